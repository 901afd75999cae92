// SPDX-License-Identifier: GPL-3.0-or-later
// Puts what is reported beside the tables of a round.
#include "app/club/live_rows.h"

#include "app/club/stream_words.h"
#include "app/qt/json_qt.h"
#include "rules/club/game_result.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace optio {

namespace {

struct LiveRows {
    Q_DECLARE_TR_FUNCTIONS(LiveRows)
};

/// A table that has entered nothing for so long is pointed out: its tablet may have lost the network.
constexpr qint64 quietAfter = qint64{10} * 60 * 1000; // ms

/// What the lists of both sides are called, which a game may call by their people.
std::array<std::string, 2> listsOf(const club::stream::TableGame &game)
{
    const Json &armies = game.replica.header().at("armies");
    return {armies.at(0).value("name", ""), armies.at(1).value("name", "")};
}

/// Has its result been taken up in another round?
bool isOfAnother(const club::Event &event, int round, const std::string &game)
{
    return std::any_of(event.state().rounds.begin(), event.state().rounds.end(), [&](const auto &one) {
        return club::numberOf(one.first) != round && std::any_of(one.second.games.begin(), one.second.games.end(), [&](const auto &played) {
                   return played.second.result && played.second.result->game == game;
               });
    });
}

} // namespace

const club::ClubGame *drawnGame(const club::Event &event, int round, int table)
{
    const auto found = event.state().rounds.find(club::key(round));
    if (found != event.state().rounds.end())
        for (const auto &[number, game] : found->second.games)
            if (game.table == table)
                return &game;
    return nullptr;
}

const club::stream::TableGame *reportedGame(const club::Event &event, int round, int table, const ClubLive &live)
{
    const auto found = event.state().rounds.find(club::key(round));
    if (found == event.state().rounds.end() || round != club::lastRound(event.state()))
        return nullptr;
    const club::stream::TableGame *game = live.gameAt(table, found->second.drawn);
    return game == nullptr || isOfAnother(event, round, game->game) ? nullptr : game;
}

std::optional<TableResultNow> reportedResult(const club::Event &event, int round, int table, const ClubLive &live)
{
    const club::stream::TableGame *reported = reportedGame(event, round, table, live);
    const club::ClubGame *game = drawnGame(event, round, table);
    if (reported == nullptr || game == nullptr)
        return {};
    const std::optional<club::stream::TableGame::Now> told = live.tables().now(table);
    if (!told)
        return {};
    TableResultNow now{*told, reported->game};
    const std::string &armyA = event.state().players.at(game->a).army, &armyB = event.state().players.at(game->b).army;
    const std::array<std::string, 2> lists = listsOf(*reported);
    now.sure = club::stream::sidesKnown(now.armies, armyA, armyB) || club::stream::sidesKnown(lists, armyA, armyB);
    if (club::stream::sidesChanged(now.armies, armyA, armyB) || club::stream::sidesChanged(lists, armyA, armyB))
        return turnedNow(now);
    return now;
}

bool isSameAsEntered(const club::Result &entered, const club::Result &now)
{
    return entered.taken == now.taken && entered.score == now.score && entered.won == now.won && entered.winner == now.winner &&
           entered.unfinished == now.unfinished;
}

TableResultNow turnedNow(TableResultNow now)
{
    now.result = club::turned(now.result);
    std::swap(now.armies[0], now.armies[1]);
    std::swap(now.confirmed[0], now.confirmed[1]);
    return now;
}

TableResultNow asEntered(const club::Result &entered, const TableResultNow &now)
{
    const TableResultNow turned = turnedNow(now);
    const bool same = isSameAsEntered(entered, now.result), crosswise = isSameAsEntered(entered, turned.result);
    if (same == crosswise) // a draw, or another result
        return now;
    TableResultNow seen = same ? now : turned;
    seen.sure = true;
    return seen;
}

void addLive(QList<QVariantMap> &rows, const club::Event &event, int round, const ClubLive &live)
{
    const qint64 present = QDateTime::currentMSecsSinceEpoch();
    for (QVariantMap &row : rows) {
        const int table = row["table"].toInt();
        const club::stream::TableGame *game = reportedGame(event, round, table, live);
        if (game == nullptr)
            continue;
        const std::optional<TableResultNow> now = reportedResult(event, round, table, live);
        if (row["in"].toBool()) {
            const club::ClubGame *drawn = drawnGame(event, round, table);
            if (now && drawn->result->game == now->game && !isSameAsEntered(*drawn->result, asEntered(*drawn->result, *now).result)) {
                row["live"] = "changed";
                row["confirmed"] = LiveRows::tr("changed at the table since");
            }
            continue;
        }
        const bool some = now && (now->confirmed[0] || now->confirmed[1]), over = now && (now->over || some);
        if (!over && present - game->heard / 1'000'000 > quietAfter) {
            row["live"] = "quiet";
            row["liveDetail"] = LiveRows::tr("no report since %1").arg(clockOf(game->heard));
            continue;
        }
        row["live"] = over ? "over" : "playing";
        row["liveDetail"] = LiveRows::tr("playing");
        if (!now || !now->result.taken)
            continue;
        const auto &taken = *now->result.taken;
        row["liveText"] = QStringLiteral("%1 – %2").arg(taken[1].elements).arg(taken[0].elements);
        row["liveDetail"] = !over   ? LiveRows::tr("lost so far")
                            : !some ? LiveRows::tr("to be confirmed")
                            : now->confirmed[0] && now->confirmed[1]
                                ? LiveRows::tr("both have confirmed")
                                : LiveRows::tr("%1 has confirmed").arg(row[now->confirmed[0] ? "a" : "b"].toString());
        if (over)
            try {
                const club::Scored scored = event.scheme().score(now->result);
                row["liveText"] =
                    QStringLiteral("%1 : %2").arg(qt(club::pointsText(scored.points[0])), qt(club::pointsText(scored.points[1])));
            } catch (const Error &) { // the scheme wants more than a game tells
            }
    }
}

} // namespace optio
