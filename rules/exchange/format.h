// SPDX-License-Identifier: GPL-3.0-or-later
// What a format of army files is: it writes rosters as text and reads them back, leniently. All that came in is kept or told; nothing is
// dropped in silence, and nothing is changed by reading.
#pragma once

#include "rules/json.h"
#include "rules/ruling/form.h"

#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace optio {

class Ruleset;

namespace exchange {

/// Largest text that is read, or inflated to.
constexpr std::size_t mostBytes = std::size_t{8} << 20;
/// Most rows of a command, as in every roster, and most notes that are told: what passes them is not worth reading to its end.
constexpr std::size_t mostRows = 500, mostTold = 200;
/// Most armies in one file.
constexpr std::size_t mostArmies = 2000;

/// The rule sets there are: those of the program, each followed by its house rules.
using Rulesets = std::vector<const Ruleset *>;

/// Throws Error when a command has as many rows as it may have.
void checkRoom(const Json &units, const std::string &what);

/// Something to know about what was read. Lines and columns count from 1; 0 where there is no place to name.
struct Note {
    std::string text;
    std::size_t line = 0, column = 0;
};

/// What was read.
struct Import {
    std::vector<Json> rosters;
    std::vector<Question> questions; ///< choices that the text leaves open, each with the answer that stands
    std::vector<Note> notes;
};

/// What is to be read.
struct Source {
    std::string_view bytes;
    std::string what = "the text"; ///< how messages call it
    std::string ruleset;           ///< of the armies, where the text does not say
    Json answers = Json::object(); ///< to the questions of an earlier reading: question id → value
};

/// See the top of the file.
class Format {
public:
    virtual ~Format() = default;
    virtual std::string id() const = 0;     ///< "json"
    virtual std::string name() const = 0;   ///< "Army file"
    virtual std::string ending() const = 0; ///< of its files, without the dot
    /// The only rule set whose armies it holds; "" when it holds those of all.
    virtual std::string ruleset() const { return {}; }
    virtual bool writes() const { return true; }
    /// Is this text most likely of this format?
    virtual bool looksLike(std::string_view bytes) const = 0;
    /// All armies in one text. Throws Error for one that it cannot hold. What it leaves out is added to `lost`.
    virtual std::string write(const std::vector<Json> &rosters, const Rulesets &rulesets, std::vector<Note> &lost) const = 0;
    /// Throws Error with the place for a text that holds no army.
    virtual Import read(const Source &source, const Rulesets &rulesets) const = 0;
    /// Reading the same a piece at a time: each call adds to an import and says whether there is more. What was given must live meanwhile.
    /// Throws as read() does. A format that does not say how reads all at once.
    using Pieces = std::function<bool(Import &)>;
    virtual Pieces pieces(const Source &source, const Rulesets &rulesets) const;
};

/// What a rule set with formats of its own offers besides Ruleset.
class FormatRules {
public:
    virtual ~FormatRules() = default;
    virtual std::vector<const Format *> formats() const = 0;
};

/// Every format: those for all rule sets, then those that belong to one.
std::vector<const Format *> formatsOf(const Rulesets &rulesets);
/// Throws Error listing those there are.
const Format &formatNamed(const Rulesets &rulesets, const std::string &id);
/// The format that the text looks like. Throws Error when it is none of them.
const Format &formatLike(const Rulesets &rulesets, const Source &source);

/// Reads with a format and looks the result over: no roster leaves this that has not the form of a roster, holds control characters, or
/// shares its id with another. Throws Error.
Import readArmies(const Format &format, const Source &source, const Rulesets &rulesets);

/// The same an army at a time. What it is given must live as long. Throws Error.
class ArmyReading {
public:
    ArmyReading(const Format &format, const Source &source, const Rulesets &rulesets);
    /// Does the next piece. False after the last.
    bool step();
    Import take() { return std::move(import_); }

private:
    void look(Json &roster);

    const Source &source_;
    const Rulesets &rulesets_;
    Format::Pieces pieces_; ///< none: all is read
    Import import_;
    std::size_t looked_ = 0; ///< this many armies were looked over
    std::set<std::string> ids_;
};

/// The rule set of this id, or the one under it when its house rules are missing; null when there is none.
const Ruleset *rulesetOf(const Rulesets &rulesets, std::string_view id);
/// The same for a roster; throws Error when there is none.
const Ruleset &rulesetFor(const Rulesets &rulesets, const Json &roster);

} // namespace exchange
} // namespace optio
