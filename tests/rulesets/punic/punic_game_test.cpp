// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters and games of the Punic Wars: points of the supplied armies, legality, the start, the sequence, the view, the reference, input.
#include "rulesets/punic/sequence.h"
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

namespace punic_game_test {

using namespace punictest;

namespace {

const Json &army(const std::string &id)
{
    for (const Json &one : game().armies())
        if (one.at("id") == "punic/" + id)
            return one;
    throw Error("no army " + id);
}

Json started(const Json &options = Json::object()) { return game().start(army("roman-consular"), army("carthage-africa"), options); }

/// A roster of one command with these rows.
Json roster(const std::string &kind, const std::string &rows)
{
    return {{"format", 1},
            {"ruleset", "punic"},
            {"data", ""},
            {"id", "x"},
            {"name", "Test"},
            {"limit", 400},
            {"notes", ""},
            {"vendor", Json::object()},
            {"commands", Json::array({{{"name", "C"}, {"kind", kind}, {"units", Json::parse("[" + rows + "]")}}})}};
}

/// "PUN-352 error; …" for each finding.
std::string findings(const Json &roster)
{
    std::string text;
    for (const Finding &finding : game().check(roster))
        text += finding.rule + " " + finding.severity + ": " + finding.text + "; ";
    return text;
}

const std::string leaders = R"({"type":"general","name":"G"},{"type":"commander","name":"C"},)";

} // namespace

class PunicGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // PUN-360 PUN-361: the supplied armies and what they cost; none has an error.
    void armies_data()
    {
        QTest::addColumn<int>("points");
        for (const auto &[id, points] : std::map<std::string, int>{{"roman-consular", 354},
                                                                   {"carthage-italy", 366},
                                                                   {"carthage-africa", 352},
                                                                   {"numidia", 255},
                                                                   {"gauls-of-the-po", 298},
                                                                   {"spanish-tribes", 297},
                                                                   {"syracuse", 288},
                                                                   {"italian-rebels", 265}})
            QTest::newRow(id.c_str()) << points;
        QCOMPARE(game().armies().size(), std::size_t(8));
    }
    void armies()
    {
        QFETCH(int, points);
        const Json &one = army(QTest::currentDataTag());
        QCOMPARE(game().totals(one).at("points").get<int>(), points);
        COMPARE_TEXT(findings(one), "");
    }

    // PUN-360: a legion by its grade, understrength units, leaders.
    void points()
    {
        const auto cost = [](const std::string &row) { return game().totals(roster("inf", row)).at("points").get<int>(); };
        QCOMPARE(cost(R"({"type":"legion","name":"L","grade":"A"})"), 72);
        QCOMPARE(cost(R"({"type":"legion","name":"L","grade":"B"})"), 62);
        QCOMPARE(cost(R"({"type":"legion","name":"L","grade":"C"})"), 52);
        QCOMPARE(cost(R"({"type":"legion","name":"L","grade":"D"})"), 42);
        QCOMPARE(cost(R"({"type":"legion","name":"L","grade":"B","understrength":true})"), 62);
        QCOMPARE(cost(R"({"type":"LI","name":"L","grade":"D","count":4})"), 4);
        QCOMPARE(cost(R"({"type":"LI","name":"L","grade":"B","count":3,"understrength":true})"), 5); // 4.5, up: PUN-004
        QCOMPARE(cost(R"({"type":"general","name":"G"})"), 15);
        QCOMPARE(cost(R"({"type":"general","name":"G","exceptional":true})"), 25);
        QCOMPARE(cost(R"({"type":"commander","name":"C","exceptional":true})"), 15);
        QCOMPARE(cost(R"({"type":"EL","name":"E"})"), 12);
    }

