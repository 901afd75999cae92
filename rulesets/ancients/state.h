// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a battle: units with their order and what they did this turn, leaders, initiative, notes, points.
#pragma once

#include "rules/ruling/ruling.h"
#include "rulesets/ancients/combat/combat.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace optio::ancients {

/// Where a unit is (ANC-015). `away`: off the map on purpose, hidden or on a march. `elsewhere`: on the first map while the second battle
/// is fought (ANC-123).
enum class Place { map, away, destroyed, fled, elsewhere };
inline constexpr std::array placeWords{"map", "away", "destroyed", "fled", "elsewhere"};
/// How a unit spent its movement of this turn.
enum class Acted { none, tactical, spontaneous, freeTurn, entered, disordered, fled };
inline constexpr std::array actedWords{"none", "tactical", "spontaneous", "free_turn", "entered", "vol_disorder", "fled"};
/// `bound`: given for a sealed note, known to its owner alone (ANC-110), and discarded once that is opened. It is written as one in the
/// pool: the note names it.
enum class LeaderState { pool, map, discarded, lost, bound };
inline constexpr std::array leaderWords{"pool", "on_map", "discarded", "lost", "pool"};

inline const auto &wordsOf(Place) { return placeWords; }
inline const auto &wordsOf(Acted) { return actedWords; }
inline const auto &wordsOf(LeaderState) { return leaderWords; }
inline const auto &wordsOf(Arm) { return armWords; }
inline const auto &wordsOf(FireClass) { return fireWords; }
inline const auto &wordsOf(Temper) { return temperWords; }

struct Unit {
    std::string id, side;
    std::string called;   ///< by its army
    std::string name;     ///< the same, told apart from units of the other army that are called so
    std::string row;      ///< of the catalogue; "" for one of the players' own
    std::string notation; ///< with both faces
    Notation is;          ///< the notation, read
    Arm arm = Arm::infantry;
    FireClass fire = FireClass::other;
    Temper temper = Temper::cond;
    int value = 0;
    Place place = Place::map;
    bool disordered = false;
    bool panicking = false;
    // In the player turn:
    Acted acted = Acted::none;
    bool uncontrolled = false, controlled = false;
    bool sees = false; ///< known to see an enemy (ANC-064)
    bool must = false; ///< must attack (ANC-060)
    bool leftZone = false;
    bool fired = false, attacked = false, retreated = false;
    bool moved = false; ///< in its own last movement phase

    bool onMap() const { return place == Place::map; }
    bool barbarian() const { return is.charge.has_value(); }
    const std::string &code() const { return is.code; }
};

struct Leader {
    std::string id, side;
    LeaderState state = LeaderState::pool;
    std::string unit; ///< it stands with; "" alone
    int out = 0;      ///< number of the player turn that it misses (ANC-097)
};

/// A sealed note (ANC-112, ANC-130). Its leader and units are known to its owner alone until it is opened; those of a note sealed elsewhere
/// may be unknown.
struct Note {
    std::string seal;
    std::string what; ///< "stratagem" or "hidden"
    std::string text; ///< once it is opened
    bool open = false;
    std::string leader;             ///< bound to it (ANC-110)
    bool bluff = false;             ///< sealed without a leader, as a bluff
    std::vector<std::string> units; ///< that march or hide
    bool dead = false;              ///< it turned out void

    /// Is it settled only when it is opened what it costs and who is off the map by it?
    bool unsettled() const { return what == "stratagem" ? leader.empty() && !bluff : units.empty(); }
    bool marches() const { return what == "stratagem" && !units.empty(); }
};

/// What happened and is asked for later: "passed", arrivals ended with initiative left; "came", a flank march came on by an edge; "denied",
/// a side said that it had written none for this edge.
struct Event {
    std::string what, side, edge;
    int turn = 0; ///< game turn of the first battle
};

/// Victory points given by hand or by a stratagem.
struct Award {
    std::string reason;
    int points = 0;
};

/// A tactical trick that has been revealed (ANC-118).
struct Trick {
    std::string side, own, enemy;
    int out = 0; ///< number of the player turn in whose combat it came out; -1: it came out otherwise; 0: not known
    int met = 0; ///< number of the player turn in which an attack first met it
};

struct Side {
    std::string id, name, army;
    std::string edge = "S";
    std::string allowed = "all"; ///< stratagems
    int budget = 0;              ///< points it might cost (ANC-144)
    int panic = 0;               ///< its panic number
    bool panicked = false;
    bool led = false;  ///< it had a leader when the battle began
    int charged = 0;   ///< number of the player turn of its barbarians' charge; 0: still to come; -1: used in the other of two battles
    int pips = 0;      ///< left in this turn
    int rolled = 0;    ///< had in this turn
    bool wild = false; ///< its hidden units run in this turn where they are impetuous (ANC-053)
    int mostLed = 0;   ///< most leaders it had on the map at once
    int mayTry = 0;    ///< stratagems agreed for this battle of a campaign; 0: as many as it has leaders (ANC-176)
    std::vector<Note> notes;
    std::vector<Award> awards;

