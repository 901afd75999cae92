// SPDX-License-Identifier: GPL-3.0-or-later
// Hoplites: what hangs on a check tells its odds where it is chosen, a card leads to its targets, and the keyboard reaches everything.
#include "tests/app/board/board_hands.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace board_odds_test {

using namespace optio;
using namespace optio::test;

namespace {

/// A new battle of the supplied armies, on its page.
void begin(const Running &running, const QString &folder, std::uint64_t seed)
{
    const Registry registry(rulesets());
    const Ruleset &ruleset = registry.at("hoplites");
    const auto army = [&](const char *id) {
        return *std::find_if(ruleset.armies().begin(), ruleset.armies().end(), [&](const Json &one) { return one.at("id") == id; });
    };
    GameSetup setup;
    setup.rosterA = army("hoplites/carthage");
    setup.rosterB = army("hoplites/republican-rome");
    setup.options = Json::object();
    setup.key = gameKeyFromSeed(seed);
    setup.created = "2026-01-01T00:00:00Z";
    std::string id;
    {
        Store store(folder.toStdString());
        id = store.addGame(Game::start(ruleset, setup), "A battle", setup.created);
        store.setGameNote(id, "players", R"({"a":"human","b":"greedy"})");
    }
    running.app().prefs()->setReducedMotion(true);
    running.app().prefs()->setPause(0);
    running.resize({1280, 800});
    QVERIFY(running.app().games()->open(QString::fromStdString(id)));
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.settle();
}

/// Plays both sides as the computer would, until side a may act and `wanted` holds. False when the battle ends before.
bool playUntil(const Running &running, const std::function<bool()> &wanted)
{
    AppModel &app = running.app();
    const BoardHands hands(running, BoardHands::Way::drag);
    for (int i = 0; i < 900; ++i) {
        if (app.game()->ended()["over"].toBool())
            return false;
        if (app.board()->computing()) {
            QTest::qWait(5);
            continue;
        }
        if (app.board()->mine() && app.board()->acting() == QLatin1String("a") && wanted())
            return true;
        const Json act =
            app.board()->phase().isEmpty() ? Json{{"act", "deal"}} : hands.rules().choose(app.game()->game().state(), "greedy", 7);
        app.game()->perform("act", {{"do", act}, {"answers", Json::object()}}, std::nullopt);
        app.game()->catchUp();
    }
    return false;
}

/// The units of the own second line that something with dice can be done with now.
QStringList weighed(const BoardModel &board)
{
    QStringList units;
    const QVariantMap army = board.sides()["a"].toMap();
    for (const char *list : {"routed", "rallied", "pursuit"})
        for (const QVariant &unit : army[list].toList()) {
            const QString id = unit.toMap()["id"].toString();
            const QVariantList gestures = board.gesturesOf(id);
            if (std::any_of(gestures.begin(), gestures.end(), [&](const QVariant &one) {
                    return !board.chancesOf(one.toMap()["from"].toString(), one.toMap()["to"].toString()).isEmpty();
                }))
                units.append(id);
        }
    return units;
}

} // namespace

class BoardOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void rallyTellsItsOdds();
    void withdrawalTellsItsOdds();
    void flankTellsItsOdds();
    void cardLeadsToItsTargets();
    void everythingByKeys();
};

/// HOP-710: a rally stands with its chances in the second line, and one tap does it.
void BoardOddsTest::rallyTellsItsOdds()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, data.path(), 5);
    BoardModel &board = *running.app().board();
    QVERIFY(playUntil(running, [&] { return board.phase() == QLatin1String("rally") && !weighed(board).isEmpty(); }));
    running.settle();
    const QString unit = weighed(board).constFirst();
    QVERIFY(running.tap(QStringLiteral("secondButton")));
    running.settle();
    QQuickItem *odds = running.named(QStringLiteral("odds_") + unit);
    QVERIFY(odds);
    const QString text = odds->property("text").toString();
    QVERIFY2(text.count(u'%') >= 2, qPrintable(text));
    double sum = 0;
    const QVariantMap gesture = board.gesturesOf(unit).constFirst().toMap();
    for (const QVariant &one : board.chancesOf(gesture["from"].toString(), gesture["to"].toString()))
        sum += one.toMap()["p"].toDouble();
    QVERIFY(qAbs(sum - 1) < 1e-9);
    for (const QSize size : {QSize(800, 1280), QSize(412, 915), QSize(1280, 800)}) {
        running.resize(size);
        running.picture(QStringLiteral("second-%1").arg(size.width()));
    }
    const int length = running.app().game()->game().length();
    QVERIFY(running.tap(QStringLiteral("act_") + unit));
    QTRY_VERIFY(running.app().game()->game().length() > length); // no further question
}

