// SPDX-License-Identifier: GPL-3.0-or-later
// The hands of somebody who knows nothing of the program and tries everything: taps, drags, keys, words, turns of the tablet. Every act is
// drawn from one seed and told in words, the last of them to be read when something is wrong.
#pragma once

#include "tests/app/window.h"

#include <QInputMethodEvent>
#include <QKeyEvent>

#include <array>
#include <deque>
#include <random>

namespace optio::monkey {

using namespace optio::test;

using Random = std::mt19937_64;

/// What a text field is given.
inline const QStringList &words()
{
    static const QStringList all{QStringLiteral("Gauls"),
                                 QStringLiteral("3"),
                                 QStringLiteral("-7"),
                                 QStringLiteral("0.5"),
                                 QStringLiteral("99999999999999999999"),
                                 QStringLiteral("<b>bold</b> & %1 %2 %n"),
                                 QStringLiteral("'; DROP TABLE roster; --"),
                                 QString::fromUtf8("צבא העברים"),
                                 QString::fromUtf8("Ἕλληνες και άλλοι"),
                                 QString::fromUtf8("軍隊🐘e\u0301\u0302\u0303"),
                                 QString(QChar(0x202E)) + QStringLiteral("snaidnI"),
                                 QStringLiteral("two\nlines\tand a tab"),
                                 QStringLiteral("a name that is so long that it fits nowhere ").repeated(12),
                                 QStringLiteral("   "),
                                 QString(QChar(0xD800)),
                                 QStringLiteral("con.aux")};
    return all;
}

/// A line of the trail as a signal's handler may write it.
struct Said {
    char text[200];
};
inline Said said[60]; // NOLINT: see there

/// What was done last.
class Trail {
public:
    void add(const QString &what)
    {
        all_.push_back(what);
        if (all_.size() > std::size(said))
            all_.pop_front();
        std::snprintf(said[next_ % std::size(said)].text, sizeof said[0].text, "  %zu %s\n", next_, qPrintable(what));
        ++next_;
    }
    const std::deque<QString> &all() const { return all_; }

private:
    std::deque<QString> all_;
    std::size_t next_ = 0;
};

class Hands {
public:
    Hands(const Running &running, Random &random, Trail &trail) : running_(running), random_(random), trail_(trail) {}

    /// Does anything.
    void anything()
    {
        const int what = number(100);
        if (what < 56)
            tapAControl();
        else if (what < 64)
            tapAnywhere();
        else if (what < 70)
            drag();
        else if (what < 73)
            hold();
        else if (what < 76)
            wheel();
        else if (what < 88)
            key();
        else if (what < 94)
            type();
        else if (what < 97)
            turn();
        else
            back();
    }

    /// All that can be tapped, what lies on top last.
    QList<QQuickItem *> controls() const
    {
        QList<QQuickItem *> found;
        const QRectF window(QPointF(0, 0), QSizeF(running_.window()->size()) - QSizeF(1, 1));
        const QList<QQuickItem *> all = running_.items();
        for (QQuickItem *item : all)
            if (item->isEnabled() && item->width() > 0 && item->height() > 0 &&
                (item->inherits("QQuickAbstractButton") || item->inherits("QQuickTextField") || item->inherits("QQuickTextArea") ||
                 item->inherits("QQuickSlider")) &&
                window.contains(item->mapToScene(QPointF(item->width() / 2, item->height() / 2))))
                found.append(item);
        return found;
    }

