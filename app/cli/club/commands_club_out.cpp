// SPDX-License-Identifier: GPL-3.0-or-later
// club: what comes out of events: standings, records, pages, the wall, seasons; and the events of the library.
#include "app/cli/club/commands_club.h"
#include "app/cli/files.h"
#include "app/cli/pdf_program.h"
#include "db/club/club_book.h"
#include "rules/club/export.h"
#include "rules/club/league.h"
#include "rules/club/standings.h"
#include "rules/print/chart_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <unistd.h>

namespace optio::cli {

namespace {

club::Event readEvent(const std::string &path)
{
    std::string cut;
    club::Event event = club::Event::read(readText(path, mostJournalBytes, true), nameOf(path), &cut);
    if (!cut.empty())
        complain(cut);
    return event;
}

std::string clubTimeOf(const ClubOptions &options) { return options.time.empty() ? now() : options.time; }

void expectClubLibrary(Context &context, const std::string &id)
{
    if (context.existingLibrary() == nullptr)
        throw Error(fmt::format("there is no library in {}, and so no event '{}'", dataFolder(context.data).string(), id), "event");
}

} // namespace

int clubStandings(const ClubOptions &options)
{
    const club::Event event = readEvent(options.file);
    const int counted = club::countedRounds(event.state()), rounds = options.round.value_or(counted);
    if (rounds > club::lastRound(event.state()))
        throw Error(fmt::format("round {} has not been drawn", rounds), "round");
    const std::vector<club::Standing> rows = club::standings(event.state(), event.scheme(), rounds);
    Json list = Json::array(), teams = Json::array();
    for (const club::Standing &row : rows)
        list.push_back(toJson(row, event.state()));
    if (event.state().settings.teams)
        for (const club::Standing &row : club::teamStandings(event.state(), rows))
            teams.push_back(toJson(row, event.state()));
    print({{"after", rounds}, {"scheme", event.scheme().name()}, {"standings", std::move(list)}, {"teams", std::move(teams)}});
    return ok;
}

int clubRecord(const ClubOptions &options)
{
    print(club::playerPage(readEvent(options.file), checkedText(options.name, "the player's name")));
    return ok;
}

int clubWall(const ClubOptions &options)
{
    print(club::wallPage(readEvent(options.file), clubTimeOf(options)));
    return ok;
}

int clubExport(Context &context, const ClubOptions &options)
{
    const club::Event event = readEvent(options.file);
    const auto what = fromWord<club::Sheets>(Json(options.what), FieldPlace("--what"));
    const int round = options.round.value_or(0);
    if (options.format == "csv") {
        deliver(options.output, club::eventCsv(event, what, round));
        return ok;
    }
    const std::vector<Json> sheets = club::eventSheets(event, what, round);
    const std::string source = fmt::format("Optio {}", OPTIO_VERSION);
    if (options.format == "html") {
        deliver(options.output, chartHtml(sheets, source));
        return ok;
    }
    if ((options.output.empty() || options.output == "-") && isatty(STDOUT_FILENO) != 0)
        throw Error("refusing to write a PDF to the terminal; use --output FILE, or pass it on to another program", "output");
    deliver(options.output,
            pdfOf(context.folder(),
                  {{"paper", options.paper}, {"title", event.state().settings.name}, {"source", source}, {"sheets", sheets}}));
    return ok;
}

int clubVerify(const ClubOptions &options)
{
    const club::Event event = readEvent(options.file);
    club::Event walked = club::Event::open({event.lines().front().line});
    Json differences = Json::array();
    int drawings = 0;
    for (std::size_t n = 1; n < event.lines().size(); ++n) {
        const club::EventEntry &entry = event.lines()[n];
        if (entry.json.at("kind") == "act" && entry.json.at("act").value("kind", "") == "draw") {
            ++drawings;
            std::string text;
            try {
                if (walked.act("draw", entry.json.at("act").value("input", Json::object()), entry.json.at("time")).json.at("result") !=
                    entry.json.at("result"))
                    text = "this drawing would come out otherwise";
            } catch (const Error &error) {
                text = fmt::format("this drawing could not be made: {}", error.what());
            }
            if (!text.empty())
                differences.push_back({{"entry", entry.n}, {"text", text}});
        }
        walked.follow(entry);
    }
    const bool fits = differences.empty();
    print({{"entries", event.lines().size() - 1}, {"drawings", drawings}, {"differences", std::move(differences)}});
    return fits ? ok : refused;
}

int clubRename(const ClubOptions &options)
{
    const club::Event renamed = club::renamedEverywhere(readEvent(options.file), checkedText(options.name, "the player's name"),
                                                        checkedText(options.other, "the new name"));
    deliver(options.output, renamed.text(), true);
    return ok;
}

int clubLeague(const ClubOptions &options)
{
    std::vector<club::Event> events;
    std::vector<club::LeagueGame> games;
    for (const std::string &file : options.files) {
        events.push_back(readEvent(file));
        for (const club::Event &other : events)
            if (&other != &events.back() && other.id() == events.back().id())
                throw Error(fmt::format("{} is an event that stands in the league already", file), "file");
        for (const club::LeagueGame &game : club::gamesOf(events.back()))
            games.push_back(game);
    }
    Json list = Json::array();
    if (options.by.empty()) {
        for (const club::LeagueLine &line : club::leagueTable(events, {}))
            list.push_back(toJson(line));
    } else {
        for (const club::LeagueRecord &record :
             club::leagueRecords(games, fromWord<club::LeagueBy>(Json(options.by), FieldPlace("--by")), options.player))
            list.push_back(toJson(record));
    }
    print(list);
    return ok;
}

int clubList(Context &context)
{
    Json list = Json::array();
    if (context.existingLibrary() != nullptr) {
        const ClubBook book(dataFolder(context.data));
        for (const ClubRow &row : book.events())
            list.push_back({{"id", row.id},
                            {"name", row.name},
                            {"date", row.date},
                            {"entries", row.entries},
                            {"changed", row.changed},
                            {"binned", row.binned}});
    }
    print(list);
    return ok;
}

int clubImport(Context &context, const ClubOptions &options)
{
    const club::Event event = readEvent(options.file);
    (void)context.library();
    ClubBook book(dataFolder(context.data));
    book.add(event, clubTimeOf(options));
    noteSaved();
    print({{"id", event.id()}, {"name", event.state().settings.name}, {"entries", event.lines().size() - 1}});
    return ok;
}

int clubSave(Context &context, const ClubOptions &options)
{
    expectClubLibrary(context, options.name);
    const ClubBook book(dataFolder(context.data));
    std::string text;
    for (const std::string &line : book.lines(checkedText(options.name, "the event's id")))
        text += line + "\n";
    deliver(options.output, text, true);
    return ok;
}

int clubBin(Context &context, const ClubOptions &options, bool back)
{
    expectClubLibrary(context, options.name);
    ClubBook book(dataFolder(context.data));
    book.bin(checkedText(options.name, "the event's id"), !back, clubTimeOf(options));
    noteSaved();
    print({{"id", options.name}, {"binned", !back}});
    return ok;
}

} // namespace optio::cli
