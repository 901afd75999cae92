// SPDX-License-Identifier: GPL-3.0-or-later
// Answers in a player's own words: among the choices of a question, one with the value "in_own_words" stands for them. As it is it says
// nothing yet; any short text takes its place.
#pragma once

#include "rules/exchange/text.h"
#include "rules/json.h"

#include <string>

namespace optio {

/// Can these be words of one's own? A text on one line, not blank and not long.
inline bool isOwnWords(const Json &answer)
{
    constexpr std::size_t longest = 400; // bytes
    if (!answer.is_string())
        return false;
    const std::string &text = answer.get_ref<const std::string &>();
    return text.size() <= longest && text.find_first_not_of(' ') != std::string::npos && text.find_first_of("\n\t") == std::string::npos &&
           exchange::oddCharacter(text) == 0;
}

/// Is this the value of the choice that stands for words of one's own?
inline bool standsForOwnWords(const Json &value) { return value == "in_own_words"; }

} // namespace optio
