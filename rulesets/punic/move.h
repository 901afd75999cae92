// SPDX-License-Identifier: GPL-3.0-or-later
// Movement (PUN-145 to PUN-172): dice, fatigue, rough ground, passage of lines, manoeuvres, redressing, detaching.
#pragma once

#include "rulesets/punic/act.h"

#include <string>
#include <vector>

namespace optio::punic {

struct MovePlan;
struct Mover;

/// A D6 or average die of a move, as thrown.
struct MoveDice {
    std::vector<int> faces;
    int inches = 0; ///< all of them, with what is added
};

/// All dice of the type (PUN-150); `first`: the added inches of a first rout or retire move.
MoveDice fullMove(const Sheet &sheet, const State &state, const Unit &unit, bool first, Dice &dice);
/// The same without a state, for odds: the inches.
std::uint64_t fullMoveInches(const Sheet &sheet, const State &state, const Unit &unit, bool first, Dice &dice);
/// Those dice as a form announces them.
std::vector<DieSlot> fullMoveDice(const Sheet &sheet, const State &state, const Unit &unit);
/// Fatigue of the dice, each by itself (PUN-151).
void fatigue(const Book &book, const std::string &unit, const std::vector<int> &faces);
/// Asks about rough ground where it can matter, refusing what cannot be crossed (PUN-152, PUN-390); gives the DPs.
int askRough(Scene &scene, const Unit &unit, const std::string &row = "mv.rough", const std::string &subject = {});
/// "10\"".
std::string inchesText(int inches);

/// A move, manoeuvre or redressing in phase II (light troops) or III (others).
class MoveAct : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "move"; }
    std::string title() const override { return "Move or manoeuvre"; }
    std::string rule() const override { return "PUN-147"; }
    std::vector<Slot> slots() const override;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    Json example() const override;
    /// Only who moves: those who conform go with it, named or not.
    std::vector<std::string> participants(const Json &input) const override;

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
    std::vector<DieSlot> diceOf(const Scene &scene) const override;

private:
    std::string askKind(Scene &scene, const Unit &unit, bool onward) const;
    void askManoeuvre(Scene &scene, const Unit &unit, MovePlan &plan) const;
    void askMove(Scene &scene, const Unit &unit, MovePlan &plan) const;
    void askMates(Scene &scene, const Unit &unit, MovePlan &plan) const;
    void askGround(Scene &scene, MovePlan &plan) const;
    std::unique_ptr<Case> redress(Scene &scene, const Unit &unit) const;
    std::unique_ptr<Case> retreat(Scene &scene, const Unit &unit) const;
    std::unique_ptr<Case> played(Scene &scene, const MovePlan &plan, const std::string &label) const;
};

/// One more die for the units that have just moved (PUN-147, PUN-148).
class AnotherDie : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "another-die"; }
    std::string title() const override { return "Another move die"; }
    std::string rule() const override { return "PUN-147"; }
    Json example() const override { return {{"answers", Json::object()}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

/// A legion sends off a line or part of one (PUN-090).
class Detach : public ActResolver {
public:
    using ActResolver::ActResolver;
    std::string id() const override { return "detach"; }
    std::string title() const override { return "Detach from a legion"; }
    std::string rule() const override { return "PUN-090"; }
    std::vector<Slot> slots() const override { return {{"who", "Legion", "active", false, false}}; }
    Json example() const override { return {{"who", {{"legion", true}, {"grade", "C"}}}, {"answers", {{"dt.line", "triarii"}}}}; }

protected:
    std::unique_ptr<Case> build(Scene &scene) const override;
};

} // namespace optio::punic
