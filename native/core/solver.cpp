#include "solver.h"

#include <bit>
#include <cstdlib>
#include <cstring>
#include <new>

namespace wenzel::core {

const char* fault(const GameTables& game, const Problem& p) {
    if (p.seats < 3 || p.seats > 5) return "seats must be 3 to 5";
    if (p.leader < 0 || p.leader >= p.seats) return "the leader is no seat";
    if (p.table_size < 0 || p.table_size >= p.seats) return "too many cards on the table";
    if (p.declarer_side >> p.seats) return "the declarer's side names a seat that is not there";
    std::uint32_t all = 0;
    const int cards = std::popcount(p.hands[(p.leader + p.table_size) % p.seats]);
    if (cards > (p.seats == 3 ? 10 : p.seats == 4 ? 8 : 6)) return "hands are too long";
    for (int k = 0; k < p.seats; ++k) {
        const std::uint32_t hand = p.hands[(p.leader + k) % p.seats];
        if (all & hand) return "a card lies in two places";
        all |= hand;
        if (std::popcount(hand) + (k < p.table_size ? 1 : 0) != cards) return "hands are not equally long";
    }
    for (int k = 0; k < p.table_size; ++k) {
        if (p.table[k] > 31 || all >> p.table[k] & 1) return "a card lies in two places";
        all |= 1u << p.table[k];
    }
    int points = 0;
    for (int a = 0; a < 32; ++a) {
        if (game.suit[a] > 4) return "a suit must be 0 to 4";
        if (!(all >> a & 1)) continue;
        points += game.points[a];
        for (int b = 0; b < a; ++b)
            if (all >> b & 1 && game.suit[a] == game.suit[b] && game.strength[a] == game.strength[b])
                return "two cards of a suit are equally strong";
    }
    if (game.trick_points < 0 || points + game.trick_points * cards > 255) return "more than 255 points";
    if (p.duties.suit != Duties::kNoSuit && p.duties.suit > 4) return "the duties' suit must be 0 to 4";
    return nullptr;
}

void Solver::Free::operator()(void* p) const { ::operator delete(p, std::align_val_t{128}); }

Solver::Solver(std::size_t bytes, Instructions instructions) {
    bytes = bytes < 65536 ? 65536 : bytes;
    memory_.reset(::operator new(bytes, std::align_val_t{128}));
    std::memset(memory_.get(), 0, bytes);
#if defined(WENZEL_BMI2)
    if (instructions == Instructions::best && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt"))
        engine_ = make_bmi2_engine(memory_.get(), bytes);
#endif
    (void)instructions;
    if (!engine_) engine_ = make_portable_engine(memory_.get(), bytes);
}

// What the table holds is true for one game, one pair of sides, one goal and one set of duties. It is worth keeping
// while the same deal goes on, and only then.
void Solver::prepare(const GameTables& given, const Problem& p) {
    GameTables game = given;
    if (p.take_none) {
        game.points.fill(0);
        game.trick_points = 1;
    }
    if (known_ && game == game_) {
        bool goes_on = p.seats == last_.seats && p.declarer_side == last_.declarer_side &&
                       p.take_none == last_.take_none && p.duties == last_.duties;
        for (int seat = 0; goes_on && seat < p.seats; ++seat) goes_on = !(p.hands[seat] & ~last_.hands[seat]);
        if (!goes_on) engine_->forget();
    } else {
        game_ = game;
        tables_ = TrickTables(game);
        engine_->forget();
    }
    last_ = p;
    known_ = true;
}

int Solver::value(const GameTables& game, const Problem& problem) {
    prepare(game, problem);
    return engine_->value(tables_, problem);
}

bool Solver::at_least(const GameTables& game, const Problem& problem, int need) {
    prepare(game, problem);
    return engine_->at_least(tables_, problem, need);
}

int Solver::values(const GameTables& game, const Problem& problem, std::array<CardValue, 32>& out) {
    prepare(game, problem);
    return engine_->values(tables_, problem, out.data());
}

int Solver::best(const GameTables& game, const Problem& problem, int value) {
    prepare(game, problem);
    return engine_->best(tables_, problem, value);
}

std::uint64_t Solver::sequences(const GameTables& game, const Problem& problem, int depth) {
    prepare(game, problem);
    return engine_->sequences(tables_, problem, depth);
}

}  // namespace wenzel::core