    /// Its notes that nobody has opened.
    int sealed() const;
    /// Its note that is not void and names this unit; null when there is none.
    const Note *noteOf(const std::string &unit) const;
};

struct Settings {
    bool fixedPips = false, pipControl = false, dieForEach = false, luckFreeCombat = false, tripleRear = false;
    bool leadersOut = false; ///< shaken leaders miss a turn instead of dying (ANC-097)
    bool disorderedAttack = false;
    int leaderLoss = 1, length = 6, clock = 120;
    std::string attacker = "a";
};

/// A hex that an attacker is to enter (ANC-103).
struct Vacated {
    std::vector<std::string> who;
    std::string enemy; ///< who stood there
};

/// What a side has in the first battle while the second one is fought.
struct Interrupted {
    int panic = 0, pips = 0, rolled = 0, charged = 0;
    bool panicked = false;
};

/// The battle between two marches that wrote the same flank edge (ANC-123 to ANC-125). It is fought within the state of the first one,
/// whose turn waits here.
struct Second {
    bool open = false;                ///< is it being fought?
    std::string edge;                 ///< that both wrote; "" when there was no such battle
    int length = 0;                   ///< its game turns
    std::vector<std::string> units;   ///< of both marches; afterwards those who may still come on
    std::vector<std::string> leaders; ///< who lead there
    int turn = 1;                     ///< of the first battle
    std::string step, active;
    std::vector<Interrupted> sides; ///< in the order of State::sides
};

struct State {
    std::string ruleset, step = "setup", active = "a", winner;
    bool over = false;
    int turn = 1;
    std::vector<Side> sides;
    std::map<std::string, Unit> units;
    std::map<std::string, Leader> leaders;
    std::vector<Trick> tricks;
    std::vector<Vacated> vacated;
    std::vector<std::string> fallen; ///< elephants and chariots whose fall is still to be felt (ANC-100)
    std::vector<Event> events;
    Second second;
    Settings settings;
    bool loose = false; ///< an act outside a game

    Side &side(const std::string &id);
    const Side &side(const std::string &id) const { return const_cast<State *>(this)->side(id); }
    const Side &other(const std::string &id) const { return side(id == "a" ? "b" : "a"); }
    Unit &unit(const std::string &id);
    const Unit &unit(const std::string &id) const { return const_cast<State *>(this)->unit(id); }
    Leader &leader(const std::string &id);
    /// Leaders that stand with a unit, by id.
    std::vector<std::string> leadersWith(const std::string &unit) const;
    /// Leaders that count for initiative and control (ANC-033).
    int leadersOf(const std::string &side) const;
    /// Does the leader, or unit, take part in the battle that is being fought (ANC-123, ANC-124)?
    bool leads(const Leader &leader) const;
    bool fights(const Unit &unit) const;
    /// Game turns of the battle that is being fought.
    int length() const { return second.open ? second.length : settings.length; }
    /// Has the side panicked in the first battle (ANC-030)?
    bool hasPanicked(const std::string &side) const;
    /// The first event of this kind; null when there was none. An empty edge stands for any.
    const Event *happened(const char *what, const std::string &side, const std::string &edge, int fromTurn = 0) const;
    /// Is it off the map because it hides, for all that is known (ANC-130)?
    bool hides(const Unit &unit) const;
    /// The units of a march that fought and may come on (ANC-125).
    std::vector<std::string> survivors(const std::string &side) const;
    /// The number of this player turn: 1, 2, …
    int playerTurn() const { return 2 * turn - (active == settings.attacker ? 1 : 0); }
    /// The camp of a side; null when it has none.
    const Unit *camp(const std::string &side) const;
    /// Worth of the units of a side (ANC-004).
    int worth(const std::string &side) const;
    /// Units lost in the battle that is being fought: destroyed or fled, the camp not counted (ANC-031).
    int losses(const std::string &side) const;
    /// The face that counts now: back when disordered, charge in the charge turn.
    Face face(const Unit &unit) const;
    /// Is this the turn of the side's charge?
    bool charging(const Unit &unit) const;
};

/// "on the map", "destroyed".
const char *whereIs(Place place);
/// Gives each unit the name it has in sentences.
void tellApart(State &state);
class Sheet;
/// The state of a game, read once; what an older one lacks has its default. Throws Error for values of the wrong kind.
std::shared_ptr<const State> gameOf(const Sheet &sheet, const Json &json);
/// A copy of it.
State readState(const Json &json);
/// See rules/read_game.h: two sides, ids, the meaning of notations, and names that tell the sides apart.
void settle(State &state);
/// Throws Error naming the place for what no battle can hold together: units of no code, leaders with nobody, a step that there is none.
void checkGame(const Sheet &sheet, const State &state);
Json toJson(const State &state);
std::vector<Change> changesSince(const Json &before, const State &after);
/// Throws Error unless the unit is known and on the map (ANC-181).
void expectInPlay(const State &state, const std::string &unit, const std::string &slot);
/// A point of victory and why (ANC-135).
std::vector<Award> pointsOf(const Tables &tables, const State &state, const std::string &side);
int sumOf(const std::vector<Award> &awards);

} // namespace optio::ancients
