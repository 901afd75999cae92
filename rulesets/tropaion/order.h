// SPDX-License-Identifier: GPL-3.0-or-later
// Orders to move (TRO-063 to TRO-073, TRO-115 to TRO-117): what kind a move is, what it costs, its test, and what it changes. A charge goes
// on in charge.h.
#pragma once

#include "rulesets/tropaion/test.h"

namespace optio::tropaion {

/// Units that act together: a formation, or the part of it on one side of a gap (TRO-117).
std::vector<std::string> groupOf(const State &state, const std::string &unit);
/// The rear unit that may step into a gap before it (TRO-117)?
bool mayFillGap(const State &state, const std::string &unit);
/// What an order that was tested does; state.order holds it (TRO-067, TRO-068).
void carryOut(const Sheet &sheet, State &state, Tale &tale, bool passed);
/// Warbands of a side that have still to be asked whether they must charge (TRO-084).
std::vector<std::string> unaskedWarbands(const State &state, const std::string &side);
/// Throws Error while a test, a charge or a combat is still open.
void expectNothingOpen(const State &state);
/// Must this warband charge before anything else? One that has come into combat since need not.
bool mustCharge(const State &state, const Unit &unit);
/// Throws Error while a warband of this side must charge, before anybody else of it is asked or moves (TRO-084).
void expectNobodyBound(const State &state, const std::string &side);
/// Is nobody of them engaged?
bool allFree(const State &state, const std::vector<std::string> &who);

/// The files that units take up in this shape, in the order they were picked; of a mass it is asked how many stand in front, and behind
/// whom the others (TRO-019).
std::vector<std::vector<std::string>> askFiles(Scene &scene, const std::vector<std::string> &who, const std::string &shape);

/// Asks which shape units stand in, or each alone, and gives the case that puts them so, free of charge; `how` begins its sentence ("",
/// "By agreement ": then units in combat may be among them).
std::unique_ptr<Case> askFormation(Scene &scene, const std::vector<std::string> &who, const std::string &how);

/// Orders a unit or formation to move.
class OrderResolver : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "order"; }
    std::string title() const override { return "Move"; }
    std::string rule() const override { return "TRO-063"; }
    std::vector<Slot> slots() const override { return {{"who", "Who moves", "active", true}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override { return {{"who", Json::array({{{"type", "HI"}}})}, {"answers", Json::object()}}; }

protected:
    std::vector<std::string> takingPart(const State &state, const Json &input, std::vector<std::string> named) const override;
    std::unique_ptr<Case> build(Scene &scene) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
};

/// Asks whether a warband must charge, and tests to hold it (TRO-084).
class Warband : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "warband"; }
    std::string title() const override { return "Warband"; }
    std::string rule() const override { return "TRO-084"; }
    std::vector<Slot> slots() const override { return {{"who", "Warband", "active"}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override { return {{"who", {{"type", "WB"}}}, {"answers", Json::object()}}; }

protected:
    std::vector<std::string> takingPart(const State &state, const Json &input, std::vector<std::string> named) const override;
    std::unique_ptr<Case> build(Scene &scene) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;
};

} // namespace optio::tropaion
