// SPDX-License-Identifier: GPL-3.0-or-later
// Battles by e-mail in the store: what is one step, what a program that ends between two steps leaves behind, turn marks, and what comes
// out of a damaged file (PBM-04, PBM-41, PBM-46, PBM-48).
#include "db/mail_book.h"
#include "db/mail_desk.h"
#include "db/recover.h"
#include "db/schema.h"
#include "db/store.h"
#include "rulesets/houses.h"
#include "tests/rulesets/hoplites/hoplites_mail.h"
#include "tests/suite.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>

namespace mail_book_test {

using namespace optio;
using hoplitesmail::hoplites;

namespace {

const std::string now = "2026-01-31T12:00:00Z";

/// A computer, whose program can be started anew.
struct Device {
    std::filesystem::path folder;
    explicit Device(std::filesystem::path place) : folder(std::move(place)) { std::filesystem::create_directories(folder); }
};

/// The rule sets of a device, with the house rules in use there.
MailRulesets rulesets(const std::map<std::string, std::string> &houses = {})
{
    const auto made = [](const std::string &text) -> const Ruleset & {
        static std::map<std::string, std::unique_ptr<Ruleset>> all;
        std::unique_ptr<Ruleset> &one = all[text];
        if (!one)
            one = readHouse(hoplites().sheet().figures.folder().parent_path(), HouseRules::read(text, "house rules"), "house rules");
        return *one;
    };
    return {[houses] {
                std::vector<std::string> ids{"hoplites"};
                for (const auto &[id, text] : houses)
                    ids.push_back(id);
                return ids;
            },
            [houses, made](const std::string &id) -> const Ruleset & {
                if (id == "hoplites")
                    return hoplites();
                const auto house = houses.find(id);
                if (house == houses.end())
                    throw Error("there is no rule set " + id, "ruleset");
                return made(house->second);
            },
            [houses](const std::string &id) { return houses.contains(id) ? houses.at(id) : std::string(); }, made};
}

MailDesk deskOf(MailBook &book, const std::map<std::string, std::string> &houses = {}) { return MailDesk(book, rulesets(houses)); }

std::string invited(const Device &device)
{
    MailBook book(device.folder);
    return deskOf(book)
        .invite("hoplites", hoplites().mailSetUp(hoplitesmail::supplied("carthage"), hoplitesmail::supplied("gauls"), {}), "Anna", now)
        .id;
}

std::string fileOf(const Device &device, const std::string &id) { return MailBook(device.folder).battle(id)->file; }

/// Two computers with a battle that has begun; its id.
std::string begun(const Device &anna, const Device &ben)
{
    const std::string id = invited(anna);
    MailBook there(ben.folder);
    const std::string answer = deskOf(there).accept(fileOf(anna, id), "Ben", now).file;
    MailBook here(anna.folder);
    if (deskOf(here).open(answer, false, now).verdict.opening != mail::Opening::acceptance)
        throw Error("the acceptance was refused");
    return id;
}

/// Plays up to so many acts of the open turn; gives how many decisions it was.
int played(const Device &device, const std::string &id, int most)
{
    MailBook book(device.folder);
    MailDesk desk = deskOf(book);
    const auto table = desk.table(id);
    int done = 0;
    for (; done < most && !table->seat()->finished(); ++done) {
        const auto choice = table->seat()->choices().at(table->seat()->chosenBy("greedy", 1));
        if (const auto why = table->act(choice.act, choice.card, now); why)
            throw Error(*why);
    }
    return done;
}

std::string sent(const Device &device, const std::string &id)
{
    MailBook book(device.folder);
    MailDesk desk = deskOf(book);
    const auto table = desk.table(id);
    if (table->turn() != nullptr)
        table->close({}, now);
    return table->row().file;
}

} // namespace

class MailBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void anActIsKeptWhenItIsDone() // PBM-41
    {
        const Device anna(place("anna")), ben(place("ben"));
        const std::string id = begun(anna, ben);
        for (std::size_t acts = 0; played(anna, id, 1) == 1;) { // a new start for each decision
            const std::size_t kept = MailBook(anna.folder).acts(id).size();
            QVERIFY(kept > acts);
            acts = kept;
        }
        const std::string open = fileOf(anna, id), closed = sent(anna, id);
        QVERIFY(open != closed && closed.starts_with(open));
        QVERIFY(MailBook(anna.folder).acts(id).empty());
        QCOMPARE(sent(anna, id), closed); // PBM-04
        MailBook book(ben.folder);
        QCOMPARE(deskOf(book).open(closed, false, now).verdict.opening, mail::Opening::news);
    }

