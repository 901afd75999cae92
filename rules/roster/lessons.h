// SPDX-License-Identifier: GPL-3.0-or-later
// Guided games: a prepared battle and steps that lead through it in the screens of the program. They stand in lessons.toml of a rule set,
// in words and names of controls only: neither the hash of its figures nor house rules know this file.
#pragma once

#include "rules/json.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace optio {

struct LessonStep {
    std::string say; ///< what is to be done, one or two sentences
    /// The control that leads on, by its name in the screens, the first that is to be seen: on a small screen it may be behind another one.
    std::vector<std::string> points;
    /// When it is done: "entry RESOLVER", "chosen UNIT", "undone", "seen NAME" or "gone NAME"; "read" for the last one.
    std::string until;
    bool within = false; ///< Is it within a form or over the page, so that one cannot go back to it without the step before?
};

/// What is done before the lesson begins.
struct LessonAct {
    std::string resolver;
    Json input;
    std::vector<int> dice;
};

struct Lesson {
    std::string id;
    std::string title;   ///< "Your first ruling"
    std::string summary; ///< what one learns, one sentence
    int minutes = 0;
    std::string a, b;       ///< ids of supplied armies
    Json options;           ///< of the game, those that are not as usual
    std::uint64_t seed = 0; ///< of the dice, so that the steps know what falls
    std::vector<LessonAct> acts;
    std::vector<LessonStep> steps;
};

/// The lessons of `folder`/lessons.toml in its order; none where there is no such file. Throws Error with file and line for a faulty row,
/// an id that is there twice, or an army that is not among `armies`.
std::vector<Lesson> readLessons(const std::filesystem::path &folder, const std::vector<Json> &armies);

} // namespace optio
