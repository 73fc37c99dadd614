// Zero-window search of an open deal: does the declarer's side still get `need` points? Every answer is a bound that
// may lie beyond `need` (fail-soft), with what its proof relied on.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <type_traits>
#include <utility>

#include "bound.h"
#include "bound_table.h"
#include "cards.h"
#include "features.h"
#include "move_ordering.h"
#include "moves.h"
#include "position.h"
#include "safe_hand.h"
#include "sure_tricks.h"

namespace wenzel::core::inline WENZEL_ISA {

template <int Seats>
class Search {
  public:
    using Table = typename BoundTable<Seats>::Table;

    // The position may lie within a trick.
    Search(const TrickTables& tables, Table& table, const Problem& problem) : table_(table), misere_(problem.take_none) {
        p_.set(tables, problem);
        root_.leader = problem.leader;
        for (int k = 0; k < problem.table_size; ++k) {
            const int card = tables.inner_of[problem.table[k]];
            p_.lay(root_, p_.seat_after(problem.leader, k), card, bit(card));
        }
        if (misere_ && count(p_.side) == 1) loner_ = lowest(p_.side);
        played_ = problem.table_size;
        seat_ = p_.seat_after(problem.leader, played_);
        left_ = count(p_.hand[seat_]);
        remaining_ = p_.points_of(p_.present()) + root_.points + left_ * tables.trick_points;
    }

#if defined(WENZEL_SWITCHES)
    Features on;
    Weights weights;
#else
    static constexpr Features on{};
#endif
    std::uint64_t nodes = 0;

    int remaining() const { return remaining_; }
    int left() const { return left_; }
    CardSet legal() const { return p_.legal(seat_, root_.follow); }

    // The legal cards in groups that surely have the same value (the groups' cards are given in inner numbers).
    int groups(CardSet* same) const {
        Move moves[kMaxCards];
        const int n = generate(p_, moves, legal(), others(seat_, root_), join());
        for (int i = 0; i < n; ++i) same[i] = moves[i].run & p_.t->same_worth[moves[i].card];
        return n;
    }

    // A bound on the value: a lower one if it reaches `need`, else an upper one.
    int probe(int need) {
        if (left_ == 0) return 0;
        return with_played([&](auto played) {
            if constexpr (played == 0) return lead(root_.leader, need, left_, remaining_).value;
            else return follow<played>(root_, need, left_, remaining_).value;
        });
    }

    // The same after the seat to move has played `card`.
    int probe_card(int card, int need) {
        return with_played([&](auto played) {
            const Move move{static_cast<std::uint8_t>(card), false, 0, bit(card)};
            return child<played>(move, root_, seat_, need, left_, remaining_).value;
        });
    }

    // The card that the last probe found best, in inner numbers: a guess where a bound or the table answered.
    int last_best() const { return best_card_; }
    bool maximizes() const { return p_.on_side(seat_); }

    // The number of sequences of `depth` cards that may be played.
    std::uint64_t sequences(int depth) { return sequences(root_, seat_, played_, depth); }

  private:
    const Weights& weights_() const {
#if defined(WENZEL_SWITCHES)
        return weights;
#else
        static constexpr Weights points{}, none = take_none_weights();
        return misere_ ? none : points;
#endif
    }

    template <class Call>
    int with_played(Call call) {
        switch (played_) {
            case 0: return call(std::integral_constant<int, 0>{});
            case 1: return call(std::integral_constant<int, 1>{});
            case 2: return call(std::integral_constant<int, 2>{});
            case 3: if constexpr (Seats > 3) return call(std::integral_constant<int, 3>{}); break;
            case 4: if constexpr (Seats > 4) return call(std::integral_constant<int, 4>{}); break;
        }
        return 0;
    }

    // Runs may be joined only where a card is nothing but suit, rank and points: not while duties name cards.
    bool join() const { return on.equals && !p_.bound; }

    // The cards that divide a hand's runs: the other hands' and the one that leads the trick.
    CardSet others(int seat, const Trick& trick) const {
        return (p_.present() & ~p_.hand[seat]) | (trick.cards ? bit(trick.winning) : 0);
    }

