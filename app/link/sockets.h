// SPDX-License-Identifier: GPL-3.0-or-later
// What the carriers of keeper, guest and seeker do alike with their sockets.
#pragma once

#include "rules/link/messages.h"
#include "rules/link/session.h"

#include <cstdint>
#include <string>

class QHostAddress;
class QObject;
class QTimer;
class QWebSocket;

namespace optio::link {

/// An address as the link's texts write it: IPv4 plainly, also where it comes as IPv6.
std::string textOf(const QHostAddress &address);
/// A new socket of `owner`, which takes no larger frame than there may be; openTo() opens it once its signals are connected.
QWebSocket *newSocket(QObject *owner);
/// Opens ws://HOST:PORT/.
void openTo(QWebSocket &socket, const std::string &host, int port);
/// Sends a message, locked, in as many frames as it takes.
void send(QWebSocket &socket, Session &session, const Message &message);
/// `owner` hears no more of its socket, which is closed and goes away by itself; null stays null.
void letGo(const QObject *owner, QWebSocket *&socket);
/// Wakes `timer` at `next`, both in ms of one clock; where that is far off, not at all.
void wakeAt(QTimer &timer, std::int64_t next, std::int64_t now);

} // namespace optio::link
