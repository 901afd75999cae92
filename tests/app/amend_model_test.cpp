// SPDX-License-Identifier: GPL-3.0-or-later
// Amending in the app: App.amend over the made-up rule set (MU-1, MU-2), and its page in the window, by touch and by keyboard.
#include "rulesets/registry.h"
#include "tests/app/table.h"

#include "tests/suite.h"
#include "window.h"

#include <QDir>
#include <QRegularExpression>

namespace amend_model_test {

using namespace optio;
using madeup::Bench;
using test::Running;

namespace {

QVariantMap consequence(Bench &bench, int row) { return bench.app->amend()->consequences()->get(row); }

/// Two clashes with the same target: with one more for the first of them (entry 1) the second (entry 2) different result.
void playTwo(AppModel &app)
{
    GameModel &game = *app.game();
    for (const char *unit : {"a1.1", "a1.2"}) {
        game.perform("clash", {{"a", unit}, {"b", "b1.1"}}, std::vector<int>{3, 3});
    }
}

std::unique_ptr<AppModel> tableApp(const madeup::Table &table, const QString &folder)
{
    auto app = std::make_unique<AppModel>(std::vector<const Ruleset *>{&table}, std::make_unique<Store>(folder.toStdString()));
    app->games()->create("made-up", "made-up/red", "made-up/blue", {});
    playTwo(*app);
    return app;
}

} // namespace

class AmendModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setLook();
        test::listenForComplaints();
    }
    void init() { test::complaints().clear(); }
    void cleanup() { QVERIFY2(test::complaints().isEmpty(), qPrintable(test::complaints().join(u'\n'))); }

    void anActIsAnsweredOtherwise()
    {
        Bench bench;
        bench.play();
        playTwo(*bench.app);
        AmendModel &amend = *bench.app->amend();
        QVERIFY(amend.start(1));
        QVERIFY(amend.isOpen() && amend.form()->isOpen() && amend.typed());
        QCOMPARE(amend.form()->dice().size(), 2);
        QCOMPARE(amend.before(), QString("Red one and Blue one part unharmed"));
        QCOMPARE(amend.refusal(), QString("Nothing is changed yet."));
        QVERIFY(!bench.app->resolver()->isOpen());
        amend.form()->setAnswer("eager", 1);
        QCOMPARE(amend.after(), QString("Blue one is hurt by Red one"));
        QCOMPARE(amend.refusal(), QString());
        QCOMPARE(amend.consequences()->count(), 1);
        QCOMPARE(consequence(bench, 0)["what"].toString(), QString("different"));
        QCOMPARE(consequence(bench, 0)["choice"].toString(), QString("keep"));
        amend.setChoice(2, "replay");
        QCOMPARE(consequence(bench, 0)["choice"].toString(), QString("replay"));
        amend.setReason("a forgotten +1");
        QCOMPARE(amend.refusal(), QString());
        QSignalSpy undoable(bench.app.get(), &AppModel::undoable);
        QVERIFY(amend.apply());
        QVERIFY(!amend.isOpen() && !amend.form()->isOpen());
        QCOMPARE(bench.lost("b1.1"), 2);
        QCOMPARE(undoable.size(), 1);

        QVariantMap entry = bench.app->game()->entry(1);
        QCOMPARE(entry["sentence"].toString(), QString("Blue one is hurt by Red one"));
        QCOMPARE(entry["was"].toString(), QString("Red one and Blue one part unharmed"));
        QCOMPARE(entry["amendments"].toList().first().toMap()["reason"].toString(), QString("a forgotten +1"));
        QVERIFY(entry["amendable"].toBool());
        JournalModel &journal = *bench.app->game()->journal();
        while (journal.canFetchMore({}))
            journal.fetchMore({});
        const auto role = [&journal](int row, const char *name) {
            return journal.data(journal.index(row), journal.roleNames().key(name)).toString();
        };
        QCOMPARE(role(0, "kind"), QString("amend"));
        QCOMPARE(role(0, "detail"), QString("a forgotten +1"));
        QCOMPARE(role(1, "mark"), QString("replayed"));
        QCOMPARE(role(2, "mark"), QString("amended"));
        QCOMPARE(role(2, "sentence"), QString("Blue one is hurt by Red one"));
        QVERIFY(bench.app->game()->report().contains("(amended: a forgotten +1)"));

        bench.app->undoLast();
        QCOMPARE(bench.lost("b1.1"), 0);
        while (journal.canFetchMore({}))
            journal.fetchMore({});
        QCOMPARE(role(3, "sentence"), QString("Red one and Blue one part unharmed"));
        QCOMPARE(role(3, "mark"), QString());
        QVERIFY(bench.app->game()->entry(3)["undone"].toBool());
        QVERIFY(bench.app->game()->entry(1)["amendments"].toList().isEmpty());
    }

    /// What an entry needs now, and did not when it was made, is put before it with a tap, and taken out again.
    void whatIsNeededNowIsPutBefore()
    {
        const Registry registry(qEnvironmentVariable("OPTIO_RULESETS").toStdString());
        QTemporaryDir folder;
        AppModel app({&registry.at("dbm")}, std::make_unique<Store>(folder.path().toStdString()));
        QVERIFY(app.games()->create("dbm", "dbm/alexandrian-macedonian", "dbm/gallic", {}));
        GameModel &game = *app.game();
        game.perform("pips", Json::object(), std::vector<int>{4, 4, 4});
        game.perform("pip-assign", Json::object(), std::nullopt);
        game.perform("move", {{"who", {{{"unit", "a1.1"}, {"count", 1}}}}, {"answers", {{"pip.action", "halt"}}}}, std::nullopt);
        AmendModel &amend = *app.amend();
        QVERIFY(amend.start(1));
        amend.setStrike(true);
        QVERIFY2(amend.complete(), qPrintable(amend.refusal()));
        QVERIFY(amend.consequences()->count() > 0);
        const QVariantMap first = amend.consequences()->get(0);
        QCOMPARE(first["n"].toInt(), 2);
        QCOMPARE(first["what"].toString(), QString("illegal"));
        QVERIFY2(!first["needs"].toStringList().isEmpty(), qPrintable(first["after"].toString()));
        QVERIFY(amend.insert(2, 0));
        QCOMPARE(amend.inserted().size(), 1);
        const QVariantMap added = amend.inserted().first().toMap();
        QCOMPARE(added["n"].toInt(), 2);
        QVERIFY(added["sentence"].toString().startsWith("PIPs"));
        amend.takeOut(2, 0);
        QVERIFY(amend.inserted().isEmpty());
        QVERIFY(amend.insert(2, 0));
        QVERIFY2(amend.apply(), qPrintable(amend.refusal())); // without a reason
        QVERIFY(!game.report().contains("(amended: )"));
    }

    void typedDiceAreTypedAnew()
    {
        Bench bench;
        bench.play();
        playTwo(*bench.app);
        AmendModel &amend = *bench.app->amend();
        QVERIFY(amend.start(1));
        amend.form()->setDie(0, 6);
        QCOMPARE(amend.after(), QString("Blue one is hurt by Red one"));
        amend.form()->setDie(0, 3);
        QVERIFY(!amend.complete());
        amend.cancel();
        // Those the app threw stay.
        bench.app->game()->perform("clash", {{"a", "a1.3"}, {"b", "b1.3"}}, std::nullopt);
        QVERIFY(amend.start(3));
        QVERIFY(!amend.typed());
    }

    void entriesAreStruckAndCorrectionsMadeOtherwise()
    {
        Bench bench;
        bench.play();
        playTwo(*bench.app);
        GameModel &game = *bench.app->game();
        QVERIFY(game.correct("/units/b1.1/lost", 2, "miscounted"));
        AmendModel &amend = *bench.app->amend();
        QVERIFY(amend.start(3));
        QVERIFY(!amend.form()->isOpen());
        QCOMPARE(amend.counters().size(), 1);
        QCOMPARE(amend.counters().first().toMap()["value"].toInt(), 2);
        amend.setValue("/units/b1.1/lost", 4);
        amend.setReason("miscounted again");
        QVERIFY(amend.apply());
        QCOMPARE(bench.lost("b1.1"), 4);

        QVERIFY(amend.start(3));
        amend.setStrike(true);
        QCOMPARE(amend.after(), QString());
        QVERIFY(amend.complete());
        amend.setReason("it was right");
        QVERIFY(amend.apply());
        QCOMPARE(bench.lost("b1.1"), 0);
        QVERIFY(game.entry(3)["struck"].toBool());
        QVERIFY(!game.entry(3)["amendable"].toBool());
    }

    void whatCannotBeAmendedIsSaid()
    {
        Bench bench;
        bench.play();
        playTwo(*bench.app);
        QVERIFY(bench.app->game()->note("rain"));
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        for (const int n : {0, 3, 9})
            QVERIFY(!bench.app->amend()->start(n));
        QCOMPARE(failed.size(), 3);
        QVERIFY(failed[1].first().toString().contains("a note"));
        QVERIFY(!bench.app->amend()->isOpen());
        // Anything else that happens to the game closes it.
        QVERIFY(bench.app->amend()->start(1));
        bench.app->game()->undo();
        QVERIFY(!bench.app->amend()->isOpen());
    }

    void thePage_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void thePage()
    {
        QFETCH(QSize, size);
        QTemporaryDir folder;
        const madeup::Table table;
        const Running running(tableApp(table, folder.path()));
        QVERIFY(running.window());
        running.app().prefs()->setReducedMotion(true);
        running.resize(size);
        const auto picture = [&](const char *name) {
            running.settle();
            running.picture(QStringLiteral("%1-%2x%3").arg(name).arg(size.width()).arg(size.height()));
        };
        running.eval("show('EntryPage', {n: 1})");
        picture("amend-from");
        QVERIFY(running.tap(size.width() < 600 ? QStringLiteral("entryAmendSmall") : QStringLiteral("entryAmend")));
        QVERIFY(running.named("amendPage"));
        picture("amend-start");
        QVERIFY(!running.awaited("amendApply")->isEnabled());
        running.app().amend()->form()->setAnswer("eager", 1);
        QVERIFY(running.named("consequence_2"));
        picture("amend-consequence");
        running.app().amend()->setChoice(2, "replay");
        running.app().amend()->setStrike(true);
        running.settle();
        QVERIFY(running.named("amendNothing"));
        running.app().amend()->setStrike(false);
        // Esc leaves it as it was; Enter applies it.
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QVERIFY(!running.named("amendPage") && running.named("entryPage"));
        QVERIFY(!running.app().amend()->isOpen());
        QCOMPARE(running.app().game()->game().length(), 2);
        running.eval("show('AmendPage', {n: 1})");
        running.app().amend()->form()->setAnswer("eager", 1);
        QVERIFY(running.tap(QStringLiteral("amendReason")));
        for (const char letter : {'w', 'h', 'y'})
            QTest::keyClick(running.window(), letter);
        QCOMPARE(running.app().amend()->reason(), QString("why"));
        running.settle();
        QVERIFY(running.awaited("amendApply")->isEnabled());
        QTest::keyClick(running.window(), Qt::Key_Return);
        QVERIFY(!running.named("amendPage"));
        QCOMPARE(running.app().game()->game().length(), 3);
        QVERIFY(running.named("entryWas"));
        picture("amend-entry");
        running.eval("leavePage(); show('GamePage', {})");
        running.settle();
    }
};

OPTIO_TEST(AmendModelTest)

} // namespace amend_model_test

#include "amend_model_test.moc"
