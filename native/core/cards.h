// Sets of cards as bits of a 32-bit word, and the few bit tricks that the search lives on.
#pragma once

#include <bit>
#include <cstdint>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

// The search is compiled twice, with and without BMI2, and chosen at run time. Everything whose machine code depends on
// that choice lives in this namespace, so that the two builds never share an inline function.
#ifndef WENZEL_ISA
#define WENZEL_ISA portable
#endif

namespace wenzel::core {

using CardSet = std::uint32_t;

constexpr int kMaxCards = 32;
constexpr int kMaxSeats = 5;
constexpr int kMaxSuits = 5;
constexpr int kTrump = 4;  // the effective suit that beats the others

inline namespace WENZEL_ISA {

constexpr CardSet bit(int card) { return CardSet{1} << card; }
inline int count(CardSet set) { return std::popcount(set); }
inline int lowest(CardSet set) { return std::countr_zero(set); }
inline int highest(CardSet set) { return 31 - std::countl_zero(set); }
constexpr CardSet lowest_bit(CardSet set) { return set & (0u - set); }
constexpr CardSet without_lowest(CardSet set) { return set & (set - 1); }

// The cards of `own` above all of `theirs`.
inline CardSet above(CardSet own, CardSet theirs) { return theirs ? own & ~(bit(highest(theirs)) - 1) : own; }

// The bits of `set` at the places of `mask`, moved together: the k-th lowest card of `mask` becomes bit k.
inline CardSet gather(CardSet set, CardSet mask) {
#if defined(__BMI2__)
    return _pext_u32(set, mask);
#else
    CardSet result = 0;
    for (CardSet to = 1; mask; mask = without_lowest(mask), to <<= 1)
        if (set & lowest_bit(mask)) result |= to;
    return result;
#endif
}

// The inverse of gather: bit k of `packed` moves to the k-th lowest place of `mask`.
inline CardSet scatter(CardSet packed, CardSet mask) {
#if defined(__BMI2__)
    return _pdep_u32(packed, mask);
#else
    CardSet result = 0;
    for (; mask; mask = without_lowest(mask), packed >>= 1)
        if (packed & 1) result |= lowest_bit(mask);
    return result;
#endif
}

}  // inline namespace WENZEL_ISA
}  // namespace wenzel::core
