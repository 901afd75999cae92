// SPDX-License-Identifier: GPL-3.0-or-later
// Deployment (TRO-036 to TRO-038) and reserves that come later (TRO-134, TRO-135, TRO-137).
#pragma once

#include "rulesets/tropaion/cards.h"

namespace optio::tropaion {

/// Units that wait for this reason ("weather", "flankMarch").
std::vector<std::string> waiting(const State &state, const std::string &side, const std::string &why);
/// Puts units of the reserve on the table; `where` says at which edge.
void arrive(State &state, Tale &tale, const std::vector<std::string> &units, const std::string &where);
/// Where cards are played, both sides say which before anybody deploys. Throws Error until they have (TRO-037).
void expectCommitted(const State &state);
/// The side of the first who is picked for "who"; "" while nobody is.
std::string pickedSide(const State &state, const Json &input);
/// Has this side still units to hold back, as it must or has said that it will?
bool owesReserves(const Side &side);
/// A quarter of an army, rounded down (TRO-137).
int quarterOf(const Sheet &sheet, const Side &side);

/// Dices for who chooses its edge and deploys first.
class Edges : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "edges"; }
    std::string title() const override { return "Edges"; }
    std::string rule() const override { return "TRO-036"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// The side that dices higher names its edge; the enemy has the one opposite.
class ChooseEdge : public SideAct {
public:
    using SideAct::SideAct;
    std::string id() const override { return "choose-edge"; }
    std::string title() const override { return "Choose an edge"; }
    std::string rule() const override { return "TRO-036"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Says in private which deployment cards are used; once both have, they are shown together.
class CommitCards : public PrivateAct {
public:
    using PrivateAct::PrivateAct;
    std::string id() const override { return "commit-cards"; }
    std::string title() const override { return "Deployment cards"; }
    std::string rule() const override { return "TRO-037"; }
    bool secret() const override { return true; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Names the units that are held back.
class HoldBack : public SideAct {
public:
    using SideAct::SideAct;
    std::string id() const override { return "hold-back"; }
    std::string title() const override { return "Hold units back"; }
    std::string rule() const override { return "TRO-037"; }
    std::vector<Slot> slots() const override { return {{"who", "Units", "any", true}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override { return {{"who", Json::array({{{"type", "HI"}}})}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Declares a formation before the battle, free of charge.
class DeployFormation : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "deploy-formation"; }
    std::string title() const override { return "Form up"; }
    std::string rule() const override { return "TRO-038"; }
    std::vector<Slot> slots() const override { return {{"who", "Units", "any", true}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override { return {{"who", Json::array({{{"type", "HI"}}, {{"type", "HI"}}})}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Ends the deployment.
class StartBattle : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "start-battle"; }
    std::string title() const override { return "Begin the battle"; }
    std::string rule() const override { return "TRO-039"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Brings on units that the weather has delayed.
class Arrive : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "arrive"; }
    std::string title() const override { return "Delayed units arrive"; }
    std::string rule() const override { return "TRO-135"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

} // namespace optio::tropaion
