// SPDX-License-Identifier: GPL-3.0-or-later
// A backup brought back is one act: under one lock, whatever others write meanwhile, and finished or undone after a power cut; and the
// house files in it are looked at first.
#include "db/restore.h"
#include "db/store.h"
#include "db/whole_backup.h"
#include "rules/roster/roster.h"
#include "tests/node.h"
#include "tests/rules/made_up_play.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <SQLiteCpp/SQLiteCpp.h>

#include <fstream>
#include <sys/stat.h>

namespace restore_test {

using namespace optio;
using namespace optio::madeup;
namespace fs = std::filesystem;

namespace {

const MadeUp ruleset;
const auto rules = [](const std::string &) -> const Ruleset & { return ruleset; };

fs::path path(const QTemporaryDir &folder) { return folder.path().toStdString(); }
bool holds(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }
void write(const fs::path &file, const std::string &bytes) { std::ofstream(file, std::ios::binary) << bytes; }
std::string houseFile(const std::string &id) { return "extends = \"made-up\"\nid = \"" + id + "\"\nname = \"" + id + "\"\n"; }

/// A library whose theme and house files tell where it comes from.
struct Home {
    Home(const fs::path &folder, const std::string &name) : place(folder), store(folder)
    {
        store.setPreference("theme", name);
        fs::create_directories(folder / "house");
        write(folder / "house" / (name + ".toml"), houseFile(name));
    }
    std::string theme() const { return store.preference("theme", ""); }
    HouseFiles house() const { return houseFilesIn(place); }
    fs::path saved() const
    {
        const fs::path file = place / "saved.optio-backup";
        writeBackup(store, file, noon);
        return file;
    }

    fs::path place;
    Store store;
};

/// A game of the made-up rules in a store.
struct Stored {
    explicit Stored(Store &into) : store(into), play(ruleset), id(into.addGame(play.game, "Red – Blue", noon)) {}
    Entry next() const { return play.game.note("on we go", noon); }
    void add(const Entry &entry)
    {
        Game after = play.game;
        after.follow(entry);
        store.append(id, entry, after, "turn 1", false);
        play.add(entry);
    }

    Store &store;
    Play play;
    std::string id;
};

} // namespace

class RestoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsWrittenBetweenTheSafetyCopyAndTheExchange()
    {
        NOT_UNDER_NODE("locks");
        const QTemporaryDir one, two;
        Home from(path(one), "old"), to(path(two), "new");
        const fs::path file = path(one) / "content.sqlite";
        from.store.copyTo(file);
        std::string said;
        to.store.replaceBy(file, [&] {
            SQLite::Database other((path(two) / "optio.sqlite").string(), SQLite::OPEN_READWRITE);
            said = refusal([&] {
                try {
                    other.exec("INSERT INTO preference (key, value) VALUES ('acknowledged', 'yes')");
                } catch (const SQLite::Exception &problem) {
                    throw Error(problem.what());
                }
            });
            QCOMPARE(SQLite::Statement(other, "SELECT 1 FROM preference WHERE key = 'theme' AND value = 'new'").executeStep(), true);
        });
        QVERIFY2(holds(said, "locked"), said.c_str());
        QCOMPARE(to.theme(), std::string("old"));
    }

    void whatFailsBeforeTheExchangeChangesNothing()
    {
        const QTemporaryDir one, two;
        Home from(path(one), "old"), to(path(two), "new");
        const fs::path file = path(one) / "content.sqlite";
        from.store.copyTo(file);
        QCOMPARE(refusal([&] { to.store.replaceBy(file, [] { throw Error("no room"); }); }), std::string("no room"));
        QCOMPARE(to.theme(), std::string("new"));
        to.store.setPreference("after", "yes"); // and nobody is locked out
        QCOMPARE(to.store.preference("after", ""), std::string("yes"));
    }

