// SPDX-License-Identifier: GPL-3.0-or-later
// Files as the command line reads and writes them: bounded reading, durable writing, and a journal file that is held while it grows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace optio::cli {

/// Largest journal file read.
constexpr std::size_t mostJournalBytes = std::size_t{512} << 20;
/// Largest other file read; parseJson() refuses already what passes its own limit.
constexpr std::size_t mostInputBytes = (std::size_t{8} << 20) + 1;

/// Writes everything; gives 0 or the error number.
int writeAll(int descriptor, std::string_view text);

/// The text of a file, or of standard input for "-": no more than `most` bytes (with `whole`, a larger file is an Error). Throws Error
/// naming the file.
std::string readText(const std::string &path, std::size_t most = mostInputBytes, bool whole = false);
/// How messages name that file.
std::string nameOf(const std::string &path);

/// Writes a file that must not exist yet, durable on return. Throws Error naming the file.
void writeNewFile(const std::string &path, std::string_view text);
/// Writes a file in the place of the one that may be there: whole or not at all, durable on return. Throws Error naming the file.
void replaceFile(const std::string &path, std::string_view text);

/// A journal file, locked against other programs until destroyed, so that what was read is what is continued.
class JournalFile {
public:
    /// Opens and locks `path`. Throws Error.
    explicit JournalFile(const std::string &path);
    ~JournalFile();
    JournalFile(const JournalFile &) = delete;
    JournalFile &operator=(const JournalFile &) = delete;

    /// All that is in it, read when it is first asked for. Throws Error.
    const std::string &text();
    /// The line so many before the last one, without reading what stands before it; "" when there is none.
    std::string lineFromEnd(int back) const;
    /// What the system says of it: its disk and number, length, and when it was changed, twice; alike only for a file that nobody touched.
    std::vector<std::int64_t> facts() const;
    /// Takes off what stands after the last line feed: a line that a crash cut short. Throws Error.
    void dropCutLine();
    /// Adds one line, durable on return; when that fails the file is as it was. Throws Error.
    void append(const std::string &line);

private:
    std::string path_;
    std::string text_;
    bool read_ = false;
    int descriptor_ = -1;
};

} // namespace optio::cli
