// SPDX-License-Identifier: GPL-3.0-or-later
// The three who follow a battle by e-mail, each by the same replay: who receives a file, who audits it, and its players.
#pragma once

#include "rules/mail/mail_rules.h"
#include "rulesets/hoplites/sheet.h"

#include <memory>

namespace optio::hoplites {

std::unique_ptr<mail::Referee> mailRefereeOf(const Sheet &sheet);
std::unique_ptr<mail::Auditor> mailAuditorOf(const Sheet &sheet);
std::unique_ptr<mail::Seat> mailSeatOf(const Sheet &sheet);

} // namespace optio::hoplites
