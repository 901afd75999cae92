// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of every DBA combat and game: odds and rulings agree, doubled is never milder than beaten, replay and undo.
#include "tests/rulesets/dba/dba_support.h"
#include "tests/suite.h"

#include <QtTest>
#include <rapidcheck.h>

namespace dba_property_test {

using namespace dbatest;

namespace {

/// A random valid input: random elements, and random answers to whatever the form then asks.
Json randomInput(const Resolver &resolver)
{
    const auto unit = [](const std::vector<std::string> &from) {
        return Json{{"type", *rc::gen::elementOf(from)}, {"general", *rc::gen::arbitrary<bool>()}};
    };
    Json given = {{"a", unit(resolver.id() == sh ? std::vector<std::string>{"Bw", "WWg", "Art"} : types())},
                  {"b", unit(types())},
                  {"answers", Json::object()}};
    for (bool asked = true; asked;) {
        asked = false;
        for (const Question &question : resolver.form(nullptr, given).questions) {
            if (given["answers"].contains(question.id))
                continue;
            Json answer = *rc::gen::arbitrary<bool>();
            if (question.kind == QuestionKind::choice)
                answer = question.choices[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(question.choices.size())))].value;
            else if (question.kind == QuestionKind::count)
                answer = *rc::gen::inRange(question.least, question.most + 1);
            given["answers"][question.id] = answer;
            asked = true;
            break;
        }
    }
    return given;
}

} // namespace

class DbaPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBA-052: artillery in close combat drives back those it doubles, but never those it destroys by beating them.
    void neverMilder()
    {
        const std::string weak = R"j("dba.left_a":"overlapped","dba.right_a":"overlapped","dba.rear_a":true)j";
        const Ruling doubled = fight("Art", "Art", {1, 6}, weak);
        QVERIFY(contains(doubled.comparison, "doubled"));
        QCOMPARE(resultOf(doubled, "a"), std::string("destroyed"));
        QCOMPARE(doubled.outcome.at(0).rule, std::string("DBA-052"));
        const bool right = rc::check("doubled is never milder than beaten", [] {
            const Resolver &resolver = rules().resolver(*rc::gen::elementOf(std::vector<std::string>{cc, sh}));
            const auto ready = resolver.prepare(nullptr, resolver.complete(nullptr, randomInput(resolver)));
            const std::map<std::string, int> hardness{{"immune", 0}, {"stands", 0}, {"recoil", 1}, {"flee", 2}, {"destroyed", 3}};
            std::map<std::string, int> worstBeaten, mildestDoubled;
            for (int a = 1; a <= 6; ++a)
                for (int b = 1; b <= 6; ++b) {
                    EnteredDice source({a, b});
                    Dice dice(source);
                    const Ruling ruling = ready->rule(dice);
                    for (const SideOutcome &one : ruling.outcome)
                        if (const auto hard = hardness.find(one.result); hard != hardness.end() && !contains(ruling.comparison, "equal")) {
                            if (contains(ruling.comparison, "beaten"))
                                worstBeaten[one.side] = std::max(worstBeaten[one.side], hard->second);
                            else
                                mildestDoubled[one.side] = std::max(mildestDoubled[one.side], hard->second);
                        }
                }
            for (const auto &[side, hard] : mildestDoubled)
                RC_ASSERT(worstBeaten[side] < 3 || hard == 3);
        });
        QVERIFY(right);
    }

    // Odds add up; every throw lies in their support; the odds are those of all 36 throws ruled one by one; totals are sums of lines.
    void randomCombats()
    {
        const bool right = rc::check("odds and rulings agree", [] {
            const Resolver &resolver = rules().resolver(*rc::gen::elementOf(std::vector<std::string>{cc, sh}));
            const Json complete = resolver.complete(nullptr, randomInput(resolver));
            RC_ASSERT(resolver.complete(nullptr, complete) == complete);
            const auto ready = resolver.prepare(nullptr, complete);
            const Distribution odds = oddsOf(*ready);
            Weight sum = 0;
            std::map<std::string, Weight> byOdds, byRuling;
            for (const Share &share : odds.shares) {
                sum += share.weight;
                byOdds[ready->outcome(share.outcome).results.dump()] += share.weight * (36 / odds.of);
            }
            RC_ASSERT(sum == odds.of);
            for (int a = 1; a <= 6; ++a)
                for (int b = 1; b <= 6; ++b) {
                    EnteredDice source({a, b}), again({a, b});
                    Dice dice(source), fresh(again);
                    const Ruling ruling = ready->rule(dice);
                    const Json results = ready->outcome(ready->roll(fresh)).results;
                    RC_ASSERT(results["a"] == resultOf(ruling, "a"));
                    RC_ASSERT(results["b"] == resultOf(ruling, "b"));
                    byRuling[results.dump()] += 1;
                    RC_ASSERT(rulingFromJson(toJson(ruling)).sentence == ruling.sentence);
                    for (const Total &total : ruling.totals) {
                        int lines = 0;
                        for (const Line &line : ruling.lines)
                            lines += line.side == total.side ? line.value : 0;
                        RC_ASSERT(lines == total.value);
                    }
                }
            RC_ASSERT(byOdds == byRuling);
        });
        QVERIFY(right);
    }

    // Random games: a replay gives the same state, and taking everything back gives the start.
    void randomGames()
    {
        const bool right = rc::check("replay is the state, undo of do is nothing", [] {
            GameSetup setup;
            setup.rosterA = *rc::gen::elementOf(rules().armies());
            setup.rosterB = *rc::gen::elementOf(rules().armies());
            setup.options = Json::object();
            setup.key = gameKeyFromSeed(*rc::gen::arbitrary<std::uint64_t>());
            setup.created = "2026-01-31T12:00:00Z";
            Game game = Game::start(rules(), setup);
            std::vector<Entry> entries{parseEntry(game.headerLine(), 0)};
            const Json start = game.state();
            const auto units = [&game](const std::string &side) {
                std::vector<std::string> ids;
                for (auto it = game.state().at("units").begin(); it != game.state().at("units").end(); ++it)
                    if (it->at("side") == side)
                        ids.push_back(it.key());
                return ids;
            };
            for (int n = 0; n < 25; ++n) {
                const std::string active = game.state().at("active").get<std::string>(), other = active == "a" ? "b" : "a";
                const std::string resolver = *rc::gen::elementOf(
                    std::vector<std::string>{"pips", "move", "move", "shooting", "close-combat", "close-combat", "losses", "end-bound"});
                const std::string own = *rc::gen::elementOf(units(active)), foe = *rc::gen::elementOf(units(other));
                Json given = Json::object();
                if (resolver == "move")
                    given = {{"who", {own}}, {"answers", {{"dba.contact", foe}}}};
                else if (resolver == "losses")
                    given = {{"who", {own}}};
                else if (resolver == "shooting" || resolver == "close-combat")
                    given = {{"a", own}, {"b", foe}};
                if (resolver == "losses" && *rc::gen::inRange(0, 4) > 0)
                    continue;
                try {
                    const Entry entry = game.act(resolver, given, std::nullopt, "2026-01-31T12:00:00Z");
                    game.follow(entry);
                    entries.push_back(entry);
                } catch (const Error &) {
                    continue; // refused: nothing may have changed, which the replay below shows
                }
                for (const int side : {0, 1}) {
                    const Json &army = game.state().at("sides").at(static_cast<std::size_t>(side));
                    RC_ASSERT(army.at("pips_spent") <= army.at("pip_die"));
                }
                for (const Json &unit : game.state().at("units")) {
                    int marked = 0;
                    for (const Json &part : unit.at("marks"))
                        marked += part.at("count").get<int>();
                    RC_ASSERT(marked <= unit.at("count").get<int>() - unit.at("lost").get<int>());
                    RC_ASSERT(unit.at("lost") <= unit.at("count"));
                }
                RC_ASSERT(!toJson(rules().view(game.state(), "")).empty());
                RC_ASSERT(rules().acts(game.state()).size() == 6);
            }
            Game replay = Game::open(rules(), entries.front());
            for (std::size_t i = 1; i < entries.size(); ++i)
                replay.follow(entries[i]);
            RC_ASSERT(replay.state() == game.state());
            RC_ASSERT(verifyJournal(rules(), entries).empty());
            while (!game.standing().empty()) {
                const Entry undo = game.undo([&](int n) { return entries.at(static_cast<std::size_t>(n)); }, "2026-01-31T12:00:00Z");
                game.follow(undo);
                entries.push_back(undo);
            }
            RC_ASSERT(game.state() == start);
        });
        QVERIFY(right);
    }
};

OPTIO_TEST(DbaPropertyTest)

} // namespace dba_property_test

#include "dba_property_test.moc"
