// SPDX-License-Identifier: GPL-3.0-or-later
// Before the first turn of Hoplites: the figures, the field, decks and hands, generated ground, habits; and what the rule set tells.
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/players/playout.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace hoplites_start_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

State dealt(const std::string &a, const std::string &b, const Json &given, std::uint64_t seed)
{
    State state = startState(sheet(), armyFrom(sheet(), army(a)), armyFrom(sheet(), army(b)), options(given));
    PlayoutDice source(seed);
    Dice dice(source);
    apply(sheet(), state, make(Deed::deal), dice);
    return state;
}

int typeAt(const char *id) { return sheet().typeOf(id); }

Columns columnsAt(const char *attacker, const char *defender)
{
    return sheet().columnsOf[static_cast<std::size_t>(typeAt(attacker))][static_cast<std::size_t>(typeAt(defender))];
}

Superior superiorAt(const char *attacker, const char *defender)
{
    return sheet().superiorOf[static_cast<std::size_t>(typeAt(attacker))][static_cast<std::size_t>(typeAt(defender))];
}

} // namespace

class HoplitesStartTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tables() // HOP-T04, HOP-T06, HOP-T07, HOP-T08, HOP-814, HOP-835, HOP-838
    {
        QCOMPARE(int(columnsAt("PH", "MI").front), 9);
        QCOMPARE(int(columnsAt("EL", "HI").flank), 13);
        QCOMPARE(int(columnsAt("HC", "EL").front), 0); // not allowed
        QCOMPARE(int(columnsAt("HC", "EL").flank), 7);
        QCOMPARE(int(columnsAt("CO-Vet", "BI").front), int(columnsAt("LG-HA", "BI").front));
        QCOMPARE(int(columnsAt("CO-Rec", "BI").front), int(columnsAt("HI", "BI").front));
        QCOMPARE(int(columnsAt("LP", "LI").front), 7);
        QCOMPARE(superiorAt("LC", "LI"), Superior::defender);
        QCOMPARE(superiorAt("HC", "LC"), Superior::attacker);
        QCOMPARE(superiorAt("HC", "GC"), Superior::none);
        QCOMPARE(superiorAt("GC", "MI"), Superior::none);
        QCOMPARE(superiorAt("HC", "LP"), Superior::defender);
        QCOMPARE(superiorAt("HC", "LI"), Superior::none);
        QCOMPARE(int(sheet().results[0][5][1]), 4);
        QCOMPARE(int(sheet().results[1][9][13]), 6);
        const TerrainRow &camp = sheet().terrain[static_cast<std::size_t>(sheet().terrainOf("camp"))];
        QCOMPARE(camp.shock, -2);
        QCOMPARE(camp.missile, 2);
        QCOMPARE(int(camp.coh[1]), -1);
    }

    void field() // HOP-009, HOP-010, HOP-011, HOP-012, HOP-013, HOP-014, HOP-880
    {
        const Layout &usual = sheet().modules[0].layout;
        QCOMPARE(usual.width, 9);
        QCOMPARE(int(usual.near[4]), 0b000111000);
        QCOMPARE(int(usual.near[2]), 0b000001100); // the zone's border cuts
        QCOMPARE(int(usual.across[2]), 0b000000010);
        QCOMPARE(int(usual.across[7]), 0b001000000);
        QCOMPARE(int(usual.wings), 0b110000011);
        const Layout &pass = sheet().modules[static_cast<std::size_t>(sheet().moduleOf("300"))].layout;
        QCOMPARE(pass.width, 7);
        QCOMPARE(int(pass.across[0] | pass.across[6]), 0);
        Ground f;
        f.put(1, "HI", 7, 6, 4);
        f.put(1, "HI", 7, 6, 5);
        QVERIFY(Sight(sheet(), f.state, 0).openSide(3));
        f.ground(1, 3, "river"); // impassable ground closes a side
        QVERIFY(!Sight(sheet(), f.state, 0).openSide(3));
        QVERIFY(Sight(sheet(), f.state, 0).openSide(0));
        Ground g("300");
        g.put(1, "HI", 7, 6, 1);
        g.put(1, "HI", 7, 6, 2);
        QVERIFY(!Sight(sheet(), g.state, 0).openSide(0));
    }

    void hands() // HOP-030, HOP-031, HOP-311, HOP-312, HOP-314, HOP-320
    {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const State state = dealt("carthage", "macedon", {{"variable_initiative", true}, {"extra_reserve", 3}}, seed);
            for (const SideState &side : state.sides) {
                QCOMPARE(int(side.handCount), 7);
                int units = 0, light = 0;
                for (int i = 0; i < 7; ++i) {
                    const Byte code = side.hand[static_cast<std::size_t>(i)];
                    if (code >= firstSpecial)
                        continue;
                    ++units;
                    const Unit &unit = side.units[code];
                    light += unit.missile != 0 && sheet().is(unit, skirmisher | lightClass | lightCavalry);
                }
                QVERIFY(units >= 4);
                QVERIFY(light >= 2);
            }
            QCOMPARE(int(state.sides[0].deckCount), 26 + 9 + 1 + 1 + 3 - 7);
            QCOMPARE(int(state.first), int(state.opener));
            QCOMPARE(int(state.active), int(state.first));
            QVERIFY(state.periodLeft >= 3 && state.periodLeft <= 5);
            QCOMPARE(int(state.round), 1);
        }
    }

    void ground() // HOP-313, HOP-406, HOP-407
    {
        const auto columnsOf = [](const State &state, const char *kind) {
            std::string text;
            for (const SideState &side : state.sides) {
                for (int column = 0; column < 9; ++column)
                    if (side.ground[static_cast<std::size_t>(column)] == sheet().terrainOf(kind))
                        text += std::to_string(column + 1);
                text += "|";
            }
            return text;
        };
        std::set<std::string> rivers, woods, gorges;
        std::size_t least = 99, most = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            rivers.insert(columnsOf(dealt("greeks", "persia", {{"ground_river", true}}, seed), "river"));
            woods.insert(columnsOf(dealt("greeks", "persia", {{"ground_woods", true}}, seed), "woods"));
            gorges.insert(columnsOf(dealt("greeks", "persia", {{"ground_gorge", true}}, seed), "cliff"));
            const std::string marsh = columnsOf(dealt("greeks", "persia", {{"ground_marsh", true}}, seed), "marsh");
            least = std::min(least, marsh.size() / 2 - 1);
            most = std::max(most, marsh.size() / 2 - 1);
        }
        QCOMPARE(rivers, (std::set<std::string>{"1|1|", "9|9|"}));
        QCOMPARE(woods, (std::set<std::string>{"123|123|", "789|789|"}));
        QCOMPARE(gorges, (std::set<std::string>{"19|19|", "1289|1289|"}));
        QCOMPARE(least, std::size_t(2));
        QCOMPARE(most, std::size_t(4));
        // An army's own ground is always there and never replaced; side B counts its areas from the other end.
        const State camp = dealt("late-rome", "germans", {{"ground_gorge", true}}, 1);
        QVERIFY(columnsOf(camp, "camp") == "456||");
        QCOMPARE(columnsOf(camp, "slope"), std::string("|46|"));
    }

    void habits() // HOP-427, HOP-450, HOP-912
    {
        Ground f;
        f.state.phase = Phase::play;
        for (std::size_t i = 0; i < sheet().habits.size(); ++i)
            if (sheet().habits[i].id == "react_light" || sheet().habits[i].id == "withdraw_light")
                f.side(1).habits = static_cast<Byte>(f.side(1).habits | 1u << i);
        const int hi = f.hand(0, "HI", 7, 6), li = f.put(1, "LI", 5, 4, 5, "J"), lc = f.put(1, "LC", 5, 4, 6, "J");
        f.act(make(Deed::play, hi, 4), {9}); // the light infantry fires unasked, the light cavalry is asked
        QCOMPARE(f.state.prompt, Prompt::react);
        f.act(make(Deed::react, lc, 0));
        f.state.active = 0;
        f.state.phase = Phase::shock;
        f.unit(0, hi).manoeuvre = 0;
        f.with({0}, [&](Play &play) { declare(play, Ground::attackAct({hi}, {li})); });
        QVERIFY(f.unit(1, li).has(withdrew));
        QCOMPARE(f.state.prompt, Prompt::none);
    }

    void told() // HOP-343, HOP-904: what the rule set says of itself and of a battle
    {
        const Hoplites rules{FigureFolder(figuresFolder())};
        QCOMPARE(rules.kind(), std::string("app"));
        QCOMPARE(rules.armies().size(), std::size_t(26));
        QVERIFY(rules.catalogue().at("types").size() == sheet().types.size());
        const Json start = rules.start(army("carthage"), army("greeks"), Json::object());
        QCOMPARE(rules.acts(start).size(), std::size_t(1));
        QVERIFY(rules.acts(start).front().next);
        const Json view = toJson(rules.view(start, "a"));
        QVERIFY(view.at("sides").at(1).at("hand").is_null());
        QVERIFY(view.at("sides").at(0).at("hand").is_array());
        QCOMPARE(rules.ended(start), (Json{{"over", false}}));
        std::string transcript;
        const Json report =
            rules.playGames({{army("sparta"), army("persia-of-xerxes")}, {"random", "random"}, 1, 3, Json::object(), ""}, &transcript);
        QCOMPARE(report.at("games"), Json(1));
        QVERIFY(transcript.size() > 1000);
        for (const Json &page : rules.reference())
            QVERIFY(!page.at("rule").get<std::string>().empty() && !page.at("text").get<std::string>().empty());
        // Every refusal has its sentence (HOP-931).
        for (int why = 1; why < static_cast<int>(Why::count); ++why)
            QVERIFY2(sentenceOf(sheet(), static_cast<Why>(why)).rfind("refused:", 0) != 0, nameOf(static_cast<Why>(why)));
    }
};

OPTIO_TEST(HoplitesStartTest)

} // namespace hoplites_start_test

#include "hoplites_start_test.moc"
