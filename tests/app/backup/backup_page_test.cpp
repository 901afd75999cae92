// SPDX-License-Identifier: GPL-3.0-or-later
// Backups in the window: everything saved, looked at and brought back, with a game open, and taken back again; in every size and theme.
#include "tests/app/backup/backup_hands.h"
#include "tests/app/pictures.h"
#include "tests/app/saving.h"

#include "app/engine.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace backup_page_test {

using namespace optio;
using namespace optio::test;

namespace {

/// The first ready-made battle of a rule set.
bool play(const Running &running, const char *ruleset)
{
    for (const Registry all(rulesets()); const auto &one : all.all())
        if (one->id() == ruleset) {
            const ReadyBattle battle = one->battles().at(0);
            return running.app().games()->create(QString::fromLatin1(ruleset), QString::fromStdString(battle.a),
                                                 QString::fromStdString(battle.b));
        }
    return false;
}

} // namespace

class BackupPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void thereAndBackAndThereAgain_data();
    void thereAndBackAndThereAgain();
    void byHand();
    void refusals();
    void copiesOfTheProgram();
    void preferences();
    void screens_data();
    void screens();
};

void BackupPageTest::thereAndBackAndThereAgain_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::newRow("a game beside a table") << QStringLiteral("dbm");
    QTest::newRow("a game in the app") << QStringLiteral("hoplites");
}

void BackupPageTest::thereAndBackAndThereAgain()
{
    QFETCH(QString, ruleset);
    const QTemporaryDir data, out;
    const Running running(data.path());
    running.resize({1280, 800});
    AppModel &app = running.app();
    QVERIFY(!app.library()->create(QStringLiteral("dba"), QStringLiteral("Gauls")).isEmpty());
    app.prefs()->setTheme(QStringLiteral("dark"));
    const QUrl file = urlIn(out, "all.optio-backup");
    QCOMPARE(app.backup()->lastOwn(), QString());
    QVERIFY(saveBackup(*app.backup(), file));
    QVERIFY(app.backup()->lastOwn().contains(QStringLiteral("all.optio-backup")));
    // Things go on: another army, other looks, house rules, and a game that is open with Settings over it.
    QVERIFY(!app.library()->create(QStringLiteral("dba"), QStringLiteral("Late")).isEmpty());
    app.prefs()->setTheme(QStringLiteral("light"));
    app.prefs()->setPause(1200);
    QFile house(out.filePath(QStringLiteral("club.toml")));
    QVERIFY(house.open(QIODevice::WriteOnly) && house.write("extends = \"dbm\"\nid = \"our-club\"\nname = \"Our club\"\n") > 0);
    house.close();
    QVERIFY(!app.house()->add(QUrl::fromLocalFile(house.fileName())).isEmpty());
    QVERIFY(play(running, ruleset.toLatin1().constData()));
    showPage(running, QStringLiteral("show('GamePage', {})"));
    showPage(running, QStringLiteral("show('SettingsPage', {})"));
    QVERIFY(lookInto(*app.backup(), file));
    showPage(running, QStringLiteral("show('RestorePage', {})"));
    QCOMPARE(app.backup()->found()["losses"].toList().size(), 3); // the army, the game and the house rules
    QVERIFY(running.tap(QStringLiteral("restoreYes")));
    QTRY_COMPARE(pageNow(running), QStringLiteral("homePage"));
    running.settle();
    QVERIFY(!app.game()->isOpen());
    QCOMPARE(ownArmies(running), QStringList{QStringLiteral("Gauls")});
    QVERIFY(app.games()->latest().isNull());
    QCOMPARE(app.prefs()->theme(), QStringLiteral("dark"));
    QCOMPARE(app.prefs()->pause(), 800);
    QVERIFY(app.house()->files().isEmpty());
    QVERIFY(app.backup()->lastOwn().contains(QStringLiteral("all.optio-backup"))); // that was and is so
    QVERIFY(app.backup()->found().isEmpty());
    QCOMPARE(running.eval(QStringLiteral("pages.depth")).toInt(), 1);
    // The store goes on: what is done now lasts.
    QVERIFY(play(running, "dba"));
    app.game()->close();
    // Undo brings back what was there before, the game too.
    QVERIFY(running.button(QStringLiteral("Undo")));
    running.click(running.button(QStringLiteral("Undo")));
    QTRY_VERIFY(!app.backup()->restoring());
    QTRY_COMPARE(pageNow(running), QStringLiteral("homePage"));
    running.settle();
    QCOMPARE(ownArmies(running), (QStringList{QStringLiteral("Gauls"), QStringLiteral("Late")}));
    QCOMPARE(app.games()->rows()->rowCount(), 1);
    QCOMPARE(app.games()->latest().toMap()["ruleset"].toString(), ruleset);
    QCOMPARE(app.prefs()->theme(), QStringLiteral("light"));
    QCOMPARE(app.prefs()->pause(), 1200);
    QCOMPARE(app.house()->files().size(), 1);
    QVERIFY(app.games()->open(app.games()->latest().toMap()["id"].toString()));
}

