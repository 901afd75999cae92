// SPDX-License-Identifier: GPL-3.0-or-later
// Carries a keeper's bytes: listens on the table's network while a game is shared and at no other time, answers near addresses alone
// (LNK-01), and locks what it sends (LNK-10). What is said stands in rules/link/keeper.h.
#pragma once

#include "rules/link/admission.h"
#include "rules/link/keeper.h"
#include "rules/link/link_text.h"
#include "rules/link/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>

class QTcpServer;
class QTcpSocket;
class QWebSocket;
class QWebSocketServer;

namespace optio::link {

class WatchPort;
struct WatchTongue;

class KeeperCarrier : public QObject {
public:
    /// What becomes of a keeper's effects besides those that go over the wire; `append` returns when the line is durable, and throws when
    /// it cannot be.
    struct Store {
        std::function<void(int n, const std::string &line)> append;
        std::function<void(const KeeperEffect &)> other;
        std::function<void()> seeker{}; ///< seeker() has changed
    };
    KeeperCarrier(Keeper &keeper, KeyPair keys, Store store);
    ~KeeperCarrier() override;

    /// Begins to listen; port 0 takes the usual one, or where that is taken a free one. Throws Error when that cannot be.
    void listen(int port);
    /// Who asks to be let in without a link, by digits that stand there too (LNK-02); null for nobody.
    const Admission::Seeker *seeker() const { return admission_.seeker(); }
    /// They are the same: that device gets the seat's link. Throws Error for a seat without one, and when nobody with these digits asks any
    /// more.
    void admit(Seat seat, const std::string &digits);
    /// They are not, or nobody is wanted.
    void turnAway();
    /// May devices ask so? They may from the beginning.
    void letAsk(bool on);
    bool letsAsk() const { return admission_.isOpen(); }
    /// Lets anybody on the near networks watch in a browser, at this very port, without a token and not encrypted (LNK-05); or does so no
    /// longer. What is shown is what the watchers' seat has. Where the browser's Optio is installed, a browser can also play.
    void letWatch(bool on, WatchTongue tongue);
    bool letsWatch() const { return watch_ != nullptr; }
    /// The addresses of the watchers' page, the likeliest first; empty while nobody may watch so.
    std::vector<std::string> watchAddresses() const;
    /// The address by which a browser opens Optio and joins in that seat; "" where it cannot.
    std::string browserLinkFor(JoinLink link) const;
    /// How many browsers watch just now.
    int watchers() const;
    /// Tells everybody why and listens no more. Without a reason nobody is told: who has joined goes on trying.
    void stop(const std::string &reason);
    bool listening() const;
    int port() const;
    /// The addresses of this device on its near networks, those of this device alone last.
    static std::vector<std::string> addresses();
    /// The link for a seat.
    JoinLink linkFor(Seat seat) const;
    std::int64_t now() const { return clock_.elapsed(); }
    /// Does what the keeper wants, after something was asked of it.
    void work();

private:
    struct Line {
        QWebSocket *socket = nullptr;
        Session session;
        Assembler assembler;
        bool announced = false;
        std::int64_t since = 0;
        bool compares = false; ///< came without a link
    };
    /// A connection of which it is not known yet what it wants.
    struct Caller {
        QTcpSocket *socket = nullptr;
        std::int64_t since = 0;
    };
    void called();
    void hear(QTcpSocket *socket);
    void hangUp(QTcpSocket *socket);
    void arrived();
    void take(Link link, const QByteArray &frame);
    void lost(Link link);
    void close(Link link);
    void close(Link link, int code, const std::string &reason);
    bool mayCompare(Link link, Line &line);
    void append(int n, const std::string &line);
    void say(Link link, const Message &message);
    void workAdmission();
    void plan();
    void endWatching();

    Keeper &keeper_;
    KeyPair keys_;
    Store store_;
    Admission admission_;
    std::unique_ptr<QTcpServer> port_;
    std::unique_ptr<QWebSocketServer> server_; ///< takes over those who want a WebSocket
    std::unique_ptr<WatchPort> watch_;
    std::vector<Caller> callers_;
    std::map<Link, Line> lines_;
    Link last_ = 0;
    QElapsedTimer clock_;
    QTimer timer_, end_;
    bool working_ = false;
};

} // namespace optio::link
