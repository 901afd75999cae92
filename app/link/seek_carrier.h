// SPDX-License-Identifier: GPL-3.0-or-later
// Carries the bytes of a device that asks to be let in to the one address that its player typed, and to no other (LNK-01, LNK-02).
#pragma once

#include "app/link/guest_socket.h"
#include "rules/link/link_text.h"
#include "rules/link/seeking.h"
#include "rules/link/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

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
    void take(std::string_view frame);
    void ended(int code = 0);
    void hangUp();
    std::string linkHere(const std::string &text) const;

    Seeking &seeking_;
    TypedAddress address_;
    std::string reached_; ///< what it stands for
    std::unique_ptr<Lookup> lookup_;
    std::function<void(const SeekEffect &)> other_;
    std::unique_ptr<GuestSocket> socket_;
    std::optional<Session> session_;
    Assembler assembler_;
    QElapsedTimer clock_;
    QTimer timer_;
    bool working_ = false;
};

} // namespace optio::link
