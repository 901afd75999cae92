// SPDX-License-Identifier: GPL-3.0-or-later
// What a player's own device asks of a game besides what referee.h asks: to follow the battle with his cards in sight, and to play new
// acts.
#pragma once

#include "rules/mail/lines.h"
#include "rules/ruling/ruling.h"
#include "rules/view.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace optio::mail {

/// A battle as one of its players sees it.
class Seat {
public:
    virtual ~Seat() = default;

    /// Forgets all and begins a battle.
    virtual void begin(const SetUp &setUp) = 0;
    /// Begins a player turn of either side. `hidden` is the private key of a turn of one's own (PBM-29), null in the other's.
    virtual void beginTurn(int turn, const Orders &against, TurnDice &dice, const std::string *hidden) = 0;
    /// Plays an act that stands in the file, or stood there. `card` is what its seal hides, "" where that is not known. Gives the sentence
    /// of the rules that forbids it.
    virtual std::optional<std::string> play(const Act &act, const std::string &card, TurnDice &dice) = 0;
    /// Plays a new act of the open turn, and writes into it its dice and what only its side can tell. Where it is refused nothing changes.
    virtual std::optional<std::string> add(Act &act, const std::string &card, TurnDice &dice) = 0;
    /// The answer of the absent side, if it is asked now; it is added as an act of its own.
    virtual std::optional<Act> answer() const = 0;
    /// Did the last act draw a die or show a card, so that it is not taken back (PBM-42)?
    virtual bool showed() const = 0;
    /// Sentences about the last act, if there is anything to say; the same as one text that is never empty; its dice and all else that
    /// counted; and the act as a board has it (see rules/board.h).
    virtual std::vector<std::string> told() const = 0;
    virtual std::string sentence() const = 0;
    virtual std::vector<optio::Line> lines() const = 0;
    virtual Json lastAct() const = 0;
    /// Is the turn over, so that it can be sent? And has the battle ended with it?
    virtual bool finished() const = 0;
    virtual std::optional<Result> result() = 0;

    /// Something that may be done now.
    struct Choice {
        Act act;
        std::string card;  ///< of a discard
        std::string label; ///< "Hastati 3 to column 4"
    };
    /// All of them; empty when it is not this side's turn.
    virtual std::vector<Choice> choices() const = 0;
    /// How an act of the board stands in a turn file. Throws Error for what is no act.
    virtual Choice choiceOf(const Json &act) const = 0;
    /// The state of the game as its player knows it, for a board.
    virtual Json state() const = 0;
    /// The place among choices() that a computer player takes. Throws Error for one that there is not.
    virtual std::size_t chosenBy(const std::string &player, std::uint64_t seed) const = 0;
    /// What a side sees.
    virtual View view(Side side) const = 0;
};

} // namespace optio::mail
