// SPDX-License-Identifier: GPL-3.0-or-later
// The devices of a simulated table: what they do, and their crashes.
#pragma once

#include "tests/soak/link/link_table.h"

namespace optio::table {

inline void Table::startKeeper()
{
    std::vector<Entry> entries = readJournal(disk_.text(), "the journal");
    keeper_ = std::make_unique<link::Keeper>(ruleset_, std::move(entries), sharing_, [] { return randomly::noon; });
    keeperTicks(disk_.life);
}

inline void Table::keeperTicks(int life)
{
    if (life != disk_.life || keeper_ == nullptr)
        return;
    keeper_->tick(agenda_.now());
    keeperDoes();
    agenda_.in(1000, [this, life] { keeperTicks(life); });
}

inline void Table::keeperDoes()
{
    if (keeper_ == nullptr)
        return;
    for (link::KeeperEffect &effect : keeper_->takeEffects())
        keeperDoes(effect);
}

inline void Table::keeperDoes(link::KeeperEffect &effect)
{
    using Kind = link::KeeperEffect::Kind;
    switch (effect.kind) {
    case Kind::append: {
        disk_.written.push_back(effect.text);
        const int life = disk_.life, n = effect.n;
        if (terms_.planted == Planted::early)
            agenda_.in(0, [this, life, n] { isDurable(life, n); });
        agenda_.in(1 + static_cast<Time>(chance_.below(40)), [this, life, n] {
            if (life != disk_.life)
                return;
            disk_.arrive();
            if (terms_.planted != Planted::early)
                isDurable(life, n);
        });
        break;
    }
    case Kind::send:
        sendToGuest(effect.link, effect.message);
        break;
    case Kind::close:
        closeAtKeeper(effect.link);
        break;
    case Kind::show:
        shown(effect.n, lineHash(keeper_->entry(effect.n).line));
        break;
    case Kind::ruled:
        acknowledged_[effect.id] = effect.n;
        ++tally_.ruled;
        break;
    case Kind::refused:
        ++tally_.refused;
        break;
    case Kind::asked: {
        const int life = disk_.life;
        const link::Ask ask = effect.ask;
        agenda_.in(100 + static_cast<Time>(chance_.below(chance_.once(10) ? 90'000 : 3000)), [this, life, ask] {
            if (life != disk_.life || keeper_ == nullptr)
                return;
            link::Answer answer{.id = ask.id, .what = ask.what};
            answer.agree = !chance_.once(3);
            keeper_->answer(answer);
            keeperDoes();
        });
        break;
    }
    case Kind::moved:
        agenda_.in(0, [this] { handedOver(); });
        break;
    case Kind::kept:
        prepared_.clear();
        break;
    default:
        break;
    }
}

inline void Table::isDurable(int life, int n)
{
    if (life != disk_.life || keeper_ == nullptr)
        return;
    keeper_->durable(n, agenda_.now());
    keeperDoes();
}

inline void Table::crashKeeper()
{
    ++tally_.crashes;
    keeper_.reset();
    disk_.crash(chance_);
    for (auto &[number, wire] : wires_)
        if (wire.atKeeper) {
            wire.atKeeper = false;
            tellGuestLost(number);
        }
    agenda_.in(200 + static_cast<Time>(chance_.below(8000)), [this, life = disk_.life] {
        if (life == disk_.life)
            startKeeper();
    });
}

inline void Table::keeperPlays()
{
    if (keeper_ != nullptr && !calm_ && busy())
        if (std::optional<link::Act> act =
                drawn(knownTo(ruleset_, keeper_->game().state(), link::seatFrom(keeperSide_)), keeperSide_, keeper_->game().standing())) {
            ++tally_.acts;
            meant_[keeper_->act(*act, agenda_.now())] = {};
            keeperDoes();
        }
    if (!calm_)
        agenda_.in(200 + static_cast<Time>(chance_.below(2500)), [this] { keeperPlays(); });
}

inline std::optional<link::Act> Table::drawn(const Json &known, const std::string &side, const std::vector<int> &standing)
{
    link::Act act;
    act.id = link::newId();
    act.id = lineHash(std::to_string(terms_.seed) + "." + std::to_string(++ids_)).substr(0, 32);
    if (chance_.once(12)) {
        act.kind = "note";
        act.text = "a remark";
        return act;
    }
    if (chance_.once(8) && !standing.empty()) {
        act.kind = "undo";
        act.of = standing.back();
        return act;
    }
    const auto chosen = drawnAct(ruleset_, known, side, chance_);
    if (!chosen)
        return {};
    act.resolver = chosen->first;
    act.input = chosen->second;
    return act;
}

inline void Table::startGuest(Device &device)
{
    const auto rulesets = [this](const std::string &id) { return id == ruleset_.id() ? &ruleset_ : nullptr; };
    try {
        device.guest = std::make_unique<link::Guest>(rulesets, device.joining, link::Replica::read(ruleset_, device.disk.text()));
    } catch (const Error &problem) {
        fault("a replica cannot be read: " + std::string(problem.what()));
        return;
    }
    device.guest->start(clockOf(device));
    guestDoes(device);
    guestTicks(device, device.disk.life);
}

inline void Table::guestTicks(Device &device, int life)
{
    if (life != device.disk.life || device.guest == nullptr)
        return;
    device.guest->tick(clockOf(device));
    guestDoes(device);
    agenda_.in(250, [this, &device, life] { guestTicks(device, life); });
}

inline void Table::guestDoes(Device &device)
{
    if (device.guest != nullptr)
        for (link::GuestEffect &effect : device.guest->takeEffects())
            guestDoes(device, effect);
}

inline void Table::guestDoes(Device &device, link::GuestEffect &effect)
{
    using Kind = link::GuestEffect::Kind;
    switch (effect.kind) {
    case Kind::connect:
        connect(device);
        break;
    case Kind::send:
        sendToKeeper(device, effect.message);
        break;
    case Kind::close:
        if (device.link != 0)
            hangUp(device);
        break;
    case Kind::begin:
        device.disk.lines = {effect.text};
        device.disk.written.clear();
        ++device.disk.life;
        guestTicks(device, device.disk.life);
        break;
    case Kind::keep: {
        device.disk.written.push_back(effect.text);
        const int life = device.disk.life;
        agenda_.in(1 + static_cast<Time>(chance_.below(40)), [&device, life] {
            if (life == device.disk.life && !device.disk.written.empty())
                device.disk.arrive();
        });
        break;
    }
    case Kind::show:
        shown(effect.n, hashAt(device, effect.n));
        break;
    case Kind::ruled:
        acknowledged_[original(effect.id)] = effect.n;
        ++tally_.ruled;
        break;
    case Kind::refused:
        ++tally_.refused;
        break;
    case Kind::asked: {
        const int life = device.disk.life;
        const link::Ask ask = effect.ask;
        agenda_.in(100 + static_cast<Time>(chance_.below(3000)), [this, &device, life, ask] {
            if (life != device.disk.life || device.guest == nullptr)
                return;
            link::Answer answer{.id = ask.id, .what = ask.what};
            answer.agree = !chance_.once(3);
            device.guest->answer(answer);
            guestDoes(device);
        });
        break;
    }
    case Kind::state:
        if (terms_.verbose)
            std::fprintf(stderr, "%lld guest %d is %s %s\n", static_cast<long long>(agenda_.now()), device.number, effect.text.c_str(),
                         effect.reason.c_str());
        break;
    case Kind::handed:
        takes(device, effect.text);
        break;
    case Kind::moved:
        device.joining.token = link::joinLinkFrom(effect.text).token;
        break;
    case Kind::warn:
        if (effect.text.find("agreed on") != std::string::npos || effect.text.find("chain") != std::string::npos)
            fault("a guest warns: " + effect.text);
        if (terms_.verbose)
            std::fprintf(stderr, "%lld guest %d: %s\n", static_cast<long long>(agenda_.now()), device.number, effect.text.c_str());
        break;
    default:
        break;
    }
}

inline std::string Table::hashAt(const Device &device, int n)
{
    const link::Replica &replica = device.guest->replica();
    return n == replica.length() ? replica.head().hash : std::string();
}

inline void Table::crashGuest(Device &device)
{
    ++tally_.crashes;
    if (device.link != 0)
        hangUp(device);
    device.guest.reset();
    device.disk.crash(chance_);
    agenda_.in(200 + static_cast<Time>(chance_.below(6000)), [this, &device, life = device.disk.life] {
        if (life == device.disk.life)
            startGuest(device);
    });
}

inline void Table::guestPlays(Device &device)
{
    if (device.guest != nullptr && !calm_ && busy() && device.guest->replica().begun() && device.guest->waiting().size() < 3) {
        const link::Replica &replica = device.guest->replica();
        std::vector<int> last;
        if (replica.length() > 0 && keeper_ != nullptr && !keeper_->game().standing().empty())
            last.push_back(keeper_->game().standing().back());
        if (std::optional<link::Act> act = drawn(replica.state(), link::sideOf(device.seat), last)) {
            ++tally_.acts;
            meant_[act->id] = {};
            const std::string id = device.guest->act(*act, clockOf(device));
            if (chance_.once(20))
                device.guest->withdraw(id);
            guestDoes(device);
        }
    }
    if (!calm_)
        agenda_.in(200 + static_cast<Time>(chance_.below(2500)), [this, &device] { guestPlays(device); });
}

} // namespace optio::table
