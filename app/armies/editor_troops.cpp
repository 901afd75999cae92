// SPDX-License-Identifier: GPL-3.0-or-later
// Rows made from the catalogue's main choice.
#include "app/armies/editor_troops.h"

#include "app/armies/editor_fields.h"
#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/qt/json_qt.h"

#include <algorithm>
#include <map>

namespace optio {

namespace {

constexpr std::size_t fewChoices = 5;

Json valueOf(const Json &choice) { return choice.is_object() ? choice.at("value") : choice; }

double pointsOf(const Ruleset &ruleset, const Json &unit)
{
    try {
        const Json points = ruleset.unitText(unit).value("points", Json(0));
        return points.is_number() ? points.get<double>() : 0;
    } catch (const std::exception &) {
        return 0;
    }
}

/// The row with one of its few-valued choices changed so that it costs something; null when none helps.
Json pricedVariant(const Ruleset &ruleset, const Json &fields, const EditedPlace &army, const Json &row)
{
    for (const Json &field : fields) {
        const Json choices = field.value("choices", Json::array());
        if (field.value("kind", "") != "choice" || choices.size() > fewChoices || !fieldApplies(field, {row, army.army, army.armyFields}))
            continue;
        for (const Json &choice : choices) {
            Json variant = row;
            setFieldValue(field, variant, valueOf(choice));
            if (pointsOf(ruleset, variant) > 0)
                return variant;
        }
    }
    return nullptr;
}

/// The first class of the troops in the catalogue's "types": "mounted"; empty where it tells none.
QString classOf(const Json &types, const Json &value)
{
    for (const Json &type : types) {
        if (!type.is_object() || type.value("id", Json()) != value)
            continue;
        const Json classes = type.value("classes", Json::array());
        if (classes.empty() || !classes.front().is_string())
            return {};
        QString name = qt(classes.front().get<std::string>());
        name[0] = name[0].toUpper();
        return name;
    }
    return {};
}

} // namespace

const Json *mainField(const Json &fields)
{
    for (const Json &field : fields)
        if (field.value("kind", "") == "choice" && field.contains("choices") && field.at("choices").size() > fewChoices &&
            !field.contains("when"))
            return &field;
    return nullptr;
}

bool readable(const Ruleset &ruleset, const Json &unit)
{
    try {
        (void)ruleset.unitText(unit);
        return true;
    } catch (const std::exception &) {
        return false;
    }
}

Json newRowOf(const Ruleset &ruleset, const Json &fields, const EditedPlace &army, const Json &value)
{
    const Json before = ruleset.newUnit();
    Json row = before;
    setFieldValue(*mainField(fields), row, value);
    settleChoices(fields, row, {before, army.army, army.armyFields});
    if (pointsOf(ruleset, row) > 0)
        return row;
    const Json priced = pricedVariant(ruleset, fields, army, row);
    return priced.is_null() ? row : priced;
}

Json turnedInto(const Ruleset &ruleset, const Json &fields, const EditedPlace &place, const Json &value)
{
    Json turned = place.row;
    setFieldValue(*mainField(fields), turned, value);
    settleChoices(fields, turned, place);
    if (readable(ruleset, turned) || readable(ruleset, place.row))
        return turned;
    Json fresh = newRowOf(ruleset, fields, place, value);
    const auto keep = [&](const Json &wanted) {
        if (readable(ruleset, wanted))
            fresh = wanted;
    };
    for (const auto &[key, own] : place.row.items()) {
        if (key == mainField(fields)->value("key", ""))
            continue;
        Json wanted = fresh;
        wanted[key] = own;
        keep(wanted);
    }
    return readable(ruleset, fresh) ? fresh : turned;
}

QVariantList troopsToPick(const Ruleset &ruleset, const Json &fields, const EditedPlace &army, const Json &recent)
{
    const Json *field = mainField(fields);
    if (field == nullptr)
        return {};
    const Json types = ruleset.catalogue().value("types", Json::array());
    QVariantList used;
    std::vector<std::pair<QString, QVariantList>> groups;
    for (const Json &choice : field->at("choices")) {
        const Json value = valueOf(choice);
        if (!fieldApplies(choice, army))
            continue;
        const Json row = newRowOf(ruleset, fields, army, value);
        QVariantMap troop{{"value", answerView(value)}, {"name", textAt(choice, "label")}, {"countLabel", QString()}, {"count", 1}};
        if (!readable(ruleset, row))
            continue;
        troop.insert(toMap(ruleset.unitText(row)));
        for (const Json &count : fields)
            if (count.value("key", "") == "count" && fieldApplies(count, {row, army.army, army.armyFields})) {
                troop["countLabel"] = textAt(count, "label");
                troop["least"] = count.value("least", 1);
                troop["most"] = count.value("most", 99);
                troop["count"] = row.value("count", 1);
            }
        troop["group"] = classOf(types, value);
        const QString group = troop["group"].toString();
        auto own = std::find_if(groups.begin(), groups.end(), [&](const auto &one) { return one.first == group; });
        if (own == groups.end())
            own = groups.insert(groups.end(), {group, {}});
        own->second.append(troop);
        for (const Json &one : recent)
            if (one == value) {
                troop["group"] = QObject::tr("Recently used");
                used.append(troop);
            }
    }
    QVariantList all;
    for (const Json &one : recent) // the latest first
        for (const QVariant &troop : used)
            if (troop.toMap().value("value") == answerView(one))
                all.append(troop);
    for (const auto &[group, troops] : groups)
        all.append(troops);
    return all;
}

} // namespace optio
