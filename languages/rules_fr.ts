<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<context>
    <name>ancients</name>
    <message><source>A unit hides</source><translation>Une unité se cache</translation></message>
    <message><source>Advance</source><translation>Avancer</translation></message>
    <message><source>Against</source><translation>Contre</translation></message>
    <message><source>Allowance</source><translation>Allocation</translation></message>
    <message><source>An enemy can be reached</source><translation>Un ennemi peut être atteint</translation></message>
    <message><source>Arrival</source><translation>Arrivée</translation></message>
    <message><source>Arrive</source><translation>Arriver</translation></message>
    <message><source>Attacker</source><translation>Attaquant</translation></message>
    <message><source>Attackers</source><translation>Attaquants</translation></message>
    <message><source>Award</source><translation>Attribuer</translation></message>
    <message><source>Barbarians charge</source><translation>Les barbares chargent</translation></message>
    <message><source>Begin</source><translation>Commencer</translation></message>
    <message><source>Begin the turn</source><translation>Commencer le tour</translation></message>
    <message><source>Camp</source><translation>Camp</translation></message>
    <message><source>Charge</source><translation>Charge</translation></message>
    <message><source>Column of its hex</source><translation>Colonne de son hexagone</translation></message>
    <message><source>Combat</source><translation>Combat</translation></message>
    <message><source>Comes from</source><translation>Vient de</translation></message>
    <message><source>Confirm</source><translation>Confirmer</translation></message>
    <message><source>Control</source><translation>Contrôle</translation></message>
    <message><source>Declared before the trick came out</source><translation>Déclaré avant que la ruse soit révélée</translation></message>
    <message><source>Defender</source><translation>Défenseur</translation></message>
    <message><source>Depth of spears</source><translation>Profondeur des lances</translation></message>
    <message><source>Distance</source><translation>Distance</translation></message>
    <message><source>Enemies whose zone of control it left</source><translation>Ennemis dont elle a quitté la zone de contrôle</translation></message>
    <message><source>Enemies whose zone of control was left</source><translation>Ennemis dont la zone de contrôle a été quittée</translation></message>
    <message><source>Enemy leader {unit} is captured</source><translation>Le chef ennemi {unit} est capturé</translation></message>
    <message><source>Enter</source><translation>Entrer</translation></message>
    <message><source>Enter the hex</source><translation>Entrer dans l’hexagone</translation></message>
    <message><source>Enters</source><translation>Entre</translation></message>
    <message><source>Fall of elephants or chariots</source><translation>Chute d’éléphants ou de chars</translation></message>
    <message><source>Flee or leave the map</source><translation>Fuir ou quitter la carte</translation></message>
    <message><source>Four hexes from every visible enemy</source><translation>À quatre hexagones de tout ennemi visible</translation></message>
    <message><source>Friends it passed through</source><translation>Amis qu’elle a traversés</translation></message>
    <message><source>Friends passed through</source><translation>Amis traversés</translation></message>
    <message><source>Friends that were fled through</source><translation>Amis traversés dans la fuite</translation></message>
    <message><source>Hidden units are impetuous</source><translation>Les unités cachées sont impétueuses</translation></message>
    <message><source>Hold</source><translation>Tenir</translation></message>
    <message><source>Hold in check</source><translation>Retenir</translation></message>
    <message><source>Initiative</source><translation>Initiative</translation></message>
    <message><source>Its leader goes along</source><translation>Son chef l’accompagne</translation></message>
    <message><source>Keep off</source><translation>Garder hors carte</translation></message>
    <message><source>Keep units off the map</source><translation>Garder des unités hors carte</translation></message>
    <message><source>Leader {other} goes along</source><translation>Le chef {other} l’accompagne</translation></message>
    <message><source>Leader {other} of {unit} withdraws</source><translation>Le chef {other} de {unit} se replie</translation></message>
    <message><source>Leaders</source><translation>Chefs</translation></message>
    <message><source>Leaders of {unit} there</source><translation>Chefs de {unit} là</translation></message>
    <message><source>Left the map</source><translation>A quitté la carte</translation></message>
    <message><source>Move</source><translation>Bouger</translation></message>
    <message><source>Moves</source><translation>Mouvements</translation></message>
    <message><source>Nearest enemies, the nearest first</source><translation>Ennemis les plus proches, le plus proche d’abord</translation></message>
    <message><source>Nearest, in front and in sight</source><translation>Le plus proche, devant et en vue</translation></message>
    <message><source>Next step</source><translation>Étape suivante</translation></message>
    <message><source>No enemy before {unit}</source><translation>Pas d’ennemi devant {unit}</translation></message>
    <message><source>No unit is out of hand.</source><translation>Aucune unité n’échappe au contrôle.</translation></message>
    <message><source>Notes of {unit} stay closed</source><translation>Les notes de {unit} restent closes</translation></message>
    <message><source>Of these, who entered woods or swamp</source><translation>Parmi elles, entrées en bois ou marais</translation></message>
    <message><source>Open</source><translation>Ouvrir</translation></message>
    <message><source>Open a sealed note</source><translation>Ouvrir une note scellée</translation></message>
    <message><source>Own code</source><translation>Code propre</translation></message>
    <message><source>PIPs</source><translation>PIP</translation></message>
    <message><source>Place</source><translation>Placer</translation></message>
    <message><source>Points</source><translation>Points</translation></message>
    <message><source>Points follow</source><translation>Points selon</translation></message>
    <message><source>Points for {unit}</source><translation>Points pour {unit}</translation></message>
    <message><source>Put a leader on the map</source><translation>Mettre un chef sur la carte</translation></message>
    <message><source>Put on the map after all</source><translation>Finalement mise sur la carte</translation></message>
    <message><source>Rallies</source><translation>Se rallie</translation></message>
    <message><source>Rally</source><translation>Rallier</translation></message>
    <message><source>Room for {unit} behind a friend</source><translation>Place pour {unit} derrière un ami</translation></message>
    <message><source>Room for {unit} to retreat</source><translation>Place pour la retraite de {unit}</translation></message>
    <message><source>Row of its hex</source><translation>Rangée de son hexagone</translation></message>
    <message><source>Seal</source><translation>Sceller</translation></message>
    <message><source>Second battle of two flank marches</source><translation>Seconde bataille de deux marches de flanc</translation></message>
    <message><source>Sees a disordered enemy not faster than itself, nearer than any in good order</source><translation>Voit un ennemi désordonné pas plus rapide qu’elle, plus proche que tout ennemi en bon ordre</translation></message>
    <message><source>Sees the enemy camp, nearer than any enemy in good order</source><translation>Voit le camp ennemi, plus proche que tout ennemi en bon ordre</translation></message>
    <message><source>Set the depth</source><translation>Fixer la profondeur</translation></message>
    <message><source>Shooter</source><translation>Tireur</translation></message>
    <message><source>Shooting</source><translation>Tir</translation></message>
    <message><source>Size</source><translation>Taille</translation></message>
    <message><source>Somebody begins in contact</source><translation>Quelqu’un commence au contact</translation></message>
    <message><source>Somebody is in woods or swamp</source><translation>Quelqu’un est en bois ou marais</translation></message>
    <message><source>Spears that change their depth</source><translation>Lances qui changent de profondeur</translation></message>
    <message><source>Spontaneous advance</source><translation>Avance spontanée</translation></message>
    <message><source>Start</source><translation>Commencer</translation></message>
    <message><source>Start the battle</source><translation>Commencer la bataille</translation></message>
    <message><source>Target</source><translation>Cible</translation></message>
    <message><source>The enemy camp is entered</source><translation>Le camp ennemi est investi</translation></message>
    <message><source>The hex is woods, swamp or rough</source><translation>L’hexagone est bois, marais ou accidenté</translation></message>
    <message><source>This march</source><translation>Cette marche</translation></message>
    <message><source>Uncontrolled unit</source><translation>Unité incontrôlée</translation></message>
    <message><source>Unit</source><translation>Unité</translation></message>
    <message><source>Unit it joins</source><translation>Unité qu’il rejoint</translation></message>
    <message><source>Unit or group to hold</source><translation>Unité ou groupe à retenir</translation></message>
    <message><source>Units</source><translation>Unités</translation></message>
    <message><source>Units in contact, of both sides</source><translation>Unités en contact, des deux camps</translation></message>
    <message><source>Units it is about, where there are some</source><translation>Unités concernées, s’il y en a</translation></message>
    <message><source>Units kept off the map</source><translation>Unités gardées hors carte</translation></message>
    <message><source>Units on the march, or who hides</source><translation>Unités en marche, ou qui se cache</translation></message>
    <message><source>Units that move</source><translation>Unités qui bougent</translation></message>
    <message><source>Victory points</source><translation>Points de victoire</translation></message>
    <message><source>Warband</source><translation>Bande guerrière</translation></message>
    <message><source>What</source><translation>Quoi</translation></message>
    <message><source>What is sealed</source><translation>Ce qui est scellé</translation></message>
    <message><source>What it costs</source><translation>Ce que cela coûte</translation></message>
    <message><source>What the note says</source><translation>Ce que dit la note</translation></message>
    <message><source>Who fled through them (all who panic, when nobody is named)</source><translation>Qui les a traversés (tous ceux en panique, si personne n’est nommé)</translation></message>
    <message><source>Who left it (all, when nobody is named)</source><translation>Qui l’a quittée (tous, si personne n’est nommé)</translation></message>
    <message><source>Who passed through them (all, when nobody is named)</source><translation>Qui les a traversés (tous, si personne n’est nommé)</translation></message>
    <message><source>Write a sealed note</source><translation>Écrire une note scellée</translation></message>
    <message><source>Your flank march has this edge too</source><translation>Votre marche de flanc a aussi ce bord</translation></message>
    <message><source>a bridge</source><translation>un pont</translation></message>
    <message><source>a column</source><translation>une colonne</translation></message>
    <message><source>a ford</source><translation>un gué</translation></message>
    <message><source>a group, as line and column</source><translation>un groupe, en ligne et colonne</translation></message>
    <message><source>a leader</source><translation>un chef</translation></message>
    <message><source>a line</source><translation>une ligne</translation></message>
    <message><source>a stratagem, or a bluff</source><translation>un stratagème, ou un bluff</translation></message>
    <message><source>column</source><translation>colonne</translation></message>
    <message><source>comes on, as both players agree</source><translation>arrive, les deux joueurs étant d’accord</translation></message>
    <message><source>doubled</source><translation>doublée</translation></message>
    <message><source>east</source><translation>est</translation></message>
    <message><source>element for element</source><translation>élément par élément</translation></message>
    <message><source>flank</source><translation>flanc</translation></message>
    <message><source>flank march</source><translation>marche de flanc</translation></message>
    <message><source>front</source><translation>front</translation></message>
    <message><source>is disordered on purpose</source><translation>se désordonne exprès</translation></message>
    <message><source>is void</source><translation>est nulle</translation></message>
    <message><source>none</source><translation>aucun</translation></message>
    <message><source>normal</source><translation>normale</translation></message>
    <message><source>north</source><translation>nord</translation></message>
    <message><source>nothing</source><translation>rien</translation></message>
    <message><source>nothing: it is a bluff</source><translation>rien : c’est un bluff</translation></message>
    <message><source>one unit</source><translation>une unité</translation></message>
    <message><source>rear</source><translation>dos</translation></message>
    <message><source>settled when it is opened</source><translation>réglé à l’ouverture</translation></message>
    <message><source>south</source><translation>sud</translation></message>
    <message><source>stays sealed</source><translation>reste scellée</translation></message>
    <message><source>the defender gives way</source><translation>le défenseur cède</translation></message>
    <message><source>the defender is destroyed</source><translation>le défenseur est détruit</translation></message>
    <message><source>the number of elements</source><translation>le nombre d’éléments</translation></message>
    <message><source>the place of a hidden unit</source><translation>la place d’une unité cachée</translation></message>
    <message><source>the worth of elements</source><translation>la valeur des éléments</translation></message>
    <message><source>tripled</source><translation>triplée</translation></message>
    <message><source>turns in place only</source><translation>pivote seulement sur place</translation></message>
    <message><source>west</source><translation>ouest</translation></message>
    <message><source>{other} still before {unit}</source><translation>{other} encore devant {unit}</translation></message>
    <message><source>{unit} as {other}</source><translation>{unit} comme {other}</translation></message>
    <message><source>{unit} attacks through</source><translation>{unit} attaque à travers</translation></message>
    <message><source>{unit} cannot be held</source><translation>{unit} ne peut être retenue</translation></message>
    <message><source>{unit} crosses</source><translation>{unit} traverse</translation></message>
    <message><source>{unit} entered woods or swamp</source><translation>{unit} est entrée en bois ou marais</translation></message>
    <message><source>{unit} had to turn</source><translation>{unit} a dû tourner</translation></message>
    <message><source>{unit} in a stream</source><translation>{unit} dans un ruisseau</translation></message>
    <message><source>{unit} in a village</source><translation>{unit} dans un village</translation></message>
    <message><source>{unit} in woods or a village</source><translation>{unit} en bois ou village</translation></message>
    <message><source>{unit} in woods or swamp</source><translation>{unit} en bois ou marais</translation></message>
    <message><source>{unit} on a hill</source><translation>{unit} sur une colline</translation></message>
    <message><source>{unit} retreats</source><translation>{unit} bat en retraite</translation></message>
    <message><source>{unit} see an enemy</source><translation>{unit} voit un ennemi</translation></message>
