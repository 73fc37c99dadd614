// Whole hands of Sheepshead with their duties (a called ace, a called ten, a card laid face down, alone): the number of
// sequences of play and the values with all cards open, both known beforehand.

#include <cstdio>
#include <sstream>
#include <string>
#include <vector>

#include "core/solver.h"
#include "games.h"
#include "reference.h"

namespace {

using namespace wenzel::core;
using namespace wenzel::core::tests;

constexpr int kAce = 7, kTen = 3, kNone = -1;
const std::string kSuits = "DHSC";

int number(const std::string& text) {
    const std::string rank = text.substr(0, text.size() - 1);
    const std::size_t at = rank == "10" ? kTen : std::string("789TJQKA").find(rank[0]);
    return static_cast<int>(kSuits.find(text.back()) * 8 + at);
}

struct Hand {
    const char* name;
    const char* seats;  // what each holds, 0 to 4
    const char* bury;
    const char* call;   // empty: the picker plays alone
    int picker;
    const char* under;  // the card laid face down, UNDER among the picker's
    int leader;         // kNone: the first value is for seat 0 leading, and so on
    std::vector<int> values;
    std::vector<std::vector<std::uint64_t>> sequences;  // of 1, 2, ... cards, seat 0 leading, then seat 1
};

const std::vector<Hand> kHands = {
    {"P1",
     "QC JH AD 9D 8H 7H / JC 10D KH 9C AS 10S / QS JD 8D AH 9H KC / QH 7D JS 10C 8C KS / QD KD 10H 7C 9S 8S",
     "AC 7S", "AH", 0, "", kNone,
     {96, 92, 96, 92, 92},
     {{6, 10, 26, 84, 156, 742, 1569}, {6, 18, 36, 64, 288, 1356, 2955}}},
    {"P2",
     "QC QS JD AC AS AH / JC AD 10C 9C KH 9H / QH JS 8D 10H 8H 8C / QD JH 7D 10S 9S 7C / 10D KD 9D KS 8S 7H",
     "KC 7S", "10H", 0, "", kNone,
     {120, 61, 120, 61, 61},
     {{6, 16, 52, 128, 306, 1446, 3288}, {6, 10, 32, 78, 186, 906, 2048}}},
    {"P3",
     "QC JC AD 9D KD UNDER / AH 10H KH QS JS 7C / QH QD JH 9H 8H 7H / 10C KC 9C 8C 10S KS / 9S 8S 7S 8D 7D JD",
     "AC AS", "AH", 0, "10D", kNone,
     {},
     {{6, 11, 33, 198, 648, 2700, 9090}, {4, 15, 78, 360, 1368, 6300, 20190}}},
    {"P4",
     "QC JH AD 9D 8H 7H / JC 10D KH 9C AS 10S / QS JD 8D AH 9H KC / QH 7D JS 10C 8C KS / QD KD 10H 7C 9S 8S",
     "AC 7S", "", 0, "", kNone,
     {24, 24, 24, 24, 24},
     {{6, 10, 28, 96, 168, 840, 1984}, {6, 21, 44, 74, 324, 1620, 3864}}},
    {"V1",
     "QD JH JS 8D AD 9S / QH AH 7S JD 7C 10H / 9C 9H AS 10D 9D 10C / QC QS 8S 8H 8C KC / KS 7H 10S KD AC KH",
     "JC 7D", "AS", 0, "", 3, {62}, {}},
    {"V2",
     "AH JS 8S 9H 7S JH / JC QS 10C KC JD 10D / 9C 9D AC 10H KD 7D / AD QD KS QH 7C QC / 8H 7H 8C KH 8D 10S",
     "AS 9S", "AC", 3, "", 2, {71}, {}},
    {"V3",
     "9D AH 10H QD 8H 9H / KC KS 9C 10C 7D AS / JS 10S JD 8C QS JH / 9S QH 8D 10D KD 7C / 8S QC AD AC 7H JC",
     "7S KH", "AC", 2, "", 3, {38}, {}},
};

struct Question {
    GameTables game = sheepshead_tables();
    Problem problem;
    int buried = 0;

    explicit Question(const Hand& hand) {
        const int under = *hand.under ? number(hand.under) : kNone;
        problem.seats = 5;
        problem.declarer_side = std::uint32_t{1} << hand.picker;
        std::istringstream cards(hand.seats), bury(hand.bury);
        int seat = 0;
        for (std::string word; cards >> word;) {
            if (word == "/") ++seat;
            else problem.hands[seat] |= std::uint32_t{1} << (word == "UNDER" ? under : number(word));
        }
        for (std::string word; bury >> word;) buried += game.points[number(word)];
        if (*hand.call) call(number(hand.call), hand.picker, under);
    }

  private:
    void call(int called, int picker, int under) {
        const int suit = called / 8, ace = suit * 8 + kAce;
        problem.duties.suit = static_cast<std::uint8_t>(suit);
        problem.duties.forced = std::uint32_t{1} << called;
        problem.duties.keeping_seats = std::uint32_t{1} << picker;
        if (called % 8 == kTen) {  // it beats the ace, which the picker has and must give up to it
            game.strength[called] = static_cast<std::uint8_t>(game.strength[ace] + 1);
            problem.duties.forced |= std::uint32_t{1} << ace;
        }
        if (under != kNone) {
            game.suit[under] = static_cast<std::uint8_t>(suit);
            game.strength[under] = 0;
            problem.duties.forced |= std::uint32_t{1} << under;
        }
        for (int seat = 0; seat < problem.seats; ++seat)
            if (problem.hands[seat] >> called & 1) problem.declarer_side |= std::uint32_t{1} << seat;
    }
};

int passed = 0, failed = 0;

template <typename Number>
void expect(const Hand& hand, const char* what, int leader, Number found, Number right) {
    ++(found == right ? passed : failed);
    if (found != right)
        std::printf("%s, seat %d leading, %s: %llu, not %llu\n", hand.name, leader, what,
                    static_cast<unsigned long long>(found), static_cast<unsigned long long>(right));
}

}  // namespace

int main() {
    Solver best(16 << 20), portable(16 << 20, Solver::Instructions::portable);
    for (const Hand& hand : kHands) {
        Question question(hand);
        const GameTables& game = question.game;
        Problem& problem = question.problem;
        if (const char* why = fault(game, problem)) {
            std::printf("%s: %s\n", hand.name, why);
            return 1;
        }
        for (std::size_t leader = 0; leader < hand.sequences.size(); ++leader) {
            problem.leader = static_cast<int>(leader);
            int depth = 0;
            for (const std::uint64_t right : hand.sequences[leader]) {
                ++depth;
                expect(hand, "sequences", problem.leader, best.sequences(game, problem, depth), right);
                expect(hand, "sequences by the rules", problem.leader, reference::perft(game, problem, depth), right);
            }
        }
        for (std::size_t i = 0; i < hand.values.size(); ++i) {
            problem.leader = hand.leader == kNone ? static_cast<int>(i) : hand.leader;
            const int left = hand.values[i] - question.buried;
            expect(hand, "value", problem.leader, best.value(game, problem), left);
            expect(hand, "value without BMI2", problem.leader, portable.value(game, problem), left);
        }
    }
    std::printf("%zu positions, %d checks passed, %d failed\n", kHands.size(), passed, failed);
    return failed != 0;
}
