// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets on paper and the page that shows them: every supplied army on either paper, whole and inside the margins; boxes that say what has
// happened; the way from an army or a game to a file; all sizes and themes.
#include "tests/app/faults.h"

#include "app/engine.h"
#include "app/paper/pdf_pages.h"
#include "app/paper/pdf_writer.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "rules/print/print.h"
#include "tests/deep.h"
#include "tests/suite.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFontMetricsF>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <array>
#include <utility>

namespace print_test {

using namespace optio;
using namespace optio::test;

namespace {

/// What is wrong with pages: what sticks out, and rows that lie on each other.
QString wrong(const QList<PrintedPage> &pages, const QSizeF &paper)
{
    const QRectF sheet(QPointF(), paper), area = sheet.marginsRemoved(QMarginsF(1, 1, 1, 1) * (28 * twips));
    for (const PrintedPage &page : pages) {
        for (qsizetype i = 0; i < page.rows.size(); ++i) {
            if (!area.contains(page.rows[i].place))
                return QStringLiteral("a row over the edge: ") + page.rows[i].cells.join(u'|');
            for (qsizetype j = 0; j < i; ++j)
                if (page.rows[j].place.intersects(page.rows[i].place.marginsRemoved({1, 1, 1, 1})))
                    return QStringLiteral("a row on another: ") + page.rows[i].cells.join(u'|');
        }
        for (const PrintedText &text : page.texts)
            if (text.at.x() < area.left() - 1 || text.at.x() + QFontMetricsF(text.font).horizontalAdvance(text.text) > area.right() + 20)
                return QStringLiteral("a text over the edge: ") + text.text;
        for (const PrintedBox &box : page.boxes) {
            bool inside = false;
            for (const PrintedRow &row : page.rows)
                inside = inside || row.place.contains(box.place);
            if (!inside)
                return QStringLiteral("a box outside its row on ") + page.title;
        }
        if (!page.rows.isEmpty() && page.rows.last().head)
            return QStringLiteral("a head alone at the foot of ") + page.title;
    }
    return {};
}

int boxesIn(const Json &sheet, int *done = nullptr)
{
    int boxes = 0;
    for (const Json &table : sheet.at("tables"))
        for (const Json &row : table.at("rows"))
            for (const Json &cell : row)
                if (cell.is_object()) {
                    const PrintedCell one = cellOf(cell);
                    boxes += one.drawn();
                    if (done != nullptr)
                        *done += one.halves ? (one.done + 1) / 2 : one.done;
                }
    return boxes;
}

/// An army of so many rows.
Json longArmy(const Ruleset &ruleset, int rows)
{
    Json army = ruleset.armies().front();
    const Json unit = army.at("commands")[0].at("units").back();
    army["id"] = "0b5ff6a6-8a4e-4b6c-9a65-0d35cf1a4b11";
    army["name"] = "An army of a name that is much too long to stand in one line of a page, even of a large one, and on small screens";
    for (int i = 0; i < rows; ++i)
        army["commands"][0]["units"].push_back(unit);
    return army;
}

/// Asks for a page, and lets it come.
void showPage(const Running &running, const QString &script)
{
    running.eval(script);
    running.rest();
    running.settle();
}

} // namespace

class PrintTest : public QObject {
    Q_OBJECT

public Q_SLOTS:
    /// Stands for the system's viewer.
    void view(const QUrl &url) { viewed_ = url; }

private Q_SLOTS:
    void initTestCase();
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void everyArmy_data();
    void everyArmy();
    void overManyPages();
    void leaves();
    void marks();
    void page();
    void game();
    void kept();
    void keyboard();
    void nothing();
    void screens_data();
    void screens();

private:
    QUrl viewed_;
};

void PrintTest::initTestCase()
{
    optio::setLook();
    listenForComplaints();
}

void PrintTest::everyArmy_data()
{
    QTest::addColumn<QString>("paper");
    QTest::newRow("A4") << QStringLiteral("a4");
    QTest::newRow("Letter") << QStringLiteral("letter");
}

void PrintTest::everyArmy()
{
    QFETCH(QString, paper);
    const QSizeF size = paperSize(paper);
    const Registry registry(rulesets());
    std::size_t number = paper == QStringLiteral("a4") ? 0 : 1;
    for (const auto &ruleset : registry.all())
        for (const Json &army : ruleset->armies()) {
            if (number++ % 2 != 0 && !deep()) // each on one of the papers
                continue;
            const Json roster = rosterSheet(*ruleset, army), game = gameSheet(*ruleset, army);
            const QList<PrintedPage> first = printedPages(Json::array({roster}), size, {}),
                                     second = printedPages(Json::array({game}), size, {});
            const std::string name = ruleset->name() + ", " + army.at("name").get<std::string>();
            QVERIFY2(first.size() == 1, name.c_str());
            QVERIFY2(second.size() <= 2, name.c_str());
            QVERIFY2(wrong(first, size).isEmpty(), qPrintable(qt(name) + u' ' + wrong(first, size)));
            QVERIFY2(wrong(second, size).isEmpty(), qPrintable(qt(name) + u' ' + wrong(second, size)));
            qsizetype boxes = 0;
            for (const PrintedPage &page : second)
                boxes += page.boxes.size();
            QCOMPARE(boxes, static_cast<qsizetype>(boxesIn(game)));
            QVERIFY(boxes > 0);
        }
}

void PrintTest::overManyPages()
{
    const Registry registry(rulesets());
    for (const char *id : {"dbm", "hoplites", "ancients"}) {
        const Ruleset &ruleset = registry.at(id);
        const Json army = longArmy(ruleset, 200);
        for (const char *paper : {"a4", "letter"})
            for (const Json &sheet : {rosterSheet(ruleset, army), gameSheet(ruleset, army)}) {
                const QSizeF size = paperSize(QLatin1String(paper));
                const QList<PrintedPage> pages = printedPages(Json::array({sheet}), size, QStringLiteral("Made up"));
                QVERIFY(pages.size() > 2);
                QVERIFY2(wrong(pages, size).isEmpty(), qPrintable(wrong(pages, size)));
                for (const PrintedPage &page : pages)
                    QVERIFY2(page.rows.isEmpty() || page.rows.first().head, "the head stands again on each page");
            }
    }
}

void PrintTest::leaves() // the reference stands on the back, and what follows begins on a front
{
    const Registry registry(rulesets());
    const Ruleset &ruleset = registry.at("tropaion");
    const std::vector<Json> sheets = armySheets(ruleset, ruleset.armies().front(), {true, true, true});
    const QList<PrintedPage> pages = printedPages(sheets, paperSize(QStringLiteral("a4")), {});
    QVERIFY(!pages[0].title.isEmpty());
    QVERIFY(pages[1].title.isEmpty() && pages[1].texts.isEmpty());
    QCOMPARE(pages[2].title, pages[0].title);
    QCOMPARE(pages[3].title, QStringLiteral("Quick reference")); // page 4: behind page 3
    const Json state = ruleset.start(ruleset.armies()[0], ruleset.armies()[1], Json::object());
    const QList<PrintedPage> both = printedPages(standingSheets(ruleset, state, {"a", "b"}, "", true), paperSize(QStringLiteral("a4")), {});
    QList<qsizetype> begins;
    for (qsizetype i = 0; i < both.size(); ++i)
        if (both[i].title == QLatin1String("Quick reference"))
            begins.append(i);
    QCOMPARE(begins.size(), 2);
    for (const qsizetype i : std::as_const(begins))
        QVERIFY2(i % 2 == 1, "an even page");
}

void PrintTest::marks()
{
    const Json cell = {{"boxes", 5}, {"done", 3}, {"halves", true}};
    const Json table = {{"title", "T"}, {"columns", {"a", "b"}}, {"rows", Json::array({Json::array({"x", cell})})}};
    const QList<PrintedPage> pages =
        printedPages(Json::array({{{"title", "S"}, {"note", ""}, {"tables", Json::array({table})}}}), paperSize(QStringLiteral("a4")), {});
    const QList<PrintedBox> &boxes = pages.first().boxes;
    QCOMPARE(boxes.size(), 3);
    QCOMPARE(boxes[0].mark, PrintedBox::Mark::cross);
    QCOMPARE(boxes[1].mark, PrintedBox::Mark::stroke);
    QCOMPARE(boxes[2].mark, PrintedBox::Mark::none);
    QCOMPARE(boxes[2].place.width() * 2, boxes[0].place.width());
    QVERIFY(boxes[0].place.width() >= 8 * twips);
}

void PrintTest::page() // from an army to a file, and to the system's viewer
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    showPage(running, QStringLiteral("show('PrintPage', {army: 'dbm/gallic'})"));
    PrintModel &print = *running.app().printing();
    QCOMPARE(print.title(), QStringLiteral("Gallic"));
    QCOMPARE(print.pageCount(), 2);
    QVERIFY(running.named(QStringLiteral("printSheet1")));
    print.setSheet(QStringLiteral("roster"));
    running.settle();
    QCOMPARE(print.pageCount(), 1);
    QVERIFY(!running.named(QStringLiteral("printSheet1")));
    print.setSheet(QStringLiteral("both"));
    QVERIFY(running.tap(QStringLiteral("printBack")));
    QVERIFY(print.back());
    QVERIFY(print.pageCount() > 3);
    QCOMPARE(print.caption(1), QStringLiteral("Page 2 of %1, left blank").arg(print.pageCount()));
    QVERIFY(running.tap(QStringLiteral("printSheet0")));
    QVERIFY(running.named(QStringLiteral("printLarge")));
    QCOMPARE(running.eval(QStringLiteral("current.closeInner()")).toBool(), true);
    QCOMPARE(running.eval(QStringLiteral("current.closeInner()")).toBool(), false);

