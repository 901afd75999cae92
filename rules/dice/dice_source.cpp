// SPDX-License-Identifier: GPL-3.0-or-later
// Where live faces come from: typed by the players, or drawn from the game's key.
#include "rules/dice/dice.h"

#include "rules/dice/pools.h"
#include "rules/json.h"
#include "rules/random_bytes.h"

#include <fmt/core.h>
#include <sodium.h>
#include <utility>

namespace optio {

namespace {

/// The lowest and highest number a die can show.
std::pair<int, int> range(Die die)
{
    switch (die) {
    case Die::d10:
        return {0, 9};
    case Die::average:
        return {2, 5};
    default:
        return {1, static_cast<int>(die)};
    }
}

std::string_view called(Die die)
{
    switch (die) {
    case Die::d10:
        return "a ten-sided die";
    case Die::average:
        return "an average die";
    case Die::d3:
        return "a three-sided die";
    default:
        return "a die";
    }
}

GameKey hash(std::string_view message, const GameKey *key)
{
    startSodium();
    GameKey out;
    crypto_generichash(out.data(), out.size(), reinterpret_cast<const unsigned char *>(message.data()), message.size(),
                       key ? key->data() : nullptr, key ? key->size() : 0);
    return out;
}

} // namespace

EnteredDice::EnteredDice(std::vector<int> faces, Provenance from) : faces_(std::move(faces)), from_(from) {}

int EnteredDice::next(const DrawName &name, std::string_view die, int least, int most)
{
    const std::string field(name.id);
    if (next_ == faces_.size())
        throw DieWanted(fmt::format("{}: one die too few was given ({}); {} shows {} to {}", name.label, faces_.size(), die, least, most),
                        name, least, most);
    const int face = faces_[next_];
    if (face < least || face > most)
        throw Error(fmt::format("{}: {} shows {} to {}, not {}", name.label, die, least, most, face), field);
    ++next_;
    return face;
}

int EnteredDice::face(Die die, const DrawName &name)
{
    if (next_ < faces_.size() && isPool(faces_[next_]))
        return faces_[next_++]; // whoever asks for single dice refuses it
    const auto [least, most] = range(die);
    return next(name, called(die), least, most);
}

int EnteredDice::pick(int n, const DrawName &name)
{
    const int least = n == 10 ? 0 : 1;
    return next(name, "this pick", least, least + n - 1) - least;
}

void EnteredDice::finish() const
{
    if (next_ != faces_.size())
        throw Error(fmt::format("too many dice were given: {}; {} {} needed", faces_.size(), next_, next_ == 1 ? "is" : "are"), "dice");
}

std::string ActKey::text() const { return canonical(Json::array({turn, resolver, participants, before})); }

RandomDice::RandomDice(const GameKey &key, const ActKey &act) : key_(hash(act.text(), &key)) {}

std::uint8_t RandomDice::byte()
{
    if (used_ == block_.size()) {
        static constexpr std::array<std::uint8_t, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
        block_.fill(0);
        crypto_stream_chacha20_ietf_xor_ic(block_.data(), block_.data(), block_.size(), nonce.data(), counter_++, key_.data());
        used_ = 0;
    }
    return block_[used_++];
}

int RandomDice::below(int n)
{
    const unsigned sides = static_cast<unsigned>(n);
    const bool twoBytes = sides > 256;
    const unsigned all = twoBytes ? 65536 : 256;
    const unsigned limit = all - all % sides;
    for (;;) {
        unsigned drawn = byte();
        if (twoBytes)
            drawn = drawn << 8 | byte();
        if (drawn < limit)
            return static_cast<int>(drawn % sides);
    }
}

int RandomDice::face(Die die, const DrawName &)
{
    static constexpr std::array<int, 6> averageFaces{2, 3, 3, 4, 4, 5};
    switch (die) {
    case Die::d10:
        return below(10);
    case Die::average:
        return averageFaces[static_cast<std::size_t>(below(6))];
    default:
        return 1 + below(static_cast<int>(die));
    }
}

int RandomDice::pick(int n, const DrawName &) { return below(n); }

GameKey newGameKey()
{
    GameKey key;
    fillRandom(key);
    return key;
}

GameKey gameKeyFromSeed(std::uint64_t seed) { return hash(std::to_string(seed), nullptr); }

std::string toHex(std::span<const std::uint8_t> bytes)
{
    std::string hex;
    for (const std::uint8_t byte : bytes)
        hex += fmt::format("{:02x}", byte);
    return hex;
}

GameKey gameKeyFromHex(std::string_view hex)
{
    GameKey key;
    std::size_t read = 0;
    const char *end = nullptr;
    const bool whole = hex.size() == 2 * key.size() &&
                       sodium_hex2bin(key.data(), key.size(), hex.data(), hex.size(), nullptr, &read, &end) == 0 && read == key.size() &&
                       end == hex.data() + hex.size();
    if (!whole)
        throw Error("the game key must be 64 hexadecimal digits", "key");
    return key;
}

} // namespace optio
