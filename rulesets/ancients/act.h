// SPDX-License-Identifier: GPL-3.0-or-later
// What the acts of the rule set share: the typed state they play on, units described outside a game, losses of order and their leaders.
#pragma once

#include "rules/act.h"
#include "rulesets/ancients/command.h"
#include "rulesets/ancients/roster.h"
#include "rulesets/ancients/state.h"

#include <functional>
#include <string>
#include <vector>

namespace optio::ancients {

using Scene = SceneOf<Sheet, State>;
using Played = PlayedOf<State>;

/// An act of the rule set. Outside a game a slot holds {"row":"KN"} or {"notation":"KN(8-4/3-4)"}, with "disordered", "leaders",
/// "uncontrolled" and "charging" where they matter; "game" holds options.
class BattleAct : public ActOf<Sheet, State> {
public:
    using ActOf::ActOf;
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;

protected:
    std::vector<std::string> otherKeys() const override { return {"game"}; }
    State stateOf(const Json *state, const Json &input) const override;
    Contestant contestantOf(const Scene &scene, const std::string &unit) const override;
    /// May this unit fill a slot? By default any on the map.
    virtual bool fits(const State &, const Slot &, const Unit &unit) const { return unit.onMap(); }
};

/// Throws Error unless the game stands in this step (nothing outside a game).
void expectStep(const Scene &scene, const std::string &step);
/// Throws Error unless the unit belongs to this side.
void expectSide(const State &state, const Unit &unit, const std::string &side, const std::string &slot);

/// The unit that a counter is, without an id (ANC-015).
Unit unitOf(const Sheet &sheet, const Counter &counter, const std::string &side);

/// What happens to units while an act is played.
class Fray {
public:
    Fray(State &state, Dice &dice, Tale &tale) : state_(state), dice_(dice), tale_(tale) {}

    /// Applies a fate to a unit; leaders with it are tested (ANC-092, ANC-096 to ANC-098). Gives 0 for nothing, 1 for a unit that was
    /// disordered by it, 2 for one that was destroyed.
    int suffer(Unit &unit, Fate fate);
    int leadersLost() const { return leadersLost_; }

private:
    void disorder(Unit &unit);
    void destroy(Unit &unit);

    State &state_;
    Dice &dice_;
    Tale &tale_;
    int leadersLost_ = 0;
};

/// The dice that leaders of these units may ask for.
std::vector<DieSlot> leaderDice(const Scene &scene, const std::vector<std::string> &units);

/// Options settled: those of a luck-free battle go together (ANC-190).
Settings settingsFrom(const Sheet &sheet, const Json &options);

} // namespace optio::ancients
