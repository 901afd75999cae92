// SPDX-License-Identifier: GPL-3.0-or-later
// Carries a battle by e-mail between two devices at one table (LNK-26): each keeps its own copy with its own secrets, as by e-mail, and
// tells the other at once what it would mail, and each act of its turn. What comes is judged as a mail is (db/mail_desk.h); nothing is
// believed here. Both ends are alike, but that one listens and knows the token by which the other joins. A state machine without sockets or
// clock.
#pragma once

#include "rules/link/messages.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace optio::link {

/// What a courier's carrier is to do. In order.
struct CourierEffect {
    enum class Kind {
        connect, ///< call the other end
        send,    ///< `message`
        close,   ///< end the connection, after what was sent
        state,   ///< state(), other() or reason() has changed
        turns,   ///< `turns` has come
        warn,    ///< `text`: something came that should not
    };
    Kind kind = Kind::state;
    Message message{};
    Turns turns{};
    std::string text{}, reason{};
};

class Courier {
public:
    enum class Role : std::uint8_t { host, guest };
    enum class State : std::uint8_t {
        idle,
        waiting,   ///< the host for the other to come, a guest for the next try
        calling,   ///< a guest
        greeting,  ///< connected; who the other is has not been said yet
        connected, ///<
        gone,      ///< for good: reason() says why
    };

    /// `token` is that by which the guest joins (32 hexadecimal digits); `name` is what this device is called.
    Courier(Role role, std::string token, std::string name);

    // what happens to it; `now` is in ms of any clock that does not go back
    void start(std::int64_t now);
    /// Is this the first message of a device that may join? Of the host, before it is connected with it.
    bool admits(std::string_view text) const;
    void connected(std::int64_t now);
    void received(const std::string &text, std::int64_t now);
    void lost(std::int64_t now);
    void tick(std::int64_t now);
    /// The window became active, or the network changed: try again at once.
    void wake(std::int64_t now);
    /// When tick() is to be called at the latest.
    std::int64_t nextTick() const;

    /// What this device has now; `file` is the whole copy, "" for none. It is told where it is not known yet.
    void have(Turns own, std::int64_t now);
    /// Says goodbye, for good.
    void stop(const std::string &reason, std::int64_t now);

    State state() const { return state_; }
    bool isConnected() const { return state_ == State::connected; }
    /// What the other device is called; "" while it has not said so.
    const std::string &other() const { return other_; }
    const std::string &reason() const { return reason_; }
    /// Has the other end the same copy?
    bool isAlike() const { return isConnected() && known_ && theirs_ == own_.head; }

    std::vector<CourierEffect> takeEffects() { return std::exchange(effects_, {}); }

private:
    void take(const Hello &hello);
    void take(Turns turns);
    void take(const Bye &bye);
    template <class T> void take(const T & /*other*/) {} ///< a sign of life, or nothing of ours
    void set(State state);
    void send(Message message);
    void tell();
    void tryLater();
    void drop();
    void end(const std::string &reason);

    Role role_;
    std::string token_, name_, other_, reason_;
    State state_ = State::idle;
    Turns own_;
    Turns told_;                               ///< what was told last over this connection
    bool knows_ = false;                       ///< has anything been told over it?
    std::string theirs_;                       ///< the head of the other's copy
    bool known_ = false;                       ///< has it been told?
    std::pair<std::string, std::string> sent_; ///< own and other head, when the file was sent last
    std::int64_t now_ = 0, heard_ = 0, said_ = 0, again_ = 0, pause_ = 0;
    std::vector<CourierEffect> effects_;
};

} // namespace optio::link
