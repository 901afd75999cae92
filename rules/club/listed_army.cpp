// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a list for an event.
#include "rules/club/listed_army.h"

#include "rules/journal/journal.h"
#include "rules/ruleset.h"

namespace optio::club {

Json inputOfArmy(const Ruleset &ruleset, const Json &roster, const std::string &id)
{
    Json problems = Json::array();
    for (const Finding &finding : ruleset.check(roster))
        problems.push_back(finding.text);
    return {{"army", roster.at("name")},
            {"roster", roster.value("id", id)},
            {"hash", lineHash(canonical(roster))},
            {"problems", std::move(problems)}};
}

} // namespace optio::club
