// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder of disorder points in the Punic Wars: taking and losing DPs, shaken, bases, lines, routs and those who stand near.
#include "tests/rulesets/punic/punic_support.h"
#include "tests/suite.h"

#include <QtTest>
#include <rapidcheck.h>

namespace punic_ladder_test {

using namespace punictest;

namespace {

const char *const foot = R"({"name":"Foot","type":"HI","grade":"C","bases":6})";
const char *const legion = R"({"name":"Legio I","legion":true,"grade":"B"})";

/// Works on a field's ladder directly.
template <class Work> Narration work(Field &field, Work work)
{
    Narration narration;
    field.change([&](State &state) { work(Book{game().sheet(), state, narration}); });
    return narration;
}

void take(Field &field, const std::string &unit, int count, DpClass kind)
{
    work(field, [&](const Book &book) { takeDps(book, unit, count, kind, "test", "PUN-046"); });
}

Json within(std::initializer_list<const char *> units)
{
    Json list = Json::array();
    for (const char *unit : units)
        list.push_back({{"unit", unit}});
    return {{"within", list}, {"answers", Json::object()}};
}

} // namespace

class PunicLadderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // E-09 PUN-046 PUN-049 PUN-050: battle DPs shake, then cost bases; movement DPs do nothing to a shaken unit.
    void ladder()
    {
        Field field;
        field.unit("a1.1", foot).change([](State &state) { state.unit("a1.1").dps = 4; });
        take(field, "a1.1", 2, DpClass::battle);
        COMPARE_TEXT(field.dps("a1.1"), "5 shaken");
        QCOMPARE(field.of("a1.1").bases(), 5);
        QCOMPARE(field.of("a1.1").formation, Formation::unformed); // PUN-052
        take(field, "a1.1", 1, DpClass::battle);
        QCOMPARE(field.of("a1.1").bases(), 4);
        take(field, "a1.1", 1, DpClass::movement);
        COMPARE_TEXT(field.dps("a1.1"), "5 shaken");
        QCOMPARE(field.of("a1.1").bases(), 4);
    }

    // E-09 (b) PUN-048: a legion of three lines bears seven DPs, of two six; unformed it keeps what its lines allow.
    void legions()
    {
        Field field;
        field.unit("a1.1", legion).change([](State &state) { state.unit("a1.1").dps = 5; });
        take(field, "a1.1", 2, DpClass::battle);
        COMPARE_TEXT(field.dps("a1.1"), "7 shaken");
        QCOMPARE(field.of("a1.1").bases(), 10);
        QCOMPARE(field.of("a1.1").formation, Formation::unformed);
        Unit two = field.of("a1.1");
        two.ranks[0].bases = 0;
        QCOMPARE(thresholdOf(game().sheet(), two), 6);
        two.ranks[1].bases = 0;
        QCOMPARE(thresholdOf(game().sheet(), two), 5);
        two = field.of("a1.1");
        two.deep = false;
        QCOMPARE(thresholdOf(game().sheet(), two), 5);
    }

