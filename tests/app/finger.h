// SPDX-License-Identifier: GPL-3.0-or-later
// A finger that counts its taps, and can say what they were.
#pragma once

#include "tests/app/window.h"

namespace optio::test {

/// A finger that counts.
class Finger {
public:
    explicit Finger(const Running &running) : running_(running) {}

    bool tap(QQuickItem *item, const QString &what)
    {
        const bool done = item != nullptr && running_.tap(item);
        ++taps;
        path.append(done ? what : what + QStringLiteral(" (missing)"));
        return done;
    }
    bool tap(const QString &name) { return tap(running_.awaited(name), name); }
    /// A tap that is held.
    bool hold(const QString &name)
    {
        QQuickItem *item = running_.awaited(name);
        ++taps;
        path.append(name + (item ? QStringLiteral(" (held)") : QStringLiteral(" (missing)")));
        return running_.hold(item);
    }
    /// A die drawn to a place.
    bool drag(const QString &from, const QString &to)
    {
        QQuickItem *what = running_.awaited(from), *where = running_.awaited(to);
        ++taps;
        path.append(from + QStringLiteral(" to ") + to + (what && where ? QString() : QStringLiteral(" (missing)")));
        return running_.drag(what, where);
    }
    bool press(const QString &text) { return tap(running_.button(text), text); }
    QString told(const char *what, int most) const
    {
        return QStringLiteral("%1: %2 taps of %3: %4")
            .arg(QString::fromUtf8(what))
            .arg(taps)
            .arg(most)
            .arg(path.join(QStringLiteral(", ")));
    }

    int taps = 0;
    QStringList path;

private:
    const Running &running_;
};

} // namespace optio::test
