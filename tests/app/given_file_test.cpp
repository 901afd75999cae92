// SPDX-License-Identifier: GPL-3.0-or-later
// A file that the program is started with or handed later, in the window: opened, or a sentence that says why not and stays until it is
// read.
#include "tests/app/window.h"
#include "tests/suite.h"

#include <QTemporaryDir>

#include <sys/stat.h>

namespace given_file_test {

using namespace optio;
using namespace optio::test;

namespace {

QByteArray golden(const char *name)
{
    QFile file(QString::fromUtf8(qgetenv("OPTIO_TESTS")) + "/golden/" + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A data file as a later version would leave it.
QByteArray newerStore()
{
    const QTemporaryDir data;
    AppModel::open(data.path().toStdString(), rulesets()).reset();
    QFile file(data.filePath("optio.sqlite"));
    QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    constexpr qsizetype versionAt = 60; // SQLite's user_version, in four bytes
    if (bytes.size() > versionAt + 4)
        bytes[versionAt + 2] = 1;
    return bytes;
}

/// The sentence that the window shows of a file that it does not take; "" when there is none to be seen.
QString shownRefusal(const Running &running)
{
    const QString page = running.eval("current.objectName").toString();
    if (page == "importPage")
        return running.app().importing()->fault();
    if (page == "mailCamePage")
        return running.app().mail()->came()["text"].toString();
    if (page == "houseAddPage")
        return running.app().house()->found()["fault"].toString();
    const QQuickItem *snackbar = running.named("snackbar");
    return snackbar && snackbar->property("firm").toBool() ? snackbar->property("text").toString() : QString();
}

} // namespace

class GivenFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void refusedWithASentence_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, const QByteArray &content, const char *words) {
            QTest::newRow(name) << QString::fromUtf8(name) << content << QString::fromUtf8(words);
        };
        row("missing.optio-game", {}, "cannot be found");
        row("a folder", {}, "is a folder");
        row("pipe.optio-army", {}, "not a file that can be read");
        row("empty.optio-army", "", "is empty");
        row("picture.png", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), "does not know");
        row("newer.optio-game", "{\"optio-game\":2}\n", "newer version");
        row("damaged.optio-game", "Veni, vidi, vici.\n", "damaged.optio-game");
        row("changed.optio-game", golden("dbm-short.optio-game").replace("\"n\":3,", "\"n\":4,"), "changed.optio-game");
        row("newer.optio-army", "{\"format\":2,\"id\":\"x\",\"ruleset\":\"dbm\",\"name\":\"N\",\"commands\":[]}", "newer version");
        row("damaged.optio-army", "{\"format\":1,", "damaged.optio-army");
        row("newer.optio-backup", newerStore(), "newer version");
        row("damaged.optio-backup", "PK\x03\x04, or so it says", "damaged.optio-backup");
        row("newer.optio-turn", "{\"format\":\"optio-pbem\",\"v\":2}\n", "file format 2");
        row("damaged.optio-turn", golden("toy.optio-turn").left(200), "not a complete");
        row("damaged.toml", "extends = \"dbm\"\nid = ", "damaged.toml");
    }
    void refusedWithASentence()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QString, words);
        const QTemporaryDir folder, data;
        const QString path = folder.filePath(name);
        if (words == "is a folder") {
            QVERIFY(QDir().mkdir(path));
        } else if (words.startsWith("not a file")) {
            QVERIFY(::mkfifo(path.toUtf8().constData(), 0600) == 0);
        } else if (words != "cannot be found") {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        }
        auto app = AppModel::open(data.path().toStdString(), rulesets());
        app->give(QUrl::fromLocalFile(path));
        const Running running(std::move(app));
        QTRY_VERIFY2(!shownRefusal(running).isEmpty(), "nothing is said");
        const QString said = shownRefusal(running);
        qInfo("%s: %s", qPrintable(name), qPrintable(said));
        QVERIFY2(said.contains(words), qPrintable(said));
        QVERIFY2(!said.contains("exception") && said.size() < 400, qPrintable(said));
        QCOMPARE(running.app().games()->rows()->count(), 0);
        running.settle();
        if (const QQuickItem *snackbar = running.named("snackbar")) // it is not gone before anyone has looked
            QVERIFY(snackbar->property("firm").toBool());
    }

    /// What is whole of a game is opened, and that something is missing is said.
    void aGameThatWasCutShort()
    {
        const QTemporaryDir folder, data;
        QFile file(folder.filePath("cut.optio-game"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(golden("dbm-short.optio-game").chopped(100)) > 0);
        file.close();
        auto app = AppModel::open(data.path().toStdString(), rulesets());
        app->give(QUrl::fromLocalFile(file.fileName()));
        const Running running(std::move(app));
        QTRY_COMPARE(running.eval("current.objectName").toString(), QString("gamePage"));
        const QQuickItem *snackbar = running.named("snackbar");
        QVERIFY(snackbar && snackbar->property("text").toString().contains("The end of \"cut.optio-game\" is missing"));
    }

    void aGameWhileItRuns()
    {
        const QTemporaryDir folder, data;
        const QUrl file = QUrl::fromLocalFile(folder.filePath("battle.optio-game"));
        QFile target(file.toLocalFile());
        QVERIFY(target.open(QIODevice::WriteOnly) && target.write(golden("dbm-short.optio-game")) > 0);
        target.close();
        const Running running(data.path());
        running.eval("show('SettingsPage', {})");
        running.rest();
        running.app().give(file);
        QTRY_COMPARE(running.eval("current.objectName").toString(), QString("gamePage"));
        QVERIFY(running.app().game()->isOpen());
        running.rest();
        running.eval("goBack()");
        running.rest();
        QCOMPARE(running.eval("current.objectName").toString(), QString("homePage"));
        QCOMPARE(running.app().games()->rows()->count(), 1);
    }

    /// Nothing is pulled away under a form, and nothing is forgotten.
    void aFileWaitsUntilTheFormIsDone()
    {
        const QTemporaryDir folder, data;
        const QUrl file = QUrl::fromLocalFile(folder.filePath("none.optio-game"));
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        QVERIFY(running.app().games()->create("ancients", "ancients/legion", "ancients/forest-tribes"));
        running.eval("show('GamePage', {})");
        running.app().handOver()->handTo("a");
        QVERIFY(running.eval("covered").toBool());
        running.app().give(file);
        running.settle();
        QVERIFY(running.awaited("snackbar")->property("text").toString().contains("as soon as"));
        QVERIFY(running.app().handOver()->to() == "a" && running.app().game()->isOpen());
        running.app().handOver()->done();
        QTRY_VERIFY(!running.eval("covered").toBool());
        QTRY_VERIFY(shownRefusal(running).contains("cannot be found"));
    }

    /// A page that lets go of what it shows when it is left does not let go of the file that comes after it.
    void oneHouseFileAfterAnother()
    {
        const QTemporaryDir folder, data;
        const Running running(data.path());
        for (const char *name : {"one", "two"}) {
            QFile file(folder.filePath(name + QString(".toml")));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("extends = \"dbm\"\nid = \"club\"\nname = \"" + QByteArray(name) +
                                                                  "\"\n[[troops.ee]]\nid = \"ee.psiloi\"\nvalue = 1\n") > 0);
            file.close();
            running.app().give(QUrl::fromLocalFile(file.fileName()));
            running.rest();
            QTRY_COMPARE(running.eval("current.objectName").toString(), QString("houseAddPage"));
            QCOMPARE(running.app().house()->found()["name"].toString(), QString(name));
        }
    }
};

OPTIO_TEST(GivenFileTest)

} // namespace given_file_test

#include "given_file_test.moc"