    // E-09 (c) PUN-049: a rout sets the DPs to the limit.
    void routing()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Gauls","type":"MI","grade":"C","bases":6,"dps":2})");
        work(field, [](const Book &book) { rout(book, "a1.1"); });
        COMPARE_TEXT(field.dps("a1.1"), "5 shaken");
        QCOMPARE(field.of("a1.1").mood, Mood::routing);
    }

    // PUN-047: movement DPs stop at three, counted one by one.
    void cap()
    {
        Field field;
        field.unit("a1.1", foot).change([](State &state) { state.unit("a1.1").dps = 2; });
        take(field, "a1.1", 2, DpClass::movement);
        COMPARE_TEXT(field.dps("a1.1"), "3");
        take(field, "a1.1", 1, DpClass::battle);
        take(field, "a1.1", 1, DpClass::movement);
        COMPARE_TEXT(field.dps("a1.1"), "4");
    }

    // PUN-051 PUN-085 PUN-087: bases go from the front line, a line without bases is gone, and with it one DP of the limit.
    void lines()
    {
        Field field;
        field.unit("a1.1", legion);
        work(field, [](const Book &book) { loseBases(book, "a1.1", 3, "test", "PUN-051"); });
        QCOMPARE(field.of("a1.1").ranks[0].bases, 1);
        QCOMPARE(field.of("a1.1").formation, Formation::quincunx);
        field.change([](State &state) { state.unit("a1.1").dps = 6; });
        const Narration narration = work(field, [](const Book &book) { loseBases(book, "a1.1", 1, "test", "PUN-051"); });
        QCOMPARE(field.of("a1.1").standing().size(), std::size_t(2));
        COMPARE_TEXT(field.dps("a1.1"), "6 shaken"); // six DPs are the limit of two lines
        QVERIFY(holds(narration.sentences().back(), "shaken"));
        work(field, [](const Book &book) { loseBases(book, "a1.1", 4, "test", "PUN-051"); });
        COMPARE_TEXT(field.dps("a1.1"), "5 shaken");
        QCOMPARE(field.of("a1.1").standing().front()->name, std::string("triarii"));
    }

    // PUN-087: with one line left a sound legion is in line.
    void oneLine()
    {
        Field field;
        field.unit("a1.1", legion);
        work(field, [](const Book &book) { loseBases(book, "a1.1", 8, "test", "PUN-051"); });
        QCOMPARE(field.of("a1.1").formation, Formation::line);
        QCOMPARE(engagedType(field.of("a1.1")), Type::HI);
    }

    // PUN-395 PUN-396: the last base; what is over is lost.
    void lastBase()
    {
        Field field;
        field.unit("a1.1", foot).unit("a1.2", foot);
        work(field, [](const Book &book) { loseBases(book, "a1.1", 9, "test", "PUN-050"); });
        QCOMPARE(field.of("a1.1").status, Status::destroyed);
        QVERIFY(openEvent(field.state()) != nullptr);
        QCOMPARE(openEvent(field.state())->dps, 2);
        QVERIFY(holds(field.refused("move", who("a1.1")), "PUN-394"));
    }

    // E-15 PUN-054 PUN-055 PUN-057 PUN-060 PUN-061: unit and General add up; bases fall; light troops take them, elephants do not.
    void cascade()
    {
        Field field;
        field.unit("a1.1", foot).unit("a1.2", R"({"name":"N1","type":"MI","grade":"C","bases":6,"dps":4})");
        field.unit("a1.3", R"({"name":"N2","type":"MI","grade":"A","bases":6})").unit("a1.4", R"({"name":"LI","type":"LI","bases":3})");
        field.unit("a1.5", R"({"name":"El","type":"EL"})").leader("a1.g", "Hannibal", true, 2, "a1.1").at("combat", "");
        work(field, [](const Book &book) { rout(book, "a1.1"); });
        QVERIFY(holds(field.refused("next-phase", Json::object()), "4\""));
        QVERIFY(holds(field.refused("morale", within({"a1.5"})), "PUN-057"));
        QVERIFY(!field.refused("morale", within({"a1.1"})).empty()); // it gives none to itself
        const Ruling first = field.act("morale", within({"a1.2", "a1.3", "a1.4"}));
        QCOMPARE(first.followUps.size(), std::size_t(1));
        COMPARE_TEXT(field.dps("a1.2"), "5 shaken");
        QCOMPARE(field.of("a1.2").bases(), 5);
        field.act("morale", within({"a1.2", "a1.3", "a1.4"}));
        QCOMPARE(field.of("a1.2").bases(), 3);
        COMPARE_TEXT(field.dps("a1.3"), "4");
        COMPARE_TEXT(field.dps("a1.4"), "4");
        QVERIFY(openEvent(field.state()) == nullptr);
        QVERIFY(holds(field.refused("morale", within({"a1.2"})), "PUN-058"));
    }

    // PUN-053 PUN-059: MI and HI that retire; not those of the same result, not light troops, not cavalry.
    void retiring()
    {
        Field field;
        field.unit("a1.1", foot).unit("a1.2", foot).unit("a1.3", foot);
        field.unit("a1.4", R"({"name":"Horse","type":"MC","bases":4})").unit("a1.5", R"({"name":"LI","type":"LI","bases":4})");
        work(field, [](const Book &book) {
            retire(book, "a1.1", {"a1.2"});
            retire(book, "a1.4");
            retire(book, "a1.5");
        });
        QCOMPARE(openEvent(field.state())->dps, 1);
        QVERIFY(holds(field.refused("morale", within({"a1.2"})), "PUN-059"));
        field.act("morale", within({"a1.3"}));
        COMPARE_TEXT(field.dps("a1.3"), "1");
        QVERIFY(openEvent(field.state()) == nullptr); // one event to be asked, of three
        QCOMPARE(field.of("a1.1").formation, Formation::unformed);
    }

    // PUN-029 PUN-054 PUN-058: LI and LC give none; a unit that routed and is then eliminated is one event.
    void oneEvent()
    {
        Field field;
        field.unit("a1.1", foot).unit("a1.2", foot).unit("a1.3", R"({"name":"LI","type":"LI","bases":4})");
        work(field, [](const Book &book) {
            rout(book, "a1.3");
            remove(book, "a1.3", Status::eliminated);
        });
        QVERIFY(openEvent(field.state()) == nullptr);
        work(field, [](const Book &book) {
            rout(book, "a1.1");
            remove(book, "a1.1", Status::eliminated);
        });
        const State state = field.state();
        QCOMPARE(std::count_if(state.events.begin(), state.events.end(), [](const auto &one) { return one.second.open; }), 1);
    }

    // PUN-055 PUN-121 PUN-125 PUN-126: a leader is lost with his unit and gives his DPs once; with elephants he stands alone (PUN-076).
    void leaders()
    {
        Field field;
        field.unit("a1.1", foot).unit("a1.2", foot).unit("a1.3", R"({"name":"El","type":"EL"})");
        field.leader("a1.l", "Hanno", false, 1, "a1.1").leader("a1.m", "Mago", false, 1, "a1.3");
        work(field, [](const Book &book) { rout(book, "a1.1"); });
        QCOMPARE(field.state().events.size(), std::size_t(2));
        QVERIFY(!field.state().leader("a1.l").lost);
        work(field, [](const Book &book) { remove(book, "a1.1", Status::eliminated); });
        QVERIFY(field.state().leader("a1.l").lost);
        QCOMPARE(field.state().leader("a1.l").successor, 2);
        QCOMPARE(field.state().events.size(), std::size_t(2));
        work(field, [](const Book &book) { remove(book, "a1.3", Status::destroyed); });
        QVERIFY(!field.state().leader("a1.m").lost);
        COMPARE_TEXT(field.state().leader("a1.m").attached, "");
    }

    // PUN-287: who leaves the table gives no DPs, unless as a router.
    void offTheTable()
    {
        Field field;
        field.unit("a1.1", foot).unit("a1.2", foot);
        work(field, [](const Book &book) { remove(book, "a1.1", Status::left); });
        QVERIFY(field.state().events.empty());
        QCOMPARE(field.of("a1.1").status, Status::left);
    }

    // PUN-063 PUN-066: a shaken unit that loses a DP is no longer shaken, but unformed; a routing one stays so.
    void removing()
    {
        Field field;
        field.unit("a1.1", R"({"name":"Foot","type":"HI","bases":6,"dps":5,"shaken":true})");
        work(field, [](const Book &book) { removeDps(book, "a1.1", 1, "test", "PUN-063"); });
        COMPARE_TEXT(field.dps("a1.1"), "4");
        QCOMPARE(field.of("a1.1").formation, Formation::unformed);
    }

    // Properties PUN-048 PUN-049 PUN-050: DPs stay between 0 and the limit, shaken means the limit, bases fall only when shaken.
    void properties()
    {
        const bool held = rc::check("the ladder holds", [] {
            Field field;
            const bool isLegion = *rc::gen::arbitrary<bool>();
            field.unit("a1.1", isLegion ? legion : foot).unit("a1.2", foot);
            State state = field.state();
            Narration narration;
            const Book book{game().sheet(), state, narration};
            const auto steps =
                *rc::gen::container<std::vector<std::pair<int, int>>>(rc::gen::pair(rc::gen::inRange(0, 5), rc::gen::inRange(1, 4)));
            for (const auto &[kind, count] : steps) {
                Unit &unit = state.unit("a1.1");
                if (!unit.inPlay())
                    break;
                const bool shaken = unit.shaken;
                const int bases = unit.bases(), lines = static_cast<int>(unit.standing().size());
                if (kind == 0)
                    takeDps(book, "a1.1", count, DpClass::movement, "m", "PUN-046");
                else if (kind == 1)
                    takeDps(book, "a1.1", count, DpClass::battle, "b", "PUN-046");
                else if (kind == 2)
                    removeDps(book, "a1.1", count, "r", "PUN-062");
                else if (kind == 3)
                    rout(book, "a1.1");
                else
                    loseBases(book, "a1.1", count, "l", "PUN-258");
                const int most = thresholdOf(game().sheet(), unit);
                RC_ASSERT(unit.dps >= 0);
                RC_ASSERT(unit.dps <= most || !unit.inPlay());
                if (unit.inPlay())
                    RC_ASSERT(unit.shaken == (unit.dps == most));
                if (kind == 1 && unit.bases() < bases)
                    RC_ASSERT(shaken || unit.shaken);
                if (kind == 0)
                    RC_ASSERT(unit.bases() == bases);
                if (unit.shaken)
                    RC_ASSERT(unit.formation == Formation::unformed);
                RC_ASSERT(static_cast<int>(unit.standing().size()) <= lines);
            }
        });
        QVERIFY(held);
    }

    // PUN-030: a state survives being written and read, and an older one with keys missing opens with defaults.
    void stateAsJson()
    {
        Field field;
        field.unit("a1.1", legion).unit("b1.1", foot).leader("a1.l", "Varro", false, 1, "a1.1");
        QVERIFY(toJson(readState(field.json)) == field.json);
        Json older = field.json;
        older["units"]["a1.1"].erase("heading");
        older.erase("rampages");
        QCOMPARE(readState(older).unit("a1.1").heading, 0);
        Json wrong = field.json;
        wrong["units"]["a1.1"]["dps"] = "many";
        QVERIFY_THROWS_EXCEPTION(Error, readState(wrong));
        wrong = field.json;
        wrong["units"]["a1.1"]["mood"] = "angry";
        QVERIFY_THROWS_EXCEPTION(Error, readState(wrong));
        QVERIFY_THROWS_EXCEPTION(Error, readState(Json::array()));
    }
};

OPTIO_TEST(PunicLadderTest)

} // namespace punic_ladder_test

#include "punic_ladder_test.moc"
