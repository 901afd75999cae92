// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the messages of a journal and hands them on.
#include "app/stream/journal_report.h"

#include "rules/club/event.h"
#include "rules/club/stream/round_told.h"
#include "rules/club/stream/subjects.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <optional>
#include <utility>
#include <vector>

namespace optio::stream {

using namespace club::stream;

namespace {

std::string presentIso() { return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr))); }

/// What tables hear of the round, but for the time.
Json heardOf(const club::Event &event)
{
    const club::EventState &state = event.state();
    const club::RoundClock &clock = state.clock;
    return Json::array({state.settings.name, club::lastRound(state), state.settings.rounds, clock.since, clock.left, clock.lastBound});
}

} // namespace

/// The event, read only when its round is to be told: many lines are read faster at once.
struct JournalReport::EventSoFar {
    std::vector<std::string> lines;
    std::optional<club::Event> event;

    const club::Event &now()
    {
        if (!event) {
            event = club::Event::open(lines);
            lines.clear();
        }
        return *event;
    }
};

JournalReport::JournalReport(ClubLink link, std::string name, Rulesets rulesets)
    : link_(std::move(link)), name_(std::move(name)), rulesets_(std::move(rulesets))
{}

void JournalReport::clear()
{
    if (reporting_ && reporting_->heard())
        known_ = reporting_->heard();
    reporting_.reset();
    teller_.reset();
    event_.reset();
}

void JournalReport::begin(const std::string &line)
{
    const Json header = parseJson(line, "the first line");
    teller_.reset();
    event_.reset();
    if (header.is_object() && header.contains("optio-event")) {
        (void)club::Event::open({line}); // or it is none
        event_ = std::make_shared<EventSoFar>();
        event_->lines.push_back(line);
        subject_ = eventSubject(link_.event);
    } else {
        const Entry entry = parseEntry(line, 0);
        if (link_.table().empty())
            throw Error("this code is not that of a table; a game is reported by its table's", "link");
        teller_.emplace(rulesets_(entry.json.at("ruleset").get<std::string>()), entry);
        subject_ = gameSubject(link_.event, link_.table(), teller_->header().id);
    }
    reporting_.emplace(link_, subject_, name_);
    reporting_->reporter().add(teller_ ? teller_->header() : eventMessage(0, line, header.value("created", "")));
    if (event_)
        return sayRound();
    reporting_->listen(roundSubject(link_.event), known_);
    sayConfirmed();
}

void JournalReport::sayRound()
{
    // Told as it is when it is sent, which may be long after it was done.
    reporting_->say(roundSubject(link_.event), [event = event_] { return written(roundOf(event->now(), presentIso())); });
}

void JournalReport::sayConfirmed()
{
    if (reporting_ && !confirmed_.empty())
        reporting_->say(confirmSubject(link_.event, link_.table()), [text = confirmed_] { return text; });
}

void JournalReport::confirm(const std::string &message)
{
    if (confirmed_ == message || link_.table().empty())
        return;
    confirmed_ = message;
    sayConfirmed();
}

void JournalReport::add(const std::string &line)
{
    if (!reporting_)
        return begin(line);
    const auto n = static_cast<int>(reporter().length());
    if (teller_) {
        reporting_->reporter().add(teller_->tell(parseEntry(line, n)));
        return;
    }
    const Json json = parseJson(line, fmt::format("line {}", n + 1));
    reporting_->reporter().add(eventMessage(n, line, json.value("time", "")));
    if (!event_->event) {
        event_->lines.push_back(line);
        return;
    }
    const Json before = heardOf(*event_->event);
    event_->event->follow({n, line, json});
    if (heardOf(*event_->event) != before)
        sayRound();
}

} // namespace optio::stream
