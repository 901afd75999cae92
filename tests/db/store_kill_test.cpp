// SPDX-License-Identifier: GPL-3.0-or-later
// Kills a writer at random moments: every entry whose append() had returned must be there, and the chain whole; and one that brings
// backups back: all is as in the one or as in the other. The program starts itself again as the writer.
#include "db/store.h"
#include "db/whole_backup.h"
#include "tests/rules/made_up_play.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <cstring>
#include <random>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace optio;
using namespace optio::madeup;

namespace {

const MadeUp ruleset;
const auto rules = [](const std::string &) -> const Ruleset & { return ruleset; };

/// Goes on with a game without end; writes the number of each entry to standard output once it is stored.
int writeOn(const char *folder, const char *id)
{
    Store store(folder);
    Game game = store.openGame(id, rules);
    for (int i = 0;; ++i) {
        const Entry entry = i % 10 == 9 ? game.note("a remark", noon) : game.act("clash", Play::clashInput(i % 3, i % 2, 0), {}, noon);
        Game after = game;
        after.follow(entry);
        store.append(id, entry, after, "turn 1", false);
        game = std::move(after);
        const std::int32_t n = entry.n;
        if (write(STDOUT_FILENO, &n, sizeof n) != sizeof n)
            return 1;
    }
}

/// Brings two backups back by turns, without end; writes a number to standard output after each.
int restoreOn(const char *folder, const char *one, const char *two)
{
    Store store(folder);
    for (std::int32_t i = 0;; ++i) {
        CheckedBackup(i % 2 == 0 ? one : two).restore(store, noon);
        if (write(STDOUT_FILENO, &i, sizeof i) != sizeof i)
            return 1;
    }
}

pid_t startWriter(const std::vector<std::string> &arguments, int &reading)
{
    int ends[2];
    if (pipe(ends) != 0)
        return -1;
    const std::string program = QCoreApplication::applicationFilePath().toStdString();
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        std::vector<char *> all{const_cast<char *>(program.c_str())};
        for (const std::string &argument : arguments)
            all.push_back(const_cast<char *>(argument.c_str()));
        all.push_back(nullptr);
        execv(program.c_str(), all.data());
        _exit(127);
    }
    close(ends[1]);
    reading = ends[0];
    return child;
}

} // namespace

class StoreKillTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void acknowledgedEntriesSurviveKilling()
    {
        constexpr int rounds = 50;
        const QTemporaryDir folder;
        const std::string home = folder.path().toStdString();
        const std::string id = [&] {
            Store store(home);
            return store.addGame(newGame(ruleset), "a game", noon);
        }();
        std::mt19937 random(20260131); // NOLINT: the moments need not be secret
        int acknowledged = 0, written = 0;
        for (int round = 0; round < rounds; ++round) {
            int reading = -1;
            const pid_t writer = startWriter({"write", home, id}, reading);
            QVERIFY(writer > 0);
            // Let some entries through, then kill at a moment between or within the next ones.
            std::int32_t n = 0;
            for (int i = static_cast<int>(random() % 12); i >= 0 && read(reading, &n, sizeof n) == sizeof n; --i)
                acknowledged = n;
            usleep(random() % 20000);
            kill(writer, SIGKILL);
            int status = 0;
            waitpid(writer, &status, 0);
            QVERIFY2(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL, "the writer ended by itself");
            while (read(reading, &n, sizeof n) == sizeof n)
                acknowledged = n;
            close(reading);

            const Store store(home);
            QCOMPARE(store.notice(), std::string());
            const Game game = store.openGame(id, rules);
            QVERIFY2(game.length() >= acknowledged, qPrintable(QString("%1 of %2").arg(game.length()).arg(acknowledged)));
            QVERIFY(game.length() <= acknowledged + 1); // at most the one whose word did not get out
            QCOMPARE(store.games()[0].length, game.length());
            // The journal from its first line gives the same game.
            std::vector<Entry> entries;
            for (const StoredLine &line : store.lines(id, 0, 1000000))
                entries.push_back(parseEntry(line.line, line.n));
            Game again = Game::open(ruleset, entries.front());
            for (std::size_t i = 1; i < entries.size(); ++i)
                again.follow(entries[i]);
            QCOMPARE(canonical(again.snapshot()), canonical(game.snapshot()));
            written = game.length();
            acknowledged = written;
            if (round == rounds - 1)
                QVERIFY(verifyJournal(ruleset, entries).empty());
        }
        QVERIFY(written >= rounds);
    }

    void killedWhileABackupIsBroughtBack()
    {
        constexpr int rounds = 25;
        const QTemporaryDir folder;
        const std::string home = (folder.path() + "/data").toStdString();
        const auto file = [&](int which) { return (folder.path() + "/b%1.optio-backup").arg(which).toStdString(); };
        const std::size_t counts[] = {3, 80};
        for (const int which : {0, 1}) {
            Store store(home);
            Json roster = ruleset.armies()[0];
            for (std::size_t i = 0; i < counts[which]; ++i) {
                roster["id"] = std::to_string(which) + "-" + std::to_string(i);
                roster["notes"] = std::string(3000, 'x');
                store.saveRoster(roster, {.points = 1}, noon);
            }
            if (which == 1)
                for (std::size_t i = 0; i < counts[0]; ++i)
                    store.binRosters({"0-" + std::to_string(i)}, true, noon);
            store.setPreference("which", std::to_string(which));
            writeBackup(store, file(which), noon);
        }
        std::mt19937 random(20260131); // NOLINT: the moments need not be secret
        int seen[] = {0, 0};
        for (int round = 0; round < rounds; ++round) {
            int reading = -1;
            const pid_t writer = startWriter({"restore", home, file(0), file(1)}, reading);
            QVERIFY(writer > 0);
            std::int32_t n = 0;
            for (int i = round % 2; i >= 0 && read(reading, &n, sizeof n) == sizeof n; --i) {
            }
            usleep(random() % 60000);
            kill(writer, SIGKILL);
            int status = 0;
            waitpid(writer, &status, 0);
            close(reading);
            QVERIFY2(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL, "the writer ended by itself");

            const Store store(home);
            // An interrupted restore is finished or undone, and told.
            QVERIFY2(store.notice().empty() || store.notice().find("backup") != std::string::npos, store.notice().c_str());
            const auto which = static_cast<std::size_t>(std::stoi(store.preference("which", "9")));
            QVERIFY(which < 2);
            QCOMPARE(store.rosters().size(), counts[which]);
            ++seen[which];
            for (const BackupBeside &before : backupsBeside(home))
                (void)CheckedBackup(before.file); // each is whole
        }
        qInfo("%d times the one, %d times the other", seen[0], seen[1]);
        QVERIFY(seen[0] > 0 && seen[1] > 0);
    }
};

int main(int argc, char **argv)
{
    if (argc == 4 && std::strcmp(argv[1], "write") == 0)
        return writeOn(argv[2], argv[3]);
    if (argc == 5 && std::strcmp(argv[1], "restore") == 0)
        return restoreOn(argv[2], argv[3], argv[4]);
    const QCoreApplication application(argc, argv);
    StoreKillTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "store_kill_test.moc"
