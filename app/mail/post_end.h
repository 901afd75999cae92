// SPDX-License-Identifier: GPL-3.0-or-later
// This device's end of a battle by e-mail that is played at one table (LNK-26): it listens, or calls the one that does.
#pragma once

#include "rules/link/courier.h"
#include "rules/link/link_text.h"
#include "rules/link/session.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace optio {

class PostEnd {
public:
    PostEnd(link::Courier::Role role, const std::string &token, const std::string &name) : courier_(role, token, name) {}
    PostEnd(const PostEnd &) = delete;
    PostEnd &operator=(const PostEnd &) = delete;
    virtual ~PostEnd() = default;
    const link::Courier &courier() const { return courier_; }
    /// What is here now.
    void have(link::Turns own)
    {
        courier_.have(std::move(own), now());
        work();
    }
    void stop(const std::string &reason)
    {
        courier_.stop(reason, now());
        work();
    }
    /// The window became active: who calls tries again at once.
    void wake()
    {
        courier_.wake(now());
        work();
    }
    /// The port that it listens at; 0 for none.
    virtual int port() const = 0;
    /// The addresses by which this device can be called, the likeliest first; none where it calls.
    virtual std::vector<std::string> addresses() const = 0;

protected:
    /// The carrier's clock, and its turn to do what the courier wants.
    virtual std::int64_t now() const = 0;
    virtual void work() = 0;

    link::Courier courier_;
};

/// What becomes of it: effects that do not go over the wire. They come while the end is at work, so it lives until that is done.
using PostNews = std::function<void(const link::CourierEffect &)>;

/// Listens. `port` 0 takes the usual one. Throws Error where that cannot be, as in a browser.
std::unique_ptr<PostEnd> listeningEnd(const link::KeyPair &keys, const std::string &token, int port, const std::string &name,
                                      PostNews news);
/// Calls. Throws Error where tables cannot be reached.
std::unique_ptr<PostEnd> callingEnd(const link::JoinLink &link, const std::string &name, PostNews news);

} // namespace optio
