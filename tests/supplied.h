// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sets as they come with the program, read once for a test, and their armies made comparable.
#pragma once

#include "rules/exchange/format.h"
#include "rules/roster/roster.h"
#include "rulesets/registry.h"

namespace optio::supplied {

inline const Registry &registry()
{
    static const Registry all(rulesetsFolder("/proc/self/exe"));
    return all;
}

inline const exchange::Rulesets &rulesets()
{
    static const exchange::Rulesets all = [] {
        exchange::Rulesets list;
        for (const auto &ruleset : registry().all())
            list.push_back(ruleset.get());
        return list;
    }();
    return all;
}

/// A roster as reading leaves it, without what a format need not carry: its id, the figures it was made with, and counts left out.
inline Json comparable(Json roster)
{
    roster = rosterFromJson(std::move(roster), "the army");
    for (const char *key : {"id", "data", "pinned"})
        roster.erase(key);
    return roster;
}

} // namespace optio::supplied
