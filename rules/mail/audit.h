// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of a battle that is over (PBM-45, PBM-72): each closing must open what its player promised, every seal must open to the card
// that the closing names, and then the game's auditor looks at every act with the decks known.
#pragma once

#include "rules/mail/battle_file.h"
#include "rules/mail/referee.h"

#include <optional>
#include <string>
#include <vector>

namespace optio::mail {

/// What an audit found.
struct Audit {
    std::optional<Fault> fault;        ///< the first one (PBM-72)
    std::optional<std::string> unseen; ///< the player whose closing is missing: the battle is not audited
    int turns = 0, dice = 0;           ///< how many were looked at
    /// "Audit of 12 turns and 214 dice: no fault", the fault, or who has not sent the closing file.
    std::string text() const;
};

/// Audits a battle whose file has passed every check (never another one). `auditor` may be null: then commitments and seals alone are
/// looked at. Where one closing is missing the other is audited all the same.
Audit audited(const Battle &battle, Auditor *auditor);

/// Which of these cards lies under the seal of a discard, for its owner, who has his hand secret but may have lost the note of it (PBM-37);
/// empty for none, and for an act without a seal.
std::optional<std::string> cardUnderSeal(const std::string &game, const Act &act, const std::string &hand,
                                         const std::vector<std::string> &cards);

} // namespace optio::mail
