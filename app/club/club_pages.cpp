// SPDX-License-Identifier: GPL-3.0-or-later
// What forms and pages show of an event besides its rows: what a result asks, a player's games, the wall, the pairings to choose from.
#include "app/club/club_rows.h"
#include "app/club/club_words.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "rules/club/export.h"

#include <algorithm>

namespace optio {

namespace {

bool mustDecide(const club::EventState &state)
{
    return state.settings.pairing == club::Pairing::knockOut || state.settings.pairing == club::Pairing::doubleElimination;
}

} // namespace

QVariantList clubPairings()
{
    QVariantList list;
    for (const auto &[pairing, detail] :
         {std::pair{club::Pairing::swiss, Club::tr("Everybody plays every round, against somebody with about the same points")},
          {club::Pairing::roundRobin, Club::tr("Everybody meets everybody")},
          {club::Pairing::knockOut, Club::tr("Who loses is out")},
          {club::Pairing::doubleElimination, Club::tr("Who loses twice is out")}})
        list.append(QVariantMap{{"value", qt(wordOf(pairing))},
                                {"label", pairingText(pairing)},
                                {"detail", detail},
                                {"teams", pairing == club::Pairing::swiss || pairing == club::Pairing::roundRobin}});
    return list;
}

QVariantMap clubAsks(const club::Event &event)
{
    const club::Scheme &scheme = event.scheme();
    const std::array<int, 3> counts = scheme.counts();
    return {{"elements", counts[0]},
            {"generals", counts[1]},
            {"camps", counts[2]},
            {"points", scheme.typedPoints()},
            {"strengths", scheme.reads("share_destroyed") || scheme.reads("share_lost")},
            {"broken", scheme.reads("broke") || scheme.reads("broken")},
            {"decides", mustDecide(event.state())}};
}

QVariantMap clubRecord(const club::Event &event, const std::string &player)
{
    const Json page = club::playerPage(event, player);
    const club::Player &one = event.state().players.at(club::playerNamed(event.state(), player));
    QVariantList games;
    for (const Json &game : page.at("games")) {
        const QString points =
            game.at("points").is_null()
                ? QString()
                : qt(club::pointsText(static_cast<club::Points>(game.at("points").get<double>() * club::onePoint + 0.5)));
        games.append(QVariantMap{
            {"round", game.at("round").get<int>()},
            {"text", game.at("bye").get<bool>() ? Club::tr("Bye") : Club::tr("against %1").arg(qt(game.at("opponent").get<std::string>()))},
            {"detail", game.at("bye").get<bool>() ? QString()
                                                  : joinedByDots({Club::tr("table %1").arg(game.at("table").get<int>()),
                                                                  qt(game.at("short").get<std::string>())})},
            {"points", points}});
    }
    return {{"name", qt(one.name)},
            {"detail", joinedByDots({qt(one.army), qt(one.club)})},
            {"place", page.contains("place") ? page.at("place").get<int>() : 0},
            {"points", page.contains("points")
                           ? qt(club::pointsText(static_cast<club::Points>(page.at("points").get<double>() * club::onePoint + 0.5)))
                           : QString()},
            {"games", games}};
}

QVariantMap clubWall(const ClubSums &sums, const QList<QVariantMap> &rows)
{
    const club::EventState &state = sums.event().state();
    const int last = club::lastRound(state);
    QVariantList tables, standings, byes;
    for (const QVariantMap &row : rows)
        tables.append(row);
    for (const Json &row : club::wallPlaces(state, sums.now()))
        standings.append(
            QVariantMap{{"place", row.at("place").get<int>()},
                        {"name", qt(row.at("name").get<std::string>())},
                        {"points", qt(club::pointsText(static_cast<club::Points>(row.at("points").get<double>() * club::onePoint + 0.5)))},
                        {"ahead", spoken(row.at("ahead").get<std::string>())}});
    if (last > 0)
        for (const std::string &player : state.rounds.at(club::key(last)).byes)
            byes.append(qt(club::nameOf(state, player)));
    return {{"name", qt(state.settings.name)},
            {"round", last},
            {"rounds", state.settings.rounds},
            {"in", last > 0 ? clubResults(rows) : QString()},
            {"tables", tables},
            {"byes", byes},
            {"standings", standings}};
}

QString clubResults(const QList<QVariantMap> &tables)
{
    const auto in = std::count_if(tables.begin(), tables.end(), [](const QVariantMap &row) { return row["in"].toBool(); });
    return Club::tr("%1 of %2 results in").arg(in).arg(tables.size());
}

} // namespace optio
