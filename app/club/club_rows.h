// SPDX-License-Identifier: GPL-3.0-or-later
// A club event as the rows and facts that its screens show.
#pragma once

#include "app/club/club_sums.h"

#include <QList>
#include <QVariant>

namespace optio {

/// {id,name,place,date,subtitle,scheme,schemeNote,rounds,minutes,drawn: the last round,players: how many play on,undo,redo,pairing,live,
///  tabs: [{value: round,label,state: "in", "now" or "later"}],counted,ruleset,teams,boardsByLot}
QVariantMap clubFacts(const ClubSums &sums);
/// The tables of a round in their order: {id,table,a,b,armyA,armyB,beforeA,beforeB,in,score,short,confirmed,note,winner: "a", "b" or "",
/// noted,live,liveText,liveDetail}. `confirmed` says who still has to; "" when both have. The last three are addLive()'s.
QList<QVariantMap> clubTables(const ClubSums &sums, int round);
/// What ends the list of a round: {kind: "bye", "left" or "late",name,text,detail}.
QVariantList clubAsides(const club::Event &event, int round);
/// "Swiss, drawn at 13:45 · no second meetings", the breaches of a drawing in its place where there are some.
QString clubRoundNote(const club::Event &event, int round);
/// {id,place,name,army,played,won,points,tie,settled,gone}: `tie` is the figure of the scheme's first tie-break that is a number.
QList<QVariantMap> clubStandings(const ClubSums &sums);
/// The teams, where teams meet: [{place,name,played,won,points}].
QVariantList clubTeams(const ClubSums &sums);
/// What that figure is called.
QString clubTieName(const club::Scheme &scheme);
/// The sentences of the ties that were settled.
QStringList clubTies(const ClubSums &sums);
/// {id,name,army,club,detail,problems,state: "plays", "left", "late",table,strength,team,roster}
QList<QVariantMap> clubPlayers(const club::Event &event);
/// The next drawing: {text: "Draw round 4",detail: what is missing or what it would be,ready,over}
QVariantMap clubNext(const ClubSums &sums);
/// What a result of this event is asked for: {elements,generals,camps: the largest count; 0 where it does not matter,score,points: 12:8 is
/// the points,strengths,broken,decides}
QVariantMap clubAsks(const club::Event &event);
/// One player's games: {name,army,club,place,points,games: [{round,text,points}]}
QVariantMap clubRecord(const club::Event &event, const std::string &player);
/// What the wall shows: {name,round,rounds,in,tables,byes,standings: [{place,name,points,ahead}]}; `tables` are clubTables() of the last
/// round.
QVariantMap clubWall(const ClubSums &sums, const QList<QVariantMap> &tables);
/// "1 of 6 results in"
QString clubResults(const QList<QVariantMap> &tables);
/// The pairings there are: [{value,label,detail,teams: can teams meet so}].
QVariantList clubPairings();
/// The words of a pairing.
QString pairingText(club::Pairing pairing);

} // namespace optio
