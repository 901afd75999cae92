// SPDX-License-Identifier: GPL-3.0-or-later
// Moves: what they cost, how far they go, what they may not do.
#include "rulesets/dba/move.h"

#include "rules/refusal.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dbx/late.h"

#include <algorithm>

namespace optio::dba {

namespace {

enum Own { breaksOff = 1, fromWhom = 2, intoContact = 3 }; // numbers of the questions of kind "own"

const Json none = "none", several = "several", enemy = "enemy";

/// Elements out of contact move, those in contact break off.
Preference preferenceFor(const Json &input)
{
    const bool breaks = answersIn(input).value("dba.break_off", Json()) == true;
    return [breaks](const Part &part) { return part.has(mark::contact) == breaks ? 0 : 1; };
}

} // namespace

/// Answers go into the order; the questions of kind "own" are about the enemy.
class Mover : public PlainSubject {
public:
    Mover(const Sheet &sheet, Move::Order &order) : PlainSubject(order.facts), sheet_(sheet), order_(order) {}

    Json answer(const Asking &asking, int, const Json *given) override
    {
        const Words &words = sheet_.words;
        const std::vector<Choice> allowed = choices(asking.number);
        Json value = allowed.front().value;
        if (asking.number == breaksOff && order_.facts[words.inContact] != 0)
            value = true;
        if (given != nullptr) {
            if (std::none_of(allowed.begin(), allowed.end(), [&](const Choice &choice) { return choice.value == *given; }))
                refuse(asking, *given, allowed);
            value = *given;
        }
        if (asking.number == breaksOff)
            order_.facts[words.breakOff] = value.get<bool>();
        else if (asking.number == intoContact) {
            order_.contact = value == none ? "" : value.get<std::string>();
            order_.facts[words.intoContact] = !order_.contact.empty();
        } else {
            const std::string id = value.get<std::string>();
            order_.opponent = order_.state == nullptr ? words.type(id) : elementFromRow(words, order_.state->at("units").at(id), id).type;
            order_.from = order_.state == nullptr ? "" : id;
        }
        return value;
    }

    std::vector<Choice> choices(int number) const
    {
        std::vector<Choice> choices;
        if (number == breaksOff)
            return {{false, "no", {}}, {true, "yes", {}}};
        if (number == intoContact)
            choices.push_back({none, "no", {}});
        if (order_.state == nullptr) {
            if (number == intoContact)
                choices.push_back({enemy, "yes", {}});
            else
                for (const Type &type : sheet_.words.types)
                    choices.push_back({type.id, type.name, {}});
            return choices;
        }
        const Json &units = order_.state->at("units");
        for (auto it = units.begin(); it != units.end(); ++it)
            if (armyOf(*it) != activeSide(*order_.state) && standing(*it) > 0)
                choices.push_back({it.key(), titleOf(sheet_.words, elementFromRow(sheet_.words, *it, it.key())), {}});
        if (number == intoContact && order_.facts[sheet_.words.single] == 0)
            choices.push_back({several, "several", {}});
        return choices;
    }

private:
    [[noreturn]] static void refuse(const Asking &asking, const Json &given, const std::vector<Choice> &choices)
    {
        std::string allowed;
        for (const Choice &choice : choices)
            allowed += (allowed.empty() ? "" : ", ") + canonical(choice.value);
        throw Error(asking.id + ": " + quoted(given) + " is not an answer to \"" + asking.label + "\" (" + asking.rule +
                        "); allowed: " + allowed,
                    asking.id);
    }

