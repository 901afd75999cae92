// SPDX-License-Identifier: GPL-3.0-or-later
// Faults for any program: as a library that is loaded before it (LD_PRELOAD), with what is to fail in the environment.
//   OPTIO_FAULT_UNDER   only calls on files whose path begins so; without it nothing is done
//   OPTIO_FAULT_NOTE    a file to which each such call is added, a word a line ("create", "write", …)
//   OPTIO_FAULT         "errno:at:lasts:calls": the call of that number (from 0) fails so, with lasts=1 all from there on; errno 0 kills
//   the
//                       program there; calls: the kinds of calls that fail, between blanks, all when empty
//   OPTIO_FAULT_MEMORY  "at:lasts": the allocation of that number since main() began fails
// The calls are counted in each process by itself.
#include "calls.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

struct Wanted {
    int error = 0;
    long at = -1;
    bool lasts = false;
    std::string calls;
    std::string note;
    long seen = 0;
};

Wanted &wanted()
{
    static Wanted one;
    return one;
}

std::atomic<long> allocations{0};
long memoryAt = -1;
bool memoryLasts = false;
bool counting = false;

/// What the environment calls a call.
std::string kindOf(const diskcalls::Call &call) { return call.makes || call.empties ? "create" : call.name; }

void noted(const std::string &kind)
{
    if (wanted().note.empty())
        return;
    const std::string line = kind + "\n";
    const auto file = ::syscall(SYS_openat, AT_FDCWD, wanted().note.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    static_cast<void>(::syscall(SYS_write, file, line.data(), line.size()));
    ::syscall(SYS_close, file);
}

int faultOf(const diskcalls::Call &call)
{
    const std::string kind = kindOf(call);
    noted(kind);
    Wanted &fault = wanted();
    const long now = fault.seen++;
    if (fault.at < 0 || now < fault.at || (!fault.lasts && now > fault.at))
        return 0;
    if (fault.error == 0)
        ::raise(SIGKILL);
    const bool concerned = fault.calls.empty() || (" " + fault.calls + " ").find(" " + kind + " ") != std::string::npos;
    return concerned ? fault.error : 0;
}

__attribute__((constructor)) void begin()
{
    const char *under = std::getenv("OPTIO_FAULT_UNDER");
    if (const char *memory = std::getenv("OPTIO_FAULT_MEMORY"); memory != nullptr) {
        memoryAt = std::atol(memory);
        memoryLasts = std::strchr(memory, ':') != nullptr && std::strchr(memory, ':')[1] == '1';
    }
    if (under == nullptr)
        return;
    if (const char *note = std::getenv("OPTIO_FAULT_NOTE"); note != nullptr)
        wanted().note = note;
    if (const char *fault = std::getenv("OPTIO_FAULT"); fault != nullptr) {
        char calls[200] = "";
        int lasts = 0;
        if (std::sscanf(fault, "%d:%ld:%d:%199[^\n]", &wanted().error, &wanted().at, &lasts, calls) < 3)
            std::abort();
        wanted().lasts = lasts != 0;
        wanted().calls = calls;
    }
    diskcalls::hooks() = {faultOf, {}, under, true};
}

/// Is this allocation to fail?
bool refused()
{
    if (!counting)
        return false;
    const long now = allocations++;
    if (memoryAt < 0 || now < memoryAt || (now > memoryAt && !memoryLasts))
        return false;
    errno = ENOMEM;
    return true;
}

using Main = int (*)(int, char **, char **);
Main realMain = nullptr;

int countedMain(int count, char **arguments, char **environment)
{
    counting = true;
    const int result = realMain(count, arguments, environment);
    counting = false;
    if (memoryAt < 0)
        noted("allocations " + std::to_string(allocations));
    return result;
}

} // namespace

// NOLINTBEGIN: the names and the forms are the C library's
extern "C" {

void *__libc_malloc(std::size_t size);
void *__libc_calloc(std::size_t count, std::size_t size);
void *__libc_realloc(void *old, std::size_t size);

void *malloc(std::size_t size) noexcept { return refused() ? nullptr : __libc_malloc(size); }
void *calloc(std::size_t count, std::size_t size) noexcept { return refused() ? nullptr : __libc_calloc(count, size); }
void *realloc(void *old, std::size_t size) noexcept { return refused() ? nullptr : __libc_realloc(old, size); }

int __libc_start_main(Main main, int count, char **arguments, void (*init)(), void (*fini)(), void (*end)(), void *stack)
{
    using Start = int (*)(Main, int, char **, void (*)(), void (*)(), void (*)(), void *);
    realMain = main;
    return reinterpret_cast<Start>(::dlsym(RTLD_NEXT, "__libc_start_main"))(countedMain, count, arguments, init, fini, end, stack);
}

} // extern "C"
// NOLINTEND
