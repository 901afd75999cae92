// SPDX-License-Identifier: GPL-3.0-or-later
// Bounded reading and durable writing of files.
#include "app/cli/files.h"

#include "app/cli/output.h"
#include "rules/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace optio::cli {

namespace {

[[noreturn]] void fail(const std::string &path, const char *what, int fault)
{
    throw Error(fmt::format("{} cannot be {}: {}", nameOf(path), what, std::strerror(fault)));
}

/// A descriptor that closes itself.
struct Descriptor {
    int number = -1;
    Descriptor() = default;
    explicit Descriptor(int opened) : number(opened) {}
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (number > STDERR_FILENO)
            ::close(number);
    }
};

std::string readAll(int descriptor, const std::string &path, std::size_t most, bool whole)
{
    std::string text;
    std::size_t used = 0;
    while (used <= most) {
        text.resize(std::min(most + 1, std::max<std::size_t>(65536, 2 * used)));
        const ssize_t got = ::read(descriptor, text.data() + used, text.size() - used);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            fail(path, "read", errno);
        if (got == 0)
            break;
        used += static_cast<std::size_t>(got);
    }
    if (whole && used > most)
        throw Error(fmt::format("{} is larger than the {} MB allowed", nameOf(path), most >> 20));
    text.resize(std::min(used, most));
    return text;
}

/// Gives a written file its name, unless that is taken by now (EEXIST). Gives the error of the system; 0 for none.
int nameNewFile(const std::string &partial, const std::string &path)
{
    if (::link(partial.c_str(), path.c_str()) == 0) {
        ::unlink(partial.c_str()); // the file is there; the next one to write it clears what stays
        return 0;
    }
    if (errno == EEXIST)
        return EEXIST;
    struct stat facts{}; // a disk without links, such as a FAT stick
    if (::lstat(path.c_str(), &facts) == 0)
        return EEXIST;
    return ::rename(partial.c_str(), path.c_str()) == 0 ? 0 : errno;
}

/// Writes the file on the disk beside its name, so that nothing half-written ever has that; what a killed program has left there goes.
/// Gives where it lies. Throws Error naming the file.
std::string writtenBeside(const std::string &path, std::string_view text)
{
    std::string partial = path + ".partial";
    ::unlink(partial.c_str());
    const Descriptor file(::open(partial.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
    if (file.number < 0)
        fail(path, "made", errno);
    int fault = writeAll(file.number, text);
    if (fault == 0 && ::fsync(file.number) != 0 && errno != EINVAL)
        fault = errno;
    if (fault != 0) {
        ::unlink(partial.c_str());
        fail(path, "written", fault);
    }
    return partial;
}

/// A file has its name: that is brought to the disk too.
void named(const std::string &path)
{
    noteSaved();
    const std::string folder = std::filesystem::path(path).parent_path().string();
    const Descriptor parent(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (parent.number >= 0)
        ::fsync(parent.number);
}

} // namespace

std::string nameOf(const std::string &path) { return path == "-" ? "standard input" : path; }

int writeAll(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t done = ::write(descriptor, text.data(), text.size());
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return errno;
        text.remove_prefix(static_cast<std::size_t>(done));
    }
    return 0;
}

std::string readText(const std::string &path, std::size_t most, bool whole)
{
    if (path == "-")
        return readAll(STDIN_FILENO, path, most, whole);
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.number < 0)
        fail(path, "opened", errno);
    return readAll(file.number, path, most, whole);
}

void writeNewFile(const std::string &path, std::string_view text)
{
    struct stat facts{};
    if (::lstat(path.c_str(), &facts) == 0)
        throw Error(fmt::format("{} exists already and is left as it is; give the name of a new file", path));
    const std::string partial = writtenBeside(path, text);
    if (const int fault = nameNewFile(partial, path); fault != 0) {
        ::unlink(partial.c_str());
        if (fault == EEXIST)
            throw Error(fmt::format("{} exists already and is left as it is; give the name of a new file", path));
        fail(path, "made", fault);
    }
    named(path);
}

