// SPDX-License-Identifier: GPL-3.0-or-later
// Shows EmptyWindow.qml in a browser, and tells the page when its first picture is there, as the app does.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <emscripten/val.h>

int main(int argc, char **argv)
{
    auto *app = new QGuiApplication(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    auto *engine = new QQmlApplicationEngine;
    engine->load(QUrl(QStringLiteral("qrc:/qt/qml/OptioBench/EmptyWindow.qml")));
    if (engine->rootObjects().isEmpty())
        return 1;
    auto *window = qobject_cast<QQuickWindow *>(engine->rootObjects().constFirst());
    QObject::connect(
        window, &QQuickWindow::frameSwapped, app, [] { emscripten::val::global("window").call<void>("optioShown"); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return 0;
}
