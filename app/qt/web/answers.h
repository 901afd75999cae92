// SPDX-License-Identifier: GPL-3.0-or-later
// What the page answers later: a question goes out with a number, and browser.js calls back with it.
#pragma once

#include <QString>

#include <functional>

namespace optio {

/// Keeps `take` for one answer. Gives its number, for browser.js.
int expectAnswer(std::function<void(const QString &)> take);
/// Keeps `hear` for any number of calls.
int expectCalls(std::function<void(const QString &)> hear);
/// Forgets a number.
void forgetAnswer(int number);

} // namespace optio
