// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of the lines of a turn file (PBM-35, PBM-36, PBM-52): how each is written, and what the reader takes and refuses.
#include "rules/mail/battle_file.h"
#include "tests/rules/mail/forge.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

namespace mail_lines_test {

using namespace toy;
using Change = std::function<void(nlohmann::ordered_json &)>;

namespace {

const std::string digits(64, '7');

/// A line of each kind.
std::map<std::string, std::string> samples()
{
    Act act{3, 2, "shoot", {{"unit", "A1"}, {"back", true}}, {{"missile|A1|1", 7}, {"ai.react|B2|1", 0}}};
    End end{3, {{{"SK", "always"}}, {{"CAV", "never"}, {"other", "computer"}}}, 4, digits, Result{"A", "level"}, true, {{"restored", 3}}};
    SetUp invited = setUp("00112233445566778899aabbccddeeff", 200, 1);
    invited.armies[1].cards.push_back({"FLANK", "", "", "", 0, 0, "", {}, ""});
    invited.promise = {"Anna", digits, digits, digits};
    return {{"set-up", written(invited)},
            {"acceptance", written(Acceptance{{"Ben", digits, digits, digits}, digits})},
            {"act", written(act)},
            {"end", written(end)},
            {"closing", written(Closing{Side::b, digits, {{4, 1, "B3"}}})}};
}

QString refusedLine(const std::string &line, int number = 5)
{
    return refused([&] { readLine(line, number); });
}

QString refusedFile(const std::string &file)
{
    try {
        readBattle(file);
    } catch (const Faulty &faulty) {
        return QString::fromStdString(faulty.fault().rule + ": " + faulty.fault().text);
    }
    return {};
}

} // namespace

class MailLinesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void written_data();
    void written();
    void readsWhatIsWritten();
    void otherTextOfTheSame();
    void badLines_data();
    void badLines();
    void badForms_data();
    void badForms();
    void signatureLines();
    void lineEnds();
    void badFiles_data();
    void badFiles();
    void wrongPlaces_data();
    void wrongPlaces();
    void sizes();
};

void MailLinesTest::written_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *kind, std::string expected) {
        for (std::size_t at = expected.find('#'); at != std::string::npos; at = expected.find('#'))
            expected.replace(at, 1, digits);
        QTest::newRow(kind) << QString(kind) << QString::fromStdString(expected);
    };
    row("acceptance", R"({"accept":{"name":"Ben","key":"#","anchor":"#","hand":"#","value":"#"}})");
    row("act", R"({"turn":3,"act":2,"do":"shoot","with":{"back":true,"unit":"A1"},"dice":[["missile|A1|1",7],["ai.react|B2|1",0]]})");
    row("end", R"({"end":3,"orders":{"withdraw":{"SK":"always"},"react":{"CAV":"never","other":"computer"}},"index":4,"value":"#",)"
               R"("result":["A","level"],"offer":true,"notes":[["restored",3]]})");
    row("closing", R"({"closing":"B","secret":"#","discards":[[4,1,"B3"]]})");
    const std::string army = R"("leader":["Leader of @",5,3,0],"rules":["SKIRMISHERS"],"tags":[],"areas":[[5,"Camp"]],)"
                             R"("cards":[["@ 1","SK","LI",5,4,"J",[],""])";
    const auto named = [&](const std::string &name) { return with(with(army, "@", name), "@", name); };
    row("set-up",
        R"({"setup":{"game":"00112233445566778899aabbccddeeff","title":"Caf\u00e9 \"Marathon\"","period":"toy","engine":12,)"
        R"("content":[["hoplites",")" +
            std::string(64, 'a') + R"("],["hoplites/house \u00e9",")" + std::string(64, 'b') +
            R"("]],"limit":200,"percent":[50,50],"terrain":["River","Woods"],"prefs":{"fogOfWar":false,"initiative":"fixed","turns":30},)"
            R"("extras":{"FLANK":1},"armies":[{"name":"Athens",)" +
            named("Athens") + R"(]},{"name":"Sparta",)" + named("Sparta") +
            R"(,["FLANK"]]}],"name":"Anna","key":"#","anchor":"#","hand":"#"}})");
}

void MailLinesTest::written()
{
    QFETCH(QString, kind);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(samples().at(kind.toStdString())), expected);
}

