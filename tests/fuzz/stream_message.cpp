// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from a club's server, line by line: subject, blank, message; and codes, which begin with "optio:".
#include "rules/club/stream/club_link.h"
#include "rules/club/stream/follower.h"
#include "rules/club/stream/reporter.h"
#include "tests/fuzz/target.h"

#include <algorithm>

static void readStream(std::string_view bytes)
{
    using namespace optio::club::stream;
    Follower follower("night");
    while (!bytes.empty()) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(bytes.size(), line.size() + 1));
        const std::size_t blank = line.find(' ');
        if (line.starts_with("optio:")) {
            (void)textOf(clubLinkFrom(line));
        } else if (blank != std::string_view::npos) {
            const std::string_view message = line.substr(blank + 1);
            (void)follower.hear(std::string(line.substr(0, blank)), message);
            Reporter reporter;
            reporter.add({0, std::string(64, '0'), "", ""});
            reporter.found(Stored{1, std::string(message)});
            (void)reporter.next();
            (void)readTold(message);
        }
    }
}

OPTIO_FUZZ_TARGET("stream_message", readStream)
