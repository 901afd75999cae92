// SPDX-License-Identifier: GPL-3.0-or-later
// What each act does.
#include "rulesets/ancients/acts.h"

#include "rulesets/ancients/combat/aftermath.h"
#include "rulesets/ancients/combat/fight.h"
#include "rulesets/ancients/combat/shoot.h"
#include "rulesets/ancients/move/arrival.h"
#include "rulesets/ancients/move/control.h"
#include "rulesets/ancients/move/move.h"
#include "rulesets/ancients/reveal.h"
#include "rulesets/ancients/sealing.h"
#include "rulesets/ancients/setup.h"
#include "rulesets/ancients/turn.h"

#include <map>
#include <string_view>

namespace optio::ancients {

namespace {

const std::map<std::string_view, Does> acts{
    {"attack", {.build = attack, .dice = attackDice, .head = attackHead, .candidates = fitting<attackFits>}},
    {"shoot", {.build = shoot, .dice = shootDice, .candidates = fitting<shootFits>}},
    {"move", {.build = move, .candidates = fitting<moveFits>}},
    {"seal-note", {.build = sealNote, .candidates = sealNoteCandidates, .participants = sealNoteParticipants, .page = sealNotePage}},
    {"keep-off", {.build = keepOff, .candidates = fitting<keepOffFits>}},
    {"depth", {.build = depth, .candidates = fitting<depthFits>}},
    {"start-battle", {.build = startBattle}},
    {"reveal", {.build = reveal, .candidates = revealCandidates, .page = revealPage}},
    {"begin-turn", {.build = beginTurn}},
    {"pips", {.build = pips, .dice = pipsDice}},
    {"arrive", {.build = arrive, .candidates = arriveCandidates, .participants = nobody, .page = arrivePage}},
    {"meet", {.build = meet}},
    {"hold", {.build = hold, .candidates = fitting<holdFits>, .page = holdPage}},
    {"control", {.build = control, .dice = controlDice, .candidates = fitting<controlFits>, .participants = nobody, .page = controlPage}},
    {"advance", {.build = advance, .candidates = fitting<advanceFits>}},
    {"flee", {.build = flee, .candidates = fitting<fleeFits>}},
    {"charge", {.build = charge}},
    {"place-leader", {.build = placeLeader}},
    {"occupy", {.build = occupy, .candidates = fitting<occupyFits>}},
    {"collapse", {.build = collapse}},
    {"rally", {.build = rally, .candidates = fitting<rallyFits>}},
    {"end-step", {.build = endStep}},
    {"award", {.build = award}},
};

} // namespace

std::vector<std::unique_ptr<Resolver>> allActs(const Sheet &sheet) { return makeActs<BattleAct>(sheet, sheet.acts, acts); }

} // namespace optio::ancients
