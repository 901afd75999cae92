// SPDX-License-Identifier: GPL-3.0-or-later
// The socket of a guest.
#include "app/link/guest_carrier.h"

#include "app/link/waking.h"

#include <utility>

namespace optio::link {

GuestCarrier::GuestCarrier(Guest &guest, JoinLink link, std::function<void(const GuestEffect &)> other)
    : guest_(guest), link_(std::move(link)), other_(std::move(other))
{
    clock_.start();
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] {
        guest_.tick(now());
        work();
    });
}

GuestCarrier::~GuestCarrier() = default;

void GuestCarrier::start()
{
    guest_.start(now());
    work();
}

void GuestCarrier::open()
{
    session_ = Session::guest(link_.key);
    assembler_ = Assembler();
    socket_ = std::make_unique<GuestSocket>(link_.addresses[address_ % link_.addresses.size()], link_.port,
                                            GuestSocket::Heard{[this] { socket_->send(session_->greeting()); },
                                                               [this](std::string_view frame) { take(frame); }, [this](int) { closed(); }});
}

void GuestCarrier::closed()
{
    if (!guest_.isConnected())
        ++address_; // the next one
    socket_.reset();
    guest_.lost(now());
    work();
}

void GuestCarrier::take(std::string_view frame)
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
        other_({.kind = GuestEffect::Kind::warn, .text = problem.what()});
        ++address_;
        socket_.reset();
        guest_.lost(now());
    }
    work();
}

void GuestCarrier::work()
{
    if (std::exchange(working_, true))
        return;
    for (std::vector<GuestEffect> effects = guest_.takeEffects(); !effects.empty(); effects = guest_.takeEffects())
        for (const GuestEffect &effect : effects) {
            if (effect.kind == GuestEffect::Kind::connect) {
                open();
            } else if (effect.kind == GuestEffect::Kind::close) {
                socket_.reset();
            } else if (effect.kind == GuestEffect::Kind::moved) {
                link_ = joinLinkFrom(effect.text);
                address_ = 0;
                other_(effect);
            } else if (effect.kind != GuestEffect::Kind::send) {
                other_(effect);
            } else if (socket_ != nullptr && session_->ready()) {
                for (const std::string &frame : framesOf(written(effect.message)))
                    socket_->send(session_->lock(frame));
            }
        }
    working_ = false;
    wakeAt(timer_, guest_.nextTick(), now());
}

} // namespace optio::link
