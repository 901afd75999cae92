// SPDX-License-Identifier: GPL-3.0-or-later
// How a rule set is played, in a few pages with pictures that the program draws. They stand in howto.toml of a rule set, in words and names
// of figures only: neither the hash of its figures nor house rules know this file.
#pragma once

#include "rules/json.h"

#include <filesystem>
#include <string>
#include <vector>

namespace optio {

/// A heading with its words, or a picture.
struct HowToPart {
    std::string heading;
    std::string text;
    std::string rule; ///< its number in the reference, "" for none
    /// "troops": figures with words; "steps": one after the other; "dice": two sides' sums; "pool": what may still be spent; "cards": cards
    /// of a board in two lines. "" for words.
    std::string picture;
    Json items = Json::array(); ///< of the picture: see readHowTo()
};

struct HowToPage {
    std::string title;
    std::vector<HowToPart> parts;
};

/// The pages of `folder`/taught/howto.toml in its order; none where there is no such file. Items of a picture: "troops" {icon,label,note};
/// "steps" {label,note}; "dice" {side,label,base,die,sides}; "pool" {label,total,left}; "cards" {line ("a" or "b"),column,unit}. Throws
/// Error with file and line for a faulty row.
std::vector<HowToPage> readHowTo(const std::filesystem::path &folder);

} // namespace optio
