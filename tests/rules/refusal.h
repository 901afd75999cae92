// SPDX-License-Identifier: GPL-3.0-or-later
// What a call is refused with, for tests.
#pragma once

#include "rules/error.h"

#include <QString>

#include <functional>
#include <string>
#include <utility>

/// The sentence of the Error that `act` throws, and the field it names; both empty when it throws none.
inline std::pair<std::string, std::string> refusalAndField(const std::function<void()> &act)
{
    try {
        act();
    } catch (const optio::Error &error) {
        return {error.what(), error.field()};
    }
    return {};
}

/// The sentence alone.
inline std::string refusal(const std::function<void()> &act) { return refusalAndField(act).first; }

/// The sentence as Qt's text.
inline QString refused(const std::function<void()> &act) { return QString::fromStdString(refusal(act)); }
