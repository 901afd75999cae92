// SPDX-License-Identifier: GPL-3.0-or-later
// What both players agree to set by hand and no counter can hold (TRO-025): how units stand, who touches whom, who is on the table, and in
// private what is left of a side's points and which tactics cards it holds.
#pragma once

#include "rulesets/tropaion/cards.h"

namespace optio::tropaion {

/// Sets down how units stand, in whatever step.
class SetFormation : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "set-formation"; }
    std::string title() const override { return "Correct a formation"; }
    std::string rule() const override { return "TRO-025"; }
    std::vector<Slot> slots() const override { return {{"who", "Units", "any", true}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override { return {{"who", Json::array({{{"type", "HI"}}, {{"type", "HI"}}})}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Sets down whether two enemies are in contact, and how.
class SetContact : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "set-contact"; }
    std::string title() const override { return "Correct a contact"; }
    std::string rule() const override { return "TRO-025"; }
    std::vector<Slot> slots() const override { return {{"a", "Unit", "active"}, {"b", "Enemy", "other"}}; }
    Json example() const override { return {{"a", {{"type", "HI"}}}, {"b", {{"type", "MI"}}}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Sets down whether a unit is on the table, in reserve or lost.
class SetUnit : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "set-unit"; }
    std::string title() const override { return "Correct where a unit is"; }
    std::string rule() const override { return "TRO-025"; }
    std::vector<Slot> slots() const override { return {{"who", "Unit", "any"}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override { return {{"who", {{"type", "HI"}}}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    /// The unit may be lost, or wait.
    std::vector<Contestant> headOf(const Scene &scene) const override;
};

/// Sets down on a side's private page what is left of its points.
class SetPoints : public PrivateAct {
public:
    using PrivateAct::PrivateAct;
    std::string id() const override { return "set-points"; }
    bool secret() const override { return true; }
    std::string title() const override { return "Correct the points left"; }
    std::string rule() const override { return "TRO-025"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Gives a side a tactics card, or takes one from it, on its private page. The card comes from, and goes to, those that nobody holds, so
/// that the deck stays whole. Whether one was to be had is its owner's to see: a refusal would tell what the enemy holds.
class SetHand : public PrivateAct {
public:
    using PrivateAct::PrivateAct;
    std::string id() const override { return "set-hand"; }
    bool secret() const override { return true; }
    std::string title() const override { return "Correct the hand"; }
    std::string rule() const override { return "TRO-025"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

} // namespace optio::tropaion
