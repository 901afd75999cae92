// SPDX-License-Identifier: GPL-3.0-or-later
// A file system for SQLite (sqlite3_vfs) that stands before the system's own and tells of every write, in order, before any of it is known
// to be on the disk. Once it is registered every store of the program lies on it. Files made and removed, and what is brought to the disk,
// are calls of the system, and are seen there (calls.h).
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace cutvfs {

/// Who hears of what SQLite does to its files; nothing is told of while a function is empty.
struct Listener {
    std::function<void(const std::string &path, std::int64_t at, std::string bytes)> wrote;
    std::function<void(const std::string &path, std::int64_t size)> truncated;
};

Listener &listener();

/// Makes it the program's file system.
void install();

/// From now on no store asks for anything to be brought to the disk: PRAGMA synchronous is OFF, whatever else a program asks for. For the
/// control of a test, which must lose entries then.
void neverSynchronous(bool never);

} // namespace cutvfs
