// SPDX-License-Identifier: GPL-3.0-or-later
// Another device goes on with a shared game: from its copy, because the keeper is gone for good (LNK-42), or because the keeper handed the
// game over (LNK-44). And two games that went on from one beginning (LNK-43).
#pragma once

#include "rules/journal/carried.h"
#include "rules/journal/journal.h"
#include "rules/link/replica.h"

#include <string>
#include <vector>

namespace optio::link {

/// The device that goes on: what it is called, its seat, and the key its dice come from.
struct NewKeeper {
    std::string name{};
    Seat seat = Seat::a;
    GameKey key{};
    std::string time{}; ///< of the entry that says so
};

/// Why that copy cannot be carried on; empty when it can. A seat that the keeper hid something from does not have the game's whole state,
/// so in games with secrets only an umpire's copy can.
std::string whyNotCarriedOn(const Ruleset &ruleset, const Json &header, int stubs);
/// The whole journal of the game that goes on from a copy (or from one that was handed away and never taken), with the entry that says so.
/// `lines` is the journal of the copy, its header first. Throws Error, see whyNotCarriedOn().
std::vector<Entry> carriedOn(const Ruleset &ruleset, const std::vector<Entry> &lines, const NewKeeper &by);
/// The same of a game that was handed over: `line` is the old keeper's whole header, and `lines` has no stub.
std::vector<Entry> takenOver(const Ruleset &ruleset, const std::vector<Entry> &lines, const std::string &line, const NewKeeper &by);
/// The lines of a replica as a journal of its own form.
std::vector<Entry> journalOf(const Replica &replica);

/// Two games compared line by line.
struct Parting {
    bool related = false;      ///< do they begin with the same header?
    int common = 0;            ///< the last entry that both have
    int first = 0, second = 0; ///< their lengths
    /// Has each gone on by itself? Otherwise one is the beginning of the other.
    bool parted() const { return related && common < first && common < second; }
};
Parting partingOf(const std::vector<std::string> &first, const std::vector<std::string> &second);

} // namespace optio::link
