// SPDX-License-Identifier: GPL-3.0-or-later
// The view models without a window: the whole path of a game (MU-1 of the made-up rule set), and each model's own manners. Those of a
// ruling are in ruling_models_test.cpp.
#include "app/play/odds_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/rows_model.h"
#include "tests/app/table.h"
#include "tests/suite.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <filesystem>
#include <fstream>

namespace models_test {

using namespace optio;
using madeup::Bench;

namespace {

QVariant at(const QVariantList &list, int row, const QString &key) { return list.value(row).toMap().value(key); }

QVariantMap row(const QString &id, int value) { return {{"id", id}, {"value", value}}; }

} // namespace

class ModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void emptyDataOffersSuppliedArmiesAndExamples()
    {
        Bench bench;
        QCOMPARE(bench.app->library()->rows()->count(), 2);
        QVERIFY(bench.app->library()->rows()->get(0).value("supplied").toBool());
        const int count = bench.table.armies()[0].at("commands")[0].at("units")[0].at("count").get<int>();
        const QVariantList portrait = bench.app->library()->rows()->get(1).value("portrait").toList();
        QCOMPARE(portrait.size(), 3);
        QCOMPARE(at(portrait, 2, "label").toString(), "Red three");
        QCOMPARE(at(portrait, 2, "count").toInt(), count);
        QVERIFY(bench.app->games()->latest().isNull());
        QCOMPARE(bench.app->games()->examples().size(), 1);
        QCOMPARE(at(bench.app->games()->examples(), 0, "name").toString(), "The ford");
        QCOMPARE(at(bench.app->games()->examples(), 0, "armies").toString(), "Red – Blue");
        QCOMPARE(at(bench.app->games()->rulesets(), 0, "kind").toString(), "table");
        QCOMPARE(at(bench.app->games()->options("made-up"), 0, "value").toInt(), 5);
        QVERIFY(bench.app->fatal().isEmpty());
    }

    void wholePathFromArmyToUndo() // MU-1
    {
        Bench bench;
        AppModel &app = *bench.app;
        QSignalSpy failed(&app, &AppModel::failed);
        const QString army = app.library()->create("made-up", "Greens");
        QVERIFY(app.editor()->open(army));
        QCOMPARE(app.editor()->addUnit(0), 0);
        app.editor()->setUnit(0, 0, "name", "Green guard");
        QCOMPARE(app.editor()->points(), 6.0);
        QVERIFY(app.games()->create("made-up", army, "made-up/blue", {{"length", 7}}));
        QCOMPARE(app.game()->title(), "Greens – Blue");
        QCOMPARE(app.game()->turnText(), "turn 1");
        QCOMPARE(app.games()->latest().toMap().value("id").toString(), app.game()->id());

        app.game()->select("a1.1");
        app.game()->select("b1.2");
        QCOMPARE(app.game()->selected(), (QVariantMap{{"a", "a1.1"}, {"b", "b1.2"}}));
        app.game()->choose("clash");
        ResolverModel &form = *app.resolver();
        QVERIFY(form.isOpen() && form.ready());
        QCOMPARE(form.subtitle(), "Turn 1 · Greens");
        QCOMPARE(at(form.contestants(), 0, "title").toString(), "Green guard");
        QCOMPARE(at(form.bands(), 0, "percent").toString(), "42 %");
        QCOMPARE(at(form.bands(), 0, "fraction").toString(), "5/12");
        QCOMPARE(at(form.bands(), 0, "favours").toString(), "a");
        QCOMPARE(at(form.bands(), 2, "favours").toString(), "b");

        form.setAnswer("eager", 2);
        QCOMPARE(at(form.bands(), 0, "fraction").toString(), "13/18");
        form.setDie(0, 3);
        form.setDie(1, 4);
        form.roll();
        QVERIFY(!form.isOpen());
        ResultModel &result = *app.result();
        QVERIFY(result.isOpen());
        QCOMPARE(result.sentence(), "Blue two is hurt by Green guard");
        QCOMPARE(result.comparison(), "5 against 4");
        QCOMPARE(result.chance(), "This had a chance of 72 % (13/18).");
        QCOMPARE(result.announcement(), "Turn 1, ruling 1: Blue two is hurt by Green guard");
        QCOMPARE(result.changes(), QVariantList{"a step lost"});
        QCOMPARE(result.instructions(), (QVariantList{QVariantMap{{"side", "b"}, {"text", "Turn the counter down a step."}}}));
        QCOMPARE(at(at(result.sides(), 0, "dice").toList(), 0, "from").toString(), "typed");
        QCOMPARE(at(result.sides(), 1, "total").toInt(), 4);
        QCOMPARE(result.rule("MU-1").value("title").toString(), "Clash");
        QCOMPARE(bench.lost("b1.2"), 1); // stands before it is accepted
        result.accept();
        QVERIFY(!result.isOpen());
        QCOMPARE(bench.lost("b1.2"), 1);
        QCOMPARE(app.game()->selected(), (QVariantMap{{"a", ""}, {"b", ""}}));

        QCOMPARE(app.game()->undoText(), "Undo: Blue two is hurt by Green guard");
        app.game()->undo();
        QCOMPARE(bench.lost("b1.2"), 0);
        QVERIFY(!app.game()->canUndo());
        QVERIFY(app.game()->report().contains("Green guard"));
        QCOMPARE(failed.count(), 0);
    }

