// The tables of a game turned into the form the search wants: cards renumbered so that each suit is a run of bits in
// order of strength, trumps on top. "Stronger" is then "higher", and every question about a trick is a mask.
#pragma once

#include <array>
#include <cstdint>

#include "cards.h"
#include "problem.h"

namespace wenzel::core {

struct TrickTables {
    std::array<std::uint8_t, 32> inner_of{};  // the caller's card number -> ours
    std::array<std::uint8_t, 32> outer_of{};  // and back
    std::array<std::uint8_t, 32> suit_of{};
    std::array<std::uint8_t, 32> points{};
    std::array<CardSet, kMaxSuits> suit{};       // all cards of a suit
    std::array<CardSet, 32> beats{};             // the cards that beat this one when it leads the trick so far
    std::array<CardSet, 8> point_bit{};          // cards whose points have binary digit i: sums by counting bits
    int point_bits = 0;
    std::array<CardSet, 32> same_worth{};        // the cards with the points of this one
    std::array<CardSet, 32> worth{};             // cards by point value, the dearest class first
    std::array<std::uint8_t, 32> worth_points{}; // the value of each class
    int worth_classes = 0;
    int trick_points = 0;

    explicit TrickTables(const GameTables& game);
    TrickTables() = default;

    CardSet inner(CardSet outer) const;
    CardSet outer(CardSet inner) const;
    bool operator==(const TrickTables&) const = default;
};

}  // namespace wenzel::core
