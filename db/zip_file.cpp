// SPDX-License-Identifier: GPL-3.0-or-later
// Archives through libzip; their members are hashed as they are read.
#include "db/zip_file.h"

#include "rules/disk_error.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <fmt/core.h>
#include <fstream>
#include <functional>
#include <sodium.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <zip.h>

namespace optio {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t pieceSize = 1U << 16U;

class Hash {
public:
    Hash() { crypto_hash_sha256_init(&state_); }
    void add(const char *data, std::size_t size)
    {
        bytes_ += size;
        crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char *>(data), size);
    }
    Digest digest()
    {
        std::array<unsigned char, crypto_hash_sha256_BYTES> raw{};
        crypto_hash_sha256_final(&state_, raw.data());
        std::array<char, 2 * crypto_hash_sha256_BYTES + 1> hex{};
        sodium_bin2hex(hex.data(), hex.size(), raw.data(), raw.size());
        return {bytes_, hex.data()};
    }

private:
    crypto_hash_sha256_state state_{};
    std::uint64_t bytes_ = 0;
};

[[noreturn]] void cannotWrite(const fs::path &file, const std::string &why)
{
    throw DiskError(fmt::format("{} could not be written, and nothing is left of it: {}", file.string(), why));
}

/// Flushes a file or a folder; a disk that cannot is not asked twice.
int flush(const fs::path &path, int flags)
{
    const int descriptor = ::open(path.c_str(), flags | O_CLOEXEC);
    if (descriptor < 0)
        return errno;
    const int fault = ::fsync(descriptor) != 0 && errno != EINVAL ? errno : 0;
    ::close(descriptor);
    return fault;
}

/// libzip writes beside the file it is to make, under its name with six signs more; of a program that was killed that stays behind.
void clearBeside(const fs::path &partial)
{
    const std::string start = partial.filename().string() + ".";
    clearLeft(partial.parent_path().empty() ? fs::path(".") : partial.parent_path(),
              [&](const std::string &name) { return name.starts_with(start) && name.size() == start.size() + 6; });
}

} // namespace

Workshop::Workshop()
{
    std::error_code none;
    fs::path base = fs::temp_directory_path(none);
    std::string name = ((none ? fs::path("/tmp") : base) / "optio-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw Error(fmt::format("There is no place for temporary files in {}: {}", base.string(), std::strerror(errno)));
    folder_ = name;
}

Workshop::~Workshop()
{
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

void writeText(const fs::path &file, const std::string &text)
{
    std::ofstream stream(file, std::ios::binary | std::ios::trunc);
    stream.write(text.data(), static_cast<std::streamsize>(text.size()));
    stream.close();
    if (!stream) {
        std::error_code ignored;
        fs::remove(file, ignored);
        cannotWrite(file, "the disk is full, or the folder is not yours to write");
    }
}

void clearLeft(const fs::path &folder, const std::function<bool(const std::string &name)> &ours)
{
    constexpr auto young = std::chrono::minutes(10);
    std::vector<fs::path> left;
    std::error_code ignored;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder, ignored))
        if (ours(entry.path().filename().string()) && entry.is_regular_file(ignored) &&
            entry.last_write_time(ignored) + young < fs::file_time_type::clock::now())
            left.push_back(entry.path());
    for (const fs::path &one : left)
        fs::remove(one, ignored);
}

void settleFile(const fs::path &partial, const fs::path &target)
{
    int fault = flush(partial, O_RDONLY);
    if (fault == 0 && ::rename(partial.c_str(), target.c_str()) != 0)
        fault = errno;
    if (fault != 0) {
        std::error_code ignored;
        fs::remove(partial, ignored);
        cannotWrite(target, std::strerror(fault));
    }
    settleFolder(target.parent_path());
}

void settleFolder(const fs::path &folder) { flush(folder.empty() ? fs::path(".") : folder, O_RDONLY | O_DIRECTORY); }

