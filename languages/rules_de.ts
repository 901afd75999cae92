<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<context>
    <name>ancients</name>
    <message><source>A unit hides</source><translation>Eine Einheit versteckt sich</translation></message>
    <message><source>Advance</source><translation>Vorrücken</translation></message>
    <message><source>Against</source><translation>Gegen</translation></message>
    <message><source>Allowance</source><translation>Bewegungsweite</translation></message>
    <message><source>An enemy can be reached</source><translation>Ein Gegner ist erreichbar</translation></message>
    <message><source>Arrival</source><translation>Ankunft</translation></message>
    <message><source>Arrive</source><translation>Eintreffen</translation></message>
    <message><source>Attacker</source><translation>Angreifer</translation></message>
    <message><source>Attackers</source><translation>Angreifer</translation></message>
    <message><source>Award</source><translation>Vergeben</translation></message>
    <message><source>Barbarians charge</source><translation>Barbaren greifen an</translation></message>
    <message><source>Begin</source><translation>Beginnen</translation></message>
    <message><source>Begin the turn</source><translation>Zug beginnen</translation></message>
    <message><source>Camp</source><translation>Lager</translation></message>
    <message><source>Charge</source><translation>Angriff</translation></message>
    <message><source>Column of its hex</source><translation>Spalte des Hexfelds</translation></message>
    <message><source>Combat</source><translation>Nahkampf</translation></message>
    <message><source>Comes from</source><translation>Kommt von</translation></message>
    <message><source>Confirm</source><translation>Bestätigen</translation></message>
    <message><source>Control</source><translation>Kontrolle</translation></message>
    <message><source>Declared before the trick came out</source><translation>Angesagt, bevor die List herauskam</translation></message>
    <message><source>Defender</source><translation>Verteidiger</translation></message>
    <message><source>Depth of spears</source><translation>Tiefe der Speere</translation></message>
    <message><source>Distance</source><translation>Entfernung</translation></message>
    <message><source>Enemies whose zone of control it left</source><translation>Gegner, deren Kontrollzone sie verließ</translation></message>
    <message><source>Enemies whose zone of control was left</source><translation>Gegner, deren Kontrollzone verlassen wurde</translation></message>
    <message><source>Enemy leader {unit} is captured</source><translation>Feindlicher Anführer {unit} gefangen</translation></message>
    <message><source>Enter</source><translation>Betreten</translation></message>
    <message><source>Enter the hex</source><translation>Hexfeld betreten</translation></message>
    <message><source>Enters</source><translation>Betritt</translation></message>
    <message><source>Fall of elephants or chariots</source><translation>Fall von Elefanten oder Streitwagen</translation></message>
    <message><source>Flee or leave the map</source><translation>Fliehen oder die Karte verlassen</translation></message>
    <message><source>Four hexes from every visible enemy</source><translation>Vier Hexfelder von jedem sichtbaren Gegner</translation></message>
    <message><source>Friends it passed through</source><translation>Freunde, die sie durchquerte</translation></message>
    <message><source>Friends passed through</source><translation>Durchquerte Freunde</translation></message>
    <message><source>Friends that were fled through</source><translation>Freunde, durch die geflohen wurde</translation></message>
    <message><source>Hidden units are impetuous</source><translation>Versteckte Einheiten sind ungestüm</translation></message>
    <message><source>Hold</source><translation>Halten</translation></message>
    <message><source>Hold in check</source><translation>Zurückhalten</translation></message>
    <message><source>Initiative</source><translation>Initiative</translation></message>
    <message><source>Its leader goes along</source><translation>Der Anführer geht mit</translation></message>
    <message><source>Keep off</source><translation>Draußen halten</translation></message>
    <message><source>Keep units off the map</source><translation>Einheiten außerhalb der Karte halten</translation></message>
    <message><source>Leader {other} goes along</source><translation>Anführer {other} geht mit</translation></message>
    <message><source>Leader {other} of {unit} withdraws</source><translation>Anführer {other} von {unit} zieht sich zurück</translation></message>
    <message><source>Leaders</source><translation>Anführer</translation></message>
    <message><source>Leaders of {unit} there</source><translation>Anführer von {unit} dort</translation></message>
    <message><source>Left the map</source><translation>Hat die Karte verlassen</translation></message>
    <message><source>Move</source><translation>Bewegen</translation></message>
    <message><source>Moves</source><translation>Bewegungen</translation></message>
    <message><source>Nearest enemies, the nearest first</source><translation>Nächste Gegner, der nächste zuerst</translation></message>
    <message><source>Nearest, in front and in sight</source><translation>Nächster, vorn und in Sicht</translation></message>
    <message><source>Next step</source><translation>Nächster Schritt</translation></message>
    <message><source>No enemy before {unit}</source><translation>Kein Gegner vor {unit}</translation></message>
    <message><source>No unit is out of hand.</source><translation>Keine Einheit ist außer Kontrolle.</translation></message>
    <message><source>Notes of {unit} stay closed</source><translation>Notizen von {unit} bleiben verschlossen</translation></message>
    <message><source>Of these, who entered woods or swamp</source><translation>Davon in Wald oder Sumpf gezogen</translation></message>
    <message><source>Open</source><translation>Öffnen</translation></message>
    <message><source>Open a sealed note</source><translation>Versiegelte Notiz öffnen</translation></message>
    <message><source>Own code</source><translation>Eigener Code</translation></message>
    <message><source>PIPs</source><translation>PIPs</translation></message>
    <message><source>Place</source><translation>Legen</translation></message>
    <message><source>Points</source><translation>Punkte</translation></message>
    <message><source>Points follow</source><translation>Punkte nach</translation></message>
    <message><source>Points for {unit}</source><translation>Punkte für {unit}</translation></message>
    <message><source>Put a leader on the map</source><translation>Anführer auf die Karte stellen</translation></message>
    <message><source>Put on the map after all</source><translation>Doch auf die Karte gestellt</translation></message>
    <message><source>Rallies</source><translation>Sammelt sich</translation></message>
    <message><source>Rally</source><translation>Sammeln</translation></message>
    <message><source>Room for {unit} behind a friend</source><translation>Platz für {unit} hinter einem Freund</translation></message>
    <message><source>Room for {unit} to retreat</source><translation>Platz zum Rückzug für {unit}</translation></message>
    <message><source>Row of its hex</source><translation>Reihe des Hexfelds</translation></message>
    <message><source>Seal</source><translation>Versiegeln</translation></message>
    <message><source>Second battle of two flank marches</source><translation>Zweite Schlacht zweier Flankenmärsche</translation></message>
    <message><source>Sees a disordered enemy not faster than itself, nearer than any in good order</source><translation>Sieht einen ungeordneten, nicht schnelleren Gegner, näher als jeden geordneten</translation></message>
    <message><source>Sees the enemy camp, nearer than any enemy in good order</source><translation>Sieht das feindliche Lager, näher als jeden geordneten Gegner</translation></message>
    <message><source>Set the depth</source><translation>Tiefe festlegen</translation></message>
    <message><source>Shooter</source><translation>Schütze</translation></message>
    <message><source>Shooting</source><translation>Beschuss</translation></message>
    <message><source>Size</source><translation>Größe</translation></message>
    <message><source>Somebody begins in contact</source><translation>Jemand beginnt in Kontakt</translation></message>
    <message><source>Somebody is in woods or swamp</source><translation>Jemand ist in Wald oder Sumpf</translation></message>
    <message><source>Spears that change their depth</source><translation>Speere, die ihre Tiefe ändern</translation></message>
    <message><source>Spontaneous advance</source><translation>Spontanes Vorrücken</translation></message>
    <message><source>Start</source><translation>Beginnen</translation></message>
    <message><source>Start the battle</source><translation>Schlacht beginnen</translation></message>
    <message><source>Target</source><translation>Ziel</translation></message>
    <message><source>The enemy camp is entered</source><translation>Das feindliche Lager wird betreten</translation></message>
    <message><source>The hex is woods, swamp or rough</source><translation>Das Hexfeld ist Wald, Sumpf oder rau</translation></message>
    <message><source>This march</source><translation>Dieser Marsch</translation></message>
    <message><source>Uncontrolled unit</source><translation>Unkontrollierte Einheit</translation></message>
    <message><source>Unit</source><translation>Einheit</translation></message>
    <message><source>Unit it joins</source><translation>Einheit, zu der er stößt</translation></message>
    <message><source>Unit or group to hold</source><translation>Zurückzuhaltende Einheit oder Gruppe</translation></message>
    <message><source>Units</source><translation>Einheiten</translation></message>
    <message><source>Units in contact, of both sides</source><translation>Einheiten in Kontakt, beider Seiten</translation></message>
    <message><source>Units it is about, where there are some</source><translation>Einheiten, um die es geht, falls es welche gibt</translation></message>
    <message><source>Units kept off the map</source><translation>Einheiten außerhalb der Karte</translation></message>
    <message><source>Units on the march, or who hides</source><translation>Einheiten auf dem Marsch, oder wer sich versteckt</translation></message>
    <message><source>Units that move</source><translation>Einheiten, die sich bewegen</translation></message>
    <message><source>Victory points</source><translation>Siegpunkte</translation></message>
    <message><source>Warband</source><translation>Kriegerhaufen</translation></message>
    <message><source>What</source><translation>Was</translation></message>
    <message><source>What is sealed</source><translation>Was versiegelt wird</translation></message>
    <message><source>What it costs</source><translation>Was es kostet</translation></message>
    <message><source>What the note says</source><translation>Was die Notiz sagt</translation></message>
    <message><source>Who fled through them (all who panic, when nobody is named)</source><translation>Wer durch sie floh (alle in Panik, wenn niemand genannt ist)</translation></message>
    <message><source>Who left it (all, when nobody is named)</source><translation>Wer sie verließ (alle, wenn niemand genannt ist)</translation></message>
    <message><source>Who passed through them (all, when nobody is named)</source><translation>Wer sie durchquerte (alle, wenn niemand genannt ist)</translation></message>
    <message><source>Write a sealed note</source><translation>Versiegelte Notiz schreiben</translation></message>
    <message><source>Your flank march has this edge too</source><translation>Dein Flankenmarsch hat auch diese Kante</translation></message>
    <message><source>a bridge</source><translation>eine Brücke</translation></message>
    <message><source>a column</source><translation>eine Kolonne</translation></message>
    <message><source>a ford</source><translation>eine Furt</translation></message>
    <message><source>a group, as line and column</source><translation>eine Gruppe, als Linie und Kolonne</translation></message>
    <message><source>a leader</source><translation>ein Anführer</translation></message>
    <message><source>a line</source><translation>eine Linie</translation></message>
    <message><source>a stratagem, or a bluff</source><translation>eine Kriegslist, oder ein Bluff</translation></message>
    <message><source>column</source><translation>Kolonne</translation></message>
    <message><source>comes on, as both players agree</source><translation>kommt, da beide einverstanden sind</translation></message>
    <message><source>doubled</source><translation>verdoppelt</translation></message>
    <message><source>east</source><translation>Osten</translation></message>
    <message><source>element for element</source><translation>Element für Element</translation></message>
    <message><source>flank</source><translation>Flanke</translation></message>
    <message><source>flank march</source><translation>Flankenmarsch</translation></message>
    <message><source>front</source><translation>Front</translation></message>
    <message><source>is disordered on purpose</source><translation>gerät absichtlich in Unordnung</translation></message>
    <message><source>is void</source><translation>ist nichtig</translation></message>
    <message><source>none</source><translation>keine</translation></message>
    <message><source>normal</source><translation>normal</translation></message>
    <message><source>north</source><translation>Norden</translation></message>
    <message><source>nothing</source><translation>nichts</translation></message>
    <message><source>nothing: it is a bluff</source><translation>nichts: es ist ein Bluff</translation></message>
    <message><source>one unit</source><translation>eine Einheit</translation></message>
    <message><source>rear</source><translation>Rücken</translation></message>
    <message><source>settled when it is opened</source><translation>wird beim Öffnen abgerechnet</translation></message>
    <message><source>south</source><translation>Süden</translation></message>
    <message><source>stays sealed</source><translation>bleibt versiegelt</translation></message>
    <message><source>the defender gives way</source><translation>der Verteidiger weicht</translation></message>
    <message><source>the defender is destroyed</source><translation>der Verteidiger ist vernichtet</translation></message>
    <message><source>the number of elements</source><translation>Zahl der Elemente</translation></message>
    <message><source>the place of a hidden unit</source><translation>der Ort einer versteckten Einheit</translation></message>
    <message><source>the worth of elements</source><translation>Wert der Elemente</translation></message>
    <message><source>tripled</source><translation>verdreifacht</translation></message>
    <message><source>turns in place only</source><translation>dreht nur auf der Stelle</translation></message>
    <message><source>west</source><translation>Westen</translation></message>
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
</context>
<context>
    <name>dba</name>
    <message><source>601 to 1,200</source><translation>601 bis 1.200</translation></message>
    <message><source>Against foot</source><translation>Gegen Fußtruppen</translation></message>
    <message><source>Against mounted</source><translation>Gegen Berittene</translation></message>
    <message><source>Bad going</source><translation>Schlechtes Gelände</translation></message>
    <message><source>Beaten</source><translation>Geschlagen</translation></message>
    <message><source>Breaks off</source><translation>Löst sich</translation></message>
    <message><source>Built-up, dismounts</source><translation>Bebaut, sitzt ab</translation></message>
    <message><source>Camp followers</source><translation>Lagervolk</translation></message>
    <message><source>Camp held by enemy</source><translation>Lager in Feindeshand</translation></message>
    <message><source>Combat factors</source><translation>Kampffaktoren</translation></message>
    <message><source>Combat outcomes</source><translation>Kampfergebnisse</translation></message>
    <message><source>Cost</source><translation>Kosten</translation></message>
    <message><source>Doubled</source><translation>Verdoppelt</translation></message>
    <message><source>Element</source><translation>Element</translation></message>
    <message><source>Elements</source><translation>Elemente</translation></message>
    <message><source>End bound</source><translation>Zug beenden</translation></message>
    <message><source>End the bound</source><translation>Den Zug beenden</translation></message>
    <message><source>Ends in</source><translation>Endet in</translation></message>
    <message><source>Ends in contact</source><translation>Endet in Kontakt</translation></message>
    <message><source>Enemy at the rear</source><translation>Gegner im Rücken</translation></message>
    <message><source>Enemy on its flank</source><translation>Gegner an der Flanke</translation></message>
    <message><source>Equal</source><translation>Gleich</translation></message>
    <message><source>From the general</source><translation>Vom General</translation></message>
    <message><source>From whom</source><translation>Von wem</translation></message>
    <message><source>General in cover</source><translation>General in Deckung</translation></message>
    <message><source>Going</source><translation>Gelände</translation></message>
    <message><source>Good going</source><translation>Gutes Gelände</translation></message>
    <message><source>Ground</source><translation>Gelände</translation></message>
    <message><source>Higher ground</source><translation>Höhere Stellung</translation></message>
    <message><source>In paces.</source><translation>In Schritt.</translation></message>
    <message><source>Left flank</source><translation>Linke Flanke</translation></message>
    <message><source>Level: no effect</source><translation>Gleichstand: keine Wirkung</translation></message>
    <message><source>Losses</source><translation>Verluste</translation></message>
    <message><source>Moves and ranges</source><translation>Bewegungen und Reichweiten</translation></message>
    <message><source>Nothing happens: nobody shoots at {unit}.</source><translation>Nichts geschieht: Niemand schießt auf {unit}.</translation></message>
    <message><source>Out of order</source><translation>Außer der Reihe</translation></message>
    <message><source>Out of the way</source><translation>Aus dem Weg</translation></message>
    <message><source>Outcome</source><translation>Ergebnis</translation></message>
    <message><source>PIP costs</source><translation>PIP-Kosten</translation></message>
    <message><source>PIP die</source><translation>PIP-Würfel</translation></message>
    <message><source>Paces</source><translation>Schritt</translation></message>
    <message><source>Ranges</source><translation>Reichweiten</translation></message>
    <message><source>Record</source><translation>Eintragen</translation></message>
    <message><source>Right flank</source><translation>Rechte Flanke</translation></message>
    <message><source>Road</source><translation>Straße</translation></message>
    <message><source>Support</source><translation>Unterstützung</translation></message>
    <message><source>Tactical factors</source><translation>Taktische Faktoren</translation></message>
    <message><source>Target shoots back</source><translation>Ziel schießt zurück</translation></message>
    <message><source>The first row that fits the loser.</source><translation>Die erste Zeile, die auf den Verlierer passt.</translation></message>
    <message><source>These troops move again only along a road.</source><translation>Diese Truppen bewegen sich nur auf einer Straße noch einmal.</translation></message>
    <message><source>Troops</source><translation>Truppen</translation></message>
    <message><source>Victory check</source><translation>Siegprüfung</translation></message>
    <message><source>What happened</source><translation>Was geschah</translation></message>
    <message><source>Which element</source><translation>Welches Element</translation></message>
    <message><source>Why do the elements leave the table?</source><translation>Warum verlassen die Elemente den Tisch?</translation></message>
    <message><source>a break-off leads away from the enemy</source><translation>wer sich löst, entfernt sich vom Gegner</translation></message>
    <message><source>aiding shooters</source><translation>unterstützende Schützen</translation></message>
    <message><source>another reason</source><translation>ein anderer Grund</translation></message>
    <message><source>bad going</source><translation>schlechtes Gelände</translation></message>
    <message><source>beyond 1,200 paces</source><translation>jenseits von 1.200 Schritt</translation></message>
    <message><source>both players agree to it</source><translation>beide Spieler sind einverstanden</translation></message>
    <message><source>camp followers never move</source><translation>Lagervolk bewegt sich nie</translation></message>
    <message><source>contact</source><translation>Kontakt</translation></message>
    <message><source>destroyed</source><translation>vernichtet</translation></message>
    <message><source>flanks and rear</source><translation>Flanken und Rücken</translation></message>
    <message><source>free</source><translation>frei</translation></message>
    <message><source>general in cover</source><translation>General in Deckung</translation></message>
    <message><source>general's element</source><translation>Element des Generals</translation></message>
    <message><source>good</source><translation>gut</translation></message>
    <message><source>heavy in bad going</source><translation>Schwere in schlechtem Gelände</translation></message>
    <message><source>higher or on a bank</source><translation>höher oder am Ufer</translation></message>
    <message><source>in its camp</source><translation>in seinem Lager</translation></message>
    <message><source>it was done in time, and is entered late</source><translation>rechtzeitig getan, nachträglich eingetragen</translation></message>
    <message><source>it was forgotten</source><translation>es wurde vergessen</translation></message>
    <message><source>left the table</source><translation>den Tisch verlassen</translation></message>
    <message><source>more than 1,200</source><translation>mehr als 1.200</translation></message>
    <message><source>no effect</source><translation>keine Wirkung</translation></message>
    <message><source>no help in bad going</source><translation>keine Hilfe in schlechtem Gelände</translation></message>
    <message><source>no help v these</source><translation>gegen diese keine Hilfe</translation></message>
    <message><source>no way to go</source><translation>kein Ausweg</translation></message>
    <message><source>no: keep the order</source><translation>nein: Reihenfolge einhalten</translation></message>
    <message><source>nobody</source><translation>niemand</translation></message>
    <message><source>nothing costs extra in a side's first bound</source><translation>im ersten Zug einer Seite kostet nichts extra</translation></message>
    <message><source>nothing is out of order</source><translation>nichts ist außer der Reihe</translation></message>
    <message><source>one element or group</source><translation>ein Element oder eine Gruppe</translation></message>
    <message><source>only a single element breaks off</source><translation>nur ein einzelnes Element löst sich</translation></message>
    <message><source>out of the way</source><translation>aus dem Weg</translation></message>
    <message><source>overlap</source><translation>Überlappung</translation></message>
    <message><source>pikes behind</source><translation>Piken dahinter</translation></message>
    <message><source>psiloi behind</source><translation>Psiloi dahinter</translation></message>
    <message><source>psiloi behind v camp</source><translation>Psiloi dahinter gegen Lager</translation></message>
    <message><source>slow troops in it</source><translation>langsame Truppen darin</translation></message>
    <message><source>spears behind</source><translation>Speere dahinter</translation></message>
    <message><source>this army has no camp</source><translation>diese Armee hat kein Lager</translation></message>
    <message><source>this is no break-off</source><translation>dies ist kein Sich-Lösen</translation></message>
    <message><source>unharmed</source><translation>unversehrt</translation></message>
    <message><source>up to 600 paces</source><translation>bis 600 Schritt</translation></message>
    <message><source>warband behind</source><translation>Kriegerhaufen dahinter</translation></message>
    <message><source>{me} at a distance</source><translation>{me} auf Entfernung</translation></message>
    <message><source>{me} v {class}</source><translation>{me} gegen {class}</translation></message>
    <message><source>{type} stand</source><translation>{type} halten stand</translation></message>
    <message><source>{unit} are beaten, but stand fast</source><translation>{unit} sind geschlagen, halten aber stand</translation></message>
    <message><source>{unit} are destroyed</source><translation>{unit}: vernichtet</translation></message>
    <message><source>{unit} flee</source><translation>{unit}: fliehen</translation></message>
    <message><source>{unit} recoil</source><translation>{unit}: weichen zurück</translation></message>
