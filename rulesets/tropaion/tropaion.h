// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Tropaion: figures and resolvers, put together.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/tropaion/sheet.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace optio::tropaion {

/// The rooms that are built. A Ruleset is made of them once a whole game can be played.
class Tropaion {
public:
    /// Reads the figures. Throws Error with file and line when they are faulty.
    explicit Tropaion(const FigureFolder &figures);

    const Sheet &sheet() const { return sheet_; }
    std::vector<const Resolver *> resolvers() const;
    /// Throws Error when there is no such resolver.
    const Resolver &resolver(std::string_view id) const;

private:
    Sheet sheet_;
    std::vector<std::unique_ptr<Resolver>> resolvers_;
};

} // namespace optio::tropaion
