// SPDX-License-Identifier: GPL-3.0-or-later
// Importing and sharing in the window: preview, questions, notes that lead to their place, conflicts, drop, clipboard, keyboard alone, a QR
// code that another program reads, and pictures in each size and theme.
#include "db/store.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QJsonDocument>
#include <QMimeData>
#include <QProcess>
#include <QTemporaryDir>

namespace exchange_page_test {

using namespace optio;
using namespace optio::test;

namespace {

const char *const list = "Kyrenean Greek: 1xHCh or Cv (Gen), 4x4Bw, 6x3/4Lb, 1x2Ps or 2Lh";
const char *const mistaken = "Macedonians of mine\nRules: dbm\nLimit: 350\n\n== Alexander ==\n1 x Knights, fast, regular, general's "
                             "element\n16 x Pikse, ordinary, regular\n"
                             "4 x Wizards, regular\nwhat is this\n";

std::vector<RosterRow> rowsIn(const QTemporaryDir &data) { return Store(data.path().toStdString()).rosters(); }

struct Table {
    QTemporaryDir data;
    Running running{data.path()};

    explicit Table(QSize size = {1280, 800})
    {
        running.app().prefs()->setReducedMotion(true);
        running.resize(size);
    }
    ImportModel &importing() const { return *running.app().importing(); }
    ShareModel &sharing() const { return *running.app().sharing(); }
    bool rest() const
    {
        const bool still = QTest::qWaitFor([this] { return !importing().busy() && !sharing().busy(); }, 20'000);
        running.settle();
        return still;
    }
    void show(const QString &page, const QVariantMap &values = {}) const
    {
        const QString json = QString::fromUtf8(QJsonDocument::fromVariant(values).toJson(QJsonDocument::Compact));
        running.eval(QStringLiteral("show('%1', %2)").arg(page, json));
        running.rest();
        QVERIFY(rest());
    }
    QString text(const QString &name) const
    {
        const QQuickItem *item = running.named(name);
        return item ? item->property("text").toString() : QStringLiteral("(none)");
    }
    void key(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) const
    {
        QTest::keyClick(running.window(), key, with);
        QTest::qWait(5);
    }
    /// Tab until the control of this name has the keyboard.
    bool tabTo(const QString &name) const
    {
        for (int i = 0; i < 60; ++i) {
            for (const QQuickItem *item = running.window()->activeFocusItem(); item; item = item->parentItem())
                if (item->objectName() == name)
                    return true;
            key(Qt::Key_Tab);
        }
        return false;
    }
};

} // namespace

class ExchangePageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        optio::setLook();
        listenForComplaints();
    }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void pasteLookAndImport()
    {
        const Table table;
        QGuiApplication::clipboard()->setText(mistaken);
        table.show("ImportPage");
        QVERIFY(table.running.named("importTake") && !table.running.awaited("importTake")->isEnabled());
        QVERIFY(table.running.tap("importPaste"));
        QVERIFY(table.rest());
        QCOMPARE(table.text("importField_text"), QString::fromLatin1(mistaken).trimmed() + '\n');
        QVERIFY(table.running.named("importArmy_0"));
        QVERIFY(rowsIn(table.data).empty());

        // A note leads to its place.
        auto *field = table.running.named("importField_text");
        QVERIFY(table.running.tap("importNote_0"));
        QVERIFY(field->hasActiveFocus());
        QCOMPARE(field->property("selectedText").toString(), QStringLiteral("Pikse"));

        // What is mended there is read again.
        for (const QChar letter : QStringLiteral("Pikes"))
            QTest::keyClick(table.running.window(), letter.toLatin1());
        QTRY_COMPARE(table.importing().notes().size(), 2);
        QVERIFY(table.rest());
        QVERIFY(table.running.tap("importArmy_0_findings"));
        table.running.settle();
        QVERIFY(table.running.tap("importTake"));
        QCOMPARE(rowsIn(table.data).size(), std::size_t{1});
        QCOMPARE(table.text("importResult"), QStringLiteral("Macedonians of mine is imported."));
        table.running.settle();
        QVERIFY(table.running.tap("importLeave"));
        table.running.rest();
        QCOMPARE(table.running.eval("current.objectName").toString(), "armyEditorPage");
        table.running.eval("leavePage()");
        table.running.rest();
        QVERIFY(table.running.tap("importUndo"));
        QVERIFY(rowsIn(table.data).empty());
        QVERIFY(table.rest());
        QVERIFY(table.running.named("importArmy_0"));
    }

    void questionsAreAnsweredInPlace() // DBA-001
    {
        const Table table({412, 915});
        table.show("ImportPage", {{"text", QString::fromLatin1(list)}});
        QVERIFY(table.running.named("importQuestions"));
        QCOMPARE(table.importing().questions()->count(), 2);
        table.running.eval("current.toTop()");
        QVERIFY(table.running.tap(table.running.button("2Lh")));
        QVERIFY(table.rest());
        QCOMPARE(table.importing().questions()->get(1).value("value").toInt(), 1);
        QVERIFY(table.running.tap("importTake"));
        QCOMPARE(rowsIn(table.data).size(), std::size_t{1});
    }

