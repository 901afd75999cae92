// SPDX-License-Identifier: GPL-3.0-or-later
// Dice with names: kept in the entry, through undo, amendment and a journal read again; the luck of each over all games; names that are
// none.
#include "rules/journal/amend.h"
#include "rules/luck/luck.h"
#include "tests/rules/made_up_ruleset.h"
#include "tests/suite.h"

#include <QtTest>

namespace die_names_test {

using namespace optio;

namespace {

const std::string now = "2026-11-26T10:00:00Z";

/// A game of the made-up rule set, and its journal.
struct Played {
    const madeup::MadeUp rules;
    Game game = Game::start(rules, {rules.armies().at(0), rules.armies().at(1), Json::object(), {}, now});
    std::vector<Entry> entries{parseEntry(game.headerLine(), 0)};

    void add(const Entry &entry)
    {
        game.follow(entry);
        entries.push_back(parseEntry(entry.line, entry.n)); // as it is read again
    }
    void clash(const std::vector<int> &faces, const std::vector<std::string> &names)
    {
        add(game.act("clash", {{"a", "a1.1"}, {"b", "b1.1"}, {"answers", Json::object()}}, faces, now, names));
    }
    void undo()
    {
        add(game.undo([this](int n) { return entries.at(static_cast<std::size_t>(n)); }, now));
    }
};

const DiceTally::Row *named(const std::vector<DiceTally::Row> &rows, const std::string &name)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const DiceTally::Row &row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

bool refused(const std::function<void()> &work, const char *word)
{
    try {
        work();
    } catch (const Error &error) {
        return std::string(error.what()).find(word) != std::string::npos;
    }
    return false;
}

} // namespace

class DieNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesThatAreNone()
    {
        QCOMPARE(dieName("  red \t d6 "), std::string("red d6"));
        QCOMPARE(dieName("   "), std::string());
        QCOMPARE(dieName(std::string(40, 'x')).size(), std::size_t{40});
        QVERIFY(refused([] { (void)dieName(std::string(41, 'x')); }, "at most 40"));
        QVERIFY(refused([] { (void)dieName("red\nd6"); }, "one line"));
        QVERIFY(refused([] { (void)dieName("red\x07"); }, "plain text"));
        QVERIFY(refused([] { (void)dieName("red\u202E6d"); }, "plain text")); // turns what follows around
        QVERIFY(refused([] { (void)dieName("\xC3"); }, "plain text"));
        QCOMPARE(dieName("אדום"), std::string("אדום")); // a language that is written so is no trick
        QCOMPARE(sameDie("Red D6"), sameDie("red d6"));
    }

    void standInTheEntry()
    {
        Played played;
        played.clash({6, 2}, {"red d6", "blue d6"});
        QCOMPARE(played.entries.back().json.at("dieNames"), Json({"red d6", "blue d6"}));
        played.clash({5, 3}, {"red d6"}); // both are thrown with it
        QCOMPARE(played.entries.back().json.at("dieNames"), Json({"red d6", "red d6"}));
        for (const std::vector<std::string> &none : {std::vector<std::string>{}, {""}, {"", " "}}) {
            played.clash({5, 3}, none);
            QVERIFY(!played.entries.back().json.contains("dieNames"));
        }
        const Json input{{"a", "a1.1"}, {"b", "b1.1"}, {"answers", Json::object()}};
        QVERIFY(refused([&] { (void)played.game.act("clash", input, std::nullopt, now, {"red d6"}); }, "typed in"));
        QVERIFY(refused([&] { (void)played.game.act("clash", input, std::vector<int>{1, 2}, now, {"a", "b", "c"}); }, "3 names"));
        // A journal from elsewhere that says otherwise.
        const std::string line = played.entries[1].line;
        for (const auto &[what, by] : {std::pair("\"blue d6\"]", "\"blue  d6\"]"),
                                       {"\"blue d6\"]", "7]"},
                                       {",\"blue d6\"]", "]"},
                                       {"[\"red d6\"", "[\"red\\u202Ed6\""}}) {
            std::string other = line;
            other.replace(other.find(what), std::string(what).size(), by);
            QVERIFY2(refused([&] { (void)parseEntry(other, 1); }, "dieNames"), by);
        }
    }

