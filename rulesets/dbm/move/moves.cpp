// SPDX-License-Identifier: GPL-3.0-or-later
// Reads, prices and tells what elements of a command do.
#include "rulesets/dbm/move/moves.h"

#include "rules/ruling/refusal.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/events.h"
#include "rulesets/dbm/move/meeting.h"
#include "rulesets/dbm/move/moves_break_off.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbm/settings.h"
#include "rulesets/dbx/late.h"

#include <algorithm>

namespace optio::dbm {

namespace {

/// What some elements are to do together.
struct Order {
    std::vector<Pick> picks;
    Command command;
    Facts facts;
    std::shared_ptr<const Json> settings;
    int foe = -1;                  ///< kind of the opponents that the marks do not name
    std::string foeUnit;           ///< their row, where it is known
    std::string contact = unnamed; ///< the enemies that they move into contact with
    Json late = "no";              ///< why they do it out of order

    const std::string &action(const CostSheet &cost) const { return cost.vocabulary.words(cost.action)[facts[cost.action]]; }
    bool goes(const CostSheet &cost) const { return action(cost) != "halt" && action(cost) != "mount"; }
};

/// Answers become facts; the opponents are what figures cannot ask for.
class Ordering : public Meeting {
public:
    Ordering(const Words &words, const State *state, Facts &facts)
        : Meeting(words, state, state != nullptr ? state->active : "a", facts), words_(words), state_(state)
    {}
    Json answer(const Asking &asking, int side, const Json *given) override
    {
        if (asking.number == whichEnemies)
            return Meeting::answer(asking, side, given);
        const std::vector<Choice> choices = opponentChoices(words_, state_);
        const Json stands = given != nullptr ? *given : choices.empty() ? Json("Bd(O)") : choices.front().value;
        if (!stands.is_string())
            throw Error(asking.id + ": " + quoted(stands) + " is not a kind of troops such as \"Bd(O)\" (DBM-056)", asking.id);
        left = opponentNamed(words_, state_, stands.get_ref<const std::string &>(), asking.id);
        return stands;
    }
    Left left; ///< whom they break off from

private:
    const Words &words_;
    const State *state_;
};

/// Those in contact break off, the others do anything else; of these the ones that have done nothing yet are taken first.
dbx::Preference preferenceFor(const Json &input)
{
    const bool breaks = answersIn(input).value("pip.action", Json()) == "break_off";
    return [breaks](const Part &part) {
        const bool touches = part.has(mark::contact);
        if (breaks && !touches)
            return 4;
        return part.has(mark::halted) ? 3 : touches && !breaks ? 2 : part.has(mark::moved) || part.has(mark::marches) ? 1 : 0;
    };
}

constexpr const char *phaseOfMoves = "moves", *lateId = "pip.late";

bool wasPicked(const Json &input) { return input.contains("who") && input.at("who").is_array() && !input.at("who").empty(); }

/// Reads the input: who, of which command, under which settings.
Order openOrder(const Sheet &sheet, const State *state, const Json &input)
{
    Order order;
    if (state == nullptr) {
        const Json game = input.value("game", Json::object());
        order.command = commandOutside(sheet, game);
        order.settings = completeSettings(sheet, game.is_object() ? game.value("settings", sheet.usualSettings) : sheet.usualSettings);
    } else {
        auto settings = std::make_shared<Json>(sheet.usualSettings);
        settings->update(state->settings);
        order.settings = std::move(settings);
    }
    if (!wasPicked(input)) {
        if (input.contains("who"))
            picksFrom(sheet.words, state, input.at("who"), "who"); // says what is wrong with it
        return order;
    }
    order.picks = picksFrom(sheet.words, state, input.at("who"), "who", preferenceFor(input));
    if (state != nullptr) {
        for (const Pick &pick : order.picks)
            if (pick.unit->side != state->active)
                throw Error(titleOf(sheet.words, pick.element) + " are of the other side: it is not their bound (DBM-191)", "who");
        order.command = commandIn(sheet, *state, commandOfAll(order.picks));
    }
    order.facts = factsOf(sheet, order.picks, order.command);
    order.facts[sheet.cost.foeKnown] = opponentsKnown(state, order.picks) ? 1 : 0;
    order.facts[sheet.cost.inGame] = state != nullptr ? 1 : 0;
    order.facts[sheet.cost.late] = state != nullptr && isLate(sheet, *state, phaseOfMoves) ? 1 : 0;
    return order;
}

/// Goes through the questions.
void interviewOrder(const Sheet &sheet, Order &order, const State *state, const Json &answers, bool strict, const Asked &asked = {})
{
    Ordering subject(sheet.words, state, order.facts);
    optio::interview(sheet.cost.questions, subject, answers, strict, [&](const Asking &asking, int side, const Json &value) {
        if (asking.id == lateId)
            order.late = value;
        if (asked)
            asked(asking, side, value);
    });
    order.foe = subject.left.kind;
    order.foeUnit = subject.left.unit;
    order.contact = subject.foe();
}

std::string refusedOrder(const Sheet &sheet, const Order &order, const State *state)
{
    const Command &command = order.command;
    if (state != nullptr)
        if (std::string why = lateRefusal(sheet, *state, phaseOfMoves, {{lateId, order.late}}, lateId); !why.empty())
            return why;
    if (!command.pips && state != nullptr)
        return command.assignFirst ? command.name + ": share out the pool of PIP dice before spending (DBM-031, DBM-191)"
                                   : "roll the PIP dice before spending them (DBM-030, DBM-191)";
    const int cost = billOf(sheet, order.facts).total;
    if (command.pips && cost > command.left())
        return "costs " + pipsText(cost) + ", the command has " + std::to_string(command.left()) + " (DBM-046, DBM-191)";
    return {};
}

void tellWay(const Sheet &sheet, const Order &order, const State *state, Ruling &ruling)
{
    const CostSheet &cost = sheet.cost;
    const Wording &wording = cost.actions[order.facts[cost.action]];
    const auto told = [&](const std::string &text, const std::string &distance) {
        const int gap = std::stoi(order.settings->at("march_gap").get<std::string>());
        ruling.outcome.push_back({"", wording.id, wording.label,
                                  fill(text, {{"distance", distance}, {"gap", pacesText(sheet, gap, *order.settings)}}), wording.rule});
    };
    if (!order.goes(cost))
        return told(wording.done, "");
    const Way way = Way::of(sheet, order.facts);
    const Slowest slowest = slowestOf(sheet, order.picks, way);
    const std::string name = titleOf(sheet.words, slowest.pick->element);
    const std::string ground = way.road ? "road" : sheet.words.going[static_cast<std::size_t>(way.ground)].label + " going";
    const Stride &stride = slowest.stride;
    if (stride.base == 0)
        throw Error(name + " may not move in " + ground + " (" + stride.row->rule + ", DBM-191)", "who");
    if (wording.id == "break_off") {
        std::vector<Opponent> opponents = opponentsOf(sheet, state, order.picks);
        if (order.foe >= 0)
            opponents.push_back({elementFromText(sheet.words, sheet.words.kinds[static_cast<std::size_t>(order.foe)], "bo.foe"), false});
        ruling.comparison = outrun(sheet, slowest, opponents, way) + ": they get away";
    }
    int paces = stride.paces;
    const auto line = [&](const std::string &id, const std::string &label, int value, const std::string &rule) {
        ruling.lines.push_back({"", id, "distance", label, value, rule});
    };
    line(stride.row->id, name + ", " + ground + (way.sand ? " (sand)" : ""), stride.base, stride.row->rule);
    if (stride.fast != nullptr)
        line(stride.fast->id, stride.fast->payload.label, stride.fast->payload.value, stride.fast->rule);
    if (order.facts[cost.flankStep] != 0) {
        paces += cost.flankPaces;
        line("mv.flank_step", cost.flankLabel, cost.flankPaces, cost.flankRule);
    }
    ruling.totals.push_back({"", "paces", "paces", paces});
    std::string distance = pacesText(sheet, paces, *order.settings);
    if (countOf(order.picks) > 1)
        distance += ", the pace of " + name;
    const bool bent = order.facts[cost.bent] != 0 && !wording.bent.empty();
    told(bent ? wording.bent : wording.done, distance);
    // Ground that some of them may not enter.
    for (std::size_t other = 0; other < sheet.words.going.size(); ++other) {
        const Slowest barred = slowestOf(sheet, order.picks, {static_cast<int>(other), false, false});
        if (barred.stride.base == 0)
            ruling.outcome.back().instruction +=
                " " + titleOf(sheet.words, barred.pick->element) + " may not enter " + sheet.words.going[other].label + " going.";
    }
}

void tellMove(const Sheet &sheet, const Order &order, const State &state, const Bill &bill, Ruling &ruling)
{
    const CostSheet &cost = sheet.cost;
    const std::string &action = order.action(cost);
    const Command &command = order.command;
    Marking marking(state);
    bool generals = false;
    for (const Pick &pick : order.picks) {
        Json marks = Json::object();
        if (action == "halt")
            marks[mark::halted] = true;
        else if (action == "march")
            marks[mark::marches] = pick.part.marks.value(mark::marches, 0) + 1;
        else if (action == "mount")
            marks[mark::onFoot] = pick.part.has(mark::onFoot) ? Json() : Json(true);
        else
            marks[mark::moved] = true;
        if (action == "break_off")
            marks[mark::contact] = nullptr;
        if (action == "break_off" || (action == "move" && order.facts[cost.bent] != 0))
            marks[mark::bent] = true;
        if (action == "move" && order.facts[cost.contacts] != 0)
            marks[mark::contact] = order.contact;
        marking.mark(pick.unitId, pick.part.key, pick.count, marks);
        generals = generals || pick.general();
    }
    std::vector<Event> events;
    for (const Pick &pick : order.picks) {
        if (action == "move" && order.facts[cost.contacts] != 0)
            meet(state, order.contact, pick.unitId, pick.count, marking);
        if (action == "break_off")
            endContact(state, pick, order.foeUnit, marking, events);
    }
    const Corps &entry = commandOf(state, *order.picks.front().unit);
    const auto change = [&](const char *key, const auto &from, Json to, const std::string &label) {
        ruling.changes.push_back(changeFrom(command.path + key, from, std::move(to), label));
    };
    if (bill.total > 0)
        change("/spent", entry.spent, command.spent + bill.total, command.name + ": " + pipsText(bill.total) + " spent");
    if (bill.discount)
        change("/discount_used", entry.discountUsed, true, command.name + ": the general has spared his PIP");
    if (generals && action != "halt" && !command.generalMoved)
        change("/general_moved", entry.generalMoved, true, "");
    marking.tell(ruling, [&](const Unit &unit) { return ownedName(sheet.words, state, unit); });
    tellEvents(state, events, ruling);
    offerPursuits(sheet, state, events, ruling);
    reach(sheet, state, "moves", ruling);
}

} // namespace

std::vector<optio::Candidate> moveTroopsCandidates(const Sheet &sheet, const GameAct &, const State &state, const Slot &, const Json &)
{
    return candidatesOf(sheet.words, state, state.active,
                        [](const Unit &, const Element &, const Part &part) { return part.has(mark::halted) ? -1 : 0; });
}

std::vector<Question> moveTroopsQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict)
{
    std::vector<Question> questions;
    if (!wasPicked(input) && !strict)
        return questions; // everything hangs on who acts
    Order order = openOrder(sheet, state, input);
    interviewOrder(sheet, order, state, answersIn(input), strict, [&](const Asking &asking, int side, const Json &value) {
        Question question = Ordering(sheet.words, state, order.facts).shown(asking, side, value);
        if (asking.kind == Asking::Kind::own && asking.number != whichEnemies) {
            question.choices = opponentChoices(sheet.words, state);
            if (std::none_of(question.choices.begin(), question.choices.end(), [&value](const Choice &one) { return one.value == value; }))
                question.choices.push_back({value, value.get<std::string>(), {}});
            question.standard = question.choices.front().value;
        }
        questions.push_back(std::move(question));
    });
    return questions;
}

