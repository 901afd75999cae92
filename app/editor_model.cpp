// SPDX-License-Identifier: GPL-3.0-or-later
// The army editor.
#include "app/editor_model.h"

#include "app/desk.h"
#include "app/engine.h"
#include "app/form_view.h"
#include "app/json_qt.h"
#include "app/library_model.h"

#include <algorithm>

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

/// Which of `fields` apply: a field's "when" is {key: value or list of values} of the same row.
bool applies(const Json &field, const Json &unit)
{
    if (!field.contains("when"))
        return true;
    for (const auto &[key, wanted] : field.at("when").items()) {
        const Json has = unit.value(key, Json());
        const bool fits = wanted.is_array() ? std::find(wanted.begin(), wanted.end(), has) != wanted.end() : wanted == has;
        if (!fits)
            return false;
    }
    return true;
}

QVariantMap fieldView(const Json &field)
{
    QVariantList choices;
    for (const Json &choice : field.value("choices", Json::array()))
        choices.append(choice.is_object() ? QVariantMap{{"value", answerView(choice.at("value"))}, {"label", textAt(choice, "label")}}
                                          : QVariantMap{{"value", answerView(choice)}, {"label", toVariant(choice).toString()}});
    return {
        {"key", textAt(field, "key")}, {"label", textAt(field, "label")},  {"help", textAt(field, "help")}, {"kind", textAt(field, "kind")},
        {"choices", choices},          {"least", field.value("least", 0)}, {"most", field.value("most", 0)}};
}

/// What QML gave for a field, checked against it.
Json valueFor(const Json &field, const QVariant &value)
{
    const std::string kind = field.value("kind", ""), label = field.value("label", "");
    Json given = fromVariant(value);
    if (kind == "choice") {
        for (const Json &choice : field.at("choices")) {
            const Json &known = choice.is_object() ? choice.at("value") : choice;
            if (answerView(known) == value)
                return known;
        }
        throw Error(label + " has no choice " + canonical(given) + ".");
    }
    if (kind == "yesNo" && !given.is_boolean())
        throw Error(label + " is answered by yes or no.");
    if (kind == "text" && !given.is_string())
        throw Error(label + " must be a text.");
    if (kind == "count") {
        const std::int64_t least = field.value("least", 0), most = field.value("most", 0);
        if (!given.is_number_integer() || given.get<std::int64_t>() < least || given.get<std::int64_t>() > most)
            throw Error(label + " must be a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ".");
    }
    return given;
}

/// The row's own values, each comparable with a field's choices.
QVariantMap valuesOfRow(const Json &unit)
{
    QVariantMap values;
    for (const auto &[key, value] : unit.items())
        values.insert(qt(key), answerView(value));
    return values;
}

/// How the choices of a command read: "Ally".
QString choicesText(const Json &fields, const Json &command)
{
    QStringList texts;
    for (const Json &field : fields)
        if (textAt(field, "kind") == QLatin1String("choice") && applies(field, command))
            for (const Json &choice : field.value("choices", Json::array()))
                if (choice.is_object() && choice.at("value") == command.value(field.value("key", ""), Json()))
                    texts.append(textAt(choice, "label"));
    return texts.join(QStringLiteral(" · "));
}

QVariantMap unitView(const Ruleset *ruleset, const Json &unit)
{
    const int count = unit.value("count", 1);
    QVariantMap view{{"label", QObject::tr("unknown")}, {"detail", QString()}, {"icon", QString()}, {"points", 0}, {"count", count},
                     {"values", valuesOfRow(unit)}};
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
    catalogueFields_ = catalogueCommandFields_ = Json::array();
    past_.clear();
    refresh();
}

void EditorModel::refresh()
{
    totals_.clear();
    findings_.clear();
    commands_.clear();
    fields_.clear();
    commandFields_.clear();
    for (const Json &field : catalogueFields_)
        fields_.append(fieldView(field));
    for (const Json &field : catalogueCommandFields_)
        commandFields_.append(fieldView(field));
    if (roster_.is_object()) {
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
            view["values"] = valuesOfRow(values);
            view["kindText"] = choicesText(catalogueCommandFields_, command);
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

QVariantList EditorModel::fieldsFor(int command, int unit) const
{
    QVariantList fields;
    desk_->attempt([&] {
        Json roster = roster_;
        const Json &row = unitOf(roster, command, unit);
        for (const Json &field : catalogueFields_)
            if (applies(field, row))
                fields.append(fieldView(field));
    });
    return fields;
}

QVariantList EditorModel::commandFieldsFor(int command) const
{
    QVariantList fields;
    desk_->attempt([&] {
        Json roster = roster_;
        const Json &row = commandOf(roster, command);
        for (const Json &field : catalogueCommandFields_)
            if (applies(field, row))
                fields.append(fieldView(field));
    });
    return fields;
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
        const auto field = std::find_if(catalogueCommandFields_.begin(), catalogueCommandFields_.end(),
                                        [&](const Json &one) { return textAt(one, "key") == key; });
        const Json given = fromVariant(value);
        if (given.is_null())
            row.erase(utf8(key));
        else
            row[utf8(key)] = field == catalogueCommandFields_.end() ? given : valueFor(*field, value);
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

void EditorModel::setUnit(int command, int unit, const QString &key, const QVariant &value)
{
    edit([&](Json &roster) {
        Json &row = unitOf(roster, command, unit);
        for (const Json &field : catalogueFields_)
            if (textAt(field, "key") == key) {
                if (const Json given = fromVariant(value); given.is_null())
                    row.erase(utf8(key));
                else
                    row[utf8(key)] = valueFor(field, value);
                return;
            }
        throw Error("A row has no value \"" + utf8(key) + "\".");
    });
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
