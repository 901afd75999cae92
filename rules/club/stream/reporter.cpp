// SPDX-License-Identifier: GPL-3.0-or-later
// Goes on from what the stream has.
#include "rules/club/stream/reporter.h"

#include <fmt/format.h>

#include <utility>

namespace optio::club::stream {

namespace {

/// So often the stream may say that it has a message which its subject does not show: a node that lags. After that it stands elsewhere.
constexpr int mostRepeats = 100;

} // namespace

void Reporter::add(Outgoing message)
{
    if (message.n != static_cast<int>(messages_.size()))
        throw Error(fmt::format("line {} of the journal should be reported now, not line {}", messages_.size(), message.n));
    places_[message.id] = messages_.size();
    messages_.push_back(std::move(message));
    if (ahead_ >= 0 &&
        ahead_ < static_cast<int>(messages_.size())) // another device of the same game was faster; is it still the same game?
        asked_ = false;
}

Reporter::Next Reporter::next() const
{
    if (!trouble_.empty())
        return Next::stop;
    if (!asked_)
        return Next::ask;
    return ahead_ < 0 && reported_ < messages_.size() ? Next::send : Next::rest;
}

void Reporter::found(const std::optional<Stored> &last)
{
    asked_ = true;
    ahead_ = -1;
    if (!last) {
        reported_ = 0;
        after_ = 0;
        return;
    }
    Heard heard;
    try {
        heard = readTold(last->text);
    } catch (const Error &) {
        trouble_ = "What stands last in the stream under this game is no entry of it; nothing more is sent";
        return;
    }
    if (const auto place = places_.find(heard.hash); place != places_.end() && messages_[place->second].n == heard.n) {
        reported_ = place->second + 1;
        after_ = last->sequence;
    } else if (heard.n >= static_cast<int>(messages_.size())) {
        ahead_ = heard.n;
        reported_ = messages_.size();
        after_ = last->sequence;
    } else {
        trouble_ = fmt::format("Entry {} of this game is in the stream otherwise: another device reports it, or this file was put back to "
                               "an earlier state; nothing more is sent from here",
                               heard.n);
    }
}

void Reporter::stored(std::uint64_t sequence)
{
    after_ = sequence;
    ++reported_;
}

void Reporter::repeated()
{
    repeats_ = repeatedAt_ == reported_ ? repeats_ + 1 : 1;
    repeatedAt_ = reported_;
    asked_ = false;
    if (repeats_ > mostRepeats)
        trouble_ = "This game is reported from another table already; nothing more is sent from here";
}

} // namespace optio::club::stream
