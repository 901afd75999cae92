// SPDX-License-Identifier: GPL-3.0-or-later
// What is settled before a battle and kept of it: the depth of spears, notes and their kinds, what is tracked and what is not, figures of
// our own (ANC-017 to ANC-019, ANC-046, ANC-053, ANC-109, ANC-114, ANC-143, ANC-191).
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace ancients_setup_test {

using namespace ancientstest;

namespace {

Json note(const std::string &text) { return {{"text", text}, {"nonce", std::string(64, '7')}}; }

Json announce(const std::string &side, const std::string &text, const std::string &what = "stratagem")
{
    return {{"side", side}, {"seal", sealOf(text, std::string(64, '7'))}, {"answers", {{"sl.what", what}}}};
}

std::set<std::string> keysOf(const Json &json)
{
    std::set<std::string> keys;
    for (const auto &[key, value] : json.items())
        keys.insert(key);
    return keys;
}

std::string badges(const Battle &battle, std::size_t side)
{
    const Json shown = toJson(rules().view(battle.json, "")).at("sides").at(side);
    return shown.at("badges").dump() + shown.at("groups").at(0).at("badges").dump();
}

/// The rows of a side's units on the map, in the order of their ids.
std::string rowsOf(const Battle &battle, const std::string &side)
{
    std::string rows;
    for (const auto &[id, unit] : battle.state().units)
        if (unit.side == side && unit.arm != ancients::Arm::camp)
            rows += (rows.empty() ? "" : " ") + unit.row;
    return rows;
}

} // namespace

class AncientsSetupTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void depth();
    void depthBounds();
    void armyKept();
    void gameKept();
    void notTracked();
    void facing();
    void kindsOfNotes();
    void hiddenRunners();
    void notesAtTheEnd();
    void awards();
    void ownFigures();
    void clock();
};

// ANC-143: 2 HI_S for 1 PK_H, or back, for as many points.
void AncientsSetupTest::depth()
{
    Battle battle({"HI_S", "HI_S", "HI_S", "KN", "HI_S"}, {"HI", "PK_H"});
    QCOMPARE(battle.state().side("a").panic, 3);
    const int worth = battle.state().worth("a");
    const Ruling ruling = battle.act("depth", with({{"who", {"a1.1", "a1.5", "a1.2", "a1.3"}}}));
    QVERIFY(tells(ruling.sentence, "Romans exchange 4 HI_S for 2 PK_H"));
    ANCIENTS_TEXT(rowsOf(battle, "a"), "KN PK_H PK_H");
    QCOMPARE(battle.state().worth("a"), worth);
    QCOMPARE(battle.state().side("a").panic, 2); // half of three units
    QVERIFY(battle.of("a1.7").is.front == ancients::parseFace("6*1") && battle.of("a1.7").is.back == ancients::parseFace("2*1"));
    QVERIFY(battle.of("a1.7").fire == ancients::FireClass::phalanx);
    QVERIFY(battle.of("a1.7").name != battle.of("a1.8").name);
    battle.act("depth", with({{"who", {"a1.7"}}}));
    ANCIENTS_TEXT(rowsOf(battle, "a"), "HI_S KN PK_H HI_S");
    battle.act("depth", with({{"who", {"b1.2"}}})); // each owner
    ANCIENTS_TEXT(rowsOf(battle, "b"), "HI HI_S HI_S");
}

// ANC-143: whole exchanges, of one depth and one army, at set-up.
void AncientsSetupTest::depthBounds()
{
    Battle battle({"HI_S", "HI_S", "HI_S", "HI", "PK_H"}, {"HI_S", "HI"});
    const auto why = [&](const std::vector<std::string> &who) { return battle.refused("depth", with({{"who", who}})); };
    QVERIFY(tells(why({"a1.1"}), "even") && tells(why({"a1.1", "a1.2", "a1.3"}), "even"));
    QVERIFY(tells(why({"a1.4"}), "no spears"));
    QVERIFY(tells(why({"a1.1", "a1.5"}), "same depth"));
    QVERIFY(tells(why({"a1.1", "b1.1"}), "belongs to"));
    QVERIFY(!why({}).empty());
    const auto offered = [&] {
        const auto acts = rules().acts(battle.json);
        return std::any_of(acts.begin(), acts.end(), [](const optio::Act &act) { return act.resolver == "depth"; });
    };
    QVERIFY(offered());
    battle.act("start-battle");
    QVERIFY(tells(why({"a1.1", "a1.2"}), "Set-up") && !offered());
    // A panic number that the players set stays.
    Json own = army("Romans", {"HI_S", "HI_S"}, 1);
    own["commands"][0]["panic"] = 2;
    battle.json = rules().start(own, army("Gauls", {"HI"}, 1), Json::object());
    battle.act("depth", with({{"who", {"a1.1", "a1.2"}}}));
    QCOMPARE(battle.state().side("a").panic, 2);
    // Another price than the catalogue's does not come out even.
    own["commands"][0]["units"][0]["cost"] = 9;
    battle.json = rules().start(own, army("Gauls", {"HI"}, 1), Json::object());
    QVERIFY(tells(why({"a1.1", "a1.2"}), "cost 9"));
}

