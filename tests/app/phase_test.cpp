// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of a turn on the game page, in every tabletop rule set: what belongs to each, skipping there and back, what is due first, and
// what breaks.
#include "tests/app/battle.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QTemporaryDir>

#include <random>

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
    void skipping_data();
    void skipping();
    void skipsOneAfterTheOther();
    void dueAboveTheArmies_data();
    void dueAboveTheArmies();
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
    running.picture(QStringLiteral("phases-") + ruleset);
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

void PhaseTest::skipping_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("battle");
    QTest::newRow("dba") << QStringLiteral("dba") << QStringLiteral("dba-whole");
    QTest::newRow("dbm") << QStringLiteral("dbm") << QStringLiteral("dbm-whole");
    QTest::newRow("punic") << QStringLiteral("punic") << QStringLiteral("punic-battle");
    QTest::newRow("tropaion") << QStringLiteral("tropaion") << QStringLiteral("tropaion-hill");
    QTest::newRow("ancients") << QStringLiteral("ancients") << QStringLiteral("ancients-battle");
}

/// In the course of a whole battle, wherever the step has changed (at a third of such places, if not deep): to each later phase there is a
/// way or a sentence that says what comes first, nothing that must be done is passed over, and one Undo takes the whole way back, neither
/// less nor more.
void PhaseTest::skipping()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, battle);
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    const Battle kept(utf8(ruleset), utf8(battle));
    kept.begin(running);
    GameModel &game = *running.app().game();
    QString refused;
    connect(&running.app(), &AppModel::failed, &running.app(), [&refused](const QString &sentence) { refused = sentence; });
    QString last;
    QMap<QString, int> sentences; // for whoever reads the log
    int asked = 0, skipped = 0, stopped = 0, number = 0;
    std::minstd_rand chance; // the same in every run
    for (const Battle::Step &step : kept.steps()) {
        const QString here = game.turnText() + game.active() + phaseNow(game) + game.step();
        if (here != last && !game.ended()["over"].toBool()) {
            last = here;
            const std::string before = game.game().state().dump();
            const std::size_t standing = game.game().standing().size();
            const QString undo = game.undoText();
            const bool looks = chance() % 3 == 0 || deep();
            const QVariantList phases = looks ? game.phases() : QVariantList();
            for (const QVariant &one : phases) {
                const QString id = one.toMap()["id"].toString();
                const QVariantMap told = game.phase(id);
                if (told["state"] != QLatin1String("todo"))
                    continue;
                ++asked;
                const QString stop = told["stop"].toString();
                ++sentences[stop];
                const auto ways = told["ends"].toList().size() + told["says"].toList().size();
                const QByteArray at = QStringLiteral("%1, act %2 to %3: %4").arg(here).arg(number).arg(id, stop).toUtf8();
                const bool begins = told["begins"].toBool();
                QVERIFY2(begins ? !told["rulings"].toList().isEmpty() : ways > 0 || stop.size() > 5, at); // no dead end
                if (begins && ways == 0)
                    continue;
                refused.clear();
                game.skipTo(id);
                if (ways == 0) {
                    QVERIFY2(!refused.isEmpty(), at);
                    QCOMPARE(game.game().state().dump(), before);
                    QCOMPARE(game.game().standing().size(), standing);
                    ++stopped;
                    continue;
                }
                ++skipped;
                QVERIFY2(refused.isEmpty(), qPrintable(at + refused));
                QVERIFY2((stop.isEmpty() && !begins) == (phaseNow(game) == id), at);
                QVERIFY2(game.game().standing().size() > standing, at);
                QVERIFY2(
                    std::any_of(game.acts().begin(), game.acts().end(), [](const QVariant &act) { return act.toMap()["next"].toBool(); }),
                    at);
                game.undo();
                QVERIFY2(game.game().state().dump() == before, at);
                QCOMPARE(game.game().standing().size(), standing);
                QCOMPARE(game.undoText(), undo);
            }
        }
        try {
            Battle::play(game, step);
        } catch (const Error &error) {
            QFAIL(qPrintable(QStringLiteral("act %1: %2").arg(number).arg(error.what())));
        }
        ++number;
    }
    qInfo("%s: %d phases asked for, %d ways taken, %d refused", qPrintable(ruleset), asked, skipped, stopped);
    for (auto at = sentences.begin(); at != sentences.end(); ++at)
        qInfo("%4d \"%s\"", at.value(), qPrintable(at.key()));
    QVERIFY(asked > 5);
}

