// SPDX-License-Identifier: GPL-3.0-or-later
// Handing a game over (LNK-44). The keeper's last entry says so and is durable before anything is handed; from then on nothing is ruled
// here, also after a crash, until the heir has the game on its disk and says where it is joined, or the keeper keeps it after all.
#include "rules/link/keeper.h"

#include <fmt/format.h>

namespace optio::link {

void Keeper::sayKeeper(const std::string &text, const Json &change)
{
    Act act;
    act.kind = "keeper";
    act.text = text;
    act.values = change;
    this->act(std::move(act), now_);
}

void Keeper::handOver(Link link, std::int64_t now)
{
    now_ = now;
    const auto guest = guests_.find(link);
    if (guest == guests_.end() || !guest->second.in || sideOf(guest->second.seat).empty())
        throw Error("A game is handed over to a player who has joined");
    if (guest->second.guestOnly)
        throw Error(fmt::format("{} plays in a browser, which cannot keep a game", guest->second.name));
    if (sharing_.sides.size() != 1)
        throw Error("Both sides are played at this device, so it keeps the game");
    if (handing_ || hasMoved())
        throw Error("The game is being handed over already");
    if (hand_ || !queue_.empty())
        throw Error("Something is being ruled just now; hand the game over when that is done");
    const std::string &name = guest->second.name;
    sayKeeper(fmt::format("{} hands the game over to {}.", sharing_.name, name),
              {{"how", "handing"}, {"name", name}, {"seat", wordOf(guest->second.seat)}});
}

void Keeper::keepAfterAll(std::int64_t now)
{
    now_ = now;
    if (handing_ && !hasMoved())
        sayKeeper(fmt::format("{} keeps the game after all.", sharing_.name),
                  {{"how", "kept"}, {"name", sharing_.name}, {"seat", sharing_.sides.empty() ? "" : *sharing_.sides.begin()}});
}

/// Is it the device that the game is handed to?
bool Keeper::isHeir(const Guest &guest) const
{
    return handing_ && guest.in && guest.name == handing_->name && wordOf(guest.seat) == handing_->seat;
}

void Keeper::hand(Link link)
{
    const Seat seat = guests_.at(link).seat;
    for (int n = 1; n <= game_.length(); ++n)
        if (toldTo(seat).entries[static_cast<std::size_t>(n - 1)].line.empty()) {
            EntryTold line;
            line.n = n;
            line.line = entries_[static_cast<std::size_t>(n)].line;
            send(link, line);
        }
    send(link, Hand{game_.headerLine()});
}

/// Sends a guest to the device that keeps the game now.
void Keeper::sendOn(Link link)
{
    const auto found = moved_.find(wordOf(guests_.at(link).seat));
    send(link, Bye{fmt::format("{} keeps the game now", handing_ ? handing_->name : std::string("Another device")), true,
                   found == moved_.end() ? std::string() : found->second});
    effect({.kind = KeeperEffect::Kind::close, .link = link, .text = "moved"});
    lost(link, now_);
}

void Keeper::take(Link link, const Taken &taken)
{
    const Guest &heir = guests_.at(link);
    if (!isHeir(heir) || hasMoved())
        return;
    if (taken.links.empty())
        return keepAfterAll(now_);
    moved_ = taken.links;
    // The heir hears that it keeps the game by the link of its own seat; the others, and this device's own player, follow.
    sendOn(link);
    while (!guests_.empty()) {
        const auto [other, guest] = *guests_.begin();
        if (guest.in)
            sendOn(other);
        else
            showOut(other, "This device does not keep the game any more", false); // it is told where when it has said who it is
    }
    const auto own = moved_.find(sharing_.sides.empty() ? std::string() : *sharing_.sides.begin());
    effect({.kind = KeeperEffect::Kind::moved, .text = own == moved_.end() ? std::string() : own->second});
}

} // namespace optio::link
