// SPDX-License-Identifier: GPL-3.0-or-later
// The files of figures: their bytes, and the hash that tells two editions of a rule set apart.
#include "rules/figures/figures.h"
#include "rules/sounds.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace optio {

std::string bytesOfFile(const std::filesystem::path &file, std::size_t most)
{
    // A pipe or a device is not waited for.
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct Close {
        int descriptor;
        ~Close()
        {
            if (descriptor >= 0)
                ::close(descriptor);
        }
    } const close{descriptor};
    struct stat about{};
    if (descriptor < 0 || ::fstat(descriptor, &about) != 0 || !S_ISREG(about.st_mode))
        throw Error(file.string() + ": the file cannot be read" + (descriptor < 0 ? "" : ", for it is a folder, a pipe or a device"),
                    file.string());
    std::string bytes;
    std::array<char, 65536> block;
    while (true) {
        const ssize_t got = ::read(descriptor, block.data(), block.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            throw Error(file.string() + ": the file cannot be read", file.string());
        if (got == 0)
            return bytes;
        bytes.append(block.data(), static_cast<std::size_t>(got));
        if (bytes.size() > most)
            throw Error(file.string() + ": the file is larger than the " + std::to_string(most >> 10U) + " KB allowed", file.string());
    }
}

std::string bytesOfFile(const std::filesystem::path &file) { return bytesOfFile(file, std::size_t{16} << 20U); }

std::optional<Figure> readBesideFigures(const std::filesystem::path &folder, std::string_view file)
{
    const std::filesystem::path path = folder / file;
    std::error_code none;
    return std::filesystem::exists(path, none) ? std::optional(readFigures(path)) : std::nullopt;
}

bool liesBesideFigures(const std::filesystem::path &file)
{
    const std::string name = file.generic_string();
    return name == actsFile || name == battlesFile || name == lessonsFile || name == howtoFile || name == glossaryFile ||
           name == playersFile || name == soundsFile;
}

std::string figuresHash(const std::filesystem::path &folder, std::string_view house)
{
    namespace fs = std::filesystem;
    std::vector<std::string> files;
    try {
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(folder))
            if (entry.is_regular_file() && entry.path().extension() == ".toml")
                if (std::string file = entry.path().lexically_relative(folder).generic_string(); !liesBesideFigures(file))
                    files.push_back(std::move(file));
    } catch (const fs::filesystem_error &) {
        throw Error(folder.string() + ": the folder of figures cannot be read", folder.string());
    }
    std::sort(files.begin(), files.end());

    // Each file is its path, a zero byte, its length in digits, a zero byte and its bytes, so that no two sets of files look alike.
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    const auto feed = [&state](std::string_view bytes) {
        crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size());
    };
    const auto feedFile = [&feed](std::string_view name, std::string_view bytes) {
        feed(name);
        feed({"\0", 1});
        feed(std::to_string(bytes.size()));
        feed({"\0", 1});
        feed(bytes);
    };
    for (const std::string &file : files)
        feedFile(file, bytesOfFile(folder / file));
    if (!house.empty())
        feedFile("+", house);
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest;
    crypto_hash_sha256_final(&state, digest.data());
    std::array<char, crypto_hash_sha256_BYTES * 2 + 1> hex;
    sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
    return {hex.data(), hex.size() - 1};
}

} // namespace optio