// ANC-017: what is kept of an army, and shown.
void AncientsSetupTest::armyKept()
{
    Json romans = army("Romans", {"WB_H", "HI"}, 2);
    romans["limit"] = 100;
    Battle battle({"HI"}, {"HI"});
    battle.json = rules().start(romans, army("Gauls", {"HI", "WW"}, 1, false), {{"stratagems_a", "barbarian"}});
    QCOMPARE(battle.state().side("a").budget, 80); // 100 with one leader, 20 less for the second
    QVERIFY(tells(badges(battle, 0), "11 of 80 points") && tells(badges(battle, 0), "panic at 1, 0 units lost"));
    QVERIFY(tells(badges(battle, 0), "charge to come") && !tells(badges(battle, 1), "charge"));
    QVERIFY(tells(badges(battle, 1), "no camp") && !tells(badges(battle, 0), "camp"));
    QVERIFY(tells(badges(battle, 0), "2 leaders at hand"));
    ANCIENTS_TEXT(battle.state().side("a").allowed, "barbarian");
    battle.act("seal-note", announce("a", R"({"kind":"none"})"));
    QVERIFY(tells(badges(battle, 0), "1 sealed note"));
    battle.at("moves").pips(3);
    battle.act("charge");
    QVERIFY(tells(badges(battle, 0), "charges in this turn"));
    battle.act("move", with({{"who", {"a1.2"}}}));
    const Json pool = toJson(rules().view(battle.json, "")).at("sides").at(0).at("groups").at(0).at("pool");
    QCOMPARE(pool.at("left").get<int>(), 2);
    battle.at("moves", "a", 2);
    QVERIFY(tells(badges(battle, 0), "charge used"));
    battle.change([](State &state) { state.unit("a1.3").place = ancients::Place::destroyed; });
    QVERIFY(tells(badges(battle, 0), "camp lost") && tells(badges(battle, 1), "The camp of Romans is lost: 1 point"));
}

// ANC-018: what is kept of a game; an opened note is taken back with consent alone.
void AncientsSetupTest::gameKept()
{
    Battle battle({"HI"}, {"HI"}, {{"edge_a", "E"}, {"attacker", "b"}, {"clock", "60"}, {"length", 9}});
    const State state = battle.state();
    ANCIENTS_TEXT(state.side("a").edge + state.side("b").edge, "EW"); // opposite edges
    ANCIENTS_TEXT(state.active + state.step, "bsetup");
    QCOMPARE(state.settings.clock, 60);
    QCOMPARE(state.settings.length, 9);
    QVERIFY(!state.second.open && state.second.edge.empty());
    std::set<std::string> reveals;
    for (const Resolver *resolver : rules().resolvers())
        if (resolver->reveals())
            reveals.insert(resolver->id());
    QVERIFY(reveals == (std::set<std::string>{"reveal", "arrive", "meet"}));
}

