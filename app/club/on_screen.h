// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the engine, which go on where a line of the command line began, as they are read on a screen.
#pragma once

#include <string>
#include <string_view>

namespace optio {

/// A sentence of the engine as one reads it on a screen: with a capital letter and a full stop.
inline std::string onScreen(std::string sentence)
{
    if (sentence.empty())
        return sentence;
    if (sentence.front() >= 'a' && sentence.front() <= 'z')
        sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
    if (std::string_view(".!?").find(sentence.back()) == std::string_view::npos)
        sentence += '.';
    return sentence;
}

} // namespace optio
