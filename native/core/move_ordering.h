// Which move to try first. A move is judged by who will likely win the trick and with how many points, and by a few
// signs of what it does for the rest. The weights were found by trial: bench/tune.py counts nodes on whole deals.
#pragma once

#include "cards.h"
#include "moves.h"
#include "position.h"

namespace wenzel::core::inline WENZEL_ISA {

struct Weights {
    int rank = -2;            // a place in the order of the cards
    // leads
    int lead_wins = 0;        // whatever the points
    int lead_top = -128;      // the best card of the suit: it does not run away
    int lead_trump = -768;
    int lead_length = 32;     // a card of the suit in hand
    int lead_point = 16;
    int lead_ruffed = -1664;  // an enemy can ruff
    int lead_void = -2112;    // an enemy can throw a card away
    int lead_partner_void = -1856;
    int lead_partner_top = -704;
    int lead_alone = -1472;   // nobody else has the suit: the winner that runs away least of all
    // later seats
    int follow_wins = 256;
    int follow_point = 32;
    int ruff = -64;
    int throw_length = -8;    // a card of the suit in hand
    int throw_top = 0;        // the best card of the suit
    int throw_last = 64;
    int follow_top = 0;
    int overtake = 64;        // beating one's partner
};

// For a side that must take no trick.
constexpr Weights take_none_weights() {
    Weights w;
    w.rank = 0;
    w.lead_wins = -64;
    w.lead_top = 64;
    w.lead_trump = 0;
    w.lead_length = -96;
    w.lead_point = 0;
    w.lead_ruffed = 0;
    w.lead_void = -448;
    w.lead_partner_void = 0;
    w.lead_partner_top = 192;
    w.lead_alone = -64;
    w.follow_wins = 0;
    w.follow_point = 0;
    w.ruff = 0;
    w.throw_length = -16;
    w.throw_top = -384;
    w.throw_last = 0;
    w.follow_top = 64;
    w.overtake = 0;
    return w;
}
constexpr int kPointWeight = 64;     // a point of the trick
constexpr int kHintWeight = 1 << 20; // the move that was best in a kindred position

// The points of the dearest (cheapest) card.
inline int dearest(const TrickTables& t, CardSet set) {
    for (int i = 0; i < t.worth_classes; ++i)
        if (set & t.worth[i]) return t.worth_points[i];
    return 0;
}
inline int cheapest(const TrickTables& t, CardSet set) {
    for (int i = t.worth_classes - 1; i >= 0; --i)
        if (set & t.worth[i]) return t.worth_points[i];
    return 0;
}

struct Outlook {
    int points;  // of the trick, negative when it goes to the wrong side
    bool wins;   // the mover's side wins it
};

// How the trick will go if `card` is played and all later seats play by simple rules: give points where the trick is
// safe, take it where they can, throw the cheapest card where they cannot.
template <int Seats>
Outlook outlook(const Position<Seats>& p, Trick trick, int seat, int played, int card) {
    const TrickTables& t = *p.t;
    p.lay(trick, seat, card, bit(card));
    int points = trick.points + t.trick_points;
    for (int k = played + 1; k < Seats; ++k) {
        const int s = p.seat_after(trick.leader, k);
        const CardSet cards = p.legal(s, trick.follow);
        if (p.on_side(s) == p.on_side(trick.winner) && p.settled(trick, k + 1)) {
            points += dearest(t, cards);
            continue;
        }
        const CardSet better = cards & t.beats[trick.winning];
        if (!better) {
            points += cheapest(t, cards);
            continue;
        }
        // The last seat takes with the dearest card, an earlier one with the strongest.
        int with = highest(better);
        if (k == Seats - 1) {
            int i = 0;
            while (!(better & t.worth[i])) ++i;
            with = lowest(better & t.worth[i]);
        }
        trick.winner = s;
        trick.winning = with;
        points += t.points[with];
    }
    const bool wins = p.on_side(trick.winner) == p.on_side(seat);
    return {p.credited(trick.winner) == p.on_side(seat) ? points : -points, wins};
}

// Signs of a lead that do not depend on the card but for its suit.
template <int Seats>
int judge_lead(const Position<Seats>& p, const Weights& w, int seat, CardSet suit, CardSet all) {
    const CardSet trumps = p.t->suit[kTrump], mine = p.hand[seat];
    bool ruffed = false, enemy_void = false, partner_void = false, partner_top = false;
    for (int k = 1; k < Seats; ++k) {
        const int s = p.seat_after(seat, k);
        const CardSet theirs = p.hand[s] & suit;
        if (p.on_side(s) == p.on_side(seat)) {
            if (!theirs) partner_void = true;
            else if (!(all & ~p.hand[s] & suit & p.t->beats[highest(theirs)])) partner_top = true;
        } else if (!theirs) {
            enemy_void = true;
            if (suit != trumps && (p.hand[s] & trumps)) ruffed = true;
        }
    }
    return w.lead_length * count(mine & suit) + (suit == trumps ? w.lead_trump : 0) +
           (ruffed ? w.lead_ruffed : 0) + (enemy_void ? w.lead_void : 0) +
           (partner_void ? w.lead_partner_void : 0) + (partner_top ? w.lead_partner_top : 0) +
           (all & ~mine & suit ? 0 : w.lead_alone);
}

template <int Seats>
void judge_leads(const Position<Seats>& p, const Weights& w, Move* moves, int n, const Trick& trick, int seat, CardSet all, CardSet hint) {
    const TrickTables& t = *p.t;
    int suit = -1, suit_score = 0;
    for (int i = 0; i < n; ++i) {
        Move& m = moves[i];
        if (t.suit_of[m.card] != suit) {
            suit = t.suit_of[m.card];
            suit_score = judge_lead(p, w, seat, t.suit[suit], all);
        }
        const Outlook o = outlook(p, trick, seat, 0, m.card);
        const bool top = !(all & ~p.hand[seat] & t.suit[suit] & t.beats[m.card]);
        m.score = kPointWeight * o.points + w.rank * m.card + w.lead_point * t.points[m.card] +
                  (o.wins ? w.lead_wins : 0) + (top ? w.lead_top : 0) + suit_score +
                  (hint & bit(m.card) ? kHintWeight : 0);
    }
}

template <int Seats>
void judge_follows(const Position<Seats>& p, const Weights& w, Move* moves, int n, const Trick& trick, int seat, int played) {
    const TrickTables& t = *p.t;
    const CardSet mine = p.hand[seat];
    const CardSet others = p.present() & ~mine;
    for (int i = 0; i < n; ++i) {
        Move& m = moves[i];
        const CardSet suit = t.suit[t.suit_of[m.card]];
        const Outlook o = outlook(p, trick, seat, played, m.card);
        m.score = kPointWeight * o.points + w.rank * m.card + w.follow_point * t.points[m.card] +
                  (o.wins ? w.follow_wins : 0);
        if (trick.follow & bit(m.card)) {
            if (!(others & suit & t.beats[m.card])) m.score += w.follow_top;
        } else if (suit == t.suit[kTrump]) {
            m.score += w.ruff;
        } else {
            const int length = count(mine & suit);
            m.score += w.throw_length * length + (length == 1 ? w.throw_last : 0);
            if (!(others & suit & t.beats[m.card])) m.score += w.throw_top;
        }
        if ((t.beats[trick.winning] & bit(m.card)) && p.on_side(trick.winner) == p.on_side(seat))
            m.score += w.overtake;
    }
}

}  // namespace wenzel::core::inline WENZEL_ISA
