// SPDX-License-Identifier: GPL-3.0-or-later
// A locked file that says where its holder listens. It is never deleted: two programs could then lock two files of one name.
#include "app/qt/desktop/instance_lock.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace optio {

namespace fs = std::filesystem;

namespace {

/// The user's folder for sockets; a Flatpak shares only a part of it with its other instances.
fs::path runtimeFolder()
{
    const char *folder = std::getenv("XDG_RUNTIME_DIR");
    if (folder == nullptr || *folder == '\0')
        return {};
    if (const char *flatpak = std::getenv("FLATPAK_ID"); flatpak != nullptr && *flatpak != '\0') {
        std::error_code none;
        if (fs::path own = fs::path(folder) / "app" / flatpak; fs::is_directory(own, none))
            return own;
    }
    return folder;
}

std::string numberOf(const struct stat &facts) { return fmt::format("optio-{:x}-{:x}", facts.st_dev, facts.st_ino); }

} // namespace

InstanceLock::InstanceLock(const fs::path &data)
{
    std::error_code ignored; // what is wrong with the folder the store says
    fs::create_directories(data, ignored);
    places_.push_back(data / "optio.lock");
    struct stat facts{};
    if (const fs::path runtime = runtimeFolder(); !runtime.empty() && ::stat(data.c_str(), &facts) == 0)
        places_.push_back(runtime / (numberOf(facts) + ".lock"));
}

InstanceLock::~InstanceLock()
{
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

InstanceLock::State InstanceLock::hold()
{
    holder_.clear();
    for (const fs::path &place : places_) {
        const int descriptor = ::open(place.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, S_IRUSR | S_IWUSR);
        if (descriptor < 0)
            continue;
        if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) {
            descriptor_ = descriptor;
            static_cast<void>(::ftruncate(descriptor, 0) == 0); // an old address only costs the next one a try
            return State::held;
        }
        const bool taken = errno == EWOULDBLOCK; // anything else: a file system without locks
        if (taken) {
            std::array<char, 4096> text{};
            const ssize_t size = ::pread(descriptor, text.data(), text.size(), 0);
            holder_.assign(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
            // A line that is not complete is just being written.
            holder_.resize(holder_.ends_with('\n') ? holder_.size() - 1 : 0);
        }
        ::close(descriptor);
        if (taken)
            return State::taken;
    }
    return State::none;
}

std::string InstanceLock::address() const
{
    const fs::path runtime = runtimeFolder();
    struct stat facts{};
    if (runtime.empty() || descriptor_ < 0 || ::fstat(descriptor_, &facts) != 0)
        return {};
    return (runtime / (numberOf(facts) + ".socket")).string();
}

void InstanceLock::tell(const std::string &address) const
{
    const std::string line = address + "\n";
    if (::pwrite(descriptor_, line.data(), line.size(), 0) != static_cast<ssize_t>(line.size()))
        static_cast<void>(::ftruncate(descriptor_, 0) == 0); // a full disk: others are then told that nobody answers
}

} // namespace optio
