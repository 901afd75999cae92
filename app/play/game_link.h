// SPDX-License-Identifier: GPL-3.0-or-later
// The way on of a game that several devices share: what is done here goes to the device that keeps the game, and comes back as an entry.
#pragma once

#include "rules/journal/journal.h"
#include "rules/link/messages.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace optio {

class GameLink {
public:
    GameLink() = default;
    GameLink(const GameLink &) = delete;
    GameLink &operator=(const GameLink &) = delete;
    virtual ~GameLink() = default;

    /// Has it done. Gives the entry when it was ruled at once; nothing when another device has to answer first: the entry then comes by
    /// GameModel::adopt(), and GameModel::finish() or giveUp() tells the end. Throws Error when it is refused.
    virtual std::optional<Entry> perform(link::Act act) = 0;
    /// Has the device that keeps the game work an amendment out (rules/link/amend_told.h). `done` gets it, later, or why there is none.
    using WorkedOut = std::function<void(const Json &told, const std::string &refusal)>;
    virtual void workOut(const Json &amending, WorkedOut done) = 0;
    /// The side that plays at this device alone: "a" or "b"; "" for nobody or both.
    virtual QString side() const = 0;
    /// Is the other side's player at a device of his own just now?
    virtual bool isOtherThere() const { return false; }
    /// Has something been sent that has no answer yet?
    virtual bool isWaiting() const { return false; }
};

} // namespace optio
