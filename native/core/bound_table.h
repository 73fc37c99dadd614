// Looks up and stores bounds in the transposition table: here a position becomes the member of a family.
#pragma once

#include "bound.h"
#include "cards.h"
#include "features.h"
#include "position.h"
#include "transposition_table.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace wenzel::core::inline WENZEL_ISA {

constexpr int kind_of(int leader, int left, bool bound) { return leader << 5 | left | (bound ? 16 : 0); }

template <int Seats>
class BoundTable {
  public:
    static constexpr int kPlanes = Seats <= 4 ? 2 : 3;
    using Table = TranspositionTable<kPlanes>;
    using Shelf = WENZEL_ISA::Shelf<kPlanes>;

    // A position as the table sees it.
    struct Probe {
        std::uint64_t hash, shape;
        CardSet owner[kPlanes];
        CardSet present;
        std::uint8_t kind;
        bool strict;  // while duties bind, a bound holds for just its own position
    };

    explicit BoundTable(Table& table) : table_(table) {}

    // Starts fetching what `look_up` will want.
    void announce(Probe& probe, const Position<Seats>& p, int leader, int left) const {
        probe.shape = p.shape;
        probe.strict = p.bound;
        probe.kind = static_cast<std::uint8_t>(kind_of(leader, left, p.bound));
        probe.hash = Table::hash(probe.shape, probe.kind);
        table_.prefetch(probe.hash);
    }

    // A bound that decides whether the value reaches `need`. If there is none, `hint` is the best move of the bound
    // stored last for the shape.
    bool look_up(Probe& probe, const Position<Seats>& p, CardSet all, int need, const Features& on, Bound& found,
                 CardSet& hint) const {
        probe.present = all;
        for (int plane = 0; plane < kPlanes; ++plane) {
            CardSet set = 0;
            for (int seat = 0; seat < Seats; ++seat)
                if (seat >> plane & 1) set |= p.hand[seat];
            probe.owner[plane] = gather(set, all);
        }
        const std::uint32_t first = table_.find(probe.hash, probe.shape, probe.kind);
        if (first == Table::kNone) return false;
        hint = scatter(bit(table_[first].move[table_[first].used - 1] & 31), all);
        for (std::uint32_t at = first; at != Table::kNone; at = table_[at].next) {
            const Shelf& shelf = table_[at];
            for (unsigned hits = matches(shelf, probe); hits; hits &= hits - 1) {
                const int i = std::countr_zero(hits);
                const bool lower = shelf.move[i] & kLower;
                const int value = shelf.value[i];
                // A bound far on the wrong side will not come over by the difference in points.
                if (lower ? value + kReach < need : value - kReach >= need) continue;
                const bool same_cards = shelf.present[i] == all;
                const bool same_owners = !differing(shelf, i, probe);
                if (!on.families && !same_owners) continue;
                if ((!on.adapted || probe.strict) && !same_cards) continue;
                found = {value, 0, shelf.counted[i], shelf.certain[i]};
                if (!same_cards || !same_owners) adapt(shelf, i, p, lower, found);
                if (lower ? found.value < need : found.value >= need) continue;
                found.ranks = scatter(shelf.mask[i], all);
                return true;
            }
        }
        return false;
    }

    void store(const Probe& probe, const Position<Seats>& p, int need, const Bound& bound, int best, const Features& on) {
        const bool exact_owners = !on.families || probe.strict;
        Shelf& shelf = table_.room(probe.hash, probe.shape, probe.kind);
        const int i = shelf.used++;
        for (int plane = 0; plane < kPlanes; ++plane) shelf.owner[plane][i] = probe.owner[plane];
        shelf.present[i] = probe.present;
        shelf.mask[i] = exact_owners ? ~CardSet{0} : gather(upward(*p.t, bound.ranks), probe.present);
        shelf.counted[i] = bound.counted;
        shelf.certain[i] = bound.certain;
        shelf.value[i] = static_cast<std::uint8_t>(bound.value);
        shelf.move[i] =
            static_cast<std::uint8_t>(count(probe.present & (bit(best) - 1)) | (bound.value >= need ? kLower : 0));
    }

