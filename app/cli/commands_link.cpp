// SPDX-License-Identifier: GPL-3.0-or-later
// Becomes optio-link; what needs no socket is done here.
#include "app/cli/commands_link.h"

#include "app/cli/files.h"
#include "app/cli/journal_reading.h"
#include "app/cli/output.h"
#include "rules/journal/replica_line.h"
#include "rules/link/carry_on.h"

#include <fmt/format.h>
#include <unistd.h>

namespace optio::cli {

namespace {

/// A copy as `link join --replica` keeps it, or as a journal.
Read readCopy(Context &context, const std::string &file)
{
    const std::string text = readText(file, mostJournalBytes, true);
    if (!text.starts_with(R"({"device":)") || text.find("\"optio-guest\":1") > text.find('\n'))
        return readLines(context, text, nameOf(file));
    const std::string_view told = std::string_view(text).substr(std::min(text.size(), text.find('\n') + 1));
    if (told.empty())
        throw Error(nameOf(file) + " holds no game yet: the keeper has not told it", "--replica");
    const std::string id =
        parseJson(told.substr(0, told.find('\n')), nameOf(file), {link::mostMessageBytes, 80}).at("header").value("ruleset", "");
    Read read;
    read.ruleset = &context.registry().at(id);
    read.entries = journalOf(link::Replica::read(*read.ruleset, told));
    return read;
}

std::vector<std::string> linesOf(const Read &read)
{
    std::vector<std::string> lines;
    for (const Entry &entry : read.entries)
        lines.push_back(entry.line);
    return lines;
}

/// How one of two games goes on after their common beginning.
Json goneOn(const Read &read, const std::string &file, int common)
{
    Json entries = Json::array();
    for (std::size_t n = static_cast<std::size_t>(common) + 1; n < read.entries.size() && entries.size() < 20; ++n) {
        const Entry &entry = read.entries[n];
        entries.push_back({{"n", entry.n},
                           {"kind", entry.kind},
                           {"time", entry.json.at("time")},
                           {"text", entry.kind == "note" ? entry.json.at("text") : entry.json.at("result").at("sentence")}});
    }
    const Game game = takeUp(read);
    return {{"file", file},
            {"length", game.length()},
            {"turn", read.ruleset->turn(game.state())},
            {"ended", read.ruleset->ended(game.state())},
            {"entries", std::move(entries)}};
}

} // namespace

int linkCarryOn(Context &context, const LinkOptions &options)
{
    const Read read = readCopy(context, options.place);
    const std::string seat = replicaSeat(read.entries.front().json);
    const link::NewKeeper by{options.name.empty() ? "keeper" : options.name, link::seatFrom(seat.empty() ? "a" : seat), newGameKey(),
                             now()};
    const std::vector<Entry> made = carriedOn(*read.ruleset, read.entries, by);
    std::string text;
    for (const Entry &entry : made)
        text += entry.line + "\n";
    deliver(options.output, text, true);
    return ok;
}

int linkParted(Context &context, const LinkOptions &options)
{
    const Read first = readCopy(context, options.place), second = readCopy(context, options.other);
    const link::Parting parting = link::partingOf(linesOf(first), linesOf(second));
    if (!parting.related)
        throw Error(fmt::format("{} and {} are not the same game: they begin otherwise", nameOf(options.place), nameOf(options.other)));
    print({{"parted", parting.parted()},
           {"common", parting.common},
           {"games", {goneOn(first, options.place, parting.common), goneOn(second, options.other, parting.common)}}});
    return ok;
}

int linkRun(Context &context, const std::string &command, const LinkOptions &options)
{
    const std::string program = (context.folder() / "optio-link").string();
    std::vector<std::string> words{program, command, options.place};
    const auto add = [&words](const char *option, const std::string &value) {
        if (!value.empty())
            words.insert(words.end(), {option, value});
    };
    for (const std::string &seat : options.seats)
        add("--seat", seat);
    add("--keep", options.keep);
    add("--name", options.name);
    add("--replica", options.replica);
    add("--game", options.game);
    add("--codes", options.codes);
    if (options.port)
        add("--port", std::to_string(*options.port));
    if (options.browsers)
        words.emplace_back("--browsers");
    for (const std::string &house : context.houses)
        add("--house", house);
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(program.c_str(), arguments.data());
    throw Error("the program optio-link, which shares games, is not beside this one (" + program + "); install it", "link");
}

} // namespace optio::cli
