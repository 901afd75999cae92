// SPDX-License-Identifier: GPL-3.0-or-later
// Shots and the shots that answer them (TRO-085 to TRO-100, TRO-147, TRO-189).
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace tropaion_shooting_test {

using namespace tropaiontest;

namespace {

/// Cases out of 216 for nothing, driven back, disrupted, broken.
std::string chances(const Field &field, const Json &input)
{
    const Resolver &shoot = rules().resolver("shoot");
    const Distribution odds = oddsOf(*shoot.prepare(&field.json, shoot.complete(&field.json, input)));
    std::string text;
    for (const std::uint64_t key : {0, 1, 2, 3})
        text += (text.empty() ? "" : " ") + toDecimal(odds.weight(key) * 36 / odds.of);
    return text;
}

} // namespace

class TropaionShootingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exchangeOfShots() // E-14, TRO-089, TRO-090, TRO-092
    {
        Field field;
        field.unit("a1", "LI javelins").unit("b1", "LI bows").at("shoot");
        const Ruling shot = field.act("shoot", pair("a1", "b1", R"("sh.range":"2")"), {5, 5});
        TROPAION_TEXT(fateIn(shot, "b"), "pushed");
        QCOMPARE(field.of("b1").displaced, 1);
        QCOMPARE(field.state().reply.band, 3);
        QCOMPARE(shot.followUps.size(), std::size_t(1));
        const Ruling back = field.act("fire-back", pair("b1", "a1"), {6, 4});
        TROPAION_TEXT(fateIn(back, "a"), "none");
        // Return fire is not returned, and is made once.
        QVERIFY(back.followUps.empty());
        QVERIFY(tells(field.refused("fire-back", pair("b1", "a1"), {1}), "TRO-089"));
    }

    void theAnswerComesBeforeTheNextShot() // TRO-089, TRO-153: its owner says whether it fires back
    {
        Field field;
        field.unit("a1", "LI bows").unit("a2", "LI bows").unit("b1", "LI bows").unit("b2", "MI").at("shoot");
        field.act("shoot", pair("a1", "b1"), {1});
        QVERIFY(tells(field.refused("shoot", pair("a2", "b2"), {1}), "whether b1 fires back (TRO-089)"));
        QVERIFY(tells(field.refused("end-phase", only()), "b1 may still fire back"));
        const Json view = toJson(rules().view(field.json, ""));
        TROPAION_TEXT(view.at("now").dump(), R"(["fire-back"])");
        // Whose bows are about to shoot is clear, and so whose card it is (TRO-131).
        field.change([](State &state) {
            state.settings.generalship = true;
            state.side("a").hand = {"darken_skies"};
        });
        QVERIFY(tells(field.refused("card", {{"side", "a"}, {"answers", Json::object()}}), "TRO-195"));
        const Json no = pair("b1", "a1", R"("sh.return":false)");
        TROPAION_TEXT(field.asks("fire-back", no), "sh.return");
        QVERIFY(rules().resolver("fire-back").form(&field.json, no).dice.empty());
        TROPAION_TEXT(field.act("fire-back", no).sentence, "b1 does not fire back.");
        QVERIFY(tells(field.refused("fire-back", pair("b1", "a1"), {1}), "TRO-089"));
        TROPAION_TEXT(field.refused("card", {{"side", "a"}, {"answers", Json::object()}}), "");
        field.act("shoot", pair("a2", "b1"), {1});
        // One who is gone answers nobody.
        field.act("set-unit", one("b1", R"("co.where":"lost")"));
        TROPAION_TEXT(field.refused("end-phase", only()), "");
    }

    void outOfRangeAfterBeingDrivenBack() // E-14, TRO-090
    {
        Field field;
        field.unit("a1", "LI javelins").unit("b1", "LI javelins").at("shoot");
        QVERIFY(field.act("shoot", pair("a1", "b1", R"("sh.range":"2")"), {5, 5}).followUps.empty());
        QVERIFY(field.state().reply.shooter.empty());
    }

    void heavilyArmoured() // E-15, TRO-094
    {
        Field field;
        field.unit("a1", "LI bows").unit("a2", "LI bows").unit("b1", "HC armoured").at("shoot");
        const Ruling first = field.act("shoot", pair("a1", "b1"), {6, 5});
        TROPAION_TEXT(fateIn(first, "b"), "none");
        QVERIFY(tells(first.sentence, "armoured"));
        QCOMPARE(field.of("b1").displaced, 0);
        field.act("shoot", pair("a2", "b1"), {5, 6});
        QCOMPARE(field.of("b1").disruption, 1);
    }

    void theyCannotGoBack() // TRO-095, TRO-107
    {
        Field field;
        field.unit("a1", "LI bows").unit("a2", "LI bows").unit("b1", "EL").unit("b2", "MI").at("shoot");
        TROPAION_TEXT(field.asks("shoot", pair("a1", "b1")), "sh.range sh.clear");
        TROPAION_TEXT(fateIn(field.act("shoot", pair("a1", "b1"), {5, 5}), "b"), "none");
        TROPAION_TEXT(field.asks("shoot", pair("a2", "b2")), "sh.range sh.clear res.room");
        TROPAION_TEXT(fateIn(field.act("shoot", pair("a2", "b2", R"("res.room":false)"), {5, 5}), "b"), "none");
    }

    void lostToAShot() // TRO-093, TRO-098
    {
        Field field;
        field.unit("a1", "LI bows").unit("b1", "LI bows").at("shoot").change([](State &state) { state.unit("b1").disruption = 1; });
        QVERIFY(field.act("shoot", pair("a1", "b1", R"("sh.range":"1")"), {5, 6}).followUps.empty());
        QVERIFY(field.of("b1").status == Status::lost);
    }

    void misses() // TRO-099: no second die
    {
        Field field;
        field.unit("a1", "LI bows").unit("b1", "MI").at("shoot");
        QVERIFY(tells(field.act("shoot", pair("a1", "b1"), {4}).sentence, "misses"));
        QVERIFY(field.of("a1").shot);
    }

    void odds_data() // TRO-147
    {
        QTest::addColumn<bool>("twoRoll");
        QTest::addColumn<bool>("darkened");
        QTest::addColumn<QString>("counts");
        QTest::newRow("twoRoll") << true << false << "32 2 2 0";
        QTest::newRow("twoRoll, Darken the Skies TRO-131") << true << true << "24 6 6 0";
        QTest::newRow("oneRoll TRO-100") << false << false << "24 6 6 0";
        QTest::newRow("oneRoll, Darken the Skies") << false << true << "0 18 18 0";
    }

    void odds()
    {
        QFETCH(bool, twoRoll);
        QFETCH(bool, darkened);
        QFETCH(QString, counts);
        Field field;
        field.unit("a1", "LI bows").unit("b1", "MI").at("shoot").change([&](State &state) {
            state.settings.twoRoll = twoRoll;
            state.darken = darkened ? "a" : "";
        });
        TROPAION_TEXT(chances(field, pair("a1", "b1")), counts.toStdString());
        if (!twoRoll && darkened) {
            TROPAION_TEXT(fateIn(field.act("shoot", pair("a1", "b1"), {3}), "b"), "pushed");
            QVERIFY(field.state().darken.empty());
        }
    }

    void pikesDrivenIntoDifficultTerrain() // TRO-096, TRO-115
    {
        Field field;
        field.unit("a1", "LI bows").unit("b1", "PK").at("shoot").change([](State &state) { state.hasDifficult = true; });
        TROPAION_TEXT(field.asks("shoot", pair("a1", "b1")), "sh.range sh.clear res.room res.pikes");
        field.act("shoot", pair("a1", "b1", R"("res.pikes":true)"), {5, 5});
        QCOMPARE(field.of("b1").disruption, 1);
        QCOMPARE(field.of("b1").displaced, 1);
    }

    void refusals() // TRO-085, TRO-086, TRO-087, TRO-189
    {
        Field field;
        field.unit("a1", "LI javelins")
            .unit("a2", "HI")
            .unit("a3", "LI bows")
            .unit("b1", "MI")
            .unit("b2", "HI")
            .contact("a3", "b2")
            .at("shoot");
        QVERIFY(tells(field.refused("shoot", pair("a2", "b1"), {1}), "nothing to shoot with"));
        QVERIFY(tells(field.refused("shoot", pair("a3", "b1"), {1}), "is in combat and does not shoot"));
        QVERIFY(tells(field.refused("shoot", pair("a1", "b2"), {1}), "is no target"));
        QVERIFY(tells(field.refused("shoot", pair("a1", "b1", R"("sh.range":"3")"), {1}), "out of range"));
        QVERIFY(tells(field.refused("shoot", pair("a1", "b1", R"("sh.clear":false)"), {1}), "stands between"));
        QVERIFY(tells(field.refused("shoot", pair("a1", "a2"), {1}), "friend"));
        QVERIFY(tells(field.refused("fire-back", pair("b1", "a1"), {1}), "nothing to shoot with"));
        field.act("shoot", pair("a1", "b1"), {1});
        QVERIFY(tells(field.refused("shoot", pair("a1", "b1"), {1}), "has shot already"));
        QVERIFY(rules().resolver("shoot").candidates(field.json, {"a", "", "active"}, Json::object()).empty());
    }

    void outsideAGame() // the examples can be ruled
    {
        for (const Resolver *resolver : rules().resolvers())
            QVERIFY(resolver->prepare(nullptr, resolver->complete(nullptr, resolver->example())) != nullptr);
    }
};

OPTIO_TEST(TropaionShootingTest)

} // namespace tropaion_shooting_test

#include "tropaion_shooting_test.moc"
