// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of the tactical moves in the real window (ANC-024, ANC-025).
#include "window.h"

#include "app/engine.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace clock_test {

using namespace optio;
using namespace optio::test;

class ClockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }
    void runsOutAndEndsTheStep();
    void haltsAndOutlivesARestart();
    void undoGivesNoTimeBack();
    void off();
};

namespace {

/// Begins a battle of Ancients and goes on to the tactical moves.
void toTheMoves(const Running &running, const QVariantMap &options = {})
{
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    const QVariantList armies = app.library()->choices(QStringLiteral("ancients"));
    QVERIFY(
        app.games()->create(QStringLiteral("ancients"), armies[0].toMap()["id"].toString(), armies[1].toMap()["id"].toString(), options));
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.rest();
    for (int i = 0; i < 40 && app.game()->game().state().at("step") != "moves"; ++i) {
        const QVariantList acts = app.game()->acts();
        int next = -1;
        for (int at = 0; at < acts.size(); ++at)
            if (acts[at].toMap()["next"].toBool())
                next = at;
        QVERIFY2(next >= 0, "no act leads on");
        app.game()->actAt(next);
        if (app.resolver()->isOpen()) {
            const QVariantList places = app.resolver()->property("slots").toList();
            for (const QVariant &place : places)
                for (const QVariantList candidates = place.toMap()["candidates"].toList(); const QVariant &one : candidates)
                    if (!app.resolver()->refusal().isEmpty())
                        app.resolver()->setSlot(place.toMap()["id"].toString(), one.toMap()["id"].toString());
            app.resolver()->roll();
        }
        QVERIFY2(!app.resolver()->isOpen(), qPrintable(app.resolver()->refusal()));
        app.result()->accept();
    }
    QVERIFY(app.game()->game().state().at("step") == "moves");
}

} // namespace

void ClockTest::runsOutAndEndsTheStep()
{
    const QTemporaryDir data;
    const Running running(data.path());
    toTheMoves(running);
    AppModel &app = running.app();
    QTRY_VERIFY(running.named(QStringLiteral("clockStrip")));
    QVERIFY(app.clock()->left() > 100 && app.clock()->left() <= 120);
    app.clock()->pass(110 * 1000);
    QVERIFY(app.clock()->left() <= 10 && app.clock()->left() > 0);
    // A move that is being entered may be finished.
    app.game()->choose(app.game()->resolvers()[0].toMap()["id"].toString());
    const bool entering = app.resolver()->isOpen();
    QVERIFY(entering);
    app.clock()->pass(20 * 1000);
    QCOMPARE(app.clock()->left(), 0);
    QVERIFY(app.game()->game().state().at("step") == "moves");
    app.resolver()->close();
    QTRY_VERIFY(app.game()->game().state().at("step") != "moves");
    app.result()->accept();
    QTRY_VERIFY(!app.clock()->isShown());
    QVERIFY(!running.named(QStringLiteral("clockStrip")));
}

void ClockTest::haltsAndOutlivesARestart()
{
    const QTemporaryDir data;
    {
        const Running running(data.path());
        toTheMoves(running);
        ClockModel &clock = *running.app().clock();
        QTRY_VERIFY(clock.isShown());
        clock.pass(45 * 1000);
        QVERIFY(running.click(QStringLiteral("clockHalt")));
        QVERIFY(clock.isHalted());
        const int left = clock.left();
        QTest::qWait(1300);
        QCOMPARE(clock.left(), left);
    }
    const Running running(data.path());
    QVERIFY(running.app().games()->open(running.app().games()->latest().toMap()["id"].toString()));
    QTRY_VERIFY(running.app().clock()->isShown());
    QVERIFY2(running.app().clock()->left() <= 75 && running.app().clock()->left() > 60,
             qPrintable(QString::number(running.app().clock()->left())));
}

void ClockTest::undoGivesNoTimeBack()
{
    const QTemporaryDir data;
    const Running running(data.path());
    toTheMoves(running);
    AppModel &app = running.app();
    QTRY_VERIFY(app.clock()->isShown());
    app.clock()->pass(50 * 1000);
    app.game()->act(QStringLiteral("end-step"));
    app.result()->accept();
    QTRY_VERIFY(!app.clock()->isShown());
    app.game()->undo();
    QTRY_VERIFY(app.clock()->isShown());
    QVERIFY(app.clock()->left() <= 70);
}

void ClockTest::off()
{
    const QTemporaryDir data;
    const Running running(data.path());
    toTheMoves(running, {{QStringLiteral("clock"), QStringLiteral("off")}});
    QVERIFY(!running.app().clock()->isShown());
    QVERIFY(!running.named(QStringLiteral("clockStrip")));
}

OPTIO_TEST(ClockTest)

} // namespace clock_test
#include "clock_test.moc"
