// SPDX-License-Identifier: GPL-3.0-or-later
// The system's calls on files, seen and made to fail. A program that links calls.cpp stands before the C library: what its own code and
// every library in it asks of the disk passes here first.
#pragma once

#include <functional>
#include <string>

namespace diskcalls {

/// One call, with the file it is about. `other` is the new name of a rename.
struct Call {
    std::string name; ///< "open", "write", "sync", "rename", "remove", "mkdir", "rmdir", "truncate", "read"
    std::string path;
    std::string other;
    bool makes = false;   ///< of an open: the file is not there yet and is made
    bool empties = false; ///< of an open: the file is emptied
    bool folder = false;  ///< of a sync or open: it is a folder
};

/// Whom the calls are told of while it is set; nothing is told of while a hook runs.
struct Hooks {
    /// Gives the error (errno) with which a call is to fail; 0 lets it be done.
    std::function<int(const Call &)> before;
    /// Hears of a call that was done.
    std::function<void(const Call &)> after;
    /// Only files whose path begins so.
    std::string under;
    /// Whether reads and writes are told of, of which there are many.
    bool contents = false;
};

Hooks &hooks();

/// Calls are not told of while one lives.
class Quiet {
public:
    Quiet();
    ~Quiet();
    Quiet(const Quiet &) = delete;
    Quiet &operator=(const Quiet &) = delete;
};

} // namespace diskcalls
