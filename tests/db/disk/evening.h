// SPDX-License-Identifier: GPL-3.0-or-later
// An evening with Optio, step by step: a data folder of an older version is opened, games are imported, begun and played with undo,
// corrections, remarks and an amendment, armies are edited, a campaign and a battle by e-mail go on, backups are written and brought back.
// Every step is one act of the player: it is done or not. What a step needs it reads from the folder, so that it can be done again.
#pragma once

#include "db/campaign.h"
#include "db/mail_book.h"
#include "db/mail_desk.h"
#include "db/restore.h"
#include "db/schema.h"
#include "db/store.h"
#include "db/whole_backup.h"
#include "rulesets/ancients/ancients.h"
#include "tests/db/disk/calls.h"
#include "tests/rules/made_up_play.h"
#include "tests/rulesets/hoplites/hoplites_mail.h"
#include "tests/supplied.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace evening {

using namespace optio;
using namespace optio::madeup;
namespace fs = std::filesystem;

inline const MadeUp ruleset;
inline const auto rules = [](const std::string &) -> const Ruleset & { return ruleset; };

inline void write(const fs::path &file, const std::string &bytes)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
}

inline Json army(int number, const std::string &notes = "a few words")
{
    Json roster = ruleset.armies()[0];
    roster["id"] = "army-" + std::to_string(number);
    roster["name"] = "Army " + std::to_string(number);
    roster["notes"] = notes;
    return roster;
}

inline std::string houseFile(const std::string &id) { return "extends = \"made-up\"\nid = \"" + id + "\"\nname = \"" + id + "\"\n"; }

/// All that a player would miss, as text; not what is worked out anew when it is lost. With `checked` SQLite looks through the file too.
inline std::string contents(const fs::path &folder, bool exact, bool checked = false)
{
    const diskcalls::Quiet quiet;
    std::string all;
    SQLite::Database file((folder / "optio.sqlite").string(), SQLite::OPEN_READWRITE);
    const auto add = [&](const std::string &sql) {
        SQLite::Statement query(file, sql);
        all += "== " + sql.substr(0, 60) + "\n";
        while (query.executeStep()) {
            for (int column = 0; column < query.getColumnCount(); ++column)
                all += query.getColumn(column).getString() + "|";
            all += "\n";
        }
    };
    if (checked && (file.execAndGet("PRAGMA integrity_check").getString() != "ok" ||
                    file.execAndGet("SELECT count(*) FROM pragma_foreign_key_check").getInt() != 0))
        return "SQLite finds it damaged";
    add("SELECT id, ruleset, name, points, binned, json FROM roster ORDER BY id");
    add("SELECT id, supplied, name, points, elements, binned FROM roster_face ORDER BY id");
    add("SELECT id FROM favourite ORDER BY id");
    add("SELECT title, ruleset, length, turn, over, binned FROM game ORDER BY number");
    add(exact ? "SELECT place, text FROM line ORDER BY place" : "SELECT place FROM line ORDER BY place");
    add("SELECT key, value FROM game_note ORDER BY game, key");
    add("SELECT key, value FROM preference WHERE key <> 'restored' ORDER BY key");
    add("SELECT name, status, conceded_by FROM campaign ORDER BY name");
    add(exact ? "SELECT campaign, n, text FROM campaign_line ORDER BY campaign, n" : "SELECT n FROM campaign_line ORDER BY n");
    add("SELECT side, name FROM campaign_player ORDER BY side");
    add(exact ? "SELECT * FROM mail_battle ORDER BY id" : "SELECT dispute, restored, length(orders) FROM mail_battle");
    add(exact ? "SELECT * FROM mail_act ORDER BY battle, n" : "SELECT n FROM mail_act ORDER BY n");
    add("SELECT count(*) FROM mail_proof");
    for (const auto &[name, bytes] : houseFilesIn(folder))
        all += name + ": " + bytes;
    return all;
}

/// How far the battle by e-mail has been shown, by the file beside the store.
inline MailBook::Mark markIn(const fs::path &folder)
{
    const diskcalls::Quiet quiet;
    std::ifstream marks(folder / "turn-marks");
    std::string battle;
    MailBook::Mark mark(0, 0);
    marks >> battle >> mark.first >> mark.second;
    return mark;
}

/// A game read from the store with all its entries.
struct Taken {
    Taken(const Store &store, const std::string &title) : play(ruleset)
    {
        for (const GameRow &row : store.games())
            if (row.title == title)
                id = row.id;
        play.entries.clear();
        for (const StoredLine &line : store.lines(id, 0, 1000000))
            play.entries.push_back(parseEntry(line.line, line.n));
        play.game = store.openGame(id, rules);
    }
    void append(Store &store, const Entry &entry)
    {
        Game after = play.game;
        after.follow(entry);
        store.append(id, entry, after, "turn 1", false);
        play.game = std::move(after);
    }
    std::string id;
    Play play;
};

