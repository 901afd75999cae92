// SPDX-License-Identifier: GPL-3.0-or-later
// Charges on their way (TRO-076 to TRO-083): free moves of the charged, whom the charger hits then, overlaps, and the contact.
#pragma once

#include "rulesets/tropaion/act.h"
#include "rulesets/tropaion/shooting.h"

namespace optio::tropaion {

/// May this target go back before these chargers (TRO-081)?
bool mayEvade(const State &state, const Unit &target, const Unit &charger);
/// Throws Error when this side of the target may not be charged, or is taken (TRO-021, TRO-077, TRO-188). `also`: other chargers of the
/// same charge.
void expectTarget(const State &state, const std::string &charger, const std::string &target, Aspect aspect, const Order &order);
/// The side of the target that the charger hits: its front, or where that is held already what is answered, beginning with a side that is
/// free. Throws Error as expectTarget() does.
Aspect askAspect(Scene &scene, const std::string &charger, const std::string &target, const Order &order);
/// Starts what comes after a passed test: free moves, or contact.
void startCharge(const Sheet &sheet, State &state, Tale &tale);

/// A charged unit makes its free move or stands (TRO-081, TRO-083).
class Evade : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "evade"; }
    std::string title() const override { return "Free move"; }
    std::string rule() const override { return "TRO-081"; }
    std::vector<Slot> slots() const override { return {{"who", "Charged unit", "other"}}; }
    Json example() const override { return {{"who", {{"type", "LC"}}}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
};

/// How a charge ends whose target has gone back (TRO-082).
class ChargeEnd : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "charge-end"; }
    std::string title() const override { return "End of the charge"; }
    std::string rule() const override { return "TRO-082"; }
    std::vector<Slot> slots() const override { return {{"who", "Charger", "active"}}; }
    Json example() const override { return {{"who", {{"type", "HC"}}}, {"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// Overlaps are settled and engagements begin (TRO-076, TRO-078).
class Contact : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "contact"; }
    std::string title() const override { return "Contact"; }
    std::string rule() const override { return "TRO-076"; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

} // namespace optio::tropaion
