// SPDX-License-Identifier: GPL-3.0-or-later
// Who asks for a file: the desktop's portal on a bus of the test's own, or our page where there is none; and what our page does with names,
// extensions and files that are there.
#include "app/qt/desktop/platform_dialog.h"
#include "app/qt/file_asker.h"
#include "tests/app/faults.h"
#include "tests/suite.h"

#include <QDBusAbstractAdaptor>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QQmlComponent>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace file_dialog_test {

using namespace optio;
using namespace optio::test;

namespace {

/// What the portal was asked, and what it is to answer.
struct Chooser {
    QString method, title, name;
    bool filtered = false;
    uint response = 0;
    QString file;
} chooser;

} // namespace

class PortalFiles : public QDBusAbstractAdaptor {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.FileChooser")
public:
    explicit PortalFiles(QObject *object) : QDBusAbstractAdaptor(object) {}
public Q_SLOTS:
    QDBusObjectPath OpenFile(const QString &, const QString &title, const QVariantMap &options, const QDBusMessage &message)
    {
        return answer(QStringLiteral("open"), title, options, message);
    }
    QDBusObjectPath SaveFile(const QString &, const QString &title, const QVariantMap &options, const QDBusMessage &message)
    {
        return answer(QStringLiteral("save"), title, options, message);
    }

private:
    static QDBusObjectPath answer(const QString &method, const QString &title, const QVariantMap &options, const QDBusMessage &message)
    {
        chooser.method = method;
        chooser.title = title;
        chooser.name = options.value(QStringLiteral("current_name")).toString();
        chooser.filtered = options.contains(QStringLiteral("filters"));
        const QString path =
            QStringLiteral("/org/freedesktop/portal/desktop/request/%1/%2")
                .arg(message.service().mid(1).replace(u'.', u'_'), options.value(QStringLiteral("handle_token")).toString());
        QDBusMessage response =
            QDBusMessage::createSignal(path, QStringLiteral("org.freedesktop.portal.Request"), QStringLiteral("Response"));
        QVariantMap results;
        if (!chooser.file.isEmpty())
            results.insert(QStringLiteral("uris"), QStringList{QUrl::fromLocalFile(chooser.file).toString()});
        response << chooser.response << results;
        QDBusConnection(QStringLiteral("desktop")).send(response);
        return QDBusObjectPath(path);
    }
};

class FileDialogTest : public QObject {
    Q_OBJECT

private:
    /// A picker on the settings page, with what it tells.
    struct Picker {
        std::unique_ptr<QObject> object;
        std::unique_ptr<QSignalSpy> chosen, done;
    };
    static Picker pick(const Running &running, const QByteArray &values)
    {
        QQmlComponent component(qmlEngine(running.window()));
        component.setData("import QtQuick\nimport Optio\nFilePicker { title: \"A file\"; " + values + " }", QUrl());
        Picker picker;
        QObject *made = component.beginCreate(qmlContext(running.window()));
        if (made == nullptr) {
            complaints().append(component.errorString());
            return picker;
        }
        qobject_cast<QQuickItem *>(made)->setParentItem(running.window()->contentItem());
        picker.object.reset(made);
        picker.chosen = std::make_unique<QSignalSpy>(made, SIGNAL(chosen(QUrl)));
        picker.done = std::make_unique<QSignalSpy>(made, SIGNAL(done()));
        component.completeCreate();
        return picker;
    }

private Q_SLOTS:
    void initTestCase()
    {
        setLook();
        listenForComplaints();
        QVERIFY(home_.isValid());
        qputenv("HOME", home_.path().toUtf8());
        const QString program = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        if (program.isEmpty())
            return;
        daemon_.start(program, {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY(daemon_.waitForReadyRead(10000));
        const QString address = QString::fromLatin1(daemon_.readLine()).trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address.toLatin1());
        QDBusConnection desktop = QDBusConnection::connectToBus(address, QStringLiteral("desktop"));
        QVERIFY(desktop.isConnected());
        new PortalFiles(&portal_);
        QVERIFY(desktop.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal_));
    }

    void init()
    {
        chooser = {};
        qputenv("OPTIO_FILE_DIALOG", "own");
    }

    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void cleanupTestCase()
    {
        daemon_.terminate();
        daemon_.waitForFinished();
    }

    void whoIsAsked()
    {
        QCOMPARE(FileAsker::way(), "own");
        qunsetenv("OPTIO_FILE_DIALOG");
        QCOMPARE(FileAsker::way(), "own"); // offscreen: there is no desktop
        const QStringList plugins{"libqgtk3.so", "libqxdgdesktopportal.so"};
        QVERIFY(themeHasDialog({"gtk3"}, plugins));
        QVERIFY(themeHasDialog({"xdgdesktopportal"}, plugins));
        QVERIFY(!themeHasDialog({"kde"}, plugins));
        QVERIFY(themeHasDialog({"kde"}, {"KDEPlasmaPlatformTheme6.so"}));
        QVERIFY(!themeHasDialog({}, plugins));
    }

