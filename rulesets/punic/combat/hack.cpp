// SPDX-License-Identifier: GPL-3.0-or-later
// The free hack.
#include "rulesets/punic/combat/hack.h"

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

int freeHack(const Book &book, const std::string &catcherId, const std::string &caughtId, int bases, Dice &dice)
{
    const Unit &catcher = book.state.unit(catcherId);
    const std::string caught = book.state.unit(caughtId).name;
    const int hitsFrom = book.sheet.number("hack", "hits_from");
    const std::string rule = book.sheet.ruleset.at("hack").at("rule").text();
    const int count = hackDice(catcher, bases);
    const std::string label = catcher.name + ": free hack, " + std::to_string(count) + (count == 1 ? " die" : " dice");
    const int hits = dice.hits(count, hitsFrom, {"hack", label});
    book.narration.line(catcher.side, "hack.dice", "dice", std::to_string(bases) + (bases == 1 ? " base" : " bases") + " in contact", count,
                        rule);
    book.narration.total(catcher.side, "dice", "dice", count);
    book.narration.total(catcher.side, "target", "hits on", hitsFrom);
    book.narration.total(catcher.side, "hits", "hits", hits);
    if (hits == 0)
        book.narration.say(does(catcher.name, "strikes at ") + caught + agreeing(catcher.name, " and hits nobody."));
    else
        loseBases(book, caughtId, hits, "free hack of " + catcher.name, rule);
    return hits;
}

} // namespace optio::punic
