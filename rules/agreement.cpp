// SPDX-License-Identifier: GPL-3.0-or-later
// Verbs and pronouns in the plural.
#include "rules/agreement.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <vector>

namespace optio {

namespace {

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '-' || static_cast<unsigned char>(c) >= 0x80; }

/// The name proper: without a bracket, "of …", and numbers in the end, be they Roman.
std::string properName(std::string name)
{
    name = name.substr(0, name.find(" ("));
    name = name.substr(0, name.find(" of "));
    for (;;) {
        const std::size_t space = name.rfind(' ');
        const bool numeral = space != std::string::npos && space + 1 < name.size() &&
                             name.find_first_not_of("0123456789IVXLC.", space + 1) == std::string::npos;
        if (!numeral)
            return name;
        name.resize(space);
    }
}

bool ends(const std::string &word, const char *end) { return word.ends_with(end); }

/// "is" → "are", "catches" → "catch"; what is no verb in the third person stays.
std::string pluralVerb(const std::string &verb)
{
    static const std::map<std::string, std::string> irregular{{"is", "are"},   {"isn't", "aren't"}, {"was", "were"},
                                                              {"has", "have"}, {"does", "do"},      {"goes", "go"}};
    if (const auto found = irregular.find(verb); found != irregular.end())
        return found->second;
    if (verb.size() < 4 || verb.back() != 's' || ends(verb, "ss") || ends(verb, "us"))
        return verb;
    if (ends(verb, "ies"))
        return verb.substr(0, verb.size() - 3) + "y";
    static constexpr std::array sibilants{"ches", "shes", "sses", "xes"};
    const bool longer = std::any_of(sibilants.begin(), sibilants.end(), [&](const char *end) { return ends(verb, end); });
    return verb.substr(0, verb.size() - (longer ? 2 : 1));
}

/// Does a verb follow "it"?
bool isVerb(const std::string &word)
{
    static constexpr std::array modal{"can", "cannot", "may", "must"};
    return pluralVerb(word) != word || std::find(modal.begin(), modal.end(), word) != modal.end();
}

/// Words and what is between them, by turns: the first is a word, perhaps an empty one.
std::vector<std::string> wordsAndGaps(const std::string &text)
{
    std::vector<std::string> parts{""};
    for (const char c : text) {
        const bool inWord = parts.size() % 2 == 1;
        if (isLetter(c) != inWord)
            parts.emplace_back();
        parts.back() += c;
    }
    return parts;
}

} // namespace

bool isPlural(const std::string &name)
{
    const std::string proper = properName(name);
    const std::string word = proper.substr(proper.rfind(' ') + 1);
    if (word.size() < 3)
        return false;
    if (ends(word, "s"))
        return !ends(word, "ss") && !ends(word, "us") && !ends(word, "is");
    static constexpr std::array plurals{"i", "ae", "oi", "men", "people", "folk"};
    return std::any_of(plurals.begin(), plurals.end(), [&](const char *end) { return ends(word, end); });
}

std::string does(const std::string &name, const std::string &what) { return name + " " + agreeing(name, what); }

std::string agreeing(const std::string &name, const std::string &what)
{
    if (!isPlural(name))
        return what;
    std::vector<std::string> parts = wordsAndGaps(what);
    std::string told;
    bool verb = true, first = true; // what follows a colon speaks of others, but for "it"
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::string &part = parts[i];
        if (i % 2 != 0) {
            first = first && part.find_first_of(":;(") == std::string::npos;
        } else if (part == "its") {
            part = "their";
        } else if (part == "it" && i + 2 < parts.size() && parts[i + 1] == " " && isVerb(parts[i + 2])) {
            part = "they";
            parts[i + 2] = pluralVerb(parts[i + 2]);
        } else if (!part.empty()) {
            if (verb && first)
                part = pluralVerb(part);
            verb = part == "and" || part == "but" || part == "or" || part == "which";
        }
        told += part;
    }
    return told;
}

} // namespace optio
