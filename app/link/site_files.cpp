// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the files of the browser's Optio.
#include "app/link/site_files.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace optio::link {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, const char *>, 8> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".data", "application/octet-stream"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webmanifest", "application/manifest+json"},
}};

bool isSite(const fs::path &folder)
{
    std::error_code none;
    return !folder.empty() && fs::is_regular_file(folder / "index.html", none);
}

} // namespace

fs::path siteFolder()
{
    if (const char *given = std::getenv("OPTIO_SITE"))
        return isSite(given) ? fs::path(given) : fs::path();
    std::error_code none;
    const fs::path here = fs::canonical("/proc/self/exe", none).parent_path();
    for (const fs::path &folder : {here.parent_path() / "share/optio/web", here / "../../web/site"})
        if (isSite(folder))
            return folder;
    return {};
}

std::optional<SiteFile> siteFile(const fs::path &site, std::string_view name, bool gzip)
{
    if (name.empty())
        name = "index.html";
    const bool plain =
        name.front() != '.' && std::all_of(name.begin(), name.end(), [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
        });
    const auto *type = std::find_if(types.begin(), types.end(), [&](const auto &one) { return name.ends_with(one.first); });
    if (!plain || type == types.end())
        return std::nullopt;
    std::error_code none;
    SiteFile file{site / name, type->second, false};
    if (!fs::is_regular_file(file.path, none))
        return std::nullopt;
    fs::path packed = file.path;
    packed += ".gz";
    if (gzip && fs::is_regular_file(packed, none))
        file = {packed, type->second, true};
    return file;
}

} // namespace optio::link
