// SPDX-License-Identifier: GPL-3.0-or-later
// Marks: what elements of a unit did this bound, and what they are in contact with. A unit's row holds
// "marks": [{"count": 3, "moved": true, "marches": 2}, …] for the elements that have any; all others have none. Which marks there are is
// the rule set's to say.
#pragma once

#include "rulesets/dbx/state.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace optio::dbx {

/// Elements of a unit that are alike.
struct Part {
    int count = 0;
    Json marks = Json::object(); ///< empty for elements without marks
    std::string key;             ///< names the part within its unit: "", "fought,marches=2"
    bool has(const char *mark) const { return marks.contains(mark); }
};

/// Elements of a row that are still there.
int standing(const Unit &unit);
/// The standing elements by their marks: those without any first, if there are such.
std::vector<Part> partsOf(const Unit &unit);
/// How many standing elements have this mark.
int countMarked(const Unit &unit, const char *mark);

/// How a mark reads.
struct MarkWords {
    const char *mark;
    const char *words;
    bool counted = false; ///< its value says how often: "marched twice"
};
/// How a part's marks read, in the order of `words`: "moved, marched twice"; "" without marks. Marks without words are left out.
std::string marksText(const Json &marks, const std::vector<MarkWords> &words);

/// What is particular to the marks of a rule set.
struct MarkRules {
    std::vector<const char *> lasting; ///< the marks that outlast a bound
    /// What an act is refused with when a part of `unit` has fewer elements than it takes.
    std::string (*tooFew)(const std::string &unit, int taken, int there, bool lost);
};

/// Works marks and losses into a game, unit by unit, and gives the changes. `rules` must outlive it.
class Marking {
public:
    Marking(const Units &units, const MarkRules &rules) : before_(units), rules_(rules) {}
    /// Sets marks of `count` elements of a part; a null takes a mark away. Gives the key of the part they now are. Throws Error when the
    /// part has fewer.
    std::string mark(const std::string &unit, const std::string &part, int count, const Json &marks);
    /// Takes `count` elements of a part off the table. Throws Error when the part has fewer.
    void lose(const std::string &unit, const std::string &part, int count);
    /// Takes marks away of which there are more than elements: losses were corrected, and nobody said whose.
    void trim(const std::string &unit);
    /// Takes away every mark that lasts for a bound.
    void endBound();
    /// Adds the changes to a ruling, a unit at a time; losses with a label of `name(unit)`.
    void tell(Ruling &ruling, const std::function<std::string(const Unit &unit)> &name) const;
    /// The row of a unit with everything worked in.
    const Unit &unit(const std::string &id) { return copy(id); }
    /// All rows as they were.
    const Units &before() const { return before_; }

private:
    Unit &copy(const std::string &unit);
    Part &take(std::vector<Part> &parts, const std::string &unit, const std::string &part, int count, bool lost) const;

    const Units &before_;
    const MarkRules &rules_;
    Units units_;
};

} // namespace optio::dbx
