// SPDX-License-Identifier: GPL-3.0-or-later
// club: events as they are made and go on. Each command reads the file, adds one entry to it and prints what came of it.
#include "app/cli/club/commands_club.h"

#include "app/cli/files.h"
#include "app/cli/journal_reading.h"
#include "rules/club/export.h"
#include "rules/club/game_result.h"
#include "rules/club/listed_army.h"
#include "rules/journal/journal.h"

#include <fmt/format.h>

#include <charconv>
#include <limits>

namespace optio::cli {

namespace {

std::string timeOf(const ClubOptions &options) { return options.time.empty() ? now() : options.time; }

/// An event's file, held while one entry is added. Two organisers at once: the second one waits for the lock or is told.
class ClubFile {
public:
    explicit ClubFile(const std::string &path) : file_(path)
    {
        std::string cut;
        event_.emplace(club::Event::read(file_.text(), path, &cut));
        if (!cut.empty()) {
            complain(cut);
            file_.dropCutLine();
        }
    }
    const club::Event &event() const { return *event_; }
    /// Adds an entry and prints it.
    void add(const club::EventEntry &entry, const std::string &time)
    {
        event_->follow(entry);
        file_.append(entry.line);
        noteSaved();
        const Json page = club::eventPage(*event_, time);
        Json told{{"entry", entry.n}, {"sentence", entry.json.at("result").at("sentence")}};
        const int round = club::lastRound(event_->state());
        told["round"] = round;
        if (round > 0)
            told["missing"] = page.at("drawn").back().at("missing");
        print(told);
    }

private:
    JournalFile file_;
    std::optional<club::Event> event_;
};

/// The text of a scheme: a supplied one's id, or a file; of the first supplied one without either.
std::string schemeText(Context &context, const std::string &place)
{
    std::vector<std::string> ids;
    for (const club::Scheme &scheme : club::suppliedSchemes(context.rulesets())) {
        if (place.empty() || scheme.id() == place)
            return scheme.text();
        ids.push_back(scheme.id());
    }
    std::error_code none;
    if (std::filesystem::exists(place, none))
        return readText(place);
    throw Error(fmt::format("there is no scoring scheme '{}'; give one of {}, or a file", place, fmt::join(ids, ", ")), "scheme");
}

std::array<int, 2> twoNumbers(const std::string &text, const std::string &option)
{
    std::array<int, 2> numbers{};
    const char *const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, numbers[0]);
    if (first.ec == std::errc() && first.ptr != end && *first.ptr == ',') {
        const auto second = std::from_chars(first.ptr + 1, end, numbers[1]);
        if (second.ec == std::errc() && second.ptr == end)
            return numbers;
    }
    throw Error(fmt::format("{} takes two whole numbers with a comma between them, not '{}'", option, text), option);
}

void put(Json &json, const char *key, const std::string &text)
{
    if (!text.empty())
        json[key] = text;
}

/// A player's army from the library or a file.
Json armyInput(Context &context, const std::string &place)
{
    const Json roster = context.roster(place);
    return club::inputOfArmy(context.registry().forRoster(roster.at("ruleset").get<std::string>()), roster, place);
}

/// A game's result for the event: from a journal file, or a game of the library.
club::Result gameResult(Context &context, const std::string &place)
{
    std::error_code none;
    if (!std::filesystem::exists(place, none) && context.existingLibrary() != nullptr) {
        Store &library = context.library();
        const Game game = library.openGame(checkedText(place, "the game's id"),
                                           [&](const std::string &id) -> const Ruleset & { return context.registry().at(id); });
        return club::resultOfGame(game.ruleset(), game.header(), game.state());
    }
    const Read read = readFile(context, place);
    const Game game = takeUp(read);
    return club::resultOfGame(*read.ruleset, game.header(), game.state());
}

} // namespace

int clubSchemes(Context &context, const ClubOptions &options)
{
    Json list = Json::array();
    std::vector<club::Scheme> schemes;
    if (options.file.empty())
        schemes = club::suppliedSchemes(context.rulesets());
    else
        schemes.push_back(club::Scheme::read(readText(options.file), nameOf(options.file)));
    for (const club::Scheme &scheme : schemes)
        list.push_back({{"id", scheme.id()}, {"name", scheme.name()}, {"note", scheme.note()}});
    print(list);
    return ok;
}

