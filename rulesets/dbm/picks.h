// SPDX-License-Identifier: GPL-3.0-or-later
// Picks: the elements that an act is about, as its input lists them. Outside a game a pick names the element and, where it matters, what
// it did: [{"element":"Irr Wb(O)","count":8,"part":{"marches":1}}].
#pragma once

#include "rulesets/dbm/army/element.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbx/picks.h"

#include <functional>
#include <string>
#include <vector>

namespace optio::dbm {

/// Some elements that are alike.
struct Pick : dbx::Picked {
    Element element;
    bool general() const { return element.general; }
};

/// Reads the list under `field`. Throws Error (DBM-191) naming it for anything but a list of picks of standing elements, for more
/// elements than there are, and for a part that is not there. Picks of one part are added up.
std::vector<Pick> picksFrom(const Words &words, const State *state, const Json &list, const std::string &field,
                            const dbx::Preference &preference = {});
using dbx::toJson;
/// Throws Error (DBM-033, DBM-191) when the picks are not all of one command; gives its id ("" outside a game).
std::string commandOfAll(const std::vector<Pick> &picks);
/// The standing elements of a side as candidates, part by part. `standard` gives how many of a part are picked at first, or -1 to leave
/// it out.
std::vector<Candidate> candidatesOf(const Words &words, const State &state, const std::string &side,
                                    const std::function<int(const Unit &unit, const Element &, const Part &)> &standard);
using dbx::countOf;
using dbx::picksText;

} // namespace optio::dbm
