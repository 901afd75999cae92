// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game: armies of single bases, their formations and engagements, general points, cards, and the act that is still open.
#pragma once

#include "rulesets/tropaion/words.h"

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace optio::tropaion {

/// A base (TRO-015 to TRO-018).
struct Unit {
    std::string id, side, name;
    Type type = Type::MI;
    Weapon weapon = Weapon::none;
    std::vector<std::string> traits; ///< ids of trait rows
    Status status = Status::table;
    std::string reserve; ///< why it waits: "flankMarch" or "weather"
    int lostTurn = 0;
    int disruption = 0;
    // In this player-turn:
    int moves = 0;
    bool shot = false, rallied = false;
    bool controlled = false; ///< warband: asked, or free to act
    bool bound = false;      ///< warband: must charge (TRO-084)
    int hurried = 0;         ///< number of the move that Valour made farther (TRO-055)
    int displaced = 0;       ///< MU pushed, driven or evaded backwards in this phase

    bool has(const char *trait) const;
    bool skirmisher() const { return type == Type::LI || type == Type::LC; } ///< TRO-024
    bool mounted() const { return type == Type::LC || type == Type::MC || type == Type::HC; }
    bool onTable() const { return status == Status::table; }
};

/// Units that stand together: files from left to right, each from front to back (TRO-019). A file that begins with an empty name has a gap
/// in front that may still be filled (TRO-117).
struct Formation {
    std::string id, side;
    std::vector<std::vector<std::string>> files;

    enum class Shape { line, column, mass, none };
    Shape shape() const;
};

/// What files like these are called (TRO-019).
Formation::Shape shapeOf(const std::vector<std::vector<std::string>> &files);

/// Two enemies in contact (TRO-020). Index 0 is side a, 1 is side b.
struct Engagement {
    std::string id;
    std::array<std::string, 2> units;
    std::array<Aspect, 2> aspects{}; ///< where each is touched
    int charger = -1;                ///< side that charged in this player-turn; -1: nobody, or earlier
    bool breakLines = false, shieldwall = false;
    bool fought = false; ///< in this phase
};

/// A combat whose dice have been thrown (TRO-101, TRO-102).
struct Fight {
    std::string engagement; ///< empty: none is open
    std::string stage;      ///< "rolled": totals stand, Valour may be added; "result": the results die stands
    std::array<int, 2> dice{}, totals{};
    std::array<bool, 2> rough{}; ///< who fights in difficult terrain
    int winner = -1;
    int die = 0;
    bool rerolled = false;
};

/// A shot that may be answered (TRO-089).
struct Reply {
    std::string shooter, target; ///< of the shot received; empty: none
    int band = 0;                ///< distance now: 1, 2 or 3 MU at most
};

/// A discipline test that has failed so far (TRO-062): points or a card may still save it.
struct Test {
    std::string purpose; ///< "move", "charge", "control", "rally"; empty: none is open
    std::vector<std::string> who;
    int die = 0, sum = 0;
    bool rerolled = false;
};

/// An order that is being carried out: a move that waits for its test, or a charge on its way (TRO-076).
struct Order {
    std::string kind;  ///< "forward", "charge", "facing", "sideways", "form", "gap", "breakOff"; empty: none
    std::string stage; ///< "test", then of a charge "evade", "end", "contact" (wraps are declared), "cards" (answered by cards)
    std::vector<std::string> who;
    bool alone = false;                          ///< one unit ordered out of its formation
    std::string shape, turn;                     ///< of "form" and of "facing"
    std::vector<std::vector<std::string>> files; ///< of "form"
    std::string contact;                         ///< the engagement that is faced (TRO-073)
    std::vector<std::string> enters;             ///< pikes that go into difficult terrain
    std::map<std::string, std::string> targets;  ///< of each charging unit; "" for one that hits nobody
    std::map<std::string, Aspect> aspects;
    std::vector<std::string> undecided; ///< targets that may still make their free move
    std::vector<std::string> ends;      ///< chargers whose target has moved away
    std::vector<std::string> over;      ///< chargers that have stopped or were driven back
    bool breakLines = false;
    std::vector<std::string> shieldwall;      ///< charged units that Shieldwall covers
    std::map<std::string, std::string> wraps; ///< overlapping units, and whose flank they turn into (TRO-078)

    /// Does anybody of the charge hit an enemy, as far as it is decided?
    bool hits() const;
};

/// A piece of terrain on the table, and where the plan shows it (TRO-033).
struct Piece {
    std::string card;    ///< the terrain card that tells what it is
    std::string side;    ///< who placed it; "" for one that was agreed on
    bool noted = false;  ///< has a place on the plan; otherwise it stands on the players' table alone
    bool across = false; ///< its longer side, or its course, runs from south to north instead of from west to east
    int x = 0, y = 0;    ///< its middle, in MU from the west and from the south edge
};

struct Side {
    std::string id, name, army;
    int size = 0;    ///< units of the roster
    int morale = 12; ///< in halves (TRO-011)
    // General points of this turn, by Virtue:
    std::array<int, 3> dice{};  ///< as thrown; 0: not yet
    std::array<int, 3> score{}; ///< as assigned
    std::array<int, 3> left{};
    bool assigned = false;
    std::vector<std::string> hand; ///< ids of cards
    bool chosen = false;           ///< has kept or changed its first hand
    bool committed = false;        ///< has said which deployment cards it uses (TRO-037)
    bool scouting = false;         ///< deploys 4 MU deep (TRO-133)
    int flank = 0, late = 0;       ///< units still to be held back for a flank march, and by foul weather
    std::string pays;              ///< "yes" or "no" once it is said whether a tie is paid for (TRO-048)
    bool quiet = false;            ///< wants no card windows in this turn (TRO-030)
};

/// What happened that a rule asks for later.
struct Event {
    std::string what;             ///< "gap": a file lost its front in its owner's own moves
    std::vector<std::string> who; ///< of a gap the unit behind it
    int turn = 0;
    std::string active; ///< whose player-turn it was
};

struct Settings {
    bool generalship = true, openPoints = false, twoRoll = true, strategyAnyTest = false;
    int points = 0; ///< limit of the rosters; 0: none
};

struct State {
    std::string ruleset = "tropaion";
    int turn = 1;
    std::string step = "points"; ///< id of a step of the sequence (ruleset.toml)
    std::string active;          ///< whose player-turn it is; "" when both act
    std::string first;           ///< who is first player this turn
    bool hasHill = true, hasDifficult = true;
    Settings settings;
    std::vector<Side> sides;
    std::map<std::string, Unit> units;
    std::map<std::string, Formation> formations;
    std::map<std::string, Engagement> engagements;
    std::vector<std::string> placed; ///< terrain cards on the table, in order
    std::string placer;              ///< whose turn it is to place terrain
    std::vector<Piece> plan;    ///< what stands on the table: one for each card in `placed` (see piecesOf()), or without cards as agreed
    int width = 30, depth = 20; ///< of the table, in MU from west to east and from south to north
    std::string edge;           ///< who chooses its edge and deploys first
    std::map<std::string, std::string> edges;        ///< which edge is whose: "south" of "a"; empty until it is chosen
    std::map<std::string, std::string> flanks;       ///< at which edge a side's flank march has come on
    std::vector<std::string> pile, discards, played; ///< cards: to be drawn from the top, face down out of play, played face up
    Fight fight;
    std::string darken; ///< side whose next shot with bows skips its first die (TRO-131)
    Reply reply;
    Test test;
    Order order;
    std::string paid;          ///< side whose next complicated order is paid with two Blanks (TRO-126)
    std::string surely;        ///< side whose next simple order needs no test (TRO-127)
    bool over = false;         ///< the game is decided (TRO-123, TRO-124)
    std::string winner;        ///< "" with `over`: a draw
    bool agreed = false;       ///< the players have ended it (TRO-044)
    std::string held;          ///< side that has played Hold! for these losses (TRO-136)
    std::string passed;        ///< sides that play no card at this window, where they decide first (TRO-125)
    std::vector<Event> events; ///< as far back as a rule looks; older ones are dropped when a player-turn begins
    int number = 0;            ///< of the last formation or engagement made
    bool loose = false;        ///< outside a game; not written

    /// Throws Error naming the id when there is none.
    Unit &unit(const std::string &id);
    const Unit &unit(const std::string &id) const;
    Side &side(const std::string &id) { return sides.at(id == "b" ? 1 : 0); }
    const Side &side(const std::string &id) const { return sides.at(id == "b" ? 1 : 0); }
    const Side &other(const std::string &id) const { return sides.at(id == "b" ? 0 : 1); }
    /// Morale of 2 or less (TRO-012).
    bool wavering(const std::string &side) const { return this->side(side).morale <= waveringAt; }
    static constexpr int waveringAt = 4; ///< in halves
    static constexpr int mostTurns = 999;
    /// The formation a unit stands in; null for a lone unit.
    const Formation *formationOf(const std::string &unit) const;
    Formation *formationOf(const std::string &unit);
    /// Engagements of a unit, by id.
    std::vector<const Engagement *> engagementsOf(const std::string &unit) const;
    bool engaged(const std::string &unit) const { return !engagementsOf(unit).empty(); }
    /// Is it touched there?
    bool touched(const std::string &unit, Aspect aspect) const;
    /// A new id such as "e0007".
    std::string newId(char kind);
};

/// 0 for "a", 1 for "b".
inline int indexOf(const std::string &side) { return side == "b" ? 1 : 0; }

class Sheet;

/// The state of a game, read once; missing keys are their defaults. Throws Error for values of the wrong kind.
std::shared_ptr<const State> gameOf(const Sheet &sheet, const Json &json);
/// A copy of it.
State readState(const Json &json);
/// See rules/read_game.h: two sides, ids, and names that tell the sides apart.
void settle(State &state);
/// Writes the whole state.
Json toJson(const State &state);
Unit unitFromJson(const std::string &id, const Json &json);
Json toJson(const Unit &unit);

} // namespace optio::tropaion
