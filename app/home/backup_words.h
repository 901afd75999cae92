// SPDX-License-Identifier: GPL-3.0-or-later
// What saving everything and bringing it back have in common: places and times, as the player reads them.
#pragma once

#include "app/engine.h"
#include "app/qt/json_qt.h"

#include <QDateTime>
#include <QLocale>
#include <QString>
#include <QUrl>

#include <filesystem>

namespace optio {

/// Under which preference the last backup of the player's own stands.
inline constexpr const char *lastBackupKey = "lastBackup";

/// Throws Error for what is not on this device.
inline std::filesystem::path localPath(const QUrl &file)
{
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.scheme().isEmpty() ? file.path() : QString();
    if (path.isEmpty())
        throw Error("\"" + utf8(file.toString()) + "\" is not a file on this device.");
    return utf8(path);
}

/// "31 January 2026, 13:45" of a time in ISO 8601; without a time of day the day alone.
inline QString whenText(const QString &time)
{
    const QLocale locale;
    if (time.size() == 10)
        return locale.toString(QDate::fromString(time, Qt::ISODate), QStringLiteral("d MMMM yyyy"));
    const QDateTime when = QDateTime::fromString(time, Qt::ISODate).toLocalTime();
    return when.isValid() ? locale.toString(when, QStringLiteral("d MMMM yyyy, HH:mm")) : time;
}

} // namespace optio