void BackupPageTest::byHand() // with a finger, by the keyboard, and nothing changes until it is said
{
    const QTemporaryDir data, out;
    const Running running(data.path());
    running.resize({412, 915});
    QVERIFY(!running.app().library()->create(QStringLiteral("dba"), QStringLiteral("Gauls")).isEmpty());
    QVERIFY(saveBackup(*running.app().backup(), urlIn(out, "b.optio-backup")));
    QVERIFY(!running.app().library()->create(QStringLiteral("dba"), QStringLiteral("Late")).isEmpty());
    showPage(running, QStringLiteral("show('SettingsPage', {})"));
    QVERIFY(running.awaited(QStringLiteral("backupLast"))->property("text").toString().contains(QStringLiteral("b.optio-backup")));
    QVERIFY(lookInto(*running.app().backup(), urlIn(out, "b.optio-backup")));
    showPage(running, QStringLiteral("show('RestorePage', {})"));
    QVERIFY(running.tap(QStringLiteral("restoreNo")));
    QTRY_COMPARE(pageNow(running), QStringLiteral("settingsPage"));
    QTRY_VERIFY(running.app().backup()->found().isEmpty()); // let go of
    QCOMPARE(ownArmies(running).size(), 2);
    QVERIFY(lookInto(*running.app().backup(), urlIn(out, "b.optio-backup")));
    showPage(running, QStringLiteral("show('RestorePage', {})"));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTRY_COMPARE(pageNow(running), QStringLiteral("settingsPage"));
    running.rest();
    QVERIFY(lookInto(*running.app().backup(), urlIn(out, "b.optio-backup")));
    showPage(running, QStringLiteral("show('RestorePage', {})"));
    QQuickItem *yes = running.named(QStringLiteral("restoreYes"));
    for (int i = 0; i < 20 && !yes->hasActiveFocus(); ++i)
        QTest::keyClick(running.window(), Qt::Key_Tab);
    QVERIFY(yes->hasActiveFocus());
    QTest::keyClick(running.window(), Qt::Key_Return);
    QTRY_COMPARE(pageNow(running), QStringLiteral("homePage"));
    QCOMPARE(ownArmies(running).size(), 1);
}

void BackupPageTest::refusals() // each is one sentence, and all stays as it was
{
    const QTemporaryDir data, out;
    const Running running(data.path());
    QVERIFY(!running.app().library()->create(QStringLiteral("dba"), QStringLiteral("Gauls")).isEmpty());
    QSignalSpy failed(&running.app(), &AppModel::failed);
    QFile bad(out.filePath(QStringLiteral("bad.optio-backup")));
    QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("PK\x03\x04 nothing") > 0);
    bad.close();
    QVERIFY(!lookInto(*running.app().backup(), QUrl::fromLocalFile(bad.fileName())));
    QVERIFY(!lookInto(*running.app().backup(), urlIn(out, "none")));
    QVERIFY(!running.app().backup()->look(QUrl(QStringLiteral("https://example.org/b.optio-backup"))));
    QVERIFY(!running.app().backup()->restore());
    QVERIFY(!saveBackup(*running.app().backup(), urlIn(out, "no/such/folder/b")));
    QCOMPARE(failed.count(), 5);
    QVERIFY(running.app().backup()->found().isEmpty());
    QCOMPARE(running.app().backup()->lastOwn(), QString());
    QCOMPARE(ownArmies(running).size(), 1);
}

void BackupPageTest::copiesOfTheProgram()
{
    const QTemporaryDir data;
    {
        const Running first(data.path());
        QVERIFY(!first.app().library()->create(QStringLiteral("dba"), QStringLiteral("Gauls")).isEmpty());
    }
    const Running running(data.path()); // made the copy of the day
    running.resize({800, 1280});
    QVERIFY(!running.app().library()->create(QStringLiteral("dba"), QStringLiteral("Late")).isEmpty());
    showPage(running, QStringLiteral("show('SettingsPage', {})"));
    QVERIFY(running.tap(QStringLiteral("backupCopies")));
    running.settle();
    const QString name = running.app().backup()->automatic().constFirst().toMap()["name"].toString();
    QVERIFY(running.tap(QStringLiteral("copy_%1_open").arg(name)));
    QTRY_COMPARE(pageNow(running), QStringLiteral("restorePage"));
    running.rest();
    QVERIFY(running.tap(QStringLiteral("restoreYes")));
    QTRY_COMPARE(pageNow(running), QStringLiteral("homePage"));
    QCOMPARE(ownArmies(running), QStringList{QStringLiteral("Gauls")});
    QCOMPARE(running.app().backup()->automatic().size(), 2);
}

