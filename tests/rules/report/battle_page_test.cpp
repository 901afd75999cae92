// SPDX-License-Identifier: GPL-3.0-or-later
// The battle report as one page: it needs nothing else, tells no secret before the end, and carries the game.
#include "rules/journal/amend.h"
#include "rules/record/record.h"
#include "rules/report/curve.h"
#include "rules/report/markup.h"
#include "rules/report/story.h"
#include "tests/deep.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QElapsedTimer>
#include <QFile>
#include <QtTest>

#include <algorithm>

namespace battle_page_test {

using namespace optio;

namespace {

std::string textOf(const char *name)
{
    QFile file(qEnvironmentVariable("OPTIO_TESTS") + QStringLiteral("/golden/") + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

bool holds(const std::string &text, std::string_view part) { return text.find(part) != std::string::npos; }

} // namespace

class BattlePageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What an army had is what it began with, whatever it loses: in the record and in the report's table.
    void whatAnArmyHadDoesNotDwindle()
    {
        for (const char *file : {"dbm-whole.optio-game", "dba-whole.optio-game"}) {
            const std::vector<Entry> entries = readJournal(textOf(file), "the journal");
            const Json &header = entries.front().json;
            const Ruleset &ruleset = supplied::registry().at(header.at("ruleset").get<std::string>());
            RecordGame begun, ended;
            Json state = header.at("start");
            readEnd(begun, ruleset, header, state);
            for (const StandingEntry &entry : standingHistory(entries))
                optio::apply(state, changesOf(entry));
            readEnd(ended, ruleset, header, state);
            QVERIFY(ended.lost[0] > 0 && ended.lost[1] > 0 && begun.lost[0] + begun.lost[1] == 0);
            QCOMPARE(ended.had, begun.had);
            std::array<int, 2> had{}, lost{};
            for (const StoryGroup &group : storyOf(ruleset, entries, true).groups) {
                had[group.side == "b" ? 1 : 0] += group.had;
                lost[group.side == "b" ? 1 : 0] += group.lost;
            }
            QCOMPARE(had, begun.had);
            QCOMPARE(lost, ended.lost);
        }
    }
    void carriesTheGame_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"dbm-whole.optio-game", "dba-whole.optio-game", "dbm-short.optio-game"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void carriesTheGame()
    {
        QFETCH(QString, file);
        const std::string journal = textOf(file.toLatin1().constData());
        const std::vector<Entry> entries = readJournal(journal, "the journal");
        const Ruleset &ruleset = supplied::registry().at(entries.front().json.at("ruleset").get<std::string>());
        const BattleStory story = storyOf(ruleset, entries, false);
        QVERIFY(story.open);
        const std::string page = battlePage(story, verifyJournal(ruleset, entries), journal);
        QCOMPARE(journalIn(page), journal);
        QCOMPARE(journalText(page), journal);
        QCOMPARE(journalText(journal), journal);
        QVERIFY(!holds(page, "http") && !holds(page, "<script"));
        QVERIFY(page.size() < 300'000);
        QVERIFY(holds(page, "Verified: all " + std::to_string(entries.size() - 1) + " entries replayed"));
        // Cut off in the middle of the game it says so, and is no other game.
        QVERIFY_EXCEPTION_THROWN((void)journalIn(page.substr(0, page.find("data-optio-game") + 200)), Error);
        // Each entry that stands is told once, in its turn.
        std::size_t told = 0;
        for (const StoryTurn &turn : story.turns)
            told += turn.items.size();
        const auto undone = static_cast<std::size_t>(std::count_if(
            entries.begin(), entries.end(), [](const Entry &entry) { return entry.kind == "undo" || entry.kind == "amend"; }));
        QVERIFY(told + 1 + undone >= entries.size());
    }

    // Losses by turn never come down in a game without corrections, and end as the commands tell.
    void lossesAddUp()
    {
        const std::vector<Entry> entries = readJournal(textOf("dbm-whole.optio-game"), "the journal");
        const BattleStory story = storyOf(supplied::registry().at("dbm"), entries, false);
        std::array<int, 2> lost{}, groups{};
        for (const StoryTurn &turn : story.turns)
            lost = turn.lost;
        for (const StoryGroup &group : story.groups)
            groups[group.side == "b" ? 1 : 0] += group.lost;
        QCOMPARE(lost, groups);
        QVERIFY(lost[0] > 0 && lost[1] > 0);
        const std::string curve = lossCurve(story, {0});
        QVERIFY(holds(curve, "</svg>") && holds(curve, story.names[1]));
    }

    void hostileNames()
    {
        BattleStory story;
        story.names = {"<script>alert(1)</script>", "A & \"B\""};
        story.ruleset = "<b>";
        story.created = story.last = "2026-11-26T10:00:00Z";
        StoryTurn turn{"Turn <1>", "a", {}, {0, 2}, {}};
        StoryItem item;
        item.sentence = "</li><script>";
        item.dice = "a\x01 die 3";
        item.reasons = {{"<i>", "&"}};
        item.lost = {0, 2};
        turn.items = {item};
        story.turns = {turn};
        const std::string page = battlePage(story, {{1, "dice", "<u>"}}, {});
        QVERIFY(!holds(page, "<script") && !holds(page, "<u>") && !holds(page, "<i>") && !holds(page, "\x01"));
        QVERIFY(holds(page, "26 November 2026") && holds(page, "1 of 0 entries"));
        QVERIFY(journalIn(page).empty());
    }

    // Breaking points stand in the curve, labelled at their lines and drawn differently (DBM-162).
    void breakingPoints()
    {
        const std::vector<Entry> entries = readJournal(textOf("dbm-whole.optio-game"), "the journal");
        const BattleStory story = storyOf(supplied::registry().at("dbm"), entries, false);
        QVERIFY(story.breaksAt[0] > 0 && story.breaksAt[1] > 0);
        const std::size_t beaten = story.winner == "a" ? 1 : 0;
        QVERIFY(story.turns.back().toward[beaten] >= story.breaksAt[beaten]);
        QVERIFY(story.turns.back().toward[1 - beaten] < story.breaksAt[1 - beaten]);
        for (std::size_t turn = 1; turn < story.turns.size(); ++turn)
            for (const std::size_t side : {0U, 1U})
                QVERIFY(story.turns[turn].toward[side] >= story.turns[turn - 1].toward[side]);
        const std::string curve = lossCurve(story, {});
        QVERIFY(holds(curve, "breaking point") && holds(curve, "stroke-dasharray=\"8 4\"") && holds(curve, "stroke-dasharray=\"2 4\""));
        BattleStory plain = story;
        plain.breaksAt = {};
        QVERIFY(!holds(lossCurve(plain, {}), "breaking point"));
    }

    // What is left out is nowhere in the page, not even in the journal that it would carry.
    void tailored()
    {
        std::vector<Entry> entries = readJournal(textOf("dbm-whole.optio-game"), "the journal");
        const Ruleset &ruleset = supplied::registry().at("dbm");
        Game game = Game::open(ruleset, entries.front());
        for (std::size_t n = 1; n < entries.size(); ++n)
            game.follow(entries[n]);
        entries.push_back(game.note("We argued about the <marsh>.", "2026-11-26T10:00:00Z"));
        const int n = entries.back().n;
        ReportWish wish;
        std::string page = battlePage(ruleset, entries, false, wish);
        QVERIFY(holds(page, "We argued about the &lt;marsh&gt;.") && !journalIn(page).empty());
        QVERIFY(holds(page, "id=\"e" + std::to_string(n) + "\""));
        wish.edited[n] = "We agreed on the marsh.";
        page = battlePage(ruleset, entries, false, wish);
        QVERIFY(holds(page, "We agreed on the marsh.") && !holds(page, "argued") && journalIn(page).empty());
        wish.edited[n] = "";
        page = battlePage(ruleset, entries, false, wish);
        QVERIFY(!holds(page, "agreed") && !holds(page, "argued") && journalIn(page).empty());
        wish = {};
        wish.notes = false;
        QVERIFY(journalIn(battlePage(ruleset, entries, false, wish)).empty());
        wish = {};
        wish.game = false;
        QVERIFY(journalIn(battlePage(ruleset, entries, false, wish)).empty());
        wish = {};
        wish.dice = false;
        page = battlePage(ruleset, entries, false, wish);
        QVERIFY(!holds(page, "<summary>Why</summary>") && !journalIn(page).empty());
        BattleStory story = storyOf(ruleset, entries, false);
        std::size_t before = 0, after = 0;
        for (const StoryTurn &turn : story.turns)
            before += turn.items.size();
        wish = {};
        wish.plain = false;
        tailor(story, wish);
        for (const StoryTurn &turn : story.turns)
            for (const StoryItem &item : turn.items) {
                ++after;
                QVERIFY(item.kind != StoryItem::Kind::act || !item.dice.empty() || item.byHand);
            }
        QVERIFY(after > 0 && after < before);
        const std::string text = battleText(storyOf(ruleset, entries, false));
        QVERIFY(holds(text, "Note: We argued about the <marsh>.") && !holds(text, "**"));
    }

    void photographs()
    {
        BattleStory story;
        story.names = {"A", "B"};
        StoryItem item;
        item.n = 4;
        item.sentence = "They fight.";
        item.dice = "die 3";
        story.turns = {{"Turn 1", "a", {item}, {0, 0}, {}}};
        const std::string page = battlePage(story, {}, {},
                                            {{0, "the field",
                                              "\xff\xd8\xff"
                                              "1"},
                                             {3, "\"<their>\" line",
                                              "\xff\xd8\xff"
                                              "22"}});
        QVERIFY(holds(page, "data:image/jpeg;base64,/9j/MQ==") && holds(page, "data:image/jpeg;base64,/9j/MjI="));
        QVERIFY(holds(page, "&quot;&lt;their&gt;&quot; line") && !holds(page, "<their>"));
        QVERIFY(page.find("the field") < page.find("They fight.") && page.find("They fight.") < page.find(";their"));
        QCOMPARE(toBase64("a"), std::string("YQ=="));
        QCOMPARE(toBase64("ab"), std::string("YWI="));
        QCOMPARE(toBase64("abc"), std::string("YWJj"));
        QCOMPARE(toBase64(""), std::string());
    }

    // A game of 10,000 entries, most of them acts and their undoing, is told whole: every entry once, and read out of its page again.
    void tenThousandEntries()
    {
        const int wanted = optio::test::deep() ? 10'000 : 1'500;
        std::vector<Entry> entries = readJournal(textOf("dbm-short.optio-game"), "the journal");
        const Ruleset &ruleset = supplied::registry().at("dbm");
        Game game = Game::open(ruleset, entries.front());
        for (std::size_t n = 1; n < entries.size(); ++n)
            game.follow(entries[n]);
        const auto add = [&](Entry entry) {
            game.follow(entry);
            entries.push_back(std::move(entry));
        };
        const Json input = {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", Json::object()}};
        const auto reader = [&](int n) { return entries.at(static_cast<std::size_t>(n)); };
        while (static_cast<int>(entries.size()) <= wanted) {
            add(game.act("close-combat", input, std::nullopt, "2026-11-26T10:00:00Z"));
            add(game.undo(reader, "2026-11-26T10:00:01Z"));
            add(game.note("Again.", "2026-11-26T10:00:02Z"));
        }
        const BattleStory story = storyOf(ruleset, entries, false);
        std::size_t told = 0, undone = 0;
        for (const StoryTurn &turn : story.turns)
            told += turn.items.size();
        for (const Entry &entry : entries)
            undone += entry.kind == "undo" ? 1 : 0;
        QCOMPARE(told + undone + 1, entries.size());
        QElapsedTimer timer;
        timer.start();
        const std::string page = battlePage(ruleset, entries, false);
        qInfo("page of %zu entries: %lld ms, %zu bytes", entries.size() - 1, static_cast<long long>(timer.elapsed()), page.size());
        std::string journal;
        for (const Entry &entry : entries)
            journal += entry.line + "\n";
        QVERIFY(journalIn(page) == journal);
    }

    // Each side's dice stand beside their band, and nothing else is said of few.
    void luck()
    {
        const std::vector<Entry> entries = readJournal(textOf("dbm-whole.optio-game"), "the journal");
        const std::string page = battlePage(supplied::registry().at("dbm"), entries, false);
        QVERIFY(holds(page, "<h2>Luck</h2>") && holds(page, "nine games in ten") && holds(page, "swung most"));
        QVERIFY(holds(page, "results in its favour, of") && holds(page, "nothing unusual"));
        QVERIFY(!holds(page, "http"));
        BattleStory none;
        QVERIFY(!holds(battlePage(none, {}, {}), "Luck"));
    }
};

OPTIO_TEST(BattlePageTest)

} // namespace battle_page_test

#include "battle_page_test.moc"