    // Each die counts once, by the name and the face that were typed last (an undone roll done again, an amended one, a copy of its game).
    void throughUndoAndAmendment()
    {
        Played played;
        played.clash({6, 2}, {"red d6", ""});
        played.undo();
        QVERIFY(!played.entries.back().json.contains("dieNames"));
        played.clash({6, 3}, {"Green die", ""});
        DiceTally tally;
        tally.add(played.entries);
        tally.add(played.entries); // a copy of the game
        const auto rows = tally.rows();
        QVERIFY(named(rows, "red d6") == nullptr);
        QVERIFY(named(rows, "Green die") != nullptr);
        QCOMPARE(named(rows, "Green die")->count, 1);
        QCOMPARE(named(rows, "")->faces, (std::vector<int>{0, 0, 1, 0, 0, 1}));
        // Typed wrongly, and amended.
        Amending amending;
        amending.n = 3;
        amending.typed = std::vector<int>{1, 3};
        played.add(played.game.amend(amend(played.rules, played.entries, amending), now));
        const std::vector<StandingEntry> history = standingHistory(played.entries);
        std::vector<Draw> dice;
        for (const Json &die : history.back().result.at("dice"))
            dice.push_back(drawFromJson(die));
        QCOMPARE(history.back().names.of(dice, 0), std::string("Green die"));
        QCOMPARE(history.back().names.of(dice, 1), std::string());
        DiceTally amended;
        amended.add(played.entries);
        QCOMPARE(named(amended.rows(), "Green die")->faces, (std::vector<int>{1, 0, 0, 0, 0, 0}));
        QVERIFY(verifyJournal(played.rules, played.entries).empty());
    }

    void eachIsTold()
    {
        Played played;
        for (int n = 0; n < 60; ++n)
            played.clash({1 + n % 6, 6}, {n % 2 == 0 ? "red d6" : "Red D6", "Ben's"});
        DiceTally tally;
        tally.add(played.entries);
        const auto rows = tally.rows();
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].name, std::string()); // all of them first
        QCOMPARE(rows[0].count, 120);
        const DiceTally::Row *red = named(rows, "Red D6"), *bens = named(rows, "Ben's");
        QVERIFY(red != nullptr && bens != nullptr);
        QCOMPARE(red->text, std::string("your Red D6: 60 rolls, ones 17 %, nothing unusual"));
        QVERIFY2(bens->text.starts_with("Ben's (d6): 60 rolls, sixes 100 % (expected 17 %), unusual: "), bens->text.c_str());
        QVERIFY(bens->unusual && !red->unusual);
        QCOMPARE(toJson(*red).at("name"), Json("Red D6"));
        QVERIFY(!toJson(rows[0]).contains("name") && !toJson(rows[0]).contains("text"));
        // In the luck of the battle they stand after all typed ones of their side, and are among them.
        int sides = 0;
        for (const LuckDice &dice : luckOf(played.rules, played.entries, true).dice)
            if (!dice.name.empty()) {
                QCOMPARE(dice.average.count, 60);
                QCOMPARE(dice.name, std::string(dice.side == "a" ? "Red D6" : "Ben's"));
                ++sides;
            }
        QCOMPARE(sides, 2);
        // Few rolls get no verdict.
        Played few;
        few.clash({6, 6}, {"red d6"});
        DiceTally once;
        once.add(few.entries);
        QCOMPARE(named(once.rows(), "red d6")->text, std::string("your red d6: 2 rolls, too few to say"));
    }
};

OPTIO_TEST(DieNamesTest)

} // namespace die_names_test

#include "die_names_test.moc"
