// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from a fight that is only planned: acts that the rules make next (a combat's result, who stands near a rout) and acts that
// may be wanted (a pursuit, one that cannot recoil). The first are done with their usual answers, the others are not, unless the player
// says otherwise.
#pragma once

#include "rules/ruleset.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace optio {

/// What the player says of an act that may follow.
struct FollowChoice {
    std::optional<bool> done; ///< is it done? Without a word as the rules have it
    Json answers = Json::object();
};

/// An act that follows in some state.
struct FollowAct {
    std::string key; ///< by which the player speaks of it: what it rules and what it is called
    std::string resolver, label, rule;
    Json input;
    bool due = false;                ///< do the rules make it next?
    std::string refusal;             ///< why it cannot be counted; then it is left out
    std::vector<Question> questions; ///< with the player's answers
};

/// FollowAct::key of an act that rules this and is called so.
inline std::string followKey(const std::string &resolver, const std::string &label) { return resolver + "|" + label; }

/// Finds them. The rule set must outlive it.
class Following {
public:
    Following() = default;
    /// What is due before any fight follows from none.
    Following(const Ruleset &ruleset, const Json &before);
    /// Those of a state after a ruling that offered `offered`, those already in `passed` left out.
    std::vector<FollowAct> after(const Json &state, const std::vector<FollowUp> &offered,
                                 const std::map<std::string, FollowChoice> &choices, const std::set<std::string> &passed) const;
    /// Its case, ready to be ruled, as `after` gave it. Throws Error.
    std::unique_ptr<Case> ready(const Json &state, const FollowAct &act) const;

private:
    FollowAct made(const Json &state, const std::string &resolver, const std::string &label, const Json &input, bool due,
                   const std::map<std::string, FollowChoice> &choices) const;

    const Ruleset *ruleset_ = nullptr;
    std::set<std::string> dueBefore_;
};

} // namespace optio
