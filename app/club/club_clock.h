// SPDX-License-Identifier: GPL-3.0-or-later
// App.club.clock: the clock of the open event's round (CLB-30). It hangs on the times in the event's file, so it goes on while the program
// is closed.
#pragma once

#include "rules/club/event_state.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace optio {

class ClubClock : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Seconds left, less than 0 for overtime.
    Q_PROPERTY(int left READ left NOTIFY ticked)
    /// "41:27", "+2:10" in overtime.
    Q_PROPERTY(QString text READ text NOTIFY ticked)
    /// When it ends, "15:05"; "" while it is paused.
    Q_PROPERTY(QString ends READ ends NOTIFY changed)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(bool lastBound READ isLastBound NOTIFY changed)
public:
    explicit ClubClock(QObject *parent = nullptr);

    int left() const;
    QString text() const;
    QString ends() const;
    bool isRunning() const { return !clock_.since.empty(); }
    bool isLastBound() const { return clock_.lastBound; }
    /// Shows this one.
    void take(const club::RoundClock &clock);
    /// Shows none, and does not tick.
    void stop() { take({}); }

Q_SIGNALS:
    void ticked();
    void changed();

private:
    club::RoundClock clock_;
    QTimer second_;
};

} // namespace optio