</context>
<context>
    <name>dbm</name>
    <message><source>A shooter and its target, neither in contact with enemy fronts. A shooter that is not shot at itself suffers nothing when its total is lower.</source><translation>Ein Schütze und sein Ziel, beide nicht in Frontkontakt mit Gegnern. Ein Schütze, der nicht selbst beschossen wird, erleidet bei niedrigerer Summe nichts.</translation></message>
    <message><source>Action</source><translation>Aktion</translation></message>
    <message><source>Are the ranks behind in good going too?</source><translation>Stehen auch die Glieder dahinter in gutem Gelände?</translation></message>
    <message><source>Assign</source><translation>Zuteilen</translation></message>
    <message><source>Assign PIPs</source><translation>PIPs zuteilen</translation></message>
    <message><source>Baggage</source><translation>Tross</translation></message>
    <message><source>Both stay in contact and fight again next bound, unless one of them breaks off.</source><translation>Beide bleiben in Kontakt und kämpfen im nächsten Zug weiter, wenn sich keiner löst.</translation></message>
    <message><source>Charged this bound</source><translation>In diesem Zug angegriffen</translation></message>
    <message><source>Contact with</source><translation>Kontakt mit</translation></message>
    <message><source>Contacts enemy</source><translation>Kommt in Kontakt</translation></message>
    <message><source>Crossing a river</source><translation>Quert einen Fluss</translation></message>
    <message><source>Difficult</source><translation>Schwierig</translation></message>
    <message><source>Does the element defend from behind fortifications?</source><translation>Verteidigt das Element hinter Befestigungen?</translation></message>
    <message><source>Does the weather put the element at a disadvantage?</source><translation>Benachteiligt das Wetter das Element?</translation></message>
    <message><source>Element equivalents</source><translation>Elementwerte</translation></message>
    <message><source>End</source><translation>Ende</translation></message>
    <message><source>Enemy at flank or rear</source><translation>Gegner in Flanke oder Rücken</translation></message>
    <message><source>Enemy that recoiled</source><translation>Zurückgewichener Gegner</translation></message>
    <message><source>Fast</source><translation>Schnell</translation></message>
    <message><source>Fast troops</source><translation>Schnelle Truppen</translation></message>
    <message><source>Foot whose opponents have all fled may press forward.</source><translation>Fußtruppen, deren Gegner alle geflohen sind, dürfen nachdrängen.</translation></message>
    <message><source>Fortifications</source><translation>Befestigungen</translation></message>
    <message><source>Fortifications in the way</source><translation>Befestigungen im Weg</translation></message>
    <message><source>Fourth rank</source><translation>Viertes Glied</translation></message>
    <message><source>Further shooters</source><translation>Weitere Schützen</translation></message>
    <message><source>General's distance</source><translation>Entfernung zum General</translation></message>
    <message><source>Going to the rear is leaving the straight-ahead line.</source><translation>Nach hinten zu gehen heißt, die gerade Linie zu verlassen.</translation></message>
    <message><source>Guided bound</source><translation>Geführter Zug</translation></message>
    <message><source>Had to stop</source><translation>Musste anhalten</translation></message>
    <message><source>Half or less</source><translation>Die Hälfte oder weniger</translation></message>
    <message><source>Impetuous</source><translation>Ungestüme</translation></message>
    <message><source>Impetuous troops</source><translation>Ungestüme Truppen</translation></message>
    <message><source>In sight</source><translation>In Sicht</translation></message>
    <message><source>Inferior</source><translation>Unterlegen</translation></message>
    <message><source>Into or out of a wood</source><translation>In einen Wald hinein oder heraus</translation></message>
    <message><source>Into other enemies</source><translation>In andere Gegner hinein</translation></message>
    <message><source>Is the group a column one element wide?</source><translation>Ist die Gruppe eine Kolonne von einem Element Breite?</translation></message>
    <message><source>Knights, pikes</source><translation>Ritter, Piken</translation></message>
    <message><source>Laden naval</source><translation>Beladene Schiffe</translation></message>
    <message><source>Leaves the line</source><translation>Verlässt die Linie</translation></message>
    <message><source>Less, but more than half</source><translation>Weniger, aber mehr als die Hälfte</translation></message>
    <message><source>Level</source><translation>Gleichstand</translation></message>
    <message><source>Level: both fight on</source><translation>Gleichstand: beide kämpfen weiter</translation></message>
    <message><source>Mount or dismount the element where it stands.</source><translation>Das Element sitzt auf oder ab, wo es steht.</translation></message>
    <message><source>Move {unit} straight ahead by their own base depth, or by one base width if that is less.</source><translation>{unit} geradeaus um die eigene Basetiefe vorrücken, oder um eine Basebreite, wenn das weniger ist.</translation></message>
    <message><source>Move {unit} straight back, still facing the enemy, by their base depth or by one base width if that is less. Friends behind who face the same way let them pass or are pushed back; if nobody can make way, they are destroyed.</source><translation>{unit} gerade zurücksetzen, Front zum Gegner, um die Basetiefe oder eine Basebreite, wenn das weniger ist. Freunde dahinter mit gleicher Blickrichtung lassen sie durch oder werden zurückgeschoben; kann niemand Platz machen, sind sie vernichtet.</translation></message>
    <message><source>Move, march, halt</source><translation>Bewegen, marschieren, halten</translation></message>
    <message><source>Next phase</source><translation>Nächste Phase</translation></message>
    <message><source>Note</source><translation>Hinweis</translation></message>
    <message><source>One element wide</source><translation>Ein Element breit</translation></message>
    <message><source>Onto a flank</source><translation>In eine Flanke</translation></message>
    <message><source>Opponent</source><translation>Gegner</translation></message>
    <message><source>Ordinary</source><translation>Gewöhnlich</translation></message>
    <message><source>Press on</source><translation>Nachdrängen</translation></message>
    <message><source>Psiloi behind cavalry</source><translation>Psiloi hinter Reiterei</translation></message>
    <message><source>Pursue</source><translation>Verfolgen</translation></message>
    <message><source>Pursuit</source><translation>Verfolgung</translation></message>
    <message><source>Ranks in good going</source><translation>Glieder in gutem Gelände</translation></message>
    <message><source>Roll PIPs</source><translation>PIPs würfeln</translation></message>
    <message><source>Rough</source><translation>Rau</translation></message>
    <message><source>Sand</source><translation>Sand</translation></message>
    <message><source>Second rank</source><translation>Zweites Glied</translation></message>
    <message><source>Should Optio enforce every compulsory step of the bound?</source><translation>Soll Optio jeden vorgeschriebenen Schritt des Zuges durchsetzen?</translation></message>
    <message><source>Skirmishers behind others</source><translation>Plänkler hinter anderen</translation></message>
    <message><source>Skirmishers that are caught</source><translation>Eingeholte Plänkler</translation></message>
    <message><source>Spears, expendables, artillery</source><translation>Speere, Opferbare, Artillerie</translation></message>
    <message><source>Stops short</source><translation>Hält vorher an</translation></message>
    <message><source>Straight ahead</source><translation>Geradeaus</translation></message>
    <message><source>Superior</source><translation>Überlegen</translation></message>
    <message><source>Take {unit} off the table. Ranks behind and neighbours are unharmed.</source><translation>{unit} vom Tisch nehmen. Glieder dahinter und Nachbarn bleiben unversehrt.</translation></message>
    <message><source>Temporary works</source><translation>Behelfsbefestigungen</translation></message>
    <message><source>The bound ends</source><translation>Der Zug endet</translation></message>
    <message><source>The bound goes on</source><translation>Der Zug geht weiter</translation></message>
    <message><source>The shooting has no effect</source><translation>Der Beschuss bleibt ohne Wirkung</translation></message>
    <message><source>They defend fortifications</source><translation>Sie verteidigen Befestigungen</translation></message>
    <message><source>They stay: there is no enemy to advance on.</source><translation>Sie bleiben: Es gibt keinen Gegner, auf den sie vorrücken könnten.</translation></message>
    <message><source>Third rank</source><translation>Drittes Glied</translation></message>
    <message><source>Two elements in frontal contact. The first is of the side whose bound it is. Elements that overlap or touch a flank or rear do not roll: they only hinder their enemy.</source><translation>Zwei Elemente in frontalem Kontakt. Das erste gehört der Seite, die am Zug ist. Elemente, die überlappen oder Flanke oder Rücken berühren, würfeln nicht: Sie behindern nur ihren Gegner.</translation></message>
    <message><source>Unladen naval</source><translation>Unbeladene Schiffe</translation></message>
    <message><source>Warband, auxilia</source><translation>Kriegerhaufen, Auxilia</translation></message>
    <message><source>Water</source><translation>Wasser</translation></message>
    <message><source>Weather</source><translation>Wetter</translation></message>
    <message><source>Weather against it</source><translation>Wetter dagegen</translation></message>
    <message><source>What became of them</source><translation>Was aus ihnen wurde</translation></message>
    <message><source>What do these elements do together?</source><translation>Was tun diese Elemente zusammen?</translation></message>
    <message><source>What going does the element stand in?</source><translation>In welchem Gelände steht das Element?</translation></message>
    <message><source>What holds them</source><translation>Was sie aufhält</translation></message>
    <message><source>What stands in the fourth rank?</source><translation>Was steht im vierten Glied?</translation></message>
    <message><source>What stands in the third rank?</source><translation>Was steht im dritten Glied?</translation></message>
    <message><source>What they do</source><translation>Was sie tun</translation></message>
    <message><source>What they meet</source><translation>Worauf sie treffen</translation></message>
    <message><source>Which elements</source><translation>Welche Elemente</translation></message>
    <message><source>Who is lost</source><translation>Wer verloren ist</translation></message>
    <message><source>Who presses forward</source><translation>Wer nachdrängt</translation></message>
    <message><source>Who pursues</source><translation>Wer verfolgt</translation></message>
    <message><source>a lone element may march on</source><translation>ein einzelnes Element darf weitermarschieren</translation></message>
    <message><source>advance into contact</source><translation>rücken in Kontakt vor</translation></message>
    <message><source>advance on their own</source><translation>rücken von selbst vor</translation></message>
    <message><source>advanced</source><translation>vorgerückt</translation></message>
    <message><source>an ally-general spares nothing</source><translation>ein Alliiertengeneral spart nichts</translation></message>
    <message><source>artillery among them</source><translation>Artillerie darunter</translation></message>
    <message><source>behind fortifications</source><translation>hinter Befestigungen</translation></message>
    <message><source>blades in bad going</source><translation>Schwertkämpfer in schlechtem Gelände</translation></message>
    <message><source>blades under shooting</source><translation>Schwertkämpfer unter Beschuss</translation></message>
    <message><source>bowmen against bowmen, shooting</source><translation>Bogenschützen gegen Bogenschützen im Beschuss</translation></message>
    <message><source>break off</source><translation>sich lösen</translation></message>
    <message><source>could not get away</source><translation>konnten nicht entkommen</translation></message>
    <message><source>deep pikes</source><translation>tiefe Piken</translation></message>
    <message><source>deep warband against mounted</source><translation>tiefer Kriegerhaufen gegen Berittene</translation></message>
    <message><source>demoralised command</source><translation>demoralisiertes Kommando</translation></message>
    <message><source>demoralised: PIPs are spent on halts and breaking off only</source><translation>demoralisiert: PIPs nur zum Halten und Lösen</translation></message>
    <message><source>difficult</source><translation>schwierig</translation></message>
    <message><source>fall back</source><translation>gehen zurück</translation></message>
    <message><source>far from the general, but in sight</source><translation>weit vom General, aber in Sicht</translation></message>
    <message><source>fell back</source><translation>zurückgegangen</translation></message>
    <message><source>fights on</source><translation>kämpft weiter</translation></message>
    <message><source>fled off the table</source><translation>vom Tisch geflohen</translation></message>
    <message><source>foot with no other mounted troops than are allowed</source><translation>Fußtruppen nur mit erlaubten Berittenen</translation></message>
    <message><source>four ranks of pikes in front</source><translation>vier Glieder Piken gegenüber</translation></message>
    <message><source>fourth march or later</source><translation>vierter Marsch oder später</translation></message>
    <message><source>fresh enemies</source><translation>frische Gegner</translation></message>
    <message><source>further shooters</source><translation>weitere Schützen</translation></message>
    <message><source>general is back</source><translation>General ist zurück</translation></message>
    <message><source>general straggles</source><translation>General abgekommen</translation></message>
    <message><source>halt</source><translation>halten</translation></message>
    <message><source>halted already</source><translation>haben schon gehalten</translation></message>
    <message><source>halted this bound, so they stay where they are</source><translation>haben in diesem Zug gehalten und bleiben, wo sie sind</translation></message>
    <message><source>heavy foot in bad going or a river</source><translation>schweres Fußvolk in schlechtem Gelände oder Fluss</translation></message>
    <message><source>higher ground or river bank</source><translation>höhere Stellung oder Flussufer</translation></message>
    <message><source>in contact with enemy: the only way out is to break off</source><translation>in Kontakt mit dem Gegner: Nur sich zu lösen bleibt</translation></message>
    <message><source>irregular foot that its place holds</source><translation>irreguläre Fußtruppen, die ihr Platz festhält</translation></message>
    <message><source>irregulars held back</source><translation>zurückgehaltene Irreguläre</translation></message>
    <message><source>irregulars straight ahead</source><translation>Irreguläre geradeaus</translation></message>
    <message><source>irregulars that go back</source><translation>Irreguläre, die zurückgehen</translation></message>
    <message><source>irregulars that had to stop</source><translation>Irreguläre, die anhalten mussten</translation></message>
    <message><source>irregulars that leave the straight-ahead line</source><translation>Irreguläre, die die gerade Linie verlassen</translation></message>
    <message><source>irregulars that stop short</source><translation>Irreguläre, die vorher anhalten</translation></message>
    <message><source>irregulars, but they contact enemy</source><translation>Irreguläre, aber sie kommen in Kontakt</translation></message>
    <message><source>knights under bowmen's shooting</source><translation>Ritter unter Beschuss von Bogenschützen</translation></message>
    <message><source>know of no enemy</source><translation>kennen keinen Gegner</translation></message>
    <message><source>leave the table</source><translation>verlassen den Tisch</translation></message>
    <message><source>level</source><translation>gleich</translation></message>
    <message><source>lost otherwise</source><translation>auf andere Weise verloren</translation></message>
    <message><source>march</source><translation>marschieren</translation></message>
    <message><source>missiles from behind the enemy</source><translation>Geschosse von hinter dem Gegner</translation></message>
    <message><source>more than 1,200 paces from the general</source><translation>mehr als 1.200 Schritt vom General</translation></message>
    <message><source>more than 600 paces from the general, and out of sight</source><translation>mehr als 600 Schritt vom General und außer Sicht</translation></message>
    <message><source>mount or dismount</source><translation>auf- oder absitzen</translation></message>
    <message><source>mounted in bad going or at fortifications</source><translation>Berittene in schlechtem Gelände oder an Befestigungen</translation></message>
    <message><source>mounted troops and foot together</source><translation>Berittene und Fußtruppen zusammen</translation></message>
    <message><source>mounted troops and psiloi together</source><translation>Berittene und Psiloi zusammen</translation></message>
    <message><source>mounting or dismounting</source><translation>Auf- oder Absitzen</translation></message>
    <message><source>move</source><translation>bewegen</translation></message>
    <message><source>moved or marched this bound, so they cannot be halted</source><translation>haben sich in diesem Zug bewegt und können nicht gehalten werden</translation></message>
    <message><source>no</source><translation>nein</translation></message>
    <message><source>no enemy known</source><translation>kein Gegner bekannt</translation></message>
    <message><source>nobody moves</source><translation>niemand bewegt sich</translation></message>
    <message><source>not behind inferior troops</source><translation>nicht hinter unterlegenen Truppen</translation></message>
    <message><source>over 1,200</source><translation>über 1.200</translation></message>
    <message><source>permanent</source><translation>fest</translation></message>
    <message><source>psiloi behind the cavalry they may support</source><translation>Psiloi hinter der Reiterei, die sie unterstützen dürfen</translation></message>
    <message><source>psiloi behind the enemy's cavalry</source><translation>Psiloi hinter der gegnerischen Reiterei</translation></message>
    <message><source>ranks behind pikes (X)</source><translation>Glieder hinter Piken (X)</translation></message>
    <message><source>ranks of auxilia (X)</source><translation>Glieder Auxilia (X)</translation></message>
    <message><source>rear half of knights (I)</source><translation>hintere Hälfte von Rittern (I)</translation></message>
    <message><source>road</source><translation>Straße</translation></message>
    <message><source>rough</source><translation>rau</translation></message>
    <message><source>scored more than superior troops</source><translation>mehr als überlegene Truppen erzielt</translation></message>
    <message><source>second rank of auxilia</source><translation>zweites Glied Auxilia</translation></message>
    <message><source>second rank of bowmen</source><translation>zweites Glied Bogenschützen</translation></message>
    <message><source>second rank of cavalry behind the enemy</source><translation>zweites Glied Reiterei hinter dem Gegner</translation></message>
    <message><source>second rank of psiloi</source><translation>zweites Glied Psiloi</translation></message>
    <message><source>second rank of spears</source><translation>zweites Glied Speere</translation></message>
    <message><source>second rank of warband</source><translation>zweites Glied Kriegerhaufen</translation></message>
    <message><source>skirmishers</source><translation>Plänkler</translation></message>
    <message><source>stands</source><translation>hält stand</translation></message>
    <message><source>superior shooting, level</source><translation>überlegener Beschuss, Gleichstand</translation></message>
    <message><source>superior shooting, one ahead of superior</source><translation>überlegener Beschuss, eins vor Überlegenen</translation></message>
    <message><source>temporary</source><translation>behelfsmäßig</translation></message>
    <message><source>the commander-in-chief acts with them</source><translation>der Oberbefehlshaber handelt mit ihnen</translation></message>
    <message><source>the general has spared his PIP this bound</source><translation>der General hat seinen PIP in diesem Zug schon gespart</translation></message>
    <message><source>the general is fighting</source><translation>der General kämpft</translation></message>
    <message><source>the general is fighting, and breaks off</source><translation>der General kämpft und löst sich</translation></message>
    <message><source>the general is lost</source><translation>der General ist verloren</translation></message>
    <message><source>the general straggles with a flank march</source><translation>der General ist mit einem Flankenmarsch unterwegs</translation></message>
    <message><source>the sub-general halts with them</source><translation>der Untergeneral hält mit ihnen</translation></message>
    <message><source>the sub-general has moved in this game</source><translation>der Untergeneral hat sich in diesem Spiel bewegt</translation></message>
    <message><source>the train never pursues</source><translation>der Tross verfolgt nie</translation></message>
    <message><source>the weather is clear</source><translation>das Wetter ist klar</translation></message>
    <message><source>their general is off the table, so he cannot act with them</source><translation>ihr General ist nicht auf dem Tisch und kann nicht mit ihnen handeln</translation></message>
    <message><source>third march, in a column</source><translation>dritter Marsch, in Kolonne</translation></message>
    <message><source>third march, with irregulars abreast</source><translation>dritter Marsch, mit Irregulären nebeneinander</translation></message>
    <message><source>third march, with knights</source><translation>dritter Marsch, mit Rittern</translation></message>
    <message><source>this baggage cannot move</source><translation>dieser Tross kann sich nicht bewegen</translation></message>
    <message><source>troops that defend fortifications never pursue</source><translation>Truppen, die Befestigungen verteidigen, verfolgen nie</translation></message>
    <message><source>unladen, against {class}</source><translation>unbeladen, gegen {class}</translation></message>
    <message><source>up to 600</source><translation>bis 600</translation></message>
    <message><source>uphill</source><translation>bergauf</translation></message>
    <message><source>war wagons under bowmen's shooting</source><translation>Kriegswagen unter Beschuss von Bogenschützen</translation></message>
    <message><source>warband in bad going</source><translation>Kriegerhaufen in schlechtem Gelände</translation></message>
    <message><source>weather or wood</source><translation>Wetter oder Wald</translation></message>
    <message><source>well ahead of fast troops</source><translation>deutlich vor schnellen Truppen</translation></message>
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
    <message><source>{unit} lose, but keep their place.</source><translation>{unit} verlieren, halten aber ihren Platz.</translation></message>
    <message><source>{unit} stand fast</source><translation>{unit} halten stand</translation></message>
