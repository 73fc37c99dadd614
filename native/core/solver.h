// The open-hand solver: exact values of any position of a two-sided trick game, all cards known.
//
//     wenzel::core::Solver solver(32 << 20);
//     int points = solver.value(game, problem);             // what the declarer's side still gets
//     bool made = solver.at_least(game, problem, 61 - skat_points);
//
// A Solver owns its memory, allocates nothing after it is made, and is used by one thread at a time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "engine.h"
#include "problem.h"
#include "trick_tables.h"

namespace wenzel::core {

// What is wrong with a question, or nullptr.
const char* fault(const GameTables& game, const Problem& problem);

class Solver {
  public:
    enum class Instructions { best, portable };

    explicit Solver(std::size_t table_bytes, Instructions instructions = Instructions::best);

    // All take a problem without fault. The points (or, take_none, 1 for success) that the declarer's side still gets
    // with best play of both sides, the cards of the open trick included, points won earlier not.
    int value(const GameTables& game, const Problem& problem);

    // Whether it gets `need` of them. Far faster than the value.
    bool at_least(const GameTables& game, const Problem& problem, int need);

    // The value after each legal card, in order of card numbers. Returns how many there are.
    int values(const GameTables& game, const Problem& problem, std::array<CardValue, 32>& out);

    // A card of the seat to move that keeps the value, which must be the position's; -1 if no card is left.
    int best(const GameTables& game, const Problem& problem, int value);

    // The number of legal sequences of `depth` cards (perft).
    std::uint64_t sequences(const GameTables& game, const Problem& problem, int depth);

    // Nodes searched since the Solver was made.
    std::uint64_t nodes() const { return engine_->nodes; }

    // Forgets what earlier questions taught. Otherwise what was learned about a deal serves for its later positions.
    void forget() { known_ = false; }

  private:
    void prepare(const GameTables& game, const Problem& problem);

    struct Free { void operator()(void* p) const; };
    std::unique_ptr<void, Free> memory_;
    std::unique_ptr<Engine> engine_;
    GameTables game_;
    TrickTables tables_;
    Problem last_;
    bool known_ = false;
};

}  // namespace wenzel::core
