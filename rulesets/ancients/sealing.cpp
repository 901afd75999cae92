// SPDX-License-Identifier: GPL-3.0-or-later
// Writes sealed notes, and tells their writers what they may do with them.
#include "rulesets/ancients/sealing.h"

#include "rules/sides.h"
#include "rulesets/ancients/arrival.h"
#include "rulesets/ancients/game.h"
#include "rulesets/ancients/notes.h"

#include <algorithm>
#include <map>
#include <set>

namespace optio::ancients {

namespace {

constexpr int mostHexes = 99;

/// A march by this edge as its side sees it (ANC-121).
std::string wayOf(const State &state, const std::string &side, const std::string &edge)
{
    return edge == state.side(side).edge ? "reserve" : edge == state.other(side).edge ? "rear march" : "flank march";
}

bool allows(const StratagemRow &row, const Side &side)
{
    return std::find(row.allowed.begin(), row.allowed.end(), side.allowed) != row.allowed.end();
}

/// The codes on a side's counters, camps left out.
std::vector<std::pair<std::string, std::string>> codesOf(const State &state, const std::string &side)
{
    std::set<std::string> codes;
    for (const auto &[id, unit] : state.units)
        if (unit.side == side && unit.arm != Arm::camp)
            codes.insert(unit.code());
    std::vector<std::pair<std::string, std::string>> list;
    for (const std::string &code : codes)
        list.emplace_back(code, code);
    return list;
}

std::string askCode(Scene &scene, const char *row, const std::string &of, const std::string &side)
{
    const auto codes = codesOf(scene.state, of);
    if (codes.empty())
        throw Error(scene.state.side(of).name + " have no units", row);
    return scene.ask.pick({row, {}, side, {}, {}}, codes, codes.front().first);
}

std::string askKind(Scene &scene, const Side &side)
{
    std::vector<std::pair<std::string, std::string>> kinds;
    for (const StratagemRow &row : scene.sheet.stratagems)
        if (allows(row, side) && (row.id != "false_deployment" || side.id != scene.state.settings.attacker))
            kinds.emplace_back(row.id, row.label);
    return scene.ask.pick({"sl.kind", {}, side.id, {}, {}}, kinds, "none");
}

/// The units that a note names. Throws Error for one that is not its writer's, and for a camp.
std::vector<std::string> ownUnits(const Scene &scene, const Side &side)
{
    const std::vector<std::string> who = namedIn(scene, "who");
    for (const std::string &id : who) {
        const Unit &unit = scene.state.unit(id);
        expectSide(scene.state, unit, side.id, "who");
        if (unit.arm == Arm::camp)
            throw Error("who: a camp is always on the map (ANC-119)", "who");
    }
    return who;
}

/// Was it announced, and not opened yet?
bool isSealed(const State &state, const KeptNote &kept)
{
    const std::vector<Note> &notes = state.side(kept.side).notes;
    return std::any_of(notes.begin(), notes.end(), [&](const Note &note) { return !note.open && note.seal == kept.note.seal; });
}

/// What is still to be done with the units of a note before the battle.
std::string stillOn(const State &state, const std::vector<std::string> &units)
{
    const bool on =
        state.step == "setup" && std::any_of(units.begin(), units.end(), [&](const auto &id) { return state.unit(id).onMap(); });
    return on ? " Keep " + std::string(units.size() == 1 ? "it" : "them") + " off the map before the battle starts." : std::string();
}

/// Asks what a note says.
Json asked(Scene &scene, const Side &side)
{
    const State &state = scene.state;
    Json note = {{"kind", askKind(scene, side)}};
    if (note.at("kind") == "tactical_trick") {
        note["own"] = askCode(scene, "sl.own", side.id, side.id);
        note["enemy"] = askCode(scene, "sl.enemy", state.other(side.id).id, side.id);
    } else if (note.at("kind") == "march") {
        std::vector<std::pair<std::string, std::string>> edges;
        for (const char *edge : {"N", "E", "S", "W"})
            edges.emplace_back(edge, std::string(edge) + ", " + wayOf(state, side.id, edge));
        note["edge"] = scene.ask.pick({"sl.edge", {}, side.id, {}, {}}, edges, side.edge);
        note["units"] = ownUnits(scene, side);
        if (note.at("units").empty())
            throw Error("who: name the units that march (ANC-119)", "who");
        marchWorth(state, side, note.at("units").get<std::vector<std::string>>(), "who");
    } else if (note.at("kind") == "hidden") {
        const int column = scene.ask.count({"sl.column", {}, side.id, {}, {}}, 0, mostHexes, 0);
        const int row = scene.ask.count({"sl.row", {}, side.id, {}, {}}, 0, mostHexes, 0);
        const std::vector<std::string> who = ownUnits(scene, side);
        if (who.size() != 1)
            throw Error("who: name the one unit that hides; each has a note of its own (ANC-130)", "who");
        note["unit"] = who.front();
        if (column > 0 && row > 0)
            note["hex"] = "column " + std::to_string(column) + ", row " + std::to_string(row);
    }
    return note;
}

} // namespace

std::unique_ptr<Case> SealNote::build(Scene &scene) const
{
    expectStep(scene, "setup");
    const std::string side = sideIn(scene.input);
    const auto given = scene.input.find("seal");
    std::string seal, what;
    if (given != scene.input.end() || scene.json == nullptr) {
        if (given == scene.input.end() || !given->is_string())
            throw Error("seal: the seal of the note is missing", "seal");
        seal = given->get<std::string>();
        expectSeal(seal, "seal");
        for (const Note &note : scene.state.side(side).notes)
            if (note.seal == seal)
                throw Error("seal: this note is announced already (ANC-112)", "seal");
        what = scene.ask.choice({"sl.what", {}, side, {}, {}}, {"stratagem", "hidden"}, "stratagem");
    } else {
        what = asked(scene, scene.state.side(side)).at("kind") == "hidden" ? "hidden" : "stratagem";
    }
    return told(scene, [side, seal, what](State &state, Tale &tale) {
        state.side(side).notes.push_back({seal, what, {}, false});
        tale.say(state.side(side).name + (what == "hidden" ? " seal where a unit hides." : " announce a stratagem and seal it."));
    });
}

NoteRules::Written SealNote::written(const Json &state, const Json &input) const
{
    checkKeys(input, true);
    Asker asker(sheet_.questions, answersIn(input), true);
    Scene scene{sheet_, &state, readState(state), input, asker};
    expectStep(scene, "setup");
    const Side &side = scene.state.side(sideIn(input));
    const Json note = asked(scene, side);
    asker.finish();
    const std::string what = note.at("kind") == "hidden" ? "hidden" : "stratagem";
    return {side.id, canonical(note), {{"side", side.id}, {"answers", {{"sl.what", what}}}}};
}

std::vector<Candidate> SealNote::candidates(const Json &json, const Slot &slot, const Json &input) const
{
    const std::string side = sideIn(input);
    const Json kind = answersIn(input).value("sl.kind", Json("none"));
    if (kind != "march" && kind != "hidden")
        return {};
    const State state = readState(json);
    std::vector<Candidate> own;
    for (Candidate &one : BattleAct::candidates(json, slot, input))
        if (const Unit &unit = state.unit(one.unit); unit.side == side)
            own.push_back(std::move(one));
    return own;
}

bool SealNote::fits(const State &, const Slot &, const Unit &unit) const
{
    return unit.arm != Arm::camp && (unit.onMap() || unit.place == Place::away);
}

std::string SealNote::pageOf(const Json &, const Json &input) const
{
    const auto side = input.find("side");
    return side != input.end() && side->is_string() ? side->get<std::string>() : std::string();
}

NoteRules::Told toldNote(const Sheet &sheet, const State &state, const KeptNote &kept)
{
    if (!isSealed(state, kept))
        return {};
    const Secret secret = secretIn(kept.note.text);
    if (secret.kind == "hidden")
        return {state.unit(secret.unit).name + " hide",
                (secret.hex.empty() ? "" : "On its hex: " + secret.hex + ".") + stillOn(state, {secret.unit})};
    const std::string label = sheet.stratagem(secret.kind).label;
    if (secret.kind == "tactical_trick")
        return {label, "Own " + secret.own + " against " + secret.enemy + "."};
    if (secret.kind != "march")
        return {label, sheet.stratagem(secret.kind).text};
    std::string names;
    for (const std::string &id : secret.units)
        names += (names.empty() ? "" : ", ") + state.unit(id).name;
    return {label + " from the " + secret.edge + " edge, a " + wayOf(state, kept.side, secret.edge),
            names + "." + stillOn(state, secret.units)};
}

std::vector<Act> noteActsOf(const Sheet &sheet, const State &state, const std::vector<KeptNote> &kept, const std::string &side)
{
    const std::vector<std::string> &now = actsOf(state.step);
    const auto offered = [&](const char *id) { return std::find(now.begin(), now.end(), id) != now.end(); };
    std::vector<Act> acts;
    std::map<std::string, Json> flanks; // by edge: the notes of flank marches from it
    for (const KeptNote &one : kept) {
        if (!isSealed(state, one))
            continue;
        const Secret secret = secretIn(one.note.text);
        if (secret.kind == "march" && wayOf(state, one.side, secret.edge) == "flank march")
            flanks[secret.edge]["note_" + one.side] = toJson(one.note);
        if (one.side != side)
            continue;
        const std::string words = toldNote(sheet, state, one).title;
        if (secret.kind != "march" && offered("reveal"))
            acts.push_back({"reveal", "Open: " + words, {{"side", side}, {"note", toJson(one.note)}}, false, {}});
        else if (secret.kind == "march" && offered("arrive") && state.active == side)
            acts.push_back({"arrive", "Bring on: " + words, {{"note", toJson(one.note)}}, false, {}});
    }
    if (side.empty() && mayMeet(sheet.tables, state))
        for (const auto &[edge, notes] : flanks)
            if (notes.size() == sideId.size())
                acts.push_back({"meet", "Both flank marches come from the " + edge + " edge", notes, false, {}});
    return acts;
}

} // namespace optio::ancients
