// SPDX-License-Identifier: GPL-3.0-or-later
// What each seat knows of a game (LNK-12, LNK-14), in random games of every rule set: enough to draw its page, nothing of the other's.
#include "db/store.h"
#include "rules/journal/replica_line.h"
#include "rules/journal/seat_rules.h"
#include "rules/journal/secrets.h"
#include "rules/journal/state_rules.h"
#include "rules/link/seat.h"
#include "rulesets/registry.h"
#include "tests/deep.h"
#include "tests/rules/feud/feud.h"
#include "tests/soak/random_game.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <set>

namespace seat_rules_test {

using namespace optio;

class SeatRulesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void seatsKnowTheirPage_data();
    void seatsKnowTheirPage();
    void handsAreDealtInTheDark();
    void replicaIsAGame_data() { seatsKnowTheirPage_data(); }
    void replicaIsAGame();

private:
    const Registry registry_{rulesetsFolder("/proc/self/exe")};
};

void SeatRulesTest::seatsKnowTheirPage_data()
{
    QTest::addColumn<QString>("id");
    for (const auto &ruleset : registry_.all())
        QTest::newRow(ruleset->id().c_str()) << QString::fromStdString(ruleset->id());
}

/// LNK-14: a rule set with secrets says what each seat knows; its page can be drawn from that alone, and the rule set can work with it.
void SeatRulesTest::seatsKnowTheirPage()
{
    QFETCH(QString, id);
    const Ruleset &ruleset = registry_.at(id.toStdString());
    const auto *rules = dynamic_cast<const SeatRules *>(&ruleset);
    QCOMPARE(rules != nullptr, keepsSecrets(ruleset));
    if (rules == nullptr)
        return;
    int looked = 0;
    for (std::uint64_t seed = 1; seed <= (test::deep() ? 200U : 8U); ++seed) {
        randomly::RandomGame game(ruleset, seed);
        for (int act = 0; act < 60; ++act) {
            const Json &state = game.game.state();
            for (const char *side : {"a", "b", ""}) {
                const Json seen = rules->seenBy(state, side);
                dynamic_cast<const StateRules &>(ruleset).checkState(seen);
                QVERIFY2(rules->seenBy(seen, side) == seen, "known once, known twice");
                QCOMPARE(QString::fromStdString(toJson(ruleset.view(seen, side)).dump()),
                         QString::fromStdString(toJson(ruleset.view(state, side)).dump()));
                QCOMPARE(ruleset.turn(seen), ruleset.turn(state));
                ++looked;
            }
            QVERIFY2(rules->seenBy(rules->seenBy(state, "a"), "") == rules->seenBy(state, ""), "both know no more than one");
            if (!game.step())
                break;
        }
    }
    QVERIFY(looked > 500);
}

/// LNK-14: two games that differ in what is hidden alone are the same to the other side.
void SeatRulesTest::handsAreDealtInTheDark()
{
    for (const char *id : {"tropaion", "hoplites"}) {
        const Ruleset &ruleset = registry_.at(id);
        const auto &rules = dynamic_cast<const SeatRules &>(ruleset);
        const std::string resolver = std::string(id) == "tropaion" ? "deal" : "act";
        const Json input = std::string(id) == "tropaion" ? Json::object() : Json{{"do", {{"act", "deal"}}}};
        const auto &armies = ruleset.armies();
        const auto met = std::find_if(armies.begin() + 1, armies.end(),
                                      [&](const Json &army) { return army.value("period", "") == armies.front().value("period", ""); });
        std::set<std::string> real, seen, own;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const GameSetup setup{armies.front(), *met, Json::object(), gameKeyFromSeed(seed), randomly::noon};
            Game game = Game::start(ruleset, setup);
            game.follow(game.act(resolver, input, {}, randomly::noon));
            real.insert(game.state().dump());
            Json open = rules.seenBy(game.state(), "");
            if (std::string(id) == "hoplites")
                open.erase("battle"); // who won the dice for the first turn is told to both
            seen.insert(open.dump());
            own.insert(rules.seenBy(game.state(), "b").dump());
        }
        QCOMPARE(real.size(), 6U);
        QVERIFY2(seen.size() <= 2, id);
        QVERIFY(own.size() == 6);
    }
}

