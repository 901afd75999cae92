// SPDX-License-Identifier: GPL-3.0-or-later
// The watchers' page at the keeper's port (LNK-05): answers browsers over plain HTTP with one document, and tells those who have it open
// what is new (server-sent events). It knows nothing but what the watchers' seat has been told. Under /play/ are the files of the browser's
// Optio, where it is installed; what that says afterwards goes over the link as any guest's does.
#pragma once

#include "rules/link/http_head.h"
#include "rules/link/keeper.h"
#include "rules/watch/watch_html.h"

#include <QObject>
#include <QTimer>

#include <filesystem>
#include <functional>
#include <vector>

class QTcpSocket;

namespace optio::link {

/// In which language the page is.
struct WatchTongue {
    WatchWords words{};
    std::function<std::string(const std::string &)> say{}; ///< what a rule set says; nothing for as it says it
    std::function<void()> counted{};                       ///< the number of those who watch has changed
};

class WatchPort : public QObject {
public:
    static constexpr int mostWatchers = 40;

    /// The keeper must outlive it. `site` is the folder of the browser's Optio; empty for none.
    WatchPort(Keeper &keeper, WatchTongue tongue, std::filesystem::path site);
    ~WatchPort() override;

    /// Those who watch are told that it is over; otherwise their browsers go on trying when this is gone.
    void end();

    /// Answers a request whose head has been read, but not taken from the socket; the socket is its own from now on.
    void take(QTcpSocket *socket, const HttpHead &head);
    /// An entry has come.
    void changed();
    int watchers() const { return static_cast<int>(listening_.size()); }
    /// Can one play in a browser, too?
    bool plays() const { return !site_.empty(); }

private:
    void answer(QTcpSocket *socket, const char *status, const char *type, const std::string &body, bool headOnly);
    void serve(QTcpSocket *socket, const HttpHead &head);
    void listen(QTcpSocket *socket);
    void send(QTcpSocket *socket, const QByteArray &text);
    void publish();
    const std::string &body();

    Keeper &keeper_;
    WatchTongue tongue_;
    std::filesystem::path site_;
    WatchTeller teller_;
    std::string body_; ///< as it was told last; "" where there is something newer
    bool begun_ = false;
    std::vector<QTcpSocket *> sockets_, listening_;
    QTimer soon_, alive_;
};

} // namespace optio::link
