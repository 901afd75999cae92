// SPDX-License-Identifier: GPL-3.0-or-later
// Army files as the import page takes them: read, looked over by the rule set, planned, and written again.
#pragma once

#include "rules/exchange/formats.h"
#include "rules/exchange/plan.h"
#include "rules/roster/roster.h"
#include "rulesets/registry.h"
#include "tests/fuzz/target.h"

#include <cstdlib>
#include <optional>

namespace fuzz {

inline const optio::Registry &registry()
{
    static const optio::Registry all(optio::rulesetsFolder("/proc/self/exe"));
    return all;
}

inline const optio::exchange::Rulesets &rulesets()
{
    static const optio::exchange::Rulesets all = [] {
        optio::exchange::Rulesets list;
        for (const auto &ruleset : registry().all())
            list.push_back(ruleset.get());
        return list;
    }();
    return all;
}

/// The rule sets are read before the first input.
inline const bool readBeforehand = (beforehand().emplace_back([] { (void)rulesets(); }), true);

/// `ruleset` is that of armies which do not say.
inline void readAs(const char *format, std::string_view bytes, const std::string &ruleset = "dbm")
{
    using namespace optio;
    const exchange::Format &form = exchange::formatNamed(rulesets(), format);
    const exchange::Import import = exchange::readArmies(form, {bytes, "the file", ruleset, Json::object()}, rulesets());
    for (const Json &roster : import.rosters)
        checkRosterForm(roster);
    const std::vector<exchange::PlannedArmy> plan = exchange::planImport(
        import, rulesets(), [](const std::string &) { return std::optional<Json>(); }, [](const std::string &) { return false; });
    for (const exchange::PlannedArmy &army : plan)
        (void)exchange::toJson(army).dump();
    if (!form.writes() || import.rosters.empty())
        return;
    // What it wrote it also reads.
    std::vector<exchange::Note> lost;
    std::string text;
    try {
        text = form.write(import.rosters, rulesets(), lost);
    } catch (const Error &) {
        return; // the format cannot hold it
    }
    try {
        (void)exchange::readArmies(form, {text, "the file", ruleset, Json::object()}, rulesets());
    } catch (const Error &) {
        if (text.size() <= exchange::mostBytes)
            std::abort();
    }
}

} // namespace fuzz
