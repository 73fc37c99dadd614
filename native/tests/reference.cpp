#include "reference.h"

#include <algorithm>
#include <bit>

namespace wenzel::core::reference {

namespace {

// The legal cards of `hand` as the rule book says them; `led` is -1 for a lead.
std::uint32_t legal_set(const GameTables& game, const Duties& duties, bool bound, int seat, std::uint32_t hand,
                        int led) {
    std::uint32_t follow = 0, legal = 0;
    for (int card = 0; card < 32; ++card)
        if ((hand >> card & 1) && led >= 0 && game.suit[card] == game.suit[led]) follow |= 1u << card;
    const bool last_trick = std::popcount(hand) == 1;
    if (!bound || last_trick) return follow ? follow : hand;
    std::uint32_t suit = 0;
    for (int card = 0; card < 32; ++card)
        if ((hand >> card & 1) && game.suit[card] == duties.suit) suit |= 1u << card;
    const std::uint32_t forced = suit & duties.forced;
    for (int card = 0; card < 32; ++card) {
        const std::uint32_t one = 1u << card;
        if (!(hand & one)) continue;
        const bool of_suit = suit & one;
        if (led < 0) {
            if (of_suit && forced && !(forced & one)) continue;
        } else if (follow) {
            if (!(follow & one)) continue;
            if (game.suit[led] == duties.suit && forced && !(forced & one)) continue;
        } else {
            if (forced & one) continue;
            if (of_suit && suit == one && (duties.keeping_seats >> seat & 1)) continue;
        }
        legal |= one;
    }
    return legal ? legal : hand;  // nothing else is left: then a duty gives way
}

}  // namespace

std::vector<int> legal_cards(const GameTables& game, const Problem& problem) {
    const int seat = (problem.leader + problem.table_size) % problem.seats;
    const std::uint32_t legal = legal_set(game, problem.duties, problem.duties.suit != Duties::kNoSuit, seat,
                                          problem.hands[seat], problem.table_size ? problem.table[0] : -1);
    std::vector<int> cards;
    for (int card = 0; card < 32; ++card)
        if (legal >> card & 1) cards.push_back(card);
    return cards;
}

int play(const GameTables& game, Problem& problem, int card) {
    const int seat = (problem.leader + problem.table_size) % problem.seats;
    problem.hands[seat] &= ~(1u << card);
    if (problem.table_size < problem.seats - 1) {
        problem.table[problem.table_size++] = static_cast<std::uint8_t>(card);
        return 0;
    }
    int best = problem.table[0], winner = 0, points = game.trick_points + game.points[card];
    for (int k = 0; k < problem.seats - 1; ++k) points += game.points[problem.table[k]];
    for (int k = 1; k < problem.seats; ++k) {
        const int c = k == problem.seats - 1 ? card : problem.table[k];
        const bool beats = game.suit[c] == game.suit[best] ? game.strength[c] > game.strength[best] : game.suit[c] == 4;
        if (beats) best = c, winner = k;
    }
    problem.leader = (problem.leader + winner) % problem.seats;
    problem.table_size = 0;
    if (game.suit[problem.table[0]] == problem.duties.suit) problem.duties = {};
    const bool declarer = problem.declarer_side >> problem.leader & 1;
    return declarer != problem.take_none ? points : 0;
}

namespace {

// Minimax with alpha-beta and nothing else, on bit sets for speed.
struct Plain {
    const GameTables& game;
    int seats;
    std::uint32_t side;
    bool misere;
    Duties duties;
    bool bound;
    std::uint32_t suit[5] = {};
    std::uint32_t hands[5];

    Plain(const GameTables& g, const Problem& p)
        : game(g), seats(p.seats), side(p.declarer_side), misere(p.take_none), duties(p.duties),
          bound(p.duties.suit != Duties::kNoSuit) {
        for (int c = 0; c < 32; ++c) suit[g.suit[c]] |= 1u << c;
        for (int s = 0; s < seats; ++s) hands[s] = p.hands[s];
    }

    // `winning` is the card that leads the open trick of `played` cards worth `points`, played by `winner`.
    int search(int seat, int played, int led, int winning, int winner, int points, int alpha, int beta) {
        std::uint32_t cards = hands[seat];
        if (!cards) return 0;
        if (bound) cards = legal_set(game, duties, true, seat, cards, played ? led : -1);
        else if (played && cards & suit[game.suit[led]]) cards &= suit[game.suit[led]];
        const bool maximize = side >> seat & 1;
        int best = maximize ? -1 : 1 << 20;
        for (; cards; cards &= cards - 1) {
            const int card = std::countr_zero(cards);
            const bool beats = !played || (game.suit[card] == game.suit[winning]
                                               ? game.strength[card] > game.strength[winning]
                                               : game.suit[card] == 4);
            const int now = beats ? card : winning, by = beats ? seat : winner, sum = points + game.points[card];
            hands[seat] ^= 1u << card;
            int v;
            if (played == seats - 1) {
                const int won = (side >> by & 1) != misere ? sum + game.trick_points : 0;
                const bool was = bound;
                if (game.suit[played ? led : card] == duties.suit) bound = false;
                v = won + search(by, 0, 0, 0, 0, 0, alpha - won, beta - won);
                bound = was;
            } else {
                v = search((seat + 1) % seats, played + 1, played ? led : card, now, by, sum, alpha, beta);
            }
            hands[seat] ^= 1u << card;
            if (maximize) best = std::max(best, v), alpha = std::max(alpha, v);
            else best = std::min(best, v), beta = std::min(beta, v);
            if (alpha >= beta) break;
        }
        return best;
    }
};

}  // namespace

int value(const GameTables& game, const Problem& problem) {
    Plain plain(game, problem);
    int winning = 0, winner = problem.leader, points = 0;
    for (int k = 0; k < problem.table_size; ++k) {
        const int card = problem.table[k];
        points += game.points[card];
        const bool beats = !k || (game.suit[card] == game.suit[winning] ? game.strength[card] > game.strength[winning]
                                                                        : game.suit[card] == 4);
        if (beats) winning = card, winner = (problem.leader + k) % problem.seats;
    }
    return plain.search((problem.leader + problem.table_size) % problem.seats, problem.table_size, problem.table[0],
                        winning, winner, points, -1, 1 << 20);
}

std::uint64_t perft(const GameTables& game, const Problem& problem, int depth) {
    if (depth == 0) return 1;
    std::uint64_t sum = 0;
    for (int card : legal_cards(game, problem)) {
        Problem next = problem;
        play(game, next, card);
        sum += perft(game, next, depth - 1);
    }
    return sum;
}

}  // namespace wenzel::core::reference
