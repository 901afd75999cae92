// SPDX-License-Identifier: GPL-3.0-or-later
// Writes sealed notes, and tells their writers what they may do with them.
#include "rulesets/ancients/sealing.h"

#include "rules/sides.h"
#include "rulesets/ancients/game.h"
#include "rulesets/ancients/move/arrival.h"
#include "rulesets/ancients/notes.h"
#include "rulesets/ancients/words.h"

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

/// The units that a note names. Throws Error for one that is not its writer's, for a camp, and for one that another note names.
std::vector<std::string> ownUnits(const Scene &scene, const Side &side, bool march)
{
    std::vector<std::string> who;
    const auto picks = picksIn(scene.input, "who");
    for (std::size_t i = 0; i < picks.size(); ++i)
        who.push_back(pickedUnit("who", picks[i], i, scene.json != nullptr));
    for (const std::string &id : who) {
        const Unit &unit = scene.state.unit(id);
        expectSide(scene.state, unit, side.id, "who");
        if (unit.arm == Arm::camp)
            throw Error("who: a camp is always on the map (ANC-119)", "who");
        if (!unit.onMap() && unit.place != Place::away)
            throw Error("who: " + unit.name + " have left the battle (ANC-181)", "who");
    }
    expectFree(scene.state, side, who, march, "who");
    return who;
}

/// Throws Error unless a leader is left that a stratagem may cost (ANC-110).
void expectLeader(const Scene &scene, const Side &side)
{
    State state = scene.state;
    if (triedAll(state, side))
        throw Error("sl.kind: " + side.name + " have sealed the " + counted(side.mayTry, "stratagem", "stratagems") +
                        " agreed for this battle: only a bluff can be sealed (ANC-176)",
                    "sl.kind");
    if (scene.json != nullptr && leaderToGive(state, side.id) == nullptr)
        throw Error("sl.kind: " + side.name + " have no leader left to give for a stratagem: only a bluff can be sealed (ANC-110)",
                    "sl.kind");
}

/// What the journal holds of a note besides its seal: a secret of its writer.
struct Bond {
    std::string what = "stratagem"; ///< or "hidden"
    std::string price = "later";    ///< or "leader", "bluff"
    std::vector<std::string> units;
};

/// The bond of a note that was sealed.
Bond bondOf(Scene &scene, const Side &side)
{
    Bond bond;
    bond.what = scene.ask.choice({"sl.what", {}, side.id, {}, {}}, {"stratagem", "hidden"}, "stratagem");
    if (bond.what == "stratagem") {
        bond.price = scene.ask.choice({"sl.price", {}, side.id, {}, {}}, {"later", "leader", "bluff"}, "later");
        if (bond.price == "leader")
            expectLeader(scene, side);
    }
    bond.units = ownUnits(scene, side, bond.what == "stratagem");
    if (bond.what == "hidden" && bond.units.size() > 1)
        throw Error("who: name the one unit that hides; each has a note of its own (ANC-130)", "who");
    if (bond.price == "bluff" && !bond.units.empty())
        throw Error("who: a bluff keeps nobody off the map (ANC-111)", "who");
    return bond;
}

/// Was it announced, and not opened yet?
bool isSealed(const State &state, const KeptNote &kept)
{
    const std::vector<Note> &notes = state.side(kept.side).notes;
    return std::any_of(notes.begin(), notes.end(), [&](const Note &note) { return !note.open && note.seal == kept.note.seal; });
}

/// What it cost its owner.
std::string priceOf(const State &state, const KeptNote &kept)
{
    for (const Note &note : state.side(kept.side).notes)
        if (note.seal == kept.note.seal && !note.leader.empty())
            return " A leader is given for it.";
    return {};
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
    if (note.at("kind") != "none" && note.at("kind") != "hidden")
        expectLeader(scene, side);
    if (note.at("kind") == "tactical_trick") {
        note["own"] = askCode(scene, "sl.own", side.id, side.id);
        note["enemy"] = askCode(scene, "sl.enemy", state.other(side.id).id, side.id);
    } else if (note.at("kind") == "march") {
        std::vector<std::pair<std::string, std::string>> edges;
        for (const char *edge : {"N", "E", "S", "W"})
            edges.emplace_back(edge, std::string(edge) + ", " + wayOf(state, side.id, edge));
        note["edge"] = scene.ask.pick({"sl.edge", {}, side.id, {}, {}}, edges, side.edge);
        note["units"] = ownUnits(scene, side, true);
        if (note.at("units").empty())
            throw Error("who: name the units that march (ANC-119)", "who");
    } else if (note.at("kind") == "hidden") {
        const int column = scene.ask.count({"sl.column", {}, side.id, {}, {}}, 0, mostHexes, 0);
        const int row = scene.ask.count({"sl.row", {}, side.id, {}, {}}, 0, mostHexes, 0);
        const std::vector<std::string> who = ownUnits(scene, side, false);
        if (who.size() != 1)
            throw Error("who: name the one unit that hides; each has a note of its own (ANC-130)", "who");
        note["unit"] = who.front();
        if (column > 0 && row > 0)
            note["hex"] = "column " + std::to_string(column) + ", row " + std::to_string(row);
    }
    return note;
}

} // namespace

