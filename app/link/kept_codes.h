// SPDX-License-Identifier: GPL-3.0-or-later
// What the links of a shared game are made of, in a file: the sharing goes on with them after a crash or a restart (LNK-41).
#pragma once

#include "rules/link/keeper.h"
#include "rules/link/session.h"

#include <map>
#include <string>
#include <vector>

namespace optio::link {

struct KeptCodes {
    std::string secret{};                       ///< of the keeper's key
    int port = 0;                               ///< 0 before it has listened
    std::map<std::string, std::string> seats{}; ///< by token

    /// Those of a file; new ones, yet to be kept, where there is none. Throws Error naming the file for one that holds none.
    static KeptCodes from(const std::string &file);
    /// Makes tokens for seats that have none.
    void add(const std::vector<Seat> &wanted);
    /// Keeps them, for the owner's eyes alone. Throws Error naming the file.
    void keep(const std::string &file) const;
};

} // namespace optio::link
