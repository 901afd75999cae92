// SPDX-License-Identifier: GPL-3.0-or-later
// Impetuous units as acts: who is held, who runs, and the barbarians' charge (ANC-050 to ANC-063).
#pragma once

#include "rulesets/ancients/turn.h"

namespace optio::ancients {

/// Initiative paid to hold impetuous units (ANC-061).
std::unique_ptr<Case> hold(Scene &scene);
/// Who holds a hidden unit says so on its owner's page (ANC-053).
std::string holdPage(const Json &state, const Json &input);
bool holdFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

/// Who is impetuous, and whether they are held (ANC-050 to ANC-056).
std::unique_ptr<Case> control(Scene &scene);
/// Who has hidden units is asked about them alone (ANC-053).
std::string controlPage(const Json &state, const Json &input);
bool controlFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);
std::vector<DieSlot> controlDice(const Scene &scene);

/// An uncontrolled unit runs (ANC-057 to ANC-060).
std::unique_ptr<Case> advance(Scene &scene);
bool advanceFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

/// The barbarians' charge (ANC-063).
std::unique_ptr<Case> charge(Scene &scene);

} // namespace optio::ancients
