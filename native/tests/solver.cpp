// The solver as its users see it, against plain minimax: values of all cards, the best card, decisions, counts of
// sequences, with duties and without; what was learned used again while a deal is played out, another game or number
// of seats in between, a table far too small, both instruction sets. Arguments: seconds and the seed.

#include <bit>
#include <cstdio>

#include "core/solver.h"
#include "games.h"
#include "reference.h"

namespace {

using namespace wenzel::core;
using namespace wenzel::core::tests;

constexpr int kCountedDepth = 3;

// A position and what plain minimax says of it, in the solver's terms: 1 or 0 where no trick is wanted.
struct Known {
    Problem problem;
    std::vector<int> legal, values;
    int value;

    Known(const GameTables& game, const Problem& position) : problem(position) {
        // Where no trick is wanted, minimax counts the tricks of the other side: all of them is success.
        GameTables judged = game;
        if (problem.take_none) judged.points.fill(0), judged.trick_points = 1;
        int tricks = 0;
        for (const std::uint32_t hand : problem.hands) tricks = std::max(tricks, std::popcount(hand));
        const auto in_terms = [&](int count) { return problem.take_none ? count == tricks : count; };
        value = in_terms(reference::value(judged, problem));
        legal = reference::legal_cards(game, problem);
        for (const int card : legal) {
            Problem next = problem;
            const int won = reference::play(judged, next, card);
            values.push_back(in_terms(won + reference::value(judged, next)));
        }
    }
};

// About a suit: some of its cards forced, some seats that must keep one.
Duties any_duties(const GameTables& game, Random& random) {
    Duties duties;
    duties.suit = static_cast<std::uint8_t>(below(random, 5));
    for (int card = 0; card < kDeck; ++card)
        if (game.suit[card] == duties.suit && one_in(random, 4)) duties.forced |= std::uint32_t{1} << card;
    duties.keeping_seats = static_cast<std::uint32_t>(below(random, 32));
    return duties;
}

// The name of the first answer that is wrong, or nullptr.
const char* wrong_answer(Solver& solver, const GameTables& game, const Known& known, Random& random) {
    const Problem& problem = known.problem;
    if (one_in(random, 8)) solver.forget();
    std::array<CardValue, 32> found;
    if (solver.values(game, problem, found) != static_cast<int>(known.legal.size())) return "the number of cards";
    for (std::size_t i = 0; i < known.legal.size(); ++i)
        if (found[i].card != known.legal[i] || found[i].value != known.values[i]) return "the value of a card";
    const int need = problem.take_none ? 1 : below(random, known.value + 5);
    if (solver.at_least(game, problem, need) != (known.value >= need)) return "a decision";
    if (solver.value(game, problem) != known.value) return "the value";
    const int best = solver.best(game, problem, known.value);
    const auto at = std::find(known.legal.begin(), known.legal.end(), best) - known.legal.begin();
    if (at == static_cast<std::ptrdiff_t>(known.legal.size()) || known.values[at] != known.value)
        return "the best card";
    if (one_in(random, 8) && solver.sequences(game, problem, kCountedDepth) !=
                                 reference::perft(game, problem, kCountedDepth))
        return "the number of sequences";
    return nullptr;
}

}  // namespace

int main(int count, char** words) {
    const Arguments arguments(count, words);
    Random random(arguments.seed);
    Solver big(8 << 20), tiny(0), portable(4 << 20, Solver::Instructions::portable);
    std::uint64_t positions = 0, deals = 0;
    for (; arguments.time_is_left(); ++deals) {
        Problem problem;
        problem.seats = 3 + below(random, 3);
        const GameTables game = any_game(random, problem.take_none);
        const int cards = 2 + below(random, problem.seats == 3 ? 4 : 2);
        deal(shuffled_deck(random), problem, cards);
        problem.leader = below(random, problem.seats);
        problem.declarer_side = static_cast<std::uint32_t>(below(random, 1 << problem.seats));
        if (one_in(random, 4)) problem.duties = any_duties(game, random);
        if (const char* why = fault(game, problem)) {
            std::printf("fault of a right problem: %s\n", why);
            return 1;
        }
        for (int step = 0; step < cards * problem.seats; ++step) {
            const Known known(game, problem);
            for (Solver* solver : {&big, &tiny, &portable}) {
                ++positions;
                const char* wrong = wrong_answer(*solver, game, known, random);
                if (!wrong) continue;
                std::printf("WRONG %s: deal %llu, step %d, %d seats, no trick %d, value %d\n", wrong,
                            static_cast<unsigned long long>(deals), step, problem.seats, problem.take_none,
                            known.value);
                return 1;
            }
            reference::play(game, problem, known.legal[random() % known.legal.size()]);
        }
    }
    std::printf("%llu positions of %llu deals, no difference\n", static_cast<unsigned long long>(positions),
                static_cast<unsigned long long>(deals));
}
