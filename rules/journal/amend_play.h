// SPDX-License-Identifier: GPL-3.0-or-later
// Acts of a journal ruled anew on states they were not done in, for amend.cpp.
#pragma once

#include "rules/journal/amend.h"
#include "rules/ruleset.h"

#include <optional>

namespace optio {

/// What an entry would be: its act (null for a correction) and its result.
struct Played {
    Json act, result;
};

/// What would become of an entry.
struct Outlook {
    std::string what;             ///< "same", "different" or "illegal"
    std::optional<Played> played; ///< played again; none when it is illegal
    std::optional<Played> kept;   ///< as it happened, on the ground as it is now; none when it cannot be
    std::string why;              ///< it is illegal
};

class AmendPlayer {
public:
    AmendPlayer(const Ruleset &ruleset, const Json &header);

    /// An act ruled on `state` with its own dice, or those typed. Its answers that apply stay; `given` is laid over its input and must be
    /// allowed. Throws Error when the rules refuse it.
    Played play(const Json &state, const StandingEntry &entry, const Json &given, const std::optional<std::vector<int>> &typed) const;
    /// An act that was not there, done before entry `n`: {"act","key","result"}. Its dice hang on the entry it stands before and on how
    /// many such acts were put there already, so that they are the same however often it is tried. Throws Error when the rules refuse it.
    Json inserted(const Json &state, int n, const Insertion &insertion, const Json &before) const;
    /// An act done in `then` that is to follow upon `now`.
    Outlook outlook(const StandingEntry &entry, const Json &then, const Json &now) const;
    Outlook outlookOfCorrection(const StandingEntry &entry, const Json &now) const;

private:
    struct Try {
        std::optional<Played> played;
        std::string why;
    };
    Try attempt(const Json &state, const StandingEntry &entry) const;
    std::optional<Played> keep(const StandingEntry &entry, const Json &now, const Json &after) const;

    const Ruleset &ruleset_;
    GameKey key_;
};

} // namespace optio
