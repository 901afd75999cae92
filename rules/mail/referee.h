// SPDX-License-Identifier: GPL-3.0-or-later
// What play by e-mail asks of a game: to play a file's acts by the rules, and to look at the hidden ones once both players have opened
// their secrets. Each rule set that is played by e-mail has one of each; nothing else of it is known here.
#pragma once

#include "rules/mail/lines.h"

#include <array>
#include <optional>
#include <string>

namespace optio::mail {

/// Plays the acts of a file as whoever receives it can: with the public dice alone. Sentences it gives have no full stop.
class Referee {
public:
    virtual ~Referee() = default;

    struct ArmyFault {
        std::string army, why;
    };
    /// The first reason why this battle may not be fought (PBM-71): an army against the rules, above the limit, of another period.
    virtual std::optional<ArmyFault> faultOf(const SetUp &setUp) = 0;

    /// Forgets all and begins a battle.
    virtual void begin(const SetUp &setUp) = 0;
    /// Begins a player turn; `against` are the standing orders of the side that is absent (PBM-40). What is drawn here (terrain, PBM-31) is
    /// written in no act.
    virtual void beginTurn(int turn, const Orders &against, TurnDice &dice) = 0;
    /// Plays an act: draws its dice from `dice`, in order, and answers for the absent side. Gives the sentence of the rules that forbids it
    /// (PBM-69), a wrong answer of the absent side among them.
    virtual std::optional<std::string> play(const Act &act, TurnDice &dice) = 0;
    /// Why the turn may not end where it stands, in a phase that asks for more. Not asked of one in which its side resigned or took a draw.
    virtual std::optional<std::string> unfinished() { return std::nullopt; }
    /// Ends the turn: how the battle has ended by the rules, if it has. A turn in which its side resigned or took a draw (`end.result`)
    /// ends where it stands.
    virtual std::optional<Result> endTurn(const End &end) = 0;
};

/// Looks at a battle with everything open (PBM-45). Asked turn by turn, in order.
class Auditor {
public:
    virtual ~Auditor() = default;

    /// `names` are the players'.
    virtual void begin(const SetUp &setUp, const std::array<std::string, 2> &names) = 0;
    /// Begins a player turn of either side, as for a referee. Under `privateKey` stand the order of the deck and the other private draws of
    /// the active side; null in the turns of a side whose secret is not known.
    virtual void beginTurn(int turn, const Orders &against, TurnDice &dice, const std::string *privateKey) = 0;
    /// Looks at an act. `discarded` is the card that its seal hid, "" for none or where it is not known. Gives what was wrong as a sentence
    /// that goes on from "in turn 7 ": "Anna played A5, which was not in hand".
    virtual std::optional<std::string> look(const Act &act, const std::string &discarded, TurnDice &dice) = 0;
    /// Looks at the end of the turn: does its result agree with what was hidden until now?
    virtual std::optional<std::string> lookAtEnd(const End & /*end*/) { return std::nullopt; }
};

} // namespace optio::mail
