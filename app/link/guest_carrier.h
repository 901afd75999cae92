// SPDX-License-Identifier: GPL-3.0-or-later
// Carries a guest's bytes to the addresses of its link and no others (LNK-01), one after the other until one answers.
#pragma once

#include "app/link/guest_socket.h"
#include "rules/link/courier.h"
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

/// `Machine` is who calls: a guest, or the courier of a battle by e-mail (LNK-26); `Effect` is what it wants done.
template <class Machine, class Effect> class CallingCarrier : public QObject {
public:
    /// `other` gets the effects that do not go over the wire.
    CallingCarrier(Machine &guest, JoinLink link, std::function<void(const Effect &)> other);
    ~CallingCarrier() override;

    void start();
    std::int64_t now() const { return clock_.elapsed(); }
    /// Does what the guest wants, after something was asked of it.
    void work();

private:
    void open();
    void take(std::string_view frame);
    void closed();

    Machine &guest_;
    JoinLink link_;
    std::function<void(const Effect &)> other_;
    std::unique_ptr<GuestSocket> socket_;
    std::optional<Session> session_;
    Assembler assembler_;
    std::size_t address_ = 0; ///< the one tried, or that answered last
    QElapsedTimer clock_;
    QTimer timer_;
    bool working_ = false;
};

using GuestCarrier = CallingCarrier<Guest, GuestEffect>;
using CourierCall = CallingCarrier<Courier, CourierEffect>;

} // namespace optio::link
