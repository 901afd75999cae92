// SPDX-License-Identifier: GPL-3.0-or-later
// The resolvers for combats: reading input, refusing what may not be fought, and making cases.
#include "rulesets/dbm/combat/combat_resolver.h"

#include "rules/figures/rows.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/combat/combat.h"
#include "rulesets/dbm/combat/interview.h"
#include "rulesets/dbm/combat/who.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbm/settings.h"

#include <algorithm>

namespace optio::dbm {

using dbx::aidId, dbx::slotId;

namespace {

const char *const returnsId = "sh.returns";

} // namespace

void CombatAct::openSide(Situation &situation, int side, const Json &input) const
{
    const std::string &field = slotId[at(side)];
    const Json &slot = dbx::slotOf(input, side, combat_.slots[at(side)][1]);
    Side &own = situation.side[at(side)];
    if (situation.place.state == nullptr) {
        own.element = elementFromJson(sheet_.words, slot, field);
        return;
    }
    own.unitId = dbx::rowNamed(situation.place.state->units, slot, field);
    own.unit = &situation.place.state->units.at(own.unitId);
    own.army = armyOf(*own.unit);
    own.element = elementOf(sheet_.words, *own.unit);
    own.element.demoralised = commandOf(*situation.place.state, *own.unit).isDemoralised();
}

void CombatAct::openPlace(Situation &situation, const Json &input) const
{
    Place &place = situation.place;
    if (place.state != nullptr) {
        place.sky = numberOf(sheet_.words.sky, place.state->weather);
        place.settings = &place.state->settings;
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

Situation CombatAct::open(const State *state, const Json &input) const
{
    std::vector<std::string> keys{"a", "b", "answers"};
    if (state == nullptr)
        keys.emplace_back("game");
    else if (combat_.combat == 1)
        keys.insert(keys.end(), aidId.begin(), aidId.end());
    onlyKeys(input, keys);
    Situation situation;
    situation.place.state = state;
    openSide(situation, 0, input);
    openSide(situation, 1, input);
    openPlace(situation, input);
    if (state != nullptr) {
        const Json &answers = answersIn(input);
        situation.place.late = isLate(sheet_, *state, combat_.phase);
        situation.place.lateId = lateId_;
        situation.place.lateReason = answers.value(lateId_, Json("no"));
        findParts(situation, combat_, combat_.combat == 1 && answers.value(returnsId, Json()) == true);
        for (const int side : {0, 1})
            if (const Json named = dbx::partNamed(input, side, named_[at(side)]);
                !named.is_null() && !situation.side[at(side)].parts.empty())
                takePart(situation, side, &named, named_[at(side)]);
    }
    situation.open(sheet_, combat_);
    return situation;
}

std::string CombatAct::refusalOf(const Situation &situation) const
{
    const Side &a = situation.side[0], &b = situation.side[1];
    if (combat_.combat == 1 && !sheet_.shoots(a.element.kind))
        return titleOf(sheet_.words, a.element) + " cannot shoot (DBM-192); those that can: " + shooterList(sheet_);
    if (situation.place.state != nullptr) {
        if (a.army == b.army)
            return "an element does not fight its own side (DBM-192); choose one element of each army";
        if (combat_.combat == 0 && a.unit->side != situation.place.state->active)
            return "the attacker is of the side whose bound it is (DBM-070)";
    }
    if (situation.place.state != nullptr)
        for (const int side : {0, 1})
            if (std::string why = refusalOfRow(sheet_.words, situation, combat_, side); !why.empty())
                return why;
    return {};
}

std::string CombatAct::untimely(const State &state, const Json &input) const
{
    const std::string late = lateRefusal(sheet_, state, combat_.phase, answersIn(input), lateId_.c_str());
    return late.empty() ? pursuitRefusal(sheet_, state) : late;
}

std::string CombatAct::refusal(const State &state, const Json &input) const
{
    if (input.contains("a") && input.contains("b")) {
        const Situation situation = open(&state, input);
        const std::string why = refusalOf(situation);
        return why.empty() ? untimely(state, input) : why;
    }
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
        return refusalOfRow(sheet_.words, situation, combat_, side);
    }
    return pursuitRefusal(sheet_, state);
}

Json CombatAct::complete(const State *state, const Json &input) const
{
    Situation situation = open(state, input);
    if (const std::string why = refusalOf(situation); !why.empty())
        throw Error(why, "a");
    if (state != nullptr)
        if (const std::string why = untimely(*state, input); !why.empty())
            throw Error(why, "a");
    Json answers = Json::object();
    const Json given = dbx::answersWithAid(input, "sh.");
    interview(sheet_, combat_, situation, given, true,
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
        whole["game"] = {{"weather", sheet_.words.sky[at(situation.place.sky)].id}, {"settings", *situation.place.settings}};
    return whole;
}

Combat CombatAct::combatOf(const State *state, const Json &input, std::shared_ptr<const State> kept) const
{
    // A complete input has no stray answers, so leniency changes nothing for it.
    Situation situation = open(state, input);
    situation.place.kept = std::move(kept);
    const Json given = dbx::answersWithAid(input, "sh.");
    Json answers = Json::object();
    const bool mayAid = state != nullptr && combat_.combat == 1;
    Asked asked; // only those who aid hang on what was answered
    if (mayAid)
        asked = [&answers](const Asking &asking, int side, const Json &value) { answers[asking.ids[at(side)]] = value; };
    interview(sheet_, combat_, situation, given, false, asked);
    if (mayAid)
        try {
            aid(situation, input, answers);
        } catch (const Error &) {
            // The odds of a shot that is not complete yet; complete() says what is wrong with it.
        }
    return Combat(sheet_, combat_, situation);
}

void CombatAct::aid(Situation &situation, const Json &input, const Json &answers) const
{
    if (combat_.combat != 1)
        return;
    for (const int side : {0, 1}) {
        takeAiders(sheet_, situation, side, dbx::aidNamed(input, side, "DBM-022"), answers.value("sh." + aidId[at(side)], 0),
                   aidId[at(side)]);
    }
}

bool CombatAct::returns(Situation situation, const Json &input) const
{
    bool back = false;
    interview(sheet_, combat_, situation, answersIn(input), false, [&back](const Asking &asking, int side, const Json &value) {
        back = back || (asking.ids[at(side)] == returnsId && value == true);
    });
    return back;
}

std::vector<Candidate> CombatAct::candidates(const State &state, const Slot &slot, const Json &input) const
{
    std::vector<Candidate> candidates;
    const int side = slot.id == aidId[0] ? 0 : slot.id == aidId[1] ? 1 : -1;
    if (side < 0 || !input.contains("a") || !input.contains("b"))
        return candidates;
    try {
        const Situation situation = open(&state, input);
        if (side == 1 && !returns(situation, input))
            return candidates;
        for (const Pick &pick : aidersOf(sheet_, situation, side)) {
            const std::string marks = marksText(pick.part.marks);
            candidates.push_back({pick.unitId, pick.part.key, titleOf(sheet_.words, pick.element),
                                  commandOf(state, *pick.unit).name + (marks.empty() ? "" : " · " + marks), std::min(pick.count, 2), 0});
        }
    } catch (const Error &) {
        candidates.clear(); // the form says what is wrong with those who were chosen
    }
    return candidates;
}

std::unique_ptr<Case> CombatAct::prepare(const std::shared_ptr<const State> &state, const Json &input) const
{
    return std::make_unique<Combat>(combatOf(state.get(), input, state));
}

/// The combat with other answers: who fights is looked for once, and told anew from the question that is answered otherwise.
class CombatAct::Varied : public Variations {
public:
    Varied(const CombatAct &act, const std::shared_ptr<const State> &state, const Json &input)
        : act_(act), state_(state), input_(input), answers_(dbx::answersWithAid(input_, "sh.")), open_(act_.open(state.get(), input_)),
          retold_(act_.sheet_, act_.combat_, open_, answers_), combat_(act_.combatOf(state.get(), input_, state))
    {}
    const Case &with(const std::string &question, const Json &value) override
    {
        if (question == act_.lateId_ || question == returnsId || !retold_.knows(question)) { // open() reads these
            Json other = input_;
            other["answers"][question] = value;
            anew_ = std::make_unique<Combat>(act_.combatOf(state_.get(), other, state_));
            return *anew_;
        }
        combat_.tellAnew(retold_.with(question, value));
        return combat_;
    }

private:
    const CombatAct act_;
    const std::shared_ptr<const State> state_;
    const Json input_, answers_;
    const Situation open_;
    Retold retold_;
    Combat combat_;
    std::unique_ptr<Combat> anew_;
};

std::unique_ptr<Variations> CombatAct::variations(const std::shared_ptr<const State> &state, const Json &input) const
{
    return std::make_unique<Varied>(*this, state, input);
}

} // namespace optio::dbm
