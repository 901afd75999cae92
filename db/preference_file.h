// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences and last choices as one readable text file, and back (DAT-10):
//
//   format = "optio-preferences-1"
//   [preferences]             one line each: theme = "dark", pause = 400, skipEmpty = true
//   ["battle/<rule set>"]     a choice of several parts is a table of its own
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace optio {

class Ruleset;
class Store;

/// The preference that keeps what the book had under house rules (see app/home/house_outdated.h).
inline constexpr const char *houseBookKey = "house-book";

/// Everything that is kept as a preference, but for what tells of this device alone.
std::string preferencesAsText(const Store &store, const std::string &now);

/// What came of reading such a file.
struct PreferencesRead {
    int taken = 0;                  ///< how many were put in the place of what there was
    std::vector<std::string> notes; ///< a sentence for each value that gave way to its default
};

/// Takes over what a file says. Keys that the program does not know are kept; a value that cannot be is replaced by its default and noted;
/// what the file does not name stays as it is. Throws Error for what is no such file; then nothing has changed.
PreferencesRead readPreferences(Store &store, std::string_view text, const std::string &name, const std::vector<const Ruleset *> &rulesets);

} // namespace optio
