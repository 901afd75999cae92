// SPDX-License-Identifier: GPL-3.0-or-later
// Failures of what lies under the program rather than of what was asked for.
#pragma once

#include "rules/error.h"

namespace optio {

/// Nothing could be saved: the disk is full or fails, or the right to write is missing. It is told until something is saved again.
class DiskError : public Error {
public:
    using Error::Error;
};

} // namespace optio
