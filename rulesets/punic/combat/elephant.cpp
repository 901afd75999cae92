// SPDX-License-Identifier: GPL-3.0-or-later
// Elephants out of hand.
#include "rulesets/punic/combat/elephant.h"

#include <algorithm>

namespace optio::punic {

int averageDie(const State &state, Dice &dice, const DrawName &name)
{
    if (state.settings.avdEntry != "d6")
        return dice.average(name);
    const int face = dice.d6(name);
    return face == 1 ? 3 : face == 6 ? 4 : face;
}

ElephantFate testElephant(const CombatSheet &combat, int tests, int automatic, const std::string &name, Dice &dice)
{
    ElephantFate fate = ElephantFate::unharmed;
    const std::string test = name + ": rampage test", critical = name + ": critical die";
    for (int i = 0; i < automatic + tests; ++i) {
        if (i >= automatic && !dice.check(Die::d6, combat.elephants.testCritical, {"elephant.test", test}))
            continue;
        if (dice.check(Die::d6, combat.elephants.destroyed, {"elephant.critical", critical}))
            return ElephantFate::destroyed;
        fate = ElephantFate::rampages;
    }
    return fate;
}

ElephantFate strikeElephant(const Book &book, const CombatSheet &combat, const std::string &id, int tests, int automatic,
                            const std::string &cause, Dice &dice)
{
    const Unit &unit = book.state.unit(id);
    const std::string name = unit.name, side = unit.side;
    const ElephantFate fate = testElephant(combat, tests, automatic, name, dice);
    const std::string what = automatic > 0 ? "automatic critical hit"
                             : tests == 1  ? "one rampage test"
                                           : std::to_string(tests) + " rampage tests";
    book.narration.line(side, "elephant." + id, "elephants", name + ": " + what, automatic > 0 ? automatic : tests,
                        automatic > 0 ? "PUN-072" : combat.elephants.testRule);
    switch (fate) {
    case ElephantFate::unharmed:
        book.narration.say(does(name, "bears it (") + what + ").");
        break;
    case ElephantFate::destroyed:
        remove(book, id, Status::destroyed);
        break;
    case ElephantFate::rampages:
        rampage(book, id, 0, cause, dice);
        break;
    }
    return fate;
}

void rampage(const Book &book, const std::string &id, int direction, const std::string &cause, Dice &dice)
{
    Unit &unit = book.state.unit(id);
    if (unit.mood != Mood::rampaging)
        unit.attempts = 0;
    unit.mood = Mood::rampaging;
    // Made wild again before phase III, it still owes the move of that phase, in the direction thrown now (PUN-073, PUN-077).
    const bool owes = direction == 0 && unit.heading > 0;
    unit.movedOther = true;
    leaveCombats(book.state, id);
    for (auto it = book.state.after.begin(); it != book.state.after.end();)
        it = it->second.unit == id ? book.state.after.erase(it) : std::next(it);
    // It makes no charge, and nobody makes one on it (PUN-076).
    std::erase_if(book.state.charges,
                  [&](const auto &one) { return one.first == id || (one.second.target == id && one.second.stage == "declared"); });
    for (const std::string &leader : book.state.leadersOf(id)) {
        book.state.leader(leader).attached.clear();
        book.narration.say(book.state.leader(leader).name + " stays behind, unattached.");
    }
    if (direction == 0)
        direction = dice.d6({"elephant.direction", unit.name + ": direction of the rampage"});
    unit.heading = owes ? direction : 0;
    const int average = averageDie(book.state, dice, {"elephant.run.average", unit.name + ": average die of the run"});
    const int inches = average + dice.d6({"elephant.run", unit.name + ": second die of the run"});
    const Direction &way = book.sheet.direction(direction);
    const std::string run = "direction " + std::to_string(direction) + ": " + way.label + ", " + std::to_string(inches) + "\"";
    book.state.rampages[id] = {id, direction, inches};
    book.narration.line(unit.side, "rampage." + id, "elephants", unit.name + ": " + run, inches, way.rule);
    book.narration.say(does(unit.name, "rampages: ") + (cause.empty() ? "" : "turn it to face " + cause + ", ") + run + ".");
    if (owes)
        book.narration.say("In phase III " + does(unit.name, "runs on in that direction."));
    book.narration.instruct(unit.side, (cause.empty() ? "" : "Turn " + unit.name + " to face " + cause + ", then move it ") +
                                           (cause.empty() ? "Move " + unit.name + " " : std::string()) + std::to_string(inches) + "\" " +
                                           way.label +
                                           ". It takes a gap within 1\" of its way, bursts through all else, and ends clear of troops.");
    book.narration.next("rampage", "Whom does " + unit.name + " burst through?", {{"unit", id}});
}

int stopNeeds(const Sheet &sheet, int attempts)
{
    return sheet.number("rampage", "stopped_from") - sheet.number("rampage", "per_attempt") * attempts;
}

bool stopRampage(const Book &book, const std::string &id, Dice &dice)
{
    Unit &unit = book.state.unit(id);
    const std::string rule = book.sheet.ruleset.at("rampage").at("rule").text();
    const int least = book.sheet.number("rampage", "stopped_from");
    const int bonus = least - stopNeeds(book.sheet, unit.attempts);
    const int die = dice.d6({"elephant.stop", unit.name + ": attempt to stop it"});
    ++unit.attempts;
    unit.acted = true;
    book.narration.line(unit.side, "stop.die", "die", "die", die, rule);
    if (bonus > 0)
        book.narration.line(unit.side, "stop.again", "die", "tried before", bonus, rule);
    book.narration.total(unit.side, "stop", "to stop it", die + bonus);
    if (die + bonus >= least) {
        book.narration.say("The crew kills " + unit.name + ".");
        remove(book, id, Status::destroyed);
        return true;
    }
    unit.heading = dice.d6({"elephant.direction", unit.name + ": new direction"});
    const Direction &way = book.sheet.direction(unit.heading);
    book.narration.say(does(unit.name, "cannot be stopped: in phase III it runs on, direction ") + std::to_string(unit.heading) + ": " +
                       way.label + ".");
    return false;
}

std::vector<std::string> burstable(const Sheet &sheet, const State &state, const std::string &elephant)
{
    std::vector<std::string> found;
    for (const auto &[id, unit] : state.units)
        if (id != elephant && unit.inPlay() && unit.formed() && !unit.elephants() && !unit.openRanks &&
            !hadInPhase(sheet, state, "burst", id))
            found.push_back(id);
    return found;
}

void burstThrough(const Book &book, const std::string &elephant, const std::vector<std::string> &struck)
{
    const std::string name = book.state.unit(elephant).name;
    const MoraleRow &row = book.sheet.moraleOf("burst");
    const auto may = burstable(book.sheet, book.state, elephant);
    for (const std::string &id : struck) {
        if (std::find(may.begin(), may.end(), id) == may.end())
            throw Error("struck: " + does(book.state.unit(id).name, "takes no DPs from a rampage") +
                            ": only formed troops that have not been burst through in this phase do (" + row.rule + ")",
                        "struck");
        addEvent(book, "burst", book.state.unit(id).side, id, "", 0, does(book.state.unit(id).name, "is burst through"), {}, elephant);
        takeDps(book, id, row.dps, DpClass::battle, "burst through by " + name, row.rule);
    }
    if (struck.empty())
        book.narration.say(does(name, "bursts through nobody."));
    book.state.rampages.erase(elephant);
}

} // namespace optio::punic
