// SPDX-License-Identifier: GPL-3.0-or-later
// What a rule set that can be played by e-mail has besides. A Ruleset that can is one of these, too.
#pragma once

#include "rules/mail/referee.h"
#include "rules/mail/seat.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::mail {

/// An option of a game that a battle by e-mail settles by itself (PBM-05).
struct FixedOption {
    std::string option;
    Json value;
    std::string why; ///< for the player
};

/// A group of troops that standing orders are given to (PBM-40).
struct OrderGroup {
    std::string id, label;
};

class MailRules {
public:
    virtual ~MailRules() = default;

    /// Number of the engine (PBM-40), and the rules data in force (PBM-53). The names of these begin with the id of their rule set and "/",
    /// but for house rules.
    virtual int mailEngine() const = 0;
    virtual std::vector<DataSet> mailContent() const = 0;
    virtual std::vector<FixedOption> mailOptions() const = 0;
    /// A set-up of these armies, without the game's id, its title and the inviter's promise. Throws Error for what cannot be fought.
    virtual SetUp mailSetUp(const Json &rosterA, const Json &rosterB, const Json &options) const = 0;
    /// The options of a set-up, all of them, as mailSetUp() takes them. Throws Error for what cannot be fought.
    virtual Json mailChoices(const SetUp &setUp) const = 0;

    /// What an id of a set-up is called: of a special rule, a special card, a kind of terrain. The id itself for one that there is not.
    virtual std::string mailWord(const SetUp &setUp, const std::string &id) const = 0;
    /// Those that there are in battles of this set-up.
    virtual std::vector<OrderGroup> mailOrderGroups(const SetUp &setUp) const = 0;

    virtual std::unique_ptr<Referee> mailReferee() const = 0;
    virtual std::unique_ptr<Auditor> mailAuditor() const = 0;
    virtual std::unique_ptr<Seat> mailSeat() const = 0;
};

} // namespace optio::mail
