// The transposition table: bounds on what the declarer's side still gets, for whole families of positions.
//
// A family has one *shape* (how many cards of each suit each seat holds, and who leads). A stored bound was proved for
// one member, and the proof used the rank of some cards only: the top cards of each suit named by its mask. The bound
// holds for every member whose top cards lie with the same seats, whatever lies below (as in partition search). Where
// the cards themselves differ in points, it holds less the difference: giving one card d points more or less moves
// the value by d at most.
//
// One shape has from one to some hundreds of bounds, so a shape owns a chain of shelves of two cache lines, each with
// the bounds' fields side by side, to be compared all at once.
#pragma once

#include <cstdint>
#include <cstring>

#include "cards.h"

namespace wenzel::core::inline WENZEL_ISA {

template <int Planes>
struct alignas(128) Shelf {
    static constexpr int kPlaces = Planes == 2 ? 4 : 3;
    static constexpr std::uint32_t kNone = ~0u;

    std::uint64_t shape = 0;         // cards a seat a suit, exact
    std::uint32_t next = kNone;      // more bounds of this shape
    std::uint8_t kind = 0;           // leader and tricks left
    std::uint8_t used = 0;
    std::uint32_t owner[Planes][kPlaces];  // binary digits of the owner's seat, for the remaining cards moved together
    std::uint32_t mask[kPlaces];     // the top cards whose owners the proof relied on, moved together
    std::uint32_t present[kPlaces];  // the remaining cards themselves
    std::uint32_t counted[kPlaces];  // those whose points the proof relied on
    std::uint32_t certain[kPlaces];  // those credited in every line of it
    std::uint8_t value[kPlaces];
    std::uint8_t move[kPlaces];      // best card, counted among the remaining ones; top bit: a lower bound
};
static_assert(sizeof(Shelf<2>) == 128 && sizeof(Shelf<3>) == 256 - 128);

template <int Planes>
class TranspositionTable {
  public:
    using Shelf = WENZEL_ISA::Shelf<Planes>;
    static constexpr std::uint32_t kNone = Shelf::kNone;

    // Works in memory that someone else owns, aligned to 128 bytes and zeroed.
    TranspositionTable(void* memory, std::size_t bytes) {
        size_ = 16;
        while (size_ < (1u << 28) && std::size_t{size_} * 2 * (sizeof(Shelf) + sizeof(Slot)) <= bytes) size_ *= 2;
        shelves_ = static_cast<Shelf*>(memory);
        slots_ = reinterpret_cast<Slot*>(shelves_ + size_);
        clear();
    }

    // Forgets everything and what other tables left in the memory.
    void wipe() {
        std::memset(static_cast<void*>(slots_), 0, size_ * sizeof(Slot));
        generation_ = 0;
        clear();
    }

    // Forgets everything, in constant time but for one call in 65,535. Shelves are handed out one after the other, so
    // a small search works in a small piece of memory.
    void clear() {
        if (++generation_ == 0) {
            std::memset(static_cast<void*>(slots_), 0, size_ * sizeof(Slot));
            generation_ = 1;
        }
        used_ = 0;
    }

    Shelf& operator[](std::uint32_t at) { return shelves_[at]; }

    static std::uint64_t hash(std::uint64_t shape, std::uint8_t kind) {
        const std::uint64_t h = (shape ^ std::uint64_t{kind} << 56) * 0x9E3779B97F4A7C15ull;
        return (h ^ h >> 32) * 0xBF58476D1CE4E5B9ull;
    }

    void prefetch([[maybe_unused]] std::uint64_t hash) const {
#if defined(__GNUC__)
        __builtin_prefetch(&slots_[hash >> 32 & (size_ - 1)]);
#endif
    }

    // The first shelf of a shape, or none.
    std::uint32_t find(std::uint64_t hash, std::uint64_t shape, std::uint8_t kind) const {
        for (std::uint64_t at = hash >> 32 & (size_ - 1);; at = (at + 1) & (size_ - 1)) {
            const Slot& slot = slots_[at];
            if (slot.generation != generation_) return kNone;
            if (slot.tag == static_cast<std::uint16_t>(hash) && shelves_[slot.shelf].shape == shape &&
                shelves_[slot.shelf].kind == kind)
                return slot.shelf;
        }
    }

    // A shelf with a place for one more bound of the shape: its first, to which older ones are chained. When memory is
    // full everything is forgotten: that is rare and cheaper than bookkeeping.
    Shelf& room(std::uint64_t hash, std::uint64_t shape, std::uint8_t kind) {
        if (used_ == size_ - size_ / 8) clear();  // never full, so that every walk over the slots ends
        const std::uint32_t found = find(hash, shape, kind);
        if (found != kNone) {
            Shelf& first = shelves_[found];
            if (first.used == Shelf::kPlaces) {
                // the full one moves behind
                const std::uint32_t behind = used_++;
                shelves_[behind] = first;
                first.next = behind;
                first.used = 0;
            }
            return first;
        }
        std::uint64_t at = hash >> 32 & (size_ - 1);
        while (slots_[at].generation == generation_) at = (at + 1) & (size_ - 1);
        slots_[at] = {used_, static_cast<std::uint16_t>(hash), generation_};
        Shelf& first = shelves_[used_++];
        first.shape = shape;
        first.kind = kind;
        first.next = kNone;
        first.used = 0;
        return first;
    }

  private:
    struct Slot {
        std::uint32_t shelf;
        std::uint16_t tag;
        std::uint16_t generation;
    };
    Shelf* shelves_ = nullptr;
    Slot* slots_ = nullptr;
    std::uint32_t size_ = 0, used_ = 0;
    std::uint16_t generation_ = 0;
};

}  // namespace wenzel::core::inline WENZEL_ISA
