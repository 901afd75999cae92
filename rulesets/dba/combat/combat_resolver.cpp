// SPDX-License-Identifier: GPL-3.0-or-later
// The resolvers for combats: reading input, refusing what may not be fought, asking, and making cases.
#include "rulesets/dba/combat/combat_resolver.h"

#include "rules/figures/rows.h"
#include "rules/phrases.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/dba/combat/who.h"
#include "rulesets/dba/place.h"
#include "rulesets/dbx/marks.h"

#include <algorithm>

namespace optio::dba {

using dbx::aidId, dbx::slotId;

namespace {

const std::array<std::string, 2> whichId{"dba.which_a", "dba.which_b"};

/// Answers go into the situation.
class Combatants : public Subject {
public:
    Combatants(const Sheet &sheet, Situation &situation) : sheet_(sheet), situation_(situation) {}
    const Facts &facts(int side) const override { return situation_.side[at(side)].facts; }
    void say(int side, int field, int word) override { situation_.set(sheet_, side, field, word); }
    void add(int side, int count, int by) override { situation_.side[at(side)].counts[at(count)] += by; }
    /// Which of its elements it is: taken when the row was opened.
    Json answer(const Asking &, int side, const Json *given) override
    {
        const Side &own = situation_.side[at(side)];
        return given != nullptr ? *given : Json(own.part);
    }

private:
    const Sheet &sheet_;
    Situation &situation_;
};

} // namespace

void CombatAct::openSide(Situation &situation, int side, const Json &input) const
{
    const std::string &field = slotId[at(side)];
    const Json &slot = dbx::slotOf(input, side, combat_.slots[at(side)][1]);
    Side &own = situation.side[at(side)];
    if (situation.state == nullptr) {
        own.element = elementFromJson(sheet_.words, slot, field);
        return;
    }
    own.unitId = dbx::rowNamed(situation.state->units, slot, field);
    own.unit = &situation.state->units.at(own.unitId);
    own.army = armyOf(*own.unit);
    own.element = elementOf(sheet_.words, *own.unit);
}

/// What the game knows of the army behind an element; outside one everything may be there.
void CombatAct::knowArmy(Situation &situation, int side) const
{
    const Words &words = sheet_.words;
    Side &own = situation.side[at(side)];
    bool camp = true, same = true, ps = true, shoots = sheet_.rangeOf(own.element.type) > 0;
    if (own.unit != nullptr) {
        const Army &army = situation.state->side(own.army);
        camp = army.camp && !army.campLost;
        int alike = 0, psiloi = 0;
        for (const auto &[id, unit] : situation.state->units) {
            if (armyOf(unit) != own.army)
                continue;
            const int type = elementOf(words, unit).type;
            for (const Part &part : partsOf(unit)) {
                // Who has fought and is still in contact stands in front of somebody.
                if (part.has(mark::fought) && part.has(mark::contact))
                    continue;
                const int behind = part.count - (id == own.unitId && part.key == own.part ? 1 : 0);
                alike += type == own.element.type ? behind : 0;
                psiloi += words.is(type, "skirmishers") ? behind : 0;
            }
        }
        same = alike > 0;
        ps = psiloi > 0;
        const bool shot = std::all_of(own.parts.begin(), own.parts.end(),
                                      [&own](const Part &part) { return part.key != own.part || part.has(mark::shot); });
        shoots = shoots && !own.parts.empty() && !shot;
    }
    own.facts[words.hasCamp] = camp;
    own.facts[words.hasSame] = same;
    own.facts[words.hasPs] = ps;
    own.facts[words.canShoot] = shoots;
}

Situation CombatAct::open(const State *state, const Json &input) const
{
    std::vector<std::string> keys{"a", "b", "answers"};
    if (state == nullptr)
        keys.emplace_back("game");
    else if (!close())
        keys.insert(keys.end(), aidId.begin(), aidId.end());
    onlyKeys(input, keys);
    Situation situation;
    situation.state = state;
    situation.scale = (state != nullptr ? placeOf(sheet_, *state) : placeFrom(sheet_, input)).scale;
    openSide(situation, 0, input);
    openSide(situation, 1, input);
    for (const int side : {0, 1}) {
        Side &own = situation.side[at(side)];
        if (state != nullptr) {
            const bool returns = side == 1 && answersIn(input).value("dba.returns", Json()) == true;
            own.parts = partsFor(*own.unit, close(), side, situation.side[at(1 - side)].unitId, returns);
            own.differ = differ(own.parts, close());
            own.part = own.parts.empty() ? std::string() : own.parts.front().key;
            if (const Json named = dbx::partNamed(input, side, whichId[at(side)]); !named.is_null() && !own.parts.empty())
                takePart(own, named, whichId[at(side)]);
        }
        knowArmy(situation, side);
    }
    if (state != nullptr) {
        situation.late = !close() && isLate(sheet_, *state, "shooting");
        situation.lateReason = answersIn(input).value("dba.late", Json("no"));
    }
    situation.open(sheet_, combat_);
    return situation;
}

void CombatAct::ask(Situation &situation, const Json &answers, bool strict, const Asked &asked) const
{
    Combatants subject(sheet_, situation);
    interview(combat_.questions, subject, answers, strict, asked);
}

Combat CombatAct::standard(const State &state, const std::string &a, const std::string &b) const
{
    Situation situation = open(&state, {{"a", a}, {"b", b}});
    ask(situation, Json::object(), false);
    return Combat(sheet_, combat_, situation);
}

std::string CombatAct::refusalOfSide(const Situation &situation, int side) const
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
    if (!partsFor(*own.unit, close(), side, {}).empty())
        return {};
    if (close())
        return name + ": every element of this row has fought in close combat this bound (DBA-070)";
    return name + ": every element of this row has " + (side == 0 ? "shot" : "been shot at") + " this bound or is in contact (DBA-070)";
}

