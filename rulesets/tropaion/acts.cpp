// SPDX-License-Identifier: GPL-3.0-or-later
// What each act does.
#include "rulesets/tropaion/acts.h"

#include "rules/figures/rows.h"
#include "rulesets/tropaion/combat/charge.h"
#include "rulesets/tropaion/combat/fight.h"
#include "rulesets/tropaion/combat/shooting.h"
#include "rulesets/tropaion/combat/test.h"
#include "rulesets/tropaion/generals.h"
#include "rulesets/tropaion/move/deploy.h"
#include "rulesets/tropaion/move/order.h"
#include "rulesets/tropaion/move/plan.h"
#include "rulesets/tropaion/page/correction.h"
#include "rulesets/tropaion/sequence.h"

#include <map>
#include <string_view>

namespace optio::tropaion {

namespace {

const std::map<std::string_view, Does> acts{
    {"deal", {.build = deal}},
    {"keep-hand", {.build = keepHand, .page = ownPage}},
    {"terrain-roll", {.build = terrainRoll}},
    {"place-terrain", {.build = placeTerrain, .page = ownPage}},
    {"edges", {.build = edges}},
    {"choose-edge", {.build = chooseEdge}},
    {"commit-cards", {.build = commitCards, .page = ownPage}},
    {"hold-back", {.build = holdBack, .candidates = holdBackCandidates}},
    {"deploy-formation", {.build = deployFormation, .candidates = deployFormationCandidates}},
    {"start-battle", {.build = startBattle}},
    {"arrive", {.build = arrive}},
    {"point-dice", {.build = rollPoints, .dice = rollPointsDice, .page = ownPage}},
    {"assign", {.build = assign, .page = ownPage}},
    {"pay-tie", {.build = payTie, .page = ownPage}},
    {"tie-roll", {.build = tieRoll}},
    {"card", {.build = playCard, .dice = playCardDice, .page = ownPage}},
    {"pass-card", {.build = passWindow}},
    {"no-cards", {.build = passCards}},
    {"warband", {.build = warband, .dice = warbandDice, .candidates = warbandCandidates, .takingPart = warbandTakingPart}},
    {"order", {.build = order, .dice = orderDice, .candidates = orderCandidates, .takingPart = orderTakingPart}},
    {"save-test", {.build = saveTest}},
    {"fail-test", {.build = failTest}},
    {"fast", {.build = fast, .candidates = fastCandidates}},
    {"evade", {.build = evade, .dice = evadeDice}},
    {"charge-end", {.build = chargeEnd}},
    {"contact", {.build = contact}},
    {"fight", {.build = fight, .dice = fightDice, .candidates = fightCandidates, .takingPart = fightersTakingPart}},
    {"combat-result", {.build = fightResult, .dice = fightResultDice, .takingPart = fightersTakingPart}},
    {"settle", {.build = settle, .takingPart = fightersTakingPart}},
    {"shoot", {.build = shoot, .dice = shootDice, .candidates = shootCandidates}},
    {"fire-back", {.build = fireBack, .dice = shootDice}},
    {"rally", {.build = rally, .dice = rallyDice, .candidates = rallyCandidates}},
    {"end-phase", {.build = endPhase}},
    {"losses", {.build = losses}},
    {"agree-end", {.build = agreeEnd}},
    {"set-formation", {.build = setFormation, .candidates = setFormationCandidates}},
    {"set-contact", {.build = setContact}},
    {"set-unit", {.build = setUnit, .head = setUnitHead, .candidates = setUnitCandidates}},
    {"set-points", {.build = setPoints, .page = ownPage}},
    {"set-hand", {.build = setHand, .page = ownPage}},
    {"set-terrain", {.build = setTerrain}},
};

} // namespace

std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet) { return makeActs<ActResolver>(sheet, sheet.acts, acts); }

ActResolver actNamed(const Sheet &sheet, const std::string &id) { return {sheet, rowNamed(sheet.acts, "act", id), acts.at(id)}; }

} // namespace optio::tropaion
