// SPDX-License-Identifier: GPL-3.0-or-later
// The army editor on an army that is asked more than its units: each kind of field by model and by hand, rows, findings, hands, files, and
// its pictures in each size and theme (EDT-02 to EDT-08).
#include "app/armies/editor_fields.h"
#include "tests/app/editor_bench.h"
#include "tests/app/faults.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QDir>
#include <QSignalSpy>
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

    void everyFieldIsSavedAndTakenBack() // EDT-02, EDT-03, HOP-940
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        QVERIFY(editor.open(bench.library.duplicate("hoplites/gauls")));
        const Json before = bench.stored();
        const double points = editor.points();
        const QList<std::pair<QString, QVariant>> changes{
            {"notes", QString("Two lines,\nand <b>no</b> markup")},
            {"tags", QStringList{"roman"}},
            {"percent", 60},
            {"leader/name", QString("Vercingetorix")},
            {"leader/initiative", 6},
            {"leader/command", 2},
            {"cards", QVariantMap{{"flank", 3}, {"caltrop", 1}}},
            {"rules", QStringList{"ferocity"}},
            {"terrain", QVariantList{QVariantMap{{"area", 1}, {"kind", "slope"}}, QVariantMap{{"area", 9}, {"kind", "camp"}}}},
            {"period", QString("300")},
        };
        for (const auto &[key, value] : changes)
            editor.setArmy(key, value);
        QCOMPARE(bench.failures.count(), 0);
        const Json after = bench.stored();
        QCOMPARE(after.at("notes").get<std::string>(), "Two lines,\nand <b>no</b> markup");
        QVERIFY(after.at("leader") == Json({{"name", "Vercingetorix"}, {"initiative", 6}, {"command", 2}}));
        QVERIFY(after.at("cards") == Json({{"flank", 3}, {"caltrop", 1}}));
        QVERIFY(after.at("rules") == Json::array({"ferocity"}));
        QVERIFY(after.at("tags") == Json::array({"roman"}));
        QVERIFY(after.at("terrain") == Json::array({{{"area", 1}, {"kind", "slope"}}, {{"area", 9}, {"kind", "camp"}}}));
        QCOMPARE(after.at("percent").get<int>(), 60);
        QCOMPARE(after.at("period").get<std::string>(), "300");
        QVERIFY(after.at("totals").at("level") != before.at("totals").at("level"));
        for (int i = 0; i < changes.size(); ++i)
            editor.undo();
        QVERIFY(!editor.canUndo());
        QVERIFY(bench.stored() == before);
        QCOMPARE(editor.points(), points);
    }

    void anotherWindowsChangesStay()
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        const QString army = bench.library.duplicate("hoplites/gauls");
        QVERIFY(editor.open(army));
        editor.setArmy("notes", QString("before"));
        // The same army in a second window.
        const auto other = AppModel::open(bench.folder.path().toStdString(), rulesets());
        QVERIFY(other->editor()->open(army));
        other->editor()->setArmy("notes", QString("theirs"));
        QVERIFY(other->editor()->elsewhere().isEmpty());
        editor.setArmy("percent", 60);
        QVERIFY2(editor.id() != army, "what is changed here goes into a copy");
        QCOMPARE(armyFile(*bench.app, army).at("notes").get<std::string>(), "theirs");
        QCOMPARE(bench.stored().at("notes").get<std::string>(), "before");
        QCOMPARE(bench.stored().at("percent").get<int>(), 60);
        QVERIFY(bench.stored().at("name") != armyFile(*bench.app, army).at("name"));
        QCOMPARE(editor.elsewhere().value("name").toString(), other->editor()->name());
        // Taking back goes on in the copy.
        editor.undo();
        editor.undo();
        QVERIFY(!editor.canUndo());
        QCOMPARE(armyFile(*bench.app, army).at("notes").get<std::string>(), "theirs");
        editor.redo();
        const QString mine = editor.id();
        editor.takeTheirs();
        QCOMPARE(editor.id(), army);
        QCOMPARE(bench.value("notes").toString(), "theirs");
        QVERIFY(editor.elsewhere().isEmpty());
        bench.library.bringBack(mine); // given up, but not lost
        QCOMPARE(armyFile(*bench.app, mine).at("notes").get<std::string>(), "before");
        // An army that the other window deletes.
        other->library()->remove(army);
        editor.setArmy("notes", QString("after"));
        QVERIFY(editor.id() != army);
        QVERIFY(editor.elsewhere().value("gone").toBool());
        editor.keepMine();
        QVERIFY(editor.elsewhere().isEmpty());
        QCOMPARE(bench.stored().at("notes").get<std::string>(), "after");
        QCOMPARE(bench.failures.count(), 0);
    }

    void anotherWindowsChangesAreTold()
    {
        const QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        const QString army = running.app().library()->duplicate("hoplites/gauls");
        running.eval(QStringLiteral("show('ArmyEditorPage', {'army': '%1'})").arg(army));
        QVERIFY(!running.named(QStringLiteral("windowsDiffer")));
        const auto other = AppModel::open(data.path().toStdString(), rulesets());
        QVERIFY(other->editor()->open(army));
        other->editor()->setArmy("notes", QString("theirs"));
        running.app().editor()->setArmy("notes", QString("mine"));
        for (const QSize size : {QSize(412, 915), QSize(1280, 800)}) {
            running.resize(size);
            QVERIFY(running.named(QStringLiteral("keepMine")));
            const QStringList faults = faultsOf(running, QStringLiteral("elsewhere"));
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        }
        QVERIFY(running.tap(QStringLiteral("takeTheirs")));
        running.settle();
        QVERIFY(!running.named(QStringLiteral("windowsDiffer")));
        QCOMPARE(running.app().editor()->id(), army);
    }

    void wrongAnswersChangeNothing()
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        QVERIFY(editor.open(bench.library.duplicate("hoplites/gauls")));
        const Json before = bench.stored();
        editor.setArmy("leader/initiative", 10);
        editor.setArmy("leader/command", QString("two"));
        editor.setArmy("period", QString("tomorrow"));
        editor.setArmy("rules", QStringList{"flying"});
        editor.setArmy("rules", QStringList{"ferocity", "ferocity"});
        editor.setArmy("rules", QStringList{"endless"}); // of another period
        editor.setArmy("cards", QVariantMap{{"joker", 1}});
        editor.setArmy("cards", QVariantMap{{"flank", 21}});
        editor.setArmy("cards", QVariantList{});
        editor.setArmy("terrain", QVariantList{QVariantMap{{"area", 10}, {"kind", "camp"}}});
        editor.setArmy("terrain", QVariantList{QVariantMap{{"area", 2}, {"kind", "river"}}});
        editor.setArmy("terrain", QVariantList{QString("camp")});
        editor.setArmy("notes", 7);
        editor.setArmy("colour", QString("red"));
        QCOMPARE(bench.failures.count(), 14);
        QVERIFY(bench.stored() == before);
        QVERIFY(!editor.canUndo());
    }

    void whatTheFiguresDoNotKnowIsKeptAndCanGo() // unknown words stay until the player takes them away
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        Json strange = armyFile(*bench.app, "hoplites/gauls");
        strange["rules"].push_back("flying");
        strange["cards"]["joker"] = 2;
        strange["leader"] = "Brennus";
        strange["commands"][0]["units"][0]["type"] = "Zz";
        QVERIFY(editor.open(addArmy(*bench.app, strange)));
        QVERIFY(labelsOf(fieldOf(editor.armyFields(), "rules")).contains("flying"));
        QVERIFY(labelsOf(fieldOf(editor.armyFields(), "cards")).contains("joker"));
        QVERIFY(labelsOf(fieldOf(editor.fieldsFor(0, 0), "type")).contains("Zz"));
        QVERIFY(editor.findings().size() >= 4);
        QVariantMap cards = bench.value("cards").toMap();
        cards["flank"] = 1;
        editor.setArmy("cards", cards); // the stranger among them is no hindrance
        QVERIFY(bench.stored().at("cards").contains("joker"));
        editor.setArmy("rules", QStringList{"ferocity"});
        editor.setArmy("leader/name", QString("Brennus"));
        QVERIFY(bench.stored().at("leader") == Json({{"name", "Brennus"}}));
        QCOMPARE(bench.failures.count(), 0);
        QVERIFY(!labelsOf(fieldOf(editor.armyFields(), "rules")).contains("flying"));
    }

    void rowsOfferWhatIsLegal() // EDT-06, HOP-941
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        QVERIFY(editor.open(bench.library.create("hoplites", "Mine")));
        QCOMPARE(editor.limit(), 360);
        QCOMPARE(bench.value("period").toString(), "antiquity");
        QCOMPARE(editor.addUnit(0), 0);
        const auto missiles = [&] { return labelsOf(fieldOf(editor.fieldsFor(0, 0), "missile")); };
        QCOMPARE(missiles(), (QStringList{"none", "J, pila"}).mid(0, 1) + missiles().mid(1));
        QCOMPARE(missiles().size(), 2); // heavy infantry: none or javelins
        editor.setUnit(0, 0, "type", QString("SK-AR"));
        QCOMPARE(missiles().size(), 2); // A or B
        QVERIFY(!missiles().contains("none"));
        QCOMPARE(bench.unit(0).value("values").toMap().value("missile").toString(), "A"); // none is not for archers
        editor.setUnit(0, 0, "missile", QString("B"));
        editor.setUnit(0, 0, "type", QString("LI")); // has B too: it stays
        QCOMPARE(bench.unit(0).value("values").toMap().value("missile").toString(), "B");
        editor.undo();
        editor.undo();
        editor.undo();
        QCOMPARE(bench.unit(0).value("values").toMap().value("missile").toString(), "");
        editor.setUnit(0, 0, "name", QString("Guard"));
        editor.setUnit(0, 0, "tq", 8);
        editor.setUnit(0, 0, "size", 10);
        editor.setUnit(0, 0, "count", 4);
        QCOMPARE(bench.unit(0).value("label").toString(), "Guard");
        QCOMPARE(bench.unit(0).value("points").toInt(), 15); // 8 x 6 / 4 = 12, and 3 for the size
        QCOMPARE(bench.unit(0).value("total").toInt(), 60);
        editor.setUnit(0, 0, "tq", 10);
        QCOMPARE(bench.failures.count(), 1);
    }

    void rowsAreDoubledSplitAndMoved() // EDT-06
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        QVERIFY(editor.open(bench.library.duplicate("hoplites/carthage")));
        const Json before = bench.stored();
        const auto names = [&] { return QStringList{bench.unit(0).value("label").toString(), bench.unit(1).value("label").toString()}; };
        const QString first = names().at(0), second = names().at(1);
        QCOMPARE(editor.duplicateUnit(0, 0), 1);
        QCOMPARE(names(), (QStringList{first, first}));
        editor.undo();
        const int together = bench.unit(1).value("count").toInt();
        QVERIFY(together > 1);
        QCOMPARE(editor.splitUnit(0, 1), 2);
        QCOMPARE(bench.unit(1).value("count").toInt(), together - 1);
        QCOMPARE(bench.unit(2).value("count").toInt(), 1);
        QCOMPARE(editor.splitUnit(0, 2), -1); // one alone
        QCOMPARE(bench.failures.count(), 1);
        editor.undo();
        QCOMPARE(editor.moveUnit(0, 0, 1), (QList<int>{0, 1}));
        QCOMPARE(names(), (QStringList{second, first}));
        QCOMPARE(editor.moveUnit(0, 0, -1), (QList<int>{0, 0}));
        QCOMPARE(bench.failures.count(), 2);
        editor.addCommand();
        const int last = static_cast<int>(editor.commands().at(0).toMap().value("units").toList().size()) - 1;
        QCOMPARE(editor.moveUnit(0, last, 1), (QList<int>{1, 0}));
        QCOMPARE(editor.moveUnit(1, 0, -1), (QList<int>{0, last}));
        editor.undo();
        editor.undo();
        editor.undo();
        editor.undo();
        QVERIFY(bench.stored() == before);
    }

    void totalsAreLive() // EDT-04
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        QVERIFY(editor.open(bench.library.duplicate("hoplites/late-rome")));
        const auto part = [&](const QString &label) {
            for (const QVariant &one : editor.totals().value("parts").toList())
                if (one.toMap().value("label") == label)
                    return one.toMap().value("points").toInt();
            return -1;
        };
        QCOMPARE(part("Leader"), 32);
        QCOMPARE(part("Ground"), 18);
        QCOMPARE(part("Special cards"), 3 * 4 + 2 * 4 + 2 * 2 + 2 * 3);
        editor.setArmy("terrain", QVariantList{});
        QCOMPARE(part("Ground"), 0);
        QCOMPARE(editor.points(), 342.0);
        const QVariantList bars = editor.totals().value("histogram").toMap().value("bars").toList();
        int counted = 0;
        for (const QVariant &bar : bars)
            counted += bar.toMap().value("count").toInt();
        QCOMPARE(counted, editor.totals().value("units").toInt());
    }

    void handsAreDealt() // EDT-07, HOP-312
    {
        Bench bench;
        EditorModel &editor = bench.editor;
        QVERIFY(editor.open("hoplites/carthage"));
        QVERIFY(editor.dealsHands());
        const QVariantList hands = editor.openingHands(3);
        QCOMPARE(hands.size(), 3);
        for (const QVariant &hand : hands) {
            QCOMPARE(hand.toList().size(), 7);
            int units = 0;
            for (const QVariant &card : hand.toList()) {
                QVERIFY(!card.toMap().value("label").toString().isEmpty());
                units += card.toMap().value("icon").toString().isEmpty() ? 0 : 1;
            }
            QVERIFY(units >= 4);
        }
        QVERIFY(editor.open(bench.library.create("hoplites", "Empty")));
        QVERIFY(editor.openingHands(3).isEmpty());
        QCOMPARE(bench.failures.count(), 1);
        QVERIFY(editor.open("dbm/mid-republican-roman"));
        QVERIFY(!editor.dealsHands());
        QVERIFY(editor.armyFields().size() >= 2); // its nation and its notes, as of every army, and what the rule set asks besides
    }

    void fieldsLookAtRowAndArmy() // EDT-06: what a row is offered may hang on the army, and on what it says nothing of
    {
        const Json armyFields = Json::parse(R"([{"key":"age","kind":"choice","standard":"old","choices":["old","new"]}])");
        const Json field = Json::parse(R"({"key":"what","kind":"choice","label":"What","choices":[
            {"value":"club","label":"Club","when":{"army/age":"old"}},{"value":"gun","label":"Gun","when":{"army/age":["new","late"]}},
            {"value":"both","label":"Both","when":{"side":true}}]})");
        const Json silent = Json::object(), late = {{"age", "late"}};
        const Json row = Json::object(), sided = {{"side", true}}, armed = {{"what", "gun"}};
        QCOMPARE(labelsOf(fieldView(field, {row, silent, armyFields})), QStringList{"Club"});
        QCOMPARE(labelsOf(fieldView(field, {row, late, armyFields})), QStringList{"Gun"});
        QCOMPARE(labelsOf(fieldView(field, {sided, silent, armyFields})), (QStringList{"Club", "Both"}));
        QCOMPARE(labelsOf(fieldView(field, {armed, silent, armyFields})), (QStringList{"Club", "Gun"})); // it has one
        Json changed = armed;
        const Json fields = Json::array({field});
        settleChoices(fields, changed, {armed, silent, armyFields});
        QCOMPARE(changed.at("what").get<std::string>(), "gun"); // was not allowed before either: left to the player
        Json now = {{"what", "both"}, {"side", false}};
        const Json before = {{"what", "both"}, {"side", true}};
        settleChoices(fields, now, {before, silent, armyFields});
        QCOMPARE(now.at("what").get<std::string>(), "club");
    }

    void anIllegalArmyIsKeptAndMarked() // EDT-04
    {
        Bench bench;
        const QString id = bench.library.create("hoplites", "Draft");
        QVERIFY(bench.editor.open(id));
        QCOMPARE(bench.findings(), QStringList{"/commands The army has 0 units; it must have 20 to 40."});
        for (const QVariant &army : bench.library.choices("hoplites"))
            QCOMPARE(army.toMap().value("errors").toInt(), army.toMap().value("id").toString() == id ? 1 : 0);
        bench.editor.addUnit(0);
        bench.editor.setUnit(0, 0, "count", 20); // has no name yet: a warning
        QCOMPARE(bench.editor.findings().size(), 1);
        for (const QVariant &army : bench.library.choices("hoplites"))
            QCOMPARE(army.toMap().value("errors").toInt(), 0);
        QCOMPARE(armyFile(*bench.app, id).at("name").get<std::string>(), "Draft");
    }

    void theLibraryFindsByPeriodAndOwner() // EDT-02
    {
        Bench bench;
        LibraryModel &library = bench.library;
        library.want("ruleset", QString("hoplites"));
        library.want("words", QString("300"));
        QCOMPARE(library.rows()->count(), 2);
        library.want("words", QString("antiquity"));
        QCOMPARE(library.rows()->count(), 12);
        library.want("words", QString("endless host")); // of its description
        QCOMPARE(library.rows()->count(), 1);
        library.want("words", QString());
        library.want("shelf", QString("own"));
        QCOMPARE(library.rows()->count(), 0);
        library.duplicate("hoplites/sparta");
        QCOMPARE(library.rows()->count(), 1);
    }

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
