// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and opens sealed notes.
#include "rulesets/ancients/notes.h"

#include "rules/refusal.h"
#include "rules/sealed.h"

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

int marchWorth(const State &state, const Side &side, const std::vector<std::string> &units, const char *key)
{
    int worth = 0;
    for (const std::string &id : units)
        worth += state.unit(id).value;
    if (2 * worth > state.worth(side.id))
        throw Error(std::string(key) + ": the march is worth " + std::to_string(worth) + "; at most half of " +
                        std::to_string(state.worth(side.id)) + " may stay off the map (ANC-119)",
                    key);
    return worth;
}

void expectAllowed(const Sheet &sheet, const Side &side, const std::string &kind)
{
    const StratagemRow &row = sheet.stratagem(kind);
    if (std::find(row.allowed.begin(), row.allowed.end(), side.allowed) == row.allowed.end())
        throw Error(side.name + " may not use this stratagem: " + row.label + " (ANC-112)", "note");
}

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
        // Those who lead in another battle were not given (ANC-124).
        if (leader.state == LeaderState::pool && (given == nullptr || !state.second.open || !state.leads(leader)))
            given = &leader;
    }
    if (discarded + side.mostLed > all || given == nullptr)
        tale.say("But no leader was kept off the map for it: " + side.name + " had too many of them in the field (ANC-110).");
    if (given != nullptr)
        given->state = LeaderState::discarded;
}

void openNote(Side &side, std::size_t number, const std::string &text)
{
    side.notes[number].open = true;
    side.notes[number].text = text;
}

} // namespace optio::ancients
