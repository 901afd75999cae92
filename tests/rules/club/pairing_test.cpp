// SPDX-License-Identifier: GPL-3.0-or-later
// Swiss drawings: against every possible drawing for small events, and by what must always hold for large ones (CLB-10, CLB-12, CLB-13).
#include "tests/deep.h"
#include "tests/rules/club/made_event.h"
#include "tests/suite.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace pairing_test {

using namespace optio;
using namespace optio::club;
using namespace optio::test;

namespace {

/// A player as these tests count: apart from the program's own lists.
struct Seen {
    std::string id, club, army;
    long long score = 0;
    int place = 0, byes = 0;
    std::map<std::string, int> met;
};

using Sum = std::vector<long long>;

std::map<std::string, Seen> seenBefore(const EventState &state, const Scheme &scheme, int round)
{
    std::map<std::string, Seen> seen;
    for (const auto &[id, player] : state.players)
        if (player.present && round >= player.late && (player.dropped == 0 || round < player.dropped))
            seen[id] = {id, player.club, player.army, 0, 0, 0, {}};
    EventState past = state;
    while (lastRound(past) >= round)
        past.rounds.erase(key(lastRound(past)));
    for (const auto &[number, drawn] : past.rounds) {
        for (const auto &[table, game] : drawn.games) {
            if (seen.count(game.a) != 0)
                ++seen[game.a].met[game.b];
            if (seen.count(game.b) != 0)
                ++seen[game.b].met[game.a];
        }
        for (const std::string &player : drawn.byes)
            if (seen.count(player) != 0)
                ++seen[player].byes;
    }
    if (round > 1)
        for (const Standing &row : standings(past, scheme, round - 1))
            if (seen.count(row.id) != 0) {
                seen[row.id].score = row.points;
                seen[row.id].place = row.place;
            }
    return seen;
}

Sum costOf(const Seen &a, const Seen &b, bool firstRound)
{
    const auto met = a.met.find(b.id);
    return {met == a.met.end() ? 0 : met->second,
            0,
            0,
            std::abs(a.score - b.score),
            firstRound && !a.club.empty() && a.club == b.club ? 1 : 0,
            !a.army.empty() && a.army == b.army ? 1 : 0};
}

Sum byeCost(const Seen &one, int lowest) { return {0, one.byes, lowest - one.place, 0, 0, 0}; }

void add(Sum &to, const Sum &more)
{
    to.resize(std::max(to.size(), more.size()));
    for (std::size_t i = 0; i < more.size(); ++i)
        to[i] += more[i];
}

int lowestOf(const std::map<std::string, Seen> &seen)
{
    int lowest = 0;
    for (const auto &[id, one] : seen)
        lowest = std::max(lowest, one.place);
    return lowest;
}

Sum drawnCost(const Round &round, const std::map<std::string, Seen> &seen, bool firstRound)
{
    Sum sum(6);
    for (const auto &[table, game] : round.games)
        add(sum, costOf(seen.at(game.a), seen.at(game.b), firstRound));
    for (const std::string &player : round.byes)
        add(sum, byeCost(seen.at(player), lowestOf(seen)));
    return sum;
}

/// The least cost of all drawings there are.
Sum leastCost(std::vector<const Seen *> left, bool bye, int lowest, bool firstRound)
{
    if (left.empty())
        return Sum(6);
    Sum best;
    const auto consider = [&](Sum sum, std::vector<const Seen *> rest, bool still) {
        add(sum, leastCost(std::move(rest), still, lowest, firstRound));
        if (best.empty() || sum < best)
            best = std::move(sum);
    };
    const Seen *const one = left.back();
    left.pop_back();
    if (bye)
        consider(byeCost(*one, lowest), left, false);
    for (std::size_t i = 0; i < left.size() && (!bye || left.size() > 0); ++i) {
        std::vector<const Seen *> rest = left;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        if (bye && rest.empty())
            continue; // an odd number with a bye still to give
        consider(costOf(*one, *left[i], firstRound), rest, bye);
    }
    return best;
}

int power(int base, int exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }

void checkWhole(const Round &round, const std::map<std::string, Seen> &seen)
{
    std::set<std::string> drawn(round.byes.begin(), round.byes.end());
    for (const auto &[table, game] : round.games) {
        QVERIFY(drawn.insert(game.a).second);
        QVERIFY(drawn.insert(game.b).second);
    }
    QCOMPARE(drawn.size(), seen.size()); // nobody left over, nobody who is not there
    QCOMPARE(round.byes.size(), seen.size() % 2);
}

/// No two games (or a game and the bye) can change partners for a better drawing.
void checkNoBetterExchange(const Round &round, const std::map<std::string, Seen> &seen, bool firstRound)
{
    std::vector<std::pair<const Seen *, const Seen *>> pairs;
    for (const auto &[table, game] : round.games)
        pairs.emplace_back(&seen.at(game.a), &seen.at(game.b));
    for (const std::string &player : round.byes)
        pairs.emplace_back(&seen.at(player), nullptr);
    const int lowest = lowestOf(seen);
    const auto cost = [&](const Seen *a, const Seen *b) {
        return a == nullptr ? byeCost(*b, lowest) : b == nullptr ? byeCost(*a, lowest) : costOf(*a, *b, firstRound);
    };
    for (std::size_t i = 0; i < pairs.size(); ++i)
        for (std::size_t j = i + 1; j < pairs.size(); ++j) {
            Sum now = cost(pairs[i].first, pairs[i].second), one = cost(pairs[i].first, pairs[j].first), other = one;
            add(now, cost(pairs[j].first, pairs[j].second));
            other = cost(pairs[i].first, pairs[j].second);
            if (pairs[i].second != nullptr || pairs[j].second != nullptr) {
                if (pairs[i].second != nullptr && pairs[j].second != nullptr) {
                    add(one, cost(pairs[i].second, pairs[j].second));
                    add(other, cost(pairs[i].second, pairs[j].first));
                } else if (pairs[j].second == nullptr) { // i's second would have the bye, or i's first
                    add(one, cost(pairs[i].second, nullptr));
                    other = cost(pairs[i].second, pairs[j].first);
                    add(other, cost(pairs[i].first, nullptr));
                } else {
                    continue;
                }
            }
            QVERIFY2(!(one < now) && !(other < now), "an exchange would be better");
        }
}

} // namespace

class PairingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallEventsAgainstEveryDrawing() // CLB-10
    {
        int drawn = 0;
        const Scheme scheme = Scheme::read(schemeText("dba-nasamw"), "scheme");
        for (int players = 2; players <= 8; ++players) {
            const int outcomes = power(3, players / 2);
            const int step = deep() || players < 4 ? 1 : players < 6 ? 7 : players < 8 ? 41 : 797;
            for (int results = 0; results < outcomes * outcomes; results += step) {
                EventState state = stateOf(players);
                for (int round = 1; round <= 3; ++round) {
                    const auto seen = seenBefore(state, scheme, round);
                    Drawing drawing = drawRound(state, scheme, round, {static_cast<std::uint64_t>(results), 0});
                    checkWhole(drawing.round, seen);
                    std::vector<const Seen *> all;
                    for (const auto &[id, one] : seen)
                        all.push_back(&one);
                    QCOMPARE(drawnCost(drawing.round, seen, round == 1), leastCost(all, players % 2 != 0, lowestOf(seen), round == 1));
                    giveResults(drawing.round, round == 1 ? results % outcomes : results / outcomes);
                    state.rounds[key(round)] = drawing.round;
                    ++drawn;
                }
            }
        }
        QVERIFY(drawn > 200);
    }

    void randomEvents() // CLB-10, CLB-13: 5 to 200 players who leave and join
    {
        std::mt19937 random(32);
        const Scheme scheme = Scheme::read(schemeText("dba-nasamw"), "scheme");
        const int events = deep() ? 10000 : 10;
        for (int trial = 0; trial < events; ++trial) {
            const int players = trial == 0 ? 120 : 5 + static_cast<int>(random() % (trial % 10 == 0 ? 196 : 40));
            EventState state = stateOf(players);
            const int rounds = 2 + static_cast<int>(random() % 3);
            for (int round = 1; round <= rounds; ++round) {
                for (auto &[id, player] : state.players)
                    if (round > 1 && player.dropped == 0 && random() % 25 == 0)
                        player.dropped = round;
                if (round > 1 && random() % 3 == 0) {
                    Player late;
                    late.name = fmt::format("Late {}", round);
                    late.late = round;
                    state.players[key(static_cast<int>(state.players.size()) + 1)] = late;
                }
                const auto seen = seenBefore(state, scheme, round);
                if (seen.size() < 2)
                    break;
                Drawing drawing = drawRound(state, scheme, round, {random(), 0});
                checkWhole(drawing.round, seen);
                checkNoBetterExchange(drawing.round, seen, round == 1);
                giveResults(drawing.round, static_cast<int>(random() % 100000));
                state.rounds[key(round)] = drawing.round;
            }
        }
    }

    void sameSeedSameDrawing() // CLB-12
    {
        const EventState state = stateOf(16);
        const Scheme scheme = Scheme::read(state.settings.scheme, "scheme");
        const auto written = [&](std::uint64_t seed, int lot) { return FieldsOut::write(drawRound(state, scheme, 1, {seed, lot}).round); };
        QVERIFY(written(5, 0) == written(5, 0));
        QVERIFY(written(5, 0) != written(6, 0));
        QVERIFY(written(5, 0) != written(5, 1));
    }
};

OPTIO_TEST(PairingTest)

} // namespace pairing_test

#include "pairing_test.moc"
