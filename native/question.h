// What the solver is asked, exactly as it comes over the wall, and the check that it makes sense. Nothing behind this
// check may be asked anything that has not passed it.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace wenzel {

constexpr int kDeckSize = 32;
constexpr int kFewestSeats = 3;
constexpr int kMostSeats = 5;
constexpr int kTrumpSuit = 4;
constexpr int kNoSuit = 255;          // a card that is not in the game; a duty that binds nobody
constexpr int kNoCard = 255;          // an empty place in a trick; a best card that is not known
constexpr int kMostCardPoints = 255;  // all cards of the game together

enum class Goal : std::uint8_t { kPoints = 0, kNoTrick = 1 };

// Each card's effective suit, its strength in it, and its card points.
struct Tables {
    std::array<std::uint8_t, kDeckSize> suit{};
    std::array<std::uint8_t, kDeckSize> strength{};
    std::array<std::uint8_t, kDeckSize> points{};
};

// Cards that must be played when `suit` is led for the first time, and cards of which the last one may not be thrown
// off before. In force until `suit` has been led once.
struct Duty {
    int suit = kNoSuit;
    std::uint32_t answers = 0;
    std::uint32_t kept = 0;
};

struct Question {
    Tables tables;
    int seats = kFewestSeats;
    std::array<std::uint32_t, kMostSeats> hands{};  // without the cards of the open trick
    int trick_size = 0;
    std::array<std::uint8_t, kMostSeats - 1> trick{};  // the cards of the open trick in playing order
    int leader = 0;                                    // who led the open trick, or leads
    std::uint32_t side = 1;                            // bit s: seat s is of the declarer's side
    Duty duty;
};

// What is wrong with the tables; empty if nothing. The text begins with the name of the argument.
std::string fault_of(const Tables& tables);

// What is wrong with a position whose tables are right; empty if nothing. `seats` and `trick_size` must be in range:
// whoever fills in the arrays has had to look.
std::string fault_of(const Question& question);

}  // namespace wenzel
