// SPDX-License-Identifier: GPL-3.0-or-later
// What the acts of the rule set share: the typed state they play on, units described outside a game, losses of order and their leaders.
#pragma once

#include "rules/ruling/act.h"
#include "rulesets/ancients/army/roster.h"
#include "rulesets/ancients/move/command.h"
#include "rulesets/ancients/state.h"

#include <functional>
#include <string>
#include <vector>

namespace optio::ancients {

using Scene = SceneOf<Sheet, State>;
using Played = PlayedOf<State>;
using Does = DoesOf<Sheet, State>;

/// How a form shows a unit at its head.
Contestant contestantOf(const Scene &scene, const std::string &unit);
/// The units that fit a slot, of those whose it is.
std::vector<Candidate> candidatesFitting(const Sheet &sheet, const State &state, const Slot &slot,
                                         bool (*fits)(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit));
/// The same for a row of acts.cpp.
template <auto fits> std::vector<Candidate> fitting(const Sheet &sheet, const State &state, const Slot &slot, const Json & /*input*/)
{
    return candidatesFitting(sheet, state, slot, fits);
}
/// Who takes part in an act whose dice are the army's, whoever is named: nobody.
std::vector<std::string> nobody(const Json &input);

/// An act of the rule set. Outside a game a slot holds {"row":"KN"} or {"notation":"KN(8-4/3-4)"}, with "disordered", "leaders",
/// "uncontrolled" and "charging" where they matter; "game" holds options.
class BattleAct : public ActOf<Sheet, State> {
public:
    using ActOf::ActOf;
    /// By default any unit on the map.
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    /// Each unit once and in the order of the ids, however the input spells them: the same units draw the same dice.
    std::vector<std::string> participants(const Json &input) const override;
    /// Who hides and is held is its owner's secret (ANC-053, ANC-130): such an act tells its sentence alone.
    bool secretAct(const Json &act, const Json &result) const override;

protected:
    State stateOf(const Json *state, const Json &input) const override;
};

/// The line of an act that holds who hides.
inline constexpr const char *heldHidden = "hides";

/// The unit id in a slot for one, as rules/ruling/act.h has it; more than one are refused.
std::string unitIn(const Scene &scene, const std::string &slot, bool optional = false);
/// The units in a slot as they are named, on the map or off it. Throws Error for one there is not.
std::vector<std::string> namedIn(const Scene &scene, const char *slot);
/// The units in a slot whose order says nothing, in the order of their army: however they are spelled, the same dice fall to them.
std::vector<std::string> sortedIn(const Scene &scene, const char *slot);
/// These ids in the order of their army, each once.
std::vector<std::string> inOrder(std::vector<std::string> ids);
/// Throws Error with this reason when a question that does not arise here was answered otherwise than its default.
void shut(const Scene &scene, const std::string &question, const Json &standard, const std::string &why);
/// Why the players agreed to something, from "reason" of an input. Throws Error for one that is no text of some length.
std::string agreedReason(const Json &input);
/// Throws Error unless the game stands in this step (nothing outside a game).
void expectStep(const Scene &scene, const std::string &step);
/// Throws Error unless the unit belongs to this side.
void expectSide(const State &state, const Unit &unit, const std::string &side, const std::string &slot);

/// The unit that a counter is, without an id (ANC-015).
Unit unitOf(const Sheet &sheet, const Counter &counter, const std::string &side);

/// What happens to units while an act is played.
class Fray {
public:
    Fray(State &state, Dice &dice, Narration &narration) : state_(state), dice_(dice), narration_(narration) {}

    /// Applies a fate to a unit; leaders with it are tested (ANC-092, ANC-096 to ANC-098). Gives 0 for nothing, 1 for a unit that was
    /// disordered by it, 2 for one that was destroyed.
    int suffer(Unit &unit, Fate fate);
    int leadersLost() const { return leadersLost_; }

private:
    void disorder(Unit &unit);
    void destroy(Unit &unit);

    State &state_;
    Dice &dice_;
    Narration &narration_;
    int leadersLost_ = 0;
};

/// The dice that leaders of these units may ask for.
std::vector<DieSlot> leaderDice(const Scene &scene, const std::vector<std::string> &units);

/// Options settled: those of a luck-free battle go together (ANC-190).
Settings settingsFrom(const Sheet &sheet, const Json &options);

} // namespace optio::ancients
