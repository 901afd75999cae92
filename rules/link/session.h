// SPDX-License-Identifier: GPL-3.0-or-later
// What a link's frames are locked with (LNK-10): libsodium's crypto_kx and crypto_secretstream as documented, nothing of our own. The guest
// knows the keeper's public key from the link that it was given, so it knows to whom it speaks; its own key pair lives for one link.
//
// guest:  "optio-link1" public key (32 bytes)
// keeper: challenge (32 random bytes), header of its stream (24)
// guest:  header of its stream (24)
// then frames, each one message of the sender's stream with the challenge as additional data, so that nothing recorded can be played again.
//
// Where the guest has no link, both compare six digits (rules/link/admission.h): guest "optio-digits1" commitment (32); keeper its public
// key (32) and 16 random bytes; guest its public key (32) and 16 random bytes, which the commitment was made of; then the keeper's
// challenge and so on as above.
#pragma once

#include "rules/link/messages.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace optio::link {

/// A key pair of crypto_kx.
struct KeyPair {
    std::string open, secret; ///< 64 hexadecimal digits each
};
KeyPair newKeyPair();
/// The pair whose secret is this. Throws Error for what is no key.
KeyPair keyPairFrom(const std::string &secret);

/// One end of a locked link, fed with the frames of a WebSocket.
class Session {
public:
    enum class Role { guest, keeper };
    /// The guest's end, towards the keeper with this public key; "" to compare digits.
    static Session guest(const std::string &keeperKey);
    /// The keeper's end.
    static Session keeper(const KeyPair &keys);
    Session(Session &&) noexcept;
    Session &operator=(Session &&) noexcept;
    ~Session();

    /// What is to be sent first, or next; empty when it is the other's turn or all is ready.
    std::string greeting();
    /// Takes a frame of the other end. Nothing while the ends greet each other (then ask greeting() again), else the frame unlocked. Throws
    /// Error for a frame that is not of this link, was altered, or is out of its order.
    std::optional<std::string> take(std::string_view frame);
    /// Locks a frame. Only once ready() is true.
    std::string lock(std::string_view frame);
    bool ready() const;
    /// Has it no link, so that digits are compared? Of the keeper's end once the guest's first frame has come.
    bool compares() const;
    /// The six digits that both devices show, once they are known; "" without such a comparison.
    std::string digits() const;
    /// The public key of the keeper as this end knows it.
    const std::string &keeperKey() const;

private:
    struct Inner;
    explicit Session(std::unique_ptr<Inner> inner);
    std::unique_ptr<Inner> inner_;
};

/// A message as the frames that carry it, locked. Only once the link is ready.
std::vector<std::string> lockedFrames(Session &session, const Message &message);

} // namespace optio::link
