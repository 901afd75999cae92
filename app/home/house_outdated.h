// SPDX-License-Identifier: GPL-3.0-or-later
// House rules that were made for an older book (DAT-03).
#pragma once

#include <QStringList>

#include <filesystem>

namespace optio {

class Registry;
class Store;

/// A sentence for each row of the book that house rules in use change and that is another than when they were last looked at. From now on
/// they count as looked at, so that each is told once. `rulesets` is the folder of all figures.
QStringList outdatedHouses(Store &store, const Registry &registry, const std::filesystem::path &rulesets);

} // namespace optio
