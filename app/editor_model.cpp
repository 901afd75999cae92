// SPDX-License-Identifier: GPL-3.0-or-later
// The army editor.
#include "app/editor_model.h"

#include "app/desk.h"
#include "app/editor_fields.h"
#include "app/engine.h"
#include "app/json_qt.h"
#include "app/library_model.h"
#include "app/opening_hands.h"

#include <utility>

namespace optio {

namespace {

constexpr std::size_t mostUndo = 200;

Json &commandOf(Json &roster, int command)
{
    Json &commands = roster.at("commands");
    if (command < 0 || static_cast<std::size_t>(command) >= commands.size())
        throw Error("The army has no command number " + std::to_string(command + 1) + ".");
    return commands[static_cast<std::size_t>(command)];
}

Json &unitOf(Json &roster, int command, int unit)
{
    Json &units = commandOf(roster, command).at("units");
    if (unit < 0 || static_cast<std::size_t>(unit) >= units.size())
        throw Error("The command has no row number " + std::to_string(unit + 1) + ".");
    return units[static_cast<std::size_t>(unit)];
}

/// How the choices of a command read: "Ally".
QString choicesText(const Json &fields, const FieldPlace &place)
{
    const Json &command = place.row;
    QStringList texts;
    for (const Json &field : fields)
        if (textAt(field, "kind") == QLatin1String("choice") && fieldApplies(field, place))
            for (const Json &choice : field.value("choices", Json::array()))
                if (choice.is_object() && choice.at("value") == command.value(field.value("key", ""), Json()))
                    texts.append(textAt(choice, "label"));
    return texts.join(QStringLiteral(" · "));
}

QVariantList fieldViews(const Json &fields, const FieldPlace &place)
{
    QVariantList views;
    for (const Json &field : fields)
        if (fieldApplies(field, place))
            views.append(fieldView(field, place));
    return views;
}

/// The field of this key that applies; null when there is none.
const Json *findField(const Json &fields, const QString &key, const FieldPlace &place)
{
    for (const Json &field : fields)
        if (textAt(field, "key") == key && fieldApplies(field, place))
            return &field;
    return nullptr;
}

QVariantMap unitView(const Ruleset *ruleset, const Json &unit)
{
    const int count = unit.value("count", 1);
    QVariantMap view{{"label", QObject::tr("unknown")}, {"detail", QString()}, {"icon", QString()}, {"points", 0}, {"count", count},
                     {"values", fieldValues(unit)}};
    try {
        if (ruleset != nullptr)
            view.insert(toMap(ruleset->unitText(unit)));
    } catch (const Error &error) {
        view["detail"] = QString::fromUtf8(error.what());
    }
    view["total"] = view["points"].toDouble() * count;
    return view;
}

} // namespace

EditorModel::EditorModel(Desk *desk, LibraryModel *library, QObject *parent) : QObject(parent), desk_(desk), library_(library)
{
    connect(library, &LibraryModel::removed, this, [this](const QString &gone) {
        if (gone == id())
            close();
    });
    connect(library, &LibraryModel::saved, this, [this](const QString &other) {
        if (other == id())
            open(other);
    });
}

QString EditorModel::id() const { return textAt(roster_, "id"); }

QString EditorModel::name() const { return textAt(roster_, "name"); }

QString EditorModel::ruleset() const { return textAt(roster_, "ruleset"); }

int EditorModel::limit() const { return roster_.is_object() ? roster_.value("limit", 0) : 0; }

bool EditorModel::open(const QString &id)
{
    return desk_->attempt([&] {
        Json roster = desk_->roster(utf8(id));
        const Ruleset *ruleset = desk_->findForRoster(roster.value("ruleset", ""));
        roster_ = std::move(roster);
        ruleset_ = ruleset;
        readOnly_ = ruleset == nullptr || desk_->supplied(utf8(id));
        const Json catalogue = ruleset != nullptr ? ruleset->catalogue() : Json::object();
        catalogueFields_ = catalogue.value("fields", Json::array());
        catalogueArmyFields_ = catalogue.value("armyFields", Json::array());
        oneCommand_ = catalogue.value("oneCommand", false);
        dealsHands_ = optio::dealsHands(catalogue);
        catalogueCommandFields_ = Json::array();
        for (const Json &field : catalogue.value("commandFields", Json::array()))
            if (field.value("key", "") != "name") // asked in the command's head
                catalogueCommandFields_.push_back(field);
        past_.clear();
        refresh();
    });
}

void EditorModel::close()
{
    roster_ = nullptr;
    ruleset_ = nullptr;
    readOnly_ = true;
    catalogueFields_ = catalogueCommandFields_ = catalogueArmyFields_ = Json::array();
    oneCommand_ = dealsHands_ = false;
    past_.clear();
    refresh();
}

void EditorModel::refresh()
{
    static const Json none = Json::object();
    totals_.clear();
    findings_.clear();
    commands_.clear();
    fields_.clear();
    commandFields_.clear();
    armyFields_.clear();
    if (roster_.is_object()) {
        for (const Json &field : catalogueFields_)
            fields_.append(fieldView(field, placeOf(none)));
        for (const Json &field : catalogueCommandFields_)
            commandFields_.append(fieldView(field, placeOf(none)));
        armyFields_ = fieldViews(catalogueArmyFields_, placeOf(roster_));
        desk_->attempt([this] {
            if (ruleset_ == nullptr)
                return;
            totals_ = toMap(ruleset_->totals(roster_));
            for (const Finding &finding : ruleset_->check(roster_))
                findings_.append(QVariantMap{{"severity", qt(finding.severity)},
                                             {"text", qt(finding.text)},
                                             {"rule", qt(finding.rule)},
                                             {"where", qt(finding.where)}});
        });
        for (const Json &command : roster_.at("commands")) {
            QVariantMap view = toMap(command);
            QVariantList units;
            for (const Json &unit : command.at("units"))
                units.append(unitView(ruleset_, unit));
            view["units"] = units;
            Json values = command;
            values.erase("units");
            view["values"] = fieldValues(values);
            view["kindText"] = choicesText(catalogueCommandFields_, placeOf(command));
            commands_.append(view);
        }
    }
    Q_EMIT changed();
}

bool EditorModel::edit(const std::function<void(Json &roster)> &change)
{
    return desk_->attempt([&] {
        if (!roster_.is_object())
            throw Error("No army is open.");
        if (readOnly_)
            throw Error("A supplied army cannot be changed; duplicate it and change the copy.");
        Json changed = roster_;
        change(changed);
        if (changed == roster_)
            return;
        checkRosterForm(changed);
        library_->save(changed);
        past_.push_back(std::exchange(roster_, std::move(changed)));
        if (past_.size() > mostUndo)
            past_.erase(past_.begin());
        refresh();
    });
}

void EditorModel::undo()
{
    if (past_.empty())
        return;
    desk_->attempt([this] {
        library_->save(past_.back());
        roster_ = std::move(past_.back());
        past_.pop_back();
        refresh();
    });
}

FieldPlace EditorModel::placeOf(const Json &row) const { return {row, roster_, catalogueArmyFields_}; }

QVariantList EditorModel::fieldsFor(int command, int unit) const
{
    QVariantList fields;
    desk_->attempt([&] {
        Json roster = roster_;
        fields = fieldViews(catalogueFields_, placeOf(unitOf(roster, command, unit)));
    });
    return fields;
}

QVariantList EditorModel::commandFieldsFor(int command) const
{
    QVariantList fields;
    desk_->attempt([&] {
        Json roster = roster_;
        fields = fieldViews(catalogueCommandFields_, placeOf(commandOf(roster, command)));
    });
    return fields;
}

void EditorModel::setArmy(const QString &key, const QVariant &value)
{
    edit([&](Json &roster) {
        const Json *field = findField(catalogueArmyFields_, key, placeOf(roster_));
        if (field == nullptr)
            throw Error("An army has no value \"" + utf8(key) + "\".");
        setFieldValue(*field, roster, fromVariant(value).is_null() ? Json() : fieldAnswer(*field, placeOf(roster_), value));
    });
}

void EditorModel::addCommand()
{
    edit([](Json &roster) {
        const std::string name = utf8(tr("Command %1").arg(roster.at("commands").size() + 1));
        roster["commands"].push_back({{"name", name}, {"units", Json::array()}});
    });
}

void EditorModel::removeCommand(int command)
{
    edit([&](Json &roster) {
        commandOf(roster, command);
        roster["commands"].erase(static_cast<std::size_t>(command));
    });
}

void EditorModel::setCommand(int command, const QString &key, const QVariant &value)
{
    edit([&](Json &roster) {
        if (key == QLatin1String("units"))
            throw Error("The rows of a command are changed one by one.");
        Json &row = commandOf(roster, command);
        const Json *field = findField(catalogueCommandFields_, key, placeOf(row));
        const Json given = fromVariant(value);
        if (given.is_null())
            row.erase(utf8(key));
        else
            row[utf8(key)] = field == nullptr ? given : fieldAnswer(*field, placeOf(row), value);
    });
}

int EditorModel::addUnit(int command)
{
    int at = -1;
    const bool added = edit([&](Json &roster) {
        Json &units = commandOf(roster, command).at("units");
        at = static_cast<int>(units.size());
        units.push_back(ruleset_->newUnit());
    });
    return added ? at : -1;
}

void EditorModel::removeUnit(int command, int unit)
{
    edit([&](Json &roster) {
        unitOf(roster, command, unit);
        commandOf(roster, command).at("units").erase(static_cast<std::size_t>(unit));
    });
}

int EditorModel::duplicateUnit(int command, int unit)
{
    const bool done = edit([&](Json &roster) {
        const Json copy = unitOf(roster, command, unit);
        Json &units = commandOf(roster, command).at("units");
        units.insert(units.begin() + unit + 1, copy);
    });
    return done ? unit + 1 : -1;
}

int EditorModel::splitUnit(int command, int unit)
{
    const bool done = edit([&](Json &roster) {
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
    const bool done = edit([&](Json &roster) {
        Json row = unitOf(roster, command, unit);
        const auto size = static_cast<int>(commandOf(roster, command).at("units").size());
        if (to < 0 || to >= size) {
            toCommand += to < 0 ? -1 : 1;
            if (toCommand < 0 || static_cast<std::size_t>(toCommand) >= roster.at("commands").size())
                throw Error("There is nothing further to move it past.");
            to = to < 0 ? static_cast<int>(commandOf(roster, toCommand).at("units").size()) : 0;
        }
        commandOf(roster, command).at("units").erase(static_cast<std::size_t>(unit));
        Json &units = commandOf(roster, toCommand).at("units");
        units.insert(units.begin() + to, std::move(row));
    });
    return done ? QList<int>{toCommand, to} : QList<int>{command, unit};
}

void EditorModel::setUnit(int command, int unit, const QString &key, const QVariant &value)
{
    edit([&](Json &roster) {
        Json &row = unitOf(roster, command, unit);
        const Json before = row;
        const Json *field = findField(catalogueFields_, key, placeOf(before));
        if (field == nullptr)
            throw Error("A row has no value \"" + utf8(key) + "\".");
        setFieldValue(*field, row, fromVariant(value).is_null() ? Json() : fieldAnswer(*field, placeOf(before), value));
        settleChoices(catalogueFields_, row, placeOf(before));
    });
}

QVariantList EditorModel::openingHands(int hands) const
{
    QVariantList all;
    desk_->attempt([&] {
        if (ruleset_ == nullptr)
            throw Error("No army is open.");
        all = optio::openingHands(*ruleset_, roster_, hands);
    });
    return all;
}

void EditorModel::setName(const QString &name)
{
    edit([&](Json &roster) {
        if (name.trimmed().isEmpty())
            throw Error("An army needs a name.");
        roster["name"] = utf8(name.trimmed());
    });
}

void EditorModel::setLimit(int limit)
{
    edit([&](Json &roster) {
        if (limit < 0)
            throw Error("The points limit cannot be less than nothing.");
        roster["limit"] = limit;
    });
}

} // namespace optio
