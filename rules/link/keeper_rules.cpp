// SPDX-License-Identifier: GPL-3.0-or-later
// How a keeper rules acts: one after the other, each looked at on the game as it is then, and acknowledged when its entry is durable.
#include "rules/journal/secrets.h"
#include "rules/link/amend_told.h"
#include "rules/link/keeper.h"
#include "rules/link/same_case.h"
#include "rules/ruleset.h"
#include "rules/ruling/offers.h"

#include <algorithm>
#include <fmt/format.h>

namespace optio::link {

namespace {

std::string otherSide(const std::string &side) { return side == "a" ? "b" : "a"; }

/// The side whose device made an entry; "" when it is not known.
std::string madeBy(const Entry &entry) { return entry.json.value("link", Json::object()).value("seat", ""); }

} // namespace

void Keeper::work()
{
    while (!hand_ && !queue_.empty() && !hasMoved() && (!handing_ || queue_.front().act.kind == "keeper")) {
        hand_ = std::move(queue_.front());
        queue_.pop_front();
        begin();
    }
}

void Keeper::begin()
{
    nodded_ = false;
    shared_.reset();
    const Waiting &waiting = *hand_;
    const auto shut = [&](const std::string &reason, bool moved) {
        refuse(waiting, reason, moved);
        hand_.reset();
    };
    try {
        const Head &base = waiting.act.base;
        if (base.n < 0 || base.n > game_.length() || hashOf(base.n) != base.hash)
            return shut("This was done on other entries than the game has; look at it again", true);
        expectAllowed(waiting);
        if (base.n < game_.length() && !isSame(waiting))
            return shut(since(base.n, waiting.from == atKeeper         ? Seat::umpire
                                      : guests_.contains(waiting.from) ? guests_.at(waiting.from).seat
                                                                       : Seat::watch),
                        true);
        Asked asked;
        if (needsNod(waiting, asked) || needsValue(waiting, asked)) {
            asked.ask.id = newId();
            asked_ = asked;
            put(asked_->ask);
            return;
        }
    } catch (const Error &problem) {
        return shut(problem.what(), false);
    } catch (const Json::exception &) {
        return shut("The act does not have the form it should have", false);
    }
    rule();
}

Json Keeper::knownHere(const Json &state, const Waiting &waiting) const
{
    return waiting.seat == "a" || waiting.seat == "b" ? knownTo(ruleset_, state, seatFrom(waiting.seat)) : state;
}

/// May this seat do that, as far as it can know? So that no reason tells what it may not know (LNK-14).
void Keeper::expectAllowed(const Waiting &waiting) const
{
    const Act &act = waiting.act;
    if (act.kind == "act") {
        const Json known = knownHere(game_.state(), waiting);
        expectInGame(act.input);
        const Resolver &resolver = ruleset_.resolver(act.resolver);
        const std::string owner = ownerOf(ruleset_, known, act.resolver, act.input);
        const bool theirs = !owner.empty() && (waiting.seat == "a" || waiting.seat == "b") && owner != waiting.seat;
        if (theirs && (waiting.from != atKeeper || deviceOf(owner) > atKeeper))
            throw Error("This is the other side's to decide");
        const Json complete = completeInGame(resolver, known, act.input);
        if (const std::string refusal = resolver.refusal(known, complete); !refusal.empty())
            throw Error(refusal);
    } else if (act.kind == "undo") {
        if (game_.standing().empty())
            throw Error("There is nothing to take back");
        if (act.of != 0 && act.of != game_.standing().back())
            throw Error("This is not the last entry that stands any more");
    } else if (act.kind == "amend") {
        expectAmendable();
        static_cast<void>(amendingFrom(act.amend));
    } else if (act.kind != "correct" && act.kind != "note" && (act.kind != "keeper" || waiting.from != atKeeper)) {
        throw Error(fmt::format("the keeper's program does not know what \"{}\" is", act.kind));
    }
}

/// What follows of an amendment would tell what a side may not know.
void Keeper::expectAmendable() const
{
    if (keepsSecrets(ruleset_))
        throw Error("In a game with secrets nothing can be amended while it is shared; stop sharing, amend, and share again");
}

/// Has what happened since the act's base left it what it was (LNK-20)?
bool Keeper::isSame(const Waiting &waiting) const
{
    const Act &act = waiting.act;
    if (act.kind == "note" || act.kind == "undo") // the latter names what it takes back
        return act.kind == "note" || act.of != 0;
    if (act.kind == "amend") // its consequences were looked at
        return false;
    const Json then = knownHere(stateAt(act.base.n), waiting), now = knownHere(game_.state(), waiting);
    if (act.kind == "correct")
        return std::all_of(act.values.items().begin(), act.values.items().end(), [&](const auto &one) {
            const Json::json_pointer place(one.key());
            return then.contains(place) && now.contains(place) && then.at(place) == now.at(place);
        });
    return isSameCase(ruleset_.resolver(act.resolver), then, now, act.input);
}

Json Keeper::stateAt(int n) const
{
    if (n == 0)
        return game_.header().at("start");
    Json state = game_.state();
    for (int back = game_.length(); back > n; --back)
        optio::apply(state, inverse(changesOf(entries_[static_cast<std::size_t>(back)])));
    return state;
}

std::string Keeper::since(int n, Seat seat)
{
    std::string sentence = "In the meantime:";
    const int length = game_.length();
    for (int at = std::max(n + 1, length - 2); at <= length; ++at) {
        const EntryTold &told = toldTo(seat).entries[static_cast<std::size_t>(at - 1)];
        const Json entry = told.line.empty() ? told.seen : entries_[static_cast<std::size_t>(at)].json;
        sentence += " " + (entry.contains("result") ? entry.at("result").value("sentence", "") : entry.value("text", ""));
    }
    return sentence;
}

bool Keeper::needsNod(const Waiting &waiting, Asked &asked) const
{
    const bool amends = waiting.act.kind == "amend";
    if ((!amends && waiting.act.kind != "undo") || !sharing_.nods || (waiting.seat != "a" && waiting.seat != "b"))
        return false;
    const std::string other = otherSide(waiting.seat);
    const Link device = deviceOf(other);
    if (device < 0 || device == waiting.from)
        return false;
    asked.ask.what = "nod";
    asked.ask.side = other;
    asked.until = now_ + nodWithin;
    if (amends) {
        const Amendment amendment = amendmentOf(waiting.act);
        asked.ask.of = amendingFrom(waiting.act.amend).n;
        asked.ask.after = amendment.after;
        asked.ask.text = "Amend: " + amendment.before + (amendment.after.empty() ? " (voided)" : " → " + amendment.after);
        return true;
    }
    const Entry &last = entry(game_.standing().back());
    const std::string by = madeBy(last);
    if (by == waiting.seat && !isReveal(ruleset_, last.json) && pageOf(ruleset_, game_.state(), last.json).empty() &&
        undoBorder(ruleset_, game_.state(), last).empty())
        return false;
    asked.ask.of = last.n;
    asked.ask.text = "Take back: " + last.json.at("result").value("sentence", "");
    return true;
}

bool Keeper::needsValue(const Waiting &waiting, Asked &asked) const
{
    if (waiting.act.kind != "act" || waiting.act.dice || !sharing_.sharedDice || sharing_.sides.size() != 1)
        return false;
    const std::string &own = *sharing_.sides.begin(), other = otherSide(own);
    if (deviceOf(other) <= atKeeper)
        return false;
    const auto [complete, key] = game_.ready(waiting.act.resolver, waiting.act.input);
    if (game_.sharedBefore(key))
        return false;
    const std::unique_ptr<Case> ready = ruleset_.resolver(waiting.act.resolver).prepare(&game_.state(), complete);
    if (!nextDie(*ready, {}))
        return false;
    const std::string text = key.text();
    asked.shared.keeper = own;
    asked.shared.value = sharedValue(root_, text);
    asked.shared.promise = promiseOf(asked.shared.value);
    asked.ask.what = "value";
    asked.ask.side = other;
    asked.ask.key = text;
    asked.ask.promise = asked.shared.promise;
    return true;
}

void Keeper::settle(bool agreed, const std::string &value, const std::string &why)
{
    const Asked asked = *std::exchange(asked_, std::nullopt);
    if (asked.ask.what == "value") {
        shared_ = asked.shared;
        shared_->other = value;
        agreed = isId(std::string_view(value).substr(0, 32)) && value.size() == 64 && isId(std::string_view(value).substr(32));
    }
    unput(asked.ask);
    if (agreed) {
        nodded_ = asked.ask.what == "nod";
        return rule();
    }
    refuse(*hand_, why);
    hand_.reset();
}

Amendment Keeper::amendmentOf(const Act &act) const
{
    Amending amending = amendingFrom(act.amend);
    amending.reason = act.text;
    return amend(ruleset_, entries_, amending);
}

Entry Keeper::made(const Waiting &waiting) const
{
    const Act &act = waiting.act;
    const std::string time = clock_();
    const auto finished = [&](Entry entry) {
        entry.json["link"] = {{"id", act.id}, {"seat", waiting.seat}};
        entry.line = canonical(entry.json);
        return entry;
    };
    if (act.kind == "note" || act.kind == "keeper") {
        Entry entry = game_.note(act.text, time);
        if (act.kind == "keeper")
            entry.json["keeper"] = act.values;
        return finished(std::move(entry));
    }
    if (act.kind == "correct")
        return finished(game_.correct(act.values, act.text, time));
    if (act.kind == "amend")
        return finished(game_.amend(amendmentOf(act), time));
    if (act.kind == "undo") {
        const Entry &last = entry(game_.standing().back());
        const std::string border = undoBorder(ruleset_, game_.state(), last);
        if (!nodded_ && (!border.empty() || isReveal(ruleset_, last.json)))
            throw Error(border.empty() ? "This brought a secret out: it is taken back only when both players agree" : border);
        return finished(game_.undo([this](int n) { return entry(n); }, time, border));
    }
    return finished(game_.act(act.resolver, act.input, act.dice, time, act.names, shared_));
}

void Keeper::rule()
{
    const bool guest = hand_->seat == "a" || hand_->seat == "b";
    try {
        Entry entry = made(*hand_);
        Game next = game_;
        next.follow(entry);
        next_ = std::move(next);
        appending_ = std::move(entry);
        effect({.kind = KeeperEffect::Kind::append, .n = appending_->n, .text = appending_->line});
        return;
    } catch (const Error &problem) {
        // As far as that seat can know it was allowed, so the reason is not its to know.
        refuse(*hand_, guest && keepsSecrets(ruleset_) && hand_->act.kind == "act" && !hand_->act.dice ? "The rules do not allow this now"
                                                                                                       : problem.what());
    } catch (const Json::exception &) {
        refuse(*hand_, "The act does not have the form it should have");
    }
    hand_.reset();
}

void Keeper::durable(int n, std::int64_t now)
{
    now_ = now;
    if (!appending_ || appending_->n != n)
        return;
    game_ = std::move(*next_);
    next_.reset();
    entries_.push_back(std::move(*appending_));
    appending_.reset();
    const Waiting done = *std::exchange(hand_, std::nullopt);
    ids_[done.act.id] = n;
    effect({.kind = KeeperEffect::Kind::show, .n = n});
    broadcast(n);
    acknowledge(done, n);
    if (done.act.kind == "keeper") {
        handing_ = handedAway(entries_);
        for (const Row &row : guests())
            if (isHeir(guests_.at(row.link)))
                hand(row.link);
        if (!handing_)
            effect({.kind = KeeperEffect::Kind::kept});
    }
    work();
}

void Keeper::failed(int n, const std::string &why, std::int64_t now)
{
    now_ = now;
    if (!appending_ || appending_->n != n)
        return;
    next_.reset();
    appending_.reset();
    refuse(*hand_, "It could not be saved, so it did not happen: " + why);
    hand_.reset();
    work();
}

void Keeper::acknowledge(const Waiting &waiting, int n)
{
    if (waiting.from == atKeeper)
        effect({.kind = KeeperEffect::Kind::ruled, .n = n, .id = waiting.act.id});
    else
        send(waiting.from, Ruled{waiting.act.id, n});
}

void Keeper::refuse(const Waiting &waiting, const std::string &reason, bool moved)
{
    Refused refused{waiting.act.id, {}, reason, head(), moved};
    if (waiting.from == atKeeper)
        effect({.kind = KeeperEffect::Kind::refused, .id = waiting.act.id, .refusal = refused});
    else
        send(waiting.from, refused);
}

std::string Keeper::waitsFor() const { return asked_ ? asked_->ask.side : std::string(); }

} // namespace optio::link
