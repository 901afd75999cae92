// SPDX-License-Identifier: GPL-3.0-or-later
// Two players at one screen: what each may see, who is asked on the spot, and whose turn it is to look (PBM-81 to PBM-86, PRF-37).
#include "tests/app/board/board_battles.h"
#include "tests/app/board/board_hands.h"
#include "tests/app/faults.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace board_shared_test {

using namespace optio;
using namespace optio::test;
using namespace boardtest;

namespace {

/// All that can be read in the window, by eyes or by a screen reader.
QStringList readable(const Running &running)
{
    QStringList texts;
    const QList<QQuickItem *> items = running.items();
    for (QQuickItem *item : items) {
        if (isText(item))
            texts.append(item->property("text").toString());
        if (QAccessibleInterface *face = QAccessible::queryAccessibleInterface(item))
            texts << face->text(QAccessible::Name) << face->text(QAccessible::Description) << face->text(QAccessible::Value);
    }
    return texts;
}

/// A battle of two players that was dealt with these dice.
QString dealt(const QString &folder, const std::vector<int> &faces, std::vector<int> *thrown)
{
    const Registry registry(rulesets());
    const Ruleset &ruleset = registry.at("hoplites");
    GameSetup setup;
    for (const Json &army : ruleset.armies()) {
        if (army.at("id") == "hoplites/carthage")
            setup.rosterA = army;
        if (army.at("id") == "hoplites/republican-rome")
            setup.rosterB = army;
    }
    setup.options = Json::object();
    setup.key = gameKeyFromSeed(5);
    setup.created = "2026-01-01T00:00:00Z";
    Game game = Game::start(ruleset, setup);
    Store store(folder.toStdString());
    const std::string id = store.addGame(game, "A battle", setup.created);
    const Entry entry = game.act("act", {{"do", {{"act", "deal"}}}, {"answers", Json::object()}},
                                 faces.empty() ? std::nullopt : std::optional(faces), setup.created);
    if (thrown)
        for (const Json &die : entry.json.at("result").at("dice"))
            thrown->push_back(die.at("value").get<int>());
    game.follow(entry);
    store.append(id, entry, game, "1", false);
    store.setGameNote(id, "players", R"({"a":"human","b":"human"})");
    return QString::fromStdString(id);
}

} // namespace

class BoardSharedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void secrets();
    void farQuestion();
    void askedOnTheSpot();
};

