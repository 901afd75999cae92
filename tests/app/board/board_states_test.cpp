// SPDX-License-Identifier: GPL-3.0-or-later
// How the board looks: every state of a battle in three sizes and two themes, and the marks on the cards (PRF-17, PRF-18, PRF-42, PRF-43).
#include "tests/app/board/board_battles.h"
#include "tests/app/board/board_hands.h"
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace board_states_test {

using namespace optio;
using namespace optio::test;
using namespace boardtest;

class BoardStatesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void states_data();
    void states();
    void marks();
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
    QStringList shown;
    QColor quality;
    const QList<QQuickItem *> all = running.items();
    for (QQuickItem *item : all)
        if (area->isAncestorOf(item) && isText(item)) {
            shown.append(item->property("text").toString());
            if (shown.last() == QString::number(board.unit(marked("ENG"))["tq"].toInt()))
                quality = item->property("color").value<QColor>();
        }
    QVERIFY(shown.contains(QStringLiteral("ENG")));
    QVERIFY2(shown.filter(QStringLiteral("⚔")).size() == 1, qPrintable(shown.join(u' ')));
    QCOMPARE(quality, QColor(QStringLiteral("#1F5C7A")));
    QVERIFY(spokenName(area).contains(QStringLiteral("engaged")));
    QVERIFY(spokenName(hands.areaOf(marked("MAN"))).contains(QStringLiteral("manoeuvring")));
}

OPTIO_TEST(BoardStatesTest)

} // namespace board_states_test

#include "board_states_test.moc"
