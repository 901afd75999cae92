// SPDX-License-Identifier: GPL-3.0-or-later
// The journal: the entries of a game and what is refused, lines from outside, what verifying finds, and the report. What holds of any game
// is in journal_property_test.cpp.
#include "tests/rules/made_up_play.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

namespace journal_test {

using namespace optio;
using namespace optio::madeup;

namespace {

const MadeUp ruleset;

bool holds(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

/// The lines written anew, with a chain that fits: what somebody would do who changes an old entry with care.
std::vector<Entry> chainedAnew(std::vector<Entry> entries)
{
    for (std::size_t i = 1; i < entries.size(); ++i) {
        entries[i].json["prev"] = lineHash(entries[i - 1].line);
        entries[i] = parseEntry(canonical(entries[i].json), static_cast<int>(i));
    }
    return entries;
}

using Texts = std::vector<std::string>;

} // namespace

class JournalTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // --- the next entry -----------------------------------------------------------------------------------------------
    void actCarriesItsKeyAndItsReasons()
    {
        Play play(ruleset);
        play.clash(0, 0);
        const Entry &second = play.clash(0, 0);
        const Json key{{"turn", 1}, {"resolver", "clash"}, {"participants", {"a1.1", "b1.1"}}, {"before", 1}};
        QCOMPARE(canonical(second.json.at("key")), canonical(key));
        QCOMPARE(second.json.at("act").at("input").at("answers").at("hill"), Json("none"));
        QCOMPARE(second.json.at("prev"), Json(lineHash(play.entries[1].line)));
        QCOMPARE(second.line, canonical(second.json));
        RandomDice dice(gameKeyFromSeed(1), {1, "clash", {"a1.1", "b1.1"}, 1});
        const int a = dice.face(Die::d6, {"", ""}), b = dice.face(Die::d6, {"", ""});
        QVERIFY(faces(second) == (std::vector<int>{a, b}));
    }

    void actChangesNothingUntilFollowed()
    {
        const Play play(ruleset);
        const Json before = play.game.state();
        const Entry entry = play.game.act("clash", Play::clashInput(0, 0, 0), std::vector<int>{6, 1}, noon);
        QVERIFY(play.game.state() == before);
        QCOMPARE(play.game.length(), 0);
        QCOMPARE(entry.json.at("result").at("changes").size(), std::size_t{1});
        QCOMPARE(entry.json.at("result").at("dice")[0].at("from"), Json("typed"));
    }

    void badActsAreRefused_data()
    {
        QTest::addColumn<QString>("resolver");
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("dice");
        QTest::addColumn<QString>("part");
        QTest::newRow("no such resolver") << "clsh"
                                          << "{}"
                                          << ""
                                          << "clash";
        QTest::newRow("no such unit") << "clash"
                                      << R"({"a":"a9","b":"b1.1"})"
                                      << ""
                                      << "\"a\"";
        QTest::newRow("unknown question") << "clash"
                                          << R"({"a":"a1.1","b":"b1.1","answers":{"moon":1}})"
                                          << ""
                                          << "moon";
        QTest::newRow("a die too few") << "clash"
                                       << R"({"a":"a1.1","b":"b1.1"})"
                                       << "3"
                                       << "too few";
        QTest::newRow("a die too many") << "clash"
                                        << R"({"a":"a1.1","b":"b1.1"})"
                                        << "333"
                                        << "too many";
        QTest::newRow("no such face") << "clash"
                                      << R"({"a":"a1.1","b":"b1.1"})"
                                      << "37"
                                      << "not 7";
        QTest::newRow("dice where none are thrown") << "pass"
                                                    << "{}"
                                                    << "3"
                                                    << "too many";
    }
    void badActsAreRefused()
    {
        QFETCH(QString, resolver);
        QFETCH(QString, input);
        QFETCH(QString, dice);
        QFETCH(QString, part);
        const Play play(ruleset);
        std::optional<std::vector<int>> typed;
        for (const QChar face : dice) {
            if (!typed)
                typed.emplace();
            typed->push_back(face.digitValue());
        }
        const std::string said = refusal(
            [&] { static_cast<void>(play.game.act(resolver.toStdString(), parseJson(input.toStdString(), "the input"), typed, noon)); });
        QVERIFY2(holds(said, part.toStdString()), said.c_str());
    }

