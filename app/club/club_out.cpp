// SPDX-License-Identifier: GPL-3.0-or-later
// What comes out of the open event: previews of results, records, pages and files; and the season over all events.
#include "app/club/club_model.h"
#include "app/club/club_rows.h"
#include "app/club/live_rows.h"
#include "app/club/on_screen.h"
#include "app/engine.h"
#include "app/paper/pdf_writer.h"
#include "app/paper/sheet_words.h"
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

namespace {

constexpr const char *reported = "reported:"; ///< and the game: the one that the table reports

/// Two values of a form, where it has them.
template <class T> std::array<T, 2> twoOf(const QVariant &list)
{
    const QVariantList two = list.toList();
    return two.size() == 2 ? std::array<T, 2>{two[0].value<T>(), two[1].value<T>()} : std::array<T, 2>{};
}

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

Json ClubModel::inputOf(const QVariantMap &form) const
{
    const QString written = form["short"].toString().trimmed(), winner = form["winner"].toString();
    club::Result result;
    if (!written.isEmpty())
        result = club::readShort(utf8(written));
    if (!winner.isEmpty()) {
        result.won = true;
        result.winner = fromWord<club::Winner>(Json(utf8(winner)), FieldPlace("winner"));
    }
    result.unfinished = form["unfinished"].toBool();
    result.broken = twoOf<bool>(form["broken"]);
    if (const std::array<int, 2> strength = twoOf<int>(form["strength"]); strength[0] > 0 && strength[1] > 0)
        result.strength = strength;
    QString game = form["game"].toString();
    if (game.startsWith(QLatin1String(reported)))
        game = game.mid(QLatin1String(reported).size());
    Json input = club::inputOf(result, utf8(game));
    // Who has confirmed just this at the table has confirmed it here.
    if (const int table = form["table"].toInt(); event_ && form["game"].toString().startsWith(QLatin1String(reported)))
        if (const auto now = reportedResult(*event_, shown_, table, *live()); now && now->game == utf8(game)) {
            const TableResultNow seen = asEntered(result, *now);
            for (std::size_t side = 0; side < 2; ++side)
                if (seen.confirmed[side] && isSameAsEntered(result, seen.result))
                    input["confirmed"].push_back(side == 0 ? "a" : "b");
        }
    for (const char *key : {"table", "round"})
        if (form.contains(QLatin1String(key)))
            input[key] = form[QLatin1String(key)].toInt();
    return input;
}

QVariantMap ClubModel::preview(const QVariantMap &form) const
{
    try {
        const club::EventEntry entry = now().act("result", inputOf(form), Services::now());
        return {{"sentence", spoken(entry.json.at("result").at("sentence").get<std::string>())}, {"fault", ""}};
    } catch (const Error &error) {
        return {{"sentence", ""}, {"fault", spoken(onScreen(error.what()))}};
    }
}

bool ClubModel::enterResult(const QVariantMap &form)
{
    QVariantMap input;
    return attempt([&] { input = toVariant(inputOf(form)).toMap(); }) && act(QStringLiteral("result"), input);
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

const club::ClubGame *ClubModel::gameAtTable(int table) const
{
    if (!event_)
        return nullptr;
    const auto round = event_->state().rounds.find(club::key(shown_));
    if (round != event_->state().rounds.end())
        for (const auto &[number, game] : round->second.games)
            if (game.table == table)
                return &game;
    return nullptr;
}

QVariantMap ClubModel::resultAt(int table) const
{
    club::Result result;
    result.confirmed = {true, true};
    const club::ClubGame *game = gameAtTable(table);
    if (game != nullptr && game->result)
        result = *game->result;
    if (game != nullptr && !result.strength)
        result.strength = {event_->state().players.at(game->a).strength, event_->state().players.at(game->b).strength};
    return filledIn(result);
}

QVariantList ClubModel::games(int table) const
{
    QVariantList list;
    if (!event_ || !services_->hasStore())
        return list;
    attempt([&] {
        if (const club::stream::TableGame *game = reportedGame(*event_, shown_, table, *live()); game != nullptr && game->now())
            list.append(QVariantMap{{"value", QLatin1String(reported) + qt(game->game)},
                                    {"label", tr("The game at table %1").arg(table)},
                                    {"detail", game->now()->over ? tr("over") : tr("not over yet")}});
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

QVariantMap ClubModel::resultOfGame(const QString &game, int table) const
{
    QVariantMap map;
    attempt([&] {
        std::optional<TableResultNow> now;
        if (game.startsWith(QLatin1String(reported))) {
            now = reportedResult(this->now(), shown_, table, *live());
            if (!now)
                throw Error(utf8(tr("Table %1 does not report this game any more.").arg(table)));
        } else {
            const std::string id = utf8(game);
            const Game read =
                services_->store().openGame(id, [&](const std::string &) -> const Ruleset & { return services_->rulesetOfGame(id); });
            const View view = read.ruleset().view(read.state(), "");
            now.emplace();
            now->result = club::resultOfGame(read.ruleset(), read.header(), read.state());
            now->over = !now->result.unfinished;
            for (const SideView &side : view.sides)
                now->armies[side.id == "b" ? 1 : 0] = side.name;
            const club::ClubGame *place = gameAtTable(table);
            if (place != nullptr && club::stream::sidesChanged(now->armies, event_->state().players.at(place->a).army,
                                                               event_->state().players.at(place->b).army))
                now = turnedNow(*now);
        }
        map = filledIn(now->result);
        map["confirmed"] = QVariantList{now->confirmed[0], now->confirmed[1]};
        map["game"] = game;
        map["over"] = now->over;
        map["names"] = QVariantList{qt(now->armies[0]), qt(now->armies[1])};
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
        const std::vector<Json> sheets = sheetsInWords(club::eventSheets(now(), club::Sheets::all));
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

QVariantMap ClubModel::wallOf(const ClubSums &sums) const
{
    const int last = club::lastRound(sums.event().state());
    QList<QVariantMap> tables = clubTables(sums, last);
    if (live()->isOn())
        addLive(tables, sums.event(), last, *live());
    return clubWall(sums, tables);
}

QVariantMap ClubModel::wall() const
{
    if (!event_)
        return {};
    if (!wall_)
        wall_ = wallOf(ClubSums(*event_));
    return *wall_;
}

QVariantList ClubModel::pairings() const { return clubPairings(); }

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
