// SPDX-License-Identifier: GPL-3.0-or-later
// Chains lines, signs them and checks signatures.
#include "rules/mail/chain.h"

#include "rules/error.h"

#include <array>
#include <sodium.h>

namespace optio::mail {

namespace {

constexpr std::string_view sigHead = "{\"sig\":\"";
constexpr std::string_view sigTail = "\"}";
constexpr std::size_t sigDigits = 2 * crypto_sign_BYTES;

template <std::size_t n> std::array<unsigned char, n> bytesOfHex(std::string_view hex, const char *what)
{
    std::array<unsigned char, n> bytes{};
    if (!isHex(hex, 2 * n))
        throw Error(std::string(what) + " must be " + std::to_string(2 * n) + " lower-case hexadecimal digits");
    sodium_hex2bin(bytes.data(), n, hex.data(), hex.size(), nullptr, nullptr, nullptr);
    return bytes;
}

struct KeyPair {
    std::array<unsigned char, crypto_sign_PUBLICKEYBYTES> open{};
    std::array<unsigned char, crypto_sign_SECRETKEYBYTES> secret{};
};

KeyPair keyPair(const std::string &seed)
{
    const auto bytes = bytesOfHex<crypto_sign_SEEDBYTES>(seed, "the seed of a signing key");
    KeyPair pair;
    crypto_sign_seed_keypair(pair.open.data(), pair.secret.data(), bytes.data());
    return pair;
}

template <std::size_t n> std::string hexOfBytes(const std::array<unsigned char, n> &bytes)
{
    std::string text(2 * n + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), n);
    text.pop_back();
    return text;
}

std::string signedText(const std::string &game, Side side, const std::string &above)
{
    return "optio-pbem-1|sig|" + game + "|" + letterOf(side) + "|" + above;
}

} // namespace

std::string lineHash(const std::string &before, std::string_view line)
{
    std::string text = "optio-pbem-1|line|";
    if (!before.empty())
        text.append(before).append("|");
    return hashOf(text.append(line));
}

std::vector<std::string> lineHashes(const std::vector<std::string> &lines)
{
    std::vector<std::string> hashes;
    hashes.reserve(lines.size());
    for (const std::string &line : lines)
        hashes.push_back(lineHash(hashes.empty() ? std::string() : hashes.back(), line));
    return hashes;
}

std::string publicKeyOf(const std::string &seed) { return hexOfBytes(keyPair(seed).open); }

std::string signatureLine(const std::string &seed, const std::string &game, Side side, const std::string &above)
{
    const KeyPair pair = keyPair(seed);
    const std::string text = signedText(game, side, above);
    std::array<unsigned char, crypto_sign_BYTES> signature{};
    crypto_sign_detached(signature.data(), nullptr, reinterpret_cast<const unsigned char *>(text.data()), text.size(), pair.secret.data());
    return std::string(sigHead).append(hexOfBytes(signature)).append(sigTail);
}

bool isSignatureLine(std::string_view line)
{
    return line.size() == sigHead.size() + sigDigits + sigTail.size() && line.starts_with(sigHead) && line.ends_with(sigTail) &&
           isHex(line.substr(sigHead.size(), sigDigits), sigDigits);
}

bool holds(std::string_view signatureLine, const std::string &key, const std::string &game, Side side, const std::string &above)
{
    if (!isSignatureLine(signatureLine) || !isHex(key, 2 * crypto_sign_PUBLICKEYBYTES))
        return false;
    const auto signature = bytesOfHex<crypto_sign_BYTES>(signatureLine.substr(sigHead.size(), sigDigits), "a signature");
    const auto open = bytesOfHex<crypto_sign_PUBLICKEYBYTES>(key, "a public key");
    const std::string text = signedText(game, side, above);
    return crypto_sign_verify_detached(signature.data(), reinterpret_cast<const unsigned char *>(text.data()), text.size(), open.data()) ==
           0;
}

} // namespace optio::mail
