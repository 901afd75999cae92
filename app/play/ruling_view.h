// SPDX-License-Identifier: GPL-3.0-or-later
// A stored ruling as the result card and the journal's detail page show it.
#pragma once

#include "rules/journal/journal.h"
#include "rules/ruling/form.h"

#include <QString>
#include <QVariant>

#include <functional>

namespace optio {

class Resolver;
class Ruleset;

/// What is needed beside the entry to tell it well.
struct RulingContext {
    const Ruleset *ruleset = nullptr;
    const Json *state = nullptr;                      ///< a state of the game, to name the units
    bool before = false;                              ///< is it the very state the ruling was made on? Then the chance can be told
    std::function<QString(const QString &)> armyOf;   ///< unit id → "a" or "b", empty when unknown
    std::function<QString(const QString &)> sideName; ///< "a" → "Carthage"
};

/// The state an entry was made on; `state` is what it made of it, and nothing after it stands.
Json stateBefore(const Json &state, const Entry &entry);
/// {n,kind,turn,time,title,sentence,comparison,chance,instructions,sides,changes,followUps} as App.result describes them; a note has its
/// sentence only.
QVariantMap rulingView(const Entry &entry, const RulingContext &context);
/// A ruling outside a game: {sentence,comparison,instructions,sides} in the same way.
QVariantMap trialView(const Resolver &resolver, const Json &input, const Ruling &ruling,
                      const std::function<QString(const QString &)> &name);
/// A ruling that is not made yet: {sentence,comparison,lines,totals,instructions} as App.resolver describes its preview.
QVariantMap previewView(const Ruling &ruling, bool cross);
/// With a stop at its end, so that another sentence can follow.
QString withStop(QString sentence);
/// The dice of an entry in one text: "5 · 2".
QString diceText(const Json &result);
/// The other side when `cross` (see crossed()), otherwise the same: an army keeps its place and colour whichever side of a form it fills.
QString screenSide(const QString &side, bool cross);

} // namespace optio
