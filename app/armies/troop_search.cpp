// SPDX-License-Identifier: GPL-3.0-or-later
// Finds troops.
#include "app/armies/troop_search.h"

#include "app/armies/editor_fields.h"
#include "app/armies/editor_troops.h"
#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/qt/json_qt.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace optio {

namespace {

/// Does the word name this value of a field: "F", "fast"?
bool names(const Json &choice, const QString &word)
{
    const Json value = choice.is_object() ? choice.at("value") : choice;
    const QString own = value.is_string() ? qt(value.get_ref<const std::string &>()) : QString();
    const QString label = choice.is_object() ? textAt(choice, "label") : own;
    return own.compare(word, Qt::CaseInsensitive) == 0 || label.compare(word, Qt::CaseInsensitive) == 0;
}

/// Sets the first value that the word names; false when none does.
bool takeValue(const Json &fields, const EditedPlace &army, const QString &word, Json &row, QVariantMap &also)
{
    for (const Json &field : fields) {
        if (field.value("kind", "") != "choice" || &field == mainField(fields) || !fieldApplies(field, {row, army.army, army.armyFields}))
            continue;
        for (const Json &choice : field.value("choices", Json::array())) {
            if (!names(choice, word) || !fieldApplies(choice, {row, army.army, army.armyFields}))
                continue;
            const Json value = choice.is_object() ? choice.at("value") : choice;
            setFieldValue(field, row, value);
            also.insert(textAt(field, "key"), answerView(value));
            return true;
        }
    }
    return false;
}

bool costs(const Ruleset &ruleset, const Json &row)
{
    const Json points = ruleset.unitText(row).value("points", Json(0));
    return points.is_number() && points.get<double>() > 0;
}

} // namespace

QVariantList troopsFound(const Ruleset &ruleset, const Json &fields, const EditedPlace &army, const QVariantList &troops,
                         const QString &typed)
{
    static const QRegularExpression gaps(QStringLiteral("[\\s(),]+"));
    const QStringList words = typed.toLower().split(gaps, Qt::SkipEmptyParts);
    if (words.isEmpty())
        return troops;
    QVariantList found, seen;
    for (const QVariant &one : troops) {
        QVariantMap troop = one.toMap();
        const QVariant value = troop.value("value");
        if (seen.contains(value))
            continue;
        seen.append(value);
        const QString text = QStringList{value.toString(), troop["name"].toString(), troop["label"].toString(), troop["detail"].toString()}
                                 .join(u' ')
                                 .toLower();
        const Json *field = mainField(fields);
        const Json plain = newRowOf(ruleset, fields, army, fieldAnswer(*field, army, value));
        Json row = plain;
        QVariantMap also;
        // A single letter is a grade, not a piece of a name.
        const bool fits = std::all_of(words.begin(), words.end(), [&](const QString &word) {
            const bool piece = word == value.toString().toLower() || (word.size() > 1 && text.contains(word));
            return piece || takeValue(fields, army, word, row, also) || (text.contains(word) && word.size() == 1 && words.size() == 1);
        });
        if (!fits || !readable(ruleset, row) || (costs(ruleset, plain) && !costs(ruleset, row)))
            continue;
        if (!also.isEmpty())
            troop.insert(toMap(ruleset.unitText(row)));
        troop["also"] = also;
        found.append(troop);
    }
    return found;
}

} // namespace optio