</context>
<context>
    <name>dba</name>
    <message><source>601 to 1,200</source><translation>601 à 1 200</translation></message>
    <message><source>Against foot</source><translation>Contre fantassins</translation></message>
    <message><source>Against mounted</source><translation>Contre montés</translation></message>
    <message><source>Bad going</source><translation>Mauvais terrain</translation></message>
    <message><source>Beaten</source><translation>Battu</translation></message>
    <message><source>Breaks off</source><translation>Rompt le combat</translation></message>
    <message><source>Built-up, dismounts</source><translation>Bâti, met pied à terre</translation></message>
    <message><source>Camp followers</source><translation>Suivants du camp</translation></message>
    <message><source>Camp held by enemy</source><translation>Camp tenu par l’ennemi</translation></message>
    <message><source>Combat factors</source><translation>Facteurs de combat</translation></message>
    <message><source>Combat outcomes</source><translation>Résultats de combat</translation></message>
    <message><source>Cost</source><translation>Coût</translation></message>
    <message><source>Doubled</source><translation>Doublé</translation></message>
    <message><source>Element</source><translation>Élément</translation></message>
    <message><source>Elements</source><translation>Éléments</translation></message>
    <message><source>End bound</source><translation>Finir la manche</translation></message>
    <message><source>End the bound</source><translation>Finir la manche</translation></message>
    <message><source>Ends in</source><translation>Finit en</translation></message>
    <message><source>Ends in contact</source><translation>Finit au contact</translation></message>
    <message><source>Enemy at the rear</source><translation>Ennemi dans le dos</translation></message>
    <message><source>Enemy on its flank</source><translation>Ennemi sur son flanc</translation></message>
    <message><source>Equal</source><translation>Égalité</translation></message>
    <message><source>From the general</source><translation>Du général</translation></message>
    <message><source>From whom</source><translation>De qui</translation></message>
    <message><source>General in cover</source><translation>Général à couvert</translation></message>
    <message><source>Going</source><translation>Terrain</translation></message>
    <message><source>Good going</source><translation>Terrain dégagé</translation></message>
    <message><source>Ground</source><translation>Terrain</translation></message>
    <message><source>Higher ground</source><translation>Position dominante</translation></message>
    <message><source>In paces.</source><translation>En pas.</translation></message>
    <message><source>Left flank</source><translation>Flanc gauche</translation></message>
    <message><source>Level: no effect</source><translation>Égalité : sans effet</translation></message>
    <message><source>Losses</source><translation>Pertes</translation></message>
    <message><source>Moves and ranges</source><translation>Mouvements et portées</translation></message>
    <message><source>Nothing happens: nobody shoots at {unit}.</source><translation>Rien ne se passe : personne ne tire sur {unit}.</translation></message>
    <message><source>Out of order</source><translation>Hors séquence</translation></message>
    <message><source>Out of the way</source><translation>Hors du chemin</translation></message>
    <message><source>Outcome</source><translation>Résultat</translation></message>
    <message><source>PIP costs</source><translation>Coûts en PIP</translation></message>
    <message><source>PIP die</source><translation>Dé de PIP</translation></message>
    <message><source>Paces</source><translation>Pas</translation></message>
    <message><source>Ranges</source><translation>Portées</translation></message>
    <message><source>Record</source><translation>Inscrire</translation></message>
    <message><source>Right flank</source><translation>Flanc droit</translation></message>
    <message><source>Road</source><translation>Route</translation></message>
    <message><source>Support</source><translation>Soutien</translation></message>
    <message><source>Tactical factors</source><translation>Facteurs tactiques</translation></message>
    <message><source>Target shoots back</source><translation>La cible riposte</translation></message>
    <message><source>The first row that fits the loser.</source><translation>La première ligne qui convient au perdant.</translation></message>
    <message><source>These troops move again only along a road.</source><translation>Ces troupes ne bougent de nouveau que le long d’une route.</translation></message>
    <message><source>Troops</source><translation>Troupes</translation></message>
    <message><source>Victory check</source><translation>Contrôle de victoire</translation></message>
    <message><source>What happened</source><translation>Ce qui s’est passé</translation></message>
    <message><source>Which element</source><translation>Quel élément</translation></message>
    <message><source>Why do the elements leave the table?</source><translation>Pourquoi les éléments quittent-ils la table ?</translation></message>
    <message><source>a break-off leads away from the enemy</source><translation>rompre, c’est s’éloigner de l’ennemi</translation></message>
    <message><source>aiding shooters</source><translation>tireurs en soutien</translation></message>
    <message><source>another reason</source><translation>une autre raison</translation></message>
    <message><source>bad going</source><translation>mauvais terrain</translation></message>
    <message><source>beyond 1,200 paces</source><translation>au-delà de 1 200 pas</translation></message>
    <message><source>both players agree to it</source><translation>les deux joueurs sont d’accord</translation></message>
    <message><source>camp followers never move</source><translation>les suivants du camp ne bougent jamais</translation></message>
    <message><source>contact</source><translation>contact</translation></message>
    <message><source>destroyed</source><translation>détruits</translation></message>
    <message><source>flanks and rear</source><translation>flancs et dos</translation></message>
    <message><source>free</source><translation>libre</translation></message>
    <message><source>general in cover</source><translation>général à couvert</translation></message>
    <message><source>general's element</source><translation>élément du général</translation></message>
    <message><source>good</source><translation>dégagé</translation></message>
    <message><source>heavy in bad going</source><translation>lourds en mauvais terrain</translation></message>
    <message><source>higher or on a bank</source><translation>plus haut ou sur une berge</translation></message>
    <message><source>in its camp</source><translation>dans son camp</translation></message>
    <message><source>it was done in time, and is entered late</source><translation>fait à temps, saisi après coup</translation></message>
    <message><source>it was forgotten</source><translation>cela a été oublié</translation></message>
    <message><source>left the table</source><translation>ont quitté la table</translation></message>
    <message><source>more than 1,200</source><translation>plus de 1 200</translation></message>
    <message><source>no effect</source><translation>sans effet</translation></message>
    <message><source>no help in bad going</source><translation>aucune aide en mauvais terrain</translation></message>
    <message><source>no help v these</source><translation>aucune aide contre ceux-ci</translation></message>
    <message><source>no way to go</source><translation>aucune issue</translation></message>
    <message><source>no: keep the order</source><translation>non : garder l’ordre</translation></message>
    <message><source>nobody</source><translation>personne</translation></message>
    <message><source>nothing costs extra in a side's first bound</source><translation>rien ne coûte de supplément à la première manche d’un camp</translation></message>
    <message><source>nothing is out of order</source><translation>rien n’est hors séquence</translation></message>
    <message><source>one element or group</source><translation>un élément ou un groupe</translation></message>
    <message><source>only a single element breaks off</source><translation>seul un élément isolé rompt le combat</translation></message>
    <message><source>out of the way</source><translation>hors du chemin</translation></message>
    <message><source>overlap</source><translation>débordement</translation></message>
    <message><source>pikes behind</source><translation>piques derrière</translation></message>
    <message><source>psiloi behind</source><translation>psiloi derrière</translation></message>
    <message><source>psiloi behind v camp</source><translation>psiloi derrière, contre un camp</translation></message>
    <message><source>slow troops in it</source><translation>troupes lentes dedans</translation></message>
    <message><source>spears behind</source><translation>lances derrière</translation></message>
    <message><source>this army has no camp</source><translation>cette armée n’a pas de camp</translation></message>
    <message><source>this is no break-off</source><translation>ce n’est pas une rupture de combat</translation></message>
    <message><source>unharmed</source><translation>indemne</translation></message>
    <message><source>up to 600 paces</source><translation>jusqu’à 600 pas</translation></message>
    <message><source>warband behind</source><translation>bande guerrière derrière</translation></message>
    <message><source>{me} at a distance</source><translation>{me} à distance</translation></message>
    <message><source>{me} v {class}</source><translation>{me} contre {class}</translation></message>
    <message><source>{type} stand</source><translation>{type} tiennent bon</translation></message>
    <message><source>{unit} are beaten, but stand fast</source><translation>{unit} sont battus, mais tiennent bon</translation></message>
    <message><source>{unit} are destroyed</source><translation>{unit} : détruits</translation></message>
    <message><source>{unit} flee</source><translation>{unit} : fuient</translation></message>
    <message><source>{unit} recoil</source><translation>{unit} : reculent</translation></message>
