// SPDX-License-Identifier: GPL-3.0-or-later
// The socket of a device that asks to be let in.
#include "app/link/seek_carrier.h"

#include "app/link/sockets.h"
#include "rules/link/admission.h"

#include <QHostInfo>
#include <QWebSocket>

#include <algorithm>
#include <utility>

namespace optio::link {

SeekCarrier::SeekCarrier(Seeking &seeking, TypedAddress address, std::function<void(const SeekEffect &)> other)
    : seeking_(seeking), address_(std::move(address)), other_(std::move(other))
{
    clock_.start();
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] {
        seeking_.tick(now());
        work();
    });
}

SeekCarrier::~SeekCarrier() = default;

void SeekCarrier::start()
{
    seeking_.start(now());
    work();
}

/// What a name stands for is looked up first, so that nothing outside this network is spoken to.
void SeekCarrier::open()
{
    hangUp();
    if (isNear(address_.host))
        return reach(address_.host);
    lookup_ = QHostInfo::lookupHost(QString::fromStdString(address_.host), this, [this](const QHostInfo &found) {
        lookup_ = -1;
        QList<QHostAddress> addresses = found.addresses();
        std::stable_sort(addresses.begin(), addresses.end(), [](const QHostAddress &one, const QHostAddress &other) {
            return one.protocol() == QAbstractSocket::IPv4Protocol && other.protocol() != QAbstractSocket::IPv4Protocol;
        });
        for (const QHostAddress &one : addresses)
            if (const std::string near = textOf(one); isNear(near))
                return reach(near);
        ended();
    });
}

void SeekCarrier::reach(const std::string &address)
{
    reached_ = address;
    session_ = Session::guest("");
    assembler_ = Assembler();
    socket_ = newSocket(this);
    connect(socket_, &QWebSocket::connected, this, [this] { socket_->sendBinaryMessage(QByteArray::fromStdString(session_->greeting())); });
    connect(socket_, &QWebSocket::binaryMessageReceived, this, &SeekCarrier::take);
    connect(socket_, &QWebSocket::disconnected, this, &SeekCarrier::ended);
    openTo(*socket_, address, address_.port);
}

void SeekCarrier::take(const QByteArray &frame)
{
    try {
        const bool before = session_->ready();
        const std::optional<std::string> open = session_->take({frame.constData(), static_cast<std::size_t>(frame.size())});
        if (!session_->digits().empty())
            seeking_.answered();
        if (const std::string greeting = session_->greeting(); !greeting.empty())
            socket_->sendBinaryMessage(QByteArray::fromStdString(greeting));
        if (session_->ready() && !before)
            seeking_.compared(session_->digits(), session_->keeperKey(), now());
        if (open)
            if (const std::optional<std::string> message = assembler_.take(*open))
                seeking_.received(*message, now());
    } catch (const Error &) { // no keeper of Optio
        return ended();
    }
    work();
}

void SeekCarrier::ended()
{
    using End = Seeking::End;
    const int code = socket_ == nullptr ? 0 : static_cast<int>(socket_->closeCode());
    hangUp();
    seeking_.lost(code == closeBusy ? End::busy : code == closeShut ? End::shut : End::gone, now());
    work();
}

void SeekCarrier::hangUp()
{
    if (lookup_ >= 0)
        QHostInfo::abortHostLookup(std::exchange(lookup_, -1));
    letGo(this, socket_);
}

/// The link that came, with the address that answered before the others: it is the one that works from here.
std::string SeekCarrier::linkHere(const std::string &text) const
{
    JoinLink link = joinLinkFrom(text);
    std::erase(link.addresses, reached_);
    link.addresses.insert(link.addresses.begin(), reached_);
    return textOf(link);
}

void SeekCarrier::work()
{
    if (std::exchange(working_, true))
        return;
    for (std::vector<SeekEffect> effects = seeking_.takeEffects(); !effects.empty(); effects = seeking_.takeEffects())
        for (SeekEffect &effect : effects) {
            if (effect.kind == SeekEffect::Kind::connect) {
                open();
            } else if (effect.kind == SeekEffect::Kind::close) {
                hangUp();
            } else if (effect.kind != SeekEffect::Kind::send) {
                if (effect.kind == SeekEffect::Kind::admitted)
                    effect.text = linkHere(effect.text);
                other_(effect);
            } else if (socket_ != nullptr && session_->ready()) {
                send(*socket_, *session_, effect.message);
            }
        }
    working_ = false;
    wakeAt(timer_, seeking_.nextTick(), now());
}

} // namespace optio::link
