// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters: armies as JSON documents, the form of `.optio-army` files. Rows that are unknown today are kept word for word.
//
// {"format":1,"ruleset":"…","data":"<hash of the figures it was made with>","id":"<uuid or
// ruleset/name>","name":"…","limit":400,"notes":"",
//  "commands":[{"name":"…","units":[{…as the rule set's catalogue says…,"count":12}]}],"vendor":{}}
#pragma once

#include "rules/json.h"

#include <array>
#include <string>
#include <vector>

namespace optio {

class Ruleset;

/// An army for the rule sets of `base` that names no points limit has this one. Said by the rule set when it is loaded; for those that do
/// not say it an army without a limit has none.
void setUsualLimit(const std::string &base, int points);
/// Reads a roster from outside. Throws Error naming the place for anything that is not of the form above; unknown keys are kept.
Json rosterFromText(std::string_view text, const std::string &what);
/// The same from a value that has been read already.
Json rosterFromJson(Json json, const std::string &what);
/// Throws Error unless `roster` has the form above (what it holds is the rule set's to judge).
void checkRosterForm(const Json &roster);
/// A new roster with one empty command.
Json newRoster(const Ruleset &ruleset, const std::string &name);
/// The file form: with `$schema` and the rule set's totals, indented by two.
std::string rosterFile(const Ruleset &ruleset, const Json &roster);
/// What the two armies are called in sentences: their peoples where the rosters name them ("people"), else their names; with I and II when
/// they are alike.
std::array<std::string, 2> namesOf(const Json &rosterA, const Json &rosterB);
/// Names told apart: one that is there several times is numbered ("Cohort 1", "Cohort 2"), and no two are alike.
std::vector<std::string> toldApart(const std::vector<std::string> &names);
/// A random (version 4) UUID.
std::string newId();

} // namespace optio
