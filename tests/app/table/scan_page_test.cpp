// SPDX-License-Identifier: GPL-3.0-or-later
// LNK-03: joining by scanning the code of a seat inside the app, and a club's code likewise (CLB-53). There is no camera where tests run:
// an item that shows a code stands for its picture, and fails as cameras do.
#include "tests/app/pictures.h"
#include "tests/app/scan/camera.h"
#include "tests/app/table/two_devices.h"
#include "tests/suite.h"

#include <QTcpServer>

namespace scan_page_test {

using namespace optio;
using namespace optio::test;

namespace {

bool isOn(const QPointer<QQuickItem> &camera) { return camera && camera->property("active").toBool(); }

QString textOf(const Running &running, const char *name)
{
    const QQuickItem *item = running.named(QString::fromLatin1(name));
    return item ? item->property("text").toString() : QString();
}

/// Ben on the page where tables are joined, with a camera.
struct Scanning {
    QTemporaryDir folder;
    Running ben{folder.path()};
    QPointer<QQuickItem> camera;

    Scanning()
    {
        ben.app().prefs()->setReducedMotion(true);
        ben.app().table()->setName(QStringLiteral("Ben"));
        ben.resize({1280, 800});
        ben.window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(ben.window()));
        QVERIFY(ben.click(QStringLiteral("joinButton")));
        page();
    }
    void page()
    {
        QVERIFY(ben.awaited(QStringLiteral("joinPage")));
        ben.rest();
        camera = fitCamera(ben, QStringLiteral("joinScan"));
        QVERIFY(camera);
        QVERIFY(ben.awaited(QStringLiteral("joinScan")));
        QVERIFY(!isOn(camera)); // nobody scans yet
    }
    void start()
    {
        QVERIFY(ben.click(QStringLiteral("joinScan")));
        QVERIFY(ben.awaited(QStringLiteral("scanPicture")));
        QTRY_VERIFY(isOn(camera));
    }
    void show(const QString &code) const { camera->setProperty("code", code); }
};

/// Anna shares a game.
struct Sharing : Device {
    Sharing()
    {
        table().setName(QStringLiteral("Anna"));
        QVERIFY(app->games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
        QVERIFY(table().share(QStringLiteral("a")));
    }
};

} // namespace

class ScanPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { album_.begin(); }
    void cleanup() { album_.expectFlawless(); }
    void joins_data();
    void joins();
    void withoutMultimedia();
    void anotherCode();
    void troubles();
    void onlyInFront();
    void leaving();
    void byKeys();
    void clubCode();

private:
    void album(const Running &running, const QString &name);

    Album album_;
};

void ScanPageTest::album(const Running &running, const QString &name)
{
    std::vector<Album::Form> forms{{{1280, 800}}, {{800, 1280}, 1.5}, {{412, 915}, 1.5}};
    if (deep())
        forms.insert(forms.end(), {{{1280, 800}, 1.5}, {{412, 915}}, {{915, 412}}, {{412, 915}, 2}});
    album_.take(running, QStringLiteral("scan-") + name, forms);
}

void ScanPageTest::joins_data()
{
    QTest::addColumn<QString>("before");
    QTest::newRow("a seat's link") << QString();
    QTest::newRow("the address for a browser") << QStringLiteral("http://127.0.0.1:28470/play/#");
}

