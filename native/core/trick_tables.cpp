#include "trick_tables.h"

#include <algorithm>
#include <numeric>

namespace wenzel::core {

TrickTables::TrickTables(const GameTables& game) : trick_points(game.trick_points) {
    std::iota(outer_of.begin(), outer_of.end(), std::uint8_t{0});
    std::stable_sort(outer_of.begin(), outer_of.end(), [&](int a, int b) {
        return game.suit[a] != game.suit[b] ? game.suit[a] < game.suit[b] : game.strength[a] < game.strength[b];
    });
    for (int card = 0; card < 32; ++card) {
        const int from = outer_of[card];
        inner_of[from] = static_cast<std::uint8_t>(card);
        suit_of[card] = game.suit[from];
        points[card] = game.points[from];
        suit[suit_of[card]] |= CardSet{1} << card;
        for (int digit = 0; digit < 8; ++digit)
            if (points[card] >> digit & 1) {
                point_bit[digit] |= CardSet{1} << card;
                point_bits = std::max(point_bits, digit + 1);
            }
    }
    for (int card = 0; card < 32; ++card) {
        const CardSet above = card == 31 ? 0 : ~CardSet{0} << (card + 1);
        beats[card] = (suit[suit_of[card]] & above) | (suit_of[card] == kTrump ? 0 : suit[kTrump]);
    }
    for (int value = 255; value >= 0; --value) {
        CardSet set = 0;
        for (int card = 0; card < 32; ++card)
            if (points[card] == value) set |= CardSet{1} << card;
        if (!set) continue;
        for (int card = 0; card < 32; ++card)
            if (set >> card & 1) same_worth[card] = set;
        worth[worth_classes] = set;
        worth_points[worth_classes++] = static_cast<std::uint8_t>(value);
    }
}

CardSet TrickTables::inner(CardSet set) const {
    CardSet result = 0;
    for (int card = 0; card < 32; ++card)
        if (set >> card & 1) result |= CardSet{1} << inner_of[card];
    return result;
}

CardSet TrickTables::outer(CardSet set) const {
    CardSet result = 0;
    for (int card = 0; card < 32; ++card)
        if (set >> card & 1) result |= CardSet{1} << outer_of[card];
    return result;
}

}  // namespace wenzel::core
