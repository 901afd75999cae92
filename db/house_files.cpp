// SPDX-License-Identifier: GPL-3.0-or-later
// House files read, and written all or none.
#include "db/house_files.h"

#include "db/zip_file.h"
#include "rules/error.h"

#include <algorithm>
#include <fmt/core.h>
#include <fstream>
#include <iterator>
#include <system_error>

namespace optio {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".toml", aside = "removed/";

void writeFileOf(const fs::path &file, const std::string &bytes)
{
    std::error_code ignored;
    fs::create_directories(file.parent_path(), ignored);
    fs::path partial = file;
    partial += ".partial";
    writeText(partial, bytes);
    settleFile(partial, file);
}

/// Brings the files in `house` from `before` to `after`.
void change(const fs::path &house, const HouseFiles &before, const HouseFiles &after)
{
    for (const auto &[name, bytes] : after)
        if (const auto there = before.find(name); there == before.end() || there->second != bytes)
            writeFileOf(house / name, bytes);
    for (const auto &[name, bytes] : before)
        if (!after.contains(name))
            fs::remove(house / name);
}

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

HouseFiles houseFilesIn(const fs::path &folder)
{
    HouseFiles files;
    const fs::path house = folder / "house";
    for (const std::string_view part : {std::string_view(), aside}) {
        std::error_code none;
        for (const fs::directory_entry &entry : fs::directory_iterator(house / part, none)) {
            const std::string name = std::string(part) + entry.path().filename().string();
            if (!isHouseName(name) || entry.is_symlink(none) || !entry.is_regular_file(none) || entry.file_size(none) > mostHouseBytes)
                continue;
            std::ifstream stream(entry.path(), std::ios::binary);
            std::string bytes{std::istreambuf_iterator<char>(stream), {}};
            if (!stream)
                throw Error(fmt::format("The house file {} cannot be read; it must be yours to read", entry.path().string()));
            if (files.size() < mostHouseFiles)
                files.emplace(name, std::move(bytes));
        }
    }
    return files;
}

void putHouseFiles(const fs::path &folder, const HouseFiles &files)
{
    const HouseFiles before = houseFilesIn(folder);
    const fs::path house = folder / "house";
    try {
        change(house, before, files);
    } catch (const std::exception &problem) {
        const std::string why = problem.what();
        try {
            change(house, houseFilesIn(folder), before);
        } catch (const std::exception &) {
            throw Error("The house files could not be written, and not all could be put back: " + why);
        }
        throw Error("The house files could not be written, so nothing was changed: " + why);
    }
}

} // namespace optio
