// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed notes written: the form that asks what a note says, and what its writer may do with it later (ANC-111 to ANC-114, ANC-130).
#pragma once

#include "rules/notes.h"
#include "rulesets/ancients/turn.h"

#include <optional>
#include <string>
#include <vector>

namespace optio::ancients {

/// Announces a note by its seal; the note itself stays with its owner (ANC-111, ANC-112). Without a "seal" the form asks what the note
/// says.
class SealNote : public BattleAct {
public:
    std::vector<std::string> otherKeys() const override { return {"game", "side", "seal"}; }
    std::vector<Slot> slots() const override { return {{"who", "Units on the march, or who hides", "any", true, true, true}}; }
    Json example() const override { return {{"side", "a"}, {"seal", std::string(64, '0')}, {"answers", Json::object()}}; }
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &input) const override;
    std::string pageOf(const Json &state, const Json &input) const override;
    /// What is bound to a note is its writer's secret (ANC-110, ANC-112): the others learn that one was sealed.
    bool secret() const override { return true; }
    std::vector<std::string> participants(const Json &input) const override;
    /// The text of the note that this input writes down, and the input that announces it. Throws Error when something lacks.
    NoteRules::Written written(const Json &state, const Json &input) const;
    ANCIENTS_ACT(SealNote, "seal-note", "Write a sealed note", "ANC-111")
    bool fits(const State &state, const Slot &slot, const Unit &unit) const override;
};

/// A note that is still sealed, in words; without a title one that is not.
NoteRules::Told toldNote(const Sheet &sheet, const State &state, const KeptNote &kept);
/// The acts that the notes of a side allow in this step, or with "" those that need notes of both.
std::vector<Act> noteActsOf(const Sheet &sheet, const State &state, const std::vector<KeptNote> &kept, const std::string &side);

} // namespace optio::ancients