    // PUN-352 PUN-353 PUN-354 PUN-355: what a roster must be. It is told, never blocked.
    void legality_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("finding");
        const auto row = [](const char *name, const char *kind, const std::string &rows, const char *finding) {
            QTest::newRow(name) << kind << QString::fromStdString(rows) << finding;
        };
        const std::string foot = R"({"type":"HI","name":"F","grade":"C","count":6})";
        row("PUN-352 good", "inf", leaders + foot, "");
        row("PUN-352 type", "inf", leaders + R"({"type":"XX","name":"F","count":6})", "PUN-352 error");
        row("PUN-352 grade", "inf", leaders + R"({"type":"HI","name":"F","grade":"E","count":6})", "PUN-352 error");
        row("PUN-352 bases", "inf", leaders + R"({"type":"HI","name":"F","grade":"C","count":9})", "2 to 8");
        row("PUN-352 elephants", "inf", leaders + R"({"type":"EL","name":"F","grade":"B","count":1})", "C grade");
        row("PUN-352 general", "inf", R"({"type":"commander","name":"C"},)" + foot, "no General");
        row("PUN-352 commander", "inf", R"({"type":"general","name":"G"},)" + foot, "no commander");
        row("PUN-352 names", "inf", leaders + foot + "," + foot, "second F");
        row("PUN-352 no name", "inf", leaders + R"({"type":"HI","name":"","grade":"C","count":6})", "no name");
        row("PUN-353 cavalry in inf", "inf", leaders + R"({"type":"MC","name":"F","count":4},{"type":"LC","name":"H","count":4})",
            "PUN-353");
        row("PUN-353 elephants in cav", "cav", leaders + R"({"type":"EL","name":"F","grade":"C"})", "PUN-353");
        row("PUN-353 foot in cav", "cav", leaders + R"({"type":"legion","name":"F"},{"type":"MI","name":"H","count":4})", "PUN-353");
        row("PUN-354 skirmishers", "inf", leaders + R"({"type":"LI","name":"F","grade":"B","count":4})", "PUN-354 warning");
        row("PUN-354 close", "inf", leaders + R"({"type":"LI","name":"F","grade":"C","close":true,"count":4})", "PUN-354 warning");
    }
    void legality()
    {
        QFETCH(QString, kind);
        QFETCH(QString, rows);
        QFETCH(QString, finding);
        const std::string found = findings(roster(kind.toStdString(), rows.toStdString()));
        QVERIFY2(finding.isEmpty() ? found.empty() : holds(found, finding.toStdString()), found.c_str());
    }

    // PUN-020 to PUN-024 PUN-085 PUN-086 PUN-293: how a game starts.
    void start()
    {
        const State state = readState(started());
        const Unit &legion = state.unit("a1.3");
        COMPARE_TEXT(legion.name, "Legio I");
        QCOMPARE(legion.formation, Formation::quincunx);
        QCOMPARE(legion.ranks.size(), std::size_t(3));
        QCOMPARE(legion.bases(), 10);
        QCOMPARE(state.unit("a1.5").formation, Formation::unformed);
        QCOMPARE(state.unit("a3.2").formation, Formation::line);
        QCOMPARE(state.unit("b1.3").formation, Formation::none);
        QCOMPARE(state.leader("a1.1").actions, 2);
        QCOMPARE(state.leader("b1.1").actions, 3); // PUN-110
        COMPARE_TEXT(state.side("a").name, "Romans");
        QCOMPARE(state.side("a").strength, 40 + 11); // PUN-291: no light troops
        QCOMPARE(state.side("b").strength, 8 + 12 + 24 + 4);
        COMPARE_TEXT(state.commands[2].kind, "cav");
    }

    // PUN-008 PUN-360: options; what cannot be played is refused.
    void options()
    {
        QVERIFY_THROWS_EXCEPTION(Error, started({{"points", "300"}}));
        QVERIFY_THROWS_EXCEPTION(Error, started({{"breakAt", "third"}}));
        QVERIFY_THROWS_EXCEPTION(Error, started({{"weather", "rain"}}));
        QVERIFY_THROWS_EXCEPTION(Error, game().start(roster("inf", R"({"type":"general","name":"G"})"), army("numidia"), Json::object()));
        QVERIFY_THROWS_EXCEPTION(Error, game().start(roster("inf", R"({"type":"XX","name":"G"})"), army("numidia"), Json::object()));
        QVERIFY_THROWS_EXCEPTION(Error,
                                 game().start(roster("inf", R"({"type":"EL","name":"E","count":3})"), army("numidia"), Json::object()));
        const State state = readState(started({{"groupRoll", false}, {"avdEntry", "d6"}, {"points", "400"}, {"breakAt", "off"}}));
        QVERIFY(!state.settings.groupRoll);
        COMPARE_TEXT(state.settings.avdEntry, "d6");
        QCOMPARE(state.settings.points, 400);
        const State same = readState(game().start(army("numidia"), army("numidia"), Json::object()));
        QVERIFY(same.sides[0].name != same.sides[1].name);
    }

    // PUN-095 PUN-343 PUN-399: a turn from end to end in which nobody meets; every step passes in order.
    void turn()
    {
        Field field;
        field.json = started();
        field.act("deploy", who("a1.3", R"("mv.formation":"column","dp.leader":"a1.1")"));
        QCOMPARE(field.of("a1.3").formation, Formation::column);
        COMPARE_TEXT(field.state().leader("a1.1").attached, "a1.3");
        field.act("initiative", Json::object(), {2, 5});
        field.act("initiative-choice", Json::object());
        QVERIFY(holds(field.refused("deploy", who("a1.3")), "PUN-293"));
        std::vector<std::string> steps;
        std::string sentences;
        for (int i = 0; i < 40; ++i) {
            if (field.state().step == "control")
                field.act("control", Json::object());
            if (field.state().step == "rally")
                break;
            sentences += field.act("next-phase", Json::object()).sentence;
            steps.push_back(field.state().step + field.state().active);
        }
        const std::vector<std::string> expected{"leadersb",   "leadersa",   "controlb", "controla", "skirmishb", "skirmisha",
                                                "manoeuvreb", "manoeuvrea", "declareb", "declarea", "rally"};
        QVERIFY2(steps == expected, Json(steps).dump().c_str());
        QVERIFY(holds(sentences, "Nobody is engaged"));
        QVERIFY(holds(field.refused("next-phase", Json::object()), "PUN-095"));
        field.act("end-turn", Json::object());
        QCOMPARE(game().turn(field.json), 2);
        QVERIFY(!field.refused("end-turn", Json::object()).empty());
    }

    // PUN-342 PUN-343 PUN-383: reminders with their acts, phases, badges, and why a unit may not act.
    void view()
    {
        Field field;
        field.json = started();
        Json view = toJson(game().view(field.json, ""));
        QCOMPARE(view["phases"].size(), std::size_t(7));
        COMPARE_TEXT(view["phases"][0]["state"].get<std::string>(), "now");
        COMPARE_TEXT(view["reminders"][0]["resolver"].get<std::string>(), "initiative");
        QCOMPARE(view["sides"][0]["groups"][0]["units"].size(), std::size_t(6));
        QCOMPARE(view["sides"][0]["groups"][0]["pool"]["total"].get<int>(), 3);
        QVERIFY(holds(view["sides"][0]["groups"][0]["units"][2]["detail"].get<std::string>(), "legion B · H4 P4 T2"));
        field.change([](State &state) {
            state.initiative = state.active = "a";
            state.step = "manoeuvre";
            state.unit("a1.3").control = Control::halt;
            state.unit("a2.2").dps = 6;
            state.unit("a2.3").dps = 7;
            state.unit("a2.3").shaken = true;
        });
        view = toJson(game().view(field.json, ""));
        const std::string text = view.dump();
        QVERIFY(holds(view["sides"][0]["groups"][0]["units"][2].dump(), "PUN-137"));
        std::string acting;
        for (const Json &row : view["reminders"])
            if (row.contains("input") && row["input"].contains("who"))
                acting += row["input"]["who"].get<std::string>() + " ";
        QVERIFY(!holds(acting, "a1.3") && holds(acting, "a1.4") && !holds(acting, "a1.5")); // halted, free, light
        QVERIFY(holds(view["watch"].dump(), "from being shaken"));
        QVERIFY(holds(view["watch"].dump(), "is shaken"));
        QVERIFY(holds(text, "halted"));
        for (const Act &act : game().acts(field.json))
            QVERIFY2(!act.label.empty(), act.resolver.c_str());
    }

    // PUN-030: every counter is one of the state, and can be set.
    void counters()
    {
        Json state = started();
        std::set<std::string> paths;
        bool hastati = false;
        for (const Json &counter : game().counters(state)) {
            const Json at = state.at(Json::json_pointer(counter["path"].get<std::string>()));
            QVERIFY2(at == counter["value"], counter.dump().c_str());
            QVERIFY2(paths.insert(counter["path"].get<std::string>()).second, counter.dump().c_str());
            hastati = hastati || counter["label"] == "Legio I, hastati: bases";
        }
        QVERIFY(hastati);
    }

    // PUN-005 PUN-006 PUN-351: what the words for troops take in.
    void words()
    {
        Field field;
        field.unit("a1.1", R"({"type":"LI","bases":4})")
            .unit("a1.2", R"({"type":"LC","bases":4})")
            .unit("a1.3", R"({"type":"HI","bases":4})");
        field.unit("a1.4", R"({"type":"MC","bases":4,"formation":"column"})")
            .unit("a1.5", R"({"type":"EL"})")
            .unit("a1.6", R"({"legion":true,"grade":"D"})");
        QVERIFY(field.of("a1.1").light() && field.of("a1.1").infantry() && !field.of("a1.1").formed());
        QVERIFY(field.of("a1.2").light() && field.of("a1.2").cavalry());
        QVERIFY(field.of("a1.3").formedInfantry() && !field.of("a1.3").light());
        QVERIFY(field.of("a1.4").formedCavalry() && !field.of("a1.4").formedInfantry());
        QVERIFY(field.of("a1.5").elephants() && !field.of("a1.5").infantry() && !field.of("a1.5").cavalry() && !field.of("a1.5").formed());
        QVERIFY(field.of("a1.6").formedInfantry());
        QCOMPARE(game().catalogue()["grades"].size(), std::size_t(4));
    }

    // PUN-301 PUN-303 PUN-305 PUN-307: what is asked bears its rule.
    void asked()
    {
        Field field;
        field.unit("a1.1", R"({"type":"HI","bases":6,"dps":1})")
            .unit("b1.1", R"({"type":"HI","bases":6})")
            .leader("a1.l", "Hanno", false, 1, "a1.1");
        const auto ruleOf = [&](const char *step, const char *resolver, const Json &input, const std::string &id) {
            field.at(step);
            for (const Question &question : game().resolver(resolver).form(&field.json, input).questions)
                if (question.id == id)
                    return question.rule;
            return std::string("not asked");
        };
        COMPARE_TEXT(ruleOf("leaders", "leader", {{"leader", "a1.l"}}, "ld.action"), "PUN-301");
        COMPARE_TEXT(ruleOf("manoeuvre", "move", who("a1.1"), "mv.kind"), "PUN-303");
        COMPARE_TEXT(ruleOf("declare", "charge", {{"who", "a1.1"}, {"target", "b1.1"}}, "ch.aspect"), "PUN-305");
        field.json["after"]["m1"] = {{"unit", "a1.1"}, {"move", "fallBack"}};
        COMPARE_TEXT(ruleOf("after", "after-combat", who("a1.1"), "rs.room"), "PUN-307");
    }

    // PUN-097 PUN-112 PUN-145: what is only reminded of.
    void reminders()
    {
        Field field;
        field.unit("a1.1", R"({"type":"HI","bases":6})")
            .unit("b1.1", R"({"type":"HI","bases":6})")
            .leader("a1.l", "Hanno", false, 1)
            .at("manoeuvre");
        QVERIFY(holds(toJson(game().view(field.json, ""))["reminders"].dump(), "Hanno may move up to 12"));
        const Ruling move = field.rule("move", who("a1.1"), {3});
        QVERIFY(holds(move.outcome.at(0).instruction, "stop 4\" from formed enemy"));
    }

    // Every numbered rule has a title, and those of play a text.
    void reference()
    {
        std::map<std::string, std::string> texts;
        for (const Json &page : game().reference()) {
            const std::string rule = page["rule"];
            QVERIFY2(texts.emplace(rule, page["text"]).second, rule.c_str());
            QVERIFY2(!page["title"].get<std::string>().empty() && page["title"] != rule, rule.c_str());
        }
        for (const char *rule : {"PUN-048", "PUN-095", "PUN-137", "PUN-152", "PUN-196", "PUN-253", "PUN-350", "PUN-232", "PUN-281"})
            QVERIFY2(texts.contains(rule) && !texts[rule].empty(), rule);
        for (const Resolver *resolver : game().resolvers())
            QVERIFY2(texts.contains(resolver->rule()), resolver->id().c_str());
        QVERIFY(texts.size() > 200);
    }

    // Every resolver has an example outside a game that can be shown, completed and rolled.
    void examples()
    {
        for (const Resolver *resolver : game().resolvers()) {
            if (resolver->id() == "morale" || resolver->id() == "next-phase" || resolver->id() == "end-turn")
                continue;
            try {
                const Json complete = resolver->complete(nullptr, resolver->example());
                resolver->form(nullptr, complete);
                const auto ready = resolver->prepare(nullptr, complete);
                const Distribution odds = oddsOf(*ready);
                Weight sum = 0;
                for (const Share &share : odds.shares)
                    sum += share.weight;
                QVERIFY2(sum == odds.of, resolver->id().c_str());
                for (const Share &share : odds.shares)
                    ready->outcome(share.outcome);
            } catch (const Error &error) {
                QFAIL((resolver->id() + ": " + error.what()).c_str());
            }
        }
    }

    // PUN-383 PUN-394: bad input is refused with a sentence, whatever it is.
    void badInput()
    {
        const Json state = started();
        const std::vector<Json> inputs{Json::array(),
                                       Json("x"),
                                       Json(3),
                                       {{"answers", 3}},
                                       {{"who", 7}, {"answers", Json::object()}},
                                       {{"who", "a9.9"}, {"answers", Json::object()}},
                                       {{"who", Json::array({3})}, {"answers", Json::object()}},
                                       {{"leader", 3}, {"answers", Json::object()}},
                                       {{"nobody", 1}, {"answers", Json::object()}},
                                       {{"answers", {{"no.such", 1}}}}};
        for (const Resolver *resolver : game().resolvers())
            for (const Json &input : inputs)
                for (const Json *where : {&state, static_cast<const Json *>(nullptr)}) {
                    bool refused = false;
                    try {
                        resolver->complete(where, input);
                    } catch (const Error &) {
                        refused = true;
                    }
                    QVERIFY2(refused, (resolver->id() + " " + input.dump()).c_str());
                    try {
                        resolver->form(where, input);
                        resolver->participants(input);
                        if (where != nullptr)
                            resolver->refusal(state, input);
                    } catch (const Error &) {
                        continue;
                    }
                }
    }
};

OPTIO_TEST(PunicGameTest)

} // namespace punic_game_test

#include "punic_game_test.moc"