void MailLinesTest::readsWhatIsWritten()
{
    for (const auto &[kind, text] : samples())
        QCOMPARE(QString::fromStdString(mail::written(readLine(text, 5))), QString::fromStdString(text));
    for (const std::string &line : linesOf(Pair(5).anna.file))
        if (!isSignatureLine(line))
            QCOMPARE(mail::written(readLine(line, line.starts_with("{\"format") ? 1 : 2)), line);
}

// A line is hashed as it stands, so it may be written otherwise by another program.
void MailLinesTest::otherTextOfTheSame()
{
    const std::string other =
        R"({ "act" : 2, "turn":3,"dice":[["missile|A1|1",7],["ai.react|B2|1",0]], "do":"sh\u006fot","with":{"unit":"A1","back":true}})";
    QCOMPARE(mail::written(readLine(other, 9)), samples().at("act"));
}

void MailLinesTest::badLines_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("fragment");
    const auto row = [](const char *name, const char *line, const char *fragment) {
        QTest::newRow(name) << QString(line) << QString(fragment);
    };
    row("no JSON", "hello", "line 5");
    row("a list", "[1,2]", "one JSON object");
    row("cut off", R"({"turn":3,"act":)", "line 5");
    row("two objects", R"({"sig":"a"}{"sig":"b"})", "line 5");
    row("a doubled key", R"({"turn":3,"turn":3,"act":1,"do":"x","with":{},"dice":[]})", "twice");
    row("a doubled key within", R"({"turn":3,"act":1,"do":"x","with":{"a":1,"a":2},"dice":[]})", "twice");
    row("no ASCII", "{\"turn\":3,\"act\":1,\"do\":\"caf\xC3\xA9\",\"with\":{},\"dice\":[]}", "ASCII");
    row("a tab", "{\"turn\":3,\t\"act\":1,\"do\":\"x\",\"with\":{},\"dice\":[]}", "ASCII");
    row("half a character", R"({"turn":3,"act":1,"do":"\ud800","with":{},"dice":[]})", "line 5");
    row("a control character", R"({"turn":3,"act":1,"do":"a\u0007","with":{},"dice":[]})", "plain text");
    row("a line break in a text", R"({"turn":3,"act":1,"do":"a\nb","with":{},"dice":[]})", "plain text");
    row("turned writing", R"({"turn":3,"act":1,"do":"a\u202eb","with":{},"dice":[]})", "plain text");
    row("a missing key", R"({"turn":3,"act":1,"do":"x","with":{}})", "\"dice\" is missing");
    row("an unknown key", R"({"turn":3,"act":1,"do":"x","with":{},"dice":[],"luck":1})", "\"luck\" is not known");
    row("a sign", R"({"turn":-3,"act":1,"do":"x","with":{},"dice":[]})", "from 1");
    row("minus nothing", R"({"turn":3,"act":1,"do":"x","with":{"a":-0},"dice":[]})", "whole number");
    row("a point", R"({"turn":3.0,"act":1,"do":"x","with":{},"dice":[]})", "whole number");
    row("an exponent", R"({"turn":3,"act":1e0,"do":"x","with":{},"dice":[]})", "whole number");
    row("a zero before", R"({"turn":03,"act":1,"do":"x","with":{},"dice":[]})", "line 5");
    row("turn 0", R"({"turn":0,"act":1,"do":"x","with":{},"dice":[]})", "from 1");
    row("a huge number", R"({"turn":3,"act":1,"do":"x","with":{"a":99999999999},"dice":[]})", "nine digits");
    row("a text for a number", R"({"turn":"3","act":1,"do":"x","with":{},"dice":[]})", "whole number");
    row("answers that are a list", R"({"turn":3,"act":1,"do":"x","with":[],"dice":[]})", "an object");
    row("a point within the answers", R"({"turn":3,"act":1,"do":"x","with":{"a":[{"b":0.5}]},"dice":[]})", "whole number");
    row("a seal of another form", R"({"turn":3,"act":1,"do":"x","with":{"seal":"A5"},"dice":[]})", "64 lower-case");
    row("a die without slot", R"({"turn":3,"act":1,"do":"x","with":{},"dice":[7]})", "a list");
    row("a slot of two parts", R"({"turn":3,"act":1,"do":"x","with":{},"dice":[["crt|A1",7]]})", "purpose|subject|ordinal");
    row("no action", R"({"turn":3,"act":1,"do":"","with":{},"dice":[]})", "not empty");
    row("too deep", R"({"turn":3,"act":1,"do":"x","with":{"a":[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]},"dice":[]})", "line 5");
    row("nothing at all", "", "line 5");
}

