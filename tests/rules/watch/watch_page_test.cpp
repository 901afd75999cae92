// SPDX-License-Identifier: GPL-3.0-or-later
// What people who watch a game read (LNK-50), for every rule set that is played on a table, and that it holds nothing but what both sides
// may see (LNK-14).
#include "rules/link/keeper.h"
#include "rules/report/markup.h"
#include "rules/watch/watch_html.h"
#include "tests/golden/golden_battle.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <algorithm>
#include <fstream>
#include <functional>
#include <regex>
#include <sodium.h>
#include <sstream>

namespace watch_page_test {

using namespace optio;

namespace {

const Ruleset &rulesOf(const std::string &id) { return supplied::registry().at(id); }

std::vector<Entry> journalOf(const std::string &name)
{
    std::stringstream text;
    text << std::ifstream(std::filesystem::path(std::getenv("OPTIO_TESTS")) / "golden" / name).rdbuf();
    return readJournal(text.str(), name);
}

/// A battle of each rule set that is played on a table.
std::vector<std::pair<std::string, std::vector<Entry>>> battles()
{
    return {{"dbm", journalOf("dbm-whole.optio-game")},
            {"dba", journalOf("dba-whole.optio-game")},
            {"punic", GoldenBattle(rulesOf("punic"), "punic-battle", 202).entries()},
            {"tropaion", GoldenBattle(rulesOf("tropaion"), "tropaion-battle", 101).entries()},
            {"ancients", GoldenBattle(rulesOf("ancients"), "ancients-battle", 303).entries()}};
}

std::vector<Entry> upTo(const std::vector<Entry> &entries, std::size_t n)
{
    return {entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(std::min(n + 1, entries.size()))};
}

std::string textOf(const WatchPage &page) { return FieldsOut::write(page).dump(1); }

/// The page without the sides of dice, their chances and who is called by name at a total: a watcher cannot work these out for every act (a
/// card that was played from a hand which it does not see), and then goes without.
Json compared(const WatchPage &page)
{
    Json json = FieldsOut::write(page);
    for (Json &ruling : json["rulings"]) {
        ruling.erase("chance");
        for (Json &die : ruling["dice"])
            die.erase("side");
        for (Json &total : ruling["totals"])
            total.erase("name");
    }
    return json;
}

/// The same game as a watcher's seat has it.
std::vector<Entry> watched(const Ruleset &ruleset, const std::vector<Entry> &entries)
{
    link::Keeper keeper(ruleset, entries, {}, [] { return std::string("2026-01-31T12:00:00Z"); });
    return keeper.linesFor(link::Seat::watch);
}

constexpr const char *evil = R"(<script>alert("x")</script>&'%1)";

/// A page in which everything that can be typed is markup.
WatchPage evilPage()
{
    WatchPage page;
    page.ruleset = page.name = page.turn = page.phase = page.step = page.weather = evil;
    page.side = "a";
    for (const char *id : {"a", "b"}) {
        WatchSide side{id, evil, {evil, 5, 10, "5", "10", ""}};
        side.parts = {{evil, 3, 3, "3", "3", evil}, {evil, 0.5, 4, "½", "4", ""}};
        side.pools = {{evil, evil, 2, 3}};
        side.facts = {evil};
        page.sides.push_back(side);
    }
    page.warnings = {{"a", evil, evil, Tone::bad, ChanceView{0.25, "1/4"}}, {"b", evil, evil, Tone::warn, {}}};
    WatchRuling ruling{
        7, evil, {{"a", 6, 5, 0}, {"b", 10, 0, 0}, {"", 6, 3, 10}}, 4, {{"a", evil, 9}, {"b", evil, 7}}, ChanceView{0.001, "1/1000"}};
    page.rulings = {ruling, ruling, ruling};
    page.curve = {true, {{1, 0, 0}, {2, 5, 2.5}}, {}, 10, 10};
    return page;
}

bool holds(const std::string &text, std::string_view part) { return text.find(part) != std::string::npos; }

int countOf(const std::string &text, const std::string &part)
{
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

} // namespace

class WatchPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // LNK-50: turn and phase, PIPs, losses against break points, rulings with dice, totals and chance, the curve.
    void aBoundOfDbm()
    {
        const std::vector<Entry> all = journalOf("dbm-whole.optio-game");
        const WatchPage page = watchPage(rulesOf("dbm"), upTo(all, 150));
        QCOMPARE(page.n, 150);
        QCOMPARE(page.name, std::string("Macedonians"));
        QCOMPARE(page.turn, std::string("bound 13"));
        QCOMPARE(page.phase, std::string("Combat"));
        QCOMPARE(page.step, std::string());
        QCOMPARE(page.sides.size(), std::size_t{2});
        const WatchSide &own = page.sides[0], &other = page.sides[1];
        QCOMPARE(own.army.doneText + " of " + own.army.ofText, std::string("10 of 28"));
        QCOMPARE(other.army.doneText + " of " + other.army.ofText, std::string("9½ of 45½"));
        QCOMPARE(own.army.name, std::string());
        QCOMPARE(own.parts.size(), std::size_t{3});
        QCOMPARE(own.parts[2].name + " " + own.parts[2].doneText + " of " + own.parts[2].ofText, std::string("Parmenio 6 of 8"));
        QVERIFY(own.parts[2].word.empty());
        QCOMPARE(own.pools.size(), std::size_t{3});
        QCOMPARE(own.pools[0].name + " " + own.pools[0].label, std::string("Alexander PIPs"));
        QCOMPARE(own.pools[0].left, 2);
        QCOMPARE(own.pools[0].total, 4);
        QVERIFY(other.pools.empty()); // it is not their bound
        QCOMPARE(page.rulings.size(), WatchTeller::mostRulings);
        QVERIFY(page.rulings[0].n > page.rulings[1].n && page.rulings[1].n > page.rulings[2].n);
        QVERIFY(page.curve.measured);
        QCOMPARE(page.curve.a, 28.0);
        QCOMPARE(page.curve.b, 45.5);
        QCOMPARE(page.curve.points.back().a, 10.0);
        QVERIFY(page.curve.points.size() > 5 && page.curve.points.front().a == 0);
        QVERIFY(!page.over);
        // Who is about to break, and what would follow.
        QVERIFY(!page.warnings.empty());
        QCOMPARE(page.warnings.front().text, std::string("Alexander"));
        QVERIFY(page.warnings.front().detail.starts_with("1½ EE from being demoralised"));
    }

