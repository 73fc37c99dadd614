// The search behind one door, whatever the number of seats and the instruction set it was compiled for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "problem.h"
#include "trick_tables.h"

namespace wenzel::core {

struct CardValue {
    std::uint8_t card;
    std::int16_t value;
};

class Engine {
  public:
    virtual ~Engine() = default;

    // Forgets what was learned: needed whenever the tables, the sides, the goal or the duties are others than before.
    virtual void forget() = 0;

    virtual int value(const TrickTables& tables, const Problem& problem) = 0;
    virtual bool at_least(const TrickTables& tables, const Problem& problem, int need) = 0;
    virtual int values(const TrickTables& tables, const Problem& problem, CardValue* out) = 0;
    // A card that keeps the value `value`, which must be the position's. Asked right after the value it costs little.
    virtual int best(const TrickTables& tables, const Problem& problem, int value) = 0;
    virtual std::uint64_t sequences(const TrickTables& tables, const Problem& problem, int depth) = 0;

    std::uint64_t nodes = 0;
};

// Both work in memory of the caller's, zeroed and aligned to 128 bytes.
std::unique_ptr<Engine> make_portable_engine(void* memory, std::size_t bytes);
#if defined(WENZEL_BMI2)
std::unique_ptr<Engine> make_bmi2_engine(void* memory, std::size_t bytes);
#endif

}  // namespace wenzel::core
