// SPDX-License-Identifier: GPL-3.0-or-later
// For commands that run until somebody ends them: signals only set a mark, and what is being done is done to its end.
#pragma once

#include "app/cli/output.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>

namespace optio::cli {

/// From its making on, SIGINT, SIGTERM and SIGHUP set the mark.
class UntilSignal {
public:
    UntilSignal()
    {
        for (const int one : {SIGINT, SIGTERM, SIGHUP})
            std::signal(one, [](int) { ended_ = true; });
    }
    /// Has one come?
    static bool ended() { return ended_; }
    /// Waits, as long as none comes.
    static void pause(int milliseconds)
    {
        for (const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
             !ended_ && std::chrono::steady_clock::now() < end;)
            std::this_thread::sleep_for(std::chrono::milliseconds(std::min(milliseconds, 20)));
    }

private:
    static inline std::atomic<bool> ended_ = false;
};

/// One line of what such a command prints.
inline void tellLine(const Json &line) { printText(line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"); }

} // namespace optio::cli
