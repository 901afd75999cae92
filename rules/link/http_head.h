// SPDX-License-Identifier: GPL-3.0-or-later
// The head of an HTTP request, as much of it as the keeper's port has to know (LNK-05): it answers a browser's GET with the page for
// watchers and hands on whoever wants a WebSocket.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace optio::link {

constexpr std::size_t mostHttpHead = 8192; ///< bytes

/// What was asked for.
struct HttpHead {
    std::string method{}, path{}; ///< "GET", "/"; the path without what follows a question mark
    std::string host{};           ///< whom the browser thinks it speaks to; "" where it does not say
    std::string known{};          ///< the mark of what the browser has already ("If-None-Match"); "" for nothing
    bool upgrade = false;         ///< is a WebSocket wanted?
    bool gzip = false;            ///< does it take what is packed so?
    std::size_t bytes = 0;        ///< how long the head is
};

/// Reads the head that `bytes` begin with. Nothing while it has not ended. Throws Error for what is no request of HTTP/1, and for a head
/// that is longer than mostHttpHead.
std::optional<HttpHead> readHttpHead(std::string_view bytes);

/// Can this device be called so without a name server elsewhere: an address, "localhost" or a name of the own network (".local")? A page of
/// the internet that has its own name lead here is not answered.
bool isOwnHost(std::string_view host);

} // namespace optio::link
