// SPDX-License-Identifier: GPL-3.0-or-later
// The view models over a rule set that offers everything a view may hold: picks, phases, pools, watched counters, reminders and acts with
// their input, follow-ups, and forms without dice (MU-4 to MU-7 of the made-up rules).
#include "tests/app/field.h"

#include "app/qt/json_qt.h"
#include "tests/suite.h"

#include <QGuiApplication>
#include <QRegularExpression>

namespace field_test {

using namespace optio;
using Bench = madeup::BenchOf<madeup::Field>;

namespace {

QVariant at(const QVariantList &list, int row, const QString &key) { return list.value(row).toMap().value(key); }

/// A row of a slot's picker.
QVariantMap candidate(const ResolverModel &form, int slot, int row)
{
    return at(form.slotList(), slot, "candidates").toList().value(row).toMap();
}

} // namespace

class FieldTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void severalAreSelectedWhenAsked()
    {
        Bench bench;
        bench.play();
        GameModel &game = *bench.app->game();
        QVERIFY(game.takesSeveral());
        game.select("a1.1");
        game.select("a1.2");
        QCOMPARE(game.picked(), QStringList{"a1.2"}); // a plain tap changes over
        game.selectMore("a1.1");
        game.select("b1.3");
        QCOMPARE(game.picked(), (QStringList{"a1.2", "a1.1", "b1.3"}));
        QCOMPARE(game.selected(), (QVariantMap{{"a", "a1.1"}, {"b", "b1.3"}}));
        game.selectMore("a1.1");
        QCOMPARE(game.selected().value("a").toString(), "a1.2");
        game.setSeveral(true);
        game.select("a1.3");
        QCOMPARE(game.picked(), (QStringList{"a1.2", "a1.3", "b1.3"}));
        game.select("a1.2");
        QCOMPARE(game.picked(), (QStringList{"a1.3", "b1.3"}));
        game.clearSelection();
        QVERIFY(game.picked().isEmpty() && !game.several());
    }

    void picksBeginWithTheSelectedAndAreCounted() // MU-4
    {
        Bench bench;
        bench.play();
        bench.app->game()->select("a1.2");
        bench.app->game()->selectMore("a1.3");
        bench.app->game()->choose("march");
        ResolverModel &form = *bench.app->resolver();
        QVERIFY(form.ready());
        QVERIFY(at(form.slotList(), 0, "many").toBool());
        QCOMPARE(at(form.slotList(), 0, "summary").toString(), "8 Red two, 8 Red three");
        QCOMPARE(candidate(form, 0, 0).value("count").toInt(), 0);
        QCOMPARE(candidate(form, 0, 1).value("most").toInt(), 8);
        form.setPick("who", "a1.2", "", 3);
        form.setPick("who", "a1.3", "", 0);
        QCOMPARE(at(form.slotList(), 0, "summary").toString(), "3 Red two");
        QCOMPARE(at(form.slotList(), 0, "picked").toInt(), 3);
        form.setPick("who", "a1.2", "", 99);
        QCOMPARE(candidate(form, 0, 1).value("count").toInt(), 8);
        form.pickAll("who", true);
        QCOMPARE(at(form.slotList(), 0, "picked").toInt(), 24);
        form.pickAll("who", false);
        QVERIFY(!form.ready());
        QCOMPARE(form.refusal(), "Choose: Who marches");
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        form.setPick("who", "b1.1", "", 1);
        form.setPick("nowhere", "a1.1", "", 1);
        QCOMPARE(failed.count(), 2);
    }

    void whatIsUsualIsPickedWhenNothingIsSelected() // MU-6
    {
        Bench bench;
        bench.play();
        bench.app->game()->choose("volley");
        ResolverModel &form = *bench.app->resolver();
        QCOMPARE(at(form.slotList(), 0, "summary").toString(), "4 Red one");
        QCOMPARE(form.refusal(), "Choose: At whom");
        QCOMPARE(at(form.slotList(), 1, "candidates").toList().size(), 2); // two of three are in range
        form.setSlot("target", "b1.3");
        QVERIFY(form.ready());
        QCOMPARE(at(form.bands(), 0, "fraction").toString(), "1/3");
        form.close();
        bench.app->game()->select("b1.2"); // out of range: not filled in
        bench.app->game()->choose("volley");
        QCOMPARE(at(form.slotList(), 1, "unit").toString(), "");
    }