    const QUrl file = QUrl::fromLocalFile(data.filePath(QStringLiteral("army.pdf")));
    QVERIFY(print.savePdf(file));
    QFile saved(file.toLocalFile());
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const QByteArray bytes = saved.readAll();
    QVERIFY(bytes.startsWith("%PDF-"));
    QCOMPARE(bytes.count("/Type /Page\n"), print.pageCount());

    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "view");
    QVERIFY(running.tap(QStringLiteral("printOpen")));
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QVERIFY(QFile::exists(viewed_.toLocalFile()));
    QVERIFY(viewed_.fileName() == QLatin1String("Gallic.pdf"));

    QSignalSpy failed(&running.app(), &AppModel::failed);
    QVERIFY(!print.savePdf(QUrl::fromLocalFile(data.filePath(QStringLiteral("no/such/folder/army.pdf")))));
    QCOMPARE(failed.size(), 1);
}

void PrintTest::game() // as it stands now: one side, both, and what has happened crossed out
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({1280, 800});
    const QUrl file = goldenGame("dbm-whole.optio-game");
    QVERIFY(running.app().games()->open(running.app().games()->importFile(file)));
    showPage(running, QStringLiteral("show('GamePage', {})"));
    showPage(running, QStringLiteral("show('PrintPage', {game: true})"));
    PrintModel &print = *running.app().printing();
    QCOMPARE(print.sides().size(), 2);
    const auto crosses = [&] {
        int count = 0;
        for (const PrintedPage &page : print.pages())
            for (const PrintedBox &box : page.boxes)
                count += box.mark != PrintedBox::Mark::none ? 1 : 0;
        return count;
    };
    const int both = crosses();
    QVERIFY(both > 0);
    QVERIFY(running.tap(QStringLiteral("printSide_a")));
    const int one = crosses();
    QVERIFY(running.tap(QStringLiteral("printSide_b")));
    QCOMPARE(one + crosses(), both);
    int wanted = 0;
    (void)boxesIn(standingSheet(running.app().game()->game().ruleset(), running.app().game()->game().state(), "b", ""), &wanted);
    QCOMPARE(crosses(), wanted);
}

