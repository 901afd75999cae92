// SPDX-License-Identifier: GPL-3.0-or-later
// What a field list reads and refuses: kinds, and the limits that a field names.
#include "rules/fields.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace fields_test {

using namespace optio;

namespace {

struct Troop {
    int lost = 0;
    std::string weather, mood;
    std::vector<int> dice;
    std::array<int, 2> pips{};
    std::map<std::string, int> hits;
    std::vector<std::string> friends;
    std::string name;
};

const std::vector<std::string> skies{"clear", "rain"};

template <class F> void fields(F &f, Troop &v)
{
    f("lost", v.lost, limit::needed, limit::from(0, 60));
    f("weather", v.weather, limit::oneOf(skies));
    f("mood", v.mood, limit::oneOrNone(skies));
    f("dice", v.dice, limit::longest(2), limit::from(1, 6));
    f("pips", v.pips, limit::from(0, 9));
    f("hits", v.hits, limit::from(0, 9), limit::longest(1));
    f("friends", v.friends, limit::such([](const std::string &id) { return id.starts_with("a"); }, "a unit of the game"));
    f("name", v.name, limit::longest(5));
}

Troop read(const Json &json)
{
    Troop troop;
    FieldsIn::read(troop, json, "troop");
    return troop;
}

std::string refused(const Json &json)
{
    return refusal([&] { read(json); });
}

} // namespace

class FieldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesWithinTheirLimitsAreRead()
    {
        const Json json = Json::parse(R"({"lost":60,"weather":"rain","mood":"","dice":[1,6],"pips":[0,9],"hits":{"a1":9},
                                          "friends":["a1","a2"],"name":"Varro"})");
        QCOMPARE(FieldsOut::write(read(json)), json);
    }

    void hugeNumbersAreNotTakenForSmallOnes()
    {
        QVERIFY(limit::isWhole(Json(5U), -9, 9));
        QVERIFY(limit::isWhole(Json(-9), -9, 9));
        QVERIFY(!limit::isWhole(Json(-10), -9, 9));
        QVERIFY(!limit::isWhole(Json(5U), 6, 9));
        QVERIFY(!limit::isWhole(Json(std::numeric_limits<std::uint64_t>::max()), -9, 9));
        QVERIFY(!limit::isWhole(Json(5.0), -9, 9));
        QVERIFY(!limit::isWhole(Json("5"), -9, 9));
    }

    void aMissingMemberKeepsItsValueUnlessItIsNeeded()
    {
        QCOMPARE(read({{"lost", 1}}).weather, std::string());
        QCOMPARE(refused({{"name", "Varro"}}), std::string("troop/lost is missing"));
    }

    void valuesBeyondTheirLimitsAreRefusedByPlace_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("low") << QByteArray(R"({"lost":-1})") << QByteArray("troop/lost must be from 0 to 60, not -1");
        QTest::newRow("high") << QByteArray(R"({"lost":61})") << QByteArray("troop/lost must be from 0 to 60, not 61");
        QTest::newRow("huge") << QByteArray(R"({"lost":18446744073709551615})") << QByteArray("a whole number of at most six digits");
        QTest::newRow("no number") << QByteArray(R"({"lost":"x"})") << QByteArray("a whole number");
        QTest::newRow("word") << QByteArray(R"({"weather":"x"})") << QByteArray(R"(troop/weather must be one of "clear", "rain", not "x")");
        QTest::newRow("no word") << QByteArray(R"({"weather":""})") << QByteArray("troop/weather must be one of");
        QTest::newRow("or none") << QByteArray(R"({"mood":"x"})") << QByteArray("troop/mood must be one of");
        QTest::newRow("of a list") << QByteArray(R"({"dice":[1,7]})") << QByteArray("troop/dice/1 must be from 1 to 6, not 7");
        QTest::newRow("long list") << QByteArray(R"({"dice":[1,1,1]})") << QByteArray("troop/dice must have at most 2 elements, not 3");
        QTest::newRow("of an array") << QByteArray(R"({"pips":[10,0]})") << QByteArray("troop/pips/0 must be from 0 to 9, not 10");
        QTest::newRow("of a map") << QByteArray(R"({"hits":{"b1":-5}})") << QByteArray("troop/hits/b1 must be from 0 to 9, not -5");
        QTest::newRow("long map") << QByteArray(R"({"hits":{"b1":1,"b2":1}})") << QByteArray("troop/hits must have at most 1 element");
        QTest::newRow("asked") << QByteArray(R"({"friends":["a1","x"]})")
                               << QByteArray(R"(troop/friends/1 must be a unit of the game, not "x")");
        QTest::newRow("long text") << QByteArray(R"({"name":"Hannibal"})") << QByteArray("troop/name must have at most 5 bytes, not 8");
    }
    void valuesBeyondTheirLimitsAreRefusedByPlace()
    {
        QFETCH(QByteArray, members);
        QFETCH(QByteArray, sentence);
        Json json = Json::parse(members.toStdString());
        json.emplace("lost", 0);
        const std::string told = refused(json);
        QVERIFY2(told.find(sentence.toStdString()) != std::string::npos, told.c_str());
    }
};

OPTIO_TEST(FieldsTest)

} // namespace fields_test

#include "fields_test.moc"
