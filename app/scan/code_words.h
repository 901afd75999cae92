// SPDX-License-Identifier: GPL-3.0-or-later
// What a scanned code is: what was looked for, or something else, and what to do with that.
#pragma once

#include <QString>

namespace optio {

/// What is looked for: a seat at a shared game (LNK-03), or a club's server.
enum class WantedCode { seat, club };

/// The link in a code, as it would be pasted: the code itself, or what stands behind the # of an address for browsers. "" for a code that
/// is not what is wanted, or not whole.
QString linkInCode(const QString &code, WantedCode wanted);
/// A sentence for a code that is not what is wanted: what it is, and where it belongs.
QString otherCodeText(const QString &code, WantedCode wanted);

} // namespace optio
