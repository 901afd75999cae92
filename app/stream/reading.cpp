// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the stream, and notices when it does not come any more.
#include "app/stream/reading.h"

#include <utility>

namespace optio::stream {

using club::stream::Verdict;

namespace {

constexpr std::chrono::seconds quietUntilAsked{2}; ///< without a message, until the server is asked whether there are any
constexpr std::chrono::seconds rereadSeldom{10};

} // namespace

Reading::Reading(club::stream::ClubLink link, std::string name)
    : link_(std::move(link)), name_(std::move(name)), follower_(link_.event), rereadAt_(Clock::now() - rereadSeldom)
{
    if (!link_.table().empty())
        throw Error("the code of a table does not read what others report; take the wall's", "link");
}

void Reading::prepare()
{
    if (!connection_) {
        connection_.emplace(link_, name_);
        breaks_ = 0;
    }
    if (const int breaks = connection_->breaks(); breaks != breaks_) {
        breaks_ = breaks;
        reading_ = false;
    }
    if (gap_ && Clock::now() - rereadAt_ > rereadSeldom)
        reread();
    if (reading_)
        return;
    end_ = connection_->end();
    if (end_ + 1 < next_) // a server that has lost its end: what comes again is known
        next_ = 1;
    connection_->read(next_);
    reading_ = true;
    heardAt_ = Clock::now();
}

std::optional<News> Reading::next(int milliseconds)
{
    try {
        prepare();
        if (const std::optional<Received> received = connection_->next(milliseconds)) {
            heardAt_ = Clock::now();
            next_ = received->sequence + 1;
            return looked(*received);
        }
        if (Clock::now() - heardAt_ > quietUntilAsked) {
            heardAt_ = Clock::now();
            reading_ = connection_->end() + 1 == next_; // otherwise what delivers to us is gone
        }
        return {};
    } catch (const Lost &) {
        reading_ = false;
        throw;
    }
}

bool Reading::isAtEnd()
{
    try {
        prepare();
        return connection_->end() + 1 == next_ && !reread();
    } catch (const Lost &) {
        reading_ = false;
        throw;
    }
}

/// Reads all from the beginning where something came too early: its predecessors may stand there by now.
bool Reading::reread()
{
    if (!std::exchange(gap_, false))
        return false;
    rereadAt_ = Clock::now();
    next_ = 1;
    reading_ = false;
    return true;
}

std::optional<News> Reading::looked(const Received &message)
{
    Verdict verdict = follower_.hear(message.subject, message.text);
    switch (verdict.kind) {
    case Verdict::Kind::known:
        return {};
    case Verdict::Kind::gap:
        if (early_.insert(lineHash(message.subject + " " + message.text)).second) {
            gap_ = true;
            return {};
        }
        verdict.kind = Verdict::Kind::refused;
        [[fallthrough]];
    case Verdict::Kind::refused:
        if (follower_.saidBefore(message.subject, message.text))
            return {};
        break;
    case Verdict::Kind::said:
        if (std::int64_t &at = saidAt_[message.subject]; at >= message.storedAt) // it comes again, as when all is read anew
            return {};
        else
            at = message.storedAt;
        break;
    case Verdict::Kind::told:
        break;
    }
    return News{std::move(verdict), message};
}

} // namespace optio::stream
