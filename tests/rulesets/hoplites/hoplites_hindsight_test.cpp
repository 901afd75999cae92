// SPDX-License-Identifier: GPL-3.0-or-later
// Which decisions cost most: a planted blunder is found, sound play is not blamed, and neither luck nor what was hidden has a part in it.
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/players/hindsight.h"
#include "rulesets/hoplites/players/thought.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include "rules/journal/amend.h"
#include "rules/journal/journal.h"

#include <QtTest>

#include <map>

namespace hoplites_hindsight_test {

using namespace hoplitestest;
using optio::hoplites::Act;

namespace {

Json toldOf(Hindsight &hindsight, const Names &names)
{
    while (hindsight.step()) {
    }
    return hindsight.told(names);
}

/// A second-line attack by `winner` cannot fail and ends the battle (HOP-480); when it is not made the enemy will make his.
struct Won : Ground {
    int winner = 0;
    Won()
    {
        for (SideState &one : state.sides) {
            one.level = 4;
            one.total = 40;
        }
        winner = put(0, "HI", 9, 6, 3);
        put(1, "HI", 9, 6, 8);
    }
};

std::vector<Entry> battle(const std::string &first, const std::string &second, std::uint64_t seed)
{
    static const Hoplites rules{FigureFolder(figuresFolder())};
    Matches matches;
    matches.rosters = {army("carthage"), army("republican-rome")};
    matches.players = {first, second};
    matches.seed = seed;
    matches.created = "2026-01-01T00:00:00Z";
    std::string transcript;
    (void)rules.playGames(matches, &transcript);
    return readJournal(transcript, "battle");
}

Json decisionsOf(const std::vector<Entry> &entries)
{
    static const Hoplites rules{FigureFolder(figuresFolder())};
    const std::unique_ptr<Debriefing> debriefing = rules.debriefing();
    Json state = entries.front().json.at("start");
    for (const StandingEntry &entry : standingHistory(entries)) {
        const Json before = state;
        optio::apply(state, changesOf(entry));
        debriefing->look(before, entry, state);
    }
    int pieces = 0;
    while (debriefing->weigh()) {
        if (!debriefing->decisions().empty())
            throw Error("told before it is done");
        ++pieces;
    }
    if (pieces < 20)
        throw Error("not in pieces");
    return debriefing->decisions();
}

} // namespace

class HoplitesHindsightTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBlunderIsFound() // PRF-41: the attack that would have won was not made
    {
        Won f;
        Hindsight hindsight(sheet());
        hindsight.add(7, f.state, Act{});
        const Json told = toldOf(hindsight, f.names);
        QCOMPARE(told.size(), std::size_t{1});
        const Json &one = told.at(0);
        QCOMPARE(one.at("entry").get<int>(), 7);
        QCOMPARE(one.at("side").get<std::string>(), std::string("a"));
        QCOMPARE(one.at("round").get<int>(), static_cast<int>(f.state.round));
        const Module &module = sheet().modules[f.state.module];
        Act best;
        best.deed = Deed::behind;
        best.a = static_cast<Byte>(f.winner);
        QVERIFY(one.at("text") != one.at("better"));
        QCOMPARE(QString::fromStdString(one.at("better")),
                 QString::fromStdString(optio::hoplites::labelOf(sheet(), module, best, f.names, 0)));
        QVERIFY(one.at("chance").get<double>() > 0.3 && one.at("chance").get<double>() <= 1);
        // Who did what was best is not blamed.
        Hindsight praise(sheet());
        praise.add(7, f.state, best);
        QVERIFY(toldOf(praise, f.names).empty());
    }

    void ofManyTheWorst() // at most three, the worst first, whatever the order in which they were made
    {
        Won f;
        Act best;
        best.deed = Deed::behind;
        best.a = static_cast<Byte>(f.winner);
        Hindsight hindsight(sheet());
        for (int n = 1; n <= 12; ++n)
            hindsight.add(n, f.state, n % 3 == 0 ? Act{} : best);
        const Json told = toldOf(hindsight, f.names);
        QCOMPARE(told.size(), std::size_t{3});
        for (const Json &one : told)
            QCOMPARE(one.at("entry").get<int>() % 3, 0);
    }

    void noChoiceNoBlame() // an act without another is passed over, and so is one that is not allowed
    {
        Ground f;
        f.put(0, "HI", 6, 6, 3);
        f.put(1, "HI", 6, 6, 7);
        f.state.phase = Phase::play;
        Hindsight hindsight(sheet());
        Act shot;
        shot.deed = Deed::shoot;
        shot.a = 0;
        shot.b = 0;
        hindsight.add(1, f.state, shot);
        QVERIFY(!hindsight.step());
        QVERIFY(hindsight.told(f.names).empty());
    }

