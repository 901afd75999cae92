// SPDX-License-Identifier: GPL-3.0-or-later
// Losses entered by hand.
#include "rulesets/dba/army/losses.h"

#include "rules/phrases.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/dba/marks.h"

#include <map>

namespace optio::dba {

namespace {

bool campLost(const State *state, int side) { return state != nullptr && state->side(side).campLost; }

/// Each side's camp, as facts.
class Camps : public Subject {
public:
    Camps(const Words &words, const State *state) : state_(state)
    {
        for (const int side : {0, 1})
            facts_[at(side)][words.hasCamp] = state == nullptr || state->side(side).camp;
    }
    const Facts &facts(int side) const override { return facts_[at(side)]; }
    void say(int side, int field, int word) override { facts_[at(side)][field] = static_cast<std::uint8_t>(word); }
    Json answer(const Asking &asking, int side, const Json *given) override
    {
        if (given == nullptr)
            return campLost(state_, side);
        if (!given->is_boolean())
            throw Error(asking.ids[at(side)] + ": " + quoted(*given) + " is not an answer to \"" + asking.label + "\" (" + asking.rule +
                            "); allowed: true, false",
                        asking.ids[at(side)]);
        return *given;
    }

private:
    const State *state_;
    std::array<Facts, 2> facts_{};
};

std::vector<Pick> lossPicks(const Sheet &sheet, const State *state, const Json &input)
{
    const Json &who = whoIn(input);
    return who.empty() ? std::vector<Pick>() : picksFrom(sheet.words, state, who, "who");
}

void tellCamp(const Sheet &, const State *state, int side, bool held, Ruling &ruling)
{
    if (held == campLost(state, side))
        return;
    const std::string whose = possessive(state == nullptr ? (side == 0 ? "A" : "B") : nameOfSide(*state, side));
    const std::string text = whose + " camp is " + (held ? "taken" : "back in their hands");
    ruling.sentence += (ruling.sentence.empty() ? "" : "; ") + text;
    ruling.outcome.push_back({sideId[at(side)], held ? "camp_lost" : "camp_held", held ? "camp taken" : "camp retaken", "", "DBA-060"});
    if (state != nullptr)
        ruling.changes.push_back(changeFrom("/sides/" + std::to_string(side) + "/camp_lost", state->side(side).campLost, held, text));
}

} // namespace

std::vector<Candidate> enterLossesCandidates(const Sheet &sheet, const GameAct &, const State &state, const Slot &, const Json &)
{
    return candidatesOf(sheet.words, state, "");
}

Json enterLossesSettled(const Sheet &sheet, const State *state, const Json &input)
{
    return {{"who", toJson(sheet.words, lossPicks(sheet, state, input), state != nullptr)}};
}

std::vector<Question> enterLossesQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict)
{
    Camps camps(sheet.words, state);
    const std::array<std::string, 2> names{state == nullptr ? "A" : nameOfSide(*state, 0), state == nullptr ? "B" : nameOfSide(*state, 1)};
    std::vector<Question> questions;
    interview(sheet.lossQuestions, camps, answersIn(input), strict, [&](const Asking &asking, int side, const Json &value) {
        questions.push_back(questionOf(asking, side, value, names));
        if (asking.kind == Asking::Kind::own) {
            questions.back().kind = QuestionKind::yesNo;
            questions.back().standard = campLost(state, side);
        }
    });
    return questions;
}

Ruling enterLosses(const Sheet &sheet, const State *state, const Json &input)
{
    const std::vector<Pick> gone = lossPicks(sheet, state, input);
    const Json &answers = answersIn(input);
    Ruling ruling;
    std::string cause;
    for (const Asking &asking : sheet.lossQuestions)
        if (asking.id == "dba.cause")
            for (const Answer &answer : asking.answers)
                if (answer.value == answers.at("dba.cause"))
                    cause = answer.label;
    for (const int side : {0, 1}) {
        std::vector<Pick> own;
        for (const Pick &pick : gone)
            if (state == nullptr ? side == 0 : armyOf(state->units.at(pick.unitId)) == side)
                own.push_back(pick);
        if (!own.empty()) {
            std::string text = state == nullptr ? "" : nameOfSide(*state, side) + ": ";
            text.append(picksText(sheet.words, own)).append(" lost, ").append(cause);
            ruling.sentence.append(ruling.sentence.empty() ? "" : "; ").append(text);
            ruling.outcome.push_back({sideId[at(side)], "lost", "lost", "Take them off the table.", "DBA-053"});
        }
    }
    if (state != nullptr) {
        Marking marking(*state);
        std::map<std::string, std::map<std::string, int>> contacts;
        for (const Pick &pick : gone)
            contacts.emplace(pick.unitId, dbx::contactsOf(*pick.unit));
        for (const Pick &pick : gone)
            marking.lose(pick.unitId, pick.part.key, pick.count);
        for (const auto &[unit, before] : contacts) {
            dbx::freeFoes(marking, unit, before);
            dbx::freeFromGone(marking, unit);
        }
        marking.tell(sheet.words, ruling);
    }
    for (const int side : {0, 1})
        if (const auto held = answers.find("dba.camp_held_" + sideId[at(side)]); held != answers.end())
            tellCamp(sheet, state, side, held->get<bool>(), ruling);
    if (ruling.sentence.empty())
        throw Error("nothing is lost: pick the elements, or say whose camp has changed hands (DBA-070)", "who");
    return ruling;
}

} // namespace optio::dba
