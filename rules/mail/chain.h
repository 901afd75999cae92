// SPDX-License-Identifier: GPL-3.0-or-later
// The chain of a file's lines and the signatures in it (PBM-36): every line is hashed together with all before it, and a signature line
// signs the hash of the line above. Lines are hashed as they stand, without their ends; nothing is written anew to be checked.
#pragma once

#include "rules/mail/values.h"

#include <string>
#include <string_view>
#include <vector>

namespace optio::mail {

/// L[k] of a line below the one with the hash `before`; `before` is empty for the first line.
std::string lineHash(const std::string &before, std::string_view line);
/// L of each line, in order.
std::vector<std::string> lineHashes(const std::vector<std::string> &lines);

/// The public key that belongs to the seed of a signing key pair, both 64 digits.
std::string publicKeyOf(const std::string &seed);

/// The signature line for what stands above it, whose last line has the hash `above`.
std::string signatureLine(const std::string &seed, const std::string &game, Side side, const std::string &above);
/// Has the line the one form of a signature line: {"sig":" + 128 lower-case digits + "}?
bool isSignatureLine(std::string_view line);
/// Is the line in that form, and does its signature hold for this key?
bool holds(std::string_view signatureLine, const std::string &key, const std::string &game, Side side, const std::string &above);

} // namespace optio::mail
