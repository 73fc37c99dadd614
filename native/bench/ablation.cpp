// What each idea of the search brings: mean nodes and milliseconds with one of them switched off.
//     wenzel_ablation FOLDER_OF_DEALS
// Prints the rows of the table in docs/solver.md. Built with WENZEL_SWITCHES; the exit code is 1 if a value is wrong.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <memory>

#include "bench/deals.h"
#include "core/search.h"

namespace {

using namespace wenzel::core;
using wenzel::bench::Deal;

constexpr std::size_t kTableBytes = std::size_t{64} << 20;
constexpr int kGamePoints = 61;

struct Idea {
    const char* name;
    bool Features::*flag;
};

constexpr Idea kIdeas[] = {
    {"families: only the same owners of all cards", &Features::families},
    {"adapted: only the same cards", &Features::adapted},
    {"equal neighbours, and all that follows from them", &Features::equals},
    {"neighbours of other points", &Features::nearly},
    {"cards dominated in a settled trick", &Features::dominated},
    {"the trumps of one seat", &Features::hold},
    {"sure tricks altogether", &Features::sure_tricks},
    {"order", &Features::order},
    {"a Null hand that can duck everything", &Features::safe_hand},
};

struct Memory {
    void* start = std::aligned_alloc(128, kTableBytes);
    Memory() { std::memset(start, 0, kTableBytes); }
    ~Memory() { std::free(start); }
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;
};

int exact(Search<3>& search) {
    int low = 0, high = search.remaining(), guess = high * 7 / 10;
    while (low < high) {
        const int need = std::clamp(guess, low + 1, high), found = search.probe(need);
        if (found >= need) low = found, guess = found + 4;
        else high = found, guess = found - 3;
    }
    return low;
}

// Whether the answer is right.
bool ask(Search<3>& search, const Deal& deal, bool decision) {
    if (deal.problem.take_none) return (search.probe(search.left()) >= search.left()) == (deal.value == 1);
    if (!decision) return exact(search) + deal.skat_points == deal.value;
    const int need = kGamePoints - deal.skat_points;
    return (search.probe(need) >= need) == (deal.value >= kGamePoints);
}

bool measure(const std::vector<Deal>& deals, const Features& on, bool decision, Search<3>::Table& table) {
    std::uint64_t nodes = 0;
    bool right = true;
    const std::clock_t start = std::clock();
    for (const Deal& deal : deals) {
        const TrickTables tables(deal.game);
        table.clear();
        Search<3> search(tables, table, deal.problem);
        search.on = on;
        if (deal.problem.take_none) search.weights = take_none_weights();
        right = ask(search, deal, decision) && right;
        nodes += search.nodes;
    }
    const double count = static_cast<double>(deals.size());
    const double ms = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf(" %.0f / %.2f |%s", static_cast<double>(nodes) / count, ms / count, right ? "" : " WRONG");
    std::fflush(stdout);
    return right;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::fprintf(stderr, "usage: wenzel_ablation FOLDER_OF_DEALS\n");
        return 2;
    }
    const std::string folder = arguments[1];
    const auto clubs = wenzel::bench::read_deals(folder + "/D_C.txt");
    const auto grand = wenzel::bench::read_deals(folder + "/D_G.txt");
    const auto null = wenzel::bench::read_deals(folder + "/D_N.txt");
    if (clubs.empty() || grand.empty() || null.empty()) {
        std::fprintf(stderr, "no deals in %s\n", folder.c_str());
        return 2;
    }
    const Memory memory;
    Search<3>::Table table(memory.start, kTableBytes);
    std::printf("| off (nodes / ms) | D_C decision | D_C value | D_G decision | D_G value | D_N |\n|---|---|---|---|---|---|\n");
    bool right = true;
    const auto row = [&](const char* name, const Features& on) {
        std::printf("| %s |", name);
        for (const auto* deals : {&clubs, &grand})
            for (const bool decision : {true, false}) right = measure(*deals, on, decision, table) && right;
        right = measure(null, on, true, table) && right;
        std::printf("\n");
    };
    row("nothing", {});
    for (const Idea& idea : kIdeas) {
        Features on;
        on.*idea.flag = false;
        row(idea.name, on);
    }
    return right ? 0 : 1;
}
