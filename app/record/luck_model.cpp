// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record/luck_model.h"

#include "app/engine.h"
#include "app/play/game_model.h"
#include "app/play/odds_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "db/record_book.h"

#include <algorithm>
#include <optional>

namespace optio {

namespace {

QString figure(double value, int digits) { return QString::number(value, 'f', digits); }

QVariantMap luckRow(const Luck &luck, const std::string &side, const QString &what, const Measured &told, int digits)
{
    return {{"side", qt(side)},
            {"name", side.empty() ? LuckModel::tr("Neither side") : qt(luck.names[side == "b" ? 1 : 0])},
            {"what", what},
            {"got", told.got},
            {"expected", told.expected},
            {"low", told.low},
            {"high", told.high},
            {"text", LuckModel::tr("%1, expected %2, nine games in ten %3 to %4")
                         .arg(figure(told.got, digits), figure(told.expected, std::max(1, digits)), figure(told.low, digits),
                              figure(told.high, digits))},
            {"verdict", qt(told.verdict)},
            {"unusual", told.unusual},
            {"few", told.count < enoughDice}};
}

QString labelOf(const DiceTally::Row &row)
{
    if (row.app)
        return LuckModel::tr("%1 of the app").arg(qt(row.kind.name()));
    if (row.name.empty())
        return LuckModel::tr("%1, all that was typed in").arg(qt(row.kind.name()));
    const QString called = spoken(row.called);
    return called.left(1).toUpper() + called.mid(1);
}

} // namespace

LuckModel::LuckModel(Services *services, GameModel *game, QObject *parent) : QObject(parent), services_(services), game_(game)
{
    connect(game, &GameModel::closing, this, [this] { slicer_.drop(); });
}

void LuckModel::start()
{
    rows_.clear();
    swings_.clear();
    remark_.clear();
    reason_.clear();
    slicer_.drop();
    if (!game_->isOpen())
        reason_ = tr("No game is open.");
    else if (!game_->ended()["over"].toBool())
        reason_ = tr("The battle goes on. What the dice did is told when it is over.");
    else
        slicer_.start(reading());
    Q_EMIT changed();
}

Slices LuckModel::reading()
{
    Luck luck;
    QString fault;
    try {
        const std::vector<Entry> entries = game_->everything();
        co_yield Slices::Pause{};
        const std::vector<StandingEntry> history = standingHistory(entries);
        LuckReader reader(game_->game().ruleset(), entries.front().json, true);
        Json state = entries.front().json.at("start");
        for (const StandingEntry &entry : history) {
            reader.look(entry, state);
            optio::apply(state, changesOf(entry));
            co_yield Slices::Pause{};
        }
        luck = reader.told(state);
    } catch (const std::exception &error) {
        fault = spoken(error.what());
    }
    co_return [this, luck, fault] {
        if (fault.isEmpty())
            tell(luck);
        else
            reason_ = fault;
        Q_EMIT changed();
    };
}

void LuckModel::tell(const Luck &luck)
{
    for (const LuckDice &dice : luck.dice) {
        const QString count = QString::number(dice.average.count), kind = spoken(dice.kind.name());
        rows_.append(luckRow(luck, dice.side,
                             !dice.name.empty() ? tr("%1 × %2 of these: %3").arg(count, kind, qt(dice.name))
                             : dice.app         ? tr("%1 × %2, rolled by the app").arg(count, kind)
                                                : tr("%1 × %2, typed in").arg(count, kind),
                             dice.average, 2));
    }
    for (const LuckDice &pool : luck.pools)
        rows_.append(luckRow(luck, pool.side, tr("hits of %1 dice, typed in").arg(pool.average.count), pool.average, 0));
    for (const LuckResults &one : luck.results)
        rows_.append(luckRow(luck, one.side, tr("%1, of %2").arg(spoken(one.what)).arg(one.number.count), one.number, 0));
    for (const LuckSwing &swing : luck.swings) {
        const QString name = qt(luck.names[swing.side == "b" ? 1 : 0]);
        const QString chance =
            swing.fraction.empty() ? percent(swing.chance) : percent(swing.chance) + QStringLiteral(" (") + qt(swing.fraction) + u')';
        swings_.append(QVariantMap{{"n", swing.n},
                                   {"side", qt(swing.side)},
                                   {"name", name},
                                   {"sentence", spoken(swing.sentence)},
                                   {"text", tr("%1 had a chance of %2 of that or better").arg(name, chance)}});
    }
    if (rows_.isEmpty())
        reason_ = tr("No die was rolled in this battle.");
    if (luck.uncounted > 0)
        remark_ = tr("The odds of %1 of %2 rolls cannot be counted today; their dice are told, their results are not.")
                      .arg(luck.uncounted)
                      .arg(luck.rolls);
}

void LuckModel::countAll()
{
    all_.drop();
    all_.start(countingAll(), true);
    Q_EMIT allChanged();
}

Slices LuckModel::countingAll()
{
    std::optional<DiceReading> reading;
    QString fault;
    try {
        reading.emplace(services_->store());
        while (reading->step())
            co_yield Slices::Pause{};
    } catch (const std::exception &error) {
        fault = spoken(error.what());
    }
    const std::vector<DiceTally::Row> told = reading ? reading->tally().rows() : std::vector<DiceTally::Row>();
    co_return [this, rows = told, games = reading ? reading->games() : 0, fault] {
        allDice_.clear();
        games_ = games;
        for (const DiceTally::Row &row : rows) {
            QVariantList faces;
            const std::vector<double> chances = row.kind.chances();
            for (std::size_t face = 0; face < row.faces.size(); ++face)
                faces.append(QVariantMap{{"face", row.kind.least() + static_cast<int>(face)},
                                         {"came", row.faces[face]},
                                         {"expected", chances[face] * row.count}});
            allDice_.append(QVariantMap{{"label", labelOf(row)},
                                        {"name", qt(row.name)},
                                        {"app", row.app},
                                        {"count", row.count},
                                        {"verdict", qt(row.verdict)},
                                        {"unusual", row.unusual},
                                        {"few", row.count < enoughDice},
                                        {"faces", faces}});
        }
        Q_EMIT allChanged();
        if (!fault.isEmpty())
            Q_EMIT services_->failed(fault);
    };
}

void LuckModel::finish()
{
    slicer_.finish();
    all_.finish();
}

} // namespace optio
