// SPDX-License-Identifier: GPL-3.0-or-later
// How far back the players of a battle may go by themselves (HOP-006).
#include "rules/sides.h"
#include "rulesets/hoplites/act.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/state_json.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

/// Has a die of the other side's answer fallen in this act: its reaction fire, its withdrawal?
bool answerRolled(const Act &act, const Json &dice)
{
    if (act.deed == Deed::react || act.deed == Deed::withdraw)
        return !dice.empty();
    // Answered by a habit of the other side.
    return (act.deed == Deed::play || act.deed == Deed::lateral || act.deed == Deed::attack) &&
           std::any_of(dice.begin(), dice.end(), [&](const Json &die) {
               const Json id = die.value("id", Json());
               return act.deed == Deed::attack ? id == "owcheck" : id == "missile" || id == "gun";
           });
}

} // namespace

std::string Hoplites::undoBorder(const Json &now, const Json &before, const Json &entry) const
{
    const Json &did = entry.at("act");
    if (did.at("resolver") != actResolver())
        return {};
    const auto then = gameOf(sheet_, before), here = gameOf(sheet_, now);
    const State &was = then->state, &is = here->state;
    const Act act = actFromJson(did.at("input").at("do"), was.toAct());
    const Json &result = entry.at("result");
    if (act.deed == Deed::deal)
        return "the cards have been dealt and seen, so the deal is not simply taken back (HOP-006)";
    const Json changes = result.value("changes", Json::array());
    if (std::any_of(changes.begin(), changes.end(), [](const Json &change) { return cameToLight(change); }))
        return "a hidden unit has come to light, so this is not simply taken back (HOP-006)";
    for (std::size_t side = 0; side < 2; ++side)
        if (is.sides[side].deckCount < was.sides[side].deckCount)
            return "a card has been drawn and seen, so this is not simply taken back (HOP-006)";
    if (answerRolled(act, result.value("dice", Json::array())))
        return "a die of the other side's answer has fallen, so this is not simply taken back (HOP-006)";
    if (act.deed == Deed::bid && is.prompt != Prompt::initiative)
        return "both sides have shown what they do about the initiative, so this is not simply taken back (HOP-006)";
    if (is.over())
        return "the battle is over and everything has been told, so this is not simply taken back (HOP-006)";
    if (act.deed == Deed::next && was.phase == Phase::draw)
        return "that turn is over, and only the turn under way is simply taken back (HOP-006)";
    return {};
}

} // namespace optio::hoplites
