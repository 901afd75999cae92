// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the troops that nobody controls, and tells what they do.
#include "rulesets/dbm/move/impetuous.h"

#include "rules/ruling/refusal.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/move/cost.h"
#include "rulesets/dbm/move/meeting.h"
#include "rulesets/dbm/move/moves_distance.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbm/settings.h"

#include <algorithm>
#include <set>

namespace optio::dbm {

namespace {

/// Why a part of a row needs nobody to deal with it; empty when it does.
std::string whyNot(const Sheet &sheet, const Element &element, const Part &part)
{
    const std::string name = titleOf(sheet.words, element);
    if (!element.demoralised && !isImpetuous(sheet, element))
        return name + ": neither impetuous nor demoralised (DBM-060)";
    if (element.demoralised && isImmobile(sheet.words, element))
        return name + ": this baggage cannot move (DBM-013)";
    if (part.has(mark::contact))
        return name + ": in contact, so they stay (DBM-061)";
    for (const char *done : {mark::moved, mark::halted, mark::marches, mark::idle}) {
        // A march does not keep demoralised troops from falling back.
        if (part.has(done) && !(element.demoralised && done == mark::marches))
            return name + ": moved, held or dealt with already this bound (DBM-061)";
    }
    return {};
}

/// Takes the parts first that are still to be dealt with.
int waiting(const Part &part)
{
    for (const char *done : {mark::contact, mark::moved, mark::halted, mark::marches, mark::idle})
        if (part.has(done))
            return 1;
    return 0;
}

} // namespace

bool isImpetuous(const Sheet &sheet, const Element &element)
{
    Facts facts;
    facts[sheet.words.me] = static_cast<std::uint8_t>(element.kind);
    facts[sheet.words.drill] = static_cast<std::uint8_t>(element.drill);
    return sheet.impetuous.firstOrNull(facts) != nullptr;
}

std::vector<Pick> uncontrolled(const Sheet &sheet, const State &state)
{
    std::vector<Pick> picks;
    const Army &army = state.inBound();
    for (const Corps &command : army.commands)
        for (const std::string &id : command.units) {
            const Unit &unit = state.units.at(id);
            Element element = elementOf(sheet.words, unit);
            element.demoralised = command.isDemoralised();
            if (offTable(state, unit))
                continue; // off the table he owes nothing (DBM-012)
            for (const Part &part : partsOf(unit))
                if (whyNot(sheet, element, part).empty())
                    picks.push_back({{part.count, part, id, &unit}, element});
        }
    return picks;
}

namespace {

/// The elements that the input names. Throws Error for those that act by PIPs or stay where they are, and for both kinds at once.
std::vector<Pick> impetuousPicks(const Sheet &sheet, const State *state, const Json &input)
{
    std::vector<Pick> picks = picksFrom(sheet.words, state, input.at("who"), "who", waiting);
    for (const Pick &pick : picks) {
        if (state != nullptr && pick.unit->side != state->active)
            throw Error(titleOf(sheet.words, pick.element) + " are of the other side: it is not their bound (DBM-191)", "who");
        if (state != nullptr && offTable(*state, *pick.unit))
            throw Error(titleOf(sheet.words, pick.element) + ": the general is off the table with a late flank march (DBM-012)", "who");
        if (const std::string why = whyNot(sheet, pick.element, pick.part); !why.empty())
            throw Error(why, "who");
        if (pick.element.demoralised != picks.front().element.demoralised)
            throw Error(
                "impetuous troops advance and those of a demoralised command fall back: deal with them one after the other (DBM-063)",
                "who");
    }
    return picks;
}

void tellChanges(const Sheet &sheet, const State &state, const std::vector<Pick> &who, const std::string &result, const std::string &foe,
                 Ruling &ruling)
{
    const std::string side = state.active;
    Marking marking(state);
    std::set<std::string> told;
    for (const Pick &pick : who) {
        if (result == "left") {
            marking.lose(pick.unitId, pick.part.key, pick.count);
            dbx::freeFromGone(marking, pick.unitId);
        } else if (result == "nobody") {
            marking.mark(pick.unitId, pick.part.key, pick.count, {{mark::idle, true}});
        } else {
            Json marks = {{mark::moved, true}};
            if (result == "contacted")
                marks[mark::contact] = foe;
            marking.mark(pick.unitId, pick.part.key, pick.count, marks);
            if (result == "contacted")
                meet(state, foe, pick.unitId, pick.count, marking);
        }
        if (!pick.general())
            continue;
        const Command command = commandIn(sheet, state, pick.unit->command.value_or(""));
        if (!told.insert(command.id).second)
            continue;
        if (result == "left")
            ruling.changes.push_back(changeFrom(command.path + "/general_lost", commandOf(state, *pick.unit).generalLost, true,
                                                command.name + "'s command has lost its general"));
        else if (result != "nobody" && !command.generalMoved)
            ruling.changes.push_back(changeFrom(command.path + "/general_moved", commandOf(state, *pick.unit).generalMoved, true));
    }
    marking.tell(ruling, [&](const Unit &unit) { return ownedName(sheet.words, state, unit); });
    reach(sheet, state, "impetuous", ruling);
}

} // namespace

std::vector<optio::Candidate> impetuousCandidates(const Sheet &sheet, const GameAct &, const State &state, const Slot &, const Json &)
{
    const std::vector<Pick> all = uncontrolled(sheet, state);
    // They advance or fall back: one after the other, those that advance first.
    const bool advance = std::any_of(all.begin(), all.end(), [](const Pick &pick) { return !pick.element.demoralised; });
    std::vector<optio::Candidate> candidates;
    for (const Pick &pick : all) {
        std::string detail = commandOf(state, *pick.unit).name;
        if (pick.element.demoralised)
            detail += " · falls back";
        candidates.push_back({pick.unitId, pick.part.key, titleOf(sheet.words, pick.element) + (pick.general() ? ", general" : ""), detail,
                              pick.count, pick.element.demoralised && advance ? 0 : pick.count});
    }
    return candidates;
}

std::vector<Question> impetuousQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict)
{
    std::vector<Question> questions;
    const bool named = input.contains("who") && input.at("who").is_array() && !input.at("who").empty();
    if (!named && !strict)
        return questions;
    Facts facts;
    facts[sheet.cost.retreat] = impetuousPicks(sheet, state, input).front().element.demoralised ? 1 : 0;
    facts[sheet.cost.inGame] = state != nullptr ? 1 : 0;
    Meeting subject(sheet.words, state, state != nullptr ? state->active : "a", facts);
    interview(sheet.cost.uncontrolled, subject, answersIn(input), strict,
              [&](const Asking &asking, int side, const Json &value) { questions.push_back(subject.shown(asking, side, value)); });
    return questions;
}

