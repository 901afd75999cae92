// SPDX-License-Identifier: GPL-3.0-or-later
// backup: everything of the player in one file, and back.
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "db/whole_backup.h"

#include <fmt/format.h>

#include <fstream>

namespace optio::cli {

namespace {

Json toJson(const BackupCounts &counts)
{
    return {{"armies", counts.armies},
            {"games", counts.games},
            {"campaigns", counts.campaigns},
            {"binned", counts.binned},
            {"houseRules", counts.houseRules}};
}

/// What is in a backup, and what of `folder` is not.
Json told(const std::string &file, const CheckedBackup &backup, const std::filesystem::path &folder)
{
    Json lost = Json::array();
    for (const BackupLoss &loss : backup.losses(folder))
        lost.push_back({{"kind", loss.kind}, {"name", loss.name}, {"gone", loss.gone}});
    return {{"file", file},
            {"created", backup.created()},
            {"program", backup.program()},
            {"schema", backup.schema()},
            {"counts", toJson(backup.counts())},
            {"houseRules", backup.hasHouse()},
            {"lost", std::move(lost)},
            {"houseFaults", backup.houseFaults()}};
}

} // namespace

int backupWrite(Context &context, const std::string &file)
{
    const Store *library = context.existingLibrary();
    if (library == nullptr)
        throw Error(fmt::format("there is no library in {}, and so nothing to save", dataFolder(context.data).string()), "--data");
    if (file == "-") {
        const Workshop workshop;
        const std::filesystem::path made = workshop.folder() / backupName(now());
        (void)writeBackup(*library, made, now());
        std::ifstream stream(made, std::ios::binary);
        std::string piece(std::size_t{1} << 20U, '\0');
        while (stream.read(piece.data(), static_cast<std::streamsize>(piece.size())) || stream.gcount() > 0)
            printText(std::string_view(piece.data(), static_cast<std::size_t>(stream.gcount())));
        return ok;
    }
    std::error_code none;
    if (std::filesystem::exists(std::filesystem::symlink_status(file, none)))
        throw Error(fmt::format("{} exists already and is left as it is; give the name of a new file", file), "FILE");
    const BackupCounts counts = writeBackup(*library, file, now());
    noteSaved();
    print({{"file", file}, {"counts", toJson(counts)}});
    return ok;
}

int backupCheck(Context &context, const std::string &file)
{
    const CheckedBackup backup(file);
    (void)context.existingLibrary(); // a library of an older version is brought up to date before it is compared
    print(told(file, backup, dataFolder(context.data)));
    return ok;
}

int backupRestore(Context &context, const std::string &file, bool agreed)
{
    CheckedBackup backup(file);
    (void)context.existingLibrary();
    Json answer = told(file, backup, dataFolder(context.data));
    answer["restored"] = agreed;
    if (agreed) {
        answer["before"] = backup.restore(context.library(), now()).string();
        noteSaved();
    }
    for (const std::string &fault : backup.houseFaults())
        complain(fault);
    print(answer);
    if (agreed)
        return ok;
    complain("nothing is changed yet; what is listed under \"lost\" would be taken away. Say --yes to bring the backup back");
    return refused;
}

int backupList(Context &context)
{
    Json list = Json::array();
    for (const BackupBeside &backup : backupsBeside(dataFolder(context.data)))
        list.push_back({{"file", backup.file.string()}, {"kind", backup.kind}, {"date", backup.date}, {"bytes", backup.bytes}});
    print(list);
    return ok;
}

} // namespace optio::cli
