// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections by hand in the Punic Wars: counters that belong together change together, or the correction is refused.
#include "rules/journal/journal.h"
#include "rules/journal/journal_correction.h"
#include "rulesets/punic/page/correction.h"
#include "tests/rules/refusal.h"
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>
#include <rapidcheck.h>

namespace punic_correction_test {

using namespace punictest;

namespace {

Field ground()
{
    Field field;
    field.unit("a1.1", R"({"name":"Levy","type":"HI","bases":6,"dps":2})");
    field.unit("a1.2", R"({"name":"Legio I","legion":true,"grade":"B","dps":5})");
    field.unit("a1.3", R"({"name":"Gauls","type":"MI","bases":6,"dps":5,"shaken":true,"mood":"routing"})");
    field.unit("b1.1", R"({"name":"Enemy","type":"HI","bases":6})");
    return field.leader("a1.l", "Hanno", false, 2, "a1.1");
}

/// Corrects and gives the sentence.
std::string correct(Field &field, const Json &values)
{
    const Json result = correctionOf(game(), field.json, values);
    std::vector<Change> changes;
    for (const Json &change : result.at("changes"))
        changes.push_back(changeFromJson(change));
    if (valuesOf(result) != values)
        throw Error("a correction must keep what was asked for apart from what follows");
    optio::apply(field.json, changes);
    return result.at("sentence");
}

std::string refusedFor(Field field, const Json &values)
{
    return refusal([&] { correct(field, values); });
}

/// PUN-049, PUN-052, PUN-066, PUN-395: what must hold of every unit.
bool sound(const Unit &unit)
{
    if (unit.elephants())
        return unit.dps == 0 && !unit.shaken;
    const int most = thresholdOf(game().sheet(), unit);
    return unit.dps >= 0 && unit.dps <= most && unit.shaken == (unit.dps == most) && !(unit.shaken && unit.formed()) &&
           (unit.shaken || !unit.fleeing()) && (unit.inPlay() == false || unit.bases() > 0);
}

} // namespace

class PunicCorrectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PUN-030 PUN-049 PUN-052: DPs that reach the limit shake, and say so; DPs below it shake no more; shaken brings its DPs.
    void together()
    {
        Field field = ground();
        const std::string told = correct(field, {{"/units/a1.1/dps", 5}});
        QVERIFY2(holds(told, "With it: ") && holds(told, "Levy: shaken") && holds(told, "Levy: unformed"), told.c_str());
        COMPARE_TEXT(field.dps("a1.1"), "5 shaken");
        QVERIFY(holds(correct(field, {{"/units/a1.1/dps", 3}}), "no longer shaken"));
        COMPARE_TEXT(field.dps("a1.1"), "3");
        QCOMPARE(field.of("a1.1").formation, Formation::unformed); // until it re-forms
        correct(field, {{"/units/a1.1/shaken", true}});
        COMPARE_TEXT(field.dps("a1.1"), "5 shaken");
        correct(field, {{"/units/a1.1/shaken", false}});
        COMPARE_TEXT(field.dps("a1.1"), "4"); // PUN-066
        QVERIFY(!holds(correct(field, {{"/units/a1.1/dps", 1}}), "With it"));
        correct(field, {{"/units/a1.1/dps", 5}, {"/units/a1.1/shaken", true}}); // both, in agreement
        COMPARE_TEXT(field.dps("a1.1"), "5 shaken");
        // What is asked for is never undone, not even when it is what the counter holds already.
        QVERIFY(holds(refusedFor(field, {{"/units/a1.1/dps", 3}, {"/units/a1.1/shaken", true}}), "does not go with"));
    }

    // PUN-048: a legion that loses a line by hand loses its allowance too.
    void lines()
    {
        Field field = ground();
        correct(field, {{"/units/a1.2/ranks/2/bases", 0}}); // two lines: 6
        COMPARE_TEXT(field.dps("a1.2"), "5");
        QVERIFY(holds(correct(field, {{"/units/a1.2/ranks/1/bases", 0}}), "Legio I: shaken"));
        COMPARE_TEXT(field.dps("a1.2"), "5 shaken");
        QVERIFY(sound(field.of("a1.2")));
        QVERIFY(holds(refusedFor(ground(), {{"/units/a1.2/dps", 7}, {"/units/a1.2/ranks/2/bases", 0}}), "PUN-049"));
    }

