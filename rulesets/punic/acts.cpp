// SPDX-License-Identifier: GPL-3.0-or-later
// What each act does.
#include "rulesets/punic/acts.h"

#include "rulesets/punic/combat/aftermath.h"
#include "rulesets/punic/combat/combat_resolver.h"
#include "rulesets/punic/combat/elephant_resolver.h"
#include "rulesets/punic/combat/shooting.h"
#include "rulesets/punic/command.h"
#include "rulesets/punic/move/charge.h"
#include "rulesets/punic/move/deploy.h"
#include "rulesets/punic/move/move.h"
#include "rulesets/punic/page/by_hand.h"
#include "rulesets/punic/sequence.h"

#include <map>
#include <string_view>

namespace optio::punic {

namespace {

const std::map<std::string_view, Does> acts{
    {"combat", {.build = fight, .state = fightState, .form = fightForm, .complete = fightComplete, .candidates = fightCandidates}},
    {"shoot", {.build = shoot, .state = shootState, .form = shootForm, .candidates = shootCandidates}},
    {"deploy", {.build = deploy}},
    {"initiative", {.build = rollInitiative}},
    {"initiative-choice", {.build = chooseInitiative}},
    {"leader", {.build = leaderAct, .head = nobodyAtHead, .state = leaderActState, .candidates = leaderActCandidates}},
    {"leader-move", {.build = leaderMove, .head = nobodyAtHead, .state = leaderMoveState, .candidates = leaderMoveCandidates}},
    {"control", {.build = controlStatus, .candidates = controlStatusCandidates}},
    {"control-test", {.build = controlTest, .dice = controlTestDice, .candidates = controlTestCandidates}},
    {"control-leader", {.build = leaderAdjust}},
    {"stop-rampage", {.build = stopRampage, .candidates = stopRampageCandidates}},
    {"move", {.build = move, .dice = moveDice, .candidates = moveCandidates, .participants = onlyWho}},
    {"another-die", {.build = anotherDie}},
    {"detach", {.build = detach}},
    {"charge", {.build = declareCharge, .candidates = declareChargeCandidates}},
    {"nobody-near", {.build = nobodyNear, .candidates = nobodyNearCandidates}},
    {"respond", {.build = respond, .dice = respondDice, .participants = onlyWho}},
    {"charge-move", {.build = chargeMove, .candidates = chargeMoveCandidates, .participants = onlyWho}},
    {"caught", {.build = caught}},
    {"after-combat", {.build = afterCombat, .dice = afterCombatDice, .candidates = afterCombatCandidates}},
    {"free-hack", {.build = freeHack, .dice = freeHackDice, .state = freeHackState, .candidates = freeHackCandidates}},
    {"rampage", {.build = rampage, .candidates = rampageCandidates}},
    {"die-of-death", {.build = dieOfDeath, .candidates = dieOfDeathCandidates}},
    {"morale", {.build = morale, .candidates = moraleCandidates}},
    {"leader-captured", {.build = leaderCaptured}},
    {"set-contact", {.build = setContact, .candidates = setContactCandidates}},
    {"rally", {.build = rally, .candidates = rallyCandidates}},
    {"next-phase", {.build = nextPhase}},
    {"end-turn", {.build = endTurn}},
};

} // namespace

std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet) { return makeActs<ActResolver>(sheet, sheet.acts, acts); }

} // namespace optio::punic
