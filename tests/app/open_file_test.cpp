// SPDX-License-Identifier: GPL-3.0-or-later
// Files from outside, opened by what they hold: a game, a backup, armies, and what is none of these.
#include "tests/app/saving.h"
#include "tests/app/table.h"
#include "tests/suite.h"

#include <QFile>

namespace open_file_test {

using namespace optio;
using namespace optio::madeup;

class OpenFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void game()
    {
        Bench bench;
        const QString id = bench.play();
        bench.rule(6, 1);
        bench.app->result()->accept();
        const QUrl file = at(bench, "game.optio-game");
        QVERIFY(bench.app->game()->exportFile(file));
        bench.app->games()->remove(id);
        QVERIFY(!bench.app->game()->isOpen());
        QCOMPARE(bench.app->openFile(file), (QVariantMap{{"page", "GamePage"}}));
        QVERIFY(bench.app->game()->isOpen());
        QCOMPARE(bench.lost("b1.1"), 1);
        // Once more is the same game, not another.
        bench.app->game()->close();
        QCOMPARE(bench.app->openFile(file), (QVariantMap{{"page", "GamePage"}}));
        QCOMPARE(bench.app->games()->rows()->count(), 1);
    }

    void faultyGame()
    {
        Bench bench;
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        const QUrl file = at(bench, "broken.optio-game");
        write(file, "{\"optio-game\":1}\n");
        QCOMPARE(bench.app->openFile(file), QVariantMap());
        QCOMPARE(failed.count(), 1);
        QCOMPARE(bench.app->games()->rows()->count(), 0);
    }

    void backup()
    {
        Bench bench;
        const QUrl file = at(bench, "all.optio-backup");
        QVERIFY(test::saveBackup(*bench.app->backup(), file));
        QCOMPARE(bench.app->openFile(file), (QVariantMap{{"page", "RestorePage"}}));
        QTRY_VERIFY(!bench.app->backup()->found().isEmpty());
        bench.app->backup()->letGo();
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        const QSignalSpy unreadable(bench.app->backup(), &BackupModel::unreadable);
        write(file, "SQLite format 3, or so it says");
        QCOMPARE(bench.app->openFile(file), (QVariantMap{{"page", "RestorePage"}})); // which says how far it is read, and goes
        QTRY_COMPARE(unreadable.count(), 1);
        QCOMPARE(failed.count(), 1);
        QVERIFY(bench.app->backup()->found().isEmpty());
        // Under another name it is known by what it begins with.
        const QUrl renamed = at(bench, "all.zip");
        QVERIFY(test::saveBackup(*bench.app->backup(), renamed));
        QCOMPARE(bench.app->openFile(renamed), (QVariantMap{{"page", "RestorePage"}}));
        QTRY_VERIFY(!bench.app->backup()->found().isEmpty());
    }

    void armies() // whatever else it is, the import page says
    {
        Bench bench;
        for (const char *name : {"mine.optio-army", "list.txt", "list.xml"}) {
            const QUrl file = at(bench, name);
            write(file, "Blades, 4");
            QCOMPARE(bench.app->openFile(file).value("page").toString(), QStringLiteral("ImportPage"));
            QCOMPARE(bench.app->openFile(file).value("values").toMap().value("file").toUrl(), file);
        }
    }

    void whatIsNoFile() // is told at once; given_file_test has all the ways
    {
        Bench bench;
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        for (const QUrl &file : {at(bench, "not there.xml"), QUrl::fromLocalFile(bench.folder.path()), QUrl("https://example.org/a.xml")})
            QCOMPARE(bench.app->openFile(file), QVariantMap());
        QCOMPARE(failed.count(), 3);
        QVERIFY(failed.at(2).at(0).toString().contains("not a file on this device"));
    }

    void houseRules()
    {
        Bench bench; // has no folder for them
        QSignalSpy failed(bench.app.get(), &AppModel::failed);
        const QUrl file = at(bench, "club.toml");
        write(file, "# ours\nextends = \"dbm\"\n");
        QCOMPARE(bench.app->openFile(file), QVariantMap());
        QCOMPARE(failed.count(), 1);
        write(file, "theme = \"dark\"\n");
        QCOMPARE(bench.app->openFile(file).value("page").toString(), QStringLiteral("ImportPage"));
    }

private:
    static QUrl at(const Bench &bench, const char *name) { return QUrl::fromLocalFile(bench.folder.filePath(name)); }
    static void write(const QUrl &url, const QByteArray &bytes)
    {
        QFile file(url.toLocalFile());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
};

OPTIO_TEST(OpenFileTest)

} // namespace open_file_test

#include "open_file_test.moc"
