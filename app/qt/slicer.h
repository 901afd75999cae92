// SPDX-License-Identifier: GPL-3.0-or-later
// Work in slices between pictures, for what belongs to the screen's own thread, such as the store. Work beside the screen is a Worker's.
#pragma once

#include "rules/slices.h"

#include <QTimer>

#include <optional>

namespace optio {

class Slicer {
public:
    Slicer();

    /// Does the work, which must not throw, then what it gives. Unless it is begun `later`, the first slice is done before this returns:
    /// short work is over then.
    void start(Slices work, bool later = false);
    bool busy() const { return work_.has_value(); }
    /// Does what is left at once.
    void finish();
    /// Forgets what is under way.
    void drop();

private:
    void go(bool all);

    QTimer timer_;
    std::optional<Slices> work_;
};

} // namespace optio
