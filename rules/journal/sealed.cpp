// SPDX-License-Identifier: GPL-3.0-or-later
// Seals notes and opens them.
#include "rules/journal/sealed.h"

#include "rules/dice/dice.h"
#include "rules/ruling/refusal.h"

#include <array>
#include <sodium.h>

namespace optio {

namespace {

constexpr std::size_t mostText = 4000;

std::array<unsigned char, 32> nonceBytes(const std::string &hex)
{
    try {
        return gameKeyFromHex(hex);
    } catch (const Error &) {
        throw Error("the nonce of a sealed note must be 64 hexadecimal digits", "nonce");
    }
}

void expectText(const std::string &text)
{
    if (text.empty() || text.size() > mostText)
        throw Error("the text of a sealed note must have 1 to " + std::to_string(mostText) + " bytes, not " + std::to_string(text.size()),
                    "text");
    try {
        (void)Json(text).dump();
    } catch (const Json::exception &) {
        throw Error("the text of a sealed note is not well-formed UTF-8", "text");
    }
}

} // namespace

std::string sealOf(const std::string &text, const std::string &nonce)
{
    expectText(text);
    const auto secret = nonceBytes(nonce);
    crypto_generichash_state state;
    std::array<unsigned char, 32> seal{};
    crypto_generichash_init(&state, nullptr, 0, seal.size());
    crypto_generichash_update(&state, secret.data(), secret.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(text.data()), text.size());
    crypto_generichash_final(&state, seal.data(), seal.size());
    return toHex(seal);
}

SealedNote seal(const std::string &text)
{
    SealedNote note;
    note.text = text;
    note.nonce = toHex(newGameKey());
    note.seal = sealOf(text, note.nonce);
    return note;
}

void expectSeal(const std::string &seal, const std::string &field)
{
    try {
        (void)nonceBytes(seal);
    } catch (const Error &) {
        throw Error(field + ": a seal is 64 hexadecimal digits, not " + quoted(Json(seal)), field);
    }
}

std::string opened(const Json &note, const std::string &seal)
{
    if (!note.is_object() || note.size() != 2 || !note.contains("text") || !note.contains("nonce") || !note.at("text").is_string() ||
        !note.at("nonce").is_string())
        throw Error("a sealed note is an object with the texts \"text\" and \"nonce\"", "note");
    const auto &text = note.at("text").get_ref<const std::string &>();
    if (sealOf(text, note.at("nonce").get_ref<const std::string &>()) != seal)
        throw Error("this is not the note that was sealed: its seal is another one", "note");
    return text;
}

Json toJson(const SealedNote &note) { return {{"text", note.text}, {"nonce", note.nonce}}; }

} // namespace optio
