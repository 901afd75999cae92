// SPDX-License-Identifier: GPL-3.0-or-later
// Losses and what they bring: entered losses, demoralisation, defeat, the score (DBM-152, DBM-153, DBM-160 to DBM-164, W30).
#include "tests/rulesets/dbm/dbm_play.h"
#include "tests/suite.h"

#include <QtTest>

#include <rapidcheck.h>

namespace dbm_loss_test {

using namespace dbmtest;

namespace {

Json lost(const std::vector<std::pair<std::string, int>> &who, const std::string &how = "destroyed")
{
    return {{"who", picks(who)}, {"answers", {{"loss.how", how}}}};
}

/// DBM-186: Macedonians against Gauls, who have no cares.
Play macedon(const Json &options = {{"guided", false}})
{
    return {rules().start(suppliedArmy("alexandrian-macedonian"), suppliedArmy("gallic"), options)};
}

bool demoralised(const Play &play, std::size_t side, std::size_t command)
{
    return play.state.at("sides").at(side).at("commands").at(command).at("demoralised").get<bool>();
}

std::string labels(const Ruling &ruling)
{
    std::string text;
    for (const Line &line : ruling.lines)
        text += line.label + "\n";
    return text;
}

} // namespace

class DbmLossTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // W30 (DBM-160, DBM-161, DBM-162): break points, and defeat by demoralised commands.
    void w30_data()
    {
        QTest::addColumn<bool>("whole");
        QTest::newRow("W30 DBM-162 demoralised commands count whole") << true;
        QTest::newRow("W30 DBM-162 only real losses count") << false;
    }
    void w30()
    {
        QFETCH(bool, whole);
        Play play = macedon({{"guided", false}, {"demoralised_count_full", whole}});
        play.act("losses", lost({{"a1.2", 4}}));
        play.endBound();
        QVERIFY(!demoralised(play, 0, 0)); // 12 < 13
        play.act("losses", lost({{"a1.3", 1}}));
        QVERIFY(play.endBound().comparison.find("is demoralised") != std::string::npos); // 15 >= 13
        QVERIFY(demoralised(play, 0, 0));

        play.act("losses", lost({{"a2.2", 6}}));
        play.endBound();
        QVERIFY(!demoralised(play, 0, 1)); // 18 < 19
        play.act("losses", lost({{"a2.3", 1}}));
        COMPARE_JSON(rules().ended(play.state)["over"], Json(false));
        const Ruling end = play.endBound();
        QVERIFY(demoralised(play, 0, 1)); // 19.5 >= 19
        const std::string told = labels(end);
        QVERIFY2(told.find(whole ? "32 of 56 EE lost, beaten at 28" : "11½ of 56 EE lost, beaten at 28") != std::string::npos,
                 told.c_str());
        const Json ended = rules().ended(play.state);
        COMPARE_JSON(ended["over"], Json(whole));
        if (whole) {
            COMPARE_JSON(ended["winner"], Json("b"));
            COMPARE_JSON(play.state["sides"][0]["state"], Json("defeated"));
            // DBM-163: two commands of five points are gone, worth 3 (the C-in-C's of three) and 1.
            QVERIFY2(ended["text"].get<std::string>().find("Macedonians 1, Gauls 9") != std::string::npos,
                     ended["text"].get<std::string>().c_str());
        }
        QVERIFY(play.view()["sides"][0].dump().find(whole ? "beaten" : "demoralised") != std::string::npos);
    }

    // DBM-161: it happens at the end of the bound, of either side, and is never taken back.
    void forGood()
    {
        Play play = macedon();
        play.act("losses", lost({{"a1.2", 5}}));
        QVERIFY(!demoralised(play, 0, 0));
        QVERIFY(play.view().dump().find("demoralised at 4½. It will be so") != std::string::npos);
        play.endBound();
        QVERIFY(demoralised(play, 0, 0));
        play.unit("a1.2")["lost"] = 0; // corrected by hand
        play.endBound();
        QVERIFY(demoralised(play, 0, 0));
    }

