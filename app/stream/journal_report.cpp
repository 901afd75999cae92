// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the messages of a journal and hands them on.
#include "app/stream/journal_report.h"

#include "rules/club/event.h"
#include "rules/club/stream/subjects.h"

#include <fmt/format.h>

#include <utility>

namespace optio::stream {

using namespace club::stream;

JournalReport::JournalReport(ClubLink link, std::string name, Rulesets rulesets)
    : link_(std::move(link)), name_(std::move(name)), rulesets_(std::move(rulesets))
{}

void JournalReport::clear()
{
    reporting_.reset();
    teller_.reset();
}

void JournalReport::begin(const std::string &line)
{
    const Json header = parseJson(line, "the first line");
    teller_.reset();
    if (header.is_object() && header.contains("optio-event")) {
        (void)club::Event::open({line}); // or it is none
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
}

void JournalReport::add(const std::string &line)
{
    if (!reporting_)
        return begin(line);
    const auto n = static_cast<int>(reporter().length());
    reporting_->reporter().add(teller_ ? teller_->tell(parseEntry(line, n))
                                       : eventMessage(n, line, parseJson(line, fmt::format("line {}", n + 1)).value("time", "")));
}

} // namespace optio::stream
