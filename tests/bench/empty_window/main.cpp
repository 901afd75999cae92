// SPDX-License-Identifier: GPL-3.0-or-later
// Shows EmptyWindow.qml, prints when its first frame was swapped (ns, monotonic clock) and the resident memory (KiB), and ends.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <unistd.h>

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    QQuickStyle::setStyle("Basic");
    QQmlApplicationEngine engine;
    engine.load(QUrl("qrc:/qt/qml/OptioBench/EmptyWindow.qml"));
    if (engine.rootObjects().isEmpty())
        return 1;
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    QObject::connect(
        window, &QQuickWindow::frameSwapped, &app,
        [] {
            const auto now = std::chrono::steady_clock::now().time_since_epoch();
            long size = 0, resident = 0;
            std::ifstream("/proc/self/statm") >> size >> resident;
            std::printf("%lld %ld\n", static_cast<long long>(std::chrono::nanoseconds(now).count()),
                        resident * (sysconf(_SC_PAGESIZE) / 1024));
            std::fflush(stdout);
            QGuiApplication::quit();
        },
        Qt::QueuedConnection);
    return QGuiApplication::exec();
}
