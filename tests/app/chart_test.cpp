// SPDX-License-Identifier: GPL-3.0-or-later
// Charts in the app: columns, pages on which no row is cut, PDFs whose text can be read back, and the pages of the app that show and save
// them (PUN-221, PUN-236).
#include "window.h"

#include "app/engine.h"
#include "app/paper/chart_columns.h"
#include "app/paper/pdf_pages.h"
#include "app/paper/pdf_writer.h"
#include "app/qt/json_qt.h"
#include "tests/suite.h"

#include <QFile>
#include <QPageSize>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace chart_test {

using namespace optio;
using namespace optio::test;

namespace {

/// A chart whose rows are of uneven length, each with a word of its own.
Json longChart(int rows, int tall = -1)
{
    Json list = Json::array(), rules = Json::array();
    for (int i = 0; i < rows; ++i) {
        std::string words = "row" + std::to_string(i);
        for (int more = 0; more < (i == tall ? 4000 : i % 7 * 9); ++more)
            words += " and so on";
        list.push_back({"Case " + std::to_string(i), "+" + std::to_string(i % 5), words});
        rules.push_back("MU-" + std::to_string(i));
    }
    const Json table{{"title", "All cases"}, {"columns", {"Case", "Value", "How"}}, {"rows", list}, {"rules", rules}};
    return {{"id", "long"}, {"title", "A long chart"}, {"note", "With a note."}, {"tables", Json::array({table})}};
}

QSizeF sheet(QPageSize::PageSizeId size) { return QPageSize(size).size(QPageSize::Point) * twips; }

/// The stream of an object, unpacked.
QByteArray streamOf(const QByteArray &object)
{
    const qsizetype from = object.indexOf("stream\n") + 7;
    QByteArray packed = object.mid(from, object.lastIndexOf("endstream") - from);
    if (!object.left(from).contains("/FlateDecode"))
        return packed;
    packed.prepend(QByteArray::fromHex("00100000")); // the length that qUncompress() wants to be told
    return qUncompress(packed);
}

/// The text of a PDF as a reader finds it: each piece of text, decoded by what its font says about its signs.
QString textOf(const std::string &bytes)
{
    const QByteArray pdf = QByteArray::fromStdString(bytes);
    QMap<int, QByteArray> objects;
    static const QRegularExpression begin(QStringLiteral("(?:^|\\n)(\\d+) 0 obj\\n"));
    const QString latin = QString::fromLatin1(pdf);
    for (auto found = begin.globalMatch(latin); found.hasNext();) {
        const auto match = found.next();
        objects[match.captured(1).toInt()] = pdf.mid(match.capturedEnd(), pdf.indexOf("endobj", match.capturedEnd()) - match.capturedEnd());
    }
    QMap<int, QMap<int, QString>> signs; // by the number of the font
    static const QRegularExpression toUnicode(QStringLiteral("/ToUnicode (\\d+) 0 R"));
    static const QRegularExpression range(QStringLiteral("<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]{4})> (<([0-9A-Fa-f]+)>|\\[([^\\]]*)\\])"));
    static const QRegularExpression hex(QStringLiteral("<([0-9A-Fa-f]+)>"));
    for (auto object = objects.cbegin(); object != objects.cend(); ++object) {
        const auto named = toUnicode.match(QString::fromLatin1(object.value()));
        if (!named.hasMatch())
            continue;
        const QString map = QString::fromLatin1(streamOf(objects[named.captured(1).toInt()]));
        for (auto found = range.globalMatch(map); found.hasNext();) {
            const auto match = found.next();
            int sign = match.captured(1).toInt(nullptr, 16);
            const int last = match.captured(2).toInt(nullptr, 16);
            if (!match.captured(4).isEmpty()) {
                for (int code = match.captured(4).toInt(nullptr, 16); sign <= last; ++sign, ++code)
                    signs[object.key()][sign] = QChar(code);
            } else {
                for (auto each = hex.globalMatch(match.captured(5)); each.hasNext(); ++sign)
                    signs[object.key()][sign] = QChar(each.next().captured(1).toInt(nullptr, 16));
            }
        }
    }
    QString text;
    static const QRegularExpression piece(QStringLiteral("/F(\\d+) [-0-9.]+ Tf|<([0-9A-Fa-f]+)> Tj|(BT)"));
    for (const QByteArray &object : std::as_const(objects)) {
        if (!object.contains("stream\n"))
            continue;
        int font = 0;
        for (auto found = piece.globalMatch(QString::fromLatin1(streamOf(object))); found.hasNext();) {
            const auto match = found.next();
            if (!match.captured(1).isEmpty())
                font = match.captured(1).toInt();
            else if (!match.captured(3).isEmpty())
                text += u'\n';
            for (qsizetype i = 0; i + 4 <= match.captured(2).size(); i += 4)
                text += signs[font][match.captured(2).mid(i, 4).toInt(nullptr, 16)];
        }
    }
    return text.replace(u'\t', u' '); // a font may have one sign for both
}

qsizetype pagesOf(const std::string &pdf) { return QByteArray::fromStdString(pdf).count("/Type /Page\n"); }

} // namespace

class ChartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void columns();
    void noRowIsCut_data();
    void noRowIsCut();
    void aRowTallerThanAPage();
    void pdf_data() { noRowIsCut_data(); }
    void pdf();
    void oneSheet();
    void nothingToPrint();
    void allChartsOfTheRuleSets();
    void pages();
    void keyboard();
};

void ChartTest::initTestCase()
{
    optio::setLook();
    listenForComplaints();
}

void ChartTest::columns()
{
    const QFontMetricsF font{QFont()};
    const QString words = QStringLiteral("a long text of many words ").repeated(20);
    const auto widths = [&](qreal width) {
        return columnWidths(
            {QStringLiteral("Case"), QStringLiteral("+"), QStringLiteral("How")},
            {{QStringLiteral("elephants"), QStringLiteral("+1"), words}, {QStringLiteral("foot"), QStringLiteral("-2"), {}}}, font, font,
            width, 10);
    };
    for (const qreal width : {300.0, 500.0, 900.0}) {
        const QList<qreal> found = widths(width);
        QCOMPARE(found.size(), 3);
        QVERIFY(found[0] >= font.horizontalAdvance(QStringLiteral("elephants")) + 10);
        QVERIFY(found[1] >= font.horizontalAdvance(QStringLiteral("+1")) + 10);
        QVERIFY(found[0] + found[1] + found[2] <= width);
        QVERIFY(found[2] > found[0]);
    }
    QCOMPARE(widths(60), QList<qreal>());
    const QList<QStringList> line{{QStringLiteral("foot"), words}};
    QVERIFY(!isCrowded(line, {100, font.horizontalAdvance(words) / 7 + 10}, font, 10));
    QVERIFY(isCrowded(line, {100, font.horizontalAdvance(words) / 9 + 10}, font, 10));
    QVERIFY(isCrowded(line, {font.horizontalAdvance(QStringLiteral("foot")) / 5 + 10, 10000}, font, 10));
    QVERIFY(isCrowded(line, {}, font, 10));
}

void ChartTest::noRowIsCut_data()
{
    QTest::addColumn<QString>("paper");
    QTest::addColumn<QPageSize::PageSizeId>("size");
    QTest::newRow("A4") << QStringLiteral("a4") << QPageSize::A4;
    QTest::newRow("Letter") << QStringLiteral("letter") << QPageSize::Letter;
}

void ChartTest::noRowIsCut()
{
    QFETCH(QPageSize::PageSizeId, size);
    const QRectF area = printedArea(sheet(size));
    const QList<PrintedPage> pages = printedPages(Json::array({longChart(200)}), sheet(size), QStringLiteral("Made up"));
    QVERIFY(pages.size() > 5);
    int row = 0;
    for (const PrintedPage &page : pages) {
        QVERIFY(!page.rows.isEmpty());
        qreal y = 0;
        for (qsizetype i = 0; i < page.rows.size(); ++i) {
            const PrintedRow &printed = page.rows[i];
            QCOMPARE(printed.head, i == 0); // on every page, and only there
            QVERIFY(area.contains(printed.place));
            QVERIFY(printed.place.top() >= y);
            y = printed.place.bottom();
            if (printed.head) {
                QCOMPARE(printed.cells, (QStringList{"Case", "Value", "How", "Rule"}));
                continue;
            }
            QCOMPARE(printed.cells.value(0), QStringLiteral("Case %1").arg(row));
            QCOMPARE(printed.cells.value(2).count(QStringLiteral("and so on")), row % 7 * 9); // whole
            QCOMPARE(printed.cells.value(3), QStringLiteral("MU-%1").arg(row));
            ++row;
        }
        for (const PrintedText &text : page.texts) {
            const QFontMetricsF metrics(text.font);
            QVERIFY(text.at.x() >= area.left());
            QVERIFY2(text.at.x() + metrics.horizontalAdvance(text.text) <= area.right() + 1, qPrintable(text.text));
        }
    }
    QCOMPARE(row, 200);
}

