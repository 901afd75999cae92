// SPDX-License-Identifier: GPL-3.0-or-later
// How a keeper lets in who has no link (LNK-02): a device that knows its address asks, both show six digits (rules/link/session.h), and the
// keeper's player gives it the link of a seat or turns it away. A state machine without sockets or clock.
//
// Six digits hold only because nobody can try them out: whoever stands between both devices learns the digits of an attempt as soon as the
// keeper has answered the commitment, and could break off and try again until they fit. So one device at a time is answered, and few times
// a minute, whether its attempt came to an end or not.
#pragma once

#include "rules/link/messages.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace optio::link {

constexpr std::int64_t seekWithin = 60'000;     ///< ms in which the keeper's player decides
constexpr std::int64_t compareWithin = 5'000;   ///< ms from a commitment to the device's name
constexpr std::int64_t attemptsWithin = 60'000; ///< ms of which the attempts are counted
constexpr std::size_t mostAttempts = 12;        ///< commitments answered in that time
constexpr std::size_t mostOfOne = 4;            ///< those of one address
constexpr int closeBusy = 4000;                 ///< how a WebSocket ends where somebody else is asking, or too many have
constexpr int closeShut = 4001;                 ///< this keeper lets nobody in so

/// What the keeper's carrier is to do. In order.
struct AdmissionEffect {
    enum class Kind {
        send,    ///< `message` to `link`
        close,   ///< end `link`, after what was sent to it
        changed, ///< seeker() has changed
    };
    Kind kind = Kind::changed;
    int link = 0;
    Message message{};
};

class Admission {
public:
    /// Who asks to be let in.
    struct Seeker {
        int link = 0;
        std::string name{};   ///< as it calls itself; nobody has checked that
        std::string digits{}; ///< that must stand on its screen too
        std::int64_t until = 0;
    };
    enum class Door : std::uint8_t { open, busy, shut };

    /// Does the keeper let anybody ask? Whoever is asking is told when it does so no longer.
    void setOpen(bool open);
    bool isOpen() const { return open_; }

    /// A commitment has come over `link`, from a device at `address`: may it be answered? It counts as an attempt when it may.
    Door knock(int link, const std::string &address, std::int64_t now);
    /// Its link is locked, and both show these digits.
    void compared(int link, const std::string &digits, std::int64_t now);
    void received(int link, const std::string &text, std::int64_t now);
    void lost(int link);
    void tick(std::int64_t now);
    std::int64_t nextTick() const;
    /// Is it the link of a device that came without one of a seat?
    bool holds(int link) const { return current_ && current_->seeker.link == link; }

    /// Who waits for the player's word; null for nobody.
    const Seeker *seeker() const { return current_ && current_->asks ? &current_->seeker : nullptr; }
    /// The player has compared the digits: the device gets this seat's link.
    void admit(const std::string &joinLink);
    /// It is not let in; `reason` is what its player reads, "" for that alone.
    void turnAway(const std::string &reason = {});

    std::vector<AdmissionEffect> takeEffects() { return std::exchange(effects_, {}); }

private:
    struct Current {
        Seeker seeker;
        bool locked = false, asks = false;
    };
    void end(Message last);
    void drop();

    bool open_ = true;
    std::optional<Current> current_;
    std::deque<std::pair<std::int64_t, std::string>> attempts_; ///< when, and from which address
    std::vector<AdmissionEffect> effects_;
};

} // namespace optio::link
