// SPDX-License-Identifier: GPL-3.0-or-later
// What a guest does with what it hears.
#include "rules/link/guest.h"

#include "rules/journal/replica_line.h"
#include "rules/link/link_text.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace optio::link {

namespace {

constexpr std::int64_t firstPause = 500, longestPause = 5'000; ///< ms between tries to join again (LNK-40)

} // namespace

Guest::Guest(Rulesets rulesets, Joining joining) : Guest(std::move(rulesets), std::move(joining), Replica()) {}

Guest::Guest(Rulesets rulesets, Joining joining, Replica replica)
    : rulesets_(std::move(rulesets)), joining_(std::move(joining)), replica_(std::move(replica))
{}

void Guest::tell(const char *state, const std::string &reason)
{
    effect({.kind = GuestEffect::Kind::state, .text = state, .reason = reason});
}

void Guest::send(Message message)
{
    said_ = now_;
    effect({.kind = GuestEffect::Kind::send, .message = std::move(message)});
}

void Guest::start(std::int64_t now)
{
    now_ = now;
    pause_ = firstPause;
    state_ = State::connecting;
    again_ = now + silence;
    tell("connecting");
    effect({.kind = GuestEffect::Kind::connect});
}

void Guest::tryLater()
{
    state_ = State::waiting;
    again_ = now_ + pause_;
    pause_ = std::min(pause_ * 2, longestPause);
}

void Guest::connected(std::int64_t now)
{
    if (state_ == State::gone)
        return;
    now_ = heard_ = now;
    state_ = State::greeting;
    send(Hello{"optio", OPTIO_VERSION, joining_.token, joining_.name, joining_.device, replica_.game(), replica_.head(),
               joining_.guestOnly});
}

void Guest::lost(std::int64_t now)
{
    now_ = now;
    if (state_ == State::gone || state_ == State::waiting || state_ == State::idle)
        return;
    if (state_ == State::joined)
        pause_ = firstPause;
    tell("lost");
    tryLater();
}

void Guest::drop(const std::string &reason)
{
    effect({.kind = GuestEffect::Kind::close, .text = reason});
    lost(now_);
}

void Guest::wake(std::int64_t now)
{
    now_ = now;
    if (state_ == State::waiting)
        start(now);
}

void Guest::tick(std::int64_t now)
{
    now_ = now;
    if (state_ == State::waiting && now >= again_) {
        state_ = State::connecting;
        again_ = now + silence;
        effect({.kind = GuestEffect::Kind::connect});
    } else if (state_ == State::connecting && now >= again_) {
        drop("the keeper does not answer");
    } else if (state_ == State::joined || state_ == State::greeting) {
        if (now - heard_ >= silence)
            drop("nothing was heard of the keeper");
        else if (now - said_ >= alivePause)
            send(Alive{});
    }
}

std::int64_t Guest::nextTick() const
{
    switch (state_) {
    case State::waiting:
    case State::connecting:
        return again_;
    case State::greeting:
    case State::joined:
        return std::min(said_ + alivePause, heard_ + silence);
    default:
        return std::numeric_limits<std::int64_t>::max();
    }
}

void Guest::received(const std::string &text, std::int64_t now)
{
    now_ = heard_ = now;
    if (state_ != State::greeting && state_ != State::joined)
        return;
    try {
        if (const std::optional<Message> message = readMessage(text))
            std::visit([this](const auto &one) { take(one); }, *message);
    } catch (const std::exception &problem) { // what does not fit is told anew after joining again
        effect({.kind = GuestEffect::Kind::warn, .text = problem.what()});
        drop(problem.what());
    }
}

void Guest::take(const Welcome &welcome)
{
    if (!welcome.token.empty())
        joining_.token = welcome.token;
    if (!welcome.header.is_null()) {
        const std::string id = welcome.header.value("ruleset", "");
        const Ruleset *ruleset = rulesets_(id);
        if (ruleset == nullptr)
            throw Error(fmt::format("the shared game is of the rule set '{}', which is not here", id), "ruleset");
        replica_.begin(*ruleset, seatFrom(welcome.seat), welcome.game, welcome.header);
        effect({.kind = GuestEffect::Kind::begin, .text = replica_.firstLine()});
        if (welcome.data != ruleset->data())
            effect({.kind = GuestEffect::Kind::warn,
                    .text = fmt::format("{} has other rules data of {} than this device; the keeper's count", welcome.keeper,
                                        ruleset->name())});
    } else if (!replica_.begun() || replica_.game() != welcome.game) {
        throw Error("the keeper goes on with a game that is not here");
    } else if (replica_.seat() != seatFrom(welcome.seat)) { // this device had another seat: all of it is told anew, as this one may know it
        replica_ = Replica();
        return drop("this device has joined again");
    }
    replica_.cutFrom(welcome.from);
    keeper_ = welcome.keeper;
    state_ = State::joined;
    pause_ = firstPause;
    tell("connected", welcome.seat);
    for (const Waiting &one : waiting_) // an act heard twice is ruled once (LNK-21)
        send(one.act);
    if (asking_)
        send(*asking_);
}

void Guest::take(const EntryTold &told)
{
    const bool isNew = told.n > replica_.length();
    replica_.add(told);
    effect({.kind = GuestEffect::Kind::keep, .n = told.n, .text = Replica::lineOf(told)});
    if (!isNew) {
        if (const auto later = unchecked_.find(told.n); later != unchecked_.end() && !told.line.empty()) {
            promises_.swap(later->second);
            checkShared(told.n);
            promises_.swap(later->second);
            unchecked_.erase(later);
        }
        return;
    }
    asking_.reset(); // it was of what was before
    if (told.line.empty() && told.seen.value("kind", "") == "act" && !promises_.empty())
        unchecked_[told.n] = std::exchange(promises_, {}); // which act it was is told when it is opened
    else
        checkShared(told.n);
    effect({.kind = GuestEffect::Kind::show, .n = told.n});
}

