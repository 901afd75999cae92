// SPDX-License-Identifier: GPL-3.0-or-later
// Many tables report to one stream, without a server (CLB-51, CLB-53, CLB-54): subjects and codes, what goes out, and what a reader
// believes.
#include "rules/club/game_result.h"
#include "rules/club/stream/club_link.h"
#include "rules/club/stream/follower.h"
#include "rules/club/stream/tables.h"
#include "tests/rules/club/reported_feud.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

namespace club_stream_test {

using namespace optio;
using namespace optio::club::stream;
using test::messagesOf;
using test::Played;
using test::subjectOf;

class ClubStreamTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void subjects();
    void links();
    void secretsStayHome();
    void aReaderBelievesTheChainAlone();
    void whatTablesPlay();
};

void ClubStreamTest::subjects() // CLB-51
{
    const std::string hash = std::string(64, 'a');
    QCOMPARE(gameSubject("night", "12", hash), std::string("optio.night.game.12.aaaaaaaaaaaaaaaa"));
    QCOMPARE(*subjectFrom(gameSubject("night", "12", hash)), (Subject{"night", "12", std::string(16, 'a'), SubjectKind::game}));
    QCOMPARE(*subjectFrom(eventSubject("night")), (Subject{"night", "", ""}));
    QCOMPARE(*subjectFrom(roundSubject("night")), (Subject{"night", "", "", SubjectKind::round}));
    QCOMPARE(*subjectFrom(confirmSubject("night", "12")), (Subject{"night", "12", "", SubjectKind::confirm}));
    for (const char *wrong :
         {"", "optio", "optio.night", "optio.night.game", "optio.night.game.3", "optio.night.game.03.aaaaaaaaaaaaaaaa",
          "optio.night.game.3.aaaaaaaaaaaaaaa", "optio.night.game.3.aaaaaaaaaaaaaaaa.x", "optio.night.event.", "optio.night.event.x",
          "optio.night.round.3", "optio.night.round.", "optio.night.confirm", "optio.night.confirm.0", "optio.night.confirm.3.a",
          "optio.night.word", "optio.Night.event", "x.night.event", "optio.night.game.3.AAAAAAAAAAAAAAAA"})
        QVERIFY2(!subjectFrom(wrong), wrong);
}

void ClubStreamTest::links() // CLB-53
{
    const ClubLink link{
        "night", "table12", "abcdefghijklmnop_-", {"192.168.1.20:4333", "[fe80::1]:4334", "club.local:1"}, std::string(400, 'Q')};
    QCOMPARE(clubLinkFrom("Table 12: <" + textOf(link) + "> scan me"), link);
    QCOMPARE(link.table(), std::string("12"));
    QCOMPARE((ClubLink{"night", "wall", "", {}, ""}).table(), std::string());
    ClubLink wrong = link;
    for (const auto &spoil : std::vector<std::function<void()>>{
             [&] { wrong.event = "Night"; }, [&] { wrong.user = "table0"; }, [&] { wrong.user = "anybody"; },
             [&] { wrong.password = "short"; }, [&] { wrong.servers = {}; }, [&] { wrong.servers = {"host"}; },
             [&] { wrong.servers = {"host:0"}; }, [&] { wrong.servers = {"host:70000"}; }, [&] { wrong.servers = {"fe80::1:4333"}; },
             [&] { wrong.servers = {"a host:1"}; }, [&] { wrong.authority = "Q"; }, [&] { wrong.authority = std::string(400, '+'); }}) {
        wrong = link;
        spoil();
        QVERIFY2(!refusal([&] { (void)clubLinkFrom(textOf(wrong)); }).empty(), textOf(wrong).c_str());
    }
    QVERIFY(refused([] { (void)clubLinkFrom("optio:join?g=1"); }).contains("optio:club?"));
    QVERIFY(refused([&] { (void)clubLinkFrom(textOf(link).substr(0, 60)); }).contains("cut short"));
}

