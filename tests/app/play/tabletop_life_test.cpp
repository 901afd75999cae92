// SPDX-License-Identifier: GPL-3.0-or-later
// A table that lives: dice roll on the result card and never stand in the way, counters say where they stand what has changed of them,
// what is lost is crossed out, and afterwards the page rests.
#include "tests/app/battle.h"
#include "tests/suite.h"

#include "app/play/shifts.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace tabletop_life_test {

using namespace optio;
using namespace optio::test;

namespace {

QVariantMap badge(const char *text) { return {{"text", QString::fromUtf8(text)}, {"tone", "none"}}; }

/// A side with one group of one unit.
QVariantList armyOf(const QVariantMap &unit, const QVariantMap &pool = {}, const QVariantList &badges = {})
{
    QVariantMap whole = unit;
    whole["id"] = "a1.1";
    return {QVariantMap{{"id", "a"},
                        {"badges", badges},
                        {"groups", QVariantList{QVariantMap{{"id", "a1"}, {"pool", pool}, {"units", QVariantList{whole}}}}}}};
}

/// How far the dice on the card still have to roll.
double rolling(const Running &running)
{
    double most = 0;
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        if (item->property("tumble").isValid() && item->property("pips").isValid())
            most = std::max(most, item->property("tumble").toDouble());
    return most;
}

QStringList signs(const Running &running)
{
    QStringList texts;
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        if (item->objectName() == QLatin1String("changeSign"))
            texts.append(item->property("text").toString());
    return texts;
}

qsizetype count(const Running &running, const char *name)
{
    const QList<QQuickItem *> items = running.items();
    return std::count_if(items.begin(), items.end(), [&](const QQuickItem *item) { return item->objectName() == QLatin1String(name); });
}

} // namespace

class TabletopLifeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void whatHasChanged_data();
    void whatHasChanged();
    void diceRoll();
    void countersSayWhatChanged();
};

void TabletopLifeTest::whatHasChanged_data()
{
    QTest::addColumn<QVariantList>("before");
    QTest::addColumn<QVariantList>("now");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    const auto marked = [](const char *text) { return armyOf({{"count", 4}, {"badges", QVariantList{badge(text)}}}); };
    const auto pooled = [](int total, int left) { return armyOf({{"count", 4}}, {{"label", "PIPs"}, {"total", total}, {"left", left}}); };
    const auto headed = [](const char *text) { return armyOf({{"count", 4}}, {}, {badge(text)}); };
    QTest::newRow("an element lost") << armyOf({{"count", 8}, {"lost", 1}}) << armyOf({{"count", 7}, {"lost", 2}}) << "a1.1" << "\u22121";
    QTest::newRow("one taken back") << armyOf({{"count", 7}, {"lost", 2}}) << armyOf({{"count", 8}, {"lost", 1}}) << "a1.1" << "+1";
    QTest::newRow("a first DP") << armyOf({{"count", 4}}) << marked("1 DP") << "a1.1" << "+1 DP";
    QTest::newRow("a third DP") << marked("2 DPs") << marked("3 DPs") << "a1.1" << "+1 DP";
    QTest::newRow("shaken by two") << marked("2 DPs") << marked("shaken · 4 DPs") << "a1.1" << "+2 DPs";
    QTest::newRow("the last DP gone") << marked("1 DP") << marked("moved") << "a1.1" << "\u22121 DP";
    QTest::newRow("what is no counter") << marked("2 in contact") << marked("moved") << "a1.1" << "";
    QTest::newRow("a pip spent") << pooled(4, 4) << pooled(4, 2) << "/a1" << "\u22122 PIPs";
    QTest::newRow("one pip spent") << pooled(4, 2) << pooled(4, 1) << "/a1" << "\u22121 PIP";
    QTest::newRow("a new roll") << pooled(4, 0) << pooled(6, 6) << "/a1" << "";
    QTest::newRow("halves") << headed("4½ / 16 EE lost") << headed("6 / 16 EE lost") << "=a" << "+1½ EE";
    QTest::newRow("morale") << headed("morale 5") << headed("morale 4½") << "=a" << "\u2212½";
    QTest::newRow("nothing") << marked("1 DP") << marked("1 DP") << "a1.1" << "";
}

