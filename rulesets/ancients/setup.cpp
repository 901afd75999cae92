// SPDX-License-Identifier: GPL-3.0-or-later
// Notes sealed and opened.
#include "rulesets/ancients/setup.h"

#include "rules/refusal.h"
#include "rules/rows.h"
#include "rules/sealed.h"

#include <algorithm>

namespace optio::ancients {

namespace {

std::string sideIn(const Json &input)
{
    const auto found = input.find("side");
    if (found == input.end() || (*found != "a" && *found != "b"))
        throw Error("side: say whose it is, \"a\" or \"b\"", "side");
    return found->get<std::string>();
}

/// What a note says: an object with "kind", and what goes with it (ANC-114); a hidden unit's place is {"kind":"hidden","unit","hex"}.
struct Secret {
    std::string kind, own, enemy, edge, unit;
    std::vector<std::string> units;
};

std::string noteText(const Json &json, const char *key, const std::string &kind)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_string())
        throw Error("the note: a " + kind + " needs the text \"" + key + "\" (ANC-114)", "note");
    return found->get<std::string>();
}

Secret secretIn(const std::string &text)
{
    Json json;
    try {
        json = parseJson(text, "the note");
    } catch (const Error &error) {
        throw Error(std::string(error.what()) + "; a note reads such as {\"kind\":\"none\"} (ANC-114)", "note");
    }
    if (!json.is_object())
        throw Error("the note must be an object with a \"kind\" (ANC-114)", "note");
    Secret secret;
    secret.kind = noteText(json, "kind", "note");
    if (secret.kind == "tactical_trick") {
        secret.own = noteText(json, "own", secret.kind);
        secret.enemy = noteText(json, "enemy", secret.kind);
    } else if (secret.kind == "hidden") {
        secret.unit = noteText(json, "unit", secret.kind);
    } else if (secret.kind == "march") {
        secret.edge = noteText(json, "edge", secret.kind);
        if (secret.edge != "N" && secret.edge != "E" && secret.edge != "S" && secret.edge != "W")
            throw Error("the note: an edge is N, E, S or W, not " + quoted(Json(secret.edge)) + " (ANC-120)", "note");
        const auto units = json.find("units");
        if (units == json.end() || !units->is_array() || units->empty())
            throw Error("the note: a march names its units (ANC-119)", "note");
        for (const Json &unit : *units) {
            if (!unit.is_string())
                throw Error("the note: a march names its units by their ids (ANC-119)", "note");
            secret.units.push_back(unit.get<std::string>());
        }
    }
    return secret;
}

/// The note of a side that this opens, and what it says.
std::pair<std::size_t, std::string> openedNote(const Side &side, const Json &input)
{
    const auto note = input.find("note");
    if (note == input.end())
        throw Error("note: the sealed note is missing", "note");
    for (std::size_t i = 0; i < side.notes.size(); ++i) {
        if (side.notes[i].open)
            continue;
        try {
            return {i, opened(*note, side.notes[i].seal)};
        } catch (const Error &error) {
            if (side.notes.size() == 1)
                throw;
        }
    }
    throw Error("this is none of the notes that " + side.name + " sealed and has not opened yet (ANC-112)", "note");
}

void expectAllowed(const Sheet &sheet, const Side &side, const std::string &kind)
{
    const StratagemRow &row = sheet.stratagem(kind);
    if (std::find(row.allowed.begin(), row.allowed.end(), side.allowed) == row.allowed.end())
        throw Error(side.name + " may not use this stratagem: " + row.label + " (ANC-112)", "note");
}

/// A leader is given for the stratagem (ANC-110). That it was kept off the map so far can be seen.
void discard(State &state, const std::string &sideId, Tale &tale)
{
    const Side &side = state.side(sideId);
    int discarded = 1, all = 0;
    Leader *given = nullptr;
    for (auto &[id, leader] : state.leaders) {
        if (leader.side != sideId)
            continue;
        ++all;
        discarded += leader.state == LeaderState::discarded ? 1 : 0;
        if (leader.state == LeaderState::pool)
            given = &leader;
    }
    if (discarded + side.mostLed > all || given == nullptr)
        tale.say("But no leader was kept off the map for it: " + side.name + " had too many of them in the field (ANC-110).");
    if (given != nullptr)
        given->state = LeaderState::discarded;
}

