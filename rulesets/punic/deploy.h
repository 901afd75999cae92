// SPDX-License-Identifier: GPL-3.0-or-later
// Deployment (PUN-293): before the first initiative each unit's formation and each leader's place may be chosen.
#pragma once

#include "rulesets/punic/act.h"

namespace optio::punic {

class Deploy : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "deploy"; }
    std::string title() const override { return "Deploy"; }
    std::string rule() const override { return "PUN-293"; }
    std::vector<Slot> slots() const override { return {{"who", "Unit", "any", false, false}}; }
    Json example() const override { return {{"who", {{"type", "HI"}, {"grade", "C"}, {"bases", 6}}}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

} // namespace optio::punic
