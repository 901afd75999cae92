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

void Reporting::say(const std::string &subject, std::function<std::string()> word)
{
    wordSubject_ = subject;
    word_ = std::move(word);
    said_ = false;
}

void Reporting::listen(const std::string &subject, std::optional<Word> known) { hearing_.emplace(subject, std::move(known)); }

Reporting::Step Reporting::step()
{
    try {
        connect();
        if (const int breaks = connection_->breaks(); breaks != breaks_) {
            breaks_ = breaks;
            reporter_.lost();
            said_ = false;
            if (hearing_)
                hearing_->lost();
        }
        if (hearing_ && hearing_->listen(*connection_))
            return Step::heard;
        switch (reporter_.next()) {
        case Reporter::Next::ask:
            reporter_.found(connection_->last(subject_));
            return Step::asked;
        case Reporter::Next::send:
            return send();
        case Reporter::Next::rest:
            return rest();
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
    if (hearing_ && !hearing_->knowsTime())
        if (const auto stored = connection_->last(subject_); stored && stored->sequence == published.sequence)
            hearing_->learnTime(stored->storedAt);
    return Step::reported;
}

/// All is reported: now the word.
Reporting::Step Reporting::rest()
{
    if (!word_ || said_)
        return Step::rests;
    saidText_ = word_();
    try {
        sequence_ = connection_->say(wordSubject_, saidText_);
    } catch (const Lost &) {
        throw;
    } catch (const Error &) { // a server that was made by an older Optio: the journal goes on
        word_ = {};
        return Step::rests;
    }
    said_ = true;
    return Step::said;
}

} // namespace optio::stream