/// The units of an act that a note names, in any place.
std::vector<std::string> namedIn(const Scene &scene, const char *slot)
{
    std::vector<std::string> ids;
    const std::vector<Json> picks = picksIn(scene.input, slot);
    for (std::size_t i = 0; i < picks.size(); ++i) {
        ids.push_back(pickedUnit(slot, picks[i], i, scene.json != nullptr));
        scene.state.unit(ids.back());
    }
    return ids;
}

void night(const Scene &scene, const Side &side, const std::vector<std::string> &who)
{
    const State &state = scene.state;
    if (state.turn != 1 || state.step != "begin" || state.active != state.settings.attacker)
        throw Error("A night attack comes out right after deployment (ANC-113)", "note");
    int whole = 0;
    std::vector<int> chosen;
    for (const auto &[id, unit] : state.units)
        if (unit.side != side.id && unit.onMap() && unit.arm != Arm::camp) {
            whole += unit.value;
            if (std::find(who.begin(), who.end(), id) != who.end())
                chosen.push_back(unit.value);
        }
    if (chosen.size() != who.size())
        throw Error("who: only units of the enemy on the map are surprised (ANC-117)", "who");
    const std::string fault = shareFault(chosen, 1, scene.sheet.tables.number("march", "night_share"), whole);
    if (!fault.empty())
        throw Error("who: a third of the value on the map starts disordered, and no more: " + fault + " (ANC-117)", "who");
}

void falseDeployment(const Scene &scene, const Side &side, const std::vector<std::string> &who)
{
    const State &state = scene.state;
    if (side.id == state.settings.attacker)
        throw Error("Only the defender deploys falsely (ANC-114)", "note");
    if (state.turn != 1 || state.step != "begin" || state.active == state.settings.attacker)
        throw Error("A false deployment comes out right after the attacker's first turn (ANC-113)", "note");
    if (who.size() % 2 != 0)
        throw Error("who: name the units in pairs that change places (ANC-115)", "who");
    for (std::size_t i = 0; i < who.size(); i += 2) {
        const Unit &one = state.unit(who[i]), &other = state.unit(who[i + 1]);
        for (const Unit *unit : {&one, &other}) {
            expectSide(state, *unit, side.id, "who");
            if (unit->arm != Arm::infantry && unit->arm != Arm::cavalry)
                throw Error("who: " + unit->name + " are neither infantry nor cavalry and change places with nobody (ANC-115)", "who");
        }
        if (one.arm != other.arm)
            throw Error("who: infantry change places with infantry, cavalry with cavalry (ANC-115)", "who");
    }
}

} // namespace

std::unique_ptr<Case> SealNote::build(Scene &scene) const
{
    expectStep(scene, "setup");
    const std::string side = sideIn(scene.input);
    const auto given = scene.input.find("seal");
    if (given == scene.input.end() || !given->is_string())
        throw Error("seal: the seal of the note is missing", "seal");
    const std::string seal = given->get<std::string>();
    expectSeal(seal, "seal");
    for (const Note &note : scene.state.side(side).notes)
        if (note.seal == seal)
            throw Error("seal: this note is announced already (ANC-112)", "seal");
    const std::string what = scene.ask.choice({"sl.what", {}, side, {}, {}}, {"stratagem", "hidden"}, "stratagem");
    return told(scene, [side, seal, what](State &state, Tale &tale) {
        state.side(side).notes.push_back({seal, what, {}, false});
        tale.say(state.side(side).name + (what == "hidden" ? " seal where a unit hides." : " announce a stratagem and seal it."));
    });
}

