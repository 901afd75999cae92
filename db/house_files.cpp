// SPDX-License-Identifier: GPL-3.0-or-later
// House files found and read.
#include "db/house_files.h"

#include "rules/error.h"

#include <algorithm>
#include <system_error>

namespace optio {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".toml", aside = "removed/";

} // namespace

bool isHouseName(const std::string &name)
{
    std::string_view rest = name;
    if (rest.starts_with(aside))
        rest.remove_prefix(aside.size());
    const auto forbidden = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f || c == '/' || c == '\\'; };
    return rest.size() > ending.size() && rest.size() <= 200 && rest.ends_with(ending) && rest.front() != '.' &&
           std::none_of(rest.begin(), rest.end(), forbidden);
}

bool isAside(const std::string &name) { return name.starts_with(aside); }

std::string asideName(const std::string &name) { return std::string(aside) + name; }

HouseFiles houseFilesIn(const fs::path &folder)
{
    HouseFiles files;
    const fs::path house = folder / "house";
    for (const std::string_view part : {std::string_view(), aside}) {
        std::error_code none, problem;
        fs::directory_iterator entry(house / part, problem);
        for (; !problem && entry != fs::directory_iterator(); entry.increment(problem)) {
            const std::string name = std::string(part) + entry->path().filename().string();
            if (!isHouseName(name) || entry->is_symlink(none) || !entry->is_regular_file(none) || entry->file_size(none) > mostHouseBytes)
                continue;
            if (files.size() < mostHouseFiles)
                files.emplace(name, bytesOfFile(entry->path(), mostHouseBytes));
        }
        // A folder that cannot be read is not one without files, which a backup would then lack.
        if (problem && problem != std::errc::no_such_file_or_directory && problem != std::errc::not_a_directory)
            throw Error((house / part).string() + " cannot be read: " + problem.message());
    }
    return files;
}

} // namespace optio