    // DBM-161: a command without element equivalents never breaks.
    void nothingToLose()
    {
        Play play = Play::of({"1 Irr Exp(O) general", "4 Irr Exp(O)"}, {"1 Reg Cv(O) general"}, {{"guided", false}});
        play.act("losses", lost({{"a1.2", 4}, {"a1.1", 1}}));
        play.endBound();
        QVERIFY(!demoralised(play, 0, 0));
        COMPARE_JSON(rules().ended(play.state)["winner"], Json("b")); // nobody is left all the same
    }

    // DBM-162: an army of one command is beaten when it breaks; both in one bound is a draw.
    void draw()
    {
        const std::vector<std::string> six{"1 Reg Cv(O) general", "5 Reg Bd(O)"};
        Play play = Play::of(six, six, {{"guided", false}}); // nobody is made to say how the beaten fall back
        play.act("losses", lost({{"a1.2", 2}}));
        Play one = play;
        one.endBound();
        COMPARE_JSON(rules().ended(one.state)["winner"], Json("b"));
        QVERIFY(rules().ended(one.state)["text"].get<std::string>().find("Reds are beaten: Blues win.") == 0);
        play.act("losses", lost({{"b1.2", 2}}));
        play.endBound();
        COMPARE_JSON(rules().ended(play.state)["over"], Json(true));
        COMPARE_JSON(rules().ended(play.state)["winner"], Json(""));
        // The players may go on.
        play.fight("b1.2", "a1.2", {3, 3});
        play.endBound();
        COMPARE_JSON(rules().ended(play.state)["over"], Json(true));
    }

    // DBM-163: the points of both sides always add up to ten.
    void score()
    {
        const bool holds = rc::check("DBM-163", [] {
            Play play = macedon();
            int own = 0;
            for (std::size_t side = 0; side < 2; ++side)
                for (std::size_t command = 0; command < 3; ++command) {
                    const bool broken = *rc::gen::arbitrary<bool>();
                    play.command(side, command)["demoralised"] = broken;
                    own += broken == (side == 0) ? 0 : command == 0 ? 3 : 1;
                }
            play.state["sides"][0]["state"] = "defeated";
            const auto text = rules().ended(play.state)["text"].get<std::string>();
            RC_ASSERT(text.find("Macedonians " + std::to_string(own) + ", Gauls " + std::to_string(10 - own) + ".") != std::string::npos);
        });
        QVERIFY(holds);
    }

    // DBM-160: what a general's element counts beyond its type.
    void generalExtra()
    {
        for (const auto &[extra, text] : {std::pair("0", "1 of 5"), {"0.5", "1½ of 5½"}, {"1", "2 of 6"}, {"2", "3 of 7"}}) {
            Play play = Play::of({"1 Reg Cv(O) general", "4 Reg Bd(O)"}, {"1 Reg Cv(O) general"}, {{"general_extra_ee", extra}});
            const Ruling ruling = play.act("losses", lost({{"a1.1", 1}}));
            QVERIFY2(ruling.comparison.find(text) != std::string::npos, ruling.comparison.c_str());
        }
    }

    // DBM-153, DBM-012: losses count at once; a lost general is noted.
    void countedAtOnce()
    {
        Play play = macedon();
        const Json before = play.state;
        const Ruling ruling = play.act("losses", lost({{"a1.1", 1}, {"a1.3", 2}, {"b1.3", 3}}, "off_table"));
        QCOMPARE(QString::fromStdString(ruling.sentence),
                 QString("Macedonians: 1 Knights (F), 2 Light horse (F) leave the table; Gauls: 3 Warband (O) leave the table"));
        QVERIFY2(ruling.comparison.find("3 of 13 EE lost, demoralised at 4½") != std::string::npos, ruling.comparison.c_str());
        COMPARE_JSON(play.command(0, 0)["general_lost"], Json(true));
        COMPARE_JSON(play.view()["sides"][0]["groups"][0]["badges"][0]["text"], Json("3 / 4½ EE lost"));
        optio::apply(play.state, inverse(play.changes));
        COMPARE_JSON(play.state, before);
    }