/// LNK-03: the code is read, the camera off at once, and the game joined as if the link had been pasted.
void ScanPageTest::joins()
{
    QFETCH(QString, before);
    Sharing anna;
    Scanning two;
    const QString link = linkOf(anna.table(), "b");
    two.start();
    two.show(before + link);
    QTRY_VERIFY_WITH_TIMEOUT(!isOn(two.camera), 10'000);
    QVERIFY(two.ben.awaited(QStringLiteral("gamePage")));
    QTRY_COMPARE(two.ben.app().table()->link(), QStringLiteral("connected"));
    QTRY_COMPARE(two.ben.app().game()->seat(), QStringLiteral("b"));
    QVERIFY(!two.ben.named(QStringLiteral("scanPicture")));
}

/// LNK-03: where Qt Multimedia is missing nothing offers to scan, nothing is said, and the page tells of the camera app.
void ScanPageTest::withoutMultimedia()
{
    QTemporaryDir folder;
    Running ben(folder.path());
    QQmlComponent module(qmlEngine(ben.window()));
    module.setData("import QtMultimedia\nMediaDevices {}", QUrl());
    if (module.isReady())
        QSKIP("Qt Multimedia is installed here");
    QVERIFY(ben.click(QStringLiteral("joinButton")));
    QVERIFY(ben.awaited(QStringLiteral("joinPage")));
    QQuickItem *button = anyNamed(ben, QStringLiteral("joinScan"));
    QVERIFY(button != nullptr);
    QTRY_VERIFY(button->property("looked").toBool());
    button->setProperty("drawn", true); // where tests are drawn without a graphics interface, it was not even looked for
    QVERIFY(QMetaObject::invokeMethod(button, "look"));
    QVERIFY(button->property("view").isNull());
    QVERIFY(!button->isVisible());
    QVERIFY(!ben.named(QStringLiteral("joinScan")));
    QVERIFY(complaints().isEmpty());
    const auto tells = [&](const char *words) {
        const QList<QQuickItem *> all = ben.items();
        return std::any_of(all.begin(), all.end(),
                           [words](const QQuickItem *item) { return item->property("text").toString().contains(QLatin1String(words)); });
    };
    QVERIFY(tells("with your camera app"));
    QPointer<QQuickItem> camera = fitCamera(ben, QStringLiteral("joinScan"));
    QVERIFY(ben.awaited(QStringLiteral("joinScan")));
    QVERIFY(!tells("with your camera app"));
    camera->setProperty("there", false); // unplugged before anybody scanned
    QTRY_VERIFY(!ben.named(QStringLiteral("joinScan")));
}

/// LNK-03: a code of something else says what it is; scanning goes on, and finds the seat when that is shown.
void ScanPageTest::anotherCode()
{
    Sharing anna;
    Scanning two;
    album(two.ben, QStringLiteral("page"));
    two.start();
    QTRY_VERIFY(textOf(two.ben, "scanWords").contains(QStringLiteral("code of your seat")));
    album(two.ben, QStringLiteral("empty"));
    two.show(QStringLiteral("https://example.org/menu"));
    QVERIFY(two.ben.awaited(QStringLiteral("scanOther")));
    QVERIFY(textOf(two.ben, "scanOther").contains(QStringLiteral("web page")));
    QVERIFY(isOn(two.camera));
    two.show(QStringLiteral("optio:club?e=day1&u=table3"));
    QTRY_VERIFY(textOf(two.ben, "scanOther").contains(QStringLiteral("club's server")));
    album(two.ben, QStringLiteral("other"));
    QVERIFY(isOn(two.camera));
    QCOMPARE(two.ben.app().table()->role(), QString());
    two.show(QString());
    QTRY_VERIFY_WITH_TIMEOUT(!two.ben.named(QStringLiteral("scanOther")), 10'000); // it is not there any more
    two.show(linkOf(anna.table(), "b"));
    QVERIFY(two.ben.awaited(QStringLiteral("gamePage")));
    QVERIFY(!isOn(two.camera));
}

/// LNK-03: a camera that gives nothing, fails or goes away says so and what to do; nothing is read meanwhile.
void ScanPageTest::troubles()
{
    Scanning two;
    two.camera->setProperty("gives", false);
    QQuickItem *button = two.ben.named(QStringLiteral("joinScan"));
    QCOMPARE(button->property("patience").toInt(), 6000);
    two.start();
    QTRY_VERIFY(textOf(two.ben, "scanWords").contains(QStringLiteral("is starting")));
    QVERIFY(!two.ben.named(QStringLiteral("scanAgain")));
    button->setProperty("patience", 1500);
    // In time it is told that nothing comes.
    QTRY_VERIFY_WITH_TIMEOUT(textOf(two.ben, "scanWords").contains(QStringLiteral("no picture")), 15'000);
    QVERIFY(two.ben.named(QStringLiteral("scanAgain")));
    album(two.ben, QStringLiteral("silent"));
    two.camera->setProperty("gives", true); // late, but there
    QTRY_VERIFY(textOf(two.ben, "scanWords").contains(QStringLiteral("code of your seat")));
    // It fails while it is on: what it still shows is not read.
    two.camera->setProperty("trouble", QStringLiteral("failed"));
    QTRY_VERIFY(textOf(two.ben, "scanWords").contains(QStringLiteral("no picture")));
    two.show(QStringLiteral("https://example.org/menu"));
    QTest::qWait(1000);
    QVERIFY(!two.ben.named(QStringLiteral("scanOther")));
    const int started = two.camera->property("started").toInt();
    two.camera->setProperty("trouble", QString()); // as CameraView does when it is switched on anew
    two.camera->setProperty("gives", false);
    QTRY_VERIFY(textOf(two.ben, "scanWords").contains(QStringLiteral("is starting")));
    QTRY_VERIFY_WITH_TIMEOUT(two.ben.named(QStringLiteral("scanAgain")), 15'000);
    QVERIFY(two.ben.click(QStringLiteral("scanAgain")));
    QTRY_COMPARE(two.camera->property("started").toInt(), started + 1);
    QVERIFY(isOn(two.camera));
    QVERIFY(textOf(two.ben, "scanWords").contains(QStringLiteral("is starting")));
    // It is unplugged: the sheet stays and says so, the page offers it no more.
    two.camera->setProperty("trouble", QStringLiteral("gone"));
    two.camera->setProperty("there", false);
    QTRY_VERIFY(textOf(two.ben, "scanWords").contains(QStringLiteral("is gone")));
    QVERIFY(!two.ben.named(QStringLiteral("scanAgain")));
    album(two.ben, QStringLiteral("gone"));
    QVERIFY(two.ben.click(QStringLiteral("scanStop")));
    QTRY_VERIFY(!two.ben.named(QStringLiteral("scanPicture")));
    QTRY_VERIFY(!two.ben.named(QStringLiteral("joinScan")));
    QVERIFY(!isOn(two.camera));
    // Two cameras: the other one can be taken, and begins anew.
    two.camera->setProperty("trouble", QString());
    two.camera->setProperty("there", true);
    two.camera->setProperty("gives", true);
    two.show(QString());
    two.start();
    QVERIFY(!two.ben.named(QStringLiteral("scanTurn")));
    two.camera->setProperty("cameras", 2);
    const int before = two.camera->property("started").toInt();
    QVERIFY(two.ben.click(QStringLiteral("scanTurn")));
    QCOMPARE(two.camera->property("turned").toInt(), 1);
    QTRY_COMPARE(two.camera->property("started").toInt(), before + 1);
}

/// LNK-03: the camera is on only while the window is in front.
void ScanPageTest::onlyInFront()
{
    Scanning two;
    two.start();
    QQuickWindow other;
    other.resize(200, 100);
    other.show();
    other.requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    QTRY_VERIFY(!isOn(two.camera));
    QTRY_VERIFY(textOf(two.ben, "scanWords").contains(QStringLiteral("in front")));
    other.hide();
    two.ben.window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(two.ben.window()));
    QTRY_VERIFY(isOn(two.camera));
}

/// LNK-03: Escape, Back and leaving turn the camera off; the page then is what it was.
void ScanPageTest::leaving()
{
    Scanning two;
    const auto closed = [&] { return !isOn(two.camera) && !two.ben.named(QStringLiteral("scanPicture")); };
    for (const auto &close : std::vector<std::function<void()>>{
             [&] { QTest::keyClick(two.ben.window(), Qt::Key_Escape); }, [&] { two.ben.eval(QStringLiteral("goBack()")); },
             [&] { two.ben.click(QStringLiteral("sheetClose")); }, [&] { two.ben.click(QStringLiteral("scanStop")); }}) {
        two.start();
        close();
        QTRY_VERIFY(closed());
        QVERIFY(two.ben.awaited(QStringLiteral("joinPage")));
    }
    two.start();
    two.ben.eval(QStringLiteral("goBack(); goBack()"));
    QTRY_VERIFY(closed());
    two.ben.eval(QStringLiteral("showFromHome('JoinPage', {})"));
    two.page();
    // While one table is tried no other code is asked for.
    QTcpServer silent;
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    two.ben.eval(QStringLiteral("current.fill('127.0.0.1:%1'); current.join()").arg(silent.serverPort()));
    QTRY_VERIFY(!two.ben.named(QStringLiteral("joinScan"))->isEnabled());
    QVERIFY(two.ben.click(QStringLiteral("joinStop")));
    QTRY_VERIFY(two.ben.named(QStringLiteral("joinScan"))->isEnabled());
    two.start();
    two.ben.eval(QStringLiteral("showFromHome('ArmiesPage', {})")); // a file was opened meanwhile
    QTRY_VERIFY(closed());
    QCOMPARE(two.ben.app().table()->role(), QString());
}

/// LNK-03: by keys alone; and what is seen is also said.
void ScanPageTest::byKeys()
{
    Scanning two;
    const auto goTo = [&](const char *name) {
        for (int stop = 0; stop < 60; ++stop) {
            const QQuickItem *at = two.ben.window()->activeFocusItem();
            if (at && at->objectName() == QLatin1String(name))
                return true;
            QTest::keyClick(two.ben.window(), Qt::Key_Tab);
        }
        return false;
    };
    QVERIFY(goTo("joinScan"));
    QCOMPARE(spokenName(two.ben.named(QStringLiteral("joinScan"))), textOf(two.ben, "joinScan"));
    QTest::keyClick(two.ben.window(), Qt::Key_Return);
    QTRY_VERIFY(isOn(two.camera));
    two.camera->setProperty("cameras", 2);
    QVERIFY(goTo("scanTurn"));
    QVERIFY(goTo("sheetClose"));
    QVERIFY(goTo("scanStop"));
    QVERIFY(!spokenName(two.ben.named(QStringLiteral("scanPicture"))).isEmpty());
    QTRY_VERIFY(textOf(two.ben, "scanWords").contains(QStringLiteral("code of your seat")));
    QCOMPARE(spokenName(two.ben.named(QStringLiteral("scanWords"))), textOf(two.ben, "scanWords"));
    QTest::keyClick(two.ben.window(), Qt::Key_Return);
    QTRY_VERIFY(!isOn(two.camera));
    QTRY_COMPARE(two.ben.window()->activeFocusItem(), two.ben.named(QStringLiteral("joinScan")));
}

/// LNK-03, CLB-53: a table's code for the club's server is scanned on the page that takes it; a seat's is not taken there.
void ScanPageTest::clubCode()
{
    QTemporaryDir folder;
    Running ben(folder.path());
    if (!ben.app().reporting()->refusal().isEmpty())
        QSKIP("needs libnats");
    ben.app().prefs()->setReducedMotion(true);
    ben.resize({1280, 800});
    ben.window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(ben.window()));
    QVERIFY(ben.app().games()->create("dba", "dba/later-carthaginian", "dba/mid-republican-roman"));
    ben.eval(QStringLiteral("show('ReportingPage', {})"));
    QVERIFY(ben.awaited(QStringLiteral("reportingPage")));
    ben.rest();
    const QPointer<QQuickItem> camera = fitCamera(ben, QStringLiteral("serverScan"));
    QVERIFY(camera);
    album(ben, QStringLiteral("club"));
    QVERIFY(ben.click(QStringLiteral("serverScan")));
    QTRY_VERIFY(isOn(camera));
    camera->setProperty("code", QStringLiteral("optio:join?g=1"));
    QTRY_VERIFY(textOf(ben, "scanOther").contains(QStringLiteral("Join a table")));
    QVERIFY(isOn(camera));
    const QString code = QStringLiteral("optio:club?e=day1&u=table3&p=abcdefghijklmnop_-&s=127.0.0.1:9&c=") + QString(400, u'Q');
    camera->setProperty("code", code);
    QTRY_VERIFY_WITH_TIMEOUT(!isOn(camera), 10'000);
    QTRY_VERIFY(ben.app().reporting()->isOn());
    QCOMPARE(ben.app().reporting()->table(), QStringLiteral("3"));
    ben.app().reporting()->stop();
}

OPTIO_TEST(ScanPageTest)

} // namespace scan_page_test

#include "scan_page_test.moc"
