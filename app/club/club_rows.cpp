// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of tables, standings and players, each from the engine's own pages.
#include "app/club/club_rows.h"

#include "app/club/club_words.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "rules/club/draw.h"

#include <QDateTime>

#include <algorithm>

namespace optio {

namespace {

QString pointsOf(club::Points points) { return qt(club::pointsText(points)); }

/// The clock's face at a time of the file, here.
QString hourOf(const std::string &time)
{
    return QDateTime::fromString(qt(time), Qt::ISODate).toLocalTime().toString(QStringLiteral("HH:mm"));
}

int playing(const club::EventState &state)
{
    const int next = club::lastRound(state) + 1;
    return static_cast<int>(std::count_if(state.players.begin(), state.players.end(),
                                          [&](const auto &one) { return club::playsIn(one.second, next) || one.second.late > next; }));
}

bool hidesLists(const club::EventState &state) { return !state.settings.showLists && state.rounds.empty(); }

QString confirmedOf(const club::EventState &state, const club::ClubGame &game)
{
    const auto &confirmed = game.result->confirmed;
    if (confirmed[0] && confirmed[1])
        return {};
    if (!confirmed[0] && !confirmed[1])
        return Club::tr("not confirmed");
    return Club::tr("%1 has to confirm").arg(qt(club::nameOf(state, confirmed[0] ? game.b : game.a)));
}

} // namespace

QString pairingText(club::Pairing pairing)
{
    switch (pairing) {
    case club::Pairing::roundRobin:
        return Club::tr("Round robin");
    case club::Pairing::knockOut:
        return Club::tr("Knock-out");
    case club::Pairing::doubleElimination:
        return Club::tr("Double elimination");
    case club::Pairing::swiss:
        break;
    }
    return Club::tr("Swiss");
}

QVariantMap clubFacts(const ClubSums &sums)
{
    const club::Event &event = sums.event();
    const club::EventState &state = event.state();
    const club::Settings &settings = state.settings;
    const int last = club::lastRound(state), players = playing(state);
    QVariantList tabs;
    for (int round = 1; round <= std::max(settings.rounds, last); ++round) {
        const auto found = state.rounds.find(club::key(round));
        const bool full = found != state.rounds.end() && club::isFull(found->second);
        tabs.append(QVariantMap{{"value", round},
                                {"label", Club::tr("Round %1").arg(round)},
                                {"state", round > last ? "later"
                                          : full       ? "in"
                                                       : "now"}});
    }
    const QString count = Club::tr("%n players", nullptr, players);
    return {{"id", qt(event.id())},
            {"name", qt(settings.name)},
            {"place", qt(settings.place)},
            {"date", qt(settings.date)},
            {"subtitle", joinedByDots({qt(settings.place), count, Club::tr("%1 scoring").arg(spoken(event.scheme().name()))})},
            {"short", last == 0 ? count : joinedByDots({count, Club::tr("round %1 of %2").arg(last).arg(std::max(settings.rounds, last))})},
            {"scheme", spoken(event.scheme().name())},
            {"schemeNote", spoken(event.scheme().note())},
            {"rounds", settings.rounds},
            {"minutes", settings.minutes},
            {"drawn", last},
            {"players", players},
            {"counted", sums.countedRounds()},
            {"ruleset", qt(settings.ruleset)},
            {"teams", settings.teams},
            {"boardsByLot", settings.boardsByLot},
            {"live", settings.live},
            {"pairing", pairingText(settings.pairing)},
            {"swiss", settings.pairing == club::Pairing::swiss},
            {"undo", spoken(event.undoable())},
            {"redo", spoken(event.redoable())},
            {"tabs", tabs}};
}

QList<QVariantMap> clubTables(const ClubSums &sums, int round)
{
    QList<QVariantMap> rows;
    const club::Event &event = sums.event();
    const club::EventState &state = event.state();
    const auto found = state.rounds.find(club::key(round));
    if (found == state.rounds.end())
        return rows;
    std::map<std::string, club::Points> before;
    for (const club::Standing &row : sums.after(round - 1))
        before[row.id] = row.points;
    for (const auto &[number, game] : found->second.games) {
        const auto note = state.tables.find(club::key(game.table));
        QVariantMap row{{"id", qt(number)},
                        {"table", game.table},
                        {"a", qt(club::nameOf(state, game.a))},
                        {"b", qt(club::nameOf(state, game.b))},
                        {"armyA", qt(state.players.at(game.a).army)},
                        {"armyB", qt(state.players.at(game.b).army)},
                        {"beforeA", pointsOf(before[game.a])},
                        {"beforeB", pointsOf(before[game.b])},
                        {"note", note == state.tables.end() ? QString() : qt(note->second.note)},
                        {"in", game.result.has_value()},
                        {"score", ""},
                        {"short", ""},
                        {"confirmed", ""},
                        {"winner", ""},
                        {"noted", ""},
                        {"live", ""},
                        {"liveText", ""},
                        {"liveDetail", ""}};
        if (game.result) {
            const club::Scored scored = event.scheme().score(*game.result);
            row["score"] = QStringLiteral("%1 : %2").arg(pointsOf(scored.points[0]), pointsOf(scored.points[1]));
            row["short"] = qt(club::shortForm(*game.result)) + (game.result->unfinished ? u' ' + Club::tr("(time)") : QString());
            row["confirmed"] = confirmedOf(state, game);
            row["winner"] = scored.winner == club::Winner::a ? "a" : scored.winner == club::Winner::b ? "b" : "";
            row["noted"] = qt(game.result->noted);
        }
        rows.append(row);
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const QVariantMap &one, const QVariantMap &other) { return one["table"].toInt() < other["table"].toInt(); });
    return rows;
}