void ClubStreamTest::secretsStayHome() // CLB-51: as their watchers may see them
{
    Played played;
    played.whole();
    std::string all;
    Follower wall("night");
    int stubs = 0;
    const std::vector<Outgoing> messages = messagesOf(played);
    for (std::size_t n = 0; n < messages.size(); ++n) {
        const Outgoing &message = messages[n];
        all += message.text;
        QCOMPARE(message.id, played.hash(n));
        const Verdict verdict = wall.hear(subjectOf(played), message.text);
        QCOMPARE(verdict.kind, Verdict::Kind::told);
        QCOMPARE(verdict.heard.hash, played.hash(n));
        stubs += n > 0 && verdict.heard.line.empty() ? 1 : 0;
    }
    QCOMPARE(stubs, 2); // the oath, and what keeps dice that were typed for an act taken back
    QVERIFY(all.find(played.lines.front().json.at("key").get<std::string>()) == std::string::npos);
    const Json oath = played.lines.at(2).json;
    QVERIFY(oath.at("act").at("input").dump().find("a1.2") != std::string::npos);
    const Json told = readTold(messages.at(2).text).json;
    QVERIFY(told.dump().find("a1.2") == std::string::npos);
    QVERIFY(told.dump().find(oath.at("salt").get<std::string>()) == std::string::npos);
    QCOMPARE(told.at("act"), (Json{{"resolver", "oath"}}));
}

