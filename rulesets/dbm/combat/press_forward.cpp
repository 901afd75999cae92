// SPDX-License-Identifier: GPL-3.0-or-later
// Tells a group that presses forward.
#include "rulesets/dbm/combat/press_forward.h"

#include "rulesets/dbm/army/losses.h"
#include "rulesets/dbm/army/tally.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/combat/aftermath.h"
#include "rulesets/dbm/combat/contacts.h"
#include "rulesets/dbm/move/cost.h"
#include "rulesets/dbm/move/meeting.h"
#include "rulesets/dbm/move/moves_distance.h"
#include "rulesets/dbm/phases.h"

#include <algorithm>

namespace optio::dbm {

namespace {

const std::string groupId = "pf.group", caughtId = "caught";

bool skirmishes(const Words &words, const Element &element) { return words.is(element.type, "skirmishers"); }

/// Those whose opponents fled lead; those who fought nobody go with them.
int whetherToPress(const Part &part) { return part.has(mark::fled) ? 0 : part.has(mark::fought) || part.has(mark::contact) ? 2 : 1; }

bool leads(const Words &words, const Corps &command, const Element &element, const Part &part)
{
    return part.has(mark::fled) && !skirmishes(words, element) && pressRefusal(words, command, element, part).empty();
}

} // namespace

std::string pressRefusal(const Words &words, const Corps &command, const Element &element, const Part &part)
{
    if (command.isDemoralised())
        return "belong to a demoralised command, which does not press forward";
    if (!words.is(element.type, "foot") && !element.general)
        return words.is(element.type, "mounted") ? "are mounted: only foot press forward, and a mounted general with them"
                                                 : "are not foot: only foot press forward";
    if (!element.general && ridesNow(element, part))
        return "are in the saddle: only foot press forward, and a mounted general with them";
    if (isImmobile(words, element))
        return "are baggage that cannot move";
    if (part.has(mark::pressed))
        return "have pressed forward already";
    if (part.has(mark::pursued))
        return "have pursued";
    if (part.has(mark::contact))
        return "are in contact with enemies";
    if (part.has(mark::fought) && !part.has(mark::fled))
        return "have fought, and their opponents did not flee";
    if (part.has(mark::bent))
        return "made a tactical move that was not straight ahead";
    return {};
}

std::vector<std::string> commandsToPress(const Sheet &sheet, const State &state)
{
    std::vector<std::string> commands;
    for (const Army &army : state.sides) {
        if (army.id != state.active)
            continue;
        for (const Corps &command : army.commands) {
            const auto leading = [&](const std::string &id) {
                const Unit &unit = state.units.at(id);
                const std::vector<Part> parts = partsOf(unit);
                if (std::none_of(parts.begin(), parts.end(), [](const Part &part) { return part.has(mark::fled); }))
                    return false;
                const Element element = elementOf(sheet.words, unit);
                return std::any_of(parts.begin(), parts.end(),
                                   [&](const Part &part) { return leads(sheet.words, command, element, part); });
            };
            if (std::any_of(command.units.begin(), command.units.end(), leading))
                commands.push_back(command.id);
        }
    }
    return commands;
}

namespace {

std::vector<Pick> pressGroup(const Sheet &sheet, const State *state, const Json &input)
{
    return input.contains(groupId) ? picksFrom(sheet.words, state, input.at(groupId), groupId, whetherToPress) : std::vector<Pick>();
}

std::vector<Pick> caughtBy(const Sheet &sheet, const State *state, const Json &input)
{
    const auto found = input.find(caughtId);
    if (found == input.end() || found->is_null() || (found->is_array() && found->empty()))
        return {};
    return picksFrom(sheet.words, state, *found, caughtId);
}

void checkGroup(const Sheet &sheet, const State *state, const std::vector<Pick> &picks, const Json &answers)
{
    const Words &words = sheet.words;
    const auto refuse = [](const std::string &why) { throw Error(why + " (DBM-157)", groupId); };
    static const Corps nobody;
    commandOfAll(picks);
    for (const Pick &pick : picks) {
        if (state != nullptr && pick.unit->side != state->active)
            refuse("only troops of the side whose bound it is press forward");
        if (state != nullptr && offTable(*state, *pick.unit))
            refuse(titleOf(words, pick.element) + ": the general is off the table with a late flank march (DBM-012)");
        const Corps &command = state != nullptr ? commandOf(*state, *pick.unit) : nobody;
        if (const std::string why = pressRefusal(words, command, pick.element, pick.part); !why.empty())
            refuse(titleOf(words, pick.element) + " " + why);
    }
    if (std::all_of(picks.begin(), picks.end(), [&](const Pick &pick) { return skirmishes(words, pick.element); }))
        refuse("skirmishers press forward only behind other troops");
    if (answers.value("pf.front_skirmishers", true) == false)
        refuse("skirmishers press forward only in a rear rank");
    if (answers.value("pf.fort", false))
        refuse("nobody presses forward across fortifications");
    if (state == nullptr)
        return;
    if (const std::string why = pursuitRefusal(sheet, *state); !why.empty())
        throw Error(why, groupId);
    if (std::none_of(picks.begin(), picks.end(), [](const Pick &pick) { return pick.part.has(mark::fled); }))
        refuse("none of these elements has made its opponent flee this bound");
    if (const int open = countOf(pairingsOf(*state)); open > 0 && settingOf(sheet, *state, "guided") == true)
        refuse("troops press forward when all combats are fought, and " + std::to_string(open) +
               (open == 1 ? " is still to fight" : " are still to fight"));
}

void checkCaught(const Sheet &sheet, const State *state, const std::vector<Pick> &picks, const std::string &result)
{
    if (result != "caught" && !picks.empty())
        throw Error("caught: skirmishers are named only when some are caught (DBM-158)", caughtId);
    if (result == "caught" && picks.empty())
        throw Error("caught: name the skirmishers that are caught (DBM-159)", caughtId);
    for (const Pick &pick : picks) {
        if (!skirmishes(sheet.words, pick.element))
            throw Error(titleOf(sheet.words, pick.element) + " are no skirmishers; the move ends where it meets them (DBM-158)", caughtId);
        if (state != nullptr && pick.unit->side == state->active)
            throw Error("caught: only enemies are caught (DBM-158)", caughtId);
    }
}

/// How far the slowest of them goes on each kind of ground.
std::string distanceText(const Sheet &sheet, const State *state, const std::vector<Pick> &picks)
{
    const Json &settings = state != nullptr ? state->settings : sheet.usualSettings;
    std::string each, all;
    bool alike = true;
    for (std::size_t ground = 0; ground < sheet.words.going.size(); ++ground) {
        const Slowest slowest = slowestOf(sheet, picks, {static_cast<int>(ground), false, false});
        const std::string far = pacesText(sheet, slowest.stride.paces, settings);
        alike = alike && (all.empty() || far == all);
        all = far;
        each += (each.empty() ? "" : ", ") + far + " in " + sheet.words.going[ground].label + " going";
    }
    return alike ? all : each;
}

} // namespace

std::vector<Candidate> pressForwardCandidates(const Sheet &sheet, const GameAct &, const State &state, const Slot &slot, const Json &)
{
    const Words &words = sheet.words;
    const std::string active = state.active;
    if (slot.id == caughtId)
        return candidatesOf(words, state, active == "a" ? "b" : "a",
                            [&](const Unit &, const Element &element, const Part &) { return skirmishes(words, element) ? 0 : -1; });
    const auto commands = commandsToPress(sheet, state);
    return candidatesOf(words, state, active, [&](const Unit &unit, const Element &element, const Part &part) {
        if (std::find(commands.begin(), commands.end(), unit.command) == commands.end())
            return -1;
        const Corps &command = commandOf(state, unit);
        if (!pressRefusal(words, command, element, part).empty())
            return -1;
        return leads(words, command, element, part) && unit.command == commands.front() ? part.count : 0;
    });
}

std::vector<Question> pressForwardQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict)
{
    Facts facts;
    const auto picks = pressGroup(sheet, state, input);
    if (!picks.empty()) {
        const auto found =
            std::find_if(picks.begin(), picks.end(), [&](const Pick &pick) { return skirmishes(sheet.words, pick.element); });
        facts[sheet.words.me] = static_cast<std::uint8_t>((found != picks.end() ? *found : picks.front()).element.kind);
    }
    facts[sheet.words.inGame] = state != nullptr ? 1 : 0;
    Meeting subject(sheet.words, state, state != nullptr ? state->active : "a", facts);
    std::vector<Question> questions;
    interview(sheet.pressQuestions, subject, answersIn(input), strict,
              [&](const Asking &asking, int side, const Json &value) { questions.push_back(subject.shown(asking, side, value)); });
    return questions;
}

