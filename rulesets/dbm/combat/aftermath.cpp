// SPDX-License-Identifier: GPL-3.0-or-later
// Tells what a combat leaves behind.
#include "rulesets/dbm/combat/aftermath.h"

#include "rules/phrases.h"
#include "rules/sides.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/combat/combat.h"
#include "rulesets/dbm/events.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/phases.h"

namespace optio::dbm {

namespace {

/// One side of a combat as its aftermath sees it.
class Survivor {
public:
    Survivor(const Fought &fought, int side)
        : own(fought.situation.side[at(side)]), foe(fought.situation.side[at(1 - side)]),
          result(fought.sheet.results[at(fought.results[at(side)])]), foeResult(fought.sheet.results[at(fought.results[at(1 - side)])]),
          close_(fought.combat.combat == 0), pursuit_(pursuitOf(fought.sheet, own.facts))
    {}

    const Side &own, &foe;
    const Result &result, &foeResult;

    /// Did it win so that it can go after its enemy?
    Pursuit pursuit() const { return close_ && foeResult.gain && !result.gain ? pursuit_ : Pursuit::never; }
    bool mustPursue() const { return pursuit() == Pursuit::must; }

    Json marks(const Words &words, const Survivor &enemy) const
    {
        Json marks = Json::object();
        if (!close_) {
            if (own.facts[words.shooting] != 0)
                marks[mark::shot] = true;
            if (own.facts[words.shotAt] != 0)
                marks[mark::shotAt] = true;
            return marks;
        }
        marks[mark::fought] = true;
        const bool apart = result.gain || foeResult.gain;
        const bool followed = (mustPursue() && enemy.recoils()) || (enemy.mustPursue() && recoils());
        marks[mark::contact] = apart && !followed ? Json() : Json(foe.unitId);
        if (mustPursue())
            marks[mark::pursued] = true;
        if (foeResult.flees && !result.gain)
            marks[mark::fled] = true;
        return marks;
    }

    /// Did the enemy only recoil, so that one who goes after it is in contact again?
    bool followed() const { return foeResult.gain && !foeResult.flees && !foeResult.lost; }

    bool recoils() const { return result.gain && !result.flees && !result.lost; }