Json moveTroopsSettled(const Sheet &sheet, const State *state, const Json &input)
{
    const Order order = openOrder(sheet, state, input);
    Json whole = {{"who", toJson(sheet.words, order.picks, state != nullptr)}};
    if (state == nullptr)
        whole["game"] = {{"command", toJson(sheet, order.command)}, {"settings", *order.settings}};
    return whole;
}

Json moveTroopsComplete(const Sheet &sheet, const GameAct &act, const State *state, const Json &input)
{
    if (wasPicked(input))
        moveTroops(sheet, state, input); // what is not allowed at any price is refused first
    Json whole = act.usualComplete(state, input);
    Order order = openOrder(sheet, state, whole);
    interviewOrder(sheet, order, state, answersIn(whole), false);
    if (const std::string why = refusedOrder(sheet, order, state); !why.empty())
        throw Error(why, "who");
    return whole;
}

std::string moveTroopsRefused(const Sheet &sheet, const State &state, const Json &input)
{
    Order order = openOrder(sheet, &state, input);
    interviewOrder(sheet, order, &state, answersIn(input), false);
    return refusedOrder(sheet, order, &state);
}

Ruling moveTroops(const Sheet &sheet, const State *state, const Json &input)
{
    Order order = openOrder(sheet, state, input);
    if (order.picks.empty())
        throw Error("who: nobody is named to act; pick at least one element", "who");
    interviewOrder(sheet, order, state, answersIn(input), false);
    if (const std::string why = barOf(sheet, order.facts, order.picks); !why.empty())
        throw Error(why, "who");
    const CostSheet &cost = sheet.cost;
    const Bill bill = billOf(sheet, order.facts);
    Ruling ruling;
    ruling.lines = bill.lines;
    ruling.totals.push_back({"", "cost", "PIPs", bill.total});
    ruling.sentence =
        picksText(sheet.words, order.picks) + ", " + cost.actions[order.facts[cost.action]].label + ": " + pipsText(bill.total);
    const int left = order.command.left() - bill.total;
    if (order.command.pips && left >= 0)
        ruling.sentence += " (" + std::to_string(left) + " left)";
    dbx::tellLate(cost.questions, {{lateId, order.late}}, lateId, ruling);
    tellWay(sheet, order, state, ruling);
    if (ruling.comparison.empty())
        ruling.comparison = order.command.pips ? "costs " + pipsText(bill.total) + " of " + std::to_string(order.command.left())
                                               : "costs " + pipsText(bill.total);
    if (state != nullptr)
        tellMove(sheet, order, *state, bill, ruling);
    return ruling;
}

} // namespace optio::dbm
