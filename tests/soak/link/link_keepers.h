// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated table whose keeper changes: it is gone for good and a player carries the game on (LNK-42), perhaps to come back with a game
// that has gone on by itself (LNK-43), or it hands the game over (LNK-44).
#pragma once

#include "tests/soak/link/link_table.h"

namespace optio::table {

/// Now and then, once a game has got going, its keeper changes.
inline void Table::keeperChanges()
{
    Device &heir = *devices_[0];
    if (fate_ == Fate::none || calm_ || over_ || static_cast<int>(disk_.lines.size()) <= terms_.acts / 3)
        return;
    if (fate_ == Fate::lost && heir.guest != nullptr && heir.guest->replica().begun())
        carryOn(heir);
    if (fate_ == Fate::handed && keeper_ != nullptr && heir.link != 0) {
        try {
            keeper_->handOver(heir.link, agenda_.now());
            fate_ = Fate::none;
        } catch (const Error &) { // not now
        }
        keeperDoes();
        agenda_.in(500 + static_cast<Time>(chance_.below(20'000)), [this] {
            if (keeper_ == nullptr || keeper_->handingTo().empty() || !chance_.once(3))
                return;
            keeper_->keepAfterAll(agenda_.now());
            keeperDoes();
        });
    }
}

inline void Table::carryOn(Device &heir)
{
    fate_ = Fate::none;
    const std::vector<Entry> lines = journalOf(heir.guest->replica());
    const link::NewKeeper by{"guest 0", link::Seat::b, gameKeyFromSeed(terms_.seed * 1000 + 7), randomly::noon};
    std::vector<Entry> made;
    try {
        made = link::carriedOn(ruleset_, lines, by);
        if (keepsSecrets(ruleset_))
            fault("a game with secrets was carried on from the copy of one side");
    } catch (const Error &problem) {
        if (!keepsSecrets(ruleset_) && !ruleset_.ended(heir.guest->replica().state()).value("over", false))
            fault("a copy cannot be carried on: " + std::string(problem.what()));
        return;
    }
    keeper_.reset();
    disk_.crash(chance_);
    for (auto &[number, wire] : wires_)
        if (wire.atKeeper) {
            wire.atKeeper = false;
            tellGuestLost(number);
        }
    ++tally_.carried;
    came_ = true;
    changeTo(made, true);
}

/// The heir's device keeps the game from now on, and the old keeper's player takes a seat. `newCodes`: everybody joins anew.
inline void Table::changeTo(const std::vector<Entry> &entries, bool newCodes)
{
    kept_.push_back(disk_.lines);
    const int life = disk_.life + 1;
    disk_ = Disk();
    disk_.life = life;
    for (const Entry &entry : entries)
        disk_.lines.push_back(entry.line);
    key_ = entries.front().json.at("key").get<std::string>();
    keeperSide_ = "b";
    sharing_.name = "guest 0";
    sharing_.sides = {"b"};
    sharing_.seats = {{newTokens_[0], link::Seat::a}, {newTokens_[1], link::Seat::watch}};
    Device &player = *devices_[0];
    const auto leaves = [this](Device &device) {
        if (device.link != 0)
            hangUp(device);
        device.guest.reset();
        device.disk.crash(chance_);
    };
    leaves(player);
    player.disk.lines.clear();
    player.seat = link::Seat::a;
    player.joining = {newTokens_[0], "Anna", std::string(32, 'd'), gameKeyFromSeed(terms_.seed * 1000 + 8)};
    agenda_.in(chance_.below(3000), [this, &player] { startGuest(player); });
    for (auto &device : devices_)
        if (newCodes && device.get() != &player) {
            leaves(*device);
            device->joining.token = newTokens_[1];
            agenda_.in(chance_.below(3000), [this, one = device.get(), at = device->disk.life] {
                if (one->guest == nullptr && one->disk.life == at)
                    startGuest(*one);
            });
        }
    startKeeper();
}

/// The heir keeps what it was handed on its disk, and then says where the game is joined.
inline void Table::takes(Device &heir, const std::string &line)
{
    if (prepared_.empty())
        prepared_ = link::takenOver(ruleset_, journalOf(heir.guest->replica()), line,
                                    {"guest 0", link::Seat::b, gameKeyFromSeed(terms_.seed * 1000 + 9), randomly::noon});
    const int life = heir.disk.life;
    agenda_.in(1 + static_cast<Time>(chance_.below(100)), [this, &heir, life] {
        if (life != heir.disk.life || heir.guest == nullptr)
            return;
        std::map<std::string, std::string> links;
        const std::string game = heir.guest->replica().game().substr(0, 16);
        for (const auto &[seat, token] : {std::pair("a", newTokens_[0]), {"watch", newTokens_[1]}})
            links[seat] = textOf(link::JoinLink{{"192.168.1.9"}, 4000, std::string(64, 'e'), token, game});
        heir.guest->taken(links);
        guestDoes(heir);
    });
}

/// The old keeper has heard that the heir has it: it rules no more, and sends on whoever comes.
inline void Table::handedOver()
{
    if (prepared_.empty())
        return fault("a game was given away that nobody has");
    ++tally_.handed;
    old_ = std::move(keeper_);
    changeTo(prepared_, false);
    for (const std::string &line : kept_.back()) // nothing was ruled since
        if (!line.empty() && (kept_.back().size() + 1 != prepared_.size()))
            return fault("the game that was taken over is not the one that was handed over");
}

inline void Table::oldKeeperDoes()
{
    for (link::KeeperEffect &effect : old_->takeEffects()) {
        if (effect.kind == link::KeeperEffect::Kind::send)
            sendToGuest(effect.link, effect.message);
        else if (effect.kind == link::KeeperEffect::Kind::close)
            closeAtKeeper(effect.link);
    }
}

/// The lost device turns up again, and its player goes on alone: two games with one beginning, and neither touches the other.
inline void Table::oldKeeperReturns()
{
    if (!came_)
        return;
    std::vector<Entry> entries = readJournal(
        [&] {
            std::string text;
            for (const std::string &line : kept_.front())
                text += line + "\n";
            return text;
        }(),
        "the journal");
    const int had = static_cast<int>(entries.size()) - 1;
    link::Sharing alone;
    alone.name = "Anna";
    link::Keeper back(ruleset_, std::move(entries), alone, [] { return randomly::noon; });
    link::Act note;
    note.kind = "note";
    note.text = "and on it goes";
    back.act(note, 0);
    for (link::KeeperEffect &effect : back.takeEffects())
        if (effect.kind == link::KeeperEffect::Kind::append)
            kept_.front().push_back(effect.text);
    const link::Parting parting = link::partingOf(kept_.front(), disk_.lines);
    if (!parting.parted() || parting.common > had || parting.common < 0)
        fault("two games that parted are not told apart");
    for (int n = 1; n <= parting.common; ++n)
        if (kept_.front()[static_cast<std::size_t>(n)] != disk_.lines[static_cast<std::size_t>(n)])
            fault("the common beginning of two games is not the same");
    ++tally_.parted;
}

} // namespace optio::table