    void namesKeepTheirExtension()
    {
        const QUrl bare = QUrl::fromLocalFile("/x/our club"), whole = QUrl::fromLocalFile("/x/our club.toml");
        QCOMPARE(FileAsker::withExtension(bare, "club.toml"), whole);
        QCOMPARE(FileAsker::withExtension(whole, "club.toml"), whole);
        QCOMPARE(FileAsker::safeName("../a/b:c?.toml"), "a b c .toml");
    }

    void thePortalIsAskedAndAnswers()
    {
        if (daemon_.state() != QProcess::Running)
            QSKIP("there is no dbus-daemon to try this with");
        qputenv("OPTIO_FILE_DIALOG", "portal");
        const QTemporaryDir data;
        const Running running(data.path());
        QDBusConnection desktop(QStringLiteral("desktop"));
        {
            // Nobody there: our page asks instead.
            const Picker picker = pick(running, "");
            QTRY_VERIFY(running.named("fileList"));
            QCOMPARE(picker.done->count(), 0);
            QVERIFY(running.click(QStringLiteral("fileCancel")));
            QTRY_COMPARE(picker.done->count(), 1);
        }
        QVERIFY(desktop.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        {
            chooser.file = data.filePath("battle.toml");
            const Picker picker = pick(running, "saving: true; suggested: \"our/club.toml\"; filters: [\"House rules (*.toml)\"]");
            QTRY_COMPARE(picker.done->count(), 1);
            QCOMPARE(picker.chosen->value(0).value(0).toUrl(), QUrl::fromLocalFile(chooser.file));
            QCOMPARE(chooser.method, "save");
            QCOMPARE(chooser.title, "A file");
            QCOMPARE(chooser.name, "our club.toml");
            QVERIFY(chooser.filtered);
        }
        {
            chooser.response = 1;
            chooser.file.clear();
            const Picker picker = pick(running, "");
            QTRY_COMPARE(picker.done->count(), 1);
            QCOMPARE(chooser.method, "open");
            QCOMPARE(picker.chosen->count(), 0);
        }
        {
            // The name got its extension only here, and such a file is there: it is asked about.
            QFile there(data.filePath("old.toml"));
            QVERIFY(there.open(QIODevice::WriteOnly));
            chooser.response = 0;
            chooser.file = data.filePath("old");
            const Picker picker = pick(running, "saving: true; suggested: \"club.toml\"");
            QTRY_VERIFY(running.named("fileReplace"));
            QCOMPARE(picker.chosen->count(), 0);
            QVERIFY(running.click(QStringLiteral("fileReplace")));
            QTRY_COMPARE(picker.chosen->count(), 1);
            QCOMPARE(picker.chosen->value(0).value(0).toUrl().fileName(), "old.toml");
        }
        QVERIFY(desktop.unregisterService(QStringLiteral("org.freedesktop.portal.Desktop")));
    }

    void ourPage_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)})
            for (const double text : {1.0, 1.5})
                QTest::addRow("%dx%d-%d", size.width(), size.height(), int(text * 100)) << size << text;
    }

    void ourPage()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        QDir(home_.path()).mkpath("Battles");
        QDir(home_.path()).mkpath("Documents");
        for (const char *name : {"club.toml", "Documents/other.toml", "picture.png"}) {
            QFile file(home_.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        const QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.app().prefs()->setTextScale(text);
        running.resize(size);
        const Picker picker = pick(running, "saving: true; suggested: \"club\"; filters: [\"House rules (*.toml)\"]");
        QTRY_VERIFY(running.named("fileList"));
        running.settle();
        QVERIFY(running.click(QStringLiteral("fileUp")));
        running.settle();
        QVERIFY(running.named("file_Battles"));
        QVERIFY(running.named("file_club.toml"));
        QVERIFY(!running.named("file_picture.png"));
        QStringList faults;
        const auto take = [&](const QString &screen) {
            running.settle();
            const QString name = QStringLiteral("file-%1-%2").arg(screen, QString::fromLatin1(QTest::currentDataTag()));
            running.picture(name);
            faults += faultsOf(running, name);
        };
        take(QStringLiteral("save"));
        // A tap on a file takes over its name; saving asks before it replaces it.
        QVERIFY(running.click(QStringLiteral("file_club.toml")));
        QVERIFY(running.click(QStringLiteral("fileSave")));
        running.settle();
        take(QStringLiteral("replace"));
        QVERIFY(running.click(QStringLiteral("fileCancel")));
        running.settle();
        QCOMPARE(picker.done->count(), 0);
        QVERIFY(running.click(QStringLiteral("fileSave")));
        running.settle();
        QVERIFY(running.click(QStringLiteral("fileReplace")));
        QTRY_COMPARE(picker.chosen->count(), 1);
        QCOMPARE(picker.chosen->value(0).value(0).toUrl(), QUrl::fromLocalFile(home_.filePath("club.toml")));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

private:
    QProcess daemon_;
    QObject portal_;
    QTemporaryDir home_;
};

OPTIO_TEST(FileDialogTest)

} // namespace file_dialog_test

#include "file_dialog_test.moc"
