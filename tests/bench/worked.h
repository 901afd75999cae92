// SPDX-License-Identifier: GPL-3.0-or-later
// What the calling thread has worked.
#pragma once

#include <ctime>

namespace optio::test {

/// Milliseconds of processor time of this thread, from wherever; pictures are made and painted in that of the window.
inline double worked()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

} // namespace optio::test
