// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections by hand in Hoplites: phase, player turn, marks, places; and that they tell nothing that is secret.
#include "rules/journal/journal_correction.h"
#include "rules/sides.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/state_json.h"
#include "tests/rules/refusal.h"
#include "tests/rulesets/hoplites/hoplites_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace hoplites_correction_test {

using namespace hoplitestest;

namespace {

const Hoplites &rules()
{
    static const Hoplites ruleset{FigureFolder(figuresFolder())};
    return ruleset;
}

/// A battle in its first player turn: the first unit of side A in hand or deck is put on the field, the second into the second line.
Json ground()
{
    const Json start = rules().start(army("carthage"), army("greeks"), Json::object());
    State state = stateFromJson(sheet(), start);
    state.phase = Phase::move;
    state.round = 2;
    SideState &own = state.sides[0];
    const auto take = [&](Byte unit) {
        const auto drop = [&](auto &list, Byte &count) {
            const auto end = std::remove(list.begin(), list.begin() + count, unit);
            count = static_cast<Byte>(end - list.begin());
        };
        drop(own.deck, own.deckCount);
        drop(own.hand, own.handCount);
    };
    take(0);
    own.units[0].place = Place::field;
    own.units[0].column = 3;
    own.field[3] = 0;
    take(1);
    own.units[1].place = Place::second;
    own.second[own.secondCount++] = 1;
    own.points = own.units[1].worth;
    return toJson(sheet(), state, namesFromJson(start));
}

std::string correct(Json &state, const Json &values)
{
    const Json result = correctionOf(rules(), state, values);
    std::vector<Change> changes;
    for (const Json &change : result.at("changes"))
        changes.push_back(changeFromJson(change));
    optio::apply(state, changes);
    return result.at("sentence");
}

State read(const Json &state) { return stateFromJson(sheet(), state); }

bool listed(const Json &state, const std::string &part)
{
    const Json counters = rules().counters(state);
    return std::any_of(counters.begin(), counters.end(),
                       [&](const Json &one) { return one.at("path").get<std::string>().find(part) != std::string::npos; });
}

} // namespace

class HoplitesCorrectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sequence() // HOP-300 HOP-301 HOP-302: phase, player turn, round; the marks of the phase go
    {
        Json state = ground();
        correct(state, {{"/mark_a1_fired", true}});
        QVERIFY(read(state).sides[0].units[0].has(fired));
        QVERIFY(!state.contains("mark_a1_fired"));
        correct(state, {{"/phase", "rally"}});
        QCOMPARE(read(state).phase, Phase::rally);
        QVERIFY(!read(state).sides[0].units[0].has(fired));
        const bool second = read(state).second;
        correct(state, {{"/active", read(state).active == 0 ? "b" : "a"}});
        QCOMPARE(read(state).second, !second);
        correct(state, {{"/battle/0", 5}});
        QCOMPARE(int(read(state).round), 5);
        if (read(state).noShock != NoShock::none)
            correct(state, {{"/shock", true}});
        QCOMPARE(read(state).noShock, NoShock::none);
        const std::string why = refusal([&] { correct(state, {{"/phase", "shock"}, {"/shock", false}}); });
        QVERIFY2(why.find("HOP-302") != std::string::npos, why.c_str());
        correct(state, {{"/shock", false}});
        QVERIFY(read(state).noShock != NoShock::none);
        correct(state, {{"/phase", "shock"}});
        QCOMPARE(read(state).noShock, NoShock::none);
    }

    void places() // HOP-031 HOP-033: to the second line, eliminated, and back, with the rout points
    {
        Json state = ground();
        const auto lost = [&state] { // as the view tells it: of what is lost report and record count
            int units = 0;
            const View view = rules().view(state, "");
            for (const GroupView &group : view.side("a").groups)
                for (const UnitView &unit : group.units)
                    units += unit.lost;
            return units;
        };
        const int before = read(state).sides[0].points, worth = read(state).sides[0].units[0].worth;
        QCOMPARE(lost(), 1); // a2, routed
        correct(state, {{"/place_a1", "eliminated"}});
        QCOMPARE(int(read(state).sides[0].points), before + worth);
        QCOMPARE(lost(), 2);
        correct(state, {{"/place_a1", "second"}});
        QCOMPARE(int(read(state).sides[0].points), before + worth);
        QCOMPARE(int(read(state).sides[0].secondCount), 2);
        correct(state, {{"/mark_a1_rallied", true}}); // HOP-033: the rallied do not count
        QCOMPARE(int(read(state).sides[0].points), before);
        QCOMPARE(lost(), 1);
        correct(state, {{"/a/numbers/8", 3}});
        QCOMPARE(int(read(state).sides[0].points), 3);
        const std::string why =
            refusal([&] { correct(state, {{"/a/numbers/8", 1}, {"/place_a2", "eliminated"}, {"/mark_a1_rallied", false}}); });
        QVERIFY2(why.find("HOP-034") != std::string::npos, why.c_str());
    }

    void columnsChanged() // HOP-012 HOP-021: to another column, into each other's place, from the second line and back from the dead
    {
        Json state = ground();
        correct(state, {{"/column_a1", "5"}});
        QCOMPARE(int(read(state).sides[0].units[0].column), 4);
        QCOMPARE(int(read(state).sides[0].field[3]), int(nobody));
        QVERIFY(!state.contains("column_a1"));
        const int before = read(state).sides[0].points, worth = read(state).sides[0].units[1].worth;
        correct(state, {{"/column_a2", "4"}}); // routed before: its rout points come back (HOP-033)
        QCOMPARE(read(state).sides[0].units[1].place, Place::field);
        QCOMPARE(int(read(state).sides[0].points), before - worth);
        QCOMPARE(int(read(state).sides[0].secondCount), 0);
        correct(state, {{"/column_a2", "5"}});
        QCOMPARE(int(read(state).sides[0].units[0].column), 3);
        QCOMPARE(int(read(state).sides[0].units[1].column), 4);
        correct(state, {{"/place_a2", "eliminated"}});
        correct(state, {{"/column_a2", "1"}});
        QCOMPARE(int(read(state).sides[0].points), before - worth);
        std::string why = refusal([&] { correct(state, {{"/column_a1", "2"}, {"/column_a2", "2"}}); });
        QVERIFY2(why.find("HOP-012") != std::string::npos, why.c_str());
        why = refusal([&] { correct(state, {{"/column_a1", "2"}, {"/place_a1", "second"}}); });
        QVERIFY2(why.find("HOP-021") != std::string::npos, why.c_str());
        why = refusal([&] { correct(state, {{"/column_a1", "10"}}); });
        QVERIFY2(why.find("not allowed") != std::string::npos, why.c_str());
    }

    void columnsMeet() // HOP-408 HOP-471: who comes beside an enemy is hidden no more; who has none beside it is not engaged
    {
        const Json start = ground();
        State state = read(start);
        state.sides[0].units[0].set(engaged);
        SideState &enemy = state.sides[1];
        const auto end = std::remove(enemy.deck.begin(), enemy.deck.begin() + enemy.deckCount, Byte{0});
        enemy.deckCount = static_cast<Byte>(end - enemy.deck.begin());
        const auto last = std::remove(enemy.hand.begin(), enemy.hand.begin() + enemy.handCount, Byte{0});
        enemy.handCount = static_cast<Byte>(last - enemy.hand.begin());
        enemy.units[0].place = Place::field;
        enemy.units[0].column = 7;
        enemy.field[7] = 0;
        enemy.units[0].set(hidden);
        Json json = toJson(sheet(), state, namesFromJson(start));
        const Json counters = rules().counters(json);
        correct(json, {{"/column_a1", "1"}});
        QVERIFY(!read(json).sides[0].units[0].has(engaged) && read(json).sides[1].units[0].has(hidden));
        correct(json, {{"/column_a1", "8"}});
        QVERIFY(!read(json).sides[1].units[0].has(hidden));
        // HOP-041: a column in which a unit hides is listed as a free one
        State seen = read(json);
        seen.sides[0].units[0].set(hidden);
        const Json hiding = toJson(sheet(), seen, namesFromJson(start));
        for (const Json &counter : rules().counters(hiding))
            if (counter.at("path") == "/column_a2")
                QCOMPARE(counter.at("choices").size(), std::size_t(10));
    }

    void secrets() // HOP-041: nothing of hidden units, hands, piles and pursuers
    {
        Json state = ground();
        QVERIFY(listed(state, "_a1") && listed(state, "_a2") && !listed(state, "_a3"));
        State hiding = read(state);
        hiding.sides[0].units[0].set(hidden);
        const Json unseen = toJson(sheet(), hiding, namesFromJson(state));
        QVERIFY(!listed(unseen, "_a1") && !listed(unseen, "/units/a1"));
    }

    void choices() // HOP-034: what is set by hand can be read again, whatever it is
    {
        const Json start = ground();
        for (const Json &counter : rules().counters(start)) {
            Json values = Json::array({true, false});
            if (counter.at("kind") == "choice") {
                values = Json::array();
                for (const Json &choice : counter.at("choices"))
                    values.push_back(choice.at("value"));
            } else if (counter.at("kind") == "count") {
                values = Json::array({counter.at("least"), counter.at("most")});
            }
            for (const Json &value : values) {
                if (value == counter.at("value"))
                    continue;
                Json state = start;
                correct(state, {{counter.at("path").get<std::string>(), value}});
                (void)rules().acts(state);
                QCOMPARE(state.size(), start.size());
            }
        }
    }
};

OPTIO_TEST(HoplitesCorrectionTest)

} // namespace hoplites_correction_test

#include "hoplites_correction_test.moc"
