// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/courier_port.h"

#include "app/link/line_socket.h"
#include "app/link/waking.h"
#include "rules/error.h"

#include <QWebSocket>
#include <QWebSocketServer>

#include <limits>
#include <utility>
#include <vector>

namespace optio::link {

namespace {

constexpr std::size_t mostCalls = 12;         ///< connections at a time
constexpr std::int64_t sayWhoWithin = 10'000; ///< ms

} // namespace

CourierPort::CourierPort(Courier &courier, KeyPair keys, std::function<void(const CourierEffect &)> other)
    : courier_(courier), keys_(std::move(keys)), other_(std::move(other))
{
    clock_.start();
    timer_.setSingleShot(true);
    end_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] {
        std::vector<int> silent;
        for (const auto &[number, line] : lines_)
            if (number != current_ && now() - line.since >= sayWhoWithin)
                silent.push_back(number);
        for (const int number : silent)
            close(number);
        courier_.tick(now());
        work();
    });
    connect(&end_, &QTimer::timeout, this, [this] {
        courier_.stop("The battle was shared for 12 hours; share it again to go on", now());
        work();
    });
}

CourierPort::~CourierPort() // what the sockets say as they go is not heard any more
{
    for (const auto &[number, line] : lines_)
        disconnect(line.socket, nullptr, this, nullptr);
}

void CourierPort::listen(int port)
{
    server_ = std::make_unique<QWebSocketServer>(QStringLiteral("optio"), QWebSocketServer::NonSecureMode);
    connect(server_.get(), &QWebSocketServer::newConnection, this, &CourierPort::arrived);
    if (!listenAt(*server_, port)) {
        const std::string why = server_->errorString().toStdString();
        server_.reset();
        throw Error("the battle cannot be shared on port " + std::to_string(port) + ": " + why, "port");
    }
    end_.start(longestShare);
    courier_.start(now());
    work();
}

int CourierPort::port() const { return server_ ? server_->serverPort() : 0; }

void CourierPort::arrived()
{
    while (QWebSocket *socket = nextLine(*server_, lines_.size(), mostCalls, this)) {
        const int number = ++last_;
        lines_.emplace(number, Line{socket, Session::keeper(keys_), {}, now()});
        connect(socket, &QWebSocket::binaryMessageReceived, this, [this, number](const QByteArray &frame) { take(number, frame); });
        connect(socket, &QWebSocket::textMessageReceived, this, [this, number] { close(number); });
        connect(socket, &QWebSocket::disconnected, this, [this, number] { lost(number); });
    }
    plan();
}

void CourierPort::take(int number, const QByteArray &frame)
{
    const auto found = lines_.find(number);
    if (found == lines_.end())
        return;
    Line &line = found->second;
    try {
        const std::optional<std::string> open = line.session.take({frame.constData(), static_cast<std::size_t>(frame.size())});
        if (line.session.compares()) // nobody comes here without the link
            return close(number);
        if (const std::string greeting = line.session.greeting(); !greeting.empty())
            line.socket->sendBinaryMessage(QByteArray::fromStdString(greeting));
        if (open)
            if (const std::optional<std::string> message = line.assembler.take(*open))
                hear(number, *message);
    } catch (const std::exception &) { // whoever does not speak as a guest does is told nothing
        close(number);
    }
    work();
}

/// Whoever has the token takes the place of who was there: it is the same player, by another address or on another device.
void CourierPort::hear(int number, const std::string &message)
{
    if (number != current_) {
        if (!courier_.admits(message))
            return close(number);
        if (current_ != 0)
            close(std::exchange(current_, 0));
        courier_.lost(now());
        current_ = number;
        courier_.connected(now());
    }
    courier_.received(message, now());
}

void CourierPort::lost(int number)
{
    const auto found = lines_.find(number);
    if (found == lines_.end())
        return;
    found->second.socket->deleteLater();
    lines_.erase(found);
    if (number == current_) {
        current_ = 0;
        courier_.lost(now());
        work();
    }
}

void CourierPort::close(int number)
{
    const auto found = lines_.find(number);
    if (found == lines_.end())
        return;
    QWebSocket *socket = found->second.socket;
    lines_.erase(found);
    endLine(socket, this);
}

void CourierPort::work()
{
    if (std::exchange(working_, true))
        return;
    for (std::vector<CourierEffect> effects = courier_.takeEffects(); !effects.empty(); effects = courier_.takeEffects())
        for (const CourierEffect &effect : effects) {
            if (effect.kind == CourierEffect::Kind::close) {
                close(std::exchange(current_, 0));
            } else if (effect.kind != CourierEffect::Kind::send) {
                other_(effect);
            } else if (const auto found = lines_.find(current_); found != lines_.end()) {
                sendLocked(*found->second.socket, found->second.session, effect.message);
            }
        }
    working_ = false;
    if (courier_.state() == Courier::State::gone && server_) {
        server_->close(); // nobody is answered any more
        while (!lines_.empty())
            close(lines_.begin()->first);
        timer_.stop();
        end_.stop();
        return;
    }
    plan();
}

/// Wakes when something is to be said or somebody has been silent for too long, and not before.
void CourierPort::plan()
{
    std::int64_t next = courier_.nextTick();
    for (const auto &[number, line] : lines_)
        if (number != current_)
            next = std::min(next, line.since + sayWhoWithin);
    wakeAt(timer_, next, now());
}

} // namespace optio::link
