// SPDX-License-Identifier: GPL-3.0-or-later
// The end that calls.
#include "app/link/guest_carrier.h"
#include "app/mail/post_end.h"

namespace optio {

namespace {

class CallingEnd : public PostEnd {
public:
    CallingEnd(const link::JoinLink &link, const std::string &name, PostNews news)
        : PostEnd(link::Courier::Role::guest, link.token, name), carrier_(courier_, link, std::move(news))
    {
        carrier_.start();
    }
    int port() const override { return 0; }
    std::vector<std::string> addresses() const override { return {}; }

private:
    std::int64_t now() const override { return carrier_.now(); }
    void work() override { carrier_.work(); }

    link::CourierCall carrier_;
};

} // namespace

std::unique_ptr<PostEnd> callingEnd(const link::JoinLink &link, const std::string &name, PostNews news)
{
    link::mayReachTables();
    return std::make_unique<CallingEnd>(link, name, std::move(news));
}

} // namespace optio
