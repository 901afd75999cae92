// SPDX-License-Identifier: GPL-3.0-or-later
// What each act does.
#include "rulesets/dbm/acts.h"

#include "rulesets/dbm/army/losses.h"
#include "rulesets/dbm/bound.h"
#include "rulesets/dbm/combat/combat_resolver.h"
#include "rulesets/dbm/combat/press_forward.h"
#include "rulesets/dbm/combat/pursuit.h"
#include "rulesets/dbm/move/impetuous.h"
#include "rulesets/dbm/move/moves.h"
#include "rulesets/dbm/move/pips.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbx/combat_acts.h"

#include <map>
#include <string_view>

namespace optio::dbm {

namespace {

const Does fights = dbx::fights<CombatAct, Sheet, State>();

const std::map<std::string_view, Does> acts{
    {"pips", {.prepare = rollPips, .form = rollPipsForm, .complete = rollPipsComplete, .refusal = rollPipsRefusal}},
    {"pip-assign", {.tell = assignPips, .ask = assignPipsQuestions}},
    {"move",
     {.tell = moveTroops,
      .ask = moveTroopsQuestions,
      .settled = moveTroopsSettled,
      .refused = moveTroopsRefused,
      .complete = moveTroopsComplete,
      .candidates = moveTroopsCandidates}},
    {"spontaneous", {.tell = impetuous, .ask = impetuousQuestions, .settled = impetuousSettled, .candidates = impetuousCandidates}},
    {"losses", {.tell = enterLosses, .ask = enterLossesQuestions, .settled = enterLossesSettled, .candidates = enterLossesCandidates}},
    {"pursuit", {.tell = pursue, .ask = pursueQuestions, .settled = pursueSettled, .candidates = pursueCandidates}},
    {"press-forward",
     {.tell = pressForward, .ask = pressForwardQuestions, .settled = pressForwardSettled, .candidates = pressForwardCandidates}},
    {"weather", {.tell = setWeather, .ask = setWeatherQuestions}},
    {"next-phase", {.tell = nextPhase, .ask = nextPhaseQuestions}},
    {"end-bound", {.tell = endBound, .ask = endBoundQuestions}},
};

/// A combat, which is told anew from the answer that is another on.
class Fight : public GameAct, public Varying {
public:
    Fight(const Sheet &sheet, const About &about) : GameAct(sheet, about, fights), sheet_(sheet) {}
    std::unique_ptr<Variations> variations(const Json *state, const Json &input) const override
    {
        const CombatAct act(sheet_, rowNamed(sheet_.combats, "combat", id()));
        return act.variations(state != nullptr ? gameOf(sheet_, *state) : nullptr, input);
    }

private:
    const Sheet &sheet_;
};

} // namespace

std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet)
{
    std::vector<std::unique_ptr<Resolver>> all;
    for (const About &combat : dbx::combatsOf(sheet))
        all.push_back(std::make_unique<Fight>(sheet, combat));
    for (auto &act : makeActs<GameAct>(sheet, sheet.acts, acts))
        all.push_back(std::move(act));
    return all;
}

} // namespace optio::dbm
