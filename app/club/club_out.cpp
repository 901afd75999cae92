// SPDX-License-Identifier: GPL-3.0-or-later
// What comes out of the open event: previews of results, records, pages and files; and the season over all events.
#include "app/club/club_model.h"
#include "app/club/club_rows.h"
#include "app/club/on_screen.h"
#include "app/engine.h"
#include "app/paper/pdf_writer.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "db/store.h"
#include "rules/club/export.h"
#include "rules/club/game_result.h"
#include "rules/club/league.h"
#include "rules/print/chart_form.h"
#include "rules/ruleset.h"
#include "rules/view.h"

namespace optio {

QVariantMap ClubModel::preview(const QVariantMap &input) const
{
    try {
        const club::EventEntry entry = now().act("result", fromVariant(input), Services::now());
        return {{"sentence", spoken(entry.json.at("result").at("sentence").get<std::string>())}, {"fault", ""}};
    } catch (const Error &error) {
        return {{"sentence", ""}, {"fault", spoken(onScreen(error.what()))}};
    }
}

QVariantMap ClubModel::readShort(const QString &text) const
{
    try {
        const club::Result result = club::readShort(utf8(text));
        if (result.score)
            return {{"score", QVariantList{(*result.score)[0], (*result.score)[1]}}, {"fault", ""}};
        const auto &taken = *result.taken;
        return {{"elements", QVariantList{taken[0].elements, taken[1].elements}},
                {"generals", QVariantList{taken[0].generals, taken[1].generals}},
                {"camps", QVariantList{taken[0].camps, taken[1].camps}},
                {"fault", ""}};
    } catch (const Error &error) {
        return {{"fault", spoken(onScreen(error.what()))}};
    }
}

namespace {

/// A result as a form is filled with it; the same fields stand in the form of a table without one.
QVariantMap filledIn(const club::Result &result)
{
    QVariantMap map{{"short", result.taken || result.score ? qt(club::shortForm(result)) : QString()},
                    {"winner", result.won ? qt(wordOf(result.winner)) : QString()},
                    {"unfinished", result.unfinished},
                    {"broken", QVariantList{result.broken[0], result.broken[1]}},
                    {"strength", QVariantList{0, 0}},
                    {"confirmed", QVariantList{result.confirmed[0], result.confirmed[1]}}};
    if (result.strength)
        map["strength"] = QVariantList{(*result.strength)[0], (*result.strength)[1]};
    return map;
}

} // namespace

QVariantMap ClubModel::resultAt(int table) const
{
    club::Result none;
    none.confirmed = {true, true};
    QVariantMap map = filledIn(none);
    if (!event_)
        return map;
    const club::EventState &state = event_->state();
    const auto round = state.rounds.find(club::key(shown_));
    if (round == state.rounds.end())
        return map;
    for (const auto &[number, game] : round->second.games) {
        if (game.table != table)
            continue;
        map["strength"] = QVariantList{state.players.at(game.a).strength, state.players.at(game.b).strength};
        if (!game.result)
            return map;
        const QVariant strength = map["strength"];
        map = filledIn(*game.result);
        if (!game.result->strength)
            map["strength"] = strength;
    }
    return map;
}

QVariantList ClubModel::games() const
{
    QVariantList list;
    if (!event_ || !services_->hasStore())
        return list;
    attempt([&] {
        const std::string &ruleset = now().state().settings.ruleset;
        for (const GameRow &game : services_->store().games())
            if (ruleset.empty() || game.ruleset == ruleset)
                list.append(QVariantMap{{"value", qt(game.id)},
                                        {"label", qt(game.title)},
                                        {"detail", services_->rulesetName(game.ruleset) + QStringLiteral(" · ") +
                                                       (game.over ? tr("over") : spoken(game.turn))}});
    });
    return list;
}

QVariantMap ClubModel::resultOfGame(const QString &game) const
{
    QVariantMap map;
    attempt([&] {
        const std::string id = utf8(game);
        const Game read =
            services_->store().openGame(id, [&](const std::string &) -> const Ruleset & { return services_->rulesetOfGame(id); });
        const View view = read.ruleset().view(read.state(), "");
        map = filledIn(club::resultOfGame(read.ruleset(), read.header(), read.state()));
        map["game"] = game;
        QVariantList names{QString(), QString()};
        for (const SideView &side : view.sides)
            names[side.id == "b" ? 1 : 0] = qt(side.name);
        map["names"] = names;
    });
    return map;
}

QVariantList ClubModel::places() const
{
    QVariantList list;
    if (!event_)
        return list;
    for (const QVariantMap &row : tables_->rows())
        for (const char *side : {"a", "b"})
            list.append(QVariantMap{{"name", row[QLatin1String(side)]}, {"table", row["table"]}, {"open", !row["in"].toBool()}});
    const auto round = event_->state().rounds.find(club::key(shown_));
    if (round != event_->state().rounds.end())
        for (const std::string &player : round->second.byes)
            list.append(QVariantMap{{"name", qt(club::nameOf(event_->state(), player))}, {"table", 0}, {"open", true}});
    return list;
}

QVariantMap ClubModel::record(const QString &player)
{
    QVariantMap map;
    attempt([&] { map = clubRecord(now(), utf8(player)); });
    return map;
}

bool ClubModel::save(const QUrl &file, const QString &paper)
{
    return attempt([&] {
        const auto ends = [name = file.fileName()](const char *ending) {
            return name.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
        };
        if (ends(".optio-event"))
            return writeFile(file, now().text());
        if (ends(".csv"))
            return writeFile(file, club::eventCsv(now(), club::Sheets::all));
        const std::vector<Json> sheets = club::eventSheets(now(), club::Sheets::all);
        const std::string source = "Optio " OPTIO_VERSION;
        if (ends(".pdf"))
            return writeFile(file, chartsPdf(Json(sheets), paper, facts_["name"].toString(), qt(source)));
        if (!ends(".txt"))
            return writeFile(file, chartHtml(sheets, source));
        std::string text;
        for (const Json &sheet : sheets)
            text += (text.empty() ? "" : "\n") + chartText(sheet);
        writeFile(file, text);
    });
}

QString ClubModel::tieName() const { return event_ ? clubTieName(event_->scheme()) : QString(); }

QVariantMap ClubModel::asks() const { return event_ ? clubAsks(*event_) : QVariantMap(); }

QVariantMap ClubModel::wall() const { return event_ ? clubWall(*event_, Services::now()) : QVariantMap(); }

QVariantList ClubModel::season()
{
    QVariantList list;
    if (!services_->hasStore())
        return list;
    attempt([&] {
        std::vector<club::Event> events;
        for (const ClubRow &row : book().events())
            if (!row.binned)
                events.push_back(club::Event::open(book().lines(row.id)));
        for (const club::LeagueLine &line : club::leagueTable(events, {}))
            list.append(QVariantMap{{"name", qt(line.name)},
                                    {"events", line.events},
                                    {"played", line.played},
                                    {"won", line.won},
                                    {"drawn", line.drawn},
                                    {"lost", line.lost},
                                    {"points", qt(club::pointsText(line.points))},
                                    {"rating", spoken(club::ratingText(line))}});
    });
    return list;
}

} // namespace optio
