// SPDX-License-Identifier: GPL-3.0-or-later
// Where the journals of an event's tables stand in the stream that all of them report to (CLB-51). A table has its own branch of subjects,
// so that its account can be kept to it: optio.EVENT.game.TABLE.GAME, where GAME is the first 16 digits of the hash of the game's header,
// as in the links of shared games. The event itself is optio.EVENT.event. Of two kinds of subjects the last message alone counts: of
// optio.EVENT.round, which the organiser writes and every table may read (CLB-30), and of optio.EVENT.confirm.TABLE, in which a table says
// who has confirmed its result (CLB-22).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace optio::club::stream {

enum class SubjectKind { event, game, round, confirm };

/// A subject, taken apart.
struct Subject {
    std::string event;
    std::string table; ///< "3", of games and confirmations; "" of the others
    std::string game;  ///< 16 hexadecimal digits, of games; "" of the others
    SubjectKind kind = SubjectKind::event;
    bool operator==(const Subject &) const = default;
};

/// Is it the name of an event in a stream: 1 to 32 small letters and digits?
bool isEventName(std::string_view text);
/// A table: a number from 1 to 9999 without zeros before it.
bool isTable(std::string_view text);

std::string eventSubject(const std::string &event);
/// `hash`: of the game's header.
std::string gameSubject(const std::string &event, const std::string &table, const std::string &hash);
std::string roundSubject(const std::string &event);
std::string confirmSubject(const std::string &event, const std::string &table);
/// The first digits of a header's hash, by which its game is known in the stream.
std::string gameDigits(const std::string &hash);
/// The subject that stands for all of an event's.
std::string allSubjects(const std::string &event);
/// The name of the stream that holds them.
std::string streamName(const std::string &event);
/// Takes one apart; nothing for a subject that is none of ours.
std::optional<Subject> subjectFrom(std::string_view text);

} // namespace optio::club::stream
