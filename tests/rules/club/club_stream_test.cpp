// SPDX-License-Identifier: GPL-3.0-or-later
// Many tables report to one stream, without a server (CLB-51, CLB-52, CLB-60): what goes out, what is sent again, two writers, and what a
// reader believes.
#include "rules/club/game_result.h"
#include "rules/club/stream/club_link.h"
#include "rules/club/stream/follower.h"
#include "rules/club/stream/reporter.h"
#include "rules/club/stream/tables.h"
#include "tests/rules/club/made_event.h"
#include "tests/rules/feud/feud.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <QtTest>

#include <random>

namespace club_stream_test {

using namespace optio;
using namespace optio::club::stream;

namespace {

std::unique_ptr<Ruleset> rules() { return feud::ruleset(qEnvironmentVariable("OPTIO_TESTS").toStdString() + "/rules/feud/figures"); }

/// A game that is played: fights, a secret oath of b, a note, something taken back.
struct Played {
    std::unique_ptr<Ruleset> ruleset = rules();
    std::vector<Entry> lines;
    std::vector<Game> games; ///< after each line
    explicit Played(std::uint8_t key = 7)
    {
        GameSetup setup{ruleset->armies().at(0), ruleset->armies().at(1), Json::object(), {}, test::clubTime};
        setup.key.fill(key);
        games.push_back(Game::start(*ruleset, setup));
        lines.push_back(parseEntry(games.back().headerLine(), 0));
    }
    void add(const Entry &entry)
    {
        Game next = games.back();
        next.follow(entry);
        games.push_back(std::move(next));
        lines.push_back(entry);
    }
    void fight(const std::string &time = test::clubTime)
    {
        add(games.back().act("fight", {{"a", "a1.1"}, {"b", "b1.1"}}, std::vector<int>{5, 5}, time));
    }
    void oath() { add(games.back().act("oath", {{"side", "b"}, {"answers", {{"foe", "a1.2"}}}}, {}, test::clubTime)); }
    void whole()
    {
        fight();
        oath();
        add(games.back().note("A word on the hill", test::clubTime));
        fight();
        add(games.back().undo([this](int n) { return lines.at(static_cast<std::size_t>(n)); }, test::clubTime));
        fight();
    }
    std::string hash(std::size_t n) const { return lineHash(lines.at(n).line); }
};

std::vector<Outgoing> messagesOf(const Played &played)
{
    GameTeller teller(*played.ruleset, played.lines.front());
    std::vector<Outgoing> messages{teller.header()};
    for (std::size_t n = 1; n < played.lines.size(); ++n)
        messages.push_back(teller.tell(played.lines[n]));
    return messages;
}

/// What a server with one stream does, as far as a sender can see.
struct Stream {
    struct Kept {
        std::string subject, id, text;
    };
    std::vector<Kept> kept; ///< sequence 1 is the first
    std::optional<Stored> last(const std::string &subject) const
    {
        for (std::size_t i = kept.size(); i-- > 0;)
            if (kept[i].subject == subject)
                return Stored{i + 1, kept[i].text};
        return {};
    }
    /// 0 where the last of the subject is another one.
    std::uint64_t publish(const std::string &subject, const Outgoing &message, std::uint64_t after)
    {
        for (std::size_t i = 0; i < kept.size(); ++i)
            if (kept[i].id == message.id)
                return i + 1;
        const auto before = last(subject);
        if ((before ? before->sequence : 0) != after)
            return 0;
        kept.push_back({subject, message.id, message.text});
        return kept.size();
    }
};

/// Lets a reporter work until it rests or stops.
void work(Reporter &reporter, Stream &stream, const std::string &subject)
{
    for (int step = 0; step < 1000; ++step) {
        const Reporter::Next next = reporter.next();
        if (next == Reporter::Next::ask) {
            reporter.found(stream.last(subject));
        } else if (next == Reporter::Next::send) {
            const std::uint64_t at = stream.publish(subject, reporter.message(), reporter.after());
            at == 0 ? reporter.moved() : reporter.stored(at);
        } else {
            return;
        }
    }
    QFAIL("the reporter does not come to rest");
}

std::string subjectOf(const Played &played, const std::string &table = "3") { return gameSubject("night", table, played.hash(0)); }

} // namespace

class ClubStreamTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void subjects();
    void links();
    void secretsStayHome();
    void reportsFromItsOwnJournal();
    void breaksAtRandom();
    void twoWriters();
    void aheadAndBack();
    void aReaderBelievesTheChainAlone();
    void eventsToo();
    void whatTablesPlay();
};

