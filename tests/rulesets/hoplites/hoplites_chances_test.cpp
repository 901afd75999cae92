// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of attacks are what playing them out gives: checks of the flank, both sides' checks, the die of the chart, pursuit, rampage, the
// end of the battle and the collapse with all its conditions.
#include "rulesets/hoplites/acts.h"
#include "rulesets/hoplites/combat/shock.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <map>
#include <random>

namespace hoplites_chances_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

using Ends = std::map<std::string, std::string>; ///< how it ends → its chance

/// What has become of the units of an attack.
std::string endOf(const State &after, const Attack &attack)
{
    std::string text;
    const auto add = [&](int side, Byte index) {
        if (index == nobody)
            return;
        const Unit &unit = after.sides[static_cast<std::size_t>(side)].units[index];
        text += unit.place == Place::field ? std::to_string(unit.coh) + " " : unit.place == Place::pursuit ? "away " : "left ";
    };
    for (const Byte index : attack.attackers)
        add(after.active, index);
    for (const Byte index : attack.defenders)
        add(1 - after.active, index);
    return text;
}

std::string endOf(std::uint64_t key, const Attack &attack)
{
    std::string text;
    for (int i = 0; i < 5; ++i)
        if ((i < 2 ? attack.attackers[static_cast<std::size_t>(i)] : attack.defenders[static_cast<std::size_t>(i - 2)]) != nobody) {
            const Fate fate = fateOf(key, i);
            text += fate.left ? "left " : fate.away ? "away " : std::to_string(fate.coh) + " ";
        }
    return text;
}

/// Every way in which the attack can be played, all defenders staying, to the end of the phase.
Ends played(const State &state, const Act &act, const Attack &attack)
{
    std::map<std::string, std::uint64_t> ends;
    Walk walk;
    const Distribution &odds = walk.run([&](Dice &dice) {
        State after = state;
        Play play{sheet(), after, dice};
        declare(play, act);
        while (after.prompt == Prompt::withdraw) {
            after.asking = static_cast<Mask>(after.asking & (after.asking - 1));
            goOnWithdrawing(play);
        }
        resolveAll(play);
        endShock(play);
        return ends.try_emplace(endOf(after, attack), ends.size()).first->second;
    });
    Ends all;
    for (const auto &[end, number] : ends)
        all[end] = fraction(odds.weight(number), odds.of);
    return all;
}

Ends foretold(const State &state, const Act &act, const Attack &attack)
{
    std::map<std::string, Weight> sums;
    Walk walk;
    const State view = viewOf(state, state.active);
    const Distribution &odds = walk.run([&](Dice &dice) { return rollAttack(sheet(), view, attack, buttonsOf(attack, act), dice); });
    for (const Share &share : odds.shares)
        sums[endOf(share.outcome, attack)] += share.weight;
    Ends all;
    for (const auto &[end, weight] : sums)
        all[end] = fraction(weight, odds.of);
    return all;
}

/// A field with units of all kinds in all states, elephants left out.
void scatter(Ground &f, std::mt19937 &random)
{
    const auto pick = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    f.state.preferences = static_cast<std::uint16_t>(pick(3) == 0 ? cavalryPursuit : 0);
    for (int side = 0; side < 2; ++side) {
        if (pick(3) == 0)
            f.side(side).rules = static_cast<std::uint16_t>(pick(2) == 0 ? ferocity : longSwords);
        if (pick(6) == 0)
            f.side(side).rules = static_cast<std::uint16_t>(f.side(side).rules | tribal);
        f.side(side).routs = static_cast<Byte>(pick(5));
        for (int column = 1; column <= 9; ++column) {
            if (pick(3) != 0)
                continue;
            const auto &types = sheet().types;
            int type = pick(static_cast<int>(types.size()));
            while ((types[static_cast<std::size_t>(type)].traits & (elephant | artillery)) != 0 ||
                   !types[static_cast<std::size_t>(type)].period.empty())
                type = pick(static_cast<int>(types.size()));
            const std::string letter = types[static_cast<std::size_t>(type)].missiles.substr(0, 1);
            const int tq = 2 + pick(7);
            const int index = f.put(side, types[static_cast<std::size_t>(type)].id, tq, 1 + pick(11), column, letter == " " ? "" : letter);
            Unit &unit = f.unit(side, index);
            unit.coh = static_cast<Byte>(pick(3) == 0 ? unit.limit - 1 : pick(std::min<int>(unit.limit, 3)));
            unit.depletion = static_cast<Byte>(pick(5) == 0 ? 1 : 0);
            if (pick(2) == 0)
                unit.set(engaged);
            if (pick(8) == 0)
                f.ground(side, column, pick(2) == 0 ? "slope" : "marsh");
        }
        if (pick(8) == 0)
            for (int i = 0; i < 8; ++i)
                f.second(side, "MI", 5, 4, pick(2) == 0);
        if (pick(5) == 0)
            f.side(side).level = static_cast<std::uint16_t>(f.side(side).points + 4 + pick(12));
        if (pick(3) == 0)
            f.card(side, Card::flank);
    }
}

