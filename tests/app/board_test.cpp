// SPDX-License-Identifier: GPL-3.0-or-later
// Battles on the board through the real window: whole games by dragging and by the keyboard, two players at one screen, turning the window
// in the middle of a drag, coming back after a kill (PRF-10 to PRF-16, PBM-80 to PBM-88, HOP-900, HOP-930, HOP-933).
#include "tests/app/board_hands.h"
#include "tests/app/faults.h"
#include "tests/suite.h"

#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>

namespace board_test {

using namespace optio;
using namespace optio::test;

class BoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void wholeGame_data();
    void wholeGame();
    void states_data();
    void states();
    void secrets();
    void rotation();
    void killed_data();
    void killed();
    void takingBack();
    void goingBack();
    void theBigButtonDraws();
    void escapeAnswersNothing();
    void handOrder();
    void ownDice();
    void farQuestion();
    void askedOnTheSpot();
    void marks();
    void keysThatOpen();
    void pace();

private:
    /// A new battle, stored; its id. `players` is who plays it, as the app writes it down.
    static QString stored(const QString &folder, const char *players, std::uint64_t seed = 5);
    static void open(const Running &running, const QString &id);
    /// Plays on by the computer's choices for both sides, without the screen, until `wanted` holds. False when the battle ends before.
    static bool playUntil(const Running &running, const std::function<bool()> &wanted, bool finish = false);
    static void look(const Running &running, const QString &name, QStringList &faults);
};

QString BoardTest::stored(const QString &folder, const char *players, std::uint64_t seed)
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
    Store store(folder.toStdString());
    const std::string id = store.addGame(Game::start(ruleset, setup), "A battle", setup.created);
    store.setGameNote(id, "players", players);
    return QString::fromStdString(id);
}

void BoardTest::open(const Running &running, const QString &id)
{
    QVERIFY(running.app().games()->open(id));
    running.eval(QStringLiteral("show('GamePage', {})"));
    running.settle();
}

bool BoardTest::playUntil(const Running &running, const std::function<bool()> &wanted, bool finish)
{
    AppModel &app = running.app();
    const BoardHands hands(running, BoardHands::Way::drag);
    for (int i = 0; i < 600 && (finish || !wanted()); ++i) {
        if (app.game()->ended()["over"].toBool())
            return finish;
        if (app.board()->computing()) {
            QTest::qWait(5);
            continue;
        }
        if (!app.board()->to().isEmpty())
            app.board()->take();
        const Json &state = app.game()->game().state();
        const Json act = app.board()->phase().isEmpty() ? Json{{"act", "deal"}} : hands.rules().choose(state, "greedy", 7);
        app.game()->perform("act", {{"do", act}, {"answers", Json::object()}}, std::nullopt);
        app.game()->catchUp();
    }
    return wanted();
}

void BoardTest::look(const Running &running, const QString &name, QStringList &faults)
{
    running.settle();
    faults += faultsOf(running, name);
    if (const QString pictures = qEnvironmentVariable("OPTIO_SCREENSHOTS"); !pictures.isEmpty())
        running.window()->grabWindow().save(QStringLiteral("%1/%2.png").arg(pictures, name));
}

void BoardTest::wholeGame_data()
{
    QTest::addColumn<bool>("keys");
    QTest::addColumn<QSize>("size");
    QTest::newRow("dragging, table") << false << QSize(1280, 800);
    QTest::newRow("dragging, phone") << false << QSize(412, 915);
    QTest::newRow("keyboard, upright") << true << QSize(800, 1280);
}

