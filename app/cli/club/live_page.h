// SPDX-License-Identifier: GPL-3.0-or-later
// Live standings as one page of HTML in a file (CLB-54), written anew when something has changed: any web server can give it to phones. It
// loads itself again every ten seconds and needs nothing else.
#pragma once

#include "app/stream/reading.h"
#include "rules/club/stream/tables.h"

#include <chrono>
#include <string>

namespace optio::cli {

class LivePage {
public:
    /// Writes the page at once, with nothing on it yet. Throws Error when the file cannot be written.
    explicit LivePage(std::string path);

    /// What a wall was told.
    void add(const stream::News &news);
    /// Writes the page where something has changed: at most once a second, unless it is the `last` time.
    void write(bool last = false);

private:
    std::string text() const;

    std::string path_;
    club::stream::Tables tables_;
    bool changed_ = true;
    std::chrono::steady_clock::time_point written_{};
};

} // namespace optio::cli
