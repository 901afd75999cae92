// SPDX-License-Identifier: GPL-3.0-or-later
// What is put right by hand and is no counter (PUN-030): who is in contact with whom.
#pragma once

#include "rulesets/punic/act.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Puts two units into contact, or takes one of them out of its combat. Nobody takes DPs by it.
std::unique_ptr<Case> setContact(Scene &scene);
std::vector<Candidate> setContactCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

} // namespace optio::punic
