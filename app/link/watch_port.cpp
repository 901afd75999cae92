// SPDX-License-Identifier: GPL-3.0-or-later
// Answers browsers. A document is made once for all who ask, and told anew at most four times a second.
#include "app/link/watch_port.h"

#include "app/link/site_files.h"
#include "rules/report/markup.h"
#include "rules/ruleset.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTcpSocket>

#include <algorithm>

namespace optio::link {

namespace {

constexpr int tellAfter = 250, aliveEvery = 10'000, answerWithin = 10'000; ///< ms
constexpr std::size_t mostSockets = 2 * WatchPort::mostWatchers;
constexpr qint64 mostUnsent = qint64{1} << 20; ///< bytes that a browser has not fetched
constexpr qint64 piece = qint64{1} << 18;      ///< bytes of a file that are read at a time

QByteArray bytesOf(const std::string &text) { return QByteArray::fromStdString(text); }

} // namespace

WatchPort::WatchPort(Keeper &keeper, WatchTongue tongue, std::filesystem::path site)
    : keeper_(keeper), tongue_(std::move(tongue)), site_(std::move(site)), teller_(keeper.game().ruleset())
{
    soon_.setSingleShot(true);
    soon_.setInterval(tellAfter);
    connect(&soon_, &QTimer::timeout, this, &WatchPort::publish);
    alive_.setInterval(aliveEvery);
    connect(&alive_, &QTimer::timeout, this, [this] {
        for (QTcpSocket *socket : std::vector(listening_))
            send(socket, "event: alive\ndata:\n\n");
    });
}

void WatchPort::end()
{
    for (QTcpSocket *socket : std::vector(listening_)) {
        send(socket, "event: stopped\ndata:\n\n");
        socket->flush();
    }
}

WatchPort::~WatchPort()
{
    for (QTcpSocket *socket : sockets_) {
        disconnect(socket, nullptr, this, nullptr);
        socket->setParent(nullptr); // it may still be writing
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        socket->disconnectFromHost();
        if (socket->state() == QAbstractSocket::UnconnectedState)
            socket->deleteLater();
        else // whoever does not fetch the rest has no longer than others
            QTimer::singleShot(answerWithin, socket, &QTcpSocket::abort);
    }
}

void WatchPort::take(QTcpSocket *socket, const HttpHead &head)
{
    if (sockets_.size() >= mostSockets) {
        socket->abort();
        return socket->deleteLater();
    }
    socket->setParent(this);
    sockets_.push_back(socket);
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        std::erase(sockets_, socket);
        const auto gone = std::erase(listening_, socket);
        socket->deleteLater();
        if (listening_.empty())
            alive_.stop();
        if (gone > 0 && tongue_.counted)
            tongue_.counted();
    });
    socket->read(static_cast<qint64>(head.bytes)); // what follows the head is nothing that is asked for
    const bool headOnly = head.method == "HEAD";
    if (head.method != "GET" && !headOnly)
        answer(socket, "405 Method Not Allowed", "text/plain", "This page can only be read.\n", false);
    else if (!isOwnHost(head.host)) // a page of the internet whose name leads here (DNS rebinding)
        answer(socket, "421 Misdirected Request", "text/plain", "Open this page by the address that the other tablet shows.\n", headOnly);
    else if (head.path == "/")
        answer(socket, "200 OK", "text/html", watchDocument(body(), keeper_.game().ruleset().name() + ", Optio", tongue_.words), headOnly);
    else if (head.path == "/watch" && !headOnly)
        listen(socket);
    else if (head.path.starts_with(playPath) && plays())
        serve(socket, head);
    else
        answer(socket, "404 Not Found", "text/plain", "There is nothing here.\n", headOnly);
}

void WatchPort::answer(QTcpSocket *socket, const char *status, const char *type, const std::string &body, bool headOnly)
{
    std::string head = std::string("HTTP/1.1 ") + status + "\r\nContent-Type: " + type +
                       "; charset=utf-8\r\nContent-Length: " + std::to_string(body.size()) +
                       "\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
                       "Content-Security-Policy: " +
                       watchPolicy() + "\r\nConnection: close\r\n\r\n";
    socket->write(bytesOf(headOnly ? head : head + body));
    socket->disconnectFromHost(); // when all is written
    if (socket->state() != QAbstractSocket::UnconnectedState)
        QTimer::singleShot(answerWithin, socket, &QTcpSocket::abort);
}

