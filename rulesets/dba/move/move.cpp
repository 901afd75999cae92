// SPDX-License-Identifier: GPL-3.0-or-later
// Moves: what they cost, how far they go, what they may not do.
#include "rulesets/dba/move/move.h"

#include "rules/ruling/refusal.h"
#include "rulesets/dba/marks.h"
#include "rulesets/dbx/late.h"

#include <algorithm>

namespace optio::dba {

namespace {

/// A move as its input and answers describe it.
struct Order {
    const State *state = nullptr;
    Place place;
    std::vector<Pick> picks;
    Facts facts;
    std::string contact; ///< the enemy unit it moves into contact with, "several", "enemy", or ""
    int opponent = -1;   ///< type of whom it breaks off from
    std::string from;    ///< the unit of that opponent, in a game
};

enum Own { breaksOff = 1, fromWhom = 2, intoContact = 3 }; // numbers of the questions of kind "own"

const Json none = "none", several = "several", enemy = "enemy";

/// Elements out of contact move, those in contact break off.
dbx::Preference preferenceFor(const Json &input)
{
    const bool breaks = answersIn(input).value("dba.break_off", Json()) == true;
    return [breaks](const Part &part) { return part.has(mark::contact) == breaks ? 0 : 1; };
}

/// Answers go into the order; the questions of kind "own" are about the enemy.
class Mover : public PlainSubject {
public:
    Mover(const Sheet &sheet, Order &order) : PlainSubject(order.facts), sheet_(sheet), order_(order) {}

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
            order_.opponent = order_.state == nullptr ? words.type(id) : elementOf(words, order_.state->units.at(id)).type;
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
        for (const auto &[id, unit] : order_.state->units)
            if (armyOf(unit) != activeSide(*order_.state) && standing(unit) > 0)
                choices.push_back({id, titleOf(sheet_.words, elementOf(sheet_.words, unit)), {}});
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
    Order &order_;
};

Order openOrder(const Sheet &sheet, const State *state, const Json &input)
{
    const Words &words = sheet.words;
    Order order;
    order.state = state;
    order.place = state != nullptr ? placeOf(sheet, *state) : placeFrom(sheet, input);
    order.picks = picksFrom(words, state, whoIn(input), "who", preferenceFor(input));
    Facts &facts = order.facts;
    facts[words.firstBound] = order.place.firstBound;
    facts[words.generalLost] = order.place.generalLost;
    facts[words.single] = countOf(order.picks) == 1;
    facts[words.late] = state != nullptr && isLate(sheet, *state, "moves");
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
    if (state != nullptr && !foe.empty() && state->units.contains(foe)) {
        facts[words.knownOpponent] = 1;
        order.opponent = elementOf(words, state->units.at(foe)).type;
        order.from = foe;
    }
    return order;
}

void refuseOrder(const Sheet &sheet, const Order &order)
{
    const Words &words = sheet.words;
    if (order.state != nullptr) {
        needPips(sheet, *order.state);
        for (const Pick &pick : order.picks)
            if (armyOf(*pick.unit) != activeSide(*order.state))
                throw Error("who: only the side whose bound it is moves (DBA-010)", "who");
    }
    Facts facts = order.facts;
    for (const Pick &pick : order.picks) {
        facts[words.me] = byte(pick.element.type);
        for (const auto &row : sheet.barred.rows())
            if (row.condition.holds(facts))
                throw Error(titleOf(words, pick.element) + ": " + row.payload.label + " (" + row.rule + ")", "who");
    }
    if (facts[words.breakOff] == 0)
        return;
    const int ground = facts[words.ends];
    const Type &mine = words.at(order.picks.front().element.type), &theirs = words.at(order.opponent);
    const int own = sheet.movesOf(order.picks.front().element.type)[static_cast<std::size_t>(ground)];
    const int foe = sheet.movesOf(order.opponent)[static_cast<std::size_t>(ground)];
    if (own <= foe)
        throw Error(mine.name + " cannot break off from " + theirs.name + ": in that going they move " + std::to_string(own) +
                        " paces, and their opponents " + std::to_string(foe) + " (DBA-031)",
                    "dba.break_off");
}

int costOf(const Sheet &sheet, const Order &order, const std::string &side, Ruling &ruling)
{
    int sum = 0;
    for (const Table<Reason> &list : sheet.costs)
        if (const auto *row = list.firstOrNull(order.facts)) {
            ruling.lines.push_back({side, row->id, "cost", row->payload.label, row->payload.value, row->rule});
            sum += row->payload.value;
        }
    ruling.totals.push_back({side, "cost", "PIPs", sum});
    return sum;
}

void warnOf(const Sheet &sheet, const Order &order, const std::string &side, Ruling &ruling)
{
    const Words &words = sheet.words;
    Facts facts = order.facts;
    std::vector<std::string> told;
    for (const Pick &pick : order.picks) {
        const int before = pick.part.marks.value(mark::moved, 0);
        if (before == 0)
            continue;
        facts[words.me] = byte(pick.element.type);
        facts[words.moved] = byte(std::min(before, 2));
        const auto &row = sheet.again.first(facts);
        const std::string label = titleOf(words, pick.element) + ", " + row.payload.label;
        if (std::find(told.begin(), told.end(), label) != told.end())
            continue;
        told.push_back(label);
        ruling.lines.push_back({side, row.id, "warning", label, 0, row.rule});
        ruling.outcome.back().instruction += " " + row.payload.text;
    }
}

std::string instructionOf(const Sheet &sheet, const Order &order)
{
    const std::string who = picksText(sheet.words, order.picks);
    const auto far = [&](int paces) { return distanceText(sheet, paces, order.place.scale); };
    std::array<int, 3> slowest{};
    bool camels = true;
    for (const Pick &pick : order.picks) {
        const auto &paces = sheet.movesOf(pick.element.type);
        for (std::size_t i = 0; i < slowest.size(); ++i)
            slowest[i] = &pick == &order.picks.front() ? paces[i] : std::min(slowest[i], paces[i]);
        camels = camels && sheet.goingFor(pick.element.type, 1, true) == 0;
    }
    if (order.facts[sheet.words.breakOff] != 0) {
        std::string text = who + " go straight back, up to " + far(slowest[order.facts[sheet.words.ends]]) + ".";
        Facts foe;
        foe[sheet.words.me] = byte(order.opponent);
        if (const auto *pursuit = sheet.pursuit.firstOrNull(foe))
            text += " " + fill(pursuit->payload.instruction, {{"unit", sheet.words.at(order.opponent).name}});
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

void tellMove(const Sheet &sheet, const Order &order, int cost, Ruling &ruling)
{
    const State &state = *order.state;
    const int side = activeSide(state);
    const std::string path = "/sides/" + std::to_string(side) + "/pips_spent";
    const int before = state.side(side).pipsSpent;
    ruling.changes.push_back(
        changeFrom(path, before, before + cost, nameOfSide(state, side) + ": " + std::to_string(order.place.pips - cost) + " PIPs left"));
    Marking marking(state);
    for (const Pick &pick : order.picks) {
        Json marks = {{mark::moved, pick.part.marks.value(mark::moved, 0) + 1}, {mark::contact, nullptr}};
        if (!order.contact.empty())
            marks[mark::contact] = several == order.contact ? "?" : order.contact;
        marking.mark(pick.unitId, pick.part.key, pick.count, marks);
        if (const std::string foe = contactOf(pick.part); !foe.empty() && state.units.contains(foe))
            dbx::endContacts(marking, foe, pick.unitId, pick.count);
        else if (!order.from.empty())
            dbx::endContacts(marking, order.from, pick.unitId, 1); // the contact was not known until it was broken
        if (order.facts[sheet.words.breakOff] != 0)
            dbx::leaveOthers(marking, pick.unitId);
        if (!order.contact.empty() && several != order.contact)
            marking.meet(order.contact, pick.unitId, pick.count);
    }
    marking.tell(sheet.words, ruling);
}

} // namespace

std::vector<Candidate> moveTroopsCandidates(const Sheet &sheet, const GameAct &, const State &state, const Slot &, const Json &)
{
    return candidatesOf(sheet.words, state, state.active);
}

Json moveTroopsSettled(const Sheet &sheet, const State *state, const Json &input)
{
    Json whole = {{"who", toJson(sheet.words, picksFrom(sheet.words, state, whoIn(input), "who", preferenceFor(input)), state != nullptr)}};
    if (state == nullptr)
        whole["game"] = toJson(placeFrom(sheet, input));
    return whole;
}

std::vector<Question> moveTroopsQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict)
{
    if (!strict && (whoIn(input).empty()))
        return {};
    Order order = openOrder(sheet, state, input);
    Mover mover(sheet, order);
    std::vector<std::pair<int, Question>> placed;
    interview(sheet.moveQuestions, mover, answersIn(input), strict, [&](const Asking &asking, int side, const Json &value) {
        Question question = questionOf(asking, side, value);
        if (asking.kind == Asking::Kind::own) {
            question.choices = mover.choices(asking.number);
            question.standard = question.choices.front().value;
            if (asking.number == breaksOff) {
                question.kind = QuestionKind::yesNo;
                question.choices.clear();
                question.standard = order.facts[sheet.words.inContact] != 0;
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

std::string moveTroopsRefusal(const Sheet &sheet, const GameAct &act, const State &state, const Json &input)
{
    try {
        needPips(sheet, state);
    } catch (const Error &error) {
        return error.what();
    }
    return act.usualRefusal(state, input);
}

/// A line for each kind of troops that moves again in this bound.
Ruling moveTroops(const Sheet &sheet, const State *state, const Json &input)
{
    Order order = openOrder(sheet, state, input);
    Mover mover(sheet, order);
    interview(sheet.moveQuestions, mover, answersIn(input), false);
    refuseOrder(sheet, order);

    const std::string side = state != nullptr ? state->active : "a";
    Ruling ruling;
    const int price = costOf(sheet, order, side, ruling);
    const std::string pips = std::to_string(price) + (price == 1 ? " PIP" : " PIPs");
    if (state != nullptr)
        if (const std::string why = lateRefusal(sheet, *state, "moves", answersIn(input)); !why.empty())
            throw Error(why, "who");
    if (order.place.pips >= 0 && price > order.place.pips)
        throw Error("this costs " + pips + ", " + std::to_string(order.place.pips) + (order.place.pips == 1 ? " is" : " are") +
                        " left (DBA-070)",
                    "who");
    const std::string who = picksText(sheet.words, order.picks);
    const bool breaks = order.facts[sheet.words.breakOff] != 0;
    ruling.sentence = (state != nullptr ? nameOfSide(*state, activeSide(*state)) + ": " : "") + who +
                      (breaks                  ? " break off, for "
                       : order.contact.empty() ? " move, for "
                                               : " move into contact, for ") +
                      pips;
    dbx::tellLate(sheet.moveQuestions, answersIn(input), "dba.late", ruling);
    ruling.outcome.push_back({side, breaks ? "break_off" : "move", pips, instructionOf(sheet, order), breaks ? "DBA-031" : "DBA-030"});
    warnOf(sheet, order, side, ruling);
    if (state != nullptr)
        tellMove(sheet, order, price, ruling);
    return ruling;
}

} // namespace optio::dba
