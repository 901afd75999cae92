// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's session bus.
#pragma once

namespace optio {

/// Is there a session bus? Asking Qt for one that is not there would start one or warn.
bool haveBus();

} // namespace optio
