// SPDX-License-Identifier: GPL-3.0-or-later
// Those who aid a shooter (DBM-022, DBA-035): found among the rows of an army, and taken by name or by number.
#pragma once

#include "rules/error.h"
#include "rulesets/dbx/picks.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace optio::dbx {

/// All who may aid an element of the row `ownRow` to shoot: its own row's first. `elementOf(unit)` gives their element, or nothing
/// where the row cannot aid; `busy` tells who can no more.
template <class Pick, class ElementOf, class Busy>
std::vector<Pick> aidersOf(const Units &units, const std::string &ownRow, const std::string &ownPart, ElementOf elementOf, Busy busy)
{
    std::vector<Pick> aiders;
    for (const bool own : {true, false})
        for (const auto &[id, unit] : units) {
            if ((id == ownRow) != own)
                continue;
            const auto element = elementOf(unit);
            if (!element)
                continue;
            for (const Part &part : partsOf(unit)) {
                const int there = busy(part) ? 0 : part.count - (own && part.key == ownPart ? 1 : 0);
                if (there > 0)
                    aiders.push_back({{there, part, id, &unit}, *element});
            }
        }
    return aiders;
}

/// Takes `wanted` of those who are `there`: the ones that are `named`, or whoever comes first when that is null. Throws Error of `field`:
/// `cannot(pick)` for one who is none of them, `otherNumber` when the named are not as many, `tooFew(wanted, taken)`.
template <class Pick, class Cannot, class TooFew>
std::vector<Pick> takeAiders(std::vector<Pick> there, const std::vector<Pick> *named, int wanted, const std::string &field, Cannot cannot,
                             const std::string &otherNumber, TooFew tooFew)
{
    std::vector<Pick> aiding;
    int taken = 0;
    const auto take = [&](Pick &from, int count) {
        Pick pick = from;
        pick.count = std::min(count, from.count);
        from.count -= pick.count;
        taken += pick.count;
        if (pick.count > 0)
            aiding.push_back(pick);
        return pick.count;
    };
    if (named != nullptr) {
        for (const Pick &pick : *named) {
            const auto found = std::find_if(there.begin(), there.end(),
                                            [&](const Pick &one) { return one.unitId == pick.unitId && one.part.key == pick.part.key; });
            if (found == there.end() || take(*found, pick.count) < pick.count)
                throw Error(cannot(pick), field);
        }
        if (taken != wanted)
            throw Error(otherNumber, field);
    }
    for (Pick &pick : there)
        take(pick, wanted - taken);
    if (taken < wanted)
        throw Error(tooFew(wanted, taken), field);
    return aiding;
}

} // namespace optio::dbx