// PBM-81 to PBM-83, PBM-86: while one player has the tablet, nothing of the other's hand can be seen, heard or reached; two battles that
// differ in nothing but that hand look the same to the last pixel.
void BoardSharedTest::secrets()
{
    const QTemporaryDir one, other, first;
    std::vector<int> faces;
    dealt(first.path(), {}, &faces);
    const QString id = dealt(one.path(), faces, nullptr);
    // The first deck is shuffled first; the initiative is the second side's.
    std::vector<int> changed = faces;
    for (std::size_t i = 0; i < 10; ++i)
        changed[i] = 1 + static_cast<int>(i % 5);
    const QString otherId = dealt(other.path(), changed, nullptr);
    QList<QImage> pictures[2];
    Json hands[2];
    for (const int which : {0, 1}) {
        const Running running(which == 0 ? one.path() : other.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        running.resize(QSize(1280, 800));
        open(running, which == 0 ? id : otherId);
        BoardModel &board = *app.board();
        const QString me = board.to(), enemy = me == QLatin1String("a") ? QStringLiteral("b") : QStringLiteral("a");
        QVERIFY(!me.isEmpty());
        // What the other side holds, by the rules.
        const Json view = toJson(app.game()->game().ruleset().view(app.game()->game().state(), enemy.toStdString()));
        QStringList secret;
        for (const Json &side : view.at("sides"))
            if (side.at("id") == enemy.toStdString()) {
                hands[which] = side.at("hand");
                for (const Json &group : side.at("groups"))
                    for (const Json &unit : group.at("units"))
                        if (unit.at("place") == "hand" || unit.at("place") == "deck")
                            secret.append(QString::fromStdString(unit.at("label").get<std::string>()));
            }
        QVERIFY(secret.size() > 20);
        const auto nothingOf = [&](const char *where) {
            running.settle();
            pictures[which].append(running.window()->grabWindow());
            const QStringList texts = readable(running);
            for (const QString &text : texts)
                for (const QString &label : std::as_const(secret))
                    QVERIFY2(!text.contains(label),
                             qPrintable(QStringLiteral("%1: \"%2\" tells of %3").arg(QLatin1String(where), text, label)));
        };
        nothingOf("curtain");
        QVERIFY(running.named(QStringLiteral("boardHand")) == nullptr); // nothing lies under it
        running.tap(QStringLiteral("takeTablet"));                      // a tap does nothing
        QCOMPARE(board.to(), me);
        board.take();
        nothingOf("hidden hand");
        QCOMPARE(board.hand()->count(), 0);
        running.tap(QStringLiteral("showHand"));
        QCOMPARE(board.hand()->count(), 7);
        nothingOf("own hand");
        for (const char *call : {"current.showSecond('a')", "current.showSecond('b')", "current.showHelp('deck')", "current.find()"}) {
            running.eval(QString::fromLatin1(call));
            nothingOf(call);
            running.eval(QStringLiteral("current.closeInner()"));
            QTest::qWait(20);
        }
        for (int i = 0; i < 8; ++i) {
            QVERIFY(board.help(QStringLiteral("%1%2").arg(enemy).arg(i + 1))["icon"].toString().isEmpty());
            QCOMPARE(board.unit(QStringLiteral("%1%2").arg(enemy).arg(i + 1))["place"].toString(), QStringLiteral("unknown"));
        }
        running.eval(QStringLiteral("show('EntryPage', {'n': 1})"));
        nothingOf("the deal's entry");
        running.eval(QStringLiteral("leavePage()"));
        // The end of the turn: the hand goes first, then the curtain comes.
        while (board.to().isEmpty() && board.active() == me)
            board.press(QStringLiteral("next"));
        QCOMPARE(board.to(), enemy);
        QCOMPARE(board.hand()->count(), 0);
        // Put aside and taken up again: on the curtain (PBM-83).
        app.game()->close();
        QVERIFY(app.games()->open(which == 0 ? id : otherId));
        QCOMPARE(board.to(), enemy);
        QVERIFY(!board.canUndo()); // PBM-87
    }
    QVERIFY(hands[0] != hands[1]);
    QCOMPARE(pictures[0].size(), pictures[1].size());
    for (qsizetype i = 0; i < pictures[0].size(); ++i)
        QVERIFY2(pictures[0][i] == pictures[1][i], qPrintable(QStringLiteral("picture %1 tells of the other hand").arg(i)));
}

// PBM-82, PBM-84, PRF-37: two players at one screen: the other one is asked on the spot, turned round when he sits across; the board may
// turn with the players.
void BoardSharedTest::farQuestion()
{
    QStringList faults;
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"human"})");
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    app.prefs()->setAcrossTable(true);
    running.resize(QSize(1280, 800));
    open(running, id);
    BoardModel &board = *app.board();
    look(running, QStringLiteral("shared-before"), faults);
    board.press(QStringLiteral("deal"));
    look(running, QStringLiteral("shared-curtain"), faults);
    QVERIFY(!board.to().isEmpty());
    board.take();
    look(running, QStringLiteral("shared-hidden"), faults);
    board.showHand(true);
    look(running, QStringLiteral("shared-hand"), faults);
    QVERIFY(playUntil(running, [&] { return !board.question().isEmpty() && board.acting() == QLatin1String("b"); }));
    QVERIFY(board.to().isEmpty()); // no curtain for it
    look(running, QStringLiteral("shared-question"), faults);
    QQuickItem *panel = running.named(QStringLiteral("boardPanel"));
    QCOMPARE(panel->rotation(), 180.0);
    const int length = app.game()->game().length();
    board.answer(false);
    QCOMPARE(app.game()->game().length(), length + 1);
    app.prefs()->setTurnBoard(true);
    QVERIFY(playUntil(running, [&] { return board.active() == QLatin1String("b") && board.mine() && board.question().isEmpty(); }));
    QCOMPARE(board.nearSide(), QStringLiteral("b"));
    look(running, QStringLiteral("shared-turned"), faults);
    const BoardHands hands(running, BoardHands::Way::drag);
    QVERIFY(hands.area(QStringLiteral("b"), 1)->x() > hands.area(QStringLiteral("b"), 9)->x()); // its own left is column 9
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