struct Step {
    std::string name;
    std::function<void()> act;
};

class Evening {
public:
    /// `keepsOpen`: the program stays open from one step to the next, as in life. Otherwise each step is a start of its own.
    Evening(fs::path folder, fs::path elsewhere, bool keepsOpen)
        : folder_(std::move(folder)), elsewhere_(std::move(elsewhere)), keepsOpen_(keepsOpen)
    {}

    /// What lies there before: a store of the first version, and house files.
    static void lay(const fs::path &folder)
    {
        fs::create_directories(folder);
        const fs::path file = folder / "optio.sqlite";
        {
            SQLite::Database old(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            migrate(old, file, schemaSteps().first(1));
            for (int i = 0; i < 12; ++i) {
                SQLite::Statement insert(old, "INSERT INTO roster (id, ruleset, name, points, changed, json) VALUES (?, ?, ?, 1, ?, ?)");
                const Json roster = army(i, std::string(1500, 'x'));
                insert.bind(1, roster.at("id").get<std::string>());
                insert.bind(2, ruleset.id());
                insert.bind(3, roster.at("name").get<std::string>());
                insert.bind(4, noon);
                insert.bind(5, canonical(roster));
                insert.exec();
            }
            old.exec("INSERT INTO preference (key, value) VALUES ('theme', 'dark')");
        }
        write(folder / "house" / "club.toml", houseFile("club"));
        write(folder / "house" / "removed" / "old.toml", houseFile("old"));
    }

    std::vector<Step> steps()
    {
        std::vector<Step> all;
        const auto step = [&](std::string name, std::function<void()> act) {
            all.push_back({std::move(name), [this, act = std::move(act)] {
                               try {
                                   act();
                               } catch (...) {
                                   store_.reset(); // whoever was refused starts anew
                                   throw;
                               }
                               if (!keepsOpen_)
                                   store_.reset();
                           }});
        };
        step("open a store of the first version", [this] { (void)store(); });
        step("import a game", [this] { importGame(); });
        step("begin a game", [this] { (void)store().addGame(newGame(ruleset, 7), "mine", noon); });
        for (int i = 0; i < 56; ++i)
            step("entry " + std::to_string(i + 1), [this, i] { entry(i); });
        step("amend", [this] { amendOne(); });
        step("save an army", [this] { store().saveRoster(army(20), {.points = 3}, noon); });
        step("save many armies", [this] { manyArmies(); });
        step("save over", [this] { (void)store().saveRosterOver(army(20), {army(20, "changed"), {.points = 4}}, noon); });
        step("bin armies", [this] { store().binRosters({"army-1", "army-2", "army-3"}, true, noon); });
        step("clear the bin", [this] { store().clearRosterBin(); });
        step("a favourite", [this] { store().setFavourite("army-5", true); });
        step("preferences", [this] { store().setPreferences({{"theme", "light"}, {"size", "120"}}); });
        step("rename a game", [this] { store().renameGame(Taken(store(), "imported").id, "imported, and named anew"); });
        step("a note of the screen", [this] { store().setGameNote(Taken(store(), "mine").id, "seen", "12"); });
        step("begin a campaign", [this] { campaign(false); });
        step("concede it", [this] { campaign(true); });
        step("invite to a battle by e-mail", [this] { invite(); });
        step("it is accepted", [this] { accepted(); });
        for (int i = 0; i < 3; ++i)
            step("an act by e-mail", [this] { mailAct(); });
        step("take one back", [this] { mailUndo(); });
        for (int i = 0; i < 30; ++i) // more than a turn has
            step("a further act by e-mail", [this] { mailAct(); });
        step("close the turn", [this] { mailClose(); });
        step("write a backup", [this] { (void)writeBackup(store(), folder_ / "saved.optio-backup", noon); });
        step("a house file less", [this] {
            std::error_code problem;
            if (!fs::remove(folder_ / "house" / "club.toml", problem))
                throw Error("club.toml cannot be removed: " + (problem ? problem.message() : std::string("it is not there")));
            settleFolder(folder_ / "house");
        });
        for (int i = 0; i < 6; ++i)
            step("a later entry", [this, i] { entry(i); });
        step("start again", [this] {
            store_.reset();
            (void)store();
        });
        step("bring the backup back", [this] { (void)CheckedBackup(folder_ / "saved.optio-backup").restore(store(), noon); });
        step("an entry after it", [this] { entry(3); });
        step("undo bringing it back", [this] { undoRestore(); });
        step("a last entry", [this] { entry(4); });
        return all;
    }

    /// Ends the program.
    void close() { store_.reset(); }
    const fs::path &folder() const { return folder_; }

private:
    Store &store()
    {
        if (!store_)
            store_ = std::make_unique<Store>(folder_);
        return *store_;
    }

    void importGame()
    {
        Play play(ruleset, 3);
        for (int i = 0; i < 40; ++i)
            play.clash(i % 3, i / 3 % 3);
        (void)store().importGame(ruleset, play.entries, "imported", noon);
    }

    void entry(int i)
    {
        Taken game(store(), "mine");
        const auto text = [&](int n) { return game.play.entries[static_cast<std::size_t>(n)]; };
        if (i % 8 == 5)
            game.append(store(), game.play.game.undo(text, noon));
        else if (i % 8 == 6)
            game.append(store(), game.play.game.note("a remark", noon));
        else if (i % 8 == 7)
            game.append(store(), game.play.game.correct(Json::object({{Play::path(i % 3), 40 + i}}), "miscounted", noon));
        else
            game.append(store(), game.play.game.act("clash", Play::clashInput(i % 3, i / 3 % 3, 0), {}, noon));
    }

    void amendOne()
    {
        Taken game(store(), "mine");
        const Amending amending{2, {{"answers", {{"eager", 2}}}}, nullptr, false, {}, {}, "a forgotten +2", true};
        game.append(store(), game.play.game.amend(optio::amend(ruleset, game.play.entries, amending), noon));
    }

    void manyArmies()
    {
        std::vector<FacedRoster> many;
        for (int i = 30; i < 50; ++i)
            many.push_back({army(i, std::string(800, 'y')), {.points = 2}});
        store().saveRosters(many, noon);
    }

    void campaign(bool concede)
    {
        (void)store();
        const auto &ancients = supplied::registry().at("ancients");
        const auto &known = dynamic_cast<const CampaignRules &>(ancients);
        CampaignBook book(folder_);
        if (!concede) {
            const std::vector<Json> &armies = ancients.armies();
            book.add(Campaign::start(known, ancients.id(), "The war", armies.at(0), armies.at(1), Json::object(), gameKeyFromSeed(1), noon),
                     noon);
            return;
        }
        Campaign war = Campaign::open(known, book.lines(book.campaigns().front().id));
        war.follow(war.act("concede", {{"side", "a"}}, {}, noon));
        book.append(war, noon);
    }

    static MailRulesets mailRulesets()
    {
        return {[] { return std::vector<std::string>{"hoplites"}; },
                [](const std::string &) -> const Ruleset & { return hoplitesmail::hoplites(); },
                [](const std::string &) { return std::string(); },
                [](const std::string &) -> const Ruleset & { return hoplitesmail::hoplites(); }};
    }

    void invite()
    {
        (void)store();
        MailBook book(folder_);
        MailDesk desk(book, mailRulesets());
        const auto &hoplites = hoplitesmail::hoplites();
        (void)desk.invite("hoplites", hoplites.mailSetUp(hoplitesmail::supplied("carthage"), hoplitesmail::supplied("gauls"), {}), "Anna",
                          noon);
    }

    void accepted()
    {
        (void)store();
        MailBook book(folder_);
        const std::string invitation = book.battles().front().file;
        if (answer_.first != invitation) {
            const diskcalls::Quiet quiet; // it is done on another device
            fs::remove_all(elsewhere_);
            MailBook there(elsewhere_);
            answer_ = {invitation, MailDesk(there, mailRulesets()).accept(invitation, "Ben", noon).file};
        }
        (void)MailDesk(book, mailRulesets()).open(answer_.second, false, noon);
    }

    template <class Work> void atTable(Work &&work)
    {
        (void)store();
        MailBook book(folder_);
        MailDesk desk(book, mailRulesets());
        const auto table = desk.table(book.battles().front().id);
        work(*table);
    }

    void mailAct()
    {
        atTable([](MailTable &table) {
            if (table.seat()->finished())
                return;
            const auto choice = table.seat()->choices().at(table.seat()->chosenBy("greedy", 1));
            if (const auto why = table.act(choice.act, choice.card, noon); why)
                throw Error(*why);
        });
    }
    void mailUndo()
    {
        atTable([](MailTable &table) {
            if (table.turn() != nullptr && table.turn()->undoable() > 0)
                table.undo(noon);
        });
    }
    void mailClose()
    {
        atTable([](MailTable &table) { table.close({}, noon); });
    }

    void undoRestore()
    {
        fs::path first; // a try that failed may have left a later one
        for (const BackupBeside &one : backupsBeside(folder_))
            if (one.kind == "before-restore")
                first = one.file;
        if (first.empty())
            throw Error("there is no backup of before the restore");
        (void)CheckedBackup(first).restore(store(), noon);
    }

    fs::path folder_, elsewhere_;
    bool keepsOpen_;
    std::unique_ptr<Store> store_;
    std::pair<std::string, std::string> answer_;
};

} // namespace evening
