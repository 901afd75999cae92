// SPDX-License-Identifier: GPL-3.0-or-later
// A player's desk: battles by e-mail as files come in, are played and go out, with what the store keeps of them. All that screens and
// commands do with a turn file goes through here.
#pragma once

#include "db/mail_book.h"
#include "rules/mail/audit.h"
#include "rules/mail/checks.h"
#include "rules/mail/mail_rules.h"
#include "rules/mail/open_turn.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace optio {

class Ruleset;

/// The rule sets as a desk asks for them. What it asks for is read then, so a battle that is known here needs its own alone.
struct MailRulesets {
    std::function<std::vector<std::string>()> ids;                   ///< of all there are, house rules too
    std::function<const Ruleset &(const std::string &id)> at;        ///< one of them; throws Error when there is none
    std::function<std::string(const std::string &id)> houseOf;       ///< the text of its house rules; "" for a rule set without
    std::function<const Ruleset &(const std::string &text)> ofHouse; ///< that of house rules by their text; it lives on. Throws Error
};

/// How far the own copy has come, as turn marks tell it.
MailBook::Mark reachedIn(const mail::Battle &battle);

/// What a battle waits for, as lists of battles tell it (PBM-47).
enum class MailState : std::uint8_t { invited, turn, waiting, over, disputed };
MailState stateOf(const MailRow &row, const mail::Standing &standing);

/// What a device tells the other player's at one table of a battle (LNK-26).
struct MailTold {
    std::string head, file;        ///< hash of the copy's last line, and the copy
    int turn = 0;                  ///< our turn that goes on; 0 where none does, or nothing has been done in it
    std::string value;             ///< our value of that turn
    std::vector<std::string> acts; ///< as lines of a file
};

/// One battle, taken up where it stands. If the store is behind what this device has shown, the next end of a turn says so (PBM-46).
class MailTable {
public:
    /// `book` and `rules` must outlive it. Throws Error for a battle that does not play.
    MailTable(MailBook &book, const mail::MailRules &rules, MailRow row);
    MailTable(const MailTable &) = delete;
    MailTable &operator=(const MailTable &) = delete;

    const MailRow &row() const { return row_; }
    const mail::Battle &battle() const { return battle_; }
    mail::Standing standing() const { return mail::standingOf(battle_); }
    /// The battle with the own cards in sight; of one that nobody has accepted yet, null.
    mail::Seat *seat() { return seat_.get(); }
    /// Our turn, if it is open; else null.
    const mail::OpenTurn *turn() const { return turn_ ? &*turn_ : nullptr; }
    /// The standing orders last given.
    mail::Orders orders() const;
    /// What is told of it: what is on the disk.
    MailTold told() const;

    /// Does an act of the open turn; it is on the disk on return (PBM-41). Gives why not. Throws Error when it is not our turn.
    std::optional<std::string> act(const mail::Act &act, const std::string &card, const std::string &now);
    /// Takes the last decision back (PBM-42). Throws Error saying why not.
    void undo(const std::string &now);
    /// Closes the turn; from then on row().file is what is sent, however often (PBM-04). Throws Error for a turn that is not finished.
    void close(mail::TurnEnd end, const std::string &now);

private:
    std::vector<std::string> lines() const;
    void keep(const std::vector<std::string> &before, const std::string &now);
    MailBook::Mark reached() const;

    MailBook &book_;
    MailRow row_;
    mail::Battle battle_;
    std::unique_ptr<mail::Seat> seat_;
    std::optional<mail::OpenTurn> turn_;
};

class MailDesk {
public:
    /// `book` and the rule sets must outlive it.
    MailDesk(MailBook &book, MailRulesets rulesets) : book_(book), rulesets_(std::move(rulesets)) {}

    /// The battle of this id, or of the only one that begins so. Throws Error when there is none.
    MailRow found(const std::string &id) const;
    std::unique_ptr<MailTable> table(const std::string &id);
    /// The rule set of a battle here, with the house rules that it began with (DAT-15). Throws Error when there is none any more.
    const Ruleset &rulesetOf(const MailRow &row) const;
    /// What it has for play by e-mail; and the same of a rule set as it is now. Throws Error for one that is not played so.
    const mail::MailRules &rulesOf(const MailRow &row) const;
    const mail::MailRules &rulesOf(const std::string &ruleset) const;

    /// Begins a battle as its inviter. `setUp` lacks game and promise. Gives the new row, whose file is the invitation.
    MailRow invite(const std::string &ruleset, mail::SetUp setUp, const std::string &name, const std::string &now);

    /// What came of a file.
    struct Came {
        mail::Verdict verdict;
        std::string battle;                ///< id of the game; "" where the file does not tell
        std::string ruleset;               ///< what it is played by: of the battle here, or else the one with its rules data
        std::vector<std::string> repaired; ///< what had happened to it in the mail
        bool closed = false;               ///< our closing was added: the file goes back once more (PBM-45)
    };
    /// Opens a file, or a mail with one. What is good is kept; an invitation is only looked at; another version of our own turn is taken
    /// over if `takeOver` says so (PBM-55).
    Came open(std::string_view text, bool takeOver, const std::string &now);
    /// What is told of a battle; all empty for one that is not here.
    MailTold told(const std::string &id) const;
    /// Accepts an invitation; gives the new row, whose file goes back. Throws Error for a file that is none, or no good one.
    MailRow accept(std::string_view text, const std::string &name, const std::string &now);

private:
    Came opened(const std::string &bytes);
    std::string houseNow(const std::string &ruleset) const;

    MailBook &book_;
    MailRulesets rulesets_;
};

/// All checks that a file, or a mail with one, allows without secrets, and the audit where closings are present (PBM-75).
struct MailVerified {
    mail::Verdict verdict;
    std::optional<mail::Audit> audit;
};
MailVerified verifiedFile(std::string_view text, const MailRulesets &rulesets);

/// Standing orders as JSON: {"withdraw":{"SK":"always"},"react":{}}. Throws Error for what is none. And back.
mail::Orders ordersFrom(const Json &json);
Json toJson(const mail::Orders &orders);

} // namespace optio