/// Was an entry ruled with dice to which this device gave its part, and are they made of it?
void Guest::checkShared(int n)
{
    const Json entry = replica_.readable(n);
    if (!entry.contains("key") || entry.value("kind", "") != "act" || promises_.empty())
        return;
    const std::string key = keyFromJson(entry.at("key")).text();
    const auto promised = promises_.find(key);
    if (promised == promises_.end()) {
        promises_.clear();
        return effect(
            {.kind = GuestEffect::Kind::warn,
             .text = fmt::format("{} asked for this device's part of the dice of one act, and then ruled another (entry {})", keeper_, n)});
    }
    const Json shared = entry.value("shared", Json::object());
    const bool typed = std::any_of(entry.at("result").at("dice").begin(), entry.at("result").at("dice").end(),
                                   [](const Json &die) { return die.value("from", "") == "typed"; });
    if (!typed && shared.empty()) // this device was away, so its part could have been known before
        effect({.kind = GuestEffect::Kind::warn,
                .text = fmt::format("{} has ruled entry {} with dice of its own, after this device had given its part", keeper_, n)});
    else if (!typed && (shared.value("other", "") != sharedValue(joining_.root, key) || shared.value("promise", "") != promised->second ||
                        promiseOf(shared.value("value", "")) != promised->second))
        effect({.kind = GuestEffect::Kind::warn,
                .text = fmt::format("{} has ruled entry {} with dice that are not those both devices had agreed on", keeper_, n)});
    promises_.erase(promised);
}

void Guest::finish(const std::string &id)
{
    std::erase_if(waiting_, [&](const Waiting &one) { return one.act.id == id; });
}

void Guest::take(const Ruled &ruled)
{
    finish(ruled.id);
    effect({.kind = GuestEffect::Kind::ruled, .n = ruled.n, .id = ruled.id});
}

void Guest::take(const Refused &refused)
{
    finish(refused.id);
    effect({.kind = GuestEffect::Kind::refused, .id = refused.id, .refusal = refused});
}

void Guest::take(const Ask &ask)
{
    if (ask.what == "value") {
        promises_[ask.key] = ask.promise;
        Answer answer{.id = ask.id, .what = "value"};
        answer.value = sharedValue(joining_.root, ask.key);
        send(answer);
        return;
    }
    effect({.kind = GuestEffect::Kind::asked, .id = ask.id, .ask = ask});
}

void Guest::take(const Answer &answer)
{
    if (asking_ && asking_->id == answer.id)
        asking_.reset();
    effect({.kind = GuestEffect::Kind::settled, .id = answer.id, .answer = answer});
}

void Guest::take(const Look &look) { effect({.kind = GuestEffect::Kind::told, .id = look.id, .message = look}); }
void Guest::take(const Presence &presence) { effect({.kind = GuestEffect::Kind::presence, .message = presence}); }

void Guest::take(const Bye &bye)
{
    if (!bye.final)
        return drop(bye.reason);
    if (!bye.link.empty() && follow(bye.link))
        return;
    state_ = State::gone;
    effect({.kind = GuestEffect::Kind::close, .text = bye.reason});
    tell("gone", bye.reason);
}

/// Another device keeps the game now. Only one in the table's own network, and with this game, is spoken to (LNK-01).
bool Guest::follow(const std::string &text)
{
    try {
        const JoinLink link = joinLinkFrom(text);
        if ((replica_.begun() && link.game != replica_.game().substr(0, 16)) ||
            !std::all_of(link.addresses.begin(), link.addresses.end(), isNear))
            return false;
        joining_.token = link.token;
    } catch (const Error &) {
        return false;
    }
    effect({.kind = GuestEffect::Kind::close, .text = "the game has moved"});
    effect({.kind = GuestEffect::Kind::moved, .text = text});
    tell("lost");
    pause_ = firstPause;
    tryLater();
    return true;
}

void Guest::take(const Hand &hand)
{
    if (chainHash(hand.line) != replica_.game() || replica_.stubs() > 0)
        throw Error("the game was handed over without all that belongs to it");
    effect({.kind = GuestEffect::Kind::handed, .text = hand.line});
}

void Guest::taken(const std::map<std::string, std::string> &links)
{
    if (state_ == State::joined)
        send(Taken{links});
}

std::string Guest::act(Act act, std::int64_t now)
{
    now_ = now;
    if (act.id.empty())
        act.id = newId();
    if (act.base.n < 0)
        act.base = replica_.head();
    const std::string id = act.id;
    waiting_.push_back({std::move(act), now});
    if (state_ == State::joined)
        send(waiting_.back().act);
    return id;
}

void Guest::withdraw(const std::string &id)
{
    const bool asked = asking_ && asking_->id == id;
    if (asked)
        asking_.reset();
    // What has not been sent is simply not sent; what has, the keeper may have ruled: its answer decides.
    if (state_ == State::joined)
        return send(Withdraw{id});
    if (asked)
        return;
    effect({.kind = GuestEffect::Kind::warn,
            .text = "the act may have reached the keeper already; it is taken back when the link is there again"});
}

void Guest::answer(const Answer &answer)
{
    if (state_ == State::joined)
        send(answer);
}

void Guest::ask(const Ask &ask)
{
    asking_ = ask;
    if (state_ == State::joined)
        send(ask);
}

void Guest::look(const Look &look)
{
    if (state_ == State::joined)
        send(look);
}

void Guest::leave()
{
    if (state_ == State::joined)
        send(Bye{"left", true});
    state_ = State::gone;
    effect({.kind = GuestEffect::Kind::close, .text = "left"});
}

} // namespace optio::link