</context>
<context>
    <name>dbm</name>
    <message><source>A shooter and its target, neither in contact with enemy fronts. A shooter that is not shot at itself suffers nothing when its total is lower.</source><translation>Un tireur et sa cible, ni l’un ni l’autre au contact frontal d’ennemis. Un tireur qui n’est pas lui-même visé ne subit rien quand son total est inférieur.</translation></message>
    <message><source>Action</source><translation>Action</translation></message>
    <message><source>Are the ranks behind in good going too?</source><translation>Les rangs derrière sont-ils aussi en terrain dégagé ?</translation></message>
    <message><source>Assign</source><translation>Répartir</translation></message>
    <message><source>Assign PIPs</source><translation>Répartir les PIP</translation></message>
    <message><source>Baggage</source><translation>Bagages</translation></message>
    <message><source>Both stay in contact and fight again next bound, unless one of them breaks off.</source><translation>Les deux restent au contact et combattent de nouveau à la manche suivante, sauf si l’un rompt.</translation></message>
    <message><source>Charged this bound</source><translation>A chargé cette manche</translation></message>
    <message><source>Contact with</source><translation>Contact avec</translation></message>
    <message><source>Contacts enemy</source><translation>Contacte l’ennemi</translation></message>
    <message><source>Crossing a river</source><translation>Traverse une rivière</translation></message>
    <message><source>Difficult</source><translation>Difficile</translation></message>
    <message><source>Does the element defend from behind fortifications?</source><translation>L’élément défend-il derrière des fortifications ?</translation></message>
    <message><source>Does the weather put the element at a disadvantage?</source><translation>La météo désavantage-t-elle l’élément ?</translation></message>
    <message><source>Element equivalents</source><translation>Équivalents d’éléments</translation></message>
    <message><source>End</source><translation>Fin</translation></message>
    <message><source>Enemy at flank or rear</source><translation>Ennemi sur le flanc ou dans le dos</translation></message>
    <message><source>Enemy that recoiled</source><translation>Ennemi qui a reculé</translation></message>
    <message><source>Fast</source><translation>Rapides</translation></message>
    <message><source>Fast troops</source><translation>Troupes rapides</translation></message>
    <message><source>Foot whose opponents have all fled may press forward.</source><translation>Les fantassins dont les adversaires ont tous fui peuvent pousser de l’avant.</translation></message>
    <message><source>Fortifications</source><translation>Fortifications</translation></message>
    <message><source>Fortifications in the way</source><translation>Fortifications sur le chemin</translation></message>
    <message><source>Fourth rank</source><translation>Quatrième rang</translation></message>
    <message><source>Further shooters</source><translation>Tireurs en soutien</translation></message>
    <message><source>General's distance</source><translation>Distance du général</translation></message>
    <message><source>Going to the rear is leaving the straight-ahead line.</source><translation>Aller vers l’arrière, c’est quitter la ligne droite.</translation></message>
    <message><source>Guided bound</source><translation>Manche guidée</translation></message>
    <message><source>Had to stop</source><translation>A dû s’arrêter</translation></message>
    <message><source>Half or less</source><translation>La moitié ou moins</translation></message>
    <message><source>Impetuous</source><translation>Impétueux</translation></message>
    <message><source>Impetuous troops</source><translation>Troupes impétueuses</translation></message>
    <message><source>In sight</source><translation>En vue</translation></message>
    <message><source>Inferior</source><translation>Inférieurs</translation></message>
    <message><source>Into or out of a wood</source><translation>Vers ou depuis un bois</translation></message>
    <message><source>Into other enemies</source><translation>Vers d’autres ennemis</translation></message>
    <message><source>Is the group a column one element wide?</source><translation>Le groupe est-il une colonne large d’un élément ?</translation></message>
    <message><source>Knights, pikes</source><translation>Chevaliers, piques</translation></message>
    <message><source>Laden naval</source><translation>Navires chargés</translation></message>
    <message><source>Leaves the line</source><translation>Quitte la ligne</translation></message>
    <message><source>Less, but more than half</source><translation>Moins, mais plus de la moitié</translation></message>
    <message><source>Level</source><translation>Égalité</translation></message>
    <message><source>Level: both fight on</source><translation>Égalité : les deux continuent le combat</translation></message>
    <message><source>Mount or dismount the element where it stands.</source><translation>L’élément monte ou met pied à terre sur place.</translation></message>
    <message><source>Move {unit} straight ahead by their own base depth, or by one base width if that is less.</source><translation>Avancez {unit} tout droit de la profondeur de leur socle, ou d’une largeur de socle si c’est moins.</translation></message>
    <message><source>Move {unit} straight back, still facing the enemy, by their base depth or by one base width if that is less. Friends behind who face the same way let them pass or are pushed back; if nobody can make way, they are destroyed.</source><translation>Reculez {unit} tout droit, face à l’ennemi, de la profondeur de leur socle, ou d’une largeur de socle si c’est moins. Les amis derrière orientés de même les laissent passer ou sont repoussés ; si personne ne peut céder la place, ils sont détruits.</translation></message>
    <message><source>Move, march, halt</source><translation>Bouger, marcher, s’arrêter</translation></message>
    <message><source>Next phase</source><translation>Phase suivante</translation></message>
    <message><source>Note</source><translation>Remarque</translation></message>
    <message><source>One element wide</source><translation>Large d’un élément</translation></message>
    <message><source>Onto a flank</source><translation>Sur un flanc</translation></message>
    <message><source>Opponent</source><translation>Adversaire</translation></message>
    <message><source>Ordinary</source><translation>Ordinaires</translation></message>
    <message><source>Press on</source><translation>Poussée</translation></message>
    <message><source>Psiloi behind cavalry</source><translation>Psiloi derrière de la cavalerie</translation></message>
    <message><source>Pursue</source><translation>Poursuivre</translation></message>
    <message><source>Pursuit</source><translation>Poursuite</translation></message>
    <message><source>Ranks in good going</source><translation>Rangs en terrain dégagé</translation></message>
    <message><source>Roll PIPs</source><translation>Lancer les PIP</translation></message>
    <message><source>Rough</source><translation>Accidenté</translation></message>
    <message><source>Sand</source><translation>Sable</translation></message>
    <message><source>Second rank</source><translation>Deuxième rang</translation></message>
    <message><source>Should Optio enforce every compulsory step of the bound?</source><translation>Optio doit-il imposer chaque étape obligatoire de la manche ?</translation></message>
    <message><source>Skirmishers behind others</source><translation>Tirailleurs derrière d’autres</translation></message>
    <message><source>Skirmishers that are caught</source><translation>Tirailleurs rattrapés</translation></message>
    <message><source>Spears, expendables, artillery</source><translation>Lances, sacrifiables, artillerie</translation></message>
    <message><source>Stops short</source><translation>S’arrête avant</translation></message>
    <message><source>Straight ahead</source><translation>Tout droit</translation></message>
    <message><source>Superior</source><translation>Supérieurs</translation></message>
    <message><source>Take {unit} off the table. Ranks behind and neighbours are unharmed.</source><translation>Retirez {unit} de la table. Les rangs derrière et les voisins sont indemnes.</translation></message>
    <message><source>Temporary works</source><translation>Ouvrages temporaires</translation></message>
    <message><source>The bound ends</source><translation>La manche se termine</translation></message>
    <message><source>The bound goes on</source><translation>La manche continue</translation></message>
    <message><source>The shooting has no effect</source><translation>Le tir est sans effet</translation></message>
    <message><source>They defend fortifications</source><translation>Ils défendent des fortifications</translation></message>
    <message><source>They stay: there is no enemy to advance on.</source><translation>Ils restent : il n’y a pas d’ennemi vers qui avancer.</translation></message>
    <message><source>Third rank</source><translation>Troisième rang</translation></message>
    <message><source>Two elements in frontal contact. The first is of the side whose bound it is. Elements that overlap or touch a flank or rear do not roll: they only hinder their enemy.</source><translation>Deux éléments en contact frontal. Le premier est du camp dont c’est la manche. Les éléments en débordement ou au contact d’un flanc ou du dos ne lancent pas de dé : ils gênent seulement leur ennemi.</translation></message>
    <message><source>Unladen naval</source><translation>Navires à vide</translation></message>
    <message><source>Warband, auxilia</source><translation>Bandes guerrières, auxilia</translation></message>
    <message><source>Water</source><translation>Eau</translation></message>
    <message><source>Weather</source><translation>Météo</translation></message>
    <message><source>Weather against it</source><translation>Météo contraire</translation></message>
    <message><source>What became of them</source><translation>Ce qu’ils sont devenus</translation></message>
    <message><source>What do these elements do together?</source><translation>Que font ces éléments ensemble ?</translation></message>
    <message><source>What going does the element stand in?</source><translation>Sur quel terrain se trouve l’élément ?</translation></message>
    <message><source>What holds them</source><translation>Ce qui les retient</translation></message>
    <message><source>What stands in the fourth rank?</source><translation>Qu’y a-t-il au quatrième rang ?</translation></message>
    <message><source>What stands in the third rank?</source><translation>Qu’y a-t-il au troisième rang ?</translation></message>
    <message><source>What they do</source><translation>Ce qu’ils font</translation></message>
    <message><source>What they meet</source><translation>Ce qu’ils rencontrent</translation></message>
    <message><source>Which elements</source><translation>Quels éléments</translation></message>
    <message><source>Who is lost</source><translation>Qui est perdu</translation></message>
    <message><source>Who presses forward</source><translation>Qui pousse de l’avant</translation></message>
    <message><source>Who pursues</source><translation>Qui poursuit</translation></message>
    <message><source>a lone element may march on</source><translation>un élément seul peut continuer à marcher</translation></message>
    <message><source>advance into contact</source><translation>avancent au contact</translation></message>
    <message><source>advance on their own</source><translation>avancent d’eux-mêmes</translation></message>
    <message><source>advanced</source><translation>ont avancé</translation></message>
    <message><source>an ally-general spares nothing</source><translation>un général allié n’épargne rien</translation></message>
    <message><source>artillery among them</source><translation>de l’artillerie parmi eux</translation></message>
    <message><source>behind fortifications</source><translation>derrière des fortifications</translation></message>
    <message><source>blades in bad going</source><translation>épées en mauvais terrain</translation></message>
    <message><source>blades under shooting</source><translation>épées sous le tir</translation></message>
    <message><source>bowmen against bowmen, shooting</source><translation>archers contre archers, au tir</translation></message>
    <message><source>break off</source><translation>rompre le combat</translation></message>
    <message><source>could not get away</source><translation>n’ont pas pu s’échapper</translation></message>
    <message><source>deep pikes</source><translation>piques en profondeur</translation></message>
    <message><source>deep warband against mounted</source><translation>bande guerrière profonde contre des montés</translation></message>
    <message><source>demoralised command</source><translation>corps démoralisé</translation></message>
    <message><source>demoralised: PIPs are spent on halts and breaking off only</source><translation>démoralisés : PIP seulement pour s’arrêter et rompre</translation></message>
    <message><source>difficult</source><translation>difficile</translation></message>
    <message><source>fall back</source><translation>se replient</translation></message>
    <message><source>far from the general, but in sight</source><translation>loin du général, mais en vue</translation></message>
    <message><source>fell back</source><translation>se sont repliés</translation></message>
    <message><source>fights on</source><translation>continue le combat</translation></message>
    <message><source>fled off the table</source><translation>ont fui hors de la table</translation></message>
    <message><source>foot with no other mounted troops than are allowed</source><translation>fantassins avec les seuls montés permis</translation></message>
    <message><source>four ranks of pikes in front</source><translation>quatre rangs de piques en face</translation></message>
    <message><source>fourth march or later</source><translation>quatrième marche ou au-delà</translation></message>
    <message><source>fresh enemies</source><translation>des ennemis frais</translation></message>
    <message><source>further shooters</source><translation>tireurs en soutien</translation></message>
    <message><source>general is back</source><translation>le général est de retour</translation></message>
    <message><source>general straggles</source><translation>le général s’égare</translation></message>
    <message><source>halt</source><translation>s’arrêter</translation></message>
    <message><source>halted already</source><translation>déjà arrêtés</translation></message>
    <message><source>halted this bound, so they stay where they are</source><translation>arrêtés cette manche, ils restent où ils sont</translation></message>
    <message><source>heavy foot in bad going or a river</source><translation>infanterie lourde en mauvais terrain ou rivière</translation></message>
    <message><source>higher ground or river bank</source><translation>position dominante ou berge</translation></message>
    <message><source>in contact with enemy: the only way out is to break off</source><translation>au contact de l’ennemi : la seule issue est de rompre</translation></message>
    <message><source>irregular foot that its place holds</source><translation>fantassins irréguliers que leur place retient</translation></message>
    <message><source>irregulars held back</source><translation>irréguliers retenus</translation></message>
    <message><source>irregulars straight ahead</source><translation>irréguliers tout droit</translation></message>
    <message><source>irregulars that go back</source><translation>irréguliers qui reculent</translation></message>
    <message><source>irregulars that had to stop</source><translation>irréguliers qui ont dû s’arrêter</translation></message>
    <message><source>irregulars that leave the straight-ahead line</source><translation>irréguliers qui quittent la ligne droite</translation></message>
    <message><source>irregulars that stop short</source><translation>irréguliers qui s’arrêtent avant</translation></message>
    <message><source>irregulars, but they contact enemy</source><translation>irréguliers, mais ils contactent l’ennemi</translation></message>
    <message><source>knights under bowmen's shooting</source><translation>chevaliers sous le tir d’archers</translation></message>
    <message><source>know of no enemy</source><translation>ne connaissent aucun ennemi</translation></message>
    <message><source>leave the table</source><translation>quittent la table</translation></message>
    <message><source>level</source><translation>à égalité</translation></message>
    <message><source>lost otherwise</source><translation>perdus autrement</translation></message>
    <message><source>march</source><translation>marcher</translation></message>
    <message><source>missiles from behind the enemy</source><translation>projectiles de derrière l’ennemi</translation></message>
    <message><source>more than 1,200 paces from the general</source><translation>à plus de 1 200 pas du général</translation></message>
    <message><source>more than 600 paces from the general, and out of sight</source><translation>à plus de 600 pas du général, et hors de vue</translation></message>
    <message><source>mount or dismount</source><translation>monter ou descendre de cheval</translation></message>
    <message><source>mounted in bad going or at fortifications</source><translation>montés en mauvais terrain ou devant des fortifications</translation></message>
    <message><source>mounted troops and foot together</source><translation>montés et fantassins ensemble</translation></message>
    <message><source>mounted troops and psiloi together</source><translation>montés et psiloi ensemble</translation></message>
    <message><source>mounting or dismounting</source><translation>monter ou mettre pied à terre</translation></message>
    <message><source>move</source><translation>bouger</translation></message>
    <message><source>moved or marched this bound, so they cannot be halted</source><translation>ont bougé cette manche et ne peuvent pas être arrêtés</translation></message>
    <message><source>no</source><translation>non</translation></message>
    <message><source>no enemy known</source><translation>aucun ennemi connu</translation></message>
    <message><source>nobody moves</source><translation>personne ne bouge</translation></message>
    <message><source>not behind inferior troops</source><translation>pas derrière des troupes inférieures</translation></message>
    <message><source>over 1,200</source><translation>plus de 1 200</translation></message>
    <message><source>permanent</source><translation>permanentes</translation></message>
    <message><source>psiloi behind the cavalry they may support</source><translation>psiloi derrière la cavalerie qu’ils peuvent soutenir</translation></message>
    <message><source>psiloi behind the enemy's cavalry</source><translation>psiloi derrière la cavalerie ennemie</translation></message>
    <message><source>ranks behind pikes (X)</source><translation>rangs derrière des piques (X)</translation></message>
    <message><source>ranks of auxilia (X)</source><translation>rangs d’auxilia (X)</translation></message>
    <message><source>rear half of knights (I)</source><translation>moitié arrière de chevaliers (I)</translation></message>
    <message><source>road</source><translation>route</translation></message>
    <message><source>rough</source><translation>accidenté</translation></message>
    <message><source>scored more than superior troops</source><translation>a fait plus que des troupes supérieures</translation></message>
    <message><source>second rank of auxilia</source><translation>deuxième rang d’auxilia</translation></message>
    <message><source>second rank of bowmen</source><translation>deuxième rang d’archers</translation></message>
    <message><source>second rank of cavalry behind the enemy</source><translation>deuxième rang de cavalerie derrière l’ennemi</translation></message>
    <message><source>second rank of psiloi</source><translation>deuxième rang de psiloi</translation></message>
    <message><source>second rank of spears</source><translation>deuxième rang de lances</translation></message>
    <message><source>second rank of warband</source><translation>deuxième rang de bande guerrière</translation></message>
    <message><source>skirmishers</source><translation>des tirailleurs</translation></message>
    <message><source>stands</source><translation>tient bon</translation></message>
    <message><source>superior shooting, level</source><translation>tir supérieur, égalité</translation></message>
    <message><source>superior shooting, one ahead of superior</source><translation>tir supérieur, un de plus que des supérieurs</translation></message>
    <message><source>temporary</source><translation>temporaires</translation></message>
    <message><source>the commander-in-chief acts with them</source><translation>le commandant en chef agit avec eux</translation></message>
    <message><source>the general has spared his PIP this bound</source><translation>le général a déjà épargné son PIP cette manche</translation></message>
    <message><source>the general is fighting</source><translation>le général combat</translation></message>
    <message><source>the general is fighting, and breaks off</source><translation>le général combat et rompt</translation></message>
    <message><source>the general is lost</source><translation>le général est perdu</translation></message>
    <message><source>the general straggles with a flank march</source><translation>le général s’attarde avec une marche de flanc</translation></message>
    <message><source>the sub-general halts with them</source><translation>le sous-général s’arrête avec eux</translation></message>
    <message><source>the sub-general has moved in this game</source><translation>le sous-général a bougé dans cette partie</translation></message>
    <message><source>the train never pursues</source><translation>le train ne poursuit jamais</translation></message>
    <message><source>the weather is clear</source><translation>le temps est clair</translation></message>
    <message><source>their general is off the table, so he cannot act with them</source><translation>leur général est hors de la table et ne peut agir avec eux</translation></message>
    <message><source>third march, in a column</source><translation>troisième marche, en colonne</translation></message>
    <message><source>third march, with irregulars abreast</source><translation>troisième marche, avec des irréguliers de front</translation></message>
    <message><source>third march, with knights</source><translation>troisième marche, avec des chevaliers</translation></message>
    <message><source>this baggage cannot move</source><translation>ce bagage ne peut pas bouger</translation></message>
    <message><source>troops that defend fortifications never pursue</source><translation>les défenseurs de fortifications ne poursuivent jamais</translation></message>
    <message><source>unladen, against {class}</source><translation>à vide, contre {class}</translation></message>
    <message><source>up to 600</source><translation>jusqu’à 600</translation></message>
    <message><source>uphill</source><translation>en montée</translation></message>
    <message><source>war wagons under bowmen's shooting</source><translation>chariots de guerre sous le tir d’archers</translation></message>
    <message><source>warband in bad going</source><translation>bande guerrière en mauvais terrain</translation></message>
    <message><source>weather or wood</source><translation>météo ou bois</translation></message>
    <message><source>well ahead of fast troops</source><translation>nettement devant des troupes rapides</translation></message>
    <message><source>works, river</source><translation>ouvrages, rivière</translation></message>
    <message><source>yes</source><translation>oui</translation></message>
    <message><source>{me} against {class}</source><translation>{me} contre {class}</translation></message>
    <message><source>{rank} behind: another kind of bow</source><translation>{rank} derrière : un autre type d’arc</translation></message>
    <message><source>{rank} behind: no help against elephants' weight</source><translation>{rank} derrière : aucune aide contre le poids des éléphants</translation></message>
    <message><source>{rank} behind: no help here</source><translation>{rank} derrière : aucune aide ici</translation></message>
    <message><source>{rank} behind: not all in good going</source><translation>{rank} derrière : pas tous en terrain dégagé</translation></message>
    <message><source>{rank} behind: steadies the blades if they lose</source><translation>{rank} derrière : affermit les épées si elles perdent</translation></message>
    <message><source>{rank} behind: the army list does not let them support</source><translation>{rank} derrière : la liste d’armée ne permet pas le soutien</translation></message>
    <message><source>{rank} behind: the wrong grade</source><translation>{rank} derrière : mauvaise catégorie</translation></message>
    <message><source>{unit} lose, but keep their place.</source><translation>{unit} perdent, mais gardent leur place.</translation></message>
    <message><source>{unit} stand fast</source><translation>{unit} tiennent bon</translation></message>
