// SPDX-License-Identifier: GPL-3.0-or-later
// House rules edited in the app (DBM-195): every change checked at once, the way back, saving, sharing and taking a file, a draft that
// waits over a restart, and the pages in each size, by keyboard too.
#include "tests/app/faults.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace house_edit_test {

using namespace optio;
using namespace optio::test;

namespace {

const QString light = QStringLiteral("troops.move/move.light_horse/good");

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

/// The app on a folder of its own.
struct Desktop {
    QTemporaryDir folder;
    std::unique_ptr<AppModel> app;

    Desktop() { open(); }
    void open()
    {
        app.reset();
        app = AppModel::open(data().toStdString(), rulesets());
    }
    QString data() const { return folder.filePath(QStringLiteral("data")); }
    QString saved(const QString &name) const { return data() + QStringLiteral("/house/") + name; }
    HouseModel &house() const { return *app->house(); }
    HouseDraftModel &draft() const { return *house().draft(); }
    QUrl file(const QByteArray &toml, const QString &name = QStringLiteral("club.toml")) const
    {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(toml);
        return QUrl::fromLocalFile(file.fileName());
    }
    QVariantMap line(const QString &id) const { return draft().rows()->get(draft().rows()->indexOf(id)); }
};

} // namespace

class HouseEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setLook();
        listenForComplaints();
    }

    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void whatDiffersIsMarkedAndGoesBack()
    {
        const Desktop services;
        HouseDraftModel &draft = services.draft();
        QVERIFY(draft.begin("dbm"));
        QVERIFY(!draft.dirty());
        draft.setTable("troops.move");
        QCOMPARE(services.line(light).value("shown").toString(), "250");
        draft.set(light, 300);
        QCOMPARE(services.line(light).value("shown").toString(), "300");
        QCOMPARE(services.line(light).value("book").toString(), "250");
        QCOMPARE(draft.changes(), 1);
        draft.removeRow("factors.tactical/tf.general");
        draft.set("troops.ee/ee.psiloi/value", 1.0);
        QCOMPARE(draft.changes(), 3);
        draft.setOnlyChanges(true);
        QCOMPARE(draft.rows()->count(), 4); // the moves of light horse stand under their row
        draft.undo();
        draft.undo();
        QCOMPARE(draft.changes(), 1);
        draft.redo();
        QCOMPARE(draft.changes(), 2);
        draft.restore("factors.tactical/tf.general");
        draft.restore(light);
        QCOMPARE(draft.changes(), 0);
        QVERIFY(!draft.dirty());
        draft.setOnlyChanges(false);
        draft.setFilter("psiloi equiv");
        QVERIFY(draft.rows()->indexOf("troops.ee/ee.psiloi") >= 0);
        QVERIFY(draft.rows()->indexOf(light) < 0);
    }

    void whatDoesNotLoadSaysSoAtItsLineAndIsNotWritten()
    {
        const Desktop services;
        HouseDraftModel &draft = services.draft();
        QSignalSpy failed(services.app.get(), &AppModel::failed);
        QVERIFY(draft.begin("dbm"));
        draft.set(light, 300);
        draft.set("ruleset.break.command/part", 0);
        QVERIFY(!draft.fault().isEmpty());
        QVERIFY2(!draft.fault().contains("toml"), qPrintable(draft.fault()));
        QCOMPARE(draft.faultPlace(), "ruleset.break.command/part");
        QCOMPARE(draft.showFault(), 0);
        QCOMPARE(draft.table(), "ruleset.break.command");
        QCOMPARE(services.line("ruleset.break.command/part").value("fault").toString(), draft.fault());
        QVERIFY(!draft.save());
        QCOMPARE(failed.count(), 1);
        QVERIFY(QDir(services.data() + "/house").entryList({"*.toml"}, QDir::Files).isEmpty());
        draft.undo();
        QVERIFY(draft.fault().isEmpty());
        draft.setName("");
        QVERIFY(!draft.fault().isEmpty());
        draft.setName("Ours");
        QVERIFY(draft.save());
    }

    void whatIsSavedIsSmallAndInUse()
    {
        Desktop services;
        HouseDraftModel &draft = services.draft();
        QVERIFY(draft.begin("dbm"));
        draft.setName("Our Club");
        draft.set(light, 300);
        QVERIFY(draft.save());
        QVERIFY(!draft.dirty());
        const QByteArray small =
            "extends = \"dbm\"\nid = \"our-club\"\nname = \"Our Club\"\n\n[[troops.move]]\nid = \"move.light_horse\"\ngood = 300\n";
        QCOMPARE(contentOf(services.saved("dbm+our-club.toml")), small);
        QCOMPARE(services.house().changes("dbm+our-club.toml").size(), 1);
        // Saved again it stays one file; undo brings the older content back, on the page too.
        draft.set(light, 350);
        QVERIFY(draft.save());
        QCOMPARE(services.house().files().size(), 1);
        services.app->undoLast();
        QCOMPARE(contentOf(services.saved("dbm+our-club.toml")), small);
        draft.setTable("troops.move");
        QCOMPARE(services.line(light).value("shown").toString(), "300");
        // A copy leaves it alone.
        draft.set(light, 400);
        QVERIFY(draft.save(true));
        QCOMPARE(services.house().files().size(), 2);
        QCOMPARE(contentOf(services.saved("dbm+our-club.toml")), small);
        QVERIFY(contentOf(services.saved("dbm+our-club-copy.toml")).contains("good = 400"));
    }

    void aBattleUnderWayIsTold()
    {
        Desktop services;
        AppModel &app = *services.app;
        QVERIFY(services.draft().begin("dbm"));
        services.draft().set(light, 300);
        services.draft().setName("Ours");
        QVERIFY(services.draft().save());
        const QVariantList armies = app.library()->choices("dbm+ours");
        QVERIFY(app.games()->create("dbm+ours", armies.value(0).toMap().value("id").toString(),
                                    armies.value(1).toMap().value("id").toString()));
        QCOMPARE(services.draft().underWay(), 1);
    }

    void aDraftWaitsOverARestart()
    {
        Desktop services;
        QVERIFY(services.draft().begin("punic"));
        services.draft().setName("Zama");
        services.draft().set("combat.dice/overlap", 3);
        services.open();
        QVERIFY(services.draft().dirty());
        QCOMPARE(services.draft().name(), "Zama");
        services.draft().setTable("combat.dice");
        QCOMPARE(services.line("combat.dice/overlap").value("book").toString(), "2");
        // Let go, and taken back.
        services.draft().discard();
        QVERIFY(!services.draft().isOpen());
        services.app->undoLast();
        QCOMPARE(services.draft().name(), "Zama");
        QVERIFY(services.draft().dirty());
        services.draft().discard();
        services.open();
        QVERIFY(!services.draft().isOpen());
    }

    void aFileIsLookedAtBeforeItIsTaken()
    {
        Desktop services;
        QSignalSpy failed(services.app.get(), &AppModel::failed);
        const QByteArray club = "extends = \"dbm\"\nid = \"club\"\nname = \"Club\" # ours\n[[troops.ee]]\nid = \"ee.psiloi\"\nvalue = 1\n";
        QVERIFY(services.house().look(services.file(club)));
        QCOMPARE(services.house().found().value("changes").toList().size(), 1);
        QVERIFY(services.house().files().isEmpty());
        QCOMPARE(services.house().take(), "dbm+club.toml");
        QCOMPARE(contentOf(services.saved("dbm+club.toml")), club);
        QVERIFY(services.house().look(services.file(club)));
        QVERIFY(services.house().found().value("same").toBool());
        QCOMPARE(services.house().found().value("replaces").toString(), "Club");
        // Editing drops the comment, and says so before.
        QVERIFY(services.draft().edit("dbm+club.toml"));
        QVERIFY(services.draft().comments());
        // What cannot be used is told in a sentence, and nothing is taken.
        for (const auto &[bytes, word] : QList<QPair<QByteArray, QString>>{{"\x89PNG\r\n", "is not a house-rules file"},
                                                                           {"extends = \"dmb\"\nid = \"x\"\nname = \"X\"\n", "no rule set"},
                                                                           {QByteArray(5000, '['), "deep"}}) {
            QVERIFY(services.house().look(services.file(bytes, "bad.toml")));
            QVERIFY2(services.house().found().value("fault").toString().contains(word),
                     qPrintable(services.house().found().value("fault").toString()));
            QCOMPARE(services.house().take(), "");
        }
        QCOMPARE(failed.count(), 3);
        QVERIFY(!services.house().look(services.file(QByteArray(2 << 20, 'x'), "large.toml")));
        QVERIFY(failed.last().value(0).toString().contains("too large"));
        QCOMPARE(services.house().files().size(), 1);
        // Shared, it is the file as it stands.
        const QUrl out = QUrl::fromLocalFile(services.folder.filePath("out.toml"));
        QCOMPARE(services.house().suggested("dbm+club.toml"), "club.toml");
        QVERIFY(services.house().exportTo("dbm+club.toml", out));
        QCOMPARE(contentOf(out.toLocalFile()), club);
    }

    void thePage_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)})
            for (const double text : {1.0, 1.5})
                QTest::addRow("%dx%d-%d", size.width(), size.height(), int(text * 100)) << size << text;
    }

    void thePage()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        const QTemporaryDir data;
        const Running running(data.path());
        QVERIFY(running.window());
        running.app().prefs()->setReducedMotion(true);
        running.app().prefs()->setTextScale(text);
        running.resize(size);
        QStringList faults;
        const auto take = [&](const QString &screen) {
            running.settle();
            const QString name = QStringLiteral("house-%1-%2").arg(screen, QString::fromLatin1(QTest::currentDataTag()));
            running.picture(name);
            faults += faultsOf(running, name);
        };
        HouseDraftModel &draft = *running.app().house()->draft();
        running.eval(QStringLiteral("show('SettingsPage', {})"));
        running.settle();
        QVERIFY(running.click(QStringLiteral("houseNew")));
        running.settle();
        QVERIFY(running.click(QStringLiteral("houseNew_dbm")));
        running.settle();
        QVERIFY(running.named(QStringLiteral("houseEditPage")));
        take(QStringLiteral("tables"));
        QVERIFY(running.click(QStringLiteral("houseTable_troops.move")));
        running.settle();
        draft.set(light, 300);
        draft.removeRow(QStringLiteral("troops.move/move.cavalry"));
        take(QStringLiteral("lines"));
        QVERIFY(running.click(QStringLiteral("houseBack_") + light));
        QVERIFY(draft.rows()->get(draft.rows()->indexOf(light)).value("book").toString().isEmpty());
        draft.setTable(QStringLiteral("outcomes.equal"));
        take(QStringLiteral("choices"));
        draft.set(QStringLiteral("ruleset.break.command/part"), 0);
        running.settle();
        QVERIFY(running.click(QStringLiteral("houseFault")));
        take(QStringLiteral("fault"));
        draft.undo();
        running.settle();
        QVERIFY(running.click(QStringLiteral("houseSave")));
        running.settle();
        QVERIFY(!draft.dirty());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    /// Numbers as players write them; what is none is refused with a sentence, and nothing changes.
    void numbersTyped()
    {
        const Desktop services;
        HouseDraftModel &draft = services.draft();
        QString said;
        connect(services.app.get(), &AppModel::failed, services.app.get(), [&said](const QString &sentence) { said = sentence; });
        QVERIFY(draft.begin("dbm"));
        draft.setTable("troops.move");
        for (const auto &[text, shown] :
             {std::pair{"300", "300"}, std::pair{" 175 ", "175"}, std::pair{"+ 200", ""}, std::pair{"", ""}, std::pair{"abc", ""},
              std::pair{"3e2", ""}, std::pair{"nan", ""}, std::pair{"12 34", ""}, std::pair{"99999999", ""}, std::pair{"225", "225"}}) {
            said.clear();
            const QString before = services.line(light).value("shown").toString();
            const bool fits = *shown != 0;
            QCOMPARE(draft.type(light, QString::fromUtf8(text)), fits);
            QCOMPARE(services.line(light).value("shown").toString(), fits ? QString::fromUtf8(shown) : before);
            QVERIFY2(fits == said.isEmpty(), text);
        }
        draft.setTable("troops.ee");
        QVERIFY(draft.type("troops.ee/ee.psiloi/value", QStringLiteral("2,5")));
        QCOMPARE(services.line("troops.ee/ee.psiloi").value("value").toDouble(), 2.5);
        QVERIFY(draft.type("troops.ee/ee.psiloi/value", QStringLiteral("1½")));
        QCOMPARE(services.line("troops.ee/ee.psiloi").value("value").toDouble(), 1.5);
    }

    void typedInTheWindow()
    {
        const QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        HouseDraftModel &draft = *running.app().house()->draft();
        QVERIFY(draft.begin("dbm"));
        running.eval(QStringLiteral("show('HouseEditPage', {})"));
        for (const QSize size : {QSize(1280, 800), QSize(412, 915)}) {
            running.resize(size);
            draft.setTable("troops.move");
            running.settle();
            const auto inLine = [&](const QString &name) -> QQuickItem * {
                QQuickItem *stepper = running.named(QStringLiteral("houseValue_") + light);
                for (QQuickItem *item : running.items())
                    if (stepper != nullptr && item->objectName() == name && stepper->isAncestorOf(item))
                        return item;
                return nullptr;
            };
            const auto shown = [&] { return draft.rows()->get(draft.rows()->indexOf(light)).value("shown").toString(); };
            const auto write = [&](const QString &text) {
                for (const QChar letter : text)
                    QTest::keyClick(running.window(), letter.toLatin1());
            };
            const QString before = shown();
            QVERIFY(running.tap(inLine(QStringLiteral("stepperType"))));
            QVERIFY(inLine(QStringLiteral("stepperField")));
            running.settle();
            running.picture(QStringLiteral("house-typing-%1").arg(size.width()));
            write(QStringLiteral("27x"));
            QTest::keyClick(running.window(), Qt::Key_Return);
            running.settle();
            QCOMPARE(shown(), before);
            QVERIFY(inLine(QStringLiteral("stepperField"))); // to be mended
            QVERIFY(running.named(QStringLiteral("snackbar")));
            QTest::keyClick(running.window(), Qt::Key_Backspace);
            QTest::keyClick(running.window(), Qt::Key_Return);
            running.settle();
            QCOMPARE(shown(), QStringLiteral("27"));
            QVERIFY(!inLine(QStringLiteral("stepperField")));
            // A figure begins anew, Esc leaves it as it was.
            write(QStringLiteral("31"));
            QTest::keyClick(running.window(), Qt::Key_Escape);
            running.settle();
            QCOMPARE(shown(), QStringLiteral("27"));
            QVERIFY(running.named(QStringLiteral("houseEditPage")));
            QVERIFY(faultsOf(running, QString::number(size.width())).isEmpty());
            draft.undo();
        }
    }

    void byKeyboardAlone()
    {
        const QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        HouseDraftModel &draft = *running.app().house()->draft();
        QVERIFY(draft.begin("dbm"));
        running.eval(QStringLiteral("show('HouseEditPage', {})"));
        running.settle();
        draft.setTable("troops.range");
        running.settle();
        QQuickItem *stepper = nullptr;
        for (QQuickItem *item : running.items())
            if (item->objectName().startsWith("houseValue_") && !stepper)
                stepper = item;
        QVERIFY(stepper);
        const auto has = [&] {
            for (const QQuickItem *item = running.window()->activeFocusItem(); item; item = item->parentItem())
                if (item == stepper)
                    return true;
            return false;
        };
        for (int i = 0; i < 80 && !has(); ++i)
            QTest::keyClick(running.window(), Qt::Key_Tab);
        QVERIFY(has());
        QTest::keyClick(running.window(), Qt::Key_Plus);
        QCOMPARE(draft.changes(), 1);
        QVERIFY(has()); // the line is still the same one
        QTest::keyClick(running.window(), Qt::Key_Plus);
        QTest::keyClick(running.window(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(running.window(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(draft.changes(), 0);
        QTest::keyClick(running.window(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(draft.changes(), 1);
    }
};

OPTIO_TEST(HouseEditTest)

} // namespace house_edit_test

#include "house_edit_test.moc"
