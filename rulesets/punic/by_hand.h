// SPDX-License-Identifier: GPL-3.0-or-later
// What is put right by hand and is no counter (PUN-030): who is in contact with whom.
#pragma once

#include "rulesets/punic/act.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Puts two units into contact, or takes one of them out of its combat. Nobody takes DPs by it.
class SetContact : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "set-contact"; }
    std::string title() const override { return "Correct a contact"; }
    std::string rule() const override { return "PUN-030"; }
    std::vector<Slot> slots() const override { return {{"a", "Unit", "any"}, {"b", "Enemy", "other"}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

} // namespace optio::punic