    // A ruling of a combat: dice and totals stand with their armies, called by their commanders, whoever attacked.
    void aCombatOfDbm()
    {
        const std::vector<Entry> all = journalOf("dbm-whole.optio-game");
        const WatchPage page = watchPage(rulesOf("dbm"), upTo(all, 60)); // Gauls 6 against 5, dice 5 and 2; b attacks
        const WatchRuling &one = page.rulings.front();
        QCOMPARE(one.n, 60);
        QCOMPARE(one.dice.size(), std::size_t{2});
        for (const WatchRuling::Die &die : one.dice)
            QCOMPARE(die.value, die.side == "b" ? 5 : 2);
        QCOMPARE(one.totals.size(), std::size_t{2});
        QCOMPARE(one.totals[0].side + one.totals[0].name, std::string("aParmenio"));
        QCOMPARE(one.totals[1].side + one.totals[1].name, std::string("bConcolitanus"));
        QVERIFY(one.chance && one.chance->p > 0 && one.chance->p < 1);
    }

    // Who has broken is a word, and stands at the curve; the end is told.
    void brokenIsAWord()
    {
        const WatchPage page = watchPage(rulesOf("dbm"), journalOf("dbm-whole.optio-game"));
        QCOMPARE(page.sides[0].army.word, std::string("beaten"));
        QCOMPARE(page.sides[0].parts[0].word, std::string("demoralised"));
        QVERIFY(page.sides[0].parts[1].word.empty() && page.sides[1].army.word.empty());
        QStringList marks;
        for (const WatchCurve::Mark &mark : page.curve.marks)
            marks.append(QString::fromStdString(mark.side + " " + mark.text));
        QCOMPARE(marks, QStringList({"a Alexander", "a Parmenio"}));
        QVERIFY(page.over);
        QCOMPARE(page.winner, std::string("b"));
        QVERIFY(!page.ended.empty());
    }

