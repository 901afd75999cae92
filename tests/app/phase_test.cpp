// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of a turn on the game page, in every tabletop rule set: what belongs to each, skipping there and back, what is due first, and
// what breaks.
#include "tests/app/pictures.h"

#include "app/engine.h"
#include "app/json_qt.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace phase_test {

using namespace optio;
using namespace optio::test;

namespace {

QString phaseNow(const GameModel &game)
{
    for (const QVariant &one : game.phases())
        if (one.toMap()["state"] == QLatin1String("now"))
            return one.toMap()["id"].toString();
    return {};
}

bool begin(const Running &running, const QString &ruleset)
{
    running.app().prefs()->setReducedMotion(true);
    QStringList armies;
    for (const QVariant &one : running.app().library()->choices(ruleset))
        armies.append(one.toMap()["id"].toString());
    if (armies.size() < 2 || !running.app().games()->create(ruleset, armies[0], armies[1]))
        return false;
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.rest();
    running.settle();
    return true;
}

} // namespace

class PhaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void whatBelongsToAPhase_data() { rulesetRows(); }
    void whatBelongsToAPhase();
    void whatBreaksIsToldOnce();
    void tipsByTouch();
    void twoWindowsOnOneName();

private:
    static void rulesetRows()
    {
        QTest::addColumn<QString>("ruleset");
        for (const char *id : {"dbm", "dba", "tropaion", "punic", "ancients"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
};

/// Every phase names rulings that exist, the present one offers its own and hides the others, and the sheet of phases shows both.
void PhaseTest::whatBelongsToAPhase()
{
    QFETCH(QString, ruleset);
    const QTemporaryDir data;
    const Running running(data.path());
    QVERIFY(begin(running, ruleset));
    GameModel &game = *running.app().game();
    QVERIFY(game.phases().size() > 3);
    for (const QVariant &one : game.phases()) {
        const QString id = one.toMap()["id"].toString();
        const QVariantMap told = game.phase(id);
        QCOMPARE(told["id"].toString(), id);
        for (const QVariant &ruling : told["rulings"].toList())
            QVERIFY2(!ruling.toMap()["title"].toString().isEmpty(), qPrintable(id));
    }
    running.resize({1280, 800});
    QVERIFY(running.tap(QStringLiteral("phase_") + phaseNow(game)));
    running.settle();
    for (const QVariant &one : game.phases())
        QVERIFY(running.named(QStringLiteral("phaseRow_") + one.toMap()["id"].toString()));
    QVERIFY(running.tap(QStringLiteral("sheetClose")));
    running.settle();
    // On a phone the present phase leads there, and its step stays in sight.
    running.resize({412, 915});
    QVERIFY(running.named(QStringLiteral("phaseStrip")));
    QVERIFY(running.tap(QStringLiteral("phase_") + phaseNow(game)));
    running.settle();
    QVERIFY(running.named(QStringLiteral("phaseRow_") + phaseNow(game)));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    running.settle();
    // Only this phase's acts are in front.
    for (const QVariant &act : game.acts()) {
        const QVariantMap one = act.toMap();
        if (!one["now"].toBool() && !one["next"].toBool() && one["page"].toString().isEmpty())
            QVERIFY2(!running.named(QStringLiteral("act_") + one["resolver"].toString()), qPrintable(one["resolver"].toString()));
    }
    if (QQuickItem *all = running.named(QStringLiteral("allRulings"))) {
        QVERIFY(running.tap(all));
        running.settle();
    }
}

/// DBM-161: a command that becomes demoralised is told across the window, once.
void PhaseTest::whatBreaksIsToldOnce()
{
    const QTemporaryDir data;
    QString id;
    {
        const Running running(data.path());
        QVERIFY(begin(running, QStringLiteral("dbm")));
        running.resize({1280, 800});
        GameModel &game = *running.app().game();
        id = game.id();
        QString path;
        for (const QVariant &counter : game.counters())
            if (const QString one = counter.toMap()["path"].toString(); one.endsWith(QLatin1String("/demoralised")) && path.isEmpty())
                path = one;
        QVERIFY(!path.isEmpty());
        QVERIFY(!running.named(QStringLiteral("fallenBand")));
        QVERIFY(game.correct(path, true, QStringLiteral("as agreed")));
        running.settle();
        QQuickItem *band = running.named(QStringLiteral("fallenBand"));
        QVERIFY(band);
        QVERIFY(band->width() >= running.window()->width() - 1);
        QVERIFY(running.named(QStringLiteral("fallenText"))->property("text").toString().contains(QLatin1String("demoralised")));
        QCOMPARE(spokenName(running.named(QStringLiteral("fallenText"))),
                 running.named(QStringLiteral("fallenText"))->property("text").toString());
        QVERIFY(game.note(QStringLiteral("tea")));
        running.settle();
        QVERIFY(!running.named(QStringLiteral("fallenBand"))); // it went with the next entry
        QVERIFY(running.named(QStringLiteral("gamePage")));
        game.undo(); // of the correction
        running.settle();
        QVERIFY(!running.named(QStringLiteral("fallenBand")));
        QVERIFY(game.correct(path, true, QStringLiteral("all the same")));
        running.settle();
        QVERIFY(running.tap(QStringLiteral("fallenRead")));
        running.settle();
        QVERIFY(!running.named(QStringLiteral("fallenBand")));
    }
    const Running running(data.path());
    QVERIFY(running.app().games()->open(id));
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.settle();
    QVERIFY(!running.named(QStringLiteral("fallenBand"))); // not again after resuming
}

/// A finger that holds a sign reads what a mouse reads that rests on it.
void PhaseTest::tipsByTouch()
{
    const QTemporaryDir data;
    const Running running(data.path());
    QVERIFY(begin(running, QStringLiteral("dbm")));
    running.resize({1280, 800});
    QQuickItem *button = running.named(QStringLiteral("moreButton"));
    QVERIFY(button);
    static QPointingDevice *screen = QTest::createTouchDevice();
    const QPoint at = Running::middle(button);
    QTest::touchEvent(running.window(), screen).press(0, at, running.window());
    QTest::qWait(1100);
    QTest::touchEvent(running.window(), screen).release(0, at, running.window());
    QTest::qWait(50);
    QQuickItem *bubble = running.named(QStringLiteral("tipBubble"));
    QVERIFY(bubble);
    QVERIFY(!running.named(QStringLiteral("sheetClose"))); // holding is no tap
}

/// The second of two windows is told that the first has renamed the army, and chooses.
void PhaseTest::twoWindowsOnOneName()
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    LibraryModel &library = *running.app().library();
    const QString army = library.create(QStringLiteral("dbm"), QStringLiteral("Ours"));
    running.eval(QStringLiteral("show('ArmiesPage', {})"));
    running.settle();
    running.eval(QStringLiteral("current.askDetails('%1')").arg(army));
    running.settle();
    QQuickItem *entry = running.named(QStringLiteral("renameEntry"));
    QVERIFY(entry);
    library.rename(army, QStringLiteral("Theirs")); // the other window
    for (const QChar letter : QStringLiteral("Mine"))
        QTest::keyClick(running.window(), letter.toLatin1());
    QVERIFY(running.tap(QStringLiteral("renameKeep")));
    running.settle();
    QCOMPARE(library.details(army)["name"].toString(), QStringLiteral("Theirs"));
    QVERIFY(running.named(QStringLiteral("detailsDiffer")));
    QVERIFY(running.tap(QStringLiteral("detailsKeepMine")));
    running.settle();
    QCOMPARE(library.details(army)["name"].toString(), QStringLiteral("Mine"));
    QVERIFY(!running.named(QStringLiteral("renameEntry")));
    running.eval(QStringLiteral("current.askDetails('%1')").arg(army));
    running.settle();
    library.rename(army, QStringLiteral("Theirs again"));
    QTest::keyClick(running.window(), 'x');
    QVERIFY(running.tap(QStringLiteral("renameKeep")));
    running.settle();
    QVERIFY(running.tap(QStringLiteral("detailsTakeTheirs")));
    running.settle();
    QVERIFY(running.tap(QStringLiteral("renameKeep")));
    running.settle();
    QCOMPARE(library.details(army)["name"].toString(), QStringLiteral("Theirs again"));
}

OPTIO_TEST(PhaseTest)

} // namespace phase_test

#include "phase_test.moc"
