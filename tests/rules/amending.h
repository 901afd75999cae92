// SPDX-License-Identifier: GPL-3.0-or-later
// Amendments of the made-up game for their tests: what is made otherwise, and how the journal stands then.
#pragma once

#include "tests/rules/made_up_play.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace amendtest {

using namespace optio;
using namespace optio::madeup;

inline Json eager(int value) { return {{"answers", {{"eager", value}}}}; }

inline Amending plus(int n, int value, std::map<int, AmendChoice> choices = {})
{
    return {n, eager(value), nullptr, false, {}, std::move(choices), "a forgotten +1"};
}

inline Amending strike(int n, std::map<int, AmendChoice> choices = {})
{
    return {n, nullptr, nullptr, true, {}, std::move(choices), "never happened"};
}

inline Amendment worked(const Play &play, const Amending &amending) { return amend(play.game.ruleset(), play.entries, amending); }

inline std::string findings(const Play &play)
{
    std::string all;
    for (const VerifyFinding &finding : verifyJournal(play.game.ruleset(), play.entries))
        all += finding.text + "\n";
    return all;
}

inline std::vector<int> facesOf(const Json &result)
{
    std::vector<int> all;
    for (const Json &draw : result.at("dice"))
        all.push_back(draw.at("value").get<int>());
    return all;
}

} // namespace amendtest