    // Followed entry by entry it is the page that reading everything gives, for every rule set and at every entry.
    void followedAsRead()
    {
        for (const auto &[id, entries] : battles()) {
            WatchTeller teller(rulesOf(id));
            teller.begin(upTo(entries, 0));
            for (std::size_t n = 1; n < entries.size(); ++n) {
                if (!teller.follow(entries[n]))
                    teller.begin(upTo(entries, n));
                if (n % 7 == 0 || n + 1 == entries.size())
                    QCOMPARE(textOf(teller.page()), textOf(watchPage(rulesOf(id), upTo(entries, n))));
            }
            const WatchPage page = teller.page();
            QVERIFY2(page.sides.size() == 2 && page.sides[0].army.of > 0, id.c_str());
            QVERIFY2(!page.rulings.empty() && !page.turn.empty() && !page.phase.empty(), id.c_str());
            QVERIFY2(page.sides[0].army.done + page.sides[1].army.done > 0, id.c_str());
            // Where a fight has no dice, two totals are compared.
            QVERIFY2(id != "ancients" || page.rulings.front().totals.size() == 2, id.c_str());
        }
    }

    // LNK-14: from the whole journal and from what a watcher's seat has of it the page is the same: what it holds, watchers have.
    void nothingButWhatIsSeen()
    {
        for (const auto &[id, entries] : battles()) {
            const std::vector<Entry> seen = watched(rulesOf(id), entries);
            QCOMPARE(seen.size(), entries.size());
            const int stubs =
                static_cast<int>(std::count_if(seen.begin(), seen.end(), [](const Entry &one) { return one.json.contains("stub"); }));
            QVERIFY2((id == "tropaion") == (stubs > 0) || id == "ancients", id.c_str());
            for (std::size_t n = 0; n < entries.size(); n += 5) {
                const Json whole = compared(watchPage(rulesOf(id), upTo(entries, n)));
                const Json part = compared(watchPage(rulesOf(id), upTo(seen, n)));
                const std::string what = id + " after entry " + std::to_string(n) + ": " + Json::diff(whole, part).dump();
                QVERIFY2(whole == part, what.c_str());
            }
        }
    }

    // What was taken back is not among the rulings any more, and what was lost by it is not lost.
    void takenBack()
    {
        const Ruleset &ruleset = rulesOf("dbm");
        std::vector<Entry> entries = upTo(journalOf("dbm-whole.optio-game"), 60);
        const WatchPage before = watchPage(ruleset, upTo(entries, 59));
        Game game = Game::open(ruleset, entries.front());
        for (std::size_t n = 1; n < entries.size(); ++n)
            game.follow(entries[n]);
        entries.push_back(game.undo([&](int n) { return entries[static_cast<std::size_t>(n)]; }, "2026-01-31T12:00:00Z"));
        WatchTeller teller(ruleset);
        teller.begin(upTo(entries, 60));
        QVERIFY(!teller.follow(entries.back())); // it says that it has to read again
        WatchPage after = watchPage(ruleset, entries);
        QCOMPARE(after.n, 61);
        after.n = before.n;
        QCOMPARE(textOf(after), textOf(before));
    }

