// SPDX-License-Identifier: GPL-3.0-or-later
// The models of a ruling without a window: the form with its odds and dice, the result, and acts that are done at once (MU-2 of the made-up
// rule set).
#include "app/play/form_view.h"
#include "app/play/ruling_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/rows_model.h"
#include "tests/app/table.h"
#include "tests/suite.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>

#include <csignal>
#include <sys/resource.h>

namespace ruling_models_test {

using namespace optio;
using madeup::Bench;

namespace {

QVariant at(const QVariantList &list, int row, const QString &key) { return list.value(row).toMap().value(key); }

/// While it lives no file can grow: a full disk.
class FullDisk {
public:
    FullDisk()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        rlimit none = before_;
        none.rlim_cur = 0;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

private:
    rlimit before_{};
};

} // namespace

class RulingModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    /// What comes after a result does not run into it, whatever it ends with; a reason begins as a sentence does.
    void sentencesBeginAndEnd()
    {
        QCOMPARE(withStop(QStringLiteral("6 Knights (F), move: 1 PIP (4 left)")), QStringLiteral("6 Knights (F), move: 1 PIP (4 left)."));
        QCOMPARE(withStop(QStringLiteral("They recoil")), QStringLiteral("They recoil."));
        for (const char *whole : {"", "They recoil.", "Do they?", "On!"})
            QCOMPARE(withStop(QLatin1String(whole)), QLatin1String(whole));
        Bench bench;
        bench.play();
        const Resolver &clash = bench.app->game()->game().ruleset().resolver("clash");
        QCOMPARE(refusalView(clash, "there is no pool; roll first"), QStringLiteral("There is no pool; roll first"));
        QCOMPARE(refusalView(clash, "a: nobody is there"), QStringLiteral("Nobody is there"));
        QCOMPARE(refusalView(clash, ""), QString());
    }

    void everyAnswerTellsWhatItIsWorth()
    {
        Bench bench;
        bench.play();
        bench.clash();
        RowsModel &questions = *bench.app->resolver()->questions();
        const QVariantMap hill = questions.get(questions.indexOf("hill")), eager = questions.get(questions.indexOf("eager"));
        // Of both sides: told for army a, by name. 21 of 36 cases instead of 15, and 10 instead of 15.
        QCOMPARE(at(hill["choices"].toList(), 1, "effect").toString(), "Red +17 %");
        QCOMPARE(at(hill["choices"].toList(), 1, "tone").toString(), "good");
        QCOMPARE(at(hill["choices"].toList(), 2, "effect").toString(), QStringLiteral("Red \u221214 %"));
        QCOMPARE(at(hill["choices"].toList(), 2, "tone").toString(), "bad");
        QVERIFY(!hill["idle"].toBool());
        QCOMPARE(eager["effect"].toString(), "+17 %");
        QCOMPARE(eager["tone"].toString(), "good");
        bench.app->resolver()->setAnswer("eager", 3);
        QCOMPARE(questions.get(questions.indexOf("eager"))["effect"].toString(), "+11 %"); // the third: 30 of 36 instead of 26
        QCOMPARE(at(bench.app->resolver()->atLeast(), 0, "label").toString(), "Red gains");
    }

