// SPDX-License-Identifier: GPL-3.0-or-later
// The system that the program runs on, for a fault report.
#pragma once

#include <QString>

namespace optio {

/// Such as "Debian GNU/Linux 12 (bookworm), linux 6.1.0, x86_64"; in a browser what that says of itself.
QString systemName();

} // namespace optio
