// SPDX-License-Identifier: GPL-3.0-or-later
// Opens, fills and closes sockets.
#include "app/link/sockets.h"

#include <QHostAddress>
#include <QTimer>
#include <QUrl>
#include <QWebSocket>

#include <algorithm>
#include <utility>

namespace optio::link {

namespace {

constexpr std::int64_t longestPause = 3'600'000; ///< ms

} // namespace

std::string textOf(const QHostAddress &address)
{
    bool isV4 = false;
    const quint32 v4 = address.toIPv4Address(&isV4);
    return (isV4 ? QHostAddress(v4) : address).toString().toStdString();
}

QWebSocket *newSocket(QObject *owner)
{
    auto *socket = new QWebSocket(QString(), QWebSocketProtocol::VersionLatest, owner);
    socket->setMaxAllowedIncomingMessageSize(mostFrameBytes);
    socket->setMaxAllowedIncomingFrameSize(mostFrameBytes);
    return socket;
}

void openTo(QWebSocket &socket, const std::string &host, int port)
{
    QUrl url;
    url.setScheme(QStringLiteral("ws"));
    url.setHost(QString::fromStdString(host));
    url.setPort(port);
    url.setPath(QStringLiteral("/"));
    socket.open(url);
}

void send(QWebSocket &socket, Session &session, const Message &message)
{
    for (const std::string &frame : framesOf(written(message)))
        socket.sendBinaryMessage(QByteArray::fromStdString(session.lock(frame)));
}

void letGo(const QObject *owner, QWebSocket *&socket)
{
    if (socket == nullptr)
        return;
    QWebSocket *gone = std::exchange(socket, nullptr);
    QObject::disconnect(gone, nullptr, owner, nullptr);
    QObject::connect(gone, &QWebSocket::disconnected, gone, &QObject::deleteLater);
    if (gone->state() == QAbstractSocket::UnconnectedState)
        gone->deleteLater();
    else
        gone->close();
}

void wakeAt(QTimer &timer, std::int64_t next, std::int64_t now)
{
    if (next > now + longestPause)
        return timer.stop();
    timer.start(static_cast<int>(std::max<std::int64_t>(1, next - now)));
}

} // namespace optio::link
