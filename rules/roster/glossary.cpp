// SPDX-License-Identifier: GPL-3.0-or-later
// Reads glossary.toml, and finds a word in it.
#include "rules/roster/glossary.h"

#include "rules/figures/figures.h"

#include <algorithm>
#include <cctype>

namespace optio {

namespace {

bool sameLetter(char one, char two)
{
    return std::tolower(static_cast<unsigned char>(one)) == std::tolower(static_cast<unsigned char>(two));
}

/// How many bytes of a number's sign, digits and fractions stand at the front.
std::size_t numberLength(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size()) {
        const std::string_view rest = text.substr(length);
        if (std::isdigit(static_cast<unsigned char>(rest.front())) != 0 ||
            (length == 0 ? rest.front() == '-' || rest.front() == '+' : rest.front() == '.' || rest.front() == '/')) {
            ++length;
            continue;
        }
        const auto sign = {std::string_view("½"), std::string_view("¼"), std::string_view("¾"),
                           std::string_view("⅓"), std::string_view("⅔"), std::string_view("−")};
        const auto *found = std::find_if(sign.begin(), sign.end(), [&](std::string_view one) { return rest.starts_with(one); });
        if (found == sign.end())
            break;
        length += found->size();
    }
    return length;
}

} // namespace

bool fitsWord(std::string_view word, std::string_view shown)
{
    if (word.empty())
        return shown.empty();
    if (word.front() == '*') {
        for (std::size_t skipped = 0; skipped <= shown.size(); ++skipped)
            if (fitsWord(word.substr(1), shown.substr(skipped)))
                return true;
        return false;
    }
    if (word.front() == '#') {
        const std::size_t number = numberLength(shown);
        return number > 0 && fitsWord(word.substr(1), shown.substr(number));
    }
    return !shown.empty() && sameLetter(word.front(), shown.front()) && fitsWord(word.substr(1), shown.substr(1));
}

const GlossaryWord *explained(const std::vector<GlossaryWord> &words, std::string_view shown)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const GlossaryWord &one) { return fitsWord(one.word, shown); });
    return found == words.end() ? nullptr : &*found;
}

std::vector<GlossaryWord> readGlossary(const std::filesystem::path &folder)
{
    std::vector<GlossaryWord> words;
    const std::optional<Figure> file = readBesideFigures(folder, glossaryFile);
    if (!file)
        return words;
    const AskedKeys asked(&*file);
    for (const Figure &row : file->at("word").rows()) {
        GlossaryWord word{row.at("word").text(), row.at("say").text(), row.text("rule", "")};
        if (std::any_of(words.begin(), words.end(), [&](const GlossaryWord &one) { return one.word == word.word; }))
            row.fail("the word \"" + word.word + "\" is there twice");
        words.push_back(std::move(word));
    }
    asked.hold();
    return words;
}

} // namespace optio
