// SPDX-License-Identifier: GPL-3.0-or-later
// Phase I (PUN-095 to PUN-140): initiative, leader actions, control.
#pragma once

#include "rulesets/punic/act.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Both sides roll; the higher has the choice.
std::unique_ptr<Case> rollInitiative(Scene &scene);

/// The winner takes the initiative or gives it away.
std::unique_ptr<Case> chooseInitiative(Scene &scene);

/// One action of a leader (PUN-110 to PUN-116). The slot "leader" holds a leader's id.
std::unique_ptr<Case> leaderAct(Scene &scene);
std::vector<Candidate> leaderActCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
State leaderActState(const Sheet &sheet, const About &about, const Json *state, const Json &input);

/// The second move of a leader who stands alone, in phase III (PUN-112). The slot "leader" holds a leader's id.
std::unique_ptr<Case> leaderMove(Scene &scene);
std::vector<Candidate> leaderMoveCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
State leaderMoveState(const Sheet &sheet, const About &about, const Json *state, const Json &input);

/// Why a leader may not move in phase III; empty when he may.
std::string whyNoSecondMove(const Leader &leader);

/// Who of a side is not under control (PUN-130 to PUN-133).
std::unique_ptr<Case> controlStatus(Scene &scene);
std::vector<Candidate> controlStatusCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// Control tests (PUN-134 to PUN-140), for several units at once.
std::unique_ptr<Case> controlTest(Scene &scene);
std::vector<Candidate> controlTestCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
std::vector<DieSlot> controlTestDice(const Scene &scene);
/// Most units in one act: the odds are those of all their dice together.
constexpr std::size_t mostTests = 4;

/// The attached leader changes a control test by one, after the die (PUN-136).
std::unique_ptr<Case> leaderAdjust(Scene &scene);

/// The head of a form about a leader: nobody.
std::vector<Contestant> nobodyAtHead(const Scene &scene);
/// The id in the slot "leader". Throws Error when nobody is named.
std::string leaderIn(const Json &input);
/// That leader. Throws Error for a unit that is none, and for an id that is not known.
const Leader &leaderNamed(const State &state, const std::string &id);
/// What a control test's total means.
const ControlRow &controlOf(const Sheet &sheet, int total);
/// Does it throw an average die (PUN-134)?
bool testsSoft(const Unit &unit);
/// PUN-135.
int controlBonus(const State &state, const Unit &unit);

} // namespace optio::punic
