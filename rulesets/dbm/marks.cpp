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

const MarkRules &markRules()
{
    static const MarkRules rules{{mark::contact, mark::onFoot}, tooFew};
    return rules;
}

} // namespace

std::string marksText(const Json &marks)
{
    static const std::vector<MarkWords> words{
        {mark::contact, "in contact"},    {mark::onFoot, "on foot"},  {mark::moved, "moved"},
        {mark::marches, "marched", true}, {mark::halted, "halted"},   {mark::shot, "shot"},
        {mark::fought, "fought"},         {mark::pursued, "pursued"}, {mark::pressed, "pressed forward"},
    };
    return optio::marksText(marks, words);
}

Marking::Marking(const Json &state) : optio::Marking(state, markRules()) {}

} // namespace optio::dbm
