// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of an army for the editor: known ones by their rule set, unknown ones by their own words.
#include "app/armies/editor_view.h"

#include "app/armies/editor_fields.h"
#include "app/armies/editor_troops.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "rules/roster/roster_place.h"

#include <algorithm>

namespace optio {

namespace {

constexpr std::size_t mostKept = 4000;

/// A value as people read it: a text bare, a list by commas.
QString plainText(const Json &value)
{
    if (value.is_string())
        return qt(value.get_ref<const std::string &>());
    if (value.is_boolean())
        return value.get<bool>() ? QObject::tr("yes") : QObject::tr("no");
    if (value.is_array()) {
        QStringList parts;
        for (const Json &one : value)
            parts.append(plainText(one));
        return parts.join(QStringLiteral(", "));
    }
    if (value.is_object()) {
        QStringList parts;
        for (const auto &[key, one] : value.items())
            parts.append(qt(key) + u' ' + plainText(one));
        return parts.join(QStringLiteral(", "));
    }
    return qt(canonical(value));
}

/// The label of the field that asks for this key of a row; null when none does.
const Json *fieldOfKey(const Json &fields, const std::string &key)
{
    for (const Json &field : fields) {
        const std::string own = field.value("key", "");
        if (own == key || own.starts_with(key + "/"))
            return &field;
    }
    return nullptr;
}

int rankOf(const QString &severity)
{
    return severity == QLatin1String("error") ? 3 : severity == QLatin1String("warning") ? 2 : severity.isEmpty() ? 0 : 1;
}

/// "c0u2" of "/commands/0/units/2/missile", "c0" of "/commands/0"; "" of anything else.
std::string rowOfPlace(const std::string &where)
{
    const QStringList parts = qt(where).split(u'/');
    if (parts.size() < 3 || parts[1] != QLatin1String("commands"))
        return {};
    const std::string command = "c" + utf8(parts[2]);
    return parts.size() > 4 && parts[3] == QLatin1String("units") ? command + "u" + utf8(parts[4]) : command;
}

} // namespace

QString choicesText(const Json &fields, const EditedPlace &place)
{
    const Json &command = place.row;
    QStringList texts;
    for (const Json &field : fields)
        if (textAt(field, "kind") == QLatin1String("choice") && fieldApplies(field, place))
            for (const Json &choice : field.value("choices", Json::array()))
                if (choice.is_object() && choice.at("value") == command.value(field.value("key", ""), Json()))
                    texts.append(spoken(textAt(choice, "label")));
    return texts.join(QStringLiteral(" · "));
}

QString commandFacts(const Json &totals, std::size_t command, double points)
{
    const Json all = totals.value("commands", Json::array());
    const Json own = all.is_array() && command < all.size() && all[command].is_object() ? all[command] : Json::object();
    const Json cost = own.value("points", Json(points)), limit = own.value("break", Json());
    QString text = QObject::tr("%1 points").arg(cost.is_number() ? cost.get<double>() : points);
    if (limit.is_number())
        text += QStringLiteral("  ·  ") + QObject::tr("breaks at %1").arg(limit.get<double>());
    return text;
}

void EditorView::use(const Ruleset *ruleset, const Json &fields, const Json &pinned)
{
    ruleset_ = ruleset;
    fields_ = fields;
    pinned_ = pinned;
    kept_.clear();
}

QVariantMap EditorView::unit(const Json &unit)
{
    const std::string key = unit.dump();
    const auto found = kept_.find(key);
    if (found != kept_.end())
        return found->second;
    if (kept_.size() >= mostKept)
        kept_.clear();
    return kept_[key] = read(unit);
}

QVariantMap EditorView::read(const Json &unit) const
{
    const int count = unit.value("count", 1);
    QVariantMap view{{"label", QString()}, {"detail", QString()}, {"icon", QString()},
                     {"points", 0},        {"count", count},      {"known", true},
                     {"why", QString()},   {"extra", QString()},  {"values", fieldValues(unit)}};
    try {
        if (ruleset_ == nullptr)
            throw Error("This program does not have the rules of this army.");
        view.insert(toMap(ruleset_->unitText(unit)));
        view["detail"] = spoken(view["detail"].toString());
        view["extra"] = ownWords(unit, false);
    } catch (const std::exception &error) {
        Json bare = unit;
        bare.erase("count");
        QString label = textAt(unit, "name");
        for (const Json &row : pinned_)
            if (row.is_object() && row.value("unit", Json()) == bare)
                label = textAt(row, "label");
        if (const Json *field = mainField(fields_); label.isEmpty() && field != nullptr)
            label = plainText(fieldValue(*field, unit));
        view["label"] = label.isEmpty() || label == QLatin1String("null") ? QObject::tr("Unknown troops") : label;
        view["detail"] = ownWords(unit, true);
        view["known"] = false;
        view["why"] = spoken(aboutRow(error.what()));
    }
    view["total"] = view["points"].toDouble() * count;
    return view;
}

QString EditorView::ownWords(const Json &unit, bool all) const
{
    QStringList words;
    for (const auto &[key, value] : unit.items()) {
        const Json *field = fieldOfKey(fields_, key);
        if (key == "count" || (!all && field != nullptr))
            continue;
        words.append((field != nullptr ? spoken(textAt(*field, "label")) : qt(key)) + u' ' + plainText(value));
    }
    return words.join(QStringLiteral("  ·  "));
}

EditorMarks::EditorMarks(const std::vector<Finding> &findings)
{
    for (const Finding &finding : findings) {
        Mark &mark = marks_[rowOfPlace(finding.where)];
        if (rankOf(qt(finding.severity)) > rankOf(mark.severity))
            mark.severity = qt(finding.severity);
        mark.told.append(qt(finding.text));
    }
}

void EditorMarks::mark(QVariantMap &row, const QString &key) const
{
    const auto found = marks_.find(utf8(key));
    row["mark"] = found == marks_.end() ? QString() : found->second.severity;
    row["told"] = found == marks_.end() ? QString() : found->second.told.join(u'\n');
}

} // namespace optio
