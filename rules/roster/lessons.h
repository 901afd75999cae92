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

/// What is done without the learner: before the lesson, or before a step by the other side.
struct LessonAct {
    std::string resolver;
    Json input;
    std::vector<int> dice;
};

struct LessonStep {
    std::string say; ///< what is to be done, one or two sentences
    /// The control that leads on, by its name in the screens, the first that is to be seen: on a small screen it may be behind another one.
    /// Behind "~" the name of what the sentence speaks of besides, which is framed and not covered.
    std::vector<std::string> points;
    /// When it is done: "entry RESOLVER", on a board "entry RESOLVER ACT", "chosen UNIT" (on a board a thing that is picked up or part of
    /// what is put together), "undone", "seen NAME" or "gone NAME"; "read" for the last one.
    std::string until;
    bool within = false;         ///< Is it within a form or over the page, so that one cannot go back to it without the step before?
    std::vector<LessonAct> acts; ///< what the other side does before it
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

/// The lessons of `folder`/taught/lessons.toml in its order; none where there is no such file. Throws Error with file and line for a faulty
/// row, an id that is there twice, or an army that is not among `armies`.
std::vector<Lesson> readLessons(const std::filesystem::path &folder, const std::vector<Json> &armies);

} // namespace optio
