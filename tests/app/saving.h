// SPDX-License-Identifier: GPL-3.0-or-later
// Saving a backup as the settings do, looking into one and bringing it back, each to its end.
#pragma once

#include "app/home/backup_model.h"

#include <QSignalSpy>
#include <QtTest>

namespace optio::test {

/// False when it failed, and when it does not come to an end.
inline bool saveBackup(BackupModel &backup, const QUrl &file)
{
    const QSignalSpy saved(&backup, &BackupModel::saved);
    backup.save(file);
    static_cast<void>(QTest::qWaitFor([&] { return !backup.saving(); }, 60000));
    return saved.count() == 1;
}

/// False when it cannot be read.
inline bool lookInto(BackupModel &backup, const QUrl &file)
{
    if (!backup.look(file))
        return false;
    static_cast<void>(QTest::qWaitFor([&] { return !backup.looking(); }, 60000));
    return !backup.found().isEmpty();
}

/// Brings back what was looked into. False when it failed.
inline bool restoreFound(BackupModel &backup)
{
    const QSignalSpy restored(&backup, &BackupModel::restored);
    if (!backup.restore())
        return false;
    static_cast<void>(QTest::qWaitFor([&] { return !backup.restoring(); }, 60000));
    return QTest::qWaitFor([&] { return restored.count() == 1; }, 1000);
}

} // namespace optio::test
