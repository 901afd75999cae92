// SPDX-License-Identifier: GPL-3.0-or-later
// Answers that ask for what may not be done (any more). They are refused with the reason, and the question stands with them in the form: an
// act whose ground was amended away is illegal then, and does not become another one (PUN-030).
#pragma once

#include "rulesets/punic/act.h"

#include <algorithm>
#include <string>
#include <vector>

namespace optio::punic {

/// What was answered to a question; null for nothing.
inline Json answerTo(const Scene &scene, const char *question)
{
    const auto answers = scene.input.find("answers");
    return answers != scene.input.end() && answers->is_object() ? answers->value(question, Json()) : Json();
}

/// Throws Error with the reason for the answer `wanted`, which is none of `values`.
[[noreturn]] inline void refuseChoice(Scene &scene, const Asker::Of &of, std::vector<std::string> values, const std::string &wanted,
                                      const std::string &why)
{
    values.push_back(wanted);
    static_cast<void>(scene.ask.choice(of, values, wanted));
    throw Error(why, of.row);
}

/// The answer to a question that is not asked here must not be yes. Throws Error with the reason when it is.
inline void refuseYes(Scene &scene, const Asker::Of &of, const std::string &why)
{
    if (answerTo(scene, of.row.c_str()) != true)
        return;
    static_cast<void>(scene.ask.yesNo(of, false));
    throw Error(why, of.row);
}

} // namespace optio::punic