    void correctionsAndNotesAreEntries()
    {
        Bench bench;
        bench.play();
        QVERIFY(bench.app->game()->correct("/units/a1.1/lost", 4, "miscounted"));
        QCOMPARE(bench.lost("a1.1"), 4);
        QVERIFY(bench.app->game()->note("The hill counts."));
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        QVERIFY(!bench.app->game()->correct("/turn", 9, "no"));
        QVERIFY(!bench.app->game()->note("  "));
        QCOMPARE(failed.count(), 2);
        QCOMPARE(bench.app->game()->entry(1).value("reason").toString(), "miscounted");
        QCOMPARE(bench.app->game()->entry(2).value("sentence").toString(), "The hill counts.");
        bench.app->game()->undo();
        QCOMPARE(bench.lost("a1.1"), 0);
        QVERIFY(bench.app->game()->entry(1).value("undone").toBool());
        QVERIFY(!bench.app->game()->entry(2).value("undone").toBool());
    }

    void anEntryShowsWhatWasWhenItWasMade()
    {
        Bench bench;
        bench.play();
        bench.rule(6, 1);
        const QString chance = bench.app->result()->chance();
        QVERIFY(!chance.isEmpty());
        bench.app->result()->accept();
        QCOMPARE(bench.app->game()->entry(1).value("chance").toString(), chance);
        // A step lost since makes the same clash another one; the page of the entry tells of the first.
        bench.rule(6, 1);
        QVERIFY(bench.app->result()->chance() != chance);
        bench.app->result()->accept();
        QCOMPARE(bench.app->game()->entry(1).value("chance").toString(), chance);
        bench.app->game()->undo();
        bench.app->game()->undo();
        QVERIFY(bench.app->game()->correct("/units/b1.1/lost", 2, "it was hurt before"));
        QCOMPARE(bench.app->game()->entry(1).value("chance").toString(), chance);
        QVERIFY(bench.app->game()->entry(1).value("undone").toBool());
    }

    void theTitleIsThatOfTheGameThatIsOpen()
    {
        Bench bench;
        const QString first = bench.play();
        QCOMPARE(bench.app->game()->title(), "Red – Blue");
        const QString second = bench.app->games()->create("made-up", "made-up/blue", "made-up/red", {}) ? bench.app->game()->id() : "";
        QCOMPARE(bench.app->game()->title(), "Blue – Red");
        QVERIFY(bench.app->games()->open(first));
        QCOMPARE(bench.app->game()->title(), "Red – Blue");
        QVERIFY(bench.app->games()->open(second));
        QCOMPARE(bench.app->game()->title(), "Blue – Red");
    }

