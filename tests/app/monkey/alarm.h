// SPDX-License-Identifier: GPL-3.0-or-later
// The monkey's alarm: an act that takes too long, or ends the program, is told with what came before it, what the processor did, and where
// it is.
#pragma once

#include "hands.h"

#include <array>
#include <charconv>
#include <csignal>
#include <cstring>
#include <ctime>
#include <execinfo.h>
#include <initializer_list>
#include <unistd.h>

namespace optio::monkey {

/// The processor's time of this process, in milliseconds.
inline long long processed()
{
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

inline long long processedBefore = 0; // NOLINT: who is ended by a signal has no other place to look

/// From here on an act has three minutes. Whether it worked through them or was kept waiting, tellTrail() says.
inline void mayTake()
{
    processedBefore = processed();
    ::alarm(180);
}

inline void write(const char *text) { static_cast<void>(!::write(STDERR_FILENO, text, std::strlen(text))); }

/// A number, without memory of the heap.
inline void write(long long number)
{
    std::array<char, 24> digits{};
    std::to_chars(digits.data(), digits.data() + digits.size() - 1, number);
    write(digits.data());
}

/// What was done last, how much the processor did for it, and where it is, when the program is ended from outside of the monkey. Only what
/// is allowed in the middle of anything is called. `addr2line -fCe monkey_test` names the places.
inline void tellTrail(int number)
{
    write("monkey: ended by signal ");
    write(static_cast<long long>(number));
    write(" after ");
    write(processed() - processedBefore);
    write(" ms of the processor's time for:\n");
    for (const Said &one : said)
        write(one.text);
    write("monkey: it is in:\n");
    std::array<void *, 80> places{};
    ::backtrace_symbols_fd(places.data(), ::backtrace(places.data(), static_cast<int>(places.size())), STDERR_FILENO);
    ::_exit(128 + number);
}

/// Whatever ends the program is told from here on.
inline void tellBySignal()
{
    void *here = nullptr;
    static_cast<void>(::backtrace(&here, 1)); // what it needs is loaded now, not in the middle of something
    for (const int number : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGALRM, SIGTERM})
        std::signal(number, tellTrail);
}

} // namespace optio::monkey
