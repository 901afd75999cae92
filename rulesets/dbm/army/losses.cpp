// SPDX-License-Identifier: GPL-3.0-or-later
// Enters losses.
#include "rulesets/dbm/army/losses.h"

#include "rulesets/dbm/army/roster.h"
#include "rulesets/dbm/army/tally.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/combat/aftermath.h"

#include <algorithm>
#include <map>

namespace optio::dbm {

namespace {

const std::string howId = "loss.how";

std::string howOf(const Json &input)
{
    const Json &answers = answersIn(input);
    const auto found = answers.find(howId);
    return found != answers.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Can it have lost a combat this bound? Winners went after their enemy or made him flee.
bool mayHaveLost(const Part &part)
{
    return (part.has(mark::fought) || part.has(mark::shotAt)) && !part.has(mark::pursued) && !part.has(mark::fled);
}

/// Which elements of a row are meant when nobody says: those that gave way for a flight or a blocked retreat, otherwise any.
dbx::Preference preferenceFor(const std::string &how)
{
    if (how != "blocked" && how != "off_table")
        return {};
    return [](const Part &part) { return !mayHaveLost(part) ? 2 : part.has(mark::contact) ? 1 : 0; };
}

std::string sentenceOf(const std::string &how, const std::string &who)
{
    return how == "blocked"     ? who + " cannot get away and are destroyed"
           : how == "off_table" ? who + " leave the table"
                                : who + " are lost";
}

std::string ownerOf(const State &state, const Pick &pick) { return state.side(armyOf(*pick.unit)).name; }

} // namespace

void loseAll(Marking &marking, const State &state, const std::vector<Pick> &picks, Ruling &ruling)
{
    std::map<std::string, std::map<std::string, int>> contacts;
    for (const Pick &pick : picks)
        contacts.emplace(pick.unitId, dbx::contactsOf(marking.unit(pick.unitId)));
    for (const Pick &pick : picks) {
        marking.lose(pick.unitId, pick.part.key, pick.count);
        if (pick.general()) {
            tellGeneralLost(state, *pick.unit, ruling);
            std::string path;
            if (const Corps &command = commandOf(state, *pick.unit, &path); command.isStraggling())
                ruling.changes.push_back(changeFrom(path + "/straggling", command.straggling, false));
        }
    }
    for (const auto &[unit, before] : contacts) {
        dbx::freeFoes(marking, unit, before);
        dbx::freeFromGone(marking, unit);
    }
}

namespace {

/// "Flaminius: 3½ of 18 EE lost, demoralised at 6" for every command that loses.
std::string standingText(const Sheet &sheet, const State *state, const std::vector<Pick> &picks)
{
    if (state == nullptr) {
        int lost = 0;
        for (const Pick &pick : picks)
            lost += pick.count * equivalentsOf(sheet, pick.element);
        return halves(lost) + " EE lost";
    }
    std::map<std::string, std::pair<std::string, Standing>> commands;
    for (const Pick &pick : picks) {
        std::string path;
        const Corps &command = commandOf(*state, *pick.unit, &path);
        auto &[name, standing] = commands.try_emplace(path, command.name, standingOf(sheet, *state, command)).first->second;
        standing.tally.lost += pick.count * equivalentsIn(sheet, *state, pick.element);
    }
    std::string text;
    for (const auto &[path, entry] : commands)
        text += (text.empty() ? "" : "; ") + entry.first + ": " + lossText(entry.second);
    return text;
}

Ruling tellLost(const Sheet &sheet, const State *state, const std::vector<Pick> &picks, const std::string &how)
{
    Ruling ruling;
    ruling.comparison = standingText(sheet, state, picks);
    if (state == nullptr) {
        ruling.sentence = sentenceOf(how, picksText(sheet.words, picks));
        return ruling;
    }
    std::map<std::string, std::vector<Pick>> bySide;
    for (const Pick &pick : picks)
        bySide[pick.unit->side].push_back(pick);
    for (const auto &[side, own] : bySide) {
        const std::string who = ownerOf(*state, own.front()) + ": " + picksText(sheet.words, own);
        ruling.sentence += (ruling.sentence.empty() ? "" : "; ") + sentenceOf(how, who);
        ruling.outcome.push_back({side, "destroyed", "lost", "Take " + picksText(sheet.words, own) + " off the table.",
                                  how == "blocked"     ? "DBM-152"
                                  : how == "off_table" ? "DBM-164"
                                                       : "DBM-153"});
    }
    Marking marking(*state);
    loseAll(marking, *state, picks, ruling);
    marking.tell(ruling, [&](const Unit &unit) { return ownedName(sheet.words, *state, unit); });
    return ruling;
}

Ruling tellStraggling(const Sheet &sheet, const State *state, const std::vector<Pick> &picks, bool straggles)
{
    Ruling ruling;
    for (const Pick &pick : picks) {
        const std::string name = titleOf(sheet.words, pick.element);
        if (!pick.general())
            throw Error(name + ": only a general is noted as straggling; others that march late are simply not there yet (DBM-164)", "who");
        std::string command = name;
        if (state != nullptr) {
            std::string path;
            const Corps &entry = commandOf(*state, *pick.unit, &path);
            command = entry.name;
            if (entry.isStraggling() == straggles)
                throw Error(command + (straggles ? " straggles already" : " does not straggle") + " (DBM-164)", "who");
            ruling.changes.push_back(
                changeFrom(path + "/straggling", entry.straggling, straggles, command + (straggles ? " straggles" : " is back")));
        }
        ruling.sentence +=
            (ruling.sentence.empty() ? "" : "; ") + command + (straggles ? " straggles with a late flank march" : " is back");
    }
    return ruling;
}

} // namespace

std::vector<Candidate> enterLossesCandidates(const Sheet &sheet, const GameAct &, const State &state, const Slot &, const Json &input)
{
    const std::string how = howOf(input);
    const bool generals = how == "straggles" || how == "returns";
    return candidatesOf(sheet.words, state, {},
                        [&](const Unit &, const Element &element, const Part &) { return generals && !element.general ? -1 : 0; });
}

std::vector<Question> enterLossesQuestions(const Sheet &sheet, const State *, const Json &input, bool strict)
{
    Facts facts;
    PlainSubject subject(facts);
    std::vector<Question> questions;
    interview(sheet.lossQuestions, subject, answersIn(input), strict,
              [&](const Asking &asking, int side, const Json &value) { questions.push_back(questionOf(asking, side, value)); });
    return questions;
}

Json enterLossesSettled(const Sheet &sheet, const State *state, const Json &input)
{
    if (!input.contains("who"))
        return Json::object();
    const auto picks = picksFrom(sheet.words, state, input.at("who"), "who", preferenceFor(howOf(input)));
    return {{"who", toJson(sheet.words, picks, state != nullptr)}};
}

Ruling enterLosses(const Sheet &sheet, const State *state, const Json &input)
{
    const auto picks = picksFrom(sheet.words, state, input.at("who"), "who");
    const std::string how = howOf(input);
    if (how == "straggles" || how == "returns")
        return tellStraggling(sheet, state, picks, how == "straggles");
    return tellLost(sheet, state, picks, how);
}

} // namespace optio::dbm
