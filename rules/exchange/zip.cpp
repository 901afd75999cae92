// SPDX-License-Identifier: GPL-3.0-or-later
// Unpacks within bounds.
#include "rules/exchange/zip.h"

#include "rules/error.h"
#include "rules/exchange/text.h"

#include <fmt/core.h>
#include <memory>
#include <zip.h>

namespace optio::exchange {

bool isZip(std::string_view bytes) { return bytes.substr(0, 4) == std::string_view("PK\x03\x04", 4); }

std::string fileInZip(std::string_view bytes, std::string_view ending, std::size_t most, const std::string &what)
{
    const Error damaged(what + " is a damaged archive");
    zip_error_t fault{};
    zip_source_t *source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &fault);
    if (source == nullptr)
        throw damaged;
    zip_t *opened = zip_open_from_source(source, ZIP_RDONLY, &fault);
    if (opened == nullptr) {
        zip_source_free(source);
        throw damaged;
    }
    const std::unique_ptr<zip_t, void (*)(zip_t *)> archive(opened, zip_discard);
    const zip_int64_t files = zip_get_num_entries(archive.get(), 0);
    for (zip_int64_t i = 0; i < files && i < 1000; ++i) {
        const char *name = zip_get_name(archive.get(), static_cast<zip_uint64_t>(i), 0);
        const std::string low = small(name != nullptr ? name : "");
        if (low.size() < ending.size() || low.substr(low.size() - ending.size()) != ending)
            continue;
        const std::unique_ptr<zip_file_t, int (*)(zip_file_t *)> file(zip_fopen_index(archive.get(), static_cast<zip_uint64_t>(i), 0),
                                                                      zip_fclose);
        if (!file)
            throw damaged;
        std::string text, part(65536, '\0');
        while (true) {
            const zip_int64_t got = zip_fread(file.get(), part.data(), part.size());
            if (got < 0)
                throw damaged;
            if (got == 0)
                return text;
            text.append(part, 0, static_cast<std::size_t>(got));
            if (text.size() > most)
                throw Error(fmt::format("{} grows past the {} MB allowed when it is unpacked", what, most >> 20));
        }
    }
    throw Error(what + " is an archive without a file *" + std::string(ending));
}

} // namespace optio::exchange
