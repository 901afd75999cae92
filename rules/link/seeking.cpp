// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for the keeper for a minute, then shows digits and waits for both players.
#include "rules/link/seeking.h"

#include "rules/link/admission.h"
#include "rules/link/link_text.h"

#include <algorithm>
#include <limits>

namespace optio::link {

namespace {

constexpr std::int64_t lookFor = 60'000, lookAgain = 2'000; ///< ms
constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

} // namespace

void Seeking::set(State state)
{
    if (std::exchange(state_, state) != state)
        effects_.push_back({.kind = SeekEffect::Kind::state});
}

void Seeking::refuse(const std::string &why)
{
    if (state_ == State::over)
        return;
    state_ = State::over;
    effects_.push_back({.kind = SeekEffect::Kind::close});
    effects_.push_back({.kind = SeekEffect::Kind::refused, .text = why});
}

void Seeking::start(std::int64_t now)
{
    digits_.clear();
    keeperKey_.clear();
    link_.clear();
    answered_ = sure_ = foundNobody_ = false;
    until_ = now + lookFor;
    again_ = never;
    set(State::looking);
    effects_.push_back({.kind = SeekEffect::Kind::connect});
}

void Seeking::answered() { answered_ = true; }

void Seeking::compared(const std::string &digits, const std::string &keeperKey, std::int64_t now)
{
    if (state_ != State::looking && state_ != State::busy)
        return;
    digits_ = digits;
    keeperKey_ = keeperKey;
    until_ = now + seekWithin + compareWithin; // the keeper decides within a minute
    effects_.push_back({.kind = SeekEffect::Kind::send, .message = Seek{"optio", OPTIO_VERSION, name_}});
    set(State::comparing);
}

void Seeking::received(const std::string &text, std::int64_t /*now*/)
{
    if (state_ != State::comparing && state_ != State::waiting)
        return;
    try {
        const std::optional<Message> message = readMessage(text);
        if (!message)
            return;
        if (const auto *bye = std::get_if<Bye>(&*message))
            return refuse(bye->reason);
        const auto *admitted = std::get_if<Admitted>(&*message);
        if (admitted == nullptr)
            return;
        const JoinLink link = joinLinkFrom(admitted->link);
        if (link.key != keeperKey_) // the digits were made of another
            return refuse("The link that came belongs to another keeper than the digits; do not join there");
        if (!std::all_of(link.addresses.begin(), link.addresses.end(), isNear))
            return refuse("The link that came leads out of this network");
        link_ = admitted->link;
        if (sure_)
            join();
    } catch (const std::exception &problem) {
        refuse(problem.what());
    }
}

void Seeking::join()
{
    state_ = State::over;
    effects_.push_back({.kind = SeekEffect::Kind::close});
    effects_.push_back({.kind = SeekEffect::Kind::admitted, .text = link_});
}

void Seeking::lost(End end, std::int64_t now)
{
    if (state_ == State::idle || state_ == State::over || !link_.empty()) // with the link at hand nothing more is needed of the keeper
        return;
    if (end == End::shut)
        return refuse("That tablet lets nobody in by digits; ask for the code of a seat");
    if (answered_) // not again by itself: whoever stands between could try until the digits fit
        return refuse("The connection broke off; ask again");
    again_ = now + lookAgain;
    set(end == End::busy ? State::busy : State::looking);
}

void Seeking::tick(std::int64_t now)
{
    if (state_ == State::idle || state_ == State::over)
        return;
    foundNobody_ = now >= until_ && state_ == State::looking && !answered_;
    if (now >= until_)
        return refuse(!link_.empty()             ? "The digits were not compared within a minute; ask again"
                      : state_ == State::busy    ? "Another device is asking at that tablet; try again in a moment"
                      : state_ == State::looking ? "Nobody answers at that address"
                                                 : "Nobody at the other tablet answered within a minute");
    if (now >= again_ && !answered_) {
        again_ = never;
        effects_.push_back({.kind = SeekEffect::Kind::connect});
    }
}

std::int64_t Seeking::nextTick() const { return state_ == State::idle || state_ == State::over ? never : std::min(again_, until_); }

void Seeking::confirm()
{
    if (state_ != State::comparing)
        return;
    sure_ = true;
    if (!link_.empty())
        return join();
    set(State::waiting);
}

void Seeking::leave()
{
    if (state_ == State::comparing || state_ == State::waiting)
        effects_.push_back({.kind = SeekEffect::Kind::send, .message = Bye{"left", true, {}}});
    if (state_ != State::over)
        effects_.push_back({.kind = SeekEffect::Kind::close});
    state_ = State::over;
}

} // namespace optio::link