    const Sheet &sheet_;
    Move::Order &order_;
};

std::vector<Slot> Move::slots() const
{
    Slot slot{"who", "Elements", "active"};
    slot.many = true;
    return {slot};
}

std::vector<Candidate> Move::candidates(const Json &state, const Slot &, const Json &) const
{
    return candidatesOf(sheet_.words, state, state.at("active").get<std::string>());
}

Json Move::example() const
{
    return {{"who", Json::array({{{"element", "El"}, {"count", 1}}})}, {"answers", {{"dba.distance", "far"}, {"dba.hidden", true}}}};
}

std::vector<std::string> Move::otherKeys(const Json *state) const
{
    return state == nullptr ? std::vector<std::string>{"game"} : std::vector<std::string>();
}

Json Move::settled(const Json *state, const Json &input) const
{
    Json whole = {
        {"who", toJson(sheet_.words, picksFrom(sheet_.words, state, whoIn(input), "who", preferenceFor(input)), state != nullptr)}};
    if (state == nullptr)
        whole["game"] = toJson(placeFrom(sheet_, input));
    return whole;
}

Move::Order Move::open(const Json *state, const Json &input) const
{
    const Words &words = sheet_.words;
    Order order;
    order.state = state;
    order.place = state != nullptr ? placeOf(sheet_, *state) : placeFrom(sheet_, input);
    order.picks = picksFrom(words, state, whoIn(input), "who", preferenceFor(input));
    Facts &facts = order.facts;
    facts[words.firstBound] = order.place.firstBound;
    facts[words.generalLost] = order.place.generalLost;
    facts[words.single] = countOf(order.picks) == 1;
    facts[words.late] = state != nullptr && isLate(sheet_, *state, "moves");
    for (const Pick &pick : order.picks) {
        if (words.is(pick.element.type, "slow_to_start"))
            facts[words.slow] = 1;
        if (pick.element.general)
            facts[words.generalIn] = 1;
        if (pick.part.has(mark::contact))
            facts[words.inContact] = 1;
    }
    // A single element in contact: the game may know with whom.
    const std::string foe = facts[words.single] != 0 ? contactOf(order.picks.front().part) : "";
    if (state != nullptr && !foe.empty() && state->at("units").contains(foe)) {
        facts[words.knownOpponent] = 1;
        order.opponent = elementFromRow(words, state->at("units").at(foe), foe).type;
        order.from = foe;
    }
    return order;
}

std::vector<Question> Move::ask(const Json *state, const Json &input, bool strict) const
{
    if (!strict && (whoIn(input).empty()))
        return {};
    Order order = open(state, input);
    Mover mover(sheet_, order);
    std::vector<std::pair<int, Question>> placed;
    interview(sheet_.moveQuestions, mover, answersIn(input), strict, [&](const Asking &asking, int side, const Json &value) {
        Question question = questionOf(asking, side, value);
        if (asking.kind == Asking::Kind::own) {
            question.choices = mover.choices(asking.number);
            question.standard = question.choices.front().value;
            if (asking.number == breaksOff) {
                question.kind = QuestionKind::yesNo;
                question.choices.clear();
                question.standard = order.facts[sheet_.words.inContact] != 0;
            }
        }
        placed.emplace_back(asking.place, std::move(question));
    });
    std::stable_sort(placed.begin(), placed.end(), [](const auto &x, const auto &y) { return x.first < y.first; });
    std::vector<Question> questions;
    for (auto &[place, question] : placed)
        questions.push_back(std::move(question));
    return questions;
}

std::string Move::refusal(const Json &state, const Json &input) const
{
    try {
        needPips(sheet_, state);
    } catch (const Error &error) {
        return error.what();
    }
    return ToldResolver::refusal(state, input);
}

void Move::refuse(const Order &order) const
{
    const Words &words = sheet_.words;
    if (order.state != nullptr) {
        needPips(sheet_, *order.state);
        for (const Pick &pick : order.picks)
            if (armyOf(order.state->at("units").at(pick.unitId)) != activeSide(*order.state))
                throw Error("who: only the side whose bound it is moves (DBA-010)", "who");
    }
    Facts facts = order.facts;
    for (const Pick &pick : order.picks) {
        facts[words.me] = byte(pick.element.type);
        for (const auto &row : sheet_.barred.rows())
            if (row.condition.holds(facts))
                throw Error(titleOf(words, pick.element) + ": " + row.payload.label + " (" + row.rule + ")", "who");
    }
    if (facts[words.breakOff] == 0)
        return;
    const int ground = facts[words.ends];
    const Type &mine = words.at(order.picks.front().element.type), &theirs = words.at(order.opponent);
    const int own = sheet_.movesOf(order.picks.front().element.type)[static_cast<std::size_t>(ground)];
    const int foe = sheet_.movesOf(order.opponent)[static_cast<std::size_t>(ground)];
    if (own <= foe)
        throw Error(mine.name + " cannot break off from " + theirs.name + ": in that going they move " + std::to_string(own) +
                        " paces, and their opponents " + std::to_string(foe) + " (DBA-031)",
                    "dba.break_off");
}

int Move::cost(const Order &order, const std::string &side, Ruling &ruling) const
{
    int sum = 0;
    for (const Table<Reason> &list : sheet_.costs)
        if (const auto *row = list.firstOrNull(order.facts)) {
            ruling.lines.push_back({side, row->id, "cost", row->payload.label, row->payload.value, row->rule});
            sum += row->payload.value;
        }
    ruling.totals.push_back({side, "cost", "PIPs", sum});
    return sum;
}

/// A line for each kind of troops that moves again in this bound.
void Move::warn(const Order &order, const std::string &side, Ruling &ruling) const
{
    const Words &words = sheet_.words;
    Facts facts = order.facts;
    std::vector<std::string> told;
    for (const Pick &pick : order.picks) {
        const int before = pick.part.marks.value(mark::moved, 0);
        if (before == 0)
            continue;
        facts[words.me] = byte(pick.element.type);
        facts[words.moved] = byte(std::min(before, 2));
        const auto &row = sheet_.again.first(facts);
        const std::string label = titleOf(words, pick.element) + ", " + row.payload.label;
        if (std::find(told.begin(), told.end(), label) != told.end())
            continue;
        told.push_back(label);
        ruling.lines.push_back({side, row.id, "warning", label, 0, row.rule});
        ruling.outcome.back().instruction += " " + row.payload.text;
    }
}

std::string Move::instruction(const Order &order) const
{
    const std::string who = picksText(sheet_.words, order.picks);
    const auto far = [&](int paces) { return distanceText(sheet_, paces, order.place.scale); };
    std::array<int, 3> slowest{};
    bool camels = true;
    for (const Pick &pick : order.picks) {
        const auto &paces = sheet_.movesOf(pick.element.type);
        for (std::size_t i = 0; i < slowest.size(); ++i)
            slowest[i] = &pick == &order.picks.front() ? paces[i] : std::min(slowest[i], paces[i]);
        camels = camels && sheet_.goingFor(pick.element.type, 1, true) == 0;
    }
    if (order.facts[sheet_.words.breakOff] != 0) {
        std::string text = who + " go straight back, up to " + far(slowest[order.facts[sheet_.words.ends]]) + ".";
        Facts foe;
        foe[sheet_.words.me] = byte(order.opponent);
        if (const auto *pursuit = sheet_.pursuit.firstOrNull(foe))
            text += " " + fill(pursuit->payload.instruction, {{"unit", sheet_.words.at(order.opponent).name}});
        return text;
    }
    std::string text = "Up to " + far(slowest[0]) + " in good going";
    if (camels && slowest[0] != slowest[1])
        text += " and in dunes or an oasis";
    if (slowest[1] == 0)
        text += "; bad going is barred to them";
    else
        text += "; " + far(slowest[1]) + " if any of the move touches bad going";
    return text + "; " + far(slowest[2]) + " along a road.";
}

void Move::tellChanges(const Order &order, int cost, Ruling &ruling) const
{
    const Json &state = *order.state;
    const int side = activeSide(state);
    const std::string path = "/sides/" + std::to_string(side) + "/pips_spent";
    const int spent = state.at(Json::json_pointer(path)).get<int>() + cost;
    ruling.changes.push_back(
        changeOf(state, path, spent, nameOfSide(state, side) + ": " + std::to_string(order.place.pips - cost) + " PIPs left"));
    Marking marking(state);
    for (const Pick &pick : order.picks) {
        Json marks = {{mark::moved, pick.part.marks.value(mark::moved, 0) + 1}, {mark::contact, nullptr}};
        if (!order.contact.empty())
            marks[mark::contact] = several == order.contact ? "?" : order.contact;
        marking.mark(pick.unitId, pick.part.key, pick.count, marks);
        if (const std::string foe = contactOf(pick.part); !foe.empty() && state.at("units").contains(foe))
            dbx::endContacts(marking, foe, pick.unitId, pick.count);
        else if (!order.from.empty())
            dbx::endContacts(marking, order.from, pick.unitId, 1); // the contact was not known until it was broken
        if (!order.contact.empty() && several != order.contact)
            marking.meet(order.contact, pick.unitId, pick.count);
    }
    marking.tell(sheet_.words, ruling);
}

Ruling Move::tell(const Json *state, const Json &input) const
{
    Order order = open(state, input);
    Mover mover(sheet_, order);
    interview(sheet_.moveQuestions, mover, answersIn(input), false);
    refuse(order);

    const std::string side = state != nullptr ? state->at("active").get<std::string>() : "a";
    Ruling ruling;
    const int price = cost(order, side, ruling);
    const std::string pips = std::to_string(price) + (price == 1 ? " PIP" : " PIPs");
    if (state != nullptr)
        if (const std::string why = lateRefusal(sheet_, *state, "moves", answersIn(input)); !why.empty())
            throw Error(why, "who");
    if (order.place.pips >= 0 && price > order.place.pips)
        throw Error("this costs " + pips + ", " + std::to_string(order.place.pips) + (order.place.pips == 1 ? " is" : " are") +
                        " left (DBA-070)",
                    "who");
    const std::string who = picksText(sheet_.words, order.picks);
    const bool breaks = order.facts[sheet_.words.breakOff] != 0;
    ruling.sentence = (state != nullptr ? nameOfSide(*state, activeSide(*state)) + ": " : "") + who +
                      (breaks                  ? " break off, for "
                       : order.contact.empty() ? " move, for "
                                               : " move into contact, for ") +
                      pips;
    dbx::tellLate(sheet_.moveQuestions, answersIn(input), "dba.late", ruling);
    ruling.outcome.push_back({side, breaks ? "break_off" : "move", pips, instruction(order), breaks ? "DBA-031" : "DBA-030"});
    warn(order, side, ruling);
    if (state != nullptr)
        tellChanges(order, price, ruling);
    return ruling;
}

} // namespace optio::dba
