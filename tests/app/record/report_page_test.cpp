// SPDX-License-Identifier: GPL-3.0-or-later
// The report in the window: what is told, notes as they are to be read, photographs, and each file it becomes.
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include "app/engine.h"
#include "rules/report/story.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

namespace report_page_test {

using namespace optio;
using namespace optio::test;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ReportPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void walk_data() { pictureRows(); }
    void walk();
};

void ReportPageTest::walk()
{
    const QTemporaryDir folder;
    const Running running(folder.path());
    Pictures pictures(running, QStringLiteral("report"));
    AppModel &app = running.app();
    ReportModel &report = *app.report();
    QVERIFY(app.games()->open(app.games()->importFile(goldenGame("dbm-whole.optio-game"))));
    QVERIFY(app.game()->note(QStringLiteral("We argued about the <b>marsh</b>.")));
    const std::string state = canonical(app.game()->game().state());
    const int length = app.game()->game().length();
    running.eval(QStringLiteral("show('ReportPage', {})"));
    QVERIFY(running.awaited(QStringLiteral("reportPage")) != nullptr);
    QTRY_VERIFY(!report.preview().isEmpty());
    QCOMPARE(report.noteList().size(), 2); // one was there already
    QVERIFY(report.preview().join(QString()).contains(QLatin1String("&lt;b&gt;marsh")));
    QVERIFY(report.withoutGame().isEmpty());
    pictures.take(QStringLiteral("whole"));
    const auto path = [&](const char *name) { return folder.filePath(QString::fromLatin1(name)); };
    const auto saved = [&](const char *name) {
        if (!report.save(QUrl::fromLocalFile(path(name))))
            return QByteArray();
        return contents(path(name));
    };
    const QByteArray page = saved("battle.html");
    QVERIFY(page.contains("We argued about the &lt;b&gt;marsh") && page.contains("data-optio-game") && page.size() < 300'000);
    // A photograph is made smaller, kept with the game, and stands in the page.
    QImage image(3000, 2000, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    QVERIFY(image.save(path("table.png")));
    QVERIFY(report.addPhoto(QUrl::fromLocalFile(path("table.png")), 0, QStringLiteral("the field \"before\" it")));
    QCOMPARE(report.photos().size(), 1);
    const int turnEnd = report.places()[2].toMap()["value"].toInt();
    QVERIFY(report.addPhoto(QUrl::fromLocalFile(path("table.png")), turnEnd, QString()));
    report.setCaption(1, QStringLiteral("the second bound"));
    QVERIFY(running.awaited(QStringLiteral("reportPhoto_1")) != nullptr);
    QTest::qWait(100);
    pictures.take(QStringLiteral("photographs"));
    const QByteArray pictured = saved("pictured.html");
    QCOMPARE(pictured.count("data:image/jpeg;base64,"), 2);
    QVERIFY(pictured.contains("the field &quot;before&quot; it") && pictured.size() < 800'000);
    const int from = static_cast<int>(pictured.indexOf("base64,")) + 7;
    const QImage shown = QImage::fromData(QByteArray::fromBase64(pictured.mid(from, pictured.indexOf('"', from) - from)));
    QCOMPARE(shown.size(), QSize(1280, 853));
    QVERIFY(!report.addPhoto(QUrl::fromLocalFile(path("battle.html")), 0, QString()));
    QCOMPARE(report.photos().size(), 2);
    const QByteArray pdf = saved("battle.pdf");
    QVERIFY(pdf.startsWith("%PDF-") && pdf.size() > 20'000);
    // A note is changed for the report alone; then the page does not carry the game.
    const int n = report.noteList()[1].toMap()["n"].toInt();
    report.editNote(n, QStringLiteral("We agreed."));
    QVERIFY(!report.withoutGame().isEmpty());
    const QByteArray edited = saved("edited.html");
    QVERIFY(edited.contains("We agreed.") && !edited.contains("argued") && !edited.contains("data-optio-game"));
    QVERIFY(!saved("edited.md").contains("argued") && saved("edited.txt").contains("We agreed."));
    QCOMPARE(app.game()->game().length(), length);
    QCOMPARE(canonical(app.game()->game().state()), state);
    report.setPlain(false);
    report.setDice(false);
    pictures.take(QStringLiteral("short"));
    // What was chosen is there when the page is opened again.
    QTest::keyClick(running.window(), Qt::Key_Escape);
    QTRY_VERIFY(running.named(QStringLiteral("reportPage")) == nullptr);
    app.game()->close();
    QVERIFY(app.games()->open(app.games()->rows()->get(0)["id"].toString()));
    report.start();
    QTRY_VERIFY(!report.isReading());
    QVERIFY(!report.plain() && !report.dice() && report.notes());
    QCOMPARE(report.photos().size(), 2);
    QCOMPARE(report.noteList()[1].toMap()["text"].toString(), QStringLiteral("We agreed."));
    report.editNote(n, report.noteList()[1].toMap()["original"].toString());
    QVERIFY(report.withoutGame().isEmpty());
    report.removePhoto(0);
    QCOMPARE(report.photos().size(), 1);
    app.undoLast();
    QCOMPARE(report.photos().size(), 2);
    QVERIFY2(pictures.faults.isEmpty(), qPrintable(pictures.faults.join(u'\n')));
}

OPTIO_TEST(ReportPageTest)

} // namespace report_page_test

#include "report_page_test.moc"
