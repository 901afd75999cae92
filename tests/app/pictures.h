// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a screen in each size and theme: the table of them, and a hand that takes them and looks for faults.
#pragma once

#include "tests/app/faults.h"
#include "tests/deep.h"

#include <QDir>

#include <vector>

namespace optio::test {

inline void pictureRow(QSize size, const char *theme, double text = 1)
{
    const QByteArray large = text == 1 ? QByteArray() : '-' + QByteArray::number(qRound(100 * text));
    QTest::addRow("%dx%d-%s%s", size.width(), size.height(), theme, large.constData()) << size << QString::fromLatin1(theme) << text;
}

/// The rows of a picture test: three sizes, each in a theme and a size of text of its own; deep ones take each with each.
inline void pictureRows()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<double>("text");
    constexpr QSize wide(1280, 800), tall(800, 1280), phone(412, 915);
    pictureRow(wide, "light");
    pictureRow(tall, "contrast", 1.5);
    pictureRow(phone, "dark", 2);
    if (!deep())
        return;
    pictureRow(wide, "contrast", 1.5);
    pictureRow(phone, "light");
    pictureRow(phone, "contrast");
    for (const QSize size : {wide, tall, phone})
        pictureRow(size, "light", 2);
    for (const QSize size : {wide, tall, phone})
        pictureRow(size, "dark");
    pictureRow(tall, "light");
}

/// Keeps a picture where pictures are kept, and adds what is wrong with the screen to `faults`.
inline void look(const Running &running, const QString &name, QStringList &faults)
{
    running.settle();
    faults += faultsOf(running, name);
    running.picture(name);
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
        running_.rest();
        look(running_, prefix_ + screen + u'-' + QString::fromLatin1(QTest::currentDataTag()), faults);
    }

    QStringList faults;

private:
    const Running &running_;
    QString prefix_;
};

/// The pictures of a test in whatever forms it wants, and what was wrong with them.
class Album {
public:
    /// A window and its text.
    struct Form {
        QSize size;
        double text = 1;
    };

    /// Of a new test.
    void begin()
    {
        complaints().clear();
        faults.clear();
    }
    /// Nothing was complained of, and nothing was wrong with a picture.
    void expectFlawless() const
    {
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
    /// A picture in each form, "name-width-percent of text"; afterwards the window is as it was, with text of the usual size.
    void take(const Running &running, const QString &name, const std::vector<Form> &forms)
    {
        const QSize before = running.window()->size();
        for (const auto &[size, text] : forms) {
            running.app().prefs()->setTextScale(text);
            running.resize(size);
            running.rest();
            look(running, QStringLiteral("%1-%2-%3").arg(name).arg(size.width()).arg(qRound(100 * text)), faults);
        }
        running.app().prefs()->setTextScale(1);
        running.resize(before);
    }

    QStringList faults;
};

} // namespace optio::test