    void conflictsByHand() // EDT-08
    {
        const Table table({800, 1280});
        const QString id = table.running.app().library()->duplicate("dba/gallic");
        table.show("SharePage", {{"armies", QStringList{id}}});
        table.sharing().setFormat("text");
        QVERIFY(table.rest());
        QVERIFY(table.running.tap("shareCopy"));
        table.running.eval("leavePage()");
        table.running.rest();
        table.show("ImportPage");
        QVERIFY(table.running.tap("importPaste"));
        QVERIFY(table.rest());
        QCOMPARE(table.importing().armies()->get(0).value("choice").toString(), "both");
        QVERIFY(table.running.tap(table.running.button("Leave out")));
        QVERIFY(!table.running.awaited("importTake")->isEnabled());
        QVERIFY(table.running.tap(table.running.button("Replace mine")));
        QVERIFY(table.running.tap("importTake"));
        QCOMPARE(rowsIn(table.data).size(), std::size_t{1});
        table.running.settle();
        QVERIFY(table.running.tap("importMore"));
        QVERIFY(table.importing().isEmpty());
        QVERIFY(table.running.awaited("importField_text")->property("text").toString().isEmpty());
    }

    void badTextStays()
    {
        const Table table;
        table.show("ImportPage", {{"text", QStringLiteral("{\"format\":1,\n \"name\":")}});
        QVERIFY(table.text("importFault").contains("line 2"));
        QVERIFY(table.text("importField_text").contains("format"));
        QVERIFY(!table.running.awaited("importTake")->isEnabled());
        QVERIFY(table.running.tap("importClear"));
        QVERIFY(!table.running.named("importFault") || table.text("importFault").isEmpty());
        QVERIFY(table.importing().isEmpty());
    }

