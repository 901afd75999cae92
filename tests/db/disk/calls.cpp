// SPDX-License-Identifier: GPL-3.0-or-later
// The calls themselves, under the names that the C library gives them.
#include "calls.h"

#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <dlfcn.h>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace diskcalls {

namespace {

thread_local int quiet = 0; // NOLINT: a call has no other place to look

/// The whole path of a name beside a folder's descriptor.
std::string whole(int folder, const char *name)
{
    if (name == nullptr)
        return {};
    if (*name == '/')
        return name;
    char place[PATH_MAX];
    const std::string of = folder == AT_FDCWD ? "/proc/self/cwd" : "/proc/self/fd/" + std::to_string(folder);
    const ssize_t size = ::readlink(of.c_str(), place, sizeof place);
    return size <= 0 ? std::string(name) : std::string(place, static_cast<std::size_t>(size)) + "/" + name;
}

std::string pathOf(int descriptor)
{
    char place[PATH_MAX];
    const ssize_t size = ::readlink(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), place, sizeof place);
    return size <= 0 ? std::string() : std::string(place, static_cast<std::size_t>(size));
}

bool listens() { return quiet == 0 && !hooks().under.empty(); }
bool concerns(const std::string &path) { return path.starts_with(hooks().under); }

/// Does a call with its hooks before and after it.
template <class Result, class Work> Result told(const Call &call, Work &&work)
{
    if (!concerns(call.path) && !concerns(call.other))
        return work();
    if (hooks().before) {
        int fault = 0;
        {
            const Quiet now;
            fault = hooks().before(call);
        }
        if (fault != 0) {
            errno = fault;
            return static_cast<Result>(-1);
        }
    }
    const Result result = work();
    if (result != static_cast<Result>(-1) && hooks().after) {
        const int kept = errno;
        const Quiet now;
        hooks().after(call);
        errno = kept;
    }
    return result;
}

int opened(int folder, const char *name, int flags, mode_t mode)
{
    const auto work = [&] { return static_cast<int>(::syscall(SYS_openat, folder, name, flags, mode)); };
    if (!listens())
        return work();
    struct stat facts{};
    const bool there = ::fstatat(folder, name, &facts, 0) == 0;
    const bool writes = (flags & O_ACCMODE) != O_RDONLY;
    Call call{"open", whole(folder, name), {}, !there && (flags & O_CREAT) != 0, there && writes && (flags & O_TRUNC) != 0};
    call.folder = there && S_ISDIR(facts.st_mode);
    return told<int>(call, work);
}

int synced(int descriptor, long number)
{
    const auto work = [&] { return static_cast<int>(::syscall(number, descriptor)); };
    if (!listens())
        return work();
    struct stat facts{};
    Call call{"sync", pathOf(descriptor), {}};
    call.folder = ::fstat(descriptor, &facts) == 0 && S_ISDIR(facts.st_mode);
    return told<int>(call, work);
}

int removed(int folder, const char *name, int flags)
{
    const auto work = [&] { return static_cast<int>(::syscall(SYS_unlinkat, folder, name, flags)); };
    return listens() ? told<int>({(flags & AT_REMOVEDIR) != 0 ? "rmdir" : "remove", whole(folder, name), {}}, work) : work();
}

int renamed(int folder, const char *from, int other, const char *into, unsigned flags)
{
    const auto work = [&] { return static_cast<int>(::syscall(SYS_renameat2, folder, from, other, into, flags)); };
    return listens() ? told<int>({"rename", whole(folder, from), whole(other, into)}, work) : work();
}

/// A second name counts as giving a name.
int linked(int folder, const char *from, int other, const char *into, int flags)
{
    const auto work = [&] { return static_cast<int>(::syscall(SYS_linkat, folder, from, other, into, flags)); };
    return listens() ? told<int>({"rename", whole(folder, from), whole(other, into)}, work) : work();
}

int madeFolder(int folder, const char *name, mode_t mode)
{
    const auto work = [&] { return static_cast<int>(::syscall(SYS_mkdirat, folder, name, mode)); };
    return listens() ? told<int>({"mkdir", whole(folder, name), {}}, work) : work();
}

template <class Work> ssize_t content(const char *what, int descriptor, Work &&work)
{
    return listens() && hooks().contents ? told<ssize_t>({what, pathOf(descriptor), {}}, work) : work();
}

std::FILE *openedStream(const char *symbol, const char *name, const char *mode)
{
    using Open = std::FILE *(*)(const char *, const char *);
    const auto real = reinterpret_cast<Open>(::dlsym(RTLD_NEXT, symbol));
    if (!listens())
        return real(name, mode);
    struct stat facts{};
    const std::string path = whole(AT_FDCWD, name);
    const bool there = ::stat(name, &facts) == 0, writes = std::string_view(mode).find_first_of("wa+") != std::string_view::npos;
    std::FILE *stream = nullptr;
    told<int>({"open", path, {}, !there && writes, there && *mode == 'w'}, [&] {
        stream = real(name, mode);
        return stream != nullptr ? 0 : -1;
    });
    return stream;
}

} // namespace

Hooks &hooks()
{
    static Hooks all;
    return all;
}