</context>
<context>
    <name>dbx</name>
    <message><source>Who aids the shooter</source><translation>Qui aide le tireur</translation></message>
    <message><source>Who aids the target</source><translation>Qui aide la cible</translation></message>
</context>
<context>
    <name>hoplites</name>
    <message><source>Act</source><translation>Action</translation></message>
    <message><source>Card</source><translation>Carte</translation></message>
    <message><source>Current attack</source><translation>Attaque en cours</translation></message>
    <message><source>End the turn</source><translation>Finir le tour</translation></message>
    <message><source>Leader</source><translation>Chef</translation></message>
    <message><source>Legion</source><translation>Légion</translation></message>
    <message><source>Play</source><translation>Jouer</translation></message>
</context>
<context>
    <name>punic</name>
    <message><source>A leader is captured</source><translation>Un chef est capturé</translation></message>
    <message><source>Adjust</source><translation>Ajuster</translation></message>
    <message><source>Advantage of ground</source><translation>Avantage du terrain</translation></message>
    <message><source>After-combat moves</source><translation>Mouvements d’après combat</translation></message>
    <message><source>Agreed</source><translation>Convenu</translation></message>
    <message><source>All are under control.</source><translation>Tous sont sous contrôle.</translation></message>
    <message><source>And then</source><translation>Et ensuite</translation></message>
    <message><source>Another move die</source><translation>Un autre dé de mouvement</translation></message>
    <message><source>Answer</source><translation>Répondre</translation></message>
    <message><source>At whom (the nearest)</source><translation>Sur qui (le plus proche)</translation></message>
    <message><source>Bases</source><translation>Socles</translation></message>
    <message><source>Bases in contact</source><translation>Socles en contact</translation></message>
    <message><source>Bases in range</source><translation>Socles à portée</translation></message>
    <message><source>Bases of the target that fight nobody</source><translation>Socles de la cible sans adversaire</translation></message>
    <message><source>Behind {unit}</source><translation>Derrière {unit}</translation></message>
    <message><source>Beyond 8 inches</source><translation>Au-delà de 8 pouces</translation></message>
    <message><source>Caught</source><translation>Rattrapée</translation></message>
    <message><source>Caught, or run into somebody</source><translation>Rattrapé, ou tombé sur quelqu’un</translation></message>
    <message><source>Charge move</source><translation>Mouvement de charge</translation></message>
    <message><source>Charged unit</source><translation>Unité chargée</translation></message>
    <message><source>Charger</source><translation>Unité qui charge</translation></message>
    <message><source>Choose</source><translation>Choisir</translation></message>
    <message><source>Combatants of the first side</source><translation>Combattants du premier camp</translation></message>
    <message><source>Combatants of the other side</source><translation>Combattants de l’autre camp</translation></message>
    <message><source>Command</source><translation>Commandement</translation></message>
    <message><source>Conform to a controlled unit</source><translation>S’aligner sur une unité contrôlée</translation></message>
    <message><source>Control test</source><translation>Test de contrôle</translation></message>
    <message><source>Controlled by</source><translation>Contrôlée par</translation></message>
    <message><source>Correct</source><translation>Corriger</translation></message>
    <message><source>Correct a contact</source><translation>Corriger un contact</translation></message>
    <message><source>Declare a charge</source><translation>Déclarer une charge</translation></message>
    <message><source>Declare charges</source><translation>Déclarer les charges</translation></message>
    <message><source>Deploy</source><translation>Déployer</translation></message>
    <message><source>Detach</source><translation>Détacher</translation></message>
    <message><source>Detach from a legion</source><translation>Détacher d’une légion</translation></message>
    <message><source>Die of death</source><translation>Dé de la mort</translation></message>
    <message><source>Do it</source><translation>Valider</translation></message>
    <message><source>Enemy</source><translation>Ennemi</translation></message>
    <message><source>Enemy beyond 4 inches</source><translation>Ennemi au-delà de 4 pouces</translation></message>
    <message><source>Enemy beyond 8 inches</source><translation>Ennemi au-delà de 8 pouces</translation></message>
    <message><source>Enemy within 4 inches</source><translation>Ennemi à moins de 4 pouces</translation></message>
    <message><source>Enemy within 8 inches</source><translation>Ennemi à moins de 8 pouces</translation></message>
    <message><source>Flight, pursuit, rampage</source><translation>Fuite, poursuite, affolement</translation></message>
    <message><source>Formed units it burst through</source><translation>Unités formées traversées</translation></message>
    <message><source>Free hack</source><translation>Coup gratuit</translation></message>
    <message><source>From where</source><translation>D’où</translation></message>
    <message><source>Halt</source><translation>Halte</translation></message>
    <message><source>In contact</source><translation>En contact</translation></message>
    <message><source>Joins</source><translation>Rejoint</translation></message>
    <message><source>Leader action</source><translation>Action de chef</translation></message>
    <message><source>Leader actions</source><translation>Actions des chefs</translation></message>
    <message><source>Leader touched</source><translation>Chef touché</translation></message>
    <message><source>Leader's adjustment</source><translation>Ajustement du chef</translation></message>
    <message><source>Light troops</source><translation>Troupes légères</translation></message>
    <message><source>Line</source><translation>Ligne</translation></message>
    <message><source>Main unit of {unit}</source><translation>Unité principale de {unit}</translation></message>
    <message><source>Make a move on the list</source><translation>Faire un mouvement de la liste</translation></message>
    <message><source>Manoeuvre</source><translation>Manœuvre</translation></message>
    <message><source>Manoeuvre first</source><translation>Manœuvrer d’abord</translation></message>
    <message><source>Meets also</source><translation>Rencontre aussi</translation></message>
    <message><source>Move a leader</source><translation>Bouger un chef</translation></message>
    <message><source>Move or manoeuvre</source><translation>Bouger ou manœuvrer</translation></message>
    <message><source>Moves together with</source><translation>Bouge avec</translation></message>
    <message><source>Nobody to charge</source><translation>Personne à charger</translation></message>
    <message><source>Not under control</source><translation>Pas sous contrôle</translation></message>
    <message><source>Off the table</source><translation>Hors de la table</translation></message>
    <message><source>On the table</source><translation>Sur la table</translation></message>
    <message><source>Passes through</source><translation>Traverse</translation></message>
    <message><source>Rampage</source><translation>Affolement</translation></message>
    <message><source>Rampaging elephant</source><translation>Éléphant affolé</translation></message>
    <message><source>Ran into</source><translation>Tombée sur</translation></message>
    <message><source>Relieve ranks</source><translation>Relever les rangs</translation></message>
    <message><source>Response</source><translation>Réaction</translation></message>
    <message><source>Responses and charges</source><translation>Réactions et charges</translation></message>
    <message><source>Room</source><translation>Place</translation></message>
    <message><source>Room ahead</source><translation>Place devant</translation></message>
    <message><source>Rough ground</source><translation>Terrain accidenté</translation></message>
    <message><source>Set-back</source><translation>Revers</translation></message>
    <message><source>Shaken unit</source><translation>Unité ébranlée</translation></message>
    <message><source>Shot at from</source><translation>Tir venant de</translation></message>
    <message><source>Skirmish</source><translation>Escarmouche</translation></message>
    <message><source>Stand or evade</source><translation>Tenir ou esquiver</translation></message>
    <message><source>Stop a rampage</source><translation>Arrêter un éléphant affolé</translation></message>
    <message><source>Stop rampages</source><translation>Arrêter les éléphants affolés</translation></message>
    <message><source>Success</source><translation>Succès</translation></message>
    <message><source>Take or give the initiative</source><translation>Prendre ou laisser l’initiative</translation></message>
    <message><source>Target in cover</source><translation>Cible à couvert</translation></message>
    <message><source>Then through</source><translation>Puis traverse</translation></message>
    <message><source>Unit with a leader</source><translation>Unité avec un chef</translation></message>
    <message><source>Volley</source><translation>Salve</translation></message>
    <message><source>Who caught them</source><translation>Qui les a rattrapés</translation></message>
    <message><source>Who is not under control</source><translation>Qui n’est pas sous contrôle</translation></message>
    <message><source>Who leaves</source><translation>Qui part</translation></message>
    <message><source>Who must charge</source><translation>Qui doit charger</translation></message>
    <message><source>Who ran</source><translation>Qui a couru</translation></message>
    <message><source>Who shoots</source><translation>Qui tire</translation></message>
    <message><source>Who stands within 4"</source><translation>Qui se tient à moins de 4"</translation></message>
    <message><source>Who tests</source><translation>Qui teste</translation></message>
    <message><source>Who was caught</source><translation>Qui a été rattrapé</translation></message>
    <message><source>Within 4 inches</source><translation>À moins de 4 pouces</translation></message>
    <message><source>Within 4"</source><translation>À moins de 4"</translation></message>
    <message><source>about-face</source><translation>demi-tour</translation></message>
    <message><source>behind its flank</source><translation>derrière son flanc</translation></message>
    <message><source>change formation or turn to the flank</source><translation>changer de formation ou tourner sur le flanc</translation></message>
    <message><source>evade</source><translation>esquiver</translation></message>
    <message><source>follow up</source><translation>suivre</translation></message>
    <message><source>give it</source><translation>la laisser</translation></message>
    <message><source>go on fleeing</source><translation>continuer à fuir</translation></message>
    <message><source>go on to the baggage</source><translation>aller jusqu’aux bagages</translation></message>
    <message><source>inspire: 1 more die in combat</source><translation>inspirer : 1 dé de plus au combat</translation></message>
    <message><source>its flank</source><translation>son flanc</translation></message>
    <message><source>its front</source><translation>son front</translation></message>
    <message><source>its rear</source><translation>son dos</translation></message>
    <message><source>line</source><translation>ligne</translation></message>
    <message><source>minor obstacle or light wood</source><translation>petit obstacle ou bois clair</translation></message>
    <message><source>move by dice</source><translation>bouger aux dés</translation></message>
    <message><source>move up to 12 inches, join or leave</source><translation>bouger jusqu’à 12 pouces, rejoindre ou quitter</translation></message>
    <message><source>nobody more</source><translation>personne d’autre</translation></message>
    <message><source>not at all</source><translation>pas du tout</translation></message>
    <message><source>nothing more</source><translation>rien de plus</translation></message>
    <message><source>only manoeuvre</source><translation>seulement manœuvrer</translation></message>
    <message><source>open ground</source><translation>terrain dégagé</translation></message>
    <message><source>open or close ranks</source><translation>ouvrir ou serrer les rangs</translation></message>
    <message><source>other rough ground</source><translation>autre terrain accidenté</translation></message>
    <message><source>pass through</source><translation>traverser</translation></message>
    <message><source>pursue</source><translation>poursuivre</translation></message>
    <message><source>quincunx</source><translation>quinconce</translation></message>
    <message><source>re-form</source><translation>se reformer</translation></message>
    <message><source>retire</source><translation>se retirer</translation></message>
    <message><source>retire behind the triarii</source><translation>se retirer derrière les triarii</translation></message>
    <message><source>retire further</source><translation>se retirer encore</translation></message>
    <message><source>side-step or step back</source><translation>pas de côté ou en arrière</translation></message>
    <message><source>stand</source><translation>tenir</translation></message>
    <message><source>stands alone</source><translation>reste seul</translation></message>
    <message><source>stay and redress its ranks</source><translation>rester et redresser ses rangs</translation></message>
    <message><source>steady: 1 DP less now</source><translation>affermir : 1 DP de moins tout de suite</translation></message>
    <message><source>stop</source><translation>s’arrêter</translation></message>
    <message><source>take it</source><translation>la prendre</translation></message>
    <message><source>the front line</source><translation>la ligne de front</translation></message>
    <message><source>the last line</source><translation>la dernière ligne</translation></message>
    <message><source>turn the rear rank</source><translation>retourner le dernier rang</translation></message>
    <message><source>wheel</source><translation>conversion</translation></message>
    <message><source>{unit}: bases in contact</source><translation>{unit} : socles en contact</translation></message>
    <message><source>{unit}: charged</source><translation>{unit} : a chargé</translation></message>
    <message><source>{unit}: conform to</source><translation>{unit} : s’aligner sur</translation></message>
    <message><source>{unit}: overlapping bases</source><translation>{unit} : socles en débordement</translation></message>
    <message><source>{unit}: stationary</source><translation>{unit} : immobile</translation></message>
    <message><source>{unit}: try to stop</source><translation>{unit} : tenter d’arrêter</translation></message>
    <message><source>{unit}: which line fights?</source><translation>{unit} : quelle ligne combat ?</translation></message>