    // PUN-030 PUN-395: without bases it is out of play, nobody takes DPs for it, its leader stands alone; with bases it is back.
    void bases()
    {
        Field field = ground();
        QVERIFY(holds(correct(field, {{"/units/a1.1/ranks/0/bases", 0}}), "Levy: destroyed"));
        QVERIFY(!field.of("a1.1").inPlay());
        QVERIFY(field.state().events.empty());
        COMPARE_TEXT(field.state().leader("a1.l").attached, "");
        QVERIFY(!field.state().leader("a1.l").lost);
        correct(field, {{"/units/a1.1/ranks/0/bases", 2}});
        QVERIFY(field.of("a1.1").inPlay());
    }

    // PUN-030: what contradicts itself or the rules is refused with the rule.
    void refused_data()
    {
        QTest::addColumn<QString>("values");
        QTest::addColumn<QString>("rule");
        QTest::newRow("shaken with 3 DPs") << R"({"/units/a1.1/dps":3,"/units/a1.1/shaken":true})"
                                           << "PUN-049";
        QTest::newRow("unshaken with 5 DPs") << R"({"/units/a1.1/dps":5,"/units/a1.1/shaken":false})"
                                             << "does not go with";
        QTest::newRow("a router unshaken") << R"({"/units/a1.3/shaken":false})"
                                           << "PUN-066";
        QTest::newRow("a router with 3 DPs") << R"({"/units/a1.3/dps":3})"
                                             << "PUN-066";
        QTest::newRow("more than the limit") << R"({"/units/a1.1/dps":6})"
                                             << "0 to 5";
        QTest::newRow("inspires alone") << R"({"/leaders/a1.l/inspires":1})"
                                        << "PUN-113";
        QTest::newRow("inspires after steadying") << R"({"/leaders/a1.m/inspires":1})"
                                                  << "PUN-380";
        QTest::newRow("inspired thrice") << R"({"/leaders/a1.n/inspires":2})"
                                         << "PUN-115";
        QTest::newRow("nobody acts in leader actions") << R"({"/active":""})"
                                                       << "PUN-095";
        QTest::newRow("no initiative in leader actions") << R"({"/initiative":""})"
                                                         << "PUN-095";
        QTest::newRow("one side alone in combat") << R"({"/step":"combat","/active":"b"})"
                                                  << "PUN-095";
        QTest::newRow("a router in line") << R"({"/units/a1.3/formation":"line"})"
                                          << "PUN-052";
        QTest::newRow("lines given up with 5 DPs") << R"({"/units/a1.2/formation":"line"})"
                                                   << "PUN-048";
        QTest::newRow("behind triarii that are in the rear") << R"({"/units/a1.2/formation":"behindTriarii"})"
                                                             << "PUN-281";
        QTest::newRow("back without a base") << R"({"/units/a1.5/status":"inPlay"})"
                                             << "PUN-395";
        QTest::newRow("conforms and tests") << R"({"/units/a1.4/follows":"a1.2","/units/a1.4/control":"tests"})"
                                            << "PUN-131";
        QTest::newRow("open ranks in line") << R"({"/units/a1.4/openRanks":true})"
                                            << "PUN-161";
    }
    void refused()
    {
        QFETCH(QString, values);
        QFETCH(QString, rule);
        Field field = ground();
        field.unit("a1.4", R"({"name":"Legio II","legion":true,"formation":"line"})");
        field.unit("a1.5", R"({"name":"Gone","type":"HI","bases":1})");
        field.at("leaders");
        field.change([](State &state) {
            state.initiative = "a";
            state.unit("a1.2").control = Control::controlled;
            state.unit("a1.5").ranks.front().bases = 0;
            state.unit("a1.5").status = Status::destroyed;
        });
        field.leader("a1.m", "Mago", false, 1, "a1.2")
            .leader("a1.n", "Bomilcar", true, 2, "a1.2")
            .leader("a1.o", "Himilco", false, 1, "a1.2");
        field.change([](State &state) {
            state.leader("a1.l").attached.clear();
            state.leader("a1.m").steadies = 1;
            state.leader("a1.o").inspires = 1;
            state.leader("a1.o").inspired = "a1.2";
        });
        const std::string why = refusedFor(field, Json::parse(values.toStdString()));
        QVERIFY2(holds(why, rule.toStdString()), why.c_str());
    }

