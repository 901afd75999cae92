// SPDX-License-Identifier: GPL-3.0-or-later
// The battles by e-mail of the store's file: of each its secrets, the file of its closed turns, and the acts of the turn that is open. What
// belongs together changes in one transaction, durable when the call returns, so that a turn is open or closed and never half of each
// (PBM-04, PBM-41). Beside the store's file lie the turn marks (PBM-46), which no backup and no restore touches.
#pragma once

#include "rules/mail/checks.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace optio {

/// A battle as this device keeps it.
struct MailRow {
    std::string id; ///< the game's (PBM-21)
    std::string ruleset;
    mail::Side side = mail::Side::a;
    mail::Secrets secrets;
    std::string file;    ///< the own copy: all closed turns
    std::string orders;  ///< the standing orders last given, as JSON; "" for none yet
    std::string dispute; ///< why the battle is disputed; "" when it is not
    int restored = 0;    ///< the turn in which the store was found behind the turn mark, until that is told (PBM-46); 0: none
    std::string changed; ///< ISO 8601, UTC
    std::string house;   ///< the text of the house rules that the battle began with (DAT-15); "" for none
};

/// A second version of a part of a battle, kept as proof beside the own copy (PBM-55, PBM-66).
struct MailProof {
    int number = 0;                  ///< from 1, in the order in which they came
    mail::Side side = mail::Side::a; ///< who has signed two versions
    std::string part;                ///< of what: "turn 7"
    std::string kept;                ///< since when; ISO 8601, UTC
    std::string file;                ///< what is kept
};

class MailBook {
public:
    /// Opens or makes the store's file in `folder` (see Store). Throws Error.
    explicit MailBook(const std::filesystem::path &folder);
    ~MailBook();
    MailBook(const MailBook &) = delete;
    MailBook &operator=(const MailBook &) = delete;

    /// All battles, the one changed last first.
    std::vector<MailRow> battles() const;
    std::optional<MailRow> battle(const std::string &id) const;
    /// The acts of the open turn, as lines of a file.
    std::vector<std::string> acts(const std::string &id) const;
    /// What is kept as proof, the oldest first.
    std::vector<MailProof> proofs(const std::string &id) const;

    /// A new battle. Throws Error for one that is there already.
    void add(const MailRow &row, const std::string &now);
    /// The acts `after` of the open turn in the place of `before`. Throws Error when the own copy or those acts are not as they were read:
    /// another program has been faster.
    void putActs(const std::string &id, const std::string &file, const std::vector<std::string> &before,
                 const std::vector<std::string> &after, const std::string &now);
    /// The own copy of `after` in the place of `before`, with its orders and what is to be told: a turn is closed or has come. The open
    /// turn, which is in it or has not begun, is gone. `replaced` is kept as proof. Throws Error when the own copy is another one by now.
    void advance(const MailRow &after, const std::string &before, const std::string &now,
                 const std::optional<mail::SecondVersion> &replaced = std::nullopt);
    void setRestored(const std::string &id, int turn);
    /// Marks a battle disputed; `second` is kept as proof.
    void setDispute(const std::string &id, const std::string &why, const std::string &now,
                    const std::optional<mail::SecondVersion> &second = std::nullopt);
    /// Takes a battle out, with its secrets and all that is kept beside it. Throws Error when there is none.
    void remove(const std::string &id);

    /// How far a battle has been shown on this device: a player turn, and acts of it that are not taken back.
    using Mark = std::pair<int, int>;
    Mark mark(const std::string &id) const;
    /// Raises the mark; never lowers it.
    void raiseMark(const std::string &id, const Mark &mark);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace optio
