// SPDX-License-Identifier: GPL-3.0-or-later
// About: licence, credits, where the data are, and a report of a fault to be copied, in the window.
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QTemporaryDir>

namespace about_page_test {

using namespace optio;
using namespace optio::test;

class AboutPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void pictures_data() { pictureRows(); }
    void pictures()
    {
        const QTemporaryDir data;
        QStringList faults;
        {
            const Running running(data.path());
            Pictures pictures(running);
            running.eval("show('SettingsPage', {})");
            running.reveal(running.awaited("aboutButton"));
            pictures.take("settings-about");
            QVERIFY(running.tap("aboutButton"));
            QVERIFY(running.awaited("aboutPage"));
            running.rest();
            pictures.take("about");
            running.reveal(running.named("aboutCopyReport"));
            pictures.take("about-report");
            QVERIFY(running.tap("aboutCopyReport"));
            pictures.take("about-copied");
            running.eval("snackbar.hide()");
            QVERIFY(running.tap("aboutCredits"));
            QVERIFY(running.awaited("readingList"));
            running.rest();
            pictures.take("about-credits");
            running.eval("leavePage()");
            QVERIFY(running.tap("aboutLicence"));
            QVERIFY(running.awaited("readingList"));
            running.rest();
            pictures.take("about-licence");
            faults = pictures.faults;
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    void theReport()
    {
        const QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setTheme("dark");
        running.app().prefs()->setTextScale(1.5);
        QVERIFY(!running.app().openFile(QUrl::fromLocalFile("/nowhere/Zama.optio-game")).contains("page"));
        QFile house(data.filePath("club.toml"));
        QVERIFY(house.open(QIODevice::WriteOnly) && house.write("extends = \"dbm\"\nid = \"our-club\"\nname = \"Secret name\"\n"
                                                                "[[troops.ee]]\nid = \"ee.psiloi\"\nvalue = 1\n") > 0);
        house.close();
        QVERIFY(!running.app().house()->add(QUrl::fromLocalFile(house.fileName())).isEmpty());
        running.resize({800, 1280});

        running.eval("show('AboutPage', {})");
        QVERIFY(running.tap("aboutCopyReport"));
        const QString report = QGuiApplication::clipboard()->text();
        for (const QString &part :
             {QString("Optio " OPTIO_VERSION), QString("Qt ") + qVersion(), QString("offscreen"), QString("window 800 × 1280"),
              QString("Text size: 150 %"), QString("Theme: dark"), QString("dbm"), QString("hoplites"),
              QString("House rules: dbm+our-club (changes: 1)"), QString("\"Zama.optio-game\" cannot be found")})
            QVERIFY2(report.contains(part), qPrintable(part + " is not in:\n" + report));
        QVERIFY2(!report.contains("Secret name") && !report.contains(data.path()), qPrintable(report));
        // What is read on the page is what was copied, and it says that nothing went anywhere.
        QCOMPARE(running.awaited("aboutReport_text")->property("text").toString(), report);
        QVERIFY(running.awaited("snackbar")->property("text").toString().contains("Nothing was sent"));
        QVERIFY(running.awaited("aboutData")->property("text").toString().contains(data.path()));
        QVERIFY(running.tap("aboutCopyFolder"));
        QCOMPARE(QGuiApplication::clipboard()->text(), data.path());
    }

    void onlyTheLastMessagesAreKept()
    {
        const QTemporaryDir data;
        const auto app = AppModel::open(data.path().toStdString(), rulesets());
        QVERIFY(app->about()->report().contains("Last messages: none"));
        for (int number = 1; number <= 7; ++number)
            Q_EMIT app->failed(QString("Fault %1.").arg(number));
        const QString report = app->about()->report();
        QVERIFY(!report.contains("Fault 2.") && report.contains("Fault 3.") && report.contains("Fault 7."));
    }

    void whereNothingWorks() // the report is wanted most there
    {
        const QTemporaryDir data;
        QFile file(data.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const Running running(data.filePath("file"));
        QVERIFY(!running.app().fatal().isEmpty());
        QVERIFY(running.tap("fatalCopy"));
        QVERIFY(QGuiApplication::clipboard()->text().contains(running.app().fatal()));
    }

    void theLicenceIsWhole()
    {
        QFile file(QString::fromUtf8(qgetenv("OPTIO_TESTS")) + "/../LICENSE");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString shown;
        for (const QVariant &row : AboutModel::licence())
            shown += row.toMap()["text"].toString() + ' ';
        QCOMPARE(shown.simplified(), QString::fromUtf8(file.readAll()).simplified());
        QVERIFY(AboutModel::licence().size() > 100);
    }

    void everyLibraryIsCredited() // those of CONTRIBUTING.md that are in the program people run
    {
        QFile file(QString::fromUtf8(qgetenv("OPTIO_TESTS")) + "/../CONTRIBUTING.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(file.readAll());
        text = text.mid(text.indexOf("## Dependencies"));
        QString credits;
        for (const QVariant &row : AboutModel::credits())
            credits += row.toMap()["title"].toString() + ": " + row.toMap()["text"].toString() + '\n';
        int rows = 0;
        const QStringList lines = text.split('\n');
        for (const QString &line : lines) {
            const QString name = line.section('|', 1, 1).trimmed();
            const bool notOurs =
                name.contains("(tests)") || name.contains("at run time") || name.contains("while building") || name.contains("RapidCheck");
            if (!line.startsWith("| ") || name == "library" || name == "---" || notOurs)
                continue;
            QString names = name; // "toml++" has a plus, "SQLite 3.40 + SQLiteCpp" two names
            names.remove(QRegularExpression("\\(.*\\)"));
            for (const QString &part : names.split(QRegularExpression(" \\+ |,\\s*"))) {
                const QString one = part.trimmed().section(QRegularExpression(" \\d| or "), 0, 0);
                QVERIFY2(credits.contains(one + ':'), qPrintable(one));
                ++rows;
            }
        }
        QVERIFY(rows >= 13);
    }

    void byKeyboardAlone()
    {
        const QTemporaryDir data;
        const Running running(data.path());
        running.app().prefs()->setReducedMotion(true);
        running.app().prefs()->setTextScale(2);
        running.resize({412, 915});
        running.eval("show('AboutPage', {})");
        running.rest();
        const auto key = [&](Qt::Key wanted) {
            QTest::keyClick(running.window(), wanted);
            running.settle();
        };
        const auto focused = [&] { return running.window()->activeFocusItem()->objectName(); };
        const auto inSight = [&] {
            const QQuickItem *item = running.window()->activeFocusItem();
            const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
            return place.top() < running.window()->height() - 40 && place.bottom() > 0;
        };
        QStringList met;
        for (int step = 0; step < 12 && !met.contains("aboutCopyReport"); ++step) {
            key(Qt::Key_Tab);
            met.append(focused());
            QVERIFY2(inSight(), qPrintable(focused() + " is out of sight"));
        }
        for (const char *name : {"aboutLicence", "aboutCredits", "aboutCopyFolder", "aboutReport_text", "aboutCopyReport"})
            QVERIFY2(met.contains(name), qPrintable(QString(name) + " not in " + met.join(' ')));
        QGuiApplication::clipboard()->clear();
        key(Qt::Key_Return);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("Optio "));

        // The licence is read to its end with Page Down, and left with Escape.
        running.eval("snackbar.hide()");
        running.awaited("aboutLicence")->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Space);
        QQuickItem *list = running.awaited("readingList");
        QVERIFY(list);
        running.rest();
        key(Qt::Key_Down);
        QCOMPARE(focused(), QString("readingList"));
        for (int page = 0; page < 400 && !list->property("atYEnd").toBool(); ++page)
            QTest::keyClick(running.window(), Qt::Key_PageDown);
        QVERIFY(list->property("atYEnd").toBool());
        running.settle();
        bool last = false;
        for (const QQuickItem *item : running.items())
            last = last || item->property("text").toString().contains("why-not-lgpl");
        QVERIFY2(last, "the last paragraph is on the screen");
        key(Qt::Key_Home);
        QVERIFY(list->property("atYBeginning").toBool());
        key(Qt::Key_Escape);
        running.rest();
        QCOMPARE(running.eval("current.objectName").toString(), QString("aboutPage"));
    }
};

OPTIO_TEST(AboutPageTest)

} // namespace about_page_test

#include "about_page_test.moc"
