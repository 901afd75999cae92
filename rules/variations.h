// SPDX-License-Identifier: GPL-3.0-or-later
// One act with other answers, one at a time: what the live odds ask for.
#pragma once

#include "rules/ruleset.h"

#include <memory>
#include <string>

namespace optio {

/// One input made ready again and again, each time with one answer changed. The state must outlive it.
class Variations {
public:
    virtual ~Variations() = default;
    /// A case with the odds and the outcomes of what Resolver::prepareLenient() gives with this answer in the place of the one that stands;
    /// it holds until the next call. Throws what that throws.
    virtual const Case &with(const std::string &question, const Json &value) = 0;
};

/// A Resolver that works out once what does not hang on the answer: effectsOf() then need not have it make a whole case for each.
class Varying {
public:
    virtual ~Varying() = default;
    /// `input` has the answers of its form.
    virtual std::unique_ptr<Variations> variations(const Json *state, const Json &input) const = 0;
};

/// The variations of any resolver.
std::unique_ptr<Variations> variationsOf(const Resolver &resolver, const Json *state, const Json &input);

} // namespace optio
