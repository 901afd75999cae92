// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that does not give up what was written on it (EIO): it is called that and not a damaged file, nothing is lost, and once it works
// again all goes on. The program stands before the system's read(); SQLite is given others, and libzip a descriptor that fails.
#include "db/open.h"
#include "db/restore.h"
#include "db/sql.h"
#include "db/store.h"
#include "db/whole_backup.h"
#include "db/zip_file.h"
#include "rules/error.h"
#include "tests/rules/refusal.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>
#include <cstdio>
#include <dlfcn.h>
#include <fcntl.h>
#include <fstream>
#include <sqlite3.h>
#include <string>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

/// Files whose path holds `part` fail from this byte on; nothing fails while it is empty.
struct Fault {
    std::string part;
    off_t from = 0;
    int met = 0; ///< how often it was run into
};
Fault fault; // NOLINT: read() has no other place to look

bool fails(int descriptor, off_t end)
{
    if (fault.part.empty() || end <= fault.from)
        return false;
    char path[4096];
    const ssize_t size = ::readlink(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), path, sizeof path);
    if (size <= 0 || std::string_view(path, static_cast<std::size_t>(size)).find(fault.part) == std::string_view::npos)
        return false;
    ++fault.met;
    errno = EIO;
    return true;
}

ssize_t faultyPread(int descriptor, void *into, std::size_t size, off_t at)
{
    return fails(descriptor, at + static_cast<off_t>(size)) ? -1 : ::syscall(SYS_pread64, descriptor, into, size, at);
}

} // namespace

extern "C" ssize_t read(int descriptor, void *into, std::size_t size)
{
    const off_t at = ::lseek(descriptor, 0, SEEK_CUR);
    const int kept = errno;
    if (at >= 0 && fails(descriptor, at + static_cast<off_t>(size)))
        return -1;
    errno = kept;
    return ::syscall(SYS_read, descriptor, into, size);
}

extern "C" ssize_t sendfile(int into, int from, off_t *offset, std::size_t size)
{
    const off_t at = offset != nullptr ? *offset : ::lseek(from, 0, SEEK_CUR);
    return fails(from, at + static_cast<off_t>(size)) ? -1 : ::syscall(SYS_sendfile, into, from, offset, size);
}

extern "C" ssize_t copy_file_range(int from, off64_t *offset, int into, off64_t *place, std::size_t size, unsigned flags)
{
    const off_t at = offset != nullptr ? *offset : ::lseek(from, 0, SEEK_CUR);
    return fails(from, at + static_cast<off_t>(size)) ? -1 : ::syscall(SYS_copy_file_range, from, offset, into, place, size, flags);
}

extern "C" std::size_t fread(void *into, std::size_t size, std::size_t count, std::FILE *stream)
{
    static const auto real = reinterpret_cast<std::size_t (*)(void *, std::size_t, std::size_t, std::FILE *)>(::dlsym(RTLD_NEXT, "fread"));
    if (const int descriptor = ::fileno(stream); descriptor >= 0 && fails(descriptor, ::ftell(stream) + static_cast<off_t>(size * count))) {
        const int none = ::open("/proc/self/mem", O_RDONLY | O_CLOEXEC); // reading at its beginning is an input/output error
        ::dup2(none, descriptor);
        ::close(none);
        std::fseek(stream, 0, SEEK_SET);
    }
    return real(into, size, count, stream);
}

namespace disk_fault_test {

using namespace optio;
namespace fs = std::filesystem;

namespace {

const std::string noon = "2026-03-01T12:00:00Z";

/// The disk fails for files with this in their path while it lives.
class Failing {
public:
    explicit Failing(std::string part, off_t from = 0) { fault = {std::move(part), from, 0}; }
    ~Failing() { fault = {}; }
    Failing(const Failing &) = delete;
    Failing &operator=(const Failing &) = delete;
};

fs::path path(const QTemporaryDir &folder) { return folder.path().toStdString(); }
bool holds(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

std::string bytesOf(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write(const fs::path &file, const std::string &bytes)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
}

const std::string house = "extends = \"made-up\"\nid = \"mine\"\nname = \"mine\"\n";

/// A store with a preference that tells it, many lines in its tables, and a house file.
void fill(Store &store, const std::string &name)
{
    store.setPreference("theme", name);
    for (int i = 0; i < 200; ++i)
        store.setPreference("key" + std::to_string(i), std::string(400, 'x'));
    write(store.folder() / "house" / (name + ".toml"), house);
}

/// What is refused is the disk's fault, and is called that.
void isTheDisk(const std::string &why)
{
    QVERIFY2(fault.met > 0, "the fault was not met");
    QVERIFY2(!why.empty(), "nothing was refused");
    QVERIFY2(!holds(why, "damaged") && !holds(why, "no backup of this program"), why.c_str());
    QVERIFY2(holds(why, "disk") || holds(why, "Input/output") || holds(why, "cannot be read"), why.c_str());
}

} // namespace

class DiskFaultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        sqlite3_initialize();
        sqlite3_vfs *disk = sqlite3_vfs_find(nullptr);
        QVERIFY(disk != nullptr && disk->iVersion >= 3);
        for (const char *name : {"pread", "pread64"})
            if (disk->xGetSystemCall(disk, name) != nullptr)
                QCOMPARE(disk->xSetSystemCall(disk, name, reinterpret_cast<sqlite3_syscall_ptr>(&faultyPread)), SQLITE_OK);
        disk->xSetSystemCall(disk, "read", reinterpret_cast<sqlite3_syscall_ptr>(&::read));
    }

    void cleanup() { fault = {}; }

