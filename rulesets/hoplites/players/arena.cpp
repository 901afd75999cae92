// SPDX-License-Identifier: GPL-3.0-or-later
// Plays games, and reports what came of many.
#include "rulesets/hoplites/players/arena.h"

#include "rules/journal/journal.h"
#include "rules/options.h"
#include "rules/sides.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/players/thought.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>

namespace optio::hoplites {

namespace {

/// The dice of an act as its journal entry would throw them; made only when one falls.
class ActDice : public DiceSource {
public:
    ActDice(const GameKey &key, int turn, const Done &done, const std::vector<Done> &before)
        : key_(key), turn_(turn), done_(done), before_(before)
    {}
    int face(Die die, const DrawName &name) override { return source().face(die, name); }
    int pick(int n, const DrawName &name) override { return source().pick(n, name); }
    Provenance provenance() const override { return Provenance::rolled; }
    bool recorded() const override { return false; }

private:
    RandomDice &source()
    {
        if (!source_) {
            // Equal acts of a turn are told apart by their number; a bid of one side reads like that of the other.
            const std::string name = diceNameOf(toJson(done_.act, done_.side));
            const auto same = [&](const Done &one) {
                return one.act.deed == done_.act.deed && (one.side == done_.side || done_.act.deed == Deed::bid) &&
                       (one.act == done_.act || (one.act.deed == Deed::attack && diceNameOf(toJson(one.act, one.side)) == name));
            };
            ActKey key{turn_, "act", {name}, 0};
            key.before = static_cast<int>(std::count_if(before_.begin(), before_.end(), same));
            source_.emplace(key_, key);
        }
        return *source_;
    }

    const GameKey &key_;
    int turn_;
    const Done &done_;
    const std::vector<Done> &before_;
    std::optional<RandomDice> source_;
};

struct Lengths {
    std::vector<int> all;
    Json told()
    {
        std::sort(all.begin(), all.end());
        double sum = 0;
        for (const int one : all)
            sum += one;
        return {{"least", all.front()},
                {"median", all[all.size() / 2]},
                {"most", all.back()},
                {"mean", std::round(100 * sum / static_cast<double>(all.size())) / 100}};
    }
};

} // namespace

State playBattle(const Sheet &sheet, const State &start, const std::array<const Player *, 2> &bySide, const GameKey &key,
                 std::uint64_t thoughts, Uses *uses, std::vector<Done> *line)
{
    State state = start;
    std::array<Pcg, 2> minds{Pcg(2 * thoughts + 1), Pcg(2 * thoughts + 2)};
    ActList list;
    std::vector<Done> thisTurn;
    int turn = state.turns;
    while (!state.over()) {
        if (state.turns != turn) {
            thisTurn.clear();
            turn = state.turns;
        }
        const int side = state.toAct();
        const State view = viewOf(state, side);
        actions(sheet, view, side, list);
        const Done done{bySide[at(side)]->choose(sheet, view, side, list, minds[at(side)]), side};
        ActDice source(key, turn, done, thisTurn);
        Dice dice(source);
        apply(sheet, state, done.act, dice, nullptr, uses);
        thisTurn.push_back(done);
        if (line != nullptr)
            line->push_back(done);
    }
    return state;
}

int playRandomly(const Sheet &sheet, State &state, Pcg &random, Dice &dice)
{
    ActList list;
    int acts = 0;
    actions(sheet, state, state.toAct(), list);
    for (; !state.over(); ++acts) {
        const Act act = list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))];
        playOn(sheet, state, act, dice, list);
    }
    return acts;
}

std::vector<std::string> Hoplites::players() const { return playerIds(sheet_); }

std::vector<Arena::Level> Hoplites::levels() const
{
    std::vector<Level> levels;
    for (const Minds::Level &one : sheet_.minds.levels)
        levels.push_back({one.player, one.label, one.text});
    return levels;
}

std::string Hoplites::usualLevel() const { return sheet_.minds.levels.at(sheet_.minds.usual).player; }

