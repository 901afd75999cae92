// SPDX-License-Identifier: GPL-3.0-or-later
// The resolvers for combats: reading input, refusing what may not be fought, and making cases.
#include "rulesets/dbm/combat_resolver.h"

#include "rules/marks.h"
#include "rules/refusal.h"
#include "rules/sides.h"
#include "rulesets/dbm/combat.h"
#include "rulesets/dbm/interview.h"
#include "rulesets/dbm/settings.h"
#include "rulesets/dbm/units.h"

#include <climits>

namespace optio::dbm {

namespace {

const std::array<std::string, 2> slotId{"a", "b"};
const char *const returnsId = "sh.returns";

} // namespace

std::vector<Slot> CombatResolver::slots() const
{
    std::vector<Slot> slots;
    for (const auto &[id, label, whose] : combat_.slots)
        slots.push_back({id, label, whose});
    return slots;
}

void CombatResolver::openSide(Situation &situation, int side, const Json &input) const
{
    const std::string &field = slotId[at(side)];
    const auto found = input.find(field);
    if (found == input.end() || found->is_null())
        throw Error(field + ": the " + combat_.slots[at(side)][1] + " is missing", field);
    Side &own = situation.side[at(side)];
    if (situation.place.state == nullptr) {
        own.element = elementFromJson(sheet_.words, *found, field);
        return;
    }
    if (!found->is_string())
        throw Error(field + ": in a game, name a unit of the game by its id", field);
    const auto &id = found->get_ref<const std::string &>();
    const Json &units = situation.place.state->at("units");
    const auto unit = units.find(id);
    if (unit == units.end())
        throw Error(field + ": the game has no unit " + quoted(*found), field);
    own.unit = &*unit;
    own.unitId = id;
    own.army = armyOf(*unit);
    own.element = elementFromRow(sheet_.words, *unit, field);
    own.element.demoralised = commandOf(*situation.place.state, *unit).at("demoralised").get<bool>();
}

void CombatResolver::openPlace(Situation &situation, const Json &input) const
{
    Place &place = situation.place;
    if (place.state != nullptr) {
        place.sky = numberOf(sheet_.words.sky, place.state->at("weather").get_ref<const std::string &>());
        place.settings = &place.state->at("settings");
        return;
    }
    place.settings = &usualSettings(sheet_);
    const auto game = input.find("game");
    if (game == input.end())
        return;
    place.sky = skyOf(sheet_, *game);
    if (const auto settings = game->find("settings"); settings != game->end()) {
        place.ownSettings = completeSettings(sheet_, *settings);
        place.settings = place.ownSettings.get();
    }
}

Situation CombatResolver::open(const Json *state, const Json &input) const
{
    onlyKeys(input,
             state != nullptr ? std::vector<std::string>{"a", "b", "answers"} : std::vector<std::string>{"a", "b", "answers", "game"});
    Situation situation;
    situation.place.state = state;
    openSide(situation, 0, input);
    openSide(situation, 1, input);
    openPlace(situation, input);
    if (state != nullptr)
        for (const int side : {0, 1}) {
            Side &own = situation.side[at(side)];
            const bool returns = combat_.combat == 1 && answersIn(input).value(returnsId, Json()) == true;
            const auto part = partFor(*own.unit, side, situation.side[at(1 - side)].unitId, returns);
            own.part = part ? part->key : std::string();
        }
    situation.open(sheet_, combat_);
    return situation;
}

std::string CombatResolver::refusalOfSide(const Situation &situation, int side) const
{
    const Side &own = situation.side[at(side)];
    if (own.unit == nullptr)
        return {};
    const std::string name = titleOf(sheet_.words, own.element);
    const int left = standing(*own.unit);
    if (left <= 0)
        return name + ": no element of this row is left (DBM-191)";
    if (partFor(*own.unit, side, {}))
        return {};
    if (combat_.combat == 0)
        return name + ": every element of this row has fought in close combat this bound (DBM-192)";
    const int touching = countMarked(*own.unit, mark::contact);
    if (touching >= left)
        return name + ": every element of this row is in contact, and such elements neither shoot nor are shot at (DBM-072)";
    return name + ": every element of this row " + (side == 0 ? "has shot" : "has been shot at") + " this bound" +
           (touching > 0 ? " or is in contact" : "") + " (DBM-192)";
}

std::optional<Part> CombatResolver::partFor(const Json &unit, int side, const std::string &foe, bool returns) const
{
    std::optional<Part> best;
    int least = INT_MAX;
    for (const Part &part : partsOf(unit)) {
        const bool contact = part.has(mark::contact);
        int rank = -1;
        if (combat_.combat == 0)
            rank = part.has(mark::fought) ? -1 : contact && part.marks.at(mark::contact) == foe ? 0 : contact ? 2 : 1;
        else if (!contact && !part.has(side == 0 ? mark::shot : mark::shotAt) && !(returns && part.has(mark::shot)))
            rank = part.marks.empty() ? 1 : 0;
        if (rank >= 0 && rank < least) {
            least = rank;
            best = part;
        }
    }
    return best;
}

std::string CombatResolver::refusalOf(const Situation &situation) const
{
    const Side &a = situation.side[0], &b = situation.side[1];
    if (combat_.combat == 1 && !sheet_.shoots(a.element.kind))
        return titleOf(sheet_.words, a.element) + " cannot shoot (DBM-192); those that can: " + shooterList(sheet_);
    if (situation.place.state != nullptr) {
        if (a.army == b.army)
            return "an element does not fight its own side (DBM-192); choose one element of each army";
        if (combat_.combat == 0 && a.unit->at("side") != situation.place.state->at("active"))
            return "the attacker is of the side whose bound it is (DBM-070)";
    }
    for (const int side : {0, 1})
        if (std::string why = refusalOfSide(situation, side); !why.empty())
            return why;
    return {};
}

std::string CombatResolver::refusal(const Json &state, const Json &input) const
{
    if (state.is_null())
        return {};
    if (input.contains("a") && input.contains("b"))
        return refusalOf(open(&state, input));
    // With one unit chosen, say what is wrong with it alone.
    for (const int side : {0, 1}) {
        if (!input.contains(slotId[at(side)]))
            continue;
        Situation situation;
        situation.place.state = &state;
        openSide(situation, side, input);
        const Element &element = situation.side[at(side)].element;
        if (combat_.combat == 1 && side == 0 && !sheet_.shoots(element.kind))
            return titleOf(sheet_.words, element) + " cannot shoot (DBM-192)";
        return refusalOfSide(situation, side);
    }
    return {};
}

Json CombatResolver::complete(const Json *state, const Json &input) const
{
    Situation situation = open(state, input);
    if (const std::string why = refusalOf(situation); !why.empty())
        throw Error(why, "a");
    Json answers = Json::object();
    interview(sheet_, combat_, situation, answersIn(input), true,
              [&answers](const Asking &asking, int side, const Json &value) { answers[asking.ids[at(side)]] = value; });
    Json whole = {{"answers", std::move(answers)}};
    for (const int side : {0, 1})
        whole[slotId[at(side)]] = state != nullptr ? input.at(slotId[at(side)]) : toJson(sheet_.words, situation.side[at(side)].element);
    if (state == nullptr)
        whole["game"] = {{"weather", sheet_.words.sky[at(situation.place.sky)].id}, {"settings", *situation.place.settings}};
    return whole;
}

Combat CombatResolver::combatOf(const Json *state, const Json &input) const
{
    // A complete input has no stray answers, so leniency changes nothing for it.
    Situation situation = open(state, input);
    interview(sheet_, combat_, situation, answersIn(input), false);
    return Combat(sheet_, combat_, situation);
}

std::unique_ptr<Case> CombatResolver::prepare(const Json *state, const Json &input) const
{
    return std::make_unique<Combat>(combatOf(state, input));
}

} // namespace optio::dbm
