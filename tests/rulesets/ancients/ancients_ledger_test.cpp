// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger of a campaign in the store: kept, taken back, guarded against a second program, and recovered from damage.
#include "db/campaign.h"
#include "db/campaign_rows.h"
#include "db/recover.h"
#include "db/schema.h"
#include "rulesets/ancients/campaign.h"
#include "tests/rulesets/ancients/ancients_campaign_outcomes.h"
#include "tests/rulesets/ancients/ancients_campaign_support.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <SQLiteCpp/SQLiteCpp.h>

#include <fstream>

namespace ancients_ledger_test {

using namespace ancientstest;
using namespace ancientsoutcomes;

namespace {

std::filesystem::path path(const QTemporaryDir &folder) { return folder.path().toStdString(); }

} // namespace

/// The bytes of a file.
std::string bytesOf(const std::filesystem::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Overwrites the pages of a data file that hold this text, but for the first one. Gives how many there were.
int harm(const std::filesystem::path &file, const std::string &text)
{
    std::string bytes = bytesOf(file);
    constexpr std::size_t pageSize = 4096;
    int pages = 0;
    for (std::size_t at = bytes.find(text); at != std::string::npos; at = bytes.find(text, at + 1)) {
        const std::size_t page = at / pageSize * pageSize;
        if (page == 0)
            continue;
        bytes.replace(page, pageSize, std::string(pageSize, 'x'));
        ++pages;
    }
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
    return pages;
}

/// A campaign of two battles in the library of a folder.
Campaign fought(const QTemporaryDir &folder)
{
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    CampaignBook book(path(folder));
    book.add(campaign, someTime);
    const auto go = [&](const char *kind, const Json &input, const std::optional<std::vector<int>> &dice = {}) {
        act(campaign, kind, input, dice);
        book.append(campaign, someTime);
    };
    for (int battle = 1; battle <= 2; ++battle) {
        go("field", {{"a", some(campaign, "a", "HI", 5)}, {"b", some(campaign, "b", "HI", 5)}, {"date", "day " + std::to_string(battle)}},
           battle == 1 ? std::optional(std::vector<int>{6, 1}) : std::nullopt);
        go("result", {{"victory", {{"a", 2}, {"b", 1}}}});
    }
    return campaign;
}

class AncientsLedgerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ledger();
    void ledgerAfterUndo();
    void twoPrograms();
    void damagedLine();
    void recoveredLedger();
    void laterEntriesRecovered();
    void damagedTail();
};

// ANC-177: the rows, and the campaign taken up again from the file as after a crash.
void AncientsLedgerTest::ledger()
{
    const QTemporaryDir folder;
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    {
        CampaignBook book(path(folder));
        book.add(campaign, someTime);
        const auto dead = some(campaign, "a", "HI", 2);
        act(campaign, "field", {{"a", some(campaign, "a", "HI", 5)}, {"b", some(campaign, "b", "HI", 5)}, {"date", "2026-02-01"}},
            std::vector<int>{6, 1});
        book.append(campaign, someTime);
        act(campaign, "result", {{"victory", {{"a", 2}, {"b", 1}}}, {"outcomes", outcomes({{dead, "destroyed"}})}});
        book.append(campaign, someTime);
    } // nothing is written when the program ends
    CampaignBook book(path(folder));
    QCOMPARE(book.campaigns().size(), std::size_t{1});
    QCOMPARE(book.campaigns()[0].battles, 1);
    const Campaign again = Campaign::open(rules(), book.lines(campaign.id()));
    QVERIFY(again.state() == campaign.state());
    const auto totals = book.totals(campaign.id());
    QCOMPARE(totals.size(), std::size_t{2});
    QCOMPARE(totals[0].start, 220);
    QCOMPARE(totals[0].available, 206);
    QCOMPARE(totals[1].lost, 14); // a quarter of 35 is 8.75: two HI
    SQLite::Database file((path(folder) / "optio.sqlite").string());
    ANCIENTS_TEXT(file.execAndGet("SELECT attacker || vp_att || vp_def || winner || draw || date FROM campaign_battle").getString(),
                  "a21a02026-02-01");
    QCOMPARE(file.execAndGet("SELECT count(*) FROM campaign_fielded WHERE outcome = 'destroyed'").getInt(), 2);
    QCOMPARE(file.execAndGet("SELECT count(*) FROM campaign_unit WHERE lost_in_battle = 1").getInt(), 4);
    QCOMPARE(file.execAndGet("SELECT count(*) FROM pragma_foreign_key_check").getInt(), 0);
    QVERIFY(refused([&] { book.lines("nobody"); }).contains("no campaign"));
}

void AncientsLedgerTest::ledgerAfterUndo()
{
    const QTemporaryDir folder;
    CampaignBook book(path(folder));
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    book.add(campaign, someTime);
    const auto go = [&](const CampaignEntry &entry) {
        campaign.follow(entry);
        book.append(campaign, someTime);
    };
    go(campaign.act("field", {{"a", some(campaign, "a", "HI", 5)}, {"b", some(campaign, "b", "HI", 5)}}, std::vector<int>{6, 1}, someTime));
    go(campaign.act("result", {{"victory", {{"a", 2}, {"b", 1}}}}, std::nullopt, someTime));
    QCOMPARE(book.totals(campaign.id())[1].lost, 14);
    go(campaign.undo(someTime));
    QCOMPARE(book.totals(campaign.id())[1].lost, 0);
    go(campaign.undo(someTime));
    QCOMPARE(book.campaigns()[0].battles, 0);
    QCOMPARE(book.lines(campaign.id()).size(), std::size_t{5});
}

void AncientsLedgerTest::twoPrograms()
{
    const QTemporaryDir folder;
    CampaignBook book(path(folder)), other(path(folder));
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    book.add(campaign, someTime);
    Campaign theirs = Campaign::open(rules(), other.lines(campaign.id()));
    act(theirs, "concede", {{"side", "b"}});
    other.append(theirs, someTime);
    act(campaign, "concede", {{"side", "a"}});
    QVERIFY(refused([&] { book.append(campaign, someTime); }).contains("another program"));
    ANCIENTS_TEXT(Campaign::open(rules(), book.lines(campaign.id())).state().at("conceded").get<std::string>(), "b");
}

void AncientsLedgerTest::damagedLine()
{
    Campaign campaign = campaignOf(usual("Romans"), usual("Gauls"));
    act(campaign, "concede", {{"side", "b"}});
    std::vector<std::string> lines{campaign.lines()[0].line, campaign.lines()[1].line};
    (void)Campaign::open(rules(), lines);
    std::vector<std::string> changed = lines;
    changed[0].replace(changed[0].find("Romans"), 6, "Rumans");
    QVERIFY(refused([&] { Campaign::open(rules(), changed); }).contains("line 2"));
    changed = {lines[0], "{}"};
    QVERIFY(refused([&] { Campaign::open(rules(), changed); }).contains("line 2"));
    changed = {"[]"};
    QVERIFY(refused([&] { Campaign::open(rules(), changed); }).contains("line 1"));
    QVERIFY(!refused([&] { Campaign::open(rules(), {}); }).isEmpty());
}

// ANC-177: a damaged file gives its campaigns back as it gives games; what was counted from them is counted anew.
void AncientsLedgerTest::recoveredLedger()
{
    const QTemporaryDir folder;
    const Campaign campaign = fought(folder);
    const std::filesystem::path file = path(folder) / "optio.sqlite";
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA wal_checkpoint(TRUNCATE)");
    // The rows of units are lost, in which kind and status follow one another; the lines of the journal are elsewhere.
    QVERIFY(harm(file, "unitavailable") > 0);
    CampaignBook book(path(folder));
    QCOMPARE(book.campaigns().size(), std::size_t{1});
    QCOMPARE(book.campaigns()[0].battles, 2);
    const Campaign again = Campaign::open(rules(), book.lines(campaign.id()));
    QVERIFY(again.state() == campaign.state());
    QCOMPARE(book.totals(campaign.id())[0].start, 220);
    QCOMPARE(book.totals(campaign.id())[1].lost, 28); // twice a quarter of 35
    // It goes on.
    Campaign further = again;
    act(further, "concede", {{"side", "b"}});
    book.append(further, someTime);
    QCOMPARE(book.lines(campaign.id()).size(), std::size_t{6});
}

// ANC-177: what the backup has is gone on with from the damaged file.
void AncientsLedgerTest::laterEntriesRecovered()
{
    const QTemporaryDir folder;
    Campaign campaign = fought(folder);
    const std::filesystem::path file = path(folder) / "optio.sqlite";
    std::filesystem::remove(path(folder) / "optio.backup-2000-01-01.sqlite");
    SQLite::Database whole(file.string(), SQLite::OPEN_READWRITE);
    SQLite::Database into((path(folder) / "new.sqlite").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(into, path(folder) / "new.sqlite", schemaSteps());
    // First a file that knows the beginning alone, then the one that knows more.
    SQLite::Database early((path(folder) / "early.sqlite").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(early, path(folder) / "early.sqlite", schemaSteps());
    std::vector<std::string> lines;
    for (const CampaignEntry &entry : campaign.lines())
        lines.push_back(entry.line);
    const Campaign beginning = Campaign::read({lines[0], lines[1]});
    putCampaign(early, beginning, someTime);
    for (const CampaignEntry &entry : beginning.lines())
        putCampaignLine(early, beginning.id(), entry);
    QCOMPARE(recover(path(folder) / "early.sqlite", into).campaigns, 1);
    const Recovered more = recover(file, into);
    QCOMPARE(more.campaigns, 0);
    QCOMPARE(more.entries, 3);
    QCOMPARE(into.execAndGet("SELECT count(*) FROM campaign_line").getInt(), 5);
    QCOMPARE(into.execAndGet("SELECT count(*) FROM campaign_battle WHERE vp_att IS NOT NULL").getInt(), 2);
    QCOMPARE(recover(file, into).entries, 0); // nothing twice
}

// ANC-177: as far as the chain holds.
void AncientsLedgerTest::damagedTail()
{
    const QTemporaryDir folder;
    const Campaign campaign = fought(folder);
    SQLite::Database file((path(folder) / "optio.sqlite").string(), SQLite::OPEN_READWRITE);
    file.exec("UPDATE campaign_line SET text = replace(text, 'day 2', 'day 9') WHERE n = 3");
    SQLite::Database into((path(folder) / "new.sqlite").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(into, path(folder) / "new.sqlite", schemaSteps());
    const Recovered found = recover(path(folder) / "optio.sqlite", into);
    QCOMPARE(found.campaigns, 1);
    QCOMPARE(found.entries, 2); // the first battle; the changed entry is not believed
    QCOMPARE(into.execAndGet("SELECT count(*) FROM campaign_battle").getInt(), 1);
    file.exec("DELETE FROM campaign_line WHERE n = 0");
    SQLite::Database none((path(folder) / "none.sqlite").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(none, path(folder) / "none.sqlite", schemaSteps());
    QCOMPARE(recover(path(folder) / "optio.sqlite", none).campaigns, 0);
}

OPTIO_TEST(AncientsLedgerTest)

} // namespace ancients_ledger_test

#include "ancients_ledger_test.moc"
