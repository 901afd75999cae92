// SPDX-License-Identifier: GPL-3.0-or-later
// Asking to be let in without a link (LNK-02), at the device that asks.
#pragma once

#include <QString>

#include <functional>
#include <memory>

namespace optio {

class TableSeek {
public:
    /// What the page shows.
    struct State {
        QString word;        ///< "looking", "busy", "comparing", "waiting" or "refused"
        QString digits;      ///< to compare; "" before there are any
        QString reason;      ///< why it is over
        bool missed = false; ///< since nobody answered at that address
    };

    virtual ~TableSeek() = default;
    const State &state() const { return state_; }
    /// The player found the digits equal.
    virtual void confirm() = 0;
    /// They are not, or nothing more is wanted.
    virtual void leave() = 0;

protected:
    State state_;
};

/// Asks at an address as it was typed; `name` is what this device is called. `admitted` gets the link once both players found the digits
/// equal. Throws Error for what is no near address.
std::unique_ptr<TableSeek> seekTable(const QString &name, const QString &address, std::function<void()> changed,
                                     std::function<void(const QString &link)> admitted);
/// An address of this device and its port, as it is to be typed.
QString typedAddress(const QString &address, int port);

} // namespace optio
