// SPDX-License-Identifier: GPL-3.0-or-later
// What the adapters of the browser build share: how they speak to browser.js, which lives in the same page.
#pragma once

#include <QString>

#include <emscripten/val.h>

namespace optio {

/// The object of browser.js, whose functions are listed there.
inline emscripten::val browser() { return emscripten::val::module_property("optioBrowser"); }

/// A text of the page.
inline QString fromJs(const emscripten::val &text) { return QString::fromStdString(text.as<std::string>()); }
/// A text for the page.
inline emscripten::val toJs(const QString &text) { return emscripten::val(text.toStdString()); }
/// Bytes for the page: copied, for the memory of the program may move.
inline emscripten::val toJs(const std::string &bytes)
{
    return emscripten::val::global("Uint8Array")
        .new_(emscripten::val(emscripten::typed_memory_view(bytes.size(), reinterpret_cast<const unsigned char *>(bytes.data()))));
}

} // namespace optio
