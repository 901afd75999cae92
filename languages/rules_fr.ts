<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<context>
    <name>ancients</name>
    <message><source> A leader is given for it.</source><translation> Un chef est cédé pour cela.</translation></message>
    <message><source> and their group are held</source><translation> et leur groupe sont retenus</translation></message>
    <message><source> and they panic</source><translation> et ils paniquent</translation></message>
    <message><source> announce a stratagem and seal it.</source><translation> annoncent un stratagème et le scellent.</translation></message>
    <message><source> are destroyed.</source><translation> sont détruits.</translation></message>
    <message><source> are disordered.</source><translation> sont désordonnés.</translation></message>
    <message><source> are held</source><translation> sont retenus</translation></message>
    <message><source> are mounted: they advance round woods and swamps (ANC-057)</source><translation> sont montés : ils avancent en contournant bois et marais (ANC-057)</translation></message>
    <message><source> are neither infantry nor cavalry and change places with nobody (ANC-115)</source><translation> ne sont ni infanterie ni cavalerie et n’échangent leur place avec personne (ANC-115)</translation></message>
    <message><source> are never impetuous (ANC-051)</source><translation> ne sont jamais impétueux (ANC-051)</translation></message>
    <message><source> are out for their next turn (ANC-097).</source><translation> sont hors jeu pour leur prochain tour (ANC-097).</translation></message>
    <message><source> begin their turn.</source><translation> commencent leur tour.</translation></message>
    <message><source> belongs to the enemy</source><translation> appartient à l’ennemi</translation></message>
    <message><source> cannot be held (ANC-061)</source><translation> ne peut être retenue (ANC-061)</translation></message>
    <message><source> cannot retreat: it did so already in this step (ANC-075)</source><translation> ne peut battre en retraite : elle l’a déjà fait à cette étape (ANC-075)</translation></message>
    <message><source> cannot retreat: it is disordered (ANC-073)</source><translation> ne peut battre en retraite : elle est désordonnée (ANC-073)</translation></message>
    <message><source> cannot retreat: it is not faster than every attacker (ANC-073)</source><translation> ne peut battre en retraite : elle n’est pas plus rapide que chaque attaquant (ANC-073)</translation></message>
    <message><source> change places, each with the other's hex and facing.</source><translation> échangent leurs places, chacune prenant l’hexagone et l’orientation de l’autre.</translation></message>
    <message><source> charge this turn.</source><translation> chargent ce tour-ci.</translation></message>
    <message><source> come out of hiding, in good order.</source><translation> sortent de leur cachette, en bon ordre.</translation></message>
    <message><source> destroyed (ANC-171)</source><translation> détruits (ANC-171)</translation></message>
    <message><source> destroyed, but recovered (ANC-169)</source><translation> détruits, mais récupérés (ANC-169)</translation></message>
    <message><source> does not pass through itself (ANC-044)</source><translation> ne se traverse pas elle-même (ANC-044)</translation></message>
    <message><source> enter the hex.</source><translation> entrent dans l’hexagone.</translation></message>
    <message><source> fall with it (ANC-098).</source><translation> tombent avec elle (ANC-098).</translation></message>
    <message><source> falls with it (ANC-098).</source><translation> tombe avec elle (ANC-098).</translation></message>
    <message><source> fell: say who was in contact (ANC-100)</source><translation> est tombé : dites qui était au contact (ANC-100)</translation></message>
    <message><source> field no units (ANC-162)</source><translation> ne déploient aucune unité (ANC-162)</translation></message>
    <message><source> flee from the enemy, their full movement.</source><translation> fuient l’ennemi, de tout leur mouvement.</translation></message>
    <message><source> given for stratagems</source><translation> cédés pour des stratagèmes</translation></message>
    <message><source> has acted already (ANC-035)</source><translation> a déjà agi (ANC-035)</translation></message>
    <message><source> has acted already: coming on was its move (ANC-122)</source><translation> a déjà agi : son arrivée était son mouvement (ANC-122)</translation></message>
    <message><source> has advanced already (ANC-057)</source><translation> a déjà avancé (ANC-057)</translation></message>
    <message><source> has fled</source><translation> a fui</translation></message>
    <message><source> has no back face, and no unit of the catalogue is like it; write both faces, such as KN(9-4/4-4) (ANC-013)</source><translation> n’a pas de verso, et aucune unité du catalogue ne lui ressemble ; écrivez les deux faces, par exemple KN(9-4/4-4) (ANC-013)</translation></message>
    <message><source> has no flanks (ANC-088)</source><translation> n’a pas de flancs (ANC-088)</translation></message>
    <message><source> has no leader with it</source><translation> n’a pas de chef avec elle</translation></message>
    <message><source> has no units (ANC-161)</source><translation> n’a pas d’unités (ANC-161)</translation></message>
    <message><source> has no units to play with (ANC-150)</source><translation> n’a pas d’unités pour jouer (ANC-150)</translation></message>
    <message><source> have held: a draw is theirs.</source><translation> ont tenu : un match nul est pour eux.</translation></message>
    <message><source> have left the battle (ANC-181)</source><translation> ont quitté la bataille (ANC-181)</translation></message>
    <message><source> have no initiative.</source><translation> n’ont pas d’initiative.</translation></message>
    <message><source> have no leader left to give for a stratagem: only a bluff can be sealed (ANC-110)</source><translation> n’ont plus de chef à céder pour un stratagème : seul un bluff peut être scellé (ANC-110)</translation></message>
    <message><source> have no units</source><translation> n’ont pas d’unités</translation></message>
    <message><source> have not more initiative left than they had (ANC-033)</source><translation> n’ont pas plus d’initiative restante qu’ils n’en avaient (ANC-033)</translation></message>
    <message><source> have nothing left to field (ANC-160)</source><translation> n’ont plus rien à déployer (ANC-160)</translation></message>
    <message><source> have sealed notes: they are opened before the battle ends (ANC-109)</source><translation> ont des notes scellées : elles sont ouvertes avant la fin de la bataille (ANC-109)</translation></message>
    <message><source> have won</source><translation> ont gagné</translation></message>
    <message><source> have won the battle.</source><translation> ont gagné la bataille.</translation></message>
    <message><source> have won the campaign.</source><translation> ont gagné la campagne.</translation></message>
    <message><source> in the battle (ANC-171)</source><translation> dans la bataille (ANC-171)</translation></message>
    <message><source> in the first turns.</source><translation> aux premiers tours.</translation></message>
    <message><source> is destroyed.</source><translation> est détruit.</translation></message>
    <message><source> is disordered already (ANC-048)</source><translation> est déjà désordonnée (ANC-048)</translation></message>
    <message><source> is disordered.</source><translation> est désordonné.</translation></message>
    <message><source> is held already (ANC-061)</source><translation> est déjà retenue (ANC-061)</translation></message>
    <message><source> is held or uncontrolled, not both (ANC-061)</source><translation> est retenue ou incontrôlée, pas les deux (ANC-061)</translation></message>
    <message><source> is in good order</source><translation> est en bon ordre</translation></message>
    <message><source> is in the other army</source><translation> est dans l’autre armée</translation></message>
    <message><source> is lost</source><translation> est perdue</translation></message>
    <message><source> is more than is needed: the share is reached without the cheapest</source><translation> est plus que nécessaire : la part est atteinte sans la moins chère</translation></message>
    <message><source> is named twice</source><translation> est nommée deux fois</translation></message>
    <message><source> is named twice (ANC-119)</source><translation> est nommée deux fois (ANC-119)</translation></message>
    <message><source> is never rallied</source><translation> ne se rallie jamais</translation></message>
    <message><source> is no enemy (ANC-047)</source><translation> n’est pas un ennemi (ANC-047)</translation></message>
    <message><source> is no friend: nobody passes through an enemy (ANC-044)</source><translation> n’est pas un ami : personne ne traverse un ennemi (ANC-044)</translation></message>
    <message><source> is no infantry: a hill does not help it (ANC-081)</source><translation> n’est pas de l’infanterie : une colline ne l’aide pas (ANC-081)</translation></message>
    <message><source> is no infantry: a village does not help it (ANC-085)</source><translation> n’est pas de l’infanterie : un village ne l’aide pas (ANC-085)</translation></message>
    <message><source> is no surviving unit of the loser (ANC-168)</source><translation> n’est pas une unité survivante du perdant (ANC-168)</translation></message>
    <message><source> is not among those that move (ANC-037)</source><translation> n’est pas parmi celles qui bougent (ANC-037)</translation></message>
    <message><source> is not in a campaign army (ANC-162)</source><translation> n’est pas dans une armée de campagne (ANC-162)</translation></message>
    <message><source> is not on the map and stands with nobody (ANC-108)</source><translation> n’est pas sur la carte et ne se tient avec personne (ANC-108)</translation></message>
    <message><source> is not on the map: no leader stands with it (ANC-108)</source><translation> n’est pas sur la carte : aucun chef ne se tient avec elle (ANC-108)</translation></message>
    <message><source> is out for its next turn (ANC-097).</source><translation> est hors jeu pour son prochain tour (ANC-097).</translation></message>
    <message><source> is panicking: not yours to order (ANC-032)</source><translation> panique : n’est pas à vos ordres (ANC-032)</translation></message>
    <message><source> is still to be entered (ANC-167)</source><translation> est encore à saisir (ANC-167)</translation></message>
    <message><source> is taken (ANC-135).</source><translation> est pris (ANC-135).</translation></message>
    <message><source> is uncontrolled: not yours to order (ANC-057)</source><translation> est incontrôlée : n’est pas à vos ordres (ANC-057)</translation></message>
    <message><source> is under control (ANC-057)</source><translation> est sous contrôle (ANC-057)</translation></message>
    <message><source> is void</source><translation> est nulle</translation></message>
    <message><source> left a zone of control and cannot attack this turn (ANC-047).</source><translation> ont quitté une zone de contrôle et ne peuvent attaquer ce tour-ci (ANC-047).</translation></message>
    <message><source> may be fielded (ANC-162)</source><translation> peuvent être déployés (ANC-162)</translation></message>
    <message><source> must advance (ANC-057)</source><translation> doivent avancer (ANC-057)</translation></message>
    <message><source> must attack if an enemy is in a front hex (ANC-060)</source><translation> doit attaquer si un ennemi est dans un hexagone de front (ANC-060)</translation></message>
    <message><source> must attack if an enemy is in a front hex.</source><translation> doivent attaquer si un ennemi est dans un hexagone de front.</translation></message>
    <message><source> must be entered (ANC-103)</source><translation> doit être occupé (ANC-103)</translation></message>
    <message><source> neither panic nor have retreated: they do not flee (ANC-032)</source><translation> ne paniquent pas et n’ont pas battu en retraite : ils ne fuient pas (ANC-032)</translation></message>
    <message><source> never moves (ANC-037)</source><translation> ne bouge jamais (ANC-037)</translation></message>
    <message><source> never retreats (ANC-073)</source><translation> ne bat jamais en retraite (ANC-073)</translation></message>
    <message><source> off the map that no sealed note names: seal where they march or hide, or put them on the map (ANC-119, ANC-130)</source><translation> hors carte qu’aucune note scellée ne nomme : scellez où ils marchent ou se cachent, ou mettez-les sur la carte (ANC-119, ANC-130)</translation></message>
    <message><source> one hex, its back to the hex it left.</source><translation> d’un hexagone, le dos à l’hexagone qu’elle a quitté.</translation></message>
    <message><source> panic in their next turn</source><translation> paniquent à leur prochain tour</translation></message>
    <message><source> point of victory.</source><translation> point de victoire.</translation></message>
    <message><source> points of victory.</source><translation> points de victoire.</translation></message>
    <message><source> put on the map.</source><translation> sur la carte.</translation></message>
    <message><source> run at the nearest enemy they see.</source><translation> courent sur l’ennemi le plus proche qu’ils voient.</translation></message>
    <message><source> run at the nearest enemy.</source><translation> courent sur l’ennemi le plus proche.</translation></message>
    <message><source> seal where a unit hides.</source><translation> scellent l’endroit où une unité se cache.</translation></message>
    <message><source> see no enemy and stand (ANC-058).</source><translation> ne voient aucun ennemi et restent sur place (ANC-058).</translation></message>
    <message><source> stand in a sealed note and keep their depth (ANC-112)</source><translation> figurent dans une note scellée et gardent leur profondeur (ANC-112)</translation></message>
    <message><source> stand in another note (ANC-130)</source><translation> figurent dans une autre note (ANC-130)</translation></message>
    <message><source> stands alone.</source><translation> est seul.</translation></message>
    <message><source> stay behind alone.</source><translation> restent seuls en arrière.</translation></message>
    <message><source> stay off the map: a sealed note names them (ANC-112)</source><translation> restent hors carte : une note scellée les nomme (ANC-112)</translation></message>
    <message><source> stays behind alone.</source><translation> reste seul en arrière.</translation></message>
    <message><source> stop in the woods or swamp.</source><translation> s’arrêtent dans les bois ou le marais.</translation></message>
    <message><source> through its friend, who is not affected, its back to the hex it left (ANC-045).</source><translation> à travers son ami, qui n’est pas affecté, le dos à l’hexagone qu’elle a quitté (ANC-045).</translation></message>
    <message><source> was not destroyed in this battle, or is not the winner's (ANC-169)</source><translation> n’a pas été détruite dans cette bataille, ou n’est pas au vainqueur (ANC-169)</translation></message>
    <message><source> was not fielded (ANC-168)</source><translation> n’était pas déployée (ANC-168)</translation></message>
    <message><source> was not kept off the map</source><translation> n’était pas gardée hors carte</translation></message>
    <message><source> was not kept off the map (ANC-119)</source><translation> n’était pas gardée hors carte (ANC-119)</translation></message>
    <message><source> win the campaign.</source><translation> gagnent la campagne.</translation></message>
    <message><source>"(" after the code</source><translation>« ( » après le code</translation></message>
    <message><source>")" after the second face</source><translation>« ) » après la seconde face</translation></message>
    <message><source>")" after the tag</source><translation>« ) » après la mention</translation></message>
    <message><source>"/" and a second face, or ")"</source><translation>« / » et une seconde face, ou « ) »</translation></message>
    <message><source>"for all"</source><translation>« for all »</translation></message>
    <message><source>, a leader lost</source><translation>, un chef perdu</translation></message>
    <message><source>, facing as you like.</source><translation>, orientée à votre gré.</translation></message>
    <message><source>, leader lost</source><translation>, chef perdu</translation></message>
    <message><source>, leaders lost</source><translation>, chefs perdus</translation></message>
    <message><source>1 minute</source><translation>1 minute</translation></message>
    <message><source>1, doubled 2, tripled 3</source><translation>1, doublé 2, triplé 3</translation></message>
    <message><source>2 minutes</source><translation>2 minutes</translation></message>
    <message><source>2 or 3 under the stroke</source><translation>2 ou 3 sous la barre</translation></message>
    <message><source>3 or 4 after the x</source><translation>3 ou 4 après le x</translation></message>
    <message><source>4, and five hexes</source><translation>4, et cinq hexagones</translation></message>
    <message><source>6 with a star, no flanks to spare</source><translation>6 avec une étoile, flancs fragiles</translation></message>
    <message><source>8, and off by themselves</source><translation>8, et partent d’eux-mêmes</translation></message>
    <message><source>: a unit of an army is one unit, without a number before it (ANC-008)</source><translation> : une unité d’une armée est une seule unité, sans nombre devant (ANC-008)</translation></message>
    <message><source>: a unit outside the catalogue needs its cost (ANC-013)</source><translation> : une unité hors catalogue a besoin de son coût (ANC-013)</translation></message>
    <message><source>: a unit outside the catalogue needs its notation (ANC-013)</source><translation> : une unité hors catalogue a besoin de sa notation (ANC-013)</translation></message>
    <message><source>: a unit that panics is disordered (ANC-032)</source><translation> : une unité qui panique est désordonnée (ANC-032)</translation></message>
    <message><source>: in good order</source><translation> : en bon ordre</translation></message>
    <message><source>: it has panicked</source><translation> : elle a paniqué</translation></message>
    <message><source>: its leader falls with it</source><translation> : son chef tombe avec elle</translation></message>
    <message><source>: its two faces shoot as different classes</source><translation> : ses deux faces tirent dans des classes différentes</translation></message>
    <message><source>: nothing in the table; left behind.</source><translation> : rien dans la table ; laissé de côté.</translation></message>
    <message><source>: only barbarians have a charge (ANC-011)</source><translation> : seuls les barbares ont une charge (ANC-011)</translation></message>
    <message><source>: the army panics.</source><translation> : l’armée panique.</translation></message>
    <message><source>: the sealed note is missing</source><translation> : la note scellée manque</translation></message>
    <message><source>: this note is no march (ANC-119)</source><translation> : cette note n’est pas une marche (ANC-119)</translation></message>
    <message><source>A barbarian has moved: it is too late for the charge (ANC-063)</source><translation>Un barbare a bougé : il est trop tard pour la charge (ANC-063)</translation></message>
    <message><source>A close combat with its odds, a unit destroyed, undo and the journal.</source><translation>Un corps à corps avec ses probabilités, une unité détruite, l’annulation et le journal.</translation></message>
    <message><source>A die hits up to</source><translation>Un dé touche jusqu’à</translation></message>
    <message><source>A disordered unit is weaker and cannot attack. Disordered again, it is destroyed. Leaders bring it back to order.</source><translation>Une unité désordonnée est plus faible et ne peut pas attaquer. Désordonnée de nouveau, elle est détruite. Les chefs la remettent en ordre.</translation></message>
    <message><source>A false deployment comes out right after the attacker's first turn (ANC-113)</source><translation>Un faux déploiement sort juste après le premier tour de l’attaquant (ANC-113)</translation></message>
    <message><source>A flank march comes on in its owner's third turn, a rear march in the fourth, as soon as there is initiative for it; a reserve from the third on when its owner likes.</source><translation>Une marche de flanc arrive au troisième tour de son propriétaire, une marche de revers au quatrième, dès qu’il y a de l’initiative pour elle ; une réserve à partir du troisième, quand son propriétaire le veut.</translation></message>
    <message><source>A group takes nobody along who did not touch it at the start, and leaves nobody behind.</source><translation>Un groupe n’emmène personne qui ne le touchait pas au départ, et ne laisse personne en arrière.</translation></message>
    <message><source>A group with a unit in contact does not move together: use single moves (ANC-038)</source><translation>Un groupe dont une unité est au contact ne bouge pas ensemble : utilisez des mouvements isolés (ANC-038)</translation></message>
    <message><source>A hidden unit appears as soon as an enemy could see it, looking all round and past other units.</source><translation>Une unité cachée apparaît dès qu’un ennemi pourrait la voir, en regardant tout autour et au-delà des autres unités.</translation></message>
    <message><source>A hit disorders; the second one destroys. In woods or a village everybody is shot at as a phalanx.</source><translation>Une touche désordonne, la deuxième détruit. En bois ou village, tous sont visés comme une phalange.</translation></message>
    <message><source>A leader is captured (ANC-098).</source><translation>Un chef est capturé (ANC-098).</translation></message>
    <message><source>A leader is with it, but shaken: he gives nothing this turn.</source><translation>Un chef est avec elle, mais ébranlé : il n’apporte rien ce tour-ci.</translation></message>
    <message><source>A leader is with this unit: it fights better, and falls with him at risk.</source><translation>Un chef est avec cette unité : elle combat mieux, et si elle tombe il est en danger.</translation></message>
    <message><source>A leader with it is lost.</source><translation>Un chef avec elle est perdu.</translation></message>
    <message><source>A line with a unit in woods or swamp does not move together: use single moves, or a column (ANC-038)</source><translation>Une ligne dont une unité est en bois ou marais ne bouge pas ensemble : utilisez des mouvements isolés, ou une colonne (ANC-038)</translation></message>
    <message><source>A march is opened when it comes on: see Arrival (ANC-113)</source><translation>Une marche s’ouvre quand elle arrive : voir Arrivée (ANC-113)</translation></message>
    <message><source>A move costs a point, for one unit or for a group that moves in line or column. Twice as far costs two, three times as far three.</source><translation>Un mouvement coûte un point, pour une unité ou pour un groupe qui bouge en ligne ou en colonne. Deux fois plus loin coûte deux, trois fois plus loin trois.</translation></message>
    <message><source>A move of a unit or a group</source><translation>Mouvement d’une unité ou d’un groupe</translation></message>
    <message><source>A night attack comes out right after deployment (ANC-113)</source><translation>Une attaque de nuit sort juste après le déploiement (ANC-113)</translation></message>
    <message><source>A plain between a hill and a river.</source><translation>Une plaine entre une colline et une rivière.</translation></message>
    <message><source>A runaway mule is said to have begun it. On the flat the pikes drove the legions back; on the rising ground gaps opened between them, and the Romans went in.</source><translation>Une mule échappée aurait tout déclenché. En plaine, les piques repoussèrent les légions ; sur la pente, des brèches s’ouvrirent entre elles, et les Romains s’y engouffrèrent.</translation></message>
    <message><source>A sparse LA is worth more than a Psiloi element, a dense MM a little less than one of Auxilia.</source><translation>Un LA espacé vaut plus qu’un élément de Psiloi, un MM dense un peu moins qu’un d’Auxilia.</translation></message>
    <message><source>A starred face against cavalry; starred LI against all but infantry.</source><translation>Une face étoilée contre la cavalerie ; LI étoilée contre tout sauf l’infanterie.</translation></message>
    <message><source>A third of the enemy's value on the map starts disordered; its owner chooses which.</source><translation>Un tiers de la valeur ennemie sur la carte commence désordonné ; son propriétaire choisit lequel.</translation></message>
    <message><source>A turn</source><translation>Un tour</translation></message>
    <message><source>A turn begins with a die for the initiative: so many points, PIPs for short, to move with. The big button is always what comes next.</source><translation>Un tour commence par un dé pour l’initiative : autant de points, ou PIP, pour bouger. Le gros bouton est toujours ce qui vient ensuite.</translation></message>
    <message><source>A unit faces a corner of its hex. Its two front hexes are its zone of control; the other four are flanks, and the two of them opposite the front are its rear. A disordered unit has no zone of control.</source><translation>Une unité fait face à un coin de son hexagone. Ses deux hexagones de front sont sa zone de contrôle ; les quatre autres sont des flancs, et les deux d’entre eux opposés au front sont son dos. Une unité désordonnée n’a pas de zone de contrôle.</translation></message>
    <message><source>A unit hides</source><translation>Une unité se cache</translation></message>
    <message><source>A unit moves only into a front hex. Its facing changes only by turning in place, for one movement point, or in a retreat.</source><translation>Une unité n’avance que dans un hexagone de front. Son orientation ne change qu’en pivotant sur place, pour un point de mouvement, ou dans une retraite.</translation></message>
    <message><source>A unit pays for itself; a line of several pays once for all.</source><translation>Une unité paie pour elle-même ; une ligne de plusieurs paie une fois pour toutes.</translation></message>
    <message><source>A victory point to begin with.</source><translation>Un point de victoire au départ.</translation></message>
    <message><source>Add the strengths of all who attack together, double them for a flank, a leader, a hill; divide by the defender's. A die on the row of that ratio gives the result.</source><translation>Additionnez les forces de tous ceux qui attaquent ensemble, doublez-les pour un flanc, un chef, une colline ; divisez par celle du défenseur. Un dé sur la ligne de ce rapport donne le résultat.</translation></message>
    <message><source>Advance</source><translation>Avancer</translation></message>
    <message><source>After the attacker's first turn the defender lets units change places: infantry with infantry, cavalry with cavalry.</source><translation>Après le premier tour de l’attaquant, le défenseur échange les places d’unités : infanterie avec infanterie, cavalerie avec cavalerie.</translation></message>
    <message><source>Against</source><translation>Contre</translation></message>
    <message><source>Against which code of the enemy?</source><translation>Contre quel code de l’ennemi ?</translation></message>
    <message><source>Agreed by the players</source><translation>Convenu par les joueurs</translation></message>
    <message><source>Allowance</source><translation>Allocation</translation></message>
    <message><source>An army that has lost half of its units panics and flees. Otherwise the points for what was destroyed and taken decide when the last turn is over.</source><translation>Une armée qui a perdu la moitié de ses unités panique et fuit. Sinon, les points pour ce qui a été détruit et pris décident à la fin du dernier tour.</translation></message>
    <message><source>An arrival</source><translation>Une arrivée</translation></message>
    <message><source>An arrival needs 1 of initiative; none is left (ANC-122)</source><translation>Une arrivée demande 1 d’initiative ; il n’en reste pas (ANC-122)</translation></message>
    <message><source>An attacker may enter the hex, facing as before.</source><translation>Un attaquant peut entrer dans l’hexagone, même orientation qu’avant.</translation></message>
    <message><source>An enemy can be reached</source><translation>Un ennemi peut être atteint</translation></message>
    <message><source>Ancients</source><translation>Antiquité</translation></message>
    <message><source>And the foot in front of them: Heavy infantry 1.</source><translation>Et l’infanterie devant eux : Heavy infantry 1.</translation></message>
    <message><source>Announced, but nothing stands behind it; it costs no leader.</source><translation>Annoncé, mais rien ne se cache derrière ; il ne coûte pas de chef.</translation></message>
    <message><source>Archers, dense</source><translation>Archers, denses</translation></message>
    <message><source>Are impetuous units held by a die, or by paying initiative?</source><translation>Les unités impétueuses sont-elles retenues par un dé, ou en payant de l’initiative ?</translation></message>
    <message><source>Armoured lancers with archers among them.</source><translation>Lanciers cuirassés avec des archers parmi eux.</translation></message>
    <message><source>Arrival</source><translation>Arrivée</translation></message>
    <message><source>Arrivals</source><translation>Arrivées</translation></message>
    <message><source>Arrive</source><translation>Arriver</translation></message>
    <message><source>Artillery</source><translation>Artillerie</translation></message>
    <message><source>At home in woods and swamps.</source><translation>Chez eux en bois et marais.</translation></message>
    <message><source>At home in woods and swamps; slips through friends.</source><translation>Chez eux en bois et marais ; se glissent à travers les amis.</translation></message>
    <message><source>At set-up the owner may exchange 2 HI_S for 1 PK_H, or back: either way they are worth 16 points.</source><translation>À la mise en place, le propriétaire peut échanger 2 HI_S contre 1 PK_H, ou l’inverse : dans les deux cas ils valent 16 points.</translation></message>
    <message><source>Athens and Thebes stood together against Philip, too late. He drew back before the Athenians until they had left the Thebans alone.</source><translation>Athènes et Thèbes s’unirent contre Philippe, trop tard. Il recula devant les Athéniens jusqu’à ce qu’ils aient laissé les Thébains seuls.</translation></message>
    <message><source>Attack</source><translation>Attaque</translation></message>
    <message><source>Attack against defence gives a ratio, the ratio a row of chances: exact, before the die. Ground and flanks are asked, none matters here. Roll.</source><translation>Attaque contre défense donne un rapport, le rapport une ligne de probabilités : exactes, avant le dé. Terrain et flancs sont demandés, rien de cela ne compte ici. Lancez.</translation></message>
    <message><source>Attacker</source><translation>Attaquant</translation></message>
    <message><source>Attackers</source><translation>Attaquants</translation></message>
    <message><source>Auxilia</source><translation>Auxilia</translation></message>
    <message><source>Award</source><translation>Attribuer</translation></message>
    <message><source>Barbarians charge</source><translation>Les barbares chargent</translation></message>
    <message><source>Barbarians have one great charge in a battle; this one is still to come.</source><translation>Les barbares ont une grande charge par bataille ; celle-ci est encore à venir.</translation></message>
    <message><source>Begin</source><translation>Commencer</translation></message>
    <message><source>Begin the turn</source><translation>Commencer le tour</translation></message>
    <message><source>Blades</source><translation>Lames</translation></message>
    <message><source>Bluff</source><translation>Bluff</translation></message>
    <message><source>Bows</source><translation>Arcs</translation></message>
    <message><source>By the number of leaders</source><translation>Selon le nombre de chefs</translation></message>
    <message><source>By which edge does the march come on?</source><translation>Par quel bord la marche arrive-t-elle ?</translation></message>
    <message><source>Camelry</source><translation>Chameliers</translation></message>
    <message><source>Camp</source><translation>Camp</translation></message>
    <message><source>Camp, elephants, wagons</source><translation>Camp, éléphants, chariots</translation></message>
    <message><source>Catalogue</source><translation>Catalogue</translation></message>
    <message><source>Cavalry</source><translation>Cavalerie</translation></message>
    <message><source>Chaeronea</source><translation>Chéronée</translation></message>
    <message><source>Charge</source><translation>Charge</translation></message>
    <message><source>Chariots</source><translation>Chars</translation></message>
    <message><source>Choose the map, place both camps and your army.</source><translation>Choisissez la carte, placez les deux camps et votre armée.</translation></message>
    <message><source>Class</source><translation>Classe</translation></message>
    <message><source>Clock</source><translation>Pendule</translation></message>
    <message><source>Column of its hex</source><translation>Colonne de son hexagone</translation></message>
    <message><source>Combat</source><translation>Combat</translation></message>
    <message><source>Combat and victory</source><translation>Corps à corps et victoire</translation></message>
    <message><source>Comes from</source><translation>Vient de</translation></message>
    <message><source>Command and control</source><translation>Commandement et contrôle</translation></message>
    <message><source>Command, control and stratagems beside a board of hexes. Optio keeps leaders, initiative, disorder and sealed notes, and reckons the odds.</source><translation>Commandement, contrôle et stratagèmes pour un plateau d’hexagones. Optio gère chefs, initiative, désordre et notes scellées, et calcule les rapports de force.</translation></message>
    <message><source>Concede the campaign</source><translation>Concéder la campagne</translation></message>
    <message><source>Confirm</source><translation>Confirmer</translation></message>
    <message><source>Control</source><translation>Contrôle</translation></message>
    <message><source>Control dice</source><translation>Dés de contrôle</translation></message>
    <message><source>Converted armies</source><translation>Armées converties</translation></message>
    <message><source>Converted from the army of elements of the same name.</source><translation>Convertie depuis l’armée d’éléments du même nom.</translation></message>
    <message><source>Could an impetuous unit among them end one normal move beside an enemy?</source><translation>Une unité impétueuse parmi elles pourrait-elle finir un mouvement normal à côté d’un ennemi ?</translation></message>
    <message><source>Counters</source><translation>Pions</translation></message>
    <message><source>Counts double against horses.</source><translation>Comptent double contre les chevaux.</translation></message>
    <message><source>Crossbows, or bows behind shields.</source><translation>Arbalètes, ou arcs derrière des boucliers.</translation></message>
    <message><source>DE is short for the defender's end. The lines under it say how it came to that. Apply it.</source><translation>DE signifie que le défenseur est éliminé. Les lignes en dessous disent comment on y est arrivé. Appliquez.</translation></message>
    <message><source>Declared before the trick came out</source><translation>Déclaré avant que la ruse soit révélée</translation></message>
    <message><source>Deep phalanx</source><translation>Phalange profonde</translation></message>
    <message><source>Defence</source><translation>Défense</translation></message>
    <message><source>Defender</source><translation>Défenseur</translation></message>
    <message><source>Dense and sparse MM share their counters.</source><translation>Les MM denses et espacés partagent leurs pions.</translation></message>
    <message><source>Depth of spears</source><translation>Profondeur des lances</translation></message>
    <message><source>Dice decide who attacks in the first battle.</source><translation>Les dés décident qui attaque dans la première bataille.</translation></message>
    <message><source>Did you write a march from the {other} edge as well? Then the two marches fight a second battle first.</source><translation>Avez-vous aussi noté une marche par le bord {other} ? Alors les deux marches livrent d’abord une seconde bataille.</translation></message>
    <message><source>Did {unit} enter woods or a swamp?</source><translation>{unit} est-elle entrée en bois ou marais ?</translation></message>
    <message><source>Did {unit} have to turn during the advance?</source><translation>{unit} a-t-elle dû tourner pendant l’avance ?</translation></message>
    <message><source>Die</source><translation>Dé</translation></message>
    <message><source>Disorder</source><translation>Désordre</translation></message>
    <message><source>Disorder all units. They flee from the enemy until they are rallied.</source><translation>Désordonnez toutes les unités. Elles fuient l’ennemi jusqu’à leur ralliement.</translation></message>
    <message><source>Disordered units attack</source><translation>Attaque en désordre</translation></message>
    <message><source>Disordered units with a leader may turn back to good order.</source><translation>Les unités désordonnées avec un chef peuvent revenir en bon ordre.</translation></message>
    <message><source>Disordering a unit on purpose</source><translation>Désordonner une unité exprès</translation></message>
    <message><source>Distance</source><translation>Distance</translation></message>
    <message><source>Do points follow the number of elements or what they are worth, or is each element counted for itself without a limit?</source><translation>Les points suivent-ils le nombre des éléments ou leur valeur, ou chaque élément compte-t-il pour lui-même sans limite ?</translation></message>
    <message><source>Do rear hexes count as flanks, or three times?</source><translation>Les hexagones de dos comptent-ils comme des flancs, ou triple ?</translation></message>
    <message><source>Does any of them begin in contact with an enemy?</source><translation>L’une d’elles commence-t-elle au contact d’un ennemi ?</translation></message>
    <message><source>Does it stay four or more hexes away from every visible enemy all the way?</source><translation>Reste-t-elle tout du long à quatre hexagones ou plus de tout ennemi visible ?</translation></message>
    <message><source>Does leader {other} go along with {unit}? Otherwise it stays behind alone.</source><translation>Le chef {other} accompagne-t-il {unit} ? Sinon il reste seul en arrière.</translation></message>
    <message><source>Does leader {other} of {unit} leave before the combat?</source><translation>Le chef {other} de {unit} part-il avant le corps à corps ?</translation></message>
    <message><source>Does the army have a camp besides its war wagons?</source><translation>L’armée a-t-elle un camp en plus de ses chariots de guerre ?</translation></message>
    <message><source>Does the leader go along with {unit}?</source><translation>Le chef accompagne-t-il {unit} ?</translation></message>
    <message><source>Does {unit} attack across a ford or a bridge?</source><translation>{unit} attaque-t-elle par un gué ou par un pont ?</translation></message>
    <message><source>Does {unit} enter woods, a swamp or rough ground there, which disorders it?</source><translation>{unit} entre-t-elle là en bois, marais ou terrain accidenté, ce qui la désordonne ?</translation></message>
    <message><source>Does {unit} retreat before the combat? It is faster than all who attack it.</source><translation>{unit} bat-elle en retraite avant le corps à corps ? Elle est plus rapide que tous ceux qui l’attaquent.</translation></message>
    <message><source>Does {unit} see any enemy?</source><translation>{unit} voit-elle un ennemi ?</translation></message>
    <message><source>Does {unit} stand in a stream hex?</source><translation>{unit} est-elle dans un hexagone de ruisseau ?</translation></message>
    <message><source>Does {unit} stand in a village?</source><translation>{unit} est-elle dans un village ?</translation></message>
    <message><source>Does {unit} stand in woods or a village?</source><translation>{unit} est-elle en bois ou dans un village ?</translation></message>
    <message><source>Does {unit} stand in woods or in a swamp?</source><translation>{unit} est-elle en bois ou marais ?</translation></message>
    <message><source>Does {unit} stand on a hill?</source><translation>{unit} est-elle sur une colline ?</translation></message>
    <message><source>Each leader at hand may be put on the map.</source><translation>Chaque chef disponible peut être mis sur la carte.</translation></message>
    <message><source>Elephants</source><translation>Éléphants</translation></message>
    <message><source>Enemies whose zone of control it left</source><translation>Ennemis dont elle a quitté la zone de contrôle</translation></message>
    <message><source>Enemies whose zone of control was left</source><translation>Ennemis dont la zone de contrôle a été quittée</translation></message>
    <message><source>Enemy leader {unit} is captured</source><translation>Le chef ennemi {unit} est capturé</translation></message>
    <message><source>Enter</source><translation>Entrer</translation></message>
    <message><source>Enter the hex</source><translation>Entrer dans l’hexagone</translation></message>
    <message><source>Enters</source><translation>Entre</translation></message>
    <message><source>Expendables</source><translation>Sacrifiables</translation></message>
    <message><source>Factor</source><translation>Facteur</translation></message>
    <message><source>Factors</source><translation>Facteurs</translation></message>
    <message><source>Fall of elephants or chariots</source><translation>Chute d’éléphants ou de chars</translation></message>
    <message><source>False deployment</source><translation>Faux déploiement</translation></message>
    <message><source>Fast warband</source><translation>Bande guerrière rapide</translation></message>
    <message><source>Fast, and never where it was.</source><translation>Rapides, et jamais là où ils étaient.</translation></message>
    <message><source>Fixed initiative</source><translation>Initiative fixe</translation></message>
    <message><source>Fixed initiative, control by initiative, combat without dice, and shaken leaders out for a turn? Missiles still need dice.</source><translation>Initiative fixe, contrôle par l’initiative, corps à corps sans dés, et chefs ébranlés hors jeu un tour ? Le tir demande toujours des dés.</translation></message>
    <message><source>Flat in the middle, rising and uneven ground towards the Roman side.</source><translation>Plat au milieu, montant et inégal du côté romain.</translation></message>
    <message><source>Flee or leave the map</source><translation>Fuir ou quitter la carte</translation></message>
    <message><source>For each leader that stands with the unit.</source><translation>Pour chaque chef qui se trouve avec l’unité.</translation></message>
    <message><source>Forced moves</source><translation>Mouvements forcés</translation></message>
    <message><source>Four hexes from every visible enemy</source><translation>À quatre hexagones de tout ennemi visible</translation></message>
    <message><source>Four points, with two leaders at hand. Apply it.</source><translation>Quatre points, avec deux chefs disponibles. Appliquez.</translation></message>
    <message><source>Friends it passed through</source><translation>Amis qu’elle a traversés</translation></message>
    <message><source>Friends passed through</source><translation>Amis traversés</translation></message>
    <message><source>Friends that were fled through</source><translation>Amis traversés dans la fuite</translation></message>
    <message><source>Game turn</source><translation>Tour de jeu</translation></message>
    <message><source>Game turns</source><translation>Tours de jeu</translation></message>
    <message><source>HI(4-2/3-2) is heavy infantry: strength 4 and two hexes a turn in good order, strength 3 and two hexes when disordered. A star marks troops that count it against certain enemies, a letter a missile weapon with its range.</source><translation>HI(4-2/3-2) est de l’infanterie lourde : force 4 et deux hexagones par tour en bon ordre, force 3 et deux hexagones en désordre. Une étoile marque les troupes qui la comptent contre certains ennemis, une lettre une arme de tir avec sa portée.</translation></message>
    <message><source>Heavy</source><translation>Lourds</translation></message>
    <message><source>Heavy archers</source><translation>Archers lourds</translation></message>
    <message><source>Heavy cavalry</source><translation>Cavalerie lourde</translation></message>
    <message><source>Heavy cavalry with bows</source><translation>Cavalerie lourde avec arcs</translation></message>
    <message><source>Heavy chariots</source><translation>Chars lourds</translation></message>
    <message><source>Heavy infantry</source><translation>Infanterie lourde</translation></message>
    <message><source>Heavy warband</source><translation>Bande guerrière lourde</translation></message>
    <message><source>Hexes</source><translation>Hexagones</translation></message>
    <message><source>Hidden units are impetuous</source><translation>Les unités cachées sont impétueuses</translation></message>
    <message><source>Hidden units that are impetuous come out in the next step and run.</source><translation>Les unités cachées qui sont impétueuses sortent à l’étape suivante et courent.</translation></message>
    <message><source>Hold</source><translation>Tenir</translation></message>
    <message><source>Hold in check</source><translation>Retenir</translation></message>
    <message><source>Holding impetuous units that can reach an enemy</source><translation>Retenir des impétueux qui peuvent atteindre un ennemi</translation></message>
    <message><source>Holding those that cannot</source><translation>Retenir ceux qui ne le peuvent pas</translation></message>
    <message><source>Hordes</source><translation>Hordes</translation></message>
    <message><source>Horse archers</source><translation>Archers montés</translation></message>
    <message><source>How</source><translation>Comment</translation></message>
    <message><source>How deep spears stand is settled at the start of each battle: two HI_S may become one PK_H, or the reverse.</source><translation>La profondeur des lances se fixe au début de chaque bataille : deux HI_S peuvent devenir un PK_H, ou l’inverse.</translation></message>
    <message><source>How does it move?</source><translation>Comment bouge-t-elle ?</translation></message>
    <message><source>How long may all tactical moves of a turn take? Without a clock is a house rule.</source><translation>Combien de temps peuvent durer tous les mouvements tactiques d’un tour ? Sans pendule est une règle maison.</translation></message>
    <message><source>How many elements of {unit} become {other}?</source><translation>Combien d’éléments {unit} deviennent {other} ?</translation></message>
    <message><source>How many game turns does the battle last?</source><translation>Combien de tours de jeu dure la bataille ?</translation></message>
    <message><source>How many hexes is {other} away from {unit}?</source><translation>À combien d’hexagones de {unit} se trouve {other} ?</translation></message>
    <message><source>How many leaders has the army that are neither lost nor out for this turn?</source><translation>Combien l’armée a-t-elle de chefs qui ne sont ni perdus ni hors jeu pour ce tour ?</translation></message>
    <message><source>How many leaders has the army? Each one more than the first leaves fewer points for units.</source><translation>Combien de chefs a l’armée ? Chacun au-delà du premier laisse moins de points pour les unités.</translation></message>
    <message><source>How many leaders of {unit} lead in the second battle? Those who fall there are lost for the first one too.</source><translation>Combien de chefs de {unit} commandent dans la seconde bataille ? Ceux qui y tombent sont perdus pour la première aussi.</translation></message>
    <message><source>How many points is an army with one leader?</source><translation>Combien de points compte une armée avec un seul chef ?</translation></message>
    <message><source>How many points may each campaign army cost, leaders beyond the first included?</source><translation>Combien de points peut coûter chaque armée de campagne, chefs au-delà du premier compris ?</translation></message>
    <message><source>How many points of victory are given to, or taken from, {unit}?</source><translation>Combien de points de victoire sont donnés ou retirés à {unit} ?</translation></message>
    <message><source>How many stratagems may each player use in the whole campaign? None in the first battle.</source><translation>Combien de stratagèmes chaque joueur peut-il utiliser dans toute la campagne ? Aucun dans la première bataille.</translation></message>
    <message><source>How many units the army can lose before it panics, and how many are lost.</source><translation>Combien d’unités l’armée peut perdre avant de paniquer, et combien sont perdues.</translation></message>
    <message><source>Impetuous units are held, or run.</source><translation>Les unités impétueuses sont retenues, ou courent.</translation></message>
    <message><source>In game turns 1 to 3 one of its codes defends double against one code of the enemy.</source><translation>Aux tours de jeu 1 à 3, un de ses codes défend double contre un code de l’ennemi.</translation></message>
    <message><source>In the second battle nobody hides, and nothing of the set-up is left to reveal (ANC-123)</source><translation>Dans la seconde bataille personne ne se cache, et rien de la mise en place ne reste à révéler (ANC-123)</translation></message>
    <message><source>In this battle a die decides on control, not initiative (ANC-061)</source><translation>Dans cette bataille, un dé décide du contrôle, pas l’initiative (ANC-061)</translation></message>
    <message><source>Infantry in a village, or anybody attacked across a bridge; once even for both.</source><translation>Infanterie dans un village, ou quiconque est attaqué par un pont ; une seule fois même pour les deux.</translation></message>
    <message><source>Infantry only.</source><translation>Infanterie seulement.</translation></message>
    <message><source>Initiative</source><translation>Initiative</translation></message>
    <message><source>Initiative is spent on units and groups while the clock runs.</source><translation>L’initiative est dépensée pour des unités et des groupes pendant que la pendule tourne.</translation></message>
    <message><source>Initiative, troops that run off by themselves, and what a move costs: the first turn at Pydna.</source><translation>L’initiative, des troupes qui partent d’elles-mêmes, et ce que coûte un mouvement : le premier tour à Pydna.</translation></message>
    <message><source>Initiative: die and</source><translation>Initiative : dé et</translation></message>
    <message><source>Is any of them in woods or swamp at the start?</source><translation>L’une d’elles est-elle en bois ou marais au départ ?</translation></message>
    <message><source>Is any of your hidden units impetuous in this turn? Nobody is told which; if they are not held they come out and run.</source><translation>L’une de vos unités cachées est-elle impétueuse ce tour-ci ? Personne ne sait laquelle ; si elles ne sont pas retenues, elles sortent et courent.</translation></message>
    <message><source>Is close combat thrown for, or decided by the odds alone?</source><translation>Le corps à corps est-il joué au dé, ou décidé par le seul rapport de force ?</translation></message>
    <message><source>Is initiative thrown for, or fixed by the number of leaders?</source><translation>L’initiative est-elle tirée au dé, ou fixée par le nombre de chefs ?</translation></message>
    <message><source>Is it a stratagem, or where a unit hides?</source><translation>Est-ce un stratagème, ou l’endroit où une unité se cache ?</translation></message>
    <message><source>Is one of your leaders given for it now? A stratagem that no leader was given for is void when it is opened; a bluff costs none.</source><translation>Un de vos chefs est-il donné pour cela maintenant ? Un stratagème pour lequel aucun chef n’a été donné est nul à l’ouverture ; un bluff n’en coûte aucun.</translation></message>
    <message><source>Is the allowance doubled or tripled, for as much initiative?</source><translation>L’allocation est-elle doublée ou triplée, pour autant d’initiative ?</translation></message>
    <message><source>Is there an empty hex behind exactly one friend, through whom {unit} can slip? Neither is harmed by it.</source><translation>Y a-t-il un hexagone vide derrière un seul ami exactement, à travers lequel {unit} peut se glisser ? Aucun des deux n’en souffre.</translation></message>
    <message><source>Is there an empty hex beside {unit}?</source><translation>Y a-t-il un hexagone vide à côté de {unit} ?</translation></message>
    <message><source>Is there no enemy in a front hex of {unit}, so that it cannot attack?</source><translation>N’y a-t-il aucun ennemi dans un hexagone de front de {unit}, qui ne peut donc pas attaquer ?</translation></message>
    <message><source>Is there one control die for the whole army, or one for each unit?</source><translation>Y a-t-il un dé de contrôle pour toute l’armée, ou un pour chaque unité ?</translation></message>
    <message><source>Is {other} still in a front hex of {unit} after the retreat?</source><translation>Après la retraite, {other} est-elle encore dans un hexagone de front de {unit} ?</translation></message>
    <message><source>Is {other} the nearest possible target in the front arc of {unit}, in clear sight?</source><translation>{other} est-elle la cible possible la plus proche dans l’arc frontal de {unit}, en vue dégagée ?</translation></message>
    <message><source>Is {unit} among the impetuous units that are not held, and does it come out to run at the nearest enemy?</source><translation>{unit} fait-elle partie des unités impétueuses non retenues, et sort-elle pour courir sur l’ennemi le plus proche ?</translation></message>
    <message><source>It arrives later, or is kept off.</source><translation>Elle arrive plus tard, ou est gardée hors carte.</translation></message>
    <message><source>It did not listen and will run at the nearest enemy it sees.</source><translation>Elle n’a pas obéi et courra sur l’ennemi le plus proche qu’elle voit.</translation></message>
    <message><source>It flees towards its own edge each turn.</source><translation>Elle fuit vers son propre bord à chaque tour.</translation></message>
    <message><source>It has attacked in this turn.</source><translation>Elle a attaqué ce tour-ci.</translation></message>
    <message><source>It has made its move of this turn.</source><translation>Elle a fait son mouvement de ce tour.</translation></message>
    <message><source>It has only turned on its place, which costs no initiative.</source><translation>Elle a seulement pivoté sur place, ce qui ne coûte pas d’initiative.</translation></message>
    <message><source>It has shot in this turn.</source><translation>Elle a tiré ce tour-ci.</translation></message>
    <message><source>It has used its move for something else.</source><translation>Elle a utilisé son mouvement pour autre chose.</translation></message>
    <message><source>It is in the battle beside this one.</source><translation>Elle est dans la bataille à côté de celle-ci.</translation></message>
    <message><source>It is in the great charge of the barbarians.</source><translation>Elle participe à la grande charge des barbares.</translation></message>
    <message><source>It is out of reach: there is no combat.</source><translation>Elle est hors d’atteinte : pas de corps à corps.</translation></message>
    <message><source>It left an enemy's zone this turn, and may not attack.</source><translation>Elle a quitté la zone d’un ennemi ce tour-ci et ne peut pas attaquer.</translation></message>
    <message><source>It left the map and counts as lost.</source><translation>Elle a quitté la carte et compte comme perdue.</translation></message>
    <message><source>It may not come on as it stands: it is late, or its edge was denied. Is it void, or do both players allow it?</source><translation>Elle ne peut pas arriver telle quelle : elle est en retard, ou son bord a été nié. Est-elle nulle, ou les deux joueurs l’autorisent-ils ?</translation></message>
    <message><source>It ran into reach of an enemy and must attack.</source><translation>Elle a couru à portée d’un ennemi et doit attaquer.</translation></message>
    <message><source>It runs at the nearest enemy</source><translation>Elle court sur l’ennemi le plus proche</translation></message>
    <message><source>Its leader</source><translation>Son chef</translation></message>
    <message><source>Its leader goes along</source><translation>Son chef l’accompagne</translation></message>
    <message><source>Its leader is lost.</source><translation>Son chef est perdu.</translation></message>
    <message><source>Its leaders</source><translation>Ses chefs</translation></message>
    <message><source>Its missiles are those of runners on foot.</source><translation>Leurs projectiles sont ceux de coureurs à pied.</translation></message>
    <message><source>Its star counts against everything that is not infantry.</source><translation>Son étoile compte contre tout ce qui n’est pas infanterie.</translation></message>
    <message><source>Its units stay off the map for the rest of the battle, neither lost nor present (ANC-123).</source><translation>Ses unités restent hors carte pour le reste de la bataille, ni perdues ni présentes (ANC-123).</translation></message>
    <message><source>Javelinmen, dense</source><translation>Javeliniers, denses</translation></message>
    <message><source>Javelinmen, sparse</source><translation>Javeliniers, espacés</translation></message>
    <message><source>Keep off</source><translation>Garder hors carte</translation></message>
    <message><source>Keep units off the map</source><translation>Garder des unités hors carte</translation></message>
    <message><source>Knights</source><translation>Chevaliers</translation></message>
    <message><source>Knights who do not wait</source><translation>Des chevaliers qui n’attendent pas</translation></message>
    <message><source>Knights with bows</source><translation>Chevaliers avec arcs</translation></message>
    <message><source>Knights, light-armed tribesmen, chariots and camels may charge without being asked. A leader who holds them, or points, keeps them back.</source><translation>Chevaliers, guerriers tribaux légers, chars et chameaux peuvent charger sans qu’on le leur demande. Un chef qui les tient, ou des points, les retiennent.</translation></message>
    <message><source>Kutná Hora</source><translation>Kutná Hora</translation></message>
    <message><source>Leader lost on</source><translation>Chef perdu sur</translation></message>
    <message><source>Leader {other} goes along</source><translation>Le chef {other} l’accompagne</translation></message>
    <message><source>Leader {other} of {unit} withdraws</source><translation>Le chef {other} de {unit} se replie</translation></message>
    <message><source>Leaders</source><translation>Chefs</translation></message>
    <message><source>Leaders come back</source><translation>Les chefs reviennent</translation></message>
    <message><source>Leaders do not come back</source><translation>Les chefs ne reviennent pas</translation></message>
    <message><source>Leaders given up before the battle to pay for stratagems.</source><translation>Chefs cédés avant la bataille pour payer des stratagèmes.</translation></message>
    <message><source>Leaders of {unit} there</source><translation>Chefs de {unit} là</translation></message>
    <message><source>Leaders off the map</source><translation>Chefs hors carte</translation></message>
    <message><source>Leaders off, panic</source><translation>Retrait des chefs, panique</translation></message>
    <message><source>Leaders on</source><translation>Chefs en jeu</translation></message>
    <message><source>Leaders on the map</source><translation>Chefs sur la carte</translation></message>
    <message><source>Leaders who are dead or taken.</source><translation>Chefs morts ou capturés.</translation></message>
    <message><source>Leaders who are fighting on the other map.</source><translation>Chefs qui combattent sur l’autre carte.</translation></message>
    <message><source>Leaders who can still be put on the map this turn.</source><translation>Chefs qui peuvent encore être mis sur la carte ce tour-ci.</translation></message>
    <message><source>Leaders who miss a turn after their unit was beaten.</source><translation>Chefs qui manquent un tour après que leur unité a été battue.</translation></message>
    <message><source>Leaders whose unit is gone; they need another one.</source><translation>Chefs dont l’unité n’est plus là ; il leur en faut une autre.</translation></message>
    <message><source>Left the map</source><translation>A quitté la carte</translation></message>
    <message><source>Lesser horse without bows.</source><translation>Cavalerie moindre sans arcs.</translation></message>
    <message><source>Light archers</source><translation>Archers légers</translation></message>
    <message><source>Light cavalry</source><translation>Cavalerie légère</translation></message>
    <message><source>Light chariots</source><translation>Chars légers</translation></message>
    <message><source>Light infantry</source><translation>Infanterie légère</translation></message>
    <message><source>Long pikes and light armour: missiles find them like heavy infantry.</source><translation>Longues piques et armure légère : les projectiles les touchent comme l’infanterie lourde.</translation></message>
    <message><source>Luck-free battle</source><translation>Bataille sans hasard</translation></message>
    <message><source>Many and eager.</source><translation>Nombreuses et ardentes.</translation></message>
    <message><source>March</source><translation>Marche</translation></message>
    <message><source>May a winner recover no leaders, unless none is left in its whole army?</source><translation>Un vainqueur ne peut-il récupérer aucun chef, sauf s’il n’en reste aucun dans toute son armée ?</translation></message>
    <message><source>May disordered units attack, with their back face?</source><translation>Les unités désordonnées peuvent-elles attaquer, avec leur verso ?</translation></message>
    <message><source>Meaning</source><translation>Signification</translation></message>
    <message><source>Medium missilemen</source><translation>Tireurs moyens</translation></message>
    <message><source>More than a normal move stays 4 or more hexes from every visible enemy (ANC-042)</source><translation>Plus d’un mouvement normal reste à 4 hexagones ou plus de tout ennemi visible (ANC-042)</translation></message>
    <message><source>Move</source><translation>Bouger</translation></message>
    <message><source>Move your camp if you like, set up, and move first.</source><translation>Déplacez votre camp si vous voulez, mettez en place, et jouez en premier.</translation></message>
    <message><source>Moves</source><translation>Mouvements</translation></message>
    <message><source>Name</source><translation>Nom</translation></message>
    <message><source>Nearest enemies, the nearest first</source><translation>Ennemis les plus proches, le plus proche d’abord</translation></message>
    <message><source>Nearest, in front and in sight</source><translation>Le plus proche, devant et en vue</translation></message>
    <message><source>Neither moves nor attacks, and has no flanks.</source><translation>Ne bouge ni n’attaque, et n’a pas de flancs.</translation></message>
    <message><source>Next step</source><translation>Étape suivante</translation></message>
    <message><source>Night attack</source><translation>Attaque de nuit</translation></message>
    <message><source>No battle is being fought (ANC-162)</source><translation>Aucune bataille n’est livrée (ANC-162)</translation></message>
    <message><source>No battle is being fought: field the armies first (ANC-162)</source><translation>Aucune bataille n’est livrée : déployez d’abord les armées (ANC-162)</translation></message>
    <message><source>No elephant or chariot has fallen (ANC-100)</source><translation>Aucun éléphant ni char n’est tombé (ANC-100)</translation></message>
    <message><source>No enemy before {unit}</source><translation>Pas d’ennemi devant {unit}</translation></message>
    <message><source>No hex is to be entered (ANC-103)</source><translation>Il n’y a aucun hexagone où entrer (ANC-103)</translation></message>
    <message><source>No unit is out of hand.</source><translation>Aucune unité n’échappe au contrôle.</translation></message>
    <message><source>Nobody arrives from off the map. Now the hot-headed are tested: do the Knights listen?</source><translation>Personne n’arrive de hors carte. On teste maintenant les têtes brûlées : les chevaliers (Knights) obéissent-ils ?</translation></message>
    <message><source>Nobody can be named for it (ANC-181)</source><translation>Personne ne peut être nommé pour cela (ANC-181)</translation></message>
    <message><source>Nobody comes on in the second battle: both marches are there from the start (ANC-123)</source><translation>Personne n’arrive dans la seconde bataille : les deux marches y sont dès le début (ANC-123)</translation></message>
    <message><source>Nobody has spears whose depth could change (ANC-143)</source><translation>Personne n’a de lances dont la profondeur pourrait changer (ANC-143)</translation></message>
    <message><source>Nobody has won while the battle goes on (ANC-109)</source><translation>Personne n’a gagné tant que la bataille dure (ANC-109)</translation></message>
    <message><source>Nobody is shocked.</source><translation>Personne n’est bousculé.</translation></message>
    <message><source>Nobody leaves the map.</source><translation>Personne ne quitte la carte.</translation></message>
    <message><source>Nobody of {} can be held: all are held, panic, have come on or are off the map (ANC-061)</source><translation>Personne de {} ne peut être retenu : tous sont retenus, paniquent, sont arrivés ou sont hors carte (ANC-061)</translation></message>
    <message><source>Nobody of {} can be moved: all have acted, run, panic or are off the map (ANC-037)</source><translation>Personne de {} ne peut être bougé : tous ont agi, couru, paniquent ou sont hors carte (ANC-037)</translation></message>
    <message><source>Nobody of {} can rally: no disordered unit has a leader with it (ANC-106)</source><translation>Personne de {} ne peut se rallier : aucune unité désordonnée n’a de chef avec elle (ANC-106)</translation></message>
    <message><source>Nobody of {} can shoot: no missiles are left that have not been shot (ANC-067)</source><translation>Personne de {} ne peut tirer : il ne reste aucun tir qui n’ait été fait (ANC-067)</translation></message>
    <message><source>Nobody of {} is uncontrolled and has still to advance (ANC-057)</source><translation>Aucune unité incontrôlée de {} n’a encore à avancer (ANC-057)</translation></message>
    <message><source>Nobody of {} may attack: all are disordered, have attacked, left a zone of control or are off the map (ANC-077)</source><translation>Personne de {} ne peut attaquer : tous sont désordonnés, ont attaqué, ont quitté une zone de contrôle ou sont hors carte (ANC-077)</translation></message>
    <message><source>Nobody was in contact.</source><translation>Personne n’était au contact.</translation></message>
    <message><source>Not against war wagons and camps, which have no flanks.</source><translation>Pas contre les chariots de guerre et les camps, qui n’ont pas de flancs.</translation></message>
    <message><source>Notation</source><translation>Notation</translation></message>
    <message><source>Notes of {unit} stay closed</source><translation>Les notes de {unit} restent closes</translation></message>
    <message><source>Nothing comes of it for those who were in contact.</source><translation>Sans conséquence pour ceux qui étaient au contact.</translation></message>
    <message><source>Odds</source><translation>Rapport de force</translation></message>
    <message><source>Of these, who entered woods or swamp</source><translation>Parmi elles, entrées en bois ou marais</translation></message>
    <message><source>On hexes</source><translation>Sur des hexagones</translation></message>
    <message><source>On which edge of the map does the first army have its own side?</source><translation>Sur quel bord de la carte la première armée a-t-elle son propre côté ?</translation></message>
    <message><source>Once disordered, they are never rallied.</source><translation>Une fois désordonnés, ils ne se rallient jamais.</translation></message>
    <message><source>One attacker enters the hex, facing as before.</source><translation>Un attaquant entre dans l’hexagone, même orientation qu’avant.</translation></message>
    <message><source>One charge, and no fear of woods and swamps.</source><translation>Une charge, et nulle crainte des bois et marais.</translation></message>
    <message><source>One great charge; woods and swamps undo it.</source><translation>Une grande charge ; bois et marais la défont.</translation></message>
    <message><source>One of the attackers must enter the hex (ANC-103)</source><translation>Un des attaquants doit entrer dans l’hexagone (ANC-103)</translation></message>
    <message><source>Only battles that could have happened are meant: troops are rated by what they did to the enemies of their own time.</source><translation>Seules les batailles qui auraient pu avoir lieu sont visées : les troupes sont évaluées selon ce qu’elles faisaient aux ennemis de leur temps.</translation></message>
    <message><source>Only the attack that brought the trick out was declared before it was known (ANC-091, ANC-113)</source><translation>Seule l’attaque qui a fait sortir la ruse a été déclarée avant qu’elle soit connue (ANC-091, ANC-113)</translation></message>
    <message><source>Only the defender deploys falsely (ANC-114)</source><translation>Seul le défenseur fait un faux déploiement (ANC-114)</translation></message>
    <message><source>Only where the option counts rear hexes apart; otherwise they are flanks.</source><translation>Seulement si l’option compte à part les hexagones de dos ; sinon ce sont des flancs.</translation></message>
    <message><source>Open</source><translation>Ouvrir</translation></message>
    <message><source>Open a sealed note</source><translation>Ouvrir une note scellée</translation></message>
    <message><source>Open fields, snow, a town behind the wagons.</source><translation>Champs ouverts, neige, une ville derrière les chariots.</translation></message>
    <message><source>Others</source><translation>Autres</translation></message>
    <message><source>Out of order: weaker until it rallies, and destroyed by a second disorder.</source><translation>En désordre : plus faible jusqu’au ralliement, et détruite par un second désordre.</translation></message>
    <message><source>Out of the battle.</source><translation>Hors de la bataille.</translation></message>
    <message><source>Own code</source><translation>Code propre</translation></message>
    <message><source>Own edge of the first army</source><translation>Bord de la première armée</translation></message>
    <message><source>PIPs</source><translation>PIP</translation></message>
    <message><source>Panic and points</source><translation>Panique et points</translation></message>
    <message><source>Panic number (0: half the units)</source><translation>Seuil de panique (0 : la moitié des unités)</translation></message>
    <message><source>Panicking units flee, uncontrolled ones advance on the nearest enemy they see.</source><translation>Les unités en panique fuient, les incontrôlées avancent sur l’ennemi le plus proche qu’elles voient.</translation></message>
    <message><source>Phalanx</source><translation>Phalange</translation></message>
    <message><source>Pikes</source><translation>Piques</translation></message>
    <message><source>Pikes in one unbroken line, horse on the wings. The legions behind the rise.</source><translation>Les piques en une ligne continue, la cavalerie aux ailes. Les légions derrière la hauteur.</translation></message>
    <message><source>Place</source><translation>Placer</translation></message>
    <message><source>Platforms for archers.</source><translation>Plates-formes pour archers.</translation></message>
    <message><source>Points</source><translation>Points</translation></message>
    <message><source>Points and leaders</source><translation>Points et chefs</translation></message>
    <message><source>Points fielded in a battle</source><translation>Points déployés par bataille</translation></message>
    <message><source>Points follow</source><translation>Points selon</translation></message>
    <message><source>Points for every enemy destroyed decide the battle, and an army that has lost too many units panics. Both are counted for you.</source><translation>Les points pour chaque ennemi détruit décident de la bataille, et une armée qui a perdu trop d’unités panique. Les deux sont comptés pour vous.</translation></message>
    <message><source>Points for {unit}</source><translation>Points pour {unit}</translation></message>
    <message><source>Points of each army</source><translation>Points de chaque armée</translation></message>
    <message><source>Points of initiative by the number of leaders.</source><translation>Points d’initiative selon le nombre de chefs.</translation></message>
    <message><source>Points of initiative left to move with.</source><translation>Points d’initiative qui restent pour bouger.</translation></message>
    <message><source>Pole-arm foot</source><translation>Infanterie à armes d’hast</translation></message>
    <message><source>Price</source><translation>Prix</translation></message>
    <message><source>Prices</source><translation>Prix</translation></message>
    <message><source>Psiloi</source><translation>Psiloi</translation></message>
    <message><source>Put a leader on the map</source><translation>Mettre un chef sur la carte</translation></message>
    <message><source>Put on the map after all</source><translation>Finalement mise sur la carte</translation></message>
    <message><source>Pydna</source><translation>Pydna</translation></message>
    <message><source>Rallies</source><translation>Se rallie</translation></message>
    <message><source>Rally</source><translation>Rallier</translation></message>
    <message><source>Reaches 7 hexes, and is silent after it has moved.</source><translation>Porte à 7 hexagones, et se tait après avoir bougé.</translation></message>
    <message><source>Reading a counter</source><translation>Lire un pion</translation></message>
    <message><source>Rear attacks</source><translation>Attaques de dos</translation></message>
    <message><source>Remove the leader.</source><translation>Retirez le chef.</translation></message>
    <message><source>Reserves and marches come on, and shock the nearest enemies.</source><translation>Réserves et marches arrivent, et bousculent les ennemis les plus proches.</translation></message>
    <message><source>Result</source><translation>Résultat</translation></message>
    <message><source>Results</source><translation>Résultats</translation></message>
    <message><source>Results of close combat</source><translation>Résultats du corps à corps</translation></message>
    <message><source>Room for {unit} behind a friend</source><translation>Place pour {unit} derrière un ami</translation></message>
    <message><source>Room for {unit} to retreat</source><translation>Place pour la retraite de {unit}</translation></message>
    <message><source>Row</source><translation>Ligne</translation></message>
    <message><source>Row of its hex</source><translation>Rangée de son hexagone</translation></message>
    <message><source>Runners take the shortest way to the nearest enemy; mounted ones go round woods and swamps.</source><translation>Qui court prend le plus court chemin vers l’ennemi le plus proche ; les montés contournent bois et marais.</translation></message>
    <message><source>Scythed chariots</source><translation>Chars à faux</translation></message>
    <message><source>Seal</source><translation>Sceller</translation></message>
    <message><source>Sealed stratagems that will be opened later.</source><translation>Stratagèmes scellés qui seront ouverts plus tard.</translation></message>
    <message><source>Second battle of two flank marches</source><translation>Seconde bataille de deux marches de flanc</translation></message>
    <message><source>Sees a disordered enemy not faster than itself, nearer than any in good order</source><translation>Voit un ennemi désordonné pas plus rapide qu’elle, plus proche que tout ennemi en bon ordre</translation></message>
    <message><source>Sees the enemy camp, nearer than any enemy in good order</source><translation>Voit le camp ennemi, plus proche que tout ennemi en bon ordre</translation></message>
    <message><source>Sequence of play</source><translation>Séquence de jeu</translation></message>
    <message><source>Set the depth</source><translation>Fixer la profondeur</translation></message>
    <message><source>Set up your march on a new map, without a camp.</source><translation>Déployez votre marche sur une nouvelle carte, sans camp.</translation></message>
    <message><source>Set-up</source><translation>Mise en place</translation></message>
    <message><source>Shock cavalry of any age.</source><translation>Cavalerie de choc de toute époque.</translation></message>
    <message><source>Shooter</source><translation>Tireur</translation></message>
    <message><source>Shooting</source><translation>Tir</translation></message>
    <message><source>Shoots before it charges.</source><translation>Tire avant de charger.</translation></message>
    <message><source>Shot at as</source><translation>Visé comme</translation></message>
    <message><source>Size</source><translation>Taille</translation></message>
    <message><source>Skirmishers</source><translation>Tirailleurs</translation></message>
    <message><source>So many leaders are for regular armies and outstanding generals.</source><translation>Tant de chefs conviennent aux armées régulières et aux généraux hors pair.</translation></message>
    <message><source>So many leaders are meant for regular armies and outstanding generals.</source><translation>Tant de chefs sont prévus pour les armées régulières et les généraux hors pair.</translation></message>
    <message><source>So they have run at the nearest enemy by themselves. The others move for initiative. Tap Pikes 1.</source><translation>Ils ont donc couru d’eux-mêmes sur l’ennemi le plus proche. Les autres bougent pour de l’initiative. Touchez Pikes 1.</translation></message>
    <message><source>Somebody begins in contact</source><translation>Quelqu’un commence au contact</translation></message>
    <message><source>Somebody is in woods or swamp</source><translation>Quelqu’un est en bois ou marais</translation></message>
    <message><source>Spears</source><translation>Lances</translation></message>
    <message><source>Spears in a few ranks; one hex a move.</source><translation>Lances sur quelques rangs ; un hexagone par mouvement.</translation></message>
    <message><source>Spears in many ranks, slow and hard to hurt.</source><translation>Lances sur de nombreux rangs, lente et difficile à entamer.</translation></message>
    <message><source>Spears that change their depth</source><translation>Lances qui changent de profondeur</translation></message>
    <message><source>Spontaneous advance</source><translation>Avance spontanée</translation></message>
    <message><source>Start</source><translation>Commencer</translation></message>
    <message><source>Start the battle</source><translation>Commencer la bataille</translation></message>
    <message><source>Step</source><translation>Étape</translation></message>
    <message><source>Step of the player turn</source><translation>Étape du tour de joueur</translation></message>
    <message><source>Stratagems are announced and sealed, the armies deployed, units hidden or kept off.</source><translation>Les stratagèmes sont annoncés et scellés, les armées déployées, des unités cachées ou gardées hors carte.</translation></message>
    <message><source>Stratagems in the campaign</source><translation>Stratagèmes de la campagne</translation></message>
    <message><source>Stratagems of each player</source><translation>Stratagèmes par joueur</translation></message>
    <message><source>Stratagems of the first army</source><translation>Stratagèmes de la première armée</translation></message>
    <message><source>Stratagems of the second army</source><translation>Stratagèmes de la deuxième armée</translation></message>
    <message><source>Strategic advantage</source><translation>Avantage stratégique</translation></message>
    <message><source>Strength of the face that is up, times every factor that fits; divide attack by defence and round in the defender's favour.</source><translation>Force de la face visible, multipliée par chaque facteur applicable ; diviser l’attaque par la défense et arrondir en faveur du défenseur.</translation></message>
    <message><source>Tactical moves</source><translation>Mouvements tactiques</translation></message>
    <message><source>Tactical trick</source><translation>Ruse tactique</translation></message>
    <message><source>Target</source><translation>Cible</translation></message>
    <message><source>Terror to horses; its fall is a terror to all around.</source><translation>Terreur des chevaux ; leur chute est une terreur pour tous alentour.</translation></message>
    <message><source>Teutoburg Forest</source><translation>Forêt de Teutobourg</translation></message>
    <message><source>The Knights have reached the legion. Tap them.</source><translation>Les chevaliers (Knights) ont atteint la légion. Touchez-les.</translation></message>
    <message><source>The army</source><translation>L’armée</translation></message>
    <message><source>The army has lost more than it could bear: its units flee.</source><translation>L’armée a perdu plus qu’elle ne pouvait supporter : ses unités fuient.</translation></message>
    <message><source>The army has no units.</source><translation>L’armée n’a pas d’unités.</translation></message>
    <message><source>The army needs a camp (CP); only one with war wagons does without.</source><translation>L’armée a besoin d’un camp (CP) ; seule une armée avec des chariots de guerre s’en passe.</translation></message>
    <message><source>The attacker wades.</source><translation>L’attaquant patauge.</translation></message>
    <message><source>The battle ends now. Are the notes that {unit} have not opened to stay closed, and to count for nothing?</source><translation>La bataille finit maintenant. Les notes non ouvertes de {unit} doivent-elles rester closes et ne compter pour rien ?</translation></message>
    <message><source>The battle has not begun: nobody flees (ANC-020)</source><translation>La bataille n’a pas commencé : personne ne fuit (ANC-020)</translation></message>
    <message><source>The battle is a draw.</source><translation>La bataille se termine par un match nul.</translation></message>
    <message><source>The battle is over</source><translation>La bataille est finie</translation></message>
    <message><source>The battle is over (ANC-022)</source><translation>La bataille est finie (ANC-022)</translation></message>
    <message><source>The battlefield is a map of hexes with a unit in each. Every unit faces a corner of its hex and holds the two hexes in front of it. The sides take turns.</source><translation>Le champ de bataille est une carte d’hexagones, avec une unité dans chacun. Chaque unité fait face à un coin de son hexagone et tient les deux hexagones devant elle. Les camps jouent à tour de rôle.</translation></message>
    <message><source>The camp was taken, for which the enemy has points.</source><translation>Le camp a été pris, ce qui donne des points à l’ennemi.</translation></message>
    <message><source>The campaign is over (ANC-160)</source><translation>La campagne est finie (ANC-160)</translation></message>
    <message><source>The charge at Pydna</source><translation>La charge à Pydna</translation></message>
    <message><source>The charge is used already (ANC-063)</source><translation>La charge est déjà utilisée (ANC-063)</translation></message>
    <message><source>The clock stands still only while the other player is waited for, or when both agree. At zero the move that is being made may be finished; the rest of the initiative is lost.</source><translation>La pendule ne s’arrête que pendant qu’on attend l’autre joueur, ou si les deux sont d’accord. À zéro, le mouvement en cours peut être terminé ; le reste de l’initiative est perdu.</translation></message>
    <message><source>The counter: attack and defence in good order before the stroke, disordered behind it; a letter is its missile.</source><translation>Le pion : attaque et défense en bon ordre avant la barre, en désordre après ; une lettre est son arme de tir.</translation></message>
    <message><source>The enemy camp is entered</source><translation>Le camp ennemi est investi</translation></message>
    <message><source>The first army</source><translation>La première armée</translation></message>
    <message><source>The hex is entered.</source><translation>On entre dans l’hexagone.</translation></message>
    <message><source>The hex is woods, swamp or rough</source><translation>L’hexagone est bois, marais ou accidenté</translation></message>
    <message><source>The hex stays empty.</source><translation>L’hexagone reste vide.</translation></message>
    <message><source>The impetuous</source><translation>Les impétueux</translation></message>
    <message><source>The impetuous units are held.</source><translation>Les unités impétueuses sont retenues.</translation></message>
    <message><source>The journal keeps everything, what was taken back as well. Open it.</source><translation>Le journal garde tout, même ce qui a été annulé. Ouvrez-le.</translation></message>
    <message><source>The leader in it is captured (ANC-098).</source><translation>Le chef qui s’y trouve est capturé (ANC-098).</translation></message>
    <message><source>The leader withdraws.</source><translation>Le chef se replie.</translation></message>
    <message><source>The leaders leave the map. The army that lost all of them, or too many units, panics.</source><translation>Les chefs quittent la carte. L’armée qui les a tous perdus, ou trop d’unités, panique.</translation></message>
    <message><source>The leaders withdraw.</source><translation>Les chefs se replient.</translation></message>
    <message><source>The league from the hill to the river. The pikes opposite and slantwise, horse on the river wing.</source><translation>La ligue de la colline à la rivière. Les piques en face et en oblique, la cavalerie à l’aile côté rivière.</translation></message>
    <message><source>The legion along the track. The tribes in the woods: hidden units and stratagems belong here.</source><translation>La légion le long de la piste. Les tribus dans les bois : unités cachées et stratagèmes ont ici leur place.</translation></message>
    <message><source>The line that stands.</source><translation>La ligne qui tient.</translation></message>
    <message><source>The loss is booked, and the big button offers what must follow: somebody enters the empty hex. Wrong target? Take it back.</source><translation>La perte est inscrite, et le gros bouton propose ce qui doit suivre : quelqu’un entre dans l’hexagone vide. Mauvaise cible ? Annulez.</translation></message>
    <message><source>The next step.</source><translation>L’étape suivante.</translation></message>
    <message><source>The note is opened.</source><translation>La note est ouverte.</translation></message>
    <message><source>The note is void: </source><translation>La note est nulle : </translation></message>
    <message><source>The one great charge of the barbarians is in this turn.</source><translation>La grande charge des barbares a lieu ce tour-ci.</translation></message>
    <message><source>The one great charge of the barbarians is over.</source><translation>La grande charge des barbares est passée.</translation></message>
    <message><source>The points that are left stand in the header. Leaders come on after the moves, then shooting, and then close combat, which is the next lesson.</source><translation>Les points restants figurent dans l’en-tête. Les chefs viennent sur la carte après les mouvements, puis le tir, et enfin le corps à corps, qui est la leçon suivante.</translation></message>
    <message><source>The prepared troops against those they are prepared for, in the first turns.</source><translation>Les troupes préparées contre celles auxquelles elles sont préparées, aux premiers tours.</translation></message>
    <message><source>The price stands in the form before you move. Confirm.</source><translation>Le prix figure dans le formulaire avant le mouvement. Confirmez.</translation></message>
    <message><source>The second army</source><translation>La deuxième armée</translation></message>
    <message><source>The second battle is over; the first one goes on where it was left.</source><translation>La seconde bataille est finie ; la première reprend où elle en était restée.</translation></message>
    <message><source>The side that did not move shoots.</source><translation>Le camp qui n’a pas bougé tire.</translation></message>
    <message><source>The side that moved attacks.</source><translation>Le camp qui a bougé attaque.</translation></message>
    <message><source>The target is the nearest one within the front arc, in clear sight.</source><translation>La cible est la plus proche dans l’arc frontal, en vue dégagée.</translation></message>
    <message><source>The target stands in a front hex of each attacker.</source><translation>La cible est dans un hexagone de front de chaque attaquant.</translation></message>
    <message><source>The turn</source><translation>Le tour</translation></message>
    <message><source>The two flank marches meet first: open both notes for the second battle (ANC-123)</source><translation>Les deux marches de flanc se rencontrent d’abord : ouvrez les deux notes pour la seconde bataille (ANC-123)</translation></message>
    <message><source>The two marches meet.</source><translation>Les deux marches se rencontrent.</translation></message>
    <message><source>The usual horse of a wing.</source><translation>La cavalerie habituelle d’une aile.</translation></message>
    <message><source>The wagons in a ring, the host around them on two sides.</source><translation>Les chariots en cercle, l’ost autour d’eux sur deux côtés.</translation></message>
    <message><source>Their charge is spent in this turn (ANC-059).</source><translation>Leur charge est dépensée ce tour-ci (ANC-059).</translation></message>
    <message><source>There are no barbarians to charge (ANC-063)</source><translation>Il n’y a pas de barbares pour charger (ANC-063)</translation></message>
    <message><source>There is no second battle.</source><translation>Il n’y a pas de seconde bataille.</translation></message>
    <message><source>There is nobody to keep off the map (ANC-119)</source><translation>Il n’y a personne à garder hors carte (ANC-119)</translation></message>
    <message><source>These units are off the map already. Are they put on the map after all?</source><translation>Ces unités sont déjà hors carte. Sont-elles finalement mises sur la carte ?</translation></message>
    <message><source>They are uncontrolled, saw no enemy to run at, and do not move this turn (ANC-057).</source><translation>Ils sont incontrôlés, n’ont vu aucun ennemi sur qui courir, et ne bougent pas ce tour-ci (ANC-057).</translation></message>
    <message><source>They arrive.</source><translation>Ils arrivent.</translation></message>
    <message><source>They do not. A leader could have held them back beforehand. Apply it.</source><translation>Non. Un chef aurait pu les retenir auparavant. Appliquez.</translation></message>
    <message><source>This army has no camp to lose.</source><translation>Cette armée n’a pas de camp à perdre.</translation></message>
    <message><source>This march</source><translation>Cette marche</translation></message>
    <message><source>Three legions on the march through woods and rain, and an ally who knew the way.</source><translation>Trois légions en marche à travers bois et pluie, et un allié qui connaissait le chemin.</translation></message>
    <message><source>Three shots at one target that is not infantry.</source><translation>Trois tirs sur une cible qui n’est pas infanterie.</translation></message>
    <message><source>Through which hex of {other} does {unit} attack?</source><translation>Par quel hexagone de {other} se fait l’attaque de {unit} ?</translation></message>
    <message><source>Uncontrolled unit</source><translation>Unité incontrôlée</translation></message>
    <message><source>Uncontrolled up to</source><translation>Incontrôlée jusqu’à</translation></message>
    <message><source>Unit</source><translation>Unité</translation></message>
    <message><source>Unit it joins</source><translation>Unité qu’il rejoint</translation></message>
    <message><source>Unit or group to hold</source><translation>Unité ou groupe à retenir</translation></message>
    <message><source>Units</source><translation>Unités</translation></message>
    <message><source>Units in contact with </source><translation>Unités au contact de </translation></message>
    <message><source>Units in contact, of both sides</source><translation>Unités en contact, des deux camps</translation></message>
    <message><source>Units it is about, where there are some</source><translation>Unités concernées, s’il y en a</translation></message>
    <message><source>Units kept off the map</source><translation>Unités gardées hors carte</translation></message>
    <message><source>Units may hide in woods, swamps or behind hills: keep the counter off, and seal where it is.</source><translation>Des unités peuvent se cacher en bois, marais ou derrière des collines : gardez le pion hors carte, et scellez où il est.</translation></message>
    <message><source>Units on the march, or who hides</source><translation>Unités en marche, ou qui se cache</translation></message>
    <message><source>Units that move</source><translation>Unités qui bougent</translation></message>
    <message><source>Up to half the army's value waits off the map and comes from the edge that was written down.</source><translation>Jusqu’à la moitié de la valeur de l’armée attend hors carte et arrive par le bord qui a été noté.</translation></message>
    <message><source>Up to which face is a leader lost when its unit is disordered? 0: never.</source><translation>Jusqu’à quelle face du dé un chef est-il perdu quand son unité est désordonnée ? 0 : jamais.</translation></message>
    <message><source>Victory points</source><translation>Points de victoire</translation></message>
    <message><source>Victory points, and what they were given for.</source><translation>Points de victoire, et pourquoi ils ont été donnés.</translation></message>
    <message><source>War wagons</source><translation>Chariots de guerre</translation></message>
    <message><source>Warband</source><translation>Bande guerrière</translation></message>
    <message><source>Was the hex entered where enemy leader {unit} stands alone?</source><translation>Est-on entré dans l’hexagone où le chef ennemi {unit} se trouve seul ?</translation></message>
    <message><source>Was the hex of the enemy camp entered?</source><translation>Est-on entré dans l’hexagone du camp ennemi ?</translation></message>
    <message><source>Was this attack on {unit} declared before the tactical trick was revealed?</source><translation>Cette attaque contre {unit} a-t-elle été déclarée avant que la ruse tactique soit révélée ?</translation></message>
    <message><source>What</source><translation>Quoi</translation></message>
    <message><source>What happens</source><translation>Ce qui se passe</translation></message>
    <message><source>What initiative buys</source><translation>Ce qu’achète l’initiative</translation></message>
    <message><source>What is left of the army's worth in points.</source><translation>Ce qui reste de la valeur de l’armée en points.</translation></message>
    <message><source>What is sealed</source><translation>Ce qui est scellé</translation></message>
    <message><source>What it costs</source><translation>Ce que cela coûte</translation></message>
    <message><source>What the note says</source><translation>Ce que dit la note</translation></message>
    <message><source>What these two can do to each other.</source><translation>Ce que ces deux-là peuvent se faire.</translation></message>
    <message><source>What they mean</source><translation>Ce qu’ils signifient</translation></message>
    <message><source>Which column of hexes, counted from the west edge? 0: not written.</source><translation>Quelle colonne d’hexagones, comptée depuis le bord ouest ? 0 : non notée.</translation></message>
    <message><source>Which of your codes defends double in the first three game turns?</source><translation>Lequel de vos codes défend double aux trois premiers tours de jeu ?</translation></message>
    <message><source>Which row of hexes, counted from the south edge? 0: not written.</source><translation>Quelle rangée d’hexagones, comptée depuis le bord sud ? 0 : non notée.</translation></message>
    <message><source>Which stratagem, a bluff, or where a unit hides?</source><translation>Quel stratagème, un bluff, ou l’endroit où une unité se cache ?</translation></message>
    <message><source>Which stratagems may the first army use?</source><translation>Quels stratagèmes la première armée peut-elle utiliser ?</translation></message>
    <message><source>Which stratagems may the second army use?</source><translation>Quels stratagèmes la deuxième armée peut-elle utiliser ?</translation></message>
    <message><source>Who attacks, and has the first turn?</source><translation>Qui attaque, et a le premier tour ?</translation></message>
    <message><source>Who fled through them (all who panic, when nobody is named)</source><translation>Qui les a traversés (tous ceux en panique, si personne n’est nommé)</translation></message>
    <message><source>Who has won</source><translation>Qui a gagné</translation></message>
    <message><source>Who left it (all, when nobody is named)</source><translation>Qui l’a quittée (tous, si personne n’est nommé)</translation></message>
    <message><source>Who passed through them (all, when nobody is named)</source><translation>Qui les a traversés (tous, si personne n’est nommé)</translation></message>
    <message><source>Whoever stands in a stream hex.</source><translation>Quiconque se trouve dans un hexagone de ruisseau.</translation></message>
    <message><source>Whoever wrote a flank march names its edge now; the same edge on both notes means a second battle.</source><translation>Qui a noté une marche de flanc nomme maintenant son bord ; le même bord sur les deux notes signifie une seconde bataille.</translation></message>
    <message><source>Whose player turn it is</source><translation>À qui est le tour de joueur</translation></message>
    <message><source>Without flanks, and silent after it has moved.</source><translation>Sans flancs, et se tait après avoir bougé.</translation></message>
    <message><source>Woods nearly everywhere, a marsh on one side, a track through the middle.</source><translation>Des bois presque partout, un marécage d’un côté, une piste au milieu.</translation></message>
    <message><source>Write a sealed note</source><translation>Écrire une note scellée</translation></message>
    <message><source>Your flank march has this edge too</source><translation>Votre marche de flanc a aussi ce bord</translation></message>
    <message><source>a bridge</source><translation>un pont</translation></message>
    <message><source>a charge has three or four times the strength: "x3 once" or "x4 once"</source><translation>une charge a trois ou quatre fois la force : « x3 once » ou « x4 once »</translation></message>
    <message><source>a column</source><translation>une colonne</translation></message>
    <message><source>a die</source><translation>un dé</translation></message>
    <message><source>a die and the number of leaders: points to move with</source><translation>un dé et le nombre de chefs : des points pour bouger</translation></message>
    <message><source>a ford</source><translation>un gué</translation></message>
    <message><source>a group of which some hide</source><translation>un groupe dont certains se cachent</translation></message>
    <message><source>a group, as line and column</source><translation>un groupe, en ligne et colonne</translation></message>
    <message><source>a leader</source><translation>un chef</translation></message>
    <message><source>a line</source><translation>une ligne</translation></message>
    <message><source>a missile class is A, B or G, or - for none</source><translation>une classe de tir est A, B ou G, ou - pour aucune</translation></message>
    <message><source>a movement allowance</source><translation>une allocation de mouvement</translation></message>
    <message><source>a number of units</source><translation>un nombre d’unités</translation></message>
    <message><source>a point for a unit or a group</source><translation>un point pour une unité ou un groupe</translation></message>
    <message><source>a share of a unit is 1/2 or 1/3</source><translation>une part d’unité est 1/2 ou 1/3</translation></message>
    <message><source>a stratagem, or a bluff</source><translation>un stratagème, ou un bluff</translation></message>
    <message><source>a tactical move</source><translation>un mouvement tactique</translation></message>
    <message><source>a tag in brackets, "*new*" or the end</source><translation>une mention entre parenthèses, « *new* » ou la fin</translation></message>
    <message><source>a unit has two faces at most</source><translation>une unité a deux faces au plus</translation></message>
    <message><source>a unit that hides</source><translation>une unité qui se cache</translation></message>
    <message><source>across a ford</source><translation>par un gué</translation></message>
    <message><source>against whom</source><translation>contre qui</translation></message>
    <message><source>all</source><translation>tous</translation></message>
    <message><source>all but the night attack</source><translation>tous sauf l’attaque de nuit</translation></message>
    <message><source>all its leaders are lost</source><translation>tous ses chefs sont perdus</translation></message>
    <message><source>always</source><translation>toujours</translation></message>
    <message><source>an advance of its own</source><translation>une avance d’elle-même</translation></message>
    <message><source>an army led by a genius</source><translation>une armée menée par un génie</translation></message>
    <message><source>and an army that has lost too much panics</source><translation>et une armée qui a trop perdu panique</translation></message>
    <message><source>any army whose general is incompetent</source><translation>toute armée dont le général est incompétent</translation></message>
    <message><source>as flanks, ×2</source><translation>comme des flancs, ×2</translation></message>
    <message><source>at hand</source><translation>disponible</translation></message>
    <message><source>at their price</source><translation>à leur prix</translation></message>
    <message><source>both are shaken</source><translation>les deux sont ébranlés</translation></message>
    <message><source>came in game turn</source><translation>arrivée au tour de jeu</translation></message>
    <message><source>came on the map</source><translation>arrivée sur la carte</translation></message>
    <message><source>camp: the enemy has no camp that could be seen (ANC-051)</source><translation>camp : l’ennemi n’a pas de camp qui pourrait être vu (ANC-051)</translation></message>
    <message><source>cannot attack</source><translation>ne peut attaquer</translation></message>
    <message><source>cannot attack while disordered (ANC-054)</source><translation>ne peut attaquer en désordre (ANC-054)</translation></message>
    <message><source>charge to come</source><translation>charge à venir</translation></message>
    <message><source>charge used</source><translation>charge utilisée</translation></message>
    <message><source>charges in this turn</source><translation>charge ce tour-ci</translation></message>
    <message><source>column</source><translation>colonne</translation></message>
    <message><source>combat die</source><translation>dé de corps à corps</translation></message>
    <message><source>comes on, as both players agree</source><translation>arrive, les deux joueurs étant d’accord</translation></message>
    <message><source>control of who hides</source><translation>contrôle de ceux qui se cachent</translation></message>
    <message><source>ct.hidden: some of those who hide are impetuous whatever they see (ANC-050, ANC-053)</source><translation>ct.hidden : certains de ceux qui se cachent sont impétueux quoi qu’ils voient (ANC-050, ANC-053)</translation></message>
    <message><source>denied in game turn</source><translation>nié au tour de jeu</translation></message>
    <message><source>destroyed, and recovered (ANC-169)</source><translation>détruite, et récupérée (ANC-169)</translation></message>
    <message><source>disordered of its own will</source><translation>désordonnée exprès</translation></message>
    <message><source>disordered; the next loss of order destroys it</source><translation>désordonnée ; la prochaine perte d’ordre la détruit</translation></message>
    <message><source>doubled</source><translation>doublée</translation></message>
    <message><source>each with a unit that needs him</source><translation>chacun avec une unité qui a besoin de lui</translation></message>
    <message><source>east</source><translation>est</translation></message>
    <message><source>element for element</source><translation>élément par élément</translation></message>
    <message><source>expected "*" or a missile class (-, A, B, G) between strength and movement</source><translation>« * » ou une classe de tir (-, A, B, G) est attendue entre force et mouvement</translation></message>
    <message><source>expected "dense", "sparse" or a charge such as "8-2 once, for all"</source><translation>« dense », « sparse » ou une charge telle que « 8-2 once, for all » est attendue</translation></message>
    <message><source>expected a code such as KN</source><translation>un code tel que KN est attendu</translation></message>
    <message><source>fixed</source><translation>fixe</translation></message>
    <message><source>flank</source><translation>flanc</translation></message>
    <message><source>flank march</source><translation>marche de flanc</translation></message>
    <message><source>front</source><translation>front</translation></message>
    <message><source>given for a stratagem</source><translation>cédé pour un stratagème</translation></message>
    <message><source>had a leader when the battle began</source><translation>avait un chef au début de la bataille</translation></message>
    <message><source>has acted</source><translation>a agi</translation></message>
    <message><source>has attacked</source><translation>a attaqué</translation></message>
    <message><source>has attacked already (ANC-077)</source><translation>a déjà attaqué (ANC-077)</translation></message>
    <message><source>has moved</source><translation>a bougé</translation></message>
    <message><source>has no missiles (ANC-067)</source><translation>n’a pas d’armes de tir (ANC-067)</translation></message>
    <message><source>has panicked</source><translation>a paniqué</translation></message>
    <message><source>has retreated</source><translation>a battu en retraite</translation></message>
    <message><source>has shot</source><translation>a tiré</translation></message>
    <message><source>has shot already (ANC-068)</source><translation>a déjà tiré (ANC-068)</translation></message>
    <message><source>hidden units run</source><translation>les unités cachées courent</translation></message>
    <message><source>hits up to</source><translation>touche jusqu’à</translation></message>
    <message><source>impetuous hidden units run in this turn</source><translation>les unités cachées impétueuses courent ce tour-ci</translation></message>
    <message><source>in a stream</source><translation>dans un ruisseau</translation></message>
    <message><source>initiative</source><translation>initiative</translation></message>
    <message><source>initiative at the start of the turn</source><translation>initiative au début du tour</translation></message>
    <message><source>initiative left</source><translation>initiative restante</translation></message>
    <message><source>irregulars, or regulars under a poor general</source><translation>irréguliers, ou réguliers sous un mauvais général</translation></message>
    <message><source>is disordered on purpose</source><translation>se désordonne exprès</translation></message>
    <message><source>is given for a sealed note (ANC-110)</source><translation>est cédé pour une note scellée (ANC-110)</translation></message>
    <message><source>is lost (ANC-098)</source><translation>est perdu (ANC-098)</translation></message>
    <message><source>is on the map already</source><translation>est déjà sur la carte</translation></message>
    <message><source>is out for this turn (ANC-097)</source><translation>est hors jeu ce tour-ci (ANC-097)</translation></message>
    <message><source>is void</source><translation>est nulle</translation></message>
    <message><source>its charge is said twice</source><translation>sa charge est indiquée deux fois</translation></message>
    <message><source>its density is said twice</source><translation>sa densité est indiquée deux fois</translation></message>
    <message><source>leader</source><translation>chef</translation></message>
    <message><source>leader alone</source><translation>chef seul</translation></message>
    <message><source>leader at hand</source><translation>chef disponible</translation></message>
    <message><source>leader in the first battle</source><translation>chef dans la première bataille</translation></message>
    <message><source>leader lost</source><translation>chef perdu</translation></message>
    <message><source>leader out for a turn</source><translation>chef hors jeu un tour</translation></message>
    <message><source>leader with </source><translation>chef avec </translation></message>
    <message><source>leaders alone</source><translation>chefs seuls</translation></message>
    <message><source>leaders at hand</source><translation>chefs disponibles</translation></message>
    <message><source>leaders in the first battle</source><translation>chefs dans la première bataille</translation></message>
    <message><source>leaders in the second battle</source><translation>chefs dans la seconde bataille</translation></message>
    <message><source>leaders lost</source><translation>chefs perdus</translation></message>
    <message><source>leaders out for a turn</source><translation>chefs hors jeu un tour</translation></message>
    <message><source>leads in the first battle (ANC-124)</source><translation>commande dans la première bataille (ANC-124)</translation></message>
    <message><source>left a zone of control</source><translation>a quitté une zone de contrôle</translation></message>
    <message><source>left a zone of control and cannot attack (ANC-047)</source><translation>a quitté une zone de contrôle et ne peut attaquer (ANC-047)</translation></message>
    <message><source>lost in the pursuit</source><translation>perdus dans la poursuite</translation></message>
    <message><source>lost in the pursuit (ANC-168)</source><translation>perdue dans la poursuite (ANC-168)</translation></message>
    <message><source>may be recovered after a draw</source><translation>peuvent être récupérés après un match nul</translation></message>
    <message><source>may be recovered, </source><translation>peuvent être récupérés, </translation></message>
    <message><source>more loss</source><translation>perte de plus</translation></message>
    <message><source>more losses</source><translation>pertes de plus</translation></message>
    <message><source>most leaders on the map at once</source><translation>plus grand nombre de chefs à la fois sur la carte</translation></message>
    <message><source>mounted troops against infantry in woods or swamp (ANC-091)</source><translation>troupes montées contre infanterie en bois ou marais (ANC-091)</translation></message>
    <message><source>moved in its last turn and cannot shoot (ANC-067)</source><translation>a bougé à son dernier tour et ne peut tirer (ANC-067)</translation></message>
    <message><source>movement of the head, that of the slowest</source><translation>mouvement de la tête, celui de la plus lente</translation></message>
    <message><source>movement of this turn</source><translation>mouvement de ce tour</translation></message>
    <message><source>must attack</source><translation>doit attaquer</translation></message>
    <message><source>nearest: a camp is not shocked (ANC-127)</source><translation>les plus proches : un camp n’est pas bousculé (ANC-127)</translation></message>
    <message><source>never</source><translation>jamais</translation></message>
    <message><source>never attacks (ANC-077)</source><translation>n’attaque jamais (ANC-077)</translation></message>
    <message><source>never hits</source><translation>ne touche jamais</translation></message>
    <message><source>night attack, advantage, false deployment</source><translation>attaque de nuit, avantage, faux déploiement</translation></message>
    <message><source>no camp</source><translation>pas de camp</translation></message>
    <message><source>no clock (house rule)</source><translation>sans pendule (règle maison)</translation></message>
    <message><source>no leader was kept off the map for it (ANC-110)</source><translation>aucun chef n’a été gardé hors carte pour cela (ANC-110)</translation></message>
    <message><source>nobody chose this attack (ANC-091)</source><translation>personne n’a choisi cette attaque (ANC-091)</translation></message>
    <message><source>none</source><translation>aucun</translation></message>
    <message><source>none is at hand (ANC-108)</source><translation>aucun n’est disponible (ANC-108)</translation></message>
    <message><source>normal</source><translation>normale</translation></message>
    <message><source>north</source><translation>nord</translation></message>
    <message><source>not for horses</source><translation>pas pour les chevaux</translation></message>
    <message><source>not on the map</source><translation>pas sur la carte</translation></message>
    <message><source>note: the sealed note is missing</source><translation>note : la note scellée manque</translation></message>
    <message><source>nothing</source><translation>rien</translation></message>
    <message><source>nothing after "*new*"</source><translation>rien après « *new* »</translation></message>
    <message><source>nothing after the face</source><translation>rien après la face</translation></message>
    <message><source>nothing comes of it</source><translation>sans résultat</translation></message>
    <message><source>nothing happens</source><translation>rien ne se passe</translation></message>
    <message><source>nothing: it is a bluff</source><translation>rien : c’est un bluff</translation></message>
    <message><source>of the disordered who have a leader</source><translation>des désordonnés qui ont un chef</translation></message>
    <message><source>of the side that did not move</source><translation>du camp qui n’a pas bougé</translation></message>
    <message><source>of the side that moved</source><translation>du camp qui a bougé</translation></message>
    <message><source>on a hill</source><translation>sur une colline</translation></message>
    <message><source>on a march (ANC-119)</source><translation>en marche (ANC-119)</translation></message>
    <message><source>on the map</source><translation>sur la carte</translation></message>
    <message><source>on the other map</source><translation>sur l’autre carte</translation></message>
    <message><source>one for each unit</source><translation>un par unité</translation></message>
    <message><source>one for the army</source><translation>un pour l’armée</translation></message>
    <message><source>one unit</source><translation>une unité</translation></message>
    <message><source>only when none is left</source><translation>seulement s’il n’en reste aucun</translation></message>
    <message><source>out in player turn (0: in none)</source><translation>hors jeu au tour de joueur (0 : aucun)</translation></message>
    <message><source>panic number</source><translation>seuil de panique</translation></message>
    <message><source>passing: nobody flees who could pass through a friend (ANC-032)</source><translation>passage : personne ne fuit qui pourrait traverser un ami (ANC-032)</translation></message>
    <message><source>player turn in which an attack first met it (0: not yet)</source><translation>tour de joueur où une attaque l’a rencontrée la première fois (0 : pas encore)</translation></message>
    <message><source>player turn in whose combat it came out (-1: otherwise, 0: not known)</source><translation>tour de joueur au corps à corps duquel elle est sortie (-1 : autrement, 0 : inconnu)</translation></message>
    <message><source>player turn of the charge (0: still to come)</source><translation>tour de joueur de la charge (0 : encore à venir)</translation></message>
    <message><source>points of victory</source><translation>points de victoire</translation></message>
    <message><source>points that survived, a quarter of which is lost</source><translation>points survivants, dont un quart est perdu</translation></message>
    <message><source>put off in game turn</source><translation>différée au tour de jeu</translation></message>
    <message><source>put to flight</source><translation>mise en fuite</translation></message>
    <message><source>rear</source><translation>dos</translation></message>
    <message><source>rear march</source><translation>marche de revers</translation></message>
    <message><source>recovered: leaders do not come back in this campaign while one is left (ANC-170)</source><translation>récupérés : les chefs ne reviennent pas dans cette campagne tant qu’il en reste un (ANC-170)</translation></message>
    <message><source>regulars, or irregulars under a good general</source><translation>réguliers, ou irréguliers sous un bon général</translation></message>
    <message><source>seal: the seal of the note is missing</source><translation>sceau : le sceau de la note manque</translation></message>
    <message><source>seal: this note is announced already (ANC-112)</source><translation>sceau : cette note est déjà annoncée (ANC-112)</translation></message>
    <message><source>sealed note</source><translation>note scellée</translation></message>
    <message><source>sealed notes</source><translation>notes scellées</translation></message>
    <message><source>sees an enemy</source><translation>voit un ennemi</translation></message>
    <message><source>settled when it is opened</source><translation>réglé à l’ouverture</translation></message>
    <message><source>seven hexes far</source><translation>porte à sept hexagones</translation></message>
    <message><source>sh.range: it is out of range (ANC-071)</source><translation>sh.range : hors de portée (ANC-071)</translation></message>
    <message><source>shaken leader</source><translation>chef ébranlé</translation></message>
    <message><source>six hexes</source><translation>six hexagones</translation></message>
    <message><source>slip through friends</source><translation>se glissent à travers les amis</translation></message>
    <message><source>something unnamed</source><translation>quelque chose sans nom</translation></message>
    <message><source>south</source><translation>sud</translation></message>
    <message><source>stands with</source><translation>se tient avec</translation></message>
    <message><source>star</source><translation>étoile</translation></message>
    <message><source>star, village or bridge</source><translation>étoile, village ou pont</translation></message>
    <message><source>stays sealed</source><translation>reste scellée</translation></message>
    <message><source>still to come</source><translation>encore à venir</translation></message>
    <message><source>stratagems: each costs a leader that is fielded (ANC-110)</source><translation>stratagèmes : chacun coûte un chef déployé (ANC-110)</translation></message>
    <message><source>stratagems: none in the first battle (ANC-176)</source><translation>stratagèmes : aucun dans la première bataille (ANC-176)</translation></message>
    <message><source>strength 4, steady</source><translation>force 4, solide</translation></message>
    <message><source>tactical trick</source><translation>ruse tactique</translation></message>
    <message><source>target: only the nearest possible target in the front arc and in clear sight is shot at (ANC-068)</source><translation>cible : on ne tire que sur la cible possible la plus proche, dans l’arc frontal et en vue dégagée (ANC-068)</translation></message>
    <message><source>the army panics when all are lost</source><translation>l’armée panique quand tous sont perdus</translation></message>
    <message><source>the attack is cut down</source><translation>l’attaque est anéantie</translation></message>
    <message><source>the attack is thrown back</source><translation>l’attaque est repoussée</translation></message>
    <message><source>the attack is thrown back in disorder</source><translation>l’attaque est repoussée en désordre</translation></message>
    <message><source>the attack was declared at better odds (ANC-091)</source><translation>l’attaque a été déclarée à un meilleur rapport de force (ANC-091)</translation></message>
    <message><source>the attackers are cut down</source><translation>les attaquants sont anéantis</translation></message>
    <message><source>the defender gives way</source><translation>le défenseur cède</translation></message>
    <message><source>the defender gives way in disorder</source><translation>le défenseur cède en désordre</translation></message>
    <message><source>the defender is destroyed</source><translation>le défenseur est détruit</translation></message>
    <message><source>the defender is destroyed, and its hex is entered</source><translation>le défenseur est détruit, et son hexagone est occupé</translation></message>
    <message><source>the first army</source><translation>la première armée</translation></message>
    <message><source>the impetuous are held, or run</source><translation>les impétueux sont retenus, ou courent</translation></message>
    <message><source>the notation has no such code</source><translation>la notation n’a pas ce code</translation></message>
    <message><source>the notation shows a back face already</source><translation>la notation montre déjà un verso</translation></message>
    <message><source>the note</source><translation>la note</translation></message>
    <message><source>the note: a march names its units (ANC-119)</source><translation>la note : une marche nomme ses unités (ANC-119)</translation></message>
    <message><source>the number of elements</source><translation>le nombre d’éléments</translation></message>
    <message><source>the odds alone</source><translation>le seul rapport de force</translation></message>
    <message><source>the place of a hidden unit</source><translation>la place d’une unité cachée</translation></message>
    <message><source>the second army</source><translation>la deuxième armée</translation></message>
    <message><source>the stratagems agreed for this battle were tried already (ANC-176)</source><translation>les stratagèmes convenus pour cette bataille ont déjà été tentés (ANC-176)</translation></message>
    <message><source>the strength of a charge has two digits at most</source><translation>la force d’une charge a deux chiffres au plus</translation></message>
    <message><source>the unit has no back face (ANC-013)</source><translation>l’unité n’a pas de verso (ANC-013)</translation></message>
    <message><source>the worth of elements</source><translation>la valeur des éléments</translation></message>
    <message><source>there is none</source><translation>il n’y en a pas</translation></message>
    <message><source>this army has nothing that could be converted (ANC-142)</source><translation>cette armée n’a rien qui puisse être converti (ANC-142)</translation></message>
    <message><source>through a flank</source><translation>par un flanc</translation></message>
    <message><source>through the rear</source><translation>par le dos</translation></message>
    <message><source>tripled</source><translation>triplée</translation></message>
    <message><source>turned in place</source><translation>a pivoté sur place</translation></message>
    <message><source>turning is free</source><translation>pivoter est gratuit</translation></message>
    <message><source>turns in place only</source><translation>pivote seulement sur place</translation></message>
    <message><source>unit flees</source><translation>unité fuit</translation></message>
    <message><source>unit is</source><translation>unité est</translation></message>
    <message><source>unit lost</source><translation>unité perdue</translation></message>
    <message><source>units are</source><translation>unités sont</translation></message>
    <message><source>units flee</source><translation>unités fuient</translation></message>
    <message><source>units lost</source><translation>unités perdues</translation></message>
    <message><source>victory points</source><translation>points de victoire</translation></message>
    <message><source>victory: the victory points of both sides are missing (ANC-167)</source><translation>victoire : il manque les points de victoire des deux camps (ANC-167)</translation></message>
    <message><source>village or bridge</source><translation>village ou pont</translation></message>
    <message><source>was given for a stratagem (ANC-110)</source><translation>a été cédé pour un stratagème (ANC-110)</translation></message>
    <message><source>west</source><translation>ouest</translation></message>
    <message><source>where it hides (ANC-130)</source><translation>où elle se cache (ANC-130)</translation></message>
    <message><source>where it is</source><translation>où elle est</translation></message>
    <message><source>who defend double</source><translation>qui défend double</translation></message>
    <message><source>who: a bluff keeps nobody off the map (ANC-111)</source><translation>qui : un bluff ne garde personne hors carte (ANC-111)</translation></message>
    <message><source>who: a camp is always on the map (ANC-119)</source><translation>qui : un camp est toujours sur la carte (ANC-119)</translation></message>
    <message><source>who: a camp never leaves the map; it is taken or destroyed (ANC-102)</source><translation>qui : un camp ne quitte jamais la carte ; il est pris ou détruit (ANC-102)</translation></message>
    <message><source>who: infantry change places with infantry, cavalry with cavalry (ANC-115)</source><translation>qui : l’infanterie échange sa place avec l’infanterie, la cavalerie avec la cavalerie (ANC-115)</translation></message>
    <message><source>who: name the one unit that hides; each has a note of its own (ANC-130)</source><translation>qui : nommez la seule unité qui se cache ; chacune a sa propre note (ANC-130)</translation></message>
    <message><source>who: name the units in pairs that change places (ANC-115)</source><translation>qui : nommez par paires les unités qui échangent leurs places (ANC-115)</translation></message>
    <message><source>who: name the units that march (ANC-119)</source><translation>qui : nommez les unités qui marchent (ANC-119)</translation></message>
    <message><source>who: nobody attacks</source><translation>qui : personne n’attaque</translation></message>
    <message><source>who: nobody is named</source><translation>qui : personne n’est nommé</translation></message>
    <message><source>who: nobody moves</source><translation>qui : personne ne bouge</translation></message>
    <message><source>who: only units of the enemy on the map are surprised (ANC-117)</source><translation>qui : seules des unités de l’ennemi sur la carte sont surprises (ANC-117)</translation></message>
    <message><source>worth of those who arrive</source><translation>valeur de ceux qui arrivent</translation></message>
    <message><source>zones: a camp has no zone of control (ANC-047)</source><translation>zones : un camp n’a pas de zone de contrôle (ANC-047)</translation></message>
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
    <message><source>Žižka's Hussites were shut in by a crusading army. They drove their wagons through it by night, firing as they went.</source><translation>Les hussites de Žižka étaient encerclés par une armée de croisés. De nuit, ils passèrent au travers avec leurs chariots, en tirant.</translation></message>
</context>
<context>
    <name>club</name>
    <message><source>After the scoring sheet of the North American Society of Ancient and Medieval Wargamers. An element counts 1, a general 2 more, a camp or built-up area taken 2.</source><translation>D’après la feuille de score de la North American Society of Ancient and Medieval Wargamers. Un élément compte 1, un général 2 de plus, un camp ou une zone bâtie pris 2.</translation></message>
    <message><source>DBA, NASAMW</source><translation>DBA, NASAMW</translation></message>
    <message><source>Optio's own: 20 points, half each while both armies lost the same share; the rest moves with the difference. Breaking the enemy's army without being broken brings 5 more.</source><translation>Propre à Optio : 20 points, moitié-moitié tant que les deux armées ont perdu la même part ; le reste suit l’écart. Rompre l’armée ennemie sans être rompu en rapporte 5 de plus.</translation></message>
    <message><source>Optio's own: 8 points, half each while both armies lost the same share; the rest moves with the difference. Breaking the enemy's army without being broken brings 2 more.</source><translation>Propre à Optio : 8 points, moitié-moitié tant que les deux armées ont perdu la même part ; le reste suit l’écart. Rompre l’armée ennemie sans être rompu en rapporte 2 de plus.</translation></message>
    <message><source>Shares of 10</source><translation>Parts de 10</translation></message>
    <message><source>Shares of 25</source><translation>Parts de 25</translation></message>
    <message><source>Three points for a win, one for a draw, none for a loss. A result such as 12:8 is a score; the higher one wins.</source><translation>Trois points pour une victoire, un pour un nul, aucun pour une défaite. Un résultat comme 12:8 est un score ; le plus haut l’emporte.</translation></message>
    <message><source>Win, draw, loss</source><translation>Victoire, nul, défaite</translation></message>
</context>
<context>
    <name>dba</name>
    <message><source>15 mm</source><translation>15 mm</translation></message>
    <message><source>25 mm</source><translation>25 mm</translation></message>
    <message><source>3 and 2; kills heavy foot at once</source><translation>3 et 2 ; tue d’emblée l’infanterie lourde</translation></message>
    <message><source>3 and 2; rough ground does not trouble them</source><translation>3 et 2 ; le terrain accidenté ne les gêne pas</translation></message>
    <message><source>3 and 3</source><translation>3 et 3</translation></message>
    <message><source>3 and 4; +3 for a second rank against foot</source><translation>3 et 4 ; +3 pour un deuxième rang contre fantassins</translation></message>
    <message><source>3 and 4; they pursue</source><translation>3 et 4 ; ils poursuivent</translation></message>
    <message><source>4 and 4; a second rank helps</source><translation>4 et 4 ; un deuxième rang aide</translation></message>
    <message><source>4 and 5</source><translation>4 et 5</translation></message>
    <message><source>5 against foot, 3 against mounted</source><translation>5 contre fantassins, 3 contre montés</translation></message>
    <message><source>601 to 1,200</source><translation>601 à 1 200</translation></message>
    <message><source>A bound</source><translation>Une manche</translation></message>
    <message><source>A combat</source><translation>Un combat</translation></message>
    <message><source>A dismounting, or a move into, out of or through a built-up area.</source><translation>Mettre pied à terre, ou un mouvement qui entre dans une zone bâtie, en sort ou la traverse.</translation></message>
    <message><source>A lost general decides only where more is lost than on the other side; alone against nothing, it does.</source><translation>Un général perdu ne décide que si l’on a plus perdu que l’autre camp ; seul contre rien, il décide.</translation></message>
    <message><source>A move that touches bad going is a bad-going move from end to end. A group goes at the rate of its slowest. An element in frontal contact can only go straight back, and only where it outruns its opponent and nobody holds its flank or rear.</source><translation>Un mouvement qui touche du mauvais terrain est de bout en bout un mouvement en mauvais terrain. Un groupe va à l’allure de son élément le plus lent. Un élément en contact frontal ne peut aller que droit en arrière, et seulement là où il distance son adversaire et où personne ne tient son flanc ou son dos.</translation></message>
    <message><source>A plain between sea and desert: dunes at the edges, nothing in the middle.</source><translation>Une plaine entre mer et désert : des dunes sur les bords, rien au milieu.</translation></message>
    <message><source>A river along one side, a hill on the other wing that the Romans hold.</source><translation>Une rivière le long d’un côté, sur l’autre aile une colline que tiennent les Romains.</translation></message>
    <message><source>A river along one side, the city as a built-up area on the far bank, otherwise open.</source><translation>Une rivière le long d’un côté, la ville comme zone bâtie sur l’autre rive, le reste dégagé.</translation></message>
    <message><source>A second move in the same bound</source><translation>Un second mouvement dans la même manche</translation></message>
    <message><source>A second rank of the same troops helps only where both ranks stand in good going.</source><translation>Un deuxième rang des mêmes troupes n’aide que si les deux rangs sont en terrain dégagé.</translation></message>
    <message><source>A shooter and its target, neither of them in contact. At most three shoot at one target: the others aid the first. An element shoots once in a bound, and is shot at once.</source><translation>Un tireur et sa cible, ni l’un ni l’autre au contact. Trois au plus tirent sur une même cible : les autres soutiennent le premier. Un élément tire une fois par manche, et n’est visé qu’une fois.</translation></message>
    <message><source>A shooter nobody shoots back at</source><translation>Un tireur auquel personne ne riposte</translation></message>
    <message><source>A shooter that nobody shoots back at takes no harm from a low throw. Artillery shoots in its own side's bound; in the enemy's it can only shoot back.</source><translation>Un tireur auquel personne ne riposte ne souffre pas d’un mauvais jet. L’artillerie tire à la manche de son propre camp ; à celle de l’ennemi, elle ne peut que riposter.</translation></message>
    <message><source>A side that has lost four elements, or its general, at the end of a bound has lost, unless the enemy has lost as many.</source><translation>Un camp qui, à la fin d’une manche, a perdu quatre éléments, ou son général, a perdu, sauf si l’ennemi en a perdu autant.</translation></message>
    <message><source>Adds</source><translation>Ajoute</translation></message>
    <message><source>Against foot</source><translation>Contre fantassins</translation></message>
    <message><source>Against foot other than bowmen and psiloi.</source><translation>Contre des fantassins autres qu’archers et psiloi.</translation></message>
    <message><source>Against foot, against mounted</source><translation>Contre fantassins, contre montés</translation></message>
    <message><source>Against knights and elephants.</source><translation>Contre chevaliers et éléphants.</translation></message>
    <message><source>Against knights, elephants, and foot other than bowmen and psiloi.</source><translation>Contre chevaliers, éléphants et fantassins autres qu’archers et psiloi.</translation></message>
    <message><source>Against mounted</source><translation>Contre montés</translation></message>
    <message><source>Agincourt</source><translation>Azincourt</translation></message>
    <message><source>Aiding the shooter</source><translation>En soutien du tireur</translation></message>
    <message><source>Aiding the target</source><translation>En soutien de la cible</translation></message>
    <message><source>Alexander's pikes have met the elephants. Tap the Pikes.</source><translation>Les piques d’Alexandre ont rencontré les éléphants. Touchez les piques.</translation></message>
    <message><source>All others</source><translation>Tous les autres</translation></message>
    <message><source>All others by artillery in close combat</source><translation>Tous les autres par de l’artillerie au corps à corps</translation></message>
    <message><source>All that moves starts farther than 600 paces from the general and also beyond a crest, a built-up area or a camp, or inside or beyond a wood, an oasis or dunes.</source><translation>Tous ceux qui bougent partent à plus de 600 pas du général et en plus derrière une crête, une zone bâtie ou un camp, ou dans ou derrière un bois, une oasis ou des dunes.</translation></message>
    <message><source>All that moves starts farther than that from the general.</source><translation>Tous ceux qui bougent partent de plus loin que cela du général.</translation></message>
    <message><source>An army is twelve elements, one with the general, and a camp. A game takes an hour on a small table.</source><translation>Une armée, c’est douze éléments, dont un avec le général, et un camp. Une partie prend une heure sur une petite table.</translation></message>
    <message><source>An army that is not legal can be kept and is marked as such. Refused are: more PIPs than are left, more elements than there are, camp followers that move, artillery and wagons that move into contact, and a second combat, shot or hit of the same element in a bound.</source><translation>Une armée non conforme peut être gardée et est signalée comme telle. Sont refusés : plus de PIP qu’il n’en reste, plus d’éléments qu’il n’y en a, des suivants du camp qui bougent, de l’artillerie et des chariots qui vont au contact, et un second combat, tir effectué ou tir subi du même élément dans une manche.</translation></message>
    <message><source>An element that cannot make way is destroyed: the result offers it. Nobody pursues out of a camp.</source><translation>Un élément qui ne peut céder la place est détruit : le résultat le propose. Personne ne poursuit hors d’un camp.</translation></message>
    <message><source>Antiochus wanted Greece and lost Asia: legions met pikes, elephants and mailed horse on a plain in Lydia.</source><translation>Antiochos voulait la Grèce et perdit l’Asie : les légions affrontèrent piques, éléphants et cavaliers cuirassés dans une plaine de Lydie.</translation></message>
    <message><source>Artillery in close combat</source><translation>Artillerie au corps à corps</translation></message>
    <message><source>Artillery shooting or shot at</source><translation>Artillerie qui tire ou visée par un tir</translation></message>
    <message><source>Artillery shot at</source><translation>Artillerie visée par un tir</translation></message>
    <message><source>Artillery, blades, hordes, pikes, spears and war wagons that fight close combat in bad going.</source><translation>Artillerie, épées, hordes, piques, lances et chariots de guerre au corps à corps en mauvais terrain.</translation></message>
    <message><source>Artillery, war wagons</source><translation>Artillerie, chariots de guerre</translation></message>
    <message><source>At the end of a bound a side loses when its general or enough elements are gone, and it has lost more than the enemy. A camp that the enemy held last counts as two elements. When both have lost alike, the battle goes on.</source><translation>À la fin d’une manche, un camp perd quand son général ou assez d’éléments sont perdus, et qu’il a plus perdu que l’ennemi. Un camp que l’ennemi a tenu en dernier compte pour deux éléments. Quand les deux ont autant perdu, la bataille continue.</translation></message>
    <message><source>Auxilia by knights, in good going for them</source><translation>Auxilia par des chevaliers, en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Auxilia otherwise</source><translation>Auxilia sinon</translation></message>
    <message><source>Auxilia, psiloi</source><translation>Auxilia, psiloi</translation></message>
    <message><source>Auxilia, warband, hordes</source><translation>Auxilia, bandes guerrières, hordes</translation></message>
    <message><source>Bad going</source><translation>Mauvais terrain</translation></message>
    <message><source>Base factors</source><translation>Facteurs de base</translation></message>
    <message><source>Base factors ask whether the enemy is mounted or on foot. Artillery, war wagons and camp followers are foot.</source><translation>Les facteurs de base demandent si l’ennemi est monté ou à pied. Artillerie, chariots de guerre et suivants du camp sont à pied.</translation></message>
    <message><source>Beaten</source><translation>Battu</translation></message>
    <message><source>Beaten or doubled</source><translation>Battu ou doublé</translation></message>
    <message><source>Behind it</source><translation>Derrière lui</translation></message>
    <message><source>Blades, pikes and spears by knights or scythed chariots, in good going for them</source><translation>Épées, piques et lances par des chevaliers ou chars à faux, en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Blades, pikes and spears by warband, but for those in a camp</source><translation>Épées, piques et lances par une bande guerrière, sauf dans un camp</translation></message>
    <message><source>Blades, pikes and spears otherwise</source><translation>Épées, piques et lances sinon</translation></message>
    <message><source>Both in good going</source><translation>Tous deux en terrain dégagé</translation></message>
    <message><source>Bowmen</source><translation>Archers</translation></message>
    <message><source>Bowmen by mounted troops in close combat</source><translation>Archers par des montés au corps à corps</translation></message>
    <message><source>Bowmen otherwise</source><translation>Archers sinon</translation></message>
    <message><source>Bowmen, artillery and war wagons of both sides shoot.</source><translation>Archers, artillerie et chariots de guerre des deux camps tirent.</translation></message>
    <message><source>Bowmen, camelry</source><translation>Archers, chameliers</translation></message>
    <message><source>Bowmen, war wagons</source><translation>Archers, chariots de guerre</translation></message>
    <message><source>Breaks off</source><translation>Rompt le combat</translation></message>
    <message><source>Built-up, dismounts</source><translation>Bâti, met pied à terre</translation></message>
    <message><source>Camp followers</source><translation>Suivants du camp</translation></message>
    <message><source>Camp followers and scythed chariots</source><translation>Suivants du camp et chars à faux</translation></message>
    <message><source>Camp held by enemy</source><translation>Camp tenu par l’ennemi</translation></message>
    <message><source>Camps</source><translation>Camps</translation></message>
    <message><source>Cavalry and camelry by scythed chariots</source><translation>Cavalerie et chameliers par des chars à faux</translation></message>
    <message><source>Cavalry and camelry in going bad to them</source><translation>Cavalerie et chameliers en terrain mauvais pour eux</translation></message>
    <message><source>Cavalry and camelry otherwise</source><translation>Cavalerie et chameliers sinon</translation></message>
    <message><source>Cavalry by artillery in close combat</source><translation>Cavalerie par de l’artillerie au corps à corps</translation></message>
    <message><source>Cavalry by pikes, spears or hordes, in good going for the cavalry</source><translation>Cavalerie par des piques, lances ou hordes, en terrain dégagé pour la cavalerie</translation></message>
    <message><source>Cavalry otherwise</source><translation>Cavalerie sinon</translation></message>
    <message><source>Cavalry, camelry, scythed chariots</source><translation>Cavalerie, chameliers, chars à faux</translation></message>
    <message><source>Combat factors</source><translation>Facteurs de combat</translation></message>
    <message><source>Combat factors: the first row that fits</source><translation>Facteurs de combat : la première ligne qui convient</translation></message>
    <message><source>Combat outcomes</source><translation>Résultats de combat</translation></message>
    <message><source>Comparing totals</source><translation>Comparer les totaux</translation></message>
    <message><source>Cost</source><translation>Coût</translation></message>
    <message><source>DBA</source><translation>DBA</translation></message>
    <message><source>DBA knows no commands: in a game all elements stand together.</source><translation>DBA ne connaît pas de corps : dans une partie, tous les éléments sont ensemble.</translation></message>
    <message><source>DBA list notation</source><translation>Notation des listes DBA</translation></message>
    <message><source>Destroyed</source><translation>Détruit</translation></message>
    <message><source>Distances</source><translation>Distances</translation></message>
    <message><source>Distances are in paces: a hundred are 25 mm on the table with 15 mm figures, 40 mm with 25 mm figures.</source><translation>Les distances sont en pas : cent pas font 25 mm sur la table avec des figurines de 15 mm, 40 mm avec des figurines de 25 mm.</translation></message>
    <message><source>Do more of the same troops stand directly behind the element?</source><translation>D’autres des mêmes troupes sont-elles juste derrière l’élément ?</translation></message>
    <message><source>Do psiloi stand directly behind the element, or behind a neighbour of the same type?</source><translation>Des psiloi sont-ils juste derrière l’élément, ou derrière un voisin du même type ?</translation></message>
    <message><source>Do the armies that have a camp set it up?</source><translation>Les armées qui ont un camp l’installent-elles ?</translation></message>
    <message><source>Do they all start beyond a crest, a built-up area or a camp as the general sees it, or inside or beyond a wood, an oasis or dunes?</source><translation>Partent-ils tous, vu du général, de derrière une crête, une zone bâtie ou un camp, ou de dans ou derrière un bois, une oasis ou des dunes ?</translation></message>
    <message><source>Does the element occupy the camp of its own army?</source><translation>L’élément occupe-t-il le camp de sa propre armée ?</translation></message>
    <message><source>Does the front edge of an enemy touch the rear of the element?</source><translation>Le bord avant d’un ennemi touche-t-il le dos de l’élément ?</translation></message>
    <message><source>Does the move bring a front edge into contact with enemy, and with whom?</source><translation>Le mouvement met-il un bord avant au contact d’ennemis, et desquels ?</translation></message>
    <message><source>Does the rank behind stand in good going, as the one in front does?</source><translation>Le rang de derrière est-il en terrain dégagé, comme celui de devant ?</translation></message>
    <message><source>Does the target shoot at this shooter in the same exchange?</source><translation>La cible tire-t-elle sur ce tireur dans le même échange ?</translation></message>
    <message><source>Doubled</source><translation>Doublé</translation></message>
    <message><source>Dunes and oases are good going to camelry</source><translation>Dunes et oasis sont terrain dégagé pour les chameliers</translation></message>
    <message><source>Dunes or oasis</source><translation>Dunes ou oasis</translation></message>
    <message><source>Each element or group that moves costs PIPs.</source><translation>Chaque élément ou groupe qui bouge coûte des PIP.</translation></message>
    <message><source>Each further move is paid like the first. The app tells what it hangs on and refuses none.</source><translation>Chaque mouvement de plus se paie comme le premier. L’application dit de quoi il dépend et n’en refuse aucun.</translation></message>
    <message><source>Each move of an element or a group costs at least one. What is not spent in this bound is lost.</source><translation>Chaque mouvement d’un élément ou d’un groupe en coûte au moins un. Ce qui n’est pas dépensé cette manche est perdu.</translation></message>
    <message><source>Each side adds its factor, whatever the situation gives, and a die. The general's element fights at one more, whoever is overlapped at one less for each side.</source><translation>Chaque camp additionne son facteur, ce que donne la situation, et un dé. L’élément du général combat à un de plus, celui qui est débordé à un de moins par côté.</translation></message>
    <message><source>Each side adds the first combat factor that fits and every other factor that holds to its die.</source><translation>Chaque camp ajoute à son dé le premier facteur de combat qui convient et tous les autres facteurs qui s’appliquent.</translation></message>
    <message><source>Each type has two factors. Blades are best against foot, elephants and spears stand up to horse.</source><translation>Chaque type a deux facteurs. Les épées sont les meilleures contre des fantassins, éléphants et lances tiennent tête aux cavaliers.</translation></message>
    <message><source>Egypt deploys first, its general near the camp. The Hittites may put their chariots nearest to the river.</source><translation>L’Égypte se déploie en premier, son général près du camp. Les Hittites peuvent placer leurs chars au plus près de la rivière.</translation></message>
    <message><source>Element</source><translation>Élément</translation></message>
    <message><source>Elements</source><translation>Éléments</translation></message>
    <message><source>Elements lost, and how many lost ones lose the battle.</source><translation>Éléments perdus, et combien de pertes font perdre la bataille.</translation></message>
    <message><source>Elements that touch and face the same way move together for one PIP. Elephants, hordes, war wagons and artillery cost one more, and so does whatever is far from the general.</source><translation>Des éléments qui se touchent et font face au même côté bougent ensemble pour un PIP. Éléphants, hordes, chariots de guerre et artillerie coûtent un de plus, de même que tout ce qui est loin du général.</translation></message>
    <message><source>Elephants at the Hydaspes</source><translation>Éléphants à l’Hydaspe</translation></message>
    <message><source>Elephants by artillery shooting</source><translation>Éléphants par un tir d’artillerie</translation></message>
    <message><source>Elephants by psiloi, auxilia or light horse</source><translation>Éléphants par des psiloi, auxilia ou cavalerie légère</translation></message>
    <message><source>Elephants otherwise</source><translation>Éléphants sinon</translation></message>
    <message><source>Elephants, hordes, war wagons or artillery are among those that move.</source><translation>Il y a des éléphants, hordes, chariots de guerre ou artillerie parmi ceux qui bougent.</translation></message>
    <message><source>End bound</source><translation>Finir la manche</translation></message>
    <message><source>End the bound</source><translation>Finir la manche</translation></message>
    <message><source>Ends in</source><translation>Finit en</translation></message>
    <message><source>Ends in contact</source><translation>Finit au contact</translation></message>
    <message><source>Enemy at the rear</source><translation>Ennemi dans le dos</translation></message>
    <message><source>Enemy on its flank</source><translation>Ennemi sur son flanc</translation></message>
    <message><source>England: bows on the wings and between the men-at-arms. France: men-at-arms in front, the horse on the wings.</source><translation>Angleterre : archers aux ailes et entre les hommes d’armes. France : hommes d’armes devant, cavaliers aux ailes.</translation></message>
    <message><source>Equal</source><translation>Égalité</translation></message>
    <message><source>Every act can be taken back, as far as the beginning of the battle. Try it.</source><translation>Chaque action peut être annulée, jusqu’au début de la bataille. Essayez.</translation></message>
    <message><source>Every pair in contact fights.</source><translation>Chaque paire au contact combat.</translation></message>
    <message><source>Factor and die</source><translation>Facteur et dé</translation></message>
    <message><source>Figure scale</source><translation>Échelle des figurines</translation></message>
    <message><source>First bound</source><translation>Première manche</translation></message>
    <message><source>First what happens, then why: each factor with the rule it comes from. Apply it.</source><translation>D’abord ce qui se passe, puis pourquoi : chaque facteur avec la règle dont il vient. Appliquez-le.</translation></message>
    <message><source>Foot in the camp of their own army, in close combat or shot at.</source><translation>Fantassins dans le camp de leur propre armée, au corps à corps ou visés par un tir.</translation></message>
    <message><source>For each row of elements: how many are lost, which have moved, shot or fought in this bound, and whom they touch. For each army: its general, its camp, its PIP die and what is spent. For the game: whose bound it is and how many each side has had.</source><translation>Pour chaque ligne d’éléments : combien sont perdus, lesquels ont bougé, tiré ou combattu cette manche, et qui ils touchent. Pour chaque armée : son général, son camp, son dé de PIP et ce qui est dépensé. Pour la partie : à qui est la manche et combien chaque camp en a eu.</translation></message>
    <message><source>For the left flank if overlapped or in contact, for the right flank likewise, and for the rear if in contact.</source><translation>Pour le flanc gauche si débordé ou au contact, de même pour le flanc droit, et pour le dos si au contact.</translation></message>
    <message><source>For the second and the third shooter at the same target.</source><translation>Pour le deuxième et le troisième tireur sur la même cible.</translation></message>
    <message><source>Four elements</source><translation>Quatre éléments</translation></message>
    <message><source>From the general</source><translation>Du général</translation></message>
    <message><source>From whom</source><translation>De qui</translation></message>
    <message><source>Gauls had come over the mountains and asked for land. A day's march from Rome they broke the army that barred their way, and then they had the city.</source><translation>Des Gaulois avaient passé les monts et demandé des terres. À un jour de marche de Rome, ils brisèrent l’armée qui leur barrait la route, et dès lors la ville fut à eux.</translation></message>
    <message><source>General in cover</source><translation>Général à couvert</translation></message>
    <message><source>Going</source><translation>Terrain</translation></message>
    <message><source>Good going</source><translation>Terrain dégagé</translation></message>
    <message><source>Good going for everybody</source><translation>Terrain dégagé pour tous</translation></message>
    <message><source>Ground</source><translation>Terrain</translation></message>
    <message><source>Ground is judged as it counts to the troops in question.</source><translation>Le terrain est jugé tel qu’il compte pour les troupes en question.</translation></message>
    <message><source>Groups</source><translation>Groupes</translation></message>
    <message><source>Heavy chariots count as knights.</source><translation>Les chars lourds comptent comme chevaliers.</translation></message>
    <message><source>Henry's tired and hungry army was cut off from Calais. The French came on foot and on horse through ploughed mud between two woods.</source><translation>L’armée d’Henri, fatiguée et affamée, était coupée de Calais. Les Français vinrent à pied et à cheval à travers la boue labourée, entre deux bois.</translation></message>
    <message><source>Higher ground</source><translation>Position dominante</translation></message>
    <message><source>Hordes by knights, elephants or scythed chariots, in good going for them</source><translation>Hordes par des chevaliers, éléphants ou chars à faux, en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Hordes by warband</source><translation>Hordes par une bande guerrière</translation></message>
    <message><source>Hordes in a camp</source><translation>Hordes dans un camp</translation></message>
    <message><source>Hordes otherwise</source><translation>Hordes sinon</translation></message>
    <message><source>Hordes shot at</source><translation>Hordes visées par un tir</translation></message>
    <message><source>How far from the general does the nearest of them start?</source><translation>À quelle distance du général part le plus proche d’entre eux ?</translation></message>
    <message><source>How far this element shoots.</source><translation>À quelle distance tire cet élément.</translation></message>
    <message><source>How many elements must a side have lost, if it has not lost its general, before it can lose the battle?</source><translation>Combien d’éléments un camp doit-il avoir perdus, s’il n’a pas perdu son général, avant de pouvoir perdre la bataille ?</translation></message>
    <message><source>How many losses decide</source><translation>Combien de pertes décident</translation></message>
    <message><source>How many of them?</source><translation>Combien d’entre eux ?</translation></message>
    <message><source>How many others shoot at the same target as this shooter?</source><translation>Combien d’autres tirent sur la même cible que ce tireur ?</translation></message>
    <message><source>How many others shoot back at the shooter?</source><translation>Combien d’autres ripostent sur le tireur ?</translation></message>
    <message><source>Hydaspes</source><translation>Hydaspe</translation></message>
    <message><source>In a side's first bound nothing is asked about cost. What the game knows, such as a lost general, is never asked.</source><translation>À la première manche d’un camp, rien n’est demandé sur le coût. Ce que la partie sait, comme un général perdu, n’est jamais demandé.</translation></message>
    <message><source>In close combat only, and of one kind only, though both may stand behind: the player picks.</source><translation>Seulement au corps à corps et d’une seule sorte, même si les deux peuvent être derrière : le joueur choisit.</translation></message>
    <message><source>In close combat or shot at.</source><translation>Au corps à corps ou visé par un tir.</translation></message>
    <message><source>In close combat, if they or their opponents stand in going that is bad to them.</source><translation>Au corps à corps, si eux ou leurs adversaires sont sur un terrain mauvais pour eux.</translation></message>
    <message><source>In close combat, uphill of the enemy, or holding a river bank off the road.</source><translation>Au corps à corps, plus haut que l’ennemi, ou tenant une berge hors de la route.</translation></message>
    <message><source>In its camp</source><translation>Dans son camp</translation></message>
    <message><source>In paces.</source><translation>En pas.</translation></message>
    <message><source>In what going does the breaking off end? The element must be faster there than its opponent.</source><translation>Sur quel terrain finit la rupture de combat ? L’élément doit y être plus rapide que son adversaire.</translation></message>
    <message><source>India: elephants spread along the line with foot between them, chariots and horse on the wings. Macedon: most of the horse on one wing.</source><translation>Inde : éléphants répartis le long de la ligne, fantassins entre eux, chars et cavaliers aux ailes. Macédoine : la plupart des cavaliers sur une aile.</translation></message>
    <message><source>Instead of a recoil or a flight, where an enemy front edge is on the flank or the rear.</source><translation>Au lieu d’un recul ou d’une fuite, quand un bord avant ennemi est sur le flanc ou le dos.</translation></message>
    <message><source>Is an enemy in contact with its flank or its rear?</source><translation>Un ennemi est-il au contact de son flanc ou de son dos ?</translation></message>
    <message><source>Is it a dismounting, or a move into, out of or through a built-up area?</source><translation>S’agit-il de mettre pied à terre, ou d’un mouvement qui entre dans une zone bâtie, en sort ou la traverse ?</translation></message>
    <message><source>Is that bad going dunes or an oasis, which are good going for camelry?</source><translation>Ce mauvais terrain est-il fait de dunes ou d’une oasis, terrain dégagé pour les chameliers ?</translation></message>
    <message><source>Is the element in frontal contact, and does it break off straight back? In contact it may do nothing else.</source><translation>L’élément est-il en contact frontal, et rompt-il le combat droit en arrière ? Au contact, il ne peut rien faire d’autre.</translation></message>
    <message><source>Is the general's element in a built-up area, a camp, a wood, an oasis or a marsh?</source><translation>L’élément du général est-il dans une zone bâtie, un camp, un bois, une oasis ou un marais ?</translation></message>
    <message><source>Is the left flank overlapped, or does the front edge of an enemy touch it?</source><translation>Le flanc gauche est-il débordé, ou le bord avant d’un ennemi le touche-t-il ?</translation></message>
    <message><source>Is the right flank overlapped, or does the front edge of an enemy touch it?</source><translation>Le flanc droit est-il débordé, ou le bord avant d’un ennemi le touche-t-il ?</translation></message>
    <message><source>Kadesh</source><translation>Qadesh</translation></message>
    <message><source>Knights by elephants, camelry, light horse or scythed chariots</source><translation>Chevaliers par des éléphants, chameliers, cavalerie légère ou chars à faux</translation></message>
    <message><source>Knights in bad going</source><translation>Chevaliers en mauvais terrain</translation></message>
    <message><source>Knights otherwise</source><translation>Chevaliers sinon</translation></message>
    <message><source>Knights, elephants</source><translation>Chevaliers, éléphants</translation></message>
    <message><source>Knights, pikes, war wagons</source><translation>Chevaliers, piques, chariots de guerre</translation></message>
    <message><source>Knights, scythed chariots, elephants and warband</source><translation>Chevaliers, chars à faux, éléphants et bandes guerrières</translation></message>
    <message><source>Left flank</source><translation>Flanc gauche</translation></message>
    <message><source>Level: no effect</source><translation>Égalité : sans effet</translation></message>
    <message><source>Light chariots count as cavalry.</source><translation>Les chars légers comptent comme cavalerie.</translation></message>
    <message><source>Light horse by artillery shooting</source><translation>Cavalerie légère par un tir d’artillerie</translation></message>
    <message><source>Light horse by mounted troops, bowmen or psiloi</source><translation>Cavalerie légère par des montés, archers ou psiloi</translation></message>
    <message><source>Light horse by scythed chariots</source><translation>Cavalerie légère par des chars à faux</translation></message>
    <message><source>Light horse in bad going</source><translation>Cavalerie légère en mauvais terrain</translation></message>
    <message><source>Light horse move as often as there are PIPs, if they never come within a base width of the enemy.</source><translation>La cavalerie légère bouge autant de fois qu’il y a de PIP, si elle ne vient jamais à moins d’une largeur de socle de l’ennemi.</translation></message>
    <message><source>Light horse otherwise</source><translation>Cavalerie légère sinon</translation></message>
    <message><source>Light horse, psiloi, artillery in close combat</source><translation>Cavalerie légère, psiloi, artillerie au corps à corps</translation></message>
    <message><source>Losses</source><translation>Pertes</translation></message>
    <message><source>Losses that decide</source><translation>Pertes décisives</translation></message>
    <message><source>Lost elements are counted, and the other side has its bound.</source><translation>On compte les éléments perdus, et c’est la manche de l’autre camp.</translation></message>
    <message><source>Magnesia</source><translation>Magnésie</translation></message>
    <message><source>Mostly open, muddy ground as a patch of rough going; the river is behind the Indian left.</source><translation>Surtout dégagé, avec un sol boueux comme zone de terrain accidenté ; le fleuve est derrière la gauche des Indiens.</translation></message>
    <message><source>Mounted and foot</source><translation>Montés et à pied</translation></message>
    <message><source>Move {unit} straight back, still facing the enemy, by their own base depth or by one base width if that is less. If nobody can make way, they are destroyed.</source><translation>Reculez {unit} tout droit, toujours face à l’ennemi, de la profondeur de leur socle, ou d’une largeur de socle si c’est moins. Si personne ne peut céder la place, ils sont détruits.</translation></message>
    <message><source>Moves and ranges</source><translation>Mouvements et portées</translation></message>
    <message><source>Moves in paces</source><translation>Mouvements en pas</translation></message>
    <message><source>Moving again</source><translation>Bouger de nouveau</translation></message>
    <message><source>Much wood and a marsh; one road through the middle.</source><translation>Beaucoup de bois et un marais ; une route au milieu.</translation></message>
    <message><source>Never milder</source><translation>Jamais plus clément</translation></message>
    <message><source>Nobody is held back, nobody advances unbidden, and no action is free: every move is paid for, and whoever is not moved stands.</source><translation>Personne n’est retenu, personne n’avance sans ordre, et aucune action n’est gratuite : chaque mouvement se paie, et qui n’est pas bougé reste sur place.</translation></message>
    <message><source>Nothing happens: nobody shoots at {unit}.</source><translation>Rien ne se passe : personne ne tire sur {unit}.</translation></message>
    <message><source>Now the Elephants of Porus, which they fight.</source><translation>Maintenant les éléphants de Poros, qu’elles combattent.</translation></message>
    <message><source>One action moves an element or a group. In a side's first bound each costs one PIP. Later a cost of each of three sorts may come on top, but only one of each: for the troops or a built-up area, for the general's distance, and for where the general stands.</source><translation>Une action fait bouger un élément ou un groupe. À la première manche d’un camp, chacune coûte un PIP. Plus tard, un coût de chacune de trois sortes peut s’ajouter, mais un seul par sorte : pour les troupes ou une zone bâtie, pour la distance du général, et pour l’endroit où se trouve le général.</translation></message>
    <message><source>One die</source><translation>Un dé</translation></message>
    <message><source>One die says how many PIPs there are to move with.</source><translation>Un dé dit combien de PIP il y a pour bouger.</translation></message>
    <message><source>Open; a river guards one Roman flank.</source><translation>Dégagé ; une rivière protège un flanc romain.</translation></message>
    <message><source>Out of order</source><translation>Hors séquence</translation></message>
    <message><source>Out of the way</source><translation>Hors du chemin</translation></message>
    <message><source>Outcome</source><translation>Résultat</translation></message>
    <message><source>PIP costs</source><translation>Coûts en PIP</translation></message>
    <message><source>PIP die</source><translation>Dé de PIP</translation></message>
    <message><source>Paces</source><translation>Pas</translation></message>
    <message><source>Pikes against pikes in the centre, elephants before both wings, the kings on the same wing opposite each other.</source><translation>Piques contre piques au centre, éléphants devant les deux ailes, les rois face à face sur la même aile.</translation></message>
    <message><source>Points to move with, from one die each bound.</source><translation>Points pour bouger, d’un dé à chaque manche.</translation></message>
    <message><source>Points, for information</source><translation>Points, à titre indicatif</translation></message>
    <message><source>Porus barred the river with two hundred elephants. Alexander crossed upstream in a storm by night and came at his flank.</source><translation>Poros barrait le fleuve avec deux cents éléphants. Alexandre traversa en amont, de nuit, sous l’orage, et arriva sur son flanc.</translation></message>
    <message><source>Psiloi by bowmen, auxilia or psiloi</source><translation>Psiloi par des archers, auxilia ou psiloi</translation></message>
    <message><source>Psiloi by knights, cavalry or camelry, in good going for them</source><translation>Psiloi par des chevaliers, cavalerie ou chameliers, en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Psiloi by knights, cavalry, camelry or light horse, in good going for them</source><translation>Psiloi par des chevaliers, cavalerie, chameliers ou cavalerie légère, en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Psiloi help auxilia, blades and spears against an enemy in a camp.</source><translation>Les psiloi aident auxilia, épées et lances contre un ennemi dans un camp.</translation></message>
    <message><source>Psiloi help auxilia, blades and spears against mounted troops and warband, in any going.</source><translation>Les psiloi aident auxilia, épées et lances contre montés et bandes guerrières, sur tout terrain.</translation></message>
    <message><source>Psiloi move as often as there are PIPs in their side's first bound.</source><translation>Les psiloi bougent autant de fois qu’il y a de PIP à la première manche de leur camp.</translation></message>
    <message><source>Psiloi otherwise</source><translation>Psiloi sinon</translation></message>
    <message><source>Questions about a combat</source><translation>Questions sur un combat</translation></message>
    <message><source>Questions about a move</source><translation>Questions sur un mouvement</translation></message>
    <message><source>Ramesses marched on Kadesh with his divisions strung out along the road. Muwatalli's chariots came out from behind the city and rode through one of them; the king held out in his camp until help came.</source><translation>Ramsès marchait sur Qadesh, ses divisions étirées le long de la route. Les chars de Muwatalli surgirent de derrière la ville et enfoncèrent l’une d’elles ; le roi tint dans son camp jusqu’à l’arrivée des secours.</translation></message>
    <message><source>Ranges</source><translation>Portées</translation></message>
    <message><source>Ranges and shooters</source><translation>Portées et tireurs</translation></message>
    <message><source>Raphia</source><translation>Raphia</translation></message>
    <message><source>Rear support</source><translation>Soutien arrière</translation></message>
    <message><source>Rear support: the first row that fits</source><translation>Soutien arrière : la première ligne qui convient</translation></message>
    <message><source>Recoil, flight, pursuit</source><translation>Recul, fuite, poursuite</translation></message>
    <message><source>Record</source><translation>Inscrire</translation></message>
    <message><source>Right flank</source><translation>Flanc droit</translation></message>
    <message><source>Road</source><translation>Route</translation></message>
    <message><source>Rome deploys along the road, Germany in the woods.</source><translation>Rome se déploie le long de la route, la Germanie dans les bois.</translation></message>
    <message><source>Rome: drawn out thin between river and hill, its youngest on the hill. The Gauls: everything towards the hill first.</source><translation>Rome : étirée entre rivière et colline, les plus jeunes sur la colline. Les Gaulois : tout vers la colline d’abord.</translation></message>
    <message><source>Rome: legions in the middle, what horse it has on the open wing. The king: pikes in the centre with elephants beside them, knights on both wings.</source><translation>Rome : légions au centre, ce qu’elle a de cavaliers sur l’aile ouverte. Le roi : piques au centre avec des éléphants à côté, chevaliers aux deux ailes.</translation></message>
    <message><source>Settle one combat of the Hydaspes, with its odds before and its reasons after.</source><translation>Résolvez un combat de l’Hydaspe, avec ses probabilités avant et ses raisons après.</translation></message>
    <message><source>Shooting unanswered</source><translation>Tir sans riposte</translation></message>
    <message><source>Slow groups, contact, breaking off</source><translation>Groupes lents, contact, rupture de combat</translation></message>
    <message><source>Spears, pikes, blades, bowmen, warband, hordes</source><translation>Lances, piques, épées, archers, bandes guerrières, hordes</translation></message>
    <message><source>Spears, scythed chariots</source><translation>Lances, chars à faux</translation></message>
    <message><source>Support</source><translation>Soutien</translation></message>
    <message><source>Tactical factors</source><translation>Facteurs tactiques</translation></message>
    <message><source>Take them off the table.</source><translation>Retirez-les de la table.</translation></message>
    <message><source>Take {unit} off the table. Those who stood behind in support are unharmed.</source><translation>Retirez {unit} de la table. Ceux qui étaient derrière en soutien sont indemnes.</translation></message>
    <message><source>Target shoots back</source><translation>La cible riposte</translation></message>
    <message><source>That is all there is to a ruling. A whole game of DBA is the PIP die, moves, shooting and combats like this one, until four elements are lost.</source><translation>Ce n’est pas plus compliqué. Une partie entière de DBA, c’est le dé de PIP, des mouvements, des tirs et des combats comme celui-ci, jusqu’à ce que quatre éléments soient perdus.</translation></message>
    <message><source>The Allia</source><translation>L’Allia</translation></message>
    <message><source>The army has camp followers, but no camp.</source><translation>L’armée a des suivants du camp, mais pas de camp.</translation></message>
    <message><source>The bar shows what can come of it, exactly. Roll both dice.</source><translation>La barre montre exactement ce qui peut en sortir. Lancez les deux dés.</translation></message>
    <message><source>The battle is over.</source><translation>La bataille est finie.</translation></message>
    <message><source>The bound ends; the other side is next</source><translation>La manche finit ; c’est à l’autre camp</translation></message>
    <message><source>The bound has gone on to a later step. Do it all the same, as a ruling of the players, and why?</source><translation>La manche en est à une étape ultérieure. Le faire quand même, par décision des joueurs, et pourquoi ?</translation></message>
    <message><source>The camp</source><translation>Le camp</translation></message>
    <message><source>The camp is taken</source><translation>Le camp est pris</translation></message>
    <message><source>The camp is taken, which counts as elements lost.</source><translation>Le camp est pris, ce qui compte comme des éléments perdus.</translation></message>
    <message><source>The elements of this row differ. Which of them is it?</source><translation>Les éléments de cette ligne diffèrent. Lequel est-ce ?</translation></message>
    <message><source>The first row that fits the loser.</source><translation>La première ligne qui convient au perdant.</translation></message>
    <message><source>The game has no points. A scale made by players says how much an army is worth; nothing hangs on it.</source><translation>Le jeu n’a pas de points. Un barème fait par des joueurs dit ce que vaut une armée ; rien n’en dépend.</translation></message>
    <message><source>The general</source><translation>Le général</translation></message>
    <message><source>The general alone</source><translation>Le général seul</translation></message>
    <message><source>The general along</source><translation>Le général accompagne</translation></message>
    <message><source>The general is lost. Together with as many lost elements as the enemy has, or more, that loses the battle.</source><translation>Le général est perdu. Avec autant d’éléments perdus que l’ennemi, ou plus, cela perd la bataille.</translation></message>
    <message><source>The general rides with it; it fights at one more.</source><translation>Le général l’accompagne ; il combat à un de plus.</translation></message>
    <message><source>The general rides with this element; it fights at one more.</source><translation>Le général est avec cet élément ; il combat à un de plus.</translation></message>
    <message><source>The general's element is in a built-up area, a camp, a wood, an oasis or a marsh.</source><translation>L’élément du général est dans une zone bâtie, un camp, un bois, une oasis ou un marais.</translation></message>
    <message><source>The list does not say which element is the general's; most lists name it first.</source><translation>La liste ne dit pas quel élément est celui du général ; la plupart le nomment en premier.</translation></message>
    <message><source>The list lets you mix these.</source><translation>La liste vous laisse les mélanger.</translation></message>
    <message><source>The list lets you take the one or the other.</source><translation>La liste vous laisse prendre l’un ou l’autre.</translation></message>
    <message><source>The list puts the general on foot or in a litter among his guard. Which troops does that element fight as?</source><translation>La liste place le général à pied ou en litière parmi sa garde. Comme quelles troupes combat cet élément ?</translation></message>
    <message><source>The lower total is beaten when twice it is more than the other, otherwise doubled: exactly half is doubled.</source><translation>Le total inférieur est battu quand son double dépasse l’autre, sinon doublé : exactement la moitié, c’est doublé.</translation></message>
    <message><source>The lower total is beaten, and mostly recoils. If it is half of the winner's or less, it is doubled, and mostly destroyed. Some types have worse luck against some enemies; that is what to look for.</source><translation>Le total inférieur est battu, et le plus souvent recule. S’il vaut la moitié de celui du vainqueur ou moins, il est doublé, et le plus souvent détruit. Certains types ont moins de chance contre certains ennemis ; c’est ce qu’il faut guetter.</translation></message>
    <message><source>The scale of the figures: it turns paces into millimetres.</source><translation>L’échelle des figurines : elle convertit les pas en millimètres.</translation></message>
    <message><source>The side whose bound it is rolls one die of PIPs, then moves; then both sides shoot, then those in contact fight, then losses are counted. Bowmen and war wagons of both sides may shoot. PIPs left over are lost.</source><translation>Le camp dont c’est la manche lance un dé de PIP, puis bouge ; ensuite les deux camps tirent, puis ceux qui sont au contact combattent, puis on compte les pertes. Archers et chariots de guerre des deux camps peuvent tirer. Les PIP restants sont perdus.</translation></message>
    <message><source>The troops</source><translation>Les troupes</translation></message>
    <message><source>There are no troops of this name.</source><translation>Il n’y a pas de troupes de ce nom.</translation></message>
    <message><source>These rules are compiled from publicly known values: quick reference sheets, free guides and common knowledge of the 2004 edition, told in our own words. They are not the published booklet; where the two differ, play by the booklet and correct the values with house rules.
Troops have a type and nothing else: no grades, no drill, no commands.</source><translation>Ces règles sont compilées à partir de valeurs publiquement connues : aide-mémoire, guides gratuits et savoir commun sur l’édition de 2004, redits dans nos propres mots. Ce n’est pas le livret publié ; là où les deux diffèrent, jouez selon le livret et corrigez les valeurs par des règles maison.
Les troupes ont un type et rien d’autre : ni catégories, ni entraînement, ni corps.</translation></message>
    <message><source>These troops move again only along a road.</source><translation>Ces troupes ne bougent de nouveau que le long d’une route.</translation></message>
    <message><source>This element has been shot at in this bound, and is not shot at again.</source><translation>Cet élément a été visé par un tir cette manche, et ne l’est plus.</translation></message>
    <message><source>This element has fought in this bound.</source><translation>Cet élément a combattu cette manche.</translation></message>
    <message><source>This element has moved in this bound.</source><translation>Cet élément a bougé cette manche.</translation></message>
    <message><source>This element has shot in this bound.</source><translation>Cet élément a tiré cette manche.</translation></message>
    <message><source>This element touches an enemy, and a combat is due.</source><translation>Cet élément touche un ennemi, et un combat est à livrer.</translation></message>
    <message><source>To be doubled is never milder than to be beaten.</source><translation>Être doublé n’est jamais plus clément qu’être battu.</translation></message>
    <message><source>Troops</source><translation>Troupes</translation></message>
    <message><source>Twelve elements</source><translation>Douze éléments</translation></message>
    <message><source>Twelve elements a side, one die of PIPs a bound. Compiled from publicly known values, not from the published booklet.</source><translation>Douze éléments par camp, un dé de PIP par manche. Compilé à partir de valeurs publiquement connues, non du livret publié.</translation></message>
    <message><source>Twelve elements, one of them the general's. One element of camp followers may come on top. There is a camp, unless two or more war wagons make one.</source><translation>Douze éléments, dont celui du général. Un élément de suivants du camp peut s’y ajouter. Il y a un camp, sauf si deux chariots de guerre ou plus en forment un.</translation></message>
    <message><source>Two elements front to front. The first is of the side whose bound it is and rolls first. Each side adds its base factor, tactical factors and rear support to its die.</source><translation>Deux éléments front contre front. Le premier est du camp dont c’est la manche et lance son dé en premier. Chaque camp ajoute à son dé son facteur de base, ses facteurs tactiques et son soutien arrière.</translation></message>
    <message><source>Two kings and two phalanxes decided who should own Coele-Syria. Antiochus won on his wing and rode too far; the Egyptian pikes won behind his back.</source><translation>Deux rois et deux phalanges décidèrent à qui serait la Cœlé-Syrie. Antiochos l’emporta sur son aile et alla trop loin ; les piques égyptiennes l’emportèrent dans son dos.</translation></message>
    <message><source>Unable to give way</source><translation>Ne peut céder la place</translation></message>
    <message><source>Usually four. The general's element is one of those that count.</source><translation>D’ordinaire quatre. L’élément du général est de ceux qui comptent.</translation></message>
    <message><source>Varus marched three legions home by a road that Arminius had shown him. The Germans waited in the woods.</source><translation>Varus ramenait trois légions par une route qu’Arminius lui avait montrée. Les Germains attendaient dans les bois.</translation></message>
    <message><source>Victory</source><translation>Victoire</translation></message>
    <message><source>Victory check</source><translation>Contrôle de victoire</translation></message>
    <message><source>War wagons by artillery shooting</source><translation>Chariots de guerre par un tir d’artillerie</translation></message>
    <message><source>War wagons by elephants</source><translation>Chariots de guerre par des éléphants</translation></message>
    <message><source>War wagons in a camp</source><translation>Chariots de guerre dans un camp</translation></message>
    <message><source>War wagons otherwise</source><translation>Chariots de guerre sinon</translation></message>
    <message><source>Warband by knights or scythed chariots, in good going for them</source><translation>Bande guerrière par des chevaliers ou chars à faux, en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Warband have one second move, if it ends in contact, in support or in overlap; any more only along a road.</source><translation>Les bandes guerrières ont un second mouvement, s’il finit au contact, en soutien ou en débordement ; d’autres seulement le long d’une route.</translation></message>
    <message><source>Warband otherwise</source><translation>Bande guerrière sinon</translation></message>
    <message><source>Was the enemy the last to hold the camp of this army? Taken back, it counts no more.</source><translation>L’ennemi a-t-il été le dernier à tenir le camp de cette armée ? Repris, il ne compte plus.</translation></message>
    <message><source>What a move costs</source><translation>Ce que coûte un mouvement</translation></message>
    <message><source>What going does the element stand in? Woods, steep hills, marshes, rough ground, dunes and oases are bad.</source><translation>Sur quel terrain se trouve l’élément ? Bois, collines escarpées, marais, terrain accidenté, dunes et oasis sont mauvais.</translation></message>
    <message><source>What going does the target stand in?</source><translation>Sur quel terrain se trouve la cible ?</translation></message>
    <message><source>What happened</source><translation>Ce qui s’est passé</translation></message>
    <message><source>What is refused or flagged</source><translation>Ce qui est refusé ou signalé</translation></message>
    <message><source>What stands directly behind the element?</source><translation>Qu’y a-t-il juste derrière l’élément ?</translation></message>
    <message><source>What the app keeps</source><translation>Ce que retient l’application</translation></message>
    <message><source>What there is not</source><translation>Ce qu’il n’y a pas</translation></message>
    <message><source>What these two can do to each other is offered here.</source><translation>Ce que ces deux-là peuvent se faire est proposé ici.</translation></message>
    <message><source>What this is, and its troops</source><translation>Ce que c’est, et ses troupes</translation></message>
    <message><source>When</source><translation>Quand</translation></message>
    <message><source>Which element</source><translation>Quel élément</translation></message>
    <message><source>Who</source><translation>Qui</translation></message>
    <message><source>Who is the opponent that it breaks off from?</source><translation>De quel adversaire se dégage-t-il ?</translation></message>
    <message><source>Who stands uphill of the other, or holds a river bank where no road crosses?</source><translation>Qui est plus haut que l’autre, ou tient une berge là où aucune route ne traverse ?</translation></message>
    <message><source>Whoever artillery in close combat would destroy when beaten</source><translation>Qui serait détruit si battu par de l’artillerie au corps à corps</translation></message>
    <message><source>Whoever must recoil or flee out of the camp is destroyed.</source><translation>Qui doit reculer ou fuir hors du camp est détruit.</translation></message>
    <message><source>Whose bound is the first one?</source><translation>À qui est la première manche ?</translation></message>
    <message><source>Why do the elements leave the table?</source><translation>Pourquoi les éléments quittent-ils la table ?</translation></message>
    <message><source>With the general's element among those that move, neither distance nor the general's own cover costs anything.</source><translation>Si l’élément du général est parmi ceux qui bougent, ni la distance ni le couvert du général lui-même ne coûtent rien.</translation></message>
    <message><source>Woods on both sides, narrowing towards the English.</source><translation>Des bois des deux côtés, se resserrant vers les Anglais.</translation></message>
    <message><source>Woods, steep hills and marsh are bad going: slow for all but light foot, and deadly for heavy troops that are beaten there.</source><translation>Bois, collines escarpées et marais sont du mauvais terrain : lent pour tous sauf l’infanterie légère, et mortel pour les troupes lourdes qui y sont battues.</translation></message>
    <message><source>Woods, steep hills, marshes, rough ground, dunes and oases are bad going</source><translation>Bois, collines escarpées, marais, terrain accidenté, dunes et oasis sont mauvais terrain</translation></message>
    <message><source>a break-off leads away from the enemy</source><translation>rompre, c’est s’éloigner de l’ennemi</translation></message>
    <message><source>again: by road</source><translation>encore : par la route</translation></message>
    <message><source>again: far off</source><translation>encore : au loin</translation></message>
    <message><source>again: first bound</source><translation>encore : première manche</translation></message>
    <message><source>again: to contact</source><translation>encore : au contact</translation></message>
    <message><source>aiding shooters</source><translation>tireurs en soutien</translation></message>
    <message><source>an element does not fight its own side (DBA-070); choose one element of each army</source><translation>un élément ne combat pas son propre camp (DBA-070) ; choisissez un élément de chaque armée</translation></message>
    <message><source>an element in frontal contact can only break off</source><translation>un élément en contact frontal ne peut que rompre le combat</translation></message>
    <message><source>an element in frontal contact can only break off, and that alone</source><translation>un élément en contact frontal ne peut que rompre le combat, et seul</translation></message>
    <message><source>an hour</source><translation>une heure</translation></message>
    <message><source>another reason</source><translation>une autre raison</translation></message>
    <message><source>are counted, and the other side has its bound</source><translation>sont comptées, et c’est la manche de l’autre camp</translation></message>
    <message><source>artillery</source><translation>artillerie</translation></message>
    <message><source>artillery and war wagons may not move into contact (DBA-031)</source><translation>l’artillerie et les chariots de guerre ne peuvent pas aller au contact (DBA-031)</translation></message>
    <message><source>at the end of a bound</source><translation>à la fin d’une manche</translation></message>
    <message><source>bad</source><translation>mauvais</translation></message>
    <message><source>bad going</source><translation>mauvais terrain</translation></message>
    <message><source>beyond 1,200 paces</source><translation>au-delà de 1 200 pas</translation></message>
    <message><source>both players agree to it</source><translation>les deux joueurs sont d’accord</translation></message>
    <message><source>bowmen, artillery and war wagons of both sides</source><translation>archers, artillerie et chariots de guerre des deux camps</translation></message>
    <message><source>camp followers</source><translation>suivants du camp</translation></message>
    <message><source>camp followers never move</source><translation>les suivants du camp ne bougent jamais</translation></message>
    <message><source>camp in enemy hands</source><translation>camp en mains ennemies</translation></message>
    <message><source>camp retaken</source><translation>camp repris</translation></message>
    <message><source>camp taken</source><translation>camp pris</translation></message>
    <message><source>command party</source><translation>groupe de commandement</translation></message>
    <message><source>command wagon</source><translation>chariot de commandement</translation></message>
    <message><source>contact</source><translation>contact</translation></message>
    <message><source>dear to move</source><translation>chers à bouger</translation></message>
    <message><source>destroyed</source><translation>détruits</translation></message>
    <message><source>dismounts, built-up</source><translation>met pied à terre, bâti</translation></message>
    <message><source>driven from the camp</source><translation>chassés du camp</translation></message>
    <message><source>each element or group costs a PIP, or more</source><translation>chaque élément ou groupe coûte un PIP, ou plus</translation></message>
    <message><source>elements lost</source><translation>éléments perdus</translation></message>
    <message><source>every pair in contact</source><translation>chaque paire au contact</translation></message>
    <message><source>fast, and moves again</source><translation>rapide, et bouge de nouveau</translation></message>
    <message><source>first army</source><translation>première armée</translation></message>
    <message><source>flanks and rear</source><translation>flancs et dos</translation></message>
    <message><source>flee</source><translation>fuient</translation></message>
    <message><source>foot</source><translation>fantassins</translation></message>
    <message><source>free</source><translation>libre</translation></message>
    <message><source>from here on choices are not asked, for there are more than {}: the first of each is taken</source><translation>à partir d’ici, les choix ne sont pas demandés, car il y en a plus de {} : le premier de chacun est pris</translation></message>
    <message><source>general in cover</source><translation>général à couvert</translation></message>
    <message><source>general's element</source><translation>élément du général</translation></message>
    <message><source>good</source><translation>dégagé</translation></message>
    <message><source>heavy chariots</source><translation>chars lourds</translation></message>
    <message><source>heavy in bad going</source><translation>lourds en mauvais terrain</translation></message>
    <message><source>help others from behind</source><translation>aident les autres de derrière</translation></message>
    <message><source>hemmed in: destroyed</source><translation>cernés : détruits</translation></message>
    <message><source>higher or on a bank</source><translation>plus haut ou sur une berge</translation></message>
    <message><source>his element lost, and more lost than the enemy: the battle is lost</source><translation>son élément perdu, et plus de pertes que l’ennemi : la bataille est perdue</translation></message>
    <message><source>in contact</source><translation>au contact</translation></message>
    <message><source>in its camp</source><translation>dans son camp</translation></message>
    <message><source>it needs a camp; only an army with two or more war wagons does without.</source><translation>il lui faut un camp ; seule une armée avec deux chariots de guerre ou plus s’en passe.</translation></message>
    <message><source>it was done in time, and is entered late</source><translation>fait à temps, saisi après coup</translation></message>
    <message><source>it was forgotten</source><translation>cela a été oublié</translation></message>
    <message><source>left the table</source><translation>ont quitté la table</translation></message>
    <message><source>light camelry</source><translation>chameliers légers</translation></message>
    <message><source>light camels</source><translation>chameaux légers</translation></message>
    <message><source>light chariots</source><translation>chars légers</translation></message>
    <message><source>more of them</source><translation>d’autres des mêmes</translation></message>
    <message><source>more than 1,200</source><translation>plus de 1 200</translation></message>
    <message><source>mounted</source><translation>montés</translation></message>
    <message><source>mounted in bad going</source><translation>montés en mauvais terrain</translation></message>
    <message><source>never a general's</source><translation>jamais celui d’un général</translation></message>
    <message><source>no camelry fight, or the going is good</source><translation>aucun chamelier ne combat, ou le terrain est dégagé</translation></message>
    <message><source>no effect</source><translation>sans effet</translation></message>
    <message><source>no element breaks off with an enemy on its flank or rear</source><translation>aucun élément ne rompt le combat avec un ennemi sur le flanc ou dans le dos</translation></message>
    <message><source>no element is the general's.</source><translation>aucun élément n’est celui du général.</translation></message>
    <message><source>no help in bad going</source><translation>aucune aide en mauvais terrain</translation></message>
    <message><source>no help v these</source><translation>aucune aide contre ceux-ci</translation></message>
    <message><source>no second rank of the same troops stands in good going</source><translation>aucun deuxième rang des mêmes troupes n’est en terrain dégagé</translation></message>
    <message><source>no way to go</source><translation>aucune issue</translation></message>
    <message><source>no: keep the order</source><translation>non : garder l’ordre</translation></message>
    <message><source>nobody</source><translation>personne</translation></message>
    <message><source>nobody is left, and free, to stand behind who could help</source><translation>il ne reste personne, libre d’être derrière, qui puisse aider</translation></message>
    <message><source>none of them</source><translation>aucun d’eux</translation></message>
    <message><source>not counted as lost</source><translation>non comptés comme pertes</translation></message>
    <message><source>not in contact</source><translation>pas au contact</translation></message>
    <message><source>not shot at</source><translation>pas visé par un tir</translation></message>
    <message><source>nothing costs extra in a side's first bound</source><translation>rien ne coûte de supplément à la première manche d’un camp</translation></message>
    <message><source>nothing is lost: pick the elements, or say whose camp has changed hands (DBA-070)</source><translation>rien n’est perdu : choisissez les éléments, ou dites de qui le camp a changé de mains (DBA-070)</translation></message>
    <message><source>nothing is out of order</source><translation>rien n’est hors séquence</translation></message>
    <message><source>one element or group</source><translation>un élément ou un groupe</translation></message>
    <message><source>only a single element breaks off</source><translation>seul un élément isolé rompt le combat</translation></message>
    <message><source>only foot of an army that still holds its camp, on one side of a combat, can be in it</source><translation>seuls des fantassins d’une armée qui tient encore son camp, d’un côté d’un combat, peuvent y être</translation></message>
    <message><source>only foot that are shot at, of an army that still holds its camp, on one side of a combat, can be in it</source><translation>seuls des fantassins visés par un tir, d’une armée qui tient encore son camp, d’un côté d’un combat, peuvent y être</translation></message>
    <message><source>only light horse, cavalry, camelry and knights that are shot at are asked for it</source><translation>on ne le demande que pour cavalerie légère, cavalerie, chameliers et chevaliers visés par un tir</translation></message>
    <message><source>out of the way</source><translation>hors du chemin</translation></message>
    <message><source>overlap</source><translation>débordement</translation></message>
    <message><source>pikes behind</source><translation>piques derrière</translation></message>
    <message><source>psiloi</source><translation>psiloi</translation></message>
    <message><source>psiloi behind</source><translation>psiloi derrière</translation></message>
    <message><source>psiloi behind v camp</source><translation>psiloi derrière, contre un camp</translation></message>
    <message><source>recoil</source><translation>reculent</translation></message>
    <message><source>second army</source><translation>seconde armée</translation></message>
    <message><source>shoot 200 paces</source><translation>tirent à 200 pas</translation></message>
    <message><source>shot at</source><translation>visé par un tir</translation></message>
    <message><source>shot or aided</source><translation>ont tiré ou soutenu</translation></message>
    <message><source>slow troops in it</source><translation>troupes lentes dedans</translation></message>
    <message><source>so many PIPs for the whole army</source><translation>autant de PIP pour toute l’armée</translation></message>
    <message><source>spears behind</source><translation>lances derrière</translation></message>
    <message><source>the attacker is of the side whose bound it is (DBA-041)</source><translation>l’attaquant est du camp dont c’est la manche (DBA-041)</translation></message>
    <message><source>the battle is over, so no bound is begun (DBA-010, DBA-060); if it was lost by mistake, correct the losses</source><translation>la bataille est finie, donc aucune manche ne commence (DBA-010, DBA-060) ; si elle a été perdue par erreur, corrigez les pertes</translation></message>
    <message><source>the element</source><translation>l’élément</translation></message>
    <message><source>the elements that it may be do not differ</source><translation>les éléments possibles ne diffèrent pas</translation></message>
    <message><source>the general moves with them or is lost, or this is the side's first bound</source><translation>le général bouge avec eux ou est perdu, ou c’est la première manche du camp</translation></message>
    <message><source>the target are no camelry in bad going</source><translation>la cible n’est pas faite de chameliers en mauvais terrain</translation></message>
    <message><source>the target cannot shoot, or has shot already in this bound</source><translation>la cible ne peut pas tirer, ou a déjà tiré cette manche</translation></message>
    <message><source>the target does not shoot back</source><translation>la cible ne riposte pas</translation></message>
    <message><source>this army has no camp</source><translation>cette armée n’a pas de camp</translation></message>
    <message><source>this is no break-off</source><translation>ce n’est pas une rupture de combat</translation></message>
    <message><source>this is no break-off, or the opponent is known</source><translation>ce n’est pas une rupture de combat, ou l’adversaire est connu</translation></message>
    <message><source>this matters from 601 to 1,200 paces only</source><translation>cela ne compte que de 601 à 1 200 pas</translation></message>
    <message><source>unharmed</source><translation>indemne</translation></message>
    <message><source>up to 600 paces</source><translation>jusqu’à 600 pas</translation></message>
    <message><source>war wagons</source><translation>chariots de guerre</translation></message>
    <message><source>warband behind</source><translation>bande guerrière derrière</translation></message>
    <message><source>when PIPs are rolled</source><translation>quand on lance les PIP</translation></message>
    <message><source>who: only the side whose bound it is moves (DBA-010)</source><translation>qui : seul le camp dont c’est la manche bouge (DBA-010)</translation></message>
    <message><source>{me} at a distance</source><translation>{me} à distance</translation></message>
    <message><source>{me} v {class}</source><translation>{me} contre {class}</translation></message>
    <message><source>{type} destroyed</source><translation>{type} détruits</translation></message>
    <message><source>{type} flee</source><translation>{type} fuient</translation></message>
    <message><source>{type} miss</source><translation>{type} manquent leur tir</translation></message>
    <message><source>{type} recoil</source><translation>{type} reculent</translation></message>
    <message><source>{type} stand</source><translation>{type} tiennent bon</translation></message>
    <message><source>{unit} are beaten, but stand fast</source><translation>{unit} sont battus, mais tiennent bon</translation></message>
    <message><source>{unit} are destroyed</source><translation>{unit} : détruits</translation></message>
    <message><source>{unit} flee</source><translation>{unit} : fuient</translation></message>
    <message><source>{unit} keep their place.</source><translation>{unit} gardent leur place.</translation></message>
    <message><source>{unit} miss, and are not shot at</source><translation>{unit} manquent leur tir, et ne sont pas visés</translation></message>
    <message><source>{unit} pursue: straight ahead by their own base depth, or by one base width if that is less.</source><translation>{unit} poursuivent : tout droit de la profondeur de leur socle, ou d’une largeur de socle si c’est moins.</translation></message>
    <message><source>{unit} recoil</source><translation>{unit} : reculent</translation></message>
    <message><source>{unit} recoil, turn about and run a full move{distance}. If the way is blocked, they are destroyed; off the table they are lost.</source><translation>{unit} reculent, font demi-tour et courent un mouvement complet{distance}. Si le chemin est bloqué, ils sont détruits ; hors de la table, ils sont perdus.</translation></message>
    <message><source>{} elements {} of {}</source><translation>{} éléments {} de {}</translation></message>
    <message><source>{}: did you mean {}?</source><translation>{} : vouliez-vous dire {} ?</translation></message>
    <message><source>{}: fights as</source><translation>{} : combat comme</translation></message>
    <message><source>{}: how many {}?</source><translation>{} : combien de {} ?</translation></message>
    <message><source>“Good going for” somebody looks at the going where the loser stands, and how it counts for that one.</source><translation>« Terrain dégagé pour » quelqu’un regarde le terrain où se trouve le perdant, et comment il compte pour ce quelqu’un.</translation></message>
</context>
<context>
    <name>dbm</name>
    <message><source> The move ends at the fresh enemies; that combat waits for the next bound.</source><translation> Le mouvement finit contre les ennemis frais ; ce combat attend la manche suivante.</translation></message>
    <message><source> of 200 paces (100 mm)</source><translation> de 200 pas (100 mm)</translation></message>
    <message><source>1 EE</source><translation>1 EE</translation></message>
    <message><source>1 element advances or falls back on its own</source><translation>1 élément avance ou se replie de lui-même</translation></message>
    <message><source>1 element advances or falls back on its own: say first what became of it (DBM-062)</source><translation>1 élément avance ou se replie de lui-même : indiquez d’abord ce qu’il est devenu (DBM-062)</translation></message>
    <message><source>2 EE</source><translation>2 EE</translation></message>
    <message><source>200 paces</source><translation>200 pas</translation></message>
    <message><source>300 paces</source><translation>300 pas</translation></message>
    <message><source>400 paces</source><translation>400 pas</translation></message>
    <message><source>500 paces</source><translation>500 pas</translation></message>
    <message><source>600 paces</source><translation>600 pas</translation></message>
    <message><source>A bound begins with the PIPs, a die for each general. Roll them.</source><translation>Une manche commence par les PIP, un dé pour chaque général. Lancez-les.</translation></message>
    <message><source>A bound from PIPs to combat</source><translation>Une manche, des PIP au combat</translation></message>
    <message><source>A combat is settled with all that follows from it before the next is begun, so its questions are always asked anew.</source><translation>Un combat est résolu avec toutes ses conséquences avant de commencer le suivant, ses questions sont donc toujours posées à nouveau.</translation></message>
    <message><source>A combat moves or removes the loser alone. The winner may have to pursue.</source><translation>Un combat ne déplace ou ne retire que le perdant. Le vainqueur devra peut-être poursuivre.</translation></message>
    <message><source>A command is demoralised at the end of the bound in which it has lost a third of its element equivalents or more, and stays so. Its break point is told rounded up to the next half. A command that counts for nothing never breaks.</source><translation>Un corps est démoralisé à la fin de la manche où il a perdu un tiers ou plus de ses équivalents d’éléments, et le reste. Son point de rupture est indiqué arrondi à la demie supérieure. Un corps qui ne compte pour rien ne se rompt jamais.</translation></message>
    <message><source>A command spends at most what its die shows, and what is left at the end of the bound is gone. Commands that lost their general throw all the same.</source><translation>Un corps dépense au plus ce que montre son dé ; ce qui reste à la fin de la manche est perdu. Les corps qui ont perdu leur général lancent quand même.</translation></message>
    <message><source>A commander-in-chief spares one PIP whenever he acts with his own command, once a bound. A sub-general spares it for a halt, while he has not moved in this game. An ally-general never does.</source><translation>Un commandant en chef épargne un PIP quand il agit avec son propre corps, une fois par manche. Un sous-général l’épargne pour un arrêt, tant qu’il n’a pas bougé dans cette partie. Un général allié, jamais.</translation></message>
    <message><source>A die each</source><translation>Un dé chacun</translation></message>
    <message><source>A die shows 1 to 6. A count outside its range is refused with the range.</source><translation>Un dé montre 1 à 6. Un nombre hors de son intervalle est refusé avec indication de l’intervalle.</translation></message>
    <message><source>A double base is one element: it is lost as a whole, and its rear half is its second rank.</source><translation>Un double socle est un élément : il est perdu en entier, et sa moitié arrière est son deuxième rang.</translation></message>
    <message><source>A full tactical move away from the enemy, towards their own table edge. {distances}</source><translation>Un mouvement tactique complet en s’éloignant de l’ennemi, vers leur propre bord de table. {distances}</translation></message>
    <message><source>A full tactical move towards the nearest enemy baggage they see, when no known enemy is within 200 paces of the direct way; otherwise towards the middle of the nearest enemy element. It ends where they touch the enemy. {distances}</source><translation>Un mouvement tactique complet vers les bagages ennemis les plus proches qu’ils voient, si aucun ennemi connu n’est à 200 pas ou moins du chemin direct ; sinon vers le milieu de l’élément ennemi le plus proche. Il finit là où ils touchent l’ennemi. {distances}</translation></message>
    <message><source>A full tactical move towards the nearest enemy baggage they see, when no known enemy is within 200 paces of the direct way; otherwise towards the middle of the nearest enemy element. {distances}</source><translation>Un mouvement tactique complet vers les bagages ennemis les plus proches qu’ils voient, si aucun ennemi connu n’est à 200 pas ou moins du chemin direct ; sinon vers le milieu de l’élément ennemi le plus proche. {distances}</translation></message>
    <message><source>A group goes at the pace of its slowest element. Going that counts as good for the troops is good going for their move. Mounted infantry in the saddle moves as cavalry.</source><translation>Un groupe va à l’allure de son élément le plus lent. Un terrain qui compte comme dégagé pour les troupes est dégagé pour leur mouvement. L’infanterie montée en selle bouge comme de la cavalerie.</translation></message>
    <message><source>A group that moves or marches with mounted troops and foot together costs one PIP more.</source><translation>Un groupe qui bouge ou marche avec des montés et des fantassins ensemble coûte un PIP de plus.</translation></message>
    <message><source>A halt with irregulars among the elements costs one PIP more, unless they are all foot and their place holds them.</source><translation>Un arrêt avec des irréguliers parmi les éléments coûte un PIP de plus, sauf s’ils sont tous fantassins et que leur place les retient.</translation></message>
    <message><source>A kind of troops is written as its drill, its type and its grade: Reg Bd(O) are regular blades, ordinary. Grades: S superior, O ordinary, I inferior, F fast, X exception.</source><translation>Une sorte de troupes s’écrit par son entraînement, son type et sa catégorie : Reg Bd(O) sont des épées régulières, ordinaires. Catégories : S supérieurs, O ordinaires, I inférieurs, F rapides, X exception.</translation></message>
    <message><source>A march should neither start nor pass near enemy that is known; how near is an option of the game. Optio reminds, and refuses nothing.</source><translation>Une marche ne devrait ni partir ni passer près d’un ennemi connu ; la distance est une option de la partie. Optio le rappelle et ne refuse rien.</translation></message>
    <message><source>A move, a march, a halt or a mounting is made by elements of a single command. They act as one element or as one group.</source><translation>Un mouvement, une marche, un arrêt ou une montée à cheval est fait par des éléments d’un seul corps. Ils agissent comme un élément ou comme un groupe.</translation></message>
    <message><source>A name, a points limit, and one to four commands, one of them that of the commander-in-chief; every command has one general's element. A limit of nothing is no limit.</source><translation>Un nom, une limite de points, et un à quatre corps, dont celui du commandant en chef ; chaque corps a un élément de général. Une limite de zéro n’est pas une limite.</translation></message>
    <message><source>A rank may always be named. When the rules give nothing for it, it stands in the result with the reason and counts for nothing.</source><translation>Un rang peut toujours être nommé. Si les règles ne donnent rien pour lui, il figure dans le résultat avec la raison et ne compte pas.</translation></message>
    <message><source>A second and a third rank of pikes of the front's own grade each help, with all of them in good going, unless the opponent is elephants.</source><translation>Un deuxième et un troisième rang de piques de la catégorie du premier rang aident chacun, tous étant en terrain dégagé, sauf contre des éléphants.</translation></message>
    <message><source>A second rank of spears of the same grade helps where both ranks have good going and the opponent is not elephants.</source><translation>Un deuxième rang de lances de même catégorie aide si les deux rangs sont en terrain dégagé, sauf contre des éléphants.</translation></message>
    <message><source>A second rank of warband helps warband, whatever the grades and the going, also under shooting.</source><translation>Un deuxième rang de bande guerrière aide la bande guerrière, quels que soient les catégories et le terrain, aussi sous le tir.</translation></message>
    <message><source>A shooter and its target, neither in contact with enemy fronts. A shooter that is not shot at itself suffers nothing when its total is lower.</source><translation>Un tireur et sa cible, ni l’un ni l’autre au contact frontal d’ennemis. Un tireur qui n’est pas lui-même visé ne subit rien quand son total est inférieur.</translation></message>
    <message><source>A shooter nobody shoots at</source><translation>Un tireur que personne ne vise</translation></message>
    <message><source>A winner may pursue or must; an element that wants to leave an enemy breaks off with a move.</source><translation>Un vainqueur peut ou doit poursuivre ; un élément qui veut quitter un ennemi rompt le combat par un mouvement.</translation></message>
    <message><source>A wooded hill near the Roman base edge, a camp upon it; open ground before.</source><translation>Une colline boisée près du bord de table romain, un camp dessus ; terrain dégagé devant.</translation></message>
    <message><source>Action</source><translation>Action</translation></message>
    <message><source>Actions</source><translation>Actions</translation></message>
    <message><source>After all combats of the bound: foot of one command that is not demoralised, with a mounted general at most, whose enemies to the front all fled and who pursued none of them. Their tactical move, if they made one, must have been straight ahead; skirmishers go only behind others; all ranks go or none; nobody goes across fortifications.</source><translation>Après tous les combats de la manche : des fantassins d’un même corps non démoralisé, avec au plus un général monté, dont tous les ennemis de front ont fui et qui n’en ont poursuivi aucun. Leur mouvement tactique, s’ils en ont fait un, doit avoir été tout droit ; les tirailleurs ne vont que derrière d’autres ; tous les rangs vont ou aucun ; personne ne franchit de fortifications.</translation></message>
    <message><source>After the outcome</source><translation>Après le résultat</translation></message>
    <message><source>Against naval</source><translation>Contre navires</translation></message>
    <message><source>All of them foot: in bad going, behind works or a river edge, or uphill of the nearest known enemy.</source><translation>Tous fantassins : en mauvais terrain, derrière des ouvrages ou un bord de rivière, ou plus haut sur la pente que l’ennemi connu le plus proche.</translation></message>
    <message><source>All other ground</source><translation>Tout autre terrain</translation></message>
    <message><source>All other land elements</source><translation>Tous les autres éléments terrestres</translation></message>
    <message><source>An answer may be changed after the dice are thrown: the dice stay, the totals are worked out anew, and the journal keeps both.</source><translation>Une réponse peut être changée après le lancer des dés : les dés restent, les totaux sont recalculés, et le journal garde les deux.</translation></message>
    <message><source>An army is beaten at the end of the bound in which it has lost half of its element equivalents or more. Demoralised commands count as lost altogether, unless an option of the game says otherwise. If both armies come to it in the same bound, the game is drawn.</source><translation>Une armée est battue à la fin de la manche où elle a perdu la moitié ou plus de ses équivalents d’éléments. Les corps démoralisés comptent comme entièrement perdus, sauf si une option de la partie en dispose autrement. Si les deux armées en arrivent là dans la même manche, la partie est nulle.</translation></message>
    <message><source>An army is worth five points: one for each command of a sub-general or an ally, the rest for the commander-in-chief's. A side scores its own commands that hold and the enemy's that are demoralised.</source><translation>Une armée vaut cinq points : un pour chaque corps d’un sous-général ou d’un allié, le reste pour celui du commandant en chef. Un camp marque ses propres corps qui tiennent et ceux de l’ennemi qui sont démoralisés.</translation></message>
    <message><source>An element that must recoil or flee from close combat while an enemy front touches its flank or rear is destroyed. A mere overlap does not do this. An option of the game turns the rule off.</source><translation>Un élément qui doit reculer ou fuir d’un corps à corps alors qu’un front ennemi touche son flanc ou son dos est détruit. Un simple débordement ne suffit pas. Une option de la partie désactive cette règle.</translation></message>
    <message><source>An exception of its kind, such as massed artillery or men of another trade; what it counts as is told with its rule.</source><translation>Une exception en leur genre, comme de l’artillerie massée ou des hommes d’un autre métier ; ce pour quoi ils comptent est dit avec leur règle.</translation></message>
    <message><source>An irregular general's own element may stop short, but not leave the line.</source><translation>L’élément d’un général irrégulier lui-même peut s’arrêter avant, mais pas quitter la ligne.</translation></message>
    <message><source>An irregular general's own element, light troops and cavalry apart, makes a group irregular. It may stop short of its full move, but not leave the line.</source><translation>L’élément d’un général irrégulier, sauf troupes légères et cavalerie, rend un groupe irrégulier. Il peut s’arrêter avant son plein mouvement, mais pas quitter la ligne.</translation></message>
    <message><source>An open plain; a river along one table edge, which neither side can cross.</source><translation>Une plaine dégagée ; le long d’un bord de table, une rivière qu’aucun camp ne peut franchir.</translation></message>
    <message><source>Ancient and medieval battles with up to four commands a side. Optio settles combats and counts losses beside your table.</source><translation>Batailles antiques et médiévales avec jusqu’à quatre corps par camp. Optio résout les combats et compte les pertes à côté de votre table.</translation></message>
    <message><source>Any other (X)</source><translation>Tout autre (X)</translation></message>
    <message><source>Are all of them in rough or difficult going, behind fortifications or a river edge, or uphill of the nearest enemy they know of?</source><translation>Sont-ils tous en terrain accidenté ou difficile, derrière des fortifications ou un bord de rivière, ou plus haut sur la pente que l’ennemi le plus proche qu’ils connaissent ?</translation></message>
    <message><source>Are the ranks behind in good going too?</source><translation>Les rangs derrière sont-ils aussi en terrain dégagé ?</translation></message>
    <message><source>Are these chariots?</source><translation>Sont-ce des chars ?</translation></message>
    <message><source>Armies are made of elements: a base with a few figures that stands for some hundred men, or twenty elephants. They are led in one to four commands, each with a general. One side moves its whole army in a bound, then the other.</source><translation>Les armées sont faites d’éléments : un socle avec quelques figurines, qui représente quelques centaines d’hommes, ou vingt éléphants. Elles sont menées en un à quatre corps, chacun avec un général. Un camp bouge toute son armée en une manche, puis l’autre.</translation></message>
    <message><source>Artillery (F) and (X) apart. A halt never pays it.</source><translation>Sauf artillerie (F) et (X). Un arrêt ne le paie jamais.</translation></message>
    <message><source>Artillery (I)</source><translation>Artillerie (I)</translation></message>
    <message><source>Artillery (S)</source><translation>Artillerie (S)</translation></message>
    <message><source>Artillery (X)</source><translation>Artillerie (X)</translation></message>
    <message><source>Artillery in contact</source><translation>Artillerie au contact</translation></message>
    <message><source>Artillery otherwise</source><translation>Artillerie, autres cas</translation></message>
    <message><source>Artillery shot at behind fortifications</source><translation>Artillerie visée derrière des fortifications</translation></message>
    <message><source>As long as he has not moved in this game, and once a bound.</source><translation>Tant qu’il n’a pas bougé dans cette partie, et une fois par manche.</translation></message>
    <message><source>Assign</source><translation>Répartir</translation></message>
    <message><source>Assign PIPs</source><translation>Répartir les PIP</translation></message>
    <message><source>Assign the pool</source><translation>Répartir la réserve</translation></message>
    <message><source>At a distance the first element shoots and the other is shot at. Where the target shoots back, both do both. At close quarters nobody shoots.</source><translation>À distance, le premier élément tire et l’autre est visé. Si la cible riposte, les deux font les deux. Au corps à corps, personne ne tire.</translation></message>
    <message><source>At least two ahead of fast troops; not for artillery.</source><translation>Au moins deux de plus que des troupes rapides ; pas pour l’artillerie.</translation></message>
    <message><source>Auxilia (X) against elephants, expendables or warband</source><translation>Auxilia (X) contre éléphants, sacrifiables ou bande guerrière</translation></message>
    <message><source>Auxilia (X) are helped by a second rank of auxilia (X), and by a third behind it.</source><translation>Les auxilia (X) sont aidés par un deuxième rang d’auxilia (X), et par un troisième derrière.</translation></message>
    <message><source>Auxilia against knights or camelry (S) in good going for them</source><translation>Auxilia contre chevaliers ou chameliers (S) en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Baggage</source><translation>Bagages</translation></message>
    <message><source>Baggage in contact</source><translation>Bagages au contact</translation></message>
    <message><source>Baggage that cannot move</source><translation>Bagages immobiles</translation></message>
    <message><source>Bare plain, at most two gentle hills at the edges.</source><translation>Plaine nue, au plus deux collines douces sur les bords.</translation></message>
    <message><source>Before the dice are thrown all their faces are tried, so the chances that are shown are exact.</source><translation>Avant le lancer, toutes les faces des dés sont essayées, les probabilités affichées sont donc exactes.</translation></message>
    <message><source>Before the game</source><translation>Avant la partie</translation></message>
    <message><source>Behind pikes (X) a second and a third rank of pikes (X) or (I) each help, with all of them in good going, unless the opponent is elephants.</source><translation>Derrière des piques (X), un deuxième et un troisième rang de piques (X) ou (I) aident chacun, tous étant en terrain dégagé, sauf contre des éléphants.</translation></message>
    <message><source>Beneventum</source><translation>Bénévent</translation></message>
    <message><source>Blades (S) or (O) backed by blades (S) or (O), against knights or camelry (S)</source><translation>Épées (S) ou (O) appuyées par des épées (S) ou (O), contre chevaliers ou chameliers (S)</translation></message>
    <message><source>Blades (X) at close quarters with knights or camelry (S)</source><translation>Épées (X) au corps à corps contre chevaliers ou chameliers (S)</translation></message>
    <message><source>Blades (X) backed by blades (X), against knights or camelry (S)</source><translation>Épées (X) appuyées par des épées (X), contre chevaliers ou chameliers (S)</translation></message>
    <message><source>Blades (X) on the double base of their list, at close quarters with others</source><translation>Épées (X) sur le double socle de leur liste, au corps à corps contre d’autres</translation></message>
    <message><source>Blades (X) otherwise</source><translation>Épées (X), autres cas</translation></message>
    <message><source>Blades against knights, camelry (S) or expendables in good going for them</source><translation>Épées contre chevaliers, chameliers (S) ou sacrifiables en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Blades against warband</source><translation>Épées contre bande guerrière</translation></message>
    <message><source>Blades in rough or difficult going, fighting foot.</source><translation>Épées en terrain accidenté ou difficile, contre des fantassins.</translation></message>
    <message><source>Blades otherwise</source><translation>Épées, autres cas</translation></message>
    <message><source>Blades shot at</source><translation>Épées sous le tir</translation></message>
    <message><source>Boats</source><translation>Bateaux</translation></message>
    <message><source>Boats (S)</source><translation>Bateaux (S)</translation></message>
    <message><source>Both armies are beaten in the same bound: a draw.</source><translation>Les deux armées sont battues dans la même manche : match nul.</translation></message>
    <message><source>Both have this factor whether or not the target answers the shooting.</source><translation>Les deux ont ce facteur, que la cible riposte ou non.</translation></message>
    <message><source>Both roll a die and add their factor, with what the situation gives: support from behind, uphill, overlapped on a flank. Optio asks what it cannot see.</source><translation>Chacun lance un dé et ajoute son facteur, avec ce que donne la situation : soutien de derrière, en montée, débordé sur un flanc. Optio demande ce qu’il ne peut pas voir.</translation></message>
    <message><source>Both sides fight, one pair after the other, as the player whose bound it is decides.</source><translation>Les deux camps combattent, une paire après l’autre, comme en décide le joueur dont c’est la manche.</translation></message>
    <message><source>Both sides fight, one pair after the other.</source><translation>Les deux camps combattent, une paire après l’autre.</translation></message>
    <message><source>Both sides shoot, one target after the other, as the player whose bound it is decides.</source><translation>Les deux camps tirent, une cible après l’autre, comme en décide le joueur dont c’est la manche.</translation></message>
    <message><source>Both sides shoot, one target after the other.</source><translation>Les deux camps tirent, une cible après l’autre.</translation></message>
    <message><source>Both sides' dice and factors, the totals step by step, how they compare, what happens, what to do on the table with distances, and what changes in the game.</source><translation>Dés et facteurs des deux camps, les totaux pas à pas, leur comparaison, ce qui se passe, ce qu’il faut faire sur la table avec les distances, et ce qui change dans la partie.</translation></message>
    <message><source>Both stay in contact and fight again next bound, unless one of them breaks off.</source><translation>Les deux restent au contact et combattent de nouveau à la manche suivante, sauf si l’un rompt.</translation></message>
    <message><source>Bounds</source><translation>Manches</translation></message>
    <message><source>Bow</source><translation>Arc</translation></message>
    <message><source>Bowmen and bowmen, shooting</source><translation>Archers contre archers, au tir</translation></message>
    <message><source>Bowmen are helped by a second rank of their own grade with the same kind of bow in close combat with spears, pikes, blades, auxilia or bowmen.</source><translation>Les archers sont aidés par un deuxième rang de leur propre catégorie avec le même type d’arc au corps à corps contre lances, piques, épées, auxilia ou archers.</translation></message>
    <message><source>Bowmen in contact with mounted troops</source><translation>Archers au contact de montés</translation></message>
    <message><source>Break point of a command</source><translation>Point de rupture d’un corps</translation></message>
    <message><source>Breaking</source><translation>La rupture</translation></message>
    <message><source>Breaking off</source><translation>Rompre le combat</translation></message>
    <message><source>Can the general see any of them, or any of them the general?</source><translation>Le général voit-il l’un d’eux, ou l’un d’eux voit-il le général ?</translation></message>
    <message><source>Can this baggage move?</source><translation>Ces bagages peuvent-ils bouger ?</translation></message>
    <message><source>Cannae</source><translation>Cannes</translation></message>
    <message><source>Carrhae</source><translation>Carrhes</translation></message>
    <message><source>Carthage: Gauls and Spaniards bowed forward in the centre, African foot held back on both flanks, heavy horse beside the river, Numidians on the far wing. Rome: the foot unusually deep, its own horse by the river, the allies' on the other wing.</source><translation>Carthage : Gaulois et Espagnols en arc vers l’avant au centre, fantassins africains retenus sur les deux flancs, cavalerie lourde au bord de la rivière, Numides à l’autre aile. Rome : fantassins sur une profondeur inhabituelle, sa propre cavalerie au bord de la rivière, celle des alliés à l’autre aile.</translation></message>
    <message><source>Cavalry (O) backed by cavalry (O), or (I) by (I), lose less heavily to everybody but elephants and artillery.</source><translation>La cavalerie (O) appuyée par de la cavalerie (O), ou (I) par (I), perd moins lourdement contre tous sauf éléphants et artillerie.</translation></message>
    <message><source>Cavalry (O) or (I) backed by psiloi (S) or (I), where the army list allows it, lose less heavily to cavalry and to knights (X).</source><translation>La cavalerie (O) ou (I) appuyée par des psiloi (S) ou (I), si la liste d’armée le permet, perd moins lourdement contre la cavalerie et contre les chevaliers (X).</translation></message>
    <message><source>Cavalry against naval</source><translation>Cavalerie contre navires</translation></message>
    <message><source>Cavalry among other irregulars counts here too: it is exempt only where no other irregular is in the group.</source><translation>La cavalerie parmi d’autres irréguliers compte ici aussi : elle n’est exempte que si aucun autre irrégulier n’est dans le groupe.</translation></message>
    <message><source>Cavalry in contact with artillery but (I) and (X)</source><translation>Cavalerie au contact d’artillerie sauf (I) et (X)</translation></message>
    <message><source>Cavalry in good going against spears, pikes or auxilia (X)</source><translation>Cavalerie en terrain dégagé contre lances, piques ou auxilia (X)</translation></message>
    <message><source>Cavalry or camelry against expendables</source><translation>Cavalerie ou chameliers contre sacrifiables</translation></message>
    <message><source>Cavalry or camelry in difficult going</source><translation>Cavalerie ou chameliers en terrain difficile</translation></message>
    <message><source>Cavalry or camelry otherwise</source><translation>Cavalerie ou chameliers, autres cas</translation></message>
    <message><source>Cavalry, camelry, expendables</source><translation>Cavalerie, chameliers, sacrifiables</translation></message>
    <message><source>Cavalry, galleys, ships</source><translation>Cavalerie, galères, vaisseaux</translation></message>
    <message><source>Charged this bound</source><translation>A chargé cette manche</translation></message>
    <message><source>Classes of troops</source><translation>Classes de troupes</translation></message>
    <message><source>Clumsy irregulars</source><translation>Irréguliers maladroits</translation></message>
    <message><source>Contact with</source><translation>Contact avec</translation></message>
    <message><source>Contacts enemy</source><translation>Contacte l’ennemi</translation></message>
    <message><source>Cost of an action</source><translation>Coût d’une action</translation></message>
    <message><source>Crassus wanted a triumph of his own and marched into the plains of Mesopotamia. Horse archers with camel trains full of arrows met him there.</source><translation>Crassus voulait un triomphe à lui et s’enfonça dans les plaines de Mésopotamie. Des archers montés l’y attendaient, avec des caravanes de chameaux chargés de flèches.</translation></message>
    <message><source>Crossing a river</source><translation>Traverse une rivière</translation></message>
    <message><source>DBM</source><translation>DBM</translation></message>
    <message><source>Darius chose the ground, and had it cleared for his chariots. Alexander rode to the right until a gap opened in the Persian line, and charged into it.</source><translation>Darius choisit le terrain et le fit aplanir pour ses chars. Alexandre chevaucha vers la droite jusqu’à ce qu’une brèche s’ouvre dans la ligne perse, et y chargea.</translation></message>
    <message><source>Defeat</source><translation>Défaite</translation></message>
    <message><source>Demoralised commands</source><translation>Corps démoralisés</translation></message>
    <message><source>Demoralised commands count whole</source><translation>Corps démoralisés en entier</translation></message>
    <message><source>Dice</source><translation>Dés</translation></message>
    <message><source>Dice and numbers</source><translation>Dés et nombres</translation></message>
    <message><source>Did a river or impassable ground end the move, or did a march uncover enemy within 200 paces?</source><translation>Une rivière ou un terrain infranchissable a-t-il mis fin au mouvement, ou une marche a-t-elle découvert un ennemi à 200 pas ou moins ?</translation></message>
    <message><source>Did the knights move into contact with the front of the bowmen this bound?</source><translation>Les chevaliers sont-ils entrés cette manche au contact du front des archers ?</translation></message>
    <message><source>Difficult</source><translation>Difficile</translation></message>
    <message><source>Do all of these psiloi stand behind cavalry that they may support?</source><translation>Tous ces psiloi se tiennent-ils derrière de la cavalerie qu’ils peuvent soutenir ?</translation></message>
    <message><source>Do all skirmishers of the group stand in a rear rank, behind other troops?</source><translation>Tous les tirailleurs du groupe sont-ils dans un rang arrière, derrière d’autres troupes ?</translation></message>
    <message><source>Do fortifications stand in the way of the move?</source><translation>Des fortifications barrent-elles le chemin du mouvement ?</translation></message>
    <message><source>Do these foot ride to battle?</source><translation>Ces fantassins vont-ils au combat à cheval ?</translation></message>
    <message><source>Do these vessels carry troops?</source><translation>Ces navires portent-ils des troupes ?</translation></message>
    <message><source>Does a demoralised command count as lost altogether when it is seen whether its army is beaten?</source><translation>Un corps démoralisé compte-t-il comme entièrement perdu quand on vérifie si son armée est battue ?</translation></message>
    <message><source>Does any element leave the straight-ahead line? Those that follow others in a column, or go in file along a road or river bank, do not.</source><translation>Un élément quitte-t-il la ligne droite ? Ceux qui en suivent d’autres en colonne, ou vont en file sur une route ou une berge, ne le font pas.</translation></message>
    <message><source>Does any irregular that is neither light troops nor the general's own element go less than its full distance?</source><translation>Un irrégulier qui n’est ni troupe légère ni l’élément du général lui-même va-t-il moins loin que sa pleine distance ?</translation></message>
    <message><source>Does losing by half or more destroy every element that would be destroyed when losing by less?</source><translation>Perdre de moitié ou plus détruit-il tout élément qui serait détruit en perdant de peu ?</translation></message>
    <message><source>Does the army list require the double base?</source><translation>La liste d’armée exige-t-elle le double socle ?</translation></message>
    <message><source>Does the element defend from behind fortifications?</source><translation>L’élément défend-il derrière des fortifications ?</translation></message>
    <message><source>Does the front edge of an enemy touch the flank or rear of any of them?</source><translation>Le bord de front d’un ennemi touche-t-il le flanc ou le dos de l’un d’eux ?</translation></message>
    <message><source>Does the move begin touching an enemy, corner to corner or side to side, and end in front contact with the flank edge of that enemy?</source><translation>Le mouvement commence-t-il en touchant un ennemi, coin à coin ou côté à côté, et finit-il en contact frontal avec le bord de flanc de cet ennemi ?</translation></message>
    <message><source>Does the move end clear of enemies, at fresh enemies that are no skirmishers, or does it catch skirmishers that could not flee?</source><translation>Le mouvement finit-il sans rencontrer d’ennemis, contre des ennemis frais qui ne sont pas des tirailleurs, ou rattrape-t-il des tirailleurs qui n’ont pas pu fuir ?</translation></message>
    <message><source>Does the move end in contact with the enemy, front edge to enemy?</source><translation>Le mouvement finit-il au contact de l’ennemi, bord de front contre l’ennemi ?</translation></message>
    <message><source>Does the pursuit end in contact with enemies other than those that gave way?</source><translation>La poursuite finit-elle au contact d’autres ennemis que ceux qui ont cédé ?</translation></message>
    <message><source>Does the shooting cross the edge of a wood, an orchard, or a grove of olives or palms?</source><translation>Le tir franchit-il la lisière d’un bois, d’un verger, ou d’un bosquet d’oliviers ou de palmiers ?</translation></message>
    <message><source>Does the weather put the element at a disadvantage?</source><translation>La météo désavantage-t-elle l’élément ?</translation></message>
    <message><source>Double base with</source><translation>Double socle avec</translation></message>
    <message><source>Double bases</source><translation>Doubles socles</translation></message>
    <message><source>Drilled: generals pool their PIP dice, and moves cost less.</source><translation>Entraînés : les généraux mettent leurs dés de PIP en commun, et les mouvements coûtent moins.</translation></message>
    <message><source>Dunes, sandy desert and oases trouble camelry no more than open ground.</source><translation>Dunes, désert de sable et oasis ne gênent pas plus les chameliers qu’un terrain dégagé.</translation></message>
    <message><source>Each command has a die a bound. A regular commander-in-chief pools his own with those of regular sub-generals; all others keep the die they threw.</source><translation>Chaque corps a un dé par manche. Un commandant en chef régulier met le sien en réserve avec ceux des sous-généraux réguliers ; tous les autres gardent le dé qu’ils ont lancé.</translation></message>
    <message><source>Each command has its die already; one could give them otherwise. Confirm.</source><translation>Chaque corps a déjà son dé ; on pourrait les donner autrement. Confirmez.</translation></message>
    <message><source>Each command now shows its PIPs, and they go down as you move. When the moves are done on the table, go on.</source><translation>Chaque corps montre maintenant ses PIP, et ils diminuent à mesure que vous bougez. Quand les mouvements sont faits sur la table, continuez.</translation></message>
    <message><source>Each command of the side whose bound it is gets a die of PIPs.</source><translation>Chaque corps du camp dont c’est la manche reçoit un dé de PIP.</translation></message>
    <message><source>Each element makes one tactical move in a bound; marches may be made besides, as long as PIPs last.</source><translation>Chaque élément fait un mouvement tactique par manche ; des marches peuvent s’y ajouter, tant qu’il reste des PIP.</translation></message>
    <message><source>Each march, and every flight, goes by the distances of tactical moves.</source><translation>Chaque marche, et chaque fuite, suit les distances des mouvements tactiques.</translation></message>
    <message><source>Each player's turn is a bound. Both sides shoot and fight in every one of them.</source><translation>Le tour de chaque joueur est une manche. Les deux camps tirent et combattent dans chacune d’elles.</translation></message>
    <message><source>Each side throws one ordinary die, the first element's before the other's, even when the first cannot be hurt.</source><translation>Chaque camp lance un dé ordinaire, celui du premier élément avant celui de l’autre, même si le premier ne risque rien.</translation></message>
    <message><source>Easily mistaken</source><translation>Erreurs courantes</translation></message>
    <message><source>Effective grades</source><translation>Catégories effectives</translation></message>
    <message><source>Element equivalents</source><translation>Équivalents d’éléments</translation></message>
    <message><source>Element equivalents, the measure of losses: most elements count 1, baggage more, psiloi and hordes a half.</source><translation>Équivalents d’éléments, la mesure des pertes : la plupart des éléments comptent 1, les bagages plus, psiloi et hordes un demi.</translation></message>
    <message><source>Elements far from their general cost more, and so do all when he fights, straggles or is lost. One PIP more in all. Exactly 600 and exactly 1,200 paces are still near enough. His own group is never far from him.</source><translation>Les éléments loin de leur général coûtent plus, et tous aussi quand il combat, s’égare ou est perdu. Un PIP de plus en tout. Exactement 600 et exactement 1 200 pas sont encore assez près. Son propre groupe n’est jamais loin de lui.</translation></message>
    <message><source>Elements in contact to their front may leave it straight to their rear, if they are faster in the going where they end than those they face, and no enemy front touches their flank or rear.</source><translation>Des éléments au contact sur leur front peuvent le quitter tout droit vers l’arrière, s’ils sont plus rapides, sur le terrain où ils finissent, que ceux à qui ils font face, et qu’aucun front ennemi ne touche leur flanc ou leur dos.</translation></message>
    <message><source>Elements may move, march, halt, mount or dismount, or break off. Whoever halts stays put for the bound: no move and no march, before or after. One element mounts or dismounts at a time.</source><translation>Les éléments peuvent bouger, marcher, s’arrêter, monter ou mettre pied à terre, ou rompre le combat. Qui s’arrête reste sur place pour la manche : ni mouvement ni marche, avant ou après. Un seul élément à la fois monte ou met pied à terre.</translation></message>
    <message><source>Elements that are destroyed and elements that run off the table. A general who straggles with a late flank march is not lost.</source><translation>Les éléments détruits et ceux qui fuient hors de la table. Un général égaré avec une marche de flanc tardive n’est pas perdu.</translation></message>
    <message><source>Elements that are gone, more than are there, elements of another command or of the other side where one command is asked for, and what has had its turn.</source><translation>Les éléments disparus, plus qu’il n’y en a, ceux d’un autre corps ou de l’autre camp là où un seul corps est demandé, et ce qui a déjà agi.</translation></message>
    <message><source>Elephants against light troops, camelry (X) or artillery shooting</source><translation>Éléphants contre troupes légères, chameliers (X) ou tir d’artillerie</translation></message>
    <message><source>Elephants shot at by artillery</source><translation>Éléphants visés par de l’artillerie</translation></message>
    <message><source>End</source><translation>Fin</translation></message>
    <message><source>End of the bound</source><translation>Fin de la manche</translation></message>
    <message><source>Enemy at flank or rear</source><translation>Ennemi sur le flanc ou dans le dos</translation></message>
    <message><source>Enemy that recoiled</source><translation>Ennemi qui a reculé</translation></message>
    <message><source>Equivalents</source><translation>Équivalents</translation></message>
    <message><source>Every element of a demoralised command but its general's.</source><translation>Tout élément d’un corps démoralisé, sauf celui de son général.</translation></message>
    <message><source>Every halt of irregulars is taken to keep them from an advance or a retreat.</source><translation>Tout arrêt d’irréguliers est réputé les retenir d’avancer ou de se replier.</translation></message>
    <message><source>Every move, march, halt, mounting and breaking off starts at this.</source><translation>Tout mouvement, marche, arrêt, montée ou descente de cheval et rupture part de là.</translation></message>
    <message><source>Every throw, move, combat, loss and end of a bound is an entry of the journal and can be taken back with all that it changed.</source><translation>Chaque jet, mouvement, combat, perte et fin de manche est une entrée du journal et peut être annulé avec tout ce qu’il a changé.</translation></message>
    <message><source>Every type has one factor against foot and another against mounted troops. What matters is who meets whom: knights ride over bowmen in the open, and die on pikes.</source><translation>Chaque type a un facteur contre les fantassins et un autre contre les montés. Tout dépend de qui rencontre qui : les chevaliers renversent les archers en terrain dégagé, et meurent sur les piques.</translation></message>
    <message><source>Fast</source><translation>Rapides</translation></message>
    <message><source>Fast of its kind: moves farther, and gives way more easily to some enemies.</source><translation>Rapides en leur genre : vont plus loin, et cèdent plus facilement à certains ennemis.</translation></message>
    <message><source>Fast troops</source><translation>Troupes rapides</translation></message>
    <message><source>Flank contact destroys</source><translation>Contact de flanc destructeur</translation></message>
    <message><source>Foot behind fortifications, in close combat or shot at. Not for war wagons; not behind permanent works against artillery (S) shooting, nor behind temporary ones against any artillery shooting or psiloi (X) at close quarters; never against the towers of war wagons (S) and ships (X).</source><translation>Fantassins derrière des fortifications, au corps à corps ou visés par un tir. Pas pour les chariots de guerre ; pas derrière des ouvrages permanents contre le tir d’artillerie (S), ni derrière des ouvrages temporaires contre le tir de toute artillerie ou contre des psiloi (X) au corps à corps ; jamais contre les tours des chariots de guerre (S) et des vaisseaux (X).</translation></message>
    <message><source>Foot that fight pikes, other than (X), four ranks deep suffer for it: every rank of the front's grade and in good going. The fourth rank adds nothing to the pikes themselves.</source><translation>Les fantassins qui combattent des piques, autres que (X), sur quatre rangs de profondeur en pâtissent : chaque rang de la catégorie du premier et en terrain dégagé. Le quatrième rang n’apporte rien aux piques elles-mêmes.</translation></message>
    <message><source>Foot whose opponents have all fled may press forward.</source><translation>Les fantassins dont les adversaires ont tous fui peuvent pousser de l’avant.</translation></message>
    <message><source>For each flank that is overlapped, and for each flank or rear that the front of an enemy touches.</source><translation>Pour chaque flanc débordé, et pour chaque flanc ou dos que touche le front d’un ennemi.</translation></message>
    <message><source>For the second and the third element that helps the shooter. Their own factors never count.</source><translation>Pour le deuxième et le troisième élément qui aident le tireur. Leurs propres facteurs ne comptent jamais.</translation></message>
    <message><source>Fortifications</source><translation>Fortifications</translation></message>
    <message><source>Fortifications in the way</source><translation>Fortifications sur le chemin</translation></message>
    <message><source>Fourth rank</source><translation>Quatrième rang</translation></message>
    <message><source>Further shooters</source><translation>Tireurs en soutien</translation></message>
    <message><source>Galleys</source><translation>Galères</translation></message>
    <message><source>Galleys and ships</source><translation>Galères et vaisseaux</translation></message>
    <message><source>Gate towers</source><translation>Tours de porte</translation></message>
    <message><source>Gateways</source><translation>Portes</translation></message>
    <message><source>Gaugamela</source><translation>Gaugamèles</translation></message>
    <message><source>General's distance</source><translation>Distance du général</translation></message>
    <message><source>Generals weigh more</source><translation>Les généraux pèsent plus</translation></message>
    <message><source>Going to the rear is leaving the straight-ahead line.</source><translation>Aller vers l’arrière, c’est quitter la ligne droite.</translation></message>
    <message><source>Good going for the winner</source><translation>Terrain dégagé pour le vainqueur</translation></message>
    <message><source>Grading compares the first totals, mitigating ranks the second, the outcome the third. Exactly half counts as half. Elephants ride down spears and pikes on good ground only; warband and hordes they beat anywhere.</source><translation>Les catégories comparent les premiers totaux, les rangs qui atténuent les deuxièmes, le résultat les troisièmes. La moitié exacte compte comme la moitié. Les éléphants n’écrasent lances et piques qu’en terrain dégagé ; bandes guerrières et hordes, ils les battent partout.</translation></message>
    <message><source>Grading: by the totals before any of it is added</source><translation>Catégories : d’après les totaux avant tout ajout de ceci</translation></message>
    <message><source>Groups and ground</source><translation>Groupes et terrain</translation></message>
    <message><source>Guided bound</source><translation>Manche guidée</translation></message>
    <message><source>Had to stop</source><translation>A dû s’arrêter</translation></message>
    <message><source>Half is never milder</source><translation>Moitié jamais plus clémente</translation></message>
    <message><source>Half or less</source><translation>La moitié ou moins</translation></message>
    <message><source>Half or less: </source><translation>La moitié ou moins : </translation></message>
    <message><source>Half the army is lost: the battle is over.</source><translation>La moitié de l’armée est perdue : la bataille est terminée.</translation></message>
    <message><source>Have they advanced, come into contact with enemy, or do they know of no enemy?</source><translation>Ont-ils avancé, sont-ils entrés au contact de l’ennemi, ou ne connaissent-ils aucun ennemi ?</translation></message>
    <message><source>Have they fallen back, or gone over the edge of the table?</source><translation>Se sont-ils repliés, ou sont-ils sortis par le bord de la table ?</translation></message>
    <message><source>Hiero</source><translation>Hiéron</translation></message>
    <message><source>His own command only, and once a bound. It is taken as soon as it applies.</source><translation>Son propre corps seulement, et une fois par manche. Utilisé dès que cela s’applique.</translation></message>
    <message><source>Holding irregulars</source><translation>Retenir des irréguliers</translation></message>
    <message><source>Hordes (I)</source><translation>Hordes (I)</translation></message>
    <message><source>Hordes (I) in contact</source><translation>Hordes (I) au contact</translation></message>
    <message><source>Hordes (I) shot at</source><translation>Hordes (I) sous le tir</translation></message>
    <message><source>Hordes against elephants or warband</source><translation>Hordes contre éléphants ou bande guerrière</translation></message>
    <message><source>Hordes against knights, camelry (S) or expendables in good going for them</source><translation>Hordes contre chevaliers, chameliers (S) ou sacrifiables en terrain dégagé pour ceux-ci</translation></message>
    <message><source>How a result is told</source><translation>Comment un résultat est présenté</translation></message>
    <message><source>How do the vessels have it?</source><translation>Comment est l’eau pour les navires ?</translation></message>
    <message><source>How far elements go by the slowest ground that they touch. Marches and flights go by the same figures.</source><translation>La distance que parcourent les éléments, selon le terrain le plus lent qu’ils touchent. Marches et fuites suivent les mêmes valeurs.</translation></message>
    <message><source>How many element equivalents does a general's element count beyond those of its type?</source><translation>Combien d’équivalents d’éléments l’élément d’un général compte-t-il en plus de ceux de son type ?</translation></message>
    <message><source>How many more elements help this one to shoot back? The second and the third count.</source><translation>Combien d’autres éléments aident celui-ci à riposter ? Le deuxième et le troisième comptent.</translation></message>
    <message><source>How many more elements help this one to shoot? The second and the third count.</source><translation>Combien d’autres éléments aident celui-ci à tirer ? Le deuxième et le troisième comptent.</translation></message>
    <message><source>How many paces are it from the nearest point of the general's element to the nearest of theirs, round enemies and round ground that neither light horse nor boats can cross?</source><translation>Combien de pas y a-t-il du point le plus proche de l’élément du général à leur point le plus proche, en contournant les ennemis et le terrain que ni cavalerie légère ni bateaux ne peuvent traverser ?</translation></message>
    <message><source>How many paces do marches stay away from enemy that is known? It is a reminder: nothing is refused for it.</source><translation>À combien de pas d’un ennemi connu les marches restent-elles ? C’est un rappel : rien n’est refusé pour cela.</translation></message>
    <message><source>How were these elements lost, or what became of the general?</source><translation>Comment ces éléments ont-ils été perdus, ou qu’est devenu le général ?</translation></message>
    <message><source>Impetuous</source><translation>Impétueux</translation></message>
    <message><source>Impetuous troops</source><translation>Troupes impétueuses</translation></message>
    <message><source>Impetuous troops go after an enemy that breaks off, unless they defend fortifications. Do they?</source><translation>Les troupes impétueuses suivent un ennemi qui rompt le combat, sauf si elles défendent des fortifications. Le font-elles ?</translation></message>
    <message><source>Impetuous troops that nobody moved or held advance; demoralised ones that nobody held fall back.</source><translation>Les troupes impétueuses que personne n’a bougées ni retenues avancent ; les démoralisées que personne n’a retenues se replient.</translation></message>
    <message><source>In a bound an element fights one combat to its front, shoots once, be it as the main shooter or aiding one, and is shot at once. Those who aid a shooter are named or counted, and have shot as well.</source><translation>Dans une manche, un élément livre un combat sur son front, tire une fois, comme tireur principal ou en soutien, et est visé une fois. Ceux qui aident un tireur sont nommés ou comptés, et ont tiré aussi.</translation></message>
    <message><source>In a bound: moves, marches, halts, shots, combats and pursuits. Beyond it: losses, mounted infantry on foot, and front-edge contact, which lasts until an outcome, a break-off, the loss of the enemy or a correction ends it. Where the elements of a row differ in this, the act says which of them it is about.</source><translation>Dans une manche : mouvements, marches, arrêts, tirs, combats et poursuites. Au-delà : pertes, infanterie montée à pied, et contact de bord de front, qui dure jusqu’à ce qu’un résultat, une rupture, la perte de l’ennemi ou une correction y mette fin. Quand les éléments d’une ligne diffèrent en cela, l’action dit desquels il s’agit.</translation></message>
    <message><source>In a group the element that has marched most often counts. A lone element never pays for it.</source><translation>Dans un groupe, l’élément qui a marché le plus souvent compte. Un élément seul ne le paie jamais.</translation></message>
    <message><source>In any formation; a general's base apart.</source><translation>Dans toute formation ; sauf le socle d’un général.</translation></message>
    <message><source>In close combat with mounted troops a third and a fourth rank help too, as long as every rank is of warband (S) or (O).</source><translation>Au corps à corps contre des montés, un troisième et un quatrième rang aident aussi, tant que chaque rang est de bande guerrière (S) ou (O).</translation></message>
    <message><source>In its own side's bounds every element of a demoralised command that is not in contact and was not halted falls back a full tactical move. Its PIPs are spent on halts and on breaking off only.</source><translation>Dans les manches de son propre camp, chaque élément d’un corps démoralisé qui n’est pas au contact et n’a pas été arrêté se replie d’un mouvement tactique complet. Ses PIP ne servent qu’aux arrêts et à rompre le combat.</translation></message>
    <message><source>In no command</source><translation>Dans aucun corps</translation></message>
    <message><source>In sight</source><translation>En vue</translation></message>
    <message><source>Inferior</source><translation>Inférieurs</translation></message>
    <message><source>Inferior of its kind: worse in a combat that was nearly lost.</source><translation>Inférieurs en leur genre : moins bons dans un combat presque perdu.</translation></message>
    <message><source>Into or out of a wood</source><translation>Vers ou depuis un bois</translation></message>
    <message><source>Into other enemies</source><translation>Vers d’autres ennemis</translation></message>
    <message><source>Irregular auxilia (I)</source><translation>Auxilia (I) irréguliers</translation></message>
    <message><source>Irregular blades (F)</source><translation>Épées irrégulières (F)</translation></message>
    <message><source>Irregular camelry (S)</source><translation>Chameliers irréguliers (S)</translation></message>
    <message><source>Irregular expendables</source><translation>Sacrifiables irréguliers</translation></message>
    <message><source>Irregular generals</source><translation>Généraux irréguliers</translation></message>
    <message><source>Irregular hordes (S)</source><translation>Hordes irrégulières (S)</translation></message>
    <message><source>Irregular knights (S), (O) and (F)</source><translation>Chevaliers irréguliers (S), (O) et (F)</translation></message>
    <message><source>Irregular warband</source><translation>Bandes guerrières irrégulières</translation></message>
    <message><source>Irregulars on land other than light troops and cavalry cost one PIP more when they leave the line straight ahead or stop short; once, even for both. Contact with enemy excuses it.</source><translation>Les irréguliers à terre autres que troupes légères et cavalerie coûtent un PIP de plus s’ils quittent la ligne droite ou s’arrêtent avant ; une seule fois, même pour les deux. Le contact avec l’ennemi les en excuse.</translation></message>
    <message><source>Irregulars that stop short</source><translation>Irréguliers qui s’arrêtent avant</translation></message>
    <message><source>Is an element destroyed that must recoil or flee while the front edge of an enemy touches its flank or rear?</source><translation>Un élément qui doit reculer ou fuir alors que le bord de front d’un ennemi touche son flanc ou son dos est-il détruit ?</translation></message>
    <message><source>Is that ground sand: dunes, sandy desert or an oasis?</source><translation>Ce terrain est-il du sable : dunes, désert de sable ou oasis ?</translation></message>
    <message><source>Is the element crossing a river that is more than paltry, away from road fords and bridges?</source><translation>L’élément traverse-t-il une rivière plus qu’insignifiante, hors des gués de route et des ponts ?</translation></message>
    <message><source>Is the group a column one element wide?</source><translation>Le groupe est-il une colonne large d’un élément ?</translation></message>
    <message><source>Is the left flank overlapped (an enemy, not itself fighting to its front, meets the front corner, or any enemy lies side edge to side edge), or does the front edge of an enemy touch it?</source><translation>Le flanc gauche est-il débordé (un ennemi qui ne combat pas lui-même sur son front touche le coin avant, ou tout ennemi est bord de côté contre bord de côté), ou le bord de front d’un ennemi le touche-t-il ?</translation></message>
    <message><source>Is the right flank overlapped (an enemy, not itself fighting to its front, meets the front corner, or any enemy lies side edge to side edge), or does the front edge of an enemy touch it?</source><translation>Le flanc droit est-il débordé (un ennemi qui ne combat pas lui-même sur son front touche le coin avant, ou tout ennemi est bord de côté contre bord de côté), ou le bord de front d’un ennemi le touche-t-il ?</translation></message>
    <message><source>Is the whole move straight ahead, with no wheel, not even in a column or along a road or bank?</source><translation>Tout le mouvement est-il tout droit, sans conversion, pas même en colonne ou le long d’une route ou d’une berge ?</translation></message>
    <message><source>It can level a win or break a tie, but never turns a loss into a win.</source><translation>Elles peuvent ramener une victoire à égalité ou départager une égalité, mais jamais changer une défaite en victoire.</translation></message>
    <message><source>It is in the journal now. Was it a mistake? Take it back: nothing is ever lost.</source><translation>C’est maintenant dans le journal. Était-ce une erreur ? Annulez : rien n’est jamais perdu.</translation></message>
    <message><source>Its commands, and whether it still fights or is beaten.</source><translation>Ses corps, et si elle combat encore ou est battue.</translation></message>
    <message><source>Its losses, whether it is demoralised, its PIPs of the bound, and how its general fares: fit, in contact with enemies, straggling with a late flank march, or lost. It also remembers whether he has moved in this game.</source><translation>Ses pertes, s’il est démoralisé, ses PIP de la manche, et l’état de son général : dispos, au contact d’ennemis, égaré avec une marche de flanc tardive, ou perdu. Il retient aussi s’il a bougé dans cette partie.</translation></message>
    <message><source>Kinds, grades, generals, demoralisation, double bases, weapons and permitted support are known from the army; that mounted troops or towers attack fortifications follows from the answer about them.</source><translation>Sortes, catégories, généraux, démoralisation, doubles socles, armes et soutiens permis sont connus par l’armée ; que des montés ou des tours attaquent des fortifications découle de la réponse à leur sujet.</translation></message>
    <message><source>Knights (I) whose list puts them on a double base are helped by their rear half in close combat with foot, knights, cavalry or light horse, and under shooting by anything but artillery.</source><translation>Les chevaliers (I) que leur liste place sur un double socle sont aidés par leur moitié arrière au corps à corps contre fantassins, chevaliers, cavalerie ou cavalerie légère, et sous le tir de tout sauf l’artillerie.</translation></message>
    <message><source>Knights (X) at close quarters with light horse, spears, pikes or bowmen</source><translation>Chevaliers (X) au corps à corps contre cavalerie légère, lances, piques ou archers</translation></message>
    <message><source>Knights (X) at close quarters with other knights, expendables or warband</source><translation>Chevaliers (X) au corps à corps contre d’autres chevaliers, sacrifiables ou bande guerrière</translation></message>
    <message><source>Knights (X) otherwise</source><translation>Chevaliers (X), autres cas</translation></message>
    <message><source>Knights (X) shot at by bowmen or from the water</source><translation>Chevaliers (X) visés par des archers ou depuis l’eau</translation></message>
    <message><source>Knights against elephants, expendables or light horse</source><translation>Chevaliers contre éléphants, sacrifiables ou cavalerie légère</translation></message>
    <message><source>Knights at close quarters in difficult going</source><translation>Chevaliers au corps à corps en terrain difficile</translation></message>
    <message><source>Knights shot at by bowmen</source><translation>Chevaliers visés par des archers</translation></message>
    <message><source>Knights that charged bowmen (S) this bound</source><translation>Chevaliers qui ont chargé des archers (S) cette manche</translation></message>
    <message><source>Knights, cavalry, light horse and mounted infantry in the saddle, other than a general's base, in one group with foot. Elephants, camelry and expendables do not count as mounted here.</source><translation>Chevaliers, cavalerie, cavalerie légère et infanterie montée en selle, sauf le socle d’un général, dans un même groupe que des fantassins. Éléphants, chameliers et sacrifiables ne comptent pas ici comme montés.</translation></message>
    <message><source>Knights, pikes</source><translation>Chevaliers, piques</translation></message>
    <message><source>Laden naval</source><translation>Navires chargés</translation></message>
    <message><source>Laden naval against artillery (S)</source><translation>Navires chargés contre artillerie (S)</translation></message>
    <message><source>Laden naval in contact with anything but expendables</source><translation>Navires chargés au contact de tout sauf sacrifiables</translation></message>
    <message><source>Laden naval in contact with expendables</source><translation>Navires chargés au contact de sacrifiables</translation></message>
    <message><source>Laden naval under other shooting</source><translation>Navires chargés sous un autre tir</translation></message>
    <message><source>Leaves the line</source><translation>Quitte la ligne</translation></message>
    <message><source>Left out of the game: </source><translation>Laissé hors de la partie : </translation></message>
    <message><source>Less, but more than half</source><translation>Moins, mais plus de la moitié</translation></message>
    <message><source>Less, or by half</source><translation>Moins, ou de moitié</translation></message>
    <message><source>Level</source><translation>Égalité</translation></message>
    <message><source>Level with or ahead of inferior troops, shooting or at close quarters; not for an element that is only shot at.</source><translation>À égalité avec des troupes inférieures ou devant elles, au tir ou au corps à corps ; pas pour un élément qui est seulement visé.</translation></message>
    <message><source>Level: both fight on</source><translation>Égalité : les deux continuent le combat</translation></message>
    <message><source>Light horse against expendables</source><translation>Cavalerie légère contre sacrifiables</translation></message>
    <message><source>Light horse in contact in difficult going</source><translation>Cavalerie légère au contact en terrain difficile</translation></message>
    <message><source>Light horse in difficult going</source><translation>Cavalerie légère en terrain difficile</translation></message>
    <message><source>Light horse shot at by artillery</source><translation>Cavalerie légère visée par de l’artillerie</translation></message>
    <message><source>Light horse touched by bowmen, psiloi (O), war wagons (O) or any mounted troops</source><translation>Cavalerie légère touchée par archers, psiloi (O), chariots de guerre (O) ou tout monté</translation></message>
    <message><source>Light horse, psiloi, hordes, boats</source><translation>Cavalerie légère, psiloi, hordes, bateaux</translation></message>
    <message><source>Light troops, cavalry and vessels are exempt. Files in a column, on a road or along a river bank do not leave the line; and it does not count at all when enemy is contacted.</source><translation>Les troupes légères, la cavalerie et les navires en sont exempts. Les files en colonne, sur une route ou le long d’une berge ne quittent pas la ligne ; et cela ne compte pas du tout si un ennemi est contacté.</translation></message>
    <message><source>List requires it</source><translation>Exigé par la liste</translation></message>
    <message><source>Losses are counted in element equivalents. A command that has lost a third of its own is demoralised and runs; an army that has lost half is beaten.</source><translation>Les pertes se comptent en équivalents d’éléments. Un corps qui a perdu un tiers des siens est démoralisé et fuit ; une armée qui en a perdu la moitié est battue.</translation></message>
    <message><source>Losses are counted: commands become demoralised, an army may be beaten.</source><translation>Les pertes sont comptées : des corps deviennent démoralisés, une armée peut être battue.</translation></message>
    <message><source>Losses are looked at, commands break, and the other side has its bound.</source><translation>Les pertes sont examinées, des corps se rompent, et c’est la manche de l’autre camp.</translation></message>
    <message><source>Many marches</source><translation>Marches multiples</translation></message>
    <message><source>March up to {distance}. Neither start nor pass within {gap} of enemy that is known.</source><translation>Marche, au plus {distance}. Ni départ ni passage à moins de {gap} d’un ennemi connu.</translation></message>
    <message><source>Marches and flights</source><translation>Marches et fuites</translation></message>
    <message><source>Marches keep off</source><translation>Distance des marches</translation></message>
    <message><source>Marches near the enemy</source><translation>Marches près de l’ennemi</translation></message>
    <message><source>Marches of a group grow dear: the fourth for everybody, the third for knights and for irregulars abreast other than skirmishers. A lone element never pays it.</source><translation>Les marches d’un groupe deviennent plus chères : la quatrième pour tous, la troisième pour les chevaliers et pour les irréguliers de front autres que tirailleurs. Un élément seul ne le paie jamais.</translation></message>
    <message><source>May press forward when all combats are fought: </source><translation>Peuvent pousser de l’avant une fois tous les combats livrés : </translation></message>
    <message><source>May support</source><translation>Peut soutenir</translation></message>
    <message><source>Missiles</source><translation>Projectiles</translation></message>
    <message><source>Mixed groups</source><translation>Groupes mixtes</translation></message>
    <message><source>Mobile</source><translation>Mobiles</translation></message>
    <message><source>Mobile baggage shot at</source><translation>Bagages mobiles sous le tir</translation></message>
    <message><source>Mount or dismount the element where it stands.</source><translation>L’élément monte ou met pied à terre sur place.</translation></message>
    <message><source>Mounted are elephants, knights, cavalry, light horse, camelry and expendables; naval are galleys, ships and boats; all others are foot, the train of artillery, war wagons and baggage included. Light troops are light horse, auxilia and psiloi; skirmishers are light horse and psiloi.</source><translation>Les montés sont éléphants, chevaliers, cavalerie, cavalerie légère, chameliers et sacrifiables ; les navires sont galères, vaisseaux et bateaux ; tous les autres sont des fantassins, y compris le train : artillerie, chariots de guerre et bagages. Les troupes légères sont cavalerie légère, auxilia et psiloi ; les tirailleurs, cavalerie légère et psiloi.</translation></message>
    <message><source>Mounted infantry</source><translation>Infanterie montée</translation></message>
    <message><source>Mounted troops at close quarters that attack across fortifications, stand in going that is bad to them, or fight foot who stand in such going; once in all.</source><translation>Montés au corps à corps qui attaquent par-dessus des fortifications, sont sur un terrain mauvais pour eux, ou combattent des fantassins qui sont sur un tel terrain ; une seule fois en tout.</translation></message>
    <message><source>Mounted, artillery and naval (F), in good going only</source><translation>Montés, artillerie et navires (F), en terrain dégagé seulement</translation></message>
    <message><source>Move card</source><translation>Carte de mouvement</translation></message>
    <message><source>Move figures on the table. Tap who fights whom: the odds come first, the reasons with the result. PIPs, losses and broken commands are kept for you, and everything can be taken back.</source><translation>Bougez les figurines sur la table. Touchez qui combat qui : d’abord viennent les probabilités, puis les raisons avec le résultat. PIP, pertes et corps rompus sont tenus pour vous, et tout peut être annulé.</translation></message>
    <message><source>Move straight up to {distance}. They cannot make a second tactical move this bound.</source><translation>Mouvement tout droit, au plus {distance}. Pas de second mouvement tactique cette manche.</translation></message>
    <message><source>Move {unit} straight ahead by their own base depth, or by one base width if that is less.</source><translation>Avancez {unit} tout droit de la profondeur de leur socle, ou d’une largeur de socle si c’est moins.</translation></message>
    <message><source>Move {unit} straight back, still facing the enemy, by their base depth or by one base width if that is less. Friends behind who face the same way let them pass or are pushed back; if nobody can make way, they are destroyed.</source><translation>Reculez {unit} tout droit, face à l’ennemi, de la profondeur de leur socle, ou d’une largeur de socle si c’est moins. Les amis derrière orientés de même les laissent passer ou sont repoussés ; si personne ne peut céder la place, ils sont détruits.</translation></message>
    <message><source>Move, march, halt</source><translation>Bouger, marcher, s’arrêter</translation></message>
    <message><source>Names</source><translation>Noms</translation></message>
    <message><source>Naval (X)</source><translation>Navires (X)</translation></message>
    <message><source>Neither light troops nor the general's own base are looked at. It does not count when enemy, a river or impassable ground ends the move, or when a march uncovers enemy within 200 paces.</source><translation>Ni les troupes légères ni le socle du général lui-même ne sont considérés. Cela ne compte pas si un ennemi, une rivière ou un terrain infranchissable met fin au mouvement, ou si une marche découvre un ennemi à 200 pas ou moins.</translation></message>
    <message><source>Next phase</source><translation>Phase suivante</translation></message>
    <message><source>No command is that of a commander-in-chief.</source><translation>Aucun corps n’est celui d’un commandant en chef.</translation></message>
    <message><source>No repulse</source><translation>Pas de refoulement</translation></message>
    <message><source>Nobody is left on the table.</source><translation>Il ne reste personne sur la table.</translation></message>
    <message><source>None: the plain is bare.</source><translation>Aucun : la plaine est nue.</translation></message>
    <message><source>Not drilled: each general has his own PIP die, and whoever does not attack costs more.</source><translation>Non entraînés : chaque général a son propre dé de PIP, et qui n’attaque pas coûte plus.</translation></message>
    <message><source>Not for artillery shooting nor for elephants at close quarters.</source><translation>Ni pour l’artillerie qui tire ni pour les éléphants au corps à corps.</translation></message>
    <message><source>Note</source><translation>Remarque</translation></message>
    <message><source>Nothing stands there, or nothing that could help.</source><translation>Rien ne s’y trouve, ou rien qui pourrait aider.</translation></message>
    <message><source>Nothing: no PIPs are spent.</source><translation>Rien : aucun PIP n’est dépensé.</translation></message>
    <message><source>Now the enemy they fight. Tap the Persian Cavalry (O).</source><translation>Maintenant l’ennemi qu’ils combattent. Touchez la Cavalry (O) perse.</translation></message>
    <message><source>Of rows that exclude each other the first that fits counts.</source><translation>Parmi les lignes qui s’excluent, la première qui convient compte.</translation></message>
    <message><source>On the table Alexander's Companions have charged. Tap them: Knights (F).</source><translation>Sur la table, les Compagnons d’Alexandre ont chargé. Touchez-les : Knights (F).</translation></message>
    <message><source>Once a bound</source><translation>Une fois par manche</translation></message>
    <message><source>One PIP, and whatever of eight things applies is added or taken off; each counts once, and the sum is never below nothing.</source><translation>Un PIP, plus ou moins ce qui s’applique parmi huit choses ; chacune compte une fois, et la somme n’est jamais inférieure à zéro.</translation></message>
    <message><source>One combat after the other</source><translation>Un combat après l’autre</translation></message>
    <message><source>One command at a time</source><translation>Un corps à la fois</translation></message>
    <message><source>One element wide</source><translation>Large d’un élément</translation></message>
    <message><source>One tactical move</source><translation>Un seul mouvement tactique</translation></message>
    <message><source>Only the loser suffers</source><translation>Seul le perdant subit</translation></message>
    <message><source>Onto a flank</source><translation>Sur un flanc</translation></message>
    <message><source>Opponent</source><translation>Adversaire</translation></message>
    <message><source>Optio offers what these two can do to each other. Take the close combat.</source><translation>Optio propose ce que ces deux-là peuvent se faire. Prenez le corps à corps.</translation></message>
    <message><source>Optio tells how far the chosen elements may go, in paces and in millimetres, and who slows them.</source><translation>Optio indique jusqu’où peuvent aller les éléments choisis, en pas et en millimètres, et qui les ralentit.</translation></message>
    <message><source>Options</source><translation>Options</translation></message>
    <message><source>Options are chosen when a game begins. Figures can be changed with house rules.</source><translation>Les options se choisissent au début d’une partie. Les valeurs peuvent être changées par des règles maison.</translation></message>
    <message><source>Ordinary</source><translation>Ordinaires</translation></message>
    <message><source>Ordinary of its kind: neither better nor worse than the rest.</source><translation>Ordinaires en leur genre : ni meilleurs ni pires que les autres.</translation></message>
    <message><source>Other artillery</source><translation>Autre artillerie</translation></message>
    <message><source>Other auxilia are helped by a second rank of their own grade in close combat with spears, pikes, blades, auxilia or bowmen.</source><translation>Les autres auxilia sont aidés par un deuxième rang de leur propre catégorie au corps à corps contre lances, piques, épées, auxilia ou archers.</translation></message>
    <message><source>Other baggage shot at</source><translation>Autres bagages sous le tir</translation></message>
    <message><source>Other foot (F), in any going</source><translation>Autres fantassins (F), en tout terrain</translation></message>
    <message><source>Other foot but the train</source><translation>Autres fantassins sauf le train</translation></message>
    <message><source>Other hordes</source><translation>Autres hordes</translation></message>
    <message><source>Other land troops against naval</source><translation>Autres troupes terrestres contre navires</translation></message>
    <message><source>Other land troops in contact with artillery but (I) and (X)</source><translation>Autres troupes terrestres au contact d’artillerie sauf (I) et (X)</translation></message>
    <message><source>Other land troops otherwise</source><translation>Autres troupes terrestres, autres cas</translation></message>
    <message><source>Other naval</source><translation>Autres navires</translation></message>
    <message><source>Other naval elements</source><translation>Autres éléments navals</translation></message>
    <message><source>Others at close quarters</source><translation>Autres au corps à corps</translation></message>
    <message><source>Others under shooting</source><translation>Autres sous le tir</translation></message>
    <message><source>Out of control</source><translation>Hors de contrôle</translation></message>
    <message><source>Out of hand</source><translation>Hors de contrôle</translation></message>
    <message><source>Own troops against each other; shooting by what cannot shoot, or at or by what is in contact; an element that has fought, or shot, or been shot at, already this bound; fortifications on both sides.</source><translation>Troupes d’un même camp entre elles ; tir par qui ne peut pas tirer, ou par ou sur qui est au contact ; un élément qui a déjà combattu, ou tiré, ou été visé cette manche ; fortifications des deux côtés.</translation></message>
    <message><source>PIP dice</source><translation>Dés de PIP</translation></message>
    <message><source>PIPs are spent on moves, marches and halts.</source><translation>Les PIP sont dépensés en mouvements, marches et arrêts.</translation></message>
    <message><source>PIPs are spent on moves, marches, halts, mounting and breaking off.</source><translation>Les PIP servent à bouger, marcher, s’arrêter, monter ou mettre pied à terre et rompre le combat.</translation></message>
    <message><source>Paullus</source><translation>Paul Émile</translation></message>
    <message><source>Paying</source><translation>Payer</translation></message>
    <message><source>Peltast DBM list (XML)</source><translation>Liste DBM de Peltast (XML)</translation></message>
    <message><source>Peltast lists hold DBM armies; </source><translation>les listes Peltast contiennent des armées DBM ; </translation></message>
    <message><source>Permanent works</source><translation>Ouvrages permanents</translation></message>
    <message><source>Persia overlaps on both sides, the king in the centre. Macedon: both flanks drawn back, a second line behind the pikes, the Companions on the right.</source><translation>La Perse déborde des deux côtés, le roi au centre. Macédoine : les deux flancs refusés, une seconde ligne derrière les piques, les Compagnons à droite.</translation></message>
    <message><source>Pikes (X) backed by pikes (I), against elephants</source><translation>Piques (X) appuyées par des piques (I), contre éléphants</translation></message>
    <message><source>Pikes against elephants, knights, camelry (S) or expendables in good going for them</source><translation>Piques contre éléphants, chevaliers, chameliers (S) ou sacrifiables en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Pikes against warband</source><translation>Piques contre bande guerrière</translation></message>
    <message><source>Pikes backed by pikes of their grade, against elephants</source><translation>Piques appuyées par des piques de leur catégorie, contre éléphants</translation></message>
    <message><source>Pikes otherwise</source><translation>Piques, autres cas</translation></message>
    <message><source>Points for extras</source><translation>Points pour suppléments</translation></message>
    <message><source>Points for fortifications</source><translation>Points des fortifications</translation></message>
    <message><source>Points to move with, from a die each bound.</source><translation>Points pour bouger, donnés par un dé chaque manche.</translation></message>
    <message><source>Pool of PIPs, die </source><translation>Réserve de PIP, dé </translation></message>
    <message><source>Press on</source><translation>Poussée</translation></message>
    <message><source>Psiloi (S) and (O) in close combat with skirmishers are helped by a second rank of psiloi of their own grade or (O).</source><translation>Les psiloi (S) et (O) au corps à corps contre des tirailleurs sont aidés par un deuxième rang de psiloi de leur propre catégorie ou (O).</translation></message>
    <message><source>Psiloi (X)</source><translation>Psiloi (X)</translation></message>
    <message><source>Psiloi against bowmen, psiloi or auxilia but (X)</source><translation>Psiloi contre archers, psiloi ou auxilia sauf (X)</translation></message>
    <message><source>Psiloi against elephants or expendables</source><translation>Psiloi contre éléphants ou sacrifiables</translation></message>
    <message><source>Psiloi against knights, cavalry, light horse or camelry (S) in good going for them</source><translation>Psiloi contre chevaliers, cavalerie, cavalerie légère ou chameliers (S) en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Psiloi against mounted troops in good going for them</source><translation>Psiloi contre montés en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Psiloi and cavalry</source><translation>Psiloi et cavalerie</translation></message>
    <message><source>Psiloi behind cavalry</source><translation>Psiloi derrière de la cavalerie</translation></message>
    <message><source>Psiloi in good going for neither side</source><translation>Psiloi en terrain dégagé pour aucun des camps</translation></message>
    <message><source>Psiloi shot at by anything but artillery</source><translation>Psiloi visés par tout sauf de l’artillerie</translation></message>
    <message><source>Psiloi that the army list lets support cavalry do not make a group mixed while they stand behind cavalry. Behind knights or light horse they do.</source><translation>Des psiloi que la liste d’armée autorise à soutenir la cavalerie ne rendent pas un groupe mixte tant qu’ils sont derrière de la cavalerie. Derrière des chevaliers ou de la cavalerie légère, si.</translation></message>
    <message><source>Pursue</source><translation>Poursuivre</translation></message>
    <message><source>Pursuit</source><translation>Poursuite</translation></message>
    <message><source>Pyrrhus came back from Sicily for one more campaign. His march by night to fall on the Roman camp lost its way in the woods, and his elephants turned back into his own line.</source><translation>Pyrrhus revint de Sicile pour une dernière campagne. Sa marche de nuit pour surprendre le camp romain s’égara dans les bois, et ses éléphants se retournèrent contre sa propre ligne.</translation></message>
    <message><source>Pyrrhus: elephants and picked troops on the wing nearest to the hill. Rome: part of the army still at the camp.</source><translation>Pyrrhus : éléphants et troupes d’élite à l’aile la plus proche de la colline. Rome : une partie de l’armée encore au camp.</translation></message>
    <message><source>Ranks in good going</source><translation>Rangs en terrain dégagé</translation></message>
    <message><source>Ranks that do not help</source><translation>Rangs qui n’aident pas</translation></message>
    <message><source>Regular boats (F)</source><translation>Bateaux (F) réguliers</translation></message>
    <message><source>Roll PIPs</source><translation>Lancer les PIP</translation></message>
    <message><source>Roll the PIPs, spend them, and see what the end of a bound asks for.</source><translation>Lancez les PIP, dépensez-les, et voyez ce que demande la fin d’une manche.</translation></message>
    <message><source>Rome had raised the largest army it had ever put into the field to be rid of Hannibal. He let his weaker centre give way, and the wings closed behind the legions.</source><translation>Rome avait levé la plus grande armée qu’elle ait jamais mise en campagne pour se débarrasser d’Hannibal. Il laissa céder son centre, plus faible, et les ailes se refermèrent derrière les légions.</translation></message>
    <message><source>Rome: close together, its few riders on one wing. Parthia: horse archers all along the front, the cataphracts hidden behind them.</source><translation>Rome : en rangs serrés, ses rares cavaliers à une aile. Parthie : des archers montés sur tout le front, les cataphractaires cachés derrière eux.</translation></message>
    <message><source>Rough</source><translation>Accidenté</translation></message>
    <message><source>Rough and difficult going count as such to everybody else, whatever the troops.</source><translation>Les terrains accidenté et difficile comptent comme tels pour tous les autres, quelles que soient les troupes.</translation></message>
    <message><source>Sand</source><translation>Sable</translation></message>
    <message><source>Sand under camels</source><translation>Sable sous les chameaux</translation></message>
    <message><source>Second rank</source><translation>Deuxième rang</translation></message>
    <message><source>Second thoughts</source><translation>Changer d’avis</translation></message>
    <message><source>Sequence of a bound</source><translation>Déroulement d’une manche</translation></message>
    <message><source>Settle one combat of Gaugamela: the odds before, the reasons after, and how to take it back.</source><translation>Résolvez un combat de Gaugamèles : avant, les probabilités, après, les raisons, et comment l’annuler.</translation></message>
    <message><source>Seven armies of our own making, to begin with and to show how points, element equivalents and break points work. They are not taken from published lists.</source><translation>Sept armées de notre cru, pour débuter et pour montrer comment fonctionnent points, équivalents d’éléments et points de rupture. Elles ne sont pas tirées de listes publiées.</translation></message>
    <message><source>Share out the pool: one value to each of its commands.</source><translation>Répartissez la réserve : une valeur à chacun de ses corps.</translation></message>
    <message><source>Sharing the pool</source><translation>Répartir la réserve</translation></message>
    <message><source>Ships</source><translation>Vaisseaux</translation></message>
    <message><source>Shooting and being shot at</source><translation>Tirer et être visé</translation></message>
    <message><source>Should Optio enforce every compulsory step of the bound?</source><translation>Optio doit-il imposer chaque étape obligatoire de la manche ?</translation></message>
    <message><source>Skirmishers apart, and unless the group is one element wide.</source><translation>Sauf les tirailleurs, et sauf si le groupe est large d’un élément.</translation></message>
    <message><source>Skirmishers behind others</source><translation>Tirailleurs derrière d’autres</translation></message>
    <message><source>Skirmishers that are caught</source><translation>Tirailleurs rattrapés</translation></message>
    <message><source>So it goes round: what is due stands in the middle, and the button at the foot leads on, through impetuous troops, shooting and combat to the end of the bound.</source><translation>Ainsi va la manche : ce qui est à faire est au milieu, et le bouton du bas mène plus loin, par les troupes impétueuses, le tir et le combat jusqu’à la fin de la manche.</translation></message>
    <message><source>Spears against elephants, knights, camelry (S) or expendables in good going for them</source><translation>Lances contre éléphants, chevaliers, chameliers (S) ou sacrifiables en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Spears against warband</source><translation>Lances contre bande guerrière</translation></message>
    <message><source>Spears backed by spears of their grade, against elephants</source><translation>Lances appuyées par des lances de leur catégorie, contre éléphants</translation></message>
    <message><source>Spears otherwise</source><translation>Lances, autres cas</translation></message>
    <message><source>Spears, expendables, artillery</source><translation>Lances, sacrifiables, artillerie</translation></message>
    <message><source>Spears, pikes, blades and auxilia backed by psiloi with bows in the second or third rank, or with crossbows or handguns in the second, where the army list allows it, lose less heavily to warband, to mounted troops but knights (X), to war wagons and to defenders of fortifications.</source><translation>Lances, piques, épées et auxilia appuyés par des psiloi avec arcs au deuxième ou au troisième rang, ou avec arbalètes ou armes à feu portatives au deuxième, si la liste d’armée le permet, perdent moins lourdement contre la bande guerrière, contre les montés sauf chevaliers (X), contre les chariots de guerre et contre les défenseurs de fortifications.</translation></message>
    <message><source>Spears, pikes, hordes (O) and (I) and the train at close quarters in rough or difficult going, or while crossing a river that is more than paltry away from ford and bridge; once in all.</source><translation>Lances, piques, hordes (O) et (I) et le train au corps à corps en terrain accidenté ou difficile, ou en traversant une rivière plus qu’insignifiante hors des gués et des ponts ; une seule fois en tout.</translation></message>
    <message><source>Spending PIPs</source><translation>Dépenser les PIP</translation></message>
    <message><source>Spontaneous advances</source><translation>Avances spontanées</translation></message>
    <message><source>Stops short</source><translation>S’arrête avant</translation></message>
    <message><source>Straight ahead</source><translation>Tout droit</translation></message>
    <message><source>Straight to their rear without turning, up to {distance}. An impetuous opponent must follow, another one may.</source><translation>Tout droit vers l’arrière sans se retourner, au plus {distance}. Un adversaire impétueux doit suivre, un autre le peut.</translation></message>
    <message><source>Superior</source><translation>Supérieurs</translation></message>
    <message><source>Superior of its kind: better when it comes to a combat that was nearly won or lost.</source><translation>Supérieurs en leur genre : meilleurs dans un combat presque gagné ou presque perdu.</translation></message>
    <message><source>Superior shooters who are exactly one ahead of superior troops.</source><translation>Tireurs supérieurs qui ont exactement un de plus que des troupes supérieures.</translation></message>
    <message><source>Superior shooters who are level with ordinary or fast troops.</source><translation>Tireurs supérieurs à égalité avec des troupes ordinaires ou rapides.</translation></message>
    <message><source>Superior, ordinary, fast, inferior</source><translation>Supérieurs, ordinaires, rapides, inférieurs</translation></message>
    <message><source>Support that saves from the worst</source><translation>Un soutien qui sauve du pire</translation></message>
    <message><source>Take them off: elements that leave the table count as lost.</source><translation>Retirez-les : les éléments qui quittent la table comptent comme perdus.</translation></message>
    <message><source>Take {unit} off the table. Ranks behind and neighbours are unharmed.</source><translation>Retirez {unit} de la table. Les rangs derrière et les voisins sont indemnes.</translation></message>
    <message><source>Taking back</source><translation>Annuler</translation></message>
    <message><source>Temporary works</source><translation>Ouvrages temporaires</translation></message>
    <message><source>Temporary works round a camp or built-up area</source><translation>Ouvrages temporaires autour d’un camp ou d’une zone bâtie</translation></message>
    <message><source>Terrain, deployment, ambushes and flank marches are done on the table. Only generals who straggle are noted.</source><translation>Terrain, déploiement, embuscades et marches de flanc se font sur la table. Seuls les généraux égarés sont notés.</translation></message>
    <message><source>That is a ruling: two taps on the units, one for the dice, one to apply. In a game of your own PIPs, moves and broken commands are kept for you as well.</source><translation>Voilà une action : deux touches sur les unités, une pour les dés, une pour appliquer. Dans une partie à vous, PIP, mouvements et corps rompus sont aussi tenus pour vous.</translation></message>
    <message><source>The PIPs of this bound are not rolled</source><translation>Les PIP de cette manche ne sont pas lancés</translation></message>
    <message><source>The app then knows that they are in contact, but not with whom.</source><translation>L’application sait alors qu’ils sont au contact, mais pas avec qui.</translation></message>
    <message><source>The army has more than one commander-in-chief.</source><translation>L’armée a plus d’un commandant en chef.</translation></message>
    <message><source>The army has no command.</source><translation>L’armée n’a aucun corps.</translation></message>
    <message><source>The bound and its phase, whose bound it is, the weather, the settings, and a journal of everything done.</source><translation>La manche et sa phase, à qui est la manche, la météo, les réglages, et un journal de tout ce qui a été fait.</translation></message>
    <message><source>The bound ends</source><translation>La manche se termine</translation></message>
    <message><source>The bound goes on</source><translation>La manche continue</translation></message>
    <message><source>The bound has gone on to a later phase. Do it all the same, as a ruling of the players, and why?</source><translation>La manche en est à une phase ultérieure. Le faire quand même, par décision des joueurs, et pourquoi ?</translation></message>
    <message><source>The command has lost its general, and pays more for whatever it does.</source><translation>Le corps a perdu son général, et paie plus pour tout ce qu’il fait.</translation></message>
    <message><source>The dice of the pool are thrown first. Each of its values goes to one of its commands.</source><translation>Les dés de la réserve sont lancés en premier. Chacune de ses valeurs va à l’un de ses corps.</translation></message>
    <message><source>The element of a general whose command is not demoralised, in close combat or shot at.</source><translation>L’élément d’un général dont le corps n’est pas démoralisé, au corps à corps ou visé par un tir.</translation></message>
    <message><source>The fortifications are no list of kinds and numbers; they count for nothing.</source><translation>Les fortifications ne sont pas une liste de sortes et de nombres ; elles ne comptent pour rien.</translation></message>
    <message><source>The general has fallen behind and cannot help his command for now.</source><translation>Le général est resté en arrière et ne peut aider son corps pour l’instant.</translation></message>
    <message><source>The general's own PIP</source><translation>Le PIP du général lui-même</translation></message>
    <message><source>The general's own element is fighting, so he cannot direct the others as cheaply.</source><translation>L’élément du général lui-même combat, il ne peut donc pas diriger les autres à si bon compte.</translation></message>
    <message><source>The journal keeps what was taken back as well, crossed out. Open it.</source><translation>Le journal garde aussi ce qui a été annulé, barré. Ouvrez-le.</translation></message>
    <message><source>The kind of bow of bowmen; the missiles of psiloi and whom they may support; double bases and whether the army list requires them; mounted infantry; baggage that can move; vessels with troops aboard.</source><translation>Le type d’arc des archers ; les projectiles des psiloi et qui ils peuvent soutenir ; les doubles socles et si la liste d’armée les exige ; l’infanterie montée ; les bagages mobiles ; les navires avec des troupes à bord.</translation></message>
    <message><source>The letter behind a type grades it: (S) superior, (O) ordinary, (F) fast, (I) inferior, (X) an exception. Grading changes a combat by a point where it was nearly won or lost.</source><translation>La lettre après un type donne sa catégorie : (S) supérieurs, (O) ordinaires, (F) rapides, (I) inférieurs, (X) une exception. La catégorie change un combat d’un point là où il était presque gagné ou presque perdu.</translation></message>
    <message><source>The lower total loses. What then happens depends on the loser's type and who beat it: most fall back by their own depth. Whoever scores half of the winner's total or less is usually destroyed.</source><translation>Le total le plus bas perd. La suite dépend du type du perdant et de qui l’a battu : la plupart reculent de leur propre profondeur. Qui fait la moitié du total du vainqueur ou moins est généralement détruit.</translation></message>
    <message><source>The lower total loses: by less when twice it still beats the winner's, otherwise by half, exactly half included. The same holds for totals at or below zero.</source><translation>Le total le plus bas perd : de peu si son double dépasse encore celui du vainqueur, sinon de moitié, la moitié exacte comprise. Il en va de même pour les totaux nuls ou négatifs.</translation></message>
    <message><source>The odds are exact, before a die is rolled. Each question can change them; here nothing needs an answer. Roll.</source><translation>Les probabilités sont exactes, avant tout lancer de dé. Chaque question peut les changer ; ici aucune ne demande de réponse. Lancez.</translation></message>
    <message><source>The only command must be that of the commander-in-chief.</source><translation>Le seul corps doit être celui du commandant en chef.</translation></message>
    <message><source>The only ways to give way are to recoil, to flee and to be destroyed.</source><translation>Les seules façons de céder sont de reculer, de fuir et d’être détruit.</translation></message>
    <message><source>The player says of each of them that it advanced, that it came into contact, or that there is no enemy it knows of.</source><translation>Le joueur indique pour chacun qu’il a avancé, qu’il est entré au contact, ou qu’il ne connaît aucun ennemi.</translation></message>
    <message><source>The pool of PIPs is not shared out</source><translation>La réserve de PIP n’est pas répartie</translation></message>
    <message><source>The rear half, when the element stands on a double base.</source><translation>La moitié arrière, si l’élément est sur un double socle.</translation></message>
    <message><source>The report names all that the rules do not allow: too many points, unknown kinds, commands without a general or with several. It never keeps an army from the table: what cannot be counted is left out of the game, and the game says so.</source><translation>Le rapport nomme tout ce que les règles ne permettent pas : trop de points, sortes inconnues, corps sans général ou avec plusieurs. Il n’écarte jamais une armée de la table : ce qui ne peut être compté est laissé hors de la partie, et la partie le dit.</translation></message>
    <message><source>The rest of the train</source><translation>Le reste du train</translation></message>
    <message><source>The second rank saves them from the elephants when they lose by less than half, whatever the going.</source><translation>Le deuxième rang les sauve des éléphants quand elles ne perdent que de peu (plus que la moitié), quel que soit le terrain.</translation></message>
    <message><source>The sentence at the top is what happens on the table. Under it stands every factor with its rule. Apply it.</source><translation>La phrase du haut est ce qui se passe sur la table. En dessous figure chaque facteur avec sa règle. Appliquez.</translation></message>
    <message><source>The ships carry nobody: the army has no land elements to put aboard.</source><translation>Les navires ne portent personne : l’armée n’a pas d’éléments terrestres à embarquer.</translation></message>
    <message><source>The shooting has no effect</source><translation>Le tir est sans effet</translation></message>
    <message><source>The side that stands higher, on a raised tower of permanent works, or holds a river bank away from fords and bridges; once in all, at close quarters only.</source><translation>Le camp qui est plus haut, sur une tour surélevée d’ouvrages permanents, ou qui tient une berge hors des gués et des ponts ; une seule fois en tout, au corps à corps seulement.</translation></message>
    <message><source>The supplied armies</source><translation>Les armées fournies</translation></message>
    <message><source>The weather at the start. It can be changed at any time during the game.</source><translation>La météo au début. Elle peut être changée à tout moment pendant la partie.</translation></message>
    <message><source>The weather can be changed whenever the players agree that it changes. In clear weather nobody is asked about it.</source><translation>La météo peut être changée chaque fois que les joueurs conviennent qu’elle change. Par temps clair, personne n’est interrogé à ce sujet.</translation></message>
    <message><source>The weather hinders nobody.</source><translation>La météo ne gêne personne.</translation></message>
    <message><source>The weather hinders the element, or it shoots into or out of trees: a wood, an orchard or a grove. Once, even if both.</source><translation>La météo gêne l’élément, ou bien il tire vers ou depuis des arbres : un bois, un verger ou un bosquet. Une seule fois, même si les deux.</translation></message>
    <message><source>The weather is now: </source><translation>La météo est maintenant : </translation></message>
    <message><source>The weather may hinder who moves, shoots or fights against it; each form asks about it.</source><translation>La météo peut gêner qui bouge, tire ou combat contre elle ; chaque formulaire pose la question.</translation></message>
    <message><source>These elements have fought in this bound.</source><translation>Ces éléments ont combattu cette manche.</translation></message>
    <message><source>These elements have made their tactical move of this bound.</source><translation>Ces éléments ont fait leur mouvement tactique de cette manche.</translation></message>
    <message><source>These elements have marched; each further march needs its own PIPs.</source><translation>Ces éléments ont marché ; chaque marche de plus demande ses propres PIP.</translation></message>
    <message><source>These elements have pressed forward after winning.</source><translation>Ces éléments ont poussé de l’avant après une victoire.</translation></message>
    <message><source>These elements have pursued a beaten enemy in this bound.</source><translation>Ces éléments ont poursuivi un ennemi battu cette manche.</translation></message>
    <message><source>These elements have shot in this bound.</source><translation>Ces éléments ont tiré cette manche.</translation></message>
    <message><source>These elements touch an enemy, and a combat is due.</source><translation>Ces éléments touchent un ennemi, et un combat est à livrer.</translation></message>
    <message><source>These generals are regular: their dice are a pool, to be shared out as their general likes. Apply it.</source><translation>Ces généraux sont réguliers : leurs dés forment une réserve, que leur général répartit à son gré. Appliquez.</translation></message>
    <message><source>These impetuous troops were held back with a PIP and will not charge on their own this bound.</source><translation>Ces troupes impétueuses ont été retenues avec un PIP et ne chargeront pas d’elles-mêmes cette manche.</translation></message>
    <message><source>These mounted infantry have got off and fight on foot.</source><translation>Cette infanterie montée a mis pied à terre et combat à pied.</translation></message>
    <message><source>They defend fortifications</source><translation>Ils défendent des fortifications</translation></message>
    <message><source>They fight as the foot that they are.</source><translation>Elle combat comme les fantassins qu’elle est.</translation></message>
    <message><source>They stay where they are: no move, march, advance or retreat this bound.</source><translation>Ils restent où ils sont : ni mouvement, ni marche, ni avance, ni repli cette manche.</translation></message>
    <message><source>They stay: there is no enemy to advance on.</source><translation>Ils restent : il n’y a pas d’ennemi vers qui avancer.</translation></message>
    <message><source>Third rank</source><translation>Troisième rang</translation></message>
    <message><source>This command has lost a third of its strength: it flees, and drags the army down with it.</source><translation>Ce corps a perdu un tiers de sa force : il fuit, et entraîne l’armée avec lui.</translation></message>
    <message><source>Towers</source><translation>Tours</translation></message>
    <message><source>Troops aboard</source><translation>Troupes à bord</translation></message>
    <message><source>Troops in front that the army list lets these psiloi support.</source><translation>Troupes devant que la liste d’armée permet à ces psiloi de soutenir.</translation></message>
    <message><source>Troops that nobody moved or held go at the enemy by themselves.</source><translation>Les troupes que personne n’a bougées ni retenues vont d’elles-mêmes à l’ennemi.</translation></message>
    <message><source>Two armies, turn about</source><translation>Deux armées, à tour de rôle</translation></message>
    <message><source>Two elements in frontal contact. The first is of the side whose bound it is. Elements that overlap or touch a flank or rear do not roll: they only hinder their enemy.</source><translation>Deux éléments en contact frontal. Le premier est du camp dont c’est la manche. Les éléments en débordement ou au contact d’un flanc ou du dos ne lancent pas de dé : ils gênent seulement leur ennemi.</translation></message>
    <message><source>Unladen naval</source><translation>Navires à vide</translation></message>
    <message><source>Unladen naval against anything but expendables</source><translation>Navires à vide contre tout sauf sacrifiables</translation></message>
    <message><source>Unladen naval against expendables</source><translation>Navires à vide contre sacrifiables</translation></message>
    <message><source>Unladen naval in contact with anything but expendables</source><translation>Navires à vide au contact de tout sauf sacrifiables</translation></message>
    <message><source>Unladen naval otherwise</source><translation>Navires à vide, autres cas</translation></message>
    <message><source>Usually one PIP for a whole group that moves together. It is dearer for artillery, for irregulars that do not attack, when the general is far away or fights himself. Drilled armies share their dice out as they like; others keep what they threw.</source><translation>D’ordinaire un PIP pour tout un groupe qui bouge ensemble. C’est plus cher pour l’artillerie, pour les irréguliers qui n’attaquent pas, quand le général est loin ou combat lui-même. Les armées entraînées répartissent leurs dés à leur gré ; les autres gardent ce qu’elles ont lancé.</translation></message>
    <message><source>Varro</source><translation>Varron</translation></message>
    <message><source>War wagons (I)</source><translation>Chariots de guerre (I)</translation></message>
    <message><source>War wagons (S) assaulting fortifications</source><translation>Chariots de guerre (S) à l’assaut de fortifications</translation></message>
    <message><source>War wagons against artillery but (X)</source><translation>Chariots de guerre contre artillerie sauf (X)</translation></message>
    <message><source>War wagons shot at by bowmen</source><translation>Chariots de guerre visés par des archers</translation></message>
    <message><source>War wagons, but not (X), against elephants</source><translation>Chariots de guerre, sauf (X), contre éléphants</translation></message>
    <message><source>Warband (S) or (O) in rough or difficult going, fighting foot.</source><translation>Bande guerrière (S) ou (O) en terrain accidenté ou difficile, contre des fantassins.</translation></message>
    <message><source>Warband against elephants</source><translation>Bande guerrière contre éléphants</translation></message>
    <message><source>Warband against knights, camelry (S) or expendables in good going for them</source><translation>Bande guerrière contre chevaliers, chameliers (S) ou sacrifiables en terrain dégagé pour ceux-ci</translation></message>
    <message><source>Warband, auxilia</source><translation>Bandes guerrières, auxilia</translation></message>
    <message><source>Water</source><translation>Eau</translation></message>
    <message><source>Weather</source><translation>Météo</translation></message>
    <message><source>Weather against it</source><translation>Météo contraire</translation></message>
    <message><source>What a command keeps</source><translation>Ce que retient un corps</translation></message>
    <message><source>What a game keeps</source><translation>Ce que retient une partie</translation></message>
    <message><source>What a lost element counts: the first row that fits</source><translation>Valeur d’un élément perdu : la première ligne qui convient</translation></message>
    <message><source>What a row says besides</source><translation>Ce qu’une ligne dit en plus</translation></message>
    <message><source>What an action costs is taken from the PIPs of its command. An action that costs more than is left is refused.</source><translation>Le coût d’une action est pris sur les PIP de son corps. Une action qui coûte plus que ce qui reste est refusée.</translation></message>
    <message><source>What an army keeps</source><translation>Ce que retient une armée</translation></message>
    <message><source>What an element keeps</source><translation>Ce que retient un élément</translation></message>
    <message><source>What are the fastest of the opponents they break off from?</source><translation>Quels sont les plus rapides des adversaires avec lesquels ils rompent ?</translation></message>
    <message><source>What became of them</source><translation>Ce qu’ils sont devenus</translation></message>
    <message><source>What counts as lost</source><translation>Ce qui compte comme perdu</translation></message>
    <message><source>What do these elements do together?</source><translation>Que font ces éléments ensemble ?</translation></message>
    <message><source>What fights well against what</source><translation>Qui combat bien contre qui</translation></message>
    <message><source>What going does the element stand in?</source><translation>Sur quel terrain se trouve l’élément ?</translation></message>
    <message><source>What grading can do</source><translation>Ce que peuvent les catégories</translation></message>
    <message><source>What has been lost of this command or army, in element equivalents (EE), and how much it can lose before it breaks.</source><translation>Ce qui a été perdu de ce corps ou de cette armée, en équivalents d’éléments (EE), et combien il ou elle peut perdre avant de se rompre.</translation></message>
    <message><source>What holds them</source><translation>Ce qui les retient</translation></message>
    <message><source>What impetuous troops did</source><translation>Ce qu’ont fait les troupes impétueuses</translation></message>
    <message><source>What is not asked</source><translation>Ce qui n’est pas demandé</translation></message>
    <message><source>What is refused</source><translation>Ce qui est refusé</translation></message>
    <message><source>What is the slowest going that the move touches, and where they break off, that it ends in?</source><translation>Quel est le terrain le plus lent que le mouvement touche, et s’ils rompent, celui où il finit ?</translation></message>
    <message><source>What is the weather like now?</source><translation>Quelle est la météo maintenant ?</translation></message>
    <message><source>What is wrong with an army</source><translation>Ce qui ne va pas dans une armée</translation></message>
    <message><source>What may not be fought</source><translation>Combats interdits</translation></message>
    <message><source>What may not be picked</source><translation>Ce qui ne peut pas être choisi</translation></message>
    <message><source>What pressing forward costs</source><translation>Ce que coûte la poussée</translation></message>
    <message><source>What stands directly behind the element, facing the same way?</source><translation>Qu’y a-t-il juste derrière l’élément, orienté de même ?</translation></message>
    <message><source>What stands in the fourth rank?</source><translation>Qu’y a-t-il au quatrième rang ?</translation></message>
    <message><source>What stands in the third rank?</source><translation>Qu’y a-t-il au troisième rang ?</translation></message>
    <message><source>What the bowmen shoot with. Ranks help each other only with the same kind.</source><translation>Avec quoi tirent les archers. Les rangs ne s’aident qu’avec le même type.</translation></message>
    <message><source>What the psiloi shoot or throw.</source><translation>Ce que les psiloi tirent ou lancent.</translation></message>
    <message><source>What they do</source><translation>Ce qu’ils font</translation></message>
    <message><source>What they meet</source><translation>Ce qu’ils rencontrent</translation></message>
    <message><source>When the enemy to its front recoils, flees, dies or breaks off, an impetuous element must go after him, straight ahead by its own base depth or one base width, whichever is less. Others may, except the train and troops that defend fortifications. Who goes after an enemy that recoiled stays in contact with him.</source><translation>Quand l’ennemi sur son front recule, fuit, meurt ou rompt le combat, un élément impétueux doit le suivre, tout droit de la profondeur de son socle ou d’une largeur de socle, la plus petite des deux. D’autres le peuvent, sauf le train et les troupes qui défendent des fortifications. Qui suit un ennemi qui a reculé reste au contact avec lui.</translation></message>
    <message><source>When the player has done moving, impetuous elements that are not in contact and were neither moved, marched nor halted advance a full tactical move: to the nearest enemy baggage in sight if the way there is clear of known enemy for 200 paces to either side, else to the middle of the nearest enemy element. It costs nothing.</source><translation>Quand le joueur a fini de bouger, les éléments impétueux qui ne sont pas au contact et n’ont ni bougé, ni marché, ni été arrêtés avancent d’un mouvement tactique complet : vers les bagages ennemis en vue les plus proches si le chemin est libre d’ennemi connu sur 200 pas de chaque côté, sinon vers le milieu de l’élément ennemi le plus proche. Cela ne coûte rien.</translation></message>
    <message><source>Where a row speaks of good going for somebody, it is the going where the loser stands that is looked at, as it counts for the winner.</source><translation>Quand une ligne parle de terrain dégagé pour quelqu’un, c’est le terrain où se trouve le perdant qui est considéré, tel qu’il compte pour le vainqueur.</translation></message>
    <message><source>Where a second rank turns destruction into a recoil, the ground does not matter.</source><translation>Quand un deuxième rang change la destruction en recul, le terrain n’importe pas.</translation></message>
    <message><source>Which elements</source><translation>Quels éléments</translation></message>
    <message><source>Which enemies do they contact? Both sides are in contact then, until an outcome or a break-off ends it.</source><translation>Quels ennemis contactent-ils ? Les deux camps sont alors au contact, jusqu’à ce qu’un résultat ou une rupture y mette fin.</translation></message>
    <message><source>Which fresh enemies do they meet? Both sides are in contact then; the combat waits for the next bound.</source><translation>Quels ennemis frais rencontrent-ils ? Les deux camps sont alors au contact ; le combat attend la manche suivante.</translation></message>
    <message><source>Who gets which die? What is due next is always this button.</source><translation>Qui reçoit quel dé ? Ce qui vient ensuite est toujours ce bouton.</translation></message>
    <message><source>Who is lost</source><translation>Qui est perdu</translation></message>
    <message><source>Who presses forward</source><translation>Qui pousse de l’avant</translation></message>
    <message><source>Who pursues</source><translation>Qui poursuit</translation></message>
    <message><source>Who stands higher on the slope, on a raised tower of permanent fortifications, or holds a river bank other than at a ford or bridge?</source><translation>Qui est plus haut sur la pente, sur une tour surélevée de fortifications permanentes, ou tient une berge ailleurs qu’à un gué ou un pont ?</translation></message>
    <message><source>Winners that must or may go after the beaten press forward.</source><translation>Les vainqueurs qui doivent ou peuvent suivre les vaincus poussent de l’avant.</translation></message>
    <message><source>With Optio</source><translation>Avec Optio</translation></message>
    <message><source>With the option that half is never milder</source><translation>Avec l’option « moitié jamais plus clémente »</translation></message>
    <message><source>Works stand in the army's own entry of the roster and count towards its points: two for temporary or permanent works, one for those round a camp or a built-up area; a tower costs one more, a gateway two, a gate tower three.</source><translation>Les ouvrages figurent dans l’entrée de l’armée elle-même sur la feuille d’armée et comptent dans ses points : deux pour des ouvrages temporaires ou permanents, un pour ceux autour d’un camp ou d’une zone bâtie ; une tour coûte un de plus, une porte deux, une tour de porte trois.</translation></message>
    <message><source>a Peltast list holds one army; export them one by one</source><translation>une liste Peltast contient une seule armée ; exportez-les une par une</translation></message>
    <message><source>a lone element may march on</source><translation>un élément seul peut continuer à marcher</translation></message>
    <message><source>a march never ends in contact; only a tactical move does</source><translation>une marche ne finit jamais au contact ; seul un mouvement tactique le fait</translation></message>
    <message><source>a steady line, better in two ranks</source><translation>une ligne solide, meilleure sur deux rangs</translation></message>
    <message><source>a wild charge, then trouble</source><translation>une charge furieuse, puis les ennuis</translation></message>
    <message><source>advance into contact</source><translation>avancent au contact</translation></message>
    <message><source>advance on their own</source><translation>avancent d’eux-mêmes</translation></message>
    <message><source>advanced</source><translation>ont avancé</translation></message>
    <message><source>after grading</source><translation>après catégories</translation></message>
    <message><source>ally-general</source><translation>général allié</translation></message>
    <message><source>an ally-general spares nothing</source><translation>un général allié n’épargne rien</translation></message>
    <message><source>an element does not fight its own side (DBM-192); choose one element of each army</source><translation>un élément ne combat pas son propre camp (DBM-192) ; choisissez un élément de chaque armée</translation></message>
    <message><source>an element or a group moves for a point, more if it is far from its general</source><translation>un élément ou un groupe bouge pour un point, plus s’il est loin de son général</translation></message>
    <message><source>are baggage that cannot move</source><translation>sont des bagages qui ne peuvent pas bouger</translation></message>
    <message><source>are in contact with enemies</source><translation>sont au contact d’ennemis</translation></message>
    <message><source>are in the saddle: only foot press forward, and a mounted general with them</source><translation>sont en selle : seuls les fantassins poussent de l’avant, et un général monté avec eux</translation></message>
    <message><source>are mounted: only foot press forward, and a mounted general with them</source><translation>sont montés : seuls les fantassins poussent de l’avant, et un général monté avec eux</translation></message>
    <message><source>are not foot: only foot press forward</source><translation>ne sont pas des fantassins : seuls les fantassins poussent de l’avant</translation></message>
    <message><source>artillery among them</source><translation>de l’artillerie parmi eux</translation></message>
    <message><source>at home in rough ground</source><translation>chez eux en terrain accidenté</translation></message>
    <message><source>auxilia</source><translation>auxilia</translation></message>
    <message><source>behind fortifications</source><translation>derrière des fortifications</translation></message>
    <message><source>belong to a demoralised command, which does not press forward</source><translation>sont d’un corps démoralisé, qui ne pousse pas de l’avant</translation></message>
    <message><source>best foot against foot</source><translation>les meilleurs fantassins contre fantassins</translation></message>
    <message><source>blades</source><translation>épées</translation></message>
    <message><source>blades in bad going</source><translation>épées en mauvais terrain</translation></message>
    <message><source>blades under shooting</source><translation>épées sous le tir</translation></message>
    <message><source>bow</source><translation>arc</translation></message>
    <message><source>bowmen against bowmen, shooting</source><translation>archers contre archers, au tir</translation></message>
    <message><source>break off</source><translation>rompre le combat</translation></message>
    <message><source>cavalry</source><translation>cavalerie</translation></message>
    <message><source>chariot</source><translation>char</translation></message>
    <message><source>commander-in-chief or sub-general</source><translation>commandant en chef ou sous-général</translation></message>
    <message><source>commands that have lost too much break</source><translation>les corps qui ont trop perdu se rompent</translation></message>
    <message><source>could not get away</source><translation>n’ont pas pu s’échapper</translation></message>
    <message><source>deep pikes</source><translation>piques en profondeur</translation></message>
    <message><source>deep warband against mounted</source><translation>bande guerrière profonde contre des montés</translation></message>
    <message><source>deep, slow and hard to stop</source><translation>profondes, lentes et dures à arrêter</translation></message>
    <message><source>demoralised command</source><translation>corps démoralisé</translation></message>
    <message><source>demoralised: PIPs are spent on halts and breaking off only</source><translation>démoralisés : PIP seulement pour s’arrêter et rompre</translation></message>
    <message><source>difficult</source><translation>difficile</translation></message>
    <message><source>discount used</source><translation>réduction utilisée</translation></message>
    <message><source>each command rolls a die for the points to move with</source><translation>chaque corps lance un dé pour ses points de mouvement</translation></message>
    <message><source>exception</source><translation>exception</translation></message>
    <message><source>fall back</source><translation>se replient</translation></message>
    <message><source>far from the general, but in sight</source><translation>loin du général, mais en vue</translation></message>
    <message><source>fast</source><translation>rapides</translation></message>
    <message><source>fell back</source><translation>se sont repliés</translation></message>
    <message><source>fights on</source><translation>continue le combat</translation></message>
    <message><source>fled off the table</source><translation>ont fui hors de la table</translation></message>
    <message><source>foot with no other mounted troops than are allowed</source><translation>fantassins avec les seuls montés permis</translation></message>
    <message><source>four ranks of pikes in front</source><translation>quatre rangs de piques en face</translation></message>
    <message><source>fourth march or later</source><translation>quatrième marche ou au-delà</translation></message>
    <message><source>fresh enemies</source><translation>des ennemis frais</translation></message>
    <message><source>further shooters</source><translation>tireurs en soutien</translation></message>
    <message><source>general engaged</source><translation>général au combat</translation></message>
    <message><source>general has moved</source><translation>le général a bougé</translation></message>
    <message><source>general is back</source><translation>le général est de retour</translation></message>
    <message><source>general straggles</source><translation>le général s’égare</translation></message>
    <message><source>general straggling</source><translation>général égaré</translation></message>
    <message><source>halt</source><translation>s’arrêter</translation></message>
    <message><source>halted already</source><translation>déjà arrêtés</translation></message>
    <message><source>halted this bound, so they stay where they are</source><translation>arrêtés cette manche, ils restent où ils sont</translation></message>
    <message><source>have fought, and their opponents did not flee</source><translation>ont combattu, et leurs adversaires n’ont pas fui</translation></message>
    <message><source>have pressed forward already</source><translation>ont déjà poussé de l’avant</translation></message>
    <message><source>have pursued</source><translation>ont poursuivi</translation></message>
    <message><source>heavy foot in bad going or a river</source><translation>infanterie lourde en mauvais terrain ou rivière</translation></message>
    <message><source>higher ground or river bank</source><translation>position dominante ou berge</translation></message>
    <message><source>impetuous troops advance and those of a demoralised command fall back: deal with them one after the other (DBM-063)</source><translation>les troupes impétueuses avancent et celles d’un corps démoralisé se replient : réglez-les l’une après l’autre (DBM-063)</translation></message>
    <message><source>in contact with enemy: the only way out is to break off</source><translation>au contact de l’ennemi : la seule issue est de rompre</translation></message>
    <message><source>inferior</source><translation>inférieurs</translation></message>
    <message><source>irregular</source><translation>irréguliers</translation></message>
    <message><source>irregular foot that its place holds</source><translation>fantassins irréguliers que leur place retient</translation></message>
    <message><source>irregulars held back</source><translation>irréguliers retenus</translation></message>
    <message><source>irregulars straight ahead</source><translation>irréguliers tout droit</translation></message>
    <message><source>irregulars that go back</source><translation>irréguliers qui reculent</translation></message>
    <message><source>irregulars that had to stop</source><translation>irréguliers qui ont dû s’arrêter</translation></message>
    <message><source>irregulars that leave the straight-ahead line</source><translation>irréguliers qui quittent la ligne droite</translation></message>
    <message><source>irregulars that stop short</source><translation>irréguliers qui s’arrêtent avant</translation></message>
    <message><source>irregulars, but they contact enemy</source><translation>irréguliers, mais ils contactent l’ennemi</translation></message>
    <message><source>it matters only in a group whose sole foot are psiloi that may support cavalry, with cavalry there</source><translation>cela ne compte que dans un groupe avec de la cavalerie, dont les seuls fantassins sont des psiloi qui peuvent soutenir la cavalerie</translation></message>
    <message><source>it matters only in a tactical move with foot, or of a general, that has not left the straight-ahead line anyway</source><translation>cela ne compte que dans un mouvement tactique avec des fantassins, ou d’un général, qui n’a pas déjà quitté la ligne droite</translation></message>
    <message><source>it matters only in the third march of a group with irregulars other than skirmishers, and without knights</source><translation>cela ne compte qu’à la troisième marche d’un groupe avec des irréguliers autres que tirailleurs, et sans chevaliers</translation></message>
    <message><source>it matters only when breaking off</source><translation>cela ne compte que pour rompre le combat</translation></message>
    <message><source>knights under bowmen's shooting</source><translation>chevaliers sous le tir d’archers</translation></message>
    <message><source>know of no enemy</source><translation>ne connaissent aucun ennemi</translation></message>
    <message><source>leave the table</source><translation>quittent la table</translation></message>
    <message><source>level</source><translation>à égalité</translation></message>
    <message><source>light troops</source><translation>troupes légères</translation></message>
    <message><source>lost otherwise</source><translation>perdus autrement</translation></message>
    <message><source>made a move this bound already; there is one for each element</source><translation>ont déjà bougé cette manche ; chaque élément a un seul mouvement</translation></message>
    <message><source>made a tactical move that was not straight ahead</source><translation>ont fait un mouvement tactique qui n’était pas tout droit</translation></message>
    <message><source>made their enemy flee</source><translation>ont fait fuir leur ennemi</translation></message>
    <message><source>many</source><translation>nombreuses</translation></message>
    <message><source>march</source><translation>marcher</translation></message>
    <message><source>missiles from behind the enemy</source><translation>projectiles de derrière l’ennemi</translation></message>
    <message><source>more than 1,200 paces from the general</source><translation>à plus de 1 200 pas du général</translation></message>
    <message><source>more than 600 paces from the general, and out of sight</source><translation>à plus de 600 pas du général, et hors de vue</translation></message>
    <message><source>mount or dismount</source><translation>monter ou descendre de cheval</translation></message>
    <message><source>mounted in bad going or at fortifications</source><translation>montés en mauvais terrain ou devant des fortifications</translation></message>
    <message><source>mounted infantry</source><translation>infanterie montée</translation></message>
    <message><source>mounted troops and foot together</source><translation>montés et fantassins ensemble</translation></message>
    <message><source>mounted troops and psiloi together</source><translation>montés et psiloi ensemble</translation></message>
    <message><source>mounting is for one element at a time</source><translation>un seul élément à la fois monte ou met pied à terre</translation></message>
    <message><source>mounting or dismounting</source><translation>monter ou mettre pied à terre</translation></message>
    <message><source>move</source><translation>bouger</translation></message>
    <message><source>moved not straight ahead</source><translation>ont bougé, mais pas tout droit</translation></message>
    <message><source>moved or marched this bound, so they cannot be halted</source><translation>ont bougé cette manche et ne peuvent pas être arrêtés</translation></message>
    <message><source>naval</source><translation>navires</translation></message>
    <message><source>never demoralised</source><translation>jamais démoralisé</translation></message>
    <message><source>no</source><translation>non</translation></message>
    <message><source>no command is left to roll for (DBM-030)</source><translation>il ne reste aucun corps pour lequel lancer (DBM-030)</translation></message>
    <message><source>no enemy known</source><translation>aucun ennemi connu</translation></message>
    <message><source>no skirmishers are in the group</source><translation>il n’y a pas de tirailleurs dans le groupe</translation></message>
    <message><source>nobody among them pays for it</source><translation>aucun d’eux ne le paie</translation></message>
    <message><source>nobody comes into contact with the enemy</source><translation>personne n’entre au contact de l’ennemi</translation></message>
    <message><source>nobody meets fresh enemies</source><translation>personne ne rencontre d’ennemis frais</translation></message>
    <message><source>nobody moves</source><translation>personne ne bouge</translation></message>
    <message><source>nobody moves or marches, or outside a game nobody's cost hangs on it</source><translation>personne ne bouge ni ne marche, ou bien, hors d’une partie, aucun coût n’en dépend</translation></message>
    <message><source>nobody presses forward across fortifications</source><translation>personne ne pousse de l’avant par-dessus des fortifications</translation></message>
    <message><source>nobody stops short</source><translation>personne ne s’arrête avant</translation></message>
    <message><source>nobody's dice lie in a pool now (DBM-031); roll them first</source><translation>aucun dé n’est en réserve pour l’instant (DBM-031) ; lancez-les d’abord</translation></message>
    <message><source>none of them must pursue</source><translation>aucun d’eux ne doit poursuivre</translation></message>
    <message><source>none of these elements has made its opponent flee this bound</source><translation>aucun de ces éléments n’a fait fuir son adversaire cette manche</translation></message>
    <message><source>not behind inferior troops</source><translation>pas derrière des troupes inférieures</translation></message>
    <message><source>not mounted infantry, so there is nothing to mount</source><translation>ce n’est pas de l’infanterie montée, donc pas de cheval à monter ou à quitter</translation></message>
    <message><source>not said</source><translation>non précisé</translation></message>
    <message><source>nothing is left of this bound but its end: end the bound (DBM-020)</source><translation>il ne reste de cette manche que sa fin : finissez la manche (DBM-020)</translation></message>
    <message><source>of both sides</source><translation>des deux camps</translation></message>
    <message><source>of both sides, one pair after the other</source><translation>des deux camps, une paire après l’autre</translation></message>
    <message><source>on foot</source><translation>à pied</translation></message>
    <message><source>one army at a time: these elements are of both (DBM-064)</source><translation>une armée à la fois : ces éléments sont des deux (DBM-064)</translation></message>
    <message><source>one command at a time: these elements are of different commands (DBM-033)</source><translation>un corps à la fois : ces éléments sont de corps différents (DBM-033)</translation></message>
    <message><source>only a halt of foot with irregulars among them can be spared by the place they hold</source><translation>seul un arrêt de fantassins avec des irréguliers parmi eux peut en être dispensé par la place qu’ils tiennent</translation></message>
    <message><source>only a tactical move can end so</source><translation>seul un mouvement tactique peut finir ainsi</translation></message>
    <message><source>only foot can defend fortifications, and only on one side of a combat</source><translation>seuls des fantassins peuvent défendre des fortifications, et d’un seul côté d’un combat</translation></message>
    <message><source>only foot that shoots or is shot at can defend fortifications, and only on one side of a combat</source><translation>seuls des fantassins qui tirent ou sont visés peuvent défendre des fortifications, et d’un seul côté d’un combat</translation></message>
    <message><source>only irregulars on land that are neither light troops nor cavalry pay for it, and only when they move or march</source><translation>seuls les irréguliers à terre qui ne sont ni troupes légères ni cavalerie le paient, et seulement s’ils bougent ou marchent</translation></message>
    <message><source>only troops of the side whose bound it is press forward</source><translation>seules les troupes du camp dont c’est la manche poussent de l’avant</translation></message>
    <message><source>onto the flank of an enemy they touch</source><translation>sur le flanc d’un ennemi qu’ils touchent</translation></message>
    <message><source>ordinary</source><translation>ordinaires</translation></message>
    <message><source>over 1,200</source><translation>plus de 1 200</translation></message>
    <message><source>permanent</source><translation>permanentes</translation></message>
    <message><source>pikes</source><translation>piques</translation></message>
    <message><source>pressed forward</source><translation>ont poussé de l’avant</translation></message>
    <message><source>presses forward</source><translation>pousse de l’avant</translation></message>
    <message><source>psiloi behind the cavalry they may support</source><translation>psiloi derrière la cavalerie qu’ils peuvent soutenir</translation></message>
    <message><source>psiloi behind the enemy's cavalry</source><translation>psiloi derrière la cavalerie ennemie</translation></message>
    <message><source>quick, and soon gone</source><translation>rapide, et vite perdue</translation></message>
    <message><source>ranks behind pikes (X)</source><translation>rangs derrière des piques (X)</translation></message>
    <message><source>ranks of auxilia (X)</source><translation>rangs d’auxilia (X)</translation></message>
    <message><source>rear half of a double base</source><translation>moitié arrière d’un double socle</translation></message>
    <message><source>rear half of knights (I)</source><translation>moitié arrière de chevaliers (I)</translation></message>
    <message><source>regular</source><translation>réguliers</translation></message>
    <message><source>road</source><translation>route</translation></message>
    <message><source>roll the PIP dice before spending them (DBM-030, DBM-191)</source><translation>lancez les dés de PIP avant de les dépenser (DBM-030, DBM-191)</translation></message>
    <message><source>rough</source><translation>accidenté</translation></message>
    <message><source>sand matters to camelry in bad going only</source><translation>le sable ne compte que pour les chameliers en mauvais terrain</translation></message>
    <message><source>scored more than superior troops</source><translation>a fait plus que des troupes supérieures</translation></message>
    <message><source>second rank of auxilia</source><translation>deuxième rang d’auxilia</translation></message>
    <message><source>second rank of bowmen</source><translation>deuxième rang d’archers</translation></message>
    <message><source>second rank of cavalry behind the enemy</source><translation>deuxième rang de cavalerie derrière l’ennemi</translation></message>
    <message><source>second rank of psiloi</source><translation>deuxième rang de psiloi</translation></message>
    <message><source>second rank of spears</source><translation>deuxième rang de lances</translation></message>
    <message><source>second rank of warband</source><translation>deuxième rang de bande guerrière</translation></message>
    <message><source>sight matters between 601 and 1,200 paces only</source><translation>la vue ne compte qu’entre 601 et 1 200 pas</translation></message>
    <message><source>skirmishers</source><translation>des tirailleurs</translation></message>
    <message><source>skirmishers press forward only behind other troops</source><translation>les tirailleurs ne poussent de l’avant que derrière d’autres troupes</translation></message>
    <message><source>skirmishers press forward only in a rear rank</source><translation>les tirailleurs ne poussent de l’avant que dans un rang arrière</translation></message>
    <message><source>skirmishers: hard to catch, easy to push</source><translation>tirailleurs : durs à attraper, faciles à repousser</translation></message>
    <message><source>spears</source><translation>lances</translation></message>
    <message><source>stands</source><translation>tient bon</translation></message>
    <message><source>superior</source><translation>supérieurs</translation></message>
    <message><source>superior shooting, level</source><translation>tir supérieur, égalité</translation></message>
    <message><source>superior shooting, one ahead of superior</source><translation>tir supérieur, un de plus que des supérieurs</translation></message>
    <message><source>temporary</source><translation>temporaires</translation></message>
    <message><source>terrible to horse</source><translation>terribles pour les chevaux</translation></message>
    <message><source>the PIP dice of this bound have been rolled (DBM-030)</source><translation>les dés de PIP de cette manche sont déjà lancés (DBM-030)</translation></message>
    <message><source>the attacker is of the side whose bound it is (DBM-070)</source><translation>l’attaquant est du camp dont c’est la manche (DBM-070)</translation></message>
    <message><source>the commander-in-chief acts with them</source><translation>le commandant en chef agit avec eux</translation></message>
    <message><source>the element's troops</source><translation>les troupes de l’élément</translation></message>
    <message><source>the general has spared his PIP this bound</source><translation>le général a déjà épargné son PIP cette manche</translation></message>
    <message><source>the general is among them, or he is lost, straggling or fighting</source><translation>le général est parmi eux, ou bien il est perdu, égaré ou au combat</translation></message>
    <message><source>the general is fighting</source><translation>le général combat</translation></message>
    <message><source>the general is fighting, and breaks off</source><translation>le général combat et rompt</translation></message>
    <message><source>the general is lost</source><translation>le général est perdu</translation></message>
    <message><source>the general straggles with a flank march</source><translation>le général s’attarde avec une marche de flanc</translation></message>
    <message><source>the hammer</source><translation>le marteau</translation></message>
    <message><source>the opponents are known, or nobody breaks off</source><translation>les adversaires sont connus, ou personne ne rompt</translation></message>
    <message><source>the row has {} elements, its commands have {}; what stands in the commands is taken</source><translation>la ligne a {} éléments, ses corps en ont {} ; ce qui figure dans les corps est retenu</translation></message>
    <message><source>the sub-general halts with them</source><translation>le sous-général s’arrête avec eux</translation></message>
    <message><source>the sub-general has moved in this game</source><translation>le sous-général a bougé dans cette partie</translation></message>
    <message><source>the target cannot shoot, or has shot already this bound</source><translation>la cible ne peut pas tirer, ou a déjà tiré cette manche</translation></message>
    <message><source>the train never pursues</source><translation>le train ne poursuit jamais</translation></message>
    <message><source>the weather is clear</source><translation>le temps est clair</translation></message>
    <message><source>their general is off the table, so he cannot act with them</source><translation>leur général est hors de la table et ne peut agir avec eux</translation></message>
    <message><source>there is no fourth rank to ask about, or no third one in front of it</source><translation>il n’y a pas de quatrième rang sur lequel interroger, ou pas de troisième devant lui</translation></message>
    <message><source>there is no pool of PIP dice to share out (DBM-031); roll them first</source><translation>il n’y a pas de réserve de dés de PIP à répartir (DBM-031) ; lancez-les d’abord</translation></message>
    <message><source>there is no third rank to ask about, or no second one in front of it</source><translation>il n’y a pas de troisième rang sur lequel interroger, ou pas de deuxième devant lui</translation></message>
    <message><source>these rear halves of double bases stand behind nobody; they are kept as a row of their own</source><translation>ces moitiés arrière de doubles socles ne sont derrière personne ; elles sont gardées sur une ligne à part</translation></message>
    <message><source>third march, in a column</source><translation>troisième marche, en colonne</translation></message>
    <message><source>third march, with irregulars abreast</source><translation>troisième marche, avec des irréguliers de front</translation></message>
    <message><source>third march, with knights</source><translation>troisième marche, avec des chevaliers</translation></message>
    <message><source>this baggage cannot move</source><translation>ce bagage ne peut pas bouger</translation></message>
    <message><source>this is a list of DBM; </source><translation>ceci est une liste DBM ; </translation></message>
    <message><source>touched by an enemy front at flank or rear, so they cannot break off</source><translation>touchés au flanc ou dans le dos par un front ennemi, ils ne peuvent donc pas rompre</translation></message>
    <message><source>train</source><translation>train</translation></message>
    <message><source>troops that defend fortifications never pursue</source><translation>les défenseurs de fortifications ne poursuivent jamais</translation></message>
    <message><source>troops that stay meet nobody</source><translation>les troupes qui restent ne rencontrent personne</translation></message>
    <message><source>unladen, against {class}</source><translation>à vide, contre {class}</translation></message>
    <message><source>up to 600</source><translation>jusqu’à 600</translation></message>
    <message><source>uphill</source><translation>en montée</translation></message>
    <message><source>useful everywhere</source><translation>utile partout</translation></message>
    <message><source>war wagons under bowmen's shooting</source><translation>chariots de guerre sous le tir d’archers</translation></message>
    <message><source>warband in bad going</source><translation>bande guerrière en mauvais terrain</translation></message>
    <message><source>weapon</source><translation>arme</translation></message>
    <message><source>weather or wood</source><translation>météo ou bois</translation></message>
    <message><source>well ahead of fast troops</source><translation>nettement devant des troupes rapides</translation></message>
    <message><source>who: nobody is named to act; pick at least one element</source><translation>Qui : personne n’est désigné pour agir ; choisissez au moins un élément</translation></message>
    <message><source>whoever was neither moved nor held goes at the enemy by himself</source><translation>qui n’a été ni bougé ni retenu va de lui-même à l’ennemi</translation></message>
    <message><source>with his command</source><translation>avec son corps</translation></message>
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
    <message><source>{rank} in the fourth rank: nothing to the pikes themselves</source><translation>{rank} au quatrième rang : rien pour les piques elles-mêmes</translation></message>
    <message><source>{unit} lose, but keep their place.</source><translation>{unit} perdent, mais gardent leur place.</translation></message>
    <message><source>{unit} must go after them: straight ahead by their own base depth, or by one base width if that is less.</source><translation>{unit} doivent les suivre : tout droit de la profondeur de leur socle, ou d’une largeur de socle si c’est moins.</translation></message>
    <message><source>{unit} recoil, turn about and run a full move{distance}, swerving only as far as obstacles make them. Off the table they count as lost.</source><translation>{unit} reculent, font demi-tour et fuient d’un mouvement complet{distance}, ne déviant qu’autant que des obstacles les y forcent. Hors de la table, ils comptent comme perdus.</translation></message>
    <message><source>{unit} stand fast</source><translation>{unit} tiennent bon</translation></message>
    <message><source>{} has {} commands; a Peltast list has room for {}</source><translation>{} a {} corps ; une liste Peltast a de la place pour {}</translation></message>
    <message><source>{} of these elements stand in no command</source><translation>{} de ces éléments ne sont dans aucun corps</translation></message>
    <message><source>½ EE</source><translation>½ EE</translation></message>
</context>
<context>
    <name>dbx</name>
    <message><source>Who aids the shooter</source><translation>Qui aide le tireur</translation></message>
    <message><source>Who aids the target</source><translation>Qui aide la cible</translation></message>
    <message><source>marched twice</source><translation>a marché deux fois</translation></message>
</context>
<context>
    <name>hoplites</name>
    <message><source>1 to {battle.pursuit.away}</source><translation>1 à {battle.pursuit.away}</translation></message>
    <message><source>2 to 4</source><translation>2 à 4</translation></message>
    <message><source>5 to 7</source><translation>5 à 7</translation></message>
    <message><source>A Challenge card calls a champion out of each army to fight between the lines. The loser's side pays five rout points.</source><translation>Une carte Défi appelle un champion de chaque armée à combattre entre les lignes. Le camp du perdant paie cinq points de déroute.</translation></message>
    <message><source>A Flank card, a rout, a leader who rallies his own, and the draw that ends the turn.</source><translation>Une carte Flanc, une déroute, un chef qui rallie les siens, et la pioche qui finit le tour.</translation></message>
    <message><source>A battle of cards: hands, second lines and a field of nine columns, fought whole inside the app.</source><translation>Une bataille de cartes : des mains, des deuxièmes lignes et un champ de bataille de neuf colonnes, livrée entièrement dans l’application.</translation></message>
    <message><source>A card can still be drawn from the deck. End the turn without it?</source><translation>Une carte peut encore être piochée. Finir le tour sans elle ?</translation></message>
    <message><source>A card is drawn, and rallied units come back to the hand.</source><translation>Une carte est piochée, et des unités ralliées reviennent en main.</translation></message>
    <message><source>A card, and combat</source><translation>Une carte, et le combat</translation></message>
    <message><source>A die and what is added, at most the figure of the weapon: a hit. Missiles run out by the face of the die alone.</source><translation>Un dé et ce qui s’ajoute, au plus la valeur de l’arme : une touche. L’épuisement des projectiles ne dépend que du chiffre du dé.</translation></message>
    <message><source>A die at most the figure of the weapon, with what the ground adds, is a hit. Units come up under fire: enemies near them may shoot first.</source><translation>Un dé au plus égal à la valeur de l’arme, avec ce que le terrain ajoute, est une touche. Les unités entrent en ligne sous le tir : les ennemis proches peuvent tirer d’abord.</translation></message>
    <message><source>A drake and the dead</source><translation>Un drake et les morts</translation></message>
    <message><source>A few thousand Greeks held the pass between mountain and sea for three days against all of Asia.</source><translation>Quelques milliers de Grecs tinrent trois jours, contre toute l’Asie, le passage entre la montagne et la mer.</translation></message>
    <message><source>A flying enemy can only be flanked through an open side</source><translation>Un ennemi volant ne peut être pris de flanc que par un côté découvert</translation></message>
    <message><source>A hit counts</source><translation>Une touche compte</translation></message>
    <message><source>A hit. Your turn again, and there is a Challenge in your hand. Tap it.</source><translation>Une touche. À votre tour de nouveau, et il y a un Défi dans votre main. Touchez-le.</translation></message>
    <message><source>A hit: the first dot. Now shock, which decides battles. Tap your Sacred Band.</source><translation>Une touche : le premier point. Maintenant le choc, qui décide des batailles. Touchez votre Bataillon sacré.</translation></message>
    <message><source>A large monster with a rider: it comes up without manoeuvring, withdraws from foot, and may strike foot on the flank. It is no cavalry.</source><translation>Un grand monstre avec un cavalier : il entre en ligne sans manœuvrer, se replie devant des fantassins, et peut frapper des fantassins de flanc. Ce n’est pas de la cavalerie.</translation></message>
    <message><source>A miss. Skirmishers only open a battle; heavy foot fights it. Tap the Libyan spearmen.</source><translation>Manqué. Les tirailleurs ne font qu’ouvrir une bataille ; les fantassins lourds la livrent. Touchez les Lanciers libyens.</translation></message>
    <message><source>A question must be answered first, and answered as it was asked</source><translation>Il faut d’abord répondre à une question, et comme elle est posée</translation></message>
    <message><source>A routed unit of the second line is rallied without a die.</source><translation>Une unité en déroute de la deuxième ligne est ralliée sans dé.</translation></message>
    <message><source>A shot, an attack by two units with its exact odds, the current attack, and what it does.</source><translation>Un tir, une attaque de deux unités avec ses probabilités exactes, l’attaque en cours, et ce qu’elle fait.</translation></message>
    <message><source>A small monster with a rider: it comes up without manoeuvring, withdraws from foot, and may strike foot on the flank. It is no cavalry.</source><translation>Un petit monstre avec un cavalier : il entre en ligne sans manœuvrer, se replie devant des fantassins, et peut frapper des fantassins de flanc. Ce n’est pas de la cavalerie.</translation></message>
    <message><source>A unit attacks once in a phase</source><translation>Une unité attaque une fois par phase</translation></message>
    <message><source>A unit is attacked once in a phase</source><translation>Une unité est attaquée une fois par phase</translation></message>
    <message><source>A unit is supplied once</source><translation>Une unité est ravitaillée une fois</translation></message>
    <message><source>A unit moves to the next area of its zone</source><translation>Une unité bouge vers la case voisine de sa zone</translation></message>
    <message><source>Ability</source><translation>Habileté</translation></message>
    <message><source>Acid Blood</source><translation>Sang acide</translation></message>
    <message><source>Act</source><translation>Action</translation></message>
    <message><source>Added</source><translation>Ajout</translation></message>
    <message><source>Added to the die</source><translation>Ajouté au dé</translation></message>
    <message><source>Adjacent to enemy cavalry</source><translation>Adjacente à de la cavalerie ennemie</translation></message>
    <message><source>All always fire in reaction</source><translation>Tous tirent toujours en réaction</translation></message>
    <message><source>All always withdraw</source><translation>Tous se replient toujours</translation></message>
    <message><source>All are at the end of their strength; the side that is worse off gives way.</source><translation>Tous sont à bout de forces ; le camp le plus mal en point cède.</translation></message>
    <message><source>All others, monsters too</source><translation>Tous les autres, monstres aussi</translation></message>
    <message><source>Amakasu Kagemochi</source><translation>Amakasu Kagemochi</translation></message>
    <message><source>An army with Tribal Command has no Rally cards.</source><translation>Une armée avec Commandement tribal n’a pas de cartes Ralliement.</translation></message>
    <message><source>An attack on a second line without routed units counts 4 instead of 2.</source><translation>Une attaque sur une deuxième ligne sans unités en déroute compte 4 au lieu de 2.</translation></message>
    <message><source>An attack, step by step</source><translation>Une attaque, pas à pas</translation></message>
    <message><source>An attacker strikes the flank without a check, whatever it is and whatever it meets, where a side of the target lies open.</source><translation>Un attaquant frappe le flanc sans test, quel qu’il soit et quoi qu’il rencontre, si un côté de la cible est découvert.</translation></message>
    <message><source>An elephant, unless elephants shoot</source><translation>Un éléphant, sauf si des éléphants tirent</translation></message>
    <message><source>Another act</source><translation>Une autre action</translation></message>
    <message><source>Another attack</source><translation>Une autre attaque</translation></message>
    <message><source>Another card</source><translation>Une autre carte</translation></message>
    <message><source>Antiquity</source><translation>Antiquité</translation></message>
    <message><source>Aquae Sextiae</source><translation>Aquae Sextiae</translation></message>
    <message><source>Archers</source><translation>Archers</translation></message>
    <message><source>Archers on its back fire at whoever comes up beside it, and never run out. Cavalry meets it only on the flank, and checks with 2 more when it attacks. Hits by missiles count 2. Broken, it runs wild among friend and foe.</source><translation>Les archers sur son dos tirent sur qui entre en ligne à côté de lui, et ne s’épuisent jamais. La cavalerie ne l’aborde que de flanc, et teste avec 2 de plus quand il attaque. Les touches de projectiles comptent 2. Brisé, il s’emballe parmi amis et ennemis.</translation></message>
    <message><source>Area is occupied</source><translation>La case est occupée</translation></message>
    <message><source>Area is occupied, and the unit there cannot be relieved by this one</source><translation>La case est occupée, et l’unité qui s’y trouve ne peut être relevée par celle-ci</translation></message>
    <message><source>Argentoratum</source><translation>Argentoratum</translation></message>
    <message><source>Armies</source><translation>Armées</translation></message>
    <message><source>Armoured elephants</source><translation>Éléphants cuirassés</translation></message>
    <message><source>Artillery never attacks</source><translation>L’artillerie n’attaque jamais</translation></message>
    <message><source>Artillery never moves</source><translation>L’artillerie ne bouge jamais</translation></message>
    <message><source>As elephants, but harder to hit with missiles.</source><translation>Comme les éléphants, mais plus difficiles à toucher par des projectiles.</translation></message>
    <message><source>As hastati, whose place it may take on the field.</source><translation>Comme les hastati, dont ils peuvent prendre la place sur le champ de bataille.</translation></message>
    <message><source>As heavy chariots, but worse in shock, except with skirmishers and other chariots. Its shots come off better.</source><translation>Comme les chars lourds, mais moins bon au choc, sauf contre des tirailleurs et d’autres chars. Ses tirs réussissent mieux.</translation></message>
    <message><source>As heavy infantry.</source><translation>Comme l’infanterie lourde.</translation></message>
    <message><source>As slingers, with bows.</source><translation>Comme les frondeurs, avec des arcs.</translation></message>
    <message><source>As slingers, with javelins.</source><translation>Comme les frondeurs, avec des javelots.</translation></message>
    <message><source>As small monsters, in stronger rows.</source><translation>Comme les petits monstres, sur des lignes plus fortes.</translation></message>
    <message><source>Asahina Yasutomo</source><translation>Asahina Yasutomo</translation></message>
    <message><source>Ashigaru</source><translation>Ashigaru</translation></message>
    <message><source>Ashigaru, teppo and yumi that may withdraw do so unasked.</source><translation>Les ashigaru, teppo et yumi qui peuvent se replier le font sans demander.</translation></message>
    <message><source>At most two units may attack one, or one unit two or three</source><translation>Au plus deux unités peuvent en attaquer une, ou une unité deux ou trois</translation></message>
    <message><source>At the end</source><translation>À la fin</translation></message>
    <message><source>At the end of a turn a card is drawn. One tap does both.</source><translation>À la fin d’un tour on pioche une carte. Un seul appui fait les deux.</translation></message>
    <message><source>At the end of the world he knew, Alexander crossed a river under the arrows of the steppe to teach its riders to leave him alone.</source><translation>Au bout du monde qu’il connaissait, Alexandre passa un fleuve sous les flèches de la steppe pour apprendre à ses cavaliers à le laisser en paix.</translation></message>
    <message><source>At the guard before it.</source><translation>Sur la garde devant lui.</translation></message>
    <message><source>Attack is read for</source><translation>Attaque lue pour</translation></message>
    <message><source>Attacks are declared, then all are resolved.</source><translation>Les attaques sont déclarées, puis toutes sont résolues.</translation></message>
    <message><source>Attacks on a unit here</source><translation>Attaques sur une unité ici</translation></message>
    <message><source>Attacks on its units go one column to the left.</source><translation>Les attaques sur ses unités vont d’une colonne à gauche.</translation></message>
    <message><source>Baba Nobuharu</source><translation>Baba Nobuharu</translation></message>
    <message><source>Back to its senses in the second line, and no longer counted as routed.</source><translation>Revenue à la raison en deuxième ligne, et plus comptée comme en déroute.</translation></message>
    <message><source>Balearic slingers</source><translation>Frondeurs baléares</translation></message>
    <message><source>Barbarian cavalry</source><translation>Cavalerie barbare</translation></message>
    <message><source>Barbarian infantry</source><translation>Infanterie barbare</translation></message>
    <message><source>Base column</source><translation>Colonne de base</translation></message>
    <message><source>Base columns</source><translation>Colonnes de base</translation></message>
    <message><source>Base columns, in front and on the flank</source><translation>Colonnes de base, de front et de flanc</translation></message>
    <message><source>Before the battle</source><translation>Avant la bataille</translation></message>
    <message><source>Belongs to</source><translation>Appartient à</translation></message>
    <message><source>Below lies your hand. A turn plays one unit of it. Tap the Balearic slingers.</source><translation>En bas se trouve votre main. Un tour en joue une unité. Touchez les Frondeurs baléares.</translation></message>
    <message><source>Beside these velites the line is open, and your Celtic horse stand before them. Tap the horse.</source><translation>À côté de ces vélites la ligne est ouverte, et vos cavaliers celtes sont devant eux. Touchez les cavaliers.</translation></message>
    <message><source>Blow by blow, or all at once. Let them fight it out.</source><translation>Coup par coup, ou tout d’un trait. Laissez-les se battre jusqu’au bout.</translation></message>
    <message><source>Bolt throwers</source><translation>Balistes</translation></message>
    <message><source>Bowmen: they may shoot in the turn they come up. Helpless hand to hand; they withdraw from foot, never from horse.</source><translation>Archers : ils peuvent tirer dans le tour où ils entrent en ligne. Sans défense au corps à corps ; ils se replient devant des fantassins, jamais devant des cavaliers.</translation></message>
    <message><source>Brannoc Oxhand</source><translation>Brannoc Main-de-Bœuf</translation></message>
    <message><source>Brings the next two units of the deck to hand; it is no draw.</source><translation>Amène en main les deux prochaines unités de la pioche ; ce n’est pas piocher.</translation></message>
    <message><source>Caltrop</source><translation>Chausse-trapes</translation></message>
    <message><source>Caltrops</source><translation>Chausse-trapes</translation></message>
    <message><source>Caltrops are strewn on clear ground only</source><translation>Les chausse-trapes ne se sèment qu’en terrain dégagé</translation></message>
    <message><source>Camels</source><translation>Chameaux</translation></message>
    <message><source>Can be rallied by the leader or a Rally card in the Rally phase. They count as rout points.</source><translation>Peuvent être ralliées par le chef ou une carte Ralliement dans la phase de ralliement. Elles comptent comme points de déroute.</translation></message>
    <message><source>Card</source><translation>Carte</translation></message>
    <message><source>Cards become a line</source><translation>Des cartes deviennent une ligne</translation></message>
    <message><source>Cards in two lines</source><translation>Des cartes sur deux lignes</translation></message>
    <message><source>Castle</source><translation>Château</translation></message>
    <message><source>Cataphracts</source><translation>Cataphractaires</translation></message>
    <message><source>Cavalry always withdraws</source><translation>La cavalerie se replie toujours</translation></message>
    <message><source>Cavalry and camels</source><translation>Cavalerie et chameaux</translation></message>
    <message><source>Cavalry and camels that may withdraw do so unasked.</source><translation>La cavalerie et les chameaux qui peuvent se replier le font sans demander.</translation></message>
    <message><source>Cavalry cannot attack elephants frontally</source><translation>La cavalerie ne peut pas attaquer des éléphants de front</translation></message>
    <message><source>Cavalry may ride after those it routs.</source><translation>La cavalerie peut poursuivre ceux qu’elle met en déroute.</translation></message>
    <message><source>Cavalry on the wings only, heavy foot in the centre only.</source><translation>Cavalerie aux ailes seulement, fantassins lourds au centre seulement.</translation></message>
    <message><source>Cavalry pursuit</source><translation>Poursuite par la cavalerie</translation></message>
    <message><source>Cavalry. Rides down gunners and bowmen, breaks any open flank, and withdraws from foot. No castle or camp lets it in.</source><translation>Cavalerie. Renverse arquebusiers et archers, enfonce tout flanc découvert, et se replie devant des fantassins. Aucun château ni camp ne la laisse entrer.</translation></message>
    <message><source>Challenge</source><translation>Défi</translation></message>
    <message><source>Challenge cards are used only with heroes' challenges.</source><translation>Les cartes Défi ne servent qu’avec les défis de héros.</translation></message>
    <message><source>Challenges are fought out at once</source><translation>Les défis sont réglés aussitôt</translation></message>
    <message><source>Challenges are not used in this battle</source><translation>Les défis ne sont pas en usage dans cette bataille</translation></message>
    <message><source>Challenges of this side are not shown turn by turn.</source><translation>Les défis de ce camp ne sont pas montrés tour par tour.</translation></message>
    <message><source>Champions</source><translation>Champions</translation></message>
    <message><source>Characteristics</source><translation>Traits</translation></message>
    <message><source>Checks</source><translation>Tests</translation></message>
    <message><source>Chosen cohorts</source><translation>Cohortes d’élite</translation></message>
    <message><source>Clan limit reached: only {who} may act this turn</source><translation>Limite de clans atteinte : ce tour, seuls peuvent agir : {who}</translation></message>
    <message><source>Clans</source><translation>Clans</translation></message>
    <message><source>Clear</source><translation>Dégagé</translation></message>
    <message><source>Cliff</source><translation>Falaise</translation></message>
    <message><source>Cliffs close one or two columns at either end.</source><translation>Des falaises ferment une ou deux colonnes à chaque extrémité.</translation></message>
    <message><source>Cohesion</source><translation>Cohésion</translation></message>
    <message><source>Cohesion hits</source><translation>Touches de cohésion</translation></message>
    <message><source>Cohort of conscripts</source><translation>Cohorte de conscrits</translation></message>
    <message><source>Cohort of recruits</source><translation>Cohorte de recrues</translation></message>
    <message><source>Cohort of veterans</source><translation>Cohorte de vétérans</translation></message>
    <message><source>Cohorts of the allies</source><translation>Cohortes d’alliés</translation></message>
    <message><source>Column</source><translation>Colonne</translation></message>
    <message><source>Come back to hand in the Draw phase, from the next turn on.</source><translation>Reviennent en main dans la phase de pioche, à partir du prochain tour.</translation></message>
    <message><source>Comes down a slope without manoeuvring.</source><translation>Descend une pente sans manœuvrer.</translation></message>
    <message><source>Comes up without manoeuvring, unless the ground or a second play makes it.</source><translation>Entre en ligne sans manœuvrer, sauf si le terrain ou une seconde mise en jeu l’y force.</translation></message>
    <message><source>Corvin Halfhelm</source><translation>Corvin Demi-Heaume</translation></message>
    <message><source>Counts</source><translation>Compte</translation></message>
    <message><source>Counts twice its TQ. Superior in front to cavalry, light foot and elephants. Never strikes a flank.</source><translation>Compte deux fois son TQ. Supérieure de front à la cavalerie, aux fantassins légers et aux éléphants. Ne frappe jamais un flanc.</translation></message>
    <message><source>Counts: rout points when lost. Points: TQ times the factor divided by 4, upwards, with size and missiles.</source><translation>Compte : points de déroute en cas de perte. Points : TQ fois le facteur divisé par 4, arrondi au-dessus, avec taille et projectiles.</translation></message>
    <message><source>Cover</source><translation>Couvert</translation></message>
    <message><source>Current attack</source><translation>Attaque en cours</translation></message>
    <message><source>Dagna Boar-friend</source><translation>Dagna l’Amie des sangliers</translation></message>
    <message><source>Darius had chosen a plain for his chariots and elephants. Alexander found the gap in it.</source><translation>Darius avait choisi une plaine pour ses chars et ses éléphants. Alexandre y trouva la brèche.</translation></message>
    <message><source>Deck</source><translation>Pioche</translation></message>
    <message><source>Declared attacks wait until all are ready. Look at the current attack.</source><translation>Les attaques déclarées attendent que toutes soient prêtes. Regardez l’attaque en cours.</translation></message>
    <message><source>Depletion</source><translation>Usure</translation></message>
    <message><source>Dice of the leader</source><translation>Dés du chef</translation></message>
    <message><source>Die, less cover</source><translation>Dé, moins le couvert</translation></message>
    <message><source>Discarded cards</source><translation>Cartes défaussées</translation></message>
    <message><source>Discipline</source><translation>Discipline</translation></message>
    <message><source>Do those whom a frightening monster attacks check at a worse TQ, too?</source><translation>Ceux qu’attaque un monstre effrayant testent-ils aussi à un TQ moins bon ?</translation></message>
    <message><source>Does a lost elephant count its TQ instead of 2?</source><translation>Un éléphant perdu compte-t-il son TQ au lieu de 2 ?</translation></message>
    <message><source>Does what is best at once, and does not look ahead.</source><translation>Fait ce qui est le mieux sur le moment, sans anticiper.</translation></message>
    <message><source>Draw</source><translation>Pioche</translation></message>
    <message><source>Draw and end</source><translation>Piocher et finir</translation></message>
    <message><source>Draw from the deck</source><translation>Piocher une carte</translation></message>
    <message><source>Dynamic play and draw</source><translation>Jeu et pioche dynamiques</translation></message>
    <message><source>Each point of Command</source><translation>Par point de Commandement</translation></message>
    <message><source>Each point of Initiative</source><translation>Par point d’Initiative</translation></message>
    <message><source>Easy</source><translation>Facile</translation></message>
    <message><source>Elemental</source><translation>Élémentaire</translation></message>
    <message><source>Elementals cannot be hit by missiles</source><translation>Les élémentaires ne peuvent être touchés par des projectiles</translation></message>
    <message><source>Elephants count their TQ</source><translation>Les éléphants comptent leur TQ</translation></message>
    <message><source>End the phase</source><translation>Finir la phase</translation></message>
    <message><source>End the turn</source><translation>Finir le tour</translation></message>
    <message><source>Endless host</source><translation>Armée sans fin</translation></message>
    <message><source>Enemies within reach are lit. Shoot at the allied cohorts, whom you want to weaken.</source><translation>Les ennemis à portée sont éclairés. Tirez sur les cohortes alliées, que vous voulez affaiblir.</translation></message>
    <message><source>Enemy units stand between it and the second line</source><translation>Des unités ennemies se trouvent entre elle et la deuxième ligne</translation></message>
    <message><source>Engaged</source><translation>Engagée</translation></message>
    <message><source>Engaged units cannot fire</source><translation>Les engagées ne tirent pas</translation></message>
    <message><source>Engaged units do not fire in this battle</source><translation>Les unités engagées ne tirent pas dans cette bataille</translation></message>
    <message><source>Engaged: it has fought and still has an enemy near.</source><translation>Engagée : elle a combattu et un ennemi est encore proche.</translation></message>
    <message><source>Equites</source><translation>Equites</translation></message>
    <message><source>Every routed and destroyed unit counts rout points. Whoever reaches the rout level, usually half of the army, has lost at once.</source><translation>Chaque unité en déroute ou détruite compte des points de déroute. Qui atteint le seuil de déroute, d’ordinaire la moitié de l’armée, a perdu aussitôt.</translation></message>
    <message><source>Every unit serves a clan, and the leader can have only so many clans act in a turn. Plan a turn by banners, not by places.</source><translation>Chaque unité sert un clan, et le chef ne peut faire agir qu’un certain nombre de clans par tour. Préparez un tour par bannières, non par places.</translation></message>
    <message><source>Fantasy</source><translation>Fantasy</translation></message>
    <message><source>Fantasy (Conan)</source><translation>Fantasy (Conan)</translation></message>
    <message><source>Fantasy and the pass</source><translation>La Fantasy et le défilé</translation></message>
    <message><source>Fear</source><translation>Peur</translation></message>
    <message><source>Fear works in attack too</source><translation>La Peur joue aussi à l’attaque</translation></message>
    <message><source>Ferocity</source><translation>Férocité</translation></message>
    <message><source>Ferocity lasts</source><translation>La Férocité dure</translation></message>
    <message><source>Field</source><translation>Champ de bataille</translation></message>
    <message><source>Field restrictions</source><translation>Restrictions de placement</translation></message>
    <message><source>Fifteen years after Carrhae the Parthian prince crossed the Euphrates again. Ventidius, who had once been led in a triumph as a prisoner, waited for him on a hill.</source><translation>Quinze ans après Carrhes, le prince parthe repassa l’Euphrate. Ventidius, jadis mené lui-même en captif dans un triomphe, l’attendait sur une colline.</translation></message>
    <message><source>Fight it out</source><translation>Jusqu’au bout</translation></message>
    <message><source>Fights and is shot at as legion, throws its javelins but once.</source><translation>Combat et subit les tirs comme légion, ne lance ses javelots qu’une fois.</translation></message>
    <message><source>Fights and withdraws as heavy cavalry.</source><translation>Combat et se replie comme la cavalerie lourde.</translation></message>
    <message><source>Fights as heavy cavalry, with a superiority of its own.</source><translation>Combat comme la cavalerie lourde, avec une supériorité propre.</translation></message>
    <message><source>Fights as heavy infantry, is shot at as legion, throws its javelins but once.</source><translation>Combat comme infanterie lourde, subit les tirs comme légion, ne lance ses javelots qu’une fois.</translation></message>
    <message><source>Fights as light cavalry. Horses shy at it: cavalry that it attacks checks with 2 TQ less, cavalry that attacks it with 1 less. Withdraws from foot and from heavy cavalry.</source><translation>Combattent comme la cavalerie légère. Les chevaux les craignent : la cavalerie qu’ils attaquent teste à 2 TQ de moins, la cavalerie qui les attaque à 1 de moins. Se replient devant les fantassins et la cavalerie lourde.</translation></message>
    <message><source>Fights as medium infantry, is shot at as legion, throws its javelins but once.</source><translation>Combat comme infanterie moyenne, subit les tirs comme légion, ne lance ses javelots qu’une fois.</translation></message>
    <message><source>Fights in rows of its own and comes up manoeuvring like other foot. It is lost where others rout, unless it is under control, and counts one and a half times its TQ.</source><translation>Combat sur ses propres lignes du tableau et entre en ligne en manœuvrant comme d’autres fantassins. Il est perdu là où d’autres sont en déroute, sauf s’il est sous contrôle, et compte une fois et demie son TQ.</translation></message>
    <message><source>Final column</source><translation>Colonne finale</translation></message>
    <message><source>Find the attacker above, the defender at the left. The first value is in front, the second on the flank; NA: no such attack. Left is good for the defender.</source><translation>Cherchez l’attaquant en haut, le défenseur à gauche. La première valeur est de front, la seconde de flanc ; NA : pas d’attaque de ce genre. À gauche, c’est bon pour le défenseur.</translation></message>
    <message><source>First army</source><translation>Première armée</translation></message>
    <message><source>First army's rout level</source><translation>Seuil de déroute de la première armée</translation></message>
    <message><source>Flank</source><translation>Flanc</translation></message>
    <message><source>Flank attacks bite twice as hard. Declare it.</source><translation>Les attaques de flanc mordent deux fois plus fort. Déclarez-la.</translation></message>
    <message><source>Flank card</source><translation>Carte Flanc</translation></message>
    <message><source>Flank strikes the open side of a line without a check. Rally and Cohesion mend, Reserve and Missile supply bring back what is spent.</source><translation>Flanc frappe sans test le côté découvert d’une ligne. Ralliement et Cohésion réparent, Réserve et Munitions ramènent ce qui est épuisé.</translation></message>
    <message><source>Fly</source><translation>Vol</translation></message>
    <message><source>Fog of war</source><translation>Brouillard de guerre</translation></message>
    <message><source>Foot</source><translation>Fantassins</translation></message>
    <message><source>Foot always withdraws</source><translation>Les fantassins se replient toujours</translation></message>
    <message><source>Forest</source><translation>Forêt</translation></message>
    <message><source>From the Allia to the Euphrates</source><translation>De l’Allia à l’Euphrate</translation></message>
    <message><source>From the front, round the flank on your leader's word, which may fail, or with a Flank card, which does not. Take the card.</source><translation>De front, par le flanc sur l’ordre de votre chef, qui peut échouer, ou avec une carte Flanc, qui n’échoue pas. Prenez la carte.</translation></message>
    <message><source>From the hand</source><translation>De la main</translation></message>
    <message><source>Fukushima Masanori</source><translation>Fukushima Masanori</translation></message>
    <message><source>General</source><translation>Général</translation></message>
    <message><source>German horse with foot</source><translation>Cavaliers germains avec fantassins</translation></message>
    <message><source>Gindarus</source><translation>Gindaros</translation></message>
    <message><source>Good TQ</source><translation>Bon TQ</translation></message>
    <message><source>Gorge</source><translation>Gorge</translation></message>
    <message><source>Goto Mototsugu</source><translation>Goto Mototsugu</translation></message>
    <message><source>Great guns</source><translation>Canons</translation></message>
    <message><source>Great guns never move once placed, never attack and never withdraw. They may fire in the turn they are placed and while manoeuvring, score 1 to 3 hits a shot, never run out of missiles, and may burst.</source><translation>Les canons ne bougent jamais une fois placés, n’attaquent jamais et ne se replient jamais. Ils peuvent tirer dans le tour où ils sont placés et en manœuvrant, font 1 à 3 touches par tir, ne manquent jamais de munitions, et peuvent éclater.</translation></message>
    <message><source>Ground of its own, each area</source><translation>Terrain propre, par case</translation></message>
    <message><source>Ground of the target</source><translation>Terrain de la cible</translation></message>
    <message><source>Ground on the army's own areas, as it sees them from behind.</source><translation>Terrain sur les cases de l’armée, vues de derrière elle.</translation></message>
    <message><source>Gunners and bowmen always fire in reaction</source><translation>Arquebusiers et archers tirent toujours en réaction</translation></message>
    <message><source>Gunners: they may fire in the turn they come up. Helpless hand to hand; they withdraw from foot, never from horse.</source><translation>Arquebusiers : ils peuvent tirer dans le tour où ils entrent en ligne. Sans défense au corps à corps ; ils se replient devant des fantassins, jamais devant des cavaliers.</translation></message>
    <message><source>Guns and a challenge</source><translation>Des arquebuses et un défi</translation></message>
    <message><source>Hald Icebeard</source><translation>Hald Barbe-de-Glace</translation></message>
    <message><source>Hand is full</source><translation>La main est pleine</translation></message>
    <message><source>Hard</source><translation>Difficile</translation></message>
    <message><source>Has fought and still has an enemy near: no check before a shock, and it may collapse.</source><translation>A combattu et un ennemi est encore proche : pas de test avant un choc, et elle peut s’effondrer.</translation></message>
    <message><source>Hastati</source><translation>Hastati</translation></message>
    <message><source>Hattori Masanari</source><translation>Hattori Masanari</translation></message>
    <message><source>He must roll low enough; the chance stands beside it. Let him try.</source><translation>Il doit faire assez bas ; la probabilité est à côté. Laissez-le essayer.</translation></message>
    <message><source>Heads taken in challenges; each costs the enemy rout points.</source><translation>Têtes prises dans des défis ; chacune coûte des points de déroute à l’ennemi.</translation></message>
    <message><source>Heavy chariots never flank, light chariots never attack.</source><translation>Les chars lourds ne prennent jamais de flanc, les chars légers n’attaquent jamais.</translation></message>
    <message><source>Heavy foot</source><translation>Fantassins lourds</translation></message>
    <message><source>Heavy foot (PH, HI)</source><translation>Fantassins lourds (PH, HI)</translation></message>
    <message><source>Here stands how it is worked out, line by line. Close the list.</source><translation>Voici comment elle se calcule, ligne par ligne. Fermez la liste.</translation></message>
    <message><source>Heroes</source><translation>Héros</translation></message>
    <message><source>Heroes' challenges</source><translation>Défis de héros</translation></message>
    <message><source>Hidden from the enemy.</source><translation>Cachée à l’ennemi.</translation></message>
    <message><source>Hits</source><translation>Touches</translation></message>
    <message><source>Hits after a rally</source><translation>Touches après un ralliement</translation></message>
    <message><source>Hits are dots on the card; at its troop quality, TQ for short, a unit routs. The strip at the foot tells each die and sum again.</source><translation>Les touches sont des points sur la carte ; à sa qualité de troupe, ou TQ, une unité est en déroute. La bande du bas redonne chaque dé et chaque somme.</translation></message>
    <message><source>Hits at</source><translation>Touche à</translation></message>
    <message><source>Hits by die and column</source><translation>Touches selon dé et colonne</translation></message>
    <message><source>Hits by missiles</source><translation>Touches au tir</translation></message>
    <message><source>Hits of a rallied unit</source><translation>Touches d’une unité ralliée</translation></message>
    <message><source>Hits on</source><translation>Touche à</translation></message>
    <message><source>Hits on entering, or - where the ground bars. A unit that takes hits manoeuvres. Skirmishers and warbands take none.</source><translation>Touches en entrant, ou - si le terrain est interdit. Une unité qui prend des touches manœuvre. Tirailleurs et bandes guerrières n’en prennent pas.</translation></message>
    <message><source>Hits on the attackers / on the defenders.</source><translation>Touches sur les attaquants / sur les défenseurs.</translation></message>
    <message><source>Honda Tadakatsu</source><translation>Honda Tadakatsu</translation></message>
    <message><source>Hoplites</source><translation>Hoplites</translation></message>
    <message><source>Horsemen with runners among them: leaves only at twice its TQ in hits and counts twice its TQ. Fights as light cavalry, but nobody is superior because of that. Javelins as on foot. Withdraws from foot alone.</source><translation>Cavaliers mêlés de coureurs : ne quittent le champ de bataille qu’à deux fois leur TQ en touches et comptent deux fois leur TQ. Combattent comme la cavalerie légère, mais nul ne leur est supérieur pour cela. Javelots comme à pied. Se replient devant les fantassins seulement.</translation></message>
    <message><source>How many</source><translation>Combien</translation></message>
    <message><source>How many clans may act in a player turn.</source><translation>Combien de clans peuvent agir dans un tour de joueur.</translation></message>
    <message><source>How many does every deck get?</source><translation>Combien par pioche ?</translation></message>
    <message><source>How many does every deck get? Only with variable initiative.</source><translation>Combien par pioche ? Seulement avec l’initiative variable.</translation></message>
    <message><source>How many does every deck of a period with champions get?</source><translation>Combien par pioche d’une période avec champions ?</translation></message>
    <message><source>How many rounds have no shock?</source><translation>Combien de manches sont sans choc ?</translation></message>
    <message><source>Ii Naomasa</source><translation>Ii Naomasa</translation></message>
    <message><source>In</source><translation>Dans</translation></message>
    <message><source>In front</source><translation>De front</translation></message>
    <message><source>In percent of its rout total; 0: what is usual for the army.</source><translation>En pourcentage de son total de déroute ; 0 : la valeur habituelle de l’armée.</translation></message>
    <message><source>In pursuit</source><translation>En poursuite</translation></message>
    <message><source>In the first three rounds the lines form up and nobody attacks. A phase with nothing to decide passes by itself.</source><translation>Durant les trois premières manches les lignes se forment et personne n’attaque. Une phase où il n’y a rien à décider passe d’elle-même.</translation></message>
    <message><source>Initiative cards come with the battle and are not bought.</source><translation>Les cartes Initiative viennent avec la bataille et ne s’achètent pas.</translation></message>
    <message><source>Initiative says who begins and helps to rally. Command is how many flank attempts and how many rallies there are in a turn.</source><translation>L’Initiative dit qui commence et aide à rallier. Le Commandement est le nombre de tentatives de flanc et de ralliements par tour.</translation></message>
    <message><source>Is content with any good move. Rarely beats Normal.</source><translation>Se contente de tout bon coup. Bat rarement Normal.</translation></message>
    <message><source>Is the initiative fought for again after every three to five rounds?</source><translation>L’initiative est-elle disputée à nouveau toutes les trois à cinq manches ?</translation></message>
    <message><source>Isono Kazumasa</source><translation>Isono Kazumasa</translation></message>
    <message><source>It came back with lasting losses from a rout; at the worst it is gone for good.</source><translation>Elle est revenue d’une déroute avec des pertes durables ; au pire, elle est perdue pour de bon.</translation></message>
    <message><source>It flies, and can strike any flank.</source><translation>Elle vole, et peut frapper n’importe quel flanc.</translation></message>
    <message><source>It has fallen back in good order and cannot be attacked again this turn.</source><translation>Elle s’est repliée en bon ordre et ne peut plus être attaquée ce tour.</translation></message>
    <message><source>It has fought and still has an enemy near: no check before the next shock, but it may collapse.</source><translation>Elle a combattu et un ennemi est encore proche : pas de test avant le prochain choc, mais elle peut s’effondrer.</translation></message>
    <message><source>It has shot in this phase.</source><translation>Elle a tiré dans cette phase.</translation></message>
    <message><source>It is mounted, and may go round a flank.</source><translation>Elle est montée, et peut contourner un flanc.</translation></message>
    <message><source>It is still getting into order: it cannot attack, shoot, withdraw or move.</source><translation>Elle se met encore en ordre : elle ne peut ni attaquer, ni tirer, ni se replier, ni bouger.</translation></message>
    <message><source>It is the target of an attack that is declared.</source><translation>Elle est la cible d’une attaque déclarée.</translation></message>
    <message><source>It loses a hit at the start of each of its own turns.</source><translation>Elle perd une touche au début de chacun de ses tours.</translation></message>
    <message><source>It may be drawn from your next turn on.</source><translation>Elle peut être piochée à partir de votre prochain tour.</translation></message>
    <message><source>It routs and can rally where other monsters are lost.</source><translation>Elle fuit en déroute et peut se rallier là où d’autres monstres sont perdus.</translation></message>
    <message><source>It shoots with magic.</source><translation>Elle tire par magie.</translation></message>
    <message><source>It strikes at the enemy's second line through an empty column.</source><translation>Elle frappe la deuxième ligne de l’ennemi par une colonne vide.</translation></message>
    <message><source>It strikes the flank in an attack that is declared.</source><translation>Elle frappe le flanc dans une attaque déclarée.</translation></message>
    <message><source>It takes one hit less in shock.</source><translation>Elle prend une touche de moins au choc.</translation></message>
    <message><source>It takes part in an attack that is declared.</source><translation>Elle prend part à une attaque déclarée.</translation></message>
    <message><source>Its ground is the open: more kinds of ground cost it a hit. Counts twice its TQ from ten men deep on.</source><translation>Son terrain est le terrain dégagé : plus de types de terrain lui coûtent une touche. Compte deux fois son TQ à partir de dix hommes de profondeur.</translation></message>
    <message><source>Its missiles are spent until it rests away from the enemy.</source><translation>Ses projectiles sont épuisés jusqu’à ce qu’elle se repose loin de l’ennemi.</translation></message>
    <message><source>Its own</source><translation>Particularités</translation></message>
    <message><source>Its own checks are two better, all battle long.</source><translation>Ses propres tests sont meilleurs de deux, toute la bataille.</translation></message>
    <message><source>Javelin throwers</source><translation>Lanceurs de javelots</translation></message>
    <message><source>Javelins, then steel</source><translation>Les javelots, puis l’acier</translation></message>
    <message><source>Kakizaki Kageie</source><translation>Kakizaki Kageie</translation></message>
    <message><source>Kato Kiyomasa</source><translation>Kato Kiyomasa</translation></message>
    <message><source>Kawanakajima</source><translation>Kawanakajima</translation></message>
    <message><source>Kesh of the Red Sail</source><translation>Kesh de la Voile rouge</translation></message>
    <message><source>Kibamusha</source><translation>Kibamusha</translation></message>
    <message><source>Kosaka Masanobu</source><translation>Kosaka Masanobu</translation></message>
    <message><source>Kuroda Nagamasa</source><translation>Kuroda Nagamasa</translation></message>
    <message><source>Lancers</source><translation>Lanciers montés</translation></message>
    <message><source>Large monster</source><translation>Grand monstre</translation></message>
    <message><source>Large monster, ridden</source><translation>Grand monstre, monté</translation></message>
    <message><source>Large monsters</source><translation>Grands monstres</translation></message>
    <message><source>Late Roman armies</source><translation>Armées romaines tardives</translation></message>
    <message><source>Lay it anywhere on the field: it calls a champion out of each army.</source><translation>Posez-le n’importe où sur le champ de bataille : il appelle un champion de chaque armée.</translation></message>
    <message><source>Leader</source><translation>Chef</translation></message>
    <message><source>Leader removes hits</source><translation>Le chef retire des touches</translation></message>
    <message><source>Leave the initiative to the dice</source><translation>Laisser les dés décider de l’initiative</translation></message>
    <message><source>Leaving</source><translation>Départs</translation></message>
    <message><source>Left wing</source><translation>Aile gauche</translation></message>
    <message><source>Legion</source><translation>Légion</translation></message>
    <message><source>Legions in the plain among horse archers that do not run out of arrows.</source><translation>Des légions dans la plaine, parmi des archers montés qui ne sont jamais à court de flèches.</translation></message>
    <message><source>Letter</source><translation>Lettre</translation></message>
    <message><source>Libyan spearmen</source><translation>Lanciers libyens</translation></message>
    <message><source>Light cavalry that withdraws from anybody.</source><translation>Cavalerie légère qui se replie devant n’importe qui.</translation></message>
    <message><source>Light chariots never attack under this preference</source><translation>Les chars légers n’attaquent jamais avec cette préférence</translation></message>
    <message><source>Light foot always fires in reaction</source><translation>Les fantassins légers tirent toujours en réaction</translation></message>
    <message><source>Light foot always withdraws</source><translation>Les fantassins légers se replient toujours</translation></message>
    <message><source>Light foot comes up without manoeuvring, light horse slips away from almost anybody and goes back to the second line.</source><translation>Les fantassins légers entrent en ligne sans manœuvrer, la cavalerie légère échappe à presque tous et retourne en deuxième ligne.</translation></message>
    <message><source>Light foot goes back</source><translation>Les fantassins légers se retirent</translation></message>
    <message><source>Light foot goes back to the second line, and heavy foot takes its place in one move.</source><translation>Les fantassins légers retournent en deuxième ligne, et des fantassins lourds prennent leur place dans le même mouvement.</translation></message>
    <message><source>Light foot that may fire in reaction does so unasked.</source><translation>Les fantassins légers qui peuvent tirer en réaction le font sans demander.</translation></message>
    <message><source>Light foot that may withdraw does so unasked.</source><translation>Les fantassins légers qui peuvent se replier le font sans demander.</translation></message>
    <message><source>Light infantry that does not manoeuvre when it comes up; Roman heavy foot may take its place.</source><translation>Infanterie légère qui ne manœuvre pas en entrant en ligne ; des fantassins lourds romains peuvent prendre sa place.</translation></message>
    <message><source>Light infantry that fights better and that heavy foot checks against.</source><translation>Infanterie légère qui combat mieux, et contre laquelle les fantassins lourds testent.</translation></message>
    <message><source>Lines, leaders and victory</source><translation>Lignes, chefs et victoire</translation></message>
    <message><source>Long Swords</source><translation>Longues épées</translation></message>
    <message><source>Looks ahead like Hard, and takes a quarter of a second for each decision. Beats Hard about two times in three.</source><translation>Anticipe comme Difficile, et prend un quart de seconde par décision. Bat Difficile environ deux fois sur trois.</translation></message>
    <message><source>Looks three turns of each side ahead. Beats Normal about three times in four.</source><translation>Anticipe trois tours de chaque camp. Bat Normal environ trois fois sur quatre.</translation></message>
    <message><source>Maeda Keiji</source><translation>Maeda Keiji</translation></message>
    <message><source>Magara Naotaka</source><translation>Magara Naotaka</translation></message>
    <message><source>Magicians</source><translation>Magiciens</translation></message>
    <message><source>Manoeuvres</source><translation>Manœuvre</translation></message>
    <message><source>Manoeuvring units cannot attack, fire, withdraw, move or be put in order</source><translation>Les unités qui manœuvrent ne peuvent ni attaquer, ni tirer, ni se replier, ni bouger, ni être remises en ordre</translation></message>
    <message><source>Marsh</source><translation>Marais</translation></message>
    <message><source>May all light infantry go to the second line?</source><translation>Toute l’infanterie légère peut-elle aller en deuxième ligne ?</translation></message>
    <message><source>May attack in the turn it comes up, and then without a check. Whoever it attacks checks with 1 more on the die. Strikes a flank only with a card. A withdrawal always costs it a hit. It is lost where others rout.</source><translation>Peut attaquer dans le tour où il entre en ligne, et alors sans test. Qui est attaqué par lui teste avec 1 de plus au dé. Ne frappe un flanc qu’avec une carte. Un repli lui coûte toujours une touche. Il est perdu là où d’autres sont en déroute.</translation></message>
    <message><source>May heroes challenge each other by the Challenge card?</source><translation>Les héros peuvent-ils se défier par la carte Défi ?</translation></message>
    <message><source>May it be drawn as the ground?</source><translation>Peut-il être tiré comme terrain ?</translation></message>
    <message><source>May the leader take hits off rallied units of the second line?</source><translation>Le chef peut-il retirer des touches à des unités ralliées de la deuxième ligne ?</translation></message>
    <message><source>May units that are engaged still use missiles? With this preference they may not.</source><translation>Les unités engagées peuvent-elles encore tirer ? Avec cette préférence, elles ne le peuvent pas.</translation></message>
    <message><source>May withdraw from</source><translation>Peut se replier devant</translation></message>
    <message><source>Medium infantry</source><translation>Infanterie moyenne</translation></message>
    <message><source>Mercenaries</source><translation>Mercenaires</translation></message>
    <message><source>Mirelle Thornarm</source><translation>Mirelle Bras-d’Épine</translation></message>
    <message><source>Missile</source><translation>Tir</translation></message>
    <message><source>Missile supply</source><translation>Munitions</translation></message>
    <message><source>Mobility</source><translation>Mobilité</translation></message>
    <message><source>Monsters</source><translation>Monstres</translation></message>
    <message><source>Monsters are attacked</source><translation>Monstres attaqués</translation></message>
    <message><source>Monsters attack</source><translation>Attaque des monstres</translation></message>
    <message><source>Monsters in the charts of shock, and what they may be. In one shock: checks with Fear, Terror and Ferocity; column and superiority; the die, multiplied; Strength and Acid Blood; the shares; Undead; the end of elementals; who leaves.</source><translation>Les monstres dans les tables de choc, et ce qu’ils peuvent être. Dans un choc : tests avec Peur, Terreur et Férocité ; colonne et supériorité ; le dé, multiplié ; Force et Sang acide ; les parts ; Morts-vivants ; la fin des élémentaires ; qui s’en va.</translation></message>
    <message><source>More Challenge cards</source><translation>Cartes Défi en plus</translation></message>
    <message><source>More Cohesion cards</source><translation>Cartes Cohésion en plus</translation></message>
    <message><source>More Initiative cards</source><translation>Cartes Initiative en plus</translation></message>
    <message><source>More Reserve cards</source><translation>Cartes Réserve en plus</translation></message>
    <message><source>More Romans than ever, and Hannibal's wings that closed around them.</source><translation>Plus de Romains que jamais, et les ailes d’Hannibal qui se refermèrent sur eux.</translation></message>
    <message><source>Mountain</source><translation>Montagne</translation></message>
    <message><source>Mounted</source><translation>Monté</translation></message>
    <message><source>NA/NA</source><translation>NA/NA</translation></message>
    <message><source>Nagashino</source><translation>Nagashino</translation></message>
    <message><source>Nagashino. Every unit serves a clan, and Nobunaga can have three of his clans act in a turn. Tap the Oda guns.</source><translation>Nagashino. Chaque unité sert un clan, et Nobunaga peut faire agir trois de ses clans par tour. Touchez les arquebuses Oda.</translation></message>
    <message><source>Neither is wounded.</source><translation>Aucun n’est blessé.</translation></message>
    <message><source>Next come sideways moves; nobody needs one. What is next is always this button.</source><translation>Viennent ensuite les mouvements de côté ; personne n’en a besoin. Pour continuer, c’est toujours ce bouton.</translation></message>
    <message><source>Next turn</source><translation>Tour suivant</translation></message>
    <message><source>No Leader Cohesion Removal</source><translation>Le chef ne retire pas de touches</translation></message>
    <message><source>No attack is declared</source><translation>Aucune attaque n’est déclarée</translation></message>
    <message><source>No champions are left to fight</source><translation>Plus de champions pour combattre</translation></message>
    <message><source>No combat on setup</source><translation>Pas de combat à la mise en place</translation></message>
    <message><source>No flank attempts left</source><translation>Plus de tentatives de flanc</translation></message>
    <message><source>No ground costs it hits, no marsh weakens it. Ferocity makes its checks easier, Long Swords make it superior to whoever has nobody beside him.</source><translation>Aucun terrain ne lui coûte de touches, aucun marais ne l’affaiblit. La Férocité facilite ses tests, les Longues épées la rendent supérieure à qui n’a personne à côté de lui.</translation></message>
    <message><source>No ground costs it hits. It comes up without manoeuvring, withdraws from all foot but skirmishers, goes back to the second line where no cavalry is near, and heavy or medium foot may take its place. Nobody checks against skirmishers alone. It is lost where others rout.</source><translation>Aucun terrain ne leur coûte de touches. Ils entrent en ligne sans manœuvrer, se replient devant tous les fantassins sauf les tirailleurs, retournent en deuxième ligne où aucune cavalerie n’est proche, et des fantassins lourds ou moyens peuvent prendre leur place. Nul ne teste contre des tirailleurs seuls. Ils sont perdus là où d’autres sont en déroute.</translation></message>
    <message><source>No missile hits it, and in front it attacks superior to anybody. The first hit of a clash is its end. It counts half its TQ.</source><translation>Aucun projectile ne le touche, et de front il attaque en supérieur contre tous. La première touche d’un choc le détruit. Il compte la moitié de son TQ.</translation></message>
    <message><source>No missile touches it and everything gives way before it, but a single hit in shock ends it.</source><translation>Aucun projectile ne la touche et tout cède devant elle, mais une seule touche au choc la détruit.</translation></message>
    <message><source>No missiles</source><translation>Plus de projectiles</translation></message>
    <message><source>No missiles in the rounds of setup</source><translation>Pas de tir dans les manches de mise en place</translation></message>
    <message><source>No missiles left, or none to begin with</source><translation>Plus de projectiles, ou jamais eu</translation></message>
    <message><source>No missiles left.</source><translation>Plus de projectiles.</translation></message>
    <message><source>No more cards may be drawn this turn</source><translation>Plus de carte à piocher ce tour</translation></message>
    <message><source>No open side: the target cannot be flanked</source><translation>Pas de côté découvert : la cible ne peut être prise de flanc</translation></message>
    <message><source>No such special card is in hand</source><translation>Aucune carte spéciale de ce genre n’est en main</translation></message>
    <message><source>Nobody crosses the column at one edge of the field.</source><translation>Personne ne traverse la colonne à l’un des bords du champ de bataille.</translation></message>
    <message><source>Nobody is asked anything now, so there is nothing to answer (HOP-301)</source><translation>Personne n’est interrogé maintenant, il n’y a donc rien à répondre (HOP-301)</translation></message>
    <message><source>Nobody stays to be attacked.</source><translation>Personne ne reste pour être attaqué.</translation></message>
    <message><source>Nobunaga's brother-in-law had changed sides. They met in a shallow river in midsummer.</source><translation>Le beau-frère de Nobunaga avait changé de camp. Ils se rencontrèrent au cœur de l’été dans une rivière peu profonde.</translation></message>
    <message><source>Normal</source><translation>Normal</translation></message>
    <message><source>Not in this phase, or not this side's turn</source><translation>Pas dans cette phase, ou pas au tour de ce camp</translation></message>
    <message><source>Not to be seen</source><translation>Invisible</translation></message>
    <message><source>Nothing else to do this turn. Draw a card and end it.</source><translation>Rien d’autre à faire ce tour. Piochez une carte et finissez-le.</translation></message>
    <message><source>Nothing more to declare: resolve.</source><translation>Plus rien à déclarer : résolvez.</translation></message>
    <message><source>Nothing to draw</source><translation>Rien à piocher</translation></message>
    <message><source>Now it attacks. Tap it once more.</source><translation>Maintenant il attaque. Touchez-le encore une fois.</translation></message>
    <message><source>Numidian horse</source><translation>Cavaliers numides</translation></message>
    <message><source>Nuria of the Wells</source><translation>Nuria des Puits</translation></message>
    <message><source>Odo the Tall</source><translation>Odo le Grand</translation></message>
    <message><source>Okabe Motonobu</source><translation>Okabe Motonobu</translation></message>
    <message><source>Old Garrick</source><translation>Le vieux Garrick</translation></message>
    <message><source>On the field</source><translation>Sur le champ de bataille</translation></message>
    <message><source>One attack is declared and not resolved. End the phase without it?</source><translation>Une attaque est déclarée et non résolue. Finir la phase sans elle ?</translation></message>
    <message><source>One or two units attack one, or one attacks up to three. Both sides check their quality and take hits for failing. Then one die on the column of the two types gives the hits of both. Some types are superior to others, and the flank of a line that has a gap bites hardest.</source><translation>Une ou deux unités en attaquent une, ou une en attaque jusqu’à trois. Les deux camps testent leur qualité et prennent des touches en cas d’échec. Puis un dé, dans la colonne des deux types, donne les touches des deux. Certains types sont supérieurs à d’autres, et c’est sur le flanc d’une ligne trouée que l’on mord le plus fort.</translation></message>
    <message><source>One to three skirmishers or mounted units get their missiles back.</source><translation>Une à trois unités de tirailleurs ou montées retrouvent leurs projectiles.</translation></message>
    <message><source>One unit comes up from the hand into an own column, or takes the place of one that may be relieved.</source><translation>Une unité passe de la main à une colonne amie, ou prend la place d’une autre qui peut être relevée.</translation></message>
    <message><source>One unit may go sideways, and units may slip back into the second line.</source><translation>Une unité peut aller de côté, et des unités peuvent se glisser en deuxième ligne.</translation></message>
    <message><source>Only one unit may be played this turn</source><translation>Une seule unité peut être jouée ce tour</translation></message>
    <message><source>Only one unit may move sideways each turn</source><translation>Une seule unité peut bouger de côté par tour</translation></message>
    <message><source>Only skirmishers and mounted units that have shot their missiles are supplied</source><translation>Seuls sont ravitaillés des tirailleurs et des unités montées qui ont épuisé leurs projectiles</translation></message>
    <message><source>Orderly withdrawal</source><translation>Repli en bon ordre</translation></message>
    <message><source>Other foot</source><translation>Autres fantassins</translation></message>
    <message><source>Ozutsu</source><translation>Ozutsu</translation></message>
    <message><source>Peltasts</source><translation>Peltastes</translation></message>
    <message><source>Phalanx, units larger than 10 and restricted chariots cannot flank</source><translation>Phalange, unités de plus de 10 et chars restreints ne peuvent pas prendre de flanc</translation></message>
    <message><source>Phase</source><translation>Phase</translation></message>
    <message><source>Phases</source><translation>Phases</translation></message>
    <message><source>Philip of Macedon came south, and Athens and Thebes stood together against him for the first time, too late. His son led the horse.</source><translation>Philippe de Macédoine descendit vers le sud, et Athènes et Thèbes lui firent face ensemble pour la première fois, trop tard. Son fils menait la cavalerie.</translation></message>
    <message><source>Play</source><translation>Jouer</translation></message>
    <message><source>Play Initiative</source><translation>Jouer Initiative</translation></message>
    <message><source>Play Initiative?</source><translation>Jouer Initiative ?</translation></message>
    <message><source>Play a unit, shoot at whoever comes up, and let heavy foot take over from skirmishers.</source><translation>Jouez une unité, tirez sur qui entre en ligne, et laissez des fantassins lourds relever des tirailleurs.</translation></message>
    <message><source>Play, move, shoot, shock, rally, draw: that is a turn, and now a battle is yours. The computer is a patient opponent; its weakest level is meant for the first one.</source><translation>Jouer, bouger, tirer, choc, rallier, piocher : voilà un tour, et maintenant une bataille vous attend. L’ordinateur est un adversaire patient ; son niveau le plus faible est fait pour la première.</translation></message>
    <message><source>Points of an army</source><translation>Points d’une armée</translation></message>
    <message><source>Principes</source><translation>Principes</translation></message>
    <message><source>Rallied units no longer count against you, and can be drawn. This button draws, and ends the turn.</source><translation>Les unités ralliées ne comptent plus contre vous, et peuvent être piochées. Ce bouton pioche, et finit le tour.</translation></message>
    <message><source>Rampage: at most four throws; 0 is 10</source><translation>Emballement : au plus quatre jets ; 0 vaut 10</translation></message>
    <message><source>Ready as soon as it comes up.</source><translation>Prête dès qu’elle entre en ligne.</translation></message>
    <message><source>Regenerate</source><translation>Régénération</translation></message>
    <message><source>Regroup</source><translation>Regroupement</translation></message>
    <message><source>Reserve</source><translation>Réserve</translation></message>
    <message><source>Resolve shock</source><translation>Résoudre le choc</translation></message>
    <message><source>Resolve.</source><translation>Résolvez.</translation></message>
    <message><source>Restricted chariots</source><translation>Chars restreints</translation></message>
    <message><source>Results of shock</source><translation>Résultats du choc</translation></message>
    <message><source>Ridden</source><translation>Monté</translation></message>
    <message><source>Ridden: it comes up without manoeuvring, may strike foot on the flank, withdraws from foot, and crosses ground as cavalry. It is no cavalry otherwise.</source><translation>Monté : il entre en ligne sans manœuvrer, peut frapper des fantassins de flanc, se replie devant des fantassins, et franchit le terrain comme la cavalerie. Pour le reste, ce n’est pas de la cavalerie.</translation></message>
    <message><source>Rides after them</source><translation>Se lance à leur poursuite</translation></message>
    <message><source>Right wing</source><translation>Aile droite</translation></message>
    <message><source>River</source><translation>Rivière</translation></message>
    <message><source>Roman armies</source><translation>Armées romaines</translation></message>
    <message><source>Roman cavalry</source><translation>Cavalerie romaine</translation></message>
    <message><source>Rome answers with velites, and your slingers may shoot at whoever comes up before them. Let them.</source><translation>Rome répond par des vélites, et vos frondeurs peuvent tirer sur qui entre en ligne devant eux. Laissez-les faire.</translation></message>
    <message><source>Rome was a town that had just lost everything, and four hundred years later the world ended where its roads did. Five battles on the way, and you lead the legions in each; what came of them is kept.</source><translation>Rome était une ville qui venait de tout perdre, et quatre cents ans plus tard le monde finissait là où finissaient ses routes. Cinq batailles en chemin, et vous menez les légions dans chacune ; ce qu’il en est advenu est conservé.</translation></message>
    <message><source>Round the flank</source><translation>Par le flanc</translation></message>
    <message><source>Rout level</source><translation>Seuil de déroute</translation></message>
    <message><source>Rout level in percent</source><translation>Seuil de déroute en pourcentage</translation></message>
    <message><source>Rout points</source><translation>Points de déroute</translation></message>
    <message><source>Rout value</source><translation>Valeur de déroute</translation></message>
    <message><source>Routed units go back to the second line and can be rallied by the leader, or by a card. Skirmishers are simply gone, and elephants run wild. Heavy foot may take the place of skirmishers, who slip back unharmed.</source><translation>Les unités en déroute vont en deuxième ligne et peuvent être ralliées par le chef, ou par une carte. Les tirailleurs sont simplement perdus, et les éléphants s’emballent. Des fantassins lourds peuvent prendre la place de tirailleurs, qui se glissent en arrière sans dommage.</translation></message>
    <message><source>Routed units lie here too, and those rallied. Too many routed and the battle is lost. In a battle of your own the computer plays the other side.</source><translation>Les unités en déroute sont ici aussi, et celles ralliées. Trop en déroute, et la bataille est perdue. Dans une bataille à vous, l’ordinateur joue l’autre camp.</translation></message>
    <message><source>Routs and rallies where other monsters are lost.</source><translation>Fuit en déroute et se rallie là où d’autres monstres sont perdus.</translation></message>
    <message><source>Row and column</source><translation>Ligne et colonne</translation></message>
    <message><source>Rule</source><translation>Règle</translation></message>
    <message><source>Rules</source><translation>Règles</translation></message>
    <message><source>Runs out</source><translation>S’épuise</translation></message>
    <message><source>Sacred Band</source><translation>Bataillon sacré</translation></message>
    <message><source>Sakakibara Yasumasa</source><translation>Sakakibara Yasumasa</translation></message>
    <message><source>Samurai</source><translation>Samouraïs</translation></message>
    <message><source>Samurai foot</source><translation>Fantassins samouraïs</translation></message>
    <message><source>Sanada Yukimura</source><translation>Sanada Yukimura</translation></message>
    <message><source>Sassa Narimasa</source><translation>Sassa Narimasa</translation></message>
    <message><source>Scipio had carried the war to Africa, and Hannibal was called home to end it. Both had asked for terms the day before, and neither had believed in them.</source><translation>Scipion avait porté la guerre en Afrique, et Hannibal fut rappelé pour y mettre fin. Tous deux avaient demandé des conditions la veille, et aucun n’y avait cru.</translation></message>
    <message><source>Second army</source><translation>Seconde armée</translation></message>
    <message><source>Second army's rout level</source><translation>Seuil de déroute de la seconde armée</translation></message>
    <message><source>Second line counts 4</source><translation>La deuxième ligne compte 4</translation></message>
    <message><source>Second line is full</source><translation>La deuxième ligne est pleine</translation></message>
    <message><source>Second line struck</source><translation>Deuxième ligne frappée</translation></message>
    <message><source>Sefa Two-Knives</source><translation>Sefa Deux-Couteaux</translation></message>
    <message><source>Sekigahara</source><translation>Sekigahara</translation></message>
    <message><source>Setup</source><translation>Mise en place</translation></message>
    <message><source>Setup rounds</source><translation>Manches de mise en place</translation></message>
    <message><source>Seven kings of the Alemanni came over the Rhine. Julian, sent to Gaul with books and no experience, drew up thirteen thousand men before them.</source><translation>Sept rois des Alamans passèrent le Rhin. Julien, envoyé en Gaule avec des livres et sans expérience, rangea treize mille hommes devant eux.</translation></message>
    <message><source>Sharing</source><translation>Partage</translation></message>
    <message><source>Shibata Katsuie</source><translation>Shibata Katsuie</translation></message>
    <message><source>Shift</source><translation>Décalage</translation></message>
    <message><source>Shifts of the column</source><translation>Décalages de la colonne</translation></message>
    <message><source>Shima Sakon</source><translation>Shima Sakon</translation></message>
    <message><source>Shock</source><translation>Choc</translation></message>
    <message><source>Shots</source><translation>Tirs</translation></message>
    <message><source>Shots at a unit here</source><translation>Tirs sur une unité ici</translation></message>
    <message><source>Sign</source><translation>Signe</translation></message>
    <message><source>Skirmishers always fire in reaction</source><translation>Les tirailleurs tirent toujours en réaction</translation></message>
    <message><source>Skirmishers always withdraw</source><translation>Les tirailleurs se replient toujours</translation></message>
    <message><source>Skirmishers in all things, whose missiles no armour turns.</source><translation>Des tirailleurs en tout, dont aucune armure n’arrête les projectiles.</translation></message>
    <message><source>Skirmishers that may fire in reaction do so unasked.</source><translation>Les tirailleurs qui peuvent tirer en réaction le font sans demander.</translation></message>
    <message><source>Skirmishers that may withdraw do so unasked.</source><translation>Les tirailleurs qui peuvent se replier le font sans demander.</translation></message>
    <message><source>Slingers</source><translation>Frondeurs</translation></message>
    <message><source>Slope</source><translation>Pente</translation></message>
    <message><source>Small and large monsters fight beside ordinary troops. A monster that would rout is lost, unless it is under control. Their traits are marks on the card.</source><translation>Petits et grands monstres combattent à côté de troupes ordinaires. Un monstre qui serait en déroute est perdu, sauf s’il est sous contrôle. Leurs traits sont des marques sur la carte.</translation></message>
    <message><source>Small monster</source><translation>Petit monstre</translation></message>
    <message><source>Small monster, ridden</source><translation>Petit monstre, monté</translation></message>
    <message><source>Small monsters</source><translation>Petits monstres</translation></message>
    <message><source>Sparta holds a pass of seven columns behind a wall, against a host that never runs out. Who stands at the end of the last round has won.</source><translation>Sparte tient un défilé de sept colonnes derrière un mur, contre une armée sans fin. Qui tient encore à la fin de la dernière manche a gagné.</translation></message>
    <message><source>Special card</source><translation>Carte spéciale</translation></message>
    <message><source>Special cards</source><translation>Cartes spéciales</translation></message>
    <message><source>Special cards, and units that have never fought, may be discarded in the Draw phase.</source><translation>Les cartes spéciales et les unités qui n’ont jamais combattu peuvent être défaussées dans la phase de pioche.</translation></message>
    <message><source>Special rules</source><translation>Règles spéciales</translation></message>
    <message><source>Speed</source><translation>Vitesse</translation></message>
    <message><source>Stamina</source><translation>Endurance</translation></message>
    <message><source>Stands where it was put: it never moves, attacks or withdraws. It shoots in the turn it comes up, its hits count 2, its missiles never run out. Defends as light infantry.</source><translation>Reste où elle a été placée : ne bouge, n’attaque et ne se replie jamais. Elle tire dans le tour où elle entre en ligne, ses touches comptent 2, ses projectiles ne s’épuisent jamais. Défend comme l’infanterie légère.</translation></message>
    <message><source>Steadfast</source><translation>Inébranlable</translation></message>
    <message><source>Steps</source><translation>Étapes</translation></message>
    <message><source>Stream</source><translation>Ruisseau</translation></message>
    <message><source>Strength</source><translation>Force</translation></message>
    <message><source>Strews caltrops on a clear enemy area; elephants there, and any that come later, take 4 hits.</source><translation>Sème des chausse-trapes sur une case ennemie dégagée ; les éléphants qui y sont, et ceux qui y viennent ensuite, prennent 4 touches.</translation></message>
    <message><source>Strikes the flank of whoever does not fly, whatever stands beside him; the attempt and its check remain.</source><translation>Frappe le flanc de qui ne vole pas, quoi qu’il y ait à côté de lui ; la tentative et son test demeurent.</translation></message>
    <message><source>Superiority</source><translation>Supériorité</translation></message>
    <message><source>Superiority in front: A of the attacker, D of the defender</source><translation>Supériorité de front : A de l’attaquant, D du défenseur</translation></message>
    <message><source>Superiority of monsters that attack</source><translation>Supériorité des monstres qui attaquent</translation></message>
    <message><source>Superiority over monsters that are attacked</source><translation>Supériorité sur les monstres attaqués</translation></message>
    <message><source>TQ check</source><translation>test de TQ</translation></message>
    <message><source>TQ good</source><translation>TQ bon</translation></message>
    <message><source>TQ low</source><translation>TQ faible</translation></message>
    <message><source>Tachibana Muneshige</source><translation>Tachibana Muneshige</translation></message>
    <message><source>Takeda's horse ride up to the fence. The guns may fire before they do anything.</source><translation>Les cavaliers de Takeda arrivent à la palissade. Les arquebuses peuvent tirer avant qu’ils ne fassent quoi que ce soit.</translation></message>
    <message><source>Takes 2 hits off a unit: on the field while moving, which makes it manoeuvre, or in the second line while drawing.</source><translation>Retire 2 touches à une unité : sur le champ de bataille au mouvement, ce qui la fait manœuvrer, ou en deuxième ligne à la pioche.</translation></message>
    <message><source>Target is not adjacent</source><translation>La cible n’est pas adjacente</translation></message>
    <message><source>Tarn the Quiet</source><translation>Tarn le Taciturne</translation></message>
    <message><source>Teppo</source><translation>Teppo</translation></message>
    <message><source>Teppo and yumi that may fire in reaction do so unasked.</source><translation>Les teppo et les yumi qui peuvent tirer en réaction le font sans demander.</translation></message>
    <message><source>Terror</source><translation>Terreur</translation></message>
    <message><source>The 300</source><translation>Les 300</translation></message>
    <message><source>The Anegawa</source><translation>L’Anegawa</translation></message>
    <message><source>The Fantasy period: fire from the air, fear before a charge, and units with traits of their own.</source><translation>La période Fantasy : le feu du ciel, la peur avant une charge, et des unités aux traits propres.</translation></message>
    <message><source>The Jaxartes</source><translation>L’Iaxarte</translation></message>
    <message><source>The Samurai period: clans that act in turn, guns behind a stockade, and two champions.</source><translation>La période des Samouraïs : des clans qui agissent à tour de rôle, des arquebuses derrière une palissade, et deux champions.</translation></message>
    <message><source>The Takeda horse had won every battle for a generation. Nobunaga put three thousand guns behind a fence.</source><translation>La cavalerie des Takeda avait gagné toutes les batailles depuis une génération. Nobunaga plaça trois mille arquebuses derrière une palissade.</translation></message>
    <message><source>The army has no rout level; when its deck is empty its dead and discarded units make a new one.</source><translation>L’armée n’a pas de seuil de déroute ; quand sa pioche est vide, ses unités mortes et défaussées en forment une nouvelle.</translation></message>
    <message><source>The attack ends with the checks.</source><translation>L’attaque s’arrête aux tests.</translation></message>
    <message><source>The attack meets a unit that nobody had seen, and is not made.</source><translation>L’attaque rencontre une unité que personne n’avait vue, et n’a pas lieu.</translation></message>
    <message><source>The attacker's zone still holds enemy units</source><translation>Il reste des unités ennemies dans la zone de l’attaquant</translation></message>
    <message><source>The battle is drawn.</source><translation>La bataille est nulle.</translation></message>
    <message><source>The battle is over (HOP-340)</source><translation>La bataille est finie (HOP-340)</translation></message>
    <message><source>The battle is played in the program. Nine columns: a wing of two, a centre of five, a wing of two. In each column stands at most one unit a side, facing the other.</source><translation>La bataille se joue dans le programme. Neuf colonnes : une aile de deux, un centre de cinq, une aile de deux. Dans chaque colonne se tient au plus une unité par camp, face à l’autre.</translation></message>
    <message><source>The battle is won when the army still stands at the end of round 50.</source><translation>La bataille est gagnée si l’armée tient encore à la fin de la manche 50.</translation></message>
    <message><source>The best is whoever drove off the most rout points, less its own when it was lost.</source><translation>La meilleure est celle qui a mis en fuite le plus de points de déroute, moins les siens si elle a été perdue.</translation></message>
    <message><source>The cards have been dealt (HOP-312)</source><translation>Les cartes ont été distribuées (HOP-312)</translation></message>
    <message><source>The cards must be dealt first (HOP-312)</source><translation>Les cartes doivent d’abord être distribuées (HOP-312)</translation></message>
    <message><source>The challenge must first be fought (SAM-50)</source><translation>Le défi doit d’abord être réglé (SAM-50)</translation></message>
    <message><source>The chances have moved, and each line says by what rule. Declare the attack.</source><translation>Les probabilités ont bougé, et chaque ligne dit par quelle règle. Déclarez l’attaque.</translation></message>
    <message><source>The dead take one hit less than the living: that is a trait too. The turn, the lines and the rout are those of every battle.</source><translation>Les morts prennent une touche de moins que les vivants : c’est aussi un trait. Le tour, les lignes et la déroute sont ceux de toute bataille.</translation></message>
    <message><source>The deck has no units left</source><translation>La pioche n’a plus d’unités</translation></message>
    <message><source>The enemy does not see it until it comes near or does something.</source><translation>L’ennemi ne la voit pas tant qu’il n’approche pas ou qu’elle ne fait rien.</translation></message>
    <message><source>The field and the turn</source><translation>Le champ de bataille et le tour</translation></message>
    <message><source>The field has no such column</source><translation>Le champ de bataille n’a pas cette colonne</translation></message>
    <message><source>The field restrictions keep this type from there</source><translation>Les restrictions de placement interdisent cette case à ce type</translation></message>
    <message><source>The first rounds</source><translation>Les premières manches</translation></message>
    <message><source>The ground is impassable for this type</source><translation>Le terrain est infranchissable pour ce type</translation></message>
    <message><source>The guard spread fear: the drake must steel itself first, at one worse than usual. It stands in the lines and is in the odds. Declare it.</source><translation>La garde répand la peur : le drake doit d’abord se faire violence, à un de moins que d’ordinaire. C’est dans les lignes et dans les probabilités. Déclarez l’attaque.</translation></message>
    <message><source>The large figure is troop quality, TQ: what the unit must roll in a check, and how many hits rout it. Dots are the hits it has. Size counts in attacks, a letter is its missile: J javelins, S slings, A or B bows.</source><translation>Le grand chiffre est la qualité de troupe, TQ : ce que l’unité doit obtenir à un test, et combien de touches la mettent en déroute. Les points sont ses touches. La taille compte dans les attaques, une lettre est son projectile : J javelots, S frondes, A ou B arcs.</translation></message>
    <message><source>The leader has no attempts left</source><translation>Le chef n’a plus de tentatives</translation></message>
    <message><source>The leader has no orders to give</source><translation>Le chef n’a pas d’ordre à donner</translation></message>
    <message><source>The leader takes no hits off in the second line.</source><translation>Le chef ne retire pas de touches en deuxième ligne.</translation></message>
    <message><source>The leader's clan value must be below the number of clans.</source><translation>La valeur de clan du chef doit être inférieure au nombre de clans.</translation></message>
    <message><source>The lines stand, and it is your missile phase. Tap the Numidian horse, who have javelins.</source><translation>Les lignes sont en place, et c’est votre phase de tir. Touchez les Cavaliers numides, qui ont des javelots.</translation></message>
    <message><source>The loser's army pays five rout points. Guns, clans and champions: the rest is as in any battle.</source><translation>L’armée du perdant paie cinq points de déroute. Arquebuses, clans et champions : le reste est comme dans toute bataille.</translation></message>
    <message><source>The main infantry. Its spears stop horse in front. Comes up in the place of gunners or bowmen, and withdraws from foot.</source><translation>L’infanterie principale. Ses lances arrêtent les cavaliers de front. Entre en ligne à la place d’arquebusiers ou d’archers, et se replie devant des fantassins.</translation></message>
    <message><source>The old kings woke when the road was cut through their hill. The Fen Folk had warned everybody, and were asked to help.</source><translation>Les vieux rois s’éveillèrent quand la route fut taillée dans leur colline. Le peuple des marais avait prévenu tout le monde, et on lui demanda de l’aide.</translation></message>
    <message><source>The road through the barrows</source><translation>La route à travers les tertres</translation></message>
    <message><source>The rounds of setup have no missiles either.</source><translation>Les manches de mise en place sont aussi sans tir.</translation></message>
    <message><source>The same guard.</source><translation>La même garde.</translation></message>
    <message><source>The second line</source><translation>La deuxième ligne</translation></message>
    <message><source>The slingers have slipped away into the second line, fit to be drawn again. Look at it: this strip opens it.</source><translation>Les frondeurs se sont glissés en deuxième ligne, prêts à être piochés de nouveau. Regardez-la : cette bande l’ouvre.</translation></message>
    <message><source>The stockade in the centre was made for them.</source><translation>La palissade du centre a été faite pour elles.</translation></message>
    <message><source>The table does not say which line of the legion they are.</source><translation>Le tableau ne dit pas à quelle ligne de la légion elles appartiennent.</translation></message>
    <message><source>The table does not tell of the army's leader.</source><translation>Le tableau ne dit rien du chef de l’armée.</translation></message>
    <message><source>The target has withdrawn</source><translation>La cible s’est repliée</translation></message>
    <message><source>Their target: the velites.</source><translation>Leur cible : les vélites.</translation></message>
    <message><source>There are no hits to take off</source><translation>Il n’y a pas de touche à retirer</translation></message>
    <message><source>There is no enemy unit to be seen</source><translation>Aucune unité ennemie n’est visible</translation></message>
    <message><source>There is no shock in this turn</source><translation>Pas de choc dans ce tour</translation></message>
    <message><source>There is no such unit where it would have to be</source><translation>Il n’y a pas d’unité de ce genre là où elle devrait être</translation></message>
    <message><source>Thermopylae</source><translation>Thermopyles</translation></message>
    <message><source>They are lost</source><translation>Elles sont perdues</translation></message>
    <message><source>They attack the cohorts in front of them.</source><translation>Il attaque les cohortes devant lui.</translation></message>
    <message><source>They can take the slingers' place. Tap the slingers on the field.</source><translation>Ils peuvent prendre la place des frondeurs. Touchez les frondeurs sur le champ de bataille.</translation></message>
    <message><source>They rout, and Rome has its first rout points: at its level a side has lost. No more attacks: go on.</source><translation>Elles sont en déroute, et Rome a ses premiers points de déroute : à son seuil, un camp a perdu. Plus d’attaques : continuez.</translation></message>
    <message><source>This card is not in hand</source><translation>Cette carte n’est pas en main</translation></message>
    <message><source>This period forbids it</source><translation>Cette période l’interdit</translation></message>
    <message><source>This player turn has a Shock phase</source><translation>Ce tour de joueur a une phase de choc</translation></message>
    <message><source>This player turn is in its Shock phase, or has none: one of both (HOP-302, HOP-321)</source><translation>Ce tour de joueur est dans sa phase de choc, ou n’en a pas : l’un des deux (HOP-302, HOP-321)</translation></message>
    <message><source>This player turn is over (PBM-01)</source><translation>Ce tour de joueur est fini (PBM-01)</translation></message>
    <message><source>This type cannot attack into that ground</source><translation>Ce type ne peut pas attaquer dans ce terrain</translation></message>
    <message><source>This unit cannot be drawn before the next turn</source><translation>Cette unité ne peut être piochée avant le prochain tour</translation></message>
    <message><source>This unit does not flank that target in this way; chariots do with a card only</source><translation>Cette unité ne prend pas cette cible de flanc de cette manière ; les chars seulement avec une carte</translation></message>
    <message><source>This unit has fired in this phase</source><translation>Cette unité a déjà tiré dans cette phase</translation></message>
    <message><source>This unit is not among the rallied</source><translation>Cette unité n’est pas parmi celles ralliées</translation></message>
    <message><source>This unit is not among the routed</source><translation>Cette unité n’est pas parmi celles en déroute</translation></message>
    <message><source>This unit is not to be regrouped now</source><translation>Cette unité n’est pas à regrouper maintenant</translation></message>
    <message><source>This unit may not go back to the second line</source><translation>Cette unité ne peut pas retourner en deuxième ligne</translation></message>
    <message><source>Three columns at one end lie under trees: hard going, good to defend.</source><translation>Trois colonnes à une extrémité sont sous les arbres : on y avance mal, on s’y défend bien.</translation></message>
    <message><source>Throws its javelins once, and at the first clash. Superior to cavalry and light foot in front.</source><translation>Lance ses javelots une fois, et au premier choc. Supérieure de front à la cavalerie et aux fantassins légers.</translation></message>
    <message><source>Triarii</source><translation>Triarii</translation></message>
    <message><source>Tribal Command</source><translation>Commandement tribal</translation></message>
    <message><source>Troop quality</source><translation>Qualité de troupe</translation></message>
    <message><source>Troop quality: what it must roll in a check, and how many hits rout it.</source><translation>Qualité de troupe : ce qu’elle doit obtenir à un test, et combien de touches la mettent en déroute.</translation></message>
    <message><source>Turn and rally</source><translation>Tour et ralliement</translation></message>
    <message><source>Turns away</source><translation>Se détourne</translation></message>
    <message><source>Two champions chosen by chance fight between the lines; the head of the one who falls is worth rout points. In any phase of one's own turn.</source><translation>Deux champions tirés au sort combattent entre les lignes ; la tête de celui qui tombe vaut des points de déroute. À toute phase de son propre tour.</translation></message>
    <message><source>Two coalitions met in the mist for the rule of Japan; some of the clans had not yet made up their minds which side they were on.</source><translation>Deux coalitions se rencontrèrent dans la brume pour le pouvoir sur le Japon ; certains clans n’avaient pas encore décidé de quel côté ils étaient.</translation></message>
    <message><source>Two columns better in attack and defence, harder to hit with missiles. Slow to turn: it manoeuvres when it comes up and after every withdrawal.</source><translation>Deux colonnes de mieux en attaque et en défense, plus difficile à toucher par des projectiles. Lente à tourner : elle manœuvre en entrant en ligne et après chaque repli.</translation></message>
    <message><source>Two to four boggy columns: whoever is attacked there is worse off; the heaviest stay out.</source><translation>Deux à quatre colonnes marécageuses : qui y est attaqué est désavantagé ; les plus lourds n’y entrent pas.</translation></message>
    <message><source>Two to four broken columns: horse, chariots and heavy foot lose order.</source><translation>Deux à quatre colonnes accidentées : cavaliers, chars et fantassins lourds y perdent leur ordre.</translation></message>
    <message><source>Two to four columns with a brook: heavy troops lose order in it, the defender gains.</source><translation>Deux à quatre colonnes avec un ruisseau : les troupes lourdes y perdent leur ordre, le défenseur y gagne.</translation></message>
    <message><source>Two to four wooded columns anywhere: cover, and hard going.</source><translation>Deux à quatre colonnes boisées n’importe où : du couvert, et une marche difficile.</translation></message>
    <message><source>Two units may be played instead of drawing, or two cards drawn instead of playing.</source><translation>On peut jouer deux unités au lieu de piocher, ou piocher deux cartes au lieu de jouer.</translation></message>
    <message><source>Type</source><translation>Type</translation></message>
    <message><source>Types</source><translation>Types</translation></message>
    <message><source>Uesugi Kenshin came down his mountain by night and stood before the Takeda camp when the morning mist rose, and half of its army was away to surprise him.</source><translation>Uesugi Kenshin descendit de sa montagne pendant la nuit et se trouva devant le camp des Takeda quand la brume du matin se leva ; la moitié de l’armée Takeda était partie le surprendre.</translation></message>
    <message><source>Undead</source><translation>Mort-vivant</translation></message>
    <message><source>Unit table (GBoH)</source><translation>Tableau d’unités (GBoH)</translation></message>
    <message><source>Unit types</source><translation>Types d’unités</translation></message>
    <message><source>Units beside an enemy do not move sideways</source><translation>Les unités à côté d’un ennemi ne bougent pas de côté</translation></message>
    <message><source>Units by troop quality</source><translation>Unités par qualité de troupe</translation></message>
    <message><source>Units driven off by its attacks</source><translation>Unités mises en fuite par ses attaques</translation></message>
    <message><source>Units eliminated</source><translation>Unités éliminées</translation></message>
    <message><source>Units lost in its attacks</source><translation>Unités perdues dans ses attaques</translation></message>
    <message><source>Units routed</source><translation>Unités en déroute</translation></message>
    <message><source>Units that come up unseen in cover stay hidden.</source><translation>Les unités qui arrivent sous couvert sans être vues restent cachées.</translation></message>
    <message><source>Units that have fought cannot be discarded</source><translation>Les unités qui ont combattu ne peuvent être défaussées</translation></message>
    <message><source>Units with missiles may shoot at enemies near them.</source><translation>Les unités qui ont des projectiles peuvent tirer sur des ennemis proches.</translation></message>
    <message><source>Units, besides TQ times factor</source><translation>Unités, outre TQ fois facteur</translation></message>
    <message><source>Used up until it rests away from the enemy.</source><translation>Épuisés jusqu’à ce qu’elle se repose loin de l’ennemi.</translation></message>
    <message><source>Value</source><translation>Valeur</translation></message>
    <message><source>Variable initiative</source><translation>Initiative variable</translation></message>
    <message><source>Velites</source><translation>Vélites</translation></message>
    <message><source>Veterans fight as legion, recruits as heavy infantry, conscripts as medium infantry.</source><translation>Les vétérans combattent comme légion, les recrues comme infanterie lourde, les conscrits comme infanterie moyenne.</translation></message>
    <message><source>Wall</source><translation>Mur</translation></message>
    <message><source>Warbands and light foot check at -2 until, after three routs, a further one shakes the leader's hold.</source><translation>Les bandes guerrières et les fantassins légers testent à -2 jusqu’à ce qu’après trois déroutes, une nouvelle ébranle l’emprise du chef.</translation></message>
    <message><source>Warbands are superior against whoever has nobody near on a side.</source><translation>Les bandes guerrières sont supérieures à qui n’a personne près de lui sur un côté.</translation></message>
    <message><source>Weapon</source><translation>Arme</translation></message>
    <message><source>Weapons</source><translation>Armes</translation></message>
    <message><source>What a card says</source><translation>Ce que dit une carte</translation></message>
    <message><source>What is corrected here changes with the other corrections too; correct one after the other (HOP-034)</source><translation>Ce qui est corrigé ici change aussi avec les autres corrections ; corrigez l’un après l’autre (HOP-034)</translation></message>
    <message><source>What is its own</source><translation>Particularités</translation></message>
    <message><source>What it does</source><translation>Effet</translation></message>
    <message><source>What may come of it stands here, exactly. Two are better than one: add the Libyan spearmen, who are next in line.</source><translation>Ce qui peut en résulter est ici, exactement. Deux valent mieux qu’un : ajoutez les Lanciers libyens, voisins dans la ligne.</translation></message>
    <message><source>What the period has of its own. Scores of a bout: die and Ability; the lower takes a wound, two from twice as much on.</source><translation>Ce que la période a de propre. Score d’une passe d’armes : dé et Habileté ; le plus bas prend une blessure, deux à partir du double.</translation></message>
    <message><source>What would rout is gone for good; nothing is rallied.</source><translation>Ce qui serait en déroute est perdu pour de bon ; rien n’est rallié.</translation></message>
    <message><source>When it is lost</source><translation>Si elle est perdue</translation></message>
    <message><source>Where heroes' challenges are used: two heroes chosen by chance fight between the lines; the head of the one who falls is worth rout points. In any phase of one's own turn.</source><translation>Si les défis de héros sont en usage : deux héros tirés au sort combattent entre les lignes ; la tête de celui qui tombe vaut des points de déroute. À toute phase de son propre tour.</translation></message>
    <message><source>Where may units of this type come up?</source><translation>Où les unités de ce type peuvent-elles entrer en ligne ?</translation></message>
    <message><source>Where they may go is lit: two wings and a centre, one unit in each column. Put them into the centre.</source><translation>Les cases possibles sont éclairées : deux ailes et un centre, une unité par colonne. Placez-les au centre.</translation></message>
    <message><source>Which row and column</source><translation>Quelle ligne et colonne</translation></message>
    <message><source>Who begins the round</source><translation>Qui commence la manche</translation></message>
    <message><source>Who counts</source><translation>Qui compte</translation></message>
    <message><source>Who has fought and still has an enemy near is engaged. Close to its limit it may collapse at the end of the phase.</source><translation>Qui a combattu et a encore un ennemi proche est engagé. Près de sa limite, l’unité peut s’effondrer à la fin de la phase.</translation></message>
    <message><source>Who may take whose place on the field</source><translation>Qui peut prendre la place de qui sur le champ de bataille</translation></message>
    <message><source>Who strikes a flank attacks one unit only</source><translation>Qui frappe un flanc n’attaque qu’une unité</translation></message>
    <message><source>Who, at the left, may withdraw from whom; from several attackers only when from each. Nobody withdraws while manoeuvring, types that are not named never do.</source><translation>Qui, à gauche, peut se replier devant qui ; devant plusieurs attaquants, seulement si devant chacun. Nul ne se replie en manœuvrant ; les types non cités jamais.</translation></message>
    <message><source>Whoever attacks it checks at {value} TQ less.</source><translation>Qui l’attaque teste à {value} TQ de moins.</translation></message>
    <message><source>Whoever attacks it checks at {value} TQ less. Of several frightening monsters the worst counts.</source><translation>Qui l’attaque teste à {value} TQ de moins. De plusieurs monstres effrayants, le pire compte.</translation></message>
    <message><source>Whoever attacks it must check at one worse.</source><translation>Qui l’attaque doit tester à un de moins.</translation></message>
    <message><source>Whoever attacks it must check at two worse.</source><translation>Qui l’attaque doit tester à deux de moins.</translation></message>
    <message><source>Whoever attacks it takes one hit more.</source><translation>Qui l’attaque prend une touche de plus.</translation></message>
    <message><source>Whoever fights it takes one hit more.</source><translation>Qui la combat prend une touche de plus.</translation></message>
    <message><source>Whoever is eliminated cannot be rallied</source><translation>Qui est éliminé ne peut être rallié</translation></message>
    <message><source>Whoever may fire in reaction does so unasked.</source><translation>Qui peut tirer en réaction le fait sans demander.</translation></message>
    <message><source>Whoever may withdraw does so unasked.</source><translation>Qui peut se replier le fait sans demander.</translation></message>
    <message><source>Whole peoples were wandering towards Italy and had beaten every army sent against them. Marius let the Teutones march past his camp, counted them, and followed.</source><translation>Des peuples entiers marchaient vers l’Italie et avaient battu toutes les armées envoyées contre eux. Marius laissa les Teutons passer devant son camp, les compta, et suivit.</translation></message>
    <message><source>Wins the initiative without dice when it is fought for anew, and the turn is a whole one.</source><translation>Gagne l’initiative sans dés quand on la dispute à nouveau, et le tour est complet.</translation></message>
    <message><source>Withdrawal</source><translation>Repli</translation></message>
    <message><source>Withdraws as heavy cavalry; with Mobility it may go back to the second line.</source><translation>Se replie comme la cavalerie lourde ; avec Mobilité, peut retourner en deuxième ligne.</translation></message>
    <message><source>Withdraws from all foot, heavy cavalry, elephants and chariots; an army with Mobility lets it slip away from light horse and camels too, and back to the second line.</source><translation>Se replie devant tous les fantassins, la cavalerie lourde, les éléphants et les chars ; une armée avec Mobilité lui permet d’échapper aussi à la cavalerie légère et aux chameaux, et de retourner en deuxième ligne.</translation></message>
    <message><source>Withdraws from foot.</source><translation>Se replie devant les fantassins.</translation></message>
    <message><source>Withdraws from heavy foot and legion. An attack of skirmishers and light infantry alone makes no heavy foot check.</source><translation>Se replie devant les fantassins lourds et la légion. Une attaque de seuls tirailleurs et infanterie légère n’impose pas de test aux fantassins lourds.</translation></message>
    <message><source>Woods</source><translation>Bois</translation></message>
    <message><source>Word</source><translation>Mot</translation></message>
    <message><source>Words</source><translation>Mots</translation></message>
    <message><source>Yamagata Masakage</source><translation>Yamagata Masakage</translation></message>
    <message><source>Yamamoto Kansuke</source><translation>Yamamoto Kansuke</translation></message>
    <message><source>Your Fire drake faces the Barrow guard. Marks on a card are its traits; hold a card to read them. First it breathes fire: tap it.</source><translation>Votre drake de feu fait face à la garde du tertre. Les marques d’une carte sont ses traits ; appuyez longuement sur une carte pour les lire. D’abord il crache le feu : touchez-le.</translation></message>
    <message><source>Your leader and Rally cards bring routed units back to their senses.</source><translation>Votre chef et les cartes Ralliement ramènent à la raison les unités en déroute.</translation></message>
    <message><source>Your own javelinmen ran last turn. Your leader can try to rally them: open the second line.</source><translation>Vos propres lanceurs de javelots ont fui au tour dernier. Votre chef peut essayer de les rallier : ouvrez la deuxième ligne.</translation></message>
    <message><source>Ysolde Shieldbreaker</source><translation>Ysolde Brise-Bouclier</translation></message>
    <message><source>Yumi</source><translation>Yumi</translation></message>
    <message><source>Zama</source><translation>Zama</translation></message>
    <message><source>a card can still be played</source><translation>une carte peut encore être jouée</translation></message>
    <message><source>a card for the hand</source><translation>une carte pour la main</translation></message>
    <message><source>a card has been drawn and seen, so this is not simply taken back (HOP-006)</source><translation>une carte a été piochée et vue, cela ne s’annule donc pas simplement (HOP-006)</translation></message>
    <message><source>a card must be discarded first</source><translation>une carte doit d’abord être défaussée</translation></message>
    <message><source>a die of the other side's answer has fallen, so this is not simply taken back (HOP-006)</source><translation>un dé de la réponse de l’autre camp est tombé, cela ne s’annule donc pas simplement (HOP-006)</translation></message>
    <message><source>a handful of skirmishers</source><translation>une poignée de tirailleurs</translation></message>
    <message><source>a hidden unit has come to light, so this is not simply taken back (HOP-006)</source><translation>une unité cachée a été découverte, cela ne s’annule donc pas simplement (HOP-006)</translation></message>
    <message><source>a unit can be rallied</source><translation>une unité peut être ralliée</translation></message>
    <message><source>a unit can still move</source><translation>une unité peut encore bouger</translation></message>
    <message><source>a unit can still shoot</source><translation>une unité peut encore tirer</translation></message>
    <message><source>above</source><translation>au-dessus</translation></message>
    <message><source>all at TQ; hits: the excess; who has reached its limit leaves</source><translation>tous au TQ ; touches : l’excédent ; qui a atteint sa limite s’en va</translation></message>
    <message><source>an attack is possible</source><translation>une attaque est possible</translation></message>
    <message><source>an attack is to be resolved first</source><translation>une attaque est d’abord à résoudre</translation></message>
    <message><source>and a second die: on {samurai/module.own.gun.lost.0} or {samurai/module.own.gun.lost.1} the gun bursts</source><translation>et un second dé : sur {samurai/module.own.gun.lost.0} ou {samurai/module.own.gun.lost.1}, le canon éclate</translation></message>
    <message><source>any army</source><translation>toute armée</translation></message>
    <message><source>archers' shot</source><translation>tir des archers</translation></message>
    <message><source>armour</source><translation>armure</translation></message>
    <message><source>armour against arrows</source><translation>armure contre les flèches</translation></message>
    <message><source>armour is no help against magic</source><translation>l’armure ne protège pas de la magie</translation></message>
    <message><source>arrows</source><translation>flèches</translation></message>
    <message><source>at most Initiative {+battle.rally.add}, otherwise lost</source><translation>au plus Initiative {+battle.rally.add}, sinon perdue</translation></message>
    <message><source>at most Initiative, from rout {battle.ferocity.from} on</source><translation>au plus l’Initiative, à partir de la déroute {battle.ferocity.from}</translation></message>
    <message><source>attack on the second line</source><translation>attaque sur la deuxième ligne</translation></message>
    <message><source>attacked by camels</source><translation>attaquée par des chameaux</translation></message>
    <message><source>attacked by chariots</source><translation>attaquée par des chars</translation></message>
    <message><source>attacked by elephants</source><translation>attaquée par des éléphants</translation></message>
    <message><source>attacked on the flank</source><translation>attaquée de flanc</translation></message>
    <message><source>attacker: the defenders' hits count twice</source><translation>attaquant : les touches des défenseurs comptent double</translation></message>
    <message><source>attacking, or attacked</source><translation>attaquant, ou attaqués</translation></message>
    <message><source>attacks are declared, then resolved</source><translation>les attaques sont déclarées, puis résolues</translation></message>
    <message><source>attacks are to be resolved first</source><translation>des attaques sont d’abord à résoudre</translation></message>
    <message><source>attacks camels</source><translation>attaque des chameaux</translation></message>
    <message><source>attacks, Flank cards, attacks on the second line, collapse; none in the first {battle.start.setup} rounds</source><translation>attaques, cartes Flanc, attaques sur la deuxième ligne, effondrement ; rien dans les {battle.start.setup} premières manches</translation></message>
    <message><source>because it lasted too long</source><translation>parce qu’elle a trop duré</translation></message>
    <message><source>because nobody is left</source><translation>parce qu’il ne reste personne</translation></message>
    <message><source>below Initiative</source><translation>moins que l’Initiative</translation></message>
    <message><source>both sides have shown what they do about the initiative, so this is not simply taken back (HOP-006)</source><translation>les deux camps ont montré ce qu’ils font pour l’initiative, cela ne s’annule donc pas simplement (HOP-006)</translation></message>
    <message><source>bows</source><translation>arcs</translation></message>
    <message><source>by holding out</source><translation>en tenant bon</translation></message>
    <message><source>by the die</source><translation>selon le dé</translation></message>
    <message><source>by the leader's order</source><translation>sur ordre du chef</translation></message>
    <message><source>by the rout level</source><translation>par le seuil de déroute</translation></message>
    <message><source>cannot have both Fear and Terror.</source><translation>ne peuvent avoir à la fois Peur et Terreur.</translation></message>
    <message><source>card, or a check at TQ by mounted troops against foot; an open side is needed</source><translation>carte, ou un test au TQ de troupes montées contre des fantassins ; il faut un côté découvert</translation></message>
    <message><source>cards drawn this turn</source><translation>cartes piochées ce tour</translation></message>
    <message><source>cavalry attacked by elephants</source><translation>cavalerie attaquée par des éléphants</translation></message>
    <message><source>cell</source><translation>cellule</translation></message>
    <message><source>chariots</source><translation>chars</translation></message>
    <message><source>clear</source><translation>dégagé</translation></message>
    <message><source>cliff</source><translation>falaise</translation></message>
    <message><source>comes back</source><translation>revient</translation></message>
    <message><source>defender: the attackers' hits count three times</source><translation>défenseur : les touches des attaquants comptent triple</translation></message>
    <message><source>defenders attacked by chariots</source><translation>défenseurs attaqués par des chars</translation></message>
    <message><source>defenders first; when all would, only the side that is worse off</source><translation>défenseurs d’abord ; si tous devaient partir, seulement le camp le plus mal en point</translation></message>
    <message><source>die and Initiative, the higher</source><translation>dé et Initiative, le plus haut</translation></message>
    <message><source>do they catch them?</source><translation>les rattrapent-ils ?</translation></message>
    <message><source>do they pursue?</source><translation>poursuivent-ils ?</translation></message>
    <message><source>does Ferocity last?</source><translation>la Férocité dure-t-elle ?</translation></message>
    <message><source>does the gun burst?</source><translation>le canon éclate-t-il ?</translation></message>
    <message><source>drives off</source><translation>met en fuite</translation></message>
    <message><source>each unit once at an adjacent enemy; Missile supply</source><translation>chaque unité une fois sur un ennemi adjacent ; Munitions</translation></message>
    <message><source>elephants</source><translation>éléphants</translation></message>
    <message><source>engaged</source><translation>engagée</translation></message>
    <message><source>engaged units; collapse of those one hit below their limit: at TQ or more they rout</source><translation>unités engagées ; effondrement de celles à une touche de leur limite : à TQ ou plus, elles sont en déroute</translation></message>
    <message><source>enter freely</source><translation>entrent librement</translation></message>
    <message><source>enters ground as</source><translation>entre en terrain comme</translation></message>
    <message><source>enters the ground</source><translation>entre dans le terrain</translation></message>
    <message><source>equal parts; the rest from the unit that counted on</source><translation>parts égales ; le reste à partir de l’unité qui a compté</translation></message>
    <message><source>fails to reach the flank</source><translation>n’atteint pas le flanc</translation></message>
    <message><source>final column</source><translation>colonne finale</translation></message>
    <message><source>first throw: to a side; later: it ends</source><translation>premier jet : vers un côté ; ensuite : fin</translation></message>
    <message><source>first to have the initiative</source><translation>premier à avoir l’initiative</translation></message>
    <message><source>flank attempts this turn</source><translation>tentatives de flanc ce tour</translation></message>
    <message><source>flank check</source><translation>test de flanc</translation></message>
    <message><source>for each level of the most depleted attacker</source><translation>par niveau de l’attaquant le plus usé</translation></message>
    <message><source>for each whole time beyond the first; not with just one elephant or chariot of the two</source><translation>par fois entière au-delà de la première ; pas si une seule des deux est éléphant ou char</translation></message>
    <message><source>fought out</source><translation>réglé</translation></message>
    <message><source>from a light chariot</source><translation>depuis un char léger</translation></message>
    <message><source>front or flank, with its shifts</source><translation>front ou flanc, avec les décalages</translation></message>
    <message><source>gain nothing by Control, being elementals.</source><translation>ne gagnent rien au Contrôle, étant des élémentaires.</translation></message>
    <message><source>gain nothing by Speed, being mounted.</source><translation>ne gagnent rien à la Vitesse, étant montés.</translation></message>
    <message><source>great guns</source><translation>canons</translation></message>
    <message><source>great guns: never move, may burst</source><translation>canons : ne bougent jamais, peuvent éclater</translation></message>
    <message><source>guns, ready as they come up</source><translation>arquebuses, prêtes dès leur entrée en ligne</translation></message>
    <message><source>half an hour</source><translation>une demi-heure</translation></message>
    <message><source>has been attacked</source><translation>a été attaquée</translation></message>
    <message><source>has been committed to an attack</source><translation>a été engagée dans une attaque</translation></message>
    <message><source>has fired</source><translation>a tiré</translation></message>
    <message><source>has fired in this phase</source><translation>a tiré dans cette phase</translation></message>
    <message><source>has fought in this phase</source><translation>a combattu dans cette phase</translation></message>
    <message><source>has withdrawn</source><translation>s’est repliée</translation></message>
    <message><source>have no characteristic; monsters have at least one.</source><translation>n’ont aucun trait ; les monstres en ont au moins un.</translation></message>
    <message><source>heavy</source><translation>lourde</translation></message>
    <message><source>heavy foot</source><translation>fantassins lourds</translation></message>
    <message><source>heavy infantry and phalanx</source><translation>infanterie lourde et phalange</translation></message>
    <message><source>hides with fog of war</source><translation>cache avec le brouillard de guerre</translation></message>
    <message><source>hits after the rally</source><translation>touches après le ralliement</translation></message>
    <message><source>hits at most</source><translation>touche à au plus</translation></message>
    <message><source>hits on both sides; superior defender: attackers' × {battle.shock.times_defender_superior}; superior attacker or flank: defenders' × {battle.shock.times_attacker_superior}</source><translation>touches des deux côtés ; défenseur supérieur : touches des attaquants × {battle.shock.times_defender_superior} ; attaquant supérieur ou flanc : touches des défenseurs × {battle.shock.times_attacker_superior}</translation></message>
    <message><source>horse attacked by camels</source><translation>cavaliers attaqués par des chameaux</translation></message>
    <message><source>horse that attacks camels</source><translation>cavaliers qui attaquent des chameaux</translation></message>
    <message><source>horse: ride down gunners, break an open flank</source><translation>cavaliers : renversent les arquebusiers, enfoncent un flanc découvert</translation></message>
    <message><source>how far they ride</source><translation>jusqu’où ils chevauchent</translation></message>
    <message><source>how long the initiative lasts</source><translation>combien de temps dure l’initiative</translation></message>
    <message><source>how many areas</source><translation>combien de cases</translation></message>
    <message><source>in better order</source><translation>en meilleur ordre</translation></message>
    <message><source>in front only</source><translation>de front seulement</translation></message>
    <message><source>in front {battle.rampage.ahead} hit, cavalry {battle.rampage.ahead_cavalry}</source><translation>devant {battle.rampage.ahead} touche, cavalerie {battle.rampage.ahead_cavalry}</translation></message>
    <message><source>in hand</source><translation>en main</translation></message>
    <message><source>in pursuit</source><translation>en poursuite</translation></message>
    <message><source>in the second line</source><translation>en deuxième ligne</translation></message>
    <message><source>in the second line, routed</source><translation>en deuxième ligne, en déroute</translation></message>
    <message><source>is driven off</source><translation>est mise en fuite</translation></message>
    <message><source>its cards are not listed as the rules list them (PBM-52)</source><translation>ses cartes ne sont pas listées comme les règles les listent (PBM-52)</translation></message>
    <message><source>javelins</source><translation>javelots</translation></message>
    <message><source>javelins from the saddle</source><translation>javelots à cheval</translation></message>
    <message><source>lateral moves this turn</source><translation>mouvements de côté ce tour</translation></message>
    <message><source>leader's orders this turn</source><translation>ordres du chef ce tour</translation></message>
    <message><source>leaves the field</source><translation>quitte le champ de bataille</translation></message>
    <message><source>light</source><translation>légère</translation></message>
    <message><source>loses a hit each turn</source><translation>perd une touche à chaque tour</translation></message>
    <message><source>magic</source><translation>magie</translation></message>
    <message><source>marsh</source><translation>marais</translation></message>
    <message><source>massed bows</source><translation>arcs en masse</translation></message>
    <message><source>may be drawn from the next turn on only</source><translation>ne peut être piochée qu’à partir du prochain tour</translation></message>
    <message><source>may go round a flank</source><translation>peut contourner un flanc</translation></message>
    <message><source>may not charge this turn</source><translation>ne peut pas charger ce tour</translation></message>
    <message><source>may not enter</source><translation>ne peuvent entrer</translation></message>
    <message><source>mobile</source><translation>mobile</translation></message>
    <message><source>neither is wounded</source><translation>aucun n’est blessé</translation></message>
    <message><source>never came up</source><translation>jamais arrivée</translation></message>
    <message><source>next turn</source><translation>prochain tour</translation></message>
    <message><source>no change</source><translation>pas de changement</translation></message>
    <message><source>no check</source><translation>pas de test</translation></message>
    <message><source>no hits</source><translation>pas de touches</translation></message>
    <message><source>no missile touches it, one hit ends it</source><translation>aucun projectile ne le touche, une touche le détruit</translation></message>
    <message><source>no missiles</source><translation>sans projectiles</translation></message>
    <message><source>no more cards to draw</source><translation>plus de cartes à piocher</translation></message>
    <message><source>no shift</source><translation>pas de décalage</translation></message>
    <message><source>no unit to rally</source><translation>aucune unité à rallier</translation></message>
    <message><source>nobody is lost</source><translation>personne n’est perdu</translation></message>
    <message><source>not looked up: the defenders' hits count twice on the flank</source><translation>non consulté : les touches des défenseurs comptent double de flanc</translation></message>
    <message><source>not on the field</source><translation>pas sur le champ de bataille</translation></message>
    <message><source>of the defender that counts</source><translation>du défenseur qui compte</translation></message>
    <message><source>on the field</source><translation>sur le champ de bataille</translation></message>
    <message><source>one attacker, one defender</source><translation>un attaquant, un défenseur</translation></message>
    <message><source>one card of the deck or a rallied unit; Cohesion, Reserve; discards</source><translation>une carte de la pioche ou une unité ralliée ; Cohésion, Réserve ; défausses</translation></message>
    <message><source>one goes sideways; light troops may slip back</source><translation>une unité va de côté ; les troupes légères peuvent se glisser en arrière</translation></message>
    <message><source>one may be worth a wing</source><translation>un seul peut valoir une aile</translation></message>
    <message><source>one unit comes up from the hand</source><translation>une unité entre en ligne depuis la main</translation></message>
    <message><source>one unit of the hand, or Caltrops</source><translation>une unité de la main, ou Chausse-trapes</translation></message>
    <message><source>one unit sideways; units that may, back to the second line; Cohesion</source><translation>une unité de côté ; retour en deuxième ligne des unités qui le peuvent ; Cohésion</translation></message>
    <message><source>only of an army with Mobility</source><translation>seulement d’une armée avec Mobilité</translation></message>
    <message><source>only of an army with Mobility and while not engaged; from such an army only at its TQ or better</source><translation>seulement d’une armée avec Mobilité et si non engagée ; devant une telle armée, seulement à son TQ ou mieux</translation></message>
    <message><source>only while not engaged</source><translation>seulement si non engagée</translation></message>
    <message><source>orderly withdrawal</source><translation>repli en bon ordre</translation></message>
    <message><source>other foot</source><translation>autres fantassins</translation></message>
    <message><source>out of missiles</source><translation>sans projectiles</translation></message>
    <message><source>pila</source><translation>pila</translation></message>
    <message><source>plain {samurai/module.own.gun.burst}</source><translation>{samurai/module.own.gun.burst} naturel</translation></message>
    <message><source>played this turn</source><translation>jouée ce tour</translation></message>
    <message><source>rally attempts this turn</source><translation>tentatives de ralliement ce tour</translation></message>
    <message><source>reaches the flank</source><translation>atteint le flanc</translation></message>
    <message><source>rides in pursuit</source><translation>part en poursuite</translation></message>
    <message><source>river</source><translation>rivière</translation></message>
    <message><source>rout points, in halves</source><translation>points de déroute, en demis</translation></message>
    <message><source>routed this turn</source><translation>en déroute ce tour</translation></message>
    <message><source>routed units are brought round</source><translation>les unités en déroute sont ramenées</translation></message>
    <message><source>routs at its last box of cohesion hits</source><translation>en déroute à sa dernière case de touches de cohésion</translation></message>
    <message><source>run wild when routed</source><translation>s’emballent en déroute</translation></message>
    <message><source>second line attack</source><translation>attaque deuxième ligne</translation></message>
    <message><source>second line in danger</source><translation>deuxième ligne en danger</translation></message>
    <message><source>second turn in a row</source><translation>deuxième tour d’affilée</translation></message>
    <message><source>see ground</source><translation>voir terrain</translation></message>
    <message><source>shuffling the first deck</source><translation>mélange de la première pioche</translation></message>
    <message><source>shuffling the second deck</source><translation>mélange de la seconde pioche</translation></message>
    <message><source>skirmishers at heavy foot</source><translation>tirailleurs sur fantassins lourds</translation></message>
    <message><source>slings</source><translation>frondes</translation></message>
    <message><source>slip back, or are gone</source><translation>se glissent en arrière, ou sont perdus</translation></message>
    <message><source>spears, the main line; stop horse</source><translation>lances, la ligne principale ; arrêtent les cavaliers</translation></message>
    <message><source>special rule</source><translation>règle spéciale</translation></message>
    <message><source>standing orders answer for the player who is absent (PBM-40)</source><translation>des ordres permanents répondent pour le joueur absent (PBM-40)</translation></message>
    <message><source>stays away</source><translation>reste au loin</translation></message>
    <message><source>stream</source><translation>ruisseau</translation></message>
    <message><source>strikes any flank</source><translation>frappe n’importe quel flanc</translation></message>
    <message><source>strikes the second line</source><translation>frappe la deuxième ligne</translation></message>
    <message><source>takes a hit less in shock</source><translation>prend une touche de moins au choc</translation></message>
    <message><source>takes over from skirmishers</source><translation>relève des tirailleurs</translation></message>
    <message><source>teppo</source><translation>teppo</translation></message>
    <message><source>that turn is over, and only the turn under way is simply taken back (HOP-006)</source><translation>ce tour est fini, et seul le tour en cours s’annule simplement (HOP-006)</translation></message>
    <message><source>the archers on its back</source><translation>les archers sur son dos</translation></message>
    <message><source>the army</source><translation>l’armée</translation></message>
    <message><source>the attack comes to nothing: no flank is reached</source><translation>l’attaque échoue : aucun flanc n’est atteint</translation></message>
    <message><source>the attackers</source><translation>les attaquants</translation></message>
    <message><source>the battle is over and everything has been told, so this is not simply taken back (HOP-006)</source><translation>la bataille est finie et tout a été révélé, cela ne s’annule donc pas simplement (HOP-006)</translation></message>
    <message><source>the cards have been dealt and seen, so the deal is not simply taken back (HOP-006)</source><translation>les cartes ont été distribuées et vues, la donne ne s’annule donc pas simplement (HOP-006)</translation></message>
    <message><source>the deck is empty</source><translation>la pioche est vide</translation></message>
    <message><source>the defenders</source><translation>les défenseurs</translation></message>
    <message><source>the ground</source><translation>le terrain</translation></message>
    <message><source>the hand is full</source><translation>la main est pleine</translation></message>
    <message><source>the host comes again</source><translation>l’armée revient</translation></message>
    <message><source>the inviter begins and the turns alternate; a secret bid would need mails of its own (PBM-05)</source><translation>l’invitant commence et les tours alternent ; une enchère secrète demanderait ses propres courriels (PBM-05)</translation></message>
    <message><source>the leader, Command attempts; Rally cards; regrouping</source><translation>le chef, autant de fois que son Commandement ; cartes Ralliement ; regroupement</translation></message>
    <message><source>the options of the battle are not those that the rules give (PBM-52)</source><translation>les options de la bataille ne sont pas celles que donnent les règles (PBM-52)</translation></message>
    <message><source>the player's device must be able to resolve attacks on every unit that stands on the field (PBM-05)</source><translation>l’appareil du joueur doit pouvoir résoudre des attaques sur toute unité présente sur le champ de bataille (PBM-05)</translation></message>
    <message><source>the side that is absent answers otherwise (PBM-40)</source><translation>le camp absent répond autrement (PBM-40)</translation></message>
    <message><source>the target leaves</source><translation>la cible s’en va</translation></message>
    <message><source>the turn ends before its last phase (PBM-03)</source><translation>le tour finit avant sa dernière phase (PBM-03)</translation></message>
    <message><source>their missiles go through armour</source><translation>leurs projectiles traversent l’armure</translation></message>
    <message><source>there is nothing to choose from</source><translation>il n’y a rien à choisir</translation></message>
    <message><source>there is nothing to decide</source><translation>il n’y a rien à décider</translation></message>
    <message><source>this battle has only dice of ten sides</source><translation>cette bataille n’a que des dés à dix faces</translation></message>
    <message><source>to a side (a die to {battle.rampage.left}: left), own unit {battle.rampage.beside} hits</source><translation>vers un côté (un dé jusqu’à {battle.rampage.left} : gauche), unité amie {battle.rampage.beside} touches</translation></message>
    <message><source>to the TQ</source><translation>au TQ</translation></message>
    <message><source>to the die</source><translation>au dé</translation></message>
    <message><source>to the left</source><translation>vers la gauche</translation></message>
    <message><source>to the right</source><translation>vers la droite</translation></message>
    <message><source>to {battle.pursuit.caught}</source><translation>jusqu’à {battle.pursuit.caught}</translation></message>
    <message><source>to {battle.rampage.forward}</source><translation>jusqu’à {battle.rampage.forward}</translation></message>
    <message><source>to {battle.rampage.nothing}</source><translation>jusqu’à {battle.rampage.nothing}</translation></message>
    <message><source>to {battle.rampage.sideways}</source><translation>jusqu’à {battle.rampage.sideways}</translation></message>
    <message><source>trampled by its own elephants</source><translation>piétinée par ses propres éléphants</translation></message>
    <message><source>unit tables are read and not written; choose another format</source><translation>les tableaux d’unités se lisent et ne s’écrivent pas ; choisissez un autre format</translation></message>
    <message><source>units played this turn</source><translation>unités jouées ce tour</translation></message>
    <message><source>units shoot at enemies near them</source><translation>les unités tirent sur les ennemis proches</translation></message>
    <message><source>units that have routed so far</source><translation>unités mises en déroute jusqu’ici</translation></message>
    <message><source>warbands and light foot under Ferocity</source><translation>bandes guerrières et fantassins légers sous Férocité</translation></message>
    <message><source>warriors with traits of their own</source><translation>des guerriers aux traits propres</translation></message>
    <message><source>which area</source><translation>quelle case</translation></message>
    <message><source>which way</source><translation>de quel côté</translation></message>
    <message><source>who answers</source><translation>qui répond</translation></message>
    <message><source>who challenges</source><translation>qui défie</translation></message>
    <message><source>who is caught</source><translation>qui est rattrapé</translation></message>
    <message><source>who is lost in the crowd</source><translation>qui se perd dans la cohue</translation></message>
    <message><source>who may and will; a check, at most {battle.withdrawal.most} hit, on the flank {battle.withdrawal.most_flanked}</source><translation>qui peut et veut ; un test, au plus {battle.withdrawal.most} touche, de flanc {battle.withdrawal.most_flanked}</translation></message>
    <message><source>whoever attacks must check harder</source><translation>qui l’attaque a un test plus dur</translation></message>
    <message><source>withdrawal, to the die</source><translation>repli, au dé</translation></message>
    <message><source>woods</source><translation>bois</translation></message>
    <message><source>{+battle.pursuit.add}, above TQ</source><translation>{+battle.pursuit.add}, au-dessus du TQ</translation></message>
    <message><source>{+battle.rally.depleted} if depleted before</source><translation>{+battle.rally.depleted} si déjà usée</translation></message>
    <message><source>{battle.rally.good} or more</source><translation>{battle.rally.good} ou plus</translation></message>
    <message><source>{value} hit less at the start of each turn of its own, on the field, in hand, or rallied in the second line.</source><translation>{value} touche de moins au début de chacun de ses tours, sur le champ de bataille, en main ou rallié en deuxième ligne.</translation></message>
    <message><source>{value} hit less of its share of a shock. Checks, missiles and ground hurt it as others.</source><translation>{value} touche de moins sur sa part d’un choc. Tests, projectiles et terrain le blessent comme les autres.</translation></message>
    <message><source>{value} hit more on the other side, in attack and in defence.</source><translation>{value} touche de plus dans l’autre camp, en attaque et en défense.</translation></message>
    <message><source>{value} hit more on whoever attacks it.</source><translation>{value} touche de plus sur qui l’attaque.</translation></message>
    <message><source>{value} less on the die of all its TQ checks, all battle long.</source><translation>{value} de moins au dé de tous ses tests de TQ, toute la bataille.</translation></message>
</context>
<context>
    <name>punic</name>
    <message><source> 1" back, facing the enemy.</source><translation> de 1" en arrière, face à l’ennemi.</translation></message>
    <message><source> 4" straight on, through the enemy.</source><translation> de 4" tout droit, à travers l’ennemi.</translation></message>
    <message><source> Moves an average die and </source><translation> Bouge d’un dé moyen et </translation></message>
    <message><source> Within 8" of enemy 1 DP for: </source><translation> À moins de 8" de l’ennemi 1 DP pour : </translation></message>
    <message><source> action left.</source><translation> action restante.</translation></message>
    <message><source> actions left.</source><translation> actions restantes.</translation></message>
    <message><source> after the enemy</source><translation> après l’ennemi</translation></message>
    <message><source> along the charge; stop at whom it meets.</source><translation> dans l’axe de la charge ; arrêtez-la sur qui elle rencontre.</translation></message>
    <message><source> and cannot conform (PUN-302)</source><translation> et ne peut s’aligner (PUN-302)</translation></message>
    <message><source> and cannot detach (PUN-090)</source><translation> et ne peut rien détacher (PUN-090)</translation></message>
    <message><source> and cannot retire behind its triarii (PUN-389)</source><translation> et ne peut pas se retirer derrière ses triarii (PUN-389)</translation></message>
    <message><source> and charges it.</source><translation> et charge.</translation></message>
    <message><source> and controls that unit only (PUN-130)</source><translation> et ne contrôle que cette unité (PUN-130)</translation></message>
    <message><source> and fights nobody (PUN-076, PUN-206)</source><translation> et ne combat personne (PUN-076, PUN-206)</translation></message>
    <message><source> and harms nobody (PUN-202).</source><translation> et ne nuit à personne (PUN-202).</translation></message>
    <message><source> and hits nobody.</source><translation> et ne touche personne.</translation></message>
    <message><source> and is read as one legion; each further one is a row of its own, with a name of its own.</source><translation> et compte comme une seule légion ; chaque autre est une ligne à elle seule, avec son propre nom.</translation></message>
    <message><source> and may not charge (PUN-197)</source><translation> et ne peut charger (PUN-197)</translation></message>
    <message><source> and moves only with it (PUN-131)</source><translation> et ne bouge qu’avec elle (PUN-131)</translation></message>
    <message><source> and only there (PUN-049); correct one of the two, and the other follows</source><translation> et là seulement (PUN-049) ; corrigez l’un des deux, et l’autre suit</translation></message>
    <message><source> and takes no control test (PUN-132)</source><translation> et ne fait pas de test de contrôle (PUN-132)</translation></message>
    <message><source> are engaged; those are no target (PUN-180, PUN-385)</source><translation> sont engagés ; ils ne sont pas une cible (PUN-180, PUN-385)</translation></message>
    <message><source> are in contact.</source><translation> sont en contact.</translation></message>
    <message><source> are near breaking</source><translation> près de rompre</translation></message>
    <message><source> are not in contact (PUN-028)</source><translation> ne sont pas en contact (PUN-028)</translation></message>
    <message><source> are of one army (PUN-028)</source><translation> sont de la même armée (PUN-028)</translation></message>
    <message><source> as a unit of their own (</source><translation> comme unité à part (</translation></message>
    <message><source> away from the enemy, unformed.</source><translation> à l’opposé de l’ennemi, non formée.</translation></message>
    <message><source> back by its depth with the triarii in front, formed, and the rest behind them, unformed.</source><translation> en arrière de sa profondeur, les triarii devant, formés, et le reste derrière eux, non formé.</translation></message>
    <message><source> bases lost</source><translation> socles perdus</translation></message>
    <message><source> bases lost, light troops not counted</source><translation> socles perdus, troupes légères non comptées</translation></message>
    <message><source> bases to detach (PUN-392)</source><translation> socles à détacher (PUN-392)</translation></message>
    <message><source> both are</source><translation> toutes deux sont</translation></message>
    <message><source> can do nothing more: </source><translation> ne peut plus rien faire : </translation></message>
    <message><source> cannot conform: no controlled unit of its command moves in the same phase (PUN-131)</source><translation> ne peut s’aligner : aucune unité contrôlée de son corps ne bouge dans la même phase (PUN-131)</translation></message>
    <message><source> cannot evade: only LI, LC and MC do that neither fight, rout nor charge (PUN-387)</source><translation> ne peut esquiver : seules le font LI, LC et MC qui ne combattent, ne fuient ni ne chargent (PUN-387)</translation></message>
    <message><source> cannot have the advantage of ground: </source><translation> ne peut avoir l’avantage du terrain : </translation></message>
    <message><source> cannot leave </source><translation> ne peut quitter </translation></message>
    <message><source> cannot move straight on</source><translation> ne peut avancer tout droit</translation></message>
    <message><source> cannot shoot; only light infantry and light cavalry do (PUN-180, PUN-385)</source><translation> ne peut tirer ; seules l’infanterie légère et la cavalerie légère tirent (PUN-180, PUN-385)</translation></message>
    <message><source> cannot support </source><translation> ne peut soutenir </translation></message>
    <message><source> charge each other and meet half way.</source><translation> se chargent mutuellement et se rencontrent à mi-chemin.</translation></message>
    <message><source> critical hit</source><translation> touche critique</translation></message>
    <message><source> dice, 6 hits</source><translation> dés, 6 touche</translation></message>
    <message><source> dice, on 5+</source><translation> dés, sur 5+</translation></message>
    <message><source> dice, on 6</source><translation> dés, sur 6</translation></message>
    <message><source> die, 6 hits</source><translation> dé, 6 touche</translation></message>
    <message><source> die, on 6</source><translation> dé, sur 6</translation></message>
    <message><source> do not usually cross this ground; say that both players agree if it may (PUN-390)</source><translation> ne passent pas d’ordinaire par ce terrain ; dites que les deux joueurs sont d’accord si elles le peuvent (PUN-390)</translation></message>
    <message><source> down in line, its bases spaced as before.</source><translation> en ligne, ses socles espacés comme avant.</translation></message>
    <message><source> from being shaken</source><translation> avant d’être ébranlée</translation></message>
    <message><source> from where the charge began</source><translation> depuis le départ de la charge</translation></message>
    <message><source> has already inspired this turn and cannot steady too (PUN-380)</source><translation> a déjà inspiré ce tour et ne peut affermir aussi (PUN-380)</translation></message>
    <message><source> has already steadied this turn and cannot inspire too (PUN-380)</source><translation> a déjà affermi ce tour et ne peut inspirer aussi (PUN-380)</translation></message>
    <message><source> has declared a charge and cannot evade</source><translation> a déclaré une charge et ne peut esquiver</translation></message>
    <message><source> has had the DPs of this already (PUN-058)</source><translation> en a déjà pris les DP (PUN-058)</translation></message>
    <message><source> has moved already this turn (PUN-380)</source><translation> a déjà bougé ce tour (PUN-380)</translation></message>
    <message><source> has moved in this phase already (PUN-112)</source><translation> a déjà bougé dans cette phase (PUN-112)</translation></message>
    <message><source> has no action left (PUN-382)</source><translation> n’a plus d’action (PUN-382)</translation></message>
    <message><source> has no commander.</source><translation> n’a pas de commandant.</translation></message>
    <message><source> has no units to play with (PUN-352)</source><translation> n’a pas d’unités à jouer (PUN-352)</translation></message>
    <message><source> has steadied a unit this turn and stays halted (PUN-116)</source><translation> a affermi une unité ce tour et reste à l’arrêt (PUN-116)</translation></message>
    <message><source> has steadied this turn and cannot inspire too (PUN-380)</source><translation> a affermi ce tour et ne peut inspirer aussi (PUN-380)</translation></message>
    <message><source> has taken no control test</source><translation> n’a pas fait de test de contrôle</translation></message>
    <message><source> have lost half of their bases and break.</source><translation> ont perdu la moitié de leurs socles et rompent.</translation></message>
    <message><source> have lost half of their bases: the army is broken.</source><translation> ont perdu la moitié de leurs socles : l’armée est brisée.</translation></message>
    <message><source> have no unit left in play.</source><translation> n’ont plus d’unité en jeu.</translation></message>
    <message><source> have the initiative and act first in every phase.</source><translation> ont l’initiative et agissent en premier à chaque phase.</translation></message>
    <message><source> have won the roll and choose (PUN-300)</source><translation> ont gagné le jet et choisissent (PUN-300)</translation></message>
    <message><source> in all.</source><translation> en tout.</translation></message>
    <message><source> in phase V.</source><translation> en phase V.</translation></message>
    <message><source> in range</source><translation> à portée</translation></message>
    <message><source> in the second line</source><translation> dans la deuxième ligne</translation></message>
    <message><source> inspires nobody while he stands alone (PUN-113)</source><translation> n’inspire personne tant qu’il est seul (PUN-113)</translation></message>
    <message><source> into contact with </source><translation> au contact de </translation></message>
    <message><source> is attached and goes with his unit (PUN-112)</source><translation> est attaché et va avec son unité (PUN-112)</translation></message>
    <message><source> is engaged and cannot evade</source><translation> est engagée et ne peut esquiver</translation></message>
    <message><source> is in play without a base</source><translation> est en jeu sans socle</translation></message>
    <message><source> is lost (PUN-394)</source><translation> est perdu (PUN-394)</translation></message>
    <message><source> is of the other army (PUN-053)</source><translation> est de l’autre armée (PUN-053)</translation></message>
    <message><source> is routing and cannot evade</source><translation> est en déroute et ne peut esquiver</translation></message>
    <message><source> is with </source><translation> est avec </translation></message>
    <message><source> is wounded and may only move (PUN-120)</source><translation> est blessé et ne peut que bouger (PUN-120)</translation></message>
    <message><source> is wounded and may only move.</source><translation> est blessé et ne peut que bouger.</translation></message>
    <message><source> is wounded: a second wound kills him</source><translation> est blessé : une seconde blessure le tue</translation></message>
    <message><source> is wounded: one action less from now on</source><translation> est blessé : une action de moins désormais</translation></message>
    <message><source> it is</source><translation> elle est</translation></message>
    <message><source> left the table</source><translation> a quitté la table</translation></message>
    <message><source> lines in quincunx</source><translation> lignes en quinconce</translation></message>
    <message><source> may move up to 12".</source><translation> peut bouger jusqu’à 12".</translation></message>
    <message><source> may rally.</source><translation> peut se rallier.</translation></message>
    <message><source> moves up to </source><translation> bouge jusqu’à </translation></message>
    <message><source> moves up to 12" and stands alone.</source><translation> bouge jusqu’à 12" et reste seul.</translation></message>
    <message><source> must be attached to a unit (PUN-381)</source><translation> doit être attaché à une unité (PUN-381)</translation></message>
    <message><source> must charge an enemy within 4" that it may charge.</source><translation> doit charger un ennemi à moins de 4" qu’elle peut charger.</translation></message>
    <message><source> must move straight on by dice (PUN-139)</source><translation> doit avancer tout droit aux dés (PUN-139)</translation></message>
    <message><source> must repeat its last move and does not shoot (PUN-139)</source><translation> doit répéter son dernier mouvement et ne tire pas (PUN-139)</translation></message>
    <message><source> must take a control test.</source><translation> doit faire un test de contrôle.</translation></message>
    <message><source> must turn its rear rank back first (PUN-089)</source><translation> doit d’abord remettre son dernier rang de face (PUN-089)</translation></message>
    <message><source> must withdraw again (PUN-139)</source><translation> doit se retirer de nouveau (PUN-139)</translation></message>
    <message><source> near enemy</source><translation> près de l’ennemi</translation></message>
    <message><source> or more.</source><translation> ou plus.</translation></message>
    <message><source> passes through</source><translation> traverse</translation></message>
    <message><source> points; the limit of this game is </source><translation> points ; la limite de cette partie est </translation></message>
    <message><source> rampage tests</source><translation> tests d’affolement</translation></message>
    <message><source> re-formed this turn and may not charge (PUN-158)</source><translation> s’est reformée ce tour et ne peut charger (PUN-158)</translation></message>
    <message><source> routs with </source><translation> part en déroute avec </translation></message>
    <message><source> shaken at once (PUN-048)</source><translation> ébranlée aussitôt (PUN-048)</translation></message>
    <message><source> stands alone and moves once more</source><translation> est seul et bouge une fois de plus</translation></message>
    <message><source> stands within 4"?</source><translation> se tient à moins de 4" ?</translation></message>
    <message><source> stay halted in phases II and III.</source><translation> restent à l’arrêt dans les phases II et III.</translation></message>
    <message><source> stays behind, unattached.</source><translation> reste en arrière, non attaché.</translation></message>
    <message><source> straight away from the charge, unformed.</source><translation> tout droit à l’opposé de la charge, non formée.</translation></message>
    <message><source> take the initiative or give it.</source><translation> prennent l’initiative ou la laissent.</translation></message>
    <message><source> takes none: it shared the same result (PUN-059)</source><translation> n’en prend pas : partageait le même résultat (PUN-059)</translation></message>
    <message><source> the legion is</source><translation> la légion est</translation></message>
    <message><source> towards the enemy baggage</source><translation> vers les bagages ennemis</translation></message>
    <message><source> up to </source><translation> jusqu’à </translation></message>
    <message><source> up to keep contact.</source><translation> vers l’avant pour garder le contact.</translation></message>
    <message><source> win the roll</source><translation> gagnent le jet</translation></message>
    <message><source> with 1 action</source><translation> avec 1 action</translation></message>
    <message><source> with understrength triarii.</source><translation> avec des triarii en sous-effectif.</translation></message>
    <message><source> would be inspired more than twice (PUN-115)</source><translation> serait inspirée plus de deux fois (PUN-115)</translation></message>
    <message><source> · close combat</source><translation> · corps à corps</translation></message>
    <message><source> · in line or column it is shaken at once with </source><translation> · en ligne ou colonne, ébranlée aussitôt avec </translation></message>
    <message><source> · shaken or worse by its combat with </source><translation> · ébranlée ou pire par son combat avec </translation></message>
    <message><source> · triarii understrength</source><translation> · triarii en sous-effectif</translation></message>
    <message><source>+1, 0 or -1</source><translation>+1, 0 ou -1</translation></message>
    <message><source>, already shaken</source><translation>, déjà ébranlée</translation></message>
    <message><source>, attached to </source><translation>, attaché à </translation></message>
    <message><source>, for as long as it routs (PUN-066)</source><translation>, tant qu’elle est en déroute (PUN-066)</translation></message>
    <message><source>, half of it after the manoeuvre.</source><translation>, dont la moitié après la manœuvre.</translation></message>
    <message><source>, led by </source><translation>, menée par </translation></message>
    <message><source>, not by </source><translation>, pas par </translation></message>
    <message><source>, or halts</source><translation>, ou s’arrête</translation></message>
    <message><source>, other rough ground </source><translation>, autre terrain accidenté </translation></message>
    <message><source>, shaken at </source><translation>, ébranlée à </translation></message>
    <message><source>, understrength: half</source><translation>, en sous-effectif : moitié</translation></message>
    <message><source>, unformed; it charges whom it meets.</source><translation>, non formée ; elle charge qui elle rencontre.</translation></message>
    <message><source>, which is routing: a free hack.</source><translation>, en déroute : un coup gratuit.</translation></message>
    <message><source>, which stays in contact.</source><translation>, qui reste en contact.</translation></message>
    <message><source>. A successor with 1 action arrives next turn.</source><translation>. Un successeur avec 1 action arrive au tour suivant.</translation></message>
    <message><source>. It takes a gap within 1" of its way, bursts through all else, and ends clear of troops.</source><translation>. Il prend un passage à moins de 1" de son chemin, traverse tout le reste, et finit à l’écart de toute troupe.</translation></message>
    <message><source>1 DP for each die of </source><translation>1 DP pour chaque dé de </translation></message>
    <message><source>1 DP for each hit; on elephants a rampage test</source><translation>1 DP par touche ; sur des éléphants un test d’affolement</translation></message>
    <message><source>1 DP within 8" of enemy</source><translation>1 DP si ennemi à moins de 8"</translation></message>
    <message><source>1 base</source><translation>1 socle</translation></message>
    <message><source>1 combat die more this turn, {ruleset.leader.inspire_most} at most</source><translation>1 dé de combat de plus ce tour, {ruleset.leader.inspire_most} au plus</translation></message>
    <message><source>5 and 6 hit</source><translation>5 et 6 touchent</translation></message>
    <message><source>: 1 more die in combat this turn.</source><translation> : 1 dé de plus au combat ce tour.</translation></message>
    <message><source>: D6 of the move</source><translation> : D6 du mouvement</translation></message>
    <message><source>: a cavalry command has at most one unit of medium or heavy infantry.</source><translation> : un corps de cavalerie a au plus une unité d’infanterie moyenne ou lourde.</translation></message>
    <message><source>: a cavalry command has no elephants.</source><translation> : un corps de cavalerie n’a pas d’éléphants.</translation></message>
    <message><source>: a command is of infantry ("inf") or of cavalry ("cav").</source><translation> : un corps est d’infanterie (« inf ») ou de cavalerie (« cav »).</translation></message>
    <message><source>: a legion without a base cannot fight (PUN-352)</source><translation> : une légion sans socle ne peut combattre (PUN-352)</translation></message>
    <message><source>: a row has no name.</source><translation> : une ligne n’a pas de nom.</translation></message>
    <message><source>: actions used</source><translation> : actions utilisées</translation></message>
    <message><source>: an infantry command has at most one unit of cavalry.</source><translation> : un corps d’infanterie a au plus une unité de cavalerie.</translation></message>
    <message><source>: army broken</source><translation> : armée brisée</translation></message>
    <message><source>: at least one base must be in contact (PUN-388)</source><translation> : au moins un socle doit être en contact (PUN-388)</translation></message>
    <message><source>: attempt of this turn made</source><translation> : tentative de ce tour faite</translation></message>
    <message><source>: attempt to stop it</source><translation> : tentative de l’arrêter</translation></message>
    <message><source>: attempts to stop it</source><translation> : tentatives de l’arrêter</translation></message>
    <message><source>: average die of the move</source><translation> : dé moyen du mouvement</translation></message>
    <message><source>: average die of the run</source><translation> : dé moyen de la course</translation></message>
    <message><source>: caught by</source><translation> : rattrapée par</translation></message>
    <message><source>: conforms to</source><translation> : s’aligne sur</translation></message>
    <message><source>: critical die</source><translation> : dé critique</translation></message>
    <message><source>: die of death</source><translation> : dé de la mort</translation></message>
    <message><source>: direction of the rampage</source><translation> : direction de l’affolement</translation></message>
    <message><source>: direction of the rampage it owes in phase III (0: none)</source><translation> : direction de l’affolement dû en phase III (0 : aucune)</translation></message>
    <message><source>: each elephant base is a unit of its own.</source><translation> : chaque socle d’éléphants est une unité à lui seul.</translation></message>
    <message><source>: each elephant is a unit of its own; give it one base (PUN-352)</source><translation> : chaque éléphant est une unité à lui seul ; donnez-lui un socle (PUN-352)</translation></message>
    <message><source>: each makes its own manoeuvres (PUN-131)</source><translation> : chacune fait ses propres manœuvres (PUN-131)</translation></message>
    <message><source>: elephants are of C grade.</source><translation> : les éléphants sont de classe C.</translation></message>
    <message><source>: elephants take no morale DPs (PUN-057)</source><translation> : les éléphants ne prennent pas de DP de moral (PUN-057)</translation></message>
    <message><source>: every unit is under control.</source><translation> : chaque unité est sous contrôle.</translation></message>
    <message><source>: fight next turn only</source><translation> : ne combattent qu’au tour suivant</translation></message>
    <message><source>: fought this turn</source><translation> : a combattu ce tour</translation></message>
    <message><source>: free hack to come from</source><translation> : coup gratuit à venir de</translation></message>
    <message><source>: free hack, </source><translation> : coup gratuit, </translation></message>
    <message><source>: how does the charge end?</source><translation> : comment finit la charge ?</translation></message>
    <message><source>: in play</source><translation> : en jeu</translation></message>
    <message><source>: inches it goes</source><translation> : pouces parcourus</translation></message>
    <message><source>: inches of the evade</source><translation> : pouces de l’esquive</translation></message>
    <message><source>: it cannot be caught (</source><translation> : ne peut être rattrapée (</translation></message>
    <message><source>: it has no choice</source><translation> : elle n’a pas le choix</translation></message>
    <message><source>: it is broken</source><translation> : elle est brisée</translation></message>
    <message><source>: it is so at </source><translation> : elle l’est à </translation></message>
    <message><source>: its leader may adjust it.</source><translation> : son chef peut l’ajuster.</translation></message>
    <message><source>: last move</source><translation> : dernier mouvement</translation></message>
    <message><source>: light infantry for close combat should be A or B.</source><translation> : l’infanterie légère pour le corps à corps devrait être A ou B.</translation></message>
    <message><source>: minor obstacle or light wood </source><translation> : petit obstacle ou bois clair </translation></message>
    <message><source>: moved in phase I</source><translation> : a bougé en phase I</translation></message>
    <message><source>: moved in phase III</source><translation> : a bougé en phase III</translation></message>
    <message><source>: moved in the turn before</source><translation> : a bougé au tour précédent</translation></message>
    <message><source>: new direction</source><translation> : nouvelle direction</translation></message>
    <message><source>: no longer shaken</source><translation> : n’est plus ébranlée</translation></message>
    <message><source>: no more than 20 units fight in one combat</source><translation> : au plus 20 unités combattent dans un même combat</translation></message>
    <message><source>: no unit of this side is engaged in the combat (PUN-388)</source><translation> : aucune unité de ce camp n’est engagée dans le combat (PUN-388)</translation></message>
    <message><source>: nobody is left to take DPs for it (PUN-058)</source><translation> : il ne reste personne pour en prendre des DP (PUN-058)</translation></message>
    <message><source>: nobody stands within 4".</source><translation> : personne ne se tient à moins de 4".</translation></message>
    <message><source>: on the run or charging</source><translation> : en course ou en charge</translation></message>
    <message><source>: only LI, LC and MC evade</source><translation> : seules LI, LC et MC esquivent</translation></message>
    <message><source>: only formed troops that have not been burst through in this phase do (</source><translation> : seules en prennent les troupes formées qui n’ont pas encore été traversées dans cette phase (</translation></message>
    <message><source>: rampage test</source><translation> : test d’affolement</translation></message>
    <message><source>: ranks are relieved on a halt, a fall-back or a follow-up (PUN-279)</source><translation> : les rangs se relèvent en s’arrêtant, en se repliant ou en suivant (PUN-279)</translation></message>
    <message><source>: ranks closed</source><translation> : rangs serrés</translation></message>
    <message><source>: ranks open</source><translation> : rangs ouverts</translation></message>
    <message><source>: rear rank faces front</source><translation> : dernier rang de face</translation></message>
    <message><source>: rear rank turned</source><translation> : dernier rang retourné</translation></message>
    <message><source>: reliefs used</source><translation> : relèves utilisées</translation></message>
    <message><source>: round of its combat</source><translation> : manche de son combat</translation></message>
    <message><source>: second die of death</source><translation> : second dé de la mort</translation></message>
    <message><source>: second die of the run</source><translation> : second dé de la course</translation></message>
    <message><source>: skirmishers should be C or D.</source><translation> : les tirailleurs devraient être C ou D.</translation></message>
    <message><source>: stand or evade before </source><translation> : tenir ou esquiver devant </translation></message>
    <message><source>: stands with</source><translation> : se tient avec</translation></message>
    <message><source>: the army is broken.</source><translation> : l’armée est brisée.</translation></message>
    <message><source>: the leader's adjustment is settled</source><translation> : l’ajustement du chef est fait</translation></message>
    <message><source>: through the lanes?</source><translation> : par les couloirs ?</translation></message>
    <message><source>: to ask who stands within 4"</source><translation> : demander qui se tient à moins de 4"</translation></message>
    <message><source>: turn in which his second in command comes (0: never)</source><translation> : tour où vient son second (0 : jamais)</translation></message>
    <message><source>: volleys this turn</source><translation> : salves ce tour</translation></message>
    <message><source>: which units are not under control?</source><translation> : quelles unités ne sont pas sous contrôle ?</translation></message>
    <message><source>: who of </source><translation> : qui, parmi </translation></message>
    <message><source>: whom does it catch or meet?</source><translation> : qui rattrape-t-elle ou rencontre-t-elle ?</translation></message>
    <message><source>; a unit fights in one combat only (PUN-388)</source><translation> ; une unité ne combat que dans un seul combat (PUN-388)</translation></message>
    <message><source>; he joins no unit now.</source><translation> ; il ne rejoint aucune unité maintenant.</translation></message>
    <message><source>; he may still move, but neither steady nor inspire (PUN-120).</source><translation> ; il peut encore bouger, mais ni affermir ni inspirer (PUN-120).</translation></message>
    <message><source>; it is still unformed.</source><translation> ; toujours non formée.</translation></message>
    <message><source>; it stops short (PUN-208)</source><translation> ; s’arrête avant (PUN-208)</translation></message>
    <message><source>A combat of the Trebia: dice by the handful, exact odds, losses, and how to take it all back.</source><translation>Un combat de la Trébie : des dés à pleines mains, probabilités exactes, pertes, et comment tout annuler.</translation></message>
    <message><source>A formed unit of either army that rampaging elephants burst through takes them once a phase, however many elephants there are. Unformed troops, elephants and a legion with open ranks take none.</source><translation>Une unité formée de l’une ou l’autre armée que traversent des éléphants affolés prend ces DP une fois par phase, quel que soit le nombre d’éléphants. Les troupes non formées, les éléphants et une légion aux rangs ouverts n’en prennent pas.</translation></message>
    <message><source>A general has two actions, a commander one: join a unit, inspire it (a die more in combat) or steady it (a disorder point less). Units within four inches of a leader are under control; others test what they do.</source><translation>Un général a deux actions, un commandant une : rejoindre une unité, l’inspirer (un dé de plus au combat) ou l’affermir (un point de désordre de moins). Les unités à moins de quatre pouces d’un chef sont sous contrôle ; les autres testent ce qu’elles font.</translation></message>
    <message><source>A grade</source><translation>Classe A</translation></message>
    <message><source>A grade infantry</source><translation>Infanterie de classe A</translation></message>
    <message><source>A hill on one flank, over which the horse fought first.</source><translation>Une colline sur un flanc, où la cavalerie se battit d’abord.</translation></message>
    <message><source>A leader has steadied it this turn.</source><translation>Un chef l’a affermie ce tour.</translation></message>
    <message><source>A leader is captured</source><translation>Un chef est capturé</translation></message>
    <message><source>A leader is with this unit: he controls it, inspires it, and shares its dangers.</source><translation>Un chef est avec cette unité : il la contrôle, l’inspire et partage ses dangers.</translation></message>
    <message><source>A leader with one action more.</source><translation>Un chef avec une action de plus.</translation></message>
    <message><source>A leader's action, the die that says how far a unit moves, and a charge: one turn of the Trebia.</source><translation>L’action d’un chef, le dé qui dit jusqu’où bouge une unité, et une charge : un tour de la Trébie.</translation></message>
    <message><source>A legion in quincunx puts its maniples behind one another to leave lanes, or closes them again.</source><translation>Une légion en quinconce met ses manipules l’un derrière l’autre pour laisser des couloirs, ou les resserre.</translation></message>
    <message><source>A legion in quincunx turns its last line to the rear, or back to the front.</source><translation>Une légion en quinconce tourne sa dernière ligne vers l’arrière, ou de nouveau vers l’avant.</translation></message>
    <message><source>A legion in quincunx whose front line fights supports itself while its third line faces front. Does not add to another support.</source><translation>Une légion en quinconce dont la ligne de front combat se soutient elle-même tant que sa troisième ligne fait face à l’avant. Ne s’ajoute pas à un autre soutien.</translation></message>
    <message><source>A legion in quincunx, with open ranks too, turns maniples to its flanks; it has a rear.</source><translation>Une légion en quinconce, même aux rangs ouverts, tourne des manipules vers ses flancs ; elle a un dos.</translation></message>
    <message><source>A legion stands in three lines. Tired hastati are relieved by principes, and behind both stand the triarii.</source><translation>Une légion se tient sur trois lignes. Les hastati fatigués sont relevés par les principes, et derrière eux se tiennent les triarii.</translation></message>
    <message><source>A legion: three lines that relieve each other, with its grade from A, the best, to D.</source><translation>Une légion : trois lignes qui se relèvent, avec sa classe de A, la meilleure, à D.</translation></message>
    <message><source>A march starts and ends beyond 8" of all enemy (PUN-391)</source><translation>Une marche commence et finit au-delà de 8" de tout ennemi (PUN-391)</translation></message>
    <message><source>A move costs nothing here, but its length is up to a die.</source><translation>Un mouvement ne coûte rien ici, mais sa longueur dépend d’un dé.</translation></message>
    <message><source>A rear rank that has turned about meets an enemy behind it face to face.</source><translation>Un dernier rang qui s’est retourné affronte de face un ennemi derrière lui.</translation></message>
    <message><source>A river across the table before the Roman deployment; a watercourse with brush near one flank.</source><translation>Une rivière en travers de la table devant le déploiement romain ; un cours d’eau bordé de broussailles près d’un flanc.</translation></message>
    <message><source>A second half-move manoeuvre makes a full move.</source><translation>Une deuxième manœuvre d’un demi-mouvement fait un mouvement complet.</translation></message>
    <message><source>A second in command takes the place of </source><translation>Un second prend la place de </translation></message>
    <message><source>A turn has seven phases. In each one side acts, then the other, so that moves, charges and combats happen at the same time. Who won the initiative acts first all turn.</source><translation>Un tour a sept phases. Dans chacune un camp agit, puis l’autre, si bien que mouvements, charges et combats ont lieu en même temps. Qui a gagné l’initiative agit en premier tout le tour.</translation></message>
    <message><source>A turn is leaders, control, light troops, moves, charges, combat and what follows from it. Optio keeps the order and the books; you keep the table.</source><translation>Un tour, ce sont les chefs, le contrôle, les troupes légères, les mouvements, les charges, le combat et ses suites. Optio tient l’ordre et les comptes ; vous tenez la table.</translation></message>
    <message><source>A unit is a few bases of one kind, graded A (veterans) to D (levies).</source><translation>Une unité est faite de quelques socles d’un seul type, classés de A (vétérans) à D (levées).</translation></message>
    <message><source>A: drilled veterans</source><translation>A : vétérans entraînés</translation></message>
    <message><source>About-face</source><translation>Demi-tour</translation></message>
    <message><source>Add a D6 to the move</source><translation>Ajouter un D6 au mouvement</translation></message>
    <message><source>Add the third die</source><translation>Ajouter le troisième dé</translation></message>
    <message><source>Adjust</source><translation>Ajuster</translation></message>
    <message><source>Advantage of ground</source><translation>Avantage du terrain</translation></message>
    <message><source>Africans, Greeks, triarii</source><translation>Africains, Grecs, triarii</translation></message>
    <message><source>After a beaten enemy, and out of hand until it stops.</source><translation>Aux trousses d’un ennemi battu, et incontrôlable jusqu’à ce qu’elle s’arrête.</translation></message>
    <message><source>After combat</source><translation>Après le combat</translation></message>
    <message><source>After-combat moves</source><translation>Mouvements d’après combat</translation></message>
    <message><source>Afterwards</source><translation>Ensuite</translation></message>
    <message><source>Agreed</source><translation>Convenu</translation></message>
    <message><source>All are under control.</source><translation>Tous sont sous contrôle.</translation></message>
    <message><source>All dice are thrown (PUN-147)</source><translation>Tous les dés sont lancés (PUN-147)</translation></message>
    <message><source>All other troops move, manoeuvre, or stay and redress; unattached leaders move.</source><translation>Toutes les autres troupes bougent, manœuvrent, ou restent et redressent leurs rangs ; les chefs non attachés bougent.</translation></message>
    <message><source>All others, elephants too</source><translation>Tous les autres, éléphants compris</translation></message>
    <message><source>All responses come before the charges move: </source><translation>Toutes les réactions viennent avant le mouvement des charges : </translation></message>
    <message><source>Also when it receives a charge; not when it pursues. A legion counts as heavy infantry while its triarii fight.</source><translation>Aussi quand elle reçoit une charge ; pas quand elle poursuit. Une légion compte comme infanterie lourde tant que ses triarii combattent.</translation></message>
    <message><source>An army that has lost half of its bases is broken; light troops are not counted.</source><translation>Une armée qui a perdu la moitié de ses socles est brisée ; les troupes légères ne comptent pas.</translation></message>
    <message><source>An average die for foot, faces 2 to 5. Below are the things that would slow them down; none applies. Roll.</source><translation>Un dé moyen pour l’infanterie, faces 2 à 5. En dessous, ce qui la ralentirait ; rien ne s’applique. Lancez.</translation></message>
    <message><source>An open plain.</source><translation>Une plaine ouverte.</translation></message>
    <message><source>An unformed unit takes up any formation and facing once what unformed it is over. It does not charge this turn.</source><translation>Une unité non formée prend toute formation et orientation une fois passé ce qui l’a désorganisée. Elle ne charge pas ce tour.</translation></message>
    <message><source>And the next: who stands within 4"?</source><translation>Et le suivant : qui se tient à moins de 4" ?</translation></message>
    <message><source>And their target: Legio I.</source><translation>Et leur cible : Legio I.</translation></message>
    <message><source>And then</source><translation>Et ensuite</translation></message>
    <message><source>Another action of </source><translation>Une autre action de </translation></message>
    <message><source>Another move die</source><translation>Un autre dé de mouvement</translation></message>
    <message><source>Answer</source><translation>Répondre</translation></message>
    <message><source>Any engaged unit shaken</source><translation>Une unité engagée ébranlée</translation></message>
    <message><source>Any other troops</source><translation>Toute autre troupe</translation></message>
    <message><source>Any other troops, elephants too</source><translation>Toute autre troupe, éléphants compris</translation></message>
    <message><source>Any unit</source><translation>Toute unité</translation></message>
    <message><source>Are {other} and {unit} within 4 inches of each other?</source><translation>{other} et {unit} sont-elles à moins de 4 pouces l’une de l’autre ?</translation></message>
    <message><source>Are {unit} and {other} in contact?</source><translation>{unit} et {other} sont-elles en contact ?</translation></message>
    <message><source>Armies break</source><translation>Rupture des armées</translation></message>
    <message><source>As the player wishes</source><translation>Au gré du joueur</translation></message>
    <message><source>At elephants</source><translation>Sur des éléphants</translation></message>
    <message><source>At whom (the nearest)</source><translation>Sur qui (le plus proche)</translation></message>
    <message><source>Attempt</source><translation>Tentative</translation></message>
    <message><source>AvD</source><translation>AvD</translation></message>
    <message><source>AvD is an average die: 2, 3, 3, 4, 4, 5.</source><translation>AvD est un dé moyen : 2, 3, 3, 4, 4, 5.</translation></message>
    <message><source>Average dice</source><translation>Dés moyens</translation></message>
    <message><source>B grade formed infantry that did not charge</source><translation>Infanterie formée de classe B qui n’a pas chargé</translation></message>
    <message><source>B: good</source><translation>B : bons</translation></message>
    <message><source>Bases</source><translation>Socles</translation></message>
    <message><source>Bases in contact</source><translation>Socles en contact</translation></message>
    <message><source>Bases in range</source><translation>Socles à portée</translation></message>
    <message><source>Bases lost</source><translation>Socles perdus</translation></message>
    <message><source>Bases lost of the army's strength, and how many break it.</source><translation>Socles perdus sur la force de l’armée, et combien la font rompre.</translation></message>
    <message><source>Bases of the target that fight nobody</source><translation>Socles de la cible sans adversaire</translation></message>
    <message><source>Bases that fight</source><translation>Socles qui combattent</translation></message>
    <message><source>Battle DP on a shaken unit</source><translation>DP de bataille sur une unité ébranlée</translation></message>
    <message><source>Behind {unit}</source><translation>Derrière {unit}</translation></message>
    <message><source>Between line, column and quincunx; a turn to the flank is such a change too.</source><translation>Entre ligne, colonne et quinconce ; tourner sur le flanc est aussi un tel changement.</translation></message>
    <message><source>Beyond 8 inches</source><translation>Au-delà de 8 pouces</translation></message>
    <message><source>Both armies are beaten: a draw.</source><translation>Les deux armées sont battues : match nul.</translation></message>
    <message><source>Both roll </source><translation>Les deux lancent </translation></message>
    <message><source>Both sides declare charges; then responses and charge moves.</source><translation>Les deux camps déclarent leurs charges ; puis réactions et mouvements de charge.</translation></message>
    <message><source>Both sides have moved, and charges are declared. Tap Libyans I again, who are close enough.</source><translation>Les deux camps ont bougé, et les charges se déclarent. Touchez de nouveau Libyans I, qui sont assez près.</translation></message>
    <message><source>Both sides roll a D6; the higher takes the initiative or gives it away.</source><translation>Les deux camps lancent un D6 ; le plus haut prend l’initiative ou la laisse.</translation></message>
    <message><source>Both sides, phase by phase</source><translation>Les deux camps, phase par phase</translation></message>
    <message><source>By agreement </source><translation>D’un commun accord </translation></message>
    <message><source>By how much does the leader change the test of {unit}?</source><translation>De combien le chef modifie-t-il le test de {unit} ?</translation></message>
    <message><source>C and D grade redress only when every enemy is more than 4" away (PUN-384)</source><translation>Les classes C et D ne redressent leurs rangs que si tout ennemi est à plus de 4" (PUN-384)</translation></message>
    <message><source>C, elephants</source><translation>C, éléphants</translation></message>
    <message><source>C: average</source><translation>C : moyens</translation></message>
    <message><source>Can {unit} make the move?</source><translation>{unit} peut-elle faire le mouvement ?</translation></message>
    <message><source>Carthage has the initiative, and Hannibal has joined his Libyans. A leader's actions are what you command with. Tap Hannibal.</source><translation>Carthage a l’initiative, et Hannibal a rejoint ses Libyens. C’est par les actions des chefs que vous commandez. Touchez Hannibal.</translation></message>
    <message><source>Carthage: elephants in front, then three lines of foot, the veterans last; the weaker horse on the wings. Rome: maniples one behind the other, with lanes between them.</source><translation>Carthage : éléphants en tête, puis trois lignes d’infanterie, les vétérans en dernier ; la cavalerie, plus faible, sur les ailes. Rome : manipules l’un derrière l’autre, avec des couloirs entre eux.</translation></message>
    <message><source>Carthage: foot in the middle, elephants and horse on both wings. Rome: four legions abreast, the horse on the wings.</source><translation>Carthage : infanterie au centre, éléphants et cavalerie sur les deux ailes. Rome : quatre légions de front, la cavalerie sur les ailes.</translation></message>
    <message><source>Case</source><translation>Cas</translation></message>
    <message><source>Caught</source><translation>Rattrapée</translation></message>
    <message><source>Caught, or run into somebody</source><translation>Rattrapé, ou tombé sur quelqu’un</translation></message>
    <message><source>Cavalry against unformed infantry</source><translation>Cavalerie contre infanterie non formée</translation></message>
    <message><source>Cavalry facing formed infantry</source><translation>Cavalerie face à de l’infanterie formée</translation></message>
    <message><source>Cavalry in a second or later round</source><translation>Cavalerie à la deuxième manche ou plus tard</translation></message>
    <message><source>Cavalry that charged cavalry and light infantry only</source><translation>Cavalerie qui n’a chargé que cavalerie et infanterie légère</translation></message>
    <message><source>Cavalry that charged formed infantry</source><translation>Cavalerie qui a chargé de l’infanterie formée</translation></message>
    <message><source>Change formation or turn to the flank</source><translation>Changer de formation ou tourner sur le flanc</translation></message>
    <message><source>Charge move</source><translation>Mouvement de charge</translation></message>
    <message><source>Charge, pursuit, follow-up or freshly relieved lines, one of them; they do not add up.</source><translation>Charge, poursuite, suivi ou lignes fraîchement relevées, un seul d’entre eux ; ils ne se cumulent pas.</translation></message>
    <message><source>Charged in flank or rear</source><translation>Chargée de flanc ou de dos</translation></message>
    <message><source>Charged unit</source><translation>Unité chargée</translation></message>
    <message><source>Charger</source><translation>Unité qui charge</translation></message>
    <message><source>Charges</source><translation>Charges</translation></message>
    <message><source>Charges a legion with open ranks</source><translation>Charge une légion aux rangs ouverts</translation></message>
    <message><source>Choose</source><translation>Choisir</translation></message>
    <message><source>Combat dice</source><translation>Dés de combat</translation></message>
    <message><source>Combat results</source><translation>Résultats du combat</translation></message>
    <message><source>Combatants of the first side</source><translation>Combattants du premier camp</translation></message>
    <message><source>Combatants of the other side</source><translation>Combattants de l’autre camp</translation></message>
    <message><source>Combats from right to left as the side with the initiative sees them.</source><translation>Combats de droite à gauche, vus par le camp qui a l’initiative.</translation></message>
    <message><source>Command</source><translation>Commandement</translation></message>
    <message><source>Commander</source><translation>Commandant</translation></message>
    <message><source>Conform to a controlled unit</source><translation>S’aligner sur une unité contrôlée</translation></message>
    <message><source>Control test</source><translation>Test de contrôle</translation></message>
    <message><source>Control test: the die</source><translation>Test de contrôle : le dé</translation></message>
    <message><source>Control test: the result</source><translation>Test de contrôle : le résultat</translation></message>
    <message><source>Control tests: </source><translation>Tests de contrôle : </translation></message>
    <message><source>Controlled by</source><translation>Contrôlée par</translation></message>
    <message><source>Correct</source><translation>Corriger</translation></message>
    <message><source>Correct a contact</source><translation>Corriger un contact</translation></message>
    <message><source>Costs a full move.</source><translation>Coûte un mouvement complet.</translation></message>
    <message><source>Costs half a move.</source><translation>Coûte un demi-mouvement.</translation></message>
    <message><source>Costs its distance.</source><translation>Coûte sa distance.</translation></message>
    <message><source>Costs nothing of the move.</source><translation>Ne coûte rien du mouvement.</translation></message>
    <message><source>Count them for each side of a combat. The main unit, the one with the most bases fighting, brings its factors; each counts once for the side.</source><translation>À compter pour chaque camp d’un combat. L’unité principale, celle qui a le plus de socles au combat, apporte ses facteurs ; chacun compte une fois pour le camp.</translation></message>
    <message><source>Crew stops the rampage, killing the animals, at the end of phase I</source><translation>Les cornacs arrêtent l’affolement en tuant les bêtes, à la fin de la phase I</translation></message>
    <message><source>Critical die, for each critical hit</source><translation>Dé critique, pour chaque touche critique</translation></message>
    <message><source>D6 for each base of the catcher in contact</source><translation>D6 pour chaque socle en contact de qui rattrape</translation></message>
    <message><source>D6 needed</source><translation>D6 requis</translation></message>
    <message><source>D6 of the move</source><translation>D6 du mouvement</translation></message>
    <message><source>D6 read as average</source><translation>D6 lu comme dé moyen</translation></message>
    <message><source>D: poor</source><translation>D : médiocres</translation></message>
    <message><source>DPs</source><translation>DP</translation></message>
    <message><source>DPs are taken one at a time. A base lost is one stand, from the rank that fights, otherwise from the front.</source><translation>Les DP se prennent un par un. Un socle perdu est un socle entier, du rang qui combat, sinon de l’avant.</translation></message>
    <message><source>DPs, wound</source><translation>DP, blessure</translation></message>
    <message><source>Declare a charge</source><translation>Déclarer une charge</translation></message>
    <message><source>Declare charges</source><translation>Déclarer les charges</translation></message>
    <message><source>Deploy</source><translation>Déployer</translation></message>
    <message><source>Detach</source><translation>Détacher</translation></message>
    <message><source>Detach from a legion</source><translation>Détacher d’une légion</translation></message>
    <message><source>Dice by the handful</source><translation>Des dés à pleines mains</translation></message>
    <message><source>Dice of a volley, in this order</source><translation>Dés d’une salve, dans cet ordre</translation></message>
    <message><source>Did the move take {unit} off the table?</source><translation>Le mouvement a-t-il fait sortir {unit} de la table ?</translation></message>
    <message><source>Did {unit} charge {other}?</source><translation>{unit} a-t-elle chargé {other} ?</translation></message>
    <message><source>Die of death</source><translation>Dé de la mort</translation></message>
    <message><source>Die of death of an attached leader: unit shot with DPs, or in combat</source><translation>Dé de la mort d’un chef attaché : unité sous un tir qui cause des DP, ou au combat</translation></message>
    <message><source>Die or addition</source><translation>Dé ou ajout</translation></message>
    <message><source>Difference</source><translation>Différence</translation></message>
    <message><source>Direction</source><translation>Direction</translation></message>
    <message><source>Direction of a rampage</source><translation>Direction d’un affolement</translation></message>
    <message><source>Disorder points</source><translation>Points de désordre</translation></message>
    <message><source>Disorder points, DPs: the unit fights worse with each, and at a number that depends on its grade it is shaken.</source><translation>Points de désordre, DP : l’unité combat plus mal avec chacun, et à un nombre qui dépend de sa classe elle est ébranlée.</translation></message>
    <message><source>Distances in inches</source><translation>Distances en pouces</translation></message>
    <message><source>Do it</source><translation>Valider</translation></message>
    <message><source>Do the bases of {unit} stand still?</source><translation>Les socles de {unit} restent-ils immobiles ?</translation></message>
    <message><source>Do units that one leader moves in the same phase move on one set of dice?</source><translation>Les unités qu’un chef bouge dans la même phase bougent-elles avec les mêmes dés ?</translation></message>
    <message><source>Does a points limit bind the armies?</source><translation>Une limite de points s’impose-t-elle aux armées ?</translation></message>
    <message><source>Does cover protect {unit} against these shots?</source><translation>Un couvert protège-t-il {unit} contre ces tirs ?</translation></message>
    <message><source>Does one side defend the edge of a wood, higher ground or field works against the other?</source><translation>Un camp défend-il contre l’autre une lisière de bois, une hauteur ou des ouvrages de campagne ?</translation></message>
    <message><source>Does the charge of {unit} lead through rough ground?</source><translation>La charge de {unit} passe-t-elle par un terrain accidenté ?</translation></message>
    <message><source>Does the move of {unit} lead through rough ground?</source><translation>Le mouvement de {unit} passe-t-il par un terrain accidenté ?</translation></message>
    <message><source>Does the move start and end beyond 8 inches of all enemy?</source><translation>Le mouvement commence-t-il et finit-il au-delà de 8 pouces de tout ennemi ?</translation></message>
    <message><source>Does the winner of the roll take the initiative or give it to the other side?</source><translation>Le gagnant du jet prend-il l’initiative ou la laisse-t-il à l’autre camp ?</translation></message>
    <message><source>Each DP</source><translation>Chaque DP</translation></message>
    <message><source>Each DP of the shooter</source><translation>Chaque DP du tireur</translation></message>
    <message><source>Each base is a unit of its own, always of C grade, without formation, fatigue, DPs or casualties.</source><translation>Chaque socle est une unité à lui seul, toujours de classe C, sans formation, fatigue, DP ni pertes.</translation></message>
    <message><source>Each engaged unit takes the first row that fits it, by its own grade, formation and state. DPs come before bases, bases before moves. Elephants take a rampage test for each DP.</source><translation>Chaque unité engagée applique la première ligne qui lui convient, selon sa propre classe, sa formation et son état. Les DP passent avant les socles, les socles avant les mouvements. Les éléphants font un test d’affolement pour chaque DP.</translation></message>
    <message><source>Each formed infantry unit they pass through takes one more DP, however many elephants. One that scores a critical hit stays out of it.</source><translation>Chaque unité d’infanterie formée qu’ils traversent prend un DP de plus, quel que soit le nombre d’éléphants. Un éléphant qui subit une touche critique n’y participe pas.</translation></message>
    <message><source>Each leader of the side does what he can.</source><translation>Chaque chef du camp fait ce qu’il peut.</translation></message>
    <message><source>Each legion is a row of its own.</source><translation>Chaque légion est une ligne à elle seule.</translation></message>
    <message><source>Elephant base</source><translation>Socle d’éléphants</translation></message>
    <message><source>Elephants burst through</source><translation>Des éléphants passent à travers</translation></message>
    <message><source>Elephants facing formed infantry</source><translation>Éléphants face à de l’infanterie formée</translation></message>
    <message><source>Elephants that charged cavalry and light infantry only</source><translation>Éléphants qui n’ont chargé que cavalerie et infanterie légère</translation></message>
    <message><source>Elephants.</source><translation>Éléphants.</translation></message>
    <message><source>Eleven dice against eight, Hannibal's included, and the exact odds of each result. The questions matter; today their defaults are right. Roll them all.</source><translation>Onze dés contre huit, celui d’Hannibal compris, et les probabilités exactes de chaque résultat. Les questions comptent ; aujourd’hui les réponses par défaut sont bonnes. Lancez-les tous.</translation></message>
    <message><source>Enemy</source><translation>Ennemi</translation></message>
    <message><source>Enemy beyond 4 inches</source><translation>Ennemi au-delà de 4 pouces</translation></message>
    <message><source>Enemy beyond 8 inches</source><translation>Ennemi au-delà de 8 pouces</translation></message>
    <message><source>Enemy farther off</source><translation>Ennemi plus loin</translation></message>
    <message><source>Enemy with the advantage of ground</source><translation>Ennemi avec l’avantage du terrain</translation></message>
    <message><source>Enemy within 4 inches</source><translation>Ennemi à moins de 4 pouces</translation></message>
    <message><source>Enemy within 4"</source><translation>Ennemi à moins de 4"</translation></message>
    <message><source>Enemy within 8 inches</source><translation>Ennemi à moins de 8 pouces</translation></message>
    <message><source>Equal numbers of bases: whose factors does this side use?</source><translation>Nombres de socles égaux : de qui ce camp prend-il les facteurs ?</translation></message>
    <message><source>Even</source><translation>Égalité</translation></message>
    <message><source>Event</source><translation>Événement</translation></message>
    <message><source>Every charge of the side, before any response.</source><translation>Toutes les charges du camp, avant toute réaction.</translation></message>
    <message><source>Every unit moves as its result says: veterans must press on, cavalry draws back from formed foot, broken troops run. Optio goes through the list with you.</source><translation>Chaque unité bouge comme le dit son résultat : les vétérans doivent pousser de l’avant, la cavalerie se dégage de l’infanterie formée, les troupes brisées fuient. Optio parcourt la liste avec vous.</translation></message>
    <message><source>Exceptional</source><translation>Exceptionnel</translation></message>
    <message><source>Faces that hit in combat: the first row that fits the main unit</source><translation>Faces qui touchent au combat : la première ligne qui convient à l’unité principale</translation></message>
    <message><source>Facing only elephants and light troops</source><translation>Seulement face à des éléphants et troupes légères</translation></message>
    <message><source>Facing only light troops</source><translation>Seulement face à des troupes légères</translation></message>
    <message><source>Factors of the main unit</source><translation>Facteurs de l’unité principale</translation></message>
    <message><source>Fall back</source><translation>Se replier</translation></message>
    <message><source>Fatigue: a die of</source><translation>Fatigue : un dé de</translation></message>
    <message><source>First D6: </source><translation>Premier D6 : </translation></message>
    <message><source>First rout or retire</source><translation>Première déroute ou retraite</translation></message>
    <message><source>First say who stands within 4": </source><translation>Dites d’abord qui se tient à moins de 4" : </translation></message>
    <message><source>First the free hack at </source><translation>D’abord le coup gratuit contre </translation></message>
    <message><source>First what flees, pursues or rampages goes on; then all others move, manoeuvre, or stay and redress.</source><translation>D’abord ce qui fuit, poursuit ou s’affole continue ; puis tous les autres bougent, manœuvrent, ou restent et redressent leurs rangs.</translation></message>
    <message><source>First what to do on the table, then the dice and the reasons, each with its rule. Apply it.</source><translation>D’abord que faire sur la table, puis les dés et les raisons, chacune avec sa règle. Appliquez.</translation></message>
    <message><source>Fixed moves</source><translation>Mouvements fixes</translation></message>
    <message><source>Flight, pursuit, rampage</source><translation>Fuite, poursuite, affolement</translation></message>
    <message><source>Follow up who fell back, pursue who retired or routed; halt when the enemy halted or is gone.</source><translation>Suivre qui s’est replié, poursuivre qui s’est retiré ou est en déroute ; s’arrêter quand l’ennemi s’est arrêté ou a disparu.</translation></message>
    <message><source>Foot that fights hand to hand in supple bodies: hastati and principes, Samnites, Spaniards, Gauls.</source><translation>Infanterie qui combat au corps à corps en corps souples : hastati et principes, Samnites, Espagnols, Gaulois.</translation></message>
    <message><source>For as long as that combat lasts. Not for light troops, and not for a legion in quincunx charged in the flank. For elephants too.</source><translation>Tant que dure ce combat. Pas pour les troupes légères, ni pour une légion en quinconce chargée de flanc. Pour les éléphants aussi.</translation></message>
    <message><source>For close combat</source><translation>Pour le corps à corps</translation></message>
    <message><source>Formations and leaders' places are chosen before the first turn (PUN-293)</source><translation>Les formations et les places des chefs se choisissent avant le premier tour (PUN-293)</translation></message>
    <message><source>Formation{other}</source><translation>Formation{other}</translation></message>
    <message><source>Formed infantry charged by cavalry or elephants</source><translation>Infanterie formée chargée par cavalerie ou éléphants</translation></message>
    <message><source>Formed infantry that stood against cavalry or elephants</source><translation>Infanterie formée qui a tenu contre cavalerie ou éléphants</translation></message>
    <message><source>Formed infantry with formed infantry, or formed cavalry with formed cavalry, straight behind it within 1 inch, facing the enemy, unengaged and unshaken, at least half as many bases deep behind it. Counts once.</source><translation>Infanterie formée par infanterie formée, ou cavalerie formée par cavalerie formée, droit derrière à moins de 1 pouce, face à l’ennemi, non engagée et non ébranlée, avec au moins moitié autant de socles derrière. Compte une fois.</translation></message>
    <message><source>Formed units it burst through</source><translation>Unités formées traversées</translation></message>
    <message><source>Four hits more than the enemy is a victory, fewer a success. The loser is set back or defeated: it takes disorder, loses bases, falls back or runs.</source><translation>Quatre touches de plus que l’ennemi font une victoire, moins un succès. Le perdant subit un revers ou une défaite : il prend du désordre, perd des socles, se replie ou fuit.</translation></message>
    <message><source>Free hack</source><translation>Coup gratuit</translation></message>
    <message><source>Free hack at </source><translation>Coup gratuit contre </translation></message>
    <message><source>Friendly foot retires</source><translation>Infanterie amie qui se retire</translation></message>
    <message><source>Friendly leader lost or routing</source><translation>Chef ami perdu ou en déroute</translation></message>
    <message><source>Friendly unit routs or is destroyed</source><translation>Unité amie en déroute ou détruite</translation></message>
    <message><source>From where</source><translation>D’où</translation></message>
    <message><source>From where a charge strikes: the first row that fits</source><translation>D’où frappe une charge : la première ligne qui convient</translation></message>
    <message><source>From where does the charge strike {unit}?</source><translation>D’où la charge frappe-t-elle {unit} ?</translation></message>
    <message><source>From which side do the shots reach {unit}?</source><translation>De quel côté les tirs atteignent-ils {unit} ?</translation></message>
    <message><source>Front, within four inches: that is all a charge has to say. Declare it.</source><translation>De face, à moins de quatre pouces : c’est tout ce qu’une charge a à dire. Déclarez-la.</translation></message>
    <message><source>Further hits</source><translation>Touches supplémentaires</translation></message>
    <message><source>Gone from the battle, and counted as lost.</source><translation>Disparue de la bataille, et comptée comme perdue.</translation></message>
    <message><source>Good professionals, or others of high spirit.</source><translation>Bons professionnels, ou autres de moral élevé.</translation></message>
    <message><source>Grade</source><translation>Classe</translation></message>
    <message><source>Groups share dice</source><translation>Les groupes partagent les dés</translation></message>
    <message><source>Halt</source><translation>Halte</translation></message>
    <message><source>Hannibal gives his orders</source><translation>Hannibal donne ses ordres</translation></message>
    <message><source>Hannibal was called home to save Carthage from Scipio. His elephants were let through by lanes in the Roman line, and in the end the returning horse decided it.</source><translation>Hannibal fut rappelé pour sauver Carthage de Scipion. On laissa passer ses éléphants par des couloirs dans la ligne romaine, et c’est finalement le retour de la cavalerie qui décida.</translation></message>
    <message><source>Has an army lost when half of its close-order bases are gone? Otherwise the players end the game as they like.</source><translation>Une armée a-t-elle perdu quand la moitié de ses socles en ordre serré a disparu ? Sinon les joueurs finissent la partie comme ils veulent.</translation></message>
    <message><source>He has two actions left. What he can do now is offered here.</source><translation>Il lui reste deux actions. Ce qu’il peut faire maintenant est proposé ici.</translation></message>
    <message><source>He is with a unit and near the enemy, so he inspires it: one more die in combat. Confirm.</source><translation>Il est avec une unité et près de l’ennemi, alors il l’inspire : un dé de plus au combat. Confirmez.</translation></message>
    <message><source>Heavy infantry, with its grade from A, the best, to D.</source><translation>Infanterie lourde, avec sa classe de A, la meilleure, à D.</translation></message>
    <message><source>Hits and target numbers</source><translation>Touches et valeurs cibles</translation></message>
    <message><source>Horse with spear and javelin in closer order.</source><translation>Cavalerie avec lance et javelot en ordre plus serré.</translation></message>
    <message><source>How average dice are thrown at the table: with real ones (2, 3, 3, 4, 4, 5), or with a D6 whose 1 reads 3 and 6 reads 4.</source><translation>Comment les dés moyens sont lancés à la table : avec de vrais (2, 3, 3, 4, 4, 5), ou avec un D6 dont le 1 vaut 3 et le 6 vaut 4.</translation></message>
    <message><source>How many bases of the {other} does {unit} detach?</source><translation>{other} : combien de socles {unit} en détache-t-elle ?</translation></message>
    <message><source>How many bases of {unit} are within 4 inches of the target and see it?</source><translation>Combien de socles de {unit} sont à moins de 4 pouces de la cible et la voient ?</translation></message>
    <message><source>How many bases of {unit} touch the enemy? Of a legion count its fighting line only.</source><translation>Combien de socles de {unit} touchent l’ennemi ? D’une légion, ne comptez que la ligne qui combat.</translation></message>
    <message><source>How many bases of {unit} touch the runaways? Overlaps do not strike.</source><translation>Combien de socles de {unit} touchent les fuyards ? Les débordements ne frappent pas.</translation></message>
    <message><source>How many unengaged bases of {unit} stick out beyond the enemy's line? One at most on each flank of the whole side.</source><translation>Combien de socles non engagés de {unit} dépassent la ligne ennemie ? Un au plus sur chaque flanc de tout le camp.</translation></message>
    <message><source>Impetus of elephants</source><translation>Impétuosité des éléphants</translation></message>
    <message><source>Impetus of heavy infantry</source><translation>Impétuosité de l’infanterie lourde</translation></message>
    <message><source>Impetus of medium cavalry</source><translation>Impétuosité de la cavalerie moyenne</translation></message>
    <message><source>Impetus of medium infantry</source><translation>Impétuosité de l’infanterie moyenne</translation></message>
    <message><source>In a legion's way</source><translation>Sur le chemin d’une légion</translation></message>
    <message><source>In column: quick on the march, helpless in combat.</source><translation>En colonne : rapide en marche, impuissante au combat.</translation></message>
    <message><source>In combat: it may not move or shoot elsewhere.</source><translation>Au combat : elle ne peut ni bouger ni tirer ailleurs.</translation></message>
    <message><source>In contact</source><translation>En contact</translation></message>
    <message><source>In line with or behind which controlled unit do the bases of {unit} stand, to do as it does?</source><translation>En ligne avec ou derrière quelle unité contrôlée se tiennent les socles de {unit}, pour faire comme elle ?</translation></message>
    <message><source>In line, the usual formation for fighting.</source><translation>En ligne, la formation habituelle pour combattre.</translation></message>
    <message><source>In this game each unit dices alone (PUN-008)</source><translation>Dans cette partie chaque unité lance ses propres dés (PUN-008)</translation></message>
    <message><source>Inches</source><translation>Pouces</translation></message>
    <message><source>Inconclusive</source><translation>Indécis</translation></message>
    <message><source>Infantry charging, and charged by cavalry or elephants</source><translation>Infanterie qui charge, chargée par cavalerie ou éléphants</translation></message>
    <message><source>Initiative, leader actions, control tests, attempts to stop rampaging elephants.</source><translation>Initiative, actions des chefs, tests de contrôle, tentatives d’arrêter les éléphants affolés.</translation></message>
    <message><source>Inspire</source><translation>Inspirer</translation></message>
    <message><source>Inspired by a leader</source><translation>Inspirée par un chef</translation></message>
    <message><source>Into contact</source><translation>Au contact</translation></message>
    <message><source>Is any enemy within 4 inches of {unit}?</source><translation>Y a-t-il un ennemi à moins de 4 pouces de {unit} ?</translation></message>
    <message><source>Is any enemy within 8 inches of {unit} or {other} as they pass?</source><translation>Y a-t-il un ennemi à moins de 8 pouces de {unit} ou {other} pendant le passage ?</translation></message>
    <message><source>Is any enemy within 8 inches of {unit}?</source><translation>Y a-t-il un ennemi à moins de 8 pouces de {unit} ?</translation></message>
    <message><source>Is every enemy more than 4 inches away from {unit}?</source><translation>Tout ennemi est-il à plus de 4 pouces de {unit} ?</translation></message>
    <message><source>It does again what it did last: advances by dice, charges, withdraws, flees, pursues or loots; after a halt it stays halted but may charge and redress. Light troops do not shoot.</source><translation>Elle refait ce qu’elle a fait en dernier : avance aux dés, charge, se retire, fuit, poursuit ou pille ; après une halte elle reste à l’arrêt mais peut charger et redresser ses rangs. Les troupes légères ne tirent pas.</translation></message>
    <message><source>It does what its player likes. Routers, pursuers and looters may stop, or go on.</source><translation>Elle fait ce que veut son joueur. Fuyards, poursuivants et pillards peuvent s’arrêter, ou continuer.</translation></message>
    <message><source>It follows this enemy, which it has beaten.</source><translation>Elle suit cet ennemi, qu’elle a battu.</translation></message>
    <message><source>It has broken through and goes for the enemy's baggage.</source><translation>Elle a percé et va aux bagages ennemis.</translation></message>
    <message><source>It has declared a charge at this enemy.</source><translation>Elle a déclaré une charge contre cet ennemi.</translation></message>
    <message><source>It has gone off the table.</source><translation>Elle est sortie de la table.</translation></message>
    <message><source>It has reached the enemy's baggage and is lost to the battle for now.</source><translation>Elle a atteint les bagages ennemis et est perdue pour la bataille pour l’instant.</translation></message>
    <message><source>It laid down its arms, and counts as lost.</source><translation>Elle a déposé les armes, et compte comme perdue.</translation></message>
    <message><source>It must charge an enemy within reach.</source><translation>Elle doit charger un ennemi à portée.</translation></message>
    <message><source>It stands still all turn and does not charge; light troops do not shoot either. Unshaken, it may redress.</source><translation>Elle reste immobile tout le tour et ne charge pas ; les troupes légères ne tirent pas non plus. Non ébranlée, elle peut redresser ses rangs.</translation></message>
    <message><source>Its control test keeps it where it is this turn.</source><translation>Son test de contrôle la retient sur place ce tour.</translation></message>
    <message><source>Its control test makes it do again what it did last.</source><translation>Son test de contrôle lui fait refaire ce qu’elle a fait en dernier.</translation></message>
    <message><source>Its ranks stand open, so that others may pass through.</source><translation>Ses rangs sont ouverts, pour que d’autres puissent passer.</translation></message>
    <message><source>Its rear rank faces backwards, against an enemy behind it.</source><translation>Son dernier rang est tourné vers l’arrière, contre un ennemi derrière elle.</translation></message>
    <message><source>Javelins, slings or bows in open order. Always unformed; shoots 4".</source><translation>Javelots, frondes ou arcs en ordre ouvert. Troupes toujours non formées ; tirent à 4".</translation></message>
    <message><source>Joins</source><translation>Rejoint</translation></message>
    <message><source>Kind</source><translation>Type</translation></message>
    <message><source>Kinds and grades</source><translation>Types et classes</translation></message>
    <message><source>Kings of Numidia changed sides more than once in these years, and each fought Carthage in his turn. A clash of light horse against a line that must not be drawn apart.</source><translation>Les rois de Numidie changèrent de camp plus d’une fois ces années-là, et chacun combattit Carthage à son tour. Un choc de cavalerie légère contre une ligne qui ne doit pas se laisser étirer.</translation></message>
    <message><source>Leader action</source><translation>Action de chef</translation></message>
    <message><source>Leader actions</source><translation>Actions des chefs</translation></message>
    <message><source>Leader attached to an engaged unit</source><translation>Chef attaché à une unité engagée</translation></message>
    <message><source>Leader attached: his choice after the die</source><translation>Chef attaché : son choix après le dé</translation></message>
    <message><source>Leader touched</source><translation>Chef touché</translation></message>
    <message><source>Leader's adjustment</source><translation>Ajustement du chef</translation></message>
    <message><source>Leaders: actions in a turn</source><translation>Chefs : actions dans un tour</translation></message>
    <message><source>Least</source><translation>Minimum</translation></message>
    <message><source>Legion in quincunx, three lines, rear rank not turned</source><translation>Légion en quinconce, trois lignes, dernier rang non retourné</translation></message>
    <message><source>Legion of </source><translation>Légion de </translation></message>
    <message><source>Legion with a third line</source><translation>Légion avec une troisième ligne</translation></message>
    <message><source>Legions</source><translation>Légions</translation></message>
    <message><source>Legions only: maniples with gaps, through which friends may pass.</source><translation>Légions seulement : manipules avec intervalles, par où les amis peuvent passer.</translation></message>
    <message><source>Legions, spearmen and elephants of the Punic Wars. Optio keeps disorder, leaders and control beside your table.</source><translation>Légions, lanciers et éléphants des guerres puniques. Optio suit le désordre, les chefs et le contrôle à côté de votre table.</translation></message>
    <message><source>Libyans against a legion</source><translation>Des Libyens contre une légion</translation></message>
    <message><source>Light cavalry may charge only cavalry or unformed troops (PUN-196)</source><translation>La cavalerie légère ne peut charger que la cavalerie ou des troupes non formées (PUN-196)</translation></message>
    <message><source>Light cavalry, with its grade from A, the best, to D.</source><translation>Cavalerie légère, avec sa classe de A, la meilleure, à D.</translation></message>
    <message><source>Light infantry it rides through takes one more DP.</source><translation>L’infanterie légère qu’elle traverse prend un DP de plus.</translation></message>
    <message><source>Light infantry may charge only light infantry or elephants (PUN-196)</source><translation>L’infanterie légère ne peut charger que l’infanterie légère ou des éléphants (PUN-196)</translation></message>
    <message><source>Light infantry with sword and shield, such as velites and peltasts.</source><translation>Infanterie légère avec épée et bouclier, comme vélites et peltastes.</translation></message>
    <message><source>Light infantry, with its grade from A, the best, to D.</source><translation>Infanterie légère, avec sa classe de A, la meilleure, à D.</translation></message>
    <message><source>Light troops</source><translation>Troupes légères</translation></message>
    <message><source>Light troops move, shoot, do both, shoot twice, or stay and redress.</source><translation>Les troupes légères bougent, tirent, font les deux, tirent deux fois, ou restent et redressent leurs rangs.</translation></message>
    <message><source>Light troops shoot 4 inches, at the nearest enemy in sight. Each 6 is a DP; at elephants each 6 is a rampage test.</source><translation>Les troupes légères tirent à 4 pouces, sur l’ennemi en vue le plus proche. Chaque 6 est un DP ; sur des éléphants chaque 6 est un test d’affolement.</translation></message>
    <message><source>Light troops, A grade</source><translation>Troupes légères, classe A</translation></message>
    <message><source>Limits</source><translation>Limites</translation></message>
    <message><source>Line</source><translation>Ligne</translation></message>
    <message><source>Losers move first, then winners.</source><translation>Les perdants bougent d’abord, puis les vainqueurs.</translation></message>
    <message><source>Losers move first, then winners; DPs for those they come near.</source><translation>Les perdants bougent d’abord, puis les vainqueurs ; DP pour ceux dont ils s’approchent.</translation></message>
    <message><source>Lowest face that hits</source><translation>Plus petite face qui touche</translation></message>
    <message><source>Main unit</source><translation>Unité principale</translation></message>
    <message><source>Main unit of {unit}</source><translation>Unité principale de {unit}</translation></message>
    <message><source>Make a move on the list</source><translation>Faire un mouvement de la liste</translation></message>
    <message><source>Make every move on the list.</source><translation>Faites chaque mouvement de la liste.</translation></message>
    <message><source>Manoeuvre</source><translation>Manœuvre</translation></message>
    <message><source>Manoeuvre first</source><translation>Manœuvrer d’abord</translation></message>
    <message><source>Medium cavalry</source><translation>Cavalerie moyenne</translation></message>
    <message><source>Medium cavalry, with its grade from A, the best, to D.</source><translation>Cavalerie moyenne, avec sa classe de A, la meilleure, à D.</translation></message>
    <message><source>Medium infantry, with its grade from A, the best, to D.</source><translation>Infanterie moyenne, avec sa classe de A, la meilleure, à D.</translation></message>
    <message><source>Meets also</source><translation>Rencontre aussi</translation></message>
    <message><source>Minor obstacle, light wood</source><translation>Petit obstacle, bois clair</translation></message>
    <message><source>Morale: friends within 4"</source><translation>Moral : amis à moins de 4"</translation></message>
    <message><source>Most dice for other bases</source><translation>Maximum de dés pour les autres socles</translation></message>
    <message><source>Mounted skirmishers. Always unformed; shoots 4".</source><translation>Tirailleurs montés. Toujours non formés ; tirent à 4".</translation></message>
    <message><source>Move a leader</source><translation>Bouger un chef</translation></message>
    <message><source>Move or manoeuvre</source><translation>Bouger ou manœuvrer</translation></message>
    <message><source>Move straight ahead; stop 4" from formed enemy, and if you like 4" short of friends or rough ground.</source><translation>Avancez tout droit ; arrêtez-vous à 4" d’un ennemi formé, et si vous voulez à 4" d’amis ou d’un terrain accidenté.</translation></message>
    <message><source>Movement</source><translation>Mouvement</translation></message>
    <message><source>Movement DPs by dice and ground</source><translation>DP de mouvement selon les dés et le terrain</translation></message>
    <message><source>Movement DPs stop at</source><translation>Les DP de mouvement s’arrêtent à</translation></message>
    <message><source>Moves together with</source><translation>Bouge avec</translation></message>
    <message><source>No charge is to be moved now (PUN-198)</source><translation>Aucune charge n’est à bouger maintenant (PUN-198)</translation></message>
    <message><source>No combat is left to be fought (PUN-220)</source><translation>Il ne reste aucun combat à livrer (PUN-220)</translation></message>
    <message><source>No elephant rampages that its crew has still to try to stop (PUN-077)</source><translation>Aucun éléphant affolé que ses cornacs aient encore à tenter d’arrêter (PUN-077)</translation></message>
    <message><source>No leader controls it, but it keeps in line with this neighbour.</source><translation>Aucun chef ne la contrôle, mais elle reste en ligne avec cette voisine.</translation></message>
    <message><source>No leader controls it, so a die says what it does.</source><translation>Aucun chef ne la contrôle, alors un dé dit ce qu’elle fait.</translation></message>
    <message><source>No leader has an action left (PUN-382)</source><translation>Aucun chef n’a plus d’action (PUN-382)</translation></message>
    <message><source>No leader is captured.</source><translation>Aucun chef n’est capturé.</translation></message>
    <message><source>No leader stands alone who has still to move (PUN-112)</source><translation>Aucun chef seul ne doit encore bouger (PUN-112)</translation></message>
    <message><source>No leader stands alone: an attached one is not captured (PUN-121)</source><translation>Aucun chef n’est seul : un chef attaché n’est pas capturé (PUN-121)</translation></message>
    <message><source>No leader who stands alone is captured.</source><translation>Aucun chef seul n’est capturé.</translation></message>
    <message><source>No move is on the list (PUN-270)</source><translation>Aucun mouvement sur la liste (PUN-270)</translation></message>
    <message><source>Nobody can rally (PUN-175)</source><translation>Personne ne peut se rallier (PUN-175)</translation></message>
    <message><source>Nobody has a control test to take (PUN-132)</source><translation>Personne n’a de test de contrôle à faire (PUN-132)</translation></message>
    <message><source>Nobody has a free hack (PUN-285)</source><translation>Personne n’a de coup gratuit (PUN-285)</translation></message>
    <message><source>Nobody has just moved by dice (PUN-147)</source><translation>Personne ne vient de bouger aux dés (PUN-147)</translation></message>
    <message><source>Nobody is engaged: phases V and VI are passed over.</source><translation>Personne n’est engagé : les phases V et VI sont sautées.</translation></message>
    <message><source>Nobody to charge</source><translation>Personne à charger</translation></message>
    <message><source>Not against elephants, and not when it charges the front of formed heavy infantry. A legion whose triarii do not fight is medium infantry.</source><translation>Pas contre des éléphants, ni quand elle charge le front d’une infanterie lourde formée. Une légion dont les triarii ne combattent pas est de l’infanterie moyenne.</translation></message>
    <message><source>Not light infantry among elephants: being unformed does not spoil their aim at these.</source><translation>Pas l’infanterie légère parmi des éléphants : être non formée ne gêne pas sa visée contre eux.</translation></message>
    <message><source>Not under control</source><translation>Pas sous contrôle</translation></message>
    <message><source>Not what happened on your table? Take it back. Rolled again, the same dice would fall: undo is for slips.</source><translation>Pas ce qui s’est passé sur votre table ? Annulez. Relancés, les mêmes dés tomberaient : Annuler est fait pour les erreurs.</translation></message>
    <message><source>Not yet: </source><translation>Pas encore : </translation></message>
    <message><source>Nothing happens to </source><translation>Rien n’arrive à </translation></message>
    <message><source>Nothing has happened that others must mind (PUN-058)</source><translation>Rien n’est arrivé qui concerne les autres (PUN-058)</translation></message>
    <message><source>Nothing has happened.</source><translation>Rien n’est arrivé.</translation></message>
    <message><source>Nothing vanishes: the journal keeps what was taken back, crossed out. Open it.</source><translation>Rien ne disparaît : le journal garde ce qui a été annulé, barré. Ouvrez-le.</translation></message>
    <message><source>Number</source><translation>Nombre</translation></message>
    <message><source>Numidia: light riders everywhere and in depth. Carthage: foot in the middle, its horse close by.</source><translation>Numidie : cavaliers légers partout et en profondeur. Carthage : infanterie au centre, sa cavalerie tout près.</translation></message>
    <message><source>Numidian riders teased the Romans out of their camp before breakfast and through an icy river. Mago lay hidden with two thousand men in a streambed behind them.</source><translation>Des cavaliers numides attirèrent les Romains hors de leur camp avant le petit déjeuner et à travers une rivière glacée. Magon attendait derrière eux, caché avec deux mille hommes dans le lit d’un ruisseau.</translation></message>
    <message><source>Numidians and their like</source><translation>Numides et leurs pareils</translation></message>
    <message><source>Of middling spirit; all elephants.</source><translation>De moral moyen ; tous les éléphants.</translation></message>
    <message><source>Of the move</source><translation>Part du mouvement</translation></message>
    <message><source>Off the table</source><translation>Hors de la table</translation></message>
    <message><source>On its way back, with its face to the enemy again at the end.</source><translation>En chemin vers l’arrière, de nouveau face à l’ennemi à la fin.</translation></message>
    <message><source>On the table</source><translation>Sur la table</translation></message>
    <message><source>One attempt for each rampaging elephant.</source><translation>Une tentative pour chaque éléphant affolé.</translation></message>
    <message><source>One choice for each light unit that is free to act.</source><translation>Un choix pour chaque unité légère libre d’agir.</translation></message>
    <message><source>One die for each base, two for an elephant, ten at most; then more for a leader's word, support and a charge, fewer for disorder. A five or a six hits.</source><translation>Un dé par socle, deux pour un éléphant, dix au plus ; puis davantage pour la parole d’un chef, le soutien et la charge, moins pour le désordre. Un cinq ou un six touche.</translation></message>
    <message><source>Only A and B grade infantry side-step or step back (PUN-391)</source><translation>Seule l’infanterie de classes A et B fait un pas de côté ou en arrière (PUN-391)</translation></message>
    <message><source>Open or close ranks</source><translation>Ouvrir ou serrer les rangs</translation></message>
    <message><source>Open, with a few stony hills.</source><translation>Dégagé, avec quelques collines pierreuses.</translation></message>
    <message><source>Or no such enemy is within 4" of </source><translation>Ou aucun ennemi de ce genre n’est à moins de 4" de </translation></message>
    <message><source>Other base in contact</source><translation>Autre socle en contact</translation></message>
    <message><source>Other rough ground</source><translation>Autre terrain accidenté</translation></message>
    <message><source>Other ways out of disorder</source><translation>Autres moyens de sortir du désordre</translation></message>
    <message><source>Otherwise</source><translation>Sinon</translation></message>
    <message><source>Out of its formation: it fights worse and must form up again.</source><translation>Hors de sa formation : elle combat plus mal et doit se reformer.</translation></message>
    <message><source>Overlapping base</source><translation>Socle en débordement</translation></message>
    <message><source>Pass through</source><translation>Traverser</translation></message>
    <message><source>Passes through</source><translation>Traverse</translation></message>
    <message><source>Phase VI: </source><translation>Phase VI : </translation></message>
    <message><source>Points limit</source><translation>Limite de points</translation></message>
    <message><source>Professionals of long service and high spirit.</source><translation>Professionnels de long service et de moral élevé.</translation></message>
    <message><source>Punic Wars</source><translation>Guerres puniques</translation></message>
    <message><source>Put the new leader next to a unit of the command.</source><translation>Placez le nouveau chef à côté d’une unité du corps.</translation></message>
    <message><source>Put the new leader with </source><translation>Placez le nouveau chef avec </translation></message>
    <message><source>Rallied</source><translation>Ralliée</translation></message>
    <message><source>Rally who may; then end the turn.</source><translation>Ralliez qui peut l’être ; puis finissez le tour.</translation></message>
    <message><source>Rampage</source><translation>Affolement</translation></message>
    <message><source>Rampage test, for each hit of a volley and each DP of a result</source><translation>Test d’affolement, pour chaque touche d’une salve et chaque DP d’un résultat</translation></message>
    <message><source>Rampages, routs, pursuits and compulsory withdrawals go on.</source><translation>Affolements, déroutes, poursuites et retraites obligatoires continuent.</translation></message>
    <message><source>Rampaging elephant</source><translation>Éléphant affolé</translation></message>
    <message><source>Ran into</source><translation>Tombée sur</translation></message>
    <message><source>Ranks relieved</source><translation>Rangs relevés</translation></message>
    <message><source>Re-form</source><translation>Se reformer</translation></message>
    <message><source>Redressing ranks removes</source><translation>Redresser les rangs retire</translation></message>
    <message><source>Relieve ranks</source><translation>Relever les rangs</translation></message>
    <message><source>Reluctant or ill trained.</source><translation>Réticents ou mal entraînés.</translation></message>
    <message><source>Removes a base on</source><translation>Retire un socle sur</translation></message>
    <message><source>Repeat the last move</source><translation>Répéter le dernier mouvement</translation></message>
    <message><source>Response</source><translation>Réaction</translation></message>
    <message><source>Responses and charges</source><translation>Réactions et charges</translation></message>
    <message><source>Result by own hits less the enemy's</source><translation>Résultat selon ses touches moins celles de l’ennemi</translation></message>
    <message><source>Roll for the initiative first (PUN-095)</source><translation>Lancez d’abord les dés pour l’initiative (PUN-095)</translation></message>
    <message><source>Roll for the initiative.</source><translation>Lancez les dés pour l’initiative.</translation></message>
    <message><source>Room</source><translation>Place</translation></message>
    <message><source>Room ahead</source><translation>Place devant</translation></message>
    <message><source>Rough ground</source><translation>Terrain accidenté</translation></message>
    <message><source>Routing, pursuing, looting or charging</source><translation>En déroute, en poursuite, au pillage ou en charge</translation></message>
    <message><source>Rule every combat.</source><translation>Résolvez chaque combat.</translation></message>
    <message><source>Running; it is gone unless a leader rallies it.</source><translation>En fuite ; elle est perdue à moins qu’un chef ne la rallie.</translation></message>
    <message><source>Second D6: </source><translation>Second D6 : </translation></message>
    <message><source>Second line of a legion in quincunx</source><translation>Deuxième ligne d’une légion en quinconce</translation></message>
    <message><source>Set-back</source><translation>Revers</translation></message>
    <message><source>Shaken</source><translation>Ébranlée</translation></message>
    <message><source>Shaken at</source><translation>Ébranlée à</translation></message>
    <message><source>Shaken unit</source><translation>Unité ébranlée</translation></message>
    <message><source>Shaken units that stood apart all turn rally; then the turn ends.</source><translation>Les unités ébranlées restées à l’écart tout le tour se rallient ; puis le tour finit.</translation></message>
    <message><source>Shall {unit} try to stop? That takes a test, even under control.</source><translation>{unit} tente-t-elle de s’arrêter ? Cela demande un test, même sous contrôle.</translation></message>
    <message><source>Shooting, combat and hard marching give disorder points, DPs. A unit fights worse with each, and at five it is shaken: little use until it has been rallied. Further ones cost it bases.</source><translation>Tirs, combats et marches forcées donnent des points de désordre, DP. Une unité combat plus mal avec chacun, et à cinq elle est ébranlée : peu utile tant qu’elle n’est pas ralliée. Les suivants lui coûtent des socles.</translation></message>
    <message><source>Shot at from</source><translation>Tir venant de</translation></message>
    <message><source>Side that acts</source><translation>Camp qui agit</translation></message>
    <message><source>Side-step or step back</source><translation>Pas de côté ou en arrière</translation></message>
    <message><source>Skirmish</source><translation>Escarmouche</translation></message>
    <message><source>So many inches on the table. Apply it.</source><translation>Autant de pouces sur la table. Appliquez.</translation></message>
    <message><source>So often has the legion exchanged its tired first line for the next one.</source><translation>Nombre de fois où la légion a échangé sa ligne fatiguée contre la suivante.</translation></message>
    <message><source>Spearmen in close ranks: Africans, Greeks, Italians, triarii.</source><translation>Lanciers en rangs serrés : Africains, Grecs, Italiens, triarii.</translation></message>
    <message><source>Stand or evade</source><translation>Tenir ou esquiver</translation></message>
    <message><source>State</source><translation>État</translation></message>
    <message><source>Steadied by a leader</source><translation>Affermie par un chef</translation></message>
    <message><source>Steady</source><translation>Affermir</translation></message>
    <message><source>Step of the turn</source><translation>Étape du tour</translation></message>
    <message><source>Stop a rampage</source><translation>Arrêter un éléphant affolé</translation></message>
    <message><source>Stop rampages</source><translation>Arrêter les éléphants affolés</translation></message>
    <message><source>Strikes</source><translation>Frappe</translation></message>
    <message><source>Success</source><translation>Succès</translation></message>
    <message><source>Supported</source><translation>Soutenue</translation></message>
    <message><source>Syphax and Masinissa</source><translation>Syphax et Massinissa</translation></message>
    <message><source>Take or give it</source><translation>La prendre ou la laisser</translation></message>
    <message><source>Take or give the initiative</source><translation>Prendre ou laisser l’initiative</translation></message>
    <message><source>Take the control tests</source><translation>Faire les tests de contrôle</translation></message>
    <message><source>Take {unit} off the table.</source><translation>Retirez {unit} de la table.</translation></message>
    <message><source>Tap the units that are not under control: they test.</source><translation>Touchez les unités qui ne sont pas sous contrôle : elles testent.</translation></message>
    <message><source>Target in cover</source><translation>Cible à couvert</translation></message>
    <message><source>Target protected</source><translation>Cible protégée</translation></message>
    <message><source>Target: the first row that fits</source><translation>Cible : la première ligne qui convient</translation></message>
    <message><source>Telamon</source><translation>Télamon</translation></message>
    <message><source>Test</source><translation>Test</translation></message>
    <message><source>Tests</source><translation>Tests</translation></message>
    <message><source>The Gauls deploy in the middle of the table, some facing each way, when a second Roman army can be had; otherwise along their own edge.</source><translation>Les Gaulois se déploient au milieu de la table, une partie face à chaque côté, si l’on dispose d’une seconde armée romaine ; sinon le long de leur propre bord.</translation></message>
    <message><source>The General</source><translation>Le Général</translation></message>
    <message><source>The General lost or routing</source><translation>Le Général perdu ou en déroute</translation></message>
    <message><source>The Libyans have charged home, and this combat is due. The button at the foot is always the next thing to do.</source><translation>Les Libyens ont chargé au contact, et ce combat est à résoudre. Le bouton du bas est toujours la prochaine chose à faire.</translation></message>
    <message><source>The Romans had their say, nobody ran off on his own, and light troops stayed where they were. Now the line moves. Tap Libyans I.</source><translation>Les Romains ont joué, personne n’est parti de lui-même, et les troupes légères sont restées où elles étaient. Maintenant la ligne bouge. Touchez Libyans I.</translation></message>
    <message><source>The army has more than one General.</source><translation>L’armée a plus d’un Général.</translation></message>
    <message><source>The army has no General.</source><translation>L’armée n’a pas de Général.</translation></message>
    <message><source>The commander</source><translation>Le commandant</translation></message>
    <message><source>The crew kills </source><translation>Les cornacs tuent </translation></message>
    <message><source>The difference counts</source><translation>La différence compte</translation></message>
    <message><source>The elephants run where they like, over friends as well.</source><translation>Les éléphants courent où ils veulent, même sur des amis.</translation></message>
    <message><source>The enemy defends a wood's edge, higher ground or field works. Elephants do not mind.</source><translation>L’ennemi défend une lisière de bois, une hauteur ou des ouvrages de campagne. Les éléphants n’en ont cure.</translation></message>
    <message><source>The initiative of this turn is settled (PUN-095)</source><translation>L’initiative de ce tour est décidée (PUN-095)</translation></message>
    <message><source>The inner edge stands; the way of the outer edge counts as distance.</source><translation>Le bord intérieur reste fixe ; le trajet du bord extérieur compte comme distance.</translation></message>
    <message><source>The leader adjusts the test of </source><translation>Le chef ajuste le test de </translation></message>
    <message><source>The legion has retired behind its third line, which now bears the fight.</source><translation>La légion s’est retirée derrière sa troisième ligne, qui porte maintenant le combat.</translation></message>
    <message><source>The legion will stand or evade, the Libyans charge home, and dice decide. The next lesson begins there.</source><translation>La légion va tenir ou esquiver, les Libyens chargeront jusqu’au contact, et les dés décideront. La prochaine leçon commence là.</translation></message>
    <message><source>The loss is booked: the legion has disorder points, DPs for short, and has lost its hastati. Tap it.</source><translation>La perte est inscrite : la légion a des points de désordre, DP en abrégé, et a perdu ses hastati. Touchez-la.</translation></message>
    <message><source>The main enemy unit is infantry without formation, skirmishers included.</source><translation>L’unité ennemie principale est de l’infanterie sans formation, tirailleurs compris.</translation></message>
    <message><source>The owner may choose a plain retreat instead.</source><translation>Le propriétaire peut choisir une simple retraite à la place.</translation></message>
    <message><source>The rout stands in place of the DPs.</source><translation>La déroute remplace les DP.</translation></message>
    <message><source>The same for the General.</source><translation>De même pour le Général.</translation></message>
    <message><source>The third die is for cavalry that has moved before (PUN-391)</source><translation>Le troisième dé est pour la cavalerie qui a bougé auparavant (PUN-391)</translation></message>
    <message><source>The turn ends after phase VII (PUN-095)</source><translation>Le tour finit après la phase VII (PUN-095)</translation></message>
    <message><source>The turn is over: end it (PUN-095)</source><translation>Le tour est fini : terminez-le (PUN-095)</translation></message>
    <message><source>The whole unit faces about.</source><translation>Toute l’unité fait demi-tour.</translation></message>
    <message><source>Then through</source><translation>Puis traverse</translation></message>
    <message><source>There is a combat with {unit}. Can the shooters aim at bases that are not engaged?</source><translation>Il y a un combat avec {unit}. Les tireurs peuvent-ils viser des socles non engagés ?</translation></message>
    <message><source>This army has lost too much and gives up the field.</source><translation>Cette armée a trop perdu et abandonne le terrain.</translation></message>
    <message><source>This die row counts against any other kind of troops.</source><translation>Cette ligne de dés compte contre tout autre type de troupes.</translation></message>
    <message><source>This ground is usually impassable for {unit}. Do both players agree that it may pass?</source><translation>Ce terrain est d’ordinaire infranchissable pour {unit}. Les deux joueurs sont-ils d’accord pour qu’elle passe ?</translation></message>
    <message><source>This leader has been wounded and has an action less.</source><translation>Ce chef a été blessé et a une action de moins.</translation></message>
    <message><source>This leader inspires the unit he is with: a die more in its combat.</source><translation>Ce chef inspire l’unité avec laquelle il est : un dé de plus dans son combat.</translation></message>
    <message><source>This leader is dead or taken.</source><translation>Ce chef est mort ou pris.</translation></message>
    <message><source>This leader is with no unit.</source><translation>Ce chef n’est avec aucune unité.</translation></message>
    <message><source>This side acts first in every phase of this turn.</source><translation>Ce camp agit en premier à chaque phase de ce tour.</translation></message>
    <message><source>Those charged stand or evade; then chargers move.</source><translation>Les unités chargées tiennent ou esquivent ; puis celles qui chargent bougent.</translation></message>
    <message><source>Too many disorder points: the unit may do little but fall back until it is rallied.</source><translation>Trop de points de désordre : l’unité ne peut guère que se replier jusqu’à ce qu’elle soit ralliée.</translation></message>
    <message><source>Total</source><translation>Total</translation></message>
    <message><source>Touched in front and in the rear: which line of {unit} has more bases in contact?</source><translation>Touchée de face et de dos : quelle ligne de {unit} a le plus de socles en contact ?</translation></message>
    <message><source>Trebia</source><translation>La Trébie</translation></message>
    <message><source>Try to stop </source><translation>Tentez d’arrêter </translation></message>
    <message><source>Turn the rear rank</source><translation>Retourner le dernier rang</translation></message>
    <message><source>Two consular armies met by chance with the Gauls between them. They stood back to back, the Gaesatae naked in front.</source><translation>Deux armées consulaires se rencontrèrent par hasard, les Gaulois entre elles. Ceux-ci se tinrent dos à dos, les Gésates nus au premier rang.</translation></message>
    <message><source>Understrength</source><translation>Sous-effectif</translation></message>
    <message><source>Understrength bases; of a legion its triarii (four of them instead of two).</source><translation>Socles en sous-effectif ; d’une légion, ses triarii (quatre au lieu de deux).</translation></message>
    <message><source>Unformed</source><translation>Non formée</translation></message>
    <message><source>Unformed or in column</source><translation>Non formée ou en colonne</translation></message>
    <message><source>Unformed troops face every way: they have neither flank nor rear.</source><translation>Les troupes non formées font face partout : elles n’ont ni flanc ni dos.</translation></message>
    <message><source>Unit with a leader</source><translation>Unité avec un chef</translation></message>
    <message><source>Units and disorder</source><translation>Unités et désordre</translation></message>
    <message><source>Up to 2" aside or backwards, facing as before; A and B grade infantry only.</source><translation>Jusqu’à 2" de côté ou en arrière, même orientation ; infanterie de classes A et B seulement.</translation></message>
    <message><source>Victory or success</source><translation>Victoire ou succès</translation></message>
    <message><source>Volley</source><translation>Salve</translation></message>
    <message><source>Volleys of a unit in a phase</source><translation>Salves d’une unité dans une phase</translation></message>
    <message><source>Was every visible enemy that is not routing more than 8 inches away from {unit} all through the turn?</source><translation>Tout ennemi visible qui n’est pas en déroute est-il resté à plus de 8 pouces de {unit} pendant tout le tour ?</translation></message>
    <message><source>What becomes of him</source><translation>Ce qu’il devient</translation></message>
    <message><source>What does {unit} do?</source><translation>Que fait {unit} ?</translation></message>
    <message><source>What it caught or met</source><translation>Qui elle a rattrapé ou rencontré</translation></message>
    <message><source>What the leaders of this command may still do in this turn.</source><translation>Ce que les chefs de ce corps peuvent encore faire ce tour.</translation></message>
    <message><source>What will {unit} do?</source><translation>Que fera {unit} ?</translation></message>
    <message><source>Wheel</source><translation>Conversion</translation></message>
    <message><source>When a commander is killed or captured, or flees with his unit, each friendly unit within 4" of him takes it, his own too unless it has just routed.</source><translation>Quand un commandant est tué ou capturé, ou fuit avec son unité, chaque unité amie à moins de 4" de lui prend ce DP, la sienne aussi sauf si elle vient de partir en déroute.</translation></message>
    <message><source>When a friendly MI or HI unit retires, formed or not and also behind its triarii, each friendly unit within 4" takes it.</source><translation>Quand une unité amie MI ou HI se retire, formée ou non et aussi derrière ses triarii, chaque unité amie à moins de 4" prend ce DP.</translation></message>
    <message><source>When a friendly unit other than LI or LC routs, is destroyed, eliminated or surrenders, each friendly unit within 4" takes them.</source><translation>Quand une unité amie autre que LI ou LC part en déroute, est détruite, éliminée ou se rend, chaque unité amie à moins de 4" prend ces DP.</translation></message>
    <message><source>Which formation will {unit} take up?</source><translation>Quelle formation prendra {unit} ?</translation></message>
    <message><source>Which friends will {unit} pass through?</source><translation>Quels amis {unit} va-t-elle traverser ?</translation></message>
    <message><source>Which leader controls {unit}? What he moves in this phase moves on one set of dice.</source><translation>Quel chef contrôle {unit} ? Ce qu’il bouge dans cette phase bouge avec les mêmes dés.</translation></message>
    <message><source>Which leader is attached to {unit}?</source><translation>Quel chef est attaché à {unit} ?</translation></message>
    <message><source>Which line does {unit} detach?</source><translation>Quelle ligne {unit} détache-t-elle ?</translation></message>
    <message><source>Which manoeuvre will {unit} make?</source><translation>Quelle manœuvre fera {unit} ?</translation></message>
    <message><source>Which other friends will {unit} pass through?</source><translation>Quels autres amis {unit} va-t-elle traverser ?</translation></message>
    <message><source>Which unattached leader was touched by enemy troops?</source><translation>Quel chef non attaché a été touché par des troupes ennemies ?</translation></message>
    <message><source>Which unit does {unit} join?</source><translation>Quelle unité {unit} rejoint-il ?</translation></message>
    <message><source>Who caught them</source><translation>Qui les a rattrapés</translation></message>
    <message><source>Who has still to choose has not settled who has the initiative (PUN-095)</source><translation>Qui doit encore choisir n’a pas décidé qui a l’initiative (PUN-095)</translation></message>
    <message><source>Who is in contact with nobody, {unit} or {other}?</source><translation>Qui n’est en contact avec personne, {unit} ou {other} ?</translation></message>
    <message><source>Who is not under control</source><translation>Qui n’est pas sous contrôle</translation></message>
    <message><source>Who leaves</source><translation>Qui part</translation></message>
    <message><source>Who must charge</source><translation>Qui doit charger</translation></message>
    <message><source>Who ran</source><translation>Qui a couru</translation></message>
    <message><source>Who shoots</source><translation>Qui tire</translation></message>
    <message><source>Who stands straight behind {unit}, within 1 inch, facing the enemy, with at least {other} bases behind it?</source><translation>Qui se tient droit derrière {unit}, à moins de 1 pouce, face à l’ennemi, avec au moins {other} socles derrière ?</translation></message>
    <message><source>Who stands within 4"</source><translation>Qui se tient à moins de 4"</translation></message>
    <message><source>Who tests</source><translation>Qui teste</translation></message>
    <message><source>Who was caught</source><translation>Qui a été rattrapé</translation></message>
    <message><source>Whom did {unit} catch?</source><translation>Qui {unit} a-t-elle rattrapé ?</translation></message>
    <message><source>Whom did {unit} run into?</source><translation>Sur qui {unit} est-elle tombée ?</translation></message>
    <message><source>Why this unit can do nothing in this step.</source><translation>Pourquoi cette unité ne peut rien faire à cette étape.</translation></message>
    <message><source>Will {unit} halt instead of pursuing?</source><translation>{unit} va-t-elle s’arrêter au lieu de poursuivre ?</translation></message>
    <message><source>Will {unit} halt where {other} stood?</source><translation>{unit} va-t-elle s’arrêter là où se tenait {other} ?</translation></message>
    <message><source>Will {unit} manoeuvre before moving?</source><translation>{unit} va-t-elle manœuvrer avant de bouger ?</translation></message>
    <message><source>Will {unit} relieve ranks? That removes 1 DP and brings the next line to the front.</source><translation>{unit} va-t-elle relever ses rangs ? Cela retire 1 DP et amène la ligne suivante au front.</translation></message>
    <message><source>Will {unit} stand or evade?</source><translation>{unit} va-t-elle tenir ou esquiver ?</translation></message>
    <message><source>Winner of the initiative roll, still to choose</source><translation>Gagnant du jet d’initiative, choix à faire</translation></message>
    <message><source>Within 4 inches</source><translation>À moins de 4 pouces</translation></message>
    <message><source>Within 4"</source><translation>À moins de 4"</translation></message>
    <message><source>Wounded</source><translation>Blessé</translation></message>
    <message><source>a hundred ties in a row: enter other dice</source><translation>cent égalités de suite : saisissez d’autres dés</translation></message>
    <message><source>a leader with the troops</source><translation>un chef avec les troupes</translation></message>
    <message><source>a legion in quincunx, not from its rear</source><translation>une légion en quinconce, sauf de dos</translation></message>
    <message><source>a legion that is not shaken, once for each further line in the game</source><translation>une légion non ébranlée, une fois pour chaque autre ligne dans la partie</translation></message>
    <message><source>a second die is thrown; otherwise unharmed</source><translation>un second dé est lancé ; sinon indemne</translation></message>
    <message><source>a shaken one counts all its DPs</source><translation>une unité ébranlée compte tous ses DP</translation></message>
    <message><source>a shaken or routing unit, which is unformed,</source><translation>une unité ébranlée ou en déroute, non formée,</translation></message>
    <message><source>a terror, to their friends as well</source><translation>une terreur, même pour leurs amis</translation></message>
    <message><source>a: name a unit of the combat (PUN-388)</source><translation>a : nommez une unité du combat (PUN-388)</translation></message>
    <message><source>about-face</source><translation>demi-tour</translation></message>
    <message><source>ahead left</source><translation>devant à gauche</translation></message>
    <message><source>ahead right</source><translation>devant à droite</translation></message>
    <message><source>an hour or two</source><translation>une heure ou deux</translation></message>
    <message><source>an understrength base half; round up once, at the end</source><translation>socle en sous-effectif : moitié ; arrondir au-dessus une fois, à la fin</translation></message>
    <message><source>and the turn ends</source><translation>et le tour finit</translation></message>
    <message><source>at elephants</source><translation>sur des éléphants</translation></message>
    <message><source>at half their bases</source><translation>à la moitié de leurs socles</translation></message>
    <message><source>at least one die</source><translation>au moins un dé</translation></message>
    <message><source>automatic critical hit</source><translation>touche critique automatique</translation></message>
    <message><source>average dice</source><translation>dés moyens</translation></message>
    <message><source>average grade</source><translation>moyenne des classes</translation></message>
    <message><source>back left</source><translation>derrière à gauche</translation></message>
    <message><source>back right</source><translation>derrière à droite</translation></message>
    <message><source>bears it (</source><translation>résiste (</translation></message>
    <message><source>before grade and factors are added</source><translation>avant l’ajout de la classe et des facteurs</translation></message>
    <message><source>behind its flank</source><translation>derrière son flanc</translation></message>
    <message><source>behind its triarii</source><translation>derrière ses triarii</translation></message>
    <message><source>breaks at the end of a turn with </source><translation>rompt à la fin d’un tour avec </translation></message>
    <message><source>burst through by </source><translation>traversée par </translation></message>
    <message><source>bursts through nobody.</source><translation>ne traverse personne.</translation></message>
    <message><source>cannot be stopped: in phase III it runs on, direction </source><translation>ne peut être arrêté : en phase III il continue sa course, direction </translation></message>
    <message><source>cannot move</source><translation>ne peut pas bouger</translation></message>
    <message><source>cannot move: it stays.</source><translation>ne peut pas bouger : reste sur place.</translation></message>
    <message><source>cavalry against unformed infantry</source><translation>cavalerie contre infanterie non formée</translation></message>
    <message><source>chance that its crew kills it at the next attempt</source><translation>probabilité que ses cornacs le tuent à la prochaine tentative</translation></message>
    <message><source>chance to fall in this combat</source><translation>probabilité de tomber dans ce combat</translation></message>
    <message><source>change formation or turn to the flank</source><translation>changer de formation ou tourner sur le flanc</translation></message>
    <message><source>charged from behind its flank or rear</source><translation>chargée de derrière son flanc ou son dos</translation></message>
    <message><source>charged this turn</source><translation>a chargé ce tour</translation></message>
    <message><source>charges on</source><translation>continue sa charge</translation></message>
    <message><source>conforms to </source><translation>s’aligne sur </translation></message>
    <message><source>conforms to another</source><translation>s’aligne sur une autre</translation></message>
    <message><source>conforms to another unit or is under its own control, not both (PUN-131)</source><translation>s’aligne sur une autre unité ou a son propre contrôle, pas les deux (PUN-131)</translation></message>
    <message><source>critical hit</source><translation>touche critique</translation></message>
    <message><source>declared, answered, and run home</source><translation>déclarées, suivies d’une réaction, menées au contact</translation></message>
    <message><source>declares a charge at </source><translation>déclare une charge contre </translation></message>
    <message><source>deploys in </source><translation>se déploie en </translation></message>
    <message><source>does not conform to </source><translation>ne s’aligne pas sur </translation></message>
    <message><source>does not move while its rear rank is turned (PUN-089)</source><translation>ne bouge pas tant que son dernier rang est retourné (PUN-089)</translation></message>
    <message><source>does not move with </source><translation>ne bouge pas avec </translation></message>
    <message><source>does not rally: unbroken enemy came within 8".</source><translation>ne se rallie pas : un ennemi non brisé est venu à moins de 8".</translation></message>
    <message><source>does not rampage (PUN-077)</source><translation>n’est pas affolé (PUN-077)</translation></message>
    <message><source>each further DP of shooting, combat or morale costs a base</source><translation>chaque DP de plus par tir, combat ou moral coûte un socle</translation></message>
    <message><source>each one engaged; not within the limit</source><translation>chacun engagé ; hors de la limite</translation></message>
    <message><source>each one is settled</source><translation>chacun est résolu</translation></message>
    <message><source>each within {combat.volley.range}" that sees the target; understrength half</source><translation>chacun à moins de {combat.volley.range}" qui voit la cible ; sous-effectif : moitié</translation></message>
    <message><source>elephants charging, pursuing or following up</source><translation>éléphants qui chargent, poursuivent ou suivent</translation></message>
    <message><source>elephants do not mind the ground (PUN-242)</source><translation>les éléphants n’ont cure du terrain (PUN-242)</translation></message>
    <message><source>evade</source><translation>esquiver</translation></message>
    <message><source>evaded this turn</source><translation>a esquivé ce tour</translation></message>
    <message><source>fall back an inch</source><translation>se replier d’un pouce</translation></message>
    <message><source>falls back</source><translation>se replie</translation></message>
    <message><source>falls back 1"</source><translation>se replie de 1"</translation></message>
    <message><source>fatigue, die </source><translation>fatigue, dé </translation></message>
    <message><source>fights hand to hand</source><translation>combat au corps à corps</translation></message>
    <message><source>flees from nobody</source><translation>ne fuit personne</translation></message>
    <message><source>follow up</source><translation>suivre</translation></message>
    <message><source>follows up</source><translation>suit</translation></message>
    <message><source>follows up or pursues</source><translation>suit ou poursuit</translation></message>
    <message><source>for each action; also in combat, also shaken</source><translation>pour chaque action ; aussi au combat, aussi ébranlée</translation></message>
    <message><source>for each inspire of this turn, {+combat.dice.inspired_most} at most</source><translation>pour chaque action d’inspirer de ce tour, {+combat.dice.inspired_most} au plus</translation></message>
    <message><source>for each, in place of the DP</source><translation>pour chacun, à la place du DP</translation></message>
    <message><source>formed cavalry</source><translation>cavalerie formée</translation></message>
    <message><source>formed heavy infantry</source><translation>infanterie lourde formée</translation></message>
    <message><source>formed heavy infantry from the front</source><translation>infanterie lourde formée, de face</translation></message>
    <message><source>formed medium infantry, legions, triarii</source><translation>infanterie moyenne formée, légions, triarii</translation></message>
    <message><source>fought this turn</source><translation>a combattu ce tour</translation></message>
    <message><source>fought with </source><translation>a combattu avec </translation></message>
    <message><source>free hack</source><translation>coup gratuit</translation></message>
    <message><source>free hack of </source><translation>coup gratuit de </translation></message>
    <message><source>free to act</source><translation>libre d’agir</translation></message>
    <message><source>give it</source><translation>la laisser</translation></message>
    <message><source>go on fleeing</source><translation>continuer à fuir</translation></message>
    <message><source>go on to the baggage</source><translation>aller jusqu’aux bagages</translation></message>
    <message><source>goes for the baggage</source><translation>va aux bagages</translation></message>
    <message><source>goes on</source><translation>continue</translation></message>
    <message><source>goes on </source><translation>continue de </translation></message>
    <message><source>goes on: only formed infantry of A and B grade halts where the target stood (PUN-203)</source><translation>continue : seule l’infanterie formée de classes A et B s’arrête là où se tenait la cible (PUN-203)</translation></message>
    <message><source>goes through</source><translation>passe à travers</translation></message>
    <message><source>goes through light troops: </source><translation>passe à travers des troupes légères : </translation></message>
    <message><source>half</source><translation>moitié</translation></message>
    <message><source>half its bases</source><translation>la moitié de ses socles</translation></message>
    <message><source>halted by its test</source><translation>arrêtée par son test</translation></message>
    <message><source>halts</source><translation>s’arrête</translation></message>
    <message><source>has a free hack at </source><translation>a un coup gratuit contre </translation></message>
    <message><source>has a leader attached and is under control (PUN-130)</source><translation>a un chef attaché et est sous contrôle (PUN-130)</translation></message>
    <message><source>has been caught already or has not moved this turn</source><translation>a déjà été rattrapée ou n’a pas bougé ce tour</translation></message>
    <message><source>has declared a charge already (PUN-195)</source><translation>a déjà déclaré une charge (PUN-195)</translation></message>
    <message><source>has declared its charge</source><translation>a déclaré sa charge</translation></message>
    <message><source>has evaded this charge already (PUN-199)</source><translation>a déjà esquivé cette charge (PUN-199)</translation></message>
    <message><source>has evaded this turn (PUN-383)</source><translation>a esquivé ce tour (PUN-383)</translation></message>
    <message><source>has its rear rank turned</source><translation>a son dernier rang retourné</translation></message>
    <message><source>has made its choice in phase II</source><translation>a fait son choix en phase II</translation></message>
    <message><source>has made no rampage whose bursts are still to be told (PUN-056)</source><translation>n’a pas d’affolement dont il reste à dire qui a été traversé (PUN-056)</translation></message>
    <message><source>has moved already in this phase (PUN-383)</source><translation>a déjà bougé dans cette phase (PUN-383)</translation></message>
    <message><source>has moved and shot; a second volley is for those who stand still (PUN-181, PUN-385)</source><translation>a bougé et tiré ; une seconde salve est pour qui reste immobile (PUN-181, PUN-385)</translation></message>
    <message><source>has moved or shot this turn (PUN-384)</source><translation>a bougé ou tiré ce tour (PUN-384)</translation></message>
    <message><source>has moved this turn (PUN-175)</source><translation>a bougé ce tour (PUN-175)</translation></message>
    <message><source>has neither charged on nor pursued (PUN-204)</source><translation>n’a ni continué sa charge ni poursuivi (PUN-204)</translation></message>
    <message><source>has neither flank nor rear (PUN-207)</source><translation>n’a ni flanc ni dos (PUN-207)</translation></message>
    <message><source>has never more than </source><translation>n’a jamais plus de </translation></message>
    <message><source>has no DPs (PUN-381)</source><translation>n’a pas de DP (PUN-381)</translation></message>
    <message><source>has no DPs to remove (PUN-384)</source><translation>n’a pas de DP à retirer (PUN-384)</translation></message>
    <message><source>has no base left and is out of play; correct its bases, and it is back (PUN-395)</source><translation>n’a plus de socle et est hors jeu ; corrigez ses socles, et elle revient (PUN-395)</translation></message>
    <message><source>has no charge to make (PUN-195)</source><translation>n’a pas de charge à faire (PUN-195)</translation></message>
    <message><source>has no free hack at </source><translation>n’a pas de coup gratuit contre </translation></message>
    <message><source>has no leader attached (PUN-136)</source><translation>n’a pas de chef attaché (PUN-136)</translation></message>
    <message><source>has no line of </source><translation>n’a pas de ligne de </translation></message>
    <message><source>has no move on the list (PUN-270)</source><translation>n’a pas de mouvement sur la liste (PUN-270)</translation></message>
    <message><source>has no second line to stand in (PUN-086)</source><translation>n’a pas de deuxième ligne où se tenir (PUN-086)</translation></message>
    <message><source>has not evaded: there is no ground to halt on (PUN-203)</source><translation>n’a pas esquivé : il n’y a pas de place libérée où s’arrêter (PUN-203)</translation></message>
    <message><source>has not fought: only those who did relieve their ranks (PUN-279)</source><translation>n’a pas combattu : seules celles qui ont combattu relèvent leurs rangs (PUN-279)</translation></message>
    <message><source>has not its triarii in front (PUN-281)</source><translation>n’a pas ses triarii devant (PUN-281)</translation></message>
    <message><source>has not retired: only who has retired and was not caught retires a further move (PUN-280)</source><translation>ne s’est pas retirée : seule une unité retirée sans avoir été rattrapée se retire encore (PUN-280)</translation></message>
    <message><source>has not three lines</source><translation>n’a pas trois lignes</translation></message>
    <message><source>has nothing to remove (PUN-381)</source><translation>n’a rien à retirer (PUN-381)</translation></message>
    <message><source>has one line left (PUN-389)</source><translation>n’a plus qu’une ligne (PUN-389)</translation></message>
    <message><source>has redressed already this turn (PUN-172)</source><translation>a déjà redressé ses rangs ce tour (PUN-172)</translation></message>
    <message><source>has redressed its ranks and does not shoot (PUN-171, PUN-385)</source><translation>a redressé ses rangs et ne tire pas (PUN-171, PUN-385)</translation></message>
    <message><source>has shot twice (PUN-181)</source><translation>a tiré deux fois (PUN-181)</translation></message>
    <message><source>has shot twice this turn (PUN-181, PUN-385)</source><translation>a tiré deux fois ce tour (PUN-181, PUN-385)</translation></message>
    <message><source>has stayed to redress (PUN-172)</source><translation>est restée pour redresser ses rangs (PUN-172)</translation></message>
    <message><source>has still to stand or evade (PUN-199)</source><translation>doit encore tenir ou esquiver (PUN-199)</translation></message>
    <message><source>has tested: the result stands for this turn (PUN-137)</source><translation>a testé : le résultat vaut pour ce tour (PUN-137)</translation></message>
    <message><source>hastati</source><translation>hastati</translation></message>
    <message><source>heavy infantry charging, receiving, following up or relieved</source><translation>infanterie lourde qui charge, reçoit une charge, suit ou est relevée</translation></message>
    <message><source>his unit loses 1 DP and stays halted in phases II and III</source><translation>son unité perd 1 DP et reste à l’arrêt dans les phases II et III</translation></message>
    <message><source>hits on</source><translation>touche à</translation></message>
    <message><source>however much is taken away</source><translation>quoi qu’on retire</translation></message>
    <message><source>impassable as a rule</source><translation>infranchissable en règle générale</translation></message>
    <message><source>in danger</source><translation>en danger</translation></message>
    <message><source>in place of its DPs</source><translation>à la place de ses DP</translation></message>
    <message><source>in play</source><translation>en jeu</translation></message>
    <message><source>infantry</source><translation>infanterie</translation></message>
    <message><source>infantry that charged while cavalry or elephants charged it</source><translation>infanterie qui a chargé pendant que cavalerie ou éléphants la chargeaient</translation></message>
    <message><source>initiative, what leaders do, and tests of those out of control</source><translation>initiative, ce que font les chefs, et tests de ceux qui échappent au contrôle</translation></message>
    <message><source>inspire: 1 more die in combat</source><translation>inspirer : 1 dé de plus au combat</translation></message>
    <message><source>inspired twice</source><translation>inspirée deux fois</translation></message>
    <message><source>inspires twice</source><translation>inspire deux fois</translation></message>
    <message><source>is always unformed (PUN-391)</source><translation>est toujours non formée (PUN-391)</translation></message>
    <message><source>is burst through</source><translation>est traversée</translation></message>
    <message><source>is captured</source><translation>est capturé</translation></message>
    <message><source>is charged by nobody (PUN-199)</source><translation>n’est chargée par personne (PUN-199)</translation></message>
    <message><source>is controlled by </source><translation>est contrôlée par </translation></message>
    <message><source>is destroyed</source><translation>est détruite</translation></message>
    <message><source>is eliminated</source><translation>est éliminée</translation></message>
    <message><source>is engaged</source><translation>est engagée</translation></message>
    <message><source>is engaged (PUN-096)</source><translation>est engagée (PUN-096)</translation></message>
    <message><source>is engaged (PUN-383, PUN-096)</source><translation>est engagée (PUN-383, PUN-096)</translation></message>
    <message><source>is engaged and cannot detach (PUN-392)</source><translation>est engagée et ne peut rien détacher (PUN-392)</translation></message>
    <message><source>is engaged and may not charge (PUN-096)</source><translation>est engagée et ne peut charger (PUN-096)</translation></message>
    <message><source>is engaged itself and supports nobody</source><translation>est elle-même engagée et ne soutient personne</translation></message>
    <message><source>is engaged, routing or out of play and pursues nobody (PUN-206)</source><translation>est engagée, en déroute ou hors jeu et ne poursuit personne (PUN-206)</translation></message>
    <message><source>is formed already (PUN-158)</source><translation>est déjà formée (PUN-158)</translation></message>
    <message><source>is halted by its control test (PUN-137)</source><translation>est arrêtée par son test de contrôle (PUN-137)</translation></message>
    <message><source>is in another combat</source><translation>est dans un autre combat</translation></message>
    <message><source>is in column and may not charge (PUN-197)</source><translation>est en colonne et ne peut charger (PUN-197)</translation></message>
    <message><source>is in contact with nobody.</source><translation>n’est en contact avec personne.</translation></message>
    <message><source>is in no combat (PUN-388)</source><translation>n’est dans aucun combat (PUN-388)</translation></message>
    <message><source>is inspired twice already (PUN-115)</source><translation>est déjà inspirée deux fois (PUN-115)</translation></message>
    <message><source>is killed</source><translation>est tué</translation></message>
    <message><source>is killed by its crew</source><translation>est tué par ses cornacs</translation></message>
    <message><source>is lost</source><translation>est perdue</translation></message>
    <message><source>is lost with </source><translation>est perdu avec </translation></message>
    <message><source>is named twice (PUN-131)</source><translation>est nommée deux fois (PUN-131)</translation></message>
    <message><source>is no elephant (PUN-074)</source><translation>n’est pas un éléphant (PUN-074)</translation></message>
    <message><source>is no leader (PUN-110)</source><translation>n’est pas un chef (PUN-110)</translation></message>
    <message><source>is no legion (PUN-389)</source><translation>n’est pas une légion (PUN-389)</translation></message>
    <message><source>is no legion: units never split (PUN-392)</source><translation>n’est pas une légion : les unités ne se divisent jamais (PUN-392)</translation></message>
    <message><source>is no longer shaken, but unformed until it re-forms.</source><translation>n’est plus ébranlée, mais non formée jusqu’à ce qu’elle se reforme.</translation></message>
    <message><source>is not controlled by a leader and dices alone (PUN-149)</source><translation>n’est contrôlée par aucun chef et lance ses propres dés (PUN-149)</translation></message>
    <message><source>is not formed and supports nobody</source><translation>n’est pas formée et ne soutient personne</translation></message>
    <message><source>is not formed infantry or cavalry and cannot be supported</source><translation>n’est ni de l’infanterie formée ni de la cavalerie formée et ne peut être soutenue</translation></message>
    <message><source>is not formed: it turns as it likes (PUN-155)</source><translation>n’est pas formée : tourne comme elle veut (PUN-155)</translation></message>
    <message><source>is not in contact (PUN-201)</source><translation>n’est pas en contact (PUN-201)</translation></message>
    <message><source>is not in play (PUN-394)</source><translation>n’est pas en jeu (PUN-394)</translation></message>
    <message><source>is not in quincunx (PUN-389)</source><translation>n’est pas en quinconce (PUN-389)</translation></message>
    <message><source>is not in quincunx (PUN-391)</source><translation>n’est pas en quinconce (PUN-391)</translation></message>
    <message><source>is not in quincunx: its ranks are neither open nor turned (PUN-089, PUN-161)</source><translation>n’est pas en quinconce : ses rangs ne sont ni ouverts ni retournés (PUN-089, PUN-161)</translation></message>
    <message><source>is not of the side that acts (PUN-095)</source><translation>n’est pas du camp qui agit (PUN-095)</translation></message>
    <message><source>is not routing: nobody catches it (PUN-206)</source><translation>n’est pas en déroute : personne ne la rattrape (PUN-206)</translation></message>
    <message><source>is not shaken (PUN-175)</source><translation>n’est pas ébranlée (PUN-175)</translation></message>
    <message><source>is not shaken with </source><translation>n’est pas ébranlée avec </translation></message>
    <message><source>is not under control and dices alone (PUN-149)</source><translation>n’est pas sous contrôle et lance ses propres dés (PUN-149)</translation></message>
    <message><source>is not within 4" (PUN-195)</source><translation>n’est pas à moins de 4" (PUN-195)</translation></message>
    <message><source>is of the other side</source><translation>est de l’autre camp</translation></message>
    <message><source>is of the same army (PUN-196)</source><translation>est de la même armée (PUN-196)</translation></message>
    <message><source>is of the same side as </source><translation>est du même camp que </translation></message>
    <message><source>is of the shooter's own side</source><translation>est du camp du tireur</translation></message>
    <message><source>is out of play (PUN-394)</source><translation>est hors jeu (PUN-394)</translation></message>
    <message><source>is rampaging</source><translation>s’affole</translation></message>
    <message><source>is rampaging and is in contact with nobody (PUN-076)</source><translation>est affolé et n’est en contact avec personne (PUN-076)</translation></message>
    <message><source>is rampaging and is not charged (PUN-076)</source><translation>est affolé et n’est pas chargé (PUN-076)</translation></message>
    <message><source>is routing and cannot be steadied (PUN-066)</source><translation>est en déroute et ne peut être affermie (PUN-066)</translation></message>
    <message><source>is routing and cannot rally (PUN-175)</source><translation>est en déroute et ne peut se rallier (PUN-175)</translation></message>
    <message><source>is routing and fights nobody: correct who has caught it instead (PUN-206)</source><translation>est en déroute et ne combat personne : corrigez plutôt qui l’a rattrapée (PUN-206)</translation></message>
    <message><source>is routing and stays shaken, with </source><translation>est en déroute et reste ébranlée, avec </translation></message>
    <message><source>is shaken</source><translation>est ébranlée</translation></message>
    <message><source>is shaken (</source><translation>est ébranlée (</translation></message>
    <message><source>is shaken and cannot re-form (PUN-391)</source><translation>est ébranlée et ne peut se reformer (PUN-391)</translation></message>
    <message><source>is shaken and cannot redress (PUN-384)</source><translation>est ébranlée et ne peut redresser ses rangs (PUN-384)</translation></message>
    <message><source>is shaken and cannot relieve (PUN-389)</source><translation>est ébranlée et ne peut pas relever ses rangs (PUN-389)</translation></message>
    <message><source>is shaken and may not charge (PUN-197)</source><translation>est ébranlée et ne peut charger (PUN-197)</translation></message>
    <message><source>is shaken and supports nobody</source><translation>est ébranlée et ne soutient personne</translation></message>
    <message><source>is shaken or routing, and so unformed (PUN-052)</source><translation>est ébranlée ou en déroute, donc non formée (PUN-052)</translation></message>
    <message><source>is shaken with </source><translation>est ébranlée avec </translation></message>
    <message><source>is shaken: it routs when it loses a combat</source><translation>est ébranlée : part en déroute si elle perd un combat</translation></message>
    <message><source>is the target of the charge (PUN-305)</source><translation>est la cible de la charge (PUN-305)</translation></message>
    <message><source>is unharmed</source><translation>est indemne</translation></message>
    <message><source>it charges nobody.</source><translation>ne charge personne.</translation></message>
    <message><source>its distance</source><translation>sa distance</translation></message>
    <message><source>its flank</source><translation>son flanc</translation></message>
    <message><source>its front</source><translation>son front</translation></message>
    <message><source>its front line fights, ranks not opened</source><translation>sa ligne de front combat, rangs non ouverts</translation></message>
    <message><source>its rear</source><translation>son dos</translation></message>
    <message><source>leader: nobody is named</source><translation>leader : personne n’est nommé</translation></message>
    <message><source>leaves the table</source><translation>quitte la table</translation></message>
    <message><source>legions, Gauls, Spaniards</source><translation>légions, Gaulois, Espagnols</translation></message>
    <message><source>light troops move and shoot</source><translation>les troupes légères bougent et tirent</translation></message>
    <message><source>light troops, which are always unformed,</source><translation>des troupes légères, toujours non formées,</translation></message>
    <message><source>line</source><translation>ligne</translation></message>
    <message><source>makes for the baggage</source><translation>va aux bagages</translation></message>
    <message><source>makes for the enemy baggage, </source><translation>va aux bagages ennemis, </translation></message>
    <message><source>makes no more move this turn</source><translation>ne bouge plus ce tour</translation></message>
    <message><source>makes no more move this turn (PUN-205)</source><translation>ne bouge plus ce tour (PUN-205)</translation></message>
    <message><source>marches up to </source><translation>marche jusqu’à </translation></message>
    <message><source>may act.</source><translation>peut agir.</translation></message>
    <message><source>may be shaken by its combat</source><translation>peut être ébranlée par son combat</translation></message>
    <message><source>medium cavalry charging, pursuing or following up</source><translation>cavalerie moyenne qui charge, poursuit ou suit</translation></message>
    <message><source>medium infantry charging, pursuing, following up or relieved</source><translation>infanterie moyenne qui charge, poursuit, suit ou est relevée</translation></message>
    <message><source>meets nobody.</source><translation>ne rencontre personne.</translation></message>
    <message><source>minor obstacle or light wood</source><translation>petit obstacle ou bois clair</translation></message>
    <message><source>move by dice</source><translation>bouger aux dés</translation></message>
    <message><source>move up to 12 inches, join or leave</source><translation>bouger jusqu’à 12 pouces, rejoindre ou quitter</translation></message>
    <message><source>moved by flight, pursuit or charge</source><translation>a bougé par fuite, poursuite ou charge</translation></message>
    <message><source>moved in phase II</source><translation>a bougé en phase II</translation></message>
    <message><source>moved in phase III</source><translation>a bougé en phase III</translation></message>
    <message><source>must charge</source><translation>doit charger</translation></message>
    <message><source>must follow up</source><translation>doit suivre</translation></message>
    <message><source>must halt</source><translation>doit s’arrêter</translation></message>
    <message><source>must make for the enemy baggage</source><translation>doit aller aux bagages ennemis</translation></message>
    <message><source>must move straight on but has no room: it stays.</source><translation>doit avancer tout droit mais n’a pas la place : reste sur place.</translation></message>
    <message><source>must move straight on by dice.</source><translation>doit avancer tout droit aux dés.</translation></message>
    <message><source>must pursue</source><translation>doit poursuivre</translation></message>
    <message><source>must test</source><translation>doit tester</translation></message>
    <message><source>need not charge anybody</source><translation>n’est obligée de charger personne</translation></message>
    <message><source>no effect.</source><translation>sans effet.</translation></message>
    <message><source>no fatigue.</source><translation>pas de fatigue.</translation></message>
    <message><source>no legion</source><translation>aucune légion</translation></message>
    <message><source>nobody falls</source><translation>personne ne tombe</translation></message>
    <message><source>nobody more</source><translation>personne d’autre</translation></message>
    <message><source>none yet</source><translation>aucun encore</translation></message>
    <message><source>not at all</source><translation>pas du tout</translation></message>
    <message><source>not possible</source><translation>impossible</translation></message>
    <message><source>not settled</source><translation>non décidée</translation></message>
    <message><source>not shaken</source><translation>non ébranlée</translation></message>
    <message><source>not told yet</source><translation>pas encore dit</translation></message>
    <message><source>not yet</source><translation>pas encore</translation></message>
    <message><source>nothing against it</source><translation>rien contre elle</translation></message>
    <message><source>nothing more</source><translation>rien de plus</translation></message>
    <message><source>nothing to hide behind</source><translation>rien pour s’abriter</translation></message>
    <message><source>of the engaged unit that has most, {combat.dice.disorder_most} at most</source><translation>de l’unité engagée qui en a le plus, {combat.dice.disorder_most} au plus</translation></message>
    <message><source>once for the side</source><translation>une fois pour le camp</translation></message>
    <message><source>once, by the rows below; round up</source><translation>une fois, selon les lignes ci-dessous ; arrondir au-dessus</translation></message>
    <message><source>one elephant</source><translation>un éléphant</translation></message>
    <message><source>one if it also moves</source><translation>une si elle bouge aussi</translation></message>
    <message><source>one line</source><translation>une ligne</translation></message>
    <message><source>one rampage test</source><translation>un test d’affolement</translation></message>
    <message><source>only manoeuvre</source><translation>seulement manœuvrer</translation></message>
    <message><source>open ground</source><translation>terrain dégagé</translation></message>
    <message><source>open or close ranks</source><translation>ouvrir ou serrer les rangs</translation></message>
    <message><source>open ranks</source><translation>rangs ouverts</translation></message>
    <message><source>other rough ground</source><translation>autre terrain accidenté</translation></message>
    <message><source>over, or not to be</source><translation>finie, ou annulée</translation></message>
    <message><source>pass through</source><translation>traverser</translation></message>
    <message><source>passage of lines</source><translation>passage de lignes</translation></message>
    <message><source>passed through in phase II</source><translation>traversée en phase II</translation></message>
    <message><source>passes 4" through the enemy.</source><translation>traverse l’ennemi sur 4".</translation></message>
    <message><source>passes through</source><translation>traverse</translation></message>
    <message><source>passes through the lanes of </source><translation>passe par les couloirs de </translation></message>
    <message><source>passes through, harming nobody; otherwise contact</source><translation>traverse sans nuire à personne ; sinon contact</translation></message>
    <message><source>press on, or halt</source><translation>pousser de l’avant, ou s’arrêter</translation></message>
    <message><source>principes</source><translation>principes</translation></message>
    <message><source>pursue</source><translation>poursuivre</translation></message>
    <message><source>pursues</source><translation>poursuit</translation></message>
    <message><source>quincunx</source><translation>quinconce</translation></message>
    <message><source>rallies with </source><translation>se rallie avec </translation></message>
    <message><source>rampages</source><translation>s’affole</translation></message>
    <message><source>re-form</source><translation>se reformer</translation></message>
    <message><source>re-formed this turn</source><translation>reformée ce tour</translation></message>
    <message><source>rear rank turned</source><translation>dernier rang retourné</translation></message>
    <message><source>redress of ranks</source><translation>redressement des rangs</translation></message>
    <message><source>redressed this turn</source><translation>rangs redressés ce tour</translation></message>
    <message><source>relief of ranks</source><translation>relève des rangs</translation></message>
    <message><source>repeats its charge</source><translation>répète sa charge</translation></message>
    <message><source>repeats its charge on nobody</source><translation>répète sa charge sur personne</translation></message>
    <message><source>repeats its last move</source><translation>répète son dernier mouvement</translation></message>
    <message><source>repeats its last move and moves by dice (PUN-139)</source><translation>répète son dernier mouvement et bouge aux dés (PUN-139)</translation></message>
    <message><source>repeats its last move: it stays halted (PUN-139)</source><translation>répète son dernier mouvement : reste à l’arrêt (PUN-139)</translation></message>
    <message><source>retire</source><translation>se retirer</translation></message>
    <message><source>retire behind the triarii</source><translation>se retirer derrière les triarii</translation></message>
    <message><source>retire further</source><translation>se retirer encore</translation></message>
    <message><source>retire, or run if shaken</source><translation>se retirer, ou fuir si ébranlée</translation></message>
    <message><source>retires</source><translation>se retire</translation></message>
    <message><source>retires a further move</source><translation>se retire encore</translation></message>
    <message><source>retires behind its triarii</source><translation>se retire derrière ses triarii</translation></message>
    <message><source>retires behind its triarii.</source><translation>se retire derrière ses triarii.</translation></message>
    <message><source>rough ground</source><translation>terrain accidenté</translation></message>
    <message><source>routs</source><translation>part en déroute</translation></message>
    <message><source>routs (shaken, </source><translation>part en déroute (ébranlée, </translation></message>
    <message><source>routs or is lost by its combat with </source><translation>en déroute ou perdue par son combat avec </translation></message>
    <message><source>runs into </source><translation>tombe sur </translation></message>
    <message><source>runs on</source><translation>continue sa course</translation></message>
    <message><source>runs on in that direction.</source><translation>continue sa course dans cette direction.</translation></message>
    <message><source>several engaged units: the average by bases, rounded up</source><translation>plusieurs unités engagées : moyenne par socles, arrondie au-dessus</translation></message>
    <message><source>shaken at </source><translation>ébranlée à </translation></message>
    <message><source>shaken at its last box of DPs; each battle DP after that costs a base</source><translation>ébranlée à sa dernière case de DP ; chaque DP de bataille ensuite coûte un socle</translation></message>
    <message><source>shaken, halted all turn, enemy in sight always beyond 8"</source><translation>ébranlée, à l’arrêt tout le tour, ennemi en vue toujours au-delà de 8"</translation></message>
    <message><source>shoots at </source><translation>tire sur </translation></message>
    <message><source>shoots four inches, never forms up</source><translation>tire à quatre pouces, jamais formée</translation></message>
    <message><source>shot at with </source><translation>sous le tir avec </translation></message>
    <message><source>side-step or step back</source><translation>pas de côté ou en arrière</translation></message>
    <message><source>stand</source><translation>tenir</translation></message>
    <message><source>stands alone</source><translation>reste seul</translation></message>
    <message><source>stands already (PUN-199)</source><translation>tient déjà (PUN-199)</translation></message>
    <message><source>stay and redress its ranks</source><translation>rester et redresser ses rangs</translation></message>
    <message><source>stayed halted</source><translation>est restée à l’arrêt</translation></message>
    <message><source>stays in contact</source><translation>reste en contact</translation></message>
    <message><source>stays in place</source><translation>reste sur place</translation></message>
    <message><source>steadied by </source><translation>affermie par </translation></message>
    <message><source>steadied this turn</source><translation>affermie ce tour</translation></message>
    <message><source>steady: 1 DP less now</source><translation>affermir : 1 DP de moins tout de suite</translation></message>
    <message><source>stop</source><translation>s’arrêter</translation></message>
    <message><source>stops fleeing; it is still shaken.</source><translation>cesse de fuir ; toujours ébranlée.</translation></message>
    <message><source>stops its pursuit.</source><translation>cesse sa poursuite.</translation></message>
    <message><source>stops looting.</source><translation>cesse de piller.</translation></message>
    <message><source>straight ahead</source><translation>droit devant</translation></message>
    <message><source>straight back</source><translation>droit derrière</translation></message>
    <message><source>strikes at </source><translation>frappe </translation></message>
    <message><source>supported by its own third line</source><translation>soutenue par sa propre troisième ligne</translation></message>
    <message><source>supported from behind</source><translation>soutenue par l’arrière</translation></message>
    <message><source>take it</source><translation>la prendre</translation></message>
    <message><source>takes no DPs from a rampage</source><translation>ne prend pas de DP d’un affolement</translation></message>
    <message><source>takes no control test now (PUN-132)</source><translation>ne fait pas de test de contrôle maintenant (PUN-132)</translation></message>
    <message><source>target: all bases of </source><translation>target : tous les socles de </translation></message>
    <message><source>tests to cease</source><translation>teste pour cesser</translation></message>
    <message><source>the enemy has the better ground</source><translation>l’ennemi a le meilleur terrain</translation></message>
    <message><source>the evader</source><translation>qui esquive</translation></message>
    <message><source>the fight goes on</source><translation>le combat continue</translation></message>
    <message><source>the front line</source><translation>la ligne de front</translation></message>
    <message><source>the grade (PUN-352)</source><translation>la classe (PUN-352)</translation></message>
    <message><source>the last line</source><translation>la dernière ligne</translation></message>
    <message><source>the leader</source><translation>le chef</translation></message>
    <message><source>the line moves</source><translation>la ligne bouge</translation></message>
    <message><source>the lines of a legion</source><translation>les lignes d’une légion</translation></message>
    <message><source>the lines of a legion are the bases of its hastati, principes and triarii, not </source><translation>les lignes d’une légion sont les socles de ses hastati, principes et triarii, pas </translation></message>
    <message><source>the target is in cover</source><translation>la cible est à couvert</translation></message>
    <message><source>the target is light infantry</source><translation>la cible est de l’infanterie légère</translation></message>
    <message><source>the unit</source><translation>l’unité</translation></message>
    <message><source>this combat began with a pursuit: it is fought in the next phase V (PUN-284)</source><translation>ce combat a commencé par une poursuite : il se livre dans la prochaine phase V (PUN-284)</translation></message>
    <message><source>this combat has been fought this turn (PUN-274); it goes on next turn if both sides stay</source><translation>ce combat a déjà eu lieu ce tour (PUN-274) ; il continue au tour suivant si les deux camps restent</translation></message>
    <message><source>through the lanes</source><translation>par les couloirs</translation></message>
    <message><source>to be made</source><translation>à faire</translation></message>
    <message><source>to stop it</source><translation>pour l’arrêter</translation></message>
    <message><source>triarii</source><translation>triarii</translation></message>
    <message><source>triarii from the front</source><translation>triarii de face</translation></message>
    <message><source>triarii who have turned about, from the front</source><translation>triarii qui se sont retournés, de face</translation></message>
    <message><source>tried before</source><translation>déjà tenté</translation></message>
    <message><source>turn the rear rank</source><translation>retourner le dernier rang</translation></message>
    <message><source>turns as it likes and makes no manoeuvres (PUN-155)</source><translation>tourne comme elle veut et ne fait pas de manœuvres (PUN-155)</translation></message>
    <message><source>under control</source><translation>sous contrôle</translation></message>
    <message><source>under its crew</source><translation>tenu par ses cornacs</translation></message>
    <message><source>unengaged, one on a flank, {combat.dice.overlap} on a side at most</source><translation>non engagé, un sur un flanc, {combat.dice.overlap} au plus par camp</translation></message>
    <message><source>unformed cavalry</source><translation>cavalerie non formée</translation></message>
    <message><source>unformed infantry</source><translation>infanterie non formée</translation></message>
    <message><source>unformed or in column</source><translation>non formée ou en colonne</translation></message>
    <message><source>unit: no leader is attached to </source><translation>unit : aucun chef n’est attaché à </translation></message>
    <message><source>up to {ruleset.leader.inches}", with joining and leaving; once a turn</source><translation>jusqu’à {ruleset.leader.inches}", y compris rejoindre et quitter ; une fois par tour</translation></message>
    <message><source>volley of </source><translation>salve de </translation></message>
    <message><source>was halted by its control test and may not charge (PUN-197)</source><translation>a été arrêtée par son test de contrôle et ne peut charger (PUN-197)</translation></message>
    <message><source>was in combat this turn (PUN-175)</source><translation>a été au combat ce tour (PUN-175)</translation></message>
    <message><source>was steadied and stays halted (PUN-116)</source><translation>a été affermie et reste à l’arrêt (PUN-116)</translation></message>
    <message><source>what it meets is to be told</source><translation>reste à dire ce qu’elle rencontre</translation></message>
    <message><source>whatever the DPs came from</source><translation>d’où que viennent les DP</translation></message>
    <message><source>wheel</source><translation>conversion</translation></message>
    <message><source>which unattached leader was touched</source><translation>quel chef non attaché a été touché</translation></message>
    <message><source>who charges, pursues or follows up defends no ground (PUN-245, PUN-388)</source><translation>qui charge, poursuit ou suit ne défend aucun terrain (PUN-245, PUN-388)</translation></message>
    <message><source>who follows, falls back or runs</source><translation>qui suit, se replie ou fuit</translation></message>
    <message><source>withdraws again</source><translation>se retire de nouveau</translation></message>
    <message><source>wounded: one action less; a wounded one is killed</source><translation>blessé : une action de moins ; s’il l’est déjà, tué</translation></message>
    <message><source>{ruleset.hack.hits_from} or more</source><translation>{ruleset.hack.hits_from} ou plus</translation></message>
    <message><source>{ruleset.lanes.through_to} or less</source><translation>{ruleset.lanes.through_to} ou moins</translation></message>
    <message><source>{unit} goes 1" back, facing the enemy, in formation. If it cannot, it stays and loses a base.</source><translation>{unit} se replie de 1", face à l’ennemi, en formation. Si c’est impossible, elle reste et perd un socle.</translation></message>
    <message><source>{unit} goes 4" straight on through the enemy and ends in formation; contact is over.</source><translation>{unit} avance de 4" tout droit à travers l’ennemi et finit en formation ; le contact est rompu.</translation></message>
    <message><source>{unit} goes a full move after what fled, out of formation.</source><translation>{unit} fait un mouvement complet après les fuyards, sans formation.</translation></message>
    <message><source>{unit} goes a full move away from the enemy, out of formation. If it cannot, it stays and loses a base.</source><translation>{unit} fait un mouvement complet à l’opposé de l’ennemi, sans formation. Si c’est impossible, elle reste et perd un socle.</translation></message>
    <message><source>{unit} goes back by its own depth; the triarii become its front, in formation, the others stand unformed behind them.</source><translation>{unit} recule de sa propre profondeur ; les triarii deviennent son front, en formation, les autres se tiennent non formés derrière eux.</translation></message>
    <message><source>{unit} has nobody left to chase and makes for the enemy baggage, out of formation.</source><translation>{unit} n’a plus personne à poursuivre et va aux bagages ennemis, sans formation.</translation></message>
    <message><source>{unit} keeps contact, in formation.</source><translation>{unit} garde le contact, en formation.</translation></message>
    <message><source>{unit} must move straight on. Is there room?</source><translation>{unit} doit avancer tout droit. Y a-t-il la place ?</translation></message>
    <message><source>{unit} runs a full move away; it is eliminated unless a pursuer is then in contact with it.</source><translation>{unit} fuit d’un mouvement complet ; elle est éliminée à moins qu’un poursuivant ne soit alors en contact avec elle.</translation></message>
    <message><source>{unit} runs wild at once.</source><translation>{unit} s’affole aussitôt.</translation></message>
    <message><source>{unit} stays where it is; if the enemy stays too, they fight on next turn.</source><translation>{unit} reste sur place ; si l’ennemi reste aussi, le combat continue au tour suivant.</translation></message>
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
    <message><source>
It cannot be played with as it is: </source><translation>
Elle ne peut pas être jouée telle quelle : </translation></message>
    <message><source>
Left out of the game: </source><translation>
Laissé hors de la partie : </translation></message>
    <message><source>
Pools entered as hits: {} with {} dice (expected {:.1f}).
</source><translation>
Réserves saisies en touches : {} avec {} dés (attendu {:.1f}).
</translation></message>
    <message><source>
The app rolled {} d6, averaging {:.2f} (expected 3.50).
</source><translation>
L’application a lancé {} d6, en moyenne {:.2f} (attendu 3,50).
</translation></message>
    <message><source>    - corrected by hand
</source><translation>    - corrigé à la main
</translation></message>
    <message><source>    - corrected by hand: {}
</source><translation>    - corrigé à la main : {}
</translation></message>
    <message><source>    - dice: {}
</source><translation>    - dés : {}
</translation></message>
    <message><source> (amended: {})</source><translation> (rectifié : {})</translation></message>
    <message><source> (kept as it happened after entry {})</source><translation> (gardé tel quel après l’entrée {})</translation></message>
    <message><source> (line {})</source><translation> (ligne {})</translation></message>
    <message><source> (nothing is asked)</source><translation> (rien n’est demandé)</translation></message>
    <message><source> (played again after entry {})</source><translation> (rejoué après l’entrée {})</translation></message>
    <message><source> (put before it by an amendment)</source><translation> (inséré avant par une rectification)</translation></message>
    <message><source> Both have confirmed.</source><translation> Les deux ont confirmé.</translation></message>
    <message><source> It now gives these victory points: </source><translation> Elle donne maintenant ces points de victoire : </translation></message>
    <message><source> It now says: </source><translation> Elle dit maintenant : </translation></message>
    <message><source> Neither player has confirmed it yet.</source><translation> Aucun des deux joueurs ne l’a encore confirmé.</translation></message>
    <message><source> Round {} stays as it was drawn; it would have been: {}.</source><translation> La ronde {} reste telle qu’elle a été tirée ; elle aurait été : {}.</translation></message>
    <message><source> Round {} stays as it was drawn; now it could not be drawn: {}.</source><translation> La ronde {} reste telle qu’elle a été tirée ; maintenant, elle ne pourrait pas être tirée : {}.</translation></message>
    <message><source> What follows from them is in it as far as it is marked so.</source><translation> Ce qui en découle est compris dans la mesure où c’est marqué.</translation></message>
    <message><source> What is not marked is left out.</source><translation> Ce qui n’est pas marqué est laissé de côté.</translation></message>
    <message><source> bytes; this one would have </source><translation> octets ; celui-ci aurait </translation></message>
    <message><source> cannot be shared: the rule set does not say what each side may know</source><translation> ne peuvent pas être partagées : les règles ne disent pas ce que chaque camp peut savoir</translation></message>
    <message><source> cannot change places with themselves</source><translation> ne peut pas changer de place avec soi-même</translation></message>
    <message><source> does not take part.</source><translation> ne participe pas.</translation></message>
    <message><source> has confirmed this result already</source><translation> a déjà confirmé ce résultat</translation></message>
    <message><source> has not left</source><translation> n’est pas parti</translation></message>
    <message><source> has the bye</source><translation> est exempt</translation></message>
    <message><source> holds a line break; a name stands on one line</source><translation> contient un saut de ligne ; un nom tient sur une ligne</translation></message>
    <message><source> holds a value that is not of the form it should have</source><translation> contient une valeur qui n’a pas la forme voulue</translation></message>
    <message><source> holds no army</source><translation> ne contient aucune armée</translation></message>
    <message><source> is UTF-16 text; a journal is UTF-8: save it as such, or take the file as it was before an editor saved it</source><translation> est du texte UTF-16 ; un journal est en UTF-8 : enregistrez-le ainsi, ou prenez le fichier tel qu’il était avant qu’un éditeur l’enregistre</translation></message>
    <message><source> is XML, but no roster</source><translation> est du XML, mais pas une feuille d’armée</translation></message>
    <message><source> is a damaged archive</source><translation> est une archive abîmée</translation></message>
    <message><source> is empty</source><translation> est vide</translation></message>
    <message><source> is empty; a journal begins with its header</source><translation> est vide ; un journal commence par son en-tête</translation></message>
    <message><source> is left out</source><translation> est laissé de côté</translation></message>
    <message><source> is not an army in any format that is known here</source><translation> n’est une armée dans aucun des formats connus ici</translation></message>
    <message><source> is not known here</source><translation> n’est pas connu ici</translation></message>
    <message><source> is taken for </source><translation> est pris pour </translation></message>
    <message><source> is taken off the list.</source><translation> est retiré de la liste.</translation></message>
    <message><source> is too large</source><translation> est trop grand</translation></message>
    <message><source> is too large for a code</source><translation> est trop grand pour un code</translation></message>
    <message><source> of this battle is not ours</source><translation> de cette bataille n’est pas à nous</translation></message>
    <message><source> stands twice in the umpire's order</source><translation> figure deux fois dans l’ordre de l’arbitre</translation></message>
    <message><source> stands under no title and is left out</source><translation> ne figure sous aucun titre et est laissé de côté</translation></message>
    <message><source> takes part.</source><translation> participe.</translation></message>
    <message><source> {} has confirmed it.</source><translation> {} l’a confirmé.</translation></message>
    <message><source> {}: {} lost. {}: {} lost.</source><translation> {} : {} perdus. {} : {} perdus.</translation></message>
    <message><source> · </source><translation> · </translation></message>
    <message><source> · its turn</source><translation> · son tour</translation></message>
    <message><source> · made with figures </source><translation> · créée avec les données de règles </translation></message>
    <message><source> · not legal: </source><translation> · non conforme : </translation></message>
    <message><source> · the enemy's turn</source><translation> · le tour de l’ennemi</translation></message>
    <message><source>"{}" divides by zero</source><translation>« {} » divise par zéro</translation></message>
    <message><source>"{}" does not come to a finite number</source><translation>« {} » ne donne pas un nombre fini</translation></message>
    <message><source>"{}" must be "{}" or "{}", not {}</source><translation>« {} » doit être « {} » ou « {} », pas {}</translation></message>
    <message><source>"{}" must be a text of at most 1000 letters, not {}</source><translation>« {} » doit être un texte d’au plus 1000 lettres, pas {}</translation></message>
    <message><source>"{}" must be a whole number from {} to {}, not {}</source><translation>« {} » doit être un nombre entier de {} à {}, pas {}</translation></message>
    <message><source>"{}" must be from {} to {}, not {}</source><translation>« {} » doit être de {} à {}, pas {}</translation></message>
    <message><source>"{}" must be one line of 1 to {} letters</source><translation>« {} » doit être une ligne de 1 à {} lettres</translation></message>
    <message><source>"{}" must be true or false, not {}</source><translation>« {} » doit être vrai ou faux, pas {}</translation></message>
    <message><source>"{}" takes its values in brackets</source><translation>« {} » prend ses valeurs entre parenthèses</translation></message>
    <message><source>"{}" takes {} values</source><translation>« {} » prend {} valeurs</translation></message>
    <message><source># {} – {}

{}, begun {}.
</source><translation># {} – {}

{}, commencée {}.
</translation></message>
    <message><source># {}: all of it as in the book. Take the "# " away from the row and the values that are to be different; what stays behind it changes nothing.
</source><translation># {} : tout comme dans le livre. Enlevez le « #  » devant la ligne et les valeurs qui doivent être différentes ; ce qui reste derrière lui ne change rien.
</translation></message>
    <message><source>(turn {})</source><translation>(tour {})</translation></message>
    <message><source>, </source><translation>, </translation></message>
    <message><source>, a {:.0f} % chance</source><translation>, une probabilité de {:.0f} %</translation></message>
    <message><source>, and it leads to another state</source><translation>, et cela mène à un autre état</translation></message>
    <message><source>, changed by hand</source><translation>, modifié à la main</translation></message>
    <message><source>, for it is a folder, a pipe or a device</source><translation>, car c’est un dossier, un tube ou un périphérique</translation></message>
    <message><source>, has the id of one before it and gets a new one.</source><translation>, a l’identifiant d’une précédente et en reçoit un nouveau.</translation></message>
    <message><source>, lot {}</source><translation>, tirage {}</translation></message>
    <message><source>, reckoned with those of now</source><translation>, comptée avec celles d’aujourd’hui</translation></message>
    <message><source>, too few to say</source><translation>, trop peu pour conclure</translation></message>
    <message><source>. </source><translation>. </translation></message>
    <message><source>. With it: </source><translation>. Avec cela : </translation></message>
    <message><source>1 clan more</source><translation>1 clan de plus</translation></message>
    <message><source>1 {} in {}</source><translation>1 {} sur {}</translation></message>
    <message><source>: </source><translation> : </translation></message>
    <message><source>: /armies must be a list of armies</source><translation> : /armies doit être une liste d’armées</translation></message>
    <message><source>: a quotation mark is never closed</source><translation> : un guillemet n’est jamais fermé</translation></message>
    <message><source>: how often the attacker prevails, per cent</source><translation> : combien de fois l’attaquant l’emporte, en pour cent</translation></message>
    <message><source>: names and numbers are kept, and what troops they are is left to you</source><translation> : noms et nombres sont gardés, et c’est à vous de dire de quelles troupes il s’agit</translation></message>
    <message><source>: no army begins here; an army has rows such as "6 x Knights", one on each line</source><translation> : aucune armée ne commence ici ; une armée a des lignes comme « 6 x Knights », une par ligne</translation></message>
    <message><source>: one roll</source><translation> : un jet</translation></message>
    <message><source>: quick reference</source><translation> : aide-mémoire</translation></message>
    <message><source>: the file cannot be read</source><translation> : le fichier est illisible</translation></message>
    <message><source>: the game was written by a newer version of the program</source><translation> : la partie a été écrite par une version plus récente du programme</translation></message>
    <message><source>: the rules do not know these troops; the row is kept as it is</source><translation> : les règles ne connaissent pas ces troupes ; la ligne est gardée telle quelle</translation></message>
    <message><source>: this is not UTF-8 text</source><translation> : ce n’est pas du texte UTF-8</translation></message>
    <message><source>: this is not XML: </source><translation> : ce n’est pas du XML : </translation></message>
    <message><source>: this question does not apply here</source><translation> : cette question ne s’applique pas ici</translation></message>
    <message><source>: {} rolls</source><translation> : {} jets</translation></message>
    <message><source>; </source><translation> ; </translation></message>
    <message><source>; dice of the app recomputed: {0} of {0}</source><translation> ; dés de l’application recalculés : {0} sur {0}</translation></message>
    <message><source>; it is kept in the army's notes</source><translation> ; c’est gardé dans les notes de l’armée</translation></message>
    <message><source>; it is kept with the row</source><translation> ; c’est gardé avec la ligne</translation></message>
    <message><source>; later entries could not be ruled again</source><translation> ; les entrées suivantes n’ont pas pu être résolues de nouveau</translation></message>
    <message><source>; the row is kept as it is</source><translation> ; la ligne est gardée telle quelle</translation></message>
    <message><source>A leader is given for it.</source><translation>Un chef est cédé pour cela.</translation></message>
    <message><source>A leader joins {}.</source><translation>Un chef rejoint {}.</translation></message>
    <message><source>A leader of {} stands alone.</source><translation>Un chef de {} est seul.</translation></message>
    <message><source>A move to column {}</source><translation>Un mouvement en colonne {}</translation></message>
    <message><source>A unit to column {}</source><translation>Une unité en colonne {}</translation></message>
    <message><source>Ability {}</source><translation>Habileté {}</translation></message>
    <message><source>After round {}</source><translation>Après la ronde {}</translation></message>
    <message><source>Amended: entry {}, “{}”</source><translation>Rectifiée : entrée {}, « {} »</translation></message>
    <message><source>Amended: entry {}, “{}” → “{}”</source><translation>Rectifiée : entrée {}, « {} » → « {} »</translation></message>
    <message><source>An army</source><translation>Une armée</translation></message>
    <message><source>An army without a name</source><translation>Une armée sans nom</translation></message>
    <message><source>Another unit to column {}</source><translation>Une autre unité en colonne {}</translation></message>
    <message><source>Area {} has two kinds of ground.</source><translation>La case {} a deux types de terrain.</translation></message>
    <message><source>Army file</source><translation>Fichier d’armée</translation></message>
    <message><source>At most {} cards, hidden from the enemy.</source><translation>Au plus {} cartes, cachées à l’ennemi.</translation></message>
    <message><source>At {} against {} only those attack who did not choose it: uncontrolled units (ANC-091)</source><translation>À {} contre {}, seuls attaquent ceux qui ne l’ont pas choisi : les unités incontrôlées (ANC-091)</translation></message>
    <message><source>Attacked one by one, {} would have: {} (ANC-089).</source><translation>{}, si attaquée un par un, aurait : {} (ANC-089).</translation></message>
    <message><source>Audit: {}{}.</source><translation>Vérification : {}{}.</translation></message>
    <message><source>Battle {} is being fought: {}</source><translation>Bataille {} en cours : {}</translation></message>
    <message><source>Battle {}: {} attack.</source><translation>Bataille {} : {} attaquent.</translation></message>
    <message><source>BattleScribe or New Recruit</source><translation>BattleScribe ou New Recruit</translation></message>
    <message><source>Before round 1</source><translation>Avant la ronde 1</translation></message>
    <message><source>Both flank marches come by the {} edge and meet in a second battle.</source><translation>Les deux marches de flanc arrivent par le bord {} et se rencontrent dans une seconde bataille.</translation></message>
    <message><source>Both flank marches come from the {} edge</source><translation>Les deux marches de flanc viennent du bord {}</translation></message>
    <message><source>Bound {}</source><translation>Manche {}</translation></message>
    <message><source>Bound {}: {}</source><translation>Manche {} : {}</translation></message>
    <message><source>Break points</source><translation>Points de rupture</translation></message>
    <message><source>Bring on: {}</source><translation>Faire arriver : {}</translation></message>
    <message><source>Caltrops in column {}</source><translation>Chausse-trapes en colonne {}</translation></message>
    <message><source>Cannot attack, fire, withdraw or move until it has ended. Level {}.</source><translation>Ne peut ni attaquer, ni tirer, ni se replier, ni bouger jusqu’à la fin de la manœuvre. Niveau {}.</translation></message>
    <message><source>Check of {}</source><translation>Test : {}</translation></message>
    <message><source>Close combat</source><translation>Corps à corps</translation></message>
    <message><source>Cohesion for {}</source><translation>Cohésion : {}</translation></message>
    <message><source>Column {} is taken (HOP-012)</source><translation>La colonne {} est occupée (HOP-012)</translation></message>
    <message><source>Column {}, {}</source><translation>Colonne {}, {}</translation></message>
    <message><source>Control tests: {}.</source><translation>Tests de contrôle : {}.</translation></message>
    <message><source>Corrected: {}</source><translation>Corrigé : {}</translation></message>
    <message><source>Counted exactly: every result of every fight, one after the other ({} different ends).</source><translation>Compté exactement : chaque résultat de chaque combat, l’un après l’autre ({} issues différentes).</translation></message>
    <message><source>Discard {}</source><translation>Défausser {}</translation></message>
    <message><source>Draw {}</source><translation>Piocher {}</translation></message>
    <message><source>Due in your turn {}: it cannot be put off while there is initiative for it.</source><translation>Due à votre tour {} : elle ne peut être différée tant qu’il y a de l’initiative pour elle.</translation></message>
    <message><source>Element for element it would be {}: {} points.</source><translation>Élément par élément, ce serait {} : {} points.</translation></message>
    <message><source>Enter the result of battle {}</source><translation>Saisir le résultat, bataille {}</translation></message>
    <message><source>Entry {}: {}.</source><translation>Entrée {} : {}.</translation></message>
    <message><source>Ferocity: die against Initiative {}</source><translation>Férocité : dé contre Initiative {}</translation></message>
    <message><source>Field the armies for battle {}</source><translation>Déployer les armées, bataille {}</translation></message>
    <message><source>Fire with {} at {} as they come up?</source><translation>Tirer avec {} sur {} à leur arrivée ?</translation></message>
    <message><source>First say who was in contact with {}, who fell (ANC-100, ANC-101)</source><translation>Dites d’abord qui était au contact de {}, au moment de sa chute (ANC-100, ANC-101)</translation></message>
    <message><source>First the hex of {} must be entered (ANC-103)</source><translation>Il faut d’abord entrer dans l’hexagone de {} (ANC-103)</translation></message>
    <message><source>Flank of {}</source><translation>Flanc : {}</translation></message>
    <message><source>Flip {}.</source><translation>Retournez {}.</translation></message>
    <message><source>Game turn {}: {}.</source><translation>Tour de jeu {} : {}.</translation></message>
    <message><source>HTML characters</source><translation>caractères HTML</translation></message>
    <message><source>HTML tags</source><translation>balises HTML</translation></message>
    <message><source>Hold in check: {}</source><translation>Retenir : {}</translation></message>
    <message><source>House rule</source><translation>Règle maison</translation></message>
    <message><source>House rule, </source><translation>Règle maison, </translation></message>
    <message><source>In the meantime:</source><translation>Entre-temps :</translation></message>
    <message><source>It could not be saved, so it did not happen: </source><translation>Cela n’a pas pu être enregistré, donc cela n’a pas eu lieu : </translation></message>
    <message><source>It flees {} more movement points and turns as it likes.</source><translation>Elle fuit de {} points de mouvement de plus et pivote à son gré.</translation></message>
    <message><source>It is allowed all the same: {}.</source><translation>Elle est autorisée malgré tout : {}.</translation></message>
    <message><source>It is not {}'s turn.</source><translation>Ce n’est pas à {} de jouer.</translation></message>
    <message><source>Its leader falls with it (ANC-098).</source><translation>Son chef tombe avec elle (ANC-098).</translation></message>
    <message><source>Its leader is out for its next turn (ANC-097).</source><translation>Son chef est hors jeu pour son prochain tour (ANC-097).</translation></message>
    <message><source>Its leader stays behind alone.</source><translation>Son chef reste seul en arrière.</translation></message>
    <message><source>Its units cost {} points; with {} at most {} are allowed.</source><translation>Ses unités coûtent {} points ; avec {}, {} au plus sont permis.</translation></message>
    <message><source>Its {} defend double against {} in the first turns.</source><translation>Ses {} défendent double contre {} aux premiers tours.</translation></message>
    <message><source>Its {} leaders are out for their next turn (ANC-097).</source><translation>Ses {} chefs sont hors jeu pour leur prochain tour (ANC-097).</translation></message>
    <message><source>Its {} leaders fall with it (ANC-098).</source><translation>Ses {} chefs tombent avec elle (ANC-098).</translation></message>
    <message><source>Its {} leaders stay behind alone.</source><translation>Ses {} chefs restent seuls en arrière.</translation></message>
    <message><source>Keep it off the map before the battle starts.</source><translation>Gardez-la hors carte avant le début de la bataille.</translation></message>
    <message><source>Keep them off the map before the battle starts.</source><translation>Gardez-les hors carte avant le début de la bataille.</translation></message>
    <message><source>Last bound.</source><translation>Dernière manche.</translation></message>
    <message><source>Leaders on.</source><translation>Chefs en jeu.</translation></message>
    <message><source>Level {}: attacks {} column(s) lower, rallies worse.</source><translation>Niveau {} : attaque {} colonne(s) plus bas, se rallie moins bien.</translation></message>
    <message><source>Line {} {} was changed after {} signed it.</source><translation>La ligne {} {} a été modifiée après avoir été signée par {}.</translation></message>
    <message><source>Losses: {} {}, {} {}
</source><translation>Pertes : {} {}, {} {}
</translation></message>
    <message><source>Mean of {} ten-sided dice</source><translation>Moyenne de {} dés à dix faces</translation></message>
    <message><source>Missiles for {}</source><translation>Projectiles : {}</translation></message>
    <message><source>Move {} to column {}</source><translation>Bouger {} en colonne {}</translation></message>
    <message><source>Neither side</source><translation>Aucun camp</translation></message>
    <message><source>No leader can be put on the map: {}</source><translation>Aucun chef ne peut être mis sur la carte : {}</translation></message>
    <message><source>Nobody can be chosen now: {}{}</source><translation>Personne ne peut être choisi maintenant : {}{}</translation></message>
    <message><source>Nobody of {} comes back from it.</source><translation>Personne de {} n’en revient.</translation></message>
    <message><source>Not audited: {} has not sent the closing file.</source><translation>Non vérifié : {} n’a pas envoyé le fichier de clôture.</translation></message>
    <message><source>On its hex: {}.</source><translation>Sur son hexagone : {}.</translation></message>
    <message><source>On its hex: {}. Keep it off the map before the battle starts.</source><translation>Sur son hexagone : {}. Retirez-la de la carte avant le début de la bataille.</translation></message>
    <message><source>One card is drawn in the Draw phase while there are fewer than {} in hand.</source><translation>Une carte est piochée dans la phase de pioche tant qu’il y en a moins de {} en main.</translation></message>
    <message><source>One line to paste</source><translation>Une ligne à coller</translation></message>
    <message><source>Only dice that are typed in have names.</source><translation>Seuls les dés saisis ont des noms.</translation></message>
    <message><source>Only one side may know it, so it is left out.</source><translation>Un seul camp peut le savoir, c’est donc laissé de côté.</translation></message>
    <message><source>Only your closing is newer; {} needs that for the audit.</source><translation>Seule votre clôture est plus récente ; {} en a besoin pour la vérification.</translation></message>
    <message><source>Only {}'s closing has come since.</source><translation>Seule la clôture envoyée par {} est arrivée depuis.</translation></message>
    <message><source>Other values of the army</source><translation>Autres valeurs de l’armée</translation></message>
    <message><source>Own {} against {}.</source><translation>{} à soi contre {}.</translation></message>
    <message><source>PIPs: a pool of {}</source><translation>PIP : une réserve de {}</translation></message>
    <message><source>PIPs: {}</source><translation>PIP : {}</translation></message>
    <message><source>Phase {}, {}.</source><translation>Phase {}, {}.</translation></message>
    <message><source>Phase {}, {}: {}.</source><translation>Phase {}, {} : {}.</translation></message>
    <message><source>Plain text</source><translation>Texte simple</translation></message>
    <message><source>Play {} in column {}</source><translation>Jouer {} en colonne {}</translation></message>
    <message><source>Player {}</source><translation>Joueur {}</translation></message>
    <message><source>Players' ruling ({}): {}</source><translation>Décision des joueurs ({}) : {}</translation></message>
    <message><source>Points left: one {} more, {} points.</source><translation>Points restants : un {} de plus, {} points.</translation></message>
    <message><source>Press forward</source><translation>Pousser de l’avant</translation></message>
    <message><source>Put {} on its hex ({}), facing as you like.</source><translation>Placez {} sur son hexagone ({}), orientation à votre gré.</translation></message>
    <message><source>Put {} on its hex, facing as you like.</source><translation>Placez {} sur son hexagone, orientation à votre gré.</translation></message>
    <message><source>Rally card for {}</source><translation>Carte Ralliement : {}</translation></message>
    <message><source>Rally {}</source><translation>Rallier {}</translation></message>
    <message><source>Regroup {}</source><translation>Regrouper {}</translation></message>
    <message><source>Remove {}.</source><translation>Retirez {}.</translation></message>
    <message><source>Result {}.</source><translation>Résultat {}.</translation></message>
    <message><source>Retreat {} one hex, its back to the hex it left.</source><translation>Retraite d’un hexagone, le dos à l’hexagone quitté : {}.</translation></message>
    <message><source>Retreat {} through its friend, who is not affected, its back to the hex it left (ANC-045).</source><translation>Retraite à travers l’ami, qui n’est pas affecté, le dos à l’hexagone quitté (ANC-045) : {}.</translation></message>
    <message><source>Round {} is drawn{}, seed {}{}: {}.{}</source><translation>La ronde {} est tirée{}, graine {}{} : {}.{}</translation></message>
    <message><source>Round {}, mended. </source><translation>Ronde {}, rectifiée. </translation></message>
    <message><source>Rows attack, columns defend. Exact, counted from the rules; the rest of 100 goes to the defender or to nobody.</source><translation>Les lignes attaquent, les colonnes défendent. Exact, compté d’après les règles ; le reste de 100 va au défenseur ou à personne.</translation></message>
    <message><source>Scoring: {}</source><translation>Barème : {}</translation></message>
    <message><source>Second line of {}</source><translation>Deuxième ligne : {}</translation></message>
    <message><source>Seed {}, lot {}{}</source><translation>Graine {}, tirage {}{}</translation></message>
    <message><source>Settings changed.</source><translation>Réglages modifiés.</translation></message>
    <message><source>Somebody comes to stand, unseen.</source><translation>Quelqu’un se déplace sans être vu.</translation></message>
    <message><source>Somebody comes up, unseen.</source><translation>Quelqu’un entre en ligne sans être vu.</translation></message>
    <message><source>Somebody takes the place of {}.</source><translation>Quelqu’un prend la place de {}.</translation></message>
    <message><source>Spreadsheet (CSV)</source><translation>Tableur (CSV)</translation></message>
    <message><source>Stamina {} of {}</source><translation>Endurance {} sur {}</translation></message>
    <message><source>Table {} is taken away.</source><translation>La table {} est retirée.</translation></message>
    <message><source>Table {}: {} and {} draw, {}.</source><translation>Table {} : {} et {} font match nul, {}.</translation></message>
    <message><source>Table {}: {} beats {}, {} : {}.</source><translation>Table {} : {} bat {}, {} : {}.</translation></message>
    <message><source>Table {}: {} beats {}, {}.</source><translation>Table {} : {} bat {}, {}.</translation></message>
    <message><source>Table {}{}{}.</source><translation>Table {}{}{}.</translation></message>
    <message><source>Tactical moves.</source><translation>Mouvements tactiques.</translation></message>
    <message><source>Take back: </source><translation>Annuler : </translation></message>
    <message><source>Taken back</source><translation>Annulé</translation></message>
    <message><source>Taken back beyond what the rules allow: </source><translation>Annulé au-delà de ce que permettent les règles : </translation></message>
    <message><source>Taken back: </source><translation>Annulé : </translation></message>
    <message><source>Taken back: {}</source><translation>Annulé : {}</translation></message>
    <message><source>Text of a QR code</source><translation>Texte d’un code QR</translation></message>
    <message><source>The Ferocity of {} is spent.</source><translation>La Férocité est épuisée : {}.</translation></message>
    <message><source>The act does not have the form it should have</source><translation>L’action n’a pas la forme voulue</translation></message>
    <message><source>The army '{}' is not allowed: {}.</source><translation>L’armée « {} » n’est pas permise : {}.</translation></message>
    <message><source>The army costs {} points, {} before</source><translation>L’armée coûte {} points, {} avant</translation></message>
    <message><source>The army has 1 unit; it must have {} to {}.</source><translation>L’armée a 1 unité ; il lui en faut {} à {}.</translation></message>
    <message><source>The army has more than {} Challenge cards.</source><translation>L’armée a plus de {} cartes Défi.</translation></message>
    <message><source>The army has more than {} areas of its own ground.</source><translation>L’armée a plus de {} cases de terrain propre.</translation></message>
    <message><source>The army has too many {} cards; {} are the most.</source><translation>L’armée a trop de cartes {} ; {} au maximum.</translation></message>
    <message><source>The army has {} Challenge cards; {} are the most.</source><translation>L’armée a {} cartes Défi ; {} au maximum.</translation></message>
    <message><source>The army has {} camps; one is the most.</source><translation>L’armée a {} camps ; un seul au plus.</translation></message>
    <message><source>The army has {} great guns; {} are the most.</source><translation>L’armée a {} canons ; {} au maximum.</translation></message>
    <message><source>The army has {} leaders; at most {} are allowed (ANC-150)</source><translation>L’armée a {} chefs ; {} au plus sont permis (ANC-150)</translation></message>
    <message><source>The army has {} special cards; its leader allows {}.</source><translation>L’armée a {} cartes spéciales ; son chef en permet {}.</translation></message>
    <message><source>The army has {} units; it must have {} to {}.</source><translation>L’armée a {} unités ; il lui en faut {} à {}.</translation></message>
    <message><source>The barbarians of {} charge this turn.</source><translation>Les barbares de {} chargent ce tour-ci.</translation></message>
    <message><source>The battle begins: {} attack.</source><translation>La bataille commence : {} attaquent.</translation></message>
    <message><source>The battle goes on.</source><translation>La bataille continue.</translation></message>
    <message><source>The battle is drawn {}.</source><translation>La bataille est nulle, {}.</translation></message>
    <message><source>The battle is over; turn {} cannot follow.</source><translation>La bataille est terminée ; le tour {} ne peut pas suivre.</translation></message>
    <message><source>The battle is too long to go on by e-mail; it ends as a draw.</source><translation>La bataille est trop longue pour continuer par courriel ; elle se termine par un match nul.</translation></message>
    <message><source>The camp of {} is taken (ANC-135).</source><translation>Le camp de {} est pris (ANC-135).</translation></message>
    <message><source>The clan {} has a name of more than {} letters.</source><translation>Le clan {} a un nom de plus de {} lettres.</translation></message>
    <message><source>The clans {} and {} have names too much alike.</source><translation>Les clans {} et {} ont des noms trop semblables.</translation></message>
    <message><source>The clock is paused.</source><translation>L’horloge est en pause.</translation></message>
    <message><source>The clock is running.</source><translation>L’horloge tourne.</translation></message>
    <message><source>The clock stands at {} minutes.</source><translation>L’horloge est à {} minutes.</translation></message>
    <message><source>The end of turn {}</source><translation>La fin du tour {}</translation></message>
    <message><source>The field has no area {}.</source><translation>Le champ de bataille n’a pas de case {}.</translation></message>
    <message><source>The game could not be started today: its armies do not fit the rule set.</source><translation>La partie ne pourrait pas commencer aujourd’hui : ses armées ne conviennent pas aux règles.</translation></message>
    <message><source>The game could not be started today: {}.</source><translation>La partie ne pourrait pas commencer aujourd’hui : {}.</translation></message>
    <message><source>The game of battle {} has been changed since its result was entered.</source><translation>La partie de la bataille {} a été modifiée depuis que son résultat a été inscrit.</translation></message>
    <message><source>The game starts in a state that cannot be: {}.</source><translation>La partie commence dans un état impossible : {}.</translation></message>
    <message><source>The game would start otherwise today.</source><translation>La partie commencerait autrement aujourd’hui.</translation></message>
    <message><source>The ground: {}.</source><translation>Le terrain : {}.</translation></message>
    <message><source>The hex of {} may be entered: say who does, or nobody (ANC-104)</source><translation>L’hexagone de {} peut être occupé : dites qui y entre, ou personne (ANC-104)</translation></message>
    <message><source>The hex of {} may be entered: say who does, or nobody (ANC-104).</source><translation>L’hexagone de {} peut être occupé : dites qui y entre, ou personne (ANC-104).</translation></message>
    <message><source>The hex of {} must be entered (ANC-103)</source><translation>L’hexagone de {} doit être occupé (ANC-103)</translation></message>
    <message><source>The hex of {} must be entered (ANC-103).</source><translation>L’hexagone de {} doit être occupé (ANC-103).</translation></message>
    <message><source>The host comes on again: {} units make a new deck.</source><translation>L’armée revient : {} unités forment une nouvelle pioche.</translation></message>
    <message><source>The initiative is with {}.</source><translation>L’initiative revient à {}.</translation></message>
    <message><source>The journal does not hold the key of its dice; begin it again with new ones.</source><translation>Le journal ne contient pas la clé de ses dés ; recommencez-le avec de nouveaux.</translation></message>
    <message><source>The journal's header lacks the armies or the options, so that the game cannot be begun again.</source><translation>Il manque les armées ou les options dans l’en-tête du journal, la partie ne peut donc pas être recommencée.</translation></message>
    <message><source>The last line of {} was cut short and is left out; everything before it is there.</source><translation>La dernière ligne de {} était tronquée et est laissée de côté ; tout ce qui précède est là.</translation></message>
    <message><source>The leader puts {} in order</source><translation>Le chef remet en ordre : {}</translation></message>
    <message><source>The leader's clan value is {} to {}, not {}.</source><translation>La valeur de clan du chef va de {} à {}, pas {}.</translation></message>
    <message><source>The leaders of {} leave the map.</source><translation>Les chefs de {} quittent la carte.</translation></message>
    <message><source>The march cannot come on: {}. It is void</source><translation>La marche ne peut arriver : {}. Elle est nulle</translation></message>
    <message><source>The march cannot come on: {}. Settle together whether it is void or allowed</source><translation>La marche ne peut arriver : {}. Décidez ensemble si elle est nulle ou autorisée</translation></message>
    <message><source>The name of a die has at most {} letters.</source><translation>Le nom d’un dé a {} lettres au plus.</translation></message>
    <message><source>The name of a die is plain text on one line.</source><translation>Le nom d’un dé est du texte simple sur une ligne.</translation></message>
    <message><source>The name {} has more than {} letters.</source><translation>Le nom {} a plus de {} lettres.</translation></message>
    <message><source>The note is void: {}.</source><translation>La note est nulle : {}.</translation></message>
    <message><source>The other side does not agree</source><translation>L’autre camp n’est pas d’accord</translation></message>
    <message><source>The result of battle {} is still to be entered (ANC-167)</source><translation>Le résultat de la bataille {} est encore à saisir (ANC-167)</translation></message>
    <message><source>The result of table {} in round {} is taken back.</source><translation>Le résultat de la table {} à la ronde {} est annulé.</translation></message>
    <message><source>The rules do not allow this now</source><translation>Les règles ne le permettent pas maintenant</translation></message>
    <message><source>The secret value of turn {} does not fit {}'s promise at the start.</source><translation>La valeur secrète du tour {} ne correspond pas à la promesse du début ({}).</translation></message>
    <message><source>The step "{}" ends with its own act (ANC-021)</source><translation>L’étape « {} » se termine par son propre acte (ANC-021)</translation></message>
    <message><source>The text does not say which rules the army is for.</source><translation>Le texte ne dit pas pour quelles règles est l’armée.</translation></message>
    <message><source>The umpire puts in order: {}.</source><translation>L’arbitre fixe l’ordre : {}.</translation></message>
    <message><source>The umpire's order is withdrawn.</source><translation>Le classement de l’arbitre est retiré.</translation></message>
    <message><source>The weather is now: {}</source><translation>La météo est maintenant : {}</translation></message>
    <message><source>The {} of {} defend double against {}.</source><translation>Les {} de {} défendent double contre {}.</translation></message>
    <message><source>There are {} dice and {} names; give one name for all of them, or one for each.</source><translation>Il y a {} dés et {} noms ; donnez un seul nom pour tous, ou un pour chacun.</translation></message>
    <message><source>There is no army to choose from (HOP-310).</source><translation>Il n’y a pas d’armée à choisir (HOP-310).</translation></message>
    <message><source>There is nothing to take back</source><translation>Il n’y a rien à annuler</translation></message>
    <message><source>They come on in the half of the {} edge nearest your camp.</source><translation>Elles arrivent par la moitié du bord {} la plus proche de votre camp.</translation></message>
    <message><source>They come on in the half of the {} edge nearest your own edge.</source><translation>Elles arrivent par la moitié du bord {} la plus proche de votre propre bord.</translation></message>
    <message><source>This acceptance repeats the inviter's secret values; the battle cannot begin.</source><translation>Cette acceptation répète les valeurs secrètes de l’invitation ; la bataille ne peut pas commencer.</translation></message>
    <message><source>This battle was started with different rules ({}). Both players need the same. Nothing was changed.</source><translation>Cette bataille a été commencée avec d’autres règles ({}). Les deux joueurs doivent avoir les mêmes. Rien n’a été modifié.</translation></message>
    <message><source>This belongs to "{}"; now it is "{}" (ANC-021)</source><translation>Ceci relève de « {} » ; on en est à « {} » (ANC-021)</translation></message>
    <message><source>This belongs to the {} phase, and this is the {} phase of {} (HOP-301)</source><translation>Cela relève de la phase {}, et c’est la phase {} de {} (HOP-301)</translation></message>
    <message><source>This belongs to the {} phase, and this is the {} phase of {}; there is no fire in the rounds of setup (HOP-303)</source><translation>Cela relève de la phase {}, et c’est la phase {} de {} ; pas de tir dans les manches de mise en place (HOP-303)</translation></message>
    <message><source>This belongs to the {} phase, and this is the {} phase of {}; this turn has no Shock phase ({})</source><translation>Cela relève de la phase {}, et c’est la phase {} de {} ; ce tour n’a pas de phase de choc ({})</translation></message>
    <message><source>This brought a secret out: it is taken back only when both players agree</source><translation>Ceci a révélé un secret : ce n’est annulé que si les deux joueurs sont d’accord</translation></message>
    <message><source>This closing comes at the wrong time.</source><translation>Cette clôture arrive au mauvais moment.</translation></message>
    <message><source>This file belongs to a battle this device does not know.</source><translation>Ce fichier appartient à une bataille que cet appareil ne connaît pas.</translation></message>
    <message><source>This is an old file ({}); the battle ended in turn {}.</source><translation>C’est un ancien fichier ({}) ; la bataille s’est terminée au tour {}.</translation></message>
    <message><source>This is an old file ({}); the battle is at turn {}.</source><translation>C’est un ancien fichier ({}) ; la bataille en est au tour {}.</translation></message>
    <message><source>This is not a complete Optio game file{}: {}. Ask {} to send it again.</source><translation>Ce n’est pas un fichier de partie complet d’Optio{} : {}. Demandez à {} de le renvoyer.</translation></message>
    <message><source>This is not the last entry that stands any more</source><translation>Ce n’est plus la dernière entrée valable</translation></message>
    <message><source>This is the other side's to decide</source><translation>C’est à l’autre camp de décider</translation></message>
    <message><source>This is the other side's to see</source><translation>Ceci n’est visible que de l’autre camp</translation></message>
    <message><source>This is your own invitation; send it to your opponent.</source><translation>C’est votre propre invitation ; envoyez-la à votre adversaire.</translation></message>
    <message><source>This needs {} of initiative; {} are left (ANC-034)</source><translation>Ceci demande {} d’initiative ; il en reste {} (ANC-034)</translation></message>
    <message><source>This needs {} of initiative; {} are left (ANC-061)</source><translation>Ceci demande {} d’initiative ; il en reste {} (ANC-061)</translation></message>
    <message><source>This needs {} of initiative; {} is left (ANC-034)</source><translation>Ceci demande {} d’initiative ; il en reste {} (ANC-034)</translation></message>
    <message><source>This needs {} of initiative; {} is left (ANC-061)</source><translation>Ceci demande {} d’initiative ; il en reste {} (ANC-061)</translation></message>
    <message><source>This was done on other entries than the game has; look at it again</source><translation>Ceci a été fait sur d’autres entrées que celles de la partie ; regardez de nouveau</translation></message>
    <message><source>Too many points: one {} less, {} points.</source><translation>Trop de points : un {} de moins, {} points.</translation></message>
    <message><source>Too many results to follow them all: played out {} times, so each chance may be off by {:.1f} %, nineteen times in twenty.</source><translation>Trop de résultats pour les suivre tous : joué {} fois, donc chaque probabilité peut s’écarter de {:.1f} %, dix-neuf fois sur vingt.</translation></message>
    <message><source>Turn {}</source><translation>Tour {}</translation></message>
    <message><source>Turn {} is missing; this file continues with turn {}.</source><translation>Le tour {} manque ; ce fichier continue avec le tour {}.</translation></message>
    <message><source>Turn {}, act {}</source><translation>Tour {}, action {}</translation></message>
    <message><source>Turn {}, act {}: the file says {}, the battle's dice say {}.</source><translation>Tour {}, action {} : le fichier dit {}, les dés de la bataille disent {}.</translation></message>
    <message><source>Two units cannot stand in column {} (HOP-012)</source><translation>Deux unités ne peuvent se tenir en colonne {} (HOP-012)</translation></message>
    <message><source>Units in contact with {}</source><translation>Unités au contact de {}</translation></message>
    <message><source>Unknown troops</source><translation>Troupes inconnues</translation></message>
    <message><source>Victory for {} because it lasted too long.</source><translation>Victoire pour {}, car la bataille a trop duré.</translation></message>
    <message><source>Victory for {} because nobody is left.</source><translation>Victoire pour {}, car il ne reste personne.</translation></message>
    <message><source>Victory for {} by holding out.</source><translation>Victoire pour {}, en tenant bon.</translation></message>
    <message><source>Victory for {} by the rout level.</source><translation>Victoire pour {} par le seuil de déroute.</translation></message>
    <message><source>Victory for {}.</source><translation>Victoire pour {}.</translation></message>
    <message><source>Voided: entry {}, “{}”</source><translation>Invalidée : entrée {}, « {} »</translation></message>
    <message><source>Watchers look on; they do not act</source><translation>Les spectateurs regardent ; ils n’agissent pas</translation></message>
    <message><source>What happened cannot be kept: there is nothing left for it to change. It is voided.</source><translation>Ce qui s’est passé ne peut pas être gardé : il ne reste rien que cela puisse changer. C’est invalidé.</translation></message>
    <message><source>What happened cannot be kept: what it changed is not as it was. It is played again.</source><translation>Ce qui s’est passé ne peut pas être gardé : ce que cela a changé n’est plus comme avant. C’est rejoué.</translation></message>
    <message><source>What its rows cost by the older figures is not known</source><translation>On ne sait pas ce que ses lignes coûtent selon les anciennes données de règles</translation></message>
    <message><source>What only one side may know cannot be planned here.</source><translation>Ce qu’un seul camp peut savoir ne peut pas être planifié ici.</translation></message>
    <message><source>Withdraw {}?</source><translation>Replier {} ?</translation></message>
    <message><source>You already have this file, and the battle is over. </source><translation>Vous avez déjà ce fichier, et la bataille est terminée. </translation></message>
    <message><source>You are already playing this battle with {}.</source><translation>Vous jouez déjà cette bataille avec {}.</translation></message>
    <message><source>You have already sent this turn; it is {}'s move.</source><translation>Vous avez déjà envoyé ce tour ; c’est à {} de jouer.</translation></message>
    <message><source>You have sent two different versions of turn {}. {} goes on from the other one. Take it over?</source><translation>Vous avez envoyé deux versions différentes du tour {}. {} continue à partir de l’autre. La reprendre ?</translation></message>
    <message><source>a campaign's name has 1 to {} bytes</source><translation>le nom d’une campagne a de 1 à {} octets</translation></message>
    <message><source>a check before the attack, passed in {} of 10; failed, the attack comes to nothing</source><translation>un test avant l’attaque, réussi {} fois sur 10 ; raté, l’attaque n’a pas lieu</translation></message>
    <message><source>a choice needs at least one answer</source><translation>un choix demande au moins une réponse</translation></message>
    <message><source>a closing bracket is missing</source><translation>il manque une parenthèse fermante</translation></message>
    <message><source>a club, army or team</source><translation>un club, une armée ou une équipe</translation></message>
    <message><source>a correction needs at least one counter and its new value</source><translation>une correction demande au moins un compteur et sa nouvelle valeur</translation></message>
    <message><source>a die has been drawn or a card seen since, and by e-mail that is not taken back (PBM-42)</source><translation>un dé a été tiré ou une carte vue depuis, et par courriel cela ne s’annule pas (PBM-42)</translation></message>
    <message><source>a draw ({})</source><translation>match nul ({})</translation></message>
    <message><source>a flank march of {} came by the {} edge, and nobody said that it was written twice (ANC-123)</source><translation>une marche de flanc de {} est arrivée par le bord {}, et personne n’a dit qu’il avait été noté deux fois (ANC-123)</translation></message>
    <message><source>a formula has at most {} letters</source><translation>une formule a {} lettres au plus</translation></message>
    <message><source>a frame is not of this link, or was altered on its way</source><translation>un bloc n’est pas de cette liaison, ou a été altéré en route</translation></message>
    <message><source>a game begins with the header of its journal</source><translation>une partie commence par l’en-tête de son journal</translation></message>
    <message><source>a game that is shared has a header</source><translation>une partie partagée a un en-tête</translation></message>
    <message><source>a general's element counts among the elements</source><translation>l’élément d’un général compte parmi les éléments</translation></message>
    <message><source>a journal begins with its header, and this one is empty</source><translation>un journal commence par son en-tête, et celui-ci est vide</translation></message>
    <message><source>a line of a ruling</source><translation>une ligne d’une décision</translation></message>
    <message><source>a note must have 1 to 10,000 bytes of text</source><translation>une note doit avoir de 1 à 10 000 octets de texte</translation></message>
    <message><source>a number is too large</source><translation>un nombre est trop grand</translation></message>
    <message><source>a number, a name or a bracket is wanted</source><translation>il faut ici un nombre, un nom ou une parenthèse</translation></message>
    <message><source>a place by lot</source><translation>une place tirée au sort</translation></message>
    <message><source>a public key</source><translation>une clé publique</translation></message>
    <message><source>a result is confirmed by "a" or "b", not </source><translation>un résultat est confirmé par « a » ou « b », pas </translation></message>
    <message><source>a result needs what was destroyed (4G-1C), a score (12:8) or who won</source><translation>un résultat demande ce qui a été détruit (4G-1C), un score (12:8) ou qui a gagné</translation></message>
    <message><source>a round needs two players; add them first</source><translation>une ronde demande deux joueurs ; ajoutez-les d’abord</translation></message>
    <message><source>a row is one of these: it has become </source><translation>une ligne est l’un d’eux : elle est devenue </translation></message>
    <message><source>a score is two numbers with a colon between them</source><translation>un score est formé de deux nombres séparés par deux-points</translation></message>
    <message><source>a second meeting</source><translation>une deuxième rencontre</translation></message>
    <message><source>a short text of your own</source><translation>un court texte à vous</translation></message>
    <message><source>a signature line has exactly 138 bytes</source><translation>une ligne de signature a exactement 138 octets</translation></message>
    <message><source>a ten-sided die</source><translation>un dé à dix faces</translation></message>
    <message><source>a text that is not empty</source><translation>un texte qui n’est pas vide</translation></message>
    <message><source>a three-sided die</source><translation>un dé à trois faces</translation></message>
    <message><source>a turn file has at most </source><translation>un fichier de tour a au plus </translation></message>
    <message><source>a way to settle ties stands twice</source><translation>une façon de départager figure deux fois</translation></message>
    <message><source>a whole number</source><translation>un nombre entier</translation></message>
    <message><source>a whole number from </source><translation>un nombre entier de </translation></message>
    <message><source>a whole number of at most nine digits</source><translation>un nombre entier d’au plus neuf chiffres</translation></message>
    <message><source>a whole number of at most six digits</source><translation>un nombre entier d’au plus six chiffres</translation></message>
    <message><source>a whole number up to a million</source><translation>un nombre entier jusqu’à un million</translation></message>
    <message><source>after the number stand only G (general) and C (camp), not "{}"</source><translation>après le nombre ne figurent que G (général) et C (camp), pas « {} »</translation></message>
    <message><source>all at once</source><translation>tout en une fois</translation></message>
    <message><source>an acceptance</source><translation>une acceptation</translation></message>
    <message><source>an act</source><translation>une action</translation></message>
    <message><source>an act of turn {} in turn {}</source><translation>une action du tour {} dans le tour {}</translation></message>
    <message><source>an average die</source><translation>un dé moyen</translation></message>
    <message><source>an entry</source><translation>une entrée</translation></message>
    <message><source>an event has at most {} lines</source><translation>un tournoi a {} lignes au plus</translation></message>
    <message><source>an event has at most {} players</source><translation>un tournoi a {} joueurs au plus</translation></message>
    <message><source>an offered draw is accepted before the first act</source><translation>un match nul proposé s’accepte avant la première action</translation></message>
    <message><source>an undo</source><translation>une annulation</translation></message>
    <message><source>answers: a question is answered twice</source><translation>réponses : une question a deux réponses</translation></message>
    <message><source>armies whose periods do not meet</source><translation>des armées dont les périodes ne se recoupent pas</translation></message>
    <message><source>at "{}"</source><translation>à « {} »</translation></message>
    <message><source>at its end</source><translation>à sa fin</translation></message>
    <message><source>attacker prevails, per cent</source><translation>l’attaquant l’emporte, en pour cent</translation></message>
    <message><source>average die</source><translation>dé moyen</translation></message>
    <message><source>before entry </source><translation>avant l’entrée </translation></message>
    <message><source>blanks at line ends</source><translation>espaces en fin de ligne</translation></message>
    <message><source>brackets stand too deep within one another</source><translation>les parenthèses sont trop imbriquées</translation></message>
    <message><source>by opponent is a player's record: say whose</source><translation>par adversaire, c’est le palmarès d’un joueur : dites lequel</translation></message>
    <message><source>by the scheme "{}" a side can lose at most {} elements, {} {} and {} {}</source><translation>selon le barème « {} », un camp peut perdre au plus {} éléments, {} {} et {} {}</translation></message>
    <message><source>camp lost</source><translation>camp perdu</translation></message>
    <message><source>caught up to {}</source><translation>rattrapées jusqu’à {}</translation></message>
    <message><source>checks at {}</source><translation>teste à {}</translation></message>
    <message><source>choice to make</source><translation>choix à faire</translation></message>
    <message><source>clan {} acts, one of {}</source><translation>le clan {} agit, un sur {}</translation></message>
    <message><source>control of {}</source><translation>contrôle de {}</translation></message>
    <message><source>corrected by hand</source><translation>corrigé à la main</translation></message>
    <message><source>corrected by hand: </source><translation>corrigé à la main : </translation></message>
    <message><source>does not follow the line before it: one of the two was changed</source><translation>ne suit pas la ligne précédente : l’une des deux a été modifiée</translation></message>
    <message><source>drove off 1 unit worth {}</source><translation>a mis en fuite 1 unité valant {}</translation></message>
    <message><source>drove off {} units worth {}</source><translation>a mis en fuite {} unités valant {}</translation></message>
    <message><source>each side begins with a number of elements</source><translation>chaque camp commence par un nombre d’éléments</translation></message>
    <message><source>else {} of {} hits on average, now {}</source><translation>sinon {} touches sur {} en moyenne, actuellement {}</translation></message>
    <message><source>enemies destroyed by a roll</source><translation>ennemis détruits par un jet</translation></message>
    <message><source>engine {} / {}</source><translation>moteur {} / {}</translation></message>
    <message><source>entry 0 is the header of the game; only acts and corrections can be amended</source><translation>l’entrée 0 est l’en-tête de la partie ; seules les actions et les corrections peuvent être rectifiées</translation></message>
    <message><source>entry {} cannot be played again: {}</source><translation>l’entrée {} ne peut pas être rejouée : {}</translation></message>
    <message><source>entry {} cannot be voided and changed at once</source><translation>l’entrée {} ne peut pas être à la fois invalidée et modifiée</translation></message>
    <message><source>entry {} has no {}: only acts and corrections after entry {} that stand have</source><translation>l’entrée {} n’a pas de {} : seules les actions et corrections valables après l’entrée {} en ont</translation></message>
    <message><source>entry {} is a correction, which has values; only an act has an input and dice</source><translation>l’entrée {} est une correction, qui a des valeurs ; seule une action a une saisie et des dés</translation></message>
    <message><source>entry {} is an act, which has an input; only a correction has values</source><translation>l’entrée {} est une action, qui a une saisie ; seule une correction a des valeurs</translation></message>
    <message><source>entry {} is an amendment itself: take it back, or amend entry {} again</source><translation>l’entrée {} est elle-même une rectification : annulez-la, ou rectifiez de nouveau l’entrée {}</translation></message>
    <message><source>entry {} is {}; only acts and corrections can be amended</source><translation>l’entrée {} est {} ; seules les actions et les corrections peuvent être rectifiées</translation></message>
    <message><source>entry {} of the journal is not the one to be taken back</source><translation>l’entrée {} du journal n’est pas celle à annuler</translation></message>
    <message><source>entry {} should come now, not entry {}</source><translation>l’entrée {} devrait venir maintenant, pas l’entrée {}</translation></message>
    <message><source>entry {} was opened, and is not the one that stood there: its hash is another</source><translation>l’entrée {} a été ouverte, et n’est pas celle qui figurait là : son hachage est autre</translation></message>
    <message><source>entry {} was taken back; only what stands can be amended</source><translation>l’entrée {} a été annulée ; seul ce qui est valable peut être rectifié</translation></message>
    <message><source>entry {} was voided by entry {}; do it again instead, it will have the same dice</source><translation>l’entrée {} a été invalidée par l’entrée {} ; refaites-la plutôt, elle aura les mêmes dés</translation></message>
    <message><source>fair die</source><translation>dé équitable</translation></message>
    <message><source>file format {} / {}</source><translation>format de fichier {} / {}</translation></message>
    <message><source>flank check at {}</source><translation>test de flanc à {}</translation></message>
    <message><source>for {} the scheme gives no points that can stand: {}</source><translation>pour {}, le barème ne donne pas de points valables : {}</translation></message>
    <message><source>from before turn 1</source><translation>d’avant le tour 1</translation></message>
    <message><source>games of </source><translation>les parties de </translation></message>
    <message><source>general lost</source><translation>général perdu</translation></message>
    <message><source>good going</source><translation>terrain dégagé</translation></message>
    <message><source>high: {} goes so or higher</source><translation>élevé : {} va aussi haut ou plus haut</translation></message>
    <message><source>hits of {} dice, typed in</source><translation>touches de {} dés, saisies</translation></message>
    <message><source>how rounds are drawn cannot be changed once round 1 is drawn; undo the drawing first</source><translation>la façon de tirer les rondes ne peut plus être changée une fois la ronde 1 tirée ; annulez d’abord le tirage</translation></message>
    <message><source>in turn {} </source><translation>au tour {} </translation></message>
    <message><source>initiative, Initiative {}</source><translation>initiative, valeur {}</translation></message>
    <message><source>is not entry {}</source><translation>n’est pas l’entrée {}</translation></message>
    <message><source>is {}: the roster was written by a newer version of the program</source><translation>est {} : la feuille d’armée a été écrite par une version plus récente du programme</translation></message>
    <message><source>it cannot be kept</source><translation>cela ne peut pas être conservé</translation></message>
    <message><source>it corrects "{}", which is not a counter</source><translation>corrige « {} », qui n’est pas un compteur</translation></message>
    <message><source>it does not end with a signature</source><translation>il ne se termine pas par une signature</translation></message>
    <message><source>it does not hold the hash of the line before it: one of the two was changed after it was written</source><translation>ne contient pas le hachage de la ligne précédente : l’une des deux a été modifiée après avoir été écrite</translation></message>
    <message><source>it does not take back what entry {} changed</source><translation>n’annule pas ce que l’entrée {} a changé</translation></message>
    <message><source>it has {} bytes, and at most {} are allowed</source><translation>il a {} octets, et {} au plus sont permis</translation></message>
    <message><source>it holds a die of {} sides; a die has 1 to {}</source><translation>il contient un dé à {} faces ; un dé en a de 1 à {}</translation></message>
    <message><source>it is empty</source><translation>il est vide</translation></message>
    <message><source>it is too deep</source><translation>elle est trop imbriquée</translation></message>
    <message><source>it is too long</source><translation>c’est trop long</translation></message>
    <message><source>it takes back entry {}, which is not the last that stands</source><translation>annule l’entrée {}, qui n’est pas la dernière valable</translation></message>
    <message><source>it was due in turn {}, and there was initiative for it: it cannot be put off (ANC-122)</source><translation>elle était due au tour {}, et il y avait de l’initiative pour elle : elle ne peut être différée (ANC-122)</translation></message>
    <message><source>its dice show {}, but the key of the game gives {}</source><translation>ses dés montrent {}, mais la clé de la partie donne {}</translation></message>
    <message><source>leader with {}</source><translation>chef avec {}</translation></message>
    <message><source>left out</source><translation>laissé de côté</translation></message>
    <message><source>less than 1 {} in a million</source><translation>moins de 1 {} sur un million</translation></message>
    <message><source>line 1 of the campaign</source><translation>ligne 1 de la campagne</translation></message>
    <message><source>line 1 of the event</source><translation>ligne 1 du tournoi</translation></message>
    <message><source>line breaks</source><translation>sauts de ligne</translation></message>
    <message><source>line ends</source><translation>fins de ligne</translation></message>
    <message><source>line {} of the campaign</source><translation>ligne {} de la campagne</translation></message>
    <message><source>line {} of the campaign {}</source><translation>ligne {} de la campagne {}</translation></message>
    <message><source>line {} of the event</source><translation>ligne {} du tournoi</translation></message>
    <message><source>line {} of the event {}</source><translation>ligne {} du tournoi {}</translation></message>
    <message><source>line {} of the journal</source><translation>ligne {} du journal</translation></message>
    <message><source>line {} of the journal leaves the game in a state that cannot be: {}</source><translation>la ligne {} du journal laisse la partie dans un état impossible : {}</translation></message>
    <message><source>line {} of the journal: entry {} does not stand, so it cannot be amended here</source><translation>ligne {} du journal : l’entrée {} n’est pas valable, elle ne peut donc pas être rectifiée ici</translation></message>
    <message><source>line {} of the journal: entry {} is not the last that stands, so it cannot be taken back here</source><translation>ligne {} du journal : l’entrée {} n’est pas la dernière valable, elle ne peut donc pas être annulée ici</translation></message>
    <message><source>line {} of the journal: entry {} should stand here, not entry {}</source><translation>ligne {} du journal : l’entrée {} devrait être ici, pas l’entrée {}</translation></message>
    <message><source>line {} of the journal: it amends entry {}, which does not stand</source><translation>ligne {} du journal : elle rectifie l’entrée {}, qui n’est pas valable</translation></message>
    <message><source>line {} of the journal: it takes back an entry that is not the last that stands</source><translation>ligne {} du journal : elle annule une entrée qui n’est pas la dernière valable</translation></message>
    <message><source>line {} of the journal: the chain is broken: the hash it holds is not that of the line before it, so one of the two was changed</source><translation>ligne {} du journal : la chaîne est rompue : le hachage qu’elle contient n’est pas celui de la ligne précédente, donc l’une des deux a été modifiée</translation></message>
    <message><source>line {} of the journal: {}</source><translation>ligne {} du journal : {}</translation></message>
    <message><source>low: {} goes so or lower</source><translation>bas : {} va aussi bas ou plus bas</translation></message>
    <message><source>may be recovered, all of the {} points destroyed</source><translation>peuvent être récupérés, la totalité des {} points détruits</translation></message>
    <message><source>may be recovered, {} quarter of the {} points destroyed</source><translation>peuvent être récupérés, {} quart des {} points détruits</translation></message>
    <message><source>may be recovered, {} quarters of the {} points destroyed</source><translation>peuvent être récupérés, {} quarts des {} points détruits</translation></message>
    <message><source>minus {}</source><translation>moins {}</translation></message>
    <message><source>no army has that many</source><translation>aucune armée n’en a autant</translation></message>
    <message><source>no die</source><translation>aucun dé</translation></message>
    <message><source>no draw was offered</source><translation>aucun match nul n’a été proposé</translation></message>
    <message><source>no game was drawn for table {} in round {}</source><translation>aucune partie n’a été tirée pour la table {} à la ronde {}</translation></message>
    <message><source>no game was drawn for {} in round {}</source><translation>aucune partie n’a été tirée pour {} à la ronde {}</translation></message>
    <message><source>no missiles left</source><translation>plus de projectiles</translation></message>
    <message><source>no round has been drawn yet</source><translation>aucune ronde n’a encore été tirée</translation></message>
    <message><source>no turn of this battle is open</source><translation>aucun tour de cette bataille n’est ouvert</translation></message>
    <message><source>nobody answered within a minute</source><translation>personne n’a répondu en une minute</translation></message>
    <message><source>nobody can join a round robin or a knock-out once it has begun</source><translation>personne ne peut rejoindre un tournoi toutes rondes ou à élimination directe une fois commencé</translation></message>
    <message><source>nobody is left to be drawn</source><translation>il ne reste personne à tirer</translation></message>
    <message><source>not compared: only one side has chariots</source><translation>non comparé : un seul camp a des chars</translation></message>
    <message><source>not compared: only one side has elephants</source><translation>non comparé : un seul camp a des éléphants</translation></message>
    <message><source>not known to the rules</source><translation>inconnu des règles</translation></message>
    <message><source>not lost after all</source><translation>finalement pas perdue</translation></message>
    <message><source>not named</source><translation>non nommé</translation></message>
    <message><source>not over</source><translation>pas finie</translation></message>
    <message><source>nothing has been done in this turn</source><translation>rien n’a été fait pendant ce tour</translation></message>
    <message><source>nothing says what is to become of entry {}</source><translation>rien ne dit ce que doit devenir l’entrée {}</translation></message>
    <message><source>nothing unusual</source><translation>rien d’inhabituel</translation></message>
    <message><source>nothing unusual; furthest off: {}</source><translation>rien d’inhabituel ; plus grand écart : {}</translation></message>
    <message><source>nothing was heard of the keeper</source><translation>aucune nouvelle de l’hôte</translation></message>
    <message><source>nothing was heard of this device for 15 seconds</source><translation>aucune nouvelle de cet appareil depuis 15 secondes</translation></message>
    <message><source>numbers go up to a million</source><translation>les nombres vont jusqu’à un million</translation></message>
    <message><source>of that face</source><translation>de cette face</translation></message>
    <message><source>once a round is drawn players drop out; they are not taken away</source><translation>une fois une ronde tirée, les joueurs abandonnent ; ils ne sont plus retirés de la liste</translation></message>
    <message><source>one element</source><translation>un élément</translation></message>
    <message><source>one line of plain text</source><translation>une ligne de texte simple</translation></message>
    <message><source>one of </source><translation>un parmi </translation></message>
    <message><source>one table</source><translation>une table</translation></message>
    <message><source>only an even number of players, at most 1024, can be paired</source><translation>seul un nombre pair de joueurs, 1024 au plus, peut être apparié</translation></message>
    <message><source>panic at {}, {} unit lost</source><translation>panique à {}, {} unité perdue</translation></message>
    <message><source>panic at {}, {} units lost</source><translation>panique à {}, {} unités perdues</translation></message>
    <message><source>panics at the start of its turn with {} units lost, the camp not counted</source><translation>panique au début de son tour avec {} unités perdues, le camp non compté</translation></message>
    <message><source>panics at the start of its turn with {} units lost, the camp not counted: it has panicked</source><translation>panique au début de son tour avec {} unités perdues, le camp non compté : elle a paniqué</translation></message>
    <message><source>place for further acts before it</source><translation>place pour d’autres actions avant elle</translation></message>
    <message><source>quote marks</source><translation>marques de citation</translation></message>
    <message><source>rallied with {}</source><translation>ralliée avec {}</translation></message>
    <message><source>rally of {}, at most {}</source><translation>ralliement : {}, au plus {}</translation></message>
    <message><source>rampage of {}</source><translation>emballement : {}</translation></message>
    <message><source>regrouping of {}, below {}</source><translation>regroupement : {}, moins de {}</translation></message>
    <message><source>results in its favour</source><translation>résultats en sa faveur</translation></message>
    <message><source>rolled by the app</source><translation>lancés par l’application</translation></message>
    <message><source>rosters of other games are read and not written; choose another format</source><translation>les feuilles d’armée d’autres jeux sont lues et non écrites ; choisissez un autre format</translation></message>
    <message><source>round {} cannot be drawn again: table {} has reported</source><translation>la ronde {} ne peut pas être tirée de nouveau : la table {} a déjà donné son résultat</translation></message>
    <message><source>round {} has not been drawn; the last one is round {}</source><translation>la ronde {} n’a pas été tirée ; la dernière est la ronde {}</translation></message>
    <message><source>round {} is drawn already; {} can leave from round {} on</source><translation>la ronde {} est déjà tirée ; {} peut partir à partir de la ronde {}</translation></message>
    <message><source>round {} names a player "{}" who is not in the event</source><translation>la ronde {} désigne un joueur « {} » qui n’est pas dans le tournoi</translation></message>
    <message><source>rout points {} → {}</source><translation>points de déroute {} → {}</translation></message>
    <message><source>say which game: "table" or "player"</source><translation>dites quelle partie : « table » ou « player »</translation></message>
    <message><source>scores go up to 9999</source><translation>les scores vont jusqu’à 9999</translation></message>
    <message><source>some of its values are of the wrong kind</source><translation>certaines de ses valeurs sont du mauvais type</translation></message>
    <message><source>table {} has no result</source><translation>la table {} n’a pas de résultat</translation></message>
    <message><source>table {} has no result to confirm</source><translation>la table {} n’a pas de résultat à confirmer</translation></message>
    <message><source>table {} stands twice in round {}</source><translation>la table {} figure deux fois à la ronde {}</translation></message>
    <message><source>table {}: {} – {}</source><translation>table {} : {} – {}</translation></message>
    <message><source>taken back</source><translation>annulé</translation></message>
    <message><source>taken back beyond what the rules allow: </source><translation>annulé au-delà de ce que permettent les règles : </translation></message>
    <message><source>target in {}</source><translation>cible : {}</translation></message>
    <message><source>teams meet by Swiss or round robin only</source><translation>les équipes ne se rencontrent qu’au système suisse ou toutes rondes</translation></message>
    <message><source>text above it</source><translation>texte au-dessus</translation></message>
    <message><source>text around it</source><translation>texte autour</translation></message>
    <message><source>text below it</source><translation>texte au-dessous</translation></message>
    <message><source>the acceptance</source><translation>l’acceptation</translation></message>
    <message><source>the act may have reached the keeper already; it is taken back when the link is there again</source><translation>l’action a peut-être déjà atteint l’hôte ; elle est annulée quand la liaison revient</translation></message>
    <message><source>the amendment changes nothing: entry {} is like that already</source><translation>la rectification ne change rien : l’entrée {} est déjà ainsi</translation></message>
    <message><source>the armies were frozen when round 1 was drawn</source><translation>les armées ont été figées au tirage de la ronde 1</translation></message>
    <message><source>the army </source><translation>l’armée </translation></message>
    <message><source>the army cannot be packed</source><translation>l’armée ne peut pas être compressée</translation></message>
    <message><source>the army is too large for one QR code: it takes {} letters, and a code holds at most {}; send it as a file or as text</source><translation>l’armée est trop grande pour un seul code QR : il lui faut {} lettres, et un code en contient au plus {} ; envoyez-la en fichier ou en texte</translation></message>
    <message><source>the battle goes on</source><translation>la bataille continue</translation></message>
    <message><source>the battle is over</source><translation>la bataille est finie</translation></message>
    <message><source>the battle is too long to go on by e-mail</source><translation>la bataille est trop longue pour continuer par courriel</translation></message>
    <message><source>the bracket of a knock-out can be changed in round 1 only</source><translation>le tableau d’une élimination directe ne peut être changé qu’à la ronde 1</translation></message>
    <message><source>the campaign has no lines</source><translation>la campagne n’a aucune ligne</translation></message>
    <message><source>the chain is broken: entry {} does not follow entry {} as it is here</source><translation>la chaîne est rompue : l’entrée {} ne suit pas l’entrée {} telle qu’elle est ici</translation></message>
    <message><source>the clock is paused already</source><translation>l’horloge est déjà en pause</translation></message>
    <message><source>the clock is running already</source><translation>l’horloge tourne déjà</translation></message>
    <message><source>the closing</source><translation>la clôture</translation></message>
    <message><source>the code</source><translation>le code</translation></message>
    <message><source>the code is damaged: some of it is missing or was changed on its way</source><translation>le code est abîmé : une partie manque ou a été altérée en route</translation></message>
    <message><source>the copy of this battle on this device does not play: turn </source><translation>la copie de cette bataille sur cet appareil ne se joue pas : tour </translation></message>
    <message><source>the copy of this battle on this device is damaged at line </source><translation>la copie de cette bataille sur cet appareil est abîmée à la ligne </translation></message>
    <message><source>the correction changes nothing: the counters hold these values already</source><translation>la correction ne change rien : les compteurs ont déjà ces valeurs</translation></message>
    <message><source>the dice of the entries it changes are not those they had, nor those their keys give</source><translation>les dés des entrées modifiées ne sont ni ceux qu’elles avaient, ni ceux que donnent leurs clés</translation></message>
    <message><source>the dice of the journal cannot be told: it does not fit its rule set</source><translation>les dés du journal ne peuvent pas être rapportés : il ne correspond pas à ses règles</translation></message>
    <message><source>the end of the turn</source><translation>la fin du tour</translation></message>
    <message><source>the enemy's army</source><translation>l’armée ennemie</translation></message>
    <message><source>the event has no lines</source><translation>le tournoi n’a aucune ligne</translation></message>
    <message><source>the event has {} {}; change its settings to play another one</source><translation>le tournoi compte {} {} ; changez ses réglages pour en jouer une de plus</translation></message>
    <message><source>the event is decided: {} has won it</source><translation>le tournoi est décidé : victoire pour {}</translation></message>
    <message><source>the event's name</source><translation>le nom du tournoi</translation></message>
    <message><source>the event's scheme</source><translation>le barème du tournoi</translation></message>
    <message><source>the file says {}, the rules say {}</source><translation>le fichier dit {}, les règles disent {}</translation></message>
    <message><source>the formula cannot be read {}: {}</source><translation>la formule est illisible {} : {}</translation></message>
    <message><source>the game in this report is cut off</source><translation>la partie dans ce rapport est tronquée</translation></message>
    <message><source>the game key must be 64 hexadecimal digits</source><translation>la clé de la partie doit avoir 64 chiffres hexadécimaux</translation></message>
    <message><source>the game was not told before its entries</source><translation>la partie n’a pas été transmise avant ses entrées</translation></message>
    <message><source>the games of a round</source><translation>les parties d’une ronde</translation></message>
    <message><source>the history it tells does not hold together: {}</source><translation>l’historique qu’elle raconte ne tient pas : {}</translation></message>
    <message><source>the history it tells leads to another state than its changes</source><translation>l’historique qu’elle raconte mène à un autre état que ses modifications</translation></message>
    <message><source>the hits of a pool must be 0 to the number of its dice, at most </source><translation>les touches d’une réserve doivent aller de 0 au nombre de ses dés, au plus </translation></message>
    <message><source>the journal cannot be told: it does not fit its rule set</source><translation>le journal ne peut pas être raconté : il ne correspond pas à ses règles</translation></message>
    <message><source>the journal has no entry {}; its last is {}</source><translation>le journal n’a pas d’entrée {} ; la dernière est {}</translation></message>
    <message><source>the journal is of the rule set "{}", not of "{}"</source><translation>le journal suit les règles « {} », pas les règles « {} »</translation></message>
    <message><source>the keeper does not answer</source><translation>l’hôte ne répond pas</translation></message>
    <message><source>the keeper goes on with a game that is not here</source><translation>l’hôte continue une partie qui n’est pas ici</translation></message>
    <message><source>the keeper's program does not know what "{}" is</source><translation>le programme de l’hôte ne sait pas ce qu’est « {} »</translation></message>
    <message><source>the keeper's value</source><translation>la valeur de l’hôte</translation></message>
    <message><source>the keeper's value for these dice is not the one that it promised</source><translation>la valeur de l’hôte pour ces dés n’est pas celle qu’il a promise</translation></message>
    <message><source>the key of its dice counts {} such acts before it; {} stood</source><translation>la clé de ses dés compte {} actions de ce genre avant elle ; {} étaient valables</translation></message>
    <message><source>the key of its dice names another turn or another resolver</source><translation>la clé de ses dés désigne un autre tour ou une autre résolution</translation></message>
    <message><source>the key of its dice names others than those who took part</source><translation>la clé de ses dés désigne d’autres participants que ceux qui ont pris part</translation></message>
    <message><source>the limit is no whole number</source><translation>la limite n’est pas un nombre entier</translation></message>
    <message><source>the link is not ready yet</source><translation>la liaison n’est pas encore prête</translation></message>
    <message><source>the link is not whole; was it cut short?</source><translation>le lien est incomplet ; a-t-il été tronqué ?</translation></message>
    <message><source>the link is refused: </source><translation>la liaison est refusée : </translation></message>
    <message><source>the link is too long to be one</source><translation>le lien est trop long</translation></message>
    <message><source>the link names no port from 1 to 65535; was it cut short?</source><translation>le lien n’indique pas de port de 1 à 65535 ; a-t-il été tronqué ?</translation></message>
    <message><source>the list of commands</source><translation>la liste des corps</translation></message>
    <message><source>the lot</source><translation>le tirage au sort</translation></message>
    <message><source>the message</source><translation>le message</translation></message>
    <message><source>the message is too long for a link</source><translation>le message est trop long pour une liaison</translation></message>
    <message><source>the name of the format</source><translation>le nom du format</translation></message>
    <message><source>the note of a table</source><translation>la note d’une table</translation></message>
    <message><source>the number of choices</source><translation>le nombre de choix</translation></message>
    <message><source>the number of dice</source><translation>le nombre de dés</translation></message>
    <message><source>the number of paired dice</source><translation>le nombre de dés appariés</translation></message>
    <message><source>the order names a player "{}" who is not in the event</source><translation>l’ordre désigne un joueur « {} » qui n’est pas dans le tournoi</translation></message>
    <message><source>the other device does not keep to what it promised</source><translation>l’autre appareil ne tient pas ce qu’il a promis</translation></message>
    <message><source>the other device is gone, so its part of the dice is missing; do it again, or type the dice</source><translation>l’autre appareil est parti, sa part des dés manque donc ; recommencez, ou saisissez les dés</translation></message>
    <message><source>the other device is gone, so nobody could agree</source><translation>l’autre appareil est parti, donc personne n’a pu donner son accord</translation></message>
    <message><source>the other device speaks version {} of the link and this one version {}; update the older of the two</source><translation>l’autre appareil parle la version {} de la liaison et celui-ci la version {} ; mettez à jour le plus ancien des deux</translation></message>
    <message><source>the other side's value</source><translation>la valeur de l’autre camp</translation></message>
    <message><source>the player {} is in the event twice</source><translation>le joueur {} est deux fois dans le tournoi</translation></message>
    <message><source>the players cannot all be paired</source><translation>les joueurs ne peuvent pas tous être appariés</translation></message>
    <message><source>the pool of a die</source><translation>la réserve d’un dé</translation></message>
    <message><source>the program does not have its rule set</source><translation>le programme n’a pas ses règles</translation></message>
    <message><source>the program threw the dice of entry {}; amending does not change them</source><translation>le programme a lancé les dés de l’entrée {} ; une rectification ne les change pas</translation></message>
    <message><source>the reason of an amendment may have at most 10,000 bytes</source><translation>la raison d’une rectification peut avoir au plus 10 000 octets</translation></message>
    <message><source>the roster names no game</source><translation>la feuille d’armée n’indique aucun jeu</translation></message>
    <message><source>the rules do not end it by its length, and turn 1998 has not come</source><translation>les règles ne la terminent pas pour sa durée, et le tour 1998 n’est pas arrivé</translation></message>
    <message><source>the rules do not give this result</source><translation>les règles ne donnent pas ce résultat</translation></message>
    <message><source>the same army against itself</source><translation>la même armée contre elle-même</translation></message>
    <message><source>the same club in round 1</source><translation>le même club à la ronde 1</translation></message>
    <message><source>the scheme "{}" divides by the share of each army that was lost: say how many elements both armies had</source><translation>le barème « {} » divise par la part perdue de chaque armée : dites combien d’éléments avaient les deux armées</translation></message>
    <message><source>the secret in {}'s closing is not the one promised at the start</source><translation>le secret dans la clôture envoyée par {} n’est pas celui promis au début</translation></message>
    <message><source>the seed of a signing key</source><translation>la graine d’une clé de signature</translation></message>
    <message><source>the set-up</source><translation>la mise en place</translation></message>
    <message><source>the set-up is missing</source><translation>la mise en place manque</translation></message>
    <message><source>the shared game is of the rule set '{}', which is not here</source><translation>la partie partagée suit les règles « {} », absentes ici</translation></message>
    <message><source>the snapshot of the game does not fit its journal</source><translation>l’état enregistré de la partie ne correspond pas à son journal</translation></message>
    <message><source>the snapshot of the game is not readable</source><translation>l’état enregistré de la partie est illisible</translation></message>
    <message><source>the state it leaves is not one of this rule set</source><translation>l’état qu’elle laisse n’en est pas un de ces règles</translation></message>
    <message><source>the system's random generator is not available, so no dice can be thrown</source><translation>le générateur aléatoire du système n’est pas disponible, aucun dé ne peut être lancé</translation></message>
    <message><source>the system's random generator is not available, so no id can be made</source><translation>le générateur aléatoire du système n’est pas disponible, aucun identifiant ne peut être créé</translation></message>
    <message><source>the table</source><translation>le tableau</translation></message>
    <message><source>the text</source><translation>le texte</translation></message>
    <message><source>the text between the marks has lost or changed characters</source><translation>le texte entre les marques a perdu ou changé des caractères</translation></message>
    <message><source>the text is too long</source><translation>le texte est trop long</translation></message>
    <message><source>the turn is not finished: end its phases first (PBM-03)</source><translation>le tour n’est pas fini : terminez d’abord ses phases (PBM-03)</translation></message>
    <message><source>the value</source><translation>la valeur</translation></message>
    <message><source>the years of {}'s army end before they begin</source><translation>pour l’armée de {}, les années finissent avant de commencer</translation></message>
    <message><source>then and today “{}”, but told otherwise</source><translation>alors et aujourd’hui « {} », mais raconté autrement</translation></message>
    <message><source>then and today “{}”, but with other {}</source><translation>alors et aujourd’hui « {} », mais avec d’autres {}</translation></message>
    <message><source>then “{}”, today “{}”</source><translation>alors « {} », aujourd’hui « {} »</translation></message>
    <message><source>then “{}”; today it would be refused: {}</source><translation>alors « {} » ; aujourd’hui ce serait refusé : {}</translation></message>
    <message><source>there are no rule sets</source><translation>il n’y a pas de règles</translation></message>
    <message><source>there are no such troops: </source><translation>ces troupes n’existent pas : </translation></message>
    <message><source>there is a value already</source><translation>il y a déjà une valeur</translation></message>
    <message><source>there is neither a dash nor a colon</source><translation>il n’y a ni tiret ni deux-points</translation></message>
    <message><source>there is no player {} in this event{}</source><translation>il n’y a pas de joueur {} dans ce tournoi{}</translation></message>
    <message><source>there is no such name</source><translation>ce nom n’existe pas</translation></message>
    <message><source>there is no such value</source><translation>cette valeur n’existe pas</translation></message>
    <message><source>there is no table {} in this event</source><translation>il n’y a pas de table {} dans ce tournoi</translation></message>
    <message><source>there is no turn in this text</source><translation>il n’y a pas de tour dans ce texte</translation></message>
    <message><source>there is not enough memory to pack the army</source><translation>pas assez de mémoire pour compresser l’armée</translation></message>
    <message><source>there is not enough memory to unpack the army</source><translation>pas assez de mémoire pour décompresser l’armée</translation></message>
    <message><source>there is nothing to close in this battle</source><translation>il n’y a rien à clore dans cette bataille</translation></message>
    <message><source>there is nothing to redo in this event</source><translation>il n’y a rien à rétablir dans ce tournoi</translation></message>
    <message><source>there is nothing to take back</source><translation>il n’y a rien à annuler</translation></message>
    <message><source>there is nothing to take back in this campaign</source><translation>il n’y a rien à annuler dans cette campagne</translation></message>
    <message><source>there is nothing to undo in this event</source><translation>il n’y a rien à annuler dans ce tournoi</translation></message>
    <message><source>there is something left over</source><translation>il reste quelque chose en trop</translation></message>
    <message><source>these odds cannot be counted: the roll did not ask for the same dice twice</source><translation>ces probabilités ne peuvent pas être calculées : le jet n’a pas demandé deux fois les mêmes dés</translation></message>
    <message><source>this campaign was read without its rules</source><translation>cette campagne a été lue sans ses règles</translation></message>
    <message><source>this code is not, or no longer, good for a seat at this table</source><translation>ce code ne vaut pas, ou plus, pour une place à cette table</translation></message>
    <message><source>this device has joined again</source><translation>cet appareil s’est joint de nouveau</translation></message>
    <message><source>this device wanted more than 50 things in 10 seconds</source><translation>cet appareil a voulu plus de 50 choses en 10 secondes</translation></message>
    <message><source>this game is of battle {}, but with other armies than those fielded for it now; field the same armies, or open that battle as a new game</source><translation>cette partie est celle de la bataille {}, mais avec d’autres armées que celles alignées maintenant pour elle ; alignez les mêmes armées, ou ouvrez cette bataille comme nouvelle partie</translation></message>
    <message><source>this invitation has been accepted already</source><translation>cette invitation a déjà été acceptée</translation></message>
    <message><source>this is no greeting of Optio</source><translation>ce n’est pas une salutation d’Optio</translation></message>
    <message><source>this is not a link to a shared game, which begins with optio:join?</source><translation>ce n’est pas un lien vers une partie partagée, qui commence par optio:join?</translation></message>
    <message><source>this is not the note that was sealed: its seal is another one</source><translation>ce n’est pas la note qui a été scellée : son sceau est un autre</translation></message>
    <message><source>this is not understood of the command </source><translation>ceci n’est pas compris du corps </translation></message>
    <message><source>this is not understood: </source><translation>ceci n’est pas compris : </translation></message>
    <message><source>this line is not understood</source><translation>cette ligne n’est pas comprise</translation></message>
    <message><source>this pick</source><translation>ce choix</translation></message>
    <message><source>this round was drawn too often</source><translation>cette ronde a été tirée trop souvent</translation></message>
    <message><source>this should be act {}</source><translation>ceci devrait être l’action {}</translation></message>
    <message><source>this system gives no random numbers</source><translation>ce système ne donne pas de nombres aléatoires</translation></message>
    <message><source>today it would be refused: {}</source><translation>aujourd’hui ce serait refusé : {}</translation></message>
    <message><source>too few to say</source><translation>trop peu pour conclure</translation></message>
    <message><source>too many cases to count</source><translation>trop de cas à compter</translation></message>
    <message><source>too many cases to count exactly</source><translation>trop de cas pour un compte exact</translation></message>
    <message><source>true or false</source><translation>vrai ou faux</translation></message>
    <message><source>turn {}</source><translation>tour {}</translation></message>
    <message><source>typed in</source><translation>saisis</translation></message>
    <message><source>unusual: {}; {} does so</source><translation>inhabituel : {} ; {} fait de même</translation></message>
    <message><source>used up from a plain {} on</source><translation>épuisés à partir de {} naturel</translation></message>
    <message><source>voided by entry {}</source><translation>invalidé par l’entrée {}</translation></message>
    <message><source>was written by a newer version of the program</source><translation>a été écrit par une version plus récente du programme</translation></message>
    <message><source>what is agreed on is a draw</source><translation>ce qui est convenu est un match nul</translation></message>
    <message><source>what is packed here grows past the {} KB allowed</source><translation>ce qui est compressé ici dépasse les {} Ko permis</translation></message>
    <message><source>what it changes along with the counters it corrects is not what it would change today</source><translation>ce qu’elle change avec les compteurs corrigés n’est pas ce qu’elle changerait aujourd’hui</translation></message>
    <message><source>what it changes along with the counters it corrects would be refused today</source><translation>ce qu’elle change avec les compteurs corrigés serait refusé aujourd’hui</translation></message>
    <message><source>what it is about is not in the game any more</source><translation>ce dont il s’agit n’est plus dans la partie</translation></message>
    <message><source>who has confirmed is "a" or "b", not </source><translation>celui qui a confirmé est « a » ou « b », pas </translation></message>
    <message><source>who resigns has lost</source><translation>qui abandonne a perdu</translation></message>
    <message><source>who: only a unit that fought for the hex enters it, and {} did not (ANC-103)</source><translation>qui : seule une unité qui a combattu pour l’hexagone y entre, et {} ne l’a pas fait (ANC-103)</translation></message>
    <message><source>whole numbers from </source><translation>nombres entiers de </translation></message>
    <message><source>withdraws unharmed</source><translation>se replie indemne</translation></message>
    <message><source>withdraws with {}</source><translation>se replie avec {}</translation></message>
    <message><source>your opponent</source><translation>votre adversaire</translation></message>
    <message><source>{:.6g} points lie outside of {} to {}</source><translation>{:.6g} points sont hors de la plage de {} à {}</translation></message>
    <message><source>{} (Flank card)</source><translation>{} (carte Flanc)</translation></message>
    <message><source>{} (expected {:.0f} %)</source><translation>{} (attendu {:.0f} %)</translation></message>
    <message><source>{} (flank)</source><translation>{} (flanc)</translation></message>
    <message><source>{} advance on their own</source><translation>{} : avancent d’eux-mêmes</translation></message>
    <message><source>{} against {}</source><translation>{} contre {}</translation></message>
    <message><source>{} against {}
{}, begun {}
</source><translation>{} contre {}
{}, commencée {}
</translation></message>
    <message><source>{} and their group are held for {}.</source><translation>{} et leur groupe : retenus pour {}.</translation></message>
    <message><source>{} and was lost itself</source><translation>{} et a été perdue elle-même</translation></message>
    <message><source>{} and {}</source><translation>{} et {}</translation></message>
    <message><source>{} and {} change places in round {}.{}</source><translation>{} et {} changent de place à la ronde {}.{}</translation></message>
    <message><source>{} and {} change places, each with the other's hex and facing.</source><translation>{} et {} échangent leurs places, hexagone et orientation compris.</translation></message>
    <message><source>{} and {} drew in round {}: enter who goes on before the next round is drawn</source><translation>{} et {} ont fait match nul à la ronde {} : indiquez qui continue avant de tirer la ronde suivante</translation></message>
    <message><source>{} and {} more</source><translation>{} et {} de plus</translation></message>
    <message><source>{} announce a stratagem and seal it.</source><translation>{} : annoncent un stratagème et le scellent.</translation></message>
    <message><source>{} answers for {}.</source><translation>{} répond pour {}.</translation></message>
    <message><source>{} are destroyed.</source><translation>{} : détruits.</translation></message>
    <message><source>{} are disordered.</source><translation>{} : désordonnés.</translation></message>
    <message><source>{} are eliminated.</source><translation>{} : éliminées.</translation></message>
    <message><source>{} are held for {}.</source><translation>{} : retenus pour {}.</translation></message>
    <message><source>{} are hidden no more.</source><translation>{} : plus cachées.</translation></message>
    <message><source>{} are mounted: they advance round woods and swamps (ANC-057)</source><translation>{} sont montés : ils avancent en contournant bois et marais (ANC-057)</translation></message>
    <message><source>{} are neither infantry nor cavalry and change places with nobody (ANC-115)</source><translation>{} ne sont ni infanterie ni cavalerie et n’échangent leur place avec personne (ANC-115)</translation></message>
    <message><source>{} are never impetuous (ANC-051)</source><translation>{} ne sont jamais impétueux (ANC-051)</translation></message>
    <message><source>{} are put in better order by their leader.</source><translation>{} : remises en ordre par leur chef.</translation></message>
    <message><source>{} are rallied.</source><translation>{} : ralliées.</translation></message>
    <message><source>{} arrives at the {} edge.</source><translation>{} : arrivée, bord {}.</translation></message>
    <message><source>{} asked for this device's part of the dice of one act, and then ruled another (entry {})</source><translation>{} a demandé la part de cet appareil aux dés d’une action, puis en a résolu une autre (entrée {})</translation></message>
    <message><source>{} at the second line</source><translation>{} : contre la deuxième ligne</translation></message>
    <message><source>{} attack in battle {}.</source><translation>{} attaquent dans la bataille {}.</translation></message>
    <message><source>{} attack {} on the flank.</source><translation>{} : attaque contre {}, de flanc.</translation></message>
    <message><source>{} attack {}.</source><translation>{} : attaque contre {}.</translation></message>
    <message><source>{} attacked {}: {} to {}, a draw that counts for {}.</source><translation>{} ont attaqué {} : {} à {}, match nul qui compte pour {}.</translation></message>
    <message><source>{} attacked {}: {} to {}, {} won.</source><translation>{} ont attaqué {} : {} à {}, victoire de {}.</translation></message>
    <message><source>{} attacks are declared and not resolved. End the phase without them?</source><translation>{} attaques sont déclarées et non résolues. Finir la phase sans elles ?</translation></message>
    <message><source>{} before {} by the umpire</source><translation>{} devant {} par décision de l’arbitre</translation></message>
    <message><source>{} before {} on countback, {} to {}</source><translation>{} devant {} au départage, {} à {}</translation></message>
    <message><source>{} before {} on games won, {} to {}</source><translation>{} devant {} aux parties gagnées, {} à {}</translation></message>
    <message><source>{} before {} on their own game{}</source><translation>{} devant {} par leurs confrontations directe{}</translation></message>
    <message><source>{} before {} on what they destroyed, {} to {}</source><translation>{} devant {} par ce qui a été détruit, {} à {}</translation></message>
    <message><source>{} begin their turn.</source><translation>{} : début du tour.</translation></message>
    <message><source>{} belongs to no clan.</source><translation>{} : n’appartient à aucun clan.</translation></message>
    <message><source>{} burst and are lost: {} rout points.</source><translation>{} : éclatés et perdus, {} points de déroute.</translation></message>
    <message><source>{} cannot be bought.</source><translation>{} : ne s’achète pas.</translation></message>
    <message><source>{} cannot be held (ANC-061)</source><translation>{} ne peut être retenue (ANC-061)</translation></message>
    <message><source>{} cannot change places: table {} has reported</source><translation>{} : aucun échange de place possible, la table {} a déjà donné son résultat</translation></message>
    <message><source>{} cannot get away and are destroyed</source><translation>{} : ne peuvent s’échapper et sont détruits</translation></message>
    <message><source>{} cannot have both Fear and Terror.</source><translation>{} : ne peuvent avoir à la fois Peur et Terreur.</translation></message>
    <message><source>{} cannot retreat: it did so already in this step (ANC-075)</source><translation>{} ne peut battre en retraite : elle l’a déjà fait à cette étape (ANC-075)</translation></message>
    <message><source>{} cannot retreat: it is disordered (ANC-073)</source><translation>{} ne peut battre en retraite : elle est désordonnée (ANC-073)</translation></message>
    <message><source>{} cannot retreat: it is not faster than every attacker (ANC-073)</source><translation>{} ne peut battre en retraite : elle n’est pas plus rapide que chaque attaquant (ANC-073)</translation></message>
    <message><source>{} cannot stand on the ground of column {} (HOP-400)</source><translation>{} : impossible sur le terrain de la colonne {} (HOP-400)</translation></message>
    <message><source>{} cards must be discarded first</source><translation>{} cartes doivent d’abord être défaussées</translation></message>
    <message><source>{} challenges for {}.</source><translation>{} lance le défi pour {}.</translation></message>
    <message><source>{} changed.</source><translation>{} : modifié.</translation></message>
    <message><source>{} charges without a test.</source><translation>{} : charge sans test.</translation></message>
    <message><source>{} charges {}.</source><translation>{} charge {}.</translation></message>
    <message><source>{} choose their edge and deploy first.</source><translation>{} : choisissent leur bord et se déploient en premier.</translation></message>
    <message><source>{} clans more</source><translation>{} clans de plus</translation></message>
    <message><source>{} come back.</source><translation>{} : reviennent.</translation></message>
    <message><source>{} come out of hiding, in good order.</source><translation>{} : sortent de leur cachette, en bon ordre.</translation></message>
    <message><source>{} come to stand in column {}.</source><translation>{} : passent en colonne {}.</translation></message>
    <message><source>{} come up from the second line.</source><translation>{} : reviennent en main depuis la deuxième ligne.</translation></message>
    <message><source>{} come up in column {}.</source><translation>{} : entrent en ligne, colonne {}.</translation></message>
    <message><source>{} concede; {} win the campaign.</source><translation>{} : concèdent ; {} gagnent la campagne.</translation></message>
    <message><source>{} counter of {} are wanted; there are {}.</source><translation>{} pion {} demandé ; il y en a {}.</translation></message>
    <message><source>{} counters of {} are wanted; there are {}.</source><translation>{} pions {} demandés ; il y en a {}.</translation></message>
    <message><source>{} declares a charge at {}.</source><translation>{} : charge déclarée contre {}.</translation></message>
    <message><source>{} denied having written the {} edge (ANC-123)</source><translation>{} : ont nié avoir noté le bord {} (ANC-123)</translation></message>
    <message><source>{} destroyed (ANC-171)</source><translation>{} détruits (ANC-171)</translation></message>
    <message><source>{} destroyed, but recovered (ANC-169)</source><translation>{} détruits, mais récupérés (ANC-169)</translation></message>
    <message><source>{} did not discard {}, as the closing says</source><translation>{} n’a pas défaussé {}, contrairement à ce que dit la clôture</translation></message>
    <message><source>{} discarded a card that the closing does not name</source><translation>{} a défaussé une carte que la clôture n’indique pas</translation></message>
    <message><source>{} do not reach the second line.</source><translation>{} : n’atteignent pas la deuxième ligne.</translation></message>
    <message><source>{} does not pass through itself (ANC-044)</source><translation>{} ne se traverse pas elle-même (ANC-044)</translation></message>
    <message><source>{} does not play in round {}</source><translation>{} ne joue pas à la ronde {}</translation></message>
    <message><source>{} drops out after round {}.</source><translation>{} abandonne après la ronde {}.</translation></message>
    <message><source>{} elements</source><translation>{} éléments</translation></message>
    <message><source>{} enter the hex.</source><translation>{} : entrent dans l’hexagone.</translation></message>
    <message><source>{} fail ({} = {}, needs {} more).</source><translation>{} : échec ({} = {}, il manque {}).</translation></message>
    <message><source>{} fail to reach the flank.</source><translation>{} : n’atteignent pas le flanc.</translation></message>
    <message><source>{} fails ({} = {}, needs {} more).</source><translation>{} : échec ({} = {}, il manque {}).</translation></message>
    <message><source>{} falls</source><translation>{} tombe</translation></message>
    <message><source>{} falls back.</source><translation>{} : se replie.</translation></message>
    <message><source>{} falls; {} takes the head: {} rout points to {}.</source><translation>{} tombe ; la tête va à {} : {} points de déroute pour {}.</translation></message>
    <message><source>{} fell: say who was in contact (ANC-100)</source><translation>{} : tombés ; dites qui était au contact (ANC-100)</translation></message>
    <message><source>{} fell: say who was in contact (ANC-100).</source><translation>{} : tombés ; dites qui était au contact (ANC-100).</translation></message>
    <message><source>{} field no units (ANC-162)</source><translation>{} ne déploient aucune unité (ANC-162)</translation></message>
    <message><source>{} fire</source><translation>{} : tirent</translation></message>
    <message><source>{} fire as the enemy come up.</source><translation>{} : tirent à l’arrivée de l’ennemi.</translation></message>
    <message><source>{} flee from the enemy, their full movement.</source><translation>{} : fuient l’ennemi, de tout leur mouvement.</translation></message>
    <message><source>{} for each element.</source><translation>{} pour chaque élément.</translation></message>
    <message><source>{} form a column.</source><translation>{} : forment une colonne.</translation></message>
    <message><source>{} form a line.</source><translation>{} : forment une ligne.</translation></message>
    <message><source>{} form a mass.</source><translation>{} : forment une masse.</translation></message>
    <message><source>{} from the {} edge, a {}</source><translation>{} par le bord {}, une {}</translation></message>
    <message><source>{} gain nothing by Control, being elementals.</source><translation>{} : ne gagnent rien au Contrôle, étant des élémentaires.</translation></message>
    <message><source>{} gain nothing by Speed, being mounted.</source><translation>{} : ne gagnent rien à la Vitesse, étant montés.</translation></message>
    <message><source>{} given for stratagems</source><translation>{} cédés pour des stratagèmes</translation></message>
    <message><source>{} go back to the second line.</source><translation>{} : retournent en deuxième ligne.</translation></message>
    <message><source>{} go first.</source><translation>{} : commencent.</translation></message>
    <message><source>{} go out.</source><translation>{} : s’éteignent.</translation></message>
    <message><source>{} goes 1 MU farther.</source><translation>{} : 1 UM plus loin.</translation></message>
    <message><source>{} grows past the {} MB allowed when it is unpacked</source><translation>{} dépasse les {} Mo permis une fois décompressé</translation></message>
    <message><source>{} halts.</source><translation>{} : s’arrête.</translation></message>
    <message><source>{} has a bye again</source><translation>{} est de nouveau exempt</translation></message>
    <message><source>{} has a command of more than {} rows; that is the most</source><translation>{} a un corps de plus de {} lignes ; c’est le maximum</translation></message>
    <message><source>{} has acted already (ANC-035)</source><translation>{} a déjà agi (ANC-035)</translation></message>
    <message><source>{} has acted already: coming on was its move (ANC-122)</source><translation>{} a déjà agi : son arrivée était son mouvement (ANC-122)</translation></message>
    <message><source>{} has advanced already (ANC-057)</source><translation>{} a déjà avancé (ANC-057)</translation></message>
    <message><source>{} has failed the test.</source><translation>{} : test échoué.</translation></message>
    <message><source>{} has no back face, and no unit of the catalogue is like it; write both faces, such as KN(9-4/4-4) (ANC-013)</source><translation>{} n’a pas de verso, et aucune unité du catalogue ne lui ressemble ; écrivez les deux faces, par exemple KN(9-4/4-4) (ANC-013)</translation></message>
    <message><source>{} has no enemy in reach and may act freely.</source><translation>{} : aucun ennemi à portée, agit librement.</translation></message>
    <message><source>{} has no flanks (ANC-088)</source><translation>{} n’a pas de flancs (ANC-088)</translation></message>
    <message><source>{} has no name; it is called by its type.</source><translation>{} : sans nom ; désignée par son type.</translation></message>
    <message><source>{} has no units (ANC-161)</source><translation>{} n’a pas d’unités (ANC-161)</translation></message>
    <message><source>{} has no units to play with (ANC-150)</source><translation>{} n’a pas d’unités pour jouer (ANC-150)</translation></message>
    <message><source>{} has other rules data of {} than this device; the keeper's count</source><translation>{} a d’autres données de règles pour {} que cet appareil ; celles de l’hôte comptent</translation></message>
    <message><source>{} has ruled entry {} with dice that are not those both devices had agreed on</source><translation>{} a résolu l’entrée {} avec des dés qui ne sont pas ceux dont les deux appareils étaient convenus</translation></message>
    <message><source>{} has sent two different versions of {}. The first one counts; both are kept as proof.</source><translation>{} a envoyé deux versions différentes : {}. La première compte ; les deux sont gardées comme preuve.</translation></message>
    <message><source>{} has won ({})</source><translation>victoire pour {} ({})</translation></message>
    <message><source>{} has {} hit of {}</source><translation>{} : {} touche sur {}</translation></message>
    <message><source>{} has {} hits of {}</source><translation>{} : {} touches sur {}</translation></message>
    <message><source>{} have 1 PIP</source><translation>{} : 1 PIP</translation></message>
    <message><source>{} have chosen their cards.</source><translation>{} : cartes choisies.</translation></message>
    <message><source>{} have chosen.</source><translation>{} : choix fait.</translation></message>
    <message><source>{} have held: a draw is theirs.</source><translation>{} : ont tenu ; un match nul est pour eux.</translation></message>
    <message><source>{} have left the battle (ANC-181)</source><translation>{} ont quitté la bataille (ANC-181)</translation></message>
    <message><source>{} have missiles again.</source><translation>{} : ont de nouveau des projectiles.</translation></message>
    <message><source>{} have no characteristic; monsters have at least one.</source><translation>{} : aucun trait ; les monstres en ont au moins un.</translation></message>
    <message><source>{} have no initiative.</source><translation>{} : pas d’initiative.</translation></message>
    <message><source>{} have no leader left to give for a stratagem: only a bluff can be sealed (ANC-110)</source><translation>{} n’ont plus de chef à céder pour un stratagème : seul un bluff peut être scellé (ANC-110)</translation></message>
    <message><source>{} have no missiles left.</source><translation>{} : plus de projectiles.</translation></message>
    <message><source>{} have not more initiative left than they had (ANC-033)</source><translation>{} n’ont pas plus d’initiative restante qu’ils n’en avaient (ANC-033)</translation></message>
    <message><source>{} have nothing left to field (ANC-160)</source><translation>{} : n’ont plus rien à déployer (ANC-160)</translation></message>
    <message><source>{} have placed their dice.</source><translation>{} : dés placés.</translation></message>
    <message><source>{} have sealed notes: they are opened before the battle ends (ANC-109)</source><translation>{} : ont des notes scellées ; elles sont ouvertes avant la fin de la bataille (ANC-109)</translation></message>
    <message><source>{} have the initiative and act first in every phase.</source><translation>{} : ont l’initiative et agissent en premier à chaque phase.</translation></message>
    <message><source>{} have thrown their dice.</source><translation>{} : dés lancés.</translation></message>
    <message><source>{} have won the battle.</source><translation>{} : ont gagné la bataille.</translation></message>
    <message><source>{} have won the campaign.</source><translation>{} : ont gagné la campagne.</translation></message>
    <message><source>{} have won, {} to {}.</source><translation>{} : victoire, {} à {}.</translation></message>
    <message><source>{} have {} PIPs</source><translation>{} : {} PIP</translation></message>
    <message><source>{} have {} of initiative.</source><translation>{} : initiative {}.</translation></message>
    <message><source>{} hide</source><translation>{} : en cachette</translation></message>
    <message><source>{} hit</source><translation>{} touche</translation></message>
    <message><source>{} hit left</source><translation>{} touche restante</translation></message>
    <message><source>{} hit {}.</source><translation>{} : tir sur {}, touché.</translation></message>
    <message><source>{} hits</source><translation>{} touches</translation></message>
    <message><source>{} hits left</source><translation>{} touches restantes</translation></message>
    <message><source>{} hits {}.</source><translation>{} heurte {}.</translation></message>
    <message><source>{} hold a group of which some hide for {}.</source><translation>{} : retiennent pour {} un groupe dont certains se cachent.</translation></message>
    <message><source>{} hold a unit that hides for {}.</source><translation>{} : retiennent une unité cachée pour {}.</translation></message>
    <message><source>{} hold their fire</source><translation>{} : retiennent leur tir</translation></message>
    <message><source>{} hold their fire.</source><translation>{} : retiennent leur tir.</translation></message>
    <message><source>{} holds more than {} armies</source><translation>{} contient plus de {} armées</translation></message>
    <message><source>{} holds the control character U+{:04X}; texts of an army are plain text</source><translation>{} contient le caractère de contrôle U+{:04X} ; les textes d’une armée sont du texte simple</translation></message>
    <message><source>{} holds {} armies; at most {} are allowed in one file</source><translation>{} contient {} armées ; {} au plus sont permises dans un fichier</translation></message>
    <message><source>{} in the pursuit, a quarter of the {} points that survived (ANC-168)</source><translation>{} dans la poursuite, un quart des {} points survivants (ANC-168)</translation></message>
    <message><source>{} is broken.</source><translation>{} : brisée.</translation></message>
    <message><source>{} is called {} now.</source><translation>{} s’appelle maintenant {}.</translation></message>
    <message><source>{} is corrected together with "{}" ({}): give both, even if one stays as it is</source><translation>{} se corrige avec « {} » ({}) : donnez les deux, même si l’un reste tel quel</translation></message>
    <message><source>{} is destroyed.</source><translation>{} : détruit.</translation></message>
    <message><source>{} is disordered already (ANC-048)</source><translation>{} est déjà désordonnée (ANC-048)</translation></message>
    <message><source>{} is disordered.</source><translation>{} : désordonné.</translation></message>
    <message><source>{} is disrupted ({} of {}).</source><translation>{} : désorganisée ({} sur {}).</translation></message>
    <message><source>{} is empty</source><translation>{} est vide</translation></message>
    <message><source>{} is held already (ANC-061)</source><translation>{} est déjà retenue (ANC-061)</translation></message>
    <message><source>{} is held or uncontrolled, not both (ANC-061)</source><translation>{} est retenue ou incontrôlée, pas les deux (ANC-061)</translation></message>
    <message><source>{} is in no team, and teams meet in this event</source><translation>{} n’est dans aucune équipe, et ce sont des équipes qui se rencontrent dans ce tournoi</translation></message>
    <message><source>{} is in the event already; give the second one another name, such as "{} (2)"</source><translation>{} est déjà dans le tournoi ; donnez au second un autre nom, par exemple « {} (2) »</translation></message>
    <message><source>{} is killed.</source><translation>{} : tué.</translation></message>
    <message><source>{} is larger than the {} MB of an event</source><translation>{} dépasse les {} Mo d’un tournoi</translation></message>
    <message><source>{} is missing behind it</source><translation>{} manque derrière</translation></message>
    <message><source>{} is named twice (ANC-119)</source><translation>{} est nommée deux fois (ANC-119)</translation></message>
    <message><source>{} is no enemy (ANC-047)</source><translation>{} n’est pas un ennemi (ANC-047)</translation></message>
    <message><source>{} is no friend: nobody passes through an enemy (ANC-044)</source><translation>{} n’est pas un ami : personne ne traverse un ennemi (ANC-044)</translation></message>
    <message><source>{} is no ground of the army's period.</source><translation>{} : pas un terrain de la période de l’armée.</translation></message>
    <message><source>{} is no infantry: a hill does not help it (ANC-081)</source><translation>{} n’est pas de l’infanterie : une colline ne l’aide pas (ANC-081)</translation></message>
    <message><source>{} is no infantry: a village does not help it (ANC-085)</source><translation>{} n’est pas de l’infanterie : un village ne l’aide pas (ANC-085)</translation></message>
    <message><source>{} is no number of a player, table or round</source><translation>{} n’est pas le numéro d’un joueur, d’une table ou d’une ronde</translation></message>
    <message><source>{} is no result: {}; write what each player destroyed as 4G-1C (four elements, a general among them, against one element and a camp), or a score as 12:8</source><translation>{} n’est pas un résultat : {} ; écrivez ce que chaque joueur a détruit, comme 4G-1C (quatre éléments, dont un général, contre un élément et un camp), ou un score comme 12:8</translation></message>
    <message><source>{} is no surviving unit of the loser (ANC-168)</source><translation>{} n’est pas une unité survivante du perdant (ANC-168)</translation></message>
    <message><source>{} is not allowed: {}.</source><translation>{} : ce n’est pas permis : {}.</translation></message>
    <message><source>{} is not among those that move (ANC-037)</source><translation>{} n’est pas parmi celles qui bougent (ANC-037)</translation></message>
    <message><source>{} is not in a campaign army (ANC-162)</source><translation>{} n’est pas dans une armée de campagne (ANC-162)</translation></message>
    <message><source>{} is not on the map and stands with nobody (ANC-108)</source><translation>{} n’est pas sur la carte et ne se tient avec personne (ANC-108)</translation></message>
    <message><source>{} is not on the map: no leader stands with it (ANC-108)</source><translation>{} n’est pas sur la carte : aucun chef ne se tient avec elle (ANC-108)</translation></message>
    <message><source>{} is panicking: not yours to order (ANC-032)</source><translation>{} panique : n’est pas à vos ordres (ANC-032)</translation></message>
    <message><source>{} is pushed back.</source><translation>{} : repoussée.</translation></message>
    <message><source>{} is put somewhere or into a column, not both (HOP-021)</source><translation>{} va quelque part ou dans une colonne, pas les deux (HOP-021)</translation></message>
    <message><source>{} is shaken ({} DPs).</source><translation>{} : ébranlée ({} DP).</translation></message>
    <message><source>{} is too large: more than the {} MB allowed</source><translation>{} est trop grand : plus que les {} Mo permis</translation></message>
    <message><source>{} is too large: {} bytes; at most {} are allowed</source><translation>{} est trop grand : {} octets ; {} au plus sont permis</translation></message>
    <message><source>{} is too long; at most {} entries are allowed</source><translation>{} est trop long ; {} entrées au plus sont permises</translation></message>
    <message><source>{} is uncontrolled: not yours to order (ANC-057)</source><translation>{} est incontrôlée : n’est pas à vos ordres (ANC-057)</translation></message>
    <message><source>{} is under control (ANC-057)</source><translation>{} est sous contrôle (ANC-057)</translation></message>
    <message><source>{} joins in round {}.</source><translation>{} entre en jeu à la ronde {}.</translation></message>
    <message><source>{} joins {}.</source><translation>{} rejoint {}.</translation></message>
    <message><source>{} lead</source><translation>{} : en tête</translation></message>
    <message><source>{} leader alone</source><translation>{} chef seul</translation></message>
    <message><source>{} leader at hand</source><translation>{} chef disponible</translation></message>
    <message><source>{} leader in the first battle</source><translation>{} chef dans la première bataille</translation></message>
    <message><source>{} leader lost</source><translation>{} chef perdu</translation></message>
    <message><source>{} leader out for a turn</source><translation>{} chef hors jeu un tour</translation></message>
    <message><source>{} leaders alone</source><translation>{} chefs seuls</translation></message>
    <message><source>{} leaders at hand</source><translation>{} chefs disponibles</translation></message>
    <message><source>{} leaders in the first battle</source><translation>{} chefs dans la première bataille</translation></message>
    <message><source>{} leaders lost</source><translation>{} chefs perdus</translation></message>
    <message><source>{} leaders out for a turn</source><translation>{} chefs hors jeu un tour</translation></message>
    <message><source>{} leave</source><translation>{} : s’en vont</translation></message>
    <message><source>{} leave the map.</source><translation>{} : quittent la carte.</translation></message>
    <message><source>{} leaves</source><translation>{} : s’en va</translation></message>
    <message><source>{} left a zone of control and cannot attack this turn (ANC-047).</source><translation>{} : ont quitté une zone de contrôle et ne peuvent attaquer ce tour-ci (ANC-047).</translation></message>
    <message><source>{} lose nothing for good.</source><translation>{} : aucune perte définitive.</translation></message>
    <message><source>{} lose {} for good.</source><translation>{} : {} perdus pour de bon.</translation></message>
    <message><source>{} lose {} for good: {}.</source><translation>{} : {} perdus pour de bon ; {}.</translation></message>
    <message><source>{} miss {}.</source><translation>{} : tir sur {}, manqué.</translation></message>
    <message><source>{} miss.</source><translation>{} : manqué.</translation></message>
    <message><source>{} more minutes.</source><translation>{} minutes de plus.</translation></message>
    <message><source>{} move into contact, for 1 PIP</source><translation>{} : mouvement au contact pour 1 PIP</translation></message>
    <message><source>{} move into contact, for {} PIPs</source><translation>{} : mouvement au contact pour {} PIP</translation></message>
    <message><source>{} move {}".</source><translation>{} : mouvement {}".</translation></message>
    <message><source>{} move, for 1 PIP</source><translation>{} : mouvement pour 1 PIP</translation></message>
    <message><source>{} move, for {} PIPs</source><translation>{} : mouvement pour {} PIP</translation></message>
    <message><source>{} move.</source><translation>{} : mouvement.</translation></message>
    <message><source>{} moves {}".</source><translation>{} : mouvement {}".</translation></message>
    <message><source>{} must advance (ANC-057)</source><translation>{} : doivent avancer (ANC-057)</translation></message>
    <message><source>{} must advance (ANC-057).</source><translation>{} : doivent avancer (ANC-057).</translation></message>
    <message><source>{} must attack if an enemy is in a front hex (ANC-060)</source><translation>{} : doivent attaquer si un ennemi est dans un hexagone de front (ANC-060)</translation></message>
    <message><source>{} must attack if an enemy is in a front hex.</source><translation>{} : doivent attaquer si un ennemi est dans un hexagone de front.</translation></message>
    <message><source>{} must be a number from {} to {}, not {}</source><translation>{} : il faut un nombre de {} à {}, pas {}</translation></message>
    <message><source>{} must be one line without control characters</source><translation>{} : il faut une seule ligne sans caractères de contrôle</translation></message>
    <message><source>{} must first answer the question whether to play Initiative (HOP-321)</source><translation>{} doit d’abord répondre : jouer Initiative ou non (HOP-321)</translation></message>
    <message><source>{} must first answer the question whether {} fire at who comes up (HOP-427)</source><translation>{} doit d’abord répondre : {} tirent-ils sur qui entre en ligne (HOP-427)</translation></message>
    <message><source>{} must first answer the question whether {} withdraw from the attack (HOP-450)</source><translation>{} doit d’abord répondre : {} se replient-ils devant l’attaque (HOP-450)</translation></message>
    <message><source>{} must have 1 to {} letters, not {}</source><translation>{} : il faut de 1 à {} lettres, pas {}</translation></message>
    <message><source>{} neither panic nor have retreated: they do not flee (ANC-032)</source><translation>{} ne paniquent pas et n’ont pas battu en retraite : ils ne fuient pas (ANC-032)</translation></message>
    <message><source>{} never moves (ANC-037)</source><translation>{} ne bouge jamais (ANC-037)</translation></message>
    <message><source>{} never retreats (ANC-073)</source><translation>{} ne bat jamais en retraite (ANC-073)</translation></message>
    <message><source>{} of {} points</source><translation>{} sur {} points</translation></message>
    <message><source>{} of {} results in</source><translation>{} résultats sur {} reçus</translation></message>
    <message><source>{} on entering</source><translation>{} en entrant</translation></message>
    <message><source>{} open a march from the {} edge.</source><translation>{} : ouvrent une marche, bord {}.</translation></message>
    <message><source>{} opens a discard that was not made</source><translation>{} révèle une défausse qui n’a pas été faite</translation></message>
    <message><source>{} opens one discard twice</source><translation>{} révèle deux fois la même défausse</translation></message>
    <message><source>{} panic in their next turn</source><translation>{} : panique à leur prochain tour</translation></message>
    <message><source>{} panic: {}.</source><translation>{} : panique ({}).</translation></message>
    <message><source>{} pass ({} = {}).</source><translation>{} : réussi ({} = {}).</translation></message>
    <message><source>{} passes ({} = {}).</source><translation>{} : réussi ({} = {}).</translation></message>
    <message><source>{} passes with 1 point.</source><translation>{} : réussi avec 1 point.</translation></message>
    <message><source>{} passes with {} points.</source><translation>{} : réussi avec {} points.</translation></message>
    <message><source>{} place terrain first.</source><translation>{} : placent le terrain en premier.</translation></message>
    <message><source>{} play no card now.</source><translation>{} : ne jouent pas de carte maintenant.</translation></message>
    <message><source>{} played</source><translation>{} jouées</translation></message>
    <message><source>{} plays again from round {} on.</source><translation>{} joue de nouveau à partir de la ronde {}.</translation></message>
    <message><source>{} point is left to add by hand.</source><translation>Il reste {} point à ajouter à la main.</translation></message>
    <message><source>{} points are left to add by hand.</source><translation>Il reste {} points à ajouter à la main.</translation></message>
    <message><source>{} points for units.</source><translation>{} points pour des unités.</translation></message>
    <message><source>{} points lie outside of {} to {}</source><translation>{} points sont hors de la plage de {} à {}</translation></message>
    <message><source>{} press forward</source><translation>{} : poussent de l’avant</translation></message>
    <message><source>{} press forward into fresh enemies</source><translation>{} : poussent de l’avant contre des ennemis frais</translation></message>
    <message><source>{} pursue</source><translation>{} : poursuivent</translation></message>
    <message><source>{} pursue into other enemies</source><translation>{} : poursuivent contre d’autres ennemis</translation></message>
    <message><source>{} rally.</source><translation>{} : se rallient.</translation></message>
    <message><source>{} retreat.</source><translation>{} : retraite.</translation></message>
    <message><source>{} reveal: {}.</source><translation>{} : révèlent : {}.</translation></message>
    <message><source>{} ride after them.</source><translation>{} : se lancent à leur poursuite.</translation></message>
    <message><source>{} rides in pursuit</source><translation>{} : part en poursuite</translation></message>
    <message><source>{} rounds are drawn already, so there cannot be only {}</source><translation>{} rondes sont déjà tirées, il ne peut donc pas y en avoir seulement {}</translation></message>
    <message><source>{} rout point</source><translation>{} point de déroute</translation></message>
    <message><source>{} rout point lost</source><translation>{} point de déroute perdu</translation></message>
    <message><source>{} rout point regained</source><translation>{} point de déroute regagné</translation></message>
    <message><source>{} rout points</source><translation>{} points de déroute</translation></message>
    <message><source>{} rout points lost</source><translation>{} points de déroute perdus</translation></message>
    <message><source>{} rout points regained</source><translation>{} points de déroute regagnés</translation></message>
    <message><source>{} rout.</source><translation>{} : en déroute.</translation></message>
    <message><source>{} run at the nearest enemy they see.</source><translation>{} : courent sur l’ennemi le plus proche qu’ils voient.</translation></message>
    <message><source>{} run at the nearest enemy.</source><translation>{} : courent sur l’ennemi le plus proche.</translation></message>
    <message><source>{} run wild.</source><translation>{} : s’emballent.</translation></message>
    <message><source>{} seal where a unit hides.</source><translation>{} : scellent l’endroit où une unité se cache.</translation></message>
    <message><source>{} sealed note</source><translation>{} note scellée</translation></message>
    <message><source>{} sealed notes</source><translation>{} notes scellées</translation></message>
    <message><source>{} see no enemy and stand (ANC-058).</source><translation>{} : ne voient aucun ennemi et restent sur place (ANC-058).</translation></message>
    <message><source>{} shoot at {}</source><translation>{} : tir sur {}</translation></message>
    <message><source>{} shoot at {}: 1 hit.</source><translation>{} : tir sur {}, 1 touche.</translation></message>
    <message><source>{} shoot at {}: {} hits.</source><translation>{} : tir sur {}, {} touches.</translation></message>
    <message><source>{} should be here</source><translation>{} devrait être ici</translation></message>
    <message><source>{} shrugged off</source><translation>{} ignorée(s)</translation></message>
    <message><source>{} stand in a sealed note and keep their depth (ANC-112)</source><translation>{} figurent dans une note scellée et gardent leur profondeur (ANC-112)</translation></message>
    <message><source>{} stand in another note (ANC-130)</source><translation>{} figurent dans une autre note (ANC-130)</translation></message>
    <message><source>{} stands twice in round {}</source><translation>{} figure deux fois à la ronde {}</translation></message>
    <message><source>{} stay</source><translation>{} : restent</translation></message>
    <message><source>{} stay away.</source><translation>{} : restent au loin.</translation></message>
    <message><source>{} stay.</source><translation>{} : sur place.</translation></message>
    <message><source>{} stop in the woods or swamp.</source><translation>{} : s’arrêtent dans les bois ou le marais.</translation></message>
    <message><source>{} strike the flank of {}.</source><translation>{} : frappe de flanc contre {}.</translation></message>
    <message><source>{} strike the second line.</source><translation>{} : frappent la deuxième ligne.</translation></message>
    <message><source>{} tables</source><translation>{} tables</translation></message>
    <message><source>{} take 1 DP ({}): {}.</source><translation>{} : 1 DP de plus ({}) : {}.</translation></message>
    <message><source>{} take the place of {}.</source><translation>{} : prennent la place de {}.</translation></message>
    <message><source>{} take the {} edge, {} the {} edge.</source><translation>{} : bord {} ; {} : bord {}.</translation></message>
    <message><source>{} take {} DPs ({}): {}.</source><translation>{} : {} DP de plus ({}) : {}.</translation></message>
    <message><source>{} takes 1 DP ({}): {}.</source><translation>{} : 1 DP de plus ({}) : {}.</translation></message>
    <message><source>{} takes a wound</source><translation>{} : une blessure</translation></message>
    <message><source>{} takes a wound.</source><translation>{} : une blessure.</translation></message>
    <message><source>{} takes two wounds</source><translation>{} : deux blessures</translation></message>
    <message><source>{} takes two wounds.</source><translation>{} : deux blessures.</translation></message>
    <message><source>{} takes {} DPs ({}): {}.</source><translation>{} : {} DP de plus ({}) : {}.</translation></message>
    <message><source>{} to the second line</source><translation>{} : en deuxième ligne</translation></message>
    <message><source>{} took another depth for this battle, and a part of them alone was destroyed. Decide what becomes of them (ANC-143).</source><translation>{} : ont pris une autre profondeur pour cette bataille, et une partie seulement a été détruite. Décidez de ce qu’ils deviennent (ANC-143).</translation></message>
    <message><source>{} took another depth for this battle, and a part of them alone was put to flight. Decide what becomes of them (ANC-143).</source><translation>{} : ont pris une autre profondeur pour cette bataille, et une partie seulement a été mise en fuite. Décidez de ce qu’ils deviennent (ANC-143).</translation></message>
    <message><source>{} turn.</source><translation>{} : pivote.</translation></message>
    <message><source>{} unit flees through friends.</source><translation>{} unité fuit à travers des amis.</translation></message>
    <message><source>{} unit is kept off the map by sealed notes.</source><translation>{} unité gardée hors carte par des notes scellées.</translation></message>
    <message><source>{} unit is not put on the map.</source><translation>{} unité non mise sur la carte.</translation></message>
    <message><source>{} unit is put on the map.</source><translation>{} unité mise sur la carte.</translation></message>
    <message><source>{} unit is uncontrolled.</source><translation>{} unité est incontrôlée.</translation></message>
    <message><source>{} unit lost</source><translation>{} unité perdue</translation></message>
    <message><source>{} unit lost, its panic number is {}</source><translation>{} unité perdue, seuil de panique {}</translation></message>
    <message><source>{} unit of {} comes on from the {} edge.</source><translation>{} unité de {} arrive par le bord {}.</translation></message>
    <message><source>{} unit of {} may still come on.</source><translation>{} unité de {} peut encore arriver.</translation></message>
    <message><source>{} units are kept off the map by sealed notes.</source><translation>{} unités gardées hors carte par des notes scellées.</translation></message>
    <message><source>{} units are not put on the map.</source><translation>{} unités non mises sur la carte.</translation></message>
    <message><source>{} units are put on the map.</source><translation>{} unités mises sur la carte.</translation></message>
    <message><source>{} units are uncontrolled.</source><translation>{} unités sont incontrôlées.</translation></message>
    <message><source>{} units flee through friends.</source><translation>{} unités fuient à travers des amis.</translation></message>
    <message><source>{} units lost</source><translation>{} unités perdues</translation></message>
    <message><source>{} units lost, its panic number is {}</source><translation>{} unités perdues, seuil de panique {}</translation></message>
    <message><source>{} units of {} come on from the {} edge.</source><translation>{} unités de {} arrivent par le bord {}.</translation></message>
    <message><source>{} units of {} may still come on.</source><translation>{} unités de {} peuvent encore arriver.</translation></message>
    <message><source>{} units with {} move.</source><translation>{} unités avec {} : mouvement.</translation></message>
    <message><source>{} units with {} turn.</source><translation>{} unités avec {} : pivotent.</translation></message>
    <message><source>{} wait in reserve.</source><translation>{} : en réserve.</translation></message>
    <message><source>{} waits in reserve.</source><translation>{} : en réserve.</translation></message>
    <message><source>{} was not fielded (ANC-168)</source><translation>{} n’était pas déployée (ANC-168)</translation></message>
    <message><source>{} was not kept off the map (ANC-119)</source><translation>{} n’était pas gardée hors carte (ANC-119)</translation></message>
    <message><source>{} will reach its rout level there, {} of {} hits. Go there all the same?</source><translation>{} : y atteint son seuil de déroute, {} touches sur {}. Y aller quand même ?</translation></message>
    <message><source>{} win the roll, {} to {}: they take the initiative or give it.</source><translation>{} : jet gagné, {} à {} ; ils prennent ou laissent l’initiative.</translation></message>
    <message><source>{} wins for {}</source><translation>{} gagne pour {}</translation></message>
    <message><source>{} wins {} to {} ({}, {}).</source><translation>{} : gagne {} à {} ({}, {}).</translation></message>
    <message><source>{} withdraw</source><translation>{} : se replient</translation></message>
    <message><source>{} withdraw.</source><translation>{} : repli.</translation></message>
    <message><source>{} won.</source><translation>{} : gagné.</translation></message>
    <message><source>{} {} of {} dice</source><translation>{} {} sur {} dés</translation></message>
    <message><source>{} × {} of these, {}</source><translation>{} × {} de ceux-ci, {}</translation></message>
    <message><source>{} – {} is {}</source><translation>{} – {} : {}</translation></message>
    <message><source>{}'s game was restored from an older copy during turn {}.</source><translation>La partie chez {} a été restaurée d’une copie plus ancienne pendant le tour {}.</translation></message>
    <message><source>{}, army {}</source><translation>{}, armée {}</translation></message>
    <message><source>{}, battle {}: {}</source><translation>{}, bataille {} : {}</translation></message>
    <message><source>{}, halt: 1 PIP ({} left)</source><translation>{}, arrêt : 1 PIP (reste {})</translation></message>
    <message><source>{}, halt: {} PIPs ({} left)</source><translation>{}, arrêt : {} PIP (reste {})</translation></message>
    <message><source>{}, line {}</source><translation>{}, ligne {}</translation></message>
    <message><source>{}, line {}, column {}</source><translation>{}, ligne {}, colonne {}</translation></message>
    <message><source>{}, march: 1 PIP ({} left)</source><translation>{}, marche : 1 PIP (reste {})</translation></message>
    <message><source>{}, march: {} PIPs ({} left)</source><translation>{}, marche : {} PIP (reste {})</translation></message>
    <message><source>{}, move: 1 PIP ({} left)</source><translation>{}, mouvement : 1 PIP (reste {})</translation></message>
    <message><source>{}, move: {} PIPs ({} left)</source><translation>{}, mouvement : {} PIP (reste {})</translation></message>
    <message><source>{}, {}, nothing unusual</source><translation>{}, {}, rien d’inhabituel</translation></message>
    <message><source>{}, {}, unusual: {} does so</source><translation>{}, {}, inhabituel : {} fait de même</translation></message>
    <message><source>{}. **{}** (put before it by an amendment)
</source><translation>{}. **{}** (inséré avant par une rectification)
</translation></message>
    <message><source>{}. Note: {}
</source><translation>{}. Note : {}
</translation></message>
    <message><source>{}: Fight.</source><translation>{} : combat.</translation></message>
    <message><source>{}: Move.</source><translation>{} : mouvement.</translation></message>
    <message><source>{}: Rally.</source><translation>{} : ralliement.</translation></message>
    <message><source>{}: Shoot.</source><translation>{} : tir.</translation></message>
    <message><source>{}: Stamina {} → {}</source><translation>{} : Endurance {} → {}</translation></message>
    <message><source>{}: TQ check</source><translation>{} : test de TQ</translation></message>
    <message><source>{}: TQ check against {}: failed by {}</source><translation>{} : test de TQ contre {} : raté de {}</translation></message>
    <message><source>{}: TQ check against {}: passed</source><translation>{} : test de TQ contre {} : réussi</translation></message>
    <message><source>{}: a card is discarded.</source><translation>{} : une carte est défaussée.</translation></message>
    <message><source>{}: a card is drawn.</source><translation>{} : une carte est piochée.</translation></message>
    <message><source>{}: a die of {} sides cannot show {}</source><translation>{} : un dé à {} faces ne peut pas montrer {}</translation></message>
    <message><source>{}: a scheme has at most {} bytes</source><translation>{} : un barème a {} octets au plus</translation></message>
    <message><source>{}: added to the die for initiative; rallies on this or one more</source><translation>{} : s’ajoute au dé d’initiative ; rallie à cette valeur ou un de plus</translation></message>
    <message><source>{}: attack on the second line, TQ check against {}</source><translation>{} : attaque sur la deuxième ligne, test de TQ contre {}</translation></message>
    <message><source>{}: collapse, breaks from {}</source><translation>{} : effondrement, rompt à partir de {}</translation></message>
    <message><source>{}: decided about the initiative.</source><translation>{} : décision prise pour l’initiative.</translation></message>
    <message><source>{}: done.</source><translation>{} : fait.</translation></message>
    <message><source>{}: entry {} should stand here, not entry {}</source><translation>{} : l’entrée {} devrait être ici, pas l’entrée {}</translation></message>
    <message><source>{}: flank check against {}</source><translation>{} : test de flanc contre {}</translation></message>
    <message><source>{}: hits on {}</source><translation>{} : touche à {}</translation></message>
    <message><source>{}: its leader falls with it</source><translation>{} : son chef tombe avec elle</translation></message>
    <message><source>{}: line {} was cut short and is left out</source><translation>{} : la ligne {} était tronquée et est laissée de côté</translation></message>
    <message><source>{}: nothing in the table; left behind.</source><translation>{} : rien dans la table ; laissé de côté.</translation></message>
    <message><source>{}: one die too few was given ({}); {} shows {} to {}</source><translation>{} : un dé de moins que nécessaire a été donné ({}) ; {} montre de {} à {}</translation></message>
    <message><source>{}: pursuit, above TQ {}</source><translation>{} : poursuite, au-dessus de TQ {}</translation></message>
    <message><source>{}: round {}</source><translation>{} : ronde {}</translation></message>
    <message><source>{}: so many flank attempts and so many rallies a turn</source><translation>{} : autant de tentatives de flanc et autant de ralliements par tour</translation></message>
    <message><source>{}: the Reserve card is played.</source><translation>{} : la carte Réserve est jouée.</translation></message>
    <message><source>{}: the barrel</source><translation>{} : le tube</translation></message>
    <message><source>{}: the hits given are those of {} dice that hit on {} or more, but {} that hit on {} or more are wanted</source><translation>{} : les touches données sont celles de {} dés qui touchent à {} ou plus, mais il faut {} dés qui touchent à {} ou plus</translation></message>
    <message><source>{}: the hits of a pool were given for a single die</source><translation>{} : les touches d’une réserve ont été données pour un seul dé</translation></message>
    <message><source>{}: the hits of a whole pool were given where single dice are wanted</source><translation>{} : les touches de toute une réserve ont été données là où il faut des dés séparés</translation></message>
    <message><source>{}: the {} phase is over.</source><translation>{} : phase {} finie.</translation></message>
    <message><source>{}: withdrawal, TQ check against {}</source><translation>{} : repli, test de TQ contre {}</translation></message>
    <message><source>{}: {} does not go with the other corrections; with them it becomes {}</source><translation>{} : {} ne va pas avec les autres corrections ; avec elles cela devient {}</translation></message>
    <message><source>{}: {} hits were given for {} {}</source><translation>{} : {} touches ont été données pour {} {}</translation></message>
    <message><source>{}: {} is not allowed; it may be true or false</source><translation>{} : {} n’est pas permis ; ce peut être vrai ou faux</translation></message>
    <message><source>{}: {} is not allowed; it may be {}</source><translation>{} : {} n’est pas permis ; ce peut être {}</translation></message>
    <message><source>{}: {} is not allowed; it may be {} to {}</source><translation>{} : {} n’est pas permis ; ce peut être de {} à {}</translation></message>
    <message><source>{}: {} more loss and they panic</source><translation>{} : {} perte de plus et ils paniquent</translation></message>
    <message><source>{}: {} more losses and they panic</source><translation>{} : {} pertes de plus et ils paniquent</translation></message>
    <message><source>{}: {} must be {} to {}, not {}</source><translation>{} : {} doit être de {} à {}, pas {}</translation></message>
    <message><source>{}: {} point of victory.</source><translation>{} : {} point de victoire.</translation></message>
    <message><source>{}: {} points of victory.</source><translation>{} : {} points de victoire.</translation></message>
    <message><source>{}: {} points, {} before</source><translation>{} : {} points, {} avant</translation></message>
    <message><source>{}: {} shows {} to {}, not {}</source><translation>{} : {} montre de {} à {}, pas {}</translation></message>
    <message><source>{}: {} to {} against {}.</source><translation>{} : {} à {} contre {}.</translation></message>
    <message><source>{}: {} to {} against {}; result {}.</source><translation>{} : {} à {} contre {} ; résultat {}.</translation></message>
    <message><source>{}: {} x {}, before {}</source><translation>{} : {} x {}, avant {}</translation></message>
    <message><source>{}: {}, before {}</source><translation>{} : {}, avant {}</translation></message>
    <message><source>{}; at the limit it leaves the field</source><translation>{} ; à la limite, elle quitte le champ de bataille</translation></message>
    <message><source>{}rules data '{}'</source><translation>{}données de règles « {} »</translation></message>
</context>
<context>
    <name>tropaion</name>
    <message><source>+1 in combat, no faster when charging</source><translation>+1 au combat, pas plus rapide en charge</translation></message>
    <message><source>+1 to a combat roll per point</source><translation>+1 à un jet de combat par point</translation></message>
    <message><source>+1 to a discipline test per point</source><translation>+1 à un test de discipline par point</translation></message>
    <message><source>+1 to a rally test per point</source><translation>+1 à un test de ralliement par point</translation></message>
    <message><source>+1 to the result when you win</source><translation>+1 au résultat quand vous gagnez</translation></message>
    <message><source>1 Discipline and a test</source><translation>1 Discipline et un test</translation></message>
    <message><source>1 MU more</source><translation>1 UM de plus</translation></message>
    <message><source>1 MU more for Valour</source><translation>1 UM de plus pour de la Valeur</translation></message>
    <message><source>1 MU more for this move.</source><translation>1 UM de plus pour ce mouvement.</translation></message>
    <message><source>1 MU more, 1 for each unit</source><translation>1 UM de plus, 1 par unité</translation></message>
    <message><source>1 to 3</source><translation>1 à 3</translation></message>
    <message><source>1 to order it</source><translation>1 pour l’ordonner</translation></message>
    <message><source>1 to the die for each, to 6 at most</source><translation>1 au dé pour chacun, jusqu’à 6 au plus</translation></message>
    <message><source>1 to your total for each</source><translation>1 à votre total pour chacun</translation></message>
    <message><source>5 to 1 for the Companions, and the lines say why. Apply it.</source><translation>5 à 1 pour les Compagnons, et les lignes disent pourquoi. Appliquez.</translation></message>
    <message><source>A Persian fleet had landed to punish Athens for helping a revolt. For days nobody moved; then the hoplites came down to the plain at a run, weak in the middle and strong on both wings.</source><translation>Une flotte perse avait débarqué pour punir Athènes d’avoir aidé une révolte. Pendant des jours, personne ne bougea ; puis les hoplites descendirent dans la plaine au pas de course, faibles au centre et forts aux deux ailes.</translation></message>
    <message><source>A charge is still on its way</source><translation>Une charge est encore en cours</translation></message>
    <message><source>A charge needs somebody to hit (TRO-075)</source><translation>Une charge demande quelqu’un à heurter (TRO-075)</translation></message>
    <message><source>A charge.</source><translation>Une charge.</translation></message>
    <message><source>A combat is still to be finished</source><translation>Un combat reste à finir</translation></message>
    <message><source>A complicated move costs 1 Discipline (TRO-056, TRO-187)</source><translation>Un mouvement complexe coûte 1 Discipline (TRO-056, TRO-187)</translation></message>
    <message><source>A comrade in front was lost; it may step into the gap.</source><translation>Un camarade devant a été perdu ; elle peut entrer dans la brèche.</translation></message>
    <message><source>A discipline test is still to be decided</source><translation>Un test de discipline reste à décider</translation></message>
    <message><source>A failed test to move or charge is rolled again.</source><translation>Un test raté de mouvement ou de charge est relancé.</translation></message>
    <message><source>A fight with its two rolls, where Valour comes in, a unit lost, and how to take it back.</source><translation>Un combat avec ses deux jets, où intervient la Valeur, une unité perdue, et comment l’annuler.</translation></message>
    <message><source>A file of the formation is empty (TRO-116)</source><translation>Une file de la formation est vide (TRO-116)</translation></message>
    <message><source>A formation is a line, a column of one file, or a mass with files of two at most (TRO-019, TRO-191)</source><translation>Une formation est une ligne, une colonne d’une seule file, ou une masse dont les files sont de deux au plus (TRO-019, TRO-191)</translation></message>
    <message><source>A formation moves no farther than its slowest member.</source><translation>Une formation ne va pas plus loin que son membre le plus lent.</translation></message>
    <message><source>A formation needs two units or more (TRO-019)</source><translation>Une formation demande deux unités ou plus (TRO-019)</translation></message>
    <message><source>A formation needs two units or more (TRO-019, TRO-191)</source><translation>Une formation demande deux unités ou plus (TRO-019, TRO-191)</translation></message>
    <message><source>A friend in base contact on a flank; the same with one on each.</source><translation>Un ami en contact de socle sur un flanc ; de même avec un de chaque côté.</translation></message>
    <message><source>A hill that the Romans hold.</source><translation>Une colline que tiennent les Romains.</translation></message>
    <message><source>A low ridge before the Greeks, a stream between the armies.</source><translation>Une crête basse devant les Grecs, un ruisseau entre les armées.</translation></message>
    <message><source>A mass has two files or more, and one of them two deep (TRO-019)</source><translation>Une masse a deux files ou plus, et l’une d’elles sur deux de profondeur (TRO-019)</translation></message>
    <message><source>A plain between hills and the sea, with a marsh at one end.</source><translation>Une plaine entre collines et mer, avec un marais à une extrémité.</translation></message>
    <message><source>A plain with a river on one flank.</source><translation>Une plaine avec une rivière sur un flanc.</translation></message>
    <message><source>A quarter of the enemy army, of its owner's choice, comes late.</source><translation>Un quart de l’armée ennemie, au choix de son propriétaire, arrive en retard.</translation></message>
    <message><source>A river across the table with steep banks in places; hills on one side, the sea on the other.</source><translation>Une rivière en travers de la table aux berges parfois escarpées ; des collines d’un côté, la mer de l’autre.</translation></message>
    <message><source>A shot with bows needs no first die.</source><translation>Un tir à l’arc se passe de premier dé.</translation></message>
    <message><source>A simple move succeeds without a test.</source><translation>Un mouvement simple réussit sans test.</translation></message>
    <message><source>A test for every order</source><translation>Un test pour chaque ordre</translation></message>
    <message><source>A unit moves on an order. Going forward and charging are simple; turning or a second move costs a point of Discipline.</source><translation>Une unité bouge sur ordre. Aller en avant et charger sont simples ; tourner ou un second mouvement coûte un point de Discipline.</translation></message>
    <message><source>A unit or a whole formation needs a 4 on a die to move. Going forward is simple. A second move, turning, or difficult ground costs a point of Discipline besides. A point for each pip that is missing mends a failed test.</source><translation>Une unité ou toute une formation doit faire 4 au dé pour bouger. Aller en avant est simple. Un second mouvement, tourner ou un terrain difficile coûte en plus un point de Discipline. Un point par point manquant au dé rattrape un test raté.</translation></message>
    <message><source>A whole people was on the march to the west, and Caesar barred its way. The Helvetii attacked uphill, and others came at the Roman flank.</source><translation>Tout un peuple marchait vers l’ouest, et César lui barrait la route. Les Helvètes attaquèrent en montant, et d’autres arrivèrent sur le flanc romain.</translation></message>
    <message><source>A year after Salamis the Greek cities met the Persian army that had stayed behind. The Greek line was falling back in disorder when Mardonius attacked it.</source><translation>Un an après Salamine, les cités grecques affrontèrent l’armée perse restée en arrière. La ligne grecque se repliait en désordre quand Mardonios l’attaqua.</translation></message>
    <message><source>Active player</source><translation>Joueur actif</translation></message>
    <message><source>Added as before</source><translation>Ajouté comme avant</translation></message>
    <message><source>After its test, one point of Valour gives it 1 MU more.</source><translation>Après son test, un point de Valeur lui donne 1 UM de plus.</translation></message>
    <message><source>All combats have been fought (TRO-042)</source><translation>Tous les combats ont été livrés (TRO-042)</translation></message>
    <message><source>All combats of one charge have 1 more charge bonus.</source><translation>Tous les combats d’une même charge ont 1 de plus en bonus de charge.</translation></message>
    <message><source>All terrain is placed.</source><translation>Tout le terrain est placé.</translation></message>
    <message><source>Along which edge do {unit} deploy? South is the foot of the plan; the enemy gets the edge opposite.</source><translation>Le long de quel bord se déploient {unit} ? Le sud est en bas du plan ; l’ennemi reçoit le bord opposé.</translation></message>
    <message><source>An army has six points of morale. Each lost unit takes one, light cavalry half, light infantry none. At two the army wavers, at nothing it has lost.</source><translation>Une armée a six points de moral. Chaque unité perdue en retire un, la cavalerie légère un demi, l’infanterie légère aucun. À deux l’armée vacille, à zéro elle a perdu.</translation></message>
    <message><source>An unengaged enemy could reach a flank or the rear; once.</source><translation>Un ennemi non engagé pourrait atteindre un flanc ou le dos ; une seule fois.</translation></message>
    <message><source>And the horse they hit.</source><translation>Et les cavaliers qu’ils ont heurtés.</translation></message>
    <message><source>Antiochus had everything an army could have: pikes, elephants, cataphracts, chariots with scythes. The chariots bolted into his own men.</source><translation>Antiochos avait tout ce qu’une armée pouvait avoir : piques, éléphants, cataphractes, chars à faux. Les chars s’emballèrent dans ses propres hommes.</translation></message>
    <message><source>Archers behind {unit}</source><translation>Archers derrière {unit}</translation></message>
    <message><source>Are all five cards kept, or two of them changed?</source><translation>Garde-t-on les cinq cartes, ou en change-t-on deux ?</translation></message>
    <message><source>Are the general points that are left shown to both players?</source><translation>Les points de général restants sont-ils montrés aux deux joueurs ?</translation></message>
    <message><source>Armies are deployed in a game.</source><translation>Les armées se déploient dans une partie.</translation></message>
    <message><source>Armies are set up within 3 MU of their edge; formations are declared.</source><translation>Les armées se placent à 3 UM au plus de leur bord ; les formations sont déclarées.</translation></message>
    <message><source>Armoured or shock horse.</source><translation>Cavalerie cuirassée ou de choc.</translation></message>
    <message><source>At which flank edge of the table does the flank march arrive?</source><translation>Par quel bord de flanc de la table arrive la marche de flanc ?</translation></message>
    <message><source>At whom</source><translation>Sur qui</translation></message>
    <message><source>Back 1 MU and disrupted; who cannot go back is disrupted once.</source><translation>1 UM en arrière et désorganisé ; qui ne peut reculer est désorganisé une fois.</translation></message>
    <message><source>Back 1 MU; nothing to those who cannot go back.</source><translation>1 UM en arrière ; rien pour qui ne peut reculer.</translation></message>
    <message><source>Back 1 MU; who cannot go back is disrupted instead.</source><translation>1 UM en arrière ; qui ne peut reculer est désorganisé à la place.</translation></message>
    <message><source>Bears</source><translation>Supporte</translation></message>
    <message><source>Begin the battle</source><translation>Commencer la bataille</translation></message>
    <message><source>Behind whom of the front rank does {unit} stand?</source><translation>Derrière qui du premier rang se tient {unit} ?</translation></message>
    <message><source>Besides the type's</source><translation>En plus de celui du type</translation></message>
    <message><source>Bibracte</source><translation>Bibracte</translation></message>
    <message><source>Blank</source><translation>Carte vierge</translation></message>
    <message><source>Both sides want no card windows in this turn (TRO-030)</source><translation>Les deux camps ne veulent pas de moment pour les cartes ce tour (TRO-030)</translation></message>
    <message><source>Break the Lines</source><translation>Percer les lignes</translation></message>
    <message><source>Broken Vine Staff</source><translation>Cep de vigne brisé</translation></message>
    <message><source>Broken or marshy ground up to 2 MU a side.</source><translation>Sol accidenté ou marécageux, jusqu’à 2 UM de côté.</translation></message>
    <message><source>Broken, and off the table with them. Apply it.</source><translation>Brisés, et hors de la table. Appliquez.</translation></message>
    <message><source>Broken: taken off the table.</source><translation>Brisée : retirée de la table.</translation></message>
    <message><source>By agreement the battle is a draw.</source><translation>D’un commun accord, la bataille est un match nul.</translation></message>
    <message><source>Can go back</source><translation>Peut reculer</translation></message>
    <message><source>Cannot</source><translation>Ne peut pas</translation></message>
    <message><source>Card windows are passed over in a turn of the battle (TRO-030)</source><translation>On passe les moments pour les cartes à un tour de la bataille (TRO-030)</translation></message>
    <message><source>Cards</source><translation>Cartes</translation></message>
    <message><source>Cards are dealt in a game.</source><translation>Les cartes se distribuent dans une partie.</translation></message>
    <message><source>Cards may be played</source><translation>On peut jouer des cartes</translation></message>
    <message><source>Change two cards or none (TRO-032, TRO-194)</source><translation>Changez deux cartes ou aucune (TRO-032, TRO-194)</translation></message>
    <message><source>Charge bonus</source><translation>Bonus de charge</translation></message>
    <message><source>Charged this turn</source><translation>A chargé ce tour</translation></message>
    <message><source>Charges on somebody with the trait.</source><translation>Charge contre quelqu’un qui a ce trait.</translation></message>
    <message><source>Choose an edge</source><translation>Choisir un bord</translation></message>
    <message><source>Clear line</source><translation>Ligne dégagée</translation></message>
    <message><source>Close-ordered foot: hoplites, legionaries, spearmen.</source><translation>Fantassins en ordre serré : hoplites, légionnaires, lanciers.</translation></message>
    <message><source>Combat value</source><translation>Valeur de combat</translation></message>
    <message><source>Combat: each adds to a die</source><translation>Combat : chacun s’ajoute à un dé</translation></message>
    <message><source>Combat: the winner throws for the loser</source><translation>Combat : le vainqueur lance pour le perdant</translation></message>
    <message><source>Comes on at</source><translation>Arrive par</translation></message>
    <message><source>Commit</source><translation>Engager</translation></message>
    <message><source>Companions, charging</source><translation>Compagnons, en charge</translation></message>
    <message><source>Complicated</source><translation>Complexe</translation></message>
    <message><source>Complicated move</source><translation>Mouvement complexe</translation></message>
    <message><source>Contact</source><translation>Contact</translation></message>
    <message><source>Contact shows as a badge on both units. Then shooting, fights, rallies, and the other side's turn; what is not spent by then is gone.</source><translation>Le contact se voit à un badge sur les deux unités. Puis viennent tirs, combats, ralliements, et le tour de l’autre camp ; ce qui n’est pas dépensé d’ici là disparaît.</translation></message>
    <message><source>Correct a formation</source><translation>Corriger une formation</translation></message>
    <message><source>Correct first whether the battle is over, then the phase (TRO-123)</source><translation>Corrigez d’abord si la bataille est finie, puis la phase (TRO-123)</translation></message>
    <message><source>Correct the hand</source><translation>Corriger la main</translation></message>
    <message><source>Correct the points left</source><translation>Corriger les points restants</translation></message>
    <message><source>Correct where a unit is</source><translation>Corriger la place d’une unité</translation></message>
    <message><source>Count</source><translation>Compter</translation></message>
    <message><source>Count the losses</source><translation>Compter les pertes</translation></message>
    <message><source>Darius came down into Alexander's rear and stood behind a river between the hills and the sea. The Companions went across it straight at the king.</source><translation>Darius descendit sur les arrières d’Alexandre et prit position derrière une rivière entre les collines et la mer. Les Compagnons la franchirent droit sur le roi.</translation></message>
    <message><source>Darken the Skies</source><translation>Obscurcir le ciel</translation></message>
    <message><source>Delayed units arrive</source><translation>Arrivée des unités retardées</translation></message>
    <message><source>Deploy within 3 MU of your own edge, 4 MU with Superior Scouting; pikes stay out of difficult terrain.</source><translation>Déploiement à 3 UM au plus de votre propre bord, 4 UM avec Reconnaissance supérieure ; les piques restent hors des terrains difficiles.</translation></message>
    <message><source>Deployment</source><translation>Déploiement</translation></message>
    <message><source>Deployment cards</source><translation>Cartes de déploiement</translation></message>
    <message><source>Dice for the first turn</source><translation>Dés pour le premier tour</translation></message>
    <message><source>Difficult terrain</source><translation>Terrain difficile</translation></message>
    <message><source>Difficult terrain on the table</source><translation>Terrain difficile sur la table</translation></message>
    <message><source>Discipline points</source><translation>Points de Discipline</translation></message>
    <message><source>Discipline points left: they order difficult moves and mend failed tests.</source><translation>Points de Discipline restants : ils ordonnent les mouvements difficiles et rattrapent les tests ratés.</translation></message>
    <message><source>Discipline test</source><translation>Test de discipline</translation></message>
    <message><source>Discipline tests</source><translation>Tests de discipline</translation></message>
    <message><source>Discipline tests, moves and charges.</source><translation>Tests de discipline, mouvements et charges.</translation></message>
    <message><source>Disrupted</source><translation>Désorganisée</translation></message>
    <message><source>Disrupted and broken</source><translation>Désorganisée et brisée</translation></message>
    <message><source>Disrupted pikes are not ordered into difficult terrain; they would be destroyed (TRO-115, TRO-192)</source><translation>On n’ordonne pas à des piques désorganisées d’entrer en terrain difficile ; elles seraient détruites (TRO-115, TRO-192)</translation></message>
    <message><source>Disrupted units try to recover.</source><translation>Les unités désorganisées tentent de se remettre.</translation></message>
    <message><source>Disrupted, and the combat goes on.</source><translation>Désorganisée, et le combat continue.</translation></message>
    <message><source>Disrupted.</source><translation>Désorganisée.</translation></message>
    <message><source>Disruption taken, and how much breaks the unit.</source><translation>Désorganisation subie, et combien brise l’unité.</translation></message>
    <message><source>Distances are in MU, the width of a base. Who bears its points of disruption breaks at the next.</source><translation>Distances en UM, la largeur d’un socle. Qui porte tous les points de désorganisation qu’il supporte est brisé au suivant.</translation></message>
    <message><source>Do the bases of {unit} and {other} touch, so that they fight each other?</source><translation>Les socles de {unit} et {other} se touchent-ils, de sorte qu’ils se combattent ?</translation></message>
    <message><source>Does a shot roll first to win and then on the results table, or once on the table?</source><translation>Un tir se lance-t-il d’abord pour gagner puis sur la table des résultats, ou une seule fois sur la table ?</translation></message>
    <message><source>Does any friend of {unit} touch one of its flanks with its own?</source><translation>Un ami de {unit} touche-t-il de son flanc l’un des siens ?</translation></message>
    <message><source>Does each unit pay 1 Valour to go 1 MU farther?</source><translation>Chaque unité paie-t-elle 1 Valeur pour aller 1 UM plus loin ?</translation></message>
    <message><source>Does foul weather delay a quarter of the enemy army?</source><translation>Le mauvais temps retarde-t-il un quart de l’armée ennemie ?</translation></message>
    <message><source>Does it charge, or is a test taken to hold it?</source><translation>Charge-t-elle, ou fait-on un test pour la retenir ?</translation></message>
    <message><source>Does the longer side, or the course, of {unit} run from west to east or from south to north?</source><translation>Le grand côté, ou le cours, de {unit} va-t-il d’ouest en est ou du sud au nord ?</translation></message>
    <message><source>Does the move start in, enter or cross difficult terrain?</source><translation>Le mouvement part-il d’un terrain difficile, y entre-t-il ou le traverse-t-il ?</translation></message>
    <message><source>Does the move start within 1 MU of an unengaged enemy?</source><translation>Le mouvement part-il à 1 UM au plus d’un ennemi non engagé ?</translation></message>
    <message><source>Does the whole formation of {unit} make this move?</source><translation>Toute la formation de {unit} fait-elle ce mouvement ?</translation></message>
    <message><source>Does {unit} answer the shot of {other}?</source><translation>{unit} riposte-t-elle au tir de {other} ?</translation></message>
    <message><source>Does {unit} arrive now?</source><translation>{unit} arrive-t-elle maintenant ?</translation></message>
    <message><source>Does {unit} go back before the charge?</source><translation>{unit} recule-t-elle devant la charge ?</translation></message>
    <message><source>Does {unit} meet difficult terrain?</source><translation>{unit} rencontre-t-elle un terrain difficile ?</translation></message>
    <message><source>Does {unit} stay in line and support its neighbour, or wrap round the end of the enemy for 1 Valour?</source><translation>{unit} reste-t-elle en ligne et soutient-elle son voisin, ou enveloppe-t-elle l’extrémité de l’ennemi pour 1 Valeur ?</translation></message>
    <message><source>Downhill</source><translation>En descente</translation></message>
    <message><source>Drill: discipline tests are 1 easier.</source><translation>Exercice : les tests de discipline sont plus faciles de 1.</translation></message>
    <message><source>Each die goes on exactly one virtue (TRO-045, TRO-181)</source><translation>Chaque dé va sur exactement une vertu (TRO-045, TRO-181)</translation></message>
    <message><source>Each flank</source><translation>Chaque flanc</translation></message>
    <message><source>Each general has laid three dice in secret: Valour for fights, Discipline for orders, Strategy for who goes first. Macedon has 5, 3 and 4, and begins. Tap the Companions.</source><translation>Chaque général a posé trois dés en secret : Valeur pour les combats, Discipline pour les ordres, Stratégie pour qui commence. La Macédoine a 5, 3 et 4, et commence. Touchez les Compagnons (Companions).</translation></message>
    <message><source>Each side rolls a die and adds its factors; the active player may add Valour once both lie there. A tie changes nothing. The winner then throws what becomes of the loser.</source><translation>Chaque camp lance un dé et ajoute ses facteurs ; le joueur actif peut ajouter de la Valeur une fois les deux posés. Une égalité ne change rien. Le vainqueur lance alors pour savoir ce que devient le perdant.</translation></message>
    <message><source>Each turn begins with three dice a side. The general lays one on Valour, one on Discipline and one on Strategy, behind his hand.</source><translation>Chaque tour commence par trois dés par camp. Le général en pose un sur la Valeur, un sur la Discipline et un sur la Stratégie, derrière sa main.</translation></message>
    <message><source>Each unit with missiles may shoot once.</source><translation>Chaque unité à projectiles peut tirer une fois.</translation></message>
    <message><source>Edge of {unit}</source><translation>Bord de {unit}</translation></message>
    <message><source>Edges</source><translation>Bords</translation></message>
    <message><source>Elephants never rally</source><translation>Les éléphants ne se rallient jamais</translation></message>
    <message><source>End of a charge</source><translation>Fin d’une charge</translation></message>
    <message><source>End of the charge</source><translation>Fin de la charge</translation></message>
    <message><source>End the battle</source><translation>Finir la bataille</translation></message>
    <message><source>End the battle by agreement</source><translation>Finir la bataille d’un commun accord</translation></message>
    <message><source>Enemy army wavering</source><translation>Armée ennemie vacillante</translation></message>
    <message><source>Enemy in reach</source><translation>Ennemi à portée</translation></message>
    <message><source>Equal Strategy</source><translation>Stratégie égale</translation></message>
    <message><source>Evade or stand</source><translation>Esquiver ou tenir</translation></message>
    <message><source>Every combat on the table is fought once.</source><translation>Chaque combat sur la table est livré une fois.</translation></message>
    <message><source>Every order is tested: a 4 on the die. What is missing could be paid for with Discipline afterwards. Roll.</source><translation>Chaque ordre demande un test : 4 au dé. Ce qui manque pourrait être payé ensuite en Discipline. Lancez.</translation></message>
    <message><source>Faces</source><translation>Fait face à</translation></message>
    <message><source>Fast battles of the classical world, led by three secret dice and a hand of cards. Optio keeps points, cards, disruption and morale.</source><translation>Des batailles rapides du monde classique, menées avec trois dés secrets et une main de cartes. Optio suit points, cartes, désorganisation et moral.</translation></message>
    <message><source>Fast cavalry</source><translation>Cavalerie rapide</translation></message>
    <message><source>Fearsome</source><translation>Redoutable</translation></message>
    <message><source>Fearsome target</source><translation>Cible redoutable</translation></message>
    <message><source>Fight</source><translation>Combat</translation></message>
    <message><source>Fighter</source><translation>Combattant</translation></message>
    <message><source>Fighting to flank or rear</source><translation>Combat vers le flanc ou le dos</translation></message>
    <message><source>Fights better as long as its army does not waver, and worse once it does.</source><translation>Combat mieux tant que son armée ne vacille pas, et moins bien dès qu’elle vacille.</translation></message>
    <message><source>Fights in difficult terrain, whatever its type.</source><translation>Combat en terrain difficile, quel que soit son type.</translation></message>
    <message><source>Fire back</source><translation>Riposter</translation></message>
    <message><source>First both sides say whether they pay (TRO-048)</source><translation>Les deux camps disent d’abord s’ils paient (TRO-048)</translation></message>
    <message><source>First both sides say which deployment cards they use (TRO-037)</source><translation>Les deux camps disent d’abord quelles cartes de déploiement ils utilisent (TRO-037)</translation></message>
    <message><source>First card to change</source><translation>Première carte à changer</translation></message>
    <message><source>First decide the test that is open (TRO-062)</source><translation>Décidez d’abord le test en cours (TRO-062)</translation></message>
    <message><source>First dice for who chooses an edge (TRO-036)</source><translation>D’abord les dés pour savoir qui choisit un bord (TRO-036)</translation></message>
    <message><source>First dice for who places terrain (TRO-033)</source><translation>D’abord les dés pour savoir qui place le terrain (TRO-033)</translation></message>
    <message><source>First die</source><translation>Premier dé</translation></message>
    <message><source>First die {ruleset.shooting.hits_from} or more</source><translation>Premier dé : {ruleset.shooting.hits_from} ou plus</translation></message>
    <message><source>First finish the charge that is on its way (TRO-076)</source><translation>Finissez d’abord la charge en cours (TRO-076)</translation></message>
    <message><source>First finish the combat whose dice have been thrown (TRO-042)</source><translation>Finissez d’abord le combat dont les dés sont lancés (TRO-042)</translation></message>
    <message><source>First player of the turn</source><translation>Premier joueur du tour</translation></message>
    <message><source>First throw the dice of this combat (TRO-101)</source><translation>Lancez d’abord les dés de ce combat (TRO-101)</translation></message>
    <message><source>First throw the results die of this combat (TRO-102)</source><translation>Lancez d’abord le dé de résultat de ce combat (TRO-102)</translation></message>
    <message><source>First throw the three dice (TRO-045)</source><translation>Lancez d’abord les trois dés (TRO-045)</translation></message>
    <message><source>Five cards each; both look at theirs and keep them or change two.</source><translation>Cinq cartes chacun ; les deux regardent les leurs et les gardent ou en changent deux.</translation></message>
    <message><source>Flank March</source><translation>Marche de flanc</translation></message>
    <message><source>Flank march</source><translation>Marche de flanc</translation></message>
    <message><source>Flank marches and delayed units arrive.</source><translation>Marches de flanc et unités retardées arrivent.</translation></message>
    <message><source>Flank support</source><translation>Soutien de flanc</translation></message>
    <message><source>Foot in supple order.</source><translation>Fantassins en ordre souple.</translation></message>
    <message><source>For what are these units held back?</source><translation>Pour quoi ces unités sont-elles retenues ?</translation></message>
    <message><source>Form up</source><translation>Se former</translation></message>
    <message><source>Formations</source><translation>Formations</translation></message>
    <message><source>Foul Weather</source><translation>Mauvais temps</translation></message>
    <message><source>Foul Weather on the March</source><translation>Mauvais temps en marche</translation></message>
    <message><source>Free move</source><translation>Mouvement gratuit</translation></message>
    <message><source>Free, light cavalry</source><translation>Gratuit, cavalerie légère</translation></message>
    <message><source>Free, light infantry</source><translation>Gratuit, infanterie légère</translation></message>
    <message><source>Frenzied</source><translation>Frénétique</translation></message>
    <message><source>Frenzied, army wavering</source><translation>Frénétique, armée vacillante</translation></message>
    <message><source>Friends near to the rear</source><translation>Amis proches derrière</translation></message>
    <message><source>Front rank</source><translation>Premier rang</translation></message>
    <message><source>Gap touches</source><translation>La brèche touche</translation></message>
    <message><source>General points</source><translation>Points de général</translation></message>
    <message><source>General points are used only in your own turn (TRO-050, TRO-182)</source><translation>Les points de général ne s’utilisent qu’à votre propre tour (TRO-050, TRO-182)</translation></message>
    <message><source>General points left of this turn's three dice.</source><translation>Points de général restants des trois dés de ce tour.</translation></message>
    <message><source>General points, in your own turn</source><translation>Points de général, à votre propre tour</translation></message>
    <message><source>Generalship cards</source><translation>Cartes de commandement</translation></message>
    <message><source>Generalship cards in this hand.</source><translation>Cartes de commandement dans cette main.</translation></message>
    <message><source>Get 'Em Moving</source><translation>Faites-les avancer</translation></message>
    <message><source>Get 'Em Moving was played for a simple move, and this one is complicated: order a simple one, or take the card back (TRO-127, TRO-195)</source><translation>Faites-les avancer a été jouée pour un mouvement simple, et celui-ci est complexe : ordonnez-en un simple, ou reprenez la carte (TRO-127, TRO-195)</translation></message>
    <message><source>Gives</source><translation>Donne</translation></message>
    <message><source>Hand</source><translation>Main</translation></message>
    <message><source>Hands of cards</source><translation>Mains de cartes</translation></message>
    <message><source>Has {unit} unengaged friends within 1 MU of its rear?</source><translation>{unit} a-t-elle des amis non engagés à 1 UM au plus de son dos ?</translation></message>
    <message><source>Heavily armoured</source><translation>Lourdement cuirassée</translation></message>
    <message><source>Heavy infantry on a deep base, hard to charge from anywhere and lost in broken ground.</source><translation>Infanterie lourde sur socle profond, dure à charger d’où que ce soit et perdue en terrain coupé.</translation></message>
    <message><source>Held back; it comes on later.</source><translation>Retenue ; elle arrive plus tard.</translation></message>
    <message><source>Hill</source><translation>Colline</translation></message>
    <message><source>Hill on the table</source><translation>Colline sur la table</translation></message>
    <message><source>Hold back</source><translation>Retenir</translation></message>
    <message><source>Hold units back</source><translation>Retenir des unités</translation></message>
    <message><source>Hold! Hold!</source><translation>Tenez ! Tenez !</translation></message>
    <message><source>Horse</source><translation>Cavaliers</translation></message>
    <message><source>Horse that fights hand to hand.</source><translation>Cavaliers qui combattent au corps à corps.</translation></message>
    <message><source>How does the charge of {unit} end, now that {other} has gone back?</source><translation>Comment finit la charge de {unit}, maintenant que {other} a reculé ?</translation></message>
    <message><source>How does the formation turn?</source><translation>Comment la formation tourne-t-elle ?</translation></message>
    <message><source>How far is it from {unit} to {other}?</source><translation>Quelle distance y a-t-il entre {unit} et {other} ?</translation></message>
    <message><source>How many MU deep is the table, for the plan of the terrain?</source><translation>Combien d’UM de profondeur fait la table, pour le plan du terrain ?</translation></message>
    <message><source>How many MU is the middle of {unit} from the south edge, at the foot of the plan?</source><translation>À combien d’UM le milieu de {unit} est-il du bord sud, en bas du plan ?</translation></message>
    <message><source>How many MU is the middle of {unit} from the west edge, on the left of the plan?</source><translation>À combien d’UM le milieu de {unit} est-il du bord ouest, à gauche du plan ?</translation></message>
    <message><source>How many MU wide is the table, for the plan of the terrain?</source><translation>Combien d’UM de large fait la table, pour le plan du terrain ?</translation></message>
    <message><source>How many of the mass stand in front? The first that were picked do.</source><translation>Combien de la masse sont devant ? Ce sont les premières choisies.</translation></message>
    <message><source>How many of the missing points are paid with Strategy? The rest are Discipline.</source><translation>Combien des points manquants sont payés en Stratégie ? Le reste l’est en Discipline.</translation></message>
    <message><source>How many points of Valour are added to the results die of {unit}?</source><translation>Combien de points de Valeur ajoute-t-on au dé de résultat de {unit} ?</translation></message>
    <message><source>How many points of Valour are added to the total of {unit}?</source><translation>Combien de points de Valeur ajoute-t-on au total de {unit} ?</translation></message>
    <message><source>How many points of {unit} are left?</source><translation>{unit} : combien de points reste-t-il ?</translation></message>
    <message><source>How many points would be added once the die is seen, where they make the test pass?</source><translation>Combien de points ajouterait-on une fois le dé vu, s’ils font réussir le test ?</translation></message>
    <message><source>How many units wait for a flank march?</source><translation>Combien d’unités attendent une marche de flanc ?</translation></message>
    <message><source>In a file of two of a mass.</source><translation>Dans une file de deux d’une masse.</translation></message>
    <message><source>Is 1 point of morale paid to go first?</source><translation>Paie-t-on 1 point de moral pour commencer ?</translation></message>
    <message><source>Is Superior Scouting used, to deploy up to 4 MU deep?</source><translation>Utilise-t-on Reconnaissance supérieure, pour se déployer jusqu’à 4 UM de profondeur ?</translation></message>
    <message><source>Is an enemy it could charge with a simple move within its charge reach?</source><translation>Un ennemi qu’elle pourrait charger par un mouvement simple est-il à sa portée de charge ?</translation></message>
    <message><source>Is an unengaged enemy on a flank or the rear of {unit} who could charge it?</source><translation>Y a-t-il sur un flanc ou dans le dos de {unit} un ennemi non engagé qui pourrait charger ?</translation></message>
    <message><source>Is it diced for who chooses an edge and deploys first, or is that agreed on?</source><translation>Joue-t-on aux dés qui choisit un bord et se déploie en premier, ou est-ce convenu ?</translation></message>
    <message><source>Is it noted where {unit} lies? Otherwise it stands on your table alone.</source><translation>Note-t-on où se trouve {unit} ? Sinon cela n’est que sur votre table.</translation></message>
    <message><source>Is the deck of cards used? Without it terrain is agreed on.</source><translation>Utilise-t-on la pioche de cartes ? Sans elle, le terrain se décide d’un commun accord.</translation></message>
    <message><source>Is the line from the front of {unit} to {other} free of other units? Supporting archers shoot over the friend right before them.</source><translation>La ligne du front de {unit} à {other} est-elle libre d’autres unités ? Les archers en soutien tirent par-dessus l’ami juste devant eux.</translation></message>
    <message><source>Is there 1 MU of room straight behind {unit}: no table edge, impassable ground, enemy, or friend who does not give way?</source><translation>Y a-t-il 1 UM de place droit derrière {unit} : ni bord de table, ni terrain infranchissable, ni ennemi, ni ami qui ne cède pas la place ?</translation></message>
    <message><source>Is there a hill? With cards this is known from the terrain that is placed.</source><translation>Y a-t-il une colline ? Avec les cartes, on le sait par le terrain placé.</translation></message>
    <message><source>Is there any difficult terrain? With cards this is known from the terrain that is placed.</source><translation>Y a-t-il du terrain difficile ? Avec les cartes, on le sait par le terrain placé.</translation></message>
    <message><source>Is there room for it on the table? Otherwise it is put away.</source><translation>Y a-t-il de la place pour elle sur la table ? Sinon elle est mise de côté.</translation></message>
    <message><source>Is {unit} on the table at all?</source><translation>{unit} est-elle seulement sur la table ?</translation></message>
    <message><source>Issus</source><translation>Issos</translation></message>
    <message><source>It has made its first move of this player-turn; a second one costs Discipline.</source><translation>Elle a fait son premier mouvement de ce tour de joueur ; un second coûte de la Discipline.</translation></message>
    <message><source>It has moved twice and is done for this player-turn.</source><translation>Elle a bougé deux fois et a fini pour ce tour de joueur.</translation></message>
    <message><source>It has too many elephants: one in four units at most.</source><translation>Elle a trop d’éléphants : une unité sur quatre au plus.</translation></message>
    <message><source>It is</source><translation>Elle est</translation></message>
    <message><source>It is known who chooses an edge (TRO-036)</source><translation>On sait déjà qui choisit un bord (TRO-036)</translation></message>
    <message><source>It is known who places terrain first (TRO-033)</source><translation>On sait déjà qui place le terrain en premier (TRO-033)</translation></message>
    <message><source>It runs</source><translation>Il va</translation></message>
    <message><source>It touches an enemy and is engaged: it fights in each Fight phase.</source><translation>Elle touche un ennemi et est engagée : elle combat à chaque phase de combat.</translation></message>
    <message><source>Its army does not waver.</source><translation>Son armée ne vacille pas.</translation></message>
    <message><source>Its army wavers.</source><translation>Son armée vacille.</translation></message>
    <message><source>Its place in a column, counted from the head.</source><translation>Sa place dans une colonne, comptée depuis la tête.</translation></message>
    <message><source>Its place in a line of units that move and test together.</source><translation>Sa place dans une ligne d’unités qui bougent et testent ensemble.</translation></message>
    <message><source>Its place in a mass: files one behind the other, which lend each other weight.</source><translation>Sa place dans une masse : des files l’une derrière l’autre, qui se donnent du poids.</translation></message>
    <message><source>Keep or change the hand</source><translation>Garder ou changer la main</translation></message>
    <message><source>Large Wood</source><translation>Grand bois</translation></message>
    <message><source>Legionaries</source><translation>Légionnaires</translation></message>
    <message><source>Let it fail</source><translation>Laisser échouer</translation></message>
    <message><source>Let the test fail</source><translation>Laisser échouer le test</translation></message>
    <message><source>Light infantry and any friends pass through each other, and so do light cavalry and friendly cavalry; nobody else does.</source><translation>L’infanterie légère et tous les amis se traversent mutuellement, de même que la cavalerie légère et la cavalerie amie ; personne d’autre.</translation></message>
    <message><source>Light infantry and light cavalry.</source><translation>Infanterie légère et cavalerie légère.</translation></message>
    <message><source>Loser</source><translation>Perdant</translation></message>
    <message><source>Losses that would make the army waver leave it at morale 3.</source><translation>Des pertes qui feraient vaciller l’armée la laissent à 3 de moral.</translation></message>
    <message><source>MU from the south</source><translation>UM depuis le sud</translation></message>
    <message><source>MU from the west</source><translation>UM depuis l’ouest</translation></message>
    <message><source>Macedon: pikes in the centre, Companions on the inland wing, allied horse by the sea. Persia: the best foot in the centre, most of its horse by the sea.</source><translation>Macédoine : piques au centre, Compagnons sur l’aile côté terre, cavaliers alliés près de la mer. Perse : la meilleure infanterie au centre, la plupart de ses cavaliers près de la mer.</translation></message>
    <message><source>Maniples</source><translation>Manipules</translation></message>
    <message><source>Maniples rallying</source><translation>Manipules qui se rallient</translation></message>
    <message><source>Marathon</source><translation>Marathon</translation></message>
    <message><source>May Strategy improve any discipline test of its owner's turn, and not rallies alone?</source><translation>La Stratégie peut-elle améliorer tout test de discipline au tour de son propriétaire, et pas seulement les ralliements ?</translation></message>
    <message><source>May rally while engaged.</source><translation>Peut se rallier en étant engagée.</translation></message>
    <message><source>Medium infantry on a deep base, in lines that relieve each other: they rally easily.</source><translation>Infanterie moyenne sur socle profond, en lignes qui se relèvent : elles se rallient facilement.</translation></message>
    <message><source>Missiles never drive it back; they can only disrupt it.</source><translation>Les projectiles ne la repoussent jamais ; ils ne peuvent que la désorganiser.</translation></message>
    <message><source>Morale</source><translation>Moral</translation></message>
    <message><source>Morale falls by the worth of the units lost this turn.</source><translation>Le moral baisse de ce que valent les unités perdues ce tour.</translation></message>
    <message><source>More than half of its units are light infantry.</source><translation>Plus de la moitié de ses unités sont de l’infanterie légère.</translation></message>
    <message><source>Most units bear one point of disruption, deep ones two. One more, and they are gone. Those who are out of the fight may rally.</source><translation>La plupart des unités supportent un point de désorganisation, les profondes deux. Un de plus, et elles disparaissent. Celles qui sont hors du combat peuvent se rallier.</translation></message>
    <message><source>Mounted skirmishers: free of rough going, and back 2 MU before any charge.</source><translation>Tirailleurs montés : libres en terrain accidenté, et 2 UM en arrière devant toute charge.</translation></message>
    <message><source>Near enemy</source><translation>Ennemi proche</translation></message>
    <message><source>Needs</source><translation>Demande</translation></message>
    <message><source>Never rallies.</source><translation>Ne se rallie jamais.</translation></message>
    <message><source>No card now</source><translation>Pas de carte maintenant</translation></message>
    <message><source>No card windows in this turn</source><translation>Pas de moment pour les cartes ce tour</translation></message>
    <message><source>No card windows in this turn.</source><translation>Pas de moment pour les cartes ce tour.</translation></message>
    <message><source>No charge waits for this (TRO-076)</source><translation>Aucune charge n’attend cela (TRO-076)</translation></message>
    <message><source>No failed test is open (TRO-060)</source><translation>Aucun test raté n’est en cours (TRO-060)</translation></message>
    <message><source>No failed test is open (TRO-062)</source><translation>Aucun test raté n’est en cours (TRO-062)</translation></message>
    <message><source>No move.</source><translation>Pas de mouvement.</translation></message>
    <message><source>No result; both stay in contact.</source><translation>Pas de résultat ; les deux restent au contact.</translation></message>
    <message><source>No terrain card within 3 MU of another.</source><translation>Aucune carte de terrain à moins de 3 UM d’une autre.</translation></message>
    <message><source>No terrain stands on the table yet (TRO-033)</source><translation>Il n’y a pas encore de terrain sur la table (TRO-033)</translation></message>
    <message><source>No units are to be held back (TRO-037)</source><translation>Il n’y a pas d’unités à retenir (TRO-037)</translation></message>
    <message><source>No warband has still to be asked (TRO-084)</source><translation>Il ne reste aucune bande guerrière à interroger (TRO-084)</translation></message>
    <message><source>Nobody can rally: disrupted units out of combat may, once each, but for Elephants and Raw (TRO-120)</source><translation>Personne ne peut se rallier : les unités désorganisées hors du combat le peuvent, une fois chacune, sauf Éléphants et Novices (TRO-120)</translation></message>
    <message><source>Nobody can shoot: unengaged units with a missile weapon may, once each, at enemies who are not engaged (TRO-085)</source><translation>Personne ne peut tirer : les unités non engagées avec une arme de tir le peuvent, une fois chacune, sur des ennemis non engagés (TRO-085)</translation></message>
    <message><source>Nobody has a move left (TRO-067)</source><translation>Personne n’a plus de mouvement (TRO-067)</translation></message>
    <message><source>Nobody has won while the battle goes on (TRO-123)</source><translation>Personne n’a gagné tant que la bataille continue (TRO-123)</translation></message>
    <message><source>Nobody is left who could stand in a formation (TRO-116)</source><translation>Il ne reste personne qui puisse être dans une formation (TRO-116)</translation></message>
    <message><source>Nobody wraps.</source><translation>Personne n’enveloppe.</translation></message>
    <message><source>None open until it ends.</source><translation>Aucun ne s’ouvre avant sa fin.</translation></message>
    <message><source>Nothing is kept outside a game that could be corrected.</source><translation>Hors d’une partie, rien n’est tenu qu’on puisse corriger.</translation></message>
    <message><source>Nothing is to be settled outside a game.</source><translation>Il n’y a rien à régler hors d’une partie.</translation></message>
    <message><source>Nothing.</source><translation>Rien.</translation></message>
    <message><source>Now either side may play a card on this charge.</source><translation>Chaque camp peut maintenant jouer une carte sur cette charge.</translation></message>
    <message><source>Now the winner rolls for what becomes of the loser. Valour could be added where it is worth it; today it is not needed.</source><translation>Maintenant le vainqueur lance pour ce que devient le perdant. On pourrait ajouter de la Valeur si cela en vaut la peine ; aujourd’hui, ce n’est pas nécessaire.</translation></message>
    <message><source>Of which piece of terrain is the place noted?</source><translation>De quel élément de terrain note-t-on la place ?</translation></message>
    <message><source>On the plan</source><translation>Sur le plan</translation></message>
    <message><source>On which end have both players agreed?</source><translation>Sur quelle fin les deux joueurs se sont-ils accordés ?</translation></message>
    <message><source>Once its army wavers, its discipline tests are 1 harder still.</source><translation>Dès que son armée vacille, ses tests de discipline sont encore plus durs de 1.</translation></message>
    <message><source>Only a charge enters the 1 MU around an enemy.</source><translation>Seule une charge entre dans la zone de 1 UM autour d’un ennemi.</translation></message>
    <message><source>Only an enemy already fighting to its front can be charged there (TRO-077, TRO-188)</source><translation>Seul un ennemi qui combat déjà sur son front peut être chargé là (TRO-077, TRO-188)</translation></message>
    <message><source>Only one of the two has charged the other (TRO-020, TRO-142)</source><translation>Un seul des deux a chargé l’autre (TRO-020, TRO-142)</translation></message>
    <message><source>Open farmland or pasture; no effect.</source><translation>Cultures ou pâtures ouvertes ; sans effet.</translation></message>
    <message><source>Open high ground up to 16 MU round; who stands higher fights better.</source><translation>Hauteur dégagée, jusqu’à 16 UM de périmètre ; qui est plus haut combat mieux.</translation></message>
    <message><source>Open points</source><translation>Points visibles</translation></message>
    <message><source>Options of a game</source><translation>Options d’une partie</translation></message>
    <message><source>Order of play</source><translation>Ordre de jeu</translation></message>
    <message><source>Orders and units</source><translation>Ordres et unités</translation></message>
    <message><source>Own army wavering</source><translation>Armée vacillante</translation></message>
    <message><source>Parthian shot</source><translation>Tir à la parthe</translation></message>
    <message><source>Pass</source><translation>Passer</translation></message>
    <message><source>Pay for the first turn</source><translation>Payer pour le premier tour</translation></message>
    <message><source>Persia: archers behind their shields in the middle, the best of them there too. The Greeks: a long line, thin in the centre and deep on the wings.</source><translation>Perse : archers derrière leurs boucliers au centre, les meilleurs là aussi. Les Grecs : une longue ligne, mince au centre et profonde aux ailes.</translation></message>
    <message><source>Persia: archers behind their shields, the horse on one wing. The Greeks: hoplites along the ridge.</source><translation>Perse : archers derrière leurs boucliers, les cavaliers sur une aile. Les Grecs : hoplites le long de la crête.</translation></message>
    <message><source>Pikes charged</source><translation>Piques chargées</translation></message>
    <message><source>Pikes that are charged, from whichever side.</source><translation>Des piques qui sont chargées, de quelque côté que ce soit.</translation></message>
    <message><source>Place terrain</source><translation>Placer le terrain</translation></message>
    <message><source>Place the dice</source><translation>Placer les dés</translation></message>
    <message><source>Plan of the terrain</source><translation>Plan du terrain</translation></message>
    <message><source>Plataea</source><translation>Platées</translation></message>
    <message><source>Play a card</source><translation>Jouer une carte</translation></message>
    <message><source>Quick reference</source><translation>Aide-mémoire</translation></message>
    <message><source>Rallies only.</source><translation>Ralliements seulement.</translation></message>
    <message><source>Range</source><translation>Portée</translation></message>
    <message><source>Raw</source><translation>Novices</translation></message>
    <message><source>Reach</source><translation>Portée</translation></message>
    <message><source>Reserves</source><translation>Réserves</translation></message>
    <message><source>Reserves, moves, shots, combats and rallies of the first player, and the same of the second. At the end both count their losses.</source><translation>Réserves, mouvements, tirs, combats et ralliements du premier joueur, et de même pour le second. À la fin, les deux comptent leurs pertes.</translation></message>
    <message><source>Result of the combat</source><translation>Résultat du combat</translation></message>
    <message><source>Result, on a first die of 5 or 6</source><translation>Résultat, si le premier dé fait 5 ou 6</translation></message>
    <message><source>Results of combat</source><translation>Résultats du combat</translation></message>
    <message><source>Results of shots</source><translation>Résultats des tirs</translation></message>
    <message><source>Rome: three lines half-way up the hill. The Gauls: close together at its foot, some still on the way on one flank.</source><translation>Rome : trois lignes à mi-pente de la colline. Les Gaulois : serrés à son pied, certains encore en chemin sur un flanc.</translation></message>
    <message><source>Run Them Down</source><translation>Fauchez-les</translation></message>
    <message><source>Say who arrives (TRO-135)</source><translation>Dites qui arrive (TRO-135)</translation></message>
    <message><source>Second card to change</source><translation>Seconde carte à changer</translation></message>
    <message><source>Second die</source><translation>Deuxième dé</translation></message>
    <message><source>Set the plan</source><translation>Fixer le plan</translation></message>
    <message><source>Settle</source><translation>Régler</translation></message>
    <message><source>Settle the combat</source><translation>Régler le combat</translation></message>
    <message><source>Settling the combat</source><translation>Régler le combat</translation></message>
    <message><source>Shape</source><translation>Forme</translation></message>
    <message><source>Shieldwall</source><translation>Mur de boucliers</translation></message>
    <message><source>Shieldwall of</source><translation>Mur de boucliers de</translation></message>
    <message><source>Shoot</source><translation>Tir</translation></message>
    <message><source>Shoot over the friends in contact before them and go back with them; they never stand in a mass.</source><translation>Tirent par-dessus les amis au contact devant eux et reculent avec eux ; ils ne sont jamais dans une masse.</translation></message>
    <message><source>Shooting back</source><translation>Riposte</translation></message>
    <message><source>Shoots at the charger as it makes its free move.</source><translation>Tire sur qui la charge en faisant son mouvement gratuit.</translation></message>
    <message><source>Shot</source><translation>Tir</translation></message>
    <message><source>Shuffle and deal</source><translation>Mélanger et distribuer</translation></message>
    <message><source>Simple</source><translation>Simple</translation></message>
    <message><source>Skirmishers on foot: free of rough going, and back 1 MU before charging foot.</source><translation>Tirailleurs à pied : libres en terrain accidenté, et 1 UM en arrière devant des fantassins qui chargent.</translation></message>
    <message><source>Small Difficult Terrain</source><translation>Petit terrain difficile</translation></message>
    <message><source>Small Wood</source><translation>Petit bois</translation></message>
    <message><source>So little morale is left that the army tests worse.</source><translation>Il reste si peu de moral que l’armée réussit moins bien ses tests.</translation></message>
    <message><source>Spend</source><translation>Dépenser</translation></message>
    <message><source>Spend points on the test</source><translation>Dépenser des points pour le test</translation></message>
    <message><source>Stands higher than its enemy.</source><translation>Est plus haut que son ennemi.</translation></message>
    <message><source>Step into the gap and align.</source><translation>Entrer dans la brèche et s’aligner.</translation></message>
    <message><source>Strategy</source><translation>Stratégie</translation></message>
    <message><source>Strategy cannot be used here: it serves rallies (TRO-058, TRO-184)</source><translation>La Stratégie ne sert pas ici : elle sert aux ralliements (TRO-058, TRO-184)</translation></message>
    <message><source>Strategy in all tests</source><translation>Stratégie à tous les tests</translation></message>
    <message><source>Strategy points</source><translation>Points de Stratégie</translation></message>
    <message><source>Superior Scouting</source><translation>Reconnaissance supérieure</translation></message>
    <message><source>Supporting Archers never stand in a mass (TRO-116)</source><translation>Les archers en soutien ne sont jamais dans une masse (TRO-116)</translation></message>
    <message><source>Supporting archers</source><translation>Archers en soutien</translation></message>
    <message><source>Table, south to north</source><translation>Table, du sud au nord</translation></message>
    <message><source>Table, west to east</source><translation>Table, d’ouest en est</translation></message>
    <message><source>Terrain</source><translation>Terrain</translation></message>
    <message><source>Terrain card</source><translation>Carte de terrain</translation></message>
    <message><source>Terrain cards are placed in turns, none within 3 MU of another.</source><translation>Les cartes de terrain se placent à tour de rôle, aucune à moins de 3 UM d’une autre.</translation></message>
    <message><source>Test failed: save it or not</source><translation>Test raté : le rattraper ou non</translation></message>
    <message><source>Tests to charge it are 1 harder.</source><translation>Les tests pour la charger sont plus durs de 1.</translation></message>
    <message><source>That would change nothing (TRO-185)</source><translation>Cela ne changerait rien (TRO-185)</translation></message>
    <message><source>That would lose the battle (TRO-049, TRO-193)</source><translation>Cela perdrait la bataille (TRO-049, TRO-193)</translation></message>
    <message><source>The Companions have charged the Persian horse. Fights are due; tap the Companions.</source><translation>Les Compagnons ont chargé les cavaliers perses. Des combats sont à livrer ; touchez les Compagnons (Companions).</translation></message>
    <message><source>The Companions strike</source><translation>Les Compagnons frappent</translation></message>
    <message><source>The Persian horse opposite.</source><translation>Les cavaliers perses en face.</translation></message>
    <message><source>The Strategy score of this turn, which both may see: the higher one has the first player-turn.</source><translation>La Stratégie de ce tour, que les deux peuvent voir : la plus haute a le premier tour de joueur.</translation></message>
    <message><source>The army deploys up to 4 MU from its edge.</source><translation>L’armée se déploie jusqu’à 4 UM de son bord.</translation></message>
    <message><source>The army's morale: every unit lost takes from it, and at nothing the army is beaten.</source><translation>Le moral de l’armée : chaque unité perdue en retire, et à zéro l’armée est battue.</translation></message>
    <message><source>The battle begins.</source><translation>La bataille commence.</translation></message>
    <message><source>The battle has still to begin (TRO-039)</source><translation>La bataille doit d’abord commencer (TRO-039)</translation></message>
    <message><source>The battle is</source><translation>La bataille est</translation></message>
    <message><source>The battle is decided (TRO-123)</source><translation>La bataille est décidée (TRO-123)</translation></message>
    <message><source>The battlefield is open and flat.</source><translation>Le champ de bataille est ouvert et plat.</translation></message>
    <message><source>The card</source><translation>La carte</translation></message>
    <message><source>The card is played on this charge.</source><translation>La carte est jouée sur cette charge.</translation></message>
    <message><source>The card played for an order is spent; no order was given.</source><translation>La carte jouée pour un ordre est dépensée ; aucun ordre n’a été donné.</translation></message>
    <message><source>The cards have been dealt (TRO-032)</source><translation>Les cartes sont déjà distribuées (TRO-032)</translation></message>
    <message><source>The cards have still to be dealt (TRO-032)</source><translation>Les cartes restent à distribuer (TRO-032)</translation></message>
    <message><source>The charge hits nobody.</source><translation>La charge ne heurte personne.</translation></message>
    <message><source>The charged play the card; the bonus stays 0 or more.</source><translation>Ceux qui sont chargés jouent la carte ; le bonus reste de 0 ou plus.</translation></message>
    <message><source>The deck is shuffled and five cards are dealt to each.</source><translation>La pioche est mélangée et chacun reçoit cinq cartes.</translation></message>
    <message><source>The die again</source><translation>Le dé à nouveau</translation></message>
    <message><source>The enemy of this combat touches its flank or rear; light troops do not mind.</source><translation>L’ennemi de ce combat touche son flanc ou son dos ; les troupes légères ne s’en soucient pas.</translation></message>
    <message><source>The front</source><translation>Le front</translation></message>
    <message><source>The game is decided (TRO-123)</source><translation>La partie est décidée (TRO-123)</translation></message>
    <message><source>The higher Strategy goes first.</source><translation>La plus haute Stratégie commence.</translation></message>
    <message><source>The higher die chooses its edge and deploys first.</source><translation>Le plus haut dé choisit son bord et se déploie en premier.</translation></message>
    <message><source>The king: pikes in the centre with elephants between them, heavy horse on both wings, the chariots in front. Rome: legions in the centre, one flank on the river.</source><translation>Le roi : piques au centre avec des éléphants entre elles, cavaliers lourds aux deux ailes, les chars devant. Rome : légions au centre, un flanc à la rivière.</translation></message>
    <message><source>The loss counts against Persia's morale at once. Should it have been another unit, take it back.</source><translation>La perte compte aussitôt contre le moral de la Perse. Si ce devait être une autre unité, annulez.</translation></message>
    <message><source>The morale of its own army is low.</source><translation>Le moral de sa propre armée est bas.</translation></message>
    <message><source>The morale of the enemy army is low.</source><translation>Le moral de l’armée ennemie est bas.</translation></message>
    <message><source>The odds are exact, with the charge and everything else counted in. Roll for both.</source><translation>Les probabilités sont exactes, charge et tout le reste compris. Lancez pour les deux.</translation></message>
    <message><source>The rear</source><translation>Le dos</translation></message>
    <message><source>The second die fails too.</source><translation>Le second dé échoue aussi.</translation></message>
    <message><source>The second die passes.</source><translation>Le second dé réussit.</translation></message>
    <message><source>The type's charge value in the combats of the player-turn it charged in, changed by the mass, Break the Lines and Shieldwall, never below 0.</source><translation>La valeur de charge du type dans les combats du tour de joueur où il a chargé, modifiée par la masse, Percer les lignes et Mur de boucliers, jamais sous 0.</translation></message>
    <message><source>The unit has the trait and its army wavers; besides the line above.</source><translation>L’unité a ce trait et son armée vacille ; en plus de la ligne ci-dessus.</translation></message>
    <message><source>The unit has the trait.</source><translation>L’unité a ce trait.</translation></message>
    <message><source>The whole formation pays, or nobody (TRO-055)</source><translation>Toute la formation paie, ou personne (TRO-055)</translation></message>
    <message><source>The winner's results die is rolled again.</source><translation>Le dé de résultat du vainqueur est relancé.</translation></message>
    <message><source>The worth of the type hand to hand.</source><translation>Ce que vaut le type au corps à corps.</translation></message>
    <message><source>Then one after the other</source><translation>Puis l’un après l’autre</translation></message>
    <message><source>There are no cards outside a game.</source><translation>Il n’y a pas de cartes hors d’une partie.</translation></message>
    <message><source>There are no cards to be played (TRO-030)</source><translation>Il n’y a pas de cartes à jouer (TRO-030)</translation></message>
    <message><source>There are no cards to be played (TRO-030, TRO-195)</source><translation>Il n’y a pas de cartes à jouer (TRO-030, TRO-195)</translation></message>
    <message><source>There are no general points outside a game.</source><translation>Il n’y a pas de points de général hors d’une partie.</translation></message>
    <message><source>There are no losses outside a game.</source><translation>Il n’y a pas de pertes hors d’une partie.</translation></message>
    <message><source>There are no phases outside a game.</source><translation>Il n’y a pas de phases hors d’une partie.</translation></message>
    <message><source>There is a hill</source><translation>Il y a une colline</translation></message>
    <message><source>There is difficult terrain</source><translation>Il y a du terrain difficile</translation></message>
    <message><source>There is no battle outside a game.</source><translation>Il n’y a pas de bataille hors d’une partie.</translation></message>
    <message><source>There is no charge outside a game.</source><translation>Il n’y a pas de charge hors d’une partie.</translation></message>
    <message><source>There is no terrain outside a game.</source><translation>Il n’y a pas de terrain hors d’une partie.</translation></message>
    <message><source>There is no test to be decided outside a game.</source><translation>Il n’y a pas de test à décider hors d’une partie.</translation></message>
    <message><source>There is no test to be saved outside a game.</source><translation>Il n’y a pas de test à rattraper hors d’une partie.</translation></message>
    <message><source>There is room</source><translation>Il y a la place</translation></message>
    <message><source>These two have fought in this phase already (TRO-042)</source><translation>Ces deux-là ont déjà combattu à cette phase (TRO-042)</translation></message>
    <message><source>These units are no formation yet: together they can only form up (TRO-063, TRO-065)</source><translation>Ces unités ne sont pas encore une formation : ensemble, elles ne peuvent que se former (TRO-063, TRO-065)</translation></message>
    <message><source>These warbands could not be held and must charge.</source><translation>Ces bandes guerrières n’ont pu être retenues et doivent charger.</translation></message>
    <message><source>They are in contact. Apply it.</source><translation>Ils sont au contact. Appliquez.</translation></message>
    <message><source>They may act otherwise.</source><translation>Ils peuvent agir autrement.</translation></message>
    <message><source>They must charge at once.</source><translation>Ils doivent charger aussitôt.</translation></message>
    <message><source>They never give ground in combat, never rally and stand in no formation.</source><translation>Ils ne cèdent jamais de terrain au combat, ne se rallient jamais et ne sont dans aucune formation.</translation></message>
    <message><source>Third die</source><translation>Troisième dé</translation></message>
    <message><source>This game is played without cards (TRO-008)</source><translation>Cette partie se joue sans cartes (TRO-008)</translation></message>
    <message><source>This unit is out of the battle since that turn.</source><translation>Cette unité est hors de la bataille depuis ce tour.</translation></message>
    <message><source>Threatened</source><translation>Menacée</translation></message>
    <message><source>Three dice</source><translation>Trois dés</translation></message>
    <message><source>Three dice and a charge</source><translation>Trois dés et une charge</translation></message>
    <message><source>Three dice each, in secret, one on each of Valour, Discipline and Strategy.</source><translation>Trois dés chacun, en secret, un sur chacune de Valeur, Discipline et Stratégie.</translation></message>
    <message><source>Three dice in secret</source><translation>Trois dés en secret</translation></message>
    <message><source>To pass</source><translation>Pour réussir</translation></message>
    <message><source>Tribal foot on a deep base that wants to charge whoever comes near.</source><translation>Fantassins tribaux sur socle profond, qui veulent charger quiconque s’approche.</translation></message>
    <message><source>Troop types</source><translation>Types de troupes</translation></message>
    <message><source>Tropaion</source><translation>Tropaion</translation></message>
    <message><source>Turn</source><translation>Rotation</translation></message>
    <message><source>Two Blanks were played for a complicated move, and this one is simple: order a complicated one, or take the cards back (TRO-126, TRO-195)</source><translation>Deux cartes vierges ont été jouées pour un mouvement complexe, et celui-ci est simple : ordonnez-en un complexe, ou reprenez les cartes (TRO-126, TRO-195)</translation></message>
    <message><source>Two of them order a complicated move in place of a point.</source><translation>Deux d’entre elles ordonnent un mouvement complexe à la place d’un point.</translation></message>
    <message><source>Two rolls</source><translation>Deux jets</translation></message>
    <message><source>Two rolls, perhaps a point between them: that is a fight. A side whose morale is used up has lost the battle.</source><translation>Deux jets, peut-être un point entre les deux : voilà un combat. Un camp dont le moral est épuisé a perdu la bataille.</translation></message>
    <message><source>Uncertain morale</source><translation>Moral incertain</translation></message>
    <message><source>Unengaged friends within 1 MU behind; not for engaged units.</source><translation>Des amis non engagés à 1 UM au plus derrière ; pas pour des unités engagées.</translation></message>
    <message><source>Units lost this turn, in halves</source><translation>Unités perdues ce tour, en demis</translation></message>
    <message><source>Units side by side are a line, one behind the other a column, two deep a mass. They move with one test, and lend each other weight.</source><translation>Des unités côte à côte sont une ligne, l’une derrière l’autre une colonne, sur deux de profondeur une masse. Elles bougent avec un seul test, et se donnent du poids.</translation></message>
    <message><source>Up to 1 MU wide, from one end of the field to the other; difficult, and fordable everywhere.</source><translation>Jusqu’à 1 UM de large, d’un bout à l’autre du champ de bataille ; difficile, et guéable partout.</translation></message>
    <message><source>Up to 16 MU round; difficult terrain.</source><translation>Jusqu’à 16 UM de périmètre ; terrain difficile.</translation></message>
    <message><source>Up to 2 MU a side; difficult terrain.</source><translation>Jusqu’à 2 UM de côté ; terrain difficile.</translation></message>
    <message><source>Up to a quarter of the army waits and comes on from a flank, from the third turn on.</source><translation>Jusqu’à un quart de l’armée attend et arrive par un flanc, à partir du troisième tour.</translation></message>
    <message><source>Valour</source><translation>Valeur</translation></message>
    <message><source>Valour and result</source><translation>Valeur et résultat</translation></message>
    <message><source>Valour on the result</source><translation>Valeur sur le résultat</translation></message>
    <message><source>Valour on the roll</source><translation>Valeur sur le jet</translation></message>
    <message><source>Valour points left: they improve combats after the dice are seen.</source><translation>Points de Valeur restants : ils améliorent les combats une fois les dés vus.</translation></message>
    <message><source>Veteran</source><translation>Vétérans</translation></message>
    <message><source>Virtue</source><translation>Vertu</translation></message>
    <message><source>What are they to do? Open the list.</source><translation>Que doivent-ils faire ? Ouvrez la liste.</translation></message>
    <message><source>What does the die show that was placed on {unit} in this turn?</source><translation>Que montre le dé placé sur {unit} à ce tour ?</translation></message>
    <message><source>What has become of a card of {unit}?</source><translation>Qu’est devenue une carte de {unit} ?</translation></message>
    <message><source>What kind of move is it?</source><translation>Quel genre de mouvement est-ce ?</translation></message>
    <message><source>What the three dice of a turn are for, an order and the test it must pass, and the charge of the Companions.</source><translation>À quoi servent les trois dés d’un tour, un ordre et le test qu’il doit réussir, et la charge des Compagnons.</translation></message>
    <message><source>What was taken back stays in the journal, crossed out. Open it.</source><translation>Ce qui a été annulé reste dans le journal, barré. Ouvrez-le.</translation></message>
    <message><source>Where does the other touch {unit}?</source><translation>Où l’autre touche-t-il {unit} ?</translation></message>
    <message><source>Where is {unit} in truth?</source><translation>Où {unit} est-elle en réalité ?</translation></message>
    <message><source>Which</source><translation>Lesquels</translation></message>
    <message><source>Which card</source><translation>Quelle carte</translation></message>
    <message><source>Which card is played?</source><translation>Quelle carte est jouée ?</translation></message>
    <message><source>Which card is the first to be changed?</source><translation>Quelle carte est changée en premier ?</translation></message>
    <message><source>Which card is the second to be changed?</source><translation>Quelle carte est changée en second ?</translation></message>
    <message><source>Which charged unit, with its formation, stands behind its shields?</source><translation>Quelle unité chargée, avec sa formation, se tient derrière ses boucliers ?</translation></message>
    <message><source>Which die goes on Valour, which on Discipline and which on Strategy?</source><translation>Quel dé va sur la Valeur, lequel sur la Discipline et lequel sur la Stratégie ?</translation></message>
    <message><source>Which enemy does the place to be filled touch?</source><translation>Quel ennemi la place à combler touche-t-elle ?</translation></message>
    <message><source>Which formation do they take up? They stand in the order they were picked: a line from the left, a column from the front, a mass with its front rank first.</source><translation>Quelle formation prennent-elles ? Elles se placent dans l’ordre où elles ont été choisies : une ligne depuis la gauche, une colonne depuis l’avant, une masse avec son premier rang d’abord.</translation></message>
    <message><source>Which of the two fights in difficult terrain?</source><translation>Lequel des deux combat en terrain difficile ?</translation></message>
    <message><source>Which of the two stands higher?</source><translation>Lequel des deux est plus haut ?</translation></message>
    <message><source>Which of them charged the other in this player-turn?</source><translation>Lequel des deux a chargé l’autre à ce tour de joueur ?</translation></message>
    <message><source>Which of those in contact does {unit} turn to?</source><translation>Vers laquelle de celles au contact {unit} se tourne-t-elle ?</translation></message>
    <message><source>Which side of {other} does {unit} hit? Its front is taken.</source><translation>Quel côté de {other} {unit} heurte-t-elle ? Le front est pris.</translation></message>
    <message><source>Which supporting archers stand in contact behind {unit} and go back with it?</source><translation>Quels archers en soutien sont au contact derrière {unit} et reculent avec ?</translation></message>
    <message><source>Which tactics card is it?</source><translation>Quelle carte de tactique est-ce ?</translation></message>
    <message><source>Which terrain card is placed, at least 3 MU from all others?</source><translation>Quelle carte de terrain est placée, à 3 UM au moins de toutes les autres ?</translation></message>
    <message><source>Who charges this unit or formation has 1 less charge bonus.</source><translation>Qui charge cette unité ou formation a 1 de moins en bonus de charge.</translation></message>
    <message><source>Who fires back</source><translation>Qui riposte</translation></message>
    <message><source>Who moves</source><translation>Qui bouge</translation></message>
    <message><source>Who must charge does so with its formation (TRO-084)</source><translation>Qui doit charger le fait avec sa formation (TRO-084)</translation></message>
    <message><source>Who must charge does so with its formation, or alone beside comrades in combat, and with nobody else (TRO-084)</source><translation>Qui doit charger le fait avec sa formation, ou seul à côté de camarades au combat, et avec personne d’autre (TRO-084)</translation></message>
    <message><source>Who places terrain first</source><translation>Qui place le terrain en premier</translation></message>
    <message><source>Whole formation</source><translation>Toute la formation</translation></message>
    <message><source>Whom do they charge? Open the list.</source><translation>Qui chargent-ils ? Ouvrez la liste.</translation></message>
    <message><source>Whom does {unit} hit?</source><translation>Qui {unit} heurte-t-elle ?</translation></message>
    <message><source>Why</source><translation>Pourquoi</translation></message>
    <message><source>Winner</source><translation>Vainqueur</translation></message>
    <message><source>With one point of disruption or more; the same with several.</source><translation>Avec un point de désorganisation ou plus ; de même avec plusieurs.</translation></message>
    <message><source>Worth</source><translation>Vaut</translation></message>
    <message><source>Would going back take {unit} from open ground into difficult terrain?</source><translation>En reculant, {unit} passerait-elle de terrain ouvert en terrain difficile ?</translation></message>
    <message><source>Would the die be rolled again with this card when points do not save it?</source><translation>Relancerait-on le dé avec cette carte si les points ne suffisent pas ?</translation></message>
    <message><source>Wraps for Valour</source><translation>Enveloppements pour de la Valeur</translation></message>
    <message><source>Your three dice</source><translation>Vos trois dés</translation></message>
    <message><source>a change of facing</source><translation>un changement de front</translation></message>
    <message><source>a comrade stands behind</source><translation>un camarade se tient derrière</translation></message>
    <message><source>a draw</source><translation>un match nul</translation></message>
    <message><source>a missile weapon</source><translation>une arme de tir</translation></message>
    <message><source>a quarter turn</source><translation>un quart de tour</translation></message>
    <message><source>a test</source><translation>un test</translation></message>
    <message><source>added to a fight, or to its result</source><translation>ajoutée à un combat, ou à son résultat</translation></message>
    <message><source>agreed: {other} first</source><translation>convenu : {other} d’abord</translation></message>
    <message><source>agreed: {unit} first</source><translation>convenu : {unit} d’abord</translation></message>
    <message><source>all others</source><translation>tous les autres</translation></message>
    <message><source>an enemy bars the way</source><translation>un ennemi barre le chemin</translation></message>
    <message><source>any test failed</source><translation>tout test raté</translation></message>
    <message><source>back 1 MU</source><translation>1 UM en arrière</translation></message>
    <message><source>belongs in the hand</source><translation>est dans la main</translation></message>
    <message><source>both</source><translation>les deux</translation></message>
    <message><source>both moves used</source><translation>deux mouvements utilisés</translation></message>
    <message><source>breaking off</source><translation>rompre le combat</translation></message>
    <message><source>broken</source><translation>brisée</translation></message>
    <message><source>broken when it is disrupted once more than it has boxes</source><translation>brisée quand elle est désorganisée une fois de plus qu’elle n’a de cases</translation></message>
    <message><source>by type</source><translation>selon le type</translation></message>
    <message><source>catches {other}</source><translation>rattrape {other}</translation></message>
    <message><source>change facing</source><translation>changer de front</translation></message>
    <message><source>change two</source><translation>en changer deux</translation></message>
    <message><source>charge</source><translation>charger</translation></message>
    <message><source>charge overlaps the enemy</source><translation>la charge déborde l’ennemi</translation></message>
    <message><source>charges whether it should or not</source><translation>charge, qu’il le faille ou non</translation></message>
    <message><source>combat, both dice seen</source><translation>combat, les deux dés vus</translation></message>
    <message><source>complicated move</source><translation>mouvement complexe</translation></message>
    <message><source>complicated moves: 1 point each</source><translation>mouvements complexes : 1 point chacun</translation></message>
    <message><source>deep: they bear two points of disruption</source><translation>profondes : elles supportent deux points de désorganisation</translation></message>
    <message><source>delayed by the weather</source><translation>retardée par la météo</translation></message>
    <message><source>delayed by weather</source><translation>retardée par la météo</translation></message>
    <message><source>dice for it</source><translation>aux dés</translation></message>
    <message><source>disrupted, and the fight goes on</source><translation>désorganisée, et le combat continue</translation></message>
    <message><source>each alone</source><translation>chacune seule</translation></message>
    <message><source>each unit otherwise</source><translation>chaque unité différemment</translation></message>
    <message><source>elephants, massed, flanked, enemy behind, comrade behind in a column, no room</source><translation>éléphants, en masse, pris de flanc, ennemi derrière, camarade derrière en colonne, pas de place</translation></message>
    <message><source>enters it</source><translation>y entre</translation></message>
    <message><source>farther</source><translation>plus loin</translation></message>
    <message><source>fast cavalry moves or charges</source><translation>la cavalerie rapide bouge ou charge</translation></message>
    <message><source>fill the gap</source><translation>combler la brèche</translation></message>
    <message><source>first player, then second</source><translation>premier joueur, puis second</translation></message>
    <message><source>for the first move</source><translation>pour jouer en premier</translation></message>
    <message><source>for your combats</source><translation>pour vos combats</translation></message>
    <message><source>for your orders</source><translation>pour vos ordres</translation></message>
    <message><source>form up</source><translation>se former</translation></message>
    <message><source>forward</source><translation>en avant</translation></message>
    <message><source>forward, charge, filling a gap</source><translation>en avant, charge, combler une brèche</translation></message>
    <message><source>from south to north</source><translation>du sud au nord</translation></message>
    <message><source>from west to east</source><translation>d’ouest en est</translation></message>
    <message><source>front rank of a mass</source><translation>premier rang d’une masse</translation></message>
    <message><source>gap before it</source><translation>brèche devant</translation></message>
    <message><source>has been played</source><translation>a été jouée</translation></message>
    <message><source>hits somebody else</source><translation>heurte quelqu’un d’autre</translation></message>
    <message><source>in combat</source><translation>au combat</translation></message>
    <message><source>in reserve</source><translation>en réserve</translation></message>
    <message><source>is in it already</source><translation>y est déjà</translation></message>
    <message><source>is put away face down</source><translation>est mise de côté face cachée</translation></message>
    <message><source>it charges</source><translation>elle charge</translation></message>
    <message><source>keep all five</source><translation>garder les cinq</translation></message>
    <message><source>lost</source><translation>perdue</translation></message>
    <message><source>mass</source><translation>masse</translation></message>
    <message><source>move used</source><translation>mouvement utilisé</translation></message>
    <message><source>neither</source><translation>aucun</translation></message>
    <message><source>no room</source><translation>pas de place</translation></message>
    <message><source>nobody is active</source><translation>personne n’est actif</translation></message>
    <message><source>nobody likes to charge them</source><translation>personne n’aime les charger</translation></message>
    <message><source>nobody: a draw</source><translation>personne : match nul</translation></message>
    <message><source>on the table</source><translation>sur la table</translation></message>
    <message><source>one die</source><translation>un dé</translation></message>
    <message><source>or more, points included</source><translation>ou plus, points compris</translation></message>
    <message><source>orders difficult moves, and mends failed tests</source><translation>ordonne les mouvements difficiles, et rattrape les tests ratés</translation></message>
    <message><source>pushed back</source><translation>repoussée</translation></message>
    <message><source>pushed back and disrupted</source><translation>repoussée et désorganisée</translation></message>
    <message><source>rally failed</source><translation>ralliement raté</translation></message>
    <message><source>second move, difficult terrain, turn, near an enemy, sideways or back, breaking off, forming up</source><translation>second mouvement, terrain difficile, rotation, près d’un ennemi, de côté ou en arrière, rompre le combat, se former</translation></message>
    <message><source>shoots as it goes back</source><translation>tire en reculant</translation></message>
    <message><source>shoots, and goes back before a charge</source><translation>tire, et recule devant une charge</translation></message>
    <message><source>shown to both players</source><translation>montré aux deux joueurs</translation></message>
    <message><source>sideways or backwards</source><translation>de côté ou en arrière</translation></message>
    <message><source>south to north</source><translation>du sud au nord</translation></message>
    <message><source>stops short</source><translation>s’arrête avant</translation></message>
    <message><source>supple, charges at +1</source><translation>souple, charge à +1</translation></message>
    <message><source>supports its neighbour</source><translation>soutient son voisin</translation></message>
    <message><source>test to act otherwise</source><translation>test pour agir autrement</translation></message>
    <message><source>the charge that decides</source><translation>la charge décisive</translation></message>
    <message><source>the east edge</source><translation>le bord est</translation></message>
    <message><source>the higher one goes first; helps rallies</source><translation>la plus haute commence ; aide les ralliements</translation></message>
    <message><source>the higher score goes first</source><translation>le plus haut score commence</translation></message>
    <message><source>the north edge</source><translation>le bord nord</translation></message>
    <message><source>the shot misses.</source><translation>le tir manque.</translation></message>
    <message><source>the south edge</source><translation>le bord sud</translation></message>
    <message><source>the west edge</source><translation>le bord ouest</translation></message>
    <message><source>their combat is still to be fought</source><translation>leur combat reste à livrer</translation></message>
    <message><source>their own edge of the table</source><translation>leur propre bord de table</translation></message>
    <message><source>their points.</source><translation>leurs points.</translation></message>
    <message><source>throw for the result; otherwise a miss</source><translation>lancer pour le résultat ; sinon manqué</translation></message>
    <message><source>to be placed</source><translation>à placer</translation></message>
    <message><source>two Blanks</source><translation>deux cartes vierges</translation></message>
    <message><source>two dice, one after the other</source><translation>deux dés, l’un après l’autre</translation></message>
    <message><source>two hours</source><translation>deux heures</translation></message>
    <message><source>up to 1 MU</source><translation>jusqu’à 1 UM</translation></message>
    <message><source>up to 2 MU</source><translation>jusqu’à 2 UM</translation></message>
    <message><source>up to 3 MU</source><translation>jusqu’à 3 UM</translation></message>
    <message><source>waiting for a flank march</source><translation>en attente d’une marche de flanc</translation></message>
    <message><source>west to east</source><translation>d’ouest en est</translation></message>
    <message><source>what is left of their points.</source><translation>ce qui reste de leurs points.</translation></message>
    <message><source>what is missing</source><translation>ce qui manque</translation></message>
    <message><source>without points</source><translation>sans points</translation></message>
    <message><source>won by {other}</source><translation>gagnée par {other}</translation></message>
    <message><source>won by {unit}</source><translation>gagnée par {unit}</translation></message>
    <message><source>wrap round an open flank</source><translation>envelopper un flanc ouvert</translation></message>
    <message><source>wraps round the flank, 1 for each unit</source><translation>enveloppe le flanc, 1 par unité</translation></message>
    <message><source>you won, results die seen</source><translation>vous avez gagné, dé de résultat vu</translation></message>
    <message><source>{ruleset.free_move.LC} MU straight back before any charge</source><translation>{ruleset.free_move.LC} UM droit en arrière devant toute charge</translation></message>
    <message><source>{ruleset.free_move.LI} MU straight back before charging foot</source><translation>{ruleset.free_move.LI} UM droit en arrière devant des fantassins qui chargent</translation></message>
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