// PBM-82, PBM-83: whoever is asked in the middle of the enemy's turn sees nothing of the enemy's hand, before and after; a battle left at
// the question is taken up at the question, and goes back to its turn behind the curtain.
void BoardSharedTest::askedOnTheSpot()
{
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"human"})");
    QString question;
    const auto secretOf = [](const AppModel &app, const QString &side) {
        QStringList labels;
        const Json view = toJson(app.game()->game().ruleset().view(app.game()->game().state(), side.toStdString()));
        for (const Json &one : view.at("sides"))
            if (one.at("id") == side.toStdString())
                for (const Json &group : one.at("groups"))
                    for (const Json &unit : group.at("units"))
                        if (unit.at("place") == "hand")
                            labels.append(QString::fromStdString(unit.at("label").get<std::string>()));
        return labels;
    };
    const auto nothingIsShown = [&](const Running &running) {
        const AppModel &app = running.app();
        const QStringList secret = secretOf(app, app.board()->active());
        QVERIFY(!secret.isEmpty());
        QCOMPARE(app.board()->hand()->count(), 0);
        running.settle();
        const QStringList texts = readable(running);
        for (const QString &text : texts)
            for (const QString &label : secret)
                QVERIFY2(!text.contains(label), qPrintable(QStringLiteral("\"%1\" tells of %2").arg(text, label)));
        for (int i = 1; i <= 30; ++i)
            QVERIFY(app.board()->unit(app.board()->active() + QString::number(i))["place"] != QStringLiteral("hand"));
    };
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        running.resize(QSize(1280, 800));
        open(running, id);
        BoardModel &board = *app.board();
        const auto asked = [&] {
            if (board.question().isEmpty() && !board.holder().isEmpty() && board.holder() == board.active())
                board.showHand(true); // whoever has the turn looks at the hand all the time
            return !board.question().isEmpty() && board.acting() != board.active();
        };
        QVERIFY(playUntil(running, asked));
        question = board.question()["question"].toString();
        nothingIsShown(running);
        QVERIFY(running.named(QStringLiteral("panelYes")));
        QVERIFY(!running.named(QStringLiteral("hideHand")));
    }
    // The program was ended in the middle of the question.
    const Running running(data.path());
    AppModel &app = running.app();
    app.prefs()->setReducedMotion(true);
    running.resize(QSize(1280, 800));
    open(running, id);
    BoardModel &board = *app.board();
    QVERIFY(board.to().isEmpty());
    QCOMPARE(board.question()["question"].toString(), question);
    nothingIsShown(running);
    const int length = app.game()->game().length();
    QVERIFY(running.tap(QStringLiteral("panelNo")));
    QCOMPARE(app.game()->game().length(), length + 1);
    while (!board.question().isEmpty())
        board.answer(false);
    QCOMPARE(board.to(), board.active());
    board.take();
    running.settle();
    QVERIFY(board.mine());
    QCOMPARE(board.hand()->count(), 0);
    QVERIFY(running.tap(QStringLiteral("showHand")));
    QVERIFY(board.hand()->count() > 0);
}

OPTIO_TEST(BoardSharedTest)

} // namespace board_shared_test

#include "board_shared_test.moc"
