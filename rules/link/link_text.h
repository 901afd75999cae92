// SPDX-License-Identifier: GPL-3.0-or-later
// The links by which guests join: optio:join?g=GAME&k=KEY&t=TOKEN&p=PORT&a=ADDRESS[,ADDRESS…] (LNK-02), with &m=1 to a battle by
// e-mail (LNK-26); and which addresses may be spoken to (LNK-01).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace optio::link {

/// What a link holds.
struct JoinLink {
    std::vector<std::string> addresses; ///< of the keeper: numbers or names, the likeliest first
    int port = 0;
    std::string key;   ///< the keeper's public key of this share, 64 hexadecimal digits
    std::string token; ///< of the seat, 32
    std::string game;  ///< the first 16 digits of the hash of the game's header, or of a battle by e-mail of its id
    bool mail = false; ///< is it a battle by e-mail (LNK-26)?
    bool operator==(const JoinLink &) const = default;
};

/// The link as text.
std::string textOf(const JoinLink &link);
/// Reads one, with what a messenger may have put around it. Throws Error saying what is wrong.
JoinLink joinLinkFrom(std::string_view text);

/// Where a keeper listens if nothing else does there, so that its address can be typed without a port.
constexpr int usualPort = 28470;

/// An address that somebody types, and a port.
struct TypedAddress {
    std::string host; ///< without brackets
    int port = usualPort;
    bool operator==(const TypedAddress &) const = default;
};
/// Reads "192.168.1.20", "192.168.1.20:28470", "tablet.local", "[fe80::1%wlan0]:28470" or "fd12::1". Throws Error for what is none, and for
/// one that is not of a near network.
TypedAddress typedAddressFrom(std::string_view text);
/// As it is typed: without the usual port.
std::string textOf(const TypedAddress &address);

/// Is it an address of this device or of a network without the internet: loopback, link-local, private (IPv4 and IPv6)?
bool isNear(std::string_view address);

} // namespace optio::link