/// Each way is taken back as a whole, the last first, also when something has been done after it and taken back.
void PhaseTest::skipsOneAfterTheOther()
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    const Battle kept("punic", "punic-battle");
    kept.begin(running);
    GameModel &game = *running.app().game();
    for (const Battle::Step &step : kept.steps()) {
        Battle::play(game, step);
        if (step.resolver == "initiative-choice")
            break;
    }
    std::vector<std::string> states;
    std::vector<std::size_t> standing;
    for (int way = 0; way < 2; ++way) {
        states.push_back(game.game().state().dump());
        standing.push_back(game.game().standing().size());
        const QVariantList phases = game.phases();
        QString to;
        int todo = 0;
        for (const QVariant &one : phases)
            if (one.toMap()["state"] == QLatin1String("todo") && ++todo == 1)
                to = one.toMap()["id"].toString();
        QVERIFY(!to.isEmpty());
        const QVariantMap told = game.phase(to);
        QVERIFY2(told["ends"].toList().size() > 1, qPrintable(told["stop"].toString()));
        game.skipTo(to);
        running.app().result()->accept();
        QVERIFY2(game.undoText().startsWith(QLatin1String("Undo ")) && game.undoText().endsWith(QLatin1String("steps")),
                 qPrintable(game.undoText()));
    }
    QVERIFY(game.note(QStringLiteral("tea")));
    for (int way = 1; way >= 0; --way) {
        game.undo();
        QCOMPARE(game.game().state().dump(), states[static_cast<std::size_t>(way)]);
        QCOMPARE(game.game().standing().size(), standing[static_cast<std::size_t>(way)]);
    }
}

void PhaseTest::dueAboveTheArmies_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("battle");
    QTest::addColumn<int>("acts");
    QTest::newRow("dba") << QStringLiteral("dba") << QStringLiteral("dba-whole") << 9;
    QTest::newRow("dbm") << QStringLiteral("dbm") << QStringLiteral("dbm-whole") << 40;
    QTest::newRow("dbm-beginning") << QStringLiteral("dbm") << QStringLiteral("dbm-whole") << 1;
    QTest::newRow("punic") << QStringLiteral("punic") << QStringLiteral("punic-battle") << 5;
    QTest::newRow("tropaion") << QStringLiteral("tropaion") << QStringLiteral("tropaion-hill") << 30;
    QTest::newRow("ancients") << QStringLiteral("ancients") << QStringLiteral("ancients-battle") << 12;
}

/// What is due and the main button are in sight without scrolling, before the armies where the window is tall; the head says its words
/// whole, or gives them to whoever holds it.
void PhaseTest::dueAboveTheArmies()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, battle);
    QFETCH(int, acts);
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    const Battle kept(utf8(ruleset), utf8(battle));
    kept.begin(running);
    for (int i = 0; i < acts; ++i)
        Battle::play(*running.app().game(), kept.steps()[static_cast<std::size_t>(i)]);
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.rest();
    QStringList found;
    for (const double text : {1.0, 1.5, 2.0})
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)}) {
            running.app().prefs()->setTextScale(text);
            running.resize(size);
            running.settle();
            const QString name = QStringLiteral("%1-%2x%3-%4")
                                     .arg(QString::fromUtf8(QTest::currentDataTag()))
                                     .arg(size.width())
                                     .arg(size.height())
                                     .arg(text);
            running.picture(QStringLiteral("game-") + name);
            found += faultsOf(running, name);
            const auto place = [](const QQuickItem *item) { return item->mapRectToScene(QRectF(0, 0, item->width(), item->height())); };
            const QQuickItem *next = running.named(QStringLiteral("nextButton")), *tab = running.named(QStringLiteral("tab_a"));
            const QQuickItem *due = running.named(QStringLiteral("dueCard")), *list = running.named(QStringLiteral("actsList"));
            const QRectF window(0, 0, size.width(), size.height());
            if (next == nullptr || !window.contains(place(next)))
                found.append(name + QStringLiteral(": the main button is not in sight"));
            if (tab != nullptr && next != nullptr && place(next).top() < place(tab).bottom())
                found.append(name + QStringLiteral(": the main button is above the armies"));
            if (tab != nullptr && list != nullptr && place(list).bottom() > place(tab).top())
                found.append(name + QStringLiteral(": the armies come before what is due"));
            if (due != nullptr && text < 1.6 && list != nullptr && !place(list).adjusted(-8, -8, 8, 8).contains(place(due)))
                found.append(name + QStringLiteral(": what is due must be scrolled to"));
            const QQuickItem *army =
                running.named(running.app().game()->active() == QLatin1String("b") ? QStringLiteral("army_b") : QStringLiteral("army_a"));
            if (army != nullptr && army->height() < 120)
                found.append(name + QStringLiteral(": the army has %1 px").arg(army->height()));
        }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
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
        QVERIFY(running.awaited(QStringLiteral("fallenText"))->property("text").toString().contains(QLatin1String("demoralised")));
        QCOMPARE(spokenName(running.named(QStringLiteral("fallenText"))),
                 running.awaited(QStringLiteral("fallenText"))->property("text").toString());
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