std::unique_ptr<Case> KeepOff::build(Scene &scene) const
{
    expectStep(scene, "setup");
    const std::vector<std::string> who = unitsIn(scene, "who");
    for (const std::string &id : who)
        if (scene.state.unit(id).arm == Arm::camp)
            throw Error("who: a camp is always on the map (ANC-119)", "who");
    return told(scene, [who](State &state, Tale &tale) {
        for (const std::string &id : who)
            state.unit(id).place = Place::away;
        tale.say(std::to_string(who.size()) + (who.size() == 1 ? " unit is" : " units are") + " not put on the map.");
    });
}

std::unique_ptr<Case> StartBattle::build(Scene &scene) const
{
    expectStep(scene, "setup");
    return told(scene, [](State &state, Tale &tale) {
        if (!state.loose)
            state.step = "begin";
        tale.say("The battle begins: " + state.side(state.active).name + " attack.");
    });
}

Json Reveal::example() const
{
    return {{"side", "a"}, {"note", {{"text", R"({"kind":"none"})"}, {"nonce", std::string(64, '0')}}}, {"answers", Json::object()}};
}

std::vector<Candidate> Reveal::candidates(const Json &json, const Slot &, const Json &) const
{
    std::vector<Candidate> list;
    const State state = readState(json);
    for (const auto &[id, unit] : state.units)
        if (unit.onMap() && unit.arm != Arm::camp)
            list.push_back({id, "", unit.name, toText(unit.is), 1, 0});
    return list;
}

std::unique_ptr<Case> Reveal::build(Scene &scene) const
{
    const std::string id = sideIn(scene.input);
    const Side &side = scene.state.side(id);
    if (scene.json == nullptr) {
        if (!scene.input.contains("note"))
            throw Error("note: the sealed note is missing", "note");
        return told(scene, [](State &, Tale &tale) { tale.say("The note is opened."); });
    }
    const auto [number, text] = openedNote(side, scene.input);
    const Secret secret = secretIn(text);
    const std::vector<std::string> who = namedIn(scene, "who");
    if (secret.kind == "march")
        throw Error("A march is opened when it comes on: see Arrival (ANC-113)", "note");
    if (secret.kind == "hidden") {
        if (const Unit &unit = scene.state.unit(secret.unit); unit.side != id || unit.place != Place::away)
            throw Error("note: " + unit.name + (unit.side != id ? " belongs to the enemy" : " was not kept off the map") + " (ANC-130)",
                        "note");
    } else {
        expectAllowed(sheet_, side, secret.kind);
        if (secret.kind == "night_attack")
            night(scene, side, who);
        else if (secret.kind == "false_deployment")
            falseDeployment(scene, side, who);
        else if (secret.kind == "tactical_trick")
            for (const std::string &code : {secret.own, secret.enemy})
                rowNamed(sheet_.codes, "code", code);
    }
    const int advantage = sheet_.tables.number("victory", "advantage");
    return std::make_unique<Played>(scene, [=, &sheet = sheet_, number = number, text = text](Dice &dice, State &state, Tale &tale) {
        Side &own = state.side(id);
        own.notes[number].open = true;
        own.notes[number].text = text;
        if (secret.kind == "hidden") {
            state.unit(secret.unit).place = Place::map;
            tale.say(state.unit(secret.unit).name + " come out of hiding, in good order.");
            tale.instruct(id, "Put " + state.unit(secret.unit).name + " on its hex, facing as you like.");
            return;
        }
        tale.say(own.name + " reveal: " + sheet.stratagem(secret.kind).label + ".");
        if (secret.kind != "none")
            discard(state, id, tale);
        if (secret.kind == "strategic_advantage")
            own.awards.push_back({sheet.stratagem(secret.kind).label, advantage});
        else if (secret.kind == "tactical_trick") {
            state.tricks.push_back({id, secret.own, secret.enemy});
            tale.say("Its " + secret.own + " defend double against " + secret.enemy + " in the first turns.");
        } else if (secret.kind == "night_attack") {
            Fray fray(state, dice, tale);
            for (const std::string &unit : who)
                fray.suffer(state.unit(unit), Fate::disorder);
        } else if (secret.kind == "false_deployment") {
            for (std::size_t i = 0; i < who.size(); i += 2)
                tale.instruct(id, state.unit(who[i]).name + " and " + state.unit(who[i + 1]).name +
                                      " change places, each with the other's hex and facing.");
        }
    });
}