    void nobodyOverwritesAnother()
    {
        const Device anna(place("anna")), ben(place("ben"));
        const std::string id = begun(anna, ben);
        MailBook one(anna.folder), two(anna.folder);
        MailDesk here = deskOf(one), there = deskOf(two);
        const auto first = here.table(id), second = there.table(id);
        const auto next = first->seat()->choices().back();
        QVERIFY(!first->act(next.act, next.card, now));
        QVERIFY_THROWS_EXCEPTION(Error, (void)second->act(next.act, next.card, now));
        QCOMPARE(one.acts(id).size(), std::size_t{1});
        (void)played(anna, id, 1000);
        (void)sent(anna, id);
        QVERIFY_THROWS_EXCEPTION(Error, first->undo(now)); // it is closed by now
        QVERIFY(one.acts(id).empty());
        QVERIFY_THROWS_EXCEPTION(Error, one.add(*one.battle(id), now));
    }

    void aProgramThatEndsBeforeTheMarkIsNoRestore() // PBM-46
    {
        const Device anna(place("anna")), ben(place("ben"));
        const std::string id = begun(anna, ben);
        const std::filesystem::path marks = anna.folder / "turn-marks";
        const std::string before = text(marks);
        (void)played(anna, id, 1000);
        QVERIFY(text(marks) != before);
        std::ofstream(marks) << before; // as if it had been killed between the store and the mark
        const std::string file = sent(anna, id);
        QVERIFY(file.find("restored") == std::string::npos);
    }

    void aStoreThatWasPutBackIsNoticed() // PBM-46
    {
        const Device anna(place("anna")), ben(place("ben"));
        const std::string id = begun(anna, ben);
        const std::filesystem::path copy = place("copy.sqlite");
        Store(anna.folder).copyTo(copy);
        (void)played(anna, id, 1000);
        Store(anna.folder).replaceBy(copy, [] {}); // a backup brought back in the app
        QVERIFY(MailBook(anna.folder).acts(id).empty());
        MailBook(anna.folder).raiseMark(id, {1, 1}); // never lowers it
        (void)played(anna, id, 3);
        QCOMPARE(MailBook(anna.folder).battle(id)->restored, 1);
        (void)played(anna, id, 1000);
        const std::string file = sent(anna, id);
        QVERIFY(file.find(R"("notes":[["restored",1]])") != std::string::npos);
        QCOMPARE(MailBook(anna.folder).battle(id)->restored, 0); // told once
        MailBook book(ben.folder);
        const auto came = deskOf(book).open(file, false, now);
        QCOMPARE(came.verdict.notes.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(came.verdict.notes[0].rule), QString("PBM-73"));
    }

    void aSecondVersionIsKeptAsProof() // PBM-55, PBM-66
    {
        const Device anna(place("anna")), ben(place("ben"));
        const std::string id = begun(anna, ben);
        const std::filesystem::path copy = place("copy.sqlite");
        Store(anna.folder).copyTo(copy);
        (void)played(anna, id, 1000);
        const std::string first = sent(anna, id);
        Store(anna.folder).replaceBy(copy, [] {});
        (void)played(anna, id, 1000);
        const std::string second = sent(anna, id); // with the note that says so
        QVERIFY(first != second);
        MailBook there(ben.folder);
        MailDesk desk = deskOf(there);
        QCOMPARE(desk.open(first, false, now).verdict.opening, mail::Opening::news);
        QVERIFY(there.proofs(id).empty());
        for (int time = 0; time < 2; ++time) { // it is kept once, however often it comes
            QCOMPARE(desk.open(second, false, now).verdict.opening, mail::Opening::refused);
            QCOMPARE(there.proofs(id).size(), std::size_t{1});
        }
        const MailProof proof = there.proofs(id)[0];
        QVERIFY(proof.number == 1 && proof.side == mail::Side::a && proof.part == "turn 1" && proof.kept == now);
        QCOMPARE(proof.file, second);
        QCOMPARE(there.battle(id)->file, first);
        // Anna takes over what Ben goes on from; her own version is kept.
        (void)played(ben, id, 1000);
        const std::string reply = sent(ben, id);
        MailBook here(anna.folder);
        MailDesk hers = deskOf(here);
        QCOMPARE(hers.open(reply, false, now).verdict.opening, mail::Opening::takeOver);
        QVERIFY(here.proofs(id).empty() && here.battle(id)->file == second);
        (void)hers.open(reply, true, now);
        QCOMPARE(here.battle(id)->file, reply);
        QCOMPARE(here.proofs(id).size(), std::size_t{1});
        QCOMPARE(here.proofs(id)[0].file, second);
        // It is in a backup, comes out of a damaged file, and goes with the battle.
        const std::filesystem::path backup = place("backup");
        std::filesystem::create_directories(backup);
        Store(anna.folder).copyTo(backup / "optio.sqlite");
        QCOMPARE(MailBook(backup).proofs(id).size(), std::size_t{1});
        const std::filesystem::path fresh = place("fresh");
        std::filesystem::create_directories(fresh);
        {
            const Store made(fresh);
        }
        SQLite::Database into((fresh / "optio.sqlite").string(), SQLite::OPEN_READWRITE);
        QCOMPARE(recover(anna.folder / "optio.sqlite", into).games, 1);
        QCOMPARE(MailBook(fresh).proofs(id).at(0).file, second);
        here.remove(id);
        QVERIFY(here.proofs(id).empty());
    }

