// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed notes: what they say, which of a side's notes is opened, and the leader that a stratagem costs (ANC-110 to ANC-114).
#pragma once

#include "rulesets/ancients/act.h"

#include <string>
#include <utility>
#include <vector>

namespace optio::ancients {

/// What a note says: an object with "kind", and what goes with it (ANC-114); a hidden unit's place is {"kind":"hidden","unit","hex"}, where
/// the hex may be left out.
struct Secret {
    std::string kind, own, enemy, edge, unit, hex;
    std::vector<std::string> units;
};

/// Reads the text of a note. Throws Error that says what it lacks.
Secret secretIn(const std::string &text);
/// The side that an input names. Throws Error when it names none.
std::string sideIn(const Json &input);
/// The note of a side that `key` of the input opens, by its number, and what it says. Throws Error for one that was not sealed, or is open.
std::pair<std::size_t, std::string> openedNote(const Side &side, const Json &input, const char *key = "note");
/// Throws Error, naming `key`, unless these units of a side may be those of one more note: each once, none of another note, and of all its
/// marches together at most half the army (ANC-119, ANC-130). `except` is the note's own number, when it has one.
void expectFree(const State &state, const Side &side, const std::vector<std::string> &units, bool march, const char *key,
                std::size_t except = std::string::npos);
/// What units are worth together.
int worthOf(const State &state, const std::vector<std::string> &units);
/// Throws Error unless the side may use this stratagem (ANC-112).
void expectAllowed(const Sheet &sheet, const Side &side, const std::string &kind);
/// Notes it as open, for all to read.
void openNote(Side &side, std::size_t number, const std::string &text);
/// A leader that a stratagem could still cost; null when there is none (ANC-110).
Leader *leaderToGive(State &state, const std::string &side);
/// Has a side given leaders for all the stratagems that were agreed for this battle (ANC-176)?
bool triedAll(const State &state, const Side &side);
/// The leader that pays for a sealed stratagem; null when there is none.
Leader *payerOf(State &state, const std::string &side, std::size_t number);
/// Opens a stratagem and discards its leader (ANC-110). One that nobody was given for is void: it is said, and false is given.
bool payFor(State &state, const std::string &side, std::size_t number, const std::string &text, Narration &narration);
/// A note does nothing: its units stay where they are for the rest of the battle, neither lost nor present (ANC-123).
void voidNote(State &state, const std::string &side, std::size_t number, const std::string &why, Narration &narration);

} // namespace optio::ancients
