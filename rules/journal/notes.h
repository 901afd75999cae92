// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed notes that players write with the program: a form asks what the note says, the journal receives the seal alone, and the text is
// kept for its writer until the note is opened (see sealed.h).
#pragma once

#include "rules/journal/sealed.h"
#include "rules/ruleset.h"

#include <optional>
#include <string>
#include <vector>

namespace optio {

/// A note kept for the side that wrote it.
struct KeptNote {
    std::string side; ///< "a" or "b"
    SealedNote note;
};

/// What a rule set with sealed notes offers besides Ruleset.
class NoteRules {
public:
    virtual ~NoteRules() = default;
    /// A note written down by an act: its side and text, and the act's input as the journal may hold it, once "seal" is added.
    struct Written {
        std::string side, text;
        Json known;
    };
    /// What this act writes down; nothing for any other act, and for one that has its seal. Throws Error when the input lacks something.
    virtual std::optional<Written> written(const Json &state, const std::string &resolver, const Json &input) const = 0;
    /// A note of this game that is still sealed: what it says, and what its writer should know of it. No title for a note that was opened,
    /// or was never announced.
    struct WithoutDice {
        std::string title, detail;
    };
    virtual WithoutDice told(const Json &state, const KeptNote &kept) const = 0;
    /// How many notes of a side are still sealed, known or not.
    virtual int sealedNotes(const Json &state, const std::string &side) const = 0;
    /// What can be done now with the notes that are kept: by `side` ("a", "b") with its own, or ("") by both with those of both.
    virtual std::vector<Act> noteActs(const Json &state, const std::vector<KeptNote> &kept, const std::string &side) const = 0;
};

/// An act whose note, if it writes one, is sealed.
struct Sealing {
    Json input;                   ///< as the journal may hold it
    std::optional<KeptNote> kept; ///< for its writer, when there is one
};
/// Seals what the act writes down. Throws Error when the input lacks something.
Sealing sealWritten(const Ruleset &ruleset, const Json &state, const std::string &resolver, const Json &input);

/// [{"side","text","nonce"}]
Json toJson(const std::vector<KeptNote> &notes);
/// Reads them. Throws Error for anything else.
std::vector<KeptNote> keptNotes(const Json &json);

} // namespace optio
