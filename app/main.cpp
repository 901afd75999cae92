// SPDX-License-Identifier: GPL-3.0-or-later
// The app's start on the desktop: options, the one window of a data folder, the view models; what can wait is done after the first picture.
#include "app/app_model.h"
#include "app/engine.h"
#include "app/qt/desktop/start_options.h"
#include "app/qt/json_qt.h"
#include "app/qt/language.h"
#include "app/qt/look.h"
#include "app/qt/one_instance.h"
#include "app/start.h"

#include <QDir>
#include <QGuiApplication>

#include <chrono>
#include <cstdio>
#include <fstream>
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

/// Says it where nobody sees a window: on standard output when all is well.
int say(const QString &text, int code)
{
    std::fprintf(code == 0 ? stdout : stderr, "%s\n", text.toLocal8Bit().constData());
    return code;
}

QString notOpened(const QUrl &file)
{
    return file.isEmpty() ? QString() : u' ' + QStringLiteral("\"%1\" was not opened.").arg(file.fileName());
}

/// Without a display: what there is instead.
int withoutDisplay(const QString &data, const QUrl &file)
{
    if (!file.isEmpty())
        return say(QStringLiteral("optio: ") + QStringLiteral("There is no display here.") + notOpened(file), 1);
    return say(QStringLiteral("Optio %1. There is no display here, so the window cannot be shown.").arg(QStringLiteral(OPTIO_VERSION)) +
                   u'\n' + QStringLiteral("Your data: %1").arg(data) + u'\n' + QStringLiteral("On the command line: optio-cli --help"),
               0);
}

} // namespace

int main(int argc, char **argv)
{
    optio::prepareSurroundings();
    QStringList arguments;
    for (int at = 0; at < argc; ++at)
        arguments.append(QString::fromLocal8Bit(argv[at]));
    const optio::StartOptions options = optio::readStartOptions(arguments, QDir::currentPath());
    if (options.code >= 0)
        return say(options.text, options.code);

    std::filesystem::path data;
    optio::OneInstance instance; // to the end: the folder is free only when all is closed
    auto place = optio::OneInstance::Place::first;
    try {
        data = std::filesystem::absolute(optio::dataFolder(options.data.toStdString()));
        place = instance.claim(data, options.file);
    } catch (const std::exception &) {
        // there is no such folder; the window says so
    }
    if (place == optio::OneInstance::Place::handed)
        return 0;
    const bool shows = options.platform || optio::haveDisplay();
    QString refusal;
    if (place == optio::OneInstance::Place::unanswered) {
        refusal =
            QStringLiteral(
                "Optio is open already with the data in %1, and does not answer. Two at a time could spoil the data, so this one stays "
                "closed. Go to the other window; if it hangs, end that program and start Optio again.")
                .arg(optio::qt(data.string())) +
            notOpened(options.file);
        say(QStringLiteral("optio: ") + refusal, 1);
        if (!shows)
            return 1;
    }
    if (!shows)
        return withoutDisplay(optio::qt(data.string()), options.file);

    QGuiApplication program(argc, argv);
    optio::nameProgram();
    optio::Language::insist(options.language);
    const std::unique_ptr<optio::AppModel> app =
        refusal.isEmpty() ? optio::openApp(optio::qt(data.string()))
                          : std::make_unique<optio::AppModel>(std::vector<const optio::Ruleset *>(), nullptr, refusal);
    if (const QString last = app->games()->latest().toMap().value(QStringLiteral("id")).toString(); options.resume && !last.isEmpty())
        app->games()->open(last);
    if (!options.wall.isEmpty()) {
        QString fault;
        QObject::connect(app.get(), &optio::AppModel::failed, app.get(), [&fault](const QString &sentence) { fault = sentence; });
        const bool found = app->club()->askWall(options.wall);
        QObject::disconnect(app.get(), &optio::AppModel::failed, app.get(), nullptr);
        if (!found)
            return say(QStringLiteral("optio: ") + fault, 1);
    }
    if (!options.watch.isEmpty()) {
        QString fault;
        QObject::connect(app.get(), &optio::AppModel::failed, app.get(), [&fault](const QString &sentence) { fault = sentence; });
        const bool joined = app->watch()->ask(options.watch);
        QObject::disconnect(app.get(), &optio::AppModel::failed, app.get(), nullptr);
        if (!joined)
            return say(QStringLiteral("optio: ") + fault, 1);
    }
    app->give(options.file);
    QQmlApplicationEngine engine;
    if (!optio::showApp(engine, *app, [&app, measured = options.firstFrame] {
            if (measured)
                tellFirstFrame();
            else
                app->settle();
        }))
        return 1;
    optio::hearOthers(instance, engine, *app);
    const int code = QGuiApplication::exec();
    return refusal.isEmpty() ? code : 1;
}
