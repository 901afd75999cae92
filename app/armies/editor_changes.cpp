// SPDX-License-Identifier: GPL-3.0-or-later
// The changes that the army editor makes to a roster: of the army, its commands and its rows.
#include "app/armies/editor_fields.h"
#include "app/armies/editor_model.h"
#include "app/armies/editor_troops.h"
#include "app/armies/troop_search.h"
#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <algorithm>
#include <utility>

namespace optio {

namespace {

constexpr std::size_t mostRecent = 6;

std::string recentKey(const Ruleset &ruleset) { return "editor.recent." + ruleset.base(); }

/// Takes the one at `from` out and puts it in again at `to`.
void moveWithin(Json &list, int from, int to)
{
    Json one = list.at(static_cast<std::size_t>(from));
    list.erase(static_cast<std::size_t>(from));
    list.insert(list.begin() + to, std::move(one));
}

QString choiceLabel(const Json *field, const QVariant &value)
{
    if (field != nullptr)
        for (const Json &choice : field->at("choices"))
            if (choice.is_object() && answerView(choice.at("value")) == value)
                return spoken(textAt(choice, "label"));
    return value.toString();
}

} // namespace

const Json &commandOf(const Json &roster, int command)
{
    const Json &commands = roster.at("commands");
    if (command < 0 || static_cast<std::size_t>(command) >= commands.size())
        throw Error("The army has no command number " + std::to_string(command + 1) + ".");
    return commands[static_cast<std::size_t>(command)];
}

Json &commandOf(Json &roster, int command) { return const_cast<Json &>(commandOf(std::as_const(roster), command)); }

const Json &unitOf(const Json &roster, int command, int unit)
{
    const Json &units = commandOf(roster, command).at("units");
    if (unit < 0 || static_cast<std::size_t>(unit) >= units.size())
        throw Error("The command has no row number " + std::to_string(unit + 1) + ".");
    return units[static_cast<std::size_t>(unit)];
}

Json &unitOf(Json &roster, int command, int unit) { return const_cast<Json &>(unitOf(std::as_const(roster), command, unit)); }

QString EditorModel::labelOf(int command, int unit) const
{
    return this->unit(command, unit).value(QStringLiteral("label"), tr("a unit")).toString();
}

QString EditorModel::commandLabel(int command) const
{
    const QString name =
        command >= 0 && command < commands_.size() ? commands_.at(command).toMap().value(QStringLiteral("name")).toString() : QString();
    return name.isEmpty() ? tr("command %1").arg(command + 1) : name;
}

void EditorModel::setName(const QString &name)
{
    edit(tr("rename the army"), [&](Json &roster) {
        if (name.trimmed().isEmpty())
            throw Error("An army needs a name.");
        roster["name"] = utf8(name.trimmed());
    });
}

void EditorModel::setLimit(int limit)
{
    edit(tr("change the points to spend"), [&](Json &roster) {
        if (limit < 0)
            throw Error("The points limit cannot be negative.");
        roster["limit"] = limit;
    });
}

void EditorModel::setArmy(const QString &key, const QVariant &value)
{
    const Json *field = nullptr;
    for (const Json &one : catalogueArmyFields_)
        if (textAt(one, "key") == key && fieldApplies(one, placeOf(roster_)))
            field = &one;
    edit(tr("change %1").arg(field == nullptr ? key : spoken(textAt(*field, "label"))), [&](Json &roster) {
        if (field == nullptr)
            throw Error("An army has no value \"" + utf8(key) + "\".");
        setFieldValue(*field, roster, fromVariant(value).is_null() ? Json() : fieldAnswer(*field, placeOf(roster_), value));
    });
}

void EditorModel::addCommand()
{
    edit(tr("add a command"), [](Json &roster) {
        const std::string name = utf8(tr("Command %1").arg(roster.at("commands").size() + 1));
        roster["commands"].push_back({{"name", name}, {"units", Json::array()}});
    });
}

void EditorModel::removeCommand(int command)
{
    const QString label = commandLabel(command);
    editOffering(tr("remove %1").arg(label), tr("%1 removed").arg(label), [&](Json &roster) {
        commandOf(roster, command);
        roster["commands"].erase(static_cast<std::size_t>(command));
    });
}

void EditorModel::setCommand(int command, const QString &key, const QVariant &value)
{
    edit(tr("change %1").arg(commandLabel(command)), [&](Json &roster) {
        if (key == QLatin1String("units"))
            throw Error("The rows of a command are changed one by one.");
        Json &row = commandOf(roster, command);
        const Json *field = nullptr;
        for (const Json &one : catalogueCommandFields_)
            if (textAt(one, "key") == key && fieldApplies(one, placeOf(row)))
                field = &one;
        const Json given = fromVariant(value);
        if (given.is_null())
            row.erase(utf8(key));
        else
            row[utf8(key)] = field == nullptr ? given : fieldAnswer(*field, placeOf(row), value);
    });
}

bool EditorModel::moveCommand(int from, int to)
{
    return edit(tr("move %1").arg(commandLabel(from)), [&](Json &roster) {
        commandOf(roster, from);
        commandOf(roster, to);
        moveWithin(roster["commands"], from, to);
    });
}

QVariantList EditorModel::troops() const
{
    QVariantList all;
    services_->attempt([&] {
        if (ruleset_ != nullptr)
            all = troopsToPick(*ruleset_, catalogueFields_, placeOf(roster_), recentTroops());
    });
    return all;
}

Json EditorModel::recentTroops() const
{
    const Json kept = Json::parse(services_->store().preference(recentKey(*ruleset_), "[]"), nullptr, false);
    return kept.is_array() ? kept : Json::array();
}

QVariantList EditorModel::findTroops(const QString &typed) const
{
    QVariantList found;
    services_->attempt([&] {
        if (ruleset_ != nullptr)
            found = troopsFound(*ruleset_, catalogueFields_, placeOf(roster_),
                                troopsToPick(*ruleset_, catalogueFields_, placeOf(roster_), recentTroops()), typed);
    });
    return found;
}

int EditorModel::addTroop(int command, const QVariant &value, int count, const QVariantMap &also)
{
    int at = -1;
    Json chosen;
    const Json *field = mainField(catalogueFields_);
    const bool added = edit(tr("add %1").arg(choiceLabel(field, value)), [&](Json &roster) {
        if (field == nullptr)
            throw Error("The rule set has no troops to pick from.");
        chosen = fieldAnswer(*field, placeOf(roster), value);
        Json row = newRowOf(*ruleset_, catalogueFields_, placeOf(roster_), chosen);
        for (auto it = also.begin(); it != also.end(); ++it)
            if (const Json *own = unitField(it.key(), row); own != nullptr)
                setFieldValue(*own, row, fieldAnswer(*own, placeOf(row), it.value()));
        for (const Json &one : catalogueFields_)
            if (one.value("key", "") == "count" && fieldApplies(one, placeOf(row)))
                row["count"] = std::clamp(count, one.value("least", 1), one.value("most", 99));
        Json &units = commandOf(roster, command).at("units");
        at = static_cast<int>(units.size());
        units.push_back(std::move(row));
    });
    if (!added)
        return -1;
    Json recent = Json::array({chosen});
    for (const Json &one : recentTroops())
        if (one != chosen && recent.size() < mostRecent)
            recent.push_back(one);
    services_->attempt([&] { services_->store().setPreference(recentKey(*ruleset_), recent.dump()); });
    return at;
}

int EditorModel::addUnit(int command)
{
    int at = -1;
    const bool added = edit(tr("add a unit"), [&](Json &roster) {
        Json &units = commandOf(roster, command).at("units");
        at = static_cast<int>(units.size());
        units.push_back(ruleset_->newUnit());
    });
    return added ? at : -1;
}

void EditorModel::removeUnit(int command, int unit)
{
    const QString label = labelOf(command, unit);
    editOffering(tr("remove %1").arg(label), tr("%1 removed").arg(label), [&](Json &roster) {
        unitOf(roster, command, unit);
        commandOf(roster, command).at("units").erase(static_cast<std::size_t>(unit));
    });
}

int EditorModel::duplicateUnit(int command, int unit)
{
    const bool done = edit(tr("duplicate %1").arg(labelOf(command, unit)), [&](Json &roster) {
        const Json copy = unitOf(roster, command, unit);
        Json &units = commandOf(roster, command).at("units");
        units.insert(units.begin() + unit + 1, copy);
    });
    return done ? unit + 1 : -1;
}

int EditorModel::splitUnit(int command, int unit)
{
    const bool done = edit(tr("split %1").arg(labelOf(command, unit)), [&](Json &roster) {
        Json &row = unitOf(roster, command, unit);
        const int count = row.value("count", 1);
        if (count < 2)
            throw Error("There is only one of them; none can be split off.");
        row["count"] = count - 1;
        Json one = row;
        one["count"] = 1;
        Json &units = commandOf(roster, command).at("units");
        units.insert(units.begin() + unit + 1, std::move(one));
    });
    return done ? unit + 1 : -1;
}

QList<int> EditorModel::moveUnit(int command, int unit, int by)
{
    int toCommand = command, to = unit + by;
    const auto rowsOf = [this](int of) {
        return static_cast<int>(commands_.at(of).toMap().value(QStringLiteral("units")).toList().size());
    };
    if (command >= 0 && command < commands_.size() && (to < 0 || to >= rowsOf(command))) {
        toCommand += to < 0 ? -1 : 1;
        if (toCommand >= 0 && toCommand < commands_.size())
            to = to < 0 ? rowsOf(toCommand) : 0;
    }
    if (toCommand < 0 || toCommand >= commands_.size()) {
        services_->attempt([] { throw Error("There is nothing further to move it past."); });
        return {command, unit};
    }
    return moveTo(command, unit, toCommand, to) ? QList<int>{toCommand, to} : QList<int>{command, unit};
}

bool EditorModel::moveTo(int fromCommand, int fromUnit, int toCommand, int toUnit)
{
    return edit(tr("move %1").arg(labelOf(fromCommand, fromUnit)), [&](Json &roster) {
        Json row = unitOf(roster, fromCommand, fromUnit);
        commandOf(roster, fromCommand).at("units").erase(static_cast<std::size_t>(fromUnit));
        Json &units = commandOf(roster, toCommand).at("units");
        if (toUnit < 0 || static_cast<std::size_t>(toUnit) > units.size())
            throw Error("The command has no place number " + std::to_string(toUnit + 1) + ".");
        units.insert(units.begin() + toUnit, std::move(row));
    });
}

void EditorModel::setUnit(int command, int unit, const QString &key, const QVariant &value)
{
    edit(tr("change %1").arg(labelOf(command, unit)), [&](Json &roster) {
        Json &row = unitOf(roster, command, unit);
        const Json before = row;
        const Json *field = unitField(key, before);
        if (field == nullptr)
            throw Error("A row has no value \"" + utf8(key) + "\".");
        const Json answer = fromVariant(value).is_null() ? Json() : fieldAnswer(*field, placeOf(before), value);
        if (field == mainField(catalogueFields_) && !answer.is_null()) {
            row = turnedInto(*ruleset_, catalogueFields_, placeOf(before), answer);
            return;
        }
        setFieldValue(*field, row, answer);
        settleChoices(catalogueFields_, row, placeOf(before));
        leaveOne(roster, command, unit, before);
    });
}

/// A row that is counted no more, the general's, is one element; the others stay what they were.
void EditorModel::leaveOne(Json &roster, int command, int unit, const Json &before) const
{
    const auto counted = [this](const Json &row) {
        return std::any_of(catalogueFields_.begin(), catalogueFields_.end(),
                           [&](const Json &one) { return one.value("key", "") == "count" && fieldApplies(one, placeOf(row)); });
    };
    Json &row = unitOf(roster, command, unit);
    const int count = row.value("count", 1);
    if (count < 2 || counted(row) || !counted(before))
        return;
    row["count"] = 1;
    Json rest = before;
    rest["count"] = count - 1;
    Json &units = commandOf(roster, command).at("units");
    units.insert(units.begin() + unit + 1, std::move(rest));
}

} // namespace optio
