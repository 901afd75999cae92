// SPDX-License-Identifier: GPL-3.0-or-later
// Writing turn files: an invitation, its acceptance, a turn, a closing. Each takes the battle so far and gives the whole new file, closed
// by our signature. The same is written from the same, byte for byte, however often (PBM-04).
#pragma once

#include "rules/mail/battle_file.h"

#include <string>
#include <vector>

namespace optio::mail {

/// The keys of the turn that is open, as only its player knows them (PBM-24, PBM-26).
struct TurnKeys {
    std::string open;   ///< K[n]
    std::string hidden; ///< P[n]
};
/// Throws Error unless it is the turn of `side`.
TurnKeys keysOfOpenTurn(const Battle &battle, Side side, const Secrets &secrets);

/// What the active player says at the end of his turn.
struct TurnEnd {
    Orders orders;
    std::optional<Result> result;
    bool offer = false;
    std::vector<std::pair<std::string, int>> notes;
};

/// A's invitation: three lines. The promise in `setUp` is filled from name and secrets.
Battle invite(SetUp setUp, const std::string &name, const Secrets &secrets);
/// B's acceptance of an invitation.
Battle accept(const Battle &battle, const std::string &name, const Secrets &secrets);
/// The open turn of its side, with these acts; their turn and numbers are filled in. With a result the closing follows (closed()). Throws
/// Error for a battle in which no turn is open, or that no value is left for.
Battle withTurn(const Battle &battle, std::vector<Act> acts, const TurnEnd &end, const Secrets &secrets);
/// Our closing, behind a battle that is over.
Battle withClosing(const Battle &battle, Side side, const std::vector<Closing::Discard> &discards, const Secrets &secrets);

} // namespace optio::mail
