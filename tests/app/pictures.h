// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a screen in each size and theme: the table of them, and a hand that takes them and looks for faults.
#pragma once

#include "tests/app/faults.h"

#include <QDir>

namespace optio::test {

/// The rows of a picture test: three sizes in light and dark, high contrast, and large text.
inline void pictureRows()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<double>("text");
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)})
        for (const char *theme : {"light", "dark"})
            QTest::addRow("%dx%d-%s", size.width(), size.height(), theme) << size << QString::fromLatin1(theme) << 1.0;
    QTest::newRow("1280x800-contrast") << QSize(1280, 800) << QStringLiteral("contrast") << 1.0;
    QTest::newRow("1280x800-light-large") << QSize(1280, 800) << QStringLiteral("light") << 2.0;
    QTest::newRow("412x915-dark-large") << QSize(412, 915) << QStringLiteral("dark") << 2.0;
}

/// Puts the window into the size and theme of the test's row, and takes pictures named "prefix-screen-row.png".
class Pictures {
public:
    explicit Pictures(const Running &running, const QString &prefix = {})
        : running_(running), prefix_(prefix.isEmpty() ? QString() : prefix + u'-')
    {
        QFETCH(QSize, size);
        QFETCH(QString, theme);
        QFETCH(double, text);
        running.app().prefs()->setReducedMotion(true);
        running.app().prefs()->setTheme(theme);
        running.app().prefs()->setTextScale(text);
        running.resize(size);
    }

    void take(const QString &screen)
    {
        running_.settle();
        const QString name = prefix_ + screen + u'-' + QString::fromLatin1(QTest::currentDataTag());
        const QString folder = qEnvironmentVariable("OPTIO_SCREENSHOTS");
        if (!folder.isEmpty() && QDir().mkpath(folder))
            running_.window()->grabWindow().save(folder + u'/' + name + QStringLiteral(".png"));
        faults += faultsOf(running_, name);
    }

    QStringList faults;

private:
    const Running &running_;
    QString prefix_;
};

} // namespace optio::test