Json pressForwardSettled(const Sheet &sheet, const State *state, const Json &input)
{
    Json whole = Json::object();
    if (const auto picks = pressGroup(sheet, state, input); !picks.empty())
        whole[groupId] = toJson(sheet.words, picks, state != nullptr);
    if (const auto picks = caughtBy(sheet, state, input); !picks.empty())
        whole[caughtId] = toJson(sheet.words, picks, state != nullptr);
    return whole;
}

Ruling pressForward(const Sheet &sheet, const State *state, const Json &input)
{
    const auto picks = pressGroup(sheet, state, input), lost = caughtBy(sheet, state, input);
    const Json &answers = answersIn(input);
    const std::string result = answers.value("pf.result", std::string("clear"));
    checkGroup(sheet, state, picks, answers);
    checkCaught(sheet, state, lost, result);

    const std::string who = picksText(sheet.words, picks);
    Ruling ruling;
    ruling.sentence = who + " press forward" + (result == "met" ? " into fresh enemies" : "");
    SideOutcome told{state != nullptr ? state->active : "a", "presses", "presses forward",
                     "Move " + who + " straight ahead, all their ranks together, at most " + distanceText(sheet, state, picks) +
                         ". Skirmishers in the way flee once.",
                     "DBM-158"};
    if (result == "met")
        told.instruction += " The move ends at the fresh enemies; that combat waits for the next bound.";
    if (!lost.empty()) {
        told.instruction += " Take the enemy's " + picksText(sheet.words, lost) + " off the table; the move goes on.";
        ruling.comparison = "the enemy's " + picksText(sheet.words, lost) + " are caught and lost";
    }
    ruling.outcome.push_back(std::move(told));
    if (state == nullptr)
        return ruling;
    Marking marking(*state);
    const std::string foe = answers.value("pf.foe", unnamed);
    for (const Pick &pick : picks) {
        Json marks = {{mark::pressed, true}};
        // Skirmishers stand in a rear rank.
        if (result == "met" && !skirmishes(sheet.words, pick.element)) {
            marks[mark::contact] = foe;
            meet(*state, foe, pick.unitId, pick.count, marking);
        }
        marking.mark(pick.unitId, pick.part.key, pick.count, marks);
        if (pick.general())
            tellGeneralMoved(*state, *pick.unit, ruling);
    }
    loseAll(marking, *state, lost, ruling);
    marking.tell(ruling, [&](const Unit &unit) { return ownedName(sheet.words, *state, unit); });
    reach(sheet, *state, "press", ruling);
    return ruling;
}

} // namespace optio::dbm
