// A bound without search for games where the declarer's side must take no trick.
#pragma once

#include "cards.h"
#include "position.h"

namespace wenzel::core::inline WENZEL_ISA {

// Whether `seat`, not on lead and with no trumps about, can duck every trick: in each suit, fewer than k cards of the
// others lie below his k-th lowest. He ducks a lead with his highest card below it (that keeps the property: his cards
// above it have one card less below them), and throws away from the top.
// `ranks` gets what that relied on.
template <int Seats>
bool ducks_all(const Position<Seats>& p, int seat, CardSet all, CardSet& ranks) {
    const TrickTables& t = *p.t;
    CardSet relied = 0;
    for (int suit = 0; suit < kTrump; ++suit) {
        const CardSet theirs = all & ~p.hand[seat] & t.suit[suit];
        int k = 0;
        for (CardSet mine = p.hand[seat] & t.suit[suit]; mine; mine = without_lowest(mine), ++k) {
            const CardSet below = theirs & (lowest_bit(mine) - 1);
            if (count(below) > k) return false;
            if (!k && theirs) relied |= lowest_bit(mine);
        }
    }
    ranks = relied;
    return true;
}

}  // namespace wenzel::core::inline WENZEL_ISA