void TabletopLifeTest::whatHasChanged()
{
    QFETCH(QVariantList, before);
    QFETCH(QVariantList, now);
    QFETCH(QString, key);
    QFETCH(QString, text);
    const QVariantMap shifts = shiftsOf(before, now);
    QCOMPARE(shifts[key].toMap()["text"].toString(), text);
    QCOMPARE(shifts.size(), text.isEmpty() ? 0 : 1);
}

/// DBM-020: the first PIP roll of a kept battle, by the app's die.
void TabletopLifeTest::diceRoll()
{
    const QTemporaryDir data;
    const auto setUp = [](const Running &running) {
        const Battle kept("dbm", "dbm-whole");
        kept.begin(running);
        running.eval(QStringLiteral("show('GamePage', {})"));
        GameModel &game = *running.app().game();
        const auto thrown =
            std::find_if(kept.steps().begin(), kept.steps().end(), [](const Battle::Step &step) { return step.dice.size() == 2; });
        for (auto step = kept.steps().begin(); step != thrown; ++step)
            Battle::play(game, *step);
        game.ask(thrown->resolver, thrown->input);
    };
    QString id;
    {
        const Running running(data.path());
        setUp(running);
        id = running.app().game()->id();
        ResolverModel &form = *running.app().resolver();
        ResultModel &result = *running.app().result();
        QVERIFY(form.isOpen() && form.ready());
        form.roll();
        QVERIFY(result.isOpen() && result.thrown());
        QTRY_VERIFY(rolling(running) > 0);
        // A tap anywhere ends it, and does nothing else where nothing is.
        QTest::mouseClick(running.window(), Qt::LeftButton, Qt::NoModifier, QPoint(640, 640));
        QCOMPARE(rolling(running), 0.);
        QVERIFY(result.isOpen());
        // Nothing is hidden from who listens, and the sentence is there already.
        result.change();
        form.roll();
        const QString sentence = result.sentence();
        const QList<QQuickItem *> items = running.items();
        QVERIFY(std::any_of(items.begin(), items.end(), [&](QQuickItem *item) {
            return item->property("text").toString() == sentence && spokenName(item) == result.announcement();
        }));
        for (QQuickItem *item : items)
            if (item->property("tumble").isValid() && item->property("pips").isValid())
                QVERIFY2(spokenName(item).endsWith(QString::number(item->property("value").toInt())), qPrintable(spokenName(item)));
        // It ends by itself too, and the page then lies still.
        result.change();
        form.roll();
        QTRY_VERIFY(rolling(running) > 0);
        QTRY_COMPARE_WITH_TIMEOUT(rolling(running), 0., 1500);
        // The main button need not wait: it does what it always does.
        result.change();
        form.roll();
        QTRY_VERIFY(rolling(running) > 0);
        QQuickItem *apply = running.named(QStringLiteral("applyButton"));
        QVERIFY(apply != nullptr);
        QTest::mouseClick(running.window(), Qt::LeftButton, Qt::NoModifier, Running::middle(apply));
        QVERIFY(!result.isOpen());
        // Typed dice do not roll.
        running.app().game()->undo();
        const Battle kept("dbm", "dbm-whole");
        const auto thrown =
            std::find_if(kept.steps().begin(), kept.steps().end(), [](const Battle::Step &step) { return step.dice.size() == 2; });
        running.app().game()->ask(thrown->resolver, thrown->input);
        form.setDie(0, 3);
        form.setDie(1, 4);
        form.roll();
        QVERIFY(result.isOpen() && !result.thrown());
        running.settle();
        QCOMPARE(rolling(running), 0.);
        // Nor do any for whom motion is reduced.
        running.app().prefs()->setReducedMotion(true);
        result.change();
        form.clearDie(0);
        form.clearDie(1);
        form.roll();
        QVERIFY(result.isOpen() && result.thrown());
        QCOMPARE(rolling(running), 0.);
        running.app().prefs()->setReducedMotion(false);
    }
    // A card that was not seen to its end comes back without rolling again.
    const Running again(data.path());
    QVERIFY(again.app().games()->open(id));
    again.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(again.app().result()->isOpen() && !again.app().result()->thrown());
    again.settle();
    QCOMPARE(rolling(again), 0.);
}

