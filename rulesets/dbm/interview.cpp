// SPDX-License-Identifier: GPL-3.0-or-later
// The interview of a combat.
#include "rulesets/dbm/interview.h"

#include "rules/refusal.h"
#include "rulesets/dbm/units.h"

#include <algorithm>

namespace optio::dbm {

namespace {

const Json none = "none";

const std::string &idOf(const Asking &asking, int side) { return asking.ids[static_cast<std::size_t>(side)]; }

void say(const Sheet &sheet, Situation &situation, int side, const std::vector<Said> &says, int times = 1)
{
    for (const Said &said : says) {
        int whom = side;
        switch (said.whose) {
        case Said::Whose::self:
            break;
        case Said::Whose::foe:
            whom = 1 - side;
            break;
        case Said::Whose::a:
            whom = 0;
            break;
        case Said::Whose::b:
            whom = 1;
            break;
        }
        if (said.field >= 0)
            situation.set(sheet, whom, said.field, said.word);
        else
            situation.side[static_cast<std::size_t>(whom)].counts[static_cast<std::size_t>(said.count)] += times * said.add;
    }
}

/// The number of the answer given, or -1 when it is not allowed.
int numberOf(const Asking &asking, const Json &given)
{
    if (asking.kind == Asking::Kind::count) {
        if (!given.is_number_integer() || given < asking.least || given > asking.most)
            return -1;
        return given.get<int>();
    }
    for (std::size_t i = 0; i < asking.answers.size(); ++i)
        if (given == asking.answers[i].value)
            return static_cast<int>(i);
    return -1;
}

[[noreturn]] void refuseValue(const Asking &asking, const std::string &id, const Json &given)
{
    std::string allowed;
    if (asking.kind == Asking::Kind::count)
        allowed = "whole numbers from " + std::to_string(asking.least) + " to " + std::to_string(asking.most);
    else
        for (const Answer &answer : asking.answers)
            allowed += (allowed.empty() ? "" : ", ") + canonical(answer.value);
    throw Error(id + ": " + quoted(given) + " is not an answer to \"" + asking.label + "\" (" + asking.rule + "); allowed: " + allowed, id);
}

/// An answer was given that was not asked for.
[[noreturn]] void refuseStray(const CombatSheet &combat, const Json &answers, const std::vector<std::string> &asked)
{
    for (auto it = answers.begin(); it != answers.end(); ++it) {
        if (std::find(asked.begin(), asked.end(), it.key()) != asked.end())
            continue;
        for (const Asking &asking : combat.questions)
            for (const int side : {0, 1})
                if (asking.asked[side] && idOf(asking, side) == it.key())
                    throw Error(it.key() + ": this question does not apply here" + (asking.refused.empty() ? "" : ": " + asking.refused) +
                                    " (" + asking.refusedRule + "); leave it out",
                                it.key());
        throw Error("answers: there is no question " + quoted(Json(it.key())) + allowedTail(it.key(), asked), it.key());
    }
    throw Error("answers: a question is answered twice", "answers");
}

} // namespace

Json standardOf(const Asking &asking)
{
    switch (asking.kind) {
    case Asking::Kind::count:
        return asking.standard;
    case Asking::Kind::rank:
        return none;
    default:
        return asking.answers[static_cast<std::size_t>(asking.standard)].value;
    }
}

bool rankFrom(const Sheet &sheet, const Situation &situation, int side, const Json &value, const std::string &field, Element &rank)
{
    if (value == none)
        return false;
    const Side &own = situation.side[static_cast<std::size_t>(side)];
    const bool isKind = value.is_string() && value.get_ref<const std::string &>().find('(') != std::string::npos;
    if (situation.place.state == nullptr || isKind || !value.is_string()) {
        rank = elementFromJson(sheet.words, value, field);
        return true;
    }
    const std::string &id = value.get_ref<const std::string &>();
    const Json &units = situation.place.state->at("units");
    const auto found = units.find(id);
    if (found == units.end() || found->at("side") != own.unit->at("side"))
        throw Error(field + ": " + quoted(value) +
                        " is not a unit of the same army; allowed: \"none\", a unit of the army or a kind such as Sp(O)",
                    field);
    int used = id == own.unitId ? 1 : 0;
    for (int at = 2; at <= own.ranks; ++at)
        used += own.rankUnit[static_cast<std::size_t>(at)] == &*found ? 1 : 0;
    if (standing(*found) <= used)
        throw Error(field + ": there are no more elements of " + nameOf(sheet.words, *found) + " to stand there", field);
    rank = elementFromRow(sheet.words, *found, field);
    return true;
}

void interview(const Sheet &sheet, const CombatSheet &combat, Situation &situation, const Json &answers, bool strict,
               const std::function<void(const Asking &, int side, const Json &value)> &asked)
{
    std::size_t used = 0;
    std::vector<std::string> ids; // only wanted for messages
    const auto ask = [&](const Asking &asking, int side) {
        if (!asking.asked[side] || !asking.applies(situation.side[static_cast<std::size_t>(side)].facts))
            return;
        const std::string &id = idOf(asking, side);
        const auto found = answers.find(id);
        const Json *given = found == answers.end() ? nullptr : &*found;
        used += given != nullptr;
        if (asking.kind == Asking::Kind::rank) {
            Element rank;
            bool there = false;
            try {
                there = given != nullptr && rankFrom(sheet, situation, side, *given, id, rank);
            } catch (const Error &) {
                if (strict)
                    throw;
                given = nullptr;
            }
            if (there) {
                const bool unit = situation.place.state != nullptr && given->is_string();
                const Json *row = nullptr;
                if (unit)
                    if (const auto at = situation.place.state->at("units").find(given->get_ref<const std::string &>());
                        at != situation.place.state->at("units").end())
                        row = &*at;
                situation.addRank(sheet, side, rank, row);
            }
        } else {
            int number = given == nullptr ? -1 : numberOf(asking, *given);
            if (number < 0 && given != nullptr) {
                if (strict)
                    refuseValue(asking, id, *given);
                given = nullptr;
            }
            if (number < 0)
                number = asking.standard;
            if (asking.kind == Asking::Kind::count)
                say(sheet, situation, side, asking.answers.front().says, number);
            else
                say(sheet, situation, side, asking.answers[static_cast<std::size_t>(number)].says);
        }
        if (asked)
            asked(asking, side, given == nullptr ? standardOf(asking) : *given);
    };
    for (const Asking &asking : combat.questions) {
        ask(asking, 0);
        ask(asking, 1);
    }
    if (strict && used != answers.size()) {
        // Walk once more to name the questions that were asked.
        Situation again = situation;
        again.open(sheet, combat);
        interview(sheet, combat, again, answers, false,
                  [&ids](const Asking &asking, int side, const Json &) { ids.push_back(idOf(asking, side)); });
        refuseStray(combat, answers, ids);
    }
    situation.close(sheet);
}

} // namespace optio::dbm