// ANC-019, ANC-015: of a unit no place, facing, terrain or sight is kept.
void AncientsSetupTest::notTracked()
{
    Battle battle({"HI", "KN"}, {"HI"});
    battle.at("moves").pips(3).act("move", with({{"who", {"a1.2"}}, {"zones", {"b1.1"}}}));
    const std::set<std::string> unit{"side",  "name",  "row",        "notation",  "arm",      "fire",         "temper",
                                     "value", "place", "disordered", "panicking", "acted",    "uncontrolled", "controlled",
                                     "sees",  "must",  "leftZone",   "fired",     "attacked", "retreated",    "moved"};
    for (const auto &[id, one] : battle.json.at("units").items())
        QVERIFY(keysOf(one) == unit);
    QVERIFY(keysOf(battle.json.at("leaders").at("a.L1")) == (std::set<std::string>{"side", "state", "unit", "out"}));
    // The same attack is fought otherwise on other ground, which is asked for each time.
    battle.at("combat");
    const auto odds = [&](const std::string &answers) {
        return chances("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}}, answers), &battle.json);
    };
    QVERIFY(odds("") != odds(R"("at.through_a1.1":"flank")"));
    QVERIFY(tells(battle.asks("attack", with({{"who", {"a1.1"}}, {"target", "b1.1"}})), "at.hill_b1.1"));
}

// ANC-046: reminded of, not reckoned; a disordered enemy has no zone to leave (ANC-047).
void AncientsSetupTest::facing()
{
    Battle battle({"HC", "HC"}, {"LC_B", "KN"});
    battle.at("moves").pips(5);
    std::string text;
    const Json shown = toJson(rules().view(battle.json, ""));
    for (const Json &one : shown.at("reminders"))
        if (one.value("rule", "") == "ANC-046")
            text += one.at("text").get<std::string>();
    for (const char *word : {"corner", "two front hexes", "zone of control", "four are flanks", "rear", "only into a front hex",
                             "turning in place", "one movement point", "retreat", "disordered unit has no zone"})
        QVERIFY2(tells(text, word), word);
    battle.disorder("b1.1");
    battle.act("move", with({{"who", {"a1.1"}}, {"zones", {"b1.1"}}}));
    QVERIFY(!battle.of("a1.1").leftZone);
    battle.act("move", with({{"who", {"a1.2"}}, {"zones", {"b1.1", "b1.2"}}}));
    QVERIFY(battle.of("a1.2").leftZone);
    const Resolver &move = rules().resolver("move");
    for (const Slot &slot : move.slots())
        if (slot.id == "zones") {
            const auto list = move.candidates(battle.json, slot, Json::object());
            QVERIFY(std::none_of(list.begin(), list.end(), [](const Candidate &one) { return one.unit == "b1.1"; }));
        }
}

// ANC-114: the kinds of notes and what each must say; the defender alone deploys falsely.
void AncientsSetupTest::kindsOfNotes()
{
    std::set<std::string> kinds;
    for (const ancients::StratagemRow &row : rules().sheet().stratagems)
        kinds.insert(row.id);
    QVERIFY(kinds == (std::set<std::string>{"false_deployment", "night_attack", "tactical_trick", "strategic_advantage", "march", "none"}));
    const auto why = [](const std::string &text) {
        Battle battle({"HI", "HI"}, {"HI"});
        battle.act("seal-note", announce("a", text));
        return battle.at("combat").refused("reveal", {{"side", "a"}, {"note", note(text)}});
    };
    QVERIFY(why(R"({"kind":"none"})").empty());
    QVERIFY(why(R"({"kind":"strategic_advantage"})").empty());
    QVERIFY(why(R"({"kind":"tactical_trick","own":"HI","enemy":"KN"})").empty());
    QVERIFY(tells(why(R"({"kind":"tactical_trick","own":"HI"})"), "\"enemy\" (ANC-114)"));
    QVERIFY(tells(why(R"({"kind":"tactical_trick","own":"HI","enemy":3})"), "ANC-114"));
    QVERIFY(tells(why(R"({"own":"HI"})"), "\"kind\" (ANC-114)"));
    QVERIFY(tells(why("a march by night"), "ANC-114"));
    QVERIFY(tells(why("[]"), "ANC-114"));
    QVERIFY(tells(why(R"({"kind":"poison"})"), "no stratagem"));
    QVERIFY(tells(why(R"({"kind":"false_deployment"})"), "Only the defender"));
    QVERIFY(tells(why(R"({"kind":"march","edge":"W","units":["a1.1"]})"), "Arrival"));
    // What is not on the map does not change places (ANC-115, ANC-181).
    Battle battle({"HI"}, {"HI", "HI"});
    battle.act("seal-note", announce("b", R"({"kind":"false_deployment"})"));
    battle.at("begin", "b").change([](State &state) { state.unit("b1.2").place = ancients::Place::away; });
    QVERIFY(
        tells(battle.refused("reveal", with({{"side", "b"}, {"note", note(R"({"kind":"false_deployment"})")}, {"who", {"b1.1", "b1.2"}}})),
              "ANC-181"));
}

// ANC-053, ANC-131: hidden units are impetuous too; the one that is not held comes out and runs.
void AncientsSetupTest::hiddenRunners()
{
    const std::string text = R"({"kind":"hidden","unit":"a1.1","hex":"1412"})";
    const auto hiding = [&](const Json &options = Json::object()) {
        Battle battle({"KN", "HI"}, {"HI"}, options);
        battle.act("seal-note", announce("a", text, "hidden"));
        battle.act("keep-off", with({{"who", {"a1.1"}}}));
        return battle.at("control");
    };
    const Json input = with(Json::object(), R"("ct.hidden":true)"), reveal = {{"side", "a"}, {"note", note(text)}};
    Battle held = hiding();
    ANCIENTS_TEXT(chances("control", input, &held.json), "held 1/3, hidden units run 2/3");
    held.act("control", input, {5});
    QVERIFY(!tells(held.asks("reveal", reveal), "rv.runs"));
    held.act("reveal", reveal);
    QVERIFY(!held.of("a1.1").uncontrolled);
    Battle runs = hiding();
    runs.act("control", input, {4});
    const Ruling ruling = runs.act("reveal", reveal);
    QVERIFY(runs.of("a1.1").uncontrolled);
    ANCIENTS_TEXT(ruling.followUps.at(0).resolver, "advance");
    QVERIFY(tells(runs.refused("end-step"), "must advance"));
    runs.act("advance", with({{"who", "a1.1"}}));
    QVERIFY(runs.of("a1.1").must);
    Battle silent = hiding();
    silent.act("control"); // nobody is impetuous: no die
    Battle plain({"KN"}, {"HI"});
    const Resolver &control = rules().resolver("control");
    ANCIENTS_TEXT(control.pageOf(silent.at("control").json, input) + control.pageOf(plain.json, input), "a"); // behind the cover
    ANCIENTS_TEXT(rules().resolver("seal-note").pageOf(plain.json, {{"side", "b"}}), "b");
    QVERIFY(!tells(plain.at("control").asks("control", Json::object()), "ct.hidden"));
    // The mark is gone in the next turn.
    Battle later = hiding();
    later.act("control", input, {1});
    later.at("begin", "a", 2).act("begin-turn");
    QVERIFY(!later.state().side("a").wild);
}

// ANC-109, ANC-113, ANC-116: at the end notes are opened, and the points told with their reasons.
void AncientsSetupTest::notesAtTheEnd()
{
    Battle battle({"HI"}, {"HI"}, {{"length", 1}});
    const std::string text = R"({"kind":"strategic_advantage"})";
    battle.act("seal-note", announce("b", text));
    battle.at("rally", "b");
    QVERIFY(tells(battle.refused("end-step"), "ANC-109"));
    QVERIFY(battle.refused("end-step", with(Json::object(), R"("es.sealed_b":true)")).empty());
    battle.act("reveal", {{"side", "b"}, {"note", note(text)}});
    const Ruling ruling = battle.act("end-step");
    QVERIFY(tells(ruling.sentence, "Gauls have won"));
    QCOMPARE(ruling.lines.size(), std::size_t{1});
    ANCIENTS_TEXT(ruling.lines[0].label + " " + ruling.lines[0].rule, "Strategic advantage ANC-135");
    QCOMPARE(ruling.lines[0].value, 1);
}

// ANC-135: players give and take points with a reason.
void AncientsSetupTest::awards()
{
    Battle battle({"HI"}, {"HI"});
    battle.at("moves");
    const auto acts = rules().acts(battle.json);
    QCOMPARE(std::count_if(acts.begin(), acts.end(), [](const optio::Act &act) { return act.resolver == "award"; }), std::ptrdiff_t{2});
    battle.act("award", {{"side", "a"}, {"reason", "holds the ford"}, {"answers", {{"aw.points", 2}}}});
    QVERIFY(tells(badges(battle, 0), "holds the ford: 2 points"));
    QVERIFY(!battle.refused("award", {{"side", "a"}, {"reason", ""}}).empty());
    QVERIFY(!battle.refused("award", {{"side", "a"}, {"reason", 5}}).empty());
}

// ANC-191, ANC-190: the figures that are our own can be changed by house rules, each of them.
void AncientsSetupTest::ownFigures()
{
    const std::string house = R"(extends = "ancients"
id = "printed"
name = "Ancients as printed"
[[combat.throw]]
id = "throw.1"
results = ["none", "AD", "M", "AE"]
[[combat.fire]]
id = "fire.B"
other = 4
most = 3
[combat.victory]
camp = 3
[[troops.row]]
id = "KN"
back = "5-4"
[[ruleset.option]]
id = "leaderLoss"
standard = 2
)";
    const std::filesystem::path folder = std::filesystem::path(std::getenv("OPTIO_RULESETS")) / "ancients";
    const ancients::Ancients printed(FigureFolder(folder, HouseRules::read(house, "printed.toml")));
    const ancients::Sheet &sheet = printed.sheet();
    ANCIENTS_TEXT(sheet.tables.result(0, 1).id + " " + sheet.tables.result(3, 2).id, "none AE");
    ANCIENTS_TEXT(rules().sheet().tables.result(0, 1).id, "AD");
    QCOMPARE(ancients::hitsUpTo(sheet.tables, 'B', 3, ancients::FireClass::other, "LI", false), 4);
    QVERIFY(sheet.unit("KN").notation.back == ancients::parseFace("5-4"));
    const Json state = printed.start(army("Romans", {"KN"}, 1), army("Gauls", {"HI"}, 1), Json::object());
    State now = ancients::readState(state);
    QCOMPARE(now.settings.leaderLoss, 2);
    now.unit("b1.2").place = ancients::Place::destroyed;
    QCOMPARE(ancients::sumOf(ancients::pointsOf(sheet.tables, now, "a")), 3);
    // What does not fit is refused where it stands.
    const auto why = [&](const std::string &rows) {
        try {
            const ancients::Ancients none(
                FigureFolder(folder, HouseRules::read("extends = \"ancients\"\nid = \"odd\"\nname = \"Odd\"\n" + rows, "odd.toml")));
            return std::string();
        } catch (const Error &error) {
            return std::string(error.what());
        }
    };
    QVERIFY(tells(why("[[ruleset.option]]\nid = \"clock\"\nleast = 1\nmost = 9\n"), "not both"));
    QVERIFY(tells(why("[[ruleset.option]]\nid = \"length\"\nstandard = 30\n"), "odd.toml:6"));
    QVERIFY(tells(why("[[ruleset.option]]\nid = \"length\"\nmost = 0\n"), "whole number"));
    QVERIFY(tells(why("[[troops.row]]\nid = \"PK_H\"\ncost = 15\n"), "ANC-143"));
    QVERIFY(why("[[ruleset.option]]\nid = \"length\"\nstandard = 7\nmost = 30\n").empty());
    std::string text;
    const Json pages = rules().reference();
    for (const Json &page : pages)
        if (page.at("rule") == "ANC-191")
            text = page.at("text").get<std::string>();
    QVERIFY(tells(text, "our own figures"));
}

