// SPDX-License-Identifier: GPL-3.0-or-later
// Saving a backup as the settings do, to its end.
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

} // namespace optio::test
