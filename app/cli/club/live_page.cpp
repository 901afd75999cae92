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

void LivePage::add(const club::stream::Verdict &verdict)
{
    const club::stream::Heard &heard = verdict.heard;
    changed_ = true;
    if (verdict.subject.table.empty()) {
        if (heard.n == 0)
            event_ = club::Event::open({heard.line});
        else if (event_)
            event_->follow({heard.n, heard.line, heard.json});
        return;
    }
    // What a table says of itself may be anything: its account is its own.
    const auto textAt = [](const Json &json, const char *key) {
        const auto found = json.is_object() ? json.find(key) : json.end();
        return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    Row &row = tables_[std::stoi(verdict.subject.table)];
    if (heard.game)
        row = {};
    row.time = textAt(heard.json, heard.game ? "created" : "time");
    if (const auto turn = heard.json.find("turn"); turn != heard.json.end() && turn->is_number_integer())
        row.turn = turn->dump();
    if (const auto result = heard.json.find("result"); result != heard.json.end())
        row.sentence = textAt(*result, "sentence");
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
    if (event_) {
        sheets = club::eventSheets(*event_, club::Sheets::standings);
        if (club::lastRound(event_->state()) > 0)
            sheets.push_back(club::eventSheets(*event_, club::Sheets::round).front());
    }
    Json rows = Json::array();
    for (const auto &[table, row] : tables_)
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
