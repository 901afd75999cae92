// SPDX-License-Identifier: GPL-3.0-or-later
// The army editor in the real window, on an army that is asked more than its units: fields by hand, findings that lead to their fields, and
// its pictures in each size and theme (EDT-03 to EDT-05).
#include "tests/app/armies/editor_bench.h"
#include "tests/app/faults.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace army_editor_test {

using namespace optio;
using namespace optio::test;

class ArmyEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        optio::setLook();
        listenForComplaints();
    }

    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }
    void findingsLeadToTheirFields(); // EDT-04
    void fieldsByHand();              // EDT-03, EDT-05
    void sheetsKeepWhatWasTyped();
    void pictures_data();
    void pictures();
};

void ArmyEditorTest::findingsLeadToTheirFields()
{
    for (const QSize size : {QSize(1280, 800), QSize(412, 915)}) {
        QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize(size);
        EditorModel &editor = *running.app().editor();
        const QString id = running.app().library()->duplicate("hoplites/carthage");
        running.eval(QStringLiteral("show('ArmyEditorPage', {army: '%1'})").arg(id));
        running.rest();
        const auto focused = [&] {
            QStringList names;
            for (const QQuickItem *item = running.window()->activeFocusItem(); item; item = item->parentItem())
                names.append(item->objectName());
            return names;
        };
        const QList<std::pair<QString, QString>> places{{"/commands/0/units/3/missile", "field_missile"},
                                                        {"/commands/0/units/0/name", "field_name"},
                                                        {"/leader/command", "armyField_leader/command"},
                                                        {"/cards/flank", "armyField_cards"},
                                                        {"/terrain", "armyField_terrain"},
                                                        {"/leader", "armyField_leader/name"},
                                                        {"/limit", "armyLimit"},
                                                        {"/name", "armyName"}};
        for (const auto &[where, field] : places) {
            running.eval(QStringLiteral("current.jump('%1')").arg(where));
            const auto there = [&, &field = field] {
                const QStringList names = focused();
                return std::any_of(names.begin(), names.end(), [&](const QString &name) { return name.startsWith(field); });
            };
            QTRY_VERIFY2(there(), qPrintable(where + u' ' + focused().join(u',')));
            running.eval(QStringLiteral("current.closeInner()"));
            running.settle();
        }
        editor.close();
    }
}

