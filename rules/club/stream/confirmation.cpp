// SPDX-License-Identifier: GPL-3.0-or-later
// Compares results, and makes and reads what a table confirms.
#include "rules/club/stream/confirmation.h"

#include "rules/club/game_result.h"
#include "rules/club/stream/last_word.h"
#include "rules/link/seat.h"

namespace optio::club::stream {

namespace {

/// A result without what does not belong to it.
Result bare(Result result)
{
    result.confirmed = {};
    result.game.clear();
    result.noted.clear();
    return result;
}

} // namespace

bool sameResult(const Result &one, const Result &other) { return FieldsOut::write(bare(one)) == FieldsOut::write(bare(other)); }

Result watchedResult(const Game &game)
{
    const Ruleset &ruleset = game.ruleset();
    link::expectShareable(ruleset);
    return resultOfGame(ruleset, link::headerFor(ruleset, game.header(), game.headerLine(), link::Seat::watch),
                        link::knownTo(ruleset, game.state(), link::Seat::watch));
}

std::string written(const Confirmation &confirmation)
{
    return wordText("confirm", FieldsOut::write(Confirmation{confirmation.game, confirmation.sides, bare(confirmation.result)}));
}

Confirmation readConfirmation(std::string_view text)
{
    Confirmation confirmation;
    FieldsIn::read(confirmation, wordIn("confirm", text), FieldPlace("confirm"));
    return confirmation;
}

} // namespace optio::club::stream
