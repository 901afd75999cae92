// SPDX-License-Identifier: GPL-3.0-or-later
// A player's name, replaced in every line of an event's file (CLB-41).
#include "rules/club/event.h"

#include "rules/journal/journal.h"

#include <cctype>
#include <fmt/core.h>

namespace optio::club {

namespace {

bool isWordByte(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || (static_cast<unsigned char>(c) & 0x80U) != 0; }

/// The name where it stands as words of its own.
std::string replaced(const std::string &text, const std::string &from, const std::string &to)
{
    std::string made;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = at + from.size();
        if (text.compare(at, from.size(), from) == 0 && (at == 0 || !isWordByte(text[at - 1])) &&
            (end >= text.size() || !isWordByte(text[end]))) {
            made += to;
            at = end;
        } else {
            made += text[at++];
        }
    }
    return made;
}

void rename(Json &value, const std::string &from, const std::string &to, bool sentence)
{
    if (value.is_string()) {
        const auto &text = value.get_ref<const std::string &>();
        if (sentence)
            value = replaced(text, from, to);
        else if (text == from)
            value = to;
        return;
    }
    if (value.is_object() || value.is_array())
        for (auto it = value.begin(); it != value.end(); ++it)
            rename(*it, from, to, value.is_object() && (it.key() == "sentence" || it.key() == "label"));
}

} // namespace

Event renamedEverywhere(const Event &event, const std::string &from, const std::string &to)
{
    const std::string id = playerNamed(event.state(), from), old = nameOf(event.state(), id);
    const std::string wanted = to.empty() ? fmt::format("Player {}", numberOf(id)) : checkedName(to, "a player's name");
    std::vector<std::string> lines;
    for (const EventEntry &entry : event.lines()) {
        Json json = entry.json;
        rename(json, old, wanted, false);
        if (!lines.empty())
            json["prev"] = lineHash(lines.back());
        lines.push_back(canonical(json));
    }
    return Event::open(lines);
}

} // namespace optio::club
