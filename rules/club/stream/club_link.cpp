// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads the links to an event's server.
#include "rules/club/stream/club_link.h"

#include "rules/club/stream/subjects.h"
#include "rules/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

namespace optio::club::stream {

namespace {

constexpr std::string_view linkHead = "optio:club?";
constexpr std::string_view tableWord = "table";
constexpr std::size_t longestLink = 4000;
constexpr std::string_view urlLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";

bool isOf(std::string_view text, std::string_view letters, std::size_t least, std::size_t most)
{
    return text.size() >= least && text.size() <= most && text.find_first_not_of(letters) == std::string_view::npos;
}

std::vector<std::string> parted(std::string_view text, char at)
{
    std::vector<std::string> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(at, from), text.size());
        parts.emplace_back(text.substr(from, to - from));
        from = to + 1;
    }
    return parts;
}

bool isUser(const std::string &user)
{
    return user == "organiser" || user == "wall" ||
           (user.starts_with(tableWord) && isTable(std::string_view(user).substr(tableWord.size())));
}

} // namespace

std::string ClubLink::table() const { return user.starts_with(tableWord) ? user.substr(tableWord.size()) : std::string(); }

std::string textOf(const ClubLink &link)
{
    return fmt::format("{}e={}&u={}&p={}&s={}&c={}", linkHead, link.event, link.user, link.password, fmt::join(link.servers, ","),
                       link.authority);
}

void expectHost(const std::string &host)
{
    const bool v6 = host.find(':') != std::string::npos;
    if (!isOf(host, v6 ? "0123456789abcdefABCDEF:." : "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-_", 1, 253))
        throw Error(fmt::format("'{}' is not the name or the number of a machine, such as 192.168.1.20 or club-laptop.local", host),
                    "host");
}

void expectServer(const std::string &server)
{
    const std::size_t colon = server.rfind(':');
    int port = 0;
    if (colon != std::string::npos) {
        const char *const end = server.data() + server.size();
        const auto read = std::from_chars(server.data() + colon + 1, end, port);
        port = read.ec == std::errc() && read.ptr == end ? port : 0;
    }
    if (port < 1 || port > 65535)
        throw Error(fmt::format("'{}' names no port from 1 to 65535", server), "link");
    std::string host = server.substr(0, colon);
    if (host.starts_with('[') && host.ends_with(']'))
        host = host.substr(1, host.size() - 2);
    else if (host.find(':') != std::string::npos)
        throw Error(fmt::format("the address in '{}' wants brackets", server), "link");
    expectHost(host);
}

ClubLink clubLinkFrom(std::string_view text)
{
    const std::size_t from = text.find(linkHead);
    if (from == std::string_view::npos)
        throw Error("this is not the code of a table or wall, which begins with optio:club?", "link");
    text.remove_prefix(from + linkHead.size());
    text = text.substr(0, text.find_first_of(" \t\r\n<>\""));
    if (text.size() > longestLink)
        throw Error("the code is too long to be one", "link");
    std::map<std::string, std::string, std::less<>> parts;
    for (const std::string &part : parted(text, '&'))
        if (const std::size_t sign = part.find('='); sign != std::string::npos)
            parts.emplace(part.substr(0, sign), part.substr(sign + 1)); // what a later version adds is passed over
    ClubLink link{parts["e"], parts["u"], parts["p"], {}, parts["c"]};
    if (!isEventName(link.event) || !isUser(link.user) || !isOf(link.password, urlLetters, 16, 64) || parts["s"].empty() ||
        !isOf(link.authority, urlLetters, 64, 3000))
        throw Error("the code is not whole; was it cut short?", "link");
    link.servers = parted(parts["s"], ',');
    if (link.servers.size() > 16)
        throw Error("the code names more than 16 servers", "link");
    for (const std::string &server : link.servers)
        expectServer(server);
    return link;
}

std::string serverName(const std::string &event) { return event + ".club.optio"; }

} // namespace optio::club::stream
