// SPDX-License-Identifier: GPL-3.0-or-later
// How the marks read, which of them last, and how contacts begin and end.
#include "rulesets/dba/marks.h"

#include "rulesets/dba/army/element.h"

#include <algorithm>

namespace optio::dba {

namespace {

std::string tooFew(const std::string &unit, int taken, int there, bool /*lost*/)
{
    return unit + ": there are no " + std::to_string(taken) + " such elements, only " + std::to_string(there) + " (DBA-070)";
}

const dbx::MarkRules &markRules()
{
    static const dbx::MarkRules rules{{mark::contact}, tooFew};
    return rules;
}

} // namespace

std::string marksText(const Json &marks)
{
    static const std::vector<dbx::MarkWords> words{
        {mark::contact, "in contact"}, {mark::moved, "moved", true}, {mark::shot, "shot"},
        {mark::shotAt, "shot at"},     {mark::fought, "fought"},
    };
    return dbx::marksText(marks, words);
}

Marking::Marking(const State &state) : dbx::Marking(state.units, markRules()), state_(state) {}

void Marking::meet(const std::string &unit, const std::string &foe, int count)
{
    for (const Part &one : partsOf(this->unit(unit))) {
        const int some = std::min(count, one.count);
        if (some <= 0 || one.has(mark::contact))
            continue;
        mark(unit, one.key, some, {{mark::contact, foe}});
        count -= some;
    }
}

void Marking::tell(const Words &words, Ruling &ruling) const
{
    dbx::Marking::tell(ruling,
                       [&](const Unit &unit) { return nameOfSide(state_, armyOf(unit)) + " · " + titleOf(words, elementOf(words, unit)); });
}

} // namespace optio::dba
