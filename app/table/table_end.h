// SPDX-License-Identifier: GPL-3.0-or-later
// One end of a game that is shared at the table: at the device that keeps it, or at one that has joined. What is shown of it is a plain
// value; how bytes travel stands in app/link/. A browser joins and keeps none (no_keeper.cpp).
#pragma once

#include "app/play/game_link.h"
#include "rules/link/seat.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
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
        qint64 since = 0;  ///< ms since 1970; 0 where it is not known
        bool keeps = true; ///< can that device keep a game?
    };
    std::vector<Person> people;
    /// A nod that this device is asked for.
    std::string asked;
    QString askedText;
    /// What this device has sent and waits for; "" for nothing.
    std::string waits;
    /// Questions of a form that this device is to answer (LNK-23).
    struct Questions {
        std::string id{}, resolver{};
        Json input{};
        std::vector<std::string> ids{};
        QString by{}; ///< who asks
    };
    std::optional<Questions> questions;
    /// Questions that this device has asked; "" for none.
    std::string asking;
    QString handing; ///< to whose device the keeper is handing the game; "" for none
    /// Who asks the keeper to be let in without a link, and the digits that must stand there too (LNK-02).
    struct Seeker {
        QString name, digits;
    };
    std::optional<Seeker> seeker;
};

/// What an end tells of.
struct TableNews {
    std::function<void()> changed;                       ///< the state
    std::function<void(const QString &sentence)> failed; ///< what was refused
    /// What another device has done, whose it is, and the number of the act (0 for anything else).
    std::function<void(const QString &sentence, const QString &side, int act)> noticed;
    std::function<void(const Json &answers)> answered;    ///< what was asked, by question; null where nobody answers
    std::function<void(const std::string &game)> opening; ///< the copy that was joined is about to be opened
    std::function<void(const std::string &game)> opened;  ///< it is open
    std::function<void(const QString &link)> moved;       ///< it was handed over, and is joined by this link; "" for none
    std::function<void(const std::string &game)> heir;    ///< this device keeps the game now, as that one of its library
};

class TableEnd : public GameLink {
public:
    const TableState &state() const { return state_; }
    bool isWaiting() const override { return !state_.waits.empty(); }
    bool isOtherThere() const override
    {
        const QString own = side();
        const bool linked = state_.link == QLatin1String("sharing") || state_.link == QLatin1String("connected");
        return linked && std::any_of(state_.people.begin(), state_.people.end(), [&](const TableState::Person &one) {
                   return (one.seat == QLatin1String("a") || one.seat == QLatin1String("b")) && one.seat != own && !own.isEmpty();
               });
    }
    /// What this device waits for is taken back, where it has not been ruled.
    virtual void withdraw() = 0;
    /// The answer to the nod that is asked.
    virtual void answer(bool agree) = 0;
    /// Has the other side answer some questions of a form.
    virtual void ask(link::Ask ask) = 0;
    /// Waits for their answers no longer, and says so to them.
    void stopAsking()
    {
        if (state_.asking.empty())
            return;
        takeBack(std::exchange(state_.asking, {}));
        news_.changed();
    }
    /// The answers to what this device is asked, by question; null: none are given.
    virtual void answerQuestions(const Json &answers) = 0;
    /// Ends the sharing, or leaves the table.
    virtual void leave() = 0;
    /// Listens no more, and may go on later with the same codes (brokenShare()); nobody is told.
    virtual void breakOff() { leave(); }
    /// Is the game opened by the joining itself just now?
    virtual bool isOpening() const { return false; }
    /// The window has become active: tries to join again at once.
    virtual void wake() {}

    // at the keeper
    virtual QString linkFor(link::Seat) const { return {}; }
    virtual QStringList addresses() const { return {}; }
    virtual int port() const { return 0; }
    virtual qint64 until() const { return 0; } ///< when the sharing ends by itself, in ms since 1970
    virtual void remove(int /*link*/) {}
    /// Hands the game to that guest, or keeps it after all. Throws Error.
    virtual void handOver(int /*link*/) {}
    virtual void keepAfterAll() {}
    /// Lets in who asks with these digits, or does not. Throws Error.
    virtual void admit(link::Seat /*seat*/, const QString & /*digits*/) {}
    virtual void turnAway() {}
    virtual void letAsk(bool /*on*/) {} ///< May anybody ask so?
    /// Lets anybody in this network watch in a browser (LNK-05), or does so no longer.
    virtual void letWatch(bool /*on*/) {}
    virtual QStringList watchAddresses() const { return {}; } ///< of the page for them; empty while nobody may
    virtual int browsers() const { return 0; }                ///< that watch now
    virtual bool couldPlay() const { return false; } ///< Is the browser's Optio installed, so that one could also play in a browser?
    /// By which a browser opens Optio from here and joins in that seat; "" where it cannot.
    virtual QString browserLinkFor(link::Seat) const { return {}; }

protected:
    explicit TableEnd(TableNews news) : news_(std::move(news)) {}

    /// Something else has happened: what was asked before it, here or there, is not asked any more.
    void outrun()
    {
        state_.questions.reset();
        state_.asking.clear();
    }
    virtual void takeBack(const std::string &question) = 0;

    TableState state_;
    TableNews news_;
};

/// Can games be shared from here?
bool canShareTables();
/// Shares the open game; `side` is played at this device, "ab" for both. A sharing of it that broke off goes on with its codes, where the
/// sides are the same. Throws Error.
std::unique_ptr<TableEnd> shareTable(Services *services, GameModel *game, const QString &name, const QString &side, TableNews news);
/// A sharing that broke off without being stopped and may still go on: which side was played at this device and until when it lasts, in ms
/// since 1970.
struct BrokenShare {
    QString side;
    qint64 until = 0;
};
std::optional<BrokenShare> brokenShare(Services *services, const GameModel &game);
/// It does not go on: its codes are worth nothing any more.
void forgetShare(Services *services, const GameModel &game);
/// Is a copy of that link's game among this device's?
bool joinedBefore(Services *services, const QString &link);
/// Joins by a link. Throws Error for one that is none.
std::unique_ptr<TableEnd> joinTable(Services *services, GameModel *game, const QString &name, const QString &link, TableNews news);

} // namespace optio
