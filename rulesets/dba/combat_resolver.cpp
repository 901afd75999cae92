// SPDX-License-Identifier: GPL-3.0-or-later
// The resolvers for combats: reading input, refusing what may not be fought, asking, and making cases.
#include "rulesets/dba/combat_resolver.h"

#include "rules/marks.h"
#include "rules/phrases.h"
#include "rules/refusal.h"
#include "rules/sides.h"
#include "rulesets/dba/place.h"

#include <algorithm>
#include <climits>

namespace optio::dba {

namespace {

const std::array<std::string, 2> slotId{"a", "b"};

/// Answers go into the situation.
class Combatants : public Subject {
public:
    Combatants(const Sheet &sheet, Situation &situation) : sheet_(sheet), situation_(situation) {}
    const Facts &facts(int side) const override { return situation_.side[at(side)].facts; }
    void say(int side, int field, int word) override { situation_.set(sheet_, side, field, word); }
    void add(int side, int count, int by) override { situation_.side[at(side)].counts[at(count)] += by; }

private:
    const Sheet &sheet_;
    Situation &situation_;
};

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
    if (situation.state == nullptr) {
        own.element = elementFromJson(sheet_.words, *found, field);
        return;
    }
    if (!found->is_string())
        throw Error(field + ": in a game, name a unit of the game by its id", field);
    const auto &id = found->get_ref<const std::string &>();
    const Json &units = situation.state->at("units");
    const auto unit = units.find(id);
    if (unit == units.end())
        throw Error(field + ": the game has no unit " + quoted(*found), field);
    own.unit = &*unit;
    own.unitId = id;
    own.army = armyOf(*unit);
    own.element = elementFromRow(sheet_.words, *unit, field);
}

/// What the game knows of the army behind an element; outside one everything may be there.
void CombatResolver::knowArmy(Situation &situation, int side) const
{
    const Words &words = sheet_.words;
    Side &own = situation.side[at(side)];
    bool camp = true, same = true, ps = true, shoots = sheet_.rangeOf(own.element.type) > 0;
    if (own.unit != nullptr) {
        const Json &army = situation.state->at("sides").at(at(own.army));
        camp = army.at("camp").get<bool>() && !army.at("camp_lost").get<bool>();
        int alike = 0, psiloi = 0;
        for (const Json &unit : situation.state->at("units")) {
            if (armyOf(unit) != own.army)
                continue;
            const int type = elementFromRow(words, unit, "unit").type;
            alike += type == own.element.type ? standing(unit) : 0;
            psiloi += words.is(type, "skirmishers") ? standing(unit) : 0;
        }
        same = alike > 1;
        ps = psiloi > 0;
        const auto parts = partsOf(*own.unit);
        shoots = shoots && std::any_of(parts.begin(), parts.end(), [](const Part &part) {
                     return !part.has(mark::shot) && !part.has(mark::shotAt) && !part.has(mark::contact);
                 });
    }
    own.facts[words.hasCamp] = camp;
    own.facts[words.hasSame] = same;
    own.facts[words.hasPs] = ps;
    own.facts[words.canShoot] = shoots;
}

Situation CombatResolver::open(const Json *state, const Json &input) const
{
    onlyKeys(input,
             state != nullptr ? std::vector<std::string>{"a", "b", "answers"} : std::vector<std::string>{"a", "b", "answers", "game"});
    Situation situation;
    situation.state = state;
    situation.scale = (state != nullptr ? placeOf(sheet_, *state) : placeFrom(sheet_, input)).scale;
    openSide(situation, 0, input);
    openSide(situation, 1, input);
    for (const int side : {0, 1}) {
        Side &own = situation.side[at(side)];
        if (state != nullptr)
            own.part = partFor(*own.unit, side, situation.side[at(1 - side)].unitId).value_or(Part()).key;
        knowArmy(situation, side);
    }
    situation.open(sheet_, combat_);
    return situation;
}

void CombatResolver::ask(Situation &situation, const Json &answers, bool strict, const Asked &asked) const
{
    Combatants subject(sheet_, situation);
    interview(combat_.questions, subject, answers, strict, asked);
}

Combat CombatResolver::standard(const Json &state, const std::string &a, const std::string &b) const
{
    Situation situation = open(&state, {{"a", a}, {"b", b}});
    ask(situation, Json::object(), false);
    return Combat(sheet_, combat_, situation);
}

std::optional<Part> CombatResolver::partFor(const Json &unit, int side, const std::string &foe) const
{
    std::optional<Part> best;
    int least = INT_MAX;
    for (const Part &part : partsOf(unit)) {
        const std::string contact = contactOf(part);
        int rank = -1; // the lowest is taken, a negative one never
        if (close())
            rank = part.has(mark::fought) ? -1 : contact == foe && !foe.empty() ? 0 : contact == "?" ? 1 : contact.empty() ? 2 : 3;
        else if (contact.empty() && !part.has(side == 0 ? mark::shot : mark::shotAt))
            rank = part.has(mark::shot) ? 1 : 0;
        if (rank >= 0 && rank < least) {
            least = rank;
            best = part;
        }
    }
    return best;
}

std::string CombatResolver::refusalOfSide(const Situation &situation, int side) const
{
    const Side &own = situation.side[at(side)];
    const std::string &name = titleOf(sheet_.words, own.element);
    if (!close() && side == 0 && sheet_.rangeOf(own.element.type) == 0) {
        std::string shooters;
        for (std::size_t type = 0; type < sheet_.words.types.size(); ++type)
            if (sheet_.rangeOf(static_cast<int>(type)) > 0)
                shooters += (shooters.empty() ? "" : ", ") + sheet_.words.types[type].name;
        return name + " cannot shoot (DBA-035); those that can: " + shooters;
    }
    if (own.unit == nullptr)
        return {};
    if (standing(*own.unit) <= 0)
        return name + ": no element of this row is left (DBA-070)";
    if (!close() && side == 0 && sheet_.words.is(own.element.type, "guns") && own.army != activeSide(*situation.state))
        return name + " shoot in their own side's bound only, or back at who shoots at them (DBA-045)";
    if (partFor(*own.unit, side, {}))
        return {};
    if (close())
        return name + ": every element of this row has fought in close combat this bound (DBA-070)";
    return name + ": every element of this row has " + (side == 0 ? "shot" : "been shot at") + " this bound or is in contact (DBA-070)";
}

std::string CombatResolver::refusalOf(const Situation &situation) const
{
    if (situation.state != nullptr) {
        const Json &state = *situation.state;
        if (situation.side[0].army == situation.side[1].army)
            return "an element does not fight its own side (DBA-070); choose one element of each army";
        if (close() && situation.side[0].army != activeSide(state))
            return "the attacker is of the side whose bound it is (DBA-041)";
    }
    for (const int side : {0, 1})
        if (std::string why = refusalOfSide(situation, side); !why.empty())
            return why;
    return {};
}

/// A shooter shoots once in a bound, aiding or not: there must be as many as are said to aid.
void CombatResolver::refuseAiding(const Situation &situation) const
{
    for (const int side : {0, 1}) {
        const Side &me = situation.side[at(side)];
        if (close() || me.unit == nullptr || me.facts[sheet_.words.shooting] == 0)
            continue;
        const int wanted = situation.side[at(1 - side)].counts[at(sheet_.countOf("aid"))];
        int there = -1; // the shooter itself
        for (const Json &unit : situation.state->at("units")) {
            const int type = elementFromRow(sheet_.words, unit, "unit").type;
            if (armyOf(unit) == me.army && sheet_.rangeOf(type) > 0)
                for (const Part &part : partsOf(unit))
                    there += part.has(mark::shot) || part.has(mark::contact) ? 0 : part.count;
        }
        if (wanted > there) {
            const std::string field = "dba.aid_" + slotId[at(side)];
            throw Error(field + ": " + std::to_string(wanted) + " cannot aid; of the " + nameOfSide(*situation.state, me.army) + " " +
                            std::to_string(std::max(0, there)) + " more can still shoot in this bound (DBA-035)",
                        field);
        }
    }
}

std::string CombatResolver::refusal(const Json &state, const Json &input) const
{
    try {
        if (state.is_null())
            return {};
        if (input.contains("a") && input.contains("b"))
            return refusalOf(open(&state, input));
        // With one unit chosen, say what is wrong with it alone.
        for (const int side : {0, 1})
            if (input.contains(slotId[at(side)])) {
                Situation situation;
                situation.state = &state;
                openSide(situation, side, input);
                return refusalOfSide(situation, side);
            }
    } catch (const Error &error) {
        return error.what();
    }
    return {};
}

Form CombatResolver::form(const Json *state, const Json &input) const
{
    Situation situation = open(state, input);
    Form form;
    form.resolver = combat_.id;
    form.title = combat_.title;
    std::vector<std::pair<int, Question>> placed;
    ask(situation, answersIn(input), false, [&](const Asking &asking, int side, const Json &value) {
        placed.emplace_back(asking.place, questionOf(asking, side, value, {situation.name(0), situation.name(1)}));
    });
    std::stable_sort(placed.begin(), placed.end(), [](const auto &x, const auto &y) { return x.first < y.first; });
    for (auto &[place, question] : placed)
        form.questions.push_back(std::move(question));
    const Combat ready(sheet_, combat_, situation);
    for (const int side : {0, 1}) {
        form.contestants.push_back(contestant(situation, side, ready.before(side)));
        form.dice.push_back({slotId[at(side)], possessive(situation.name(side)) + " combat die", {1, 2, 3, 4, 5, 6}});
    }
    return form;
}

Contestant CombatResolver::contestant(const Situation &situation, int side, int before) const
{
    const Side &own = situation.side[at(side)];
    Contestant contestant;
    contestant.side = slotId[at(side)];
    contestant.unit = own.unitId;
    contestant.title = titleOf(sheet_.words, own.element);
    contestant.subtitle = situation.name(side);
    if (own.element.general)
        contestant.subtitle += " · general's element";
    if (const int range = sheet_.rangeOf(own.element.type); !close() && range > 0)
        contestant.subtitle += " · shoots " + distanceText(sheet_, range, situation.scale);
    contestant.icon = sheet_.words.at(own.element.type).icon;
    contestant.score = withSign(before);
    return contestant;
}

Json CombatResolver::complete(const Json *state, const Json &input) const
{
    Situation situation = open(state, input);
    if (const std::string why = refusalOf(situation); !why.empty())
        throw Error(why, "a");
    Json answers = Json::object();
    ask(situation, answersIn(input), true,
        [&answers](const Asking &asking, int side, const Json &value) { answers[asking.ids[at(side)]] = value; });
    refuseAiding(situation);
    Json whole = {{"answers", std::move(answers)}};
    for (const int side : {0, 1})
        whole[slotId[at(side)]] = state != nullptr ? input.at(slotId[at(side)]) : toJson(sheet_.words, situation.side[at(side)].element);
    if (state == nullptr)
        whole["game"] = toJson(placeFrom(sheet_, input));
    return whole;
}

std::unique_ptr<Case> CombatResolver::prepare(const Json *state, const Json &input) const
{
    // A complete input has no stray answers, so leniency changes nothing for it.
    Situation situation = open(state, input);
    ask(situation, answersIn(input), false);
    return std::make_unique<Combat>(sheet_, combat_, situation);
}

} // namespace optio::dba
