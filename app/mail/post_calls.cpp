// SPDX-License-Identifier: GPL-3.0-or-later
// The end that calls.
#include "app/link/guest_carrier.h"
#include "app/mail/post_end.h"

namespace optio {

namespace {

class CallingEnd : public PostEnd {
public:
    CallingEnd(const link::JoinLink &link, const std::string &name, PostNews news)
        : courier_(link::Courier::Role::guest, link.token, name), carrier_(courier_, link, std::move(news))
    {
        carrier_.start();
    }
    const link::Courier &courier() const override { return courier_; }
    void have(link::Turns own) override
    {
        courier_.have(std::move(own), carrier_.now());
        carrier_.work();
    }
    void stop(const std::string &reason) override
    {
        courier_.stop(reason, carrier_.now());
        carrier_.work();
    }
    void wake() override
    {
        courier_.wake(carrier_.now());
        carrier_.work();
    }
    int port() const override { return 0; }
    std::vector<std::string> addresses() const override { return {}; }

private:
    link::Courier courier_;
    link::CourierCall carrier_;
};

} // namespace

std::unique_ptr<PostEnd> callingEnd(const link::JoinLink &link, const std::string &name, PostNews news)
{
    link::mayReachTables();
    return std::make_unique<CallingEnd>(link, name, std::move(news));
}

} // namespace optio
