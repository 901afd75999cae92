// SPDX-License-Identifier: GPL-3.0-or-later
// Deployment (PUN-293): before the first initiative each unit's formation and each leader's place may be chosen.
#pragma once

#include "rulesets/punic/act.h"

namespace optio::punic {

/// Chooses how a unit stands, and where its leader is.
std::unique_ptr<Case> deploy(Scene &scene);

} // namespace optio::punic
