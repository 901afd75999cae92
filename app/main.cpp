// SPDX-License-Identifier: GPL-3.0-or-later
// The app's start.
#include <QGuiApplication>
#include <QQmlApplicationEngine>

void qml_register_types_Optio();

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    qml_register_types_Optio();
    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    engine.load(QUrl("qrc:/qt/qml/Optio/Main.qml"));
    return engine.rootObjects().isEmpty() ? 1 : QGuiApplication::exec();
}
