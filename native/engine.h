// What a search offers to the wall: one answer at a time, from a table of its own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "question.h"

namespace wenzel {

struct Answer {
    int value = 0;       // a decision is 1 or 0
    int best = kNoCard;  // a card that keeps the value, or gets the side on move its way; kNoCard: none came up
    std::uint64_t nodes = 0;
};

struct CardValues {
    static constexpr std::int16_t kIllegal = -1;
    std::array<std::int16_t, kDeckSize> value{};  // after playing the card; kIllegal where it may not be played
    std::uint64_t nodes = 0;
};

// Every question must have passed `fault_of`. Not for two threads at once.
class Engine {
  public:
    Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    virtual ~Engine() = default;

    virtual void clear() = 0;
    virtual Answer value(const Question& question, Goal goal) = 0;
    virtual Answer at_least(const Question& question, int least) = 0;
    virtual CardValues values(const Question& question, Goal goal) = 0;
    // How many sequences of `depth` legal cards there are from here.
    virtual std::uint64_t sequences(const Question& question, int depth) = 0;
};

// The search that answers, and the plain one that it is measured and tested against.
std::unique_ptr<Engine> make_window_engine(std::size_t table_bytes);
std::unique_ptr<Engine> make_plain_engine(std::size_t table_bytes);

}  // namespace wenzel
