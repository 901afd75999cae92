// SPDX-License-Identifier: GPL-3.0-or-later
// Draws rounds: Swiss, round robin, knock-out, double elimination, teams.
#include "rules/club/draw.h"

#include "rules/club/seats.h"
#include "rules/club/standings.h"

#include <algorithm>
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <set>

namespace optio::club {

namespace {

/// The state as it was before a round was drawn.
EventState before(const EventState &state, int number)
{
    EventState past = state;
    past.rounds.erase(past.rounds.lower_bound(key(number)), past.rounds.end());
    return past;
}

/// Who won a game that must not be drawn; "" while nobody has.
const std::string &winnerOf(const EventState &state, const Scheme &scheme, int round, const ClubGame &game)
{
    const Winner winner = scheme.score(*game.result).winner;
    if (winner == Winner::none)
        throw Error(fmt::format("{} and {} drew in round {}: enter who goes on before the next round is drawn", nameOf(state, game.a),
                                nameOf(state, game.b), round),
                    "table");
    return winner == Winner::a ? game.a : game.b;
}

class Draws {
public:
    Draws(const EventState &state, const Scheme &scheme, int number, const Lot &lot)
        : state_(before(state, number)), scheme_(scheme), number_(number),
          dice_(gameKeyFromSeed(lot.seed), ActKey{number, "club-draw", {}, lot.before})
    {}

    Drawing run()
    {
        expectDrawable();
        entrants_ = entrantsOf(state_, scheme_, number_);
        if (entrants_.size() < 2)
            throw Error(fmt::format("a round needs two {}; {} {} there", state_.settings.teams ? "teams" : "players", entrants_.size(),
                                    entrants_.size() == 1 ? "is" : "are"),
                        "players");
        Pairs pairs;
        switch (state_.settings.pairing) {
        case Pairing::swiss:
            pairs = drawPairs(entrants_, wishesOf(state_.settings, number_), dice_);
            break;
        case Pairing::roundRobin:
            pairs = circle();
            break;
        case Pairing::knockOut:
            pairs = bracket();
            break;
        case Pairing::doubleElimination:
            pairs = twoLives();
            break;
        }
        if (state_.settings.teams)
            pairs = boards(pairs);
        Drawing drawing;
        drawing.order = state_.order;
        drawing.round.byes = pairs.byes;
        drawing.round.games = seated(state_, number_, standingOrder(pairs.games));
        return drawing;
    }

private:
    void expectDrawable() const
    {
        if (number_ > state_.settings.rounds)
            throw Error(fmt::format("the event has {} {}; change its settings to play another one", state_.settings.rounds,
                                    state_.settings.rounds == 1 ? "round" : "rounds"),
                        "round");
        for (const auto &[number, round] : state_.rounds)
            if (const std::vector<int> tables = missing(round); !tables.empty())
                throw Error(fmt::format("round {} is not over: {} still {} to report: {}", numberOf(number),
                                        tables.size() == 1 ? "one table" : fmt::format("{} tables", tables.size()),
                                        tables.size() == 1 ? "has" : "have", fmt::join(tables, ", ")),
                            "round");
    }

    bool plays(const std::string &id) const
    {
        return std::any_of(entrants_.begin(), entrants_.end(), [&](const Entrant &one) { return one.id == id; });
    }

    /// Places for a round robin or a knock-out: by rating, or by lot.
    void expectOrder()
    {
        if (!state_.order.empty() && number_ > 1)
            return;
        std::vector<std::string> ids;
        for (const Entrant &one : entrants_)
            ids.push_back(one.id);
        state_.order = byLot(std::move(ids), dice_);
        if (state_.settings.first == First::rating) {
            std::map<std::string, int> ratings;
            for (const Entrant &one : entrants_)
                ratings[one.id] = one.rating;
            std::stable_sort(state_.order.begin(), state_.order.end(),
                             [&](const std::string &a, const std::string &b) { return ratings.at(a) > ratings.at(b); });
        }
        if (state_.settings.pairing == Pairing::knockOut)
            state_.order = seeded(state_.order);
        else if (state_.order.size() % 2 != 0)
            state_.order.emplace_back();
    }

    /// Places in the bracket, so that the best two can meet only in the final; "" for a bye.
    static std::vector<std::string> seeded(const std::vector<std::string> &best)
    {
        std::vector<std::size_t> seeds{0};
        while (seeds.size() < best.size()) {
            std::vector<std::size_t> next;
            for (const std::size_t seed : seeds) {
                next.push_back(seed);
                next.push_back(2 * seeds.size() - 1 - seed);
            }
            seeds = std::move(next);
        }
        std::vector<std::string> places;
        for (const std::size_t seed : seeds)
            places.push_back(seed < best.size() ? best[seed] : "");
        return places;
    }

