// SPDX-License-Identifier: GPL-3.0-or-later
// Who fights, and what only the table knows.
#include "rulesets/punic/combat/combat_resolver.h"

#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/punic/combat/combat_described.h"
#include "rulesets/punic/combat/combat_result.h"

#include <algorithm>

namespace optio::punic {

namespace {

const std::string described = "c"; ///< id of the combat outside a game

/// The combat that the slots name. Throws Error when they name none, or units that are not in one combat (PUN-388).
std::string combatNamed(const Scene &scene)
{
    if (scene.json == nullptr)
        return described;
    std::string found;
    for (const std::string &slot : sideId)
        for (const std::string &id : unitsIn(scene, slot)) {
            const Combat *combat = scene.state.combatOf(id);
            if (combat == nullptr)
                throw Error(std::string(slot) + ": " + does(scene.state.unit(id).name, "is in no combat (PUN-388)"), slot);
            if (scene.state.unit(id).side != slot)
                throw Error(std::string(slot) + ": " + does(scene.state.unit(id).name, "is of the other side"), slot);
            if (!found.empty() && combat->id != found)
                throw Error(std::string(slot) + ": " + does(scene.state.unit(id).name, "is in another combat") +
                                "; a unit fights in one combat only (PUN-388)",
                            slot);
            found = combat->id;
        }
    if (found.empty())
        throw Error("a: name a unit of the combat (PUN-388)", "a");
    return found;
}

std::string contrast(const Engaged &one)
{
    const Unit &unit = *one.unit;
    return std::string(wordOf(unit.formation)) + wordOf(one.type) + std::to_string(one.inspires) + canonical(Json(one.member->entry));
}

/// Throws Error with the reason when an answer names a unit that may not support.
void refuseSupport(const Scene &scene, const Engaged &engaged, const Asker::Of &of)
{
    const Json &answers = answersIn(scene.input);
    const auto given = answers.find(of.row + "_" + of.subject);
    if (!scene.ask.strict() || given == answers.end() || !given->is_string() || *given == "none")
        return;
    const auto unit = scene.state.units.find(given->get<std::string>());
    if (unit == scene.state.units.end())
        return;
    if (const std::string why = whyNoSupport(scene.sheet.combat, scene.state, unit->second, engaged); !why.empty())
        throw Error(of.row + "_" + of.subject + ": " + why, of.row + "_" + of.subject);
}

void askSupport(Scene &scene, const Engaged &engaged, CombatTold::One &one)
{
    const Unit &unit = *engaged.unit;
    if (scene.json == nullptr) {
        const std::string support = describedSupport(unit.id);
        if (!scene.state.units.contains(support))
            return;
        const int behind = basesBehind(scene.input, unit.id);
        if (const std::string why = whyNoSupport(scene.sheet.combat, scene.state, scene.state.unit(support), engaged, behind); !why.empty())
            throw Error(support + ": " + why, unit.side);
        one.support = support;
        return;
    }
    // A legion whose third line faces front supports itself.
    if (unit.formation == Formation::quincunx && !engaged.last && !unit.rearTurned && unit.standing().size() == 3)
        return;
    if (!unit.formedInfantry() && !unit.formedCavalry())
        return;
    std::vector<std::pair<std::string, std::string>> names;
    for (const bool own : {true, false}) // of its command first
        for (const auto &[id, other] : scene.state.units)
            if ((other.command == unit.command) == own && whyNoSupport(scene.sheet.combat, scene.state, other, engaged).empty())
                names.emplace_back(id, other.name);
    const Asker::Of of{"cb.support", unit.id, unit.side, unit.name, std::to_string(supportNeeds(scene.sheet.combat, engaged))};
    refuseSupport(scene, engaged, of);
    if (names.empty())
        return;
    const std::string answer = scene.ask.pick(of, names, "none");
    one.support = answer == "none" ? std::string() : answer;
}

void askBases(Scene &scene, Melee &melee, CombatTold &told, int side)
{
    const std::string &slot = sideId[at(side)];
    int overlaps = scene.sheet.combat.dice.overlap, engaged = 0;
    for (Engaged &one : melee.sides[at(side)]) {
        const Unit &unit = *one.unit;
        CombatTold::One &said = told.units[unit.id];
        if (one.bothEnds)
            setLine(one, scene.ask.choice({"cb.line", unit.id, slot, unit.name, ""}, {"front", "rear"}, "front") == "rear");
        said.last = one.last;
        if (unit.elephants()) {
            said.contact = one.contact = 1;
            engaged += 1;
            continue;
        }
        const int bases = fightingBases(one);
        one.contact = scene.ask.count({"cb.bases", unit.id, slot, unit.name, ""}, 0, bases, one.contact);
        const int most = std::min(overlaps, bases - one.contact);
        one.overlap = most > 0 ? scene.ask.count({"cb.overlap", unit.id, slot, unit.name, ""}, 0, most, one.overlap) : 0;
        overlaps -= one.overlap;
        engaged += one.contact;
        said.contact = one.contact;
        said.overlap = one.overlap;
        askSupport(scene, one, said);
    }
    if (engaged == 0)
        throw Error("cb.bases: " + fightersOf(melee, side) + ": at least one base must be in contact (PUN-388)", slot);
    const auto best = strongest(melee, side);
    melee.main[at(side)] = best.front();
    const auto &units = melee.sides[at(side)];
    const bool alike =
        std::all_of(best.begin() + 1, best.end(), [&](std::size_t i) { return contrast(units[i]) == contrast(units[best.front()]); });
    if (!alike) {
        std::vector<std::pair<std::string, std::string>> names;
        names.reserve(best.size());
        for (const std::size_t i : best)
            names.emplace_back(units[i].unit->id, units[i].unit->name);
        const std::string main = scene.ask.pick({"cb.main", slot, slot, melee.names[at(side)], ""}, names, names.front().first);
        for (const std::size_t i : best)
            if (units[i].unit->id == main)
                melee.main[at(side)] = i;
    }
    told.main[at(side)] = melee.mainOf(side).unit->id;
}

void askGround(Scene &scene, Melee &melee, CombatTold &told)
{
    std::vector<std::string> values{"none"};
    std::array<std::string, 2> why;
    for (const int side : {0, 1}) {
        const Member &main = *melee.mainOf(side).member;
        if (main.has("charge") || main.has("pursue") || main.has("followUp"))
            why[at(side)] = "who charges, pursues or follows up defends no ground (PUN-245, PUN-388)";
        else if (melee.mainOf(1 - side).unit->elephants())
            why[at(side)] = "elephants do not mind the ground (PUN-242)";
        else
            values.emplace_back(sideId[at(side)]);
    }
    const Json &answers = answersIn(scene.input);
    if (const auto given = answers.find("cb.ground"); scene.ask.strict() && given != answers.end())
        for (const int side : {0, 1})
            if (*given == sideId[at(side)] && !why[at(side)].empty())
                throw Error("cb.ground: " + fightersOf(melee, side) + " cannot have the advantage of ground: " + why[at(side)],
                            "cb.ground");
    if (values.size() == 1)
        return;
    const std::string holder = scene.ask.choice({"cb.ground", "", "", fightersOf(melee, 0), fightersOf(melee, 1)}, values, "none");
    if (holder == "none")
        return;
    const int side = holder == "a" ? 0 : 1;
    told.ground[at(side)] = Advantage::ours;
    told.ground[at(1 - side)] = Advantage::theirs;
}

/// What the table says of the combat.
CombatTold tableOf(Scene &scene, const std::string &combat)
{
    Melee melee = meleeOf(scene.state, scene.state.combats.at(combat));
    CombatTold told;
    for (const int side : {0, 1})
        askBases(scene, melee, told, side);
    askGround(scene, melee, told);
    return told;
}

} // namespace

std::vector<Candidate> fightCandidates(const Sheet &, const State &state, const Slot &slot, const Json &input)
{
    // Once a unit is named, only those of its combat are offered.
    std::string combat;
    for (const std::string &other : sideId)
        for (const Json &pick : descriptionsIn(input, other)) {
            const Json id = pick.is_object() ? pick.value("unit", Json()) : pick;
            if (const Combat *its = id.is_string() ? state.combatOf(id.get<std::string>()) : nullptr; its != nullptr)
                combat = its->id;
        }
    std::vector<Candidate> found;
    for (const auto &[id, one] : state.combats) {
        if (one.fought || one.mustWait || (!combat.empty() && combat != id))
            continue;
        for (const Member &member : one.members) {
            const Unit &unit = state.unit(member.unit);
            if (unit.side == slot.id && unit.inPlay())
                found.push_back({unit.id, "", unit.name, unit.dps > 0 ? dpsText(unit.dps) : std::string(), 1, combat == id ? 1 : 0});
        }
    }
    return found;
}

State fightState(const Sheet &sheet, const About & /*about*/, const Json *json, const Json &input)
{
    if (json != nullptr)
        return readState(*json);
    State state = emptyState();
    for (const std::string &slot : sideId) {
        const auto list = descriptionsIn(input, slot);
        if (list.empty())
            throw Error(std::string(slot) + ": nobody is named", slot);
        if (list.size() > 20)
            throw Error(std::string(slot) + ": no more than 20 units fight in one combat", slot);
        for (std::size_t i = 0; i < list.size(); ++i)
            describe(sheet, state, describedId(slot, i), slot, list[i], plainDescription);
    }
    tellNamesApart(state);
    describeCombat(sheet, state, input, described);
    return state;
}

std::unique_ptr<Case> fight(Scene &scene)
{
    expectStep(scene, {"combat"});
    const std::string id = combatNamed(scene);
    const Combat &combat = scene.state.combats.at(id);
    if (combat.fought)
        throw Error("this combat has been fought this turn (PUN-274); it goes on next turn if both sides stay", "a");
    if (combat.mustWait)
        throw Error("this combat began with a pursuit: it is fought in the next phase V (PUN-284)", "a");
    CombatTold told = tableOf(scene, id);
    return std::make_unique<CombatCase>(scene.sheet, scene.sheet.combat, scene.json, std::move(scene.state), id, std::move(told));
}

void fightForm(const Sheet &sheet, const Resolver &act, const Json *state, const Json &input, Form &form)
{
    form.contestants.clear();
    try {
        const auto ready = act.prepareLenient(state, input);
        const auto &combat = dynamic_cast<const CombatCase &>(*ready);
        const Melee &melee = combat.melee();
        for (const int side : {0, 1}) {
            const Engaged &main = melee.mainOf(side);
            Contestant one;
            one.side = sideId[at(side)];
            one.unit = state != nullptr ? main.unit->id : std::string();
            one.title = fightersOf(melee, side);
            one.subtitle = melee.names[at(side)];
            for (const Engaged &engaged : melee.sides[at(side)])
                if (engaged.unit->dps > 0)
                    one.subtitle += " · " + engaged.unit->name + " " + dpsText(engaged.unit->dps);
            one.icon = sheet.type(main.unit->type).icon;
            const Combatant &own = combat.combatant(side);
            one.score = std::to_string(own.dice) + (own.hitsOn == 6 ? " dice, on 6" : " dice, on 5+");
            form.contestants.push_back(std::move(one));
        }
        for (const int side : {melee.first, 1 - melee.first})
            for (int i = 0; i < combat.combatant(side).dice; ++i)
                form.dice.push_back({sideId[at(side)], combat.dieLabel(side), {1, 2, 3, 4, 5, 6}});
    } catch (const Error &) {
        // A refused combat has no dice to show; refusal() tells why.
    }
}

void fightComplete(const Json &state, const Json &input, Json &whole)
{
    // Whoever of the combat was named, all that fight in it are written down: its dice hang on them.
    const State now = readState(state);
    std::string any;
    for (const std::string &slot : sideId)
        for (const Json &pick : descriptionsIn(input, slot))
            any = pick.is_object() ? pick.at("unit").get<std::string>() : pick.get<std::string>();
    for (const std::string &slot : sideId)
        whole[slot] = Json::array();
    for (const Member &member : now.combatOf(any)->members)
        whole[now.unit(member.unit).side].push_back({{"unit", member.unit}, {"part", ""}, {"count", 1}});
}

} // namespace optio::punic
