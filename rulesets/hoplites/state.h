// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a battle: a plain value of bytes. Units are named by their index within their side, columns by 0 to 8 from side A's left,
// types, ground and cards by their place in the figures (sheet.h). Worths are kept in halves of a route point.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

namespace optio::hoplites {

using Byte = std::uint8_t;
using Mask = std::uint16_t; ///< a bit for each column

constexpr int columns = 9;
constexpr int mostUnits = 40;
constexpr int mostDeck = 80;
constexpr int mostHand = 8;
constexpr int mostSecond = 8;
constexpr int mostAttacks = 9;
constexpr Byte nobody = 255;
/// In deck and hand: cards from here on are special cards (this plus the kind), below are units; `unseen` is one that the viewer may not
/// see.
constexpr Byte firstSpecial = 64;
constexpr Byte unseen = 254;

/// A unit as dice are told whom they are about.
constexpr int pieceOf(int side, int unit) { return side * mostUnits + unit; }

/// The special cards, in the order of cards.toml, and the one that a period may bring.
enum class Card : Byte { flank, rally, cohesion, reserve, initiative, supply, caltrop, own };
constexpr int cardKinds = 8;
constexpr Byte codeOf(Card card) { return static_cast<Byte>(firstSpecial + static_cast<Byte>(card)); }

enum class Place : Byte { deck, hand, field, second, pursuit, eliminated, discarded, unknown };

/// What stands beside a unit card besides its numbers. Those of the second row last until the end of the phase, those of the third until
/// the end of the player turn.
enum Mark : std::uint16_t {
    noMissile = 1,
    engaged = 2,
    hidden = 4,
    rallied = 8, ///< in the second line; without it routed
    everPlayed = 16,
    late = 32, ///< may be drawn from its side's next turn on

    fired = 64,
    attacking = 128, ///< has been committed to an attack of this phase
    attacked = 256,  ///< is or was the target of one
    withdrew = 512,
    fought = 1024,  ///< took part in a resolved attack
    behind = 16384, ///< struck at the second line
    phaseMarks = fired | attacking | attacked | withdrew | fought | behind,

    playedNow = 2048,
    barred = 4096, ///< manoeuvring for more than having been played: a chariot may not charge
    routedNow = 8192,
    turnMarks = playedNow | barred | routedNow,
};

/// A unit card.
struct Unit {
    Byte type = 0;
    Byte tq : 4 = 0, size : 4 = 0;
    char missile = 0; ///< letter, 0 for none
    Byte limit = 0;   ///< COH at which it leaves (R)
    Byte worth = 0;   ///< route value in halves
    Place place : 4 = Place::deck;
    Byte manoeuvre : 4 = 0;
    Byte column = nobody; ///< on the field
    Byte coh = 0, depletion = 0;
    Byte bane = nobody; ///< the enemy unit that drove it off
    std::uint16_t marks = 0;
    std::uint16_t own = 0; ///< what the period keeps of it: bits of its characteristics, or a number

