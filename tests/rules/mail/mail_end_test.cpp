// SPDX-License-Identifier: GPL-3.0-or-later
// How a battle by e-mail ends (PBM-44, PBM-45, PBM-69, PBM-74): results that the rules give, that players give themselves and that nobody
// can give; closings; the longest battle; and names in sentences.
#include "tests/rules/mail/forge.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

namespace mail_end_test {

using namespace toy;

namespace {

QString text(const std::string &value) { return QString::fromStdString(value); }

} // namespace

class MailEndTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void draws();
    void resultsOfTheRules();
    void tooLong();
    void closings();
    void names();
};

// PBM-44, M26 (i).
void MailEndTest::draws()
{
    Pair pair(5);
    pair.play({{}, {}, true, {}});
    const TurnEnd draw{{}, Result{"draw", "agreed"}, false, {}};
    QVERIFY(standingOf(pair.anna.battle()).drawOffered);
    Table late = pair.anna;
    const std::string acted = late.close({plays("A1"), plays("A2")}, draw);
    const QString refusal = refusedBy(pair.ben, acted);
    QVERIFY2(refusal.startsWith("PBM-69"), qPrintable(refusal));
    Table rest = pair.anna;
    Act act;
    act.what = "rest";
    QCOMPARE(refusedBy(pair.ben, rest.close({act, act, act}, draw)),
             QString("PBM-69: The end of turn 7 is not allowed: an offered draw is accepted before the first act."));
    Table taken = pair.anna;
    const std::string good = taken.close({}, draw);
    QCOMPARE(pair.ben.receive(good).opening, Opening::news);
    QCOMPARE(standingOf(pair.ben.battle()).phase, Standing::Phase::over);

    Pair unasked(6);
    Table alone = unasked.anna;
    QCOMPARE(refusedBy(unasked.ben, alone.close({}, draw)), QString("PBM-69: The end of turn 7 is not allowed: no draw was offered."));
}

// PBM-69: a result that the rules do not give, or another than they give.
void MailEndTest::resultsOfTheRules()
{
    const std::map<std::string, std::pair<Result, QString>> wrong{
        {"level", {{"A", "level"}, "the rules do not give this result"}},
        {"units", {{"B", "units"}, "the rules do not give this result"}},
        {"resign", {{"A", "resign"}, "who resigns has lost"}},
        {"agreed", {{"A", "agreed"}, "what is agreed on is a draw"}},
        {"length", {{"draw", "length"}, "the rules do not end it by its length, and turn 1998 has not come"}}};
    for (const auto &[by, row] : wrong) {
        Pair pair(6);
        Table anna = pair.anna;
        QCOMPARE(refusedBy(pair.ben, anna.close({}, {{}, row.first, false, {}})),
                 "PBM-69: The end of turn 7 is not allowed: " + row.second + ".");
        QCOMPARE(verifyFile(anna.file).fault.has_value(), by == "resign" || by == "agreed"); // all that can be told without the rules
    }
    Pair pair(6);
    const std::string resigned = Table(pair.anna).close({}, {{}, Result{"B", "resign"}, false, {}});
    QCOMPARE(pair.ben.receive(resigned).opening, Opening::news);
    // With a limit of no hits the first turn wins, and saying nothing of it is wrong.
    Pair quick(0, 1, 0);
    const std::string silent = Table(quick.anna).close({});
    QCOMPARE(refusedBy(quick.ben, silent),
             QString("PBM-69: The end of turn 1 is not allowed: the file says the battle goes on, the rules say A has won (level)."));
    QCOMPARE(quick.ben.receive(Table(quick.anna).close({}, {{}, Result{"A", "level"}, false, {}})).opening, Opening::news);
}

