// SPDX-License-Identifier: GPL-3.0-or-later
// An amendment as it travels to the keeper, which works it out on its own journal (LNK-24).
#pragma once

#include "rules/journal/amend.h"

namespace optio::link {

/// What is to be amended and what is to become of later entries; the reason goes beside it.
Json told(const Amending &amending);
/// Reads it. Throws Error for another form.
Amending amendingFrom(const Json &told);

/// An amendment that the keeper has worked out, as a guest looks at it: {"before","after","consequences","body"}; `body` is of the entry
/// that would be written.
Json told(const Amendment &amendment);
/// Reads it; the state it leads to stays with the keeper. Throws Error for another form.
Amendment amendmentFrom(const Json &told);

} // namespace optio::link
