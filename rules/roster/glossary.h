// SPDX-License-Identifier: GPL-3.0-or-later
// What short words on the screen mean: badges, marks, abbreviations. They stand in glossary.toml of a rule set, in words only: neither the
// hash of its figures nor house rules know this file.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace optio {

struct GlossaryWord {
    std::string word; ///< as it stands on the screen; "#" is any number ("3", "2½", "-1"), "*" any words
    std::string say;  ///< what it means, one sentence
    std::string rule; ///< its number in the reference; "" where the program alone knows it
};

/// The rows of `folder`/taught/glossary.toml in its order; none where there is no such file. Throws Error with file and line for a faulty
/// row or a word that is there twice.
std::vector<GlossaryWord> readGlossary(const std::filesystem::path &folder);

/// Does what stands on the screen fit a row's word? Case is all one.
bool fitsWord(std::string_view word, std::string_view shown);
/// The first row that fits; null for none.
const GlossaryWord *explained(const std::vector<GlossaryWord> &words, std::string_view shown);

} // namespace optio
