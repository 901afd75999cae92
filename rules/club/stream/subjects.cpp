// SPDX-License-Identifier: GPL-3.0-or-later
// Makes subjects and takes them apart.
#include "rules/club/stream/subjects.h"

#include <fmt/format.h>

#include <algorithm>

namespace optio::club::stream {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::size_t digitsOfGame = 16;

bool consistsOf(std::string_view text, std::string_view letters) { return text.find_first_not_of(letters) == std::string_view::npos; }

} // namespace

bool isEventName(std::string_view text)
{
    return !text.empty() && text.size() <= 32 && consistsOf(text, "abcdefghijklmnopqrstuvwxyz0123456789");
}

bool isTable(std::string_view text) { return !text.empty() && text.size() <= 4 && text.front() != '0' && consistsOf(text, digits); }

std::string eventSubject(const std::string &event) { return fmt::format("optio.{}.event", event); }

std::string gameSubject(const std::string &event, const std::string &table, const std::string &hash)
{
    return fmt::format("optio.{}.game.{}.{}", event, table, gameDigits(hash));
}

std::string roundSubject(const std::string &event) { return fmt::format("optio.{}.round", event); }

std::string confirmSubject(const std::string &event, const std::string &table) { return fmt::format("optio.{}.confirm.{}", event, table); }

std::string gameDigits(const std::string &hash) { return hash.substr(0, digitsOfGame); }

std::string allSubjects(const std::string &event) { return fmt::format("optio.{}.>", event); }

std::string streamName(const std::string &event) { return "optio-" + event; }

std::optional<Subject> subjectFrom(std::string_view text)
{
    const auto take = [&text] {
        const std::size_t end = std::min(text.find('.'), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        return std::string(word);
    };
    if (text.ends_with('.') || take() != "optio")
        return {};
    Subject subject;
    subject.event = take();
    const std::string kind = take();
    if (!isEventName(subject.event))
        return {};
    if (kind == "game" || kind == "confirm") {
        subject.table = take();
        if (!isTable(subject.table))
            return {};
    }
    if (kind == "game") {
        subject.kind = SubjectKind::game;
        subject.game = take();
        if (subject.game.size() != digitsOfGame || !consistsOf(subject.game, "0123456789abcdef"))
            return {};
    } else if (kind == "round") {
        subject.kind = SubjectKind::round;
    } else if (kind == "confirm") {
        subject.kind = SubjectKind::confirm;
    } else if (kind != "event") {
        return {};
    }
    return text.empty() ? std::optional(subject) : std::nullopt;
}

} // namespace optio::club::stream
