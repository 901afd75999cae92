// SPDX-License-Identifier: GPL-3.0-or-later
// Files that the player chose to save lie in the program's memory, and go out of it to where he chose.
#include "app/qt/files.h"

#include "app/qt/web/browser.h"

namespace optio {

void handOut(const QString &path) { browser().call<void>("handOut", toJs(path)); }

} // namespace optio
