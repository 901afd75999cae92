// SPDX-License-Identifier: GPL-3.0-or-later
// The watchers' page for a browser (LNK-05, LNK-50): one document that needs nothing from elsewhere, with the game as it stands in it, and
// a few lines of script that put newer pictures of it in its place.
#pragma once

#include "rules/watch/watch_page.h"

#include <string>

namespace optio {

/// Its words, to be had in another language; %1 and %2 are places.
struct WatchWords {
    std::string language = "en";
    std::string lostOf = "%1 of %2 lost", lost = "%1 lost", left = "%2 left: %1";
    std::string about = "About to break: %1", more = "and %1 more";
    std::string rulings = "Last rulings", none = "No dice have fallen yet", chance = "a %1 chance";
    std::string losses = "Losses", over = "The battle is over";
    std::string live = "Connected", gone = "No connection since %1", stopped = "Sharing has stopped";
    std::string open =
        "Not encrypted: anyone in this network can read this page, and somebody who tampers with the network could change it.";
};

/// What changes, as markup.
std::string watchBody(const WatchPage &page, const WatchWords &words);
/// The document around it.
std::string watchDocument(const std::string &body, const std::string &title, const WatchWords &words);
/// What the document may do: run the one script and use the one style that are in it, and ask where it came from.
std::string watchPolicy();

} // namespace optio
