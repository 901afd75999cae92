// SPDX-License-Identifier: GPL-3.0-or-later
// Contact as DBM and DBA remember it: a mark of elements that names the enemy row in front of them. Both sides bear it; when one side's
// ends, the other's does.
#pragma once

#include "rulesets/dbx/marks.h"

#include <map>
#include <string>

namespace optio::dbx {

/// The mark: the id of an enemy row, or "?" for one that nobody has named.
inline constexpr const char *contactMark = "contact";

/// The enemy row in front of these elements: "" for none, "?" for an unnamed one.
std::string contactOf(const Part &part);
/// How many elements of a row are in contact with each enemy row.
std::map<std::string, int> contactsOf(const Unit &row);
/// How many of them with this one.
int facing(const Unit &row, const std::string &foe);
/// Turns `count` elements of a part that have nobody to their front any more to enemies that still touch their row, and whom none of it
/// faces: what keeps two in contact is not over because a third one is gone.
void faceOthers(Marking &marking, const std::string &unit, const std::string &part, int count);
/// Lets go of enemies that touched a row's only element without standing to its front, when it moves away.
void leaveOthers(Marking &marking, const std::string &unit);
/// Ends the contact of up to `count` elements of `unit` with `foe`, who has left them: they face others that touch them.
void endContacts(Marking &marking, const std::string &unit, const std::string &foe, int count);
/// Lets go of enemies of `unit`, whose contacts were `before`, that face more of its elements than are in contact with them now.
void freeFoes(Marking &marking, const std::string &unit, const std::map<std::string, int> &before);
/// Lets go of everybody who is in contact with a row of which no element is left.
void freeFromGone(Marking &marking, const std::string &unit);

} // namespace optio::dbx