</context>
<context>
    <name>dbx</name>
    <message><source>Who aids the shooter</source><translation>Wer den Schützen unterstützt</translation></message>
    <message><source>Who aids the target</source><translation>Wer das Ziel unterstützt</translation></message>
</context>
<context>
    <name>hoplites</name>
    <message><source>Act</source><translation>Aktion</translation></message>
    <message><source>Card</source><translation>Karte</translation></message>
    <message><source>Current attack</source><translation>Aktueller Angriff</translation></message>
    <message><source>End the turn</source><translation>Zug beenden</translation></message>
    <message><source>Leader</source><translation>Anführer</translation></message>
    <message><source>Legion</source><translation>Legion</translation></message>
    <message><source>Play</source><translation>Spielen</translation></message>
</context>
<context>
    <name>punic</name>
    <message><source>A leader is captured</source><translation>Ein Anführer wird gefangen</translation></message>
    <message><source>Adjust</source><translation>Anpassen</translation></message>
    <message><source>Advantage of ground</source><translation>Geländevorteil</translation></message>
    <message><source>After-combat moves</source><translation>Bewegungen nach dem Nahkampf</translation></message>
    <message><source>Agreed</source><translation>Vereinbart</translation></message>
    <message><source>All are under control.</source><translation>Alle sind unter Kontrolle.</translation></message>
    <message><source>And then</source><translation>Und dann</translation></message>
    <message><source>Another move die</source><translation>Noch ein Bewegungswürfel</translation></message>
    <message><source>Answer</source><translation>Antworten</translation></message>
    <message><source>At whom (the nearest)</source><translation>Auf wen (den Nächsten)</translation></message>
    <message><source>Bases</source><translation>Bases</translation></message>
    <message><source>Bases in contact</source><translation>Bases in Kontakt</translation></message>
    <message><source>Bases in range</source><translation>Bases in Reichweite</translation></message>
    <message><source>Bases of the target that fight nobody</source><translation>Bases des Ziels ohne Gegner</translation></message>
    <message><source>Behind {unit}</source><translation>Hinter {unit}</translation></message>
    <message><source>Beyond 8 inches</source><translation>Jenseits von 8 Zoll</translation></message>
    <message><source>Caught</source><translation>Eingeholt</translation></message>
    <message><source>Caught, or run into somebody</source><translation>Eingeholt oder in jemanden gelaufen</translation></message>
    <message><source>Charge move</source><translation>Angriffsbewegung</translation></message>
    <message><source>Charged unit</source><translation>Angegriffene Einheit</translation></message>
    <message><source>Charger</source><translation>Angreifende Einheit</translation></message>
    <message><source>Choose</source><translation>Wählen</translation></message>
    <message><source>Combatants of the first side</source><translation>Kämpfer der ersten Seite</translation></message>
    <message><source>Combatants of the other side</source><translation>Kämpfer der anderen Seite</translation></message>
    <message><source>Command</source><translation>Kommando</translation></message>
    <message><source>Conform to a controlled unit</source><translation>An kontrollierte Einheit anschließen</translation></message>
    <message><source>Control test</source><translation>Kontrollprobe</translation></message>
    <message><source>Controlled by</source><translation>Kontrolliert von</translation></message>
    <message><source>Correct</source><translation>Korrigieren</translation></message>
    <message><source>Correct a contact</source><translation>Kontakt korrigieren</translation></message>
    <message><source>Declare a charge</source><translation>Angriff ansagen</translation></message>
    <message><source>Declare charges</source><translation>Angriffe ansagen</translation></message>
    <message><source>Deploy</source><translation>Aufstellen</translation></message>
    <message><source>Detach</source><translation>Abteilen</translation></message>
    <message><source>Detach from a legion</source><translation>Von einer Legion abteilen</translation></message>
    <message><source>Die of death</source><translation>Todeswürfel</translation></message>
    <message><source>Do it</source><translation>Ausführen</translation></message>
    <message><source>Enemy</source><translation>Gegner</translation></message>
    <message><source>Enemy beyond 4 inches</source><translation>Gegner jenseits von 4 Zoll</translation></message>
    <message><source>Enemy beyond 8 inches</source><translation>Gegner jenseits von 8 Zoll</translation></message>
    <message><source>Enemy within 4 inches</source><translation>Gegner innerhalb von 4 Zoll</translation></message>
    <message><source>Enemy within 8 inches</source><translation>Gegner innerhalb von 8 Zoll</translation></message>
    <message><source>Flight, pursuit, rampage</source><translation>Flucht, Verfolgung, Amoklauf</translation></message>
    <message><source>Formed units it burst through</source><translation>Durchbrochene geschlossene Einheiten</translation></message>
    <message><source>Free hack</source><translation>Freier Schlag</translation></message>
    <message><source>From where</source><translation>Von wo</translation></message>
    <message><source>Halt</source><translation>Anhalten</translation></message>
    <message><source>In contact</source><translation>In Kontakt</translation></message>
    <message><source>Joins</source><translation>Schließt sich an</translation></message>
    <message><source>Leader action</source><translation>Anführeraktion</translation></message>
    <message><source>Leader actions</source><translation>Anführeraktionen</translation></message>
    <message><source>Leader touched</source><translation>Anführer berührt</translation></message>
    <message><source>Leader's adjustment</source><translation>Anpassung durch den Anführer</translation></message>
    <message><source>Light troops</source><translation>Leichte Truppen</translation></message>
    <message><source>Line</source><translation>Linie</translation></message>
    <message><source>Main unit of {unit}</source><translation>Haupteinheit von {unit}</translation></message>
    <message><source>Make a move on the list</source><translation>Bewegung der Liste ausführen</translation></message>
    <message><source>Manoeuvre</source><translation>Manöver</translation></message>
    <message><source>Manoeuvre first</source><translation>Zuerst manövrieren</translation></message>
    <message><source>Meets also</source><translation>Trifft auch auf</translation></message>
    <message><source>Move a leader</source><translation>Anführer bewegen</translation></message>
    <message><source>Move or manoeuvre</source><translation>Bewegen oder manövrieren</translation></message>
    <message><source>Moves together with</source><translation>Bewegt sich zusammen mit</translation></message>
    <message><source>Nobody to charge</source><translation>Niemand anzugreifen</translation></message>
    <message><source>Not under control</source><translation>Nicht unter Kontrolle</translation></message>
    <message><source>Off the table</source><translation>Vom Tisch</translation></message>
    <message><source>On the table</source><translation>Auf dem Tisch</translation></message>
    <message><source>Passes through</source><translation>Zieht durch</translation></message>
    <message><source>Rampage</source><translation>Amoklauf</translation></message>
    <message><source>Rampaging elephant</source><translation>Amok laufender Elefant</translation></message>
    <message><source>Ran into</source><translation>Gelaufen in</translation></message>
    <message><source>Relieve ranks</source><translation>Treffen ablösen</translation></message>
    <message><source>Response</source><translation>Reaktion</translation></message>
    <message><source>Responses and charges</source><translation>Reaktionen und Angriffe</translation></message>
    <message><source>Room</source><translation>Platz</translation></message>
    <message><source>Room ahead</source><translation>Platz davor</translation></message>
    <message><source>Rough ground</source><translation>Raues Gelände</translation></message>
    <message><source>Set-back</source><translation>Rückschlag</translation></message>
    <message><source>Shaken unit</source><translation>Erschütterte Einheit</translation></message>
    <message><source>Shot at from</source><translation>Beschossen von</translation></message>
    <message><source>Skirmish</source><translation>Geplänkel</translation></message>
    <message><source>Stand or evade</source><translation>Standhalten oder ausweichen</translation></message>
    <message><source>Stop a rampage</source><translation>Amoklauf aufhalten</translation></message>
    <message><source>Stop rampages</source><translation>Amokläufe aufhalten</translation></message>
    <message><source>Success</source><translation>Erfolg</translation></message>
    <message><source>Take or give the initiative</source><translation>Initiative nehmen oder geben</translation></message>
    <message><source>Target in cover</source><translation>Ziel in Deckung</translation></message>
    <message><source>Then through</source><translation>Dann durch</translation></message>
    <message><source>Unit with a leader</source><translation>Einheit mit Anführer</translation></message>
    <message><source>Volley</source><translation>Salve</translation></message>
    <message><source>Who caught them</source><translation>Wer sie eingeholt hat</translation></message>
    <message><source>Who is not under control</source><translation>Wer nicht unter Kontrolle ist</translation></message>
    <message><source>Who leaves</source><translation>Wer geht</translation></message>
    <message><source>Who must charge</source><translation>Wer angreifen muss</translation></message>
    <message><source>Who ran</source><translation>Wer gelaufen ist</translation></message>
    <message><source>Who shoots</source><translation>Wer schießt</translation></message>
    <message><source>Who stands within 4"</source><translation>Wer im Umkreis von 4" steht</translation></message>
    <message><source>Who tests</source><translation>Wer die Probe ablegt</translation></message>
    <message><source>Who was caught</source><translation>Wer eingeholt wurde</translation></message>
    <message><source>Within 4 inches</source><translation>Innerhalb von 4 Zoll</translation></message>
    <message><source>Within 4"</source><translation>Innerhalb von 4"</translation></message>
    <message><source>about-face</source><translation>Kehrtwende</translation></message>
    <message><source>behind its flank</source><translation>hinter der Flanke</translation></message>
    <message><source>change formation or turn to the flank</source><translation>Formation ändern oder zur Flanke drehen</translation></message>
    <message><source>evade</source><translation>ausweichen</translation></message>
    <message><source>follow up</source><translation>nachsetzen</translation></message>
    <message><source>give it</source><translation>geben</translation></message>
    <message><source>go on fleeing</source><translation>weiter fliehen</translation></message>
    <message><source>go on to the baggage</source><translation>weiter zum Tross</translation></message>
    <message><source>inspire: 1 more die in combat</source><translation>anfeuern: 1 Würfel mehr im Nahkampf</translation></message>
    <message><source>its flank</source><translation>der Flanke</translation></message>
    <message><source>its front</source><translation>vorn</translation></message>
    <message><source>its rear</source><translation>hinten</translation></message>
    <message><source>line</source><translation>Linie</translation></message>
    <message><source>minor obstacle or light wood</source><translation>kleines Hindernis oder lichter Wald</translation></message>
    <message><source>move by dice</source><translation>nach Würfeln bewegen</translation></message>
    <message><source>move up to 12 inches, join or leave</source><translation>bis 12 Zoll bewegen, sich anschließen oder lösen</translation></message>
    <message><source>nobody more</source><translation>niemand weiter</translation></message>
    <message><source>not at all</source><translation>gar nicht</translation></message>
    <message><source>nothing more</source><translation>nichts weiter</translation></message>
    <message><source>only manoeuvre</source><translation>nur manövrieren</translation></message>
    <message><source>open ground</source><translation>offenes Gelände</translation></message>
    <message><source>open or close ranks</source><translation>Reihen öffnen oder schließen</translation></message>
    <message><source>other rough ground</source><translation>anderes raues Gelände</translation></message>
    <message><source>pass through</source><translation>durchziehen</translation></message>
    <message><source>pursue</source><translation>verfolgen</translation></message>
    <message><source>quincunx</source><translation>Quincunx</translation></message>
    <message><source>re-form</source><translation>neu formieren</translation></message>
    <message><source>retire</source><translation>zurückgehen</translation></message>
    <message><source>retire behind the triarii</source><translation>hinter die Triarier zurückgehen</translation></message>
    <message><source>retire further</source><translation>weiter zurückgehen</translation></message>
    <message><source>side-step or step back</source><translation>seitwärts oder zurück treten</translation></message>
    <message><source>stand</source><translation>standhalten</translation></message>
    <message><source>stands alone</source><translation>steht allein</translation></message>
    <message><source>stay and redress its ranks</source><translation>bleiben und Reihen ordnen</translation></message>
    <message><source>steady: 1 DP less now</source><translation>beruhigen: sofort 1 DP weniger</translation></message>
    <message><source>stop</source><translation>anhalten</translation></message>
    <message><source>take it</source><translation>nehmen</translation></message>
    <message><source>the front line</source><translation>die vordere Linie</translation></message>
    <message><source>the last line</source><translation>die letzte Linie</translation></message>
    <message><source>turn the rear rank</source><translation>hinteres Glied wenden</translation></message>
    <message><source>wheel</source><translation>schwenken</translation></message>
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
    <message><source> · </source><translation> · </translation></message>
    <message><source>, </source><translation>, </translation></message>
    <message><source>. </source><translation>. </translation></message>
    <message><source>: </source><translation>: </translation></message>
    <message><source>; </source><translation>; </translation></message>
    <message><source>A leader joins {}.</source><translation>Ein Anführer schließt sich an: {}.</translation></message>
    <message><source>Bound {}</source><translation>Zug {}</translation></message>
    <message><source>Bound {}: {}</source><translation>Zug {}: {}</translation></message>
    <message><source>Close combat</source><translation>Nahkampf</translation></message>
    <message><source>Control tests: {}.</source><translation>Kontrollproben: {}.</translation></message>
    <message><source>Corrected: {}</source><translation>Korrigiert: {}</translation></message>
    <message><source>Game turn {}: {}.</source><translation>Spielzug {}: {}.</translation></message>
    <message><source>Leaders on.</source><translation>Anführer auf die Karte.</translation></message>
    <message><source>PIPs: a pool of {}</source><translation>PIPs: Vorrat {}</translation></message>
    <message><source>PIPs: {}</source><translation>PIPs: {}</translation></message>
    <message><source>Phase {}, {}.</source><translation>Phase {}, {}.</translation></message>
    <message><source>Phase {}, {}: {}.</source><translation>Phase {}, {}: {}.</translation></message>
    <message><source>Players' ruling ({}): {}</source><translation>Entscheid der Spieler ({}): {}</translation></message>
    <message><source>Press forward</source><translation>Nachdrängen</translation></message>
    <message><source>Result {}.</source><translation>Ergebnis {}.</translation></message>
    <message><source>Tactical moves.</source><translation>Taktische Bewegungen.</translation></message>
    <message><source>Taken back: {}</source><translation>Zurückgenommen: {}</translation></message>
    <message><source>The battle begins: {} attack.</source><translation>Die Schlacht beginnt: {} greifen an.</translation></message>
    <message><source>The leaders of {} leave the map.</source><translation>Die Anführer von {} verlassen die Karte.</translation></message>
    <message><source>The weather is now: {}</source><translation>Das Wetter ist jetzt: {}</translation></message>
    <message><source>good going</source><translation>gutem Gelände</translation></message>
    <message><source>{} advance on their own</source><translation>{}: rücken von selbst vor</translation></message>
    <message><source>{} and {}</source><translation>{} und {}</translation></message>
    <message><source>{} are destroyed.</source><translation>{}: vernichtet.</translation></message>
    <message><source>{} are disordered.</source><translation>{}: in Unordnung.</translation></message>
    <message><source>{} are held for {}.</source><translation>{}: zurückgehalten für {}.</translation></message>
    <message><source>{} arrives at the {} edge.</source><translation>{}: Ankunft, Kante im {}.</translation></message>
    <message><source>{} begin their turn.</source><translation>{}: Zugbeginn.</translation></message>
    <message><source>{} cannot get away and are destroyed</source><translation>{}: können nicht entkommen und sind vernichtet</translation></message>
    <message><source>{} charges without a test.</source><translation>{}: Angriff ohne Probe.</translation></message>
    <message><source>{} charges {}.</source><translation>{} greift an: {}.</translation></message>
    <message><source>{} choose their edge and deploy first.</source><translation>{}: wählen ihre Kante und stellen zuerst auf.</translation></message>
    <message><source>{} declares a charge at {}.</source><translation>{}: Angriff auf {} angesagt.</translation></message>
    <message><source>{} enter the hex.</source><translation>{}: betreten das Hexfeld.</translation></message>
    <message><source>{} fail ({} = {}, needs {} more).</source><translation>{}: gescheitert ({} = {}, es fehlen {}).</translation></message>
    <message><source>{} fails ({} = {}, needs {} more).</source><translation>{}: gescheitert ({} = {}, es fehlen {}).</translation></message>
    <message><source>{} falls back.</source><translation>{}: geht zurück.</translation></message>
    <message><source>{} form a column.</source><translation>{}: bilden eine Kolonne.</translation></message>
    <message><source>{} form a line.</source><translation>{}: bilden eine Linie.</translation></message>
    <message><source>{} form a mass.</source><translation>{}: bilden eine Masse.</translation></message>
    <message><source>{} go first.</source><translation>{}: beginnen.</translation></message>
    <message><source>{} goes 1 MU farther.</source><translation>{}: 1 MU weiter.</translation></message>
    <message><source>{} halts.</source><translation>{}: hält an.</translation></message>
    <message><source>{} has failed the test.</source><translation>{}: Probe gescheitert.</translation></message>
    <message><source>{} has no enemy in reach and may act freely.</source><translation>{}: kein Gegner in Reichweite, handelt frei.</translation></message>
    <message><source>{} have 1 PIP</source><translation>{}: 1 PIP</translation></message>
    <message><source>{} have chosen their cards.</source><translation>{}: Karten gewählt.</translation></message>
    <message><source>{} have chosen.</source><translation>{}: gewählt.</translation></message>
    <message><source>{} have placed their dice.</source><translation>{}: Würfel gelegt.</translation></message>
    <message><source>{} have the initiative and act first in every phase.</source><translation>{}: haben die Initiative und handeln in jeder Phase zuerst.</translation></message>
    <message><source>{} have thrown their dice.</source><translation>{}: Würfel geworfen.</translation></message>
    <message><source>{} have {} PIPs</source><translation>{}: {} PIPs</translation></message>
    <message><source>{} have {} of initiative.</source><translation>{}: Initiative {}.</translation></message>
    <message><source>{} hits {}.</source><translation>{} trifft auf {}.</translation></message>
    <message><source>{} is broken.</source><translation>{}: zerschlagen.</translation></message>
    <message><source>{} is disrupted ({} of {}).</source><translation>{}: gestört ({} von {}).</translation></message>
    <message><source>{} is killed.</source><translation>{}: gefallen.</translation></message>
    <message><source>{} is pushed back.</source><translation>{}: zurückgedrängt.</translation></message>
    <message><source>{} is shaken ({} DPs).</source><translation>{}: erschüttert ({} DP).</translation></message>
    <message><source>{} joins {}.</source><translation>{} schließt sich an: {}.</translation></message>
    <message><source>{} miss.</source><translation>{}: verfehlt.</translation></message>
    <message><source>{} move into contact, for 1 PIP</source><translation>{}: Bewegung in Kontakt für 1 PIP</translation></message>
    <message><source>{} move into contact, for {} PIPs</source><translation>{}: Bewegung in Kontakt für {} PIPs</translation></message>
    <message><source>{} move {}".</source><translation>{}: Bewegung {}".</translation></message>
    <message><source>{} move, for 1 PIP</source><translation>{}: Bewegung für 1 PIP</translation></message>
    <message><source>{} move, for {} PIPs</source><translation>{}: Bewegung für {} PIPs</translation></message>
    <message><source>{} move.</source><translation>{}: Bewegung.</translation></message>
    <message><source>{} moves {}".</source><translation>{}: Bewegung {}".</translation></message>
    <message><source>{} pass ({} = {}).</source><translation>{}: bestanden ({} = {}).</translation></message>
    <message><source>{} passes ({} = {}).</source><translation>{}: bestanden ({} = {}).</translation></message>
    <message><source>{} passes with 1 point.</source><translation>{}: mit 1 Punkt bestanden.</translation></message>
    <message><source>{} passes with {} points.</source><translation>{}: mit {} Punkten bestanden.</translation></message>
    <message><source>{} place terrain first.</source><translation>{}: legen zuerst Gelände.</translation></message>
    <message><source>{} play no card now.</source><translation>{}: spielen jetzt keine Karte.</translation></message>
    <message><source>{} press forward</source><translation>{}: drängen nach</translation></message>
    <message><source>{} press forward into fresh enemies</source><translation>{}: drängen in frische Gegner nach</translation></message>
    <message><source>{} pursue</source><translation>{}: verfolgen</translation></message>
    <message><source>{} pursue into other enemies</source><translation>{}: verfolgen in andere Gegner hinein</translation></message>
    <message><source>{} rally.</source><translation>{}: sammeln sich.</translation></message>
    <message><source>{} run at the nearest enemy.</source><translation>{}: rennen auf den nächsten Gegner zu.</translation></message>
    <message><source>{} shoot at {}: 1 hit.</source><translation>{}: Beschuss auf {}, 1 Treffer.</translation></message>
    <message><source>{} shoot at {}: {} hits.</source><translation>{}: Beschuss auf {}, {} Treffer.</translation></message>
    <message><source>{} take 1 DP ({}): {}.</source><translation>{}: 1 DP mehr ({}): {}.</translation></message>
    <message><source>{} take the {} edge, {} the {} edge.</source><translation>{}: Kante im {}; {}: Kante im {}.</translation></message>
    <message><source>{} take {} DPs ({}): {}.</source><translation>{}: {} DP mehr ({}): {}.</translation></message>
    <message><source>{} takes 1 DP ({}): {}.</source><translation>{}: 1 DP mehr ({}): {}.</translation></message>
    <message><source>{} takes {} DPs ({}): {}.</source><translation>{}: {} DP mehr ({}): {}.</translation></message>
    <message><source>{} units are uncontrolled.</source><translation>{} Einheiten sind unkontrolliert.</translation></message>
    <message><source>{} wait in reserve.</source><translation>{}: in Reserve.</translation></message>
    <message><source>{} waits in reserve.</source><translation>{}: in Reserve.</translation></message>
    <message><source>{} win the roll, {} to {}: they take the initiative or give it.</source><translation>{}: Wurf gewonnen, {} zu {}; sie nehmen oder geben die Initiative.</translation></message>
    <message><source>{} wins {} to {} ({}, {}).</source><translation>{}: gewinnt {} zu {} ({}, {}).</translation></message>
    <message><source>{}, halt: 1 PIP ({} left)</source><translation>{}, Halt: 1 PIP (noch {})</translation></message>
    <message><source>{}, halt: {} PIPs ({} left)</source><translation>{}, Halt: {} PIPs (noch {})</translation></message>
    <message><source>{}, march: 1 PIP ({} left)</source><translation>{}, Marsch: 1 PIP (noch {})</translation></message>
    <message><source>{}, march: {} PIPs ({} left)</source><translation>{}, Marsch: {} PIPs (noch {})</translation></message>
    <message><source>{}, move: 1 PIP ({} left)</source><translation>{}, Bewegung: 1 PIP (noch {})</translation></message>
    <message><source>{}, move: {} PIPs ({} left)</source><translation>{}, Bewegung: {} PIPs (noch {})</translation></message>
    <message><source>{}: Fight.</source><translation>{}: Kämpfen.</translation></message>
    <message><source>{}: Move.</source><translation>{}: Bewegen.</translation></message>
    <message><source>{}: Rally.</source><translation>{}: Sammeln.</translation></message>
    <message><source>{}: Shoot.</source><translation>{}: Schießen.</translation></message>
    <message><source>{}: {} to {} against {}.</source><translation>{}: {} zu {} gegen {}.</translation></message>
    <message><source>{}: {} to {} against {}; result {}.</source><translation>{}: {} zu {} gegen {}; Ergebnis {}.</translation></message>
