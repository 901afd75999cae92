// SPDX-License-Identifier: GPL-3.0-or-later
// Backups beside the screen: saved, looked into and brought back while the window lives on, stopped, and left in the middle.
#include "tests/app/backup/backup_hands.h"

#include "db/whole_backup.h"
#include "tests/suite.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

namespace backup_beside_test {

using namespace optio;
using namespace optio::test;

namespace {

/// The longest time for which the thread of the screen heard nothing, while `done` was not yet so; in milliseconds.
qint64 longestSilence(const std::function<bool()> &done)
{
    QElapsedTimer beat;
    qint64 longest = 0;
    QTimer heart;
    QObject::connect(&heart, &QTimer::timeout, &heart, [&] { longest = std::max(longest, beat.restart()); });
    heart.start(5);
    beat.start();
    return QTest::qWaitFor(done, 120000) ? std::max(longest, beat.elapsed()) : 120000;
}

} // namespace

class BackupBesideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void saved();
    void leftWhileItIsSaved();
    void lookedInto();
    void broughtBack();
    void leftWhileItIsBroughtBack();
    void anUndoThatFails();
};

void BackupBesideTest::saved() // it may be stopped, and the players go on meanwhile
{
    const QTemporaryDir data, out;
    const Running running(data.path());
    BackupModel &backup = *running.app().backup();
    fillWithArmies(data);
    showPage(running, QStringLiteral("show('SettingsPage', {})"));
    QSignalSpy failed(&running.app(), &AppModel::failed), saved(&backup, &BackupModel::saved);
    double most = 0;
    QObject::connect(&backup, &BackupModel::progressed, &backup, [&] { most = std::max(most, backup.part()); });

    const QUrl file = urlIn(out, "all.optio-backup");
    backup.save(file);
    QVERIFY(backup.saving());
    QVERIFY(running.awaited(QStringLiteral("backupProgress")));
    QVERIFY(!running.named(QStringLiteral("backupSave")));
    QVERIFY(QTest::qWaitFor([&] { return most > 0; }));
    QVERIFY(pressNow(running, "backupCancel"));
    QTRY_VERIFY(!backup.saving());
    QCOMPARE(failed.count(), 1);
    QVERIFY(running.awaited(QStringLiteral("backupSave")));
    QTest::qWait(1500); // whatever the thread still does
    QVERIFY(QDir(out.path()).isEmpty());
    QCOMPARE(saved.count(), 0);

    backup.save(file);
    backup.save(urlIn(out, "another.optio-backup")); // one at a time
    QVERIFY(!running.app().library()->create(QStringLiteral("dba"), QStringLiteral("Made meanwhile")).isEmpty());
    QVERIFY(QTest::qWaitFor([&] { return !backup.saving(); }, 60000));
    QCOMPARE(saved.count(), 1);
    QCOMPARE(failed.count(), 1);
    QCOMPARE(QDir(out.path()).entryList(QDir::Files), QStringList{QStringLiteral("all.optio-backup")});
    QVERIFY(CheckedBackup(file.toLocalFile().toStdString()).counts().armies >= 1500);
    QVERIFY(ownArmies(running).contains(QStringLiteral("Made meanwhile")));
}

void BackupBesideTest::leftWhileItIsSaved() // it is whole nevertheless
{
    const QTemporaryDir data, out;
    const QUrl file = urlIn(out, "all.optio-backup");
    {
        const Running running(data.path());
        fillWithArmies(data);
        running.app().backup()->save(file);
        QVERIFY(QTest::qWaitFor([&] { return running.app().backup()->part() > 0; }));
        QVERIFY(running.app().backup()->saving());
    }
    QCOMPARE(QDir(out.path()).entryList(QDir::Files), QStringList{QStringLiteral("all.optio-backup")});
    QCOMPARE(CheckedBackup(file.toLocalFile().toStdString()).counts().armies, 1500);
}

void BackupBesideTest::lookedInto() // it may be stopped, and its page says how far it is
{
    const QTemporaryDir data, out;
    const Running running(data.path());
    BackupModel &backup = *running.app().backup();
    fillWithArmies(data);
    const QUrl file = urlIn(out, "all.optio-backup");
    QVERIFY(saveBackup(backup, file));
    showPage(running, QStringLiteral("show('SettingsPage', {})"));
    const QSignalSpy failed(&running.app(), &AppModel::failed);
    double most = 0;
    QObject::connect(&backup, &BackupModel::progressed, &backup, [&] { most = std::max(most, backup.readPart()); });

    running.eval(QStringLiteral("openFile('%1')").arg(file.toString()));
    QVERIFY(backup.looking());
    QCOMPARE(pageNow(running), QStringLiteral("restorePage"));
    QVERIFY(!ofThePage(running, "restoreYes")->isVisible());
    QVERIFY(ofThePage(running, "restoreProgress")->isVisible());
    QVERIFY(ofThePage(running, "restoreProgress")->property("text").toString().startsWith(QStringLiteral("Reading")));
    QVERIFY(!backup.restore()); // there is nothing yet that could be brought back
    QVERIFY(pressNow(running, "restoreCancel"));
    QVERIFY(!backup.looking());
    QTRY_COMPARE(pageNow(running), QStringLiteral("homePage"));
    QTest::qWait(1500); // whatever the thread still does
    QVERIFY(backup.found().isEmpty());
    QCOMPARE(failed.count(), 1); // of the restore

    most = 0;
    QVERIFY(backup.look(file));
    running.eval(QStringLiteral("show('RestorePage', {})"));
    running.picture(QStringLiteral("restore-reading"));
    QTRY_VERIFY_WITH_TIMEOUT(!backup.looking(), 120000);
    QVERIFY(most > 0 && most <= 1);
    QVERIFY(running.awaited(QStringLiteral("restoreYes")));
    QVERIFY(!running.named(QStringLiteral("restoreProgress")));
    QCOMPARE(backup.found()["losses"].toList().size(), 0);
    QCOMPARE(failed.count(), 1);
}