void ArmyEditorTest::fieldsByHand()
{
    QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({1280, 800});
    EditorModel &editor = *running.app().editor();
    const QString id = running.app().library()->duplicate("hoplites/carthage");
    running.eval(QStringLiteral("show('ArmyEditorPage', {army: '%1'})").arg(id));
    running.rest();
    running.settle();
    const auto value = [&](const QString &key) { return fieldOf(editor.armyFields(), key).value("value"); };

    QVERIFY(running.named("armyEditor"));
    QVERIFY(running.click("armyField_cards_caltrop_stepper")); // its middle: only the focus
    auto *stepper = running.named("armyField_cards_caltrop_stepper");
    stepper->forceActiveFocus();
    QTest::keyClick(running.window(), Qt::Key_Plus);
    QCOMPARE(value("cards").toMap().value("caltrop").toInt(), 1);
    QVERIFY2(stepper->hasActiveFocus(), "a change keeps the keyboard where it is");
    QVERIFY(running.tap("armyField_rules_mobility"));
    QVERIFY(value("rules").toStringList().contains("mobility"));
    QVERIFY(running.tap("armyField_terrain_area_5"));
    QVERIFY(running.tap("armyField_terrain_kind_camp"));
    QCOMPARE(value("terrain").toList(), (QVariantList{QVariantMap{{"area", 5}, {"kind", "camp"}}}));
    QVERIFY(spokenName(running.named("armyField_terrain_area_5")).contains("Camp"));
    auto *picture = running.named("armyField_terrain_picture");
    picture->forceActiveFocus();
    QTest::keyClick(running.window(), Qt::Key_Left);
    QTest::keyClick(running.window(), Qt::Key_Space);
    QCOMPARE(value("terrain").toList().size(), 2);
    QVERIFY(spokenName(picture).contains("4"));
    QTest::keyClick(running.window(), Qt::Key_Delete);
    QCOMPARE(value("terrain").toList().size(), 1);
    running.eval(QStringLiteral("current.undo(); current.undo(); current.undo()"));
    QCOMPARE(value("terrain").toList().size(), 0);

    auto *notes = running.named("armyField_notes_text");
    QVERIFY(notes);
    running.reveal(notes);
    notes->forceActiveFocus();
    QTest::keyClick(running.window(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClick(running.window(), Qt::Key_X);
    QTest::keyClick(running.window(), Qt::Key_Tab);
    QVERIFY(value("notes").toString().endsWith('x'));

    QVERIFY(running.tap("editorUnit_0_1"));
    const QString name = running.eval(QStringLiteral("App.editor.commands[0].units[1].label")).toString();
    QVERIFY(running.tap("moveUnitDown"));
    QCOMPARE(running.eval(QStringLiteral("App.editor.commands[0].units[2].label")).toString(), name);
    QCOMPARE(running.eval(QStringLiteral("current.pickedUnit")).toInt(), 2);
    QVERIFY(running.tap("splitUnit"));
    QCOMPARE(running.eval(QStringLiteral("App.editor.commands[0].units[3].count")).toInt(), 1);
    QVERIFY(running.tap("duplicateUnit"));
    QCOMPARE(running.eval(QStringLiteral("current.pickedUnit")).toInt(), 4);
    QVERIFY(running.tap("editArmy"));
    QVERIFY(running.named("armyEditor"));
    QVERIFY(running.tap("openingHands"));
    QVERIFY(running.named("hand_2"));
    QVERIFY(running.tap("dealAgain"));
    running.eval(QStringLiteral("current.closeInner()"));
    QVERIFY(running.tap("tryArmy")); // EDT-07
    running.rest();
    QCOMPARE(running.eval(QStringLiteral("current.objectName")).toString(), "newBattlePage");
    QCOMPARE(running.eval(QStringLiteral("current.ruleset")).toString(), "hoplites");
    QVERIFY(running.app().newBattle()->random());
    const QVariantList seats = running.app().newBattle()->sides();
    QVERIFY(std::any_of(seats.begin(), seats.end(), [&](const QVariant &seat) { return seat.toMap()["army"].toString() == id; }));
}

void ArmyEditorTest::sheetsKeepWhatWasTyped()
{
    QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.resize({412, 915});
    const QString id = running.app().library()->duplicate("hoplites/carthage");
    running.eval(QStringLiteral("show('ArmyEditorPage', {army: '%1'})").arg(id));
    running.rest();
    QVERIFY(running.tap("editArmy"));
    running.settle();
    auto *notes = running.named("armyField_notes_text");
    QVERIFY(notes);
    notes->forceActiveFocus();
    QTest::keyClick(running.window(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClick(running.window(), Qt::Key_X);
    QTest::keyClick(running.window(), Qt::Key_Escape);
    running.settle();
    QVERIFY(!running.named("armyField_notes_text"));
    QVERIFY(fieldOf(running.app().editor()->armyFields(), "notes").value("value").toString().endsWith('x'));
    // A pause is enough.
    QVERIFY(running.tap("editArmy"));
    running.settle();
    notes = running.named("armyField_notes_text");
    notes->forceActiveFocus();
    QTest::keyClick(running.window(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClick(running.window(), Qt::Key_Y);
    QTRY_VERIFY(fieldOf(running.app().editor()->armyFields(), "notes").value("value").toString().endsWith("xy"));
    QVERIFY(notes->hasActiveFocus());
}

void ArmyEditorTest::pictures_data() { pictureRows(); }

void ArmyEditorTest::pictures()
{
    QTemporaryDir data;
    const Running running(data.path());
    Pictures pictures(running, QStringLiteral("army"));
    const auto take = [&](const QString &screen) { pictures.take(screen); };
    EditorModel &editor = *running.app().editor();
    const QString id = running.app().library()->duplicate("hoplites/late-rome");
    running.eval(QStringLiteral("show('ArmyEditorPage', {army: '%1'})").arg(id));
    running.rest();
    take("page");
    running.eval(QStringLiteral("current.pickArmy()"));
    take("army");
    for (const QString &field :
         {QStringLiteral("leader/name"), QStringLiteral("cards"), QStringLiteral("rules"), QStringLiteral("terrain")}) {
        running.eval(QStringLiteral("current.jump('/%1')").arg(field));
        if (field == QLatin1String("terrain"))
            running.tap("armyField_terrain_area_5");
        take(QStringLiteral("army-") + field.section(u'/', 0, 0));
    }
    running.eval(QStringLiteral("current.closeInner(); current.pick(0, 1)"));
    take("unit");
    running.eval(QStringLiteral("current.jump('/commands/0/units/1/count')"));
    take("unit-foot");
    running.eval(QStringLiteral("current.closeInner()"));
    running.tap("openingHands");
    take("hands");
    running.eval(QStringLiteral("current.closeInner()"));
    editor.setArmy("leader/initiative", 1);
    editor.setUnit(0, 0, "name", QString("A name as long as an army list may hold it, and more"));
    editor.setUnit(0, 0, "count", 30);
    running.eval(QStringLiteral("current.jump('/limit')"));
    take("illegal");
    running.tap("findingsButton");
    take("findings");
    running.eval(QStringLiteral("current.closeInner(); leavePage(); show('ArmyEditorPage', {army: 'hoplites/gauls'})"));
    running.rest();
    take("supplied");
    running.eval(QStringLiteral("current.pickArmy()"));
    take("supplied-army");
    running.eval(QStringLiteral("current.closeInner(); leavePage(); show('ArmiesPage', {})"));
    running.rest();
    take("armies");
    running.eval(QStringLiteral("leavePage(); show('ArmyEditorPage', {army: '%1'})").arg(id));
    running.rest();
    running.eval(QStringLiteral("current.closeInner()"));
    editor.setArmy("period", QString("300"));
    running.eval(QStringLiteral("current.jump('/terrain')"));
    take("pass");
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(QLatin1Char('\n'))));
}

OPTIO_TEST(ArmyEditorTest)

} // namespace army_editor_test

#include "army_editor_test.moc"
