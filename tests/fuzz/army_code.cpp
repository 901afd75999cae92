// SPDX-License-Identifier: GPL-3.0-or-later
// Packed armies: the text of a QR code, the line to paste, and what is in them once unpacked.
#include "rules/exchange/packed.h"
#include "tests/fuzz/armies.h"

static void readCodes(std::string_view bytes)
{
    using namespace optio::exchange;
    const std::string text(bytes);
    const auto tried = [](const char *format, const std::string &code) {
        fuzz::run([format](std::string_view one) { fuzz::readAs(format, one); }, code);
    };
    tried("qr", text);
    tried("packed", text);
    tried("packed", "optio1:" + toBase64Url(packed(text)));
}

OPTIO_FUZZ_TARGET("army_code", readCodes)
