// SPDX-License-Identifier: GPL-3.0-or-later
// The interview of a combat: what the answers tell the situation, and the ranks that are named.
#pragma once

#include "rulesets/dbm/combat/situation.h"

#include <array>
#include <memory>
#include <string>

namespace optio::dbm {

/// Goes through the combat's questions and closes the situation; see optio::interview().
void interview(const Sheet &sheet, const CombatSheet &combat, Situation &situation, const Json &answers, bool strict,
               const Asked &asked = {});

/// A combat told again and again with one answer changed.
class Retold {
public:
    /// `situation` is open; the answers must outlive it, as what they are about must.
    Retold(const Sheet &sheet, const CombatSheet &combat, const Situation &situation, const Json &answers);
    ~Retold();
    /// Can this question be answered anew? Which elements take part is known before the first is asked, and others may be asked only
    /// once something else is answered.
    bool knows(const std::string &question) const;
    /// What is told of both sides with this answer. Throws Error as interview() does.
    std::array<Told, 2> with(const std::string &question, const Json &value);

private:
    struct Before;
    std::unique_ptr<Before> before_;
};

/// How many elements of a row of its army are free to stand behind a side's element: neither fighting to their own front, nor in the ranks
/// that were named already, nor off the table (DBM-078).
int freeBehind(const Situation &situation, int side, const Unit &row);

/// Reads a rank's answer: "none" (false), a kind, an element, or in a game a unit of the same army. Throws Error naming `field`.
bool rankFrom(const Sheet &sheet, const Situation &situation, int side, const Json &value, const std::string &field, Element &rank);

} // namespace optio::dbm