    void picksSurviveARestart()
    {
        Bench bench;
        const QString id = bench.play();
        bench.app->game()->choose("march");
        bench.app->resolver()->setPick("who", "a1.1", "", 5);
        bench.app->game()->close();
        bench.open();
        QVERIFY(bench.app->games()->open(id));
        QCOMPARE(at(bench.app->resolver()->slotList(), 0, "summary").toString(), "5 Red one");
    }

    void formsWithoutDiceTellBeforehand() // MU-4 MU-5
    {
        Bench bench;
        bench.play();
        bench.app->game()->choose("march");
        ResolverModel &form = *bench.app->resolver();
        QVERIFY(form.preview().isEmpty());
        form.setPick("who", "a1.1", "", 2);
        form.setPick("who", "a1.2", "", 1);
        QVERIFY(form.bands().isEmpty());
        QCOMPARE(form.preview().value("sentence").toString(), "3 steps march");
        QCOMPARE(at(form.preview().value("totals").toList(), 0, "value").toInt(), 2);
        QVERIFY(!form.questions()->get(0).value("idle").toBool()); // it has no odds to change, but a price
        form.setAnswer("rough", true);
        QCOMPARE(at(form.preview().value("lines").toList(), 2, "rule").toString(), "MU-5");
        QCOMPARE(at(form.preview().value("totals").toList(), 0, "value").toInt(), 3);
        QCOMPARE(form.preview().value("instructions").toList(), QVariantList{"Move them up to 100 paces."});
        QSignalSpy undoable(bench.app.get(), &AppModel::undoable);
        form.roll();
        QVERIFY(!bench.app->result()->isOpen()); // everything was told beforehand
        QCOMPARE(undoable.takeFirst().first().toString(), "3 steps march. Move them up to 100 paces.");
        QCOMPARE(bench.app->game()->game().state().at("pool").at("a").get<int>(), 2);
        QCOMPARE(at(at(bench.app->game()->sides(), 0, "groups").toList(), 0, "pool").toMap().value("left").toInt(), 2);

        // Too dear: the price is told with the refusal.
        bench.app->game()->choose("march");
        form.pickAll("who", true);
        QCOMPARE(form.refusal(), "This costs 3, and 2 are left (MU-4).");
        QCOMPARE(at(form.preview().value("totals").toList(), 0, "value").toInt(), 3);
        QCOMPARE(candidate(form, 0, 0).value("most").toInt(), 6); // two have marched
    }

    void aSlotNobodyCanFillSaysWhy() // MU-4
    {
        Bench bench;
        bench.play();
        bench.app->game()->choose("march");
        bench.app->resolver()->pickAll("who", true);
        bench.app->resolver()->roll();
        bench.app->result()->accept();
        bench.app->game()->choose("march");
        QVERIFY(!bench.app->resolver()->ready());
        QCOMPARE(bench.app->resolver()->refusal(), "Everybody has marched (MU-4).");
        QVERIFY(at(bench.app->resolver()->slotList(), 0, "candidates").toList().isEmpty());
    }

    void actsOfOneKindAreToldApart() // MU-7
    {
        Bench bench;
        bench.play();
        GameModel &game = *bench.app->game();
        QCOMPARE(game.acts().size(), 3);
        QVERIFY(!at(game.acts(), 0, "given").toBool() && at(game.acts(), 2, "given").toBool());
        game.actAt(2);
        QCOMPARE(bench.lost("a1.2"), 2);
        bench.app->result()->accept();
        game.act("yield"); // the first of them
        QCOMPARE(bench.lost("a1.1"), 2);
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        game.actAt(3);
        game.actAt(-1);
        QCOMPARE(failed.count(), 2);
    }

    void theViewTellsPhasesPoolsRemindersAndWhatIsNearItsEnd()
    {
        Bench bench;
        bench.play();
        GameModel &game = *bench.app->game();
        QCOMPARE(game.phases().size(), 7);
        QCOMPARE(at(game.phases(), 2, "state").toString(), "now");
        QCOMPARE(at(game.watch(), 0, "percent").toString(), "28 %");
        QVERIFY(!game.watch().value(1).toMap().contains("percent"));
        const QVariantMap reminder = game.reminders().value(1).toMap();
        game.settle(reminder.value("resolver").toString(), reminder.value("input").toMap());
        QCOMPARE(bench.lost("a1.1"), 2);
        bench.app->result()->accept();
        game.settle("march", {}); // asks who
        QVERIFY(bench.app->resolver()->isOpen());
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        game.settle("no such ruling", {});
        QCOMPARE(failed.count(), 1);
        game.close();
        QVERIFY(!game.isOpen() && game.sideOf("a1.1").isEmpty());
    }

