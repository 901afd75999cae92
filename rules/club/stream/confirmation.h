// SPDX-License-Identifier: GPL-3.0-or-later
// Who at a table has confirmed the result of its game (CLB-22), as its tablet says it to the organiser's. A confirmation holds the result
// that was confirmed: when the game comes to another one since, because something was taken back or played on, it does not count.
#pragma once

#include "rules/club/result.h"
#include "rules/fields.h"
#include "rules/journal/journal.h"

#include <array>
#include <string>
#include <string_view>

namespace optio::club::stream {

/// What a table says of its result; the sides are those of the game.
struct Confirmation {
    std::string game;            ///< the first digits of its header's hash
    std::array<bool, 2> sides{}; ///< who has confirmed; neither, where it was taken back
    Result result;
};
template <class F> void fields(F &f, Confirmation &v)
{
    f("game", v.game, limit::needed, limit::longest(mostGameId));
    f("sides", v.sides, limit::needed);
    f("result", v.result, limit::needed);
}

/// Do two results say the same, whoever has confirmed them, and whenever they were noted?
bool sameResult(const Result &one, const Result &other);
/// What a game comes to for those who watch it, and so for the organiser's tablet; side a is the first player. Throws Error for games that
/// cannot be watched.
Result watchedResult(const Game &game);
/// The message {"v":1,"t":"confirm","confirm":{…}}, and back. Throws Error for one that is none.
std::string written(const Confirmation &confirmation);
Confirmation readConfirmation(std::string_view text);

} // namespace optio::club::stream
