// SPDX-License-Identifier: GPL-3.0-or-later
// Tells a pursuit.
#include "rulesets/dbm/combat/pursuit.h"

#include "rules/phrases.h"
#include "rules/ruling/refusal.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/combat/aftermath.h"
#include "rulesets/dbm/move/meeting.h"

#include <algorithm>
#include <memory>

namespace optio::dbm {

namespace {

/// Free elements that have fought are the ones that can have won.
int whetherToPursue(const Part &part)
{
    return part.has(mark::contact) ? 3 : part.has(mark::pursued) || part.has(mark::pressed) ? 2 : part.has(mark::fought) ? 0 : 1;
}

Facts factsOf(const Words &words, const Element &element)
{
    Facts facts;
    facts[words.me] = static_cast<std::uint8_t>(element.kind);
    facts[words.drill] = static_cast<std::uint8_t>(element.drill);
    return facts;
}

/// How many of a row may still go after an enemy that gave way to it this bound: those that pressed forward do not (DBM-157).
int mayPursue(const State &state, const std::string &row)
{
    int pressed = 0;
    for (const Part &part : partsOf(state.units.at(row)))
        pressed += part.has(mark::pressed) && part.has(mark::fled) ? part.count : 0;
    return countEvents(state, event::recoiled, row) + countEvents(state, event::gone, row) - countEvents(state, event::pursued, row) -
           pressed;
}

/// How many of a row must still do so: of those that have not met another enemy or gone after one already.
int mustPursue(const Sheet &sheet, const State &state, const std::string &row)
{
    const Unit &unit = state.units.at(row);
    const int may = mayPursue(state, row);
    if (may < 1 || pursuitOf(sheet, factsOf(sheet.words, elementOf(sheet.words, unit))) != Pursuit::must || offTable(state, unit))
        return 0;
    int free = 0;
    for (const Part &part : partsOf(unit))
        free += whetherToPursue(part) <= 1 ? part.count : 0;
    return std::min(may, free);
}

/// The enemy rows that recoiled from a row this bound.
std::vector<std::string> recoiledFrom(const State &state, const std::string &row)
{
    std::vector<std::string> foes;
    for (const Event &one : eventsOf(state))
        if (one.what == event::recoiled && one.who == row)
            foes.push_back(one.foe.value_or(""));
    return foes;
}

/// Throws Error when `after` names no unit of the enemy.
void checkFoe(const State &state, const Json &after, const Unit &unit)
{
    const dbx::Units &units = state.units;
    if (!after.is_string() || !units.contains(after.get_ref<const std::string &>()))
        throw Error("after: the game has no unit " + quoted(after), "after");
    if (units.at(after.get_ref<const std::string &>()).side == unit.side)
        throw Error("after: an element does not pursue its own side (DBM-192)", "after");
}

/// Puts as many elements of a row that recoiled as still stand into contact with those who go after them. Gives how many: the others may
/// have been lost since, or caught by others.
int catchUp(const std::string &after, const Pick &pick, Marking &marking)
{
    int caught = 0;
    for (const Part &part : partsOf(Unit(marking.unit(after))))
        if (const int some = std::min(pick.count - caught, part.count); some > 0 && part.has(mark::fought) && !part.has(mark::contact)) {
            marking.mark(after, part.key, some, {{mark::contact, pick.unitId}});
            caught += some;
        }
    return caught;
}

/// Must one of those who are named pursue?
bool owes(const Sheet &sheet, const State &state, const Json &input)
{
    const Json who = input.value("who", Json::array());
    if (!who.is_array() || who.empty())
        return false;
    const auto picks = picksFrom(sheet.words, &state, who, "who", whetherToPursue);
    return std::any_of(picks.begin(), picks.end(), [&](const Pick &pick) { return mustPursue(sheet, state, pick.unitId) > 0; });
}

/// The side of those who pursue: of the first that is named.
std::string sideOf(const State *state, const Json &input)
{
    const Json who = input.value("who", Json::array());
    if (state == nullptr || !who.is_array() || who.empty())
        return "a";
    const Json &first = who.front();
    const Json unit = first.is_object() ? first.value("unit", Json()) : first;
    return unit.is_string() && state->units.contains(unit.get_ref<const std::string &>())
               ? state->units.at(unit.get_ref<const std::string &>()).side
               : "a";
}

/// Those who must pursue and defend fortifications stay. Throws Error (DBM-064) when they need not pursue.
void stay(const Sheet &sheet, const State &state, const Pick &pick, std::vector<Event> &events)
{
    if (pick.count > mustPursue(sheet, state, pick.unitId))
        throw Error(titleOf(sheet.words, pick.element) + ": nothing makes it pursue, so it stays as it is (DBM-064)", "who");
    for (int i = 0; i < pick.count; ++i)
        events.push_back({event::pursued, pick.unitId, std::string()});
}

/// What becomes of elements that are alike. Throws Error (DBM-064) when they may not pursue.
void follow(const Sheet &sheet, const State &state, const Pick &pick, const Json &input, Marking &marking, std::vector<Event> &events)
{
    const std::string name = titleOf(sheet.words, pick.element);
    const Json &answers = answersIn(input);
    const bool contacts = answers.value("pu.contacts", false);
    if (offTable(state, *pick.unit))
        throw Error(name + ": the general is off the table with a late flank march (DBM-012)", "who");
    // A lone winner may be in contact with others that touch it still: it leaves them.
    if (pick.part.has(mark::contact) && (standing(*pick.unit) > 1 || mayPursue(state, pick.unitId) < 1))
        throw Error(name + ": it is in contact; nobody gave way to it (DBM-064)", "who");
    if (pick.part.has(mark::pressed))
        throw Error(name + ": it has pressed forward, and who does so does not pursue (DBM-157)", "who");
    Json marks = {{mark::pursued, true}, {mark::contact, nullptr}};
    if (pick.part.has(mark::pursued)) {
        // Those who had to go after their enemy at once may have met others.
        if (!contacts)
            throw Error(name + ": it has pursued this bound already (DBM-064)", "who");
    } else if (const int may = mayPursue(state, pick.unitId); pick.count > may) {
        throw Error(name + (may > 0 ? ": only " + std::to_string(may) + " of them have had an enemy give way to them this bound (DBM-064)"
                                    : ": only a winner pursues, whose enemy to the front gave way this bound (DBM-064)"),
                    "who");
    }
    const std::vector<std::string> foes = recoiledFrom(state, pick.unitId);
    std::string after;
    if (const auto given = input.find("after"); given != input.end()) {
        checkFoe(state, *given, *pick.unit);
        after = given->get<std::string>();
        if (std::find(foes.begin(), foes.end(), after) == foes.end())
            throw Error("after: " + quoted(*given) + " did not recoil from it this bound (DBM-064)", "after");
    } else if (!foes.empty() && countEvents(state, event::gone, pick.unitId) == 0) {
        after = foes.front(); // nobody else gave way to them
    }
    int caught = pick.count; // how many of them are in contact again
    if (contacts) {
        marks[mark::contact] = answers.value("pu.foe", unnamed);
        meet(state, marks[mark::contact], pick.unitId, pick.count, marking);
    } else {
        caught = after.empty() ? 0 : catchUp(after, pick, marking);
        if (caught > 0)
            marks[mark::contact] = after;
    }
    if (caught > 0)
        marking.mark(pick.unitId, pick.part.key, caught, marks);
    if (caught < pick.count) {
        marks[mark::contact] = nullptr;
        marking.mark(pick.unitId, pick.part.key, pick.count - caught, marks);
    }
    dbx::leaveOthers(marking, pick.unitId);
    for (int i = 0; i < pick.count && !pick.part.has(mark::pursued); ++i)
        events.push_back({event::pursued, pick.unitId, after});
}

} // namespace

std::vector<OwedPursuit> owedPursuits(const Sheet &sheet, const State &state)
{
    std::vector<OwedPursuit> owed;
    for (const auto &[id, unit] : state.units)
        if (const int count = mustPursue(sheet, state, id); count > 0)
            owed.push_back({id, count});
    return owed;
}

Json inputOf(const OwedPursuit &owed) { return {{"who", Json::array({{{"unit", owed.unit}, {"count", owed.count}}})}}; }

std::string owedText(const Sheet &sheet, const State &state, const OwedPursuit &owed)
{
    return (owed.count > 1 ? std::to_string(owed.count) + " of " : std::string()) +
           ownedName(sheet.words, state, state.units.at(owed.unit)) + " must go after the " + (owed.count > 1 ? "enemies" : "enemy") +
           " that broke off";
}

std::vector<Candidate> pursueCandidates(const Sheet &sheet, const GameAct &, const State &state, const Slot &slot, const Json &)
{
    if (!slot.many)
        return {};
    auto all = candidatesOf(sheet.words, state, {}, [&](const Unit &, const Element &element, const Part &part) {
        return whetherToPursue(part) <= 1 && pursuitOf(sheet, factsOf(sheet.words, element)) != Pursuit::never ? 0 : -1;
    });
    all.erase(std::remove_if(all.begin(), all.end(), [&](const Candidate &one) { return mayPursue(state, one.unit) < 1; }), all.end());
    return all;
}

std::vector<Question> pursueQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict)
{
    Facts facts;
    facts[sheet.words.inGame] = state != nullptr ? 1 : 0;
    facts[sheet.words.owes] = state != nullptr && owes(sheet, *state, input) ? 1 : 0;
    Meeting subject(sheet.words, state, sideOf(state, input), facts);
    std::vector<Question> questions;
    interview(sheet.pursuitQuestions, subject, answersIn(input), strict,
              [&](const Asking &asking, int side, const Json &value) { questions.push_back(subject.shown(asking, side, value)); });
    return questions;
}

