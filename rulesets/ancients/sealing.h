// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed notes written: the form that asks what a note says, and what its writer may do with it later (ANC-111 to ANC-114, ANC-130).
#pragma once

#include "rules/journal/notes.h"
#include "rulesets/ancients/turn.h"

#include <optional>
#include <string>
#include <vector>

namespace optio::ancients {

/// Announces a note by its seal; the note itself stays with its owner (ANC-111, ANC-112). Without a "seal" the form asks what the note
/// says.
std::unique_ptr<Case> sealNote(Scene &scene);
std::vector<Candidate> sealNoteCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
std::string sealNotePage(const Json &state, const Json &input);
std::vector<std::string> sealNoteParticipants(const Json &input);
bool sealNoteFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

/// The text of the note that this input of the act (`about`) writes down, and the input that announces it. Throws Error when something
/// lacks.
NoteRules::Written writtenNote(const Sheet &sheet, const About &about, const Json &state, const Json &input);
/// A note that is still sealed, in words; without a title one that is not.
NoteRules::WithoutDice toldNote(const Sheet &sheet, const State &state, const KeptNote &kept);
/// The acts that the notes of a side allow in this step, or with "" those that need notes of both.
std::vector<Act> noteActsOf(const Sheet &sheet, const State &state, const std::vector<KeptNote> &kept, const std::string &side);

} // namespace optio::ancients
