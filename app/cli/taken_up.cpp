// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept: {"file":[facts],"header":line,"game":snapshot} as CBOR, after the SHA-256 of that.
#include "app/cli/taken_up.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sys/stat.h>
#include <system_error>

namespace optio::cli {

namespace fs = std::filesystem;

namespace {

constexpr int keptFrom = 100; ///< entries; shorter games are read in no time
constexpr std::size_t hashSize = 64, mostKept = 30;

/// Where games are kept; empty where there is no such folder.
fs::path keptFolder()
{
    if (const char *cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/')
        return fs::path(cache) / "optio" / "journals";
    if (const char *home = std::getenv("HOME"); home != nullptr && *home == '/')
        return fs::path(home) / ".cache" / "optio" / "journals";
    return {};
}

/// The name of what is kept of a file: the numbers of its disk and of the file on it.
fs::path keptOf(const std::vector<std::int64_t> &facts)
{
    const fs::path folder = keptFolder();
    return folder.empty() || facts.size() < 2 ? fs::path() : folder / fmt::format("{:x}-{:x}", facts[0], facts[1]);
}

/// Of too many kept games the oldest go.
void clearOld(const fs::path &folder)
{
    std::vector<std::pair<fs::file_time_type, fs::path>> all;
    std::error_code ignored;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder, ignored))
        all.emplace_back(entry.last_write_time(ignored), entry.path());
    if (all.size() <= mostKept)
        return;
    std::sort(all.begin(), all.end());
    for (std::size_t i = 0; i + mostKept < all.size(); ++i)
        fs::remove(all[i].second, ignored);
}

} // namespace

TakenUp::TakenUp(Context &context, JournalFile &file, const std::string &path) : context_(context), file_(file), path_(path)
{
    if (takeKept())
        return;
    cut_ = whole().cut;
    game_ = takeUp(*read_);
}

bool TakenUp::takeKept()
{
    const std::vector<std::int64_t> facts = file_.facts();
    std::ifstream stream(keptOf(facts), std::ios::binary);
    const std::string kept{std::istreambuf_iterator<char>(stream), {}};
    if (!stream.is_open() || kept.size() < hashSize || lineHash(std::string_view(kept).substr(hashSize)) != kept.substr(0, hashSize))
        return false;
    try {
        const Json json = Json::from_cbor(kept.begin() + hashSize, kept.end());
        if (json.at("file") != Json(facts))
            return false;
        const Entry header = parseEntry(json.at("header").get<std::string>(), 0);
        game_ = Game::openAt(context_.registry().at(header.json.at("ruleset").get<std::string>()), header, json.at("game"));
        return true;
    } catch (const std::exception &) { // of another version of the program, or of rules that are not here: the lines say so
        game_.reset();
        return false;
    }
}

const Read &TakenUp::whole() const
{
    if (!read_)
        read_ = readLines(context_, file_.text(), path_);
    return *read_;
}

Entry TakenUp::entry(int n) const
{
    if (read_)
        return read_->entries.at(static_cast<std::size_t>(n));
    const std::string text = file_.lineFromEnd(game_->length() - n);
    std::string_view line = text;
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return parseEntry(line, n);
}

void TakenUp::keep() const
{
    const std::vector<std::int64_t> facts = file_.facts();
    const fs::path target = keptOf(facts);
    if (target.empty() || game_->length() < keptFrom)
        return;
    const std::vector<std::uint8_t> cbor = Json::to_cbor({{"file", facts}, {"header", game_->headerLine()}, {"game", game_->snapshot()}});
    const std::string bytes(cbor.begin(), cbor.end());
    std::error_code failed;
    fs::create_directories(target.parent_path(), failed);
    fs::path partial = target;
    partial += ".partial";
    {
        std::ofstream stream(partial, std::ios::binary | std::ios::trunc);
        ::chmod(partial.c_str(), S_IRUSR | S_IWUSR); // it tells what each side keeps secret, as the journal does
        stream << lineHash(bytes) << bytes;
    }
    fs::rename(partial, target, failed); // what could not be written is found to be nothing
    clearOld(target.parent_path());
}

} // namespace optio::cli
