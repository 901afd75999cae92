// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters (DBM-160 to DBM-186) and games of the rule set: start, combats with units, losses, marks of a bound, weather, view and counters.
#include "tests/rulesets/dbm/dbm_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace dbm_game_test {

using namespace dbmtest;

namespace {

struct Army {
    const char *id;
    std::vector<const char *> commands; ///< "points elements-equivalents break"
    double points;
    int elements;
    double equivalents, breaks;
};

// DBM-186, as the specification's table has it.
std::vector<Army> armies()
{
    return {
        {"dbm/mid-republican-roman", {"127.0 18.0 6.0", "127.0 18.0 6.0", "128.0 19.0 6.5"}, 382, 59, 55, 27.5},
        {"dbm/later-carthaginian", {"124.0 17.0 6.0", "118.0 23.0 8.0", "122.0 21.0 7.0"}, 364, 65, 61, 30.5},
        {"dbm/alexandrian-macedonian", {"123.0 13.0 4.5", "104.0 19.0 6.5", "152.0 24.0 8.0"}, 379, 58, 56, 28},
        {"dbm/gallic", {"153.0 35.0 12.0", "125.0 31.0 10.5", "108.0 25.0 8.5"}, 386, 95, 91, 45.5},
        {"dbm/seleucid", {"112.0 9.0 3.0", "132.0 21.0 7.0", "132.0 27.0 9.0"}, 376, 60, 57, 28.5},
        {"dbm/parthian", {"143.0 15.0 5.0", "109.0 15.0 5.0", "131.0 15.0 5.0"}, 383, 47, 45, 22.5},
        {"dbm/later-hoplite-greek", {"143.0 24.0 8.0", "155.0 27.0 9.0", "68.0 9.0 3.0"}, 366, 65, 60, 30},
    };
}

const Json &armyOf(const std::string &id)
{
    for (const Json &army : rules().armies())
        if (army.at("id") == id)
            return army;
    throw Error("no army " + id);
}

Json gameOf(const Json &options = Json::object())
{
    return rules().start(armyOf("dbm/mid-republican-roman"), armyOf("dbm/gallic"), options);
}

Json roster(const std::string &units, const std::string &kind = "cinc")
{
    return {
        {"format", 1}, {"ruleset", "dbm"}, {"data", ""},  {"id", "x"},
        {"name", "X"}, {"limit", 400},     {"notes", ""}, {"commands", {{{"name", "C"}, {"kind", kind}, {"units", Json::parse(units)}}}}};
}

bool finds(const Json &army, const std::string &words)
{
    for (const Finding &finding : rules().check(army))
        if (finding.text.find(words) != std::string::npos)
            return true;
    return false;
}

Ruling fight(const Json &state, const std::string &resolver, const std::string &a, const std::string &b, std::vector<int> faces,
             const Json &answers = Json::object())
{
    return ruleOn(rules(), resolver, {{"a", a}, {"b", b}, {"answers", answers}}, std::move(faces), &state);
}

std::string refusal(const Json &state, const std::string &resolver, const std::string &a, const std::string &b)
{
    return rules().resolver(resolver).refusal(state, {{"a", a}, {"b", b}});
}

} // namespace

class DbmGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBM-180 to DBM-186, DBM-160 to DBM-162.
    void totals_data()
    {
        QTest::addColumn<int>("index");
        const auto all = armies();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].id) << static_cast<int>(i);
    }
    void totals()
    {
        QFETCH(int, index);
        const Army army = armies()[static_cast<std::size_t>(index)];
        const Json sums = rules().totals(armyOf(army.id));
        QCOMPARE(sums["points"].get<double>(), army.points);
        QCOMPARE(sums["elements"].get<int>(), army.elements);
        QCOMPARE(sums["ee"].get<double>(), army.equivalents);
        QCOMPARE(sums["break"].get<double>(), army.breaks);
        QCOMPARE(sums["commands"].size(), army.commands.size());
        for (std::size_t i = 0; i < army.commands.size(); ++i) {
            const Json &command = sums["commands"][i];
            const QString text = QString::number(command["points"].get<double>(), 'f', 1) + " " +
                                 QString::number(command["ee"].get<double>(), 'f', 1) + " " +
                                 QString::number(command["break"].get<double>(), 'f', 1);
            QCOMPARE(text, QString(army.commands[i]));
        }
        for (const Finding &finding : rules().check(armyOf(army.id)))
            QFAIL(finding.text.c_str());
    }

    // DBM-181, DBM-014: extras and double bases.
    void points()
    {
        const auto points = [](const std::string &unit, const std::string &kind = "cinc") {
            return rules().totals(roster("[" + unit + "]", kind))["points"].get<double>();
        };
        QCOMPARE(points(R"j({"type":"Kn","grade":"O","drill":"Reg","role":"general","count":1})j"), 32.0);
        QCOMPARE(points(R"j({"type":"Kn","grade":"O","drill":"Irr","role":"general","count":1})j", "ally"), 15.0);
        QCOMPARE(points(R"j({"type":"Kn","grade":"O","drill":"Reg","chariot":true,"count":2})j"), 22.0);
        QCOMPARE(points(R"j({"type":"Bw","grade":"O","drill":"Reg","mounted_infantry":true,"count":2})j"), 12.0);
        QCOMPARE(points(R"j({"type":"Kn","grade":"I","drill":"Reg","double":"Kn(I)","list_requires_double":true,"count":1
    })j"),
                 18.0);
        QCOMPARE(points(R"j({"type":"Ax","grade":"S","drill":"Reg","count":3})j"), 13.5);
        QCOMPARE(rules().totals(roster(R"j([{"type":"Kn","grade":"I","drill":"Reg","double":"Kn(I)","count":2}])j"))["ee"].get<double>(),
                 4.0);
        QCOMPARE(
            rules()
                .totals(roster(
                    R"j([{"type":"Ax","grade":"I","drill":"Irr","count":1},{"type":"Ax","grade":"I","drill":"Reg","count":1}])j"))["ee"]
                .get<double>(),
            1.5);
        QCOMPARE(
            rules()
                .totals(roster(
                    R"j([{"type":"Hd","grade":"I","count":9},{"type":"WWg","grade":"I","count":1},{"type":"Bts","grade":"F","drill":"Reg","count":1}])j"))
                    ["ee"]
                .get<double>(),
            3.5);
    }

    // DBM-184.
    void legality()
    {
        const std::string general = R"j({"type":"Cv","grade":"O","drill":"Reg","role":"general","count":1})j";
        QVERIFY(!finds(roster("[" + general + "]"), "general"));
        QVERIFY(finds(roster("[]"), "no general"));
        QVERIFY(finds(roster("[" + general + "," + general + "]"), "2 general's elements"));
        QVERIFY(finds(roster("[" + general + "]", "ally"), "commander-in-chief"));
        QVERIFY(finds(roster("[" + general + R"j(,{"type":"El","grade":"F","count":1}])j"), "not a kind of the catalogue"));
        QVERIFY(finds(roster("[" + general + R"j(,{"type":"Zz","grade":"O","count":1}])j"), "Zz"));
        QVERIFY(finds(roster("[" + general + R"j(,{"type":"Kn","grade":"S","drill":"Reg","count":40}])j"), "the limit is 400"));
        QVERIFY(finds(roster(R"j([{"type":"Exp","grade":"O","role":"general","count":1}])j"), "never be demoralised"));
        QVERIFY(finds(roster("[" + general + R"j(,{"type":"Gal","grade":"O","laden":false,"count":1}])j"), "carry nobody"));
        Json five = roster("[" + general + "]");
        for (int i = 0; i < 4; ++i)
            five["commands"].push_back(five["commands"][0]);
        QVERIFY(finds(five, "at most 4"));
        QVERIFY(finds(five, "more than one commander-in-chief"));
    }

    // DBM-185: the editor's fields, and that a new unit is a legal kind.
    void catalogue()
    {
        const Json catalogue = rules().catalogue();
        QCOMPARE(catalogue["types"].size(), std::size_t(20));
        std::string keys;
        for (const Json &field : catalogue["fields"]) {
            keys += field["key"].get<std::string>() + " ";
            QVERIFY(field["kind"] != "choice" || field["choices"].size() > 1);
        }
        QCOMPARE(QString::fromStdString(keys), QString("type grade drill count role bow weapon may_support double list_requires_double "
                                                       "chariot mounted_infantry mobile laden "));
        QCOMPARE(rules().unitText(rules().newUnit())["points"].is_number(), true);
        QVERIFY(rules().unitText(rules().newUnit())["points"].get<double>() > 0);
        COMPARE_JSON(rules().unitText(Json{{"type", "Bd"}, {"grade", "O"}, {"drill", "Reg"}})["icon"], Json("blades"));
    }

    // DBM-002: the train is foot; skirmishers are light horse and psiloi.
    void classes()
    {
        const Json catalogue = rules().catalogue();
        for (const Json &type : catalogue["types"]) {
            if (type["id"] == "Art")
                COMPARE_JSON(type["classes"], Json({"foot", "train"}));
            if (type["id"] == "LH")
                COMPARE_JSON(type["classes"], Json({"mounted", "light", "skirmishers"}));
            if (type["id"] == "Ax")
                COMPARE_JSON(type["classes"], Json({"foot", "light"}));
        }
    }

    // DBM-071, DBM-072: who shoots how far; everybody else is refused.
    void ranges()
    {
        const Json catalogue = rules().catalogue();
        std::string text;
        for (const Json &range : catalogue["ranges"])
            text += std::to_string(range["paces"].get<int>()) + " ";
        QCOMPARE(QString::fromStdString(text), QString("100 200 500 200 200 200 200 "));
        const Resolver &shooting = rules().resolver("shooting");
        for (const char *kind : {"Art(X)", "Art(F)", "Bw(X)", "WWg(I)", "Gal(O)", "Shp(X)", "Bts(S)"})
            shooting.complete(nullptr, {{"a", kind}, {"b", "Bd(O)"}});
        for (const char *kind : {"Bts(O)", "Bts(F)", "Ps(S)", "El(O)", "Bge(O)"}) {
            const Json given = {{"a", kind}, {"b", "Bd(O)"}};
            QVERIFY_EXCEPTION_THROWN(shooting.complete(nullptr, given), Error);
        }
    }

    void reference()
    {
        std::set<std::string> seen;
        for (const Json &page : rules().reference()) {
            QVERIFY(!page["title"].get<std::string>().empty());
            QVERIFY2(page["text"].get<std::string>().find('{') == std::string::npos, page["text"].get<std::string>().c_str());
            QVERIFY2(seen.insert(page["rule"]).second, page["rule"].get<std::string>().c_str());
        }
        QVERIFY(seen.size() > 50);
    }

    // DBM-010 to DBM-013, DBM-005: the state of a new game.
    void start()
    {
        const Json state = gameOf({{"first", "b"}, {"weather", "rain"}, {"scale", "25"}});
        COMPARE_JSON(state["active"], Json("b"));
        COMPARE_JSON(state["weather"], Json("rain"));
        COMPARE_JSON(state["settings"]["scale"], Json("25"));
        COMPARE_JSON(state["settings"]["contact_blocks"], Json(true));
        QCOMPARE(rules().turn(state), 1);
        COMPARE_JSON(state["units"]["a1.2"]["count"], Json(12));
        COMPARE_JSON(state["units"]["a1.2"]["command"], Json("a1"));
        COMPARE_JSON(state["sides"][1]["commands"][2]["kind"], Json("ally"));
        QVERIFY_EXCEPTION_THROWN(gameOf({{"wether", "rain"}}), Error);
        QVERIFY_EXCEPTION_THROWN(gameOf({{"weather", "hail"}}), Error);
        QVERIFY_EXCEPTION_THROWN(rules().start(roster("[]"), roster("[]"), Json::object()), Error);
        const Json mirror = rules().start(armyOf("dbm/gallic"), armyOf("dbm/gallic"), Json::object());
        QVERIFY(mirror["sides"][0]["name"] != mirror["sides"][1]["name"]);
    }

    // DBM-153, DBM-156, DBM-197: a loss is counted, shown, and taken back.
    void lossAndUndo()
    {
        Json state = gameOf();
        const Json before = state;
        const Ruling ruling = fight(state, "close-combat", "a1.2", "b1.3", {1, 5});
        QCOMPARE(QString::fromStdString(resultsOf(ruling)), QString("destroyed unharmed"));
        QCOMPARE(QString::fromStdString(ruling.sentence), QString("Romans' Blades (O) are destroyed"));
        optio::apply(state, ruling.changes);
        COMPARE_JSON(state["units"]["a1.2"]["lost"], Json(1));
        COMPARE_JSON(state["units"]["a1.2"]["marks"], Json::array());
        COMPARE_JSON(state["units"]["b1.3"]["marks"], Json::array({{{"count", 1}, {"fought", true}, {"pursued", true}}}));
        const Json view = toJson(rules().view(state, ""));
        COMPARE_JSON(view["sides"][0]["badges"][0]["text"], Json("1 / 27½ EE lost"));
        COMPARE_JSON(view["sides"][0]["groups"][0]["badges"][0]["text"], Json("1 / 6 EE lost"));
        COMPARE_JSON(view["sides"][0]["groups"][0]["units"][1]["count"], Json(11));
        COMPARE_JSON(view["sides"][0]["groups"][0]["units"][1]["lost"], Json(1));
        optio::apply(state, inverse(ruling.changes));
        COMPARE_JSON(state, before);
    }

    // DBM-012: a lost general is marked in his command.
    void lostGeneral()
    {
        Json state = gameOf();
        const Ruling ruling = fight(state, "close-combat", "a1.1", "b1.3", {1, 6}, {{"cc.left_a", "contact"}});
        QCOMPARE(QString::fromStdString(ruling.outcome[0].result), QString("destroyed"));
        optio::apply(state, ruling.changes);
        COMPARE_JSON(state["sides"][0]["commands"][0]["general_lost"], Json(true));
        QVERIFY(refusal(state, "close-combat", "a1.1", "b1.3").find("no element") != std::string::npos);
        QVERIFY(toJson(rules().view(state, "")).dump().find("general lost") != std::string::npos);
    }

    // DBM-101: a command marked demoralised by hand fights so.
    void demoralised()
    {
        Json state = gameOf();
        std::string path;
        for (const Json &counter : rules().counters(state)) {
            if (const Json::json_pointer at(counter["path"].get<std::string>()); state.contains(at))
                COMPARE_JSON(state.at(at), counter["value"]);
            if (path.empty() && counter["path"].get<std::string>().find("demoralised") != std::string::npos)
                path = counter["path"];
        }
        state[Json::json_pointer(path)] = true;
        QCOMPARE(QString::fromStdString(linesOf(fight(state, "close-combat", "a1.2", "b1.3", {3, 3}), "a")),
                 QString("base+5 tf.demoralised-2"));
        QCOMPARE(QString::fromStdString(linesOf(fight(state, "close-combat", "a1.1", "b1.3", {3, 3}), "a")), QString("base+3"));
        QVERIFY(toJson(rules().view(state, "")).dump().find("demoralised") != std::string::npos);
    }

    // DBM-192: who may fight whom, and once a bound.
    void refusals()
    {
        Json state = gameOf();
        QVERIFY(refusal(state, "close-combat", "a1.2", "b1.3").empty());
        QVERIFY(refusal(state, "close-combat", "a1.2", "a1.3").find("DBM-192") != std::string::npos);
        QVERIFY(refusal(state, "close-combat", "b1.3", "a1.2").find("DBM-070") != std::string::npos);
        QVERIFY(refusal(state, "shooting", "a1.2", "b1.3").find("cannot shoot") != std::string::npos);
        QVERIFY_EXCEPTION_THROWN(refusal(state, "close-combat", "a9.9", "b1.3"), Error);
        QVERIFY_EXCEPTION_THROWN(fight(state, "close-combat", "a1.2", "a1.3", {3, 3}), Error);
        state["units"]["a1.2"]["marks"] = Json::array({{{"count", 12}, {"fought", true}}});
        QVERIFY(refusal(state, "close-combat", "a1.2", "b1.3").find("fought") != std::string::npos);
        const Json one = {{"a", "a1.2"}};
        QVERIFY(!rules().resolver("close-combat").refusal(state, one).empty());

        Json macedon = rules().start(armyOf("dbm/alexandrian-macedonian"), armyOf("dbm/gallic"), Json::object());
        const Ruling shot = fight(macedon, "shooting", "a3.6", "b1.3", {6, 1});
        optio::apply(macedon, shot.changes);
        QVERIFY(refusal(macedon, "shooting", "a3.6", "b1.3").find("has shot") != std::string::npos);
        optio::apply(macedon, inverse(shot.changes));
        QVERIFY(refusal(macedon, "shooting", "a3.6", "b1.3").empty());
    }

    // DBM-078 in a game: the army's own rows are offered, none of them twice over.
    void ranksInAGame()
    {
        Json state = gameOf();
        const Resolver &resolver = rules().resolver("close-combat");
        const Json given = {{"a", "a1.3"}, {"b", "b1.3"}, {"answers", {{"cc.rank2_a", "a1.3"}}}};
        const Form form = resolver.form(&state, given);
        for (const Question &question : form.questions) {
            if (question.id == "cc.rank2_a") {
                COMPARE_JSON(question.choices[1].value, Json("a1.3"));
                QCOMPARE(question.choices[1].label, std::string("Spears (O)"));
            }
        }
        QCOMPARE(QString::fromStdString(linesOf(fight(state, "close-combat", "a1.3", "b1.3", {3, 3}, given["answers"]), "a")),
                 QString("base+4 rs.sp+1"));
        QCOMPARE(form.contestants[0].title, std::string("Spears (O)"));
        QCOMPARE(form.contestants[0].subtitle, std::string("Romans · Flaminius · regular"));
        QCOMPARE(form.contestants[0].icon, std::string("spears"));
        QCOMPARE(form.contestants[0].score, std::string("+5"));
        QCOMPARE(form.dice[0].label, std::string("Romans' combat die"));
        state["units"]["a1.3"]["lost"] = 2; // one element is left: it cannot back itself
        QVERIFY_EXCEPTION_THROWN(fight(state, "close-combat", "a1.3", "b1.3", {3, 3}, given["answers"]), Error);
        QVERIFY_EXCEPTION_THROWN(fight(state, "close-combat", "a1.2", "b1.3", {3, 3}, {{"cc.rank2_b", "a1.3"}}), Error);
    }

    // DBM-193 in a game: a lone element that gives nothing may stand behind, and the form still shows it.
    void oddRankInAGame()
    {
        const Json state = gameOf();
        const Json given = {{"a", "a1.3"}, {"b", "b1.3"}, {"answers", {{"cc.rank2_a", "a1.1"}}}};
        for (const Question &question : rules().resolver("close-combat").form(&state, given).questions)
            if (question.id == "cc.rank2_a") {
                COMPARE_JSON(question.value, Json("a1.1"));
                COMPARE_JSON(question.choices.back().value, Json("a1.1"));
            }
        QCOMPARE(QString::fromStdString(linesOf(fight(state, "close-combat", "a1.3", "b1.3", {3, 3}, given["answers"]), "a")),
                 QString("base+4 rs.none+0"));
    }

    // DBM-005, DBM-198: the bound passes with its marks, the weather changes, and both can be taken back.
    void boundAndWeather()
    {
        Json state = gameOf();
        const Json before = state;
        std::vector<Change> all;
        const auto act = [&](const std::string &resolver, const Json &answers) {
            const Ruling ruling = ruleOn(rules(), resolver, {{"answers", answers}}, {}, &state);
            optio::apply(state, ruling.changes);
            all.insert(all.end(), ruling.changes.begin(), ruling.changes.end());
            return ruling;
        };
        const Ruling combat = fight(state, "close-combat", "a1.2", "b1.3", {4, 4});
        optio::apply(state, combat.changes);
        all = combat.changes;
        act("weather", {{"weather", "glare"}});
        COMPARE_JSON(state["weather"], Json("glare"));
        const Ruling end = act("end-bound", Json::object());
        QCOMPARE(QString::fromStdString(end.sentence), QString("Bound 2: Gauls"));
        COMPARE_JSON(state["turn"], Json(2));
        COMPARE_JSON(state["active"], Json("b"));
        COMPARE_JSON(state["units"]["a1.2"]["marks"], Json::array());
        COMPARE_JSON(state["units"]["b1.3"]["marks"], Json::array());
        optio::apply(state, inverse(all));
        COMPARE_JSON(state, before);
        QVERIFY_EXCEPTION_THROWN(act("weather", {{"weather", "hail"}}), Error);
        QVERIFY_EXCEPTION_THROWN(act("end-bound", {{"weather", "rain"}}), Error);
        QCOMPARE(rules().resolver("end-bound").form(&state, Json::object()).questions.size(), std::size_t(0));
        QCOMPARE(rules().resolver("weather").form(&state, Json::object()).questions.size(), std::size_t(1));
    }

    void actsAndEnd()
    {
        Json state = gameOf();
        std::string ids;
        for (const Act &act : rules().acts(state))
            ids += act.resolver + (act.next ? "! " : " ");
        QCOMPARE(QString::fromStdString(ids), QString("pips! move close-combat shooting losses weather next-phase end-bound "));
        COMPARE_JSON(rules().ended(state)["over"], Json(false));
        for (Json &unit : state["units"])
            if (unit["side"] == "b")
                unit["lost"] = unit["count"];
        COMPARE_JSON(rules().ended(state)["over"], Json(true));
        COMPARE_JSON(rules().ended(state)["winner"], Json("a"));
    }

    // DBM-161: a command past its break point is pointed out.
    void reminder()
    {
        Json state = gameOf();
        state["sides"][0]["commands"][0]["pip"] = 3; // the dice are rolled
        QVERIFY(toJson(rules().view(state, ""))["reminders"].empty());
        state["units"]["a1.2"]["lost"] = 6;
        QCOMPARE(toJson(rules().view(state, ""))["reminders"].size(), std::size_t(1));
        state["sides"][0]["commands"][0]["demoralised"] = true;
        QVERIFY(toJson(rules().view(state, ""))["reminders"].empty());
    }
};

OPTIO_TEST(DbmGameTest)

} // namespace dbm_game_test

#include "dbm_game_test.moc"
