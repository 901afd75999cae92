// SPDX-License-Identifier: GPL-3.0-or-later
// The resolvers of the rule set: an act of a battle, and a shock attack that is only weighed.
#pragma once

#include "rules/journal/secrets.h"
#include "rules/ruling/without_dice.h"
#include "rulesets/hoplites/sheet.h"

#include <functional>

namespace optio::hoplites {

/// Begins a battle outside a game: {"a": army id, "b": army id, "options": {…}}.
using BeginBattle = std::function<Json(const Json &game)>;

/// One act of the side whose decision it is: {"do": {"act": …}} (see act.h). Outside a game the act is done in a battle that "game" begins.
class ActResolver : public Resolver, public SecretActs {
public:
    ActResolver(const Sheet &sheet, const About &about, BeginBattle begin) : Resolver(about), sheet_(sheet), begin_(std::move(begin)) {}
    std::string refusal(const Json &state, const Json &input) const override;
    Form form(const Json *state, const Json &input) const override;
    Json complete(const Json *state, const Json &input) const override;
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override;
    std::vector<std::string> participants(const Json &input) const override;
    /// A hidden unit came to light (HOP-006).
    bool revealed(const Json &result) const override;
    /// Cards dealt, discarded or bid, and whatever is done with a unit that is hidden then (HOP-041, HOP-408).
    bool secretAct(const Json &act, const Json &result) const override;

private:
    Json battle(const Json *state, const Json &input) const;
    const Sheet &sheet_;
    BeginBattle begin_;
};

/// A shock attack as it would be resolved now, with its exact chances (HOP-902). In a game {"attack": {"attackers": […], "defenders": […],
/// "flank": […], "lead": …}}; outside one the units are described: {"a": [unit], "b": [unit], "game": {"rules": […]}}, a unit being
/// {"type","tq","size","missile","coh","depletion","engaged","flanks","column","ground"}.
std::unique_ptr<Case> shock(const Sheet &sheet, const WithoutDiceResolver &act, const Json *state, const Json &input);
Form shockForm(const Sheet &sheet, const WithoutDiceResolver &act, const Json *state, const Json &input);
Json shockComplete(const Sheet &sheet, const WithoutDiceResolver &act, const Json *state, const Json &input);
std::string shockRefusal(const Sheet &sheet, const WithoutDiceResolver &act, const Json &state, const Json &input);
std::vector<std::string> shockParticipants(const Json &input);

} // namespace optio::hoplites
