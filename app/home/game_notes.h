// SPDX-License-Identifier: GPL-3.0-or-later
// What a device keeps beside a game: who plays it here, its house rules, sealed notes that were written here, names, and so on. It follows
// a game that becomes another one of the library.
#pragma once

#include <string>

namespace optio {

class Store;

/// Key of a game's note that holds what it was called before it was handed over.
constexpr const char *titleNote = "title";

/// What a game of the library is called; "" where there is none. Throws Error.
std::string titleOf(Store &store, const std::string &game);
/// Copies it from one game to another, as a copy of the game wants it. Throws Error.
void copyNotes(Store &store, const std::string &from, const std::string &to);
/// The same where the other goes on for the first on this device (LNK-44): its title, its clock and the form that is open go along, since
/// nothing has been done meanwhile but to hand it over. `length`: how many entries the other has.
void handNotesOn(Store &store, const std::string &from, const std::string &to, int length);

} // namespace optio