int Hoplites::peeks(const Json &state, const std::string &player, std::uint64_t seed, int times) const
{
    return peeksOf(sheet_, gameOf(sheet_, state)->state, *playerOf(sheet_, player), seed, times);
}

Json Hoplites::playGames(const Matches &matches, std::string *transcript) const
{
    const std::array<std::unique_ptr<const Player>, 2> players{playerOf(sheet_, matches.players[0]), playerOf(sheet_, matches.players[1])};
    const State begin = stateFromJson(sheet_, start(matches.rosters[0], matches.rosters[1], matches.options));
    const std::array<std::string, 2> called{matches.players[0],
                                            matches.players[1] == matches.players[0] ? matches.players[1] + " 2" : matches.players[1]};
    std::array<int, 2> wins{}, bySide{};
    int draws = 0;
    Lengths rounds, acts, routeA, routeB;
    Json endings = Json::object();
    static const char *const how[] = {"none", "level", "units", "rounds", "length"};
    Uses uses;
    std::vector<Done> first;
    const auto clock = std::chrono::steady_clock::now();
    for (int game = 0; game < matches.games; ++game) {
        // Both games of a pair have the same dice; only the sides change hands.
        const auto pair = static_cast<std::uint64_t>(game / 2);
        const bool swapped = game % 2 == 1;
        std::vector<Done> line;
        const State end = playBattle(sheet_, begin, {players[swapped ? 1 : 0].get(), players[swapped ? 0 : 1].get()},
                                     gameKeyFromSeed(matches.seed + pair * 0x9E3779B97F4A7C15u), matches.seed * 31 + pair, &uses, &line);
        if (end.winner > 1) {
            ++draws;
        } else {
            ++bySide[end.winner];
            ++wins[swapped ? 1u - end.winner : end.winner];
        }
        rounds.all.push_back(end.round);
        acts.all.push_back(static_cast<int>(line.size()));
        routeA.all.push_back(end.sides[0].points / 2);
        routeB.all.push_back(end.sides[1].points / 2);
        Json &ending = endings[how[static_cast<std::size_t>(end.ending)]];
        ending = ending.is_null() ? 1 : ending.get<int>() + 1;
        if (game == 0)
            first = std::move(line);
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - clock).count();
    Json rules = Json::object();
    for (std::size_t i = 0; i < static_cast<std::size_t>(Use::groundFirst); ++i)
        rules[nameOf(static_cast<Use>(i))] = uses.count[i];
    Json ground = Json::object();
    for (std::size_t i = 0; i < sheet_.terrain.size() && i < mostGrounds; ++i)
        if (const TerrainRow &row = sheet_.terrain[i]; row.period.empty() || row.period == sheet_.modules[begin.module].id)
            ground[row.id] = uses.count[static_cast<std::size_t>(Use::groundFirst) + i];
    if (transcript != nullptr) {
        GameSetup setup{matches.rosters[0], matches.rosters[1], matches.options, gameKeyFromSeed(matches.seed), matches.created};
        Game game = Game::start(*this, setup);
        *transcript = game.headerLine() + "\n";
        for (const Done &done : first) {
            const Entry entry = game.act("act", {{"do", toJson(done.act, done.side)}}, std::nullopt, matches.created);
            game.follow(entry);
            *transcript += entry.line + "\n";
        }
    }
    return {{"ruleset", id_},
            {"armies", {matches.rosters[0].value("id", ""), matches.rosters[1].value("id", "")}},
            {"players", called},
            {"games", matches.games},
            {"seed", matches.seed},
            {"wins", {{called[0], wins[0]}, {called[1], wins[1]}}},
            {"winsBySide", {{"a", bySide[0]}, {"b", bySide[1]}}},
            {"draws", draws},
            {"endings", endings},
            {"rounds", rounds.told()},
            {"acts", acts.told()},
            {"route", {{"a", routeA.told()}, {"b", routeB.told()}}},
            {"rules", rules},
            {"ground", ground},
            {"gamesPerSecond", std::round(10 * matches.games / std::max(seconds, 1e-9)) / 10}};
}

} // namespace optio::hoplites
