// SPDX-License-Identifier: GPL-3.0-or-later
// The reader is zxing-cpp: 1.4 in Debian 12, 2.3 in Debian 13.
#include "app/scan/read_codes.h"

#define ZX_USE_UTF8 1 // 1.4 asks for it; later ones know nothing else
#include <ZXing/ReadBarcode.h>

#include <algorithm>
#include <array>
#include <exception>

namespace optio {

namespace {

#if __has_include(<ZXing/ReaderOptions.h>)
using ReadOptions = ZXing::ReaderOptions;
#else
using ReadOptions = ZXing::DecodeHints;
#endif

std::vector<SeenCode> codesInGrey(const QImage &grey)
{
    const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(grey.bytesPerLine()));
    ReadOptions options;
    options.setFormats(ZXing::BarcodeFormat::QRCode);
    std::vector<SeenCode> seen;
    for (const auto &code : ZXing::ReadBarcodes(view, options)) {
        if (!code.isValid())
            continue;
        const auto &corners = code.position();
        const auto [left, right] = std::minmax({corners[0].x, corners[1].x, corners[2].x, corners[3].x});
        const auto [top, bottom] = std::minmax({corners[0].y, corners[1].y, corners[2].y, corners[3].y});
        seen.push_back({QString::fromStdString(code.text()), QRectF(left, top, right - left, bottom - top)});
    }
    return seen;
}

/// Makes what is darkest in the middle of the picture black and what is lightest there white.
void stretch(QImage &grey)
{
    const QRect middle(grey.width() / 3, grey.height() / 3, grey.width() / 3 + 1, grey.height() / 3 + 1);
    std::array<int, 256> count{};
    int all = 0;
    for (int y = middle.top(); y < std::min(middle.top() + middle.height(), grey.height()); ++y)
        for (int x = middle.left(); x < std::min(middle.left() + middle.width(), grey.width()); ++x, ++all)
            ++count[grey.constScanLine(y)[x]];
    const int few = all / 50; // grains and sparks
    int dark = 0, light = 255;
    for (int below = count[0]; below <= few && dark < 255; below += count[static_cast<std::size_t>(++dark)]) {
    }
    for (int above = count[255]; above <= few && light > dark; above += count[static_cast<std::size_t>(--light)]) {
    }
    std::array<uchar, 256> becomes{};
    for (int value = 0; value < 256; ++value)
        becomes[static_cast<std::size_t>(value)] = static_cast<uchar>(std::clamp((value - dark) * 255 / std::max(1, light - dark), 0, 255));
    for (int y = 0; y < grey.height(); ++y) {
        uchar *const line = grey.scanLine(y);
        std::transform(line, line + grey.width(), line, [&becomes](uchar value) { return becomes[value]; });
    }
}

} // namespace

bool canReadCodes() { return true; }

std::vector<SeenCode> codesIn(const QImage &picture)
{
    if (picture.isNull())
        return {};
    try {
        QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
        std::vector<SeenCode> seen = codesInGrey(grey);
        if (!seen.empty())
            return seen;
        stretch(grey); // pale codes
        seen = codesInGrey(grey);
        if (!seen.empty())
            return seen;
        grey.invertPixels(); // light on dark, which 1.4 does not look for
        return codesInGrey(grey);
    } catch (const std::exception &) {
        return {}; // what the reader cannot make sense of is no code; the next picture may be
    }
}

} // namespace optio
