// SPDX-License-Identifier: GPL-3.0-or-later
// Seats at a shared game, and what each may see of it (LNK-12, LNK-14). Everything that a keeper sends is made here, from the game as that
// seat knows it.
#pragma once

#include "rules/journal/journal.h"
#include "rules/link/messages.h"

#include <array>
#include <string>

namespace optio {
class Ruleset;
}

namespace optio::link {

/// Two players, an umpire who sees all, and who looks on.
enum class Seat : std::uint8_t { a, b, umpire, watch };
constexpr std::array<const char *, 4> wordsOf(Seat) { return {"a", "b", "umpire", "watch"}; }
/// Throws Error naming the seats there are.
Seat seatFrom(const std::string &word);
/// "a" or "b" of a player, "" of the others.
std::string sideOf(Seat seat);

/// Throws Error when games of this rule set cannot be shared: it keeps secrets and does not say what each side knows.
void expectShareable(const Ruleset &ruleset);
/// The state as the seat knows it.
Json knownTo(const Ruleset &ruleset, const Json &state, Seat seat);
/// The header as the seat may see it: without the key, with the start as it knows it; its "hash" is that of the whole line. An umpire
/// sees the key neither.
Json headerFor(const Ruleset &ruleset, const Json &header, const std::string &line, Seat seat);
/// An entry as the seat may see it: `before` and `after` are the game's states around it, `knownBefore` and `knownAfter` as the seat knows
/// them. Its whole line where that tells nothing else; a stub otherwise.
EntryTold entryFor(const Ruleset &ruleset, const Entry &entry, const Json &before, const Json &knownBefore, const Json &knownAfter,
                   Seat seat);
/// Whose act is it alone, as far as can be said of it on this state? "a" or "b", or "" for one that either may do.
std::string ownerOf(const Ruleset &ruleset, const Json &state, const std::string &resolver, const Json &input);

} // namespace optio::link
