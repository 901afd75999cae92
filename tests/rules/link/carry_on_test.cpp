// SPDX-License-Identifier: GPL-3.0-or-later
// Another device goes on with a game: from its copy (LNK-42), or because it was handed over (LNK-44); and two games that parted (LNK-43).
#include "rules/journal/secrets.h"
#include "tests/rules/feud/feud.h"
#include "tests/rules/link/two_ends.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

namespace carry_on_test {

using namespace optio;
using namespace optio::two_ends;
using link::carriedOn;
using link::partingOf;
using link::takenOver;

class CarryOnTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void carriedOnFromACopy();
    void aPromisedKeyIsKept();
    void whatWasRolledStays();
    void refusals();
    void umpireCarriesOnSecrets_data();
    void umpireCarriesOnSecrets();
    void handedOver();
    void keptAfterAll();
    void notToABrowser();
    void handedOverAfterACrash();
    void openedAtTheEnd();
    void partings();
};

/// LNK-42: the entries stay word for word, the chain goes on, one says who keeps the game, and journal verify knows the border of the keys.
void CarryOnTest::carriedOnFromACopy()
{
    const Registry &registry = supplied::registry();
    const Ruleset &dba = registry.at("dba");
    Two two(dba);
    link::Act note{.kind = "note", .text = "The hill is difficult"};
    two.keeper->act(note, 0);
    two.run();
    const std::vector<Entry> made = carriedOn(dba, two.copy(), {"Ben", link::Seat::b, gameKeyFromSeed(9), noon});
    QCOMPARE(made.size(), two.entries.size() + 1);
    for (std::size_t n = 1; n < two.entries.size(); ++n)
        QCOMPARE(made[n].line, two.entries[n].line);
    QCOMPARE(chainHash(made.front().line), chainHash(two.entries.front().line));
    const auto change = keeperChange(made.back().json);
    QVERIFY(change && change->how == "carried" && change->name == "Ben" && change->seat == "b");
    QVERIFY(QString::fromStdString(made.back().json.at("text")).contains("Ben carries the game on"));
    QCOMPARE(findings(dba, made), std::string());
    QVERIFY(!keyOfEntry(made.front().json, 1) && keyOfEntry(made.front().json, 3) == gameKeyFromSeed(9));
    // It is a game like any other: shared, and carried on once more.
    Two again(dba);
    again.entries = made;
    again.start();
    const std::vector<Entry> twice = carriedOn(dba, again.copy(), {"Eve", link::Seat::b, gameKeyFromSeed(10), noon});
    QCOMPARE(findings(dba, twice), std::string());
    QCOMPARE(formerKeys(twice.front().json).size(), 2u);
    // What a guest is told of its header holds no key.
    QVERIFY(!again.guest->replica().header().contains("key") && !again.guest->replica().header().contains("carried"));
}

void CarryOnTest::aPromisedKeyIsKept()
{
    const Registry &registry = supplied::registry();
    const Ruleset &dba = registry.at("dba");
    Two two(dba);
    std::vector<Entry> made = carriedOn(dba, two.copy(), {"Ben", link::Seat::b, gameKeyFromSeed(9), noon});
    Json header = made.front().json;
    header["key"] = toHex(gameKeyFromSeed(11));
    made.front() = parseEntry(carriedHeader(header, chainHash(made.front().line), formerKeys(header)), 0);
    QVERIFY2(findings(dba, made).find("not the one that it promised") != std::string::npos, findings(dba, made).c_str());
    header.erase("carried");
    made.front() = parseEntry(canonical(header), 0);
    QVERIFY(findings(dba, made).find("the header does not say so") != std::string::npos);
}

/// LNK-42: a throw that hung on a lost key is not taken back, since it could not come out the same again.
void CarryOnTest::whatWasRolledStays()
{
    const Registry &registry = supplied::registry();
    const Ruleset &dba = registry.at("dba");
    Two two(dba);
    const Game fresh = Game::open(dba, two.entries.front());
    std::string rolled;
    for (const Act &one : dba.acts(fresh.state()))
        if (rolled.empty() && one.refusal.empty() && one.next &&
            two.act(one.resolver, one.input.is_object() ? one.input : Json::object()).empty() && two.entries.size() > 1 &&
            !two.entries.back().json.at("result").at("dice").empty())
            rolled = one.resolver;
    QVERIFY(!rolled.empty());
    std::vector<Entry> made = carriedOn(dba, two.copy(), {"Ben", link::Seat::b, gameKeyFromSeed(9), noon});
    QCOMPARE(findings(dba, made), std::string());
    Game game = Game::open(dba, made.front());
    for (std::size_t n = 1; n < made.size(); ++n)
        game.follow(made[n]);
    const auto reader = [&](int n) { return made.at(static_cast<std::size_t>(n)); };
    QVERIFY2(refusalOf([&] { (void)game.undo(reader, noon); }).find("rolled before another device") != std::string::npos,
             "no second throw");
}