    // At a trick boundary. `left` tricks and `remaining` points are still to be won.
    Bound lead(int leader, int need, int left, int remaining) {
        ++nodes;
        if (need <= 0) return {0, 0, 0, 0};
        const CardSet all = p_.present();
        if (remaining < need) return {remaining, 0, all, all};
        if (left == 1) return last_trick(leader, remaining, all);

        BoundTable<Seats> bounds(table_);
        typename BoundTable<Seats>::Probe probe;
        if (on.table) bounds.announce(probe, p_, leader, left);
        if (on.sure_tricks && !misere_ && !p_.bound) {
            const bool side = p_.on_side(leader);
            const Sure now = cash(p_, leader, all, side ? need : remaining - need + 1);
            Bound b = now.bound(side, all, left, remaining);
            if (side ? b.value >= need : b.value < need) return b;
            if (on.hold) {
                b = hold(p_, !side, all).bound(!side, all, left, remaining);
                if (side ? b.value < need : b.value >= need) return b;
            }
        }
        if (on.safe_hand && loner_ >= 0 && loner_ != leader && !p_.bound && !(all & p_.t->suit[kTrump])) {
            CardSet ranks;
            if (ducks_all(p_, loner_, all, ranks)) return {remaining, ranks, all, all};
        }
        CardSet hint = 0;
        if (on.table) {
            Bound found;
            if (bounds.look_up(probe, p_, all, need, on, found, hint)) return found;
        }

        Move moves[kMaxCards];
        Trick trick;
        trick.leader = leader;
        CardSet relied = 0;
        int n = generate(p_, moves, p_.legal(leader, 0), all & ~p_.hand[leader], join());
        if (n > 1 && on.dominated) n = drop_dominated(p_, moves, n, trick, leader, 0, relied);
        if (n > 1 && on.order) judge_leads(p_, weights_(), moves, n, trick, leader, all, hint);
        const Bound best = search_moves<0>(moves, n, trick, leader, need, left, remaining, relied);
        if (on.table) bounds.store(probe, p_, need, best, best_card_, on);
        return best;
    }

    // Later seats of a trick. `remaining` still counts the cards on the table.
    template <int Played>
    Bound follow(const Trick& trick, int need, int left, int remaining) {
        ++nodes;
        const int seat = p_.seat_after(trick.leader, Played);
        const CardSet cards = p_.legal(seat, trick.follow);
        if (!without_lowest(cards)) {
            const Move only{static_cast<std::uint8_t>(lowest(cards)), false, 0, cards};
            return child<Played>(only, trick, seat, need, left, remaining);
        }
        Move moves[kMaxCards];
        CardSet relied = 0;
        int n = generate(p_, moves, cards, others(seat, trick), join());
        if (n > 1 && on.dominated) n = drop_dominated(p_, moves, n, trick, seat, Played, relied);
        if (n > 1 && on.order) judge_follows(p_, weights_(), moves, n, trick, seat, Played);
        return search_moves<Played>(moves, n, trick, seat, need, left, remaining, relied);
    }

    template <int Played>
    Bound search_moves(Move* moves, int n, const Trick& trick, int seat, int need, int left, int remaining,
                       CardSet relied) {
        const bool maximize = p_.on_side(seat);
        Bound best{maximize ? -1 : 1 << 20, relied, 0, ~CardSet{0}};
        int best_card = moves[0].card;
        for (int i = 0; i < n; ++i) {
            int pick = i;
            for (int j = i + 1; j < n; ++j)
                if (moves[j].score > moves[pick].score) pick = j;
            std::swap(moves[i], moves[pick]);
            Move& m = moves[i];
            m.searched = false;
            if (on.nearly && judged_by_neighbour(moves, i, need, maximize, best.value)) continue;
            const Bound b = child<Played>(m, trick, seat, need, left, remaining);
            if (maximize ? b.value >= need : b.value < need) {
                best_card_ = m.card;
                return b;
            }
            m.searched = true;
            m.score = b.value;
            if (maximize ? b.value > best.value : b.value < best.value) best.value = b.value, best_card = m.card;
            // What was proved for one card of a run stands for the cards of it that are left out, with the cards of the
            // run in other places: a set that holds some of them must hold all or, where it is a claim, none.
            best.ranks |= b.ranks & m.run ? b.ranks | lowest_bit(m.run) : b.ranks;
            best.counted |= b.counted & m.run ? b.counted | m.run : b.counted;
            best.certain &= m.run & ~b.certain ? b.certain & ~m.run : b.certain;
        }
        best_card_ = best_card;
        return best;
    }

