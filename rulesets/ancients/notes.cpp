// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and opens sealed notes.
#include "rulesets/ancients/notes.h"

#include "rules/journal/sealed.h"
#include "rules/ruling/refusal.h"
#include "rulesets/ancients/words.h"

#include <algorithm>

namespace optio::ancients {

namespace {

std::string noteText(const Json &json, const char *key, const std::string &kind)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_string())
        throw Error("the note: a " + kind + " needs the text \"" + key + "\" (ANC-114)", "note");
    return found->get<std::string>();
}

} // namespace

std::string sideIn(const Json &input)
{
    const auto found = input.find("side");
    if (found == input.end() || (*found != "a" && *found != "b"))
        throw Error("side: say whose it is, \"a\" or \"b\"", "side");
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
        if (json.contains("hex"))
            secret.hex = noteText(json, "hex", secret.kind);
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

std::pair<std::size_t, std::string> openedNote(const Side &side, const Json &input, const char *key)
{
    const auto note = input.find(key);
    if (note == input.end())
        throw Error(std::string(key) + ": the sealed note of " + side.name + " is missing", key);
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
    throw Error("this is none of the notes that " + side.name + " sealed and has not opened yet (ANC-112)", key);
}

void expectFree(const State &state, const Side &side, const std::vector<std::string> &units, bool march, const char *key,
                std::size_t except)
{
    for (auto unit = units.begin(); unit != units.end(); ++unit)
        if (std::find(units.begin(), unit, *unit) != unit)
            throw Error(std::string(key) + ": " + state.unit(*unit).name + " is named twice (ANC-119)", key);
    int worth = worthOf(state, units), others = 0;
    for (std::size_t i = 0; i < side.notes.size(); ++i) {
        const Note &note = side.notes[i];
        if (i == except)
            continue;
        for (const std::string &id : units)
            if (among(note.units, id))
                throw Error(std::string(key) + ": " + state.unit(id).name + " stands in another note already: a unit has one place, " +
                                (note.marches() ? "on a march (ANC-119)" : "where it hides (ANC-130)"),
                            key);
        if (note.marches())
            others += worthOf(state, note.units);
    }
    if (march && 2 * (worth + others) > state.worth(side.id))
        throw Error(std::string(key) + ": the march is worth " + std::to_string(worth) +
                        (others > 0 ? ", with the other marches " + std::to_string(worth + others) : std::string()) + "; at most half of " +
                        std::to_string(state.worth(side.id)) + " may stay off the map (ANC-119)",
                    key);
}

int worthOf(const State &state, const std::vector<std::string> &units)
{
    int worth = 0;
    for (const std::string &id : units)
        worth += state.unit(id).value;
    return worth;
}

void expectAllowed(const Sheet &sheet, const Side &side, const std::string &kind)
{
    const StratagemRow &row = sheet.stratagem(kind);
    if (std::find(row.allowed.begin(), row.allowed.end(), side.allowed) == row.allowed.end())
        throw Error(side.name + " may not use this stratagem: " + row.label + " (ANC-112)", "note");
}

void openNote(Side &side, std::size_t number, const std::string &text)
{
    side.notes[number].open = true;
    side.notes[number].text = text;
}

Leader *leaderToGive(State &state, const std::string &side)
{
    Leader *given = nullptr;
    for (auto &[id, leader] : state.leaders) {
        // Those who lead in another battle were not given (ANC-124).
        if (leader.side == side && leader.state == LeaderState::pool && (given == nullptr || !state.second.open || !state.leads(leader)))
            given = &leader;
    }
    return given;
}

bool triedAll(const State &state, const Side &side)
{
    const auto given = std::count_if(state.leaders.begin(), state.leaders.end(), [&](const auto &entry) {
        const Leader &leader = entry.second;
        return leader.side == side.id && (leader.state == LeaderState::discarded || leader.state == LeaderState::bound);
    });
    return side.mayTry > 0 && given >= side.mayTry;
}

Leader *payerOf(State &state, const std::string &sideId, std::size_t number)
{
    const Side &side = state.side(sideId);
    const Note &note = side.notes[number];
    if (!note.leader.empty()) {
        Leader &bound = state.leader(note.leader);
        return bound.state == LeaderState::bound ? &bound : nullptr;
    }
    if (note.bluff || triedAll(state, side))
        return nullptr;
    // Sealed elsewhere: somebody must have been kept off the map for it so far.
    int spent = 1, all = 0;
    for (const auto &[id, leader] : state.leaders)
        if (leader.side == sideId) {
            ++all;
            spent += leader.state == LeaderState::discarded || leader.state == LeaderState::bound ? 1 : 0;
        }
    return spent + side.mostLed <= all ? leaderToGive(state, sideId) : nullptr;
}

bool payFor(State &state, const std::string &side, std::size_t number, const std::string &text, Narration &narration)
{
    openNote(state.side(side), number, text);
    Leader *given = payerOf(state, side, number);
    if (given == nullptr) {
        const bool more = state.side(side).notes[number].unsettled() && triedAll(state, state.side(side));
        voidNote(state, side, number,
                 more ? "the stratagems agreed for this battle were tried already (ANC-176)"
                      : "no leader was kept off the map for it (ANC-110)",
                 narration);
        return false;
    }
    given->state = LeaderState::discarded;
    return true;
}

void voidNote(State &state, const std::string &side, std::size_t number, const std::string &why, Narration &narration)
{
    Note &note = state.side(side).notes[number];
    note.dead = true;
    narration.say("The note is void: " + why + ".");
    for (const std::string &id : note.units)
        if (state.unit(id).place == Place::away) {
            narration.say("Its units stay off the map for the rest of the battle, neither lost nor present (ANC-123).");
            break;
        }
}

} // namespace optio::ancients
