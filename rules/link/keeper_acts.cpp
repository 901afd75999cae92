// SPDX-License-Identifier: GPL-3.0-or-later
// What comes to a keeper: acts, withdrawals, questions and answers, and what is asked of the sides' devices.
#include "rules/link/keeper.h"

#include <algorithm>
#include <utility>

namespace optio::link {

Link Keeper::deviceOf(const std::string &side) const
{
    if (side.empty())
        return -1;
    for (const auto &[link, guest] : guests_)
        if (guest.in && sideOf(guest.seat) == side)
            return link;
    return sharing_.sides.contains(side) ? atKeeper : -1;
}

void Keeper::put(const Ask &ask)
{
    bool sent = false;
    for (const auto &[link, guest] : guests_)
        if (guest.in && sideOf(guest.seat) == ask.side) {
            send(link, ask);
            sent = true;
        }
    if (!sent)
        effect({.kind = KeeperEffect::Kind::asked, .id = ask.id, .ask = ask});
}

void Keeper::unput(const Ask &ask)
{
    Answer over{.id = ask.id, .what = ask.what};
    over.over = true;
    bool sent = false;
    for (const auto &[link, guest] : guests_)
        if (guest.in && sideOf(guest.seat) == ask.side && ask.what != "value") {
            send(link, over);
            sent = true;
        }
    if (!sent && ask.what != "value")
        effect({.kind = KeeperEffect::Kind::settled, .id = ask.id, .answer = over});
}

// --- what comes in ---------------------------------------------------------------------------------------------------------------

void Keeper::expectPatience(Guest &guest) const
{
    guest.acts.push_back(now_);
    while (guest.acts.front() + actsWithin < now_)
        guest.acts.pop_front();
    if (guest.acts.size() > static_cast<std::size_t>(mostActs))
        throw Error("this device wanted more than 50 things in 10 seconds");
}

void Keeper::take(Link link, const Act &act)
{
    Guest &guest = guests_.at(link);
    expectPatience(guest);
    if (!isId(act.id))
        throw Error("an act has an id of 32 hexadecimal digits", "id");
    const std::string seat = guest.seat == Seat::umpire ? "umpire" : sideOf(guest.seat);
    Waiting waiting{act, link, seat, guest.device};
    if (guest.seat == Seat::watch)
        return refuse(waiting, "Watchers look on; they do not act");
    enqueue(std::move(waiting));
}

std::string Keeper::act(Act act, std::int64_t now)
{
    now_ = now;
    if (act.id.empty())
        act.id = newId();
    if (act.base.n < 0)
        act.base = head();
    const std::string id = act.id;
    if ((handing_ && act.kind != "keeper") || hasMoved()) {
        refuse({std::move(act), atKeeper, {}, {}}, "The game has been handed over; nothing is done here any more");
        return id;
    }
    enqueue({std::move(act), atKeeper, sharing_.sides.size() == 1 ? *sharing_.sides.begin() : std::string(), {}});
    work();
    return id;
}

void Keeper::enqueue(Waiting waiting)
{
    const std::string &id = waiting.act.id;
    if (const auto done = ids_.find(id); done != ids_.end())
        return acknowledge(waiting, done->second);
    if (hand_ && hand_->act.id == id) {
        hand_->from = waiting.from; // the same guest over a new link
        return;
    }
    for (Waiting &one : queue_)
        if (one.act.id == id) {
            one.from = waiting.from;
            return;
        }
    queue_.push_back(std::move(waiting));
}

void Keeper::take(Link link, const Withdraw &withdraw)
{
    if (const auto question = questions_.find(withdraw.id); question != questions_.end() && question->second.from == link) {
        const Ask ask = std::move(question->second.ask);
        questions_.erase(question);
        return unput(ask);
    }
    const auto queued =
        std::find_if(queue_.begin(), queue_.end(), [&](const Waiting &one) { return one.act.id == withdraw.id && one.from == link; });
    if (queued != queue_.end()) {
        const Waiting waiting = std::move(*queued);
        queue_.erase(queued);
        return refuse(waiting, "Taken back");
    }
    // With its part of the dice given, the keeper could know what comes of it: it stands.
    if (hand_ && hand_->act.id == withdraw.id && hand_->from == link && asked_ && asked_->ask.what != "value")
        settle(false, {}, "Taken back");
}

void Keeper::withdraw(const std::string &id)
{
    take(atKeeper, Withdraw{id});
    work();
}

void Keeper::take(Link link, const Answer &answer)
{
    const std::string side = link == atKeeper ? std::string() : sideOf(guests_.at(link).seat);
    if (const auto question = questions_.find(answer.id); question != questions_.end()) {
        if (link != atKeeper && question->second.ask.side != side)
            return;
        const Link asker = question->second.from;
        questions_.erase(question);
        if (asker == atKeeper)
            effect({.kind = KeeperEffect::Kind::settled, .id = answer.id, .answer = answer});
        else
            send(asker, answer);
        return;
    }
    if (!asked_ || asked_->ask.id != answer.id || (link != atKeeper && asked_->ask.side != side))
        return; // settled already
    if (link == atKeeper && deviceOf(asked_->ask.side) != atKeeper)
        return;
    settle(answer.agree.value_or(false), answer.value, "The other side does not agree");
}

void Keeper::answer(const Answer &answer)
{
    take(atKeeper, answer);
    work();
}

/// LNK-23: a question to the other side goes to its device, and the answer comes back to whoever asked.
void Keeper::take(Link link, const Ask &ask)
{
    const Seat seat = link == atKeeper ? Seat::umpire : guests_.at(link).seat;
    if (seat == Seat::watch || ask.what != "questions" || (ask.side != "a" && ask.side != "b") || !isId(ask.id))
        return;
    if (deviceOf(ask.side) < 0 || deviceOf(ask.side) == link) {
        Answer nobody{.id = ask.id, .what = ask.what};
        nobody.over = true;
        if (link == atKeeper)
            effect({.kind = KeeperEffect::Kind::settled, .id = ask.id, .answer = nobody});
        else
            send(link, nobody);
        return;
    }
    std::erase_if(questions_, [&](const auto &one) { return one.second.length != game_.length(); }); // of what was before
    if (questions_.size() > 100)
        questions_.clear();
    questions_[ask.id] = {link, ask, game_.length()};
    put(ask);
}

void Keeper::ask(const Ask &ask) { take(atKeeper, ask); }

} // namespace optio::link