void PrintTest::kept() // paper and back are kept for the next time, for the charts too
{
    const QTemporaryDir data;
    {
        const Running running(data.path());
        showPage(running, QStringLiteral("show('PrintPage', {army: 'dba/gallic'})"));
        running.app().printing()->setPaper(QStringLiteral("letter"));
        running.app().printing()->setBack(true);
        QCOMPARE(running.app().printing()->size(), paperSize(QStringLiteral("letter")));
        running.app().printing()->setPaper(QStringLiteral("a5"));
    }
    const Running again(data.path());
    QCOMPARE(again.app().printing()->paper(), QStringLiteral("letter"));
    QVERIFY(again.app().printing()->back());
}

void PrintTest::keyboard()
{
    const QTemporaryDir data;
    const Running running(data.path());
    running.resize({800, 1280});
    showPage(running, QStringLiteral("show('PrintPage', {army: 'hoplites/sparta'})"));
    running.awaited(QStringLiteral("printSheet0"))->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(running.window(), Qt::Key_Return);
    running.settle();
    QVERIFY(running.named(QStringLiteral("printLarge")));
    QTest::keyClick(running.window(), Qt::Key_Right);
    QCOMPARE(running.eval(QStringLiteral("current.large")).toInt(), 1);
    QTest::keyClick(running.window(), Qt::Key_Escape);
    running.settle();
    QVERIFY(!running.named(QStringLiteral("printLarge")));
    QVERIFY(spokenName(running.named(QStringLiteral("printSheet0"))).contains(QStringLiteral("Page 1 of")));
}

