// SPDX-License-Identifier: GPL-3.0-or-later
// The table of odds: what stands in it, and counting it.
#include "app/odds/odds_model.h"

#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/play/game_model.h"
#include "app/play/odds_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "app/sides.h"

#include <algorithm>
#include <cmath>

namespace optio {

namespace {

constexpr const char *oddsRulesetKey = "odds/ruleset";
constexpr QLatin1String standsMark("game:"), beganMark("army:"); ///< before a side

QString asItStands(const QString &side) { return standsMark + side; }
QString asItBegan(const QString &side) { return beganMark + side; }
/// Of such a value.
QString sideIn(const QString &army) { return army.right(1); }

QVariantMap cellView(const OddsCell &cell)
{
    if (!cell.refusal.empty())
        return {{"p", 0.0}, {"q", 0.0}, {"step", 0}, {"text", QStringLiteral("–")}, {"refusal", qt(cell.refusal)}};
    const double p = partOf(cell.attacker, cell.of), q = partOf(cell.defender, cell.of);
    // Whom it favours, in three steps of a fifth each; the middle step is even.
    const double lead = p - q;
    const int step =
        std::abs(lead) < 0.1 ? 0 : static_cast<int>(std::copysign(1 + std::min(2, static_cast<int>((std::abs(lead) - 0.1) / 0.25)), lead));
    return {{"p", p}, {"q", q}, {"step", step}, {"text", QString::number(std::lround(100 * p))}, {"refusal", QString()}};
}

QVariantMap headView(const OddsTroop &troop)
{
    return {{"label", spoken(troop.label)}, {"brief", qt(troop.brief)}, {"icon", qt(troop.icon)}};
}

} // namespace

OddsModel::OddsModel(Services *services, GameModel *game, QObject *parent)
    : QObject(parent), services_(services), game_(game), rows_(new RowsModel({"id", "label", "brief", "icon", "cells"}, this))
{
    connect(services, &Services::rulesetsChanged, this, [this] {
        slicer_.drop();
        ruleset_ = nullptr;
        armies_ = {};
        answers_ = Json::object();
        Q_EMIT changed();
    });
    connect(game, &GameModel::closing, this, [this] {
        if (std::any_of(armies_.begin(), armies_.end(), [](const QString &army) { return army.contains(u':'); }))
            setArmies({}, {});
    });
    connect(game, &GameModel::changed, this, [this] {
        if (staged())
            takeTroops();
    });
}

bool OddsModel::ofOpenGame() const
{
    return ruleset_ != nullptr && game_->isOpen() && game_->game().ruleset().id() == ruleset_->id() && ruleset_->kind() == "table";
}

const Json *OddsModel::state() const
{
    return ofOpenGame() && armies_[0].startsWith(standsMark) && armies_[1].startsWith(standsMark) ? &game_->game().state() : nullptr;
}

QVariantList OddsModel::rulesets() const
{
    QVariantList list;
    for (const Ruleset *ruleset : services_->rulesets())
        if (dynamic_cast<const OddsMapRules *>(ruleset) != nullptr)
            list.append(QVariantMap{{"value", qt(ruleset->id())}, {"label", qt(ruleset->name())}});
    return list;
}

QString OddsModel::rulesetId() const { return ruleset_ == nullptr ? QString() : qt(ruleset_->id()); }

QVariantList OddsModel::situations() const
{
    QVariantList list;
    if (const auto *rules = dynamic_cast<const OddsMapRules *>(ruleset_); rules != nullptr)
        for (const OddsMapRules::Situation &one : rules->oddsSituations())
            list.append(QVariantMap{{"value", qt(one.id())}, {"label", spoken(oddsTitle(*ruleset_, one))}});
    return list;
}

QVariantList OddsModel::armies() const
{
    QVariantList list{QVariantMap{{"value", QString()}, {"label", tr("All troops")}}};
    if (ruleset_ == nullptr)
        return list;
    if (ofOpenGame())
        for (const QString &side : {QStringLiteral("a"), QStringLiteral("b")}) {
            list.append(QVariantMap{{"value", asItStands(side)}, {"label", tr("%1, as it stands now").arg(game_->sideName(side))}});
            list.append(QVariantMap{{"value", asItBegan(side)}, {"label", tr("%1, its kinds of troops").arg(game_->sideName(side))}});
        }
    for (const Json &army : ruleset_->armies())
        list.append(QVariantMap{{"value", textAt(army, "id")}, {"label", textAt(army, "name")}});
    services_->attempt([&] {
        for (const RosterRow &row : services_->store().rosters())
            if (baseOf(row.ruleset) == ruleset_->base())
                list.append(QVariantMap{{"value", qt(row.id)}, {"label", qt(row.name)}});
    });
    return list;
}

std::vector<OddsTroop> OddsModel::troopsOf(const QString &army) const
{
    if (army.isEmpty())
        return oddsTroops(*ruleset_, situation_);
    if (!army.startsWith(standsMark) && !army.startsWith(beganMark))
        return oddsTroops(*ruleset_, situation_, services_->roster(utf8(army)));
    const std::string side = utf8(sideIn(army));
    const std::vector<OddsTroop> kinds = oddsTroops(*ruleset_, situation_, game_->game().header().at("armies").at(side == "b" ? 1 : 0));
    return army.startsWith(beganMark) ? kinds : oddsTroopsInGame(*ruleset_, situation_, game_->view().seen, side, kinds);
}

void OddsModel::take(const Ruleset *ruleset)
{
    ruleset_ = ruleset;
    situation_ = dynamic_cast<const OddsMapRules &>(*ruleset).oddsSituations().at(0);
    armies_ = {};
    answers_ = Json::object();
    row_ = column_ = -1;
    if (ofOpenGame()) { // who attacks against who defends: as they stand, where the rules let them fight now
        const QString active = game_->active() == QLatin1String("b") ? QStringLiteral("b") : QStringLiteral("a");
        armies_ = {asItStands(active), asItStands(otherSide(active))};
        const Resolver &resolver = ruleset_->resolver(situation_.resolver);
        bool fights = false;
        services_->attempt([&] {
            const std::vector<OddsTroop> columns = troopsOf(armies_[1]);
            OddsCounter counter(resolver, situation_, answers_, state());
            for (const OddsTroop &row : troopsOf(armies_[0])) {
                const auto cells = counter.row(row, columns);
                fights = fights || std::any_of(cells.begin(), cells.end(), [](const OddsCell &cell) { return cell.refusal.empty(); });
                if (fights)
                    break;
            }
        });
        if (!fights)
            armies_ = {asItBegan(active), asItBegan(otherSide(active))};
    }
    takeTroops();
}

void OddsModel::takeTroops()
{
    slicer_.drop();
    services_->attempt([this] {
        attackers_ = troopsOf(armies_[0]);
        defenders_ = troopsOf(armies_[1]);
    });
    columnsView_.clear();
    for (const OddsTroop &troop : defenders_)
        columnsView_.append(headView(troop));
    if (row_ >= static_cast<int>(attackers_.size()) || column_ >= static_cast<int>(defenders_.size()) || row_ < 0) {
        row_ = attackers_.empty() || defenders_.empty() ? -1 : 0;
        column_ = row_;
    }
    Q_EMIT changed();
    count();
}

void OddsModel::count()
{
    cells_.assign(attackers_.size(), {});
    lookAgain();
    slicer_.start(counting());
    Q_EMIT counted();
}

/// A row, then a look at the clock: most rule sets are done at once.
Slices OddsModel::counting()
{
    const Resolver &resolver = ruleset_->resolver(situation_.resolver);
    OddsCounter counter(resolver, situation_, answers_, state());
    QList<QVariantMap> shown;
    for (std::size_t row = 0; row < attackers_.size(); ++row) {
        QVariantList cells;
        cells_[row] = counter.row(attackers_[row], defenders_);
        for (const OddsCell &cell : cells_[row])
            cells.append(cellView(cell));
        QVariantMap view = headView(attackers_[row]);
        view["id"] = QString::number(row);
        view["cells"] = cells;
        shown.append(view);
        co_yield Slices::Pause{};
    }
    co_return [this, shown] {
        rows_->update(shown);
        Q_EMIT counted();
    };
}

void OddsModel::setRuleset(const QString &ruleset)
{
    if (ruleset == rulesetId())
        return;
    services_->attempt([&] {
        const Ruleset &chosen = services_->ruleset(utf8(ruleset));
        if (dynamic_cast<const OddsMapRules *>(&chosen) == nullptr)
            throw Error(chosen.name() + " has no tables of odds.");
        services_->store().setPreference(oddsRulesetKey, chosen.id());
        take(&chosen);
    });
}

void OddsModel::setSituation(const QString &situation)
{
    if (ruleset_ == nullptr || situation == this->situation())
        return;
    for (const OddsMapRules::Situation &one : dynamic_cast<const OddsMapRules &>(*ruleset_).oddsSituations())
        if (qt(one.id()) == situation) {
            situation_ = one;
            answers_ = Json::object();
            takeTroops();
        }
}

/// A side of the game as it stands meets only the other side as it stands.
void OddsModel::setAttackers(const QString &army)
{
    if (ruleset_ == nullptr || army == armies_[0])
        return;
    const bool stands = army.startsWith(standsMark);
    setArmies(army, stands                              ? asItStands(otherSide(sideIn(army)))
                    : armies_[1].startsWith(standsMark) ? asItBegan(sideIn(armies_[1]))
                                                        : armies_[1]);
}

void OddsModel::setDefenders(const QString &army)
{
    if (ruleset_ == nullptr || army == armies_[1])
        return;
    const bool stands = army.startsWith(standsMark);
    setArmies(stands                              ? asItStands(otherSide(sideIn(army)))
              : armies_[0].startsWith(standsMark) ? asItBegan(sideIn(armies_[0]))
                                                  : armies_[0],
              army);
}

void OddsModel::setArmies(const QString &attackers, const QString &defenders)
{
    armies_ = {attackers, defenders};
    takeTroops();
}

void OddsModel::start(const QString &ruleset)
{
    services_->attempt([&] {
        std::string wanted = utf8(ruleset);
        if (wanted.empty() && game_->isOpen())
            wanted = game_->game().ruleset().id();
        if (wanted.empty() && ruleset_ != nullptr)
            return;
        if (wanted.empty())
            wanted = services_->store().preference(oddsRulesetKey, "");
        const Ruleset *chosen = nullptr;
        for (const Ruleset *one : services_->rulesets())
            if (dynamic_cast<const OddsMapRules *>(one) != nullptr && (chosen == nullptr || one->id() == wanted))
                chosen = one;
        if (chosen != nullptr && (chosen != ruleset_ || game_->isOpen()))
            take(chosen);
    });
}

void OddsModel::look(int row, int column)
{
    if (row < 0 || column < 0 || row >= static_cast<int>(attackers_.size()) || column >= static_cast<int>(defenders_.size()))
        return;
    row_ = row;
    column_ = column;
    lookAgain();
}

void OddsModel::answer(const QString &question, const QVariant &value)
{
    if (ruleset_ == nullptr)
        return;
    const Form form = ruleset_->resolver(situation_.resolver).form(state(), cellInput());
    for (const Question &one : form.questions)
        if (qt(one.id) == question) {
            answers_[one.id] = answerFrom(one, value);
            if (answers_[one.id] == one.standard)
                answers_.erase(one.id);
        }
    count();
}

void OddsModel::reset()
{
    if (answers_.empty())
        return;
    answers_ = Json::object();
    count();
}

void OddsModel::swapSides()
{
    if (ruleset_ == nullptr)
        return;
    std::swap(armies_[0], armies_[1]);
    std::swap(row_, column_);
    takeTroops();
}

QVariantList OddsModel::best(int column) const
{
    std::vector<std::size_t> order;
    for (std::size_t row = 0; row < cells_.size(); ++row)
        if (static_cast<std::size_t>(column) < cells_[row].size() && cells_[row][static_cast<std::size_t>(column)].refusal.empty())
            order.push_back(row);
    const auto lead = [&](std::size_t row) {
        const OddsCell &cell = cells_[row][static_cast<std::size_t>(column)];
        return std::pair(partOf(cell.attacker, cell.of) - partOf(cell.defender, cell.of), partOf(cell.attacker, cell.of));
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) { return lead(one) > lead(other); });
    QVariantList list;
    for (const std::size_t row : order) {
        const OddsCell &cell = cells_[row][static_cast<std::size_t>(column)];
        QVariantMap view = headView(attackers_[row]);
        view["row"] = static_cast<int>(row);
        view["text"] = tr("%1, against it %2").arg(percent(cell.attacker, cell.of), percent(cell.defender, cell.of));
        list.append(view);
    }
    return list;
}

} // namespace optio
