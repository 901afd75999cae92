// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that come after their phase of the bound (DBM-020, DBA-010): they are refused, unless the players give a reason to do them all the
// same: one of those that are offered, or one in their own words.
#pragma once

#include "rules/ruling/asking.h"
#include "rules/ruling/ruling.h"

#include <string>
#include <vector>

namespace optio::dbx {

/// Does the answer `id` give a reason?
bool saysWhy(const Json &answers, const std::string &id);
/// The refusal of an act that belongs to the phase `own` when the bound has come to the phase `now`. `id` is the question for the reason.
std::string lateText(const std::string &now, const std::string &own, const char *rule, const std::string &id);
/// Says in the ruling's sentence that it was done all the same, and why: the answer `id` among `questions`.
void tellLate(const std::vector<Asking> &questions, const Json &answers, const std::string &id, Ruling &ruling);

} // namespace optio::dbx
