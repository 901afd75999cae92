// SPDX-License-Identifier: GPL-3.0-or-later
// What the interface thread works for in one frame while a card is dragged over the board: the touch, what it changes, laying out and, told
// apart, painting by the software renderer. A frame lasts 16.7 ms. Then how long such a frame takes by the clock, with the computer
// thinking beside it and without, a stretch of each in turn.
#include "app/board/opponent.h"
#include "app/engine.h"
#include "rules/board.h"
#include "tests/app/board/board_hands.h"
#include "tests/bench/worked.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

using namespace optio;
using namespace optio::test;

namespace {

void tell(const char *what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    std::printf("%-28s median %6.2f   95 %% %6.2f   most %6.2f ms\n", what, times[times.size() / 2], times[times.size() * 95 / 100],
                times.back());
}

/// Plays by the program until a unit can be played and the field is half full.
void playOn(const Running &running)
{
    BoardModel &board = *running.app().board();
    const BoardHands hands(running, BoardHands::Way::drag);
    for (int i = 0; i < 400; ++i) {
        QTest::qWait(1);
        if (board.computing())
            continue;
        const bool fit = board.mine() && board.phase() == QLatin1String("play") && board.question().isEmpty() && i > 150;
        if (fit)
            return;
        const Json act = board.phase().isEmpty() ? Json{{"act", "deal"}} : hands.rules().choose(hands.game().game().state(), "greedy", 7);
        running.app().game()->perform("act", {{"do", act}, {"answers", Json::object()}}, std::nullopt);
        running.app().game()->catchUp();
    }
}

void measure(const Running &running, QSize size)
{
    running.resize(size);
    const BoardHands hands(running, BoardHands::Way::drag);
    QQuickWindow *window = running.window();
    QQuickItem *card = running.named(QStringLiteral("hand_0")), *field = running.named(QStringLiteral("boardField"));
    if (!card || !field)
        return;
    std::vector<double> work, painting;
    double since = 0, painted = 0;
    const auto begins = QObject::connect(window, &QQuickWindow::beforeSynchronizing, window, [&] { since = worked(); });
    const auto ends = QObject::connect(window, &QQuickWindow::frameSwapped, window, [&] { painted += worked() - since; });
    const QPoint from = Running::middle(card), to = Running::middle(field);
    QTest::touchEvent(window, BoardHands::screen()).press(0, from, window);
    constexpr int steps = 120;
    for (int i = 1; i <= steps; ++i) {
        const QPoint at = from + (to - from) * i / steps + QPoint(i % 7, 0);
        const double start = worked();
        painted = 0;
        QTest::touchEvent(window, BoardHands::screen()).move(0, at, window);
        QTest::qWait(20);
        const double all = worked() - start;
        painting.push_back(painted);
        work.push_back(all - painted);
    }
    QTest::touchEvent(window, BoardHands::screen()).release(0, from, window);
    QTest::qWait(50);
    QObject::disconnect(begins);
    QObject::disconnect(ends);
    std::printf("%dx%d\n", size.width(), size.height());
    tell("  touch, bindings, layout", work);
    tell("  painting", painting);
}

/// Milliseconds from a touch to the picture that shows it, by the clock and of this thread's work.
std::array<double, 2> frame(QQuickWindow *window, QPoint at)
{
    const double before = worked();
    const auto began = std::chrono::steady_clock::now();
    QSignalSpy swapped(window, &QQuickWindow::frameSwapped);
    QTest::touchEvent(window, BoardHands::screen()).move(0, at, window);
    window->update();
    while (swapped.isEmpty())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    return {std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count(), worked() - before};
}

/// The same with and without a computer player at work.
void measureThinking(const Running &running, QSize size)
{
    running.resize(size);
    const BoardHands hands(running, BoardHands::Way::drag);
    QQuickWindow *window = running.window();
    QQuickItem *card = running.named(QStringLiteral("hand_0")), *field = running.named(QStringLiteral("boardField"));
    if (!card || !field)
        return;
    Opponent opponent;
    std::array<std::array<std::vector<double>, 2>, 2> times; // by the clock and of work, idle and thinking
    const QPoint from = Running::middle(card), to = Running::middle(field);
    QTest::touchEvent(window, BoardHands::screen()).press(0, from, window);
    constexpr int stretches = 40, frames = 50;
    for (int stretch = 0; stretch < stretches; ++stretch) {
        const bool thinks = stretch % 2 == 1;
        if (thinks)
            opponent.think(hands.rules(), hands.game().game().state(), "strong@60000ms", static_cast<std::uint64_t>(stretch));
        QTest::qWait(20);
        for (int i = 1; i <= frames; ++i) {
            const auto took = frame(window, from + (to - from) * i / frames + QPoint(i % 7, 0));
            for (std::size_t how = 0; how < 2; ++how)
                times[how][thinks ? 1 : 0].push_back(took[how]);
            QTest::qWait(4);
        }
        if (thinks && !opponent.thinking())
            std::printf("it had thought its fill\n");
        opponent.drop();
    }
    QTest::touchEvent(window, BoardHands::screen()).release(0, from, window);
    for (std::size_t how = 0; how < 2; ++how) {
        std::array<double, 2> late{};
        std::printf(how == 0 ? "  by the clock\n" : "  work of the interface thread\n");
        for (std::size_t i = 0; i < 2; ++i) {
            std::vector<double> &all = times[how][i];
            std::sort(all.begin(), all.end());
            late[i] = all[all.size() * 99 / 100];
            std::printf("%-28s median %6.2f   99 %% %6.2f   most %6.2f ms\n", i == 0 ? "    frame, idle" : "    frame, computer thinking",
                        all[all.size() / 2], late[i], all.back());
        }
        std::printf("%-28s %.2f\n", "    99 %, thinking to idle", late[1] / late[0]);
    }
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication application(argc, argv);
    QTemporaryDir data;
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    if (!app.games()->create(QStringLiteral("hoplites"), QStringLiteral("hoplites/carthage"), QStringLiteral("hoplites/republican-rome")))
        return 1;
    running.eval(QStringLiteral("show('GamePage', {})"));
    playOn(running);
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)})
        measure(running, size);
    for (const QSize size : {QSize(1280, 800), QSize(412, 915)}) {
        std::printf("%dx%d\n", size.width(), size.height());
        measureThinking(running, size);
    }
    return 0;
}
