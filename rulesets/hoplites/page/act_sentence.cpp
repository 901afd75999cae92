// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/hoplites/page/act_sentence.h"

#include "rules/sides.h"
#include "rulesets/hoplites/page/description.h"

namespace optio::hoplites {

namespace {

std::string plainly(const Act &act, const Names &names, int side, Phase phase)
{
    const std::string &army = names.army[at(side)];
    switch (act.deed) {
    case Deed::next:
        return army + ": the " + nameOf(phase) + " phase is over.";
    case Deed::bid:
        return army + ": decided about the initiative.";
    case Deed::react:
        return names.units[at(side)][act.a] + (act.b == 1 ? " fire as the enemy come up." : " hold their fire.");
    case Deed::withdraw:
        return names.units[at(side)][act.a] + (act.b == 1 ? " withdraw." : " stay.");
    case Deed::drawDeck:
        return army + ": a card is drawn.";
    case Deed::reserve:
        return army + ": the Reserve card is played.";
    case Deed::order:
        return names.units[at(side)][act.a] + " are put in better order by their leader.";
    default:
        return army + ": done.";
    }
}

} // namespace

std::string sentenceOf(const Narration &narration, const Act &act, const Names &names, int side, Phase phase)
{
    std::string text;
    for (const std::string &sentence : narration.sentences)
        text += (text.empty() ? "" : " ") + sentence;
    return text.empty() ? plainly(act, names, side, phase) : text;
}

} // namespace optio::hoplites
