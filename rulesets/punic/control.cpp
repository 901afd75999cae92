// SPDX-License-Identifier: GPL-3.0-or-later
// Control: who must test, the tests, and the leader's adjustment.
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/flight.h"
#include "rulesets/punic/command.h"
#include "rulesets/punic/move/together.h"

#include <algorithm>

namespace optio::punic {

namespace {

bool onTheRun(const Unit &unit) { return unit.mood == Mood::routing || unit.mood == Mood::pursuing || unit.mood == Mood::looting; }

/// Is control a matter for this unit at all (PUN-132)?
bool concerned(const State &state, const Unit &unit) { return unit.inPlay() && unit.mood != Mood::rampaging && !state.engaged(unit.id); }

bool contains(const std::vector<std::string> &list, const std::string &id) { return std::find(list.begin(), list.end(), id) != list.end(); }

/// Which controlled unit a unit conforms to (PUN-131); "" outside a game.
std::string askFollowed(Scene &scene, const Unit &unit, const std::vector<std::string> &tests, const std::vector<std::string> &conforms)
{
    if (scene.json == nullptr)
        return {};
    const auto may = conformable(scene.state, unit, tests, conforms);
    if (may.empty())
        throw Error(unit.name + " cannot conform: no controlled unit of its command moves in the same phase (PUN-131)", "conforms");
    std::vector<std::pair<std::string, std::string>> names;
    for (const std::string &id : may)
        names.emplace_back(id, scene.state.unit(id).name);
    return may.size() == 1 ? may.front() : scene.ask.pick({"ct.follows", unit.id, unit.side, unit.name, ""}, names, may.front());
}

/// Who tests, in one order however they are named: undone and given in other words, each throws the same die.
std::vector<std::string> testers(const Scene &scene)
{
    auto who = unitsIn(scene, "who");
    if (scene.json != nullptr)
        std::sort(who.begin(), who.end());
    return who;
}

/// Gives a unit the result of its total.
void settleControl(const Book &book, Unit &unit)
{
    const ControlRow &row = controlOf(book.sheet, unit.controlTotal);
    unit.control = row.result;
    unit.mustCharge = row.result == Control::repeat && unit.last == LastMove::charge;
    book.narration.say(unit.name + ": " + row.label + " (" + std::to_string(unit.controlTotal) + ").");
    book.narration.result(unit.side, wordOf(row.result), row.label, row.rule);
    if (row.result == Control::halt || (row.result == Control::free && unit.wantsStop))
        stopFlight(book, unit.id);
}

} // namespace

const ControlRow &controlOf(const Sheet &sheet, int total)
{
    for (const ControlRow &row : sheet.controls)
        if (total <= row.upTo)
            return row;
    throw Error("the figures have no result for a control test of " + std::to_string(total));
}

bool testsSoft(const Unit &unit) { return unit.light() || unit.grade == Grade::A; }

int controlBonus(const State &state, const Unit &unit)
{
    return onTheRun(unit) || (unit.last == LastMove::charge && !state.engaged(unit.id)) ? 1 : 0;
}

std::vector<Candidate> controlStatusCandidates(const Sheet &, const State &state, const Slot &slot, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units) {
        if (!concerned(state, unit) || unit.side != state.active || !state.leadersOf(id).empty())
            continue;
        if (slot.id == "conforms" && onTheRun(unit))
            continue; // PUN-302
        found.push_back({id, "", unit.name, onTheRun(unit) ? wordOf(unit.mood) : std::string(), 1, 0});
    }
    return found;
}

