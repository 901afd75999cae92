// SPDX-License-Identifier: GPL-3.0-or-later
// Puts together the page of live standings.
#include "app/cli/club/live_page.h"

#include "app/cli/files.h"
#include "rules/club/draw.h"
#include "rules/club/export.h"
#include "rules/print/chart_form.h"

#include <fmt/format.h>

namespace optio::cli {

LivePage::LivePage(std::string path) : path_(std::move(path)) { write(true); }

void LivePage::add(const stream::News &news)
{
    if (tables_.add(news.verdict, news.message.storedAt))
        changed_ = true;
}

void LivePage::write(bool last)
{
    const auto now = std::chrono::steady_clock::now();
    if (!changed_ || (!last && now - written_ < std::chrono::seconds(1)))
        return;
    replaceFile(path_, text());
    changed_ = false;
    written_ = now;
}

std::string LivePage::text() const
{
    std::vector<Json> sheets;
    if (const std::optional<club::Event> &event = tables_.event()) {
        sheets = club::eventSheets(*event, club::Sheets::standings);
        if (club::lastRound(event->state()) > 0)
            sheets.push_back(club::eventSheets(*event, club::Sheets::round).front());
    }
    Json rows = Json::array();
    for (const auto &[table, row] : tables_.games())
        rows.push_back({std::to_string(table), row.turn, row.sentence, row.time});
    if (!rows.empty() || sheets.empty())
        sheets.push_back({{"title", "Games"},
                          {"note", rows.empty() ? "Nothing has been reported yet." : ""},
                          {"tables", Json::array({{{"title", "What each table reported last"},
                                                   {"columns", {"Table", "Turn", "Last", "Time (UTC)"}},
                                                   {"rows", std::move(rows)}}})}});
    std::string page = chartHtml(sheets, fmt::format("Optio {}", OPTIO_VERSION));
    const std::string head = "<meta charset=\"utf-8\"/>\n";
    page.insert(page.find(head) + head.size(), "<meta http-equiv=\"refresh\" content=\"10\"/>\n");
    return page;
}

} // namespace optio::cli
