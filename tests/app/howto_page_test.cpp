// SPDX-License-Identifier: GPL-3.0-or-later
// The how-to pages in the window: reached from Home, the rules and the menus; whole at every size and at 150 % text; with keys and for a
// screen reader. What badges, pools and phases say to a tap. A small campaign of ready-made battles, with its results kept.
#include "tests/app/faults.h"

#include "app/engine.h"
#include "rules/board.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace howto_page_test {

using namespace optio;
using namespace optio::test;

namespace {

void begin(const Running &running, QSize size)
{
    running.app().prefs()->setReducedMotion(true);
    running.resize(size);
}

/// The first chip that is asked about, with this text.
QQuickItem *chipOf(const Running &running, const QString &text)
{
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items)
        if (item->property("asked").toBool() && item->property("text").toString() == text)
            return item;
    return nullptr;
}

} // namespace

class HowToPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void everyPage_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::newRow("table") << QSize(1280, 800) << 1.0;
        QTest::newRow("upright") << QSize(800, 1280) << 1.0;
        QTest::newRow("phone") << QSize(412, 915) << 1.0;
        QTest::newRow("phone, large") << QSize(412, 915) << 1.5;
        QTest::newRow("table, large") << QSize(1280, 800) << 1.5;
    }
    void everyPage()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        const QTemporaryDir data;
        const Running running(data.path());
        begin(running, size);
        running.app().prefs()->setTextScale(scale);
        const Registry registry(rulesets());
        QStringList faults;
        for (const auto &ruleset : registry.all()) {
            const QString id = QString::fromStdString(ruleset->id());
            running.eval(QStringLiteral("show('HowToPage', {'ruleset': '%1'})").arg(id));
            QVERIFY(running.awaited(QStringLiteral("howToPage")));
            const std::vector<HowToPage> pages = ruleset->howTo();
            for (std::size_t page = 0; page < pages.size(); ++page) {
                running.rest();
                running.settle();
                QCOMPARE(running.awaited(QStringLiteral("howToTitle"))->property("text").toString(),
                         QString::fromStdString(pages[page].title));
                const QString screen =
                    QStringLiteral("howto-%1-%2-%3-%4").arg(id).arg(page + 1).arg(size.width()).arg(static_cast<int>(scale * 100));
                QQuickItem *text = running.named(QStringLiteral("howToText"));
                for (int part = 0; part < 40; ++part) {
                    running.settle();
                    faults += faultsOf(running, screen);
                    if (part < 3)
                        running.picture(screen + QStringLiteral("-%1").arg(part));
                    const double most = text->property("contentHeight").toDouble() - text->height();
                    if (text->property("contentY").toDouble() >= most - 1)
                        break;
                    text->setProperty("contentY", std::min(most, text->property("contentY").toDouble() + text->height() * 0.9));
                }
                QVERIFY(running.click(QStringLiteral("howToNext"))); // the last one leaves
            }
            QVERIFY(QTest::qWaitFor([&] { return running.named(QStringLiteral("howToPage")) == nullptr; }));
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    void waysThere()
    {
        const QTemporaryDir data;
        const Running running(data.path());
        begin(running, {1280, 800});
        QVERIFY(running.click(QStringLiteral("howToButton")));
        QVERIFY(running.awaited(QStringLiteral("howToPage")));
        QVERIFY(running.click(QStringLiteral("howTo_punic")));
        running.settle();
        // Keys scroll, and the text is there for a screen reader.
        QQuickItem *text = running.named(QStringLiteral("howToText"));
        text->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(running.window(), Qt::Key_Down);
        QTRY_VERIFY(text->property("contentY").toDouble() > 0);
        QVERIFY(!spokenName(text).isEmpty());
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QTRY_VERIFY(running.named(QStringLiteral("homePage")));
        QVERIFY(running.click(QStringLiteral("rulesButton")));
        QVERIFY(running.awaited(QStringLiteral("rulesPage")));
        QVERIFY(running.click(QStringLiteral("rulesHowTo")));
        QVERIFY(running.awaited(QStringLiteral("howToPage")));
        running.eval(QStringLiteral("startAgain()"));
        QVERIFY(running.app().games()->create(QStringLiteral("dbm"), QStringLiteral("dbm/gallic"), QStringLiteral("dbm/marian-roman")));
        running.eval(QStringLiteral("show('GamePage', {})"));
        QVERIFY(running.click(QStringLiteral("moreButton")));
        QVERIFY(running.click(QStringLiteral("menuHowTo")));
        QVERIFY(running.awaited(QStringLiteral("howToPage")));
        QCOMPARE(running.awaited(QStringLiteral("howToTitle"))->property("text").toString(), QStringLiteral("A bound"));
    }

    /// DBM-030, DBM-160, DBM-185: a tap on a badge, a pool, the marks of a unit; and H with the keyboard.
    void tapsAreAnswered()
    {
        const QTemporaryDir data;
        const Running running(data.path());
        begin(running, {1280, 800});
        QVERIFY(running.app().games()->create(QStringLiteral("dbm"), QStringLiteral("dbm/gallic"), QStringLiteral("dbm/marian-roman")));
        running.eval(QStringLiteral("show('GamePage', {})"));
        running.settle();
        const auto told = [&] {
            QQuickItem *sheet = running.named(QStringLiteral("ruleSheet"));
            const QString text = sheet ? sheet->property("text").toString() : QString();
            if (sheet)
                QMetaObject::invokeMethod(sheet, "close");
            QTest::qWait(20);
            return text;
        };
        const QString lost = running.app().game()->sides()[0].toMap()["badges"].toList()[0].toMap()["text"].toString();
        QVERIFY(lost.endsWith(QStringLiteral("EE lost")));
        QVERIFY(running.tap(chipOf(running, lost)));
        QVERIFY2(told().startsWith(QStringLiteral("What has been lost")), qPrintable(lost));
        QVERIFY(running.click(QStringLiteral("unit_a1.1")));
        running.settle();
        QVERIFY(running.click(QStringLiteral("marksButton")));
        QVERIFY(told().contains(QStringLiteral("DBM-")));
        QQuickItem *list = running.named(QStringLiteral("units_b"));
        list->forceActiveFocus(Qt::TabFocusReason);
        list->setProperty("currentIndex", 0);
        QTest::keyClick(running.window(), Qt::Key_H);
        QVERIFY(told().contains(QStringLiteral("element equivalents")));
    }

    /// HOP-301: every phase of the board says what it is for.
    void phasesOfTheBoard()
    {
        const QTemporaryDir data;
        const Running running(data.path());
        begin(running, {1280, 800});
        QVERIFY(running.app().games()->create(QStringLiteral("hoplites"), QStringLiteral("hoplites/carthage"),
                                              QStringLiteral("hoplites/gauls")));
        running.eval(QStringLiteral("show('BoardPage', {})"));
        running.settle();
        for (const char *phase : {"play", "move", "missile", "shock", "rally", "draw"}) {
            QVERIFY2(running.click(QStringLiteral("phase_") + QString::fromLatin1(phase)), phase);
            QQuickItem *sheet = running.awaited(QStringLiteral("ruleSheet"));
            QVERIFY(sheet != nullptr);
            QVERIFY2(sheet->property("text").toString().endsWith(u'.'), phase);
            QVERIFY(sheet->property("number").toString().startsWith(QStringLiteral("HOP-")));
            QMetaObject::invokeMethod(sheet, "close");
        }
    }

    /// A battle of the small campaign is fought to its end by players who choose at random; its result stays when the game is deleted.
    void smallCampaign()
    {
        const QTemporaryDir data;
        QString result;
        {
            const Running running(data.path());
            begin(running, {1280, 800});
            SeriesModel &series = *running.app().series();
            QCOMPARE(series.all().size(), 1);
            QVERIFY(running.click(QStringLiteral("series_rome")));
            QVERIFY(running.awaited(QStringLiteral("seriesPage")));
            running.settle();
            running.picture(QStringLiteral("series-1280"));
            QCOMPARE(series.all()[0].toMap()["battles"].toList().size(), 5);
            QVERIFY(running.click(QStringLiteral("seriesNext")));
            QVERIFY(running.awaited(QStringLiteral("boardPage")));
            QCOMPARE(series.all()[0].toMap()["battles"].toList()[0].toMap()["result"].toString(), QStringLiteral("open"));
            GameModel &game = *running.app().game();
            const auto &rules = dynamic_cast<const BoardRules &>(game.game().ruleset());
            for (std::uint64_t act = 0; act < 4000 && !game.ended()["over"].toBool(); ++act)
                game.perform(rules.actResolver(), {{"do", rules.choose(game.game().state(), "random", act)}, {"answers", Json::object()}},
                             std::nullopt);
            game.catchUp();
            QVERIFY(game.ended()["over"].toBool());
            QVariantMap battle = series.all()[0].toMap()["battles"].toList()[0].toMap();
            result = battle["result"].toString();
            QVERIFY2(result == QStringLiteral("won") || result == QStringLiteral("lost") || result == QStringLiteral("drawn"),
                     qPrintable(result));
            QCOMPARE(series.all()[0].toMap()["next"].toString(), QStringLiteral("zama"));
            running.app().games()->remove(QString::fromStdString(game.gameId()));
            QCOMPARE(series.all()[0].toMap()["fought"].toInt(), 1);
        }
        const Running running(data.path()); // the next day
        begin(running, {412, 915});
        running.eval(QStringLiteral("show('SeriesPage', {'ruleset': 'hoplites', 'series': 'rome'})"));
        running.settle();
        running.picture(QStringLiteral("series-412"));
        QVERIFY(faultsOf(running, QStringLiteral("series")).isEmpty());
        QCOMPARE(running.app().series()->all()[0].toMap()["battles"].toList()[0].toMap()["result"].toString(), result);
        running.app().series()->startAgain(QStringLiteral("hoplites"), QStringLiteral("rome"));
        QCOMPARE(running.app().series()->all()[0].toMap()["fought"].toInt(), 0);
    }
};

OPTIO_TEST(HowToPageTest)

} // namespace howto_page_test

#include "howto_page_test.moc"
