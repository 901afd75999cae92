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
        : PostEnd(link::Courier::Role::host, token, name), carrier_(courier_, keys, std::move(news))
    {
        carrier_.listen(port);
    }
    int port() const override { return carrier_.port(); }
    std::vector<std::string> addresses() const override { return link::KeeperCarrier::addresses(); }

private:
    std::int64_t now() const override { return carrier_.now(); }
    void work() override { carrier_.work(); }

    link::CourierPort carrier_;
};

} // namespace

std::unique_ptr<PostEnd> listeningEnd(const link::KeyPair &keys, const std::string &token, int port, const std::string &name, PostNews news)
{
    return std::make_unique<ListeningEnd>(keys, token, port, name, std::move(news));
}

} // namespace optio
