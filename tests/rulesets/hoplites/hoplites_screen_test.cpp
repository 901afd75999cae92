// SPDX-License-Identifier: GPL-3.0-or-later
// What the screen, the editor and the reader get from the engine: views, prompts, labels, odds, preferences, reference, charts, armies.
#include "rules/figures/house.h"
#include "rules/journal/journal.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/players/arena.h"
#include "rulesets/hoplites/players/players.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <set>

namespace hoplites_screen_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

const Hoplites &rules()
{
    static const Hoplites all{FigureFolder(figuresFolder())};
    return all;
}

Json viewOfSide(Ground &field, const char *side) { return toJson(viewOf(sheet(), Battle{field.state, field.names}, side)); }

Json unitIn(const Json &view, const std::string &id)
{
    for (const Json &side : view.at("sides"))
        for (const Json &group : side.at("groups"))
            for (const Json &unit : group.at("units"))
                if (unit.at("id") == id)
                    return unit;
    return {};
}

std::set<std::string> badgesOf(const Json &told)
{
    std::set<std::string> texts;
    for (const Json &badge : told.at("badges"))
        texts.insert(badge.at("text").get<std::string>());
    return texts;
}

/// The chances of an act by the id of what comes of it.
std::map<std::string, double> oddsIn(Ground &field, const Act &act)
{
    for (auto &units : field.names.units)
        units.resize(mostUnits);
    const Json state = toJson(sheet(), field.state, field.names);
    const Resolver &resolver = rules().resolver("act");
    const std::unique_ptr<Case> ready = resolver.prepare(&state, {{"do", toJson(act, field.state.toAct())}, {"answers", Json::object()}});
    const Distribution odds = oddsOf(*ready);
    std::map<std::string, double> chances;
    for (const Share &share : odds.shares)
        chances[ready->outcome(share.outcome).results.at("result").get<std::string>()] += odds.p(share.weight);
    return chances;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-9; }

} // namespace

class HoplitesScreenTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cards() // HOP-021, HOP-022: what stands on a unit card
    {
        Ground f;
        const int hc = f.put(0, "HC", 7, 4, 3, "", 2), lc = f.put(0, "LC", 6, 4, 8, "J"), hi = f.put(1, "HI", 6, 6, 3);
        f.put(1, "HI", 6, 6, 5);
        f.unit(0, hc).depletion = 2;
        f.unit(0, hc).set(engaged);
        f.unit(0, lc).set(noMissile);
        f.unit(0, lc).manoeuvre = 3;
        f.unit(1, hi).set(withdrew);
        f.card(0, Card::flank);
        f.unit(1, hi).clear(withdrew);
        f.act(Ground::attackAct({hc}, {hi}, Flank::card));
        Json view = viewOfSide(f, "a");
        const Json unit = unitIn(view, "a1");
        QCOMPARE(unit.at("coh"), Json(2));
        QCOMPARE(unit.at("limit"), Json(7));
        QCOMPARE(unit.at("column"), Json(3));
        QCOMPARE(badgesOf(unit), (std::set<std::string>{"engaged", "attacks", "depleted 2", "flank"}));
        QCOMPARE(badgesOf(unitIn(view, "a2")), (std::set<std::string>{"no missiles", "manoeuvring 3"}));
        QCOMPARE(badgesOf(unitIn(view, "b1")), (std::set<std::string>{"attacked"}));
        // The attacks that are declared, for both to see.
        QCOMPARE(viewOfSide(f, "b").at("attacks"), (Json::array({{{"attackers", {"a1"}}, {"defenders", {"b1"}}, {"flank", {true}}}})));
        // An attack on the second line has its marker, and the withdrawn theirs, until the phase ends.
        Ground g;
        const int free = g.put(0, "HI", 7, 6, 5), other = g.put(0, "HI", 7, 6, 1), foe = g.put(1, "LC", 6, 4, 4, "J");
        g.put(1, "HI", 6, 6, 1), g.second(1, "MI", 5, 5, true);
        (void)other;
        g.act(Ground::attackAct({free}, {foe}));
        g.act(make(Deed::withdraw, foe, 1), {3});
        g.act(make(Deed::behind, free), {0});
        view = viewOfSide(g, "a");
        QVERIFY(badgesOf(unitIn(view, "a1")).contains("second line attack"));
        QVERIFY(badgesOf(unitIn(view, "b1")).contains("withdraws"));
    }

    void sides() // HOP-032, HOP-034, HOP-041: special rules in force, what is left of a turn, what is open
    {
        Ground f;
        f.state.phase = Phase::move;
        f.side(0).rules = static_cast<std::uint16_t>(ferocity | mobility);
        f.side(0).tries = 1;
        f.side(0).laterals = 1;
        f.put(0, "HI", 7, 6, 5);
        f.hand(1, "HI", 7, 6);
        f.card(1, Card::rally);
        Json view = viewOfSide(f, "a");
        QCOMPARE(badgesOf(view.at("sides").at(0)), (std::set<std::string>{"Ferocity", "Mobility"}));
        QCOMPARE(view.at("left"), (Json{{"plays", 1}, {"moves", 0}, {"flanks", 2}, {"attempts", 1}, {"orders", 0}, {"draws", 1}}));
        f.side(0).rules = mobility;
        f.state.preferences = leaderCohesion | dynamicPlay;
        view = viewOfSide(f, "a");
        QCOMPARE(badgesOf(view.at("sides").at(0)), (std::set<std::string>{"Mobility"}));
        QCOMPARE(view.at("left").at("orders"), Json(4));
        QCOMPARE(view.at("left").at("draws"), Json(2));
        // The enemy's hand is a number; his cards in all are on his army sheet.
        const Json &enemy = view.at("sides").at(1);
        QVERIFY(enemy.at("hand").is_null());
        QCOMPARE(enemy.at("handCount"), Json(2));
        QCOMPARE(enemy.at("cards").at("rally"), Json(1));
        QCOMPARE(viewOfSide(f, "b").at("sides").at(1).at("hand"), (Json::array({"b1", "rally"})));
    }

    void battle() // HOP-040, HOP-911: what is kept of the battle, its preferences among it
    {
        const Json start = rules().start(army("carthage"), army("greeks"), {{"fog", true}, {"setup", 2}});
        Json view = toJson(rules().view(start, "a"));
        QCOMPARE(view.at("period"), Json("antiquity"));
        QCOMPARE(view.at("preferences"), (Json::array({"fog"})));
        QCOMPARE(view.at("active"), Json(""));
        State state = stateFromJson(sheet(), start);
        PlayoutDice source(3);
        Dice dice(source);
        apply(sheet(), state, make(Deed::deal), dice);
        view = toJson(viewOf(sheet(), Battle{state, namesFromJson(start)}, "b"));
        QCOMPARE(view.at("round"), Json(1));
        QCOMPARE(view.at("first"), view.at("active"));
        QCOMPARE(view.at("noShock"), Json("setup"));
        QCOMPARE(view.at("phases").size(), std::size_t(6));
    }

    void rounds() // HOP-300, HOP-301: six phases, each may be passed; then the other side; then the next round
    {
        State state = startState(sheet(), armyFrom(sheet(), army("greeks")), armyFrom(sheet(), army("macedon")), options());
        PlayoutDice source(7);
        Dice dice(source);
        apply(sheet(), state, make(Deed::deal), dice);
        const int first = state.active;
        std::vector<Phase> seen;
        int turns = 0;
        while (state.round < 2) {
            seen.push_back(state.phase);
            const int turn = state.turns;
            QCOMPARE(whyNot(sheet(), state, make(Deed::next), state.toAct()), Why::ok);
            apply(sheet(), state, make(Deed::next), dice);
            turns += state.turns != turn;
        }
        QCOMPARE(turns, 2);
        QCOMPARE(int(state.active), first);
        // Phases without anything to decide are left out; those there are keep their order.
        QCOMPARE(seen, (std::vector<Phase>{Phase::play, Phase::draw, Phase::play, Phase::draw}));
    }

    void whoDecides() // HOP-001: either side may be anybody's; a side acts when it is asked, and not before
    {
        Ground f;
        f.state.phase = Phase::play;
        const int hi = f.hand(0, "HI", 7, 6);
        f.hand(1, "HI", 7, 6);
        QCOMPARE(whyNot(sheet(), f.state, make(Deed::play, hi, 4), 0), Why::ok);
        QCOMPARE(whyNot(sheet(), f.state, make(Deed::play, hi, 4), 1), Why::phase);
        const State start = startState(sheet(), armyFrom(sheet(), army("sumer")), armyFrom(sheet(), army("gauls")), options());
        for (const char *a : {"random", "greedy"})
            for (const char *b : {"random", "greedy"})
                QVERIFY(playBattle(sheet(), start, {&playerOf(a), &playerOf(b)}, gameKeyFromSeed(1), 1, nullptr, nullptr).over());
    }

    void asked() // HOP-900, HOP-930: each choice is an act with words, offered when it is due
    {
        Ground f;
        f.state.phase = Phase::play;
        const int hi = f.hand(0, "HI", 7, 6), li = f.put(1, "LI", 5, 4, 5, "J"), lc = f.put(1, "LC", 5, 4, 6, "J");
        f.act(make(Deed::play, hi, 4));
        Json view = viewOfSide(f, "b");
        QCOMPARE(view.at("prompt"), Json("react"));
        QCOMPARE(view.at("asked"), (Json{{"side", "b"}, {"units", {"b1", "b2"}}, {"target", "a1"}}));
        for (auto &units : f.names.units)
            units.resize(mostUnits);
        const auto labels = [&] {
            std::set<std::string> all;
            for (const optio::Act &act : rules().acts(toJson(sheet(), f.state, f.names)))
                all.insert(act.label);
            return all;
        };
        QCOMPARE(labels(), (std::set<std::string>{"LI 1 fire", "LI 1 hold their fire"}));
        f.act(make(Deed::react, li, 0));
        f.act(make(Deed::react, lc, 0));
        f.state.active = 0;
        f.state.phase = Phase::shock;
        f.unit(0, hi).manoeuvre = 0;
        f.act(Ground::attackAct({hi}, {li}));
        view = viewOfSide(f, "b");
        QCOMPARE(view.at("prompt"), Json("withdraw"));
        QCOMPARE(view.at("asked").at("attack").at("attackers"), (Json::array({"a1"})));
        QCOMPARE(labels(), (std::set<std::string>{"LI 1 withdraw", "LI 1 stay"}));
        // What cannot be done says why (HOP-931).
        const Json state = toJson(sheet(), f.state, f.names);
        QVERIFY(!rules().resolver("act").refusal(state, {{"do", {{"act", "next"}}}}).empty());
    }

    void odds() // HOP-902: a shot, a withdrawal, a rally, a flank check, by the rules that decide them
    {
        Ground f;
        f.state.phase = Phase::missile;
        const int lc = f.put(0, "LC", 6, 4, 5, "J"), el = f.put(1, "EL", 5, 5, 5, "", 4), mi = f.put(1, "MI", 5, 5, 4);
        auto chances = oddsIn(f, make(Deed::shoot, lc, mi));
        QVERIFY(near(chances["hit"], 0.4) && near(chances["miss"], 0.6));
        chances = oddsIn(f, make(Deed::shoot, lc, el)); // whatever its rampage does
        QVERIFY(near(chances["leaves"], 0.4));
        f.state.phase = Phase::shock;
        const int hc = f.put(0, "HC", 7, 4, 3), hi = f.put(1, "HI", 6, 6, 3);
        chances = oddsIn(f, Ground::attackAct({hc}, {hi}, Flank::button));
        QVERIFY(near(chances["flank"], 0.8) && near(chances["fails"], 0.2));
        Ground g;
        const int own = g.put(0, "HI", 7, 6, 5), li = g.put(1, "LI", 5, 4, 5, "J", 4);
        g.act(Ground::attackAct({own}, {li}));
        chances = oddsIn(g, make(Deed::withdraw, li, 1));
        QVERIFY(near(chances["withdraws"], 0.6) && near(chances["leaves"], 0.4));
        Ground r;
        r.state.phase = Phase::rally;
        const int routed = r.second(0, "HI", 7, 6, false);
        chances = oddsIn(r, make(Deed::rallyLeader, routed));
        QVERIFY(near(chances["rallied"], 0.7) && near(chances["lost"], 0.3));
    }

    void takingBack() // HOP-006: an act that brought a hidden unit to light is marked, so that both agree to take it back
    {
        Ground f;
        f.state.preferences = fogOfWar;
        f.state.phase = Phase::play;
        const int hi = f.hand(0, "HI", 7, 6), mi = f.hand(0, "MI", 5, 5), li = f.put(1, "LI", 5, 4, 5, "J");
        f.unit(1, li).set(hidden);
        f.unit(1, li).set(noMissile);
        f.side(1).hiding = bit(4);
        for (auto &units : f.names.units)
            units.resize(mostUnits);
        const Resolver &resolver = rules().resolver("act");
        const auto brings = [&](const Act &act) {
            const Json state = toJson(sheet(), f.state, f.names);
            const Json input = {{"do", toJson(act, 0)}, {"answers", Json::object()}};
            EnteredDice source({});
            Dice dice(source);
            return resolver.revealed(toJson(resolver.prepare(&state, input)->rule(dice)));
        };
        QVERIFY(brings(make(Deed::play, hi, 4)));
        QVERIFY(!brings(make(Deed::play, mi, 8)));
    }

    void attackBeforehand() // HOP-902: bases, columns, shifts, superiority and checks before an attack is declared
    {
        const Resolver &shock = rules().resolver("shock");
        Json input = shock.example();
        input["a"].at(0)["depletion"] = 1;
        input["b"].at(0)["ground"] = "woods";
        const Form form = shock.form(nullptr, input);
        QCOMPARE(form.contestants.size(), std::size_t(2));
        QCOMPARE(form.contestants[0].subtitle, std::string("checks at 7; column 9, size +1, depletion -1, ground -1: 8, superior"));
        QCOMPARE(form.contestants[1].subtitle, std::string("checks at 6; struck"));
        QCOMPARE(form.contestants[1].score, std::string("0 of 6"));
    }

    void told() // HOP-904, HOP-905: what the computer does is told act by act, in a journal that can be played again
    {
        const Json &carthage = army("carthage"), &gauls = army("gauls");
        std::string transcript;
        (void)rules().playGames({{carthage, gauls}, {"greedy", "random"}, 1, 4, Json::object(), "2026-03-01T10:00:00Z"}, &transcript);
        std::istringstream lines(transcript);
        std::string line;
        std::getline(lines, line);
        Game game = Game::open(rules(), parseEntry(line, 0));
        int entries = 0;
        for (int n = 1; std::getline(lines, line); ++n, ++entries) {
            const Entry entry = parseEntry(line, n);
            QVERIFY2(!entry.json.at("result").at("sentence").get<std::string>().empty(), line.c_str());
            game.follow(entry);
        }
        // The journal leads to the very state in which the players' game ended.
        const State start = stateFromJson(sheet(), rules().start(carthage, gauls, Json::object()));
        const State end =
            playBattle(sheet(), start, {&playerOf("greedy"), &playerOf("random")}, gameKeyFromSeed(4), 4 * 31, nullptr, nullptr);
        const Json ended = toJson(sheet(), end, namesFromJson(game.state()));
        QVERIFY2(ended == game.state(), Json::diff(ended, game.state()).dump().c_str());
        QVERIFY(game.ruleset().ended(game.state()).at("over") == true);
        QVERIFY(entries > 100);
    }

    void advice() // HOP-906, HOP-903: help for every rule, type, card, ground and army rule; charts of all figures
    {
        std::map<std::string, std::string> pages;
        const Json reference = rules().reference();
        for (const Json &page : reference) {
            pages[page.at("rule")] = page.at("text").get<std::string>();
            QVERIFY2(page.at("title") != page.at("rule"), page.dump().c_str());
            QVERIFY2(!pages[page.at("rule")].empty(), page.dump().c_str());
        }
        for (const TypeRow &type : sheet().types)
            QVERIFY2(pages[type.rule].find(type.name) != std::string::npos && !type.text.empty(), type.id.c_str());
        for (const TerrainRow &row : sheet().terrain)
            QVERIFY2(pages[row.rule].find(row.name) != std::string::npos, row.id.c_str());
        for (const CardRow &row : sheet().cards)
            QVERIFY2(pages["HOP-870"].find(row.text) != std::string::npos, row.id.c_str());
        for (const SpecialRow &row : sheet().specials)
            QVERIFY2(row.tag || pages[row.rule].find(row.text) != std::string::npos, row.id.c_str());
        QVERIFY(pages["HOP-710"].find("Initiative +1") != std::string::npos); // figures stand in the words
        std::set<std::string> charts;
        const std::set<std::string> chapters{"HOP", "SAM", "CON"};
        const Json all = rules().charts();
        for (const Json &chart : all) {
            charts.insert(chart.at("id"));
            for (const Json &table : chart.at("tables"))
                for (std::size_t i = 0; i < table.at("rows").size(); ++i)
                    QVERIFY2(chapters.contains(table.at("rules").at(i).get<std::string>().substr(0, 3)),
                             table.at("rows").at(i).dump().c_str());
        }
        for (const char *id : {"shock", "results", "attack", "missiles", "ground", "withdrawal", "turn", "types", "points"})
            QVERIFY2(charts.contains(id), id);
    }

    void figuresChange() // HOP-005: house rules lie over the figures, and show in play, charts and reference
    {
        const HouseRules house =
            HouseRules::read("extends = \"hoplites\"\nid = \"club\"\nname = \"Club\"\n"
                             "[battle.rally]\nadd = 3\n"
                             "[[shock.results.row]]\nid = \"0\"\n"
                             "cells = [\"1/9\",\"5/2\",\"4/2\",\"4/2\",\"3/2\",\"3/2\",\"3/2\",\"3/2\",\"3/2\",\"3/2\","
                             "\"3/2\",\"2/2\",\"2/2\"]\n",
                             "club.toml");
        const Hoplites club{FigureFolder(figuresFolder(), house)};
        QCOMPARE(club.id(), std::string("hoplites+club"));
        QCOMPARE(int(club.sheet().results[1][0][1]), 9);
        QCOMPARE(club.sheet().numbers.rallyAdd, 3);
        QVERIFY(club.charts().dump().find("1/9") != std::string::npos);
        QVERIFY(club.reference().dump().find("Initiative +3") != std::string::npos);
        QCOMPARE(int(rules().sheet().results[1][0][1]), 1); // the shipped ones are as they were
    }

    void preferences() // HOP-910, HOP-912: topics, each with help; what is answered beforehand may change at any time
    {
        const Json catalogue = rules().catalogue();
        std::map<std::string, std::set<std::string>> topics;
        for (const Json &row : catalogue.at("preferences")) {
            topics[row.at("topic").get<std::string>()].insert(row.at("id").get<std::string>());
            QVERIFY2(!row.at("help").get<std::string>().empty(), row.dump().c_str());
            QCOMPARE(row.at("anyTime"), Json(row.at("topic") == "Play" || row.at("topic") == "Samurai")); // habits
        }
        QCOMPARE(topics.at("Play").size(), std::size_t(7));
        QCOMPARE(topics.at("Rules").size(), std::size_t(10));
        QCOMPARE(topics.at("Field"), (std::set<std::string>{"restrictions"}));
        QCOMPARE(topics.at("Setup"), (std::set<std::string>{"setup", "quiet_setup"}));
        QCOMPARE(topics.at("Deck"), (std::set<std::string>{"extra_initiative", "extra_cohesion", "extra_reserve", "extra_own"}));
        const Json usual = options();
        QCOMPARE(usual.at("setup"), Json(3));
        QCOMPARE(usual.at("variable_initiative"), Json(false));
        // In the middle of a battle: a correction by hand.
        const Json start = rules().start(army("carthage"), army("greeks"), Json::object());
        const Json counters = rules().counters(start);
        const auto habit = std::find_if(counters.begin(), counters.end(), [](const Json &one) { return one.at("path") == "/a/habits/0"; });
        QVERIFY(habit != counters.end());
        QCOMPARE(habit->at("kind"), Json("yesNo"));
        Json changed = start;
        changed[Json::json_pointer("/a/habits/0")] = true;
        QCOMPARE(int(stateFromJson(sheet(), changed).sides[0].habits), 1);
    }

    void armies() // HOP-881, HOP-940: what an army is; two of them for the pass, either side
    {
        std::vector<std::string> pass;
        for (const Json &one : rules().armies()) {
            for (const char *key : {"name", "period", "notes", "leader", "rules", "tags", "cards", "terrain"})
                QVERIFY2(one.contains(key), key);
            for (const char *key : {"name", "initiative", "command"})
                QVERIFY(one.at("leader").contains(key));
            if (one.at("period") == "300")
                pass.push_back(one.at("name"));
        }
        QCOMPARE(pass, (std::vector<std::string>{"Persia of Xerxes", "Sparta"}));
        for (const bool turned : {false, true}) {
            const Json state = turned ? rules().start(army("persia-of-xerxes"), army("sparta"), Json::object())
                                      : rules().start(army("sparta"), army("persia-of-xerxes"), Json::object());
            QCOMPARE(state.at("period"), Json("300"));
        }
        // A rule of another period is refused, with its place.
        Json wrong = army("greeks");
        wrong["rules"] = Json::array({"endless"});
        QVERIFY_EXCEPTION_THROWN((void)armyFrom(sheet(), wrong), Error);
    }
};

OPTIO_TEST(HoplitesScreenTest)

} // namespace hoplites_screen_test

#include "hoplites_screen_test.moc"
