// SPDX-License-Identifier: GPL-3.0-or-later
// The free hack.
#include "rulesets/punic/hack.h"

#include <algorithm>

namespace optio::punic {

int hackMost(const Unit &catcher)
{
    const bool lines = catcher.legion && (catcher.formation == Formation::quincunx || catcher.formation == Formation::behindTriarii);
    const auto standing = catcher.standing();
    return lines && !standing.empty() ? standing.front()->bases : catcher.bases();
}

int hackDice(const Unit &catcher, int bases)
{
    const auto standing = catcher.standing();
    const bool under = !standing.empty() && standing.front()->under;
    return under ? (bases + 1) / 2 : bases;
}

int freeHack(const Book &book, const CombatSheet &combat, const std::string &catcherId, const std::string &caughtId, int bases, Dice &dice)
{
    const Unit &catcher = book.state.unit(catcherId);
    const std::string caught = book.state.unit(caughtId).name;
    const int count = hackDice(catcher, bases);
    const std::string label = catcher.name + ": free hack, " + std::to_string(count) + (count == 1 ? " die" : " dice");
    const int hits = dice.hits(count, combat.hack.hitsOn, {"hack", label});
    book.tale.line(catcher.side, "hack.dice", "dice", std::to_string(bases) + (bases == 1 ? " base" : " bases") + " in contact", count,
                   combat.hack.rule);
    book.tale.total(catcher.side, "dice", "dice", count);
    book.tale.total(catcher.side, "target", "hits on", combat.hack.hitsOn);
    book.tale.total(catcher.side, "hits", "hits", hits);
    if (hits == 0)
        book.tale.say(catcher.name + " strikes at " + caught + " and hits nobody.");
    else
        loseBases(book, caughtId, hits * combat.hack.bases, "free hack of " + catcher.name, combat.hack.rule);
    return hits;
}

} // namespace optio::punic
