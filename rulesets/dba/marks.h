// SPDX-License-Identifier: GPL-3.0-or-later
// Marks: what elements of a unit did this bound, and which enemies they are in contact with. A unit's row holds
// "marks": [{"count": 2, "moved": 1, "fought": true}, …] for the elements that have any; all others have none.
#pragma once

#include "rules/ruling.h"
#include "rulesets/dba/words.h"

#include <map>
#include <string>
#include <vector>

namespace optio::dba {

/// The marks. All but `contact` last for one bound.
namespace mark {
constexpr const char *contact = "contact"; ///< id of the enemy unit in front, "?" when unknown
constexpr const char *moved = "moved";     ///< how many moves it made
constexpr const char *fought = "fought";   ///< had a close combat to its front
constexpr const char *shot = "shot";       ///< shot, alone or aiding
constexpr const char *shotAt = "shot_at";  ///< was a target
} // namespace mark

/// Elements of a unit that are alike.
struct Part {
    int count = 0;
    Json marks = Json::object(); ///< empty for elements without marks
    std::string key;             ///< names the part within its unit: "", "fought,moved=1"
    bool has(const char *mark) const { return marks.contains(mark); }
    /// The enemy unit in front, "" when there is none.
    std::string contact() const { return marks.value(mark::contact, std::string()); }
};

/// The standing elements by their marks: those without any first, if there are such.
std::vector<Part> partsOf(const Json &unit);
/// How a part's marks read: "in contact, moved"; "" without marks.
std::string marksText(const Json &marks);

/// Works marks and losses into a game, unit by unit, and gives the changes.
class Marking {
public:
    explicit Marking(const Json &state) : state_(state) {}
    /// Sets marks of `count` elements of a part; a null takes a mark away. Gives the key of the part they now are. Throws Error when the
    /// part has fewer.
    std::string mark(const std::string &unit, const std::string &part, int count, const Json &marks);
    /// Takes `count` elements of a part off the table. Throws Error (DBA-070) when the part has fewer.
    void lose(const std::string &unit, const std::string &part, int count);
    /// Ends the contact that one element of `unit` has with the unit `foe`, if there is such.
    void part(const std::string &unit, const std::string &foe);
    /// Puts `count` elements of `unit` that are in no contact into contact with `foe`, as far as there are such.
    void meet(const std::string &unit, const std::string &foe, int count);
    /// Takes away every mark that lasts for a bound.
    void endBound();
    /// Adds the changes to a ruling, a unit at a time.
    void tell(const Words &words, Ruling &ruling) const;
    /// The row of a unit with everything worked in.
    const Json &unit(const std::string &id) { return copy(id); }

private:
    Json &copy(const std::string &unit);
    const Json &state_;
    std::map<std::string, Json> units_;
};

} // namespace optio::dba
