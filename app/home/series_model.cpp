// SPDX-License-Identifier: GPL-3.0-or-later
// The results are the preference "series": {"RULESET/SERIES":{"BATTLE":{"game":id,"result":"won"}}}. A game of a series has the note
// "series": "RULESET/SERIES/BATTLE".
#include "app/home/series_model.h"

#include "app/engine.h"
#include "app/home/battle_rows.h"
#include "app/home/games_model.h"
#include "app/play/game_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <algorithm>

namespace optio {

namespace {

constexpr const char *resultsKey = "series", *seriesNote = "series";

std::string textIn(const Json &results, const std::string &series, const std::string &battle, const char *key)
{
    const Json mine = results.value(series, Json::object()).value(battle, Json::object());
    return mine.is_object() ? mine.value(key, "") : std::string();
}

} // namespace

SeriesModel::SeriesModel(Services *services, GamesModel *games, GameModel *game, QObject *parent)
    : QObject(parent), services_(services), games_(games), game_(game)
{
    connect(game_, &GameModel::changed, this, &SeriesModel::look);
    connect(services_, &Services::rulesetsChanged, this, &SeriesModel::changed);
}

Json SeriesModel::kept() const { return keptObject(services_->store().preference(resultsKey, "{}")); }

void SeriesModel::keep(const Json &results)
{
    services_->store().setPreference(resultsKey, canonical(results));
    Q_EMIT changed();
}

QVariantList SeriesModel::all() const
{
    QVariantList list;
    if (!services_->hasStore())
        return list;
    services_->attempt([&] {
        const Json results = kept();
        for (const Ruleset *ruleset : services_->rulesets()) {
            if (ruleset->base() != ruleset->id())
                continue; // the same under house rules
            const std::vector<BattleSeries> known = ruleset->series();
            const std::vector<ReadyBattle> battles = known.empty() ? std::vector<ReadyBattle>() : ruleset->battles();
            for (const BattleSeries &series : known) {
                QVariantList rows;
                QString next;
                int fought = 0, won = 0;
                for (const std::string &id : series.battles) {
                    const auto battle = std::find_if(battles.begin(), battles.end(), [&](const ReadyBattle &one) { return one.id == id; });
                    QVariantMap row = battleRow(*ruleset, *battle);
                    const std::string result = textIn(results, ruleset->id() + "/" + series.id, id, "result");
                    row["result"] = qt(result);
                    fought += !result.empty() && result != "open" ? 1 : 0;
                    won += result == "won" ? 1 : 0;
                    if (next.isEmpty() && (result.empty() || result == "open"))
                        next = qt(id);
                    rows.append(row);
                }
                list.append(QVariantMap{{"ruleset", qt(ruleset->id())},
                                        {"rulesetName", qt(ruleset->name())},
                                        {"id", qt(series.id)},
                                        {"name", spoken(series.name)},
                                        {"story", spoken(series.story)},
                                        {"fought", fought},
                                        {"won", won},
                                        {"next", next},
                                        {"battles", rows}});
            }
        }
    });
    return list;
}

bool SeriesModel::play(const QString &ruleset, const QString &series, const QString &battle)
{
    bool begun = false;
    services_->attempt([&] {
        const std::vector<ReadyBattle> battles = services_->ruleset(utf8(ruleset)).battles();
        const auto found = std::find_if(battles.begin(), battles.end(), [&](const ReadyBattle &one) { return one.id == utf8(battle); });
        if (found == battles.end())
            throw Error("There is no such battle.");
        const std::string key = utf8(ruleset) + "/" + utf8(series);
        Json results = kept();
        if (const std::string game = textIn(results, key, utf8(battle), "game"); textIn(results, key, utf8(battle), "result") == "open") {
            const std::vector<GameRow> games = services_->store().games();
            if (std::any_of(games.begin(), games.end(), [&](const GameRow &one) { return one.id == game; })) {
                begun = games_->open(qt(game));
                return;
            }
        }
        if (!games_->create(ruleset, qt(found->a), qt(found->b)))
            return;
        services_->store().setGameNote(game_->gameId(), seriesNote, key + "/" + utf8(battle));
        results[key][utf8(battle)] = {{"game", game_->gameId()}, {"result", "open"}};
        keep(results);
        begun = true;
    });
    return begun;
}

void SeriesModel::startAgain(const QString &ruleset, const QString &series)
{
    services_->attempt([&] {
        const Json before = kept();
        Json results = before;
        results.erase(utf8(ruleset) + "/" + utf8(series));
        keep(results);
        services_->offerUndo(tr("The results are cleared"), [this, before] { keep(before); });
    });
}

void SeriesModel::look()
{
    if (!game_->isOpen() || !services_->hasStore())
        return;
    services_->attempt([&] {
        const std::string place = services_->store().gameNote(game_->gameId(), seriesNote);
        const std::size_t cut = place.rfind('/');
        if (cut == std::string::npos)
            return;
        const std::string key = place.substr(0, cut), battle = place.substr(cut + 1);
        const QVariantMap ended = game_->ended();
        const QString winner = ended["winner"].toString();
        const std::string result = !ended["over"].toBool()        ? "open"
                                   : winner.isEmpty()             ? "drawn"
                                   : winner == QLatin1String("a") ? "won"
                                                                  : "lost";
        Json results = kept();
        // A game that was fought again elsewhere does not change what a later one of the series has brought.
        if (textIn(results, key, battle, "game") != game_->gameId() || textIn(results, key, battle, "result") == result)
            return;
        results[key][battle]["result"] = result;
        keep(results);
    });
}

} // namespace optio
