// SPDX-License-Identifier: GPL-3.0-or-later
// Hears what is said, and sets the server's time against this device's.
#include "app/stream/hearing.h"

#include <algorithm>
#include <utility>

namespace optio::stream {

namespace {

constexpr std::chrono::seconds lookAgain{30}; ///< a message on its way to many may be lost

std::int64_t presentTime()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

std::int64_t inMilliseconds(std::int64_t nanoseconds) { return nanoseconds / 1'000'000; }

} // namespace

Hearing::Hearing(std::string subject, std::optional<Word> known)
    : subject_(std::move(subject)), word_(std::move(known)), ahead_(word_ ? word_->ahead : 0)
{}

void Hearing::learnTime(std::int64_t storedAt)
{
    const std::int64_t present = presentTime();
    ahead_ = inMilliseconds(storedAt) - present;
    measured_ = true;
    if (!word_)
        return;
    word_->ahead = ahead_;
    if (!guessed_)
        return;
    word_->at = std::min(present, *guessed_ - ahead_);
    guessed_.reset();
    anew_ = true;
}

bool Hearing::listen(Connection &connection)
{
    if (refused_)
        return false;
    try {
        if (!listens_) {
            connection.listen(subject_); // once: the connection does it again by itself after a break
            listens_ = true;
        }
        std::optional<Word> heard;
        while (std::optional<std::string> text = connection.heard())
            heard = Word{std::move(*text), presentTime(), ahead_};
        if (!heard)
            return look(connection) || std::exchange(anew_, false);
        word_ = std::move(heard);
        guessed_.reset();
        anew_ = false;
        if (const auto stored = connection.last(subject_); stored && stored->text == word_->text)
            learnTime(stored->storedAt);
        return true;
    } catch (const Lost &) {
        looked_ = false;
        throw;
    } catch (const Error &) { // a server that was made by an older Optio
        refused_ = true;
        return false;
    }
}

bool Hearing::look(Connection &connection)
{
    const auto now = std::chrono::steady_clock::now();
    if (looked_ && now - lookedAt_ < lookAgain)
        return false;
    const std::optional<club::stream::Stored> stored = connection.last(subject_);
    looked_ = true;
    lookedAt_ = now;
    if (!stored || (word_ && word_->text == stored->text))
        return false;
    const std::int64_t at = inMilliseconds(stored->storedAt);
    if (!measured_)
        guessed_ = at;
    word_ = Word{stored->text, std::min(presentTime(), at - ahead_), ahead_};
    return true;
}

} // namespace optio::stream
