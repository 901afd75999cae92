// SPDX-License-Identifier: GPL-3.0-or-later
// What a soak run is asked for, and what it has done and taken.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

namespace soak {

/// What a run is asked for.
struct Settings {
    std::string ruleset;
    std::uint64_t seed = 1;
    int games = 300;
    int acts = 200;
    int seconds = 0;         ///< no further game begins after so many; 0: no limit
    std::size_t sparing = 1; ///< how many times less often what takes long is looked at, for runs of many games
    bool verbose = false;
    bool refusals = false;
    bool deep = false;
    bool strict = false;
};

/// What a run has done.
struct Tally {
    int games = 0, acts = 0, ended = 0, tries = 0, refused = 0;
    std::map<std::string, int> done, refusals;
    std::map<std::string, double> seconds;
};

/// Adds the time of a block to a tally.
class Timed {
public:
    explicit Timed(double &sum) : sum_(sum), from_(std::chrono::steady_clock::now()) {}
    ~Timed() { sum_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - from_).count(); }
    Timed(const Timed &) = delete;
    Timed &operator=(const Timed &) = delete;

private:
    double &sum_;
    std::chrono::steady_clock::time_point from_;
};

} // namespace soak
