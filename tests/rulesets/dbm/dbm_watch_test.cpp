// SPDX-License-Identifier: GPL-3.0-or-later
// What is about to break: limits within reach, elements that a lost combat would cost, and their exact chances (DBM-161, DBM-162, DBM-196).
#include "tests/rulesets/dbm/dbm_play.h"
#include "tests/suite.h"

#include <QtTest>

#include <cmath>

namespace dbm_watch_test {

using namespace dbmtest;

namespace {

/// One command of 12 EE, which breaks at 4, against another.
Play field() { return Play::of({"1 Reg Kn(O) general", "11 Reg Bw(O)"}, {"1 Reg Cv(O) general", "11 Reg Kn(O)"}, {{"guided", false}}); }

void touch(Play &play, const std::string &unit, int count, const std::string &foe)
{
    play.unit(unit)["marks"] = Json::array({{{"count", count}, {"contact", foe}}});
}

/// The entry about a limit ("Reds1") or an element ("Bowmen (O) against Knights (O)"); null when there is none.
Json entry(const Play &play, const std::string &text)
{
    for (const Json &one : play.seen("watch"))
        if (one["text"] == text)
            return one;
    return {};
}

/// How many of the 36 throws of a combat take the element of this side off.
int deadly(const Play &play, const Json &given, const char *side)
{
    int count = 0;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (const SideOutcome &one : ruleOn(rules(), "close-combat", given, {a, b}, &play.state).outcome)
                count += one.side == side && one.result == "destroyed" ? 1 : 0;
    return count;
}

} // namespace

class DbmWatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBM-161: a command shows up within two element equivalents of its break point, an army with it.
    void limits()
    {
        Play play = field();
        QVERIFY(play.view()["watch"].empty());
        play.unit("a1.2")["lost"] = 1; // 1 of 12, demoralised at 4
        QVERIFY(entry(play, "Reds1").is_null());
        play.unit("a1.2")["lost"] = 2;
        const Json near = entry(play, "Reds1");
        QVERIFY2(near["detail"].get<std::string>().find("2 EE from being demoralised") == 0, near.dump().c_str());
        QVERIFY(near["detail"].get<std::string>().find(" · with it the army is beaten · ") !=
                std::string::npos); // it has no other (DBM-162)
        COMPARE_JSON(near["chance"], Json::parse(R"j({"p":0.0,"fraction":"0/1"})j"));
        COMPARE_JSON(near["rule"], Json("DBM-161"));
        play.unit("a1.2")["lost"] = 4;
        QVERIFY(entry(play, "Reds1")["detail"].get<std::string>().find("will be demoralised when the bound ends") == 0);
        COMPARE_JSON(entry(play, "Reds1")["chance"]["p"], Json(1.0));
        // An army of one command is beaten with it (DBM-162), which its real losses alone would not show.
        COMPARE_JSON(entry(play, "Reds")["chance"]["p"], Json(1.0));
        play.endBound();
        QVERIFY(entry(play, "Reds1").is_null());
        QVERIFY(entry(play, "Reds").is_null());
    }

    // The chance of two contacts is what throwing all dice of both gives (DBM-161, DBM-196).
    void bruteForce()
    {
        Play play = field();
        play.unit("a1.2")["lost"] = 2;
        touch(play, "a1.2", 2, "b1.2");
        const Json given = {{"a", "a1.2"}, {"b", "b1.2"}, {"answers", Json::object()}};
        int breaking = 0;
        for (int first = 0; first < 36; ++first)
            for (int second = 0; second < 36; ++second) {
                Play one = play;
                one.fight("a1.2", "b1.2", {first / 6 + 1, first % 6 + 1});
                one.fight("a1.2", "b1.2", {second / 6 + 1, second % 6 + 1});
                breaking += one.endBound().comparison.find("Reds1 is demoralised") != std::string::npos ? 1 : 0;
            }
        QVERIFY(breaking > 0 && breaking < 36 * 36);
        const Json chance = entry(play, "Reds1")["chance"];
        QVERIFY(std::abs(chance["p"].get<double>() - breaking / 1296.0) < 1e-12);
        const std::string text = chance["fraction"];
        const auto slash = text.find('/');
        QCOMPARE(std::stol(text.substr(0, slash)) * 1296, breaking * std::stol(text.substr(slash + 1)));
        COMPARE_JSON(entry(play, "Reds")["chance"], chance);
        QCOMPARE(deadly(play, given, "a") * deadly(play, given, "a"), breaking);
    }

