// SPDX-License-Identifier: GPL-3.0-or-later
// roster print: armies, and games as they stand, on sheets of paper.
#include "app/cli/commands.h"
#include "app/cli/journal_reading.h"
#include "app/cli/pdf_program.h"
#include "rules/campaign/campaign_game.h"
#include "rules/print/chart_form.h"
#include "rules/print/print.h"

#include <fmt/format.h>

#include <unistd.h>

namespace optio::cli {

namespace {

/// Sheets with what they are of.
struct Printing {
    const Ruleset *ruleset = nullptr;
    std::string title;
    std::vector<Json> sheets;
};

Printing armyOnPaper(Context &context, const PrintOptions &options)
{
    const Json roster = context.roster(options.army);
    Printing printing{&context.registry().forRoster(roster.at("ruleset").get<std::string>()), roster.at("name").get<std::string>(), {}};
    printing.sheets = armySheets(*printing.ruleset, roster, {options.sheet != "game", options.sheet != "roster", options.back});
    return printing;
}

Printing gameOnPaper(Context &context, const PrintOptions &options)
{
    const Read read = readFile(context, options.game);
    const Game game = takeUp(read);
    const std::vector<std::string> sides =
        options.side.empty() ? std::vector<std::string>{"a", "b"} : std::vector<std::string>{options.side};
    return {read.ruleset, gameTitle(game.header()), standingSheets(*read.ruleset, game.state(), sides, options.side, options.back)};
}

} // namespace

int rosterPrint(Context &context, const PrintOptions &options)
{
    if (options.army.empty() && options.game.empty())
        throw Error("say what is to be printed: an army, or --game with a game's file", "ARMY");
    const bool pdf = options.format == "pdf";
    if (pdf && (options.output.empty() || options.output == "-") && isatty(STDOUT_FILENO) != 0)
        throw Error("refusing to write a PDF to the terminal; use --output FILE, or pass it on to another program", "output");
    const Printing printing = options.game.empty() ? armyOnPaper(context, options) : gameOnPaper(context, options);
    const std::string source =
        fmt::format("{}, figures {} · Optio {}", printing.ruleset->name(), printing.ruleset->data().substr(0, 8), OPTIO_VERSION);
    std::string text;
    if (pdf) {
        text =
            pdfOf(context.folder(), {{"paper", options.paper}, {"title", printing.title}, {"source", source}, {"sheets", printing.sheets}});
    } else if (options.format == "html") {
        text = chartHtml(printing.sheets, source);
    } else {
        for (const Json &sheet : printing.sheets)
            text += (text.empty() ? "" : "\n") + chartText(sheet);
    }
    deliver(options.output, text);
    return ok;
}

} // namespace optio::cli
