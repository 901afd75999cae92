// SPDX-License-Identifier: GPL-3.0-or-later
// The socket of a guest.
#include "app/link/guest_carrier.h"

#include "app/link/waking.h"

#include <utility>

namespace optio::link {

template <class Machine, class Effect>
CallingCarrier<Machine, Effect>::CallingCarrier(Machine &guest, JoinLink link, std::function<void(const Effect &)> other)
    : guest_(guest), link_(std::move(link)), other_(std::move(other))
{
    clock_.start();
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] {
        guest_.tick(now());
        work();
    });
}

template <class Machine, class Effect> CallingCarrier<Machine, Effect>::~CallingCarrier() = default;

template <class Machine, class Effect> void CallingCarrier<Machine, Effect>::start()
{
    guest_.start(now());
    work();
}

template <class Machine, class Effect> void CallingCarrier<Machine, Effect>::open()
{
    session_ = Session::guest(link_.key);
    assembler_ = Assembler();
    socket_ = std::make_unique<GuestSocket>(link_.addresses[address_ % link_.addresses.size()], link_.port,
                                            GuestSocket::Heard{[this] { socket_->send(session_->greeting()); },
                                                               [this](std::string_view frame) { take(frame); }, [this](int) { closed(); }});
}

template <class Machine, class Effect> void CallingCarrier<Machine, Effect>::closed()
{
    if (!guest_.isConnected())
        ++address_; // the next one
    socket_.reset();
    guest_.lost(now());
    work();
}

template <class Machine, class Effect> void CallingCarrier<Machine, Effect>::take(std::string_view frame)
{
    try {
        const bool before = session_->ready();
        const std::optional<std::string> open = session_->take(frame);
        if (const std::string greeting = session_->greeting(); !greeting.empty())
            socket_->send(greeting);
        if (session_->ready() && !before)
            guest_.connected(now());
        if (open)
            if (const std::optional<std::string> message = assembler_.take(*open))
                guest_.received(*message, now());
    } catch (const Error &problem) { // not the keeper of the link, or altered on the way
        Effect warning;
        warning.kind = Effect::Kind::warn;
        warning.text = problem.what();
        other_(warning);
        ++address_;
        socket_.reset();
        guest_.lost(now());
    }
    work();
}

template <class Machine, class Effect> void CallingCarrier<Machine, Effect>::work()
{
    if (std::exchange(working_, true))
        return;
    for (std::vector<Effect> effects = guest_.takeEffects(); !effects.empty(); effects = guest_.takeEffects())
        for (const Effect &effect : effects) {
            if constexpr (requires { Effect::Kind::moved; }) {
                if (effect.kind == Effect::Kind::moved) {
                    link_ = joinLinkFrom(effect.text);
                    address_ = 0;
                }
            }
            if (effect.kind == Effect::Kind::connect) {
                open();
            } else if (effect.kind == Effect::Kind::close) {
                socket_.reset();
            } else if (effect.kind != Effect::Kind::send) {
                other_(effect);
            } else if (socket_ != nullptr && session_->ready()) {
                for (const std::string &frame : lockedFrames(*session_, effect.message))
                    socket_->send(frame);
            }
        }
    working_ = false;
    wakeAt(timer_, guest_.nextTick(), now());
}

template class CallingCarrier<Guest, GuestEffect>;
template class CallingCarrier<Courier, CourierEffect>;

} // namespace optio::link
