// SPDX-License-Identifier: GPL-3.0-or-later
// The army editor's model on an army that is asked more than its units: each kind of field, rows, findings, hands, and the changes of
// another window (EDT-02 to EDT-08).
#include "app/armies/editor_fields.h"
#include "tests/app/armies/editor_bench.h"
#include "tests/app/faults.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace editor_model_test {

using namespace optio;
using namespace optio::test;

class EditorModelTest : public QObject {
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
};

OPTIO_TEST(EditorModelTest)

} // namespace editor_model_test

#include "editor_model_test.moc"
