// The wall between Python and the search: the only file that knows Python. What comes over it is copied and checked
// before the GIL is released, so that nobody can change it while threads read it. `_core.pyi` says what it offers.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <exception>
#include <functional>
#include <limits>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "engine.h"
#include "question.h"

namespace nb = nanobind;

namespace wenzel {
namespace {

constexpr std::int64_t kMostTableMegabytes = 1 << 16;
constexpr std::int64_t kMostThreads = 256;
constexpr auto kBetweenSignals = std::chrono::milliseconds(50);

// Any Python array; what it holds is checked here, so that a wrong one is a ValueError that names it.
using Array = nb::ndarray<nb::ro, nb::device::cpu>;

[[noreturn]] void refuse(const std::string& fault) { throw nb::value_error(fault.c_str()); }

void refuse_fault(const std::string& fault) {
    if (!fault.empty()) refuse(fault);
}

std::string text(std::int64_t number) { return std::to_string(number); }

// A whole number; one beyond 64 bits becomes the nearest, which every range check refuses.
std::int64_t whole(nb::handle object) {
    nb::object number = nb::steal(PyNumber_Index(object.ptr()));
    if (!number.is_valid()) throw nb::python_error();
    int overflow = 0;
    const long long value = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
    if (value == -1 && PyErr_Occurred()) throw nb::python_error();
    if (overflow) return overflow > 0 ? std::numeric_limits<std::int64_t>::max() : std::numeric_limits<std::int64_t>::min();
    return value;
}

std::int64_t whole(nb::handle object, const char* name, std::int64_t low, std::int64_t high) {
    const std::int64_t value = whole(object);
    if (value < low || value > high)
        refuse(std::string(name) + ": not " + text(low) + " to " + text(high));
    return value;
}

constexpr std::int64_t kMostBits = std::numeric_limits<std::uint32_t>::max();

Goal goal_of(nb::handle goal) { return static_cast<Goal>(whole(goal, "goal", 0, 1)); }

int clamped(std::int64_t least) { return static_cast<int>(std::clamp<std::int64_t>(least, -1, kMostCardPoints + 1)); }

void copy_table(const nb::bytes& from, const char* name, std::array<std::uint8_t, kDeckSize>& to) {
    if (from.size() != to.size())
        refuse(std::string(name) + ": " + text(static_cast<std::int64_t>(from.size())) + " bytes, not " + text(kDeckSize));
    std::memcpy(to.data(), from.data(), to.size());
}

Tables tables_of(const nb::bytes& suit, const nb::bytes& strength, const nb::bytes& points) {
    Tables tables;
    copy_table(suit, "suit", tables.suit);
    copy_table(strength, "strength", tables.strength);
    copy_table(points, "points", tables.points);
    refuse_fault(fault_of(tables));
    return tables;
}

Question question_of(const nb::bytes& suit, const nb::bytes& strength, const nb::bytes& points,
                     const nb::sequence& hands, const nb::bytes& trick, nb::handle leader, nb::handle side,
                     const nb::tuple& duty) {
    Question q;
    q.tables = tables_of(suit, strength, points);
    const std::size_t seats = nb::len(hands);
    if (seats < kFewestSeats || seats > kMostSeats)
        refuse("hands: " + text(static_cast<std::int64_t>(seats)) + " seats, not 3 to 5");
    q.seats = static_cast<int>(seats);
    for (std::size_t seat = 0; seat < seats; ++seat)
        q.hands[seat] = static_cast<std::uint32_t>(whole(hands[seat], "hands", 0, kMostBits));
    if (trick.size() >= seats) refuse("trick: as many cards as seats, or more");
    q.trick_size = static_cast<int>(trick.size());
    std::copy_n(static_cast<const std::uint8_t*>(trick.data()), trick.size(), q.trick.begin());
    q.leader = static_cast<int>(whole(leader, "leader", 0, q.seats - 1));
    q.side = static_cast<std::uint32_t>(whole(side, "side", 0, kMostBits));
    if (nb::len(duty) != 3) refuse("duty: not (suit, answers, kept)");
    q.duty.suit = static_cast<int>(whole(duty[0], "duty", 0, kNoSuit));
    q.duty.answers = static_cast<std::uint32_t>(whole(duty[1], "duty", 0, kMostBits));
    q.duty.kept = static_cast<std::uint32_t>(whole(duty[2], "duty", 0, kMostBits));
    refuse_fault(fault_of(q));
    return q;
}

// The elements of an array that must have this type and shape; `columns` is 0 for one dimension.
template <typename T>
const T* elements(const Array& array, const char* name, std::size_t rows, std::size_t columns) {
    const std::size_t dimensions = columns ? 2 : 1;
    if (array.dtype() != nb::dtype<T>()) refuse(std::string(name) + ": elements of the wrong type");
    if (array.ndim() != dimensions) refuse(std::string(name) + ": not of " + text(static_cast<std::int64_t>(dimensions)) + " dimensions");
    if (array.shape(0) != rows) refuse(std::string(name) + ": not as many rows as hands");
    if (columns && array.shape(1) != columns)
        refuse(std::string(name) + ": not " + text(static_cast<std::int64_t>(columns)) + " columns");
    // The stride of a dimension with one entry says nothing.
    const auto row = static_cast<std::int64_t>(columns ? columns : 1);
    if ((rows > 1 && array.stride(0) != row) || (columns > 1 && rows && array.stride(1) != 1))
        refuse(std::string(name) + ": not C-contiguous");
    return static_cast<const T*>(array.data());
}

int trick_size_of(const std::uint8_t* trick, int places) {
    const int size = static_cast<int>(std::find(trick, trick + places, kNoCard) - trick);
    if (std::any_of(trick + size, trick + places, [](std::uint8_t card) { return card != kNoCard; }))
        refuse("trick: a card behind an empty place");
    return size;
}

std::vector<Question> questions_of(const nb::bytes& suit, const nb::bytes& strength, const nb::bytes& points,
                                   const Array& hands, const Array& trick, const Array& leader, const Array& side,
                                   const Array& duty) {
    Question q;
    q.tables = tables_of(suit, strength, points);
    if (hands.ndim() != 2) refuse("hands: not of 2 dimensions");
    const std::size_t rows = hands.shape(0), seats = hands.shape(1);
    if (seats < kFewestSeats || seats > kMostSeats)
        refuse("hands: " + text(static_cast<std::int64_t>(seats)) + " seats, not 3 to 5");
    const auto* hand = elements<std::uint32_t>(hands, "hands", rows, seats);
    const auto* card = elements<std::uint8_t>(trick, "trick", rows, seats - 1);
    const auto* leads = elements<std::uint8_t>(leader, "leader", rows, 0);
    const auto* sides = elements<std::uint8_t>(side, "side", rows, 0);
    const auto* duties = elements<std::uint32_t>(duty, "duty", rows, 3);
    q.seats = static_cast<int>(seats);
    std::vector<Question> result;
    result.reserve(rows);
    for (std::size_t row = 0; row < rows; ++row, hand += seats, card += seats - 1, duties += 3) {
        try {
            std::copy_n(hand, seats, q.hands.begin());
            q.trick_size = trick_size_of(card, q.seats - 1);
            std::copy_n(card, q.trick_size, q.trick.begin());
            q.leader = leads[row];
            q.side = sides[row];
            q.duty = {duties[0] > kNoSuit ? kNoSuit - 1 : static_cast<int>(duties[0]), duties[1], duties[2]};
            refuse_fault(fault_of(q));
        } catch (const nb::builtin_exception& fault) {
            refuse(std::string(fault.what()) + "; in row " + text(static_cast<std::int64_t>(row)));
        }
        result.push_back(q);
    }
    return result;
}

// A new numpy array that owns its elements.
template <typename T>
struct Column {
    std::size_t rows, columns;
    std::unique_ptr<T[]> data;