    void aRestoreAtATime()
    {
        NOT_UNDER_NODE("locks");
        const QTemporaryDir folder;
        Home home(path(folder), "new");
        CheckedBackup backup(home.saved());
        const RestoreLock other(path(folder));
        const std::string said = refusal([&] { backup.restore(home.store, noon); });
        QVERIFY2(holds(said, "Another program is just bringing a backup back"), said.c_str());
    }

    void interruptedBeforeTheExchangeItIsUndone()
    {
        const QTemporaryDir folder;
        {
            Home home(path(folder), "new");
            stageHouse(path(folder), "a token", {{"old.toml", houseFile("old")}});
        }
        const Store again(path(folder));
        QVERIFY2(holds(again.notice(), "interrupted before anything was changed"), again.notice().c_str());
        QVERIFY((houseFilesIn(path(folder)) == HouseFiles{{"new.toml", houseFile("new")}}));
        QVERIFY(!houseWaits(path(folder)));
        QCOMPARE(Store(path(folder)).notice(), std::string());
    }

    void interruptedAfterTheExchangeItIsFinished()
    {
        const QTemporaryDir folder;
        {
            Home home(path(folder), "new");
            fs::create_directories(path(folder) / "house" / "removed");
            write(path(folder) / "house" / "removed" / "gone.toml", "x");
            stageHouse(path(folder), "a token", {{"old.toml", houseFile("old")}, {"removed/aside.toml", "aside"}});
            home.store.setPreference(restoreKey, "a token");
            // Killed when one of them was in place.
            fs::rename(path(folder) / "house.restoring" / "old.toml", path(folder) / "house" / "old.toml");
        }
        const Store again(path(folder));
        QVERIFY2(holds(again.notice(), "has now been finished"), again.notice().c_str());
        QVERIFY((houseFilesIn(path(folder)) == HouseFiles{{"old.toml", houseFile("old")}, {"removed/aside.toml", "aside"}}));
        QCOMPARE(Store(path(folder)).notice(), std::string());
    }

    void aRestoreThatIsGoingOnIsLeftAlone()
    {
        NOT_UNDER_NODE("locks");
        const QTemporaryDir folder;
        Home home(path(folder), "new");
        stageHouse(path(folder), "a token", {{"old.toml", houseFile("old")}});
        {
            const RestoreLock other(path(folder));
            QCOMPARE(Store(path(folder)).notice(), std::string());
            QVERIFY(houseWaits(path(folder)));
        }
        QVERIFY(!Store(path(folder)).notice().empty());
    }

    void anUnwrittenListIsNone()
    {
        const QTemporaryDir folder;
        Home home(path(folder), "new");
        home.store.setPreference(restoreKey, "a token");
        for (const char *text : {"", "{", R"({"token":"a token"})", R"({"token":"a token","files":["../../outside.toml"]})"}) {
            fs::create_directories(path(folder) / "house.restoring");
            write(path(folder) / "house.restoring" / "manifest.json", text);
            QVERIFY(holds(Store(path(folder)).notice(), "interrupted before"));
            QVERIFY((home.house() == HouseFiles{{"new.toml", houseFile("new")}}));
        }
    }

    void houseFilesAllOrNone()
    {
        const QTemporaryDir one, two;
        Home from(path(one), "old"), to(path(two), "new");
        CheckedBackup backup(from.saved());
        fs::create_directories(path(two) / "house" / "old.toml"); // a folder is in the way
        const std::string said = refusal([&] { backup.restore(to.store, noon); });
        QVERIFY2(holds(said, "nothing was changed"), said.c_str());
        QCOMPARE(to.theme(), std::string("new"));
        QVERIFY((to.house() == HouseFiles{{"new.toml", houseFile("new")}}));
        QVERIFY(!houseWaits(path(two)));
        fs::remove(path(two) / "house" / "old.toml");
        backup.restore(to.store, noon);
        QCOMPARE(to.theme(), std::string("old"));
        QVERIFY((to.house() == HouseFiles{{"old.toml", houseFile("old")}}));
    }

