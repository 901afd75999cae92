// SPDX-License-Identifier: GPL-3.0-or-later
// The journal: a game as an append-only list of lines of JSON. Line 0 is the header; each later line is an entry and holds the SHA-256 of
// the line before it, so `sha256sum` can check the chain. State is the header's start with every entry's changes made in order.
//
// header: {"optio-game":1,"ruleset","data","program","key"(hex),"created","armies":[rosterA,rosterB],"options":{…},"start":{state}}
// entry:  {"n":1,"prev":"<sha256>","time":"2026-01-31T12:00:00Z","turn":3,"kind":…, …}
//   kind "act":  "act":{"resolver","input"}, "key":{"turn","resolver","participants","before"} (what its dice hang on, see ActKey),
//                "result": toJson(Ruling) (with its dice and changes)
//                and where the same die had been typed otherwise before it was taken back, "typedBefore":[faces];
//                "dieNames":[…] where players said which dice of theirs they are (die_names.h)
//                Where two devices rolled the dice together: "shared", see shared_dice.h. Of an act that came over the link (rules/link/):
//                "link":{"id","seat"}
//   kind "undo": "of": n of the entry taken back, "result":{"sentence","changes"}, "typed":{"key","faces"} of dice that were typed for it;
//                "beyond": why it may not simply be taken back
//   kind "correct": a counter set by hand: "reason", "result":{"sentence","changes"}
//   kind "amend": an older entry made otherwise: "of", "reason", "history" (what is no longer as it was, see amend.h),
//                "result":{"sentence","changes"}
//   kind "note": a free ruling or remark: "text"; where it says that another device keeps the game from there on, "keeper", see carried.h
// In games with secrets an entry has "salt" besides, 128 random bits in hexadecimal: without them the few hands or placings of dice that an
// entry may hold could be tried out against its hash. It is told when the secret is.
#pragma once

#include "rules/dice/dice.h"
#include "rules/journal/journal_standing.h"
#include "rules/journal/shared_dice.h"
#include "rules/json.h"
#include "rules/ruling/ruling.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace optio {

class Ruleset;
struct Amendment;

/// A journal line, read. `line` is the very text that was written.
struct Entry {
    int n = 0; ///< 0 for the header
    std::string kind;
    Json json;
    std::string line;
};

/// SHA-256 of a line's bytes (without the line feed), hex.
std::string lineHash(std::string_view line);
/// Throws Error naming the line (of the file: entry n stands on line n + 1) for text that is not an entry of the form above.
Entry parseEntry(std::string_view line, int n);
/// The key of an act as its entry holds it. Throws Error when it is not of the form above.
ActKey keyFromJson(const Json &key);
/// The changes an entry makes: those of its result; none for a note.
std::vector<Change> changesOf(const Entry &entry);

/// What a game is started with.
struct GameSetup {
    Json rosterA, rosterB, options;
    GameKey key{};
    std::string created; ///< ISO 8601, UTC
};

/// Why an entry would be ruled otherwise today.
struct VerifyFinding {
    int n = 0;
    std::string what; ///< "chain", "dice", "changes", "ruling"
    std::string text; ///< a sentence
};

/// A game being played: its state and what it needs of its journal to go on. It keeps no old entries; a caller that needs them
/// (undo, report) gives them back through `Reader`.
class Game {
public:
    /// Gives entry n of the journal (1-based; 0 is the header).
    using Reader = std::function<Entry(int n)>;

    /// Starts a game; `headerLine()` is then to be stored.
    static Game start(const Ruleset &ruleset, const GameSetup &setup);
    /// Takes up a game from its header and, one by one, its entries (follow()).
    static Game open(const Ruleset &ruleset, const Entry &header);
    /// Takes up a game from a snapshot made by snapshot() after entry n.
    static Game openAt(const Ruleset &ruleset, const Entry &header, const Json &snapshot);
    /// Folds one stored entry. Throws Error when its number, chain or changes do not fit.
    void follow(const Entry &entry);