    explicit Column(std::size_t rows, std::size_t columns = 0)
        : rows(rows), columns(columns), data(new T[std::max<std::size_t>(rows * std::max<std::size_t>(columns, 1), 1)]) {}

    nb::object array() {
        T* elements = data.release();
        nb::capsule owner(elements, [](void* p) noexcept { delete[] static_cast<T*>(p); });
        const std::size_t shape[2] = {rows, columns};
        return nb::cast(nb::ndarray<nb::numpy, T>(elements, columns ? 2 : 1, shape, owner));
    }
};

class Solver {
  public:
    Solver(std::int64_t table_mb, std::int64_t threads, bool plain) {
        if (table_mb < 1 || table_mb > kMostTableMegabytes)
            refuse("table_mb: not 1 to " + text(kMostTableMegabytes));
        if (threads < 1 || threads > kMostThreads) refuse("threads: not 1 to " + text(kMostThreads));
        const auto bytes = static_cast<std::size_t>(table_mb) << 20;
        for (std::int64_t i = 0; i < threads; ++i)
            engines_.push_back(make_engine(bytes / static_cast<std::size_t>(threads), plain));
    }

    void clear() {
        nb::gil_scoped_release released;
        const std::lock_guard lock(mutex_);
        for (auto& engine : engines_) engine->clear();
    }

    template <typename Ask>
    auto ask(Ask&& ask) {
        nb::gil_scoped_release released;
        const std::lock_guard lock(mutex_);
        return ask(*engines_.front());
    }