Json Arrive::example() const
{
    return {{"note", {{"text", R"({"kind":"march","edge":"W","units":["a1.1"]})"}, {"nonce", std::string(64, '0')}}},
            {"answers", Json::object()}};
}

std::unique_ptr<Case> Arrive::build(Scene &scene) const
{
    expectStep(scene, "arrivals");
    if (scene.json == nullptr) {
        if (!scene.input.contains("note"))
            throw Error("note: the sealed note is missing", "note");
        return told(scene, [](State &, Tale &tale) { tale.say("They arrive."); });
    }
    const State &state = scene.state;
    const Side &side = state.side(state.active);
    const auto [number, text] = openedNote(side, scene.input);
    const Secret secret = secretIn(text);
    if (secret.kind != "march")
        throw Error("note: this note is no march (ANC-119)", "note");
    expectAllowed(sheet_, side, secret.kind);
    int worth = 0;
    for (const std::string &id : secret.units) {
        const Unit &unit = state.unit(id);
        expectSide(state, unit, side.id, "note");
        if (unit.place != Place::away)
            throw Error("note: " + unit.name + " was not kept off the map (ANC-119)", "note");
        worth += unit.value;
    }
    if (2 * worth > state.worth(side.id))
        throw Error("note: the march is worth " + std::to_string(worth) + "; at most half of " + std::to_string(state.worth(side.id)) +
                        " may stay off the map (ANC-119)",
                    "note");
    const std::string foeEdge = state.other(side.id).edge;
    const char *kind = secret.edge == side.edge ? "reserve_from" : secret.edge == foeEdge ? "rear_in" : "flank_in";
    if (const int from = sheet_.tables.number("march", kind); state.turn < from)
        throw Error("note: it comes on in its own turn " + std::to_string(from) + " or later, not before (ANC-121)", "note");
    if (side.pips < 1)
        throw Error("An arrival needs 1 of initiative; none is left (ANC-122)", "note");
    const std::vector<std::string> nearest = unitsIn(scene, "nearest");
    std::vector<int> values;
    for (const std::string &id : nearest) {
        expectSide(state, state.unit(id), side.id == "a" ? "b" : "a", "nearest");
        if (state.unit(id).arm == Arm::camp)
            throw Error("nearest: a camp is not shocked (ANC-127)", "nearest");
        values.push_back(state.unit(id).value);
    }
    const std::size_t shocked = shockedBy(worth, values);
    return std::make_unique<Played>(scene, [=, number = number, text = text](Dice &dice, State &after, Tale &tale) {
        Side &own = after.side(after.active);
        own.notes[number].open = true;
        own.notes[number].text = text;
        --own.pips;
        discard(after, own.id, tale);
        for (const std::string &id : secret.units) {
            Unit &unit = after.unit(id);
            unit.place = Place::map;
            unit.acted = Acted::entered;
            unit.moved = true;
        }
        tale.say(std::to_string(secret.units.size()) + (secret.units.size() == 1 ? " unit" : " units") + " of " + own.name +
                 " come on from the " + secret.edge + " edge.");
        tale.line(own.id, "worth", "base", "worth of those who arrive", worth, "ANC-126");
        Fray fray(after, dice, tale);
        for (std::size_t i = 0; i < shocked; ++i)
            fray.suffer(after.unit(nearest[i]), after.leadersWith(nearest[i]).empty() ? Fate::again : Fate::disorder);
        if (shocked == 0)
            tale.say("Nobody is shocked.");
    });
}

bool Arrive::fits(const State &, const Slot &, const Unit &unit) const { return unit.onMap() && unit.arm != Arm::camp; }

} // namespace optio::ancients