Json impetuousSettled(const Sheet &sheet, const State *state, const Json &input)
{
    Json whole = {{"who", toJson(sheet.words, impetuousPicks(sheet, state, input), state != nullptr)}};
    if (state == nullptr) {
        const Json game = input.value("game", Json::object());
        if (!game.is_object())
            throw Error("game: expected an object with settings", "game");
        for (auto it = game.begin(); it != game.end(); ++it)
            if (it.key() != "settings")
                throw Error("game: unknown key " + quoted(Json(it.key())) + allowedTail(it.key(), {"settings"}), "game");
        whole["game"] = {{"settings", *completeSettings(sheet, game.value("settings", sheet.usualSettings))}};
    }
    return whole;
}

Ruling impetuous(const Sheet &sheet, const State *state, const Json &input)
{
    const std::vector<Pick> who = impetuousPicks(sheet, state, input);
    if (const std::string why = state != nullptr ? pursuitRefusal(sheet, *state) : std::string(); !why.empty())
        throw Error(why, "who");
    std::string id, foe = unnamed;
    for (const Question &question : impetuousQuestions(sheet, state, input, false))
        (question.id == "imp.foe" ? foe : id) = question.value.get<std::string>();
    const Wording &wording = sheet.cost.result(id);
    Json settings = sheet.usualSettings;
    if (state != nullptr)
        settings.update(state->settings);
    else if (const auto game = input.find("game"); game != input.end() && game->is_object())
        settings = *completeSettings(sheet, game->value("settings", sheet.usualSettings));
    Ruling ruling;
    ruling.sentence = picksText(sheet.words, who) + " " + wording.label;
    ruling.outcome.push_back(
        {"", wording.id, wording.label, fill(wording.done, {{"distances", stridesText(sheet, who, settings)}}), wording.rule});
    if (state != nullptr)
        tellChanges(sheet, *state, who, id, foe, ruling);
    return ruling;
}

} // namespace optio::dbm
