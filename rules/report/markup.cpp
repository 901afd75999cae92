// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/report/markup.h"

namespace optio {

std::string inMarkup(std::string_view text)
{
    std::string out;
    for (const char c : text)
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            if (static_cast<unsigned char>(c) >= 0x20 || c == '\n')
                out += c;
        }
    return out;
}

} // namespace optio