// PBM-22, PBM-74: short turns to the very last one.
void MailEndTest::tooLong()
{
    Pair pair(0);
    Lines lines = linesOf(pair.anna.file);
    std::vector<std::string> hashes = lineHashes(lines);
    const std::string game = pair.anna.battle().setUp.game;
    std::map<Side, std::vector<std::string>> chains;
    for (const Table *table : {&pair.anna, &pair.ben}) {
        chains[table->side].assign(chainLinks + 1, table->secrets.root);
        for (std::size_t link = chainLinks; link > 0; --link)
            chains[table->side][link - 1] = linkBelow(chains[table->side][link]);
    }
    const auto put = [&](const std::string &line) {
        hashes.push_back(lineHash(hashes.back(), line));
        lines.push_back(line);
    };
    const auto turn = [&](int number, std::optional<Result> result) {
        const Side side = sideOfTurn(number);
        const auto &values = chains[side];
        put(written(End{number, {}, number + 1, values[static_cast<std::size_t>(number) + 1], std::move(result), false, {}}));
        put(signatureLine((side == Side::a ? pair.anna : pair.ben).secrets.seed, game, side, hashes.back()));
    };
    for (int number = 1; number < lastTurn; ++number)
        turn(number, {});
    QCOMPARE(faultOf(verifyFile(joined(lines))), QString());
    const auto upTo = lines.size();
    turn(lastTurn, Result{"draw", "length"});
    Game game1;
    QCOMPARE(faultOf(verifyFile(joined(lines), &game1)), QString());
    lines.resize(upTo);
    hashes.resize(upTo);
    turn(lastTurn, {});
    QCOMPARE(faultOf(verifyFile(joined(lines))), QString("PBM-74: The battle is too long to go on by e-mail; it ends as a draw."));
    QVERIFY(!refused([&] { (void)withTurn(readBattle(joined(lines)), {}, {}, pair.anna.secrets); }).isEmpty());
}

// PBM-45.
void MailEndTest::closings()
{
    Pair pair(6);
    Table anna = pair.anna;
    const std::string resigned = anna.close({}, {{}, Result{"B", "resign"}, false, {}});
    QCOMPARE(pair.ben.receive(resigned).opening, Opening::news);
    QVERIFY(pair.ben.battle().closingOf(Side::a) != nullptr);
    const std::string both = pair.ben.closing();
    QCOMPARE(anna.receive(both).opening, Opening::news);
    QCOMPARE(anna.receive(both).opening, Opening::known);
    // The other's closing first, a closing without a result, and a third one.
    const Battle ended = withTurn(pair.anna.battle(), {}, {{}, Result{"B", "resign"}, false, {}}, pair.anna.secrets);
    QVERIFY(faultOf(verifyFile(withClosing(ended, Side::b, {}, pair.ben.secrets).file.text())).startsWith("PBM-70"));
    const std::string &game = ended.setUp.game;
    Lines early = linesOf(pair.anna.file), third = linesOf(both);
    early.push_back(written(Closing{Side::b, pair.ben.secrets.hand, {}}));
    third.push_back(written(Closing{Side::a, pair.anna.secrets.hand, {}}));
    QCOMPARE(faultOf(verifyFile(signedBy(early, pair.ben, Side::b, game))), QString("PBM-70: This closing comes at the wrong time."));
    QCOMPARE(faultOf(verifyFile(signedBy(third, pair.anna, Side::a, game))), QString("PBM-70: This closing comes at the wrong time."));
    QVERIFY(!refused([&] { (void)withClosing(readBattle(both), Side::a, {}, pair.anna.secrets); }).isEmpty());
}

// PBM-50: names are plain text, cut at 40 characters.
void MailEndTest::names()
{
    std::string longName;
    for (int letter = 0; letter < 60; ++letter)
        longName += "\xC3\xA9";
    QCOMPARE(text(shortName(longName)), text(longName.substr(0, 80)) + QChar(0x2026));
    QCOMPARE(shortName(longName.substr(0, 80)), longName.substr(0, 80));
    QVERIFY(text(mail::twoVersions(1, {Part::Kind::turn, 7}, longName).text).size() < 140);
    const Json json = toJson(mail::changedLine(31, {Part::Kind::turn, 3}, "Anna"));
    QCOMPARE(
        json.dump(),
        std::string(
            R"({"effect":"unchanged","line":31,"rule":"PBM-65","text":"Line 31 (turn 3) was changed after Anna signed it.","turn":3})"));
}

OPTIO_TEST(MailEndTest)
} // namespace mail_end_test
#include "mail_end_test.moc"
