// SPDX-License-Identifier: GPL-3.0-or-later
// What each act does.
#include "rulesets/hoplites/acts.h"

#include "rules/figures/rows.h"

#include <map>
#include <string_view>

namespace optio::hoplites {

namespace {

const std::map<std::string_view, Does> acts{
    {"act",
     {.prepare = act,
      .form = actForm,
      .complete = actComplete,
      .refusal = actRefusal,
      .participants = actParticipants,
      .revealed = actRevealed,
      .secretAct = actSecret}},
    {"shock", {.prepare = shock, .form = shockForm, .complete = shockComplete, .refusal = shockRefusal, .participants = shockParticipants}},
};

} // namespace

std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet) { return makeActs<GameAct>(sheet, sheet.acts, acts); }

GameAct actNamed(const Sheet &sheet, const std::string &id) { return {sheet, rowNamed(sheet.acts, "act", id), acts.at(id)}; }

} // namespace optio::hoplites