void BoardTest::wholeGame()
{
    QFETCH(bool, keys);
    QFETCH(QSize, size);
    complaints().clear();
    const QString pictures = qEnvironmentVariable("OPTIO_SCREENSHOTS");
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        app.prefs()->setPause(0);
        running.resize(size);
        open(running, id);
        BoardHands hands(running, keys ? BoardHands::Way::keys : BoardHands::Way::drag);
        BoardModel &board = *app.board();
        int acts = 0;
        const int most = qEnvironmentVariableIntValue("OPTIO_BOARD_ACTS");
        while (!app.game()->ended()["over"].toBool()) {
            QTRY_VERIFY_WITH_TIMEOUT(!board.computing() || app.game()->ended()["over"].toBool(), 20000);
            if (app.game()->ended()["over"].toBool())
                break;
            const Json &state = app.game()->game().state();
            const Json act = board.phase().isEmpty() ? Json{{"act", "deal"}} : hands.rules().choose(state, "greedy", 7);
            const int length = app.game()->game().length();
            if (!pictures.isEmpty() && acts % 5 == 0)
                running.window()->grabWindow().save(
                    QStringLiteral("%1/board-%2-%3.png").arg(pictures).arg(size.width()).arg(acts, 3, 10, QLatin1Char('0')));
            if (qEnvironmentVariableIsSet("OPTIO_BOARD_SPEAKS"))
                qInfo("%d %s", acts, act.dump().c_str());
            const QString fault = hands.act(act);
            QVERIFY2(fault.isEmpty(),
                     qPrintable(QStringLiteral("act %1, %2: %3").arg(acts).arg(QString::fromStdString(act.dump()), fault)));
            QVERIFY2(app.game()->game().length() > length,
                     qPrintable(QStringLiteral("act %1, %2 was not done").arg(acts).arg(QString::fromStdString(act.dump()))));
            if (++acts == most)
                break;
        }
        qInfo("%d acts", acts);
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

void BoardTest::states_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<double>("text");
    // A phone on its side, and large letters.
    QTest::newRow("915x412 light") << QSize(915, 412) << QStringLiteral("light") << 1.0;
    QTest::newRow("412x915 150 %") << QSize(412, 915) << QStringLiteral("light") << 1.5;
    QTest::newRow("1280x800 150 %") << QSize(1280, 800) << QStringLiteral("light") << 1.5;
    QTest::newRow("800x1280 200 %") << QSize(800, 1280) << QStringLiteral("dark") << 2.0;
    QTest::newRow("1280x800 200 %") << QSize(1280, 800) << QStringLiteral("light") << 2.0;
    for (const char *theme : {"light", "dark"})
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(412, 915)})
            QTest::newRow(QStringLiteral("%1x%2 %3").arg(size.width()).arg(size.height()).arg(QLatin1String(theme)).toUtf8())
                << size << QString::fromLatin1(theme) << 1.0;
}

