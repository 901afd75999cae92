// SPDX-License-Identifier: GPL-3.0-or-later
// The connection as a socket of Qt's.
#include "app/link/guest_socket.h"

#include "app/link/address_text.h"
#include "rules/link/link_text.h"
#include "rules/link/messages.h"

#include <QHostInfo>
#include <QUrl>
#include <QWebSocket>

#include <algorithm>
#include <utility>

namespace optio::link {

struct GuestSocket::Inner : QObject {
    explicit Inner(Heard all) : heard(std::move(all)) {}
    Heard heard;
    QWebSocket *socket = nullptr;
};

GuestSocket::GuestSocket(const std::string &host, int port, Heard heard) : inner_(std::make_shared<Inner>(std::move(heard)))
{
    const std::weak_ptr<Inner> known = inner_;
    auto *socket = inner_->socket = new QWebSocket;
    socket->setMaxAllowedIncomingMessageSize(mostFrameBytes);
    socket->setMaxAllowedIncomingFrameSize(mostFrameBytes);
    QObject::connect(socket, &QWebSocket::connected, inner_.get(), [known] {
        if (const auto inner = known.lock())
            inner->heard.opened();
    });
    QObject::connect(socket, &QWebSocket::binaryMessageReceived, inner_.get(), [known](const QByteArray &frame) {
        if (const auto inner = known.lock())
            inner->heard.frame({frame.constData(), static_cast<std::size_t>(frame.size())});
    });
    QObject::connect(socket, &QWebSocket::disconnected, inner_.get(), [known] {
        if (const auto inner = known.lock())
            inner->heard.closed(static_cast<int>(inner->socket->closeCode()));
    });
    QUrl url;
    url.setScheme(QStringLiteral("ws"));
    url.setHost(QString::fromStdString(host));
    url.setPort(port);
    url.setPath(QStringLiteral("/"));
    socket->open(url);
}

GuestSocket::~GuestSocket()
{
    QWebSocket *gone = inner_->socket;
    QObject::disconnect(gone, nullptr, inner_.get(), nullptr);
    QObject::connect(gone, &QWebSocket::disconnected, gone, &QObject::deleteLater);
    if (gone->state() == QAbstractSocket::UnconnectedState)
        gone->deleteLater();
    else
        gone->close();
}

void GuestSocket::send(const std::string &frame) { inner_->socket->sendBinaryMessage(QByteArray::fromStdString(frame)); }

struct Lookup::Inner : QObject {
    int number = -1;
};

Lookup::Lookup(const std::string &host, std::function<void(const std::string &)> found) : inner_(std::make_unique<Inner>())
{
    if (isNear(host)) {
        found(host);
        return;
    }
    inner_->number =
        QHostInfo::lookupHost(QString::fromStdString(host), inner_.get(), [this, found = std::move(found)](const QHostInfo &answer) {
            inner_->number = -1;
            QList<QHostAddress> addresses = answer.addresses();
            std::stable_sort(addresses.begin(), addresses.end(), [](const QHostAddress &one, const QHostAddress &other) {
                return one.protocol() == QAbstractSocket::IPv4Protocol && other.protocol() != QAbstractSocket::IPv4Protocol;
            });
            for (const QHostAddress &one : addresses)
                if (const std::string near = textOf(one); isNear(near))
                    return found(near);
            found({});
        });
}

Lookup::~Lookup()
{
    if (inner_->number >= 0)
        QHostInfo::abortHostLookup(inner_->number);
}

bool canReachTables() { return true; }

void mayReachTables() {}

bool isFromTablet() { return false; }

} // namespace optio::link
