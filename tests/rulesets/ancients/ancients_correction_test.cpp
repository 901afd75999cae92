// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections by hand in Ancients: where the battle stands, where units and leaders are, and what changes with them.
#include "rules/journal/journal_correction.h"
#include "tests/rules/refusal.h"
#include "tests/rulesets/ancients/ancients_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace ancients_correction_test {

using namespace ancientstest;
using ancients::LeaderState;
using ancients::Place;

namespace {

Battle ground() { return std::move(Battle({"HI", "PK_H"}, {"HI", "LI"}).at("moves")); }

/// Corrects and gives the sentence.
std::string correct(Battle &battle, const Json &values)
{
    const Json result = correctionOf(rules(), battle.json, values);
    std::vector<Change> changes;
    for (const Json &change : result.at("changes"))
        changes.push_back(changeFromJson(change));
    optio::apply(battle.json, changes);
    rules().checkState(battle.json);
    return result.at("sentence");
}

std::string refusedFor(Battle battle, const Json &values)
{
    return refusal([&] { correct(battle, values); });
}

/// The id of a unit by its side and name.
std::string idOf(const Battle &battle, const std::string &side, const std::string &called)
{
    for (const auto &[id, unit] : battle.state().units)
        if (unit.side == side && unit.called == called)
            return id;
    throw Error("there is no " + called);
}

std::string leaderOf(const Battle &battle, const std::string &side)
{
    for (const auto &[id, leader] : battle.state().leaders)
        if (leader.side == side)
            return id;
    throw Error("there is no leader");
}

const Json *counterOf(const Json &counters, const std::string &path)
{
    for (const Json &counter : counters)
        if (counter.at("path") == path)
            return &counter;
    return nullptr;
}

} // namespace

class AncientsCorrectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ANC-021: step and player turn; what was open in the step before is left behind.
    void sequence()
    {
        Battle battle = ground();
        battle.change([&](State &state) { state.vacated.push_back({{}, idOf(battle, "b", "HI")}); });
        QVERIFY(tells(correct(battle, {{"/step", "combat"}, {"/active", "b"}}), "Close combat"));
        ANCIENTS_TEXT(battle.state().active, "b");
        QVERIFY(battle.state().vacated.empty());
        // ANC-103: who has left the map enters no hex.
        const std::string foot = idOf(battle, "a", "HI");
        battle.change([&](State &state) {
            state.vacated.push_back({{foot}, idOf(battle, "b", "HI")});
            state.unit(foot).disordered = state.unit(foot).panicking = true;
        });
        battle.act("flee", {{"who", Json::array({foot})}, {"answers", Json::object()}});
        QVERIFY(battle.state().vacated.empty());
        QVERIFY(tells(refusedFor(ground(), {{"/step", "setup"}, {"/active", "a"}}), "not allowed"));
        // A step is one of a player turn: both are given (ANC-021).
        QVERIFY(tells(refusedFor(ground(), {{"/step", "rally"}}), "together with"));
        QVERIFY(counterOf(rules().counters(Battle({"HI"}, {"HI"}).json), "/step") == nullptr); // ANC-020: not before the battle
    }

    // ANC-015 ANC-108: who is off the map has no leader with it; a camp is on the map or lost (ANC-102).
    void places()
    {
        Battle battle = ground();
        const std::string unit = idOf(battle, "a", "HI"), leader = leaderOf(battle, "a");
        battle.lead(unit);
        correct(battle, {{"/place_" + unit, "fled"}});
        QCOMPARE(battle.of(unit).place, Place::fled);
        QCOMPARE(battle.state().leader(leader).state, LeaderState::pool);
        correct(battle, {{"/place_" + unit, "map"}});
        QVERIFY(battle.of(unit).onMap());
        QVERIFY(tells(refusedFor(battle, {{"/place_" + idOf(battle, "a", "CP"), "fled"}}), "not allowed"));
    }

    // ANC-108 ANC-098: a leader at hand, on the map, with a unit, lost.
    void leaders()
    {
        Battle battle = ground();
        const std::string unit = idOf(battle, "a", "HI"), leader = "/leaders/" + leaderOf(battle, "a");
        correct(battle, {{leader + "/state", "on_map"}});
        correct(battle, {{leader + "/unit", unit}});
        QCOMPARE(battle.state().leadersWith(unit).size(), std::size_t(1));
        QVERIFY(tells(refusedFor(battle, {{leader + "/state", "lost"}, {leader + "/unit", idOf(battle, "a", "PK_H")}}), "ANC-108"));
        QVERIFY(tells(refusedFor(battle, {{"/place_" + unit, "destroyed"}, {leader + "/unit", unit}}), "changes nothing") ||
                !refusedFor(battle, {{"/place_" + unit, "destroyed"}, {leader + "/unit", unit}}).empty());
        correct(battle, {{leader + "/state", "lost"}});
        QVERIFY(battle.state().leadersWith(unit).empty());
    }

    // ANC-110: a leader given for a sealed note has the counters of one at hand.
    void secret()
    {
        Battle battle = ground();
        const std::string leader = leaderOf(battle, "a");
        const Json open = rules().counters(battle.json);
        battle.change([&](State &state) {
            ancients::Note note;
            note.seal = "x";
            note.what = "stratagem";
            note.leader = leader;
            state.side("a").notes.push_back(note);
        });
        QCOMPARE(battle.state().leader(leader).state, LeaderState::bound);
        QVERIFY(rules().counters(battle.json) == open);
    }

    // ANC-033: what is left is part of what there was.
    void initiative()
    {
        Battle battle = ground();
        correct(battle, {{"/sides/0/pips", 4}});
        QCOMPARE(battle.state().sides[0].rolled, 4);
        correct(battle, {{"/sides/0/rolled", 2}});
        QCOMPARE(battle.state().sides[0].pips, 2);
        QVERIFY(tells(refusedFor(battle, {{"/sides/0/rolled", 1}, {"/sides/0/pips", 3}}), "ANC-033"));
    }

    // ANC-109 ANC-135: the battle is over by hand, won by points or by whoever is said, and goes on again where it ended.
    void end()
    {
        Battle battle = ground();
        battle.change([](State &state) { state.side("b").awards.push_back({"a hill held", 2}); });
        QVERIFY(counterOf(rules().counters(battle.json), "/winner") == nullptr);
        QVERIFY(tells(correct(battle, {{"/over", true}}), "The battle is over"));
        ANCIENTS_TEXT(battle.state().winner, "b");
        QVERIFY(rules().ended(battle.json).at("over") == true);
        QVERIFY(counterOf(rules().counters(battle.json), "/step") == nullptr);
        correct(battle, {{"/winner", "a"}});
        ANCIENTS_TEXT(battle.state().winner, "a");
        QVERIFY(tells(refusedFor(battle, {{"/over", false}, {"/winner", ""}}), "ANC-109"));
        correct(battle, {{"/over", false}});
        QVERIFY(!battle.state().over && battle.state().winner.empty());
        ANCIENTS_TEXT(battle.state().step, "moves");
        QVERIFY(counterOf(rules().counters(Battle({"HI"}, {"HI"}).json), "/over") == nullptr); // ANC-020: not before the battle
    }

    // ANC-022: a battle that ended with its last turn goes on in the last step of that turn. ANC-110: a leader given for a note that was
    // not opened is given for it again.
    void goesOn()
    {
        Battle battle = ground();
        const std::string leader = leaderOf(battle, "a");
        battle.change([&](State &state) {
            state.turn = state.settings.length;
            state.active = state.settings.attacker;
            state.step = "begin";
            ancients::Note note;
            note.seal = "x";
            note.what = "stratagem";
            note.leader = leader;
            state.side("a").notes.push_back(note);
        });
        correct(battle, {{"/over", true}});
        QCOMPARE(battle.state().leader(leader).state, LeaderState::discarded);
        correct(battle, {{"/over", false}});
        QCOMPARE(battle.state().leader(leader).state, LeaderState::bound);
        ANCIENTS_TEXT(battle.state().step, rules().sheet().steps.back().id);
        QVERIFY(battle.state().active != battle.state().settings.attacker);
        QCOMPARE(battle.state().turn, battle.state().settings.length);
    }

    // ANC-110 ANC-118 ANC-122 ANC-135: what came of stratagems, points and marches. A note that is sealed shows nothing (ANC-112).
    void stratagems()
    {
        Battle battle = ground();
        const std::string own = battle.of(idOf(battle, "a", "HI")).code(), other = battle.of(idOf(battle, "a", "PK_H")).code();
        battle.change([&](State &state) {
            ancients::Note note;
            note.seal = "x";
            note.what = "stratagem";
            state.side("a").notes = {note, note};
            state.side("a").notes[1].open = true;
            state.side("a").awards.push_back({"a hill held", 1});
            state.tricks.push_back({"a", own, "LI", -1, 0});
            state.events.push_back({"passed", "a", "", 2});
            state.events.push_back({"denied", "b", "W", 2});
        });
        const Json counters = rules().counters(battle.json);
        QVERIFY(counterOf(counters, "/sides/0/notes/0/dead") == nullptr && counterOf(counters, "/sides/0/notes/1/dead") != nullptr);
        correct(battle,
                {{"/sides/0/notes/1/dead", true}, {"/sides/0/awards/0/points", -2}, {"/tricks/0/own", other}, {"/tricks/0/met", 3}});
        QVERIFY(battle.state().sides[0].notes[1].dead);
        QCOMPARE(battle.state().sides[0].awards[0].points, -2);
        ANCIENTS_TEXT(battle.state().tricks[0].own, other);
        QCOMPARE(battle.state().tricks[0].met, 3);
        QVERIFY(tells(refusedFor(battle, {{"/tricks/0/own", "EL"}}), "not allowed"));
        correct(battle, {{"/sides/0/notes/1/dead", false}, {"/tricks/0/met", 0}});
        QVERIFY(!battle.state().sides[0].notes[1].dead && battle.state().tricks[0].met == 0);
        QVERIFY(battle.json == ancients::toJson(battle.state())); // what has its default is not written
        QVERIFY(battle.state().happened("passed", "a", "", 1) != nullptr);
        correct(battle, {{"/events/0/turn", 0}, {"/events/1/edge", ""}});
        QVERIFY(battle.state().happened("passed", "a", "", 1) == nullptr && battle.state().happened("denied", "b", "W") == nullptr);
    }

    // ANC-032 ANC-061: who panics is disordered; nobody is both held and uncontrolled.
    void marks()
    {
        Battle battle = ground();
        const std::string unit = "/units/" + idOf(battle, "a", "HI");
        correct(battle, {{unit + "/panicking", true}});
        QVERIFY(battle.of(unit.substr(7)).disordered);
        correct(battle, {{unit + "/disordered", false}});
        QVERIFY(!battle.of(unit.substr(7)).panicking);
        QVERIFY(tells(refusedFor(battle, {{unit + "/uncontrolled", true}, {unit + "/controlled", true}}), "ANC-061"));
        correct(battle, {{unit + "/uncontrolled", true}});
        correct(battle, {{unit + "/controlled", true}});
        QVERIFY(!battle.of(unit.substr(7)).uncontrolled);
        correct(battle, {{unit + "/acted", "tactical"}});
        QCOMPARE(battle.of(unit.substr(7)).acted, ancients::Acted::tactical);
    }
};

OPTIO_TEST(AncientsCorrectionTest)

} // namespace ancients_correction_test

#include "ancients_correction_test.moc"
