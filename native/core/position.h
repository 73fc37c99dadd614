// The state of a search: who holds what, whose side each seat is on, and what may be played.
#pragma once

#include <array>
#include <cstdint>

#include "cards.h"
#include "problem.h"
#include "trick_tables.h"

namespace wenzel::core::inline WENZEL_ISA {

// The open trick. It is small and passed by value, so that nothing needs taking back.
struct Trick {
    int leader = 0;
    int winner = 0;      // the seat that wins so far
    int winning = 0;     // its card
    int mark = 0;        // the lowest card that would have won the same: proofs rely on ranks down to here
    CardSet cards = 0;
    CardSet follow = 0;  // the cards of the led suit
    int points = 0;
};

template <int Seats>
struct Position {
    const TrickTables* t = nullptr;
    std::array<CardSet, Seats> hand{};
    std::uint64_t shape = 0;  // cards a seat a suit, packed; the trumps follow from the rest
    std::uint32_t side = 0;   // the seats that want the value high
    std::uint32_t credit = 0; // the seats whose tricks count (take_none: the enemies of the declarer)

    // Duties; `bound` until their suit has been led.
    bool bound = false;
    CardSet duty_suit = 0, forced = 0;
    std::uint32_t keeping = 0;

    static int seat_after(int leader, int k) {
        const int seat = leader + k;
        return seat >= Seats ? seat - Seats : seat;
    }

    static std::uint64_t unit(int seat, int suit) {
        constexpr int kWidth = Seats == 5 ? 3 : 4;
        return suit == kTrump ? 0 : std::uint64_t{1} << (kWidth * (seat * (kMaxSuits - 1) + suit));
    }

    void set(const TrickTables& tables, const Problem& p) {
        t = &tables;
        side = p.declarer_side;
        credit = p.take_none ? ~side : side;
        shape = 0;
        for (int seat = 0; seat < Seats; ++seat) {
            hand[seat] = t->inner(p.hands[seat]);
            for (CardSet h = hand[seat]; h; h = without_lowest(h)) shape += unit(seat, t->suit_of[lowest(h)]);
        }
        bound = p.duties.suit != Duties::kNoSuit;
        duty_suit = bound ? t->suit[p.duties.suit] : 0;
        forced = t->inner(p.duties.forced);
        keeping = p.duties.keeping_seats;
    }

    bool on_side(int seat) const { return side >> seat & 1; }
    bool credited(int seat) const { return credit >> seat & 1; }

    CardSet present() const {
        CardSet all = 0;
        for (int seat = 0; seat < Seats; ++seat) all |= hand[seat];
        return all;
    }

    int points_of(CardSet set) const {
        int sum = 0;
        for (int digit = 0; digit < t->point_bits; ++digit) sum += count(set & t->point_bit[digit]) << digit;
        return sum;
    }

    // The one place that says which cards may be played. `follow` is 0 for a lead.
    CardSet legal(int seat, CardSet follow) const {
        const CardSet cards = hand[seat];
        const CardSet same = cards & follow;
        if (bound && (cards & (cards - 1))) return legal_bound(cards, seat, follow);
        return same ? same : cards;
    }

    bool can_beat(int seat, CardSet follow, int winning) const { return legal(seat, follow) & t->beats[winning]; }

    void play(int seat, int card) {
        hand[seat] ^= bit(card);
        shape -= unit(seat, t->suit_of[card]);
    }
    void take_back(int seat, int card) {
        hand[seat] ^= bit(card);
        shape += unit(seat, t->suit_of[card]);
    }

    // Lays a card on the trick. `run`: the cards of the hand that would do the same.
    void lay(Trick& trick, int seat, int card, CardSet run) const {
        if (!trick.cards) trick.follow = t->suit[t->suit_of[card]];
        if (!trick.cards || (t->beats[trick.winning] & bit(card))) {
            trick.winner = seat;
            trick.winning = card;
            trick.mark = lowest(run);
        }
        trick.cards |= bit(card);
        trick.points += t->points[card];
    }

    // Whether the winner of a full trick was decided by rank: another card of its suit lies there.
    bool contested(const Trick& trick) const {
        return trick.cards & t->suit[t->suit_of[trick.winning]] & ~bit(trick.winning);
    }

    // Whether nobody to come can move the trick to the other side; `played` cards lie.
    bool settled(const Trick& trick, int played) const {
        for (int k = played; k < Seats; ++k) {
            const int seat = seat_after(trick.leader, k);
            if (on_side(seat) != on_side(trick.winner) && can_beat(seat, trick.follow, trick.winning)) return false;
        }
        return true;
    }

  private:
    CardSet legal_bound(CardSet cards, int seat, CardSet follow) const {
        const CardSet duty = cards & duty_suit, must = duty & forced;
        const CardSet same = cards & follow;
        if (!follow) return must ? cards & (~duty | must) : cards;
        if (same) return must && follow == duty_suit ? must : same;
        CardSet kept = must;
        if ((keeping >> seat & 1) && !(duty & (duty - 1))) kept |= duty;
        return cards & ~kept ? cards & ~kept : cards;
    }
};

}  // namespace wenzel::core::inline WENZEL_ISA
