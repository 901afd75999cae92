// SPDX-License-Identifier: GPL-3.0-or-later
// An army that the dice choose, and a game begun again.
#include "rules/setup.h"

namespace optio {

std::size_t drawnArmy(const GameKey &key, std::size_t count)
{
    if (count == 0)
        throw Error("There is no army to choose from (HOP-310).");
    RandomDice source(key, {0, "random-army", {}, 0});
    Dice dice(source);
    return static_cast<std::size_t>(dice.pick(static_cast<int>(count), {"army.random", "the enemy's army"}));
}

GameSetup setupAgain(const Json &header, bool sameDice, const std::string &created)
{
    const auto armies = header.find("armies"), options = header.find("options");
    if (armies == header.end() || !armies->is_array() || armies->size() != 2 || options == header.end())
        throw Error("The journal's header lacks the armies or the options, so that the game cannot be begun again.");
    GameSetup setup;
    setup.rosterA = armies->at(0);
    setup.rosterB = armies->at(1);
    for (Json *roster : {&setup.rosterA, &setup.rosterB})
        if (roster->is_object())
            roster->erase("campaign"); // that battle is fought once
    setup.options = *options;
    setup.created = created;
    const auto key = header.find("key");
    if (sameDice && (key == header.end() || !key->is_string()))
        throw Error("The journal does not hold the key of its dice; begin it again with new ones.");
    setup.key = sameDice ? gameKeyFromHex(key->get<std::string>()) : newGameKey();
    return setup;
}

} // namespace optio