</context>
<context>
    <name>rules</name>
    <message><source> · </source><translation> · </translation></message>
    <message><source>, </source><translation>, </translation></message>
    <message><source>. </source><translation>. </translation></message>
    <message><source>: </source><translation> : </translation></message>
    <message><source>; </source><translation> ; </translation></message>
    <message><source>A leader joins {}.</source><translation>Un chef rejoint {}.</translation></message>
    <message><source>Bound {}</source><translation>Manche {}</translation></message>
    <message><source>Bound {}: {}</source><translation>Manche {} : {}</translation></message>
    <message><source>Close combat</source><translation>Corps à corps</translation></message>
    <message><source>Control tests: {}.</source><translation>Tests de contrôle : {}.</translation></message>
    <message><source>Corrected: {}</source><translation>Corrigé : {}</translation></message>
    <message><source>Game turn {}: {}.</source><translation>Tour de jeu {} : {}.</translation></message>
    <message><source>Leaders on.</source><translation>Chefs en jeu.</translation></message>
    <message><source>PIPs: a pool of {}</source><translation>PIP : une réserve de {}</translation></message>
    <message><source>PIPs: {}</source><translation>PIP : {}</translation></message>
    <message><source>Phase {}, {}.</source><translation>Phase {}, {}.</translation></message>
    <message><source>Phase {}, {}: {}.</source><translation>Phase {}, {} : {}.</translation></message>
    <message><source>Players' ruling ({}): {}</source><translation>Décision des joueurs ({}) : {}</translation></message>
    <message><source>Press forward</source><translation>Pousser de l’avant</translation></message>
    <message><source>Result {}.</source><translation>Résultat {}.</translation></message>
    <message><source>Tactical moves.</source><translation>Mouvements tactiques.</translation></message>
    <message><source>Taken back: {}</source><translation>Annulé : {}</translation></message>
    <message><source>The battle begins: {} attack.</source><translation>La bataille commence : {} attaquent.</translation></message>
    <message><source>The leaders of {} leave the map.</source><translation>Les chefs de {} quittent la carte.</translation></message>
    <message><source>The weather is now: {}</source><translation>La météo est maintenant : {}</translation></message>
    <message><source>good going</source><translation>terrain dégagé</translation></message>
    <message><source>{} advance on their own</source><translation>{} : avancent d’eux-mêmes</translation></message>
    <message><source>{} and {}</source><translation>{} et {}</translation></message>
    <message><source>{} are destroyed.</source><translation>{} : détruits.</translation></message>
    <message><source>{} are disordered.</source><translation>{} : désordonnés.</translation></message>
    <message><source>{} are held for {}.</source><translation>{} : retenus pour {}.</translation></message>
    <message><source>{} arrives at the {} edge.</source><translation>{} : arrivée, bord {}.</translation></message>
    <message><source>{} begin their turn.</source><translation>{} : début du tour.</translation></message>
    <message><source>{} cannot get away and are destroyed</source><translation>{} : ne peuvent s’échapper et sont détruits</translation></message>
    <message><source>{} charges without a test.</source><translation>{} : charge sans test.</translation></message>
    <message><source>{} charges {}.</source><translation>{} charge {}.</translation></message>
    <message><source>{} choose their edge and deploy first.</source><translation>{} : choisissent leur bord et se déploient en premier.</translation></message>
    <message><source>{} declares a charge at {}.</source><translation>{} : charge déclarée contre {}.</translation></message>
    <message><source>{} enter the hex.</source><translation>{} : entrent dans l’hexagone.</translation></message>
    <message><source>{} fail ({} = {}, needs {} more).</source><translation>{} : échec ({} = {}, il manque {}).</translation></message>
    <message><source>{} fails ({} = {}, needs {} more).</source><translation>{} : échec ({} = {}, il manque {}).</translation></message>
    <message><source>{} falls back.</source><translation>{} : se replie.</translation></message>
    <message><source>{} form a column.</source><translation>{} : forment une colonne.</translation></message>
    <message><source>{} form a line.</source><translation>{} : forment une ligne.</translation></message>
    <message><source>{} form a mass.</source><translation>{} : forment une masse.</translation></message>
    <message><source>{} go first.</source><translation>{} : commencent.</translation></message>
    <message><source>{} goes 1 MU farther.</source><translation>{} : 1 UM plus loin.</translation></message>
    <message><source>{} halts.</source><translation>{} : s’arrête.</translation></message>
    <message><source>{} has failed the test.</source><translation>{} : test échoué.</translation></message>
    <message><source>{} has no enemy in reach and may act freely.</source><translation>{} : aucun ennemi à portée, agit librement.</translation></message>
    <message><source>{} have 1 PIP</source><translation>{} : 1 PIP</translation></message>
    <message><source>{} have chosen their cards.</source><translation>{} : cartes choisies.</translation></message>
    <message><source>{} have chosen.</source><translation>{} : choix fait.</translation></message>
    <message><source>{} have placed their dice.</source><translation>{} : dés placés.</translation></message>
    <message><source>{} have the initiative and act first in every phase.</source><translation>{} : ont l’initiative et agissent en premier à chaque phase.</translation></message>
    <message><source>{} have thrown their dice.</source><translation>{} : dés lancés.</translation></message>
    <message><source>{} have {} PIPs</source><translation>{} : {} PIP</translation></message>
    <message><source>{} have {} of initiative.</source><translation>{} : initiative {}.</translation></message>
    <message><source>{} hits {}.</source><translation>{} heurte {}.</translation></message>
    <message><source>{} is broken.</source><translation>{} : brisée.</translation></message>
    <message><source>{} is disrupted ({} of {}).</source><translation>{} : désorganisée ({} sur {}).</translation></message>
    <message><source>{} is killed.</source><translation>{} : tué.</translation></message>
    <message><source>{} is pushed back.</source><translation>{} : repoussée.</translation></message>
    <message><source>{} is shaken ({} DPs).</source><translation>{} : ébranlée ({} DP).</translation></message>
    <message><source>{} joins {}.</source><translation>{} rejoint {}.</translation></message>
    <message><source>{} miss.</source><translation>{} : manqué.</translation></message>
    <message><source>{} move into contact, for 1 PIP</source><translation>{} : mouvement au contact pour 1 PIP</translation></message>
    <message><source>{} move into contact, for {} PIPs</source><translation>{} : mouvement au contact pour {} PIP</translation></message>
    <message><source>{} move {}".</source><translation>{} : mouvement {}".</translation></message>
    <message><source>{} move, for 1 PIP</source><translation>{} : mouvement pour 1 PIP</translation></message>
    <message><source>{} move, for {} PIPs</source><translation>{} : mouvement pour {} PIP</translation></message>
    <message><source>{} move.</source><translation>{} : mouvement.</translation></message>
    <message><source>{} moves {}".</source><translation>{} : mouvement {}".</translation></message>
    <message><source>{} pass ({} = {}).</source><translation>{} : réussi ({} = {}).</translation></message>
    <message><source>{} passes ({} = {}).</source><translation>{} : réussi ({} = {}).</translation></message>
    <message><source>{} passes with 1 point.</source><translation>{} : réussi avec 1 point.</translation></message>
    <message><source>{} passes with {} points.</source><translation>{} : réussi avec {} points.</translation></message>
    <message><source>{} place terrain first.</source><translation>{} : placent le terrain en premier.</translation></message>
    <message><source>{} play no card now.</source><translation>{} : ne jouent pas de carte maintenant.</translation></message>
    <message><source>{} press forward</source><translation>{} : poussent de l’avant</translation></message>
    <message><source>{} press forward into fresh enemies</source><translation>{} : poussent de l’avant contre des ennemis frais</translation></message>
    <message><source>{} pursue</source><translation>{} : poursuivent</translation></message>
    <message><source>{} pursue into other enemies</source><translation>{} : poursuivent contre d’autres ennemis</translation></message>
    <message><source>{} rally.</source><translation>{} : se rallient.</translation></message>
    <message><source>{} run at the nearest enemy.</source><translation>{} : courent sur l’ennemi le plus proche.</translation></message>
    <message><source>{} shoot at {}: 1 hit.</source><translation>{} : tir sur {}, 1 touche.</translation></message>
    <message><source>{} shoot at {}: {} hits.</source><translation>{} : tir sur {}, {} touches.</translation></message>
    <message><source>{} take 1 DP ({}): {}.</source><translation>{} : 1 DP de plus ({}) : {}.</translation></message>
    <message><source>{} take the {} edge, {} the {} edge.</source><translation>{} : bord {} ; {} : bord {}.</translation></message>
    <message><source>{} take {} DPs ({}): {}.</source><translation>{} : {} DP de plus ({}) : {}.</translation></message>
    <message><source>{} takes 1 DP ({}): {}.</source><translation>{} : 1 DP de plus ({}) : {}.</translation></message>
    <message><source>{} takes {} DPs ({}): {}.</source><translation>{} : {} DP de plus ({}) : {}.</translation></message>
    <message><source>{} units are uncontrolled.</source><translation>{} unités sont incontrôlées.</translation></message>
    <message><source>{} wait in reserve.</source><translation>{} : en réserve.</translation></message>
    <message><source>{} waits in reserve.</source><translation>{} : en réserve.</translation></message>
    <message><source>{} win the roll, {} to {}: they take the initiative or give it.</source><translation>{} : jet gagné, {} à {} ; ils prennent ou laissent l’initiative.</translation></message>
    <message><source>{} wins {} to {} ({}, {}).</source><translation>{} : gagne {} à {} ({}, {}).</translation></message>
    <message><source>{}, halt: 1 PIP ({} left)</source><translation>{}, arrêt : 1 PIP (reste {})</translation></message>
    <message><source>{}, halt: {} PIPs ({} left)</source><translation>{}, arrêt : {} PIP (reste {})</translation></message>
    <message><source>{}, march: 1 PIP ({} left)</source><translation>{}, marche : 1 PIP (reste {})</translation></message>
    <message><source>{}, march: {} PIPs ({} left)</source><translation>{}, marche : {} PIP (reste {})</translation></message>
    <message><source>{}, move: 1 PIP ({} left)</source><translation>{}, mouvement : 1 PIP (reste {})</translation></message>
    <message><source>{}, move: {} PIPs ({} left)</source><translation>{}, mouvement : {} PIP (reste {})</translation></message>
    <message><source>{}: Fight.</source><translation>{} : combat.</translation></message>
    <message><source>{}: Move.</source><translation>{} : mouvement.</translation></message>
    <message><source>{}: Rally.</source><translation>{} : ralliement.</translation></message>
    <message><source>{}: Shoot.</source><translation>{} : tir.</translation></message>
    <message><source>{}: {} to {} against {}.</source><translation>{} : {} à {} contre {}.</translation></message>
    <message><source>{}: {} to {} against {}; result {}.</source><translation>{} : {} à {} contre {} ; résultat {}.</translation></message>