    // What the rule set says can be said in another language; names stay.
    void inOtherWords()
    {
        const WatchPage page = watchPage(rulesOf("dbm"), upTo(journalOf("dbm-whole.optio-game"), 150));
        const WatchPage said = spokenPage(page, [](const std::string &text) { return "~" + text; });
        QCOMPARE(said.phase, std::string("~Combat"));
        QCOMPARE(said.sides[0].pools[0].label, std::string("~PIPs"));
        QCOMPARE(said.rulings[0].sentence, "~" + page.rulings[0].sentence);
        QCOMPARE(said.name, page.name);
        QCOMPARE(said.step, std::string()); // nothing to say
    }

    void refusals()
    {
        WatchTeller teller(rulesOf("dbm"));
        QVERIFY_EXCEPTION_THROWN(teller.begin({}), Error);
        const std::vector<Entry> entries = journalOf("dbm-whole.optio-game");
        teller.begin(upTo(entries, 10));
        QVERIFY(!teller.follow(entries[12])); // one is missing
        QCOMPARE(teller.length(), 10);
    }

    // The page for browsers (LNK-05): everything that players typed is text in it, side b is told by more than its colour, and it holds
    // nothing that its own policy forbids.
    void whatIsTypedIsText() // LNK-05
    {
        const std::string body = watchBody(evilPage(), {});
        QVERIFY(!holds(body, "<script") && !holds(body, "alert(\"x\")"));
        QVERIFY(countOf(body, "&lt;script&gt;") > 15);
        QVERIFY(!std::regex_search(body, std::regex("\\sstyle=|\\son[a-z]+=|https?:|src=|href=")));
        WatchPage over = evilPage();
        over.over = true;
        over.ended = evil;
        QVERIFY(!holds(watchBody(over, {}), "<script"));
        WatchWords words;
        words.live = words.gone = words.stopped = words.open = evil;
        const std::string document = watchDocument(body, evil, words);
        QCOMPARE(countOf(document, "<script>"), 1);
        QVERIFY(!holds(document, "alert(\"x\")"));
    }

    void whatItTells() // LNK-05
    {
        WatchPage page = evilPage();
        page.rulings[0].sentence = "Spears (O) push Blades (O) back.";
        page.rulings[0].totals = {{"a", "Hanno", 10}, {"b", "Varro", 8}};
        page.rulings[0].chance = ChanceView{0.28, "7/25"};
        page.sides[1].parts[0] = {"Paullus", 3, 3, "3", "3", "broken"};
        const std::string body = watchBody(page, {});
        for (const char *part : {"Spears (O) push Blades (O) back.", "<b class=\"a\">Hanno 10</b>, <b class=\"b\">Varro 8</b>",
                                 "a 28% chance", "<b class=\"bad\">broken</b>", "5 of 10 lost", "½ / 4", "and 1 more", " · 25%",
                                 "a &lt;1% chance", "aria-label=\"5\"", "/ 10</text>"})
            QVERIFY2(holds(body, part), part);
        // Side b's bars are striped: its army's, and both of its commands'.
        QCOMPARE(countOf(body, "var(--bInk)"), 3);
        const std::string words = watchBody({}, {});
        QVERIFY(holds(words, "No dice have fallen yet")); // before anything has happened
    }

    void itsPolicy()
    {
        const std::string document = watchDocument(watchBody(evilPage(), {}), "x", {});
        for (const std::string tag : {"script", "style"}) {
            const std::size_t from = document.find("<" + tag + ">") + tag.size() + 2;
            const std::string inside = document.substr(from, document.find("</" + tag + ">") - from);
            std::string hash(crypto_hash_sha256_BYTES, '\0');
            crypto_hash_sha256(reinterpret_cast<unsigned char *>(hash.data()), reinterpret_cast<const unsigned char *>(inside.data()),
                               inside.size());
            QVERIFY2(holds(watchPolicy(), tag + "-src 'sha256-" + toBase64(hash) + "'"), tag.c_str());
        }
        QVERIFY(holds(watchPolicy(), "default-src 'none'") && !holds(watchPolicy(), "unsafe"));
    }
};

OPTIO_TEST(WatchPageTest)

} // namespace watch_page_test

#include "watch_page_test.moc"
