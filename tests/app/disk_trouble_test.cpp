// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that takes nothing more, in the real window: the sentence that says so stays until something is saved again, and goes with that.
#include "tests/app/window.h"

#include "app/engine.h"
#include "tests/node.h"
#include "tests/suite.h"

#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

namespace disk_trouble_test {

using namespace optio;
using namespace optio::test;

namespace {

/// No file grows while one lives.
class FullDisk {
public:
    FullDisk()
    {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit none{1, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &before_); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit before_{};
};

} // namespace

class DiskTroubleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        listenForComplaints();
        std::signal(SIGXFSZ, SIG_IGN); // whoever writes too much gets an error instead
    }

    void toldUntilItIsOver()
    {
        NOT_UNDER_NODE("limits");
        const QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.resize({1280, 800});
        QVERIFY(running.app().games()->create("dba", "dba/gallic", "dba/gallic"));
        running.eval(QStringLiteral("show('SettingsPage', {})"));
        running.rest();
        GameModel &game = *running.app().game();
        const int length = game.game().length();
        running.eval(QStringLiteral("App.failed('This is only refused.')"));
        QQuickItem *strip = running.named(QStringLiteral("snackbar"));
        QVERIFY(strip);
        strip->setProperty("lasts", 100);
        running.eval(QStringLiteral("App.failed('This is only refused again.')"));
        QTRY_VERIFY(!strip->isVisible()); // what is refused passes
        {
            const FullDisk full;
            QVERIFY(!game.note(QStringLiteral("lost")));
            QCOMPARE(game.game().length(), length);
            QVERIFY(strip->isVisible());
            QTest::qWait(400);
            QVERIFY(strip->isVisible());
            QVERIFY2(strip->property("text").toString().contains(QLatin1String("disk")), qPrintable(strip->property("text").toString()));
            QVERIFY(!game.note(QStringLiteral("lost again")));
            QTest::qWait(400);
            QVERIFY(strip->isVisible());
        }
        QVERIFY(game.note(QStringLiteral("kept")));
        QTRY_VERIFY(!strip->isVisible());
        QCOMPARE(game.game().length(), length + 1);
        QVERIFY(game.read(length + 1).line.find("kept") != std::string::npos);
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }
};

OPTIO_TEST(DiskTroubleTest)

} // namespace disk_trouble_test

#include "disk_trouble_test.moc"