    /// Taps one control by the words on it; false when there is none.
    bool tapOneOf(const QStringList &wanted)
    {
        const QList<QQuickItem *> all = controls();
        for (auto item = all.crbegin(); item != all.crend(); ++item) {
            const QString text = (*item)->property("text").toString();
            if (!wanted.contains(text))
                continue;
            note(QStringLiteral("tap %1").arg(describe(*item)));
            click(Running::middle(*item));
            return true;
        }
        return false;
    }
    void tapAControl()
    {
        const QList<QQuickItem *> all = controls();
        if (all.isEmpty())
            return tapAnywhere();
        // What lies on top, or stands further down, is wanted more often.
        const double place = std::sqrt(static_cast<double>(number(1000000)) / 1e6);
        QQuickItem *item = all.at(std::min(static_cast<int>(place * static_cast<double>(all.size())), static_cast<int>(all.size()) - 1));
        note(QStringLiteral("tap %1").arg(describe(item)));
        number(3) == 0 ? touch(Running::middle(item)) : click(Running::middle(item));
    }
    void press(Qt::Key code, Qt::KeyboardModifiers modifiers = {})
    {
        note(QStringLiteral("key %1").arg(QKeySequence(static_cast<int>(code) | static_cast<int>(modifiers)).toString()));
        QTest::keyClick(running_.window(), code, modifiers);
        QTest::qWait(8);
    }
    int number(int below) { return static_cast<int>(random_() % static_cast<std::uint64_t>(below)); }
    void note(const QString &what) { trail_.add(what); }

private:
    QPoint anywhere() { return {number(running_.window()->width()), number(running_.window()->height())}; }
    static QPointingDevice *screen()
    {
        static QPointingDevice *one = QTest::createTouchDevice();
        return one;
    }
    void click(QPoint at)
    {
        QTest::mouseClick(running_.window(), Qt::LeftButton, Qt::NoModifier, at);
        QTest::qWait(8);
    }
    void touch(QPoint at)
    {
        QTest::touchEvent(running_.window(), screen()).press(0, at, running_.window());
        QTest::qWait(5);
        QTest::touchEvent(running_.window(), screen()).release(0, at, running_.window());
        QTest::qWait(8);
    }
    void tapAnywhere()
    {
        const QPoint at = anywhere();
        note(QStringLiteral("tap at %1,%2").arg(at.x()).arg(at.y()));
        number(2) == 0 ? touch(at) : click(at);
    }
    void drag()
    {
        const QList<QQuickItem *> all = controls();
        const bool known = !all.isEmpty() && number(2) == 0;
        const QPoint from = known ? Running::middle(all.at(number(static_cast<int>(all.size())))) : anywhere(), to = anywhere();
        note(QStringLiteral("drag %1,%2 to %3,%4").arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()));
        QTest::touchEvent(running_.window(), screen()).press(0, from, running_.window());
        for (int step = 1; step <= 6; ++step) {
            QTest::qWait(4);
            QTest::touchEvent(running_.window(), screen()).move(0, from + (to - from) * step / 6, running_.window());
        }
        QTest::touchEvent(running_.window(), screen()).release(0, to, running_.window());
        QTest::qWait(8);
    }
    void hold()
    {
        const QList<QQuickItem *> all = controls();
        const QPoint at = all.isEmpty() ? anywhere() : Running::middle(all.at(number(static_cast<int>(all.size()))));
        note(QStringLiteral("hold %1,%2").arg(at.x()).arg(at.y()));
        QTest::touchEvent(running_.window(), screen()).press(0, at, running_.window());
        QTest::qWait(900);
        QTest::touchEvent(running_.window(), screen()).release(0, at, running_.window());
        QTest::qWait(8);
    }
    void wheel()
    {
        const QPoint at = anywhere();
        const int by = number(2) == 0 ? 480 : -480;
        note(QStringLiteral("wheel %1 at %2,%3").arg(by).arg(at.x()).arg(at.y()));
        QWheelEvent event(at, running_.window()->mapToGlobal(at), {}, {0, by}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(running_.window(), &event);
        QTest::qWait(8);
    }
    void key()
    {
        static constexpr std::array plain{Qt::Key_Escape, Qt::Key_Tab,      Qt::Key_Backtab, Qt::Key_Return,   Qt::Key_Space,
                                          Qt::Key_Up,     Qt::Key_Down,     Qt::Key_Left,    Qt::Key_Right,    Qt::Key_Home,
                                          Qt::Key_End,    Qt::Key_PageDown, Qt::Key_PageUp,  Qt::Key_Delete,   Qt::Key_F1,
                                          Qt::Key_Menu,   Qt::Key_1,        Qt::Key_6,       Qt::Key_A,        Qt::Key_E,
                                          Qt::Key_N,      Qt::Key_Plus,     Qt::Key_Minus,   Qt::Key_Backspace};
        static constexpr std::array held{Qt::Key_Z, Qt::Key_Y, Qt::Key_F, Qt::Key_A, Qt::Key_C, Qt::Key_V, Qt::Key_S, Qt::Key_N};
        if (number(4) == 0)
            press(held.at(static_cast<std::size_t>(number(held.size()))), Qt::ControlModifier);
        else
            press(plain.at(static_cast<std::size_t>(number(plain.size()))), number(12) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
    }
    void type()
    {
        QQuickItem *item = running_.window()->activeFocusItem();
        const bool takes = item != nullptr && (item->inherits("QQuickTextInput") || item->inherits("QQuickTextEdit"));
        if (!takes) {
            const QList<QQuickItem *> all = controls();
            for (QQuickItem *one : all)
                if (one->inherits("QQuickTextField") || one->inherits("QQuickTextArea")) {
                    note(QStringLiteral("tap %1").arg(describe(one)));
                    return click(Running::middle(one));
                }
            return key();
        }
        const QString text = words().at(number(static_cast<int>(words().size())));
        note(QStringLiteral("type \"%1\"").arg(text.left(30)));
        QInputMethodEvent event;
        event.setCommitString(text);
        QCoreApplication::sendEvent(item, &event);
        QTest::qWait(8);
        if (number(2) == 0)
            press(Qt::Key_Return);
    }
    /// Another size or form of the window, another size of text, another look.
    void turn()
    {
        static constexpr std::array<QSize, 6> sizes{QSize(1280, 800), QSize(800, 1280), QSize(412, 915),
                                                    QSize(915, 412),  QSize(360, 640),  QSize(1920, 1080)};
        Prefs &prefs = *running_.app().prefs();
        switch (number(6)) {
        case 0:
            prefs.setTextScale(std::array{0.85, 1.0, 1.3, 1.6, 2.0}.at(static_cast<std::size_t>(number(5))));
            note(QStringLiteral("text size %1").arg(prefs.textScale()));
            break;
        case 1:
            prefs.setTheme(QStringList{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")}.at(number(3)));
            note(QStringLiteral("theme"));
            break;
        case 2:
            prefs.setReducedMotion(number(2) == 0);
            note(QStringLiteral("motion"));
            break;
        default: {
            const QSize size = sizes.at(static_cast<std::size_t>(number(sizes.size())));
            note(QStringLiteral("window %1x%2").arg(size.width()).arg(size.height()));
            running_.window()->resize(size);
        }
        }
        QTest::qWait(30);
    }
    void back()
    {
        note(QStringLiteral("back"));
        running_.eval(QStringLiteral("goBack()"));
    }

    const Running &running_;
    Random &random_;
    Trail &trail_;
};

} // namespace optio::monkey
