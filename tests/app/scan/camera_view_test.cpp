// SPDX-License-Identifier: GPL-3.0-or-later
// LNK-03: what CameraView.qml makes of Qt Multimedia, tried on names of the same form (multimedia/): cameras that come and go, fail, or are
// several.
#include "tests/app/pictures.h"
#include "tests/app/scan/camera.h"
#include "tests/suite.h"

#include <QSGRendererInterface>
#include <QTemporaryDir>

namespace camera_view_test {

using namespace optio;
using namespace optio::test;

namespace {

/// The page where tables are joined, with Qt Multimedia and no camera.
struct Fitted {
    QTemporaryDir folder;
    Running ben{folder.path()};
    std::unique_ptr<QObject> hold;
    QObject *fake = nullptr;

    Fitted()
    {
        ben.app().prefs()->setReducedMotion(true);
        ben.window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(ben.window()));
        QQmlEngine *engine = qmlEngine(ben.window());
        engine->addImportPath(qEnvironmentVariable("OPTIO_TESTS") + QStringLiteral("/app/scan/multimedia"));
        QQmlComponent kind(engine);
        kind.setData("import QtQml\nimport QtMultimedia\nQtObject { readonly property var fake: Fake }", QUrl());
        hold.reset(kind.create());
        QVERIFY2(hold, qPrintable(kind.errorString()));
        fake = hold->property("fake").value<QObject *>();
        QVERIFY(fake != nullptr);
        QVERIFY(ben.click(QStringLiteral("joinButton")));
        QVERIFY(ben.awaited(QStringLiteral("joinPage")));
        ben.rest();
    }
    QQuickItem *button() const { return anyNamed(ben, QStringLiteral("joinScan")); }
    /// Tests are drawn without a graphics interface, where this fake's pictures are still to be seen.
    void look() const
    {
        QTRY_VERIFY(button()->property("looked").toBool());
        button()->setProperty("drawn", true);
        QVERIFY(QMetaObject::invokeMethod(button(), "look"));
    }
    void plug(const QStringList &cameras) const
    {
        QVariantList list;
        for (const QString &one : cameras) // the front is what a tablet calls the usual one
            list.append(QVariantMap{{"description", one},
                                    {"position", one.startsWith(u'b')   ? 1
                                                 : one.startsWith(u'f') ? 2
                                                                        : 0},
                                    {"isDefault", one == QLatin1String("front")}});
        fake->setProperty("cameras", list);
    }
    QStringList on() const { return fake->property("on").toStringList(); }
    QString words() const
    {
        const QQuickItem *item = ben.named(QStringLiteral("scanWords"));
        return item ? item->property("text").toString() : QString();
    }
    void start()
    {
        QVERIFY(ben.click(QStringLiteral("joinScan")));
        QVERIFY(ben.awaited(QStringLiteral("scanPicture")));
    }
};

} // namespace

class CameraViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void notWithoutGraphics();
    void comesAndGoes();
    void several();
    void fails();
    void readsOnlyWhatIsNow();
};

/// LNK-03: where Qt Multimedia would draw nothing, nothing offers to scan.
void CameraViewTest::notWithoutGraphics()
{
    Fitted page;
    if (page.ben.window()->rendererInterface()->graphicsApi() != QSGRendererInterface::Software)
        QSKIP("drawn by a graphics interface here");
    page.plug({QStringLiteral("webcam")});
    QTRY_VERIFY(page.button()->property("looked").toBool());
    QVERIFY(page.button()->property("view").isNull());
    QVERIFY(!page.ben.named(QStringLiteral("joinScan")));
    page.look();
    QVERIFY(page.ben.awaited(QStringLiteral("joinScan")));
}

/// LNK-03: the button is there while a camera is; one that is unplugged while it is on says so, and goes on when it is there again.
void CameraViewTest::comesAndGoes()
{
    Fitted page;
    page.look();
    QVERIFY(page.button()->property("view").value<QObject *>() != nullptr);
    QVERIFY(!page.ben.named(QStringLiteral("joinScan")));
    page.plug({QStringLiteral("webcam")});
    QVERIFY(page.ben.awaited(QStringLiteral("joinScan")));
    QVERIFY(page.on().isEmpty());
    page.start();
    QTRY_COMPARE(page.on(), QStringList{QStringLiteral("webcam")});
    QTRY_VERIFY(page.words().contains(QStringLiteral("code of your seat")));
    page.plug({});
    QTRY_VERIFY(page.words().contains(QStringLiteral("is gone")));
    QVERIFY(page.on().isEmpty());
    page.plug({QStringLiteral("webcam")});
    QTRY_COMPARE(page.on(), QStringList{QStringLiteral("webcam")});
    QTRY_VERIFY(page.words().contains(QStringLiteral("code of your seat")));
    QTest::keyClick(page.ben.window(), Qt::Key_Escape);
    QTRY_VERIFY(page.on().isEmpty());
}

/// LNK-03: the back of a tablet is taken first, then each in turn; without one the usual camera.
void CameraViewTest::several()
{
    Fitted page;
    page.look();
    const QString front = QStringLiteral("front"), back = QStringLiteral("back"), webcam = QStringLiteral("webcam");
    page.plug({webcam, front, back});
    page.start();
    QTRY_COMPARE(page.on(), QStringList{back});
    for (const QString &next : {webcam, front, back}) {
        QVERIFY(page.ben.click(QStringLiteral("scanTurn")));
        QTRY_COMPARE(page.on(), QStringList{next});
    }
    page.plug({webcam, front}); // the one that is on goes; another takes its place
    QTRY_COMPARE(page.on(), QStringList{front});
    QVERIFY(!page.words().contains(QStringLiteral("is gone")));
    page.plug({webcam});
    QTRY_COMPARE(page.on(), QStringList{webcam});
    QTRY_VERIFY(!page.ben.named(QStringLiteral("scanTurn")));
}

/// LNK-03: a camera that another program holds says so; trying again opens it anew.
void CameraViewTest::fails()
{
    Fitted page;
    page.look();
    page.plug({QStringLiteral("webcam")});
    page.fake->setProperty("gives", false);
    page.start();
    QTRY_COMPARE(page.on().size(), 1);
    QVERIFY(QMetaObject::invokeMethod(page.fake, "fail"));
    QTRY_VERIFY(page.words().contains(QStringLiteral("no picture")));
    page.fake->setProperty("gives", true);
    QVERIFY(page.words().contains(QStringLiteral("no picture"))); // what has failed has failed
    QVERIFY(page.ben.click(QStringLiteral("scanAgain")));
    QTRY_VERIFY(page.words().contains(QStringLiteral("code of your seat")));
    QCOMPARE(page.on().size(), 1);
}

/// LNK-03: what the camera showed last time is not read when it is switched on once more.
void CameraViewTest::readsOnlyWhatIsNow()
{
    Fitted page;
    page.look();
    page.plug({QStringLiteral("webcam")});
    page.start();
    page.fake->setProperty("code", QStringLiteral("hello"));
    QTRY_VERIFY(page.ben.named(QStringLiteral("scanOther")));
    QVERIFY(page.ben.click(QStringLiteral("scanStop")));
    QTRY_VERIFY(page.on().isEmpty());
    page.fake->setProperty("gives", false);
    page.start();
    QTRY_COMPARE(page.on().size(), 1);
    QTest::qWait(1000);
    QVERIFY(!page.ben.named(QStringLiteral("scanOther")));
    QVERIFY(page.words().contains(QStringLiteral("is starting")));
}

OPTIO_TEST(CameraViewTest)

} // namespace camera_view_test

#include "camera_view_test.moc"