    void ofABattle() // both sides of a battle: chance plays one of them
    {
        const std::vector<Entry> entries = battle("greedy", "random", 4);
        const Json told = decisionsOf(entries);
        QVERIFY(!told.empty() && told.size() <= 3);
        double before = 1;
        int ofRandom = 0;
        for (const Json &one : told) {
            const double chance = one.at("chance");
            QVERIFY(chance <= before && chance > 0.02);
            before = chance;
            const Json &entry = entries.at(one.at("entry").get<std::size_t>()).json;
            QCOMPARE(entry.at("kind").get<std::string>(), std::string("act"));
            QVERIFY(one.at("round").get<int>() >= 1);
            QVERIFY(!one.at("text").get<std::string>().empty() && one.at("text") != one.at("better"));
            ofRandom += one.at("side") == "b" ? 1 : 0;
        }
        QVERIFY(ofRandom * 2 > static_cast<int>(told.size()));
        QCOMPARE(decisionsOf(entries), told); // whoever asks again gets the same answer
    }

    void everyPeriod_data()
    {
        QTest::addColumn<QString>("period");
        for (const char *period : {"antiquity", "300", "samurai", "fantasy"})
            QTest::newRow(period) << QString::fromLatin1(period);
    }
    void everyPeriod() // whatever was done by chance in a battle with every preference, it can be weighed and told
    {
        QFETCH(QString, period);
        const Json everything = {{"fog", true}, {"pursuit", true}, {"variable_initiative", true}, {"dynamic", true}};
        const auto found =
            std::find_if(armies().begin(), armies().end(), [&](const Json &one) { return one.at("period") == period.toStdString(); });
        QVERIFY(found != armies().end());
        const Army both = armyFrom(sheet(), *found);
        State state = startState(sheet(), both, both, options(everything));
        Names names;
        for (std::size_t side = 0; side < 2; ++side)
            for (int i = 0; i < state.sides[side].unitCount; ++i)
                names.units[side].push_back("unit " + std::to_string(i));
        Pcg random(7);
        PlayoutDice source(7);
        Dice dice(source);
        ActList list;
        Hindsight hindsight(sheet());
        std::map<int, int> sides;
        for (int n = 1; !state.over() && sides.size() < 25; ++n) {
            const int side = state.toAct();
            actions(sheet(), viewOf(state, side), side, list);
            const Act act = list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))];
            if (list.size() > 1 && n % 4 == 0) {
                hindsight.add(n, state, act);
                sides[n] = side;
            }
            apply(sheet(), state, act, dice);
        }
        const Json told = toldOf(hindsight, names);
        QVERIFY(!told.empty() && told.size() <= 3);
        for (const Json &one : told) {
            QCOMPARE(one.at("side").get<std::string>(), std::string(sides.at(one.at("entry")) == 0 ? "a" : "b"));
            QVERIFY(!one.at("better").get<std::string>().empty() && one.at("text") != one.at("better"));
        }
    }

    void luckHasNoPart() // the same decisions with other dice after them are weighed alike
    {
        const std::vector<Entry> entries = battle("greedy", "random", 4);
        Json state = entries.front().json.at("start");
        std::optional<Battle> found;
        Act done;
        int n = 0;
        for (const StandingEntry &entry : standingHistory(entries)) {
            const auto game = gameOf(sheet(), state);
            ActList list;
            actions(sheet(), game->state, game->state.toAct(), list);
            if (entry.kind == "act" && game->state.round > 4 && list.size() > 20 && game->state.phase == Phase::shock) {
                done = actFromJson(entry.act.at("input").at("do"), game->state.toAct());
                found = *game;
                n = entry.n;
            }
            optio::apply(state, changesOf(entry));
        }
        QVERIFY(found.has_value());
        Hindsight here(sheet());
        here.add(n, found->state, done);
        const Json told = toldOf(here, found->names);
        // Nor has what was hidden from that side.
        Pcg random(3);
        for (int i = 0; i < 3; ++i) {
            Hindsight there(sheet());
            there.add(n, disguised(sheet(), found->state, random), done);
            QCOMPARE(toldOf(there, found->names), told);
        }
    }
};

OPTIO_TEST(HoplitesHindsightTest)

} // namespace hoplites_hindsight_test

#include "hoplites_hindsight_test.moc"