    // Two cards of a run win the same tricks, so their values differ by their points at most: whether that settles
    // move `i` after one of its run was searched.
    bool judged_by_neighbour(const Move* moves, int i, int need, bool maximize, int& best) const {
        for (int j = 0; j < i; ++j) {
            if (moves[j].run != moves[i].run || !moves[j].searched) continue;
            const int d = std::abs(p_.t->points[moves[j].card] - p_.t->points[moves[i].card]);
            const int value = maximize ? moves[j].score + d : moves[j].score - d;
            if (maximize ? value >= need : value < need) continue;
            best = maximize ? std::max(best, value) : std::min(best, value);
            return true;
        }
        return false;
    }

    template <int Played>
    Bound child(const Move& m, const Trick& before, int seat, int need, int left, int remaining) {
        Trick trick = before;
        p_.lay(trick, seat, m.card, m.run);
        p_.play(seat, m.card);
        Bound b;
        if constexpr (Played == Seats - 1) b = finish(trick, need, left, remaining);
        else b = follow<Played + 1>(trick, need, left, remaining);
        p_.take_back(seat, m.card);
        return b;
    }

    Bound finish(const Trick& trick, int need, int left, int remaining) {
        const int points = trick.points + p_.t->trick_points;
        const bool credited = p_.credited(trick.winner);
        const int gained = credited ? points : 0;
        const bool bound = p_.bound;
        if (trick.follow == p_.duty_suit) p_.bound = false;
        Bound b = left == 1 ? Bound{0, 0, 0, 0} : lead(trick.winner, need - gained, left - 1, remaining - points);
        p_.bound = bound;
        b.value += gained;
        if (credited) b.counted |= trick.cards, b.certain |= trick.cards;
        if (p_.contested(trick)) b.ranks |= bit(trick.winning);
        return b;
    }

    // Every seat has one card.
    Bound last_trick(int leader, int remaining, CardSet all) const {
        Trick trick;
        trick.leader = leader;
        for (int k = 0; k < Seats; ++k) {
            const int seat = p_.seat_after(leader, k);
            p_.lay(trick, seat, lowest(p_.hand[seat]), p_.hand[seat]);
        }
        const CardSet won = p_.credited(trick.winner) ? all : 0;
        return {won ? remaining : 0, p_.contested(trick) ? bit(trick.mark) : 0, won, won};
    }

    std::uint64_t sequences(const Trick& before, int seat, int played, int depth) {
        if (depth == 0) return 1;
        std::uint64_t sum = 0;
        for (CardSet cards = p_.legal(seat, before.follow); cards; cards = without_lowest(cards)) {
            Trick trick = before;
            p_.lay(trick, seat, lowest(cards), lowest_bit(cards));
            p_.play(seat, lowest(cards));
            if (played == Seats - 1) {
                const bool bound = p_.bound;
                if (trick.follow == p_.duty_suit) p_.bound = false;
                Trick next;
                next.leader = trick.winner;
                sum += sequences(next, trick.winner, 0, depth - 1);
                p_.bound = bound;
            } else {
                sum += sequences(trick, p_.seat_after(seat, 1), played + 1, depth - 1);
            }
            p_.take_back(seat, lowest(cards));
        }
        return sum;
    }

    Position<Seats> p_;
    Table& table_;
    bool misere_;
    int loner_ = -1;  // the one seat that must take no trick
    int best_card_ = 0;  // of the node searched last
    Trick root_;
    int played_ = 0, seat_ = 0, left_ = 0, remaining_ = 0;
};

}  // namespace wenzel::core::inline WENZEL_ISA
