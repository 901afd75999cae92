// SPDX-License-Identifier: GPL-3.0-or-later
// QR codes: their squares, and the same as SVG and as text.
#include "rules/error.h"
#include "rules/exchange/packed.h"

#include <fmt/core.h>
#include <qrcodegen/qrcodegen.hpp>

namespace optio::exchange {

namespace {

constexpr int quiet = 4;          ///< squares of margin that a reader needs
constexpr int mostLetters = 4296; ///< of base45 in the largest code, with the least correction

} // namespace

std::vector<std::vector<bool>> qrSquares(const std::string &text)
{
    try {
        const qrcodegen::QrCode code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::LOW);
        std::vector<std::vector<bool>> squares(static_cast<std::size_t>(code.getSize()));
        for (int y = 0; y < code.getSize(); ++y)
            for (int x = 0; x < code.getSize(); ++x)
                squares[static_cast<std::size_t>(y)].push_back(code.getModule(x, y));
        return squares;
    } catch (const qrcodegen::data_too_long &) {
        throw Error(fmt::format(
            "the army is too large for one QR code: it takes {} letters, and a code holds at most {}; send it as a file or as text",
            text.size(), mostLetters));
    }
}

std::string qrSvg(const std::vector<std::vector<bool>> &squares)
{
    const std::size_t size = squares.size() + 2 * quiet;
    std::string path;
    for (std::size_t y = 0; y < squares.size(); ++y)
        for (std::size_t x = 0; x < squares[y].size(); ++x)
            if (squares[y][x])
                path += fmt::format("M{},{}h1v1h-1z", x + quiet, y + quiet);
    return fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {0}\" shape-rendering=\"crispEdges\">\n"
                       "<rect width=\"{0}\" height=\"{0}\" fill=\"#fff\"/>\n<path d=\"{1}\" fill=\"#000\"/>\n</svg>\n",
                       size, path);
}

std::string qrText(const std::vector<std::vector<bool>> &squares)
{
    const int size = static_cast<int>(squares.size());
    const auto light = [&](int y, int x) {
        const bool inside = y >= 0 && y < size && x >= 0 && x < size;
        return !inside || !squares[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    };
    std::string text;
    for (int y = -quiet; y < size + quiet; y += 2) {
        for (int x = -quiet; x < size + quiet; ++x)
            text += light(y, x) ? (light(y + 1, x) ? "█" : "▀") : (light(y + 1, x) ? "▄" : " ");
        text += "\n";
    }
    return text;
}

} // namespace optio::exchange
