// SPDX-License-Identifier: GPL-3.0-or-later
// Greets, locks and unlocks.
#include "rules/link/session.h"

#include "rules/dice/dice.h"
#include "rules/error.h"
#include "rules/random_bytes.h"

#include <algorithm>
#include <fmt/format.h>
#include <sodium.h>

namespace optio::link {

namespace {

constexpr std::string_view magic = "optio-link1", digitsMagic = "optio-digits1";
constexpr std::size_t keySize = 32, nonceSize = 16, headerSize = crypto_secretstream_xchacha20poly1305_HEADERBYTES;
static_assert(crypto_kx_PUBLICKEYBYTES == keySize && crypto_kx_SECRETKEYBYTES == keySize && crypto_kx_SESSIONKEYBYTES == keySize);

using Key = std::array<unsigned char, keySize>;

const unsigned char *bytesOf(std::string_view text) { return reinterpret_cast<const unsigned char *>(text.data()); }
std::string textOf(const unsigned char *bytes, std::size_t size) { return {reinterpret_cast<const char *>(bytes), size}; }
std::string randomText(std::size_t size)
{
    std::string text(size, '\0');
    fillRandom({reinterpret_cast<std::uint8_t *>(text.data()), text.size()});
    return text;
}
std::string hashed(std::string_view text)
{
    Key hash{};
    crypto_generichash(hash.data(), hash.size(), bytesOf(text), text.size(), nullptr, 0);
    return textOf(hash.data(), hash.size());
}
[[noreturn]] void refuse(const char *why) { throw Error(std::string("the link is refused: ") + why); }

} // namespace

struct Session::Inner {
    Role role = Role::guest;
    enum class Step { open, committed, keysSent, greeted, ready } step = Step::open;
    Key own{}, secret{}, other{};
    std::string challenge, commitment, nonce, otherNonce, digits, next, keeperKey;
    bool compares = false;
    crypto_secretstream_xchacha20poly1305_state out{}, in{};

    ~Inner() { sodium_memzero(secret.data(), secret.size()); }

