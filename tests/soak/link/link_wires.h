// SPDX-License-Identifier: GPL-3.0-or-later
// The connections of a simulated table, which are slow, are cut, and live on half.
#pragma once

#include "tests/soak/link/link_table.h"

namespace optio::table {

inline void Table::connect(Device &device)
{
    if (!calm_ && chance_.once(5)) { // nobody answers
        agenda_.in(delay(), [this, &device, life = device.disk.life] {
            if (life == device.disk.life && device.guest != nullptr && device.link == 0) {
                device.guest->lost(clockOf(device));
                guestDoes(device);
            }
        });
        return;
    }
    const int number = ++wireCount_;
    device.link = number;
    wires_[number] = {.device = &device, .keeperLife = disk_.life, .toKeeper = agenda_.now(), .toGuest = agenda_.now()};
    agenda_.in(delay(), [this, number] {
        Wire &wire = wires_.at(number);
        wire.old = old_ != nullptr && wire.device->guest != nullptr && // by a code of before, to the device of before
                   !sharing_.seats.contains(wire.device->guest->token());
        if ((keeper_ == nullptr && !wire.old) || !wire.atGuest) {
            wire.atKeeper = false;
            tellGuestLost(number);
            return;
        }
        wire.keeperLife = disk_.life;
        (wire.old ? old_ : keeper_)->connected(number, agenda_.now());
        if (wire.device->guest != nullptr) {
            wire.device->guest->connected(clockOf(*wire.device));
            guestDoes(*wire.device);
        }
        keeperDoes();
    });
}

inline void Table::sendToKeeper(Device &device, const link::Message &message)
{
    if (device.link == 0)
        return;
    const int number = device.link;
    Wire &wire = wires_.at(number);
    std::string text = written(message);
    if (const auto *act = std::get_if<link::Act>(&message); act != nullptr && terms_.planted == Planted::noIds) {
        link::Act other = *act; // a new id each time it is sent
        other.id = lineHash(std::to_string(++ids_)).substr(0, 32);
        originals_[other.id] = act->id;
        text = written(link::Message(other));
    }
    ++tally_.messages;
    wire.toKeeper = std::max(wire.toKeeper + 1, agenda_.now() + delay());
    agenda_.at(wire.toKeeper, [this, number, text] {
        const Wire &arrived = wires_.at(number);
        if (arrived.atKeeper && arrived.old) {
            old_->received(number, text, agenda_.now());
            return oldKeeperDoes();
        }
        if (!arrived.atKeeper || keeper_ == nullptr || arrived.keeperLife != disk_.life)
            return;
        keeper_->received(number, text, agenda_.now());
        keeperDoes();
    });
}

inline void Table::sendToGuest(int number, const link::Message &message)
{
    Wire &wire = wires_.at(number);
    std::string text = written(message);
    if (const auto *told = std::get_if<link::EntryTold>(&message)) {
        tally_.stubs += told->line.empty() ? 1 : 0;
        if (terms_.planted == Planted::openStubs && told->line.empty()) {
            link::EntryTold open;
            open.n = told->n;
            open.line = keeper_->entry(told->n).line;
            text = written(link::Message(open));
            lookAt(open, wire.device->seat);
        } else {
            lookAt(*told, wire.device->seat);
        }
    }
    if (!std::holds_alternative<link::Hand>(message) && text.find(key_) != std::string::npos && !isOver() && !over_)
        fault("the game's key was sent: " + text.substr(0, 200));
    ++tally_.messages;
    wire.toGuest = std::max(wire.toGuest + 1, agenda_.now() + delay());
    agenda_.at(wire.toGuest, [this, number, text] {
        const Wire &arrived = wires_.at(number);
        if (!arrived.atGuest || arrived.device->guest == nullptr || arrived.device->link != number)
            return;
        arrived.device->guest->received(text, clockOf(*arrived.device));
        guestDoes(*arrived.device);
    });
}

inline void Table::lookAt(const link::EntryTold &told, link::Seat seat)
{
    if (isOver() || told.n == 0 || !keepsSecrets(ruleset_) || keeper_ == nullptr)
        return;
    if (!keeper_->handingTo().empty() && seat == link::Seat::b) // who is to keep the game has all of it
        return;
    const Entry &entry = keeper_->entry(told.n);
    const Json seen = told.line.empty() ? told.seen : entry.json;
    if (isSecret(ruleset_, entry.json)) {
        if (!told.line.empty())
            fault("a secret entry was sent open to " + std::string(wordOf(seat)));
        for (const char *key : {"dice", "lines"})
            if (seen.contains("result") && !seen.at("result").value(key, Json::array()).empty())
                fault("the " + std::string(key) + " of a secret act were sent");
    }
    if (told.line.empty() && written(link::Message(told)).find(entry.json.value("salt", "none")) != std::string::npos)
        fault("the salt of a stub was sent");
    // Every value told is one that the seat knows, before or after.
    Json state = keeper_->game().header().at("start");
    for (int n = 1; n < told.n; ++n)
        optio::apply(state, changesOf(keeper_->entry(n)));
    const Json before = knownTo(ruleset_, state, seat);
    optio::apply(state, changesOf(entry));
    const Json after = knownTo(ruleset_, state, seat);
    Json known = before;
    try {
        for (const Json &change : seen.contains("result") ? seen.at("result").value("changes", Json::array()) : Json::array())
            optio::apply(known, {changeFromJson(change)});
    } catch (const Error &) {
        fault("a value was sent that " + std::string(wordOf(seat)) + " may not know");
        return;
    }
    if (known != after)
        fault("a change was sent that " + std::string(wordOf(seat)) + " may not know");
}

inline void Table::hangUp(Device &device)
{
    const int number = std::exchange(device.link, 0);
    wires_.at(number).atGuest = false;
    if (!calm_ && chance_.once(3))
        return; // half open: the keeper hears nothing of it
    agenda_.in(delay(), [this, number] {
        Wire &wire = wires_.at(number);
        if (!wire.atKeeper || wire.old || keeper_ == nullptr || wire.keeperLife != disk_.life)
            return;
        wire.atKeeper = false;
        keeper_->lost(number, agenda_.now());
        keeperDoes();
    });
}

inline void Table::closeAtKeeper(int number)
{
    Wire &wire = wires_.at(number);
    if (!wire.atKeeper)
        return;
    wire.atKeeper = false;
    agenda_.at(wire.toGuest + 1, [this, number] { tellGuestLost(number); });
}

inline void Table::tellGuestLost(int number)
{
    agenda_.in(delay(), [this, number] {
        Wire &wire = wires_.at(number);
        if (!wire.atGuest)
            return;
        wire.atGuest = false;
        if (wire.device->link != number)
            return;
        wire.device->link = 0;
        if (wire.device->guest != nullptr) {
            wire.device->guest->lost(clockOf(*wire.device));
            guestDoes(*wire.device);
        }
    });
}

inline void Table::trouble()
{
    if (calm_)
        return;
    keeperChanges();
    Device &device = *devices_[chance_.below(devices_.size())];
    switch (chance_.below(8)) {
    case 0:
        if (keeper_ != nullptr)
            crashKeeper();
        break;
    case 1:
        if (device.guest != nullptr)
            crashGuest(device);
        break;
    default:
        if (device.link != 0 && device.guest != nullptr) {
            ++tally_.cuts;
            hangUp(device);
            device.guest->lost(clockOf(device));
            guestDoes(device);
        }
    }
    agenda_.in(500 + static_cast<Time>(chance_.below(9000)), [this] { trouble(); });
}

} // namespace optio::table
