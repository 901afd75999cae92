// SPDX-License-Identifier: GPL-3.0-or-later
// Standard output, standard error and new files.
#include "app/cli/output.h"

#include "app/cli/files.h"
#include "rules/dice/odds.h"

#include <fmt/format.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <unistd.h>

namespace optio::cli {

void holdStandardStreams()
{
    for (int descriptor = 0; descriptor <= 2; ++descriptor)
        if (::fcntl(descriptor, F_GETFD) == -1 && errno == EBADF)
            ::open("/dev/null", O_RDWR); // takes the lowest free number: this one
    std::signal(SIGPIPE, SIG_IGN);
}

namespace {

bool saved = false; // NOLINT: whoever prints does not know what was done before

} // namespace

void noteSaved() { saved = true; }

void printText(std::string_view text, bool whole)
{
    const int fault = writeAll(STDOUT_FILENO, text);
    if (fault != 0 && (whole || fault != EPIPE))
        throw Error(fmt::format("standard output cannot be written: {}{}", std::strerror(fault),
                                saved ? "; what the command did is saved all the same, so do not give it again" : ""));
}

void print(const Json &value) { printText(value.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"); }

void complain(const std::string &sentence)
{
    constexpr std::size_t longest = 2000;
    std::string line = sentence;
    if (line.size() > longest) {
        std::size_t end = longest;
        while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U)
            --end; // never within a character
        line = line.substr(0, end) + "…";
    }
    for (char &c : line)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            c = ' ';
    writeAll(STDERR_FILENO, "optio-cli: " + line + "\n");
}

Json number(Weight weight)
{
    constexpr Weight exact = Weight{1} << 53;
    if (weight <= exact)
        return static_cast<std::uint64_t>(weight);
    return toDecimal(weight);
}

void deliver(const std::string &path, const std::string &text, bool whole)
{
    if (path.empty() || path == "-") {
        printText(text, whole);
        return;
    }
    writeNewFile(path, text);
    print({{"file", path}});
}

std::string now()
{
    const std::time_t seconds = std::time(nullptr);
    std::tm utc{};
    ::gmtime_r(&seconds, &utc);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text;
}

} // namespace optio::cli