void replaceFile(const std::string &path, std::string_view text)
{
    const std::string partial = writtenBeside(path, text);
    if (::rename(partial.c_str(), path.c_str()) != 0) {
        const int fault = errno;
        ::unlink(partial.c_str());
        fail(path, "written", fault);
    }
    named(path);
}

JournalFile::JournalFile(const std::string &path) : path_(path)
{
    if (path == "-")
        throw Error("a journal that is to grow must be a file, not standard input", "FILE");
    descriptor_ = ::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC);
    if (descriptor_ < 0)
        fail(path, "opened", errno);
    try {
        while (::flock(descriptor_, LOCK_EX) != 0)
            if (errno != EINTR)
                fail(path, "locked", errno);
    } catch (...) {
        ::close(descriptor_);
        throw;
    }
}

JournalFile::~JournalFile() { ::close(descriptor_); }

const std::string &JournalFile::text()
{
    if (!read_) {
        ::lseek(descriptor_, 0, SEEK_SET); // where there is such a place; adding a line has moved it
        text_ = readAll(descriptor_, path_, mostJournalBytes, true);
    }
    read_ = true;
    return text_;
}

std::string JournalFile::lineFromEnd(int back) const
{
    struct stat now{};
    if (::fstat(descriptor_, &now) != 0)
        return {};
    constexpr off_t piece = 1 << 16;
    std::string end;
    for (off_t from = now.st_size; from > 0;) {
        const off_t size = std::min(from, piece);
        std::string before(static_cast<std::size_t>(size), '\0');
        from -= size;
        if (::pread(descriptor_, before.data(), before.size(), from) != static_cast<ssize_t>(size))
            return {};
        end.insert(0, before);
        // The last line feed ends the last line; the one before it, the line before that.
        std::size_t stop = end.size();
        int left = back;
        for (std::size_t feed = end.rfind('\n', stop - 2); feed != std::string::npos && left > 0; feed = end.rfind('\n', stop - 2), --left)
            stop = feed + 1;
        const std::size_t start = left > 0 || stop < 2 ? std::string::npos : end.rfind('\n', stop - 2);
        if (left == 0 && (start != std::string::npos || from == 0))
            return end.substr(start == std::string::npos ? 0 : start + 1, stop - 1 - (start == std::string::npos ? 0 : start + 1));
    }
    return {};
}

std::vector<std::int64_t> JournalFile::facts() const
{
    struct stat now{};
    if (::fstat(descriptor_, &now) != 0 || !S_ISREG(now.st_mode))
        return {};
    return {static_cast<std::int64_t>(now.st_dev),
            static_cast<std::int64_t>(now.st_ino),
            now.st_size,
            now.st_mtim.tv_sec,
            now.st_mtim.tv_nsec,
            now.st_ctim.tv_sec,
            now.st_ctim.tv_nsec};
}

void JournalFile::dropCutLine()
{
    const std::size_t kept = text().rfind('\n') + 1; // 0 when there is none
    if (::ftruncate(descriptor_, static_cast<off_t>(kept)) != 0)
        fail(path_, "written", errno);
    text_.resize(kept);
}

void JournalFile::append(const std::string &line)
{
    std::string added = line + "\n";
    struct stat now{};
    if (::fstat(descriptor_, &now) != 0)
        fail(path_, "written", errno);
    char last = '\n';
    if (now.st_size > 0 && ::pread(descriptor_, &last, 1, now.st_size - 1) == 1 && last != '\n')
        added.insert(0, "\n");
    int fault = writeAll(descriptor_, added);
    if (fault == 0 && ::fsync(descriptor_) != 0)
        fault = errno;
    if (fault != 0) {
        if (::ftruncate(descriptor_, now.st_size) != 0)
            throw Error(fmt::format("{} could not be written, and its last line may be incomplete: {}", path_, std::strerror(fault)));
        fail(path_, "written", fault);
    }
    if (read_)
        text_ += added;
    noteSaved();
}

} // namespace optio::cli