    // DBM-164, DBM-023: a straggling flank march is noted and not lost; the general comes back, or is lost after all.
    void straggling()
    {
        Play play = macedon();
        play.act("losses", lost({{"a2.1", 1}}, "straggles"));
        COMPARE_JSON(play.command(0, 1)["straggling"], Json(true));
        COMPARE_JSON(play.unit("a2.1")["lost"], Json(0));
        QVERIFY(play.view().dump().find("general straggling") != std::string::npos);
        QVERIFY(play.refusalOf("losses", lost({{"a2.1", 1}}, "straggles")).find("straggles already") != std::string::npos);
        play.act("losses", lost({{"a2.1", 1}}, "returns"));
        COMPARE_JSON(play.command(0, 1)["straggling"], Json(false));
        QVERIFY(play.refusalOf("losses", lost({{"a2.1", 1}}, "returns")).find("does not straggle") != std::string::npos);
        QVERIFY(play.refusalOf("losses", lost({{"a2.2", 1}}, "straggles")).find("only a general") != std::string::npos);
        play.act("losses", lost({{"a2.1", 1}}, "straggles"));
        play.act("losses", lost({{"a2.1", 1}}));
        COMPARE_JSON(play.command(0, 1)["straggling"], Json(false));
        COMPARE_JSON(play.command(0, 1)["general_lost"], Json(true));
    }

