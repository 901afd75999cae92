// SPDX-License-Identifier: GPL-3.0-or-later
// Exact odds as the command line prints them.
#pragma once

#include "rules/ruleset.h"

namespace optio::cli {

/// [{"outcome","label","favours","weight","of","p"}]
Json oddsJson(const Case &ready);
/// [{"label","rule","given":{…},"odds":[as above]}] for what may be spent once its dice are seen.
Json prospectsJson(const Case &ready);
/// What each other answer would change: [{"question","value","changes","favour_a","favour_b"}], and with `state`, where it changes
/// something, the "odds" it would lead to. `input` must be complete.
Json answersJson(const Resolver &resolver, const Json *state, const Json &input);

} // namespace optio::cli
