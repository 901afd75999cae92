// SPDX-License-Identifier: GPL-3.0-or-later
// The players there are, by name.
#include "rulesets/hoplites/players/players.h"

#include "rules/ruling/refusal.h"
#include "rulesets/hoplites/players/search.h"

#include <algorithm>
#include <charconv>

namespace optio::hoplites {

namespace {

constexpr int mostSimulations = 10'000'000, mostMilliseconds = 600'000;

/// "200" or "250ms", for the measure of a thought.
void takeMeasure(Thinking &thinking, const std::string &measure, const std::string &id)
{
    const bool timed = measure.size() > 2 && measure.ends_with("ms");
    const std::string digits = timed ? measure.substr(0, measure.size() - 2) : measure;
    int number = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (fault != std::errc() || end != digits.data() + digits.size() || number < 1 || number > (timed ? mostMilliseconds : mostSimulations))
        throw Error("after \"@\" a player takes a number of simulations such as \"200\", or of milliseconds such as \"250ms\", not " +
                        quoted(Json(measure)),
                    "players");
    thinking.simulations = timed ? 0 : number;
    thinking.milliseconds = timed ? number : 0;
    thinking.id = id;
}

} // namespace

std::unique_ptr<Search> Player::search(const Sheet &, const State &, int, const ActList &, Pcg &) const { return nullptr; }

const Player &playerOf(const std::string &id)
{
    static const RandomPlayer random;
    static const GreedyPlayer greedy;
    for (const Player *player : {static_cast<const Player *>(&random), static_cast<const Player *>(&greedy)})
        if (player->id() == id)
            return *player;
    throw Error("there is no player " + quoted(Json(id)) + allowedTail(id, {random.id(), greedy.id()}), "players");
}

std::vector<std::string> playerIds(const Sheet &sheet)
{
    std::vector<std::string> ids{RandomPlayer().id(), GreedyPlayer().id()};
    for (const Thinking &one : sheet.minds.players)
        ids.push_back(one.id);
    return ids;
}

std::unique_ptr<const Player> playerOf(const Sheet &sheet, const std::string &id)
{
    if (id == RandomPlayer().id())
        return std::make_unique<RandomPlayer>();
    if (id == GreedyPlayer().id())
        return std::make_unique<GreedyPlayer>();
    const std::size_t at = id.find('@');
    const std::string name = id.substr(0, at);
    const auto &all = sheet.minds.players;
    const auto found = std::find_if(all.begin(), all.end(), [&](const Thinking &one) { return one.id == name; });
    if (found == all.end()) {
        const std::vector<std::string> ids = playerIds(sheet);
        throw Error("there is no player " + quoted(Json(id)) + allowedTail(id, ids), "players");
    }
    Thinking thinking = *found;
    if (at != std::string::npos)
        takeMeasure(thinking, id.substr(at + 1), id);
    return std::make_unique<StrongPlayer>(std::move(thinking));
}

} // namespace optio::hoplites
