// The rules of trick games and plain minimax without any idea in it: the oracle of the differential tests.
#pragma once

#include <cstdint>
#include <vector>

#include "core/problem.h"

namespace wenzel::core::reference {

// Points the declarer's side still gets with best play of both sides, cards of the open trick included.
// take_none: the declarer's side wants the other side to win, and the value counts the other side's points.
int value(const GameTables& game, const Problem& problem);

// The number of play sequences of `depth` cards.
std::uint64_t perft(const GameTables& game, const Problem& problem, int depth);

// The cards that the seat to move may play.
std::vector<int> legal_cards(const GameTables& game, const Problem& problem);

// The position after a legal card, and the points that the declarer's side won with it.
int play(const GameTables& game, Problem& problem, int card);

}  // namespace wenzel::core::reference