Digest digestOf(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    Hash hash;
    std::string piece(pieceSize, '\0');
    while (stream) {
        stream.read(piece.data(), static_cast<std::streamsize>(piece.size()));
        hash.add(piece.data(), static_cast<std::size_t>(stream.gcount()));
    }
    if (!stream.eof())
        throw Error(fmt::format("{} cannot be read: its disk fails", file.string()));
    return hash.digest();
}

int readFault(const fs::path &file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return errno;
    std::string piece(pieceSize, '\0');
    ssize_t got = 0;
    do
        got = ::read(descriptor, piece.data(), piece.size());
    while (got > 0 || (got < 0 && errno == EINTR));
    const int fault = got < 0 ? errno : 0;
    ::close(descriptor);
    return fault;
}

bool writeZip(const fs::path &target, const std::vector<std::pair<std::string, fs::path>> &members,
              const std::function<bool(double part)> &heard)
{
    fs::path partial = target;
    partial += ".partial";
    std::error_code ignored;
    fs::remove(partial, ignored);
    clearBeside(partial);
    int code = 0;
    zip_t *archive = zip_open(partial.c_str(), ZIP_CREATE | ZIP_EXCL, &code);
    if (archive == nullptr)
        cannotWrite(target, errno != 0 ? std::strerror(errno) : "the folder is not there, or not yours to write");
    const auto giveUp = [&](const std::string &why) {
        zip_discard(archive);
        fs::remove(partial, ignored);
        cannotWrite(target, why);
    };
    for (const auto &[name, file] : members) {
        zip_source_t *source = zip_source_file(archive, file.c_str(), 0, -1);
        if (source == nullptr)
            giveUp(zip_strerror(archive));
        if (zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8) < 0) {
            zip_source_free(source);
            giveUp(zip_strerror(archive));
        }
    }
    struct Going {
        const std::function<bool(double)> &heard;
        bool on = true;
        void hear(double part) { on = on && (!heard || heard(part)); }
    } going{heard};
    zip_register_progress_callback_with_state(
        archive, 0.01, [](zip_t *, double part, void *going) { static_cast<Going *>(going)->hear(part); }, nullptr, &going);
    zip_register_cancel_callback_with_state(
        archive, [](zip_t *, void *going) { return static_cast<Going *>(going)->on ? 0 : 1; }, nullptr, &going);
    if (zip_close(archive) != 0) {
        if (going.on)
            giveUp(zip_strerror(archive));
        zip_discard(archive);
        fs::remove(partial, ignored);
        return false;
    }
    // The archive holds games with what each side keeps secret: it is for this user alone.
    ::chmod(partial.c_str(), S_IRUSR | S_IWUSR);
    settleFile(partial, target);
    return true;
}

struct ZipFile::Impl {
    std::string name;
    zip_t *archive = nullptr;

    /// A failure of libzip as a sentence: the disk or the system fails, or the archive is none.
    Error failed(zip_error_t *why) const
    {
        const int code = zip_error_code_zip(why), system = zip_error_code_system(why);
        if (code == ZIP_ER_MEMORY)
            return unreadable(ENOMEM);
        return code == ZIP_ER_READ || code == ZIP_ER_OPEN ? unreadable(system != 0 ? system : EIO) : damaged();
    }
    Error unreadable(int fault) const
    {
        return Error(fmt::format("{} cannot be read, for its disk or the system fails: {}", name, std::strerror(fault)));
    }
    /// What libzip reads short it takes for an archive that ends too soon, so the disk is asked first.
    Error damaged() const
    {
        const int fault = readFault(name);
        return fault != 0 ? unreadable(fault) : Error(fmt::format("{} is damaged: it is not a whole archive", name));
    }

