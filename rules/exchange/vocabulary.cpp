// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a catalogue, and rows written in them. The reading is in vocabulary_reading.cpp.
#include "rules/exchange/vocabulary.h"

#include "rules/exchange/text.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace optio::exchange {

Vocabulary::Vocabulary(const Json &fields, bool names) : names_(names)
{
    if (!fields.is_array())
        return;
    for (const Json &row : fields) {
        Field field{row.value("key", ""), row.value("label", ""), row.value("kind", ""), {}, row.value("when", Json::object()),
                    row.value("most", 0)};
        if (row.contains("choices"))
            for (const Json &choice : row.at("choices"))
                field.choices.push_back({choice.at("value"), choice.value("label", ""), {}});
        if (primary_.empty() && field.kind == "choice")
            primary_ = field.key;
        fields_.push_back(std::move(field));
    }
}

Words::Words(const Ruleset &ruleset)
    : units(ruleset.catalogue().value("fields", Json::array()), true),
      commands(ruleset.catalogue().value("commandFields", Json::array()), false)
{}

bool Vocabulary::isKey(std::string_view text)
{
    return !text.empty() && text.size() <= 60 && std::isalpha(static_cast<unsigned char>(text.front())) != 0 &&
           std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c) != 0 || c == '_' || c == '-' || c == '.'; });
}

Json Vocabulary::choiceOf(const Field &field, std::string_view word)
{
    const auto valueText = [](const Choice &choice) {
        return choice.value.is_string() ? choice.value.get<std::string>() : choice.value.dump();
    };
    for (const Choice &choice : field.choices)
        if (!word.empty() && (valueText(choice) == word || choice.label == word))
            return choice.value;
    const std::string wanted = small(word);
    for (const Choice &choice : field.choices)
        if (!word.empty() && (small(valueText(choice)) == wanted || small(choice.label) == wanted))
            return choice.value;
    return nullptr;
}

const Field *Vocabulary::field(std::string_view keyOrLabel) const
{
    for (const Field &one : fields_)
        if (one.key == keyOrLabel)
            return &one;
    const std::string wanted = small(keyOrLabel);
    for (const Field &one : fields_)
        if (small(one.key) == wanted || small(one.label) == wanted)
            return &one;
    return nullptr;
}

std::string Vocabulary::keyOf(const std::string &title) const
{
    const Field *one = field(title);
    return one == nullptr ? title : one->key;
}

Json Vocabulary::valueFor(const std::string &key, std::string_view word) const
{
    const Field *one = field(key);
    return one == nullptr ? Json() : choiceOf(*one, word);
}

int Vocabulary::mostOf(const std::string &key, const Json &row) const
{
    for (const Field &one : fields_)
        if (one.key == key && one.most > 0 && applies(one, row))
            return one.most;
    return 0;
}

bool Vocabulary::applies(const Field &field, const Json &row) const
{
    if (!field.when.is_object())
        return true;
    for (auto it = field.when.begin(); it != field.when.end(); ++it) {
        const Json value = row.value(it.key(), Json());
        const bool fits = it->is_array() ? std::find(it->begin(), it->end(), value) != it->end() : *it == value;
        if (!fits)
            return false;
    }
    return true;
}

std::string Vocabulary::item(const std::string &key, const Json &value, int style) const
{
    const Field *known = field(key);
    if (names_ && key == "name" && style < 3 && value.is_string())
        return style == 0 && standsAlone(value.get_ref<const std::string &>()) ? value.get<std::string>() : value.dump();
    if (style == 1 && known != nullptr && known->kind == "choice" && value.is_string() && standsAlone(value.get_ref<const std::string &>()))
        return value.get<std::string>();
    if (style < 3 && known != nullptr && known->key == key) {
        std::string text = textOfValue(value);
        if (known->kind == "choice")
            for (const Choice &choice : known->choices)
                if (choice.value == value)
                    text = choice.label;
        if (known->kind == "yesNo" && value.is_boolean())
            text = value.get<bool>() ? "yes" : "no";
        if (style > 0)
            return known->label + ": " + text;
        if (known->kind == "yesNo" && value == true)
            return known->label;
        if (known->kind == "count")
            return known->label + " " + text;
        return known->kind == "yesNo" ? known->label + ": " + text : text;
    }
    return (isKey(key) && (known == nullptr || known->key == key) ? key : Json(key).dump()) + "=" + value.dump();
}

std::string Vocabulary::write(const Json &row, const std::string &except) const
{
    // In the order of the fields, a name first; what the catalogue does not know comes last.
    std::vector<std::string> keys;
    const auto add = [&](const std::string &key) {
        if (row.contains(key) && key != except && std::find(keys.begin(), keys.end(), key) == keys.end())
            keys.push_back(key);
    };
    add("name");
    for (const Field &one : fields_)
        add(one.key);
    for (auto it = row.begin(); it != row.end(); ++it)
        add(it.key());
    // As plain as may be: what would not be read back as it is gets its value, its label, and at last its key.
    std::map<std::string, int> style;
    const auto written = [&] {
        std::string text;
        for (const std::string &key : keys)
            text += (text.empty() ? "" : ", ") + item(key, row.at(key), style[key]);
        return text;
    };
    for (int round = 0; round < 5; ++round) {
        std::string text = written();
        const ReadRow back = read(text);
        bool wrong = false;
        for (const std::string &key : keys)
            if (!back.row.contains(key) || back.row.at(key) != row.at(key)) {
                ++style[key];
                wrong = true;
            }
        if (!wrong && back.row.size() == keys.size() && back.strange.empty() && back.guessed.empty())
            return text;
        if (!wrong)
            for (const std::string &key : keys)
                ++style[key];
    }
    for (const std::string &key : keys)
        style[key] = 3;
    return written();
}

} // namespace optio::exchange
