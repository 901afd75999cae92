// SPDX-License-Identifier: GPL-3.0-or-later
// A device that has no link but knows the keeper's address asks to be let in (LNK-02): it shows six digits, its player compares them with
// those on the keeper's tablet, and when both players found them equal it has the link of a seat, by which it joins like anybody else. A
// state machine without sockets or clock.
#pragma once

#include "rules/link/messages.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace optio::link {

/// What its carrier is to do. In order.
struct SeekEffect {
    enum class Kind {
        connect,  ///< open a link to the address, with a session that compares digits
        send,     ///< `message`
        close,    ///< end the link, after what was sent
        state,    ///< state() has changed
        admitted, ///< both players found the digits equal: `text` is the link of the seat
        refused,  ///< it is over: `text` says why
    };
    Kind kind = Kind::state;
    Message message{};
    std::string text{};
};

class Seeking {
public:
    enum class State : std::uint8_t {
        idle,
        looking,   ///< for a keeper at that address
        busy,      ///< it is there, and somebody else is asking
        comparing, ///< digits() are shown
        waiting,   ///< this player found them equal, the other has not said so yet
        over,
    };
    /// Why a connection ended.
    enum class End : std::uint8_t { gone, busy, shut };

    /// `name`: what this device is called.
    explicit Seeking(std::string name) : name_(std::move(name)) {}

    void start(std::int64_t now);
    /// The keeper has answered, so the digits are fixed: from now on nothing is tried again by itself.
    void answered();
    /// The link is locked; `keeperKey` is the key that the digits are made of.
    void compared(const std::string &digits, const std::string &keeperKey, std::int64_t now);
    void received(const std::string &text, std::int64_t now);
    void lost(End end, std::int64_t now);
    void tick(std::int64_t now);
    std::int64_t nextTick() const;

    /// The player found the digits equal.
    void confirm();
    /// They are not, or the player wants no more.
    void leave();

    State state() const { return state_; }
    const std::string &digits() const { return digits_; }
    /// Did nobody ever answer at that address?
    bool foundNobody() const { return foundNobody_; }
    std::vector<SeekEffect> takeEffects() { return std::exchange(effects_, {}); }

private:
    void set(State state);
    void refuse(const std::string &why);
    void join();

    std::string name_, digits_, keeperKey_, link_;
    State state_ = State::idle;
    bool answered_ = false, sure_ = false, foundNobody_ = false;
    std::int64_t again_ = 0, until_ = 0;
    std::vector<SeekEffect> effects_;
};

} // namespace optio::link