    /// Gives a member's bytes to `take`, piece by piece; an Error when it has more than `most`.
    void each(const std::string &member, std::uint64_t place, std::uint64_t most,
              const std::function<void(const char *, std::size_t)> &take) const
    {
        const std::unique_ptr<zip_file_t, int (*)(zip_file_t *)> file(zip_fopen_index(archive, place, 0), zip_fclose);
        if (!file)
            throw failed(zip_get_error(archive));
        std::string piece(pieceSize, '\0');
        std::uint64_t all = 0;
        while (true) {
            const zip_int64_t got = zip_fread(file.get(), piece.data(), piece.size());
            if (got < 0)
                throw failed(zip_file_get_error(file.get()));
            if (got == 0)
                return;
            all += static_cast<std::uint64_t>(got);
            if (all > most)
                throw Error(fmt::format("{}: its member \"{}\" unpacks to more than it may", name, member));
            take(piece.data(), static_cast<std::size_t>(got));
        }
    }
};

ZipFile::ZipFile(const fs::path &file, std::size_t mostMembers, std::uint64_t mostBytes) : impl_(std::make_unique<Impl>())
{
    impl_->name = file.string();
    int code = 0;
    errno = 0;
    zip_t *archive = zip_open(file.c_str(), ZIP_RDONLY | ZIP_CHECKCONS, &code);
    if (archive == nullptr) {
        zip_error_t why;
        zip_error_init_with_code(&why, code);
        const Error error = impl_->failed(&why);
        zip_error_fini(&why);
        throw error;
    }
    impl_->archive = archive;
    const auto refuse = [&](const Error &why) {
        zip_discard(archive);
        throw why;
    };
    const zip_int64_t count = zip_get_num_entries(archive, 0);
    if (count < 0 || static_cast<std::uint64_t>(count) > mostMembers)
        refuse(Error(fmt::format("{} has more members than a backup may have ({})", impl_->name, mostMembers)));
    std::uint64_t all = 0;
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t stat;
        const auto place = static_cast<zip_uint64_t>(i);
        if (zip_stat_index(archive, place, 0, &stat) != 0 || (stat.valid & ZIP_STAT_SIZE) == 0 || (stat.valid & ZIP_STAT_NAME) == 0)
            refuse(impl_->damaged());
        if (stat.size > mostBytes || (all += stat.size) > mostBytes)
            refuse(Error(fmt::format("{} unpacks to more than the {} MB allowed", impl_->name, mostBytes >> 20U)));
        if (!places_.emplace(stat.name, place).second)
            refuse(Error(fmt::format("{} is damaged: two of its members have the same name", impl_->name)));
    }
}

ZipFile::~ZipFile() { zip_discard(impl_->archive); }

std::vector<std::string> ZipFile::names() const
{
    std::vector<std::string> all;
    for (const auto &[name, place] : places_)
        all.push_back(name);
    return all;
}

std::string ZipFile::text(const std::string &name, std::uint64_t most) const
{
    const auto place = places_.find(name);
    if (place == places_.end())
        throw Error(fmt::format("{} is damaged: \"{}\" is missing in it", impl_->name, name));
    std::string text;
    impl_->each(name, place->second, most, [&text](const char *data, std::size_t size) { text.append(data, size); });
    return text;
}

Digest ZipFile::read(const std::string &name, std::uint64_t most, const fs::path &into) const
{
    const auto place = places_.find(name);
    if (place == places_.end())
        throw Error(fmt::format("{} is damaged: \"{}\" is missing in it", impl_->name, name));
    Hash hash;
    std::ofstream stream;
    if (!into.empty())
        stream.open(into, std::ios::binary | std::ios::trunc);
    impl_->each(name, place->second, most, [&](const char *data, std::size_t size) {
        hash.add(data, size);
        if (!into.empty())
            stream.write(data, static_cast<std::streamsize>(size));
    });
    if (!into.empty()) {
        stream.close();
        if (!stream)
            throw Error(
                fmt::format("{1} could not be unpacked in {0}: there is no room there, or the disk failed; free some space and do it again",
                            into.parent_path().string(), impl_->name));
    }
    return hash.digest();
}

} // namespace optio
