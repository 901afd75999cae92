// SPDX-License-Identifier: GPL-3.0-or-later
// A game of the tests' own rule set as a table reports it, and what a server with one stream does.
#pragma once

#include "rules/club/stream/reporter.h"
#include "rules/club/stream/subjects.h"
#include "tests/rules/club/made_event.h"
#include "tests/rules/feud/feud.h"

#include <QtTest>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace optio::test {

/// A game that is played: fights, a secret oath of b, a note, something taken back.
struct Played {
    std::unique_ptr<Ruleset> ruleset = feud::ruleset(qEnvironmentVariable("OPTIO_TESTS").toStdString() + "/rules/feud/figures");
    std::vector<Entry> lines;
    std::vector<Game> games; ///< after each line
    explicit Played(std::uint8_t key = 7)
    {
        GameSetup setup{ruleset->armies().at(0), ruleset->armies().at(1), Json::object(), {}, clubTime};
        setup.key.fill(key);
        games.push_back(Game::start(*ruleset, setup));
        lines.push_back(parseEntry(games.back().headerLine(), 0));
    }
    void add(const Entry &entry)
    {
        Game next = games.back();
        next.follow(entry);
        games.push_back(std::move(next));
        lines.push_back(entry);
    }
    void fight(const std::string &time = clubTime)
    {
        add(games.back().act("fight", {{"a", "a1.1"}, {"b", "b1.1"}}, std::vector<int>{5, 5}, time));
    }
    void oath() { add(games.back().act("oath", {{"side", "b"}, {"answers", {{"foe", "a1.2"}}}}, {}, clubTime)); }
    void whole()
    {
        fight();
        oath();
        add(games.back().note("A word on the hill", clubTime));
        fight();
        add(games.back().undo([this](int n) { return lines.at(static_cast<std::size_t>(n)); }, clubTime));
        fight();
    }
    std::string hash(std::size_t n) const { return lineHash(lines.at(n).line); }
};

inline std::vector<club::stream::Outgoing> messagesOf(const Played &played)
{
    club::stream::GameTeller teller(*played.ruleset, played.lines.front());
    std::vector<club::stream::Outgoing> messages{teller.header()};
    for (std::size_t n = 1; n < played.lines.size(); ++n)
        messages.push_back(teller.tell(played.lines[n]));
    return messages;
}

/// What a server with one stream does, as far as a sender can see.
struct Stream {
    struct Kept {
        std::string subject, id, text;
    };
    std::vector<Kept> kept; ///< sequence 1 is the first
    std::optional<club::stream::Stored> last(const std::string &subject) const
    {
        for (std::size_t i = kept.size(); i-- > 0;)
            if (kept[i].subject == subject)
                return club::stream::Stored{i + 1, kept[i].text};
        return {};
    }
    /// 0 where the last of the subject is another one.
    std::uint64_t publish(const std::string &subject, const club::stream::Outgoing &message, std::uint64_t after)
    {
        for (std::size_t i = 0; i < kept.size(); ++i)
            if (kept[i].id == message.id)
                return i + 1;
        const auto before = last(subject);
        if ((before ? before->sequence : 0) != after)
            return 0;
        kept.push_back({subject, message.id, message.text});
        return kept.size();
    }
};

/// Lets a reporter work until it rests or stops.
inline void work(club::stream::Reporter &reporter, Stream &stream, const std::string &subject)
{
    for (int step = 0; step < 1000; ++step) {
        const auto next = reporter.next();
        if (next == club::stream::Reporter::Next::ask) {
            reporter.found(stream.last(subject));
        } else if (next == club::stream::Reporter::Next::send) {
            const std::uint64_t at = stream.publish(subject, reporter.message(), reporter.after());
            at == 0 ? reporter.moved() : reporter.stored(at);
        } else {
            return;
        }
    }
    QFAIL("the reporter does not come to rest");
}

inline std::string subjectOf(const Played &played, const std::string &table = "3")
{
    return club::stream::gameSubject("night", table, played.hash(0));
}

} // namespace optio::test