/// LNK-42: what cannot honestly be carried on is refused with a sentence.
void CarryOnTest::refusals()
{
    const auto feud = feud::ruleset(qEnvironmentVariable("OPTIO_TESTS").toStdString() + "/rules/feud/figures");
    Two two(*feud);
    QVERIFY(refusalOf([&] { (void)carriedOn(*feud, two.copy(), {"Ben", link::Seat::b, gameKeyFromSeed(9), noon}); }).find("kept secret") !=
            std::string::npos);
    QVERIFY(refusalOf([&] { (void)carriedOn(*feud, two.entries, {"Ben", link::Seat::b, gameKeyFromSeed(9), noon}); }).find("no copy") !=
            std::string::npos);
    const Registry &registry = supplied::registry();
    Two watched(registry.at("dba"));
    watched.joining.token = std::string(32, 'c');
    watched.start();
    QVERIFY(refusalOf([&] {
                (void)carriedOn(watched.ruleset, watched.copy(), {"Eve", link::Seat::watch, gameKeyFromSeed(9), noon});
            }).find("look on") != std::string::npos);
}

void CarryOnTest::umpireCarriesOnSecrets_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const char *id : {"feud", "tropaion", "ancients", "hoplites"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

/// LNK-42: an umpire's copy holds what both sides keep secret, so a game with secrets goes on from it; the players are told what their
/// seats knew before and nothing else, and the journal is verified with both keys.
void CarryOnTest::umpireCarriesOnSecrets()
{
    QFETCH(QString, ruleset);
    const auto feud = feud::ruleset(qEnvironmentVariable("OPTIO_TESTS").toStdString() + "/rules/feud/figures");
    const Ruleset &rules = ruleset == QLatin1String("feud") ? *feud : supplied::registry().at(ruleset.toStdString());
    QVERIFY(keepsSecrets(rules));
    Two two(rules, link::Seat::umpire);
    if (ruleset == QLatin1String("feud")) {
        two.act("oath", {{"side", "a"}, {"answers", {{"foe", "b1.1"}}}});
    } else {
        for (int i = 0; i < 5; ++i)
            for (const Act &one : rules.acts(two.keeper->game().state()))
                if (one.refusal.empty()) {
                    const std::size_t before = two.entries.size();
                    two.act(one.resolver, one.input.is_object() ? one.input : Json::object());
                    if (two.entries.size() > before)
                        break;
                }
    }
    QVERIFY(two.entries.size() > 1);
    QCOMPARE(two.guest->replica().stubs(), 0);
    QVERIFY(!two.guest->replica().header().contains("key"));
    const Json state = two.keeper->game().state();
    QVERIFY(two.guest->replica().state() == state);
    const std::vector<Entry> made = carriedOn(rules, two.copy(), {"Uma", link::Seat::umpire, gameKeyFromSeed(9), noon});
    QCOMPARE(findings(rules, made), std::string());
    QCOMPARE(keeperChange(made.back().json)->seat, std::string("umpire"));
    // The players join again: each is told the same entries as by the lost keeper, hash for hash.
    for (const link::Seat seat : {link::Seat::b, link::Seat::watch}) {
        Two before(rules, seat), after(rules, seat);
        before.entries = two.entries;
        after.entries = made;
        before.start();
        after.start();
        QCOMPARE(after.guest->replica().game(), before.guest->replica().game());
        for (int n = 1; n <= before.guest->replica().length(); ++n)
            QVERIFY2(after.guest->replica().readable(n) == before.guest->replica().readable(n),
                     after.guest->replica().readable(n).dump().c_str());
        QVERIFY(after.guest->replica().state() == knownTo(rules, state, seat));
        QCOMPARE(after.guest->replica().stubs(), before.guest->replica().stubs());
        // And on it goes.
        link::Act note{.kind = "note", .text = "on we go"};
        after.keeper->act(note, 0);
        after.run();
        QCOMPARE(after.guest->replica().head().hash, after.keeper->head().hash);
        QCOMPARE(findings(rules, after.entries), std::string());
    }
    // A copy that was not told everything is no such copy, whoever says so.
    Two player(rules, link::Seat::b);
    player.entries = two.entries;
    player.start();
    if (player.guest->replica().stubs() > 0) {
        std::vector<Entry> lines = player.copy();
        lines.front() = two.copy().front(); // the umpire's header
        QVERIFY(!refusalOf([&] { (void)carriedOn(rules, lines, {"Ben", link::Seat::umpire, gameKeyFromSeed(9), noon}); }).empty());
    }
}

/// LNK-44: the heir gets the whole game, secrets too, and its journal is verified with both keys; the others are told where it goes on.
void CarryOnTest::handedOver()
{
    const auto feud = feud::ruleset(qEnvironmentVariable("OPTIO_TESTS").toStdString() + "/rules/feud/figures");
    Two two(*feud);
    two.act("oath", {{"side", "a"}, {"answers", {{"foe", "b1.1"}}}});
    QCOMPARE(two.guest->replica().stubs(), 1);
    two.keeper->handOver(1, 0);
    two.run();
    QVERIFY(two.has(link::GuestEffect::Kind::handed));
    QCOMPARE(two.keeper->handingTo(), std::string("Ben"));
    // Nothing is ruled any more.
    QVERIFY(two.act("end-turn", Json::object()).find("handed over") != std::string::npos);
    const std::string line =
        std::find_if(two.told.begin(), two.told.end(), [](const auto &one) { return one.kind == link::GuestEffect::Kind::handed; })->text;
    const std::vector<Entry> mine = takenOver(*feud, two.copy(), line, {"Ben", link::Seat::b, gameKeyFromSeed(9), noon});
    QCOMPARE(findings(*feud, mine), std::string());
    QVERIFY(keyOfEntry(mine.front().json, 1) == gameKeyFromSeed(1) && keyOfEntry(mine.front().json, 99) == gameKeyFromSeed(9));
    QCOMPARE(lineHash(firstHeader(mine.front().json)), chainHash(two.entries.front().line));
    const std::string game = two.guest->replica().game().substr(0, 16);
    const std::string to = textOf(link::JoinLink{{"192.168.1.2"}, 7, std::string(64, 'a'), std::string(32, 'f'), game});
    two.guest->taken({{"a", to}});
    two.run();
    QVERIFY(two.keeper->hasMoved());
    QVERIFY(two.heard.back().kind == link::KeeperEffect::Kind::moved && two.heard.back().text == to);
    // Who comes by an old code is sent on; a link out of the table's network is not followed.
    two.joining.token = std::string(32, 'c');
    two.joining.device = std::string(32, '2');
    two.guest = std::make_unique<link::Guest>([&](const std::string &) { return &two.ruleset; }, two.joining);
    two.told.clear();
    two.guest->start(0);
    two.keeper->connected(1, 0);
    two.guest->connected(0);
    two.run();
    QVERIFY(two.told.back().text == "gone" && !two.has(link::GuestEffect::Kind::moved)); // no link for watchers was given
    two.guest = std::make_unique<link::Guest>([&](const std::string &) { return &two.ruleset; }, two.joining);
    two.guest->start(0);
    two.guest->connected(0);
    two.told.clear();
    two.guest->received(written(link::Message(link::Bye{
                            "gone on", true, textOf(link::JoinLink{{"8.8.8.8"}, 7, std::string(64, 'a'), std::string(32, 'f'), game})})),
                        0);
    two.run();
    QVERIFY(!two.has(link::GuestEffect::Kind::moved));
}

void CarryOnTest::keptAfterAll()
{
    const Registry &registry = supplied::registry();
    Two two(registry.at("dba"));
    two.keeper->handOver(1, 0);
    two.run();
    two.keeper->keepAfterAll(0);
    two.run();
    QVERIFY(two.keeper->handingTo().empty());
    two.guest->taken({{"a", "optio:join?"}}); // too late
    two.run();
    QVERIFY(!two.keeper->hasMoved());
    two.keeper->act({.kind = "note", .text = "on we go"}, 0);
    two.run();
    QCOMPARE(two.entries.size(), 4u);
    QCOMPARE(findings(two.ruleset, two.entries), std::string());
}

/// LNK-05, LNK-44: a browser has joined like anybody else, but the game is not handed to it.
void CarryOnTest::notToABrowser()
{
    const Registry &registry = supplied::registry();
    Two two(registry.at("dba"));
    two.joining.guestOnly = true;
    two.keeper->lost(1, 0);
    two.guest = std::make_unique<link::Guest>([&](const std::string &) { return &two.ruleset; }, two.joining);
    two.guest->start(0);
    two.keeper->connected(1, 0);
    two.guest->connected(0);
    two.run();
    QVERIFY(two.guest->isConnected());
    QVERIFY(two.keeper->guests().front().guestOnly);
    const std::size_t before = two.entries.size();
    QVERIFY(refusalOf([&] { two.keeper->handOver(1, 0); }).find("Ben plays in a browser") != std::string::npos);
    two.run();
    QCOMPARE(two.entries.size(), before);
    QVERIFY(two.keeper->handingTo().empty());
}

/// LNK-44: the keeper's crash between handing and taking rules nothing by itself.
void CarryOnTest::handedOverAfterACrash()
{
    const Registry &registry = supplied::registry();
    Two two(registry.at("dba"));
    two.keeper->handOver(1, 0);
    two.run();
    two.told.clear();
    two.start();
    QCOMPARE(two.keeper->handingTo(), std::string("Ben"));
    QVERIFY2(two.has(link::GuestEffect::Kind::handed), "it is handed to whom it was promised, when he is there again");
    two.guest->taken({{"watch", "x"}});
    two.run();
    QVERIFY(two.keeper->hasMoved());
}

/// LNK-12, LNK-44: at the end the header follows, and stands for the one that was told first; one with another key does not.
void CarryOnTest::openedAtTheEnd()
{
    const auto feud = feud::ruleset(qEnvironmentVariable("OPTIO_TESTS").toStdString() + "/rules/feud/figures");
    Two two(*feud);
    two.keeper->handOver(1, 0);
    two.run();
    const std::string line = two.entries.front().line;
    two.entries = takenOver(*feud, two.copy(), line, {"Ben", link::Seat::b, gameKeyFromSeed(9), noon});
    two.start();
    const Json units = two.keeper->game().state().at("units");
    for (const auto &[id, unit] : units.items())
        if (unit.at("side") == "b") {
            link::Act correct{.kind = "correct", .text = "all are gone"};
            correct.values = {{"/units/" + id + "/lost", 9}};
            two.keeper->act(correct, 0);
            two.run();
        }
    QVERIFY(feud->ended(two.keeper->game().state()).value("over", false));
    QCOMPARE(two.guest->replica().openHeader(), two.entries.front().line);
    QCOMPARE(two.guest->replica().stubs(), 0);
    QVERIFY(two.guest->replica().header().contains("key"));
    Json forged = two.entries.front().json;
    forged["key"] = toHex(gameKeyFromSeed(10));
    link::Replica replica = two.guest->replica();
    link::EntryTold header;
    header.n = 0;
    header.line = carriedHeader(forged, chainHash(line), formerKeys(forged));
    QVERIFY(refusalOf([&] { replica.add(header); }).find("not the one that stood there") != std::string::npos);
}

/// LNK-43: where two games parted, and that the beginning of a game has not parted from it.
void CarryOnTest::partings()
{
    const Registry &registry = supplied::registry();
    Two two(registry.at("dba"));
    two.keeper->act({.kind = "note", .text = "one"}, 0);
    two.run();
    const std::vector<std::string> other = linesOf(carriedOn(two.ruleset, two.copy(), {"Ben", link::Seat::b, gameKeyFromSeed(9), noon}));
    link::Parting parting = partingOf(linesOf(two.entries), other);
    QVERIFY(parting.related && !parting.parted() && parting.common == 1 && parting.second == 2);
    two.keeper->act({.kind = "note", .text = "two"}, 0);
    two.run();
    parting = partingOf(linesOf(two.entries), other);
    QVERIFY(parting.parted() && parting.common == 1);
    Two stranger(registry.at("dbm"));
    QVERIFY(!partingOf(linesOf(stranger.entries), other).related);
}

OPTIO_TEST(CarryOnTest)

} // namespace carry_on_test

#include "carry_on_test.moc"
