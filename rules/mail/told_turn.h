// SPDX-License-Identifier: GPL-3.0-or-later
// The other side's turn while it goes on, as its device tells it at one table (LNK-26): act by act, before it is signed. Its player opens
// his value of the turn with it (PBM-24), for nothing hangs on that any more: the absent side has given its orders. So its dice are worked
// out here, too, and an act taken back after its die was seen is seen.
#pragma once

#include "rules/mail/battle_file.h"
#include "rules/mail/mail_rules.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace optio::mail {

class ToldTurn {
public:
    /// The turn that follows the closed ones of `battle`, as `side` with its secrets sees it. Throws Faulty for a turn that is not the
    /// other's, and for a value that does not lead to the last known one (PBM-67, PBM-70).
    ToldTurn(const MailRules &rules, const Battle &battle, Side side, const Secrets &secrets, int turn, const std::string &value);

    /// Plays what has been done of it, as lines of a file; what was played already and is the same stays. `each` is called after every
    /// act that is played now. Gives how many acts stayed. Throws Faulty for an act against the rules or with other dice (PBM-68, PBM-69);
    /// the acts before it have been played.
    std::size_t play(const std::vector<std::string> &lines, const std::function<void(const Seat &, const Act &)> &each);

    int turn() const { return turn_; }
    const std::string &value() const { return value_; }
    /// What has been played.
    const std::vector<std::string> &lines() const { return lines_; }
    /// Has an act gone again whose die had been seen? By e-mail that is not taken back (PBM-42).
    bool wentBack() const { return wentBack_; }

private:
    void begin();

    const MailRules &rules_;
    Battle battle_;
    Side side_;
    Secrets secrets_;
    int turn_;
    std::string value_, key_;
    std::unique_ptr<Seat> seat_;
    std::optional<TurnDice> dice_;
    std::vector<std::string> lines_;
    std::vector<bool> drew_; ///< of each act: did it draw dice?
    bool wentBack_ = false;
};

} // namespace optio::mail
