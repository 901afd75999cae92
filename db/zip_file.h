// SPDX-License-Identifier: GPL-3.0-or-later
// Zip archives on disk, with the SHA-256 of their members: written whole or not at all, and read as something a stranger made.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace optio {

/// Size and SHA-256 (hex) of a member's bytes.
struct Digest {
    std::uint64_t bytes = 0;
    std::string sha256;
    bool operator==(const Digest &) const = default;
};

/// A folder of its own under the system's folder for temporary files, for this user alone; gone with the object.
class Workshop {
public:
    /// Throws Error when there is none to be had.
    Workshop();
    ~Workshop();
    Workshop(const Workshop &) = delete;
    Workshop &operator=(const Workshop &) = delete;
    const std::filesystem::path &folder() const { return folder_; }

private:
    std::filesystem::path folder_;
};

/// Writes text as a file. Throws Error naming it.
void writeText(const std::filesystem::path &file, const std::string &text);
/// Brings a written file to the disk under its name: flushed, then renamed over what was there. Throws Error; `partial` is gone then.
void settleFile(const std::filesystem::path &partial, const std::filesystem::path &target);
/// Removes files of a folder that programs which were killed have left: those that `ours` knows by their names and that nobody has written
/// to for ten minutes, as another program may be at it.
void clearLeft(const std::filesystem::path &folder, const std::function<bool(const std::string &name)> &ours);
/// Brings the names in a folder to the disk: what was made, renamed or removed in it.
void settleFolder(const std::filesystem::path &folder);
/// The digest of a file. Throws Error when it cannot be read.
Digest digestOf(const std::filesystem::path &file);
/// Reads a file through and gives the error of the system (errno) when its disk does not give all of it up; 0 when it does. Asked before a
/// file is called damaged.
int readFault(const std::filesystem::path &file);

/// Writes the files as an archive named `target`: member name → file. What stood under that name is replaced when all is on disk; after
/// a failure it is as it was. `heard` hears from 0 to 1 how much is packed, and stops it by false: then it is as it was too, and false is
/// given. Throws Error.
bool writeZip(const std::filesystem::path &target, const std::vector<std::pair<std::string, std::filesystem::path>> &members,
              const std::function<bool(double part)> &heard = {});

/// An archive that is read. Every failure of its form is an Error that calls it damaged, every one of its disk one that names the disk's.
class ZipFile {
public:
    /// Throws Error for what is no sound archive, holds a name twice or more than `mostMembers`, or claims to unpack to more than
    /// `mostBytes`.
    ZipFile(const std::filesystem::path &file, std::size_t mostMembers, std::uint64_t mostBytes);
    ~ZipFile();
    ZipFile(const ZipFile &) = delete;
    ZipFile &operator=(const ZipFile &) = delete;

    /// The names of its members; not to be used as paths.
    std::vector<std::string> names() const;
    bool has(const std::string &name) const { return places_.contains(name); }
    /// A member's bytes. Throws Error when it is missing or has more than `most`.
    std::string text(const std::string &name, std::uint64_t most) const;
    /// Reads a member through, no further than `most` bytes, and writes it to `into` unless that is empty.
    Digest read(const std::string &name, std::uint64_t most, const std::filesystem::path &into = {}) const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
    std::map<std::string, std::uint64_t> places_;
};

} // namespace optio
