// SPDX-License-Identifier: GPL-3.0-or-later
// How an act is told on the board before the board has changed: still pictures in their order, from the arrow to the routed card. Made of
// what the board showed before and shows after, and of the act's entry; it knows no rules.
#pragma once

#include "app/board/board_view.h"
#include "rules/journal/journal.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <functional>

namespace optio {

/// One picture: what is drawn over the field, and how field and sides look by then.
struct StageStep {
    /// "arrow", "chance", "check" (dice of single units), "die" (that decides), "sum", "hits", "leave", "come", "draw", "tell".
    QString kind;
    QString title;    ///< "Attack 1 of 2.", or ""
    QString sentence; ///< what the story line says
    /// {from,to: [unit id]; side; chances: [{unit,own,percent}]; dice: [{unit,side,value}], `unit` "" for one between the cards;
    /// hits: [{unit,count}]; leaving: [{unit: as the board shows it, area, to}], `to` "second:a", "away:a" (off the field) or "hand:a";
    /// coming: [{area,from}], `from` like `to` or an area; drawn: [side]}
    QVariantMap shown;
    QList<QVariantMap> areas;
    QVariantMap sides;
};

/// An act told so; without steps where there is nothing to see.
struct StagedAct {
    int n = 0;
    QString side; ///< who made it
    QString sentence;
    QVariantList dice;
    QList<StageStep> steps;
    /// Did dice fall or did a unit leave the field? Other acts need nobody to wait for them.
    bool weighty = false;
};

/// What the chances were: of an attack that was declared, by its number, or of laying the first thing on the second.
using ChancesBefore = std::function<QVariantList(int attack, const QString &from, const QString &to)>;

/// `entry` made of what is seen `before` what is seen `after`; `side` made it.
StagedAct staged(const BoardView &before, const BoardView &after, const Entry &entry, const QString &side, const ChancesBefore &chances);

} // namespace optio