/// HOP-451: who is asked whether a unit withdraws reads what comes of it, and what comes of staying.
void BoardOddsTest::withdrawalTellsItsOdds()
{
    for (std::uint64_t seed = 1; seed < 12; ++seed) {
        const QTemporaryDir data;
        const Running running(data.path());
        begin(running, data.path(), seed);
        BoardModel &board = *running.app().board();
        if (!playUntil(running, [&] { return !board.question()["stakes"].toList().isEmpty(); }))
            continue;
        running.settle();
        const QQuickItem *checks = running.named(QStringLiteral("panelChecks"));
        if (board.question()["chances"].toList().isEmpty())
            continue; // nothing is left to a die
        QVERIFY(checks);
        QVERIFY2(checks->property("text").toString().contains(u'%'), qPrintable(checks->property("text").toString()));
        running.picture(QStringLiteral("withdraw"));
        return;
    }
    QFAIL("nobody is asked to withdraw");
}

/// HOP-446: the way round the flank says how likely its check is.
void BoardOddsTest::flankTellsItsOdds()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, data.path(), 5);
    BoardModel &board = *running.app().board();
    QString from, to;
    QVERIFY(playUntil(running, [&] {
        if (board.phase() != QLatin1String("shock"))
            return false;
        for (const QString &source : board.sources()) {
            board.pick(source);
            for (const QString &target : board.targets()) {
                const QVariantMap laid =
                    toMap(dynamic_cast<const BoardRules &>(running.app().game()->game().ruleset())
                              .lay(running.app().game()->game().state(), {{"from", {utf8(source)}}, {"to", {utf8(target)}}}));
                if (!laid["ways"].toList().isEmpty()) {
                    from = source;
                    to = target;
                }
            }
            board.letGo();
        }
        return !from.isEmpty();
    }));
    board.drop(from, to);
    running.settle();
    QQuickItem *button = running.named(QStringLiteral("way_") + from + QStringLiteral("_button"));
    QVERIFY(button);
    const int tq = board.unit(from)["tq"].toInt();
    QVERIFY2(button->property("text").toString().contains(QStringLiteral("%1 %").arg(std::clamp(tq + 1, 0, 10) * 10)),
             qPrintable(button->property("text").toString()));
}

/// A card for the second line opens it with what it can do there, and the strip is lit while it is chosen.
void BoardOddsTest::cardLeadsToItsTargets()
{
    for (std::uint64_t seed = 1; seed < 12; ++seed) {
        const QTemporaryDir data;
        const Running running(data.path());
        begin(running, data.path(), seed);
        BoardModel &board = *running.app().board();
        QString card;
        const auto inSecond = [&](const QString &thing) {
            const QVariantMap army = board.sides()["a"].toMap();
            const QVariantList units = army["routed"].toList() + army["rallied"].toList() + army["pursuit"].toList();
            return std::any_of(units.begin(), units.end(), [&](const QVariant &one) { return one.toMap()["id"] == thing; });
        };
        if (!playUntil(running, [&] {
                const QStringList sources = board.sources();
                for (const QString &source : sources) {
                    if (!source.startsWith(QLatin1String("card:")))
                        continue;
                    board.pick(source);
                    const QStringList targets = board.targets();
                    board.letGo();
                    if (!targets.isEmpty() && std::all_of(targets.begin(), targets.end(), inSecond)) {
                        card = source;
                        return true;
                    }
                }
                return false;
            }))
            continue;
        if (running.named(QStringLiteral("secondLine"))) // the search has picked it up
            QTest::keyClick(running.window(), Qt::Key_Escape);
        running.settle();
        int at = -1;
        for (int row = 0; row < board.hand()->count(); ++row)
            if (board.hand()->get(row)["thing"] == card)
                at = row;
        QVERIFY(at >= 0);
        QVERIFY(running.tap(QStringLiteral("hand_%1").arg(at)));
        QTRY_VERIFY(running.named(QStringLiteral("secondLine")));
        running.settle();
        QCOMPARE(running.awaited(QStringLiteral("secondLine"))->property("card").toString(), card);
        QVERIFY(running.awaited(QStringLiteral("second_a"))->property("lit").toBool());
        board.pick(card);
        const QString unit = board.targets().constFirst();
        QQuickItem *button = running.named(QStringLiteral("act_") + unit);
        QVERIFY(button);
        const int length = running.app().game()->game().length();
        QVERIFY(running.tap(button));
        QTRY_VERIFY(running.app().game()->game().length() > length);
        return;
    }
    QFAIL("no card for the second line");
}