    void put(Pairs &pairs, const std::string &one, const std::string &other) const
    {
        const bool first = !one.empty() && plays(one), second = !other.empty() && plays(other);
        if (first && second)
            pairs.games.emplace_back(one, other);
        else if (first || second)
            pairs.byes.push_back(first ? one : other);
    }

    /// Round robin: the first stays, the others move on by one place each round.
    Pairs circle()
    {
        expectOrder();
        std::vector<std::string> ring = state_.order;
        const auto turns = (number_ - 1) % std::max<int>(1, static_cast<int>(ring.size()) - 1);
        std::rotate(ring.begin() + 1, ring.end() - turns, ring.end());
        Pairs pairs;
        for (std::size_t i = 0; i < ring.size() / 2; ++i)
            put(pairs, ring[i], ring[ring.size() - 1 - i]);
        return pairs;
    }

    /// Knock-out: whoever won or had the bye goes on to the next place.
    Pairs bracket()
    {
        expectOrder();
        std::vector<std::string> places = state_.order;
        for (const auto &[number, round] : state_.rounds) {
            std::set<std::string> on(round.byes.begin(), round.byes.end());
            for (const auto &[table, game] : round.games)
                on.insert(winnerOf(state_, scheme_, numberOf(number), game));
            std::vector<std::string> next;
            for (std::size_t i = 0; i + 1 < places.size(); i += 2)
                next.push_back(on.count(places[i]) != 0 ? places[i] : on.count(places[i + 1]) != 0 ? places[i + 1] : "");
            places = std::move(next);
        }
        Pairs pairs;
        for (std::size_t i = 0; i + 1 < places.size(); i += 2)
            put(pairs, places[i], places[i + 1]);
        if (pairs.games.empty() && pairs.byes.size() < 2)
            decided(places.size() == 1 ? places.front() : pairs.byes.empty() ? "" : pairs.byes.front());
        return pairs;
    }

    [[noreturn]] void decided(const std::string &winner) const
    {
        throw Error(winner.empty() ? std::string("nobody is left to be drawn")
                                   : fmt::format("the event is decided: {} has won it", nameOf(state_, winner)),
                    "round");
    }

    /// Double elimination: those without a defeat meet each other, and those with one; two defeats are the end.
    Pairs twoLives()
    {
        std::map<std::string, int> defeats;
        for (const auto &[number, round] : state_.rounds)
            for (const auto &[table, game] : round.games) {
                const std::string &winner = winnerOf(state_, scheme_, numberOf(number), game);
                ++defeats[winner == game.a ? game.b : game.a];
            }
        std::array<std::vector<Entrant>, 2> lives;
        for (Entrant one : entrants_) {
            one.score = 0;
            if (const int lost = defeats[one.id]; lost < 2)
                lives[static_cast<std::size_t>(lost)].push_back(std::move(one));
        }
        if (lives[0].size() + lives[1].size() < 2)
            decided(!lives[0].empty() ? lives[0].front().id : lives[1].empty() ? "" : lives[1].front().id);
        Pairs pairs;
        if (lives[0].size() == 1 && lives[1].size() == 1) {
            pairs.games.emplace_back(lives[0].front().id, lives[1].front().id);
            return pairs;
        }
        for (const std::vector<Entrant> &group : lives) {
            const Pairs some = drawPairs(group, wishesOf(state_.settings, number_), dice_);
            pairs.games.insert(pairs.games.end(), some.games.begin(), some.games.end());
            pairs.byes.insert(pairs.byes.end(), some.byes.begin(), some.byes.end());
        }
        return pairs;
    }

    /// The players of teams that meet, board by board; who has nobody opposite has the bye.
    Pairs boards(const Pairs &teams)
    {
        const auto membersOf = [this](const std::string &team) {
            std::vector<std::string> members;
            for (const auto &[id, player] : state_.players)
                if (player.team == team && playsIn(player, number_))
                    members.push_back(id);
            return state_.settings.boardsByLot ? byLot(std::move(members), dice_) : members;
        };
        Pairs pairs;
        for (const auto &[one, other] : teams.games) {
            const std::vector<std::string> a = membersOf(one), b = membersOf(other);
            for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
                if (i < a.size() && i < b.size())
                    pairs.games.emplace_back(a[i], b[i]);
                else
                    pairs.byes.push_back(i < a.size() ? a[i] : b[i]);
        }
        for (const std::string &team : teams.byes)
            for (const std::string &player : membersOf(team))
                pairs.byes.push_back(player);
        return pairs;
    }

    /// The leaders' games first, so that table 1 is theirs; a bracket, and teams, stay in their order.
    std::vector<std::pair<std::string, std::string>> standingOrder(std::vector<std::pair<std::string, std::string>> games) const
    {
        if (state_.settings.pairing == Pairing::knockOut || state_.settings.teams || number_ == 1)
            return games;
        std::map<std::string, int> places;
        for (const Entrant &one : entrants_)
            places[one.id] = one.place;
        std::stable_sort(games.begin(), games.end(), [&](const auto &a, const auto &b) {
            const auto of = [&](const auto &game) {
                return std::pair(std::min(places.at(game.first), places.at(game.second)),
                                 std::max(places.at(game.first), places.at(game.second)));
            };
            return of(a) < of(b);
        });
        return games;
    }

