// SPDX-License-Identifier: GPL-3.0-or-later
// A connection from this device to a keeper's. On a desktop it is a socket of Qt's (guest_socket.cpp), in a browser the page's own
// (app/qt/web/guest_socket.cpp).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace optio::link {

/// A WebSocket to one address. Whoever is told something may destroy it meanwhile.
class GuestSocket {
public:
    struct Heard {
        std::function<void()> opened;
        std::function<void(std::string_view frame)> frame;
        std::function<void(int code)> closed; ///< by the other side or for want of a network, with the code of the WebSocket's end
    };

    /// Opens ws://HOST:PORT/ and tells what becomes of it later, never while this goes on.
    GuestSocket(const std::string &host, int port, Heard heard);
    /// Closes it; nothing is told any more.
    ~GuestSocket();
    GuestSocket(const GuestSocket &) = delete;
    GuestSocket &operator=(const GuestSocket &) = delete;

    void send(const std::string &frame);

private:
    struct Inner;
    std::shared_ptr<Inner> inner_;
};

/// Finds out which address of a near network a host has. On a desktop a name is looked up before anything is said to it, so that nothing
/// outside is spoken to; a browser keeps that to itself, so there a name must be one of the own network.
class Lookup {
public:
    /// `found` gets the address, or "" where there is none near; it may be called while this goes on.
    Lookup(const std::string &host, std::function<void(const std::string &address)> found);
    /// Looks no longer.
    ~Lookup();
    Lookup(const Lookup &) = delete;
    Lookup &operator=(const Lookup &) = delete;

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

/// Can this program reach devices at the table? A page that came by https may open no plain connection.
bool canReachTables();
/// Throws Error where it cannot.
void mayReachTables();
/// Is this program a page of the keeper's device (app/link/site_files.h)?
bool isFromTablet();

} // namespace optio::link
