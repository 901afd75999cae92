// SPDX-License-Identifier: GPL-3.0-or-later
// Counts and ends contacts.
#include "rulesets/dbx/contact.h"

#include <algorithm>

namespace optio::dbx {

std::string contactOf(const Part &part)
{
    const auto contact = part.marks.find(contactMark);
    return contact != part.marks.end() && contact->is_string() ? contact->get<std::string>() : std::string();
}

std::map<std::string, int> contactsOf(const Unit &row)
{
    std::map<std::string, int> contacts;
    for (const Part &part : partsOf(row))
        if (const std::string foe = contactOf(part); !foe.empty())
            contacts[foe] += part.count;
    return contacts;
}

int facing(const Unit &row, const std::string &foe)
{
    const auto contacts = contactsOf(row);
    const auto found = contacts.find(foe);
    return found == contacts.end() ? 0 : found->second;
}

void faceOthers(Marking &marking, const std::string &unit, const std::string &part, int count)
{
    for (const auto &[id, other] : marking.before()) {
        if (other.side == marking.unit(unit).side)
            continue;
        const int some = std::min(count, facing(marking.unit(id), unit) - facing(marking.unit(unit), id));
        if (some <= 0)
            continue;
        marking.mark(unit, part, some, {{contactMark, id}});
        count -= some;
    }
}

void leaveOthers(Marking &marking, const std::string &unit)
{
    if (standing(marking.unit(unit)) != 1)
        return; // it may be another of them that they touch
    for (const auto &[id, other] : marking.before())
        if (other.side != marking.unit(unit).side)
            endContacts(marking, id, unit, facing(marking.unit(id), unit) - facing(marking.unit(unit), id));
}

void endContacts(Marking &marking, const std::string &unit, const std::string &foe, int count)
{
    for (const Part &part : partsOf(Unit(marking.unit(unit)))) {
        const int some = contactOf(part) == foe ? std::min(count, part.count) : 0;
        if (some <= 0)
            continue;
        faceOthers(marking, unit, marking.mark(unit, part.key, some, {{contactMark, nullptr}}), some);
        count -= some;
    }
}

void freeFoes(Marking &marking, const std::string &unit, const std::map<std::string, int> &before)
{
    for (const auto &[foe, count] : before) {
        if (!marking.before().contains(foe))
            continue; // nobody has named it
        const int left = facing(marking.unit(unit), foe), ended = count - left;
        endContacts(marking, foe, unit, std::min(ended, facing(marking.unit(foe), unit) - left));
    }
}

void freeFromGone(Marking &marking, const std::string &unit)
{
    const Unit &row = marking.unit(unit);
    if (standing(row) > 0)
        return;
    for (const auto &[id, other] : marking.before())
        if (other.side != row.side)
            endContacts(marking, id, unit, facing(marking.unit(id), unit));
}

} // namespace optio::dbx
