// SPDX-License-Identifier: GPL-3.0-or-later
// Whole values of the engine with what people read in them told in the language of now (phrasebook.h).
#pragma once

#include <QVariant>

namespace optio {

/// The value, maps and lists to their depth, with the texts under "label", "text", "question", "refusal", "help", "title", "detail",
/// "sentence", "heading", "say", "why", "stakes", "yes", "no", "turn", "note", "later" and "buys" looked up; what stands under "do" is an
/// act, and stays. As it is while English is spoken.
QVariant inWords(const QVariant &value);

} // namespace optio
