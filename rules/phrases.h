// SPDX-License-Identifier: GPL-3.0-or-later
// Small forms of English words in labels and messages.
#pragma once

#include <string>

namespace optio {

/// "Rome's"; "Gauls'".
std::string possessive(const std::string &name);

/// The text with its first letter as a capital.
std::string capital(std::string text);

} // namespace optio
