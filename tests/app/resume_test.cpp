// SPDX-License-Identifier: GPL-3.0-or-later
// A game taken up again, after closing and after a kill at the worst moments (MU-1, MU-2 of the made-up rule set).
#include "tests/app/table.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace resume_test {

using namespace optio;
using madeup::Bench;

namespace {

/// What a killed process leaves: the folder as it is now, no farewell.
void killAndOpen(Bench &bench, const QString &game)
{
    static int number = 0;
    const QString copy = bench.folder.filePath(QStringLiteral("killed%1").arg(++number));
    QDir().mkpath(copy);
    for (const QString &name : QDir(bench.folder.path()).entryList(QDir::Files))
        QFile::copy(bench.folder.filePath(name), QDir(copy).filePath(name));
    bench.open(copy);
    QVERIFY(bench.app->games()->open(game));
}

} // namespace

class ResumeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void closedAndReopenedIsAsItWas()
    {
        Bench bench;
        const QString id = bench.play();
        for (int n = 0; n < 60; ++n) { // past a snapshot
            bench.rule(1 + n % 6, 3);
            bench.app->result()->accept();
        }
        bench.app->game()->act("pass");
        bench.app->game()->undo();
        const std::string state = canonical(bench.app->game()->game().state());
        const std::vector<int> standing = bench.app->game()->game().standing();
        bench.open();
        QCOMPARE(bench.app->games()->latest().toMap().value("id").toString(), id);
        QCOMPARE(bench.app->games()->latest().toMap().value("length").toInt(), 62);
        QVERIFY(!bench.app->game()->isOpen());
        QVERIFY(bench.app->games()->open(id));
        QCOMPARE(canonical(bench.app->game()->game().state()), state);
        QCOMPARE(bench.app->game()->game().standing(), standing);
        QVERIFY(!bench.app->result()->isOpen());
        QVERIFY(!bench.app->resolver()->isOpen());
    }

    void killedBeforeAcceptTheCardComesBack()
    {
        Bench bench;
        const QString id = bench.play();
        bench.clash();
        bench.app->resolver()->setAnswer("hill", "b");
        QTest::qWait(400); // the form is written down
        bench.app->resolver()->setDie(0, 2);
        bench.app->resolver()->setDie(1, 5);
        bench.app->resolver()->roll();
        const ResultModel *result = bench.app->result();
        const QString sentence = result->sentence(), chance = result->chance();
        const QVariantList sides = result->sides();
        QVERIFY(!chance.isEmpty());
        killAndOpen(bench, id);
        result = bench.app->result();
        QVERIFY(result->isOpen());
        QVERIFY(!bench.app->resolver()->isOpen()); // its form was rolled
        QCOMPARE(result->sentence(), sentence);
        QCOMPARE(result->chance(), chance);
        QCOMPARE(result->sides(), sides);
        QCOMPARE(bench.lost("a1.1"), 1);
        bench.app->result()->change();
        QCOMPARE(bench.lost("a1.1"), 0);
        QVERIFY(bench.app->resolver()->isOpen());
        QCOMPARE(bench.app->resolver()->questions()->get(0).value("value").toString(), "b");
        QCOMPARE(bench.app->resolver()->dice().at(1).toMap().value("value").toInt(), 5);
    }

    void killedAfterAcceptNoCardComesBack()
    {
        Bench bench;
        const QString id = bench.play();
        bench.rule(2, 5);
        bench.app->result()->accept();
        killAndOpen(bench, id);
        QVERIFY(!bench.app->result()->isOpen());
        QCOMPARE(bench.lost("a1.1"), 1);
    }

    void anOpenFormComesBack()
    {
        Bench bench;
        const QString id = bench.play();
        bench.clash("a1.2", "b1.3");
        bench.app->resolver()->setAnswer("eager", 3);
        bench.app->resolver()->setDie(1, 4);
        QTest::qWait(400);
        killAndOpen(bench, id);
        ResolverModel *form = bench.app->resolver();
        QVERIFY(form->isOpen() && form->ready());
        QCOMPARE(form->contestants().at(1).toMap().value("title").toString(), "Blue three");
        QCOMPARE(form->questions()->get(1).value("value").toInt(), 3);
        QCOMPARE(form->dice().at(0).toMap().value("value").toInt(), -1);
        QCOMPARE(form->dice().at(1).toMap().value("value").toInt(), 4);

        // Closing the game keeps what was not yet written down; closing the form forgets it.
        form->setAnswer("eager", 1);
        bench.app->game()->close();
        QVERIFY(!form->isOpen());
        QVERIFY(bench.app->games()->open(id));
        QCOMPARE(form->questions()->get(1).value("value").toInt(), 1);
        form->close();
        bench.app->game()->close();
        QVERIFY(bench.app->games()->open(id));
        QVERIFY(!form->isOpen());
    }

    void aFormThatNoLongerFitsIsForgotten()
    {
        Bench bench;
        const QString id = bench.play();
        bench.app->game()->close();
        {
            bench.app.reset();
            Store store(bench.folder.path().toStdString());
            store.setGameNote(id.toStdString(), "form", R"({"resolver":"gone","input":{},"typed":[],"length":0})");
        }
        bench.open();
        QVERIFY(bench.app->games()->open(id));
        QVERIFY(!bench.app->resolver()->isOpen());
        bench.clash();
        QVERIFY(bench.app->resolver()->isOpen());
    }

    void changeSurvivesAKill()
    {
        Bench bench;
        const QString id = bench.play();
        bench.rule(6, 1);
        bench.app->result()->change();
        QTest::qWait(400);
        killAndOpen(bench, id);
        QCOMPARE(bench.lost("b1.1"), 0);
        QVERIFY(bench.app->resolver()->isOpen() && !bench.app->result()->isOpen());
        bench.app->resolver()->roll();
        QCOMPARE(bench.lost("b1.1"), 1);
    }
};

OPTIO_TEST(ResumeTest)

} // namespace resume_test
#include "resume_test.moc"
