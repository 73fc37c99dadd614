// Games, deals and the clock of the tests: those that are played, and ones that nobody plays.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <random>

#include "core/problem.h"

namespace wenzel::core::tests {

using Random = std::mt19937_64;

inline int below(Random& random, int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); }
inline bool one_in(Random& random, int times) { return below(random, times) == 0; }

constexpr int kDeck = 32, kTrumps = 4, kJack = 4, kQueen = 5;
constexpr std::array<std::uint8_t, 8> kPoints = {0, 0, 0, 10, 2, 3, 4, 11};  // of 7 8 9 T J Q K A

// Suits D H S C are 0 to 3 in card numbers. 'C' is Clubs, 'G' Grand, 'N' Null.
inline GameTables skat_tables(char contract) {
    constexpr std::array<std::uint8_t, 8> order = {0, 1, 2, 5, 9, 3, 4, 6};
    GameTables game;
    for (int card = 0; card < kDeck; ++card) {
        const int suit = card / 8, rank = card % 8;
        game.suit[card] = static_cast<std::uint8_t>(suit);
        game.strength[card] = static_cast<std::uint8_t>(rank);
        if (contract == 'N') continue;
        game.points[card] = kPoints[rank];
        game.strength[card] = order[rank];
        if (contract == 'C' && suit == 3) game.suit[card] = kTrumps;
        if (rank == kJack) game.suit[card] = kTrumps, game.strength[card] = static_cast<std::uint8_t>(9 + suit);
    }
    return game;
}

// Queens, jacks and diamonds are trumps; 0 is below every card of a suit and left to a card laid face down.
inline GameTables sheepshead_tables() {
    constexpr std::array<std::uint8_t, 8> order = {1, 2, 3, 5, 0, 0, 4, 6};
    GameTables game;
    for (int card = 0; card < kDeck; ++card) {
        const int suit = card / 8, rank = card % 8;
        game.points[card] = kPoints[rank];
        game.suit[card] = static_cast<std::uint8_t>(suit == 0 ? kTrumps : suit);
        game.strength[card] = order[rank];
        if (rank == kJack) game.suit[card] = kTrumps, game.strength[card] = static_cast<std::uint8_t>(10 + suit);
        if (rank == kQueen) game.suit[card] = kTrumps, game.strength[card] = static_cast<std::uint8_t>(20 + suit);
    }
    return game;
}

inline std::array<int, kDeck> shuffled_deck(Random& random) {
    std::array<int, kDeck> deck;
    std::iota(deck.begin(), deck.end(), 0);
    std::shuffle(deck.begin(), deck.end(), random);
    return deck;
}

inline GameTables random_tables(Random& random) {
    GameTables game;
    const int suits = 1 + below(random, 5), top = 1 + below(random, 12);
    const auto order = shuffled_deck(random);
    for (int card = 0; card < kDeck; ++card) {
        game.suit[card] = static_cast<std::uint8_t>(one_in(random, 3) ? kTrumps : below(random, suits));
        game.strength[card] = static_cast<std::uint8_t>(order[card]);
        game.points[card] = static_cast<std::uint8_t>(one_in(random, 2) ? 0 : below(random, top));
    }
    game.trick_points = one_in(random, 4) ? below(random, 3) : 0;
    return game;
}

// Clubs, Grand, Null, Sheepshead or something that nobody plays.
inline GameTables any_game(Random& random, bool& take_none) {
    take_none = false;
    switch (below(random, 5)) {
        case 0: return skat_tables('C');
        case 1: return skat_tables('G');
        case 2: take_none = true; return skat_tables('N');
        case 3: return sheepshead_tables();
        default: take_none = one_in(random, 4); return random_tables(random);
    }
}

template <typename Deck>
void deal(const Deck& deck, Problem& problem, int cards) {
    for (int seat = 0; seat < problem.seats; ++seat) {
        problem.hands[seat] = 0;
        for (int i = 0; i < cards; ++i) problem.hands[seat] |= std::uint32_t{1} << deck[seat * cards + i];
    }
}

// The arguments of a test that runs for some time: seconds, then the seed.
struct Arguments {
    std::chrono::steady_clock::time_point end;
    std::uint64_t seed;

    Arguments(int count, char** words)
        : end(std::chrono::steady_clock::now() + std::chrono::seconds(count > 1 ? std::atol(words[1]) : 10)),
          seed(count > 2 ? std::strtoull(words[2], nullptr, 10) : 1) {}

    bool time_is_left() const { return std::chrono::steady_clock::now() < end; }
};

}  // namespace wenzel::core::tests
