// The real search behind the seam: questions as they come over the wall, put to `core/` in its own terms.

#include <bit>
#include <vector>

#include "core/solver.h"
#include "engine.h"

namespace wenzel {
namespace {

core::GameTables tables_of(const Tables& given) {
    core::GameTables game;
    for (int card = 0; card < kDeckSize; ++card) {
        // A card that is not in the game lies in no hand; its suit only has to be one.
        game.suit[card] = given.suit[card] == kNoSuit ? 0 : given.suit[card];
        game.strength[card] = given.strength[card];
        game.points[card] = given.points[card];
    }
    return game;
}

std::uint32_t cards_of_suit(const Tables& tables, int suit) {
    std::uint32_t cards = 0;
    for (int card = 0; card < kDeckSize; ++card)
        if (tables.suit[card] == suit) cards |= std::uint32_t{1} << card;
    return cards;
}

// The core knows duties by seats: one card that must answer and may not be thrown off, and seats that keep their last
// card of the suit. Duties of another shape are left to the plain search.
bool duties_of(const Question& q, core::Duties& duties) {
    if (q.duty.suit == kNoSuit) return true;
    const std::uint32_t suit = cards_of_suit(q.tables, q.duty.suit);
    std::uint32_t answers = 0;
    for (int seat = 0; seat < q.seats; ++seat) answers |= q.hands[seat] & q.duty.answers;
    if (std::popcount(answers) > 1 || (answers & ~suit) || (answers & ~q.duty.kept)) return false;
    duties.suit = static_cast<std::uint8_t>(q.duty.suit);
    duties.forced = answers;
    for (int seat = 0; seat < q.seats; ++seat) {
        const std::uint32_t hand = q.hands[seat], kept = hand & q.duty.kept;
        if (!kept) continue;
        if (hand & answers) {
            // The forced card alone is kept: its holder may throw off the others of the suit.
            if (kept != answers) return false;
        } else if (kept == (hand & suit)) {
            duties.keeping_seats |= std::uint32_t{1} << seat;
        } else {
            return false;
        }
    }
    return true;
}

class WindowEngine final : public Engine {
  public:
    explicit WindowEngine(std::size_t table_bytes)
        : solver_(table_bytes - table_bytes / kPlainShare), plain_(make_plain_engine(table_bytes / kPlainShare)) {}

    void clear() override {
        solver_.forget();
        plain_->clear();
    }

    Answer value(const Question& question, Goal goal) override {
        if (!take(question, goal)) return plain_->value(question, goal);
        const int value = solver_.value(game_, problem_);
        return {value, best(value), searched()};
    }

    Answer at_least(const Question& question, int least) override {
        if (!take(question, Goal::kPoints)) return plain_->at_least(question, least);
        return {solver_.at_least(game_, problem_, least) ? 1 : 0, kNoCard, searched()};
    }

    CardValues values(const Question& question, Goal goal) override {
        if (!take(question, goal)) return plain_->values(question, goal);
        CardValues result;
        result.value.fill(CardValues::kIllegal);
        std::array<core::CardValue, kDeckSize> found;
        const int count = solver_.values(game_, problem_, found);
        for (int i = 0; i < count; ++i) result.value[found[i].card] = found[i].value;
        result.nodes = searched();
        return result;
    }

    std::uint64_t sequences(const Question& question, int depth) override {
        if (!take(question, Goal::kPoints)) return plain_->sequences(question, depth);
        return solver_.sequences(game_, problem_, depth);
    }

  private:
    static constexpr std::size_t kPlainShare = 8;

    // Puts the question into the core's terms; false if it cannot be.
    bool take(const Question& question, Goal goal) {
        core::Duties duties;
        if (!duties_of(question, duties)) return false;
        game_ = tables_of(question.tables);
        problem_ = {};
        problem_.seats = question.seats;
        problem_.hands = question.hands;
        problem_.leader = question.leader;
        problem_.table_size = question.trick_size;
        problem_.table = question.trick;
        problem_.declarer_side = question.side;
        problem_.take_none = goal == Goal::kNoTrick;
        problem_.duties = duties;
        before_ = solver_.nodes();
        return true;
    }

    int best(int value) {
        const int card = solver_.best(game_, problem_, value);
        return card < 0 ? kNoCard : card;
    }

    std::uint64_t searched() const { return solver_.nodes() - before_; }

    core::Solver solver_;
    std::unique_ptr<Engine> plain_;
    core::GameTables game_;
    core::Problem problem_;
    std::uint64_t before_ = 0;
};

}  // namespace

std::unique_ptr<Engine> make_window_engine(std::size_t table_bytes) {
    return std::make_unique<WindowEngine>(table_bytes);
}

}  // namespace wenzel
