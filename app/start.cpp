// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a start.
#include "app/start.h"

#include "app/app_model.h"
#include "app/engine.h"
#include "app/qt/look.h"
#include "app/qt/one_instance.h"
#include "app/qt/storage.h"

#include <QGuiApplication>
#include <QQuickWindow>

void qml_register_types_Optio();

/// Of the library that holds them the linker takes only what somebody asks for. Outside all namespaces, as what it names is.
static void takeCompiledScreens() { Q_INIT_RESOURCE(qmlcache_optio_ui); }

namespace optio {

void nameProgram()
{
    QGuiApplication::setApplicationName(QStringLiteral("optio"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Optio"));
    QGuiApplication::setApplicationVersion(QStringLiteral(OPTIO_VERSION));
    QGuiApplication::setDesktopFileName(qEnvironmentVariable("FLATPAK_ID", QStringLiteral("optio")));
    setLook();
}

std::unique_ptr<AppModel> openApp(const QString &given)
{
    std::filesystem::path data, rulesets;
    try {
        data = dataFolder(given.toStdString());
        rulesets = rulesetsFolder(QCoreApplication::applicationFilePath().toStdString());
    } catch (const std::exception &error) {
        return std::make_unique<AppModel>(std::vector<const Ruleset *>(), nullptr, QString::fromUtf8(error.what()));
    }
    return AppModel::open(data, rulesets);
}

bool showApp(QQmlApplicationEngine &engine, AppModel &app, std::function<void()> shown)
{
    qml_register_types_Optio();
    takeCompiledScreens();
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Optio/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return false;
    if (auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst())) {
        app.storage()->guard(window);
        QObject::connect(window, &QQuickWindow::frameSwapped, &app, std::move(shown),
                         static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    }
    return true;
}

void hearOthers(OneInstance &instance, QQmlApplicationEngine &engine, AppModel &app)
{
    QObject::connect(&instance, &OneInstance::called, &app, [&engine, &app](const QUrl &file) {
        if (auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0))) {
            if (window->windowStates().testFlag(Qt::WindowMinimized))
                window->setWindowStates(window->windowStates() & ~Qt::WindowMinimized); // as large as it was
            window->raise();
            window->requestActivate();
        }
        app.give(file);
    });
    instance.listen();
}

} // namespace optio
