// SPDX-License-Identifier: GPL-3.0-or-later
// The form of messages of which the last one alone counts.
#include "rules/club/stream/last_word.h"

#include "rules/error.h"

#include <fmt/format.h>

namespace optio::club::stream {

namespace {

constexpr int wordVersion = 1;
constexpr JsonLimits wordLimits{std::size_t{64} << 10U, 16};

} // namespace

std::string wordText(const char *kind, const Json &value)
{
    Json message = Json::object();
    message["v"] = wordVersion;
    message["t"] = kind;
    message[kind] = value;
    return canonical(message);
}

Json wordIn(const char *kind, std::string_view text)
{
    const Json message = parseJson(text, "a message of the stream", wordLimits);
    if (!message.is_object() || message.value("v", Json()) != wordVersion || message.value("t", Json()) != kind ||
        !message.value(kind, Json()).is_object())
        throw Error(fmt::format("a message of the stream is no \"{}\" of this version of Optio", kind));
    return message.at(kind);
}

} // namespace optio::club::stream
