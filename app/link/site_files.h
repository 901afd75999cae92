// SPDX-License-Identifier: GPL-3.0-or-later
// The browser's Optio (packaging/web), where it is installed: a tablet without the program gets it from the keeper's port and plays
// (LNK-05).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace optio::link {

/// Under this the port answers with the browser's Optio.
constexpr std::string_view playPath = "/play/";

/// Where it lies: $OPTIO_SITE, else beside what is installed (share/optio/web), else where a checkout makes it (build/web/site). Empty
/// where there is none.
std::filesystem::path siteFolder();

/// A file of it, as it is answered.
struct SiteFile {
    std::filesystem::path path{};
    const char *type = "";
    bool packed = false; ///< by gzip
};
/// The file of a name, "" being the page itself; nothing for what is not there. Names lead to no other folder. `gzip`: does the browser
/// take packed files?
std::optional<SiteFile> siteFile(const std::filesystem::path &site, std::string_view name, bool gzip);

} // namespace optio::link
