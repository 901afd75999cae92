// SPDX-License-Identifier: GPL-3.0-or-later
// The face of an army: what a library shows of it and searches it by, worked out from its roster and the figures of now.
#pragma once

#include "rules/json.h"

#include <string>
#include <string_view>

namespace optio {

class Ruleset;

/// See the top of the file. Everything in it can be worked out again.
struct RosterFace {
    double points = 0;
    int elements = 0; ///< elements, units or figures: what the rule set counts
    int findings = 0; ///< what the rules say about it, errors among them
    int errors = 0;
    std::string period{};          ///< as it is read: "Antiquity"; "" when the army names none
    Json portrait = Json::array(); ///< what it is made of, like troops together: [{"icon","label","count"}], in its own order
    std::string words{};           ///< what a search looks through: its texts and its troops
    std::string made{};            ///< by what it was worked out (see faceStamp)
};

/// By which figures and which program a face is worked out: another stamp means that it may differ now. Null stands for a rule set that the
/// program does not have.
std::string faceStamp(const Ruleset *ruleset);
/// The face of a roster under its rule set; under null, or when the roster cannot be read by it, one finding says that it is not known.
RosterFace faceOf(const Ruleset *ruleset, const Json &roster);
/// A text by which names are put in order: letters without case and marks, numbers by their value.
std::string sortKey(std::string_view name);

} // namespace optio
