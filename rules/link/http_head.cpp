// SPDX-License-Identifier: GPL-3.0-or-later
// Reads heads of HTTP, strictly.
#include "rules/link/http_head.h"

#include "rules/error.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <utility>

namespace optio::link {

namespace {

constexpr std::string_view line = "\r\n";
constexpr std::size_t mostHttpLines = 100;

char lowerOf(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowered(std::string_view text)
{
    std::string all(text);
    std::transform(all.begin(), all.end(), all.begin(), lowerOf);
    return all;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t from = text.find_first_not_of(" \t");
    return from == std::string_view::npos ? std::string_view() : text.substr(from, text.find_last_not_of(" \t") + 1 - from);
}

bool isToken(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= '0' && c <= '9') || (lowerOf(c) >= 'a' && lowerOf(c) <= 'z') ||
               std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
    });
}

/// No control characters but tabs.
bool isText(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c == '\t' || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f); });
}

[[noreturn]] void refuse() { throw Error("this is not a request of HTTP/1", "http"); }

/// Is gzip among the encodings, and not refused ("gzip;q=0")?
bool takesGzip(std::string_view list)
{
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        const std::string_view one = list.substr(0, comma);
        const std::size_t weight = std::min(one.find(';'), one.size());
        if (trimmed(one.substr(0, weight)) == "gzip")
            return one.find_first_of("123456789", weight) != std::string_view::npos || weight == one.size();
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return false;
}

void readRequest(std::string_view text, HttpHead &head)
{
    const std::size_t first = text.find(' '), last = text.rfind(' ');
    if (first == std::string_view::npos || first == last)
        refuse();
    const std::string_view method = text.substr(0, first), target = text.substr(first + 1, last - first - 1),
                           version = text.substr(last + 1);
    if (!isToken(method) || target.empty() || target.front() != '/' || target.find_first_of(" \t") != std::string_view::npos ||
        (version != "HTTP/1.1" && version != "HTTP/1.0"))
        refuse();
    head.method = method;
    head.path = target.substr(0, target.find('?'));
}

} // namespace

std::optional<HttpHead> readHttpHead(std::string_view bytes)
{
    const std::size_t end = bytes.substr(0, mostHttpHead).find("\r\n\r\n");
    if (end == std::string_view::npos) {
        if (bytes.size() >= mostHttpHead)
            throw Error("the head of this request is too long", "http");
        return std::nullopt;
    }
    HttpHead head;
    head.bytes = end + 4;
    std::string_view rest = bytes.substr(0, end);
    std::size_t lines = 0;
    bool hosted = false;
    while (true) {
        const std::size_t stop = std::min(rest.find(line), rest.size());
        const std::string_view text = rest.substr(0, stop);
        if (!isText(text) || ++lines > mostHttpLines)
            refuse();
        if (lines == 1) {
            readRequest(text, head);
        } else {
            const std::size_t colon = text.find(':');
            if (colon == std::string_view::npos || !isToken(text.substr(0, colon)))
                refuse();
            const std::string name = lowered(text.substr(0, colon));
            const std::string_view value = trimmed(text.substr(colon + 1));
            if (name == "host") {
                if (std::exchange(hosted, true))
                    refuse(); // two hosts: who knows whom it means
                head.host = value;
            }
            if (name == "upgrade" && lowered(value) == "websocket")
                head.upgrade = true;
            if (name == "if-none-match")
                head.known = value;
            if (name == "accept-encoding")
                head.gzip = takesGzip(lowered(value));
        }
        if (stop == rest.size())
            return head;
        rest.remove_prefix(stop + line.size());
    }
}

bool isOwnHost(std::string_view host)
{
    std::string name = lowered(host);
    std::array<unsigned char, 16> address{};
    if (name.starts_with('[')) {
        const std::size_t close = name.find(']');
        if (close == std::string::npos)
            return false;
        const std::string inner = name.substr(1, close - 1);
        return inet_pton(AF_INET6, inner.substr(0, inner.find('%')).c_str(), address.data()) == 1;
    }
    name = name.substr(0, name.find(':'));
    return name == "localhost" || name.ends_with(".local") || inet_pton(AF_INET, name.c_str(), address.data()) == 1;
}

} // namespace optio::link
