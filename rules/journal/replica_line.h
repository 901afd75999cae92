// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a replica: a shared game as another device keeps it, copied as far as one seat may see it (LNK-12). Its header begins with
// {"replica":{"hash","seat"},… and has no "key"; an entry that the seat may not see whole begins with {"stub":"HASH",… and holds what may
// be read of it. The chain goes on with the hashes of the lines they stand for; every other line is the keeper's, word for word.
#pragma once

#include "rules/json.h"

#include <string>
#include <string_view>

namespace optio {

/// The hash that the line after this one holds: of the line, or of the one it stands for (a stub, the header of a replica or that of a game
/// that another device went on with, see carried.h).
std::string chainHash(std::string_view line);
/// Is it the header of a replica?
bool isReplica(const Json &header);
/// Whose replica it is: "a", "b", "umpire" or "watch"; "" for a game of this device's own.
std::string replicaSeat(const Json &header);
/// The line of a replica's header. `told`: the header as the seat may see it; `hash`: that of the keeper's line. Throws Error for another
/// form.
std::string replicaHeader(Json told, const std::string &seat, const std::string &hash);
/// Does this line stand for one that the seat may not see whole?
bool isStub(std::string_view line);
/// The line that stands for entry `n`, of which `seen` may be read. What a journal's line has besides is there, and empty.
std::string stubLine(int n, const std::string &hash, const std::string &prev, Json seen);

} // namespace optio
