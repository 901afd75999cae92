// SPDX-License-Identifier: GPL-3.0-or-later
// A browser, and a program built without zxing-cpp, reads no codes: nothing offers to scan there.
#include "app/scan/read_codes.h"

namespace optio {

bool canReadCodes() { return false; }

std::vector<SeenCode> codesIn(const QImage & /*picture*/) { return {}; }

} // namespace optio
