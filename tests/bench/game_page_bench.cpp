// SPDX-License-Identifier: GPL-3.0-or-later
// What the interface thread works for in a battle of two armies of 25 units, from a tap until the picture is ready to be painted: making
// and binding items, laying out, and the engine's share in it. Painting (the software renderer's, on the same thread here) is told beside
// it. "First" is the first time in a fresh program, "median" and "most" are of the times after it. A frame lasts 16.7 ms.
#include "tests/app/window.h"
#include "tests/bench/worked.h"

#include "app/engine.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>

using namespace optio;

namespace {

constexpr int size = 25; ///< units an army
constexpr const char *when = "2026-01-01T00:00:00Z";

Json script()
{
    const std::ifstream in(qEnvironmentVariable("OPTIO_TESTS").toStdString() + "/golden/punic-battle.json");
    std::ostringstream text;
    text << in.rdbuf();
    return parseJson(text.str(), "punic-battle.json");
}

/// The army with copies of the last unit of its last command, until it has `size` units.
Json grown(Json roster)
{
    std::size_t count = 0;
    for (const Json &command : roster.at("commands"))
        count += command.at("units").size();
    Json &units = roster.at("commands").back().at("units");
    for (const Json last = units.back(); count < size; ++count) {
        units.push_back(last);
        units.back()["name"] = last.at("name").get<std::string>() + " " + std::to_string(count);
    }
    return roster;
}

/// Plays the battle up to its first combat, which is returned, and stores it.
Json makeGame(const Registry &registry, const std::filesystem::path &folder, std::string &id)
{
    const Json battle = script();
    GameSetup setup;
    setup.rosterA = grown(battle.at("armies").at(0));
    setup.rosterB = grown(battle.at("armies").at(1));
    setup.options = battle.at("options");
    setup.key = gameKeyFromSeed(1);
    setup.created = when;
    Game game = Game::start(registry.at("punic"), setup);
    Store store(folder);
    id = store.addGame(game, "Fifty units", when);
    for (const Json &act : battle.at("acts")) {
        if (act.at("do") == "combat")
            return act;
        const Entry entry = game.act(act.at("do").get<std::string>(), act.at("input"), act.value("dice", std::vector<int>{}), when);
        game.follow(entry);
        store.append(id, entry, game, "", false);
    }
    std::fputs("the battle holds no combat\n", stderr);
    std::exit(1);
}

/// Measures acts of one kind in a window.
class Watch {
public:
    Watch(const char *what, QQuickWindow *window) : what_(what), window_(window) {}
    /// The act, what it left for later, and two frames: the second shows what the first one's layout brought.
    void time(const std::function<void()> &act)
    {
        double all = 0, painting = 0, since = 0, done = 0;
        const auto begins = QObject::connect(window_, &QQuickWindow::beforeSynchronizing, [&] { since = test::worked(); });
        const auto ends = QObject::connect(window_, &QQuickWindow::afterRendering, [&] {
            done = test::worked();
            painting += done - since;
        });
        for (int frame = 0; frame < 2; ++frame) {
            const double start = test::worked();
            if (frame == 0)
                act();
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            window_->update();
            window_->grabWindow();
            all += done - start; // the picture's copy for us is no work of the app's
        }
        QObject::disconnect(begins);
        QObject::disconnect(ends);
        work_.push_back(all - painting);
        painting_.push_back(painting);
    }
    void tell() const
    {
        const auto [median, most] = later(work_);
        std::printf("%-44s %7.1f %7.1f %7.1f   %7.1f %7.1f\n", what_, work_.front(), median, most, painting_.front(),
                    later(painting_).first);
    }

private:
    /// Median and most of all but the first.
    static std::pair<double, double> later(const std::vector<double> &times)
    {
        std::vector<double> sorted(times.begin() + 1, times.end());
        std::sort(sorted.begin(), sorted.end());
        return {sorted[sorted.size() / 2], sorted.back()};
    }

    const char *what_;
    QQuickWindow *window_;
    std::vector<double> work_, painting_;
};

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication application(argc, argv);
    QTemporaryDir data;
    std::string id;
    const Json combat = makeGame(Registry(test::rulesets()), data.path().toStdString(), id);
    const test::Running running(data.path());
    running.resize({1280, 800});
    running.app().prefs()->setReducedMotion(true);
    AppModel &app = running.app();
    QQuickWindow *window = running.window();
    const QString game = QString::fromStdString(id);
    Watch rest("nothing, a frame painted", window), open("open the game page", window), tap("tap a unit", window),
        form("open the form of a combat", window), answer("answer a question", window), die("type a die", window),
        rule("rule it and show the result", window), behind("tell the page under the card of it", window), apply("apply it", window),
        undo("undo it", window), leave("go back home", window);
    const int rounds = qEnvironmentVariableIntValue("OPTIO_ROUNDS") > 1 ? qEnvironmentVariableIntValue("OPTIO_ROUNDS") : 15;
    QTest::qWait(1000); // what is prepared while the players look at the first page
    for (int round = 0; round < rounds; ++round) {
        rest.time([] {});
        open.time([&] {
            if (!app.games()->open(game))
                std::exit(1);
            running.eval(QStringLiteral("show('GamePage', {})"));
        });
        QTest::qWait(round == 0 ? 1000 : 50);
        for (const char *side : {"a", "b"})
            for (const Json &unit : combat.at("input").at(side))
                tap.time([&] { app.game()->select(QString::fromStdString(unit.at("unit").get<std::string>())); });
        form.time([&] { app.game()->choose(QStringLiteral("combat")); });
        running.settle();
        for (const auto &[question, value] : combat.at("input").at("answers").items())
            answer.time([&, &question = question, &value = value] {
                app.resolver()->setAnswer(QString::fromStdString(question), value.get<int>());
            });
        for (int i = 0; const Json &face : combat.at("dice"))
            die.time([&] { app.resolver()->setDie(i++, face.get<int>()); });
        if (!app.resolver()->ready())
            std::exit(1);
        running.settle();
        rule.time([&] { app.resolver()->roll(); });
        behind.time([&] { app.game()->catchUp(); });
        running.settle();
        apply.time([&] { app.result()->accept(); });
        running.settle();
        undo.time([&] { app.game()->undo(); });
        running.settle();
        leave.time([&] { running.eval(QStringLiteral("leavePage()")); });
        running.settle();
    }
    std::printf("%-44s %-25s   %s\n%-44s %7s %7s %7s   %7s %7s\n", "milliseconds", "work on the thread", "painting", "", "first", "median",
                "most", "first", "median");
    for (const Watch *watch : {&rest, &open, &tap, &form, &answer, &die, &rule, &behind, &apply, &undo, &leave})
        watch->tell();
    return 0;
}
