// SPDX-License-Identifier: GPL-3.0-or-later
// Acts on rounds: drawing, changing a drawing by hand, results, and what a mended result would have drawn otherwise (CLB-12, CLB-13,
// CLB-22).
#include "rules/club/acts.h"
#include "rules/club/draw.h"
#include "rules/club/standings.h"
#include "rules/phrases.h"

#include <algorithm>
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <set>

namespace optio::club {

namespace {

/// Where an act's game is.
struct Place {
    int round = 0;
    std::string game; ///< its key
};

Place placeOf(const EventState &state, const ActInput &given)
{
    const int round = given.number("round", std::max(1, lastRound(state)), 1, mostRounds);
    EventState copy = state;
    if (!given.has("table") && !given.has("player"))
        throw Error("say which game: \"table\" or \"player\"", "table");
    if (given.has("table")) {
        const int table = given.number("table", 0, 1, 999);
        (void)gameAt(copy, round, table);
        for (const auto &[number, game] : state.rounds.at(key(round)).games)
            if (game.table == table)
                return {round, number};
    }
    const std::string player = playerNamed(state, given.text("player"));
    if (state.rounds.count(key(round)) == 0)
        (void)gameAt(copy, round, 1);
    for (const auto &[number, game] : state.rounds.at(key(round)).games)
        if (game.a == player || game.b == player)
            return {round, number};
    throw Error(fmt::format("no game was drawn for {} in round {}", nameOf(state, player), round), "player");
}

ClubGame &gameIn(EventState &state, const Place &place) { return state.rounds.at(key(place.round)).games.at(place.game); }

std::set<std::pair<std::string, std::string>> pairsOf(const Round &round)
{
    std::set<std::pair<std::string, std::string>> pairs;
    for (const auto &[number, game] : round.games)
        pairs.emplace(std::min(game.a, game.b), std::max(game.a, game.b));
    for (const std::string &player : round.byes)
        pairs.emplace("", player);
    return pairs;
}

/// "" unless the round after would be drawn otherwise by the mended results.
std::string drawnOtherwise(const Event &event, const EventState &mended, int round)
{
    const auto next = mended.rounds.find(key(round + 1));
    if (next == mended.rounds.end() || mended.settings.pairing == Pairing::roundRobin)
        return "";
    const Lot lot{event.seed(), next->second.lot};
    try {
        const Drawing was = drawRound(event.state(), event.scheme(), round + 1, lot),
                      now = drawRound(mended, event.scheme(), round + 1, lot);
        if (pairsOf(was.round) == pairsOf(now.round))
            return "";
        return fmt::format(" Round {} stays as it was drawn; it would have been: {}.", round + 1, drawingText(mended, now.round));
    } catch (const Error &error) {
        return fmt::format(" Round {} stays as it was drawn; now it could not be drawn: {}.", round + 1, error.what());
    }
}

std::string nameBreaches(const EventState &state, const Scheme &scheme, int round)
{
    const std::vector<std::string> found = breachesOf(state, scheme, round);
    return found.empty() ? "" : fmt::format(" {}.", fmt::join(found, "; "));
}

std::string sentenceOf(const EventState &state, const Scheme &scheme, const ClubGame &game)
{
    const Scored scored = scheme.score(*game.result);
    const std::string points = fmt::format("{} : {}", pointsText(scored.points[0]), pointsText(scored.points[1]));
    const std::string &a = nameOf(state, game.a), &b = nameOf(state, game.b);
    if (scored.winner == Winner::none)
        return fmt::format("Table {}: {} and {} draw, {}.", game.table, a, b, points);
    if (scored.winner == Winner::a)
        return fmt::format("Table {}: {} beats {}, {}.", game.table, a, b, points);
    return fmt::format("Table {}: {} beats {}, {} : {}.", game.table, b, a, pointsText(scored.points[1]), pointsText(scored.points[0]));
}

std::string confirmedText(const EventState &state, const ClubGame &game)
{
    const auto &confirmed = game.result->confirmed;
    if (confirmed[0] && confirmed[1])
        return "";
    if (!confirmed[0] && !confirmed[1])
        return " Neither player has confirmed it yet.";
    return fmt::format(" {} has confirmed it.", nameOf(state, confirmed[0] ? game.a : game.b));
}

} // namespace

Done drawAct(const Event &event, const Json &input, const std::string &time)
{
    const ActInput given(input, {"again"});
    Done done{event.state(), {}};
    EventState &state = done.state;
    int round = lastRound(state) + 1;
    Lot lot{event.seed(), 0};
    if (given.flag("again")) {
        if (--round == 0)
            throw Error("no round has been drawn yet", "again");
        const Round &last = state.rounds.at(key(round));
        for (const auto &[number, game] : last.games)
            if (game.result)
                throw Error(fmt::format("round {} cannot be drawn again: table {} has reported", round, game.table), "again");
        lot.before = last.lot + 1;
        if (lot.before > 9999)
            throw Error("this round was drawn too often", "again");
    }
    if (state.players.size() < 2)
        throw Error("a round needs two players; add them first", "players");
    Drawing drawing = drawRound(state, event.scheme(), round, lot);
    drawing.round.drawn = time;
    drawing.round.lot = lot.before;
    state.order = drawing.order;
    state.rounds[key(round)] = std::move(drawing.round);
    state.clock = {"", state.settings.minutes * 60, false};
    const Round &drawn = state.rounds.at(key(round));
    done.sentence = fmt::format("Round {} is drawn{}, seed {}{}: {}.{}", round, lot.before > 0 ? " again" : "", event.seed(),
                                lot.before > 0 ? fmt::format(", lot {}", lot.before + 1) : "", drawingText(state, drawn),
                                nameBreaches(state, event.scheme(), round));
    return done;
}

Done swapAct(const Event &event, const Json &input)
{
    const ActInput given(input, {"one", "other"});
    Done done{event.state(), {}};
    EventState &state = done.state;
    const int number = lastRound(state);
    if (number == 0)
        throw Error("no round has been drawn yet", "one");
    if (state.settings.pairing == Pairing::knockOut && number > 1)
        throw Error("the bracket of a knock-out can be changed in round 1 only", "one");
    Round &round = state.rounds.at(key(number));
    const std::string one = playerNamed(state, given.text("one")), other = playerNamed(state, given.text("other"));
    if (one == other)
        throw Error(nameOf(state, one) + " cannot change places with themselves", "other");
    std::vector<std::string *> places;
    for (auto &[table, game] : round.games)
        for (std::string *place : {&game.a, &game.b})
            if (*place == one || *place == other) {
                if (game.result)
                    throw Error(fmt::format("{} cannot change places: table {} has reported", nameOf(state, *place), game.table), "one");
                places.push_back(place);
            }
    for (std::string &place : round.byes)
        if (place == one || place == other)
            places.push_back(&place);
    if (places.size() != 2) {
        const bool missing = places.empty() || *places.front() != one;
        throw Error(fmt::format("{} does not play in round {}", nameOf(state, missing ? one : other), number), missing ? "one" : "other");
    }
    std::swap(*places[0], *places[1]);
    if (state.settings.pairing == Pairing::knockOut)
        for (std::string &place : state.order)
            place = place == one ? other : place == other ? one : place;
    round.byHand = true;
    done.sentence = fmt::format("{} and {} change places in round {}.{}", nameOf(state, one), nameOf(state, other), number,
                                nameBreaches(state, event.scheme(), number));
    return done;
}

Done resultAct(const Event &event, const Json &input, const std::string &time)
{
    const ActInput given(
        input, {"table", "player", "round", "short", "taken", "score", "strength", "winner", "unfinished", "broken", "game", "confirmed"});
    Done done{event.state(), {}};
    EventState &state = done.state;
    const Place place = placeOf(state, given);
    ClubGame &game = gameIn(state, place);
    Result result;
    if (given.has("short"))
        result = readShort(given.text("short"));
    Json fields = Json::object();
    for (const char *name : {"taken", "score", "strength", "broken", "game", "unfinished"})
        if (given.has(name))
            fields[name] = given.json().at(name);
    FieldsIn in(fields, FieldPlace("result"));
    Result more;
    club::fields(in, more);
    if (more.taken)
        result.taken = more.taken;
    if (more.score)
        result.score = more.score;
    result.strength = more.strength;
    result.broken = more.broken;
    result.game = more.game;
    result.unfinished = more.unfinished;
    if (given.has("winner")) {
        result.winner = fromWord<Winner>(given.json().at("winner"), FieldPlace("winner"));
        result.won = true;
    }
    if (!result.taken && !result.score && !result.won)
        throw Error("a result needs what was destroyed (4G-1C), a score (12:8) or who won", "result");
    const Player &a = state.players.at(game.a), &b = state.players.at(game.b);
    if (!result.strength && a.strength > 0 && b.strength > 0)
        result.strength = {a.strength, b.strength};
    result.confirmed = {true, true};
    if (given.has("confirmed")) {
        const std::vector<std::string> who = given.texts("confirmed");
        for (const std::string &side : who)
            if (side != "a" && side != "b")
                throw Error("who has confirmed is \"a\" or \"b\", not " + quoted(Json(side)), "confirmed");
        result.confirmed = {std::find(who.begin(), who.end(), "a") != who.end(), std::find(who.begin(), who.end(), "b") != who.end()};
    }
    result.noted = time;
    const bool mended = game.result.has_value();
    game.result = result;
    done.sentence = sentenceOf(state, event.scheme(), game) + confirmedText(state, game);
    if (mended)
        done.sentence = fmt::format("Round {}, mended. ", place.round) + done.sentence;
    done.sentence += drawnOtherwise(event, state, place.round);
    return done;
}

Done confirmAct(const Event &event, const Json &input)
{
    const ActInput given(input, {"table", "player", "round", "side"});
    Done done{event.state(), {}};
    const Place place = placeOf(done.state, given);
    ClubGame &game = gameIn(done.state, place);
    if (!game.result)
        throw Error(fmt::format("table {} has no result to confirm", game.table), "table");
    const std::string side = given.text("side", given.has("player") && playerNamed(done.state, given.text("player")) == game.b ? "b" : "a");
    if (side != "a" && side != "b")
        throw Error("a result is confirmed by \"a\" or \"b\", not " + quoted(Json(side)), "side");
    bool &confirmed = game.result->confirmed[side == "b" ? 1 : 0];
    const std::string &name = nameOf(done.state, side == "b" ? game.b : game.a);
    if (confirmed)
        throw Error(name + " has confirmed this result already", "side");
    confirmed = true;
    const bool both = game.result->confirmed[0] && game.result->confirmed[1];
    done.sentence =
        sentenceOf(done.state, event.scheme(), game) + (both ? " Both have confirmed." : fmt::format(" {} has confirmed it.", name));
    return done;
}

Done clearAct(const Event &event, const Json &input)
{
    const ActInput given(input, {"table", "player", "round"});
    Done done{event.state(), {}};
    const Place place = placeOf(done.state, given);
    ClubGame &game = gameIn(done.state, place);
    if (!game.result)
        throw Error(fmt::format("table {} has no result", game.table), "table");
    game.result.reset();
    done.sentence = fmt::format("The result of table {} in round {} is taken back.", game.table, place.round);
    return done;
}

} // namespace optio::club