Quiet::Quiet() { ++quiet; }
Quiet::~Quiet() { --quiet; }

} // namespace diskcalls

// NOLINTBEGIN: the names and the forms are the C library's
#define OPTIO_MODE(mode)                                                                                                                   \
    mode_t mode = 0;                                                                                                                       \
    if ((flags & (O_CREAT | O_TMPFILE)) != 0) {                                                                                            \
        va_list more;                                                                                                                      \
        va_start(more, flags);                                                                                                             \
        mode = va_arg(more, mode_t);                                                                                                       \
        va_end(more);                                                                                                                      \
    }

extern "C" {

int open(const char *name, int flags, ...)
{
    OPTIO_MODE(mode)
    return diskcalls::opened(AT_FDCWD, name, flags, mode);
}
int open64(const char *name, int flags, ...)
{
    OPTIO_MODE(mode)
    return diskcalls::opened(AT_FDCWD, name, flags, mode);
}
int openat(int folder, const char *name, int flags, ...)
{
    OPTIO_MODE(mode)
    return diskcalls::opened(folder, name, flags, mode);
}
int openat64(int folder, const char *name, int flags, ...)
{
    OPTIO_MODE(mode)
    return diskcalls::opened(folder, name, flags, mode);
}
std::FILE *fopen(const char *name, const char *mode) { return diskcalls::openedStream("fopen", name, mode); }
std::FILE *fopen64(const char *name, const char *mode) { return diskcalls::openedStream("fopen64", name, mode); }
int fsync(int descriptor) { return diskcalls::synced(descriptor, SYS_fsync); }
int fdatasync(int descriptor) { return diskcalls::synced(descriptor, SYS_fdatasync); }
int unlink(const char *name) noexcept { return diskcalls::removed(AT_FDCWD, name, 0); }
int unlinkat(int folder, const char *name, int flags) noexcept { return diskcalls::removed(folder, name, flags); }
int rmdir(const char *name) noexcept { return diskcalls::removed(AT_FDCWD, name, AT_REMOVEDIR); }
int remove(const char *name) noexcept
{
    const int result = diskcalls::removed(AT_FDCWD, name, 0);
    return result != 0 && errno == EISDIR ? diskcalls::removed(AT_FDCWD, name, AT_REMOVEDIR) : result;
}
int rename(const char *from, const char *into) noexcept { return diskcalls::renamed(AT_FDCWD, from, AT_FDCWD, into, 0); }
int renameat(int folder, const char *from, int other, const char *into) noexcept
{
    return diskcalls::renamed(folder, from, other, into, 0);
}
int renameat2(int folder, const char *from, int other, const char *into, unsigned flags) noexcept
{
    return diskcalls::renamed(folder, from, other, into, flags);
}
int link(const char *from, const char *into) noexcept { return diskcalls::linked(AT_FDCWD, from, AT_FDCWD, into, 0); }
int linkat(int folder, const char *from, int other, const char *into, int flags) noexcept
{
    return diskcalls::linked(folder, from, other, into, flags);
}
int mkdir(const char *name, mode_t mode) noexcept { return diskcalls::madeFolder(AT_FDCWD, name, mode); }
int mkdirat(int folder, const char *name, mode_t mode) noexcept { return diskcalls::madeFolder(folder, name, mode); }

ssize_t write(int descriptor, const void *data, std::size_t size)
{
    return diskcalls::content("write", descriptor, [&] { return ::syscall(SYS_write, descriptor, data, size); });
}
ssize_t writev(int descriptor, const struct iovec *parts, int count)
{
    return diskcalls::content("write", descriptor, [&] { return ::syscall(SYS_writev, descriptor, parts, count); });
}
ssize_t pwrite(int descriptor, const void *data, std::size_t size, off_t at)
{
    return diskcalls::content("write", descriptor, [&] { return ::syscall(SYS_pwrite64, descriptor, data, size, at); });
}
ssize_t pwrite64(int descriptor, const void *data, std::size_t size, off64_t at)
{
    return diskcalls::content("write", descriptor, [&] { return ::syscall(SYS_pwrite64, descriptor, data, size, at); });
}
ssize_t read(int descriptor, void *into, std::size_t size)
{
    return diskcalls::content("read", descriptor, [&] { return ::syscall(SYS_read, descriptor, into, size); });
}
ssize_t pread(int descriptor, void *into, std::size_t size, off_t at)
{
    return diskcalls::content("read", descriptor, [&] { return ::syscall(SYS_pread64, descriptor, into, size, at); });
}
ssize_t pread64(int descriptor, void *into, std::size_t size, off64_t at)
{
    return diskcalls::content("read", descriptor, [&] { return ::syscall(SYS_pread64, descriptor, into, size, at); });
}
int ftruncate(int descriptor, off_t size) noexcept
{
    return static_cast<int>(diskcalls::content("truncate", descriptor, [&] { return ::syscall(SYS_ftruncate, descriptor, size); }));
}
int ftruncate64(int descriptor, off64_t size) noexcept
{
    return static_cast<int>(diskcalls::content("truncate", descriptor, [&] { return ::syscall(SYS_ftruncate, descriptor, size); }));
}

} // extern "C"
// NOLINTEND