</context>
<context>
    <name>tropaion</name>
    <message><source>1 MU more</source><translation>1 UM de plus</translation></message>
    <message><source>All terrain is placed.</source><translation>Tout le terrain est placé.</translation></message>
    <message><source>Archers behind {unit}</source><translation>Archers derrière {unit}</translation></message>
    <message><source>At whom</source><translation>Sur qui</translation></message>
    <message><source>Begin the battle</source><translation>Commencer la bataille</translation></message>
    <message><source>Broken Vine Staff</source><translation>Cep de vigne brisé</translation></message>
    <message><source>Charged this turn</source><translation>A chargé ce tour</translation></message>
    <message><source>Choose an edge</source><translation>Choisir un bord</translation></message>
    <message><source>Clear line</source><translation>Ligne dégagée</translation></message>
    <message><source>Comes on at</source><translation>Arrive par</translation></message>
    <message><source>Commit</source><translation>Engager</translation></message>
    <message><source>Contact</source><translation>Contact</translation></message>
    <message><source>Correct a formation</source><translation>Corriger une formation</translation></message>
    <message><source>Correct the hand</source><translation>Corriger la main</translation></message>
    <message><source>Correct the points left</source><translation>Corriger les points restants</translation></message>
    <message><source>Correct where a unit is</source><translation>Corriger la place d’une unité</translation></message>
    <message><source>Count</source><translation>Compter</translation></message>
    <message><source>Count the losses</source><translation>Compter les pertes</translation></message>
    <message><source>Delayed units arrive</source><translation>Arrivée des unités retardées</translation></message>
    <message><source>Deployment cards</source><translation>Cartes de déploiement</translation></message>
    <message><source>Dice for the first turn</source><translation>Dés pour le premier tour</translation></message>
    <message><source>Difficult terrain</source><translation>Terrain difficile</translation></message>
    <message><source>Edge of {unit}</source><translation>Bord de {unit}</translation></message>
    <message><source>Edges</source><translation>Bords</translation></message>
    <message><source>End of the charge</source><translation>Fin de la charge</translation></message>
    <message><source>End the battle</source><translation>Finir la bataille</translation></message>
    <message><source>End the battle by agreement</source><translation>Finir la bataille d’un commun accord</translation></message>
    <message><source>Enemy in reach</source><translation>Ennemi à portée</translation></message>
    <message><source>Equal Strategy</source><translation>Stratégie égale</translation></message>
    <message><source>Faces</source><translation>Fait face à</translation></message>
    <message><source>Fast cavalry</source><translation>Cavalerie rapide</translation></message>
    <message><source>Fighter</source><translation>Combattant</translation></message>
    <message><source>Fire back</source><translation>Riposter</translation></message>
    <message><source>First card to change</source><translation>Première carte à changer</translation></message>
    <message><source>Flank march</source><translation>Marche de flanc</translation></message>
    <message><source>Form up</source><translation>Se former</translation></message>
    <message><source>Foul Weather</source><translation>Mauvais temps</translation></message>
    <message><source>Free move</source><translation>Mouvement gratuit</translation></message>
    <message><source>Front rank</source><translation>Premier rang</translation></message>
    <message><source>Gap touches</source><translation>La brèche touche</translation></message>
    <message><source>Hand</source><translation>Main</translation></message>
    <message><source>Hold back</source><translation>Retenir</translation></message>
    <message><source>Hold units back</source><translation>Retenir des unités</translation></message>
    <message><source>It is</source><translation>Elle est</translation></message>
    <message><source>It runs</source><translation>Il va</translation></message>
    <message><source>Keep or change the hand</source><translation>Garder ou changer la main</translation></message>
    <message><source>Let it fail</source><translation>Laisser échouer</translation></message>
    <message><source>Let the test fail</source><translation>Laisser échouer le test</translation></message>
    <message><source>MU from the south</source><translation>UM depuis le sud</translation></message>
    <message><source>MU from the west</source><translation>UM depuis l’ouest</translation></message>
    <message><source>Near enemy</source><translation>Ennemi proche</translation></message>
    <message><source>No card now</source><translation>Pas de carte maintenant</translation></message>
    <message><source>No card windows in this turn</source><translation>Pas de moment pour les cartes ce tour</translation></message>
    <message><source>On the plan</source><translation>Sur le plan</translation></message>
    <message><source>Pass</source><translation>Passer</translation></message>
    <message><source>Pay for the first turn</source><translation>Payer pour le premier tour</translation></message>
    <message><source>Place terrain</source><translation>Placer le terrain</translation></message>
    <message><source>Place the dice</source><translation>Placer les dés</translation></message>
    <message><source>Plan of the terrain</source><translation>Plan du terrain</translation></message>
    <message><source>Play a card</source><translation>Jouer une carte</translation></message>
    <message><source>Second card to change</source><translation>Seconde carte à changer</translation></message>
    <message><source>Set the plan</source><translation>Fixer le plan</translation></message>
    <message><source>Settle</source><translation>Régler</translation></message>
    <message><source>Settle the combat</source><translation>Régler le combat</translation></message>
    <message><source>Shape</source><translation>Forme</translation></message>
    <message><source>Shieldwall of</source><translation>Mur de boucliers de</translation></message>
    <message><source>Shot</source><translation>Tir</translation></message>
    <message><source>Shuffle and deal</source><translation>Mélanger et distribuer</translation></message>
    <message><source>Spend</source><translation>Dépenser</translation></message>
    <message><source>Spend points on the test</source><translation>Dépenser des points pour le test</translation></message>
    <message><source>Strategy</source><translation>Stratégie</translation></message>
    <message><source>Superior Scouting</source><translation>Reconnaissance supérieure</translation></message>
    <message><source>Terrain</source><translation>Terrain</translation></message>
    <message><source>Terrain card</source><translation>Carte de terrain</translation></message>
    <message><source>The battle begins.</source><translation>La bataille commence.</translation></message>
    <message><source>The battle is</source><translation>La bataille est</translation></message>
    <message><source>The card</source><translation>La carte</translation></message>
    <message><source>There is room</source><translation>Il y a la place</translation></message>
    <message><source>They must charge at once.</source><translation>Ils doivent charger aussitôt.</translation></message>
    <message><source>Three dice</source><translation>Trois dés</translation></message>
    <message><source>Turn</source><translation>Rotation</translation></message>
    <message><source>Valour and result</source><translation>Valeur et résultat</translation></message>
    <message><source>Valour on the result</source><translation>Valeur sur le résultat</translation></message>
    <message><source>Valour on the roll</source><translation>Valeur sur le jet</translation></message>
    <message><source>Which card</source><translation>Quelle carte</translation></message>
    <message><source>Who fires back</source><translation>Qui riposte</translation></message>
    <message><source>Who moves</source><translation>Qui bouge</translation></message>
    <message><source>Who places terrain first</source><translation>Qui place le terrain en premier</translation></message>
    <message><source>Whole formation</source><translation>Toute la formation</translation></message>
    <message><source>Why</source><translation>Pourquoi</translation></message>
    <message><source>Your three dice</source><translation>Vos trois dés</translation></message>
    <message><source>a draw</source><translation>un match nul</translation></message>
    <message><source>a quarter turn</source><translation>un quart de tour</translation></message>
    <message><source>agreed: {other} first</source><translation>convenu : {other} d’abord</translation></message>
    <message><source>agreed: {unit} first</source><translation>convenu : {unit} d’abord</translation></message>
    <message><source>belongs in the hand</source><translation>est dans la main</translation></message>
    <message><source>both</source><translation>les deux</translation></message>
    <message><source>catches {other}</source><translation>rattrape {other}</translation></message>
    <message><source>change facing</source><translation>changer de front</translation></message>
    <message><source>change two</source><translation>en changer deux</translation></message>
    <message><source>charge</source><translation>charger</translation></message>
    <message><source>delayed by the weather</source><translation>retardée par la météo</translation></message>
    <message><source>delayed by weather</source><translation>retardée par la météo</translation></message>
    <message><source>dice for it</source><translation>aux dés</translation></message>
    <message><source>each alone</source><translation>chacune seule</translation></message>
    <message><source>each unit otherwise</source><translation>chaque unité différemment</translation></message>
    <message><source>enters it</source><translation>y entre</translation></message>
    <message><source>farther</source><translation>plus loin</translation></message>
    <message><source>fill the gap</source><translation>combler la brèche</translation></message>
    <message><source>form up</source><translation>se former</translation></message>
    <message><source>forward</source><translation>en avant</translation></message>
    <message><source>has been played</source><translation>a été jouée</translation></message>
    <message><source>hits somebody else</source><translation>heurte quelqu’un d’autre</translation></message>
    <message><source>is in it already</source><translation>y est déjà</translation></message>
    <message><source>is put away face down</source><translation>est mise de côté face cachée</translation></message>
    <message><source>it charges</source><translation>elle charge</translation></message>
    <message><source>keep all five</source><translation>garder les cinq</translation></message>
    <message><source>lost</source><translation>perdue</translation></message>
    <message><source>mass</source><translation>masse</translation></message>
    <message><source>neither</source><translation>aucun</translation></message>
    <message><source>on the table</source><translation>sur la table</translation></message>
    <message><source>sideways or backwards</source><translation>de côté ou en arrière</translation></message>
    <message><source>south to north</source><translation>du sud au nord</translation></message>
    <message><source>stops short</source><translation>s’arrête avant</translation></message>
    <message><source>supports its neighbour</source><translation>soutient son voisin</translation></message>
    <message><source>test to act otherwise</source><translation>test pour agir autrement</translation></message>
    <message><source>the east edge</source><translation>le bord est</translation></message>
    <message><source>the north edge</source><translation>le bord nord</translation></message>
    <message><source>the south edge</source><translation>le bord sud</translation></message>
    <message><source>the west edge</source><translation>le bord ouest</translation></message>
    <message><source>up to 1 MU</source><translation>jusqu’à 1 UM</translation></message>
    <message><source>up to 2 MU</source><translation>jusqu’à 2 UM</translation></message>
    <message><source>up to 3 MU</source><translation>jusqu’à 3 UM</translation></message>
    <message><source>waiting for a flank march</source><translation>en attente d’une marche de flanc</translation></message>
    <message><source>west to east</source><translation>d’ouest en est</translation></message>
    <message><source>won by {other}</source><translation>gagnée par {other}</translation></message>
    <message><source>won by {unit}</source><translation>gagnée par {unit}</translation></message>
    <message><source>{unit} arrives</source><translation>{unit} arrive</translation></message>
    <message><source>{unit} charges</source><translation>{unit} charge</translation></message>
    <message><source>{unit} fires back</source><translation>{unit} riposte</translation></message>
    <message><source>{unit} is touched</source><translation>{unit} est touchée</translation></message>
    <message><source>{unit} left</source><translation>{unit} restants</translation></message>
    <message><source>{unit} overlaps</source><translation>{unit} déborde</translation></message>
    <message><source>{unit} stands behind</source><translation>{unit} se tient derrière</translation></message>
    <message><source>{unit}: 1 MU more</source><translation>{unit} : 1 UM de plus</translation></message>
    <message><source>{unit}: die placed there</source><translation>{unit} : dé placé là</translation></message>
    <message><source>{unit}: difficult terrain</source><translation>{unit} : terrain difficile</translation></message>
    <message><source>{unit}: friend beside it</source><translation>{unit} : ami à côté</translation></message>
    <message><source>{unit}: friends to the rear</source><translation>{unit} : amis derrière</translation></message>
    <message><source>{unit}: into difficult terrain</source><translation>{unit} : vers un terrain difficile</translation></message>
    <message><source>{unit}: room behind</source><translation>{unit} : place derrière</translation></message>
    <message><source>{unit}: side</source><translation>{unit} : côté</translation></message>
    <message><source>{unit}: the charge ends</source><translation>{unit} : fin de la charge</translation></message>
    <message><source>{unit}: threatened</source><translation>{unit} : menacée</translation></message>
</context>
</TS>
