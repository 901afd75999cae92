// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about units: many of their names are plurals ("Hastati", "Libyans 2"), and verb and pronouns agree with them.
#pragma once

#include <string>

namespace optio {

/// Is a unit's name a plural, as far as its form tells? What stands behind the name proper does not count: "Scutarii 2", "Spearmen of
/// Syracuse", "Horsemen (Gauls)".
bool isPlural(const std::string &name);
/// A unit and what it does, told of one in the third person: "Levy", "retires and takes its DPs" → "Levy retires and takes its DPs"; of
/// "Hastati" → "Hastati retire and take their DPs". The verb comes first; others are known behind "and", "or", "but" and "it".
std::string does(const std::string &name, const std::string &what);
/// The same words without the name before them.
std::string agreeing(const std::string &name, const std::string &what);

} // namespace optio