std::unique_ptr<Case> controlStatus(Scene &scene)
{
    const State &now = scene.state;
    expectStep(scene, {"control"});
    for (const auto &[id, unit] : now.units)
        if (scene.json != nullptr && unit.inPlay() && unit.side == now.active && unit.controlTotal != 0)
            throw Error(does(unit.name, "has tested: the result stands for this turn (PUN-137)"), "tests");
    const auto tests = unitsIn(scene, "tests"), conforms = unitsIn(scene, "conforms");
    for (const auto &[list, what] : {std::pair{&tests, "tests"}, std::pair{&conforms, "conforms"}})
        for (const std::string &id : *list) {
            const Unit &unit = now.unit(id);
            if (scene.json != nullptr && unit.side != now.active)
                throw Error(does(unit.name, "is not of the side that acts (PUN-095)"), what);
            if (!concerned(now, unit))
                throw Error(does(unit.name, now.engaged(id) ? "is engaged" : "is rampaging") +
                                agreeing(unit.name, " and takes no control test (PUN-132)"),
                            what);
            if (!now.leadersOf(id).empty())
                throw Error(does(unit.name, "has a leader attached and is under control (PUN-130)"), what);
        }
    for (const std::string &id : conforms) {
        if (contains(tests, id))
            throw Error(does(now.unit(id).name, "is named twice (PUN-131)"), "conforms");
        if (onTheRun(now.unit(id)))
            throw Error(does(now.unit(id).name, "is ") + wordOf(now.unit(id).mood) + " and cannot conform (PUN-302)", "conforms");
    }
    std::map<std::string, std::string> follows;
    for (const std::string &id : conforms)
        follows[id] = askFollowed(scene, now.unit(id), tests, conforms);
    std::vector<std::string> ceasing;
    for (const auto &[id, unit] : now.units)
        if (concerned(now, unit) && unit.side == now.active && onTheRun(unit) && !contains(tests, id) &&
            scene.ask.yesNo({"ct.cease", id, unit.side, unit.name, ""}, false))
            ceasing.push_back(id);
    return told(scene, [tests, conforms, ceasing, follows](State &state, Narration &narration) {
        std::vector<std::string> testers;
        for (auto &[id, unit] : state.units) {
            if (!unit.inPlay() || (unit.side != state.active && !state.loose))
                continue;
            const bool must = contains(tests, id) || contains(ceasing, id);
            unit.wantsStop = contains(ceasing, id);
            unit.control = !concerned(state, unit)  ? Control::controlled
                           : must                   ? Control::tests
                           : contains(conforms, id) ? Control::conforms
                                                    : Control::controlled;
            unit.follows = unit.control == Control::conforms ? follows.at(id) : std::string();
            if (must)
                testers.push_back(unit.name);
        }
        for (const auto &[id, led] : follows)
            if (!led.empty())
                narration.say(does(state.unit(id).name, "conforms to ") + state.unit(led).name + ".");
        narration.say(testers.empty() ? "All are under control." : "Control tests: " + listText(testers) + ".");
        Json who = Json::array();
        for (const auto &[id, unit] : state.units)
            if (unit.control == Control::tests && who.size() < mostTests)
                who.push_back({{"unit", id}});
        if (!who.empty())
            narration.next("control-test", "Take the control tests", {{"who", who}});
    });
}

std::vector<Candidate> controlTestCandidates(const Sheet &, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    int picked = 0;
    for (const auto &[id, unit] : state.units)
        if (unit.inPlay() && unit.control == Control::tests && unit.controlTotal == 0)
            found.push_back({id, "", unit.name, testsSoft(unit) ? "average die" : "D6", 1, picked++ < static_cast<int>(mostTests) ? 1 : 0});
    return found;
}

std::vector<DieSlot> controlTestDice(const Scene &scene)
{
    std::vector<DieSlot> slots;
    for (const std::string &id : testers(scene)) {
        const Unit &unit = scene.state.unit(id);
        const bool average = testsSoft(unit) && scene.state.settings.avdEntry != "d6";
        slots.push_back({unit.side, unit.name + ": control", average ? std::vector<int>{2, 3, 4, 5} : std::vector<int>{1, 2, 3, 4, 5, 6}});
    }
    return slots;
}

