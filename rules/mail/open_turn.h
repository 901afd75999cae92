// SPDX-License-Identifier: GPL-3.0-or-later
// A player's own turn while it is open: what he has done of it, what he may take back, and the file that closes it (PBM-41, PBM-42,
// PBM-44).
#pragma once

#include "rules/mail/compose.h"
#include "rules/mail/seat.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace optio::mail {

/// Follows a battle from its beginning to the end of the last turn in its file, as `side` with its secrets sees it. Throws Error where the
/// file does not play, which is then damaged: what is here has passed every check.
/// `each` is called after every act, where somebody looks on.
void follow(const Battle &battle, Side side, const Secrets &secrets, Seat &seat, const std::function<void(const Act &)> &each = {});

/// An act of a closed turn and what it told (PBM-43).
struct ToldAct {
    Act act;
    std::vector<std::string> sentences;
};
/// The acts of a closed turn, for who looks at what happened in it. Leaves the seat as follow() does.
std::vector<ToldAct> toldOf(const Battle &battle, Side side, const Secrets &secrets, Seat &seat, int turn);

/// The cards that a side has discarded in the file, from its seals (PBM-37).
std::vector<Closing::Discard> discardsOf(const Battle &battle, Side side, const std::string &hand);

/// The open turn of `side`. `battle`, `secrets` and `seat` must outlive it.
class OpenTurn {
public:
    /// Brings the seat to where the turn stands: the turns of the file and the acts done since. Throws Error when it is not this side's
    /// turn, and when the acts do not play. `each` is called after each of the acts, where somebody looks on.
    OpenTurn(const Battle &battle, Side side, const Secrets &secrets, Seat &seat, const std::vector<Act> &acts,
             const std::function<void()> &each = {});

    int turn() const { return turn_; }
    const std::vector<Act> &acts() const { return acts_; }
    /// How many acts there are up to the last one that is not taken back.
    std::size_t lasting() const;
    /// Does an act; `card` is the card of a discard, whose seal is made here. The absent side's answers follow by themselves. Gives why
    /// not.
    std::optional<std::string> act(Act act, const std::string &card = {});
    /// How many acts the last decision is: itself and the answers to it. 0 with `why` when it is not taken back.
    std::size_t undoable(std::string *why = nullptr) const;
    /// Takes the last decision back. Throws Error saying why not.
    void undo();
    /// The battle with this turn closed. Its result is that of the rules, or else `end.result` (resigned, agreed). With a result our
    /// closing follows. Throws Error while the turn is not finished.
    Battle closed(TurnEnd end) const;

private:
    void replay(const std::vector<Act> &acts, const std::function<void()> &each = {});
    void answers();
    void keep(Act act, bool answer);

    const Battle &battle_;
    Side side_;
    const Secrets &secrets_;
    Seat &seat_;
    int turn_ = 0;
    std::string hidden_;
    std::optional<TurnDice> dice_;
    std::vector<Act> acts_;
    std::vector<bool> showed_, answer_; ///< of each act
};

} // namespace optio::mail
