// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game: units, leaders, combats, charges, events and what is still to be settled, typed. Resolvers work on a copy of it;
// the difference between the old and the new JSON becomes the changes of their ruling (narration.h).
#pragma once

#include "rules/fields.h"

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace optio::punic {

enum class Type { LI, MI, HI, LC, MC, EL };
enum class Grade { A, B, C, D };
enum class Formation { none, unformed, line, column, quincunx, behindTriarii };
enum class Mood { steady, retiring, routing, pursuing, looting, rampaging };
enum class Status { inPlay, destroyed, eliminated, surrendered, left };
enum class Control { open, controlled, conforms, tests, halt, free, repeat };
enum class LastMove { none, halt, advance, withdraw, rout, pursue, loot, charge };
/// From where somebody was charged.
enum class Aspect { front, flank, rear };

/// Words of the enumerators, in their order, as the state keeps them (rules/fields.h).
inline constexpr std::array typeWords{"LI", "MI", "HI", "LC", "MC", "EL"};
inline constexpr std::array gradeWords{"A", "B", "C", "D"};
inline constexpr std::array formationWords{"none", "unformed", "line", "column", "quincunx", "behindTriarii"};
inline constexpr std::array moodWords{"steady", "retiring", "routing", "pursuing", "looting", "rampaging"};
inline constexpr std::array statusWords{"inPlay", "destroyed", "eliminated", "surrendered", "left"};
inline constexpr std::array controlWords{"open", "controlled", "conforms", "tests", "halt", "free", "repeat"};
inline constexpr std::array lastMoveWords{"none", "halt", "advance", "withdraw", "rout", "pursue", "loot", "charge"};
inline constexpr std::array aspectWords{"front", "flank", "rear"};
inline const auto &wordsOf(Type) { return typeWords; }
inline const auto &wordsOf(Grade) { return gradeWords; }
inline const auto &wordsOf(Formation) { return formationWords; }
inline const auto &wordsOf(Mood) { return moodWords; }
inline const auto &wordsOf(Status) { return statusWords; }
inline const auto &wordsOf(Control) { return controlWords; }
inline const auto &wordsOf(LastMove) { return lastMoveWords; }
inline const auto &wordsOf(Aspect) { return aspectWords; }

/// Bases that stand in one rank: all of an ordinary unit, one line of a legion (front to back).
struct Rank {
    std::string name; ///< "hastati"; empty for ordinary units
    Type type = Type::MI;
    bool under = false; ///< understrength bases
    int start = 0;      ///< bases at the start of the game
    int bases = 0;      ///< bases left
    bool operator==(const Rank &) const = default;
};

/// A unit (PUN-023 to PUN-027).
struct Unit {
    std::string id, side, command, name;
    Type type = Type::MI; ///< a legion is MI; see engagedType() for its triarii
    Grade grade = Grade::C;
    bool legion = false, close = false, triarii = false;
    std::string parent; ///< the legion it was detached from
    std::vector<Rank> ranks;

    Formation formation = Formation::line;
    bool deep = false; ///< a legion that has the allowance of its lines: it was last formed in quincunx (PUN-048)
    bool openRanks = false, rearTurned = false;
    int dps = 0;
    bool shaken = false;
    Mood mood = Mood::steady;
    int reliefs = 0;
    Status status = Status::inPlay;
    int goneTurn = 0;
    int attempts = 0;     ///< attempts to stop it rampaging
    int heading = 0;      ///< direction of the rampage move it owes in phase III; 0 for none
    std::string caughtBy; ///< the pursuer that touches it
    std::string chasing;  ///< whom it touches or follows as a pursuer
    std::string hackBy;   ///< the catcher whose free hack it has still to suffer (PUN-285)

    // this turn
    Control control = Control::open;
    int controlTotal = 0;
    bool adjusted = false; ///< the leader's adjustment has been settled
    bool wantsStop = false;
    std::string follows;     ///< the controlled unit it conforms to (PUN-131)
    bool mustCharge = false; ///< repeats a charge (PUN-139)
    bool movedSkirmish = false, movedManoeuvre = false, movedOther = false;
    int shots = 0;
    bool redressed = false, reformed = false, steadied = false, acted = false;
    bool passed = false; ///< passed through in phase II within 8" of enemy (PUN-163)
    bool charged = false, evaded = false, fought = false;
    bool done = false; ///< makes no more move this turn (PUN-205)
    // the turn before
    LastMove last = LastMove::none;
    bool movedBefore = false;

    bool inPlay() const { return status == Status::inPlay; }
    bool light() const { return type == Type::LI || type == Type::LC; }
    bool infantry() const { return type == Type::LI || type == Type::MI || type == Type::HI; }
    bool cavalry() const { return type == Type::LC || type == Type::MC; }
    bool elephants() const { return type == Type::EL; }
    bool fleeing() const { return mood == Mood::routing; }
    bool movedNow() const { return movedSkirmish || movedManoeuvre || movedOther; }
    /// In line, column, quincunx or behind its triarii (PUN-006).
    bool formed() const { return formation != Formation::none && formation != Formation::unformed; }
    bool formedInfantry() const { return formed() && (type == Type::MI || type == Type::HI); }
    bool formedCavalry() const { return formed() && type == Type::MC; }
    int bases() const;
    int lost() const;
    /// Ranks that still have bases, front to back.
    std::vector<const Rank *> standing() const;
    bool operator==(const Unit &) const = default;
};

/// A leader (PUN-022).
struct Leader {
    std::string id, side, command, name;
    bool general = false;
    int actions = 1; ///< full actions, unwounded
    bool wounded = false;
    std::string attached; ///< a unit, or empty
    int used = 0, steadies = 0, inspires = 0;
    bool moved = false;          ///< has used his Move this turn
    bool movedManoeuvre = false; ///< has moved in phase III
    std::string inspired;        ///< the unit he inspired this turn
    std::vector<int> dice;       ///< on which units he controls have moved (PUN-149)
    std::string diceStep;        ///< the step in which they were thrown
    bool lost = false;
    int successor = 0;    ///< turn in which his second in command arrives; 0 for never
    std::string fellWith; ///< the unit he was with when he fell

    int left() const { return actions - (wounded ? 1 : 0) - used; }
    /// Has he an action left? One who was wounded to none may still move, once (PUN-120).
    bool mayAct() const { return !lost && (left() > 0 || (wounded && actions <= 1 && used == 0)); }
    bool operator==(const Leader &) const = default;
};

/// One unit in a combat (PUN-028).
struct Member {
    std::string unit;
    int round = 1;
    /// "charge", "receive", "pursue", "followUp", "relieved", "hold"
    std::vector<std::string> entry;
    std::map<std::string, Aspect> from; ///< enemy unit that charged it → from where
    std::string stance;                 ///< after phase VI: "", "stay", "back", "follow", "gone"
    bool relieved = false;
    bool last = false; ///< touched at both ends, it fights with its last line (PUN-222)
    /// Entries into the next round, made when this turn's had been fought (PUN-284).
    std::vector<std::string> next;

    bool has(const char *what) const;
    bool operator==(const Member &) const = default;
};

struct Combat {
    std::string id;
    std::vector<Member> members;
    bool fought = false;   ///< this turn
    bool mustWait = false; ///< made in phase VI: fought in the next phase V

    const Member *find(const std::string &unit) const;
    Member *find(const std::string &unit);
    bool operator==(const Combat &) const = default;
};

/// A declared charge, and what has become of it (phase IV).
struct Charge {
    std::string charger, target;
    Aspect from = Aspect::front;
    bool automatic = false;         ///< not declared: PUN-208
    std::string response;           ///< "" not yet, "stand", "evade"
    int evade = 0;                  ///< inches of the evade move
    int run = 0;                    ///< inches of the charger's dice (PUN-204); 0 when not rolled
    bool crossed = false;           ///< its DPs for rough ground are taken: once for the whole move (PUN-152)
    std::string stage = "declared"; ///< "declared", "running" (dice thrown, catching to be told), "done"
    std::string after;              ///< id of the after-combat move it came from (pursuit), or empty
    bool operator==(const Charge &) const = default;
};

/// Something that happened and that a rule looks back to: most give morale DPs to those near (PUN-029, PUN-058). Ids rise, so that the
/// greatest is the latest.
struct Event {
    std::string id;
    /// "rout", "destroyed", "retire", "leader", "burst" (the unit was burst through), "evade" (before its cause)
    std::string kind;
    std::string side, unit, leader, text;
    std::string cause;  ///< the unit that caused it; may be empty
    int turn = 0;       ///< when it happened
    std::string phase;  ///< id of the phase in which it happened
    bool moved = false; ///< a rout or retirement: its first move has been made (PUN-150)
    int dps = 1;
    std::vector<std::string> struck;  ///< have had its DPs
    std::vector<std::string> exclude; ///< take none: PUN-059
    bool open = true;                 ///< to be asked: who stands within 4"
    bool moving = false;              ///< asked again for those it came near while moving
    bool operator==(const Event &) const = default;
};

/// A rampage that was diced: whom did it burst through.
struct Rampage {
    std::string unit;
    int direction = 0, inches = 0;
    bool operator==(const Rampage &) const = default;
};

/// An after-combat move on the list (phase VI).
struct After {
    std::string id, unit, combat;
    /// "halt", "fallBack", "followUp", "passThrough", "retire", "behindTriarii", "rout", "pursue"
    std::string move;
    std::vector<std::string> choices; ///< what its owner may choose instead, `move` among them; empty: no choice
    int place = 0;                    ///< lower ones first: losers before winners
    std::string leads;                ///< a supporter moves as this unit does
    std::vector<std::string> foes;    ///< enemies it fought
    bool operator==(const After &) const = default;
};

/// Units that move on one set of dice and may still add a die (PUN-147).
struct Moving {
    std::vector<std::string> units;
    std::vector<int> dice;
    std::string phase;
    std::string leader; ///< whose units they are; "" when they dice for themselves
    bool operator==(const Moving &) const = default;
};

struct Side {
    std::string id, name, army;
    int strength = 0;
    bool broken = false;
    bool operator==(const Side &) const = default;
};

struct Command {
    std::string id, side, name, kind; ///< "inf" or "cav"
    std::vector<std::string> units;
    std::vector<std::string> leaders;
    bool operator==(const Command &) const = default;
};

struct Settings {
    std::string avdEntry = "avd";
    int points = 0; ///< 0: off
    std::string breakAt = "off";
    bool groupRoll = true;
    bool operator==(const Settings &) const = default;
};

struct State {
    std::string ruleset = "punic";
    int turn = 1;
    std::string step = "initiative"; ///< id of a step of the sequence (ruleset.toml)
    std::string active = "a";        ///< side that acts in this step; "" when both do
    std::string initiative;          ///< side that has it this turn; "" before the roll is settled
    std::string rolled;              ///< side that won the roll and has still to choose
    Settings settings;
    std::vector<Side> sides;
    std::vector<Command> commands;
    std::map<std::string, Unit> units;
    std::map<std::string, Leader> leaders;
    std::map<std::string, Combat> combats;
    std::map<std::string, Charge> charges; ///< by charger
    std::map<std::string, Event> events;
    std::map<std::string, Rampage> rampages; ///< by unit: bursts still to be told
    std::map<std::string, After> after;
    Moving moving;
    int number = 0;           ///< of the last combat, event or move made
    bool loose = false;       ///< outside a game: no sequence of play, no neighbours
    bool leaderAsked = false; ///< "which unattached leader was touched" has been asked in this phase

    /// Throws Error naming the id when there is none.
    Unit &unit(const std::string &id);
    const Unit &unit(const std::string &id) const;
    Leader &leader(const std::string &id);
    const Leader &leader(const std::string &id) const;
    const Side &side(const std::string &id) const;
    std::string other(const std::string &side) const { return side == "a" ? "b" : "a"; }
    /// Leaders attached to a unit, by id.
    std::vector<std::string> leadersOf(const std::string &unit) const;
    /// The combat a unit is engaged in; null when it is not.
    Combat *combatOf(const std::string &unit);
    const Combat *combatOf(const std::string &unit) const;
    bool engaged(const std::string &unit) const { return combatOf(unit) != nullptr; }
    /// The rout or retirement that a unit is in the midst of: the latest of its kind, for as long as its mood lasts (PUN-058). Null for
    /// none.
    Event *flightOf(const std::string &unit);
    const Event *flightOf(const std::string &unit) const;
    /// The event of a leader who routs with the unit he is attached to, while that rout lasts (PUN-125). Null for none.
    const Event *routWith(const std::string &leader, const std::string &unit) const;
    /// A new id such as "c7" that sorts behind the older ones ("c0007").
    std::string newId(char kind);
};

class Sheet;

/// The state of a game, read once; missing keys are their defaults. Throws Error for values of the wrong kind, and for a state that names
/// what it has not: a unit, a leader, a side.
std::shared_ptr<const State> gameOf(const Sheet &sheet, const Json &json);
/// A copy of it.
State readState(const Json &json);
/// See rules/read_game.h.
void settle(State &state);
/// What of the state `after` differs from what was read from `before`, and what stood there: both only as far as they differ.
void differences(const Json &before, const State &after, Json &from, Json &to);
/// Writes the whole state.
Json toJson(const State &state);
Json toJson(const Unit &unit);
Json toJson(const Leader &leader);
Unit unitFromJson(const std::string &id, const Json &json);

/// The type of the line that fights: HI for triarii in front (or, `rear`, behind), MI otherwise (PUN-086, PUN-089).
Type engagedType(const Unit &unit, bool rear = false);
/// "Legio I".
const std::string &nameOf(const State &state, const std::string &unit);

} // namespace optio::punic
