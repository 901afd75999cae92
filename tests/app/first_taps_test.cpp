// SPDX-License-Identifier: GPL-3.0-or-later
// How many taps lead from the first start to one's first ruling and to a first attack on the board, counted in the real window and printed.
#include "tests/app/finger.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace first_taps_test {

using namespace optio;
using namespace optio::test;

namespace {

/// How many acts of this kind stand in the open game: a resolver, or with `act` what was done on a board.
int acts(const Running &running, const std::string &act = {})
{
    const GameModel &game = *running.app().game();
    if (!game.isOpen())
        return 0;
    int count = 0;
    for (const int n : game.game().standing()) {
        const Json entry = game.read(n).json;
        if (entry.value("kind", "") == "act" &&
            (act.empty() || entry.at("act").at("input").value("do", Json::object()).value("act", "") == act))
            ++count;
    }
    return count;
}

void sizes()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1280, 800), QSize(412, 915)})
        QTest::addRow("%d", size.width()) << size;
}

/// Taps what the lesson lights until `done`, at most `most` times.
void follow(const Running &running, Finger &finger, int most, const std::function<bool()> &done)
{
    QQuickItem *guide = running.window()->findChild<QQuickItem *>(QStringLiteral("lessonGuide"));
    QVERIFY(guide != nullptr);
    while (!done() && finger.taps < most) {
        const int step = running.app().lesson()->step();
        QVERIFY(QTest::qWaitFor([&] { return guide->property("target").value<QQuickItem *>() != nullptr; }, 8000));
        running.settle();
        QTest::qWait(250); // the light follows what moves
        auto *lit = guide->property("target").value<QQuickItem *>();
        QVERIFY(lit != nullptr);
        finger.path.append(lit->objectName()); // it may be gone after the tap
        QTest::mouseClick(running.window(), Qt::LeftButton, Qt::NoModifier, guide->property("hole").toRectF().center().toPoint());
        ++finger.taps;
        static_cast<void>(QTest::qWaitFor([&] { return running.app().lesson()->step() != step; }, 3000));
    }
}

} // namespace

class FirstTapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void firstRuling_data() { sizes(); }
    /// Behind the door "Try it now".
    void firstRuling()
    {
        QFETCH(QSize, size);
        const QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize(size);
        Finger finger(running);
        QVERIFY(finger.tap(QStringLiteral("tryButton")));
        QVERIFY(running.app().lesson()->isOn());
        follow(running, finger, 8, [&] { return acts(running) > 0; });
        qInfo("%s", qPrintable(finger.told("the first ruling, with the guide", 8)));
        QVERIFY(acts(running) > 0);
    }

    void firstOwnRuling_data() { sizes(); }
    /// A ready-made battle, played without a guide.
    void firstOwnRuling()
    {
        QFETCH(QSize, size);
        const QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize(size);
        Finger finger(running);
        running.reveal(running.named(QStringLiteral("example_0")));
        QVERIFY(finger.tap(QStringLiteral("example_0")));
        QVERIFY(finger.tap(QStringLiteral("playBattle")));
        QVERIFY(running.awaited(QStringLiteral("gamePage")));
        running.settle();
        // What is due first is what the main button does.
        while (acts(running) == 0 && finger.taps < 8) {
            const bool form = running.app().resolver()->isOpen();
            QVERIFY(finger.tap(form ? QStringLiteral("rollButton") : QStringLiteral("nextButton")));
            running.settle();
        }
        qInfo("%s", qPrintable(finger.told("the first ruling of a game of one's own", 8)));
        QVERIFY(acts(running) > 0);
    }

    void firstAttack_data() { sizes(); }
    /// HOP-440, HOP-454: declared and resolved in the guided game.
    void firstAttack()
    {
        QFETCH(QSize, size);
        const QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize(size);
        Finger finger(running);
        running.reveal(running.named(QStringLiteral("lessonsButton")));
        QVERIFY(finger.tap(QStringLiteral("lessonsButton")));
        QVERIFY(running.awaited(QStringLiteral("lessonsPage")));
        running.settle();
        running.reveal(running.named(QStringLiteral("lesson_hoplites_shock")));
        QVERIFY(finger.tap(QStringLiteral("lesson_hoplites_shock")));
        QVERIFY(running.app().lesson()->isOn());
        const int before = acts(running, "resolve");
        follow(running, finger, 12, [&] { return acts(running, "resolve") > before; });
        qInfo("%s", qPrintable(finger.told("a first attack on the board, resolved", 12)));
        QVERIFY(acts(running, "resolve") > before);
    }
};

OPTIO_TEST(FirstTapsTest)

} // namespace first_taps_test

#include "first_taps_test.moc"
