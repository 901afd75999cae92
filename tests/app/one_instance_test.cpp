// SPDX-License-Identifier: GPL-3.0-or-later
// One window for each data folder: who is first, what the others hand over, and that neither a leftover nor a silent first one is in the
// way.
#include "app/qt/one_instance.h"

#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

namespace one_instance_test {

using namespace optio;
using namespace std::chrono_literals;
using Place = OneInstance::Place;

namespace {

std::filesystem::path pathOf(const QTemporaryDir &folder) { return folder.path().toStdString(); }

/// What the first one said of where it listens.
QByteArray told(const QTemporaryDir &folder)
{
    QFile file(folder.filePath("optio.lock"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

/// Another start, as it would be in another program; the event loop runs meanwhile.
class Another {
public:
    Another(std::filesystem::path data, const QUrl &file, std::chrono::milliseconds patience = 5s)
        : thread_([this, data = std::move(data), file, patience] {
              OneInstance instance;
              place_ = static_cast<int>(instance.claim(data, file, patience));
              over_ = true;
          })
    {}
    ~Another() { thread_.join(); }
    Another(const Another &) = delete;
    Another &operator=(const Another &) = delete;
    bool over() const { return over_; }
    Place place() const { return static_cast<Place>(place_.load()); }

private:
    std::atomic<int> place_ = -1;
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

} // namespace

class OneInstanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void theSecondHandsOver()
    {
        const QTemporaryDir data;
        OneInstance first;
        QCOMPARE(first.claim(pathOf(data), {}), Place::first);
        first.listen();
        QSignalSpy called(&first, &OneInstance::called);
        const QUrl file = QUrl::fromLocalFile("/games/Zama & \"Cannae\" \xC3\xA4.optio-game");
        {
            const Another second(pathOf(data), file);
            QTRY_VERIFY(second.over());
            QCOMPARE(second.place(), Place::handed);
        }
        QTRY_COMPARE(called.count(), 1);
        QCOMPARE(called.at(0).at(0).toUrl(), file);
        {
            const Another third(pathOf(data), {}); // without a file: only the window is wanted
            QTRY_VERIFY(third.over());
            QCOMPARE(third.place(), Place::handed);
        }
        QTRY_COMPARE(called.count(), 2);
        QVERIFY(called.at(1).at(0).toUrl().isEmpty());
    }

    /// The first has just begun, or is at work: its event loop does not run yet.
    void theSecondWaitsForABusyFirst()
    {
        const QTemporaryDir data;
        OneInstance first;
        QCOMPARE(first.claim(pathOf(data), {}), Place::first);
        QSignalSpy called(&first, &OneInstance::called);
        const Another second(pathOf(data), QUrl::fromLocalFile("/a.optio-army"));
        std::this_thread::sleep_for(600ms);
        QVERIFY(!second.over());
        first.listen();
        QTRY_VERIFY(second.over());
        QCOMPARE(second.place(), Place::handed);
        QTRY_COMPARE(called.count(), 1);
    }

    void aSilentFirstIsNotWaitedForLong()
    {
        const QTemporaryDir data;
        OneInstance first;
        QCOMPARE(first.claim(pathOf(data), {}), Place::first);
        OneInstance second;
        const auto begin = std::chrono::steady_clock::now();
        QCOMPARE(second.claim(pathOf(data), QUrl::fromLocalFile("/a.optio-army"), 300ms), Place::unanswered);
        QVERIFY(std::chrono::steady_clock::now() - begin >= 300ms);
        // Its user has been told that the file was not opened, so it is not opened later.
        QSignalSpy called(&first, &OneInstance::called);
        first.listen();
        QTest::qWait(200);
        QCOMPARE(called.count(), 0);
        // And the first one can still be called.
        const Another third(pathOf(data), {});
        QTRY_VERIFY(third.over());
        QCOMPARE(third.place(), Place::handed);
    }

    void theFolderIsFreeAfterwards()
    {
        const QTemporaryDir data;
        QByteArray address;
        {
            OneInstance first;
            QCOMPARE(first.claim(pathOf(data), {}), Place::first);
            address = told(data);
            QVERIFY(QFile::exists(QString::fromUtf8(address)));
        }
        QVERIFY2(!QFile::exists(QString::fromUtf8(address)), "nothing is left in the runtime folder");
        OneInstance next;
        QCOMPARE(next.claim(pathOf(data), {}, 300ms), Place::first);
    }

    /// A program that was killed leaves its socket and its lines; the lock is the system's, and free.
    void leftoversAreNoObstacle()
    {
        const QTemporaryDir data;
        QString address;
        {
            OneInstance first;
            QCOMPARE(first.claim(pathOf(data), {}), Place::first);
            address = QString::fromUtf8(told(data));
        }
        sockaddr_un name{};
        name.sun_family = AF_UNIX;
        qstrncpy(name.sun_path, address.toUtf8().constData(), sizeof name.sun_path);
        const int dead = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        QVERIFY(::bind(dead, reinterpret_cast<const sockaddr *>(&name), sizeof name) == 0);
        ::close(dead);
        QVERIFY(QFile::exists(address));
        QFile lock(data.filePath("optio.lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("/nowhere/at/all\n") > 0);
        lock.close();

        OneInstance first;
        QCOMPARE(first.claim(pathOf(data), {}, 300ms), Place::first);
        first.listen();
        const Another second(pathOf(data), {});
        QTRY_VERIFY(second.over());
        QCOMPARE(second.place(), Place::handed);
    }

    /// Of many that begin in the same moment one is first, and hears all the others.
    void atTheSameMoment()
    {
        const QTemporaryDir data;
        constexpr int many = 8;
        std::atomic<int> firsts = 0, others = 0, done = 0;
        std::vector<std::unique_ptr<OneInstance>> instances;
        for (int at = 0; at < many; ++at)
            instances.push_back(std::make_unique<OneInstance>());
        std::atomic<OneInstance *> one = nullptr;
        std::vector<std::thread> threads;
        for (const auto &instance : instances)
            threads.emplace_back([&, mine = instance.get()] {
                const Place place = mine->claim(pathOf(data), QUrl::fromLocalFile("/a"), 10s);
                if (place == Place::first) {
                    ++firsts;
                    one = mine;
                } else if (place == Place::handed)
                    ++others;
                ++done;
            });
        QTRY_VERIFY(one.load() != nullptr);
        QSignalSpy called(one.load(), &OneInstance::called);
        one.load()->listen();
        const bool all = QTest::qWaitFor([&] { return done == many; }, 15000);
        for (std::thread &thread : threads)
            thread.join();
        QVERIFY(all);
        QCOMPARE(firsts.load(), 1);
        QCOMPARE(others.load(), many - 1);
        QTRY_COMPARE(called.count(), many - 1);
    }

    void foldersSideBySide()
    {
        const QTemporaryDir one, other;
        OneInstance first, second;
        QCOMPARE(first.claim(pathOf(one), {}), Place::first);
        QCOMPARE(second.claim(pathOf(other), {}, 300ms), Place::first);
        // By whatever name, a folder is itself.
        const QTemporaryDir names;
        QVERIFY(QFile::link(one.path(), names.filePath("link")));
        first.listen();
        const Another third(names.filePath("link").toStdString(), {});
        QTRY_VERIFY(third.over());
        QCOMPARE(third.place(), Place::handed);
    }

    /// Where no file can be made in the folder the lock lies in the runtime folder, and still holds.
    void aFolderThatCannotBeWritten()
    {
        const QTemporaryDir data;
        QVERIFY(QDir(data.path()).mkdir("optio.lock"));
        OneInstance first;
        QCOMPARE(first.claim(pathOf(data), {}), Place::first);
        first.listen();
        const Another second(pathOf(data), {});
        QTRY_VERIFY(second.over());
        QCOMPARE(second.place(), Place::handed);
    }

    /// Where there can be no lock at all the program still starts; what is wrong with the folder the store says.
    void aFolderThatCannotBe()
    {
        const QTemporaryDir data;
        QFile file(data.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        OneInstance first, second;
        QCOMPARE(first.claim(pathOf(data) / "file" / "in it", {}, 300ms), Place::first);
        QCOMPARE(second.claim("/proc/optio-cannot-be-made", {}, 300ms), Place::first);
        first.listen();
    }

    /// What comes through the socket is not believed: it is a line of a known form, or nothing happens.
    void nonsenseIsIgnored()
    {
        const QTemporaryDir data;
        OneInstance first;
        QCOMPARE(first.claim(pathOf(data), {}), Place::first);
        first.listen();
        QSignalSpy called(&first, &OneInstance::called);
        for (const QByteArray &line : {QByteArray("\n"), QByteArray("{}\n"), QByteArray("[1,2]\n"), QByteArray("half a line"),
                                       QByteArray(200000, 'x'), QByteArray("{\"optio\":")}) {
            sockaddr_un name{};
            name.sun_family = AF_UNIX;
            qstrncpy(name.sun_path, told(data).constData(), sizeof name.sun_path);
            const int caller = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
            QVERIFY(::connect(caller, reinterpret_cast<const sockaddr *>(&name), sizeof name) == 0);
            static_cast<void>(::send(caller, line.data(), static_cast<std::size_t>(line.size()), MSG_NOSIGNAL) == 0);
            QTest::qWait(50);
            ::close(caller);
        }
        QTest::qWait(50);
        QCOMPARE(called.count(), 0);
        const Another second(pathOf(data), {});
        QTRY_VERIFY(second.over());
        QCOMPARE(second.place(), Place::handed);
    }
};

OPTIO_TEST(OneInstanceTest)

} // namespace one_instance_test

#include "one_instance_test.moc"
