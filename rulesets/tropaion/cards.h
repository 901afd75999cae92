// SPDX-License-Identifier: GPL-3.0-or-later
// The deck of 40 cards (TRO-032 to TRO-034, TRO-125 to TRO-139): shuffled and dealt, hands kept or changed, terrain placed, tactics played.
#pragma once

#include "rulesets/tropaion/act.h"

#include <string>
#include <vector>

namespace optio::tropaion {

/// All cards of the figures, each as often as it is in the deck.
std::vector<std::string> fullDeck(const Sheet &sheet);
/// How many cards there are in all places together: the deck is never more nor less (TRO-125).
std::size_t cardsOf(const State &state);
/// The tactics cards of a hand that may be played now, each once (TRO-125, TRO-195).
std::vector<std::string> playable(const Sheet &sheet, const State &state, const std::string &side);

/// Are there hands that cards may still be played from?
bool cardsOut(const State &state);
/// The same, unless both sides want no card windows in this turn (TRO-030).
bool cardWindow(const State &state);
/// May this charge still be answered by a card, or strengthened by one, as far as everybody knows (TRO-076, step 8)?
bool chargeAnswerable(const Sheet &sheet, const State &state);
/// Darken the Skies belongs to the shot it was played for: when that is not made any more it is spent (TRO-131).
void forgetDarken(State &state);
/// Is it the time of some card, whoever may hold it (TRO-030, TRO-125)?
bool windowOpen(const Sheet &sheet, const State &state);

/// Which sides may still play a card before the game goes on, by what both see: their hands hold some, the time of one is now, and not all
/// of its kind were played (TRO-125). An ordering player's own cards are no such thing: they come with the order.
std::vector<WindowView> windowsOf(const Sheet &sheet, const State &state);

/// The side whose decision a card of this side has to wait for: where both may play one, the active player decides first, and a first where
/// nobody is active (TRO-006, TRO-125). "" when it need not wait. By what both see, not by the hands.
std::string waitsFor(const Sheet &sheet, const State &state, const std::string &side);

/// The side that does the act of one side, under "side" in the input. Throws Error when none is named.
std::string sideIn(const Scene &scene);
/// The same side, on whose private page an act is done; "" while none is named.
std::string ownPage(const Json &state, const Json &input);

/// What is told of a choice made in private: that it was made, and before it is done nothing else (TRO-027).
std::string hasChosen(const Side &side);

/// Shuffles, and deals five cards to each.
std::unique_ptr<Case> deal(Scene &scene);

/// Keeps the first hand or changes two cards of it.
std::unique_ptr<Case> keepHand(Scene &scene);

/// Dices for who places terrain first (TRO-033).
std::unique_ptr<Case> terrainRoll(Scene &scene);

/// Places a terrain card of the side whose turn it is; which ones it could place is its own to see.
std::unique_ptr<Case> placeTerrain(Scene &scene);

/// Plays a tactics card at its time.
std::unique_ptr<Case> playCard(Scene &scene);
std::vector<DieSlot> playCardDice(const Scene &scene);

/// A side wants no card windows in this turn; there are none once both do (TRO-030).
std::unique_ptr<Case> passCards(Scene &scene);

/// A side that decides first plays no card at this window (TRO-125).
std::unique_ptr<Case> passWindow(Scene &scene);

/// Takes a card out of a hand and lays it face up.
void showCard(State &state, const std::string &side, const std::string &card);
/// One die each, thrown again while equal; the faces are told, with the rule they are thrown for. True when a is higher.
bool rollOff(Dice &dice, Narration &narration, const char *rule);

} // namespace optio::tropaion
