// SPDX-License-Identifier: GPL-3.0-or-later
// How the board looks: every state of a battle in three sizes and two themes, and the marks on the cards (PRF-17, PRF-18, PRF-42, PRF-43).
// Where a phone has no room for it, the line of battle scrolls by zone, with the whole field as a small map that tells where one is and
// goes where it is tapped. What became of an army is drawn: its second line as places, its rout points as a bar (HOP-031, HOP-040).
#include "tests/app/board/board_battles.h"
#include "tests/app/board/board_hands.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace board_states_test {

using namespace optio;
using namespace optio::test;
using namespace boardtest;

constexpr QSize phone(412, 915), smallPhone(360, 640);

/// A battle in the player's own turn of `round`, on its page.
bool begin(const Running &running, const QString &id, QSize size, int round)
{
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    running.resize(size);
    open(running, id);
    BoardModel &board = *app.board();
    const bool there = playUntil(running, [&] {
        return board.mine() && board.acting() == QLatin1String("a") && board.battle()["round"].toInt() >= round &&
               board.question().isEmpty();
    });
    running.settle();
    return there;
}

/// Is all of an item within the part of the line that is in sight?
bool inSight(const Running &running, QQuickItem *item)
{
    QQuickItem *view = running.named(QStringLiteral("battleLine"));
    return item && view &&
           view->mapRectToScene(view->boundingRect()).adjusted(-1, -1, 1, 1).contains(item->mapRectToScene(item->boundingRect()));
}

class BoardStatesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void states_data();
    void states();
    void marks();
    void scrollingByZone();
    void theMapByKeys();
    void secondLineAsPlaces();
};

void BoardStatesTest::states_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<double>("text");
    pictureRow({915, 412}, "light"); // a phone on its side
    pictureRow({800, 1280}, "dark", 2);
    if (!deep())
        return;
    pictureRow({412, 915}, "light", 1.5);
    pictureRow({1280, 800}, "light");
    pictureRow({1280, 800}, "light", 1.5);
    pictureRow({1280, 800}, "light", 2);
    pictureRow({1280, 800}, "dark");
    pictureRow({800, 1280}, "light");
    pictureRow({800, 1280}, "dark");
    pictureRow({412, 915}, "light");
    pictureRow({412, 915}, "dark");
    pictureRow({360, 640}, "light");
}

// Every state of the board, in three sizes and two themes: nothing clipped, too small or without a name (PRF-42, PRF-43).
void BoardStatesTest::states()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setPause(0);
    Pictures pictures(running, QStringLiteral("state"));
    open(running, id);
    BoardModel &board = *app.board();
    const auto shot = [&](const char *name) { pictures.take(QString::fromLatin1(name)); };
    const auto sheet = [&](const char *call, const char *name) {
        running.eval(QString::fromLatin1(call));
        QTest::qWait(20);
        shot(name);
        running.eval(QStringLiteral("current.closeInner()"));
        QTest::qWait(20);
    };
    const auto mine = [&](const char *phase) {
        return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String(phase) && board.question().isEmpty();
    };
    shot("before");
    QVERIFY(playUntil(running, [&] { return mine("play") && app.game()->game().length() > 1; }));
    shot("play");
    board.tap(board.sources().filter(QStringLiteral("a")).value(0));
    shot("play-lit");
    board.letGo();
    sheet("current.showHelp('card:flank')", "help-card");
    QVERIFY(playUntil(running, [&] { return mine("missile") && board.sources().size() > 1; }));
    board.tap(board.sources().value(0));
    shot("missile-lit");
    QVERIFY(playUntil(running, [&] { return !board.question().isEmpty() && board.acting() == QLatin1String("a"); }));
    shot("question");
    QVERIFY(playUntil(running, [&] { return mine("shock") && board.sources().size() > 3; }));
    shot("shock");
    for (const QString &source : board.sources()) {
        for (const QVariant &gesture : board.gesturesOf(source))
            if (const QString to = gesture.toMap()["to"].toString(); board.forming().isEmpty() && to.startsWith(QLatin1String("area:b")))
                board.drop(source, to);
        if (!board.forming().isEmpty())
            break;
    }
    QVERIFY(!board.forming().isEmpty());
    shot("forming");
    board.confirm();
    QVERIFY(playUntil(running, [&] { return mine("shock") && !board.attacks().isEmpty(); }));
    shot("declared");
    running.eval(QStringLiteral("current.attackList()"));
    QTest::qWait(20);
    shot("attacks");
    running.eval(QStringLiteral("current.closeInner()"));
    sheet("current.showHelp(App.board.sources[0])", "help-unit");
    board.press(QStringLiteral("next"));
    QVERIFY(!board.asking().isEmpty());
    shot("asking");
    board.agree(false);
    QVERIFY(playUntil(running, [&] { return mine("rally") && !board.sides()["a"].toMap()["routed"].toList().isEmpty(); }));
    shot("rally");
    sheet("current.showSecond('a')", "second-line");
    sheet("current.showSecond('b')", "second-line-far");
    QVERIFY(playUntil(running, [&] { return mine("draw"); }));
    shot("draw");
    running.eval(QStringLiteral("current.find()"));
    QTest::qWait(20);
    shot("journal");
    running.eval(QStringLiteral("current.closeInner()"));
    (void)playUntil(running, [] { return false; }, true);
    QVERIFY(app.game()->ended()["over"].toBool());
    shot("end");
    QVERIFY2(pictures.faults.isEmpty(),
             qPrintable(QStringLiteral("%1 faults:\n").arg(pictures.faults.size()) + pictures.faults.join(u'\n')));
}

