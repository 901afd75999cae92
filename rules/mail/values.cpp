// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the values of a battle by e-mail with libsodium.
#include "rules/mail/values.h"

#include "rules/error.h"
#include "rules/mail/chain.h"
#include "rules/random_bytes.h"

#include <algorithm>
#include <array>
#include <sodium.h>

namespace optio::mail {

namespace {

constexpr std::string_view scheme = "optio-pbem-1";
constexpr std::string_view streamNonce = "LibsodiumDRG"; // of randombytes_buf_deterministic()
constexpr std::size_t blockSize = 64;

/// The parts joined by "|", behind the name of the scheme.
std::string joined(std::initializer_list<std::string_view> parts)
{
    std::string text(scheme);
    for (const std::string_view part : parts)
        text.append("|").append(part);
    return text;
}

std::string hexOf(std::span<const std::uint8_t> bytes)
{
    std::string text(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::string randomHex(const Randomness &random, std::size_t bytes)
{
    std::vector<std::uint8_t> made(bytes);
    random(made);
    return hexOf(made);
}

} // namespace

std::string letterOf(Side side) { return side == Side::a ? "A" : "B"; }

std::string hashOf(std::string_view text)
{
    std::array<std::uint8_t, 32> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char *>(text.data()), text.size(), nullptr, 0);
    return hexOf(hash);
}

bool isHex(std::string_view text, std::size_t digits)
{
    return text.size() == digits &&
           std::all_of(text.begin(), text.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

Randomness systemRandomness()
{
    startSodium();
    return fillRandom;
}

std::string newGameId(const Randomness &random) { return randomHex(random, 16); }

Secrets newSecrets(const Randomness &random)
{
    Secrets secrets;
    secrets.seed = randomHex(random, 32);
    secrets.root = randomHex(random, 32);
    secrets.hand = randomHex(random, 32);
    return secrets;
}

Promise promiseOf(const std::string &name, const std::string &game, const Secrets &secrets)
{
    return {name, publicKeyOf(secrets.seed), chainValue(secrets.root, 0), handCommitment(game, secrets.hand)};
}

std::string linkBelow(const std::string &value) { return hashOf(joined({"chain", value})); }

std::string chainValue(const std::string &root, int link)
{
    if (link < 0 || link > chainLinks)
        throw Error("a chain has the links 0 to " + std::to_string(chainLinks) + ", not " + std::to_string(link));
    std::string value = root;
    for (int at = chainLinks; at > link; --at)
        value = linkBelow(value);
    return value;
}

bool leadsTo(const std::string &value, int steps, const std::string &known)
{
    std::string reached = value;
    for (int step = 0; step < steps; ++step)
        reached = linkBelow(reached);
    return reached == known;
}

std::string handCommitment(const std::string &game, const std::string &hand) { return hashOf(joined({"hand", game, hand})); }

std::string publicTurnKey(const std::string &game, int turn, const std::string &valueOfA, const std::string &valueOfB)
{
    return hashOf(joined({"dice", game, std::to_string(turn), valueOfA, valueOfB}));
}

std::string privateTurnKey(const std::string &game, int turn, const std::string &hand, const std::string &valueOfOther)
{
    return hashOf(joined({"deck", game, std::to_string(turn), hand, valueOfOther}));
}

std::string slotText(std::string_view purpose, std::string_view subject, int ordinal)
{
    std::string slot(purpose);
    return slot.append("|").append(subject).append("|").append(std::to_string(ordinal));
}

SlotStream::SlotStream(const std::string &key, const std::string &slot) : seed_(32, '\0'), block_(blockSize), used_(blockSize)
{
    const std::string text = joined({"draw", key, slot});
    crypto_generichash(reinterpret_cast<unsigned char *>(seed_.data()), seed_.size(), reinterpret_cast<const unsigned char *>(text.data()),
                       text.size(), nullptr, 0);
}

std::uint32_t SlotStream::word()
{
    if (used_ == blockSize) {
        const std::vector<std::uint8_t> zeros(blockSize);
        crypto_stream_chacha20_ietf_xor_ic(block_.data(), zeros.data(), blockSize,
                                           reinterpret_cast<const unsigned char *>(streamNonce.data()), blocks_++,
                                           reinterpret_cast<const unsigned char *>(seed_.data()));
        used_ = 0;
    }
    std::uint32_t value = 0;
    for (unsigned byte = 0; byte < 4; ++byte)
        value |= static_cast<std::uint32_t>(block_[used_++]) << (8 * byte);
    return value;
}

std::uint32_t SlotStream::pick(std::uint32_t m)
{
    if (m == 0)
        throw Error("nothing can be picked of none");
    const std::uint64_t limit = (std::uint64_t{1} << 32) / m * m;
    std::uint64_t drawn = word();
    while (drawn >= limit)
        drawn = word();
    return static_cast<std::uint32_t>(drawn % m);
}

int TurnDice::draw(std::string_view purpose, std::string_view subject, int m, int least)
{
    if (m < 1)
        throw Error("a draw needs at least one value to be drawn: " + std::string(purpose));
    std::string asked(purpose);
    asked.append("|").append(subject);
    const std::string slot = slotText(purpose, subject, ++ordinals_[asked]);
    const int value = least + static_cast<int>(SlotStream(key_, slot).pick(static_cast<std::uint32_t>(m)));
    drawn_.push_back({slot, value});
    return value;
}

std::vector<std::string> shuffled(std::vector<std::string> deck, const std::string &key, Side side)
{
    SlotStream stream(key, slotText("shuffle", letterOf(side), 1));
    for (std::size_t last = deck.size(); last-- > 1;)
        std::swap(deck[last], deck[stream.pick(static_cast<std::uint32_t>(last + 1))]);
    return deck;
}

std::string saltOf(const std::string &hand, int turn, int act)
{
    return hashOf(joined({"salt", hand, std::to_string(turn), std::to_string(act)}));
}

std::string sealOf(const std::string &game, int turn, int act, const std::string &salt, const std::string &card)
{
    return hashOf(joined({"seal", game, std::to_string(turn), std::to_string(act), salt, card}));
}

std::string gameCode(const std::string &line)
{
    std::string code = hashOf(joined({"code", line})).substr(0, 16);
    for (const std::size_t at : {12U, 8U, 4U})
        code.insert(at, " ");
    return code;
}

std::string contentHash(const std::vector<DataSet> &sets)
{
    std::string text = joined({"content"});
    for (const auto &[name, hash] : sets)
        text.append("|").append(name).append("|").append(hash);
    return hashOf(text);
}

} // namespace optio::mail
