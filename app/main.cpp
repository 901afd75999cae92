// SPDX-License-Identifier: GPL-3.0-or-later
// The app's start on the desktop: options, the view models, the window; what can wait is done after the first picture.
#include "app/app_model.h"
#include "app/engine.h"
#include "app/qt/look.h"
#include "app/start.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string_view>
#include <unistd.h>

namespace {

/// Prints the moment (ns, monotonic clock) and the resident memory (KiB), and ends the program.
void tellFirstFrame()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    long size = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> size >> resident;
    std::printf("%lld %ld\n", static_cast<long long>(std::chrono::nanoseconds(now).count()), resident * (sysconf(_SC_PAGESIZE) / 1024));
    std::fflush(stdout);
    QCoreApplication::quit();
}

/// Whether Qt would find something to show a window on. Without, it would abort.
bool displayIsThere(int argc, char **argv)
{
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(name))
            return true;
    return std::any_of(argv, argv + argc, [](std::string_view word) { return word == "-platform" || word == "--platform"; });
}

/// Help and version, which need no display.
bool asksForWords(int argc, char **argv)
{
    constexpr std::array<std::string_view, 5> words{"-h", "--help", "--help-all", "-v", "--version"};
    return std::any_of(argv, argv + argc,
                       [&](std::string_view word) { return std::find(words.begin(), words.end(), word) != words.end(); });
}

/// Says what was asked for, or what is wrong with the options, or that nothing can be shown here.
int answerWithoutDisplay(int argc, char **argv, QCommandLineParser &options)
{
    const QCoreApplication program(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("optio"));
    QCoreApplication::setApplicationVersion(QStringLiteral(OPTIO_VERSION));
    options.process(program);
    std::fputs("optio: there is no display to show the window on; optio-cli works without one\n", stderr);
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    optio::prepareSurroundings();
    QCommandLineParser options;
    options.setApplicationDescription(QStringLiteral("Rules beside your wargames table: rulings, exact odds, armies and the journal."));
    options.addHelpOption();
    options.addVersionOption();
    const QCommandLineOption data(QStringLiteral("data"), QStringLiteral("Keep armies and games in DIR."), QStringLiteral("DIR"));
    const QCommandLineOption resume(QStringLiteral("resume"), QStringLiteral("Go straight on with the game last played."));
    QCommandLineOption firstFrame(QStringLiteral("first-frame"));
    firstFrame.setFlags(QCommandLineOption::HiddenFromHelp); // for tests/bench/first_frame_bench
    options.addOptions({data, resume, firstFrame});
    options.addPositionalArgument(QStringLiteral("file"),
                                  QStringLiteral("Armies to import, a game or a backup; what would change is shown first."),
                                  QStringLiteral("[FILE]"));
    if (asksForWords(argc, argv) || !displayIsThere(argc, argv))
        return answerWithoutDisplay(argc, argv, options);
    QGuiApplication program(argc, argv);
    optio::nameProgram();
    options.process(program);

    const std::unique_ptr<optio::AppModel> app = optio::openApp(options.value(data));
    if (const QString last = app->games()->latest().toMap().value(QStringLiteral("id")).toString();
        options.isSet(resume) && !last.isEmpty())
        app->games()->open(last);
    if (const QStringList files = options.positionalArguments(); !files.isEmpty())
        app->importing()->give(QUrl::fromUserInput(files.first(), QDir::currentPath(), QUrl::AssumeLocalFile));
    QQmlApplicationEngine engine;
    const bool measured = options.isSet(firstFrame);
    if (!optio::showApp(engine, *app, [&app, measured] {
            if (measured)
                tellFirstFrame();
            else
                app->settle();
        }))
        return 1;
    return QGuiApplication::exec();
}