    void theJournalIsReadAPageAtATime()
    {
        Bench bench;
        const QString id = bench.play();
        for (int n = 0; n < 120; ++n)
            bench.app->game()->note(QStringLiteral("note %1").arg(n));
        bench.rule(6, 1);
        bench.app->result()->accept();
        bench.app->game()->close();
        QVERIFY(bench.app->games()->open(id));
        JournalModel &journal = *bench.app->game()->journal();
        QCOMPARE(journal.length(), 121);
        QCOMPARE(journal.rowCount(), 0);
        const auto role = [&](const char *name) { return journal.roleNames().key(name); };
        while (journal.rowCount() < 100)
            journal.fetchMore({});
        QCOMPARE(journal.rowCount(), 100);
        const QAbstractItemModelTester tester(&journal, QAbstractItemModelTester::FailureReportingMode::QtTest); // reads on
        QCOMPARE(journal.rowCount(), 121);
        QVERIFY(!journal.canFetchMore({}));
        QCOMPARE(journal.data(journal.index(0), role("n")).toInt(), 121);
        QCOMPARE(journal.data(journal.index(0), role("dice")).toString(), "6 · 1");
        QCOMPARE(journal.data(journal.index(0), role("detail")).toString(), "6 against 1");
        QVERIFY(!journal.data(journal.index(0), role("undone")).toBool());
        bench.app->game()->undo();
        QCOMPARE(journal.rowCount(), 122);
        QCOMPARE(journal.data(journal.index(0), role("kind")).toString(), "undo");
        QVERIFY(journal.data(journal.index(1), role("undone")).toBool());
        QCOMPARE(journal.data(journal.index(121), role("sentence")).toString(), "note 0");
        QCOMPARE(bench.app->game()->entry(121).value("sides").toList().size(), 2);
    }

    void armiesAreFoundSavedAndBinned()
    {
        Bench bench;
        LibraryModel &library = *bench.app->library();
        QSignalSpy undoable(bench.app.get(), &AppModel::undoable), failed(bench.app.get(), &AppModel::failed);
        const QString copy = library.duplicate("made-up/red");
        QCOMPARE(library.rows()->get(0).value("name").toString(), "Red (copy)");
        library.rename(copy, "Reserves");
        library.want("words", QString("reser"));
        QCOMPARE(library.rows()->count(), 1);
        library.want("words", QString("BLUE two"));
        QCOMPARE(library.rows()->get(0).value("id").toString(), "made-up/blue");
        library.want("words", QString(""));
        library.want("ruleset", QString("another"));
        QCOMPARE(library.rows()->count(), 0);
        library.want("ruleset", QString(""));

        library.remove(copy);
        QCOMPARE(library.rows()->count(), 2);
        QCOMPARE(undoable.first().first().toString(), "Reserves deleted");
        bench.app->undoLast();
        QCOMPARE(library.rows()->get(0).value("name").toString(), "Reserves");
        QCOMPARE(library.choices("made-up").size(), 3);

        const QString second = library.duplicate(copy), third = library.duplicate(copy);
        QCOMPARE(library.rows()->get(library.rows()->indexOf(second)).value("name").toString(), "Reserves (copy)");
        QCOMPARE(library.rows()->get(library.rows()->indexOf(third)).value("name").toString(), "Reserves (copy) 2");
        QCOMPARE(failed.count(), 0);

        library.rename("made-up/red", "Mine");
        library.remove("made-up/red");
        QCOMPARE(library.create("unknown", "X"), "");
        library.rename(copy, " ");
        QCOMPARE(failed.count(), 4);
        bench.open();
        QCOMPARE(bench.app->library()->rows()->count(), 5);
    }