std::unique_ptr<Case> controlTest(Scene &scene)
{
    expectStep(scene, {"control"});
    const auto who = testers(scene);
    if (who.empty())
        throw Error("who: nobody is named", "who");
    if (who.size() > mostTests)
        throw Error("who: at most " + std::to_string(mostTests) + " units test in one act (PUN-321)", "who");
    struct Test {
        std::string id, label, drawId;
        bool soft;
        int bonus;
    };
    std::vector<Test> tests;
    for (const std::string &id : who) {
        const Unit &unit = scene.state.unit(id);
        if (scene.json != nullptr && (unit.control != Control::tests || unit.controlTotal != 0))
            throw Error(does(unit.name, "takes no control test now (PUN-132)"), "who");
        tests.push_back({id, unit.name + ": control", "control." + id, testsSoft(unit), controlBonus(scene.state, unit)});
    }
    // One key digit for each unit: halt, free, repeat.
    const Sheet &sheet = scene.sheet;
    const State settings = [&] {
        State only;
        only.settings = scene.state.settings;
        return only;
    }();
    const auto digit = [](Control control) { return control == Control::halt ? 0u : control == Control::free ? 1u : 2u; };
    return std::make_unique<Played>(
        scene,
        [&sheet, tests, digit](Dice &dice, State &state, Narration &narration) {
            const Book book{sheet, state, narration};
            std::uint64_t key = 0;
            for (const Test &test : tests) {
                Unit &unit = state.unit(test.id);
                const DrawName name{test.drawId, test.label};
                const int face = test.soft ? averageDie(state, dice, name) : dice.d6(name);
                narration.line(unit.side, "control." + test.id, "die", unit.name + ": control", face, "PUN-134");
                if (test.bonus > 0)
                    narration.line(unit.side, "control.run." + test.id, "modifier", unit.name + ": on the run or charging", test.bonus,
                                   "PUN-135");
                unit.controlTotal = face + test.bonus;
                key = key * 3 + digit(controlOf(sheet, unit.controlTotal).result);
                const bool leader = !state.leadersOf(test.id).empty();
                const Control now = controlOf(sheet, unit.controlTotal).result;
                const bool matters =
                    controlOf(sheet, unit.controlTotal + 1).result != now || controlOf(sheet, unit.controlTotal - 1).result != now;
                if (leader && matters) {
                    // Its result waits for the leader's word (PUN-136).
                    narration.say(does(unit.name, "tests ") + std::to_string(unit.controlTotal) +
                                  agreeing(unit.name, ": its leader may adjust it."));
                    narration.next("control-leader", "The leader adjusts the test of " + unit.name, {{"who", test.id}});
                } else {
                    unit.adjusted = true;
                    settleControl(book, unit);
                }
            }
            return key;
        },
        [&sheet, tests, digit, settings](Dice &dice) {
            std::uint64_t key = 0;
            for (const Test &test : tests) {
                const DrawName name{test.drawId, test.label};
                const int face = test.soft ? averageDie(settings, dice, name) : dice.d6(name);
                key = key * 3 + digit(controlOf(sheet, face + test.bonus).result);
            }
            return key;
        },
        [&sheet, tests, names = [&] {
            std::vector<std::string> all;
            for (const Test &test : tests)
                all.push_back(scene.state.unit(test.id).name);
            return all;
        }()](std::uint64_t key) {
            std::string text;
            Json results = Json::object();
            int weight = 0;
            for (std::size_t i = tests.size(); i-- > 0; key /= 3) {
                const Control result = key % 3 == 0 ? Control::halt : key % 3 == 1 ? Control::free : Control::repeat;
                std::string label;
                for (const ControlRow &row : sheet.controls)
                    if (row.result == result)
                        label = row.label;
                text = (tests.size() > 1 ? names[i] + ": " : std::string()) + label + (text.empty() ? "" : "; ") + text;
                results[tests[i].id] = wordOf(result);
                weight = std::max(weight, result == Control::free ? 0 : 1);
            }
            return OutcomeText{results, text, "", weight};
        });
}

std::unique_ptr<Case> leaderAdjust(Scene &scene)
{
    const std::string id = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(id);
    expectStep(scene, {"control"}, unit.side);
    if (scene.state.leadersOf(id).empty())
        throw Error(does(unit.name, "has no leader attached (PUN-136)"), "who");
    if (unit.controlTotal == 0 || unit.adjusted)
        throw Error(unit.name +
                        (unit.adjusted ? ": the leader's adjustment is settled" : agreeing(unit.name, " has taken no control test")) +
                        std::string(" (PUN-136)"),
                    "who");
    const std::string by = scene.ask.choice({"ct.leader", "", unit.side, unit.name, ""}, {"1", "0", "-1"}, "0");
    return told(scene, [&sheet = scene.sheet, id, by](State &state, Narration &narration) {
        Unit &tested = state.unit(id);
        tested.adjusted = true;
        tested.controlTotal += by == "1" ? 1 : by == "-1" ? -1 : 0;
        narration.line(tested.side, "control.leader." + id, "modifier", tested.name + ": leader", std::stoi(by), "PUN-136");
        const Book book{sheet, state, narration};
        settleControl(book, tested);
    });
}

} // namespace optio::punic