  private:
    static constexpr int kReach = 8;
    static constexpr int kLower = 128;

    // All cards from the lowest of `ranks` up, in each suit.
    static CardSet upward(const TrickTables& t, CardSet ranks) {
        CardSet result = 0;
        for (int suit = 0; suit < kMaxSuits; ++suit) result |= t.suit[suit] & (0u - lowest_bit(ranks & t.suit[suit]));
        return result;
    }

    static CardSet differing(const Shelf& shelf, int i, const Probe& probe) {
        CardSet differ = (shelf.owner[0][i] ^ probe.owner[0]) | (shelf.owner[1][i] ^ probe.owner[1]);
        if constexpr (kPlanes == 3) differ |= shelf.owner[2][i] ^ probe.owner[2];
        return differ;
    }

    // The bounds of a shelf that were proved for a family to which this position belongs.
    static unsigned matches(const Shelf& shelf, const Probe& probe) {
#if defined(__SSE2__)
        if constexpr (Shelf::kPlaces == 4) {
            const auto load = [](const std::uint32_t* from) {
                return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
            };
            const auto differ = [&](int plane) {
                return _mm_xor_si128(load(shelf.owner[plane]), _mm_set1_epi32(static_cast<int>(probe.owner[plane])));
            };
            const __m128i wrong = _mm_and_si128(_mm_or_si128(differ(0), differ(1)), load(shelf.mask));
            const int right = _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(wrong, _mm_setzero_si128())));
            return static_cast<unsigned>(right) & ((1u << shelf.used) - 1);
        }
#endif
        unsigned hits = 0;
        for (int i = 0; i < shelf.used; ++i)
            hits |= static_cast<unsigned>(!(differing(shelf, i, probe) & shelf.mask[i])) << i;
        return hits;
    }

    // Carries a bound over to the present position. Its cards are matched with ours, seat by seat and suit by suit in
    // order of rank. Where the points differ, a card credited in every line of the proof moves the bound by just the
    // difference; one credited in some lines moves it at worst; the others not at all.
    void adapt(const Shelf& shelf, int i, const Position<Seats>& p, bool lower, Bound& bound) const {
        const TrickTables& t = *p.t;
        const CardSet before = shelf.present[i];
        CardSet counted = 0, certain = 0;
        for (int seat = 0; seat < Seats; ++seat) {
            CardSet packed = ~CardSet{0};
            for (int plane = 0; plane < kPlanes; ++plane)
                packed &= (seat >> plane & 1) ? shelf.owner[plane][i] : ~shelf.owner[plane][i];
            const CardSet theirs = scatter(packed, before), ours = p.hand[seat];
            CardSet same = theirs;
            for (CardSet differ = theirs ^ ours; differ;) {
                const CardSet suit = t.suit[t.suit_of[lowest(differ)]];
                differ &= ~suit;
                same &= ~suit;
                CardSet a = theirs & suit, b = ours & suit;
                for (; a; a = without_lowest(a), b = without_lowest(b)) {
                    if (!(bound.counted & lowest_bit(a))) continue;
                    counted |= lowest_bit(b);
                    const int d = t.points[lowest(b)] - t.points[lowest(a)];
                    if (bound.certain & lowest_bit(a)) {
                        certain |= lowest_bit(b);
                        bound.value += d;
                    } else if (lower ? d < 0 : d > 0) {
                        bound.value += d;
                    }
                }
            }
            counted |= bound.counted & same;
            certain |= bound.certain & same;
        }
        bound.counted = counted;
        bound.certain = certain;
    }

    Table& table_;
};

}  // namespace wenzel::core::inline WENZEL_ISA