    void aStoreOfBeforeIsBroughtUpToDate() // the steps of the schema for proofs and house rules
    {
        const Device anna(place("anna"));
        const std::string id = invited(anna);
        SQLite::Database before((place("old.sqlite")).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        constexpr int then = 4;
        migrate(before, place("old.sqlite"), schemaSteps().first(then));
        before.exec("ATTACH '" + (anna.folder / "optio.sqlite").string() + "' AS new");
        before.exec("INSERT INTO mail_battle SELECT * FROM new.mail_battle");
        before.exec("DETACH new");
        migrate(before, place("old.sqlite"), schemaSteps());
        QCOMPARE(before.execAndGet("SELECT id FROM mail_battle").getString(), id);
        QCOMPARE(before.execAndGet("SELECT count(*) FROM mail_house").getInt(), 0);
        QCOMPARE(before.execAndGet("SELECT count(*) FROM mail_proof").getInt(), 0);
        before.exec("INSERT INTO mail_proof (battle, n, side, part, kept, file) SELECT id, 1, 'A', 'turn 1', '', '' FROM mail_battle");
    }

    void aBattleKeepsItsHouseRules() // DAT-15, PBM-61, M26 (g)
    {
        const std::string four = "extends = \"hoplites\"\nid = \"hands\"\nname = \"Other hands\"\n[battle.hand]\nmost = 4\n";
        const std::string five = with(four, "most = 4", "most = 5");
        const std::map<std::string, std::string> houses{{"hoplites+hands", four}};
        const Device anna(place("anna")), ben(place("ben"));
        MailBook here(anna.folder), there(ben.folder);
        const auto inviteBy = [&](const std::string &ruleset) {
            MailDesk desk = deskOf(here, houses);
            mail::SetUp setUp = desk.rulesOf(ruleset).mailSetUp(hoplitesmail::supplied("carthage"), hoplitesmail::supplied("gauls"), {});
            return desk.invite(ruleset, std::move(setUp), "Anna", now);
        };
        const MailRow invitation = inviteBy("hoplites+hands"), plain = inviteBy("hoplites");
        QVERIFY(here.battle(invitation.id)->house == four && here.battle(plain.id)->house.empty());
        // An invitation under other house rules, or under some that are not here.
        for (const auto &other : {std::map<std::string, std::string>(), std::map<std::string, std::string>{{"hoplites+hands", five}}}) {
            const auto came = deskOf(there, other).open(invitation.file, false, now);
            QCOMPARE(came.verdict.opening, mail::Opening::refused);
            QCOMPARE(QString::fromStdString(came.verdict.fault->rule), QString("PBM-61"));
            QVERIFY(came.verdict.fault->text.find("house rules hands") != std::string::npos);
            QVERIFY_THROWS_EXCEPTION(Error, (void)deskOf(there, other).accept(invitation.file, "Ben", now));
        }
        const auto seen = deskOf(there, houses).open(invitation.file, false, now);
        QVERIFY(seen.verdict.opening == mail::Opening::invitation && seen.ruleset == "hoplites+hands");
        const MailRow accepted = deskOf(there, houses).accept(invitation.file, "Ben", now);
        QVERIFY(there.battle(accepted.id)->ruleset == "hoplites+hands" && there.battle(accepted.id)->house == four);
        // From here on the house rules are changed on one device and removed from the other; the battle goes on by its own.
        const std::map<std::string, std::string> changed{{"hoplites+hands", five}};
        MailDesk hers = deskOf(here, changed), his = deskOf(there);
        QCOMPARE(hers.open(accepted.file, false, now).verdict.opening, mail::Opening::acceptance);
        const auto handOf = [](MailDesk &desk, const std::string &id) {
            return dynamic_cast<const hoplites::Hoplites &>(desk.rulesetOf(desk.found(id))).sheet().numbers.hand;
        };
        QVERIFY(handOf(hers, invitation.id) == 4 && handOf(his, invitation.id) == 4);
        QCOMPARE(dynamic_cast<const hoplites::Hoplites &>(deskOf(here, changed).rulesetOf(plain)).sheet().numbers.hand, 7);
        for (int turn = 1; turn <= 4; ++turn) {
            MailBook &book = turn % 2 == 1 ? here : there, &other = turn % 2 == 1 ? there : here;
            MailDesk desk = turn % 2 == 1 ? deskOf(book, changed) : deskOf(book),
                     opposite = turn % 2 == 1 ? deskOf(other) : deskOf(other, changed);
            const auto table = desk.table(invitation.id);
            while (!table->seat()->finished()) {
                const auto choice = table->seat()->choices().at(table->seat()->chosenBy("greedy", 1));
                QVERIFY(!table->act(choice.act, choice.card, now));
            }
            table->close({}, now);
            QCOMPARE(opposite.open(table->row().file, false, now).verdict.opening, mail::Opening::news);
        }
        QVERIFY(here.battle(invitation.id)->file == there.battle(invitation.id)->file);
        // A house rule that is added while a battle runs is no fault of it either.
        MailDesk newer = deskOf(there, houses);
        QCOMPARE(newer.open(plain.file, false, now).verdict.opening, mail::Opening::invitation);
        // Of rules that fit no more it is said so, and nothing is guessed.
        const std::string bad = with(four, "battle.hand", "battle.hands");
        MailRow row = *there.battle(invitation.id);
        row.house = bad;
        QVERIFY_THROWS_EXCEPTION(Error, (void)his.rulesOf(row));
        there.remove(invitation.id);
        QVERIFY(!there.battle(invitation.id));
    }

    void marksOfSeveralBattles()
    {
        const Device anna(place("anna"));
        MailBook book(anna.folder);
        QCOMPARE(book.mark("x"), MailBook::Mark(0, 0));
        book.raiseMark("x", {3, 4});
        book.raiseMark("y", {1, 0});
        book.raiseMark("x", {3, 2});
        QCOMPARE(book.mark("x"), MailBook::Mark(3, 4));
        book.raiseMark("x", {4, 0});
        QCOMPARE(MailBook(anna.folder).mark("x"), MailBook::Mark(4, 0));
        QCOMPARE(MailBook(anna.folder).mark("y"), MailBook::Mark(1, 0));
        std::ofstream(anna.folder / "turn-marks", std::ios::app) << "z 5\nnonsense\n"; // a damaged line costs itself
        QCOMPARE(MailBook(anna.folder).mark("x"), MailBook::Mark(4, 0));
    }

    void aDamagedStoreGivesItsBattles() // PBM-48
    {
        const Device anna(place("anna")), ben(place("ben"));
        const std::string id = begun(anna, ben);
        (void)played(anna, id, 4);
        const MailRow row = *MailBook(anna.folder).battle(id);
        const auto acts = MailBook(anna.folder).acts(id);
        const std::filesystem::path fresh = place("fresh");
        std::filesystem::create_directories(fresh);
        {
            const Store made(fresh);
        }
        SQLite::Database into((fresh / "optio.sqlite").string(), SQLite::OPEN_READWRITE);
        QCOMPARE(recover(anna.folder / "optio.sqlite", into).games, 1);
        const MailBook book(fresh);
        QVERIFY(book.battle(id));
        QCOMPARE(book.battle(id)->file, row.file);
        QCOMPARE(book.battle(id)->secrets.hand, row.secrets.hand);
        QVERIFY(book.acts(id) == acts);
        QCOMPARE(recover(anna.folder / "optio.sqlite", into).games, 0); // once more adds nothing
        QVERIFY(book.acts(id) == acts);
        into.exec("DELETE FROM mail_act WHERE n = 1"); // without one before it an act is none
        QCOMPARE(book.acts(id).size(), std::size_t{1});
    }

    void deletedWithItsSecrets() // PBM-47
    {
        const Device anna(place("anna"));
        const std::string id = invited(anna);
        MailBook book(anna.folder);
        QCOMPARE(book.battles().size(), std::size_t{1});
        book.remove(id);
        QVERIFY(book.battles().empty() && !book.battle(id));
        QVERIFY_THROWS_EXCEPTION(Error, book.remove(id));
        QVERIFY_THROWS_EXCEPTION(Error, (void)deskOf(book).table(id));
    }

private:
    std::filesystem::path place(const char *name) const { return std::filesystem::path(folder_->path().toStdString()) / name; }
    static std::string with(std::string text, const std::string &from, const std::string &to)
    {
        return text.replace(text.find(from), from.size(), to);
    }
    static std::string text(const std::filesystem::path &file)
    {
        std::ifstream stream(file);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

OPTIO_TEST(MailBookTest)

} // namespace mail_book_test

#include "mail_book_test.moc"
