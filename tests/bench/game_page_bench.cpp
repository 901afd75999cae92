// SPDX-License-Identifier: GPL-3.0-or-later
// What the interface thread works for in a battle of two armies of 25 units: opening the game page, opening the form of a combat, ruling it
// with all it changes on the page, and one frame of the page at rest. Medians in milliseconds; a frame lasts 16.7.
#include "tests/app/window.h"

#include "app/engine.h"

#include <QElapsedTimer>
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

class Watch {
public:
    explicit Watch(const char *what) : what_(what) {}
    void time(const std::function<void()> &work)
    {
        QElapsedTimer timer;
        timer.start();
        work();
        times_.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    void tell()
    {
        std::sort(times_.begin(), times_.end());
        std::printf("%-34s median %7.2f ms   least %7.2f ms\n", what_, times_[times_.size() / 2], times_.front());
    }

private:
    const char *what_;
    std::vector<double> times_;
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
    const QString game = QString::fromStdString(id);
    Watch page("open the game page"), form("open the form of a combat"), ruling("rule it and show the result"), back("undo it"),
        frame("one frame");
    for (int round = 0; round < 15; ++round) {
        page.time([&] {
            if (!app.games()->open(game))
                std::exit(1);
            running.eval(QStringLiteral("show('GamePage', {})"));
        });
        running.settle();
        for (const char *side : {"a", "b"})
            for (const Json &unit : combat.at("input").at(side))
                app.game()->select(QString::fromStdString(unit.at("unit").get<std::string>()));
        form.time([&] { app.game()->choose(QStringLiteral("combat")); });
        running.settle();
        const Json &answers = combat.at("input").at("answers");
        for (const auto &[question, answer] : answers.items())
            app.resolver()->setAnswer(QString::fromStdString(question), answer.get<int>());
        for (int i = 0; const Json &face : combat.at("dice"))
            app.resolver()->setDie(i++, face.get<int>());
        if (!app.resolver()->ready())
            std::exit(1);
        ruling.time([&] { app.resolver()->roll(); });
        running.settle();
        back.time([&] { app.game()->undo(); });
        frame.time([&] { running.window()->grabWindow(); });
        running.eval(QStringLiteral("leavePage()"));
        running.settle();
    }
    for (Watch *watch : {&page, &form, &ruling, &back, &frame})
        watch->tell();
    return 0;
}
