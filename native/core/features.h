// Every idea of the search as a switch. In a normal build they are constants and cost nothing; with WENZEL_SWITCHES
// they can be set one by one, for the differential tests and to measure what each brings.
#pragma once

namespace wenzel::core {

struct Features {
    bool table = true;        // transposition table
    bool families = true;     // entries hold for positions that differ in ranks the proof did not need ...
    bool adapted = true;      // ... and in points, less the difference
    bool equals = true;       // neighbouring cards of equal points are one move
    bool nearly = true;       // neighbouring cards of other points differ by those points at most
    bool dominated = true;    // in a settled trick only one card of a run is worth trying
    bool sure_tricks = true;  // bounds from tricks cashed from the top
    bool hold = true;         // ... and from the other side's top trumps
    bool safe_hand = true;    // a hand that can duck every trick
    bool order = true;        // order moves by the likely outcome of the trick
};

}  // namespace wenzel::core