void ChartTest::aRowTallerThanAPage()
{
    const QRectF area = printedArea(sheet(QPageSize::A4));
    int found = 0;
    for (const PrintedPage &page : printedPages(Json::array({longChart(3, 1)}), sheet(QPageSize::A4), {}))
        for (const PrintedRow &row : page.rows) {
            QVERIFY(area.contains(row.place));
            found += static_cast<int>(row.cells.value(2).count(QStringLiteral("and so on")));
        }
    // Words that stand on both sides of a cut are in neither part; all others are there.
    QVERIFY2(found > 4000 + 18 - 40 && found <= 4000 + 18, qPrintable(QString::number(found)));
}

/// Tropaion's quick reference is one sheet on either paper, whole, inside the margins, and in letters that can be read.
void ChartTest::oneSheet()
{
    const Registry registry(rulesets());
    const Json charts = Json::array({registry.at("tropaion").charts().at(0)});
    QCOMPARE(charts[0].at("id"), Json("quick"));
    qsizetype all = 0;
    for (const Json &table : charts[0].at("tables"))
        all += static_cast<qsizetype>(table.at("rows").size());
    for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter}) {
        const QList<PrintedPage> pages = printedPages(charts, sheet(paper), {});
        QCOMPARE(pages.size(), 1);
        const QRectF area = QRectF(QPointF(), sheet(paper)).marginsRemoved(QMarginsF(1, 1, 1, 1) * (28 * twips));
        qsizetype printed = 0;
        for (const PrintedRow &row : pages[0].rows) {
            QVERIFY(area.contains(row.place));
            printed += row.head ? 0 : 1;
            for (const PrintedRow &other : pages[0].rows)
                QVERIFY(&row == &other || !row.place.adjusted(1, 1, -1, -1).intersects(other.place));
        }
        QCOMPARE(printed, all);
        for (const PrintedText &text : pages[0].texts)
            QVERIFY2(text.font.pixelSize() >= 6 * twips, qPrintable(text.text));
    }
}

void ChartTest::pdf()
{
    QFETCH(QString, paper);
    QFETCH(QPageSize::PageSizeId, size);
    Json second = longChart(2);
    second["title"] = "Élan & <b>vigour</b>";
    const Json charts = Json::array({longChart(200), second});
    const std::string pdf = chartsPdf(charts, paper, QStringLiteral("Made up"), QStringLiteral("Made up, figures 0a1b2c3d"));
    QVERIFY(pdf.starts_with("%PDF-1."));
    QVERIFY(QByteArray::fromStdString(pdf).trimmed().endsWith("%%EOF"));
    const qsizetype pages = printedPages(charts, sheet(size), {}).size();
    QCOMPARE(pagesOf(pdf), pages);
    const QString text = textOf(pdf);
    for (int i = 0; i < 200; ++i)
        QVERIFY2(text.contains(QStringLiteral("row%1").arg(i)), qPrintable(QString::number(i)));
    QVERIFY(text.contains(QStringLiteral("Élan & <b>vigour</b>")));
    QCOMPARE(text.count(QStringLiteral("Made up, figures 0a1b2c3d")), pages);
    QVERIFY(text.contains(QStringLiteral("A long chart, page 1 of %1").arg(pages)));
    QVERIFY(text.contains(QStringLiteral("<b>vigour</b>, page %1 of %1").arg(pages)));
}

void ChartTest::nothingToPrint()
{
    QVERIFY_THROWS_EXCEPTION(Error, chartsPdf(Json::array(), QStringLiteral("a4"), {}, {}));
    QVERIFY_THROWS_EXCEPTION(Error, chartsPdf(Json::array({longChart(1)}), QStringLiteral("a5"), {}, {}));
}

