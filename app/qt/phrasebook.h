// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sets' own words in another language. The engine speaks English, and its journals are English for ever; what it says is looked up
// here on its way to the screen, by the sentence or by the template that made it.
#pragma once

#include <QString>

#include <string>

namespace optio {

/// From now on spoken() tells in this language ("" or one without a catalogue of rules: English).
void openPhrasebook(const QString &code);
/// Is what the engine says shown as it says it?
bool speaksEnglish();
/// What the engine said, in the language of now; word for word where the catalogue does not have it. Names that players gave stay as they
/// are.
QString spoken(const QString &english);
/// The same, of the engine's UTF-8, and of what() of its errors.
QString spoken(const std::string &english);
QString spoken(const char *english);

} // namespace optio