std::unique_ptr<Case> sealNote(Scene &scene)
{
    expectStep(scene, "setup");
    const std::string side = sideIn(scene.input);
    const auto given = scene.input.find("seal");
    std::string seal;
    Bond bond;
    if (given != scene.input.end() || scene.json == nullptr) {
        if (given == scene.input.end() || !given->is_string())
            throw Error("seal: the seal of the note is missing", "seal");
        seal = given->get<std::string>();
        expectSeal(seal, "seal");
        for (const Note &note : scene.state.side(side).notes)
            if (note.seal == seal)
                throw Error("seal: this note is announced already (ANC-112)", "seal");
        bond = bondOf(scene, scene.state.side(side));
    } else {
        bond.what = asked(scene, scene.state.side(side)).at("kind") == "hidden" ? "hidden" : "stratagem";
    }
    auto made = told(scene, [side, seal, bond](State &state, Narration &narration) {
        Note note;
        note.seal = seal;
        note.what = bond.what;
        note.units = bond.units;
        note.bluff = bond.price == "bluff";
        if (Leader *leader = bond.price == "leader" ? leaderToGive(state, side) : nullptr) {
            leader->state = LeaderState::bound;
            note.leader = leader->id;
        }
        state.side(side).notes.push_back(std::move(note));
        narration.say(state.side(side).name + (bond.what == "hidden" ? " seal where a unit hides." : " announce a stratagem and seal it."));
    });
    static_cast<Played &>(*made).hideChanges(); // they hold what the other side's notes are bound to (ANC-110)
    return made;
}

NoteRules::Written writtenNote(const Sheet &sheet, const About &about, const Json &state, const Json &input)
{
    checkKeys(about, input, true);
    Asker asker(sheet.questions, answersIn(input), true);
    Scene scene{sheet, &state, readState(state), input, asker};
    expectStep(scene, "setup");
    const Side &side = scene.state.side(sideIn(input));
    const Json note = asked(scene, side);
    asker.finish();
    const std::string kind = note.at("kind");
    Json known = {{"side", side.id}, {"answers", {{"sl.what", kind == "hidden" ? "hidden" : "stratagem"}}}};
    if (kind != "hidden")
        known["answers"]["sl.price"] = kind == "none" ? "bluff" : "leader";
    if (kind == "hidden")
        known["who"] = Json::array({note.at("unit")});
    else if (kind == "march")
        known["who"] = note.at("units");
    return {side.id, canonical(note), std::move(known)};
}

std::vector<std::string> sealNoteParticipants(const Json &input)
{
    const auto side = input.find("side");
    return side != input.end() && side->is_string() ? std::vector<std::string>{side->get<std::string>()} : std::vector<std::string>();
}

std::vector<Candidate> sealNoteCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input)
{
    const std::string side = sideIn(input);
    const Json kind = answersIn(input).value("sl.kind", Json("none"));
    if (kind != "march" && kind != "hidden")
        return {};
    std::vector<Candidate> own;
    for (Candidate &one : candidatesFitting(sheet, state, slot, sealNoteFits))
        if (const Unit &unit = state.unit(one.unit); unit.side == side && state.side(side).noteOf(unit.id) == nullptr)
            own.push_back(std::move(one));
    return own;
}

bool sealNoteFits(const Sheet &, const State &, const Slot &, const Unit &unit)
{
    return unit.arm != Arm::camp && (unit.onMap() || unit.place == Place::away);
}

std::string sealNotePage(const Json &, const Json &input)
{
    const auto side = input.find("side");
    return side != input.end() && side->is_string() ? side->get<std::string>() : std::string();
}

NoteRules::WithoutDice toldNote(const Sheet &sheet, const State &state, const KeptNote &kept)
{
    if (!isSealed(state, kept))
        return {};
    const Secret secret = secretIn(kept.note.text);
    if (secret.kind == "hidden")
        return {state.unit(secret.unit).called + " hide",
                (secret.hex.empty() ? "" : "On its hex: " + secret.hex + ".") + stillOn(state, {secret.unit})};
    const std::string label = sheet.stratagem(secret.kind).label;
    if (secret.kind == "tactical_trick")
        return {label, "Own " + secret.own + " against " + secret.enemy + "." + priceOf(state, kept)};
    if (secret.kind != "march")
        return {label, sheet.stratagem(secret.kind).text + priceOf(state, kept)};
    std::string names;
    for (const std::string &id : secret.units)
        names += (names.empty() ? "" : ", ") + state.unit(id).called;
    const std::string way = wayOf(state, kept.side, secret.edge);
    const int due = sheet.tables.number("march", way == "reserve" ? "reserve_from" : way == "rear march" ? "rear_in" : "flank_in");
    const bool waits = state.step != "setup" && way != "reserve";
    return {label + " from the " + secret.edge + " edge, a " + way,
            names + "." + stillOn(state, secret.units) + priceOf(state, kept) +
                (waits ? " Due in your turn " + std::to_string(due) + ": it cannot be put off while there is initiative for it." : "")};
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
        else if (secret.kind == "hidden" && state.step == "control" && state.settings.pipControl && state.active == side &&
                 !state.unit(secret.unit).controlled)
            acts.push_back({"hold", "Hold in check: " + words, {{"who", Json::array({secret.unit})}}, false, {}});
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