    // DBM-162: an army whose commands may break one by one: the chance of both, of either, and with demoralised commands not counted whole.
    void armies()
    {
        for (const bool whole : {true, false}) {
            Play play{rules().start(armyOf("Reds", {{"1 Reg Kn(O) general", "5 Reg Bw(O)"}, {"1 Reg Kn(O) general", "5 Reg Bw(O)"}}),
                                    armyOf("Blues", {{"1 Reg Cv(O) general", "11 Reg Kn(O)"}}),
                                    {{"guided", false}, {"demoralised_count_full", whole}})};
            play.unit("a1.2")["lost"] = 1; // each command breaks at 2 of 6, the army at 6 of 12
            play.unit("a2.2")["lost"] = 1;
            touch(play, "a1.2", 1, "b1.2");
            touch(play, "a2.2", 1, "b1.2");
            const double one = deadly(play, {{"a", "a1.2"}, {"b", "b1.2"}, {"answers", Json::object()}}, "a") / 36.0;
            const Json army = entry(play, "Reds");
            // What follows from the one command: counted whole, its 6 beat the army, its 2 do not.
            QCOMPARE(entry(play, "Reds1")["detail"].get<std::string>().find("with it the army is beaten") != std::string::npos, whole);
            if (whole)
                QVERIFY(std::abs(army["chance"]["p"].get<double>() - (1 - (1 - one) * (1 - one))) < 1e-12);
            else
                QVERIFY(army.is_null());
        }
    }

    // DBM-113, DBM-125: an element that a mere loss would take off, with its chance and the combat to be fought.
    void elements()
    {
        Play play = field();
        touch(play, "a1.2", 3, "b1.2");
        const Json bowmen = entry(play, "Bowmen (O) against Knights (O)");
        QVERIFY2(bowmen["detail"].get<std::string>().find("each of 3") != std::string::npos, bowmen.dump().c_str());
        COMPARE_JSON(bowmen["unit"], Json("a1.2"));
        COMPARE_JSON(bowmen["side"], Json("a"));
        COMPARE_JSON(bowmen["input"], Json::parse(R"j({"a":"a1.2","b":"b1.2","answers":{}})j"));
        const int cases = deadly(play, bowmen["input"], "a");
        QVERIFY(std::abs(bowmen["chance"]["p"].get<double>() - cases / 36.0) < 1e-12);
        // Knights only recoil from bowmen (O) when they lose by less: they are not in danger.
        QVERIFY(entry(play, "Knights (O) against Bowmen (O)").is_null());
        play.act(bowmen["resolver"], bowmen["input"], {3, 3});
        QVERIFY(entry(play, "Bowmen (O) against Knights (O)")["detail"].get<std::string>().find("each of 2") != std::string::npos);
    }

    // A general in contact is always shown, also one who is lost only by half.
    void generals()
    {
        Play play = field();
        touch(play, "b1.1", 1, "a1.2");
        const Json cavalry = entry(play, "Cavalry (O) against Bowmen (O)");
        QVERIFY2(cavalry["detail"].get<std::string>().find("general") != std::string::npos, cavalry.dump().c_str());
        QCOMPARE(QString::fromStdString(cavalry["side"]), QString("b"));
        COMPARE_JSON(cavalry["input"]["a"], Json("a1.2")); // it is the bound of the other side
        touch(play, "b1.1", 1, "nobody known");
        QVERIFY(entry(play, "Cavalry (O) against Bowmen (O)").is_null());
    }

    // The list stays short, the nearest come first, and many contacts lose the fraction but not the chance.
    void manyContacts()
    {
        std::vector<std::string> bowmen{"1 Reg Cv(O) general"}, knights{"1 Reg Cv(O) general"};
        for (int row = 0; row < 16; ++row) {
            bowmen.push_back("8 Reg Bw(O)");
            knights.push_back("8 Reg Kn(O)");
        }
        Play play = Play::of(bowmen, knights, {{"guided", false}});
        for (int row = 2; row < 18; ++row)
            touch(play, "a1." + std::to_string(row), 8, "b1." + std::to_string(row));
        play.unit("a1.2")["marks"] = Json::parse(R"j([{"count":2,"contact":"b1.2"}])j");
        play.unit("a1.3")["lost"] = 8;
        for (int row = 4; row < 8; ++row)
            play.unit("a1." + std::to_string(row))["lost"] = 8;
        const Json watch = play.view()["watch"]; // 40 of 129 EE are lost, the command breaks at 43
        QVERIFY(watch.size() <= 12 && watch.size() > 3);
        const Json army = entry(play, "Reds");
        QVERIFY(!army["chance"].contains("fraction"));
        QVERIFY(army["chance"]["p"].get<double>() > 0.99 && army["chance"]["p"].get<double>() <= 1.0 + 1e-9);
        for (const Json &one : watch)
            QVERIFY(!one["text"].get<std::string>().empty() && !one["rule"].get<std::string>().empty());
    }

    // Marks that make no sense do not stop the view.
    void oddMarks()
    {
        Play play = field();
        for (const char *foe : {"?", "a1.1", "a1.2", "zz"}) {
            touch(play, "a1.2", 3, foe);
            QVERIFY(play.view()["watch"].empty());
        }
        play.unit("a1.2")["marks"] = Json::parse(R"j([{"count":2,"contact":5}])j");
        QVERIFY(play.view()["watch"].empty());
        touch(play, "a1.2", 3, "b1.2");
        play.unit("b1.2")["lost"] = 11;
        QVERIFY(play.view()["watch"].dump().find("against") == std::string::npos);
    }
};

OPTIO_TEST(DbmWatchTest)

} // namespace dbm_watch_test

#include "dbm_watch_test.moc"
