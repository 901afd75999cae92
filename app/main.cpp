// SPDX-License-Identifier: GPL-3.0-or-later
// The app's start: options, look, the view models, the window; what can wait is done after the first picture.
#include "app/app_model.h"
#include "app/engine.h"
#include "app/look.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

void qml_register_types_Optio();

namespace {

/// Opens everything; what goes wrong is told by the app itself.
std::unique_ptr<optio::AppModel> openApp(const QString &given)
{
    std::filesystem::path data, rulesets;
    try {
        data = optio::dataFolder(given.toStdString());
        rulesets = optio::rulesetsFolder(QCoreApplication::applicationFilePath().toStdString());
    } catch (const std::exception &error) {
        return std::make_unique<optio::AppModel>(std::vector<const optio::Ruleset *>(), nullptr, QString::fromUtf8(error.what()));
    }
    return optio::AppModel::open(data, rulesets);
}

} // namespace

int main(int argc, char **argv)
{
    optio::prepareSurroundings();
    QGuiApplication program(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("optio"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Optio"));
    QGuiApplication::setApplicationVersion(QStringLiteral(OPTIO_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("optio"));

    QCommandLineParser options;
    options.setApplicationDescription(QStringLiteral("Rules beside your wargames table: rulings, exact odds, armies and the journal."));
    options.addHelpOption();
    options.addVersionOption();
    const QCommandLineOption data(QStringLiteral("data"), QStringLiteral("Keep armies and games in DIR."), QStringLiteral("DIR"));
    options.addOption(data);
    options.process(program);

    optio::setLook();
    const std::unique_ptr<optio::AppModel> app = openApp(options.value(data));
    qml_register_types_Optio();
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Optio/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 1;
    if (auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst()))
        QObject::connect(
            window, &QQuickWindow::frameSwapped, app.get(), [&app] { app->settle(); },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return QGuiApplication::exec();
}
