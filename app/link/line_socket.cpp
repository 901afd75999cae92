// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/line_socket.h"

#include "app/link/address_text.h"
#include "rules/link/link_text.h"

#include <QTcpServer>
#include <QWebSocket>
#include <QWebSocketServer>

namespace optio::link {

QWebSocket *nextLine(QWebSocketServer &server, std::size_t have, std::size_t most, QObject *parent)
{
    while (QWebSocket *socket = server.nextPendingConnection()) {
        if (have < most && isNear(textOf(socket->peerAddress()))) {
            socket->setParent(parent);
            socket->setMaxAllowedIncomingMessageSize(mostFrameBytes);
            socket->setMaxAllowedIncomingFrameSize(mostFrameBytes);
            return socket;
        }
        socket->abort();
        socket->deleteLater();
    }
    return nullptr;
}

void sendLocked(QWebSocket &socket, Session &session, const Message &message)
{
    for (const std::string &frame : lockedFrames(session, message))
        socket.sendBinaryMessage(QByteArray::fromStdString(frame));
}

void endLine(QWebSocket *socket, QObject *heard, QWebSocketProtocol::CloseCode code, const std::string &reason)
{
    QObject::disconnect(socket, nullptr, heard, nullptr);
    QObject::connect(socket, &QWebSocket::disconnected, socket, &QObject::deleteLater);
    socket->close(code, QString::fromStdString(reason));
}

template <class Server> bool listenAt(Server &server, int port)
{
    return (port == 0 && server.listen(QHostAddress::Any, static_cast<quint16>(usualPort))) ||
           server.listen(QHostAddress::Any, static_cast<quint16>(port));
}

template bool listenAt(QTcpServer &server, int port);
template bool listenAt(QWebSocketServer &server, int port);

} // namespace optio::link
