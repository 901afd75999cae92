// SPDX-License-Identifier: GPL-3.0-or-later
// Tests, the points that save them, and rallies.
#include "rulesets/tropaion/combat/test.h"

#include "rules/agreement.h"
#include "rulesets/tropaion/cards.h"
#include "rulesets/tropaion/move/formation.h"
#include "rulesets/tropaion/move/order.h"
#include "rulesets/tropaion/points.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

constexpr int purposeNumber(std::string_view purpose)
{
    return purpose == "move" ? 0 : purpose == "charge" ? 1 : purpose == "control" ? 2 : 3;
}

/// Is there an unengaged unit of this side on the table, other than this one?
bool someUnengaged(const State &state, const std::string &side, const std::string &but)
{
    return state.loose || std::any_of(state.units.begin(), state.units.end(), [&](const auto &entry) {
               return entry.second.side == side && entry.first != but && entry.second.onTable() && !state.engaged(entry.first);
           });
}

int needed(const Sheet &sheet) { return sheet.number("test", "pass"); }

/// More than this nobody needs: a 1 with the worst modifiers.
constexpr int mostPoints = 9;
constexpr const char *staffId = "vine_staff";

/// Does Broken Vine Staff serve such a test (TRO-128)?
bool staffServes(std::string_view purpose) { return purpose == "move" || purpose == "charge"; }

std::string testedUnits(const State &state, const std::vector<std::string> &ids)
{
    std::vector<std::string> names;
    for (const std::string &id : ids)
        names.push_back(state.unit(id).name);
    return listText(names);
}

} // namespace

TestPlan askTest(Scene &scene, const std::string &purpose, const std::vector<std::string> &who,
                 const std::map<std::string, std::string> &targets)
{
    const State &state = scene.state;
    const FactWords &words = scene.sheet.words;
    TestPlan plan;
    plan.purpose = purpose;
    plan.who = who;
    plan.side = state.unit(who.front()).side;
    for (const std::string &id : who) {
        const Unit &unit = state.unit(id);
        const std::string other = unit.side == "a" ? "b" : "a";
        // TRO-140: "near to the rear" is for units out of combat; a comrade of its file behind it is known.
        bool rear = false;
        if (!state.engaged(id)) {
            const std::string behind = comradeBehind(state, id);
            rear = !behind.empty() && !state.engaged(behind) && state.unit(behind).displaced == unit.displaced;
            if (!rear && someUnengaged(state, unit.side, id))
                rear = scene.ask.yesNo({"ts.rear", id, unit.side, unit.name, ""}, false);
        }
        bool threat = false;
        if (someUnengaged(state, other, ""))
            threat = scene.ask.yesNo({"ts.threat", id, unit.side, unit.name, ""}, false);
        Facts facts;
        const auto set = [&facts](int field, int word) { facts[field] = static_cast<std::uint8_t>(word); };
        set(words.type, static_cast<int>(unit.type));
        set(words.legionaries, unit.has("legionaries"));
        set(words.foeWavering, state.wavering(other));
        set(words.wavering, state.wavering(unit.side));
        set(words.rear, rear);
        set(words.threat, threat);
        set(words.uncertain, unit.has("uncertain"));
        set(words.purpose, purposeNumber(purpose));
        const auto target = targets.find(id);
        set(words.fearsome, target != targets.end() && !target->second.empty() && state.unit(target->second).has("fearsome"));
        std::vector<FactorLine> lines;
        for (const auto &row : scene.sheet.test.rows())
            if (row.condition.holds(facts))
                lines.push_back({row.id, row.payload.label, row.rule, row.payload.value});
        const int sum = sumOf(lines);
        if (plan.worst.empty() || sum < plan.sum) {
            plan.worst = id;
            plan.lines = std::move(lines);
            plan.sum = sum;
        }
    }
    if (state.loose) {
        plan.points = scene.ask.count({"ts.points", "", plan.side, "", ""}, 0, mostPoints, 0);
        if (staffServes(purpose))
            plan.again = scene.ask.yesNo({"ts.again", "", plan.side, "", ""}, false);
    }
    return plan;
}

bool testPasses(const Sheet &sheet, const TestPlan &plan, Dice &dice)
{
    const auto passes = [&](int die) { return die + plan.sum + plan.points >= needed(sheet); };
    return passes(dice.d6({"test", "Discipline test"})) || (plan.again && passes(dice.d6({"test", "Discipline test"})));
}

bool staffMaySave(const State &state, const TestPlan &plan) { return staffServes(plan.purpose) && (state.loose || cardWindow(state)); }