void BackupPageTest::preferences() // DAT-10: preferences alone, as a readable file; loaded they hold at once, and Undo takes them back
{
    const QTemporaryDir data, out;
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setTheme(QStringLiteral("dark"));
    app.prefs()->setSkipEmpty(true);
    const QUrl file = urlIn(out, "mine.toml");
    QVERIFY(app.backup()->writePreferences(file));
    QFile written(file.toLocalFile());
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray text = written.readAll();
    QVERIFY2(text.contains("theme = \"dark\"\n") && text.contains("skipEmpty = true\n"), text.constData());
    app.prefs()->setTheme(QStringLiteral("light"));
    app.prefs()->setSkipEmpty(false);
    app.prefs()->setTextScale(1.3);
    QVERIFY(app.backup()->readPreferences(file));
    QCOMPARE(app.backup()->preferenceNotes(), QStringList());
    QCOMPARE(app.prefs()->theme(), QStringLiteral("dark"));
    QVERIFY(app.prefs()->skipEmpty());
    QCOMPARE(app.prefs()->textScale(), 1.3);
    app.undoLast();
    QCOMPARE(app.prefs()->theme(), QStringLiteral("light"));
    QVERIFY(!app.prefs()->skipEmpty());
    // What cannot be is said under the button; another file is refused, and nothing changes.
    QFile bad(out.filePath(QStringLiteral("bad.toml")));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("format = \"optio-preferences-1\"\n[preferences]\ntextScale = 9.5\n");
    bad.close();
    showPage(running, QStringLiteral("show('SettingsPage', {})"));
    QVERIFY(running.named(QStringLiteral("preferencesSave")) && running.named(QStringLiteral("preferencesOpen")));
    QVERIFY(app.backup()->readPreferences(urlIn(out, "bad.toml")));
    QCOMPARE(app.prefs()->textScale(), 1.0);
    QCOMPARE(app.backup()->preferenceNotes().size(), 1);
    QVERIFY(app.backup()->preferenceNotes().constFirst().startsWith(QStringLiteral("textScale: 9.5 is not a number from 0.85 to 2")));
    QSignalSpy failed(&app, &AppModel::failed);
    QVERIFY(!app.backup()->readPreferences(urlIn(out, "none.toml")));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(app.prefs()->theme(), QStringLiteral("light"));
}

void BackupPageTest::screens_data() { pictureRows(); }

void BackupPageTest::screens()
{
    QFETCH(QSize, size);
    QFETCH(QString, theme);
    QFETCH(double, text);
    const QTemporaryDir data, out;
    const Running running(data.path());
    running.app().prefs()->setReducedMotion(true);
    running.app().prefs()->setTheme(theme);
    running.app().prefs()->setTextScale(text);
    running.resize(size);
    QStringList faults;
    const auto take = [&](const char *screen) {
        running.settle();
        const QString name = QLatin1String(screen) + u'-' + QString::fromLatin1(QTest::currentDataTag());
        running.picture(name);
        faults += faultsOf(running, name);
    };
    const QUrl file = urlIn(out, "optio-2026-01-31.optio-backup");
    QVERIFY(saveBackup(*running.app().backup(), file));
    QVERIFY(lookInto(*running.app().backup(), file));
    showPage(running, QStringLiteral("show('SettingsPage', {})"));
    running.reveal(running.named(QStringLiteral("backupCard")));
    take("backup-settings");
    showPage(running, QStringLiteral("show('RestorePage', {})"));
    take("restore-nothing-lost");
    showPage(running, QStringLiteral("leavePage()"));
    for (int i = 0; i < 12; ++i)
        QVERIFY(!running.app()
                     .library()
                     ->create(QStringLiteral("dba"),
                              i == 1 ? QString(180, u'W')
                                     : QStringLiteral("The mercenary host of Hasdrubal Barca on its long way from Iberia %1").arg(i))
                     .isEmpty());
    QVERIFY(play(running, "dbm"));
    running.app().game()->close();
    QVERIFY(lookInto(*running.app().backup(), file));
    QVERIFY(restoreFound(*running.app().backup())); // makes a copy before
    QVERIFY(saveBackup(*running.app().backup(), urlIn(out, "later.optio-backup")));
    for (const Registry all(rulesets()); int i : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
        QVERIFY(
            !running.app().library()->create(QString::fromStdString(all.all()[0]->id()), QString(i == 1 ? 180 : 20 + i, u'W')).isEmpty());
    QVERIFY(lookInto(*running.app().backup(), file));
    QTRY_COMPARE(pageNow(running), QStringLiteral("homePage"));
    showPage(running, QStringLiteral("show('SettingsPage', {})"));
    running.eval(QStringLiteral("snackbar.hide()"));
    running.tap(QStringLiteral("backupCopies"));
    running.reveal(running.named(QStringLiteral("backupCopies")));
    take("backup-copies");
    showPage(running, QStringLiteral("show('RestorePage', {})"));
    take("restore-losses");
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 faults:\n").arg(faults.size()) + faults.join(u'\n')));
}

OPTIO_TEST(BackupPageTest)

} // namespace backup_page_test

#include "backup_page_test.moc"