    // DBM-152: an element that is lost frees the enemy that pursued it.
    void freesItsEnemy()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "4 Irr Wb(O)"}, {"1 Reg Cv(O) general", "4 Irr Wb(O)"}, {{"guided", false}});
        const Ruling fight = play.fight("a1.2", "b1.2", {4, 3});
        COMPARE_JSON(play.marks("a1.2")[0]["contact"], Json("b1.2"));
        play.act(fight.followUps.at(0).resolver, fight.followUps.at(0).input);
        COMPARE_JSON(play.marks("a1.2"), Json::parse(R"j([{"count":1,"fought":true,"pursued":true}])j"));
    }

    // DBM-152: of a row in which one element won and one recoiled, the one that recoiled is meant.
    void theRightOne()
    {
        Play play = Play::of({"1 Reg Cv(O) general", "4 Reg Bd(O)"}, {"1 Reg Cv(O) general", "4 Irr Wb(O)"}, {{"guided", false}});
        const Ruling won = play.fight("a1.2", "b1.2", {1, 4});   // the warband wins and goes after
        QCOMPARE(offeredBy(won), std::string("pursuit"));        // it may have run into others
        const Ruling fight = play.fight("a1.2", "b1.2", {6, 5}); // another element of it recoils
        play.act("pursuit", fight.followUps.at(0).input);
        play.act(fight.followUps.at(1).resolver, fight.followUps.at(1).input);
        COMPARE_JSON(play.marks("b1.2"), Json::parse(R"j([{"count":1,"fought":true,"pursued":true}])j"));
        COMPARE_JSON(play.marks("a1.2"), Json::parse(R"j([{"count":1,"fought":true,"pursued":true}])j"));
    }

    // DBM-190, DBM-191: bad input is refused by name.
    void refused()
    {
        const Play play = macedon();
        const auto why = [&](const Json &given) { return play.refusalOf("losses", given); };
        QVERIFY(why(lost({{"a1.2", 7}})).find("only 6 such elements are there (DBM-191)") != std::string::npos);
        QVERIFY(why(lost({{"a9.2", 1}})).find("no unit") != std::string::npos);
        QVERIFY(why(lost({{"a1.2", 0}})).find("DBM-190") != std::string::npos);
        QVERIFY(why(lost({{"a1.2", 1}}, "vanished")).find("loss.how") != std::string::npos);
        QVERIFY(why({{"who", Json::array()}}).find("nobody is named") != std::string::npos);
        QVERIFY(!why({{"who", {{{"unit", "a1.2"}, {"part", "moved"}}}}}).empty());
        QVERIFY(!why({{"who", {{"unit", 3}}}}).empty());
        QVERIFY(!why({{"who", "a1.2"}}).empty());
        QVERIFY(!why({{"who", picks({{"a1.2", 1}})}, {"answers", 4}}).empty());
        QVERIFY(!why({{"who", picks({{"a1.2", 1}})}, {"extra", 4}}).empty());
        QVERIFY(!why({{"who", picks({{"a1.2", 1}})}, {"answers", {{"loss.who", 4}}}}).empty());
        QVERIFY(!rules().resolver("losses").refusal(play.state, lost({{"a1.2", 7}})).empty());
    }

    // Outside a game a loss is told in element equivalents (DBM-160).
    void outsideAGame()
    {
        const Resolver &losses = rules().resolver("losses");
        const Json whole = losses.complete(nullptr, losses.example());
        EnteredDice none({});
        Dice dice(none);
        const Ruling ruling = losses.prepare(nullptr, whole)->rule(dice);
        QCOMPARE(QString::fromStdString(ruling.comparison), QString("1 EE lost"));
        QVERIFY(ruling.changes.empty());
        QCOMPARE(losses.form(nullptr, losses.example()).questions.size(), std::size_t(1));
    }

    // DBM-164: who may be picked: everybody, or the generals.
    void candidates()
    {
        const Play play = macedon();
        const Resolver &losses = rules().resolver("losses");
        const auto count = [&](const char *how) {
            return losses.candidates(play.state, losses.slots().front(), {{"answers", {{"loss.how", how}}}}).size();
        };
        QCOMPARE(count("straggles"), std::size_t(6));
        QVERIFY(count("destroyed") > 20);
    }

    // What always holds: no more are lost than there were, losses only grow within a bound, demoralised is for good, and undo undoes.
    void always()
    {
        const bool holds = rc::check("DBM-153, DBM-161, DBM-164, DBM-191, DBM-197", [] {
            Play play = macedon();
            std::vector<std::string> ids;
            for (auto unit = play.state.at("units").begin(); unit != play.state.at("units").end(); ++unit)
                ids.push_back(unit.key());
            const auto sums = [&] {
                int all = 0;
                for (const std::string &id : ids) {
                    const Json &unit = play.unit(id);
                    RC_ASSERT(unit.at("lost") >= 0);
                    RC_ASSERT(unit.at("lost") <= unit.at("count"));
                    all += unit.at("lost").get<int>();
                }
                return all;
            };
            for (int step = 0; step < 12; ++step) {
                const Json before = play.state;
                const int lostBefore = sums();
                play.changes.clear();
                const int kind = *rc::gen::inRange(0, 4);
                const auto id = *rc::gen::elementOf(ids), other = *rc::gen::elementOf(ids);
                const int count = *rc::gen::inRange(1, 5);
                const std::vector<int> faces{*rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7)};
                const bool done = refusal([&] {
                                      if (kind == 0)
                                          play.endBound();
                                      else if (kind == 1)
                                          play.act("losses", lost({{id, count}}));
                                      else
                                          play.fight(id, other, faces);
                                  }).empty();
                if (!done) {
                    RC_ASSERT(play.state == before);
                    continue;
                }
                RC_ASSERT(sums() >= lostBefore);
                for (std::size_t side = 0; side < 2; ++side)
                    for (std::size_t command = 0; command < 3; ++command)
                        RC_ASSERT(!before.at("sides").at(side).at("commands").at(command).at("demoralised").get<bool>() ||
                                  demoralised(play, side, command));
                Json undone = play.state;
                optio::apply(undone, inverse(play.changes));
                RC_ASSERT(undone == before);
            }
        });
        QVERIFY(holds);
    }
};

OPTIO_TEST(DbmLossTest)

} // namespace dbm_loss_test

#include "dbm_loss_test.moc"
