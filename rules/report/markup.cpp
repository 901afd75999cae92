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

std::string toBase64(std::string_view bytes)
{
    static constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    out.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        unsigned triple = 0;
        for (std::size_t i = 0; i < 3; ++i)
            triple = triple << 8U | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
        for (unsigned i = 0; i < 4; ++i)
            out += at + i > bytes.size() ? '=' : letters[triple >> (18 - 6 * i) & 0x3fU];
    }
    return out;
}

} // namespace optio
