// SPDX-License-Identifier: GPL-3.0-or-later
// The start of a game, deployment and reserves, corrections, and what each side sees (TRO-008 to TRO-046, TRO-134, TRO-135, TRO-137,
// TRO-160).
#include "rules/journal/journal.h"
#include "tests/rulesets/tropaion/tropaion_rosters.h"
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace tropaion_game_test {

using namespace tropaiontest;
using namespace tropaionrosters;

namespace {

Json of(const std::string &side, const std::string &answers = "")
{
    return {{"side", side}, {"answers", Json::parse("{" + answers + "}")}};
}
Json plain(const std::string &answers = "") { return {{"answers", Json::parse("{" + answers + "}")}}; }
Json picked(const std::vector<std::string> &units, const std::string &answers = "")
{
    Json who = Json::array();
    for (const std::string &unit : units)
        who.push_back({{"unit", unit}});
    return {{"who", who}, {"answers", Json::parse("{" + answers + "}")}};
}

/// A started game as a field.
Field started(const Json &options = Json::object())
{
    Field field;
    field.json = rules().start(army("hoplite-city"), army("gallic"), options);
    return field;
}

} // namespace

class TropaionGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStart() // TRO-008, TRO-010, TRO-011, TRO-039
    {
        const State state = started().state();
        TROPAION_TEXT(state.step, "cards");
        QCOMPARE(state.sides[0].size, 13);
        QCOMPARE(state.sides[0].morale, 12);
        std::set<std::string> names;
        for (const auto &[id, unit] : state.units)
            if (unit.side == "a")
                names.insert(unit.name);
        QCOMPARE(names.size(), std::size_t(13)); // TRO-164: numbered
        QVERIFY(names.contains("Hoplites 6"));
        QVERIFY(names.contains("Chosen band"));
        const State plainGame = readState(rules().start(army("gallic"), army("gallic"), {{"generalship", false}, {"hill", false}}));
        TROPAION_TEXT(plainGame.step, "edges");
        QVERIFY(!plainGame.hasHill);
        QVERIFY(plainGame.hasDifficult);
        TROPAION_TEXT(plainGame.sides[0].name, "Gauls I");
        QVERIFY_THROWS_EXCEPTION(Error, rules().start(army("gallic"), army("gallic"), {{"rosterPoints", "30"}}));
        QVERIFY_THROWS_EXCEPTION(Error, rules().start(army("gallic"), army("gallic"), {{"luck", true}}));
        QVERIFY_THROWS_EXCEPTION(Error, rules().start(roster(Json::array()), army("gallic"), Json::object()));
    }

    void secretsStaySecret() // TRO-014, TRO-027, TRO-031
    {
        for (const bool open : {false, true})
            for (const char *step : {"cards", "points", "order", "move", "losses"}) {
                Field field = started({{"openPoints", open}});
                field.at(step, "a").change([](State &state) {
                    Side &own = state.side("a");
                    own.hand = {"vine_staff", "hold"};
                    own.dice = {571, 572, 573};
                    own.score = {581, 582, 583};
                    own.left = {591, 592, 593};
                    own.assigned = state.side("b").assigned = true;
                    own.pays = "yes";
                    own.flank = 597;
                    own.late = 598;
                    state.pile = {"run_down"};
                    state.discards = {"shieldwall"};
                });
                const bool revealed = std::string(step) != "points";
                for (const char *viewer : {"b", ""}) {
                    const std::string text = toJson(rules().view(field.json, viewer)).dump();
                    for (const char *secret :
                         {"Vine Staff", "Hold!", "vine_staff", "Run Them", "Shieldwall", "571", "572", "573", "581", "582", "597", "598"})
                        QVERIFY2(!tells(text, secret), secret);
                    for (const char *points : {"591", "592", "593"})
                        QCOMPARE(tells(text, points), open && revealed);
                    QCOMPARE(tells(text, "Strategy 583"), revealed); // TRO-046
                    QVERIFY(tells(text, "2 cards"));
                }
                const std::string own = toJson(rules().view(field.json, "a")).dump();
                for (const char *secret : {"Vine Staff", "Hold!", "592 left of 582"})
                    QVERIFY2(tells(own, secret), secret);
                Field before = field; // the dice are still to be placed
                before.change([](State &state) { state.side("a").assigned = false; });
                QVERIFY(tells(toJson(rules().view(before.json, "a")).dump(), "571"));
                for (const char *viewer : {"b", ""})
                    QVERIFY(!tells(toJson(rules().view(before.json, viewer)).dump(), "571"));
                // What is offered is the same whatever the hand holds (TRO-030).
                const auto offered = [&](const std::vector<std::string> &cards) {
                    field.change([&](State &state) { state.side("a").hand = cards; });
                    std::string text;
                    for (const Act &act : rules().acts(field.json))
                        text += act.resolver + act.input.dump() + act.label + act.refusal + "\n";
                    return text;
                };
                TROPAION_TEXT(offered({"vine_staff", "hold"}), offered({"blank", "field"}));
                for (const Json &counter : rules().counters(field.json))
                    QVERIFY(!tells(counter.dump(), "hand") && !tells(counter.dump(), "left") && !tells(counter.dump(), "dice"));
            }
    }

    void deployment() // E-23, TRO-036 to TRO-038, TRO-134, TRO-135, TRO-137
    {
        Field field = started();
        field.at("edges", "").change([](State &state) {
            state.side("a").hand = {"flank_march", "scouting"};
            state.side("b").hand = {"foul_weather"};
        });
        field.act("edges", plain(), {2, 2, 5, 1});
        TROPAION_TEXT(field.state().edge, "a");
        QVERIFY(tells(field.refused("commit-cards", of("a")), "TRO-040")); // the edges come first (TRO-037)
        field.act("choose-edge", of("a", R"("dep.edge":"east")"));
        QVERIFY(tells(field.refused("start-battle", plain()), "TRO-037"));
        const Ruling first = field.act("commit-cards", of("a", R"("dep.flank":2,"dep.scouting":true)"));
        TROPAION_TEXT(first.sentence, "Greeks have chosen.");
        QVERIFY(tells(field.refused("commit-cards", of("a")), "TRO-037"));
        const Ruling both = field.act("commit-cards", of("b", R"("dep.weather":true)"));
        QVERIFY(tells(both.sentence, "Greeks hold back 2 for a flank march."));
        QVERIFY(tells(both.sentence, "Foul weather delays 3 of Greeks, of their choice."));
        QCOMPARE(field.state().played.size(), std::size_t(2)); // Flank March stays in the hand
        QVERIFY(tells(field.refused("start-battle", plain()), "TRO-196"));
        QVERIFY(tells(field.refused("hold-back", picked({"b1.1"})), "hold nobody back"));
        QVERIFY(tells(field.refused("hold-back", picked({"a1.1", "a1.2", "a1.3", "a1.4"})), "At most 3"));
        field.act("deploy-formation", picked({"a1.3", "a1.4", "a1.5"}, R"("mv.shape":"line")"));
        field.act("hold-back", picked({"a1.1", "a1.2", "a1.3"}));
        field.act("hold-back", picked({"a1.8", "a1.9"}));
        QVERIFY(field.of("a1.8").reserve == "flankMarch");
        QVERIFY(field.state().formationOf("a1.3") == nullptr);
        QVERIFY(field.state().formationOf("a1.4") != nullptr);
        field.act("start-battle", plain());
        TROPAION_TEXT(field.state().step, "points");
        // They come from turn 2, and from turn 3.
        field.at("start");
        QVERIFY(tells(field.refused("arrive", plain()), "from turn 2"));
        field.change([](State &state) { state.turn = 2; });
        TROPAION_TEXT(field.act("arrive", plain(R"("arr.unit_a1.2":false)")).sentence,
                      "Hoplites 1 and Hoplites 3 arrive at the east edge.");
        QVERIFY(field.of("a1.1").onTable());
        QVERIFY(!field.of("a1.2").onTable());
        QVERIFY(tells(field.refused("card", of("a")), "TRO-195"));
        field.change([](State &state) { state.turn = 3; });
        TROPAION_TEXT(field.asks("card", of("a")), "card.play dep.march");
        QVERIFY(!field.refused("card", of("a", R"("dep.march":"west")")).empty()); // no flank, but the enemy's edge
        QVERIFY(tells(field.act("card", of("a", R"("dep.march":"north")")).sentence, "arrive at the north edge."));
        TROPAION_TEXT(toJson(rules().view(field.json, "b")).at("plan").at("flanks").dump(),
                      R"j([{"edge":"north","name":"Greeks","side":"a"}])j");
        QVERIFY(field.of("a1.9").onTable());
        QVERIFY(field.state().side("a").hand.empty());
    }

    void edgesByAgreement() // TRO-008, TRO-036: without cards the players may settle it
    {
        for (const char *side : {"a", "b"}) {
            Field field = started({{"generalship", false}});
            TROPAION_TEXT(field.asks("edges", plain()), "dep.how");
            const Ruling agreed = field.act("edges", {{"answers", {{"dep.how", side}, {"dep.edge", "north"}}}});
            const State now = field.state();
            TROPAION_TEXT(agreed.sentence, "By agreement " + now.side(side).name + " deploy first. " + now.side(side).name +
                                               " take the north edge, " + now.other(side).name + " the south edge.");
            TROPAION_TEXT(field.state().edge, side);
            TROPAION_TEXT(field.state().step, "deploy");
        }
        Field cards = started();
        cards.at("edges", "");
        TROPAION_TEXT(cards.asks("edges", plain()), "");
    }

    void formationsAtDeployment() // TRO-019, TRO-038: any mass, and each alone again
    {
        Field field = started({{"generalship", false}});
        field.act("edges", plain(), {6, 1});
        field.act("choose-edge", of("a"));
        using Files = std::vector<std::vector<std::string>>;
        const auto form = [&](const char *answers) {
            field.act("deploy-formation", picked({"a1.1", "a1.2", "a1.3", "a1.4", "a1.5"}, answers));
            const State state = field.state();
            const Formation *formation = state.formationOf("a1.1");
            return formation != nullptr ? formation->files : Files();
        };
        QVERIFY(form(R"("mv.shape":"mass")") == Files({{"a1.1", "a1.4"}, {"a1.2", "a1.5"}, {"a1.3"}}));
        QVERIFY(form(R"("mv.shape":"mass","mv.behind_a1.4":"a1.2","mv.behind_a1.5":"a1.3")") ==
                Files({{"a1.1"}, {"a1.2", "a1.4"}, {"a1.3", "a1.5"}}));
        QVERIFY(form(R"("mv.shape":"mass","mv.front":4,"mv.behind_a1.5":"a1.3")") ==
                Files({{"a1.1"}, {"a1.2"}, {"a1.3", "a1.5"}, {"a1.4"}}));
        QVERIFY(form(R"("mv.shape":"alone")").empty() && field.state().formations.empty());
        QVERIFY(tells(field.refused("deploy-formation", picked({"a1.1", "a1.2"}, R"("mv.shape":"mass")")), "TRO-019"));
        QVERIFY(tells(field.refused("deploy-formation", picked({"a1.1"}, R"("mv.shape":"line")")), "TRO-019"));
    }

    void whereUnitsStandIsShown() // TRO-019, TRO-117
    {
        Field field;
        for (const char *id : {"a1.1", "a1.2", "a1.3", "a1.4", "a1.5", "a1.6"})
            field.unit(id, "MI");
        field.form({{"a1.1", "a1.3"}, {"a1.2"}}).form({{"a1.4", "a1.5"}});
        const auto badges = [&](const char *id) {
            const Json view = toJson(rules().view(field.json, ""));
            for (const Json &unit : view.at("sides").at(0).at("groups").at(0).at("units"))
                if (unit.at("id") == id)
                    return unit.at("badges").empty() ? std::string() : unit.at("badges").at(0).at("text").get<std::string>();
            return std::string("nobody");
        };
        TROPAION_TEXT(badges("a1.1"), "mass, 1 of 2");
        TROPAION_TEXT(badges("a1.3"), "mass, behind a1.1");
        TROPAION_TEXT(badges("a1.5"), "column, 2 of 2");
        TROPAION_TEXT(badges("a1.6"), "");
        field.change([](State &state) { loseUnit(state, "a1.1"); });
        TROPAION_TEXT(badges("a1.3"), "gap before it");
        TROPAION_TEXT(badges("a1.2"), ""); // cut off by the gap, it stands alone
    }

    void formationsAreCorrected() // TRO-025: in any step, in combat too, free of charge
    {
        Field field;
        field.unit("a1", "HI").unit("a2", "HI").unit("a3", "MI").unit("b1", "HI").contact("a1", "b1").at("fight", "b");
        const Ruling formed = field.act("set-formation", picked({"a1", "a2"}, R"("mv.shape":"line")"));
        TROPAION_TEXT(formed.sentence, "By agreement a1 and a2 form a line.");
        QVERIFY(hasNeighbour(field.state(), "a1"));
        QVERIFY(tells(field.refused("set-formation", picked({"a1", "a3"}, R"("mv.shape":"line")")), "TRO-116"));
        field.act("set-formation", picked({"a2"}));
        QVERIFY(field.state().formations.empty());
        field.act("fight", pair("b1", "a1"), {6, 1});
        QVERIFY(tells(field.refused("set-formation", picked({"a1", "a2"})), "TRO-042"));
    }

    void contactsAreCorrected() // TRO-020, TRO-021, TRO-025
    {
        Field field;
        field.unit("a1", "HI").unit("a2", "HI").unit("b1", "HI");
        field.act("set-contact", pair("a1", "b1", R"("co.touched_b1":"flank","co.charger":"a")"));
        QVERIFY(field.state().touched("a1", Aspect::front) && field.state().touched("b1", Aspect::flank));
        QCOMPARE(field.state().engagements.begin()->second.charger, 0);
        QVERIFY(tells(field.refused("set-contact", pair("a1", "a2")), "one side"));
        // Named the other way round it is the same contact.
        field.act("set-contact", pair("b1", "a1", R"("co.contact":true,"co.touched_b1":"front")"));
        QCOMPARE(field.state().engagements.size(), std::size_t(1));
        QVERIFY(field.state().touched("b1", Aspect::front));
        QVERIFY(tells(field.refused("set-contact", pair("a2", "b1")), "TRO-021"));
        field.act("set-contact", pair("a1", "b1"));
        QVERIFY(field.state().engagements.empty());
        QVERIFY(tells(field.refused("set-contact", pair("a1", "b1", R"("co.contact":false)")), "not in contact"));
    }

    void unitsAreCorrected() // TRO-016, TRO-025
    {
        Field field;
        field.unit("a1", "HI").unit("a2", "HI").unit("b1", "HI").form({{"a1", "a2"}}).contact("a1", "b1");
        Field reserve = field;
        field.act("set-unit", one("a1", R"("co.where":"lost")"));
        QVERIFY(field.of("a1").status == Status::lost && field.state().engagements.empty());
        QCOMPARE(lossesOf(rules().sheet(), field.state(), "a"), 2);
        QVERIFY(mayFillGap(field.state(), "a2"));
        field.act("set-unit", one("a1")); // back on the table
        QVERIFY(field.of("a1").onTable());
        QCOMPARE(lossesOf(rules().sheet(), field.state(), "a"), 0);
        reserve.act("set-unit", one("a1", R"("co.where":"weather")"));
        TROPAION_TEXT(reserve.of("a1").reserve, "weather");
        QVERIFY(reserve.state().formations.empty() && reserve.state().engagements.empty());
        QCOMPARE(lossesOf(rules().sheet(), reserve.state(), "a"), 0);
    }

    void pointsAreCorrected() // TRO-025, TRO-031: in private
    {
        Field field;
        field.points("a", 3, 2, 6).change([](State &state) { state.side("a").left = {1, 0, 6}; });
        const Ruling corrected = field.act("set-points", of("a", R"("co.left_valour":3,"co.left_discipline":1)"));
        TROPAION_TEXT(corrected.sentence, "Romans have corrected, by agreement, what is left of their points.");
        QVERIFY(corrected.lines.empty());
        QCOMPARE(field.left("a", Virtue::valour), 3);
        QCOMPARE(field.left("a", Virtue::discipline), 1);
        QVERIFY(!field.refused("set-points", of("a", R"("co.left_valour":4)")).empty()); // no more than there were
        QVERIFY(tells(field.refused("set-points", of("b")), "TRO-045"));
    }

    void anAgreedEnd() // TRO-044
    {
        for (const char *winner : {"draw", "a", "b"}) {
            Field field;
            field.unit("a1", "HI").unit("b1", "HI");
            TROPAION_TEXT(field.asks("agree-end", plain()), "en.winner");
            const Ruling ended = field.act("agree-end", {{"answers", {{"en.winner", winner}}}});
            const Json over = rules().ended(field.json);
            QVERIFY(over.at("over").get<bool>());
            TROPAION_TEXT(over.at("winner").get<std::string>(), std::string(winner) == "draw" ? "" : winner);
            TROPAION_TEXT(over.at("text").get<std::string>(), ended.sentence);
            for (const Act &act : rules().acts(field.json))
                QVERIFY2(!act.refusal.empty(), act.resolver.c_str());
            QVERIFY(!field.refused("order", picked({"a1"}), {6}).empty());
            QVERIFY(tells(field.refused("agree-end", plain()), "TRO-123"));
        }
        Field open;
        open.unit("a1", "HI").unit("b1", "HI").contact("a1", "b1").at("fight").act("fight", pair("a1", "b1"), {6, 1});
        QVERIFY(tells(open.refused("agree-end", plain()), "TRO-042"));
        Field early = started();
        QVERIFY(tells(early.refused("agree-end", plain()), "TRO-039"));
    }

    void namesAreApart() // TRO-164
    {
        const Json units =
            Json::parse(R"j([{"type":"HI","name":"H","count":6},{"type":"HI","name":"H 2"},{"type":"LI","name":"","count":2}])j");
        const State state = readState(rules().start(roster(units), army("gallic"), {{"generalship", false}}));
        std::set<std::string> names;
        for (const auto &[id, unit] : state.units)
            if (unit.side == "a")
                names.insert(unit.name);
        QCOMPARE(names.size(), std::size_t(9));
        QVERIFY(names.contains("H 2") && names.contains("H 7") && names.contains("Light infantry 2"));
    }

    void aTurnInTheJournal() // TRO-026: replay, undo and the same dice again
    {
        GameSetup setup{army("hoplite-city"), army("gallic"), {{"generalship", false}}, gameKeyFromSeed(7), "2026-01-01T00:00:00Z"};
        Game game = Game::start(rules(), setup);
        std::vector<Entry> entries{parseEntry(game.headerLine(), 0)};
        const auto play = [&](const std::string &resolver, const Json &input) {
            entries.push_back(game.act(resolver, input, std::nullopt, "2026-01-01T00:00:00Z"));
            game.follow(entries.back());
        };
        play("edges", plain());
        play("choose-edge", of(readState(game.state()).edge));
        play("start-battle", plain());
        for (const char *side : {"a", "b"}) {
            play("point-dice", of(side));
            play("assign", of(side));
        }
        if (game.state().at("step") == "order") {
            play("pay-tie", of("a"));
            play("pay-tie", of("b"));
            play("tie-roll", plain());
        }
        for (int player = 0; player < 2; ++player) {
            play("end-phase", plain()); // start
            const State state = readState(game.state());
            const std::string unit = state.active + "1.1";
            for (const std::string &id : unaskedWarbands(state, state.active))
                play("warband", {{"who", id}, {"answers", Json::object()}});
            play("order", picked({unit}, R"("mv.kind":"forward")"));
            const Json after = game.state();
            // Undone and done again, the test throws the same die.
            entries.push_back(game.undo([&](int n) { return entries.at(static_cast<std::size_t>(n)); }, "2026-01-01T00:00:00Z"));
            game.follow(entries.back());
            play("order", picked({unit}, R"("mv.kind":"forward")"));
            QVERIFY(game.state() == after);
            if (!readState(game.state()).test.purpose.empty())
                play("fail-test", plain());
            for (int phase = 0; phase < 4; ++phase)
                play("end-phase", plain());
        }
        play("losses", plain());
        QCOMPARE(rules().turn(game.state()), 2);
        QVERIFY(verifyJournal(rules(), entries).empty());
        QVERIFY(!rules().ended(game.state()).at("over").get<bool>());
    }

    void whatIsOffered() // TRO-030, TRO-153
    {
        Field field;
        field.unit("a1", "HI").unit("b1", "HI").contact("a1", "b1").at("fight").points("a", 1, 0, 0);
        const auto ids = [&] {
            std::string text;
            for (const Act &act : rules().acts(field.json))
                if (act.resolver != "agree-end" && !act.resolver.starts_with("set-"))
                    text += act.resolver + (act.next ? "! " : act.refusal.empty() ? " " : "- ");
            return text;
        };
        TROPAION_TEXT(ids(), "fight! end-phase- "); // no phase ends while a combat is due
        field.act("fight", pair("a1", "b1"), {1, 3});
        TROPAION_TEXT(ids(), "combat-result! fight- end-phase- ");
        field.act("combat-result", pair("a1", "b1"), {3});
        TROPAION_TEXT(ids(), "settle! fight- end-phase- ");
        field.act("settle", pair("a1", "b1"));
        TROPAION_TEXT(ids(), "fight- end-phase! ");
    }

    void reminders() // TRO-151, TRO-153
    {
        const auto texts = [](const Field &field) {
            std::string text;
            const Json view = toJson(rules().view(field.json, ""));
            for (const Json &one : view.at("reminders"))
                text += one.at("rule").get<std::string>() + " ";
            return text;
        };
        Field field;
        field.unit("a1", "WB").unit("b1", "HI");
        TROPAION_TEXT(texts(field), "TRO-153 TRO-071 TRO-064 TRO-074 ");
        TROPAION_TEXT(texts(field.at("deploy", "")), "TRO-038 ");
        TROPAION_TEXT(texts(field.at("rally")), "");
        field.change([](State &state) {
            state.placed = {"hill", "small_wood"};
            state.played = {"hold"};
        });
        TROPAION_TEXT(texts(field), "TRO-033 TRO-125 ");
        QVERIFY(tells(toJson(rules().view(field.json, "")).dump(), "Terrain: Hill and Small Wood."));
    }

    void toldFromTheFigures()
    {
        std::set<std::string> seen;
        for (const Json &page : rules().reference()) {
            QVERIFY(seen.insert(page.at("rule").get<std::string>()).second);
            QVERIFY(!page.at("text").get<std::string>().empty());
        }
        for (const char *rule : {"TRO-091", "TRO-103", "TRO-106", "TRO-126", "TRO-140", "TRO-142", "TRO-160"})
            QVERIFY2(seen.contains(rule), rule);
        TROPAION_TEXT(rules().unitText({{"type", "HI"}, {"name", "Tenth"}, {"legionaries", true}, {"veteran", true}}).dump(),
                      R"j({"detail":"Heavy infantry · Legionaries · Veteran","icon":"spears","label":"Tenth","points":7})j");
        QVERIFY(rules().catalogue().at("fields").size() == 14);
    }
};

OPTIO_TEST(TropaionGameTest)

} // namespace tropaion_game_test

#include "tropaion_game_test.moc"
