// SPDX-License-Identifier: GPL-3.0-or-later
// The socket of a device that asks to be let in.
#include "app/link/seek_carrier.h"

#include "app/link/waking.h"
#include "rules/link/admission.h"

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
    lookup_ = std::make_unique<Lookup>(address_.host, [this](const std::string &address) {
        if (address.empty())
            ended();
        else
            reach(address);
    });
}

void SeekCarrier::reach(const std::string &address)
{
    reached_ = address;
    session_ = Session::guest("");
    assembler_ = Assembler();
    socket_ = std::make_unique<GuestSocket>(address, address_.port,
                                            GuestSocket::Heard{[this] { socket_->send(session_->greeting()); },
                                                               [this](std::string_view frame) { take(frame); },
                                                               [this](int code) { ended(code); }});
}

void SeekCarrier::take(std::string_view frame)
{
    try {
        const bool before = session_->ready();
        const std::optional<std::string> open = session_->take(frame);
        if (!session_->digits().empty())
            seeking_.answered();
        if (const std::string greeting = session_->greeting(); !greeting.empty())
            socket_->send(greeting);
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

void SeekCarrier::ended(int code)
{
    using End = Seeking::End;
    hangUp();
    seeking_.lost(code == closeBusy ? End::busy : code == closeShut ? End::shut : End::gone, now());
    work();
}

void SeekCarrier::hangUp()
{
    lookup_.reset();
    socket_.reset();
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
                for (const std::string &frame : lockedFrames(*session_, effect.message))
                    socket_->send(frame);
            }
        }
    working_ = false;
    wakeAt(timer_, seeking_.nextTick(), now());
}

} // namespace optio::link