void PrintTest::nothing() // an army that is gone, no game, and an army without anything in it
{
    const QTemporaryDir data;
    const Running running(data.path());
    QSignalSpy failed(&running.app(), &AppModel::failed);
    showPage(running, QStringLiteral("show('PrintPage', {army: 'dbm/nobody'})"));
    QVERIFY(running.named(QStringLiteral("printFault")));
    QVERIFY(!running.app().printing()->openGame());
    QCOMPARE(failed.size(), 2);
    QVERIFY(!running.named(QStringLiteral("printSave")));
}

void PrintTest::screens_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    const std::array sizes{std::pair{"wide", QSize(1280, 800)}, std::pair{"tall", QSize(800, 1280)}, std::pair{"phone", QSize(412, 915)}};
    const std::array themes{"light", "contrast", "dark"};
    for (std::size_t i = 0; i < sizes.size(); ++i)
        for (std::size_t j = 0; j < themes.size(); ++j)
            if (i == j || deep()) // each size in a theme of its own
                QTest::addRow("%s %s", sizes[i].first, themes[j]) << sizes[i].second << QString::fromLatin1(themes[j]);
}

void PrintTest::screens()
{
    QFETCH(QSize, size);
    QFETCH(QString, theme);
    const QTemporaryDir data;
    const Running running(data.path());
    running.app().prefs()->setTheme(theme);
    running.app().prefs()->setReducedMotion(true);
    running.resize(size);
    const QString name = QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-');
    QStringList faults;
    const auto look = [&](const QString &what) {
        running.settle();
        faults += faultsOf(running, what);
        running.picture(QStringLiteral("print-%1-%2").arg(what, name));
    };
    running.app().printing()->setBack(true);
    showPage(running, QStringLiteral("show('PrintPage', {army: 'hoplites/carthage'})"));
    look(QStringLiteral("army"));
    running.eval(QStringLiteral("current.large = 0"));
    look(QStringLiteral("large"));
    running.eval(QStringLiteral("leavePage()"));
    running.rest();
    const QUrl file = goldenGame("dbm-whole.optio-game");
    QVERIFY(running.app().games()->open(running.app().games()->importFile(file)));
    showPage(running, QStringLiteral("show('PrintPage', {game: true})"));
    look(QStringLiteral("game"));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

OPTIO_TEST(PrintTest)

} // namespace print_test

#include "print_test.moc"