void ClubStreamTest::aReaderBelievesTheChainAlone() // CLB-51: the hash chain is checked anyway; each entry once and in order
{
    Played played, forged;
    played.whole();
    forged.fight();
    forged.fight();
    forged.fight();
    const std::vector<Outgoing> messages = messagesOf(played), others = messagesOf(forged);
    const std::string subject = subjectOf(played);
    Follower wall("night");
    const auto hear = [&](const std::string &text) { return wall.hear(subject, text); };
    QCOMPARE(hear(messages[1].text).kind, Verdict::Kind::gap);
    QCOMPARE(hear(messages[0].text).kind, Verdict::Kind::told);
    QCOMPARE(hear(messages[0].text).kind, Verdict::Kind::known);
    QCOMPARE(hear(messages[2].text).kind, Verdict::Kind::gap);
    QCOMPARE(hear(messages[1].text).kind, Verdict::Kind::told);
    QCOMPARE(hear(messages[2].text).kind, Verdict::Kind::told);
    QCOMPARE(hear(messages[1].text).kind, Verdict::Kind::known);
    QCOMPARE(hear(others[2].text).kind, Verdict::Kind::refused); // told otherwise before
    QCOMPARE(hear(others[3].text).kind, Verdict::Kind::refused); // does not follow
    Json line = Json::parse(played.lines[3].line), message = Json::parse(messages[3].text);
    line["text"] = "What nobody wrote"; // the chain holds for the entry itself, and breaks at the one that follows it
    message["line"] = line.dump();
    Follower other = wall;
    QCOMPARE(other.hear(subject, message.dump()).kind, Verdict::Kind::told);
    QCOMPARE(other.hear(subject, messages[4].text).kind, Verdict::Kind::refused);
    QCOMPARE(hear(messages[3].text).kind, Verdict::Kind::told);
    QCOMPARE(hear(messages[4].text).kind, Verdict::Kind::told);
    // Of another table, of another game, of no journal at all.
    QCOMPARE(wall.hear(gameSubject("night", "3", std::string(64, 'b')), messages[0].text).kind, Verdict::Kind::refused);
    QCOMPARE(wall.hear(eventSubject("night"), messages[0].text).kind, Verdict::Kind::refused);
    QCOMPARE(wall.hear(gameSubject("other", "3", played.hash(0)), messages[0].text).kind, Verdict::Kind::refused);
    QCOMPARE(wall.hear("weather", messages[0].text).kind, Verdict::Kind::refused);
    for (const char *bad :
         {"", "no JSON", "[]", "{}", R"({"v":1})", R"({"v":2,"t":"entry","n":1})", R"({"v":1,"t":"alive"})", R"({"v":1,"t":"game"})",
          R"({"v":1,"t":"game","header":{"hash":"a"}})", R"({"v":1,"t":"entry","n":-1,"line":"{}"})",
          R"({"v":1,"t":"entry","n":5,"line":"[]"})", R"({"v":1,"t":"entry","n":5,"hash":"","prev":"","seen":{}})",
          R"({"v":1,"t":"entry","n":5,"line":"{\"n\":6}"})"})
        QVERIFY2(hear(bad).kind == Verdict::Kind::refused, bad);
    QVERIFY(!wall.saidBefore(subject, "x"));
    QVERIFY(wall.saidBefore(subject, "x")); // told once
    QVERIFY(!wall.saidBefore(subject, "y"));
    QCOMPARE(wall.lines(), std::size_t{5});
}

/// The last game that each table has begun, as watchers see it, and what it comes to for either player (CLB-22, CLB-54).
void ClubStreamTest::whatTablesPlay()
{
    Played one(1), two(2);
    one.whole();
    two.fight();
    Follower wall("night");
    Tables tables([&one](const std::string &id) { return id == one.ruleset->id() ? one.ruleset.get() : nullptr; });
    Tables without; // knows no rule set
    const auto hear = [&](const Played &played, const char *table) {
        for (const Outgoing &message : messagesOf(played)) {
            const Verdict verdict = wall.hear(gameSubject("night", table, played.hash(0)), message.text);
            QVERIFY(tables.add(verdict, 5));
            QVERIFY(without.add(verdict, 5));
        }
    };
    hear(one, "3");
    hear(two, "12");
    QCOMPARE(tables.games().size(), std::size_t(2));
    const TableGame &game = tables.games().at(3);
    QCOMPARE(game.game, one.hash(0).substr(0, 16));
    QCOMPARE(game.heard, std::int64_t(5));
    QCOMPARE(game.replica.state(), link::knownTo(*one.ruleset, one.games.back().state(), link::Seat::watch));
    QVERIFY(game.now().has_value());
    QCOMPARE(game.now()->over, one.ruleset->ended(one.games.back().state()).value("over", false));
    QVERIFY(!without.games().at(3).now().has_value()); // its sentences alone
    QCOMPARE(without.games().at(3).sentence, game.sentence);
    // Another game at table 3 takes the place of the first one, of which nothing is heard any more.
    Played later(3);
    hear(later, "3");
    QCOMPARE(tables.games().at(3).game, later.hash(0).substr(0, 16));
    Verdict old;
    old.subject = {"night", "3", one.hash(0).substr(0, 16), SubjectKind::game};
    old.heard.n = 1;
    QVERIFY(!tables.add(old, 9));
    // What a table says that is no game leaves the wall as it was.
    Verdict odd;
    odd.subject = {"night", "7", "0123456789abcdef", SubjectKind::game};
    odd.heard.game = true;
    odd.heard.json = {{"ruleset", one.ruleset->id()}, {"created", 7}};
    QVERIFY(tables.add(odd, 9));
    QVERIFY(!tables.games().at(7).now().has_value());

    using Names = std::array<std::string, 2>;
    QVERIFY(!sidesChanged(Names{"Syrians", "Romans"}, "syrians", ""));
    QVERIFY(sidesChanged(Names{"Syrians", "Romans"}, "romans", "Syrians"));
    QVERIFY(sidesChanged(Names{"Syrians", ""}, "", "Syrians"));
    QVERIFY(!sidesChanged(Names{"Gauls", "Gauls"}, "Gauls", "Gauls"));
    QVERIFY(!sidesChanged(Names{"", ""}, "", ""));
    const club::Result result = club::readShort("4G-1C");
    QCOMPARE(club::shortForm(club::turned(result)), std::string("1C-4G"));
    QCOMPARE(club::shortForm(club::turned(club::readShort("12:8"))), std::string("8:12"));
    const Json input = club::inputOf(result, std::string(500, 'x'));
    QCOMPARE(input.at("game").get<std::string>().size(), club::mostGameId);
    QCOMPARE(input.at("confirmed"), Json::array());
    QVERIFY(!club::inputOf(result, "").contains("confirmed")); // typed: both have said it
}

OPTIO_TEST(ClubStreamTest)

} // namespace club_stream_test

#include "club_stream_test.moc"
