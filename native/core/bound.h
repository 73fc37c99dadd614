// What a search returns: a bound on the points the declarer's side still gets, and what its proof relied on.
#pragma once

#include "cards.h"

namespace wenzel::core::inline WENZEL_ISA {

// The proof walks over many lines of play; in each the declarer's side is credited with certain cards, and the bound is
// the extreme of those sums. So a change of a card's points moves the bound only if the card is credited in some line,
// and by just that change if it is credited in all.
struct Bound {
    int value;
    CardSet ranks;    // cards on whose rank the proof relies: the owners of all cards above in the suit matter too
    CardSet counted;  // cards credited in some line
    CardSet certain;  // cards credited in every line
};

}  // namespace wenzel::core::inline WENZEL_ISA