</context>
<context>
    <name>tropaion</name>
    <message><source>1 MU more</source><translation>1 MU mehr</translation></message>
    <message><source>All terrain is placed.</source><translation>Alles Gelände liegt.</translation></message>
    <message><source>Archers behind {unit}</source><translation>Bogenschützen hinter {unit}</translation></message>
    <message><source>At whom</source><translation>Auf wen</translation></message>
    <message><source>Begin the battle</source><translation>Schlacht beginnen</translation></message>
    <message><source>Broken Vine Staff</source><translation>Zerbrochener Rebstock</translation></message>
    <message><source>Charged this turn</source><translation>In diesem Zug angegriffen</translation></message>
    <message><source>Choose an edge</source><translation>Kante wählen</translation></message>
    <message><source>Clear line</source><translation>Freie Sichtlinie</translation></message>
    <message><source>Comes on at</source><translation>Kommt über</translation></message>
    <message><source>Commit</source><translation>Einsetzen</translation></message>
    <message><source>Contact</source><translation>Kontakt</translation></message>
    <message><source>Correct a formation</source><translation>Formation korrigieren</translation></message>
    <message><source>Correct the hand</source><translation>Hand korrigieren</translation></message>
    <message><source>Correct the points left</source><translation>Übrige Punkte korrigieren</translation></message>
    <message><source>Correct where a unit is</source><translation>Ort einer Einheit korrigieren</translation></message>
    <message><source>Count</source><translation>Zählen</translation></message>
    <message><source>Count the losses</source><translation>Verluste zählen</translation></message>
    <message><source>Delayed units arrive</source><translation>Verspätete Einheiten treffen ein</translation></message>
    <message><source>Deployment cards</source><translation>Aufstellungskarten</translation></message>
    <message><source>Dice for the first turn</source><translation>Würfel um den ersten Zug</translation></message>
    <message><source>Difficult terrain</source><translation>Schwieriges Gelände</translation></message>
    <message><source>Edge of {unit}</source><translation>Kante von {unit}</translation></message>
    <message><source>Edges</source><translation>Kanten</translation></message>
    <message><source>End of the charge</source><translation>Ende des Angriffs</translation></message>
    <message><source>End the battle</source><translation>Schlacht beenden</translation></message>
    <message><source>End the battle by agreement</source><translation>Schlacht einvernehmlich beenden</translation></message>
    <message><source>Enemy in reach</source><translation>Gegner in Reichweite</translation></message>
    <message><source>Equal Strategy</source><translation>Gleiche Strategie</translation></message>
    <message><source>Faces</source><translation>Blickt nach</translation></message>
    <message><source>Fast cavalry</source><translation>Schnelle Reiterei</translation></message>
    <message><source>Fighter</source><translation>Kämpfer</translation></message>
    <message><source>Fire back</source><translation>Zurückschießen</translation></message>
    <message><source>First card to change</source><translation>Erste Karte zum Tauschen</translation></message>
    <message><source>Flank march</source><translation>Flankenmarsch</translation></message>
    <message><source>Form up</source><translation>Aufstellen</translation></message>
    <message><source>Foul Weather</source><translation>Schlechtes Wetter</translation></message>
    <message><source>Free move</source><translation>Freie Bewegung</translation></message>
    <message><source>Front rank</source><translation>Erstes Glied</translation></message>
    <message><source>Gap touches</source><translation>Lücke berührt</translation></message>
    <message><source>Hand</source><translation>Hand</translation></message>
    <message><source>Hold back</source><translation>Zurückhalten</translation></message>
    <message><source>Hold units back</source><translation>Einheiten zurückhalten</translation></message>
    <message><source>It is</source><translation>Sie ist</translation></message>
    <message><source>It runs</source><translation>Verläuft</translation></message>
    <message><source>Keep or change the hand</source><translation>Hand behalten oder tauschen</translation></message>
    <message><source>Let it fail</source><translation>Scheitern lassen</translation></message>
    <message><source>Let the test fail</source><translation>Probe scheitern lassen</translation></message>
    <message><source>MU from the south</source><translation>MU von Süden</translation></message>
    <message><source>MU from the west</source><translation>MU von Westen</translation></message>
    <message><source>Near enemy</source><translation>Gegner nahe</translation></message>
    <message><source>No card now</source><translation>Jetzt keine Karte</translation></message>
    <message><source>No card windows in this turn</source><translation>Keine Kartenfenster in diesem Zug</translation></message>
    <message><source>On the plan</source><translation>Auf dem Plan</translation></message>
    <message><source>Pass</source><translation>Passen</translation></message>
    <message><source>Pay for the first turn</source><translation>Für den ersten Zug bezahlen</translation></message>
    <message><source>Place terrain</source><translation>Gelände legen</translation></message>
    <message><source>Place the dice</source><translation>Würfel legen</translation></message>
    <message><source>Plan of the terrain</source><translation>Geländeplan</translation></message>
    <message><source>Play a card</source><translation>Karte spielen</translation></message>
    <message><source>Second card to change</source><translation>Zweite Karte zum Tauschen</translation></message>
    <message><source>Set the plan</source><translation>Plan festlegen</translation></message>
    <message><source>Settle</source><translation>Abschließen</translation></message>
    <message><source>Settle the combat</source><translation>Nahkampf abschließen</translation></message>
    <message><source>Shape</source><translation>Form</translation></message>
    <message><source>Shieldwall of</source><translation>Schildwall von</translation></message>
    <message><source>Shot</source><translation>Beschuss</translation></message>
    <message><source>Shuffle and deal</source><translation>Mischen und austeilen</translation></message>
    <message><source>Spend</source><translation>Ausgeben</translation></message>
    <message><source>Spend points on the test</source><translation>Punkte für die Probe ausgeben</translation></message>
    <message><source>Strategy</source><translation>Strategie</translation></message>
    <message><source>Superior Scouting</source><translation>Überlegene Aufklärung</translation></message>
    <message><source>Terrain</source><translation>Gelände</translation></message>
    <message><source>Terrain card</source><translation>Geländekarte</translation></message>
    <message><source>The battle begins.</source><translation>Die Schlacht beginnt.</translation></message>
    <message><source>The battle is</source><translation>Die Schlacht ist</translation></message>
    <message><source>The card</source><translation>Die Karte</translation></message>
    <message><source>There is room</source><translation>Es ist Platz</translation></message>
    <message><source>They must charge at once.</source><translation>Sie müssen sofort angreifen.</translation></message>
    <message><source>Three dice</source><translation>Drei Würfel</translation></message>
    <message><source>Turn</source><translation>Drehung</translation></message>
    <message><source>Valour and result</source><translation>Tapferkeit und Ergebnis</translation></message>
    <message><source>Valour on the result</source><translation>Tapferkeit auf das Ergebnis</translation></message>
    <message><source>Valour on the roll</source><translation>Tapferkeit auf den Wurf</translation></message>
    <message><source>Which card</source><translation>Welche Karte</translation></message>
    <message><source>Who fires back</source><translation>Wer zurückschießt</translation></message>
    <message><source>Who moves</source><translation>Wer sich bewegt</translation></message>
    <message><source>Who places terrain first</source><translation>Wer zuerst Gelände legt</translation></message>
    <message><source>Whole formation</source><translation>Ganze Formation</translation></message>
    <message><source>Why</source><translation>Warum</translation></message>
    <message><source>Your three dice</source><translation>Deine drei Würfel</translation></message>
    <message><source>a draw</source><translation>unentschieden</translation></message>
    <message><source>a quarter turn</source><translation>Vierteldrehung</translation></message>
    <message><source>agreed: {other} first</source><translation>vereinbart: {other} zuerst</translation></message>
    <message><source>agreed: {unit} first</source><translation>vereinbart: {unit} zuerst</translation></message>
    <message><source>belongs in the hand</source><translation>gehört auf die Hand</translation></message>
    <message><source>both</source><translation>beide</translation></message>
    <message><source>catches {other}</source><translation>holt {other} ein</translation></message>
    <message><source>change facing</source><translation>Front ändern</translation></message>
    <message><source>change two</source><translation>zwei tauschen</translation></message>
    <message><source>charge</source><translation>angreifen</translation></message>
    <message><source>delayed by the weather</source><translation>vom Wetter aufgehalten</translation></message>
    <message><source>delayed by weather</source><translation>vom Wetter aufgehalten</translation></message>
    <message><source>dice for it</source><translation>darum würfeln</translation></message>
    <message><source>each alone</source><translation>jede für sich</translation></message>
    <message><source>each unit otherwise</source><translation>jede Einheit anders</translation></message>
    <message><source>enters it</source><translation>betritt es</translation></message>
    <message><source>farther</source><translation>weiter</translation></message>
    <message><source>fill the gap</source><translation>Lücke füllen</translation></message>
    <message><source>form up</source><translation>aufstellen</translation></message>
    <message><source>forward</source><translation>vorwärts</translation></message>
    <message><source>has been played</source><translation>wurde gespielt</translation></message>
    <message><source>hits somebody else</source><translation>trifft jemand anderen</translation></message>
    <message><source>is in it already</source><translation>ist schon darin</translation></message>
    <message><source>is put away face down</source><translation>wird verdeckt weggelegt</translation></message>
    <message><source>it charges</source><translation>er greift an</translation></message>
    <message><source>keep all five</source><translation>alle fünf behalten</translation></message>
    <message><source>lost</source><translation>verloren</translation></message>
    <message><source>mass</source><translation>Masse</translation></message>
    <message><source>neither</source><translation>keiner</translation></message>
    <message><source>on the table</source><translation>auf dem Tisch</translation></message>
    <message><source>sideways or backwards</source><translation>seitwärts oder rückwärts</translation></message>
    <message><source>south to north</source><translation>Süd nach Nord</translation></message>
    <message><source>stops short</source><translation>hält vorher an</translation></message>
    <message><source>supports its neighbour</source><translation>unterstützt den Nachbarn</translation></message>
    <message><source>test to act otherwise</source><translation>Probe, um anders zu handeln</translation></message>
    <message><source>the east edge</source><translation>die Ostkante</translation></message>
    <message><source>the north edge</source><translation>die Nordkante</translation></message>
    <message><source>the south edge</source><translation>die Südkante</translation></message>
    <message><source>the west edge</source><translation>die Westkante</translation></message>
    <message><source>up to 1 MU</source><translation>bis 1 MU</translation></message>
    <message><source>up to 2 MU</source><translation>bis 2 MU</translation></message>
    <message><source>up to 3 MU</source><translation>bis 3 MU</translation></message>
    <message><source>waiting for a flank march</source><translation>wartet auf den Flankenmarsch</translation></message>
    <message><source>west to east</source><translation>West nach Ost</translation></message>
    <message><source>won by {other}</source><translation>gewonnen von {other}</translation></message>
    <message><source>won by {unit}</source><translation>gewonnen von {unit}</translation></message>
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
