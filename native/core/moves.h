// Which moves need be searched: cards that surely do the same, or no better, are left out.
#pragma once

#include <algorithm>

#include "cards.h"
#include "position.h"

namespace wenzel::core::inline WENZEL_ISA {

struct Move {
    std::uint8_t card;
    bool searched;
    int score;    // for the order; once searched the value found
    CardSet run;  // the cards of the hand that win the same tricks
};

// The cards of `legal` in runs that no card of `others` divides: within a run any card wins the same tricks. Of a run
// one card of each point value is a move; with `join` off every card is one, a run of its own.
template <int Seats>
int generate(const Position<Seats>& p, Move* moves, CardSet legal, CardSet others, bool join) {
    const TrickTables& t = *p.t;
    int n = 0;
    while (legal) {
        // One run: from the highest card left of a suit down to the next card of somebody else's.
        const int top = highest(legal);
        const CardSet suit = t.suit[t.suit_of[top]];
        const CardSet fence = others & suit & (bit(top) - 1);
        const CardSet run = !join ? bit(top) : above(legal & suit, fence);
        legal &= ~run;
        for (CardSet rest = run; rest;) {
            const int card = highest(rest);
            rest &= ~t.same_worth[card];
            moves[n++] = {static_cast<std::uint8_t>(card), false, 0, run};
        }
    }
    return n;
}

// Where a run still has cards of different points, and the side that gets the trick is settled, one card is enough: the
// dearest if the trick goes the mover's way, else the cheapest. (Exchange the two cards in the rest of the play: what is
// lost on the later trick was won on this one.) `relied` gets the card on whose rank that settlement relied.
template <int Seats>
int drop_dominated(const Position<Seats>& p, Move* moves, int n, const Trick& trick, int seat, int played,
                   CardSet& relied) {
    for (int i = 0; i + 1 < n; ++i) {
        if (moves[i + 1].run != moves[i].run) continue;
        int end = i + 1;
        while (end < n && moves[end].run == moves[i].run) ++end;
        Trick after = trick;
        p.lay(after, seat, moves[i].card, moves[i].run);
        if (!p.settled(after, played + 1)) {
            i = end - 1;
            continue;
        }
        const bool gain = p.credited(after.winner) == p.on_side(seat);
        int keep = i;
        for (int j = i + 1; j < end; ++j) {
            const int a = p.t->points[moves[j].card], b = p.t->points[moves[keep].card];
            if (gain ? a > b : a < b) keep = j;
        }
        moves[i] = moves[keep];
        std::copy(moves + end, moves + n, moves + i + 1);
        n -= end - i - 1;
        if (played + 1 < Seats) relied |= bit(after.mark);
    }
    return n;
}

}  // namespace wenzel::core::inline WENZEL_ISA
