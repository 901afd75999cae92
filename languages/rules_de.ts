<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<context>
    <name>ancients</name>
    <message><source> A leader is given for it.</source><translation> Ein Anführer wird dafür gegeben.</translation></message>
    <message><source> and their group are held</source><translation> und ihre Gruppe sind zurückgehalten</translation></message>
    <message><source> and they panic</source><translation> und sie geraten in Panik</translation></message>
    <message><source> announce a stratagem and seal it.</source><translation> kündigen eine Kriegslist an und versiegeln sie.</translation></message>
    <message><source> are destroyed.</source><translation> sind vernichtet.</translation></message>
    <message><source> are disordered.</source><translation> sind in Unordnung.</translation></message>
    <message><source> are held</source><translation> sind zurückgehalten</translation></message>
    <message><source> are mounted: they advance round woods and swamps (ANC-057)</source><translation> sind beritten: Sie rücken um Wald und Sumpf herum vor (ANC-057)</translation></message>
    <message><source> are neither infantry nor cavalry and change places with nobody (ANC-115)</source><translation> sind weder Infanterie noch Kavallerie und tauschen mit niemandem den Platz (ANC-115)</translation></message>
    <message><source> are never impetuous (ANC-051)</source><translation> sind nie ungestüm (ANC-051)</translation></message>
    <message><source> are out for their next turn (ANC-097).</source><translation> setzen den nächsten Zug aus (ANC-097).</translation></message>
    <message><source> begin their turn.</source><translation> beginnen ihren Zug.</translation></message>
    <message><source> belongs to the enemy</source><translation> gehört dem Gegner</translation></message>
    <message><source> cannot be held (ANC-061)</source><translation> kann nicht zurückgehalten werden (ANC-061)</translation></message>
    <message><source> cannot retreat: it did so already in this step (ANC-075)</source><translation> kann sich nicht zurückziehen: in diesem Schritt schon geschehen (ANC-075)</translation></message>
    <message><source> cannot retreat: it is disordered (ANC-073)</source><translation> kann sich nicht zurückziehen: in Unordnung (ANC-073)</translation></message>
    <message><source> cannot retreat: it is not faster than every attacker (ANC-073)</source><translation> kann sich nicht zurückziehen: nicht schneller als jeder Angreifer (ANC-073)</translation></message>
    <message><source> change places, each with the other's hex and facing.</source><translation> tauschen die Plätze, je mit Hexfeld und Blickrichtung der anderen.</translation></message>
    <message><source> charge this turn.</source><translation> greifen in diesem Zug an.</translation></message>
    <message><source> come out of hiding, in good order.</source><translation> kommen aus ihrem Versteck, in guter Ordnung.</translation></message>
    <message><source> destroyed (ANC-171)</source><translation> vernichtet (ANC-171)</translation></message>
    <message><source> destroyed, but recovered (ANC-169)</source><translation> vernichtet, aber zurückgewonnen (ANC-169)</translation></message>
    <message><source> does not pass through itself (ANC-044)</source><translation> zieht nicht durch sich selbst (ANC-044)</translation></message>
    <message><source> enter the hex.</source><translation> betreten das Hexfeld.</translation></message>
    <message><source> fall with it (ANC-098).</source><translation> fallen mit ihr (ANC-098).</translation></message>
    <message><source> falls with it (ANC-098).</source><translation> fällt mit ihr (ANC-098).</translation></message>
    <message><source> fell: say who was in contact (ANC-100)</source><translation> ist gefallen: Sag, wer in Kontakt war (ANC-100)</translation></message>
    <message><source> field no units (ANC-162)</source><translation> stellen keine Einheiten (ANC-162)</translation></message>
    <message><source> flee from the enemy, their full movement.</source><translation> fliehen vor dem Gegner, ihre volle Bewegung.</translation></message>
    <message><source> given for stratagems</source><translation> für Kriegslisten gegeben</translation></message>
    <message><source> has acted already (ANC-035)</source><translation> hat schon gehandelt (ANC-035)</translation></message>
    <message><source> has acted already: coming on was its move (ANC-122)</source><translation> hat schon gehandelt: Die Ankunft war ihre Bewegung (ANC-122)</translation></message>
    <message><source> has advanced already (ANC-057)</source><translation> ist schon vorgerückt (ANC-057)</translation></message>
    <message><source> has fled</source><translation> ist geflohen</translation></message>
    <message><source> has no back face, and no unit of the catalogue is like it; write both faces, such as KN(9-4/4-4) (ANC-013)</source><translation> hat keine Rückseite, und keine Einheit des Katalogs gleicht ihr; gib beide Seiten an, etwa KN(9-4/4-4) (ANC-013)</translation></message>
    <message><source> has no flanks (ANC-088)</source><translation> hat keine Flanken (ANC-088)</translation></message>
    <message><source> has no leader with it</source><translation> hat keinen Anführer bei sich</translation></message>
    <message><source> has no units (ANC-161)</source><translation> hat keine Einheiten (ANC-161)</translation></message>
    <message><source> has no units to play with (ANC-150)</source><translation> hat keine spielbaren Einheiten (ANC-150)</translation></message>
    <message><source> have held: a draw is theirs.</source><translation> haben gehalten: Ein Unentschieden zählt für sie.</translation></message>
    <message><source> have left the battle (ANC-181)</source><translation> haben die Schlacht verlassen (ANC-181)</translation></message>
    <message><source> have no initiative.</source><translation> haben keine Initiative.</translation></message>
    <message><source> have no leader left to give for a stratagem: only a bluff can be sealed (ANC-110)</source><translation> haben keinen Anführer mehr für eine Kriegslist: Nur ein Bluff kann versiegelt werden (ANC-110)</translation></message>
    <message><source> have no units</source><translation> haben keine Einheiten</translation></message>
    <message><source> have not more initiative left than they had (ANC-033)</source><translation> haben nicht mehr Initiative übrig, als sie hatten (ANC-033)</translation></message>
    <message><source> have nothing left to field (ANC-160)</source><translation> haben nichts mehr aufzustellen (ANC-160)</translation></message>
    <message><source> have sealed notes: they are opened before the battle ends (ANC-109)</source><translation> haben versiegelte Notizen: Sie werden vor dem Ende der Schlacht geöffnet (ANC-109)</translation></message>
    <message><source> have won</source><translation> haben gewonnen</translation></message>
    <message><source> have won the battle.</source><translation> haben die Schlacht gewonnen.</translation></message>
    <message><source> have won the campaign.</source><translation> haben die Kampagne gewonnen.</translation></message>
    <message><source> in the battle (ANC-171)</source><translation> in der Schlacht (ANC-171)</translation></message>
    <message><source> in the first turns.</source><translation> in den ersten Zügen.</translation></message>
    <message><source> is destroyed.</source><translation> ist vernichtet.</translation></message>
    <message><source> is disordered already (ANC-048)</source><translation> ist schon in Unordnung (ANC-048)</translation></message>
    <message><source> is disordered.</source><translation> ist in Unordnung.</translation></message>
    <message><source> is held already (ANC-061)</source><translation> ist schon zurückgehalten (ANC-061)</translation></message>
    <message><source> is held or uncontrolled, not both (ANC-061)</source><translation> ist zurückgehalten oder unkontrolliert, nicht beides (ANC-061)</translation></message>
    <message><source> is in good order</source><translation> ist in guter Ordnung</translation></message>
    <message><source> is in the other army</source><translation> ist in der anderen Armee</translation></message>
    <message><source> is lost</source><translation> ist verloren</translation></message>
    <message><source> is more than is needed: the share is reached without the cheapest</source><translation> ist mehr als nötig: Der Anteil ist auch ohne die billigste erreicht</translation></message>
    <message><source> is named twice</source><translation> ist zweimal genannt</translation></message>
    <message><source> is named twice (ANC-119)</source><translation> ist zweimal genannt (ANC-119)</translation></message>
    <message><source> is never rallied</source><translation> sammelt sich nie</translation></message>
    <message><source> is no enemy (ANC-047)</source><translation> ist kein Gegner (ANC-047)</translation></message>
    <message><source> is no friend: nobody passes through an enemy (ANC-044)</source><translation> ist kein Freund: Niemand zieht durch einen Gegner (ANC-044)</translation></message>
    <message><source> is no infantry: a hill does not help it (ANC-081)</source><translation> ist keine Infanterie: Ein Hügel hilft ihr nicht (ANC-081)</translation></message>
    <message><source> is no infantry: a village does not help it (ANC-085)</source><translation> ist keine Infanterie: Ein Dorf hilft ihr nicht (ANC-085)</translation></message>
    <message><source> is no surviving unit of the loser (ANC-168)</source><translation> ist keine überlebende Einheit des Verlierers (ANC-168)</translation></message>
    <message><source> is not among those that move (ANC-037)</source><translation> ist nicht unter denen, die sich bewegen (ANC-037)</translation></message>
    <message><source> is not in a campaign army (ANC-162)</source><translation> ist in keiner Kampagnenarmee (ANC-162)</translation></message>
    <message><source> is not on the map and stands with nobody (ANC-108)</source><translation> ist nicht auf der Karte und steht bei niemandem (ANC-108)</translation></message>
    <message><source> is not on the map: no leader stands with it (ANC-108)</source><translation> ist nicht auf der Karte: Kein Anführer steht bei ihr (ANC-108)</translation></message>
    <message><source> is out for its next turn (ANC-097).</source><translation> setzt den nächsten Zug aus (ANC-097).</translation></message>
    <message><source> is panicking: not yours to order (ANC-032)</source><translation> ist in Panik: nicht unter deinem Befehl (ANC-032)</translation></message>
    <message><source> is still to be entered (ANC-167)</source><translation> ist noch einzutragen (ANC-167)</translation></message>
    <message><source> is taken (ANC-135).</source><translation> ist genommen (ANC-135).</translation></message>
    <message><source> is uncontrolled: not yours to order (ANC-057)</source><translation> ist unkontrolliert: nicht unter deinem Befehl (ANC-057)</translation></message>
    <message><source> is under control (ANC-057)</source><translation> ist unter Kontrolle (ANC-057)</translation></message>
    <message><source> is void</source><translation> ist nichtig</translation></message>
    <message><source> left a zone of control and cannot attack this turn (ANC-047).</source><translation> haben eine Kontrollzone verlassen und können in diesem Zug nicht angreifen (ANC-047).</translation></message>
    <message><source> may be fielded (ANC-162)</source><translation> dürfen aufgestellt werden (ANC-162)</translation></message>
    <message><source> must advance (ANC-057)</source><translation> müssen vorrücken (ANC-057)</translation></message>
    <message><source> must attack if an enemy is in a front hex (ANC-060)</source><translation> muss angreifen, wenn ein Gegner auf einem Frontfeld ist (ANC-060)</translation></message>
    <message><source> must attack if an enemy is in a front hex.</source><translation> müssen angreifen, wenn ein Gegner auf einem Frontfeld ist.</translation></message>
    <message><source> must be entered (ANC-103)</source><translation> muss betreten werden (ANC-103)</translation></message>
    <message><source> neither panic nor have retreated: they do not flee (ANC-032)</source><translation> sind weder in Panik noch haben sie sich zurückgezogen: Sie fliehen nicht (ANC-032)</translation></message>
    <message><source> never moves (ANC-037)</source><translation> bewegt sich nie (ANC-037)</translation></message>
    <message><source> never retreats (ANC-073)</source><translation> zieht sich nie zurück (ANC-073)</translation></message>
    <message><source> off the map that no sealed note names: seal where they march or hide, or put them on the map (ANC-119, ANC-130)</source><translation> außerhalb der Karte, die keine versiegelte Notiz nennt: Versiegle, wo sie marschieren oder sich verstecken, oder stelle sie auf die Karte (ANC-119, ANC-130)</translation></message>
    <message><source> one hex, its back to the hex it left.</source><translation> um ein Hexfeld, mit dem Rücken zum verlassenen Hexfeld.</translation></message>
    <message><source> panic in their next turn</source><translation> geraten im nächsten eigenen Zug in Panik</translation></message>
    <message><source> point of victory.</source><translation> Siegpunkt.</translation></message>
    <message><source> points of victory.</source><translation> Siegpunkte.</translation></message>
    <message><source> put on the map.</source><translation> auf die Karte gestellt.</translation></message>
    <message><source> run at the nearest enemy they see.</source><translation> rennen auf den nächsten Gegner zu, den sie sehen.</translation></message>
    <message><source> run at the nearest enemy.</source><translation> rennen auf den nächsten Gegner zu.</translation></message>
    <message><source> seal where a unit hides.</source><translation> versiegeln, wo sich eine Einheit versteckt.</translation></message>
    <message><source> see no enemy and stand (ANC-058).</source><translation> sehen keinen Gegner und bleiben stehen (ANC-058).</translation></message>
    <message><source> stand in a sealed note and keep their depth (ANC-112)</source><translation> stehen in einer versiegelten Notiz und behalten ihre Tiefe (ANC-112)</translation></message>
    <message><source> stand in another note (ANC-130)</source><translation> stehen in einer anderen Notiz (ANC-130)</translation></message>
    <message><source> stands alone.</source><translation> steht allein.</translation></message>
    <message><source> stay behind alone.</source><translation> bleiben allein zurück.</translation></message>
    <message><source> stay off the map: a sealed note names them (ANC-112)</source><translation> bleiben außerhalb der Karte: Eine versiegelte Notiz nennt sie (ANC-112)</translation></message>
    <message><source> stays behind alone.</source><translation> bleibt allein zurück.</translation></message>
    <message><source> stop in the woods or swamp.</source><translation> halten in Wald oder Sumpf an.</translation></message>
    <message><source> through its friend, who is not affected, its back to the hex it left (ANC-045).</source><translation> durch ihren Freund, der nicht betroffen ist, mit dem Rücken zum verlassenen Hexfeld (ANC-045).</translation></message>
    <message><source> was not destroyed in this battle, or is not the winner's (ANC-169)</source><translation> wurde in dieser Schlacht nicht vernichtet oder gehört nicht dem Sieger (ANC-169)</translation></message>
    <message><source> was not fielded (ANC-168)</source><translation> war nicht aufgestellt (ANC-168)</translation></message>
    <message><source> was not kept off the map</source><translation> wurde nicht außerhalb der Karte gehalten</translation></message>
    <message><source> was not kept off the map (ANC-119)</source><translation> wurde nicht außerhalb der Karte gehalten (ANC-119)</translation></message>
    <message><source> win the campaign.</source><translation> gewinnen die Kampagne.</translation></message>
    <message><source>"(" after the code</source><translation>„(“ nach dem Code</translation></message>
    <message><source>")" after the second face</source><translation>„)“ nach der zweiten Seite</translation></message>
    <message><source>")" after the tag</source><translation>„)“ nach dem Zusatz</translation></message>
    <message><source>"/" and a second face, or ")"</source><translation>„/“ und eine zweite Seite, oder „)“</translation></message>
    <message><source>"for all"</source><translation>„for all“</translation></message>
    <message><source>, a leader lost</source><translation>, ein Anführer verloren</translation></message>
    <message><source>, facing as you like.</source><translation>, Blickrichtung nach Belieben.</translation></message>
    <message><source>, leader lost</source><translation>, Anführer verloren</translation></message>
    <message><source>, leaders lost</source><translation>, Anführer verloren</translation></message>
    <message><source>1 minute</source><translation>1 Minute</translation></message>
    <message><source>1, doubled 2, tripled 3</source><translation>1, verdoppelt 2, verdreifacht 3</translation></message>
    <message><source>2 minutes</source><translation>2 Minuten</translation></message>
    <message><source>2 or 3 under the stroke</source><translation>2 oder 3 unter dem Bruchstrich</translation></message>
    <message><source>3 or 4 after the x</source><translation>3 oder 4 nach dem x</translation></message>
    <message><source>4, and five hexes</source><translation>4, und fünf Hexfelder</translation></message>
    <message><source>6 with a star, no flanks to spare</source><translation>6 mit Stern, aber empfindliche Flanken</translation></message>
    <message><source>8, and off by themselves</source><translation>8, und gehen von selbst durch</translation></message>
    <message><source>: a unit of an army is one unit, without a number before it (ANC-008)</source><translation>: eine Einheit einer Armee ist eine einzelne Einheit, ohne Zahl davor (ANC-008)</translation></message>
    <message><source>: a unit outside the catalogue needs its cost (ANC-013)</source><translation>: eine Einheit außerhalb des Katalogs braucht ihre Kosten (ANC-013)</translation></message>
    <message><source>: a unit outside the catalogue needs its notation (ANC-013)</source><translation>: eine Einheit außerhalb des Katalogs braucht ihre Notation (ANC-013)</translation></message>
    <message><source>: a unit that panics is disordered (ANC-032)</source><translation>: eine Einheit in Panik ist in Unordnung (ANC-032)</translation></message>
    <message><source>: in good order</source><translation>: in guter Ordnung</translation></message>
    <message><source>: it has panicked</source><translation>: sie ist in Panik geraten</translation></message>
    <message><source>: its leader falls with it</source><translation>: ihr Anführer fällt mit ihr</translation></message>
    <message><source>: its two faces shoot as different classes</source><translation>: ihre zwei Seiten schießen als verschiedene Klassen</translation></message>
    <message><source>: nothing in the table; left behind.</source><translation>: nichts in der Tabelle; weggelassen.</translation></message>
    <message><source>: only barbarians have a charge (ANC-011)</source><translation>: Nur Barbaren haben einen Angriff (ANC-011)</translation></message>
    <message><source>: the army panics.</source><translation>: die Armee gerät in Panik.</translation></message>
    <message><source>: the sealed note is missing</source><translation>: die versiegelte Notiz fehlt</translation></message>
    <message><source>: this note is no march (ANC-119)</source><translation>: diese Notiz ist kein Marsch (ANC-119)</translation></message>
    <message><source>A barbarian has moved: it is too late for the charge (ANC-063)</source><translation>Ein Barbar hat sich bewegt: Für den Angriff ist es zu spät (ANC-063)</translation></message>
    <message><source>A close combat with its odds, a unit destroyed, undo and the journal.</source><translation>Ein Nahkampf mit seinen Chancen, eine vernichtete Einheit, Rückgängig und das Protokoll.</translation></message>
    <message><source>A die hits up to</source><translation>Ein Würfel trifft bis</translation></message>
    <message><source>A disordered unit is weaker and cannot attack. Disordered again, it is destroyed. Leaders bring it back to order.</source><translation>Eine ungeordnete Einheit ist schwächer und kann nicht angreifen. Gerät sie noch einmal in Unordnung, ist sie vernichtet. Anführer ordnen sie wieder.</translation></message>
    <message><source>A false deployment comes out right after the attacker's first turn (ANC-113)</source><translation>Eine Scheinaufstellung kommt gleich nach dem ersten Zug des Angreifers heraus (ANC-113)</translation></message>
    <message><source>A flank march comes on in its owner's third turn, a rear march in the fourth, as soon as there is initiative for it; a reserve from the third on when its owner likes.</source><translation>Ein Flankenmarsch kommt im dritten Zug seines Besitzers, ein Marsch in den Rücken im vierten, sobald Initiative dafür da ist; eine Reserve vom dritten an, wenn ihr Besitzer es will.</translation></message>
    <message><source>A group takes nobody along who did not touch it at the start, and leaves nobody behind.</source><translation>Eine Gruppe nimmt niemanden mit, der sie zu Beginn nicht berührte, und lässt niemanden zurück.</translation></message>
    <message><source>A group with a unit in contact does not move together: use single moves (ANC-038)</source><translation>Eine Gruppe mit einer Einheit in Kontakt bewegt sich nicht gemeinsam: Nutze Einzelbewegungen (ANC-038)</translation></message>
    <message><source>A hidden unit appears as soon as an enemy could see it, looking all round and past other units.</source><translation>Eine versteckte Einheit erscheint, sobald ein Gegner sie sehen könnte, der rundum und an anderen Einheiten vorbei blickt.</translation></message>
    <message><source>A hit disorders; the second one destroys. In woods or a village everybody is shot at as a phalanx.</source><translation>Ein Treffer bringt in Unordnung, der zweite vernichtet. In Wald oder Dorf wird jeder wie eine Phalanx beschossen.</translation></message>
    <message><source>A leader is captured (ANC-098).</source><translation>Ein Anführer wird gefangen (ANC-098).</translation></message>
    <message><source>A leader is with it, but shaken: he gives nothing this turn.</source><translation>Ein Anführer ist bei ihr, aber erschüttert: Er bringt in diesem Zug nichts.</translation></message>
    <message><source>A leader is with this unit: it fights better, and falls with him at risk.</source><translation>Ein Anführer ist bei dieser Einheit: Sie kämpft besser, und fällt sie, ist er in Gefahr.</translation></message>
    <message><source>A leader with it is lost.</source><translation>Ein Anführer bei ihr ist verloren.</translation></message>
    <message><source>A line with a unit in woods or swamp does not move together: use single moves, or a column (ANC-038)</source><translation>Eine Linie mit einer Einheit in Wald oder Sumpf bewegt sich nicht gemeinsam: Nutze Einzelbewegungen oder eine Kolonne (ANC-038)</translation></message>
    <message><source>A march is opened when it comes on: see Arrival (ANC-113)</source><translation>Ein Marsch wird geöffnet, wenn er kommt: siehe Ankunft (ANC-113)</translation></message>
    <message><source>A move costs a point, for one unit or for a group that moves in line or column. Twice as far costs two, three times as far three.</source><translation>Eine Bewegung kostet einen Punkt, für eine Einheit oder für eine Gruppe, die sich in Linie oder Kolonne bewegt. Doppelt so weit kostet zwei, dreimal so weit drei.</translation></message>
    <message><source>A move of a unit or a group</source><translation>Bewegung einer Einheit oder Gruppe</translation></message>
    <message><source>A night attack comes out right after deployment (ANC-113)</source><translation>Ein Nachtangriff kommt gleich nach der Aufstellung heraus (ANC-113)</translation></message>
    <message><source>A plain between a hill and a river.</source><translation>Eine Ebene zwischen einem Hügel und einem Fluss.</translation></message>
    <message><source>A runaway mule is said to have begun it. On the flat the pikes drove the legions back; on the rising ground gaps opened between them, and the Romans went in.</source><translation>Ein durchgegangenes Maultier soll es ausgelöst haben. In der Ebene trieben die Piken die Legionen zurück; auf dem ansteigenden Boden taten sich Lücken auf, und die Römer stießen hinein.</translation></message>
    <message><source>A sparse LA is worth more than a Psiloi element, a dense MM a little less than one of Auxilia.</source><translation>Ein lockerer LA ist mehr wert als ein Element Psiloi, ein dichter MM etwas weniger als eines Auxilia.</translation></message>
    <message><source>A starred face against cavalry; starred LI against all but infantry.</source><translation>Eine Seite mit Stern gegen Kavallerie; LI mit Stern gegen alles außer Infanterie.</translation></message>
    <message><source>A third of the enemy's value on the map starts disordered; its owner chooses which.</source><translation>Ein Drittel des feindlichen Werts auf der Karte beginnt in Unordnung; der Besitzer wählt, welches.</translation></message>
    <message><source>A turn</source><translation>Ein Zug</translation></message>
    <message><source>A turn begins with a die for the initiative: so many points, PIPs for short, to move with. The big button is always what comes next.</source><translation>Ein Zug beginnt mit einem Würfel für die Initiative: so viele Punkte, kurz PIPs, für Bewegungen. Der große Knopf ist immer das, was als Nächstes kommt.</translation></message>
    <message><source>A unit faces a corner of its hex. Its two front hexes are its zone of control; the other four are flanks, and the two of them opposite the front are its rear. A disordered unit has no zone of control.</source><translation>Eine Einheit blickt auf eine Ecke ihres Hexfelds. Ihre zwei Frontfelder sind ihre Kontrollzone; die anderen vier sind Flanken, und die zwei davon gegenüber der Front sind ihr Rücken. Eine ungeordnete Einheit hat keine Kontrollzone.</translation></message>
    <message><source>A unit hides</source><translation>Eine Einheit versteckt sich</translation></message>
    <message><source>A unit moves only into a front hex. Its facing changes only by turning in place, for one movement point, or in a retreat.</source><translation>Eine Einheit bewegt sich nur auf ein Frontfeld. Ihre Blickrichtung ändert sich nur durch Drehen auf der Stelle, für einen Bewegungspunkt, oder bei einem Rückzug.</translation></message>
    <message><source>A unit pays for itself; a line of several pays once for all.</source><translation>Eine Einheit zahlt für sich; eine Linie aus mehreren zahlt einmal für alle.</translation></message>
    <message><source>A victory point to begin with.</source><translation>Ein Siegpunkt zu Beginn.</translation></message>
    <message><source>Add the strengths of all who attack together, double them for a flank, a leader, a hill; divide by the defender's. A die on the row of that ratio gives the result.</source><translation>Zähle die Stärken aller zusammen, die gemeinsam angreifen, verdopple sie für eine Flanke, einen Anführer, einen Hügel; teile durch die des Verteidigers. Ein Würfel in der Zeile dieses Verhältnisses gibt das Ergebnis.</translation></message>
    <message><source>Advance</source><translation>Vorrücken</translation></message>
    <message><source>After the attacker's first turn the defender lets units change places: infantry with infantry, cavalry with cavalry.</source><translation>Nach dem ersten Zug des Angreifers lässt der Verteidiger Einheiten die Plätze tauschen: Infanterie mit Infanterie, Kavallerie mit Kavallerie.</translation></message>
    <message><source>Against</source><translation>Gegen</translation></message>
    <message><source>Against which code of the enemy?</source><translation>Gegen welchen Code des Gegners?</translation></message>
    <message><source>Agreed by the players</source><translation>Von den Spielern vereinbart</translation></message>
    <message><source>Allowance</source><translation>Bewegungsweite</translation></message>
    <message><source>An army that has lost half of its units panics and flees. Otherwise the points for what was destroyed and taken decide when the last turn is over.</source><translation>Eine Armee, die die Hälfte ihrer Einheiten verloren hat, gerät in Panik und flieht. Sonst entscheiden nach dem letzten Zug die Punkte für Vernichtetes und Genommenes.</translation></message>
    <message><source>An arrival</source><translation>Eine Ankunft</translation></message>
    <message><source>An arrival needs 1 of initiative; none is left (ANC-122)</source><translation>Eine Ankunft braucht 1 Initiative; es ist keine übrig (ANC-122)</translation></message>
    <message><source>An attacker may enter the hex, facing as before.</source><translation>Ein Angreifer darf das Hexfeld betreten, Blickrichtung wie zuvor.</translation></message>
    <message><source>An enemy can be reached</source><translation>Ein Gegner ist erreichbar</translation></message>
    <message><source>Ancients</source><translation>Antike</translation></message>
    <message><source>And the foot in front of them: Heavy infantry 1.</source><translation>Und die Fußtruppen vor ihnen: Heavy infantry 1.</translation></message>
    <message><source>Announced, but nothing stands behind it; it costs no leader.</source><translation>Angekündigt, aber nichts steckt dahinter; er kostet keinen Anführer.</translation></message>
    <message><source>Archers, dense</source><translation>Bogenschützen, dicht</translation></message>
    <message><source>Are impetuous units held by a die, or by paying initiative?</source><translation>Werden ungestüme Einheiten durch einen Würfel zurückgehalten oder indem man Initiative zahlt?</translation></message>
    <message><source>Armoured lancers with archers among them.</source><translation>Gepanzerte Lanzenreiter mit Bogenschützen darunter.</translation></message>
    <message><source>Arrival</source><translation>Ankunft</translation></message>
    <message><source>Arrivals</source><translation>Ankünfte</translation></message>
    <message><source>Arrive</source><translation>Eintreffen</translation></message>
    <message><source>Artillery</source><translation>Artillerie</translation></message>
    <message><source>At home in woods and swamps.</source><translation>In Wald und Sumpf zu Hause.</translation></message>
    <message><source>At home in woods and swamps; slips through friends.</source><translation>In Wald und Sumpf zu Hause; schlüpfen durch Freunde.</translation></message>
    <message><source>At set-up the owner may exchange 2 HI_S for 1 PK_H, or back: either way they are worth 16 points.</source><translation>Bei der Aufstellung darf der Besitzer 2 HI_S gegen 1 PK_H tauschen oder zurück: So oder so sind sie 16 Punkte wert.</translation></message>
    <message><source>Athens and Thebes stood together against Philip, too late. He drew back before the Athenians until they had left the Thebans alone.</source><translation>Athen und Theben standen gemeinsam gegen Philipp, zu spät. Er wich vor den Athenern zurück, bis sie die Thebaner allein gelassen hatten.</translation></message>
    <message><source>Attack</source><translation>Angriff</translation></message>
    <message><source>Attack against defence gives a ratio, the ratio a row of chances: exact, before the die. Ground and flanks are asked, none matters here. Roll.</source><translation>Angriff gegen Verteidigung ergibt ein Verhältnis, das Verhältnis eine Zeile von Chancen: genau, vor dem Würfeln. Gelände und Flanken werden abgefragt, hier zählt davon nichts. Würfle.</translation></message>
    <message><source>Attacker</source><translation>Angreifer</translation></message>
    <message><source>Attackers</source><translation>Angreifer</translation></message>
    <message><source>Auxilia</source><translation>Auxilia</translation></message>
    <message><source>Award</source><translation>Vergeben</translation></message>
    <message><source>Barbarians charge</source><translation>Barbaren greifen an</translation></message>
    <message><source>Barbarians have one great charge in a battle; this one is still to come.</source><translation>Barbaren haben einen großen Angriff je Schlacht; dieser steht noch aus.</translation></message>
    <message><source>Begin</source><translation>Beginnen</translation></message>
    <message><source>Begin the turn</source><translation>Zug beginnen</translation></message>
    <message><source>Blades</source><translation>Klingen</translation></message>
    <message><source>Bluff</source><translation>Bluff</translation></message>
    <message><source>Bows</source><translation>Bögen</translation></message>
    <message><source>By the number of leaders</source><translation>Nach der Zahl der Anführer</translation></message>
    <message><source>By which edge does the march come on?</source><translation>Über welche Kante kommt der Marsch?</translation></message>
    <message><source>Camelry</source><translation>Kamelreiter</translation></message>
    <message><source>Camp</source><translation>Lager</translation></message>
    <message><source>Camp, elephants, wagons</source><translation>Lager, Elefanten, Wagen</translation></message>
    <message><source>Catalogue</source><translation>Katalog</translation></message>
    <message><source>Cavalry</source><translation>Kavallerie</translation></message>
    <message><source>Chaeronea</source><translation>Chaironeia</translation></message>
    <message><source>Charge</source><translation>Angriff</translation></message>
    <message><source>Chariots</source><translation>Streitwagen</translation></message>
    <message><source>Choose the map, place both camps and your army.</source><translation>Wähle die Karte, stelle beide Lager und deine Armee auf.</translation></message>
    <message><source>Class</source><translation>Klasse</translation></message>
    <message><source>Clock</source><translation>Uhr</translation></message>
    <message><source>Column of its hex</source><translation>Spalte des Hexfelds</translation></message>
    <message><source>Combat</source><translation>Nahkampf</translation></message>
    <message><source>Combat and victory</source><translation>Nahkampf und Sieg</translation></message>
    <message><source>Comes from</source><translation>Kommt von</translation></message>
    <message><source>Command and control</source><translation>Führung und Kontrolle</translation></message>
    <message><source>Command, control and stratagems beside a board of hexes. Optio keeps leaders, initiative, disorder and sealed notes, and reckons the odds.</source><translation>Führung, Kontrolle und Kriegslisten zu einem Spielplan aus Hexfeldern. Optio verwaltet Anführer, Initiative, Unordnung und versiegelte Notizen und errechnet die Kräfteverhältnisse.</translation></message>
    <message><source>Concede the campaign</source><translation>Kampagne aufgeben</translation></message>
    <message><source>Confirm</source><translation>Bestätigen</translation></message>
    <message><source>Control</source><translation>Kontrolle</translation></message>
    <message><source>Control dice</source><translation>Kontrollwürfel</translation></message>
    <message><source>Converted armies</source><translation>Umgerechnete Armeen</translation></message>
    <message><source>Converted from the army of elements of the same name.</source><translation>Umgerechnet aus der gleichnamigen Armee aus Elementen.</translation></message>
    <message><source>Could an impetuous unit among them end one normal move beside an enemy?</source><translation>Könnte eine ungestüme Einheit darunter eine normale Bewegung neben einem Gegner beenden?</translation></message>
    <message><source>Counters</source><translation>Spielsteine</translation></message>
    <message><source>Counts double against horses.</source><translation>Zählen doppelt gegen Pferde.</translation></message>
    <message><source>Crossbows, or bows behind shields.</source><translation>Armbrüste, oder Bögen hinter Schilden.</translation></message>
    <message><source>DE is short for the defender's end. The lines under it say how it came to that. Apply it.</source><translation>DE heißt: der Verteidiger ist vernichtet. Die Zeilen darunter sagen, wie es dazu kam. Wende es an.</translation></message>
    <message><source>Declared before the trick came out</source><translation>Angesagt, bevor die List herauskam</translation></message>
    <message><source>Deep phalanx</source><translation>Tiefe Phalanx</translation></message>
    <message><source>Defence</source><translation>Verteidigung</translation></message>
    <message><source>Defender</source><translation>Verteidiger</translation></message>
    <message><source>Dense and sparse MM share their counters.</source><translation>Dichte und lockere MM teilen sich ihre Spielsteine.</translation></message>
    <message><source>Depth of spears</source><translation>Tiefe der Speere</translation></message>
    <message><source>Dice decide who attacks in the first battle.</source><translation>Würfel entscheiden, wer in der ersten Schlacht angreift.</translation></message>
    <message><source>Did you write a march from the {other} edge as well? Then the two marches fight a second battle first.</source><translation>Hast du auch einen Marsch über die Kante {other} notiert? Dann tragen die beiden Märsche zuerst eine zweite Schlacht aus.</translation></message>
    <message><source>Did {unit} enter woods or a swamp?</source><translation>Ist {unit} in Wald oder Sumpf gezogen?</translation></message>
    <message><source>Did {unit} have to turn during the advance?</source><translation>Musste {unit} während des Vorrückens drehen?</translation></message>
    <message><source>Die</source><translation>Würfel</translation></message>
    <message><source>Disorder</source><translation>Unordnung</translation></message>
    <message><source>Disorder all units. They flee from the enemy until they are rallied.</source><translation>Bringe alle Einheiten in Unordnung. Sie fliehen vor dem Gegner, bis sie gesammelt sind.</translation></message>
    <message><source>Disordered units attack</source><translation>Ungeordnete greifen an</translation></message>
    <message><source>Disordered units with a leader may turn back to good order.</source><translation>Ungeordnete Einheiten mit Anführer dürfen sich wieder ordnen.</translation></message>
    <message><source>Disordering a unit on purpose</source><translation>Eine Einheit absichtlich in Unordnung bringen</translation></message>
    <message><source>Distance</source><translation>Entfernung</translation></message>
    <message><source>Do points follow the number of elements or what they are worth, or is each element counted for itself without a limit?</source><translation>Richten sich die Punkte nach der Zahl der Elemente oder nach ihrem Wert, oder zählt jedes Element für sich ohne Grenze?</translation></message>
    <message><source>Do rear hexes count as flanks, or three times?</source><translation>Zählen Rückenfelder als Flanken oder dreifach?</translation></message>
    <message><source>Does any of them begin in contact with an enemy?</source><translation>Beginnt eine von ihnen in Kontakt mit einem Gegner?</translation></message>
    <message><source>Does it stay four or more hexes away from every visible enemy all the way?</source><translation>Bleibt sie auf dem ganzen Weg mindestens vier Hexfelder von jedem sichtbaren Gegner entfernt?</translation></message>
    <message><source>Does leader {other} go along with {unit}? Otherwise it stays behind alone.</source><translation>Geht Anführer {other} mit {unit} mit? Sonst bleibt er allein zurück.</translation></message>
    <message><source>Does leader {other} of {unit} leave before the combat?</source><translation>Verlässt Anführer {other} die Einheit {unit} vor dem Nahkampf?</translation></message>
    <message><source>Does the army have a camp besides its war wagons?</source><translation>Hat die Armee neben ihren Kriegswagen ein Lager?</translation></message>
    <message><source>Does the leader go along with {unit}?</source><translation>Geht der Anführer mit {unit} mit?</translation></message>
    <message><source>Does {unit} attack across a ford or a bridge?</source><translation>Greift {unit} durch eine Furt oder über eine Brücke an?</translation></message>
    <message><source>Does {unit} enter woods, a swamp or rough ground there, which disorders it?</source><translation>Betritt {unit} dort Wald, Sumpf oder raues Gelände und gerät dadurch in Unordnung?</translation></message>
    <message><source>Does {unit} retreat before the combat? It is faster than all who attack it.</source><translation>Zieht sich {unit} vor dem Nahkampf zurück? Die Einheit ist schneller als alle, die sie angreifen.</translation></message>
    <message><source>Does {unit} see any enemy?</source><translation>Sieht {unit} irgendeinen Gegner?</translation></message>
    <message><source>Does {unit} stand in a stream hex?</source><translation>Steht {unit} auf einem Bachfeld?</translation></message>
    <message><source>Does {unit} stand in a village?</source><translation>Steht {unit} in einem Dorf?</translation></message>
    <message><source>Does {unit} stand in woods or a village?</source><translation>Steht {unit} in Wald oder einem Dorf?</translation></message>
    <message><source>Does {unit} stand in woods or in a swamp?</source><translation>Steht {unit} in Wald oder Sumpf?</translation></message>
    <message><source>Does {unit} stand on a hill?</source><translation>Steht {unit} auf einem Hügel?</translation></message>
    <message><source>Each leader at hand may be put on the map.</source><translation>Jeder verfügbare Anführer darf auf die Karte gestellt werden.</translation></message>
    <message><source>Elephants</source><translation>Elefanten</translation></message>
    <message><source>Enemies whose zone of control it left</source><translation>Gegner, deren Kontrollzone sie verließ</translation></message>
    <message><source>Enemies whose zone of control was left</source><translation>Gegner, deren Kontrollzone verlassen wurde</translation></message>
    <message><source>Enemy leader {unit} is captured</source><translation>Feindlicher Anführer {unit} gefangen</translation></message>
    <message><source>Enter</source><translation>Betreten</translation></message>
    <message><source>Enter the hex</source><translation>Hexfeld betreten</translation></message>
    <message><source>Enters</source><translation>Betritt</translation></message>
    <message><source>Expendables</source><translation>Entbehrliche</translation></message>
    <message><source>Factor</source><translation>Faktor</translation></message>
    <message><source>Factors</source><translation>Faktoren</translation></message>
    <message><source>Fall of elephants or chariots</source><translation>Fall von Elefanten oder Streitwagen</translation></message>
    <message><source>False deployment</source><translation>Scheinaufstellung</translation></message>
    <message><source>Fast warband</source><translation>Schneller Kriegerhaufen</translation></message>
    <message><source>Fast, and never where it was.</source><translation>Schnell, und nie da, wo sie eben war.</translation></message>
    <message><source>Fixed initiative</source><translation>Feste Initiative</translation></message>
    <message><source>Fixed initiative, control by initiative, combat without dice, and shaken leaders out for a turn? Missiles still need dice.</source><translation>Feste Initiative, Kontrolle durch Initiative, Nahkampf ohne Würfel, und erschütterte Anführer setzen einen Zug aus? Geschosse brauchen weiter Würfel.</translation></message>
    <message><source>Flat in the middle, rising and uneven ground towards the Roman side.</source><translation>In der Mitte eben, zur römischen Seite hin ansteigend und uneben.</translation></message>
    <message><source>Flee or leave the map</source><translation>Fliehen oder die Karte verlassen</translation></message>
    <message><source>For each leader that stands with the unit.</source><translation>Für jeden Anführer, der bei der Einheit steht.</translation></message>
    <message><source>Forced moves</source><translation>Erzwungene Bewegungen</translation></message>
    <message><source>Four hexes from every visible enemy</source><translation>Vier Hexfelder von jedem sichtbaren Gegner</translation></message>
    <message><source>Four points, with two leaders at hand. Apply it.</source><translation>Vier Punkte, mit zwei verfügbaren Anführern. Wende es an.</translation></message>
    <message><source>Friends it passed through</source><translation>Freunde, die sie durchquerte</translation></message>
    <message><source>Friends passed through</source><translation>Durchquerte Freunde</translation></message>
    <message><source>Friends that were fled through</source><translation>Freunde, durch die geflohen wurde</translation></message>
    <message><source>Game turn</source><translation>Spielzug</translation></message>
    <message><source>Game turns</source><translation>Spielzüge</translation></message>
    <message><source>HI(4-2/3-2) is heavy infantry: strength 4 and two hexes a turn in good order, strength 3 and two hexes when disordered. A star marks troops that count it against certain enemies, a letter a missile weapon with its range.</source><translation>HI(4-2/3-2) ist schwere Infanterie: in guter Ordnung Stärke 4 und zwei Hexfelder je Zug, in Unordnung Stärke 3 und zwei Hexfelder. Ein Stern kennzeichnet Truppen, die ihn gegen bestimmte Gegner zählen, ein Buchstabe eine Schusswaffe mit ihrer Reichweite.</translation></message>
    <message><source>Heavy</source><translation>Schwere</translation></message>
    <message><source>Heavy archers</source><translation>Schwere Bogenschützen</translation></message>
    <message><source>Heavy cavalry</source><translation>Schwere Kavallerie</translation></message>
    <message><source>Heavy cavalry with bows</source><translation>Schwere Kavallerie mit Bögen</translation></message>
    <message><source>Heavy chariots</source><translation>Schwere Streitwagen</translation></message>
    <message><source>Heavy infantry</source><translation>Schwere Infanterie</translation></message>
    <message><source>Heavy warband</source><translation>Schwerer Kriegerhaufen</translation></message>
    <message><source>Hexes</source><translation>Hexfelder</translation></message>
    <message><source>Hidden units are impetuous</source><translation>Versteckte Einheiten sind ungestüm</translation></message>
    <message><source>Hidden units that are impetuous come out in the next step and run.</source><translation>Versteckte Einheiten, die ungestüm sind, kommen im nächsten Schritt heraus und rennen los.</translation></message>
    <message><source>Hold</source><translation>Halten</translation></message>
    <message><source>Hold in check</source><translation>Zurückhalten</translation></message>
    <message><source>Holding impetuous units that can reach an enemy</source><translation>Ungestüme zurückhalten, die einen Gegner erreichen können</translation></message>
    <message><source>Holding those that cannot</source><translation>Die zurückhalten, die es nicht können</translation></message>
    <message><source>Hordes</source><translation>Horden</translation></message>
    <message><source>Horse archers</source><translation>Bogenreiter</translation></message>
    <message><source>How</source><translation>Wie</translation></message>
    <message><source>How deep spears stand is settled at the start of each battle: two HI_S may become one PK_H, or the reverse.</source><translation>Wie tief Speere stehen, wird zu Beginn jeder Schlacht festgelegt: Aus zwei HI_S kann ein PK_H werden, oder umgekehrt.</translation></message>
    <message><source>How does it move?</source><translation>Wie bewegt sie sich?</translation></message>
    <message><source>How long may all tactical moves of a turn take? Without a clock is a house rule.</source><translation>Wie lange dürfen alle taktischen Bewegungen eines Zugs dauern? Ohne Uhr ist eine Hausregel.</translation></message>
    <message><source>How many elements of {unit} become {other}?</source><translation>Wie viele Elemente {unit} werden zu {other}?</translation></message>
    <message><source>How many game turns does the battle last?</source><translation>Wie viele Spielzüge dauert die Schlacht?</translation></message>
    <message><source>How many hexes is {other} away from {unit}?</source><translation>Wie viele Hexfelder ist {other} von {unit} entfernt?</translation></message>
    <message><source>How many leaders has the army that are neither lost nor out for this turn?</source><translation>Wie viele Anführer hat die Armee, die weder verloren sind noch diesen Zug aussetzen?</translation></message>
    <message><source>How many leaders has the army? Each one more than the first leaves fewer points for units.</source><translation>Wie viele Anführer hat die Armee? Jeder nach dem ersten lässt weniger Punkte für Einheiten.</translation></message>
    <message><source>How many leaders of {unit} lead in the second battle? Those who fall there are lost for the first one too.</source><translation>Wie viele Anführer von {unit} führen in der zweiten Schlacht? Wer dort fällt, ist auch für die erste verloren.</translation></message>
    <message><source>How many points is an army with one leader?</source><translation>Wie viele Punkte hat eine Armee mit einem Anführer?</translation></message>
    <message><source>How many points may each campaign army cost, leaders beyond the first included?</source><translation>Wie viele Punkte darf jede Kampagnenarmee kosten, mit den Anführern nach dem ersten?</translation></message>
    <message><source>How many points of victory are given to, or taken from, {unit}?</source><translation>Wie viele Siegpunkte werden {unit} gegeben oder genommen?</translation></message>
    <message><source>How many stratagems may each player use in the whole campaign? None in the first battle.</source><translation>Wie viele Kriegslisten darf jeder Spieler in der ganzen Kampagne nutzen? In der ersten Schlacht keine.</translation></message>
    <message><source>How many units the army can lose before it panics, and how many are lost.</source><translation>Wie viele Einheiten die Armee verlieren kann, bevor sie in Panik gerät, und wie viele verloren sind.</translation></message>
    <message><source>Impetuous units are held, or run.</source><translation>Ungestüme Einheiten werden zurückgehalten oder rennen los.</translation></message>
    <message><source>In game turns 1 to 3 one of its codes defends double against one code of the enemy.</source><translation>In den Spielzügen 1 bis 3 verteidigt einer der eigenen Codes doppelt gegen einen Code des Gegners.</translation></message>
    <message><source>In the second battle nobody hides, and nothing of the set-up is left to reveal (ANC-123)</source><translation>In der zweiten Schlacht versteckt sich niemand, und von der Aufstellung ist nichts mehr aufzudecken (ANC-123)</translation></message>
    <message><source>In this battle a die decides on control, not initiative (ANC-061)</source><translation>In dieser Schlacht entscheidet ein Würfel über die Kontrolle, nicht Initiative (ANC-061)</translation></message>
    <message><source>Infantry in a village, or anybody attacked across a bridge; once even for both.</source><translation>Infanterie in einem Dorf, oder wer über eine Brücke angegriffen wird; auch bei beidem nur einmal.</translation></message>
    <message><source>Infantry only.</source><translation>Nur Infanterie.</translation></message>
    <message><source>Initiative</source><translation>Initiative</translation></message>
    <message><source>Initiative is spent on units and groups while the clock runs.</source><translation>Initiative wird für Einheiten und Gruppen ausgegeben, während die Uhr läuft.</translation></message>
    <message><source>Initiative, troops that run off by themselves, and what a move costs: the first turn at Pydna.</source><translation>Initiative, Truppen, die von selbst losrennen, und was eine Bewegung kostet: der erste Zug bei Pydna.</translation></message>
    <message><source>Initiative: die and</source><translation>Initiative: Würfel und</translation></message>
    <message><source>Is any of them in woods or swamp at the start?</source><translation>Ist eine von ihnen zu Beginn in Wald oder Sumpf?</translation></message>
    <message><source>Is any of your hidden units impetuous in this turn? Nobody is told which; if they are not held they come out and run.</source><translation>Ist eine deiner versteckten Einheiten in diesem Zug ungestüm? Welche, wird niemandem gesagt; werden sie nicht zurückgehalten, kommen sie heraus und rennen los.</translation></message>
    <message><source>Is close combat thrown for, or decided by the odds alone?</source><translation>Wird der Nahkampf gewürfelt, oder entscheidet allein das Kräfteverhältnis?</translation></message>
    <message><source>Is initiative thrown for, or fixed by the number of leaders?</source><translation>Wird die Initiative gewürfelt oder durch die Zahl der Anführer festgelegt?</translation></message>
    <message><source>Is it a stratagem, or where a unit hides?</source><translation>Ist es eine Kriegslist, oder wo sich eine Einheit versteckt?</translation></message>
    <message><source>Is one of your leaders given for it now? A stratagem that no leader was given for is void when it is opened; a bluff costs none.</source><translation>Wird jetzt einer deiner Anführer dafür gegeben? Eine Kriegslist, für die kein Anführer gegeben wurde, ist beim Öffnen nichtig; ein Bluff kostet keinen.</translation></message>
    <message><source>Is the allowance doubled or tripled, for as much initiative?</source><translation>Wird die Bewegungsweite verdoppelt oder verdreifacht, für ebenso viel Initiative?</translation></message>
    <message><source>Is there an empty hex behind exactly one friend, through whom {unit} can slip? Neither is harmed by it.</source><translation>Ist ein leeres Hexfeld hinter genau einem Freund, durch den {unit} schlüpfen kann? Keinem von beiden schadet es.</translation></message>
    <message><source>Is there an empty hex beside {unit}?</source><translation>Ist neben {unit} ein leeres Hexfeld?</translation></message>
    <message><source>Is there no enemy in a front hex of {unit}, so that it cannot attack?</source><translation>Ist auf keinem Frontfeld von {unit} ein Gegner, sodass kein Angriff möglich ist?</translation></message>
    <message><source>Is there one control die for the whole army, or one for each unit?</source><translation>Gibt es einen Kontrollwürfel für die ganze Armee oder einen für jede Einheit?</translation></message>
    <message><source>Is {other} still in a front hex of {unit} after the retreat?</source><translation>Steht {other} nach dem Rückzug noch auf einem Frontfeld von {unit}?</translation></message>
    <message><source>Is {other} the nearest possible target in the front arc of {unit}, in clear sight?</source><translation>Ist {other} das nächste mögliche Ziel im Frontbereich von {unit}, in freier Sicht?</translation></message>
    <message><source>Is {unit} among the impetuous units that are not held, and does it come out to run at the nearest enemy?</source><translation>Gehört {unit} zu den ungestümen Einheiten, die nicht zurückgehalten werden, und kommt heraus, um auf den nächsten Gegner zuzurennen?</translation></message>
    <message><source>It arrives later, or is kept off.</source><translation>Sie trifft später ein oder wird draußen gehalten.</translation></message>
    <message><source>It did not listen and will run at the nearest enemy it sees.</source><translation>Sie hat nicht gehorcht und wird auf den nächsten Gegner zurennen, den sie sieht.</translation></message>
    <message><source>It flees towards its own edge each turn.</source><translation>Sie flieht jeden Zug zur eigenen Kante.</translation></message>
    <message><source>It has attacked in this turn.</source><translation>Sie hat in diesem Zug angegriffen.</translation></message>
    <message><source>It has made its move of this turn.</source><translation>Sie hat ihre Bewegung in diesem Zug gemacht.</translation></message>
    <message><source>It has only turned on its place, which costs no initiative.</source><translation>Sie hat nur auf der Stelle gedreht, was keine Initiative kostet.</translation></message>
    <message><source>It has shot in this turn.</source><translation>Sie hat in diesem Zug geschossen.</translation></message>
    <message><source>It has used its move for something else.</source><translation>Sie hat ihre Bewegung für etwas anderes verwendet.</translation></message>
    <message><source>It is in the battle beside this one.</source><translation>Sie ist in der Schlacht neben dieser.</translation></message>
    <message><source>It is in the great charge of the barbarians.</source><translation>Sie nimmt am großen Angriff der Barbaren teil.</translation></message>
    <message><source>It is out of reach: there is no combat.</source><translation>Sie ist außer Reichweite: kein Nahkampf.</translation></message>
    <message><source>It left an enemy's zone this turn, and may not attack.</source><translation>Sie hat in diesem Zug eine feindliche Zone verlassen und darf nicht angreifen.</translation></message>
    <message><source>It left the map and counts as lost.</source><translation>Sie hat die Karte verlassen und gilt als verloren.</translation></message>
    <message><source>It may not come on as it stands: it is late, or its edge was denied. Is it void, or do both players allow it?</source><translation>So darf er nicht kommen: Er ist zu spät, oder seine Kante wurde abgestritten. Ist er nichtig, oder lassen beide Spieler ihn zu?</translation></message>
    <message><source>It ran into reach of an enemy and must attack.</source><translation>Sie ist in Reichweite eines Gegners gerannt und muss angreifen.</translation></message>
    <message><source>It runs at the nearest enemy</source><translation>Sie rennt auf den nächsten Gegner zu</translation></message>
    <message><source>Its leader</source><translation>Ihr Anführer</translation></message>
    <message><source>Its leader goes along</source><translation>Der Anführer geht mit</translation></message>
    <message><source>Its leader is lost.</source><translation>Ihr Anführer ist verloren.</translation></message>
    <message><source>Its leaders</source><translation>Ihre Anführer</translation></message>
    <message><source>Its missiles are those of runners on foot.</source><translation>Ihre Geschosse sind die von Läufern zu Fuß.</translation></message>
    <message><source>Its star counts against everything that is not infantry.</source><translation>Ihr Stern zählt gegen alles, was nicht Infanterie ist.</translation></message>
    <message><source>Its units stay off the map for the rest of the battle, neither lost nor present (ANC-123).</source><translation>Ihre Einheiten bleiben für den Rest der Schlacht außerhalb der Karte, weder verloren noch anwesend (ANC-123).</translation></message>
    <message><source>Javelinmen, dense</source><translation>Speerwerfer, dicht</translation></message>
    <message><source>Javelinmen, sparse</source><translation>Speerwerfer, locker</translation></message>
    <message><source>Keep off</source><translation>Draußen halten</translation></message>
    <message><source>Keep units off the map</source><translation>Einheiten außerhalb der Karte halten</translation></message>
    <message><source>Knights</source><translation>Ritter</translation></message>
    <message><source>Knights who do not wait</source><translation>Ritter, die nicht warten</translation></message>
    <message><source>Knights with bows</source><translation>Ritter mit Bögen</translation></message>
    <message><source>Knights, light-armed tribesmen, chariots and camels may charge without being asked. A leader who holds them, or points, keeps them back.</source><translation>Ritter, leicht bewaffnete Stammeskrieger, Streitwagen und Kamele greifen vielleicht ungefragt an. Ein Anführer, der sie zurückhält, oder Punkte halten sie fest.</translation></message>
    <message><source>Kutná Hora</source><translation>Kuttenberg</translation></message>
    <message><source>Leader lost on</source><translation>Anführer verloren bei</translation></message>
    <message><source>Leader {other} goes along</source><translation>Anführer {other} geht mit</translation></message>
    <message><source>Leader {other} of {unit} withdraws</source><translation>Anführer {other} von {unit} zieht sich zurück</translation></message>
    <message><source>Leaders</source><translation>Anführer</translation></message>
    <message><source>Leaders come back</source><translation>Anführer kommen wieder</translation></message>
    <message><source>Leaders do not come back</source><translation>Anführer kommen nicht wieder</translation></message>
    <message><source>Leaders given up before the battle to pay for stratagems.</source><translation>Anführer, die vor der Schlacht für Kriegslisten abgegeben wurden.</translation></message>
    <message><source>Leaders of {unit} there</source><translation>Anführer von {unit} dort</translation></message>
    <message><source>Leaders off the map</source><translation>Anführer von der Karte</translation></message>
    <message><source>Leaders off, panic</source><translation>Anführer ab, Panik</translation></message>
    <message><source>Leaders on</source><translation>Anführer auf die Karte</translation></message>
    <message><source>Leaders on the map</source><translation>Anführer auf die Karte</translation></message>
    <message><source>Leaders who are dead or taken.</source><translation>Anführer, die tot oder gefangen sind.</translation></message>
    <message><source>Leaders who are fighting on the other map.</source><translation>Anführer, die auf der anderen Karte kämpfen.</translation></message>
    <message><source>Leaders who can still be put on the map this turn.</source><translation>Anführer, die in diesem Zug noch auf die Karte gestellt werden können.</translation></message>
    <message><source>Leaders who miss a turn after their unit was beaten.</source><translation>Anführer, die einen Zug aussetzen, nachdem ihre Einheit geschlagen wurde.</translation></message>
    <message><source>Leaders whose unit is gone; they need another one.</source><translation>Anführer, deren Einheit nicht mehr da ist; sie brauchen eine andere.</translation></message>
    <message><source>Left the map</source><translation>Hat die Karte verlassen</translation></message>
    <message><source>Lesser horse without bows.</source><translation>Geringere Reiterei ohne Bögen.</translation></message>
    <message><source>Light archers</source><translation>Leichte Bogenschützen</translation></message>
    <message><source>Light cavalry</source><translation>Leichte Kavallerie</translation></message>
    <message><source>Light chariots</source><translation>Leichte Streitwagen</translation></message>
    <message><source>Light infantry</source><translation>Leichte Infanterie</translation></message>
    <message><source>Long pikes and light armour: missiles find them like heavy infantry.</source><translation>Lange Piken und leichte Rüstung: Geschosse treffen sie wie schwere Infanterie.</translation></message>
    <message><source>Luck-free battle</source><translation>Schlacht ohne Glück</translation></message>
    <message><source>Many and eager.</source><translation>Viele und eifrig.</translation></message>
    <message><source>March</source><translation>Marsch</translation></message>
    <message><source>May a winner recover no leaders, unless none is left in its whole army?</source><translation>Darf ein Sieger keine Anführer zurückgewinnen, außer wenn in seiner ganzen Armee keiner übrig ist?</translation></message>
    <message><source>May disordered units attack, with their back face?</source><translation>Dürfen ungeordnete Einheiten angreifen, mit ihrer Rückseite?</translation></message>
    <message><source>Meaning</source><translation>Bedeutung</translation></message>
    <message><source>Medium missilemen</source><translation>Mittlere Fernkämpfer</translation></message>
    <message><source>More than a normal move stays 4 or more hexes from every visible enemy (ANC-042)</source><translation>Mehr als eine normale Bewegung bleibt mindestens 4 Hexfelder von jedem sichtbaren Gegner entfernt (ANC-042)</translation></message>
    <message><source>Move</source><translation>Bewegen</translation></message>
    <message><source>Move your camp if you like, set up, and move first.</source><translation>Verlege dein Lager, wenn du willst, stelle auf und ziehe zuerst.</translation></message>
    <message><source>Moves</source><translation>Bewegungen</translation></message>
    <message><source>Name</source><translation>Name</translation></message>
    <message><source>Nearest enemies, the nearest first</source><translation>Nächste Gegner, der nächste zuerst</translation></message>
    <message><source>Nearest, in front and in sight</source><translation>Nächster, vorn und in Sicht</translation></message>
    <message><source>Neither moves nor attacks, and has no flanks.</source><translation>Bewegt sich nicht, greift nicht an und hat keine Flanken.</translation></message>
    <message><source>Next step</source><translation>Nächster Schritt</translation></message>
    <message><source>Night attack</source><translation>Nachtangriff</translation></message>
    <message><source>No battle is being fought (ANC-162)</source><translation>Es wird keine Schlacht geschlagen (ANC-162)</translation></message>
    <message><source>No battle is being fought: field the armies first (ANC-162)</source><translation>Es wird keine Schlacht geschlagen: Stellt zuerst die Armeen auf (ANC-162)</translation></message>
    <message><source>No elephant or chariot has fallen (ANC-100)</source><translation>Kein Elefant oder Streitwagen ist gefallen (ANC-100)</translation></message>
    <message><source>No enemy before {unit}</source><translation>Kein Gegner vor {unit}</translation></message>
    <message><source>No hex is to be entered (ANC-103)</source><translation>Kein Hexfeld ist zu betreten (ANC-103)</translation></message>
    <message><source>No unit is out of hand.</source><translation>Keine Einheit ist außer Kontrolle.</translation></message>
    <message><source>Nobody arrives from off the map. Now the hot-headed are tested: do the Knights listen?</source><translation>Niemand trifft von außerhalb der Karte ein. Jetzt werden die Hitzköpfe geprüft: Gehorchen die Ritter (Knights)?</translation></message>
    <message><source>Nobody can be named for it (ANC-181)</source><translation>Niemand kann dafür genannt werden (ANC-181)</translation></message>
    <message><source>Nobody comes on in the second battle: both marches are there from the start (ANC-123)</source><translation>In der zweiten Schlacht trifft niemand ein: Beide Märsche sind von Anfang an da (ANC-123)</translation></message>
    <message><source>Nobody has spears whose depth could change (ANC-143)</source><translation>Niemand hat Speere, deren Tiefe sich ändern könnte (ANC-143)</translation></message>
    <message><source>Nobody has won while the battle goes on (ANC-109)</source><translation>Solange die Schlacht läuft, hat niemand gewonnen (ANC-109)</translation></message>
    <message><source>Nobody is shocked.</source><translation>Niemand wird schockiert.</translation></message>
    <message><source>Nobody leaves the map.</source><translation>Niemand verlässt die Karte.</translation></message>
    <message><source>Nobody of {} can be held: all are held, panic, have come on or are off the map (ANC-061)</source><translation>Von {} kann niemand zurückgehalten werden: Alle sind zurückgehalten, in Panik, eingetroffen oder außerhalb der Karte (ANC-061)</translation></message>
    <message><source>Nobody of {} can be moved: all have acted, run, panic or are off the map (ANC-037)</source><translation>Von {} kann niemand bewegt werden: Alle haben gehandelt, sind losgerannt, in Panik oder außerhalb der Karte (ANC-037)</translation></message>
    <message><source>Nobody of {} can rally: no disordered unit has a leader with it (ANC-106)</source><translation>Von {} kann sich niemand sammeln: Keine ungeordnete Einheit hat einen Anführer bei sich (ANC-106)</translation></message>
    <message><source>Nobody of {} can shoot: no missiles are left that have not been shot (ANC-067)</source><translation>Von {} kann niemand schießen: Es sind keine Geschosse übrig, die noch nicht verschossen wurden (ANC-067)</translation></message>
    <message><source>Nobody of {} is uncontrolled and has still to advance (ANC-057)</source><translation>Von {} ist niemand unkontrolliert, der noch vorrücken muss (ANC-057)</translation></message>
    <message><source>Nobody of {} may attack: all are disordered, have attacked, left a zone of control or are off the map (ANC-077)</source><translation>Von {} darf niemand angreifen: Alle sind in Unordnung, haben angegriffen, eine Kontrollzone verlassen oder sind außerhalb der Karte (ANC-077)</translation></message>
    <message><source>Nobody was in contact.</source><translation>Niemand war in Kontakt.</translation></message>
    <message><source>Not against war wagons and camps, which have no flanks.</source><translation>Nicht gegen Kriegswagen und Lager, die keine Flanken haben.</translation></message>
    <message><source>Notation</source><translation>Notation</translation></message>
    <message><source>Notes of {unit} stay closed</source><translation>Notizen von {unit} bleiben verschlossen</translation></message>
    <message><source>Nothing comes of it for those who were in contact.</source><translation>Für die, die in Kontakt waren, bleibt es ohne Folgen.</translation></message>
    <message><source>Odds</source><translation>Kräfteverhältnis</translation></message>
    <message><source>Of these, who entered woods or swamp</source><translation>Davon in Wald oder Sumpf gezogen</translation></message>
    <message><source>On hexes</source><translation>Auf Hexfeldern</translation></message>
    <message><source>On which edge of the map does the first army have its own side?</source><translation>An welcher Kante der Karte hat die erste Armee ihre eigene Seite?</translation></message>
    <message><source>Once disordered, they are never rallied.</source><translation>Einmal in Unordnung, sammeln sie sich nie wieder.</translation></message>
    <message><source>One attacker enters the hex, facing as before.</source><translation>Ein Angreifer betritt das Hexfeld, Blickrichtung wie zuvor.</translation></message>
    <message><source>One charge, and no fear of woods and swamps.</source><translation>Ein Angriff, und keine Scheu vor Wald und Sumpf.</translation></message>
    <message><source>One great charge; woods and swamps undo it.</source><translation>Ein großer Angriff; Wald und Sumpf verderben ihn.</translation></message>
    <message><source>One of the attackers must enter the hex (ANC-103)</source><translation>Einer der Angreifer muss das Hexfeld betreten (ANC-103)</translation></message>
    <message><source>Only battles that could have happened are meant: troops are rated by what they did to the enemies of their own time.</source><translation>Gemeint sind nur Schlachten, die es hätte geben können: Truppen sind nach dem bewertet, was sie den Gegnern ihrer Zeit antaten.</translation></message>
    <message><source>Only the attack that brought the trick out was declared before it was known (ANC-091, ANC-113)</source><translation>Nur der Angriff, der die List herausbrachte, wurde angesagt, bevor sie bekannt war (ANC-091, ANC-113)</translation></message>
    <message><source>Only the defender deploys falsely (ANC-114)</source><translation>Nur der Verteidiger nutzt eine Scheinaufstellung (ANC-114)</translation></message>
    <message><source>Only where the option counts rear hexes apart; otherwise they are flanks.</source><translation>Nur wo die Option Rückenfelder eigens zählt; sonst sind sie Flanken.</translation></message>
    <message><source>Open</source><translation>Öffnen</translation></message>
    <message><source>Open a sealed note</source><translation>Versiegelte Notiz öffnen</translation></message>
    <message><source>Open fields, snow, a town behind the wagons.</source><translation>Offene Felder, Schnee, hinter den Wagen eine Stadt.</translation></message>
    <message><source>Others</source><translation>Andere</translation></message>
    <message><source>Out of order: weaker until it rallies, and destroyed by a second disorder.</source><translation>In Unordnung: schwächer, bis sie sich sammelt, und durch eine zweite Unordnung vernichtet.</translation></message>
    <message><source>Out of the battle.</source><translation>Nicht mehr in der Schlacht.</translation></message>
    <message><source>Own code</source><translation>Eigener Code</translation></message>
    <message><source>Own edge of the first army</source><translation>Eigene Kante der ersten Armee</translation></message>
    <message><source>PIPs</source><translation>PIPs</translation></message>
    <message><source>Panic and points</source><translation>Panik und Punkte</translation></message>
    <message><source>Panic number (0: half the units)</source><translation>Panikzahl (0: die Hälfte der Einheiten)</translation></message>
    <message><source>Panicking units flee, uncontrolled ones advance on the nearest enemy they see.</source><translation>Einheiten in Panik fliehen, unkontrollierte rücken auf den nächsten Gegner vor, den sie sehen.</translation></message>
    <message><source>Phalanx</source><translation>Phalanx</translation></message>
    <message><source>Pikes</source><translation>Piken</translation></message>
    <message><source>Pikes in one unbroken line, horse on the wings. The legions behind the rise.</source><translation>Piken in einer geschlossenen Linie, Reiterei auf den Flügeln. Die Legionen hinter der Anhöhe.</translation></message>
    <message><source>Place</source><translation>Legen</translation></message>
    <message><source>Platforms for archers.</source><translation>Plattformen für Bogenschützen.</translation></message>
    <message><source>Points</source><translation>Punkte</translation></message>
    <message><source>Points and leaders</source><translation>Punkte und Anführer</translation></message>
    <message><source>Points fielded in a battle</source><translation>Punkte je Schlacht</translation></message>
    <message><source>Points follow</source><translation>Punkte nach</translation></message>
    <message><source>Points for every enemy destroyed decide the battle, and an army that has lost too many units panics. Both are counted for you.</source><translation>Punkte für jeden vernichteten Gegner entscheiden die Schlacht, und eine Armee, die zu viele Einheiten verloren hat, gerät in Panik. Beides wird für dich gezählt.</translation></message>
    <message><source>Points for {unit}</source><translation>Punkte für {unit}</translation></message>
    <message><source>Points of each army</source><translation>Punkte jeder Armee</translation></message>
    <message><source>Points of initiative by the number of leaders.</source><translation>Initiativepunkte nach der Zahl der Anführer.</translation></message>
    <message><source>Points of initiative left to move with.</source><translation>Initiativepunkte, die noch für Bewegungen übrig sind.</translation></message>
    <message><source>Pole-arm foot</source><translation>Fußtruppen mit Stangenwaffen</translation></message>
    <message><source>Price</source><translation>Preis</translation></message>
    <message><source>Prices</source><translation>Preise</translation></message>
    <message><source>Psiloi</source><translation>Psiloi</translation></message>
    <message><source>Put a leader on the map</source><translation>Anführer auf die Karte stellen</translation></message>
    <message><source>Put on the map after all</source><translation>Doch auf die Karte gestellt</translation></message>
    <message><source>Pydna</source><translation>Pydna</translation></message>
    <message><source>Rallies</source><translation>Sammelt sich</translation></message>
    <message><source>Rally</source><translation>Sammeln</translation></message>
    <message><source>Reaches 7 hexes, and is silent after it has moved.</source><translation>Reicht 7 Hexfelder weit und schweigt nach einer Bewegung.</translation></message>
    <message><source>Reading a counter</source><translation>Einen Spielstein lesen</translation></message>
    <message><source>Rear attacks</source><translation>Angriffe in den Rücken</translation></message>
    <message><source>Remove the leader.</source><translation>Nimm den Anführer weg.</translation></message>
    <message><source>Reserves and marches come on, and shock the nearest enemies.</source><translation>Reserven und Märsche kommen und schockieren die nächsten Gegner.</translation></message>
    <message><source>Result</source><translation>Ergebnis</translation></message>
    <message><source>Results</source><translation>Ergebnisse</translation></message>
    <message><source>Results of close combat</source><translation>Ergebnisse des Nahkampfs</translation></message>
    <message><source>Room for {unit} behind a friend</source><translation>Platz für {unit} hinter einem Freund</translation></message>
    <message><source>Room for {unit} to retreat</source><translation>Platz zum Rückzug für {unit}</translation></message>
    <message><source>Row</source><translation>Zeile</translation></message>
    <message><source>Row of its hex</source><translation>Reihe des Hexfelds</translation></message>
    <message><source>Runners take the shortest way to the nearest enemy; mounted ones go round woods and swamps.</source><translation>Wer losrennt, nimmt den kürzesten Weg zum nächsten Gegner; Berittene umgehen Wald und Sumpf.</translation></message>
    <message><source>Scythed chariots</source><translation>Sichelwagen</translation></message>
    <message><source>Seal</source><translation>Versiegeln</translation></message>
    <message><source>Sealed stratagems that will be opened later.</source><translation>Versiegelte Kriegslisten, die später geöffnet werden.</translation></message>
    <message><source>Second battle of two flank marches</source><translation>Zweite Schlacht zweier Flankenmärsche</translation></message>
    <message><source>Sees a disordered enemy not faster than itself, nearer than any in good order</source><translation>Sieht einen ungeordneten, nicht schnelleren Gegner, näher als jeden geordneten</translation></message>
    <message><source>Sees the enemy camp, nearer than any enemy in good order</source><translation>Sieht das feindliche Lager, näher als jeden geordneten Gegner</translation></message>
    <message><source>Sequence of play</source><translation>Ablauf</translation></message>
    <message><source>Set the depth</source><translation>Tiefe festlegen</translation></message>
    <message><source>Set up your march on a new map, without a camp.</source><translation>Stelle deinen Marsch auf einer neuen Karte auf, ohne Lager.</translation></message>
    <message><source>Set-up</source><translation>Aufstellung</translation></message>
    <message><source>Shock cavalry of any age.</source><translation>Stoßreiterei jeder Epoche.</translation></message>
    <message><source>Shooter</source><translation>Schütze</translation></message>
    <message><source>Shooting</source><translation>Beschuss</translation></message>
    <message><source>Shoots before it charges.</source><translation>Schießt, bevor sie angreift.</translation></message>
    <message><source>Shot at as</source><translation>Beschossen als</translation></message>
    <message><source>Size</source><translation>Größe</translation></message>
    <message><source>Skirmishers</source><translation>Plänkler</translation></message>
    <message><source>So many leaders are for regular armies and outstanding generals.</source><translation>So viele Anführer sind für reguläre Armeen und herausragende Generäle.</translation></message>
    <message><source>So many leaders are meant for regular armies and outstanding generals.</source><translation>So viele Anführer sind für reguläre Armeen und herausragende Generäle gedacht.</translation></message>
    <message><source>So they have run at the nearest enemy by themselves. The others move for initiative. Tap Pikes 1.</source><translation>Also sind sie von selbst auf den nächsten Gegner losgerannt. Die anderen bewegen sich für Initiative. Tippe auf Pikes 1.</translation></message>
    <message><source>Somebody begins in contact</source><translation>Jemand beginnt in Kontakt</translation></message>
    <message><source>Somebody is in woods or swamp</source><translation>Jemand ist in Wald oder Sumpf</translation></message>
    <message><source>Spears</source><translation>Speere</translation></message>
    <message><source>Spears in a few ranks; one hex a move.</source><translation>Speere in wenigen Gliedern; ein Hexfeld je Bewegung.</translation></message>
    <message><source>Spears in many ranks, slow and hard to hurt.</source><translation>Speere in vielen Gliedern, langsam und schwer zu treffen.</translation></message>
    <message><source>Spears that change their depth</source><translation>Speere, die ihre Tiefe ändern</translation></message>
    <message><source>Spontaneous advance</source><translation>Spontanes Vorrücken</translation></message>
    <message><source>Start</source><translation>Beginnen</translation></message>
    <message><source>Start the battle</source><translation>Schlacht beginnen</translation></message>
    <message><source>Step</source><translation>Schritt</translation></message>
    <message><source>Step of the player turn</source><translation>Schritt des Spielerzugs</translation></message>
    <message><source>Stratagems are announced and sealed, the armies deployed, units hidden or kept off.</source><translation>Kriegslisten werden angekündigt und versiegelt, die Armeen aufgestellt, Einheiten versteckt oder draußen gehalten.</translation></message>
    <message><source>Stratagems in the campaign</source><translation>Kriegslisten in der Kampagne</translation></message>
    <message><source>Stratagems of each player</source><translation>Kriegslisten je Spieler</translation></message>
    <message><source>Stratagems of the first army</source><translation>Kriegslisten der ersten Armee</translation></message>
    <message><source>Stratagems of the second army</source><translation>Kriegslisten der zweiten Armee</translation></message>
    <message><source>Strategic advantage</source><translation>Strategischer Vorteil</translation></message>
    <message><source>Strength of the face that is up, times every factor that fits; divide attack by defence and round in the defender's favour.</source><translation>Stärke der offenen Seite, mal jedem zutreffenden Faktor; Angriff durch Verteidigung teilen und zugunsten des Verteidigers runden.</translation></message>
    <message><source>Tactical moves</source><translation>Taktische Bewegungen</translation></message>
    <message><source>Tactical trick</source><translation>Taktische List</translation></message>
    <message><source>Target</source><translation>Ziel</translation></message>
    <message><source>Terror to horses; its fall is a terror to all around.</source><translation>Schrecken für Pferde; ihr Fall ist ein Schrecken für alle ringsum.</translation></message>
    <message><source>Teutoburg Forest</source><translation>Teutoburger Wald</translation></message>
    <message><source>The Knights have reached the legion. Tap them.</source><translation>Die Ritter (Knights) haben die Legion erreicht. Tippe sie an.</translation></message>
    <message><source>The army</source><translation>Die Armee</translation></message>
    <message><source>The army has lost more than it could bear: its units flee.</source><translation>Die Armee hat mehr verloren, als sie verkraftet: Ihre Einheiten fliehen.</translation></message>
    <message><source>The army has no units.</source><translation>Die Armee hat keine Einheiten.</translation></message>
    <message><source>The army needs a camp (CP); only one with war wagons does without.</source><translation>Die Armee braucht ein Lager (CP); nur eine mit Kriegswagen kommt ohne aus.</translation></message>
    <message><source>The attacker wades.</source><translation>Der Angreifer watet.</translation></message>
    <message><source>The battle ends now. Are the notes that {unit} have not opened to stay closed, and to count for nothing?</source><translation>Die Schlacht endet jetzt. Sollen die ungeöffneten Notizen von {unit} verschlossen bleiben und nichts zählen?</translation></message>
    <message><source>The battle has not begun: nobody flees (ANC-020)</source><translation>Die Schlacht hat nicht begonnen: Niemand flieht (ANC-020)</translation></message>
    <message><source>The battle is a draw.</source><translation>Die Schlacht endet unentschieden.</translation></message>
    <message><source>The battle is over</source><translation>Die Schlacht ist vorbei</translation></message>
    <message><source>The battle is over (ANC-022)</source><translation>Die Schlacht ist vorbei (ANC-022)</translation></message>
    <message><source>The battlefield is a map of hexes with a unit in each. Every unit faces a corner of its hex and holds the two hexes in front of it. The sides take turns.</source><translation>Das Schlachtfeld ist eine Karte aus Hexfeldern mit je einer Einheit. Jede Einheit blickt auf eine Ecke ihres Hexfelds und hält die zwei Hexfelder davor. Die Seiten ziehen abwechselnd.</translation></message>
    <message><source>The camp was taken, for which the enemy has points.</source><translation>Das Lager wurde genommen, wofür der Gegner Punkte hat.</translation></message>
    <message><source>The campaign is over (ANC-160)</source><translation>Die Kampagne ist vorbei (ANC-160)</translation></message>
    <message><source>The charge at Pydna</source><translation>Der Angriff bei Pydna</translation></message>
    <message><source>The charge is used already (ANC-063)</source><translation>Der Angriff ist schon verbraucht (ANC-063)</translation></message>
    <message><source>The clock stands still only while the other player is waited for, or when both agree. At zero the move that is being made may be finished; the rest of the initiative is lost.</source><translation>Die Uhr steht nur still, während auf den anderen Spieler gewartet wird oder wenn beide einverstanden sind. Bei null darf die laufende Bewegung beendet werden; die restliche Initiative ist verloren.</translation></message>
    <message><source>The counter: attack and defence in good order before the stroke, disordered behind it; a letter is its missile.</source><translation>Der Spielstein: vor dem Schrägstrich Angriff und Verteidigung in guter Ordnung, dahinter in Unordnung; ein Buchstabe ist die Schusswaffe.</translation></message>
    <message><source>The enemy camp is entered</source><translation>Das feindliche Lager wird betreten</translation></message>
    <message><source>The first army</source><translation>Die erste Armee</translation></message>
    <message><source>The hex is entered.</source><translation>Das Hexfeld wird betreten.</translation></message>
    <message><source>The hex is woods, swamp or rough</source><translation>Das Hexfeld ist Wald, Sumpf oder rau</translation></message>
    <message><source>The hex stays empty.</source><translation>Das Hexfeld bleibt leer.</translation></message>
    <message><source>The impetuous</source><translation>Die Ungestümen</translation></message>
    <message><source>The impetuous units are held.</source><translation>Die ungestümen Einheiten sind zurückgehalten.</translation></message>
    <message><source>The journal keeps everything, what was taken back as well. Open it.</source><translation>Das Protokoll behält alles, auch was zurückgenommen wurde. Öffne es.</translation></message>
    <message><source>The leader in it is captured (ANC-098).</source><translation>Der Anführer darin wird gefangen (ANC-098).</translation></message>
    <message><source>The leader withdraws.</source><translation>Der Anführer zieht sich zurück.</translation></message>
    <message><source>The leaders leave the map. The army that lost all of them, or too many units, panics.</source><translation>Die Anführer verlassen die Karte. Die Armee, die alle Anführer oder zu viele Einheiten verloren hat, gerät in Panik.</translation></message>
    <message><source>The leaders withdraw.</source><translation>Die Anführer ziehen sich zurück.</translation></message>
    <message><source>The league from the hill to the river. The pikes opposite and slantwise, horse on the river wing.</source><translation>Der Bund vom Hügel bis zum Fluss. Die Piken gegenüber in schräger Linie, die Reiterei auf dem Flügel am Fluss.</translation></message>
    <message><source>The legion along the track. The tribes in the woods: hidden units and stratagems belong here.</source><translation>Die Legion entlang des Weges. Die Stämme im Wald: Hier sind versteckte Einheiten und Kriegslisten am Platz.</translation></message>
    <message><source>The line that stands.</source><translation>Die Linie, die steht.</translation></message>
    <message><source>The loss is booked, and the big button offers what must follow: somebody enters the empty hex. Wrong target? Take it back.</source><translation>Der Verlust ist eingetragen, und der große Knopf bietet an, was folgen muss: Jemand betritt das leere Hexfeld. Falsches Ziel? Mach es rückgängig.</translation></message>
    <message><source>The next step.</source><translation>Der nächste Schritt.</translation></message>
    <message><source>The note is opened.</source><translation>Die Notiz wird geöffnet.</translation></message>
    <message><source>The note is void: </source><translation>Die Notiz ist nichtig: </translation></message>
    <message><source>The one great charge of the barbarians is in this turn.</source><translation>Der eine große Angriff der Barbaren ist in diesem Zug.</translation></message>
    <message><source>The one great charge of the barbarians is over.</source><translation>Der eine große Angriff der Barbaren ist vorbei.</translation></message>
    <message><source>The points that are left stand in the header. Leaders come on after the moves, then shooting, and then close combat, which is the next lesson.</source><translation>Die restlichen Punkte stehen in der Kopfzeile. Nach den Bewegungen kommen die Anführer auf die Karte, dann Beschuss, und dann Nahkampf: das ist die nächste Lektion.</translation></message>
    <message><source>The prepared troops against those they are prepared for, in the first turns.</source><translation>Die vorbereiteten Truppen gegen die, auf die sie vorbereitet sind, in den ersten Zügen.</translation></message>
    <message><source>The price stands in the form before you move. Confirm.</source><translation>Der Preis steht im Formular, bevor du dich bewegst. Bestätige.</translation></message>
    <message><source>The second army</source><translation>Die zweite Armee</translation></message>
    <message><source>The second battle is over; the first one goes on where it was left.</source><translation>Die zweite Schlacht ist vorbei; die erste geht weiter, wo sie unterbrochen wurde.</translation></message>
    <message><source>The side that did not move shoots.</source><translation>Die Seite, die sich nicht bewegt hat, schießt.</translation></message>
    <message><source>The side that moved attacks.</source><translation>Die Seite, die sich bewegt hat, greift an.</translation></message>
    <message><source>The target is the nearest one within the front arc, in clear sight.</source><translation>Das Ziel ist das nächste im Frontbereich, in freier Sicht.</translation></message>
    <message><source>The target stands in a front hex of each attacker.</source><translation>Das Ziel steht auf einem Frontfeld jedes Angreifers.</translation></message>
    <message><source>The turn</source><translation>Der Zug</translation></message>
    <message><source>The two flank marches meet first: open both notes for the second battle (ANC-123)</source><translation>Die zwei Flankenmärsche treffen zuerst aufeinander: Öffnet beide Notizen für die zweite Schlacht (ANC-123)</translation></message>
    <message><source>The two marches meet.</source><translation>Die zwei Märsche treffen aufeinander.</translation></message>
    <message><source>The usual horse of a wing.</source><translation>Die übliche Reiterei eines Flügels.</translation></message>
    <message><source>The wagons in a ring, the host around them on two sides.</source><translation>Die Wagen in einem Ring, das Heer auf zwei Seiten um sie herum.</translation></message>
    <message><source>Their charge is spent in this turn (ANC-059).</source><translation>Ihr Angriff ist in diesem Zug verbraucht (ANC-059).</translation></message>
    <message><source>There are no barbarians to charge (ANC-063)</source><translation>Es gibt keine Barbaren, die angreifen könnten (ANC-063)</translation></message>
    <message><source>There is no second battle.</source><translation>Es gibt keine zweite Schlacht.</translation></message>
    <message><source>There is nobody to keep off the map (ANC-119)</source><translation>Niemand ist da, der außerhalb der Karte bleiben könnte (ANC-119)</translation></message>
    <message><source>These units are off the map already. Are they put on the map after all?</source><translation>Diese Einheiten sind schon außerhalb der Karte. Werden sie doch auf die Karte gestellt?</translation></message>
    <message><source>They are uncontrolled, saw no enemy to run at, and do not move this turn (ANC-057).</source><translation>Sie sind unkontrolliert, sahen keinen Gegner zum Losrennen und bewegen sich in diesem Zug nicht (ANC-057).</translation></message>
    <message><source>They arrive.</source><translation>Sie treffen ein.</translation></message>
    <message><source>They do not. A leader could have held them back beforehand. Apply it.</source><translation>Sie gehorchen nicht. Ein Anführer hätte sie vorher zurückhalten können. Wende es an.</translation></message>
    <message><source>This army has no camp to lose.</source><translation>Diese Armee hat kein Lager zu verlieren.</translation></message>
    <message><source>This march</source><translation>Dieser Marsch</translation></message>
    <message><source>Three legions on the march through woods and rain, and an ally who knew the way.</source><translation>Drei Legionen auf dem Marsch durch Wald und Regen, und ein Verbündeter, der den Weg kannte.</translation></message>
    <message><source>Three shots at one target that is not infantry.</source><translation>Drei Schüsse auf ein Ziel, das nicht Infanterie ist.</translation></message>
    <message><source>Through which hex of {other} does {unit} attack?</source><translation>Durch welches Hexfeld von {other} greift {unit} an?</translation></message>
    <message><source>Uncontrolled unit</source><translation>Unkontrollierte Einheit</translation></message>
    <message><source>Uncontrolled up to</source><translation>Unkontrolliert bis</translation></message>
    <message><source>Unit</source><translation>Einheit</translation></message>
    <message><source>Unit it joins</source><translation>Einheit, zu der er stößt</translation></message>
    <message><source>Unit or group to hold</source><translation>Zurückzuhaltende Einheit oder Gruppe</translation></message>
    <message><source>Units</source><translation>Einheiten</translation></message>
    <message><source>Units in contact with </source><translation>Einheiten in Kontakt mit </translation></message>
    <message><source>Units in contact, of both sides</source><translation>Einheiten in Kontakt, beider Seiten</translation></message>
    <message><source>Units it is about, where there are some</source><translation>Einheiten, um die es geht, falls es welche gibt</translation></message>
    <message><source>Units kept off the map</source><translation>Einheiten außerhalb der Karte</translation></message>
    <message><source>Units may hide in woods, swamps or behind hills: keep the counter off, and seal where it is.</source><translation>Einheiten dürfen sich in Wald, Sumpf oder hinter Hügeln verstecken: Lass den Spielstein weg und versiegle, wo er ist.</translation></message>
    <message><source>Units on the march, or who hides</source><translation>Einheiten auf dem Marsch, oder wer sich versteckt</translation></message>
    <message><source>Units that move</source><translation>Einheiten, die sich bewegen</translation></message>
    <message><source>Up to half the army's value waits off the map and comes from the edge that was written down.</source><translation>Bis zur Hälfte des Werts der Armee wartet außerhalb der Karte und kommt über die notierte Kante.</translation></message>
    <message><source>Up to which face is a leader lost when its unit is disordered? 0: never.</source><translation>Bis zu welcher Augenzahl geht ein Anführer verloren, wenn seine Einheit in Unordnung gerät? 0: nie.</translation></message>
    <message><source>Victory points</source><translation>Siegpunkte</translation></message>
    <message><source>Victory points, and what they were given for.</source><translation>Siegpunkte, und wofür sie gegeben wurden.</translation></message>
    <message><source>War wagons</source><translation>Kriegswagen</translation></message>
    <message><source>Warband</source><translation>Kriegerhaufen</translation></message>
    <message><source>Was the hex entered where enemy leader {unit} stands alone?</source><translation>Wurde das Hexfeld betreten, auf dem der feindliche Anführer {unit} allein steht?</translation></message>
    <message><source>Was the hex of the enemy camp entered?</source><translation>Wurde das Hexfeld des feindlichen Lagers betreten?</translation></message>
    <message><source>Was this attack on {unit} declared before the tactical trick was revealed?</source><translation>Wurde dieser Angriff auf {unit} angesagt, bevor die taktische List aufgedeckt wurde?</translation></message>
    <message><source>What</source><translation>Was</translation></message>
    <message><source>What happens</source><translation>Was geschieht</translation></message>
    <message><source>What initiative buys</source><translation>Was Initiative kauft</translation></message>
    <message><source>What is left of the army's worth in points.</source><translation>Was vom Wert der Armee in Punkten übrig ist.</translation></message>
    <message><source>What is sealed</source><translation>Was versiegelt wird</translation></message>
    <message><source>What it costs</source><translation>Was es kostet</translation></message>
    <message><source>What the note says</source><translation>Was die Notiz sagt</translation></message>
    <message><source>What these two can do to each other.</source><translation>Was diese beiden einander antun können.</translation></message>
    <message><source>What they mean</source><translation>Was sie bedeuten</translation></message>
    <message><source>Which column of hexes, counted from the west edge? 0: not written.</source><translation>Welche Spalte von Hexfeldern, von der Westkante gezählt? 0: nicht notiert.</translation></message>
    <message><source>Which of your codes defends double in the first three game turns?</source><translation>Welcher deiner Codes verteidigt in den ersten drei Spielzügen doppelt?</translation></message>
    <message><source>Which row of hexes, counted from the south edge? 0: not written.</source><translation>Welche Reihe von Hexfeldern, von der Südkante gezählt? 0: nicht notiert.</translation></message>
    <message><source>Which stratagem, a bluff, or where a unit hides?</source><translation>Welche Kriegslist, ein Bluff, oder wo sich eine Einheit versteckt?</translation></message>
    <message><source>Which stratagems may the first army use?</source><translation>Welche Kriegslisten darf die erste Armee nutzen?</translation></message>
    <message><source>Which stratagems may the second army use?</source><translation>Welche Kriegslisten darf die zweite Armee nutzen?</translation></message>
    <message><source>Who attacks, and has the first turn?</source><translation>Wer greift an und hat den ersten Zug?</translation></message>
    <message><source>Who fled through them (all who panic, when nobody is named)</source><translation>Wer durch sie floh (alle in Panik, wenn niemand genannt ist)</translation></message>
    <message><source>Who has won</source><translation>Wer gewonnen hat</translation></message>
    <message><source>Who left it (all, when nobody is named)</source><translation>Wer sie verließ (alle, wenn niemand genannt ist)</translation></message>
    <message><source>Who passed through them (all, when nobody is named)</source><translation>Wer sie durchquerte (alle, wenn niemand genannt ist)</translation></message>
    <message><source>Whoever stands in a stream hex.</source><translation>Wer auf einem Bachfeld steht.</translation></message>
    <message><source>Whoever wrote a flank march names its edge now; the same edge on both notes means a second battle.</source><translation>Wer einen Flankenmarsch notiert hat, nennt jetzt dessen Kante; dieselbe Kante auf beiden Notizen bedeutet eine zweite Schlacht.</translation></message>
    <message><source>Whose player turn it is</source><translation>Wessen Spielerzug es ist</translation></message>
    <message><source>Without flanks, and silent after it has moved.</source><translation>Ohne Flanken, und schweigt nach einer Bewegung.</translation></message>
    <message><source>Woods nearly everywhere, a marsh on one side, a track through the middle.</source><translation>Fast überall Wald, auf einer Seite ein Moor, mittendurch ein Weg.</translation></message>
    <message><source>Write a sealed note</source><translation>Versiegelte Notiz schreiben</translation></message>
    <message><source>Your flank march has this edge too</source><translation>Dein Flankenmarsch hat auch diese Kante</translation></message>
    <message><source>a bridge</source><translation>eine Brücke</translation></message>
    <message><source>a charge has three or four times the strength: "x3 once" or "x4 once"</source><translation>ein Angriff hat die drei- oder vierfache Stärke: „x3 once“ oder „x4 once“</translation></message>
    <message><source>a column</source><translation>eine Kolonne</translation></message>
    <message><source>a die</source><translation>ein Würfel</translation></message>
    <message><source>a die and the number of leaders: points to move with</source><translation>ein Würfel und die Zahl der Anführer: Punkte für Bewegungen</translation></message>
    <message><source>a ford</source><translation>eine Furt</translation></message>
    <message><source>a group of which some hide</source><translation>eine Gruppe, von der sich einige verstecken</translation></message>
    <message><source>a group, as line and column</source><translation>eine Gruppe, als Linie und Kolonne</translation></message>
    <message><source>a leader</source><translation>ein Anführer</translation></message>
    <message><source>a line</source><translation>eine Linie</translation></message>
    <message><source>a missile class is A, B or G, or - for none</source><translation>eine Geschossklasse ist A, B oder G, oder - für keine</translation></message>
    <message><source>a movement allowance</source><translation>eine Bewegungsweite</translation></message>
    <message><source>a number of units</source><translation>eine Zahl von Einheiten</translation></message>
    <message><source>a point for a unit or a group</source><translation>ein Punkt für eine Einheit oder Gruppe</translation></message>
    <message><source>a share of a unit is 1/2 or 1/3</source><translation>ein Anteil einer Einheit ist 1/2 oder 1/3</translation></message>
    <message><source>a stratagem, or a bluff</source><translation>eine Kriegslist, oder ein Bluff</translation></message>
    <message><source>a tactical move</source><translation>eine taktische Bewegung</translation></message>
    <message><source>a tag in brackets, "*new*" or the end</source><translation>ein Zusatz in Klammern, „*new*“ oder das Ende</translation></message>
    <message><source>a unit has two faces at most</source><translation>eine Einheit hat höchstens zwei Seiten</translation></message>
    <message><source>a unit that hides</source><translation>eine Einheit, die sich versteckt</translation></message>
    <message><source>across a ford</source><translation>durch eine Furt</translation></message>
    <message><source>against whom</source><translation>gegen wen</translation></message>
    <message><source>all</source><translation>alle</translation></message>
    <message><source>all but the night attack</source><translation>alle außer Nachtangriff</translation></message>
    <message><source>all its leaders are lost</source><translation>alle ihre Anführer sind verloren</translation></message>
    <message><source>always</source><translation>immer</translation></message>
    <message><source>an advance of its own</source><translation>ein Vorrücken von selbst</translation></message>
    <message><source>an army led by a genius</source><translation>eine Armee unter einem Genie</translation></message>
    <message><source>and an army that has lost too much panics</source><translation>und eine Armee, die zu viel verloren hat, gerät in Panik</translation></message>
    <message><source>any army whose general is incompetent</source><translation>jede Armee mit unfähigem General</translation></message>
    <message><source>as flanks, ×2</source><translation>als Flanken, ×2</translation></message>
    <message><source>at hand</source><translation>verfügbar</translation></message>
    <message><source>at their price</source><translation>für ihren Preis</translation></message>
    <message><source>both are shaken</source><translation>beide sind erschüttert</translation></message>
    <message><source>came in game turn</source><translation>gekommen in Spielzug</translation></message>
    <message><source>came on the map</source><translation>auf die Karte gekommen</translation></message>
    <message><source>camp: the enemy has no camp that could be seen (ANC-051)</source><translation>Lager: Der Gegner hat kein Lager, das zu sehen wäre (ANC-051)</translation></message>
    <message><source>cannot attack</source><translation>kann nicht angreifen</translation></message>
    <message><source>cannot attack while disordered (ANC-054)</source><translation>kann in Unordnung nicht angreifen (ANC-054)</translation></message>
    <message><source>charge to come</source><translation>Angriff steht aus</translation></message>
    <message><source>charge used</source><translation>Angriff verbraucht</translation></message>
    <message><source>charges in this turn</source><translation>greift in diesem Zug an</translation></message>
    <message><source>column</source><translation>Kolonne</translation></message>
    <message><source>combat die</source><translation>Nahkampfwürfel</translation></message>
    <message><source>comes on, as both players agree</source><translation>kommt, da beide einverstanden sind</translation></message>
    <message><source>control of who hides</source><translation>Kontrolle der Versteckten</translation></message>
    <message><source>ct.hidden: some of those who hide are impetuous whatever they see (ANC-050, ANC-053)</source><translation>ct.hidden: Einige der Versteckten sind ungestüm, gleich was sie sehen (ANC-050, ANC-053)</translation></message>
    <message><source>denied in game turn</source><translation>abgestritten in Spielzug</translation></message>
    <message><source>destroyed, and recovered (ANC-169)</source><translation>vernichtet und zurückgewonnen (ANC-169)</translation></message>
    <message><source>disordered of its own will</source><translation>absichtlich in Unordnung gebracht</translation></message>
    <message><source>disordered; the next loss of order destroys it</source><translation>in Unordnung; der nächste Ordnungsverlust vernichtet sie</translation></message>
    <message><source>doubled</source><translation>verdoppelt</translation></message>
    <message><source>each with a unit that needs him</source><translation>jeder zu einer Einheit, die ihn braucht</translation></message>
    <message><source>east</source><translation>Osten</translation></message>
    <message><source>element for element</source><translation>Element für Element</translation></message>
    <message><source>expected "*" or a missile class (-, A, B, G) between strength and movement</source><translation>erwartet wird „*“ oder eine Geschossklasse (-, A, B, G) zwischen Stärke und Bewegung</translation></message>
    <message><source>expected "dense", "sparse" or a charge such as "8-2 once, for all"</source><translation>erwartet wird „dense“, „sparse“ oder ein Angriff wie „8-2 once, for all“</translation></message>
    <message><source>expected a code such as KN</source><translation>erwartet wird ein Code wie KN</translation></message>
    <message><source>fixed</source><translation>fest</translation></message>
    <message><source>flank</source><translation>Flanke</translation></message>
    <message><source>flank march</source><translation>Flankenmarsch</translation></message>
    <message><source>front</source><translation>Front</translation></message>
    <message><source>given for a stratagem</source><translation>für eine Kriegslist gegeben</translation></message>
    <message><source>had a leader when the battle began</source><translation>hatte zu Beginn der Schlacht einen Anführer</translation></message>
    <message><source>has acted</source><translation>hat gehandelt</translation></message>
    <message><source>has attacked</source><translation>hat angegriffen</translation></message>
    <message><source>has attacked already (ANC-077)</source><translation>hat schon angegriffen (ANC-077)</translation></message>
    <message><source>has moved</source><translation>hat sich bewegt</translation></message>
    <message><source>has no missiles (ANC-067)</source><translation>hat keine Geschosse (ANC-067)</translation></message>
    <message><source>has panicked</source><translation>in Panik geraten</translation></message>
    <message><source>has retreated</source><translation>hat sich zurückgezogen</translation></message>
    <message><source>has shot</source><translation>hat geschossen</translation></message>
    <message><source>has shot already (ANC-068)</source><translation>hat schon geschossen (ANC-068)</translation></message>
    <message><source>hidden units run</source><translation>versteckte Einheiten rennen los</translation></message>
    <message><source>hits up to</source><translation>trifft bis</translation></message>
    <message><source>impetuous hidden units run in this turn</source><translation>ungestüme versteckte Einheiten rennen in diesem Zug</translation></message>
    <message><source>in a stream</source><translation>in einem Bach</translation></message>
    <message><source>initiative</source><translation>Initiative</translation></message>
    <message><source>initiative at the start of the turn</source><translation>Initiative zu Beginn des Zugs</translation></message>
    <message><source>initiative left</source><translation>übrige Initiative</translation></message>
    <message><source>irregulars, or regulars under a poor general</source><translation>Irreguläre, oder Reguläre unter einem schlechten General</translation></message>
    <message><source>is disordered on purpose</source><translation>gerät absichtlich in Unordnung</translation></message>
    <message><source>is given for a sealed note (ANC-110)</source><translation>ist für eine versiegelte Notiz gegeben (ANC-110)</translation></message>
    <message><source>is lost (ANC-098)</source><translation>ist verloren (ANC-098)</translation></message>
    <message><source>is on the map already</source><translation>ist schon auf der Karte</translation></message>
    <message><source>is out for this turn (ANC-097)</source><translation>setzt diesen Zug aus (ANC-097)</translation></message>
    <message><source>is void</source><translation>ist nichtig</translation></message>
    <message><source>its charge is said twice</source><translation>ihr Angriff ist zweimal genannt</translation></message>
    <message><source>its density is said twice</source><translation>ihre Dichte ist zweimal genannt</translation></message>
    <message><source>leader</source><translation>Anführer</translation></message>
    <message><source>leader alone</source><translation>Anführer allein</translation></message>
    <message><source>leader at hand</source><translation>Anführer verfügbar</translation></message>
    <message><source>leader in the first battle</source><translation>Anführer in der ersten Schlacht</translation></message>
    <message><source>leader lost</source><translation>Anführer verloren</translation></message>
    <message><source>leader out for a turn</source><translation>Anführer setzt einen Zug aus</translation></message>
    <message><source>leader with </source><translation>Anführer bei </translation></message>
    <message><source>leaders alone</source><translation>Anführer allein</translation></message>
    <message><source>leaders at hand</source><translation>Anführer verfügbar</translation></message>
    <message><source>leaders in the first battle</source><translation>Anführer in der ersten Schlacht</translation></message>
    <message><source>leaders in the second battle</source><translation>Anführer in der zweiten Schlacht</translation></message>
    <message><source>leaders lost</source><translation>Anführer verloren</translation></message>
    <message><source>leaders out for a turn</source><translation>Anführer setzen einen Zug aus</translation></message>
    <message><source>leads in the first battle (ANC-124)</source><translation>führt in der ersten Schlacht (ANC-124)</translation></message>
    <message><source>left a zone of control</source><translation>hat eine Kontrollzone verlassen</translation></message>
    <message><source>left a zone of control and cannot attack (ANC-047)</source><translation>hat eine Kontrollzone verlassen und kann nicht angreifen (ANC-047)</translation></message>
    <message><source>lost in the pursuit</source><translation>in der Verfolgung verloren</translation></message>
    <message><source>lost in the pursuit (ANC-168)</source><translation>in der Verfolgung verloren (ANC-168)</translation></message>
    <message><source>may be recovered after a draw</source><translation>können nach einem Unentschieden zurückgewonnen werden</translation></message>
    <message><source>may be recovered, </source><translation>können zurückgewonnen werden, </translation></message>
    <message><source>more loss</source><translation>weiterer Verlust</translation></message>
    <message><source>more losses</source><translation>weitere Verluste</translation></message>
    <message><source>most leaders on the map at once</source><translation>meiste Anführer zugleich auf der Karte</translation></message>
    <message><source>mounted troops against infantry in woods or swamp (ANC-091)</source><translation>Berittene gegen Infanterie in Wald oder Sumpf (ANC-091)</translation></message>
    <message><source>moved in its last turn and cannot shoot (ANC-067)</source><translation>hat sich im letzten eigenen Zug bewegt und kann nicht schießen (ANC-067)</translation></message>
    <message><source>movement of the head, that of the slowest</source><translation>Bewegung der Spitze, die der langsamsten</translation></message>
    <message><source>movement of this turn</source><translation>Bewegung dieses Zugs</translation></message>
    <message><source>must attack</source><translation>muss angreifen</translation></message>
    <message><source>nearest: a camp is not shocked (ANC-127)</source><translation>die Nächsten: Ein Lager wird nicht schockiert (ANC-127)</translation></message>
    <message><source>never</source><translation>nie</translation></message>
    <message><source>never attacks (ANC-077)</source><translation>greift nie an (ANC-077)</translation></message>
    <message><source>never hits</source><translation>trifft nie</translation></message>
    <message><source>night attack, advantage, false deployment</source><translation>Nachtangriff, Vorteil, Scheinaufstellung</translation></message>
    <message><source>no camp</source><translation>kein Lager</translation></message>
    <message><source>no clock (house rule)</source><translation>keine Uhr (Hausregel)</translation></message>
    <message><source>no leader was kept off the map for it (ANC-110)</source><translation>kein Anführer wurde dafür außerhalb der Karte gehalten (ANC-110)</translation></message>
    <message><source>nobody chose this attack (ANC-091)</source><translation>niemand hat diesen Angriff gewählt (ANC-091)</translation></message>
    <message><source>none</source><translation>keine</translation></message>
    <message><source>none is at hand (ANC-108)</source><translation>keiner ist verfügbar (ANC-108)</translation></message>
    <message><source>normal</source><translation>normal</translation></message>
    <message><source>north</source><translation>Norden</translation></message>
    <message><source>not for horses</source><translation>nichts für Pferde</translation></message>
    <message><source>not on the map</source><translation>nicht auf der Karte</translation></message>
    <message><source>note: the sealed note is missing</source><translation>Notiz: Die versiegelte Notiz fehlt</translation></message>
    <message><source>nothing</source><translation>nichts</translation></message>
    <message><source>nothing after "*new*"</source><translation>nichts nach „*new*“</translation></message>
    <message><source>nothing after the face</source><translation>nichts nach der Seite</translation></message>
    <message><source>nothing comes of it</source><translation>nichts kommt dabei heraus</translation></message>
    <message><source>nothing happens</source><translation>nichts geschieht</translation></message>
    <message><source>nothing: it is a bluff</source><translation>nichts: es ist ein Bluff</translation></message>
    <message><source>of the disordered who have a leader</source><translation>der Ungeordneten, die einen Anführer haben</translation></message>
    <message><source>of the side that did not move</source><translation>der Seite, die sich nicht bewegt hat</translation></message>
    <message><source>of the side that moved</source><translation>der Seite, die sich bewegt hat</translation></message>
    <message><source>on a hill</source><translation>auf einem Hügel</translation></message>
    <message><source>on a march (ANC-119)</source><translation>auf einem Marsch (ANC-119)</translation></message>
    <message><source>on the map</source><translation>auf der Karte</translation></message>
    <message><source>on the other map</source><translation>auf der anderen Karte</translation></message>
    <message><source>one for each unit</source><translation>einer für jede Einheit</translation></message>
    <message><source>one for the army</source><translation>einer für die Armee</translation></message>
    <message><source>one unit</source><translation>eine Einheit</translation></message>
    <message><source>only when none is left</source><translation>nur wenn keiner übrig ist</translation></message>
    <message><source>out in player turn (0: in none)</source><translation>setzt aus in Spielerzug (0: in keinem)</translation></message>
    <message><source>panic number</source><translation>Panikzahl</translation></message>
    <message><source>passing: nobody flees who could pass through a friend (ANC-032)</source><translation>Durchziehen: Niemand flieht, der durch einen Freund ziehen könnte (ANC-032)</translation></message>
    <message><source>player turn in which an attack first met it (0: not yet)</source><translation>Spielerzug, in dem ein Angriff erstmals auf sie traf (0: noch nicht)</translation></message>
    <message><source>player turn in whose combat it came out (-1: otherwise, 0: not known)</source><translation>Spielerzug, in dessen Nahkampf sie herauskam (-1: anders, 0: unbekannt)</translation></message>
    <message><source>player turn of the charge (0: still to come)</source><translation>Spielerzug des Angriffs (0: steht noch aus)</translation></message>
    <message><source>points of victory</source><translation>Siegpunkte</translation></message>
    <message><source>points that survived, a quarter of which is lost</source><translation>überlebende Punkte, von denen ein Viertel verloren geht</translation></message>
    <message><source>put off in game turn</source><translation>aufgeschoben in Spielzug</translation></message>
    <message><source>put to flight</source><translation>in die Flucht geschlagen</translation></message>
    <message><source>rear</source><translation>Rücken</translation></message>
    <message><source>rear march</source><translation>Marsch in den Rücken</translation></message>
    <message><source>recovered: leaders do not come back in this campaign while one is left (ANC-170)</source><translation>Zurückgewonnen: Anführer kommen in dieser Kampagne nicht wieder, solange einer übrig ist (ANC-170)</translation></message>
    <message><source>regulars, or irregulars under a good general</source><translation>Reguläre, oder Irreguläre unter einem guten General</translation></message>
    <message><source>seal: the seal of the note is missing</source><translation>Siegel: Das Siegel der Notiz fehlt</translation></message>
    <message><source>seal: this note is announced already (ANC-112)</source><translation>Siegel: Diese Notiz ist schon angekündigt (ANC-112)</translation></message>
    <message><source>sealed note</source><translation>versiegelte Notiz</translation></message>
    <message><source>sealed notes</source><translation>versiegelte Notizen</translation></message>
    <message><source>sees an enemy</source><translation>sieht einen Gegner</translation></message>
    <message><source>settled when it is opened</source><translation>wird beim Öffnen abgerechnet</translation></message>
    <message><source>seven hexes far</source><translation>sieben Hexfelder weit</translation></message>
    <message><source>sh.range: it is out of range (ANC-071)</source><translation>sh.range: außer Reichweite (ANC-071)</translation></message>
    <message><source>shaken leader</source><translation>erschütterter Anführer</translation></message>
    <message><source>six hexes</source><translation>sechs Hexfelder</translation></message>
    <message><source>slip through friends</source><translation>schlüpfen durch Freunde</translation></message>
    <message><source>something unnamed</source><translation>etwas Unbenanntes</translation></message>
    <message><source>south</source><translation>Süden</translation></message>
    <message><source>stands with</source><translation>steht bei</translation></message>
    <message><source>star</source><translation>Stern</translation></message>
    <message><source>star, village or bridge</source><translation>Stern, Dorf oder Brücke</translation></message>
    <message><source>stays sealed</source><translation>bleibt versiegelt</translation></message>
    <message><source>still to come</source><translation>steht noch aus</translation></message>
    <message><source>stratagems: each costs a leader that is fielded (ANC-110)</source><translation>Kriegslisten: Jede kostet einen aufgestellten Anführer (ANC-110)</translation></message>
    <message><source>stratagems: none in the first battle (ANC-176)</source><translation>Kriegslisten: keine in der ersten Schlacht (ANC-176)</translation></message>
    <message><source>strength 4, steady</source><translation>Stärke 4, standfest</translation></message>
    <message><source>tactical trick</source><translation>taktische List</translation></message>
    <message><source>target: only the nearest possible target in the front arc and in clear sight is shot at (ANC-068)</source><translation>Ziel: Beschossen wird nur das nächste mögliche Ziel im Frontbereich und in freier Sicht (ANC-068)</translation></message>
    <message><source>the army panics when all are lost</source><translation>die Armee gerät in Panik, wenn alle verloren sind</translation></message>
    <message><source>the attack is cut down</source><translation>der Angriff ist niedergemacht</translation></message>
    <message><source>the attack is thrown back</source><translation>der Angriff ist zurückgeworfen</translation></message>
    <message><source>the attack is thrown back in disorder</source><translation>der Angriff ist zurückgeworfen, in Unordnung</translation></message>
    <message><source>the attack was declared at better odds (ANC-091)</source><translation>der Angriff wurde bei besserem Kräfteverhältnis angesagt (ANC-091)</translation></message>
    <message><source>the attackers are cut down</source><translation>die Angreifer sind niedergemacht</translation></message>
    <message><source>the defender gives way</source><translation>der Verteidiger weicht</translation></message>
    <message><source>the defender gives way in disorder</source><translation>der Verteidiger weicht in Unordnung</translation></message>
    <message><source>the defender is destroyed</source><translation>der Verteidiger ist vernichtet</translation></message>
    <message><source>the defender is destroyed, and its hex is entered</source><translation>der Verteidiger ist vernichtet, sein Hexfeld wird betreten</translation></message>
    <message><source>the first army</source><translation>die erste Armee</translation></message>
    <message><source>the impetuous are held, or run</source><translation>die Ungestümen werden zurückgehalten oder rennen los</translation></message>
    <message><source>the notation has no such code</source><translation>die Notation kennt diesen Code nicht</translation></message>
    <message><source>the notation shows a back face already</source><translation>die Notation zeigt schon eine Rückseite</translation></message>
    <message><source>the note</source><translation>die Notiz</translation></message>
    <message><source>the note: a march names its units (ANC-119)</source><translation>die Notiz: Ein Marsch nennt seine Einheiten (ANC-119)</translation></message>
    <message><source>the number of elements</source><translation>Zahl der Elemente</translation></message>
    <message><source>the odds alone</source><translation>allein das Kräfteverhältnis</translation></message>
    <message><source>the place of a hidden unit</source><translation>der Ort einer versteckten Einheit</translation></message>
    <message><source>the second army</source><translation>die zweite Armee</translation></message>
    <message><source>the stratagems agreed for this battle were tried already (ANC-176)</source><translation>die für diese Schlacht vereinbarten Kriegslisten wurden schon versucht (ANC-176)</translation></message>
    <message><source>the strength of a charge has two digits at most</source><translation>die Stärke eines Angriffs hat höchstens zwei Ziffern</translation></message>
    <message><source>the unit has no back face (ANC-013)</source><translation>die Einheit hat keine Rückseite (ANC-013)</translation></message>
    <message><source>the worth of elements</source><translation>Wert der Elemente</translation></message>
    <message><source>there is none</source><translation>es gibt keinen</translation></message>
    <message><source>this army has nothing that could be converted (ANC-142)</source><translation>diese Armee hat nichts, was sich umrechnen ließe (ANC-142)</translation></message>
    <message><source>through a flank</source><translation>durch eine Flanke</translation></message>
    <message><source>through the rear</source><translation>durch den Rücken</translation></message>
    <message><source>tripled</source><translation>verdreifacht</translation></message>
    <message><source>turned in place</source><translation>auf der Stelle gedreht</translation></message>
    <message><source>turning is free</source><translation>Drehen kostet nichts</translation></message>
    <message><source>turns in place only</source><translation>dreht nur auf der Stelle</translation></message>
    <message><source>unit flees</source><translation>Einheit flieht</translation></message>
    <message><source>unit is</source><translation>Einheit ist</translation></message>
    <message><source>unit lost</source><translation>Einheit verloren</translation></message>
    <message><source>units are</source><translation>Einheiten sind</translation></message>
    <message><source>units flee</source><translation>Einheiten fliehen</translation></message>
    <message><source>units lost</source><translation>Einheiten verloren</translation></message>
    <message><source>victory points</source><translation>Siegpunkte</translation></message>
    <message><source>victory: the victory points of both sides are missing (ANC-167)</source><translation>Sieg: Die Siegpunkte beider Seiten fehlen (ANC-167)</translation></message>
    <message><source>village or bridge</source><translation>Dorf oder Brücke</translation></message>
    <message><source>was given for a stratagem (ANC-110)</source><translation>wurde für eine Kriegslist gegeben (ANC-110)</translation></message>
    <message><source>west</source><translation>Westen</translation></message>
    <message><source>where it hides (ANC-130)</source><translation>wo sie sich versteckt (ANC-130)</translation></message>
    <message><source>where it is</source><translation>wo sie ist</translation></message>
    <message><source>who defend double</source><translation>wer doppelt verteidigt</translation></message>
    <message><source>who: a bluff keeps nobody off the map (ANC-111)</source><translation>wer: Ein Bluff hält niemanden außerhalb der Karte (ANC-111)</translation></message>
    <message><source>who: a camp is always on the map (ANC-119)</source><translation>wer: Ein Lager ist immer auf der Karte (ANC-119)</translation></message>
    <message><source>who: a camp never leaves the map; it is taken or destroyed (ANC-102)</source><translation>wer: Ein Lager verlässt nie die Karte; es wird genommen oder vernichtet (ANC-102)</translation></message>
    <message><source>who: infantry change places with infantry, cavalry with cavalry (ANC-115)</source><translation>wer: Infanterie tauscht mit Infanterie den Platz, Kavallerie mit Kavallerie (ANC-115)</translation></message>
    <message><source>who: name the one unit that hides; each has a note of its own (ANC-130)</source><translation>wer: Nenne die eine Einheit, die sich versteckt; jede hat ihre eigene Notiz (ANC-130)</translation></message>
    <message><source>who: name the units in pairs that change places (ANC-115)</source><translation>wer: Nenne die Einheiten paarweise, die die Plätze tauschen (ANC-115)</translation></message>
    <message><source>who: name the units that march (ANC-119)</source><translation>wer: Nenne die Einheiten, die marschieren (ANC-119)</translation></message>
    <message><source>who: nobody attacks</source><translation>wer: Niemand greift an</translation></message>
    <message><source>who: nobody is named</source><translation>wer: Niemand ist genannt</translation></message>
    <message><source>who: nobody moves</source><translation>wer: Niemand bewegt sich</translation></message>
    <message><source>who: only units of the enemy on the map are surprised (ANC-117)</source><translation>wer: Nur Einheiten des Gegners auf der Karte werden überrascht (ANC-117)</translation></message>
    <message><source>worth of those who arrive</source><translation>Wert der Eintreffenden</translation></message>
    <message><source>zones: a camp has no zone of control (ANC-047)</source><translation>Zonen: Ein Lager hat keine Kontrollzone (ANC-047)</translation></message>
    <message><source>{other} still before {unit}</source><translation>{other} noch vor {unit}</translation></message>
    <message><source>{unit} as {other}</source><translation>{unit} als {other}</translation></message>
    <message><source>{unit} attacks through</source><translation>{unit} greift durch</translation></message>
    <message><source>{unit} cannot be held</source><translation>{unit} ist nicht zurückzuhalten</translation></message>
    <message><source>{unit} crosses</source><translation>{unit} quert</translation></message>
    <message><source>{unit} entered woods or swamp</source><translation>{unit} zog in Wald oder Sumpf</translation></message>
    <message><source>{unit} had to turn</source><translation>{unit} musste drehen</translation></message>
    <message><source>{unit} in a stream</source><translation>{unit} in einem Bach</translation></message>
    <message><source>{unit} in a village</source><translation>{unit} in einem Dorf</translation></message>
    <message><source>{unit} in woods or a village</source><translation>{unit} in Wald oder Dorf</translation></message>
    <message><source>{unit} in woods or swamp</source><translation>{unit} in Wald oder Sumpf</translation></message>
    <message><source>{unit} on a hill</source><translation>{unit} auf einem Hügel</translation></message>
    <message><source>{unit} retreats</source><translation>{unit} zieht sich zurück</translation></message>
    <message><source>{unit} see an enemy</source><translation>{unit} sieht einen Gegner</translation></message>
    <message><source>Žižka's Hussites were shut in by a crusading army. They drove their wagons through it by night, firing as they went.</source><translation>Žižkas Hussiten waren von einem Kreuzfahrerheer eingeschlossen. Sie fuhren bei Nacht mit ihren Wagen hindurch und schossen dabei.</translation></message>
</context>
<context>
    <name>club</name>
    <message><source>After the scoring sheet of the North American Society of Ancient and Medieval Wargamers. An element counts 1, a general 2 more, a camp or built-up area taken 2.</source><translation>Nach dem Wertungsbogen der North American Society of Ancient and Medieval Wargamers. Ein Element zählt 1, ein General 2 mehr, ein genommenes Lager oder bebautes Gebiet 2.</translation></message>
    <message><source>DBA, NASAMW</source><translation>DBA, NASAMW</translation></message>
    <message><source>Optio's own: 20 points, half each while both armies lost the same share; the rest moves with the difference. Breaking the enemy's army without being broken brings 5 more.</source><translation>Von Optio: 20 Punkte, je die Hälfte, solange beide Armeen den gleichen Anteil verloren haben; der Rest richtet sich nach dem Unterschied. Wer die feindliche Armee bricht, ohne selbst gebrochen zu sein, erhält 5 dazu.</translation></message>
    <message><source>Optio's own: 8 points, half each while both armies lost the same share; the rest moves with the difference. Breaking the enemy's army without being broken brings 2 more.</source><translation>Von Optio: 8 Punkte, je die Hälfte, solange beide Armeen den gleichen Anteil verloren haben; der Rest richtet sich nach dem Unterschied. Wer die feindliche Armee bricht, ohne selbst gebrochen zu sein, erhält 2 dazu.</translation></message>
    <message><source>Shares of 10</source><translation>Anteile von 10</translation></message>
    <message><source>Shares of 25</source><translation>Anteile von 25</translation></message>
    <message><source>Three points for a win, one for a draw, none for a loss. A result such as 12:8 is a score; the higher one wins.</source><translation>Drei Punkte für einen Sieg, einer für ein Unentschieden, keiner für eine Niederlage. Ein Ergebnis wie 12:8 ist ein Stand; der höhere gewinnt.</translation></message>
    <message><source>Win, draw, loss</source><translation>Sieg, Unentschieden, Niederlage</translation></message>
</context>
<context>
    <name>dba</name>
    <message><source>15 mm</source><translation>15 mm</translation></message>
    <message><source>25 mm</source><translation>25 mm</translation></message>
    <message><source>3 and 2; kills heavy foot at once</source><translation>3 und 2; töten schweres Fußvolk auf der Stelle</translation></message>
    <message><source>3 and 2; rough ground does not trouble them</source><translation>3 und 2; raues Gelände stört sie nicht</translation></message>
    <message><source>3 and 3</source><translation>3 und 3</translation></message>
    <message><source>3 and 4; +3 for a second rank against foot</source><translation>3 und 4; +3 für ein zweites Glied gegen Fußtruppen</translation></message>
    <message><source>3 and 4; they pursue</source><translation>3 und 4; sie verfolgen</translation></message>
    <message><source>4 and 4; a second rank helps</source><translation>4 und 4; ein zweites Glied hilft</translation></message>
    <message><source>4 and 5</source><translation>4 und 5</translation></message>
    <message><source>5 against foot, 3 against mounted</source><translation>5 gegen Fußtruppen, 3 gegen Berittene</translation></message>
    <message><source>601 to 1,200</source><translation>601 bis 1.200</translation></message>
    <message><source>A bound</source><translation>Ein Zug</translation></message>
    <message><source>A combat</source><translation>Ein Kampf</translation></message>
    <message><source>A dismounting, or a move into, out of or through a built-up area.</source><translation>Ein Absitzen, oder eine Bewegung in bebautes Gebiet, aus ihm heraus oder hindurch.</translation></message>
    <message><source>A lost general decides only where more is lost than on the other side; alone against nothing, it does.</source><translation>Ein verlorener General entscheidet nur, wenn mehr verloren ist als auf der anderen Seite; allein gegen nichts tut er es.</translation></message>
    <message><source>A move that touches bad going is a bad-going move from end to end. A group goes at the rate of its slowest. An element in frontal contact can only go straight back, and only where it outruns its opponent and nobody holds its flank or rear.</source><translation>Eine Bewegung, die schlechtes Gelände berührt, ist von Anfang bis Ende eine Bewegung in schlechtem Gelände. Eine Gruppe bewegt sich so schnell wie ihr langsamstes Mitglied. Ein Element in Frontkontakt kann nur gerade zurück, und nur, wo es schneller ist als sein Gegner und niemand seine Flanke oder seinen Rücken hält.</translation></message>
    <message><source>A plain between sea and desert: dunes at the edges, nothing in the middle.</source><translation>Eine Ebene zwischen Meer und Wüste: Dünen an den Rändern, nichts in der Mitte.</translation></message>
    <message><source>A river along one side, a hill on the other wing that the Romans hold.</source><translation>Ein Fluss an einer Seite, auf dem anderen Flügel ein Hügel, den die Römer halten.</translation></message>
    <message><source>A river along one side, the city as a built-up area on the far bank, otherwise open.</source><translation>Ein Fluss an einer Seite, die Stadt als bebautes Gebiet am anderen Ufer, sonst offen.</translation></message>
    <message><source>A second move in the same bound</source><translation>Eine zweite Bewegung im selben Zug</translation></message>
    <message><source>A second rank of the same troops helps only where both ranks stand in good going.</source><translation>Ein zweites Glied derselben Truppen hilft nur, wo beide Glieder in gutem Gelände stehen.</translation></message>
    <message><source>A shooter and its target, neither of them in contact. At most three shoot at one target: the others aid the first. An element shoots once in a bound, and is shot at once.</source><translation>Ein Schütze und sein Ziel, keiner von beiden in Kontakt. Höchstens drei schießen auf ein Ziel: Die anderen unterstützen den ersten. Ein Element schießt im Zug einmal und wird einmal beschossen.</translation></message>
    <message><source>A shooter nobody shoots back at</source><translation>Ein Schütze, auf den niemand zurückschießt</translation></message>
    <message><source>A shooter that nobody shoots back at takes no harm from a low throw. Artillery shoots in its own side's bound; in the enemy's it can only shoot back.</source><translation>Ein Schütze, auf den niemand zurückschießt, nimmt durch einen niedrigen Wurf keinen Schaden. Artillerie schießt im Zug der eigenen Seite; im gegnerischen kann sie nur zurückschießen.</translation></message>
    <message><source>A side that has lost four elements, or its general, at the end of a bound has lost, unless the enemy has lost as many.</source><translation>Eine Seite, die am Ende eines Zuges vier Elemente oder ihren General verloren hat, hat verloren, außer wenn der Gegner ebenso viele verloren hat.</translation></message>
    <message><source>Adds</source><translation>Zählt</translation></message>
    <message><source>Against foot</source><translation>Gegen Fußtruppen</translation></message>
    <message><source>Against foot other than bowmen and psiloi.</source><translation>Gegen Fußtruppen außer Bogenschützen und Psiloi.</translation></message>
    <message><source>Against foot, against mounted</source><translation>Gegen Fußtruppen, gegen Berittene</translation></message>
    <message><source>Against knights and elephants.</source><translation>Gegen Ritter und Elefanten.</translation></message>
    <message><source>Against knights, elephants, and foot other than bowmen and psiloi.</source><translation>Gegen Ritter, Elefanten und Fußtruppen außer Bogenschützen und Psiloi.</translation></message>
    <message><source>Against mounted</source><translation>Gegen Berittene</translation></message>
    <message><source>Agincourt</source><translation>Azincourt</translation></message>
    <message><source>Aiding the shooter</source><translation>Unterstützen den Schützen</translation></message>
    <message><source>Aiding the target</source><translation>Unterstützen das Ziel</translation></message>
    <message><source>Alexander's pikes have met the elephants. Tap the Pikes.</source><translation>Alexanders Piken sind auf die Elefanten getroffen. Tippe auf die Piken.</translation></message>
    <message><source>All others</source><translation>Alle anderen</translation></message>
    <message><source>All others by artillery in close combat</source><translation>Alle anderen durch Artillerie im Nahkampf</translation></message>
    <message><source>All that moves starts farther than 600 paces from the general and also beyond a crest, a built-up area or a camp, or inside or beyond a wood, an oasis or dunes.</source><translation>Alle, die sich bewegen, beginnen mehr als 600 Schritt vom General entfernt und außerdem hinter einer Kuppe, bebautem Gebiet oder einem Lager, oder in oder hinter einem Wald, einer Oase oder Dünen.</translation></message>
    <message><source>All that moves starts farther than that from the general.</source><translation>Alle, die sich bewegen, beginnen weiter als das vom General entfernt.</translation></message>
    <message><source>An army is twelve elements, one with the general, and a camp. A game takes an hour on a small table.</source><translation>Eine Armee sind zwölf Elemente, eines mit dem General, und ein Lager. Ein Spiel dauert eine Stunde auf einem kleinen Tisch.</translation></message>
    <message><source>An army that is not legal can be kept and is marked as such. Refused are: more PIPs than are left, more elements than there are, camp followers that move, artillery and wagons that move into contact, and a second combat, shot or hit of the same element in a bound.</source><translation>Eine Armee, die nicht regelgerecht ist, kann behalten werden und ist als solche markiert. Abgelehnt werden: mehr PIPs, als übrig sind, mehr Elemente, als da sind, Lagervolk, das sich bewegt, Artillerie und Wagen, die sich in Kontakt bewegen, und ein zweiter Kampf, Schuss oder Beschuss desselben Elements in einem Zug.</translation></message>
    <message><source>An element that cannot make way is destroyed: the result offers it. Nobody pursues out of a camp.</source><translation>Ein Element, das nicht ausweichen kann, ist vernichtet: Das Ergebnis bietet es an. Niemand verfolgt aus einem Lager heraus.</translation></message>
    <message><source>Antiochus wanted Greece and lost Asia: legions met pikes, elephants and mailed horse on a plain in Lydia.</source><translation>Antiochos wollte Griechenland und verlor Asien: In einer Ebene Lydiens trafen Legionen auf Piken, Elefanten und gepanzerte Reiter.</translation></message>
    <message><source>Artillery in close combat</source><translation>Artillerie im Nahkampf</translation></message>
    <message><source>Artillery shooting or shot at</source><translation>Artillerie, schießend oder beschossen</translation></message>
    <message><source>Artillery shot at</source><translation>Beschossene Artillerie</translation></message>
    <message><source>Artillery, blades, hordes, pikes, spears and war wagons that fight close combat in bad going.</source><translation>Artillerie, Schwertkämpfer, Horden, Piken, Speere und Kriegswagen, die in schlechtem Gelände im Nahkampf stehen.</translation></message>
    <message><source>Artillery, war wagons</source><translation>Artillerie, Kriegswagen</translation></message>
    <message><source>At the end of a bound a side loses when its general or enough elements are gone, and it has lost more than the enemy. A camp that the enemy held last counts as two elements. When both have lost alike, the battle goes on.</source><translation>Am Ende eines Zuges verliert eine Seite, wenn ihr General oder genug Elemente verloren sind und sie mehr verloren hat als der Gegner. Ein Lager, das der Gegner zuletzt hielt, zählt als zwei Elemente. Haben beide gleich viel verloren, geht die Schlacht weiter.</translation></message>
    <message><source>Auxilia by knights, in good going for them</source><translation>Auxilia durch Ritter, in für diese gutem Gelände</translation></message>
    <message><source>Auxilia otherwise</source><translation>Auxilia sonst</translation></message>
    <message><source>Auxilia, psiloi</source><translation>Auxilia, Psiloi</translation></message>
    <message><source>Auxilia, warband, hordes</source><translation>Auxilia, Kriegerhaufen, Horden</translation></message>
    <message><source>Bad going</source><translation>Schlechtes Gelände</translation></message>
    <message><source>Base factors</source><translation>Grundfaktoren</translation></message>
    <message><source>Base factors ask whether the enemy is mounted or on foot. Artillery, war wagons and camp followers are foot.</source><translation>Grundfaktoren fragen, ob der Gegner beritten oder zu Fuß ist. Artillerie, Kriegswagen und Lagervolk sind zu Fuß.</translation></message>
    <message><source>Beaten</source><translation>Geschlagen</translation></message>
    <message><source>Beaten or doubled</source><translation>Geschlagen oder verdoppelt</translation></message>
    <message><source>Behind it</source><translation>Dahinter</translation></message>
    <message><source>Blades, pikes and spears by knights or scythed chariots, in good going for them</source><translation>Schwertkämpfer, Piken und Speere durch Ritter oder Sichelwagen, in für diese gutem Gelände</translation></message>
    <message><source>Blades, pikes and spears by warband, but for those in a camp</source><translation>Schwertkämpfer, Piken und Speere durch Kriegerhaufen, außer in einem Lager</translation></message>
    <message><source>Blades, pikes and spears otherwise</source><translation>Schwertkämpfer, Piken und Speere sonst</translation></message>
    <message><source>Both in good going</source><translation>Beide in gutem Gelände</translation></message>
    <message><source>Bowmen</source><translation>Bogenschützen</translation></message>
    <message><source>Bowmen by mounted troops in close combat</source><translation>Bogenschützen durch Berittene im Nahkampf</translation></message>
    <message><source>Bowmen otherwise</source><translation>Bogenschützen sonst</translation></message>
    <message><source>Bowmen, artillery and war wagons of both sides shoot.</source><translation>Bogenschützen, Artillerie und Kriegswagen beider Seiten schießen.</translation></message>
    <message><source>Bowmen, camelry</source><translation>Bogenschützen, Kamelreiter</translation></message>
    <message><source>Bowmen, war wagons</source><translation>Bogenschützen, Kriegswagen</translation></message>
    <message><source>Breaks off</source><translation>Löst sich</translation></message>
    <message><source>Built-up, dismounts</source><translation>Bebaut, sitzt ab</translation></message>
    <message><source>Camp followers</source><translation>Lagervolk</translation></message>
    <message><source>Camp followers and scythed chariots</source><translation>Lagervolk und Sichelwagen</translation></message>
    <message><source>Camp held by enemy</source><translation>Lager in Feindeshand</translation></message>
    <message><source>Camps</source><translation>Lager</translation></message>
    <message><source>Cavalry and camelry by scythed chariots</source><translation>Reiterei und Kamelreiter durch Sichelwagen</translation></message>
    <message><source>Cavalry and camelry in going bad to them</source><translation>Reiterei und Kamelreiter in für sie schlechtem Gelände</translation></message>
    <message><source>Cavalry and camelry otherwise</source><translation>Reiterei und Kamelreiter sonst</translation></message>
    <message><source>Cavalry by artillery in close combat</source><translation>Reiterei durch Artillerie im Nahkampf</translation></message>
    <message><source>Cavalry by pikes, spears or hordes, in good going for the cavalry</source><translation>Reiterei durch Piken, Speere oder Horden, in für die Reiterei gutem Gelände</translation></message>
    <message><source>Cavalry otherwise</source><translation>Reiterei sonst</translation></message>
    <message><source>Cavalry, camelry, scythed chariots</source><translation>Reiterei, Kamelreiter, Sichelwagen</translation></message>
    <message><source>Combat factors</source><translation>Kampffaktoren</translation></message>
    <message><source>Combat factors: the first row that fits</source><translation>Kampffaktoren: die erste passende Zeile</translation></message>
    <message><source>Combat outcomes</source><translation>Kampfergebnisse</translation></message>
    <message><source>Comparing totals</source><translation>Summen vergleichen</translation></message>
    <message><source>Cost</source><translation>Kosten</translation></message>
    <message><source>DBA</source><translation>DBA</translation></message>
    <message><source>DBA knows no commands: in a game all elements stand together.</source><translation>DBA kennt keine Kommandos: In einem Spiel stehen alle Elemente zusammen.</translation></message>
    <message><source>DBA list notation</source><translation>DBA-Listennotation</translation></message>
    <message><source>Destroyed</source><translation>Vernichtet</translation></message>
    <message><source>Distances</source><translation>Entfernungen</translation></message>
    <message><source>Distances are in paces: a hundred are 25 mm on the table with 15 mm figures, 40 mm with 25 mm figures.</source><translation>Entfernungen stehen in Schritt: Hundert sind auf dem Tisch 25 mm mit 15-mm-Figuren, 40 mm mit 25-mm-Figuren.</translation></message>
    <message><source>Do more of the same troops stand directly behind the element?</source><translation>Stehen mehr derselben Truppen direkt hinter dem Element?</translation></message>
    <message><source>Do psiloi stand directly behind the element, or behind a neighbour of the same type?</source><translation>Stehen Psiloi direkt hinter dem Element oder hinter einem Nachbarn desselben Typs?</translation></message>
    <message><source>Do the armies that have a camp set it up?</source><translation>Bauen die Armeen, die ein Lager haben, es auf?</translation></message>
    <message><source>Do they all start beyond a crest, a built-up area or a camp as the general sees it, or inside or beyond a wood, an oasis or dunes?</source><translation>Beginnen alle, vom General aus gesehen, hinter einer Kuppe, bebautem Gebiet oder einem Lager, oder in oder hinter einem Wald, einer Oase oder Dünen?</translation></message>
    <message><source>Does the element occupy the camp of its own army?</source><translation>Besetzt das Element das Lager der eigenen Armee?</translation></message>
    <message><source>Does the front edge of an enemy touch the rear of the element?</source><translation>Berührt die Frontkante eines Gegners den Rücken des Elements?</translation></message>
    <message><source>Does the move bring a front edge into contact with enemy, and with whom?</source><translation>Bringt die Bewegung eine Frontkante in Kontakt mit Gegnern, und mit welchen?</translation></message>
    <message><source>Does the rank behind stand in good going, as the one in front does?</source><translation>Steht das hintere Glied in gutem Gelände, wie das vordere?</translation></message>
    <message><source>Does the target shoot at this shooter in the same exchange?</source><translation>Schießt das Ziel im selben Schusswechsel auf diesen Schützen?</translation></message>
    <message><source>Doubled</source><translation>Verdoppelt</translation></message>
    <message><source>Dunes and oases are good going to camelry</source><translation>Dünen und Oasen sind für Kamelreiter gutes Gelände</translation></message>
    <message><source>Dunes or oasis</source><translation>Dünen oder Oase</translation></message>
    <message><source>Each element or group that moves costs PIPs.</source><translation>Jedes Element und jede Gruppe, die sich bewegt, kostet PIPs.</translation></message>
    <message><source>Each further move is paid like the first. The app tells what it hangs on and refuses none.</source><translation>Jede weitere Bewegung wird bezahlt wie die erste. Die App sagt, woran sie hängt, und lehnt keine ab.</translation></message>
    <message><source>Each move of an element or a group costs at least one. What is not spent in this bound is lost.</source><translation>Jede Bewegung eines Elements oder einer Gruppe kostet mindestens einen. Was in diesem Zug nicht ausgegeben wird, verfällt.</translation></message>
    <message><source>Each side adds its factor, whatever the situation gives, and a die. The general's element fights at one more, whoever is overlapped at one less for each side.</source><translation>Jede Seite addiert ihren Faktor, was die Lage gibt, und einen Würfel. Das Element des Generals kämpft mit eins mehr; wer überlappt ist, mit eins weniger je Seite.</translation></message>
    <message><source>Each side adds the first combat factor that fits and every other factor that holds to its die.</source><translation>Jede Seite addiert zu ihrem Würfel den ersten Kampffaktor, der passt, und jeden anderen Faktor, der zutrifft.</translation></message>
    <message><source>Each type has two factors. Blades are best against foot, elephants and spears stand up to horse.</source><translation>Jeder Typ hat zwei Faktoren. Schwertkämpfer sind am besten gegen Fußtruppen, Elefanten und Speere halten Reitern stand.</translation></message>
    <message><source>Egypt deploys first, its general near the camp. The Hittites may put their chariots nearest to the river.</source><translation>Ägypten stellt zuerst auf, sein General nahe am Lager. Die Hethiter dürfen ihre Streitwagen dem Fluss am nächsten aufstellen.</translation></message>
    <message><source>Element</source><translation>Element</translation></message>
    <message><source>Elements</source><translation>Elemente</translation></message>
    <message><source>Elements lost, and how many lost ones lose the battle.</source><translation>Verlorene Elemente, und wie viele verlorene die Schlacht verlieren.</translation></message>
    <message><source>Elements that touch and face the same way move together for one PIP. Elephants, hordes, war wagons and artillery cost one more, and so does whatever is far from the general.</source><translation>Elemente, die sich berühren und in dieselbe Richtung blicken, bewegen sich zusammen für einen PIP. Elefanten, Horden, Kriegswagen und Artillerie kosten einen mehr, ebenso alles, was weit vom General ist.</translation></message>
    <message><source>Elephants at the Hydaspes</source><translation>Elefanten am Hydaspes</translation></message>
    <message><source>Elephants by artillery shooting</source><translation>Elefanten durch Artilleriebeschuss</translation></message>
    <message><source>Elephants by psiloi, auxilia or light horse</source><translation>Elefanten durch Psiloi, Auxilia oder leichte Reiterei</translation></message>
    <message><source>Elephants otherwise</source><translation>Elefanten sonst</translation></message>
    <message><source>Elephants, hordes, war wagons or artillery are among those that move.</source><translation>Unter denen, die sich bewegen, sind Elefanten, Horden, Kriegswagen oder Artillerie.</translation></message>
    <message><source>End bound</source><translation>Zug beenden</translation></message>
    <message><source>End the bound</source><translation>Den Zug beenden</translation></message>
    <message><source>Ends in</source><translation>Endet in</translation></message>
    <message><source>Ends in contact</source><translation>Endet in Kontakt</translation></message>
    <message><source>Enemy at the rear</source><translation>Gegner im Rücken</translation></message>
    <message><source>Enemy on its flank</source><translation>Gegner an der Flanke</translation></message>
    <message><source>England: bows on the wings and between the men-at-arms. France: men-at-arms in front, the horse on the wings.</source><translation>England: Bogenschützen auf den Flügeln und zwischen den Men-at-arms. Frankreich: Men-at-arms vorn, die Reiter auf den Flügeln.</translation></message>
    <message><source>Equal</source><translation>Gleich</translation></message>
    <message><source>Every act can be taken back, as far as the beginning of the battle. Try it.</source><translation>Jede Aktion lässt sich zurücknehmen, bis zum Beginn der Schlacht. Probier es.</translation></message>
    <message><source>Every pair in contact fights.</source><translation>Jedes Paar in Kontakt kämpft.</translation></message>
    <message><source>Factor and die</source><translation>Faktor und Würfel</translation></message>
    <message><source>Figure scale</source><translation>Figurenmaßstab</translation></message>
    <message><source>First bound</source><translation>Erster Zug</translation></message>
    <message><source>First what happens, then why: each factor with the rule it comes from. Apply it.</source><translation>Erst was geschieht, dann warum: jeder Faktor mit der Regel, aus der er kommt. Wende es an.</translation></message>
    <message><source>Foot in the camp of their own army, in close combat or shot at.</source><translation>Fußtruppen im Lager der eigenen Armee, im Nahkampf oder beschossen.</translation></message>
    <message><source>For each row of elements: how many are lost, which have moved, shot or fought in this bound, and whom they touch. For each army: its general, its camp, its PIP die and what is spent. For the game: whose bound it is and how many each side has had.</source><translation>Für jede Zeile von Elementen: wie viele verloren sind, welche sich in diesem Zug bewegt, geschossen oder gekämpft haben und wen sie berühren. Für jede Armee: General, Lager, PIP-Würfel und was davon ausgegeben ist. Für das Spiel: wer am Zug ist und wie viele Züge jede Seite hatte.</translation></message>
    <message><source>For the left flank if overlapped or in contact, for the right flank likewise, and for the rear if in contact.</source><translation>Für die linke Flanke, wenn überlappt oder in Kontakt, für die rechte ebenso, und für den Rücken, wenn in Kontakt.</translation></message>
    <message><source>For the second and the third shooter at the same target.</source><translation>Für den zweiten und den dritten Schützen auf dasselbe Ziel.</translation></message>
    <message><source>Four elements</source><translation>Vier Elemente</translation></message>
    <message><source>From the general</source><translation>Vom General</translation></message>
    <message><source>From whom</source><translation>Von wem</translation></message>
    <message><source>Gauls had come over the mountains and asked for land. A day's march from Rome they broke the army that barred their way, and then they had the city.</source><translation>Gallier waren über die Berge gekommen und hatten Land verlangt. Einen Tagesmarsch vor Rom schlugen sie das Heer, das ihnen den Weg versperrte, und dann hatten sie die Stadt.</translation></message>
    <message><source>General in cover</source><translation>General in Deckung</translation></message>
    <message><source>Going</source><translation>Gelände</translation></message>
    <message><source>Good going</source><translation>Gutes Gelände</translation></message>
    <message><source>Good going for everybody</source><translation>Gutes Gelände für alle</translation></message>
    <message><source>Ground</source><translation>Gelände</translation></message>
    <message><source>Ground is judged as it counts to the troops in question.</source><translation>Gelände wird so beurteilt, wie es für die betreffenden Truppen zählt.</translation></message>
    <message><source>Groups</source><translation>Gruppen</translation></message>
    <message><source>Heavy chariots count as knights.</source><translation>Schwere Streitwagen zählen als Ritter.</translation></message>
    <message><source>Henry's tired and hungry army was cut off from Calais. The French came on foot and on horse through ploughed mud between two woods.</source><translation>Heinrichs müdes und hungriges Heer war von Calais abgeschnitten. Die Franzosen kamen zu Fuß und zu Pferd durch aufgepflügten Schlamm zwischen zwei Wäldern.</translation></message>
    <message><source>Higher ground</source><translation>Höhere Stellung</translation></message>
    <message><source>Hordes by knights, elephants or scythed chariots, in good going for them</source><translation>Horden durch Ritter, Elefanten oder Sichelwagen, in für diese gutem Gelände</translation></message>
    <message><source>Hordes by warband</source><translation>Horden durch Kriegerhaufen</translation></message>
    <message><source>Hordes in a camp</source><translation>Horden in einem Lager</translation></message>
    <message><source>Hordes otherwise</source><translation>Horden sonst</translation></message>
    <message><source>Hordes shot at</source><translation>Beschossene Horden</translation></message>
    <message><source>How far from the general does the nearest of them start?</source><translation>Wie weit vom General beginnt das nächste von ihnen?</translation></message>
    <message><source>How far this element shoots.</source><translation>Wie weit dieses Element schießt.</translation></message>
    <message><source>How many elements must a side have lost, if it has not lost its general, before it can lose the battle?</source><translation>Wie viele Elemente muss eine Seite, die ihren General nicht verloren hat, verloren haben, bevor sie die Schlacht verlieren kann?</translation></message>
    <message><source>How many losses decide</source><translation>Wie viele Verluste entscheiden</translation></message>
    <message><source>How many of them?</source><translation>Wie viele davon?</translation></message>
    <message><source>How many others shoot at the same target as this shooter?</source><translation>Wie viele andere schießen auf dasselbe Ziel wie dieser Schütze?</translation></message>
    <message><source>How many others shoot back at the shooter?</source><translation>Wie viele andere schießen auf den Schützen zurück?</translation></message>
    <message><source>Hydaspes</source><translation>Hydaspes</translation></message>
    <message><source>In a side's first bound nothing is asked about cost. What the game knows, such as a lost general, is never asked.</source><translation>Im ersten Zug einer Seite wird nach Kosten nichts gefragt. Was das Spiel weiß, etwa einen verlorenen General, wird nie gefragt.</translation></message>
    <message><source>In close combat only, and of one kind only, though both may stand behind: the player picks.</source><translation>Nur im Nahkampf und nur von einer Art, auch wenn beide dahinter stehen können: Der Spieler wählt.</translation></message>
    <message><source>In close combat or shot at.</source><translation>Im Nahkampf oder beschossen.</translation></message>
    <message><source>In close combat, if they or their opponents stand in going that is bad to them.</source><translation>Im Nahkampf, wenn sie oder ihre Gegner in Gelände stehen, das für sie schlecht ist.</translation></message>
    <message><source>In close combat, uphill of the enemy, or holding a river bank off the road.</source><translation>Im Nahkampf, wer höher steht als der Gegner oder ein Flussufer abseits der Straße hält.</translation></message>
    <message><source>In its camp</source><translation>In seinem Lager</translation></message>
    <message><source>In paces.</source><translation>In Schritt.</translation></message>
    <message><source>In what going does the breaking off end? The element must be faster there than its opponent.</source><translation>In welchem Gelände endet das Sich-Lösen? Das Element muss dort schneller sein als sein Gegner.</translation></message>
    <message><source>India: elephants spread along the line with foot between them, chariots and horse on the wings. Macedon: most of the horse on one wing.</source><translation>Indien: Elefanten über die Linie verteilt, dazwischen Fußtruppen, Streitwagen und Reiter auf den Flügeln. Makedonien: der größte Teil der Reiter auf einem Flügel.</translation></message>
    <message><source>Instead of a recoil or a flight, where an enemy front edge is on the flank or the rear.</source><translation>Statt eines Zurückweichens oder einer Flucht, wo eine gegnerische Frontkante an Flanke oder Rücken ist.</translation></message>
    <message><source>Is an enemy in contact with its flank or its rear?</source><translation>Ist ein Gegner in Kontakt mit Flanke oder Rücken?</translation></message>
    <message><source>Is it a dismounting, or a move into, out of or through a built-up area?</source><translation>Ist es ein Absitzen, oder eine Bewegung in bebautes Gebiet, aus ihm heraus oder hindurch?</translation></message>
    <message><source>Is that bad going dunes or an oasis, which are good going for camelry?</source><translation>Ist dieses schlechte Gelände Dünen oder eine Oase, für Kamelreiter also gutes Gelände?</translation></message>
    <message><source>Is the element in frontal contact, and does it break off straight back? In contact it may do nothing else.</source><translation>Ist das Element in Frontkontakt, und löst es sich geradewegs nach hinten? In Kontakt darf es nichts anderes tun.</translation></message>
    <message><source>Is the general's element in a built-up area, a camp, a wood, an oasis or a marsh?</source><translation>Ist das Element des Generals in bebautem Gebiet, einem Lager, einem Wald, einer Oase oder einem Sumpf?</translation></message>
    <message><source>Is the left flank overlapped, or does the front edge of an enemy touch it?</source><translation>Ist die linke Flanke überlappt, oder berührt sie die Frontkante eines Gegners?</translation></message>
    <message><source>Is the right flank overlapped, or does the front edge of an enemy touch it?</source><translation>Ist die rechte Flanke überlappt, oder berührt sie die Frontkante eines Gegners?</translation></message>
    <message><source>Kadesh</source><translation>Kadesch</translation></message>
    <message><source>Knights by elephants, camelry, light horse or scythed chariots</source><translation>Ritter durch Elefanten, Kamelreiter, leichte Reiterei oder Sichelwagen</translation></message>
    <message><source>Knights in bad going</source><translation>Ritter in schlechtem Gelände</translation></message>
    <message><source>Knights otherwise</source><translation>Ritter sonst</translation></message>
    <message><source>Knights, elephants</source><translation>Ritter, Elefanten</translation></message>
    <message><source>Knights, pikes, war wagons</source><translation>Ritter, Piken, Kriegswagen</translation></message>
    <message><source>Knights, scythed chariots, elephants and warband</source><translation>Ritter, Sichelwagen, Elefanten und Kriegerhaufen</translation></message>
    <message><source>Left flank</source><translation>Linke Flanke</translation></message>
    <message><source>Level: no effect</source><translation>Gleichstand: keine Wirkung</translation></message>
    <message><source>Light chariots count as cavalry.</source><translation>Leichte Streitwagen zählen als Reiterei.</translation></message>
    <message><source>Light horse by artillery shooting</source><translation>Leichte Reiterei durch Artilleriebeschuss</translation></message>
    <message><source>Light horse by mounted troops, bowmen or psiloi</source><translation>Leichte Reiterei durch Berittene, Bogenschützen oder Psiloi</translation></message>
    <message><source>Light horse by scythed chariots</source><translation>Leichte Reiterei durch Sichelwagen</translation></message>
    <message><source>Light horse in bad going</source><translation>Leichte Reiterei in schlechtem Gelände</translation></message>
    <message><source>Light horse move as often as there are PIPs, if they never come within a base width of the enemy.</source><translation>Leichte Reiterei bewegt sich so oft, wie PIPs da sind, wenn sie nie auf eine Basebreite an den Gegner herankommt.</translation></message>
    <message><source>Light horse otherwise</source><translation>Leichte Reiterei sonst</translation></message>
    <message><source>Light horse, psiloi, artillery in close combat</source><translation>Leichte Reiterei, Psiloi, Artillerie im Nahkampf</translation></message>
    <message><source>Losses</source><translation>Verluste</translation></message>
    <message><source>Losses that decide</source><translation>Entscheidende Verluste</translation></message>
    <message><source>Lost elements are counted, and the other side has its bound.</source><translation>Verlorene Elemente werden gezählt, und die andere Seite ist am Zug.</translation></message>
    <message><source>Magnesia</source><translation>Magnesia</translation></message>
    <message><source>Mostly open, muddy ground as a patch of rough going; the river is behind the Indian left.</source><translation>Meist offen, schlammiger Boden als Fläche mit rauem Gelände; der Fluss liegt hinter dem linken Flügel der Inder.</translation></message>
    <message><source>Mounted and foot</source><translation>Beritten und zu Fuß</translation></message>
    <message><source>Move {unit} straight back, still facing the enemy, by their own base depth or by one base width if that is less. If nobody can make way, they are destroyed.</source><translation>{unit} gerade zurücksetzen, Front weiter zum Gegner, um die eigene Basetiefe oder eine Basebreite, wenn das weniger ist. Kann niemand Platz machen, sind sie vernichtet.</translation></message>
    <message><source>Moves and ranges</source><translation>Bewegungen und Reichweiten</translation></message>
    <message><source>Moves in paces</source><translation>Bewegungen in Schritt</translation></message>
    <message><source>Moving again</source><translation>Noch einmal bewegen</translation></message>
    <message><source>Much wood and a marsh; one road through the middle.</source><translation>Viel Wald und ein Sumpf; eine Straße durch die Mitte.</translation></message>
    <message><source>Never milder</source><translation>Nie milder</translation></message>
    <message><source>Nobody is held back, nobody advances unbidden, and no action is free: every move is paid for, and whoever is not moved stands.</source><translation>Niemand wird zurückgehalten, niemand rückt ungeheißen vor, und keine Aktion ist umsonst: Jede Bewegung wird bezahlt, und wer nicht bewegt wird, bleibt stehen.</translation></message>
    <message><source>Nothing happens: nobody shoots at {unit}.</source><translation>Nichts geschieht: Niemand schießt auf {unit}.</translation></message>
    <message><source>Now the Elephants of Porus, which they fight.</source><translation>Jetzt die Elefanten des Poros, gegen die sie kämpfen.</translation></message>
    <message><source>One action moves an element or a group. In a side's first bound each costs one PIP. Later a cost of each of three sorts may come on top, but only one of each: for the troops or a built-up area, for the general's distance, and for where the general stands.</source><translation>Eine Aktion bewegt ein Element oder eine Gruppe. Im ersten Zug einer Seite kostet jede einen PIP. Später können Kosten von drei Arten dazukommen, aber nur einmal je Art: für die Truppen oder bebautes Gebiet, für die Entfernung zum General, und dafür, wo der General steht.</translation></message>
    <message><source>One die</source><translation>Ein Würfel</translation></message>
    <message><source>One die says how many PIPs there are to move with.</source><translation>Ein Würfel sagt, wie viele PIPs zum Bewegen da sind.</translation></message>
    <message><source>Open; a river guards one Roman flank.</source><translation>Offen; ein Fluss deckt eine römische Flanke.</translation></message>
    <message><source>Out of order</source><translation>Außer der Reihe</translation></message>
    <message><source>Out of the way</source><translation>Aus dem Weg</translation></message>
    <message><source>Outcome</source><translation>Ergebnis</translation></message>
    <message><source>PIP costs</source><translation>PIP-Kosten</translation></message>
    <message><source>PIP die</source><translation>PIP-Würfel</translation></message>
    <message><source>Paces</source><translation>Schritt</translation></message>
    <message><source>Pikes against pikes in the centre, elephants before both wings, the kings on the same wing opposite each other.</source><translation>Piken gegen Piken im Zentrum, Elefanten vor beiden Flügeln, die Könige auf demselben Flügel einander gegenüber.</translation></message>
    <message><source>Points to move with, from one die each bound.</source><translation>Punkte zum Bewegen, von einem Würfel je Zug.</translation></message>
    <message><source>Points, for information</source><translation>Punkte, zur Information</translation></message>
    <message><source>Porus barred the river with two hundred elephants. Alexander crossed upstream in a storm by night and came at his flank.</source><translation>Poros sperrte den Fluss mit zweihundert Elefanten. Alexander setzte nachts bei Sturm stromaufwärts über und kam ihm in die Flanke.</translation></message>
    <message><source>Psiloi by bowmen, auxilia or psiloi</source><translation>Psiloi durch Bogenschützen, Auxilia oder Psiloi</translation></message>
    <message><source>Psiloi by knights, cavalry or camelry, in good going for them</source><translation>Psiloi durch Ritter, Reiterei oder Kamelreiter, in für diese gutem Gelände</translation></message>
    <message><source>Psiloi by knights, cavalry, camelry or light horse, in good going for them</source><translation>Psiloi durch Ritter, Reiterei, Kamelreiter oder leichte Reiterei, in für diese gutem Gelände</translation></message>
    <message><source>Psiloi help auxilia, blades and spears against an enemy in a camp.</source><translation>Psiloi helfen Auxilia, Schwertkämpfern und Speeren gegen einen Gegner in einem Lager.</translation></message>
    <message><source>Psiloi help auxilia, blades and spears against mounted troops and warband, in any going.</source><translation>Psiloi helfen Auxilia, Schwertkämpfern und Speeren gegen Berittene und Kriegerhaufen, in jedem Gelände.</translation></message>
    <message><source>Psiloi move as often as there are PIPs in their side's first bound.</source><translation>Psiloi bewegen sich im ersten Zug ihrer Seite so oft, wie PIPs da sind.</translation></message>
    <message><source>Psiloi otherwise</source><translation>Psiloi sonst</translation></message>
    <message><source>Questions about a combat</source><translation>Fragen zu einem Kampf</translation></message>
    <message><source>Questions about a move</source><translation>Fragen zu einer Bewegung</translation></message>
    <message><source>Ramesses marched on Kadesh with his divisions strung out along the road. Muwatalli's chariots came out from behind the city and rode through one of them; the king held out in his camp until help came.</source><translation>Ramses zog gegen Kadesch, seine Divisionen lang auseinandergezogen auf der Straße. Muwatallis Streitwagen brachen hinter der Stadt hervor und überritten eine davon; der König hielt sich in seinem Lager, bis Hilfe kam.</translation></message>
    <message><source>Ranges</source><translation>Reichweiten</translation></message>
    <message><source>Ranges and shooters</source><translation>Reichweiten und Schützen</translation></message>
    <message><source>Raphia</source><translation>Raphia</translation></message>
    <message><source>Rear support</source><translation>Hintere Unterstützung</translation></message>
    <message><source>Rear support: the first row that fits</source><translation>Hintere Unterstützung: die erste passende Zeile</translation></message>
    <message><source>Recoil, flight, pursuit</source><translation>Zurückweichen, Flucht, Verfolgung</translation></message>
    <message><source>Record</source><translation>Eintragen</translation></message>
    <message><source>Right flank</source><translation>Rechte Flanke</translation></message>
    <message><source>Road</source><translation>Straße</translation></message>
    <message><source>Rome deploys along the road, Germany in the woods.</source><translation>Rom stellt entlang der Straße auf, Germanien in den Wäldern.</translation></message>
    <message><source>Rome: drawn out thin between river and hill, its youngest on the hill. The Gauls: everything towards the hill first.</source><translation>Rom: dünn auseinandergezogen zwischen Fluss und Hügel, die Jüngsten auf dem Hügel. Die Gallier: alles zuerst auf den Hügel.</translation></message>
    <message><source>Rome: legions in the middle, what horse it has on the open wing. The king: pikes in the centre with elephants beside them, knights on both wings.</source><translation>Rom: Legionen in der Mitte, die wenigen Reiter auf dem offenen Flügel. Der König: Piken im Zentrum mit Elefanten daneben, Ritter auf beiden Flügeln.</translation></message>
    <message><source>Settle one combat of the Hydaspes, with its odds before and its reasons after.</source><translation>Handle einen Nahkampf am Hydaspes ab, mit den Chancen vorher und den Gründen danach.</translation></message>
    <message><source>Shooting unanswered</source><translation>Beschuss ohne Antwort</translation></message>
    <message><source>Slow groups, contact, breaking off</source><translation>Langsame Gruppen, Kontakt, Sich-Lösen</translation></message>
    <message><source>Spears, pikes, blades, bowmen, warband, hordes</source><translation>Speere, Piken, Schwertkämpfer, Bogenschützen, Kriegerhaufen, Horden</translation></message>
    <message><source>Spears, scythed chariots</source><translation>Speere, Sichelwagen</translation></message>
    <message><source>Support</source><translation>Unterstützung</translation></message>
    <message><source>Tactical factors</source><translation>Taktische Faktoren</translation></message>
    <message><source>Take them off the table.</source><translation>Nimm sie vom Tisch.</translation></message>
    <message><source>Take {unit} off the table. Those who stood behind in support are unharmed.</source><translation>{unit} vom Tisch nehmen. Wer dahinter als Unterstützung stand, bleibt unversehrt.</translation></message>
    <message><source>Target shoots back</source><translation>Ziel schießt zurück</translation></message>
    <message><source>That is all there is to a ruling. A whole game of DBA is the PIP die, moves, shooting and combats like this one, until four elements are lost.</source><translation>Mehr ist nicht dabei. Ein ganzes Spiel DBA sind PIP-Würfel, Bewegungen, Beschuss und Nahkämpfe wie dieser, bis vier Elemente verloren sind.</translation></message>
    <message><source>The Allia</source><translation>Die Allia</translation></message>
    <message><source>The army has camp followers, but no camp.</source><translation>Die Armee hat Lagervolk, aber kein Lager.</translation></message>
    <message><source>The bar shows what can come of it, exactly. Roll both dice.</source><translation>Der Balken zeigt genau, was dabei herauskommen kann. Wirf beide Würfel.</translation></message>
    <message><source>The battle is over.</source><translation>Die Schlacht ist vorbei.</translation></message>
    <message><source>The bound ends; the other side is next</source><translation>Der Zug endet; die andere Seite ist dran</translation></message>
    <message><source>The bound has gone on to a later step. Do it all the same, as a ruling of the players, and why?</source><translation>Der Zug ist schon bei einem späteren Schritt. Trotzdem tun, als Entscheid der Spieler, und warum?</translation></message>
    <message><source>The camp</source><translation>Das Lager</translation></message>
    <message><source>The camp is taken</source><translation>Das Lager ist genommen</translation></message>
    <message><source>The camp is taken, which counts as elements lost.</source><translation>Das Lager ist genommen; das zählt als verlorene Elemente.</translation></message>
    <message><source>The elements of this row differ. Which of them is it?</source><translation>Die Elemente dieser Zeile unterscheiden sich. Welches davon ist es?</translation></message>
    <message><source>The first row that fits the loser.</source><translation>Die erste Zeile, die auf den Verlierer passt.</translation></message>
    <message><source>The game has no points. A scale made by players says how much an army is worth; nothing hangs on it.</source><translation>Das Spiel hat keine Punkte. Eine Skala von Spielern sagt, wie viel eine Armee wert ist; nichts hängt davon ab.</translation></message>
    <message><source>The general</source><translation>Der General</translation></message>
    <message><source>The general alone</source><translation>Der General allein</translation></message>
    <message><source>The general along</source><translation>Der General geht mit</translation></message>
    <message><source>The general is lost. Together with as many lost elements as the enemy has, or more, that loses the battle.</source><translation>Der General ist verloren. Zusammen mit ebenso vielen verlorenen Elementen, wie der Gegner hat, oder mehr, verliert das die Schlacht.</translation></message>
    <message><source>The general rides with it; it fights at one more.</source><translation>Der General reitet dabei; es kämpft mit eins mehr.</translation></message>
    <message><source>The general rides with this element; it fights at one more.</source><translation>Der General reitet bei diesem Element; es kämpft mit eins mehr.</translation></message>
    <message><source>The general's element is in a built-up area, a camp, a wood, an oasis or a marsh.</source><translation>Das Element des Generals ist in bebautem Gebiet, einem Lager, einem Wald, einer Oase oder einem Sumpf.</translation></message>
    <message><source>The list does not say which element is the general's; most lists name it first.</source><translation>Die Liste sagt nicht, welches Element das des Generals ist; die meisten Listen nennen es zuerst.</translation></message>
    <message><source>The list lets you mix these.</source><translation>Die Liste lässt dich diese mischen.</translation></message>
    <message><source>The list lets you take the one or the other.</source><translation>Die Liste lässt dich das eine oder das andere nehmen.</translation></message>
    <message><source>The list puts the general on foot or in a litter among his guard. Which troops does that element fight as?</source><translation>Die Liste setzt den General zu Fuß oder in einer Sänfte in seine Garde. Als welche Truppen kämpft dieses Element?</translation></message>
    <message><source>The lower total is beaten when twice it is more than the other, otherwise doubled: exactly half is doubled.</source><translation>Die niedrigere Summe ist geschlagen, wenn ihr Doppeltes mehr ist als die andere, sonst verdoppelt: Genau die Hälfte ist verdoppelt.</translation></message>
    <message><source>The lower total is beaten, and mostly recoils. If it is half of the winner's or less, it is doubled, and mostly destroyed. Some types have worse luck against some enemies; that is what to look for.</source><translation>Die niedrigere Summe ist geschlagen und weicht meist zurück. Ist sie die Hälfte der des Siegers oder weniger, ist sie verdoppelt und meist vernichtet. Manche Typen trifft es gegen manche Gegner schlimmer; darauf kommt es an.</translation></message>
    <message><source>The scale of the figures: it turns paces into millimetres.</source><translation>Der Maßstab der Figuren: Er macht aus Schritt Millimeter.</translation></message>
    <message><source>The side whose bound it is rolls one die of PIPs, then moves; then both sides shoot, then those in contact fight, then losses are counted. Bowmen and war wagons of both sides may shoot. PIPs left over are lost.</source><translation>Die Seite am Zug wirft einen PIP-Würfel und bewegt dann; dann schießen beide Seiten, dann kämpfen die in Kontakt, dann werden die Verluste gezählt. Bogenschützen und Kriegswagen beider Seiten dürfen schießen. Übrige PIPs verfallen.</translation></message>
    <message><source>The troops</source><translation>Die Truppen</translation></message>
    <message><source>There are no troops of this name.</source><translation>Es gibt keine Truppen dieses Namens.</translation></message>
    <message><source>These rules are compiled from publicly known values: quick reference sheets, free guides and common knowledge of the 2004 edition, told in our own words. They are not the published booklet; where the two differ, play by the booklet and correct the values with house rules.
Troops have a type and nothing else: no grades, no drill, no commands.</source><translation>Diese Regeln sind aus öffentlich bekannten Werten zusammengestellt: Kurzübersichten, freie Anleitungen und Allgemeinwissen zur Ausgabe von 2004, in eigenen Worten erzählt. Sie sind nicht das veröffentlichte Heft; wo beide sich unterscheiden, spiel nach dem Heft und berichtige die Werte mit Hausregeln.
Truppen haben einen Typ und sonst nichts: keine Güteklassen, keinen Drill, keine Kommandos.</translation></message>
    <message><source>These troops move again only along a road.</source><translation>Diese Truppen bewegen sich nur auf einer Straße noch einmal.</translation></message>
    <message><source>This element has been shot at in this bound, and is not shot at again.</source><translation>Dieses Element wurde in diesem Zug beschossen und wird nicht noch einmal beschossen.</translation></message>
    <message><source>This element has fought in this bound.</source><translation>Dieses Element hat in diesem Zug gekämpft.</translation></message>
    <message><source>This element has moved in this bound.</source><translation>Dieses Element hat sich in diesem Zug bewegt.</translation></message>
    <message><source>This element has shot in this bound.</source><translation>Dieses Element hat in diesem Zug geschossen.</translation></message>
    <message><source>This element touches an enemy, and a combat is due.</source><translation>Dieses Element berührt einen Gegner; ein Nahkampf steht an.</translation></message>
    <message><source>To be doubled is never milder than to be beaten.</source><translation>Verdoppelt zu sein ist nie milder als geschlagen zu sein.</translation></message>
    <message><source>Troops</source><translation>Truppen</translation></message>
    <message><source>Twelve elements</source><translation>Zwölf Elemente</translation></message>
    <message><source>Twelve elements a side, one die of PIPs a bound. Compiled from publicly known values, not from the published booklet.</source><translation>Zwölf Elemente je Seite, ein PIP-Würfel je Zug. Zusammengestellt aus öffentlich bekannten Werten, nicht aus dem veröffentlichten Heft.</translation></message>
    <message><source>Twelve elements, one of them the general's. One element of camp followers may come on top. There is a camp, unless two or more war wagons make one.</source><translation>Zwölf Elemente, eines davon das des Generals. Ein Element Lagervolk darf dazukommen. Es gibt ein Lager, außer wenn zwei oder mehr Kriegswagen eines bilden.</translation></message>
    <message><source>Two elements front to front. The first is of the side whose bound it is and rolls first. Each side adds its base factor, tactical factors and rear support to its die.</source><translation>Zwei Elemente Front gegen Front. Das erste gehört der Seite, die am Zug ist, und würfelt zuerst. Jede Seite addiert Grundfaktor, taktische Faktoren und hintere Unterstützung zu ihrem Würfel.</translation></message>
    <message><source>Two kings and two phalanxes decided who should own Coele-Syria. Antiochus won on his wing and rode too far; the Egyptian pikes won behind his back.</source><translation>Zwei Könige und zwei Phalangen entschieden, wem Koilesyrien gehören sollte. Antiochos siegte auf seinem Flügel und ritt zu weit; die ägyptischen Piken siegten hinter seinem Rücken.</translation></message>
    <message><source>Unable to give way</source><translation>Kein Ausweichen möglich</translation></message>
    <message><source>Usually four. The general's element is one of those that count.</source><translation>Gewöhnlich vier. Das Element des Generals zählt dabei mit.</translation></message>
    <message><source>Varus marched three legions home by a road that Arminius had shown him. The Germans waited in the woods.</source><translation>Varus führte drei Legionen auf einem Weg heim, den Arminius ihm gezeigt hatte. Die Germanen warteten in den Wäldern.</translation></message>
    <message><source>Victory</source><translation>Sieg</translation></message>
    <message><source>Victory check</source><translation>Siegprüfung</translation></message>
    <message><source>War wagons by artillery shooting</source><translation>Kriegswagen durch Artilleriebeschuss</translation></message>
    <message><source>War wagons by elephants</source><translation>Kriegswagen durch Elefanten</translation></message>
    <message><source>War wagons in a camp</source><translation>Kriegswagen in einem Lager</translation></message>
    <message><source>War wagons otherwise</source><translation>Kriegswagen sonst</translation></message>
    <message><source>Warband by knights or scythed chariots, in good going for them</source><translation>Kriegerhaufen durch Ritter oder Sichelwagen, in für diese gutem Gelände</translation></message>
    <message><source>Warband have one second move, if it ends in contact, in support or in overlap; any more only along a road.</source><translation>Kriegerhaufen haben eine zweite Bewegung, wenn sie in Kontakt, in Unterstützung oder in Überlappung endet; weitere nur auf einer Straße.</translation></message>
    <message><source>Warband otherwise</source><translation>Kriegerhaufen sonst</translation></message>
    <message><source>Was the enemy the last to hold the camp of this army? Taken back, it counts no more.</source><translation>Hielt der Gegner das Lager dieser Armee zuletzt? Zurückgewonnen zählt es nicht mehr.</translation></message>
    <message><source>What a move costs</source><translation>Was eine Bewegung kostet</translation></message>
    <message><source>What going does the element stand in? Woods, steep hills, marshes, rough ground, dunes and oases are bad.</source><translation>In welchem Gelände steht das Element? Wald, steile Hügel, Sümpfe, raues Gelände, Dünen und Oasen sind schlecht.</translation></message>
    <message><source>What going does the target stand in?</source><translation>In welchem Gelände steht das Ziel?</translation></message>
    <message><source>What happened</source><translation>Was geschah</translation></message>
    <message><source>What is refused or flagged</source><translation>Was abgelehnt oder markiert wird</translation></message>
    <message><source>What stands directly behind the element?</source><translation>Was steht direkt hinter dem Element?</translation></message>
    <message><source>What the app keeps</source><translation>Was die App sich merkt</translation></message>
    <message><source>What there is not</source><translation>Was es nicht gibt</translation></message>
    <message><source>What these two can do to each other is offered here.</source><translation>Was diese beiden einander antun können, wird hier angeboten.</translation></message>
    <message><source>What this is, and its troops</source><translation>Was dies ist, und seine Truppen</translation></message>
    <message><source>When</source><translation>Wann</translation></message>
    <message><source>Which element</source><translation>Welches Element</translation></message>
    <message><source>Who</source><translation>Wer</translation></message>
    <message><source>Who is the opponent that it breaks off from?</source><translation>Von welchem Gegner löst es sich?</translation></message>
    <message><source>Who stands uphill of the other, or holds a river bank where no road crosses?</source><translation>Wer steht höher als der andere, oder hält ein Flussufer, wo keine Straße quert?</translation></message>
    <message><source>Whoever artillery in close combat would destroy when beaten</source><translation>Wer, von Artillerie im Nahkampf geschlagen, vernichtet würde</translation></message>
    <message><source>Whoever must recoil or flee out of the camp is destroyed.</source><translation>Wer aus dem Lager zurückweichen oder fliehen muss, ist vernichtet.</translation></message>
    <message><source>Whose bound is the first one?</source><translation>Wer hat den ersten Zug?</translation></message>
    <message><source>Why do the elements leave the table?</source><translation>Warum verlassen die Elemente den Tisch?</translation></message>
    <message><source>With the general's element among those that move, neither distance nor the general's own cover costs anything.</source><translation>Ist das Element des Generals unter denen, die sich bewegen, kosten weder die Entfernung noch die eigene Deckung des Generals etwas.</translation></message>
    <message><source>Woods on both sides, narrowing towards the English.</source><translation>Wald auf beiden Seiten, zu den Engländern hin enger werdend.</translation></message>
    <message><source>Woods, steep hills and marsh are bad going: slow for all but light foot, and deadly for heavy troops that are beaten there.</source><translation>Wald, steile Hügel und Sumpf sind schlechtes Gelände: langsam für alle außer leichtem Fußvolk, und tödlich für schwere Truppen, die dort geschlagen werden.</translation></message>
    <message><source>Woods, steep hills, marshes, rough ground, dunes and oases are bad going</source><translation>Wald, steile Hügel, Sümpfe, raues Gelände, Dünen und Oasen sind schlechtes Gelände</translation></message>
    <message><source>a break-off leads away from the enemy</source><translation>wer sich löst, entfernt sich vom Gegner</translation></message>
    <message><source>again: by road</source><translation>noch einmal: Straße</translation></message>
    <message><source>again: far off</source><translation>noch einmal: weit weg</translation></message>
    <message><source>again: first bound</source><translation>noch einmal: erster Zug</translation></message>
    <message><source>again: to contact</source><translation>noch einmal: in Kontakt</translation></message>
    <message><source>aiding shooters</source><translation>unterstützende Schützen</translation></message>
    <message><source>an element does not fight its own side (DBA-070); choose one element of each army</source><translation>ein Element kämpft nicht gegen die eigene Seite (DBA-070); wähle ein Element jeder Armee</translation></message>
    <message><source>an element in frontal contact can only break off</source><translation>ein Element in Frontkontakt kann sich nur lösen</translation></message>
    <message><source>an element in frontal contact can only break off, and that alone</source><translation>ein Element in Frontkontakt kann sich nur lösen, und nur allein</translation></message>
    <message><source>an hour</source><translation>eine Stunde</translation></message>
    <message><source>another reason</source><translation>ein anderer Grund</translation></message>
    <message><source>are counted, and the other side has its bound</source><translation>werden gezählt, und die andere Seite ist am Zug</translation></message>
    <message><source>artillery</source><translation>Artillerie</translation></message>
    <message><source>artillery and war wagons may not move into contact (DBA-031)</source><translation>Artillerie und Kriegswagen dürfen sich nicht in Kontakt bewegen (DBA-031)</translation></message>
    <message><source>at the end of a bound</source><translation>am Ende eines Zuges</translation></message>
    <message><source>bad</source><translation>schlecht</translation></message>
    <message><source>bad going</source><translation>schlechtes Gelände</translation></message>
    <message><source>beyond 1,200 paces</source><translation>jenseits von 1.200 Schritt</translation></message>
    <message><source>both players agree to it</source><translation>beide Spieler sind einverstanden</translation></message>
    <message><source>bowmen, artillery and war wagons of both sides</source><translation>Bogenschützen, Artillerie und Kriegswagen beider Seiten</translation></message>
    <message><source>camp followers</source><translation>Lagervolk</translation></message>
    <message><source>camp followers never move</source><translation>Lagervolk bewegt sich nie</translation></message>
    <message><source>camp in enemy hands</source><translation>Lager in Feindeshand</translation></message>
    <message><source>camp retaken</source><translation>Lager zurückgewonnen</translation></message>
    <message><source>camp taken</source><translation>Lager genommen</translation></message>
    <message><source>command party</source><translation>Kommandogruppe</translation></message>
    <message><source>command wagon</source><translation>Kommandowagen</translation></message>
    <message><source>contact</source><translation>Kontakt</translation></message>
    <message><source>dear to move</source><translation>teuer zu bewegen</translation></message>
    <message><source>destroyed</source><translation>vernichtet</translation></message>
    <message><source>dismounts, built-up</source><translation>sitzt ab, bebaut</translation></message>
    <message><source>driven from the camp</source><translation>aus dem Lager vertrieben</translation></message>
    <message><source>each element or group costs a PIP, or more</source><translation>jedes Element, jede Gruppe kostet einen PIP oder mehr</translation></message>
    <message><source>elements lost</source><translation>Elemente verloren</translation></message>
    <message><source>every pair in contact</source><translation>jedes Paar in Kontakt</translation></message>
    <message><source>fast, and moves again</source><translation>schnell, und bewegt sich noch einmal</translation></message>
    <message><source>first army</source><translation>erste Armee</translation></message>
    <message><source>flanks and rear</source><translation>Flanken und Rücken</translation></message>
    <message><source>flee</source><translation>fliehen</translation></message>
    <message><source>foot</source><translation>Fußtruppen</translation></message>
    <message><source>free</source><translation>frei</translation></message>
    <message><source>from here on choices are not asked, for there are more than {}: the first of each is taken</source><translation>ab hier wird nach Wahlmöglichkeiten nicht gefragt, denn es sind mehr als {}: die erste von jeder wird genommen</translation></message>
    <message><source>general in cover</source><translation>General in Deckung</translation></message>
    <message><source>general's element</source><translation>Element des Generals</translation></message>
    <message><source>good</source><translation>gut</translation></message>
    <message><source>heavy chariots</source><translation>schwere Streitwagen</translation></message>
    <message><source>heavy in bad going</source><translation>Schwere in schlechtem Gelände</translation></message>
    <message><source>help others from behind</source><translation>helfen anderen von hinten</translation></message>
    <message><source>hemmed in: destroyed</source><translation>eingeschlossen: vernichtet</translation></message>
    <message><source>higher or on a bank</source><translation>höher oder am Ufer</translation></message>
    <message><source>his element lost, and more lost than the enemy: the battle is lost</source><translation>sein Element verloren, und mehr verloren als der Gegner: die Schlacht ist verloren</translation></message>
    <message><source>in contact</source><translation>in Kontakt</translation></message>
    <message><source>in its camp</source><translation>in seinem Lager</translation></message>
    <message><source>it needs a camp; only an army with two or more war wagons does without.</source><translation>sie braucht ein Lager; nur eine Armee mit zwei oder mehr Kriegswagen kommt ohne aus.</translation></message>
    <message><source>it was done in time, and is entered late</source><translation>rechtzeitig getan, nachträglich eingetragen</translation></message>
    <message><source>it was forgotten</source><translation>es wurde vergessen</translation></message>
    <message><source>left the table</source><translation>den Tisch verlassen</translation></message>
    <message><source>light camelry</source><translation>leichte Kamelreiter</translation></message>
    <message><source>light camels</source><translation>leichte Kamele</translation></message>
    <message><source>light chariots</source><translation>leichte Streitwagen</translation></message>
    <message><source>more of them</source><translation>mehr davon</translation></message>
    <message><source>more than 1,200</source><translation>mehr als 1.200</translation></message>
    <message><source>mounted</source><translation>Berittene</translation></message>
    <message><source>mounted in bad going</source><translation>Berittene in schlechtem Gelände</translation></message>
    <message><source>never a general's</source><translation>nie Element des Generals</translation></message>
    <message><source>no camelry fight, or the going is good</source><translation>es kämpfen keine Kamelreiter, oder das Gelände ist gut</translation></message>
    <message><source>no effect</source><translation>keine Wirkung</translation></message>
    <message><source>no element breaks off with an enemy on its flank or rear</source><translation>kein Element löst sich mit einem Gegner an Flanke oder Rücken</translation></message>
    <message><source>no element is the general's.</source><translation>kein Element ist das des Generals.</translation></message>
    <message><source>no help in bad going</source><translation>keine Hilfe in schlechtem Gelände</translation></message>
    <message><source>no help v these</source><translation>gegen diese keine Hilfe</translation></message>
    <message><source>no second rank of the same troops stands in good going</source><translation>kein zweites Glied derselben Truppen steht in gutem Gelände</translation></message>
    <message><source>no way to go</source><translation>kein Ausweg</translation></message>
    <message><source>no: keep the order</source><translation>nein: Reihenfolge einhalten</translation></message>
    <message><source>nobody</source><translation>niemand</translation></message>
    <message><source>nobody is left, and free, to stand behind who could help</source><translation>niemand, der helfen könnte, ist noch übrig und frei, dahinter zu stehen</translation></message>
    <message><source>none of them</source><translation>keines davon</translation></message>
    <message><source>not counted as lost</source><translation>zählt nicht als Verlust</translation></message>
    <message><source>not in contact</source><translation>nicht in Kontakt</translation></message>
    <message><source>not shot at</source><translation>nicht beschossen</translation></message>
    <message><source>nothing costs extra in a side's first bound</source><translation>im ersten Zug einer Seite kostet nichts extra</translation></message>
    <message><source>nothing is lost: pick the elements, or say whose camp has changed hands (DBA-070)</source><translation>nichts ist verloren: wähle die Elemente, oder sag, wessen Lager den Besitzer gewechselt hat (DBA-070)</translation></message>
    <message><source>nothing is out of order</source><translation>nichts ist außer der Reihe</translation></message>
    <message><source>one element or group</source><translation>ein Element oder eine Gruppe</translation></message>
    <message><source>only a single element breaks off</source><translation>nur ein einzelnes Element löst sich</translation></message>
    <message><source>only foot of an army that still holds its camp, on one side of a combat, can be in it</source><translation>nur Fußtruppen einer Armee, die ihr Lager noch hält, auf einer Seite eines Nahkampfs, können darin sein</translation></message>
    <message><source>only foot that are shot at, of an army that still holds its camp, on one side of a combat, can be in it</source><translation>nur beschossene Fußtruppen einer Armee, die ihr Lager noch hält, auf einer Seite eines Kampfes, können darin sein</translation></message>
    <message><source>only light horse, cavalry, camelry and knights that are shot at are asked for it</source><translation>danach wird nur bei beschossener leichter Reiterei, Reiterei, Kamelreitern und Rittern gefragt</translation></message>
    <message><source>out of the way</source><translation>aus dem Weg</translation></message>
    <message><source>overlap</source><translation>Überlappung</translation></message>
    <message><source>pikes behind</source><translation>Piken dahinter</translation></message>
    <message><source>psiloi</source><translation>Psiloi</translation></message>
    <message><source>psiloi behind</source><translation>Psiloi dahinter</translation></message>
    <message><source>psiloi behind v camp</source><translation>Psiloi dahinter gegen Lager</translation></message>
    <message><source>recoil</source><translation>weichen zurück</translation></message>
    <message><source>second army</source><translation>zweite Armee</translation></message>
    <message><source>shoot 200 paces</source><translation>schießen 200 Schritt</translation></message>
    <message><source>shot at</source><translation>beschossen</translation></message>
    <message><source>shot or aided</source><translation>geschossen oder unterstützt</translation></message>
    <message><source>slow troops in it</source><translation>langsame Truppen darin</translation></message>
    <message><source>so many PIPs for the whole army</source><translation>so viele PIPs für die ganze Armee</translation></message>
    <message><source>spears behind</source><translation>Speere dahinter</translation></message>
    <message><source>the attacker is of the side whose bound it is (DBA-041)</source><translation>der Angreifer gehört der Seite, die am Zug ist (DBA-041)</translation></message>
    <message><source>the battle is over, so no bound is begun (DBA-010, DBA-060); if it was lost by mistake, correct the losses</source><translation>die Schlacht ist vorbei, also beginnt kein Zug mehr (DBA-010, DBA-060); wurde sie durch ein Versehen verloren, berichtige die Verluste</translation></message>
    <message><source>the element</source><translation>das Element</translation></message>
    <message><source>the elements that it may be do not differ</source><translation>die Elemente, die es sein können, unterscheiden sich nicht</translation></message>
    <message><source>the general moves with them or is lost, or this is the side's first bound</source><translation>der General bewegt sich mit oder ist verloren, oder dies ist der erste Zug der Seite</translation></message>
    <message><source>the target are no camelry in bad going</source><translation>das Ziel sind keine Kamelreiter in schlechtem Gelände</translation></message>
    <message><source>the target cannot shoot, or has shot already in this bound</source><translation>das Ziel kann nicht schießen oder hat in diesem Zug schon geschossen</translation></message>
    <message><source>the target does not shoot back</source><translation>das Ziel schießt nicht zurück</translation></message>
    <message><source>this army has no camp</source><translation>diese Armee hat kein Lager</translation></message>
    <message><source>this is no break-off</source><translation>dies ist kein Sich-Lösen</translation></message>
    <message><source>this is no break-off, or the opponent is known</source><translation>dies ist kein Sich-Lösen, oder der Gegner ist bekannt</translation></message>
    <message><source>this matters from 601 to 1,200 paces only</source><translation>das zählt nur von 601 bis 1.200 Schritt</translation></message>
    <message><source>unharmed</source><translation>unversehrt</translation></message>
    <message><source>up to 600 paces</source><translation>bis 600 Schritt</translation></message>
    <message><source>war wagons</source><translation>Kriegswagen</translation></message>
    <message><source>warband behind</source><translation>Kriegerhaufen dahinter</translation></message>
    <message><source>when PIPs are rolled</source><translation>wenn um PIPs gewürfelt wird</translation></message>
    <message><source>who: only the side whose bound it is moves (DBA-010)</source><translation>wer: nur die Seite, die am Zug ist, bewegt sich (DBA-010)</translation></message>
    <message><source>{me} at a distance</source><translation>{me} auf Entfernung</translation></message>
    <message><source>{me} v {class}</source><translation>{me} gegen {class}</translation></message>
    <message><source>{type} destroyed</source><translation>{type} vernichtet</translation></message>
    <message><source>{type} flee</source><translation>{type} fliehen</translation></message>
    <message><source>{type} miss</source><translation>{type} verfehlen</translation></message>
    <message><source>{type} recoil</source><translation>{type} weichen zurück</translation></message>
    <message><source>{type} stand</source><translation>{type} halten stand</translation></message>
    <message><source>{unit} are beaten, but stand fast</source><translation>{unit} sind geschlagen, halten aber stand</translation></message>
    <message><source>{unit} are destroyed</source><translation>{unit}: vernichtet</translation></message>
    <message><source>{unit} flee</source><translation>{unit}: fliehen</translation></message>
    <message><source>{unit} keep their place.</source><translation>{unit} halten ihren Platz.</translation></message>
    <message><source>{unit} miss, and are not shot at</source><translation>{unit} verfehlen und werden nicht beschossen</translation></message>
    <message><source>{unit} pursue: straight ahead by their own base depth, or by one base width if that is less.</source><translation>{unit} verfolgen: geradeaus um die eigene Basetiefe, oder um eine Basebreite, wenn das weniger ist.</translation></message>
    <message><source>{unit} recoil</source><translation>{unit}: weichen zurück</translation></message>
    <message><source>{unit} recoil, turn about and run a full move{distance}. If the way is blocked, they are destroyed; off the table they are lost.</source><translation>{unit} weichen zurück, drehen um und laufen eine volle Bewegung{distance}. Ist der Weg versperrt, sind sie vernichtet; über die Tischkante hinaus sind sie verloren.</translation></message>
    <message><source>{} elements {} of {}</source><translation>{} Elemente {} von {}</translation></message>
    <message><source>{}: did you mean {}?</source><translation>{}: meintest du {}?</translation></message>
    <message><source>{}: fights as</source><translation>{}: kämpft als</translation></message>
    <message><source>{}: how many {}?</source><translation>{}: wie viele {}?</translation></message>
    <message><source>“Good going for” somebody looks at the going where the loser stands, and how it counts for that one.</source><translation>„In gutem Gelände für“ jemanden meint das Gelände, in dem der Verlierer steht, und zwar so, wie es für diesen Jemand zählt.</translation></message>
</context>
<context>
    <name>dbm</name>
    <message><source> The move ends at the fresh enemies; that combat waits for the next bound.</source><translation> Die Bewegung endet an den frischen Gegnern; dieser Kampf wartet bis zum nächsten Zug.</translation></message>
    <message><source> of 200 paces (100 mm)</source><translation> von 200 Schritt (100 mm)</translation></message>
    <message><source>1 EE</source><translation>1 EE</translation></message>
    <message><source>1 element advances or falls back on its own</source><translation>1 Element rückt von selbst vor oder geht von selbst zurück</translation></message>
    <message><source>1 element advances or falls back on its own: say first what became of it (DBM-062)</source><translation>1 Element rückt von selbst vor oder geht von selbst zurück: Gib zuerst an, was daraus wurde (DBM-062)</translation></message>
    <message><source>2 EE</source><translation>2 EE</translation></message>
    <message><source>200 paces</source><translation>200 Schritt</translation></message>
    <message><source>300 paces</source><translation>300 Schritt</translation></message>
    <message><source>400 paces</source><translation>400 Schritt</translation></message>
    <message><source>500 paces</source><translation>500 Schritt</translation></message>
    <message><source>600 paces</source><translation>600 Schritt</translation></message>
    <message><source>A bound begins with the PIPs, a die for each general. Roll them.</source><translation>Ein Zug beginnt mit den PIPs, ein Würfel für jeden General. Würfle sie.</translation></message>
    <message><source>A bound from PIPs to combat</source><translation>Ein Zug von PIPs bis Nahkampf</translation></message>
    <message><source>A combat is settled with all that follows from it before the next is begun, so its questions are always asked anew.</source><translation>Ein Kampf wird mit allem, was daraus folgt, abgehandelt, bevor der nächste beginnt; seine Fragen werden darum immer neu gestellt.</translation></message>
    <message><source>A combat moves or removes the loser alone. The winner may have to pursue.</source><translation>Ein Kampf bewegt oder entfernt nur den Verlierer. Der Sieger muss vielleicht verfolgen.</translation></message>
    <message><source>A command is demoralised at the end of the bound in which it has lost a third of its element equivalents or more, and stays so. Its break point is told rounded up to the next half. A command that counts for nothing never breaks.</source><translation>Ein Kommando ist am Ende des Zuges demoralisiert, in dem es ein Drittel seiner Elementwerte oder mehr verloren hat, und bleibt es. Sein Bruchpunkt wird auf das nächste Halbe aufgerundet angegeben. Ein Kommando, das nichts zählt, bricht nie.</translation></message>
    <message><source>A command spends at most what its die shows, and what is left at the end of the bound is gone. Commands that lost their general throw all the same.</source><translation>Ein Kommando gibt höchstens aus, was sein Würfel zeigt; was am Ende des Zuges übrig ist, verfällt. Kommandos, die ihren General verloren haben, würfeln trotzdem.</translation></message>
    <message><source>A commander-in-chief spares one PIP whenever he acts with his own command, once a bound. A sub-general spares it for a halt, while he has not moved in this game. An ally-general never does.</source><translation>Ein Oberbefehlshaber spart einen PIP, wenn er mit seinem eigenen Kommando handelt, einmal je Zug. Ein Untergeneral spart ihn bei einem Halt, solange er sich in diesem Spiel nicht bewegt hat. Ein Alliiertengeneral spart ihn nie.</translation></message>
    <message><source>A die each</source><translation>Je ein Würfel</translation></message>
    <message><source>A die shows 1 to 6. A count outside its range is refused with the range.</source><translation>Ein Würfel zeigt 1 bis 6. Eine Zahl außerhalb ihres Bereichs wird mit Angabe des Bereichs abgelehnt.</translation></message>
    <message><source>A double base is one element: it is lost as a whole, and its rear half is its second rank.</source><translation>Eine Doppelbase ist ein Element: Sie geht als Ganzes verloren, und ihre hintere Hälfte ist ihr zweites Glied.</translation></message>
    <message><source>A full tactical move away from the enemy, towards their own table edge. {distances}</source><translation>Eine volle taktische Bewegung vom Gegner weg, auf die eigene Tischkante zu. {distances}</translation></message>
    <message><source>A full tactical move towards the nearest enemy baggage they see, when no known enemy is within 200 paces of the direct way; otherwise towards the middle of the nearest enemy element. It ends where they touch the enemy. {distances}</source><translation>Eine volle taktische Bewegung auf den nächsten gegnerischen Tross zu, den sie sehen, wenn kein bekannter Gegner innerhalb von 200 Schritt vom direkten Weg ist; sonst auf die Mitte des nächsten gegnerischen Elements zu. Sie endet, wo sie den Gegner berühren. {distances}</translation></message>
    <message><source>A full tactical move towards the nearest enemy baggage they see, when no known enemy is within 200 paces of the direct way; otherwise towards the middle of the nearest enemy element. {distances}</source><translation>Eine volle taktische Bewegung auf den nächsten gegnerischen Tross zu, den sie sehen, wenn kein bekannter Gegner innerhalb von 200 Schritt vom direkten Weg ist; sonst auf die Mitte des nächsten gegnerischen Elements zu. {distances}</translation></message>
    <message><source>A group goes at the pace of its slowest element. Going that counts as good for the troops is good going for their move. Mounted infantry in the saddle moves as cavalry.</source><translation>Eine Gruppe geht im Tempo ihres langsamsten Elements. Gelände, das für die Truppen als gut zählt, ist für ihre Bewegung gutes Gelände. Berittene Infanterie im Sattel bewegt sich wie Reiterei.</translation></message>
    <message><source>A group that moves or marches with mounted troops and foot together costs one PIP more.</source><translation>Eine Gruppe, die sich mit Berittenen und Fußtruppen zusammen bewegt oder marschiert, kostet einen PIP mehr.</translation></message>
    <message><source>A halt with irregulars among the elements costs one PIP more, unless they are all foot and their place holds them.</source><translation>Ein Halt mit Irregulären unter den Elementen kostet einen PIP mehr, außer es sind alles Fußtruppen und ihr Platz hält sie fest.</translation></message>
    <message><source>A kind of troops is written as its drill, its type and its grade: Reg Bd(O) are regular blades, ordinary. Grades: S superior, O ordinary, I inferior, F fast, X exception.</source><translation>Eine Truppenart schreibt sich als Ausbildung, Typ und Klasse: Reg Bd(O) sind reguläre gewöhnliche Schwertkämpfer. Klassen: S überlegen, O gewöhnlich, I unterlegen, F schnell, X Ausnahme.</translation></message>
    <message><source>A march should neither start nor pass near enemy that is known; how near is an option of the game. Optio reminds, and refuses nothing.</source><translation>Ein Marsch soll weder nahe an bekanntem Gegner beginnen noch vorbeiführen; wie nahe, ist eine Option des Spiels. Optio erinnert daran und verweigert nichts.</translation></message>
    <message><source>A move, a march, a halt or a mounting is made by elements of a single command. They act as one element or as one group.</source><translation>Bewegen, Marschieren, Halten, Auf- oder Absitzen geschieht mit Elementen eines einzigen Kommandos. Sie handeln als ein Element oder als eine Gruppe.</translation></message>
    <message><source>A name, a points limit, and one to four commands, one of them that of the commander-in-chief; every command has one general's element. A limit of nothing is no limit.</source><translation>Ein Name, eine Punktgrenze und ein bis vier Kommandos, eines davon das des Oberbefehlshabers; jedes Kommando hat ein Element mit General. Eine Grenze von null ist keine Grenze.</translation></message>
    <message><source>A rank may always be named. When the rules give nothing for it, it stands in the result with the reason and counts for nothing.</source><translation>Ein Glied darf immer genannt werden. Wenn die Regeln nichts dafür geben, steht es mit dem Grund im Ergebnis und zählt nichts.</translation></message>
    <message><source>A second and a third rank of pikes of the front's own grade each help, with all of them in good going, unless the opponent is elephants.</source><translation>Ein zweites und ein drittes Glied Piken der Klasse des ersten Glieds helfen jeweils, wenn alle in gutem Gelände stehen, außer gegen Elefanten.</translation></message>
    <message><source>A second rank of spears of the same grade helps where both ranks have good going and the opponent is not elephants.</source><translation>Ein zweites Glied Speere derselben Klasse hilft, wo beide Glieder gutes Gelände haben, außer gegen Elefanten.</translation></message>
    <message><source>A second rank of warband helps warband, whatever the grades and the going, also under shooting.</source><translation>Ein zweites Glied Kriegerhaufen hilft Kriegerhaufen, bei jeder Klasse und in jedem Gelände, auch unter Beschuss.</translation></message>
    <message><source>A shooter and its target, neither in contact with enemy fronts. A shooter that is not shot at itself suffers nothing when its total is lower.</source><translation>Ein Schütze und sein Ziel, beide nicht in Frontkontakt mit Gegnern. Ein Schütze, der nicht selbst beschossen wird, erleidet bei niedrigerer Summe nichts.</translation></message>
    <message><source>A shooter nobody shoots at</source><translation>Ein Schütze, den niemand beschießt</translation></message>
    <message><source>A winner may pursue or must; an element that wants to leave an enemy breaks off with a move.</source><translation>Ein Sieger darf oder muss verfolgen; ein Element, das einen Gegner verlassen will, löst sich mit einer Bewegung.</translation></message>
    <message><source>A wooded hill near the Roman base edge, a camp upon it; open ground before.</source><translation>Ein bewaldeter Hügel nahe der römischen Grundlinie, darauf ein Lager; davor offenes Gelände.</translation></message>
    <message><source>Action</source><translation>Aktion</translation></message>
    <message><source>Actions</source><translation>Aktionen</translation></message>
    <message><source>After all combats of the bound: foot of one command that is not demoralised, with a mounted general at most, whose enemies to the front all fled and who pursued none of them. Their tactical move, if they made one, must have been straight ahead; skirmishers go only behind others; all ranks go or none; nobody goes across fortifications.</source><translation>Nach allen Kämpfen des Zuges: Fußtruppen eines nicht demoralisierten Kommandos, höchstens mit einem berittenen General, deren Gegner vor der Front alle geflohen sind und die keinen von ihnen verfolgt haben. Ihre taktische Bewegung, falls sie eine gemacht haben, muss geradeaus gewesen sein; Plänkler gehen nur hinter anderen; alle Glieder gehen oder keines; niemand geht über Befestigungen.</translation></message>
    <message><source>After the outcome</source><translation>Nach dem Ergebnis</translation></message>
    <message><source>Against naval</source><translation>Gegen Schiffe</translation></message>
    <message><source>All of them foot: in bad going, behind works or a river edge, or uphill of the nearest known enemy.</source><translation>Lauter Fußtruppen: in schlechtem Gelände, hinter Befestigungen oder einer Flusskante oder höher am Hang als der nächste bekannte Gegner.</translation></message>
    <message><source>All other ground</source><translation>Alles andere Gelände</translation></message>
    <message><source>All other land elements</source><translation>Alle anderen Landelemente</translation></message>
    <message><source>An answer may be changed after the dice are thrown: the dice stay, the totals are worked out anew, and the journal keeps both.</source><translation>Eine Antwort darf nach dem Würfeln geändert werden: Die Würfel bleiben, die Summen werden neu berechnet, und das Protokoll behält beides.</translation></message>
    <message><source>An army is beaten at the end of the bound in which it has lost half of its element equivalents or more. Demoralised commands count as lost altogether, unless an option of the game says otherwise. If both armies come to it in the same bound, the game is drawn.</source><translation>Eine Armee ist am Ende des Zuges geschlagen, in dem sie die Hälfte ihrer Elementwerte oder mehr verloren hat. Demoralisierte Kommandos zählen als ganz verloren, wenn eine Option des Spiels es nicht anders sagt. Kommen beide Armeen im selben Zug dahin, endet das Spiel unentschieden.</translation></message>
    <message><source>An army is worth five points: one for each command of a sub-general or an ally, the rest for the commander-in-chief's. A side scores its own commands that hold and the enemy's that are demoralised.</source><translation>Eine Armee ist fünf Punkte wert: einen für jedes Kommando eines Untergenerals oder eines Alliierten, den Rest für das des Oberbefehlshabers. Eine Seite bekommt Punkte für ihre eigenen Kommandos, die standhalten, und für die demoralisierten des Gegners.</translation></message>
    <message><source>An element that must recoil or flee from close combat while an enemy front touches its flank or rear is destroyed. A mere overlap does not do this. An option of the game turns the rule off.</source><translation>Ein Element, das aus dem Nahkampf zurückweichen oder fliehen muss, während eine gegnerische Front seine Flanke oder seinen Rücken berührt, ist vernichtet. Eine bloße Überlappung bewirkt das nicht. Eine Option des Spiels schaltet die Regel ab.</translation></message>
    <message><source>An exception of its kind, such as massed artillery or men of another trade; what it counts as is told with its rule.</source><translation>Eine Ausnahme in ihrer Art, etwa massierte Artillerie oder Leute eines anderen Handwerks; als was sie zählen, steht bei ihrer Regel.</translation></message>
    <message><source>An irregular general's own element may stop short, but not leave the line.</source><translation>Das eigene Element eines irregulären Generals darf vorher anhalten, aber nicht die Linie verlassen.</translation></message>
    <message><source>An irregular general's own element, light troops and cavalry apart, makes a group irregular. It may stop short of its full move, but not leave the line.</source><translation>Das eigene Element eines irregulären Generals, außer leichten Truppen und Reiterei, macht eine Gruppe irregulär. Es darf kürzer als seine volle Bewegung ziehen, aber nicht die Linie verlassen.</translation></message>
    <message><source>An open plain; a river along one table edge, which neither side can cross.</source><translation>Eine offene Ebene; an einer Tischkante ein Fluss, den keine Seite überqueren kann.</translation></message>
    <message><source>Ancient and medieval battles with up to four commands a side. Optio settles combats and counts losses beside your table.</source><translation>Schlachten der Antike und des Mittelalters mit bis zu vier Kommandos je Seite. Optio handelt Kämpfe ab und zählt Verluste neben deinem Tisch.</translation></message>
    <message><source>Any other (X)</source><translation>Alle anderen (X)</translation></message>
    <message><source>Are all of them in rough or difficult going, behind fortifications or a river edge, or uphill of the nearest enemy they know of?</source><translation>Sind sie alle in rauem oder schwierigem Gelände, hinter Befestigungen oder einer Flusskante oder höher am Hang als der nächste Gegner, den sie kennen?</translation></message>
    <message><source>Are the ranks behind in good going too?</source><translation>Stehen auch die Glieder dahinter in gutem Gelände?</translation></message>
    <message><source>Are these chariots?</source><translation>Sind das Streitwagen?</translation></message>
    <message><source>Armies are made of elements: a base with a few figures that stands for some hundred men, or twenty elephants. They are led in one to four commands, each with a general. One side moves its whole army in a bound, then the other.</source><translation>Armeen bestehen aus Elementen: einer Base mit ein paar Figuren, die für einige hundert Mann oder zwanzig Elefanten steht. Sie werden in ein bis vier Kommandos geführt, jedes mit einem General. Eine Seite bewegt in einem Zug ihre ganze Armee, dann die andere.</translation></message>
    <message><source>Artillery (F) and (X) apart. A halt never pays it.</source><translation>Außer Artillerie (F) und (X). Beim Halten wird das nie bezahlt.</translation></message>
    <message><source>Artillery (I)</source><translation>Artillerie (I)</translation></message>
    <message><source>Artillery (S)</source><translation>Artillerie (S)</translation></message>
    <message><source>Artillery (X)</source><translation>Artillerie (X)</translation></message>
    <message><source>Artillery in contact</source><translation>Artillerie in Kontakt</translation></message>
    <message><source>Artillery otherwise</source><translation>Artillerie sonst</translation></message>
    <message><source>Artillery shot at behind fortifications</source><translation>Artillerie hinter Befestigungen unter Beschuss</translation></message>
    <message><source>As long as he has not moved in this game, and once a bound.</source><translation>Solange er sich in diesem Spiel nicht bewegt hat, und einmal je Zug.</translation></message>
    <message><source>Assign</source><translation>Zuteilen</translation></message>
    <message><source>Assign PIPs</source><translation>PIPs zuteilen</translation></message>
    <message><source>Assign the pool</source><translation>Vorrat zuteilen</translation></message>
    <message><source>At a distance the first element shoots and the other is shot at. Where the target shoots back, both do both. At close quarters nobody shoots.</source><translation>Auf Entfernung schießt das erste Element, und das andere wird beschossen. Wo das Ziel zurückschießt, tun beide beides. Im Nahkampf schießt niemand.</translation></message>
    <message><source>At least two ahead of fast troops; not for artillery.</source><translation>Mindestens zwei vor schnellen Truppen; nicht für Artillerie.</translation></message>
    <message><source>Auxilia (X) against elephants, expendables or warband</source><translation>Auxilia (X) gegen Elefanten, Opferbare oder Kriegerhaufen</translation></message>
    <message><source>Auxilia (X) are helped by a second rank of auxilia (X), and by a third behind it.</source><translation>Auxilia (X) hilft ein zweites Glied Auxilia (X), und ein drittes dahinter.</translation></message>
    <message><source>Auxilia against knights or camelry (S) in good going for them</source><translation>Auxilia gegen Ritter oder Kamelreiter (S) in für diese gutem Gelände</translation></message>
    <message><source>Baggage</source><translation>Tross</translation></message>
    <message><source>Baggage in contact</source><translation>Tross in Kontakt</translation></message>
    <message><source>Baggage that cannot move</source><translation>Unbeweglicher Tross</translation></message>
    <message><source>Bare plain, at most two gentle hills at the edges.</source><translation>Kahle Ebene, höchstens zwei sanfte Hügel an den Rändern.</translation></message>
    <message><source>Before the dice are thrown all their faces are tried, so the chances that are shown are exact.</source><translation>Vor dem Würfeln werden alle Augenzahlen durchgerechnet, die gezeigten Chancen sind also genau.</translation></message>
    <message><source>Before the game</source><translation>Vor dem Spiel</translation></message>
    <message><source>Behind pikes (X) a second and a third rank of pikes (X) or (I) each help, with all of them in good going, unless the opponent is elephants.</source><translation>Hinter Piken (X) helfen ein zweites und ein drittes Glied Piken (X) oder (I) jeweils, wenn alle in gutem Gelände stehen, außer gegen Elefanten.</translation></message>
    <message><source>Beneventum</source><translation>Beneventum</translation></message>
    <message><source>Blades (S) or (O) backed by blades (S) or (O), against knights or camelry (S)</source><translation>Schwertkämpfer (S) oder (O) mit Schwertkämpfern (S) oder (O) dahinter gegen Ritter oder Kamelreiter (S)</translation></message>
    <message><source>Blades (X) at close quarters with knights or camelry (S)</source><translation>Schwertkämpfer (X) im Nahkampf mit Rittern oder Kamelreitern (S)</translation></message>
    <message><source>Blades (X) backed by blades (X), against knights or camelry (S)</source><translation>Schwertkämpfer (X) mit Schwertkämpfern (X) dahinter gegen Ritter oder Kamelreiter (S)</translation></message>
    <message><source>Blades (X) on the double base of their list, at close quarters with others</source><translation>Schwertkämpfer (X) auf der Doppelbase ihrer Liste, im Nahkampf mit anderen</translation></message>
    <message><source>Blades (X) otherwise</source><translation>Schwertkämpfer (X) sonst</translation></message>
    <message><source>Blades against knights, camelry (S) or expendables in good going for them</source><translation>Schwertkämpfer gegen Ritter, Kamelreiter (S) oder Opferbare in für diese gutem Gelände</translation></message>
    <message><source>Blades against warband</source><translation>Schwertkämpfer gegen Kriegerhaufen</translation></message>
    <message><source>Blades in rough or difficult going, fighting foot.</source><translation>Schwertkämpfer in rauem oder schwierigem Gelände im Kampf gegen Fußtruppen.</translation></message>
    <message><source>Blades otherwise</source><translation>Schwertkämpfer sonst</translation></message>
    <message><source>Blades shot at</source><translation>Schwertkämpfer unter Beschuss</translation></message>
    <message><source>Boats</source><translation>Boote</translation></message>
    <message><source>Boats (S)</source><translation>Boote (S)</translation></message>
    <message><source>Both armies are beaten in the same bound: a draw.</source><translation>Beide Armeen sind im selben Zug geschlagen: unentschieden.</translation></message>
    <message><source>Both have this factor whether or not the target answers the shooting.</source><translation>Beide haben diesen Faktor, ob das Ziel zurückschießt oder nicht.</translation></message>
    <message><source>Both roll a die and add their factor, with what the situation gives: support from behind, uphill, overlapped on a flank. Optio asks what it cannot see.</source><translation>Beide werfen einen Würfel und addieren ihren Faktor, dazu, was die Lage ergibt: Unterstützung von hinten, bergauf, an einer Flanke überlappt. Optio fragt nach dem, was es nicht sehen kann.</translation></message>
    <message><source>Both sides fight, one pair after the other, as the player whose bound it is decides.</source><translation>Beide Seiten kämpfen, ein Paar nach dem anderen, wie der Spieler am Zug entscheidet.</translation></message>
    <message><source>Both sides fight, one pair after the other.</source><translation>Beide Seiten kämpfen, ein Paar nach dem anderen.</translation></message>
    <message><source>Both sides shoot, one target after the other, as the player whose bound it is decides.</source><translation>Beide Seiten schießen, ein Ziel nach dem anderen, wie der Spieler am Zug entscheidet.</translation></message>
    <message><source>Both sides shoot, one target after the other.</source><translation>Beide Seiten schießen, ein Ziel nach dem anderen.</translation></message>
    <message><source>Both sides' dice and factors, the totals step by step, how they compare, what happens, what to do on the table with distances, and what changes in the game.</source><translation>Würfel und Faktoren beider Seiten, die Summen Schritt für Schritt, wie sie sich vergleichen, was geschieht, was auf dem Tisch zu tun ist, mit Entfernungen, und was sich im Spiel ändert.</translation></message>
    <message><source>Both stay in contact and fight again next bound, unless one of them breaks off.</source><translation>Beide bleiben in Kontakt und kämpfen im nächsten Zug weiter, wenn sich keiner löst.</translation></message>
    <message><source>Bounds</source><translation>Züge</translation></message>
    <message><source>Bow</source><translation>Bogen</translation></message>
    <message><source>Bowmen and bowmen, shooting</source><translation>Bogenschützen gegen Bogenschützen, im Beschuss</translation></message>
    <message><source>Bowmen are helped by a second rank of their own grade with the same kind of bow in close combat with spears, pikes, blades, auxilia or bowmen.</source><translation>Bogenschützen hilft ein zweites Glied ihrer eigenen Klasse mit derselben Bogenart im Nahkampf mit Speeren, Piken, Schwertkämpfern, Auxilia oder Bogenschützen.</translation></message>
    <message><source>Bowmen in contact with mounted troops</source><translation>Bogenschützen in Kontakt mit Berittenen</translation></message>
    <message><source>Break point of a command</source><translation>Bruchpunkt eines Kommandos</translation></message>
    <message><source>Breaking</source><translation>Brechen</translation></message>
    <message><source>Breaking off</source><translation>Sich lösen</translation></message>
    <message><source>Can the general see any of them, or any of them the general?</source><translation>Sieht der General eines von ihnen oder eines von ihnen den General?</translation></message>
    <message><source>Can this baggage move?</source><translation>Kann sich dieser Tross bewegen?</translation></message>
    <message><source>Cannae</source><translation>Cannae</translation></message>
    <message><source>Carrhae</source><translation>Carrhae</translation></message>
    <message><source>Carthage: Gauls and Spaniards bowed forward in the centre, African foot held back on both flanks, heavy horse beside the river, Numidians on the far wing. Rome: the foot unusually deep, its own horse by the river, the allies' on the other wing.</source><translation>Karthago: Gallier und Spanier im Zentrum nach vorn gewölbt, die afrikanischen Fußtruppen auf beiden Flanken zurückgehalten, schwere Reiterei am Fluss, Numider auf dem anderen Flügel. Rom: die Fußtruppen ungewöhnlich tief, die eigene Reiterei am Fluss, die der Bundesgenossen auf dem anderen Flügel.</translation></message>
    <message><source>Cavalry (O) backed by cavalry (O), or (I) by (I), lose less heavily to everybody but elephants and artillery.</source><translation>Reiterei (O), hinter der Reiterei (O) steht, oder (I) mit (I) dahinter, verliert weniger schwer gegen alle außer Elefanten und Artillerie.</translation></message>
    <message><source>Cavalry (O) or (I) backed by psiloi (S) or (I), where the army list allows it, lose less heavily to cavalry and to knights (X).</source><translation>Reiterei (O) oder (I), hinter der Psiloi (S) oder (I) stehen, wo die Armeeliste es erlaubt, verliert weniger schwer gegen Reiterei und gegen Ritter (X).</translation></message>
    <message><source>Cavalry against naval</source><translation>Reiterei gegen Schiffe</translation></message>
    <message><source>Cavalry among other irregulars counts here too: it is exempt only where no other irregular is in the group.</source><translation>Auch Reiterei unter anderen Irregulären zählt hier: Sie ist nur ausgenommen, wo kein anderer Irregulärer in der Gruppe ist.</translation></message>
    <message><source>Cavalry in contact with artillery but (I) and (X)</source><translation>Reiterei in Kontakt mit Artillerie außer (I) und (X)</translation></message>
    <message><source>Cavalry in good going against spears, pikes or auxilia (X)</source><translation>Reiterei in gutem Gelände gegen Speere, Piken oder Auxilia (X)</translation></message>
    <message><source>Cavalry or camelry against expendables</source><translation>Reiterei oder Kamelreiter gegen Opferbare</translation></message>
    <message><source>Cavalry or camelry in difficult going</source><translation>Reiterei oder Kamelreiter in schwierigem Gelände</translation></message>
    <message><source>Cavalry or camelry otherwise</source><translation>Reiterei oder Kamelreiter sonst</translation></message>
    <message><source>Cavalry, camelry, expendables</source><translation>Reiterei, Kamelreiter, Opferbare</translation></message>
    <message><source>Cavalry, galleys, ships</source><translation>Reiterei, Galeeren, Segelschiffe</translation></message>
    <message><source>Charged this bound</source><translation>In diesem Zug angegriffen</translation></message>
    <message><source>Classes of troops</source><translation>Truppengattungen</translation></message>
    <message><source>Clumsy irregulars</source><translation>Schwerfällige Irreguläre</translation></message>
    <message><source>Contact with</source><translation>Kontakt mit</translation></message>
    <message><source>Contacts enemy</source><translation>Kommt in Kontakt</translation></message>
    <message><source>Cost of an action</source><translation>Kosten einer Aktion</translation></message>
    <message><source>Crassus wanted a triumph of his own and marched into the plains of Mesopotamia. Horse archers with camel trains full of arrows met him there.</source><translation>Crassus wollte einen eigenen Triumph und marschierte in die Ebenen Mesopotamiens. Dort traf er auf berittene Bogenschützen mit Kamelzügen voller Pfeile.</translation></message>
    <message><source>Crossing a river</source><translation>Quert einen Fluss</translation></message>
    <message><source>DBM</source><translation>DBM</translation></message>
    <message><source>Darius chose the ground, and had it cleared for his chariots. Alexander rode to the right until a gap opened in the Persian line, and charged into it.</source><translation>Dareios wählte das Schlachtfeld und ließ es für seine Streitwagen ebnen. Alexander ritt nach rechts, bis sich in der persischen Linie eine Lücke auftat, und griff in sie hinein an.</translation></message>
    <message><source>Defeat</source><translation>Niederlage</translation></message>
    <message><source>Demoralised commands</source><translation>Demoralisierte Kommandos</translation></message>
    <message><source>Demoralised commands count whole</source><translation>Demoralisierte zählen ganz</translation></message>
    <message><source>Dice</source><translation>Würfel</translation></message>
    <message><source>Dice and numbers</source><translation>Würfel und Zahlen</translation></message>
    <message><source>Did a river or impassable ground end the move, or did a march uncover enemy within 200 paces?</source><translation>Hat ein Fluss oder unpassierbares Gelände die Bewegung beendet, oder hat ein Marsch Gegner innerhalb von 200 Schritt aufgedeckt?</translation></message>
    <message><source>Did the knights move into contact with the front of the bowmen this bound?</source><translation>Sind die Ritter in diesem Zug in Kontakt mit der Front der Bogenschützen gekommen?</translation></message>
    <message><source>Difficult</source><translation>Schwierig</translation></message>
    <message><source>Do all of these psiloi stand behind cavalry that they may support?</source><translation>Stehen alle diese Psiloi hinter Reiterei, die sie unterstützen dürfen?</translation></message>
    <message><source>Do all skirmishers of the group stand in a rear rank, behind other troops?</source><translation>Stehen alle Plänkler der Gruppe in einem hinteren Glied, hinter anderen Truppen?</translation></message>
    <message><source>Do fortifications stand in the way of the move?</source><translation>Stehen der Bewegung Befestigungen im Weg?</translation></message>
    <message><source>Do these foot ride to battle?</source><translation>Reiten diese Fußtruppen in die Schlacht?</translation></message>
    <message><source>Do these vessels carry troops?</source><translation>Tragen diese Schiffe Truppen?</translation></message>
    <message><source>Does a demoralised command count as lost altogether when it is seen whether its army is beaten?</source><translation>Zählt ein demoralisiertes Kommando als ganz verloren, wenn geprüft wird, ob seine Armee geschlagen ist?</translation></message>
    <message><source>Does any element leave the straight-ahead line? Those that follow others in a column, or go in file along a road or river bank, do not.</source><translation>Verlässt ein Element die gerade Linie? Wer anderen in einer Kolonne folgt oder hintereinander auf einer Straße oder an einem Flussufer zieht, tut das nicht.</translation></message>
    <message><source>Does any irregular that is neither light troops nor the general's own element go less than its full distance?</source><translation>Geht ein irreguläres Element, das weder zu den leichten Truppen gehört noch das Element des Generals ist, weniger als seine volle Weite?</translation></message>
    <message><source>Does losing by half or more destroy every element that would be destroyed when losing by less?</source><translation>Vernichtet eine Niederlage mit der Hälfte oder weniger jedes Element, das eine knappe Niederlage vernichten würde?</translation></message>
    <message><source>Does the army list require the double base?</source><translation>Verlangt die Armeeliste die Doppelbase?</translation></message>
    <message><source>Does the element defend from behind fortifications?</source><translation>Verteidigt das Element hinter Befestigungen?</translation></message>
    <message><source>Does the front edge of an enemy touch the flank or rear of any of them?</source><translation>Berührt die Frontkante eines Gegners Flanke oder Rücken von einem von ihnen?</translation></message>
    <message><source>Does the move begin touching an enemy, corner to corner or side to side, and end in front contact with the flank edge of that enemy?</source><translation>Beginnt die Bewegung in Berührung mit einem Gegner, Ecke an Ecke oder Seite an Seite, und endet sie in Frontkontakt mit der Flankenkante dieses Gegners?</translation></message>
    <message><source>Does the move end clear of enemies, at fresh enemies that are no skirmishers, or does it catch skirmishers that could not flee?</source><translation>Endet die Bewegung frei von Gegnern, an frischen Gegnern, die keine Plänkler sind, oder holt sie Plänkler ein, die nicht fliehen konnten?</translation></message>
    <message><source>Does the move end in contact with the enemy, front edge to enemy?</source><translation>Endet die Bewegung in Kontakt mit dem Gegner, Frontkante am Gegner?</translation></message>
    <message><source>Does the pursuit end in contact with enemies other than those that gave way?</source><translation>Endet die Verfolgung in Kontakt mit anderen Gegnern als denen, die gewichen sind?</translation></message>
    <message><source>Does the shooting cross the edge of a wood, an orchard, or a grove of olives or palms?</source><translation>Geht der Beschuss über den Rand eines Waldes, eines Obstgartens oder eines Oliven- oder Palmenhains?</translation></message>
    <message><source>Does the weather put the element at a disadvantage?</source><translation>Benachteiligt das Wetter das Element?</translation></message>
    <message><source>Double base with</source><translation>Doppelbase mit</translation></message>
    <message><source>Double bases</source><translation>Doppelbases</translation></message>
    <message><source>Drilled: generals pool their PIP dice, and moves cost less.</source><translation>Ausgebildet: Generale legen ihre PIP-Würfel zusammen, und Bewegungen kosten weniger.</translation></message>
    <message><source>Dunes, sandy desert and oases trouble camelry no more than open ground.</source><translation>Dünen, Sandwüste und Oasen machen Kamelreitern nicht mehr Mühe als offenes Gelände.</translation></message>
    <message><source>Each command has a die a bound. A regular commander-in-chief pools his own with those of regular sub-generals; all others keep the die they threw.</source><translation>Jedes Kommando hat einen Würfel je Zug. Ein regulärer Oberbefehlshaber legt seinen mit denen der regulären Untergenerale in einen Vorrat; alle anderen behalten ihren Wurf.</translation></message>
    <message><source>Each command has its die already; one could give them otherwise. Confirm.</source><translation>Jedes Kommando hat seinen Würfel schon; man könnte sie auch anders verteilen. Bestätige.</translation></message>
    <message><source>Each command now shows its PIPs, and they go down as you move. When the moves are done on the table, go on.</source><translation>Jedes Kommando zeigt jetzt seine PIPs, und sie werden weniger, wenn du ziehst. Wenn die Bewegungen auf dem Tisch gemacht sind, geh weiter.</translation></message>
    <message><source>Each command of the side whose bound it is gets a die of PIPs.</source><translation>Jedes Kommando der Seite, die am Zug ist, bekommt einen PIP-Würfel.</translation></message>
    <message><source>Each element makes one tactical move in a bound; marches may be made besides, as long as PIPs last.</source><translation>Jedes Element macht in einem Zug eine taktische Bewegung; Märsche sind zusätzlich möglich, solange PIPs da sind.</translation></message>
    <message><source>Each march, and every flight, goes by the distances of tactical moves.</source><translation>Jeder Marsch und jede Flucht richtet sich nach den Weiten der taktischen Bewegungen.</translation></message>
    <message><source>Each player's turn is a bound. Both sides shoot and fight in every one of them.</source><translation>Jeder Spieler hat seinen eigenen Zug. In jedem Zug schießen und kämpfen beide Seiten.</translation></message>
    <message><source>Each side throws one ordinary die, the first element's before the other's, even when the first cannot be hurt.</source><translation>Jede Seite wirft einen gewöhnlichen Würfel, der des ersten Elements vor dem des anderen, selbst wenn dem ersten nichts geschehen kann.</translation></message>
    <message><source>Easily mistaken</source><translation>Leicht verwechselt</translation></message>
    <message><source>Effective grades</source><translation>Wirksame Klassen</translation></message>
    <message><source>Element equivalents</source><translation>Elementwerte</translation></message>
    <message><source>Element equivalents, the measure of losses: most elements count 1, baggage more, psiloi and hordes a half.</source><translation>Elementwerte, das Maß der Verluste: Die meisten Elemente zählen 1, Tross mehr, Psiloi und Horden ein halbes.</translation></message>
    <message><source>Elements far from their general cost more, and so do all when he fights, straggles or is lost. One PIP more in all. Exactly 600 and exactly 1,200 paces are still near enough. His own group is never far from him.</source><translation>Elemente, die weit von ihrem General sind, kosten mehr, ebenso alle, wenn er kämpft, abgekommen oder verloren ist. Insgesamt ein PIP mehr. Genau 600 und genau 1.200 Schritt sind noch nah genug. Seine eigene Gruppe ist nie weit von ihm.</translation></message>
    <message><source>Elements in contact to their front may leave it straight to their rear, if they are faster in the going where they end than those they face, and no enemy front touches their flank or rear.</source><translation>Elemente in Frontkontakt dürfen ihn gerade nach hinten verlassen, wenn sie in dem Gelände, in dem sie enden, schneller sind als die, denen sie gegenüberstehen, und keine gegnerische Front ihre Flanke oder ihren Rücken berührt.</translation></message>
    <message><source>Elements may move, march, halt, mount or dismount, or break off. Whoever halts stays put for the bound: no move and no march, before or after. One element mounts or dismounts at a time.</source><translation>Elemente dürfen sich bewegen, marschieren, halten, auf- oder absitzen oder sich lösen. Wer hält, bleibt den ganzen Zug stehen: keine Bewegung und kein Marsch, weder vorher noch nachher. Nur je ein Element sitzt auf oder ab.</translation></message>
    <message><source>Elements that are destroyed and elements that run off the table. A general who straggles with a late flank march is not lost.</source><translation>Elemente, die vernichtet sind, und Elemente, die vom Tisch laufen. Ein mit einem verspäteten Flankenmarsch abgekommener General ist nicht verloren.</translation></message>
    <message><source>Elements that are gone, more than are there, elements of another command or of the other side where one command is asked for, and what has had its turn.</source><translation>Elemente, die weg sind, mehr, als da sind, Elemente eines anderen Kommandos oder der anderen Seite, wo ein einziges Kommando verlangt ist, und was schon an der Reihe war.</translation></message>
    <message><source>Elephants against light troops, camelry (X) or artillery shooting</source><translation>Elefanten gegen leichte Truppen, Kamelreiter (X) oder Artilleriebeschuss</translation></message>
    <message><source>Elephants shot at by artillery</source><translation>Elefanten, von Artillerie beschossen</translation></message>
    <message><source>End</source><translation>Ende</translation></message>
    <message><source>End of the bound</source><translation>Ende des Zuges</translation></message>
    <message><source>Enemy at flank or rear</source><translation>Gegner in Flanke oder Rücken</translation></message>
    <message><source>Enemy that recoiled</source><translation>Zurückgewichener Gegner</translation></message>
    <message><source>Equivalents</source><translation>Elementwerte</translation></message>
    <message><source>Every element of a demoralised command but its general's.</source><translation>Jedes Element eines demoralisierten Kommandos außer dem des Generals.</translation></message>
    <message><source>Every halt of irregulars is taken to keep them from an advance or a retreat.</source><translation>Jeder Halt von Irregulären gilt als Halt, der sie vom Vorrücken oder Zurückgehen abhält.</translation></message>
    <message><source>Every move, march, halt, mounting and breaking off starts at this.</source><translation>Jedes Bewegen, Marschieren, Halten, Auf- und Absitzen und Sich-Lösen beginnt damit.</translation></message>
    <message><source>Every throw, move, combat, loss and end of a bound is an entry of the journal and can be taken back with all that it changed.</source><translation>Jeder Wurf, jede Bewegung, jeder Kampf, jeder Verlust und jedes Ende eines Zuges ist ein Eintrag im Protokoll und lässt sich mit allem, was er geändert hat, zurücknehmen.</translation></message>
    <message><source>Every type has one factor against foot and another against mounted troops. What matters is who meets whom: knights ride over bowmen in the open, and die on pikes.</source><translation>Jeder Typ hat einen Faktor gegen Fußtruppen und einen anderen gegen Berittene. Es kommt darauf an, wer auf wen trifft: Ritter reiten im Offenen über Bogenschützen hinweg und sterben an Piken.</translation></message>
    <message><source>Fast</source><translation>Schnell</translation></message>
    <message><source>Fast of its kind: moves farther, and gives way more easily to some enemies.</source><translation>Schnell in ihrer Art: bewegen sich weiter und weichen manchen Gegnern leichter.</translation></message>
    <message><source>Fast troops</source><translation>Schnelle Truppen</translation></message>
    <message><source>Flank contact destroys</source><translation>Flankenkontakt vernichtet</translation></message>
    <message><source>Foot behind fortifications, in close combat or shot at. Not for war wagons; not behind permanent works against artillery (S) shooting, nor behind temporary ones against any artillery shooting or psiloi (X) at close quarters; never against the towers of war wagons (S) and ships (X).</source><translation>Fußtruppen hinter Befestigungen, im Nahkampf oder unter Beschuss. Nicht für Kriegswagen; nicht hinter festen Befestigungen gegen Beschuss durch Artillerie (S), noch hinter Behelfsbefestigungen gegen Beschuss durch irgendwelche Artillerie oder gegen Psiloi (X) im Nahkampf; nie gegen die Türme von Kriegswagen (S) und Segelschiffen (X).</translation></message>
    <message><source>Foot that fight pikes, other than (X), four ranks deep suffer for it: every rank of the front's grade and in good going. The fourth rank adds nothing to the pikes themselves.</source><translation>Fußtruppen, die gegen vier Glieder tiefe Piken, außer (X), kämpfen, leiden darunter: jedes Glied von der Klasse des ersten und in gutem Gelände. Den Piken selbst bringt das vierte Glied nichts.</translation></message>
    <message><source>Foot whose opponents have all fled may press forward.</source><translation>Fußtruppen, deren Gegner alle geflohen sind, dürfen nachdrängen.</translation></message>
    <message><source>For each flank that is overlapped, and for each flank or rear that the front of an enemy touches.</source><translation>Für jede überlappte Flanke und für jede Flanke oder jeden Rücken, den die Front eines Gegners berührt.</translation></message>
    <message><source>For the second and the third element that helps the shooter. Their own factors never count.</source><translation>Für das zweite und das dritte Element, das dem Schützen hilft. Deren eigene Faktoren zählen nie.</translation></message>
    <message><source>Fortifications</source><translation>Befestigungen</translation></message>
    <message><source>Fortifications in the way</source><translation>Befestigungen im Weg</translation></message>
    <message><source>Fourth rank</source><translation>Viertes Glied</translation></message>
    <message><source>Further shooters</source><translation>Weitere Schützen</translation></message>
    <message><source>Galleys</source><translation>Galeeren</translation></message>
    <message><source>Galleys and ships</source><translation>Galeeren und Segelschiffe</translation></message>
    <message><source>Gate towers</source><translation>Tortürme</translation></message>
    <message><source>Gateways</source><translation>Tore</translation></message>
    <message><source>Gaugamela</source><translation>Gaugamela</translation></message>
    <message><source>General's distance</source><translation>Entfernung zum General</translation></message>
    <message><source>Generals weigh more</source><translation>Generale wiegen mehr</translation></message>
    <message><source>Going to the rear is leaving the straight-ahead line.</source><translation>Nach hinten zu gehen heißt, die gerade Linie zu verlassen.</translation></message>
    <message><source>Good going for the winner</source><translation>Gutes Gelände für den Sieger</translation></message>
    <message><source>Grading compares the first totals, mitigating ranks the second, the outcome the third. Exactly half counts as half. Elephants ride down spears and pikes on good ground only; warband and hordes they beat anywhere.</source><translation>Klassen vergleichen die ersten Summen, mildernde Glieder die zweiten, das Ergebnis die dritten. Genau die Hälfte zählt als Hälfte. Elefanten reiten Speere und Piken nur in gutem Gelände nieder; Kriegerhaufen und Horden schlagen sie überall.</translation></message>
    <message><source>Grading: by the totals before any of it is added</source><translation>Klassen: nach den Summen, bevor etwas davon addiert wird</translation></message>
    <message><source>Groups and ground</source><translation>Gruppen und Gelände</translation></message>
    <message><source>Guided bound</source><translation>Geführter Zug</translation></message>
    <message><source>Had to stop</source><translation>Musste anhalten</translation></message>
    <message><source>Half is never milder</source><translation>Hälfte nie milder</translation></message>
    <message><source>Half or less</source><translation>Die Hälfte oder weniger</translation></message>
    <message><source>Half or less: </source><translation>Die Hälfte oder weniger: </translation></message>
    <message><source>Half the army is lost: the battle is over.</source><translation>Die halbe Armee ist verloren: Die Schlacht ist vorbei.</translation></message>
    <message><source>Have they advanced, come into contact with enemy, or do they know of no enemy?</source><translation>Sind sie vorgerückt, in Kontakt mit dem Gegner gekommen, oder kennen sie keinen Gegner?</translation></message>
    <message><source>Have they fallen back, or gone over the edge of the table?</source><translation>Sind sie zurückgegangen oder über die Tischkante gelaufen?</translation></message>
    <message><source>Hiero</source><translation>Hieron</translation></message>
    <message><source>His own command only, and once a bound. It is taken as soon as it applies.</source><translation>Nur mit dem eigenen Kommando und einmal je Zug. Wird genutzt, sobald es zutrifft.</translation></message>
    <message><source>Holding irregulars</source><translation>Irreguläre zurückhalten</translation></message>
    <message><source>Hordes (I)</source><translation>Horden (I)</translation></message>
    <message><source>Hordes (I) in contact</source><translation>Horden (I) in Kontakt</translation></message>
    <message><source>Hordes (I) shot at</source><translation>Horden (I) unter Beschuss</translation></message>
    <message><source>Hordes against elephants or warband</source><translation>Horden gegen Elefanten oder Kriegerhaufen</translation></message>
    <message><source>Hordes against knights, camelry (S) or expendables in good going for them</source><translation>Horden gegen Ritter, Kamelreiter (S) oder Opferbare in für diese gutem Gelände</translation></message>
    <message><source>How a result is told</source><translation>Wie ein Ergebnis gezeigt wird</translation></message>
    <message><source>How do the vessels have it?</source><translation>Wie ist das Wasser für die Schiffe?</translation></message>
    <message><source>How far elements go by the slowest ground that they touch. Marches and flights go by the same figures.</source><translation>Wie weit Elemente kommen, nach dem langsamsten Gelände, das sie berühren. Für Märsche und Fluchten gelten dieselben Werte.</translation></message>
    <message><source>How many element equivalents does a general's element count beyond those of its type?</source><translation>Wie viele Elementwerte zählt das Element eines Generals über die seines Typs hinaus?</translation></message>
    <message><source>How many more elements help this one to shoot back? The second and the third count.</source><translation>Wie viele weitere Elemente helfen diesem beim Zurückschießen? Das zweite und das dritte zählen.</translation></message>
    <message><source>How many more elements help this one to shoot? The second and the third count.</source><translation>Wie viele weitere Elemente helfen diesem beim Schießen? Das zweite und das dritte zählen.</translation></message>
    <message><source>How many paces are it from the nearest point of the general's element to the nearest of theirs, round enemies and round ground that neither light horse nor boats can cross?</source><translation>Wie viel Schritt sind es vom nächsten Punkt des Elements des Generals zum nächsten Punkt von ihnen, um Gegner herum und um Gelände, das weder Leichte Reiterei noch Boote queren können?</translation></message>
    <message><source>How many paces do marches stay away from enemy that is known? It is a reminder: nothing is refused for it.</source><translation>Wie viel Schritt bleiben Märsche von bekanntem Gegner entfernt? Das ist eine Erinnerung: Deswegen wird nichts verweigert.</translation></message>
    <message><source>How were these elements lost, or what became of the general?</source><translation>Wie gingen diese Elemente verloren, oder was wurde aus dem General?</translation></message>
    <message><source>Impetuous</source><translation>Ungestüme</translation></message>
    <message><source>Impetuous troops</source><translation>Ungestüme Truppen</translation></message>
    <message><source>Impetuous troops go after an enemy that breaks off, unless they defend fortifications. Do they?</source><translation>Ungestüme Truppen setzen einem Gegner nach, der sich löst, wenn sie nicht Befestigungen verteidigen. Tun sie es?</translation></message>
    <message><source>Impetuous troops that nobody moved or held advance; demoralised ones that nobody held fall back.</source><translation>Ungestüme Truppen, die niemand bewegt oder angehalten hat, rücken vor; demoralisierte, die niemand angehalten hat, gehen zurück.</translation></message>
    <message><source>In a bound an element fights one combat to its front, shoots once, be it as the main shooter or aiding one, and is shot at once. Those who aid a shooter are named or counted, and have shot as well.</source><translation>In einem Zug kämpft ein Element einen Kampf nach vorn, schießt einmal, als Hauptschütze oder als Unterstützer, und wird einmal beschossen. Wer einen Schützen unterstützt, wird genannt oder gezählt und hat ebenfalls geschossen.</translation></message>
    <message><source>In a bound: moves, marches, halts, shots, combats and pursuits. Beyond it: losses, mounted infantry on foot, and front-edge contact, which lasts until an outcome, a break-off, the loss of the enemy or a correction ends it. Where the elements of a row differ in this, the act says which of them it is about.</source><translation>In einem Zug: Bewegungen, Märsche, Halte, Beschuss, Kämpfe und Verfolgungen. Darüber hinaus: Verluste, abgesessene berittene Infanterie und Frontkontakt, der hält, bis ein Ergebnis, ein Sich-Lösen, der Verlust des Gegners oder eine Korrektur ihn beendet. Wo sich die Elemente einer Zeile darin unterscheiden, sagt die Aktion, um welche es geht.</translation></message>
    <message><source>In a group the element that has marched most often counts. A lone element never pays for it.</source><translation>In einer Gruppe zählt das Element, das am häufigsten marschiert ist. Ein einzelnes Element bezahlt das nie.</translation></message>
    <message><source>In any formation; a general's base apart.</source><translation>In jeder Formation; außer der Base eines Generals.</translation></message>
    <message><source>In close combat with mounted troops a third and a fourth rank help too, as long as every rank is of warband (S) or (O).</source><translation>Im Nahkampf mit Berittenen helfen auch ein drittes und ein viertes Glied, solange jedes Glied Kriegerhaufen (S) oder (O) ist.</translation></message>
    <message><source>In its own side's bounds every element of a demoralised command that is not in contact and was not halted falls back a full tactical move. Its PIPs are spent on halts and on breaking off only.</source><translation>In den Zügen der eigenen Seite geht jedes Element eines demoralisierten Kommandos, das nicht in Kontakt ist und nicht hielt, eine volle taktische Bewegung zurück. Seine PIPs werden nur für Halten und Sich-Lösen ausgegeben.</translation></message>
    <message><source>In no command</source><translation>In keinem Kommando</translation></message>
    <message><source>In sight</source><translation>In Sicht</translation></message>
    <message><source>Inferior</source><translation>Unterlegen</translation></message>
    <message><source>Inferior of its kind: worse in a combat that was nearly lost.</source><translation>Unterlegen in ihrer Art: schlechter, wenn ein Kampf beinahe verloren war.</translation></message>
    <message><source>Into or out of a wood</source><translation>In einen Wald hinein oder heraus</translation></message>
    <message><source>Into other enemies</source><translation>In andere Gegner hinein</translation></message>
    <message><source>Irregular auxilia (I)</source><translation>Irreguläre Auxilia (I)</translation></message>
    <message><source>Irregular blades (F)</source><translation>Irreguläre Schwertkämpfer (F)</translation></message>
    <message><source>Irregular camelry (S)</source><translation>Irreguläre Kamelreiter (S)</translation></message>
    <message><source>Irregular expendables</source><translation>Irreguläre Opferbare</translation></message>
    <message><source>Irregular generals</source><translation>Irreguläre Generale</translation></message>
    <message><source>Irregular hordes (S)</source><translation>Irreguläre Horden (S)</translation></message>
    <message><source>Irregular knights (S), (O) and (F)</source><translation>Irreguläre Ritter (S), (O) und (F)</translation></message>
    <message><source>Irregular warband</source><translation>Irregulärer Kriegerhaufen</translation></message>
    <message><source>Irregulars on land other than light troops and cavalry cost one PIP more when they leave the line straight ahead or stop short; once, even for both. Contact with enemy excuses it.</source><translation>Irreguläre an Land außer leichten Truppen und Reiterei kosten einen PIP mehr, wenn sie die gerade Linie verlassen oder vorher anhalten; einmal, auch für beides. Kontakt mit Gegnern entschuldigt es.</translation></message>
    <message><source>Irregulars that stop short</source><translation>Irreguläre, die vorher anhalten</translation></message>
    <message><source>Is an element destroyed that must recoil or flee while the front edge of an enemy touches its flank or rear?</source><translation>Ist ein Element vernichtet, das zurückweichen oder fliehen muss, während die Frontkante eines Gegners seine Flanke oder seinen Rücken berührt?</translation></message>
    <message><source>Is that ground sand: dunes, sandy desert or an oasis?</source><translation>Ist dieses Gelände Sand: Dünen, Sandwüste oder eine Oase?</translation></message>
    <message><source>Is the element crossing a river that is more than paltry, away from road fords and bridges?</source><translation>Quert das Element einen mehr als unbedeutenden Fluss, abseits von Straßenfurten und Brücken?</translation></message>
    <message><source>Is the group a column one element wide?</source><translation>Ist die Gruppe eine Kolonne von einem Element Breite?</translation></message>
    <message><source>Is the left flank overlapped (an enemy, not itself fighting to its front, meets the front corner, or any enemy lies side edge to side edge), or does the front edge of an enemy touch it?</source><translation>Ist die linke Flanke überlappt (ein Gegner, der nicht selbst nach vorn kämpft, berührt die vordere Ecke, oder irgendein Gegner liegt Seitenkante an Seitenkante), oder berührt sie die Frontkante eines Gegners?</translation></message>
    <message><source>Is the right flank overlapped (an enemy, not itself fighting to its front, meets the front corner, or any enemy lies side edge to side edge), or does the front edge of an enemy touch it?</source><translation>Ist die rechte Flanke überlappt (ein Gegner, der nicht selbst nach vorn kämpft, berührt die vordere Ecke, oder irgendein Gegner liegt Seitenkante an Seitenkante), oder berührt sie die Frontkante eines Gegners?</translation></message>
    <message><source>Is the whole move straight ahead, with no wheel, not even in a column or along a road or bank?</source><translation>Geht die ganze Bewegung geradeaus, ohne Schwenk, auch nicht in Kolonne oder entlang einer Straße oder eines Ufers?</translation></message>
    <message><source>It can level a win or break a tie, but never turns a loss into a win.</source><translation>Sie können einen Sieg in einen Gleichstand verwandeln oder einen Gleichstand brechen, aber nie eine Niederlage in einen Sieg verwandeln.</translation></message>
    <message><source>It is in the journal now. Was it a mistake? Take it back: nothing is ever lost.</source><translation>Nun steht es im Protokoll. War es ein Irrtum? Nimm es zurück: Es geht nie etwas verloren.</translation></message>
    <message><source>Its commands, and whether it still fights or is beaten.</source><translation>Ihre Kommandos, und ob sie noch kämpft oder geschlagen ist.</translation></message>
    <message><source>Its losses, whether it is demoralised, its PIPs of the bound, and how its general fares: fit, in contact with enemies, straggling with a late flank march, or lost. It also remembers whether he has moved in this game.</source><translation>Seine Verluste, ob es demoralisiert ist, seine PIPs des Zuges und wie es um seinen General steht: wohlauf, in Kontakt mit Gegnern, mit einem verspäteten Flankenmarsch abgekommen oder verloren. Auch, ob er sich in diesem Spiel bewegt hat.</translation></message>
    <message><source>Kinds, grades, generals, demoralisation, double bases, weapons and permitted support are known from the army; that mounted troops or towers attack fortifications follows from the answer about them.</source><translation>Arten, Klassen, Generale, Demoralisierung, Doppelbases, Waffen und erlaubte Unterstützung sind aus der Armee bekannt; dass Berittene oder Türme Befestigungen angreifen, folgt aus der Antwort zu diesen.</translation></message>
    <message><source>Knights (I) whose list puts them on a double base are helped by their rear half in close combat with foot, knights, cavalry or light horse, and under shooting by anything but artillery.</source><translation>Rittern (I), die laut ihrer Liste auf einer Doppelbase stehen, hilft ihre hintere Hälfte im Nahkampf mit Fußtruppen, Rittern, Reiterei oder Leichter Reiterei und unter Beschuss durch alles außer Artillerie.</translation></message>
    <message><source>Knights (X) at close quarters with light horse, spears, pikes or bowmen</source><translation>Ritter (X) im Nahkampf mit Leichter Reiterei, Speeren, Piken oder Bogenschützen</translation></message>
    <message><source>Knights (X) at close quarters with other knights, expendables or warband</source><translation>Ritter (X) im Nahkampf mit anderen Rittern, Opferbaren oder Kriegerhaufen</translation></message>
    <message><source>Knights (X) otherwise</source><translation>Ritter (X) sonst</translation></message>
    <message><source>Knights (X) shot at by bowmen or from the water</source><translation>Ritter (X), von Bogenschützen oder vom Wasser aus beschossen</translation></message>
    <message><source>Knights against elephants, expendables or light horse</source><translation>Ritter gegen Elefanten, Opferbare oder Leichte Reiterei</translation></message>
    <message><source>Knights at close quarters in difficult going</source><translation>Ritter im Nahkampf in schwierigem Gelände</translation></message>
    <message><source>Knights shot at by bowmen</source><translation>Ritter, von Bogenschützen beschossen</translation></message>
    <message><source>Knights that charged bowmen (S) this bound</source><translation>Ritter, die in diesem Zug Bogenschützen (S) angegriffen haben</translation></message>
    <message><source>Knights, cavalry, light horse and mounted infantry in the saddle, other than a general's base, in one group with foot. Elephants, camelry and expendables do not count as mounted here.</source><translation>Ritter, Reiterei, Leichte Reiterei und berittene Infanterie im Sattel, außer der Base eines Generals, in einer Gruppe mit Fußtruppen. Elefanten, Kamelreiter und Opferbare zählen hier nicht als Berittene.</translation></message>
    <message><source>Knights, pikes</source><translation>Ritter, Piken</translation></message>
    <message><source>Laden naval</source><translation>Beladene Schiffe</translation></message>
    <message><source>Laden naval against artillery (S)</source><translation>Beladene Schiffe gegen Artillerie (S)</translation></message>
    <message><source>Laden naval in contact with anything but expendables</source><translation>Beladene Schiffe in Kontakt mit allem außer Opferbaren</translation></message>
    <message><source>Laden naval in contact with expendables</source><translation>Beladene Schiffe in Kontakt mit Opferbaren</translation></message>
    <message><source>Laden naval under other shooting</source><translation>Beladene Schiffe unter anderem Beschuss</translation></message>
    <message><source>Leaves the line</source><translation>Verlässt die Linie</translation></message>
    <message><source>Left out of the game: </source><translation>Aus dem Spiel gelassen: </translation></message>
    <message><source>Less, but more than half</source><translation>Weniger, aber mehr als die Hälfte</translation></message>
    <message><source>Less, or by half</source><translation>Weniger, oder mit der Hälfte</translation></message>
    <message><source>Level</source><translation>Gleichstand</translation></message>
    <message><source>Level with or ahead of inferior troops, shooting or at close quarters; not for an element that is only shot at.</source><translation>Gleichauf mit oder vor unterlegenen Truppen, beim Schießen oder im Nahkampf; nicht für ein Element, das nur beschossen wird.</translation></message>
    <message><source>Level: both fight on</source><translation>Gleichstand: beide kämpfen weiter</translation></message>
    <message><source>Light horse against expendables</source><translation>Leichte Reiterei gegen Opferbare</translation></message>
    <message><source>Light horse in contact in difficult going</source><translation>Leichte Reiterei in Kontakt in schwierigem Gelände</translation></message>
    <message><source>Light horse in difficult going</source><translation>Leichte Reiterei in schwierigem Gelände</translation></message>
    <message><source>Light horse shot at by artillery</source><translation>Leichte Reiterei, von Artillerie beschossen</translation></message>
    <message><source>Light horse touched by bowmen, psiloi (O), war wagons (O) or any mounted troops</source><translation>Leichte Reiterei, berührt von Bogenschützen, Psiloi (O), Kriegswagen (O) oder irgendwelchen Berittenen</translation></message>
    <message><source>Light horse, psiloi, hordes, boats</source><translation>Leichte Reiterei, Psiloi, Horden, Boote</translation></message>
    <message><source>Light troops, cavalry and vessels are exempt. Files in a column, on a road or along a river bank do not leave the line; and it does not count at all when enemy is contacted.</source><translation>Leichte Truppen, Reiterei und Schiffe sind ausgenommen. Wer in Kolonne, auf einer Straße oder an einem Flussufer hintereinander zieht, verlässt die Linie nicht; und es zählt gar nicht, wenn Gegner kontaktiert werden.</translation></message>
    <message><source>List requires it</source><translation>Liste verlangt sie</translation></message>
    <message><source>Losses are counted in element equivalents. A command that has lost a third of its own is demoralised and runs; an army that has lost half is beaten.</source><translation>Verluste werden in Elementwerten gezählt. Ein Kommando, das ein Drittel der seinen verloren hat, ist demoralisiert und läuft davon; eine Armee, die die Hälfte verloren hat, ist geschlagen.</translation></message>
    <message><source>Losses are counted: commands become demoralised, an army may be beaten.</source><translation>Die Verluste werden gezählt: Kommandos werden demoralisiert, eine Armee kann geschlagen sein.</translation></message>
    <message><source>Losses are looked at, commands break, and the other side has its bound.</source><translation>Die Verluste werden geprüft, Kommandos brechen, und die andere Seite ist am Zug.</translation></message>
    <message><source>Many marches</source><translation>Viele Märsche</translation></message>
    <message><source>March up to {distance}. Neither start nor pass within {gap} of enemy that is known.</source><translation>Marsch, bis zu {distance}. Weder innerhalb von {gap} um einen bekannten Gegner beginnen noch dort vorbeiziehen.</translation></message>
    <message><source>Marches and flights</source><translation>Märsche und Fluchten</translation></message>
    <message><source>Marches keep off</source><translation>Abstand der Märsche</translation></message>
    <message><source>Marches near the enemy</source><translation>Märsche nahe am Gegner</translation></message>
    <message><source>Marches of a group grow dear: the fourth for everybody, the third for knights and for irregulars abreast other than skirmishers. A lone element never pays it.</source><translation>Märsche einer Gruppe werden teurer: der vierte für alle, der dritte für Ritter und für Irreguläre nebeneinander, außer Plänklern. Ein einzelnes Element bezahlt das nie.</translation></message>
    <message><source>May press forward when all combats are fought: </source><translation>Dürfen nachdrängen, wenn alle Kämpfe gekämpft sind: </translation></message>
    <message><source>May support</source><translation>Darf unterstützen</translation></message>
    <message><source>Missiles</source><translation>Geschosse</translation></message>
    <message><source>Mixed groups</source><translation>Gemischte Gruppen</translation></message>
    <message><source>Mobile</source><translation>Beweglich</translation></message>
    <message><source>Mobile baggage shot at</source><translation>Beweglicher Tross unter Beschuss</translation></message>
    <message><source>Mount or dismount the element where it stands.</source><translation>Das Element sitzt auf oder ab, wo es steht.</translation></message>
    <message><source>Mounted are elephants, knights, cavalry, light horse, camelry and expendables; naval are galleys, ships and boats; all others are foot, the train of artillery, war wagons and baggage included. Light troops are light horse, auxilia and psiloi; skirmishers are light horse and psiloi.</source><translation>Berittene sind Elefanten, Ritter, Reiterei, Leichte Reiterei, Kamelreiter und Opferbare; Schiffe sind Galeeren, Segelschiffe und Boote; alle anderen sind Fußtruppen, der Train aus Artillerie, Kriegswagen und Tross eingeschlossen. Leichte Truppen sind Leichte Reiterei, Auxilia und Psiloi; Plänkler sind Leichte Reiterei und Psiloi.</translation></message>
    <message><source>Mounted infantry</source><translation>Berittene Infanterie</translation></message>
    <message><source>Mounted troops at close quarters that attack across fortifications, stand in going that is bad to them, or fight foot who stand in such going; once in all.</source><translation>Berittene im Nahkampf, die über Befestigungen angreifen, in für sie schlechtem Gelände stehen oder gegen Fußtruppen in solchem Gelände kämpfen; insgesamt einmal.</translation></message>
    <message><source>Mounted, artillery and naval (F), in good going only</source><translation>Berittene, Artillerie und Schiffe (F), nur in gutem Gelände</translation></message>
    <message><source>Move card</source><translation>Bewegungskarte</translation></message>
    <message><source>Move figures on the table. Tap who fights whom: the odds come first, the reasons with the result. PIPs, losses and broken commands are kept for you, and everything can be taken back.</source><translation>Bewege die Figuren auf dem Tisch. Tippe an, wer gegen wen kämpft: zuerst kommen die Chancen, mit dem Ergebnis die Gründe. PIPs, Verluste und gebrochene Kommandos werden für dich geführt, und alles lässt sich zurücknehmen.</translation></message>
    <message><source>Move straight up to {distance}. They cannot make a second tactical move this bound.</source><translation>Geradeaus bewegen, bis zu {distance}. Eine zweite taktische Bewegung ist in diesem Zug nicht möglich.</translation></message>
    <message><source>Move {unit} straight ahead by their own base depth, or by one base width if that is less.</source><translation>{unit} geradeaus um die eigene Basetiefe vorrücken, oder um eine Basebreite, wenn das weniger ist.</translation></message>
    <message><source>Move {unit} straight back, still facing the enemy, by their base depth or by one base width if that is less. Friends behind who face the same way let them pass or are pushed back; if nobody can make way, they are destroyed.</source><translation>{unit} gerade zurücksetzen, Front zum Gegner, um die Basetiefe oder eine Basebreite, wenn das weniger ist. Freunde dahinter mit gleicher Blickrichtung lassen sie durch oder werden zurückgeschoben; kann niemand Platz machen, sind sie vernichtet.</translation></message>
    <message><source>Move, march, halt</source><translation>Bewegen, marschieren, halten</translation></message>
    <message><source>Names</source><translation>Namen</translation></message>
    <message><source>Naval (X)</source><translation>Schiffe (X)</translation></message>
    <message><source>Neither light troops nor the general's own base are looked at. It does not count when enemy, a river or impassable ground ends the move, or when a march uncovers enemy within 200 paces.</source><translation>Weder leichte Truppen noch die eigene Base des Generals werden betrachtet. Es zählt nicht, wenn Gegner, ein Fluss oder unpassierbares Gelände die Bewegung beenden oder wenn ein Marsch Gegner innerhalb von 200 Schritt aufdeckt.</translation></message>
    <message><source>Next phase</source><translation>Nächste Phase</translation></message>
    <message><source>No command is that of a commander-in-chief.</source><translation>Kein Kommando ist das eines Oberbefehlshabers.</translation></message>
    <message><source>No repulse</source><translation>Kein Abdrängen</translation></message>
    <message><source>Nobody is left on the table.</source><translation>Niemand ist mehr auf dem Tisch.</translation></message>
    <message><source>None: the plain is bare.</source><translation>Keines: Die Ebene ist kahl.</translation></message>
    <message><source>Not drilled: each general has his own PIP die, and whoever does not attack costs more.</source><translation>Nicht ausgebildet: Jeder General hat seinen eigenen PIP-Würfel, und wer nicht angreift, kostet mehr.</translation></message>
    <message><source>Not for artillery shooting nor for elephants at close quarters.</source><translation>Nicht für schießende Artillerie und nicht für Elefanten im Nahkampf.</translation></message>
    <message><source>Note</source><translation>Hinweis</translation></message>
    <message><source>Nothing stands there, or nothing that could help.</source><translation>Dort steht nichts, oder nichts, was helfen könnte.</translation></message>
    <message><source>Nothing: no PIPs are spent.</source><translation>Nichts: Es werden keine PIPs ausgegeben.</translation></message>
    <message><source>Now the enemy they fight. Tap the Persian Cavalry (O).</source><translation>Jetzt der Gegner, gegen den sie kämpfen. Tippe die persische Cavalry (O) an.</translation></message>
    <message><source>Of rows that exclude each other the first that fits counts.</source><translation>Von Zeilen, die einander ausschließen, zählt die erste, die passt.</translation></message>
    <message><source>On the table Alexander's Companions have charged. Tap them: Knights (F).</source><translation>Auf dem Tisch haben Alexanders Hetairen angegriffen. Tippe sie an: Knights (F).</translation></message>
    <message><source>Once a bound</source><translation>Einmal je Zug</translation></message>
    <message><source>One PIP, and whatever of eight things applies is added or taken off; each counts once, and the sum is never below nothing.</source><translation>Ein PIP; was von acht Dingen zutrifft, kommt hinzu oder geht ab. Jedes zählt einmal, und die Summe ist nie unter null.</translation></message>
    <message><source>One combat after the other</source><translation>Ein Kampf nach dem anderen</translation></message>
    <message><source>One command at a time</source><translation>Nur ein Kommando auf einmal</translation></message>
    <message><source>One element wide</source><translation>Ein Element breit</translation></message>
    <message><source>One tactical move</source><translation>Eine taktische Bewegung</translation></message>
    <message><source>Only the loser suffers</source><translation>Nur der Verlierer leidet</translation></message>
    <message><source>Onto a flank</source><translation>In eine Flanke</translation></message>
    <message><source>Opponent</source><translation>Gegner</translation></message>
    <message><source>Optio offers what these two can do to each other. Take the close combat.</source><translation>Optio bietet an, was diese beiden miteinander tun können. Nimm den Nahkampf.</translation></message>
    <message><source>Optio tells how far the chosen elements may go, in paces and in millimetres, and who slows them.</source><translation>Optio sagt, wie weit die gewählten Elemente kommen, in Schritt und in Millimetern, und wer sie bremst.</translation></message>
    <message><source>Options</source><translation>Optionen</translation></message>
    <message><source>Options are chosen when a game begins. Figures can be changed with house rules.</source><translation>Optionen werden zu Beginn eines Spiels gewählt. Werte lassen sich mit Hausregeln ändern.</translation></message>
    <message><source>Ordinary</source><translation>Gewöhnlich</translation></message>
    <message><source>Ordinary of its kind: neither better nor worse than the rest.</source><translation>Gewöhnlich in ihrer Art: weder besser noch schlechter als die übrigen.</translation></message>
    <message><source>Other artillery</source><translation>Andere Artillerie</translation></message>
    <message><source>Other auxilia are helped by a second rank of their own grade in close combat with spears, pikes, blades, auxilia or bowmen.</source><translation>Anderen Auxilia hilft ein zweites Glied ihrer eigenen Klasse im Nahkampf mit Speeren, Piken, Schwertkämpfern, Auxilia oder Bogenschützen.</translation></message>
    <message><source>Other baggage shot at</source><translation>Anderer Tross unter Beschuss</translation></message>
    <message><source>Other foot (F), in any going</source><translation>Andere Fußtruppen (F), in jedem Gelände</translation></message>
    <message><source>Other foot but the train</source><translation>Andere Fußtruppen außer dem Train</translation></message>
    <message><source>Other hordes</source><translation>Andere Horden</translation></message>
    <message><source>Other land troops against naval</source><translation>Andere Landtruppen gegen Schiffe</translation></message>
    <message><source>Other land troops in contact with artillery but (I) and (X)</source><translation>Andere Landtruppen in Kontakt mit Artillerie außer (I) und (X)</translation></message>
    <message><source>Other land troops otherwise</source><translation>Andere Landtruppen sonst</translation></message>
    <message><source>Other naval</source><translation>Andere Schiffe</translation></message>
    <message><source>Other naval elements</source><translation>Andere Schiffselemente</translation></message>
    <message><source>Others at close quarters</source><translation>Andere im Nahkampf</translation></message>
    <message><source>Others under shooting</source><translation>Andere unter Beschuss</translation></message>
    <message><source>Out of control</source><translation>Außer Kontrolle</translation></message>
    <message><source>Out of hand</source><translation>Außer Kontrolle</translation></message>
    <message><source>Own troops against each other; shooting by what cannot shoot, or at or by what is in contact; an element that has fought, or shot, or been shot at, already this bound; fortifications on both sides.</source><translation>Eigene Truppen gegeneinander; Beschuss durch Truppen, die nicht schießen können, oder durch oder auf Truppen in Kontakt; ein Element, das in diesem Zug schon gekämpft oder geschossen hat oder beschossen wurde; Befestigungen auf beiden Seiten.</translation></message>
    <message><source>PIP dice</source><translation>PIP-Würfel</translation></message>
    <message><source>PIPs are spent on moves, marches and halts.</source><translation>PIPs werden für Bewegungen, Märsche und Halte ausgegeben.</translation></message>
    <message><source>PIPs are spent on moves, marches, halts, mounting and breaking off.</source><translation>PIPs werden für Bewegen, Marschieren, Halten, Auf- und Absitzen und Sich-Lösen ausgegeben.</translation></message>
    <message><source>Paullus</source><translation>Paullus</translation></message>
    <message><source>Paying</source><translation>Bezahlen</translation></message>
    <message><source>Peltast DBM list (XML)</source><translation>DBM-Liste von Peltast (XML)</translation></message>
    <message><source>Peltast lists hold DBM armies; </source><translation>Peltast-Listen enthalten DBM-Armeen; </translation></message>
    <message><source>Permanent works</source><translation>Feste Befestigungen</translation></message>
    <message><source>Persia overlaps on both sides, the king in the centre. Macedon: both flanks drawn back, a second line behind the pikes, the Companions on the right.</source><translation>Persien: überlappt auf beiden Seiten, der König im Zentrum. Makedonien: beide Flanken zurückgenommen, eine zweite Linie hinter den Piken, die Hetairen rechts.</translation></message>
    <message><source>Pikes (X) backed by pikes (I), against elephants</source><translation>Piken (X) mit Piken (I) dahinter gegen Elefanten</translation></message>
    <message><source>Pikes against elephants, knights, camelry (S) or expendables in good going for them</source><translation>Piken gegen Elefanten, Ritter, Kamelreiter (S) oder Opferbare in für diese gutem Gelände</translation></message>
    <message><source>Pikes against warband</source><translation>Piken gegen Kriegerhaufen</translation></message>
    <message><source>Pikes backed by pikes of their grade, against elephants</source><translation>Piken mit Piken ihrer Klasse dahinter gegen Elefanten</translation></message>
    <message><source>Pikes otherwise</source><translation>Piken sonst</translation></message>
    <message><source>Points for extras</source><translation>Punkte für Zusätze</translation></message>
    <message><source>Points for fortifications</source><translation>Punkte für Befestigungen</translation></message>
    <message><source>Points to move with, from a die each bound.</source><translation>Punkte für Bewegungen, aus einem Würfel je Zug.</translation></message>
    <message><source>Pool of PIPs, die </source><translation>PIP-Vorrat, Würfel </translation></message>
    <message><source>Press on</source><translation>Nachdrängen</translation></message>
    <message><source>Psiloi (S) and (O) in close combat with skirmishers are helped by a second rank of psiloi of their own grade or (O).</source><translation>Psiloi (S) und (O) im Nahkampf mit Plänklern hilft ein zweites Glied Psiloi ihrer eigenen Klasse oder (O).</translation></message>
    <message><source>Psiloi (X)</source><translation>Psiloi (X)</translation></message>
    <message><source>Psiloi against bowmen, psiloi or auxilia but (X)</source><translation>Psiloi gegen Bogenschützen, Psiloi oder Auxilia außer (X)</translation></message>
    <message><source>Psiloi against elephants or expendables</source><translation>Psiloi gegen Elefanten oder Opferbare</translation></message>
    <message><source>Psiloi against knights, cavalry, light horse or camelry (S) in good going for them</source><translation>Psiloi gegen Ritter, Reiterei, Leichte Reiterei oder Kamelreiter (S) in für diese gutem Gelände</translation></message>
    <message><source>Psiloi against mounted troops in good going for them</source><translation>Psiloi gegen Berittene in für diese gutem Gelände</translation></message>
    <message><source>Psiloi and cavalry</source><translation>Psiloi und Reiterei</translation></message>
    <message><source>Psiloi behind cavalry</source><translation>Psiloi hinter Reiterei</translation></message>
    <message><source>Psiloi in good going for neither side</source><translation>Psiloi in Gelände, das für keine Seite gut ist</translation></message>
    <message><source>Psiloi shot at by anything but artillery</source><translation>Psiloi, von allem außer Artillerie beschossen</translation></message>
    <message><source>Psiloi that the army list lets support cavalry do not make a group mixed while they stand behind cavalry. Behind knights or light horse they do.</source><translation>Psiloi, die laut Armeeliste Reiterei unterstützen dürfen, machen eine Gruppe nicht gemischt, solange sie hinter Reiterei stehen. Hinter Rittern oder Leichter Reiterei tun sie es.</translation></message>
    <message><source>Pursue</source><translation>Verfolgen</translation></message>
    <message><source>Pursuit</source><translation>Verfolgung</translation></message>
    <message><source>Pyrrhus came back from Sicily for one more campaign. His march by night to fall on the Roman camp lost its way in the woods, and his elephants turned back into his own line.</source><translation>Pyrrhos kam aus Sizilien zu einem letzten Feldzug zurück. Sein Nachtmarsch, der das römische Lager überraschen sollte, verirrte sich in den Wäldern, und seine Elefanten wandten sich gegen die eigene Linie.</translation></message>
    <message><source>Pyrrhus: elephants and picked troops on the wing nearest to the hill. Rome: part of the army still at the camp.</source><translation>Pyrrhos: Elefanten und ausgewählte Truppen auf dem Flügel, der dem Hügel am nächsten ist. Rom: ein Teil der Armee noch am Lager.</translation></message>
    <message><source>Ranks in good going</source><translation>Glieder in gutem Gelände</translation></message>
    <message><source>Ranks that do not help</source><translation>Glieder, die nicht helfen</translation></message>
    <message><source>Regular boats (F)</source><translation>Reguläre Boote (F)</translation></message>
    <message><source>Roll PIPs</source><translation>PIPs würfeln</translation></message>
    <message><source>Roll the PIPs, spend them, and see what the end of a bound asks for.</source><translation>Würfle die PIPs, gib sie aus und sieh, was das Ende eines Zuges verlangt.</translation></message>
    <message><source>Rome had raised the largest army it had ever put into the field to be rid of Hannibal. He let his weaker centre give way, and the wings closed behind the legions.</source><translation>Rom hatte die größte Armee aufgestellt, die es je ins Feld geschickt hatte, um Hannibal loszuwerden. Er ließ sein schwächeres Zentrum nachgeben, und die Flügel schlossen sich hinter den Legionen.</translation></message>
    <message><source>Rome: close together, its few riders on one wing. Parthia: horse archers all along the front, the cataphracts hidden behind them.</source><translation>Rom: dicht beisammen, die wenigen Reiter auf einem Flügel. Parthien: berittene Bogenschützen auf der ganzen Front, die Kataphrakten dahinter verborgen.</translation></message>
    <message><source>Rough</source><translation>Rau</translation></message>
    <message><source>Rough and difficult going count as such to everybody else, whatever the troops.</source><translation>Raues und schwieriges Gelände zählt für alle anderen als solches, welche Truppen es auch sind.</translation></message>
    <message><source>Sand</source><translation>Sand</translation></message>
    <message><source>Sand under camels</source><translation>Sand unter Kamelen</translation></message>
    <message><source>Second rank</source><translation>Zweites Glied</translation></message>
    <message><source>Second thoughts</source><translation>Anders überlegt</translation></message>
    <message><source>Sequence of a bound</source><translation>Ablauf eines Zuges</translation></message>
    <message><source>Settle one combat of Gaugamela: the odds before, the reasons after, and how to take it back.</source><translation>Handle einen Kampf von Gaugamela ab: vorher die Chancen, nachher die Gründe, und wie man ihn zurücknimmt.</translation></message>
    <message><source>Seven armies of our own making, to begin with and to show how points, element equivalents and break points work. They are not taken from published lists.</source><translation>Sieben selbst gemachte Armeen für den Anfang, die zeigen, wie Punkte, Elementwerte und Bruchpunkte funktionieren. Sie sind nicht aus veröffentlichten Listen übernommen.</translation></message>
    <message><source>Share out the pool: one value to each of its commands.</source><translation>Verteile den Vorrat: jedem seiner Kommandos einen Wert.</translation></message>
    <message><source>Sharing the pool</source><translation>Vorrat verteilen</translation></message>
    <message><source>Ships</source><translation>Segelschiffe</translation></message>
    <message><source>Shooting and being shot at</source><translation>Schießen und beschossen werden</translation></message>
    <message><source>Should Optio enforce every compulsory step of the bound?</source><translation>Soll Optio jeden vorgeschriebenen Schritt des Zuges durchsetzen?</translation></message>
    <message><source>Skirmishers apart, and unless the group is one element wide.</source><translation>Außer Plänklern, und nur wenn die Gruppe nicht ein Element breit ist.</translation></message>
    <message><source>Skirmishers behind others</source><translation>Plänkler hinter anderen</translation></message>
    <message><source>Skirmishers that are caught</source><translation>Eingeholte Plänkler</translation></message>
    <message><source>So it goes round: what is due stands in the middle, and the button at the foot leads on, through impetuous troops, shooting and combat to the end of the bound.</source><translation>So geht es reihum: Was ansteht, steht in der Mitte, und der Knopf am Fuß führt weiter, über ungestüme Truppen, Beschuss und Nahkampf bis zum Ende des Zuges.</translation></message>
    <message><source>Spears against elephants, knights, camelry (S) or expendables in good going for them</source><translation>Speere gegen Elefanten, Ritter, Kamelreiter (S) oder Opferbare in für diese gutem Gelände</translation></message>
    <message><source>Spears against warband</source><translation>Speere gegen Kriegerhaufen</translation></message>
    <message><source>Spears backed by spears of their grade, against elephants</source><translation>Speere mit Speeren ihrer Klasse dahinter gegen Elefanten</translation></message>
    <message><source>Spears otherwise</source><translation>Speere sonst</translation></message>
    <message><source>Spears, expendables, artillery</source><translation>Speere, Opferbare, Artillerie</translation></message>
    <message><source>Spears, pikes, blades and auxilia backed by psiloi with bows in the second or third rank, or with crossbows or handguns in the second, where the army list allows it, lose less heavily to warband, to mounted troops but knights (X), to war wagons and to defenders of fortifications.</source><translation>Speere, Piken, Schwertkämpfer und Auxilia, hinter denen im zweiten oder dritten Glied Psiloi mit Bögen oder im zweiten mit Armbrüsten oder Handrohren stehen, wo die Armeeliste es erlaubt, verlieren weniger schwer gegen Kriegerhaufen, gegen Berittene außer Rittern (X), gegen Kriegswagen und gegen Verteidiger von Befestigungen.</translation></message>
    <message><source>Spears, pikes, hordes (O) and (I) and the train at close quarters in rough or difficult going, or while crossing a river that is more than paltry away from ford and bridge; once in all.</source><translation>Speere, Piken, Horden (O) und (I) und der Train im Nahkampf in rauem oder schwierigem Gelände oder beim Queren eines mehr als unbedeutenden Flusses abseits von Furt und Brücke; insgesamt einmal.</translation></message>
    <message><source>Spending PIPs</source><translation>PIPs ausgeben</translation></message>
    <message><source>Spontaneous advances</source><translation>Spontanes Vorrücken</translation></message>
    <message><source>Stops short</source><translation>Hält vorher an</translation></message>
    <message><source>Straight ahead</source><translation>Geradeaus</translation></message>
    <message><source>Straight to their rear without turning, up to {distance}. An impetuous opponent must follow, another one may.</source><translation>Gerade nach hinten, ohne zu wenden, bis zu {distance}. Ein ungestümer Gegner muss folgen, ein anderer darf.</translation></message>
    <message><source>Superior</source><translation>Überlegen</translation></message>
    <message><source>Superior of its kind: better when it comes to a combat that was nearly won or lost.</source><translation>Überlegen in ihrer Art: besser, wenn ein Kampf beinahe gewonnen oder verloren war.</translation></message>
    <message><source>Superior shooters who are exactly one ahead of superior troops.</source><translation>Überlegene Schützen, die genau eins vor überlegenen Truppen liegen.</translation></message>
    <message><source>Superior shooters who are level with ordinary or fast troops.</source><translation>Überlegene Schützen, die mit gewöhnlichen oder schnellen Truppen gleichauf liegen.</translation></message>
    <message><source>Superior, ordinary, fast, inferior</source><translation>Überlegen, gewöhnlich, schnell, unterlegen</translation></message>
    <message><source>Support that saves from the worst</source><translation>Unterstützung, die vor dem Schlimmsten rettet</translation></message>
    <message><source>Take them off: elements that leave the table count as lost.</source><translation>Vom Tisch nehmen: Elemente, die den Tisch verlassen, zählen als verloren.</translation></message>
    <message><source>Take {unit} off the table. Ranks behind and neighbours are unharmed.</source><translation>{unit} vom Tisch nehmen. Glieder dahinter und Nachbarn bleiben unversehrt.</translation></message>
    <message><source>Taking back</source><translation>Zurücknehmen</translation></message>
    <message><source>Temporary works</source><translation>Behelfsbefestigungen</translation></message>
    <message><source>Temporary works round a camp or built-up area</source><translation>Behelfsbefestigungen um ein Lager oder bebautes Gebiet</translation></message>
    <message><source>Terrain, deployment, ambushes and flank marches are done on the table. Only generals who straggle are noted.</source><translation>Gelände, Aufstellung, Hinterhalte und Flankenmärsche macht ihr auf dem Tisch. Nur abgekommene Generale werden vermerkt.</translation></message>
    <message><source>That is a ruling: two taps on the units, one for the dice, one to apply. In a game of your own PIPs, moves and broken commands are kept for you as well.</source><translation>Das ist eine Aktion: zweimal tippen für die Einheiten, einmal für die Würfel, einmal zum Anwenden. In einem eigenen Spiel werden auch PIPs, Bewegungen und gebrochene Kommandos für dich geführt.</translation></message>
    <message><source>The PIPs of this bound are not rolled</source><translation>Die PIPs dieses Zuges sind nicht gewürfelt</translation></message>
    <message><source>The app then knows that they are in contact, but not with whom.</source><translation>Die App weiß dann, dass sie in Kontakt sind, aber nicht, mit wem.</translation></message>
    <message><source>The army has more than one commander-in-chief.</source><translation>Die Armee hat mehr als einen Oberbefehlshaber.</translation></message>
    <message><source>The army has no command.</source><translation>Die Armee hat kein Kommando.</translation></message>
    <message><source>The bound and its phase, whose bound it is, the weather, the settings, and a journal of everything done.</source><translation>Den Zug und seine Phase, wer am Zug ist, das Wetter, die Einstellungen und ein Protokoll von allem, was getan wurde.</translation></message>
    <message><source>The bound ends</source><translation>Der Zug endet</translation></message>
    <message><source>The bound goes on</source><translation>Der Zug geht weiter</translation></message>
    <message><source>The bound has gone on to a later phase. Do it all the same, as a ruling of the players, and why?</source><translation>Der Zug ist schon in einer späteren Phase. Trotzdem ausführen, als Entscheid der Spieler, und warum?</translation></message>
    <message><source>The command has lost its general, and pays more for whatever it does.</source><translation>Das Kommando hat seinen General verloren und bezahlt mehr für alles, was es tut.</translation></message>
    <message><source>The dice of the pool are thrown first. Each of its values goes to one of its commands.</source><translation>Die Würfel des Vorrats werden zuerst geworfen. Jeder Wert geht an eines seiner Kommandos.</translation></message>
    <message><source>The element of a general whose command is not demoralised, in close combat or shot at.</source><translation>Das Element eines Generals, dessen Kommando nicht demoralisiert ist, im Nahkampf oder unter Beschuss.</translation></message>
    <message><source>The fortifications are no list of kinds and numbers; they count for nothing.</source><translation>Die Befestigungen sind keine Liste von Arten und Zahlen; sie zählen nichts.</translation></message>
    <message><source>The general has fallen behind and cannot help his command for now.</source><translation>Der General ist zurückgeblieben und kann seinem Kommando vorerst nicht helfen.</translation></message>
    <message><source>The general's own PIP</source><translation>Der eigene PIP des Generals</translation></message>
    <message><source>The general's own element is fighting, so he cannot direct the others as cheaply.</source><translation>Das eigene Element des Generals kämpft, darum kann er die anderen nicht so günstig führen.</translation></message>
    <message><source>The journal keeps what was taken back as well, crossed out. Open it.</source><translation>Das Protokoll behält auch, was zurückgenommen wurde, durchgestrichen. Öffne es.</translation></message>
    <message><source>The kind of bow of bowmen; the missiles of psiloi and whom they may support; double bases and whether the army list requires them; mounted infantry; baggage that can move; vessels with troops aboard.</source><translation>Die Bogenart von Bogenschützen; die Geschosse von Psiloi und wen sie unterstützen dürfen; Doppelbases, und ob die Armeeliste sie verlangt; berittene Infanterie; beweglicher Tross; Schiffe mit Truppen an Bord.</translation></message>
    <message><source>The letter behind a type grades it: (S) superior, (O) ordinary, (F) fast, (I) inferior, (X) an exception. Grading changes a combat by a point where it was nearly won or lost.</source><translation>Der Buchstabe hinter einem Typ gibt seine Klasse an: (S) überlegen, (O) gewöhnlich, (F) schnell, (I) unterlegen, (X) eine Ausnahme. Die Klasse ändert einen Kampf um einen Punkt, wo er beinahe gewonnen oder verloren war.</translation></message>
    <message><source>The lower total loses. What then happens depends on the loser's type and who beat it: most fall back by their own depth. Whoever scores half of the winner's total or less is usually destroyed.</source><translation>Die niedrigere Summe verliert. Was dann geschieht, hängt vom Typ des Verlierers ab und davon, wer ihn geschlagen hat: Die meisten weichen um ihre eigene Tiefe zurück. Wer die Hälfte der Summe des Siegers oder weniger hat, ist meist vernichtet.</translation></message>
    <message><source>The lower total loses: by less when twice it still beats the winner's, otherwise by half, exactly half included. The same holds for totals at or below zero.</source><translation>Die niedrigere Summe verliert: knapp, wenn ihr Doppeltes noch über der des Siegers liegt, sonst mit der Hälfte, genau die Hälfte eingeschlossen. Dasselbe gilt für Summen von null oder darunter.</translation></message>
    <message><source>The odds are exact, before a die is rolled. Each question can change them; here nothing needs an answer. Roll.</source><translation>Die Chancen sind genau, noch bevor ein Würfel fällt. Jede Frage kann sie ändern; hier braucht keine eine Antwort. Würfle.</translation></message>
    <message><source>The only command must be that of the commander-in-chief.</source><translation>Das einzige Kommando muss das des Oberbefehlshabers sein.</translation></message>
    <message><source>The only ways to give way are to recoil, to flee and to be destroyed.</source><translation>Es gibt nur drei Arten zu weichen: zurückweichen, fliehen und vernichtet werden.</translation></message>
    <message><source>The player says of each of them that it advanced, that it came into contact, or that there is no enemy it knows of.</source><translation>Der Spieler gibt für jedes an, dass es vorgerückt ist, in Kontakt kam oder keinen Gegner kennt.</translation></message>
    <message><source>The pool of PIPs is not shared out</source><translation>Der PIP-Vorrat ist nicht verteilt</translation></message>
    <message><source>The rear half, when the element stands on a double base.</source><translation>Die hintere Hälfte, wenn das Element auf einer Doppelbase steht.</translation></message>
    <message><source>The report names all that the rules do not allow: too many points, unknown kinds, commands without a general or with several. It never keeps an army from the table: what cannot be counted is left out of the game, and the game says so.</source><translation>Der Bericht nennt alles, was die Regeln nicht erlauben: zu viele Punkte, unbekannte Arten, Kommandos ohne General oder mit mehreren. Er hält nie eine Armee vom Tisch fern: Was nicht gezählt werden kann, bleibt aus dem Spiel, und das Spiel sagt es.</translation></message>
    <message><source>The rest of the train</source><translation>Der übrige Train</translation></message>
    <message><source>The second rank saves them from the elephants when they lose by less than half, whatever the going.</source><translation>Das zweite Glied rettet sie vor den Elefanten, wenn sie nur knapp verlieren (mit mehr als der Hälfte), in jedem Gelände.</translation></message>
    <message><source>The sentence at the top is what happens on the table. Under it stands every factor with its rule. Apply it.</source><translation>Der Satz oben ist das, was auf dem Tisch geschieht. Darunter steht jeder Faktor mit seiner Regel. Wende es an.</translation></message>
    <message><source>The ships carry nobody: the army has no land elements to put aboard.</source><translation>Die Schiffe tragen niemanden: Die Armee hat keine Landelemente, die an Bord gehen könnten.</translation></message>
    <message><source>The shooting has no effect</source><translation>Der Beschuss bleibt ohne Wirkung</translation></message>
    <message><source>The side that stands higher, on a raised tower of permanent works, or holds a river bank away from fords and bridges; once in all, at close quarters only.</source><translation>Die Seite, die höher steht, auf einem erhöhten Turm fester Befestigungen steht oder ein Flussufer abseits von Furten und Brücken hält; insgesamt einmal, nur im Nahkampf.</translation></message>
    <message><source>The supplied armies</source><translation>Die mitgelieferten Armeen</translation></message>
    <message><source>The weather at the start. It can be changed at any time during the game.</source><translation>Das Wetter zu Beginn. Es kann jederzeit während des Spiels geändert werden.</translation></message>
    <message><source>The weather can be changed whenever the players agree that it changes. In clear weather nobody is asked about it.</source><translation>Das Wetter kann geändert werden, sooft die Spieler sich einig sind, dass es umschlägt. Bei klarem Wetter wird niemand danach gefragt.</translation></message>
    <message><source>The weather hinders nobody.</source><translation>Das Wetter behindert niemanden.</translation></message>
    <message><source>The weather hinders the element, or it shoots into or out of trees: a wood, an orchard or a grove. Once, even if both.</source><translation>Das Wetter behindert das Element, oder es schießt in Bäume hinein oder aus ihnen heraus: Wald, Obstgarten oder Hain. Einmal, auch wenn beides zutrifft.</translation></message>
    <message><source>The weather is now: </source><translation>Das Wetter ist jetzt: </translation></message>
    <message><source>The weather may hinder who moves, shoots or fights against it; each form asks about it.</source><translation>Das Wetter kann behindern, wer gegen es zieht, schießt oder kämpft; jede Maske fragt danach.</translation></message>
    <message><source>These elements have fought in this bound.</source><translation>Diese Elemente haben in diesem Zug gekämpft.</translation></message>
    <message><source>These elements have made their tactical move of this bound.</source><translation>Diese Elemente haben ihre taktische Bewegung dieses Zuges gemacht.</translation></message>
    <message><source>These elements have marched; each further march needs its own PIPs.</source><translation>Diese Elemente sind marschiert; jeder weitere Marsch braucht eigene PIPs.</translation></message>
    <message><source>These elements have pressed forward after winning.</source><translation>Diese Elemente haben nach einem Sieg nachgedrängt.</translation></message>
    <message><source>These elements have pursued a beaten enemy in this bound.</source><translation>Diese Elemente haben in diesem Zug einen geschlagenen Gegner verfolgt.</translation></message>
    <message><source>These elements have shot in this bound.</source><translation>Diese Elemente haben in diesem Zug geschossen.</translation></message>
    <message><source>These elements touch an enemy, and a combat is due.</source><translation>Diese Elemente berühren einen Gegner, und ein Kampf steht an.</translation></message>
    <message><source>These generals are regular: their dice are a pool, to be shared out as their general likes. Apply it.</source><translation>Diese Generale sind regulär: Ihre Würfel sind ein Vorrat, den ihr General nach Belieben verteilt. Wende es an.</translation></message>
    <message><source>These impetuous troops were held back with a PIP and will not charge on their own this bound.</source><translation>Diese ungestümen Truppen wurden mit einem PIP zurückgehalten und greifen in diesem Zug nicht von selbst an.</translation></message>
    <message><source>These mounted infantry have got off and fight on foot.</source><translation>Diese berittene Infanterie ist abgesessen und kämpft zu Fuß.</translation></message>
    <message><source>They defend fortifications</source><translation>Sie verteidigen Befestigungen</translation></message>
    <message><source>They fight as the foot that they are.</source><translation>Sie kämpft als die Fußtruppe, die sie ist.</translation></message>
    <message><source>They stay where they are: no move, march, advance or retreat this bound.</source><translation>Sie bleiben, wo sie sind: kein Bewegen, Marschieren, Vorrücken oder Zurückgehen in diesem Zug.</translation></message>
    <message><source>They stay: there is no enemy to advance on.</source><translation>Sie bleiben: Es gibt keinen Gegner, auf den sie vorrücken könnten.</translation></message>
    <message><source>Third rank</source><translation>Drittes Glied</translation></message>
    <message><source>This command has lost a third of its strength: it flees, and drags the army down with it.</source><translation>Dieses Kommando hat ein Drittel seiner Stärke verloren: Es flieht und zieht die Armee mit hinunter.</translation></message>
    <message><source>Towers</source><translation>Türme</translation></message>
    <message><source>Troops aboard</source><translation>Truppen an Bord</translation></message>
    <message><source>Troops in front that the army list lets these psiloi support.</source><translation>Truppen davor, die diese Psiloi laut Armeeliste unterstützen dürfen.</translation></message>
    <message><source>Troops that nobody moved or held go at the enemy by themselves.</source><translation>Truppen, die niemand bewegt oder angehalten hat, gehen von selbst auf den Gegner los.</translation></message>
    <message><source>Two armies, turn about</source><translation>Zwei Armeen, abwechselnd</translation></message>
    <message><source>Two elements in frontal contact. The first is of the side whose bound it is. Elements that overlap or touch a flank or rear do not roll: they only hinder their enemy.</source><translation>Zwei Elemente in frontalem Kontakt. Das erste gehört der Seite, die am Zug ist. Elemente, die überlappen oder Flanke oder Rücken berühren, würfeln nicht: Sie behindern nur ihren Gegner.</translation></message>
    <message><source>Unladen naval</source><translation>Unbeladene Schiffe</translation></message>
    <message><source>Unladen naval against anything but expendables</source><translation>Unbeladene Schiffe gegen alles außer Opferbare</translation></message>
    <message><source>Unladen naval against expendables</source><translation>Unbeladene Schiffe gegen Opferbare</translation></message>
    <message><source>Unladen naval in contact with anything but expendables</source><translation>Unbeladene Schiffe in Kontakt mit allem außer Opferbaren</translation></message>
    <message><source>Unladen naval otherwise</source><translation>Unbeladene Schiffe sonst</translation></message>
    <message><source>Usually one PIP for a whole group that moves together. It is dearer for artillery, for irregulars that do not attack, when the general is far away or fights himself. Drilled armies share their dice out as they like; others keep what they threw.</source><translation>Meist ein PIP für eine ganze Gruppe, die sich zusammen bewegt. Teurer ist es für Artillerie, für Irreguläre, die nicht angreifen, und wenn der General weit weg ist oder selbst kämpft. Ausgebildete Armeen verteilen ihre Würfel nach Belieben; andere behalten ihren Wurf.</translation></message>
    <message><source>Varro</source><translation>Varro</translation></message>
    <message><source>War wagons (I)</source><translation>Kriegswagen (I)</translation></message>
    <message><source>War wagons (S) assaulting fortifications</source><translation>Kriegswagen (S) beim Sturm auf Befestigungen</translation></message>
    <message><source>War wagons against artillery but (X)</source><translation>Kriegswagen gegen Artillerie außer (X)</translation></message>
    <message><source>War wagons shot at by bowmen</source><translation>Kriegswagen, von Bogenschützen beschossen</translation></message>
    <message><source>War wagons, but not (X), against elephants</source><translation>Kriegswagen, außer (X), gegen Elefanten</translation></message>
    <message><source>Warband (S) or (O) in rough or difficult going, fighting foot.</source><translation>Kriegerhaufen (S) oder (O) in rauem oder schwierigem Gelände im Kampf gegen Fußtruppen.</translation></message>
    <message><source>Warband against elephants</source><translation>Kriegerhaufen gegen Elefanten</translation></message>
    <message><source>Warband against knights, camelry (S) or expendables in good going for them</source><translation>Kriegerhaufen gegen Ritter, Kamelreiter (S) oder Opferbare in für diese gutem Gelände</translation></message>
    <message><source>Warband, auxilia</source><translation>Kriegerhaufen, Auxilia</translation></message>
    <message><source>Water</source><translation>Wasser</translation></message>
    <message><source>Weather</source><translation>Wetter</translation></message>
    <message><source>Weather against it</source><translation>Wetter dagegen</translation></message>
    <message><source>What a command keeps</source><translation>Was ein Kommando festhält</translation></message>
    <message><source>What a game keeps</source><translation>Was ein Spiel festhält</translation></message>
    <message><source>What a lost element counts: the first row that fits</source><translation>Was ein verlorenes Element zählt: die erste Zeile, die passt</translation></message>
    <message><source>What a row says besides</source><translation>Was eine Zeile sonst noch sagt</translation></message>
    <message><source>What an action costs is taken from the PIPs of its command. An action that costs more than is left is refused.</source><translation>Was eine Aktion kostet, geht von den PIPs des Kommandos ab. Eine Aktion, die mehr kostet, als übrig ist, wird verweigert.</translation></message>
    <message><source>What an army keeps</source><translation>Was eine Armee festhält</translation></message>
    <message><source>What an element keeps</source><translation>Was ein Element festhält</translation></message>
    <message><source>What are the fastest of the opponents they break off from?</source><translation>Was sind die schnellsten der Gegner, von denen sie sich lösen?</translation></message>
    <message><source>What became of them</source><translation>Was aus ihnen wurde</translation></message>
    <message><source>What counts as lost</source><translation>Was als verloren zählt</translation></message>
    <message><source>What do these elements do together?</source><translation>Was tun diese Elemente zusammen?</translation></message>
    <message><source>What fights well against what</source><translation>Was gegen was gut kämpft</translation></message>
    <message><source>What going does the element stand in?</source><translation>In welchem Gelände steht das Element?</translation></message>
    <message><source>What grading can do</source><translation>Was Klassen bewirken</translation></message>
    <message><source>What has been lost of this command or army, in element equivalents (EE), and how much it can lose before it breaks.</source><translation>Was dieses Kommando oder diese Armee an Elementwerten (EE) verloren hat und wie viel sie verlieren können, bevor sie brechen.</translation></message>
    <message><source>What holds them</source><translation>Was sie aufhält</translation></message>
    <message><source>What impetuous troops did</source><translation>Was ungestüme Truppen taten</translation></message>
    <message><source>What is not asked</source><translation>Was nicht gefragt wird</translation></message>
    <message><source>What is refused</source><translation>Was verweigert wird</translation></message>
    <message><source>What is the slowest going that the move touches, and where they break off, that it ends in?</source><translation>Was ist das langsamste Gelände, das die Bewegung berührt, und beim Sich-Lösen, in dem sie endet?</translation></message>
    <message><source>What is the weather like now?</source><translation>Wie ist das Wetter jetzt?</translation></message>
    <message><source>What is wrong with an army</source><translation>Was an einer Armee nicht stimmt</translation></message>
    <message><source>What may not be fought</source><translation>Unzulässige Kämpfe</translation></message>
    <message><source>What may not be picked</source><translation>Was nicht gewählt werden kann</translation></message>
    <message><source>What pressing forward costs</source><translation>Was Nachdrängen kostet</translation></message>
    <message><source>What stands directly behind the element, facing the same way?</source><translation>Was steht direkt hinter dem Element, mit derselben Blickrichtung?</translation></message>
    <message><source>What stands in the fourth rank?</source><translation>Was steht im vierten Glied?</translation></message>
    <message><source>What stands in the third rank?</source><translation>Was steht im dritten Glied?</translation></message>
    <message><source>What the bowmen shoot with. Ranks help each other only with the same kind.</source><translation>Womit die Bogenschützen schießen. Glieder helfen einander nur mit derselben Bogenart.</translation></message>
    <message><source>What the psiloi shoot or throw.</source><translation>Was die Psiloi schießen oder werfen.</translation></message>
    <message><source>What they do</source><translation>Was sie tun</translation></message>
    <message><source>What they meet</source><translation>Worauf sie treffen</translation></message>
    <message><source>When the enemy to its front recoils, flees, dies or breaks off, an impetuous element must go after him, straight ahead by its own base depth or one base width, whichever is less. Others may, except the train and troops that defend fortifications. Who goes after an enemy that recoiled stays in contact with him.</source><translation>Wenn der Gegner vor seiner Front zurückweicht, flieht, stirbt oder sich löst, muss ein ungestümes Element ihm nachsetzen, geradeaus um die eigene Basetiefe oder eine Basebreite, je nachdem, was weniger ist. Andere dürfen es, außer dem Train und Truppen, die Befestigungen verteidigen. Wer einem zurückgewichenen Gegner nachsetzt, bleibt mit ihm in Kontakt.</translation></message>
    <message><source>When the player has done moving, impetuous elements that are not in contact and were neither moved, marched nor halted advance a full tactical move: to the nearest enemy baggage in sight if the way there is clear of known enemy for 200 paces to either side, else to the middle of the nearest enemy element. It costs nothing.</source><translation>Wenn der Spieler mit dem Bewegen fertig ist, rücken ungestüme Elemente, die nicht in Kontakt sind und weder bewegt wurden noch marschierten noch hielten, eine volle taktische Bewegung vor: auf den nächsten gegnerischen Tross in Sicht zu, wenn der Weg dorthin nach beiden Seiten 200 Schritt weit frei von bekanntem Gegner ist, sonst auf die Mitte des nächsten gegnerischen Elements zu. Das kostet nichts.</translation></message>
    <message><source>Where a row speaks of good going for somebody, it is the going where the loser stands that is looked at, as it counts for the winner.</source><translation>Wo eine Zeile von für jemanden gutem Gelände spricht, geht es um das Gelände, in dem der Verlierer steht, so wie es für den Sieger zählt.</translation></message>
    <message><source>Where a second rank turns destruction into a recoil, the ground does not matter.</source><translation>Wo ein zweites Glied aus Vernichtung ein Zurückweichen macht, spielt das Gelände keine Rolle.</translation></message>
    <message><source>Which elements</source><translation>Welche Elemente</translation></message>
    <message><source>Which enemies do they contact? Both sides are in contact then, until an outcome or a break-off ends it.</source><translation>Welche Gegner kontaktieren sie? Beide Seiten sind dann in Kontakt, bis ein Ergebnis oder ein Sich-Lösen ihn beendet.</translation></message>
    <message><source>Which fresh enemies do they meet? Both sides are in contact then; the combat waits for the next bound.</source><translation>Auf welche frischen Gegner treffen sie? Beide Seiten sind dann in Kontakt; der Kampf wartet bis zum nächsten Zug.</translation></message>
    <message><source>Who gets which die? What is due next is always this button.</source><translation>Wer bekommt welchen Würfel? Was als Nächstes ansteht, ist immer dieser Knopf.</translation></message>
    <message><source>Who is lost</source><translation>Wer verloren ist</translation></message>
    <message><source>Who presses forward</source><translation>Wer nachdrängt</translation></message>
    <message><source>Who pursues</source><translation>Wer verfolgt</translation></message>
    <message><source>Who stands higher on the slope, on a raised tower of permanent fortifications, or holds a river bank other than at a ford or bridge?</source><translation>Wer steht höher am Hang, auf einem erhöhten Turm fester Befestigungen oder hält ein Flussufer, nicht an Furt oder Brücke?</translation></message>
    <message><source>Winners that must or may go after the beaten press forward.</source><translation>Sieger, die den Geschlagenen nachsetzen müssen oder dürfen, drängen nach.</translation></message>
    <message><source>With Optio</source><translation>Mit Optio</translation></message>
    <message><source>With the option that half is never milder</source><translation>Mit der Option, dass die Hälfte nie milder ist</translation></message>
    <message><source>Works stand in the army's own entry of the roster and count towards its points: two for temporary or permanent works, one for those round a camp or a built-up area; a tower costs one more, a gateway two, a gate tower three.</source><translation>Befestigungen stehen im Eintrag der Armee selbst auf dem Aufstellungsbogen und zählen zu ihren Punkten: zwei für Behelfs- oder feste Befestigungen, einer für solche um ein Lager oder bebautes Gebiet; ein Turm kostet einen mehr, ein Tor zwei, ein Torturm drei.</translation></message>
    <message><source>a Peltast list holds one army; export them one by one</source><translation>eine Peltast-Liste fasst eine Armee; exportiere sie einzeln</translation></message>
    <message><source>a lone element may march on</source><translation>ein einzelnes Element darf weitermarschieren</translation></message>
    <message><source>a march never ends in contact; only a tactical move does</source><translation>ein Marsch endet nie in Kontakt; das tut nur eine taktische Bewegung</translation></message>
    <message><source>a steady line, better in two ranks</source><translation>eine feste Linie, besser in zwei Gliedern</translation></message>
    <message><source>a wild charge, then trouble</source><translation>ein wilder Angriff, dann Schwierigkeiten</translation></message>
    <message><source>advance into contact</source><translation>rücken in Kontakt vor</translation></message>
    <message><source>advance on their own</source><translation>rücken von selbst vor</translation></message>
    <message><source>advanced</source><translation>vorgerückt</translation></message>
    <message><source>after grading</source><translation>nach Klassen</translation></message>
    <message><source>ally-general</source><translation>Alliiertengeneral</translation></message>
    <message><source>an ally-general spares nothing</source><translation>ein Alliiertengeneral spart nichts</translation></message>
    <message><source>an element does not fight its own side (DBM-192); choose one element of each army</source><translation>ein Element kämpft nicht gegen die eigene Seite (DBM-192); wähle ein Element jeder Armee</translation></message>
    <message><source>an element or a group moves for a point, more if it is far from its general</source><translation>ein Element oder eine Gruppe bewegt sich für einen Punkt, weit vom General für mehr</translation></message>
    <message><source>are baggage that cannot move</source><translation>sind Tross, der sich nicht bewegen kann</translation></message>
    <message><source>are in contact with enemies</source><translation>sind in Kontakt mit Gegnern</translation></message>
    <message><source>are in the saddle: only foot press forward, and a mounted general with them</source><translation>sind im Sattel: Nur Fußtruppen drängen nach, und mit ihnen ein berittener General</translation></message>
    <message><source>are mounted: only foot press forward, and a mounted general with them</source><translation>sind beritten: Nur Fußtruppen drängen nach, und mit ihnen ein berittener General</translation></message>
    <message><source>are not foot: only foot press forward</source><translation>sind keine Fußtruppen: Nur Fußtruppen drängen nach</translation></message>
    <message><source>artillery among them</source><translation>Artillerie darunter</translation></message>
    <message><source>at home in rough ground</source><translation>in rauem Gelände zu Hause</translation></message>
    <message><source>auxilia</source><translation>Auxilia</translation></message>
    <message><source>behind fortifications</source><translation>hinter Befestigungen</translation></message>
    <message><source>belong to a demoralised command, which does not press forward</source><translation>gehören zu einem demoralisierten Kommando, das nicht nachdrängt</translation></message>
    <message><source>best foot against foot</source><translation>die besten Fußtruppen gegen Fußtruppen</translation></message>
    <message><source>blades</source><translation>Schwertkämpfer</translation></message>
    <message><source>blades in bad going</source><translation>Schwertkämpfer in schlechtem Gelände</translation></message>
    <message><source>blades under shooting</source><translation>Schwertkämpfer unter Beschuss</translation></message>
    <message><source>bow</source><translation>Bogen</translation></message>
    <message><source>bowmen against bowmen, shooting</source><translation>Bogenschützen gegen Bogenschützen im Beschuss</translation></message>
    <message><source>break off</source><translation>sich lösen</translation></message>
    <message><source>cavalry</source><translation>Reiterei</translation></message>
    <message><source>chariot</source><translation>Streitwagen</translation></message>
    <message><source>commander-in-chief or sub-general</source><translation>Oberbefehlshaber oder Untergeneral</translation></message>
    <message><source>commands that have lost too much break</source><translation>Kommandos, die zu viel verloren haben, brechen</translation></message>
    <message><source>could not get away</source><translation>konnten nicht entkommen</translation></message>
    <message><source>deep pikes</source><translation>tiefe Piken</translation></message>
    <message><source>deep warband against mounted</source><translation>tiefer Kriegerhaufen gegen Berittene</translation></message>
    <message><source>deep, slow and hard to stop</source><translation>tief, langsam und schwer aufzuhalten</translation></message>
    <message><source>demoralised command</source><translation>demoralisiertes Kommando</translation></message>
    <message><source>demoralised: PIPs are spent on halts and breaking off only</source><translation>demoralisiert: PIPs nur zum Halten und Lösen</translation></message>
    <message><source>difficult</source><translation>schwierig</translation></message>
    <message><source>discount used</source><translation>Ersparnis genutzt</translation></message>
    <message><source>each command rolls a die for the points to move with</source><translation>jedes Kommando würfelt die Punkte, mit denen es zieht</translation></message>
    <message><source>exception</source><translation>Ausnahme</translation></message>
    <message><source>fall back</source><translation>gehen zurück</translation></message>
    <message><source>far from the general, but in sight</source><translation>weit vom General, aber in Sicht</translation></message>
    <message><source>fast</source><translation>schnell</translation></message>
    <message><source>fell back</source><translation>zurückgegangen</translation></message>
    <message><source>fights on</source><translation>kämpft weiter</translation></message>
    <message><source>fled off the table</source><translation>vom Tisch geflohen</translation></message>
    <message><source>foot with no other mounted troops than are allowed</source><translation>Fußtruppen nur mit erlaubten Berittenen</translation></message>
    <message><source>four ranks of pikes in front</source><translation>vier Glieder Piken gegenüber</translation></message>
    <message><source>fourth march or later</source><translation>vierter Marsch oder später</translation></message>
    <message><source>fresh enemies</source><translation>frische Gegner</translation></message>
    <message><source>further shooters</source><translation>weitere Schützen</translation></message>
    <message><source>general engaged</source><translation>General im Kampf</translation></message>
    <message><source>general has moved</source><translation>General hat sich bewegt</translation></message>
    <message><source>general is back</source><translation>General ist zurück</translation></message>
    <message><source>general straggles</source><translation>General abgekommen</translation></message>
    <message><source>general straggling</source><translation>General abgekommen</translation></message>
    <message><source>halt</source><translation>halten</translation></message>
    <message><source>halted already</source><translation>haben schon gehalten</translation></message>
    <message><source>halted this bound, so they stay where they are</source><translation>haben in diesem Zug gehalten und bleiben, wo sie sind</translation></message>
    <message><source>have fought, and their opponents did not flee</source><translation>haben gekämpft, und ihre Gegner sind nicht geflohen</translation></message>
    <message><source>have pressed forward already</source><translation>haben schon nachgedrängt</translation></message>
    <message><source>have pursued</source><translation>haben verfolgt</translation></message>
    <message><source>heavy foot in bad going or a river</source><translation>schweres Fußvolk in schlechtem Gelände oder Fluss</translation></message>
    <message><source>higher ground or river bank</source><translation>höhere Stellung oder Flussufer</translation></message>
    <message><source>impetuous troops advance and those of a demoralised command fall back: deal with them one after the other (DBM-063)</source><translation>ungestüme Truppen rücken vor, und die eines demoralisierten Kommandos gehen zurück: handle sie nacheinander ab (DBM-063)</translation></message>
    <message><source>in contact with enemy: the only way out is to break off</source><translation>in Kontakt mit dem Gegner: Nur sich zu lösen bleibt</translation></message>
    <message><source>inferior</source><translation>unterlegen</translation></message>
    <message><source>irregular</source><translation>irregulär</translation></message>
    <message><source>irregular foot that its place holds</source><translation>irreguläre Fußtruppen, die ihr Platz festhält</translation></message>
    <message><source>irregulars held back</source><translation>zurückgehaltene Irreguläre</translation></message>
    <message><source>irregulars straight ahead</source><translation>Irreguläre geradeaus</translation></message>
    <message><source>irregulars that go back</source><translation>Irreguläre, die zurückgehen</translation></message>
    <message><source>irregulars that had to stop</source><translation>Irreguläre, die anhalten mussten</translation></message>
    <message><source>irregulars that leave the straight-ahead line</source><translation>Irreguläre, die die gerade Linie verlassen</translation></message>
    <message><source>irregulars that stop short</source><translation>Irreguläre, die vorher anhalten</translation></message>
    <message><source>irregulars, but they contact enemy</source><translation>Irreguläre, aber sie kommen in Kontakt</translation></message>
    <message><source>it matters only in a group whose sole foot are psiloi that may support cavalry, with cavalry there</source><translation>das zählt nur in einer Gruppe mit Reiterei, deren einzige Fußtruppen Psiloi sind, die Reiterei unterstützen dürfen</translation></message>
    <message><source>it matters only in a tactical move with foot, or of a general, that has not left the straight-ahead line anyway</source><translation>das zählt nur bei einer taktischen Bewegung mit Fußtruppen oder eines Generals, die nicht ohnehin die gerade Linie verlassen hat</translation></message>
    <message><source>it matters only in the third march of a group with irregulars other than skirmishers, and without knights</source><translation>das zählt nur beim dritten Marsch einer Gruppe mit Irregulären außer Plänklern und ohne Ritter</translation></message>
    <message><source>it matters only when breaking off</source><translation>das zählt nur beim Sich-Lösen</translation></message>
    <message><source>knights under bowmen's shooting</source><translation>Ritter unter Beschuss von Bogenschützen</translation></message>
    <message><source>know of no enemy</source><translation>kennen keinen Gegner</translation></message>
    <message><source>leave the table</source><translation>verlassen den Tisch</translation></message>
    <message><source>level</source><translation>gleich</translation></message>
    <message><source>light troops</source><translation>leichte Truppen</translation></message>
    <message><source>lost otherwise</source><translation>auf andere Weise verloren</translation></message>
    <message><source>made a move this bound already; there is one for each element</source><translation>haben sich in diesem Zug schon bewegt; jedes Element hat eine Bewegung</translation></message>
    <message><source>made a tactical move that was not straight ahead</source><translation>haben eine taktische Bewegung gemacht, die nicht geradeaus ging</translation></message>
    <message><source>made their enemy flee</source><translation>haben ihren Gegner zum Fliehen gebracht</translation></message>
    <message><source>many</source><translation>viele</translation></message>
    <message><source>march</source><translation>marschieren</translation></message>
    <message><source>missiles from behind the enemy</source><translation>Geschosse von hinter dem Gegner</translation></message>
    <message><source>more than 1,200 paces from the general</source><translation>mehr als 1.200 Schritt vom General</translation></message>
    <message><source>more than 600 paces from the general, and out of sight</source><translation>mehr als 600 Schritt vom General und außer Sicht</translation></message>
    <message><source>mount or dismount</source><translation>auf- oder absitzen</translation></message>
    <message><source>mounted in bad going or at fortifications</source><translation>Berittene in schlechtem Gelände oder an Befestigungen</translation></message>
    <message><source>mounted infantry</source><translation>berittene Infanterie</translation></message>
    <message><source>mounted troops and foot together</source><translation>Berittene und Fußtruppen zusammen</translation></message>
    <message><source>mounted troops and psiloi together</source><translation>Berittene und Psiloi zusammen</translation></message>
    <message><source>mounting is for one element at a time</source><translation>nur je ein Element sitzt auf oder ab</translation></message>
    <message><source>mounting or dismounting</source><translation>Auf- oder Absitzen</translation></message>
    <message><source>move</source><translation>bewegen</translation></message>
    <message><source>moved not straight ahead</source><translation>nicht geradeaus bewegt</translation></message>
    <message><source>moved or marched this bound, so they cannot be halted</source><translation>haben sich in diesem Zug bewegt und können nicht gehalten werden</translation></message>
    <message><source>naval</source><translation>Schiffe</translation></message>
    <message><source>never demoralised</source><translation>nie demoralisiert</translation></message>
    <message><source>no</source><translation>nein</translation></message>
    <message><source>no command is left to roll for (DBM-030)</source><translation>kein Kommando ist übrig, für das zu würfeln wäre (DBM-030)</translation></message>
    <message><source>no enemy known</source><translation>kein Gegner bekannt</translation></message>
    <message><source>no skirmishers are in the group</source><translation>in der Gruppe sind keine Plänkler</translation></message>
    <message><source>nobody among them pays for it</source><translation>niemand von ihnen bezahlt das</translation></message>
    <message><source>nobody comes into contact with the enemy</source><translation>niemand kommt in Kontakt mit dem Gegner</translation></message>
    <message><source>nobody meets fresh enemies</source><translation>niemand trifft auf frische Gegner</translation></message>
    <message><source>nobody moves</source><translation>niemand bewegt sich</translation></message>
    <message><source>nobody moves or marches, or outside a game nobody's cost hangs on it</source><translation>niemand bewegt sich oder marschiert, oder außerhalb eines Spiels hängen niemandes Kosten davon ab</translation></message>
    <message><source>nobody presses forward across fortifications</source><translation>niemand drängt über Befestigungen nach</translation></message>
    <message><source>nobody stops short</source><translation>niemand hält vorher an</translation></message>
    <message><source>nobody's dice lie in a pool now (DBM-031); roll them first</source><translation>niemandes Würfel liegen jetzt in einem Vorrat (DBM-031); würfle sie zuerst</translation></message>
    <message><source>none of them must pursue</source><translation>keines von ihnen muss verfolgen</translation></message>
    <message><source>none of these elements has made its opponent flee this bound</source><translation>keines dieser Elemente hat in diesem Zug seinen Gegner zum Fliehen gebracht</translation></message>
    <message><source>not behind inferior troops</source><translation>nicht hinter unterlegenen Truppen</translation></message>
    <message><source>not mounted infantry, so there is nothing to mount</source><translation>keine berittene Infanterie, also kein Auf- oder Absitzen</translation></message>
    <message><source>not said</source><translation>nicht angegeben</translation></message>
    <message><source>nothing is left of this bound but its end: end the bound (DBM-020)</source><translation>von diesem Zug bleibt nur sein Ende: beende den Zug (DBM-020)</translation></message>
    <message><source>of both sides</source><translation>beider Seiten</translation></message>
    <message><source>of both sides, one pair after the other</source><translation>beider Seiten, ein Paar nach dem anderen</translation></message>
    <message><source>on foot</source><translation>zu Fuß</translation></message>
    <message><source>one army at a time: these elements are of both (DBM-064)</source><translation>eine Armee auf einmal: Diese Elemente gehören zu beiden (DBM-064)</translation></message>
    <message><source>one command at a time: these elements are of different commands (DBM-033)</source><translation>ein Kommando auf einmal: Diese Elemente gehören zu verschiedenen Kommandos (DBM-033)</translation></message>
    <message><source>only a halt of foot with irregulars among them can be spared by the place they hold</source><translation>nur einem Halt von Fußtruppen mit Irregulären darunter kann ihr Platz das ersparen</translation></message>
    <message><source>only a tactical move can end so</source><translation>nur eine taktische Bewegung kann so enden</translation></message>
    <message><source>only foot can defend fortifications, and only on one side of a combat</source><translation>nur Fußtruppen können Befestigungen verteidigen, und nur auf einer Seite eines Kampfes</translation></message>
    <message><source>only foot that shoots or is shot at can defend fortifications, and only on one side of a combat</source><translation>nur Fußtruppen, die schießen oder beschossen werden, können Befestigungen verteidigen, und nur auf einer Seite eines Kampfes</translation></message>
    <message><source>only irregulars on land that are neither light troops nor cavalry pay for it, and only when they move or march</source><translation>nur Irreguläre an Land, die weder leichte Truppen noch Reiterei sind, bezahlen das, und nur beim Bewegen oder Marschieren</translation></message>
    <message><source>only troops of the side whose bound it is press forward</source><translation>nur Truppen der Seite, die am Zug ist, drängen nach</translation></message>
    <message><source>onto the flank of an enemy they touch</source><translation>in die Flanke eines Gegners, den sie berühren</translation></message>
    <message><source>ordinary</source><translation>gewöhnlich</translation></message>
    <message><source>over 1,200</source><translation>über 1.200</translation></message>
    <message><source>permanent</source><translation>fest</translation></message>
    <message><source>pikes</source><translation>Piken</translation></message>
    <message><source>pressed forward</source><translation>nachgedrängt</translation></message>
    <message><source>presses forward</source><translation>drängt nach</translation></message>
    <message><source>psiloi behind the cavalry they may support</source><translation>Psiloi hinter der Reiterei, die sie unterstützen dürfen</translation></message>
    <message><source>psiloi behind the enemy's cavalry</source><translation>Psiloi hinter der gegnerischen Reiterei</translation></message>
    <message><source>quick, and soon gone</source><translation>schnell, und bald verloren</translation></message>
    <message><source>ranks behind pikes (X)</source><translation>Glieder hinter Piken (X)</translation></message>
    <message><source>ranks of auxilia (X)</source><translation>Glieder Auxilia (X)</translation></message>
    <message><source>rear half of a double base</source><translation>hintere Hälfte einer Doppelbase</translation></message>
    <message><source>rear half of knights (I)</source><translation>hintere Hälfte von Rittern (I)</translation></message>
    <message><source>regular</source><translation>regulär</translation></message>
    <message><source>road</source><translation>Straße</translation></message>
    <message><source>roll the PIP dice before spending them (DBM-030, DBM-191)</source><translation>würfle die PIPs, bevor du sie ausgibst (DBM-030, DBM-191)</translation></message>
    <message><source>rough</source><translation>rau</translation></message>
    <message><source>sand matters to camelry in bad going only</source><translation>Sand zählt nur für Kamelreiter in schlechtem Gelände</translation></message>
    <message><source>scored more than superior troops</source><translation>mehr als überlegene Truppen erzielt</translation></message>
    <message><source>second rank of auxilia</source><translation>zweites Glied Auxilia</translation></message>
    <message><source>second rank of bowmen</source><translation>zweites Glied Bogenschützen</translation></message>
    <message><source>second rank of cavalry behind the enemy</source><translation>zweites Glied Reiterei hinter dem Gegner</translation></message>
    <message><source>second rank of psiloi</source><translation>zweites Glied Psiloi</translation></message>
    <message><source>second rank of spears</source><translation>zweites Glied Speere</translation></message>
    <message><source>second rank of warband</source><translation>zweites Glied Kriegerhaufen</translation></message>
    <message><source>sight matters between 601 and 1,200 paces only</source><translation>die Sicht zählt nur zwischen 601 und 1.200 Schritt</translation></message>
    <message><source>skirmishers</source><translation>Plänkler</translation></message>
    <message><source>skirmishers press forward only behind other troops</source><translation>Plänkler drängen nur hinter anderen Truppen nach</translation></message>
    <message><source>skirmishers press forward only in a rear rank</source><translation>Plänkler drängen nur in einem hinteren Glied nach</translation></message>
    <message><source>skirmishers: hard to catch, easy to push</source><translation>Plänkler: schwer zu fassen, leicht zu verdrängen</translation></message>
    <message><source>spears</source><translation>Speere</translation></message>
    <message><source>stands</source><translation>hält stand</translation></message>
    <message><source>superior</source><translation>überlegen</translation></message>
    <message><source>superior shooting, level</source><translation>überlegener Beschuss, Gleichstand</translation></message>
    <message><source>superior shooting, one ahead of superior</source><translation>überlegener Beschuss, eins vor Überlegenen</translation></message>
    <message><source>temporary</source><translation>behelfsmäßig</translation></message>
    <message><source>terrible to horse</source><translation>furchtbar für Pferde</translation></message>
    <message><source>the PIP dice of this bound have been rolled (DBM-030)</source><translation>die PIP-Würfel dieses Zuges sind schon geworfen (DBM-030)</translation></message>
    <message><source>the attacker is of the side whose bound it is (DBM-070)</source><translation>der Angreifer gehört zu der Seite, die am Zug ist (DBM-070)</translation></message>
    <message><source>the commander-in-chief acts with them</source><translation>der Oberbefehlshaber handelt mit ihnen</translation></message>
    <message><source>the element's troops</source><translation>die Truppen des Elements</translation></message>
    <message><source>the general has spared his PIP this bound</source><translation>der General hat seinen PIP in diesem Zug schon gespart</translation></message>
    <message><source>the general is among them, or he is lost, straggling or fighting</source><translation>der General ist unter ihnen, oder er ist verloren, abgekommen oder kämpft</translation></message>
    <message><source>the general is fighting</source><translation>der General kämpft</translation></message>
    <message><source>the general is fighting, and breaks off</source><translation>der General kämpft und löst sich</translation></message>
    <message><source>the general is lost</source><translation>der General ist verloren</translation></message>
    <message><source>the general straggles with a flank march</source><translation>der General ist mit einem Flankenmarsch unterwegs</translation></message>
    <message><source>the hammer</source><translation>der Hammer</translation></message>
    <message><source>the opponents are known, or nobody breaks off</source><translation>die Gegner sind bekannt, oder niemand löst sich</translation></message>
    <message><source>the row has {} elements, its commands have {}; what stands in the commands is taken</source><translation>die Zeile hat {} Elemente, ihre Kommandos haben {}; es gilt, was in den Kommandos steht</translation></message>
    <message><source>the sub-general halts with them</source><translation>der Untergeneral hält mit ihnen</translation></message>
    <message><source>the sub-general has moved in this game</source><translation>der Untergeneral hat sich in diesem Spiel bewegt</translation></message>
    <message><source>the target cannot shoot, or has shot already this bound</source><translation>das Ziel kann nicht schießen oder hat in diesem Zug schon geschossen</translation></message>
    <message><source>the train never pursues</source><translation>der Tross verfolgt nie</translation></message>
    <message><source>the weather is clear</source><translation>das Wetter ist klar</translation></message>
    <message><source>their general is off the table, so he cannot act with them</source><translation>ihr General ist nicht auf dem Tisch und kann nicht mit ihnen handeln</translation></message>
    <message><source>there is no fourth rank to ask about, or no third one in front of it</source><translation>es gibt kein viertes Glied, nach dem zu fragen wäre, oder kein drittes davor</translation></message>
    <message><source>there is no pool of PIP dice to share out (DBM-031); roll them first</source><translation>es gibt keinen Vorrat an PIP-Würfeln zu verteilen (DBM-031); würfle sie zuerst</translation></message>
    <message><source>there is no third rank to ask about, or no second one in front of it</source><translation>es gibt kein drittes Glied, nach dem zu fragen wäre, oder kein zweites davor</translation></message>
    <message><source>these rear halves of double bases stand behind nobody; they are kept as a row of their own</source><translation>diese hinteren Hälften von Doppelbases stehen hinter niemandem; sie bleiben als eigene Zeile erhalten</translation></message>
    <message><source>third march, in a column</source><translation>dritter Marsch, in Kolonne</translation></message>
    <message><source>third march, with irregulars abreast</source><translation>dritter Marsch, mit Irregulären nebeneinander</translation></message>
    <message><source>third march, with knights</source><translation>dritter Marsch, mit Rittern</translation></message>
    <message><source>this baggage cannot move</source><translation>dieser Tross kann sich nicht bewegen</translation></message>
    <message><source>this is a list of DBM; </source><translation>dies ist eine Liste von DBM; </translation></message>
    <message><source>touched by an enemy front at flank or rear, so they cannot break off</source><translation>von einer gegnerischen Front in Flanke oder Rücken berührt und können sich nicht lösen</translation></message>
    <message><source>train</source><translation>Train</translation></message>
    <message><source>troops that defend fortifications never pursue</source><translation>Truppen, die Befestigungen verteidigen, verfolgen nie</translation></message>
    <message><source>troops that stay meet nobody</source><translation>Truppen, die bleiben, treffen auf niemanden</translation></message>
    <message><source>unladen, against {class}</source><translation>unbeladen, gegen {class}</translation></message>
    <message><source>up to 600</source><translation>bis 600</translation></message>
    <message><source>uphill</source><translation>bergauf</translation></message>
    <message><source>useful everywhere</source><translation>überall brauchbar</translation></message>
    <message><source>war wagons under bowmen's shooting</source><translation>Kriegswagen unter Beschuss von Bogenschützen</translation></message>
    <message><source>warband in bad going</source><translation>Kriegerhaufen in schlechtem Gelände</translation></message>
    <message><source>weapon</source><translation>Waffe</translation></message>
    <message><source>weather or wood</source><translation>Wetter oder Wald</translation></message>
    <message><source>well ahead of fast troops</source><translation>deutlich vor schnellen Truppen</translation></message>
    <message><source>who: nobody is named to act; pick at least one element</source><translation>Wer: Niemand soll handeln; wähle mindestens ein Element</translation></message>
    <message><source>whoever was neither moved nor held goes at the enemy by himself</source><translation>wer weder bewegt noch angehalten wurde, geht von selbst auf den Gegner los</translation></message>
    <message><source>with his command</source><translation>bei seinem Kommando</translation></message>
    <message><source>works, river</source><translation>Befestigung, Fluss</translation></message>
    <message><source>yes</source><translation>ja</translation></message>
    <message><source>{me} against {class}</source><translation>{me} gegen {class}</translation></message>
    <message><source>{rank} behind: another kind of bow</source><translation>{rank} dahinter: andere Bogenart</translation></message>
    <message><source>{rank} behind: no help against elephants' weight</source><translation>{rank} dahinter: keine Hilfe gegen die Wucht von Elefanten</translation></message>
    <message><source>{rank} behind: no help here</source><translation>{rank} dahinter: hier keine Hilfe</translation></message>
    <message><source>{rank} behind: not all in good going</source><translation>{rank} dahinter: nicht alle in gutem Gelände</translation></message>
    <message><source>{rank} behind: steadies the blades if they lose</source><translation>{rank} dahinter: stärkt die Schwertkämpfer, wenn sie verlieren</translation></message>
    <message><source>{rank} behind: the army list does not let them support</source><translation>{rank} dahinter: die Armeeliste erlaubt keine Unterstützung</translation></message>
    <message><source>{rank} behind: the wrong grade</source><translation>{rank} dahinter: falsche Klasse</translation></message>
    <message><source>{rank} in the fourth rank: nothing to the pikes themselves</source><translation>{rank} im vierten Glied: den Piken selbst bringt es nichts</translation></message>
    <message><source>{unit} lose, but keep their place.</source><translation>{unit} verlieren, halten aber ihren Platz.</translation></message>
    <message><source>{unit} must go after them: straight ahead by their own base depth, or by one base width if that is less.</source><translation>{unit} müssen nachsetzen: geradeaus um die eigene Basetiefe, oder um eine Basebreite, wenn das weniger ist.</translation></message>
    <message><source>{unit} recoil, turn about and run a full move{distance}, swerving only as far as obstacles make them. Off the table they count as lost.</source><translation>{unit} weichen zurück, machen kehrt und fliehen um eine volle Bewegung{distance}; sie weichen nur so weit seitlich aus, wie Hindernisse sie zwingen. Wer den Tisch verlässt, zählt als verloren.</translation></message>
    <message><source>{unit} stand fast</source><translation>{unit} halten stand</translation></message>
    <message><source>{} has {} commands; a Peltast list has room for {}</source><translation>{} hat {} Kommandos; eine Peltast-Liste hat Platz für {}</translation></message>
    <message><source>{} of these elements stand in no command</source><translation>{} dieser Elemente stehen in keinem Kommando</translation></message>
    <message><source>½ EE</source><translation>½ EE</translation></message>
</context>
<context>
    <name>dbx</name>
    <message><source>Who aids the shooter</source><translation>Wer den Schützen unterstützt</translation></message>
    <message><source>Who aids the target</source><translation>Wer das Ziel unterstützt</translation></message>
    <message><source>marched twice</source><translation>zweimal marschiert</translation></message>
</context>
<context>
    <name>hoplites</name>
    <message><source>1 to {battle.pursuit.away}</source><translation>1 bis {battle.pursuit.away}</translation></message>
    <message><source>2 to 4</source><translation>2 bis 4</translation></message>
    <message><source>5 to 7</source><translation>5 bis 7</translation></message>
    <message><source>A Challenge card calls a champion out of each army to fight between the lines. The loser's side pays five rout points.</source><translation>Eine Herausforderungskarte ruft aus jeder Armee einen Champion zum Kampf zwischen den Linien. Die Seite des Verlierers zahlt fünf Fluchtpunkte.</translation></message>
    <message><source>A Flank card, a rout, a leader who rallies his own, and the draw that ends the turn.</source><translation>Eine Flankenkarte, eine Flucht, ein Anführer, der die Seinen sammelt, und das Ziehen, das den Zug beendet.</translation></message>
    <message><source>A battle of cards: hands, second lines and a field of nine columns, fought whole inside the app.</source><translation>Eine Schlacht mit Karten: Hände, zweite Linien und ein Feld von neun Kolonnen, ganz in der App geschlagen.</translation></message>
    <message><source>A card can still be drawn from the deck. End the turn without it?</source><translation>Vom Stapel kann noch eine Karte gezogen werden. Den Zug ohne sie beenden?</translation></message>
    <message><source>A card is drawn, and rallied units come back to the hand.</source><translation>Eine Karte wird gezogen, und gesammelte Einheiten kommen auf die Hand zurück.</translation></message>
    <message><source>A card, and combat</source><translation>Eine Karte, und der Kampf</translation></message>
    <message><source>A die and what is added, at most the figure of the weapon: a hit. Missiles run out by the face of the die alone.</source><translation>Würfel und Zuschläge zusammen höchstens der Wert der Waffe: ein Treffer. Ob die Geschosse ausgehen, sagt allein die Zahl auf dem Würfel.</translation></message>
    <message><source>A die at most the figure of the weapon, with what the ground adds, is a hit. Units come up under fire: enemies near them may shoot first.</source><translation>Ein Würfel, der samt dem Zuschlag des Geländes höchstens den Wert der Waffe zeigt, ist ein Treffer. Einheiten kommen unter Beschuss ins Feld: Gegner in ihrer Nähe dürfen zuerst schießen.</translation></message>
    <message><source>A drake and the dead</source><translation>Ein Drache und die Toten</translation></message>
    <message><source>A few thousand Greeks held the pass between mountain and sea for three days against all of Asia.</source><translation>Ein paar Tausend Griechen hielten den Pass zwischen Berg und Meer drei Tage lang gegen ganz Asien.</translation></message>
    <message><source>A flying enemy can only be flanked through an open side</source><translation>Ein fliegender Gegner kann nur durch eine offene Seite flankiert werden</translation></message>
    <message><source>A hit counts</source><translation>Ein Treffer zählt</translation></message>
    <message><source>A hit. Your turn again, and there is a Challenge in your hand. Tap it.</source><translation>Ein Treffer. Wieder dein Zug, und du hast eine Herausforderung auf der Hand. Tippe darauf.</translation></message>
    <message><source>A hit: the first dot. Now shock, which decides battles. Tap your Sacred Band.</source><translation>Ein Treffer: der erste Punkt. Nun der Schock, der Schlachten entscheidet. Tippe auf deine Heilige Schar.</translation></message>
    <message><source>A large monster with a rider: it comes up without manoeuvring, withdraws from foot, and may strike foot on the flank. It is no cavalry.</source><translation>Ein großes Monster mit Reiter: kommt ins Feld, ohne zu manövrieren, zieht sich vor Fußtruppen zurück und darf Fußtruppen in der Flanke treffen. Es ist keine Reiterei.</translation></message>
    <message><source>A miss. Skirmishers only open a battle; heavy foot fights it. Tap the Libyan spearmen.</source><translation>Daneben. Plänkler eröffnen eine Schlacht nur; schwere Fußtruppen schlagen sie. Tippe auf die Libyschen Speerträger.</translation></message>
    <message><source>A question must be answered first, and answered as it was asked</source><translation>Zuerst muss eine Frage beantwortet werden, und zwar so, wie sie gestellt ist</translation></message>
    <message><source>A routed unit of the second line is rallied without a die.</source><translation>Eine geflohene Einheit der zweiten Linie wird ohne Würfel gesammelt.</translation></message>
    <message><source>A shot, an attack by two units with its exact odds, the current attack, and what it does.</source><translation>Ein Schuss, ein Angriff von zwei Einheiten mit seinen genauen Chancen, der laufende Angriff, und was er bewirkt.</translation></message>
    <message><source>A small monster with a rider: it comes up without manoeuvring, withdraws from foot, and may strike foot on the flank. It is no cavalry.</source><translation>Ein kleines Monster mit Reiter: kommt ins Feld, ohne zu manövrieren, zieht sich vor Fußtruppen zurück und darf Fußtruppen in der Flanke treffen. Es ist keine Reiterei.</translation></message>
    <message><source>A unit attacks once in a phase</source><translation>Eine Einheit greift einmal je Phase an</translation></message>
    <message><source>A unit is attacked once in a phase</source><translation>Eine Einheit wird einmal je Phase angegriffen</translation></message>
    <message><source>A unit is supplied once</source><translation>Eine Einheit bekommt einmal Nachschub</translation></message>
    <message><source>A unit moves to the next area of its zone</source><translation>Eine Einheit bewegt sich in den nächsten Abschnitt ihrer Zone</translation></message>
    <message><source>Ability</source><translation>Können</translation></message>
    <message><source>Acid Blood</source><translation>Säureblut</translation></message>
    <message><source>Act</source><translation>Aktion</translation></message>
    <message><source>Added</source><translation>Zuschlag</translation></message>
    <message><source>Added to the die</source><translation>Zuschlag auf den Würfel</translation></message>
    <message><source>Adjacent to enemy cavalry</source><translation>Benachbart zu feindlicher Reiterei</translation></message>
    <message><source>All always fire in reaction</source><translation>Alle schießen immer in Reaktion</translation></message>
    <message><source>All always withdraw</source><translation>Alle ziehen sich immer zurück</translation></message>
    <message><source>All are at the end of their strength; the side that is worse off gives way.</source><translation>Alle sind am Ende ihrer Kraft; die schlechter stehende Seite weicht.</translation></message>
    <message><source>All others, monsters too</source><translation>Alle anderen, auch Monster</translation></message>
    <message><source>Amakasu Kagemochi</source><translation>Amakasu Kagemochi</translation></message>
    <message><source>An army with Tribal Command has no Rally cards.</source><translation>Eine Armee mit Stammesführung hat keine Sammeln-Karten.</translation></message>
    <message><source>An attack on a second line without routed units counts 4 instead of 2.</source><translation>Ein Angriff auf eine zweite Linie ohne geflohene Einheiten zählt 4 statt 2.</translation></message>
    <message><source>An attack, step by step</source><translation>Ein Angriff, Schritt für Schritt</translation></message>
    <message><source>An attacker strikes the flank without a check, whatever it is and whatever it meets, where a side of the target lies open.</source><translation>Ein Angreifer trifft die Flanke ohne Probe, was er auch ist und worauf er auch trifft, wenn eine Seite des Ziels offen liegt.</translation></message>
    <message><source>An elephant, unless elephants shoot</source><translation>Ein Elefant, außer wenn Elefanten schießen</translation></message>
    <message><source>Another act</source><translation>Noch eine Handlung</translation></message>
    <message><source>Another attack</source><translation>Noch ein Angriff</translation></message>
    <message><source>Another card</source><translation>Noch eine Karte</translation></message>
    <message><source>Antiquity</source><translation>Antike</translation></message>
    <message><source>Aquae Sextiae</source><translation>Aquae Sextiae</translation></message>
    <message><source>Archers</source><translation>Bogenschützen</translation></message>
    <message><source>Archers on its back fire at whoever comes up beside it, and never run out. Cavalry meets it only on the flank, and checks with 2 more when it attacks. Hits by missiles count 2. Broken, it runs wild among friend and foe.</source><translation>Die Schützen auf seinem Rücken schießen auf jeden, der neben ihm ins Feld kommt, und ihre Geschosse gehen nie aus. Reiterei begegnet ihm nur in der Flanke und macht bei einem Angriff von ihm die Probe mit 2 mehr. Treffer durch Geschosse zählen 2. Gebrochen läuft er Amok unter Freund und Feind.</translation></message>
    <message><source>Area is occupied</source><translation>Der Abschnitt ist besetzt</translation></message>
    <message><source>Area is occupied, and the unit there cannot be relieved by this one</source><translation>Der Abschnitt ist besetzt, und die Einheit dort kann von dieser nicht abgelöst werden</translation></message>
    <message><source>Argentoratum</source><translation>Argentoratum</translation></message>
    <message><source>Armies</source><translation>Armeen</translation></message>
    <message><source>Armoured elephants</source><translation>Gepanzerte Elefanten</translation></message>
    <message><source>Artillery never attacks</source><translation>Artillerie greift nie an</translation></message>
    <message><source>Artillery never moves</source><translation>Artillerie bewegt sich nie</translation></message>
    <message><source>As elephants, but harder to hit with missiles.</source><translation>Wie Elefanten, aber mit Geschossen schwerer zu treffen.</translation></message>
    <message><source>As hastati, whose place it may take on the field.</source><translation>Wie Hastati, deren Platz sie auf dem Feld einnehmen dürfen.</translation></message>
    <message><source>As heavy chariots, but worse in shock, except with skirmishers and other chariots. Its shots come off better.</source><translation>Wie schwere Streitwagen, aber schlechter im Schock, außer mit Plänklern und anderen Streitwagen. Sein Beschuss gelingt besser.</translation></message>
    <message><source>As heavy infantry.</source><translation>Wie schwere Infanterie.</translation></message>
    <message><source>As slingers, with bows.</source><translation>Wie Schleuderer, mit Bogen.</translation></message>
    <message><source>As slingers, with javelins.</source><translation>Wie Schleuderer, mit Wurfspeeren.</translation></message>
    <message><source>As small monsters, in stronger rows.</source><translation>Wie kleine Monster, in stärkeren Zeilen.</translation></message>
    <message><source>Asahina Yasutomo</source><translation>Asahina Yasutomo</translation></message>
    <message><source>Ashigaru</source><translation>Ashigaru</translation></message>
    <message><source>Ashigaru, teppo and yumi that may withdraw do so unasked.</source><translation>Ashigaru, Teppo und Yumi, die sich zurückziehen dürfen, tun es ungefragt.</translation></message>
    <message><source>At most two units may attack one, or one unit two or three</source><translation>Höchstens zwei Einheiten dürfen eine angreifen, oder eine Einheit zwei oder drei</translation></message>
    <message><source>At the end</source><translation>Am Ende</translation></message>
    <message><source>At the end of a turn a card is drawn. One tap does both.</source><translation>Am Ende eines Zugs wird eine Karte gezogen. Einmal tippen erledigt beides.</translation></message>
    <message><source>At the end of the world he knew, Alexander crossed a river under the arrows of the steppe to teach its riders to leave him alone.</source><translation>Am Ende der Welt, die er kannte, überquerte Alexander unter den Pfeilen der Steppe einen Fluss, um ihre Reiter zu lehren, ihn in Ruhe zu lassen.</translation></message>
    <message><source>At the guard before it.</source><translation>Auf die Wache vor ihm.</translation></message>
    <message><source>Attack is read for</source><translation>Für den Angriff zählt</translation></message>
    <message><source>Attacks are declared, then all are resolved.</source><translation>Angriffe werden angesagt, dann alle abgehandelt.</translation></message>
    <message><source>Attacks on a unit here</source><translation>Angriffe auf eine Einheit hier</translation></message>
    <message><source>Attacks on its units go one column to the left.</source><translation>Angriffe auf ihre Einheiten gehen eine Spalte nach links.</translation></message>
    <message><source>Baba Nobuharu</source><translation>Baba Nobuharu</translation></message>
    <message><source>Back to its senses in the second line, and no longer counted as routed.</source><translation>In der zweiten Linie wieder zur Besinnung gekommen; zählt nicht mehr als geflohen.</translation></message>
    <message><source>Balearic slingers</source><translation>Balearische Schleuderer</translation></message>
    <message><source>Barbarian cavalry</source><translation>Barbarenreiterei</translation></message>
    <message><source>Barbarian infantry</source><translation>Barbareninfanterie</translation></message>
    <message><source>Base column</source><translation>Grundspalte</translation></message>
    <message><source>Base columns</source><translation>Grundspalten</translation></message>
    <message><source>Base columns, in front and on the flank</source><translation>Grundspalten, von vorn und in der Flanke</translation></message>
    <message><source>Before the battle</source><translation>Vor der Schlacht</translation></message>
    <message><source>Belongs to</source><translation>Gehört zu</translation></message>
    <message><source>Below lies your hand. A turn plays one unit of it. Tap the Balearic slingers.</source><translation>Unten liegt deine Hand. In einem Zug spielst du eine Einheit davon. Tippe auf die Balearischen Schleuderer.</translation></message>
    <message><source>Beside these velites the line is open, and your Celtic horse stand before them. Tap the horse.</source><translation>Neben diesen Velites ist die Linie offen, und deine Keltischen Reiter stehen vor ihnen. Tippe auf die Reiter.</translation></message>
    <message><source>Blow by blow, or all at once. Let them fight it out.</source><translation>Hieb für Hieb, oder alles auf einmal. Lass sie es ausfechten.</translation></message>
    <message><source>Bolt throwers</source><translation>Pfeilgeschütze</translation></message>
    <message><source>Bowmen: they may shoot in the turn they come up. Helpless hand to hand; they withdraw from foot, never from horse.</source><translation>Bogenschützen: Sie dürfen in dem Zug schießen, in dem sie ins Feld kommen. Hilflos Mann gegen Mann; sie ziehen sich vor Fußtruppen zurück, nie vor Reitern.</translation></message>
    <message><source>Brannoc Oxhand</source><translation>Brannoc Ochsenhand</translation></message>
    <message><source>Brings the next two units of the deck to hand; it is no draw.</source><translation>Bringt die nächsten zwei Einheiten des Stapels auf die Hand; es gilt nicht als Ziehen.</translation></message>
    <message><source>Caltrop</source><translation>Krähenfüße</translation></message>
    <message><source>Caltrops</source><translation>Krähenfüße</translation></message>
    <message><source>Caltrops are strewn on clear ground only</source><translation>Krähenfüße werden nur auf offenem Gelände gestreut</translation></message>
    <message><source>Camels</source><translation>Kamele</translation></message>
    <message><source>Can be rallied by the leader or a Rally card in the Rally phase. They count as rout points.</source><translation>Können vom Anführer oder durch eine Sammeln-Karte in der Sammelphase gesammelt werden. Sie zählen als Fluchtpunkte.</translation></message>
    <message><source>Card</source><translation>Karte</translation></message>
    <message><source>Cards become a line</source><translation>Karten werden zur Linie</translation></message>
    <message><source>Cards in two lines</source><translation>Karten in zwei Linien</translation></message>
    <message><source>Castle</source><translation>Burg</translation></message>
    <message><source>Cataphracts</source><translation>Kataphrakten</translation></message>
    <message><source>Cavalry always withdraws</source><translation>Reiterei zieht sich immer zurück</translation></message>
    <message><source>Cavalry and camels</source><translation>Reiterei und Kamele</translation></message>
    <message><source>Cavalry and camels that may withdraw do so unasked.</source><translation>Reiterei und Kamele, die sich zurückziehen dürfen, tun es ungefragt.</translation></message>
    <message><source>Cavalry cannot attack elephants frontally</source><translation>Reiterei kann Elefanten nicht von vorn angreifen</translation></message>
    <message><source>Cavalry may ride after those it routs.</source><translation>Reiterei darf denen nachreiten, die sie in die Flucht schlägt.</translation></message>
    <message><source>Cavalry on the wings only, heavy foot in the centre only.</source><translation>Reiterei nur auf den Flügeln, schwere Fußtruppen nur im Zentrum.</translation></message>
    <message><source>Cavalry pursuit</source><translation>Verfolgung durch Reiterei</translation></message>
    <message><source>Cavalry. Rides down gunners and bowmen, breaks any open flank, and withdraws from foot. No castle or camp lets it in.</source><translation>Reiterei. Reitet Büchsen- und Bogenschützen nieder, bricht jede offene Flanke und zieht sich vor Fußtruppen zurück. Keine Burg und kein Lager lässt sie ein.</translation></message>
    <message><source>Challenge</source><translation>Herausforderung</translation></message>
    <message><source>Challenge cards are used only with heroes' challenges.</source><translation>Herausforderungskarten gelten nur mit Herausforderungen der Helden.</translation></message>
    <message><source>Challenges are fought out at once</source><translation>Herausforderungen werden sofort ausgefochten</translation></message>
    <message><source>Challenges are not used in this battle</source><translation>Herausforderungen gelten in dieser Schlacht nicht</translation></message>
    <message><source>Challenges of this side are not shown turn by turn.</source><translation>Herausforderungen dieser Seite werden nicht Zug um Zug gezeigt.</translation></message>
    <message><source>Champions</source><translation>Champions</translation></message>
    <message><source>Characteristics</source><translation>Eigenschaften</translation></message>
    <message><source>Checks</source><translation>Proben</translation></message>
    <message><source>Chosen cohorts</source><translation>Ausgewählte Kohorten</translation></message>
    <message><source>Clan limit reached: only {who} may act this turn</source><translation>Clangrenze erreicht: In diesem Zug darf nur handeln: {who}</translation></message>
    <message><source>Clans</source><translation>Clans</translation></message>
    <message><source>Clear</source><translation>Offen</translation></message>
    <message><source>Cliff</source><translation>Klippe</translation></message>
    <message><source>Cliffs close one or two columns at either end.</source><translation>Klippen sperren eine oder zwei Kolonnen an beiden Enden.</translation></message>
    <message><source>Cohesion</source><translation>Zusammenhalt</translation></message>
    <message><source>Cohesion hits</source><translation>Zusammenhaltstreffer</translation></message>
    <message><source>Cohort of conscripts</source><translation>Kohorte von Ausgehobenen</translation></message>
    <message><source>Cohort of recruits</source><translation>Kohorte von Rekruten</translation></message>
    <message><source>Cohort of veterans</source><translation>Kohorte von Veteranen</translation></message>
    <message><source>Cohorts of the allies</source><translation>Kohorten der Verbündeten</translation></message>
    <message><source>Column</source><translation>Spalte</translation></message>
    <message><source>Come back to hand in the Draw phase, from the next turn on.</source><translation>Kommen in der Ziehphase auf die Hand zurück, ab dem nächsten Zug.</translation></message>
    <message><source>Comes down a slope without manoeuvring.</source><translation>Kommt einen Hang herab, ohne zu manövrieren.</translation></message>
    <message><source>Comes up without manoeuvring, unless the ground or a second play makes it.</source><translation>Kommt ins Feld, ohne zu manövrieren, außer durch das Gelände oder wenn es als zweite Einheit gespielt wird.</translation></message>
    <message><source>Corvin Halfhelm</source><translation>Corvin Halbhelm</translation></message>
    <message><source>Counts</source><translation>Zählt</translation></message>
    <message><source>Counts twice its TQ. Superior in front to cavalry, light foot and elephants. Never strikes a flank.</source><translation>Zählt das Doppelte ihrer TQ. Von vorn Reiterei, leichten Fußtruppen und Elefanten überlegen. Trifft nie eine Flanke.</translation></message>
    <message><source>Counts: rout points when lost. Points: TQ times the factor divided by 4, upwards, with size and missiles.</source><translation>Zählt: Fluchtpunkte beim Verlust. Punkte: TQ mal Faktor geteilt durch 4, aufgerundet, mit Größe und Geschossen.</translation></message>
    <message><source>Cover</source><translation>Deckung</translation></message>
    <message><source>Current attack</source><translation>Aktueller Angriff</translation></message>
    <message><source>Dagna Boar-friend</source><translation>Dagna Eberfreundin</translation></message>
    <message><source>Darius had chosen a plain for his chariots and elephants. Alexander found the gap in it.</source><translation>Dareios hatte für seine Streitwagen und Elefanten eine Ebene gewählt. Alexander fand die Lücke darin.</translation></message>
    <message><source>Deck</source><translation>Stapel</translation></message>
    <message><source>Declared attacks wait until all are ready. Look at the current attack.</source><translation>Angesagte Angriffe warten, bis alle bereit sind. Sieh dir den laufenden Angriff an.</translation></message>
    <message><source>Depletion</source><translation>Abnutzung</translation></message>
    <message><source>Dice of the leader</source><translation>Würfel des Anführers</translation></message>
    <message><source>Die, less cover</source><translation>Würfel, weniger Deckung</translation></message>
    <message><source>Discarded cards</source><translation>Abgelegte Karten</translation></message>
    <message><source>Discipline</source><translation>Disziplin</translation></message>
    <message><source>Do those whom a frightening monster attacks check at a worse TQ, too?</source><translation>Machen auch die, die ein Furcht einflößendes Monster angreift, ihre Probe mit schlechterer TQ?</translation></message>
    <message><source>Does a lost elephant count its TQ instead of 2?</source><translation>Zählt ein verlorener Elefant seine TQ statt 2?</translation></message>
    <message><source>Does what is best at once, and does not look ahead.</source><translation>Tut, was im Augenblick am besten ist, und denkt nicht voraus.</translation></message>
    <message><source>Draw</source><translation>Ziehen</translation></message>
    <message><source>Draw and end</source><translation>Ziehen und beenden</translation></message>
    <message><source>Draw from the deck</source><translation>Vom Stapel ziehen</translation></message>
    <message><source>Dynamic play and draw</source><translation>Dynamisches Spielen und Ziehen</translation></message>
    <message><source>Each point of Command</source><translation>Je Punkt Führung</translation></message>
    <message><source>Each point of Initiative</source><translation>Je Punkt Initiative</translation></message>
    <message><source>Easy</source><translation>Leicht</translation></message>
    <message><source>Elemental</source><translation>Elementar</translation></message>
    <message><source>Elementals cannot be hit by missiles</source><translation>Elementare können von Geschossen nicht getroffen werden</translation></message>
    <message><source>Elephants count their TQ</source><translation>Elefanten zählen ihre TQ</translation></message>
    <message><source>End the phase</source><translation>Phase beenden</translation></message>
    <message><source>End the turn</source><translation>Zug beenden</translation></message>
    <message><source>Endless host</source><translation>Endloses Heer</translation></message>
    <message><source>Enemies within reach are lit. Shoot at the allied cohorts, whom you want to weaken.</source><translation>Erreichbare Gegner leuchten. Schieß auf die Kohorten der Verbündeten, die du schwächen willst.</translation></message>
    <message><source>Enemy units stand between it and the second line</source><translation>Feindliche Einheiten stehen zwischen ihr und der zweiten Linie</translation></message>
    <message><source>Engaged</source><translation>Gebunden</translation></message>
    <message><source>Engaged units cannot fire</source><translation>Gebundene Einheiten schießen nicht</translation></message>
    <message><source>Engaged units do not fire in this battle</source><translation>Gebundene Einheiten schießen in dieser Schlacht nicht</translation></message>
    <message><source>Engaged: it has fought and still has an enemy near.</source><translation>Gebunden: Sie hat gekämpft und hat noch einen Gegner in der Nähe.</translation></message>
    <message><source>Equites</source><translation>Equites</translation></message>
    <message><source>Every routed and destroyed unit counts rout points. Whoever reaches the rout level, usually half of the army, has lost at once.</source><translation>Jede geflohene und vernichtete Einheit zählt Fluchtpunkte. Wer die Fluchtgrenze erreicht, meist die halbe Armee, hat sofort verloren.</translation></message>
    <message><source>Every unit serves a clan, and the leader can have only so many clans act in a turn. Plan a turn by banners, not by places.</source><translation>Jede Einheit dient einem Clan, und der Anführer kann in einem Zug nur so viele Clans handeln lassen. Plane einen Zug nach Bannern, nicht nach Plätzen.</translation></message>
    <message><source>Fantasy</source><translation>Fantasy</translation></message>
    <message><source>Fantasy (Conan)</source><translation>Fantasy (Conan)</translation></message>
    <message><source>Fantasy and the pass</source><translation>Fantasy und der Pass</translation></message>
    <message><source>Fear</source><translation>Furcht</translation></message>
    <message><source>Fear works in attack too</source><translation>Furcht wirkt auch im Angriff</translation></message>
    <message><source>Ferocity</source><translation>Wildheit</translation></message>
    <message><source>Ferocity lasts</source><translation>Wildheit hält an</translation></message>
    <message><source>Field</source><translation>Feld</translation></message>
    <message><source>Field restrictions</source><translation>Feldbeschränkungen</translation></message>
    <message><source>Fifteen years after Carrhae the Parthian prince crossed the Euphrates again. Ventidius, who had once been led in a triumph as a prisoner, waited for him on a hill.</source><translation>Fünfzehn Jahre nach Carrhae überschritt der parthische Prinz wieder den Euphrat. Ventidius, einst selbst als Gefangener im Triumphzug mitgeführt, erwartete ihn auf einem Hügel.</translation></message>
    <message><source>Fight it out</source><translation>Ausfechten</translation></message>
    <message><source>Fights and is shot at as legion, throws its javelins but once.</source><translation>Kämpft als Legion und wird wie Legion beschossen, wirft ihre Wurfspeere nur einmal.</translation></message>
    <message><source>Fights and withdraws as heavy cavalry.</source><translation>Kämpft und zieht sich zurück wie schwere Reiterei.</translation></message>
    <message><source>Fights as heavy cavalry, with a superiority of its own.</source><translation>Kämpft als schwere Reiterei, mit eigener Überlegenheit.</translation></message>
    <message><source>Fights as heavy infantry, is shot at as legion, throws its javelins but once.</source><translation>Kämpft als schwere Infanterie, wird wie Legion beschossen, wirft ihre Wurfspeere nur einmal.</translation></message>
    <message><source>Fights as light cavalry. Horses shy at it: cavalry that it attacks checks with 2 TQ less, cavalry that attacks it with 1 less. Withdraws from foot and from heavy cavalry.</source><translation>Kämpfen als leichte Reiterei. Pferde scheuen vor ihnen: Reiterei, die sie angreifen, macht die Probe mit 2 TQ weniger, Reiterei, die sie angreift, mit 1 weniger. Ziehen sich vor Fußtruppen und schwerer Reiterei zurück.</translation></message>
    <message><source>Fights as medium infantry, is shot at as legion, throws its javelins but once.</source><translation>Kämpft als mittlere Infanterie, wird wie Legion beschossen, wirft ihre Wurfspeere nur einmal.</translation></message>
    <message><source>Fights in rows of its own and comes up manoeuvring like other foot. It is lost where others rout, unless it is under control, and counts one and a half times its TQ.</source><translation>Kämpft in eigenen Zeilen und kommt manövrierend ins Feld wie andere Fußtruppen. Es ist verloren, wo andere fliehen, außer wenn es unter Kontrolle ist, und zählt das Anderthalbfache seiner TQ.</translation></message>
    <message><source>Final column</source><translation>Endspalte</translation></message>
    <message><source>Find the attacker above, the defender at the left. The first value is in front, the second on the flank; NA: no such attack. Left is good for the defender.</source><translation>Suche oben den Angreifer, links den Verteidiger. Der erste Wert gilt von vorn, der zweite in der Flanke; NA: kein solcher Angriff. Links ist gut für den Verteidiger.</translation></message>
    <message><source>First army</source><translation>Erste Armee</translation></message>
    <message><source>First army's rout level</source><translation>Fluchtgrenze der ersten Armee</translation></message>
    <message><source>Flank</source><translation>Flanke</translation></message>
    <message><source>Flank attacks bite twice as hard. Declare it.</source><translation>Flankenangriffe beißen doppelt so hart. Sage ihn an.</translation></message>
    <message><source>Flank card</source><translation>Flankenkarte</translation></message>
    <message><source>Flank strikes the open side of a line without a check. Rally and Cohesion mend, Reserve and Missile supply bring back what is spent.</source><translation>Eine Flankenkarte trifft die offene Seite einer Linie ohne Probe. Sammeln und Zusammenhalt heilen, Reserve und Geschossnachschub bringen zurück, was verbraucht ist.</translation></message>
    <message><source>Fly</source><translation>Flug</translation></message>
    <message><source>Fog of war</source><translation>Nebel des Krieges</translation></message>
    <message><source>Foot</source><translation>Fußtruppen</translation></message>
    <message><source>Foot always withdraws</source><translation>Fußtruppen ziehen sich immer zurück</translation></message>
    <message><source>Forest</source><translation>Dichter Wald</translation></message>
    <message><source>From the Allia to the Euphrates</source><translation>Von der Allia zum Euphrat</translation></message>
    <message><source>From the front, round the flank on your leader's word, which may fail, or with a Flank card, which does not. Take the card.</source><translation>Von vorn, um die Flanke auf das Wort deines Anführers hin, was scheitern kann, oder mit einer Flankenkarte, die es nicht kann. Nimm die Karte.</translation></message>
    <message><source>From the hand</source><translation>Aus der Hand</translation></message>
    <message><source>Fukushima Masanori</source><translation>Fukushima Masanori</translation></message>
    <message><source>General</source><translation>General</translation></message>
    <message><source>German horse with foot</source><translation>Germanische Reiter mit Fußvolk</translation></message>
    <message><source>Gindarus</source><translation>Gindaros</translation></message>
    <message><source>Good TQ</source><translation>Gute TQ</translation></message>
    <message><source>Gorge</source><translation>Schlucht</translation></message>
    <message><source>Goto Mototsugu</source><translation>Goto Mototsugu</translation></message>
    <message><source>Great guns</source><translation>Geschütze</translation></message>
    <message><source>Great guns never move once placed, never attack and never withdraw. They may fire in the turn they are placed and while manoeuvring, score 1 to 3 hits a shot, never run out of missiles, and may burst.</source><translation>Geschütze bewegen sich nach dem Aufstellen nie, greifen nie an und ziehen sich nie zurück. Sie dürfen in dem Zug schießen, in dem sie aufgestellt werden, und während sie manövrieren, erzielen 1 bis 3 Treffer je Schuss, haben immer Munition und können zerspringen.</translation></message>
    <message><source>Ground of its own, each area</source><translation>Eigenes Gelände, je Abschnitt</translation></message>
    <message><source>Ground of the target</source><translation>Gelände des Ziels</translation></message>
    <message><source>Ground on the army's own areas, as it sees them from behind.</source><translation>Gelände auf den eigenen Abschnitten der Armee, wie sie sie von hinten sieht.</translation></message>
    <message><source>Gunners and bowmen always fire in reaction</source><translation>Büchsen- und Bogenschützen schießen immer in Reaktion</translation></message>
    <message><source>Gunners: they may fire in the turn they come up. Helpless hand to hand; they withdraw from foot, never from horse.</source><translation>Büchsenschützen: Sie dürfen in dem Zug schießen, in dem sie ins Feld kommen. Hilflos Mann gegen Mann; sie ziehen sich vor Fußtruppen zurück, nie vor Reitern.</translation></message>
    <message><source>Guns and a challenge</source><translation>Büchsen und eine Herausforderung</translation></message>
    <message><source>Hald Icebeard</source><translation>Hald Eisbart</translation></message>
    <message><source>Hand is full</source><translation>Die Hand ist voll</translation></message>
    <message><source>Hard</source><translation>Schwer</translation></message>
    <message><source>Has fought and still has an enemy near: no check before a shock, and it may collapse.</source><translation>Hat gekämpft und hat noch einen Gegner in der Nähe: keine Probe vor einem Schock, und sie kann zusammenbrechen.</translation></message>
    <message><source>Hastati</source><translation>Hastati</translation></message>
    <message><source>Hattori Masanari</source><translation>Hattori Masanari</translation></message>
    <message><source>He must roll low enough; the chance stands beside it. Let him try.</source><translation>Er muss niedrig genug würfeln; die Chance steht daneben. Lass ihn versuchen.</translation></message>
    <message><source>Heads taken in challenges; each costs the enemy rout points.</source><translation>In Herausforderungen genommene Köpfe; jeder kostet den Gegner Fluchtpunkte.</translation></message>
    <message><source>Heavy chariots never flank, light chariots never attack.</source><translation>Schwere Streitwagen flankieren nie, leichte greifen nie an.</translation></message>
    <message><source>Heavy foot</source><translation>Schwere Fußtruppen</translation></message>
    <message><source>Heavy foot (PH, HI)</source><translation>Schwere Fußtruppen (PH, HI)</translation></message>
    <message><source>Here stands how it is worked out, line by line. Close the list.</source><translation>Hier steht Zeile für Zeile, wie er sich berechnet. Schließe die Liste.</translation></message>
    <message><source>Heroes</source><translation>Helden</translation></message>
    <message><source>Heroes' challenges</source><translation>Herausforderungen der Helden</translation></message>
    <message><source>Hidden from the enemy.</source><translation>Vor dem Gegner versteckt.</translation></message>
    <message><source>Hits</source><translation>Treffer</translation></message>
    <message><source>Hits after a rally</source><translation>Treffer nach dem Sammeln</translation></message>
    <message><source>Hits are dots on the card; at its troop quality, TQ for short, a unit routs. The strip at the foot tells each die and sum again.</source><translation>Treffer sind Punkte auf der Karte; bei ihrer Truppenqualität, kurz TQ, flieht eine Einheit. Der Streifen am Fuß zeigt jeden Würfel und jede Summe noch einmal.</translation></message>
    <message><source>Hits at</source><translation>Trifft bei</translation></message>
    <message><source>Hits by die and column</source><translation>Treffer nach Würfel und Spalte</translation></message>
    <message><source>Hits by missiles</source><translation>Treffer durch Geschosse</translation></message>
    <message><source>Hits of a rallied unit</source><translation>Treffer einer gesammelten Einheit</translation></message>
    <message><source>Hits on</source><translation>Trifft bei</translation></message>
    <message><source>Hits on entering, or - where the ground bars. A unit that takes hits manoeuvres. Skirmishers and warbands take none.</source><translation>Treffer beim Betreten, oder -, wo das Gelände sperrt. Eine Einheit, die Treffer nimmt, manövriert. Plänkler und Kriegerhaufen nehmen keine.</translation></message>
    <message><source>Hits on the attackers / on the defenders.</source><translation>Treffer bei den Angreifern / bei den Verteidigern.</translation></message>
    <message><source>Honda Tadakatsu</source><translation>Honda Tadakatsu</translation></message>
    <message><source>Hoplites</source><translation>Hoplites</translation></message>
    <message><source>Horsemen with runners among them: leaves only at twice its TQ in hits and counts twice its TQ. Fights as light cavalry, but nobody is superior because of that. Javelins as on foot. Withdraws from foot alone.</source><translation>Reiter mit Läufern darunter: Verlassen das Feld erst bei doppelt so vielen Treffern wie ihre TQ und zählen das Doppelte ihrer TQ. Kämpfen als leichte Reiterei, doch niemand ist ihnen darum überlegen. Wurfspeere wie zu Fuß. Ziehen sich nur vor Fußtruppen zurück.</translation></message>
    <message><source>How many</source><translation>Wie viele</translation></message>
    <message><source>How many clans may act in a player turn.</source><translation>Wie viele Clans in einem Spielerzug handeln dürfen.</translation></message>
    <message><source>How many does every deck get?</source><translation>Wie viele bekommt jeder Stapel?</translation></message>
    <message><source>How many does every deck get? Only with variable initiative.</source><translation>Wie viele bekommt jeder Stapel? Nur mit variabler Initiative.</translation></message>
    <message><source>How many does every deck of a period with champions get?</source><translation>Wie viele bekommt jeder Stapel einer Epoche mit Champions?</translation></message>
    <message><source>How many rounds have no shock?</source><translation>Wie viele Runden sind ohne Schock?</translation></message>
    <message><source>Ii Naomasa</source><translation>Ii Naomasa</translation></message>
    <message><source>In</source><translation>In</translation></message>
    <message><source>In front</source><translation>Von vorn</translation></message>
    <message><source>In percent of its rout total; 0: what is usual for the army.</source><translation>In Prozent ihrer gesamten Fluchtpunkte; 0: was für die Armee üblich ist.</translation></message>
    <message><source>In pursuit</source><translation>Auf Verfolgung</translation></message>
    <message><source>In the first three rounds the lines form up and nobody attacks. A phase with nothing to decide passes by itself.</source><translation>In den ersten drei Runden formieren sich die Linien, und niemand greift an. Eine Phase, in der nichts zu entscheiden ist, vergeht von selbst.</translation></message>
    <message><source>Initiative cards come with the battle and are not bought.</source><translation>Initiative-Karten kommen mit der Schlacht und werden nicht gekauft.</translation></message>
    <message><source>Initiative says who begins and helps to rally. Command is how many flank attempts and how many rallies there are in a turn.</source><translation>Initiative sagt, wer beginnt, und hilft beim Sammeln. Führung ist die Zahl der Flankenversuche und der Sammelversuche in einem Zug.</translation></message>
    <message><source>Is content with any good move. Rarely beats Normal.</source><translation>Gibt sich mit jedem guten Zug zufrieden. Schlägt Normal selten.</translation></message>
    <message><source>Is the initiative fought for again after every three to five rounds?</source><translation>Wird nach jeweils drei bis fünf Runden neu um die Initiative gekämpft?</translation></message>
    <message><source>Isono Kazumasa</source><translation>Isono Kazumasa</translation></message>
    <message><source>It came back with lasting losses from a rout; at the worst it is gone for good.</source><translation>Sie kam mit bleibenden Verlusten von einer Flucht zurück; im schlimmsten Fall ist sie endgültig verloren.</translation></message>
    <message><source>It flies, and can strike any flank.</source><translation>Sie fliegt und kann jede Flanke treffen.</translation></message>
    <message><source>It has fallen back in good order and cannot be attacked again this turn.</source><translation>Sie ist geordnet zurückgegangen und kann in diesem Zug nicht noch einmal angegriffen werden.</translation></message>
    <message><source>It has fought and still has an enemy near: no check before the next shock, but it may collapse.</source><translation>Sie hat gekämpft und hat noch einen Gegner in der Nähe: keine Probe vor dem nächsten Schock, aber sie kann zusammenbrechen.</translation></message>
    <message><source>It has shot in this phase.</source><translation>Sie hat in dieser Phase geschossen.</translation></message>
    <message><source>It is mounted, and may go round a flank.</source><translation>Sie ist beritten und darf eine Flanke umgehen.</translation></message>
    <message><source>It is still getting into order: it cannot attack, shoot, withdraw or move.</source><translation>Sie ordnet sich noch: Sie kann nicht angreifen, schießen, sich zurückziehen oder bewegen.</translation></message>
    <message><source>It is the target of an attack that is declared.</source><translation>Sie ist Ziel eines angesagten Angriffs.</translation></message>
    <message><source>It loses a hit at the start of each of its own turns.</source><translation>Sie verliert zu Beginn jedes eigenen Zugs einen Treffer.</translation></message>
    <message><source>It may be drawn from your next turn on.</source><translation>Sie kann ab deinem nächsten Zug gezogen werden.</translation></message>
    <message><source>It routs and can rally where other monsters are lost.</source><translation>Sie flieht und kann gesammelt werden, wo andere Monster verloren sind.</translation></message>
    <message><source>It shoots with magic.</source><translation>Sie schießt mit Magie.</translation></message>
    <message><source>It strikes at the enemy's second line through an empty column.</source><translation>Sie stößt durch eine leere Kolonne gegen die zweite Linie des Gegners.</translation></message>
    <message><source>It strikes the flank in an attack that is declared.</source><translation>Sie trifft in einem angesagten Angriff die Flanke.</translation></message>
    <message><source>It takes one hit less in shock.</source><translation>Sie nimmt im Schock einen Treffer weniger.</translation></message>
    <message><source>It takes part in an attack that is declared.</source><translation>Sie nimmt an einem angesagten Angriff teil.</translation></message>
    <message><source>Its ground is the open: more kinds of ground cost it a hit. Counts twice its TQ from ten men deep on.</source><translation>Ihr Gelände ist das offene: Mehr Geländearten kosten sie einen Treffer. Zählt ab zehn Mann Tiefe das Doppelte ihrer TQ.</translation></message>
    <message><source>Its missiles are spent until it rests away from the enemy.</source><translation>Ihre Geschosse sind verschossen, bis sie abseits vom Gegner rastet.</translation></message>
    <message><source>Its own</source><translation>Ihr Eigenes</translation></message>
    <message><source>Its own checks are two better, all battle long.</source><translation>Ihre eigenen Proben sind die ganze Schlacht um zwei besser.</translation></message>
    <message><source>Javelin throwers</source><translation>Speerwerfer</translation></message>
    <message><source>Javelins, then steel</source><translation>Wurfspeere, dann Stahl</translation></message>
    <message><source>Kakizaki Kageie</source><translation>Kakizaki Kageie</translation></message>
    <message><source>Kato Kiyomasa</source><translation>Kato Kiyomasa</translation></message>
    <message><source>Kawanakajima</source><translation>Kawanakajima</translation></message>
    <message><source>Kesh of the Red Sail</source><translation>Kesh vom Roten Segel</translation></message>
    <message><source>Kibamusha</source><translation>Kibamusha</translation></message>
    <message><source>Kosaka Masanobu</source><translation>Kosaka Masanobu</translation></message>
    <message><source>Kuroda Nagamasa</source><translation>Kuroda Nagamasa</translation></message>
    <message><source>Lancers</source><translation>Lanzenreiter</translation></message>
    <message><source>Large monster</source><translation>Großes Monster</translation></message>
    <message><source>Large monster, ridden</source><translation>Großes Monster, geritten</translation></message>
    <message><source>Large monsters</source><translation>Große Monster</translation></message>
    <message><source>Late Roman armies</source><translation>Spätrömische Armeen</translation></message>
    <message><source>Lay it anywhere on the field: it calls a champion out of each army.</source><translation>Lege sie irgendwo auf das Feld: Sie ruft aus jeder Armee einen Champion.</translation></message>
    <message><source>Leader</source><translation>Anführer</translation></message>
    <message><source>Leader removes hits</source><translation>Anführer nimmt Treffer ab</translation></message>
    <message><source>Leave the initiative to the dice</source><translation>Die Würfel um die Initiative entscheiden lassen</translation></message>
    <message><source>Leaving</source><translation>Verlassen</translation></message>
    <message><source>Left wing</source><translation>Linker Flügel</translation></message>
    <message><source>Legion</source><translation>Legion</translation></message>
    <message><source>Legions in the plain among horse archers that do not run out of arrows.</source><translation>Legionen in der Ebene zwischen Bogenreitern, denen die Pfeile nicht ausgehen.</translation></message>
    <message><source>Letter</source><translation>Buchstabe</translation></message>
    <message><source>Libyan spearmen</source><translation>Libysche Speerträger</translation></message>
    <message><source>Light cavalry that withdraws from anybody.</source><translation>Leichte Reiterei, die sich vor jedem zurückzieht.</translation></message>
    <message><source>Light chariots never attack under this preference</source><translation>Leichte Streitwagen greifen mit dieser Einstellung nie an</translation></message>
    <message><source>Light foot always fires in reaction</source><translation>Leichte Fußtruppen schießen immer in Reaktion</translation></message>
    <message><source>Light foot always withdraws</source><translation>Leichte Fußtruppen ziehen sich immer zurück</translation></message>
    <message><source>Light foot comes up without manoeuvring, light horse slips away from almost anybody and goes back to the second line.</source><translation>Leichte Fußtruppen kommen ins Feld, ohne zu manövrieren; leichte Reiterei entzieht sich fast jedem und geht in die zweite Linie zurück.</translation></message>
    <message><source>Light foot goes back</source><translation>Leichte Fußtruppen gehen zurück</translation></message>
    <message><source>Light foot goes back to the second line, and heavy foot takes its place in one move.</source><translation>Leichte Fußtruppen gehen in die zweite Linie zurück, und schwere Fußtruppen nehmen mit derselben Bewegung ihren Platz ein.</translation></message>
    <message><source>Light foot that may fire in reaction does so unasked.</source><translation>Leichte Fußtruppen, die in Reaktion schießen dürfen, tun es ungefragt.</translation></message>
    <message><source>Light foot that may withdraw does so unasked.</source><translation>Leichte Fußtruppen, die sich zurückziehen dürfen, tun es ungefragt.</translation></message>
    <message><source>Light infantry that does not manoeuvre when it comes up; Roman heavy foot may take its place.</source><translation>Leichte Infanterie, die beim Kommen ins Feld nicht manövriert; römische schwere Fußtruppen dürfen ihren Platz einnehmen.</translation></message>
    <message><source>Light infantry that fights better and that heavy foot checks against.</source><translation>Leichte Infanterie, die besser kämpft und gegen die schwere Fußtruppen ihre Probe machen.</translation></message>
    <message><source>Lines, leaders and victory</source><translation>Linien, Anführer und Sieg</translation></message>
    <message><source>Long Swords</source><translation>Lange Schwerter</translation></message>
    <message><source>Looks ahead like Hard, and takes a quarter of a second for each decision. Beats Hard about two times in three.</source><translation>Denkt voraus wie Schwer und nimmt sich eine Viertelsekunde für jede Entscheidung. Schlägt Schwer etwa zwei von drei Malen.</translation></message>
    <message><source>Looks three turns of each side ahead. Beats Normal about three times in four.</source><translation>Denkt drei Züge jeder Seite voraus. Schlägt Normal etwa drei von vier Malen.</translation></message>
    <message><source>Maeda Keiji</source><translation>Maeda Keiji</translation></message>
    <message><source>Magara Naotaka</source><translation>Magara Naotaka</translation></message>
    <message><source>Magicians</source><translation>Magier</translation></message>
    <message><source>Manoeuvres</source><translation>Manövriert</translation></message>
    <message><source>Manoeuvring units cannot attack, fire, withdraw, move or be put in order</source><translation>Manövrierende Einheiten können nicht angreifen, schießen, sich zurückziehen, sich bewegen oder geordnet werden</translation></message>
    <message><source>Marsh</source><translation>Sumpf</translation></message>
    <message><source>May all light infantry go to the second line?</source><translation>Darf jede leichte Infanterie in die zweite Linie gehen?</translation></message>
    <message><source>May attack in the turn it comes up, and then without a check. Whoever it attacks checks with 1 more on the die. Strikes a flank only with a card. A withdrawal always costs it a hit. It is lost where others rout.</source><translation>Darf in dem Zug angreifen, in dem er ins Feld kommt, und dann ohne Probe. Wer von ihm angegriffen wird, macht die Probe mit 1 mehr auf den Würfel. Trifft eine Flanke nur mit einer Karte. Ein Rückzug kostet ihn immer einen Treffer. Er ist verloren, wo andere fliehen.</translation></message>
    <message><source>May heroes challenge each other by the Challenge card?</source><translation>Dürfen Helden einander mit der Karte Herausforderung herausfordern?</translation></message>
    <message><source>May it be drawn as the ground?</source><translation>Darf es als Gelände gezogen werden?</translation></message>
    <message><source>May the leader take hits off rallied units of the second line?</source><translation>Darf der Anführer gesammelten Einheiten der zweiten Linie Treffer abnehmen?</translation></message>
    <message><source>May units that are engaged still use missiles? With this preference they may not.</source><translation>Dürfen gebundene Einheiten noch Geschosse einsetzen? Mit dieser Einstellung dürfen sie es nicht.</translation></message>
    <message><source>May withdraw from</source><translation>Rückzug möglich vor</translation></message>
    <message><source>Medium infantry</source><translation>Mittlere Infanterie</translation></message>
    <message><source>Mercenaries</source><translation>Söldner</translation></message>
    <message><source>Mirelle Thornarm</source><translation>Mirelle Dornarm</translation></message>
    <message><source>Missile</source><translation>Beschuss</translation></message>
    <message><source>Missile supply</source><translation>Geschossnachschub</translation></message>
    <message><source>Mobility</source><translation>Beweglichkeit</translation></message>
    <message><source>Monsters</source><translation>Monster</translation></message>
    <message><source>Monsters are attacked</source><translation>Monster werden angegriffen</translation></message>
    <message><source>Monsters attack</source><translation>Monster greifen an</translation></message>
    <message><source>Monsters in the charts of shock, and what they may be. In one shock: checks with Fear, Terror and Ferocity; column and superiority; the die, multiplied; Strength and Acid Blood; the shares; Undead; the end of elementals; who leaves.</source><translation>Monster in den Schocktabellen, und was sie sein können. In einem Schock: Proben mit Furcht, Schrecken und Wildheit; Spalte und Überlegenheit; der Würfel, vervielfacht; Stärke und Säureblut; die Anteile; Untote; das Ende von Elementaren; wer das Feld verlässt.</translation></message>
    <message><source>More Challenge cards</source><translation>Mehr Herausforderungskarten</translation></message>
    <message><source>More Cohesion cards</source><translation>Mehr Zusammenhalt-Karten</translation></message>
    <message><source>More Initiative cards</source><translation>Mehr Initiative-Karten</translation></message>
    <message><source>More Reserve cards</source><translation>Mehr Reserve-Karten</translation></message>
    <message><source>More Romans than ever, and Hannibal's wings that closed around them.</source><translation>Mehr Römer als je zuvor, und Hannibals Flügel, die sich um sie schlossen.</translation></message>
    <message><source>Mountain</source><translation>Berg</translation></message>
    <message><source>Mounted</source><translation>Beritten</translation></message>
    <message><source>NA/NA</source><translation>NA/NA</translation></message>
    <message><source>Nagashino</source><translation>Nagashino</translation></message>
    <message><source>Nagashino. Every unit serves a clan, and Nobunaga can have three of his clans act in a turn. Tap the Oda guns.</source><translation>Nagashino. Jede Einheit dient einem Clan, und Nobunaga kann in einem Zug drei seiner Clans handeln lassen. Tippe auf die Büchsen der Oda.</translation></message>
    <message><source>Neither is wounded.</source><translation>Keiner ist verwundet.</translation></message>
    <message><source>Next come sideways moves; nobody needs one. What is next is always this button.</source><translation>Als Nächstes kommen Seitwärtsbewegungen; niemand braucht eine. Weiter geht es immer mit diesem Knopf.</translation></message>
    <message><source>Next turn</source><translation>Nächster Zug</translation></message>
    <message><source>No Leader Cohesion Removal</source><translation>Anführer nimmt keine Treffer ab</translation></message>
    <message><source>No attack is declared</source><translation>Kein Angriff ist angesagt</translation></message>
    <message><source>No champions are left to fight</source><translation>Keine Champions mehr, die kämpfen könnten</translation></message>
    <message><source>No combat on setup</source><translation>Kein Kampf bei der Aufstellung</translation></message>
    <message><source>No flank attempts left</source><translation>Keine Flankenversuche mehr</translation></message>
    <message><source>No ground costs it hits, no marsh weakens it. Ferocity makes its checks easier, Long Swords make it superior to whoever has nobody beside him.</source><translation>Kein Gelände kostet sie Treffer, kein Sumpf schwächt sie. Wildheit erleichtert ihre Proben, Lange Schwerter machen sie jedem überlegen, der niemanden neben sich hat.</translation></message>
    <message><source>No ground costs it hits. It comes up without manoeuvring, withdraws from all foot but skirmishers, goes back to the second line where no cavalry is near, and heavy or medium foot may take its place. Nobody checks against skirmishers alone. It is lost where others rout.</source><translation>Kein Gelände kostet sie Treffer. Sie kommen ins Feld, ohne zu manövrieren, ziehen sich vor allen Fußtruppen außer Plänklern zurück, gehen in die zweite Linie zurück, wo keine Reiterei in der Nähe ist, und schwere oder mittlere Fußtruppen dürfen ihren Platz einnehmen. Gegen Plänkler allein macht niemand eine Probe. Sie sind verloren, wo andere fliehen.</translation></message>
    <message><source>No missile hits it, and in front it attacks superior to anybody. The first hit of a clash is its end. It counts half its TQ.</source><translation>Kein Geschoss trifft es, und von vorn greift es jeden überlegen an. Der erste Treffer eines Zusammenstoßes ist sein Ende. Es zählt seine halbe TQ.</translation></message>
    <message><source>No missile touches it and everything gives way before it, but a single hit in shock ends it.</source><translation>Kein Geschoss trifft sie und alles weicht vor ihr, aber ein einziger Treffer im Schock ist ihr Ende.</translation></message>
    <message><source>No missiles</source><translation>Keine Geschosse</translation></message>
    <message><source>No missiles in the rounds of setup</source><translation>Kein Beschuss in den Aufstellungsrunden</translation></message>
    <message><source>No missiles left, or none to begin with</source><translation>Keine Geschosse mehr, oder nie welche gehabt</translation></message>
    <message><source>No missiles left.</source><translation>Keine Geschosse mehr.</translation></message>
    <message><source>No more cards may be drawn this turn</source><translation>In diesem Zug dürfen keine Karten mehr gezogen werden</translation></message>
    <message><source>No open side: the target cannot be flanked</source><translation>Keine offene Seite: Das Ziel kann nicht flankiert werden</translation></message>
    <message><source>No such special card is in hand</source><translation>Keine solche Sonderkarte ist auf der Hand</translation></message>
    <message><source>Nobody crosses the column at one edge of the field.</source><translation>An einem Rand des Feldes quert niemand die Kolonne.</translation></message>
    <message><source>Nobody is asked anything now, so there is nothing to answer (HOP-301)</source><translation>Niemand wird jetzt etwas gefragt, also ist nichts zu beantworten (HOP-301)</translation></message>
    <message><source>Nobody stays to be attacked.</source><translation>Niemand bleibt, um angegriffen zu werden.</translation></message>
    <message><source>Nobunaga's brother-in-law had changed sides. They met in a shallow river in midsummer.</source><translation>Nobunagas Schwager hatte die Seite gewechselt. Sie trafen im Hochsommer in einem seichten Fluss aufeinander.</translation></message>
    <message><source>Normal</source><translation>Normal</translation></message>
    <message><source>Not in this phase, or not this side's turn</source><translation>Nicht in dieser Phase, oder nicht im Zug dieser Seite</translation></message>
    <message><source>Not to be seen</source><translation>Nicht zu sehen</translation></message>
    <message><source>Nothing else to do this turn. Draw a card and end it.</source><translation>In diesem Zug ist sonst nichts zu tun. Zieh eine Karte und beende ihn.</translation></message>
    <message><source>Nothing more to declare: resolve.</source><translation>Nichts mehr anzusagen: abhandeln.</translation></message>
    <message><source>Nothing to draw</source><translation>Nichts zu ziehen</translation></message>
    <message><source>Now it attacks. Tap it once more.</source><translation>Nun greift er an. Tippe noch einmal auf ihn.</translation></message>
    <message><source>Numidian horse</source><translation>Numidische Reiter</translation></message>
    <message><source>Nuria of the Wells</source><translation>Nuria von den Brunnen</translation></message>
    <message><source>Odo the Tall</source><translation>Odo der Lange</translation></message>
    <message><source>Okabe Motonobu</source><translation>Okabe Motonobu</translation></message>
    <message><source>Old Garrick</source><translation>Der alte Garrick</translation></message>
    <message><source>On the field</source><translation>Auf dem Feld</translation></message>
    <message><source>One attack is declared and not resolved. End the phase without it?</source><translation>Ein Angriff ist angesagt und nicht abgehandelt. Die Phase ohne ihn beenden?</translation></message>
    <message><source>One or two units attack one, or one attacks up to three. Both sides check their quality and take hits for failing. Then one die on the column of the two types gives the hits of both. Some types are superior to others, and the flank of a line that has a gap bites hardest.</source><translation>Eine oder zwei Einheiten greifen eine an, oder eine greift bis zu drei an. Beide Seiten machen eine Probe auf ihre Qualität und nehmen Treffer, wenn sie scheitern. Dann gibt ein Würfel in der Spalte der beiden Typen die Treffer beider. Manche Typen sind anderen überlegen, und am schärfsten beißt die Flanke einer Linie, die eine Lücke hat.</translation></message>
    <message><source>One to three skirmishers or mounted units get their missiles back.</source><translation>Eine bis drei Einheiten Plänkler oder Berittene bekommen ihre Geschosse zurück.</translation></message>
    <message><source>One unit comes up from the hand into an own column, or takes the place of one that may be relieved.</source><translation>Eine Einheit kommt aus der Hand in eine eigene Kolonne oder nimmt den Platz einer ein, die abgelöst werden darf.</translation></message>
    <message><source>One unit may go sideways, and units may slip back into the second line.</source><translation>Eine Einheit darf seitwärts gehen, und Einheiten dürfen in die zweite Linie zurückschlüpfen.</translation></message>
    <message><source>Only one unit may be played this turn</source><translation>In diesem Zug darf nur eine Einheit gespielt werden</translation></message>
    <message><source>Only one unit may move sideways each turn</source><translation>In jedem Zug darf sich nur eine Einheit seitwärts bewegen</translation></message>
    <message><source>Only skirmishers and mounted units that have shot their missiles are supplied</source><translation>Nur Plänkler und Berittene, die ihre Geschosse verschossen haben, bekommen Nachschub</translation></message>
    <message><source>Orderly withdrawal</source><translation>Geordneter Rückzug</translation></message>
    <message><source>Other foot</source><translation>Andere Fußtruppen</translation></message>
    <message><source>Ozutsu</source><translation>Ozutsu</translation></message>
    <message><source>Peltasts</source><translation>Peltasten</translation></message>
    <message><source>Phalanx, units larger than 10 and restricted chariots cannot flank</source><translation>Phalanx, Einheiten größer als 10 und eingeschränkte Streitwagen können nicht flankieren</translation></message>
    <message><source>Phase</source><translation>Phase</translation></message>
    <message><source>Phases</source><translation>Phasen</translation></message>
    <message><source>Philip of Macedon came south, and Athens and Thebes stood together against him for the first time, too late. His son led the horse.</source><translation>Philipp von Makedonien kam nach Süden, und Athen und Theben standen zum ersten Mal gemeinsam gegen ihn, zu spät. Sein Sohn führte die Reiterei.</translation></message>
    <message><source>Play</source><translation>Spielen</translation></message>
    <message><source>Play Initiative</source><translation>Initiative spielen</translation></message>
    <message><source>Play Initiative?</source><translation>Initiative spielen?</translation></message>
    <message><source>Play a unit, shoot at whoever comes up, and let heavy foot take over from skirmishers.</source><translation>Spiele eine Einheit, schieß auf den, der ins Feld kommt, und lass schwere Fußtruppen Plänkler ablösen.</translation></message>
    <message><source>Play, move, shoot, shock, rally, draw: that is a turn, and now a battle is yours. The computer is a patient opponent; its weakest level is meant for the first one.</source><translation>Spielen, bewegen, schießen, Schock, sammeln, ziehen: Das ist ein Zug, und jetzt gehört dir eine Schlacht. Der Computer ist ein geduldiger Gegner; seine schwächste Stufe ist für die erste gedacht.</translation></message>
    <message><source>Points of an army</source><translation>Punkte einer Armee</translation></message>
    <message><source>Principes</source><translation>Principes</translation></message>
    <message><source>Rallied units no longer count against you, and can be drawn. This button draws, and ends the turn.</source><translation>Gesammelte Einheiten zählen nicht mehr gegen dich und können gezogen werden. Dieser Knopf zieht und beendet den Zug.</translation></message>
    <message><source>Rampage: at most four throws; 0 is 10</source><translation>Amoklauf: höchstens vier Würfe; 0 gilt als 10</translation></message>
    <message><source>Ready as soon as it comes up.</source><translation>Bereit, sobald sie ins Feld kommt.</translation></message>
    <message><source>Regenerate</source><translation>Regeneration</translation></message>
    <message><source>Regroup</source><translation>Neuordnen</translation></message>
    <message><source>Reserve</source><translation>Reserve</translation></message>
    <message><source>Resolve shock</source><translation>Schock abhandeln</translation></message>
    <message><source>Resolve.</source><translation>Abhandeln.</translation></message>
    <message><source>Restricted chariots</source><translation>Eingeschränkte Streitwagen</translation></message>
    <message><source>Results of shock</source><translation>Ergebnisse des Schocks</translation></message>
    <message><source>Ridden</source><translation>Geritten</translation></message>
    <message><source>Ridden: it comes up without manoeuvring, may strike foot on the flank, withdraws from foot, and crosses ground as cavalry. It is no cavalry otherwise.</source><translation>Geritten: kommt ins Feld, ohne zu manövrieren, darf Fußtruppen in der Flanke treffen, zieht sich vor Fußtruppen zurück und betritt Gelände wie Reiterei. Sonst ist es keine Reiterei.</translation></message>
    <message><source>Rides after them</source><translation>Reitet ihnen nach</translation></message>
    <message><source>Right wing</source><translation>Rechter Flügel</translation></message>
    <message><source>River</source><translation>Fluss</translation></message>
    <message><source>Roman armies</source><translation>Römische Armeen</translation></message>
    <message><source>Roman cavalry</source><translation>Römische Reiterei</translation></message>
    <message><source>Rome answers with velites, and your slingers may shoot at whoever comes up before them. Let them.</source><translation>Rom antwortet mit Velites, und deine Schleuderer dürfen auf den schießen, der vor ihnen ins Feld kommt. Lass sie.</translation></message>
    <message><source>Rome was a town that had just lost everything, and four hundred years later the world ended where its roads did. Five battles on the way, and you lead the legions in each; what came of them is kept.</source><translation>Rom war eine Stadt, die gerade alles verloren hatte, und vierhundert Jahre später endete die Welt, wo seine Straßen endeten. Fünf Schlachten auf dem Weg, und in jeder führst du die Legionen; was dabei herauskam, bleibt erhalten.</translation></message>
    <message><source>Round the flank</source><translation>Um die Flanke</translation></message>
    <message><source>Rout level</source><translation>Fluchtgrenze</translation></message>
    <message><source>Rout level in percent</source><translation>Fluchtgrenze in Prozent</translation></message>
    <message><source>Rout points</source><translation>Fluchtpunkte</translation></message>
    <message><source>Rout value</source><translation>Fluchtwert</translation></message>
    <message><source>Routed units go back to the second line and can be rallied by the leader, or by a card. Skirmishers are simply gone, and elephants run wild. Heavy foot may take the place of skirmishers, who slip back unharmed.</source><translation>Geflohene Einheiten gehen in die zweite Linie zurück und können vom Anführer oder durch eine Karte gesammelt werden. Plänkler sind einfach weg, und Elefanten laufen Amok. Schwere Fußtruppen dürfen den Platz von Plänklern einnehmen, die unversehrt zurückschlüpfen.</translation></message>
    <message><source>Routed units lie here too, and those rallied. Too many routed and the battle is lost. In a battle of your own the computer plays the other side.</source><translation>Auch geflohene Einheiten liegen hier, und gesammelte. Zu viele geflohen, und die Schlacht ist verloren. In einer eigenen Schlacht spielt der Computer die andere Seite.</translation></message>
    <message><source>Routs and rallies where other monsters are lost.</source><translation>Flieht und sammelt sich, wo andere Monster verloren sind.</translation></message>
    <message><source>Row and column</source><translation>Zeile und Spalte</translation></message>
    <message><source>Rule</source><translation>Regel</translation></message>
    <message><source>Rules</source><translation>Regeln</translation></message>
    <message><source>Runs out</source><translation>Geht aus</translation></message>
    <message><source>Sacred Band</source><translation>Heilige Schar</translation></message>
    <message><source>Sakakibara Yasumasa</source><translation>Sakakibara Yasumasa</translation></message>
    <message><source>Samurai</source><translation>Samurai</translation></message>
    <message><source>Samurai foot</source><translation>Fußtruppen der Samurai</translation></message>
    <message><source>Sanada Yukimura</source><translation>Sanada Yukimura</translation></message>
    <message><source>Sassa Narimasa</source><translation>Sassa Narimasa</translation></message>
    <message><source>Scipio had carried the war to Africa, and Hannibal was called home to end it. Both had asked for terms the day before, and neither had believed in them.</source><translation>Scipio hatte den Krieg nach Afrika getragen, und Hannibal wurde heimgerufen, ihn zu beenden. Beide hatten tags zuvor um Bedingungen gebeten, und keiner hatte daran geglaubt.</translation></message>
    <message><source>Second army</source><translation>Zweite Armee</translation></message>
    <message><source>Second army's rout level</source><translation>Fluchtgrenze der zweiten Armee</translation></message>
    <message><source>Second line counts 4</source><translation>Zweite Linie zählt 4</translation></message>
    <message><source>Second line is full</source><translation>Die zweite Linie ist voll</translation></message>
    <message><source>Second line struck</source><translation>Zweite Linie getroffen</translation></message>
    <message><source>Sefa Two-Knives</source><translation>Sefa Zweimesser</translation></message>
    <message><source>Sekigahara</source><translation>Sekigahara</translation></message>
    <message><source>Setup</source><translation>Aufstellung</translation></message>
    <message><source>Setup rounds</source><translation>Aufstellungsrunden</translation></message>
    <message><source>Seven kings of the Alemanni came over the Rhine. Julian, sent to Gaul with books and no experience, drew up thirteen thousand men before them.</source><translation>Sieben Könige der Alamannen kamen über den Rhein. Julian, mit Büchern und ohne Erfahrung nach Gallien geschickt, stellte ihnen dreizehntausend Mann entgegen.</translation></message>
    <message><source>Sharing</source><translation>Aufteilen</translation></message>
    <message><source>Shibata Katsuie</source><translation>Shibata Katsuie</translation></message>
    <message><source>Shift</source><translation>Verschiebung</translation></message>
    <message><source>Shifts of the column</source><translation>Verschiebungen der Spalte</translation></message>
    <message><source>Shima Sakon</source><translation>Shima Sakon</translation></message>
    <message><source>Shock</source><translation>Schock</translation></message>
    <message><source>Shots</source><translation>Beschuss</translation></message>
    <message><source>Shots at a unit here</source><translation>Beschuss auf eine Einheit hier</translation></message>
    <message><source>Sign</source><translation>Zeichen</translation></message>
    <message><source>Skirmishers always fire in reaction</source><translation>Plänkler schießen immer in Reaktion</translation></message>
    <message><source>Skirmishers always withdraw</source><translation>Plänkler ziehen sich immer zurück</translation></message>
    <message><source>Skirmishers in all things, whose missiles no armour turns.</source><translation>In allem Plänkler, deren Geschosse keine Rüstung aufhält.</translation></message>
    <message><source>Skirmishers that may fire in reaction do so unasked.</source><translation>Plänkler, die in Reaktion schießen dürfen, tun es ungefragt.</translation></message>
    <message><source>Skirmishers that may withdraw do so unasked.</source><translation>Plänkler, die sich zurückziehen dürfen, tun es ungefragt.</translation></message>
    <message><source>Slingers</source><translation>Schleuderer</translation></message>
    <message><source>Slope</source><translation>Hang</translation></message>
    <message><source>Small and large monsters fight beside ordinary troops. A monster that would rout is lost, unless it is under control. Their traits are marks on the card.</source><translation>Kleine und große Monster kämpfen neben gewöhnlichen Truppen. Ein Monster, das fliehen würde, ist verloren, außer wenn es unter Kontrolle ist. Ihre Eigenschaften stehen als Zeichen auf der Karte.</translation></message>
    <message><source>Small monster</source><translation>Kleines Monster</translation></message>
    <message><source>Small monster, ridden</source><translation>Kleines Monster, geritten</translation></message>
    <message><source>Small monsters</source><translation>Kleine Monster</translation></message>
    <message><source>Sparta holds a pass of seven columns behind a wall, against a host that never runs out. Who stands at the end of the last round has won.</source><translation>Sparta hält einen Pass von sieben Kolonnen hinter einer Mauer, gegen ein Heer, das nie endet. Wer am Ende der letzten Runde steht, hat gewonnen.</translation></message>
    <message><source>Special card</source><translation>Sonderkarte</translation></message>
    <message><source>Special cards</source><translation>Sonderkarten</translation></message>
    <message><source>Special cards, and units that have never fought, may be discarded in the Draw phase.</source><translation>Sonderkarten und Einheiten, die nie gekämpft haben, dürfen in der Ziehphase abgelegt werden.</translation></message>
    <message><source>Special rules</source><translation>Sonderregeln</translation></message>
    <message><source>Speed</source><translation>Schnelligkeit</translation></message>
    <message><source>Stamina</source><translation>Ausdauer</translation></message>
    <message><source>Stands where it was put: it never moves, attacks or withdraws. It shoots in the turn it comes up, its hits count 2, its missiles never run out. Defends as light infantry.</source><translation>Steht, wo sie aufgestellt wurde: Sie bewegt sich nie, greift nie an und zieht sich nie zurück. Sie schießt in dem Zug, in dem sie ins Feld kommt, seine Treffer zählen 2, seine Geschosse gehen nie aus. Verteidigt wie leichte Infanterie.</translation></message>
    <message><source>Steadfast</source><translation>Standhaft</translation></message>
    <message><source>Steps</source><translation>Schritte</translation></message>
    <message><source>Stream</source><translation>Bach</translation></message>
    <message><source>Strength</source><translation>Stärke</translation></message>
    <message><source>Strews caltrops on a clear enemy area; elephants there, and any that come later, take 4 hits.</source><translation>Streut Krähenfüße auf ein offenen feindlichen Abschnitt; Elefanten dort, und solche, die später kommen, nehmen 4 Treffer.</translation></message>
    <message><source>Strikes the flank of whoever does not fly, whatever stands beside him; the attempt and its check remain.</source><translation>Trifft die Flanke von jedem, der nicht fliegt, was auch neben ihm steht; Versuch und Probe bleiben.</translation></message>
    <message><source>Superiority</source><translation>Überlegenheit</translation></message>
    <message><source>Superiority in front: A of the attacker, D of the defender</source><translation>Überlegenheit von vorn: A des Angreifers, D des Verteidigers</translation></message>
    <message><source>Superiority of monsters that attack</source><translation>Überlegenheit angreifender Monster</translation></message>
    <message><source>Superiority over monsters that are attacked</source><translation>Überlegenheit über angegriffene Monster</translation></message>
    <message><source>TQ check</source><translation>TQ-Probe</translation></message>
    <message><source>TQ good</source><translation>TQ gut</translation></message>
    <message><source>TQ low</source><translation>TQ niedrig</translation></message>
    <message><source>Tachibana Muneshige</source><translation>Tachibana Muneshige</translation></message>
    <message><source>Takeda's horse ride up to the fence. The guns may fire before they do anything.</source><translation>Takedas Reiter kommen an den Zaun. Die Büchsen dürfen schießen, bevor sie etwas tun.</translation></message>
    <message><source>Takes 2 hits off a unit: on the field while moving, which makes it manoeuvre, or in the second line while drawing.</source><translation>Nimmt einer Einheit 2 Treffer ab: auf dem Feld beim Bewegen, wodurch sie manövriert, oder in der zweiten Linie beim Ziehen.</translation></message>
    <message><source>Target is not adjacent</source><translation>Das Ziel ist nicht benachbart</translation></message>
    <message><source>Tarn the Quiet</source><translation>Tarn der Stille</translation></message>
    <message><source>Teppo</source><translation>Teppo</translation></message>
    <message><source>Teppo and yumi that may fire in reaction do so unasked.</source><translation>Teppo und Yumi, die in Reaktion schießen dürfen, tun es ungefragt.</translation></message>
    <message><source>Terror</source><translation>Schrecken</translation></message>
    <message><source>The 300</source><translation>Die 300</translation></message>
    <message><source>The Anegawa</source><translation>Der Anegawa</translation></message>
    <message><source>The Fantasy period: fire from the air, fear before a charge, and units with traits of their own.</source><translation>Die Fantasy-Epoche: Feuer aus der Luft, Furcht vor einem Angriff und Einheiten mit eigenen Eigenschaften.</translation></message>
    <message><source>The Jaxartes</source><translation>Der Jaxartes</translation></message>
    <message><source>The Samurai period: clans that act in turn, guns behind a stockade, and two champions.</source><translation>Die Samurai-Epoche: Clans, die abwechselnd handeln, Büchsen hinter einer Palisade und zwei Champions.</translation></message>
    <message><source>The Takeda horse had won every battle for a generation. Nobunaga put three thousand guns behind a fence.</source><translation>Die Reiter der Takeda hatten eine Generation lang jede Schlacht gewonnen. Nobunaga stellte dreitausend Büchsen hinter einen Zaun.</translation></message>
    <message><source>The army has no rout level; when its deck is empty its dead and discarded units make a new one.</source><translation>Die Armee hat keine Fluchtgrenze; ist ihr Stapel leer, bilden ihre toten und abgelegten Einheiten einen neuen.</translation></message>
    <message><source>The attack ends with the checks.</source><translation>Der Angriff endet mit den Proben.</translation></message>
    <message><source>The attack meets a unit that nobody had seen, and is not made.</source><translation>Der Angriff trifft auf eine Einheit, die niemand gesehen hatte, und findet nicht statt.</translation></message>
    <message><source>The attacker's zone still holds enemy units</source><translation>In der Zone des Angreifers stehen noch feindliche Einheiten</translation></message>
    <message><source>The battle is drawn.</source><translation>Die Schlacht endet unentschieden.</translation></message>
    <message><source>The battle is over (HOP-340)</source><translation>Die Schlacht ist vorbei (HOP-340)</translation></message>
    <message><source>The battle is played in the program. Nine columns: a wing of two, a centre of five, a wing of two. In each column stands at most one unit a side, facing the other.</source><translation>Die Schlacht wird im Programm gespielt. Neun Kolonnen: ein Flügel von zwei, ein Zentrum von fünf, ein Flügel von zwei. In jeder Kolonne steht höchstens eine Einheit je Seite, dem Gegner gegenüber.</translation></message>
    <message><source>The battle is won when the army still stands at the end of round 50.</source><translation>Die Schlacht ist gewonnen, wenn die Armee am Ende von Runde 50 noch steht.</translation></message>
    <message><source>The best is whoever drove off the most rout points, less its own when it was lost.</source><translation>Die beste ist, wer die meisten Fluchtpunkte vertrieben hat, abzüglich der eigenen, wenn sie verloren ging.</translation></message>
    <message><source>The cards have been dealt (HOP-312)</source><translation>Die Karten sind ausgeteilt (HOP-312)</translation></message>
    <message><source>The cards must be dealt first (HOP-312)</source><translation>Zuerst müssen die Karten ausgeteilt werden (HOP-312)</translation></message>
    <message><source>The challenge must first be fought (SAM-50)</source><translation>Zuerst muss die Herausforderung ausgefochten werden (SAM-50)</translation></message>
    <message><source>The chances have moved, and each line says by what rule. Declare the attack.</source><translation>Die Chancen haben sich verschoben, und jede Zeile sagt, nach welcher Regel. Sage den Angriff an.</translation></message>
    <message><source>The dead take one hit less than the living: that is a trait too. The turn, the lines and the rout are those of every battle.</source><translation>Die Toten nehmen einen Treffer weniger als die Lebenden: Auch das ist eine Eigenschaft. Zug, Zeilen und Flucht sind die jeder Schlacht.</translation></message>
    <message><source>The deck has no units left</source><translation>Der Stapel hat keine Einheiten mehr</translation></message>
    <message><source>The enemy does not see it until it comes near or does something.</source><translation>Der Gegner sieht sie nicht, bis er in die Nähe kommt oder sie etwas tut.</translation></message>
    <message><source>The field and the turn</source><translation>Das Feld und der Zug</translation></message>
    <message><source>The field has no such column</source><translation>Diese Kolonne hat das Feld nicht</translation></message>
    <message><source>The field restrictions keep this type from there</source><translation>Die Feldbeschränkungen halten diesen Typ von dort fern</translation></message>
    <message><source>The first rounds</source><translation>Die ersten Runden</translation></message>
    <message><source>The ground is impassable for this type</source><translation>Das Gelände ist für diesen Typ unpassierbar</translation></message>
    <message><source>The guard spread fear: the drake must steel itself first, at one worse than usual. It stands in the lines and is in the odds. Declare it.</source><translation>Die Wache verbreitet Furcht: Der Drache muss sich erst überwinden, um eins schlechter als sonst. Das steht in den Zeilen und ist in den Chancen. Sage den Angriff an.</translation></message>
    <message><source>The large figure is troop quality, TQ: what the unit must roll in a check, and how many hits rout it. Dots are the hits it has. Size counts in attacks, a letter is its missile: J javelins, S slings, A or B bows.</source><translation>Die große Zahl ist die Truppenqualität, TQ: was die Einheit bei einer Probe würfeln muss und wie viele Treffer sie in die Flucht schlagen. Punkte sind ihre Treffer. Die Größe zählt bei Angriffen, ein Buchstabe ist ihr Geschoss: J Wurfspeere, S Schleudern, A oder B Bogen.</translation></message>
    <message><source>The leader has no attempts left</source><translation>Der Anführer hat keine Versuche mehr</translation></message>
    <message><source>The leader has no orders to give</source><translation>Der Anführer hat keine Befehle mehr zu geben</translation></message>
    <message><source>The leader takes no hits off in the second line.</source><translation>Der Anführer nimmt in der zweiten Linie keine Treffer ab.</translation></message>
    <message><source>The leader's clan value must be below the number of clans.</source><translation>Der Clanwert des Anführers muss kleiner sein als die Zahl der Clans.</translation></message>
    <message><source>The lines stand, and it is your missile phase. Tap the Numidian horse, who have javelins.</source><translation>Die Linien stehen, und es ist deine Beschussphase. Tippe auf die Numidischen Reiter, die Wurfspeere haben.</translation></message>
    <message><source>The loser's army pays five rout points. Guns, clans and champions: the rest is as in any battle.</source><translation>Die Armee des Verlierers zahlt fünf Fluchtpunkte. Büchsen, Clans und Champions: Der Rest ist wie in jeder Schlacht.</translation></message>
    <message><source>The main infantry. Its spears stop horse in front. Comes up in the place of gunners or bowmen, and withdraws from foot.</source><translation>Die Hauptinfanterie. Ihre Speere halten Reiter von vorn auf. Kommt anstelle von Büchsen- oder Bogenschützen ins Feld und zieht sich vor Fußtruppen zurück.</translation></message>
    <message><source>The old kings woke when the road was cut through their hill. The Fen Folk had warned everybody, and were asked to help.</source><translation>Die alten Könige erwachten, als die Straße durch ihren Hügel gebrochen wurde. Das Moorvolk hatte alle gewarnt und wurde um Hilfe gebeten.</translation></message>
    <message><source>The road through the barrows</source><translation>Die Straße durch die Hügelgräber</translation></message>
    <message><source>The rounds of setup have no missiles either.</source><translation>In den Aufstellungsrunden gibt es auch keinen Beschuss.</translation></message>
    <message><source>The same guard.</source><translation>Dieselbe Wache.</translation></message>
    <message><source>The second line</source><translation>Die zweite Linie</translation></message>
    <message><source>The slingers have slipped away into the second line, fit to be drawn again. Look at it: this strip opens it.</source><translation>Die Schleuderer sind in die zweite Linie entschlüpft und können wieder gezogen werden. Sieh sie dir an: Dieser Streifen öffnet sie.</translation></message>
    <message><source>The stockade in the centre was made for them.</source><translation>Die Palisade im Zentrum wurde für sie gemacht.</translation></message>
    <message><source>The table does not say which line of the legion they are.</source><translation>Die Tabelle sagt nicht, zu welcher Linie der Legion sie gehören.</translation></message>
    <message><source>The table does not tell of the army's leader.</source><translation>Die Tabelle sagt nichts über den Anführer der Armee.</translation></message>
    <message><source>The target has withdrawn</source><translation>Das Ziel hat sich zurückgezogen</translation></message>
    <message><source>Their target: the velites.</source><translation>Ihr Ziel: die Velites.</translation></message>
    <message><source>There are no hits to take off</source><translation>Es gibt keine Treffer abzunehmen</translation></message>
    <message><source>There is no enemy unit to be seen</source><translation>Es ist keine feindliche Einheit zu sehen</translation></message>
    <message><source>There is no shock in this turn</source><translation>In diesem Zug gibt es keinen Schock</translation></message>
    <message><source>There is no such unit where it would have to be</source><translation>Dort, wo sie sein müsste, ist keine solche Einheit</translation></message>
    <message><source>Thermopylae</source><translation>Thermopylen</translation></message>
    <message><source>They are lost</source><translation>Sie sind verloren</translation></message>
    <message><source>They attack the cohorts in front of them.</source><translation>Sie greift die Kohorten vor sich an.</translation></message>
    <message><source>They can take the slingers' place. Tap the slingers on the field.</source><translation>Sie können den Platz der Schleuderer einnehmen. Tippe auf die Schleuderer auf dem Feld.</translation></message>
    <message><source>They rout, and Rome has its first rout points: at its level a side has lost. No more attacks: go on.</source><translation>Sie fliehen, und Rom hat seine ersten Fluchtpunkte: Bei ihrer Grenze hat eine Seite verloren. Keine Angriffe mehr: weiter.</translation></message>
    <message><source>This card is not in hand</source><translation>Diese Karte ist nicht auf der Hand</translation></message>
    <message><source>This period forbids it</source><translation>Diese Epoche verbietet es</translation></message>
    <message><source>This player turn has a Shock phase</source><translation>Dieser Spielerzug hat eine Schockphase</translation></message>
    <message><source>This player turn is in its Shock phase, or has none: one of both (HOP-302, HOP-321)</source><translation>Dieser Spielerzug ist in seiner Schockphase oder hat keine: eins von beiden (HOP-302, HOP-321)</translation></message>
    <message><source>This player turn is over (PBM-01)</source><translation>Dieser Spielerzug ist vorbei (PBM-01)</translation></message>
    <message><source>This type cannot attack into that ground</source><translation>Dieser Typ kann nicht in dieses Gelände hinein angreifen</translation></message>
    <message><source>This unit cannot be drawn before the next turn</source><translation>Diese Einheit kann nicht vor dem nächsten Zug gezogen werden</translation></message>
    <message><source>This unit does not flank that target in this way; chariots do with a card only</source><translation>Diese Einheit flankiert dieses Ziel nicht auf diese Weise; Streitwagen nur mit einer Karte</translation></message>
    <message><source>This unit has fired in this phase</source><translation>Diese Einheit hat in dieser Phase schon geschossen</translation></message>
    <message><source>This unit is not among the rallied</source><translation>Diese Einheit ist nicht unter den gesammelten</translation></message>
    <message><source>This unit is not among the routed</source><translation>Diese Einheit ist nicht unter den geflohenen</translation></message>
    <message><source>This unit is not to be regrouped now</source><translation>Diese Einheit ist jetzt nicht neu zu ordnen</translation></message>
    <message><source>This unit may not go back to the second line</source><translation>Diese Einheit darf nicht in die zweite Linie zurück</translation></message>
    <message><source>Three columns at one end lie under trees: hard going, good to defend.</source><translation>Drei Kolonnen an einem Ende liegen unter Bäumen: schweres Vorankommen, gut zu verteidigen.</translation></message>
    <message><source>Throws its javelins once, and at the first clash. Superior to cavalry and light foot in front.</source><translation>Wirft ihre Wurfspeere einmal, und beim ersten Zusammenstoß. Von vorn Reiterei und leichten Fußtruppen überlegen.</translation></message>
    <message><source>Triarii</source><translation>Triarier</translation></message>
    <message><source>Tribal Command</source><translation>Stammesführung</translation></message>
    <message><source>Troop quality</source><translation>Truppenqualität</translation></message>
    <message><source>Troop quality: what it must roll in a check, and how many hits rout it.</source><translation>Truppenqualität: was sie bei einer Probe würfeln muss und wie viele Treffer sie in die Flucht schlagen.</translation></message>
    <message><source>Turn and rally</source><translation>Zug und Sammeln</translation></message>
    <message><source>Turns away</source><translation>Dreht ab</translation></message>
    <message><source>Two champions chosen by chance fight between the lines; the head of the one who falls is worth rout points. In any phase of one's own turn.</source><translation>Zwei zufällig bestimmte Champions kämpfen zwischen den Linien; der Kopf dessen, der fällt, ist Fluchtpunkte wert. In jeder Phase des eigenen Zugs.</translation></message>
    <message><source>Two coalitions met in the mist for the rule of Japan; some of the clans had not yet made up their minds which side they were on.</source><translation>Zwei Bündnisse trafen im Nebel aufeinander, um die Herrschaft über Japan; manche der Clans wussten noch nicht, auf welcher Seite sie standen.</translation></message>
    <message><source>Two columns better in attack and defence, harder to hit with missiles. Slow to turn: it manoeuvres when it comes up and after every withdrawal.</source><translation>Zwei Spalten besser in Angriff und Verteidigung, mit Geschossen schwerer zu treffen. Wendet langsam: Manövriert beim Kommen ins Feld und nach jedem Rückzug.</translation></message>
    <message><source>Two to four boggy columns: whoever is attacked there is worse off; the heaviest stay out.</source><translation>Zwei bis vier sumpfige Kolonnen: Wer dort angegriffen wird, ist schlechter dran; die Schwersten bleiben draußen.</translation></message>
    <message><source>Two to four broken columns: horse, chariots and heavy foot lose order.</source><translation>Zwei bis vier zerklüftete Kolonnen: Reiter, Streitwagen und schwere Fußtruppen verlieren die Ordnung.</translation></message>
    <message><source>Two to four columns with a brook: heavy troops lose order in it, the defender gains.</source><translation>Zwei bis vier Kolonnen mit einem Bach: Schwere Truppen verlieren darin die Ordnung, der Verteidiger gewinnt.</translation></message>
    <message><source>Two to four wooded columns anywhere: cover, and hard going.</source><translation>Zwei bis vier bewaldete Kolonnen irgendwo: Deckung und schweres Vorankommen.</translation></message>
    <message><source>Two units may be played instead of drawing, or two cards drawn instead of playing.</source><translation>Zwei Einheiten dürfen gespielt werden, statt zu ziehen, oder zwei Karten gezogen, statt zu spielen.</translation></message>
    <message><source>Type</source><translation>Typ</translation></message>
    <message><source>Types</source><translation>Typen</translation></message>
    <message><source>Uesugi Kenshin came down his mountain by night and stood before the Takeda camp when the morning mist rose, and half of its army was away to surprise him.</source><translation>Uesugi Kenshin kam bei Nacht von seinem Berg herab und stand vor dem Lager der Takeda, als der Morgennebel stieg; die halbe Armee der Takeda war fort, um ihn zu überraschen.</translation></message>
    <message><source>Undead</source><translation>Untot</translation></message>
    <message><source>Unit table (GBoH)</source><translation>Einheitentabelle (GBoH)</translation></message>
    <message><source>Unit types</source><translation>Einheitentypen</translation></message>
    <message><source>Units beside an enemy do not move sideways</source><translation>Einheiten neben einem Gegner bewegen sich nicht seitwärts</translation></message>
    <message><source>Units by troop quality</source><translation>Einheiten nach Truppenqualität</translation></message>
    <message><source>Units driven off by its attacks</source><translation>Durch ihre Angriffe vertriebene Einheiten</translation></message>
    <message><source>Units eliminated</source><translation>Ausgeschaltete Einheiten</translation></message>
    <message><source>Units lost in its attacks</source><translation>In ihren Angriffen verlorene Einheiten</translation></message>
    <message><source>Units routed</source><translation>Geflohene Einheiten</translation></message>
    <message><source>Units that come up unseen in cover stay hidden.</source><translation>Einheiten, die ungesehen in Deckung kommen, bleiben versteckt.</translation></message>
    <message><source>Units that have fought cannot be discarded</source><translation>Einheiten, die gekämpft haben, können nicht abgelegt werden</translation></message>
    <message><source>Units with missiles may shoot at enemies near them.</source><translation>Einheiten mit Geschossen dürfen auf Gegner in ihrer Nähe schießen.</translation></message>
    <message><source>Units, besides TQ times factor</source><translation>Einheiten, neben TQ mal Faktor</translation></message>
    <message><source>Used up until it rests away from the enemy.</source><translation>Verschossen, bis sie abseits vom Gegner rastet.</translation></message>
    <message><source>Value</source><translation>Wert</translation></message>
    <message><source>Variable initiative</source><translation>Variable Initiative</translation></message>
    <message><source>Velites</source><translation>Velites</translation></message>
    <message><source>Veterans fight as legion, recruits as heavy infantry, conscripts as medium infantry.</source><translation>Veteranen kämpfen als Legion, Rekruten als schwere Infanterie, Ausgehobene als mittlere Infanterie.</translation></message>
    <message><source>Wall</source><translation>Mauer</translation></message>
    <message><source>Warbands and light foot check at -2 until, after three routs, a further one shakes the leader's hold.</source><translation>Kriegerhaufen und leichte Fußtruppen machen Proben mit -2, bis nach drei Fluchten eine weitere den Halt des Anführers erschüttert.</translation></message>
    <message><source>Warbands are superior against whoever has nobody near on a side.</source><translation>Kriegerhaufen sind jedem überlegen, der an einer Seite niemanden neben sich hat.</translation></message>
    <message><source>Weapon</source><translation>Waffe</translation></message>
    <message><source>Weapons</source><translation>Waffen</translation></message>
    <message><source>What a card says</source><translation>Was eine Karte sagt</translation></message>
    <message><source>What is corrected here changes with the other corrections too; correct one after the other (HOP-034)</source><translation>Was hier korrigiert wird, ändert sich auch durch die anderen Korrekturen; korrigiere eins nach dem anderen (HOP-034)</translation></message>
    <message><source>What is its own</source><translation>Besonderheiten</translation></message>
    <message><source>What it does</source><translation>Was es bewirkt</translation></message>
    <message><source>What may come of it stands here, exactly. Two are better than one: add the Libyan spearmen, who are next in line.</source><translation>Was dabei herauskommen kann, steht hier, genau. Zwei sind besser als einer: Nimm die Libyschen Speerträger dazu, die daneben in der Linie stehen.</translation></message>
    <message><source>What the period has of its own. Scores of a bout: die and Ability; the lower takes a wound, two from twice as much on.</source><translation>Was der Epoche eigen ist. Wertung eines Waffengangs: Würfel und Können; der Niedrigere nimmt eine Wunde, zwei ab dem Doppelten.</translation></message>
    <message><source>What would rout is gone for good; nothing is rallied.</source><translation>Was fliehen würde, ist endgültig verloren; nichts wird gesammelt.</translation></message>
    <message><source>When it is lost</source><translation>Wenn sie verloren ist</translation></message>
    <message><source>Where heroes' challenges are used: two heroes chosen by chance fight between the lines; the head of the one who falls is worth rout points. In any phase of one's own turn.</source><translation>Wo Herausforderungen der Helden gelten: Zwei zufällig bestimmte Helden kämpfen zwischen den Linien; der Kopf dessen, der fällt, ist Fluchtpunkte wert. In jeder Phase des eigenen Zugs.</translation></message>
    <message><source>Where may units of this type come up?</source><translation>Wo dürfen Einheiten dieses Typs ins Feld kommen?</translation></message>
    <message><source>Where they may go is lit: two wings and a centre, one unit in each column. Put them into the centre.</source><translation>Wohin sie dürfen, leuchtet: zwei Flügel und ein Zentrum, eine Einheit in jeder Kolonne. Stelle sie ins Zentrum.</translation></message>
    <message><source>Which row and column</source><translation>Welche Zeile und Spalte</translation></message>
    <message><source>Who begins the round</source><translation>Wer die Runde beginnt</translation></message>
    <message><source>Who counts</source><translation>Wer zählt</translation></message>
    <message><source>Who has fought and still has an enemy near is engaged. Close to its limit it may collapse at the end of the phase.</source><translation>Wer gekämpft hat und noch einen Gegner in der Nähe hat, ist gebunden. Nahe an der Grenze kann die Einheit am Ende der Phase zusammenbrechen.</translation></message>
    <message><source>Who may take whose place on the field</source><translation>Wer wessen Platz auf dem Feld einnehmen darf</translation></message>
    <message><source>Who strikes a flank attacks one unit only</source><translation>Wer in der Flanke trifft, greift nur eine Einheit an</translation></message>
    <message><source>Who, at the left, may withdraw from whom; from several attackers only when from each. Nobody withdraws while manoeuvring, types that are not named never do.</source><translation>Wer, links, sich vor wem zurückziehen darf; vor mehreren Angreifern nur, wenn vor jedem. Niemand zieht sich zurück, während er manövriert; nicht genannte Typen nie.</translation></message>
    <message><source>Whoever attacks it checks at {value} TQ less.</source><translation>Wer es angreift, macht die Probe mit {value} TQ weniger.</translation></message>
    <message><source>Whoever attacks it checks at {value} TQ less. Of several frightening monsters the worst counts.</source><translation>Wer es angreift, macht die Probe mit {value} TQ weniger. Von mehreren Furcht einflößenden Monstern zählt das schlimmste.</translation></message>
    <message><source>Whoever attacks it must check at one worse.</source><translation>Wer sie angreift, muss seine Probe um eins schlechter machen.</translation></message>
    <message><source>Whoever attacks it must check at two worse.</source><translation>Wer sie angreift, muss seine Probe um zwei schlechter machen.</translation></message>
    <message><source>Whoever attacks it takes one hit more.</source><translation>Wer sie angreift, nimmt einen Treffer mehr.</translation></message>
    <message><source>Whoever fights it takes one hit more.</source><translation>Wer gegen sie kämpft, nimmt einen Treffer mehr.</translation></message>
    <message><source>Whoever is eliminated cannot be rallied</source><translation>Wer ausgeschaltet ist, kann nicht gesammelt werden</translation></message>
    <message><source>Whoever may fire in reaction does so unasked.</source><translation>Wer in Reaktion schießen darf, tut es ungefragt.</translation></message>
    <message><source>Whoever may withdraw does so unasked.</source><translation>Wer sich zurückziehen darf, tut es ungefragt.</translation></message>
    <message><source>Whole peoples were wandering towards Italy and had beaten every army sent against them. Marius let the Teutones march past his camp, counted them, and followed.</source><translation>Ganze Völker zogen auf Italien zu und hatten jedes Heer geschlagen, das man ihnen entgegenschickte. Marius ließ die Teutonen an seinem Lager vorbeiziehen, zählte sie und folgte.</translation></message>
    <message><source>Wins the initiative without dice when it is fought for anew, and the turn is a whole one.</source><translation>Gewinnt die Initiative ohne Würfel, wenn neu um sie gekämpft wird, und der Zug hat alle Phasen.</translation></message>
    <message><source>Withdrawal</source><translation>Rückzug</translation></message>
    <message><source>Withdraws as heavy cavalry; with Mobility it may go back to the second line.</source><translation>Zieht sich zurück wie schwere Reiterei; mit Beweglichkeit darf sie in die zweite Linie zurückgehen.</translation></message>
    <message><source>Withdraws from all foot, heavy cavalry, elephants and chariots; an army with Mobility lets it slip away from light horse and camels too, and back to the second line.</source><translation>Zieht sich vor allen Fußtruppen, schwerer Reiterei, Elefanten und Streitwagen zurück; eine Armee mit Beweglichkeit lässt sie auch leichter Reiterei und Kamelen entschlüpfen und in die zweite Linie zurück.</translation></message>
    <message><source>Withdraws from foot.</source><translation>Zieht sich vor Fußtruppen zurück.</translation></message>
    <message><source>Withdraws from heavy foot and legion. An attack of skirmishers and light infantry alone makes no heavy foot check.</source><translation>Zieht sich vor schweren Fußtruppen und Legion zurück. Ein Angriff nur von Plänklern und leichter Infanterie verlangt von schweren Fußtruppen keine Probe.</translation></message>
    <message><source>Woods</source><translation>Wald</translation></message>
    <message><source>Word</source><translation>Wort</translation></message>
    <message><source>Words</source><translation>Wörter</translation></message>
    <message><source>Yamagata Masakage</source><translation>Yamagata Masakage</translation></message>
    <message><source>Yamamoto Kansuke</source><translation>Yamamoto Kansuke</translation></message>
    <message><source>Your Fire drake faces the Barrow guard. Marks on a card are its traits; hold a card to read them. First it breathes fire: tap it.</source><translation>Dein Feuerdrache steht der Grabwache gegenüber. Zeichen auf einer Karte sind ihre Eigenschaften; halte eine Karte gedrückt, um sie zu lesen. Zuerst speit er Feuer: Tippe auf ihn.</translation></message>
    <message><source>Your leader and Rally cards bring routed units back to their senses.</source><translation>Dein Anführer und Sammeln-Karten bringen geflohene Einheiten wieder zur Besinnung.</translation></message>
    <message><source>Your own javelinmen ran last turn. Your leader can try to rally them: open the second line.</source><translation>Deine eigenen Speerwerfer liefen letzten Zug davon. Dein Anführer kann versuchen, sie zu sammeln: Öffne die zweite Linie.</translation></message>
    <message><source>Ysolde Shieldbreaker</source><translation>Ysolde Schildbrecherin</translation></message>
    <message><source>Yumi</source><translation>Yumi</translation></message>
    <message><source>Zama</source><translation>Zama</translation></message>
    <message><source>a card can still be played</source><translation>eine Karte kann noch gespielt werden</translation></message>
    <message><source>a card for the hand</source><translation>eine Karte für die Hand</translation></message>
    <message><source>a card has been drawn and seen, so this is not simply taken back (HOP-006)</source><translation>eine Karte wurde gezogen und gesehen, darum lässt sich das nicht einfach zurücknehmen (HOP-006)</translation></message>
    <message><source>a card must be discarded first</source><translation>zuerst muss eine Karte abgelegt werden</translation></message>
    <message><source>a die of the other side's answer has fallen, so this is not simply taken back (HOP-006)</source><translation>ein Würfel der Antwort der anderen Seite ist gefallen, darum lässt sich das nicht einfach zurücknehmen (HOP-006)</translation></message>
    <message><source>a handful of skirmishers</source><translation>eine Handvoll Plänkler</translation></message>
    <message><source>a hidden unit has come to light, so this is not simply taken back (HOP-006)</source><translation>eine versteckte Einheit ist entdeckt, darum lässt sich das nicht einfach zurücknehmen (HOP-006)</translation></message>
    <message><source>a unit can be rallied</source><translation>eine Einheit kann gesammelt werden</translation></message>
    <message><source>a unit can still move</source><translation>eine Einheit kann sich noch bewegen</translation></message>
    <message><source>a unit can still shoot</source><translation>eine Einheit kann noch schießen</translation></message>
    <message><source>above</source><translation>darüber</translation></message>
    <message><source>all at TQ; hits: the excess; who has reached its limit leaves</source><translation>alle auf TQ; Treffer: der Überschuss; wer seine Grenze erreicht hat, verlässt das Feld</translation></message>
    <message><source>an attack is possible</source><translation>ein Angriff ist möglich</translation></message>
    <message><source>an attack is to be resolved first</source><translation>zuerst ist ein Angriff abzuhandeln</translation></message>
    <message><source>and a second die: on {samurai/module.own.gun.lost.0} or {samurai/module.own.gun.lost.1} the gun bursts</source><translation>und ein zweiter Würfel: bei {samurai/module.own.gun.lost.0} oder {samurai/module.own.gun.lost.1} zerspringt das Geschütz</translation></message>
    <message><source>any army</source><translation>jede Armee</translation></message>
    <message><source>archers' shot</source><translation>Schuss der Bogenschützen</translation></message>
    <message><source>armour</source><translation>Rüstung</translation></message>
    <message><source>armour against arrows</source><translation>Rüstung gegen Pfeile</translation></message>
    <message><source>armour is no help against magic</source><translation>Rüstung hilft nicht gegen Magie</translation></message>
    <message><source>arrows</source><translation>Pfeile</translation></message>
    <message><source>at most Initiative {+battle.rally.add}, otherwise lost</source><translation>höchstens Initiative {+battle.rally.add}, sonst verloren</translation></message>
    <message><source>at most Initiative, from rout {battle.ferocity.from} on</source><translation>höchstens Initiative, ab der {battle.ferocity.from}. Flucht</translation></message>
    <message><source>attack on the second line</source><translation>Angriff auf die zweite Linie</translation></message>
    <message><source>attacked by camels</source><translation>von Kamelen angegriffen</translation></message>
    <message><source>attacked by chariots</source><translation>von Streitwagen angegriffen</translation></message>
    <message><source>attacked by elephants</source><translation>von Elefanten angegriffen</translation></message>
    <message><source>attacked on the flank</source><translation>in der Flanke angegriffen</translation></message>
    <message><source>attacker: the defenders' hits count twice</source><translation>Angreifer: Die Treffer der Verteidiger zählen doppelt</translation></message>
    <message><source>attacking, or attacked</source><translation>angreifend oder angegriffen</translation></message>
    <message><source>attacks are declared, then resolved</source><translation>Angriffe werden angesagt, dann abgehandelt</translation></message>
    <message><source>attacks are to be resolved first</source><translation>zuerst sind Angriffe abzuhandeln</translation></message>
    <message><source>attacks camels</source><translation>greift Kamele an</translation></message>
    <message><source>attacks, Flank cards, attacks on the second line, collapse; none in the first {battle.start.setup} rounds</source><translation>Angriffe, Flankenkarten, Angriffe auf die zweite Linie, Zusammenbruch; keine in den ersten {battle.start.setup} Runden</translation></message>
    <message><source>because it lasted too long</source><translation>weil sie zu lange dauerte</translation></message>
    <message><source>because nobody is left</source><translation>weil niemand mehr da ist</translation></message>
    <message><source>below Initiative</source><translation>unter Initiative</translation></message>
    <message><source>both sides have shown what they do about the initiative, so this is not simply taken back (HOP-006)</source><translation>beide Seiten haben gezeigt, was sie bei der Initiative tun, darum lässt sich das nicht einfach zurücknehmen (HOP-006)</translation></message>
    <message><source>bows</source><translation>Bogen</translation></message>
    <message><source>by holding out</source><translation>durch Standhalten</translation></message>
    <message><source>by the die</source><translation>nach dem Würfel</translation></message>
    <message><source>by the leader's order</source><translation>auf Befehl des Anführers</translation></message>
    <message><source>by the rout level</source><translation>durch die Fluchtgrenze</translation></message>
    <message><source>cannot have both Fear and Terror.</source><translation>können nicht zugleich Furcht und Schrecken haben.</translation></message>
    <message><source>card, or a check at TQ by mounted troops against foot; an open side is needed</source><translation>Karte, oder eine Probe auf TQ von Berittenen gegen Fußtruppen; eine offene Seite ist nötig</translation></message>
    <message><source>cards drawn this turn</source><translation>in diesem Zug gezogene Karten</translation></message>
    <message><source>cavalry attacked by elephants</source><translation>Reiterei, von Elefanten angegriffen</translation></message>
    <message><source>cell</source><translation>Zelle</translation></message>
    <message><source>chariots</source><translation>Streitwagen</translation></message>
    <message><source>clear</source><translation>offen</translation></message>
    <message><source>cliff</source><translation>Klippe</translation></message>
    <message><source>comes back</source><translation>kommt zurück</translation></message>
    <message><source>defender: the attackers' hits count three times</source><translation>Verteidiger: Die Treffer der Angreifer zählen dreifach</translation></message>
    <message><source>defenders attacked by chariots</source><translation>Verteidiger, von Streitwagen angegriffen</translation></message>
    <message><source>defenders first; when all would, only the side that is worse off</source><translation>Verteidiger zuerst; wenn alle müssten, nur die schlechter stehende Seite</translation></message>
    <message><source>die and Initiative, the higher</source><translation>Würfel und Initiative, der Höhere</translation></message>
    <message><source>do they catch them?</source><translation>holen sie sie ein?</translation></message>
    <message><source>do they pursue?</source><translation>verfolgen sie?</translation></message>
    <message><source>does Ferocity last?</source><translation>hält die Wildheit an?</translation></message>
    <message><source>does the gun burst?</source><translation>zerspringt das Geschütz?</translation></message>
    <message><source>drives off</source><translation>vertreibt</translation></message>
    <message><source>each unit once at an adjacent enemy; Missile supply</source><translation>jede Einheit einmal auf einen benachbarten Gegner; Geschossnachschub</translation></message>
    <message><source>elephants</source><translation>Elefanten</translation></message>
    <message><source>engaged</source><translation>gebunden</translation></message>
    <message><source>engaged units; collapse of those one hit below their limit: at TQ or more they rout</source><translation>gebundene Einheiten; Zusammenbruch derer, die einen Treffer unter ihrer Grenze sind: bei TQ oder mehr fliehen sie</translation></message>
    <message><source>enter freely</source><translation>dürfen frei hinein</translation></message>
    <message><source>enters ground as</source><translation>betritt Gelände als</translation></message>
    <message><source>enters the ground</source><translation>betritt das Gelände</translation></message>
    <message><source>equal parts; the rest from the unit that counted on</source><translation>gleiche Teile; der Rest ab der Einheit, die zählte</translation></message>
    <message><source>fails to reach the flank</source><translation>erreicht die Flanke nicht</translation></message>
    <message><source>final column</source><translation>Endspalte</translation></message>
    <message><source>first throw: to a side; later: it ends</source><translation>erster Wurf: zur Seite; später: Ende</translation></message>
    <message><source>first to have the initiative</source><translation>zuerst mit der Initiative</translation></message>
    <message><source>flank attempts this turn</source><translation>Flankenversuche in diesem Zug</translation></message>
    <message><source>flank check</source><translation>Flankenprobe</translation></message>
    <message><source>for each level of the most depleted attacker</source><translation>je Stufe des am meisten abgenutzten Angreifers</translation></message>
    <message><source>for each whole time beyond the first; not with just one elephant or chariot of the two</source><translation>je volles Mal über das erste hinaus; nicht, wenn nur eine der beiden Elefant oder Streitwagen ist</translation></message>
    <message><source>fought out</source><translation>ausgefochten</translation></message>
    <message><source>from a light chariot</source><translation>vom leichten Streitwagen</translation></message>
    <message><source>front or flank, with its shifts</source><translation>vorn oder Flanke, mit den Verschiebungen</translation></message>
    <message><source>gain nothing by Control, being elementals.</source><translation>gewinnen nichts durch Kontrolle, da Elementare.</translation></message>
    <message><source>gain nothing by Speed, being mounted.</source><translation>gewinnen nichts durch Schnelligkeit, da beritten.</translation></message>
    <message><source>great guns</source><translation>Geschütze</translation></message>
    <message><source>great guns: never move, may burst</source><translation>Geschütze: bewegen sich nie, können zerspringen</translation></message>
    <message><source>guns, ready as they come up</source><translation>Büchsen, schussbereit, sobald sie ins Feld kommen</translation></message>
    <message><source>half an hour</source><translation>eine halbe Stunde</translation></message>
    <message><source>has been attacked</source><translation>wurde angegriffen</translation></message>
    <message><source>has been committed to an attack</source><translation>ist in einem Angriff eingesetzt</translation></message>
    <message><source>has fired</source><translation>hat geschossen</translation></message>
    <message><source>has fired in this phase</source><translation>hat in dieser Phase geschossen</translation></message>
    <message><source>has fought in this phase</source><translation>hat in dieser Phase gekämpft</translation></message>
    <message><source>has withdrawn</source><translation>hat sich zurückgezogen</translation></message>
    <message><source>have no characteristic; monsters have at least one.</source><translation>haben keine Eigenschaft; Monster haben mindestens eine.</translation></message>
    <message><source>heavy</source><translation>schwer</translation></message>
    <message><source>heavy foot</source><translation>schwere Fußtruppen</translation></message>
    <message><source>heavy infantry and phalanx</source><translation>schwere Infanterie und Phalanx</translation></message>
    <message><source>hides with fog of war</source><translation>versteckt bei Nebel des Krieges</translation></message>
    <message><source>hits after the rally</source><translation>Treffer nach dem Sammeln</translation></message>
    <message><source>hits at most</source><translation>trifft bei höchstens</translation></message>
    <message><source>hits on both sides; superior defender: attackers' × {battle.shock.times_defender_superior}; superior attacker or flank: defenders' × {battle.shock.times_attacker_superior}</source><translation>Treffer auf beiden Seiten; überlegener Verteidiger: Treffer der Angreifer × {battle.shock.times_defender_superior}; überlegener Angreifer oder Flanke: Treffer der Verteidiger × {battle.shock.times_attacker_superior}</translation></message>
    <message><source>horse attacked by camels</source><translation>Reiter, von Kamelen angegriffen</translation></message>
    <message><source>horse that attacks camels</source><translation>Reiter, die Kamele angreifen</translation></message>
    <message><source>horse: ride down gunners, break an open flank</source><translation>Reiter: reiten Büchsenschützen nieder, brechen eine offene Flanke</translation></message>
    <message><source>how far they ride</source><translation>wie weit sie reiten</translation></message>
    <message><source>how long the initiative lasts</source><translation>wie lange die Initiative hält</translation></message>
    <message><source>how many areas</source><translation>wie viele Abschnitte</translation></message>
    <message><source>in better order</source><translation>in besserer Ordnung</translation></message>
    <message><source>in front only</source><translation>nur von vorn</translation></message>
    <message><source>in front {battle.rampage.ahead} hit, cavalry {battle.rampage.ahead_cavalry}</source><translation>davor {battle.rampage.ahead} Treffer, Reiterei {battle.rampage.ahead_cavalry}</translation></message>
    <message><source>in hand</source><translation>auf der Hand</translation></message>
    <message><source>in pursuit</source><translation>auf Verfolgung</translation></message>
    <message><source>in the second line</source><translation>in der zweiten Linie</translation></message>
    <message><source>in the second line, routed</source><translation>in der zweiten Linie, geflohen</translation></message>
    <message><source>is driven off</source><translation>wird vertrieben</translation></message>
    <message><source>its cards are not listed as the rules list them (PBM-52)</source><translation>die Karten sind nicht so aufgeführt, wie die Regeln sie aufführen (PBM-52)</translation></message>
    <message><source>javelins</source><translation>Wurfspeere</translation></message>
    <message><source>javelins from the saddle</source><translation>Wurfspeere vom Sattel</translation></message>
    <message><source>lateral moves this turn</source><translation>Seitwärtsbewegungen in diesem Zug</translation></message>
    <message><source>leader's orders this turn</source><translation>Befehle des Anführers in diesem Zug</translation></message>
    <message><source>leaves the field</source><translation>verlässt das Feld</translation></message>
    <message><source>light</source><translation>leicht</translation></message>
    <message><source>loses a hit each turn</source><translation>verliert jeden Zug einen Treffer</translation></message>
    <message><source>magic</source><translation>Magie</translation></message>
    <message><source>marsh</source><translation>Sumpf</translation></message>
    <message><source>massed bows</source><translation>dichte Bogenreihen</translation></message>
    <message><source>may be drawn from the next turn on only</source><translation>darf erst ab dem nächsten Zug gezogen werden</translation></message>
    <message><source>may go round a flank</source><translation>darf eine Flanke umgehen</translation></message>
    <message><source>may not charge this turn</source><translation>darf in diesem Zug nicht angreifen</translation></message>
    <message><source>may not enter</source><translation>dürfen nicht hinein</translation></message>
    <message><source>mobile</source><translation>beweglich</translation></message>
    <message><source>neither is wounded</source><translation>keiner ist verwundet</translation></message>
    <message><source>never came up</source><translation>kam nie ins Spiel</translation></message>
    <message><source>next turn</source><translation>nächster Zug</translation></message>
    <message><source>no change</source><translation>keine Änderung</translation></message>
    <message><source>no check</source><translation>keine Probe</translation></message>
    <message><source>no hits</source><translation>keine Treffer</translation></message>
    <message><source>no missile touches it, one hit ends it</source><translation>kein Geschoss trifft es, ein Treffer ist sein Ende</translation></message>
    <message><source>no missiles</source><translation>keine Geschosse</translation></message>
    <message><source>no more cards to draw</source><translation>keine Karten mehr zu ziehen</translation></message>
    <message><source>no shift</source><translation>keine Verschiebung</translation></message>
    <message><source>no unit to rally</source><translation>keine Einheit zu sammeln</translation></message>
    <message><source>nobody is lost</source><translation>niemand ist verloren</translation></message>
    <message><source>not looked up: the defenders' hits count twice on the flank</source><translation>nicht nachgeschlagen: Die Treffer der Verteidiger zählen in der Flanke doppelt</translation></message>
    <message><source>not on the field</source><translation>nicht auf dem Feld</translation></message>
    <message><source>of the defender that counts</source><translation>des Verteidigers, der zählt</translation></message>
    <message><source>on the field</source><translation>auf dem Feld</translation></message>
    <message><source>one attacker, one defender</source><translation>ein Angreifer, ein Verteidiger</translation></message>
    <message><source>one card of the deck or a rallied unit; Cohesion, Reserve; discards</source><translation>eine Karte vom Stapel oder eine gesammelte Einheit; Zusammenhalt, Reserve; Ablegen</translation></message>
    <message><source>one goes sideways; light troops may slip back</source><translation>eine geht seitwärts; leichte Truppen dürfen zurückschlüpfen</translation></message>
    <message><source>one may be worth a wing</source><translation>eines kann einen Flügel wert sein</translation></message>
    <message><source>one unit comes up from the hand</source><translation>eine Einheit kommt aus der Hand ins Feld</translation></message>
    <message><source>one unit of the hand, or Caltrops</source><translation>eine Einheit der Hand, oder Krähenfüße</translation></message>
    <message><source>one unit sideways; units that may, back to the second line; Cohesion</source><translation>eine Einheit seitwärts; Einheiten, die dürfen, zurück in die zweite Linie; Zusammenhalt</translation></message>
    <message><source>only of an army with Mobility</source><translation>nur aus einer Armee mit Beweglichkeit</translation></message>
    <message><source>only of an army with Mobility and while not engaged; from such an army only at its TQ or better</source><translation>nur aus einer Armee mit Beweglichkeit und solange nicht gebunden; vor einer solchen Armee nur bei TQ wie ihre oder besser</translation></message>
    <message><source>only while not engaged</source><translation>nur solange nicht gebunden</translation></message>
    <message><source>orderly withdrawal</source><translation>geordneter Rückzug</translation></message>
    <message><source>other foot</source><translation>andere Fußtruppen</translation></message>
    <message><source>out of missiles</source><translation>ohne Geschosse</translation></message>
    <message><source>pila</source><translation>Pila</translation></message>
    <message><source>plain {samurai/module.own.gun.burst}</source><translation>unbereinigt {samurai/module.own.gun.burst}</translation></message>
    <message><source>played this turn</source><translation>in diesem Zug gespielt</translation></message>
    <message><source>rally attempts this turn</source><translation>Sammelversuche in diesem Zug</translation></message>
    <message><source>reaches the flank</source><translation>erreicht die Flanke</translation></message>
    <message><source>rides in pursuit</source><translation>reitet zur Verfolgung fort</translation></message>
    <message><source>river</source><translation>Fluss</translation></message>
    <message><source>rout points, in halves</source><translation>Fluchtpunkte, in Halben</translation></message>
    <message><source>routed this turn</source><translation>in diesem Zug geflohen</translation></message>
    <message><source>routed units are brought round</source><translation>geflohene Einheiten werden zurückgebracht</translation></message>
    <message><source>routs at its last box of cohesion hits</source><translation>flieht beim letzten Kästchen der Zusammenhaltstreffer</translation></message>
    <message><source>run wild when routed</source><translation>laufen Amok, wenn sie fliehen</translation></message>
    <message><source>second line attack</source><translation>Angriff auf zweite Linie</translation></message>
    <message><source>second line in danger</source><translation>zweite Linie in Gefahr</translation></message>
    <message><source>second turn in a row</source><translation>zweiter Zug in Folge</translation></message>
    <message><source>see ground</source><translation>siehe Gelände</translation></message>
    <message><source>shuffling the first deck</source><translation>Mischen des ersten Stapels</translation></message>
    <message><source>shuffling the second deck</source><translation>Mischen des zweiten Stapels</translation></message>
    <message><source>skirmishers at heavy foot</source><translation>Plänkler auf schwere Fußtruppen</translation></message>
    <message><source>slings</source><translation>Schleudern</translation></message>
    <message><source>slip back, or are gone</source><translation>schlüpfen zurück oder sind weg</translation></message>
    <message><source>spears, the main line; stop horse</source><translation>Speere, die Hauptlinie; halten Reiter auf</translation></message>
    <message><source>special rule</source><translation>Sonderregel</translation></message>
    <message><source>standing orders answer for the player who is absent (PBM-40)</source><translation>Dauerbefehle antworten für den abwesenden Spieler (PBM-40)</translation></message>
    <message><source>stays away</source><translation>bleibt fort</translation></message>
    <message><source>stream</source><translation>Bach</translation></message>
    <message><source>strikes any flank</source><translation>trifft jede Flanke</translation></message>
    <message><source>strikes the second line</source><translation>stößt gegen die zweite Linie</translation></message>
    <message><source>takes a hit less in shock</source><translation>nimmt im Schock einen Treffer weniger</translation></message>
    <message><source>takes over from skirmishers</source><translation>löst Plänkler ab</translation></message>
    <message><source>teppo</source><translation>Teppo</translation></message>
    <message><source>that turn is over, and only the turn under way is simply taken back (HOP-006)</source><translation>dieser Zug ist vorbei, und nur der laufende lässt sich einfach zurücknehmen (HOP-006)</translation></message>
    <message><source>the archers on its back</source><translation>die Schützen auf seinem Rücken</translation></message>
    <message><source>the army</source><translation>die Armee</translation></message>
    <message><source>the attack comes to nothing: no flank is reached</source><translation>der Angriff misslingt: Keine Flanke wird erreicht</translation></message>
    <message><source>the attackers</source><translation>die Angreifer</translation></message>
    <message><source>the battle is over and everything has been told, so this is not simply taken back (HOP-006)</source><translation>die Schlacht ist vorbei und alles aufgedeckt, darum lässt sich das nicht einfach zurücknehmen (HOP-006)</translation></message>
    <message><source>the cards have been dealt and seen, so the deal is not simply taken back (HOP-006)</source><translation>die Karten sind ausgeteilt und gesehen, darum lässt sich das Austeilen nicht einfach zurücknehmen (HOP-006)</translation></message>
    <message><source>the deck is empty</source><translation>der Stapel ist leer</translation></message>
    <message><source>the defenders</source><translation>die Verteidiger</translation></message>
    <message><source>the ground</source><translation>das Gelände</translation></message>
    <message><source>the hand is full</source><translation>die Hand ist voll</translation></message>
    <message><source>the host comes again</source><translation>das Heer kommt wieder</translation></message>
    <message><source>the inviter begins and the turns alternate; a secret bid would need mails of its own (PBM-05)</source><translation>der Einladende beginnt, und die Züge wechseln sich ab; ein geheimes Gebot bräuchte eigene Mails (PBM-05)</translation></message>
    <message><source>the leader, Command attempts; Rally cards; regrouping</source><translation>der Anführer, so oft wie seine Führung; Sammeln-Karten; Neuordnen</translation></message>
    <message><source>the options of the battle are not those that the rules give (PBM-52)</source><translation>die Optionen der Schlacht sind nicht die, die die Regeln geben (PBM-52)</translation></message>
    <message><source>the player's device must be able to resolve attacks on every unit that stands on the field (PBM-05)</source><translation>das Gerät des Spielers muss Angriffe auf jede Einheit abhandeln können, die auf dem Feld steht (PBM-05)</translation></message>
    <message><source>the side that is absent answers otherwise (PBM-40)</source><translation>die abwesende Seite antwortet anders (PBM-40)</translation></message>
    <message><source>the target leaves</source><translation>das Ziel verlässt das Feld</translation></message>
    <message><source>the turn ends before its last phase (PBM-03)</source><translation>der Zug endet vor seiner letzten Phase (PBM-03)</translation></message>
    <message><source>their missiles go through armour</source><translation>ihre Geschosse durchschlagen Rüstung</translation></message>
    <message><source>there is nothing to choose from</source><translation>es gibt nichts zu wählen</translation></message>
    <message><source>there is nothing to decide</source><translation>es gibt nichts zu entscheiden</translation></message>
    <message><source>this battle has only dice of ten sides</source><translation>diese Schlacht hat nur zehnseitige Würfel</translation></message>
    <message><source>to a side (a die to {battle.rampage.left}: left), own unit {battle.rampage.beside} hits</source><translation>zur Seite (ein Würfel bis {battle.rampage.left}: links), eigene Einheit {battle.rampage.beside} Treffer</translation></message>
    <message><source>to the TQ</source><translation>auf die TQ</translation></message>
    <message><source>to the die</source><translation>auf den Würfel</translation></message>
    <message><source>to the left</source><translation>nach links</translation></message>
    <message><source>to the right</source><translation>nach rechts</translation></message>
    <message><source>to {battle.pursuit.caught}</source><translation>bis {battle.pursuit.caught}</translation></message>
    <message><source>to {battle.rampage.forward}</source><translation>bis {battle.rampage.forward}</translation></message>
    <message><source>to {battle.rampage.nothing}</source><translation>bis {battle.rampage.nothing}</translation></message>
    <message><source>to {battle.rampage.sideways}</source><translation>bis {battle.rampage.sideways}</translation></message>
    <message><source>trampled by its own elephants</source><translation>von den eigenen Elefanten zertrampelt</translation></message>
    <message><source>unit tables are read and not written; choose another format</source><translation>Einheitentabellen werden gelesen, nicht geschrieben; wähle ein anderes Format</translation></message>
    <message><source>units played this turn</source><translation>in diesem Zug gespielte Einheiten</translation></message>
    <message><source>units shoot at enemies near them</source><translation>Einheiten schießen auf Gegner in ihrer Nähe</translation></message>
    <message><source>units that have routed so far</source><translation>bisher geflohene Einheiten</translation></message>
    <message><source>warbands and light foot under Ferocity</source><translation>Kriegerhaufen und leichte Fußtruppen mit Wildheit</translation></message>
    <message><source>warriors with traits of their own</source><translation>Krieger mit eigenen Eigenschaften</translation></message>
    <message><source>which area</source><translation>welcher Abschnitt</translation></message>
    <message><source>which way</source><translation>in welche Richtung</translation></message>
    <message><source>who answers</source><translation>wer antwortet</translation></message>
    <message><source>who challenges</source><translation>wer herausfordert</translation></message>
    <message><source>who is caught</source><translation>wer eingeholt wird</translation></message>
    <message><source>who is lost in the crowd</source><translation>wer im Gedränge verloren geht</translation></message>
    <message><source>who may and will; a check, at most {battle.withdrawal.most} hit, on the flank {battle.withdrawal.most_flanked}</source><translation>wer darf und will; eine Probe, höchstens {battle.withdrawal.most} Treffer, in der Flanke {battle.withdrawal.most_flanked}</translation></message>
    <message><source>whoever attacks must check harder</source><translation>wer angreift, hat eine schwerere Probe</translation></message>
    <message><source>withdrawal, to the die</source><translation>Rückzug, auf den Würfel</translation></message>
    <message><source>woods</source><translation>Wald</translation></message>
    <message><source>{+battle.pursuit.add}, above TQ</source><translation>{+battle.pursuit.add}, über TQ</translation></message>
    <message><source>{+battle.rally.depleted} if depleted before</source><translation>{+battle.rally.depleted}, wenn schon abgenutzt</translation></message>
    <message><source>{battle.rally.good} or more</source><translation>{battle.rally.good} oder mehr</translation></message>
    <message><source>{value} hit less at the start of each turn of its own, on the field, in hand, or rallied in the second line.</source><translation>{value} Treffer weniger zu Beginn jedes eigenen Zugs, auf dem Feld, auf der Hand oder gesammelt in der zweiten Linie.</translation></message>
    <message><source>{value} hit less of its share of a shock. Checks, missiles and ground hurt it as others.</source><translation>{value} Treffer weniger von seinem Anteil an einem Schock. Proben, Geschosse und Gelände schaden ihm wie anderen.</translation></message>
    <message><source>{value} hit more on the other side, in attack and in defence.</source><translation>{value} Treffer mehr auf der anderen Seite, in Angriff und Verteidigung.</translation></message>
    <message><source>{value} hit more on whoever attacks it.</source><translation>{value} Treffer mehr bei dem, der es angreift.</translation></message>
    <message><source>{value} less on the die of all its TQ checks, all battle long.</source><translation>{value} weniger auf den Würfel aller seiner TQ-Proben, die ganze Schlacht.</translation></message>
</context>
<context>
    <name>punic</name>
    <message><source> 1" back, facing the enemy.</source><translation> 1 Zoll zurück, Front zum Gegner.</translation></message>
    <message><source> 4" straight on, through the enemy.</source><translation> 4 Zoll geradeaus weiter, durch den Gegner.</translation></message>
    <message><source> Moves an average die and </source><translation> Bewegt sich einen Durchschnittswürfel und </translation></message>
    <message><source> Within 8" of enemy 1 DP for: </source><translation> Im Umkreis von 8 Zoll um Gegner 1 DP für: </translation></message>
    <message><source> action left.</source><translation> Aktion übrig.</translation></message>
    <message><source> actions left.</source><translation> Aktionen übrig.</translation></message>
    <message><source> after the enemy</source><translation> dem Gegner nach</translation></message>
    <message><source> along the charge; stop at whom it meets.</source><translation> in Angriffsrichtung; beim ersten Getroffenen anhalten.</translation></message>
    <message><source> and cannot conform (PUN-302)</source><translation> und kann sich nicht anschließen (PUN-302)</translation></message>
    <message><source> and cannot detach (PUN-090)</source><translation> und kann nichts abteilen (PUN-090)</translation></message>
    <message><source> and cannot retire behind its triarii (PUN-389)</source><translation> und kann nicht hinter die Triarier zurückgehen (PUN-389)</translation></message>
    <message><source> and charges it.</source><translation> und greift an.</translation></message>
    <message><source> and controls that unit only (PUN-130)</source><translation> und kontrolliert nur diese Einheit (PUN-130)</translation></message>
    <message><source> and fights nobody (PUN-076, PUN-206)</source><translation> und kämpft mit niemandem (PUN-076, PUN-206)</translation></message>
    <message><source> and harms nobody (PUN-202).</source><translation> und schadet niemandem (PUN-202).</translation></message>
    <message><source> and hits nobody.</source><translation> und trifft niemanden.</translation></message>
    <message><source> and is read as one legion; each further one is a row of its own, with a name of its own.</source><translation> und gilt als eine Legion; jede weitere ist eine eigene Zeile mit eigenem Namen.</translation></message>
    <message><source> and may not charge (PUN-197)</source><translation> und darf nicht angreifen (PUN-197)</translation></message>
    <message><source> and moves only with it (PUN-131)</source><translation> und bewegt sich nur damit (PUN-131)</translation></message>
    <message><source> and only there (PUN-049); correct one of the two, and the other follows</source><translation> und nur dort (PUN-049); korrigiere eines von beiden, und das andere folgt</translation></message>
    <message><source> and takes no control test (PUN-132)</source><translation> und legt keine Kontrollprobe ab (PUN-132)</translation></message>
    <message><source> are engaged; those are no target (PUN-180, PUN-385)</source><translation> sind gebunden; die sind kein Ziel (PUN-180, PUN-385)</translation></message>
    <message><source> are in contact.</source><translation> sind in Kontakt.</translation></message>
    <message><source> are near breaking</source><translation> nahe am Brechen</translation></message>
    <message><source> are not in contact (PUN-028)</source><translation> sind nicht in Kontakt (PUN-028)</translation></message>
    <message><source> are of one army (PUN-028)</source><translation> gehören zu einer Armee (PUN-028)</translation></message>
    <message><source> as a unit of their own (</source><translation> als eigene Einheit (</translation></message>
    <message><source> away from the enemy, unformed.</source><translation> vom Gegner weg, aufgelöst.</translation></message>
    <message><source> back by its depth with the triarii in front, formed, and the rest behind them, unformed.</source><translation> um die eigene Tiefe zurück, die Triarier vorn, geschlossen, und die übrigen dahinter, aufgelöst.</translation></message>
    <message><source> bases lost</source><translation> Bases verloren</translation></message>
    <message><source> bases lost, light troops not counted</source><translation> verlorenen Bases, leichte Truppen nicht gezählt</translation></message>
    <message><source> bases to detach (PUN-392)</source><translation> Bases zum Abteilen (PUN-392)</translation></message>
    <message><source> both are</source><translation> sind beide</translation></message>
    <message><source> can do nothing more: </source><translation> kann nichts mehr tun: </translation></message>
    <message><source> cannot conform: no controlled unit of its command moves in the same phase (PUN-131)</source><translation> kann sich nicht anschließen: Keine kontrollierte Einheit des Kommandos bewegt sich in derselben Phase (PUN-131)</translation></message>
    <message><source> cannot evade: only LI, LC and MC do that neither fight, rout nor charge (PUN-387)</source><translation> kann nicht ausweichen: Das tun nur LI, LC und MC, die weder kämpfen noch fliehen noch angreifen (PUN-387)</translation></message>
    <message><source> cannot have the advantage of ground: </source><translation> kann keinen Geländevorteil haben: </translation></message>
    <message><source> cannot leave </source><translation> kann nicht weg von </translation></message>
    <message><source> cannot move straight on</source><translation> kann sich nicht geradeaus bewegen</translation></message>
    <message><source> cannot shoot; only light infantry and light cavalry do (PUN-180, PUN-385)</source><translation> kann nicht schießen; das tun nur leichte Infanterie und leichte Reiterei (PUN-180, PUN-385)</translation></message>
    <message><source> cannot support </source><translation> kann nicht unterstützen: </translation></message>
    <message><source> charge each other and meet half way.</source><translation> greifen einander an und treffen sich auf halbem Weg.</translation></message>
    <message><source> critical hit</source><translation> kritischer Treffer</translation></message>
    <message><source> dice, 6 hits</source><translation> Würfel, 6 trifft</translation></message>
    <message><source> dice, on 5+</source><translation> Würfel, ab 5</translation></message>
    <message><source> dice, on 6</source><translation> Würfel, bei 6</translation></message>
    <message><source> die, 6 hits</source><translation> Würfel, 6 trifft</translation></message>
    <message><source> die, on 6</source><translation> Würfel, bei 6</translation></message>
    <message><source> do not usually cross this ground; say that both players agree if it may (PUN-390)</source><translation> dürfen dieses Gelände gewöhnlich nicht queren; gib an, dass beide Spieler einverstanden sind, wenn sie es dürfen (PUN-390)</translation></message>
    <message><source> down in line, its bases spaced as before.</source><translation> in Linie aufstellen, die Bases in den Abständen wie zuvor.</translation></message>
    <message><source> from being shaken</source><translation> vor dem Erschüttertsein</translation></message>
    <message><source> from where the charge began</source><translation> von dort, wo der Angriff begann</translation></message>
    <message><source> has already inspired this turn and cannot steady too (PUN-380)</source><translation> hat in diesem Zug schon angefeuert und kann nicht auch beruhigen (PUN-380)</translation></message>
    <message><source> has already steadied this turn and cannot inspire too (PUN-380)</source><translation> hat in diesem Zug schon beruhigt und kann nicht auch anfeuern (PUN-380)</translation></message>
    <message><source> has declared a charge and cannot evade</source><translation> hat einen Angriff angesagt und kann nicht ausweichen</translation></message>
    <message><source> has had the DPs of this already (PUN-058)</source><translation> hat die DP dafür schon genommen (PUN-058)</translation></message>
    <message><source> has moved already this turn (PUN-380)</source><translation> hat sich in diesem Zug schon bewegt (PUN-380)</translation></message>
    <message><source> has moved in this phase already (PUN-112)</source><translation> hat sich in dieser Phase schon bewegt (PUN-112)</translation></message>
    <message><source> has no action left (PUN-382)</source><translation> hat keine Aktion mehr (PUN-382)</translation></message>
    <message><source> has no commander.</source><translation> hat keinen Befehlshaber.</translation></message>
    <message><source> has no units to play with (PUN-352)</source><translation> hat keine Einheiten zum Spielen (PUN-352)</translation></message>
    <message><source> has steadied a unit this turn and stays halted (PUN-116)</source><translation> hat in diesem Zug eine Einheit beruhigt und bleibt angehalten (PUN-116)</translation></message>
    <message><source> has steadied this turn and cannot inspire too (PUN-380)</source><translation> hat in diesem Zug beruhigt und kann nicht auch anfeuern (PUN-380)</translation></message>
    <message><source> has taken no control test</source><translation> hat keine Kontrollprobe abgelegt</translation></message>
    <message><source> have lost half of their bases and break.</source><translation> haben die Hälfte ihrer Bases verloren und brechen.</translation></message>
    <message><source> have lost half of their bases: the army is broken.</source><translation> haben die Hälfte ihrer Bases verloren: Die Armee ist gebrochen.</translation></message>
    <message><source> have no unit left in play.</source><translation> haben keine Einheit mehr im Spiel.</translation></message>
    <message><source> have the initiative and act first in every phase.</source><translation> haben die Initiative und handeln in jeder Phase zuerst.</translation></message>
    <message><source> have won the roll and choose (PUN-300)</source><translation> haben den Wurf gewonnen und wählen (PUN-300)</translation></message>
    <message><source> in all.</source><translation> insgesamt.</translation></message>
    <message><source> in phase V.</source><translation> in Phase V.</translation></message>
    <message><source> in range</source><translation> in Reichweite</translation></message>
    <message><source> in the second line</source><translation> in der zweiten Linie</translation></message>
    <message><source> inspires nobody while he stands alone (PUN-113)</source><translation> feuert niemanden an, solange er allein steht (PUN-113)</translation></message>
    <message><source> into contact with </source><translation> in Kontakt mit </translation></message>
    <message><source> is attached and goes with his unit (PUN-112)</source><translation> ist bei einer Einheit und geht mit ihr (PUN-112)</translation></message>
    <message><source> is engaged and cannot evade</source><translation> ist gebunden und kann nicht ausweichen</translation></message>
    <message><source> is in play without a base</source><translation> ist ohne Base im Spiel</translation></message>
    <message><source> is lost (PUN-394)</source><translation> ist verloren (PUN-394)</translation></message>
    <message><source> is of the other army (PUN-053)</source><translation> gehört zur anderen Armee (PUN-053)</translation></message>
    <message><source> is routing and cannot evade</source><translation> ist auf der Flucht und kann nicht ausweichen</translation></message>
    <message><source> is with </source><translation> ist bei </translation></message>
    <message><source> is wounded and may only move (PUN-120)</source><translation> ist verwundet und darf sich nur bewegen (PUN-120)</translation></message>
    <message><source> is wounded and may only move.</source><translation> ist verwundet und darf sich nur bewegen.</translation></message>
    <message><source> is wounded: a second wound kills him</source><translation> ist verwundet: Eine zweite Wunde tötet ihn</translation></message>
    <message><source> is wounded: one action less from now on</source><translation> ist verwundet: von nun an eine Aktion weniger</translation></message>
    <message><source> it is</source><translation> ist sie</translation></message>
    <message><source> left the table</source><translation> hat den Tisch verlassen</translation></message>
    <message><source> lines in quincunx</source><translation> Linien in Quincunx</translation></message>
    <message><source> may move up to 12".</source><translation> darf sich bis zu 12 Zoll bewegen.</translation></message>
    <message><source> may rally.</source><translation> darf sich sammeln.</translation></message>
    <message><source> moves up to </source><translation> bewegt sich bis zu </translation></message>
    <message><source> moves up to 12" and stands alone.</source><translation> bewegt sich bis zu 12 Zoll und steht allein.</translation></message>
    <message><source> must be attached to a unit (PUN-381)</source><translation> muss bei einer Einheit sein (PUN-381)</translation></message>
    <message><source> must charge an enemy within 4" that it may charge.</source><translation> muss einen Gegner im Umkreis von 4 Zoll angreifen, den sie angreifen darf.</translation></message>
    <message><source> must move straight on by dice (PUN-139)</source><translation> muss sich nach Würfeln geradeaus bewegen (PUN-139)</translation></message>
    <message><source> must repeat its last move and does not shoot (PUN-139)</source><translation> muss die letzte Bewegung wiederholen und schießt nicht (PUN-139)</translation></message>
    <message><source> must take a control test.</source><translation> muss eine Kontrollprobe ablegen.</translation></message>
    <message><source> must turn its rear rank back first (PUN-089)</source><translation> muss zuerst das hintere Glied zurückwenden (PUN-089)</translation></message>
    <message><source> must withdraw again (PUN-139)</source><translation> muss erneut zurückgehen (PUN-139)</translation></message>
    <message><source> near enemy</source><translation> nahe am Gegner</translation></message>
    <message><source> or more.</source><translation> oder mehr.</translation></message>
    <message><source> passes through</source><translation> zieht durch</translation></message>
    <message><source> points; the limit of this game is </source><translation> Punkte; das Limit dieses Spiels ist </translation></message>
    <message><source> rampage tests</source><translation> Amoklaufproben</translation></message>
    <message><source> re-formed this turn and may not charge (PUN-158)</source><translation> hat sich in diesem Zug neu formiert und darf nicht angreifen (PUN-158)</translation></message>
    <message><source> routs with </source><translation> flieht mit </translation></message>
    <message><source> shaken at once (PUN-048)</source><translation> sofort erschüttert (PUN-048)</translation></message>
    <message><source> stands alone and moves once more</source><translation> steht allein und bewegt sich noch einmal</translation></message>
    <message><source> stands within 4"?</source><translation> steht im Umkreis von 4 Zoll?</translation></message>
    <message><source> stay halted in phases II and III.</source><translation> bleiben in Phase II und III angehalten.</translation></message>
    <message><source> stays behind, unattached.</source><translation> bleibt zurück, bei keiner Einheit.</translation></message>
    <message><source> straight away from the charge, unformed.</source><translation> gerade vom Angriff weg, aufgelöst.</translation></message>
    <message><source> take the initiative or give it.</source><translation> nehmen die Initiative oder geben sie.</translation></message>
    <message><source> takes none: it shared the same result (PUN-059)</source><translation> nimmt keine: war Teil desselben Ergebnisses (PUN-059)</translation></message>
    <message><source> the legion is</source><translation> ist die Legion</translation></message>
    <message><source> towards the enemy baggage</source><translation> auf den feindlichen Tross zu</translation></message>
    <message><source> up to </source><translation> bis zu </translation></message>
    <message><source> up to keep contact.</source><translation> vor, um Kontakt zu halten.</translation></message>
    <message><source> win the roll</source><translation> gewinnen den Wurf</translation></message>
    <message><source> with 1 action</source><translation> mit 1 Aktion</translation></message>
    <message><source> with understrength triarii.</source><translation> mit unterbesetzten Triariern.</translation></message>
    <message><source> would be inspired more than twice (PUN-115)</source><translation> wäre mehr als zweimal angefeuert (PUN-115)</translation></message>
    <message><source> · close combat</source><translation> · Nahkampf</translation></message>
    <message><source> · in line or column it is shaken at once with </source><translation> · in Linie oder Kolonne sofort erschüttert mit </translation></message>
    <message><source> · shaken or worse by its combat with </source><translation> · erschüttert oder schlimmer durch Nahkampf mit </translation></message>
    <message><source> · triarii understrength</source><translation> · Triarier unterbesetzt</translation></message>
    <message><source>+1, 0 or -1</source><translation>+1, 0 oder -1</translation></message>
    <message><source>, already shaken</source><translation>, schon erschüttert</translation></message>
    <message><source>, attached to </source><translation>, bei </translation></message>
    <message><source>, for as long as it routs (PUN-066)</source><translation>, solange sie flieht (PUN-066)</translation></message>
    <message><source>, half of it after the manoeuvre.</source><translation>, davon die Hälfte nach dem Manöver.</translation></message>
    <message><source>, led by </source><translation>, geführt von </translation></message>
    <message><source>, not by </source><translation>, nicht von </translation></message>
    <message><source>, or halts</source><translation>, oder hält an</translation></message>
    <message><source>, other rough ground </source><translation>, anderes raues Gelände </translation></message>
    <message><source>, shaken at </source><translation>, erschüttert ab </translation></message>
    <message><source>, understrength: half</source><translation>, unterbesetzt: halb</translation></message>
    <message><source>, unformed; it charges whom it meets.</source><translation>, aufgelöst; sie greift an, auf wen sie trifft.</translation></message>
    <message><source>, which is routing: a free hack.</source><translation>, auf der Flucht: ein freier Schlag.</translation></message>
    <message><source>, which stays in contact.</source><translation>: bleibt in Kontakt.</translation></message>
    <message><source>. A successor with 1 action arrives next turn.</source><translation>. Ein Nachfolger mit 1 Aktion trifft im nächsten Zug ein.</translation></message>
    <message><source>. It takes a gap within 1" of its way, bursts through all else, and ends clear of troops.</source><translation>. Er nimmt eine Lücke bis 1 Zoll neben seinem Weg, bricht durch alles andere und endet frei von Truppen.</translation></message>
    <message><source>1 DP for each die of </source><translation>1 DP für jeden Würfel mit </translation></message>
    <message><source>1 DP for each hit; on elephants a rampage test</source><translation>1 DP je Treffer; bei Elefanten eine Amoklaufprobe</translation></message>
    <message><source>1 DP within 8" of enemy</source><translation>1 DP bei Gegner im Umkreis von 8 Zoll</translation></message>
    <message><source>1 base</source><translation>1 Base</translation></message>
    <message><source>1 combat die more this turn, {ruleset.leader.inspire_most} at most</source><translation>1 Kampfwürfel mehr in diesem Zug, höchstens {ruleset.leader.inspire_most}</translation></message>
    <message><source>5 and 6 hit</source><translation>5 und 6 treffen</translation></message>
    <message><source>: 1 more die in combat this turn.</source><translation>: in diesem Zug 1 Würfel mehr im Nahkampf.</translation></message>
    <message><source>: D6 of the move</source><translation>: W6 der Bewegung</translation></message>
    <message><source>: a cavalry command has at most one unit of medium or heavy infantry.</source><translation>: Ein Reitereikommando hat höchstens eine Einheit mittlerer oder schwerer Infanterie.</translation></message>
    <message><source>: a cavalry command has no elephants.</source><translation>: Ein Reitereikommando hat keine Elefanten.</translation></message>
    <message><source>: a command is of infantry ("inf") or of cavalry ("cav").</source><translation>: Ein Kommando besteht aus Infanterie („inf“) oder aus Reiterei („cav“).</translation></message>
    <message><source>: a legion without a base cannot fight (PUN-352)</source><translation>: Eine Legion ohne Base kann nicht kämpfen (PUN-352)</translation></message>
    <message><source>: a row has no name.</source><translation>: Eine Zeile hat keinen Namen.</translation></message>
    <message><source>: actions used</source><translation>: verbrauchte Aktionen</translation></message>
    <message><source>: an infantry command has at most one unit of cavalry.</source><translation>: Ein Infanteriekommando hat höchstens eine Einheit Reiterei.</translation></message>
    <message><source>: army broken</source><translation>: Armee gebrochen</translation></message>
    <message><source>: at least one base must be in contact (PUN-388)</source><translation>: Mindestens eine Base muss in Kontakt sein (PUN-388)</translation></message>
    <message><source>: attempt of this turn made</source><translation>: Versuch dieses Zuges gemacht</translation></message>
    <message><source>: attempt to stop it</source><translation>: Versuch, ihn aufzuhalten</translation></message>
    <message><source>: attempts to stop it</source><translation>: Versuche, ihn aufzuhalten</translation></message>
    <message><source>: average die of the move</source><translation>: Durchschnittswürfel der Bewegung</translation></message>
    <message><source>: average die of the run</source><translation>: Durchschnittswürfel des Laufs</translation></message>
    <message><source>: caught by</source><translation>: eingeholt von</translation></message>
    <message><source>: conforms to</source><translation>: schließt sich an</translation></message>
    <message><source>: critical die</source><translation>: kritischer Würfel</translation></message>
    <message><source>: die of death</source><translation>: Todeswürfel</translation></message>
    <message><source>: direction of the rampage</source><translation>: Richtung des Amoklaufs</translation></message>
    <message><source>: direction of the rampage it owes in phase III (0: none)</source><translation>: Richtung des in Phase III fälligen Amoklaufs (0: keiner)</translation></message>
    <message><source>: each elephant base is a unit of its own.</source><translation>: Jede Elefantenbase ist eine eigene Einheit.</translation></message>
    <message><source>: each elephant is a unit of its own; give it one base (PUN-352)</source><translation>: Jeder Elefant ist eine eigene Einheit; gib ihm eine Base (PUN-352)</translation></message>
    <message><source>: each makes its own manoeuvres (PUN-131)</source><translation>: Jede macht ihre eigenen Manöver (PUN-131)</translation></message>
    <message><source>: elephants are of C grade.</source><translation>: Elefanten sind von Klasse C.</translation></message>
    <message><source>: elephants take no morale DPs (PUN-057)</source><translation>: Elefanten nehmen keine Moral-DP (PUN-057)</translation></message>
    <message><source>: every unit is under control.</source><translation>: Jede Einheit ist unter Kontrolle.</translation></message>
    <message><source>: fight next turn only</source><translation>: kämpfen erst im nächsten Zug</translation></message>
    <message><source>: fought this turn</source><translation>: in diesem Zug gekämpft</translation></message>
    <message><source>: free hack to come from</source><translation>: freier Schlag steht aus von</translation></message>
    <message><source>: free hack, </source><translation>: freier Schlag, </translation></message>
    <message><source>: how does the charge end?</source><translation>: Wie endet der Angriff?</translation></message>
    <message><source>: in play</source><translation>: im Spiel</translation></message>
    <message><source>: inches it goes</source><translation>: Zoll Bewegung</translation></message>
    <message><source>: inches of the evade</source><translation>: Zoll des Ausweichens</translation></message>
    <message><source>: it cannot be caught (</source><translation>: nicht einzuholen (</translation></message>
    <message><source>: it has no choice</source><translation>: sie hat keine Wahl</translation></message>
    <message><source>: it is broken</source><translation>: Sie ist gebrochen</translation></message>
    <message><source>: it is so at </source><translation>: Das ist sie bei </translation></message>
    <message><source>: its leader may adjust it.</source><translation>: Der Anführer darf sie anpassen.</translation></message>
    <message><source>: last move</source><translation>: letzte Bewegung</translation></message>
    <message><source>: light infantry for close combat should be A or B.</source><translation>: Leichte Infanterie für den Nahkampf sollte A oder B sein.</translation></message>
    <message><source>: minor obstacle or light wood </source><translation>: kleines Hindernis oder lichter Wald </translation></message>
    <message><source>: moved in phase I</source><translation>: bewegt in Phase I</translation></message>
    <message><source>: moved in phase III</source><translation>: bewegt in Phase III</translation></message>
    <message><source>: moved in the turn before</source><translation>: im Zug zuvor bewegt</translation></message>
    <message><source>: new direction</source><translation>: neue Richtung</translation></message>
    <message><source>: no longer shaken</source><translation>: nicht mehr erschüttert</translation></message>
    <message><source>: no more than 20 units fight in one combat</source><translation>: Höchstens 20 Einheiten kämpfen in einem Nahkampf</translation></message>
    <message><source>: no unit of this side is engaged in the combat (PUN-388)</source><translation>: Keine Einheit dieser Seite ist im Nahkampf gebunden (PUN-388)</translation></message>
    <message><source>: nobody is left to take DPs for it (PUN-058)</source><translation>: Niemand ist mehr da, der dafür DP nähme (PUN-058)</translation></message>
    <message><source>: nobody stands within 4".</source><translation>: Niemand steht im Umkreis von 4 Zoll.</translation></message>
    <message><source>: on the run or charging</source><translation>: im Laufen oder im Angriff</translation></message>
    <message><source>: only LI, LC and MC evade</source><translation>: Nur LI, LC und MC weichen aus</translation></message>
    <message><source>: only formed troops that have not been burst through in this phase do (</source><translation>: Das tun nur geschlossene Truppen, die in dieser Phase noch nicht durchbrochen wurden (</translation></message>
    <message><source>: rampage test</source><translation>: Amoklaufprobe</translation></message>
    <message><source>: ranks are relieved on a halt, a fall-back or a follow-up (PUN-279)</source><translation>: Treffen werden beim Anhalten, Zurückweichen oder Nachsetzen abgelöst (PUN-279)</translation></message>
    <message><source>: ranks closed</source><translation>: Reihen geschlossen</translation></message>
    <message><source>: ranks open</source><translation>: Reihen geöffnet</translation></message>
    <message><source>: rear rank faces front</source><translation>: hinteres Glied nach vorn</translation></message>
    <message><source>: rear rank turned</source><translation>: hinteres Glied gewendet</translation></message>
    <message><source>: reliefs used</source><translation>: verbrauchte Ablösungen</translation></message>
    <message><source>: round of its combat</source><translation>: Runde ihres Nahkampfs</translation></message>
    <message><source>: second die of death</source><translation>: zweiter Todeswürfel</translation></message>
    <message><source>: second die of the run</source><translation>: zweiter Würfel des Laufs</translation></message>
    <message><source>: skirmishers should be C or D.</source><translation>: Plänkler sollten C oder D sein.</translation></message>
    <message><source>: stand or evade before </source><translation>: standhalten oder ausweichen vor </translation></message>
    <message><source>: stands with</source><translation>: steht bei</translation></message>
    <message><source>: the army is broken.</source><translation>: Die Armee ist gebrochen.</translation></message>
    <message><source>: the leader's adjustment is settled</source><translation>: Die Anpassung durch den Anführer ist entschieden</translation></message>
    <message><source>: through the lanes?</source><translation>: durch die Gassen?</translation></message>
    <message><source>: to ask who stands within 4"</source><translation>: zu fragen, wer im Umkreis von 4 Zoll steht</translation></message>
    <message><source>: turn in which his second in command comes (0: never)</source><translation>: Zug, in dem sein Stellvertreter kommt (0: nie)</translation></message>
    <message><source>: volleys this turn</source><translation>: Salven in diesem Zug</translation></message>
    <message><source>: which units are not under control?</source><translation>: Welche Einheiten sind nicht unter Kontrolle?</translation></message>
    <message><source>: who of </source><translation>: Wer von </translation></message>
    <message><source>: whom does it catch or meet?</source><translation>: Wen holt sie ein, auf wen trifft sie?</translation></message>
    <message><source>; a unit fights in one combat only (PUN-388)</source><translation>; eine Einheit kämpft nur in einem Nahkampf (PUN-388)</translation></message>
    <message><source>; he joins no unit now.</source><translation>; er schließt sich jetzt keiner Einheit an.</translation></message>
    <message><source>; he may still move, but neither steady nor inspire (PUN-120).</source><translation>; er darf sich noch bewegen, aber weder beruhigen noch anfeuern (PUN-120).</translation></message>
    <message><source>; it is still unformed.</source><translation>; noch immer aufgelöst.</translation></message>
    <message><source>; it stops short (PUN-208)</source><translation>; hält vorher an (PUN-208)</translation></message>
    <message><source>A combat of the Trebia: dice by the handful, exact odds, losses, and how to take it all back.</source><translation>Ein Nahkampf der Trebia: Würfel mit vollen Händen, genaue Chancen, Verluste, und wie man alles zurücknimmt.</translation></message>
    <message><source>A formed unit of either army that rampaging elephants burst through takes them once a phase, however many elephants there are. Unformed troops, elephants and a legion with open ranks take none.</source><translation>Eine geschlossene Einheit einer der beiden Armeen, durch die Amok laufende Elefanten brechen, nimmt diese DP einmal je Phase, wie viele Elefanten es auch sind. Aufgelöste Truppen, Elefanten und eine Legion mit geöffneten Reihen nehmen keine.</translation></message>
    <message><source>A general has two actions, a commander one: join a unit, inspire it (a die more in combat) or steady it (a disorder point less). Units within four inches of a leader are under control; others test what they do.</source><translation>Ein General hat zwei Aktionen, ein Befehlshaber eine: sich einer Einheit anschließen, sie anfeuern (ein Würfel mehr im Nahkampf) oder beruhigen (ein Unordnungspunkt weniger). Einheiten im Umkreis von vier Zoll um einen Anführer sind unter Kontrolle; andere legen eine Probe ab, was sie tun.</translation></message>
    <message><source>A grade</source><translation>Klasse A</translation></message>
    <message><source>A grade infantry</source><translation>Infanterie der Klasse A</translation></message>
    <message><source>A hill on one flank, over which the horse fought first.</source><translation>Ein Hügel an einer Flanke, um den zuerst die Reiterei kämpfte.</translation></message>
    <message><source>A leader has steadied it this turn.</source><translation>Ein Anführer hat sie in diesem Zug beruhigt.</translation></message>
    <message><source>A leader is captured</source><translation>Ein Anführer wird gefangen</translation></message>
    <message><source>A leader is with this unit: he controls it, inspires it, and shares its dangers.</source><translation>Ein Anführer ist bei dieser Einheit: Er kontrolliert sie, feuert sie an und teilt ihre Gefahren.</translation></message>
    <message><source>A leader with one action more.</source><translation>Ein Anführer mit einer Aktion mehr.</translation></message>
    <message><source>A leader's action, the die that says how far a unit moves, and a charge: one turn of the Trebia.</source><translation>Die Aktion eines Anführers, der Würfel, der sagt, wie weit eine Einheit zieht, und ein Angriff: ein Zug der Trebia.</translation></message>
    <message><source>A legion in quincunx puts its maniples behind one another to leave lanes, or closes them again.</source><translation>Eine Legion in Quincunx stellt ihre Manipel hintereinander, um Gassen zu lassen, oder schließt sie wieder.</translation></message>
    <message><source>A legion in quincunx turns its last line to the rear, or back to the front.</source><translation>Eine Legion in Quincunx wendet ihre letzte Linie nach hinten oder wieder nach vorn.</translation></message>
    <message><source>A legion in quincunx whose front line fights supports itself while its third line faces front. Does not add to another support.</source><translation>Eine Legion in Quincunx, deren vordere Linie kämpft, unterstützt sich selbst, solange ihre dritte Linie nach vorn steht. Kommt nicht zu einer anderen Unterstützung hinzu.</translation></message>
    <message><source>A legion in quincunx, with open ranks too, turns maniples to its flanks; it has a rear.</source><translation>Eine Legion in Quincunx, auch mit geöffneten Reihen, dreht Manipel zu ihren Flanken; einen Rücken hat sie.</translation></message>
    <message><source>A legion stands in three lines. Tired hastati are relieved by principes, and behind both stand the triarii.</source><translation>Eine Legion steht in drei Linien. Ermüdete Hastaten werden von Principes abgelöst, und hinter beiden stehen die Triarier.</translation></message>
    <message><source>A legion: three lines that relieve each other, with its grade from A, the best, to D.</source><translation>Eine Legion: drei Linien, die einander ablösen, mit ihrer Klasse von A, der besten, bis D.</translation></message>
    <message><source>A march starts and ends beyond 8" of all enemy (PUN-391)</source><translation>Ein Marsch beginnt und endet jenseits von 8 Zoll von allen Gegnern (PUN-391)</translation></message>
    <message><source>A move costs nothing here, but its length is up to a die.</source><translation>Eine Bewegung kostet hier nichts, aber ihre Länge bestimmt ein Würfel.</translation></message>
    <message><source>A rear rank that has turned about meets an enemy behind it face to face.</source><translation>Ein hinteres Glied, das kehrtgemacht hat, steht einem Gegner im Rücken Front gegen Front gegenüber.</translation></message>
    <message><source>A river across the table before the Roman deployment; a watercourse with brush near one flank.</source><translation>Ein Fluss quer über den Tisch vor der römischen Aufstellung; ein Wasserlauf mit Gebüsch an einer Flanke.</translation></message>
    <message><source>A second half-move manoeuvre makes a full move.</source><translation>Ein zweites Manöver für eine halbe Bewegung macht eine volle Bewegung daraus.</translation></message>
    <message><source>A second in command takes the place of </source><translation>Ein Stellvertreter tritt an die Stelle von </translation></message>
    <message><source>A turn has seven phases. In each one side acts, then the other, so that moves, charges and combats happen at the same time. Who won the initiative acts first all turn.</source><translation>Ein Zug hat sieben Phasen. In jeder handelt eine Seite, dann die andere, sodass Bewegungen, Angriffe und Nahkämpfe gleichzeitig geschehen. Wer die Initiative gewonnen hat, handelt den ganzen Zug zuerst.</translation></message>
    <message><source>A turn is leaders, control, light troops, moves, charges, combat and what follows from it. Optio keeps the order and the books; you keep the table.</source><translation>Ein Zug besteht aus Anführern, Kontrolle, leichten Truppen, Bewegungen, Angriffen, Nahkampf und dem, was daraus folgt. Optio hält die Reihenfolge und führt Buch; du führst den Tisch.</translation></message>
    <message><source>A unit is a few bases of one kind, graded A (veterans) to D (levies).</source><translation>Eine Einheit besteht aus einigen Bases einer Art, in Klassen von A (Veteranen) bis D (Aufgebot).</translation></message>
    <message><source>A: drilled veterans</source><translation>A: gedrillte Veteranen</translation></message>
    <message><source>About-face</source><translation>Kehrtwende</translation></message>
    <message><source>Add a D6 to the move</source><translation>W6 zur Bewegung dazunehmen</translation></message>
    <message><source>Add the third die</source><translation>Dritten Würfel dazunehmen</translation></message>
    <message><source>Adjust</source><translation>Anpassen</translation></message>
    <message><source>Advantage of ground</source><translation>Geländevorteil</translation></message>
    <message><source>Africans, Greeks, triarii</source><translation>Afrikaner, Griechen, Triarier</translation></message>
    <message><source>After a beaten enemy, and out of hand until it stops.</source><translation>Hinter einem geschlagenen Gegner her und außer Kontrolle, bis sie anhält.</translation></message>
    <message><source>After combat</source><translation>Nach dem Nahkampf</translation></message>
    <message><source>After-combat moves</source><translation>Bewegungen nach dem Nahkampf</translation></message>
    <message><source>Afterwards</source><translation>Danach</translation></message>
    <message><source>Agreed</source><translation>Vereinbart</translation></message>
    <message><source>All are under control.</source><translation>Alle sind unter Kontrolle.</translation></message>
    <message><source>All dice are thrown (PUN-147)</source><translation>Alle Würfel sind geworfen (PUN-147)</translation></message>
    <message><source>All other troops move, manoeuvre, or stay and redress; unattached leaders move.</source><translation>Alle anderen Truppen bewegen sich, manövrieren oder bleiben und ordnen Reihen; allein stehende Anführer bewegen sich.</translation></message>
    <message><source>All others, elephants too</source><translation>Alle anderen, auch Elefanten</translation></message>
    <message><source>All responses come before the charges move: </source><translation>Alle Reaktionen kommen, bevor sich die Angriffe bewegen: </translation></message>
    <message><source>Also when it receives a charge; not when it pursues. A legion counts as heavy infantry while its triarii fight.</source><translation>Auch wenn sie einen Angriff empfängt; nicht, wenn sie verfolgt. Eine Legion gilt als schwere Infanterie, solange ihre Triarier kämpfen.</translation></message>
    <message><source>An army that has lost half of its bases is broken; light troops are not counted.</source><translation>Eine Armee, die die Hälfte ihrer Bases verloren hat, ist gebrochen; leichte Truppen zählen nicht.</translation></message>
    <message><source>An average die for foot, faces 2 to 5. Below are the things that would slow them down; none applies. Roll.</source><translation>Ein Durchschnittswürfel für Fußvolk, Augen 2 bis 5. Darunter steht, was es verlangsamen würde; nichts davon trifft zu. Würfle.</translation></message>
    <message><source>An open plain.</source><translation>Eine offene Ebene.</translation></message>
    <message><source>An unformed unit takes up any formation and facing once what unformed it is over. It does not charge this turn.</source><translation>Eine aufgelöste Einheit nimmt jede Formation und Front ein, sobald vorbei ist, was sie aufgelöst hat. Sie greift in diesem Zug nicht an.</translation></message>
    <message><source>And the next: who stands within 4"?</source><translation>Und das nächste: Wer steht im Umkreis von 4 Zoll?</translation></message>
    <message><source>And their target: Legio I.</source><translation>Und ihr Ziel: Legio I.</translation></message>
    <message><source>And then</source><translation>Und dann</translation></message>
    <message><source>Another action of </source><translation>Weitere Aktion von </translation></message>
    <message><source>Another move die</source><translation>Noch ein Bewegungswürfel</translation></message>
    <message><source>Answer</source><translation>Antworten</translation></message>
    <message><source>Any engaged unit shaken</source><translation>Eine gebundene Einheit erschüttert</translation></message>
    <message><source>Any other troops</source><translation>Alle anderen Truppen</translation></message>
    <message><source>Any other troops, elephants too</source><translation>Alle anderen Truppen, auch Elefanten</translation></message>
    <message><source>Any unit</source><translation>Jede Einheit</translation></message>
    <message><source>Are {other} and {unit} within 4 inches of each other?</source><translation>Sind {other} und {unit} höchstens 4 Zoll voneinander entfernt?</translation></message>
    <message><source>Are {unit} and {other} in contact?</source><translation>Sind {unit} und {other} in Kontakt?</translation></message>
    <message><source>Armies break</source><translation>Armeen brechen</translation></message>
    <message><source>As the player wishes</source><translation>Wie der Spieler will</translation></message>
    <message><source>At elephants</source><translation>Auf Elefanten</translation></message>
    <message><source>At whom (the nearest)</source><translation>Auf wen (den Nächsten)</translation></message>
    <message><source>Attempt</source><translation>Versuch</translation></message>
    <message><source>AvD</source><translation>AvD</translation></message>
    <message><source>AvD is an average die: 2, 3, 3, 4, 4, 5.</source><translation>AvD ist ein Durchschnittswürfel: 2, 3, 3, 4, 4, 5.</translation></message>
    <message><source>Average dice</source><translation>Durchschnittswürfel</translation></message>
    <message><source>B grade formed infantry that did not charge</source><translation>Geschlossene Infanterie der Klasse B, die nicht angriff</translation></message>
    <message><source>B: good</source><translation>B: gut</translation></message>
    <message><source>Bases</source><translation>Bases</translation></message>
    <message><source>Bases in contact</source><translation>Bases in Kontakt</translation></message>
    <message><source>Bases in range</source><translation>Bases in Reichweite</translation></message>
    <message><source>Bases lost</source><translation>Verlorene Bases</translation></message>
    <message><source>Bases lost of the army's strength, and how many break it.</source><translation>Verlorene Bases von der Stärke der Armee, und wie viele sie brechen.</translation></message>
    <message><source>Bases of the target that fight nobody</source><translation>Bases des Ziels ohne Gegner</translation></message>
    <message><source>Bases that fight</source><translation>Kämpfende Bases</translation></message>
    <message><source>Battle DP on a shaken unit</source><translation>Kampf-DP bei erschütterter Einheit</translation></message>
    <message><source>Behind {unit}</source><translation>Hinter {unit}</translation></message>
    <message><source>Between line, column and quincunx; a turn to the flank is such a change too.</source><translation>Zwischen Linie, Kolonne und Quincunx; auch eine Drehung zur Flanke ist ein solcher Wechsel.</translation></message>
    <message><source>Beyond 8 inches</source><translation>Jenseits von 8 Zoll</translation></message>
    <message><source>Both armies are beaten: a draw.</source><translation>Beide Armeen sind geschlagen: unentschieden.</translation></message>
    <message><source>Both roll </source><translation>Beide würfeln </translation></message>
    <message><source>Both sides declare charges; then responses and charge moves.</source><translation>Beide Seiten sagen Angriffe an; dann Reaktionen und Angriffsbewegungen.</translation></message>
    <message><source>Both sides have moved, and charges are declared. Tap Libyans I again, who are close enough.</source><translation>Beide Seiten haben sich bewegt, und Angriffe werden angesagt. Tippe wieder auf Libyans I, die nahe genug sind.</translation></message>
    <message><source>Both sides roll a D6; the higher takes the initiative or gives it away.</source><translation>Beide Seiten würfeln einen W6; die höhere nimmt die Initiative oder gibt sie ab.</translation></message>
    <message><source>Both sides, phase by phase</source><translation>Beide Seiten, Phase für Phase</translation></message>
    <message><source>By agreement </source><translation>Nach Vereinbarung: </translation></message>
    <message><source>By how much does the leader change the test of {unit}?</source><translation>Um wie viel ändert der Anführer die Probe von {unit}?</translation></message>
    <message><source>C and D grade redress only when every enemy is more than 4" away (PUN-384)</source><translation>Klasse C und D ordnen Reihen nur, wenn jeder Gegner mehr als 4 Zoll entfernt ist (PUN-384)</translation></message>
    <message><source>C, elephants</source><translation>C, Elefanten</translation></message>
    <message><source>C: average</source><translation>C: durchschnittlich</translation></message>
    <message><source>Can {unit} make the move?</source><translation>Kann {unit} die Bewegung ausführen?</translation></message>
    <message><source>Carthage has the initiative, and Hannibal has joined his Libyans. A leader's actions are what you command with. Tap Hannibal.</source><translation>Karthago hat die Initiative, und Hannibal hat sich seinen Libyern angeschlossen. Mit den Aktionen der Anführer führst du. Tippe auf Hannibal.</translation></message>
    <message><source>Carthage: elephants in front, then three lines of foot, the veterans last; the weaker horse on the wings. Rome: maniples one behind the other, with lanes between them.</source><translation>Karthago: Elefanten vorn, dann drei Linien Fußvolk, die Veteranen zuletzt; die schwächere Reiterei auf den Flügeln. Rom: Manipel hintereinander, mit Gassen dazwischen.</translation></message>
    <message><source>Carthage: foot in the middle, elephants and horse on both wings. Rome: four legions abreast, the horse on the wings.</source><translation>Karthago: Fußvolk in der Mitte, Elefanten und Reiterei auf beiden Flügeln. Rom: vier Legionen nebeneinander, die Reiterei auf den Flügeln.</translation></message>
    <message><source>Case</source><translation>Fall</translation></message>
    <message><source>Caught</source><translation>Eingeholt</translation></message>
    <message><source>Caught, or run into somebody</source><translation>Eingeholt oder in jemanden gelaufen</translation></message>
    <message><source>Cavalry against unformed infantry</source><translation>Reiterei gegen aufgelöste Infanterie</translation></message>
    <message><source>Cavalry facing formed infantry</source><translation>Reiterei gegen geschlossene Infanterie</translation></message>
    <message><source>Cavalry in a second or later round</source><translation>Reiterei in einer zweiten oder späteren Runde</translation></message>
    <message><source>Cavalry that charged cavalry and light infantry only</source><translation>Reiterei, die nur Reiterei und leichte Infanterie angriff</translation></message>
    <message><source>Cavalry that charged formed infantry</source><translation>Reiterei, die geschlossene Infanterie angriff</translation></message>
    <message><source>Change formation or turn to the flank</source><translation>Formation ändern oder zur Flanke drehen</translation></message>
    <message><source>Charge move</source><translation>Angriffsbewegung</translation></message>
    <message><source>Charge, pursuit, follow-up or freshly relieved lines, one of them; they do not add up.</source><translation>Angriff, Verfolgung, Nachsetzen oder frisch abgelöste Treffen, eines davon; sie werden nicht addiert.</translation></message>
    <message><source>Charged in flank or rear</source><translation>In Flanke oder Rücken angegriffen</translation></message>
    <message><source>Charged unit</source><translation>Angegriffene Einheit</translation></message>
    <message><source>Charger</source><translation>Angreifende Einheit</translation></message>
    <message><source>Charges</source><translation>Angriffe</translation></message>
    <message><source>Charges a legion with open ranks</source><translation>Greift eine Legion mit geöffneten Reihen an</translation></message>
    <message><source>Choose</source><translation>Wählen</translation></message>
    <message><source>Combat dice</source><translation>Kampfwürfel</translation></message>
    <message><source>Combat results</source><translation>Nahkampfergebnisse</translation></message>
    <message><source>Combatants of the first side</source><translation>Kämpfer der ersten Seite</translation></message>
    <message><source>Combatants of the other side</source><translation>Kämpfer der anderen Seite</translation></message>
    <message><source>Combats from right to left as the side with the initiative sees them.</source><translation>Nahkämpfe von rechts nach links, wie die Seite mit der Initiative sie sieht.</translation></message>
    <message><source>Command</source><translation>Kommando</translation></message>
    <message><source>Commander</source><translation>Befehlshaber</translation></message>
    <message><source>Conform to a controlled unit</source><translation>An kontrollierte Einheit anschließen</translation></message>
    <message><source>Control test</source><translation>Kontrollprobe</translation></message>
    <message><source>Control test: the die</source><translation>Kontrollprobe: der Würfel</translation></message>
    <message><source>Control test: the result</source><translation>Kontrollprobe: das Ergebnis</translation></message>
    <message><source>Control tests: </source><translation>Kontrollproben: </translation></message>
    <message><source>Controlled by</source><translation>Kontrolliert von</translation></message>
    <message><source>Correct</source><translation>Korrigieren</translation></message>
    <message><source>Correct a contact</source><translation>Kontakt korrigieren</translation></message>
    <message><source>Costs a full move.</source><translation>Kostet eine volle Bewegung.</translation></message>
    <message><source>Costs half a move.</source><translation>Kostet eine halbe Bewegung.</translation></message>
    <message><source>Costs its distance.</source><translation>Kostet die Strecke.</translation></message>
    <message><source>Costs nothing of the move.</source><translation>Kostet nichts von der Bewegung.</translation></message>
    <message><source>Count them for each side of a combat. The main unit, the one with the most bases fighting, brings its factors; each counts once for the side.</source><translation>Für jede Seite eines Nahkampfs zählen. Die Haupteinheit, die mit den meisten kämpfenden Bases, bringt ihre Faktoren ein; jeder zählt einmal für die Seite.</translation></message>
    <message><source>Crew stops the rampage, killing the animals, at the end of phase I</source><translation>Treiber beenden den Amoklauf und töten die Tiere, am Ende von Phase I</translation></message>
    <message><source>Critical die, for each critical hit</source><translation>Kritischer Würfel, für jeden kritischen Treffer</translation></message>
    <message><source>D6 for each base of the catcher in contact</source><translation>W6 für jede Base des Einholenden in Kontakt</translation></message>
    <message><source>D6 needed</source><translation>Nötiger W6</translation></message>
    <message><source>D6 of the move</source><translation>W6 der Bewegung</translation></message>
    <message><source>D6 read as average</source><translation>W6 als Durchschnitt gelesen</translation></message>
    <message><source>D: poor</source><translation>D: schlecht</translation></message>
    <message><source>DPs</source><translation>DP</translation></message>
    <message><source>DPs are taken one at a time. A base lost is one stand, from the rank that fights, otherwise from the front.</source><translation>DP werden einzeln genommen. Eine verlorene Base ist eine ganze Base, aus dem kämpfenden Glied, sonst von vorn.</translation></message>
    <message><source>DPs, wound</source><translation>DP, Wunde</translation></message>
    <message><source>Declare a charge</source><translation>Angriff ansagen</translation></message>
    <message><source>Declare charges</source><translation>Angriffe ansagen</translation></message>
    <message><source>Deploy</source><translation>Aufstellen</translation></message>
    <message><source>Detach</source><translation>Abteilen</translation></message>
    <message><source>Detach from a legion</source><translation>Von einer Legion abteilen</translation></message>
    <message><source>Dice by the handful</source><translation>Würfel mit vollen Händen</translation></message>
    <message><source>Dice of a volley, in this order</source><translation>Würfel einer Salve, in dieser Reihenfolge</translation></message>
    <message><source>Did the move take {unit} off the table?</source><translation>Hat die Bewegung {unit} vom Tisch geführt?</translation></message>
    <message><source>Did {unit} charge {other}?</source><translation>Hat {unit} {other} angegriffen?</translation></message>
    <message><source>Die of death</source><translation>Todeswürfel</translation></message>
    <message><source>Die of death of an attached leader: unit shot with DPs, or in combat</source><translation>Todeswürfel eines Anführers bei einer Einheit: Einheit mit DP beschossen oder im Nahkampf</translation></message>
    <message><source>Die or addition</source><translation>Würfel oder Zuschlag</translation></message>
    <message><source>Difference</source><translation>Differenz</translation></message>
    <message><source>Direction</source><translation>Richtung</translation></message>
    <message><source>Direction of a rampage</source><translation>Richtung eines Amoklaufs</translation></message>
    <message><source>Disorder points</source><translation>Unordnungspunkte</translation></message>
    <message><source>Disorder points, DPs: the unit fights worse with each, and at a number that depends on its grade it is shaken.</source><translation>Unordnungspunkte, DP: Mit jedem kämpft die Einheit schlechter, und bei einer Zahl, die von ihrer Klasse abhängt, ist sie erschüttert.</translation></message>
    <message><source>Distances in inches</source><translation>Entfernungen in Zoll</translation></message>
    <message><source>Do it</source><translation>Ausführen</translation></message>
    <message><source>Do the bases of {unit} stand still?</source><translation>Stehen die Bases von {unit} still?</translation></message>
    <message><source>Do units that one leader moves in the same phase move on one set of dice?</source><translation>Bewegen sich Einheiten, die ein Anführer in derselben Phase bewegt, mit denselben Würfeln?</translation></message>
    <message><source>Does a points limit bind the armies?</source><translation>Gilt für die Armeen ein Punktelimit?</translation></message>
    <message><source>Does cover protect {unit} against these shots?</source><translation>Schützt Deckung {unit} gegen diesen Beschuss?</translation></message>
    <message><source>Does one side defend the edge of a wood, higher ground or field works against the other?</source><translation>Verteidigt eine Seite einen Waldrand, höheres Gelände oder Feldbefestigungen gegen die andere?</translation></message>
    <message><source>Does the charge of {unit} lead through rough ground?</source><translation>Führt der Angriff von {unit} durch raues Gelände?</translation></message>
    <message><source>Does the move of {unit} lead through rough ground?</source><translation>Führt die Bewegung von {unit} durch raues Gelände?</translation></message>
    <message><source>Does the move start and end beyond 8 inches of all enemy?</source><translation>Beginnt und endet die Bewegung jenseits von 8 Zoll von allen Gegnern?</translation></message>
    <message><source>Does the winner of the roll take the initiative or give it to the other side?</source><translation>Nimmt der Gewinner des Wurfs die Initiative, oder gibt er sie der anderen Seite?</translation></message>
    <message><source>Each DP</source><translation>Jeder DP</translation></message>
    <message><source>Each DP of the shooter</source><translation>Jeder DP des Schützen</translation></message>
    <message><source>Each base is a unit of its own, always of C grade, without formation, fatigue, DPs or casualties.</source><translation>Jede Base ist eine eigene Einheit, immer Klasse C, ohne Formation, Ermüdung, DP oder Baseverluste.</translation></message>
    <message><source>Each engaged unit takes the first row that fits it, by its own grade, formation and state. DPs come before bases, bases before moves. Elephants take a rampage test for each DP.</source><translation>Für jede gebundene Einheit gilt die erste passende Zeile, nach eigener Klasse, Formation und eigenem Zustand. DP kommen vor Bases, Bases vor Bewegungen. Elefanten machen für jeden DP eine Amoklaufprobe.</translation></message>
    <message><source>Each formed infantry unit they pass through takes one more DP, however many elephants. One that scores a critical hit stays out of it.</source><translation>Jede geschlossene Infanterieeinheit, durch die sie ziehen, nimmt einen DP mehr, wie viele Elefanten es auch sind. Ein Elefant, der dabei einen kritischen Treffer erhält, bleibt davon ausgenommen.</translation></message>
    <message><source>Each leader of the side does what he can.</source><translation>Jeder Anführer der Seite tut, was er kann.</translation></message>
    <message><source>Each legion is a row of its own.</source><translation>Jede Legion ist eine eigene Zeile.</translation></message>
    <message><source>Elephant base</source><translation>Elefantenbase</translation></message>
    <message><source>Elephants burst through</source><translation>Elefanten brechen durch</translation></message>
    <message><source>Elephants facing formed infantry</source><translation>Elefanten gegen geschlossene Infanterie</translation></message>
    <message><source>Elephants that charged cavalry and light infantry only</source><translation>Elefanten, die nur Reiterei und leichte Infanterie angriffen</translation></message>
    <message><source>Elephants.</source><translation>Elefanten.</translation></message>
    <message><source>Eleven dice against eight, Hannibal's included, and the exact odds of each result. The questions matter; today their defaults are right. Roll them all.</source><translation>Elf Würfel gegen acht, der von Hannibal eingerechnet, und die genauen Chancen jedes Ergebnisses. Die Fragen sind wichtig; heute stimmen die Vorgaben. Würfle alle.</translation></message>
    <message><source>Enemy</source><translation>Gegner</translation></message>
    <message><source>Enemy beyond 4 inches</source><translation>Gegner jenseits von 4 Zoll</translation></message>
    <message><source>Enemy beyond 8 inches</source><translation>Gegner jenseits von 8 Zoll</translation></message>
    <message><source>Enemy farther off</source><translation>Gegner weiter weg</translation></message>
    <message><source>Enemy with the advantage of ground</source><translation>Gegner mit Geländevorteil</translation></message>
    <message><source>Enemy within 4 inches</source><translation>Gegner innerhalb von 4 Zoll</translation></message>
    <message><source>Enemy within 4"</source><translation>Gegner im Umkreis von 4 Zoll</translation></message>
    <message><source>Enemy within 8 inches</source><translation>Gegner innerhalb von 8 Zoll</translation></message>
    <message><source>Equal numbers of bases: whose factors does this side use?</source><translation>Gleich viele Bases: Wessen Faktoren gelten für diese Seite?</translation></message>
    <message><source>Even</source><translation>Gleichstand</translation></message>
    <message><source>Event</source><translation>Ereignis</translation></message>
    <message><source>Every charge of the side, before any response.</source><translation>Alle Angriffe der Seite, vor jeder Reaktion.</translation></message>
    <message><source>Every unit moves as its result says: veterans must press on, cavalry draws back from formed foot, broken troops run. Optio goes through the list with you.</source><translation>Jede Einheit bewegt sich, wie ihr Ergebnis es sagt: Veteranen müssen nachdrängen, Reiterei löst sich von geschlossenem Fußvolk, gebrochene Truppen laufen. Optio geht die Liste mit dir durch.</translation></message>
    <message><source>Exceptional</source><translation>Außergewöhnlich</translation></message>
    <message><source>Faces that hit in combat: the first row that fits the main unit</source><translation>Augen, die im Nahkampf treffen: die erste Zeile, die auf die Haupteinheit passt</translation></message>
    <message><source>Facing only elephants and light troops</source><translation>Nur gegen Elefanten und leichte Truppen</translation></message>
    <message><source>Facing only light troops</source><translation>Nur gegen leichte Truppen</translation></message>
    <message><source>Factors of the main unit</source><translation>Faktoren der Haupteinheit</translation></message>
    <message><source>Fall back</source><translation>Zurückweichen</translation></message>
    <message><source>Fatigue: a die of</source><translation>Ermüdung: ein Würfel mit</translation></message>
    <message><source>First D6: </source><translation>Erster W6: </translation></message>
    <message><source>First rout or retire</source><translation>Erste Flucht oder erstes Zurückgehen</translation></message>
    <message><source>First say who stands within 4": </source><translation>Sag zuerst, wer im Umkreis von 4 Zoll steht: </translation></message>
    <message><source>First the free hack at </source><translation>Zuerst der freie Schlag gegen </translation></message>
    <message><source>First what flees, pursues or rampages goes on; then all others move, manoeuvre, or stay and redress.</source><translation>Zuerst läuft weiter, was flieht, verfolgt oder Amok läuft; dann bewegen sich alle anderen, manövrieren oder bleiben und ordnen Reihen.</translation></message>
    <message><source>First what to do on the table, then the dice and the reasons, each with its rule. Apply it.</source><translation>Zuerst, was auf dem Tisch zu tun ist, dann die Würfel und die Gründe, jeder mit seiner Regel. Übernimm es.</translation></message>
    <message><source>Fixed moves</source><translation>Feste Bewegungen</translation></message>
    <message><source>Flight, pursuit, rampage</source><translation>Flucht, Verfolgung, Amoklauf</translation></message>
    <message><source>Follow up who fell back, pursue who retired or routed; halt when the enemy halted or is gone.</source><translation>Wer zurückwich, dem setzen sie nach; wer zurückging oder floh, den verfolgen sie; sie halten, wenn der Gegner anhielt oder weg ist.</translation></message>
    <message><source>Foot that fights hand to hand in supple bodies: hastati and principes, Samnites, Spaniards, Gauls.</source><translation>Fußvolk, das in beweglichen Verbänden Mann gegen Mann kämpft: Hastaten und Principes, Samniten, Spanier, Gallier.</translation></message>
    <message><source>For as long as that combat lasts. Not for light troops, and not for a legion in quincunx charged in the flank. For elephants too.</source><translation>Solange dieser Nahkampf dauert. Nicht für leichte Truppen und nicht für eine in der Flanke angegriffene Legion in Quincunx. Auch für Elefanten.</translation></message>
    <message><source>For close combat</source><translation>Für den Nahkampf</translation></message>
    <message><source>Formations and leaders' places are chosen before the first turn (PUN-293)</source><translation>Formationen und Plätze der Anführer werden vor dem ersten Zug gewählt (PUN-293)</translation></message>
    <message><source>Formation{other}</source><translation>Formation{other}</translation></message>
    <message><source>Formed infantry charged by cavalry or elephants</source><translation>Geschlossene Infanterie, von Reiterei oder Elefanten angegriffen</translation></message>
    <message><source>Formed infantry that stood against cavalry or elephants</source><translation>Geschlossene Infanterie, die Reiterei oder Elefanten standhielt</translation></message>
    <message><source>Formed infantry with formed infantry, or formed cavalry with formed cavalry, straight behind it within 1 inch, facing the enemy, unengaged and unshaken, at least half as many bases deep behind it. Counts once.</source><translation>Geschlossene Infanterie durch geschlossene Infanterie oder geschlossene Reiterei durch geschlossene Reiterei, gerade dahinter im Umkreis von 1 Zoll, Front zum Gegner, nicht gebunden und nicht erschüttert, dahinter mindestens halb so viele Bases. Zählt einmal.</translation></message>
    <message><source>Formed units it burst through</source><translation>Durchbrochene geschlossene Einheiten</translation></message>
    <message><source>Four hits more than the enemy is a victory, fewer a success. The loser is set back or defeated: it takes disorder, loses bases, falls back or runs.</source><translation>Vier Treffer mehr als der Gegner sind ein Sieg, weniger ein Erfolg. Der Verlierer erleidet einen Rückschlag oder eine Niederlage: Er nimmt Unordnung, verliert Bases, weicht zurück oder läuft.</translation></message>
    <message><source>Free hack</source><translation>Freier Schlag</translation></message>
    <message><source>Free hack at </source><translation>Freier Schlag gegen </translation></message>
    <message><source>Friendly foot retires</source><translation>Eigenes Fußvolk geht zurück</translation></message>
    <message><source>Friendly leader lost or routing</source><translation>Eigener Anführer verloren oder auf der Flucht</translation></message>
    <message><source>Friendly unit routs or is destroyed</source><translation>Eigene Einheit flieht oder ist vernichtet</translation></message>
    <message><source>From where</source><translation>Von wo</translation></message>
    <message><source>From where a charge strikes: the first row that fits</source><translation>Von wo ein Angriff trifft: die erste passende Zeile</translation></message>
    <message><source>From where does the charge strike {unit}?</source><translation>Von wo trifft der Angriff {unit}?</translation></message>
    <message><source>From which side do the shots reach {unit}?</source><translation>Von welcher Seite trifft der Beschuss {unit}?</translation></message>
    <message><source>Front, within four inches: that is all a charge has to say. Declare it.</source><translation>Von vorn, im Umkreis von vier Zoll: Mehr muss ein Angriff nicht sagen. Sage ihn an.</translation></message>
    <message><source>Further hits</source><translation>Weitere Treffer</translation></message>
    <message><source>Gone from the battle, and counted as lost.</source><translation>Aus der Schlacht verschwunden und als verloren gezählt.</translation></message>
    <message><source>Good professionals, or others of high spirit.</source><translation>Gute Berufskrieger oder andere mit hoher Kampfmoral.</translation></message>
    <message><source>Grade</source><translation>Klasse</translation></message>
    <message><source>Groups share dice</source><translation>Gruppen teilen Würfel</translation></message>
    <message><source>Halt</source><translation>Anhalten</translation></message>
    <message><source>Hannibal gives his orders</source><translation>Hannibal gibt seine Befehle</translation></message>
    <message><source>Hannibal was called home to save Carthage from Scipio. His elephants were let through by lanes in the Roman line, and in the end the returning horse decided it.</source><translation>Hannibal wurde heimgerufen, um Karthago vor Scipio zu retten. Seine Elefanten ließ man durch Gassen in der römischen Linie laufen, und am Ende entschied die zurückkehrende Reiterei.</translation></message>
    <message><source>Has an army lost when half of its close-order bases are gone? Otherwise the players end the game as they like.</source><translation>Hat eine Armee verloren, wenn die Hälfte ihrer Bases geschlossener Ordnung verloren ist? Sonst beenden die Spieler das Spiel nach Belieben.</translation></message>
    <message><source>He has two actions left. What he can do now is offered here.</source><translation>Er hat noch zwei Aktionen. Was er jetzt tun kann, wird hier angeboten.</translation></message>
    <message><source>He is with a unit and near the enemy, so he inspires it: one more die in combat. Confirm.</source><translation>Er ist bei einer Einheit und nahe am Gegner, also feuert er sie an: ein Würfel mehr im Nahkampf. Bestätige.</translation></message>
    <message><source>Heavy infantry, with its grade from A, the best, to D.</source><translation>Schwere Infanterie, mit ihrer Klasse von A, der besten, bis D.</translation></message>
    <message><source>Hits and target numbers</source><translation>Treffer und Zielwerte</translation></message>
    <message><source>Horse with spear and javelin in closer order.</source><translation>Reiterei mit Speer und Wurfspeer in dichterer Ordnung.</translation></message>
    <message><source>How average dice are thrown at the table: with real ones (2, 3, 3, 4, 4, 5), or with a D6 whose 1 reads 3 and 6 reads 4.</source><translation>Wie Durchschnittswürfel am Tisch geworfen werden: mit echten (2, 3, 3, 4, 4, 5) oder mit einem W6, dessen 1 als 3 und dessen 6 als 4 zählt.</translation></message>
    <message><source>How many bases of the {other} does {unit} detach?</source><translation>{other}: Wie viele Bases teilt {unit} davon ab?</translation></message>
    <message><source>How many bases of {unit} are within 4 inches of the target and see it?</source><translation>Wie viele Bases von {unit} sind im Umkreis von 4 Zoll um das Ziel und sehen es?</translation></message>
    <message><source>How many bases of {unit} touch the enemy? Of a legion count its fighting line only.</source><translation>Wie viele Bases von {unit} berühren den Gegner? Bei einer Legion zählt nur die kämpfende Linie.</translation></message>
    <message><source>How many bases of {unit} touch the runaways? Overlaps do not strike.</source><translation>Wie viele Bases von {unit} berühren die Fliehenden? Überlappungen schlagen nicht zu.</translation></message>
    <message><source>How many unengaged bases of {unit} stick out beyond the enemy's line? One at most on each flank of the whole side.</source><translation>Wie viele nicht gebundene Bases von {unit} ragen über die gegnerische Linie hinaus? Höchstens eine an jeder Flanke der ganzen Seite.</translation></message>
    <message><source>Impetus of elephants</source><translation>Wucht der Elefanten</translation></message>
    <message><source>Impetus of heavy infantry</source><translation>Wucht der schweren Infanterie</translation></message>
    <message><source>Impetus of medium cavalry</source><translation>Wucht der mittleren Reiterei</translation></message>
    <message><source>Impetus of medium infantry</source><translation>Wucht der mittleren Infanterie</translation></message>
    <message><source>In a legion's way</source><translation>Im Weg einer Legion</translation></message>
    <message><source>In column: quick on the march, helpless in combat.</source><translation>In Kolonne: schnell auf dem Marsch, hilflos im Nahkampf.</translation></message>
    <message><source>In combat: it may not move or shoot elsewhere.</source><translation>Im Nahkampf: Sie darf sich nicht bewegen und nicht anderswohin schießen.</translation></message>
    <message><source>In contact</source><translation>In Kontakt</translation></message>
    <message><source>In line with or behind which controlled unit do the bases of {unit} stand, to do as it does?</source><translation>In einer Linie mit oder hinter welcher kontrollierten Einheit stehen die Bases von {unit}, um es ihr gleichzutun?</translation></message>
    <message><source>In line, the usual formation for fighting.</source><translation>In Linie, der üblichen Formation zum Kämpfen.</translation></message>
    <message><source>In this game each unit dices alone (PUN-008)</source><translation>In diesem Spiel würfelt jede Einheit für sich (PUN-008)</translation></message>
    <message><source>Inches</source><translation>Zoll</translation></message>
    <message><source>Inconclusive</source><translation>Unentschieden</translation></message>
    <message><source>Infantry charging, and charged by cavalry or elephants</source><translation>Infanterie, die angreift und von Reiterei oder Elefanten angegriffen wird</translation></message>
    <message><source>Initiative, leader actions, control tests, attempts to stop rampaging elephants.</source><translation>Initiative, Anführeraktionen, Kontrollproben, Versuche, Amok laufende Elefanten aufzuhalten.</translation></message>
    <message><source>Inspire</source><translation>Anfeuern</translation></message>
    <message><source>Inspired by a leader</source><translation>Von einem Anführer angefeuert</translation></message>
    <message><source>Into contact</source><translation>In Kontakt</translation></message>
    <message><source>Is any enemy within 4 inches of {unit}?</source><translation>Ist ein Gegner im Umkreis von 4 Zoll um {unit}?</translation></message>
    <message><source>Is any enemy within 8 inches of {unit} or {other} as they pass?</source><translation>Ist beim Durchziehen ein Gegner im Umkreis von 8 Zoll um {unit} oder {other}?</translation></message>
    <message><source>Is any enemy within 8 inches of {unit}?</source><translation>Ist ein Gegner im Umkreis von 8 Zoll um {unit}?</translation></message>
    <message><source>Is every enemy more than 4 inches away from {unit}?</source><translation>Ist jeder Gegner mehr als 4 Zoll von {unit} entfernt?</translation></message>
    <message><source>It does again what it did last: advances by dice, charges, withdraws, flees, pursues or loots; after a halt it stays halted but may charge and redress. Light troops do not shoot.</source><translation>Sie tut wieder, was sie zuletzt tat: rückt nach Würfeln vor, greift an, geht zurück, flieht, verfolgt oder plündert; nach einem Halt bleibt sie angehalten, darf aber angreifen und Reihen ordnen. Leichte Truppen schießen nicht.</translation></message>
    <message><source>It does what its player likes. Routers, pursuers and looters may stop, or go on.</source><translation>Sie tut, was ihr Spieler will. Wer flieht, verfolgt oder plündert, darf anhalten oder weitermachen.</translation></message>
    <message><source>It follows this enemy, which it has beaten.</source><translation>Sie folgt diesem Gegner, den sie geschlagen hat.</translation></message>
    <message><source>It has broken through and goes for the enemy's baggage.</source><translation>Sie ist durchgebrochen und geht auf den feindlichen Tross los.</translation></message>
    <message><source>It has declared a charge at this enemy.</source><translation>Sie hat einen Angriff auf diesen Gegner angesagt.</translation></message>
    <message><source>It has gone off the table.</source><translation>Sie hat den Tisch verlassen.</translation></message>
    <message><source>It has reached the enemy's baggage and is lost to the battle for now.</source><translation>Sie hat den feindlichen Tross erreicht und ist für die Schlacht vorerst verloren.</translation></message>
    <message><source>It laid down its arms, and counts as lost.</source><translation>Sie hat die Waffen gestreckt und zählt als verloren.</translation></message>
    <message><source>It must charge an enemy within reach.</source><translation>Sie muss einen Gegner in Reichweite angreifen.</translation></message>
    <message><source>It stands still all turn and does not charge; light troops do not shoot either. Unshaken, it may redress.</source><translation>Sie steht den ganzen Zug still und greift nicht an; leichte Truppen schießen auch nicht. Nicht erschüttert, darf sie Reihen ordnen.</translation></message>
    <message><source>Its control test keeps it where it is this turn.</source><translation>Ihre Kontrollprobe hält sie in diesem Zug, wo sie ist.</translation></message>
    <message><source>Its control test makes it do again what it did last.</source><translation>Ihre Kontrollprobe lässt sie wieder tun, was sie zuletzt tat.</translation></message>
    <message><source>Its ranks stand open, so that others may pass through.</source><translation>Ihre Reihen stehen offen, damit andere durchziehen können.</translation></message>
    <message><source>Its rear rank faces backwards, against an enemy behind it.</source><translation>Ihr hinteres Glied steht nach hinten, gegen einen Gegner im Rücken.</translation></message>
    <message><source>Javelins, slings or bows in open order. Always unformed; shoots 4".</source><translation>Wurfspeere, Schleudern oder Bögen in offener Ordnung. Immer aufgelöst; schießt 4 Zoll.</translation></message>
    <message><source>Joins</source><translation>Schließt sich an</translation></message>
    <message><source>Kind</source><translation>Art</translation></message>
    <message><source>Kinds and grades</source><translation>Arten und Klassen</translation></message>
    <message><source>Kings of Numidia changed sides more than once in these years, and each fought Carthage in his turn. A clash of light horse against a line that must not be drawn apart.</source><translation>Numidische Könige wechselten in diesen Jahren mehr als einmal die Seite, und jeder von ihnen kämpfte irgendwann gegen Karthago. Leichte Reiterei gegen eine Linie, die sich nicht auseinanderziehen lassen darf.</translation></message>
    <message><source>Leader action</source><translation>Anführeraktion</translation></message>
    <message><source>Leader actions</source><translation>Anführeraktionen</translation></message>
    <message><source>Leader attached to an engaged unit</source><translation>Anführer bei einer gebundenen Einheit</translation></message>
    <message><source>Leader attached: his choice after the die</source><translation>Anführer dabei: seine Wahl nach dem Wurf</translation></message>
    <message><source>Leader touched</source><translation>Anführer berührt</translation></message>
    <message><source>Leader's adjustment</source><translation>Anpassung durch den Anführer</translation></message>
    <message><source>Leaders: actions in a turn</source><translation>Anführer: Aktionen in einem Zug</translation></message>
    <message><source>Least</source><translation>Mindestens</translation></message>
    <message><source>Legion in quincunx, three lines, rear rank not turned</source><translation>Legion in Quincunx, drei Linien, hinteres Glied nicht gewendet</translation></message>
    <message><source>Legion of </source><translation>Legion mit </translation></message>
    <message><source>Legion with a third line</source><translation>Legion mit dritter Linie</translation></message>
    <message><source>Legions</source><translation>Legionen</translation></message>
    <message><source>Legions only: maniples with gaps, through which friends may pass.</source><translation>Nur Legionen: Manipel mit Lücken, durch die Freunde ziehen dürfen.</translation></message>
    <message><source>Legions, spearmen and elephants of the Punic Wars. Optio keeps disorder, leaders and control beside your table.</source><translation>Legionen, Speerträger und Elefanten der Punischen Kriege. Optio führt Unordnung, Anführer und Kontrolle neben deinem Tisch.</translation></message>
    <message><source>Libyans against a legion</source><translation>Libyer gegen eine Legion</translation></message>
    <message><source>Light cavalry may charge only cavalry or unformed troops (PUN-196)</source><translation>Leichte Reiterei darf nur Reiterei oder aufgelöste Truppen angreifen (PUN-196)</translation></message>
    <message><source>Light cavalry, with its grade from A, the best, to D.</source><translation>Leichte Reiterei, mit ihrer Klasse von A, der besten, bis D.</translation></message>
    <message><source>Light infantry it rides through takes one more DP.</source><translation>Leichte Infanterie, durch die sie reitet, nimmt einen DP mehr.</translation></message>
    <message><source>Light infantry may charge only light infantry or elephants (PUN-196)</source><translation>Leichte Infanterie darf nur leichte Infanterie oder Elefanten angreifen (PUN-196)</translation></message>
    <message><source>Light infantry with sword and shield, such as velites and peltasts.</source><translation>Leichte Infanterie mit Schwert und Schild, etwa Veliten und Peltasten.</translation></message>
    <message><source>Light infantry, with its grade from A, the best, to D.</source><translation>Leichte Infanterie, mit ihrer Klasse von A, der besten, bis D.</translation></message>
    <message><source>Light troops</source><translation>Leichte Truppen</translation></message>
    <message><source>Light troops move, shoot, do both, shoot twice, or stay and redress.</source><translation>Leichte Truppen bewegen sich, schießen, tun beides, schießen zweimal oder bleiben und ordnen Reihen.</translation></message>
    <message><source>Light troops shoot 4 inches, at the nearest enemy in sight. Each 6 is a DP; at elephants each 6 is a rampage test.</source><translation>Leichte Truppen schießen 4 Zoll weit, auf den nächsten sichtbaren Gegner. Jede 6 ist ein DP; bei Elefanten ist jede 6 eine Amoklaufprobe.</translation></message>
    <message><source>Light troops, A grade</source><translation>Leichte Truppen, Klasse A</translation></message>
    <message><source>Limits</source><translation>Grenzen</translation></message>
    <message><source>Line</source><translation>Linie</translation></message>
    <message><source>Losers move first, then winners.</source><translation>Verlierer bewegen sich zuerst, dann Sieger.</translation></message>
    <message><source>Losers move first, then winners; DPs for those they come near.</source><translation>Verlierer bewegen sich zuerst, dann Sieger; DP für alle, in deren Nähe sie kommen.</translation></message>
    <message><source>Lowest face that hits</source><translation>Niedrigste Augenzahl, die trifft</translation></message>
    <message><source>Main unit</source><translation>Haupteinheit</translation></message>
    <message><source>Main unit of {unit}</source><translation>Haupteinheit von {unit}</translation></message>
    <message><source>Make a move on the list</source><translation>Bewegung der Liste ausführen</translation></message>
    <message><source>Make every move on the list.</source><translation>Jede Bewegung der Liste ausführen.</translation></message>
    <message><source>Manoeuvre</source><translation>Manöver</translation></message>
    <message><source>Manoeuvre first</source><translation>Zuerst manövrieren</translation></message>
    <message><source>Medium cavalry</source><translation>Mittlere Reiterei</translation></message>
    <message><source>Medium cavalry, with its grade from A, the best, to D.</source><translation>Mittlere Reiterei, mit ihrer Klasse von A, der besten, bis D.</translation></message>
    <message><source>Medium infantry, with its grade from A, the best, to D.</source><translation>Mittlere Infanterie, mit ihrer Klasse von A, der besten, bis D.</translation></message>
    <message><source>Meets also</source><translation>Trifft auch auf</translation></message>
    <message><source>Minor obstacle, light wood</source><translation>Kleines Hindernis, lichter Wald</translation></message>
    <message><source>Morale: friends within 4"</source><translation>Moral: Freunde im Umkreis von 4 Zoll</translation></message>
    <message><source>Most dice for other bases</source><translation>Höchstzahl für andere Bases</translation></message>
    <message><source>Mounted skirmishers. Always unformed; shoots 4".</source><translation>Berittene Plänkler. Immer aufgelöst; schießt 4 Zoll.</translation></message>
    <message><source>Move a leader</source><translation>Anführer bewegen</translation></message>
    <message><source>Move or manoeuvre</source><translation>Bewegen oder manövrieren</translation></message>
    <message><source>Move straight ahead; stop 4" from formed enemy, and if you like 4" short of friends or rough ground.</source><translation>Geradeaus bewegen; 4 Zoll vor geschlossenem Gegner anhalten, und nach Belieben 4 Zoll vor Freunden oder rauem Gelände.</translation></message>
    <message><source>Movement</source><translation>Bewegung</translation></message>
    <message><source>Movement DPs by dice and ground</source><translation>Bewegungs-DP nach Würfeln und Gelände</translation></message>
    <message><source>Movement DPs stop at</source><translation>Bewegungs-DP enden bei</translation></message>
    <message><source>Moves together with</source><translation>Bewegt sich zusammen mit</translation></message>
    <message><source>No charge is to be moved now (PUN-198)</source><translation>Jetzt ist kein Angriff zu bewegen (PUN-198)</translation></message>
    <message><source>No combat is left to be fought (PUN-220)</source><translation>Kein Nahkampf ist mehr auszutragen (PUN-220)</translation></message>
    <message><source>No elephant rampages that its crew has still to try to stop (PUN-077)</source><translation>Kein Elefant läuft Amok, den seine Treiber noch aufzuhalten versuchen müssten (PUN-077)</translation></message>
    <message><source>No leader controls it, but it keeps in line with this neighbour.</source><translation>Kein Anführer kontrolliert sie, aber sie hält Linie mit dieser Nachbarin.</translation></message>
    <message><source>No leader controls it, so a die says what it does.</source><translation>Kein Anführer kontrolliert sie, also sagt ein Würfel, was sie tut.</translation></message>
    <message><source>No leader has an action left (PUN-382)</source><translation>Kein Anführer hat noch eine Aktion (PUN-382)</translation></message>
    <message><source>No leader is captured.</source><translation>Kein Anführer wird gefangen.</translation></message>
    <message><source>No leader stands alone who has still to move (PUN-112)</source><translation>Kein allein stehender Anführer muss sich noch bewegen (PUN-112)</translation></message>
    <message><source>No leader stands alone: an attached one is not captured (PUN-121)</source><translation>Kein Anführer steht allein: Einer bei einer Einheit wird nicht gefangen (PUN-121)</translation></message>
    <message><source>No leader who stands alone is captured.</source><translation>Kein allein stehender Anführer wird gefangen.</translation></message>
    <message><source>No move is on the list (PUN-270)</source><translation>Keine Bewegung steht auf der Liste (PUN-270)</translation></message>
    <message><source>Nobody can rally (PUN-175)</source><translation>Niemand kann sich sammeln (PUN-175)</translation></message>
    <message><source>Nobody has a control test to take (PUN-132)</source><translation>Niemand muss eine Kontrollprobe ablegen (PUN-132)</translation></message>
    <message><source>Nobody has a free hack (PUN-285)</source><translation>Niemand hat einen freien Schlag (PUN-285)</translation></message>
    <message><source>Nobody has just moved by dice (PUN-147)</source><translation>Niemand hat sich eben nach Würfeln bewegt (PUN-147)</translation></message>
    <message><source>Nobody is engaged: phases V and VI are passed over.</source><translation>Niemand ist gebunden: Phase V und VI werden übersprungen.</translation></message>
    <message><source>Nobody to charge</source><translation>Niemand anzugreifen</translation></message>
    <message><source>Not against elephants, and not when it charges the front of formed heavy infantry. A legion whose triarii do not fight is medium infantry.</source><translation>Nicht gegen Elefanten, und nicht, wenn sie die Front geschlossener schwerer Infanterie angreift. Eine Legion, deren Triarier nicht kämpfen, ist mittlere Infanterie.</translation></message>
    <message><source>Not light infantry among elephants: being unformed does not spoil their aim at these.</source><translation>Nicht leichte Infanterie zwischen Elefanten: Aufgelöst zu sein, verdirbt ihr das Zielen auf diese nicht.</translation></message>
    <message><source>Not under control</source><translation>Nicht unter Kontrolle</translation></message>
    <message><source>Not what happened on your table? Take it back. Rolled again, the same dice would fall: undo is for slips.</source><translation>Ist es auf deinem Tisch nicht so gewesen? Nimm es zurück. Neu gewürfelt, fielen dieselben Würfel: Rückgängig ist für Versehen.</translation></message>
    <message><source>Not yet: </source><translation>Noch nicht: </translation></message>
    <message><source>Nothing happens to </source><translation>Nichts geschieht mit </translation></message>
    <message><source>Nothing has happened that others must mind (PUN-058)</source><translation>Nichts ist geschehen, was andere berührt (PUN-058)</translation></message>
    <message><source>Nothing has happened.</source><translation>Nichts ist geschehen.</translation></message>
    <message><source>Nothing vanishes: the journal keeps what was taken back, crossed out. Open it.</source><translation>Nichts verschwindet: Das Protokoll behält das Zurückgenommene, durchgestrichen. Öffne es.</translation></message>
    <message><source>Number</source><translation>Anzahl</translation></message>
    <message><source>Numidia: light riders everywhere and in depth. Carthage: foot in the middle, its horse close by.</source><translation>Numidien: leichte Reiter überall und in die Tiefe gestaffelt. Karthago: Fußvolk in der Mitte, die Reiterei dicht dabei.</translation></message>
    <message><source>Numidian riders teased the Romans out of their camp before breakfast and through an icy river. Mago lay hidden with two thousand men in a streambed behind them.</source><translation>Numidische Reiter reizten die Römer vor dem Frühstück aus ihrem Lager und durch einen eiskalten Fluss. Mago lag mit zweitausend Mann in einem Bachbett hinter ihnen im Hinterhalt.</translation></message>
    <message><source>Numidians and their like</source><translation>Numider und ihresgleichen</translation></message>
    <message><source>Of middling spirit; all elephants.</source><translation>Von mittlerer Kampfmoral; alle Elefanten.</translation></message>
    <message><source>Of the move</source><translation>Von der Bewegung</translation></message>
    <message><source>Off the table</source><translation>Vom Tisch</translation></message>
    <message><source>On its way back, with its face to the enemy again at the end.</source><translation>Auf dem Rückweg, am Ende wieder mit Front zum Gegner.</translation></message>
    <message><source>On the table</source><translation>Auf dem Tisch</translation></message>
    <message><source>One attempt for each rampaging elephant.</source><translation>Ein Versuch für jeden Amok laufenden Elefanten.</translation></message>
    <message><source>One choice for each light unit that is free to act.</source><translation>Eine Wahl für jede leichte Einheit, die frei handeln kann.</translation></message>
    <message><source>One die for each base, two for an elephant, ten at most; then more for a leader's word, support and a charge, fewer for disorder. A five or a six hits.</source><translation>Ein Würfel für jede Base, zwei für einen Elefanten, höchstens zehn; dann mehr für das Wort eines Anführers, Unterstützung und Angriff, weniger für Unordnung. Eine Fünf oder Sechs trifft.</translation></message>
    <message><source>Only A and B grade infantry side-step or step back (PUN-391)</source><translation>Nur Infanterie der Klassen A und B tritt seitwärts oder zurück (PUN-391)</translation></message>
    <message><source>Open or close ranks</source><translation>Reihen öffnen oder schließen</translation></message>
    <message><source>Open, with a few stony hills.</source><translation>Offen, mit einigen steinigen Hügeln.</translation></message>
    <message><source>Or no such enemy is within 4" of </source><translation>Oder kein solcher Gegner ist im Umkreis von 4 Zoll um </translation></message>
    <message><source>Other base in contact</source><translation>Andere Base in Kontakt</translation></message>
    <message><source>Other rough ground</source><translation>Anderes raues Gelände</translation></message>
    <message><source>Other ways out of disorder</source><translation>Andere Wege aus der Unordnung</translation></message>
    <message><source>Otherwise</source><translation>Sonst</translation></message>
    <message><source>Out of its formation: it fights worse and must form up again.</source><translation>Außer Formation: Sie kämpft schlechter und muss sich neu formieren.</translation></message>
    <message><source>Overlapping base</source><translation>Überlappende Base</translation></message>
    <message><source>Pass through</source><translation>Durchziehen</translation></message>
    <message><source>Passes through</source><translation>Zieht durch</translation></message>
    <message><source>Phase VI: </source><translation>Phase VI: </translation></message>
    <message><source>Points limit</source><translation>Punktelimit</translation></message>
    <message><source>Professionals of long service and high spirit.</source><translation>Berufskrieger mit langer Dienstzeit und hoher Kampfmoral.</translation></message>
    <message><source>Punic Wars</source><translation>Punische Kriege</translation></message>
    <message><source>Put the new leader next to a unit of the command.</source><translation>Den neuen Anführer neben eine Einheit des Kommandos stellen.</translation></message>
    <message><source>Put the new leader with </source><translation>Den neuen Anführer stellen zu </translation></message>
    <message><source>Rallied</source><translation>Gesammelt</translation></message>
    <message><source>Rally who may; then end the turn.</source><translation>Sammeln, wer darf; dann den Zug beenden.</translation></message>
    <message><source>Rampage</source><translation>Amoklauf</translation></message>
    <message><source>Rampage test, for each hit of a volley and each DP of a result</source><translation>Amoklaufprobe, für jeden Treffer einer Salve und jeden DP eines Ergebnisses</translation></message>
    <message><source>Rampages, routs, pursuits and compulsory withdrawals go on.</source><translation>Amokläufe, Fluchten, Verfolgungen und erzwungenes Zurückgehen laufen weiter.</translation></message>
    <message><source>Rampaging elephant</source><translation>Amok laufender Elefant</translation></message>
    <message><source>Ran into</source><translation>Gelaufen in</translation></message>
    <message><source>Ranks relieved</source><translation>Treffen abgelöst</translation></message>
    <message><source>Re-form</source><translation>Neu formieren</translation></message>
    <message><source>Redressing ranks removes</source><translation>Reihen ordnen nimmt weg</translation></message>
    <message><source>Relieve ranks</source><translation>Treffen ablösen</translation></message>
    <message><source>Reluctant or ill trained.</source><translation>Widerwillig oder schlecht ausgebildet.</translation></message>
    <message><source>Removes a base on</source><translation>Nimmt eine Base bei</translation></message>
    <message><source>Repeat the last move</source><translation>Letzte Bewegung wiederholen</translation></message>
    <message><source>Response</source><translation>Reaktion</translation></message>
    <message><source>Responses and charges</source><translation>Reaktionen und Angriffe</translation></message>
    <message><source>Result by own hits less the enemy's</source><translation>Ergebnis nach eigenen Treffern minus gegnerischen</translation></message>
    <message><source>Roll for the initiative first (PUN-095)</source><translation>Würfle zuerst um die Initiative (PUN-095)</translation></message>
    <message><source>Roll for the initiative.</source><translation>Um die Initiative würfeln.</translation></message>
    <message><source>Room</source><translation>Platz</translation></message>
    <message><source>Room ahead</source><translation>Platz davor</translation></message>
    <message><source>Rough ground</source><translation>Raues Gelände</translation></message>
    <message><source>Routing, pursuing, looting or charging</source><translation>Auf Flucht, beim Verfolgen, Plündern oder Angreifen</translation></message>
    <message><source>Rule every combat.</source><translation>Jeden Nahkampf abhandeln.</translation></message>
    <message><source>Running; it is gone unless a leader rallies it.</source><translation>Auf der Flucht; sie ist verloren, wenn kein Anführer sie sammelt.</translation></message>
    <message><source>Second D6: </source><translation>Zweiter W6: </translation></message>
    <message><source>Second line of a legion in quincunx</source><translation>Zweite Linie einer Legion in Quincunx</translation></message>
    <message><source>Set-back</source><translation>Rückschlag</translation></message>
    <message><source>Shaken</source><translation>Erschüttert</translation></message>
    <message><source>Shaken at</source><translation>Erschüttert ab</translation></message>
    <message><source>Shaken unit</source><translation>Erschütterte Einheit</translation></message>
    <message><source>Shaken units that stood apart all turn rally; then the turn ends.</source><translation>Erschütterte Einheiten, die den ganzen Zug abseits standen, sammeln sich; dann endet der Zug.</translation></message>
    <message><source>Shall {unit} try to stop? That takes a test, even under control.</source><translation>Soll {unit} versuchen anzuhalten? Das erfordert eine Probe, auch unter Kontrolle.</translation></message>
    <message><source>Shooting, combat and hard marching give disorder points, DPs. A unit fights worse with each, and at five it is shaken: little use until it has been rallied. Further ones cost it bases.</source><translation>Beschuss, Nahkampf und harte Märsche bringen Unordnungspunkte, DP. Mit jedem kämpft eine Einheit schlechter, und bei fünf ist sie erschüttert: kaum zu gebrauchen, bis sie gesammelt ist. Weitere kosten sie Bases.</translation></message>
    <message><source>Shot at from</source><translation>Beschossen von</translation></message>
    <message><source>Side that acts</source><translation>Handelnde Seite</translation></message>
    <message><source>Side-step or step back</source><translation>Seitwärts oder zurück treten</translation></message>
    <message><source>Skirmish</source><translation>Geplänkel</translation></message>
    <message><source>So many inches on the table. Apply it.</source><translation>So viele Zoll auf dem Tisch. Übernimm es.</translation></message>
    <message><source>So often has the legion exchanged its tired first line for the next one.</source><translation>So oft hat die Legion ihre ermüdete vorderste Linie gegen die nächste getauscht.</translation></message>
    <message><source>Spearmen in close ranks: Africans, Greeks, Italians, triarii.</source><translation>Speerträger in dichten Gliedern: Afrikaner, Griechen, Italiker, Triarier.</translation></message>
    <message><source>Stand or evade</source><translation>Standhalten oder ausweichen</translation></message>
    <message><source>State</source><translation>Zustand</translation></message>
    <message><source>Steadied by a leader</source><translation>Von einem Anführer beruhigt</translation></message>
    <message><source>Steady</source><translation>Beruhigen</translation></message>
    <message><source>Step of the turn</source><translation>Schritt des Zuges</translation></message>
    <message><source>Stop a rampage</source><translation>Amoklauf aufhalten</translation></message>
    <message><source>Stop rampages</source><translation>Amokläufe aufhalten</translation></message>
    <message><source>Strikes</source><translation>Trifft</translation></message>
    <message><source>Success</source><translation>Erfolg</translation></message>
    <message><source>Supported</source><translation>Unterstützt</translation></message>
    <message><source>Syphax and Masinissa</source><translation>Syphax und Massinissa</translation></message>
    <message><source>Take or give it</source><translation>Nehmen oder geben</translation></message>
    <message><source>Take or give the initiative</source><translation>Initiative nehmen oder geben</translation></message>
    <message><source>Take the control tests</source><translation>Kontrollproben ablegen</translation></message>
    <message><source>Take {unit} off the table.</source><translation>{unit} vom Tisch nehmen.</translation></message>
    <message><source>Tap the units that are not under control: they test.</source><translation>Tippe die Einheiten an, die nicht unter Kontrolle sind: Sie legen Proben ab.</translation></message>
    <message><source>Target in cover</source><translation>Ziel in Deckung</translation></message>
    <message><source>Target protected</source><translation>Ziel geschützt</translation></message>
    <message><source>Target: the first row that fits</source><translation>Ziel: die erste passende Zeile</translation></message>
    <message><source>Telamon</source><translation>Telamon</translation></message>
    <message><source>Test</source><translation>Probe</translation></message>
    <message><source>Tests</source><translation>Proben</translation></message>
    <message><source>The Gauls deploy in the middle of the table, some facing each way, when a second Roman army can be had; otherwise along their own edge.</source><translation>Die Gallier stellen in der Mitte des Tisches auf, teils nach jeder Seite gewandt, wenn eine zweite römische Armee zu haben ist; sonst an ihrer eigenen Kante.</translation></message>
    <message><source>The General</source><translation>Der General</translation></message>
    <message><source>The General lost or routing</source><translation>Der General verloren oder auf der Flucht</translation></message>
    <message><source>The Libyans have charged home, and this combat is due. The button at the foot is always the next thing to do.</source><translation>Die Libyer sind in Kontakt, und dieser Nahkampf ist fällig. Der Knopf unten ist immer das Nächste, was zu tun ist.</translation></message>
    <message><source>The Romans had their say, nobody ran off on his own, and light troops stayed where they were. Now the line moves. Tap Libyans I.</source><translation>Die Römer waren an der Reihe, niemand ist von selbst losgelaufen, und die leichten Truppen blieben, wo sie waren. Jetzt bewegt sich die Linie. Tippe auf Libyans I.</translation></message>
    <message><source>The army has more than one General.</source><translation>Die Armee hat mehr als einen General.</translation></message>
    <message><source>The army has no General.</source><translation>Die Armee hat keinen General.</translation></message>
    <message><source>The commander</source><translation>Der Befehlshaber</translation></message>
    <message><source>The crew kills </source><translation>Die Treiber töten </translation></message>
    <message><source>The difference counts</source><translation>Die Differenz zählt</translation></message>
    <message><source>The elephants run where they like, over friends as well.</source><translation>Die Elefanten laufen, wohin sie wollen, auch über Freunde.</translation></message>
    <message><source>The enemy defends a wood's edge, higher ground or field works. Elephants do not mind.</source><translation>Der Gegner verteidigt einen Waldrand, höheres Gelände oder Feldbefestigungen. Elefanten stört das nicht.</translation></message>
    <message><source>The initiative of this turn is settled (PUN-095)</source><translation>Die Initiative dieses Zuges ist entschieden (PUN-095)</translation></message>
    <message><source>The inner edge stands; the way of the outer edge counts as distance.</source><translation>Die innere Kante steht; der Weg der äußeren Kante zählt als Strecke.</translation></message>
    <message><source>The leader adjusts the test of </source><translation>Der Anführer passt die Probe an: </translation></message>
    <message><source>The legion has retired behind its third line, which now bears the fight.</source><translation>Die Legion ist hinter ihre dritte Linie zurückgegangen, die nun den Kampf trägt.</translation></message>
    <message><source>The legion will stand or evade, the Libyans charge home, and dice decide. The next lesson begins there.</source><translation>Die Legion wird standhalten oder ausweichen, die Libyer führen ihren Angriff aus, und die Würfel entscheiden. Die nächste Lektion beginnt dort.</translation></message>
    <message><source>The loss is booked: the legion has disorder points, DPs for short, and has lost its hastati. Tap it.</source><translation>Der Verlust ist verbucht: Die Legion hat Unordnungspunkte, kurz DP, und hat ihre Hastaten verloren. Tippe sie an.</translation></message>
    <message><source>The main enemy unit is infantry without formation, skirmishers included.</source><translation>Die gegnerische Haupteinheit ist Infanterie ohne Formation, Plänkler eingeschlossen.</translation></message>
    <message><source>The owner may choose a plain retreat instead.</source><translation>Der Besitzer darf stattdessen einfaches Zurückgehen wählen.</translation></message>
    <message><source>The rout stands in place of the DPs.</source><translation>Die Flucht steht anstelle der DP.</translation></message>
    <message><source>The same for the General.</source><translation>Dasselbe für den General.</translation></message>
    <message><source>The third die is for cavalry that has moved before (PUN-391)</source><translation>Der dritte Würfel ist für Reiterei, die sich schon zuvor bewegt hat (PUN-391)</translation></message>
    <message><source>The turn ends after phase VII (PUN-095)</source><translation>Der Zug endet nach Phase VII (PUN-095)</translation></message>
    <message><source>The turn is over: end it (PUN-095)</source><translation>Der Zug ist vorbei: Beende ihn (PUN-095)</translation></message>
    <message><source>The whole unit faces about.</source><translation>Die ganze Einheit macht kehrt.</translation></message>
    <message><source>Then through</source><translation>Dann durch</translation></message>
    <message><source>There is a combat with {unit}. Can the shooters aim at bases that are not engaged?</source><translation>{unit} ist in einem Nahkampf. Können die Schützen auf Bases zielen, die nicht gebunden sind?</translation></message>
    <message><source>This army has lost too much and gives up the field.</source><translation>Diese Armee hat zu viel verloren und räumt das Feld.</translation></message>
    <message><source>This die row counts against any other kind of troops.</source><translation>Diese Würfelzeile zählt gegen jede andere Truppenart.</translation></message>
    <message><source>This ground is usually impassable for {unit}. Do both players agree that it may pass?</source><translation>Dieses Gelände ist für {unit} gewöhnlich unpassierbar. Sind beide Spieler einverstanden, dass sie hindurch darf?</translation></message>
    <message><source>This leader has been wounded and has an action less.</source><translation>Dieser Anführer ist verwundet und hat eine Aktion weniger.</translation></message>
    <message><source>This leader inspires the unit he is with: a die more in its combat.</source><translation>Dieser Anführer feuert die Einheit an, bei der er ist: ein Würfel mehr in ihrem Nahkampf.</translation></message>
    <message><source>This leader is dead or taken.</source><translation>Dieser Anführer ist tot oder gefangen.</translation></message>
    <message><source>This leader is with no unit.</source><translation>Dieser Anführer ist bei keiner Einheit.</translation></message>
    <message><source>This side acts first in every phase of this turn.</source><translation>Diese Seite handelt in jeder Phase dieses Zuges zuerst.</translation></message>
    <message><source>Those charged stand or evade; then chargers move.</source><translation>Angegriffene halten stand oder weichen aus; dann bewegen sich die Angreifer.</translation></message>
    <message><source>Too many disorder points: the unit may do little but fall back until it is rallied.</source><translation>Zu viele Unordnungspunkte: Die Einheit darf kaum mehr als zurückweichen, bis sie gesammelt ist.</translation></message>
    <message><source>Total</source><translation>Summe</translation></message>
    <message><source>Touched in front and in the rear: which line of {unit} has more bases in contact?</source><translation>Vorn und hinten berührt: Welche Linie von {unit} hat mehr Bases in Kontakt?</translation></message>
    <message><source>Trebia</source><translation>Trebia</translation></message>
    <message><source>Try to stop </source><translation>Aufhalten versuchen: </translation></message>
    <message><source>Turn the rear rank</source><translation>Hinteres Glied wenden</translation></message>
    <message><source>Two consular armies met by chance with the Gauls between them. They stood back to back, the Gaesatae naked in front.</source><translation>Zwei konsularische Heere trafen zufällig aufeinander, mit den Galliern dazwischen. Die standen Rücken an Rücken, die Gaesaten nackt in der vordersten Reihe.</translation></message>
    <message><source>Understrength</source><translation>Unterbesetzt</translation></message>
    <message><source>Understrength bases; of a legion its triarii (four of them instead of two).</source><translation>Unterbesetzte Bases; bei einer Legion ihre Triarier (vier davon statt zwei).</translation></message>
    <message><source>Unformed</source><translation>Aufgelöst</translation></message>
    <message><source>Unformed or in column</source><translation>Aufgelöst oder in Kolonne</translation></message>
    <message><source>Unformed troops face every way: they have neither flank nor rear.</source><translation>Aufgelöste Truppen stehen nach allen Seiten: Sie haben weder Flanke noch Rücken.</translation></message>
    <message><source>Unit with a leader</source><translation>Einheit mit Anführer</translation></message>
    <message><source>Units and disorder</source><translation>Einheiten und Unordnung</translation></message>
    <message><source>Up to 2" aside or backwards, facing as before; A and B grade infantry only.</source><translation>Bis zu 2 Zoll zur Seite oder rückwärts, Front wie zuvor; nur Infanterie der Klassen A und B.</translation></message>
    <message><source>Victory or success</source><translation>Sieg oder Erfolg</translation></message>
    <message><source>Volley</source><translation>Salve</translation></message>
    <message><source>Volleys of a unit in a phase</source><translation>Salven einer Einheit in einer Phase</translation></message>
    <message><source>Was every visible enemy that is not routing more than 8 inches away from {unit} all through the turn?</source><translation>War jeder sichtbare Gegner, der nicht auf der Flucht ist, den ganzen Zug über mehr als 8 Zoll von {unit} entfernt?</translation></message>
    <message><source>What becomes of him</source><translation>Was aus ihm wird</translation></message>
    <message><source>What does {unit} do?</source><translation>Was tut {unit}?</translation></message>
    <message><source>What it caught or met</source><translation>Wen sie eingeholt oder getroffen hat</translation></message>
    <message><source>What the leaders of this command may still do in this turn.</source><translation>Was die Anführer dieses Kommandos in diesem Zug noch tun dürfen.</translation></message>
    <message><source>What will {unit} do?</source><translation>Was wird {unit} tun?</translation></message>
    <message><source>Wheel</source><translation>Schwenken</translation></message>
    <message><source>When a commander is killed or captured, or flees with his unit, each friendly unit within 4" of him takes it, his own too unless it has just routed.</source><translation>Wenn ein Befehlshaber fällt oder gefangen wird oder mit seiner Einheit flieht, nimmt jede befreundete Einheit im Umkreis von 4 Zoll um ihn diesen DP, auch seine eigene, wenn sie nicht gerade geflohen ist.</translation></message>
    <message><source>When a friendly MI or HI unit retires, formed or not and also behind its triarii, each friendly unit within 4" takes it.</source><translation>Wenn eine befreundete MI- oder HI-Einheit zurückgeht, geschlossen oder nicht und auch hinter ihre Triarier, nimmt jede befreundete Einheit im Umkreis von 4 Zoll diesen DP.</translation></message>
    <message><source>When a friendly unit other than LI or LC routs, is destroyed, eliminated or surrenders, each friendly unit within 4" takes them.</source><translation>Wenn eine befreundete Einheit außer LI oder LC flieht, vernichtet oder ausgeschaltet wird oder sich ergibt, nimmt jede befreundete Einheit im Umkreis von 4 Zoll diese DP.</translation></message>
    <message><source>Which formation will {unit} take up?</source><translation>Welche Formation nimmt {unit} ein?</translation></message>
    <message><source>Which friends will {unit} pass through?</source><translation>Durch welche Freunde zieht {unit}?</translation></message>
    <message><source>Which leader controls {unit}? What he moves in this phase moves on one set of dice.</source><translation>Welcher Anführer kontrolliert {unit}? Was er in dieser Phase bewegt, bewegt sich mit denselben Würfeln.</translation></message>
    <message><source>Which leader is attached to {unit}?</source><translation>Welcher Anführer ist bei {unit}?</translation></message>
    <message><source>Which line does {unit} detach?</source><translation>Welche Linie teilt {unit} ab?</translation></message>
    <message><source>Which manoeuvre will {unit} make?</source><translation>Welches Manöver macht {unit}?</translation></message>
    <message><source>Which other friends will {unit} pass through?</source><translation>Durch welche weiteren Freunde zieht {unit}?</translation></message>
    <message><source>Which unattached leader was touched by enemy troops?</source><translation>Welcher allein stehende Anführer wurde von gegnerischen Truppen berührt?</translation></message>
    <message><source>Which unit does {unit} join?</source><translation>Welcher Einheit schließt sich {unit} an?</translation></message>
    <message><source>Who caught them</source><translation>Wer sie eingeholt hat</translation></message>
    <message><source>Who has still to choose has not settled who has the initiative (PUN-095)</source><translation>Wer noch wählen muss, hat nicht entschieden, wer die Initiative hat (PUN-095)</translation></message>
    <message><source>Who is in contact with nobody, {unit} or {other}?</source><translation>Wer ist mit niemandem in Kontakt, {unit} oder {other}?</translation></message>
    <message><source>Who is not under control</source><translation>Wer nicht unter Kontrolle ist</translation></message>
    <message><source>Who leaves</source><translation>Wer geht</translation></message>
    <message><source>Who must charge</source><translation>Wer angreifen muss</translation></message>
    <message><source>Who ran</source><translation>Wer gelaufen ist</translation></message>
    <message><source>Who shoots</source><translation>Wer schießt</translation></message>
    <message><source>Who stands straight behind {unit}, within 1 inch, facing the enemy, with at least {other} bases behind it?</source><translation>Wer steht gerade hinter {unit}, im Umkreis von 1 Zoll, Front zum Gegner, mit mindestens {other} Bases dahinter?</translation></message>
    <message><source>Who stands within 4"</source><translation>Wer im Umkreis von 4" steht</translation></message>
    <message><source>Who tests</source><translation>Wer die Probe ablegt</translation></message>
    <message><source>Who was caught</source><translation>Wer eingeholt wurde</translation></message>
    <message><source>Whom did {unit} catch?</source><translation>Wen hat {unit} eingeholt?</translation></message>
    <message><source>Whom did {unit} run into?</source><translation>In wen ist {unit} gelaufen?</translation></message>
    <message><source>Why this unit can do nothing in this step.</source><translation>Warum diese Einheit in diesem Schritt nichts tun kann.</translation></message>
    <message><source>Will {unit} halt instead of pursuing?</source><translation>Wird {unit} anhalten, statt zu verfolgen?</translation></message>
    <message><source>Will {unit} halt where {other} stood?</source><translation>Wird {unit} dort anhalten, wo {other} stand?</translation></message>
    <message><source>Will {unit} manoeuvre before moving?</source><translation>Wird {unit} vor der Bewegung manövrieren?</translation></message>
    <message><source>Will {unit} relieve ranks? That removes 1 DP and brings the next line to the front.</source><translation>Löst {unit} die Treffen ab? Das nimmt 1 DP weg und bringt die nächste Linie nach vorn.</translation></message>
    <message><source>Will {unit} stand or evade?</source><translation>Wird {unit} standhalten oder ausweichen?</translation></message>
    <message><source>Winner of the initiative roll, still to choose</source><translation>Gewinner des Initiativewurfs, der noch wählt</translation></message>
    <message><source>Within 4 inches</source><translation>Innerhalb von 4 Zoll</translation></message>
    <message><source>Within 4"</source><translation>Innerhalb von 4"</translation></message>
    <message><source>Wounded</source><translation>Verwundet</translation></message>
    <message><source>a hundred ties in a row: enter other dice</source><translation>hundert Gleichstände hintereinander: Gib andere Würfel ein</translation></message>
    <message><source>a leader with the troops</source><translation>ein Anführer bei den Truppen</translation></message>
    <message><source>a legion in quincunx, not from its rear</source><translation>eine Legion in Quincunx, nicht von hinten</translation></message>
    <message><source>a legion that is not shaken, once for each further line in the game</source><translation>eine Legion, die nicht erschüttert ist, im ganzen Spiel einmal je weitere Linie</translation></message>
    <message><source>a second die is thrown; otherwise unharmed</source><translation>ein zweiter Würfel wird geworfen; sonst unversehrt</translation></message>
    <message><source>a shaken one counts all its DPs</source><translation>eine erschütterte Einheit zählt alle ihre DP</translation></message>
    <message><source>a shaken or routing unit, which is unformed,</source><translation>eine erschütterte oder fliehende Einheit, die aufgelöst ist,</translation></message>
    <message><source>a terror, to their friends as well</source><translation>ein Schrecken, auch für Freunde</translation></message>
    <message><source>a: name a unit of the combat (PUN-388)</source><translation>a: Nenne eine Einheit des Nahkampfs (PUN-388)</translation></message>
    <message><source>about-face</source><translation>Kehrtwende</translation></message>
    <message><source>ahead left</source><translation>vorn links</translation></message>
    <message><source>ahead right</source><translation>vorn rechts</translation></message>
    <message><source>an hour or two</source><translation>ein bis zwei Stunden</translation></message>
    <message><source>an understrength base half; round up once, at the end</source><translation>unterbesetzte Base halb; einmal am Ende aufrunden</translation></message>
    <message><source>and the turn ends</source><translation>und der Zug endet</translation></message>
    <message><source>at elephants</source><translation>auf Elefanten</translation></message>
    <message><source>at half their bases</source><translation>bei der Hälfte ihrer Bases</translation></message>
    <message><source>at least one die</source><translation>mindestens ein Würfel</translation></message>
    <message><source>automatic critical hit</source><translation>automatischer kritischer Treffer</translation></message>
    <message><source>average dice</source><translation>Durchschnittswürfel</translation></message>
    <message><source>average grade</source><translation>Durchschnittsklasse</translation></message>
    <message><source>back left</source><translation>hinten links</translation></message>
    <message><source>back right</source><translation>hinten rechts</translation></message>
    <message><source>bears it (</source><translation>hält es aus (</translation></message>
    <message><source>before grade and factors are added</source><translation>bevor Klasse und Faktoren dazukommen</translation></message>
    <message><source>behind its flank</source><translation>hinter der Flanke</translation></message>
    <message><source>behind its triarii</source><translation>hinter den Triariern</translation></message>
    <message><source>breaks at the end of a turn with </source><translation>bricht am Ende eines Zuges mit </translation></message>
    <message><source>burst through by </source><translation>durchbrochen von </translation></message>
    <message><source>bursts through nobody.</source><translation>durchbricht niemanden.</translation></message>
    <message><source>cannot be stopped: in phase III it runs on, direction </source><translation>ist nicht aufzuhalten: läuft in Phase III weiter, Richtung </translation></message>
    <message><source>cannot move</source><translation>kann sich nicht bewegen</translation></message>
    <message><source>cannot move: it stays.</source><translation>kann sich nicht bewegen: bleibt stehen.</translation></message>
    <message><source>cavalry against unformed infantry</source><translation>Reiterei gegen aufgelöste Infanterie</translation></message>
    <message><source>chance that its crew kills it at the next attempt</source><translation>Chance, dass die Treiber ihn beim nächsten Versuch töten</translation></message>
    <message><source>chance to fall in this combat</source><translation>Chance, in diesem Nahkampf zu fallen</translation></message>
    <message><source>change formation or turn to the flank</source><translation>Formation ändern oder zur Flanke drehen</translation></message>
    <message><source>charged from behind its flank or rear</source><translation>von hinter der Flanke oder dem Rücken angegriffen</translation></message>
    <message><source>charged this turn</source><translation>in diesem Zug angegriffen</translation></message>
    <message><source>charges on</source><translation>greift weiter an</translation></message>
    <message><source>conforms to </source><translation>schließt sich an: </translation></message>
    <message><source>conforms to another</source><translation>schließt sich an</translation></message>
    <message><source>conforms to another unit or is under its own control, not both (PUN-131)</source><translation>schließt sich einer anderen Einheit an oder hat eigene Kontrolle, nicht beides (PUN-131)</translation></message>
    <message><source>critical hit</source><translation>kritischer Treffer</translation></message>
    <message><source>declared, answered, and run home</source><translation>angesagt, beantwortet und ausgeführt</translation></message>
    <message><source>declares a charge at </source><translation>sagt einen Angriff an auf </translation></message>
    <message><source>deploys in </source><translation>stellt auf in </translation></message>
    <message><source>does not conform to </source><translation>schließt sich nicht an: </translation></message>
    <message><source>does not move while its rear rank is turned (PUN-089)</source><translation>bewegt sich nicht, solange das hintere Glied gewendet ist (PUN-089)</translation></message>
    <message><source>does not move with </source><translation>bewegt sich nicht mit </translation></message>
    <message><source>does not rally: unbroken enemy came within 8".</source><translation>sammelt sich nicht: Ein ungebrochener Gegner kam auf 8 Zoll heran.</translation></message>
    <message><source>does not rampage (PUN-077)</source><translation>läuft nicht Amok (PUN-077)</translation></message>
    <message><source>each further DP of shooting, combat or morale costs a base</source><translation>jeder weitere DP aus Beschuss, Nahkampf oder Moral kostet eine Base</translation></message>
    <message><source>each one engaged; not within the limit</source><translation>jede gebundene; zählt nicht zur Höchstzahl</translation></message>
    <message><source>each one is settled</source><translation>jeder wird abgehandelt</translation></message>
    <message><source>each within {combat.volley.range}" that sees the target; understrength half</source><translation>jede im Umkreis von {combat.volley.range} Zoll, die das Ziel sieht; unterbesetzte halb</translation></message>
    <message><source>elephants charging, pursuing or following up</source><translation>Elefanten, die angreifen, verfolgen oder nachsetzen</translation></message>
    <message><source>elephants do not mind the ground (PUN-242)</source><translation>Elefanten stört das Gelände nicht (PUN-242)</translation></message>
    <message><source>evade</source><translation>ausweichen</translation></message>
    <message><source>evaded this turn</source><translation>in diesem Zug ausgewichen</translation></message>
    <message><source>fall back an inch</source><translation>einen Zoll zurückweichen</translation></message>
    <message><source>falls back</source><translation>weicht zurück</translation></message>
    <message><source>falls back 1"</source><translation>weicht 1 Zoll zurück</translation></message>
    <message><source>fatigue, die </source><translation>Ermüdung, Würfel </translation></message>
    <message><source>fights hand to hand</source><translation>kämpft Mann gegen Mann</translation></message>
    <message><source>flees from nobody</source><translation>flieht vor niemandem</translation></message>
    <message><source>follow up</source><translation>nachsetzen</translation></message>
    <message><source>follows up</source><translation>setzt nach</translation></message>
    <message><source>follows up or pursues</source><translation>setzt nach oder verfolgt</translation></message>
    <message><source>for each action; also in combat, also shaken</source><translation>je Aktion; auch im Nahkampf, auch erschüttert</translation></message>
    <message><source>for each inspire of this turn, {+combat.dice.inspired_most} at most</source><translation>für jedes Anfeuern in diesem Zug, höchstens {+combat.dice.inspired_most}</translation></message>
    <message><source>for each, in place of the DP</source><translation>für jeden, statt des DP</translation></message>
    <message><source>formed cavalry</source><translation>geschlossene Reiterei</translation></message>
    <message><source>formed heavy infantry</source><translation>geschlossene schwere Infanterie</translation></message>
    <message><source>formed heavy infantry from the front</source><translation>geschlossene schwere Infanterie von vorn</translation></message>
    <message><source>formed medium infantry, legions, triarii</source><translation>geschlossene mittlere Infanterie, Legionen, Triarier</translation></message>
    <message><source>fought this turn</source><translation>in diesem Zug gekämpft</translation></message>
    <message><source>fought with </source><translation>kämpfte bei </translation></message>
    <message><source>free hack</source><translation>freier Schlag</translation></message>
    <message><source>free hack of </source><translation>freier Schlag von </translation></message>
    <message><source>free to act</source><translation>handelt frei</translation></message>
    <message><source>give it</source><translation>geben</translation></message>
    <message><source>go on fleeing</source><translation>weiter fliehen</translation></message>
    <message><source>go on to the baggage</source><translation>weiter zum Tross</translation></message>
    <message><source>goes for the baggage</source><translation>geht auf den Tross los</translation></message>
    <message><source>goes on</source><translation>läuft weiter</translation></message>
    <message><source>goes on </source><translation>läuft weiter </translation></message>
    <message><source>goes on: only formed infantry of A and B grade halts where the target stood (PUN-203)</source><translation>läuft weiter: Nur geschlossene Infanterie der Klassen A und B hält dort an, wo das Ziel stand (PUN-203)</translation></message>
    <message><source>goes through</source><translation>geht hindurch</translation></message>
    <message><source>goes through light troops: </source><translation>geht durch leichte Truppen: </translation></message>
    <message><source>half</source><translation>halb</translation></message>
    <message><source>half its bases</source><translation>die Hälfte ihrer Bases</translation></message>
    <message><source>halted by its test</source><translation>durch Probe angehalten</translation></message>
    <message><source>halts</source><translation>hält an</translation></message>
    <message><source>has a free hack at </source><translation>hat einen freien Schlag gegen </translation></message>
    <message><source>has a leader attached and is under control (PUN-130)</source><translation>hat einen Anführer dabei und ist unter Kontrolle (PUN-130)</translation></message>
    <message><source>has been caught already or has not moved this turn</source><translation>ist schon eingeholt oder hat sich in diesem Zug nicht bewegt</translation></message>
    <message><source>has declared a charge already (PUN-195)</source><translation>hat schon einen Angriff angesagt (PUN-195)</translation></message>
    <message><source>has declared its charge</source><translation>hat den Angriff angesagt</translation></message>
    <message><source>has evaded this charge already (PUN-199)</source><translation>ist diesem Angriff schon ausgewichen (PUN-199)</translation></message>
    <message><source>has evaded this turn (PUN-383)</source><translation>ist in diesem Zug ausgewichen (PUN-383)</translation></message>
    <message><source>has its rear rank turned</source><translation>hat das hintere Glied gewendet</translation></message>
    <message><source>has made its choice in phase II</source><translation>hat in Phase II gewählt</translation></message>
    <message><source>has made no rampage whose bursts are still to be told (PUN-056)</source><translation>hat keinen Amoklauf gemacht, dessen Durchbrüche noch anzugeben sind (PUN-056)</translation></message>
    <message><source>has moved already in this phase (PUN-383)</source><translation>hat sich in dieser Phase schon bewegt (PUN-383)</translation></message>
    <message><source>has moved and shot; a second volley is for those who stand still (PUN-181, PUN-385)</source><translation>hat sich bewegt und geschossen; eine zweite Salve gibt es nur für die, die stillstehen (PUN-181, PUN-385)</translation></message>
    <message><source>has moved or shot this turn (PUN-384)</source><translation>hat sich in diesem Zug bewegt oder geschossen (PUN-384)</translation></message>
    <message><source>has moved this turn (PUN-175)</source><translation>hat sich in diesem Zug bewegt (PUN-175)</translation></message>
    <message><source>has neither charged on nor pursued (PUN-204)</source><translation>ist weder im Angriff weitergelaufen noch verfolgend (PUN-204)</translation></message>
    <message><source>has neither flank nor rear (PUN-207)</source><translation>hat weder Flanke noch Rücken (PUN-207)</translation></message>
    <message><source>has never more than </source><translation>hat nie mehr als </translation></message>
    <message><source>has no DPs (PUN-381)</source><translation>hat keine DP (PUN-381)</translation></message>
    <message><source>has no DPs to remove (PUN-384)</source><translation>hat keine DP wegzunehmen (PUN-384)</translation></message>
    <message><source>has no base left and is out of play; correct its bases, and it is back (PUN-395)</source><translation>hat keine Base mehr und ist aus dem Spiel; korrigiere die Bases, und sie ist zurück (PUN-395)</translation></message>
    <message><source>has no charge to make (PUN-195)</source><translation>hat keinen Angriff auszuführen (PUN-195)</translation></message>
    <message><source>has no free hack at </source><translation>hat keinen freien Schlag gegen </translation></message>
    <message><source>has no leader attached (PUN-136)</source><translation>hat keinen Anführer dabei (PUN-136)</translation></message>
    <message><source>has no line of </source><translation>hat keine Linie von </translation></message>
    <message><source>has no move on the list (PUN-270)</source><translation>hat keine Bewegung auf der Liste (PUN-270)</translation></message>
    <message><source>has no second line to stand in (PUN-086)</source><translation>hat keine zweite Linie, um darin zu stehen (PUN-086)</translation></message>
    <message><source>has not evaded: there is no ground to halt on (PUN-203)</source><translation>ist nicht ausgewichen: Es gibt keinen frei gewordenen Platz zum Anhalten (PUN-203)</translation></message>
    <message><source>has not fought: only those who did relieve their ranks (PUN-279)</source><translation>hat nicht gekämpft: Nur wer gekämpft hat, löst die Treffen ab (PUN-279)</translation></message>
    <message><source>has not its triarii in front (PUN-281)</source><translation>hat ihre Triarier nicht vorn (PUN-281)</translation></message>
    <message><source>has not retired: only who has retired and was not caught retires a further move (PUN-280)</source><translation>ist nicht zurückgegangen: Nur wer zurückging und nicht eingeholt wurde, geht weiter zurück (PUN-280)</translation></message>
    <message><source>has not three lines</source><translation>hat keine drei Linien</translation></message>
    <message><source>has nothing to remove (PUN-381)</source><translation>hat nichts, was wegzunehmen wäre (PUN-381)</translation></message>
    <message><source>has one line left (PUN-389)</source><translation>hat nur noch eine Linie (PUN-389)</translation></message>
    <message><source>has redressed already this turn (PUN-172)</source><translation>hat in diesem Zug schon Reihen geordnet (PUN-172)</translation></message>
    <message><source>has redressed its ranks and does not shoot (PUN-171, PUN-385)</source><translation>hat Reihen geordnet und schießt nicht (PUN-171, PUN-385)</translation></message>
    <message><source>has shot twice (PUN-181)</source><translation>hat zweimal geschossen (PUN-181)</translation></message>
    <message><source>has shot twice this turn (PUN-181, PUN-385)</source><translation>hat in diesem Zug zweimal geschossen (PUN-181, PUN-385)</translation></message>
    <message><source>has stayed to redress (PUN-172)</source><translation>ist geblieben, um Reihen zu ordnen (PUN-172)</translation></message>
    <message><source>has still to stand or evade (PUN-199)</source><translation>muss noch standhalten oder ausweichen (PUN-199)</translation></message>
    <message><source>has tested: the result stands for this turn (PUN-137)</source><translation>hat die Probe abgelegt: Das Ergebnis gilt für diesen Zug (PUN-137)</translation></message>
    <message><source>hastati</source><translation>Hastaten</translation></message>
    <message><source>heavy infantry charging, receiving, following up or relieved</source><translation>schwere Infanterie, die angreift, einen Angriff empfängt, nachsetzt oder abgelöst ist</translation></message>
    <message><source>his unit loses 1 DP and stays halted in phases II and III</source><translation>seine Einheit verliert 1 DP und bleibt in Phase II und III angehalten</translation></message>
    <message><source>hits on</source><translation>trifft ab</translation></message>
    <message><source>however much is taken away</source><translation>wie viel auch abgezogen wird</translation></message>
    <message><source>impassable as a rule</source><translation>in der Regel unpassierbar</translation></message>
    <message><source>in danger</source><translation>in Gefahr</translation></message>
    <message><source>in place of its DPs</source><translation>statt ihrer DP</translation></message>
    <message><source>in play</source><translation>im Spiel</translation></message>
    <message><source>infantry</source><translation>Infanterie</translation></message>
    <message><source>infantry that charged while cavalry or elephants charged it</source><translation>Infanterie, die angriff, während Reiterei oder Elefanten sie angriffen</translation></message>
    <message><source>initiative, what leaders do, and tests of those out of control</source><translation>Initiative, was Anführer tun, und Proben derer, die außer Kontrolle sind</translation></message>
    <message><source>inspire: 1 more die in combat</source><translation>anfeuern: 1 Würfel mehr im Nahkampf</translation></message>
    <message><source>inspired twice</source><translation>zweimal angefeuert</translation></message>
    <message><source>inspires twice</source><translation>feuert zweimal an</translation></message>
    <message><source>is always unformed (PUN-391)</source><translation>ist immer aufgelöst (PUN-391)</translation></message>
    <message><source>is burst through</source><translation>wird durchbrochen</translation></message>
    <message><source>is captured</source><translation>wird gefangen</translation></message>
    <message><source>is charged by nobody (PUN-199)</source><translation>wird von niemandem angegriffen (PUN-199)</translation></message>
    <message><source>is controlled by </source><translation>wird kontrolliert von </translation></message>
    <message><source>is destroyed</source><translation>ist vernichtet</translation></message>
    <message><source>is eliminated</source><translation>ist ausgeschaltet</translation></message>
    <message><source>is engaged</source><translation>ist gebunden</translation></message>
    <message><source>is engaged (PUN-096)</source><translation>ist gebunden (PUN-096)</translation></message>
    <message><source>is engaged (PUN-383, PUN-096)</source><translation>ist gebunden (PUN-383, PUN-096)</translation></message>
    <message><source>is engaged and cannot detach (PUN-392)</source><translation>ist gebunden und kann nichts abteilen (PUN-392)</translation></message>
    <message><source>is engaged and may not charge (PUN-096)</source><translation>ist gebunden und darf nicht angreifen (PUN-096)</translation></message>
    <message><source>is engaged itself and supports nobody</source><translation>ist selbst gebunden und unterstützt niemanden</translation></message>
    <message><source>is engaged, routing or out of play and pursues nobody (PUN-206)</source><translation>ist gebunden, auf der Flucht oder aus dem Spiel und verfolgt niemanden (PUN-206)</translation></message>
    <message><source>is formed already (PUN-158)</source><translation>ist schon geschlossen (PUN-158)</translation></message>
    <message><source>is halted by its control test (PUN-137)</source><translation>ist durch die Kontrollprobe angehalten (PUN-137)</translation></message>
    <message><source>is in another combat</source><translation>ist in einem anderen Nahkampf</translation></message>
    <message><source>is in column and may not charge (PUN-197)</source><translation>ist in Kolonne und darf nicht angreifen (PUN-197)</translation></message>
    <message><source>is in contact with nobody.</source><translation>ist mit niemandem in Kontakt.</translation></message>
    <message><source>is in no combat (PUN-388)</source><translation>ist in keinem Nahkampf (PUN-388)</translation></message>
    <message><source>is inspired twice already (PUN-115)</source><translation>ist schon zweimal angefeuert (PUN-115)</translation></message>
    <message><source>is killed</source><translation>ist gefallen</translation></message>
    <message><source>is killed by its crew</source><translation>wird von den Treibern getötet</translation></message>
    <message><source>is lost</source><translation>ist verloren</translation></message>
    <message><source>is lost with </source><translation>ist verloren mit </translation></message>
    <message><source>is named twice (PUN-131)</source><translation>ist zweimal genannt (PUN-131)</translation></message>
    <message><source>is no elephant (PUN-074)</source><translation>ist kein Elefant (PUN-074)</translation></message>
    <message><source>is no leader (PUN-110)</source><translation>ist kein Anführer (PUN-110)</translation></message>
    <message><source>is no legion (PUN-389)</source><translation>ist keine Legion (PUN-389)</translation></message>
    <message><source>is no legion: units never split (PUN-392)</source><translation>ist keine Legion: Einheiten teilen sich nie (PUN-392)</translation></message>
    <message><source>is no longer shaken, but unformed until it re-forms.</source><translation>ist nicht mehr erschüttert, aber aufgelöst, bis sie sich neu formiert.</translation></message>
    <message><source>is not controlled by a leader and dices alone (PUN-149)</source><translation>wird von keinem Anführer kontrolliert und würfelt für sich (PUN-149)</translation></message>
    <message><source>is not formed and supports nobody</source><translation>ist nicht geschlossen und unterstützt niemanden</translation></message>
    <message><source>is not formed infantry or cavalry and cannot be supported</source><translation>ist keine geschlossene Infanterie oder Reiterei und kann nicht unterstützt werden</translation></message>
    <message><source>is not formed: it turns as it likes (PUN-155)</source><translation>ist nicht geschlossen: dreht sich nach Belieben (PUN-155)</translation></message>
    <message><source>is not in contact (PUN-201)</source><translation>ist nicht in Kontakt (PUN-201)</translation></message>
    <message><source>is not in play (PUN-394)</source><translation>ist nicht im Spiel (PUN-394)</translation></message>
    <message><source>is not in quincunx (PUN-389)</source><translation>ist nicht in Quincunx (PUN-389)</translation></message>
    <message><source>is not in quincunx (PUN-391)</source><translation>ist nicht in Quincunx (PUN-391)</translation></message>
    <message><source>is not in quincunx: its ranks are neither open nor turned (PUN-089, PUN-161)</source><translation>ist nicht in Quincunx: Ihre Reihen sind weder geöffnet noch gewendet (PUN-089, PUN-161)</translation></message>
    <message><source>is not of the side that acts (PUN-095)</source><translation>gehört nicht zur handelnden Seite (PUN-095)</translation></message>
    <message><source>is not routing: nobody catches it (PUN-206)</source><translation>ist nicht auf der Flucht: Niemand holt sie ein (PUN-206)</translation></message>
    <message><source>is not shaken (PUN-175)</source><translation>ist nicht erschüttert (PUN-175)</translation></message>
    <message><source>is not shaken with </source><translation>ist nicht erschüttert mit </translation></message>
    <message><source>is not under control and dices alone (PUN-149)</source><translation>ist nicht unter Kontrolle und würfelt für sich (PUN-149)</translation></message>
    <message><source>is not within 4" (PUN-195)</source><translation>ist nicht im Umkreis von 4 Zoll (PUN-195)</translation></message>
    <message><source>is of the other side</source><translation>gehört zur anderen Seite</translation></message>
    <message><source>is of the same army (PUN-196)</source><translation>gehört zur selben Armee (PUN-196)</translation></message>
    <message><source>is of the same side as </source><translation>ist auf derselben Seite wie </translation></message>
    <message><source>is of the shooter's own side</source><translation>gehört zur Seite des Schützen</translation></message>
    <message><source>is out of play (PUN-394)</source><translation>ist aus dem Spiel (PUN-394)</translation></message>
    <message><source>is rampaging</source><translation>läuft Amok</translation></message>
    <message><source>is rampaging and is in contact with nobody (PUN-076)</source><translation>läuft Amok und ist mit niemandem in Kontakt (PUN-076)</translation></message>
    <message><source>is rampaging and is not charged (PUN-076)</source><translation>läuft Amok und wird nicht angegriffen (PUN-076)</translation></message>
    <message><source>is routing and cannot be steadied (PUN-066)</source><translation>ist auf der Flucht und kann nicht beruhigt werden (PUN-066)</translation></message>
    <message><source>is routing and cannot rally (PUN-175)</source><translation>ist auf der Flucht und kann sich nicht sammeln (PUN-175)</translation></message>
    <message><source>is routing and fights nobody: correct who has caught it instead (PUN-206)</source><translation>ist auf der Flucht und kämpft mit niemandem: Korrigiere stattdessen, wer sie eingeholt hat (PUN-206)</translation></message>
    <message><source>is routing and stays shaken, with </source><translation>ist auf der Flucht und bleibt erschüttert, mit </translation></message>
    <message><source>is shaken</source><translation>ist erschüttert</translation></message>
    <message><source>is shaken (</source><translation>ist erschüttert (</translation></message>
    <message><source>is shaken and cannot re-form (PUN-391)</source><translation>ist erschüttert und kann sich nicht neu formieren (PUN-391)</translation></message>
    <message><source>is shaken and cannot redress (PUN-384)</source><translation>ist erschüttert und kann keine Reihen ordnen (PUN-384)</translation></message>
    <message><source>is shaken and cannot relieve (PUN-389)</source><translation>ist erschüttert und kann nicht ablösen (PUN-389)</translation></message>
    <message><source>is shaken and may not charge (PUN-197)</source><translation>ist erschüttert und darf nicht angreifen (PUN-197)</translation></message>
    <message><source>is shaken and supports nobody</source><translation>ist erschüttert und unterstützt niemanden</translation></message>
    <message><source>is shaken or routing, and so unformed (PUN-052)</source><translation>ist erschüttert oder auf der Flucht und damit aufgelöst (PUN-052)</translation></message>
    <message><source>is shaken with </source><translation>ist erschüttert mit </translation></message>
    <message><source>is shaken: it routs when it loses a combat</source><translation>ist erschüttert: flieht, wenn sie einen Nahkampf verliert</translation></message>
    <message><source>is the target of the charge (PUN-305)</source><translation>ist das Ziel des Angriffs (PUN-305)</translation></message>
    <message><source>is unharmed</source><translation>ist unversehrt</translation></message>
    <message><source>it charges nobody.</source><translation>greift niemanden an.</translation></message>
    <message><source>its distance</source><translation>ihre Strecke</translation></message>
    <message><source>its flank</source><translation>der Flanke</translation></message>
    <message><source>its front</source><translation>vorn</translation></message>
    <message><source>its front line fights, ranks not opened</source><translation>ihre vordere Linie kämpft, Reihen nicht geöffnet</translation></message>
    <message><source>its rear</source><translation>hinten</translation></message>
    <message><source>leader: nobody is named</source><translation>leader: Niemand ist genannt</translation></message>
    <message><source>leaves the table</source><translation>verlässt den Tisch</translation></message>
    <message><source>legions, Gauls, Spaniards</source><translation>Legionen, Gallier, Spanier</translation></message>
    <message><source>light troops move and shoot</source><translation>leichte Truppen bewegen sich und schießen</translation></message>
    <message><source>light troops, which are always unformed,</source><translation>leichte Truppen, die immer aufgelöst sind,</translation></message>
    <message><source>line</source><translation>Linie</translation></message>
    <message><source>makes for the baggage</source><translation>geht auf den Tross los</translation></message>
    <message><source>makes for the enemy baggage, </source><translation>geht auf den feindlichen Tross los, </translation></message>
    <message><source>makes no more move this turn</source><translation>bewegt sich in diesem Zug nicht mehr</translation></message>
    <message><source>makes no more move this turn (PUN-205)</source><translation>bewegt sich in diesem Zug nicht mehr (PUN-205)</translation></message>
    <message><source>marches up to </source><translation>marschiert bis zu </translation></message>
    <message><source>may act.</source><translation>darf handeln.</translation></message>
    <message><source>may be shaken by its combat</source><translation>kann durch ihren Nahkampf erschüttert werden</translation></message>
    <message><source>medium cavalry charging, pursuing or following up</source><translation>mittlere Reiterei, die angreift, verfolgt oder nachsetzt</translation></message>
    <message><source>medium infantry charging, pursuing, following up or relieved</source><translation>mittlere Infanterie, die angreift, verfolgt, nachsetzt oder abgelöst ist</translation></message>
    <message><source>meets nobody.</source><translation>trifft auf niemanden.</translation></message>
    <message><source>minor obstacle or light wood</source><translation>kleines Hindernis oder lichter Wald</translation></message>
    <message><source>move by dice</source><translation>nach Würfeln bewegen</translation></message>
    <message><source>move up to 12 inches, join or leave</source><translation>bis 12 Zoll bewegen, sich anschließen oder lösen</translation></message>
    <message><source>moved by flight, pursuit or charge</source><translation>bewegt durch Flucht, Verfolgung oder Angriff</translation></message>
    <message><source>moved in phase II</source><translation>bewegt in Phase II</translation></message>
    <message><source>moved in phase III</source><translation>bewegt in Phase III</translation></message>
    <message><source>must charge</source><translation>muss angreifen</translation></message>
    <message><source>must follow up</source><translation>muss nachsetzen</translation></message>
    <message><source>must halt</source><translation>muss anhalten</translation></message>
    <message><source>must make for the enemy baggage</source><translation>muss auf den feindlichen Tross losgehen</translation></message>
    <message><source>must move straight on but has no room: it stays.</source><translation>muss sich geradeaus bewegen, hat aber keinen Platz: bleibt stehen.</translation></message>
    <message><source>must move straight on by dice.</source><translation>muss sich nach Würfeln geradeaus bewegen.</translation></message>
    <message><source>must pursue</source><translation>muss verfolgen</translation></message>
    <message><source>must test</source><translation>muss Probe ablegen</translation></message>
    <message><source>need not charge anybody</source><translation>muss niemanden angreifen</translation></message>
    <message><source>no effect.</source><translation>keine Wirkung.</translation></message>
    <message><source>no fatigue.</source><translation>keine Ermüdung.</translation></message>
    <message><source>no legion</source><translation>keine Legion</translation></message>
    <message><source>nobody falls</source><translation>niemand fällt</translation></message>
    <message><source>nobody more</source><translation>niemand weiter</translation></message>
    <message><source>none yet</source><translation>noch keine</translation></message>
    <message><source>not at all</source><translation>gar nicht</translation></message>
    <message><source>not possible</source><translation>nicht möglich</translation></message>
    <message><source>not settled</source><translation>nicht entschieden</translation></message>
    <message><source>not shaken</source><translation>nicht erschüttert</translation></message>
    <message><source>not told yet</source><translation>noch nicht angegeben</translation></message>
    <message><source>not yet</source><translation>noch nicht</translation></message>
    <message><source>nothing against it</source><translation>nichts spricht dagegen</translation></message>
    <message><source>nothing more</source><translation>nichts weiter</translation></message>
    <message><source>nothing to hide behind</source><translation>keine Deckung</translation></message>
    <message><source>of the engaged unit that has most, {combat.dice.disorder_most} at most</source><translation>der gebundenen Einheit mit den meisten, höchstens {combat.dice.disorder_most}</translation></message>
    <message><source>once for the side</source><translation>einmal für die Seite</translation></message>
    <message><source>once, by the rows below; round up</source><translation>einmal, nach den Zeilen unten; aufrunden</translation></message>
    <message><source>one elephant</source><translation>ein Elefant</translation></message>
    <message><source>one if it also moves</source><translation>eine, wenn sie sich auch bewegt</translation></message>
    <message><source>one line</source><translation>eine Linie</translation></message>
    <message><source>one rampage test</source><translation>eine Amoklaufprobe</translation></message>
    <message><source>only manoeuvre</source><translation>nur manövrieren</translation></message>
    <message><source>open ground</source><translation>offenes Gelände</translation></message>
    <message><source>open or close ranks</source><translation>Reihen öffnen oder schließen</translation></message>
    <message><source>open ranks</source><translation>geöffnete Reihen</translation></message>
    <message><source>other rough ground</source><translation>anderes raues Gelände</translation></message>
    <message><source>over, or not to be</source><translation>vorbei oder abgesagt</translation></message>
    <message><source>pass through</source><translation>durchziehen</translation></message>
    <message><source>passage of lines</source><translation>Durchziehen der Linien</translation></message>
    <message><source>passed through in phase II</source><translation>durchzogen in Phase II</translation></message>
    <message><source>passes 4" through the enemy.</source><translation>zieht 4 Zoll durch den Gegner.</translation></message>
    <message><source>passes through</source><translation>zieht durch</translation></message>
    <message><source>passes through the lanes of </source><translation>zieht durch die Gassen von </translation></message>
    <message><source>passes through, harming nobody; otherwise contact</source><translation>zieht durch und schadet niemandem; sonst Kontakt</translation></message>
    <message><source>press on, or halt</source><translation>nachdrängen oder anhalten</translation></message>
    <message><source>principes</source><translation>Principes</translation></message>
    <message><source>pursue</source><translation>verfolgen</translation></message>
    <message><source>pursues</source><translation>verfolgt</translation></message>
    <message><source>quincunx</source><translation>Quincunx</translation></message>
    <message><source>rallies with </source><translation>sammelt sich mit </translation></message>
    <message><source>rampages</source><translation>läuft Amok</translation></message>
    <message><source>re-form</source><translation>neu formieren</translation></message>
    <message><source>re-formed this turn</source><translation>in diesem Zug neu formiert</translation></message>
    <message><source>rear rank turned</source><translation>hinteres Glied gewendet</translation></message>
    <message><source>redress of ranks</source><translation>Ordnen der Reihen</translation></message>
    <message><source>redressed this turn</source><translation>in diesem Zug Reihen geordnet</translation></message>
    <message><source>relief of ranks</source><translation>Ablösung der Treffen</translation></message>
    <message><source>repeats its charge</source><translation>wiederholt den Angriff</translation></message>
    <message><source>repeats its charge on nobody</source><translation>wiederholt den Angriff auf niemanden</translation></message>
    <message><source>repeats its last move</source><translation>wiederholt letzte Bewegung</translation></message>
    <message><source>repeats its last move and moves by dice (PUN-139)</source><translation>wiederholt die letzte Bewegung und bewegt sich nach Würfeln (PUN-139)</translation></message>
    <message><source>repeats its last move: it stays halted (PUN-139)</source><translation>wiederholt die letzte Bewegung: bleibt angehalten (PUN-139)</translation></message>
    <message><source>retire</source><translation>zurückgehen</translation></message>
    <message><source>retire behind the triarii</source><translation>hinter die Triarier zurückgehen</translation></message>
    <message><source>retire further</source><translation>weiter zurückgehen</translation></message>
    <message><source>retire, or run if shaken</source><translation>zurückgehen, erschüttert fliehen</translation></message>
    <message><source>retires</source><translation>geht zurück</translation></message>
    <message><source>retires a further move</source><translation>geht weiter zurück</translation></message>
    <message><source>retires behind its triarii</source><translation>geht hinter die Triarier zurück</translation></message>
    <message><source>retires behind its triarii.</source><translation>geht hinter die Triarier zurück.</translation></message>
    <message><source>rough ground</source><translation>raues Gelände</translation></message>
    <message><source>routs</source><translation>flieht</translation></message>
    <message><source>routs (shaken, </source><translation>flieht (erschüttert, </translation></message>
    <message><source>routs or is lost by its combat with </source><translation>flieht oder ist verloren durch Nahkampf mit </translation></message>
    <message><source>runs into </source><translation>läuft in </translation></message>
    <message><source>runs on</source><translation>läuft weiter</translation></message>
    <message><source>runs on in that direction.</source><translation>läuft in dieser Richtung weiter.</translation></message>
    <message><source>several engaged units: the average by bases, rounded up</source><translation>mehrere gebundene Einheiten: Durchschnitt nach Bases, aufgerundet</translation></message>
    <message><source>shaken at </source><translation>erschüttert ab </translation></message>
    <message><source>shaken at its last box of DPs; each battle DP after that costs a base</source><translation>erschüttert beim letzten DP-Kästchen; jeder weitere Kampf-DP kostet eine Base</translation></message>
    <message><source>shaken, halted all turn, enemy in sight always beyond 8"</source><translation>erschüttert, den ganzen Zug angehalten, sichtbare Gegner stets jenseits von 8 Zoll</translation></message>
    <message><source>shoots at </source><translation>beschießt </translation></message>
    <message><source>shoots four inches, never forms up</source><translation>schießt vier Zoll, nie geschlossen</translation></message>
    <message><source>shot at with </source><translation>beschossen bei </translation></message>
    <message><source>side-step or step back</source><translation>seitwärts oder zurück treten</translation></message>
    <message><source>stand</source><translation>standhalten</translation></message>
    <message><source>stands alone</source><translation>steht allein</translation></message>
    <message><source>stands already (PUN-199)</source><translation>hält schon stand (PUN-199)</translation></message>
    <message><source>stay and redress its ranks</source><translation>bleiben und Reihen ordnen</translation></message>
    <message><source>stayed halted</source><translation>angehalten geblieben</translation></message>
    <message><source>stays in contact</source><translation>bleibt in Kontakt</translation></message>
    <message><source>stays in place</source><translation>bleibt an Ort und Stelle</translation></message>
    <message><source>steadied by </source><translation>beruhigt von </translation></message>
    <message><source>steadied this turn</source><translation>in diesem Zug beruhigt</translation></message>
    <message><source>steady: 1 DP less now</source><translation>beruhigen: sofort 1 DP weniger</translation></message>
    <message><source>stop</source><translation>anhalten</translation></message>
    <message><source>stops fleeing; it is still shaken.</source><translation>hört auf zu fliehen; noch immer erschüttert.</translation></message>
    <message><source>stops its pursuit.</source><translation>beendet die Verfolgung.</translation></message>
    <message><source>stops looting.</source><translation>hört auf zu plündern.</translation></message>
    <message><source>straight ahead</source><translation>geradeaus</translation></message>
    <message><source>straight back</source><translation>gerade zurück</translation></message>
    <message><source>strikes at </source><translation>schlägt zu gegen </translation></message>
    <message><source>supported by its own third line</source><translation>von der eigenen dritten Linie unterstützt</translation></message>
    <message><source>supported from behind</source><translation>von hinten unterstützt</translation></message>
    <message><source>take it</source><translation>nehmen</translation></message>
    <message><source>takes no DPs from a rampage</source><translation>nimmt keine DP von einem Amoklauf</translation></message>
    <message><source>takes no control test now (PUN-132)</source><translation>legt jetzt keine Kontrollprobe ab (PUN-132)</translation></message>
    <message><source>target: all bases of </source><translation>target: Alle Bases von </translation></message>
    <message><source>tests to cease</source><translation>Probe zum Anhalten</translation></message>
    <message><source>the enemy has the better ground</source><translation>der Gegner hat das bessere Gelände</translation></message>
    <message><source>the evader</source><translation>der Ausweichende</translation></message>
    <message><source>the fight goes on</source><translation>der Kampf geht weiter</translation></message>
    <message><source>the front line</source><translation>die vordere Linie</translation></message>
    <message><source>the grade (PUN-352)</source><translation>die Klasse (PUN-352)</translation></message>
    <message><source>the last line</source><translation>die letzte Linie</translation></message>
    <message><source>the leader</source><translation>der Anführer</translation></message>
    <message><source>the line moves</source><translation>die Linie bewegt sich</translation></message>
    <message><source>the lines of a legion</source><translation>die Linien einer Legion</translation></message>
    <message><source>the lines of a legion are the bases of its hastati, principes and triarii, not </source><translation>die Linien einer Legion sind die Bases ihrer Hastaten, Principes und Triarier, nicht </translation></message>
    <message><source>the target is in cover</source><translation>das Ziel ist in Deckung</translation></message>
    <message><source>the target is light infantry</source><translation>das Ziel ist leichte Infanterie</translation></message>
    <message><source>the unit</source><translation>die Einheit</translation></message>
    <message><source>this combat began with a pursuit: it is fought in the next phase V (PUN-284)</source><translation>dieser Nahkampf begann mit einer Verfolgung: Er wird in der nächsten Phase V gekämpft (PUN-284)</translation></message>
    <message><source>this combat has been fought this turn (PUN-274); it goes on next turn if both sides stay</source><translation>dieser Nahkampf ist in diesem Zug schon gekämpft (PUN-274); er geht im nächsten Zug weiter, wenn beide Seiten bleiben</translation></message>
    <message><source>through the lanes</source><translation>durch die Gassen</translation></message>
    <message><source>to be made</source><translation>auszuführen</translation></message>
    <message><source>to stop it</source><translation>zum Aufhalten</translation></message>
    <message><source>triarii</source><translation>Triarier</translation></message>
    <message><source>triarii from the front</source><translation>Triarier von vorn</translation></message>
    <message><source>triarii who have turned about, from the front</source><translation>Triarier, die kehrtgemacht haben, von vorn</translation></message>
    <message><source>tried before</source><translation>schon versucht</translation></message>
    <message><source>turn the rear rank</source><translation>hinteres Glied wenden</translation></message>
    <message><source>turns as it likes and makes no manoeuvres (PUN-155)</source><translation>dreht sich nach Belieben und macht keine Manöver (PUN-155)</translation></message>
    <message><source>under control</source><translation>unter Kontrolle</translation></message>
    <message><source>under its crew</source><translation>unter seinen Treibern</translation></message>
    <message><source>unengaged, one on a flank, {combat.dice.overlap} on a side at most</source><translation>nicht gebunden, eine an einer Flanke, höchstens {combat.dice.overlap} je Seite</translation></message>
    <message><source>unformed cavalry</source><translation>aufgelöste Reiterei</translation></message>
    <message><source>unformed infantry</source><translation>aufgelöste Infanterie</translation></message>
    <message><source>unformed or in column</source><translation>aufgelöst oder in Kolonne</translation></message>
    <message><source>unit: no leader is attached to </source><translation>unit: Kein Anführer ist bei </translation></message>
    <message><source>up to {ruleset.leader.inches}", with joining and leaving; once a turn</source><translation>bis zu {ruleset.leader.inches} Zoll, samt Anschließen und Lösen; einmal im Zug</translation></message>
    <message><source>volley of </source><translation>Salve von </translation></message>
    <message><source>was halted by its control test and may not charge (PUN-197)</source><translation>wurde von der Kontrollprobe angehalten und darf nicht angreifen (PUN-197)</translation></message>
    <message><source>was in combat this turn (PUN-175)</source><translation>war in diesem Zug im Nahkampf (PUN-175)</translation></message>
    <message><source>was steadied and stays halted (PUN-116)</source><translation>wurde beruhigt und bleibt angehalten (PUN-116)</translation></message>
    <message><source>what it meets is to be told</source><translation>noch anzugeben, auf wen sie trifft</translation></message>
    <message><source>whatever the DPs came from</source><translation>woher die DP auch kamen</translation></message>
    <message><source>wheel</source><translation>schwenken</translation></message>
    <message><source>which unattached leader was touched</source><translation>welcher allein stehende Anführer berührt wurde</translation></message>
    <message><source>who charges, pursues or follows up defends no ground (PUN-245, PUN-388)</source><translation>wer angreift, verfolgt oder nachsetzt, verteidigt kein Gelände (PUN-245, PUN-388)</translation></message>
    <message><source>who follows, falls back or runs</source><translation>wer folgt, zurückweicht oder läuft</translation></message>
    <message><source>withdraws again</source><translation>geht erneut zurück</translation></message>
    <message><source>wounded: one action less; a wounded one is killed</source><translation>verwundet: eine Aktion weniger; ein Verwundeter fällt</translation></message>
    <message><source>{ruleset.hack.hits_from} or more</source><translation>{ruleset.hack.hits_from} oder mehr</translation></message>
    <message><source>{ruleset.lanes.through_to} or less</source><translation>{ruleset.lanes.through_to} oder weniger</translation></message>
    <message><source>{unit} goes 1" back, facing the enemy, in formation. If it cannot, it stays and loses a base.</source><translation>{unit} weicht 1 Zoll zurück, Front zum Gegner, in Formation. Geht das nicht, bleibt sie und verliert eine Base.</translation></message>
    <message><source>{unit} goes 4" straight on through the enemy and ends in formation; contact is over.</source><translation>{unit} geht 4 Zoll geradeaus durch den Gegner und endet in Formation; der Kontakt ist vorbei.</translation></message>
    <message><source>{unit} goes a full move after what fled, out of formation.</source><translation>{unit} folgt den Flüchtenden eine volle Bewegung, aufgelöst.</translation></message>
    <message><source>{unit} goes a full move away from the enemy, out of formation. If it cannot, it stays and loses a base.</source><translation>{unit} geht eine volle Bewegung vom Gegner weg, aufgelöst. Geht das nicht, bleibt sie und verliert eine Base.</translation></message>
    <message><source>{unit} goes back by its own depth; the triarii become its front, in formation, the others stand unformed behind them.</source><translation>{unit} geht um die eigene Tiefe zurück; die Triarier werden zur Front, in Formation, die anderen stehen aufgelöst dahinter.</translation></message>
    <message><source>{unit} has nobody left to chase and makes for the enemy baggage, out of formation.</source><translation>{unit} hat niemanden mehr zu verfolgen und geht auf den feindlichen Tross los, aufgelöst.</translation></message>
    <message><source>{unit} keeps contact, in formation.</source><translation>{unit} hält Kontakt, in Formation.</translation></message>
    <message><source>{unit} must move straight on. Is there room?</source><translation>{unit} muss sich geradeaus bewegen. Ist Platz dafür?</translation></message>
    <message><source>{unit} runs a full move away; it is eliminated unless a pursuer is then in contact with it.</source><translation>{unit} läuft eine volle Bewegung davon; sie ist ausgeschaltet, wenn dann kein Verfolger in Kontakt mit ihr ist.</translation></message>
    <message><source>{unit} runs wild at once.</source><translation>{unit} läuft sofort Amok.</translation></message>
    <message><source>{unit} stays where it is; if the enemy stays too, they fight on next turn.</source><translation>{unit} bleibt, wo sie ist; bleibt auch der Gegner, kämpfen sie im nächsten Zug weiter.</translation></message>
    <message><source>{unit}: bases in contact</source><translation>{unit}: Bases in Kontakt</translation></message>
    <message><source>{unit}: charged</source><translation>{unit}: angegriffen</translation></message>
    <message><source>{unit}: conform to</source><translation>{unit}: anschließen an</translation></message>
    <message><source>{unit}: overlapping bases</source><translation>{unit}: überlappende Bases</translation></message>
    <message><source>{unit}: stationary</source><translation>{unit}: steht still</translation></message>
    <message><source>{unit}: try to stop</source><translation>{unit}: aufhalten versuchen</translation></message>
    <message><source>{unit}: which line fights?</source><translation>{unit}: Welche Linie kämpft?</translation></message>
</context>
<context>
    <name>rules</name>
    <message><source>
It cannot be played with as it is: </source><translation>
So lässt sich nicht mit ihr spielen: </translation></message>
    <message><source>
Left out of the game: </source><translation>
Im Spiel ausgelassen: </translation></message>
    <message><source>
Pools entered as hits: {} with {} dice (expected {:.1f}).
</source><translation>
Als Treffer eingegebene Pools: {} mit {} Würfeln (erwartet {:.1f}).
</translation></message>
    <message><source>
The app rolled {} d6, averaging {:.2f} (expected 3.50).
</source><translation>
Die App hat {} W6 geworfen, im Mittel {:.2f} (erwartet 3,50).
</translation></message>
    <message><source>    - corrected by hand
</source><translation>    - von Hand korrigiert
</translation></message>
    <message><source>    - corrected by hand: {}
</source><translation>    - von Hand korrigiert: {}
</translation></message>
    <message><source>    - dice: {}
</source><translation>    - Würfel: {}
</translation></message>
    <message><source> (amended: {})</source><translation> (berichtigt: {})</translation></message>
    <message><source> (kept as it happened after entry {})</source><translation> (nach Eintrag {} beibehalten, wie es geschah)</translation></message>
    <message><source> (line {})</source><translation> (Zeile {})</translation></message>
    <message><source> (nothing is asked)</source><translation> (nichts wird gefragt)</translation></message>
    <message><source> (played again after entry {})</source><translation> (nach Eintrag {} neu gespielt)</translation></message>
    <message><source> (put before it by an amendment)</source><translation> (durch eine Berichtigung davor eingefügt)</translation></message>
    <message><source> Both have confirmed.</source><translation> Beide haben bestätigt.</translation></message>
    <message><source> It now gives these victory points: </source><translation> Es ergibt jetzt diese Siegpunkte: </translation></message>
    <message><source> It now says: </source><translation> Es sagt jetzt: </translation></message>
    <message><source> Neither player has confirmed it yet.</source><translation> Noch kein Spieler hat es bestätigt.</translation></message>
    <message><source> Round {} stays as it was drawn; it would have been: {}.</source><translation> Runde {} bleibt, wie sie ausgelost war; sie wäre sonst: {}.</translation></message>
    <message><source> Round {} stays as it was drawn; now it could not be drawn: {}.</source><translation> Runde {} bleibt, wie sie ausgelost war; jetzt ließe sie sich nicht auslosen: {}.</translation></message>
    <message><source> What follows from them is in it as far as it is marked so.</source><translation> Was daraus folgt, ist enthalten, soweit es so markiert ist.</translation></message>
    <message><source> What is not marked is left out.</source><translation> Was nicht markiert ist, ist ausgelassen.</translation></message>
    <message><source> bytes; this one would have </source><translation> Byte; diese hätte </translation></message>
    <message><source> cannot be shared: the rule set does not say what each side may know</source><translation> lassen sich nicht teilen: das Regelwerk sagt nicht, was jede Seite wissen darf</translation></message>
    <message><source> cannot change places with themselves</source><translation> kann nicht mit sich selbst tauschen</translation></message>
    <message><source> does not take part.</source><translation> nimmt nicht teil.</translation></message>
    <message><source> has confirmed this result already</source><translation> hat dieses Ergebnis schon bestätigt</translation></message>
    <message><source> has not left</source><translation> ist nicht ausgestiegen</translation></message>
    <message><source> has the bye</source><translation> hat das Freilos</translation></message>
    <message><source> holds a line break; a name stands on one line</source><translation> enthält einen Zeilenumbruch; ein Name steht auf einer Zeile</translation></message>
    <message><source> holds a value that is not of the form it should have</source><translation> enthält einen Wert, der nicht die nötige Form hat</translation></message>
    <message><source> holds no army</source><translation> enthält keine Armee</translation></message>
    <message><source> is UTF-16 text; a journal is UTF-8: save it as such, or take the file as it was before an editor saved it</source><translation> ist UTF-16-Text; ein Protokoll ist UTF-8: speichere es so, oder nimm die Datei, wie sie war, bevor ein Editor sie gespeichert hat</translation></message>
    <message><source> is XML, but no roster</source><translation> ist XML, aber kein Aufstellungsbogen</translation></message>
    <message><source> is a damaged archive</source><translation> ist ein beschädigtes Archiv</translation></message>
    <message><source> is empty</source><translation> ist leer</translation></message>
    <message><source> is empty; a journal begins with its header</source><translation> ist leer; ein Protokoll beginnt mit seinem Kopf</translation></message>
    <message><source> is left out</source><translation> ist ausgelassen</translation></message>
    <message><source> is not an army in any format that is known here</source><translation> ist keine Armee in einem der hier bekannten Formate</translation></message>
    <message><source> is not known here</source><translation> ist hier nicht bekannt</translation></message>
    <message><source> is taken for </source><translation> gilt als </translation></message>
    <message><source> is taken off the list.</source><translation> ist von der Liste gestrichen.</translation></message>
    <message><source> is too large</source><translation> ist zu groß</translation></message>
    <message><source> is too large for a code</source><translation> ist zu groß für einen Code</translation></message>
    <message><source> of this battle is not ours</source><translation> dieser Schlacht gehört nicht uns</translation></message>
    <message><source> stands twice in the umpire's order</source><translation> steht zweimal in der Reihenfolge des Schiedsrichters</translation></message>
    <message><source> stands under no title and is left out</source><translation> steht unter keinem Titel und ist ausgelassen</translation></message>
    <message><source> takes part.</source><translation> nimmt teil.</translation></message>
    <message><source> {} has confirmed it.</source><translation> {} hat es bestätigt.</translation></message>
    <message><source> {}: {} lost. {}: {} lost.</source><translation> {}: {} verloren. {}: {} verloren.</translation></message>
    <message><source> · </source><translation> · </translation></message>
    <message><source> · its turn</source><translation> · eigener Zug</translation></message>
    <message><source> · made with figures </source><translation> · mit Regeldaten </translation></message>
    <message><source> · not legal: </source><translation> · nicht regelkonform: </translation></message>
    <message><source> · the enemy's turn</source><translation> · Zug des Gegners</translation></message>
    <message><source>"{}" divides by zero</source><translation>„{}“ teilt durch null</translation></message>
    <message><source>"{}" does not come to a finite number</source><translation>„{}“ ergibt keine endliche Zahl</translation></message>
    <message><source>"{}" must be "{}" or "{}", not {}</source><translation>„{}“ muss „{}“ oder „{}“ sein, nicht {}</translation></message>
    <message><source>"{}" must be a text of at most 1000 letters, not {}</source><translation>„{}“ muss ein Text von höchstens 1000 Zeichen sein, nicht {}</translation></message>
    <message><source>"{}" must be a whole number from {} to {}, not {}</source><translation>„{}“ muss eine ganze Zahl von {} bis {} sein, nicht {}</translation></message>
    <message><source>"{}" must be from {} to {}, not {}</source><translation>„{}“ muss von {} bis {} sein, nicht {}</translation></message>
    <message><source>"{}" must be one line of 1 to {} letters</source><translation>„{}“ muss eine Zeile von 1 bis {} Zeichen sein</translation></message>
    <message><source>"{}" must be true or false, not {}</source><translation>„{}“ muss wahr oder falsch sein, nicht {}</translation></message>
    <message><source>"{}" takes its values in brackets</source><translation>„{}“ nimmt seine Werte in Klammern</translation></message>
    <message><source>"{}" takes {} values</source><translation>„{}“ nimmt {} Werte</translation></message>
    <message><source># {} – {}

{}, begun {}.
</source><translation># {} – {}

{}, begonnen am {}.
</translation></message>
    <message><source># {}: all of it as in the book. Take the "# " away from the row and the values that are to be different; what stays behind it changes nothing.
</source><translation># {}: alles wie im Buch. Nimm das „# “ vor der Zeile und vor den Werten weg, die anders sein sollen; was dahinter stehen bleibt, ändert nichts.
</translation></message>
    <message><source>(turn {})</source><translation>(Zug {})</translation></message>
    <message><source>, </source><translation>, </translation></message>
    <message><source>, a {:.0f} % chance</source><translation>, eine Chance von {:.0f} %</translation></message>
    <message><source>, and it leads to another state</source><translation>, und es führt zu einem anderen Zustand</translation></message>
    <message><source>, changed by hand</source><translation>, von Hand geändert</translation></message>
    <message><source>, for it is a folder, a pipe or a device</source><translation>, denn es ist ein Ordner, eine Pipe oder ein Gerät</translation></message>
    <message><source>, has the id of one before it and gets a new one.</source><translation>, hat die ID einer früheren und bekommt eine neue.</translation></message>
    <message><source>, lot {}</source><translation>, Los {}</translation></message>
    <message><source>, reckoned with those of now</source><translation>, berechnet mit den aktuellen</translation></message>
    <message><source>, too few to say</source><translation>, zu wenige, um etwas zu sagen</translation></message>
    <message><source>. </source><translation>. </translation></message>
    <message><source>. With it: </source><translation>. Dazu: </translation></message>
    <message><source>1 clan more</source><translation>1 Clan mehr</translation></message>
    <message><source>1 {} in {}</source><translation>1 {} von {}</translation></message>
    <message><source>: </source><translation>: </translation></message>
    <message><source>: /armies must be a list of armies</source><translation>: /armies muss eine Liste von Armeen sein</translation></message>
    <message><source>: a quotation mark is never closed</source><translation>: ein Anführungszeichen wird nie geschlossen</translation></message>
    <message><source>: how often the attacker prevails, per cent</source><translation>: wie oft sich der Angreifer durchsetzt, in Prozent</translation></message>
    <message><source>: names and numbers are kept, and what troops they are is left to you</source><translation>: Namen und Anzahlen bleiben, und welche Truppen es sind, bleibt dir überlassen</translation></message>
    <message><source>: no army begins here; an army has rows such as "6 x Knights", one on each line</source><translation>: hier beginnt keine Armee; eine Armee hat Zeilen wie „6 x Knights“, je eine auf einer Zeile</translation></message>
    <message><source>: one roll</source><translation>: ein Wurf</translation></message>
    <message><source>: quick reference</source><translation>: Kurzübersicht</translation></message>
    <message><source>: the file cannot be read</source><translation>: die Datei ist nicht lesbar</translation></message>
    <message><source>: the game was written by a newer version of the program</source><translation>: das Spiel wurde von einer neueren Version des Programms geschrieben</translation></message>
    <message><source>: the rules do not know these troops; the row is kept as it is</source><translation>: die Regeln kennen diese Truppen nicht; die Zeile bleibt, wie sie ist</translation></message>
    <message><source>: this is not UTF-8 text</source><translation>: das ist kein UTF-8-Text</translation></message>
    <message><source>: this is not XML: </source><translation>: das ist kein XML: </translation></message>
    <message><source>: this question does not apply here</source><translation>: diese Frage stellt sich hier nicht</translation></message>
    <message><source>: {} rolls</source><translation>: {} Würfe</translation></message>
    <message><source>; </source><translation>; </translation></message>
    <message><source>; dice of the app recomputed: {0} of {0}</source><translation>; Würfel der App nachgerechnet: {0} von {0}</translation></message>
    <message><source>; it is kept in the army's notes</source><translation>; es bleibt in den Notizen der Armee</translation></message>
    <message><source>; it is kept with the row</source><translation>; es bleibt bei der Zeile</translation></message>
    <message><source>; later entries could not be ruled again</source><translation>; spätere Einträge ließen sich nicht noch einmal abhandeln</translation></message>
    <message><source>; the row is kept as it is</source><translation>; die Zeile bleibt, wie sie ist</translation></message>
    <message><source>A leader is given for it.</source><translation>Ein Anführer wird dafür gegeben.</translation></message>
    <message><source>A leader joins {}.</source><translation>Ein Anführer schließt sich an: {}.</translation></message>
    <message><source>A leader of {} stands alone.</source><translation>Ein Anführer von {} steht allein.</translation></message>
    <message><source>A move to column {}</source><translation>Eine Bewegung nach Kolonne {}</translation></message>
    <message><source>A unit to column {}</source><translation>Eine Einheit in Kolonne {}</translation></message>
    <message><source>Ability {}</source><translation>Können {}</translation></message>
    <message><source>After round {}</source><translation>Nach Runde {}</translation></message>
    <message><source>Amended: entry {}, “{}”</source><translation>Berichtigt: Eintrag {}, „{}“</translation></message>
    <message><source>Amended: entry {}, “{}” → “{}”</source><translation>Berichtigt: Eintrag {}, „{}“ → „{}“</translation></message>
    <message><source>An army</source><translation>Eine Armee</translation></message>
    <message><source>An army without a name</source><translation>Eine Armee ohne Namen</translation></message>
    <message><source>Another unit to column {}</source><translation>Noch eine Einheit in Kolonne {}</translation></message>
    <message><source>Area {} has two kinds of ground.</source><translation>Abschnitt {} hat zwei Arten Gelände.</translation></message>
    <message><source>Army file</source><translation>Armeedatei</translation></message>
    <message><source>At most {} cards, hidden from the enemy.</source><translation>Höchstens {} Karten, vor dem Gegner verdeckt.</translation></message>
    <message><source>At {} against {} only those attack who did not choose it: uncontrolled units (ANC-091)</source><translation>Bei {} gegen {} greifen nur die an, die es nicht gewählt haben: unkontrollierte Einheiten (ANC-091)</translation></message>
    <message><source>Attacked one by one, {} would have: {} (ANC-089).</source><translation>{} hätte bei einzelnen Angriffen: {} (ANC-089).</translation></message>
    <message><source>Audit: {}{}.</source><translation>Prüfung: {}{}.</translation></message>
    <message><source>Battle {} is being fought: {}</source><translation>Schlacht {} wird geschlagen: {}</translation></message>
    <message><source>Battle {}: {} attack.</source><translation>Schlacht {}: {} greifen an.</translation></message>
    <message><source>BattleScribe or New Recruit</source><translation>BattleScribe oder New Recruit</translation></message>
    <message><source>Before round 1</source><translation>Vor Runde 1</translation></message>
    <message><source>Both flank marches come by the {} edge and meet in a second battle.</source><translation>Beide Flankenmärsche kommen über die Kante {} und treffen in einer zweiten Schlacht aufeinander.</translation></message>
    <message><source>Both flank marches come from the {} edge</source><translation>Beide Flankenmärsche kommen von der Kante {}</translation></message>
    <message><source>Bound {}</source><translation>Zug {}</translation></message>
    <message><source>Bound {}: {}</source><translation>Zug {}: {}</translation></message>
    <message><source>Break points</source><translation>Bruchpunkte</translation></message>
    <message><source>Bring on: {}</source><translation>Eintreffen lassen: {}</translation></message>
    <message><source>Caltrops in column {}</source><translation>Krähenfüße in Kolonne {}</translation></message>
    <message><source>Cannot attack, fire, withdraw or move until it has ended. Level {}.</source><translation>Kann nicht angreifen, schießen, sich zurückziehen oder bewegen, bis es endet. Stufe {}.</translation></message>
    <message><source>Check of {}</source><translation>Probe: {}</translation></message>
    <message><source>Close combat</source><translation>Nahkampf</translation></message>
    <message><source>Cohesion for {}</source><translation>Zusammenhalt: {}</translation></message>
    <message><source>Column {} is taken (HOP-012)</source><translation>Kolonne {} ist besetzt (HOP-012)</translation></message>
    <message><source>Column {}, {}</source><translation>Kolonne {}, {}</translation></message>
    <message><source>Control tests: {}.</source><translation>Kontrollproben: {}.</translation></message>
    <message><source>Corrected: {}</source><translation>Korrigiert: {}</translation></message>
    <message><source>Counted exactly: every result of every fight, one after the other ({} different ends).</source><translation>Genau berechnet: jedes Ergebnis jedes Kampfes, eines nach dem anderen ({} verschiedene Ausgänge).</translation></message>
    <message><source>Discard {}</source><translation>Ablegen: {}</translation></message>
    <message><source>Draw {}</source><translation>Ziehen: {}</translation></message>
    <message><source>Due in your turn {}: it cannot be put off while there is initiative for it.</source><translation>Fällig in deinem Zug {}: Er kann nicht aufgeschoben werden, solange Initiative dafür da ist.</translation></message>
    <message><source>Element for element it would be {}: {} points.</source><translation>Element für Element wären es {}: {} Punkte.</translation></message>
    <message><source>Enter the result of battle {}</source><translation>Ergebnis der Schlacht {} eintragen</translation></message>
    <message><source>Entry {}: {}.</source><translation>Eintrag {}: {}.</translation></message>
    <message><source>Ferocity: die against Initiative {}</source><translation>Wildheit: Würfel gegen Initiative {}</translation></message>
    <message><source>Field the armies for battle {}</source><translation>Armeen für Schlacht {} aufstellen</translation></message>
    <message><source>Fire with {} at {} as they come up?</source><translation>Mit {} auf {} schießen, die ins Feld kommen?</translation></message>
    <message><source>First say who was in contact with {}, who fell (ANC-100, ANC-101)</source><translation>Sag zuerst, wer in Kontakt war mit {}, gefallen (ANC-100, ANC-101)</translation></message>
    <message><source>First the hex of {} must be entered (ANC-103)</source><translation>Zuerst muss das Hexfeld von {} betreten werden (ANC-103)</translation></message>
    <message><source>Flank of {}</source><translation>Flanke: {}</translation></message>
    <message><source>Flip {}.</source><translation>Wende {}.</translation></message>
    <message><source>Game turn {}: {}.</source><translation>Spielzug {}: {}.</translation></message>
    <message><source>HTML characters</source><translation>HTML-Zeichen</translation></message>
    <message><source>HTML tags</source><translation>HTML-Tags</translation></message>
    <message><source>Hold in check: {}</source><translation>Zurückhalten: {}</translation></message>
    <message><source>House rule</source><translation>Hausregel</translation></message>
    <message><source>House rule, </source><translation>Hausregel, </translation></message>
    <message><source>In the meantime:</source><translation>Inzwischen:</translation></message>
    <message><source>It could not be saved, so it did not happen: </source><translation>Es konnte nicht gespeichert werden, also ist es nicht geschehen: </translation></message>
    <message><source>It flees {} more movement points and turns as it likes.</source><translation>Sie flieht {} weitere Bewegungspunkte und dreht nach Belieben.</translation></message>
    <message><source>It is allowed all the same: {}.</source><translation>Er wird trotzdem zugelassen: {}.</translation></message>
    <message><source>It is not {}'s turn.</source><translation>Nicht am Zug: {}.</translation></message>
    <message><source>Its leader falls with it (ANC-098).</source><translation>Ihr Anführer fällt mit ihr (ANC-098).</translation></message>
    <message><source>Its leader is out for its next turn (ANC-097).</source><translation>Ihr Anführer setzt den nächsten Zug aus (ANC-097).</translation></message>
    <message><source>Its leader stays behind alone.</source><translation>Ihr Anführer bleibt allein zurück.</translation></message>
    <message><source>Its units cost {} points; with {} at most {} are allowed.</source><translation>Ihre Einheiten kosten {} Punkte; mit {} sind höchstens {} erlaubt.</translation></message>
    <message><source>Its {} defend double against {} in the first turns.</source><translation>Ihre {} verteidigen in den ersten Zügen doppelt gegen {}.</translation></message>
    <message><source>Its {} leaders are out for their next turn (ANC-097).</source><translation>Ihre {} Anführer setzen den nächsten Zug aus (ANC-097).</translation></message>
    <message><source>Its {} leaders fall with it (ANC-098).</source><translation>Ihre {} Anführer fallen mit ihr (ANC-098).</translation></message>
    <message><source>Its {} leaders stay behind alone.</source><translation>Ihre {} Anführer bleiben allein zurück.</translation></message>
    <message><source>Keep it off the map before the battle starts.</source><translation>Nimm sie von der Karte, bevor die Schlacht beginnt.</translation></message>
    <message><source>Keep them off the map before the battle starts.</source><translation>Nimm sie von der Karte, bevor die Schlacht beginnt.</translation></message>
    <message><source>Last bound.</source><translation>Letzter Zug.</translation></message>
    <message><source>Leaders on.</source><translation>Anführer auf die Karte.</translation></message>
    <message><source>Level {}: attacks {} column(s) lower, rallies worse.</source><translation>Stufe {}: greift {} Spalte(n) niedriger an, sammelt sich schlechter.</translation></message>
    <message><source>Line {} {} was changed after {} signed it.</source><translation>Zeile {} {} wurde geändert, nachdem {} sie signiert hatte.</translation></message>
    <message><source>Losses: {} {}, {} {}
</source><translation>Verluste: {} {}, {} {}
</translation></message>
    <message><source>Mean of {} ten-sided dice</source><translation>Schnitt von {} zehnseitigen Würfeln</translation></message>
    <message><source>Missiles for {}</source><translation>Geschosse: {}</translation></message>
    <message><source>Move {} to column {}</source><translation>Bewegen: {} nach Kolonne {}</translation></message>
    <message><source>Neither side</source><translation>Keine Seite</translation></message>
    <message><source>No leader can be put on the map: {}</source><translation>Kein Anführer kann auf die Karte gestellt werden: {}</translation></message>
    <message><source>Nobody can be chosen now: {}{}</source><translation>Jetzt kann niemand gewählt werden: {}{}</translation></message>
    <message><source>Nobody of {} comes back from it.</source><translation>Niemand von {} kommt daraus zurück.</translation></message>
    <message><source>Not audited: {} has not sent the closing file.</source><translation>Nicht geprüft: {} hat die Abschlussdatei nicht gesendet.</translation></message>
    <message><source>On its hex: {}.</source><translation>Auf ihrem Hexfeld: {}.</translation></message>
    <message><source>On its hex: {}. Keep it off the map before the battle starts.</source><translation>Auf ihrem Hexfeld: {}. Nimm sie von der Karte, bevor die Schlacht beginnt.</translation></message>
    <message><source>One card is drawn in the Draw phase while there are fewer than {} in hand.</source><translation>In der Ziehphase wird eine Karte gezogen, solange weniger als {} auf der Hand sind.</translation></message>
    <message><source>One line to paste</source><translation>Eine Zeile zum Einfügen</translation></message>
    <message><source>Only dice that are typed in have names.</source><translation>Nur eingegebene Würfel haben Namen.</translation></message>
    <message><source>Only one side may know it, so it is left out.</source><translation>Das darf nur eine Seite wissen, also ist es ausgelassen.</translation></message>
    <message><source>Only your closing is newer; {} needs that for the audit.</source><translation>Nur dein Abschluss ist neuer; {} braucht ihn für die Prüfung.</translation></message>
    <message><source>Only {}'s closing has come since.</source><translation>Seither ist nur der Abschluss von {} gekommen.</translation></message>
    <message><source>Other values of the army</source><translation>Andere Werte der Armee</translation></message>
    <message><source>Own {} against {}.</source><translation>Eigene {} gegen {}.</translation></message>
    <message><source>PIPs: a pool of {}</source><translation>PIPs: Vorrat {}</translation></message>
    <message><source>PIPs: {}</source><translation>PIPs: {}</translation></message>
    <message><source>Phase {}, {}.</source><translation>Phase {}, {}.</translation></message>
    <message><source>Phase {}, {}: {}.</source><translation>Phase {}, {}: {}.</translation></message>
    <message><source>Plain text</source><translation>Reiner Text</translation></message>
    <message><source>Play {} in column {}</source><translation>Spielen: {} in Kolonne {}</translation></message>
    <message><source>Player {}</source><translation>Spieler {}</translation></message>
    <message><source>Players' ruling ({}): {}</source><translation>Entscheid der Spieler ({}): {}</translation></message>
    <message><source>Points left: one {} more, {} points.</source><translation>Punkte übrig: ein {} mehr, {} Punkte.</translation></message>
    <message><source>Press forward</source><translation>Nachdrängen</translation></message>
    <message><source>Put {} on its hex ({}), facing as you like.</source><translation>{} auf das eigene Hexfeld stellen ({}), Blickrichtung nach Belieben.</translation></message>
    <message><source>Put {} on its hex, facing as you like.</source><translation>Auf das eigene Hexfeld stellen, Blickrichtung nach Belieben: {}.</translation></message>
    <message><source>Rally card for {}</source><translation>Sammeln-Karte: {}</translation></message>
    <message><source>Rally {}</source><translation>Sammeln: {}</translation></message>
    <message><source>Regroup {}</source><translation>Neu ordnen: {}</translation></message>
    <message><source>Remove {}.</source><translation>Nimm weg: {}.</translation></message>
    <message><source>Result {}.</source><translation>Ergebnis {}.</translation></message>
    <message><source>Retreat {} one hex, its back to the hex it left.</source><translation>Rückzug um ein Hexfeld, mit dem Rücken zum verlassenen Hexfeld: {}.</translation></message>
    <message><source>Retreat {} through its friend, who is not affected, its back to the hex it left (ANC-045).</source><translation>Rückzug durch den Freund, der nicht betroffen ist, mit dem Rücken zum verlassenen Hexfeld (ANC-045): {}.</translation></message>
    <message><source>Round {} is drawn{}, seed {}{}: {}.{}</source><translation>Runde {} ist ausgelost{}, Startwert {}{}: {}.{}</translation></message>
    <message><source>Round {}, mended. </source><translation>Runde {}, berichtigt. </translation></message>
    <message><source>Rows attack, columns defend. Exact, counted from the rules; the rest of 100 goes to the defender or to nobody.</source><translation>Zeilen greifen an, Spalten verteidigen. Genau, aus den Regeln berechnet; was zu 100 fehlt, geht an den Verteidiger oder an niemanden.</translation></message>
    <message><source>Scoring: {}</source><translation>Wertung: {}</translation></message>
    <message><source>Second line of {}</source><translation>Zweite Linie: {}</translation></message>
    <message><source>Seed {}, lot {}{}</source><translation>Startwert {}, Los {}{}</translation></message>
    <message><source>Settings changed.</source><translation>Einstellungen geändert.</translation></message>
    <message><source>Somebody comes to stand, unseen.</source><translation>Jemand rückt ungesehen weiter.</translation></message>
    <message><source>Somebody comes up, unseen.</source><translation>Jemand kommt ungesehen ins Feld.</translation></message>
    <message><source>Somebody takes the place of {}.</source><translation>Jemand nimmt den Platz von {} ein.</translation></message>
    <message><source>Spreadsheet (CSV)</source><translation>Tabelle (CSV)</translation></message>
    <message><source>Stamina {} of {}</source><translation>Ausdauer {} von {}</translation></message>
    <message><source>Table {} is taken away.</source><translation>Tisch {} ist weggenommen.</translation></message>
    <message><source>Table {}: {} and {} draw, {}.</source><translation>Tisch {}: {} und {} spielen unentschieden, {}.</translation></message>
    <message><source>Table {}: {} beats {}, {} : {}.</source><translation>Tisch {}: {} schlägt {}, {} : {}.</translation></message>
    <message><source>Table {}: {} beats {}, {}.</source><translation>Tisch {}: {} schlägt {}, {}.</translation></message>
    <message><source>Table {}{}{}.</source><translation>Tisch {}{}{}.</translation></message>
    <message><source>Tactical moves.</source><translation>Taktische Bewegungen.</translation></message>
    <message><source>Take back: </source><translation>Zurücknehmen: </translation></message>
    <message><source>Taken back</source><translation>Zurückgenommen</translation></message>
    <message><source>Taken back beyond what the rules allow: </source><translation>Über das hinaus, was die Regeln erlauben, zurückgenommen: </translation></message>
    <message><source>Taken back: </source><translation>Zurückgenommen: </translation></message>
    <message><source>Taken back: {}</source><translation>Zurückgenommen: {}</translation></message>
    <message><source>Text of a QR code</source><translation>Text eines QR-Codes</translation></message>
    <message><source>The Ferocity of {} is spent.</source><translation>Die Wildheit von {} ist erschöpft.</translation></message>
    <message><source>The act does not have the form it should have</source><translation>Die Aktion hat nicht die nötige Form</translation></message>
    <message><source>The army '{}' is not allowed: {}.</source><translation>Die Armee „{}“ ist nicht erlaubt: {}.</translation></message>
    <message><source>The army costs {} points, {} before</source><translation>Die Armee kostet {} Punkte, vorher {}</translation></message>
    <message><source>The army has 1 unit; it must have {} to {}.</source><translation>Die Armee hat 1 Einheit; sie muss {} bis {} haben.</translation></message>
    <message><source>The army has more than {} Challenge cards.</source><translation>Die Armee hat mehr als {} Herausforderungskarten.</translation></message>
    <message><source>The army has more than {} areas of its own ground.</source><translation>Die Armee hat mehr als {} Abschnitte eigenes Gelände.</translation></message>
    <message><source>The army has too many {} cards; {} are the most.</source><translation>Die Armee hat zu viele Karten {}; höchstens {} sind erlaubt.</translation></message>
    <message><source>The army has {} Challenge cards; {} are the most.</source><translation>Die Armee hat {} Herausforderungskarten; höchstens {} sind erlaubt.</translation></message>
    <message><source>The army has {} camps; one is the most.</source><translation>Die Armee hat {} Lager; höchstens eines ist erlaubt.</translation></message>
    <message><source>The army has {} great guns; {} are the most.</source><translation>Die Armee hat {} Geschütze; höchstens {} sind erlaubt.</translation></message>
    <message><source>The army has {} leaders; at most {} are allowed (ANC-150)</source><translation>Die Armee hat {} Anführer; höchstens {} sind erlaubt (ANC-150)</translation></message>
    <message><source>The army has {} special cards; its leader allows {}.</source><translation>Die Armee hat {} Sonderkarten; ihr Anführer erlaubt {}.</translation></message>
    <message><source>The army has {} units; it must have {} to {}.</source><translation>Die Armee hat {} Einheiten; sie muss {} bis {} haben.</translation></message>
    <message><source>The barbarians of {} charge this turn.</source><translation>Die Barbaren von {} greifen in diesem Zug an.</translation></message>
    <message><source>The battle begins: {} attack.</source><translation>Die Schlacht beginnt: {} greifen an.</translation></message>
    <message><source>The battle goes on.</source><translation>Die Schlacht geht weiter.</translation></message>
    <message><source>The battle is drawn {}.</source><translation>Die Schlacht endet unentschieden, {}.</translation></message>
    <message><source>The battle is over; turn {} cannot follow.</source><translation>Die Schlacht ist vorbei; Zug {} kann nicht folgen.</translation></message>
    <message><source>The battle is too long to go on by e-mail; it ends as a draw.</source><translation>Die Schlacht ist zu lang, um per E-Mail weiterzugehen; sie endet unentschieden.</translation></message>
    <message><source>The camp of {} is taken (ANC-135).</source><translation>Das Lager von {} ist genommen (ANC-135).</translation></message>
    <message><source>The clan {} has a name of more than {} letters.</source><translation>Der Clan {} hat einen Namen von mehr als {} Buchstaben.</translation></message>
    <message><source>The clans {} and {} have names too much alike.</source><translation>Die Namen der Clans {} und {} sind zu ähnlich.</translation></message>
    <message><source>The clock is paused.</source><translation>Die Uhr ist angehalten.</translation></message>
    <message><source>The clock is running.</source><translation>Die Uhr läuft.</translation></message>
    <message><source>The clock stands at {} minutes.</source><translation>Die Uhr steht auf {} Minuten.</translation></message>
    <message><source>The end of turn {}</source><translation>Das Ende von Zug {}</translation></message>
    <message><source>The field has no area {}.</source><translation>Das Feld hat keinen Abschnitt {}.</translation></message>
    <message><source>The game could not be started today: its armies do not fit the rule set.</source><translation>Das Spiel ließe sich heute nicht beginnen: seine Armeen passen nicht zum Regelwerk.</translation></message>
    <message><source>The game could not be started today: {}.</source><translation>Das Spiel ließe sich heute nicht beginnen: {}.</translation></message>
    <message><source>The game of battle {} has been changed since its result was entered.</source><translation>Das Spiel von Schlacht {} wurde geändert, seit sein Ergebnis eingetragen wurde.</translation></message>
    <message><source>The game starts in a state that cannot be: {}.</source><translation>Das Spiel beginnt in einem unmöglichen Zustand: {}.</translation></message>
    <message><source>The game would start otherwise today.</source><translation>Das Spiel würde heute anders beginnen.</translation></message>
    <message><source>The ground: {}.</source><translation>Das Gelände: {}.</translation></message>
    <message><source>The hex of {} may be entered: say who does, or nobody (ANC-104)</source><translation>Das Hexfeld von {} darf betreten werden: Sag, wer es betritt, oder niemand (ANC-104)</translation></message>
    <message><source>The hex of {} may be entered: say who does, or nobody (ANC-104).</source><translation>Das Hexfeld von {} darf betreten werden: Sag, wer es betritt, oder niemand (ANC-104).</translation></message>
    <message><source>The hex of {} must be entered (ANC-103)</source><translation>Das Hexfeld von {} muss betreten werden (ANC-103)</translation></message>
    <message><source>The hex of {} must be entered (ANC-103).</source><translation>Das Hexfeld von {} muss betreten werden (ANC-103).</translation></message>
    <message><source>The host comes on again: {} units make a new deck.</source><translation>Das Heer kommt wieder: {} Einheiten bilden einen neuen Stapel.</translation></message>
    <message><source>The initiative is with {}.</source><translation>Die Initiative hat {}.</translation></message>
    <message><source>The journal does not hold the key of its dice; begin it again with new ones.</source><translation>Das Protokoll enthält den Schlüssel seiner Würfel nicht; beginne es neu mit neuen.</translation></message>
    <message><source>The journal's header lacks the armies or the options, so that the game cannot be begun again.</source><translation>Dem Kopf des Protokolls fehlen die Armeen oder die Optionen, das Spiel lässt sich also nicht neu beginnen.</translation></message>
    <message><source>The last line of {} was cut short and is left out; everything before it is there.</source><translation>Die letzte Zeile von {} war abgeschnitten und ist ausgelassen; alles davor ist da.</translation></message>
    <message><source>The leader puts {} in order</source><translation>Der Anführer ordnet: {}</translation></message>
    <message><source>The leader's clan value is {} to {}, not {}.</source><translation>Der Clanwert des Anführers ist {} bis {}, nicht {}.</translation></message>
    <message><source>The leaders of {} leave the map.</source><translation>Die Anführer von {} verlassen die Karte.</translation></message>
    <message><source>The march cannot come on: {}. It is void</source><translation>Der Marsch kann nicht kommen: {}. Er ist nichtig</translation></message>
    <message><source>The march cannot come on: {}. Settle together whether it is void or allowed</source><translation>Der Marsch kann nicht kommen: {}. Klärt gemeinsam, ob er nichtig oder zugelassen ist</translation></message>
    <message><source>The name of a die has at most {} letters.</source><translation>Der Name eines Würfels hat höchstens {} Zeichen.</translation></message>
    <message><source>The name of a die is plain text on one line.</source><translation>Der Name eines Würfels ist reiner Text auf einer Zeile.</translation></message>
    <message><source>The name {} has more than {} letters.</source><translation>Der Name {} hat mehr als {} Buchstaben.</translation></message>
    <message><source>The note is void: {}.</source><translation>Die Notiz ist nichtig: {}.</translation></message>
    <message><source>The other side does not agree</source><translation>Die andere Seite ist nicht einverstanden</translation></message>
    <message><source>The result of battle {} is still to be entered (ANC-167)</source><translation>Das Ergebnis der Schlacht {} ist noch einzutragen (ANC-167)</translation></message>
    <message><source>The result of table {} in round {} is taken back.</source><translation>Das Ergebnis von Tisch {} in Runde {} ist zurückgenommen.</translation></message>
    <message><source>The rules do not allow this now</source><translation>Die Regeln erlauben das jetzt nicht</translation></message>
    <message><source>The secret value of turn {} does not fit {}'s promise at the start.</source><translation>Der Geheimwert von Zug {} passt nicht zum Versprechen vom Beginn ({}).</translation></message>
    <message><source>The step "{}" ends with its own act (ANC-021)</source><translation>Der Schritt „{}“ endet mit einem eigenen Akt (ANC-021)</translation></message>
    <message><source>The text does not say which rules the army is for.</source><translation>Der Text sagt nicht, für welches Regelwerk die Armee ist.</translation></message>
    <message><source>The umpire puts in order: {}.</source><translation>Der Schiedsrichter legt die Reihenfolge fest: {}.</translation></message>
    <message><source>The umpire's order is withdrawn.</source><translation>Die Reihenfolge des Schiedsrichters ist aufgehoben.</translation></message>
    <message><source>The weather is now: {}</source><translation>Das Wetter ist jetzt: {}</translation></message>
    <message><source>The {} of {} defend double against {}.</source><translation>{} von {} verteidigen doppelt gegen {}.</translation></message>
    <message><source>There are {} dice and {} names; give one name for all of them, or one for each.</source><translation>Es sind {} Würfel und {} Namen; gib allen einen Namen oder jedem einen.</translation></message>
    <message><source>There is no army to choose from (HOP-310).</source><translation>Es gibt keine Armee zur Auswahl (HOP-310).</translation></message>
    <message><source>There is nothing to take back</source><translation>Es gibt nichts zurückzunehmen</translation></message>
    <message><source>They come on in the half of the {} edge nearest your camp.</source><translation>Sie kommen über die Hälfte der Kante {}, die deinem Lager am nächsten ist.</translation></message>
    <message><source>They come on in the half of the {} edge nearest your own edge.</source><translation>Sie kommen über die Hälfte der Kante {}, die deiner eigenen Kante am nächsten ist.</translation></message>
    <message><source>This acceptance repeats the inviter's secret values; the battle cannot begin.</source><translation>Diese Annahme wiederholt die Geheimwerte der Einladung; die Schlacht kann nicht beginnen.</translation></message>
    <message><source>This battle was started with different rules ({}). Both players need the same. Nothing was changed.</source><translation>Diese Schlacht wurde mit anderen Regeln begonnen ({}). Beide Spieler brauchen dieselben. Es wurde nichts geändert.</translation></message>
    <message><source>This belongs to "{}"; now it is "{}" (ANC-021)</source><translation>Das gehört zu „{}“; jetzt ist „{}“ (ANC-021)</translation></message>
    <message><source>This belongs to the {} phase, and this is the {} phase of {} (HOP-301)</source><translation>Das gehört in die Phase {}, und dies ist die Phase {} von {} (HOP-301)</translation></message>
    <message><source>This belongs to the {} phase, and this is the {} phase of {}; there is no fire in the rounds of setup (HOP-303)</source><translation>Das gehört in die Phase {}, und dies ist die Phase {} von {}; in den Aufstellungsrunden gibt es keinen Beschuss (HOP-303)</translation></message>
    <message><source>This belongs to the {} phase, and this is the {} phase of {}; this turn has no Shock phase ({})</source><translation>Das gehört in die Phase {}, und dies ist die Phase {} von {}; dieser Zug hat keine Schockphase ({})</translation></message>
    <message><source>This brought a secret out: it is taken back only when both players agree</source><translation>Das hat ein Geheimnis aufgedeckt: Es wird nur zurückgenommen, wenn beide Spieler einverstanden sind</translation></message>
    <message><source>This closing comes at the wrong time.</source><translation>Dieser Abschluss kommt zur falschen Zeit.</translation></message>
    <message><source>This file belongs to a battle this device does not know.</source><translation>Diese Datei gehört zu einer Schlacht, die dieses Gerät nicht kennt.</translation></message>
    <message><source>This is an old file ({}); the battle ended in turn {}.</source><translation>Das ist eine alte Datei ({}); die Schlacht endete in Zug {}.</translation></message>
    <message><source>This is an old file ({}); the battle is at turn {}.</source><translation>Das ist eine alte Datei ({}); die Schlacht ist bei Zug {}.</translation></message>
    <message><source>This is not a complete Optio game file{}: {}. Ask {} to send it again.</source><translation>Das ist keine vollständige Spieldatei von Optio{}: {}. Noch einmal senden sollte sie {}.</translation></message>
    <message><source>This is not the last entry that stands any more</source><translation>Das ist nicht mehr der letzte geltende Eintrag</translation></message>
    <message><source>This is the other side's to decide</source><translation>Das entscheidet die andere Seite</translation></message>
    <message><source>This is the other side's to see</source><translation>Das darf nur die andere Seite sehen</translation></message>
    <message><source>This is your own invitation; send it to your opponent.</source><translation>Das ist deine eigene Einladung; sende sie deinem Gegner.</translation></message>
    <message><source>This needs {} of initiative; {} are left (ANC-034)</source><translation>Dies braucht {} Initiative; {} sind übrig (ANC-034)</translation></message>
    <message><source>This needs {} of initiative; {} are left (ANC-061)</source><translation>Dies braucht {} Initiative; {} sind übrig (ANC-061)</translation></message>
    <message><source>This needs {} of initiative; {} is left (ANC-034)</source><translation>Dies braucht {} Initiative; {} ist übrig (ANC-034)</translation></message>
    <message><source>This needs {} of initiative; {} is left (ANC-061)</source><translation>Dies braucht {} Initiative; {} ist übrig (ANC-061)</translation></message>
    <message><source>This was done on other entries than the game has; look at it again</source><translation>Das geschah auf der Grundlage anderer Einträge, als das Spiel hat; sieh es dir noch einmal an</translation></message>
    <message><source>Too many points: one {} less, {} points.</source><translation>Zu viele Punkte: ein {} weniger, {} Punkte.</translation></message>
    <message><source>Too many results to follow them all: played out {} times, so each chance may be off by {:.1f} %, nineteen times in twenty.</source><translation>Zu viele Ergebnisse, um allen zu folgen: {}-mal durchgespielt, jede Chance kann also um {:.1f} % abweichen, neunzehn von zwanzig Malen.</translation></message>
    <message><source>Turn {}</source><translation>Zug {}</translation></message>
    <message><source>Turn {} is missing; this file continues with turn {}.</source><translation>Zug {} fehlt; diese Datei geht mit Zug {} weiter.</translation></message>
    <message><source>Turn {}, act {}</source><translation>Zug {}, Aktion {}</translation></message>
    <message><source>Turn {}, act {}: the file says {}, the battle's dice say {}.</source><translation>Zug {}, Aktion {}: die Datei sagt {}, die Würfel der Schlacht sagen {}.</translation></message>
    <message><source>Two units cannot stand in column {} (HOP-012)</source><translation>In Kolonne {} können nicht zwei Einheiten stehen (HOP-012)</translation></message>
    <message><source>Units in contact with {}</source><translation>Einheiten in Kontakt mit {}</translation></message>
    <message><source>Unknown troops</source><translation>Unbekannte Truppen</translation></message>
    <message><source>Victory for {} because it lasted too long.</source><translation>Sieg für {}, weil die Schlacht zu lange dauerte.</translation></message>
    <message><source>Victory for {} because nobody is left.</source><translation>Sieg für {}, weil niemand mehr da ist.</translation></message>
    <message><source>Victory for {} by holding out.</source><translation>Sieg für {} durch Standhalten.</translation></message>
    <message><source>Victory for {} by the rout level.</source><translation>Sieg für {} durch die Fluchtgrenze.</translation></message>
    <message><source>Victory for {}.</source><translation>Sieg für {}.</translation></message>
    <message><source>Voided: entry {}, “{}”</source><translation>Gestrichen: Eintrag {}, „{}“</translation></message>
    <message><source>Watchers look on; they do not act</source><translation>Zuschauer sehen zu; sie handeln nicht</translation></message>
    <message><source>What happened cannot be kept: there is nothing left for it to change. It is voided.</source><translation>Was geschah, kann nicht bleiben: es gibt nichts mehr, was es ändern könnte. Es wird gestrichen.</translation></message>
    <message><source>What happened cannot be kept: what it changed is not as it was. It is played again.</source><translation>Was geschah, kann nicht bleiben: was es geändert hat, ist nicht mehr so, wie es war. Es wird neu gespielt.</translation></message>
    <message><source>What its rows cost by the older figures is not known</source><translation>Was ihre Zeilen nach den älteren Regeldaten kosten, ist nicht bekannt</translation></message>
    <message><source>What only one side may know cannot be planned here.</source><translation>Was nur eine Seite wissen darf, lässt sich hier nicht planen.</translation></message>
    <message><source>Withdraw {}?</source><translation>Zurückziehen: {}?</translation></message>
    <message><source>You already have this file, and the battle is over. </source><translation>Du hast diese Datei schon, und die Schlacht ist vorbei. </translation></message>
    <message><source>You are already playing this battle with {}.</source><translation>Diese Schlacht spielst du schon, mit {}.</translation></message>
    <message><source>You have already sent this turn; it is {}'s move.</source><translation>Du hast diesen Zug schon gesendet; am Zug ist {}.</translation></message>
    <message><source>You have sent two different versions of turn {}. {} goes on from the other one. Take it over?</source><translation>Du hast zwei verschiedene Fassungen von Zug {} gesendet. {} spielt von der anderen aus weiter. Willst du sie übernehmen?</translation></message>
    <message><source>a campaign's name has 1 to {} bytes</source><translation>der Name einer Kampagne hat 1 bis {} Byte</translation></message>
    <message><source>a check before the attack, passed in {} of 10; failed, the attack comes to nothing</source><translation>eine Probe vor dem Angriff, bestanden in {} von 10 Fällen; misslingt sie, fällt der Angriff aus</translation></message>
    <message><source>a choice needs at least one answer</source><translation>eine Wahl braucht mindestens eine Antwort</translation></message>
    <message><source>a closing bracket is missing</source><translation>eine schließende Klammer fehlt</translation></message>
    <message><source>a club, army or team</source><translation>ein Verein, eine Armee oder ein Team</translation></message>
    <message><source>a correction needs at least one counter and its new value</source><translation>eine Korrektur braucht mindestens einen Zähler und seinen neuen Wert</translation></message>
    <message><source>a die has been drawn or a card seen since, and by e-mail that is not taken back (PBM-42)</source><translation>seither wurde ein Würfel gezogen oder eine Karte gesehen, und per E-Mail wird das nicht zurückgenommen (PBM-42)</translation></message>
    <message><source>a draw ({})</source><translation>unentschieden ({})</translation></message>
    <message><source>a flank march of {} came by the {} edge, and nobody said that it was written twice (ANC-123)</source><translation>ein Flankenmarsch von {} kam über die Kante {}, und niemand hat gesagt, dass sie zweimal notiert war (ANC-123)</translation></message>
    <message><source>a formula has at most {} letters</source><translation>eine Formel hat höchstens {} Zeichen</translation></message>
    <message><source>a frame is not of this link, or was altered on its way</source><translation>ein Datenblock gehört nicht zu dieser Verbindung oder wurde unterwegs verändert</translation></message>
    <message><source>a game begins with the header of its journal</source><translation>ein Spiel beginnt mit dem Kopf seines Protokolls</translation></message>
    <message><source>a game that is shared has a header</source><translation>ein geteiltes Spiel hat einen Kopf</translation></message>
    <message><source>a general's element counts among the elements</source><translation>das Element eines Generals zählt zu den Elementen</translation></message>
    <message><source>a journal begins with its header, and this one is empty</source><translation>ein Protokoll beginnt mit seinem Kopf, und dieses ist leer</translation></message>
    <message><source>a line of a ruling</source><translation>eine Zeile eines Entscheids</translation></message>
    <message><source>a note must have 1 to 10,000 bytes of text</source><translation>eine Notiz muss 1 bis 10.000 Byte Text haben</translation></message>
    <message><source>a number is too large</source><translation>eine Zahl ist zu groß</translation></message>
    <message><source>a number, a name or a bracket is wanted</source><translation>hier gehört eine Zahl, ein Name oder eine Klammer hin</translation></message>
    <message><source>a place by lot</source><translation>ein Platz durch das Los</translation></message>
    <message><source>a public key</source><translation>ein öffentlicher Schlüssel</translation></message>
    <message><source>a result is confirmed by "a" or "b", not </source><translation>ein Ergebnis wird von „a“ oder „b“ bestätigt, nicht </translation></message>
    <message><source>a result needs what was destroyed (4G-1C), a score (12:8) or who won</source><translation>ein Ergebnis braucht, was vernichtet wurde (4G-1C), einen Punktestand (12:8) oder wer gewonnen hat</translation></message>
    <message><source>a round needs two players; add them first</source><translation>eine Runde braucht zwei Spieler; füge sie zuerst hinzu</translation></message>
    <message><source>a row is one of these: it has become </source><translation>eine Zeile ist eines davon: sie ist geworden zu </translation></message>
    <message><source>a score is two numbers with a colon between them</source><translation>ein Punktestand ist zwei Zahlen mit einem Doppelpunkt dazwischen</translation></message>
    <message><source>a second meeting</source><translation>eine zweite Begegnung</translation></message>
    <message><source>a short text of your own</source><translation>ein kurzer eigener Text</translation></message>
    <message><source>a signature line has exactly 138 bytes</source><translation>eine Signaturzeile hat genau 138 Byte</translation></message>
    <message><source>a ten-sided die</source><translation>ein zehnseitiger Würfel</translation></message>
    <message><source>a text that is not empty</source><translation>ein Text, der nicht leer ist</translation></message>
    <message><source>a three-sided die</source><translation>ein dreiseitiger Würfel</translation></message>
    <message><source>a turn file has at most </source><translation>eine Zugdatei hat höchstens </translation></message>
    <message><source>a way to settle ties stands twice</source><translation>eine Art, Gleichstand aufzulösen, steht zweimal da</translation></message>
    <message><source>a whole number</source><translation>eine ganze Zahl</translation></message>
    <message><source>a whole number from </source><translation>eine ganze Zahl von </translation></message>
    <message><source>a whole number of at most nine digits</source><translation>eine ganze Zahl von höchstens neun Ziffern</translation></message>
    <message><source>a whole number of at most six digits</source><translation>eine ganze Zahl von höchstens sechs Ziffern</translation></message>
    <message><source>a whole number up to a million</source><translation>eine ganze Zahl bis eine Million</translation></message>
    <message><source>after the number stand only G (general) and C (camp), not "{}"</source><translation>nach der Zahl stehen nur G (General) und C (Lager), nicht „{}“</translation></message>
    <message><source>all at once</source><translation>alles auf einmal</translation></message>
    <message><source>an acceptance</source><translation>eine Annahme</translation></message>
    <message><source>an act</source><translation>eine Aktion</translation></message>
    <message><source>an act of turn {} in turn {}</source><translation>eine Aktion von Zug {} in Zug {}</translation></message>
    <message><source>an average die</source><translation>ein Durchschnittswürfel</translation></message>
    <message><source>an entry</source><translation>ein Eintrag</translation></message>
    <message><source>an event has at most {} lines</source><translation>ein Turnier hat höchstens {} Zeilen</translation></message>
    <message><source>an event has at most {} players</source><translation>ein Turnier hat höchstens {} Spieler</translation></message>
    <message><source>an offered draw is accepted before the first act</source><translation>ein angebotenes Unentschieden wird vor der ersten Aktion angenommen</translation></message>
    <message><source>an undo</source><translation>eine Rücknahme</translation></message>
    <message><source>answers: a question is answered twice</source><translation>Antworten: eine Frage ist zweimal beantwortet</translation></message>
    <message><source>armies whose periods do not meet</source><translation>Armeen, deren Zeiten sich nicht treffen</translation></message>
    <message><source>at "{}"</source><translation>bei „{}“</translation></message>
    <message><source>at its end</source><translation>an ihrem Ende</translation></message>
    <message><source>attacker prevails, per cent</source><translation>Angreifer setzt sich durch, in Prozent</translation></message>
    <message><source>average die</source><translation>Durchschnittswürfel</translation></message>
    <message><source>before entry </source><translation>vor Eintrag </translation></message>
    <message><source>blanks at line ends</source><translation>Leerzeichen am Zeilenende</translation></message>
    <message><source>brackets stand too deep within one another</source><translation>Klammern stehen zu tief ineinander</translation></message>
    <message><source>by opponent is a player's record: say whose</source><translation>nach Gegnern ist die Bilanz eines Spielers: sag, wessen</translation></message>
    <message><source>by the scheme "{}" a side can lose at most {} elements, {} {} and {} {}</source><translation>nach der Wertung „{}“ kann eine Seite höchstens {} Elemente, {} {} und {} {} verlieren</translation></message>
    <message><source>camp lost</source><translation>Lager verloren</translation></message>
    <message><source>caught up to {}</source><translation>eingeholt bis {}</translation></message>
    <message><source>checks at {}</source><translation>Probe auf {}</translation></message>
    <message><source>choice to make</source><translation>Wahl, die zu treffen ist</translation></message>
    <message><source>clan {} acts, one of {}</source><translation>Clan {} handelt, einer von {}</translation></message>
    <message><source>control of {}</source><translation>Kontrolle von {}</translation></message>
    <message><source>corrected by hand</source><translation>von Hand korrigiert</translation></message>
    <message><source>corrected by hand: </source><translation>von Hand korrigiert: </translation></message>
    <message><source>does not follow the line before it: one of the two was changed</source><translation>folgt nicht auf die Zeile davor: eine der beiden wurde geändert</translation></message>
    <message><source>drove off 1 unit worth {}</source><translation>vertrieb 1 Einheit im Wert von {}</translation></message>
    <message><source>drove off {} units worth {}</source><translation>vertrieb {} Einheiten im Wert von {}</translation></message>
    <message><source>each side begins with a number of elements</source><translation>jede Seite beginnt mit einer Zahl von Elementen</translation></message>
    <message><source>else {} of {} hits on average, now {}</source><translation>sonst im Schnitt {} von {} Treffern, jetzt {}</translation></message>
    <message><source>enemies destroyed by a roll</source><translation>Gegner durch einen Wurf vernichtet</translation></message>
    <message><source>engine {} / {}</source><translation>Programmkern {} / {}</translation></message>
    <message><source>entry 0 is the header of the game; only acts and corrections can be amended</source><translation>Eintrag 0 ist der Kopf des Spiels; nur Aktionen und Korrekturen lassen sich berichtigen</translation></message>
    <message><source>entry {} cannot be played again: {}</source><translation>Eintrag {} kann nicht neu gespielt werden: {}</translation></message>
    <message><source>entry {} cannot be voided and changed at once</source><translation>Eintrag {} kann nicht zugleich gestrichen und geändert werden</translation></message>
    <message><source>entry {} has no {}: only acts and corrections after entry {} that stand have</source><translation>Eintrag {} hat keine {}: nur geltende Aktionen und Korrekturen nach Eintrag {} haben das</translation></message>
    <message><source>entry {} is a correction, which has values; only an act has an input and dice</source><translation>Eintrag {} ist eine Korrektur, die Werte hat; nur eine Aktion hat eine Eingabe und Würfel</translation></message>
    <message><source>entry {} is an act, which has an input; only a correction has values</source><translation>Eintrag {} ist eine Aktion, die eine Eingabe hat; nur eine Korrektur hat Werte</translation></message>
    <message><source>entry {} is an amendment itself: take it back, or amend entry {} again</source><translation>Eintrag {} ist selbst eine Berichtigung: nimm sie zurück, oder berichtige Eintrag {} noch einmal</translation></message>
    <message><source>entry {} is {}; only acts and corrections can be amended</source><translation>Eintrag {} ist {}; nur Aktionen und Korrekturen lassen sich berichtigen</translation></message>
    <message><source>entry {} of the journal is not the one to be taken back</source><translation>Eintrag {} des Protokolls ist nicht der, der zurückzunehmen ist</translation></message>
    <message><source>entry {} should come now, not entry {}</source><translation>jetzt sollte Eintrag {} kommen, nicht Eintrag {}</translation></message>
    <message><source>entry {} was opened, and is not the one that stood there: its hash is another</source><translation>Eintrag {} wurde geöffnet und ist nicht der, der dort stand: sein Hash ist ein anderer</translation></message>
    <message><source>entry {} was taken back; only what stands can be amended</source><translation>Eintrag {} wurde zurückgenommen; nur was gilt, lässt sich berichtigen</translation></message>
    <message><source>entry {} was voided by entry {}; do it again instead, it will have the same dice</source><translation>Eintrag {} wurde durch Eintrag {} gestrichen; führe ihn stattdessen noch einmal aus, er hat dann dieselben Würfel</translation></message>
    <message><source>fair die</source><translation>fairer Würfel</translation></message>
    <message><source>file format {} / {}</source><translation>Dateiformat {} / {}</translation></message>
    <message><source>flank check at {}</source><translation>Flankenprobe auf {}</translation></message>
    <message><source>for {} the scheme gives no points that can stand: {}</source><translation>für {} gibt die Wertung keine gültigen Punkte: {}</translation></message>
    <message><source>from before turn 1</source><translation>von vor Zug 1</translation></message>
    <message><source>games of </source><translation>Spiele von </translation></message>
    <message><source>general lost</source><translation>General verloren</translation></message>
    <message><source>good going</source><translation>gutem Gelände</translation></message>
    <message><source>high: {} goes so or higher</source><translation>hoch: {} kommt so hoch oder höher</translation></message>
    <message><source>hits of {} dice, typed in</source><translation>Treffer aus {} Würfeln, eingegeben</translation></message>
    <message><source>how rounds are drawn cannot be changed once round 1 is drawn; undo the drawing first</source><translation>wie Runden ausgelost werden, lässt sich nicht mehr ändern, wenn Runde 1 ausgelost ist; nimm zuerst die Auslosung zurück</translation></message>
    <message><source>in turn {} </source><translation>in Zug {} </translation></message>
    <message><source>initiative, Initiative {}</source><translation>Initiative, Initiativewert {}</translation></message>
    <message><source>is not entry {}</source><translation>ist nicht Eintrag {}</translation></message>
    <message><source>is {}: the roster was written by a newer version of the program</source><translation>ist {}: der Aufstellungsbogen wurde von einer neueren Version des Programms geschrieben</translation></message>
    <message><source>it cannot be kept</source><translation>es lässt sich nicht speichern</translation></message>
    <message><source>it corrects "{}", which is not a counter</source><translation>korrigiert „{}“, und das ist kein Zähler</translation></message>
    <message><source>it does not end with a signature</source><translation>sie endet nicht mit einer Signatur</translation></message>
    <message><source>it does not hold the hash of the line before it: one of the two was changed after it was written</source><translation>enthält nicht den Hash der Zeile davor: eine der beiden wurde geändert, nachdem sie geschrieben war</translation></message>
    <message><source>it does not take back what entry {} changed</source><translation>nimmt nicht zurück, was Eintrag {} geändert hat</translation></message>
    <message><source>it has {} bytes, and at most {} are allowed</source><translation>sie hat {} Byte, und höchstens {} sind erlaubt</translation></message>
    <message><source>it holds a die of {} sides; a die has 1 to {}</source><translation>es enthält einen Würfel mit {} Seiten; ein Würfel hat 1 bis {}</translation></message>
    <message><source>it is empty</source><translation>sie ist leer</translation></message>
    <message><source>it is too deep</source><translation>sie ist zu tief geschachtelt</translation></message>
    <message><source>it is too long</source><translation>es ist zu lang</translation></message>
    <message><source>it takes back entry {}, which is not the last that stands</source><translation>nimmt Eintrag {} zurück, der nicht der letzte geltende ist</translation></message>
    <message><source>it was due in turn {}, and there was initiative for it: it cannot be put off (ANC-122)</source><translation>er war in Zug {} fällig, und Initiative war dafür da: Er kann nicht aufgeschoben werden (ANC-122)</translation></message>
    <message><source>its dice show {}, but the key of the game gives {}</source><translation>seine Würfel zeigen {}, aber der Schlüssel des Spiels ergibt {}</translation></message>
    <message><source>leader with {}</source><translation>Anführer bei {}</translation></message>
    <message><source>left out</source><translation>ausgelassen</translation></message>
    <message><source>less than 1 {} in a million</source><translation>weniger als 1 {} von einer Million</translation></message>
    <message><source>line 1 of the campaign</source><translation>Zeile 1 der Kampagne</translation></message>
    <message><source>line 1 of the event</source><translation>Zeile 1 des Turniers</translation></message>
    <message><source>line breaks</source><translation>Zeilenumbrüche</translation></message>
    <message><source>line ends</source><translation>Zeilenenden</translation></message>
    <message><source>line {} of the campaign</source><translation>Zeile {} der Kampagne</translation></message>
    <message><source>line {} of the campaign {}</source><translation>Zeile {} der Kampagne {}</translation></message>
    <message><source>line {} of the event</source><translation>Zeile {} des Turniers</translation></message>
    <message><source>line {} of the event {}</source><translation>Zeile {} des Turniers {}</translation></message>
    <message><source>line {} of the journal</source><translation>Zeile {} des Protokolls</translation></message>
    <message><source>line {} of the journal leaves the game in a state that cannot be: {}</source><translation>Zeile {} des Protokolls lässt das Spiel in einem unmöglichen Zustand: {}</translation></message>
    <message><source>line {} of the journal: entry {} does not stand, so it cannot be amended here</source><translation>Zeile {} des Protokolls: Eintrag {} gilt nicht und kann hier nicht berichtigt werden</translation></message>
    <message><source>line {} of the journal: entry {} is not the last that stands, so it cannot be taken back here</source><translation>Zeile {} des Protokolls: Eintrag {} ist nicht der letzte geltende und kann hier nicht zurückgenommen werden</translation></message>
    <message><source>line {} of the journal: entry {} should stand here, not entry {}</source><translation>Zeile {} des Protokolls: hier sollte Eintrag {} stehen, nicht Eintrag {}</translation></message>
    <message><source>line {} of the journal: it amends entry {}, which does not stand</source><translation>Zeile {} des Protokolls: sie berichtigt Eintrag {}, der nicht gilt</translation></message>
    <message><source>line {} of the journal: it takes back an entry that is not the last that stands</source><translation>Zeile {} des Protokolls: sie nimmt einen Eintrag zurück, der nicht der letzte geltende ist</translation></message>
    <message><source>line {} of the journal: the chain is broken: the hash it holds is not that of the line before it, so one of the two was changed</source><translation>Zeile {} des Protokolls: die Kette ist unterbrochen: der Hash darin ist nicht der der Zeile davor, eine der beiden wurde also geändert</translation></message>
    <message><source>line {} of the journal: {}</source><translation>Zeile {} des Protokolls: {}</translation></message>
    <message><source>low: {} goes so or lower</source><translation>niedrig: {} kommt so niedrig oder niedriger</translation></message>
    <message><source>may be recovered, all of the {} points destroyed</source><translation>können zurückgewonnen werden, alle {} vernichteten Punkte</translation></message>
    <message><source>may be recovered, {} quarter of the {} points destroyed</source><translation>können zurückgewonnen werden, {} Viertel der {} vernichteten Punkte</translation></message>
    <message><source>may be recovered, {} quarters of the {} points destroyed</source><translation>können zurückgewonnen werden, {} Viertel der {} vernichteten Punkte</translation></message>
    <message><source>minus {}</source><translation>minus {}</translation></message>
    <message><source>no army has that many</source><translation>so viele hat keine Armee</translation></message>
    <message><source>no die</source><translation>kein Würfel</translation></message>
    <message><source>no draw was offered</source><translation>es wurde kein Unentschieden angeboten</translation></message>
    <message><source>no game was drawn for table {} in round {}</source><translation>für Tisch {} wurde in Runde {} kein Spiel ausgelost</translation></message>
    <message><source>no game was drawn for {} in round {}</source><translation>für {} wurde in Runde {} kein Spiel ausgelost</translation></message>
    <message><source>no missiles left</source><translation>keine Geschosse mehr</translation></message>
    <message><source>no round has been drawn yet</source><translation>noch keine Runde ist ausgelost</translation></message>
    <message><source>no turn of this battle is open</source><translation>kein Zug dieser Schlacht ist offen</translation></message>
    <message><source>nobody answered within a minute</source><translation>niemand hat innerhalb einer Minute geantwortet</translation></message>
    <message><source>nobody can join a round robin or a knock-out once it has begun</source><translation>in ein Turnier jeder gegen jeden oder ein K.-o.-Turnier kann niemand mehr einsteigen, wenn es begonnen hat</translation></message>
    <message><source>nobody is left to be drawn</source><translation>niemand ist mehr auszulosen</translation></message>
    <message><source>not compared: only one side has chariots</source><translation>nicht verglichen: nur eine Seite hat Streitwagen</translation></message>
    <message><source>not compared: only one side has elephants</source><translation>nicht verglichen: nur eine Seite hat Elefanten</translation></message>
    <message><source>not known to the rules</source><translation>den Regeln nicht bekannt</translation></message>
    <message><source>not lost after all</source><translation>doch nicht verloren</translation></message>
    <message><source>not named</source><translation>ohne Namen</translation></message>
    <message><source>not over</source><translation>nicht vorbei</translation></message>
    <message><source>nothing has been done in this turn</source><translation>in diesem Zug wurde noch nichts getan</translation></message>
    <message><source>nothing says what is to become of entry {}</source><translation>nichts sagt, was aus Eintrag {} werden soll</translation></message>
    <message><source>nothing unusual</source><translation>nichts auffällig</translation></message>
    <message><source>nothing unusual; furthest off: {}</source><translation>nichts auffällig; größte Abweichung: {}</translation></message>
    <message><source>nothing was heard of the keeper</source><translation>vom Gastgeber war nichts zu hören</translation></message>
    <message><source>nothing was heard of this device for 15 seconds</source><translation>von diesem Gerät war 15 Sekunden lang nichts zu hören</translation></message>
    <message><source>numbers go up to a million</source><translation>Zahlen gehen bis eine Million</translation></message>
    <message><source>of that face</source><translation>von dieser Augenzahl</translation></message>
    <message><source>once a round is drawn players drop out; they are not taken away</source><translation>ist eine Runde ausgelost, steigen Spieler aus; sie werden nicht mehr entfernt</translation></message>
    <message><source>one element</source><translation>ein Element</translation></message>
    <message><source>one line of plain text</source><translation>eine Zeile reiner Text</translation></message>
    <message><source>one of </source><translation>eines von </translation></message>
    <message><source>one table</source><translation>ein Tisch</translation></message>
    <message><source>only an even number of players, at most 1024, can be paired</source><translation>nur eine gerade Zahl von Spielern, höchstens 1024, lässt sich paaren</translation></message>
    <message><source>panic at {}, {} unit lost</source><translation>Panik bei {}, {} Einheit verloren</translation></message>
    <message><source>panic at {}, {} units lost</source><translation>Panik bei {}, {} Einheiten verloren</translation></message>
    <message><source>panics at the start of its turn with {} units lost, the camp not counted</source><translation>gerät zu Beginn ihres Zugs bei {} verlorenen Einheiten in Panik, das Lager nicht gezählt</translation></message>
    <message><source>panics at the start of its turn with {} units lost, the camp not counted: it has panicked</source><translation>gerät zu Beginn ihres Zugs bei {} verlorenen Einheiten in Panik, das Lager nicht gezählt: Sie ist in Panik geraten</translation></message>
    <message><source>place for further acts before it</source><translation>Stelle für weitere Aktionen davor</translation></message>
    <message><source>quote marks</source><translation>Zitatzeichen</translation></message>
    <message><source>rallied with {}</source><translation>gesammelt mit {}</translation></message>
    <message><source>rally of {}, at most {}</source><translation>Sammeln: {}, höchstens {}</translation></message>
    <message><source>rampage of {}</source><translation>Amoklauf: {}</translation></message>
    <message><source>regrouping of {}, below {}</source><translation>Neuordnen: {}, unter {}</translation></message>
    <message><source>results in its favour</source><translation>Ergebnisse zu ihren Gunsten</translation></message>
    <message><source>rolled by the app</source><translation>von der App geworfen</translation></message>
    <message><source>rosters of other games are read and not written; choose another format</source><translation>Aufstellungsbögen anderer Spiele werden gelesen und nicht geschrieben; wähle ein anderes Format</translation></message>
    <message><source>round {} cannot be drawn again: table {} has reported</source><translation>Runde {} kann nicht neu ausgelost werden: Tisch {} hat ein Ergebnis gemeldet</translation></message>
    <message><source>round {} has not been drawn; the last one is round {}</source><translation>Runde {} ist noch nicht ausgelost; die letzte ist Runde {}</translation></message>
    <message><source>round {} is drawn already; {} can leave from round {} on</source><translation>Runde {} ist schon ausgelost; {} kann ab Runde {} aussteigen</translation></message>
    <message><source>round {} names a player "{}" who is not in the event</source><translation>Runde {} nennt einen Spieler „{}“, der nicht im Turnier ist</translation></message>
    <message><source>rout points {} → {}</source><translation>Fluchtpunkte {} → {}</translation></message>
    <message><source>say which game: "table" or "player"</source><translation>sag, welches Spiel: „table“ oder „player“</translation></message>
    <message><source>scores go up to 9999</source><translation>Punktestände gehen bis 9999</translation></message>
    <message><source>some of its values are of the wrong kind</source><translation>einige ihrer Werte sind von der falschen Art</translation></message>
    <message><source>table {} has no result</source><translation>Tisch {} hat kein Ergebnis</translation></message>
    <message><source>table {} has no result to confirm</source><translation>Tisch {} hat kein Ergebnis zu bestätigen</translation></message>
    <message><source>table {} stands twice in round {}</source><translation>Tisch {} steht zweimal in Runde {}</translation></message>
    <message><source>table {}: {} – {}</source><translation>Tisch {}: {} – {}</translation></message>
    <message><source>taken back</source><translation>zurückgenommen</translation></message>
    <message><source>taken back beyond what the rules allow: </source><translation>über das hinaus, was die Regeln erlauben, zurückgenommen: </translation></message>
    <message><source>target in {}</source><translation>Ziel: {}</translation></message>
    <message><source>teams meet by Swiss or round robin only</source><translation>Teams treffen nur nach Schweizer System oder jeder gegen jeden aufeinander</translation></message>
    <message><source>text above it</source><translation>Text darüber</translation></message>
    <message><source>text around it</source><translation>Text ringsum</translation></message>
    <message><source>text below it</source><translation>Text darunter</translation></message>
    <message><source>the acceptance</source><translation>die Annahme</translation></message>
    <message><source>the act may have reached the keeper already; it is taken back when the link is there again</source><translation>die Aktion kann den Gastgeber schon erreicht haben; sie wird zurückgenommen, wenn die Verbindung wieder da ist</translation></message>
    <message><source>the amendment changes nothing: entry {} is like that already</source><translation>die Berichtigung ändert nichts: Eintrag {} ist schon so</translation></message>
    <message><source>the armies were frozen when round 1 was drawn</source><translation>die Armeen wurden mit der Auslosung von Runde 1 festgelegt</translation></message>
    <message><source>the army </source><translation>die Armee </translation></message>
    <message><source>the army cannot be packed</source><translation>die Armee lässt sich nicht packen</translation></message>
    <message><source>the army is too large for one QR code: it takes {} letters, and a code holds at most {}; send it as a file or as text</source><translation>die Armee ist zu groß für einen QR-Code: sie braucht {} Zeichen, und ein Code fasst höchstens {}; sende sie als Datei oder als Text</translation></message>
    <message><source>the battle goes on</source><translation>die Schlacht geht weiter</translation></message>
    <message><source>the battle is over</source><translation>die Schlacht ist vorbei</translation></message>
    <message><source>the battle is too long to go on by e-mail</source><translation>die Schlacht ist zu lang, um per E-Mail weiterzugehen</translation></message>
    <message><source>the bracket of a knock-out can be changed in round 1 only</source><translation>der Turnierbaum eines K.-o.-Turniers kann nur in Runde 1 geändert werden</translation></message>
    <message><source>the campaign has no lines</source><translation>die Kampagne hat keine Zeilen</translation></message>
    <message><source>the chain is broken: entry {} does not follow entry {} as it is here</source><translation>die Kette ist unterbrochen: Eintrag {} folgt nicht auf Eintrag {}, wie er hier steht</translation></message>
    <message><source>the clock is paused already</source><translation>die Uhr ist schon angehalten</translation></message>
    <message><source>the clock is running already</source><translation>die Uhr läuft schon</translation></message>
    <message><source>the closing</source><translation>der Abschluss</translation></message>
    <message><source>the code</source><translation>der Code</translation></message>
    <message><source>the code is damaged: some of it is missing or was changed on its way</source><translation>der Code ist beschädigt: ein Teil fehlt oder wurde unterwegs verändert</translation></message>
    <message><source>the copy of this battle on this device does not play: turn </source><translation>die Kopie dieser Schlacht auf diesem Gerät lässt sich nicht spielen: Zug </translation></message>
    <message><source>the copy of this battle on this device is damaged at line </source><translation>die Kopie dieser Schlacht auf diesem Gerät ist beschädigt, in Zeile </translation></message>
    <message><source>the correction changes nothing: the counters hold these values already</source><translation>die Korrektur ändert nichts: die Zähler haben diese Werte schon</translation></message>
    <message><source>the dice of the entries it changes are not those they had, nor those their keys give</source><translation>die Würfel der geänderten Einträge sind weder die, die sie hatten, noch die, die ihre Schlüssel ergeben</translation></message>
    <message><source>the dice of the journal cannot be told: it does not fit its rule set</source><translation>die Würfel des Protokolls lassen sich nicht berichten: es passt nicht zu seinem Regelwerk</translation></message>
    <message><source>the end of the turn</source><translation>das Ende des Zuges</translation></message>
    <message><source>the enemy's army</source><translation>die Armee des Gegners</translation></message>
    <message><source>the event has no lines</source><translation>das Turnier hat keine Zeilen</translation></message>
    <message><source>the event has {} {}; change its settings to play another one</source><translation>im Turnier sind {} {}; ändere seine Einstellungen, um eine weitere zu spielen</translation></message>
    <message><source>the event is decided: {} has won it</source><translation>das Turnier ist entschieden: gewonnen hat {}</translation></message>
    <message><source>the event's name</source><translation>der Name des Turniers</translation></message>
    <message><source>the event's scheme</source><translation>die Wertung des Turniers</translation></message>
    <message><source>the file says {}, the rules say {}</source><translation>die Datei sagt {}, die Regeln sagen {}</translation></message>
    <message><source>the formula cannot be read {}: {}</source><translation>die Formel ist nicht lesbar {}: {}</translation></message>
    <message><source>the game in this report is cut off</source><translation>das Spiel in diesem Bericht ist abgeschnitten</translation></message>
    <message><source>the game key must be 64 hexadecimal digits</source><translation>der Spielschlüssel muss 64 Hexadezimalziffern haben</translation></message>
    <message><source>the game was not told before its entries</source><translation>das Spiel wurde nicht vor seinen Einträgen übermittelt</translation></message>
    <message><source>the games of a round</source><translation>die Spiele einer Runde</translation></message>
    <message><source>the history it tells does not hold together: {}</source><translation>der Verlauf, den er erzählt, ist nicht stimmig: {}</translation></message>
    <message><source>the history it tells leads to another state than its changes</source><translation>der Verlauf, den er erzählt, führt zu einem anderen Zustand als seine Änderungen</translation></message>
    <message><source>the hits of a pool must be 0 to the number of its dice, at most </source><translation>die Treffer eines Pools müssen 0 bis zur Zahl seiner Würfel sein, höchstens </translation></message>
    <message><source>the journal cannot be told: it does not fit its rule set</source><translation>das Protokoll lässt sich nicht erzählen: es passt nicht zu seinem Regelwerk</translation></message>
    <message><source>the journal has no entry {}; its last is {}</source><translation>das Protokoll hat keinen Eintrag {}; der letzte ist {}</translation></message>
    <message><source>the journal is of the rule set "{}", not of "{}"</source><translation>das Protokoll gehört zum Regelwerk „{}“, nicht zu „{}“</translation></message>
    <message><source>the keeper does not answer</source><translation>der Gastgeber antwortet nicht</translation></message>
    <message><source>the keeper goes on with a game that is not here</source><translation>der Gastgeber macht mit einem Spiel weiter, das hier nicht vorhanden ist</translation></message>
    <message><source>the keeper's program does not know what "{}" is</source><translation>das Programm des Gastgebers weiß nicht, was „{}“ ist</translation></message>
    <message><source>the keeper's value</source><translation>der Wert des Gastgebers</translation></message>
    <message><source>the keeper's value for these dice is not the one that it promised</source><translation>der Wert des Gastgebers für diese Würfel ist nicht der, den er versprochen hat</translation></message>
    <message><source>the key of its dice counts {} such acts before it; {} stood</source><translation>der Schlüssel seiner Würfel zählt {} solche Aktionen davor; es galten {}</translation></message>
    <message><source>the key of its dice names another turn or another resolver</source><translation>der Schlüssel seiner Würfel nennt einen anderen Zug oder eine andere Abhandlung</translation></message>
    <message><source>the key of its dice names others than those who took part</source><translation>der Schlüssel seiner Würfel nennt andere als die Beteiligten</translation></message>
    <message><source>the limit is no whole number</source><translation>die Punktgrenze ist keine ganze Zahl</translation></message>
    <message><source>the link is not ready yet</source><translation>die Verbindung ist noch nicht bereit</translation></message>
    <message><source>the link is not whole; was it cut short?</source><translation>der Link ist unvollständig; wurde er abgeschnitten?</translation></message>
    <message><source>the link is refused: </source><translation>die Verbindung wird abgelehnt: </translation></message>
    <message><source>the link is too long to be one</source><translation>der Link ist zu lang</translation></message>
    <message><source>the link names no port from 1 to 65535; was it cut short?</source><translation>der Link nennt keinen Port von 1 bis 65535; wurde er abgeschnitten?</translation></message>
    <message><source>the list of commands</source><translation>die Liste der Kommandos</translation></message>
    <message><source>the lot</source><translation>das Los</translation></message>
    <message><source>the message</source><translation>die Nachricht</translation></message>
    <message><source>the message is too long for a link</source><translation>die Nachricht ist zu lang für eine Verbindung</translation></message>
    <message><source>the name of the format</source><translation>der Name des Formats</translation></message>
    <message><source>the note of a table</source><translation>die Notiz eines Tisches</translation></message>
    <message><source>the number of choices</source><translation>die Zahl der Möglichkeiten</translation></message>
    <message><source>the number of dice</source><translation>die Zahl der Würfel</translation></message>
    <message><source>the number of paired dice</source><translation>die Zahl der Würfelpaare</translation></message>
    <message><source>the order names a player "{}" who is not in the event</source><translation>die Reihenfolge nennt einen Spieler „{}“, der nicht im Turnier ist</translation></message>
    <message><source>the other device does not keep to what it promised</source><translation>das andere Gerät hält nicht, was es versprochen hat</translation></message>
    <message><source>the other device is gone, so its part of the dice is missing; do it again, or type the dice</source><translation>das andere Gerät ist weg, sein Anteil an den Würfeln fehlt also; wiederhole es oder gib die Würfel ein</translation></message>
    <message><source>the other device is gone, so nobody could agree</source><translation>das andere Gerät ist weg, also konnte niemand zustimmen</translation></message>
    <message><source>the other device speaks version {} of the link and this one version {}; update the older of the two</source><translation>das andere Gerät spricht Version {} der Verbindung und dieses Version {}; aktualisiere das ältere der beiden</translation></message>
    <message><source>the other side's value</source><translation>der Wert der anderen Seite</translation></message>
    <message><source>the player {} is in the event twice</source><translation>Spieler {} ist zweimal im Turnier</translation></message>
    <message><source>the players cannot all be paired</source><translation>die Spieler lassen sich nicht alle paaren</translation></message>
    <message><source>the pool of a die</source><translation>der Pool eines Würfels</translation></message>
    <message><source>the program does not have its rule set</source><translation>das Programm hat das Regelwerk dazu nicht</translation></message>
    <message><source>the program threw the dice of entry {}; amending does not change them</source><translation>das Programm hat die Würfel von Eintrag {} geworfen; eine Berichtigung ändert sie nicht</translation></message>
    <message><source>the reason of an amendment may have at most 10,000 bytes</source><translation>der Grund einer Berichtigung darf höchstens 10.000 Byte haben</translation></message>
    <message><source>the roster names no game</source><translation>der Aufstellungsbogen nennt kein Spiel</translation></message>
    <message><source>the rules do not end it by its length, and turn 1998 has not come</source><translation>die Regeln beenden sie nicht wegen ihrer Länge, und Zug 1998 ist noch nicht gekommen</translation></message>
    <message><source>the rules do not give this result</source><translation>die Regeln geben dieses Ergebnis nicht her</translation></message>
    <message><source>the same army against itself</source><translation>dieselbe Armee gegen sich selbst</translation></message>
    <message><source>the same club in round 1</source><translation>derselbe Verein in Runde 1</translation></message>
    <message><source>the scheme "{}" divides by the share of each army that was lost: say how many elements both armies had</source><translation>die Wertung „{}“ teilt durch den verlorenen Anteil jeder Armee: sag, wie viele Elemente beide Armeen hatten</translation></message>
    <message><source>the secret in {}'s closing is not the one promised at the start</source><translation>das Geheimnis im Abschluss von {} ist nicht das zu Beginn versprochene</translation></message>
    <message><source>the seed of a signing key</source><translation>der Startwert eines Signaturschlüssels</translation></message>
    <message><source>the set-up</source><translation>die Spielvorbereitung</translation></message>
    <message><source>the set-up is missing</source><translation>die Spielvorbereitung fehlt</translation></message>
    <message><source>the shared game is of the rule set '{}', which is not here</source><translation>das geteilte Spiel hat das Regelwerk „{}“, das hier nicht vorhanden ist</translation></message>
    <message><source>the snapshot of the game does not fit its journal</source><translation>der gespeicherte Stand des Spiels passt nicht zu seinem Protokoll</translation></message>
    <message><source>the snapshot of the game is not readable</source><translation>der gespeicherte Stand des Spiels ist nicht lesbar</translation></message>
    <message><source>the state it leaves is not one of this rule set</source><translation>der Zustand danach ist keiner dieses Regelwerks</translation></message>
    <message><source>the system's random generator is not available, so no dice can be thrown</source><translation>der Zufallsgenerator des Systems ist nicht verfügbar, es kann nicht gewürfelt werden</translation></message>
    <message><source>the system's random generator is not available, so no id can be made</source><translation>der Zufallsgenerator des Systems ist nicht verfügbar, es lässt sich keine ID erzeugen</translation></message>
    <message><source>the table</source><translation>die Tabelle</translation></message>
    <message><source>the text</source><translation>der Text</translation></message>
    <message><source>the text between the marks has lost or changed characters</source><translation>der Text zwischen den Marken hat Zeichen verloren oder geändert</translation></message>
    <message><source>the text is too long</source><translation>der Text ist zu lang</translation></message>
    <message><source>the turn is not finished: end its phases first (PBM-03)</source><translation>der Zug ist nicht fertig: beende zuerst seine Phasen (PBM-03)</translation></message>
    <message><source>the value</source><translation>der Wert</translation></message>
    <message><source>the years of {}'s army end before they begin</source><translation>die Jahre der Armee von {} enden, bevor sie beginnen</translation></message>
    <message><source>then and today “{}”, but told otherwise</source><translation>damals und heute „{}“, aber anders erzählt</translation></message>
    <message><source>then and today “{}”, but with other {}</source><translation>damals und heute „{}“, aber mit anderem: {}</translation></message>
    <message><source>then “{}”, today “{}”</source><translation>damals „{}“, heute „{}“</translation></message>
    <message><source>then “{}”; today it would be refused: {}</source><translation>damals „{}“; heute würde es abgelehnt: {}</translation></message>
    <message><source>there are no rule sets</source><translation>es gibt keine Regelwerke</translation></message>
    <message><source>there are no such troops: </source><translation>diese Truppen gibt es nicht: </translation></message>
    <message><source>there is a value already</source><translation>es gibt schon einen Wert</translation></message>
    <message><source>there is neither a dash nor a colon</source><translation>es hat weder einen Strich noch einen Doppelpunkt</translation></message>
    <message><source>there is no player {} in this event{}</source><translation>in diesem Turnier gibt es keinen Spieler {}{}</translation></message>
    <message><source>there is no such name</source><translation>diesen Namen gibt es nicht</translation></message>
    <message><source>there is no such value</source><translation>diesen Wert gibt es nicht</translation></message>
    <message><source>there is no table {} in this event</source><translation>in diesem Turnier gibt es keinen Tisch {}</translation></message>
    <message><source>there is no turn in this text</source><translation>in diesem Text ist kein Zug</translation></message>
    <message><source>there is not enough memory to pack the army</source><translation>der Speicher reicht nicht, um die Armee zu packen</translation></message>
    <message><source>there is not enough memory to unpack the army</source><translation>der Speicher reicht nicht, um die Armee zu entpacken</translation></message>
    <message><source>there is nothing to close in this battle</source><translation>in dieser Schlacht gibt es nichts abzuschließen</translation></message>
    <message><source>there is nothing to redo in this event</source><translation>in diesem Turnier gibt es nichts zu wiederholen</translation></message>
    <message><source>there is nothing to take back</source><translation>es gibt nichts zurückzunehmen</translation></message>
    <message><source>there is nothing to take back in this campaign</source><translation>in dieser Kampagne gibt es nichts zurückzunehmen</translation></message>
    <message><source>there is nothing to undo in this event</source><translation>in diesem Turnier gibt es nichts zurückzunehmen</translation></message>
    <message><source>there is something left over</source><translation>es bleibt etwas übrig</translation></message>
    <message><source>these odds cannot be counted: the roll did not ask for the same dice twice</source><translation>diese Chancen lassen sich nicht berechnen: der Wurf verlangte nicht zweimal dieselben Würfel</translation></message>
    <message><source>this campaign was read without its rules</source><translation>diese Kampagne wurde ohne ihre Regeln gelesen</translation></message>
    <message><source>this code is not, or no longer, good for a seat at this table</source><translation>dieser Code gilt nicht oder nicht mehr für einen Platz an diesem Tisch</translation></message>
    <message><source>this device has joined again</source><translation>dieses Gerät ist neu beigetreten</translation></message>
    <message><source>this device wanted more than 50 things in 10 seconds</source><translation>dieses Gerät wollte mehr als 50 Dinge in 10 Sekunden</translation></message>
    <message><source>this game is of battle {}, but with other armies than those fielded for it now; field the same armies, or open that battle as a new game</source><translation>dieses Spiel gehört zu Schlacht {}, aber mit anderen Armeen als den jetzt dafür aufgestellten; stelle dieselben Armeen auf oder öffne diese Schlacht als neues Spiel</translation></message>
    <message><source>this invitation has been accepted already</source><translation>diese Einladung wurde schon angenommen</translation></message>
    <message><source>this is no greeting of Optio</source><translation>das ist keine Begrüßung von Optio</translation></message>
    <message><source>this is not a link to a shared game, which begins with optio:join?</source><translation>das ist kein Link zu einem geteilten Spiel; der beginnt mit optio:join?</translation></message>
    <message><source>this is not the note that was sealed: its seal is another one</source><translation>das ist nicht die Notiz, die versiegelt wurde: ihr Siegel ist ein anderes</translation></message>
    <message><source>this is not understood of the command </source><translation>dies ist beim Kommando nicht verständlich: </translation></message>
    <message><source>this is not understood: </source><translation>dies ist nicht verständlich: </translation></message>
    <message><source>this line is not understood</source><translation>diese Zeile ist nicht verständlich</translation></message>
    <message><source>this pick</source><translation>diese Wahl</translation></message>
    <message><source>this round was drawn too often</source><translation>diese Runde wurde zu oft ausgelost</translation></message>
    <message><source>this should be act {}</source><translation>dies sollte Aktion {} sein</translation></message>
    <message><source>this system gives no random numbers</source><translation>dieses System liefert keine Zufallszahlen</translation></message>
    <message><source>today it would be refused: {}</source><translation>heute würde es abgelehnt: {}</translation></message>
    <message><source>too few to say</source><translation>zu wenige, um etwas zu sagen</translation></message>
    <message><source>too many cases to count</source><translation>zu viele Fälle zum Berechnen</translation></message>
    <message><source>too many cases to count exactly</source><translation>zu viele Fälle, um genau zu rechnen</translation></message>
    <message><source>true or false</source><translation>wahr oder falsch</translation></message>
    <message><source>turn {}</source><translation>Zug {}</translation></message>
    <message><source>typed in</source><translation>eingegeben</translation></message>
    <message><source>unusual: {}; {} does so</source><translation>auffällig: {}; so fällt nur {}</translation></message>
    <message><source>used up from a plain {} on</source><translation>verbraucht ab einer unbereinigten {}</translation></message>
    <message><source>voided by entry {}</source><translation>durch Eintrag {} gestrichen</translation></message>
    <message><source>was written by a newer version of the program</source><translation>wurde von einer neueren Version des Programms geschrieben</translation></message>
    <message><source>what is agreed on is a draw</source><translation>was vereinbart wird, ist ein Unentschieden</translation></message>
    <message><source>what is packed here grows past the {} KB allowed</source><translation>was hier gepackt ist, wird größer als die erlaubten {} KB</translation></message>
    <message><source>what it changes along with the counters it corrects is not what it would change today</source><translation>was es mit den korrigierten Zählern ändert, ist nicht das, was es heute ändern würde</translation></message>
    <message><source>what it changes along with the counters it corrects would be refused today</source><translation>was es mit den korrigierten Zählern ändert, würde heute abgelehnt</translation></message>
    <message><source>what it is about is not in the game any more</source><translation>worum es geht, ist nicht mehr im Spiel</translation></message>
    <message><source>who has confirmed is "a" or "b", not </source><translation>bestätigt hat „a“ oder „b“, nicht </translation></message>
    <message><source>who resigns has lost</source><translation>wer aufgibt, hat verloren</translation></message>
    <message><source>who: only a unit that fought for the hex enters it, and {} did not (ANC-103)</source><translation>wer: Nur eine Einheit, die um das Hexfeld gekämpft hat, betritt es, und {} hat das nicht (ANC-103)</translation></message>
    <message><source>whole numbers from </source><translation>ganze Zahlen von </translation></message>
    <message><source>withdraws unharmed</source><translation>zieht sich unversehrt zurück</translation></message>
    <message><source>withdraws with {}</source><translation>zieht sich mit {} zurück</translation></message>
    <message><source>your opponent</source><translation>dein Gegner</translation></message>
    <message><source>{:.6g} points lie outside of {} to {}</source><translation>{:.6g} Punkte liegen außerhalb von {} bis {}</translation></message>
    <message><source>{} (Flank card)</source><translation>{} (Flankenkarte)</translation></message>
    <message><source>{} (expected {:.0f} %)</source><translation>{} (erwartet {:.0f} %)</translation></message>
    <message><source>{} (flank)</source><translation>{} (Flanke)</translation></message>
    <message><source>{} advance on their own</source><translation>{}: rücken von selbst vor</translation></message>
    <message><source>{} against {}</source><translation>{} gegen {}</translation></message>
    <message><source>{} against {}
{}, begun {}
</source><translation>{} gegen {}
{}, begonnen am {}
</translation></message>
    <message><source>{} and their group are held for {}.</source><translation>{} und die Gruppe: zurückgehalten für {}.</translation></message>
    <message><source>{} and was lost itself</source><translation>{} und ging selbst verloren</translation></message>
    <message><source>{} and {}</source><translation>{} und {}</translation></message>
    <message><source>{} and {} change places in round {}.{}</source><translation>{} und {} tauschen die Plätze in Runde {}.{}</translation></message>
    <message><source>{} and {} change places, each with the other's hex and facing.</source><translation>{} und {} tauschen die Plätze, jeweils mit Hexfeld und Blickrichtung.</translation></message>
    <message><source>{} and {} drew in round {}: enter who goes on before the next round is drawn</source><translation>{} und {} haben in Runde {} unentschieden gespielt: gib ein, wer weiterkommt, bevor die nächste Runde ausgelost wird</translation></message>
    <message><source>{} and {} more</source><translation>{} und {} weitere</translation></message>
    <message><source>{} announce a stratagem and seal it.</source><translation>{}: kündigen eine Kriegslist an und versiegeln sie.</translation></message>
    <message><source>{} answers for {}.</source><translation>{} antwortet für {}.</translation></message>
    <message><source>{} are destroyed.</source><translation>{}: vernichtet.</translation></message>
    <message><source>{} are disordered.</source><translation>{}: in Unordnung.</translation></message>
    <message><source>{} are eliminated.</source><translation>{}: ausgeschaltet.</translation></message>
    <message><source>{} are held for {}.</source><translation>{}: zurückgehalten für {}.</translation></message>
    <message><source>{} are hidden no more.</source><translation>{}: nicht mehr versteckt.</translation></message>
    <message><source>{} are mounted: they advance round woods and swamps (ANC-057)</source><translation>{} sind beritten: Sie rücken um Wald und Sumpf herum vor (ANC-057)</translation></message>
    <message><source>{} are neither infantry nor cavalry and change places with nobody (ANC-115)</source><translation>{} sind weder Infanterie noch Kavallerie und tauschen mit niemandem den Platz (ANC-115)</translation></message>
    <message><source>{} are never impetuous (ANC-051)</source><translation>{} sind nie ungestüm (ANC-051)</translation></message>
    <message><source>{} are put in better order by their leader.</source><translation>{}: vom Anführer besser geordnet.</translation></message>
    <message><source>{} are rallied.</source><translation>{}: gesammelt.</translation></message>
    <message><source>{} arrives at the {} edge.</source><translation>{}: Ankunft, Kante im {}.</translation></message>
    <message><source>{} asked for this device's part of the dice of one act, and then ruled another (entry {})</source><translation>{} fragte nach dem Anteil dieses Geräts an den Würfeln einer Aktion und hat dann eine andere abgehandelt (Eintrag {})</translation></message>
    <message><source>{} at the second line</source><translation>{}: gegen die zweite Linie</translation></message>
    <message><source>{} attack in battle {}.</source><translation>{} greifen in Schlacht {} an.</translation></message>
    <message><source>{} attack {} on the flank.</source><translation>{}: Angriff auf {} in der Flanke.</translation></message>
    <message><source>{} attack {}.</source><translation>{}: Angriff auf {}.</translation></message>
    <message><source>{} attacked {}: {} to {}, a draw that counts for {}.</source><translation>{} griffen {} an: {} zu {}, ein Unentschieden, das für {} zählt.</translation></message>
    <message><source>{} attacked {}: {} to {}, {} won.</source><translation>{} griffen {} an: {} zu {}, Sieg für {}.</translation></message>
    <message><source>{} attacks are declared and not resolved. End the phase without them?</source><translation>{} Angriffe sind angesagt und nicht abgehandelt. Die Phase ohne sie beenden?</translation></message>
    <message><source>{} before {} by the umpire</source><translation>{} vor {} durch den Schiedsrichter</translation></message>
    <message><source>{} before {} on countback, {} to {}</source><translation>{} vor {} nach Feinwertung, {} zu {}</translation></message>
    <message><source>{} before {} on games won, {} to {}</source><translation>{} vor {} nach gewonnenen Spielen, {} zu {}</translation></message>
    <message><source>{} before {} on their own game{}</source><translation>{} vor {} wegen ihres direkten Spiel{}</translation></message>
    <message><source>{} before {} on what they destroyed, {} to {}</source><translation>{} vor {} nach dem, was sie vernichtet haben, {} zu {}</translation></message>
    <message><source>{} begin their turn.</source><translation>{}: Zugbeginn.</translation></message>
    <message><source>{} belongs to no clan.</source><translation>{}: gehört zu keinem Clan.</translation></message>
    <message><source>{} burst and are lost: {} rout points.</source><translation>{}: zersprungen und verloren, {} Fluchtpunkte.</translation></message>
    <message><source>{} cannot be bought.</source><translation>{}: nicht zu kaufen.</translation></message>
    <message><source>{} cannot be held (ANC-061)</source><translation>{} kann nicht zurückgehalten werden (ANC-061)</translation></message>
    <message><source>{} cannot change places: table {} has reported</source><translation>{}: kein Platztausch möglich, Tisch {} hat ein Ergebnis gemeldet</translation></message>
    <message><source>{} cannot get away and are destroyed</source><translation>{}: können nicht entkommen und sind vernichtet</translation></message>
    <message><source>{} cannot have both Fear and Terror.</source><translation>{}: können nicht zugleich Furcht und Schrecken haben.</translation></message>
    <message><source>{} cannot retreat: it did so already in this step (ANC-075)</source><translation>{} kann sich nicht zurückziehen: in diesem Schritt schon geschehen (ANC-075)</translation></message>
    <message><source>{} cannot retreat: it is disordered (ANC-073)</source><translation>{} kann sich nicht zurückziehen: in Unordnung (ANC-073)</translation></message>
    <message><source>{} cannot retreat: it is not faster than every attacker (ANC-073)</source><translation>{} kann sich nicht zurückziehen: nicht schneller als jeder Angreifer (ANC-073)</translation></message>
    <message><source>{} cannot stand on the ground of column {} (HOP-400)</source><translation>{} kann auf dem Gelände von Kolonne {} nicht stehen (HOP-400)</translation></message>
    <message><source>{} cards must be discarded first</source><translation>zuerst müssen {} Karten abgelegt werden</translation></message>
    <message><source>{} challenges for {}.</source><translation>{} fordert für {} heraus.</translation></message>
    <message><source>{} changed.</source><translation>{} geändert.</translation></message>
    <message><source>{} charges without a test.</source><translation>{}: Angriff ohne Probe.</translation></message>
    <message><source>{} charges {}.</source><translation>{} greift an: {}.</translation></message>
    <message><source>{} choose their edge and deploy first.</source><translation>{}: wählen ihre Kante und stellen zuerst auf.</translation></message>
    <message><source>{} clans more</source><translation>{} Clans mehr</translation></message>
    <message><source>{} come back.</source><translation>{}: kommen zurück.</translation></message>
    <message><source>{} come out of hiding, in good order.</source><translation>{}: kommen aus dem Versteck, in guter Ordnung.</translation></message>
    <message><source>{} come to stand in column {}.</source><translation>{}: stehen jetzt in Kolonne {}.</translation></message>
    <message><source>{} come up from the second line.</source><translation>{}: kommen aus der zweiten Linie auf die Hand.</translation></message>
    <message><source>{} come up in column {}.</source><translation>{}: kommen in Kolonne {} ins Feld.</translation></message>
    <message><source>{} concede; {} win the campaign.</source><translation>{}: geben auf; {} gewinnen die Kampagne.</translation></message>
    <message><source>{} counter of {} are wanted; there are {}.</source><translation>{} Spielstein {} verlangt; es gibt {}.</translation></message>
    <message><source>{} counters of {} are wanted; there are {}.</source><translation>{} Spielsteine {} verlangt; es gibt {}.</translation></message>
    <message><source>{} declares a charge at {}.</source><translation>{}: Angriff auf {} angesagt.</translation></message>
    <message><source>{} denied having written the {} edge (ANC-123)</source><translation>{}: haben abgestritten, die Kante {} notiert zu haben (ANC-123)</translation></message>
    <message><source>{} destroyed (ANC-171)</source><translation>{} vernichtet (ANC-171)</translation></message>
    <message><source>{} destroyed, but recovered (ANC-169)</source><translation>{} vernichtet, aber zurückgewonnen (ANC-169)</translation></message>
    <message><source>{} did not discard {}, as the closing says</source><translation>{} hat {} nicht abgelegt, obwohl der Abschluss es sagt</translation></message>
    <message><source>{} discarded a card that the closing does not name</source><translation>{} hat eine Karte abgelegt, die der Abschluss nicht nennt</translation></message>
    <message><source>{} do not reach the second line.</source><translation>{}: erreichen die zweite Linie nicht.</translation></message>
    <message><source>{} does not pass through itself (ANC-044)</source><translation>{} zieht nicht durch sich selbst (ANC-044)</translation></message>
    <message><source>{} does not play in round {}</source><translation>{} spielt in Runde {} nicht</translation></message>
    <message><source>{} drops out after round {}.</source><translation>{} steigt nach Runde {} aus.</translation></message>
    <message><source>{} elements</source><translation>{} Elemente</translation></message>
    <message><source>{} enter the hex.</source><translation>{}: betreten das Hexfeld.</translation></message>
    <message><source>{} fail ({} = {}, needs {} more).</source><translation>{}: gescheitert ({} = {}, es fehlen {}).</translation></message>
    <message><source>{} fail to reach the flank.</source><translation>{}: erreichen die Flanke nicht.</translation></message>
    <message><source>{} fails ({} = {}, needs {} more).</source><translation>{}: gescheitert ({} = {}, es fehlen {}).</translation></message>
    <message><source>{} falls</source><translation>{} fällt</translation></message>
    <message><source>{} falls back.</source><translation>{}: geht zurück.</translation></message>
    <message><source>{} falls; {} takes the head: {} rout points to {}.</source><translation>{} fällt; der Kopf geht an {}: {} Fluchtpunkte für {}.</translation></message>
    <message><source>{} fell: say who was in contact (ANC-100)</source><translation>{} gefallen: Sag, wer in Kontakt war (ANC-100)</translation></message>
    <message><source>{} fell: say who was in contact (ANC-100).</source><translation>{} gefallen: Sag, wer in Kontakt war (ANC-100).</translation></message>
    <message><source>{} field no units (ANC-162)</source><translation>{} stellen keine Einheiten (ANC-162)</translation></message>
    <message><source>{} fire</source><translation>{}: schießen</translation></message>
    <message><source>{} fire as the enemy come up.</source><translation>{}: schießen, als der Gegner ins Feld kommt.</translation></message>
    <message><source>{} flee from the enemy, their full movement.</source><translation>{}: fliehen vor dem Gegner, ihre volle Bewegung.</translation></message>
    <message><source>{} for each element.</source><translation>{} für jedes Element.</translation></message>
    <message><source>{} form a column.</source><translation>{}: bilden eine Kolonne.</translation></message>
    <message><source>{} form a line.</source><translation>{}: bilden eine Linie.</translation></message>
    <message><source>{} form a mass.</source><translation>{}: bilden eine Masse.</translation></message>
    <message><source>{} from the {} edge, a {}</source><translation>{} von der Kante {}, ein {}</translation></message>
    <message><source>{} gain nothing by Control, being elementals.</source><translation>{}: gewinnen nichts durch Kontrolle, da Elementare.</translation></message>
    <message><source>{} gain nothing by Speed, being mounted.</source><translation>{}: gewinnen nichts durch Schnelligkeit, da beritten.</translation></message>
    <message><source>{} given for stratagems</source><translation>{} für Kriegslisten gegeben</translation></message>
    <message><source>{} go back to the second line.</source><translation>{}: gehen in die zweite Linie zurück.</translation></message>
    <message><source>{} go first.</source><translation>{}: beginnen.</translation></message>
    <message><source>{} go out.</source><translation>{}: erlöschen.</translation></message>
    <message><source>{} goes 1 MU farther.</source><translation>{}: 1 MU weiter.</translation></message>
    <message><source>{} grows past the {} MB allowed when it is unpacked</source><translation>{} wird beim Entpacken größer als die erlaubten {} MB</translation></message>
    <message><source>{} halts.</source><translation>{}: hält an.</translation></message>
    <message><source>{} has a bye again</source><translation>{} hat wieder ein Freilos</translation></message>
    <message><source>{} has a command of more than {} rows; that is the most</source><translation>{} hat ein Kommando mit mehr als {} Zeilen; mehr geht nicht</translation></message>
    <message><source>{} has acted already (ANC-035)</source><translation>{} hat schon gehandelt (ANC-035)</translation></message>
    <message><source>{} has acted already: coming on was its move (ANC-122)</source><translation>{} hat schon gehandelt: Die Ankunft war ihre Bewegung (ANC-122)</translation></message>
    <message><source>{} has advanced already (ANC-057)</source><translation>{} ist schon vorgerückt (ANC-057)</translation></message>
    <message><source>{} has failed the test.</source><translation>{}: Probe gescheitert.</translation></message>
    <message><source>{} has no back face, and no unit of the catalogue is like it; write both faces, such as KN(9-4/4-4) (ANC-013)</source><translation>{} hat keine Rückseite, und keine Einheit des Katalogs gleicht ihr; gib beide Seiten an, etwa KN(9-4/4-4) (ANC-013)</translation></message>
    <message><source>{} has no enemy in reach and may act freely.</source><translation>{}: kein Gegner in Reichweite, handelt frei.</translation></message>
    <message><source>{} has no flanks (ANC-088)</source><translation>{} hat keine Flanken (ANC-088)</translation></message>
    <message><source>{} has no name; it is called by its type.</source><translation>{}: ohne Namen; heißt wie ihr Typ.</translation></message>
    <message><source>{} has no units (ANC-161)</source><translation>{} hat keine Einheiten (ANC-161)</translation></message>
    <message><source>{} has no units to play with (ANC-150)</source><translation>{} hat keine spielbaren Einheiten (ANC-150)</translation></message>
    <message><source>{} has other rules data of {} than this device; the keeper's count</source><translation>{} hat andere Regeldaten von {} als dieses Gerät; die des Gastgebers gelten</translation></message>
    <message><source>{} has ruled entry {} with dice that are not those both devices had agreed on</source><translation>{} hat Eintrag {} mit Würfeln abgehandelt, die nicht die sind, auf die sich beide Geräte geeinigt hatten</translation></message>
    <message><source>{} has sent two different versions of {}. The first one counts; both are kept as proof.</source><translation>{} hat zwei verschiedene Fassungen gesendet: {}. Die erste gilt; beide werden als Beweis aufbewahrt.</translation></message>
    <message><source>{} has won ({})</source><translation>Sieg für {} ({})</translation></message>
    <message><source>{} has {} hit of {}</source><translation>{}: {} Treffer von {}</translation></message>
    <message><source>{} has {} hits of {}</source><translation>{}: {} Treffer von {}</translation></message>
    <message><source>{} have 1 PIP</source><translation>{}: 1 PIP</translation></message>
    <message><source>{} have chosen their cards.</source><translation>{}: Karten gewählt.</translation></message>
    <message><source>{} have chosen.</source><translation>{}: gewählt.</translation></message>
    <message><source>{} have held: a draw is theirs.</source><translation>{}: haben gehalten; ein Unentschieden zählt für sie.</translation></message>
    <message><source>{} have left the battle (ANC-181)</source><translation>{} haben die Schlacht verlassen (ANC-181)</translation></message>
    <message><source>{} have missiles again.</source><translation>{}: haben wieder Geschosse.</translation></message>
    <message><source>{} have no characteristic; monsters have at least one.</source><translation>{}: ohne Eigenschaft; Monster haben mindestens eine.</translation></message>
    <message><source>{} have no initiative.</source><translation>{}: keine Initiative.</translation></message>
    <message><source>{} have no leader left to give for a stratagem: only a bluff can be sealed (ANC-110)</source><translation>{} haben keinen Anführer mehr für eine Kriegslist: Nur ein Bluff kann versiegelt werden (ANC-110)</translation></message>
    <message><source>{} have no missiles left.</source><translation>{}: keine Geschosse mehr.</translation></message>
    <message><source>{} have not more initiative left than they had (ANC-033)</source><translation>{} haben nicht mehr Initiative übrig, als sie hatten (ANC-033)</translation></message>
    <message><source>{} have nothing left to field (ANC-160)</source><translation>{}: haben nichts mehr aufzustellen (ANC-160)</translation></message>
    <message><source>{} have placed their dice.</source><translation>{}: Würfel gelegt.</translation></message>
    <message><source>{} have sealed notes: they are opened before the battle ends (ANC-109)</source><translation>{}: haben versiegelte Notizen; sie werden vor dem Ende der Schlacht geöffnet (ANC-109)</translation></message>
    <message><source>{} have the initiative and act first in every phase.</source><translation>{}: haben die Initiative und handeln in jeder Phase zuerst.</translation></message>
    <message><source>{} have thrown their dice.</source><translation>{}: Würfel geworfen.</translation></message>
    <message><source>{} have won the battle.</source><translation>{}: haben die Schlacht gewonnen.</translation></message>
    <message><source>{} have won the campaign.</source><translation>{}: haben die Kampagne gewonnen.</translation></message>
    <message><source>{} have won, {} to {}.</source><translation>{}: Sieg, {} zu {}.</translation></message>
    <message><source>{} have {} PIPs</source><translation>{}: {} PIPs</translation></message>
    <message><source>{} have {} of initiative.</source><translation>{}: Initiative {}.</translation></message>
    <message><source>{} hide</source><translation>{}: versteckt</translation></message>
    <message><source>{} hit</source><translation>{} Treffer</translation></message>
    <message><source>{} hit left</source><translation>noch {} Treffer</translation></message>
    <message><source>{} hit {}.</source><translation>{}: Schuss auf {}, getroffen.</translation></message>
    <message><source>{} hits</source><translation>{} Treffer</translation></message>
    <message><source>{} hits left</source><translation>noch {} Treffer</translation></message>
    <message><source>{} hits {}.</source><translation>{} trifft auf {}.</translation></message>
    <message><source>{} hold a group of which some hide for {}.</source><translation>{}: halten für {} eine Gruppe zurück, von der sich einige verstecken.</translation></message>
    <message><source>{} hold a unit that hides for {}.</source><translation>{}: halten für {} eine versteckte Einheit zurück.</translation></message>
    <message><source>{} hold their fire</source><translation>{}: halten das Feuer zurück</translation></message>
    <message><source>{} hold their fire.</source><translation>{}: halten das Feuer zurück.</translation></message>
    <message><source>{} holds more than {} armies</source><translation>{} enthält mehr als {} Armeen</translation></message>
    <message><source>{} holds the control character U+{:04X}; texts of an army are plain text</source><translation>{} enthält das Steuerzeichen U+{:04X}; Texte einer Armee sind reiner Text</translation></message>
    <message><source>{} holds {} armies; at most {} are allowed in one file</source><translation>{} enthält {} Armeen; höchstens {} sind in einer Datei erlaubt</translation></message>
    <message><source>{} in the pursuit, a quarter of the {} points that survived (ANC-168)</source><translation>{} in der Verfolgung, ein Viertel der {} überlebenden Punkte (ANC-168)</translation></message>
    <message><source>{} is broken.</source><translation>{}: zerschlagen.</translation></message>
    <message><source>{} is called {} now.</source><translation>{} heißt jetzt {}.</translation></message>
    <message><source>{} is corrected together with "{}" ({}): give both, even if one stays as it is</source><translation>{} wird zusammen mit „{}“ ({}) korrigiert: gib beide an, auch wenn eines bleibt, wie es ist</translation></message>
    <message><source>{} is destroyed.</source><translation>{}: vernichtet.</translation></message>
    <message><source>{} is disordered already (ANC-048)</source><translation>{} ist schon in Unordnung (ANC-048)</translation></message>
    <message><source>{} is disordered.</source><translation>{}: in Unordnung.</translation></message>
    <message><source>{} is disrupted ({} of {}).</source><translation>{}: gestört ({} von {}).</translation></message>
    <message><source>{} is empty</source><translation>{} ist leer</translation></message>
    <message><source>{} is held already (ANC-061)</source><translation>{} ist schon zurückgehalten (ANC-061)</translation></message>
    <message><source>{} is held or uncontrolled, not both (ANC-061)</source><translation>{} ist zurückgehalten oder unkontrolliert, nicht beides (ANC-061)</translation></message>
    <message><source>{} is in no team, and teams meet in this event</source><translation>{} ist in keinem Team, und in diesem Turnier treffen Teams aufeinander</translation></message>
    <message><source>{} is in the event already; give the second one another name, such as "{} (2)"</source><translation>{} ist schon im Turnier; gib dem zweiten einen anderen Namen, etwa „{} (2)“</translation></message>
    <message><source>{} is killed.</source><translation>{}: gefallen.</translation></message>
    <message><source>{} is larger than the {} MB of an event</source><translation>{} ist größer als die {} MB eines Turniers</translation></message>
    <message><source>{} is missing behind it</source><translation>dahinter fehlt {}</translation></message>
    <message><source>{} is named twice (ANC-119)</source><translation>{} ist zweimal genannt (ANC-119)</translation></message>
    <message><source>{} is no enemy (ANC-047)</source><translation>{} ist kein Gegner (ANC-047)</translation></message>
    <message><source>{} is no friend: nobody passes through an enemy (ANC-044)</source><translation>{} ist kein Freund: Niemand zieht durch einen Gegner (ANC-044)</translation></message>
    <message><source>{} is no ground of the army's period.</source><translation>{}: kein Gelände der Epoche dieser Armee.</translation></message>
    <message><source>{} is no infantry: a hill does not help it (ANC-081)</source><translation>{} ist keine Infanterie: Ein Hügel hilft ihr nicht (ANC-081)</translation></message>
    <message><source>{} is no infantry: a village does not help it (ANC-085)</source><translation>{} ist keine Infanterie: Ein Dorf hilft ihr nicht (ANC-085)</translation></message>
    <message><source>{} is no number of a player, table or round</source><translation>{} ist keine Nummer eines Spielers, Tisches oder einer Runde</translation></message>
    <message><source>{} is no result: {}; write what each player destroyed as 4G-1C (four elements, a general among them, against one element and a camp), or a score as 12:8</source><translation>{} ist kein Ergebnis: {}; schreibe, was jeder Spieler vernichtet hat, als 4G-1C (vier Elemente, darunter ein General, gegen ein Element und ein Lager), oder einen Punktestand als 12:8</translation></message>
    <message><source>{} is no surviving unit of the loser (ANC-168)</source><translation>{} ist keine überlebende Einheit des Verlierers (ANC-168)</translation></message>
    <message><source>{} is not allowed: {}.</source><translation>{} ist nicht erlaubt: {}.</translation></message>
    <message><source>{} is not among those that move (ANC-037)</source><translation>{} ist nicht unter denen, die sich bewegen (ANC-037)</translation></message>
    <message><source>{} is not in a campaign army (ANC-162)</source><translation>{} ist in keiner Kampagnenarmee (ANC-162)</translation></message>
    <message><source>{} is not on the map and stands with nobody (ANC-108)</source><translation>{} ist nicht auf der Karte und steht bei niemandem (ANC-108)</translation></message>
    <message><source>{} is not on the map: no leader stands with it (ANC-108)</source><translation>{} ist nicht auf der Karte: Kein Anführer steht bei ihr (ANC-108)</translation></message>
    <message><source>{} is panicking: not yours to order (ANC-032)</source><translation>{} ist in Panik: nicht unter deinem Befehl (ANC-032)</translation></message>
    <message><source>{} is pushed back.</source><translation>{}: zurückgedrängt.</translation></message>
    <message><source>{} is put somewhere or into a column, not both (HOP-021)</source><translation>{} kommt an einen Ort oder in eine Kolonne, nicht beides (HOP-021)</translation></message>
    <message><source>{} is shaken ({} DPs).</source><translation>{}: erschüttert ({} DP).</translation></message>
    <message><source>{} is too large: more than the {} MB allowed</source><translation>{} ist zu groß: mehr als die erlaubten {} MB</translation></message>
    <message><source>{} is too large: {} bytes; at most {} are allowed</source><translation>{} ist zu groß: {} Byte; höchstens {} sind erlaubt</translation></message>
    <message><source>{} is too long; at most {} entries are allowed</source><translation>{} ist zu lang; höchstens {} Einträge sind erlaubt</translation></message>
    <message><source>{} is uncontrolled: not yours to order (ANC-057)</source><translation>{} ist unkontrolliert: nicht unter deinem Befehl (ANC-057)</translation></message>
    <message><source>{} is under control (ANC-057)</source><translation>{} ist unter Kontrolle (ANC-057)</translation></message>
    <message><source>{} joins in round {}.</source><translation>{} steigt in Runde {} ein.</translation></message>
    <message><source>{} joins {}.</source><translation>{} schließt sich an: {}.</translation></message>
    <message><source>{} lead</source><translation>{}: führt an</translation></message>
    <message><source>{} leader alone</source><translation>{} Anführer allein</translation></message>
    <message><source>{} leader at hand</source><translation>{} Anführer verfügbar</translation></message>
    <message><source>{} leader in the first battle</source><translation>{} Anführer in der ersten Schlacht</translation></message>
    <message><source>{} leader lost</source><translation>{} Anführer verloren</translation></message>
    <message><source>{} leader out for a turn</source><translation>{} Anführer setzt einen Zug aus</translation></message>
    <message><source>{} leaders alone</source><translation>{} Anführer allein</translation></message>
    <message><source>{} leaders at hand</source><translation>{} Anführer verfügbar</translation></message>
    <message><source>{} leaders in the first battle</source><translation>{} Anführer in der ersten Schlacht</translation></message>
    <message><source>{} leaders lost</source><translation>{} Anführer verloren</translation></message>
    <message><source>{} leaders out for a turn</source><translation>{} Anführer setzen einen Zug aus</translation></message>
    <message><source>{} leave</source><translation>{}: verlassen das Feld</translation></message>
    <message><source>{} leave the map.</source><translation>{}: verlassen die Karte.</translation></message>
    <message><source>{} leaves</source><translation>{}: verlässt das Feld</translation></message>
    <message><source>{} left a zone of control and cannot attack this turn (ANC-047).</source><translation>{}: haben eine Kontrollzone verlassen und können in diesem Zug nicht angreifen (ANC-047).</translation></message>
    <message><source>{} lose nothing for good.</source><translation>{}: kein endgültiger Verlust.</translation></message>
    <message><source>{} lose {} for good.</source><translation>{}: {} endgültig verloren.</translation></message>
    <message><source>{} lose {} for good: {}.</source><translation>{}: {} endgültig verloren; {}.</translation></message>
    <message><source>{} miss {}.</source><translation>{}: Schuss auf {}, verfehlt.</translation></message>
    <message><source>{} miss.</source><translation>{}: verfehlt.</translation></message>
    <message><source>{} more minutes.</source><translation>{} Minuten mehr.</translation></message>
    <message><source>{} move into contact, for 1 PIP</source><translation>{}: Bewegung in Kontakt für 1 PIP</translation></message>
    <message><source>{} move into contact, for {} PIPs</source><translation>{}: Bewegung in Kontakt für {} PIPs</translation></message>
    <message><source>{} move {}".</source><translation>{}: Bewegung {}".</translation></message>
    <message><source>{} move, for 1 PIP</source><translation>{}: Bewegung für 1 PIP</translation></message>
    <message><source>{} move, for {} PIPs</source><translation>{}: Bewegung für {} PIPs</translation></message>
    <message><source>{} move.</source><translation>{}: Bewegung.</translation></message>
    <message><source>{} moves {}".</source><translation>{}: Bewegung {}".</translation></message>
    <message><source>{} must advance (ANC-057)</source><translation>{}: müssen vorrücken (ANC-057)</translation></message>
    <message><source>{} must advance (ANC-057).</source><translation>{}: müssen vorrücken (ANC-057).</translation></message>
    <message><source>{} must attack if an enemy is in a front hex (ANC-060)</source><translation>{}: müssen angreifen, wenn ein Gegner auf einem Frontfeld ist (ANC-060)</translation></message>
    <message><source>{} must attack if an enemy is in a front hex.</source><translation>{}: müssen angreifen, wenn ein Gegner auf einem Frontfeld ist.</translation></message>
    <message><source>{} must be a number from {} to {}, not {}</source><translation>{} muss eine Zahl von {} bis {} sein, nicht {}</translation></message>
    <message><source>{} must be one line without control characters</source><translation>{} muss eine Zeile ohne Steuerzeichen sein</translation></message>
    <message><source>{} must first answer the question whether to play Initiative (HOP-321)</source><translation>{} muss zuerst die Frage beantworten, ob Initiative gespielt wird (HOP-321)</translation></message>
    <message><source>{} must first answer the question whether {} fire at who comes up (HOP-427)</source><translation>{} muss zuerst die Frage beantworten, ob {} auf den schießen, der ins Feld kommt (HOP-427)</translation></message>
    <message><source>{} must first answer the question whether {} withdraw from the attack (HOP-450)</source><translation>{} muss zuerst die Frage beantworten, ob {} sich vor dem Angriff zurückziehen (HOP-450)</translation></message>
    <message><source>{} must have 1 to {} letters, not {}</source><translation>{} muss 1 bis {} Zeichen haben, nicht {}</translation></message>
    <message><source>{} neither panic nor have retreated: they do not flee (ANC-032)</source><translation>{} sind weder in Panik noch haben sie sich zurückgezogen: Sie fliehen nicht (ANC-032)</translation></message>
    <message><source>{} never moves (ANC-037)</source><translation>{} bewegt sich nie (ANC-037)</translation></message>
    <message><source>{} never retreats (ANC-073)</source><translation>{} zieht sich nie zurück (ANC-073)</translation></message>
    <message><source>{} of {} points</source><translation>{} von {} Punkten</translation></message>
    <message><source>{} of {} results in</source><translation>{} von {} Ergebnissen da</translation></message>
    <message><source>{} on entering</source><translation>{} beim Betreten</translation></message>
    <message><source>{} open a march from the {} edge.</source><translation>{}: öffnen einen Marsch, Kante {}.</translation></message>
    <message><source>{} opens a discard that was not made</source><translation>{} deckt eine Karte auf, die nicht abgelegt wurde</translation></message>
    <message><source>{} opens one discard twice</source><translation>{} deckt eine abgelegte Karte zweimal auf</translation></message>
    <message><source>{} panic in their next turn</source><translation>{}: Panik im nächsten eigenen Zug</translation></message>
    <message><source>{} panic: {}.</source><translation>{}: Panik ({}).</translation></message>
    <message><source>{} pass ({} = {}).</source><translation>{}: bestanden ({} = {}).</translation></message>
    <message><source>{} passes ({} = {}).</source><translation>{}: bestanden ({} = {}).</translation></message>
    <message><source>{} passes with 1 point.</source><translation>{}: mit 1 Punkt bestanden.</translation></message>
    <message><source>{} passes with {} points.</source><translation>{}: mit {} Punkten bestanden.</translation></message>
    <message><source>{} place terrain first.</source><translation>{}: legen zuerst Gelände.</translation></message>
    <message><source>{} play no card now.</source><translation>{}: spielen jetzt keine Karte.</translation></message>
    <message><source>{} played</source><translation>{} gespielt</translation></message>
    <message><source>{} plays again from round {} on.</source><translation>{} spielt ab Runde {} wieder mit.</translation></message>
    <message><source>{} point is left to add by hand.</source><translation>{} Punkt ist übrig, von Hand hinzuzufügen.</translation></message>
    <message><source>{} points are left to add by hand.</source><translation>{} Punkte sind übrig, von Hand hinzuzufügen.</translation></message>
    <message><source>{} points for units.</source><translation>{} Punkte für Einheiten.</translation></message>
    <message><source>{} points lie outside of {} to {}</source><translation>{} Punkte liegen außerhalb von {} bis {}</translation></message>
    <message><source>{} press forward</source><translation>{}: drängen nach</translation></message>
    <message><source>{} press forward into fresh enemies</source><translation>{}: drängen in frische Gegner nach</translation></message>
    <message><source>{} pursue</source><translation>{}: verfolgen</translation></message>
    <message><source>{} pursue into other enemies</source><translation>{}: verfolgen in andere Gegner hinein</translation></message>
    <message><source>{} rally.</source><translation>{}: sammeln sich.</translation></message>
    <message><source>{} retreat.</source><translation>{}: Rückzug.</translation></message>
    <message><source>{} reveal: {}.</source><translation>{}: decken auf: {}.</translation></message>
    <message><source>{} ride after them.</source><translation>{}: reiten ihnen nach.</translation></message>
    <message><source>{} rides in pursuit</source><translation>{}: reitet zur Verfolgung fort</translation></message>
    <message><source>{} rounds are drawn already, so there cannot be only {}</source><translation>{} Runden sind schon ausgelost, es können also nicht nur {} sein</translation></message>
    <message><source>{} rout point</source><translation>{} Fluchtpunkt</translation></message>
    <message><source>{} rout point lost</source><translation>{} Fluchtpunkt verloren</translation></message>
    <message><source>{} rout point regained</source><translation>{} Fluchtpunkt zurückgewonnen</translation></message>
    <message><source>{} rout points</source><translation>{} Fluchtpunkte</translation></message>
    <message><source>{} rout points lost</source><translation>{} Fluchtpunkte verloren</translation></message>
    <message><source>{} rout points regained</source><translation>{} Fluchtpunkte zurückgewonnen</translation></message>
    <message><source>{} rout.</source><translation>{}: fliehen.</translation></message>
    <message><source>{} run at the nearest enemy they see.</source><translation>{}: rennen auf den nächsten Gegner zu, den sie sehen.</translation></message>
    <message><source>{} run at the nearest enemy.</source><translation>{}: rennen auf den nächsten Gegner zu.</translation></message>
    <message><source>{} run wild.</source><translation>{}: laufen Amok.</translation></message>
    <message><source>{} seal where a unit hides.</source><translation>{}: versiegeln, wo sich eine Einheit versteckt.</translation></message>
    <message><source>{} sealed note</source><translation>{} versiegelte Notiz</translation></message>
    <message><source>{} sealed notes</source><translation>{} versiegelte Notizen</translation></message>
    <message><source>{} see no enemy and stand (ANC-058).</source><translation>{}: sehen keinen Gegner und bleiben stehen (ANC-058).</translation></message>
    <message><source>{} shoot at {}</source><translation>{}: Beschuss auf {}</translation></message>
    <message><source>{} shoot at {}: 1 hit.</source><translation>{}: Beschuss auf {}, 1 Treffer.</translation></message>
    <message><source>{} shoot at {}: {} hits.</source><translation>{}: Beschuss auf {}, {} Treffer.</translation></message>
    <message><source>{} should be here</source><translation>hier sollte {} stehen</translation></message>
    <message><source>{} shrugged off</source><translation>{} abgeschüttelt</translation></message>
    <message><source>{} stand in a sealed note and keep their depth (ANC-112)</source><translation>{} stehen in einer versiegelten Notiz und behalten ihre Tiefe (ANC-112)</translation></message>
    <message><source>{} stand in another note (ANC-130)</source><translation>{} stehen in einer anderen Notiz (ANC-130)</translation></message>
    <message><source>{} stands twice in round {}</source><translation>{} steht zweimal in Runde {}</translation></message>
    <message><source>{} stay</source><translation>{}: bleiben</translation></message>
    <message><source>{} stay away.</source><translation>{}: bleiben fort.</translation></message>
    <message><source>{} stay.</source><translation>{}: bleiben.</translation></message>
    <message><source>{} stop in the woods or swamp.</source><translation>{}: halten in Wald oder Sumpf an.</translation></message>
    <message><source>{} strike the flank of {}.</source><translation>{}: Stoß in die Flanke von {}.</translation></message>
    <message><source>{} strike the second line.</source><translation>{}: stoßen gegen die zweite Linie.</translation></message>
    <message><source>{} tables</source><translation>{} Tische</translation></message>
    <message><source>{} take 1 DP ({}): {}.</source><translation>{}: 1 DP mehr ({}): {}.</translation></message>
    <message><source>{} take the place of {}.</source><translation>{}: nehmen den Platz von {} ein.</translation></message>
    <message><source>{} take the {} edge, {} the {} edge.</source><translation>{}: Kante im {}; {}: Kante im {}.</translation></message>
    <message><source>{} take {} DPs ({}): {}.</source><translation>{}: {} DP mehr ({}): {}.</translation></message>
    <message><source>{} takes 1 DP ({}): {}.</source><translation>{}: 1 DP mehr ({}): {}.</translation></message>
    <message><source>{} takes a wound</source><translation>{}: eine Wunde</translation></message>
    <message><source>{} takes a wound.</source><translation>{}: eine Wunde.</translation></message>
    <message><source>{} takes two wounds</source><translation>{}: zwei Wunden</translation></message>
    <message><source>{} takes two wounds.</source><translation>{}: zwei Wunden.</translation></message>
    <message><source>{} takes {} DPs ({}): {}.</source><translation>{}: {} DP mehr ({}): {}.</translation></message>
    <message><source>{} to the second line</source><translation>{}: in die zweite Linie</translation></message>
    <message><source>{} took another depth for this battle, and a part of them alone was destroyed. Decide what becomes of them (ANC-143).</source><translation>{}: hatten in dieser Schlacht eine andere Tiefe, und nur ein Teil davon wurde vernichtet. Entscheide, was aus ihnen wird (ANC-143).</translation></message>
    <message><source>{} took another depth for this battle, and a part of them alone was put to flight. Decide what becomes of them (ANC-143).</source><translation>{}: hatten in dieser Schlacht eine andere Tiefe, und nur ein Teil davon wurde in die Flucht geschlagen. Entscheide, was aus ihnen wird (ANC-143).</translation></message>
    <message><source>{} turn.</source><translation>{}: dreht.</translation></message>
    <message><source>{} unit flees through friends.</source><translation>{} Einheit flieht durch Freunde.</translation></message>
    <message><source>{} unit is kept off the map by sealed notes.</source><translation>{} Einheit durch versiegelte Notizen außerhalb der Karte.</translation></message>
    <message><source>{} unit is not put on the map.</source><translation>{} Einheit nicht auf die Karte gestellt.</translation></message>
    <message><source>{} unit is put on the map.</source><translation>{} Einheit auf die Karte gestellt.</translation></message>
    <message><source>{} unit is uncontrolled.</source><translation>{} Einheit ist unkontrolliert.</translation></message>
    <message><source>{} unit lost</source><translation>{} Einheit verloren</translation></message>
    <message><source>{} unit lost, its panic number is {}</source><translation>{} Einheit verloren, Panikzahl {}</translation></message>
    <message><source>{} unit of {} comes on from the {} edge.</source><translation>{} Einheit von {} kommt über die Kante {}.</translation></message>
    <message><source>{} unit of {} may still come on.</source><translation>{} Einheit von {} darf noch kommen.</translation></message>
    <message><source>{} units are kept off the map by sealed notes.</source><translation>{} Einheiten durch versiegelte Notizen außerhalb der Karte.</translation></message>
    <message><source>{} units are not put on the map.</source><translation>{} Einheiten nicht auf die Karte gestellt.</translation></message>
    <message><source>{} units are put on the map.</source><translation>{} Einheiten auf die Karte gestellt.</translation></message>
    <message><source>{} units are uncontrolled.</source><translation>{} Einheiten sind unkontrolliert.</translation></message>
    <message><source>{} units flee through friends.</source><translation>{} Einheiten fliehen durch Freunde.</translation></message>
    <message><source>{} units lost</source><translation>{} Einheiten verloren</translation></message>
    <message><source>{} units lost, its panic number is {}</source><translation>{} Einheiten verloren, Panikzahl {}</translation></message>
    <message><source>{} units of {} come on from the {} edge.</source><translation>{} Einheiten von {} kommen über die Kante {}.</translation></message>
    <message><source>{} units of {} may still come on.</source><translation>{} Einheiten von {} dürfen noch kommen.</translation></message>
    <message><source>{} units with {} move.</source><translation>{} Einheiten mit {}: Bewegung.</translation></message>
    <message><source>{} units with {} turn.</source><translation>{} Einheiten mit {}: drehen.</translation></message>
    <message><source>{} wait in reserve.</source><translation>{}: in Reserve.</translation></message>
    <message><source>{} waits in reserve.</source><translation>{}: in Reserve.</translation></message>
    <message><source>{} was not fielded (ANC-168)</source><translation>{} war nicht aufgestellt (ANC-168)</translation></message>
    <message><source>{} was not kept off the map (ANC-119)</source><translation>{} wurde nicht außerhalb der Karte gehalten (ANC-119)</translation></message>
    <message><source>{} will reach its rout level there, {} of {} hits. Go there all the same?</source><translation>{}: erreicht dort die Fluchtgrenze, {} von {} Treffern. Trotzdem dorthin?</translation></message>
    <message><source>{} win the roll, {} to {}: they take the initiative or give it.</source><translation>{}: Wurf gewonnen, {} zu {}; sie nehmen oder geben die Initiative.</translation></message>
    <message><source>{} wins for {}</source><translation>{} gewinnt für {}</translation></message>
    <message><source>{} wins {} to {} ({}, {}).</source><translation>{}: gewinnt {} zu {} ({}, {}).</translation></message>
    <message><source>{} withdraw</source><translation>{}: ziehen sich zurück</translation></message>
    <message><source>{} withdraw.</source><translation>{}: Rückzug.</translation></message>
    <message><source>{} won.</source><translation>{}: gewonnen.</translation></message>
    <message><source>{} {} of {} dice</source><translation>{} {} aus {} Würfeln</translation></message>
    <message><source>{} × {} of these, {}</source><translation>{} × {} davon, {}</translation></message>
    <message><source>{} – {} is {}</source><translation>{} – {}: {}</translation></message>
    <message><source>{}'s game was restored from an older copy during turn {}.</source><translation>Das Spiel von {} wurde in Zug {} aus einer älteren Kopie wiederhergestellt.</translation></message>
    <message><source>{}, army {}</source><translation>{}, Armee {}</translation></message>
    <message><source>{}, battle {}: {}</source><translation>{}, Schlacht {}: {}</translation></message>
    <message><source>{}, halt: 1 PIP ({} left)</source><translation>{}, Halt: 1 PIP (noch {})</translation></message>
    <message><source>{}, halt: {} PIPs ({} left)</source><translation>{}, Halt: {} PIPs (noch {})</translation></message>
    <message><source>{}, line {}</source><translation>{}, Zeile {}</translation></message>
    <message><source>{}, line {}, column {}</source><translation>{}, Zeile {}, Spalte {}</translation></message>
    <message><source>{}, march: 1 PIP ({} left)</source><translation>{}, Marsch: 1 PIP (noch {})</translation></message>
    <message><source>{}, march: {} PIPs ({} left)</source><translation>{}, Marsch: {} PIPs (noch {})</translation></message>
    <message><source>{}, move: 1 PIP ({} left)</source><translation>{}, Bewegung: 1 PIP (noch {})</translation></message>
    <message><source>{}, move: {} PIPs ({} left)</source><translation>{}, Bewegung: {} PIPs (noch {})</translation></message>
    <message><source>{}, {}, nothing unusual</source><translation>{}, {}, nichts auffällig</translation></message>
    <message><source>{}, {}, unusual: {} does so</source><translation>{}, {}, auffällig: so fällt nur {}</translation></message>
    <message><source>{}. **{}** (put before it by an amendment)
</source><translation>{}. **{}** (durch eine Berichtigung davor eingefügt)
</translation></message>
    <message><source>{}. Note: {}
</source><translation>{}. Notiz: {}
</translation></message>
    <message><source>{}: Fight.</source><translation>{}: Kämpfen.</translation></message>
    <message><source>{}: Move.</source><translation>{}: Bewegen.</translation></message>
    <message><source>{}: Rally.</source><translation>{}: Sammeln.</translation></message>
    <message><source>{}: Shoot.</source><translation>{}: Schießen.</translation></message>
    <message><source>{}: Stamina {} → {}</source><translation>{}: Ausdauer {} → {}</translation></message>
    <message><source>{}: TQ check</source><translation>{}: TQ-Probe</translation></message>
    <message><source>{}: TQ check against {}: failed by {}</source><translation>{}: TQ-Probe gegen {}: um {} gescheitert</translation></message>
    <message><source>{}: TQ check against {}: passed</source><translation>{}: TQ-Probe gegen {}: bestanden</translation></message>
    <message><source>{}: a card is discarded.</source><translation>{}: eine Karte wird abgelegt.</translation></message>
    <message><source>{}: a card is drawn.</source><translation>{}: eine Karte wird gezogen.</translation></message>
    <message><source>{}: a die of {} sides cannot show {}</source><translation>{}: ein Würfel mit {} Seiten kann keine {} zeigen</translation></message>
    <message><source>{}: a scheme has at most {} bytes</source><translation>{}: eine Wertung hat höchstens {} Byte</translation></message>
    <message><source>{}: added to the die for initiative; rallies on this or one more</source><translation>{}: kommt auf den Initiativewürfel; sammelt bei diesem Wert oder eins mehr</translation></message>
    <message><source>{}: attack on the second line, TQ check against {}</source><translation>{}: Angriff auf die zweite Linie, TQ-Probe gegen {}</translation></message>
    <message><source>{}: collapse, breaks from {}</source><translation>{}: Zusammenbruch, bricht ab {}</translation></message>
    <message><source>{}: decided about the initiative.</source><translation>{}: über die Initiative entschieden.</translation></message>
    <message><source>{}: done.</source><translation>{}: erledigt.</translation></message>
    <message><source>{}: entry {} should stand here, not entry {}</source><translation>{}: hier sollte Eintrag {} stehen, nicht Eintrag {}</translation></message>
    <message><source>{}: flank check against {}</source><translation>{}: Flankenprobe gegen {}</translation></message>
    <message><source>{}: hits on {}</source><translation>{}: trifft bei {}</translation></message>
    <message><source>{}: its leader falls with it</source><translation>{}: Ihr Anführer fällt mit ihr</translation></message>
    <message><source>{}: line {} was cut short and is left out</source><translation>{}: Zeile {} war abgeschnitten und ist ausgelassen</translation></message>
    <message><source>{}: nothing in the table; left behind.</source><translation>{}: nichts in der Tabelle; weggelassen.</translation></message>
    <message><source>{}: one die too few was given ({}); {} shows {} to {}</source><translation>{}: ein Würfel zu wenig angegeben ({}); {} zeigt {} bis {}</translation></message>
    <message><source>{}: pursuit, above TQ {}</source><translation>{}: Verfolgung, über TQ {}</translation></message>
    <message><source>{}: round {}</source><translation>{}: Runde {}</translation></message>
    <message><source>{}: so many flank attempts and so many rallies a turn</source><translation>{}: so viele Flankenversuche und so viele Sammelversuche je Zug</translation></message>
    <message><source>{}: the Reserve card is played.</source><translation>{}: die Reserve-Karte wird gespielt.</translation></message>
    <message><source>{}: the barrel</source><translation>{}: das Rohr</translation></message>
    <message><source>{}: the hits given are those of {} dice that hit on {} or more, but {} that hit on {} or more are wanted</source><translation>{}: die angegebenen Treffer sind die von {} Würfeln, die ab {} treffen, verlangt sind aber {}, die ab {} treffen</translation></message>
    <message><source>{}: the hits of a pool were given for a single die</source><translation>{}: die Treffer eines Pools wurden für einen einzelnen Würfel angegeben</translation></message>
    <message><source>{}: the hits of a whole pool were given where single dice are wanted</source><translation>{}: die Treffer eines ganzen Pools wurden angegeben, wo einzelne Würfel verlangt sind</translation></message>
    <message><source>{}: the {} phase is over.</source><translation>{}: Phase {} beendet.</translation></message>
    <message><source>{}: withdrawal, TQ check against {}</source><translation>{}: Rückzug, TQ-Probe gegen {}</translation></message>
    <message><source>{}: {} does not go with the other corrections; with them it becomes {}</source><translation>{}: {} passt nicht zu den anderen Korrekturen; mit ihnen wird es {}</translation></message>
    <message><source>{}: {} hits were given for {} {}</source><translation>{}: {} Treffer wurden für {} {} angegeben</translation></message>
    <message><source>{}: {} is not allowed; it may be true or false</source><translation>{}: {} ist nicht erlaubt; es darf wahr oder falsch sein</translation></message>
    <message><source>{}: {} is not allowed; it may be {}</source><translation>{}: {} ist nicht erlaubt; es darf {} sein</translation></message>
    <message><source>{}: {} is not allowed; it may be {} to {}</source><translation>{}: {} ist nicht erlaubt; es darf {} bis {} sein</translation></message>
    <message><source>{}: {} more loss and they panic</source><translation>{}: noch {} Verlust bis zur Panik</translation></message>
    <message><source>{}: {} more losses and they panic</source><translation>{}: noch {} Verluste bis zur Panik</translation></message>
    <message><source>{}: {} must be {} to {}, not {}</source><translation>{}: {} muss {} bis {} sein, nicht {}</translation></message>
    <message><source>{}: {} point of victory.</source><translation>{}: {} Siegpunkt.</translation></message>
    <message><source>{}: {} points of victory.</source><translation>{}: {} Siegpunkte.</translation></message>
    <message><source>{}: {} points, {} before</source><translation>{}: {} Punkte, vorher {}</translation></message>
    <message><source>{}: {} shows {} to {}, not {}</source><translation>{}: {} zeigt {} bis {}, nicht {}</translation></message>
    <message><source>{}: {} to {} against {}.</source><translation>{}: {} zu {} gegen {}.</translation></message>
    <message><source>{}: {} to {} against {}; result {}.</source><translation>{}: {} zu {} gegen {}; Ergebnis {}.</translation></message>
    <message><source>{}: {} x {}, before {}</source><translation>{}: {} x {}, vorher {}</translation></message>
    <message><source>{}: {}, before {}</source><translation>{}: {}, vorher {}</translation></message>
    <message><source>{}; at the limit it leaves the field</source><translation>{}; an der Grenze verlässt sie das Feld</translation></message>
    <message><source>{}rules data '{}'</source><translation>{}Regeldaten „{}“</translation></message>
</context>
<context>
    <name>tropaion</name>
    <message><source>+1 in combat, no faster when charging</source><translation>+1 im Nahkampf, im Angriff nicht schneller</translation></message>
    <message><source>+1 to a combat roll per point</source><translation>+1 auf einen Kampfwurf je Punkt</translation></message>
    <message><source>+1 to a discipline test per point</source><translation>+1 auf eine Disziplinprobe je Punkt</translation></message>
    <message><source>+1 to a rally test per point</source><translation>+1 auf eine Sammelprobe je Punkt</translation></message>
    <message><source>+1 to the result when you win</source><translation>+1 auf das Ergebnis, wenn du gewinnst</translation></message>
    <message><source>1 Discipline and a test</source><translation>1 Disziplin und eine Probe</translation></message>
    <message><source>1 MU more</source><translation>1 MU mehr</translation></message>
    <message><source>1 MU more for Valour</source><translation>1 MU mehr für Tapferkeit</translation></message>
    <message><source>1 MU more for this move.</source><translation>1 MU mehr für diese Bewegung.</translation></message>
    <message><source>1 MU more, 1 for each unit</source><translation>1 MU mehr, 1 je Einheit</translation></message>
    <message><source>1 to 3</source><translation>1 bis 3</translation></message>
    <message><source>1 to order it</source><translation>1, um sie zu befehlen</translation></message>
    <message><source>1 to the die for each, to 6 at most</source><translation>je 1 zum Würfel, höchstens bis 6</translation></message>
    <message><source>1 to your total for each</source><translation>je 1 zu deiner Summe</translation></message>
    <message><source>5 to 1 for the Companions, and the lines say why. Apply it.</source><translation>5 zu 1 für die Hetairen, und die Zeilen sagen, warum. Wende es an.</translation></message>
    <message><source>A Persian fleet had landed to punish Athens for helping a revolt. For days nobody moved; then the hoplites came down to the plain at a run, weak in the middle and strong on both wings.</source><translation>Eine persische Flotte war gelandet, um Athen für die Hilfe bei einem Aufstand zu bestrafen. Tagelang rührte sich niemand; dann kamen die Hopliten im Laufschritt in die Ebene herab, schwach in der Mitte und stark auf beiden Flügeln.</translation></message>
    <message><source>A charge is still on its way</source><translation>Ein Angriff ist noch im Gange</translation></message>
    <message><source>A charge needs somebody to hit (TRO-075)</source><translation>Ein Angriff braucht jemanden, den er trifft (TRO-075)</translation></message>
    <message><source>A charge.</source><translation>Ein Angriff.</translation></message>
    <message><source>A combat is still to be finished</source><translation>Ein Nahkampf ist noch abzuschließen</translation></message>
    <message><source>A complicated move costs 1 Discipline (TRO-056, TRO-187)</source><translation>Eine komplizierte Bewegung kostet 1 Disziplin (TRO-056, TRO-187)</translation></message>
    <message><source>A comrade in front was lost; it may step into the gap.</source><translation>Ein Kamerad davor ging verloren; sie darf in die Lücke treten.</translation></message>
    <message><source>A discipline test is still to be decided</source><translation>Eine Disziplinprobe ist noch zu entscheiden</translation></message>
    <message><source>A failed test to move or charge is rolled again.</source><translation>Eine gescheiterte Probe für Bewegung oder Angriff wird neu gewürfelt.</translation></message>
    <message><source>A fight with its two rolls, where Valour comes in, a unit lost, and how to take it back.</source><translation>Ein Kampf mit seinen zwei Würfen, wo Tapferkeit ins Spiel kommt, eine verlorene Einheit, und wie man sie zurücknimmt.</translation></message>
    <message><source>A file of the formation is empty (TRO-116)</source><translation>Eine Rotte der Formation ist leer (TRO-116)</translation></message>
    <message><source>A formation is a line, a column of one file, or a mass with files of two at most (TRO-019, TRO-191)</source><translation>Eine Formation ist eine Linie, eine Kolonne aus einer Rotte, oder eine Masse mit Rotten von höchstens zwei (TRO-019, TRO-191)</translation></message>
    <message><source>A formation moves no farther than its slowest member.</source><translation>Eine Formation bewegt sich nicht weiter als ihr langsamstes Mitglied.</translation></message>
    <message><source>A formation needs two units or more (TRO-019)</source><translation>Eine Formation braucht zwei Einheiten oder mehr (TRO-019)</translation></message>
    <message><source>A formation needs two units or more (TRO-019, TRO-191)</source><translation>Eine Formation braucht zwei Einheiten oder mehr (TRO-019, TRO-191)</translation></message>
    <message><source>A friend in base contact on a flank; the same with one on each.</source><translation>Ein Freund in Basekontakt an einer Flanke; mit einem an jeder dasselbe.</translation></message>
    <message><source>A hill that the Romans hold.</source><translation>Ein Hügel, den die Römer halten.</translation></message>
    <message><source>A low ridge before the Greeks, a stream between the armies.</source><translation>Ein niedriger Höhenzug vor den Griechen, ein Bach zwischen den Armeen.</translation></message>
    <message><source>A mass has two files or more, and one of them two deep (TRO-019)</source><translation>Eine Masse hat zwei Rotten oder mehr, davon eine zwei tief (TRO-019)</translation></message>
    <message><source>A plain between hills and the sea, with a marsh at one end.</source><translation>Eine Ebene zwischen Hügeln und Meer, mit einem Sumpf an einem Ende.</translation></message>
    <message><source>A plain with a river on one flank.</source><translation>Eine Ebene mit einem Fluss an einer Flanke.</translation></message>
    <message><source>A quarter of the enemy army, of its owner's choice, comes late.</source><translation>Ein Viertel der gegnerischen Armee, nach Wahl ihres Besitzers, kommt verspätet.</translation></message>
    <message><source>A river across the table with steep banks in places; hills on one side, the sea on the other.</source><translation>Ein Fluss quer über den Tisch mit stellenweise steilen Ufern; Hügel auf einer Seite, das Meer auf der anderen.</translation></message>
    <message><source>A shot with bows needs no first die.</source><translation>Ein Beschuss mit Bögen braucht keinen ersten Würfel.</translation></message>
    <message><source>A simple move succeeds without a test.</source><translation>Eine einfache Bewegung gelingt ohne Probe.</translation></message>
    <message><source>A test for every order</source><translation>Eine Probe für jeden Befehl</translation></message>
    <message><source>A unit moves on an order. Going forward and charging are simple; turning or a second move costs a point of Discipline.</source><translation>Eine Einheit bewegt sich auf Befehl. Vorwärts gehen und angreifen sind einfach; eine Drehung oder eine zweite Bewegung kostet einen Punkt Disziplin.</translation></message>
    <message><source>A unit or a whole formation needs a 4 on a die to move. Going forward is simple. A second move, turning, or difficult ground costs a point of Discipline besides. A point for each pip that is missing mends a failed test.</source><translation>Eine Einheit oder ganze Formation braucht eine 4 auf einem Würfel, um sich zu bewegen. Vorwärts ist einfach. Eine zweite Bewegung, Drehen oder schwieriges Gelände kostet dazu einen Punkt Disziplin. Ein Punkt je fehlendem Auge rettet eine gescheiterte Probe.</translation></message>
    <message><source>A whole people was on the march to the west, and Caesar barred its way. The Helvetii attacked uphill, and others came at the Roman flank.</source><translation>Ein ganzes Volk war auf dem Marsch nach Westen, und Caesar versperrte ihm den Weg. Die Helvetier griffen hügelan an, und andere kamen in die römische Flanke.</translation></message>
    <message><source>A year after Salamis the Greek cities met the Persian army that had stayed behind. The Greek line was falling back in disorder when Mardonius attacked it.</source><translation>Ein Jahr nach Salamis trafen die griechischen Städte auf das persische Heer, das zurückgeblieben war. Die griechische Linie ging gerade in Unordnung zurück, als Mardonios angriff.</translation></message>
    <message><source>Active player</source><translation>Aktiver Spieler</translation></message>
    <message><source>Added as before</source><translation>Wie zuvor addiert</translation></message>
    <message><source>After its test, one point of Valour gives it 1 MU more.</source><translation>Nach der Probe gibt ein Punkt Tapferkeit ihr 1 MU mehr.</translation></message>
    <message><source>All combats have been fought (TRO-042)</source><translation>Alle Nahkämpfe sind gekämpft (TRO-042)</translation></message>
    <message><source>All combats of one charge have 1 more charge bonus.</source><translation>Alle Kämpfe eines Angriffs haben 1 mehr Angriffsbonus.</translation></message>
    <message><source>All terrain is placed.</source><translation>Alles Gelände liegt.</translation></message>
    <message><source>Along which edge do {unit} deploy? South is the foot of the plan; the enemy gets the edge opposite.</source><translation>An welcher Kante stellen {unit} auf? Süden ist unten auf dem Plan; der Gegner bekommt die Kante gegenüber.</translation></message>
    <message><source>An army has six points of morale. Each lost unit takes one, light cavalry half, light infantry none. At two the army wavers, at nothing it has lost.</source><translation>Eine Armee hat sechs Punkte Moral. Jede verlorene Einheit nimmt einen, leichte Reiterei einen halben, leichte Infanterie keinen. Bei zwei wankt die Armee, bei null hat sie verloren.</translation></message>
    <message><source>An unengaged enemy could reach a flank or the rear; once.</source><translation>Ein ungebundener Gegner könnte eine Flanke oder den Rücken erreichen; nur einmal.</translation></message>
    <message><source>And the horse they hit.</source><translation>Und auf die Reiter, die sie trafen.</translation></message>
    <message><source>Antiochus had everything an army could have: pikes, elephants, cataphracts, chariots with scythes. The chariots bolted into his own men.</source><translation>Antiochos hatte alles, was eine Armee haben konnte: Piken, Elefanten, Kataphrakten, Streitwagen mit Sicheln. Die Streitwagen gingen in die eigenen Leute durch.</translation></message>
    <message><source>Archers behind {unit}</source><translation>Bogenschützen hinter {unit}</translation></message>
    <message><source>Are all five cards kept, or two of them changed?</source><translation>Werden alle fünf Karten behalten oder zwei davon getauscht?</translation></message>
    <message><source>Are the general points that are left shown to both players?</source><translation>Werden die übrigen Generalspunkte beiden Spielern gezeigt?</translation></message>
    <message><source>Armies are deployed in a game.</source><translation>Armeen werden in einem Spiel aufgestellt.</translation></message>
    <message><source>Armies are set up within 3 MU of their edge; formations are declared.</source><translation>Die Armeen stehen innerhalb von 3 MU ihrer Kante; Formationen werden angesagt.</translation></message>
    <message><source>Armoured or shock horse.</source><translation>Gepanzerte oder Schockreiterei.</translation></message>
    <message><source>At which flank edge of the table does the flank march arrive?</source><translation>An welcher Flankenkante des Tisches trifft der Flankenmarsch ein?</translation></message>
    <message><source>At whom</source><translation>Auf wen</translation></message>
    <message><source>Back 1 MU and disrupted; who cannot go back is disrupted once.</source><translation>1 MU zurück und gestört; wer nicht zurück kann, ist einmal gestört.</translation></message>
    <message><source>Back 1 MU; nothing to those who cannot go back.</source><translation>1 MU zurück; nichts für die, die nicht zurück können.</translation></message>
    <message><source>Back 1 MU; who cannot go back is disrupted instead.</source><translation>1 MU zurück; wer nicht zurück kann, ist stattdessen gestört.</translation></message>
    <message><source>Bears</source><translation>Erträgt</translation></message>
    <message><source>Begin the battle</source><translation>Schlacht beginnen</translation></message>
    <message><source>Behind whom of the front rank does {unit} stand?</source><translation>Hinter wem vom ersten Glied steht {unit}?</translation></message>
    <message><source>Besides the type's</source><translation>Zu dem des Typs</translation></message>
    <message><source>Bibracte</source><translation>Bibracte</translation></message>
    <message><source>Blank</source><translation>Leere Karte</translation></message>
    <message><source>Both sides want no card windows in this turn (TRO-030)</source><translation>Beide Seiten wollen in diesem Zug keine Kartenfenster (TRO-030)</translation></message>
    <message><source>Break the Lines</source><translation>Linien durchbrechen</translation></message>
    <message><source>Broken Vine Staff</source><translation>Zerbrochener Rebstock</translation></message>
    <message><source>Broken or marshy ground up to 2 MU a side.</source><translation>Zerklüfteter oder sumpfiger Boden, bis 2 MU je Seite.</translation></message>
    <message><source>Broken, and off the table with them. Apply it.</source><translation>Zerschlagen, und vom Tisch damit. Wende es an.</translation></message>
    <message><source>Broken: taken off the table.</source><translation>Zerschlagen: vom Tisch genommen.</translation></message>
    <message><source>By agreement the battle is a draw.</source><translation>Die Schlacht ist einvernehmlich unentschieden.</translation></message>
    <message><source>Can go back</source><translation>Kann zurück</translation></message>
    <message><source>Cannot</source><translation>Kann nicht</translation></message>
    <message><source>Card windows are passed over in a turn of the battle (TRO-030)</source><translation>Kartenfenster werden in einem Zug der Schlacht übergangen (TRO-030)</translation></message>
    <message><source>Cards</source><translation>Karten</translation></message>
    <message><source>Cards are dealt in a game.</source><translation>Karten werden in einem Spiel ausgeteilt.</translation></message>
    <message><source>Cards may be played</source><translation>Karten dürfen gespielt werden</translation></message>
    <message><source>Change two cards or none (TRO-032, TRO-194)</source><translation>Tausche zwei Karten oder keine (TRO-032, TRO-194)</translation></message>
    <message><source>Charge bonus</source><translation>Angriffsbonus</translation></message>
    <message><source>Charged this turn</source><translation>In diesem Zug angegriffen</translation></message>
    <message><source>Charges on somebody with the trait.</source><translation>Angriff auf jemanden mit dieser Eigenschaft.</translation></message>
    <message><source>Choose an edge</source><translation>Kante wählen</translation></message>
    <message><source>Clear line</source><translation>Freie Sichtlinie</translation></message>
    <message><source>Close-ordered foot: hoplites, legionaries, spearmen.</source><translation>Fußtruppen in dichter Ordnung: Hopliten, Legionäre, Speerträger.</translation></message>
    <message><source>Combat value</source><translation>Kampfwert</translation></message>
    <message><source>Combat: each adds to a die</source><translation>Nahkampf: jedes addiert zu einem Würfel</translation></message>
    <message><source>Combat: the winner throws for the loser</source><translation>Nahkampf: der Sieger würfelt für den Verlierer</translation></message>
    <message><source>Comes on at</source><translation>Kommt über</translation></message>
    <message><source>Commit</source><translation>Einsetzen</translation></message>
    <message><source>Companions, charging</source><translation>Hetairen, im Angriff</translation></message>
    <message><source>Complicated</source><translation>Kompliziert</translation></message>
    <message><source>Complicated move</source><translation>Komplizierte Bewegung</translation></message>
    <message><source>Contact</source><translation>Kontakt</translation></message>
    <message><source>Contact shows as a badge on both units. Then shooting, fights, rallies, and the other side's turn; what is not spent by then is gone.</source><translation>Kontakt zeigt ein Abzeichen an beiden Einheiten. Dann folgen Beschuss, Kämpfe, Sammeln und der Zug der anderen Seite; was bis dahin nicht ausgegeben ist, verfällt.</translation></message>
    <message><source>Correct a formation</source><translation>Formation korrigieren</translation></message>
    <message><source>Correct first whether the battle is over, then the phase (TRO-123)</source><translation>Berichtige erst, ob die Schlacht vorbei ist, dann die Phase (TRO-123)</translation></message>
    <message><source>Correct the hand</source><translation>Hand korrigieren</translation></message>
    <message><source>Correct the points left</source><translation>Übrige Punkte korrigieren</translation></message>
    <message><source>Correct where a unit is</source><translation>Ort einer Einheit korrigieren</translation></message>
    <message><source>Count</source><translation>Zählen</translation></message>
    <message><source>Count the losses</source><translation>Verluste zählen</translation></message>
    <message><source>Darius came down into Alexander's rear and stood behind a river between the hills and the sea. The Companions went across it straight at the king.</source><translation>Dareios kam in Alexanders Rücken herab und stellte sich hinter einem Fluss zwischen den Hügeln und dem Meer auf. Die Hetairen gingen hindurch, geradewegs auf den König zu.</translation></message>
    <message><source>Darken the Skies</source><translation>Verdunkelt den Himmel</translation></message>
    <message><source>Delayed units arrive</source><translation>Verspätete Einheiten treffen ein</translation></message>
    <message><source>Deploy within 3 MU of your own edge, 4 MU with Superior Scouting; pikes stay out of difficult terrain.</source><translation>Aufstellen innerhalb von 3 MU der eigenen Kante, 4 MU mit Überlegener Aufklärung; Piken bleiben aus schwierigem Gelände heraus.</translation></message>
    <message><source>Deployment</source><translation>Aufstellung</translation></message>
    <message><source>Deployment cards</source><translation>Aufstellungskarten</translation></message>
    <message><source>Dice for the first turn</source><translation>Würfel um den ersten Zug</translation></message>
    <message><source>Difficult terrain</source><translation>Schwieriges Gelände</translation></message>
    <message><source>Difficult terrain on the table</source><translation>Schwieriges Gelände auf dem Tisch</translation></message>
    <message><source>Discipline points</source><translation>Disziplinpunkte</translation></message>
    <message><source>Discipline points left: they order difficult moves and mend failed tests.</source><translation>Übrige Disziplinpunkte: Sie befehlen schwierige Bewegungen und retten gescheiterte Proben.</translation></message>
    <message><source>Discipline test</source><translation>Disziplinprobe</translation></message>
    <message><source>Discipline tests</source><translation>Disziplinproben</translation></message>
    <message><source>Discipline tests, moves and charges.</source><translation>Disziplinproben, Bewegungen und Angriffe.</translation></message>
    <message><source>Disrupted</source><translation>Gestört</translation></message>
    <message><source>Disrupted and broken</source><translation>Gestört und zerschlagen</translation></message>
    <message><source>Disrupted pikes are not ordered into difficult terrain; they would be destroyed (TRO-115, TRO-192)</source><translation>Gestörten Piken wird keine Bewegung in schwieriges Gelände befohlen; sie wären vernichtet (TRO-115, TRO-192)</translation></message>
    <message><source>Disrupted units try to recover.</source><translation>Gestörte Einheiten versuchen, sich zu erholen.</translation></message>
    <message><source>Disrupted, and the combat goes on.</source><translation>Gestört, und der Nahkampf geht weiter.</translation></message>
    <message><source>Disrupted.</source><translation>Gestört.</translation></message>
    <message><source>Disruption taken, and how much breaks the unit.</source><translation>Erlittene Störung, und wie viel die Einheit zerschlägt.</translation></message>
    <message><source>Distances are in MU, the width of a base. Who bears its points of disruption breaks at the next.</source><translation>Entfernungen in MU, der Breite einer Base. Wer so viele Störungspunkte trägt, wie er erträgt, ist beim nächsten zerschlagen.</translation></message>
    <message><source>Do the bases of {unit} and {other} touch, so that they fight each other?</source><translation>Berühren sich die Basen von {unit} und {other}, sodass sie gegeneinander kämpfen?</translation></message>
    <message><source>Does a shot roll first to win and then on the results table, or once on the table?</source><translation>Würfelt ein Beschuss erst, um zu gewinnen, und dann auf die Ergebnistabelle, oder einmal auf die Tabelle?</translation></message>
    <message><source>Does any friend of {unit} touch one of its flanks with its own?</source><translation>Berührt ein Freund von {unit} mit seiner Flanke eine Flanke der Einheit?</translation></message>
    <message><source>Does each unit pay 1 Valour to go 1 MU farther?</source><translation>Zahlt jede Einheit 1 Tapferkeit, um 1 MU weiter zu gehen?</translation></message>
    <message><source>Does foul weather delay a quarter of the enemy army?</source><translation>Hält schlechtes Wetter ein Viertel der gegnerischen Armee auf?</translation></message>
    <message><source>Does it charge, or is a test taken to hold it?</source><translation>Greift er an, oder wird eine Probe abgelegt, um ihn zu halten?</translation></message>
    <message><source>Does the longer side, or the course, of {unit} run from west to east or from south to north?</source><translation>Läuft die längere Seite oder der Lauf von {unit} von West nach Ost oder von Süd nach Nord?</translation></message>
    <message><source>Does the move start in, enter or cross difficult terrain?</source><translation>Beginnt die Bewegung in schwierigem Gelände, führt hinein oder hindurch?</translation></message>
    <message><source>Does the move start within 1 MU of an unengaged enemy?</source><translation>Beginnt die Bewegung innerhalb von 1 MU um einen ungebundenen Gegner?</translation></message>
    <message><source>Does the whole formation of {unit} make this move?</source><translation>Macht die ganze Formation von {unit} diese Bewegung?</translation></message>
    <message><source>Does {unit} answer the shot of {other}?</source><translation>Beantwortet {unit} den Beschuss von {other}?</translation></message>
    <message><source>Does {unit} arrive now?</source><translation>Trifft {unit} jetzt ein?</translation></message>
    <message><source>Does {unit} go back before the charge?</source><translation>Geht {unit} vor dem Angriff zurück?</translation></message>
    <message><source>Does {unit} meet difficult terrain?</source><translation>Trifft {unit} auf schwieriges Gelände?</translation></message>
    <message><source>Does {unit} stay in line and support its neighbour, or wrap round the end of the enemy for 1 Valour?</source><translation>Bleibt {unit} in der Linie und unterstützt den Nachbarn, oder umfasst für 1 Tapferkeit das Ende des Gegners?</translation></message>
    <message><source>Downhill</source><translation>Hügelab</translation></message>
    <message><source>Drill: discipline tests are 1 easier.</source><translation>Drill: Disziplinproben sind um 1 leichter.</translation></message>
    <message><source>Each die goes on exactly one virtue (TRO-045, TRO-181)</source><translation>Jeder Würfel kommt auf genau eine Tugend (TRO-045, TRO-181)</translation></message>
    <message><source>Each flank</source><translation>Jede Flanke</translation></message>
    <message><source>Each general has laid three dice in secret: Valour for fights, Discipline for orders, Strategy for who goes first. Macedon has 5, 3 and 4, and begins. Tap the Companions.</source><translation>Jeder General hat heimlich drei Würfel gelegt: Tapferkeit für Kämpfe, Disziplin für Befehle, Strategie dafür, wer beginnt. Makedonien hat 5, 3 und 4 und beginnt. Tippe auf die Hetairen (Companions).</translation></message>
    <message><source>Each side rolls a die and adds its factors; the active player may add Valour once both lie there. A tie changes nothing. The winner then throws what becomes of the loser.</source><translation>Jede Seite wirft einen Würfel und addiert ihre Faktoren; der aktive Spieler darf Tapferkeit dazugeben, wenn beide liegen. Gleichstand ändert nichts. Der Sieger würfelt dann, was aus dem Verlierer wird.</translation></message>
    <message><source>Each turn begins with three dice a side. The general lays one on Valour, one on Discipline and one on Strategy, behind his hand.</source><translation>Jeder Zug beginnt mit drei Würfeln je Seite. Der General legt einen auf Tapferkeit, einen auf Disziplin und einen auf Strategie, hinter vorgehaltener Hand.</translation></message>
    <message><source>Each unit with missiles may shoot once.</source><translation>Jede Einheit mit Geschossen darf einmal schießen.</translation></message>
    <message><source>Edge of {unit}</source><translation>Kante von {unit}</translation></message>
    <message><source>Edges</source><translation>Kanten</translation></message>
    <message><source>Elephants never rally</source><translation>Elefanten sammeln sich nie</translation></message>
    <message><source>End of a charge</source><translation>Ende eines Angriffs</translation></message>
    <message><source>End of the charge</source><translation>Ende des Angriffs</translation></message>
    <message><source>End the battle</source><translation>Schlacht beenden</translation></message>
    <message><source>End the battle by agreement</source><translation>Schlacht einvernehmlich beenden</translation></message>
    <message><source>Enemy army wavering</source><translation>Gegnerische Armee wankt</translation></message>
    <message><source>Enemy in reach</source><translation>Gegner in Reichweite</translation></message>
    <message><source>Equal Strategy</source><translation>Gleiche Strategie</translation></message>
    <message><source>Evade or stand</source><translation>Ausweichen oder stehen</translation></message>
    <message><source>Every combat on the table is fought once.</source><translation>Jeder Nahkampf auf dem Tisch wird einmal gekämpft.</translation></message>
    <message><source>Every order is tested: a 4 on the die. What is missing could be paid for with Discipline afterwards. Roll.</source><translation>Jeder Befehl braucht eine Probe: eine 4 auf dem Würfel. Was fehlt, könnte danach mit Disziplin bezahlt werden. Würfle.</translation></message>
    <message><source>Faces</source><translation>Blickt nach</translation></message>
    <message><source>Fast battles of the classical world, led by three secret dice and a hand of cards. Optio keeps points, cards, disruption and morale.</source><translation>Schnelle Schlachten der klassischen Welt, geführt mit drei geheimen Würfeln und einer Kartenhand. Optio hält Punkte, Karten, Störung und Moral fest.</translation></message>
    <message><source>Fast cavalry</source><translation>Schnelle Reiterei</translation></message>
    <message><source>Fearsome</source><translation>Furchterregend</translation></message>
    <message><source>Fearsome target</source><translation>Furchterregendes Ziel</translation></message>
    <message><source>Fight</source><translation>Kämpfen</translation></message>
    <message><source>Fighter</source><translation>Kämpfer</translation></message>
    <message><source>Fighting to flank or rear</source><translation>Kampf zu Flanke oder Rücken</translation></message>
    <message><source>Fights better as long as its army does not waver, and worse once it does.</source><translation>Kämpft besser, solange die Armee nicht wankt, und schlechter, sobald sie wankt.</translation></message>
    <message><source>Fights in difficult terrain, whatever its type.</source><translation>Kämpft in schwierigem Gelände, gleich welcher Typ.</translation></message>
    <message><source>Fire back</source><translation>Zurückschießen</translation></message>
    <message><source>First both sides say whether they pay (TRO-048)</source><translation>Erst sagen beide Seiten, ob sie bezahlen (TRO-048)</translation></message>
    <message><source>First both sides say which deployment cards they use (TRO-037)</source><translation>Erst sagen beide Seiten, welche Aufstellungskarten sie einsetzen (TRO-037)</translation></message>
    <message><source>First card to change</source><translation>Erste Karte zum Tauschen</translation></message>
    <message><source>First decide the test that is open (TRO-062)</source><translation>Erst die offene Probe entscheiden (TRO-062)</translation></message>
    <message><source>First dice for who chooses an edge (TRO-036)</source><translation>Erst würfeln, wer eine Kante wählt (TRO-036)</translation></message>
    <message><source>First dice for who places terrain (TRO-033)</source><translation>Erst würfeln, wer Gelände legt (TRO-033)</translation></message>
    <message><source>First die</source><translation>Erster Würfel</translation></message>
    <message><source>First die {ruleset.shooting.hits_from} or more</source><translation>Erster Würfel {ruleset.shooting.hits_from} oder mehr</translation></message>
    <message><source>First finish the charge that is on its way (TRO-076)</source><translation>Erst den laufenden Angriff abschließen (TRO-076)</translation></message>
    <message><source>First finish the combat whose dice have been thrown (TRO-042)</source><translation>Erst den Nahkampf abschließen, dessen Würfel geworfen sind (TRO-042)</translation></message>
    <message><source>First player of the turn</source><translation>Erster Spieler des Zuges</translation></message>
    <message><source>First throw the dice of this combat (TRO-101)</source><translation>Erst die Würfel dieses Nahkampfs werfen (TRO-101)</translation></message>
    <message><source>First throw the results die of this combat (TRO-102)</source><translation>Erst den Ergebniswürfel dieses Nahkampfs werfen (TRO-102)</translation></message>
    <message><source>First throw the three dice (TRO-045)</source><translation>Erst die drei Würfel werfen (TRO-045)</translation></message>
    <message><source>Five cards each; both look at theirs and keep them or change two.</source><translation>Fünf Karten für jeden; beide sehen ihre an und behalten sie oder tauschen zwei.</translation></message>
    <message><source>Flank March</source><translation>Flankenmarsch</translation></message>
    <message><source>Flank march</source><translation>Flankenmarsch</translation></message>
    <message><source>Flank marches and delayed units arrive.</source><translation>Flankenmärsche und verspätete Einheiten treffen ein.</translation></message>
    <message><source>Flank support</source><translation>Flankenunterstützung</translation></message>
    <message><source>Foot in supple order.</source><translation>Fußtruppen in lockerer Ordnung.</translation></message>
    <message><source>For what are these units held back?</source><translation>Wofür werden diese Einheiten zurückgehalten?</translation></message>
    <message><source>Form up</source><translation>Aufstellen</translation></message>
    <message><source>Formations</source><translation>Formationen</translation></message>
    <message><source>Foul Weather</source><translation>Schlechtes Wetter</translation></message>
    <message><source>Foul Weather on the March</source><translation>Schlechtes Wetter auf dem Marsch</translation></message>
    <message><source>Free move</source><translation>Freie Bewegung</translation></message>
    <message><source>Free, light cavalry</source><translation>Frei, leichte Reiterei</translation></message>
    <message><source>Free, light infantry</source><translation>Frei, leichte Infanterie</translation></message>
    <message><source>Frenzied</source><translation>Rasend</translation></message>
    <message><source>Frenzied, army wavering</source><translation>Rasend, Armee wankt</translation></message>
    <message><source>Friends near to the rear</source><translation>Freunde nahe im Rücken</translation></message>
    <message><source>Front rank</source><translation>Erstes Glied</translation></message>
    <message><source>Gap touches</source><translation>Lücke berührt</translation></message>
    <message><source>General points</source><translation>Generalspunkte</translation></message>
    <message><source>General points are used only in your own turn (TRO-050, TRO-182)</source><translation>Generalspunkte werden nur im eigenen Zug eingesetzt (TRO-050, TRO-182)</translation></message>
    <message><source>General points left of this turn's three dice.</source><translation>Übrige Generalspunkte aus den drei Würfeln dieses Zuges.</translation></message>
    <message><source>General points, in your own turn</source><translation>Generalspunkte, im eigenen Zug</translation></message>
    <message><source>Generalship cards</source><translation>Feldherrenkarten</translation></message>
    <message><source>Generalship cards in this hand.</source><translation>Feldherrenkarten auf dieser Hand.</translation></message>
    <message><source>Get 'Em Moving</source><translation>Bringt sie in Gang</translation></message>
    <message><source>Get 'Em Moving was played for a simple move, and this one is complicated: order a simple one, or take the card back (TRO-127, TRO-195)</source><translation>Bringt sie in Gang wurde für eine einfache Bewegung gespielt, und diese ist kompliziert: befiehl eine einfache, oder nimm die Karte zurück (TRO-127, TRO-195)</translation></message>
    <message><source>Gives</source><translation>Gibt</translation></message>
    <message><source>Hand</source><translation>Hand</translation></message>
    <message><source>Hands of cards</source><translation>Kartenhände</translation></message>
    <message><source>Has {unit} unengaged friends within 1 MU of its rear?</source><translation>Hat {unit} ungebundene Freunde innerhalb von 1 MU vom Rücken?</translation></message>
    <message><source>Heavily armoured</source><translation>Schwer gepanzert</translation></message>
    <message><source>Heavy infantry on a deep base, hard to charge from anywhere and lost in broken ground.</source><translation>Schwere Infanterie auf tiefer Base, von überall schwer anzugreifen und in zerklüftetem Gelände verloren.</translation></message>
    <message><source>Held back; it comes on later.</source><translation>Zurückgehalten; sie kommt später.</translation></message>
    <message><source>Hill</source><translation>Hügel</translation></message>
    <message><source>Hill on the table</source><translation>Hügel auf dem Tisch</translation></message>
    <message><source>Hold back</source><translation>Zurückhalten</translation></message>
    <message><source>Hold units back</source><translation>Einheiten zurückhalten</translation></message>
    <message><source>Hold! Hold!</source><translation>Halten! Halten!</translation></message>
    <message><source>Horse</source><translation>Reiter</translation></message>
    <message><source>Horse that fights hand to hand.</source><translation>Reiter, die Mann gegen Mann kämpfen.</translation></message>
    <message><source>How does the charge of {unit} end, now that {other} has gone back?</source><translation>Wie endet der Angriff von {unit}, nachdem {other} zurückgegangen ist?</translation></message>
    <message><source>How does the formation turn?</source><translation>Wie dreht sich die Formation?</translation></message>
    <message><source>How far is it from {unit} to {other}?</source><translation>Wie weit ist es von {unit} zu {other}?</translation></message>
    <message><source>How many MU deep is the table, for the plan of the terrain?</source><translation>Wie viele MU ist der Tisch tief, für den Geländeplan?</translation></message>
    <message><source>How many MU is the middle of {unit} from the south edge, at the foot of the plan?</source><translation>Wie viele MU ist die Mitte von {unit} von der Südkante entfernt, unten auf dem Plan?</translation></message>
    <message><source>How many MU is the middle of {unit} from the west edge, on the left of the plan?</source><translation>Wie viele MU ist die Mitte von {unit} von der Westkante entfernt, links auf dem Plan?</translation></message>
    <message><source>How many MU wide is the table, for the plan of the terrain?</source><translation>Wie viele MU ist der Tisch breit, für den Geländeplan?</translation></message>
    <message><source>How many of the mass stand in front? The first that were picked do.</source><translation>Wie viele der Masse stehen vorn? Es sind die zuerst gewählten.</translation></message>
    <message><source>How many of the missing points are paid with Strategy? The rest are Discipline.</source><translation>Wie viele der fehlenden Punkte werden mit Strategie bezahlt? Der Rest ist Disziplin.</translation></message>
    <message><source>How many points of Valour are added to the results die of {unit}?</source><translation>Wie viele Punkte Tapferkeit kommen zum Ergebniswürfel von {unit}?</translation></message>
    <message><source>How many points of Valour are added to the total of {unit}?</source><translation>Wie viele Punkte Tapferkeit kommen zur Summe von {unit}?</translation></message>
    <message><source>How many points of {unit} are left?</source><translation>Wie viele Punkte {unit} sind übrig?</translation></message>
    <message><source>How many points would be added once the die is seen, where they make the test pass?</source><translation>Wie viele Punkte kämen dazu, wenn der Würfel liegt und sie die Probe bestehen lassen?</translation></message>
    <message><source>How many units wait for a flank march?</source><translation>Wie viele Einheiten warten auf einen Flankenmarsch?</translation></message>
    <message><source>In a file of two of a mass.</source><translation>In einer Zweierrotte einer Masse.</translation></message>
    <message><source>Is 1 point of morale paid to go first?</source><translation>Wird 1 Punkt Moral bezahlt, um zu beginnen?</translation></message>
    <message><source>Is Superior Scouting used, to deploy up to 4 MU deep?</source><translation>Wird Überlegene Aufklärung eingesetzt, um bis 4 MU tief aufzustellen?</translation></message>
    <message><source>Is an enemy it could charge with a simple move within its charge reach?</source><translation>Ist ein Gegner, den er mit einer einfachen Bewegung angreifen könnte, in seiner Angriffsweite?</translation></message>
    <message><source>Is an unengaged enemy on a flank or the rear of {unit} who could charge it?</source><translation>Ist ein ungebundener Gegner an einer Flanke oder im Rücken von {unit}, der angreifen könnte?</translation></message>
    <message><source>Is it diced for who chooses an edge and deploys first, or is that agreed on?</source><translation>Wird gewürfelt, wer eine Kante wählt und zuerst aufstellt, oder ist das vereinbart?</translation></message>
    <message><source>Is it noted where {unit} lies? Otherwise it stands on your table alone.</source><translation>Wird notiert, wo {unit} liegt? Sonst steht es nur auf eurem Tisch.</translation></message>
    <message><source>Is the deck of cards used? Without it terrain is agreed on.</source><translation>Wird der Kartenstapel benutzt? Ohne ihn wird das Gelände vereinbart.</translation></message>
    <message><source>Is the line from the front of {unit} to {other} free of other units? Supporting archers shoot over the friend right before them.</source><translation>Ist die Linie von der Front von {unit} zu {other} frei von anderen Einheiten? Unterstützende Bogenschützen schießen über den Freund direkt vor ihnen.</translation></message>
    <message><source>Is there 1 MU of room straight behind {unit}: no table edge, impassable ground, enemy, or friend who does not give way?</source><translation>Ist geradewegs hinter {unit} 1 MU Platz: keine Tischkante, kein unpassierbares Gelände, kein Gegner und kein Freund, der nicht Platz macht?</translation></message>
    <message><source>Is there a hill? With cards this is known from the terrain that is placed.</source><translation>Gibt es einen Hügel? Mit Karten ist das aus dem gelegten Gelände bekannt.</translation></message>
    <message><source>Is there any difficult terrain? With cards this is known from the terrain that is placed.</source><translation>Gibt es schwieriges Gelände? Mit Karten ist das aus dem gelegten Gelände bekannt.</translation></message>
    <message><source>Is there room for it on the table? Otherwise it is put away.</source><translation>Ist auf dem Tisch Platz dafür? Sonst wird sie weggelegt.</translation></message>
    <message><source>Is {unit} on the table at all?</source><translation>Ist {unit} überhaupt auf dem Tisch?</translation></message>
    <message><source>Issus</source><translation>Issos</translation></message>
    <message><source>It has made its first move of this player-turn; a second one costs Discipline.</source><translation>Sie hat ihre erste Bewegung dieses Spielerzugs gemacht; eine zweite kostet Disziplin.</translation></message>
    <message><source>It has moved twice and is done for this player-turn.</source><translation>Sie hat sich zweimal bewegt und ist für diesen Spielerzug fertig.</translation></message>
    <message><source>It has too many elephants: one in four units at most.</source><translation>Sie hat zu viele Elefanten: höchstens eine von vier Einheiten.</translation></message>
    <message><source>It is</source><translation>Sie ist</translation></message>
    <message><source>It is known who chooses an edge (TRO-036)</source><translation>Es steht schon fest, wer eine Kante wählt (TRO-036)</translation></message>
    <message><source>It is known who places terrain first (TRO-033)</source><translation>Es steht schon fest, wer zuerst Gelände legt (TRO-033)</translation></message>
    <message><source>It runs</source><translation>Verläuft</translation></message>
    <message><source>It touches an enemy and is engaged: it fights in each Fight phase.</source><translation>Sie berührt einen Gegner und ist gebunden: Sie kämpft in jeder Kampfphase.</translation></message>
    <message><source>Its army does not waver.</source><translation>Die eigene Armee wankt nicht.</translation></message>
    <message><source>Its army wavers.</source><translation>Die eigene Armee wankt.</translation></message>
    <message><source>Its place in a column, counted from the head.</source><translation>Ihr Platz in einer Kolonne, von der Spitze gezählt.</translation></message>
    <message><source>Its place in a line of units that move and test together.</source><translation>Ihr Platz in einer Linie von Einheiten, die sich zusammen bewegen und gemeinsam Proben ablegen.</translation></message>
    <message><source>Its place in a mass: files one behind the other, which lend each other weight.</source><translation>Ihr Platz in einer Masse: Rotten hintereinander, die einander Wucht verleihen.</translation></message>
    <message><source>Keep or change the hand</source><translation>Hand behalten oder tauschen</translation></message>
    <message><source>Large Wood</source><translation>Großer Wald</translation></message>
    <message><source>Legionaries</source><translation>Legionäre</translation></message>
    <message><source>Let it fail</source><translation>Scheitern lassen</translation></message>
    <message><source>Let the test fail</source><translation>Probe scheitern lassen</translation></message>
    <message><source>Light infantry and any friends pass through each other, and so do light cavalry and friendly cavalry; nobody else does.</source><translation>Leichte Infanterie und alle Freunde durchqueren einander, ebenso leichte Reiterei und befreundete Reiterei; sonst niemand.</translation></message>
    <message><source>Light infantry and light cavalry.</source><translation>Leichte Infanterie und leichte Reiterei.</translation></message>
    <message><source>Loser</source><translation>Verlierer</translation></message>
    <message><source>Losses that would make the army waver leave it at morale 3.</source><translation>Verluste, die die Armee ins Wanken brächten, lassen ihr Moral 3.</translation></message>
    <message><source>MU from the south</source><translation>MU von Süden</translation></message>
    <message><source>MU from the west</source><translation>MU von Westen</translation></message>
    <message><source>Macedon: pikes in the centre, Companions on the inland wing, allied horse by the sea. Persia: the best foot in the centre, most of its horse by the sea.</source><translation>Makedonien: Piken im Zentrum, die Hetairen auf dem Flügel zum Land hin, verbündete Reiter am Meer. Persien: die besten Fußtruppen im Zentrum, die meisten Reiter am Meer.</translation></message>
    <message><source>Maniples</source><translation>Manipel</translation></message>
    <message><source>Maniples rallying</source><translation>Manipel sammeln sich</translation></message>
    <message><source>Marathon</source><translation>Marathon</translation></message>
    <message><source>May Strategy improve any discipline test of its owner's turn, and not rallies alone?</source><translation>Darf Strategie jede Disziplinprobe im Zug des Besitzers verbessern, nicht nur das Sammeln?</translation></message>
    <message><source>May rally while engaged.</source><translation>Darf sich sammeln, während sie gebunden ist.</translation></message>
    <message><source>Medium infantry on a deep base, in lines that relieve each other: they rally easily.</source><translation>Mittlere Infanterie auf tiefer Base, in Linien, die einander ablösen: Sie sammeln sich leicht.</translation></message>
    <message><source>Missiles never drive it back; they can only disrupt it.</source><translation>Geschosse treiben sie nie zurück; sie können sie nur stören.</translation></message>
    <message><source>Morale</source><translation>Moral</translation></message>
    <message><source>Morale falls by the worth of the units lost this turn.</source><translation>Die Moral sinkt um den Wert der in diesem Zug verlorenen Einheiten.</translation></message>
    <message><source>More than half of its units are light infantry.</source><translation>Mehr als die Hälfte ihrer Einheiten ist leichte Infanterie.</translation></message>
    <message><source>Most units bear one point of disruption, deep ones two. One more, and they are gone. Those who are out of the fight may rally.</source><translation>Die meisten Einheiten ertragen einen Störungspunkt, tiefe zwei. Einer mehr, und sie sind weg. Wer nicht im Kampf steht, darf sich sammeln.</translation></message>
    <message><source>Mounted skirmishers: free of rough going, and back 2 MU before any charge.</source><translation>Berittene Plänkler: frei von rauem Gelände, und 2 MU zurück vor jedem Angriff.</translation></message>
    <message><source>Near enemy</source><translation>Gegner nahe</translation></message>
    <message><source>Needs</source><translation>Braucht</translation></message>
    <message><source>Never rallies.</source><translation>Sammelt sich nie.</translation></message>
    <message><source>No card now</source><translation>Jetzt keine Karte</translation></message>
    <message><source>No card windows in this turn</source><translation>Keine Kartenfenster in diesem Zug</translation></message>
    <message><source>No card windows in this turn.</source><translation>Keine Kartenfenster in diesem Zug.</translation></message>
    <message><source>No charge waits for this (TRO-076)</source><translation>Kein Angriff wartet darauf (TRO-076)</translation></message>
    <message><source>No failed test is open (TRO-060)</source><translation>Keine gescheiterte Probe ist offen (TRO-060)</translation></message>
    <message><source>No failed test is open (TRO-062)</source><translation>Keine gescheiterte Probe ist offen (TRO-062)</translation></message>
    <message><source>No move.</source><translation>Keine Bewegung.</translation></message>
    <message><source>No result; both stay in contact.</source><translation>Kein Ergebnis; beide bleiben in Kontakt.</translation></message>
    <message><source>No terrain card within 3 MU of another.</source><translation>Keine Geländekarte innerhalb von 3 MU einer anderen.</translation></message>
    <message><source>No terrain stands on the table yet (TRO-033)</source><translation>Auf dem Tisch liegt noch kein Gelände (TRO-033)</translation></message>
    <message><source>No units are to be held back (TRO-037)</source><translation>Es sind keine Einheiten zurückzuhalten (TRO-037)</translation></message>
    <message><source>No warband has still to be asked (TRO-084)</source><translation>Kein Kriegerhaufen ist noch zu fragen (TRO-084)</translation></message>
    <message><source>Nobody can rally: disrupted units out of combat may, once each, but for Elephants and Raw (TRO-120)</source><translation>Niemand kann sich sammeln: Gestörte Einheiten außerhalb von Nahkämpfen dürfen es, je einmal, außer Elefanten und Unerfahrenen (TRO-120)</translation></message>
    <message><source>Nobody can shoot: unengaged units with a missile weapon may, once each, at enemies who are not engaged (TRO-085)</source><translation>Niemand kann schießen: Ungebundene Einheiten mit Schusswaffe dürfen es, je einmal, auf Gegner, die nicht gebunden sind (TRO-085)</translation></message>
    <message><source>Nobody has a move left (TRO-067)</source><translation>Niemand hat noch eine Bewegung übrig (TRO-067)</translation></message>
    <message><source>Nobody has won while the battle goes on (TRO-123)</source><translation>Niemand hat gewonnen, solange die Schlacht weitergeht (TRO-123)</translation></message>
    <message><source>Nobody is left who could stand in a formation (TRO-116)</source><translation>Niemand ist übrig, der in einer Formation stehen könnte (TRO-116)</translation></message>
    <message><source>Nobody wraps.</source><translation>Niemand umfasst.</translation></message>
    <message><source>None open until it ends.</source><translation>Bis zu seinem Ende öffnet sich keines.</translation></message>
    <message><source>Nothing is kept outside a game that could be corrected.</source><translation>Außerhalb eines Spiels wird nichts festgehalten, was zu berichtigen wäre.</translation></message>
    <message><source>Nothing is to be settled outside a game.</source><translation>Außerhalb eines Spiels ist nichts abzuschließen.</translation></message>
    <message><source>Nothing.</source><translation>Nichts.</translation></message>
    <message><source>Now either side may play a card on this charge.</source><translation>Jetzt darf jede Seite eine Karte auf diesen Angriff spielen.</translation></message>
    <message><source>Now the winner rolls for what becomes of the loser. Valour could be added where it is worth it; today it is not needed.</source><translation>Jetzt würfelt der Sieger, was aus dem Verlierer wird. Tapferkeit könnte dazu, wo es lohnt; heute ist sie nicht nötig.</translation></message>
    <message><source>Of which piece of terrain is the place noted?</source><translation>Von welchem Geländestück wird der Ort notiert?</translation></message>
    <message><source>On the plan</source><translation>Auf dem Plan</translation></message>
    <message><source>On which end have both players agreed?</source><translation>Auf welches Ende haben sich beide Spieler geeinigt?</translation></message>
    <message><source>Once its army wavers, its discipline tests are 1 harder still.</source><translation>Sobald die Armee wankt, sind ihre Disziplinproben noch um 1 schwerer.</translation></message>
    <message><source>Only a charge enters the 1 MU around an enemy.</source><translation>Nur ein Angriff führt in die 1 MU um einen Gegner.</translation></message>
    <message><source>Only an enemy already fighting to its front can be charged there (TRO-077, TRO-188)</source><translation>Nur ein Gegner, der schon zu seiner Front kämpft, kann dort angegriffen werden (TRO-077, TRO-188)</translation></message>
    <message><source>Only one of the two has charged the other (TRO-020, TRO-142)</source><translation>Nur einer von beiden hat den anderen angegriffen (TRO-020, TRO-142)</translation></message>
    <message><source>Open farmland or pasture; no effect.</source><translation>Offenes Acker- oder Weideland; keine Wirkung.</translation></message>
    <message><source>Open high ground up to 16 MU round; who stands higher fights better.</source><translation>Offene Höhe, bis 16 MU Umfang; wer höher steht, kämpft besser.</translation></message>
    <message><source>Open points</source><translation>Offene Punkte</translation></message>
    <message><source>Options of a game</source><translation>Optionen eines Spiels</translation></message>
    <message><source>Order of play</source><translation>Reihenfolge</translation></message>
    <message><source>Orders and units</source><translation>Befehle und Einheiten</translation></message>
    <message><source>Own army wavering</source><translation>Eigene Armee wankt</translation></message>
    <message><source>Parthian shot</source><translation>Parthischer Schuss</translation></message>
    <message><source>Pass</source><translation>Passen</translation></message>
    <message><source>Pay for the first turn</source><translation>Für den ersten Zug bezahlen</translation></message>
    <message><source>Persia: archers behind their shields in the middle, the best of them there too. The Greeks: a long line, thin in the centre and deep on the wings.</source><translation>Persien: Bogenschützen hinter ihren Schilden in der Mitte, dort auch ihre Besten. Die Griechen: eine lange Linie, dünn im Zentrum und tief auf den Flügeln.</translation></message>
    <message><source>Persia: archers behind their shields, the horse on one wing. The Greeks: hoplites along the ridge.</source><translation>Persien: Bogenschützen hinter ihren Schilden, die Reiter auf einem Flügel. Die Griechen: Hopliten entlang des Höhenzugs.</translation></message>
    <message><source>Pikes charged</source><translation>Angegriffene Piken</translation></message>
    <message><source>Pikes that are charged, from whichever side.</source><translation>Piken, die angegriffen werden, gleich von welcher Seite.</translation></message>
    <message><source>Place terrain</source><translation>Gelände legen</translation></message>
    <message><source>Place the dice</source><translation>Würfel legen</translation></message>
    <message><source>Plan of the terrain</source><translation>Geländeplan</translation></message>
    <message><source>Plataea</source><translation>Plataiai</translation></message>
    <message><source>Play a card</source><translation>Karte spielen</translation></message>
    <message><source>Quick reference</source><translation>Kurzübersicht</translation></message>
    <message><source>Rallies only.</source><translation>Nur beim Sammeln.</translation></message>
    <message><source>Range</source><translation>Reichweite</translation></message>
    <message><source>Raw</source><translation>Unerfahren</translation></message>
    <message><source>Reach</source><translation>Angriffsweite</translation></message>
    <message><source>Reserves</source><translation>Reserven</translation></message>
    <message><source>Reserves, moves, shots, combats and rallies of the first player, and the same of the second. At the end both count their losses.</source><translation>Reserven, Bewegungen, Beschuss, Nahkämpfe und Sammeln des ersten Spielers, dann dasselbe des zweiten. Am Ende zählen beide ihre Verluste.</translation></message>
    <message><source>Result of the combat</source><translation>Ergebnis des Nahkampfs</translation></message>
    <message><source>Result, on a first die of 5 or 6</source><translation>Ergebnis, bei erstem Würfel 5 oder 6</translation></message>
    <message><source>Results of combat</source><translation>Ergebnisse des Nahkampfs</translation></message>
    <message><source>Results of shots</source><translation>Ergebnisse des Beschusses</translation></message>
    <message><source>Rome: three lines half-way up the hill. The Gauls: close together at its foot, some still on the way on one flank.</source><translation>Rom: drei Linien auf halber Höhe des Hügels. Die Gallier: dicht beisammen an seinem Fuß, einige noch auf dem Weg auf einer Flanke.</translation></message>
    <message><source>Run Them Down</source><translation>Reitet sie nieder</translation></message>
    <message><source>Say who arrives (TRO-135)</source><translation>Sag, wer eintrifft (TRO-135)</translation></message>
    <message><source>Second card to change</source><translation>Zweite Karte zum Tauschen</translation></message>
    <message><source>Second die</source><translation>Zweiter Würfel</translation></message>
    <message><source>Set the plan</source><translation>Plan festlegen</translation></message>
    <message><source>Settle</source><translation>Abschließen</translation></message>
    <message><source>Settle the combat</source><translation>Nahkampf abschließen</translation></message>
    <message><source>Settling the combat</source><translation>Nahkampf abschließen</translation></message>
    <message><source>Shape</source><translation>Form</translation></message>
    <message><source>Shieldwall</source><translation>Schildwall</translation></message>
    <message><source>Shieldwall of</source><translation>Schildwall von</translation></message>
    <message><source>Shoot</source><translation>Schießen</translation></message>
    <message><source>Shoot over the friends in contact before them and go back with them; they never stand in a mass.</source><translation>Schießen über die Freunde in Kontakt vor ihnen und gehen mit ihnen zurück; sie stehen nie in einer Masse.</translation></message>
    <message><source>Shooting back</source><translation>Zurückschießen</translation></message>
    <message><source>Shoots at the charger as it makes its free move.</source><translation>Schießt auf den Angreifer, während sie ihre freie Bewegung macht.</translation></message>
    <message><source>Shot</source><translation>Beschuss</translation></message>
    <message><source>Shuffle and deal</source><translation>Mischen und austeilen</translation></message>
    <message><source>Simple</source><translation>Einfach</translation></message>
    <message><source>Skirmishers on foot: free of rough going, and back 1 MU before charging foot.</source><translation>Plänkler zu Fuß: frei von rauem Gelände, und 1 MU zurück vor angreifenden Fußtruppen.</translation></message>
    <message><source>Small Difficult Terrain</source><translation>Kleines schwieriges Gelände</translation></message>
    <message><source>Small Wood</source><translation>Kleiner Wald</translation></message>
    <message><source>So little morale is left that the army tests worse.</source><translation>Es ist so wenig Moral übrig, dass der Armee Proben schwerer fallen.</translation></message>
    <message><source>Spend</source><translation>Ausgeben</translation></message>
    <message><source>Spend points on the test</source><translation>Punkte für die Probe ausgeben</translation></message>
    <message><source>Stands higher than its enemy.</source><translation>Steht höher als der Gegner.</translation></message>
    <message><source>Step into the gap and align.</source><translation>In die Lücke treten und ausrichten.</translation></message>
    <message><source>Strategy</source><translation>Strategie</translation></message>
    <message><source>Strategy cannot be used here: it serves rallies (TRO-058, TRO-184)</source><translation>Strategie lässt sich hier nicht einsetzen: Sie dient dem Sammeln (TRO-058, TRO-184)</translation></message>
    <message><source>Strategy in all tests</source><translation>Strategie bei allen Proben</translation></message>
    <message><source>Strategy points</source><translation>Strategiepunkte</translation></message>
    <message><source>Superior Scouting</source><translation>Überlegene Aufklärung</translation></message>
    <message><source>Supporting Archers never stand in a mass (TRO-116)</source><translation>Unterstützende Bogenschützen stehen nie in einer Masse (TRO-116)</translation></message>
    <message><source>Supporting archers</source><translation>Unterstützende Bogenschützen</translation></message>
    <message><source>Table, south to north</source><translation>Tisch, Süd nach Nord</translation></message>
    <message><source>Table, west to east</source><translation>Tisch, West nach Ost</translation></message>
    <message><source>Terrain</source><translation>Gelände</translation></message>
    <message><source>Terrain card</source><translation>Geländekarte</translation></message>
    <message><source>Terrain cards are placed in turns, none within 3 MU of another.</source><translation>Geländekarten werden abwechselnd gelegt, keine innerhalb von 3 MU einer anderen.</translation></message>
    <message><source>Test failed: save it or not</source><translation>Probe gescheitert: retten oder nicht</translation></message>
    <message><source>Tests to charge it are 1 harder.</source><translation>Proben für einen Angriff darauf sind um 1 schwerer.</translation></message>
    <message><source>That would change nothing (TRO-185)</source><translation>Das würde nichts ändern (TRO-185)</translation></message>
    <message><source>That would lose the battle (TRO-049, TRO-193)</source><translation>Das würde die Schlacht verlieren (TRO-049, TRO-193)</translation></message>
    <message><source>The Companions have charged the Persian horse. Fights are due; tap the Companions.</source><translation>Die Hetairen haben die persischen Reiter angegriffen. Kämpfe stehen an; tippe auf die Hetairen (Companions).</translation></message>
    <message><source>The Companions strike</source><translation>Die Hetairen schlagen zu</translation></message>
    <message><source>The Persian horse opposite.</source><translation>Die persischen Reiter gegenüber.</translation></message>
    <message><source>The Strategy score of this turn, which both may see: the higher one has the first player-turn.</source><translation>Der Strategiewert dieses Zuges, den beide sehen dürfen: Der höhere hat den ersten Spielerzug.</translation></message>
    <message><source>The army deploys up to 4 MU from its edge.</source><translation>Die Armee stellt bis zu 4 MU von ihrer Kante auf.</translation></message>
    <message><source>The army's morale: every unit lost takes from it, and at nothing the army is beaten.</source><translation>Die Moral der Armee: Jede verlorene Einheit zieht davon ab, und bei null ist die Armee geschlagen.</translation></message>
    <message><source>The battle begins.</source><translation>Die Schlacht beginnt.</translation></message>
    <message><source>The battle has still to begin (TRO-039)</source><translation>Die Schlacht muss erst beginnen (TRO-039)</translation></message>
    <message><source>The battle is</source><translation>Die Schlacht ist</translation></message>
    <message><source>The battle is decided (TRO-123)</source><translation>Die Schlacht ist entschieden (TRO-123)</translation></message>
    <message><source>The battlefield is open and flat.</source><translation>Das Schlachtfeld ist offen und eben.</translation></message>
    <message><source>The card</source><translation>Die Karte</translation></message>
    <message><source>The card is played on this charge.</source><translation>Die Karte wird auf diesen Angriff gespielt.</translation></message>
    <message><source>The card played for an order is spent; no order was given.</source><translation>Die für einen Befehl gespielte Karte ist verbraucht; kein Befehl wurde gegeben.</translation></message>
    <message><source>The cards have been dealt (TRO-032)</source><translation>Die Karten sind schon ausgeteilt (TRO-032)</translation></message>
    <message><source>The cards have still to be dealt (TRO-032)</source><translation>Die Karten sind noch auszuteilen (TRO-032)</translation></message>
    <message><source>The charge hits nobody.</source><translation>Der Angriff trifft niemanden.</translation></message>
    <message><source>The charged play the card; the bonus stays 0 or more.</source><translation>Die Angegriffenen spielen die Karte; der Bonus bleibt 0 oder mehr.</translation></message>
    <message><source>The deck is shuffled and five cards are dealt to each.</source><translation>Der Stapel wird gemischt, und jeder bekommt fünf Karten.</translation></message>
    <message><source>The die again</source><translation>Der Würfel noch einmal</translation></message>
    <message><source>The enemy of this combat touches its flank or rear; light troops do not mind.</source><translation>Der Gegner dieses Kampfes berührt Flanke oder Rücken; leichten Truppen macht es nichts.</translation></message>
    <message><source>The front</source><translation>Die Front</translation></message>
    <message><source>The game is decided (TRO-123)</source><translation>Das Spiel ist entschieden (TRO-123)</translation></message>
    <message><source>The higher Strategy goes first.</source><translation>Die höhere Strategie beginnt.</translation></message>
    <message><source>The higher die chooses its edge and deploys first.</source><translation>Der höhere Würfel wählt seine Kante und stellt zuerst auf.</translation></message>
    <message><source>The king: pikes in the centre with elephants between them, heavy horse on both wings, the chariots in front. Rome: legions in the centre, one flank on the river.</source><translation>Der König: Piken im Zentrum mit Elefanten dazwischen, schwere Reiter auf beiden Flügeln, die Streitwagen vorn. Rom: Legionen im Zentrum, eine Flanke am Fluss.</translation></message>
    <message><source>The loss counts against Persia's morale at once. Should it have been another unit, take it back.</source><translation>Der Verlust zählt sofort gegen Persiens Moral. War es eine andere Einheit, nimm es zurück.</translation></message>
    <message><source>The morale of its own army is low.</source><translation>Die Moral der eigenen Armee ist niedrig.</translation></message>
    <message><source>The morale of the enemy army is low.</source><translation>Die Moral der gegnerischen Armee ist niedrig.</translation></message>
    <message><source>The odds are exact, with the charge and everything else counted in. Roll for both.</source><translation>Die Chancen sind genau, der Angriff und alles andere eingerechnet. Würfle für beide.</translation></message>
    <message><source>The rear</source><translation>Der Rücken</translation></message>
    <message><source>The second die fails too.</source><translation>Auch der zweite Würfel scheitert.</translation></message>
    <message><source>The second die passes.</source><translation>Der zweite Würfel besteht.</translation></message>
    <message><source>The type's charge value in the combats of the player-turn it charged in, changed by the mass, Break the Lines and Shieldwall, never below 0.</source><translation>Der Angriffswert des Typs in den Kämpfen des Spielerzugs, in dem er angriff, verändert durch Masse, Linien durchbrechen und Schildwall, nie unter 0.</translation></message>
    <message><source>The unit has the trait and its army wavers; besides the line above.</source><translation>Die Einheit hat die Eigenschaft, und ihre Armee wankt; zusätzlich zur Zeile oben.</translation></message>
    <message><source>The unit has the trait.</source><translation>Die Einheit hat die Eigenschaft.</translation></message>
    <message><source>The whole formation pays, or nobody (TRO-055)</source><translation>Die ganze Formation bezahlt, oder niemand (TRO-055)</translation></message>
    <message><source>The winner's results die is rolled again.</source><translation>Der Ergebniswürfel des Siegers wird neu geworfen.</translation></message>
    <message><source>The worth of the type hand to hand.</source><translation>Der Wert des Typs im Nahkampf.</translation></message>
    <message><source>Then one after the other</source><translation>Dann einer nach dem anderen</translation></message>
    <message><source>There are no cards outside a game.</source><translation>Außerhalb eines Spiels gibt es keine Karten.</translation></message>
    <message><source>There are no cards to be played (TRO-030)</source><translation>Es sind keine Karten zu spielen (TRO-030)</translation></message>
    <message><source>There are no cards to be played (TRO-030, TRO-195)</source><translation>Es sind keine Karten zu spielen (TRO-030, TRO-195)</translation></message>
    <message><source>There are no general points outside a game.</source><translation>Außerhalb eines Spiels gibt es keine Generalspunkte.</translation></message>
    <message><source>There are no losses outside a game.</source><translation>Außerhalb eines Spiels gibt es keine Verluste.</translation></message>
    <message><source>There are no phases outside a game.</source><translation>Außerhalb eines Spiels gibt es keine Phasen.</translation></message>
    <message><source>There is a hill</source><translation>Es gibt einen Hügel</translation></message>
    <message><source>There is difficult terrain</source><translation>Es gibt schwieriges Gelände</translation></message>
    <message><source>There is no battle outside a game.</source><translation>Außerhalb eines Spiels gibt es keine Schlacht.</translation></message>
    <message><source>There is no charge outside a game.</source><translation>Außerhalb eines Spiels gibt es keinen Angriff.</translation></message>
    <message><source>There is no terrain outside a game.</source><translation>Außerhalb eines Spiels gibt es kein Gelände.</translation></message>
    <message><source>There is no test to be decided outside a game.</source><translation>Außerhalb eines Spiels ist keine Probe zu entscheiden.</translation></message>
    <message><source>There is no test to be saved outside a game.</source><translation>Außerhalb eines Spiels ist keine Probe zu retten.</translation></message>
    <message><source>There is room</source><translation>Es ist Platz</translation></message>
    <message><source>These two have fought in this phase already (TRO-042)</source><translation>Diese beiden haben in dieser Phase schon gekämpft (TRO-042)</translation></message>
    <message><source>These units are no formation yet: together they can only form up (TRO-063, TRO-065)</source><translation>Diese Einheiten sind noch keine Formation: Zusammen können sie sich nur aufstellen (TRO-063, TRO-065)</translation></message>
    <message><source>These warbands could not be held and must charge.</source><translation>Diese Kriegerhaufen ließen sich nicht halten und müssen angreifen.</translation></message>
    <message><source>They are in contact. Apply it.</source><translation>Sie sind in Kontakt. Wende es an.</translation></message>
    <message><source>They may act otherwise.</source><translation>Sie dürfen anders handeln.</translation></message>
    <message><source>They must charge at once.</source><translation>Sie müssen sofort angreifen.</translation></message>
    <message><source>They never give ground in combat, never rally and stand in no formation.</source><translation>Sie weichen im Nahkampf nie, sammeln sich nie und stehen in keiner Formation.</translation></message>
    <message><source>Third die</source><translation>Dritter Würfel</translation></message>
    <message><source>This game is played without cards (TRO-008)</source><translation>Dieses Spiel wird ohne Karten gespielt (TRO-008)</translation></message>
    <message><source>This unit is out of the battle since that turn.</source><translation>Diese Einheit ist seit jenem Zug aus der Schlacht.</translation></message>
    <message><source>Threatened</source><translation>Bedroht</translation></message>
    <message><source>Three dice</source><translation>Drei Würfel</translation></message>
    <message><source>Three dice and a charge</source><translation>Drei Würfel und ein Angriff</translation></message>
    <message><source>Three dice each, in secret, one on each of Valour, Discipline and Strategy.</source><translation>Drei Würfel je Spieler, geheim, je einer auf Tapferkeit, Disziplin und Strategie.</translation></message>
    <message><source>Three dice in secret</source><translation>Drei geheime Würfel</translation></message>
    <message><source>To pass</source><translation>Zum Bestehen</translation></message>
    <message><source>Tribal foot on a deep base that wants to charge whoever comes near.</source><translation>Stammeskrieger zu Fuß auf tiefer Base, die angreifen wollen, wer auch immer in die Nähe kommt.</translation></message>
    <message><source>Troop types</source><translation>Truppentypen</translation></message>
    <message><source>Tropaion</source><translation>Tropaion</translation></message>
    <message><source>Turn</source><translation>Drehung</translation></message>
    <message><source>Two Blanks were played for a complicated move, and this one is simple: order a complicated one, or take the cards back (TRO-126, TRO-195)</source><translation>Zwei leere Karten wurden für eine komplizierte Bewegung gespielt, und diese ist einfach: befiehl eine komplizierte, oder nimm die Karten zurück (TRO-126, TRO-195)</translation></message>
    <message><source>Two of them order a complicated move in place of a point.</source><translation>Zwei davon befehlen anstelle eines Punktes eine komplizierte Bewegung.</translation></message>
    <message><source>Two rolls</source><translation>Zwei Würfe</translation></message>
    <message><source>Two rolls, perhaps a point between them: that is a fight. A side whose morale is used up has lost the battle.</source><translation>Zwei Würfe, vielleicht ein Punkt dazwischen: Das ist ein Kampf. Eine Seite, deren Moral aufgebraucht ist, hat die Schlacht verloren.</translation></message>
    <message><source>Uncertain morale</source><translation>Unsichere Moral</translation></message>
    <message><source>Unengaged friends within 1 MU behind; not for engaged units.</source><translation>Ungebundene Freunde innerhalb von 1 MU dahinter; nicht für gebundene Einheiten.</translation></message>
    <message><source>Units lost this turn, in halves</source><translation>In diesem Zug verlorene Einheiten, in Halben</translation></message>
    <message><source>Units side by side are a line, one behind the other a column, two deep a mass. They move with one test, and lend each other weight.</source><translation>Einheiten nebeneinander sind eine Linie, hintereinander eine Kolonne, zwei tief eine Masse. Sie bewegen sich mit einer Probe und verleihen einander Wucht.</translation></message>
    <message><source>Up to 1 MU wide, from one end of the field to the other; difficult, and fordable everywhere.</source><translation>Bis 1 MU breit, von einem Ende des Feldes zum anderen; schwierig und überall durchwatbar.</translation></message>
    <message><source>Up to 16 MU round; difficult terrain.</source><translation>Bis 16 MU Umfang; schwieriges Gelände.</translation></message>
    <message><source>Up to 2 MU a side; difficult terrain.</source><translation>Bis 2 MU je Seite; schwieriges Gelände.</translation></message>
    <message><source>Up to a quarter of the army waits and comes on from a flank, from the third turn on.</source><translation>Bis zu ein Viertel der Armee wartet und kommt über eine Flanke, ab dem dritten Zug.</translation></message>
    <message><source>Valour</source><translation>Tapferkeit</translation></message>
    <message><source>Valour and result</source><translation>Tapferkeit und Ergebnis</translation></message>
    <message><source>Valour on the result</source><translation>Tapferkeit auf das Ergebnis</translation></message>
    <message><source>Valour on the roll</source><translation>Tapferkeit auf den Wurf</translation></message>
    <message><source>Valour points left: they improve combats after the dice are seen.</source><translation>Übrige Tapferkeitspunkte: Sie verbessern Nahkämpfe, wenn die Würfel liegen.</translation></message>
    <message><source>Veteran</source><translation>Veteranen</translation></message>
    <message><source>Virtue</source><translation>Tugend</translation></message>
    <message><source>What are they to do? Open the list.</source><translation>Was sollen sie tun? Öffne die Liste.</translation></message>
    <message><source>What does the die show that was placed on {unit} in this turn?</source><translation>Was zeigt der Würfel, der in diesem Zug auf {unit} gelegt wurde?</translation></message>
    <message><source>What has become of a card of {unit}?</source><translation>Was ist aus einer Karte von {unit} geworden?</translation></message>
    <message><source>What kind of move is it?</source><translation>Was für eine Bewegung ist es?</translation></message>
    <message><source>What the three dice of a turn are for, an order and the test it must pass, and the charge of the Companions.</source><translation>Wozu die drei Würfel eines Zuges da sind, ein Befehl und die Probe, die er bestehen muss, und der Angriff der Hetairen.</translation></message>
    <message><source>What was taken back stays in the journal, crossed out. Open it.</source><translation>Was zurückgenommen wurde, bleibt durchgestrichen im Protokoll. Öffne es.</translation></message>
    <message><source>Where does the other touch {unit}?</source><translation>Wo berührt der andere {unit}?</translation></message>
    <message><source>Where is {unit} in truth?</source><translation>Wo ist {unit} wirklich?</translation></message>
    <message><source>Which</source><translation>Welche</translation></message>
    <message><source>Which card</source><translation>Welche Karte</translation></message>
    <message><source>Which card is played?</source><translation>Welche Karte wird gespielt?</translation></message>
    <message><source>Which card is the first to be changed?</source><translation>Welche Karte wird zuerst getauscht?</translation></message>
    <message><source>Which card is the second to be changed?</source><translation>Welche Karte wird als zweite getauscht?</translation></message>
    <message><source>Which charged unit, with its formation, stands behind its shields?</source><translation>Welche angegriffene Einheit steht, mit ihrer Formation, hinter ihren Schilden?</translation></message>
    <message><source>Which die goes on Valour, which on Discipline and which on Strategy?</source><translation>Welcher Würfel kommt auf Tapferkeit, welcher auf Disziplin und welcher auf Strategie?</translation></message>
    <message><source>Which enemy does the place to be filled touch?</source><translation>Welchen Gegner berührt der zu füllende Platz?</translation></message>
    <message><source>Which formation do they take up? They stand in the order they were picked: a line from the left, a column from the front, a mass with its front rank first.</source><translation>Welche Formation nehmen sie ein? Sie stehen in der Reihenfolge, in der sie gewählt wurden: eine Linie von links, eine Kolonne von vorn, eine Masse mit dem ersten Glied zuerst.</translation></message>
    <message><source>Which of the two fights in difficult terrain?</source><translation>Wer von beiden kämpft in schwierigem Gelände?</translation></message>
    <message><source>Which of the two stands higher?</source><translation>Wer von beiden steht höher?</translation></message>
    <message><source>Which of them charged the other in this player-turn?</source><translation>Wer von ihnen hat in diesem Spielerzug den anderen angegriffen?</translation></message>
    <message><source>Which of those in contact does {unit} turn to?</source><translation>Zu wem von denen in Kontakt dreht sich {unit}?</translation></message>
    <message><source>Which side of {other} does {unit} hit? Its front is taken.</source><translation>Welche Seite von {other} trifft {unit}? Die Front ist besetzt.</translation></message>
    <message><source>Which supporting archers stand in contact behind {unit} and go back with it?</source><translation>Welche unterstützenden Bogenschützen stehen in Kontakt hinter {unit} und gehen mit zurück?</translation></message>
    <message><source>Which tactics card is it?</source><translation>Welche Taktikkarte ist es?</translation></message>
    <message><source>Which terrain card is placed, at least 3 MU from all others?</source><translation>Welche Geländekarte wird gelegt, mindestens 3 MU von allen anderen?</translation></message>
    <message><source>Who charges this unit or formation has 1 less charge bonus.</source><translation>Wer diese Einheit oder Formation angreift, hat 1 weniger Angriffsbonus.</translation></message>
    <message><source>Who fires back</source><translation>Wer zurückschießt</translation></message>
    <message><source>Who moves</source><translation>Wer sich bewegt</translation></message>
    <message><source>Who must charge does so with its formation (TRO-084)</source><translation>Wer angreifen muss, tut es mit seiner Formation (TRO-084)</translation></message>
    <message><source>Who must charge does so with its formation, or alone beside comrades in combat, and with nobody else (TRO-084)</source><translation>Wer angreifen muss, tut es mit seiner Formation, oder allein neben Kameraden im Nahkampf, und mit niemand anderem (TRO-084)</translation></message>
    <message><source>Who places terrain first</source><translation>Wer zuerst Gelände legt</translation></message>
    <message><source>Whole formation</source><translation>Ganze Formation</translation></message>
    <message><source>Whom do they charge? Open the list.</source><translation>Wen greifen sie an? Öffne die Liste.</translation></message>
    <message><source>Whom does {unit} hit?</source><translation>Wen trifft {unit}?</translation></message>
    <message><source>Why</source><translation>Warum</translation></message>
    <message><source>Winner</source><translation>Sieger</translation></message>
    <message><source>With one point of disruption or more; the same with several.</source><translation>Mit einem Störungspunkt oder mehr; mit mehreren dasselbe.</translation></message>
    <message><source>Worth</source><translation>Wert</translation></message>
    <message><source>Would going back take {unit} from open ground into difficult terrain?</source><translation>Käme {unit} beim Zurückgehen aus offenem in schwieriges Gelände?</translation></message>
    <message><source>Would the die be rolled again with this card when points do not save it?</source><translation>Würde mit dieser Karte neu gewürfelt, wenn Punkte nicht genügen?</translation></message>
    <message><source>Wraps for Valour</source><translation>Umfassungen für Tapferkeit</translation></message>
    <message><source>Your three dice</source><translation>Deine drei Würfel</translation></message>
    <message><source>a change of facing</source><translation>ein Frontwechsel</translation></message>
    <message><source>a comrade stands behind</source><translation>ein Kamerad steht dahinter</translation></message>
    <message><source>a draw</source><translation>unentschieden</translation></message>
    <message><source>a missile weapon</source><translation>eine Schusswaffe</translation></message>
    <message><source>a quarter turn</source><translation>Vierteldrehung</translation></message>
    <message><source>a test</source><translation>eine Probe</translation></message>
    <message><source>added to a fight, or to its result</source><translation>zu einem Kampf oder dessen Ergebnis dazu</translation></message>
    <message><source>agreed: {other} first</source><translation>vereinbart: {other} zuerst</translation></message>
    <message><source>agreed: {unit} first</source><translation>vereinbart: {unit} zuerst</translation></message>
    <message><source>all others</source><translation>alle anderen</translation></message>
    <message><source>an enemy bars the way</source><translation>ein Gegner versperrt den Weg</translation></message>
    <message><source>any test failed</source><translation>jede gescheiterte Probe</translation></message>
    <message><source>back 1 MU</source><translation>1 MU zurück</translation></message>
    <message><source>belongs in the hand</source><translation>gehört auf die Hand</translation></message>
    <message><source>both</source><translation>beide</translation></message>
    <message><source>both moves used</source><translation>beide Bewegungen verbraucht</translation></message>
    <message><source>breaking off</source><translation>Sich-Lösen</translation></message>
    <message><source>broken</source><translation>zerschlagen</translation></message>
    <message><source>broken when it is disrupted once more than it has boxes</source><translation>zerschlagen, wenn einmal öfter gestört, als Kästchen da sind</translation></message>
    <message><source>by type</source><translation>nach Typ</translation></message>
    <message><source>catches {other}</source><translation>holt {other} ein</translation></message>
    <message><source>change facing</source><translation>Front ändern</translation></message>
    <message><source>change two</source><translation>zwei tauschen</translation></message>
    <message><source>charge</source><translation>angreifen</translation></message>
    <message><source>charge overlaps the enemy</source><translation>Angriff überlappt den Gegner</translation></message>
    <message><source>charges whether it should or not</source><translation>greift an, ob sie soll oder nicht</translation></message>
    <message><source>combat, both dice seen</source><translation>Nahkampf, beide Würfel gesehen</translation></message>
    <message><source>complicated move</source><translation>komplizierte Bewegung</translation></message>
    <message><source>complicated moves: 1 point each</source><translation>komplizierte Bewegungen: je 1 Punkt</translation></message>
    <message><source>deep: they bear two points of disruption</source><translation>tief: sie ertragen zwei Störungspunkte</translation></message>
    <message><source>delayed by the weather</source><translation>vom Wetter aufgehalten</translation></message>
    <message><source>delayed by weather</source><translation>vom Wetter aufgehalten</translation></message>
    <message><source>dice for it</source><translation>darum würfeln</translation></message>
    <message><source>disrupted, and the fight goes on</source><translation>gestört, und der Kampf geht weiter</translation></message>
    <message><source>each alone</source><translation>jede für sich</translation></message>
    <message><source>each unit otherwise</source><translation>jede Einheit anders</translation></message>
    <message><source>elephants, massed, flanked, enemy behind, comrade behind in a column, no room</source><translation>Elefanten, in Masse, flankiert, Gegner dahinter, Kamerad dahinter in Kolonne, kein Platz</translation></message>
    <message><source>enters it</source><translation>betritt es</translation></message>
    <message><source>farther</source><translation>weiter</translation></message>
    <message><source>fast cavalry moves or charges</source><translation>schnelle Reiterei bewegt sich oder greift an</translation></message>
    <message><source>fill the gap</source><translation>Lücke füllen</translation></message>
    <message><source>first player, then second</source><translation>erster Spieler, dann zweiter</translation></message>
    <message><source>for the first move</source><translation>für den ersten Zug</translation></message>
    <message><source>for your combats</source><translation>für deine Kämpfe</translation></message>
    <message><source>for your orders</source><translation>für deine Befehle</translation></message>
    <message><source>form up</source><translation>aufstellen</translation></message>
    <message><source>forward</source><translation>vorwärts</translation></message>
    <message><source>forward, charge, filling a gap</source><translation>vorwärts, Angriff, Lücke füllen</translation></message>
    <message><source>from south to north</source><translation>von Süd nach Nord</translation></message>
    <message><source>from west to east</source><translation>von West nach Ost</translation></message>
    <message><source>front rank of a mass</source><translation>erstes Glied einer Masse</translation></message>
    <message><source>gap before it</source><translation>Lücke davor</translation></message>
    <message><source>has been played</source><translation>wurde gespielt</translation></message>
    <message><source>hits somebody else</source><translation>trifft jemand anderen</translation></message>
    <message><source>in combat</source><translation>im Nahkampf</translation></message>
    <message><source>in reserve</source><translation>in Reserve</translation></message>
    <message><source>is in it already</source><translation>ist schon darin</translation></message>
    <message><source>is put away face down</source><translation>wird verdeckt weggelegt</translation></message>
    <message><source>it charges</source><translation>er greift an</translation></message>
    <message><source>keep all five</source><translation>alle fünf behalten</translation></message>
    <message><source>lost</source><translation>verloren</translation></message>
    <message><source>mass</source><translation>Masse</translation></message>
    <message><source>move used</source><translation>Bewegung verbraucht</translation></message>
    <message><source>neither</source><translation>keiner</translation></message>
    <message><source>no room</source><translation>kein Platz</translation></message>
    <message><source>nobody is active</source><translation>niemand ist aktiv</translation></message>
    <message><source>nobody likes to charge them</source><translation>niemand greift sie gern an</translation></message>
    <message><source>nobody: a draw</source><translation>niemand: unentschieden</translation></message>
    <message><source>on the table</source><translation>auf dem Tisch</translation></message>
    <message><source>one die</source><translation>ein Würfel</translation></message>
    <message><source>or more, points included</source><translation>oder mehr, Punkte eingerechnet</translation></message>
    <message><source>orders difficult moves, and mends failed tests</source><translation>befiehlt schwierige Bewegungen und rettet gescheiterte Proben</translation></message>
    <message><source>pushed back</source><translation>zurückgedrängt</translation></message>
    <message><source>pushed back and disrupted</source><translation>zurückgedrängt und gestört</translation></message>
    <message><source>rally failed</source><translation>Sammeln gescheitert</translation></message>
    <message><source>second move, difficult terrain, turn, near an enemy, sideways or back, breaking off, forming up</source><translation>zweite Bewegung, schwieriges Gelände, Drehung, nahe am Gegner, seitwärts oder rückwärts, Sich-Lösen, Aufstellen</translation></message>
    <message><source>shoots as it goes back</source><translation>schießt im Zurückgehen</translation></message>
    <message><source>shoots, and goes back before a charge</source><translation>schießt, und geht vor einem Angriff zurück</translation></message>
    <message><source>shown to both players</source><translation>beiden Spielern gezeigt</translation></message>
    <message><source>sideways or backwards</source><translation>seitwärts oder rückwärts</translation></message>
    <message><source>south to north</source><translation>Süd nach Nord</translation></message>
    <message><source>stops short</source><translation>hält vorher an</translation></message>
    <message><source>supple, charges at +1</source><translation>beweglich, greift mit +1 an</translation></message>
    <message><source>supports its neighbour</source><translation>unterstützt den Nachbarn</translation></message>
    <message><source>test to act otherwise</source><translation>Probe, um anders zu handeln</translation></message>
    <message><source>the charge that decides</source><translation>der entscheidende Angriff</translation></message>
    <message><source>the east edge</source><translation>die Ostkante</translation></message>
    <message><source>the higher one goes first; helps rallies</source><translation>die höhere beginnt; hilft beim Sammeln</translation></message>
    <message><source>the higher score goes first</source><translation>der höhere Wert beginnt</translation></message>
    <message><source>the north edge</source><translation>die Nordkante</translation></message>
    <message><source>the shot misses.</source><translation>der Schuss verfehlt.</translation></message>
    <message><source>the south edge</source><translation>die Südkante</translation></message>
    <message><source>the west edge</source><translation>die Westkante</translation></message>
    <message><source>their combat is still to be fought</source><translation>ihr Kampf steht noch aus</translation></message>
    <message><source>their own edge of the table</source><translation>die eigene Tischkante</translation></message>
    <message><source>their points.</source><translation>die Punkte.</translation></message>
    <message><source>throw for the result; otherwise a miss</source><translation>Ergebnis würfeln; sonst verfehlt</translation></message>
    <message><source>to be placed</source><translation>zu legen</translation></message>
    <message><source>two Blanks</source><translation>zwei leere Karten</translation></message>
    <message><source>two dice, one after the other</source><translation>zwei Würfel, nacheinander</translation></message>
    <message><source>two hours</source><translation>zwei Stunden</translation></message>
    <message><source>up to 1 MU</source><translation>bis 1 MU</translation></message>
    <message><source>up to 2 MU</source><translation>bis 2 MU</translation></message>
    <message><source>up to 3 MU</source><translation>bis 3 MU</translation></message>
    <message><source>waiting for a flank march</source><translation>wartet auf den Flankenmarsch</translation></message>
    <message><source>west to east</source><translation>West nach Ost</translation></message>
    <message><source>what is left of their points.</source><translation>was von den Punkten übrig ist.</translation></message>
    <message><source>what is missing</source><translation>was fehlt</translation></message>
    <message><source>without points</source><translation>ohne Punkte</translation></message>
    <message><source>won by {other}</source><translation>gewonnen von {other}</translation></message>
    <message><source>won by {unit}</source><translation>gewonnen von {unit}</translation></message>
    <message><source>wrap round an open flank</source><translation>eine offene Flanke umfassen</translation></message>
    <message><source>wraps round the flank, 1 for each unit</source><translation>umfasst die Flanke, 1 je Einheit</translation></message>
    <message><source>you won, results die seen</source><translation>du hast gewonnen, Ergebniswürfel gesehen</translation></message>
    <message><source>{ruleset.free_move.LC} MU straight back before any charge</source><translation>{ruleset.free_move.LC} MU gerade zurück vor jedem Angriff</translation></message>
    <message><source>{ruleset.free_move.LI} MU straight back before charging foot</source><translation>{ruleset.free_move.LI} MU gerade zurück vor angreifenden Fußtruppen</translation></message>
    <message><source>{unit} arrives</source><translation>{unit} trifft ein</translation></message>
    <message><source>{unit} charges</source><translation>{unit} greift an</translation></message>
    <message><source>{unit} fires back</source><translation>{unit} schießt zurück</translation></message>
    <message><source>{unit} is touched</source><translation>{unit} wird berührt</translation></message>
    <message><source>{unit} left</source><translation>{unit} übrig</translation></message>
    <message><source>{unit} overlaps</source><translation>{unit} überlappt</translation></message>
    <message><source>{unit} stands behind</source><translation>{unit} steht dahinter</translation></message>
    <message><source>{unit}: 1 MU more</source><translation>{unit}: 1 MU mehr</translation></message>
    <message><source>{unit}: die placed there</source><translation>{unit}: dort gelegter Würfel</translation></message>
    <message><source>{unit}: difficult terrain</source><translation>{unit}: schwieriges Gelände</translation></message>
    <message><source>{unit}: friend beside it</source><translation>{unit}: Freund daneben</translation></message>
    <message><source>{unit}: friends to the rear</source><translation>{unit}: Freunde dahinter</translation></message>
    <message><source>{unit}: into difficult terrain</source><translation>{unit}: in schwieriges Gelände</translation></message>
    <message><source>{unit}: room behind</source><translation>{unit}: Platz dahinter</translation></message>
    <message><source>{unit}: side</source><translation>{unit}: Seite</translation></message>
    <message><source>{unit}: the charge ends</source><translation>{unit}: Ende des Angriffs</translation></message>
    <message><source>{unit}: threatened</source><translation>{unit}: bedroht</translation></message>
</context>
</TS>
