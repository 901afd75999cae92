// SPDX-License-Identifier: GPL-3.0-or-later
// Computes values, promises and keys of shared dice.
#include "rules/journal/shared_dice.h"

#include <sodium.h>

namespace optio {

namespace {

GameKey sharedHash(const std::string &message, const GameKey *key)
{
    GameKey hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char *>(message.data()), message.size(),
                       key == nullptr ? nullptr : key->data(), key == nullptr ? 0 : key->size());
    return hash;
}

void expectValue(const std::string &value, const char *what)
{
    if (value.size() != 64 || value.find_first_not_of("0123456789abcdef") != std::string::npos)
        throw Error(std::string(what) + " of shared dice must be 64 hexadecimal digits", "shared");
}

} // namespace

std::string sharedValue(const GameKey &root, const std::string &actKey) { return toHex(sharedHash("optio-link value 1|" + actKey, &root)); }

std::string promiseOf(const std::string &value) { return toHex(sharedHash("optio-link promise 1|" + value, nullptr)); }

GameKey sharedKey(const GameKey &game, const SharedDice &shared)
{
    expectValue(shared.value, "the keeper's value");
    expectValue(shared.other, "the other side's value");
    if (promiseOf(shared.value) != shared.promise)
        throw Error("the keeper's value for these dice is not the one that it promised", "shared");
    return sharedHash("optio-link dice 1|" + shared.value + "|" + shared.other, &game);
}

GameKey diceKeyOf(const GameKey &game, const Json &entry)
{
    const auto found = entry.find("shared");
    if (found == entry.end())
        return game;
    SharedDice shared;
    FieldsIn in(*found, FieldPlace("shared"));
    fields(in, shared);
    return sharedKey(game, shared);
}

} // namespace optio