    void refusedActsSayWhy()
    {
        Play play(ruleset);
        play.correct(0, 9999);
        QCOMPARE(refusal([&] { play.clash(0, 0); }), std::string("Red one is off the table"));
    }

    void correctionsKeepToTheCounters()
    {
        Play play(ruleset);
        const auto correct = [&play](const Json &values) {
            return refusal([&] { static_cast<void>(play.game.correct(values, "why", noon)); });
        };
        QVERIFY(holds(correct({{"/turn", 7}}), "not a counter"));
        QVERIFY(holds(correct({{Play::path(0), -1}}), "0 to 9999"));
        QVERIFY(holds(correct({{Play::path(0), "1"}}), "0 to 9999"));
        QVERIFY(holds(correct({{Play::path(0), 1.5}}), "0 to 9999"));
        QVERIFY(holds(correct({{"/held", 1}}), "true or false"));
        QVERIFY(holds(correct({{Play::path(0), 0}}), "changes nothing"));
        QVERIFY(holds(correct(Json::object()), "at least one"));
        const Entry &entry = play.add(play.game.correct({{Play::path(0), 2}, {"/held", true}}, "two were lost", noon));
        QCOMPARE(play.game.state().at("units").at("a1.1").at("lost"), Json(2));
        QCOMPARE(play.game.state().at("held"), Json(true));
        QCOMPARE(entry.json.at("reason"), Json("two were lost"));
        QVERIFY(holds(entry.json.at("result").at("sentence"), "Red one: steps lost: 0 → 2"));
    }

    void undoSkipsNotesAndUndoneEntries()
    {
        Play play(ruleset);
        QCOMPARE(refusal([&] { play.undo(); }), std::string("there is nothing to take back"));
        play.clash(0, 0);
        play.correct(1, 3);
        play.note("rain");
        QCOMPARE(play.undo().json.at("of"), Json(2));
        QCOMPARE(play.undo().json.at("of"), Json(1));
        QCOMPARE(refusal([&] { play.undo(); }), std::string("there is nothing to take back"));
        QVERIFY(holds(refusal([&] { play.note(""); }), "1 to"));
    }

    // --- lines from outside -------------------------------------------------------------------------------------------
    void followRefusesWhatDoesNotFit()
    {
        Play play(ruleset);
        play.clash(0, 0, 0, std::vector<int>{6, 1});
        play.clash(0, 0, 0, std::vector<int>{6, 1});
        const auto follow = [&play](Entry entry) {
            Game game = Game::open(ruleset, play.entries[0]);
            game.follow(play.entries[1]);
            const Json before = game.snapshot();
            const std::string said = refusal([&] { game.follow(entry); });
            return game.snapshot() == before ? said : "it changed the game";
        };
        QVERIFY(holds(follow(play.entries[1]), "line 3 of the journal: entry 2 should stand here"));
        Entry other = play.entries[2];
        other.json["prev"] = std::string(64, '0');
        QVERIFY(holds(follow(other), "line 3 of the journal: the chain is broken"));
        other = play.entries[2];
        other.json["result"]["changes"][0]["from"] = 5;
        QVERIFY(holds(follow(other), "it holds 1, not 5"));
        other = play.entries[2];
        other.json["result"]["changes"] = Json::array({{{"path", 3}}});
        QVERIFY(holds(follow(other), "must be a text"));
        other = play.entries[2];
        other.kind = "undo";
        other.json["of"] = 2;
        QVERIFY(holds(follow(other), "not the last that stands"));
    }