    void aFaultIsMet() // the test's own means
    {
        const QTemporaryDir folder;
        const fs::path file = path(folder) / "file";
        write(file, "some bytes");
        QCOMPARE(readFault(file), 0);
        const Failing failing("/file");
        QCOMPARE(readFault(file), EIO);
        QVERIFY(refusal([&] { digestOf(file); }).find("disk") != std::string::npos);
    }

    void aBackupThatTheDiskKeeps_data()
    {
        QTest::addColumn<bool>("archive");
        QTest::addColumn<int>("percent");
        for (const int percent : {0, 1, 30, 60, 95}) {
            QTest::addRow("archive from %d%%", percent) << true << percent;
            QTest::addRow("copy from %d%%", percent) << false << percent;
        }
    }
    void aBackupThatTheDiskKeeps()
    {
        QFETCH(bool, archive);
        QFETCH(int, percent);
        const QTemporaryDir folder;
        Store store(path(folder) / "now");
        fill(store, "now");
        const fs::path file = path(folder) / (archive ? "saved.optio-backup" : "saved.sqlite");
        if (archive)
            writeBackup(store, file, noon);
        else
            store.copyTo(file);
        const std::string before = bytesOf(file), content = store.preference("theme", "");
        {
            const Failing failing("/saved.", static_cast<off_t>(before.size()) * percent / 100);
            isTheDisk(refusal([&] { const CheckedBackup read(file); }));
            isTheDisk(refusal([&] { CheckedBackup(file).restore(store, noon); }));
        }
        QVERIFY(bytesOf(file) == before);
        QVERIFY(store.preference("theme", "") == content);
        QVERIFY(!houseWaits(store.folder()));
        QCOMPARE(backupsBeside(store.folder()).size(), std::size_t(0));
        CheckedBackup(file).restore(store, noon); // and once the disk works it is brought back
    }

    void theUnpackedCopy()
    {
        const QTemporaryDir folder;
        Store store(path(folder) / "now");
        fill(store, "now");
        const fs::path file = path(folder) / "saved.optio-backup";
        writeBackup(store, file, noon);
        for (const int from : {0, 200, 5000, 20000, 60000}) {
            const Failing failing("/optio.sqlite", from); // in the folder for temporary files as in the store's
            isTheDisk(refusal([&] { const CheckedBackup read(file); }));
        }
        const CheckedBackup sound(file);
    }

    void whatIsThereCannotBeSaved() // the safety copy fails, so nothing is exchanged
    {
        const QTemporaryDir folder;
        Store store(path(folder) / "now");
        fill(store, "then");
        const fs::path file = path(folder) / "saved.optio-backup";
        writeBackup(store, file, noon);
        fill(store, "now");
        CheckedBackup backup(file);
        for (const std::string part : {"now/optio.sqlite", "now/house/now.toml"}) {
            const Failing failing(part);
            isTheDisk(refusal([&] { backup.restore(store, noon); }));
            fault = {};
            QVERIFY(store.preference("theme", "") == "now");
            QVERIFY(!houseWaits(store.folder()));
            QCOMPARE(houseFilesIn(store.folder()).size(), std::size_t(2));
        }
        backup.restore(store, noon);
        QVERIFY(store.preference("theme", "") == "then");
    }

    void theWaitingFiles() // exchanged, and killed before the house files were in place: they are not dropped
    {
        const QTemporaryDir folder;
        const fs::path place = path(folder) / "now";
        {
            Store store(place);
            store.setPreference(restoreKey, "token");
        }
        stageHouse(place, "token", {{"mine.toml", house}});
        {
            const Failing failing("manifest.json");
            const Store store(place);
            QVERIFY2(fault.met > 0 && holds(store.notice(), "next start tries again"), store.notice().c_str());
            QVERIFY(houseWaits(place));
        }
        const Store store(place);
        QVERIFY2(holds(store.notice(), "now been finished"), store.notice().c_str());
        QVERIFY(houseFilesIn(place).contains("mine.toml"));
    }

    void theDataFileItself() // is not taken for damaged, put aside and read as far as it goes
    {
        const QTemporaryDir folder;
        const fs::path place = path(folder) / "now";
        {
            Store store(place);
            fill(store, "now");
        }
        const std::string before = bytesOf(dataFile(place));
        for (const double part : {0.0, 0.2, 0.5, 0.9}) {
            const Failing failing("now/optio.sqlite", static_cast<off_t>(part * static_cast<double>(before.size())));
            isTheDisk(refusal([&] { const Store store(place); }));
        }
        fs::remove(damageMark(dataFile(place)));
        for (const fs::directory_entry &entry : fs::directory_iterator(place))
            QVERIFY2(!holds(entry.path().filename().string(), "damaged"), entry.path().c_str());
        const Store store(place);
        QVERIFY2(store.notice().empty(), store.notice().c_str());
        QVERIFY(store.preference("theme", "") == "now");
    }

    void whatIsDamagedIsStillCalledThat()
    {
        const QTemporaryDir folder;
        Store store(path(folder) / "now");
        fill(store, "now");
        const fs::path file = path(folder) / "saved.optio-backup", copy = path(folder) / "saved.sqlite";
        writeBackup(store, file, noon);
        store.copyTo(copy);
        for (const fs::path &one : {file, copy}) {
            std::string bytes = bytesOf(one);
            for (std::size_t i = bytes.size() / 2; i < std::min(bytes.size(), bytes.size() / 2 + 9000); ++i)
                bytes[i] = '\x5a';
            write(one, bytes);
            const std::string why = refusal([&] { const CheckedBackup read(one); });
            QVERIFY2(!why.empty() && !holds(why, "the disk") && !holds(why, "its disk") && !holds(why, "cannot be read:"), why.c_str());
        }
    }
};

} // namespace disk_fault_test

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    disk_fault_test::DiskFaultTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "disk_fault_test.moc"
