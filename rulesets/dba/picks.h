// SPDX-License-Identifier: GPL-3.0-or-later
// Picks: the elements that an act is about, as its input lists them. Outside a game a pick names the element: [{"element":"Wb","count":8}].
#pragma once

#include "rulesets/dba/army/element.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dbx/picks.h"

#include <string>
#include <vector>

namespace optio::dba {

/// Some elements that are alike.
struct Pick : dbx::Picked {
    Element element;
};

/// What an input lists under "who"; an empty list where it names nobody.
const Json &whoIn(const Json &input);
/// Reads the list under `field`; a part that is not named is the first one. Throws Error (DBA-070) naming the field for anything but a list
/// of standing elements, and for more elements than there are. Picks of one part are added up.
std::vector<Pick> picksFrom(const Words &words, const State *state, const Json &list, const std::string &field,
                            const dbx::Preference &preference = {});
using dbx::toJson;
/// The standing elements of a side ("" for both), part by part.
std::vector<Candidate> candidatesOf(const Words &words, const State &state, const std::string &side);
using dbx::countOf;
using dbx::picksText;

} // namespace optio::dba
