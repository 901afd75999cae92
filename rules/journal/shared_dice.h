// SPDX-License-Identifier: GPL-3.0-or-later
// Dice that two devices roll together (LNK-30): the keeper promises a value, the other device gives its own, then the keeper's is opened.
// Neither can choose the dice, and since both values hang on the act alone, doing an act again draws the same dice.
//
// value  = BLAKE2b-256(key = root of that device, message = "optio-link value 1|" act key text): 64 hexadecimal digits
// promise = BLAKE2b-256("optio-link promise 1|" value)
// key of the dice = BLAKE2b-256(key = game key, message = "optio-link dice 1|" keeper's value "|" other's value), used as RandomDice uses a
// game's key. In an entry: "shared":{"keeper":side,"promise","value","other"}, and in the one that takes it back with "key" besides.
#pragma once

#include "rules/dice/dice.h"
#include "rules/fields.h"

#include <string>

namespace optio {

/// What both devices gave to the dice of an act.
struct SharedDice {
    std::string keeper{};  ///< the side of the keeper's device: "a" or "b"
    std::string promise{}; ///< the hash of its value, which went ahead
    std::string value{};   ///< of the keeper's device
    std::string other{};   ///< of the other
};
OPTIO_FIELDS(SharedDice, keeper, promise, value, other)

/// A device's value for an act. `root` is its secret.
std::string sharedValue(const GameKey &root, const std::string &actKey);
/// The hash that promises a value.
std::string promiseOf(const std::string &value);
/// What takes the place of the game's key. Throws Error for values that are not 64 hexadecimal digits and for a promise that is not kept.
GameKey sharedKey(const GameKey &game, const SharedDice &shared);
/// The key of an entry's dice: that of the game, or the shared one where it has one.
GameKey diceKeyOf(const GameKey &game, const Json &entry);

} // namespace optio
