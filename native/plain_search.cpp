// The plain search: alpha-beta with zero windows, a table at the beginning of tricks and a simple order of moves. It is
// the yardstick: `scripts/bench` compares the real search with it, and the tests compare their answers. It stays plain.

#include <algorithm>
#include <bit>
#include <vector>

#include "engine.h"

namespace wenzel {
namespace {

using CardSet = std::uint32_t;

constexpr CardSet bit(int card) { return CardSet{1} << card; }

struct Entry {
    std::array<CardSet, kMostSeats> hands{};
    std::uint8_t where = 0;  // leader and duty
    std::uint8_t move = 0;
    std::int16_t at_least = 0;
    std::int16_t at_most = 0;
    std::uint16_t epoch = 0;
};

class PlainSearch final : public Engine {
  public:
    explicit PlainSearch(std::size_t table_bytes) : table_(std::bit_floor(std::max<std::size_t>(table_bytes / sizeof(Entry), 1024))) {}

    void clear() override {
        if (++epoch_ == 0) {
            std::fill(table_.begin(), table_.end(), Entry{});
            epoch_ = 1;
        }
    }

    Answer value(const Question& question, Goal goal) override {
        begin(question, goal);
        if (goal == Goal::kNoTrick) return answer(reaches(1) ? 0 : 1);
        return answer(exact());
    }

    Answer at_least(const Question& question, int least) override {
        begin(question, Goal::kPoints);
        return answer(reaches(least) ? 1 : 0);
    }

    CardValues values(const Question& question, Goal goal) override {
        begin(question, goal);
        CardValues result;
        result.value.fill(CardValues::kIllegal);
        const int seat = to_play();
        for (CardSet left = legal(seat); left; left &= left - 1) {
            const int card = std::countr_zero(left);
            const Undo undo = play(seat, card);
            result.value[card] = static_cast<std::int16_t>(
                goal == Goal::kNoTrick ? undo.gained == 0 && !reaches(1) : undo.gained + exact());
            take_back(seat, card, undo);
        }
        result.nodes = nodes_;
        return result;
    }

    std::uint64_t sequences(const Question& question, int depth) override {
        begin(question, Goal::kPoints);
        return sequences(depth);
    }

  private:
    // What a card changed that cannot be worked out again.
    struct Undo {
        std::array<std::uint8_t, kMostSeats> trick;
        int trick_size, leader, winner, winning, trick_points, left, gained;
        bool bound;
    };

    Answer answer(int value) const { return {value, kNoCard, nodes_}; }

    void begin(const Question& question, Goal goal) {
        q_ = question;
        no_trick_ = goal == Goal::kNoTrick;
        // Bounds in the table hold for the tables, the sides, the goal and the duty they were found with.
        clear();
        nodes_ = 0;
        suit_.fill(0);
        for (int card = 0; card < kDeckSize; ++card)
            if (q_.tables.suit[card] != kNoSuit) suit_[q_.tables.suit[card]] |= bit(card);
        left_ = 0;
        for (int seat = 0; seat < q_.seats; ++seat)
            for (CardSet hand = q_.hands[seat]; hand; hand &= hand - 1) left_ += worth(std::countr_zero(hand));
        bound_ = q_.duty.suit != kNoSuit;
        leader_ = q_.leader;
        trick_size_ = 0;
        for (int place = 0; place < q_.trick_size; ++place) {
            left_ += worth(q_.trick[place]);
            lay((leader_ + place) % q_.seats, q_.trick[place]);
        }
        if (no_trick_) left_ = std::popcount(q_.hands[(leader_ + q_.seats - 1) % q_.seats]);
    }

    // With no points at stake but tricks, cards are worth nothing and the trick itself is worth one.
    int worth(int card) const { return no_trick_ ? 0 : q_.tables.points[card]; }
    bool declares(int seat) const { return q_.side >> seat & 1; }
    bool wants_more(int seat) const { return declares(seat) != no_trick_; }
    int to_play() const { return (leader_ + trick_size_) % q_.seats; }

    bool beats(int card, int best) const {
        const auto& t = q_.tables;
        if (t.suit[card] == t.suit[best]) return t.strength[card] > t.strength[best];
        return t.suit[card] == kTrumpSuit;
    }

    CardSet legal(int seat) const {
        const CardSet hand = q_.hands[seat];
        const Duty& duty = q_.duty;
        if (!trick_size_) {
            if (!bound_ || !(hand & duty.answers)) return hand;
            return hand & ~(suit_[duty.suit] & ~duty.answers);
        }
        const int led = q_.tables.suit[trick_[0]];
        if (bound_ && led == duty.suit && (hand & duty.answers)) return hand & duty.answers;
        if (hand & suit_[led]) return hand & suit_[led];
        if (bound_ && led != duty.suit && std::popcount(hand & duty.kept) == 1 && std::popcount(hand) > 1)
            return hand & ~duty.kept;
        return hand;
    }

    void lay(int seat, int card) {
        if (!trick_size_) {
            winner_ = seat;
            winning_ = card;
            trick_points_ = no_trick_ ? 1 : 0;
        } else if (beats(card, winning_)) {
            winner_ = seat;
            winning_ = card;
        }
        trick_points_ += worth(card);
        trick_[trick_size_++] = static_cast<std::uint8_t>(card);
    }