/// A file of the browser's Optio, by pieces, as fast as it is fetched.
void WatchPort::serve(QTcpSocket *socket, const HttpHead &head)
{
    const std::optional<SiteFile> found = siteFile(site_, std::string_view(head.path).substr(playPath.size()), head.gzip);
    auto *file = new QFile(found ? QString::fromStdString(found->path.string()) : QString(), socket);
    if (!found || !file->open(QIODevice::ReadOnly))
        return answer(socket, "404 Not Found", "text/plain", "There is nothing here.\n", head.method == "HEAD");
    const std::string mark =
        '"' + std::to_string(file->size()) + '-' + std::to_string(QFileInfo(*file).lastModified().toMSecsSinceEpoch()) + '"';
    const bool known = head.known == mark, whole = !known && head.method != "HEAD";
    std::string text = std::string("HTTP/1.1 ") + (known ? "304 Not Modified" : "200 OK") + "\r\nContent-Type: " + found->type +
                       "\r\nContent-Length: " + std::to_string(file->size()) +
                       "\r\nCache-Control: no-cache\r\nVary: Accept-Encoding\r\nETag: " + mark +
                       "\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nConnection: close\r\n";
    if (found->packed)
        text += "Content-Encoding: gzip\r\n";
    socket->write(bytesOf(text + "\r\n"));
    if (!whole)
        file->seek(file->size());
    auto *patience = new QTimer(socket);
    patience->setInterval(answerWithin);
    connect(patience, &QTimer::timeout, socket, &QTcpSocket::abort); // whoever fetches nothing for so long
    const auto more = [socket, file, patience] {
        patience->start();
        if (!file->atEnd() && socket->bytesToWrite() < piece)
            socket->write(file->read(piece));
        if (file->atEnd() && socket->state() == QAbstractSocket::ConnectedState)
            socket->disconnectFromHost(); // when all is written
    };
    connect(socket, &QTcpSocket::bytesWritten, file, more);
    more();
}

void WatchPort::listen(QTcpSocket *socket)
{
    if (watchers() >= mostWatchers)
        return answer(socket, "503 Service Unavailable", "text/plain", "Too many watch already.\n", false);
    connect(socket, &QTcpSocket::readyRead, socket, [socket] { socket->readAll(); }); // nothing more is expected
    listening_.push_back(socket);
    socket->write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
                  "Connection: close\r\n\r\nretry: 3000\n");
    send(socket, "data: " + bytesOf(Json(body()).dump()) + "\n\n");
    if (!alive_.isActive())
        alive_.start();
    if (tongue_.counted)
        tongue_.counted();
}

/// Whoever does not fetch what was sent is cut off.
void WatchPort::send(QTcpSocket *socket, const QByteArray &text)
{
    if (socket->bytesToWrite() > mostUnsent)
        socket->abort();
    else
        socket->write(text);
}

void WatchPort::changed()
{
    body_.clear();
    if (!listening_.empty() && !soon_.isActive())
        soon_.start();
}

void WatchPort::publish()
{
    const QByteArray text = "data: " + bytesOf(Json(body()).dump()) + "\n\n";
    for (QTcpSocket *socket : std::vector(listening_))
        send(socket, text);
}

const std::string &WatchPort::body()
{
    if (!body_.empty())
        return body_;
    try {
        bool behind = !begun_;
        if (begun_)
            for (const Entry &entry : keeper_.linesFor(Seat::watch, teller_.length() + 1))
                if (!teller_.follow(entry)) {
                    behind = true;
                    break;
                }
        if (behind)
            teller_.begin(keeper_.linesFor(Seat::watch));
        begun_ = true;
        const WatchPage page = teller_.page();
        body_ = watchBody(tongue_.say ? spokenPage(page, tongue_.say) : page, tongue_.words);
    } catch (const Error &problem) { // a game that today's rules do not understand
        begun_ = false;
        body_ = "<p>" + inMarkup(problem.what()) + "</p>";
    }
    return body_;
}

} // namespace optio::link