    void setOther(std::string_view key)
    {
        if (key.size() != keySize)
            refuse("a key is 32 bytes");
        std::copy(key.begin(), key.end(), other.begin());
    }
    /// Session keys: what is received, what is sent.
    std::pair<Key, Key> keys() const
    {
        std::pair<Key, Key> pair;
        const int failed =
            role == Role::guest
                ? crypto_kx_client_session_keys(pair.first.data(), pair.second.data(), own.data(), secret.data(), other.data())
                : crypto_kx_server_session_keys(pair.first.data(), pair.second.data(), own.data(), secret.data(), other.data());
        if (failed != 0)
            refuse("the key is not a good one");
        return pair;
    }
    std::string begin()
    {
        std::array<unsigned char, headerSize> header{};
        crypto_secretstream_xchacha20poly1305_init_push(&out, header.data(), keys().second.data());
        return textOf(header.data(), header.size());
    }
    void begun(std::string_view header)
    {
        if (header.size() != headerSize || crypto_secretstream_xchacha20poly1305_init_pull(&in, bytesOf(header), keys().first.data()) != 0)
            refuse("its header is not one");
    }
    void compare(std::string_view guestKey, std::string_view guestNonce, std::string_view keeperOpen, std::string_view keeperNonce)
    {
        const std::string hash =
            hashed(std::string("optio-link digits 1|").append(guestKey).append(guestNonce).append(keeperOpen).append(keeperNonce));
        std::uint64_t number = 0;
        for (int i = 0; i < 8; ++i)
            number = number << 8 | static_cast<unsigned char>(hash[static_cast<std::size_t>(i)]);
        digits = fmt::format("{:06}", number % 1'000'000);
    }
    std::string ownText() const { return textOf(own.data(), own.size()); }
    static std::string commitmentOf(std::string_view key, std::string_view nonce)
    {
        return hashed(std::string("optio-link commitment 1|").append(key).append(nonce));
    }
    void greetedByGuest(std::string_view frame)
    {
        if (step == Step::open && frame.starts_with(digitsMagic) && frame.size() == digitsMagic.size() + keySize) {
            commitment = frame.substr(digitsMagic.size());
            nonce = randomText(nonceSize);
            compares = true;
            step = Step::committed;
            next = ownText() + nonce;
            return;
        }
        if (step == Step::committed) {
            if (frame.size() != keySize + nonceSize || commitmentOf(frame.substr(0, keySize), frame.substr(keySize)) != commitment)
                refuse("the other device does not keep to what it promised");
            compare(frame.substr(0, keySize), frame.substr(keySize), ownText(), nonce);
            setOther(frame.substr(0, keySize));
        } else if (step == Step::open && frame.starts_with(magic) && frame.size() == magic.size() + keySize) {
            setOther(frame.substr(magic.size()));
        } else if (step == Step::greeted) {
            begun(frame);
            step = Step::ready;
            return;
        } else {
            refuse("this is no greeting of Optio");
        }
        challenge = randomText(keySize);
        next = challenge + begin();
        step = Step::greeted;
    }
    void greetedByKeeper(std::string_view frame)
    {
        if (step == Step::committed) {
            if (frame.size() != keySize + nonceSize)
                refuse("the keeper's answer is none");
            setOther(frame.substr(0, keySize));
            keeperKey = toHex(other);
            compare(ownText(), nonce, frame.substr(0, keySize), frame.substr(keySize));
            next = ownText() + nonce;
            step = Step::keysSent;
            return;
        }
        if (frame.size() != keySize + headerSize)
            refuse("the keeper's greeting is none");
        challenge = frame.substr(0, keySize);
        begun(frame.substr(keySize));
        next = begin();
        step = Step::ready;
    }
};

KeyPair newKeyPair()
{
    startSodium();
    Key open{}, secret{};
    crypto_kx_keypair(open.data(), secret.data());
    KeyPair pair{toHex(open), toHex(secret)};
    sodium_memzero(secret.data(), secret.size());
    return pair;
}

KeyPair keyPairFrom(const std::string &secret)
{
    const Key key = gameKeyFromHex(secret);
    Key open{};
    crypto_scalarmult_base(open.data(), key.data());
    return {toHex(open), secret};
}

Session::Session(std::unique_ptr<Inner> inner) : inner_(std::move(inner)) {}
Session::Session(Session &&) noexcept = default;
Session &Session::operator=(Session &&) noexcept = default;
Session::~Session() = default;

Session Session::guest(const std::string &keeperKey)
{
    auto inner = std::make_unique<Inner>();
    inner->role = Role::guest;
    startSodium();
    crypto_kx_keypair(inner->own.data(), inner->secret.data());
    inner->keeperKey = keeperKey;
    if (keeperKey.empty()) {
        inner->compares = true;
        inner->nonce = randomText(nonceSize);
        inner->next = std::string(digitsMagic) + Inner::commitmentOf(inner->ownText(), inner->nonce);
        inner->step = Inner::Step::committed;
    } else {
        inner->other = gameKeyFromHex(keeperKey);
        inner->next = std::string(magic) + inner->ownText();
        inner->step = Inner::Step::keysSent;
    }
    return Session(std::move(inner));
}

Session Session::keeper(const KeyPair &keys)
{
    auto inner = std::make_unique<Inner>();
    inner->role = Role::keeper;
    startSodium();
    inner->own = gameKeyFromHex(keys.open);
    inner->secret = gameKeyFromHex(keys.secret);
    inner->keeperKey = keys.open;
    return Session(std::move(inner));
}

std::string Session::greeting() { return std::exchange(inner_->next, {}); }

std::optional<std::string> Session::take(std::string_view frame)
{
    if (inner_->step != Inner::Step::ready) {
        if (inner_->role == Role::keeper)
            inner_->greetedByGuest(frame);
        else
            inner_->greetedByKeeper(frame);
        return std::nullopt;
    }
    constexpr std::size_t more = crypto_secretstream_xchacha20poly1305_ABYTES;
    if (frame.size() < more)
        refuse("a frame is too short");
    std::string text(frame.size() - more, '\0');
    unsigned char tag = 0;
    if (crypto_secretstream_xchacha20poly1305_pull(&inner_->in, reinterpret_cast<unsigned char *>(text.data()), nullptr, &tag,
                                                   bytesOf(frame), frame.size(), bytesOf(inner_->challenge), inner_->challenge.size()) != 0)
        refuse("a frame is not of this link, or was altered on its way");
    return text;
}

std::string Session::lock(std::string_view frame)
{
    if (!ready())
        throw Error("the link is not ready yet");
    std::string text(frame.size() + crypto_secretstream_xchacha20poly1305_ABYTES, '\0');
    crypto_secretstream_xchacha20poly1305_push(&inner_->out, reinterpret_cast<unsigned char *>(text.data()), nullptr, bytesOf(frame),
                                               frame.size(), bytesOf(inner_->challenge), inner_->challenge.size(), 0);
    return text;
}

bool Session::ready() const { return inner_->step == Inner::Step::ready; }
bool Session::compares() const { return inner_->compares; }
std::string Session::digits() const { return inner_->digits; }
const std::string &Session::keeperKey() const { return inner_->keeperKey; }

std::vector<std::string> lockedFrames(Session &session, const Message &message)
{
    std::vector<std::string> frames = framesOf(written(message));
    for (std::string &frame : frames)
        frame = session.lock(frame);
    return frames;
}

} // namespace optio::link