    /// Has the enemy to its front left it where it stands?
    bool staysBehind() const { return close_ && foeResult.gain && !result.gain && !mustPursue(); }
    /// Does it leave the place where it stood?
    bool goesAway() const { return close_ && !result.lost && (result.gain || mustPursue()); }

private:
    bool close_;
    Pursuit pursuit_;
};

Json pick(const Survivor &survivor) { return Json::array({{{"unit", survivor.own.unitId}, {"count", 1}}}); }

void offer(const Fought &fought, const Survivor &one, const std::string &name, Ruling &ruling)
{
    const Following &following = fought.sheet.following;
    const auto loss = [&](const std::string &label, const char *how) {
        ruling.followUps.push_back({"losses", fill(label, {{"unit", name}}), {{"who", pick(one)}, {"answers", {{"loss.how", how}}}}});
    };
    if (one.result.gain && !one.result.lost)
        loss(following.blocked, "blocked");
    if (one.result.flees)
        loss(following.offTable, "off_table");
    if (one.pursuit() == Pursuit::may) {
        Json input = {{"who", pick(one)}};
        if (one.foeResult.gain && !one.foeResult.flees && !one.foeResult.lost)
            input["after"] = one.foe.unitId;
        ruling.followUps.push_back({"pursuit", fill(following.may, {{"unit", name}}), std::move(input)});
    }
}

/// Those who aid the shooter, or the target that shoots back, have shot as well.
void markAiding(const Fought &fought, Marking &marking)
{
    for (const Side &side : fought.situation.side)
        for (const Pick &pick : side.aiding)
            marking.mark(pick.unitId, pick.part.key, pick.count, {{mark::shot, true}});
}

} // namespace

Pursuit pursuitOf(const Sheet &sheet, const Facts &facts)
{
    for (const auto &row : sheet.neverPursues.rows())
        if (row.condition.holds(facts))
            return Pursuit::never;
    return sheet.impetuous.firstOrNull(facts) != nullptr ? Pursuit::must : Pursuit::may;
}

std::string pursuitText(const Fought &fought, int side)
{
    const Survivor winner(fought, side);
    return winner.mustPursue() ? fill(fought.sheet.following.must, {{"unit", fought.names[at(side)]}}) : std::string();
}

void tellGeneralMoved(const State &state, const Unit &unit, Ruling &ruling)
{
    std::string path;
    if (const Corps &command = commandOf(state, unit, &path); !command.generalMoved.value_or(false))
        ruling.changes.push_back(changeFrom(path + "/general_moved", command.generalMoved, true));
}

void tellGeneralLost(const State &state, const Unit &unit, Ruling &ruling)
{
    std::string path;
    const Corps &command = commandOf(state, unit, &path);
    ruling.changes.push_back(
        changeFrom(path + "/general_lost", command.generalLost, true, possessive(command.name) + " command has lost its general"));
}

void tellAftermath(const Fought &fought, Ruling &ruling)
{
    const State *state = fought.situation.place.state;
    if (state == nullptr)
        return;
    const Words &words = fought.sheet.words;
    const std::array<Survivor, 2> sides{Survivor(fought, 0), Survivor(fought, 1)};
    Marking marking(*state);
    std::vector<Event> events;
    std::array<std::string, 2> parts; // what they are now
    for (const int side : {0, 1}) {
        const Survivor &one = sides[at(side)];
        if (one.pursuit() == Pursuit::may)
            events.push_back({one.foeResult.flees || one.foeResult.lost ? event::gone : event::recoiled, one.own.unitId, one.foe.unitId});
        if (one.own.facts[words.canShoot] != 0 && one.own.facts[words.shotAt] != 0 && one.own.facts[words.shooting] == 0)
            events.push_back({event::silent, one.own.unitId, one.foe.unitId});
        if (one.result.lost) {
            marking.lose(one.own.unitId, one.own.part, 1);
            if (one.own.element.general)
                tellGeneralLost(*state, *one.own.unit, ruling);
            continue;
        }
        parts[at(side)] = marking.mark(one.own.unitId, one.own.part, 1, one.marks(words, sides[at(1 - side)]));
        // A general who is pushed back, runs or goes after an enemy has moved.
        if (one.own.element.general && (one.result.gain || one.mustPursue()))
            tellGeneralMoved(*state, *one.own.unit, ruling);
    }
    for (const int side : {0, 1}) {
        const Survivor &one = sides[at(side)];
        if (one.staysBehind())
            dbx::faceOthers(marking, one.own.unitId, parts[at(side)], 1);
        if (one.goesAway())
            dbx::leaveOthers(marking, one.own.unitId);
    }
    for (const Survivor &one : sides) {
        dbx::freeFoes(marking, one.own.unitId, dbx::contactsOf(*one.own.unit)); // others whom it has left
        dbx::freeFromGone(marking, one.own.unitId);
    }
    markAiding(fought, marking);
    marking.tell(ruling, [&](const Unit &unit) { return ownedName(words, *state, unit); });
    tellEvents(*state, events, ruling);
    reach(fought.sheet, *state, fought.combat.phase, ruling);
    for (const int side : {0, 1})
        offer(fought, sides[at(side)], fought.names[at(side)], ruling);
    for (const int side : {0, 1})
        if (const Survivor &one = sides[at(side)]; one.mustPursue() && !one.followed())
            ruling.followUps.push_back({"pursuit",
                                        fill(fought.sheet.following.met, {{"unit", fought.names[at(side)]}}),
                                        {{"who", pick(one)}, {"answers", {{"pu.contacts", true}}}}});
}

} // namespace optio::dbm
