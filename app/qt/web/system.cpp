// SPDX-License-Identifier: GPL-3.0-or-later
// What the browser says of itself.
#include "app/qt/system.h"

#include "app/qt/web/browser.h"

namespace optio {

QString systemName() { return fromJs(emscripten::val::global("navigator")["userAgent"]); }

} // namespace optio