    const Ruleset &ruleset() const { return *ruleset_; }
    const Json &header() const { return header_; }
    const std::string &headerLine() const { return headerLine_; }
    const Json &state() const { return state_; }
    int length() const { return length_; } ///< number of entries
    /// Entry numbers that stand and can be undone, oldest first.
    const std::vector<int> &standing() const { return standing_.numbers(); }
    /// The amendments among them.
    const std::vector<int> &amendments() const { return standing_.amendments(); }

    /// Rules an act. With `typed` the dice are those faces, otherwise random ones of this act's key. Nothing changes yet: give the entry
    /// to the store, then follow() it. `names`: what the typed dice are called, one for all or one for each. Throws Error for bad input, a
    /// refused act, wrong dice.
    Entry act(const std::string &resolver, const Json &input, const std::optional<std::vector<int>> &typed, const std::string &time,
              const std::vector<std::string> &names = {}) const
    {
        return act(resolver, input, typed, time, names, {});
    }
    /// The same with dice that two devices roll together. An act that was taken back draws what it drew, whatever is given.
    Entry act(const std::string &resolver, const Json &input, const std::optional<std::vector<int>> &typed, const std::string &time,
              const std::vector<std::string> &names, const std::optional<SharedDice> &shared) const;
    /// The whole input of an act and the key of its dice, with nothing drawn. Throws Error as act() does.
    std::pair<Json, ActKey> ready(const std::string &resolver, const Json &input) const;
    /// What the dice of such an act were made of when it was done and taken back; nothing where it was not, or had none.
    std::optional<SharedDice> sharedBefore(const ActKey &key) const;
    /// The key of the dice such an act would have.
    ActKey actKey(const std::string &resolver, const Json &completeInput) const;
    /// An entry that takes the last standing entry back. `beyond` tells the border that it crosses (see undoBorder() in secrets.h); it is
    /// written down. Throws Error when there is none.
    Entry undo(const Reader &reader, const std::string &time, const std::string &beyond = {}) const;
    /// Sets counters by hand. `values`: path → new value, each one of Ruleset::counters().
    Entry correct(const Json &values, const std::string &reason, const std::string &time) const;
    Entry note(const std::string &text, const std::string &time) const;
    /// The entry of an amendment that amend() made of this game's journal; its reason may be left out.
    Entry amend(const Amendment &amendment, const std::string &time) const;

    /// State, counts and chain, enough for openAt().
    Json snapshot() const;

private:
    Game() = default;
    Entry make(Json body, const std::string &time) const;

    const Ruleset *ruleset_ = nullptr;
    Json header_;
    std::string headerLine_;
    Json state_;
    std::string last_; ///< hash of the last line
    int length_ = 0;
    StandingEntries standing_;
    std::map<std::string, Json> shared_;            ///< what the dice of acts that were taken back were made of, by the text of their keys
    std::map<std::string, std::vector<int>> typed_; ///< faces typed for acts that were taken back, by the text of their keys
};

/// Reads a whole journal file (JSON Lines); its chain is verifyJournal()'s to check. Throws Error with the line number. With `cut` a last
/// line that was cut short by a crash is left out, and `*cut` tells so in a sentence.
std::vector<Entry> readJournal(std::string_view text, const std::string &what, std::string *cut = nullptr);
/// Chain, dice and rulings of a whole journal against today's rules. Empty when nothing differs. A journal made with this very program and
/// figures must agree to the letter; of others only outcomes, totals and changes are compared, not the wording.
std::vector<VerifyFinding> verifyJournal(const Ruleset &ruleset, const std::vector<Entry> &entries);
/// The battle told in Markdown: per turn, each standing entry's sentence, dice and reasons; corrections and undone entries marked. With
/// `all` also what one side alone may know while the game goes on.
std::string battleReport(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all = false);

} // namespace optio