void MailLinesTest::badLines()
{
    QFETCH(QString, line);
    QFETCH(QString, fragment);
    const std::string bytes = QTest::currentDataTag() == std::string("no ASCII") ? line.toStdString() : line.toLatin1().toStdString();
    const QString sentence = refusedLine(bytes);
    QVERIFY2(sentence.contains(fragment), qPrintable(sentence));
}

void MailLinesTest::badForms_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<Change>("change");
    const auto row = [](const char *kind, const char *name, const Change &change) {
        QTest::addRow("%s: %s", kind, name) << QString(kind) << change;
    };
    const auto inSetUp = [&](const char *name, const Change &change) {
        row("set-up", name, [change](auto &line) { change(line["setup"]); });
    };
    inSetUp("data sets out of order", [](auto &s) { s["content"] = {{"b", digits}, {"a", digits}}; });
    inSetUp("game id in capitals", [](auto &s) { s["game"] = "00112233445566778899AABBCCDDEEFF"; });
    inSetUp("game id too long", [](auto &s) { s["game"] = digits; });
    inSetUp("no armies", [](auto &s) { s["armies"] = nlohmann::ordered_json::array(); });
    inSetUp("three percents", [](auto &s) { s["percent"] = {1, 2, 3}; });
    inSetUp("percent 101", [](auto &s) { s["percent"] = {50, 101}; });
    inSetUp("a leader of three values", [](auto &s) { s["armies"][0]["leader"] = {"X", 1, 2}; });
    inSetUp("a card of two values", [](auto &s) { s["armies"][0]["cards"][0] = {"X", "SK"}; });
    inSetUp("a unit of no type", [](auto &s) { s["armies"][0]["cards"][0][1] = ""; });
    inSetUp("an area of three values", [](auto &s) { s["armies"][0]["areas"][0] = {1, "Camp", 2}; });
    inSetUp("an army's unknown key", [](auto &s) { s["armies"][1]["gold"] = 5; });
    inSetUp("extras as a list", [](auto &s) { s["extras"] = nlohmann::ordered_json::array(); });
    inSetUp("half a point", [](auto &s) { s["prefs"]["limit"] = 0.5; });
    inSetUp("a short key", [](auto &s) { s["key"] = "77"; });
    inSetUp("no name", [](auto &s) { s["name"] = ""; });
    inSetUp("the content named twice", [](auto &s) { s["content"] = {{"a", digits}, {"a", digits}}; });
    row("acceptance", "no value", [](auto &l) { l["accept"].erase("value"); });
    row("acceptance", "something beside it", [](auto &l) { l["more"] = 1; });
    row("end", "an unknown group", [](auto &l) { l["orders"]["react"]["HI"] = "never"; });
    row("end", "an unknown answer", [](auto &l) { l["orders"]["react"]["SK"] = "perhaps"; });
    row("end", "other orders", [](auto &l) { l["orders"]["advance"] = 1; });
    row("end", "an unknown winner", [](auto &l) { l["result"] = {"C", "level"}; });
    row("end", "an unknown way", [](auto &l) { l["result"] = {"A", "luck"}; });
    row("end", "an offer as a number", [](auto &l) { l["offer"] = 1; });
    row("end", "a free note", [](auto &l) { l["notes"] = {{"hello", 3}}; });
    row("closing", "side C", [](auto &l) { l["closing"] = "C"; });
    row("closing", "a discard of two values", [](auto &l) { l["discards"][0] = {4, 1}; });
}

void MailLinesTest::badForms()
{
    QFETCH(QString, kind);
    QFETCH(Change, change);
    const std::string line = remade(samples().at(kind.toStdString()), change);
    QVERIFY(!refusedLine(line).isEmpty());
}

