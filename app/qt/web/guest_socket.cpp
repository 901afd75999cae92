// SPDX-License-Identifier: GPL-3.0-or-later
// The connection as the page's own WebSocket.
#include "app/link/guest_socket.h"

#include "app/link/site_files.h"
#include "app/qt/web/browser.h"
#include "rules/error.h"
#include "rules/link/http_head.h"
#include "rules/link/link_text.h"
#include "rules/link/messages.h"

#include <QCoreApplication>

#include <emscripten/websocket.h>
#include <utility>

namespace optio::link {

struct GuestSocket::Inner : std::enable_shared_from_this<Inner> {
    explicit Inner(Heard all) : heard(std::move(all)) {}
    Heard heard;
    EMSCRIPTEN_WEBSOCKET_T socket = 0;
};

GuestSocket::GuestSocket(const std::string &host, int port, Heard heard) : inner_(std::make_shared<Inner>(std::move(heard)))
{
    if (host.find('%') != std::string::npos) { // a browser takes no address that names a socket of this device
        QMetaObject::invokeMethod(
            qApp,
            [known = std::weak_ptr(inner_)] {
                if (const auto inner = known.lock())
                    inner->heard.closed(1006);
            },
            Qt::QueuedConnection);
        return;
    }
    const std::string url = "ws://" + (host.find(':') == std::string::npos ? host : "[" + host + "]") + ":" + std::to_string(port) + "/";
    EmscriptenWebSocketCreateAttributes attributes;
    emscripten_websocket_init_create_attributes(&attributes);
    attributes.url = url.c_str();
    const EMSCRIPTEN_WEBSOCKET_T socket = inner_->socket = emscripten_websocket_new(&attributes);
    if (socket <= 0)
        throw Error("this browser opens no connection to " + url);
    // After delete() nothing of it is called any more, so what is called with is there.
    emscripten_websocket_set_onopen_callback(socket, inner_.get(), [](int, const EmscriptenWebSocketOpenEvent *, void *given) -> EM_BOOL {
        const auto inner = static_cast<Inner *>(given)->shared_from_this();
        inner->heard.opened();
        return EM_TRUE;
    });
    emscripten_websocket_set_onmessage_callback(socket, inner_.get(),
                                                [](int, const EmscriptenWebSocketMessageEvent *event, void *given) -> EM_BOOL {
                                                    const auto inner = static_cast<Inner *>(given)->shared_from_this();
                                                    if (!event->isText && event->numBytes <= mostFrameBytes)
                                                        inner->heard.frame({reinterpret_cast<const char *>(event->data), event->numBytes});
                                                    return EM_TRUE;
                                                });
    emscripten_websocket_set_onclose_callback(socket, inner_.get(),
                                              [](int, const EmscriptenWebSocketCloseEvent *event, void *given) -> EM_BOOL {
                                                  const auto inner = static_cast<Inner *>(given)->shared_from_this();
                                                  inner->heard.closed(event->code);
                                                  return EM_TRUE;
                                              });
}

GuestSocket::~GuestSocket()
{
    if (inner_->socket <= 0)
        return;
    emscripten_websocket_close(inner_->socket, 1000, "");
    emscripten_websocket_delete(inner_->socket);
}

void GuestSocket::send(const std::string &frame)
{
    if (inner_->socket <= 0)
        return;
    unsigned short state = 0;
    emscripten_websocket_get_ready_state(inner_->socket, &state);
    if (state == 1) // while it closes, nothing goes out any more
        emscripten_websocket_send_binary(inner_->socket, const_cast<char *>(frame.data()), static_cast<uint32_t>(frame.size()));
}

struct Lookup::Inner {};

Lookup::Lookup(const std::string &host, std::function<void(const std::string &)> found)
{
    found(isNear(host) || isOwnHost(host) ? host : "");
}

Lookup::~Lookup() = default;

bool canReachTables() { return emscripten::val::global("location")["protocol"].as<std::string>() != "https:"; }

void mayReachTables()
{
    if (!canReachTables())
        throw Error(
            "This page came by https, and a browser lets such a page reach no tablet at the table. Ask there for the code for a browser: "
            "it opens Optio from that tablet.");
}

bool isFromTablet() { return emscripten::val::global("location")["pathname"].as<std::string>() == playPath; }

} // namespace optio::link
