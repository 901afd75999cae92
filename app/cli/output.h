// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line writes: JSON and text on standard output, one sentence on standard error, and new files.
#pragma once

#include "rules/dice/dice.h"
#include "rules/json.h"

#include <string>
#include <string_view>

namespace optio::cli {

/// Exit codes.
enum Exit : int { ok = 0, refused = 1, misuse = 2 };

/// Makes sure that descriptors 0 to 2 are open (so that no file of ours is taken for standard output) and that a reader who left does
/// not kill the program.
void holdStandardStreams();

/// Writes `text` to standard output. A closed output is no fault, unless the text must arrive as a `whole`; a full disk is an Error.
void printText(std::string_view text, bool whole = false);
/// The value as JSON, indented by two.
void print(const Json &value);
/// What the command was to do is done and on the disk: should standard output fail from now on, that is said too.
void noteSaved();
/// Writes one line to standard error: control characters become blanks, and a very long sentence is cut.
void complain(const std::string &sentence);

/// The present time, ISO 8601 in UTC.
std::string now();

/// A count as a JSON number, or as its decimal digits in a string when it passes 2^53.
Json number(Weight weight);

/// Writes a file that does not exist yet and brings it to the disk. With an empty path or "-" the text goes to standard output;
/// otherwise {"file": path} is printed. Throws Error when the file exists or cannot be written, and where a `whole` text did not arrive.
void deliver(const std::string &path, const std::string &text, bool whole = false);

} // namespace optio::cli