    // Calls `ask(engine, row)` for each row, the threads taking rows in turn; stops at Ctrl-C.
    template <typename Ask>
    void ask_all(std::size_t rows, Ask&& ask) {
        nb::gil_scoped_release released;
        const std::lock_guard lock(mutex_);
        std::atomic<std::size_t> next{0};
        std::atomic<bool> stop{false};
        std::mutex ending;
        std::condition_variable ended;
        std::exception_ptr failure;
        std::size_t running = std::min(engines_.size(), rows);
        const auto work = [&](Engine& engine) {
            try {
                for (std::size_t row = next++; row < rows && !stop; row = next++) ask(engine, row);
            } catch (...) {
                const std::lock_guard guard(ending);
                failure = std::current_exception();
                stop = true;
            }
            const std::lock_guard guard(ending);
            --running;
            ended.notify_one();
        };
        std::vector<std::thread> threads;
        const std::size_t wanted = running;
        for (std::size_t i = 0; i < wanted; ++i) threads.emplace_back(work, std::ref(*engines_[i]));
        bool interrupted = false;
        for (std::unique_lock guard(ending); running;) {
            if (ended.wait_for(guard, kBetweenSignals, [&] { return running == 0; }) || interrupted) continue;
            guard.unlock();
            {
                nb::gil_scoped_acquire held;
                interrupted = PyErr_CheckSignals() != 0;
            }
            stop = stop || interrupted;
            guard.lock();
        }
        for (auto& thread : threads) thread.join();
        if (interrupted) {
            nb::gil_scoped_acquire held;
            throw nb::python_error();
        }
        if (failure) std::rethrow_exception(failure);
    }

  private:
    static std::unique_ptr<Engine> make_engine(std::size_t bytes, bool plain) {
        return plain ? make_plain_engine(bytes) : make_window_engine(bytes);
    }

    std::vector<std::unique_ptr<Engine>> engines_;
    std::mutex mutex_;
};

// Asks every row one thing and notes how long it took.
template <typename Ask>
std::pair<nb::object, nb::object> timed(Solver& solver, std::size_t rows, Ask&& ask) {
    Column<std::uint64_t> nodes(rows);
    Column<double> seconds(rows);
    solver.ask_all(rows, [&](Engine& engine, std::size_t row) {
        const auto start = std::chrono::steady_clock::now();
        nodes.data[row] = ask(engine, row);
        seconds.data[row] = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    });
    return {nodes.array(), seconds.array()};
}

nb::tuple value(Solver& solver, const nb::bytes& suit, const nb::bytes& strength, const nb::bytes& points,
                const nb::sequence& hands, const nb::bytes& trick, nb::handle leader, nb::handle side,
                const nb::tuple& duty, nb::handle goal) {
    const Question q = question_of(suit, strength, points, hands, trick, leader, side, duty);
    const Goal aim = goal_of(goal);
    const Answer answer = solver.ask([&](Engine& engine) { return engine.value(q, aim); });
    return nb::make_tuple(answer.value, answer.best, answer.nodes);
}

nb::tuple at_least(Solver& solver, const nb::bytes& suit, const nb::bytes& strength, const nb::bytes& points,
                   const nb::sequence& hands, const nb::bytes& trick, nb::handle leader, nb::handle side,
                   const nb::tuple& duty, nb::handle least) {
    const Question q = question_of(suit, strength, points, hands, trick, leader, side, duty);
    const int wanted = clamped(whole(least));
    const Answer answer = solver.ask([&](Engine& engine) { return engine.at_least(q, wanted); });
    return nb::make_tuple(answer.value != 0, answer.best, answer.nodes);
}

nb::tuple values(Solver& solver, const nb::bytes& suit, const nb::bytes& strength, const nb::bytes& points,
                 const nb::sequence& hands, const nb::bytes& trick, nb::handle leader, nb::handle side,
                 const nb::tuple& duty, nb::handle goal) {
    const Question q = question_of(suit, strength, points, hands, trick, leader, side, duty);
    const Goal aim = goal_of(goal);
    const CardValues found = solver.ask([&](Engine& engine) { return engine.values(q, aim); });
    nb::list result;
    for (int card = 0; card < kDeckSize; ++card)
        if (found.value[card] != CardValues::kIllegal) result.append(nb::make_tuple(card, found.value[card]));
    return nb::make_tuple(result, found.nodes);
}

std::uint64_t sequences(Solver& solver, const nb::bytes& suit, const nb::bytes& strength, const nb::bytes& points,
                        const nb::sequence& hands, const nb::bytes& trick, nb::handle leader, nb::handle side,
                        const nb::tuple& duty, nb::handle depth) {
    const Question q = question_of(suit, strength, points, hands, trick, leader, side, duty);
    const std::int64_t cards = whole(depth);
    if (cards < 0 || cards > kDeckSize) refuse("depth: not 0 to " + text(kDeckSize));
    return solver.ask([&](Engine& engine) { return engine.sequences(q, static_cast<int>(cards)); });
}

nb::tuple value_batch(Solver& solver, const nb::bytes& suit, const nb::bytes& strength, const nb::bytes& points,
                      const Array& hands, const Array& trick, const Array& leader, const Array& side,
                      const Array& duty, nb::handle goal) {
    const auto questions = questions_of(suit, strength, points, hands, trick, leader, side, duty);
    const Goal aim = goal_of(goal);
    Column<std::int16_t> values(questions.size());
    Column<std::uint8_t> best(questions.size());
    auto [nodes, seconds] = timed(solver, questions.size(), [&](Engine& engine, std::size_t row) {
        const Answer answer = engine.value(questions[row], aim);
        values.data[row] = static_cast<std::int16_t>(answer.value);
        best.data[row] = static_cast<std::uint8_t>(answer.best);
        return answer.nodes;
    });
    return nb::make_tuple(values.array(), best.array(), nodes, seconds);
}

nb::tuple at_least_batch(Solver& solver, const nb::bytes& suit, const nb::bytes& strength, const nb::bytes& points,
                         const Array& hands, const Array& trick, const Array& leader, const Array& side,
                         const Array& duty, const Array& least) {
    const auto questions = questions_of(suit, strength, points, hands, trick, leader, side, duty);
    const auto* given = elements<std::int16_t>(least, "least", questions.size(), 0);
    const std::vector<std::int16_t> wanted(given, given + questions.size());
    Column<bool> answers(questions.size());
    Column<std::uint8_t> best(questions.size());
    auto [nodes, seconds] = timed(solver, questions.size(), [&](Engine& engine, std::size_t row) {
        const Answer answer = engine.at_least(questions[row], clamped(wanted[row]));
        answers.data[row] = answer.value != 0;
        best.data[row] = static_cast<std::uint8_t>(answer.best);
        return answer.nodes;
    });
    return nb::make_tuple(answers.array(), best.array(), nodes, seconds);
}

nb::tuple values_batch(Solver& solver, const nb::bytes& suit, const nb::bytes& strength, const nb::bytes& points,
                       const Array& hands, const Array& trick, const Array& leader, const Array& side,
                       const Array& duty, nb::handle goal) {
    const auto questions = questions_of(suit, strength, points, hands, trick, leader, side, duty);
    const Goal aim = goal_of(goal);
    Column<std::int16_t> values(questions.size(), kDeckSize);
    auto [nodes, seconds] = timed(solver, questions.size(), [&](Engine& engine, std::size_t row) {
        const CardValues found = engine.values(questions[row], aim);
        std::copy(found.value.begin(), found.value.end(), values.data.get() + row * kDeckSize);
        return found.nodes;
    });
    return nb::make_tuple(values.array(), nodes, seconds);
}

}  // namespace
}  // namespace wenzel

