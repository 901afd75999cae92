// SPDX-License-Identifier: GPL-3.0-or-later
// pbem: battles by e-mail. Files come from anywhere and go anywhere; what belongs to one's own side stays in the library.
#pragma once

#include "app/cli/commands.h"

#include <optional>
#include <string>
#include <vector>

namespace optio::cli {

struct MailOptions {
    std::string ruleset; ///< "": the first that is played by e-mail
    std::string options, name, title, battle, file, output, player, choice, orders;
    std::vector<std::string> armies;
    std::optional<int> acts, number;
    std::optional<std::uint64_t> seed;
    bool accept = false, takeOver = false, undo = false, text = false, resign = false, offerDraw = false, acceptDraw = false;
};

/// Invites: the file goes to the opponent.
int mailNew(Context &context, const MailOptions &options);
int mailList(Context &context);
/// Opens a file that has come; with `accept` answers an invitation.
int mailOpen(Context &context, const MailOptions &options);
/// Where a battle stands, what our side sees, and in our turn what may be done.
int mailShow(Context &context, const MailOptions &options);
/// Acts of our turn: one by its place in the list, by a computer player, or one taken back.
int mailPlay(Context &context, const MailOptions &options);
/// Closes our turn, if it is open, and writes the file; the same one however often.
int mailSend(Context &context, const MailOptions &options);
/// Writes the file of a second version that is kept as proof (PBM-55, PBM-66).
int mailProof(Context &context, const MailOptions &options);
/// All checks that need no secrets (PBM-75).
int mailVerify(Context &context, const MailOptions &options);
/// The audit of a battle that is over, of the library or of a file (PBM-45).
int mailAudit(Context &context, const MailOptions &options);
/// Takes a battle out of the library, with its secrets (PBM-47).
int mailDelete(Context &context, const MailOptions &options);

/// Is this the beginning of a turn file?
bool isTurnFile(const std::string &text);
/// mailVerify() of a text that is at hand.
int mailVerifyText(Context &context, const std::string &text);

} // namespace optio::cli
