// SPDX-License-Identifier: GPL-3.0-or-later
// Carries a guest's bytes to the addresses of its link and no others (LNK-01), one after the other until one answers.
#pragma once

#include "app/link/guest_socket.h"
#include "rules/link/guest.h"
#include "rules/link/link_text.h"
#include "rules/link/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace optio::link {

class GuestCarrier : public QObject {
public:
    /// `other` gets the guest's effects that do not go over the wire.
    GuestCarrier(Guest &guest, JoinLink link, std::function<void(const GuestEffect &)> other);
    ~GuestCarrier() override;

    void start();
    std::int64_t now() const { return clock_.elapsed(); }
    /// Does what the guest wants, after something was asked of it.
    void work();

private:
    void open();
    void take(std::string_view frame);
    void closed();

    Guest &guest_;
    JoinLink link_;
    std::function<void(const GuestEffect &)> other_;
    std::unique_ptr<GuestSocket> socket_;
    std::optional<Session> session_;
    Assembler assembler_;
    std::size_t address_ = 0; ///< the one tried, or that answered last
    QElapsedTimer clock_;
    QTimer timer_;
    bool working_ = false;
};

} // namespace optio::link
