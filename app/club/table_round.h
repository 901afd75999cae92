// SPDX-License-Identifier: GPL-3.0-or-later
// App.reporting.round: the round that is played, and its clock, on a table's tablet (CLB-30), as the organiser's tablet said it last. It
// runs on here while the server is away and after a restart: what was heard is kept with the time of this device at which it was said.
#pragma once

#include "app/club/club_clock.h"
#include "app/stream/hearing.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>

namespace optio {

class Services;

class TableRound : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Is anything known of it, of today? Then the event's name, and "Round 2 of 4".
    Q_PROPERTY(bool known READ isKnown NOTIFY changed)
    Q_PROPERTY(QString event READ eventName NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(optio::ClubClock *clock READ clock CONSTANT)
public:
    explicit TableRound(Services *services, QObject *parent = nullptr);

    bool isKnown() const { return known_; }
    QString eventName() const { return event_; }
    QString title() const;
    ClubClock *clock() const { return clock_; }
    /// May games be called off by the clock: is it the last bound, or the time over?
    bool isOver() const { return known_ && (clock_->isLastBound() || (clock_->left() <= 0 && round_ > 0)); }

    /// What this event's organiser said before, when the program ran last.
    void begin(const std::string &event);
    /// What was heard so far.
    const std::optional<stream::Word> &word() const { return word_; }
    void take(const stream::Word &word);
    /// Nothing is reported any more.
    void end();

Q_SIGNALS:
    void changed();

private:
    void show();

    Services *services_;
    ClubClock *clock_;
    std::string at_; ///< the event's name at its server
    std::optional<stream::Word> word_;
    bool known_ = false;
    QString event_;
    int round_ = 0, rounds_ = 0;
};

} // namespace optio
