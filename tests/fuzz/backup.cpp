// SPDX-License-Identifier: GPL-3.0-or-later
// Backups, and copies of the data file.
#include "db/whole_backup.h"
#include "tests/fuzz/target.h"

static void readBackup(std::string_view bytes)
{
    static const optio::Workshop workshop;
    const std::filesystem::path file = workshop.folder() / "b";
    optio::writeText(file, std::string(bytes));
    const optio::CheckedBackup backup(file);
    (void)backup.losses(workshop.folder());
}

OPTIO_FUZZ_TARGET("backup", readBackup)
