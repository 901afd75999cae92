// SPDX-License-Identifier: GPL-3.0-or-later
// The clock's face. It ticks only while the clock runs.
#include "app/club/club_clock.h"

#include "app/services.h"

#include <QDateTime>

#include <cstdlib>

namespace optio {

ClubClock::ClubClock(QObject *parent) : QObject(parent)
{
    constexpr int tickEvery = 1000;
    second_.setInterval(tickEvery);
    connect(&second_, &QTimer::timeout, this, &ClubClock::ticked);
}

int ClubClock::left() const { return club::secondsLeft(clock_, Services::now()); }

QString ClubClock::text() const
{
    const int seconds = left(), rest = std::abs(seconds);
    return QStringLiteral("%1%2:%3")
        .arg(seconds < 0 ? QStringLiteral("+") : QString())
        .arg(rest / 60)
        .arg(rest % 60, 2, 10, QLatin1Char('0'));
}

QString ClubClock::ends() const
{
    if (!isRunning())
        return {};
    const QDateTime since = QDateTime::fromString(QString::fromStdString(clock_.since), Qt::ISODate);
    return since.addSecs(clock_.left).toLocalTime().toString(QStringLiteral("HH:mm"));
}

void ClubClock::take(const club::RoundClock &clock)
{
    clock_ = clock;
    if (isRunning() != second_.isActive())
        isRunning() ? second_.start() : second_.stop();
    Q_EMIT changed();
    Q_EMIT ticked();
}

} // namespace optio
