// Throws malformed and right questions at the check and the search, to be run under the sanitizers: nothing that the
// check lets through may break the search, and every answer must be consistent. Arguments: rounds and seed.

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <random>

#include "engine.h"
#include "question.h"

namespace {

using namespace wenzel;

using Random = std::mt19937_64;

int below(Random& random, int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); }

// A deal of a game made up at random, some cards of it played, legally or not.
Question right_question(Random& random) {
    Question q;
    std::array<int, kDeckSize> deck{};
    for (int card = 0; card < kDeckSize; ++card) {
        deck[card] = card;
        q.tables.suit[card] = static_cast<std::uint8_t>(below(random, 5));
        q.tables.strength[card] = static_cast<std::uint8_t>(card * 7 % kDeckSize);
        q.tables.points[card] = static_cast<std::uint8_t>(below(random, 8));
    }
    std::shuffle(deck.begin(), deck.end(), random);
    q.seats = kFewestSeats + below(random, 3);
    const int tricks = below(random, q.seats == 3 ? 6 : 4);
    int next = 0;
    for (int seat = 0; seat < q.seats; ++seat)
        for (int i = 0; i < tricks; ++i) q.hands[seat] |= std::uint32_t{1} << deck[next++];
    q.leader = below(random, q.seats);
    q.trick_size = tricks ? below(random, q.seats) : 0;
    for (int place = 0; place < q.trick_size; ++place) {
        std::uint32_t& hand = q.hands[(q.leader + place) % q.seats];
        q.trick[place] = static_cast<std::uint8_t>(std::countr_zero(hand));
        hand &= hand - 1;
    }
    q.side = 1u + static_cast<unsigned>(below(random, (1 << q.seats) - 2));
    const auto some_cards = [&] { return static_cast<std::uint32_t>(random() & random()); };
    if (below(random, 2)) q.duty = {below(random, 5), some_cards(), some_cards()};
    return q;
}

void spoil(Random& random, Question& q) {
    const auto byte = static_cast<std::uint8_t>(random());
    switch (below(random, 9)) {
        case 0: q.tables.suit[below(random, kDeckSize)] = byte; break;
        case 1: q.tables.strength[below(random, kDeckSize)] = byte; break;
        case 2: q.tables.points[below(random, kDeckSize)] = byte; break;
        case 3: q.hands[below(random, q.seats)] ^= static_cast<std::uint32_t>(random() & random() & random()); break;
        case 4: q.trick[below(random, kMostSeats - 1)] = byte; break;
        case 5: q.leader = below(random, 2) ? byte : -byte; break;
        case 6: q.side = static_cast<std::uint32_t>(random() >> below(random, 64)); break;
        case 7: q.duty.suit = below(random, 300) - 20; break;
        default: q.trick_size = below(random, q.seats); break;
    }
}

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "wrong: %s\n", what);
    std::abort();
}

void ask(Engine& engine, const Question& q) {
    const bool over = !(q.hands[0] | q.hands[1] | q.hands[2] | q.hands[3] | q.hands[4]);
    const int value = engine.value(q, Goal::kPoints).value;
    require(value >= 0 && value <= kMostCardPoints, "a value is 0 to 255");
    require(engine.at_least(q, value).value == 1, "a value is reached");
    require(engine.at_least(q, value + 1).value == 0, "no more than a value is reached");
    const CardValues each = engine.values(q, Goal::kPoints);
    const int seat = (q.leader + q.trick_size) % q.seats;
    int best = -1, worst = kMostCardPoints + 1;
    for (const int of_card : each.value)
        if (of_card != CardValues::kIllegal) best = std::max(best, of_card), worst = std::min(worst, of_card);
    require(over ? best == -1 : value == (q.side >> seat & 1 ? best : worst), "the best card keeps the value");
    const int avoids = engine.value(q, Goal::kNoTrick).value;
    require(avoids == 0 || avoids == 1, "no trick is a yes or a no");
    require(!over || avoids == 1, "no trick is lost when none is left");
}

// The real search and the plain one say the same, and the best card of the real one keeps the value.
void compare(Engine& real, Engine& plain, const Question& q) {
    for (const Goal goal : {Goal::kPoints, Goal::kNoTrick}) {
        const Answer answer = real.value(q, goal);
        require(answer.value == plain.value(q, goal).value, "both searches find one value");
        const CardValues each = plain.values(q, goal);
        require(real.values(q, goal).value == each.value, "both searches find one value for each card");
        require(answer.best == kNoCard || each.value[answer.best] == answer.value, "the best card keeps the value");
    }
}

}  // namespace

int main(int count, char** arguments) {
    const long rounds = count > 1 ? std::atol(arguments[1]) : 20000;
    Random random(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1);
    const auto real = make_window_engine(std::size_t{1} << 20);
    const auto plain = make_plain_engine(std::size_t{1} << 18);
    long asked = 0;
    for (long round = 0; round < rounds; ++round) {
        Question q = right_question(random);
        require(fault_of(q.tables).empty() && fault_of(q).empty(), "a right question passes");
        for (int i = below(random, 4); i > 0; --i) spoil(random, q);
        if (!fault_of(q.tables).empty() || !fault_of(q).empty()) continue;
        ++asked;
        ask(*plain, q);
        ask(*real, q);
        compare(*real, *plain, q);
    }
    std::printf("%ld questions, %ld of them right: all in order\n", rounds, asked);
}