void BackupBesideTest::broughtBack() // stopped nothing has changed, and meanwhile nothing else is done
{
    const QTemporaryDir data, out;
    const Running running(data.path());
    BackupModel &backup = *running.app().backup();
    const QUrl file = urlIn(out, "all.optio-backup");
    QVERIFY(saveBackup(backup, file)); // of nothing
    fillWithArmies(data);
    QVERIFY(lookInto(backup, file));
    QCOMPARE(backup.found()["losses"].toList().size(), 100);
    running.resize({412, 915});
    showPage(running, QStringLiteral("show('RestorePage', {})"));
    const QSignalSpy failed(&running.app(), &AppModel::failed);
    QVERIFY(running.tap(QStringLiteral("restoreYes")));
    QVERIFY(backup.restoring());
    QVERIFY(running.awaited(QStringLiteral("restoreProgress"))->property("text").toString().startsWith(QStringLiteral("Restoring")));
    running.app().give(urlIn(out, "a file that comes meanwhile.optio-game"));
    QTest::keyClick(running.window(), Qt::Key_F1);
    QCOMPARE(pageNow(running), QStringLiteral("restorePage"));
    QVERIFY(pressNow(running, "restoreCancel"));
    QVERIFY(QTest::qWaitFor([&] { return !backup.restoring(); }, 60000));
    QCOMPARE(failed.count(), 2); // that it was stopped; and now that the other file is none
    QVERIFY(failed.at(0).at(0).toString().contains(QStringLiteral("nothing has changed")));
    QCOMPARE(ownArmies(running).size(), 1500);
    for (const QVariant &copy : backup.automatic())
        QVERIFY(!copy.toMap()["name"].toString().contains(QStringLiteral("before-restore")));

    QVERIFY(lookInto(backup, file));
    showPage(running, QStringLiteral("show('RestorePage', {})"));
    QVERIFY(running.tap(QStringLiteral("restoreYes")));
    running.picture(QStringLiteral("restore-restoring"));
    const qint64 silence = longestSilence([&] { return !backup.restoring(); });
    qInfo("the screen waited for %lld ms at most", static_cast<long long>(silence));
    QTRY_COMPARE(pageNow(running), QStringLiteral("homePage"));
    QCOMPARE(ownArmies(running).size(), 0);
    QVERIFY(!running.app().library()->create(QStringLiteral("dba"), QStringLiteral("Gauls")).isEmpty()); // the store goes on
    QCOMPARE(ownArmies(running).size(), 1);
}

void BackupBesideTest::leftWhileItIsBroughtBack() // it is brought back to its end nevertheless
{
    const QTemporaryDir data, out;
    const QUrl file = urlIn(out, "all.optio-backup");
    {
        const Running running(data.path());
        QVERIFY(saveBackup(*running.app().backup(), file));
        fillWithArmies(data);
        QVERIFY(lookInto(*running.app().backup(), file));
        QVERIFY(running.app().backup()->restore());
        QVERIFY(QTest::qWaitFor([&] { return running.app().backup()->readPart() > 0; }, 60000));
    }
    const Store after(data.path().toStdString());
    QVERIFY(after.notice().empty());
    QVERIFY(after.rosters().empty());
}

void BackupBesideTest::anUndoThatFails() // is told, and leads home
{
    const QTemporaryDir data, out;
    const Running running(data.path());
    BackupModel &backup = *running.app().backup();
    const QUrl file = urlIn(out, "all.optio-backup");
    QVERIFY(saveBackup(backup, file));
    QVERIFY(!running.app().library()->create(QStringLiteral("dba"), QStringLiteral("Gauls")).isEmpty());
    QVERIFY(lookInto(backup, file));
    QVERIFY(restoreFound(backup));
    for (const QVariant &copy : backup.automatic())
        if (const QString path = copy.toMap()["file"].toUrl().toLocalFile(); path.contains(QStringLiteral("before-restore")))
            QVERIFY(QFile::remove(path));
    const QSignalSpy failed(&running.app(), &AppModel::failed);
    running.app().undoLast();
    QVERIFY(backup.restoring());
    QTRY_VERIFY(!backup.restoring());
    QCOMPARE(failed.count(), 1);
    QTRY_COMPARE(pageNow(running), QStringLiteral("homePage"));
    QCOMPARE(ownArmies(running).size(), 0);
}

OPTIO_TEST(BackupBesideTest)

} // namespace backup_beside_test

#include "backup_beside_test.moc"