    void theEditorSavesEveryChangeAndGoesBack()
    {
        Bench bench;
        EditorModel &editor = *bench.app->editor();
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        QVERIFY(editor.open("made-up/red"));
        QVERIFY(editor.readOnly());
        editor.setName("Mine");
        QCOMPARE(failed.count(), 1);

        const QString id = bench.app->library()->create("made-up", "");
        QVERIFY(editor.open(id));
        QCOMPARE(editor.name(), "New army");
        QCOMPARE(editor.findings().size(), 1);
        editor.addCommand();
        QCOMPARE(editor.addUnit(1), 0);
        editor.setUnit(1, 0, "count", 8);
        QCOMPARE(editor.points(), 16.0);
        QCOMPARE(at(editor.commands(), 1, "units").toList().first().toMap().value("total").toDouble(), 16.0);
        QCOMPARE(editor.fieldsFor(1, 0).size(), 4);
        editor.setUnit(1, 0, "size", "large");
        QCOMPARE(editor.fieldsFor(1, 0).size(), 5);
        editor.setUnit(1, 0, "towed", true);
        const auto values = [&] { return at(editor.commands(), 1, "units").toList().first().toMap().value("values").toMap(); };
        const QVariant small = at(at(editor.fields(), 3, "choices").toList(), 0, "value"); // a list, told as text
        editor.setUnit(1, 0, "helps", small);
        QCOMPARE(values().value("helps"), small);
        editor.setUnit(1, 0, "helps", QVariant());
        QVERIFY(!values().contains("helps"));
        editor.setCommand(1, "name", "Reserve");
        editor.setLimit(300);
        QCOMPARE(editor.limit(), 300);
        QCOMPARE(editor.findings().size(), 0);
        QCOMPARE(failed.count(), 1);

        editor.setUnit(1, 0, "count", 0);
        editor.setUnit(1, 0, "size", "vast");
        editor.setUnit(1, 0, "colour", "red");
        editor.setUnit(1, 4, "count", 2);
        editor.removeUnit(2, 0);
        QCOMPARE(editor.addUnit(9), -1);
        QCOMPARE(failed.count(), 7);

        bench.open();
        EditorModel &again = *bench.app->editor();
        QVERIFY(again.open(id));
        QCOMPARE(at(again.commands(), 1, "name").toString(), "Reserve");
        QVERIFY(at(again.commands(), 1, "units").toList().first().toMap().value("values").toMap().value("towed").toBool());
        QVERIFY(!again.canUndo());
        again.removeUnit(1, 0);
        again.removeCommand(0);
        QCOMPARE(again.commands().size(), 1);
        again.undo();
        again.undo();
        QVERIFY(!again.canUndo());
        QCOMPARE(again.points(), 16.0);
        QCOMPARE(bench.app->library()->rows()->get(0).value("points").toDouble(), 16.0);
    }

    void gamesAreBinnedAndExchanged()
    {
        Bench bench;
        const QString id = bench.play();
        bench.rule(6, 1);
        bench.app->result()->accept();
        const QUrl file = QUrl::fromLocalFile(bench.folder.filePath("game.optio-game"));
        QVERIFY(bench.app->game()->exportFile(file));
        bench.app->games()->remove(id);
        QVERIFY(!bench.app->game()->isOpen());
        QCOMPARE(bench.app->games()->rows()->count(), 0);
        bench.app->undoLast();
        QCOMPARE(bench.app->games()->rows()->count(), 1);
        QCOMPARE(bench.app->games()->importFile(file), id); // it is there already
        bench.app->games()->remove(id);
        const QString copy = bench.app->games()->importFile(file);
        QVERIFY(!copy.isEmpty() && copy != id);
        QVERIFY(bench.app->games()->open(copy));
        QCOMPARE(bench.lost("b1.1"), 1);
        QVERIFY(!bench.app->result()->isOpen());
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        QVERIFY(!bench.app->games()->open("nothing"));
        QVERIFY(!bench.app->games()->create("made-up", "nobody", "made-up/blue", {}));
        QVERIFY(!bench.app->games()->create("made-up", "made-up/red", "made-up/blue", {{"length", 99}}));
        QCOMPARE(failed.count(), 3);
    }

    void preferencesLast()
    {
        Bench bench;
        Prefs *prefs = bench.app->prefs();
        QCOMPARE(prefs->theme(), "system");
        prefs->setTheme("dark");
        prefs->setTheme("pink");
        prefs->setTextScale(9);
        prefs->setDice("typed");
        prefs->setReducedMotion(true);
        prefs->setKeepAwake(false);
        prefs->setAcrossTable(true);
        QVERIFY(prefs->dark());
        bench.open();
        prefs = bench.app->prefs();
        QCOMPARE(prefs->theme(), "dark");
        QCOMPARE(prefs->textScale(), 2.0);
        QCOMPARE(prefs->dice(), "typed");
        QVERIFY(prefs->reducedMotion() && !prefs->keepAwake() && prefs->acrossTable());
    }

    void theReferenceIsSearched()
    {
        Bench bench;
        ReferenceModel &reference = *bench.app->reference();
        reference.open("made-up");
        QCOMPARE(reference.rows()->count(), 2);
        reference.setFilter("ACTIVE side");
        QCOMPARE(reference.rows()->get(0).value("rule").toString(), "MU-2");
        QCOMPARE(reference.find("made-up", "MU-1").value("title").toString(), "Clash");
        QVERIFY(reference.find("made-up", "MU-9").isEmpty());
    }