// PRF-17, PRF-18: what is engaged is told by colour and by a sign, and each marker has letters on the card and words for it.
void BoardStatesTest::marks()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setPause(0);
    running.resize(QSize(1280, 800));
    open(running, id);
    BoardModel &board = *app.board();
    const auto marked = [&](const char *brief) {
        for (const QVariantMap &area : board.areas()->rows())
            for (const QVariant &badge : area["unit"].toMap()["badges"].toList())
                if (badge.toMap()["brief"] == QLatin1String(brief))
                    return area["unit"].toMap()["id"].toString();
        return QString();
    };
    QVERIFY(playUntil(running, [&] { return !marked("ENG").isEmpty() && !marked("MAN").isEmpty() && !board.computing(); }));
    running.settle();
    const BoardHands hands(running, BoardHands::Way::drag);
    QQuickItem *area = hands.areaOf(marked("ENG"));
    QVERIFY(area);
    // The quality at its foot is blue; of one that is not engaged it is not.
    const QImage seen = running.window()->grabWindow();
    const auto blueAtFootOf = [&](const QQuickItem *one) {
        const QRect foot = one->mapRectToScene(QRectF(10, one->height() - 34, 30, 24)).toRect();
        int pixels = 0;
        for (int y = foot.top(); y <= foot.bottom(); ++y)
            for (int x = foot.left(); x <= foot.right(); ++x)
                pixels += seen.pixelColor(x, y) == QColor(QStringLiteral("#1F5C7A")) ? 1 : 0;
        return pixels;
    };
    QVERIFY(blueAtFootOf(area) > 10);
    if (const QQuickItem *calm = hands.areaOf(marked("MAN")); marked("MAN") != marked("ENG"))
        QCOMPARE(blueAtFootOf(calm), 0);
    QVERIFY(spokenName(area).contains(QStringLiteral("engaged")));
    QVERIFY(spokenName(hands.areaOf(marked("MAN"))).contains(QStringLiteral("manoeuvring")));
}

// Each zone comes wholly into sight by a tap on the map, by a finger that pushes the line, and elsewhere there is no map.
void BoardStatesTest::scrollingByZone()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    running.app().prefs()->setTextScale(1.5);
    QVERIFY(begin(running, id, phone, 4));
    BoardModel &board = *running.app().board();
    const BoardHands hands(running, BoardHands::Way::drag);
    const QVariantList zones = board.zones();
    QCOMPARE(zones.size(), 3);
    QQuickItem *view = running.named(QStringLiteral("battleLine"));
    QVERIFY(view && running.named(QStringLiteral("fieldMap")));
    QVERIFY2(hands.area(QStringLiteral("a"), 1)->height() >= 69, "the cards are too small to be read");
    QStringList seen;
    for (int i : {2, 1, 0}) {
        QQuickItem *zone = running.named(QStringLiteral("mapZone_%1").arg(i));
        QVERIFY(zone && zone->height() >= 44 && zone->width() >= 44);
        QVERIFY(running.tap(zone));
        running.settle();
        const QVariantList columns = zones[i].toMap()["columns"].toList();
        for (const QVariant &column : columns)
            for (const char *side : {"a", "b"})
                QVERIFY2(inSight(running, hands.area(QLatin1String(side), column.toInt())), qPrintable(column.toString()));
        QVERIFY2(spokenName(zone).contains(QStringLiteral("in sight")), qPrintable(spokenName(zone)));
        seen.append(view->property("contentY").toString());
    }
    QVERIFY(seen[0] != seen[1] && seen[1] != seen[2]);
    QVERIFY(!spokenName(running.named(QStringLiteral("mapZone_2"))).contains(QStringLiteral("in sight")));
    // What was done last is shown as it is done, and not again whenever something else changes.
    QVERIFY(playUntil(
        running, [&] { return board.mine() && !board.touched().isEmpty() && board.question().isEmpty() && board.hand()->count() > 0; }));
    running.settle();
    for (int i : {0, 2}) {
        QVERIFY(running.tap(QStringLiteral("mapZone_%1").arg(i)));
        running.settle();
        const double here = view->property("contentY").toDouble();
        Q_EMIT board.changed(); // as when a preference is set
        running.settle();
        QCOMPARE(view->property("contentY").toDouble(), here);
    }
    QVERIFY(running.tap(QStringLiteral("mapZone_0")));
    running.settle();
    // A finger on the ground between the lines pushes it.
    const double at = view->property("contentY").toDouble();
    const QPoint middle = Running::middle(view);
    QVERIFY(hands.drag(middle, middle - QPoint(0, 120)));
    QTRY_VERIFY(view->property("contentY").toDouble() > at + 40);
    running.app().prefs()->setTextScale(1);
    for (const QSize size : {phone, QSize(800, 1280), QSize(1280, 800)}) {
        running.resize(size);
        QVERIFY(!running.named(QStringLiteral("fieldMap")));
        QCOMPARE(running.awaited(QStringLiteral("battleLine"))->property("contentY").toDouble(), 0.0);
    }
    running.resize(QSize(412, 840)); // a little less than the whole line needs
    QVERIFY(running.named(QStringLiteral("fieldMap")));
    QVERIFY2(hands.area(QStringLiteral("a"), 1)->height() > 72, "the cards are not as large as the zone lets them be");
    running.resize(smallPhone);
    QVERIFY(running.named(QStringLiteral("fieldMap")));
    QVERIFY(hands.area(QStringLiteral("a"), 1)->height() >= 46);
}