/// LNK-12, LNK-13: what a seat is told of a game is a game itself that can be kept, opened, verified and told, and not gone on with. When
/// it is opened, it becomes the keeper's.
void SeatRulesTest::replicaIsAGame()
{
    QFETCH(QString, id);
    const Ruleset &ruleset = registry_.at(id.toStdString());
    const QTemporaryDir folder;
    Store store(folder.path().toStdString());
    int stubs = 0;
    for (std::uint64_t seed = 1; seed <= (test::deep() ? 40U : 2U); ++seed) {
        randomly::RandomGame whole(ruleset, seed);
        for (int act = 0; act < 50 && whole.step(); ++act) {
        }
        for (const link::Seat seat : {link::Seat::b, link::Seat::watch}) {
            const Entry &first = whole.entries.front();
            const std::string header =
                replicaHeader(link::headerFor(ruleset, first.json, first.line, seat), wordOf(seat), lineHash(first.line));
            QVERIFY(header.find(first.json.at("key").get<std::string>()) == std::string::npos);
            QCOMPARE(chainHash(header), lineHash(first.line));
            std::vector<Entry> entries{parseEntry(header, 0)};
            const std::string game = store.addGame(Game::open(ruleset, entries.front()), "A copy", randomly::noon);
            Game copy = Game::open(ruleset, entries.front());
            Json state = first.json.at("start"), known = link::knownTo(ruleset, state, seat);
            for (std::size_t n = 1; n < whole.entries.size(); ++n) {
                const Entry &entry = whole.entries[n];
                Json after = state;
                optio::apply(after, changesOf(entry));
                const Json knownAfter = link::knownTo(ruleset, after, seat);
                const link::EntryTold told = link::entryFor(ruleset, entry, state, known, knownAfter, seat);
                stubs += told.line.empty() ? 1 : 0;
                entries.push_back(parseEntry(told.line.empty() ? stubLine(told.n, told.hash, told.prev, told.seen) : told.line, entry.n));
                QCOMPARE(isStub(entries.back().line), told.line.empty());
                copy.follow(entries.back());
                QVERIFY2(copy.state() == knownAfter, entry.line.c_str());
                store.append(game, entries.back(), copy, "", false);
                state = std::move(after);
                known = knownAfter;
            }
            const auto rules = [&](const std::string &) -> const Ruleset & { return ruleset; };
            QVERIFY(store.openGame(game, rules).state() == known);
            const auto findings = verifyJournal(ruleset, entries);
            QVERIFY2(findings.empty(), findings.empty() ? "" : findings.front().text.c_str());
            QVERIFY(!battleReport(ruleset, entries).empty());
            QVERIFY_THROWS_EXCEPTION(Error, copy.note("mine", randomly::noon));
            // A line that was changed, and one that stands for another in a game that is no copy.
            std::vector<Entry> edited = entries;
            if (edited.size() > 2) {
                edited[1].line[edited[1].line.find(R"("time")") + 8] = '1';
                edited[1].json["time"] = "1" + edited[1].json.at("time").get<std::string>().substr(1);
                if (!isStub(edited[1].line))
                    QVERIFY(!verifyJournal(ruleset, edited).empty());
                Game own = Game::open(ruleset, first);
                QVERIFY_THROWS_EXCEPTION(
                    Error, own.follow(parseEntry(stubLine(1, std::string(64, '0'), lineHash(first.line), entries[1].json), 1)));
            }
            QVERIFY(store.replaceReplica(game, ruleset, whole.entries, randomly::noon).state() == state);
            QVERIFY(store.openGame(game, rules).snapshot() == whole.game.snapshot());
            QVERIFY_THROWS_EXCEPTION(Error, (void)store.replaceReplica(game, ruleset, entries, randomly::noon));
            store.dropGame(game);
        }
    }
    // The seals of Ancients tell nothing, so that its lines come whole.
    if (!keepsSecrets(ruleset))
        QCOMPARE(stubs, 0);
    else if (id == QLatin1String("tropaion") || id == QLatin1String("hoplites"))
        QVERIFY(stubs > 0);
}

OPTIO_TEST(SeatRulesTest)

} // namespace seat_rules_test

#include "seat_rules_test.moc"
