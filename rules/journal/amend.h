// SPDX-License-Identifier: GPL-3.0-or-later
// Amending: an entry far back is made otherwise (a forgotten +1 ten rulings ago) or struck, and the fold runs again. Entries after it that
// would come out otherwise or could no longer be done are marked; the players choose for each of them to keep what happened, to play it
// again or to strike it. Nothing already written changes: the amendment is a further entry, which holds what is no longer as it was:
//
// "history": [{"n", "how", "act": {"resolver","input"}, "result": {…}}], oldest first; `how` is
//   "amended"  the entry itself: its new act (of a correction: none) and result; "typed":true when its dice were typed anew
//   "replayed" played again: its act with the questions that apply now, and its new result
//   "kept"     what happened stands; only the changes are others, because what they fall on is
//   "same"     it comes out the same when played again; the result is told as it is now
//   "dropped"  struck: it no longer counts
// and where the amended game needs acts that were not there, each with "before": [{"act","key","result"}], done before that entry.
//
// Dice never change: an act ruled anew keeps the dice it had, draws more (if it needs more) from its own key, and typed dice stay typed
// (see KeptDice). Only dice that were typed can be typed anew.
#pragma once

#include "rules/journal/die_names.h"
#include "rules/journal/journal.h"

#include <map>
#include <span>

namespace optio {

/// Why an act or correction is no longer what the journal says at its place.
struct AmendMark {
    int by = 0;         ///< number of the amendment
    std::string how;    ///< "amended", "kept", "replayed" or "dropped"
    std::string reason; ///< the amendment's
};

/// An act or correction as it stands after undos and amendments.
struct StandingEntry {
    int n = 0;
    std::string kind; ///< "act" or "correct"
    int turn = 0;     ///< as the journal has it
    Json act;         ///< {"resolver","input"}; null for a correction
    Json key;         ///< what the dice of an act hang on
    Json result;
    std::vector<Draw> dice;       ///< those an act ruled anew keeps
    bool rolled = false;          ///< did the program throw any of its dice, ever?
    std::vector<AmendMark> marks; ///< oldest first; empty when it is as it was written
    Json before = Json::array();  ///< acts that amendments put before it: [{"act","key","result"}]
    DieNames names = {};          ///< of its dice, as it was written
    bool struck() const { return !marks.empty() && marks.back().how == "dropped"; }
};

/// Makes `entry` what an amendment says of it: `item` is one of the "history" of the amendment `amendment`.
void lay(StandingEntry &entry, const Json &item, const Entry &amendment);
/// The same with whatever the amendment says of it, if anything.
void layOver(StandingEntry &entry, const Entry &amendment);
/// An act or correction as the journal has it. Throws Error.
StandingEntry asWritten(const Entry &entry);
/// The history as it stands, oldest first, struck entries among it. `entries` is a whole journal, its header first. Folding changesOf() of
/// them all gives the state that folding the journal gives. Throws Error for a journal that does not hold together.
std::vector<StandingEntry> standingHistory(std::span<const Entry> entries);
/// The changes it makes, those of the acts put before it first; none of its own when it is struck.
std::vector<Change> changesOf(const StandingEntry &entry);
/// Its own changes; none when it is struck.
std::vector<Change> ownChangesOf(const StandingEntry &entry);
/// The changes of acts put before an entry (StandingEntry::before).
std::vector<Change> changesOfBefore(const Json &before);
/// The entries that an amendment strikes.
std::vector<int> struckBy(const Entry &amendment);

/// The changes that turn one state into another, the shortest paths that do.
std::vector<Change> difference(const Json &from, const Json &to);
/// A value that went `from` → `to`, had it been `now`: whole numbers move by as much, objects are changed where they were changed, and so
/// are lists of things with an id (by id) and lists with fixed places (by place); other lists get and lose what they got and lost,
/// anything else becomes `to`.
Json moved(const Json &from, const Json &to, const Json &now);
/// The same for the value at a path of a rule set's state, which may say it itself (MovingRules).
Json moved(const Ruleset &ruleset, const std::string &path, const Json &from, const Json &to, const Json &now);
/// Are two values equal, but for the order of things with a "count"?
bool alike(const Json &one, const Json &other);
/// Whole numbers and the least and most they may be, by path: the counters of a state.
Json boundsOf(const Ruleset &ruleset, const Json &state);
/// The changes as they would have been made on `state`. Throws Error when what they change is not there.
std::vector<Change> movedOnto(const Ruleset &ruleset, const Json &state, const std::vector<Change> &changes);

/// What becomes of an entry that would come out otherwise or could not be done.
enum class AmendChoice { keep, replay, drop };
/// "keep", "replay", "drop".
const char *nameOf(AmendChoice choice);
/// Throws Error for another name.
AmendChoice amendChoiceFrom(const std::string &name);

/// An act that the amended game needs and the played one did not.
struct Insertion {
    std::string resolver;
    Json input;
    std::optional<std::vector<int>> typed; ///< the faces of its dice; otherwise the game's key gives them
};

/// What is to be amended, and how.
struct Amending {
    int n = 0;
    Json input;  ///< of an act: what is otherwise, laid over its input (answers one by one); null leaves it
    Json values; ///< of a correction: path → value, all of them; null leaves them
    bool drop = false;
    std::optional<std::vector<int>> typed; ///< the faces of an act's typed dice
    std::map<int, AmendChoice> choices;
    std::string reason;
    bool lenient = false;                               ///< pass over choices that cannot be made, as a screen does while its form changes
    std::map<int, std::vector<Insertion>> inserts = {}; ///< acts to be done before a later entry
};

/// A later entry that would come out otherwise or could not be done.
struct Consequence {
    int n = 0;
    int turn = 0;
    std::string what; ///< "different" or "illegal"
    AmendChoice choice = AmendChoice::keep;
    bool replayable = false; ///< may it be played again?
    std::string before;      ///< what happened
    std::string after;       ///< what would happen; why it cannot be done
    std::string note;        ///< what the choice could not have ("it cannot be kept"); may be empty
    Json needs; ///< acts that come first now and did not then, to be put before it: [{"resolver","label","input"}]; null for none
};

struct Amendment {
    std::string before, after; ///< what the entry says and would say; `after` is empty when it is struck
    Json result;               ///< its new result; null when it is struck
    std::vector<Consequence> consequences;
    Json state; ///< the state it leads to
    Json body;  ///< of the entry: Game::amend() makes one of it
};

/// Works an amendment out; nothing changes. A choice for a later entry that in the end needs
/// none is passed over. Throws Error for an entry that cannot be amended, what its rules refuse, an amendment that changes nothing, and a
/// choice for what is no later entry that stands.
Amendment amend(const Ruleset &ruleset, std::span<const Entry> entries, const Amending &amending);
/// What `amendment` would be were it worked out today, from the entries before it. Throws Error as amend() does.
Amendment amendAgain(const Ruleset &ruleset, std::span<const Entry> before, const Entry &amendment);

/// The state before entry n of the history as it stands, and that entry. Throws Error for an entry that cannot be amended.
struct AmendPlace {
    Json state;
    StandingEntry entry;
};
AmendPlace placeOf(std::span<const Entry> entries, int n);

Json toJson(const Consequence &consequence);

} // namespace optio