    void aFileIsDropped()
    {
        const Table table;
        QFile file(table.data.filePath("dropped.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(mistaken) > 0);
        file.close();
        table.show("ImportPage");
        const auto drop = [&](const QMimeData &what) {
            const QPointF at(600, 400);
            QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &what, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(table.running.window(), &enter);
            QDragMoveEvent move(at.toPoint(), Qt::CopyAction, &what, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(table.running.window(), &move);
            QDropEvent event(at, Qt::CopyAction, &what, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(table.running.window(), &event);
        };
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(file.fileName())});
        drop(files);
        QVERIFY(table.rest());
        QCOMPARE(table.importing().source(), QStringLiteral("dropped.txt"));
        QCOMPARE(table.importing().armies()->count(), 1);
        QVERIFY(table.text("importField_text").contains("Pikse"));
        QMimeData words;
        words.setText(QString::fromLatin1(list));
        drop(words);
        QVERIFY(table.rest());
        QCOMPARE(table.importing().questions()->count(), 2);
    }

    void theProgramOpensWithAFile()
    {
        QTemporaryDir data;
        QFile file(data.filePath("given.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(mistaken) > 0);
        file.close();
        auto app = AppModel::open(data.path().toStdString(), rulesets());
        app->give(QUrl::fromLocalFile(file.fileName()));
        const Running running(std::move(app));
        running.rest();
        QCOMPARE(running.eval("current.objectName").toString(), "importPage");
        QTRY_COMPARE(running.app().importing()->armies()->count(), 1);
        running.eval("goBack()");
        running.rest();
        QCOMPARE(running.eval("current.objectName").toString(), "homePage");
    }

    void byKeyboardAlone()
    {
        const Table table;
        table.show("ImportPage");
        QGuiApplication::clipboard()->setText(list);
        table.key(Qt::Key_F, Qt::ControlModifier); // into the field
        QVERIFY(table.running.awaited("importField_text")->hasActiveFocus());
        table.key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(table.importing().questions()->count(), 2);
        QVERIFY(table.rest());
        QVERIFY(table.tabTo("importFormat"));
        QVERIFY(table.tabTo("importQuestions"));
        table.key(Qt::Key_Right); // the other troops
        QVERIFY(table.rest());
        QVERIFY(table.importing().questions()->get(0).value("value").toInt() == 1);
        QVERIFY(table.tabTo("importArmy_0_choice"));
        table.key(Qt::Key_Right);
        QCOMPARE(table.importing().wanted(), 0);
        table.key(Qt::Key_Left);
        QCOMPARE(table.importing().wanted(), 1);
        QVERIFY(table.tabTo("importTake"));
        table.key(Qt::Key_Return);
        QCOMPARE(rowsIn(table.data).size(), std::size_t{1});
        table.running.settle();
        QVERIFY(table.tabTo("importUndo"));
        table.key(Qt::Key_Return);
        QVERIFY(rowsIn(table.data).empty());
        table.key(Qt::Key_Escape);
        table.running.rest();
        QCOMPARE(table.running.eval("current.objectName").toString(), "homePage");
    }

    void aCodeIsReadByAnotherProgram_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("theme");
        QTest::newRow("tablet, light") << QSize(1280, 800) << "light";
        QTest::newRow("upright, contrast") << QSize(800, 1280) << "contrast";
        QTest::newRow("phone, dark") << QSize(412, 915) << "dark";
    }
    void aCodeIsReadByAnotherProgram()
    {
        QFETCH(QSize, size);
        QFETCH(QString, theme);
        const Table table(size);
        table.running.app().prefs()->setTheme(theme);
        table.show("SharePage", {{"armies", QStringList{"dba/gallic"}}});
        table.sharing().setFormat("qr");
        QVERIFY(table.rest());
        QVERIFY(table.sharing().bytes() < 700);
        const auto seen = [&](const QString &name) {
            const QString path = table.data.filePath(name);
            table.running.window()->grabWindow().save(path);
            QProcess reader;
            reader.start("zbarimg", {"--raw", "-q", "-Sdisable", "-Sqrcode.enable", path});
            if (!reader.waitForFinished(20'000))
                return QStringLiteral("(zbarimg did not run: %1)").arg(reader.errorString());
            QString text = QString::fromUtf8(reader.readAllStandardOutput());
            text.chop(1); // the line's end
            return text;
        };
        QCOMPARE(seen("page.png"), table.sharing().code());
        QVERIFY(table.running.tap("shareCode"));
        table.running.settle();
        QCOMPARE(seen("filled.png"), table.sharing().code());
        const QString code = seen("filled.png");
        table.key(Qt::Key_Escape);
        QVERIFY(!table.running.named("shareFilled"));
        table.show("ImportPage", {{"text", code}});
        QCOMPARE(table.importing().armies()->count(), 1);
        QVERIFY(table.running.tap("importTake"));
        QCOMPARE(rowsIn(table.data).size(), std::size_t{1});
    }

    void pictures_data();
    void pictures();
};

void ExchangePageTest::pictures_data() { pictureRows(); }

void ExchangePageTest::pictures()
{
    QFETCH(QSize, size);
    QFETCH(QString, theme);
    QFETCH(double, text);
    const Table table(size);
    const Running &running = table.running;
    running.app().prefs()->setTheme(theme);
    running.app().prefs()->setTextScale(text);
    QStringList faults;
    const auto take = [&](const QString &screen) {
        running.settle();
        running.picture(QStringLiteral("exchange-%1-%2").arg(screen, QLatin1String(QTest::currentDataTag())));
        faults += faultsOf(running, screen);
    };
    const auto leave = [&] {
        running.eval("leavePage()");
        running.rest();
    };
    table.show("ImportPage");
    take("empty");
    table.importing().setText(mistaken);
    QVERIFY(table.rest());
    take("typed");
    QVERIFY(running.tap("importArmy_0_findings"));
    take("findings");
    table.importing().setText(list);
    QVERIFY(table.rest());
    take("questions");
    running.eval("current.toTop()");
    QVERIFY(running.tap("importFormat"));
    take("formats");
    table.importing().setText("{\"format\":1,\n \"name\":");
    QVERIFY(table.rest());
    take("fault");
    leave();

    // Several armies, some of which are there: one otherwise, one the same.
    LibraryModel &library = *running.app().library();
    const QString id = library.duplicate("dba/gallic");
    const QString other = library.duplicate("hoplites/carthage");
    library.rename(other,
                   QStringLiteral("The Carthaginians of the long name, as they fought at the Metaurus under Hasdrubal's own command"));
    running.app().sharing()->start({id, other, "dbm/mid-republican-roman", "hoplites/gauls"});
    running.app().sharing()->setFormat("json");
    QVERIFY(table.rest());
    QString many = running.app().sharing()->text();
    many.replace(QStringLiteral("\"count\": 2"), QStringLiteral("\"count\": 3"));
    many.replace(QRegularExpression(QStringLiteral("\"data\": \"[^\"]*\"")), QStringLiteral("\"data\": \"older\""));
    table.show("ImportPage", {{"text", many}});
    QCOMPARE(table.importing().armies()->count(), 4);
    take("many");
    if (QQuickItem *button = running.named("importArmy_0_differences"); button && running.tap(button))
        take("differences");
    QVERIFY(running.tap("importTake"));
    take("result");
    leave();

    table.show("SharePage", {{"armies", QStringList{id}}});
    table.sharing().setFormat("text");
    QVERIFY(table.rest());
    take("share-text");
    table.sharing().setFormat("qr");
    QVERIFY(table.rest());
    take("share-code");
    QVERIFY(running.tap("shareCode"));
    take("share-filled");
    running.eval("goBack()");
    table.sharing().setFormat("dba-list");
    QVERIFY(table.rest());
    take("share-lost");
    running.tap("shareFormat");
    take("share-formats");
    leave();
    table.show("SharePage", {{"armies", QStringList{id, other, "dbm/mid-republican-roman"}}});
    table.sharing().setFormat("csv");
    QVERIFY(table.rest());
    take("share-many");
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

OPTIO_TEST(ExchangePageTest)

} // namespace exchange_page_test
#include "exchange_page_test.moc"
