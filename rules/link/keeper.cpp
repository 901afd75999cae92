// SPDX-License-Identifier: GPL-3.0-or-later
// A keeper's guests: letting them in, telling them what is new, showing them out.
#include "rules/link/keeper.h"

#include "rules/journal/replica_line.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace optio::link {

namespace {

Game gameFrom(const Ruleset &ruleset, const std::vector<Entry> &entries)
{
    expectShareable(ruleset);
    if (entries.empty())
        throw Error("a game that is shared has a header");
    Game game = Game::open(ruleset, entries.front());
    for (std::size_t n = 1; n < entries.size(); ++n)
        game.follow(entries[n]);
    return game;
}

bool isOver(const Game &game) { return game.ruleset().ended(game.state()).value("over", false); }

} // namespace

Keeper::Keeper(const Ruleset &ruleset, std::vector<Entry> entries, Sharing sharing, Clock clock)
    : ruleset_(ruleset), game_(gameFrom(ruleset, entries)), entries_(std::move(entries)), sharing_(std::move(sharing)),
      clock_(std::move(clock)), openedTo_(isOver(game_) ? game_.length() : -1),
      root_(gameKeyFromHex(game_.header().at("key").get_ref<const std::string &>())), handing_(handedAway(entries_))
{
    for (const Entry &entry : entries_)
        if (const auto link = entry.json.find("link"); entry.n > 0 && link != entry.json.end())
            ids_[link->value("id", "")] = entry.n;
}

std::string Keeper::hashOf(int n) const
{
    const std::string &line = entries_.at(static_cast<std::size_t>(n)).line;
    return n == 0 ? chainHash(line) : lineHash(line);
}

Head Keeper::head() const { return {game_.length(), hashOf(game_.length())}; }

void Keeper::send(Link link, Message message)
{
    if (const auto guest = guests_.find(link); guest != guests_.end()) {
        guest->second.said = now_;
        effect({.kind = KeeperEffect::Kind::send, .link = link, .message = std::move(message)});
    }
}

void Keeper::connected(Link link, std::int64_t now)
{
    now_ = now;
    Guest guest;
    guest.since = guest.heard = guest.said = now;
    guests_[link] = std::move(guest);
}

void Keeper::lost(Link link, std::int64_t now)
{
    now_ = now;
    const auto found = guests_.find(link);
    if (found == guests_.end())
        return;
    const bool in = found->second.in;
    const std::string side = sideOf(found->second.seat);
    guests_.erase(found);
    if (!in)
        return;
    tellPresence();
    // What was asked of its side alone is not answered any more, unless another device of that side is there.
    if (asked_ && asked_->ask.side == side && deviceOf(side) < 0)
        settle(false, {},
               asked_->ask.what == "value" ? "the other device is gone, so its part of the dice is missing; do it again, or type the dice"
                                           : "the other device is gone, so nobody could agree");
    work();
}

void Keeper::showOut(Link link, const std::string &reason, bool final)
{
    send(link, Bye{reason, final});
    effect({.kind = KeeperEffect::Kind::close, .link = link, .text = reason});
    lost(link, now_);
}

void Keeper::received(Link link, const std::string &text, std::int64_t now)
{
    now_ = now;
    const auto found = guests_.find(link);
    if (found == guests_.end())
        return;
    found->second.heard = now;
    try {
        const std::optional<Message> message = readMessage(text);
        if (!message)
            return;
        if (!found->second.in && !std::holds_alternative<Hello>(*message))
            throw Error("the first message of a guest is its hello");
        std::visit([&](const auto &one) { take(link, one); }, *message);
    } catch (const std::exception &problem) {
        showOut(link, problem.what(), true);
    }
    work();
}

void Keeper::take(Link link, const Hello &hello)
{
    if (guests_.at(link).in)
        throw Error("a guest says hello once");
    const auto seat = sharing_.seats.find(hello.token);
    if (seat == sharing_.seats.end() && !(hello.token.empty() && sharing_.watchers))
        throw Error("this code is not, or no longer, good for a seat at this table");
    for (auto other = guests_.begin(); other != guests_.end();) { // the same device again: its old link is dead
        const auto [old, one] = *other++;
        if (one.in && !hello.device.empty() && one.device == hello.device)
            showOut(old, "this device has joined again", false);
    }
    Guest &guest = guests_.at(link);
    guest.in = true;
    guest.seat = seat == sharing_.seats.end() ? Seat::watch : seat->second;
    guest.token = hello.token;
    guest.name = hello.name.substr(0, 100);
    guest.device = hello.device;
    guest.guestOnly = hello.guestOnly;
    Told &told = toldTo(guest.seat);
    if (hasMoved())
        return sendOn(link);
    Welcome welcome{wordOf(guest.seat), sharing_.name, OPTIO_VERSION, ruleset_.data(), hashOf(0), {}, head(), 1, {}};
    const bool same = hello.game == welcome.game && hello.head.n >= 0;
    int from = 1; // whoever has something else than this game's beginning is told all of it
    if (!same)
        welcome.header = told.header;
    else if (hello.head.n <= game_.length() && hashOf(hello.head.n) == hello.head.hash)
        from = hello.head.n + 1;
    welcome.from = from;
    send(link, welcome);
    for (int n = from; n <= game_.length(); ++n)
        send(link, told.entries.at(static_cast<std::size_t>(n - 1)));
    openTo(link, guest.seat, 0);
    tellPresence();
    if (asked_ && asked_->ask.side == sideOf(guest.seat)) // it was asked before it came
        send(link, asked_->ask);
    for (const auto &[id, question] : questions_)
        if (question.length == game_.length() && question.ask.side == sideOf(guest.seat))
            send(link, question.ask);
    if (isHeir(guest))
        hand(link);
}

