// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads links, and tells near addresses from far ones.
#include "rules/link/link_text.h"

#include "rules/error.h"
#include "rules/link/messages.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <map>

namespace optio::link {

namespace {

constexpr std::string_view head = "optio:join?";

bool isDigits(std::string_view text, std::size_t count)
{
    return text.size() == count && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::vector<std::string_view> split(std::string_view text, char at)
{
    std::vector<std::string_view> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(at, from), text.size());
        parts.push_back(text.substr(from, to - from));
        from = to + 1;
    }
    return parts;
}

bool isNearV4(const std::array<std::uint8_t, 4> &ip)
{
    return ip[0] == 127 || ip[0] == 10 || (ip[0] == 172 && (ip[1] & 0xf0) == 16) || (ip[0] == 192 && ip[1] == 168) ||
           (ip[0] == 169 && ip[1] == 254);
}

/// A name that the own network gives, without a name server elsewhere.
bool isOwnName(std::string_view host)
{
    constexpr std::string_view letters = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-.";
    if (host.empty() || host.size() > 253 || host.find_first_not_of(letters) != std::string_view::npos || host.front() == '.')
        return false;
    return host == "localhost" || host.ends_with(".local") || host.ends_with(".lan") || host.ends_with(".home.arpa");
}

} // namespace

std::string textOf(const JoinLink &link)
{
    std::string text =
        std::string(head) + "g=" + link.game + "&k=" + link.key + "&t=" + link.token + "&p=" + std::to_string(link.port) + "&a=";
    for (std::size_t i = 0; i < link.addresses.size(); ++i)
        text += (i == 0 ? "" : ",") + link.addresses[i];
    return link.mail ? text + "&m=1" : text;
}

JoinLink joinLinkFrom(std::string_view text)
{
    const std::size_t from = text.find(head);
    if (from == std::string_view::npos)
        throw Error("this is not a link to a shared game, which begins with optio:join?", "link");
    text.remove_prefix(from + head.size());
    text = text.substr(0, text.find_first_of(" \t\r\n<>\""));
    if (text.size() > 2000)
        throw Error("the link is too long to be one", "link");
    std::map<std::string, std::string, std::less<>> parts;
    for (const std::string_view part : split(text, '&'))
        if (const std::size_t sign = part.find('='); sign != std::string_view::npos)
            parts.emplace(part.substr(0, sign), part.substr(sign + 1)); // what a later version adds is passed over
    JoinLink link;
    link.game = parts["g"];
    link.key = parts["k"];
    link.token = parts["t"];
    link.mail = parts["m"] == "1";
    for (const std::string_view address : split(parts["a"], ','))
        if (!address.empty() && address.size() <= 253 &&
            address.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.:-%_") == std::string_view::npos)
            link.addresses.emplace_back(address);
    const std::string &port = parts["p"];
    const auto [end, fault] = std::from_chars(port.data(), port.data() + port.size(), link.port);
    if (fault != std::errc() || end != port.data() + port.size() || link.port < 1 || link.port > 65535)
        throw Error("the link names no port from 1 to 65535; was it cut short?", "link");
    if (!isDigits(link.key, 64) || !(link.token.empty() || isDigits(link.token, 32)) || !isDigits(link.game, 16) || link.addresses.empty())
        throw Error("the link is not whole; was it cut short?", "link");
    return link;
}

TypedAddress typedAddressFrom(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\n' || text.back() == '\r' || text.back() == '\t'))
        text.remove_suffix(1);
    TypedAddress address;
    std::string_view port;
    bool named = false; // a port
    if (text.starts_with('[')) {
        const std::size_t end = text.find(']');
        if (end == std::string_view::npos)
            throw Error("the address has a bracket that is not closed", "address");
        address.host = text.substr(1, end - 1);
        named = text.size() > end + 1;
        if (named && text[end + 1] != ':')
            throw Error("after the bracket of an address comes a colon and the port", "address");
        port = named ? text.substr(end + 2) : std::string_view();
    } else if (std::count(text.begin(), text.end(), ':') == 1) {
        named = true;
        address.host = text.substr(0, text.find(':'));
        port = text.substr(text.find(':') + 1);
    } else {
        address.host = text;
    }
    if (named) {
        const auto [end, fault] = std::from_chars(port.data(), port.data() + port.size(), address.port);
        if (fault != std::errc() || end != port.data() + port.size() || address.port < 1 || address.port > 65535)
            throw Error("after the colon of an address stands a port from 1 to 65535", "address");
    }
    if (!isNear(address.host) && !isOwnName(address.host))
        throw Error("this is no address of a tablet in this network, such as 192.168.1.20 or tablet.local", "address");
    return address;
}

std::string textOf(const TypedAddress &address)
{
    const bool v6 = address.host.find(':') != std::string::npos;
    if (address.port == usualPort)
        return address.host;
    return (v6 ? "[" + address.host + "]" : address.host) + ":" + std::to_string(address.port);
}

bool isNear(std::string_view address)
{
    const std::string text(address.substr(0, address.find('%')));
    std::array<std::uint8_t, 4> v4{};
    if (inet_pton(AF_INET, text.c_str(), v4.data()) == 1)
        return isNearV4(v4);
    std::array<std::uint8_t, 16> v6{};
    if (inet_pton(AF_INET6, text.c_str(), v6.data()) != 1)
        return false;
    static constexpr std::array<std::uint8_t, 16> loopback{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    static constexpr std::array<std::uint8_t, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    if (std::equal(mapped.begin(), mapped.end(), v6.begin()))
        return isNearV4({v6[12], v6[13], v6[14], v6[15]});
    return v6 == loopback || (v6[0] == 0xfe && (v6[1] & 0xc0) == 0x80) || (v6[0] & 0xfe) == 0xfc;
}

} // namespace optio::link