    // PUN-030 PUN-095: another step has one side that acts or both, and leaves behind what belonged to the one before.
    void sequence()
    {
        Field field = ground();
        field.at("initiative", "");
        QVERIFY(holds(correct(field, {{"/step", "leaders"}}), "Phase I, Leader actions"));
        COMPARE_TEXT(field.state().active, "a");
        COMPARE_TEXT(field.state().initiative, "a");
        correct(field, {{"/active", "b"}, {"/initiative", "b"}});
        COMPARE_TEXT(field.state().initiative, "b");
        correct(field, {{"/step", "flight"}});
        COMPARE_TEXT(field.state().active, "");
        QCOMPARE(field.state().after.size(), std::size_t(1)); // PUN-282: the router
        correct(field, {{"/step", "rally"}});
        QVERIFY(field.state().after.empty());
        correct(field, {{"/turn", 2}});
        QCOMPARE(field.state().turn, 2);
    }

    // PUN-030 PUN-049 PUN-054: who routs by hand is shaken, unformed and in no combat, and gives nobody DPs; so is who rallies in no rout.
    void moods()
    {
        Field field = ground();
        field.act("set-contact", {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", {{"co.charged_a1.1", true}}}});
        QVERIFY(field.state().engaged("a1.1"));
        correct(field, {{"/units/a1.1/mood", "routing"}});
        COMPARE_TEXT(field.dps("a1.1"), "5 shaken");
        QVERIFY(!field.state().engaged("a1.1") && !field.state().engaged("b1.1"));
        QVERIFY(field.state().events.empty());
        correct(field, {{"/units/a1.1/caughtBy", "b1.1"}});
        QCOMPARE(field.of("b1.1").mood, Mood::pursuing);
        COMPARE_TEXT(field.of("b1.1").chasing, "a1.1");
        correct(field, {{"/units/a1.1/mood", "steady"}});
        COMPARE_TEXT(field.of("a1.1").caughtBy, "");
        COMPARE_TEXT(field.of("b1.1").chasing, "");
        COMPARE_TEXT(field.dps("a1.1"), "5 shaken"); // PUN-066: the rally is another correction
    }

    // PUN-030 PUN-394: out of play and back, with the leader beside it.
    void places()
    {
        Field field = ground();
        correct(field, {{"/units/a1.1/status", "left"}});
        QVERIFY(!field.of("a1.1").inPlay());
        COMPARE_TEXT(field.state().leader("a1.l").attached, "");
        QVERIFY(field.state().events.empty());
        correct(field, {{"/units/a1.1/status", "inPlay"}});
        QVERIFY(field.of("a1.1").inPlay());
        correct(field, {{"/leaders/a1.l/attached", "a1.1"}});
        COMPARE_TEXT(field.state().leader("a1.l").attached, "a1.1");
    }

    // PUN-131 PUN-086: who conforms does so to somebody; a legion by hand in line has no lines.
    void control()
    {
        Field field = ground();
        field.change([](State &state) { state.unit("a1.2").control = Control::controlled; });
        correct(field, {{"/units/a1.1/follows", "a1.2"}});
        QCOMPARE(field.of("a1.1").control, Control::conforms);
        correct(field, {{"/units/a1.1/control", "tests"}});
        COMPARE_TEXT(field.of("a1.1").follows, "");
        correct(field, {{"/units/a1.2/dps", 1}});
        correct(field, {{"/units/a1.2/formation", "column"}});
        QVERIFY(!field.of("a1.2").deep);
        correct(field, {{"/units/a1.2/formation", "quincunx"}});
        QVERIFY(field.of("a1.2").deep);
    }

    // PUN-030 PUN-028: contacts by hand, and out of them; routers and friends have none.
    void contacts()
    {
        Field field = ground();
        field.act("set-contact", {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", {{"co.charged_b1.1", true}}}});
        const State state = field.state();
        QVERIFY(state.combatOf("a1.1")->find("a1.1")->has("receive") && state.combatOf("a1.1")->find("b1.1")->has("charge"));
        QVERIFY(holds(field.refused("set-contact", {{"a", "a1.1"}, {"b", "a1.2"}}), "PUN-028"));
        QVERIFY(holds(field.refused("set-contact", {{"a", "a1.3"}, {"b", "b1.1"}}), "PUN-206"));
        correct(field, {{"/combats/" + state.combats.begin()->first + "/fought", true}});
        field.act("set-contact", {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", {{"co.contact", false}, {"co.leaves", "b1.1"}}}});
        QVERIFY(field.state().combats.empty());
        QVERIFY(holds(field.refused("set-contact", {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", {{"co.contact", false}}}}), "PUN-028"));
    }

    // PUN-030 PUN-195 PUN-199: a declared charge is corrected: whom it is on, how it is answered, or that it is none after all.
    void charges()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Gauls","type":"MI","bases":6})").unit("b1.1", R"({"name":"Velites","type":"LI","bases":3})");
        field.unit("b1.2", R"({"name":"Levy","type":"HI","bases":6})").at("declare");
        const Json on = {{"who", "a1.1"}, {"target", "b1.1"}, {"answers", Json::object()}};
        field.act("charge", on);
        const std::string path = "/charges/a1.1/";
        correct(field, {{path + "target", "b1.2"}});
        correct(field, {{path + "from", "rear"}});
        COMPARE_TEXT(field.state().charges.at("a1.1").response, "stand"); // it must
        QCOMPARE(field.state().charges.at("a1.1").from, Aspect::rear);
        correct(field, {{path + "target", "b1.1"}});
        COMPARE_TEXT(field.state().charges.at("a1.1").response, "");
        QCOMPARE(field.state().charges.at("a1.1").from, Aspect::front); // PUN-207
        correct(field, {{path + "response", "evade"}});
        correct(field, {{path + "evade", 5}});
        Field caught = field.at("charge", "");
        caught.act("charge-move", who("a1.1"), {4, 5});
        QVERIFY(holds(asks(caught, "caught", who("a1.1")), "ch.caught")); // who evades by hand can be caught
        correct(field, {{path + "response", "stand"}});
        QVERIFY(field.state().events.empty());
        // Never declared: its unit may declare another one.
        field.at("declare");
        QVERIFY(holds(field.refused("charge", on), "PUN-195"));
        correct(field, {{path + "stage", "done"}});
        COMPARE_TEXT(field.refused("charge", on), "");
        field.act("charge", on);
        COMPARE_TEXT(field.state().charges.at("a1.1").stage, "declared");
    }

    // PUN-030 PUN-387: only who may evade does, by hand too.
    void chargeRefused()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Gauls","type":"MI","bases":6})").unit("b1.1", R"({"name":"Velites","type":"LI","bases":3})");
        field.unit("b1.2", R"({"name":"Levy","type":"HI","bases":6})").at("declare");
        field.act("charge", {{"who", "a1.1"}, {"target", "b1.1"}, {"answers", Json::object()}});
        QVERIFY(holds(refusedFor(field, {{"/charges/a1.1/target", "b1.2"}, {"/charges/a1.1/response", "evade"}}), "PUN-387"));
    }

    // PUN-030 PUN-058: an open question of morale is closed or asked again.
    void morale()
    {
        Field field = ground();
        field.change([](State &state) {
            Narration narration;
            retire({game().sheet(), state, narration}, "a1.2", {}, false);
        });
        const std::string path = "/events/" + openEvent(field.state())->id + "/open";
        correct(field, {{path, false}});
        QVERIFY(holds(field.refused("morale", {{"answers", Json::object()}}), "PUN-058"));
        correct(field, {{path, true}});
        field.act("morale", {{"within", {"a1.1"}}, {"answers", Json::object()}});
        COMPARE_TEXT(field.dps("a1.1"), "3");
        // It is told by what has happened, and not offered once nobody is left to ask for.
        bool told = false;
        for (const Json &counter : game().counters(field.json))
            told = told || (counter["path"] == path && holds(counter["label"].get<std::string>(), "Legio I retires"));
        QVERIFY(told);
        correct(field, {{path, true}});
        field.act("morale", {{"within", {"a1.3"}}, {"answers", Json::object()}});
        for (const Json &counter : game().counters(field.json))
            QVERIFY(counter["path"] != path);
    }

    // PUN-127: a leader lost by hand has a successor.
    void leaderLost()
    {
        Field field = ground();
        correct(field, {{"/leaders/a1.l/lost", true}});
        QCOMPARE(field.state().leader("a1.l").successor, 2);
        COMPARE_TEXT(field.state().leader("a1.l").fellWith, "a1.1");
        QVERIFY(field.state().events.empty());
        correct(field, {{"/leaders/a1.l/lost", false}});
        QCOMPARE(field.state().leader("a1.l").successor, 0);
    }

    // PUN-030 PUN-049: whatever counter is set to whatever value, every unit is sound after it or the correction was refused.
    void soundAfterAny()
    {
        QVERIFY(rc::check("corrections keep every unit sound", [] {
            Field field = ground();
            for (int i = 0; i < 4; ++i) {
                const Json counters = game().counters(field.json);
                const Json &counter = counters.at(*rc::gen::inRange<std::size_t>(0, counters.size()));
                const Json value = counter["kind"] == "yesNo" ? Json(*rc::gen::arbitrary<bool>())
                                   : counter["kind"] == "choice"
                                       ? counter["choices"][*rc::gen::inRange<std::size_t>(0, counter["choices"].size())]["value"]
                                       : Json(*rc::gen::inRange(counter["least"].get<int>(), counter["most"].get<int>() + 1));
                try {
                    correct(field, {{counter["path"].get<std::string>(), value}});
                } catch (const Error &) {
                    continue;
                }
                for (const auto &[id, unit] : field.state().units)
                    RC_ASSERT(sound(unit));
            }
        }));
    }

    // PUN-030: the journal keeps what follows apart, verifies it, and finds what does not follow.
    void journal()
    {
        GameSetup setup;
        setup.rosterA = game().armies().at(0);
        setup.rosterB = game().armies().at(1);
        setup.options = Json::object();
        setup.key = gameKeyFromSeed(5);
        setup.created = "2026-03-01T10:00:00Z";
        Game play = Game::start(game(), setup);
        std::vector<Entry> entries{parseEntry(play.headerLine(), 0)};
        std::string path;
        for (const Json &counter : game().counters(play.state()))
            if (path.empty() && holds(counter["path"].get<std::string>(), "/dps"))
                path = counter["path"].get<std::string>();
        const int most = [&] {
            for (const Json &counter : game().counters(play.state()))
                if (counter["path"] == path)
                    return counter["most"].get<int>();
            return 0;
        }();
        Entry entry = play.correct({{path, most}}, "forgotten", "2026-03-01T10:01:00Z");
        play.follow(entry);
        entries.push_back(entry);
        QCOMPARE(askedIn(entry.json.at("result")), std::size_t(1));
        QVERIFY(verifyJournal(game(), entries).empty());
        Json &changes = entries.back().json["result"]["changes"];
        QVERIFY(changes.size() > 1);
        changes.back()["to"] = changes.back()["from"];
        const auto findings = verifyJournal(game(), entries);
        QVERIFY(
            std::any_of(findings.begin(), findings.end(), [](const VerifyFinding &finding) { return holds(finding.text, "along with"); }));
    }
};

OPTIO_TEST(PunicCorrectionTest)

} // namespace punic_correction_test

#include "punic_correction_test.moc"
