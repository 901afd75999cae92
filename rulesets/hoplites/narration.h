// SPDX-License-Identifier: GPL-3.0-or-later
// What an act tells while it is played out: sentences of what happened, and a line for each die and each number that counted (HOP-904).
#pragma once

#include "rules/ruling/ruling.h"

#include <array>
#include <string>
#include <vector>

namespace optio::hoplites {

/// Names for people: of each unit by side and index, of armies and leaders.
struct Names {
    std::array<std::vector<std::string>, 2> units;
    std::array<std::string, 2> army, leader;
    std::array<std::vector<std::string>, 2> clans; ///< of armies that have clans, in their order
    /// How many names of units the state's JSON holds: one for each unit at the start; the first act writes down the empty ones too.
    std::array<std::size_t, 2> written{};
};

/// The same for sentences: units of both armies that share a name get their army's beside it.
Names apart(Names names);

struct Narration {
    const Names *names = nullptr;
    std::vector<std::string> sentences;
    std::vector<Line> lines;

    void say(const std::string &sentence) { sentences.push_back(sentence); }
    /// `side` 0, 1 or -1 for none.
    void line(int side, const std::string &stage, const std::string &label, int value, const std::string &rule);
};

/// "1 hit", "3 hits".
std::string hitsText(int hits);
/// A number of halves: "3", "10½".
std::string halvesText(int halves);
/// "1 rout point", "10½ rout points".
std::string pointsText(int halves);
/// "+1", "0", "-2".
std::string signedText(int number);

} // namespace optio::hoplites