std::string CombatAct::refusalOf(const Situation &situation) const
{
    if (situation.state != nullptr) {
        const State &state = *situation.state;
        if (situation.side[0].army == situation.side[1].army)
            return "an element does not fight its own side (DBA-070); choose one element of each army";
        if (close() && situation.side[0].army != activeSide(state))
            return "the attacker is of the side whose bound it is (DBA-041)";
    }
    for (const int side : {0, 1})
        if (std::string why = refusalOfSide(situation, side); !why.empty())
            return why;
    if (situation.state != nullptr && !close())
        return lateRefusal(sheet_, *situation.state, "shooting", {{"dba.late", situation.lateReason}});
    return {};
}

void CombatAct::aid(Situation &situation, const Json &input, const Json &answers) const
{
    if (close())
        return;
    for (const int side : {0, 1}) {
        takeAiders(sheet_, situation, side, dbx::aidNamed(input, side, "DBA-035"), answers.value("dba." + aidId[at(side)], 0),
                   aidId[at(side)]);
    }
}

std::vector<Candidate> CombatAct::candidates(const State &state, const Slot &slot, const Json &input) const
{
    std::vector<Candidate> candidates;
    const int side = slot.id == aidId[0] ? 0 : slot.id == aidId[1] ? 1 : -1;
    if (side < 0 || !input.contains("a") || !input.contains("b"))
        return candidates;
    try {
        const Situation situation = open(&state, input);
        bool back = false; // nobody aids a target that does not shoot back
        Situation asked = situation;
        ask(asked, answersIn(input), false,
            [&back](const Asking &asking, int, const Json &value) { back = back || (asking.id == "dba.returns" && value == true); });
        if (side == 1 && !back)
            return candidates;
        for (const Pick &pick : aidersOf(sheet_, situation, side))
            candidates.push_back({pick.unitId, pick.part.key, titleOf(sheet_.words, pick.element), nameOfSide(state, armyOf(*pick.unit)),
                                  std::min(pick.count, 2), 0});
    } catch (const Error &) {
        candidates.clear(); // the form says what is wrong with those who were chosen
    }
    return candidates;
}

std::string CombatAct::refusal(const State &state, const Json &input) const
{
    try {
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

Form CombatAct::form(const State *state, const Json &input) const
{
    Situation situation = open(state, input);
    Form form;
    form.resolver = combat_.id;
    form.title = combat_.title;
    std::vector<std::pair<int, Question>> placed;
    ask(situation, dbx::answersWithAid(input, "dba."), false, [&](const Asking &asking, int side, const Json &value) {
        placed.emplace_back(asking.place, questionOf(asking, side, value, {situation.name(0), situation.name(1)}));
        if (asking.kind == Asking::Kind::own) {
            placed.back().second.choices = partChoices(sheet_.words, *state, situation.side[at(side)]);
            placed.back().second.standard = situation.side[at(side)].parts.front().key;
        }
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

Contestant CombatAct::contestant(const Situation &situation, int side, int before) const
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

Json CombatAct::complete(const State *state, const Json &input) const
{
    Situation situation = open(state, input);
    if (const std::string why = refusalOf(situation); !why.empty())
        throw Error(why, "a");
    Json answers = Json::object();
    ask(situation, dbx::answersWithAid(input, "dba."), true,
        [&answers](const Asking &asking, int side, const Json &value) { answers[asking.ids[at(side)]] = value; });
    if (state != nullptr)
        aid(situation, input, answers);
    Json whole = {{"answers", std::move(answers)}};
    for (const int side : {0, 1}) {
        const Side &own = situation.side[at(side)];
        whole[slotId[at(side)]] = state != nullptr
                                      ? dbx::slotNamed(own.unitId, own.part, own.parts.empty() ? "" : own.parts.front().key, own.differ)
                                      : toJson(sheet_.words, own.element);
        if (!own.aiding.empty())
            whole[aidId[at(side)]] = toJson(sheet_.words, own.aiding, true);
    }
    if (state == nullptr)
        whole["game"] = toJson(placeFrom(sheet_, input));
    return whole;
}

std::unique_ptr<Case> CombatAct::prepare(const std::shared_ptr<const State> &state, const Json &input) const
{
    // A complete input has no stray answers, so leniency changes nothing for it.
    Situation situation = open(state.get(), input);
    situation.kept = state;
    Json answers = Json::object();
    ask(situation, dbx::answersWithAid(input, "dba."), false,
        [&answers](const Asking &asking, int side, const Json &value) { answers[asking.ids[at(side)]] = value; });
    if (situation.kept != nullptr)
        try {
            aid(situation, input, answers);
        } catch (const Error &) {
            // The odds of a shot that is not complete yet; complete() says what is wrong with it.
        }
    return std::make_unique<Combat>(sheet_, combat_, situation);
}

} // namespace optio::dba
