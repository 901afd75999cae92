// SPDX-License-Identifier: GPL-3.0-or-later
// The codes by which tables, walls and the organiser find an event's server (CLB-53): optio:club?e=EVENT&u=USER&p=PASSWORD&
// s=HOST:PORT[,HOST:PORT…]&c=CERTIFICATE. The certificate of the event's own authority goes along, so that nobody else's server is taken
// for the event's, whatever address it has today.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace optio::club::stream {

/// What a link holds.
struct ClubLink {
    std::string event;
    std::string user; ///< "organiser", "wall", or "table3"
    std::string password;
    std::vector<std::string> servers; ///< "host:port", IPv6 in brackets
    std::string authority;            ///< the certificate, DER in base64url
    bool operator==(const ClubLink &) const = default;

    /// The number of the table whose link it is; "" for the others.
    std::string table() const;
};

/// The link as text.
std::string textOf(const ClubLink &link);
/// Reads one, with what a messenger may have put around it. Throws Error saying what is wrong.
ClubLink clubLinkFrom(std::string_view text);
/// The name that the certificate of each of an event's servers bears.
std::string serverName(const std::string &event);
/// Throws Error for what is no "host:port".
void expectServer(const std::string &server);
/// Throws Error for what is no name or number of a machine; an IPv6 address stands without brackets.
void expectHost(const std::string &host);

} // namespace optio::club::stream
