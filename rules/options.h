// SPDX-License-Identifier: GPL-3.0-or-later
// Options of a game: what the players settle before it starts.
#pragma once

#include "rules/figures/figures.h"
#include "rules/ruling/form.h"

#include <vector>

namespace optio {

/// Options as figures describe them: rows { id, label, help, rule, standard, choices = [{ value, label, help }] }. One with `least` and
/// `most` in place of choices is answered with a whole number, one with neither with yes or no. Throws Error with file and line for a
/// faulty row.
std::vector<Question> readOptions(const Figure &rows);

/// The value of every option: the one `given` where there is one, else its default. `given` is an object of option ids and values, or null
/// for none. Throws Error for anything else, for an unknown option and for a value that is not allowed, in this order.
Json settledOptions(const std::vector<Question> &options, const Json &given);

} // namespace optio