// The map is reached and used by keys, and the line follows the keyboard.
void BoardStatesTest::theMapByKeys()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    QVERIFY(begin(running, id, smallPhone, 4));
    const BoardHands hands(running, BoardHands::Way::keys);
    QQuickItem *last = running.named(QStringLiteral("mapZone_2"));
    QVERIFY(last);
    for (int i = 0; i < 60 && !last->hasActiveFocus(); ++i)
        hands.key(Qt::Key_Tab);
    QVERIFY(last->hasActiveFocus());
    hands.key(Qt::Key_Return);
    running.settle();
    QVERIFY(inSight(running, hands.area(QStringLiteral("a"), 9)));
    QVERIFY(!inSight(running, hands.area(QStringLiteral("a"), 1)));
    QQuickItem *field = running.named(QStringLiteral("boardField"));
    for (int i = 0; i < 60 && !field->hasActiveFocus(); ++i)
        hands.key(Qt::Key_Tab);
    QVERIFY(field->hasActiveFocus());
    for (int i = 0; i < 9; ++i)
        hands.key(Qt::Key_Up);
    running.settle();
    QCOMPARE(field->property("atColumn").toInt(), 1);
    QVERIFY(inSight(running, hands.area(QStringLiteral("a"), 1)));
}

// HOP-031, HOP-040: so many places are crossed out, stand and are free as the rules say, and the bar is as full.
void BoardStatesTest::secondLineAsPlaces()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    const Running running(data.path());
    QVERIFY(begin(running, id, QSize(1280, 800), 4));
    BoardModel &board = *running.app().board();
    const auto lists = [&](const char *side, const char *list) {
        return board.sides()[QLatin1String(side)].toMap()[QLatin1String(list)].toList();
    };
    QVERIFY(playUntil(running, [&] { return board.mine() && !lists("a", "routed").isEmpty() && !lists("b", "routed").isEmpty(); }));
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280)}) {
        running.resize(size);
        for (const QString &side : {QStringLiteral("a"), QStringLiteral("b")}) {
            QQuickItem *strip = running.named(QStringLiteral("second_") + side);
            QVERIFY(strip);
            QHash<QString, qsizetype> count;
            const QList<QQuickItem *> all = running.items();
            for (QQuickItem *item : all)
                if (strip->isAncestorOf(item))
                    ++count[item->objectName().section(u'_', 0, 0)];
            const qsizetype routed = lists(qPrintable(side), "routed").size(), rallied = lists(qPrintable(side), "rallied").size();
            QCOMPARE(count[QStringLiteral("routed")], routed);
            QCOMPARE(count[QStringLiteral("rallied")], rallied);
            QCOMPARE(count[QStringLiteral("free")], 8 - routed - rallied);
            QVERIFY2(spokenName(strip).contains(QStringLiteral("%1 routed").arg(routed)), qPrintable(spokenName(strip)));
            const QVariantMap route = board.sides()[side].toMap()["route"].toMap();
            bool bar = false;
            for (QQuickItem *item : all)
                if (item->objectName() == QLatin1String("filled") && item->parentItem()->property("side") == side) {
                    bar = true;
                    const double part = item->width() / (item->parentItem()->width() - 2);
                    QVERIFY(qAbs(part - route["points"].toDouble() / route["level"].toDouble()) < 0.01);
                }
            QVERIFY(bar);
        }
    }
    // On a phone there is room for the bar, and the places are in the sheet that the card opens.
    running.resize(phone);
    QVERIFY(running.tap(QStringLiteral("second_b")));
    QQuickItem *sheet = running.awaited(QStringLiteral("secondLine"));
    QVERIFY(sheet);
    qsizetype routed = 0;
    const QList<QQuickItem *> all = running.items();
    for (QQuickItem *item : all)
        routed += sheet->isAncestorOf(item) && item->objectName().startsWith(QLatin1String("routed_")) ? 1 : 0;
    QCOMPARE(routed, lists("b", "routed").size());
}

OPTIO_TEST(BoardStatesTest)

} // namespace board_states_test

#include "board_states_test.moc"