    void linesOutOfFormAreNamed_data()
    {
        QTest::addColumn<int>("line"); // counted from 1
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("part");
        QTest::newRow("not json") << 3 << "{\"act\""
                                  << "{act"
                                  << "line 3";
        QTest::newRow("duplicate key") << 3 << "\"kind\""
                                       << "\"n\":2,\"kind\""
                                       << "twice";
        QTest::newRow("number") << 3 << "\"n\":2"
                                << "\"n\":7"
                                << "entry 2 should stand here, not entry 7";
        QTest::newRow("kind") << 3 << "\"kind\":\"act\""
                              << "\"kind\":\"fact\""
                              << "\"kind\" must be";
        QTest::newRow("no kind") << 3 << "\"kind\""
                                 << "\"kin\""
                                 << "lacks \"kind\"";
        QTest::newRow("hash") << 3 << "\"prev\":\""
                              << "\"prev\":\"x"
                              << "64 hexadecimal digits";
        QTest::newRow("dice") << 3 << "\"dice\":["
                              << "\"dies\":["
                              << "lacks \"dice\"";
        QTest::newRow("participants") << 3 << "\"participants\":["
                                      << "\"participants\":[1,"
                                      << "a list of texts";
        QTest::newRow("key") << 3 << "\"before\""
                             << "\"after\""
                             << "lacks \"before\"";
        QTest::newRow("empty line") << 2 << "{"
                                    << "\n{"
                                    << "line 2";
        QTest::newRow("header") << 1 << "\"optio-game\":1"
                                << "\"game\":1"
                                << "not the header";
        QTest::newRow("newer") << 1 << "\"optio-game\":1"
                               << "\"optio-game\":2"
                               << "newer version";
        QTest::newRow("game key") << 1 << "\"key\":\""
                                  << "\"key\":\"zz"
                                  << "line 1 of the journal: \"key\" must be 64 hexadecimal digits";
        QTest::newRow("armies") << 1 << "\"armies\":["
                                << "\"armies\":[1,"
                                << "two armies";
    }
    void linesOutOfFormAreNamed()
    {
        QFETCH(int, line);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, part);
        Play play(ruleset);
        play.clash(0, 0);
        play.clash(0, 0);
        QStringList lines = QString::fromStdString(play.text()).split('\n');
        QVERIFY(lines[line - 1].contains(from));
        lines[line - 1].replace(lines[line - 1].indexOf(from), from.size(), to);
        const std::string said = refusal([&] { readJournal(lines.join('\n').toStdString(), "game.optio"); });
        QVERIFY2(holds(said, part.toStdString()) && holds(said, "game.optio: line " + std::to_string(line)), said.c_str());
    }

    void cutLineIsDroppedOnlyWhenAsked()
    {
        Play play(ruleset);
        play.clash(0, 0);
        play.clash(0, 1);
        const std::string cut = play.text().substr(0, play.text().size() - 40);
        QVERIFY(holds(refusal([&] { readJournal(cut, "game.optio"); }), "game.optio: line 3"));
        std::string told;
        QCOMPARE(readJournal(cut, "game.optio", &told).size(), std::size_t{2});
        QVERIFY(holds(told, "line 3 was cut short"));
        told.clear();
        QCOMPARE(readJournal(play.text(), "game.optio", &told).size(), std::size_t{3});
        QVERIFY(told.empty());
        // A whole line that is wrong is not a line cut short.
        QVERIFY(!refusal([&] { readJournal(cut + "\n", "game.optio", &told); }).empty());
        QVERIFY(holds(refusal([&] { readJournal("", "game.optio", &told); }), "is empty"));
        // Line ends of another system.
        QCOMPARE(readJournal(QString::fromStdString(play.text()).replace("\n", "\r\n").toStdString(), "game.optio").size(), std::size_t{3});
    }

    void otherRuleSetIsRefused()
    {
        Play play(ruleset);
        play.entries[0].json["ruleset"] = "other";
        QVERIFY(holds(refusal([&] { Game::open(ruleset, play.entries[0]); }), "of the rule set \"other\""));
        QVERIFY(holds(refusal([&] { verifyJournal(ruleset, play.entries); }), "of the rule set \"other\""));
    }

    // --- verify -------------------------------------------------------------------------------------------------------
    void verifyNamesEveryDifference()
    {
        Play play(ruleset);
        play.clash(0, 0);
        play.clash(0, 1, 0, std::vector<int>{6, 1});
        play.undo();
        play.correct(1, 2);
        play.clash(1, 1, 0, std::vector<int>{5, 1});
        QVERIFY(verifyJournal(ruleset, play.entries).empty());

        const auto changed = [&play](std::size_t n, const std::string &pointer, const Json &value) {
            std::vector<Entry> entries = play.entries;
            entries[n].json[Json::json_pointer(pointer)] = value;
            return whats(verifyJournal(ruleset, chainedAnew(entries)));
        };
        const int shown = faces(play.entries[1])[0];
        QCOMPARE(changed(1, "/result/dice/0/value", shown % 6 + 1), Texts({"1 dice", "1 ruling"}));
        QCOMPARE(changed(1, "/key/before", 1), Texts({"1 dice", "1 dice"})); // the count, and the dice that hang on it
        QCOMPARE(changed(2, "/key/participants", {"a1.2", "b1.2"}), Texts{"2 dice"});
        QCOMPARE(changed(2, "/result/sentence", "Blue two wins"), Texts{"2 ruling"});
        QCOMPARE(changed(2, "/result/dice/1/value", 6), Texts{"2 ruling"});
        QCOMPARE(changed(2, "/result/lines/0/value", 5), Texts{"2 ruling"});
        QCOMPARE(changed(2, "/act/input/answers/moon", 5), Texts{"2 ruling"});
        QCOMPARE(changed(3, "/of", 1), Texts{"3 changes"});
        QCOMPARE(changed(3, "/result/changes", Json::array()), Texts({"3 changes", "5 ruling", "5 changes"}));
        QCOMPARE(changed(4, "/result/changes/0/path", "/turn"), Texts({"4 changes", "4 changes"}));
        // After a change that does not fit, only the chain is checked.
        QCOMPARE(changed(5, "/result/changes/0/from", 9), (Texts{"5 ruling", "5 changes"}));
        QCOMPARE(changed(0, "/start/turn", 2).front(), std::string("0 ruling"));
    }

