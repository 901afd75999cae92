// SPDX-License-Identifier: GPL-3.0-or-later
// Play by e-mail: what the rule set gives to it.
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/mail/mail_seats.h"
#include "rulesets/hoplites/mail/mail_setup.h"
#include "rulesets/hoplites/mail/stand_in.h"

namespace optio::hoplites {

int Hoplites::mailEngine() const { return mailEngineNumber; }

std::vector<mail::DataSet> Hoplites::mailContent() const { return contentOf(sheet_); }

std::vector<mail::FixedOption> Hoplites::mailOptions() const { return fixedOptions(sheet_); }

mail::SetUp Hoplites::mailSetUp(const Json &rosterA, const Json &rosterB, const Json &options) const
{
    return mailSetUpOf(sheet_, rosterA, rosterB, options);
}

Json Hoplites::mailChoices(const mail::SetUp &setUp) const { return choicesOf(sheet_, setUp); }

std::string Hoplites::mailWord(const mail::SetUp &setUp, const std::string &id) const { return wordFor(sheet_, setUp, id); }

std::vector<mail::OrderGroup> Hoplites::mailOrderGroups(const mail::SetUp &setUp) const { return orderGroupsOf(setUp); }

std::unique_ptr<mail::Referee> Hoplites::mailReferee() const { return mailRefereeOf(sheet_); }

std::unique_ptr<mail::Auditor> Hoplites::mailAuditor() const { return mailAuditorOf(sheet_); }

std::unique_ptr<mail::Seat> Hoplites::mailSeat() const { return mailSeatOf(sheet_); }

} // namespace optio::hoplites