QVariantList clubAsides(const club::Event &event, int round)
{
    QVariantList list;
    const club::EventState &state = event.state();
    const auto found = state.rounds.find(club::key(round));
    if (found == state.rounds.end())
        return list;
    for (const std::string &player : found->second.byes)
        list.append(
            QVariantMap{{"kind", "bye"},
                        {"name", qt(club::nameOf(state, player))},
                        {"text", Club::tr("has the bye")},
                        {"detail", state.settings.pairing == club::Pairing::swiss ? Club::tr("the lowest who has had none") : QString()}});
    for (const auto &[id, player] : state.players) {
        if (player.dropped > 0 && player.dropped <= club::lastRound(state) + 1)
            list.append(QVariantMap{{"kind", "left"},
                                    {"name", qt(player.name)},
                                    {"text", player.dropped == 1 ? Club::tr("does not take part")
                                                                 : Club::tr("dropped out after round %1").arg(player.dropped - 1)},
                                    {"detail", ""}});
        else if (player.late > round)
            list.append(QVariantMap{
                {"kind", "late"}, {"name", qt(player.name)}, {"text", Club::tr("joins in round %1").arg(player.late)}, {"detail", ""}});
    }
    return list;
}

QString clubRoundNote(const club::Event &event, int round)
{
    const club::EventState &state = event.state();
    const auto found = state.rounds.find(club::key(round));
    if (found == state.rounds.end())
        return {};
    QStringList breaches;
    for (const std::string &breach : club::breachesOf(state, event.scheme(), round))
        breaches.append(spoken(breach));
    const QString drawn = Club::tr("%1, drawn at %2").arg(pairingText(state.settings.pairing), hourOf(found->second.drawn));
    return joinedByDots({drawn, found->second.byHand ? Club::tr("changed by hand") : QString(),
                         !breaches.isEmpty()                                           ? breaches.join(QStringLiteral("; "))
                         : round > 1 && state.settings.pairing == club::Pairing::swiss ? Club::tr("no second meetings")
                                                                                       : QString()});
}

QString clubTieName(const club::Scheme &scheme)
{
    for (const club::Tie tie : scheme.ties())
        switch (tie) {
        case club::Tie::countback:
            return Club::tr("countback");
        case club::Tie::wins:
            return Club::tr("wins");
        case club::Tie::destroyed:
            return Club::tr("destroyed");
        default:
            break;
        }
    return {};
}

QList<QVariantMap> clubStandings(const ClubSums &sums)
{
    QList<QVariantMap> rows;
    const club::Event &event = sums.event();
    const club::EventState &state = event.state();
    const QString tie = clubTieName(event.scheme());
    for (const club::Standing &row : sums.now()) {
        const club::Player &player = state.players.at(row.id);
        rows.append({{"id", qt(row.id)},
                     {"place", (row.shared ? QStringLiteral("=") : QString()) + QString::number(row.place)},
                     {"name", qt(player.name)},
                     {"army", hidesLists(state) ? QString() : qt(player.army)},
                     {"played", row.played},
                     {"won", row.won},
                     {"points", pointsOf(row.points)},
                     {"tie", tie == Club::tr("wins")        ? QString::number(row.won)
                             : tie == Club::tr("destroyed") ? QString::number(row.destroyed)
                             : tie.isEmpty()                ? QString()
                                                            : qt(club::pointsText(static_cast<club::Points>(row.countback)))},
                     {"settled", !row.note.empty()},
                     {"gone", player.dropped > 0}});
    }
    return rows;
}