// Every state of the board, in three sizes and two themes: nothing clipped, too small or without a name (PRF-42, PRF-43).
void BoardTest::states()
{
    QFETCH(QSize, size);
    QFETCH(QString, theme);
    QFETCH(double, text);
    complaints().clear();
    QStringList faults;
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        app.prefs()->setPause(0);
        app.prefs()->setTheme(theme);
        app.prefs()->setTextScale(text);
        running.resize(size);
        open(running, id);
        BoardModel &board = *app.board();
        const auto shot = [&](const char *name) {
            look(running, QStringLiteral("state-%1-%2-%4-%3").arg(size.width()).arg(theme, QLatin1String(name)).arg(text), faults);
        };
        const auto sheet = [&](const char *call, const char *name) {
            running.eval(QString::fromLatin1(call));
            QTest::qWait(20);
            shot(name);
            running.eval(QStringLiteral("current.closeInner()"));
            QTest::qWait(20);
        };
        const auto mine = [&](const char *phase) {
            return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String(phase) &&
                   board.question().isEmpty();
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
                if (const QString to = gesture.toMap()["to"].toString();
                    board.forming().isEmpty() && to.startsWith(QLatin1String("area:b")))
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
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 faults:\n").arg(faults.size()) + faults.join(u'\n')));
}

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

// PBM-81 to PBM-83, PBM-86: while one player has the tablet, nothing of the other's hand can be seen, heard or reached; two battles that
// differ in nothing but that hand look the same to the last pixel.
void BoardTest::secrets()
{
    complaints().clear();
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
        const Json view = app.game()->game().ruleset().view(app.game()->game().state(), enemy.toStdString());
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
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

// Turning the tablet while a card is in the air: the drag goes on where the finger is, and Esc puts the card back (PRF-10).
void BoardTest::rotation()
{
    complaints().clear();
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        app.prefs()->setPause(0);
        running.resize(QSize(1280, 800));
        open(running, id);
        BoardModel &board = *app.board();
        const BoardHands hands(running, BoardHands::Way::drag);
        QVERIFY(playUntil(running, [&] {
            return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String("play") &&
                   board.question().isEmpty();
        }));
        running.settle();
        const auto playable = [&] {
            for (const QVariantMap &card : board.hand()->rows())
                if (board.sources().contains(card["thing"].toString()) && !card["unit"].toMap().isEmpty())
                    return card["thing"].toString();
            return QString();
        };
        const auto freeArea = [&](const QString &thing) {
            for (const QVariant &gesture : board.gesturesOf(thing))
                if (const QString to = gesture.toMap()["to"].toString(); to.startsWith(QLatin1String("area:a")))
                    return running.named(QStringLiteral("area_") + to.mid(5));
            return static_cast<QQuickItem *>(nullptr);
        };
        const QString thing = playable();
        QVERIFY(!thing.isEmpty());
        QQuickWindow *window = running.window();
        const auto lift = [&] {
            const QPoint from = Running::middle(hands.cardOf(thing));
            QTest::touchEvent(window, BoardHands::screen()).press(0, from, window);
            for (const int up : {10, 30, 60}) {
                QTest::qWait(2);
                QTest::touchEvent(window, BoardHands::screen()).move(0, from - QPoint(0, up), window);
            }
            QTest::qWait(10);
        };
        // Esc puts it back.
        lift();
        QQuickItem *page = running.named(QStringLiteral("boardPage"));
        QCOMPARE(page->property("dragged").toString(), thing);
        QTest::keyClick(window, Qt::Key_Escape);
        QCOMPARE(page->property("dragged").toString(), QString());
        QTest::touchEvent(window, BoardHands::screen()).release(0, QPoint(600, 300), window);
        QTest::qWait(20);
        QCOMPARE(board.unit(thing)["place"].toString(), QStringLiteral("hand"));
        // Turned in the air, and laid down.
        lift();
        QCOMPARE(page->property("dragged").toString(), thing);
        running.resize(QSize(800, 1280));
        QCOMPARE(page->property("dragged").toString(), thing);
        QQuickItem *to = freeArea(thing);
        QVERIFY(to);
        const QPoint end = Running::middle(to);
        QTest::touchEvent(window, BoardHands::screen()).move(0, end, window);
        QTest::qWait(10);
        QTest::touchEvent(window, BoardHands::screen()).release(0, end, window);
        QTest::qWait(30);
        QCOMPARE(page->property("dragged").toString(), QString());
        QCOMPARE(board.unit(thing)["place"].toString(), QStringLiteral("field"));
        QCOMPARE(board.unit(thing)["column"].toInt(), to->property("column").toInt());
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

void BoardTest::killed_data()
{
    QTest::addColumn<QString>("players");
    QTest::newRow("against the computer") << QStringLiteral(R"({"a":"human","b":"greedy"})");
    QTest::newRow("two players") << QStringLiteral(R"({"a":"human","b":"human"})");
}

// The program dies in each phase, and in a question: what is on disk then comes back as it was (HOP-329, PBM-83, PRF-40).
void BoardTest::killed()
{
    QFETCH(QString, players);
    complaints().clear();
    const QTemporaryDir data;
    const QString id = stored(data.path(), players.toUtf8().constData());
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        app.prefs()->setPause(0);
        open(running, id);
        BoardModel &board = *app.board();
        for (const char *phase : {"", "play", "move", "missile", "shock", "rally", "draw", "question"}) {
            const QString wanted = QString::fromLatin1(phase);
            QVERIFY2(playUntil(running,
                               [&] {
                                   if (wanted == QLatin1String("question"))
                                       return !board.question().isEmpty();
                                   return !board.computing() && board.phase() == wanted && board.question().isEmpty();
                               }),
                     phase);
            const QTemporaryDir copy;
            // As the disk is at this moment, with whatever SQLite keeps beside the file.
            for (const auto &file : std::filesystem::recursive_directory_iterator(data.path().toStdString()))
                if (file.is_regular_file()) {
                    const std::filesystem::path to = std::filesystem::path(copy.path().toStdString()) /
                                                     std::filesystem::relative(file.path(), data.path().toStdString());
                    std::filesystem::create_directories(to.parent_path());
                    std::filesystem::copy_file(file.path(), to);
                }
            const Json state = app.game()->game().state();
            const std::unique_ptr<AppModel> again = AppModel::open(copy.path().toStdString(), rulesets());
            QVERIFY(again->games()->open(id));
            QVERIFY2(again->game()->game().state() == state, phase);
            QCOMPARE(again->board()->phase(), board.phase());
            QCOMPARE(again->board()->acting(), board.acting());
            if (board.isShared() && !wanted.isEmpty()) {
                if (wanted != QLatin1String("question"))
                    QCOMPARE(again->board()->to(), board.acting());
                QCOMPARE(again->board()->hand()->count(), 0);
            }
            if (wanted == QLatin1String("question")) {
                QCOMPARE(again->board()->question()["question"], board.question()["question"]);
                QVERIFY(again->board()->mine());
            }
        }
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

// HOP-006: what was done in this turn is taken back, one act at a time; a card that was drawn and the enemy's
// answers are not.
void BoardTest::takingBack()
{
    complaints().clear();
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setPause(0);
        open(running, id);
        BoardModel &board = *app.board();
        const auto mine = [&](const char *phase) {
            return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String(phase) &&
                   board.question().isEmpty();
        };
        QVERIFY(playUntil(running, [&] { return mine("missile") && board.sources().size() > 1; }));
        const Json before = app.game()->game().state();
        const QString shooter = board.sources().value(0);
        const auto shoot = [&] {
            for (const QVariant &gesture : board.gesturesOf(shooter))
                if (gesture.toMap()["from"] == shooter)
                    return board.drop(shooter, gesture.toMap()["to"].toString());
        };
        shoot();
        const Json after = app.game()->game().state();
        QVERIFY(after != before);
        if (board.phase() == QLatin1String("missile")) {
            QVERIFY(board.canUndo());
            board.undo();
            QVERIFY(app.game()->game().state() == before);
            shoot(); // the same dice
            QVERIFY(app.game()->game().state() == after);
        }
        QVERIFY(playUntil(running, [&] { return mine("draw") && board.sources().contains(QStringLiteral("deck")); }));
        board.drop(QStringLiteral("deck"), QStringLiteral("hand"));
        QVERIFY(!board.canUndo());
        QSignalSpy refused(&board, &BoardModel::refused);
        const int length = app.game()->game().length();
        board.undo();
        QCOMPARE(refused.size(), 1);
        QCOMPARE(app.game()->game().length(), length);
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

// PRF-40: against the computer one may go back to the start of one's last three turns.
void BoardTest::goingBack()
{
    complaints().clear();
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setPause(0);
        open(running, id);
        BoardModel &board = *app.board();
        QHash<int, Json> begun;
        const auto atStart = [&] { return board.mine() && board.active() == QLatin1String("a") && board.phase() == QLatin1String("play"); };
        QVERIFY(playUntil(running, [&] {
            if (const int round = board.battle()["round"].toInt(); atStart() && !begun.contains(round))
                begun[round] = app.game()->game().state();
            return board.battle()["round"].toInt() == 6 && board.mine() && board.active() == QLatin1String("a") &&
                   board.phase() != QLatin1String("play");
        }));
        const QVariantList rounds = board.rounds();
        QCOMPARE(rounds.size(), 3);
        QCOMPARE(rounds[2].toMap()["round"].toInt(), 4);
        QVERIFY(running.tap(QStringLiteral("moreButton")));
        QTest::qWait(20);
        QVERIFY(running.tap(QStringLiteral("backTo_4")));
        running.settle();
        QCOMPARE(board.battle()["round"].toInt(), 4);
        QVERIFY(app.game()->game().state() == begun[4]);
        QVERIFY(board.mine());
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

// HOP-720, HOP-933: the big button of the Draw phase draws and ends; to end without the card is asked first.
void BoardTest::theBigButtonDraws()
{
    complaints().clear();
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        app.prefs()->setPause(0);
        open(running, id);
        BoardModel &board = *app.board();
        const auto drawing = [&] {
            return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String("draw") &&
                   board.sources().contains(QStringLiteral("deck"));
        };
        const auto deck = [&] { return app.game()->game().state().at("a").at("deck").size(); };
        QVERIFY(playUntil(running, drawing));
        running.settle();
        const std::size_t cards = deck();
        const int length = app.game()->game().length();
        QTest::keyClick(running.window(), Qt::Key_E);
        running.settle();
        QCOMPARE(app.game()->game().length(), length);
        QVERIFY(!board.asking().isEmpty());
        QTest::keyClick(running.window(), Qt::Key_N);
        running.settle();
        QVERIFY(board.asking().isEmpty());
        QCOMPARE(app.game()->game().length(), length);
        QCOMPARE(running.named(QStringLiteral("nextButton"))->property("text").toString(), QStringLiteral("Draw and end"));
        QVERIFY(running.tap(QStringLiteral("nextButton")));
        running.settle();
        QCOMPARE(deck(), cards - 1);
        QVERIFY(!drawing());
        // Without the card, from the menu.
        QVERIFY(playUntil(running, drawing));
        running.settle();
        const std::size_t rest = deck();
        QVERIFY(running.tap(QStringLiteral("moreButton")));
        QTest::qWait(20);
        QVERIFY(running.tap(QStringLiteral("menuNoDraw")));
        running.settle();
        QVERIFY(!board.asking().isEmpty());
        QVERIFY(running.tap(QStringLiteral("panelYes")));
        running.settle();
        QVERIFY(!drawing());
        QCOMPARE(deck(), rest);
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

// HOP-900: Esc closes what may be closed; a question of the rules it neither answers nor hides.
void BoardTest::escapeAnswersNothing()
{
    complaints().clear();
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"human"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        open(running, id);
        BoardModel &board = *app.board();
        QVERIFY(playUntil(running, [&] { return !board.question().isEmpty() && board.acting() != board.active(); }));
        running.settle();
        const int length = app.game()->game().length();
        QTest::keyClick(running.window(), Qt::Key_Escape);
        running.settle();
        QCOMPARE(app.game()->game().length(), length);
        QVERIFY(!board.question().isEmpty());
        QVERIFY(running.named(QStringLiteral("panelYes")));
        QTest::keyClick(running.window(), Qt::Key_N);
        running.settle();
        QVERIFY(app.game()->game().length() > length);
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

// HOP-002, c.dice: dice that the player threw are asked for; whole decks are shuffled by the program all the same.
void BoardTest::ownDice()
{
    complaints().clear();
    QStringList faults;
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        app.prefs()->setPause(0);
        app.prefs()->setDice(QStringLiteral("typed"));
        running.resize(QSize(412, 915));
        open(running, id);
        BoardModel &board = *app.board();
        board.press(QStringLiteral("deal"));
        QVERIFY(!board.phase().isEmpty());
        QVERIFY(playUntil(running, [&] {
            return board.mine() && board.phase() == QLatin1String("missile") && board.question().isEmpty() && !board.sources().isEmpty();
        }));
        const QString shooter = board.sources().value(0);
        const int length = app.game()->game().length();
        board.drop(shooter, board.gesturesOf(shooter).value(0).toMap()["to"].toString());
        QVERIFY(app.resolver()->isOpen());
        QCOMPARE(app.game()->game().length(), length);
        look(running, QStringLiteral("own-dice"), faults);
        app.resolver()->setDie(0, 0);
        app.resolver()->roll();
        QVERIFY(app.result()->isOpen());
        look(running, QStringLiteral("own-dice-card"), faults);
        app.result()->accept();
        QCOMPARE(app.game()->game().length(), length + 1);
        QCOMPARE(app.game()->game().standing().size(), static_cast<std::size_t>(length + 1));
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

// PBM-82, PBM-84, PRF-37: two players at one screen: the other one is asked on the spot, turned round when he sits across; the board may
// turn with the players.
void BoardTest::farQuestion()
{
    complaints().clear();
    QStringList faults;
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"human"})");
    {
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
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

// PBM-82, PBM-83: whoever is asked in the middle of the enemy's turn sees nothing of the enemy's hand, before and after; a battle left at
// the question is taken up at the question, and goes back to its turn behind the curtain.
void BoardTest::askedOnTheSpot()
{
    complaints().clear();
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"human"})");
    QString question;
    const auto secretOf = [](const AppModel &app, const QString &side) {
        QStringList labels;
        const Json view = app.game()->game().ruleset().view(app.game()->game().state(), side.toStdString());
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
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

// PRF-17, PRF-18: what is engaged is told by colour and by a sign, and each marker has letters on the card and words for it.
void BoardTest::marks()
{
    complaints().clear();
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    {
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
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

// PRF-13, PRF-20, PRF-25: F1 opens the rules at the present phase, C the charts, H the help of what the keyboard is on, A the attacks.
void BoardTest::keysThatOpen()
{
    complaints().clear();
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        app.prefs()->setPause(0);
        open(running, id);
        BoardModel &board = *app.board();
        QVERIFY(playUntil(running,
                          [&] { return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String("play"); }));
        running.settle();
        const auto now = [&](const char *property) { return running.eval(QStringLiteral("current.") + QLatin1String(property)); };
        QTest::keyClick(running.window(), Qt::Key_F1);
        running.rest();
        QCOMPARE(now("objectName").toString(), QStringLiteral("rulesPage"));
        QCOMPARE(now("rule").toString(), QStringLiteral("HOP-410"));
        QTest::keyClick(running.window(), Qt::Key_Escape);
        running.rest();
        QCOMPARE(now("objectName").toString(), QStringLiteral("boardPage"));
        QTest::keyClick(running.window(), Qt::Key_C);
        running.rest();
        QVERIFY(now("charting").toBool());
        QStringList charts;
        const QVariantList all = now("charts").toList();
        for (const QVariant &chart : all)
            charts.append(chart.toMap()["id"].toString());
        for (const char *wanted : {"shock", "results", "missiles", "ground", "withdrawal", "types"})
            QVERIFY2(charts.contains(QLatin1String(wanted)), wanted);
        QTest::keyClick(running.window(), Qt::Key_Escape);
        running.rest();
        QTest::keyClick(running.window(), Qt::Key_A);
        QTest::qWait(20);
        QVERIFY(running.named(QStringLiteral("attackList")));
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QTest::qWait(20);
        running.named(QStringLiteral("boardHand"))->forceActiveFocus();
        QTest::keyClick(running.window(), Qt::Key_H);
        QTest::qWait(20);
        QVERIFY(running.named(QStringLiteral("boardHelp")));
        QTest::keyClick(running.window(), Qt::Key_Escape);
        QTest::qWait(20);
        QVERIFY(!running.named(QStringLiteral("boardHelp")));
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

// PRF-33, HOP-905: the computer waits between its acts as long as the player wants, unless it is skipped.
void BoardTest::pace()
{
    complaints().clear();
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"greedy","b":"greedy"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setPause(99999);
        QCOMPARE(app.prefs()->pause(), 3000);
        open(running, id);
        BoardModel &board = *app.board();
        QVERIFY(board.computing());
        // Two acts of one phase: shots, or cards.
        const auto length = [&] { return app.game()->game().length(); };
        QVERIFY(QTest::qWaitFor([&] { return length() >= 2; }, 20000));
        const int waiting = length();
        QTest::qWait(600);
        QVERIFY2(length() <= waiting + 2, "it does not wait");
        board.skip();
        QVERIFY(board.skipping());
        QVERIFY(QTest::qWaitFor([&] { return length() > waiting + 20; }, 20000));
        app.prefs()->setPause(400);
    }
    const Running again(data.path());
    QCOMPARE(again.app().prefs()->pause(), 400);
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

// PRF-10: a card dragged within the hand changes its place there and nothing else.
void BoardTest::handOrder()
{
    complaints().clear();
    const QTemporaryDir data;
    const QString id = stored(data.path(), R"({"a":"human","b":"greedy"})");
    {
        const Running running(data.path());
        AppModel &app = running.app();
        app.prefs()->setReducedMotion(true);
        app.prefs()->setPause(0);
        running.resize(QSize(1280, 800));
        open(running, id);
        BoardModel &board = *app.board();
        QVERIFY(playUntil(running,
                          [&] { return board.mine() && board.acting() == QLatin1String("a") && board.phase() == QLatin1String("play"); }));
        running.settle();
        const BoardHands hands(running, BoardHands::Way::drag);
        const int length = app.game()->game().length();
        const QString first = board.hand()->get(0)["id"].toString();
        QVERIFY(hands.drag(running.named(QStringLiteral("hand_0")), running.named(QStringLiteral("hand_3"))));
        QCOMPARE(board.hand()->get(3)["id"].toString(), first);
        QCOMPARE(app.game()->game().length(), length);
        // And with the keyboard.
        QQuickItem *hand = running.named(QStringLiteral("boardHand"));
        hand->forceActiveFocus();
        hand->setProperty("at", 3);
        hands.key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(board.hand()->get(2)["id"].toString(), first);
        // It lies so when the game is taken up again.
        QVERIFY(app.games()->open(id));
        QCOMPARE(board.hand()->get(2)["id"].toString(), first);
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

OPTIO_TEST(BoardTest)

} // namespace board_test

#include "board_test.moc"
