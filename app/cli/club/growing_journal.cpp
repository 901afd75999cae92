// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what was added to a journal.
#include "app/cli/club/growing_journal.h"

#include "app/cli/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <limits>
#include <sys/stat.h>
#include <unistd.h>

namespace optio::cli {

GrowingJournal::GrowingJournal(Context &context, std::string place) : context_(context), place_(std::move(place))
{
    std::error_code none;
    file_ = std::filesystem::exists(place_, none);
    if (file_)
        return;
    if (context_.existingLibrary() == nullptr || context_.library().lines(checkedText(place_, "the game"), 0, 0).empty())
        throw Error(fmt::format("there is no file '{0}', and no game '{0}' in the library", place_), "GAME");
}

std::vector<std::string> GrowingJournal::more() { return file_ ? ofFile() : ofLibrary(); }

std::vector<std::string> GrowingJournal::ofLibrary()
{
    std::vector<std::string> lines;
    for (const StoredLine &line : context_.library().lines(place_, static_cast<int>(read_), std::numeric_limits<int>::max()))
        lines.push_back(line.line);
    read_ += static_cast<std::int64_t>(lines.size());
    return lines;
}

std::vector<std::string> GrowingJournal::ofFile()
{
    const int file = ::open(place_.c_str(), O_RDONLY | O_CLOEXEC);
    const auto fail = [&](int fault) {
        if (file >= 0)
            ::close(file);
        throw Error(fmt::format("{} cannot be read: {}", place_, std::strerror(fault)));
    };
    struct stat facts{};
    if (file < 0 || ::fstat(file, &facts) != 0)
        fail(errno);
    another_ = inode_ != 0 && (inode_ != facts.st_ino || facts.st_size < read_);
    if (another_)
        read_ = 0;
    inode_ = facts.st_ino;
    if (facts.st_size - read_ > static_cast<std::int64_t>(mostJournalBytes)) {
        ::close(file);
        throw Error(fmt::format("{} is larger than the {} MB allowed", place_, mostJournalBytes >> 20));
    }
    std::string text;
    std::array<char, 65536> piece{};
    while (read_ + static_cast<std::int64_t>(text.size()) < facts.st_size) {
        const ssize_t got = ::pread(file, piece.data(), piece.size(), read_ + static_cast<off_t>(text.size()));
        if (got < 0 && errno != EINTR)
            fail(errno);
        if (got == 0)
            break;
        text.append(piece.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    }
    ::close(file);
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t feed = text.find('\n', from);
        if (feed == std::string::npos)
            break; // being written
        lines.push_back(text.substr(from, feed - from));
        from = feed + 1;
        read_ += static_cast<std::int64_t>(lines.back().size()) + 1;
    }
    return lines;
}

} // namespace optio::cli
