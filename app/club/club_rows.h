// SPDX-License-Identifier: GPL-3.0-or-later
// A club event as the rows and facts that its screens show.
#pragma once

#include "rules/club/event.h"

#include <QList>
#include <QVariant>

namespace optio {

/// {id,name,place,date,subtitle,scheme,schemeNote,rounds,minutes,drawn: the last round,players: how many play on,undo,redo,pairing,live,
///  tabs: [{value: round,label,state: "in", "now" or "later"}],counted,decides: somebody must win each game}
QVariantMap clubFacts(const club::Event &event);
/// The tables of a round in their order: {id,table,a,b,armyA,armyB,beforeA,beforeB,in,score,short,confirmed,note,winner: "a", "b" or "",
/// noted}. `confirmed` says who still has to; "" when both have.
QList<QVariantMap> clubTables(const club::Event &event, int round);
/// What ends the list of a round: {kind: "bye", "left" or "late",name,text,detail}.
QVariantList clubAsides(const club::Event &event, int round);
/// "Swiss, drawn at 13:45 · no second meetings", the breaches of a drawing in its place where there are some.
QString clubRoundNote(const club::Event &event, int round);
/// {id,place,name,army,played,won,points,tie,settled,gone}: `tie` is the figure of the scheme's first tie-break that is a number.
QList<QVariantMap> clubStandings(const club::Event &event);
/// What that figure is called.
QString clubTieName(const club::Scheme &scheme);
/// The sentences of the ties that were settled.
QStringList clubTies(const club::Event &event);
/// {id,name,army,club,detail,problems,state: "plays", "left", "late",table,strength,rating}
QList<QVariantMap> clubPlayers(const club::Event &event);
/// The next drawing: {text: "Draw round 4",detail: what is missing or what it would be,ready,over}
QVariantMap clubNext(const club::Event &event);
/// What a result of this event is asked for: {elements,generals,camps: the largest count; 0 where it does not matter,score,points: 12:8 is
/// the points,strengths,broken,decides}
QVariantMap clubAsks(const club::Event &event);
/// One player's games: {name,army,club,place,points,games: [{round,text,points}]}
QVariantMap clubRecord(const club::Event &event, const std::string &player);
/// What the wall shows at a time: {name,round,rounds,in,tables: [row of clubTables()],byes,standings: [{place,name,points,ahead}]}
QVariantMap clubWall(const club::Event &event, const std::string &time);
/// The words of a pairing.
QString pairingText(club::Pairing pairing);

} // namespace optio
