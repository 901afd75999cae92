// SPDX-License-Identifier: GPL-3.0-or-later
// Who stands where once there is contact: fronts and flanks, overlaps and wraps, gaps that close, columns and masses that lose a file
// (TRO-020, TRO-021, TRO-054, TRO-064 to TRO-078, TRO-115, TRO-117, TRO-118, TRO-170, TRO-188).
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

namespace tropaion_contact_test {

using namespace tropaiontest;

class TropaionContactTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void flanksAndFronts() // TRO-021, TRO-077, TRO-188
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3", "a4", "a5"})
            field.unit(id, "MI");
        field.unit("b1", "HI").contact("a1", "b1");
        field.act("order", move({"a2"}, R"("mv.kind":"charge","ch.target_a2":"b1","ch.aspect_a2":"flank")"), {6});
        field.act("order", move({"a3"}, R"("mv.kind":"charge","ch.target_a3":"b1","ch.aspect_a3":"flank")"), {6});
        QVERIFY(tells(field.refused("order", move({"a4"}, R"("mv.kind":"charge","ch.target_a4":"b1","ch.aspect_a4":"flank")"), {6}),
                      "TRO-188"));
        field.act("order", move({"a4"}, R"("mv.kind":"charge","ch.target_a4":"b1","ch.aspect_a4":"rear")"), {6});
        QVERIFY(
            tells(field.refused("order", move({"a5"}, R"("mv.kind":"charge","ch.target_a5":"b1","ch.aspect_a5":"rear")"), {6}), "TRO-188"));
        field.unit("b2", "HI");
        QVERIFY(tells(field.refused("order", move({"a5"}, R"("mv.kind":"charge","ch.target_a5":"b2","ch.aspect_a5":"flank")"), {6}),
                      "TRO-077"));
        QVERIFY(tells(field.refused("order", move({"a5"}, R"("mv.kind":"charge")"), {6}), "TRO-075"));
    }

    void overlapSupportsOrWraps() // TRO-054, TRO-078
    {
        for (const bool wraps : {false, true}) {
            Field field;
            field.unit("a1", "HI").unit("a2", "HI").unit("b1", "HI").form({{"a1"}, {"a2"}}).points("a", 1, 0, 0);
            field.act("order", move({"a1", "a2"}, R"("mv.kind":"charge","ch.target_a1":"b1")"), {6});
            TROPAION_TEXT(field.asks("contact", only()), "ch.overlap_a2");
            field.act("contact", only(wraps ? R"("ch.overlap_a2":"b1")" : ""));
            QCOMPARE(field.left("a", Virtue::valour), wraps ? 0 : 1);
            QCOMPARE(field.state().engaged("a2"), wraps);
            QCOMPARE(field.state().formations.size(), std::size_t(wraps ? 0 : 1));
            if (wraps)
                QVERIFY(field.state().touched("b1", Aspect::flank));
        }
        // Without Valour nothing is asked.
        Field poor;
        poor.unit("a1", "HI").unit("a2", "HI").unit("b1", "HI").form({{"a1"}, {"a2"}});
        QVERIFY(poor.act("order", move({"a1", "a2"}, R"("mv.kind":"charge","ch.target_a1":"b1")"), {6}).followUps.empty());
        QVERIFY(poor.state().engaged("a1"));
    }

    void whoTurnsInContact_data() // TRO-020, TRO-073: where the others touch it then
    {
        QTest::addColumn<int>("to");
        QTest::addColumn<QString>("aspects");
        QTest::newRow("to a flank: the other flank is the rear, the rear a flank") << 0 << "front rear flank";
        QTest::newRow("to the rear: the flanks stay flanks") << 2 << "flank flank front";
    }

    void whoTurnsInContact()
    {
        QFETCH(int, to);
        QFETCH(QString, aspects);
        Field field;
        field.unit("a1", "HI").unit("a2", "HI").unit("a3", "HI").unit("b1", "MI").points("b", 0, 1, 0).at("move", "b");
        field.contact("a1", "b1", -1, Aspect::flank).contact("a2", "b1", -1, Aspect::flank).contact("a3", "b1", -1, Aspect::rear);
        std::vector<std::string> contacts;
        for (const auto &[id, contact] : field.state().engagements)
            contacts.push_back(id);
        field.act("order", move({"b1"}, "\"mv.kind\":\"facing\",\"mv.face\":\"" + contacts[static_cast<std::size_t>(to)] + "\""), {6});
        std::string now;
        for (const auto &[id, contact] : field.state().engagements)
            now += (now.empty() ? "" : " ") + std::string(wordOf(contact.aspects[1]));
        TROPAION_TEXT(now, aspects.toStdString());
    }

    void gapFilledIntoContact() // E-26, TRO-117, TRO-170
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3", "a4"})
            field.unit(id, "MI");
        field.unit("b1", "HI").form({{"a1", "a3"}, {"a2", "a4"}}).change([](State &state) { loseUnit(state, "a1"); });
        TROPAION_TEXT(field.asks("order", move({"a3"})), "mv.kind mv.gap ts.rear_a3 ts.threat_a3");
        field.act("order", move({"a3"}, R"("mv.kind":"gap","mv.gap":"b1")"), {4});
        QCOMPARE(field.state().formations.size(), std::size_t(1));
        const Ruling fight = field.at("fight").act("fight", pair("a3", "b1"), {3, 3});
        TROPAION_TEXT(linesIn(fight, "a"), "charge+1 support+1");
        QCOMPARE(totalIn(fight, "a"), 5);
        QCOMPARE(totalIn(fight, "b"), 4);
    }

    void aGapClosesWhenOthersMove() // TRO-117
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3", "a4", "a5", "a6"})
            field.unit(id, "MI");
        field.form({{"a1", "a4"}, {"a2", "a5"}, {"a3", "a6"}}).change([](State &state) { loseUnit(state, "a1"); });
        QCOMPARE(groupOf(field.state(), "a2").size(), std::size_t(4));
        QCOMPARE(groupOf(field.state(), "a4").size(), std::size_t(1));
        field.act("order", move({"a2"}, R"("mv.kind":"forward")"), {6});
        QVERIFY(!mayFillGap(field.state(), "a4"));
        QVERIFY(field.state().formationOf("a4") == nullptr);
    }

    void aColumnOfTwoLosesItsFront() // TRO-117: a gap too, though nobody is left beside it
    {
        Field field;
        for (const char *id : {"a1", "a2"})
            field.unit(id, "MI");
        field.unit("b1", "HI").form({{"a1", "a2"}}).change([](State &state) { loseUnit(state, "a1"); });
        QVERIFY(mayFillGap(field.state(), "a2"));
        // Other moves are still open to it, and close the gap.
        Field other = field;
        TROPAION_TEXT(other.asks("order", move({"a2"}, R"("mv.kind":"forward")")), "mv.kind mv.near ts.threat_a2");
        other.act("order", move({"a2"}, R"("mv.kind":"forward")"), {6});
        QVERIFY(!mayFillGap(other.state(), "a2") && other.state().formations.empty());
        // Stepping up is simple beside an enemy and in a wood; then it stands alone.
        field.change([](State &state) { state.hasDifficult = true; });
        TROPAION_TEXT(field.asks("order", move({"a2"}, R"("mv.kind":"gap")")), "mv.kind mv.gap ts.threat_a2");
        Field late = field;
        field.act("order", move({"a2"}, R"("mv.kind":"gap","mv.gap":"b1")"), {4});
        QVERIFY(field.state().formations.empty());
        QVERIFY(field.state().touched("b1", Aspect::front));
        QCOMPARE(field.of("a2").moves, 1);
        // When that MOVE ends the gap is closed.
        late.act("end-phase", only());
        QVERIFY(late.state().formations.empty());
        // So it is when the unit goes back.
        Field back;
        back.unit("a1", "MI").unit("a2", "MI").form({{"a1", "a2"}}).at("shoot", "b").change([](State &state) {
            loseUnit(state, "a1");
            state.unit("a2").displaced = 1;
        });
        back.act("end-phase", only());
        QVERIFY(back.state().formations.empty());
    }

    void aColumnOfThreeLosesItsFront() // TRO-069, TRO-117
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3"})
            field.unit(id, "MI");
        field.form({{"a1", "a2", "a3"}}).change([](State &state) { loseUnit(state, "a1"); });
        Field whole = field, alone = field;
        field.act("order", move({"a2"}, R"("mv.kind":"gap")"), {6});
        QVERIFY(field.state().formationOf("a2")->files == std::vector<std::vector<std::string>>({{"a2", "a3"}}));
        QCOMPARE(field.of("a3").moves, 0);
        // Who moves alone otherwise leaves the other behind.
        alone.act("order", move({"a2"}, R"("mv.kind":"forward")"), {6});
        QVERIFY(alone.state().formations.empty());
        whole.act("order", move({"a2"}, R"("mv.whole":true,"mv.kind":"forward")"), {6});
        QVERIFY(whole.state().formationOf("a3")->files == std::vector<std::vector<std::string>>({{"a2", "a3"}}));
        QCOMPARE(whole.of("a3").moves, 1);
    }

    void aMassOfOneFileLeft() // TRO-117, TRO-118
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3"})
            field.unit(id, "MI");
        field.form({{"a1", "a3"}, {"a2"}}).change([](State &state) {
            loseUnit(state, "a1");
            loseUnit(state, "a2");
        });
        QVERIFY(mayFillGap(field.state(), "a3"));
    }

    void pikesStepIntoAGapInTheMarsh() // TRO-064, TRO-115, TRO-117
    {
        Field field;
        field.unit("a1", "PK").unit("a2", "PK").form({{"a1", "a2"}}).change([](State &state) {
            state.hasDifficult = true;
            loseUnit(state, "a1");
        });
        field.act("order", move({"a2"}, R"("mv.kind":"gap","mv.pikes_a2":"enters")"), {4}); // no point is needed
        QCOMPARE(field.of("a2").disruption, 1);
    }

    void theSideThatIsFree() // TRO-021, TRO-188: the question begins with one that can be taken
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3", "a4", "a5"})
            field.unit(id, "MI");
        field.unit("b1", "HI").contact("a1", "b1");
        const auto begins = [&](const char *unit) {
            Json charge = move({unit}, R"("mv.kind":"charge")");
            charge["answers"]["ch.target_" + std::string(unit)] = "b1";
            const Form form = rules().resolver("order").form(&field.json, charge);
            for (const Question &question : form.questions)
                if (question.id == "ch.aspect_" + std::string(unit))
                    return question.value.get<std::string>();
            return std::string("unasked");
        };
        TROPAION_TEXT(begins("a2"), "flank");
        field.contact("a2", "b1", -1, Aspect::flank).contact("a3", "b1", -1, Aspect::flank);
        TROPAION_TEXT(begins("a4"), "rear");
        field.act("order", move({"a4"}, R"("mv.kind":"charge","ch.target_a4":"b1")"), {6});
        QVERIFY(field.state().touched("b1", Aspect::rear));
        QVERIFY(tells(field.refused("order", move({"a5"}, R"("mv.kind":"charge","ch.target_a5":"b1")"), {6}), "TRO-188"));
    }

    void noRoomToWrap() // TRO-021, TRO-078: flanks that are held already count
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3", "a4", "a5"})
            field.unit(id, "HI");
        field.unit("b1", "HI").form({{"a1"}, {"a2"}}).points("a", 6, 0, 0);
        field.contact("a3", "b1", -1, Aspect::flank);
        Field full = field;
        full.contact("a4", "b1", -1, Aspect::flank);
        const Json charge = move({"a1", "a2"}, R"("mv.kind":"charge","ch.target_a1":"b1")"), wrap = only(R"("ch.overlap_a2":"b1")");
        field.act("order", charge, {6});
        TROPAION_TEXT(field.refused("contact", wrap), "");
        full.act("order", charge, {6});
        QVERIFY(tells(full.refused("contact", wrap), "TRO-021"));
    }

    void joiningClosesTheGapsBehind() // TRO-117: every formation that somebody leaves
    {
        Field field;
        for (const char *id : {"a1", "a2", "a3", "a4", "a5", "a6"})
            field.unit(id, "MI");
        field.form({{"a1", "a2"}, {"a3"}}).points("a", 0, 6, 0).change([](State &state) { loseUnit(state, "a1"); });
        QVERIFY(mayFillGap(field.state(), "a2"));
        field.act("order", move({"a5", "a3"}, R"("mv.kind":"form","mv.shape":"line")"), {6});
        QVERIFY(!mayFillGap(field.state(), "a2"));
    }
};

OPTIO_TEST(TropaionContactTest)

} // namespace tropaion_contact_test

#include "tropaion_contact_test.moc"