Json battle(Ground &f) { return toJson(sheet(), f.state, f.names); }

std::string chanceLeft(const Json &input, const char *side)
{
    const GameAct resolver = actNamed(sheet(), "shock");
    const auto ready = resolver.prepare(nullptr, resolver.complete(nullptr, input));
    const Distribution odds = oddsOf(*ready);
    return fraction(odds.weightWhere([&](std::uint64_t key) { return ready->outcome(key).results.at(side).at(0) == "left"; }), odds.of);
}

Json unitJson(const std::string &type, int tq, int size, int coh, bool isEngaged = false)
{
    return {{"type", type}, {"tq", tq}, {"size", size}, {"coh", coh}, {"engaged", isEngaged}};
}

} // namespace

class HoplitesChancesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void playedOut() // HOP-902, HOP-340, HOP-446, HOP-462, HOP-470, HOP-472, HOP-701, HOP-740: 500 random attacks, die by die
    {
        std::mt19937 random(902);
        int done = 0, checked = 0, ends = 0;
        while (done < 500) {
            Ground f;
            scatter(f, random);
            ActList list;
            actions(sheet(), f.state, 0, list);
            std::vector<Act> attacks;
            for (const Act &act : list)
                if (act.deed == Deed::attack)
                    attacks.push_back(act);
            if (attacks.empty())
                continue;
            Act act = attacks[random() % attacks.size()];
            const bool wide = act.d != nobody || act.b != nobody;
            if ((wide && random() % 3 != 0) || (act.e != nobody && random() % 4 != 0))
                continue; // rarer, for they take long
            const Attack attack = attackOf(Sight(sheet(), f.state, 0, true), act);
            const Ends was = foretold(f.state, act, attack), is = played(f.state, act, attack);
            if (was != is)
                qWarning("attack %d: %s", done, toJson(act, 0).dump().c_str());
            QVERIFY(was == is);
            ++done;
            checked += buttonsOf(attack, act) != 0;
            ends += static_cast<int>(is.size());
        }
        QVERIFY(checked > 20); // with a flank check
        QVERIFY(ends > 1500);
    }

    void survivors() // HOP-472, HOP-470, P5, P6: nobody across from him, no collapse
    {
        const Json rules = {{"rulesB", Json::array({"ferocity"})}};
        const Json p5 = {{"a", Json::array({unitJson("MI", 6, 5, 0)})},
                         {"b", Json::array({unitJson("BI", 6, 6, 2)})},
                         {"game", rules},
                         {"answers", Json::object()}};
        QCOMPARE(chanceLeft(p5, "b"), std::string("221/1250"));
        Json p6 = {{"a", Json::array({unitJson("HI", 7, 6, 6, true)})},
                   {"b", Json::array({unitJson("LG-HA", 7, 3, 6, true)})},
                   {"answers", Json::object()}};
        p6["b"][0]["missile"] = "J";
        QCOMPARE(chanceLeft(p6, "b"), std::string("4/5"));
        QCOMPARE(chanceLeft(p6, "a"), std::string("1/5"));
    }

    void otherZone() // HOP-012, HOP-470, HOP-902: W22's unit with 3 hits; neither is engaged
    {
        Json lc = unitJson("LC", 6, 4, 3), hi = unitJson("HI", 7, 7, 0);
        lc["column"] = 2, lc["flanks"] = true, lc["missile"] = "J";
        hi["column"] = 3;
        QCOMPARE(chanceLeft({{"a", Json::array({lc})}, {"b", Json::array({hi})}, {"answers", Json::object()}}, "b"), std::string("31/250"));
    }

    void flankCheckCounts() // HOP-446, HOP-902: TQ 6 fails it three times in ten
    {
        Ground f;
        const int lc = f.put(0, "LC", 6, 4, 1, "J"), hi = f.put(1, "HI", 7, 7, 1);
        const GameAct resolver = actNamed(sheet(), "shock");
        const Json state = battle(f);
        const Json attack = {
            {"attackers", Json::array({unitId(0, lc)})}, {"defenders", Json::array({unitId(1, hi)})}, {"flank", Json::array({"button"})}};
        const Json input = resolver.complete(&state, Json::object({{"attack", attack}}));
        const auto ready = resolver.prepare(&state, input);
        const Distribution odds = oddsOf(*ready);
        const auto failed = [&](std::uint64_t key) { return ready->outcome(key).results.value("flank", "") == "failed"; };
        QCOMPARE(fraction(odds.weightWhere(failed), odds.of), std::string("3/10"));
    }

    void onlyWeighed() // HOP-902: a fight that the state does not know is not thrown for
    {
        Ground f;
        const int hi = f.put(0, "HI", 7, 6, 5), mi = f.put(1, "MI", 6, 5, 5);
        const GameAct resolver = actNamed(sheet(), "shock");
        const Json state = battle(f);
        const Json attack = {{"attackers", Json::array({unitId(0, hi)})}, {"defenders", Json::array({unitId(1, mi)})}};
        const auto ready = resolver.prepare(&state, Json::object({{"attack", attack}}));
        EnteredDice source({1, 2, 3});
        Dice dice(source);
        QVERIFY_THROWS_EXCEPTION(Error, ready->rule(dice));
    }

    void rampageWeighed() // HOP-750, HOP-751, HOP-902: the odds of a rampage are those of its dice
    {
        Sheet brief{FigureFolder(figuresFolder())};
        brief.numbers.rolls = 2; // what four rolls do is the same, only longer
        Ground f;
        const int el = f.put(0, "EL", 5, 5, 5), hi = f.put(0, "HI", 7, 6, 4), hc = f.put(1, "HC", 7, 4, 5), bi = f.put(1, "BI", 6, 6, 6);
        const auto ends = [&](bool weighing) {
            Walk walk;
            const Distribution &odds = walk.run([&](Dice &dice) {
                State after = f.state;
                Play play{brief, after, dice};
                play.weighing = weighing;
                breakUnit(play, 0, el);
                const auto coh = [&](int side, int unit) {
                    return std::uint64_t{after.sides[static_cast<std::size_t>(side)].units[static_cast<std::size_t>(unit)].coh};
                };
                return coh(0, hi) << 16 | coh(1, hc) << 8 | coh(1, bi);
            });
            std::map<std::uint64_t, std::string> all;
            for (const Share &share : odds.shares)
                all[share.outcome] = fraction(share.weight, odds.of);
            return all;
        };
        QVERIFY(ends(true) == ends(false));
        QVERIFY(ends(true).size() > 4);
    }

    void nothingHiddenIsTold() // HOP-041, HOP-409, HOP-902: the odds are the same whatever stands hidden
    {
        Ground f;
        const int hi = f.put(0, "HI", 7, 6, 5, "", 5), mi = f.put(1, "MI", 6, 5, 5, "", 4);
        const int li = f.put(1, "LI", 5, 4, 6, "J");
        f.unit(1, li).set(hidden);
        f.side(1).hiding = bit(5);
        const Act act = Ground::attackAct({hi}, {mi});
        const Attack attack = attackOf(Sight(sheet(), f.state, 0), act);
        const Ends with = foretold(f.state, act, attack);
        Ground g;
        g.put(0, "HI", 7, 6, 5, "", 5), g.put(1, "MI", 6, 5, 5, "", 4);
        QVERIFY(with == foretold(g.state, act, attack));
    }
};

OPTIO_TEST(HoplitesChancesTest)

} // namespace hoplites_chances_test

#include "hoplites_chances_test.moc"