    bool has(std::uint16_t mark) const { return (marks & mark) != 0; }
    void set(std::uint16_t mark) { marks = static_cast<std::uint16_t>(marks | mark); }
    void clear(std::uint16_t mark) { marks = static_cast<std::uint16_t>(marks & ~mark); }
};

struct SideState {
    std::array<Unit, mostUnits> units{};
    std::array<Byte, mostDeck> deck{}; ///< the top is the last
    std::array<Byte, mostHand> hand{};
    std::array<Byte, mostSecond> second{}; ///< in order of arrival
    std::array<Byte, columns> field{};     ///< unit in each column, or nobody
    std::array<Byte, columns> ground{};
    std::array<Byte, cardKinds> spent{};   ///< special cards played
    std::array<Byte, cardKinds> dropped{}; ///< special cards discarded
    Byte unitCount = 0, deckCount = 0, handCount = 0, secondCount = 0, pursuing = 0, discards = 0;
    Mask occupied = 0, hiding = 0;
    std::array<Mask, 5> closed{}; ///< columns that a unit of each ground column may not enter
    std::uint16_t rules = 0;      ///< bits of special rules and tags (sheet.h)
    Byte initiative = 0, command = 0, routs = 0, percent = 0;
    std::uint16_t points = 0, total = 0, level = 0, bonus = 0; ///< in halves; level 0: none
    Byte turn = 0;                                             ///< number of its player turns so far, the present one included
    Byte plays = 0, laterals = 0, flanks = 0, tries = 0, orders = 0, draws = 0;
    Byte habits = 0;      ///< bits: questions answered beforehand
    Byte bundori : 5 = 0; ///< heads taken in challenges
    Byte clans : 3 = 0;   ///< how many clans may act in a player turn; 0: it has none
    Byte acting = 0;      ///< bits of those that have acted in this one
    std::uint16_t shots = 0, hits = 0, attacks = 0;
};

/// An attack: units of the active side on units of the other.
struct Attack {
    std::array<Byte, 2> attackers{nobody, nobody};
    std::array<Byte, 3> defenders{nobody, nobody, nobody};
    Byte flanks : 2 = 0; ///< bit for each attacker that strikes the flank
    Byte lead : 2 = 2;   ///< which attacker the player wants as base; 2: as the rules propose
    Byte open : 3 = 0;   ///< bit for each defender that Long Swords find open
    Byte veiled : 3 = 0; ///< bit for each of which the attacker sees the contrary, as somebody stands hidden beside it (HOP-409)
};

enum class Phase : Byte { before, play, move, missile, shock, rally, draw, over };
enum class Prompt : Byte { none, react, withdraw, initiative, bout };
enum class NoShock : Byte { none, setup, firstWinner, doubleTurn };
enum class Ending : Byte { none, level, units, rounds, length };

/// A challenge that is being fought: the champions of sides A and B, by their place in the period's list, and what Stamina they have left.
struct Bout {
    std::array<Byte, 2> men{nobody, nobody}, stamina{};
    Byte turn = 0; ///< turns fought
};

struct State {
    std::array<SideState, 2> sides{};
    Byte module = 0;
    Byte round = 0;
    Phase phase = Phase::before;
    Byte active = 0;          ///< whose turn
    Byte first : 1 = 0;       ///< who begins this round
    Byte opener : 1 = 0;      ///< who won initiative at the start of the battle
    bool second : 1 = false;  ///< is this the second player turn of the round?
    bool doubled : 1 = false; ///< this turn follows one of the same side, without shock
    bool clashed : 1 = false; ///< has an attack been resolved in this phase?
    Ending ending : 3 = Ending::none;
    NoShock noShock = NoShock::none;
    Byte periodLeft = 0; ///< rounds of the initiative period still to come, this one included; only with variable initiative
    Byte bids = 0;       ///< bits: A bid, B bid, A asked, B asked
    Prompt prompt = Prompt::none;
    Byte asked = 0; ///< the side that must answer the prompt
    Byte longest = 0, setup = 0;
    Byte winner = nobody; ///< 0, 1, 2 for a draw
    Byte target = nobody; ///< of reaction fire
    Mask asking = 0;      ///< columns of those still to be asked
    std::uint16_t preferences = 0, generated = 0;
    std::uint32_t fallen = 0;              ///< bits of the champions killed
    std::array<std::uint32_t, 3> places{}; ///< where types may come up with field restrictions: see state/state_places.h
    std::uint16_t turns = 0;               ///< player turns begun
    Bout bout;                             ///< while Prompt::bout is open
    Attack forming;                        ///< whose defenders are being asked
    Byte attackCount = 0;
    std::array<Attack, mostAttacks> attacks{};

    SideState &own() { return sides[active]; }
    SideState &enemy() { return sides[active ^ 1u]; }
    const SideState &own() const { return sides[active]; }
    const SideState &enemy() const { return sides[active ^ 1u]; }
    bool over() const { return phase == Phase::over; }
    /// Whose decision it is: the side asked, or else the active one.
    int toAct() const { return prompt == Prompt::none ? active : asked; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) < 4096);

} // namespace optio::hoplites
