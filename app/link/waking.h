// SPDX-License-Identifier: GPL-3.0-or-later
// When carriers look after what they wait for.
#pragma once

#include <QTimer>

#include <algorithm>
#include <cstdint>

namespace optio::link {

/// Wakes `timer` at `next`, both in ms of one clock; where that is far off, not at all.
inline void wakeAt(QTimer &timer, std::int64_t next, std::int64_t now)
{
    constexpr std::int64_t longestPause = 3'600'000; // ms
    if (next > now + longestPause)
        return timer.stop();
    timer.start(static_cast<int>(std::max<std::int64_t>(1, next - now)));
}

} // namespace optio::link
