// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop over D-Bus, on a bus of the test's own with made-up services: the screen is kept awake, the wish for dark is heard.
#include "app/qt/awake.h"
#include "app/qt/theme_source.h"
#include "tests/suite.h"

#include <QDBusAbstractAdaptor>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <memory>

namespace bus_test {

using namespace optio;

namespace {

/// What the desktop was asked.
struct Heard {
    uint flags = 0;
    int closed = 0, saver = 0, freed = 0;
    uint scheme = 0;
    bool portal = true; ///< does the portal inhibit?
} heard;

} // namespace

class PortalInhibit : public QDBusAbstractAdaptor {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Inhibit")
public:
    explicit PortalInhibit(QObject *object) : QDBusAbstractAdaptor(object) {}
public Q_SLOTS:
    QDBusObjectPath Inhibit(const QString &, uint flags, const QVariantMap &, const QDBusMessage &message)
    {
        if (!heard.portal) {
            message.setDelayedReply(true);
            QDBusConnection(QStringLiteral("desktop")).send(message.createErrorReply(QDBusError::AccessDenied, QStringLiteral("no")));
            return {};
        }
        heard.flags = flags;
        return QDBusObjectPath(QStringLiteral("/request"));
    }
};

class PortalSettings : public QDBusAbstractAdaptor {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    explicit PortalSettings(QObject *object) : QDBusAbstractAdaptor(object) {}
public Q_SLOTS:
    QDBusVariant Read(const QString &, const QString &) { return QDBusVariant(QVariant::fromValue(QDBusVariant(heard.scheme))); }
};

class PortalRequest : public QDBusAbstractAdaptor {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Request")
public:
    explicit PortalRequest(QObject *object) : QDBusAbstractAdaptor(object) {}
public Q_SLOTS:
    void Close() { ++heard.closed; }
};

class ScreenSaver : public QDBusAbstractAdaptor {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")
public:
    explicit ScreenSaver(QObject *object) : QDBusAbstractAdaptor(object) {}
public Q_SLOTS:
    uint Inhibit(const QString &, const QString &)
    {
        ++heard.saver;
        return 42;
    }
    void UnInhibit(uint cookie) { heard.freed += cookie == 42 ? 1 : 0; }
};

class BusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // The bus must be known before anybody asks Qt for it.
        const QString program = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        if (program.isEmpty())
            QSKIP("there is no dbus-daemon to try this with");
        daemon_.start(program, {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY(daemon_.waitForReadyRead(10000));
        const QString address = QString::fromLatin1(daemon_.readLine()).trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address.toLatin1());
        QDBusConnection desktop = QDBusConnection::connectToBus(address, QStringLiteral("desktop"));
        QVERIFY(desktop.isConnected());
        new PortalInhibit(&portal_);
        new PortalSettings(&portal_);
        new PortalRequest(&request_);
        new ScreenSaver(&saver_);
        QVERIFY(desktop.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal_));
        QVERIFY(desktop.registerObject(QStringLiteral("/request"), &request_));
        QVERIFY(desktop.registerObject(QStringLiteral("/org/freedesktop/ScreenSaver"), &saver_));
        QVERIFY(desktop.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        QVERIFY(desktop.registerService(QStringLiteral("org.freedesktop.ScreenSaver")));
    }

    void cleanupTestCase()
    {
        daemon_.terminate();
        daemon_.waitForFinished();
    }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(".*"));
        heard = {};
    }

    void thePortalKeepsTheScreenAwakeUntilLetGo()
    {
        Awake awake;
        awake.keep(true);
        QTRY_COMPARE(heard.flags, 8u); // do not count as idle
        QTest::qWait(50);
        QCOMPARE(heard.closed, 0);
        awake.keep(false);
        QTRY_COMPARE(heard.closed, 1);
        QCOMPARE(heard.saver, 0);
    }

    void aWishTakenBackEarlyIsLetGoWhenItIsGranted()
    {
        Awake awake;
        awake.keep(true);
        awake.keep(false);
        QTRY_COMPARE(heard.closed, 1);
    }

    void theScreenSaverIsAskedWhenThePortalRefuses()
    {
        heard.portal = false;
        {
            Awake awake;
            awake.keep(true);
            QTRY_COMPARE(heard.saver, 1);
            QTest::qWait(50);
        }
        QTRY_COMPARE(heard.freed, 1);
    }

    void theWishForDarkIsHeardAndFollowed()
    {
        heard.scheme = 1;
        ThemeSource theme;
        QSignalSpy changed(&theme, &ThemeSource::changed);
        theme.start();
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(theme.dark());
        QDBusMessage light =
            QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/portal/desktop"), QStringLiteral("org.freedesktop.portal.Settings"),
                                       QStringLiteral("SettingChanged"));
        light << QStringLiteral("org.freedesktop.appearance") << QStringLiteral("color-scheme")
              << QVariant::fromValue(QDBusVariant(uint(2)));
        QVERIFY(QDBusConnection(QStringLiteral("desktop")).send(light));
        QTRY_COMPARE(changed.count(), 2);
        QVERIFY(!theme.dark());
    }

private:
    QProcess daemon_;
    QObject portal_, request_, saver_;
};

OPTIO_TEST(BusTest)

} // namespace bus_test
#include "bus_test.moc"
