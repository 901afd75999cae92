// SPDX-License-Identifier: GPL-3.0-or-later
// Carries the bytes of a device that asks to be let in to the one address that its player typed, and to no other (LNK-01, LNK-02).
#pragma once

#include "rules/link/link_text.h"
#include "rules/link/seeking.h"
#include "rules/link/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

class QWebSocket;

namespace optio::link {

class SeekCarrier : public QObject {
public:
    /// `other` gets the effects that do not go over the wire; an "admitted" one holds the link with the address that answered before the
    /// others.
    SeekCarrier(Seeking &seeking, TypedAddress address, std::function<void(const SeekEffect &)> other);
    ~SeekCarrier() override;

    void start();
    std::int64_t now() const { return clock_.elapsed(); }
    /// Does what is wanted, after something was asked of it.
    void work();

private:
    void open();
    void reach(const std::string &address);
    void take(const QByteArray &frame);
    void ended();
    void hangUp();
    std::string linkHere(const std::string &text) const;

    Seeking &seeking_;
    TypedAddress address_;
    std::string reached_; ///< what it stands for
    int lookup_ = -1;     ///< of a name, while it goes on
    std::function<void(const SeekEffect &)> other_;
    QWebSocket *socket_ = nullptr;
    std::optional<Session> session_;
    Assembler assembler_;
    QElapsedTimer clock_;
    QTimer timer_;
    bool working_ = false;
};

} // namespace optio::link
