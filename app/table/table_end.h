// SPDX-License-Identifier: GPL-3.0-or-later
// One end of a game that is shared at the table: at the device that keeps it, or at one that has joined. What is shown of it is a plain
// value; how bytes travel stands in app/link/, which a browser does not have (no_end.cpp).
#pragma once

#include "app/play/game_link.h"
#include "rules/link/seat.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace optio {

class GameModel;
class Services;

/// What the table page, the sign in the header and the strip show.
struct TableState {
    /// How it stands with the link: "sharing" at the keeper; "connecting", "connected", "lost" or "gone" at a guest.
    QString link;
    QString keeper; ///< who keeps the game
    QString reason; ///< why it is gone
    struct Person {
        int link = 0; ///< to remove it by; 0 for the keeper
        QString name, seat;
        qint64 since = 0; ///< ms since 1970; 0 where it is not known
    };
    std::vector<Person> people;
    /// A nod that this device is asked for.
    std::string asked;
    QString askedText;
    /// What this device has sent and waits for; "" for nothing.
    std::string waits;
};

class TableEnd : public GameLink {
public:
    const TableState &state() const { return state_; }
    /// What this device waits for is taken back, where it has not been ruled.
    virtual void withdraw() = 0;
    /// The answer to the nod that is asked.
    virtual void answer(bool agree) = 0;
    /// Ends the sharing, or leaves the table.
    virtual void leave() = 0;
    /// Is the game opened by the joining itself just now?
    virtual bool isOpening() const { return false; }
    /// The window has become active: tries to join again at once.
    virtual void wake() {}

    // at the keeper
    virtual QString linkFor(link::Seat) const { return {}; }
    virtual QStringList addresses() const { return {}; }
    virtual int port() const { return 0; }
    virtual void remove(int /*link*/) {}

protected:
    TableState state_;
};

/// What an end tells of.
struct TableNews {
    std::function<void()> changed;                                ///< the state
    std::function<void(const QString &sentence)> failed, noticed; ///< what was refused; what another device has done
    std::function<void(const std::string &game)> opened;          ///< the copy that was joined is open
};

/// Can games be shared from here?
bool canShareTables();
/// Shares the open game; `side` is played at this device. Throws Error.
std::unique_ptr<TableEnd> shareTable(GameModel *game, const QString &name, const QString &side, TableNews news);
/// Joins by a link. Throws Error for one that is none.
std::unique_ptr<TableEnd> joinTable(Services *services, GameModel *game, const QString &name, const QString &link, TableNews news);

} // namespace optio
