// What an engine does: exact values by a few zero windows. Included once for each instruction set.
#pragma once

#include <algorithm>

#include "engine.h"
#include "search.h"

namespace wenzel::core::inline WENZEL_ISA {

class WindowEngine final : public Engine {
  public:
    // Both kinds of table use the same memory; only one is in use at a time.
    WindowEngine(void* memory, std::size_t bytes) : two_(memory, bytes), three_(memory, bytes) {}

    void forget() override {
        two_.clear();
        three_.clear();
    }

    int value(const TrickTables& tables, const Problem& problem) override {
        return static_cast<int>(with_search(tables, problem, [&](auto& search) {
            if (problem.take_none) return search.probe(search.left()) >= search.left() ? 1 : 0;
            return narrow(search.remaining(), search.remaining() * 7 / 10, [&](int need) { return search.probe(need); });
        }));
    }

    bool at_least(const TrickTables& tables, const Problem& problem, int need) override {
        return with_search(tables, problem, [&](auto& search) {
            if (problem.take_none) need = need <= 0 ? 0 : need == 1 ? search.left() : search.left() + 1;
            return need <= 0 || (need <= search.remaining() && search.probe(need) >= need);
        });
    }

    int values(const TrickTables& tables, const Problem& problem, CardValue* out) override {
        return static_cast<int>(with_search(tables, problem, [&](auto& search) {
            const bool none = problem.take_none;
            const int total = search.remaining(), left = search.left();
            CardSet same[kMaxCards];
            const int groups = left ? search.groups(same) : 0;
            // The best value first: then one window shows which cards reach it.
            const auto at_root = [&](int need) { return search.probe(need); };
            int guess = !groups || none ? 0 : narrow(total, total * 7 / 10, at_root);
            int n = 0;
            for (int i = 0; i < groups; ++i) {
                const auto after = [&](int need) { return search.probe_card(lowest(same[i]), need); };
                const int v = none ? after(left) >= left : narrow(total, guess, after);
                for (CardSet cards = same[i]; cards; cards = without_lowest(cards))
                    out[n++] = {tables.outer_of[lowest(cards)], static_cast<std::int16_t>(v)};
            }
            std::sort(out, out + n, [](const CardValue& a, const CardValue& b) { return a.card < b.card; });
            return n;
        }));
    }

    int best(const TrickTables& tables, const Problem& problem, int value) override {
        return static_cast<int>(with_search(tables, problem, [&](auto& search) {
            const bool more = search.maximizes();
            CardSet same[kMaxCards];
            const int groups = search.left() ? search.groups(same) : 0;
            if (!groups) return -1;
            // Where no trick is wanted, a side that has got its way or cannot get it may play anything.
            if (problem.take_none && (value != 0) != more) return static_cast<int>(tables.outer_of[lowest(same[0])]);
            const int need = problem.take_none ? search.left() : more ? value : value + 1;
            const auto keeps = [&](int card) {
                const int found = search.probe_card(card, need);
                return more ? found >= need : found < need;
            };
            search.probe(need);
            const int guess = search.last_best();
            for (int i = 0; i < groups; ++i)
                if (same[i] >> guess & 1 && keeps(guess)) return static_cast<int>(tables.outer_of[guess]);
            for (int i = 0; i < groups; ++i)
                if (keeps(lowest(same[i]))) return static_cast<int>(tables.outer_of[lowest(same[i])]);
            return -1;
        }));
    }

    std::uint64_t sequences(const TrickTables& tables, const Problem& problem, int depth) override {
        return static_cast<std::uint64_t>(
            with_search(tables, problem, [&](auto& search) { return search.sequences(depth); }));
    }

  private:
    // The exact value between 0 and `total`, by windows that start at a guess. Values lie close together where the
    // search is hard, so each window asks a little beyond the bound just found.
    template <class Probe>
    static int narrow(int total, int guess, Probe probe) {
        constexpr int kStep = 3;
        int low = 0, high = total;
        while (low < high) {
            const int need = std::clamp(guess, low + 1, high);
            const int v = probe(need);
            if (v >= need) low = v, guess = v + 1 + kStep;
            else high = v, guess = v - kStep;
        }
        return low;
    }

    template <class Call>
    std::int64_t with_search(const TrickTables& tables, const Problem& problem, Call call) {
        const auto run = [&](auto search) {
            const auto result = static_cast<std::int64_t>(call(search));
            nodes += search.nodes;
            return result;
        };
        if ((problem.seats == 5) != wide_) {
            wide_ = !wide_;
            if (wide_) three_.wipe();
            else two_.wipe();
        }
        if (problem.seats == 3) return run(Search<3>(tables, two_, problem));
        if (problem.seats == 4) return run(Search<4>(tables, two_, problem));
        return run(Search<5>(tables, three_, problem));
    }

    TranspositionTable<2> two_;
    TranspositionTable<3> three_;
    bool wide_ = false;
};

}  // namespace wenzel::core::inline WENZEL_ISA