    void faultyHouseFilesAreSetAsideAndTold()
    {
        const QTemporaryDir one, two;
        Home from(path(one), "old"), to(path(two), "new");
        std::string deep = "[a";
        for (int i = 0; i < 20000; ++i)
            deep += ".a";
        write(path(one) / "house" / "deep.toml", deep + "]\n");
        write(path(one) / "house" / "none.toml", "none");
        CheckedBackup backup(from.saved());
        QCOMPARE(backup.houseFaults().size(), std::size_t{2});
        QVERIFY2(holds(backup.houseFaults()[0], "deep.toml cannot be used and is put aside"), backup.houseFaults()[0].c_str());
        backup.restore(to.store, noon);
        const HouseFiles house = to.house();
        QCOMPARE(house.size(), std::size_t{3});
        QVERIFY(house.contains("old.toml") && house.contains("removed/deep.toml") && house.at("removed/none.toml") == "none");
    }

    void pipesAndLinksAmongTheHouseFilesDoNotHang()
    {
        NOT_UNDER_NODE("pipes");
        const QTemporaryDir folder;
        Home home(path(folder), "new");
        QCOMPARE(::mkfifo((path(folder) / "house" / "pipe.toml").c_str(), 0600), 0);
        fs::create_symlink("/dev/zero", path(folder) / "house" / "zero.toml");
        QVERIFY((home.house() == HouseFiles{{"new.toml", houseFile("new")}}));
        for (const char *name : {"pipe.toml", "zero.toml"}) {
            const std::string said = refusal([&] { bytesOfFile(path(folder) / "house" / name, mostHouseBytes); });
            QVERIFY2(holds(said, "a folder, a pipe or a device"), said.c_str());
        }
        QVERIFY(!home.saved().empty());
    }

    void anActNeverLandsInAnotherGame()
    {
        const QTemporaryDir one, two;
        Store store(path(one)), others(path(two));
        Stored mine(store);
        mine.add(mine.next());
        Stored theirs(others); // the first game there, as mine is here, and as long
        theirs.add(theirs.next());
        writeBackup(others, path(two) / "b", noon);
        {
            Store beside(path(one)); // another program brings it back while the game is open
            CheckedBackup(path(two) / "b").restore(beside, noon);
        }
        const std::string said = refusal([&] { mine.add(mine.next()); });
        QVERIFY2(holds(said, "brought a backup back"), said.c_str());
        QCOMPARE(store.lines(theirs.id, 0, 9).size(), std::size_t{2});
        QCOMPARE(store.lines(theirs.id, 1, 1)[0].line, theirs.play.entries[1].line);
        QVERIFY(!refusal([&] { (void)store.lines(mine.id, 0, 9); }).empty());
        QVERIFY(!refusal([&] { store.renameGame(mine.id, "x"); }).empty());
        store.putAside(mine.id, mine.play.game);
        QCOMPARE(canonical(store.openGame(theirs.id, rules).state()), canonical(theirs.play.game.state()));
        store.append(theirs.id, theirs.next(), theirs.play.game, "turn 1", false); // the other game goes on
    }

    void theSameGameAsItWasThenDoesNotGoOn()
    {
        const QTemporaryDir folder;
        Store store(path(folder));
        Stored game(store);
        game.add(game.next());
        writeBackup(store, path(folder) / "b", noon);
        Stored earlier = game;
        game.add(game.play.game.note("first", noon));
        {
            Store beside(path(folder));
            CheckedBackup(path(folder) / "b").restore(beside, noon);
            earlier.add(earlier.play.game.note("second", noon)); // as long as the other, but with another entry
        }
        QVERIFY(!refusal([&] { game.add(game.next()); }).empty());
        earlier.add(earlier.next());
    }
};

OPTIO_TEST(RestoreTest)

} // namespace restore_test

#include "restore_test.moc"
