// SPDX-License-Identifier: GPL-3.0-or-later
// Where a battle by e-mail is joined at the table (LNK-26): listens while it is shared and at no other time, answers near addresses alone
// (LNK-01), and locks what it sends (LNK-10). Whoever joins with the token last is the other end. What is said stands in
// rules/link/courier.h.
#pragma once

#include "rules/link/courier.h"
#include "rules/link/link_text.h"
#include "rules/link/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>

class QWebSocket;
class QWebSocketServer;

namespace optio::link {

class CourierPort : public QObject {
public:
    /// `other` gets the courier's effects that do not go over the wire.
    CourierPort(Courier &courier, KeyPair keys, std::function<void(const CourierEffect &)> other);
    ~CourierPort() override;

    /// Begins to listen; port 0 takes the usual one, or where that is taken a free one. Throws Error when that cannot be.
    void listen(int port);
    int port() const;
    std::int64_t now() const { return clock_.elapsed(); }
    /// Does what the courier wants, after something was asked of it.
    void work();

private:
    struct Line {
        QWebSocket *socket = nullptr;
        Session session;
        Assembler assembler;
        std::int64_t since = 0;
    };
    void arrived();
    void take(int line, const QByteArray &frame);
    void hear(int line, const std::string &message);
    void lost(int line);
    void close(int line);
    void plan();

    Courier &courier_;
    KeyPair keys_;
    std::function<void(const CourierEffect &)> other_;
    std::unique_ptr<QWebSocketServer> server_;
    std::map<int, Line> lines_;
    int last_ = 0;
    int current_ = 0; ///< the line that the courier speaks over; 0 for none
    QElapsedTimer clock_;
    QTimer timer_, end_;
    bool working_ = false;
};

} // namespace optio::link
