// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed notes: a secret is written down, its seal is made known at once, and when the secret comes out everybody can check that it is the
// one that was sealed. The seal is the BLAKE2b-256 of the nonce (32 bytes) followed by the text; the nonce keeps short texts from being
// guessed.
#pragma once

#include "rules/json.h"

#include <string>

namespace optio {

/// A note as its writer keeps it.
struct SealedNote {
    std::string text;  ///< the secret
    std::string nonce; ///< 64 hexadecimal digits
    std::string seal;  ///< 64 hexadecimal digits, for all to see
};

/// Seals a text under a fresh random nonce. Throws Error for a text that is empty, longer than 4000 bytes or not UTF-8.
SealedNote seal(const std::string &text);
/// The seal of a text under this nonce. Throws Error for a nonce that is not 64 hexadecimal digits, and for texts as above.
std::string sealOf(const std::string &text, const std::string &nonce);
/// Throws Error unless `seal` has the form of one. `field` is what it stands in.
void expectSeal(const std::string &seal, const std::string &field);
/// The text of a note {"text","nonce"} that was sealed as `seal`. Throws Error when it has another form, or is not the note that was
/// sealed.
std::string opened(const Json &note, const std::string &seal);
/// {"text","nonce"}: what the writer keeps.
Json toJson(const SealedNote &note);

} // namespace optio