    void chainBreaksAreFound()
    {
        Play play(ruleset);
        play.clash(0, 0);
        play.note("rain");
        play.clash(0, 1);
        std::vector<Entry> entries = play.entries;
        entries[2].json["text"] = "sun";
        entries[2] = parseEntry(canonical(entries[2].json), 2);
        QCOMPARE(whats(verifyJournal(ruleset, entries)), Texts{"3 chain"});
    }

    void otherRulesAreToldThenAndToday()
    {
        Play play(ruleset);
        play.clash(0, 0, 0, std::vector<int>{3, 3});
        play.clash(0, 0, 0, std::vector<int>{6, 1});
        const MadeUp second(Edition{1, true});
        const std::vector<VerifyFinding> findings = verifyJournal(second, play.entries);
        QCOMPARE(whats(findings), Texts{"1 ruling"});
        QCOMPARE(findings[0].text, std::string("Entry 1: then “Red one and Blue one part unharmed”, today “Blue one is hurt by Red one”."));
    }

    void otherWordsOfAnotherProgramAreNoDifference()
    {
        Play play(ruleset);
        play.clash(0, 0, 0, std::vector<int>{6, 1});
        std::vector<Entry> entries = play.entries;
        entries[1].json["result"]["sentence"] = "Blue one suffers";
        QCOMPARE(whats(verifyJournal(ruleset, chainedAnew(entries))), Texts{"1 ruling"});
        entries[0].json["program"] = "0.0.9";
        entries[0] = parseEntry(canonical(entries[0].json), 0);
        QCOMPARE(whats(verifyJournal(ruleset, chainedAnew(entries))), Texts{});
        entries[1].json["result"]["outcome"]["b"]["result"] = "unharmed";
        QCOMPARE(whats(verifyJournal(ruleset, chainedAnew(entries))), Texts{"1 ruling"});
    }

    // --- report -------------------------------------------------------------------------------------------------------
    void reportTellsTheBattle()
    {
        Play play(ruleset);
        play.clash(0, 0, 2, std::vector<int>{4, 1});
        play.clash(0, 1, 0, std::vector<int>{1, 6});
        play.undo();
        play.pass();
        play.pass();
        play.correct(1, 2, "we *forgot* one");
        play.note("the hill counts\nas agreed");
        const std::string report = battleReport(ruleset, play.entries);
        for (const char *line : {"# Red – Blue\n", "## Turn 1\n", "1. **Blue one is hurt by Red one**\n    - 6 against 1\n",
                                 "    - dice: side a's die 4 (entered), side b's die 1 (entered)\n", "    - Red: die +4\n",
                                 "2. ~~Red one is hurt by Blue two~~ (taken back)\n", "## Turn 2\n",
                                 "6. **Corrected: Red two: steps lost: 0 → 2**\n    - corrected by hand: we \\*forgot\\* one\n",
                                 "7. Note: the hill counts as agreed\n"})
            QVERIFY2(holds(report, line), (report + "\nlacks: " + line).c_str());
        QVERIFY(!holds(report, "The app rolled")); // typed dice are not the program's
        play.clash(0, 0);
        QVERIFY(holds(battleReport(ruleset, play.entries), "The app rolled 2 d6"));
    }
};

OPTIO_TEST(JournalTest)

} // namespace journal_test

#include "journal_test.moc"