    void followUpsAreDoneFromTheCard() // MU-6 MU-7
    {
        Bench bench;
        const QString id = bench.play();
        const auto volley = [&] {
            bench.app->game()->choose("volley");
            bench.app->resolver()->setSlot("target", "b1.1");
            bench.app->resolver()->setDie(0, 6);
            bench.app->resolver()->roll();
        };
        volley();
        QCOMPARE(bench.app->result()->followUps().size(), 2);
        QCOMPARE(at(bench.app->result()->followUps(), 0, "label").toString(), "It cannot move back: it yields");

        // Still there after a restart.
        bench.app->game()->close();
        bench.open();
        QVERIFY(bench.app->games()->open(id));
        QVERIFY(bench.app->result()->isOpen());
        QCOMPARE(bench.app->result()->followUps().size(), 2);

        bench.app->result()->followUp(0);
        QVERIFY(bench.app->result()->isOpen());
        QCOMPARE(bench.app->result()->sentence(), "Blue one yields");
        QVERIFY(bench.app->result()->followUps().isEmpty());
        QCOMPARE(bench.lost("b1.1"), 2);
        bench.app->result()->undo();
        QCOMPARE(bench.lost("b1.1"), 0);
        QCOMPARE(bench.app->game()->game().standing().size(), 1u); // the volley stands
        QVERIFY(!bench.app->result()->isOpen());

        // One that asks opens its form, with what it was given.
        volley();
        bench.app->result()->followUp(1);
        QVERIFY(!bench.app->result()->isOpen() && bench.app->resolver()->isOpen());
        QCOMPARE(bench.app->resolver()->title(), "March");
        QCOMPARE(at(bench.app->resolver()->slotList(), 0, "summary").toString(), "4 Red one");
        bench.app->resolver()->close();
        bench.app->game()->close();
        bench.open();
        QVERIFY(bench.app->games()->open(id));
        QVERIFY(!bench.app->result()->isOpen()); // the card was seen
    }

    void turnsAreCalledAsTheRuleSetCallsThem()
    {
        Bench bench;
        bench.play();
        bench.app->game()->actAt(0);
        JournalModel &journal = *bench.app->game()->journal();
        journal.fetchMore({});
        QCOMPARE(journal.data(journal.index(0), journal.roleNames().key("turn")).toString(), "bound 1");
        QCOMPARE(bench.app->game()->entry(1).value("turn").toString(), "bound 1");
    }

    void commandsAreAskedWhatTheyAre()
    {
        Bench bench;
        EditorModel &editor = *bench.app->editor();
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        QVERIFY(editor.open(bench.app->library()->create("made-up", "Greens")));
        QCOMPARE(editor.commandFields().size(), 2); // its name is asked in its head
        QCOMPARE(editor.commandFieldsFor(0).size(), 1);
        editor.setCommand(0, "kind", "ally");
        QCOMPARE(at(editor.commands(), 0, "kindText").toString(), "Ally");
        QCOMPARE(editor.commandFieldsFor(0).size(), 2);
        editor.setCommand(0, "loyal", true);
        QVERIFY(at(editor.commands(), 0, "values").toMap().value("loyal").toBool());
        QCOMPARE(failed.count(), 0);
        editor.setCommand(0, "kind", "king");
        editor.setCommand(0, "loyal", "perhaps");
        QVERIFY(editor.commandFieldsFor(7).isEmpty());
        QCOMPARE(failed.count(), 3);
        editor.undo();
        editor.undo();
        QCOMPARE(at(editor.commands(), 0, "kindText").toString(), "");
        QVERIFY(!editor.canUndo());
    }

    void aRefusedFollowUpLeavesTheCard()
    {
        Bench bench;
        bench.play();
        bench.app->game()->choose("volley");
        bench.app->resolver()->setSlot("target", "b1.1");
        bench.app->resolver()->setDie(0, 6);
        bench.app->resolver()->roll();
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        bench.app->result()->followUp(5);
        QVERIFY(bench.app->result()->isOpen());
        QCOMPARE(failed.count(), 0);
    }
};

OPTIO_TEST(FieldTest)

} // namespace field_test
#include "field_test.moc"