void Keeper::take(Link link, const Bye & /*bye*/)
{
    effect({.kind = KeeperEffect::Kind::close, .link = link, .text = "left"});
    lost(link, now_);
}

Keeper::Told &Keeper::toldTo(Seat seat)
{
    Told &told = told_[seat];
    if (told.header.is_null()) {
        told.header = headerFor(ruleset_, game_.header(), entries_.front().line, seat);
        told.known = told.header.at("start");
    }
    if (static_cast<int>(told.entries.size()) < game_.length()) {
        Json state = stateAt(static_cast<int>(told.entries.size()));
        while (static_cast<int>(told.entries.size()) < game_.length()) {
            const Entry &entry = entries_[told.entries.size() + 1];
            Json after = state;
            optio::apply(after, changesOf(entry));
            Json known = knownTo(ruleset_, after, seat);
            told.entries.push_back(entryFor(ruleset_, entry, state, told.known, known, seat));
            told.known = std::move(known);
            state = std::move(after);
        }
    }
    return told;
}

void Keeper::broadcast(int n)
{
    for (const auto &[link, guest] : guests_)
        if (guest.in)
            send(link, toldTo(guest.seat).entries.at(static_cast<std::size_t>(n - 1)));
    if (!isOver(game_))
        return;
    // The game has ended: what was hidden is opened, and must fit the hashes that were told (LNK-12).
    const int before = std::exchange(openedTo_, n);
    for (const auto &[link, guest] : guests_)
        if (guest.in)
            openTo(link, guest.seat, before + 1);
}

/// Sends the lines from `from` on that have been opened and stood by their hash.
void Keeper::openTo(Link link, Seat seat, int from)
{
    for (int n = from; n <= openedTo_; ++n)
        if (n == 0 || toldTo(seat).entries[static_cast<std::size_t>(n - 1)].line.empty()) {
            EntryTold line;
            line.n = n;
            line.line = entries_[static_cast<std::size_t>(n)].line;
            send(link, line);
        }
}

Presence Keeper::presence() const
{
    Presence presence;
    const std::string own = sharing_.sides.size() == 1 ? *sharing_.sides.begin() : sharing_.sides.empty() ? "umpire" : "ab";
    presence.rows.push_back({sharing_.name, own, true});
    for (const auto &[link, guest] : guests_)
        if (guest.in)
            presence.rows.push_back({guest.name, wordOf(guest.seat), true});
    return presence;
}

void Keeper::tellPresence()
{
    const Presence presence = this->presence();
    for (const auto &[link, guest] : guests_)
        if (guest.in)
            send(link, presence);
    effect({.kind = KeeperEffect::Kind::presence});
}

std::vector<Keeper::Row> Keeper::guests() const
{
    std::vector<Row> rows;
    for (const auto &[link, guest] : guests_)
        if (guest.in)
            rows.push_back({link, guest.seat, guest.name, guest.since, guest.guestOnly});
    return rows;
}

std::string Keeper::tokenOf(Seat seat) const
{
    for (const auto &[token, of] : sharing_.seats)
        if (of == seat)
            return token;
    return {};
}

void Keeper::setToken(Seat seat, const std::string &token)
{
    std::erase_if(sharing_.seats, [&](const auto &one) { return one.second == seat; });
    if (!token.empty())
        sharing_.seats[token] = seat;
}

void Keeper::remove(Link link, const std::string &reason)
{
    const auto found = guests_.find(link);
    if (found == guests_.end() || !found->second.in)
        return;
    const Seat seat = found->second.seat;
    const std::string token = newId();
    setToken(seat, token);
    showOut(link, reason, true);
    for (auto &[other, guest] : guests_)
        if (guest.in && guest.seat == seat && !guest.token.empty()) {
            guest.token = token;
            Welcome again{wordOf(seat), sharing_.name, OPTIO_VERSION, ruleset_.data(), hashOf(0), {}, head(), game_.length() + 1, token};
            send(other, again);
        }
    work();
}

void Keeper::stop(const std::string &reason)
{
    while (!guests_.empty())
        showOut(guests_.begin()->first, reason, true);
    work();
}

void Keeper::tick(std::int64_t now)
{
    now_ = now;
    std::vector<Link> gone, quiet;
    for (const auto &[link, guest] : guests_)
        if (now - guest.heard >= silence)
            gone.push_back(link);
        else if (guest.in && now - guest.said >= alivePause)
            quiet.push_back(link);
    for (const Link link : gone)
        showOut(link, "nothing was heard of this device for 15 seconds", false);
    for (const Link link : quiet)
        send(link, Alive{});
    if (asked_ && asked_->until > 0 && now >= asked_->until)
        settle(false, {}, "nobody answered within a minute");
    work();
}

std::int64_t Keeper::nextTick() const
{
    std::int64_t next = std::numeric_limits<std::int64_t>::max();
    for (const auto &[link, guest] : guests_)
        next = std::min({next, guest.heard + silence, guest.said + alivePause});
    if (asked_ && asked_->until > 0)
        next = std::min(next, asked_->until);
    return next;
}

} // namespace optio::link
