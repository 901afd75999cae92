// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/record_model.h"

#include "app/engine.h"
#include "app/play/odds_view.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "db/record_book.h"

#include <algorithm>

namespace optio {

namespace {

constexpr const char *recordMeKey = "record/me";

QString lossText(const RecordGame &game)
{
    return game.lost[0] + game.lost[1] == 0 ? QString() : RecordModel::tr("lost %1 to %2").arg(game.lost[0]).arg(game.lost[1]);
}

} // namespace

RecordModel::RecordModel(Services *services, QObject *parent)
    : QObject(parent), services_(services),
      rows_(new RowsModel({"id", "title", "detail", "result", "winner", "playerA", "playerB", "armyA", "armyB", "mark"}, this))
{}

QVariantList RecordModel::rulesets() const
{
    QVariantList list{QVariantMap{{"value", QString()}, {"label", tr("All rule sets")}}};
    std::vector<std::string> seen;
    for (const RecordGame &game : games_)
        if (std::string base = baseOf(game.ruleset); std::find(seen.begin(), seen.end(), base) == seen.end()) {
            list.append(QVariantMap{{"value", qt(base)}, {"label", services_->rulesetName(base)}});
            seen.push_back(std::move(base));
        }
    return list;
}

void RecordModel::start()
{
    slicer_.drop();
    services_->attempt([this] { me_ = qt(services_->store().preference(recordMeKey, "")); });
    slicer_.start(reading());
    Q_EMIT changed();
}

Slices RecordModel::reading()
{
    std::vector<RecordGame> games;
    QString fault;
    try {
        const auto rules = [this](const GameRow &row) -> const Ruleset & { return services_->rulesetOfGame(row.id); };
        for (const GameRow &row : services_->store().games()) {
            games.push_back(recordOf(services_->store(), row, rules));
            co_yield Slices::Pause{};
        }
    } catch (const std::exception &error) {
        fault = spoken(error.what());
    }
    co_return [this, games, fault] {
        games_ = games;
        show();
        if (!fault.isEmpty())
            Q_EMIT services_->failed(fault);
    };
}

std::vector<RecordGame> RecordModel::wanted() const { return filtered(games_, {utf8(words_), utf8(ruleset_), utf8(me_), false}); }

void RecordModel::show()
{
    players_.clear();
    for (const std::string &name : playersOf(games_))
        players_.append(qt(name));
    const std::vector<RecordGame> games = wanted();
    const int longest = games.size() > 1 ? longestOf(games) : -1, closest = games.size() > 1 ? closestOf(games) : -1;
    QList<QVariantMap> rows;
    for (std::size_t at = 0; at < games.size(); ++at) {
        const RecordGame &game = games[at];
        QStringList detail{qt(game.rulesetName), qt(game.last.substr(0, 10)), spoken(game.turn)};
        if (!game.players[0].empty() || !game.players[1].empty())
            detail.prepend(tr("%1 against %2")
                               .arg(game.players[0].empty() ? tr("somebody") : qt(game.players[0]),
                                    game.players[1].empty() ? tr("somebody") : qt(game.players[1])));
        if (const QString losses = lossText(game); !losses.isEmpty())
            detail.append(losses);
        rows.append({{"id", qt(game.id)},
                     {"title", qt(game.title)},
                     {"detail", detail.join(QStringLiteral("  ·  "))},
                     {"result", game.over ? spoken(game.result) : tr("not over")},
                     {"winner", game.over ? qt(game.winner) : QString()},
                     {"playerA", qt(game.players[0])},
                     {"playerB", qt(game.players[1])},
                     {"armyA", qt(game.armies[0])},
                     {"armyB", qt(game.armies[1])},
                     {"mark", static_cast<int>(at) == longest   ? QStringLiteral("longest")
                              : static_cast<int>(at) == closest ? QStringLiteral("closest")
                                                                : QString()}});
    }
    rows_->update(rows);
    lines_.clear();
    for (const RecordLine &line : recordLines(games, recordByFrom(utf8(by_)), utf8(me_))) {
        const auto [low, high] = line.interval();
        QString text = line.games == 1 ? tr("one game") : tr("%1 games").arg(line.games);
        if (line.rated && line.decided() > 0)
            text = tr("%1: won %2, lost %3, drawn %4; %5, nine times in ten %6 to %7")
                       .arg(text)
                       .arg(line.won)
                       .arg(line.lost)
                       .arg(line.drawn)
                       .arg(percent(line.rate()), percent(low), percent(high));
        lines_.append(QVariantMap{{"label", qt(line.label)},
                                  {"games", line.games},
                                  {"text", text},
                                  {"rate", line.rate()},
                                  {"low", low},
                                  {"high", high},
                                  {"rated", line.rated && line.decided() > 0}});
    }
    Q_EMIT changed();
}

void RecordModel::setBy(const QString &by)
{
    services_->attempt([&] {
        (void)recordByFrom(utf8(by));
        by_ = by;
        show();
    });
}

void RecordModel::setMe(const QString &me)
{
    services_->attempt([&] {
        services_->store().setPreference(recordMeKey, utf8(me));
        me_ = me;
        show();
    });
}

void RecordModel::setWords(const QString &words)
{
    words_ = words;
    show();
}

void RecordModel::setRuleset(const QString &ruleset)
{
    ruleset_ = ruleset;
    show();
}

bool RecordModel::name(const QString &game, const QString &playerA, const QString &playerB)
{
    return services_->attempt([&] {
        const std::array<std::string, 2> players{utf8(playerA.trimmed()), utf8(playerB.trimmed())};
        nameRecordPlayers(services_->store(), utf8(game), players);
        for (RecordGame &one : games_)
            if (one.id == utf8(game))
                one.players = players;
        show();
    });
}

bool RecordModel::save(const QUrl &file) const
{
    return services_->attempt([&] { writeFile(file, recordCsv(wanted())); });
}

} // namespace optio