Json pursueSettled(const Sheet &sheet, const State *state, const Json &input)
{
    Json whole = Json::object();
    if (input.contains("who"))
        whole["who"] = toJson(sheet.words, picksFrom(sheet.words, state, input.at("who"), "who", whetherToPursue), state != nullptr);
    if (const auto after = input.find("after"); after != input.end() && !after->is_null() && state != nullptr)
        whole["after"] = *after;
    return whole;
}

Ruling pursue(const Sheet &sheet, const State *state, const Json &input)
{
    const auto picks = picksFrom(sheet.words, state, input.at("who"), "who", whetherToPursue);
    Ruling ruling;
    std::unique_ptr<Marking> marking = state != nullptr ? std::make_unique<Marking>(*state) : nullptr;
    std::vector<Event> events;
    const bool stays = answersIn(input).value("pu.works", false);
    for (const Pick &pick : picks) {
        if (pursuitOf(sheet, factsOf(sheet.words, pick.element)) == Pursuit::never)
            throw Error(titleOf(sheet.words, pick.element) + " never pursue (DBM-064)", "who");
        if (state == nullptr)
            continue;
        if (pick.unit->side != picks.front().unit->side)
            throw Error("one army at a time: these elements are of both (DBM-064)", "who");
        if (stays) {
            stay(sheet, *state, pick, events);
            continue;
        }
        follow(sheet, *state, pick, input, *marking, events);
        if (pick.general())
            tellGeneralMoved(*state, *pick.unit, ruling);
    }
    const std::string side = state != nullptr ? picks.front().unit->side : "a";
    const std::string owner = state == nullptr ? "" : possessive(state->side(side == "a" ? 0 : 1).name) + " ";
    const std::string who = owner + picksText(sheet.words, picks);
    const bool contacts = answersIn(input).value("pu.contacts", false);
    const Following &following = sheet.following;
    ruling.sentence = stays ? fill(following.stay, {{"unit", who}}) : who + " pursue" + (contacts ? " into other enemies" : "");
    if (stays)
        ruling.outcome.push_back({side, "stays", "stays", fill(following.staying, {{"unit", who}}), following.rule});
    else
        ruling.outcome.push_back({side, "pursues", "pursues", fill(following.instruction, {{"unit", who}}), following.rule});
    if (marking) {
        marking->tell(ruling, [](const Unit &) { return std::string(); });
        tellEvents(*state, events, ruling);
    }
    return ruling;
}

} // namespace optio::dbm
