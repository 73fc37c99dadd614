// Bounds without search: what each side is sure of, whatever the other does.
#pragma once

#include <algorithm>

#include "bound.h"
#include "cards.h"
#include "position.h"

namespace wenzel::core::inline WENZEL_ISA {

// The `n` cards of `set` of least (or most) points: their sum.
inline int extreme_points(const TrickTables& t, CardSet set, int n, bool most) {
    int sum = 0;
    for (int i = 0; n && i < t.worth_classes; ++i) {
        const int c = most ? i : t.worth_classes - 1 - i;
        const int take = std::min(n, count(set & t.worth[c]));
        sum += take * t.worth_points[c];
        n -= take;
    }
    return sum;
}

// What `seat` must give to `n` tricks that others win, when all his cards of `whole` are among them: those and the
// cheapest others.
template <int Seats>
int least_given(const Position<Seats>& p, int seat, CardSet whole, int n) {
    return p.points_of(whole) + extreme_points(*p.t, p.hand[seat] & ~whole, n - count(whole), false);
}

// A sum of points that one side is sure of. `exact` cards are in it for certain; of the `loose` some are, which is not
// known.
struct Sure {
    int points = 0;
    int tricks = 0;
    CardSet ranks = 0, exact = 0, loose = 0;

    // As a bound on the declarer's side's points: a lower one if the sum is that side's, else an upper one.
    Bound bound(bool credited, CardSet all, int left, int remaining) const {
        if (tricks == left) return {credited ? remaining : 0, ranks, credited ? all : 0, credited ? all : 0};
        if (credited) return {points, ranks, exact | loose, exact & ~loose};
        return {remaining - points, ranks, all & ~(exact & ~loose), all & ~(exact | loose)};
    }
};

// What the leader's side gets by cashing. A trick is sure when the leader's card is the highest left of its suit and no
// enemy can ruff, having no trump left by then or still having to follow. Trumps are cashed first; an enemy who then
// still has one has followed to every trump led and to every sure side card, so nothing he holds was thrown away.
// A partner who still has a trump must never be forced to ruff, which would lose the lead: he needs a plain card for
// each round of the side suits. Stops at `goal` points.
template <int Seats>
Sure cash(const Position<Seats>& p, int leader, CardSet all, int goal) {
    const TrickTables& t = *p.t;
    const CardSet mine = p.hand[leader], trumps = t.suit[kTrump];
    const bool side = p.on_side(leader);
    Sure sure;
    CardSet whole = 0;           // suits of which a hand gives all it has, hand by hand
    int followed[Seats] = {};    // points given by following suit
    int counted[Seats] = {};     // cards so given

    const auto win = [&](CardSet suit, CardSet run, int n) {
        CardSet cards = run;
        while (count(cards) > n) cards = without_lowest(cards);
        sure.points += p.points_of(cards) + n * t.trick_points;
        sure.exact |= cards;
        sure.tricks += n;
        if (all & ~mine & suit) sure.ranks |= lowest_bit(cards);
        for (int k = 1; k < Seats; ++k) {
            const int seat = p.seat_after(leader, k);
            const CardSet h = p.hand[seat] & suit;
            const int has = count(h);
            if (has <= n) {
                whole |= h;
                followed[seat] += p.points_of(h);
                counted[seat] += has;
            } else {
                followed[seat] += extreme_points(t, h, n, p.on_side(seat) == side);
                counted[seat] += n;
            }
        }
    };

    const CardSet trump_run = above(mine & trumps, all & ~mine & trumps);
    const int top_trumps = count(trump_run);
    if (trump_run) win(trumps, trump_run, top_trumps);
    CardSet ruffers[Seats];  // hands of the enemies who still have trumps
    int n = 0, rounds = kMaxCards;
    for (int k = 1; k < Seats; ++k) {
        const int seat = p.seat_after(leader, k);
        const CardSet hand = p.hand[seat];
        if (count(hand & trumps) <= top_trumps) continue;
        if (p.on_side(seat) != side) ruffers[n++] = hand;
        else rounds = std::min(rounds, count(hand & ~trumps));
    }
    for (int suit = 0; suit < kTrump; ++suit) {
        const CardSet run = above(mine & t.suit[suit], all & ~mine & t.suit[suit]);
        if (!run) continue;
        int longest = std::min(count(run), rounds);
        for (int i = 0; i < n; ++i) longest = std::min(longest, count(ruffers[i] & t.suit[suit]));
        if (!longest) continue;
        win(t.suit[suit], run, longest);
        rounds -= longest;
        if (sure.points >= goal) break;
    }
    if (!sure.tricks) return sure;
    for (int k = 1; k < Seats; ++k) {
        const int seat = p.seat_after(leader, k);
        const CardSet given = whole & p.hand[seat];
        sure.exact |= given;
        if (count(given) < sure.tricks) sure.loose |= p.hand[seat] & ~given;
        sure.points += std::max(followed[seat], least_given(p, seat, given, sure.tricks));
    }
    return sure;
}

// What a side gets by the strength of one seat, whoever leads what. Two arguments, the better for each seat:
//  1. Each of his trumps wins its trick for the side unless an enemy plays a higher one with it, and an enemy's trump
//     can do that to one only.
//  2. Let him have more trumps than all others together. Count his trumps and the cards of side suits above everybody
//     else's. He need never throw one away: where he is void he ruffs, and after that he leads his winners. A counted
//     card loses its trick only to an enemy's trump, and each of those has one such trick. He is not out of trumps
//     before he is through: every time the enemies get in again costs them a trump, and a partner's trump lead costs
//     the partner one.
template <int Seats>
Sure hold(const Position<Seats>& p, bool side, CardSet all) {
    const TrickTables& t = *p.t;
    const CardSet trumps = all & t.suit[kTrump];
    Sure sure;
    if (!trumps) return sure;
    CardSet enemies = 0;
    for (int seat = 0; seat < Seats; ++seat)
        if (p.on_side(seat) != side) enemies |= p.hand[seat] & trumps;
    int holder = -1;
    CardSet safe = 0;    // counted cards that cannot be lost
    CardSet others = 0;  // counted cards of which some may be
    for (int seat = 0; seat < Seats; ++seat) {
        const CardSet mine = p.hand[seat] & trumps;
        if (p.on_side(seat) != side || !mine) continue;
        const CardSet run = above(mine, enemies);
        // From the top: every enemy trump beats the next of his that it can.
        int lost = 0, waiting = 0;
        for (CardSet rest = trumps & ~run & (mine | enemies); rest;) {
            const CardSet card = bit(highest(rest));
            rest ^= card;
            if (enemies & card) ++waiting;
            else if (waiting) --waiting, ++lost;
        }
        const int wins = count(mine) - lost;
        if (wins > sure.tricks) {
            sure.tricks = wins, holder = seat, safe = run, others = wins > count(run) ? mine & ~run : 0;
            sure.ranks = trumps & ~mine ? lowest_bit(others ? mine : run) : 0;
        }
        if (count(mine) > count(trumps & ~mine)) {
            CardSet winners = 0, ranks = 0;
            for (int suit = 0; suit < kTrump; ++suit) {
                const CardSet theirs = all & ~p.hand[seat] & t.suit[suit];
                const CardSet top = above(p.hand[seat] & t.suit[suit], theirs);
                winners |= top;
                if (theirs) ranks |= lowest_bit(top);
            }
            const int n = count(mine | winners) - count(enemies);
            if (n > sure.tricks) {
                sure.tricks = n, holder = seat, sure.ranks = ranks;
                safe = enemies ? 0 : mine | winners, others = enemies ? mine | winners : 0;
            }
        }
    }
    if (holder < 0) return sure;
    sure.points = p.points_of(safe) + sure.tricks * t.trick_points;
    sure.exact = safe;
    if (others) {
        sure.points += extreme_points(t, others, sure.tricks - count(safe), false);
        sure.loose = others;
    }
    for (int seat = 0; seat < Seats; ++seat) {
        if (seat == holder) continue;
        sure.points += least_given(p, seat, 0, sure.tricks);
        sure.loose |= p.hand[seat];
    }
    return sure;
}

}  // namespace wenzel::core::inline WENZEL_ISA
