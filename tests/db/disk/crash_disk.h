// SPDX-License-Identifier: GPL-3.0-or-later
// What happened to the files of a folder, in order, and what a power cut at any moment of it may leave of them. A disk keeps what was
// brought to it (fsync); of all since then it may have kept everything, nothing, the beginning, or any part in any order, and a write may
// be torn. The names of files are lost in the order in which they were given: a folder is brought to the disk by itself.
#pragma once

#include "calls.h"
#include "cut_vfs.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace crashdisk {

namespace fs = std::filesystem;

struct Event {
    enum class Kind { made, wrote, truncated, synced, folderSynced, renamed, removed, folderMade, folderRemoved, acknowledged };
    Kind kind = Kind::made;
    std::string path, other;
    std::int64_t at = 0; ///< of a write: where; of a truncation: the length; of an acknowledgement: the number of the state reached
    std::string bytes = {};
};

inline std::string bytesIn(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Writes down what is done in a folder. What SQLite writes is seen write by write; what other code writes, when it is brought to the disk,
/// renamed or acknowledged.
class Recorder {
public:
    explicit Recorder(fs::path folder) : folder_(std::move(folder))
    {
        for (const auto &entry : fs::recursive_directory_iterator(folder_))
            entry.is_directory() ? folders_.push_back(entry.path().string())
                                 : static_cast<void>(files_.emplace(entry.path().string(), bytesIn(entry.path())));
        cutvfs::listener().wrote = [this](const std::string &path, std::int64_t at, std::string bytes) {
            if (on_ && kept(path)) {
                bySqlite_.insert(path);
                events_.push_back({Event::Kind::wrote, path, {}, at, std::move(bytes)});
            }
        };
        cutvfs::listener().truncated = [this](const std::string &path, std::int64_t size) {
            if (on_ && kept(path))
                events_.push_back({Event::Kind::truncated, path, {}, size});
        };
        diskcalls::hooks() = {{}, [this](const diskcalls::Call &call) { heard(call); }, folder_.string() + "/", false};
        diskcalls::hooks().under.pop_back();
    }
    ~Recorder()
    {
        diskcalls::hooks() = {};
        cutvfs::listener() = {};
    }
    Recorder(const Recorder &) = delete;
    Recorder &operator=(const Recorder &) = delete;

    /// State `number` has been reached, and whoever asked for it was told so.
    void acknowledge(int number)
    {
        for (const std::string &path : std::set<std::string>(open_))
            capture(path);
        events_.push_back({Event::Kind::acknowledged, {}, {}, number});
    }
    /// Whether it writes down: what looks at the folder in between is no part of it.
    void listen(bool on) { on_ = on; }

    const std::vector<Event> &events() const { return events_; }
    const std::map<std::string, std::string> &filesBefore() const { return files_; }
    const std::vector<std::string> &foldersBefore() const { return folders_; }
    const fs::path &folder() const { return folder_; }

private:
    bool kept(const std::string &path) const { return path.starts_with(folder_.string()) && !path.ends_with("-shm"); }

    /// Notes what a file of other code than SQLite's holds by now.
    void capture(const std::string &path)
    {
        if (bySqlite_.contains(path) || !fs::is_regular_file(path))
            return;
        std::string now = bytesIn(path);
        std::string &then = captured_[path];
        if (now == then)
            return;
        then = now;
        events_.push_back({Event::Kind::truncated, path, {}, 0});
        events_.push_back({Event::Kind::wrote, path, {}, 0, std::move(now)});
    }

    void heard(const diskcalls::Call &call)
    {
        using Kind = Event::Kind;
        if (!on_ || (!kept(call.path) && !kept(call.other)))
            return;
        if (call.name == "open" && (call.makes || call.empties)) {
            if (call.makes)
                bySqlite_.erase(call.path), captured_.erase(call.path);
            events_.push_back(call.makes ? Event{Kind::made, call.path, {}} : Event{Kind::truncated, call.path, {}});
            open_.insert(call.path);
        } else if (call.name == "sync" && call.folder) {
            events_.push_back({Kind::folderSynced, call.path, {}});
        } else if (call.name == "sync") {
            capture(call.path);
            events_.push_back({Kind::synced, call.path, {}});
        } else if (call.name == "rename") {
            const bool sqlite = bySqlite_.erase(call.path) != 0;
            sqlite ? static_cast<void>(bySqlite_.insert(call.other)) : static_cast<void>(bySqlite_.erase(call.other));
            if (!sqlite && fs::is_regular_file(call.other)) { // what is in it by now was in it before it was renamed
                std::string now = bytesIn(call.other);
                if (captured_[call.path] != now) {
                    events_.push_back({Kind::truncated, call.path, {}});
                    events_.push_back({Kind::wrote, call.path, {}, 0, now});
                }
                captured_[call.other] = std::move(now);
            }
            events_.push_back({Kind::renamed, call.path, call.other});
            open_.erase(call.path);
        } else if (call.name == "remove") {
            events_.push_back({Kind::removed, call.path, {}});
            open_.erase(call.path);
        } else if (call.name == "mkdir" || call.name == "rmdir") {
            events_.push_back({call.name == "mkdir" ? Kind::folderMade : Kind::folderRemoved, call.path, {}});
        }
    }

    fs::path folder_;
    std::map<std::string, std::string> files_;
    std::vector<std::string> folders_;
    std::vector<Event> events_;
    std::set<std::string> bySqlite_, open_;
    std::map<std::string, std::string> captured_;
    bool on_ = true;
};

using Random = std::mt19937_64;

/// A disk on which the events are done one after another.
class Disk {
public:
    /// `journaled`: bringing any file to the disk brings the names given before along, as most file systems do. `deaf`: what other
    /// code than SQLite's brings to the disk does not get there; for the control.
    Disk(const Recorder &record, bool journaled, bool deaf) : root_(record.folder()), journaled_(journaled), deaf_(deaf)
    {
        for (const auto &[path, bytes] : record.filesBefore()) {
            auto file = std::make_shared<File>();
            file->durable = bytes;
            now_[path] = durable_[path] = file;
        }
        for (const std::string &path : record.foldersBefore())
            durable_[path] = nullptr;
    }

    void apply(const Event &event)
    {
        using Kind = Event::Kind;
        switch (event.kind) {
        case Kind::made:
            now_[event.path] = std::make_shared<File>();
            names_.push_back({event, now_[event.path]});
            break;
        case Kind::wrote:
        case Kind::truncated:
            if (const auto file = now_.find(event.path); file != now_.end())
                file->second->pending.push_back(&event);
            break;
        case Kind::synced:
            if (const auto file = now_.find(event.path);
                file != now_.end() && !(deaf_ && event.path.find(".sqlite") == std::string::npos)) {
                for (const Event *one : file->second->pending)
                    done(file->second->durable, *one, one->bytes.size());
                file->second->pending.clear();
            }
            if (journaled_)
                settle("");
            break;
        case Kind::folderSynced:
            settle(journaled_ ? "" : event.path);
            break;
        case Kind::renamed:
            moved(now_, event);
            names_.push_back({event, nullptr});
            break;
        case Kind::removed:
        case Kind::folderRemoved:
            now_.erase(event.path);
            [[fallthrough]];
        case Kind::folderMade:
            names_.push_back({event, nullptr});
            break;
        case Kind::acknowledged:
            break;
        }
    }

    /// Writes to `into` what a power cut at this moment may leave. Gives how many writes it lost.
    int cut(const fs::path &into, Random &random) const
    {
        Names left = durable_;
        std::size_t kept = names_.size();
        if (random() % 3 != 0)
            kept = random() % (names_.size() + 1);
        for (std::size_t i = 0; i < kept; ++i)
            named(left, names_[i]);
        fs::remove_all(into);
        fs::create_directories(into);
        int lost = static_cast<int>(names_.size() - kept);
        for (const auto &[path, file] : left) {
            const fs::path target = into / fs::path(path).lexically_relative(root_);
            fs::create_directories(file ? target.parent_path() : target);
            if (file)
                std::ofstream(target, std::ios::binary) << surviving(*file, random, lost);
        }
        return lost;
    }

private:
    struct File {
        std::string durable;
        std::vector<const Event *> pending;
    };
    using Names = std::map<std::string, std::shared_ptr<File>>; ///< null for a folder
    struct Naming {
        Event event;
        std::shared_ptr<File> file;
    };

    static void done(std::string &bytes, const Event &event, std::size_t size)
    {
        const auto at = static_cast<std::size_t>(event.at);
        if (event.kind == Event::Kind::truncated)
            return bytes.resize(at);
        if (bytes.size() < at + size)
            bytes.resize(at + size);
        bytes.replace(at, size, event.bytes, 0, size);
    }

    static void moved(Names &names, const Event &event)
    {
        const auto from = names.find(event.path);
        if (from == names.end())
            return;
        const auto file = from->second;
        names.erase(from);
        names[event.other] = file;
        if (file)
            return;
        Names inside; // a folder goes with all in it
        for (auto one = names.begin(); one != names.end();)
            if (one->first.starts_with(event.path + "/")) {
                inside[event.other + one->first.substr(event.path.size())] = one->second;
                one = names.erase(one);
            } else
                ++one;
        names.merge(inside);
    }

    static void named(Names &names, const Naming &naming)
    {
        switch (naming.event.kind) {
        case Event::Kind::made:
            names[naming.event.path] = naming.file;
            break;
        case Event::Kind::folderMade:
            names[naming.event.path] = nullptr;
            break;
        case Event::Kind::renamed:
            moved(names, naming.event);
            break;
        default:
            names.erase(naming.event.path);
            break;
        }
    }

    /// Brings the names in a folder to the disk; "" for all of them. A folder brings its own name along.
    void settle(const std::string &folder)
    {
        std::vector<Naming> waiting;
        for (const Naming &one : names_) {
            const auto in = [&](const std::string &path) { return fs::path(path).parent_path() == folder || path == folder; };
            if (folder.empty() || in(one.event.path) || (!one.event.other.empty() && in(one.event.other)))
                named(durable_, one);
            else
                waiting.push_back(one);
        }
        names_ = std::move(waiting);
    }

    static std::string surviving(const File &file, Random &random, int &lost)
    {
        std::string bytes = file.durable;
        const std::size_t count = file.pending.size(), way = random() % 5;
        const std::size_t until = way == 2 ? random() % (count + 1) : count;
        for (std::size_t i = 0; i < count; ++i) {
            const Event &event = *file.pending[i];
            const bool whole = way == 1 || (way == 2 && i < until) || (way >= 3 && random() % 2 == 0);
            const bool torn = !whole && (way == 2 ? i == until : way >= 3 && random() % 4 == 0) && event.kind == Event::Kind::wrote;
            lost += whole ? 0 : 1;
            if (whole)
                done(bytes, event, event.bytes.size());
            else if (torn) {
                Event part = event;
                const std::size_t size = random() % (event.bytes.size() + 1);
                if (way == 4) // and what it had not come to is neither old nor new
                    for (std::size_t at = size; at < part.bytes.size(); ++at)
                        part.bytes[at] = static_cast<char>(random());
                done(bytes, part, way == 4 ? part.bytes.size() : size);
            }
        }
        return bytes;
    }

    fs::path root_;
    bool journaled_, deaf_;
    Names now_, durable_;
    std::vector<Naming> names_; ///< given, and not yet brought to the disk
};

} // namespace crashdisk
