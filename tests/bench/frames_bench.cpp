// SPDX-License-Identifier: GPL-3.0-or-later
// What the interface thread works for at a stretch in a walk through the whole program in its real window: every page opened for the first
// time, a ruling, what comes after it, and the long works. For each step the longest event, in milliseconds of processor time of the
// thread, painting by the software renderer included, and what event that was; aimed at are 12 at most.
#include "tests/app/window.h"
#include "tests/bench/worked.h"

#include "app/engine.h"
#include "rules/error.h"

#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

using namespace optio;

namespace {

constexpr const char *when = "2026-01-01T00:00:00Z";
constexpr double most = 12; ///< milliseconds

/// Times each event that is handed out, with all that is done before it is over.
class TimedApp : public QGuiApplication {
public:
    using QGuiApplication::QGuiApplication;
    bool notify(QObject *receiver, QEvent *event) override
    {
        if (inside_)
            return QGuiApplication::notify(receiver, event);
        inside_ = true;
        const QByteArray who = receiver->metaObject()->className();
        const int type = event->type();
        const double since = test::worked();
        const bool taken = QGuiApplication::notify(receiver, event);
        const double took = test::worked() - since;
        inside_ = false;
        over += took > most;
        if (took > longest) {
            longest = took;
            const char *name = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
            what = who + ", " + (name ? QByteArray(name) : QByteArray::number(type));
        }
        return taken;
    }
    double longest = 0;
    int over = 0; ///< events that took longer than `most`
    QByteArray what;

private:
    bool inside_ = false;
};

class FrameWalk {
public:
    FrameWalk(TimedApp &watched, const test::Running &running) : watched_(watched), running_(running)
    {
        std::printf("%-52s %8s %5s  %s\n", "milliseconds of the interface thread at a stretch", "longest", "over", "in");
    }
    /// Does something, and waits until all that follows from it has come to rest.
    void step(const char *name, const std::function<void()> &act, const std::function<bool()> &done = [] { return true; })
    {
        QTest::qWait(500);
        watched_.longest = watched_.over = 0;
        act();
        if (!QTest::qWaitFor(done, 240000)) {
            std::fprintf(stderr, "%s: does not come to an end\n", name);
            std::exit(1);
        }
        QTest::qWait(500);
        std::printf("%-52s %8.1f %5d  %s\n", name, watched_.longest, watched_.over, watched_.what.constData());
        std::fflush(stdout);
        worst_ = std::max(worst_, watched_.longest);
    }
    /// A script of the window, as an event of its own.
    void script(const QString &script) const
    {
        QTimer::singleShot(0, running_.window(), [this, script] {
            QQmlExpression expression(qmlContext(running_.window()), running_.window(), script);
            expression.evaluate();
            if (expression.hasError())
                std::fprintf(stderr, "%s\n", qPrintable(expression.error().toString()));
        });
    }
    void call(const std::function<void()> &act) const { QTimer::singleShot(0, running_.window(), act); }
    void tap(const QString &name) const
    {
        if (!running_.tap(name)) {
            std::fprintf(stderr, "there is no %s\n", qPrintable(name));
            std::exit(1);
        }
    }
    void page(const QString &page, const QString &values = QStringLiteral("{}"))
    {
        step(qPrintable(QStringLiteral("open ") + page), [&] { script(QStringLiteral("show('%1', %2)").arg(page, values)); });
        script(QStringLiteral("leavePage()"));
    }
    double worst() const { return worst_; }

private:
    TimedApp &watched_;
    const test::Running &running_;
    double worst_ = 0;
};

/// `count` armies, the supplied ones over and over under names and numbers of their own.
std::vector<Json> manyArmies(const Registry &registry, int count)
{
    std::vector<Json> supplied;
    for (const auto &ruleset : registry.all())
        for (const Json &army : ruleset->armies())
            supplied.push_back(army);
    std::vector<Json> all;
    for (int n = 0; n < count; ++n) {
        Json army = supplied[static_cast<std::size_t>(n) % supplied.size()];
        army["id"] = QStringLiteral("3c0b7a52-93d1-4c53-8d0e-5b0f6c1d%1").arg(n, 4, 16, QLatin1Char('0')).toStdString();
        army["name"] = "Army " + std::to_string(n * 7919 % count);
        all.push_back(army);
    }
    return all;
}

/// An army of DBM with 200 units in as many rows: the supplied one with each element by itself, and more of them.
Json armyOf200(Json army)
{
    std::size_t units = 0;
    for (Json &command : army.at("commands")) {
        Json rows = Json::array();
        for (Json row : command.at("units")) {
            const int count = row.at("count").get<int>();
            row["count"] = 1;
            for (int n = 0; n < count; ++n)
                rows.push_back(row);
        }
        units += rows.size();
        command["units"] = rows;
    }
    Json &last = army.at("commands").back().at("units");
    for (; units < 200; ++units)
        last.push_back(last.back());
    army["id"] = "3c0b7a52-93d1-4c53-8d0e-5b0f6c1dffff";
    army["name"] = "An army of 200";
    army["limit"] = 1200; // points
    return army;
}

/// A game of DBM in which whatever is offered first is done, bound after bound.
std::string longGame(const Registry &registry, Store &store, int entries)
{
    const Ruleset &ruleset = registry.at("dbm");
    GameSetup setup;
    setup.rosterA = ruleset.armies().at(0);
    setup.rosterB = ruleset.armies().at(1);
    setup.options = Json::object();
    for (const Question &question : ruleset.options())
        setup.options[question.id] = question.value;
    setup.key = gameKeyFromSeed(1);
    setup.created = when;
    Game game = Game::start(ruleset, setup);
    const std::string id = store.addGame(game, "A long game", when);
    for (int n = 0; n < entries; ++n) {
        const Entry entry = [&] {
            for (const Act &act : ruleset.acts(game.state()))
                try {
                    return game.act(act.resolver, act.input, {}, when);
                } catch (const Error &) { // something else is due first
                }
            return game.note("Nothing is due.", when);
        }();
        game.follow(entry);
        store.append(id, entry, game, "", false);
    }
    return id;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    TimedApp application(argc, argv);
    QTemporaryDir data;
    const Registry registry(test::rulesets());
    std::string longOne;
    {
        Store store(data.path().toStdString());
        longOne = longGame(registry, store, 1000);
        const Json large = armyOf200(registry.at("dbm").armies().at(0));
        store.saveRosters({{large, faceOf(&registry.at("dbm"), large)}}, when);
    }
    const test::Running running(data.path());
    running.resize({1280, 800});
    running.app().prefs()->setReducedMotion(true);
    AppModel &app = running.app();
    FrameWalk walk(application, running);
    QTest::qWait(3000); // what is prepared while the players look at the first page

    for (const char *page : {"ArmiesPage", "ImportPage", "NewGamePage", "NewBattlePage", "LessonsPage", "RecordPage", "CampaignsPage",
                             "SettingsPage", "AboutPage", "HousePage", "OddsPage", "ChartPage", "MailPage"})
        walk.page(QString::fromLatin1(page));
    walk.page(QStringLiteral("HowToPage"), QStringLiteral("{'ruleset': 'dbm'}"));
    walk.page(QStringLiteral("RulesPage"), QStringLiteral("{'ruleset': 'dbm'}"));
    const auto &armies = registry.at("dbm").armies();
    const QString red = QString::fromStdString(armies.at(0).at("id")), blue = QString::fromStdString(armies.at(1).at("id"));
    for (const char *page : {"ArmyEditorPage", "PrintPage"})
        walk.page(QString::fromLatin1(page), QStringLiteral("{'army': '%1'}").arg(red));

    walk.step("begin a game", [&] {
        walk.call([&] { app.games()->create(QStringLiteral("dbm"), red, blue, {}); });
        walk.script(QStringLiteral("show('GamePage', {})"));
    });
    walk.step("choose two units", [&] {
        const Game &game = app.game()->game();
        for (const SideView &side : game.ruleset().view(game.state(), "").sides)
            walk.call([&, unit = QString::fromStdString(side.groups.at(0).units.at(1).id)] { app.game()->select(unit); });
    });
    walk.step("the form of a combat", [&] { walk.call([&] { app.game()->choose(QStringLiteral("close-combat")); }); });
    walk.step("rule it", [&] { walk.tap(QStringLiteral("rollButton")); });
    walk.step("apply it", [&] { walk.tap(QStringLiteral("applyButton")); });
    walk.step("undo it", [&] { walk.call([&] { app.game()->undo(); }); });
    walk.step("the journal of a game", [&] { walk.tap(QStringLiteral("journalButton")); });
    walk.tap(QStringLiteral("sheetClose"));
    walk.script(QStringLiteral("startAgain()"));

    // Hoplites against the computer, its turns told.
    app.prefs()->setReducedMotion(false);
    QTest::qWait(500);
    walk.tap(QStringLiteral("newGameButton"));
    walk.tap(QStringLiteral("ruleset_hoplites"));
    QTest::qWait(1000);
    walk.step("begin a battle of Hoplites", [&] { walk.tap(QStringLiteral("startBattle")); });
    walk.step("the first turns of a battle of Hoplites", [&] {
        for (int taps = 0; taps < 12; ++taps) {
            running.awaited(QStringLiteral("nextButton"));
            walk.tap(running.named(QStringLiteral("panelNo")) ? QStringLiteral("panelNo") : QStringLiteral("nextButton"));
            QTest::qWait(1500);
        }
    });
    walk.script(QStringLiteral("startAgain()"));
    app.prefs()->setReducedMotion(true);

    walk.step("open a game of 1,000 entries", [&] {
        walk.call([&] { app.games()->open(QString::fromStdString(longOne)); });
        walk.script(QStringLiteral("show('GamePage', {})"));
    });
    walk.script(QStringLiteral("startAgain()"));
    walk.call([&] { app.games()->create(QStringLiteral("dbm"), QStringLiteral("3c0b7a52-93d1-4c53-8d0e-5b0f6c1dffff"), blue, {}); });
    walk.script(QStringLiteral("show('GamePage', {})"));
    QTest::qWait(3000);
    walk.step("200 units scrolled", [&] {
        const QQuickItem *list = running.named(QStringLiteral("units_a"));
        if (list == nullptr || list->property("count").toInt() < 200) {
            std::fprintf(stderr, "there is no list of 200 units but one of %d\n", list == nullptr ? -1 : list->property("count").toInt());
            std::exit(1);
        }
        const qreal end = list->property("contentHeight").toReal() - list->height();
        for (int n = 0; n <= 120; ++n) {
            walk.call([&, n] { running.named(QStringLiteral("units_a"))->setProperty("contentY", end * n / 120); });
            QTest::qWait(16);
        }
    });
    walk.script(QStringLiteral("startAgain()"));
    walk.call([&] { app.games()->open(QString::fromStdString(longOne)); });
    walk.script(QStringLiteral("show('GamePage', {})"));
    walk.step("amend entry 10 of 1,000", [&] {
        walk.call([&] { app.amend()->start(10); });
        walk.script(QStringLiteral("show('AmendPage', {})"));
    });
    walk.step("the luck of a game of 1,000 entries", [&] { walk.script(QStringLiteral("show('LuckPage', {})")); });
    walk.step("the report of a game of 1,000 entries", [&] { walk.script(QStringLiteral("show('ReportPage', {})")); });
    walk.script(QStringLiteral("startAgain()"));

    const QString many = data.filePath(QStringLiteral("many.optio-army"));
    {
        QFile file(many);
        if (!file.open(QIODevice::WriteOnly))
            return 1;
        const Json armies = {{"$schema", "urn:optio:armies:1"}, {"format", 1}, {"armies", manyArmies(registry, 2000)}};
        file.write(QByteArray::fromStdString(armies.dump()));
    }
    walk.script(QStringLiteral("show('ImportPage', {})"));
    walk.step(
        "read 2,000 armies", [&] { walk.call([&] { app.importing()->openFile(QUrl::fromLocalFile(many)); }); },
        [&] { return app.importing()->isReady(); });
    walk.step(
        "write these into the library", [&] { walk.call([&] { app.importing()->take(); }); },
        [&] { return !app.importing()->result().isEmpty(); });
    walk.script(QStringLiteral("startAgain()"));
    QTest::qWait(200);
    {
        std::vector<FacedRoster> faced;
        for (Json &army : manyArmies(registry, 8000)) {
            army["id"] = "a" + army.at("id").get<std::string>().substr(1);
            faced.push_back({army, faceOf(&registry.at(army.at("ruleset").get<std::string>()), army)});
        }
        Store(data.path().toStdString()).saveRosters(faced, when);
    }
    walk.step("a list of 10,000 armies", [&] { walk.tap(QStringLiteral("armiesButton")); });
    walk.step("a letter typed with 10,000 armies",
              [&] { walk.call([&] { app.library()->want(QStringLiteral("words"), QStringLiteral("r")); }); });
    walk.step("one more letter with 10,000 armies",
              [&] { walk.call([&] { app.library()->want(QStringLiteral("words"), QStringLiteral("ro")); }); });
    walk.step("the list of 10,000 armies scrolled", [&] {
        walk.call([&] { app.library()->want(QStringLiteral("words"), QString()); });
        for (int n = 0; n < 60; ++n) {
            walk.call([&, n] {
                if (QQuickItem *list = running.named(QStringLiteral("armiesList")))
                    list->setProperty("contentY", n * 37);
            });
            QTest::qWait(16);
        }
    });
    walk.step(
        "write a backup",
        [&] { walk.call([&] { app.backup()->save(QUrl::fromLocalFile(data.filePath(QStringLiteral("b.optio-backup")))); }); },
        [&] { return QFile::exists(data.filePath(QStringLiteral("b.optio-backup"))) && !app.backup()->saving(); });
    std::printf("the longest: %.1f\n", walk.worst());
    return 0;
}
