// SPDX-License-Identifier: GPL-3.0-or-later
// Games whose table is the screen: what a rule set that is played wholly in the app offers besides Ruleset, so that a board can be drawn
// and touched without knowing its rules.
//
// Things are named by short texts: a unit by its id ("a12"), "card:flank" a special card in hand, "area:a4" an area of a side (columns from
// 1 on), "second:a" a side's second line, "hand", "deck", "dropped" (where cards are discarded) and "leader" of the side that is to act
// ("leader:b": of that side).
#pragma once

#include "rules/json.h"
#include "rules/sounds.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace optio {

/// A computer player's thoughts about one decision, in pieces.
class Thought {
public:
    virtual ~Thought() = default;
    /// Thinks on for some milliseconds. False when it has done so.
    virtual bool step() = 0;
    /// What it would do, as far as it has come: an act as BoardRules::lay() gives them under "do".
    virtual Json act() = 0;
    /// The acts it looked at, that which it does first, then the best: [{"do","label","open","chance","points","simulations"}]. `open` is
    /// the label as the other side may read it; `chance` that of its side to win the battle, 0 to 1; `points` by how much the battle gets
    /// better for it in the next turns, in points of the rule set. Empty for who does not look ahead.
    virtual Json considered() const = 0;
};

/// A rule set whose games are played on a board implements this beside Ruleset. All its acts are made through one resolver that takes
/// {"do": act}, and with "stops":["a"] does not pass over those phases of a side in which there is nothing to decide.
class BoardRules {
public:
    virtual ~BoardRules() = default;
    /// Id of that resolver.
    virtual std::string actResolver() const = 0;
    /// Who decides now: "a" or "b", "" when nobody does any more.
    virtual std::string toAct(const Json &state) const = 0;
    /// What the side that is to act would do now, by `what`:
    ///   {"from":[things],"to":[things]}, laying things on things, for an attack perhaps with "ways":{unit: way} and "lead": unit;
    ///   {"attack": number}, looking at one that is declared already;
    ///   {"answer": true or false} to the question that is asked (then with "question", and of a withdrawal "stakes": the attack's
    ///   chances);
    ///   {"press":"next"}, or "resolve" or "deal";
    ///   {"press":"draw"}: ending the turn with the cards that may be drawn, over phases in which nothing is to be decided. That is several
    ///   acts, so "do" is null; "later" tells that the refusal is about a phase to come, "text" what it passes over or why nothing is
    ///   drawn, "draws" whether something is.
    /// Gives {"do": act, or null where it means nothing; "label"; "refusal": why not, "" when it may be done; "ask": a question to be
    /// confirmed first, or ""; "more": may things be added before it is done?; "ways":[{"unit","label","chosen","choices":[{"id","label",
    /// "refusal","p"}]}]; "leads":[{"unit","label"}], "lead": unit; "lines":[{"label","value","text","rule"}], how it is worked out;
    /// "chances":[{"label","side","p","fraction"}]}. Throws Error for names of no thing.
    virtual Json lay(const Json &state, const Json &what) const = 0;
    /// The side that with this act only announces what is resolved later: "a" or "b"; "" for any other act.
    virtual std::string announcer(const Json &act) const = 0;
    /// How many attackers there may be in one attack that is put together so, and how many targets.
    struct Crowd {
        int attackers, targets;
    };
    virtual Crowd crowd() const = 0;
    /// Everything that can be laid somewhere now: [{"from","to","label"}]; for an attack its single targets.
    virtual Json gestures(const Json &state) const = 0;
    /// A short help about a thing (or "rule:ferocity", a special rule), as `viewer` may know it:
    /// {"title","subtitle","icon","rows":[{"label","text","rule"}],"groundTitle","ground":[{"label","text","rule"}]}.
    virtual Json help(const Json &state, const std::string &viewer, const std::string &thing) const = 0;
    /// What is heard of an act that made of one state the other (its entry as the journal has it), in the order in which it happened: ids
    /// of soundTable(). `viewer` is "a", "b" or "" for both; of what it does not see nothing is heard.
    virtual std::vector<std::string> sounds(const Json &before, const Json &after, const Json &entry, const std::string &viewer) const = 0;
    /// How all that sounds; of what comes of one act those nearer to the front are to be heard. "refusal" is for what cannot be done.
    virtual const std::vector<Sound> &soundTable() const = 0;
    /// A computer player begins to think for the side that is to act; it knows what that side sees and nothing more. The rule set must live
    /// as long. All of it may be done on another thread, but on one only. Throws Error for an unknown player.
    virtual std::unique_ptr<Thought> think(const Json &state, const std::string &player, std::uint64_t seed) const = 0;
    /// What it would do in the end.
    Json choose(const Json &state, const std::string &player, std::uint64_t seed) const
    {
        const std::unique_ptr<Thought> thought = think(state, player, seed);
        while (thought->step()) {
        }
        return thought->act();
    }
};

} // namespace optio
