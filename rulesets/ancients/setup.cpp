// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up a battle.
#include "rulesets/ancients/setup.h"

#include "rulesets/ancients/words.h"

#include <algorithm>
#include <charconv>

namespace optio::ancients {

namespace {

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

/// The number in a unit's id: 12 in "a1.12".
int numberOf(const std::string &id)
{
    int number = 0;
    std::from_chars(id.data() + std::min(id.find('.') + 1, id.size()), id.data() + id.size(), number);
    return number;
}

/// A name and an id for one more unit of a row.
void christen(State &state, Unit &unit)
{
    int alike = 0, last = 0;
    for (const auto &[id, other] : state.units)
        if (other.side == unit.side) {
            alike += other.row == unit.row ? 1 : 0;
            last = std::max(last, numberOf(id));
        }
    unit.id = unit.side + "1." + std::to_string(last + 1);
    const std::string name = unit.called;
    const auto taken = [&] {
        return std::any_of(state.units.begin(), state.units.end(),
                           [&](const auto &entry) { return entry.second.side == unit.side && entry.second.called == unit.called; });
    };
    for (unit.called = alike == 0 ? name : name + " " + std::to_string(alike + 1); taken();)
        unit.called = name + " " + std::to_string(++alike + 1);
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
    tellApart(state);
    if (usual)
        state.side(side).panic = usualPanic(state, side);
}

} // namespace

std::unique_ptr<Case> keepOff(Scene &scene)
{
    expectStep(scene, "setup");
    const std::vector<std::string> who = inOrder(namedIn(scene, "who"));
    bool back = !who.empty();
    for (const std::string &id : who) {
        const Unit &unit = scene.state.unit(id);
        if (unit.arm == Arm::camp)
            throw Error("who: a camp is always on the map (ANC-119)", "who");
        back = back && unit.place == Place::away;
    }
    // Who is off already may be put on after all, unless a note keeps it off.
    back = back && scene.ask.yesNo({"ko.back", {}, {}, {}, {}}, false);
    for (const std::string &id : who) {
        const Unit &unit = scene.state.unit(id);
        if (!back)
            expectInPlay(scene.state, id, "who");
        else if (scene.state.side(unit.side).noteOf(id) != nullptr)
            throw Error("who: " + unit.name + " stay off the map: a sealed note names them (ANC-112)", "who");
    }
    return told(scene, [who, back](State &state, Narration &narration) {
        for (const std::string &id : who)
            state.unit(id).place = back ? Place::map : Place::away;
        narration.say(std::to_string(who.size()) + (who.size() == 1 ? " unit is" : " units are") + (back ? "" : " not") +
                      " put on the map.");
    });
}

bool keepOffFits(const Sheet &, const State &, const Slot &, const Unit &unit)
{
    return unit.arm != Arm::camp && (unit.onMap() || unit.place == Place::away);
}

std::unique_ptr<Case> depth(Scene &scene)
{
    expectStep(scene, "setup");
    const Figure &depth = scene.sheet.troops.at("depth");
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
        if (scene.state.side(unit.side).noteOf(id) != nullptr)
            throw Error("who: " + unit.name + " stand in a sealed note and keep their depth (ANC-112)", "who");
        if (unit.row != first.row)
            throw Error("who: " + unit.name + " are not of the same depth as " + first.name + " (ANC-143)", "who");
        if (unit.value != scene.sheet.unit(unit.row).cost)
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
    return told(scene, [&sheet = scene.sheet, who, into, many, count](State &state, Narration &narration) {
        const std::string side = state.unit(who.front()).side, from = state.unit(who.front()).row;
        if (!state.loose)
            reform(sheet, state, who, into, many);
        narration.say(state.side(side).name + " exchange " + std::to_string(count) + " " + from + " for " + std::to_string(many) + " " +
                      into + ".");
    });
}

bool depthFits(const Sheet &sheet, const State &, const Slot &, const Unit &unit) { return isSpears(sheet, unit); }

bool hasSpears(const Sheet &sheet, const State &state)
{
    return std::any_of(state.units.begin(), state.units.end(), [&](const auto &entry) { return isSpears(sheet, entry.second); });
}

std::unique_ptr<Case> startBattle(Scene &scene)
{
    expectStep(scene, "setup");
    std::vector<std::string> off;
    for (const Side &side : scene.state.sides) {
        const bool unknown = std::any_of(side.notes.begin(), side.notes.end(), [](const Note &note) { return note.unsettled(); });
        int idle = 0;
        for (const auto &[id, unit] : scene.state.units)
            if (unit.side == side.id) {
                const bool named = side.noteOf(id) != nullptr;
                idle += unit.place == Place::away && !named && !unknown ? 1 : 0;
                if (named && unit.onMap())
                    off.push_back(id);
            }
        if (idle > 0)
            throw Error(
                side.name + " keep " + counted(idle, "unit", "units") +
                    " off the map that no sealed note names: seal where they march or hide, or put them on the map (ANC-119, ANC-130)",
                "step");
    }
    return told(scene, [off](State &state, Narration &narration) {
        if (!state.loose)
            state.step = "begin";
        narration.say("The battle begins: " + state.side(state.active).name + " attack.");
        // Whom a note names is not deployed (ANC-119, ANC-130).
        for (const std::string &id : off)
            state.unit(id).place = Place::away;
        if (!off.empty())
            narration.say(counted(static_cast<int>(off.size()), "unit is", "units are") + " kept off the map by sealed notes.");
    });
}

} // namespace optio::ancients
