// SPDX-License-Identifier: GPL-3.0-or-later
// The slots of a ruling as their pickers show them. A slot for many holds picks ("6 of those blades"), any other one unit.
#pragma once

#include "app/play/game_view.h"
#include "rules/json.h"

#include <QStringList>
#include <QVariant>

#include <functional>
#include <vector>

namespace optio {

struct Candidate;
struct Slot;

/// Is the slot taken, or said to be left empty?
bool isFilled(const Slot &slot, const Json &input);
/// How many of each candidate a slot's picks name. Picks of anybody else are passed over, too large ones are cut down.
std::vector<int> countsOf(const std::vector<Candidate> &candidates, const Json &picks);
/// How many of each candidate are picked before anybody has said anything: of the selected units what is usual of them; where nothing is,
/// all of them in an act of one's own troops, and one of each in an act that anybody may suffer. Without a selected unit among the
/// candidates, what is usual of everybody.
std::vector<int> firstCounts(const Slot &slot, const std::vector<Candidate> &candidates, const QStringList &selected);
/// Counts as picks for the input.
Json picksOf(const std::vector<Candidate> &candidates, const std::vector<int> &counts);
/// {id,label,many,optional,unit,candidates:[{id,label,detail,icon,side}]}, and of a slot for many
/// {…,candidates:[{unit,part,label,detail,icon,side,heading,most,count}],picked,summary}: the heading stands with the first of a command
/// where there are several. `candidates` are those of the resolver. Where it names none for a single unit, those on the table are shown
/// that `fits`, or all when none does; nobody while it is `waiting` for a place with this label to be filled.
QVariantMap slotView(const Slot &slot, const Json &input, const std::vector<Candidate> &candidates, const GameView &game,
                     const std::function<bool(const QString &unit)> &fits, const QString &waiting = {});

} // namespace optio
