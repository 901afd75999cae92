// SPDX-License-Identifier: GPL-3.0-or-later
// Reads, prices and tells what elements of a command do.
#include "rulesets/dbm/moves.h"

#include "rules/refusal.h"
#include "rulesets/dbm/events.h"
#include "rulesets/dbm/meeting.h"
#include "rulesets/dbm/moves_break_off.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbm/settings.h"
#include "rulesets/dbm/units.h"
#include "rulesets/dbx/late.h"

#include <algorithm>

namespace optio::dbm {

/// What some elements are to do together.
struct Move::Order {
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

namespace {

/// Answers become facts; the opponents are what figures cannot ask for.
class Ordering : public Meeting {
public:
    Ordering(const Words &words, const Json *state, Facts &facts)
        : Meeting(words, state, state != nullptr ? state->at("active").get<std::string>() : "a", facts), words_(words), state_(state)
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
    const Json *state_;
};

/// Elements that have done nothing yet are taken before those that have.
int fresh(const Part &part)
{
    return part.has(mark::halted) ? 3 : part.has(mark::contact) ? 2 : part.has(mark::moved) || part.has(mark::marches) ? 1 : 0;
}

constexpr const char *phaseOfMoves = "moves", *lateId = "pip.late";

bool wasPicked(const Json &input) { return input.contains("who") && input.at("who").is_array() && !input.at("who").empty(); }

} // namespace

Json Move::example() const
{
    return {{"who", {{{"element", "Irr Wb(O)"}, {"count", 8}}}},
            {"answers", {{"pip.distance", "601-1200"}, {"pip.deviates", true}}},
            {"game", {{"command", {{"general", "ok"}, {"kind", "cinc"}, {"drill", "Irr"}, {"pips", 5}}}}}};
}

std::vector<optio::Candidate> Move::candidates(const Json &state, const Slot &, const Json &) const
{
    return candidatesOf(sheet_.words, state, state.at("active").get<std::string>(),
                        [](const Json &, const Element &, const Part &part) { return part.has(mark::halted) ? -1 : 0; });
}

Move::Order Move::open(const Json *state, const Json &input) const
{
    Order order;
    if (state == nullptr) {
        const Json game = input.value("game", Json::object());
        order.command = commandOutside(sheet_, game);
        order.settings = completeSettings(sheet_, game.is_object() ? game.value("settings", sheet_.usualSettings) : sheet_.usualSettings);
    } else {
        auto settings = std::make_shared<Json>(sheet_.usualSettings);
        settings->update(state->at("settings"));
        order.settings = std::move(settings);
    }
    if (!wasPicked(input)) {
        if (input.contains("who"))
            picksFrom(sheet_.words, state, input.at("who"), "who"); // says what is wrong with it
        return order;
    }
    order.picks = picksFrom(sheet_.words, state, input.at("who"), "who", fresh);
    if (state != nullptr) {
        for (const Pick &pick : order.picks)
            if (pick.unit->at("side") != state->at("active"))
                throw Error(titleOf(sheet_.words, pick.element) + " are of the other side: it is not their bound (DBM-191)", "who");
        order.command = commandIn(sheet_, *state, commandOfAll(order.picks));
    }
    order.facts = factsOf(sheet_, order.picks, order.command);
    order.facts[sheet_.cost.foeKnown] = opponentsKnown(state, order.picks) ? 1 : 0;
    order.facts[sheet_.cost.inGame] = state != nullptr ? 1 : 0;
    order.facts[sheet_.cost.late] = state != nullptr && isLate(sheet_, *state, phaseOfMoves) ? 1 : 0;
    return order;
}

void Move::interview(Order &order, const Json *state, const Json &answers, bool strict, const Asked &asked) const
{
    Ordering subject(sheet_.words, state, order.facts);
    optio::interview(sheet_.cost.questions, subject, answers, strict, [&](const Asking &asking, int side, const Json &value) {
        if (asking.id == lateId)
            order.late = value;
        if (asked)
            asked(asking, side, value);
    });
    order.foe = subject.left.kind;
    order.foeUnit = subject.left.unit;
    order.contact = subject.foe();
}

std::vector<Question> Move::ask(const Json *state, const Json &input, bool strict) const
{
    std::vector<Question> questions;
    if (!wasPicked(input) && !strict)
        return questions; // everything hangs on who acts
    Order order = open(state, input);
    interview(order, state, answersIn(input), strict, [&](const Asking &asking, int side, const Json &value) {
        Question question = Ordering(sheet_.words, state, order.facts).shown(asking, side, value);
        if (asking.kind == Asking::Kind::own && asking.number != whichEnemies) {
            question.choices = opponentChoices(sheet_.words, state);
            if (std::none_of(question.choices.begin(), question.choices.end(), [&value](const Choice &one) { return one.value == value; }))
                question.choices.push_back({value, value.get<std::string>(), {}});
            question.standard = question.choices.front().value;
        }
        questions.push_back(std::move(question));
    });
    return questions;
}

std::vector<std::string> Move::otherKeys(const Json *state) const
{
    return state != nullptr ? std::vector<std::string>{} : std::vector<std::string>{"game"};
}

Json Move::settled(const Json *state, const Json &input) const
{
    const Order order = open(state, input);
    Json whole = {{"who", toJson(sheet_.words, order.picks, state != nullptr)}};
    if (state == nullptr)
        whole["game"] = {{"command", toJson(sheet_, order.command)}, {"settings", *order.settings}};
    return whole;
}

Json Move::complete(const Json *state, const Json &input) const
{
    if (wasPicked(input))
        tell(state, input); // what is not allowed at any price is refused first
    Json whole = ToldResolver::complete(state, input);
    Order order = open(state, whole);
    interview(order, state, answersIn(whole), false);
    if (const std::string why = refused(order, state); !why.empty())
        throw Error(why, "who");
    return whole;
}

std::string Move::refused(const Order &order, const Json *state) const
{
    const Command &command = order.command;
    if (state != nullptr)
        if (std::string why = lateRefusal(sheet_, *state, phaseOfMoves, {{lateId, order.late}}, lateId); !why.empty())
            return why;
    if (!command.pips && state != nullptr)
        return command.assignFirst ? command.name + ": share out the pool of PIP dice before spending (DBM-031, DBM-191)"
                                   : "roll the PIP dice before spending them (DBM-030, DBM-191)";
    const int cost = billOf(sheet_, order.facts).total;
    if (command.pips && cost > command.left())
        return "costs " + pipsText(cost) + ", the command has " + std::to_string(command.left()) + " (DBM-046, DBM-191)";
    return {};
}

std::string Move::refused(const Json &state, const Json &input) const
{
    Order order = open(&state, input);
    interview(order, &state, answersIn(input), false);
    return refused(order, &state);
}

void Move::tellWay(const Order &order, const Json *state, Ruling &ruling) const
{
    const CostSheet &cost = sheet_.cost;
    const Telling &telling = cost.actions[order.facts[cost.action]];
    const auto told = [&](const std::string &text, const std::string &distance) {
        const int gap = std::stoi(order.settings->at("march_gap").get<std::string>());
        ruling.outcome.push_back({"", telling.id, telling.label,
                                  fill(text, {{"distance", distance}, {"gap", pacesText(sheet_, gap, *order.settings)}}), telling.rule});
    };
    if (!order.goes(cost))
        return told(telling.done, "");
    const Way way = Way::of(sheet_, order.facts);
    const Slowest slowest = slowestOf(sheet_, order.picks, way);
    const std::string name = titleOf(sheet_.words, slowest.pick->element);
    const std::string ground = way.road ? "road" : sheet_.words.going[static_cast<std::size_t>(way.ground)].label + " going";
    const Stride &stride = slowest.stride;
    if (stride.base == 0)
        throw Error(name + " may not move in " + ground + " (" + stride.row->rule + ", DBM-191)", "who");
    if (telling.id == "break_off") {
        std::vector<Opponent> opponents = opponentsOf(sheet_, state, order.picks);
        if (order.foe >= 0)
            opponents.push_back({elementFromText(sheet_.words, sheet_.words.kinds[static_cast<std::size_t>(order.foe)], "bo.foe"), false});
        ruling.comparison = outrun(sheet_, slowest, opponents, way) + ": they get away";
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
    std::string distance = pacesText(sheet_, paces, *order.settings);
    if (countOf(order.picks) > 1)
        distance += ", the pace of " + name;
    const bool bent = order.facts[cost.bent] != 0 && !telling.bent.empty();
    told(bent ? telling.bent : telling.done, distance);
    // Ground that some of them may not enter.
    for (std::size_t other = 0; other < sheet_.words.going.size(); ++other) {
        const Slowest barred = slowestOf(sheet_, order.picks, {static_cast<int>(other), false, false});
        if (barred.stride.base == 0)
            ruling.outcome.back().instruction +=
                " " + titleOf(sheet_.words, barred.pick->element) + " may not enter " + sheet_.words.going[other].label + " going.";
    }
}

void Move::tellChanges(const Order &order, const Json &state, const Bill &bill, Ruling &ruling) const
{
    const CostSheet &cost = sheet_.cost;
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
    const auto change = [&](const char *key, Json to, const std::string &label) {
        ruling.changes.push_back(changeOf(state, command.path + key, std::move(to), label));
    };
    if (bill.total > 0)
        change("/spent", command.spent + bill.total, command.name + ": " + pipsText(bill.total) + " spent");
    if (bill.discount)
        change("/discount_used", true, command.name + ": the general has spared his PIP");
    if (generals && action != "halt" && !command.generalMoved)
        change("/general_moved", true, "");
    marking.tell(ruling, [&](const std::string &id) { return ownedName(sheet_.words, state, state.at("units").at(id)); });
    tellEvents(state, events, ruling);
    reach(sheet_, state, "moves", ruling);
}

Ruling Move::tell(const Json *state, const Json &input) const
{
    Order order = open(state, input);
    if (order.picks.empty())
        throw Error("who: nobody is named to act; pick at least one element", "who");
    interview(order, state, answersIn(input), false);
    if (const std::string why = barOf(sheet_, order.facts, order.picks); !why.empty())
        throw Error(why, "who");
    const CostSheet &cost = sheet_.cost;
    const Bill bill = billOf(sheet_, order.facts);
    Ruling ruling;
    ruling.lines = bill.lines;
    ruling.totals.push_back({"", "cost", "PIPs", bill.total});
    ruling.sentence =
        picksText(sheet_.words, order.picks) + ", " + cost.actions[order.facts[cost.action]].label + ": " + pipsText(bill.total);
    const int left = order.command.left() - bill.total;
    if (order.command.pips && left >= 0)
        ruling.sentence += " (" + std::to_string(left) + " left)";
    dbx::tellLate(cost.questions, {{lateId, order.late}}, lateId, ruling);
    tellWay(order, state, ruling);
    if (ruling.comparison.empty())
        ruling.comparison = order.command.pips ? "costs " + pipsText(bill.total) + " of " + std::to_string(order.command.left())
                                               : "costs " + pipsText(bill.total);
    if (state != nullptr)
        tellChanges(order, *state, bill, ruling);
    return ruling;
}

} // namespace optio::dbm
