// SPDX-License-Identifier: GPL-3.0-or-later
// Fields of the army editor, by kind: choice, yesNo, count, text, longText, flags (a list of words), counts (a number for each word) and
// places (words on areas).
#include "app/armies/editor_fields.h"

#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

namespace optio {

namespace {

constexpr const char *armyPrefix = "army/";

const Json &none()
{
    static const Json null;
    return null;
}

/// The value at "leader/name"; null when there is none.
const Json &valueAt(const Json &row, std::string_view key)
{
    const Json *at = &row;
    for (;;) {
        const std::size_t slash = key.find('/');
        if (!at->is_object())
            return none();
        const auto found = at->find(std::string(key.substr(0, slash)));
        if (found == at->end())
            return none();
        at = &*found;
        if (slash == std::string_view::npos)
            return *at;
        key.remove_prefix(slash + 1);
    }
}

const Json &choiceValue(const Json &choice) { return choice.is_object() ? choice.at("value") : choice; }

const Json &choicesOf(const Json &field)
{
    static const Json nothing = Json::array();
    const auto found = field.find("choices");
    return found == field.end() ? nothing : *found;
}

Json lookUp(const std::string &key, const EditedPlace &place)
{
    if (!key.starts_with(armyPrefix))
        return valueAt(place.row, key);
    const std::string own = key.substr(std::string_view(armyPrefix).size());
    for (const Json &field : place.armyFields)
        if (field.value("key", "") == own)
            return fieldValue(field, place.army);
    return valueAt(place.army, own);
}

/// Is this word among what the row holds for the field?
bool holds(const Json &field, const Json &held, const Json &word)
{
    const std::string kind = field.value("kind", "");
    if (kind == "flags")
        return held.is_array() && std::find(held.begin(), held.end(), word) != held.end();
    if (kind == "counts")
        return held.is_object() && word.is_string() && held.contains(word.get<std::string>());
    if (kind == "places")
        return held.is_array() &&
               std::any_of(held.begin(), held.end(), [&](const Json &one) { return one.is_object() && one.value("kind", Json()) == word; });
    return held == word;
}

/// The words that a row holds for the field.
Json wordsHeld(const Json &field, const Json &held)
{
    const std::string kind = field.value("kind", "");
    Json words = Json::array();
    if (kind == "flags" && held.is_array())
        words = held;
    else if (kind == "counts" && held.is_object())
        for (const auto &[word, count] : held.items())
            words.push_back(word);
    else if (kind == "places" && held.is_array()) {
        for (const Json &one : held)
            if (one.is_object() && one.contains("kind"))
                words.push_back(one.at("kind"));
    } else if (kind == "choice" && held.is_string() && !held.get_ref<const std::string &>().empty())
        words.push_back(held);
    return words;
}

QVariantMap choiceView(const Json &choice)
{
    if (!choice.is_object())
        return {{"value", answerView(choice)}, {"label", spoken(toVariant(choice).toString())}};
    QVariantMap view{
        {"value", answerView(choice.at("value"))}, {"label", spoken(textAt(choice, "label"))}, {"help", spoken(textAt(choice, "help"))}};
    for (const char *key : {"points", "least", "most"})
        if (choice.contains(key))
            view.insert(QLatin1String(key), toVariant(choice.at(key)));
    return view;
}

[[noreturn]] void failAs(const std::string &label, const std::string &sentence) { throw Error(label + " " + sentence); }

void checkCount(const Json &given, std::int64_t least, std::int64_t most, const std::string &label)
{
    if (!given.is_number_integer() || given.get<std::int64_t>() < least || given.get<std::int64_t>() > most)
        failAs(label, "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ".");
}

/// Does the field have this word, or the row hold it already?
const Json *checkWord(const Json &field, const EditedPlace &place, const Json &word, const std::string &label)
{
    for (const Json &choice : choicesOf(field))
        if (choiceValue(choice) == word && fieldApplies(choice, place))
            return &choice;
    if (!holds(field, fieldValue(field, place.row), word))
        failAs(label, "has no choice " + canonical(word) + ".");
    return nullptr;
}

void checkFlags(const Json &field, const EditedPlace &place, const Json &given, const std::string &label)
{
    if (!given.is_array())
        failAs(label, "must be a list.");
    std::set<std::string> seen;
    for (const Json &word : given) {
        checkWord(field, place, word, label);
        if (!seen.insert(canonical(word)).second)
            failAs(label, "has " + canonical(word) + " twice.");
    }
}

void checkCounts(const Json &field, const EditedPlace &place, const Json &given, const std::string &label)
{
    if (!given.is_object())
        failAs(label, "must have a number for each.");
    for (const auto &[word, count] : given.items())
        if (const Json *choice = checkWord(field, place, word, label))
            checkCount(count, choice->value("least", 0), choice->value("most", 99), label + ", " + choice->value("label", word) + ",");
}

void checkPlaces(const Json &field, const EditedPlace &place, const Json &given, const std::string &label)
{
    if (!given.is_array())
        failAs(label, "must be a list of areas.");
    const Json held = fieldValue(field, place.row);
    for (const Json &one : given) {
        if (held.is_array() && std::find(held.begin(), held.end(), one) != held.end())
            continue;
        const Json area = one.is_object() ? one.value("area", Json()) : Json();
        bool known = false;
        for (const Json &zone : field.at("zones"))
            known = known || std::find(zone.at("areas").begin(), zone.at("areas").end(), area) != zone.at("areas").end();
        if (!known)
            failAs(label, "has no area " + canonical(area) + ".");
        checkWord(field, place, one.value("kind", Json()), label);
    }
}

bool asksFor(const Json &fields, const char *key)
{
    return std::any_of(fields.begin(), fields.end(), [&](const Json &field) { return field.value("key", "") == key; });
}

} // namespace

Json armyFieldsOf(const Ruleset &ruleset)
{
    Json fields = ruleset.catalogue().value("armyFields", Json::array());
    const std::vector<Json> &armies = ruleset.armies();
    if (!asksFor(fields, "people") && std::any_of(armies.begin(), armies.end(), [](const Json &army) { return army.contains("people"); }))
        fields.push_back({{"key", "people"}, {"kind", "text"}, {"label", utf8(QObject::tr("Nation"))}, {"most", 40}});
    if (!asksFor(fields, "notes"))
        fields.push_back({{"key", "notes"}, {"kind", "longText"}, {"label", utf8(QObject::tr("Notes"))}, {"most", 4000}});
    return fields;
}

Json fieldValue(const Json &field, const Json &row)
{
    const Json &held = valueAt(row, field.value("key", ""));
    return held.is_null() ? field.value("standard", Json()) : held;
}

void setFieldValue(const Json &field, Json &row, const Json &value)
{
    std::string key = field.value("key", "");
    Json *at = &row;
    for (std::size_t slash = key.find('/'); slash != std::string::npos; slash = key.find('/')) {
        at = &(*at)[key.substr(0, slash)];
        if (!at->is_object())
            *at = Json::object(); // nothing that could be kept
        key.erase(0, slash + 1);
    }
    if (value.is_null())
        at->erase(key);
    else
        (*at)[key] = value;
}

bool fieldApplies(const Json &field, const EditedPlace &place)
{
    if (!field.is_object() || !field.contains("when"))
        return true;
    for (const auto &[key, wanted] : field.at("when").items()) {
        const Json has = lookUp(key, place);
        const bool fits = wanted.is_array() ? std::find(wanted.begin(), wanted.end(), has) != wanted.end() : wanted == has;
        if (!fits)
            return false;
    }
    return true;
}

QVariantMap fieldView(const Json &field, const EditedPlace &place)
{
    const Json held = fieldValue(field, place.row);
    Json unknown = wordsHeld(field, held);
    QVariantList choices;
    for (const Json &choice : choicesOf(field)) {
        if (fieldApplies(choice, place) || holds(field, held, choiceValue(choice)))
            choices.append(choiceView(choice));
        for (std::size_t i = unknown.size(); i-- > 0;)
            if (unknown[i] == choiceValue(choice))
                unknown.erase(i);
    }
    // What this version of the figures does not know is shown too, so that it can be taken away.
    for (const Json &word : unknown)
        choices.append(QVariantMap{{"value", answerView(word)}, {"label", spoken(toVariant(word).toString())}, {"least", 0}, {"most", 99}});
    QVariantList zones;
    for (const Json &zone : field.value("zones", Json::array()))
        zones.append(toMap(zone));
    return {{"key", textAt(field, "key")},
            {"label", spoken(textAt(field, "label"))},
            {"help", spoken(textAt(field, "help"))},
            {"kind", textAt(field, "kind")},
            {"group", spoken(textAt(field, "group"))},
            {"rule", textAt(field, "rule")},
            {"points", toVariant(field.value("points", Json(0)))},
            {"least", field.value("least", 0)},
            {"most", field.value("most", 0)},
            {"step", field.value("step", 1)},
            {"choices", choices},
            {"zones", zones},
            {"value", field.value("kind", "") == "choice" ? answerView(held) : toVariant(held)}};
}

Json fieldAnswer(const Json &field, const EditedPlace &place, const QVariant &value)
{
    const std::string kind = field.value("kind", ""), label = field.value("label", "");
    const Json given = fromVariant(value);
    if (kind == "choice") {
        for (const Json &choice : choicesOf(field))
            if (answerView(choiceValue(choice)) == value)
                return choiceValue(choice);
        failAs(label, "has no choice " + canonical(given) + ".");
    }
    if (kind == "yesNo" && !given.is_boolean())
        failAs(label, "is answered by yes or no.");
    if ((kind == "text" || kind == "longText") && !given.is_string())
        failAs(label, "must be a text.");
    if (kind == "count")
        checkCount(given, field.value("least", 0), field.value("most", 0), label);
    if (kind == "flags")
        checkFlags(field, place, given, label);
    if (kind == "counts")
        checkCounts(field, place, given, label);
    if (kind == "places")
        checkPlaces(field, place, given, label);
    return given;
}

void settleChoices(const Json &fields, Json &row, const EditedPlace &before)
{
    for (const Json &field : fields) {
        if (field.value("kind", "") != "choice")
            continue;
        const EditedPlace now{row, before.army, before.armyFields};
        const Json held = fieldValue(field, row);
        const Json *first = nullptr, *own = nullptr;
        for (const Json &choice : choicesOf(field)) {
            if (first == nullptr && fieldApplies(choice, now))
                first = &choice;
            if (choiceValue(choice) == held)
                own = &choice;
        }
        if (own != nullptr && first != nullptr && fieldApplies(*own, before) && !fieldApplies(*own, now))
            setFieldValue(field, row, choiceValue(*first));
    }
}

QVariantMap fieldValues(const Json &row)
{
    QVariantMap values;
    for (const auto &[key, value] : row.items())
        values.insert(qt(key), answerView(value));
    return values;
}

} // namespace optio