void ClubStreamTest::subjects() // CLB-51
{
    const std::string hash = std::string(64, 'a');
    QCOMPARE(gameSubject("night", "12", hash), std::string("optio.night.game.12.aaaaaaaaaaaaaaaa"));
    QCOMPARE(*subjectFrom(gameSubject("night", "12", hash)), (Subject{"night", "12", std::string(16, 'a')}));
    QCOMPARE(*subjectFrom(eventSubject("night")), (Subject{"night", "", ""}));
    for (const char *wrong : {"", "optio", "optio.night", "optio.night.game", "optio.night.game.3", "optio.night.game.03.aaaaaaaaaaaaaaaa",
                              "optio.night.game.3.aaaaaaaaaaaaaaa", "optio.night.game.3.aaaaaaaaaaaaaaaa.x", "optio.night.event.",
                              "optio.night.event.x", "optio.Night.event", "x.night.event", "optio.night.game.3.AAAAAAAAAAAAAAAA"})
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

void ClubStreamTest::reportsFromItsOwnJournal() // CLB-52
{
    Played played;
    const std::string subject = subjectOf(played);
    Stream stream;
    Reporter reporter;
    GameTeller teller(*played.ruleset, played.lines.front());
    reporter.add(teller.header());
    QCOMPARE(reporter.since(), std::string(test::clubTime));
    work(reporter, stream, subject);
    QCOMPARE(stream.kept.size(), std::size_t{1});
    QCOMPARE(reporter.since(), std::string());
    // Without the server the table plays on, and what is not reported, and since when, is seen of the journal alone.
    played.fight("2026-11-28T14:05:00Z");
    reporter.add(teller.tell(played.lines.back()));
    played.fight("2026-11-28T14:20:00Z");
    reporter.add(teller.tell(played.lines.back()));
    QCOMPARE(reporter.since(), std::string("2026-11-28T14:05:00Z"));
    QCOMPARE(reporter.next(), Reporter::Next::send);
    reporter.lost();
    QCOMPARE(reporter.next(), Reporter::Next::ask);
    work(reporter, stream, subject);
    QCOMPARE(stream.kept.size(), std::size_t{3});
    // Another start of the program knows nothing but the journal: it sends nothing again.
    Reporter again;
    for (const Outgoing &message : messagesOf(played))
        again.add(message);
    work(again, stream, subject);
    QCOMPARE(stream.kept.size(), std::size_t{3});
    QCOMPARE(again.reported(), std::size_t{3});
    // An answer that was lost: the entry is in the stream, and is not there twice.
    played.fight();
    again.add(messagesOf(played).back());
    stream.publish(subject, again.message(), again.after());
    again.lost();
    work(again, stream, subject);
    QCOMPARE(stream.kept.size(), std::size_t{4});
    // An old answer to the question (a node that lags) is put right by the refusal.
    played.fight();
    again.add(messagesOf(played).back());
    again.lost();
    again.found(Stored{2, stream.kept.at(1).text});
    QCOMPARE(stream.publish(subject, {9, "another", "", ""}, again.after()), std::uint64_t{0});
    again.moved();
    work(again, stream, subject);
    QCOMPARE(stream.kept.size(), std::size_t{5});
    // A server that has lost everything is given everything again.
    Stream empty;
    again.lost();
    work(again, empty, subject);
    QCOMPARE(empty.kept.size(), played.lines.size());
    QVERIFY(refused([&] { again.add({0, "x", "", ""}); }).contains("should be reported now"));
}

void ClubStreamTest::breaksAtRandom() // CLB-52, CLB-55: whatever is lost on the way, every entry once and in order
{
    for (unsigned seed = 1; seed <= 60; ++seed) {
        std::mt19937 chance(seed);
        Stream stream;
        std::vector<std::unique_ptr<Played>> tables;
        std::vector<Reporter> reporters(4);
        std::vector<std::string> subjects;
        for (std::size_t t = 0; t < reporters.size(); ++t) {
            tables.push_back(std::make_unique<Played>(static_cast<std::uint8_t>(t + 1)));
            tables.back()->whole();
            subjects.push_back(subjectOf(*tables.back(), std::to_string(t + 1)));
        }
        std::vector<std::vector<Outgoing>> messages;
        for (const auto &table : tables)
            messages.push_back(messagesOf(*table));
        for (int step = 0; step < 400; ++step) {
            const std::size_t t = chance() % reporters.size();
            Reporter &reporter = reporters[t];
            if (chance() % 3 == 0 && reporter.length() < messages[t].size())
                reporter.add(messages[t][reporter.length()]);
            if (chance() % 40 == 0) { // the program is killed and started again
                const std::size_t length = reporter.length();
                reporter = Reporter();
                for (std::size_t n = 0; n < length; ++n)
                    reporter.add(messages[t][n]);
            }
            const bool wayThere = chance() % 5 != 0, wayBack = chance() % 5 != 0;
            if (reporter.next() == Reporter::Next::ask) {
                wayBack ? reporter.found(stream.last(subjects[t])) : reporter.lost();
            } else if (reporter.next() == Reporter::Next::send) {
                const std::uint64_t at = wayThere ? stream.publish(subjects[t], reporter.message(), reporter.after()) : 0;
                if (!wayThere || !wayBack)
                    reporter.lost();
                else
                    at == 0 ? reporter.moved() : reporter.stored(at);
            }
            QCOMPARE(reporter.trouble(), std::string());
        }
        for (std::size_t t = 0; t < reporters.size(); ++t) {
            while (reporters[t].length() < messages[t].size())
                reporters[t].add(messages[t][reporters[t].length()]);
            work(reporters[t], stream, subjects[t]);
        }
        Follower wall("night");
        for (const Stream::Kept &kept : stream.kept)
            QCOMPARE(wall.hear(kept.subject, kept.text).kind, Verdict::Kind::told);
        QCOMPARE(wall.lines(), 4 * tables.front()->lines.size());
        QCOMPARE(wall.journals(), std::size_t{4});
    }
}

void ClubStreamTest::twoWriters() // CLB-51, CLB-60: they cannot interleave, and one is told
{
    Played one, two; // the same game on two devices
    const std::string subject = subjectOf(one);
    one.fight();
    two.fight();
    Stream stream;
    Reporter first, second;
    for (const Outgoing &message : messagesOf(one))
        first.add(message);
    for (const Outgoing &message : messagesOf(two))
        second.add(message);
    work(first, stream, subject);
    work(second, stream, subject);
    QCOMPARE(stream.kept.size(), std::size_t{2}); // alike, so nothing is there twice
    QCOMPARE(second.trouble(), std::string());
    one.fight();
    two.oath(); // from here on they are two games
    first.add(messagesOf(one).back());
    second.add(messagesOf(two).back());
    work(first, stream, subject);
    work(second, stream, subject);
    QCOMPARE(second.next(), Reporter::Next::stop);
    QVERIFY(second.trouble().find("Entry 2") != std::string::npos && second.trouble().find("another device") != std::string::npos);
    QCOMPARE(first.trouble(), std::string());
    QCOMPARE(stream.kept.size(), std::size_t{3});
    QCOMPARE(stream.kept.back().id, one.hash(2));
}

void ClubStreamTest::aheadAndBack() // CLB-52: another device was faster; or the file was put back to an earlier state
{
    Played fast;
    fast.whole();
    const std::vector<Outgoing> messages = messagesOf(fast);
    Stream stream;
    Reporter reporter;
    for (const Outgoing &message : messages)
        reporter.add(message);
    work(reporter, stream, subjectOf(fast));
    Reporter behind;
    for (std::size_t n = 0; n < 3; ++n)
        behind.add(messages[n]);
    work(behind, stream, subjectOf(fast));
    QCOMPARE(behind.next(), Reporter::Next::rest);
    for (std::size_t n = 3; n < messages.size(); ++n)
        behind.add(messages[n]);
    work(behind, stream, subjectOf(fast));
    QCOMPARE(behind.trouble(), std::string());
    QCOMPARE(behind.reported(), messages.size());
    QCOMPARE(stream.kept.size(), messages.size());
    Played back; // the same beginning, played on otherwise
    back.fight();
    for (int i = 0; i < 6; ++i)
        back.fight();
    Reporter other;
    for (const Outgoing &message : messagesOf(back))
        other.add(message);
    work(other, stream, subjectOf(fast));
    QVERIFY(other.trouble().find("earlier state") != std::string::npos);
    Reporter lost;
    lost.add(messages.front());
    lost.found(Stored{1, "no message"});
    QVERIFY(lost.trouble().find("no entry") != std::string::npos);
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

void ClubStreamTest::eventsToo() // CLB-51, CLB-60: two organisers at once, one writes and the other is told
{
    club::Event event = test::newEvent();
    test::addPlayers(event, 4);
    club::Event other = event;
    test::doIt(event, "draw", Json::object());
    test::doIt(other, "player", {{"name", "Late"}});
    const auto reporterOf = [](const club::Event &of) {
        Reporter reporter;
        for (const club::EventEntry &entry : of.lines())
            reporter.add(eventMessage(entry.n, entry.line, entry.json.value("time", "")));
        return reporter;
    };
    Stream stream;
    Reporter one = reporterOf(event), two = reporterOf(other);
    work(one, stream, eventSubject("night"));
    work(two, stream, eventSubject("night"));
    QCOMPARE(one.trouble(), std::string());
    QVERIFY(!two.trouble().empty());
    Follower wall("night");
    std::vector<std::string> lines;
    for (const Stream::Kept &kept : stream.kept) {
        const Verdict verdict = wall.hear(kept.subject, kept.text);
        QCOMPARE(verdict.kind, Verdict::Kind::told);
        lines.push_back(verdict.heard.line);
    }
    QCOMPARE(club::Event::open(lines).text(), event.text()); // a wall has the whole event
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
    old.subject = {"night", "3", one.hash(0).substr(0, 16)};
    old.heard.n = 1;
    QVERIFY(!tables.add(old, 9));
    // What a table says that is no game leaves the wall as it was.
    Verdict odd;
    odd.subject = {"night", "7", "0123456789abcdef"};
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
