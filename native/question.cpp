#include "question.h"

#include <bit>

namespace wenzel {
namespace {

std::string text(long long number) { return std::to_string(number); }

std::string card(int number) { return "card " + text(number); }

std::string seat_hand(int seat) { return "hands: seat " + text(seat); }

std::uint32_t in_game(const Tables& tables) {
    std::uint32_t cards = 0;
    for (int number = 0; number < kDeckSize; ++number)
        if (tables.suit[number] != kNoSuit) cards |= std::uint32_t{1} << number;
    return cards;
}

std::string fault_of_trick(const Question& q, std::uint32_t game, std::uint32_t& seen) {
    for (int place = 0; place < q.trick_size; ++place) {
        const int number = q.trick[place];
        if (number >= kDeckSize) return "trick: no card has the number " + text(number);
        const std::uint32_t bit = std::uint32_t{1} << number;
        if (!(game & bit)) return "trick: " + card(number) + " is not in the game";
        if (seen & bit) return "trick: " + card(number) + " lies or is held twice";
        seen |= bit;
    }
    return {};
}

std::string fault_of_hands(const Question& q, std::uint32_t game, std::uint32_t& seen) {
    for (int seat = 0; seat < q.seats; ++seat) {
        const std::uint32_t hand = q.hands[seat];
        if (hand & ~game) return seat_hand(seat) + " holds " + card(std::countr_zero(hand & ~game)) + ", which is not in the game";
        if (hand & seen) return seat_hand(seat) + " holds " + card(std::countr_zero(hand & seen)) + ", which another seat holds";
        seen |= hand;
    }
    return {};
}

// All hold as many cards as the last seat to play; those that lie in the open trick are one card short.
std::string fault_of_counts(const Question& q) {
    const int whole = std::popcount(q.hands[(q.leader + q.seats - 1) % q.seats]);
    if (q.trick_size && !whole) return "trick: open, but the seats still to play hold no card";
    for (int place = 0; place < q.seats; ++place) {
        const int seat = (q.leader + place) % q.seats;
        const int wanted = whole - (place < q.trick_size ? 1 : 0);
        const int held = std::popcount(q.hands[seat]);
        if (held != wanted) return seat_hand(seat) + " holds " + text(held) + " cards, not " + text(wanted);
    }
    return {};
}

std::string fault_of_duty(const Duty& duty, std::uint32_t game) {
    if (duty.suit == kNoSuit) {
        if (duty.answers || duty.kept) return "duty: names cards but no suit";
        return {};
    }
    if (duty.suit < 0 || duty.suit > kTrumpSuit) return "duty: no suit has the number " + text(duty.suit);
    if (duty.answers & ~game) return "duty: a card to be played is not in the game";
    if (duty.kept & ~game) return "duty: a card to be kept is not in the game";
    return {};
}

}  // namespace

std::string fault_of(const Tables& tables) {
    int points = 0;
    for (int number = 0; number < kDeckSize; ++number) {
        const int suit = tables.suit[number];
        if (suit == kNoSuit) continue;
        if (suit > kTrumpSuit) return "suit: " + card(number) + " has " + text(suit) + ", which is neither 0 to 4 nor 255";
        for (int other = 0; other < number; ++other)
            if (tables.suit[other] == suit && tables.strength[other] == tables.strength[number])
                return "strength: " + card(other) + " and " + card(number) + " are equally strong in one suit";
        points += tables.points[number];
    }
    if (points > kMostCardPoints)
        return "points: " + text(points) + " in all, and " + text(kMostCardPoints) + " is the most";
    return {};
}

std::string fault_of(const Question& q) {
    const std::uint32_t everybody = (std::uint32_t{1} << q.seats) - 1;
    if (q.leader < 0 || q.leader >= q.seats) return "leader: no seat has the number " + text(q.leader);
    if (!q.side || (q.side & ~everybody) || q.side == everybody)
        return "side: " + text(q.side) + " leaves a side empty or names no seat of " + text(q.seats);
    const std::uint32_t game = in_game(q.tables);
    std::uint32_t seen = 0;
    std::string fault = fault_of_hands(q, game, seen);
    if (fault.empty()) fault = fault_of_trick(q, game, seen);
    if (fault.empty()) fault = fault_of_counts(q);
    if (fault.empty()) fault = fault_of_duty(q.duty, game);
    return fault;
}

}  // namespace wenzel
