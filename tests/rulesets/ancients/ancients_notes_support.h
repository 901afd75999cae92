// SPDX-License-Identifier: GPL-3.0-or-later
// Sealed notes for the tests of battles.
#pragma once

#include "rulesets/ancients/game.h"
#include "tests/rulesets/ancients/ancients_support.h"

namespace ancientsnotes {

using namespace ancientstest;

/// A note sealed under a fixed nonce, so that the tests are the same every time.
struct Sealed {
    Json note;
    std::string seal;
    explicit Sealed(const std::string &text)
        : note{{"text", text}, {"nonce", std::string(64, '7')}}, seal(sealOf(text, std::string(64, '7')))
    {}
};

inline Json announce(const std::string &side, const Sealed &note)
{
    return {{"side", side}, {"seal", note.seal}, {"answers", Json::object()}};
}

inline Json list(const std::vector<std::string> &units) { return Json(units); }

} // namespace ancientsnotes
