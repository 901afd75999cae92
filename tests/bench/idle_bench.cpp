// SPDX-License-Identifier: GPL-3.0-or-later
// What the program does while nobody does anything: how often its interface thread wakes and how long all its threads work, on the first
// page, on the page of a game and before a board on which a player is to act. The most that is allowed is nothing.
#include "tests/app/window.h"

#include "app/engine.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <ctime>

using namespace optio;

namespace {

constexpr int seconds = 20;

/// Milliseconds of processor time of all threads of the program.
double workedByAll()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

void pass(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

void rest(const char *where)
{
    pass(8000); // what is prepared while players look at a page
    int woken = 0;
    QObject counter;
    QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake, &counter, [&] { ++woken; });
    const double since = workedByAll();
    pass(seconds * 1000);
    // One of these wakes ends the waiting.
    std::printf("%-40s %8.2f %12.2f\n", where, static_cast<double>(woken - 1) / seconds, (workedByAll() - since) * 60 / seconds);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication application(argc, argv);
    std::printf("%-40s %8s %12s\n", "while nobody does anything", "wakes/s", "ms of a min.");
    rest("an empty program");
    QTemporaryDir data;
    const Registry registry(test::rulesets());
    const test::Running running(data.path());
    running.resize({1280, 800});
    AppModel &app = running.app();
    rest("the first page");
    const auto &armies = registry.at("dbm").armies();
    const auto id = [&](std::size_t n) { return QString::fromStdString(armies.at(n).at("id")); };
    const auto show = [&](const char *page) {
        QQmlExpression expression(qmlContext(running.window()), running.window(),
                                  QStringLiteral("show('%1', {})").arg(QLatin1String(page)));
        expression.evaluate();
    };
    if (!app.games()->create(QStringLiteral("dbm"), id(0), id(1), {}))
        return 1;
    show("GamePage");
    rest("the page of a game");
    app.newBattle()->take(QStringLiteral("hoplites"));
    if (!app.newBattle()->start())
        return 1;
    show("BoardPage");
    rest("a board on which a player is to act");
    return 0;
}
