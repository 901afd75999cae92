// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/link/courier.h"

#include "rules/error.h"

#include <sodium.h>

#include <algorithm>
#include <limits>

namespace optio::link {

namespace {

constexpr std::int64_t firstTry = 500, longestTry = 5'000; ///< ms between tries (LNK-40)
constexpr std::int64_t noTick = std::numeric_limits<std::int64_t>::max();

/// Compares in a time that tells nothing.
bool sameText(const std::string &one, const std::string &other)
{
    return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

} // namespace

Courier::Courier(Role role, std::string token, std::string name) : role_(role), token_(std::move(token)), name_(std::move(name)) {}

void Courier::set(State state)
{
    if (std::exchange(state_, state) != state)
        effects_.push_back({.kind = CourierEffect::Kind::state});
}

void Courier::send(Message message)
{
    said_ = now_;
    effects_.push_back({.kind = CourierEffect::Kind::send, .message = std::move(message)});
}

void Courier::start(std::int64_t now)
{
    now_ = now;
    pause_ = firstTry;
    reason_.clear();
    if (role_ == Role::host)
        return set(State::waiting);
    again_ = now + silence;
    set(State::calling);
    effects_.push_back({.kind = CourierEffect::Kind::connect});
}

bool Courier::admits(std::string_view text) const
{
    const std::optional<Message> message = readMessage(text);
    const auto *hello = message ? std::get_if<Hello>(&*message) : nullptr;
    return role_ == Role::host && state_ != State::idle && state_ != State::gone && hello != nullptr && sameText(hello->token, token_);
}

void Courier::connected(std::int64_t now)
{
    if (state_ == State::gone || state_ == State::idle)
        return;
    now_ = heard_ = now;
    knows_ = known_ = false;
    theirs_.clear();
    sent_ = {};
    set(State::greeting);
    Hello hello;
    hello.program = "optio";
    hello.version = OPTIO_VERSION;
    hello.token = role_ == Role::guest ? token_ : std::string();
    hello.name = name_;
    send(std::move(hello));
}

void Courier::tryLater()
{
    if (role_ == Role::host)
        return set(State::waiting);
    again_ = now_ + pause_;
    pause_ = std::min(pause_ * 2, longestTry);
    set(State::waiting);
}

void Courier::lost(std::int64_t now)
{
    now_ = now;
    if (state_ == State::gone || state_ == State::waiting || state_ == State::idle)
        return;
    if (state_ == State::connected)
        pause_ = firstTry;
    tryLater();
}

void Courier::drop()
{
    effects_.push_back({.kind = CourierEffect::Kind::close});
    lost(now_);
}

void Courier::end(const std::string &reason)
{
    reason_ = reason;
    effects_.push_back({.kind = CourierEffect::Kind::close});
    set(State::gone);
}

void Courier::stop(const std::string &reason, std::int64_t now)
{
    now_ = now;
    if (state_ == State::connected || state_ == State::greeting)
        send(Bye{reason, true, {}});
    if (state_ != State::gone)
        end(reason);
}

void Courier::wake(std::int64_t now)
{
    now_ = now;
    if (role_ == Role::guest && state_ == State::waiting)
        start(now);
}

void Courier::tick(std::int64_t now)
{
    now_ = now;
    if (role_ == Role::guest && state_ == State::waiting && now >= again_) {
        again_ = now + silence;
        set(State::calling);
        effects_.push_back({.kind = CourierEffect::Kind::connect});
    } else if (state_ == State::calling && now >= again_) {
        drop();
    } else if (state_ == State::connected || state_ == State::greeting) {
        if (now - heard_ >= silence)
            drop();
        else if (now - said_ >= alivePause)
            send(Alive{});
    }
}

std::int64_t Courier::nextTick() const
{
    if (state_ == State::connected || state_ == State::greeting)
        return std::min(said_ + alivePause, heard_ + silence);
    return role_ == Role::guest && (state_ == State::waiting || state_ == State::calling) ? again_ : noTick;
}

void Courier::received(const std::string &text, std::int64_t now)
{
    now_ = now;
    if (state_ != State::connected && state_ != State::greeting)
        return;
    heard_ = now;
    try {
        std::optional<Message> message = readMessage(text);
        if (message)
            std::visit([this](auto &one) { take(one); }, *message);
    } catch (const std::exception &problem) {
        effects_.push_back({.kind = CourierEffect::Kind::warn, .text = problem.what()});
        drop();
    }
}

void Courier::take(const Hello &hello)
{
    if (state_ != State::greeting)
        return;
    other_ = hello.name;
    pause_ = firstTry;
    set(State::connected);
    tell();
}

void Courier::take(Turns turns)
{
    if (state_ != State::connected)
        return;
    known_ = true;
    theirs_ = turns.head;
    const bool wants = turns.file.empty(); // an end that has sent its copy knows the head of ours, and waits for what becomes of it
    effects_.push_back({.kind = CourierEffect::Kind::turns, .turns = std::move(turns)});
    if (wants)
        tell();
}

void Courier::take(const Bye &bye)
{
    if (bye.final)
        return end(bye.reason);
    drop();
}

void Courier::have(Turns own, std::int64_t now)
{
    now_ = now;
    own_ = std::move(own);
    tell();
}

/// The file goes once to an end that has another copy. Whose is newer, its reader finds out.
void Courier::tell()
{
    if (state_ != State::connected)
        return;
    Turns turns = own_;
    const std::pair<std::string, std::string> heads{own_.head, theirs_};
    const bool wanted = known_ && !own_.file.empty() && theirs_ != own_.head && sent_ != heads;
    if (wanted)
        sent_ = heads;
    else
        turns.file.clear();
    Turns bare = turns;
    bare.file.clear();
    if (knows_ && !wanted && bare == told_)
        return;
    knows_ = true;
    told_ = std::move(bare);
    send(std::move(turns));
}

} // namespace optio::link