    void withoutAStoreTheAppSaysWhy()
    {
        madeup::Table table;
        AppModel app({&table}, nullptr, "The store is newer than this program.");
        QCOMPARE(app.fatal(), "The store is newer than this program.");
        QSignalSpy failed(&app, &AppModel::failed);
        QVERIFY(!app.games()->create("made-up", "made-up/red", "made-up/blue", {}));
        QCOMPARE(failed.first().first().toString(), app.fatal());
        QCOMPARE(app.library()->rows()->count(), 0);
        QVERIFY(app.library()->choices("made-up").isEmpty());
        app.settle();
    }

    void aFaultyArmyIsSaidOnceTheFirstPictureIsThere()
    {
        const QTemporaryDir place;
        const std::filesystem::path folder = place.path().toStdString(), copy = folder / "rulesets";
        std::filesystem::copy(qEnvironmentVariable("OPTIO_RULESETS").toStdString(), copy, std::filesystem::copy_options::recursive);
        std::ofstream(copy / "dbm/armies/gallic.toml") << "name = ";
        const std::unique_ptr<AppModel> app = AppModel::open(folder / "data", copy);
        QCOMPARE(app->fatal(), QString());
        const QSignalSpy changed(app.get(), &AppModel::fatalChanged);
        app->settle();
        QTRY_VERIFY2(app->fatal().contains("gallic.toml"), qPrintable(app->fatal()));
        QCOMPARE(changed.count(), 1);
    }

    void rowsMoveAsLittleAsTheyCan()
    {
        RowsModel rows({"id", "value"});
        const QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        rows.update({row("a", 1), row("b", 2), row("c", 3), row("d", 4)});
        QSignalSpy inserted(&rows, &QAbstractItemModel::rowsInserted), removed(&rows, &QAbstractItemModel::rowsRemoved),
            moved(&rows, &QAbstractItemModel::rowsMoved), changed(&rows, &QAbstractItemModel::dataChanged),
            counted(&rows, &RowsModel::countChanged);
        rows.update({row("a", 1), row("b", 2), row("c", 3), row("d", 4)});
        QCOMPARE(inserted.count() + removed.count() + moved.count() + changed.count(), 0);
        rows.update({row("a", 1), row("b", 5), row("c", 3), row("d", 4)});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.first().at(2).value<QList<int>>(), QList<int>{rows.roleNames().key("value")});
        rows.update({row("a", 1), row("d", 4)});
        QCOMPARE(removed.count(), 1); // b and c together
        rows.update({row("d", 4), row("e", 0), row("a", 1)});
        QCOMPARE(moved.count(), 1);
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(counted.count(), 2);
        QCOMPARE(rows.indexOf("a"), 2);
    }

    void integersStayIntegers()
    {
        const Json json = Json::parse(R"({"a":[1,-2.5,true,null,"x",9007199254740993],"b":{}})");
        QCOMPARE(canonical(fromVariant(toVariant(json))), canonical(json));
        QCOMPARE(canonical(fromVariant(QVariant(3.0))), "3");
        QCOMPARE(canonical(fromVariant(QVariant(0.5))), "0.5");
        QVERIFY_THROWS_EXCEPTION(Error, fromVariant(QVariant(qInf())));
    }

    void oddsReadWell()
    {
        QCOMPARE(percent(0, 36), "0 %");
        QCOMPARE(percent(1, 1296), "<1 %");
        QCOMPARE(percent(1295, 1296), ">99 %");
        QCOMPARE(percent(22, 36), "61 %");
        QCOMPARE(share(22, 36), "11/18");
        QCOMPARE(share(1, 999), "1/999");
        QCOMPARE(share(1, 1000), "");
        QCOMPARE(share(Weight(1) << 100, Weight(1) << 101), "1/2");
        QCOMPARE(share((Weight(1) << 100) + 1, Weight(1) << 101), "");
        QCOMPARE(worth(0.139).text, "+14 %");
        QCOMPARE(worth(-0.09).text, QStringLiteral("\u22129 %"));
        QCOMPARE(worth(-0.09).tone, "bad");
        QCOMPARE(worth(0.001).text, "+<1 %");
        QCOMPARE(worth(0).tone, "none");
    }
};

OPTIO_TEST(ModelsTest)

} // namespace models_test

#include "models_test.moc"
