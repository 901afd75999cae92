// SPDX-License-Identifier: GPL-3.0-or-later
// How the marks read, and which of them last.
#include "rulesets/dbm/marks.h"

namespace optio::dbm {

namespace {

std::string tooFew(const std::string &unit, int taken, int there, bool lost)
{
    const std::string count = std::to_string(taken);
    if (lost)
        return count + " elements cannot be lost: only " + std::to_string(there) + " of them are there (DBM-191)";
    return unit + ": there are not " + count + " such elements (DBM-191)";
}

const dbx::MarkRules &markRules()
{
    static const dbx::MarkRules rules{{mark::contact, mark::onFoot}, tooFew};
    return rules;
}

} // namespace

std::string marksText(const Json &marks)
{
    static const std::vector<dbx::MarkWords> words{
        {mark::contact, "in contact"},    {mark::onFoot, "on foot"},  {mark::moved, "moved"},
        {mark::marches, "marched", true}, {mark::halted, "halted"},   {mark::shot, "shot"},
        {mark::fought, "fought"},         {mark::pursued, "pursued"}, {mark::pressed, "pressed forward"},
    };
    return dbx::marksText(marks, words);
}

Marking::Marking(const State &state) : dbx::Marking(state.units, markRules()) {}

} // namespace optio::dbm
