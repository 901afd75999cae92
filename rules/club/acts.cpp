// SPDX-License-Identifier: GPL-3.0-or-later
// Acts on settings, players, tables, the clock and the umpire's order.
#include "rules/club/acts.h"

#include "rules/club/standings.h"

#include <algorithm>
#include <fmt/core.h>
#include <fmt/ranges.h>
#include <functional>
#include <set>

namespace optio::club {

namespace {

/// The keys of a structure as it is written, those that are left out when empty among them.
const std::vector<std::string> &playerKeys()
{
    static const std::vector<std::string> keys{"name", "club",   "army",     "team",  "roster",  "hash", "problems", "from",
                                               "to",   "rating", "strength", "table", "present", "late", "dropped"};
    return keys;
}

const std::vector<std::string> &settingsKeys()
{
    static const std::vector<std::string> keys = [] {
        std::vector<std::string> names;
        const Json written = FieldsOut::write(Settings());
        for (const auto &[name, value] : written.items())
            names.push_back(name);
        return names;
    }();
    return keys;
}

template <class T> T laidOver(const T &value, const Json &input, const std::vector<std::string> &keys, const char *what)
{
    Json json = FieldsOut::write(value);
    for (const std::string &key : keys)
        if (input.contains(key)) {
            if (input.at(key).is_null())
                json.erase(key);
            else
                json[key] = input.at(key);
        }
    T made;
    FieldsIn::read(made, json, FieldPlace(what));
    return made;
}

/// One line of each text, and the years in order.
void tidy(EventState &state, const std::string &id)
{
    Player &player = state.players.at(id);
    player.name = checkedName(player.name, "a player's name");
    for (std::string *text : {&player.club, &player.army, &player.team})
        if (!text->empty())
            *text = checkedName(*text, "a club, army or team");
    for (const auto &[other, one] : state.players)
        if (other != id && sameName(one.name, player.name))
            throw Error(
                fmt::format("{} is in the event already; give the second one another name, such as \"{} (2)\"", player.name, player.name),
                "name");
    if (player.table > 0 && !state.tables.empty() && state.tables.count(key(player.table)) == 0)
        throw Error(fmt::format("there is no table {} in this event", player.table), "table");
}

Done settingsAct(const Event &event, const Json &input)
{
    const ActInput given(input, settingsKeys());
    Done done{event.state(), "Settings changed."};
    const Settings was = done.state.settings;
    Settings &now = done.state.settings;
    now = laidOver(was, input, settingsKeys(), "settings");
    now.name = checkedName(now.name, "the event's name");
    const int drawn = lastRound(done.state);
    if (drawn > 0 && (now.pairing != was.pairing || now.teams != was.teams))
        throw Error("how rounds are drawn cannot be changed once round 1 is drawn; undo the drawing first", "pairing");
    if (now.rounds < drawn)
        throw Error(fmt::format("{} rounds are drawn already, so there cannot be only {}", drawn, now.rounds), "rounds");
    if (now.teams && (now.pairing == Pairing::knockOut || now.pairing == Pairing::doubleElimination))
        throw Error("teams meet by Swiss or round robin only", "teams");
    const Scheme scheme = Scheme::read(now.scheme, "the event's scheme");
    for (const auto &[number, round] : done.state.rounds)
        for (const auto &[table, game] : round.games)
            if (game.result)
                (void)scheme.score(*game.result);
    if (done.state.clock.since.empty() && done.state.clock.left == was.minutes * 60)
        done.state.clock.left = now.minutes * 60;
    return done;
}

Done playerAct(const Event &event, const Json &input)
{
    const ActInput given(input, playerKeys());
    Done done{event.state(), {}};
    EventState &state = done.state;
    if (state.players.size() >= mostPlayers)
        throw Error(fmt::format("an event has at most {} players", mostPlayers), "player");
    const int drawn = lastRound(state);
    if (drawn > 0 && state.settings.pairing != Pairing::swiss)
        throw Error("nobody can join a round robin or a knock-out once it has begun", "player");
    Player player = laidOver(Player{}, input, playerKeys(), "player");
    if (drawn > 0 && player.late <= drawn)
        player.late = drawn + 1;
    const std::string id = key(state.players.empty() ? 1 : numberOf(state.players.rbegin()->first) + 1);
    state.players.emplace(id, std::move(player));
    tidy(state, id);
    done.sentence = drawn > 0 ? fmt::format("{} joins in round {}.", nameOf(state, id), drawn + 1) : nameOf(state, id) + " takes part.";
    return done;
}

Done editAct(const Event &event, const Json &input)
{
    std::vector<std::string> allowed = playerKeys();
    allowed.emplace_back("player");
    const ActInput given(input, allowed);
    Done done{event.state(), {}};
    EventState &state = done.state;
    const std::string id = playerNamed(state, given.text("player"));
    const Player was = state.players.at(id);
    Player &now = state.players.at(id);
    now = laidOver(was, input, playerKeys(), "player");
    if (state.settings.freezeLists && lastRound(state) > 0 && (now.army != was.army || now.hash != was.hash || now.roster != was.roster))
        throw Error("the armies were frozen when round 1 was drawn", "army");
    tidy(state, id);
    done.sentence = now.name == was.name ? fmt::format("{} changed.", now.name) : fmt::format("{} is called {} now.", was.name, now.name);
    return done;
}

Done leaveAct(const Event &event, const Json &input, bool back)
{
    const ActInput given(input, {"player", "round"});
    Done done{event.state(), {}};
    EventState &state = done.state;
    Player &player = state.players.at(playerNamed(state, given.text("player")));
    const int next = lastRound(state) + 1;
    if (back) {
        if (player.dropped == 0 && player.present)
            throw Error(player.name + " has not left", "player");
        player.dropped = 0;
        player.present = true;
        player.late = next > 1 ? next : 0;
        done.sentence = fmt::format("{} plays again from round {} on.", player.name, next);
        return done;
    }
    const int round = given.number("round", next, 1, mostRounds + 1);
    if (round < next)
        throw Error(fmt::format("round {} is drawn already; {} can leave from round {} on", round, player.name, next), "round");
    player.dropped = round;
    done.sentence = round == 1 ? player.name + " does not take part." : fmt::format("{} drops out after round {}.", player.name, round - 1);
    return done;
}

Done removeAct(const Event &event, const Json &input)
{
    const ActInput given(input, {"player"});
    Done done{event.state(), {}};
    const std::string id = playerNamed(done.state, given.text("player"));
    if (lastRound(done.state) > 0)
        throw Error("once a round is drawn players drop out; they are not taken away", "player");
    done.sentence = nameOf(done.state, id) + " is taken off the list.";
    done.state.players.erase(id);
    std::erase(done.state.umpire, id);
    return done;
}

Done tableAct(const Event &event, const Json &input)
{
    const ActInput given(input, {"table", "note", "gone"});
    Done done{event.state(), {}};
    const int table = given.number("table", 0, 1, 999);
    if (given.flag("gone")) {
        if (done.state.tables.erase(key(table)) == 0)
            throw Error(fmt::format("there is no table {} in this event", table), "table");
        done.sentence = fmt::format("Table {} is taken away.", table);
        return done;
    }
    const std::string note = given.text("note");
    done.state.tables[key(table)] = {note.empty() ? note : checkedName(note, "the note of a table")};
    done.sentence = fmt::format("Table {}{}{}.", table, note.empty() ? "" : ": ", note);
    return done;
}

Done clockAct(const Event &event, const Json &input, const std::string &time)
{
    const ActInput given(input, {"do", "minutes"});
    Done done{event.state(), {}};
    RoundClock &clock = done.state.clock;
    const std::string what = given.text("do");
    const int left = secondsLeft(clock, time);
    if (what == "start") {
        if (!clock.since.empty())
            throw Error("the clock is running already", "do");
        clock.since = time;
        done.sentence = "The clock is running.";
    } else if (what == "pause") {
        if (clock.since.empty())
            throw Error("the clock is paused already", "do");
        clock = {"", left, clock.lastBound};
        done.sentence = "The clock is paused.";
    } else if (what == "add") {
        const int minutes = given.number("minutes", 5, 1, 240);
        clock.left = std::min(86400, left + minutes * 60);
        clock.since = clock.since.empty() ? "" : time;
        done.sentence = fmt::format("{} more minutes.", minutes);
    } else if (what == "last_bound") {
        clock = {"", left, true};
        done.sentence = "Last bound.";
    } else if (what == "reset") {
        clock = {"", done.state.settings.minutes * 60, false};
        done.sentence = fmt::format("The clock stands at {} minutes.", done.state.settings.minutes);
    } else {
        throw Error("the clock knows " + listed({"start", "pause", "add", "last_bound", "reset"}) + ", not " + quoted(Json(what)), "do");
    }
    return done;
}

Done umpireAct(const Event &event, const Json &input)
{
    const ActInput given(input, {"order"});
    Done done{event.state(), {}};
    std::vector<std::string> order, names;
    for (const std::string &name : given.texts("order")) {
        const std::string id = playerNamed(done.state, name);
        if (std::find(order.begin(), order.end(), id) != order.end())
            throw Error(nameOf(done.state, id) + " stands twice in the umpire's order", "order");
        order.push_back(id);
        names.push_back(nameOf(done.state, id));
    }
    done.state.umpire = order;
    done.sentence =
        order.empty() ? "The umpire's order is withdrawn." : fmt::format("The umpire puts in order: {}.", fmt::join(names, ", "));
    return done;
}

using Acts = std::map<std::string, std::function<Done(const Event &, const Json &, const std::string &)>>;

const Acts &acts()
{
    static const Acts all{
        {"settings", [](const Event &event, const Json &input, const std::string &) { return settingsAct(event, input); }},
        {"player", [](const Event &event, const Json &input, const std::string &) { return playerAct(event, input); }},
        {"edit", [](const Event &event, const Json &input, const std::string &) { return editAct(event, input); }},
        {"leave", [](const Event &event, const Json &input, const std::string &) { return leaveAct(event, input, false); }},
        {"return", [](const Event &event, const Json &input, const std::string &) { return leaveAct(event, input, true); }},
        {"remove", [](const Event &event, const Json &input, const std::string &) { return removeAct(event, input); }},
        {"table", [](const Event &event, const Json &input, const std::string &) { return tableAct(event, input); }},
        {"draw", drawAct},
        {"swap", [](const Event &event, const Json &input, const std::string &) { return swapAct(event, input); }},
        {"result", resultAct},
        {"confirm", [](const Event &event, const Json &input, const std::string &) { return confirmAct(event, input); }},
        {"clear", [](const Event &event, const Json &input, const std::string &) { return clearAct(event, input); }},
        {"clock", clockAct},
        {"umpire", [](const Event &event, const Json &input, const std::string &) { return umpireAct(event, input); }},
    };
    return all;
}

} // namespace

const std::vector<std::string> &actKinds()
{
    static const std::vector<std::string> kinds = [] {
        std::vector<std::string> names;
        for (const auto &[name, act] : acts())
            names.push_back(name);
        return names;
    }();
    return kinds;
}

Done doAct(const Event &event, const std::string &kind, const Json &input, const std::string &time)
{
    const auto found = acts().find(kind);
    if (found == acts().end())
        throw Error("an event has no act " + quoted(Json(kind)) + allowedTail(kind, actKinds()), "act");
    return found->second(event, input, time);
}

ActInput::ActInput(const Json &json, std::vector<std::string> allowed) : json_(json)
{
    if (!json.is_object())
        throw Error("the input must be an object, not " + quoted(json), "input");
    for (const auto &[name, value] : json.items())
        if (std::find(allowed.begin(), allowed.end(), name) == allowed.end())
            throw Error("the input has no " + quoted(Json(name)) + allowedTail(name, allowed), name);
}

std::string ActInput::text(const char *key, const std::string &otherwise) const
{
    if (!json_.contains(key))
        return otherwise;
    if (!json_.at(key).is_string() || json_.at(key).get_ref<const std::string &>().size() > 1000)
        throw Error(fmt::format("\"{}\" must be a text of at most 1000 letters, not {}", key, quoted(json_.at(key))), key);
    return json_.at(key).get<std::string>();
}

int ActInput::number(const char *key, int otherwise, int least, int most) const
{
    const Json value = json_.contains(key) ? json_.at(key) : Json(otherwise);
    if (!limit::isWhole(value, least, most))
        throw Error(fmt::format("\"{}\" must be a whole number from {} to {}, not {}", key, least, most, quoted(value)), key);
    return value.get<int>();
}

bool ActInput::flag(const char *key) const
{
    if (!json_.contains(key))
        return false;
    if (!json_.at(key).is_boolean())
        throw Error(fmt::format("\"{}\" must be true or false, not {}", key, quoted(json_.at(key))), key);
    return json_.at(key).get<bool>();
}

std::vector<std::string> ActInput::texts(const char *key) const
{
    std::vector<std::string> texts;
    if (!json_.contains(key))
        return texts;
    FieldsIn::read(texts, json_.at(key), FieldPlace(key));
    return texts;
}

} // namespace optio::club