int clubNew(Context &context, const ClubOptions &options)
{
    Json settings{{"name", checkedText(options.name, "the event's name")}, {"scheme", schemeText(context, options.scheme)}};
    for (const auto &[key, text] : {std::pair{"date", &options.date},
                                    {"place", &options.place},
                                    {"ruleset", &options.ruleset},
                                    {"limit", &options.limit},
                                    {"pairing", &options.pairing},
                                    {"first", &options.first}})
        put(settings, key, checkedText(*text, key));
    if (options.rounds)
        settings["rounds"] = *options.rounds;
    if (options.minutes)
        settings["minutes"] = *options.minutes;
    settings["teams"] = options.teams;
    settings["live"] = options.live;
    club::Settings made;
    FieldsIn::read(made, settings, FieldPlace("settings"));
    std::uint64_t seed = options.seed.value_or(0);
    if (!options.seed) {
        const GameKey key = newGameKey(); // four bytes of it: a number that can be read out and typed in again
        for (std::size_t i = 0; i < 4; ++i)
            seed = seed << 8 | key[i];
    }
    const std::string time = timeOf(options);
    const club::Event event = club::Event::start(made, seed, time);
    writeNewFile(options.file, event.text());
    noteSaved();
    print(club::eventPage(event, time));
    return ok;
}

int clubShow(Context &, const ClubOptions &options)
{
    std::string cut;
    const club::Event event = club::Event::read(readText(options.file, mostJournalBytes, true), nameOf(options.file), &cut);
    if (!cut.empty())
        complain(cut);
    print(club::eventPage(event, timeOf(options)));
    return ok;
}

int clubDo(const ClubOptions &options, const std::string &kind, const Json &input)
{
    const std::string time = timeOf(options);
    ClubFile file(options.file);
    file.add(file.event().act(kind, input, time), time);
    return ok;
}

int clubPlayer(Context &context, const ClubOptions &options)
{
    Json input{{"name", checkedText(options.name, "the player's name")}};
    std::error_code none;
    const auto isArmy = [&] {
        return context.suppliedArmy(options.army) != nullptr || std::filesystem::exists(options.army, none) ||
               (context.existingLibrary() != nullptr && context.library().roster(checkedText(options.army, "the army")).has_value());
    };
    if (!options.army.empty()) {
        if (isArmy())
            input.update(armyInput(context, options.army));
        else
            input["army"] = checkedText(options.army, "the army");
    }
    put(input, "club", checkedText(options.club, "the club"));
    put(input, "team", checkedText(options.team, "the team"));
    if (!options.years.empty()) {
        const std::array<int, 2> years = twoNumbers(options.years, "--years");
        input["from"] = years[0];
        input["to"] = years[1];
    }
    for (const auto &[key, number] : {std::pair{"rating", &options.rating}, {"strength", &options.strength}, {"table", &options.table}})
        if (*number)
            input[key] = **number;
    return clubDo(options, "player", input);
}

int clubAct(Context &, const ClubOptions &options)
{
    return clubDo(options, options.kind, options.input.empty() ? Json::object() : readInput(options.input));
}

int clubResult(Context &context, const ClubOptions &options)
{
    if (options.shortForm.empty() && options.game.empty() && options.winner.empty())
        throw Error("say what the result is: the short form (4G-1C, 12:8), --winner, or --game", "RESULT");
    Json input{{"table", options.table.value_or(0)}};
    if (!options.game.empty()) {
        input.update(club::inputOf(gameResult(context, options.game), options.game));
    }
    put(input, "short", options.shortForm);
    put(input, "winner", options.winner);
    if (options.unfinished)
        input["unfinished"] = true;
    if (!options.strengths.empty())
        input["strength"] = twoNumbers(options.strengths, "--strength");
    if (options.round)
        input["round"] = *options.round;
    return clubDo(options, "result", input);
}

int clubUndo(const ClubOptions &options, bool redo)
{
    const std::string time = timeOf(options);
    ClubFile file(options.file);
    file.add(redo ? file.event().redo(time) : file.event().undo(time), time);
    return ok;
}

} // namespace optio::cli