    Undo play(int seat, int card) {
        Undo undo{trick_, trick_size_, leader_, winner_, winning_, trick_points_, left_, 0, bound_};
        q_.hands[seat] &= ~bit(card);
        lay(seat, card);
        if (trick_size_ == q_.seats) {
            if (bound_ && q_.tables.suit[trick_[0]] == q_.duty.suit) bound_ = false;
            if (declares(winner_)) undo.gained = trick_points_;
            left_ -= trick_points_;
            leader_ = winner_;
            trick_size_ = 0;
        }
        return undo;
    }

    void take_back(int seat, int card, const Undo& undo) {
        q_.hands[seat] |= bit(card);
        trick_ = undo.trick;
        trick_size_ = undo.trick_size;
        leader_ = undo.leader;
        winner_ = undo.winner;
        winning_ = undo.winning;
        trick_points_ = undo.trick_points;
        left_ = undo.left;
        bound_ = undo.bound;
    }

    std::uint64_t sequences(int depth) {
        if (depth <= 0) return 1;
        std::uint64_t sum = 0;
        const int seat = to_play();
        for (CardSet left = legal(seat); left; left &= left - 1) {
            const int card = std::countr_zero(left);
            const Undo undo = play(seat, card);
            sum += sequences(depth - 1);
            take_back(seat, card, undo);
        }
        return sum;
    }

    int exact() {
        int low = 0, high = left_;
        while (low < high) {
            const int middle = (low + high + 1) / 2;
            if (reaches(middle)) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    Entry& entry() {
        std::uint64_t hash = static_cast<std::uint64_t>(leader_ * 2 + bound_);
        for (int seat = 0; seat < q_.seats; ++seat) hash = (hash ^ q_.hands[seat]) * 0x9E3779B97F4A7C15u, hash ^= hash >> 29;
        return table_[hash & (table_.size() - 1)];
    }

    // Whether the declarer's side gets `need` or more of what is left.
    bool reaches(int need) {
        ++nodes_;
        if (need <= 0) return true;
        if (need > left_) return false;
        const int seat = to_play();
        if (trick_size_) return search(seat, need, kDeckSize).first;

        Entry& known = entry();
        const auto where = static_cast<std::uint8_t>(leader_ * 2 + bound_);
        const bool same = known.epoch == epoch_ && known.where == where && known.hands == q_.hands;
        if (same && known.at_least >= need) return true;
        if (same && known.at_most < need) return false;
        const auto [reached, move] = search(seat, need, same ? known.move : kDeckSize);
        // The search below may have written to the same place.
        Entry fresh{q_.hands, where, static_cast<std::uint8_t>(move), 0, static_cast<std::int16_t>(left_), epoch_};
        if (known.epoch == epoch_ && known.where == where && known.hands == q_.hands)
            fresh.at_least = known.at_least, fresh.at_most = known.at_most;
        if (reached) fresh.at_least = static_cast<std::int16_t>(need);
        else fresh.at_most = static_cast<std::int16_t>(need - 1);
        known = fresh;
        return reached;
    }

    std::pair<bool, int> search(int seat, int need, int hinted) {
        const bool more = wants_more(seat);
        std::array<std::pair<int, int>, kDeckSize> moves;
        int count = 0;
        for (CardSet left = legal(seat); left; left &= left - 1) {
            const int card = std::countr_zero(left);
            moves[count++] = {card == hinted ? 1 << 20 : promise(seat, card), card};
        }
        std::sort(moves.begin(), moves.begin() + count, std::greater<>());
        for (int i = 0; i < count; ++i) {
            const int card = moves[i].second;
            const Undo undo = play(seat, card);
            const bool reached = reaches(need - undo.gained);
            take_back(seat, card, undo);
            if (reached == more) return {reached, card};
        }
        return {!more, moves[0].second};
    }

    // How early a card is tried: high cards of one's own trick, low ones of the others'.
    int promise(int seat, int card) const {
        const int strength = q_.tables.strength[card], points = worth(card);
        if (no_trick_) return declares(seat) ? (trick_size_ && beats(card, winning_) ? -strength : strength) : -strength;
        if (!trick_size_) return points + strength;
        if (beats(card, winning_)) return 100 + points + strength;
        return declares(winner_) == declares(seat) ? 50 + points : -points - strength;
    }

    Question q_;
    bool no_trick_ = false;
    std::array<CardSet, kTrumpSuit + 1> suit_{};
    std::array<std::uint8_t, kMostSeats> trick_{};
    int trick_size_ = 0, leader_ = 0, winner_ = 0, winning_ = 0, trick_points_ = 0;
    int left_ = 0;       // points, or tricks, that nobody has yet; the open trick included
    bool bound_ = false; // whether the duty is in force
    std::vector<Entry> table_;
    std::uint16_t epoch_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace

std::unique_ptr<Engine> make_plain_engine(std::size_t table_bytes) { return std::make_unique<PlainSearch>(table_bytes); }

}  // namespace wenzel