void TabletopLifeTest::countersSayWhatChanged()
{
    const QTemporaryDir data;
    const Running running(data.path());
    const Battle kept("dbm", "dbm-whole");
    kept.begin(running);
    running.eval(QStringLiteral("show('GamePage', {})"));
    GameModel &game = *running.app().game();
    running.settle();
    QCOMPARE(signs(running), QStringList()); // a game that is opened has changed nothing
    int told = 0, losses = 0;
    const auto lostNow = [&game] {
        int lost = 0;
        for (const SideView &side : game.view().seen.sides)
            for (const GroupView &group : side.groups)
                for (const UnitView &unit : group.units)
                    lost += unit.lost;
        return lost;
    };
    for (const Battle::Step &step : kept.steps()) {
        const int before = lostNow();
        Battle::play(game, step);
        QTest::qWait(1);
        const QStringList now = signs(running);
        told += now.isEmpty() ? 0 : 1;
        if (lostNow() > before) {
            ++losses;
            QVERIFY2(now.contains(QStringLiteral("−%1").arg(lostNow() - before)) || now.size() > 1, qPrintable(now.join(u'/')));
            if (losses == 1) {
                running.picture(QStringLiteral("life-sign"));
                for (const SideView &side : game.view().seen.sides)
                    for (const GroupView &group : side.groups)
                        for (const UnitView &unit : group.units)
                            if (unit.lost > 0) {
                                running.eval(QStringLiteral("current.reveal('%1')").arg(QString::fromStdString(unit.id)));
                                running.settle();
                                QCOMPARE(count(running, "lostMark"), unit.lost);
                                QVERIFY(count(running, "standingMark") == unit.count);
                            }
                running.picture(QStringLiteral("life-loss"));
                QTRY_COMPARE_WITH_TIMEOUT(signs(running), QStringList(), 1500);
                // One step taken back is told, and so is what is done again.
                game.undo();
                QTRY_VERIFY(signs(running).contains(QStringLiteral("+%1").arg(lostNow() == before ? 1 : 0)));
                Battle::play(game, step);
                break;
            }
        }
        if (told > 3)
            QTRY_COMPARE_WITH_TIMEOUT(signs(running), QStringList(), 1500);
    }
    QVERIFY(told > 0 && losses == 1);
    // Under a form nothing is shown; it is when the page can be seen again.
    QTRY_COMPARE_WITH_TIMEOUT(signs(running), QStringList(), 1500);
    running.app().prefs()->setReducedMotion(true);
    game.undo();
    running.settle();
    QCOMPARE(signs(running), QStringList());
    running.app().prefs()->setReducedMotion(false);
    // Opening a game anew, whatever another one showed: nothing has changed.
    const QString id = game.id();
    game.close();
    QVERIFY(running.app().games()->open(id));
    running.settle();
    QCOMPARE(signs(running), QStringList());
    // And then the page asks for no picture any more.
    QTest::qWait(800);
    QSignalSpy drawn(running.window(), &QQuickWindow::frameSwapped);
    QTest::qWait(2000);
    QCOMPARE(drawn.count(), 0);
}

OPTIO_TEST(TabletopLifeTest)

} // namespace tabletop_life_test

#include "tabletop_life_test.moc"
