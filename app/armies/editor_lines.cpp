// SPDX-License-Identifier: GPL-3.0-or-later
// What the army editor shows: the lines of the list with their figures and findings, and the fields of an army, a command or a row.
#include "app/armies/editor_model.h"

#include "app/armies/editor_fields.h"
#include "app/armies/editor_troops.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"

#include <QRegularExpression>

namespace optio {

namespace {

QVariantList fieldViews(const Json &fields, const EditedPlace &place)
{
    QVariantList views;
    for (const Json &field : fields)
        if (fieldApplies(field, place))
            views.append(fieldView(field, place));
    return views;
}

/// What the rules say, without the place in the file that it may begin with: the screen shows the row.
QString findingText(const std::string &text)
{
    static const QRegularExpression place(QStringLiteral("^(/commands|unit)[^:\\s]*: "));
    QString sentence = qt(text).remove(place);
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

QString keyOf(std::size_t command) { return QStringLiteral("c%1").arg(command); }

QVariantMap lineOf(const QString &id, const QString &kind, const QVariantMap &row) { return {{"id", id}, {"kind", kind}, {"entry", row}}; }

} // namespace

void EditorModel::refresh()
{
    static const Json none = Json::object();
    totals_.clear();
    findings_.clear();
    commands_.clear();
    fields_.clear();
    commandFields_.clear();
    armyFields_.clear();
    marks_ = {};
    totalsJson_ = Json::object();
    if (roster_.is_object()) {
        for (const Json &field : catalogueFields_)
            fields_.append(fieldView(field, placeOf(none)));
        for (const Json &field : catalogueCommandFields_)
            commandFields_.append(fieldView(field, placeOf(none)));
        armyFields_ = fieldViews(catalogueArmyFields_, placeOf(roster_));
        services_->attempt([this] { judge(); });
    }
    layRows();
    Q_EMIT changed();
}

void EditorModel::judge()
{
    if (ruleset_ == nullptr)
        return;
    totalsJson_ = ruleset_->totals(roster_);
    totals_ = toMap(totalsJson_);
    const std::vector<Finding> findings = ruleset_->check(roster_);
    for (const Finding &finding : findings)
        findings_.append(QVariantMap{{"severity", qt(finding.severity)},
                                     {"text", findingText(finding.text)},
                                     {"rule", qt(finding.rule)},
                                     {"where", qt(finding.where)}});
    marks_ = EditorMarks(findings);
}

void EditorModel::layRows()
{
    QList<QVariantMap> lines;
    static const Json none = Json::array();
    const Json &commands = roster_.is_object() ? roster_.at("commands") : none;
    if (roster_.is_object() && !readOnly_)
        lines.append(lineOf(QStringLiteral("head"), QStringLiteral("head"), {}));
    if (roster_.is_object())
        lines.append(lineOf(QStringLiteral("army"), QStringLiteral("army"), {}));
    for (std::size_t c = 0; c < commands.size(); ++c) {
        const Json &command = commands[c];
        const auto number = static_cast<int>(c);
        QList<QVariantMap> rows;
        QVariantList units;
        double points = 0;
        for (const Json &unit : command.at("units")) {
            QVariantMap row = view_.unit(unit);
            const QString key = keyOf(c) + QStringLiteral("u%1").arg(units.size());
            row.insert(QStringLiteral("command"), number);
            row.insert(QStringLiteral("place"), static_cast<int>(units.size()));
            marks_.mark(row, key);
            points += row.value(QStringLiteral("total")).toDouble();
            units.append(row);
            rows.append(lineOf(key, QStringLiteral("unit"), row));
        }
        Json bare = Json::object();
        for (const auto &[key, value] : command.items())
            if (key != "units")
                bare[key] = value;
        const QString kindText = choicesText(catalogueCommandFields_, placeOf(command));
        QVariantMap head{{"command", number},
                         {"name", textAt(command, "name")},
                         {"kindText", kindText},
                         {"asked", !catalogueCommandFields_.empty()},
                         {"facts", commandFacts(totalsJson_, c, points)},
                         {"rows", static_cast<int>(units.size())}};
        marks_.mark(head, keyOf(c));
        lines.append(lineOf(keyOf(c), QStringLiteral("command"), head));
        lines.append(rows);
        lines.append(lineOf(keyOf(c) + u'+', QStringLiteral("end"), {{"command", number}}));
        QVariantMap view = toMap(bare);
        view["units"] = units;
        view["values"] = fieldValues(bare);
        view["kindText"] = kindText;
        commands_.append(view);
    }
    if (roster_.is_object() && !readOnly_ && !(oneCommand_ && !commands.empty()))
        lines.append(lineOf(QStringLiteral("foot"), QStringLiteral("foot"), {}));
    rows_->update(lines);
}

EditedPlace EditorModel::placeOf(const Json &row) const { return {row, roster_, catalogueArmyFields_}; }

bool EditorModel::asksUnit(const Json &field, const Json &row) const
{
    if (fieldApplies(field, placeOf(row)))
        return true;
    const bool plain = field.value("key", "") == "count" || &field == mainField(catalogueFields_);
    return plain && ruleset_ != nullptr && !readable(*ruleset_, row);
}

const Json *EditorModel::unitField(const QString &key, const Json &row) const
{
    for (const Json &field : catalogueFields_)
        if (textAt(field, "key") == key && asksUnit(field, row))
            return &field;
    return nullptr;
}

QVariantMap EditorModel::unit(int command, int unit) const
{
    if (command < 0 || command >= commands_.size())
        return {};
    int before = 0, of = 0;
    for (int c = 0; c < commands_.size(); ++c) {
        const auto count = static_cast<int>(commands_.at(c).toMap().value(QStringLiteral("units")).toList().size());
        before += c < command ? count : 0;
        of += count;
    }
    const QVariantList units = commands_.at(command).toMap().value(QStringLiteral("units")).toList();
    if (unit < 0 || unit >= units.size())
        return {};
    QVariantMap row = units.at(unit).toMap();
    row["at"] = before + unit;
    row["of"] = of;
    return row;
}

QVariantList EditorModel::fieldsFor(int command, int unit) const
{
    QVariantList fields;
    services_->attempt([&] {
        const Json &row = unitOf(roster_, command, unit);
        for (const Json &field : catalogueFields_)
            if (asksUnit(field, row))
                fields.append(fieldView(field, placeOf(row)));
    });
    return fields;
}

QVariantList EditorModel::commandFieldsFor(int command) const
{
    QVariantList fields;
    services_->attempt([&] { fields = fieldViews(catalogueCommandFields_, placeOf(commandOf(roster_, command))); });
    return fields;
}

} // namespace optio
