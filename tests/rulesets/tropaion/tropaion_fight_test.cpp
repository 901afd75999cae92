// SPDX-License-Identifier: GPL-3.0-or-later
// Combats of a game: the three acts, Valour and its refusals, formations and engagements afterwards (TRO-020 to TRO-023, TRO-042, TRO-050
// to TRO-053, TRO-102, TRO-107 to TRO-119).
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace tropaion_fight_test {

using namespace tropaiontest;

class TropaionFightTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valourOnRollAndResult() // E-07, TRO-051 to TRO-053
    {
        Field field;
        field.unit("a1", "HI")
            .unit("a2", "HI")
            .unit("b1", "MI")
            .form({{"a1"}, {"a2"}})
            .contact("a1", "b1", 0)
            .at("fight")
            .points("a", 3, 0, 0);
        TROPAION_TEXT(field.asks("fight", pair("a1", "b1")), ""); // its neighbour supports it, the other is alone
        field.act("fight", pair("a1", "b1"), {3, 6});
        TROPAION_TEXT(field.asks("combat-result", pair("a1", "b1")), "cb.valour");
        field.act("combat-result", pair("a1", "b1", R"("cb.valour":1)"), {3});
        TROPAION_TEXT(field.asks("settle", pair("a1", "b1")), "res.valour res.room");
        const Ruling settled = field.act("settle", pair("a1", "b1", R"("res.valour":1)"));
        TROPAION_TEXT(fateIn(settled, "b"), "pushedDisrupted");
        QCOMPARE(field.of("b1").disruption, 1);
        QCOMPARE(field.of("b1").displaced, 1);
        QVERIFY(!field.state().engaged("a1"));
        QCOMPARE(field.left("a", Virtue::valour), 1);
    }

    void whatValourWouldChange() // TRO-053, TRO-146: shown before it is spent, for the roll and for the result
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "MI").contact("a1", "b1").at("fight").points("a", 3, 0, 0);
        const auto change = [&](const char *resolver, const char *question, int points) {
            const Resolver &asked = rules().resolver(resolver);
            const Json input = asked.complete(&field.json, pair("a1", "b1"));
            for (const Effect &effect : effectsOf(asked, &field.json, input))
                if (effect.question == question && effect.value == points)
                    return effect.changes;
            throw Error("no such answer");
        };
        field.act("fight", pair("a1", "b1"), {2, 5});
        QVERIFY(!change("combat-result", "cb.valour", 1)); // 4 against 5: behind as before
        QVERIFY(change("combat-result", "cb.valour", 3));
        field.act("combat-result", pair("a1", "b1", R"("cb.valour":3)"), {3});
        field.points("a", 3, 0, 0);
        QVERIFY(change("settle", "res.valour", 1)); // 4: disrupted besides
        QVERIFY(change("settle", "res.valour", 3)); // 6: broken
        const Resolver &settle = rules().resolver("settle");
        const Json input = settle.complete(&field.json, pair("a1", "b1", R"("res.valour":3)"));
        const auto ready = settle.prepare(&field.json, input);
        const Distribution odds = oddsOf(*ready);
        QCOMPARE(odds.shares.size(), std::size_t(1));
        TROPAION_TEXT(ready->outcome(odds.shares.front().outcome).label, "b1 broken");
    }

    void pointsNeverTwiceNorInTheEnemysTurn() // E-01, TRO-050, TRO-182, TRO-183
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI").contact("a1", "b1").at("fight").points("a", 2, 0, 0).points("b", 6, 6, 6);
        field.act("fight", pair("a1", "b1"), {1, 3});
        // A count that cannot be paid is refused, and changes nothing.
        QVERIFY(tells(field.refused("combat-result", pair("a1", "b1", R"("cb.valour":3)"), {2}), "TRO-183"));
        QVERIFY(!tells(field.refused("combat-result", pair("a1", "b1", R"("cb.valour":3)"), {2}), "2"));
        QCOMPARE(field.left("a", Virtue::valour), 2);
        field.act("combat-result", pair("a1", "b1", R"("cb.valour":2)"));
        QCOMPARE(field.left("a", Virtue::valour), 0);
        QCOMPARE(field.left("b", Virtue::valour), 6);
        // The tie it was brought to has ended the combat; there is nothing to be spent on any more.
        QVERIFY(tells(field.refused("combat-result", pair("a1", "b1", R"("cb.valour":1)"), {2}), "TRO-101"));
        QVERIFY(field.state().engaged("a1"));
    }

    void theOtherPlayerNeverSpends() // E-01, E-18: the winner who is not active adds nothing
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI").contact("a1", "b1").at("fight").points("a", 6, 6, 6).points("b", 6, 6, 6);
        field.act("fight", pair("a1", "b1"), {1, 6});
        const Ruling ruling = field.act("combat-result", pair("a1", "b1"), {2});
        QCOMPARE(ruling.followUps.size(), std::size_t(1));
        TROPAION_TEXT(field.asks("settle", pair("a1", "b1")), "res.room");
        QVERIFY(tells(field.refused("settle", pair("a1", "b1", R"("res.valour":1)")), "TRO-182"));
        field.act("settle", pair("a1", "b1"));
        QCOMPARE(field.left("b", Virtue::valour), 6);
        QCOMPARE(field.of("a1").displaced, 1);
        TROPAION_TEXT(rules().resolver("fight").refusal(field.at("fight", "b").json, pair("b1", "a1")),
                      "b1 and a1 are not in contact (TRO-101)");
    }

    void openPointsTellHowManyAreLeft() // TRO-031
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI").contact("a1", "b1").at("fight").points("a", 2, 0, 0).change([](State &state) {
            state.settings.openPoints = true;
        });
        field.act("fight", pair("a1", "b1"), {1, 3});
        QVERIFY(tells(field.refused("combat-result", pair("a1", "b1", R"("cb.valour":3)"), {2}), "You have 2 Valour left"));
    }

    void supportIsLostInTheMiddleOfAPhase() // E-09, TRO-119, TRO-118
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3", "a4"})
            field.unit(id, "MI");
        field.unit("b1", "HI").unit("b2", "HI").form({{"a1", "a3"}, {"a2", "a4"}}).form({{"b1"}, {"b2"}});
        field.contact("a1", "b1", 0).contact("a2", "b2", 0).at("fight");
        field.change([](State &state) {
            for (auto &[id, engagement] : state.engagements)
                engagement.breakLines = engagement.shieldwall = true;
        });
        Ruling ruling = field.act("fight", pair("a1", "b1"), {3, 3});
        TROPAION_TEXT(linesIn(ruling, "a"), "charge+2 support+1");
        TROPAION_TEXT(linesIn(ruling, "b"), "support+1");
        field.act("combat-result", pair("a1", "b1"), {2});
        field.act("settle", pair("a1", "b1"));
        QCOMPARE(field.of("b1").displaced, 1);
        TROPAION_TEXT(field.asks("fight", pair("a2", "b2")), "cb.support_b"); // its neighbour has gone back
        ruling = field.act("fight", pair("a2", "b2"), {2, 4});
        QCOMPARE(totalIn(ruling, "a"), 5);
        QCOMPARE(totalIn(ruling, "b"), 5);
        // Without Valour a tie ends the combat at once; both have fought and stay in contact.
        QVERIFY(field.state().fight.engagement.empty());
        QVERIFY(field.state().engaged("a2"));
        QVERIFY(tells(field.refused("fight", pair("a2", "b2"), {1, 1}), "TRO-042"));
        field.change([](State &state) { rereadFormations(state, true); });
        QVERIFY(field.state().formationOf("b1") == nullptr);
        QVERIFY(field.state().formationOf("b2") == nullptr);
        QVERIFY(field.state().formationOf("a1") != nullptr);
    }

    void flankedAndFreedAgain() // E-11, TRO-022, TRO-112
    {
        for (const bool flankFirst : {true, false}) {
            Field field;
            field.unit("a1", "HI")
                .unit("a2", "MC")
                .unit("b1", "HI")
                .unit("b2", "HI")
                .form({{"b1"}, {"b2"}})
                .at("fight")
                .points("a", 1, 0, 0);
            field.contact("a1", "b1").contact("a2", "b1", 0, Aspect::flank);
            if (flankFirst) {
                field.act("fight", pair("a2", "b1"), {3, 4});
                field.act("combat-result", pair("a2", "b1", R"("cb.valour":1)"), {1});
                QCOMPARE(field.of("b1").disruption, 1);
                QVERIFY(field.state().engaged("a1"));
                const Ruling ruling = field.act("fight", pair("a1", "b1"), {4, 3});
                TROPAION_TEXT(linesIn(ruling, "b"), "disrupted-1 support+1");
                field.act("combat-result", pair("a1", "b1"), {3});
                QVERIFY(field.of("b1").status == Status::lost);
                QVERIFY(field.state().engagements.empty()); // TRO-111
            } else {
                field.act("fight", pair("a1", "b1"), {2, 3});
                field.act("combat-result", pair("a1", "b1"), {2});
                field.act("settle", pair("a1", "b1"));
                field.act("fight", pair("a2", "b1"), {5, 4});
                field.act("combat-result", pair("a2", "b1"), {1});
                field.act("settle", pair("a2", "b1"));
                QCOMPARE(field.of("b1").displaced, 1);
                QCOMPARE(field.of("b1").disruption, 0);
            }
        }
    }

    void pikesIntoAMarsh() // E-21, TRO-115
    {
        for (const int before : {0, 1}) {
            Field field;
            field.unit("a1", "HI").unit("b1", "PK").contact("a1", "b1").at("fight").change([before](State &state) {
                state.hasDifficult = true;
                state.unit("b1").disruption = before;
            });
            field.act("fight", pair("a1", "b1"), {6, 1});
            field.act("combat-result", pair("a1", "b1"), {before == 0 ? 4 : 2});
            TROPAION_TEXT(field.asks("settle", pair("a1", "b1")), "res.room res.pikes");
            field.act("settle", pair("a1", "b1", R"("res.pikes":true)"));
            QVERIFY((field.of("b1").status == Status::lost) == (before == 1));
            QCOMPARE(field.of("b1").disruption, before == 0 ? 2 : 1);
        }
    }

    void nothingIsAskedThatChangesNothing() // TRO-144
    {
        // A disrupted unit is broken by a 4 whatever room there is: no further act is needed.
        Field field;
        field.unit("a1", "HI").unit("b1", "MI").contact("a1", "b1").at("fight").change([](State &state) {
            state.unit("b1").disruption = 1;
        });
        field.act("fight", pair("a1", "b1"), {6, 1});
        const Ruling ruling = field.act("combat-result", pair("a1", "b1"), {4});
        QVERIFY(ruling.followUps.empty());
        QVERIFY(field.of("b1").status == Status::lost);
    }

    void archersGoBackWithThem() // TRO-114
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI").unit("b2", "MI bows supporting").contact("a1", "b1").at("fight");
        field.act("fight", pair("a1", "b1"), {6, 1});
        field.act("combat-result", pair("a1", "b1"), {1});
        TROPAION_TEXT(field.asks("settle", pair("a1", "b1")), "res.room res.archers");
        const Ruling ruling = field.act("settle", pair("a1", "b1", R"("res.archers":"b2")"));
        QCOMPARE(field.of("b2").displaced, 1);
        TROPAION_TEXT(ruling.outcome.front().instruction, "Move b1 and b2 straight back 1 MU.");
    }

    void columnsHold() // TRO-107
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "MI").unit("b2", "MI").form({{"b1", "b2"}}).contact("a1", "b1").at("fight");
        field.act("fight", pair("a1", "b1"), {6, 1});
        const Ruling ruling = field.act("combat-result", pair("a1", "b1"), {1});
        TROPAION_TEXT(fateIn(ruling, "b"), "disrupted");
        QVERIFY(tells(ruling.sentence, "a comrade stands behind"));
    }

    void gapsAndCuts() // TRO-117, TRO-118
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3", "a4", "a5"})
            field.unit(id, "MI");
        field.form({{"a1", "a4"}, {"a2", "a5"}, {"a3"}});
        field.change([](State &state) { loseUnit(state, "a1"); });
        // The file keeps its gap, and who stands behind it is not massed.
        State state = field.state();
        QVERIFY(state.formationOf("a4") == state.formationOf("a2"));
        QVERIFY(!massed(state, "a4"));
        QVERIFY(massed(state, "a2"));
        QVERIFY(!massed(state, "a3")); // TRO-023: nobody behind it
        // With the end of its owner's move the gap is closed for good.
        rereadFormations(state, false, "a");
        QVERIFY(state.formationOf("a4") == nullptr);
        QVERIFY(state.formationOf("a2") == state.formationOf("a3"));
        // Nobody behind: the line is cut.
        Field line;
        for (const char *id : {"a1", "a2", "a3", "a4", "a5"})
            line.unit(id, "HI");
        line.form({{"a1"}, {"a2"}, {"a3"}, {"a4"}, {"a5"}}).change([](State &now) { loseUnit(now, "a3"); });
        const State after = line.state();
        QCOMPARE(after.formations.size(), std::size_t(2));
        QVERIFY(after.formationOf("a1") == after.formationOf("a2"));
        QVERIFY(after.formationOf("a4") == after.formationOf("a5"));
        QVERIFY(after.formationOf("a1") != after.formationOf("a4"));
    }

    void illegalFormations_data() // TRO-116, TRO-191
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("files");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<bool>("legal");
        QTest::newRow("light infantry in line") << "LI" << 2 << 1 << true;
        QTest::newRow("light infantry in column") << "LI" << 1 << 2 << false;
        QTest::newRow("light cavalry in mass") << "LC" << 2 << 2 << false;
        QTest::newRow("pikes in column") << "PK" << 1 << 3 << true;
        QTest::newRow("pikes in mass") << "PK" << 2 << 2 << false;
        QTest::newRow("maniples in mass") << "MA" << 2 << 2 << false;
        QTest::newRow("warband in mass") << "WB" << 2 << 2 << true;
        QTest::newRow("heavy infantry three deep") << "HI" << 2 << 3 << false;
        QTest::newRow("elephants") << "EL" << 2 << 1 << false;
        QTest::newRow("supporting archers in mass") << "MI bows supporting" << 2 << 2 << false;
        QTest::newRow("supporting archers in line") << "MI bows supporting" << 2 << 1 << true;
        QTest::newRow("a single unit") << "HI" << 1 << 1 << false;
    }

    void illegalFormations()
    {
        QFETCH(QString, type);
        QFETCH(int, files);
        QFETCH(int, ranks);
        QFETCH(bool, legal);
        Field field;
        std::vector<std::vector<std::string>> wanted(static_cast<std::size_t>(files));
        for (int i = 0; i < files * ranks; ++i) {
            const std::string id = "a" + std::to_string(i + 1);
            field.unit(id, type.toStdString());
            wanted[static_cast<std::size_t>(i / ranks)].push_back(id);
        }
        bool formed = true;
        try {
            field.form(wanted);
        } catch (const Error &error) {
            formed = false;
            QVERIFY(tells(error.what(), "TRO-191"));
        }
        QCOMPARE(formed, legal);
    }

    void whoFights() // TRO-040, TRO-042, TRO-197
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI").contact("a1", "b1").at("shoot");
        QVERIFY(tells(field.refused("fight", pair("a1", "b1"), {1, 1}), "TRO-040"));
        field.at("fight", "b");
        QVERIFY(tells(field.refused("fight", pair("a1", "b1"), {1, 1}), "TRO-040"));
        QVERIFY(tells(field.refused("fight", pair("b1", "a9"), {1, 1}), "no unit"));
        QCOMPARE(rules().resolver("fight").candidates(field.json, {"a", "", "active"}, Json::object()).size(), std::size_t(1));
        field.act("fight", pair("b1", "a1"), {1, 1});
        QVERIFY(rules().resolver("fight").candidates(field.json, {"a", "", "active"}, Json::object()).empty());
        field.change([](State &state) { loseUnit(state, "a1"); });
        QVERIFY(tells(field.refused("fight", pair("b1", "a1"), {1, 1}), "TRO-197"));
    }
};

OPTIO_TEST(TropaionFightTest)

} // namespace tropaion_fight_test

#include "tropaion_fight_test.moc"
