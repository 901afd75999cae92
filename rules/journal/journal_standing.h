// SPDX-License-Identifier: GPL-3.0-or-later
// Which entries of a journal stand, and how many acts of a kind: what the dice of the next act are numbered by.
#pragma once

#include "rules/dice/dice.h"
#include "rules/json.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace optio {

/// The kind of an act as a number: the first eight bytes of the SHA-256 of its key without `before`; never 0.
std::uint64_t kindOf(const ActKey &key);

/// The entries that stand, oldest first. An act that an amendment struck still stands in the list (undo of the amendment brings it back),
/// but the number of its dice is free again: the same act done anew has the same dice, so striking an act finds no better ones.
class StandingEntries {
public:
    /// An entry comes to stand; `kind` is 0 for one that is no act.
    void push(int n, std::uint64_t kind);
    /// An amendment comes to stand that strikes these entries.
    void pushAmendment(int n, const std::vector<int> &struck);
    /// The last one is taken back, and what it struck stands again.
    void pop();

    const std::vector<int> &numbers() const { return numbers_; }
    bool empty() const { return numbers_.empty(); }
    bool contains(int n) const;
    /// The amendments among them.
    const std::vector<int> &amendments() const { return amendments_; }
    /// The amendment that struck entry n; 0 when it was not struck.
    int struckBy(int n) const;
    /// The number (`before`) of a further act of this kind: the least that no act has which stands and was not struck.
    int nextOf(std::uint64_t kind) const;

    /// For a snapshot: {"standing","kinds"} and, where there are some, {"amendments","struck"}.
    void write(Json &snapshot) const;
    /// Reads what write() wrote for a journal of that length. Throws Error when it does not fit.
    static StandingEntries read(const Json &snapshot, int length);

private:
    std::vector<int> numbers_;
    std::vector<std::uint64_t> kinds_; ///< beside numbers_
    std::vector<int> struckBy_;        ///< beside numbers_; 0 when not struck
    std::vector<int> amendments_;
    std::unordered_map<std::uint64_t, int> ofKind_; ///< how many of kinds_ are alike
};

} // namespace optio
