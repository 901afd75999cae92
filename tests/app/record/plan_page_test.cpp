// SPDX-License-Identifier: GPL-3.0-or-later
// "What if": fights planned from their forms, counted together, and the game as it was.
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"

#include <QTemporaryDir>

namespace plan_page_test {

using namespace optio;
using namespace optio::test;

class PlanPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void walk_data() { pictureRows(); }
    void walk();
};

void PlanPageTest::walk()
{
    const QTemporaryDir folder;
    const Running running(folder.path());
    Pictures pictures(running, QStringLiteral("plan"));
    AppModel &app = running.app();
    PlanModel &plan = *app.plan();
    QVERIFY(!plan.possible());
    QStringList failures;
    connect(&app, &AppModel::failed, this, [&](const QString &sentence) { failures.append(sentence); });
    QVERIFY(app.games()->open(app.games()->importFile(goldenGame("dbm-short.optio-game"))));
    running.eval(QStringLiteral("show('GamePage', {})"));
    const int length = app.game()->game().length();
    const std::string state = canonical(app.game()->game().state());
    QVERIFY(running.tap(QStringLiteral("moreButton")));
    QVERIFY(running.tap(QStringLiteral("menuPlan")));
    QVERIFY(running.awaited(QStringLiteral("planPage")) != nullptr);
    pictures.take(QStringLiteral("empty"));
    QVERIFY(plan.fights().isEmpty() && plan.sides().isEmpty());
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QVERIFY(running.awaited(QStringLiteral("gamePage")) != nullptr);
    // Two fights from their forms.
    double wins = 0;
    for (const auto &[a, b] : {std::pair("a1.1", "b1.1"), std::pair("a1.2", "b1.2")}) {
        app.game()->ask("close-combat", {{"a", a}, {"b", b}});
        QTRY_VERIFY(app.resolver()->isOpen() && app.resolver()->ready());
        QVERIFY(plan.fits());
        wins = 0;
        for (const QVariant &band : app.resolver()->bands())
            if (band.toMap()["favours"].toString() == QLatin1String("a"))
                wins += band.toMap()["p"].toDouble();
        running.settle();
        QVERIFY(running.tap(QStringLiteral("planThis")));
        QTRY_VERIFY2(!app.resolver()->isOpen(), qPrintable(failures.join(u'\n')));
    }
    QTRY_VERIFY(!plan.busy());
    QCOMPARE(plan.fights().size(), 2);
    QCOMPARE(plan.sides().size(), 2);
    QVERIFY(plan.exact() && !plan.how().isEmpty());
    QVERIFY(wins > 0);
    running.eval(QStringLiteral("show('PlanPage', {})"));
    QVERIFY(running.awaited(QStringLiteral("planSide_a")) != nullptr);
    pictures.take(QStringLiteral("two"));
    // Both orders hold the line alike.
    const double holds = plan.sides()[0].toMap()["rows"].toList()[0].toMap()["p"].toDouble();
    plan.move(1, -1);
    plan.finish();
    QVERIFY(qAbs(plan.sides()[0].toMap()["rows"].toList()[0].toMap()["p"].toDouble() - holds) < 1e-9);
    // What may follow is told with each, and is in the plan when it is switched on.
    const auto follow = [&](int fight, int at) { return plan.fights()[fight].toMap()["follows"].toList()[at].toMap(); };
    QVERIFY(!follow(0, 0)["done"].toBool() && follow(0, 0)["able"].toBool());
    const double unscathed = plan.sides()[0].toMap()["rows"].toList()[1].toMap()["p"].toDouble() +
                             plan.sides()[1].toMap()["rows"].toList()[1].toMap()["p"].toDouble();
    QVERIFY(running.tap(QStringLiteral("planFollow_0_0")));
    plan.finish();
    QTRY_VERIFY(follow(0, 0)["done"].toBool());
    QVERIFY(plan.sides()[0].toMap()["rows"].toList()[1].toMap()["p"].toDouble() +
                plan.sides()[1].toMap()["rows"].toList()[1].toMap()["p"].toDouble() <
            unscathed);
    pictures.take(QStringLiteral("follows"));
    // The choice stays with its fight when the order is changed, and goes with it.
    plan.move(1, -1);
    plan.finish();
    QVERIFY(follow(1, 0)["done"].toBool() && !follow(0, 0)["done"].toBool());
    plan.setFollow(1, follow(1, 0)["key"].toString(), false);
    plan.setFollow(7, QStringLiteral("nothing"), true);
    plan.answerFollow(0, QStringLiteral("nothing"), QStringLiteral("nothing"), 1);
    plan.finish();
    QVERIFY(!follow(1, 0)["done"].toBool());
    // One of them leads into its form in the game.
    QVERIFY(running.tap(QStringLiteral("planOpen_0_open")));
    QTRY_VERIFY(app.resolver()->isOpen() && app.resolver()->ready());
    app.resolver()->close();
    QTest::qWait(100);
    QVERIFY(running.tap(QStringLiteral("planRemove_0")));
    plan.finish();
    QTRY_COMPARE(plan.fights().size(), 1);
    QCOMPARE(app.game()->game().length(), length);
    QCOMPARE(canonical(app.game()->game().state()), state);
    // What is planned follows the game: when it goes on, it is counted anew.
    QVERIFY(app.game()->note(QStringLiteral("A remark.")));
    plan.finish();
    QCOMPARE(plan.fights().size(), 1);
    app.game()->close();
    QVERIFY(plan.fights().isEmpty() && !plan.possible());
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
}

OPTIO_TEST(PlanPageTest)

} // namespace plan_page_test

#include "plan_page_test.moc"
