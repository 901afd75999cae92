// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/phrases.h"

#include <cctype>

namespace optio {

std::string possessive(const std::string &name) { return name + (name.ends_with('s') ? "'" : "'s"); }

std::string capital(std::string text)
{
    if (!text.empty())
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

} // namespace optio
