// SPDX-License-Identifier: GPL-3.0-or-later
// Luck, told honestly: what the dice of a battle gave against the exact expectation of every roll that was made, by side and kind of die,
// the app's and typed ones apart; what mattered of it, the results; and which rolls swung most. Picks and shuffles are not dice. No verdict
// of few.
#pragma once

#include "rules/journal/amend.h"
#include "rules/luck/chance.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace optio {

class Ruleset;

constexpr int enoughDice = 30;           ///< fewer get no verdict
constexpr double bandShare = 0.9;        ///< the band holds nine games in ten
constexpr double unusualDie = 1.0 / 100; ///< the share of fair dice that are called unusual at most

/// A kind of die: what it can show, and how likely.
struct DieKind {
    int sides = 6;
    bool average = false;
    auto operator<=>(const DieKind &) const = default;
    int least() const { return average ? 2 : sides == 10 ? 0 : 1; }
    /// Of its values from least() on.
    std::vector<double> chances() const;
    std::string name() const; ///< "d6", "average die"
    /// Counts a face `more` times, in a list of how often each came.
    void tally(std::vector<int> &faces, int value, int more) const;
};
/// What kind of die that was; nothing for a pick, a shuffle, a pool told by its hits, and a die from another program.
std::optional<DieKind> kindOf(const Draw &draw);

/// Something counted, beside what was to be expected of it.
struct Measured {
    int count = 0;                  ///< of how many
    double got = 0, expected = 0;   ///< the average, or the number
    double low = 0, high = 0;       ///< nine games in ten lie from here to there
    double atLeast = 1, atMost = 1; ///< how often it goes as well or better, as badly or worse
    std::string verdict;            ///< in words
    bool unusual = false;           ///< does it lie outside the band?
    bool exact = true;
};

/// Dice of one kind that one side threw.
struct LuckDice {
    std::string side; ///< "a", "b", or "" for those of neither
    DieKind kind;
    bool app = true;        ///< thrown by the program, or typed
    std::vector<int> faces; ///< how often each came
    Measured average;
    std::string name = {}; ///< of typed ones that a player calls so; they stand among the unnamed row of all typed dice too
};

/// Results that one side's rolls could bring.
struct LuckResults {
    std::string side;
    std::string what; ///< "results in its favour", "enemy destroyed"
    Measured number;
};

/// A roll that changed much.
struct LuckSwing {
    int n = 0, turn = 0;
    std::string sentence;
    std::string side;     ///< whom it favoured
    double chance = 0;    ///< of a result at least as good for that side
    std::string fraction; ///< the same, "5/36"; empty where nobody would read it
    double swing = 0;     ///< by how much it was better than to be expected, where 1 is being pushed back and 3 being destroyed
};

struct Luck {
    std::array<std::string, 2> names;
    std::vector<LuckDice> dice;
    std::vector<LuckDice> pools; ///< hits of dice whose faces nobody typed: `average` counts hits
    std::vector<LuckResults> results;
    std::vector<LuckSwing> swings; ///< the greatest first
    int rolls = 0;                 ///< acts with dice
    int uncounted = 0;             ///< of these, whose odds cannot be counted (today's rules do not know them)
    bool over = false;
};

/// Looks on while the history of a game, as it stands, is folded again.
class LuckReader {
public:
    /// `all`: also what one side alone may know while the game goes on.
    LuckReader(const Ruleset &ruleset, const Json &header, bool all);
    /// The next entry, with the state before it (and before the acts that were put before it).
    void look(const StandingEntry &entry, const Json &before);
    Luck told(const Json &last) const;

private:
    struct Key {
        std::string side;
        DieKind kind;
        bool app;
        std::string name; ///< by sameDie(); "" for all of them
        auto operator<=>(const Key &) const = default;
    };
    struct Hits {
        int dice = 0, hits = 0;
        std::vector<double> chances;
    };
    void take(int n, int turn, const Json &act, const Ruling &ruling, const Json &before, const DieNames &names);
    void count(const std::string &army, const Draw &draw, const DieKind &kind, const std::string &name);
    void weigh(int n, int turn, const Json &act, const Ruling &ruling, const Json &before, bool cross);

    const Ruleset &ruleset_;
    bool all_;
    std::array<std::string, 2> names_;
    std::map<std::string, std::string> sideOf_; ///< of units
    std::map<Key, std::vector<int>> dice_;
    std::map<std::string, std::string> spelled_;              ///< names as they were written last
    std::map<std::string, Hits> pools_;                       ///< by side
    std::array<std::vector<double>, 2> chances_, destroying_; ///< of a result in favour of each side, and of destroying
    std::array<int, 2> came_{}, destroyed_{};
    std::vector<LuckSwing> swings_;
    int rolls_ = 0, uncounted_ = 0;
};

/// The luck of a whole journal. Throws Error for one that does not fit its rule set.
Luck luckOf(const Ruleset &ruleset, const std::vector<Entry> &entries, bool all);

/// The dice of many games, each die once: an act that was taken back and done again, or copied with its game, showed the same faces. Of a
/// typed die counts what was typed last, by the name it was given last.
class DiceTally {
public:
    /// All dice of a journal, of acts that were taken back too.
    void add(const std::vector<Entry> &entries);
    /// One line of a journal after its header's `key`.
    void add(const std::string &key, const Json &entry);

    struct Row {
        DieKind kind;
        bool app = true;
        std::string name; ///< of dice that are called so; "" for all of a kind, the named ones among them
        int count = 0;
        std::vector<int> faces;
        Fairness fairness;
        std::string verdict; ///< in plain words
        std::string called;  ///< of a named one: "your red d6", "Ben's d6"
        std::string text;    ///< and all in a sentence: "your red d6: 412 rolls, sixes 19 %, nothing unusual"
        bool unusual = false;
    };
    /// By kind, the typed ones first: all of them, then those with a name.
    std::vector<Row> rows() const;

private:
    /// A die that was thrown for an act.
    struct Thrown {
        std::string draw; ///< what it was thrown for
        int nth = 0;      ///< and which of those it is
        DieKind kind;
        bool app = true;
        int value = 0;
        std::string name; ///< by sameDie()
    };
    /// An act, as its dice are told apart from those of all others.
    struct ThrownFor {
        std::string key;
        DieNames names;
    };
    void tell(const ThrownFor &act, const Json &result);
    void count(const Thrown &die, int more);

    struct Key {
        DieKind kind;
        bool app;
        std::string name;
        auto operator<=>(const Key &) const = default;
    };
    std::map<Key, std::vector<int>> faces_;
    std::map<std::string, std::string> spelled_;        ///< names as they were written last
    std::map<std::string, std::vector<Thrown>> thrown_; ///< by game and act
    std::string game_;
    std::map<int, ThrownFor> acts_; ///< of the game that is being read, by their numbers: an amendment names them so
};

Json toJson(const Luck &luck);
Json toJson(const DiceTally::Row &row);

} // namespace optio
