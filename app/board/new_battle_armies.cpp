// SPDX-License-Identifier: GPL-3.0-or-later
// The armies of a new battle: those of the period, which of them the two sides have, and what is told of each.
#include "app/board/new_battle_model.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <algorithm>

namespace optio {

std::string NewBattleModel::periodOf(const Json &roster) const
{
    const Json periods = catalogue_.value("periods", Json::array());
    return roster.value("period", periods.empty() ? std::string() : periods.front().value("id", ""));
}

const NewBattleModel::Army *NewBattleModel::find(const std::string &id) const
{
    const auto found = std::find_if(armies_.begin(), armies_.end(), [&](const Army &army) { return army.id == id; });
    return found == armies_.end() ? nullptr : &*found;
}

std::vector<std::size_t> NewBattleModel::fit() const
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < armies_.size(); ++i)
        if (armies_[i].faults.empty())
            places.push_back(i);
    return places;
}

void NewBattleModel::loadArmies()
{
    armies_.clear();
    const auto add = [this](const Json &roster) {
        if (periodOf(roster) != utf8(period_))
            return;
        Army army{roster.value("id", ""), roster, ruleset_->totals(roster).value("points", 0.0), {}};
        for (const Finding &finding : ruleset_->check(roster))
            if (finding.severity == "error")
                army.faults.emplace_back(spoken(finding.text), qt(finding.rule));
        armies_.push_back(std::move(army));
    };
    for (const Json &roster : ruleset_->armies())
        add(roster);
    for (const RosterRow &row : services_->store().rosters())
        if (baseOf(row.ruleset) == ruleset_->base() && find(row.id) == nullptr)
            if (const std::optional<Json> roster = services_->store().roster(row.id))
                add(*roster);
    std::sort(armies_.begin(), armies_.end(), [](const Army &one, const Army &two) { return one.id < two.id; });
}

void NewBattleModel::seatArmies()
{
    for (std::size_t side = 0; side < seats_.size(); ++side) {
        Seat &seat = seats_[side];
        if (find(seat.army) == nullptr) {
            // PRF-02; by name, as the list shows them
            const QVariantList list = armies();
            const qsizetype place = list.size() > 1 && seat.army.empty() ? static_cast<qsizetype>(side) : 0;
            const QVariantMap first = list.isEmpty() ? QVariantMap() : list[place].toMap();
            if (!seat.name.isEmpty())
                notes_.append(first.isEmpty() ? tr("%1 is no army of this period any more.").arg(seat.name)
                                              : tr("%1 is no longer there; %2 takes its place.").arg(seat.name, first["name"].toString()));
            seat.army = utf8(first["id"].toString());
        }
        const Army *army = find(seat.army);
        seat.name = army == nullptr ? QString() : textAt(army->roster, "name");
    }
}

QVariantList NewBattleModel::armies() const
{
    QVariantList list;
    for (const Army &army : armies_)
        list.append(QVariantMap{{"id", qt(army.id)}, {"name", textAt(army.roster, "name")}, {"points", army.points}});
    std::stable_sort(list.begin(), list.end(), [](const QVariant &one, const QVariant &two) {
        return QString::localeAwareCompare(one.toMap()["name"].toString(), two.toMap()["name"].toString()) < 0;
    });
    return list;
}

Json NewBattleModel::routeOf(const std::string &side, const Army &army) const
{
    Json roster = army.roster;
    try {
        // Against itself: what the other army is does not matter to it.
        return ruleset_->view(ruleset_->start(roster, roster, settled()), "").side(side).board.at("route");
    } catch (const std::exception &) {
        // one that cannot be fielded
        if (const int percent = seat(side).percent; percent > 0)
            roster["percent"] = percent;
        const Json totals = ruleset_->totals(roster);
        return {{"total", totals.value("route", Json())}, {"level", totals.value("level", Json())}};
    }
}

QVariantMap NewBattleModel::sideTold(const std::string &side) const
{
    const bool hidden = random() && side != own_;
    const Seat &mine = seat(hidden ? own_ : side);
    QVariantMap told{{"id", qt(side)}, {"own", plays(side)}, {"random", hidden}, {"percent", mine.percent}, {"army", QString()}};
    const Army *army = hidden ? nullptr : find(mine.army);
    if (army == nullptr)
        return told;
    const Json &roster = army->roster;
    const QVariantMap totals = toMap(ruleset_->totals(roster)), leader = toMap(roster.value("leader", Json::object())),
                      route = toMap(routeOf(side, *army));
    QVariantList findings;
    for (const auto &[text, rule] : army->faults)
        findings.append(QVariantMap{{"text", text}, {"rule", rule}});
    told.insert({{"army", qt(army->id)},
                 {"name", textAt(roster, "name")},
                 {"leader", leader["name"].toString()},
                 {"initiative", leader["initiative"].toInt()},
                 {"command", leader["command"].toInt()},
                 {"points", army->points},
                 {"units", totals["units"]},
                 {"total", route["total"]},
                 {"level", route["level"]},
                 {"text", textAt(roster, "notes")},
                 {"findings", findings}});
    return told;
}

QVariantList NewBattleModel::sides() const
{
    if (ruleset_ == nullptr)
        return {};
    return {sideTold("a"), sideTold("b")};
}

void NewBattleModel::setArmy(const QString &side, const QString &army)
{
    Seat &one = seat(utf8(side));
    const Army *chosen = find(utf8(army));
    if (chosen == nullptr || one.army == chosen->id)
        return;
    one.army = chosen->id;
    one.name = textAt(chosen->roster, "name");
    keep();
}

void NewBattleModel::setPercent(const QString &side, int percent)
{
    Seat &one = seat(utf8(side));
    const int wanted = percent < leastPercent ? 0 : std::min(percent - percent % percentStep, mostPercent);
    if (wanted == one.percent)
        return;
    one.percent = wanted;
    keep();
}

} // namespace optio
