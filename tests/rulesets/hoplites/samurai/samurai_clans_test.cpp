// SPDX-License-Identifier: GPL-3.0-or-later
// Samurai: clans that act (SAM-30 to SAM-38), with the worked examples M08 to M10.
#include "rulesets/hoplites/page/board.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/players/players.h"
#include "rulesets/hoplites/samurai/clans.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <bit>

namespace samurai_clans_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

/// A field on which side A has clans, of which V may act.
struct Clans : Ground {
    explicit Clans(int value) : Ground("samurai")
    {
        side(0).clans = static_cast<Byte>(value);
        names.clans[0] = {"Baba", "Naito", "Sanada", "Takeda", "Yamagata"};
        hand(0, "AS", 5, 5); // so that the turn does not end by itself
    }
    int of(const std::string &clan, int index)
    {
        const auto &all = names.clans[0];
        unit(0, index).own = static_cast<Byte>(std::find(all.begin(), all.end(), clan) - all.begin() + 1);
        return index;
    }
    std::string acting()
    {
        std::string text;
        for (std::size_t i = 0; i < names.clans[0].size(); ++i)
            if ((side(0).acting >> i & 1) != 0)
                text += (text.empty() ? "" : " ") + names.clans[0][i];
        return text;
    }
    std::string refusal(const Act &act) const { return refusalOf(sheet(), state, act, names, why(act)); }
};

} // namespace

class SamuraiClansTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyUnit() // SAM-30, SAM-31, SAM-70
    {
        const Army takeda = armyFrom(sheet(), army("takeda-1572")), uesugi = armyFrom(sheet(), army("uesugi-1561"));
        const State state = startState(sheet(), takeda, uesugi, options());
        Names names = namesFor(takeda, uesugi);
        QCOMPARE(names.clans[0], (std::vector<std::string>{"Takeda", "Yamagata", "Baba", "Naito", "Sanada", "Oyamada"}));
        QCOMPARE(int(state.sides[0].clans), 3);
        QCOMPARE(int(state.sides[1].clans), 2);
        std::size_t index = 0;
        for (const UnitRow &row : takeda.units)
            for (int i = 0; i < row.count; ++i)
                QCOMPARE(names.clans[0].at(state.sides[0].units[index++].own - 1u), row.clan);
        // It lives in the journal, and is shown on the card with the number of its banner.
        for (auto &units : names.units)
            units.resize(mostUnits);
        const Json json = toJson(sheet(), state, names);
        const State again = stateFromJson(sheet(), json);
        QCOMPARE(int(again.sides[0].units[4].own), int(state.sides[0].units[4].own));
        QCOMPARE(toJson(sheet(), again, namesFromJson(json)), json);
        const Json side = viewOf(sheet(), Battle{state, names}, "a").sides.at(0).board;
        QCOMPARE(side.at("clans").at("value"), Json(3));
        QCOMPARE(side.at("clans").at("list").at(2), Json({{"name", "Baba"}, {"banner", 2}, {"acting", false}}));
    }

    void acts() // SAM-32, SAM-33, M08, SAM-34
    {
        Clans f(2);
        const int spears = f.of("Baba", f.hand(0, "AS", 6, 6)), guns = f.of("Takeda", f.put(0, "TP", 5, 4, 5, "T")),
                  bows = f.of("Naito", f.put(0, "YU", 5, 4, 4, "B")), horse = f.of("Sanada", f.put(0, "KB", 6, 4, 6));
        f.of("Sanada", f.put(0, "TP", 5, 4, 3, "T"));
        const int enemy = f.put(1, "AS", 6, 6, 5), across = f.put(1, "AS", 6, 6, 6);
        f.state.phase = Phase::play;
        f.act(make(Deed::play, spears, 4));        // the enemy has nobody to fire
        QCOMPARE(f.acting(), std::string("Baba")); // of the two only the clan that comes in
        QCOMPARE(f.unit(0, guns).place, Place::second);
        f.state.phase = Phase::missile;
        f.act(make(Deed::shoot, bows, enemy), {9});
        QCOMPARE(f.acting(), std::string("Baba Naito"));
        f.state.phase = Phase::shock;
        const Act attack = Ground::attackAct({horse}, {across});
        QCOMPARE(f.why(attack), Why::period);
        QCOMPARE(f.refusal(attack), std::string("Clan limit reached: only Baba and Naito may act this turn (SAM-37)"));
        // In the enemy's turn nobody asks for clans.
        f.state.active = 1;
        f.state.phase = Phase::play;
        const int rider = f.hand(1, "KB", 6, 4);
        f.act(make(Deed::play, rider, 3));
        QCOMPARE(f.state.prompt, Prompt::react);
        while (f.state.prompt == Prompt::react) {
            const int firer = unitAt(f.side(0), std::countr_zero(f.state.asking));
            QCOMPARE(f.why(make(Deed::react, firer, 1)), Why::ok);
            f.act(make(Deed::react, firer, 1), {8});
        }
        f.state.phase = Phase::shock;
        f.act(Ground::attackAct({enemy}, {spears}));
        QCOMPARE(f.acting(), std::string("Baba Naito")); // neither has changed the list
        // It is empty again when the own turn begins.
        f.state.active = 0;
        f.with({}, [&](Play &play) { beginTurn(play, 1); });
        QCOMPARE(f.acting(), std::string("Baba Naito"));
        f.with({}, [&](Play &play) { beginTurn(play, 0); });
        QCOMPARE(f.acting(), std::string());
    }

    void everyAct() // SAM-33
    {
        const auto acting = [](Phase phase, auto &&prepare, std::vector<int> faces) {
            Clans f(2);
            f.state.phase = phase;
            const Act act = prepare(f);
            f.act(act, std::move(faces));
            return f.acting();
        };
        QCOMPARE(acting(Phase::move, [](Clans &f) { return make(Deed::lateral, f.of("Naito", f.put(0, "KB", 6, 4, 5)), 5); }, {}),
                 std::string("Naito"));
        QCOMPARE(acting(Phase::move,
                        [](Clans &f) {
                            f.card(0, Card::cohesion);
                            return make(Deed::cohesion, f.of("Sanada", f.put(0, "AS", 6, 6, 5, "", 3)));
                        },
                        {}),
                 std::string("Sanada"));
        QCOMPARE(acting(Phase::missile,
                        [](Clans &f) {
                            f.card(0, Card::supply);
                            const int one = f.of("Baba", f.put(0, "TP", 6, 4, 4, "T")),
                                      other = f.of("Takeda", f.put(0, "YU", 6, 4, 5, "B"));
                            f.unit(0, one).set(noMissile);
                            f.unit(0, other).set(noMissile);
                            return make(Deed::supply, one, other);
                        },
                        {}),
                 std::string("Baba Takeda"));
        QCOMPARE(acting(Phase::shock,
                        [](Clans &f) {
                            f.put(1, "AS", 6, 6, 9);
                            return make(Deed::behind, f.of("Naito", f.put(0, "KB", 6, 4, 1)));
                        },
                        {9}),
                 std::string("Naito"));
        QCOMPARE(
            acting(Phase::rally, [](Clans &f) { return make(Deed::rallyLeader, f.of("Baba", f.second(0, "AS", 6, 6, false, 6))); }, {2, 3}),
            std::string("Baba"));
        QCOMPARE(acting(Phase::rally,
                        [](Clans &f) {
                            const int rider = f.of("Takeda", f.make(0, "KB", 6, 4));
                            f.unit(0, rider).place = Place::pursuit;
                            f.side(0).pursuing = 1;
                            return make(Deed::regroup, rider);
                        },
                        {1}),
                 std::string("Takeda"));
        // A failed flank attempt, of both attackers.
        Clans f(2);
        const int one = f.of("Baba", f.put(0, "KB", 6, 4, 3)), other = f.of("Naito", f.put(0, "AS", 6, 6, 4)),
                  enemy = f.put(1, "AS", 6, 6, 3);
        f.act(Ground::attackAct({one, other}, {enemy}, Flank::button), {9});
        QCOMPARE(f.acting(), std::string("Baba Naito"));
        QCOMPARE(int(f.state.attackCount), 0);
    }

    void notActs() // SAM-34, M10
    {
        Clans f(2);
        const int oda = f.of("Baba", f.second(0, "AS", 6, 6, false, 6)), maeda = f.of("Sanada", f.second(0, "AS", 6, 6, false, 6)),
                  calm = f.of("Sanada", f.second(0, "AS", 6, 6, true, 2)), inHand = f.of("Takeda", f.hand(0, "AS", 6, 6));
        f.side(0).acting = 3; // Baba, Naito
        f.card(0, Card::rally);
        f.card(0, Card::cohesion);
        f.card(0, Card::own);
        f.state.phase = Phase::rally;
        QCOMPARE(f.why(make(Deed::rallyCard, maeda)), Why::period);
        QVERIFY(holds(f.side(0), Card::rally)); // the card is kept
        QCOMPARE(f.why(make(Deed::rallyLeader, oda)), Why::ok);
        QCOMPARE(f.why(make(Deed::card)), Why::ok);
        f.state.phase = Phase::draw;
        for (const Act &act : {make(Deed::drawSecond, calm), make(Deed::cohesion, calm), make(Deed::discard, inHand)})
            QCOMPARE(f.why(act), Why::ok);
        f.act(make(Deed::cohesion, calm));
        QCOMPARE(int(f.side(0).acting), 3);
    }

    void pending() // SAM-35, M09: what is designated counts, and is given back when it is not done
    {
        Clans f(2);
        const int yamagata = f.of("Yamagata", f.put(0, "KB", 7, 5, 2)), naito = f.of("Naito", f.put(0, "KB", 6, 5, 1)),
                  enemy = f.put(1, "AS", 6, 6, 1);
        f.side(0).acting = 1; // Baba
        QCOMPARE(f.why(Ground::attackAct({yamagata, naito}, {enemy})), Why::period);
        QCOMPARE(f.refusal(Ground::attackAct({yamagata, naito}, {enemy})),
                 std::string("Clan limit reached: only Baba and 1 clan more may act this turn (SAM-37)"));
        QCOMPARE(f.why(Ground::attackAct({yamagata}, {enemy})), Why::ok); // looked at, and taken back
        QCOMPARE(f.acting(), std::string("Baba"));
        f.act(Ground::attackAct({naito}, {enemy}, Flank::button), {9});
        QCOMPARE(f.acting(), std::string("Baba Naito"));
        QCOMPARE(f.state.phase, Phase::draw); // nobody else may attack, so the phases have passed
        f.state.phase = Phase::shock;
        QCOMPARE(f.why(Ground::attackAct({yamagata}, {enemy})), Why::period);
    }

    void lapsed() // SAM-36
    {
        Clans f(2);
        const int spears = f.of("Naito", f.put(0, "AS", 6, 6, 5)), guns = f.put(1, "TP", 6, 4, 5, "T");
        const Json before = toJson(sheet(), f.state, f.names);
        f.act(Ground::attackAct({spears}, {guns}));
        QCOMPARE(f.acting(), std::string("Naito")); // before the answer
        f.act(make(Deed::withdraw, guns, 1), {3});
        QCOMPARE(int(f.state.attackCount), 0);
        QCOMPARE(f.acting(), std::string("Naito"));
        // Undo gives it back with the act.
        Json after = toJson(sheet(), f.state, f.names);
        optio::apply(after, inverse(changesBetween(before, after)));
        QCOMPARE(after, before);
    }

    void shown() // SAM-35, SAM-37: cards of clans that may not act are dimmed and locked
    {
        Clans f(1);
        f.names.leader = {"X", "Y"};
        const int naito = f.of("Naito", f.put(0, "KB", 6, 5, 1)), sanada = f.of("Sanada", f.put(0, "KB", 6, 5, 5));
        f.side(0).acting = 2; // Naito
        const View view = viewOf(sheet(), Battle{f.state, f.names}, "a");
        const auto clan = [&](int index) {
            const auto &field = view.sides.at(0).groups.at(0).units;
            return std::find_if(field.begin(), field.end(), [&](const UnitView &one) { return one.id == unitId(0, index); })
                ->board.at("clan");
        };
        QCOMPARE(clan(naito), Json({{"name", "Naito"}, {"banner", 1}, {"acting", true}, {"locked", false}}));
        QCOMPARE(clan(sanada), Json({{"name", "Sanada"}, {"banner", 2}, {"acting", false}, {"locked", true}}));
        QCOMPARE(view.sides.at(0).board.at("clans").at("acting"), Json(1));
        // HOP-041: under Fog of War nobody reads from the banners who came up unseen.
        QCOMPARE(int(viewOf(f.state, 1).sides[0].acting), 2);
        f.state.preferences = fogOfWar;
        QCOMPARE(int(viewOf(f.state, 1).sides[0].acting), 0);
        QCOMPARE(int(viewOf(f.state, 0).sides[0].acting), 2);
    }

    void computer() // SAM-38: what it may choose from keeps to the limit, and to nothing less
    {
        const Army takeda = armyFrom(sheet(), army("takeda-1572")), azai = armyFrom(sheet(), army("azai-and-asakura-1570"));
        int full = 0;
        for (int seed = 1; seed <= 2; ++seed) {
            State state = startState(sheet(), takeda, azai, options());
            Pcg random(static_cast<std::uint64_t>(seed));
            PlayoutDice numbers(static_cast<std::uint64_t>(seed));
            Dice dice(numbers);
            ActList list;
            const Player &player = playerOf(seed % 2 == 0 ? "greedy" : "random");
            for (int acts = 0; !state.over() && acts < 600; ++acts) {
                const int side = state.toAct();
                actions(sheet(), state, side, list);
                for (const Act &act : list)
                    QCOMPARE(whyNot(sheet(), state, act, side), Why::ok);
                const State view = optio::hoplites::viewOf(state, side);
                ActList seen;
                actions(sheet(), view, side, seen);
                apply(sheet(), state, player.choose(sheet(), view, side, seen, random), dice);
                for (const SideState &one : state.sides) {
                    QVERIFY(std::popcount(static_cast<unsigned>(one.acting)) <= one.clans);
                    full += std::popcount(static_cast<unsigned>(one.acting)) == one.clans;
                }
            }
        }
        QVERIFY(full > 100);
    }
};

OPTIO_TEST(SamuraiClansTest)

} // namespace samurai_clans_test

#include "samurai_clans_test.moc"
