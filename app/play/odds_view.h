// SPDX-License-Identifier: GPL-3.0-or-later
// Odds as people read them: percentages, fractions, the bar's bands, and what an answer is worth.
#pragma once

#include "app/qt/phrasebook.h"
#include "rules/dice/odds.h"
#include "rules/ruleset.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace optio {

/// A chance as 0..1.
double partOf(Weight weight, Weight of);
/// "61 %"; "<1 %" and ">99 %" for what is neither impossible nor certain.
QString percent(Weight weight, Weight of);
/// The same for a chance of 0..1.
QString percent(double chance);
/// "11/18", in lowest terms; empty from a denominator of 1,000 on, where the percentage alone is told.
QString share(Weight weight, Weight of);
/// The same of a fraction that is in lowest terms already.
QString readable(const QString &fraction);

/// What an answer is worth, seen from one side: "+14 %" and "good", "−9 %" and "bad"; "±0 %" and "none" when the odds change but not in
/// anybody's favour.
struct Worth {
    QString text;
    QString tone = QStringLiteral("none");
};
Worth worth(double change);

/// Like outcomes of a case.
struct Band {
    QString label;
    QString favours; ///< "a", "b" or "": a side of the form
    int hard = 0;    ///< 0..3
    Weight weight = 0;
};
/// The outcomes of a case, like ones together, in the order of the bar. `tell` says an outcome's label in the language of now.
std::vector<Band> bandsOf(const Case &ready, const Distribution &odds, QString (*tell)(const std::string &label) = spoken);
/// [{label,percent,fraction,p,favours,weight}] in the order of the bar. With `cross` the form's side a is army b (see crossed()).
QVariantList bandsView(const std::vector<Band> &bands, const Distribution &odds, bool cross);
/// The cumulative views [{label,percent,fraction}]: each army gains something, each unit is destroyed; army a's first. Empty when nobody
/// can gain. `army` and `unit` are the names of a and b.
QVariantList cumulativeView(const std::vector<Band> &bands, Weight of, bool cross, const QStringList &army, const QStringList &unit);

/// What counts whatever the dice show: the lines that the lowest dice and the highest have in common. Throws Error where the rules tell of
/// it only when it is done.
std::vector<Line> certainLines(const Case &ready);

/// What points or cards can still do once the dice are seen: [{label,rule,percent,fraction}], the chance of the outcome that spending
/// makes likelier. Empty where nothing can be spent.
QVariantList prospectsView(const Case &ready);

} // namespace optio