NB_MODULE(_core, m) {
    using namespace wenzel;
    using namespace nb::literals;
    // A solver that is still alive when Python ends is no fault.
    nb::set_leak_warnings(false);
    m.attr("POINTS") = static_cast<int>(Goal::kPoints);
    m.attr("NO_TRICK") = static_cast<int>(Goal::kNoTrick);
    nb::class_<Solver>(m, "Solver", nb::is_final())
        .def(nb::init<std::int64_t, std::int64_t, bool>(), "table_mb"_a, "threads"_a, "plain"_a = false)
        .def("clear", &Solver::clear)
        .def("value", &value, "suit"_a, "strength"_a, "points"_a, "hands"_a, "trick"_a, "leader"_a, "side"_a,
             "duty"_a, "goal"_a)
        .def("at_least", &at_least, "suit"_a, "strength"_a, "points"_a, "hands"_a, "trick"_a, "leader"_a, "side"_a,
             "duty"_a, "least"_a)
        .def("values", &values, "suit"_a, "strength"_a, "points"_a, "hands"_a, "trick"_a, "leader"_a, "side"_a,
             "duty"_a, "goal"_a)
        .def("sequences", &sequences, "suit"_a, "strength"_a, "points"_a, "hands"_a, "trick"_a, "leader"_a, "side"_a,
             "duty"_a, "depth"_a)
        .def("value_batch", &value_batch, "suit"_a, "strength"_a, "points"_a, "hands"_a, "trick"_a, "leader"_a,
             "side"_a, "duty"_a, "goal"_a)
        .def("at_least_batch", &at_least_batch, "suit"_a, "strength"_a, "points"_a, "hands"_a, "trick"_a, "leader"_a,
             "side"_a, "duty"_a, "least"_a)
        .def("values_batch", &values_batch, "suit"_a, "strength"_a, "points"_a, "hands"_a, "trick"_a, "leader"_a,
             "side"_a, "duty"_a, "goal"_a);
}
