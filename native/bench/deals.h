// Reads deals of Skat from the solver's files: id, contract (C, G or N), leader, declarer, three hands, skat, value.
#pragma once

#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.h"

namespace wenzel::bench {

constexpr std::string_view kSuits = "DHSC", kRanks = "789TJQKA";
constexpr int kPoints[8] = {0, 0, 0, 10, 2, 3, 4, 11};
constexpr int kTrumpGameOrder[8] = {0, 1, 2, 5, 0, 3, 4, 6};
constexpr int kJack = 4, kClubs = 3, kLowestJack = 7;

struct Deal {
    core::GameTables game;
    core::Problem problem;
    int skat_points = 0;
    int value = 0;
};

inline core::GameTables tables_of(char contract) {
    core::GameTables game;
    for (int card = 0; card < 32; ++card) {
        const int suit = card / 8, rank = card % 8;
        const bool null = contract == 'N';
        game.suit[card] = static_cast<std::uint8_t>(suit);
        game.strength[card] = static_cast<std::uint8_t>(null ? rank : kTrumpGameOrder[rank]);
        game.points[card] = static_cast<std::uint8_t>(null ? 0 : kPoints[rank]);
        if (null) continue;
        if (contract == 'C' && suit == kClubs) game.suit[card] = 4;
        if (rank == kJack) {
            game.suit[card] = 4;
            game.strength[card] = static_cast<std::uint8_t>(kLowestJack + suit);
        }
    }
    // No trick wanted: tricks are counted instead of points.
    if (contract == 'N') game.trick_points = 1;
    return game;
}

inline std::uint32_t cards_of(const std::string& text, int& points) {
    std::uint32_t cards = 0;
    points = 0;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
        const auto suit = kSuits.find(text[i]), rank = kRanks.find(text[i + 1]);
        cards |= std::uint32_t{1} << (suit * 8 + rank);
        points += kPoints[rank];
    }
    return cards;
}

inline std::vector<Deal> read_deals(const std::string& path) {
    std::ifstream file(path);
    std::vector<Deal> deals;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string id, contract, hand[3], skat;
        Deal deal;
        int declarer = 0, ignored = 0;
        words >> id >> contract >> deal.problem.leader >> declarer >> hand[0] >> hand[1] >> hand[2] >> skat >> deal.value;
        if (!words) continue;
        deal.game = tables_of(contract[0]);
        for (int seat = 0; seat < 3; ++seat) deal.problem.hands[seat] = cards_of(hand[seat], ignored);
        cards_of(skat, deal.skat_points);
        deal.problem.declarer_side = std::uint32_t{1} << declarer;
        deal.problem.take_none = contract == "N";
        deals.push_back(deal);
    }
    return deals;
}

}  // namespace wenzel::bench
