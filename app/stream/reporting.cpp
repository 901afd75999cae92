// SPDX-License-Identifier: GPL-3.0-or-later
// Does what the reporter says.
#include "app/stream/reporting.h"

#include <utility>

namespace optio::stream {

using club::stream::Reporter;

Reporting::Reporting(club::stream::ClubLink link, std::string subject, std::string name)
    : link_(std::move(link)), subject_(std::move(subject)), name_(std::move(name))
{}

void Reporting::begin(const std::string &subject)
{
    subject_ = subject;
    reporter_ = {};
}

void Reporting::connect()
{
    if (connection_)
        return;
    connection_.emplace(link_, name_);
    breaks_ = 0;
}

Reporting::Step Reporting::step()
{
    try {
        connect();
        if (const int breaks = connection_->breaks(); breaks != breaks_) {
            breaks_ = breaks;
            reporter_.lost();
        }
        switch (reporter_.next()) {
        case Reporter::Next::ask:
            reporter_.found(connection_->last(subject_));
            return Step::asked;
        case Reporter::Next::send:
            return send();
        case Reporter::Next::rest:
            return Step::rests;
        case Reporter::Next::stop:
            break;
        }
        return Step::stopped;
    } catch (const Lost &) {
        reporter_.lost();
        throw;
    }
}

Reporting::Step Reporting::send()
{
    const club::stream::Outgoing &message = reporter_.message();
    const Published published = connection_->publish(subject_, message.id, message.text, reporter_.after());
    if (published.moved || published.repeated) { // a node that lags has said what was the last; it will not for long
        published.moved ? reporter_.moved() : reporter_.repeated();
        return Step::waits;
    }
    sequence_ = published.sequence;
    reporter_.stored(published.sequence);
    return Step::reported;
}

} // namespace optio::stream
