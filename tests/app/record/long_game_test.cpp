// SPDX-License-Identifier: GPL-3.0-or-later
// A game of 10,000 entries (1,500 in the usual check) in the window: looked back at, reported, told by its dice and in the record, and
// played on. The window shows its next picture all the while.
#include "tests/app/pictures.h"
#include "tests/suite.h"

#include "app/engine.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace long_game_test {

using namespace optio;
using namespace optio::test;

namespace {

/// The short battle of the golden tests with moves and fights that were taken back, up to so many entries.
void writeLongGame(const std::filesystem::path &file, int wanted)
{
    const Registry registry(rulesets());
    std::stringstream text;
    text << std::ifstream(goldenGame("dbm-short.optio-game").toLocalFile().toStdString()).rdbuf();
    std::vector<Entry> entries = readJournal(text.str(), "the journal");
    Game game = Game::open(registry.at("dbm"), entries.front());
    for (std::size_t n = 1; n < entries.size(); ++n)
        game.follow(entries[n]);
    const auto add = [&](Entry entry) {
        game.follow(entry);
        entries.push_back(std::move(entry));
    };
    const auto reader = [&](int n) { return entries.at(static_cast<std::size_t>(n)); };
    const Json input = {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", Json::object()}};
    while (static_cast<int>(entries.size()) <= wanted) {
        add(game.act("close-combat", input, std::nullopt, "2026-11-26T10:00:00Z"));
        add(game.undo(reader, "2026-11-26T10:00:01Z"));
        for (int n = 0; n < 8; ++n) { // these stand
            const Json counters = game.ruleset().counters(game.state());
            const auto counter = std::find_if(counters.begin(), counters.end(), [](const Json &one) {
                return one.value("kind", "") == "count" && !one.contains("with") && one.at("least") != one.at("most");
            });
            const Json other = counter->at("value") == counter->at("least") ? counter->at("most") : counter->at("least");
            add(game.correct(Json{{counter->at("path").get<std::string>(), other}}, "counted again", "2026-11-26T10:00:02Z"));
        }
    }
    std::ofstream out(file);
    for (const Entry &entry : entries)
        out << entry.line << '\n';
}

} // namespace

class LongGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { listenForComplaints(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }
    void anEvening();
};

void LongGameTest::anEvening()
{
    const int wanted = deep() ? 10'000 : 1'500;
    const QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "long.optio-game";
    writeLongGame(file, wanted);
    const Running running(folder.path() + QStringLiteral("/data"));
    running.resize(QSize(412, 915));
    AppModel &app = running.app();
    const QString id = app.games()->importFile(QUrl::fromLocalFile(QString::fromStdString(file.string())));
    QVERIFY(!id.isEmpty() && app.games()->open(id));
    QVERIFY(app.game()->game().length() >= wanted);
    running.eval(QStringLiteral("show('GamePage', {})"));
    QVERIFY(running.awaited(QStringLiteral("gamePage")) != nullptr);
    // Any moment, as the journal has it.
    ReplayModel &replay = *app.replay();
    QVERIFY(replay.start());
    running.eval(QStringLiteral("show('ReplayPage', {})"));
    QVERIFY(running.awaited(QStringLiteral("replayBar")) != nullptr);
    const auto history = standingHistory(app.game()->everything());
    Json state = app.game()->game().header().at("start");
    int folded = 0;
    QElapsedTimer timer;
    timer.start();
    for (const int at : {1, replay.count() / 3, replay.count() / 2, replay.count() - 1}) {
        for (; folded < at; ++folded)
            optio::apply(state, changesOf(history[static_cast<std::size_t>(folded)]));
        replay.setAt(at);
        running.settle();
        QCOMPARE(replay.at(), at);
        QCOMPARE(canonical(replay.state()), canonical(state));
    }
    qInfo("four moments of %d: %lld ms", replay.count(), static_cast<long long>(timer.elapsed()));
    QTest::keyClick(running.window(), Qt::Key_Escape);
    replay.close();
    // Its report, and the game out of the report again.
    app.report()->start();
    QTRY_VERIFY(!app.report()->isReading());
    const QString page = folder.filePath(QStringLiteral("battle.html"));
    timer.restart();
    QVERIFY(app.report()->save(QUrl::fromLocalFile(page)));
    qInfo("report: %lld ms, %lld bytes", static_cast<long long>(timer.elapsed()), static_cast<long long>(QFile(page).size()));
    const QString again = app.games()->importFile(QUrl::fromLocalFile(page));
    QVERIFY(!again.isEmpty());
    const int games = again == id ? 1 : 2;
    // Its dice, and the record of both: each die once.
    timer.restart();
    app.luck()->countAll();
    app.luck()->finish();
    QVERIFY(!app.luck()->allDice().isEmpty());
    QCOMPARE(app.luck()->games(), games);
    app.record()->start();
    app.record()->finish();
    QCOMPARE(app.record()->rows()->count(), games);
    qInfo("dice and record: %lld ms", static_cast<long long>(timer.elapsed()));
    running.eval(QStringLiteral("show('RecordPage', {})"));
    QVERIFY(running.awaited(QStringLiteral("recordPage")) != nullptr);
    // And it goes on.
    QVERIFY(app.games()->open(id));
    const int length = app.game()->game().length();
    QVERIFY(app.game()->note(QStringLiteral("Goes on.")));
    QCOMPARE(app.game()->game().length(), length + 1);
}

OPTIO_TEST(LongGameTest)

} // namespace long_game_test

#include "long_game_test.moc"