// ANC-024, ANC-025: for tactical moves alone; at the end the step is over and what is left is lost.
void AncientsSetupTest::clock()
{
    Battle battle({"HI", "KN"}, {"HI"});
    const auto clock = [&] { return toJson(rules().view(battle.json, "")).value("clock", Json()); };
    for (const char *step : {"setup", "begin", "pips", "arrivals", "control", "forced", "leaders", "shooting", "combat", "rally"})
        QVERIFY(battle.at(step, "b", 2).json.is_object() && clock().is_null());
    battle.at("moves", "b", 2).pips(3);
    const Json running = clock();
    QCOMPARE(running.at("seconds").get<int>(), 120);
    ANCIENTS_TEXT(running.at("side").get<std::string>(), "b");
    ANCIENTS_TEXT(running.at("rule").get<std::string>(), "ANC-024");
    battle.act("move", with({{"who", {"b1.1"}}}));
    QVERIFY(clock() == running); // it goes on
    battle.act(running.at("resolver").get<std::string>(), with(running.at("input")));
    ANCIENTS_TEXT(battle.state().step, "leaders");
    QCOMPARE(battle.left("b"), 0);
    QVERIFY(battle.at("moves", "a", 3).json.is_object() && clock().at("id") != running.at("id"));
    battle.json["settings"]["clock"] = 0; // the house rule "off"
    QVERIFY(clock().is_null());
    bool house = false;
    const std::vector<Question> options = rules().options();
    for (const Question &option : options)
        for (const Choice &choice : option.choices)
            house = house || (option.id == "clock" && choice.value == "off" && tells(choice.label, "house rule"));
    QVERIFY(house);
}

OPTIO_TEST(AncientsSetupTest)
} // namespace ancients_setup_test
#include "ancients_setup_test.moc"
