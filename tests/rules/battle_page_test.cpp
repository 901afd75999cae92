// SPDX-License-Identifier: GPL-3.0-or-later
// The battle report as one page: it needs nothing else, tells no secret before the end, and carries the game.
#include "rules/report/curve.h"
#include "rules/report/story.h"
#include "tests/suite.h"
#include "tests/supplied.h"

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
        StoryTurn turn{"Turn <1>", "a", {}, {0, 2}};
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

    // Few dice get no verdict; loaded ones are found.
    void luck()
    {
        BattleStory story;
        story.names = {"A", "B"};
        story.dice = {{6, false, true, 29, 29 * 6.0}};
        QVERIFY(holds(battlePage(story, {}, {}), "too few to say"));
        story.dice = {{6, false, true, 100, 520}};
        QVERIFY(holds(battlePage(story, {}, {}), "high: fewer than one game in twenty"));
        story.dice = {{6, false, false, 100, 350}};
        QVERIFY(holds(battlePage(story, {}, {}), "nothing unusual") && holds(battlePage(story, {}, {}), "typed in"));
        story.dice = {{10, false, true, 60, 100}};
        QVERIFY(holds(battlePage(story, {}, {}), "low: fewer"));
    }
};

OPTIO_TEST(BattlePageTest)

} // namespace battle_page_test

#include "battle_page_test.moc"