QVariantList clubTeams(const ClubSums &sums)
{
    QVariantList list;
    if (!sums.event().state().settings.teams)
        return list;
    for (const club::Standing &row : club::teamStandings(sums.event().state(), sums.now()))
        list.append(QVariantMap{{"place", (row.shared ? QStringLiteral("=") : QString()) + QString::number(row.place)},
                                {"name", qt(row.id)},
                                {"played", row.played},
                                {"won", row.won},
                                {"points", pointsOf(row.points)}});
    return list;
}

QStringList clubTies(const ClubSums &sums)
{
    QStringList list;
    for (const club::Standing &row : sums.now())
        if (!row.note.empty())
            list.append(spoken(row.note + "."));
    return list;
}

QList<QVariantMap> clubPlayers(const club::Event &event)
{
    QList<QVariantMap> rows;
    const club::EventState &state = event.state();
    for (const auto &[id, player] : state.players) {
        QStringList problems;
        if (state.settings.checkLists)
            for (const std::string &problem : player.problems)
                problems.append(spoken(problem));
        const QString stands = !player.present                            ? Club::tr("not here")
                               : player.dropped == 1                      ? Club::tr("does not take part")
                               : player.dropped > 0                       ? Club::tr("dropped out after round %1").arg(player.dropped - 1)
                               : player.late > club::lastRound(state) + 0 ? Club::tr("from round %1 on").arg(player.late)
                                                                          : QString();
        rows.append(
            {{"id", qt(id)},
             {"name", qt(player.name)},
             {"army", qt(player.army)},
             {"club", qt(player.club)},
             {"team", qt(player.team)},
             {"roster", qt(player.roster)},
             {"detail", joinedByDots({state.settings.teams ? qt(player.team) : QString(), qt(player.army), qt(player.club), stands})},
             {"problems", problems.join(u'\n')},
             {"state", player.dropped > 0 || !player.present  ? "left"
                       : player.late > club::lastRound(state) ? "late"
                                                              : "plays"},
             {"strength", player.strength},
             {"table", player.table}});
    }
    return rows;
}

QVariantMap clubNext(const ClubSums &sums)
{
    const club::Event &event = sums.event();
    const club::EventState &state = event.state();
    const int next = club::lastRound(state) + 1;
    QVariantMap map{{"text", Club::tr("Draw round %1").arg(next)}, {"detail", ""}, {"ready", false}, {"over", false}};
    if (next > 1) {
        const std::vector<int> missing = club::missing(state.rounds.at(club::key(next - 1)));
        if (!missing.empty()) {
            QStringList tables;
            for (const int table : missing)
                tables.append(QString::number(table));
            map["detail"] = Club::tr("%n tables still have to report: %1", nullptr, static_cast<int>(missing.size()))
                                .arg(tables.join(QStringLiteral(", ")));
            if (next > state.settings.rounds) {
                map["text"] = Club::tr("Last round");
                map["over"] = true;
            }
            return map;
        }
        if (next > state.settings.rounds && state.settings.pairing == club::Pairing::swiss) {
            map["text"] = Club::tr("All rounds are played");
            map["over"] = true;
            const std::vector<club::Standing> &rows = sums.now();
            if (!rows.empty() && !rows.front().shared)
                map["detail"] = Club::tr("%1 wins").arg(qt(club::nameOf(state, rows.front().id)));
            return map;
        }
    }
    if (playing(state) < 2) {
        map["detail"] = Club::tr("Two players are needed");
        return map;
    }
    try {
        // Whether there is another round depends on the results in these; in a Swiss there always is, and to draw it takes longer.
        if (state.settings.pairing != club::Pairing::swiss)
            (void)club::drawRound(state, event.scheme(), next, {event.seed(), 0});
        map["ready"] = true;
        map["detail"] = Club::tr("%n players", nullptr, playing(state));
    } catch (const Error &error) {
        map["text"] = next > 1 ? Club::tr("No further round") : map["text"].toString();
        map["over"] = next > 1;
        map["detail"] = spoken(error.what());
    }
    return map;
}

} // namespace optio
