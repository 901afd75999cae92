// SPDX-License-Identifier: GPL-3.0-or-later
// A battle by e-mail as it is followed from its file. Of a side whose private keys are known the deck is the real one; of the other hand,
// deck and discards are so many cards of which nothing is known, and an act that names a card shows that it was among them. So the same
// replay serves who receives a file (no hands known), its players (their own), and the audit (both).
//
// What only the owner of a hidden deck can tell stands in the act (PBM-37): a discard has its seal, "reserve" says how many units came, and
// the end of a turn in which an endless host makes a new deck (HOP-884) says of how many. Who does not know the deck believes what can be.
#pragma once

#include "rules/mail/lines.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/mail/mail_setup.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace optio::hoplites {

class MailBattle {
public:
    explicit MailBattle(const Sheet &sheet) : sheet_(sheet) {}

    /// Forgets all and begins. Throws Error for a set-up that begins no battle.
    void begin(const mail::SetUp &setUp);
    /// Begins a player turn; the engine has come so far with the last act before it. With `hidden`, the private key, the deck of the active
    /// side is shuffled (PBM-30) and in its first turn its hand is dealt.
    void beginTurn(int turn, const mail::Orders &against, mail::TurnDice &dice, const std::string *hidden);

    /// Plays an act. `card` lies under the seal of a discard, "" where that is not known. Gives the sentence of the rules that forbids it;
    /// then nothing has changed.
    std::optional<std::string> play(const mail::Act &act, const std::string &card, mail::TurnDice &dice);
    /// The same for an act of one's own that is new: what only we can tell is written into it.
    std::optional<std::string> add(mail::Act &act, const std::string &card, mail::TurnDice &dice);

    /// Has the absent side to answer? Then its answer (PBM-40).
    std::optional<mail::Act> answer() const;
    /// Is the turn over, so that it can be sent? A battle that has ended is.
    bool finished() const { return state().over() || state().turns != turn_; }
    /// How the battle has ended. `claim` says that its side has no units left, which only it may know (HOP-342).
    std::optional<mail::Result> result(const std::optional<mail::Result> &claim = {});

    /// Did the last act draw a die or show a card, so that it is not taken back (PBM-42)?
    bool showed() const { return showed_; }
    /// What the last act told, as one text too; and the act itself, as the engine had it.
    const Narration &told() const { return told_; }
    const std::string &sentence() const { return sentence_; }
    Json lastAct() const { return hoplites::toJson(last_, lastBy_); }

    const Battle &battle() const { return battle_; }
    const State &state() const { return battle_.state; }
    int turn() const { return turn_; }
    /// The side whose player turn it is, 0 or 1.
    int side() const { return (turn_ + 1) % 2; }
    bool knows(int side) const { return known_[static_cast<std::size_t>(side)]; }
    /// The card of a code in hand, by the lowest number that it can have (PBM-28).
    std::string cardOf(int side, Byte code) const;
    /// Can this code be the card with this name?
    bool isCard(int side, const std::string &card, Byte code) const;
    /// An engine's act as it stands in a file, without what is hidden.
    mail::Act written(const Act &act, int side) const;

private:
    struct Trial;
    std::optional<std::string> done(mail::Act &act, const std::string &card, mail::TurnDice &dice, bool anew);
    std::optional<std::string> parsed(Trial &trial, const mail::Act &act, const std::string &card) const;
    std::optional<std::string> sealed(Trial &trial, const std::string &card) const;
    std::string refusal(const Trial &trial) const;
    std::optional<std::string> claimed(Trial &trial, mail::Act &act, bool anew) const;
    void assume(Trial &trial) const;
    void supposeUnits(Trial &trial) const;
    void forget(State &state, int side) const;
    void follow(int side);
    int left(const State &state, int side, Byte code) const;
    bool mayHaveNoUnits(int side) const;

    const Sheet &sheet_;
    Battle battle_;
    std::array<std::vector<Byte>, 2> cards_; ///< the code of each number
    std::array<std::vector<int>, 2> decks_;  ///< of a known side: numbers, the top last
    std::array<bool, 2> known_{};
    mail::Orders against_;
    std::optional<mail::TurnDice> hidden_;
    int turn_ = 0;
    bool showed_ = false;
    Narration told_;
    std::string sentence_;
    Act last_;
    int lastBy_ = 0;
};

} // namespace optio::hoplites