void ChartTest::allChartsOfTheRuleSets()
{
    const QTemporaryDir data;
    const auto app = AppModel::open(data.path().toStdString(), rulesets());
    const QRectF area = printedArea(sheet(QPageSize::A4));
    for (const char *id : {"punic", "dbm", "dba"}) {
        const Registry registry(rulesets());
        const Json charts = registry.at(id).charts();
        QVERIFY(charts.size() > 3);
        qsizetype printed = 0, all = 0;
        for (const PrintedPage &page : printedPages(charts, sheet(QPageSize::A4), {}))
            for (const PrintedRow &row : page.rows) {
                QVERIFY(area.contains(row.place));
                printed += row.head ? 0 : 1;
            }
        for (const Json &chart : charts)
            for (const Json &table : chart.at("tables"))
                all += static_cast<qsizetype>(table.at("rows").size());
        QCOMPARE(printed, all);
        QCOMPARE(app->charts()->list(QLatin1String(id)).size(), static_cast<qsizetype>(charts.size()));
        const QUrl file = QUrl::fromLocalFile(data.filePath(QLatin1String(id) + QLatin1String(".pdf")));
        QVERIFY(app->charts()->savePdf(QLatin1String(id), {}, QStringLiteral("a4"), file));
        QFile saved(file.toLocalFile());
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QString text = textOf(saved.readAll().toStdString());
        QVERIFY(text.contains(qt(registry.at(id).name()) + QStringLiteral(", rules data ") + qt(registry.at(id).data()).left(8)));
    }
    QSignalSpy failed(app.get(), &AppModel::failed);
    QVERIFY(!app->charts()->savePdf(QStringLiteral("punic"), QStringLiteral("none"), QStringLiteral("a4"), {}));
    QVERIFY(!app->charts()->savePdf(QStringLiteral("punic"), {}, QStringLiteral("a4"), QUrl(QStringLiteral("http://x.example/a.pdf"))));
    QCOMPARE(app->charts()->chart(QStringLiteral("punic"), QStringLiteral("none")), QVariantMap());
    QCOMPARE(failed.size(), 3);
}

/// From the rules to a chart, to the rule of a row, and back.
void ChartTest::pages()
{
    const QTemporaryDir data;
    const Running running(data.path());
    QVERIFY(running.window());
    running.app().prefs()->setReducedMotion(true);
    running.eval(QStringLiteral("show('RulesPage', {ruleset: 'punic'})"));
    QVERIFY(running.named(QStringLiteral("rulesList")));
    QVERIFY(running.click(running.button(QStringLiteral("Charts"))));
    QVERIFY(!running.named(QStringLiteral("rulesList")));
    QVERIFY(running.click(QStringLiteral("chart_dice_open")));
    running.rest();
    QCOMPARE(running.eval(QStringLiteral("current.objectName")).toString(), QStringLiteral("chartPage"));
    QQuickItem *line = nullptr;
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        if (spokenName(item).startsWith(QStringLiteral("Elephant base, Dice: 2")))
            line = item;
    QVERIFY(line);
    QVERIFY(running.tap(line));
    QCOMPARE(running.eval(QStringLiteral("current.closeInner()")).toBool(), true);
    QCOMPARE(running.eval(QStringLiteral("current.closeInner()")).toBool(), false);
    running.eval(QStringLiteral("leavePage()"));
    running.rest();
    QCOMPARE(running.eval(QStringLiteral("current.charting")).toBool(), true);
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

void ChartTest::keyboard()
{
    const QTemporaryDir data;
    const Running running(data.path());
    QVERIFY(running.window());
    running.eval(QStringLiteral("show('ChartPage', {ruleset: 'punic', chart: 'dice'})"));
    running.rest();
    const auto at = [&] { return running.awaited(QStringLiteral("chartLines"))->property("currentIndex").toInt(); };
    QTest::keyClick(running.window(), Qt::Key_Down);
    QCOMPARE(at(), 3); // note, title, head, first row
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(running.window(), Qt::Key_Down);
    QCOMPARE(at(), 10); // five rows, then the title and the head of the next table
    QTest::keyClick(running.window(), Qt::Key_Up);
    QCOMPARE(at(), 7);
    QTest::keyClick(running.window(), Qt::Key_Return);
    QCOMPARE(running.eval(QStringLiteral("current.closeInner()")).toBool(), true);
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

OPTIO_TEST(ChartTest)

} // namespace chart_test

#include "chart_test.moc"
