// What the solver is asked: a trick game given by tables, a position of it, and nothing that knows a game by name.
#pragma once

#include <array>
#include <cstdint>

namespace wenzel::core {

// One entry a card. `suit` is the effective suit 0..4, 4 is trump; a card beats another of its suit by `strength`
// (all different within a suit); `points` are what the card is worth to the side that wins it. Cards that a game
// does not use simply appear in no hand.
struct GameTables {
    std::array<std::uint8_t, 32> suit{};
    std::array<std::uint8_t, 32> strength{};
    std::array<std::uint8_t, 32> points{};
    int trick_points = 0;  // a trick's own worth, whatever lies in it (1 to count tricks instead of points)

    bool operator==(const GameTables&) const = default;
};

// Extra rules that bind until a named suit has been led for the first time; the last trick is free of them.
struct Duties {
    static constexpr std::uint8_t kNoSuit = 255;

    std::uint8_t suit = kNoSuit;      // the suit; kNoSuit: nothing binds (any more)
    std::uint32_t forced = 0;         // its holder must play this card when the suit is led, may lead no other card of
                                      // the suit, and may not discard it
    std::uint32_t keeping_seats = 0;  // bit s: seat s may not discard his last card of the suit

    bool operator==(const Duties&) const = default;
};

// A position to solve. Hands hold what each seat still has; `table` the cards of the open trick in the order played,
// the first by `leader`. With those cards put back all hands are equally long.
struct Problem {
    int seats = 3;
    std::array<std::uint32_t, 5> hands{};
    int leader = 0;
    int table_size = 0;
    std::array<std::uint8_t, 4> table{};
    std::uint32_t declarer_side = 1;  // bit s: seat s plays on the declarer's side
    bool take_none = false;           // the declarer's side wants no trick at all; points have no meaning
    Duties duties;
};

}  // namespace wenzel::core