// PBM-36: one form; everything else with this key alone is a signature line without it.
void MailLinesTest::signatureLines()
{
    const std::string good = "{\"sig\":\"" + std::string(128, 'a') + "\"}";
    QVERIFY(std::get<Signature>(readLine(good, 3)).formed);
    for (const std::string &bad :
         {with(good, "a", "A"), with(good, ":", ": "), with(good, "aa", "a"), " " + good, good + " ", std::string("{\"sig\":5}")})
        QVERIFY(!std::get<Signature>(readLine(bad, 3)).formed);
}

// PBM-35.
void MailLinesTest::lineEnds()
{
    const std::string file = Pair(2).anna.file;
    std::string crlf;
    for (const char c : file)
        crlf += c == '\n' ? "\r\n" : std::string(1, c);
    for (const std::string &same : {crlf, "\xEF\xBB\xBF" + file, file + "\n\n\r\n", file.substr(0, file.size() - 1)})
        QVERIFY(readLines(same).text() == file);
    for (const std::string &other : {"\n" + file, with(file, "\n", "\n\n"), with(file, "\n", " \n"), file + " ", file + "\nx"})
        QVERIFY(!refusedFile(other).isEmpty() || readLines(other).text() != file);
}

void MailLinesTest::badFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("sentence");
    const std::string file = Pair(2).anna.file;
    const Lines lines = linesOf(file);
    const auto row = [](const char *name, const std::string &text, const char *sentence) {
        QTest::newRow(name) << QString::fromStdString(text) << QString(sentence);
    };
    row("empty", "", "PBM-60: This is not a complete Optio game file: it is empty.");
    row("a letter", "Dear Ben", "PBM-60: This is not a complete Optio game file (line 1)");
    row("another format", with(file, "optio-pbem", "optio-game"), "(line 1)");
    row("a later version", with(file, "\"v\":1", "\"v\":2"), "PBM-61: This battle was started with different rules (file format 2 / 1).");
    row("no set-up", joined({lines[0], lines[2]}), "(line 2): the set-up is missing");
    row("cut off in a line", file.substr(0, file.size() - 70), "PBM-60");
    row("cut off before a signature", joined(Lines(lines.begin(), lines.end() - 1)), "it does not end with a signature");
    row("a line of something else", edited(file, 4, [](auto) { return "{\"x\":1}"; }), "(line 4)");
}

void MailLinesTest::badFiles()
{
    QFETCH(QString, file);
    QFETCH(QString, sentence);
    const QString refusal = refusedFile(file.toStdString());
    QVERIFY2(refusal.contains(sentence), qPrintable(refusal));
}

void MailLinesTest::wrongPlaces_data()
{
    QTest::addColumn<QString>("file");
    const Lines lines = linesOf(Pair(6).anna.file);
    const auto row = [](const char *name, const Lines &changed) { QTest::newRow(name) << QString::fromStdString(joined(changed)); };
    const auto without = [&](std::size_t line) {
        Lines left = lines;
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(line) - 1);
        return left;
    };
    row("no signature of the set-up", without(3));
    row("no acceptance", without(4));
    row("no signature of the acceptance", without(5));
    Lines twice = lines;
    twice.insert(twice.begin() + 5, lines[3]);
    row("two acceptances", twice);
    const std::size_t act = lineWith(joined(lines), 5, "\"act\":1");
    QVERIFY(act > 0);
    row("the first act is missing", without(act));
    Lines other = lines;
    other[act - 1] = remade(lines[act - 1], [](auto &line) { line["turn"] = 4; });
    row("an act of another turn", other);
}

void MailLinesTest::wrongPlaces()
{
    QFETCH(QString, file);
    const QString refusal = refusedFile(file.toStdString());
    QVERIFY2(refusal.startsWith("PBM-60"), qPrintable(refusal));
}

// PBM-35, PBM-39.
void MailLinesTest::sizes()
{
    QVERIFY(refusedFile(std::string(mostFileBytes + 1, 'x')).contains("at most 8388608"));
    QVERIFY(refusedLine("{\"sig\":\"" + std::string(mostLineBytes, 'x') + "\"}").contains("at most 65536"));
    Act act{1, 1, "x", {}, {}};
    for (int i = 0; i < 40; ++i)
        act.with[std::to_string(i)] = std::string(2000, 'x');
    QVERIFY(refused([&] { mail::written(act); }).contains("at most 65536"));
}

OPTIO_TEST(MailLinesTest)
} // namespace mail_lines_test
#include "mail_lines_test.moc"
