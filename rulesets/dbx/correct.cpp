// SPDX-License-Identifier: GPL-3.0-or-later
// Works out what follows from corrections of rows.
#include "rulesets/dbx/correct.h"

#include "rulesets/dbx/contact.h"

#include <algorithm>

namespace optio::dbx {

RowPath rowPath(const std::string &path)
{
    static const std::string units = "/units/";
    const std::size_t end = path.rfind('/');
    if (path.rfind(units, 0) != 0 || end < units.size())
        return {};
    return {path.substr(units.size(), end - units.size()), path.substr(end + 1)};
}

void settleLosses(Marking &marking, const std::string &unit)
{
    // The marks are still those of all who stood before.
    Unit before = marking.before().at(unit);
    before.lost = 0;
    marking.trim(unit);
    freeFoes(marking, unit, contactsOf(before));
    freeFromGone(marking, unit);
}

void settleMark(Marking &marking, const std::string &unit, const std::string &which, int wanted, const Json &value)
{
    const auto before = contactsOf(marking.unit(unit));
    int more = wanted - countMarked(marking.unit(unit), which.c_str());
    for (const Part &part : partsOf(Unit(marking.unit(unit)))) {
        const bool has = part.has(which.c_str());
        const int some = more > 0 && !has ? std::min(more, part.count) : more < 0 && has ? std::min(-more, part.count) : 0;
        if (some > 0)
            marking.mark(unit, part.key, some, {{which, has ? Json() : value}});
        more += has ? some : -some;
    }
    if (which == contactMark)
        freeFoes(marking, unit, before);
}

} // namespace optio::dbx
