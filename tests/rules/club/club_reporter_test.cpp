// SPDX-License-Identifier: GPL-3.0-or-later
// A table's journal on its way to the stream, without a server (CLB-51, CLB-52, CLB-55, CLB-60): what is sent again, breaks, two writers.
#include "rules/club/stream/follower.h"
#include "tests/rules/club/reported_feud.h"
#include "tests/rules/refusal.h"
#include "tests/suite.h"

#include <random>

namespace club_reporter_test {

using namespace optio;
using namespace optio::club::stream;
using test::messagesOf;
using test::Played;
using test::Stream;
using test::subjectOf;
using test::work;

class ClubReporterTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reportsFromItsOwnJournal();
    void breaksAtRandom();
    void twoWriters();
    void aheadAndBack();
    void eventsToo();
};

void ClubReporterTest::reportsFromItsOwnJournal() // CLB-52
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

void ClubReporterTest::breaksAtRandom() // CLB-52, CLB-55: whatever is lost on the way, every entry once and in order
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

void ClubReporterTest::twoWriters() // CLB-51, CLB-60: they cannot interleave, and one is told
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

void ClubReporterTest::aheadAndBack() // CLB-52: another device was faster; or the file was put back to an earlier state
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

void ClubReporterTest::eventsToo() // CLB-51, CLB-60: two organisers at once, one writes and the other is told
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

OPTIO_TEST(ClubReporterTest)

} // namespace club_reporter_test

#include "club_reporter_test.moc"