/// Tab goes round everything and back, each stop with a ring and a name; figures reach hand and line, H helps wherever the keyboard is.
void BoardOddsTest::everythingByKeys()
{
    const QTemporaryDir data;
    const Running running(data.path());
    begin(running, data.path(), 5);
    BoardModel &board = *running.app().board();
    QVERIFY(playUntil(running, [&] { return board.phase() == QLatin1String("play"); }));
    running.settle();
    QQuickWindow *window = running.window();
    QList<QQuickItem *> stops;
    QStringList names;
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(window, Qt::Key_Tab);
        QQuickItem *item = window->activeFocusItem();
        QVERIFY(item);
        if (stops.contains(item))
            break;
        stops.append(item);
        names.append(item->objectName());
        QVERIFY2(item->isVisible() && item->isEnabled(), qPrintable(describe(item)));
        QVERIFY2(!spokenName(item).isEmpty(), qPrintable(describe(item)));
        bool ring = false;
        const std::function<void(const QQuickItem *)> search = [&](const QQuickItem *within) {
            for (const QQuickItem *child : within->childItems()) {
                ring = ring ||
                       (QString::fromLatin1(child->metaObject()->className()).startsWith(QLatin1String("FocusRing")) && child->isVisible());
                search(child);
            }
        };
        search(item);
        QVERIFY2(ring, qPrintable(describe(item) + QStringLiteral(" has no ring")));
        const bool opens = item->property("thing").isValid() || item->objectName() == QLatin1String("boardHand") ||
                           item->objectName() == QLatin1String("boardField");
        if (opens) {
            QTest::keyClick(window, Qt::Key_H);
            QTest::qWait(20);
            QVERIFY2(running.named(QStringLiteral("boardHelp")), qPrintable(describe(item) + QStringLiteral(" has no help")));
            QTest::keyClick(window, Qt::Key_Escape);
            QTest::qWait(20);
            item->forceActiveFocus(Qt::TabFocusReason);
        }
    }
    for (const char *wanted : {"boardHand", "boardField", "nextButton", "second_a", "second_b", "undoIcon", "moreButton"})
        if (std::string(wanted) != "undoIcon" || board.canUndo())
            QVERIFY2(names.contains(QLatin1String(wanted)), qPrintable(names.join(u'|')));
    // A card of the hand to an area of the line in two keys, from wherever the keyboard is.
    int lays = 0;
    for (int card = 1; card <= board.hand()->count() && lays == 0; ++card)
        for (int column = 1; column <= 9 && lays == 0; ++column) {
            const int length = running.app().game()->game().length();
            running.awaited(QStringLiteral("nextButton"))->forceActiveFocus();
            QTest::keyClick(window, static_cast<Qt::Key>(Qt::Key_0 + card));
            QTest::qWait(5);
            if (board.picked().isEmpty() || !board.targets().contains(QStringLiteral("area:a%1").arg(column))) {
                board.letGo();
                continue;
            }
            QTest::keyClick(window, static_cast<Qt::Key>(Qt::Key_0 + column));
            QTest::qWait(20);
            lays += running.app().game()->game().length() > length || !board.asking().isEmpty() ? 1 : 0;
        }
    QCOMPARE(lays, 1);
}

OPTIO_TEST(BoardOddsTest)

} // namespace board_odds_test

#include "board_odds_test.moc"
