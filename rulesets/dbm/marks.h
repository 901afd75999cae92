// SPDX-License-Identifier: GPL-3.0-or-later
// Marks: what elements of a unit did this bound, and which enemies they are in contact with. A unit's row holds
// "marks": [{"count": 3, "moved": true, "marches": 2}, …] for the elements that have any; all others have none.
#pragma once

#include "rules/ruling.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace optio::dbm {

/// The marks. All but `contact` and `on_foot` last for one bound.
namespace mark {
constexpr const char *contact = "contact";   ///< id of the enemy unit it is in front-edge contact with; "?" when unknown
constexpr const char *onFoot = "on_foot";    ///< mounted infantry that has dismounted
constexpr const char *moved = "moved";       ///< made its tactical move (or advanced, or retreated)
constexpr const char *halted = "halted";     ///< was held
constexpr const char *marches = "marches";   ///< how many it made
constexpr const char *bent = "bent";         ///< its tactical move was not straight ahead
constexpr const char *fought = "fought";     ///< had a close combat to its front
constexpr const char *fled = "foe_fled";     ///< its frontal opponent fled
constexpr const char *pursued = "pursued";   ///< went after its frontal opponent
constexpr const char *pressed = "pressed";   ///< pressed forward
constexpr const char *shot = "shot";         ///< shot as main shooter
constexpr const char *shotAt = "shot_at";    ///< was a target
constexpr const char *idle = "nobody_known"; ///< impetuous, with no enemy known to advance on
} // namespace mark

/// Elements of a unit that are alike.
struct Part {
    int count = 0;
    Json marks;      ///< object; empty for elements without marks
    std::string key; ///< names the part within its unit: "", "fought,marches=2"
    bool has(const char *mark) const { return marks.contains(mark); }
};

/// The standing elements by their marks: those without any first, if there are such.
std::vector<Part> partsOf(const Json &unit);
/// How a part's marks read: "moved, marched twice"; "" without marks.
std::string marksText(const Json &marks);
/// How many standing elements have this mark.
int countMarked(const Json &unit, const char *mark);

/// Works marks and losses into a game, unit by unit, and gives the changes.
class Marking {
public:
    explicit Marking(const Json &state) : state_(state) {}
    /// Sets marks of `count` elements of a part; a null takes a mark away. Throws Error when the part has fewer.
    void mark(const std::string &unit, const std::string &part, int count, const Json &marks);
    /// Takes `count` elements of a part off the table. Throws Error (DBM-191) when the part has fewer.
    void lose(const std::string &unit, const std::string &part, int count);
    /// Takes away every mark that lasts for a bound.
    void endBound();
    /// Adds the changes to a ruling, a unit at a time; losses with a label of `names(unit)`.
    void tell(Ruling &ruling, const std::function<std::string(const std::string &unit)> &name) const;
    /// The row of a unit with everything worked in.
    const Json &unit(const std::string &id);

private:
    Json &copy(const std::string &unit);
    const Json &state_;
    std::map<std::string, Json> units_;
};

} // namespace optio::dbm