std::vector<Prospect> prospectsOf(const Sheet &sheet, TestPlan plan, bool again)
{
    std::vector<Prospect> prospects;
    const auto add = [&](int points, bool staff) {
        plan.points = points;
        plan.again = staff;
        Prospect one;
        one.given = {{"points", points}};
        one.label = points == 0 ? "without points" : "with " + std::to_string(points) + (points == 1 ? " point" : " points");
        one.rule = staff ? "TRO-128" : "TRO-145";
        if (staff) {
            one.given["card"] = staffId;
            one.label = (points == 0 ? "with " : one.label + " and ") + sheet.card(staffId).name;
        }
        Walk walk;
        one.odds = walk.run([&](Dice &dice) -> std::uint64_t { return testPasses(sheet, plan, dice) ? 1 : 0; });
        prospects.push_back(std::move(one));
        return prospects.back().odds.weight(0) == 0;
    };
    for (int points = 0; points <= mostPoints; ++points) {
        const bool certain = add(points, false);
        if (again && !certain)
            add(points, true);
        if (certain)
            break;
    }
    return prospects;
}

OutcomeText testText(std::uint64_t passed, const std::string &side)
{
    OutcomeText text;
    text.results = {{"test", passed != 0 ? "passed" : "failed"}};
    text.label = passed != 0 ? "passes" : "fails";
    text.favours = passed != 0 ? side : side == "a" ? "b" : "a";
    text.weight = 1;
    return text;
}

int shortfall(const Sheet &sheet, const Test &test) { return needed(sheet) - test.die - test.sum; }

void tellOpenTest(Narration &narration, const Test &test, const std::string &side)
{
    narration.line(side, "dt.die", "die", "Die", test.die, test.rerolled ? "TRO-128" : "TRO-062");
    if (test.sum != 0)
        narration.line(side, "dt.sum", "factor", "Added as before", test.sum, "TRO-140");
}

bool strategyServes(const State &state, const Test &test) { return test.purpose == "rally" || state.settings.strategyAnyTest; }

bool payable(const Sheet &sheet, const State &state, const Test &test)
{
    const auto &left = state.side(state.unit(test.who.front()).side).left;
    return left[1] + (strategyServes(state, test) ? left[2] : 0) >= shortfall(sheet, test);
}

bool throwTest(const Sheet &sheet, const TestPlan &plan, Dice &dice, State &state, Narration &narration)
{
    Test test{plan.purpose, plan.who, dice.d6({"test", "Discipline test"}), plan.sum, false};
    const bool again = plan.again && shortfall(sheet, test) > plan.points;
    if (again) {
        narration.say("The die shows " + std::to_string(test.die) + "; " + sheet.card(staffId).name + " is played.");
        test.die = dice.d6({"test", "Discipline test"});
        test.rerolled = true;
    }
    narration.line(plan.side, "dt.die", "die", "Die", test.die, again ? "TRO-128" : "TRO-062");
    for (const FactorLine &line : plan.lines)
        narration.line(plan.side, line.id, "factor", line.label, line.value, line.rule);
    const int lacking = shortfall(sheet, test), paid = lacking > 0 && lacking <= plan.points ? lacking : 0;
    if (paid > 0)
        narration.line(plan.side, "dt.points", "points", "Points", paid, "TRO-057");
    const int total = test.die + plan.sum + paid;
    narration.total(plan.side, "total", "total", total);
    const std::string sum = std::to_string(test.die) + (plan.sum < 0 ? " - " : " + ") + std::to_string(std::abs(plan.sum)) +
                            (paid > 0 ? " + " + std::to_string(paid) : "") + " = " + std::to_string(total);
    if (total >= needed(sheet)) {
        narration.say(testedUnits(state, plan.who) + (plan.who.size() == 1 ? " passes (" : " pass (") + sum + ").");
        decideTest(sheet, state, narration, test, true);
        return true;
    }
    narration.say(testedUnits(state, plan.who) + (plan.who.size() == 1 ? " fails (" : " fail (") + sum + ", needs " +
                  std::to_string(lacking) + " more).");
    const bool pays = payable(sheet, state, test), staff = staffServes(plan.purpose) && cardWindow(state);
    if (!state.loose && (pays || staff)) {
        state.test = test;
        if (pays)
            narration.next("save-test", "Spend " + std::to_string(lacking) + (lacking == 1 ? " point" : " points"), Json::object());
        narration.next("fail-test", "Let it fail", Json::object());
        return false;
    }
    decideTest(sheet, state, narration, test, false);
    return false;
}

void decideTest(const Sheet &sheet, State &state, Narration &narration, const Test &test, bool passed)
{
    state.test = {};
    const std::string &side = state.unit(test.who.front()).side;
    narration.result(side, passed ? "passed" : "failed", passed ? "passes" : "fails", "TRO-062");
    if (test.purpose == "rally") {
        if (!passed)
            return;
        Unit &unit = state.unit(test.who.front());
        unit.disruption -= unit.disruption > 0 ? 1 : 0;
        narration.instruct(side, "Take one mark of disruption from " + unit.name + "; " + std::to_string(unit.disruption) + " left.");
    } else if (test.purpose == "control") {
        for (const std::string &id : test.who) {
            state.unit(id).controlled = true;
            state.unit(id).bound = !passed;
        }
        narration.say(passed ? "They may act otherwise." : "They must charge at once.");
        if (!passed)
            narration.next("order", "Charge", dueCharge(state, state.active));
    } else {
        carryOut(sheet, state, narration, passed);
    }
}

