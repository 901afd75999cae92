// SPDX-License-Identifier: GPL-3.0-or-later
// The sockets of whoever listens on the table's network: who is answered, what is sent over one, and how it ends.
#pragma once

#include "rules/link/messages.h"
#include "rules/link/session.h"

#include <QWebSocketProtocol>

#include <cstddef>
#include <string>

class QObject;
class QWebSocket;
class QWebSocketServer;

namespace optio::link {

/// The next connection that is to be answered, as `parent`'s; null when there is none. Who is not near (LNK-01), or comes while there are
/// `most` already, is not answered at all. `have`: how many there are.
QWebSocket *nextLine(QWebSocketServer &server, std::size_t have, std::size_t most, QObject *parent);
/// Sends a message, locked.
void sendLocked(QWebSocket &socket, Session &session, const Message &message);
/// Ends a connection, after what was sent over it; `heard` hears nothing of it any more.
void endLine(QWebSocket *socket, QObject *heard, QWebSocketProtocol::CloseCode code = QWebSocketProtocol::CloseCodeNormal,
             const std::string &reason = {});
/// Begins to listen with a server of Qt's; port 0 takes the usual one, or where that is taken a free one. False when that cannot be.
template <class Server> bool listenAt(Server &server, int port);

} // namespace optio::link