    EventState state_;
    const Scheme &scheme_;
    int number_;
    RandomDice dice_;
    std::vector<Entrant> entrants_;
};

/// Games and byes so far, for each player.
void addPast(std::map<std::string, Entrant> &entrants, const EventState &state, bool teams)
{
    const auto id = [&](const std::string &player) { return teams ? state.players.at(player).team : player; };
    const auto find = [&](const std::string &player) {
        const auto found = entrants.find(id(player));
        return found == entrants.end() ? nullptr : &found->second;
    };
    for (const auto &[number, round] : state.rounds) {
        std::set<std::pair<std::string, std::string>> pairs;
        std::set<std::string> byes, met;
        for (const auto &[table, game] : round.games) {
            pairs.emplace(id(game.a), id(game.b));
            met.insert(id(game.a));
            met.insert(id(game.b));
        }
        for (const auto &[a, b] : pairs) {
            if (const auto found = entrants.find(a); found != entrants.end())
                ++found->second.met[b];
            if (const auto found = entrants.find(b); found != entrants.end())
                ++found->second.met[a];
        }
        for (const std::string &player : round.byes)
            if (Entrant *const entrant = find(player); entrant != nullptr && met.count(id(player)) == 0 && byes.insert(id(player)).second)
                ++entrant->byes;
    }
}

} // namespace

Wishes wishesOf(const Settings &settings, int number)
{
    if (settings.teams)
        return {number == 1, First::lot, false, false, false};
    return {number == 1, settings.first, settings.avoidClub, settings.avoidArmy, settings.matchPeriods};
}

std::vector<Entrant> entrantsOf(const EventState &state, const Scheme &scheme, int number)
{
    const EventState past = before(state, number);
    const bool teams = past.settings.teams;
    std::map<std::string, Entrant> entrants;
    for (const auto &[id, player] : past.players) {
        if (!playsIn(player, number))
            continue;
        if (teams) {
            if (player.team.empty())
                throw Error(fmt::format("{} is in no team, and teams meet in this event", player.name), "team");
            entrants[player.team].id = player.team;
            entrants[player.team].rating += player.rating;
        } else {
            entrants[id] = {id, 0, 0, player.club, player.army, player.from, player.to, player.rating, 0, {}};
        }
    }
    addPast(entrants, past, teams);
    const std::vector<Standing> players = standings(past, scheme, lastRound(past));
    if (number > 1)
        for (const Standing &row : teams ? teamStandings(past, players) : players)
            if (const auto found = entrants.find(row.id); found != entrants.end()) {
                found->second.score = row.points;
                found->second.place = row.place;
            }
    std::vector<Entrant> list;
    for (auto &[id, entrant] : entrants)
        list.push_back(std::move(entrant));
    return list;
}

Drawing drawRound(const EventState &state, const Scheme &scheme, int number, const Lot &lot)
{
    return Draws(state, scheme, number, lot).run();
}

std::vector<std::string> breachesOf(const EventState &state, const Scheme &scheme, int number)
{
    std::vector<std::string> sentences;
    const auto found = state.rounds.find(key(number));
    if (found == state.rounds.end() || state.settings.teams)
        return sentences;
    std::map<std::string, Entrant> entrants;
    for (Entrant &one : entrantsOf(state, scheme, number))
        entrants[one.id] = one;
    for (const auto &[table, game] : found->second.games)
        if (entrants.count(game.a) != 0 && entrants.count(game.b) != 0)
            for (const std::string &breach : breaches(entrants.at(game.a), entrants.at(game.b), wishesOf(state.settings, number)))
                sentences.push_back(fmt::format("{} – {} is {}", nameOf(state, game.a), nameOf(state, game.b), breach));
    if (state.settings.pairing == Pairing::swiss)
        for (const std::string &player : found->second.byes)
            if (entrants.count(player) != 0 && entrants.at(player).byes > 0)
                sentences.push_back(fmt::format("{} has a bye again", nameOf(state, player)));
    return sentences;
}

std::string drawingText(const EventState &state, const Round &round)
{
    std::map<int, std::string> tables;
    for (const auto &[number, game] : round.games)
        tables[game.table] = fmt::format("table {}: {} – {}", game.table, nameOf(state, game.a), nameOf(state, game.b));
    std::vector<std::string> parts;
    for (const auto &[table, text] : tables)
        parts.push_back(text);
    for (const std::string &player : round.byes)
        parts.push_back(nameOf(state, player) + " has the bye");
    return fmt::format("{}", fmt::join(parts, "; "));
}

} // namespace optio::club