std::unique_ptr<Case> saveTest(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There is no test to be saved outside a game."); });
    const Test test = scene.state.test;
    if (test.purpose.empty())
        throw Error("No failed test is open (TRO-060)", "test");
    const std::string side = scene.state.unit(test.who.front()).side;
    const int lacking = shortfall(scene.sheet, test);
    if (!strategyServes(scene.state, test) && scene.ask.strict() && givenTo(scene, "ts.strategy") != nullptr)
        throw Error("Strategy cannot be used here: it serves rallies (TRO-058, TRO-184)", "ts.strategy");
    int strategy = 0;
    const auto &left = scene.state.side(side).left;
    if (strategyServes(scene.state, test) && left[2] > 0)
        strategy = scene.ask.count({"ts.strategy", "", side, "", ""}, 0, lacking, std::clamp(lacking - left[1], 0, lacking));
    expectPoints(scene.state, side, Virtue::strategy, strategy);
    expectPoints(scene.state, side, Virtue::discipline, lacking - strategy);
    const Sheet &sheet = scene.sheet;
    return told(scene, [&sheet, test, side, lacking, strategy](State &state, Narration &narration) {
        spend(state, side, Virtue::discipline, lacking - strategy);
        spend(state, side, Virtue::strategy, strategy);
        tellOpenTest(narration, test, side);
        if (lacking > strategy)
            narration.line(side, "dt.discipline", "points", "Discipline points", lacking - strategy, "TRO-057");
        if (strategy > 0)
            narration.line(side, "dt.strategy", "points", "Strategy points", strategy, "TRO-058");
        narration.total(side, "total", "total", test.die + test.sum + lacking);
        narration.say(testedUnits(state, test.who) + (test.who.size() == 1 ? " passes" : " pass") + " with " + std::to_string(lacking) +
                      (lacking == 1 ? " point." : " points."));
        decideTest(sheet, state, narration, test, true);
    });
}

std::unique_ptr<Case> failTest(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There is no test to be decided outside a game."); });
    const Test test = scene.state.test;
    if (test.purpose.empty())
        throw Error("No failed test is open (TRO-062)", "test");
    const Sheet &sheet = scene.sheet;
    return told(scene, [&sheet, test](State &state, Narration &narration) {
        narration.say(testedUnits(state, test.who) + (test.who.size() == 1 ? " has" : " have") + " failed the test.");
        decideTest(sheet, state, narration, test, false);
    });
}

// --- rallies ------------------------------------------------------------------------------------------------------------------

namespace {

/// Why a unit may not rally now; empty when it may (TRO-120, TRO-190).
std::string noRally(const State &state, const Unit &unit)
{
    if (unit.disruption == 0)
        return does(unit.name, "is not disrupted");
    if (unit.type == Type::EL)
        return "Elephants never rally";
    if (unit.has("raw"))
        return does(unit.name, "is raw and never rallies");
    if (state.engaged(unit.id) && !unit.has("veteran"))
        return does(unit.name, "is in combat; only veterans rally there");
    if (unit.rallied)
        return does(unit.name, "has tried already in this turn");
    return {};
}

} // namespace

std::vector<Candidate> rallyCandidates(const Sheet &sheet, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.side == state.active && unit.onTable() && noRally(state, unit).empty())
            found.push_back({id, "", unit.name, std::to_string(unit.disruption) + " of " + std::to_string(capacityOf(sheet, unit)), 1, 0});
    return found;
}

std::vector<DieSlot> rallyDice(const Scene &scene) { return {dieSlot(scene.state.active, "Discipline test")}; }

std::unique_ptr<Case> rally(Scene &scene)
{
    const std::string who = unitIn(scene, "who");
    const Unit &unit = scene.state.unit(who);
    expectStep(scene, "rally", unit.side);
    if (!scene.state.test.purpose.empty())
        throw Error("First decide the test that is open (TRO-062)", "who");
    if (const std::string why = noRally(scene.state, unit); !why.empty())
        throw Error(why + " (TRO-120, TRO-190)", "who");
    const TestPlan plan = askTest(scene, "rally", {who});
    const Sheet &sheet = scene.sheet;
    auto made = std::make_unique<Played>(
        scene,
        [&sheet, plan, who](Dice &dice, State &state, Narration &narration) {
            state.unit(who).rallied = true;
            throwTest(sheet, plan, dice, state, narration);
        },
        [&sheet, plan](Dice &dice) -> std::uint64_t { return testPasses(sheet, plan, dice) ? 1 : 0; },
        [side = unit.side](std::uint64_t key) { return testText(key, side); });
    made->foresee([&sheet, plan] { return prospectsOf(sheet, plan, false); });
    return made;
}

} // namespace optio::tropaion
