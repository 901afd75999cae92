// SPDX-License-Identifier: GPL-3.0-or-later
// The end that listens.
#include "app/link/courier_port.h"
#include "app/link/keeper_carrier.h"
#include "app/mail/post_end.h"

namespace optio {

namespace {

class ListeningEnd : public PostEnd {
public:
    ListeningEnd(const link::KeyPair &keys, const std::string &token, int port, const std::string &name, PostNews news)
        : courier_(link::Courier::Role::host, token, name), carrier_(courier_, keys, std::move(news))
    {
        carrier_.listen(port);
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
    void wake() override {} // the other one tries
    int port() const override { return carrier_.port(); }
    std::vector<std::string> addresses() const override { return link::KeeperCarrier::addresses(); }

private:
    link::Courier courier_;
    link::CourierPort carrier_;
};

} // namespace

std::unique_ptr<PostEnd> listeningEnd(const link::KeyPair &keys, const std::string &token, int port, const std::string &name, PostNews news)
{
    return std::make_unique<ListeningEnd>(keys, token, port, name, std::move(news));
}

} // namespace optio
