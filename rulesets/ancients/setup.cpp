// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up a battle; seals notes and opens them.
#include "rulesets/ancients/setup.h"

#include "rules/refusal.h"
#include "rules/rows.h"
#include "rules/sealed.h"
#include "rulesets/ancients/notes.h"

#include <algorithm>

namespace optio::ancients {

namespace {

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
            expectInPlay(state, unit->id, "who");
            if (unit->arm != Arm::infantry && unit->arm != Arm::cavalry)
                throw Error("who: " + unit->name + " are neither infantry nor cavalry and change places with nobody (ANC-115)", "who");
        }
        if (one.arm != other.arm)
            throw Error("who: infantry change places with infantry, cavalry with cavalry (ANC-115)", "who");
    }
}

bool isSpears(const Sheet &sheet, const Unit &unit)
{
    const Figure &depth = sheet.troops.at("depth");
    return unit.onMap() && (unit.row == depth.at("shallow").text() || unit.row == depth.at("deep").text());
}

/// The panic number of an army whose players set none (ANC-031).
int usualPanic(const State &state, const std::string &side)
{
    const auto fighting = std::count_if(state.units.begin(), state.units.end(),
                                        [&](const auto &entry) { return entry.second.side == side && entry.second.arm != Arm::camp; });
    return (static_cast<int>(fighting) + 1) / 2;
}

/// A name and an id for one more unit of a row.
void christen(State &state, Unit &unit)
{
    int alike = 0, last = 0;
    for (const auto &[id, other] : state.units)
        if (other.side == unit.side) {
            alike += other.row == unit.row ? 1 : 0;
            last = std::max(last, std::stoi(id.substr(id.find('.') + 1)));
        }
    unit.id = unit.side + "1." + std::to_string(last + 1);
    const std::string name = unit.name;
    const auto taken = [&] {
        return std::any_of(state.units.begin(), state.units.end(),
                           [&](const auto &entry) { return entry.second.side == unit.side && entry.second.name == unit.name; });
    };
    for (unit.name = alike == 0 ? name : name + " " + std::to_string(alike + 1); taken();)
        unit.name = name + " " + std::to_string(++alike + 1);
}

/// Exchanges spears for as many of the other depth as they are worth.
void reform(const Sheet &sheet, State &state, const std::vector<std::string> &who, const std::string &into, int many)
{
    const std::string side = state.unit(who.front()).side;
    const bool usual = state.side(side).panic == usualPanic(state, side);
    const Counter counter = counterFromRow(sheet, {{"row", into}}, "spears");
    for (const std::string &id : who)
        state.units.erase(id);
    for (int i = 0; i < many; ++i) {
        Unit unit = unitOf(sheet, counter, side);
        christen(state, unit);
        state.units.emplace(unit.id, unit);
    }
    if (usual)
        state.side(side).panic = usualPanic(state, side);
}

const char *const inSecond = "In the second battle nobody hides, and nothing of the set-up is left to reveal (ANC-123)";

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

std::string SealNote::pageOf(const Json &, const Json &input) const
{
    const auto side = input.find("side");
    return side != input.end() && side->is_string() ? side->get<std::string>() : std::string();
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

std::unique_ptr<Case> Depth::build(Scene &scene) const
{
    expectStep(scene, "setup");
    const Figure &depth = sheet_.troops.at("depth");
    const std::string shallow = depth.at("shallow").text(), deep = depth.at("deep").text();
    const int each = static_cast<int>(depth.at("each").integer());
    const std::vector<std::string> who = unitsIn(scene, "who");
    if (who.empty())
        throw Error("who: nobody is named", "who");
    const Unit &first = scene.state.unit(who.front());
    if (first.row != shallow && first.row != deep)
        throw Error("who: " + first.name + " are no spears whose depth could change: " + shallow + " and " + deep + " do (ANC-143)", "who");
    for (const std::string &id : who) {
        const Unit &unit = scene.state.unit(id);
        expectSide(scene.state, unit, first.side, "who");
        if (unit.row != first.row)
            throw Error("who: " + unit.name + " are not of the same depth as " + first.name + " (ANC-143)", "who");
        if (unit.value != sheet_.unit(unit.row).cost)
            throw Error("who: " + unit.name + " cost " + std::to_string(unit.value) + " points, not what the exchange counts on (ANC-143)",
                        "who");
    }
    const int count = static_cast<int>(who.size());
    const bool deepen = first.row == shallow;
    if (deepen && count % each != 0)
        throw Error("who: " + std::to_string(each) + " " + shallow + " become one " + deep + "; " + std::to_string(count) +
                        " do not come out even (ANC-143)",
                    "who");
    const int many = deepen ? count / each : count * each;
    const std::string into = deepen ? deep : shallow;
    return told(scene, [&sheet = sheet_, who, into, many, count](State &state, Tale &tale) {
        const std::string side = state.unit(who.front()).side, from = state.unit(who.front()).row;
        if (!state.loose)
            reform(sheet, state, who, into, many);
        tale.say(state.side(side).name + " exchange " + std::to_string(count) + " " + from + " for " + std::to_string(many) + " " + into +
                 ".");
    });
}

bool Depth::fits(const State &, const Slot &, const Unit &unit) const { return isSpears(sheet_, unit); }

bool hasSpears(const Sheet &sheet, const State &state)
{
    return std::any_of(state.units.begin(), state.units.end(), [&](const auto &entry) { return isSpears(sheet, entry.second); });
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
    if (scene.state.second.open && (secret.kind == "hidden" || secret.kind == "night_attack" || secret.kind == "false_deployment"))
        throw Error(inSecond, "note");
    bool runs = false;
    if (secret.kind == "hidden") {
        if (const Unit &unit = scene.state.unit(secret.unit); unit.side != id || unit.place != Place::away)
            throw Error("note: " + unit.name + (unit.side != id ? " belongs to the enemy" : " was not kept off the map") + " (ANC-130)",
                        "note");
        runs = scene.state.step == "forced" && id == scene.state.active && side.wild &&
               scene.ask.yesNo({"rv.runs", {}, id, scene.state.unit(secret.unit).name, {}}, true);
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
        openNote(own, number, text);
        if (secret.kind == "hidden") {
            state.unit(secret.unit).place = Place::map;
            tale.say(state.unit(secret.unit).name + " come out of hiding, in good order.");
            tale.instruct(id, "Put " + state.unit(secret.unit).name + " on its hex, facing as you like.");
            state.unit(secret.unit).uncontrolled = runs;
            if (runs)
                tale.next("advance", "It runs at the nearest enemy", {{"who", secret.unit}});
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

} // namespace optio::ancients