    void answersChangeOnlyTheRowsTheyTouch()
    {
        Bench bench;
        bench.play();
        bench.clash();
        RowsModel &questions = *bench.app->resolver()->questions();
        const QAbstractItemModelTester tester(&questions, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy inserted(&questions, &QAbstractItemModel::rowsInserted), removed(&questions, &QAbstractItemModel::rowsRemoved),
            moved(&questions, &QAbstractItemModel::rowsMoved), reset(&questions, &QAbstractItemModel::modelReset),
            changed(&questions, &QAbstractItemModel::dataChanged);
        bench.app->resolver()->setAnswer("hill", "a");
        QCOMPARE(inserted.count() + removed.count() + moved.count() + reset.count(), 0);
        QVERIFY(changed.count() >= 1);
        bench.app->resolver()->setAnswer("hill", "a");
        const auto before = changed.count();
        QCOMPARE(changed.count(), before);
    }

    void refusedAnswersChangeNothing()
    {
        Bench bench;
        bench.play();
        bench.clash();
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        bench.app->resolver()->setAnswer("hill", "everybody");
        bench.app->resolver()->setAnswer("weather", true);
        bench.app->resolver()->setAnswer("eager", 4);
        bench.app->resolver()->setDie(0, 7);
        bench.app->resolver()->setDie(2, 1);
        QCOMPARE(failed.count(), 5);
        RowsModel &questions = *bench.app->resolver()->questions();
        QCOMPARE(questions.get(questions.indexOf("hill"))["value"].toString(), "none");
        QCOMPARE(at(bench.app->resolver()->dice(), 0, "value").toInt(), -1);
    }

    void emptySlotsAskForUnits()
    {
        Bench bench;
        bench.play();
        bench.app->game()->select("a1.2");
        bench.app->game()->choose("clash");
        ResolverModel &form = *bench.app->resolver();
        QVERIFY(form.isOpen() && !form.ready());
        QCOMPARE(form.refusal(), "Choose: Second");
        QCOMPARE(at(form.slotList(), 1, "candidates").toList().size(), 6);
        form.setSlot("b", "b1.3");
        QVERIFY(form.ready());
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        form.setSlot("b", "");
        form.roll();
        QCOMPARE(failed.count(), 1);
        QVERIFY(form.isOpen());
    }

    void anArmyKeepsItsSideOfTheScreen()
    {
        Bench bench;
        bench.play();
        bench.app->game()->choose("clash");
        ResolverModel &form = *bench.app->resolver();
        form.setSlot("a", "b1.1");
        form.setSlot("b", "a1.1");
        form.setAnswer("eager", 3); // b's counter, in the form's place a
        QCOMPARE(at(form.contestants(), 0, "side").toString(), "b");
        QCOMPARE(at(form.contestants(), 0, "title").toString(), "Blue one");
        QCOMPARE(at(form.bands(), 0, "favours").toString(), "a");
        QCOMPARE(at(form.bands(), 2, "fraction").toString(), "5/6");
        // The dice stand as the cards do: army a's first, though the form's other place throws it.
        QCOMPARE(at(form.dice(), 0, "side").toString(), "a");
        QCOMPARE(at(form.dice(), 0, "die").toInt(), 1);
        QCOMPARE(at(form.dice(), 1, "side").toString(), "b");
        QCOMPARE(at(form.atLeast(), 1, "label").toString(), "Blue gains");
        QCOMPARE(at(form.atLeast(), 1, "fraction").toString(), "5/6");
        QCOMPARE(form.questions()->get(1)["side"].toString(), "b");
        form.setDie(0, 6);
        form.setDie(1, 1);
        QCOMPARE(at(form.dice(), 0, "value").toInt(), 1);
        QCOMPARE(at(form.dice(), 1, "value").toInt(), 6);
        form.roll();
        QCOMPARE(at(bench.app->result()->sides(), 1, "title").toString(), "Blue one");
        QCOMPARE(at(bench.app->result()->sides(), 1, "total").toInt(), 9);
        QCOMPARE(at(bench.app->result()->instructions(), 0, "side").toString(), "a");
    }

    void changingARulingKeepsAnswersAndDice()
    {
        Bench bench;
        bench.play();
        bench.clash();
        bench.app->resolver()->setAnswer("eager", 1);
        bench.app->resolver()->roll();
        const auto faces = [&] {
            return QList<QVariant>{at(at(bench.app->result()->sides(), 0, "dice").toList(), 0, "value"),
                                   at(at(bench.app->result()->sides(), 1, "dice").toList(), 0, "value")};
        };
        const QList<QVariant> thrown = faces();
        const std::string before = canonical(bench.app->game()->game().state());
        const QString announced = bench.app->result()->announcement();
        bench.app->result()->change();
        QVERIFY(!bench.app->result()->isOpen());
        QVERIFY(bench.app->resolver()->isOpen());
        RowsModel &questions = *bench.app->resolver()->questions();
        QCOMPARE(questions.get(questions.indexOf("eager"))["value"].toInt(), 1);
        bench.app->resolver()->roll();
        QCOMPARE(faces(), thrown);
        QCOMPARE(canonical(bench.app->game()->game().state()), before);
        QVERIFY(bench.app->result()->announcement() != announced);
        bench.app->result()->undo();
        QVERIFY(!bench.app->result()->isOpen() && !bench.app->resolver()->isOpen());
        QCOMPARE(bench.lost("a1.1") + bench.lost("b1.1"), 0);

        bench.rule(6, 2);
        bench.app->result()->change();
        QCOMPARE(at(bench.app->resolver()->dice(), 0, "value").toInt(), 6);
        QCOMPARE(at(bench.app->resolver()->dice(), 1, "value").toInt(), 2);
    }

    void aFullDiskChangesNothing()
    {
        Bench bench;
        bench.play();
        bench.rule(5, 1);
        bench.app->result()->accept();
        bench.clash();
        bench.app->resolver()->setDie(0, 1);
        bench.app->resolver()->setDie(1, 6);
        const std::string before = canonical(bench.app->game()->game().state());
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        {
            const FullDisk full;
            bench.app->resolver()->roll();
        }
        QCOMPARE(failed.count(), 1);
        QVERIFY(!failed.first().first().toString().isEmpty());
        QVERIFY(bench.app->resolver()->isOpen() && !bench.app->result()->isOpen());
        QCOMPARE(canonical(bench.app->game()->game().state()), before);
        QCOMPARE(bench.app->game()->game().length(), 1);
        QCOMPARE(bench.app->game()->selected().value("a").toString(), "a1.1");
        bench.app->resolver()->roll(); // there is room again
        QVERIFY(bench.app->result()->isOpen());
        QCOMPARE(bench.lost("a1.1"), 1);
        {
            const FullDisk full;
            bench.app->game()->undo();
        }
        QCOMPARE(failed.count(), 2);
        QCOMPARE(bench.lost("a1.1"), 1);
    }

    void actsThatAskNothingAreDoneAtOnce() // MU-2
    {
        Bench bench;
        bench.play();
        QSignalSpy undoable(bench.app.get(), &AppModel::undoable), failed(bench.app.get(), &AppModel::failed);
        QCOMPARE(at(bench.app->game()->acts(), 0, "label").toString(), "Pass");
        bench.app->game()->act("pass");
        QCOMPARE(bench.app->game()->active(), "b");
        QVERIFY(!bench.app->result()->isOpen()); // nothing thrown, nothing to do on the table
        QCOMPARE(undoable.takeFirst().first().toString(), "Side a passes");
        bench.app->undoLast();
        QCOMPARE(bench.app->game()->active(), "a");
        bench.app->undoLast(); // once only
        QCOMPARE(bench.app->game()->game().length(), 2);
        bench.app->game()->act("no such act");
        QCOMPARE(failed.count(), 1);
    }

    void whatCountsIsToldBeforeTheDice()
    {
        Bench bench;
        bench.play();
        bench.clash();
        ResolverModel &form = *bench.app->resolver();
        QVERIFY(form.sums().isEmpty());
        form.setAnswer("hill", "b");
        QVariantList sums = form.sums();
        QCOMPARE(sums.size(), 1);
        QCOMPARE(at(sums, 0, "side").toString(), "b");
        QCOMPARE(at(sums, 0, "title").toString(), "Blue one");
        QCOMPARE(at(at(sums, 0, "lines").toList(), 0, "label").toString(), "holds the hill");
        QCOMPARE(at(at(sums, 0, "lines").toList(), 0, "rule").toString(), "MU-1");
        const int hill = at(at(sums, 0, "lines").toList(), 0, "value").toInt();
        form.setDie(0, 6);
        form.setDie(1, 6);
        QCOMPARE(form.sums(), sums); // typed dice change nothing of it
        form.roll();
        QCOMPARE(at(bench.app->result()->sides(), 1, "total").toInt(), 6 + hill);
        QVERIFY(form.sums().isEmpty());
    }
};

OPTIO_TEST(RulingModelsTest)

} // namespace ruling_models_test

#include "ruling_models_test.moc"
