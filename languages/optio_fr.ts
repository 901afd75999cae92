<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Optio</source>
        <translation>À propos d’Optio</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Optio %1 is free software: you may use, study, change and share it under the GNU General Public License, version 3 or later. It comes without any warranty. It needs no account and no network.</source>
        <translation>Optio %1 est un logiciel libre&#xa0;: vous pouvez l’utiliser, l’étudier, le modifier et le partager selon la licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie. Il ne demande ni compte ni réseau.</translation>
    </message>
    <message>
        <source>Read the licence</source>
        <translation>Lire la licence</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>Optio stands on libraries and fonts by many others. Thank you!</source>
        <translation>Optio s’appuie sur les bibliothèques et les polices de beaucoup d’autres. Merci&#xa0;!</translation>
    </message>
    <message>
        <source>Libraries and fonts</source>
        <translation>Bibliothèques et polices</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Vos données</translation>
    </message>
    <message>
        <source>Everything is kept in this browser, on this device.</source>
        <translation>Tout est conservé dans ce navigateur, sur cet appareil.</translation>
    </message>
    <message>
        <source>Everything is kept on this device, in the folder %1.</source>
        <translation>Tout est conservé sur cet appareil, dans le dossier %1.</translation>
    </message>
    <message>
        <source>Copy the folder&apos;s name</source>
        <translation>Copier le nom du dossier</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>How to report a fault</source>
        <translation>Signaler une erreur</translation>
    </message>
    <message>
        <source>Copy this report, add what you did and what happened, and give both to whoever you have Optio from. Optio itself sends nothing to anyone.</source>
        <translation>Copiez ce rapport, ajoutez ce que vous avez fait et ce qui s’est passé, et transmettez le tout à la personne de qui vous tenez Optio. Optio lui-même n’envoie rien à personne.</translation>
    </message>
    <message>
        <source>Fault report</source>
        <translation>Rapport d’erreur</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copied. Nothing was sent.</source>
        <translation>Copié. Rien n’a été envoyé.</translation>
    </message>
</context>
<context>
    <name>ActsPanel</name>
    <message>
        <source>Only the rulings of this phase</source>
        <translation>Seulement les actions de cette phase</translation>
    </message>
    <message>
        <source>All other rulings…</source>
        <translation>Toutes les autres actions…</translation>
    </message>
    <message>
        <source>%1: your eyes only</source>
        <translation>%1&#xa0;: pour vos yeux seulement</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Rappels</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Hold to begin, or tap to hand the tablet over</source>
        <translation>Maintenez pour commencer, ou touchez pour passer la tablette</translation>
    </message>
    <message numerus="yes">
        <source>%n still to do</source>
        <translation>
            <numerusform>encore %n à faire</numerusform>
            <numerusform>encore %n à faire</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 décide</translation>
    </message>
</context>
<context>
    <name>AdviceList</name>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>There is only one thing to do.</source>
        <translation>Il n’y a qu’une chose à faire.</translation>
    </message>
    <message>
        <source>Chance to win the battle, and rout points gained (+) or lost (−) in the next turns, as the computer estimates them. It knows only what this side sees.</source>
        <translation>Chance de gagner la bataille, et points de déroute gagnés (+) ou perdus (−) aux prochains tours, selon l’estimation de l’ordinateur. Il ne sait que ce que ce camp voit.</translation>
    </message>
    <message>
        <source>chance to win %1</source>
        <translation>chance de gagner %1</translation>
    </message>
    <message>
        <source>rout points %1</source>
        <translation>points de déroute %1</translation>
    </message>
</context>
<context>
    <name>AmendConsequence</name>
    <message>
        <source>Keep what happened</source>
        <translation>Garder ce qui s’est passé</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Void it</source>
        <translation>Invalider</translation>
    </message>
    <message>
        <source>#%1  ·  turn %2</source>
        <translation>n° %1  ·  tour %2</translation>
    </message>
    <message>
        <source>no longer legal</source>
        <translation>plus autorisé</translation>
    </message>
    <message>
        <source>different result</source>
        <translation>résultat différent</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Played again: %1</source>
        <translation>Rejoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add before it: %1</source>
        <translation>Insérer avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Entrée %1</translation>
    </message>
</context>
<context>
    <name>AmendForm</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Your own dice. Tap one that was entered wrongly.</source>
        <translation>Vos propres dés. Touchez celui qui a été mal saisi.</translation>
    </message>
    <message>
        <source>The app rolled these dice; the rolls are kept.</source>
        <translation>L’application a lancé ces dés&#xa0;; les jets sont conservés.</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Corrigé à la main</translation>
    </message>
</context>
<context>
    <name>AmendPage</name>
    <message>
        <source>Amend entry %1</source>
        <translation>Rectifier l’entrée %1</translation>
    </message>
    <message>
        <source>This never happened.</source>
        <translation>Cela n’a jamais eu lieu.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Give the answers it should have had.</source>
        <translation>Donnez les réponses qu’elle aurait dû avoir.</translation>
    </message>
    <message>
        <source>Void this entry</source>
        <translation>Invalider cette entrée</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Raison (facultatif)</translation>
    </message>
    <message>
        <source>e.g. we forgot the overlap</source>
        <translation>p. ex. débordement oublié</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Ce qui en découle</translation>
    </message>
    <message>
        <source>Nothing after it changes.</source>
        <translation>Rien ne change ensuite.</translation>
    </message>
    <message>
        <source>Later entries that would come out differently are listed here; you decide what happens to each.</source>
        <translation>Les entrées suivantes dont le résultat changerait figurent ici&#xa0;; vous décidez du sort de chacune.</translation>
    </message>
    <message>
        <source>Added before #%1: %2</source>
        <translation>Inséré avant le n°&#xa0;%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>The journal keeps the entry as it was; undo brings it back.</source>
        <translation>Le journal garde l’entrée telle qu’elle était&#xa0;; «&#xa0;Annuler&#xa0;» la rétablit.</translation>
    </message>
    <message>
        <source>APPLY</source>
        <translation>APPLIQUER</translation>
    </message>
</context>
<context>
    <name>AnswerPage</name>
    <message>
        <source>%1 asks</source>
        <translation>%1 demande</translation>
    </message>
    <message>
        <source>What you answer about your army, and about the ground, goes into the form of %1 when you send it.</source>
        <translation>Ce que vous répondez sur votre armée et sur le terrain va dans le formulaire de %1 à l’envoi.</translation>
    </message>
    <message>
        <source>Answer it there</source>
        <translation>Répondre là-bas</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
</context>
<context>
    <name>ArmiesChosen</name>
    <message>
        <source>Tap the armies that you want.</source>
        <translation>Touchez les armées voulues.</translation>
    </message>
    <message>
        <source>1 army chosen</source>
        <translation>1 armée choisie</translation>
    </message>
    <message>
        <source>%1 armies chosen</source>
        <translation>%1 armées choisies</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
</context>
<context>
    <name>ArmiesPage</name>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Les miennes</translation>
    </message>
    <message>
        <source>Supplied</source>
        <translation>Fournies</translation>
    </message>
    <message>
        <source>Bin (%1)</source>
        <translation>Corbeille (%1)</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Cancel selection</source>
        <translation>Annuler la sélection</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>En choisir plusieurs</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import armies</source>
        <translation>Importer des armées</translation>
    </message>
    <message>
        <source>Find by name, troops, period or notes</source>
        <translation>Chercher par nom, troupes, période ou notes</translation>
    </message>
    <message>
        <source>Order and filters, %1 set</source>
        <translation>Tri et filtres, %1 actifs</translation>
    </message>
    <message>
        <source>Order and filters</source>
        <translation>Tri et filtres</translation>
    </message>
    <message>
        <source>Which armies</source>
        <translation>Quelles armées</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>1 army</source>
        <translation>1 armée</translation>
    </message>
    <message>
        <source>%1 armies</source>
        <translation>%1 armées</translation>
    </message>
    <message>
        <source>Supplied with the rule sets</source>
        <translation>Fournies avec les règles</translation>
    </message>
    <message>
        <source>No army found</source>
        <translation>Aucune armée trouvée</translation>
    </message>
    <message>
        <source>The bin is empty</source>
        <translation>La corbeille est vide</translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation>Pas encore d’armée</translation>
    </message>
    <message>
        <source>No armies match these filters.</source>
        <translation>Aucune armée ne correspond à ces filtres.</translation>
    </message>
    <message>
        <source>Deleted armies stay here for 30 days.</source>
        <translation>Les armées supprimées restent ici 30 jours.</translation>
    </message>
    <message>
        <source>Make a new army, duplicate a supplied one, or import one.</source>
        <translation>Créez une armée, dupliquez-en une fournie ou importez-en une.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>Name and notes</source>
        <translation>Nom et notes</translation>
    </message>
    <message>
        <source>A new army for which rules?</source>
        <translation>Une nouvelle armée pour quelles règles&#xa0;?</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Vider la corbeille&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ArmyDelegate</name>
    <message>
        <source>%1 issues</source>
        <translation>%1 problèmes</translation>
    </message>
    <message>
        <source>1 day left</source>
        <translation>encore 1 jour</translation>
    </message>
    <message>
        <source>%1 days left</source>
        <translation>encore %1 jours</translation>
    </message>
    <message>
        <source>supplied</source>
        <translation>fournie</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Remove %1 from favourites</source>
        <translation>Retirer %1 des favoris</translation>
    </message>
    <message>
        <source>Add %1 to favourites</source>
        <translation>Ajouter %1 aux favoris</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Rétablir %1</translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation>Actions possibles pour %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Name and notes</source>
        <translation>Nom et notes</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>ArmyDetailsForm</name>
    <message>
        <source>This army was changed in another window meanwhile. There it is called “%1”.</source>
        <translation>Cette armée a été modifiée entre-temps dans une autre fenêtre. Elle s’y appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Period: %1.</source>
        <translation>Période&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Prendre l’autre</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Nom de l’armée</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Such as: Hellenistic, 3rd century BC</source>
        <translation>Par exemple&#xa0;: hellénistique, IIIe siècle av. J.-C.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>ArmyFilters</name>
    <message>
        <source>Order</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>Dernière modification</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Ordre inverse</translation>
    </message>
    <message>
        <source>Favourites only</source>
        <translation>Favoris seulement</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>Tout réafficher</translation>
    </message>
</context>
<context>
    <name>ArmyHands</name>
    <message>
        <source>This army is not legal yet, so no hand can be dealt. Fix the problems listed first.</source>
        <translation>Cette armée n’est pas encore conforme, aucune main ne peut donc être distribuée. Réglez d’abord les problèmes indiqués.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Main %1</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Redistribuer</translation>
    </message>
</context>
<context>
    <name>ArmyPanel</name>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
</context>
<context>
    <name>ArmyPicker</name>
    <message>
        <source>No army yet</source>
        <translation>Pas encore d’armée</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Find an army</source>
        <translation>Chercher une armée</translation>
    </message>
</context>
<context>
    <name>ArmyTab</name>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
</context>
<context>
    <name>AttackList</name>
    <message>
        <source>No attack is declared. In the Shock phase drag a unit onto an enemy, or tap it and then the enemy; tap further units to join them, choose how to strike, and declare.</source>
        <translation>Aucune attaque n’est déclarée. Pendant la phase de choc, faites glisser une unité sur un ennemi, ou touchez-la puis l’ennemi&#xa0;; touchez d’autres unités pour les ajouter à l’attaque, choisissez comment frapper, et déclarez.</translation>
    </message>
</context>
<context>
    <name>Awake</name>
    <message>
        <source>A game is open on the table</source>
        <translation>Une partie est ouverte sur la table</translation>
    </message>
</context>
<context>
    <name>BackupCard</name>
    <message>
        <source>Everything is saved.</source>
        <translation>Tout est sauvegardé.</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>Armies, games, campaigns, house rules and settings lie in this browser, on this device. Nothing is sent anywhere: a copy on another device or a stick is yours to make.</source>
        <translation>Armées, parties, campagnes, règles maison et réglages sont dans ce navigateur, sur cet appareil. Rien n’est envoyé nulle part&#xa0;: c’est à vous d’en faire une copie sur un autre appareil ou une clé USB.</translation>
    </message>
    <message>
        <source>Armies, games, campaigns, house rules and settings lie on this device, in %1. Nothing is sent anywhere: a copy on another device or a stick is yours to make.</source>
        <translation>Armées, parties, campagnes, règles maison et réglages sont sur cet appareil, dans %1. Rien n’est envoyé nulle part&#xa0;: c’est à vous d’en faire une copie sur un autre appareil ou une clé USB.</translation>
    </message>
    <message>
        <source>Not saved to a file yet.</source>
        <translation>Pas encore sauvegardé dans un fichier.</translation>
    </message>
    <message>
        <source>Save everything to a file…</source>
        <translation>Tout sauvegarder dans un fichier…</translation>
    </message>
    <message>
        <source>Saving everything: %1 %</source>
        <translation>Sauvegarde en cours&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restore everything…</source>
        <translation>Tout restaurer…</translation>
    </message>
    <message>
        <source>Shows what is in the file before anything changes</source>
        <translation>Montre le contenu du fichier avant tout changement</translation>
    </message>
    <message>
        <source>Copies made by the program</source>
        <translation>Copies faites par le programme</translation>
    </message>
    <message>
        <source>Preferences and last choices alone, as one file that can be read and edited:</source>
        <translation>Les préférences et derniers choix seuls, dans un fichier que l’on peut lire et modifier&#xa0;:</translation>
    </message>
    <message>
        <source>Save preferences…</source>
        <translation>Enregistrer les préférences…</translation>
    </message>
    <message>
        <source>Load preferences…</source>
        <translation>Charger des préférences…</translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation>Tout sauvegarder</translation>
    </message>
    <message>
        <source>Optio backups (*.optio-backup)</source>
        <translation>Sauvegardes Optio (*.optio-backup)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save preferences</source>
        <translation>Enregistrer les préférences</translation>
    </message>
    <message>
        <source>Preferences (*.toml)</source>
        <translation>Préférences (*.toml)</translation>
    </message>
    <message>
        <source>The preferences are saved.</source>
        <translation>Les préférences sont enregistrées.</translation>
    </message>
    <message>
        <source>Load preferences</source>
        <translation>Charger des préférences</translation>
    </message>
    <message>
        <source>Restore everything</source>
        <translation>Tout restaurer</translation>
    </message>
    <message>
        <source>Backups (*.optio-backup *.sqlite)</source>
        <translation>Sauvegardes (*.optio-backup *.sqlite)</translation>
    </message>
</context>
<context>
    <name>BattleOver</name>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est terminée</translation>
    </message>
    <message>
        <source>Enter the result in the campaign</source>
        <translation>Inscrire le résultat dans la campagne</translation>
    </message>
    <message>
        <source>To the campaign</source>
        <translation>Vers la campagne</translation>
    </message>
    <message>
        <source>Report to share</source>
        <translation>Rapport à partager</translation>
    </message>
    <message>
        <source>How lucky were the dice?</source>
        <translation>Les dés ont-ils été favorables&#xa0;?</translation>
    </message>
    <message>
        <source>Save a backup file</source>
        <translation>Enregistrer une sauvegarde</translation>
    </message>
</context>
<context>
    <name>BattlePrefsSheet</name>
    <message>
        <source>Kept at once, for this battle.</source>
        <translation>Pris en compte aussitôt, pour cette bataille.</translation>
    </message>
</context>
<context>
    <name>BattleStory</name>
    <message>
        <source>Ground</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>played in the app</source>
        <translation>jouée dans l’application</translation>
    </message>
    <message>
        <source>beside your table</source>
        <translation>à côté de votre table</translation>
    </message>
    <message>
        <source>Play this battle</source>
        <translation>Jouer cette bataille</translation>
    </message>
</context>
<context>
    <name>BinForm</name>
    <message>
        <source>1 army is deleted for good. This cannot be undone.</source>
        <translation>1 armée est supprimée pour de bon. C’est irréversible.</translation>
    </message>
    <message>
        <source>%1 armies are deleted for good. This cannot be undone.</source>
        <translation>%1 armées sont supprimées pour de bon. C’est irréversible.</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>%1, column %2</source>
        <translation>%1, colonne %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>may be laid here</source>
        <translation>peut être posée ici</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
</context>
<context>
    <name>BoardBar</name>
    <message>
        <source>looking back</source>
        <translation>relecture</translation>
    </message>
    <message>
        <source>against %1, turn %2</source>
        <translation>contre %1, tour %2</translation>
    </message>
    <message>
        <source>no shock: %1</source>
        <translation>pas de choc&#xa0;: %1</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>Cacher ma main</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Demander l’annulation</translation>
    </message>
    <message>
        <source>time is called</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>time is up by %1</source>
        <translation>temps dépassé de %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>%1 left, paused</source>
        <translation>encore %1, en pause</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>size %1</source>
        <translation>taille %1</translation>
    </message>
    <message>
        <source>TQ</source>
        <translation>TQ</translation>
    </message>
    <message>
        <source>TQ %1</source>
        <translation>TQ %1</translation>
    </message>
    <message>
        <source>missile %1</source>
        <translation>tir %1</translation>
    </message>
    <message>
        <source>%1 of %2 hits</source>
        <translation>touches&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>clan %1, may not act</source>
        <translation>clan %1, ne peut pas agir</translation>
    </message>
    <message>
        <source>clan %1</source>
        <translation>clan %1</translation>
    </message>
</context>
<context>
    <name>BoardEnd</name>
    <message>
        <source>%1 rout points</source>
        <translation>%1 points de déroute</translation>
    </message>
    <message>
        <source>%1 of %2 rout points</source>
        <translation>%1 points de déroute sur %2</translation>
    </message>
    <message>
        <source>%1 routed, %2 eliminated</source>
        <translation>%1 en déroute, %2 éliminées</translation>
    </message>
    <message>
        <source>Audit, and the file to send</source>
        <translation>Vérification, et le fichier à envoyer</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Look at the field</source>
        <translation>Regarder le champ de bataille</translation>
    </message>
    <message>
        <source>Save a backup file</source>
        <translation>Enregistrer une sauvegarde</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <translation>Confirmer le résultat</translation>
    </message>
</context>
<context>
    <name>BoardField</name>
    <message>
        <source>%1: tap a place that is lit.</source>
        <translation>%1&#xa0;: touchez un emplacement en surbrillance.</translation>
    </message>
    <message>
        <source>Tap the target. %1 can reach one unit.</source>
        <translation>Touchez la cible. %1 peut atteindre une unité.</translation>
    </message>
    <message>
        <source>Tap a target. %1 can reach %2 units.</source>
        <translation>Touchez une cible. %1 peut atteindre %2 unités.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>risk %1</source>
        <translation>risque %1</translation>
    </message>
    <message>
        <source>routs %1</source>
        <translation>déroute %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Field, %1</source>
        <translation>Champ de bataille, %1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ de bataille</translation>
    </message>
</context>
<context>
    <name>BoardHand</name>
    <message>
        <source>Hidden hand, cards: %1</source>
        <translation>Main cachée, cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hand, no cards</source>
        <translation>Main, aucune carte</translation>
    </message>
    <message>
        <source>Hand, card %1 of %2: %3</source>
        <translation>Main, carte %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>sélectionnée</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
</context>
<context>
    <name>BoardHelp</name>
    <message>
        <source>Ground: %1</source>
        <translation>Terrain&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Show again what %1 did</source>
        <translation>Revoir ce que %1 a fait</translation>
    </message>
    <message>
        <source>Armies and options</source>
        <translation>Armées et options</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Why the computer did that</source>
        <translation>Pourquoi l’ordinateur a fait cela</translation>
    </message>
    <message>
        <source>End the turn without drawing</source>
        <translation>Finir le tour sans piocher</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Preferences of this battle</source>
        <translation>Préférences de cette bataille</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <source>Print as it stands now</source>
        <translation>Imprimer la situation actuelle</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Back to the start of round %1</source>
        <translation>Retour au début de la manche %1</translation>
    </message>
    <message>
        <source>Pause between the acts that are shown</source>
        <translation>Pause entre les actions montrées</translation>
    </message>
    <message>
        <source>Pause between the computer&apos;s acts</source>
        <translation>Pause entre les actions de l’ordinateur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Turn the board for the second player</source>
        <translation>Tourner le plateau pour le second joueur</translation>
    </message>
    <message>
        <source>Across the table: turn the far player&apos;s questions round</source>
        <translation>Face à face&#xa0;: tourner les questions du joueur d’en face</translation>
    </message>
    <message>
        <source>Reported to the club: table %1</source>
        <translation>Transmis au club&#xa0;: table %1</translation>
    </message>
    <message>
        <source>Report to the club</source>
        <translation>Transmettre au club</translation>
    </message>
    <message>
        <source>Share at the table</source>
        <translation>Partager à la table</translation>
    </message>
    <message>
        <source>Compare the two games</source>
        <translation>Comparer les deux parties</translation>
    </message>
    <message>
        <source>Play at one table</source>
        <translation>Jouer à une même table</translation>
    </message>
</context>
<context>
    <name>BoardPad</name>
    <message>
        <source>one unit to play</source>
        <translation>une unité à jouer</translation>
    </message>
    <message>
        <source>%1 units to play</source>
        <translation>%1 unités à jouer</translation>
    </message>
    <message>
        <source>one sideways move</source>
        <translation>un mouvement latéral</translation>
    </message>
    <message>
        <source>%1 sideways moves</source>
        <translation>%1 mouvements latéraux</translation>
    </message>
    <message>
        <source>one flank attempt</source>
        <translation>une tentative de flanc</translation>
    </message>
    <message>
        <source>%1 flank attempts</source>
        <translation>%1 tentatives de flanc</translation>
    </message>
    <message>
        <source>one rally attempt</source>
        <translation>une tentative de ralliement</translation>
    </message>
    <message>
        <source>%1 rally attempts</source>
        <translation>%1 tentatives de ralliement</translation>
    </message>
    <message>
        <source>one card to draw</source>
        <translation>une carte à piocher</translation>
    </message>
    <message>
        <source>%1 cards to draw</source>
        <translation>%1 cartes à piocher</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Voir l’issue</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Mon tour</translation>
    </message>
    <message>
        <source>Send turn</source>
        <translation>Envoyer le tour</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>turn %1 is played</source>
        <translation>le tour %1 est joué</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>en attente de %1</translation>
    </message>
    <message>
        <source>the file with all hands open</source>
        <translation>le fichier, toutes mains révélées</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Suite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>Passer à %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Draw and end</source>
        <translation>Piocher et finir</translation>
    </message>
    <message>
        <source>Draw, then hand over to %1</source>
        <translation>Piocher, puis passer à %1</translation>
    </message>
    <message>
        <source>one attack</source>
        <translation>une attaque</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1 attaques</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Current attack</source>
        <translation>Attaque en cours</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>2nd line</source>
        <translation>2e ligne</translation>
    </message>
    <message>
        <source>Second line</source>
        <translation>Deuxième ligne</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Passer à mon tour</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>what %1 did</source>
        <translation>ce que %1 a fait</translation>
    </message>
    <message>
        <source>shuffles, hands, initiative</source>
        <translation>mélange, mains, initiative</translation>
    </message>
    <message>
        <source>tap the board to hurry</source>
        <translation>touchez le plateau pour accélérer</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1&#xa0;: réflexion en cours</translation>
    </message>
    <message>
        <source>%1 is asked (%2), and nobody has joined for them</source>
        <translation>Question à %1 (%2), et personne ne joue ce camp</translation>
    </message>
    <message>
        <source>%1 is asked: %2</source>
        <translation>Question à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turn: %1; nobody has joined for them yet</source>
        <translation>Tour&#xa0;: %1&#xa0;; personne ne joue encore ce camp</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1&#xa0;: donne des cartes</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1&#xa0;: à son tour</translation>
    </message>
    <message>
        <source>Skip to now</source>
        <translation>Passer à maintenant</translation>
    </message>
    <message>
        <source>what has happened</source>
        <translation>ce qui s’est passé</translation>
    </message>
    <message>
        <source>your turn is on %1&apos;s tablet</source>
        <translation>votre tour est sur la tablette de %1</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>No actions for this now. Press and hold for help.</source>
        <translation>Aucune action possible pour le moment. Maintenez pour l’aide.</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Montrer ma main</translation>
    </message>
    <message>
        <source>This wants an answer: Y for yes, N for no.</source>
        <translation>Une réponse est attendue&#xa0;: Y pour oui, N pour non.</translation>
    </message>
    <message>
        <source>Time is called: finish this turn, then the battle is over.</source>
        <translation>Le temps est écoulé&#xa0;: finissez ce tour, puis la bataille est terminée.</translation>
    </message>
    <message>
        <source>The turn is closed and safe. It goes to the other tablet as soon as that is back.</source>
        <translation>Le tour est clos et en sûreté. Il part vers l’autre tablette dès qu’elle est de retour.</translation>
    </message>
    <message>
        <source>This battle was played at one table. Menu, Play at one table goes on there, with the old code.</source>
        <translation>Cette bataille se jouait à une même table. Menu, «&#xa0;Jouer à une même table&#xa0;» la reprend avec l’ancien code.</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>%1 % %2</source>
        <translation>%1&#xa0;% %2</translation>
    </message>
    <message>
        <source>If it withdraws: %1</source>
        <translation>Si elle se replie&#xa0;: %1</translation>
    </message>
    <message>
        <source>If it stays:</source>
        <translation>Si elle reste&#xa0;:</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2&#xa0;%</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>En tête</translation>
    </message>
    <message>
        <source>How it is worked out</source>
        <translation>Comment c’est calculé</translation>
    </message>
    <message>
        <source>Tap another unit of yours to join in, or another target.</source>
        <translation>Touchez une autre de vos unités pour l’ajouter, ou une autre cible.</translation>
    </message>
    <message>
        <source>Tap more units, or do it.</source>
        <translation>Touchez d’autres unités, ou validez.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Declare the attack</source>
        <translation>Déclarer l’attaque</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>BoardSheets</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Second line: %1</source>
        <translation>Deuxième ligne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Current attack</source>
        <translation>Attaque en cours</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Preferences of this battle</source>
        <translation>Préférences de cette bataille</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Why the computer did that</source>
        <translation>Pourquoi l’ordinateur a fait cela</translation>
    </message>
    <message>
        <source>End of turn %1</source>
        <translation>Fin du tour %1</translation>
    </message>
    <message>
        <source>A draw?</source>
        <translation>Match nul&#xa0;?</translation>
    </message>
    <message>
        <source>%1 offers a draw. It can be accepted before your first act; with that the offer is gone.</source>
        <translation>%1 propose le match nul. Vous pouvez l’accepter avant votre première action&#xa0;; ensuite l’offre ne tient plus.</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Accepter le match nul</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Abandonner&#xa0;?</translation>
    </message>
    <message>
        <source>The battle ends with a victory for %1. There is no undo.</source>
        <translation>La bataille se termine par une victoire de %1. C’est irréversible.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>BoardSide</name>
    <message>
        <source>rout %1/%2</source>
        <translation>déroute %1/%2</translation>
    </message>
    <message>
        <source>rout %1</source>
        <translation>déroute %1</translation>
    </message>
    <message>
        <source>second line: %1 routed, %2 rallied</source>
        <translation>deuxième ligne&#xa0;: %1 en déroute, %2 ralliées</translation>
    </message>
    <message>
        <source>, %1 away</source>
        <translation>, %1 absentes</translation>
    </message>
    <message>
        <source>hand %1, deck %2</source>
        <translation>main %1, pioche %2</translation>
    </message>
    <message>
        <source>initiative %1, command %2</source>
        <translation>initiative %1, commandement %2</translation>
    </message>
    <message>
        <source>2nd %1+%2</source>
        <translation>2e %1+%2</translation>
    </message>
    <message>
        <source>%1|%2</source>
        <translation>%1|%2</translation>
    </message>
</context>
<context>
    <name>BoardStage</name>
    <message>
        <source>risk %1</source>
        <translation>risque %1</translation>
    </message>
</context>
<context>
    <name>CampaignArmy</name>
    <message>
        <source>of %1 points</source>
        <translation>sur %1 points</translation>
    </message>
    <message>
        <source>%1 of %2 points are left</source>
        <translation>il reste %1 points sur %2</translation>
    </message>
    <message>
        <source>1 leader</source>
        <translation>1 chef</translation>
    </message>
    <message>
        <source>%1 leaders</source>
        <translation>%1 chefs</translation>
    </message>
    <message>
        <source>stratagems %1 of %2</source>
        <translation>stratagèmes %1 sur %2</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>nothing left to field</source>
        <translation>plus rien à déployer</translation>
    </message>
    <message>
        <source>%1, %2: %3 left, %4 lost</source>
        <translation>%1, %2&#xa0;: %3 restantes, %4 perdues</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdues</translation>
    </message>
</context>
<context>
    <name>CampaignBattle</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>being fought</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>taken from its game</source>
        <translation>reprise de sa partie</translation>
    </message>
</context>
<context>
    <name>CampaignFates</name>
    <message>
        <source>%1 of %2 intact</source>
        <translation>%1 intactes sur %2</translation>
    </message>
    <message>
        <source>intact</source>
        <translation>intacte</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>en fuite</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>détruite</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>CampaignFieldPage</name>
    <message>
        <source>Type both dice, or neither.</source>
        <translation>Saisissez les deux dés, ou aucun.</translation>
    </message>
    <message>
        <source>A tie: roll both dice again.</source>
        <translation>Égalité&#xa0;: relancez les deux dés.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Field battle %1</source>
        <translation>Préparer la bataille %1</translation>
    </message>
    <message>
        <source>Stratagems, each for a leader</source>
        <translation>Stratagèmes, au prix d’un chef chacun</translation>
    </message>
    <message>
        <source>Stratagems</source>
        <translation>Stratagèmes</translation>
    </message>
    <message>
        <source>Your die for the attack</source>
        <translation>Votre dé pour l’attaque</translation>
    </message>
    <message>
        <source>Die for the attack: Optio rolls</source>
        <translation>Dé pour l’attaque&#xa0;: Optio le lance</translation>
    </message>
    <message>
        <source>Die for the attack</source>
        <translation>Dé pour l’attaque</translation>
    </message>
    <message>
        <source>Field the armies</source>
        <translation>Déployer les armées</translation>
    </message>
</context>
<context>
    <name>CampaignGamePage</name>
    <message>
        <source>Battle %1 as a game</source>
        <translation>Jouer la bataille %1</translation>
    </message>
    <message>
        <source>Both armies stand in it as they were fielded. When the battle is over, its losses are filled in for you to confirm.</source>
        <translation>Les deux armées y figurent comme elles ont été déployées. Une fois la bataille finie, les pertes sont remplies et vous n’avez qu’à confirmer.</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 unité</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 unités</translation>
    </message>
    <message>
        <source>1 leader</source>
        <translation>1 chef</translation>
    </message>
    <message>
        <source>%1 leaders</source>
        <translation>%1 chefs</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>défend</translation>
    </message>
    <message>
        <source>Start the battle</source>
        <translation>Commencer la bataille</translation>
    </message>
</context>
<context>
    <name>CampaignPage</name>
    <message>
        <source>over</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>battle %1 is being fought</source>
        <translation>bataille %1 en cours</translation>
    </message>
    <message>
        <source>before the first battle</source>
        <translation>avant la première bataille</translation>
    </message>
    <message>
        <source>before battle %1</source>
        <translation>avant la bataille %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>To do on the table</source>
        <translation>À faire sur la table</translation>
    </message>
    <message>
        <source>Fight it with Optio, or without</source>
        <translation>La livrer avec Optio, ou sans</translation>
    </message>
    <message>
        <source>The game of this battle is over</source>
        <translation>La partie de cette bataille est terminée</translation>
    </message>
    <message>
        <source>The game of this battle stands at %1</source>
        <translation>La partie de cette bataille en est à %1</translation>
    </message>
    <message>
        <source>The game of this battle was deleted. It can be brought back for 30 days.</source>
        <translation>La partie de cette bataille a été supprimée. Elle peut être rétablie pendant 30 jours.</translation>
    </message>
    <message>
        <source>As a game, Optio knows both armies, keeps its journal and fills in the result. Or fight it by yourselves, and enter who was lost.</source>
        <translation>Dans une partie, Optio connaît les deux armées, tient le journal et inscrit le résultat. Ou bien jouez-la de votre côté, et saisissez les pertes.</translation>
    </message>
    <message>
        <source>Bring the game back</source>
        <translation>Rétablir la partie</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Ouvrir la partie</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Saisir le résultat</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>Undo the result to enter it anew.</source>
        <translation>Annulez le résultat pour le saisir de nouveau.</translation>
    </message>
    <message>
        <source>Later entries build on that result, so it stays as it was entered.</source>
        <translation>Des entrées suivantes reposent sur ce résultat&#xa0;; il reste donc tel qu’il a été saisi.</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batailles</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Aucune pour l’instant.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>Concede the campaign…</source>
        <translation>Concéder la victoire…</translation>
    </message>
    <message>
        <source>Field battle %1</source>
        <translation>Préparer la bataille %1</translation>
    </message>
    <message>
        <source>Fight battle %1 here</source>
        <translation>Livrer ici la bataille %1</translation>
    </message>
    <message>
        <source>Continue battle %1</source>
        <translation>Continuer la bataille %1</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>Qui concède la victoire&#xa0;?</translation>
    </message>
    <message>
        <source>The other side wins the campaign.</source>
        <translation>L’autre camp gagne la campagne.</translation>
    </message>
</context>
<context>
    <name>CampaignResultPage</name>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>Result of battle %1</source>
        <translation>Résultat de la bataille %1</translation>
    </message>
    <message>
        <source>Filled in from the game: %1</source>
        <translation>Repris de la partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Filled in from the game as it stands</source>
        <translation>Repris de la partie dans son état actuel</translation>
    </message>
    <message>
        <source>Look through it, change what was otherwise, and enter it below.</source>
        <translation>Vérifiez, corrigez ce qui diffère, et validez ci-dessous.</translation>
    </message>
    <message>
        <source>Use the game&apos;s result</source>
        <translation>Prendre le résultat de la partie</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 lose a quarter of their survivors in the pursuit. Which units?</source>
        <translation>%1&#xa0;: un quart des survivants est perdu dans la poursuite. Quelles unités&#xa0;?</translation>
    </message>
    <message>
        <source>%1 recover some of their losses. Which units?</source>
        <translation>%1&#xa0;: une partie des pertes est récupérée. Quelles unités&#xa0;?</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Ce qui en découle</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Saisir le résultat</translation>
    </message>
</context>
<context>
    <name>CampaignsPage</name>
    <message>
        <source>Campaigns</source>
        <translation>Campagnes</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Nouvelle campagne</translation>
    </message>
    <message>
        <source>No campaign yet</source>
        <translation>Pas encore de campagne</translation>
    </message>
    <message>
        <source>Two players, two armies, and battles whose losses last. Optio keeps the ledger.</source>
        <translation>Deux joueurs, deux armées, et des batailles dont les pertes restent. Optio tient les comptes.</translation>
    </message>
    <message>
        <source>1 battle</source>
        <translation>1 bataille</translation>
    </message>
    <message>
        <source>%1 battles</source>
        <translation>%1 batailles</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminée</translation>
    </message>
</context>
<context>
    <name>CarryOnPage</name>
    <message>
        <source>Carry on as keeper</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>Is %1&apos;s tablet gone for good?</source>
        <translation>La tablette de %1 a-t-elle disparu pour de bon&#xa0;?</translation>
    </message>
    <message>
        <source>Is the tablet that kept this game gone for good?</source>
        <translation>La tablette qui tenait cette partie a-t-elle disparu pour de bon&#xa0;?</translation>
    </message>
    <message>
        <source>A flat battery or lost Wi-Fi is no reason: Optio goes on trying, and nothing is lost. Carry on only when that tablet does not come back today.</source>
        <translation>Une batterie vide ou un Wi-Fi perdu n’est pas une raison&#xa0;: Optio continue d’essayer et rien n’est perdu. Ne reprenez la partie que si cette tablette ne revient pas aujourd’hui.</translation>
    </message>
    <message>
        <source>What happens then</source>
        <translation>Ce qui se passe alors</translation>
    </message>
    <message>
        <source>The game goes on from entry %1, the last that this tablet has. It is kept here from then on.</source>
        <translation>La partie continue à partir de l’entrée %1, la dernière que cette tablette possède. Elle est désormais tenue ici.</translation>
    </message>
    <message>
        <source>It is shared anew: the others scan the new codes.</source>
        <translation>Elle est partagée à nouveau&#xa0;: les autres scannent les nouveaux codes.</translation>
    </message>
    <message>
        <source>The dice come from a new key, because the old one was on the lost tablet. The journal says so.</source>
        <translation>Les dés viennent d’une nouvelle clé, car l’ancienne était sur la tablette perdue. Le journal l’indique.</translation>
    </message>
    <message>
        <source>Should the lost tablet come back and have gone on, both games are kept, and you choose which one counts.</source>
        <translation>Si la tablette perdue revient et a continué de son côté, les deux parties sont conservées et vous choisissez laquelle compte.</translation>
    </message>
    <message>
        <source>This copy cannot be carried on</source>
        <translation>Cette copie ne peut pas être reprise</translation>
    </message>
    <message>
        <source>Go on waiting</source>
        <translation>Attendre encore</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>You keep the game now. The sign at the top shows the new codes.</source>
        <translation>Vous tenez la partie maintenant. Le signe en haut montre les nouveaux codes.</translation>
    </message>
</context>
<context>
    <name>ChartLine</name>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>ChartSaver</name>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Save all as PDF</source>
        <translation>Tout enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Pages for a printer</source>
        <translation>Pages pour une imprimante</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The pages are saved.</source>
        <translation>Les pages sont enregistrées.</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Says what it means</source>
        <translation>Explique ce que cela signifie</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
</context>
<context>
    <name>ChosenUnits</name>
    <message>
        <source>Tap every unit involved.</source>
        <translation>Touchez toutes les unités concernées.</translation>
    </message>
    <message>
        <source>What do you want to resolve?</source>
        <translation>Que voulez-vous résoudre&#xa0;?</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>Now tap a unit of the other army.</source>
        <translation>Touchez maintenant une unité de l’autre armée.</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Plusieurs</translation>
    </message>
    <message>
        <source>Select several units of a side; holding a unit does the same.</source>
        <translation>Sélectionne plusieurs unités d’un camp&#xa0;; maintenir une unité fait de même.</translation>
    </message>
    <message>
        <source>What the marks mean</source>
        <translation>Signification des marques</translation>
    </message>
    <message>
        <source>Deselect all</source>
        <translation>Tout désélectionner</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Time&apos;s up</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>%1 seconds left</source>
        <translation>encore %1 secondes</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>Club</name>
    <message>
        <source>not confirmed</source>
        <translation>non confirmé</translation>
    </message>
    <message>
        <source>%1 has to confirm</source>
        <translation>%1 doit confirmer</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Toutes rondes</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Élimination directe</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>Double élimination</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Système suisse</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scoring</source>
        <translation>barème %1</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>ronde %1 sur %2</translation>
    </message>
    <message>
        <source>(time)</source>
        <translation>(temps)</translation>
    </message>
    <message>
        <source>has the bye</source>
        <translation>est exempt</translation>
    </message>
    <message>
        <source>the lowest who has had none</source>
        <translation>le dernier qui ne l’a pas encore été</translation>
    </message>
    <message>
        <source>does not take part</source>
        <translation>ne participe pas</translation>
    </message>
    <message>
        <source>dropped out after round %1</source>
        <translation>a abandonné après la ronde %1</translation>
    </message>
    <message>
        <source>joins in round %1</source>
        <translation>arrive à la ronde %1</translation>
    </message>
    <message>
        <source>%1, drawn at %2</source>
        <translation>%1, tirage à %2</translation>
    </message>
    <message>
        <source>changed by hand</source>
        <translation>modifié à la main</translation>
    </message>
    <message>
        <source>no second meetings</source>
        <translation>aucune revanche</translation>
    </message>
    <message>
        <source>countback</source>
        <translation>départage</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>détruits</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>from round %1 on</source>
        <translation>à partir de la ronde %1</translation>
    </message>
    <message>
        <source>Draw round %1</source>
        <translation>Tirer la ronde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tables still have to report: %1</source>
        <translation>
            <numerusform>résultat attendu de %n table&#xa0;: %1</numerusform>
            <numerusform>résultats attendus de %n tables&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernière ronde</translation>
    </message>
    <message>
        <source>All rounds are played</source>
        <translation>Toutes les rondes sont jouées</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 l’emporte</translation>
    </message>
    <message>
        <source>Two players are needed</source>
        <translation>Il faut deux joueurs</translation>
    </message>
    <message>
        <source>No further round</source>
        <translation>Plus de ronde</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Exempt</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contre %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>table %1</translation>
    </message>
    <message>
        <source>Everybody plays every round, against somebody with about the same points</source>
        <translation>Chacun joue chaque ronde, contre quelqu’un qui a à peu près autant de points</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Chacun rencontre chacun</translation>
    </message>
    <message>
        <source>Who loses is out</source>
        <translation>Qui perd est éliminé</translation>
    </message>
    <message>
        <source>Who loses twice is out</source>
        <translation>Qui perd deux fois est éliminé</translation>
    </message>
    <message>
        <source>%1 of %2 results in</source>
        <translation>%1 résultats sur %2</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>the season</source>
        <translation>la saison</translation>
    </message>
    <message>
        <source>events with many tables</source>
        <translation>tournois à plusieurs tables</translation>
    </message>
    <message>
        <source>Open an event&apos;s file</source>
        <translation>Ouvrir le fichier d’un tournoi</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>No event yet</source>
        <translation>Aucun tournoi</translation>
    </message>
    <message>
        <source>A club evening, a competition, a league: who plays whom, the round&apos;s clock, results and standings.</source>
        <translation>Une soirée de club, un tournoi, une ligue&#xa0;: qui affronte qui, l’horloge de la ronde, résultats et classement.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>last changed %1</source>
        <translation>modifié le %1</translation>
    </message>
    <message>
        <source>Events (*.optio-event)</source>
        <translation>Tournois (*.optio-event)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Wall of an event elsewhere</source>
        <translation>Affichage d’un tournoi ailleurs</translation>
    </message>
    <message>
        <source>%1 is reported to the club&apos;s server: %2</source>
        <translation>%1 est transmis au serveur du club&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ClubServer</name>
    <message>
        <source>This Optio cannot reach a club&apos;s server, as in a browser. Tables that report by themselves need Optio as Debian&apos;s package installs it; results can be typed or taken from games here.</source>
        <translation>Cet Optio ne peut pas joindre le serveur d’un club, comme dans un navigateur. Les tables qui transmettent d’elles-mêmes demandent l’Optio du paquet Debian&#xa0;; ici, les résultats se tapent ou viennent des parties.</translation>
    </message>
    <message>
        <source>Scan, paste or type the code that the organiser gave you.</source>
        <translation>Scannez, collez ou tapez le code que l’organisateur vous a donné.</translation>
    </message>
    <message>
        <source>This is not the code of a club&apos;s server. Copy all of it: it begins with optio:club?</source>
        <translation>Ce n’est pas le code du serveur d’un club. Copiez-le en entier&#xa0;: il commence par optio:club?</translation>
    </message>
</context>
<context>
    <name>ClubServerPage</name>
    <message>
        <source>Many tables</source>
        <translation>Plusieurs tables</translation>
    </message>
    <message>
        <source>Wall of an event elsewhere</source>
        <translation>Affichage d’un tournoi ailleurs</translation>
    </message>
    <message>
        <source>Paste the organiser&apos;s code. This event then goes to the server too, for walls elsewhere. With the wall&apos;s code the tables are only read.</source>
        <translation>Collez le code de l’organisateur. Le tournoi va alors aussi au serveur, pour des affichages ailleurs. Avec le code de l’affichage, les tables sont seulement lues.</translation>
    </message>
    <message>
        <source>Paste the wall&apos;s code. The wall fills the window as soon as the organiser&apos;s tablet has reported the event.</source>
        <translation>Collez le code de l’affichage. L’affichage remplit la fenêtre dès que la tablette de l’organisateur a transmis le tournoi.</translation>
    </message>
    <message>
        <source>The server runs on a computer of the club, which has Debian&apos;s packages nats-server and openssl besides Optio: &quot;optio-cli club server&quot; starts it there and prints the codes. Each table&apos;s tablet takes its own: game menu, Report to the club.</source>
        <translation>Le serveur tourne sur un ordinateur du club qui a, outre Optio, les paquets Debian nats-server et openssl&#xa0;: «&#xa0;optio-cli club server&#xa0;» l’y lance et donne les codes. Chaque tablette prend celui de sa table&#xa0;: menu de la partie, Transmettre au club.</translation>
    </message>
    <message>
        <source>Leave the server</source>
        <translation>Quitter le serveur</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Ne plus suivre</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Follow the event</source>
        <translation>Suivre le tournoi</translation>
    </message>
    <message>
        <source>Back to the event</source>
        <translation>Retour au tournoi</translation>
    </message>
    <message>
        <source>Show the wall</source>
        <translation>Affichage mural</translation>
    </message>
    <message>
        <source>This goes on while Optio runs, whichever page is open.</source>
        <translation>Cela continue tant qu’Optio tourne, quelle que soit la page ouverte.</translation>
    </message>
    <message>
        <source>A table that reports shows in its row what each side has lost so far. When its game is over both players confirm its result on the tablet there, and it is entered here by itself; otherwise tap its row.</source>
        <translation>Une table qui transmet montre sur sa ligne les pertes de chaque camp. La partie finie, les deux joueurs confirment son résultat sur leur tablette, et il s’inscrit ici tout seul&#x202f;; sinon, touchez sa ligne.</translation>
    </message>
</context>
<context>
    <name>ClubWallPage</name>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Round 1 is drawn soon</source>
        <translation>La ronde 1 va être tirée</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Exempt</translation>
    </message>
    <message>
        <source>tables %1 to %2 of %3</source>
        <translation>tables %1 à %2 sur %3</translation>
    </message>
    <message>
        <source>last bound</source>
        <translation>dernière manche</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>temps dépassé</translation>
    </message>
    <message>
        <source>left · ends at %1</source>
        <translation>restantes · fin à %1</translation>
    </message>
    <message>
        <source>left · paused</source>
        <translation>restantes · en pause</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 à %2 sur %3</translation>
    </message>
    <message>
        <source>%1. %2: %3 points</source>
        <translation>%1. %2&#xa0;: %3 points</translation>
    </message>
    <message>
        <source>Back to the event</source>
        <translation>Retour au tournoi</translation>
    </message>
</context>
<context>
    <name>CommandCard</name>
    <message>
        <source>Folded; shows its units</source>
        <translation>Replié&#xa0;; montre ses unités</translation>
    </message>
    <message>
        <source>Folds its units away</source>
        <translation>Replie ses unités</translation>
    </message>
</context>
<context>
    <name>CommandEditorSheet</name>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove this command</source>
        <translation>Retirer ce corps</translation>
    </message>
</context>
<context>
    <name>ConfirmResult</name>
    <message>
        <source>Result for the club</source>
        <translation>Résultat pour le club</translation>
    </message>
    <message>
        <source>%1: confirmed</source>
        <translation>%1&#xa0;: confirmé</translation>
    </message>
    <message>
        <source>Confirm for %1</source>
        <translation>Confirmer pour %1</translation>
    </message>
</context>
<context>
    <name>ContestantCard</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>What %1 is made of: %2</source>
        <translation>Composition de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, before %4</source>
        <translation>%1, %2, %3, avant %4</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue: %1</source>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>CorrectSheet</name>
    <message>
        <source>Correction recorded.</source>
        <translation>Correction enregistrée.</translation>
    </message>
    <message>
        <source>It is written into the journal and the report.</source>
        <translation>Elle est inscrite dans le journal et le rapport.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Inscrire</translation>
    </message>
    <message>
        <source>A correction changes the game at once and is written into the journal with its reason. Undo takes it back.</source>
        <translation>Une correction modifie la partie aussitôt et figure au journal avec sa raison. «&#xa0;Annuler&#xa0;» la retire.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>e.g. miscounted on the table</source>
        <translation>p. ex. erreur de comptage sur la table</translation>
    </message>
    <message>
        <source>Find a counter</source>
        <translation>Chercher un compteur</translation>
    </message>
</context>
<context>
    <name>Credits</name>
    <message>
        <source>window, text and touch</source>
        <translation>fenêtre, texte et tactile</translation>
    </message>
    <message>
        <source>the data file</source>
        <translation>le fichier de données</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>domaine public</translation>
    </message>
    <message>
        <source>games and armies as JSON</source>
        <translation>parties et armées en JSON</translation>
    </message>
    <message>
        <source>rules data</source>
        <translation>données de règles</translation>
    </message>
    <message>
        <source>dice and signatures</source>
        <translation>dés et signatures</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>phrases</translation>
    </message>
    <message>
        <source>packed files</source>
        <translation>fichiers compressés</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>sauvegardes</translation>
    </message>
    <message>
        <source>army lists of other programs</source>
        <translation>listes d’armée d’autres programmes</translation>
    </message>
    <message>
        <source>QR codes</source>
        <translation>codes QR</translation>
    </message>
    <message>
        <source>the font of the text</source>
        <translation>la police du texte</translation>
    </message>
    <message>
        <source>the font of the headings</source>
        <translation>la police des titres</translation>
    </message>
    <message>
        <source>options of optio-cli</source>
        <translation>options d’optio-cli</translation>
    </message>
    <message>
        <source>the program in a browser</source>
        <translation>le programme dans un navigateur</translation>
    </message>
    <message>
        <source>C library of Emscripten</source>
        <translation>bibliothèque C d’Emscripten</translation>
    </message>
    <message>
        <source>C++ library of Emscripten</source>
        <translation>bibliothèque C++ d’Emscripten</translation>
    </message>
    <message>
        <source>reading codes by a camera</source>
        <translation>lecture de codes par la caméra</translation>
    </message>
</context>
<context>
    <name>DebriefAttack</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
</context>
<context>
    <name>DebriefChart</name>
    <message>
        <source>%1: %2 after round %3</source>
        <translation>%1&#xa0;: %2 après la manche %3</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 beaten at %2</source>
        <translation>%1&#xa0;: battue à %2</translation>
    </message>
</context>
<context>
    <name>DebriefDecisions</name>
    <message>
        <source>%1 better chance to win</source>
        <translation>%1 de chance de gagner en plus</translation>
    </message>
    <message>
        <source>%1 better chance to win, worth %2 more rout points</source>
        <translation>%1 de chance de gagner en plus, soit %2 points de déroute de plus</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Les décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>Weighing every decision of the battle…</source>
        <translation>Chaque décision de la bataille est pesée…</translation>
    </message>
    <message>
        <source>No decision of either side clearly cost it much.</source>
        <translation>Aucune décision n’a clairement coûté cher à son camp.</translation>
    </message>
    <message>
        <source>Judged by the computer from what each side could see at the time, before any dice were rolled. Luck plays no part here.</source>
        <translation>Jugé par l’ordinateur d’après ce que chaque camp pouvait voir alors, avant tout jet de dés. La chance n’entre pas en compte.</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Manche %1, %2</translation>
    </message>
    <message>
        <source>Better: %1 (%2)</source>
        <translation>Mieux&#xa0;: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>DebriefPage</name>
    <message>
        <source>Debriefing</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Reading the battle…</source>
        <translation>Lecture de la bataille…</translation>
    </message>
    <message>
        <source>%1 by round</source>
        <translation>%1 par manche</translation>
    </message>
    <message>
        <source>Attacks: round, odds, and what came of it</source>
        <translation>Attaques&#xa0;: manche, probabilités, et ce qui en est résulté</translation>
    </message>
    <message>
        <source>Show more attacks: %1 are left</source>
        <translation>Montrer plus d’attaques&#xa0;: encore %1</translation>
    </message>
    <message>
        <source>%1: %2; %3 is to be expected, give or take %4.</source>
        <translation>%1&#xa0;: %2&#xa0;; attendu %3, à %4 près.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>The same armies with new dice</source>
        <translation>Les mêmes armées avec de nouveaux dés</translation>
    </message>
    <message>
        <source>Same dice</source>
        <translation>Mêmes dés</translation>
    </message>
    <message>
        <source>Repeating the same actions rolls the same dice</source>
        <translation>Les mêmes actions donnent les mêmes jets</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>The same armies, each led by the other</source>
        <translation>Les mêmes armées, chacune menée par l’autre</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>A page for any browser (*.html)</source>
        <translation>Une page pour tout navigateur (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>Le rapport est enregistré.</translation>
    </message>
</context>
<context>
    <name>DebriefSide</name>
    <message>
        <source>victory</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>Beaten at</source>
        <translation>Battue à</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Best unit: %1</source>
        <translation>Meilleure unité&#xa0;: %1</translation>
    </message>
    <message>
        <source>No unit stood out.</source>
        <translation>Aucune unité ne s’est distinguée.</translation>
    </message>
    <message>
        <source>expected %1 ± %2</source>
        <translation>attendu %1 ± %2</translation>
    </message>
</context>
<context>
    <name>DebriefUnits</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>par %1</translation>
    </message>
</context>
<context>
    <name>DiceManner</name>
    <message>
        <source>Enter each die</source>
        <translation>Saisir chaque dé</translation>
    </message>
    <message>
        <source>Enter the hits</source>
        <translation>Saisir les touches</translation>
    </message>
    <message>
        <source>Name your dice…</source>
        <translation>Nommer vos dés…</translation>
    </message>
    <message>
        <source>Your dice: %1</source>
        <translation>Vos dés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>DiceOfAll</name>
    <message>
        <source>Counting every roll…</source>
        <translation>Comptage de tous les jets…</translation>
    </message>
    <message>
        <source>No die has been rolled in any game yet.</source>
        <translation>Aucun dé n’a encore été lancé dans aucune partie.</translation>
    </message>
    <message>
        <source>Each face is compared with a fair die by an exact test. Of a hundred fair dice at most one is called unusual; fewer than thirty rolls get no verdict. A roll that was taken back and done again counts once.</source>
        <translation>Chaque face est comparée à celle d’un dé équitable par un test exact. Sur cent dés équitables, un au plus est dit inhabituel&#xa0;; à moins de trente jets, pas de verdict. Un jet annulé puis refait compte une fois.</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 jets</translation>
    </message>
    <message>
        <source>%1: %2 times, expected %3</source>
        <translation>%1&#xa0;: %2 fois, attendu %3</translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>Take this die away</source>
        <translation>Retirer ce dé</translation>
    </message>
</context>
<context>
    <name>DicePlaces</name>
    <message>
        <source>Die %1, to be placed</source>
        <translation>Dé %1, à placer</translation>
    </message>
    <message>
        <source>Die %1 on %2</source>
        <translation>Dé %1 sur %2</translation>
    </message>
    <message>
        <source>Tap it and then a place, or drag it there.</source>
        <translation>Touchez-le puis un emplacement, ou faites-le glisser.</translation>
    </message>
    <message>
        <source>Drag each die to its place.</source>
        <translation>Faites glisser chaque dé à sa place.</translation>
    </message>
    <message>
        <source>Or tap a place for the ringed die, or another die first. On a die that is placed already, the two change places.</source>
        <translation>Ou touchez un emplacement pour le dé cerclé, ou d’abord un autre dé. Sur un dé déjà placé, les deux s’échangent.</translation>
    </message>
    <message>
        <source>Dice to place</source>
        <translation>Dés à placer</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>DiceRow</name>
    <message>
        <source>Tap to enter your roll.</source>
        <translation>Touchez pour saisir votre jet.</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Hits for %1</source>
        <translation>Touches pour %1</translation>
    </message>
    <message>
        <source>Faces for %1</source>
        <translation>Faces pour %1</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>%1 hits %2, typed</source>
        <translation>%1&#xa0;: %2 touches, saisies</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <translation>pas encore lancé</translation>
    </message>
    <message>
        <source>%1, typed</source>
        <translation>%1, saisi</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Opens in your PDF viewer, ready to print</source>
        <translation>S’ouvre dans votre lecteur PDF, prêt à imprimer</translation>
    </message>
    <message>
        <source>Opens in a tab of its own, ready to print</source>
        <translation>S’ouvre dans un onglet à part, prêt à imprimer</translation>
    </message>
</context>
<context>
    <name>DrawButton</name>
    <message>
        <source>Not yet. %1</source>
        <translation>Pas encore. %1</translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message>
        <source>To do</source>
        <translation>À faire</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorArmy</name>
    <message>
        <source>The army as a whole</source>
        <translation>L’armée dans son ensemble</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The army itself</source>
        <translation>L’armée</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <translation>Mains de départ</translation>
    </message>
    <message>
        <source>Three sample opening hands</source>
        <translation>Trois exemples de mains de départ</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>A new battle with this army</source>
        <translation>Une nouvelle bataille avec cette armée</translation>
    </message>
</context>
<context>
    <name>EditorBar</name>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 sur %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <translation>sur %1 %2</translation>
    </message>
    <message>
        <source>What the rules say about this army</source>
        <translation>Contrôle de cette armée par les règles</translation>
    </message>
    <message>
        <source>What the rules say: %1</source>
        <translation>Contrôle des règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation>Actions possibles pour %1</translation>
    </message>
</context>
<context>
    <name>EditorCommandRow</name>
    <message>
        <source>Command %1</source>
        <translation>Corps %1</translation>
    </message>
    <message>
        <source>Name of the command</source>
        <translation>Nom du corps</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>What the command %1 is: %2</source>
        <translation>Type du corps %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation>Actions possibles pour %1</translation>
    </message>
</context>
<context>
    <name>EditorDifferences</name>
    <message>
        <source>The rules data has changed, but this army is not affected.</source>
        <translation>Les données de règles ont changé, mais cette armée n’est pas concernée.</translation>
    </message>
    <message>
        <source>The rules data has changed since you built this army. What changes:</source>
        <translation>Les données de règles ont changé depuis la création de cette armée. Ce qui change&#xa0;:</translation>
    </message>
    <message>
        <source>Update the army</source>
        <translation>Mettre l’armée à jour</translation>
    </message>
    <message>
        <source>Undo takes it back</source>
        <translation>«&#xa0;Annuler&#xa0;» permet de revenir en arrière</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser ainsi</translation>
    </message>
</context>
<context>
    <name>EditorDrag</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Command %1</source>
        <translation>Corps %1</translation>
    </message>
</context>
<context>
    <name>EditorFigure</name>
    <message>
        <source>not allowed</source>
        <translation>non autorisé</translation>
    </message>
</context>
<context>
    <name>EditorFindings</name>
    <message>
        <source>Open rule %1</source>
        <translation>Ouvrir la règle %1</translation>
    </message>
</context>
<context>
    <name>EditorHead</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points to spend</source>
        <translation>Points à dépenser</translation>
    </message>
</context>
<context>
    <name>EditorHistogram</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>EditorLock</name>
    <message>
        <source>This army cannot be changed; a copy of it can.</source>
        <translation>Cette armée ne peut pas être modifiée&#xa0;; une copie, si.</translation>
    </message>
    <message>
        <source>Duplicate to change</source>
        <translation>Dupliquer pour modifier</translation>
    </message>
</context>
<context>
    <name>EditorMenu</name>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>EditorPin</name>
    <message>
        <source>Built with older rules data.</source>
        <translation>Créée avec d’anciennes données de règles.</translation>
    </message>
    <message>
        <source>Its house rules “%1” are missing; it is shown by the rules under them.</source>
        <translation>Ses règles maison «&#xa0;%1&#xa0;» manquent&#xa0;; elle est présentée selon les règles de base.</translation>
    </message>
    <message>
        <source>See what differs</source>
        <translation>Voir les différences</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
</context>
<context>
    <name>EditorRow</name>
    <message>
        <source>Add units to %1</source>
        <translation>Ajouter des unités à %1</translation>
    </message>
    <message>
        <source>Add a command</source>
        <translation>Ajouter un corps</translation>
    </message>
    <message>
        <source>Add units</source>
        <translation>Ajouter des unités</translation>
    </message>
    <message>
        <source>Add a unit</source>
        <translation>Ajouter une unité</translation>
    </message>
</context>
<context>
    <name>EditorSheets</name>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>The army itself</source>
        <translation>L’armée</translation>
    </message>
    <message>
        <source>Command %1</source>
        <translation>Corps %1</translation>
    </message>
    <message>
        <source>Add units</source>
        <translation>Ajouter des unités</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Contrôle des règles</translation>
    </message>
    <message>
        <source>Newer rules data</source>
        <translation>Nouvelles données de règles</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <translation>Mains de départ</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
</context>
<context>
    <name>EditorUnitRow</name>
    <message>
        <source>not in this rule set</source>
        <translation>absent de ces règles</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 pts</translation>
    </message>
</context>
<context>
    <name>EditorUnknown</name>
    <message>
        <source>not in this rule set</source>
        <translation>absent de ces règles</translation>
    </message>
    <message>
        <source>Kept as it is: %1</source>
        <translation>Conservé tel quel&#xa0;: %1</translation>
    </message>
    <message>
        <source>The row is kept as it is. Choose what it is to make it one of these rules.</source>
        <translation>La ligne est gardée telle quelle. Choisissez ce qu’elle est pour l’intégrer à ces règles.</translation>
    </message>
    <message>
        <source>The row is kept as it is.</source>
        <translation>La ligne est gardée telle quelle.</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Amended by entry %1</source>
        <translation>Rectifiée par l’entrée %1</translation>
    </message>
    <message>
        <source>Played again after entry %1 was amended</source>
        <translation>Rejouée après rectification de l’entrée %1</translation>
    </message>
    <message>
        <source>Original result kept after entry %1 was amended</source>
        <translation>Résultat d’origine gardé après rectification de l’entrée %1</translation>
    </message>
    <message>
        <source>Voided by entry %1</source>
        <translation>Invalidée par l’entrée %1</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Entrée %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>invalidée</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>rectifiée</translation>
    </message>
    <message>
        <source>Amend…</source>
        <translation>Rectifier…</translation>
    </message>
    <message>
        <source>Before it was amended: %1</source>
        <translation>Avant rectification&#xa0;: %1</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
</context>
<context>
    <name>EntrySide</name>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>saisi</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>Shows its rule</source>
        <translation>Montre la règle</translation>
    </message>
</context>
<context>
    <name>EventClock</name>
    <message>
        <source>Time is up by %1</source>
        <translation>Temps dépassé de %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>last bound</source>
        <translation>dernière manche</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>temps dépassé</translation>
    </message>
    <message>
        <source>left · ends at %1</source>
        <translation>restantes · fin à %1</translation>
    </message>
    <message>
        <source>left of %1 minutes · paused</source>
        <translation>restantes sur %1 minutes · en pause</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>+ 5 min</source>
        <translation>+ 5 min</translation>
    </message>
    <message>
        <source>Five minutes more</source>
        <translation>Cinq minutes de plus</translation>
    </message>
    <message>
        <source>Last bound</source>
        <translation>Dernière manche</translation>
    </message>
</context>
<context>
    <name>EventMenu</name>
    <message>
        <source>Show the wall</source>
        <translation>Affichage mural</translation>
    </message>
    <message>
        <source>Change the draw</source>
        <translation>Modifier le tirage</translation>
    </message>
    <message>
        <source>Save as a web page</source>
        <translation>Enregistrer comme page web</translation>
    </message>
    <message>
        <source>Save as PDF, to print</source>
        <translation>Enregistrer en PDF, à imprimer</translation>
    </message>
    <message>
        <source>Save as a table (CSV)</source>
        <translation>Enregistrer comme tableau (CSV)</translation>
    </message>
    <message>
        <source>Save as plain text</source>
        <translation>Enregistrer en texte brut</translation>
    </message>
    <message>
        <source>Save the event, for another Optio</source>
        <translation>Enregistrer le tournoi, pour un autre Optio</translation>
    </message>
    <message>
        <source>Last bound</source>
        <translation>Dernière manche</translation>
    </message>
    <message>
        <source>Set the clock back to %1 minutes</source>
        <translation>Remettre l’horloge à %1 minutes</translation>
    </message>
    <message>
        <source>Rounds of the event</source>
        <translation>Rondes du tournoi</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>Minutes par ronde</translation>
    </message>
    <message>
        <source>Standings count each result at once</source>
        <translation>Le classement compte chaque résultat aussitôt</translation>
    </message>
    <message>
        <source>Many tables: connect to the club&apos;s server</source>
        <translation>Plusieurs tables&#xa0;: joindre le serveur du club</translation>
    </message>
    <message>
        <source>Many tables: %1</source>
        <translation>Plusieurs tables&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>EventPage</name>
    <message>
        <source>Show the wall</source>
        <translation>Affichage mural</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Change the draw</source>
        <translation>Modifier le tirage</translation>
    </message>
    <message>
        <source>Late or leaving…</source>
        <translation>Retards et départs…</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3</source>
        <translation>Table %1&#xa0;: %2 contre %3</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Late or leaving</source>
        <translation>Retards et départs</translation>
    </message>
    <message>
        <source>A list of players</source>
        <translation>Liste de joueurs</translation>
    </message>
    <message>
        <source>Change the draw of round %1</source>
        <translation>Modifier le tirage de la ronde %1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Save the event</source>
        <translation>Enregistrer le tournoi</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Texte brut (*.txt)</translation>
    </message>
    <message>
        <source>Events (*.optio-event)</source>
        <translation>Tournois (*.optio-event)</translation>
    </message>
    <message>
        <source>The event is saved.</source>
        <translation>Le tournoi est enregistré.</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>Nouveau joueur</translation>
    </message>
</context>
<context>
    <name>EventPlayers</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Name, army, club</source>
        <translation>Nom, armée, club</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>A list…</source>
        <translation>Liste…</translation>
    </message>
    <message>
        <source>Add everybody who plays; the army and the club may be left out. Whoever comes late is added later and joins in the next round.</source>
        <translation>Inscrivez tous ceux qui jouent&#xa0;; l’armée et le club peuvent manquer. Les retardataires s’ajoutent plus tard et entrent à la ronde suivante.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Name, army, club, team</source>
        <translation>Nom, armée, club, équipe</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>A name and an army out of the library</source>
        <translation>Un nom et une armée de la bibliothèque</translation>
    </message>
</context>
<context>
    <name>EventRounds</name>
    <message>
        <source>not drawn yet</source>
        <translation>pas encore tirée</translation>
    </message>
    <message>
        <source>all results in</source>
        <translation>tous les résultats reçus</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en cours</translation>
    </message>
</context>
<context>
    <name>EventStandings</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>before round 1</source>
        <translation>avant la ronde 1</translation>
    </message>
    <message>
        <source>as results come in</source>
        <translation>au fil des résultats</translation>
    </message>
    <message>
        <source>after round %1</source>
        <translation>après la ronde %1</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouées</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>EventTable</name>
    <message>
        <source>Table %1: %2 against %3</source>
        <translation>Table %1&#xa0;: %2 contre %3</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Pas encore de résultat</translation>
    </message>
    <message>
        <source>Enter result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>EventTables</name>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
</context>
<context>
    <name>FallenBand</name>
    <message>
        <source>Why? · rules</source>
        <translation>Pourquoi&#xa0;? · règles</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>FatalPage</name>
    <message>
        <source>Optio cannot start</source>
        <translation>Optio ne peut pas démarrer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Copied. Nothing was sent.</source>
        <translation>Copié. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Copy a fault report</source>
        <translation>Copier un rapport d’erreur</translation>
    </message>
</context>
<context>
    <name>FieldArea</name>
    <message>
        <source>Area %1, %2: %3</source>
        <translation>Zone %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>dégagée</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
</context>
<context>
    <name>FieldCount</name>
    <message numerus="yes">
        <source>%n points each</source>
        <translation>
            <numerusform>%n point pièce</numerusform>
            <numerusform>%n points pièce</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldFlags</name>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 points</translation>
    </message>
</context>
<context>
    <name>FieldMap</name>
    <message>
        <source>%1: %2 units against %3, in sight</source>
        <translation>%1&#xa0;: %2 unités contre %3, à l’écran</translation>
    </message>
    <message>
        <source>%1: %2 units against %3</source>
        <translation>%1&#xa0;: %2 unités contre %3</translation>
    </message>
    <message>
        <source>Shows this part of the line.</source>
        <translation>Montre cette partie de la ligne.</translation>
    </message>
</context>
<context>
    <name>FieldPlaces</name>
    <message>
        <source>clear</source>
        <translation>dégagée</translation>
    </message>
    <message>
        <source>Area %1: %2</source>
        <translation>Zone %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No area picked</source>
        <translation>Aucune zone choisie</translation>
    </message>
    <message>
        <source>On area %1:</source>
        <translation>Sur la zone %1&#xa0;:</translation>
    </message>
    <message>
        <source>Tap an area to choose its terrain.</source>
        <translation>Touchez une zone pour choisir son terrain.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 points</translation>
    </message>
</context>
<context>
    <name>FilePage</name>
    <message>
        <source>Folder above</source>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Rien ici</translation>
    </message>
    <message>
        <source>This folder has no file of this kind.</source>
        <translation>Ce dossier n’a aucun fichier de ce type.</translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>Ce dossier est vide.</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Folder %1</source>
        <translation>Dossier %1</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Open rule %1</source>
        <translation>Ouvrir la règle %1</translation>
    </message>
</context>
<context>
    <name>FirstDoors</name>
    <message>
        <source>Try it now</source>
        <translation>Essayer maintenant</translation>
    </message>
    <message>
        <source>Settle your first combat with a guide at your side: two minutes, nothing to set up.</source>
        <translation>Résolvez votre premier combat avec un guide à vos côtés&#xa0;: deux minutes, rien à préparer.</translation>
    </message>
    <message>
        <source>I have an army list</source>
        <translation>J’ai une liste d’armée</translation>
    </message>
    <message>
        <source>Paste it, open a file or scan a code</source>
        <translation>Collez-la, ouvrez un fichier ou scannez un code</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer à %1</translation>
    </message>
    <message>
        <source>A card battle against the computer, about half an hour</source>
        <translation>Une bataille jouée avec des cartes contre l’ordinateur, environ une demi-heure</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>What if? Plan fights</source>
        <translation>Et si&#xa0;? Planifier des combats</translation>
    </message>
    <message>
        <source>Odds of any troops</source>
        <translation>Probabilités pour toutes les troupes</translation>
    </message>
    <message>
        <source>Luck of the dice</source>
        <translation>La chance aux dés</translation>
    </message>
    <message>
        <source>Players&apos; ruling or note</source>
        <translation>Décision des joueurs ou note</translation>
    </message>
    <message>
        <source>Correct something by hand</source>
        <translation>Corriger quelque chose à la main</translation>
    </message>
    <message>
        <source>Enter the result in %1</source>
        <translation>Inscrire le résultat dans %1</translation>
    </message>
    <message>
        <source>To the campaign</source>
        <translation>Vers la campagne</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <source>Print as it stands now</source>
        <translation>Imprimer la situation actuelle</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Across the table: turn the far army round</source>
        <translation>Face à face&#xa0;: tourner l’armée d’en face</translation>
    </message>
    <message>
        <source>Hold a sign, an info button or a line to read more about it.</source>
        <translation>Maintenez un signe, un bouton d’information ou une ligne pour en savoir plus.</translation>
    </message>
    <message>
        <source>Share at the table</source>
        <translation>Partager à la table</translation>
    </message>
    <message>
        <source>Reported to the club: table %1</source>
        <translation>Transmis au club&#xa0;: table %1</translation>
    </message>
    <message>
        <source>Report to the club</source>
        <translation>Transmettre au club</translation>
    </message>
    <message>
        <source>Compare the two games</source>
        <translation>Comparer les deux parties</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>weather: %1</source>
        <translation>météo&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n de plus</numerusform>
            <numerusform>%1 et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the rules data does not say what this means.</source>
        <translation>%1&#xa0;: les données de règles ne disent pas ce que cela signifie.</translation>
    </message>
    <message>
        <source>No marks on these units.</source>
        <translation>Aucune marque sur ces unités.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Demander l’annulation</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation>Actions possibles pour %1</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Optio games (*.optio-game)</source>
        <translation>Parties Optio (*.optio-game)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>A page for any browser (*.html)</source>
        <translation>Une page pour tout navigateur (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>The game is saved.</source>
        <translation>La partie est enregistrée.</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>Le rapport est enregistré.</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>Do both players agree?</source>
        <translation>Les deux joueurs sont-ils d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>The last action was secret and something may have been seen since. Undo only if both players agree.</source>
        <translation>La dernière action était secrète et quelque chose a pu être vu depuis. N’annulez que si les deux joueurs sont d’accord.</translation>
    </message>
    <message>
        <source>Both agree: take it back</source>
        <translation>D’accord tous les deux&#xa0;: annuler</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ne pas annuler</translation>
    </message>
    <message>
        <source>Phases of the turn</source>
        <translation>Phases du tour</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Players&apos; ruling or note</source>
        <translation>Décision des joueurs ou note</translation>
    </message>
    <message>
        <source>Correct by hand</source>
        <translation>Corriger à la main</translation>
    </message>
</context>
<context>
    <name>GameStatus</name>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>reste %1 sur %2</translation>
    </message>
    <message>
        <source>Weather: %1</source>
        <translation>Météo&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 left: %2</source>
        <translation>%1, reste&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 left</source>
        <translation>%1, %2&#xa0;: reste %3 sur %4</translation>
    </message>
    <message>
        <source>Says what it means</source>
        <translation>Explique ce que cela signifie</translation>
    </message>
</context>
<context>
    <name>HandOverSheet</name>
    <message>
        <source>Pass the tablet: %1</source>
        <translation>Passez la tablette&#xa0;: %1</translation>
    </message>
    <message>
        <source>What comes next is for your eyes only.</source>
        <translation>Ce qui suit est pour vos yeux seulement.</translation>
    </message>
    <message>
        <source>%1: ready</source>
        <translation>%1&#xa0;: prêt</translation>
    </message>
    <message>
        <source>Press and hold</source>
        <translation>Maintenez</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>HappenedList</name>
    <message>
        <source>Show it again on the board</source>
        <translation>Revoir sur le plateau</translation>
    </message>
</context>
<context>
    <name>HomeGameRow</name>
    <message>
        <source>over</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>The same armies with new dice</source>
        <translation>Les mêmes armées avec de nouveaux dés</translation>
    </message>
    <message>
        <source>Again, same dice</source>
        <translation>Encore, mêmes dés</translation>
    </message>
    <message>
        <source>Repeating the same actions rolls the same dice</source>
        <translation>Les mêmes actions donnent les mêmes jets</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>today, %1</source>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>hier, %1</translation>
    </message>
    <message>
        <source>Optio</source>
        <translation>Optio</translation>
    </message>
    <message>
        <source>beside your wargames table</source>
        <translation>à côté de votre table de jeu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>A battle by e-mail waits for you</source>
        <translation>Une bataille par courriel vous attend</translation>
    </message>
    <message>
        <source>%1 battles by e-mail wait for you</source>
        <translation>%1 batailles par courriel vous attendent</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Chercher une partie</translation>
    </message>
    <message>
        <source>No game has these words in its title.</source>
        <translation>Aucune partie n’a ces mots dans son titre.</translation>
    </message>
    <message>
        <source>Show more games</source>
        <translation>Montrer plus de parties</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Game files (*.optio-game)</source>
        <translation>Fichiers de partie (*.optio-game)</translation>
    </message>
    <message>
        <source>The game is saved.</source>
        <translation>La partie est enregistrée.</translation>
    </message>
    <message>
        <source>Games, turns, armies, events and backups (*.optio-game *.optio-turn *.optio-army *.optio-event *.optio-backup)</source>
        <translation>Parties, tours, armées, tournois et sauvegardes (*.optio-game *.optio-turn *.optio-army *.optio-event *.optio-backup)</translation>
    </message>
    <message>
        <source>Open a file: a game, a turn, armies, an event or a backup</source>
        <translation>Ouvrir un fichier&#xa0;: une partie, un tour, des armées, un tournoi ou une sauvegarde</translation>
    </message>
    <message>
        <source>%1 is reported to the club&apos;s server: %2</source>
        <translation>%1 est transmis au serveur du club&#xa0;: %2</translation>
    </message>
    <message>
        <source>Club: %1</source>
        <translation>Club&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>HomeSheets</name>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation>Titre de la partie</translation>
    </message>
</context>
<context>
    <name>HomeWays</name>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campagnes</translation>
    </message>
    <message>
        <source>By e-mail</source>
        <translation>Par courriel</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Rejoindre une table</translation>
    </message>
</context>
<context>
    <name>HouseAddPage</name>
    <message>
        <source>House rules for %1</source>
        <translation>Règles maison pour %1</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>You already have exactly these house rules.</source>
        <translation>Vous avez déjà exactement ces règles maison.</translation>
    </message>
    <message>
        <source>Replaces your &quot;%1&quot;.</source>
        <translation>Remplace vos «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This file changes nothing.</source>
        <translation>Ce fichier ne change rien.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Nothing was added. Correct the file, or ask for a new one.</source>
        <translation>Rien n’a été ajouté. Corrigez le fichier ou demandez-en un nouveau.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>HouseCard</name>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>House rules change points, moves or factors. They appear as a separate rule set when you start a game; the original stays available.</source>
        <translation>Les règles maison changent points, mouvements ou facteurs. Elles apparaissent comme des règles à part au début d’une partie&#xa0;; l’original reste disponible.</translation>
    </message>
    <message>
        <source>faulty, left out</source>
        <translation>erronées, laissées de côté</translation>
    </message>
    <message>
        <source>%1 · changes: %2</source>
        <translation>%1 · changements&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <translation>%1 (retirées)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (non enregistrées)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>New house rules…</source>
        <translation>Créer…</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Ajouter un fichier…</translation>
    </message>
    <message>
        <source>Add house rules</source>
        <translation>Ajouter des règles maison</translation>
    </message>
    <message>
        <source>House files (*.toml)</source>
        <translation>Fichiers de règles maison (*.toml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>HouseChange</name>
    <message>
        <source>Read this rule</source>
        <translation>Lire cette règle</translation>
    </message>
</context>
<context>
    <name>HouseEditPage</name>
    <message>
        <source>Not saved yet.</source>
        <translation>Pas encore enregistré.</translation>
    </message>
    <message>
        <source>Changes are not saved yet.</source>
        <translation>Les changements ne sont pas encore enregistrés.</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>comme dans le livre</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>1 changement</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 changements</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Find troops, factors, costs…</source>
        <translation>Chercher troupes, facteurs, coûts…</translation>
    </message>
    <message>
        <source>Only changes</source>
        <translation>Changements seulement</translation>
    </message>
    <message>
        <source>Copy to my data</source>
        <translation>Copier dans mes données</translation>
    </message>
    <message>
        <source>A file with the whole table, each line behind a #, to be changed in any editor</source>
        <translation>Un fichier avec tout le tableau, chaque ligne derrière un #, à modifier dans n’importe quel éditeur</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Nothing differs from the book</source>
        <translation>Rien ne diffère du livre</translation>
    </message>
    <message>
        <source>Nothing has these words</source>
        <translation>Rien ne contient ces mots</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Choisir un tableau</translation>
    </message>
    <message>
        <source>One line does not fit: %1</source>
        <translation>Une ligne ne convient pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show line</source>
        <translation>Montrer la ligne</translation>
    </message>
    <message>
        <source>All as in the book</source>
        <translation>Tout comme dans le livre</translation>
    </message>
    <message>
        <source>Save as a copy</source>
        <translation>Enregistrer comme copie</translation>
    </message>
    <message>
        <source>Battles under way keep their rules</source>
        <translation>Les batailles en cours gardent leurs règles</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>HouseHead</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>A battle under way uses these rules.</source>
        <translation>Une bataille en cours utilise ces règles.</translation>
    </message>
    <message>
        <source>%1 battles under way use these rules.</source>
        <translation>%1 batailles en cours utilisent ces règles.</translation>
    </message>
    <message>
        <source>What was resolved stays as it was. When they are next opened they use the saved values; save as a copy to leave theirs alone.</source>
        <translation>Ce qui a été résolu reste tel quel. À leur prochaine ouverture, elles prennent les valeurs enregistrées&#xa0;; enregistrez une copie pour ne pas y toucher.</translation>
    </message>
    <message>
        <source>The file has comments (after #). Saving drops them.</source>
        <translation>Le fichier contient des commentaires (après #). L’enregistrement les supprime.</translation>
    </message>
    <message>
        <source>The file adds a row of its own. It is kept; edit the file to change it.</source>
        <translation>Le fichier ajoute une ligne qui lui est propre. Elle est gardée&#xa0;; modifiez le fichier pour la changer.</translation>
    </message>
    <message>
        <source>The file adds %1 rows of its own. They are kept; edit the file to change them.</source>
        <translation>Le fichier ajoute %1 lignes qui lui sont propres. Elles sont gardées&#xa0;; modifiez le fichier pour les changer.</translation>
    </message>
</context>
<context>
    <name>HouseLine</name>
    <message>
        <source>taken out</source>
        <translation>retirée</translation>
    </message>
    <message>
        <source>book: %1</source>
        <translation>livre&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: as in the book</source>
        <translation>%1&#xa0;: comme dans le livre</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>Retirer %1</translation>
    </message>
</context>
<context>
    <name>HouseModel</name>
    <message>
        <source>%1: your change to %2 was made for an older table; check it.</source>
        <translation>%1&#xa0;: votre changement à %2 visait un ancien tableau&#xa0;; vérifiez-le.</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules for %1</source>
        <translation>Règles maison pour %1</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Remove (back to default)</source>
        <translation>Retirer (valeurs d’origine)</translation>
    </message>
    <message>
        <source>This file has an error and is not in use. Edit it, or fix the file and add it again.</source>
        <translation>Ce fichier a une erreur et n’est pas utilisé. Modifiez-le, ou corrigez le fichier et ajoutez-le de nouveau.</translation>
    </message>
    <message>
        <source>This file changes nothing.</source>
        <translation>Ce fichier ne change rien.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Share house rules</source>
        <translation>Partager des règles maison</translation>
    </message>
    <message>
        <source>House rules (*.toml)</source>
        <translation>Règles maison (*.toml)</translation>
    </message>
    <message>
        <source>Saved. Others add the file under Settings, House rules.</source>
        <translation>Enregistré. Les autres ajoutent le fichier sous Réglages, Règles maison.</translation>
    </message>
</context>
<context>
    <name>HouseTableRow</name>
    <message>
        <source>1 change</source>
        <translation>1 changement</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 changements</translation>
    </message>
</context>
<context>
    <name>HowToPage</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Page before: %1</source>
        <translation>Page précédente&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>HowToPart</name>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>HowToPicture</name>
    <message>
        <source>%1: %2 and a die of %3 make %4</source>
        <translation>%1&#xa0;: %2 et un dé de %3 font %4</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
</context>
<context>
    <name>ImportArmy</name>
    <message>
        <source>built with older rules data</source>
        <translation>créée avec d’anciennes données de règles</translation>
    </message>
    <message>
        <source>1 list problem</source>
        <translation>1 problème de liste</translation>
    </message>
    <message>
        <source>%1 list problems</source>
        <translation>%1 problèmes de liste</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 différence</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 différences</translation>
    </message>
    <message>
        <source>What becomes of %1</source>
        <translation>Ce que devient %1</translation>
    </message>
</context>
<context>
    <name>ImportHead</name>
    <message>
        <source>Import as</source>
        <translation>Importer comme</translation>
    </message>
    <message>
        <source>Recognised</source>
        <translation>Reconnu</translation>
    </message>
    <message>
        <source>The text leaves this open:</source>
        <translation>Le texte ne précise pas&#xa0;:</translation>
    </message>
    <message>
        <source>%1 armies. All of them:</source>
        <translation>%1 armées. Pour toutes&#xa0;:</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Replace mine</source>
        <translation>Remplacer la mienne</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Laisser de côté</translation>
    </message>
</context>
<context>
    <name>ImportLines</name>
    <message>
        <source>And %1 more.</source>
        <translation>Et %1 de plus.</translation>
    </message>
</context>
<context>
    <name>ImportNotes</name>
    <message>
        <source>Notes on this import</source>
        <translation>Remarques sur cet import</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>En montrer moins</translation>
    </message>
    <message>
        <source>Show all: %1</source>
        <translation>Tout montrer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Import 1 army</source>
        <translation>Importer 1 armée</translation>
    </message>
    <message>
        <source>Import %1 armies</source>
        <translation>Importer %1 armées</translation>
    </message>
    <message>
        <source>Import armies</source>
        <translation>Importer des armées</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Choisir un fichier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Reads the text of the clipboard</source>
        <translation>Lit le texte du presse-papiers</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Text of the army</source>
        <translation>Texte de l’armée</translation>
    </message>
    <message>
        <source>Paste an army here, or type one: its name, then lines such as “6 x Spears”.
A file can be dropped on this page.</source>
        <translation>Collez ou saisissez ici une armée&#xa0;: son nom, puis des lignes comme «&#xa0;6 x Spears&#xa0;».
Un fichier peut aussi être déposé sur cette page.</translation>
    </message>
    <message>
        <source>A long text</source>
        <translation>Un long texte</translation>
    </message>
    <message>
        <source>%1. It is read whole, but not shown here.</source>
        <translation>%1. Il est lu en entier, mais pas affiché ici.</translation>
    </message>
    <message>
        <source>Armies to import</source>
        <translation>Armées à importer</translation>
    </message>
    <message>
        <source>What can be read</source>
        <translation>Ce qui peut être lu</translation>
    </message>
    <message>
        <source>Army files of Optio, and the text that a phone reads from Optio’s QR code.</source>
        <translation>Les fichiers d’armée d’Optio, et le texte qu’un téléphone lit dans le code QR d’Optio.</translation>
    </message>
    <message>
        <source>Plain text, as Optio writes it or typed by hand with small mistakes, and the list notations of the rule sets.</source>
        <translation>Du texte simple, tel qu’Optio l’écrit ou saisi à la main avec de petites fautes, et les notations de liste des règles.</translation>
    </message>
    <message>
        <source>Files of other programs: BattleScribe and New Recruit, spreadsheets (CSV), and those that belong to one rule set.</source>
        <translation>Les fichiers d’autres programmes&#xa0;: BattleScribe et New Recruit, tableurs (CSV), et ceux propres à certaines règles.</translation>
    </message>
    <message>
        <source>You see what is in it, and what would become of it. Nothing changes before you press Import.</source>
        <translation>Vous voyez ce qu’il contient et ce qu’il en adviendrait. Rien ne change avant d’appuyer sur Importer.</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Import en cours…</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Only one file at a time; using the first.</source>
        <translation>Un seul fichier à la fois&#xa0;; le premier est pris.</translation>
    </message>
    <message>
        <source>Choose a file with armies</source>
        <translation>Choisir un fichier d’armées</translation>
    </message>
</context>
<context>
    <name>ImportResult</name>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>To the armies</source>
        <translation>Vers les armées</translation>
    </message>
    <message>
        <source>Import more</source>
        <translation>En importer d’autres</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>New armies go to the bin, replaced ones come back</source>
        <translation>Les nouvelles armées vont à la corbeille, les remplacées reviennent</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Join a table</source>
        <translation>Rejoindre une table</translation>
    </message>
    <message>
        <source>The link of your seat</source>
        <translation>Le lien de votre place</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>What the others read as your name</source>
        <translation>Votre nom, tel que les autres le lisent</translation>
    </message>
    <message>
        <source>Connected. The game opens in a moment.</source>
        <translation>Connecté. La partie s’ouvre dans un instant.</translation>
    </message>
    <message>
        <source>Looking for the other tablet. Optio goes on trying until you stop it.</source>
        <translation>Recherche de l’autre tablette. Optio continue jusqu’à ce que vous l’arrêtiez.</translation>
    </message>
    <message>
        <source>Stop trying</source>
        <translation>Ne plus chercher</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Looking for the other tablet at that address.</source>
        <translation>Recherche de l’autre tablette à cette adresse.</translation>
    </message>
    <message>
        <source>Another device is asking there just now. Optio tries again in a moment.</source>
        <translation>Un autre appareil fait sa demande en ce moment. Optio réessaie dans un instant.</translation>
    </message>
    <message>
        <source>On the other tablet: game menu, Share at the table. Scan the code with your camera app, or have the link sent to you, and paste it here. Or type the address that stands there under Without a code.</source>
        <translation>Sur l’autre tablette&#xa0;: menu de la partie, Partager à la table. Scannez le code avec votre appareil photo, ou faites-vous envoyer le lien, et collez-le ici. Ou saisissez l’adresse qui y figure sous «&#xa0;Sans code&#xa0;».</translation>
    </message>
    <message>
        <source>Link, optio:join?…, or address</source>
        <translation>Lien, optio:join?…, ou adresse</translation>
    </message>
    <message>
        <source>This Optio came from the other tablet. What is said in the game is encrypted; the program on its way was not, so somebody who tampers with this network could have changed it.</source>
        <translation>Cet Optio vient de l’autre tablette. Ce qui se dit dans la partie est chiffré&#x202f;; le programme, en chemin, ne l’était pas&#xa0;: quelqu’un qui manipule ce réseau aurait pu le modifier.</translation>
    </message>
    <message>
        <source>On the other tablet: game menu, Share at the table. Scan the code of your seat, or have the link sent to you and paste it here. Or type the address that stands there under Without a code.</source>
        <translation>Sur l’autre tablette&#xa0;: menu de la partie, Partager à la table. Scannez le code de votre place, ou faites-vous envoyer le lien et collez-le ici. Ou saisissez l’adresse qui y figure sous «&#xa0;Sans code&#xa0;».</translation>
    </message>
    <message>
        <source>Bring the code of your seat into the frame. The game is joined as soon as it has been read.</source>
        <translation>Amenez le code de votre place dans le cadre. Vous rejoignez la partie dès qu’il est lu.</translation>
    </message>
</context>
<context>
    <name>JournalDelegate</name>
    <message>
        <source>amended</source>
        <translation>rectifiée</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>rejouée</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardée</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>invalidée</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>dés %1</translation>
    </message>
</context>
<context>
    <name>JournalDrawer</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Game file</source>
        <translation>Fichier de partie</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Rien ne s’est encore passé</translation>
    </message>
    <message>
        <source>Each ruling, note and correction will stand here, the latest on top.</source>
        <translation>Chaque résolution, note et correction figurera ici, la dernière en haut.</translation>
    </message>
    <message>
        <source>Back to the journal</source>
        <translation>Retour au journal</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>What it tells, notes, photographs; as a page, PDF or text</source>
        <translation>Contenu, notes, photos&#xa0;; en page, PDF ou texte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The report is copied.</source>
        <translation>Le rapport est copié.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Demander l’annulation</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>step %1 of %2</source>
        <translation>étape %1 sur %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>Finir la leçon</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>learnt in a few minutes, on the real screens</source>
        <translation>apprises en quelques minutes, sur les vrais écrans</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
</context>
<context>
    <name>LiveRows</name>
    <message>
        <source>no report since %1</source>
        <translation>rien reçu depuis %1</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>à confirmer</translation>
    </message>
    <message>
        <source>lost so far</source>
        <translation>perdus jusqu’ici</translation>
    </message>
    <message>
        <source>changed at the table since</source>
        <translation>changé à la table depuis</translation>
    </message>
    <message>
        <source>both have confirmed</source>
        <translation>confirmé par les deux</translation>
    </message>
    <message>
        <source>%1 has confirmed</source>
        <translation>%1 a confirmé</translation>
    </message>
</context>
<context>
    <name>LuckPage</name>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Nothing to tell of the dice</source>
        <translation>Rien à dire des dés</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Counting every roll…</source>
        <translation>Comptage de tous les jets…</translation>
    </message>
    <message>
        <source>The band holds nine games in ten, the stroke is what to expect, the dot is what came. Fewer than thirty rolls get no verdict.</source>
        <translation>La bande couvre neuf parties sur dix, le trait est l’attendu, le point ce qui est venu. À moins de trente jets, pas de verdict.</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>inhabituel</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habituel</translation>
    </message>
    <message>
        <source>The rolls that swung most</source>
        <translation>Les jets les plus marquants</translation>
    </message>
</context>
<context>
    <name>MailCamePage</name>
    <message>
        <source>A turn file</source>
        <translation>Un fichier de tour</translation>
    </message>
    <message>
        <source>Your own copy of the battle is as it was.</source>
        <translation>Votre propre copie de la bataille est telle qu’elle était.</translation>
    </message>
    <message>
        <source>Both hands are open now. Send the file back once more, so that your opponent can look at yours as well.</source>
        <translation>Les deux mains sont maintenant révélées. Renvoyez le fichier une fois encore, pour que votre adversaire puisse aussi voir la vôtre.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Look at the field</source>
        <translation>Regarder le champ de bataille</translation>
    </message>
    <message>
        <source>Battles by e-mail</source>
        <translation>Batailles par courriel</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Prendre celle du fichier</translation>
    </message>
    <message>
        <source>Send it back</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>To the battle</source>
        <translation>Vers la bataille</translation>
    </message>
</context>
<context>
    <name>MailEndForm</name>
    <message>
        <source>Standing orders: what your troops do while %1 plays and you are not there.</source>
        <translation>Ordres permanents&#xa0;: ce que font vos troupes pendant que %1 joue sans vous.</translation>
    </message>
    <message>
        <source>Orderly withdrawal</source>
        <translation>Repli en bon ordre</translation>
    </message>
    <message>
        <source>Reaction fire</source>
        <translation>Tir de réaction</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Proposer le match nul</translation>
    </message>
    <message>
        <source>Send turn</source>
        <translation>Envoyer le tour</translation>
    </message>
    <message>
        <source>closes it; nothing of it can be changed afterwards</source>
        <translation>le clôt&#xa0;; rien ne peut plus y être changé</translation>
    </message>
</context>
<context>
    <name>MailPage</name>
    <message>
        <source>since today</source>
        <translation>depuis aujourd’hui</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>depuis hier</translation>
    </message>
    <message>
        <source>for %1 days</source>
        <translation>depuis %1 jours</translation>
    </message>
    <message>
        <source>There is no text in the clipboard. Copy the whole mail first.</source>
        <translation>Le presse-papiers ne contient pas de texte. Copiez d’abord tout le courriel.</translation>
    </message>
    <message>
        <source>By e-mail</source>
        <translation>Par courriel</translation>
    </message>
    <message>
        <source>one battle waits for you</source>
        <translation>une bataille vous attend</translation>
    </message>
    <message>
        <source>%1 battles wait for you</source>
        <translation>%1 batailles vous attendent</translation>
    </message>
    <message>
        <source>No battle by e-mail yet</source>
        <translation>Pas encore de bataille par courriel</translation>
    </message>
    <message>
        <source>One mail a turn, no server, and dice that neither of you can choose. Invite a friend, or open the file that one has sent you.</source>
        <translation>Un courriel par tour, pas de serveur, et des dés qu’aucun de vous ne peut choisir. Invitez un ami, ou ouvrez le fichier reçu d’un autre.</translation>
    </message>
    <message>
        <source>Invite a friend</source>
        <translation>Inviter un ami</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contre %1</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>The same file, byte for byte</source>
        <translation>Le même fichier, octet pour octet</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Save the other version</source>
        <translation>Enregistrer l’autre version</translation>
    </message>
    <message>
        <source>The version of a turn that does not count, as proof</source>
        <translation>La version d’un tour qui ne compte pas, comme preuve</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Inviter</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste a mail</source>
        <translation>Coller un courriel</translation>
    </message>
    <message>
        <source>Copy the whole text of the mail, then come here.</source>
        <translation>Copiez tout le texte du courriel, puis revenez ici.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Open a turn file</source>
        <translation>Ouvrir un fichier de tour</translation>
    </message>
    <message>
        <source>Delete this battle?</source>
        <translation>Supprimer cette bataille&#xa0;?</translation>
    </message>
    <message>
        <source>%1 cannot be finished without what this tablet keeps of it: the secrets of your dice and cards. There is no undo.</source>
        <translation>%1 ne peut être achevée sans ce que cette tablette en garde&#xa0;: les secrets de vos dés et de vos cartes. C’est irréversible.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer pour de bon</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1&#xa0;: supprimée.</translation>
    </message>
    <message>
        <source>%1, other version.optio-turn</source>
        <translation>%1, autre version.optio-turn</translation>
    </message>
    <message>
        <source>Turn files (*.optio-turn)</source>
        <translation>Fichiers de tour (*.optio-turn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Turn files and mails (*.optio-turn *.txt *.eml)</source>
        <translation>Fichiers de tour et courriels (*.optio-turn *.txt *.eml)</translation>
    </message>
</context>
<context>
    <name>MailSendPage</name>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contre %1</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Write a mail</source>
        <translation>Écrire un courriel</translation>
    </message>
    <message>
        <source>with the file attached</source>
        <translation>avec le fichier joint</translation>
    </message>
    <message>
        <source>Your mail program opens. Attach the saved file there if it does not have it.</source>
        <translation>Votre messagerie s’ouvre. Joignez-y le fichier enregistré s’il n’y est pas.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>by mail, or however you like</source>
        <translation>par courriel, ou comme vous voulez</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>to paste into a mail</source>
        <translation>à coller dans un courriel</translation>
    </message>
    <message>
        <source>The text is in the clipboard. Paste it into a mail.</source>
        <translation>Le texte est dans le presse-papiers. Collez-le dans un courriel.</translation>
    </message>
    <message>
        <source>Code of this battle: %1. If you and your opponent read out the same one, nobody sits between you.</source>
        <translation>Code de cette bataille&#xa0;: %1. Si vous et votre adversaire lisez le même, personne ne s’est glissé entre vous.</translation>
    </message>
    <message>
        <source>It can be sent as often as you like: it is the same file each time. None of your cards can be read from it.</source>
        <translation>Il peut être envoyé autant de fois que vous voulez&#xa0;: c’est chaque fois le même fichier. Aucune de vos cartes ne peut y être lue.</translation>
    </message>
    <message>
        <source>Battles by e-mail</source>
        <translation>Batailles par courriel</translation>
    </message>
    <message>
        <source>Save the turn</source>
        <translation>Enregistrer le tour</translation>
    </message>
    <message>
        <source>Turn files (*.optio-turn)</source>
        <translation>Fichiers de tour (*.optio-turn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved. Attach it to a mail.</source>
        <translation>Enregistré. Joignez-le à un courriel.</translation>
    </message>
    <message>
        <source>Play at one table</source>
        <translation>Jouer à une même table</translation>
    </message>
    <message>
        <source>from tablet to tablet, without mail</source>
        <translation>d’une tablette à l’autre, sans courriel</translation>
    </message>
</context>
<context>
    <name>MailSetUpPage</name>
    <message>
        <source>An invitation</source>
        <translation>Une invitation</translation>
    </message>
    <message>
        <source>Armies and options</source>
        <translation>Armées et options</translation>
    </message>
    <message>
        <source>%1 invites you</source>
        <translation>%1 vous invite</translation>
    </message>
    <message>
        <source>up to %1 points</source>
        <translation>jusqu’à %1 points</translation>
    </message>
    <message>
        <source>terrain: %1</source>
        <translation>terrain&#xa0;: %1</translation>
    </message>
    <message>
        <source>no terrain</source>
        <translation>sans terrain</translation>
    </message>
    <message>
        <source>extra cards: %1</source>
        <translation>cartes en plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your army</source>
        <translation>Votre armée</translation>
    </message>
    <message>
        <source>Army of %1</source>
        <translation>Armée de %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>%1, Initiative %2, Command %3</source>
        <translation>%1, initiative %2, commandement %3</translation>
    </message>
    <message>
        <source>%1 units; rout level %2 %</source>
        <translation>%1 unités&#xa0;; seuil de déroute %2&#xa0;%</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>clan value %1</source>
        <translation>valeur de clan %1</translation>
    </message>
    <message>
        <source>Special rules: %1</source>
        <translation>Règles spéciales&#xa0;: %1</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>All as usual.</source>
        <translation>Tout comme d’habitude.</translation>
    </message>
    <message>
        <source>One is not as usual:</source>
        <translation>Une n’est pas comme d’habitude&#xa0;:</translation>
    </message>
    <message>
        <source>%1 are not as usual:</source>
        <translation>%1 ne sont pas comme d’habitude&#xa0;:</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (changée)</translation>
    </message>
    <message>
        <source>Only those that are changed</source>
        <translation>Seulement les options modifiées</translation>
    </message>
    <message>
        <source>All options</source>
        <translation>Toutes les options</translation>
    </message>
    <message>
        <source>Your name, as %1 will read it</source>
        <translation>Votre nom, tel que %1 le lira</translation>
    </message>
    <message>
        <source>If you do not want this battle, close the page: nothing is sent. You can write back, or invite in your turn.</source>
        <translation>Si vous ne voulez pas de cette bataille, fermez la page&#xa0;: rien n’est envoyé. Vous pouvez répondre, ou inviter à votre tour.</translation>
    </message>
    <message>
        <source>To accept, give your name: it is the last thing on this page.</source>
        <translation>Pour accepter, donnez votre nom&#xa0;: c’est la dernière chose de cette page.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
</context>
<context>
    <name>MailSure</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>MailTablePage</name>
    <message>
        <source>Play at one table</source>
        <translation>Jouer à une même table</translation>
    </message>
    <message>
        <source>%1 is at the table</source>
        <translation>%1 est à la table</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Votre adversaire</translation>
    </message>
    <message>
        <source>Each of you plays on your own tablet. Neither tablet holds the other&apos;s hand or deck, and neither can choose the dice.</source>
        <translation>Chacun joue sur sa propre tablette. Aucune des deux ne connaît la main ou la pioche de l’autre, et aucune ne peut choisir les dés.</translation>
    </message>
    <message>
        <source>The link is in the clipboard. Whoever has it can take that seat.</source>
        <translation>Le lien est dans le presse-papiers. Qui l’a peut prendre cette place.</translation>
    </message>
    <message>
        <source>What you do is shown on the other tablet act by act, and a finished turn goes there by itself. If one of you has to leave, the battle goes on by e-mail.</source>
        <translation>Ce que vous faites s’affiche sur l’autre tablette acte par acte, et un tour terminé y part tout seul. Si l’un de vous doit partir, la bataille continue par courriel.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Ne plus partager</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>sharing goes on</source>
        <translation>le partage continue</translation>
    </message>
    <message>
        <source>Start sharing</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>QR code for %1; press to go back</source>
        <translation>Code QR de %1&#xa0;; appuyez pour revenir</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Optio</source>
        <translation>Optio</translation>
    </message>
    <message>
        <source>The file opens as soon as this is done.</source>
        <translation>Le fichier s’ouvrira dès que ceci sera terminé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Demander l’annulation</translation>
    </message>
</context>
<context>
    <name>MeanwhileBand</name>
    <message>
        <source>Meanwhile: %1 Look at what is marked.</source>
        <translation>Entre-temps&#xa0;: %1 Regardez ce qui est marqué.</translation>
    </message>
    <message>
        <source>Meanwhile: %1</source>
        <translation>Entre-temps&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>NameDice</name>
    <message>
        <source>Give your dice a name, and Record shows over all games how they roll. Leave it empty for dice without one.</source>
        <translation>Donnez un nom à vos dés, et le palmarès montre sur toutes les parties comment ils tombent. Laissez vide pour des dés sans nom.</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Ces dés</translation>
    </message>
    <message>
        <source>Dice of %1</source>
        <translation>Dés de %1</translation>
    </message>
    <message>
        <source>e.g. red d6</source>
        <translation>p. ex. d6 rouge</translation>
    </message>
    <message>
        <source>Keep these names</source>
        <translation>Garder ces noms</translation>
    </message>
</context>
<context>
    <name>NameForm</name>
    <message>
        <source>Name of the army</source>
        <translation>Nom de l’armée</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
</context>
<context>
    <name>NamePlayers</name>
    <message>
        <source>Who played %1?</source>
        <translation>Qui a joué %1&#xa0;?</translation>
    </message>
    <message>
        <source>Keep these names</source>
        <translation>Garder ces noms</translation>
    </message>
</context>
<context>
    <name>NamingSheet</name>
    <message>
        <source>Your dice</source>
        <translation>Vos dés</translation>
    </message>
</context>
<context>
    <name>NewBattlePage</name>
    <message>
        <source>Your army, which begins</source>
        <translation>Votre armée, qui commence</translation>
    </message>
    <message>
        <source>Your opponent&apos;s army</source>
        <translation>L’armée de votre adversaire</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Your army</source>
        <translation>Votre armée</translation>
    </message>
    <message>
        <source>The computer&apos;s army</source>
        <translation>L’armée de l’ordinateur</translation>
    </message>
    <message>
        <source>none in this period</source>
        <translation>aucune dans cette période</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>nothing ticked yet</source>
        <translation>rien n’est encore coché</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>comme d’habitude</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 changées</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Nouvelle bataille</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Two players here</source>
        <translation>Deux joueurs ici</translation>
    </message>
    <message>
        <source>By e-mail</source>
        <translation>Par courriel</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>You play the other side.</source>
        <translation>Vous jouez l’autre camp.</translation>
    </message>
    <message>
        <source>Your name, as your opponent will read it</source>
        <translation>Votre nom, tel que votre adversaire le lira</translation>
    </message>
    <message>
        <source>Title of the battle</source>
        <translation>Titre de la bataille</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Deck extras</source>
        <translation>Cartes en plus</translation>
    </message>
    <message>
        <source>Added to both decks, the same for each side.</source>
        <translation>Ajoutées aux deux pioches, les mêmes pour chaque camp.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Your opponent should know who invites: give your name above.</source>
        <translation>Votre adversaire doit savoir qui invite&#xa0;: donnez votre nom ci-dessus.</translation>
    </message>
    <message>
        <source>Make the invitation</source>
        <translation>Créer l’invitation</translation>
    </message>
    <message>
        <source>Start the battle</source>
        <translation>Commencer la bataille</translation>
    </message>
</context>
<context>
    <name>NewBattleSide</name>
    <message>
        <source>Unknown enemy</source>
        <translation>Ennemi inconnu</translation>
    </message>
    <message>
        <source>The dice choose the army when the battle begins.</source>
        <translation>Les dés choisissent l’armée au début de la bataille.</translation>
    </message>
    <message>
        <source>Random enemy</source>
        <translation>Ennemi au hasard</translation>
    </message>
    <message>
        <source>Initiative %1, Command %2</source>
        <translation>Initiative %1, commandement %2</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 unités</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Rout level</source>
        <translation>Seuil de déroute</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habituel</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Rout level of %1</source>
        <translation>Seuil de déroute de %1</translation>
    </message>
    <message>
        <source>Beaten at %1 of %2 rout points</source>
        <translation>Battue à %1 points de déroute sur %2</translation>
    </message>
    <message>
        <source>No rout level: never beaten by points</source>
        <translation>Pas de seuil de déroute&#xa0;: jamais battue aux points</translation>
    </message>
    <message>
        <source>It uses the same rout level as your army.</source>
        <translation>Elle a le même seuil de déroute que votre armée.</translation>
    </message>
    <message>
        <source>About this army</source>
        <translation>À propos de cette armée</translation>
    </message>
</context>
<context>
    <name>NewCampaignPage</name>
    <message>
        <source>A campaign needs two armies.</source>
        <translation>Une campagne demande deux armées.</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Nouvelle campagne</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Nom de la campagne</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Points are those of a campaign army: its units, and its leaders beyond the first.</source>
        <translation>Les points sont ceux d’une armée de campagne&#xa0;: ses unités, et ses chefs au-delà du premier.</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Première armée</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Seconde armée</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>NewEventPage</name>
    <message>
        <source>New event</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Nom du tournoi</translation>
    </message>
    <message>
        <source>Club day, %1</source>
        <translation>Journée du club, %1</translation>
    </message>
    <message>
        <source>Where (may stay empty)</source>
        <translation>Lieu (peut rester vide)</translation>
    </message>
    <message>
        <source>How rounds are drawn</source>
        <translation>Tirage des rondes</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>Minutes par ronde</translation>
    </message>
    <message>
        <source>Standings count each result at once, not only full rounds</source>
        <translation>Le classement compte chaque résultat aussitôt, pas seulement les rondes complètes</translation>
    </message>
    <message>
        <source>No scoring schemes are installed.</source>
        <translation>Aucun barème n’est installé.</translation>
    </message>
    <message>
        <source>Begin the event</source>
        <translation>Commencer le tournoi</translation>
    </message>
    <message>
        <source>Teams meet, board by board</source>
        <translation>Par équipes, table contre table</translation>
    </message>
    <message>
        <source>Boards by lot, not in the order of the players</source>
        <translation>Tables tirées au sort, pas dans l’ordre des joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>N’importe lesquelles</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>In the app</source>
        <translation>Dans l’application</translation>
    </message>
    <message>
        <source>Beside your table</source>
        <translation>À côté de votre table</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Première armée</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Seconde armée</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>NewPlayerForm</name>
    <message>
        <source>Add the player</source>
        <translation>Ajouter le joueur</translation>
    </message>
</context>
<context>
    <name>NewTerrain</name>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>The dice choose one of the kinds you tick. Terrain that an army brings is always there.</source>
        <translation>Les dés choisissent l’un des types cochés. Le terrain qu’une armée apporte est toujours là.</translation>
    </message>
    <message>
        <source>Open ground, but for the terrain that an army brings: that is always there.</source>
        <translation>Terrain dégagé, sauf celui qu’une armée apporte&#xa0;: il est toujours là.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>%1 gains</source>
        <translation>%1&#xa0;: avantage</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1&#xa0;: détruit</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>OddsBar</name>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Odds: %1</source>
        <translation>Probabilités&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tap to add them up.</source>
        <translation>Touchez pour les additionner.</translation>
    </message>
</context>
<context>
    <name>OddsLegend</name>
    <message>
        <source>defender prevails</source>
        <translation>le défenseur l’emporte</translation>
    </message>
    <message>
        <source>attacker prevails</source>
        <translation>l’attaquant l’emporte</translation>
    </message>
    <message>
        <source>The numbers: how often the attacker prevails, in 100.</source>
        <translation>Les nombres&#xa0;: combien de fois sur 100 l’attaquant l’emporte.</translation>
    </message>
</context>
<context>
    <name>OddsMap</name>
    <message>
        <source>Map of odds</source>
        <translation>Carte des probabilités</translation>
    </message>
    <message>
        <source>%1 attack %2: %3 per cent</source>
        <translation>%1 contre %2&#xa0;: %3 pour cent</translation>
    </message>
    <message>
        <source>attacker ▾
defender ▸</source>
        <translation>attaquant ▾
défenseur ▸</translation>
    </message>
    <message>
        <source>Who does best against %1?</source>
        <translation>Qui réussit le mieux contre %1&#xa0;?</translation>
    </message>
</context>
<context>
    <name>OddsPage</name>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Swap attackers and defenders</source>
        <translation>Échanger attaquants et défenseurs</translation>
    </message>
    <message>
        <source>Save as a table (CSV)</source>
        <translation>Enregistrer en tableau (CSV)</translation>
    </message>
    <message>
        <source>Save as a chart to print (PDF)</source>
        <translation>Enregistrer en planche à imprimer (PDF)</translation>
    </message>
    <message>
        <source>Rule set, situation and armies</source>
        <translation>Règles, situation et armées</translation>
    </message>
    <message>
        <source>Situation: as usual</source>
        <translation>Situation&#xa0;: habituelle</translation>
    </message>
    <message>
        <source>Situation: one change</source>
        <translation>Situation&#xa0;: un changement</translation>
    </message>
    <message>
        <source>Situation: %1 changes</source>
        <translation>Situation&#xa0;: %1 changements</translation>
    </message>
    <message>
        <source>%1; press to take it back</source>
        <translation>%1&#xa0;; appuyez pour le retirer</translation>
    </message>
    <message>
        <source>No rule set with a map of odds</source>
        <translation>Pas de règles avec une carte des probabilités</translation>
    </message>
    <message>
        <source>House rules may be faulty; see Settings.</source>
        <translation>Des règles maison sont peut-être erronées&#xa0;; voir Réglages.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Best against %1</source>
        <translation>Les meilleurs contre %1</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Asked of %1 against %2; the whole map follows, wherever it applies.</source>
        <translation>Demandé pour %1 contre %2&#xa0;; toute la carte suit, partout où cela s’applique.</translation>
    </message>
    <message>
        <source>Everything as usual</source>
        <translation>Tout comme d’habitude</translation>
    </message>
    <message>
        <source>Attacker: %1</source>
        <translation>Attaquant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Defender: %1</source>
        <translation>Défenseur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Attaquants</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Défenseurs</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
</context>
<context>
    <name>OddsPair</name>
    <message>
        <source>Open this ruling in the game</source>
        <translation>Ouvrir cette action dans la partie</translation>
    </message>
    <message>
        <source>Roll this ruling</source>
        <translation>Lancer les dés pour cette action</translation>
    </message>
    <message>
        <source>The attacker&apos;s sum</source>
        <translation>Le total de l’attaquant</translation>
    </message>
    <message>
        <source>The defender&apos;s sum</source>
        <translation>Le total du défenseur</translation>
    </message>
    <message>
        <source>%1: %2, rule %3</source>
        <translation>%1&#xa0;: %2, règle %3</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Ce qui changerait la donne</translation>
    </message>
    <message>
        <source>How often %1 prevail</source>
        <translation>%1&#xa0;: probabilité de l’emporter</translation>
    </message>
    <message>
        <source>%1: %2; press to apply it</source>
        <translation>%1&#xa0;: %2&#xa0;; appuyez pour l’appliquer</translation>
    </message>
    <message>
        <source>attacker: %1</source>
        <translation>attaquant&#xa0;: %1</translation>
    </message>
    <message>
        <source>defender: %1</source>
        <translation>défenseur&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Back to the map.</source>
        <translation>Retour à la carte.</translation>
    </message>
    <message>
        <source>Lets the panel down.</source>
        <translation>Abaisse le panneau.</translation>
    </message>
    <message>
        <source>Pulls the panel up.</source>
        <translation>Relève le panneau.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>OddsSaver</name>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Odds, %1.pdf</source>
        <translation>Probabilités, %1.pdf</translation>
    </message>
    <message>
        <source>Odds, %1.csv</source>
        <translation>Probabilités, %1.csv</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The pages are saved.</source>
        <translation>Les pages sont enregistrées.</translation>
    </message>
    <message>
        <source>The table is saved.</source>
        <translation>Le tableau est enregistré.</translation>
    </message>
</context>
<context>
    <name>OddsTrial</name>
    <message>
        <source>Tap a die to enter your own roll, or let the app roll. Nothing of this is written into a game.</source>
        <translation>Touchez un dé pour saisir votre jet, ou laissez l’application lancer. Rien de ceci n’est inscrit dans une partie.</translation>
    </message>
    <message>
        <source>Nothing of this is written into a game.</source>
        <translation>Rien de ceci n’est inscrit dans une partie.</translation>
    </message>
    <message>
        <source>Rule with these dice</source>
        <translation>Résoudre avec ces dés</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Not by e-mail: %1.</source>
        <translation>Pas par courriel&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Needs “%1”.</source>
        <translation>Demande «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>OptionTopics</name>
    <message>
        <source>These are chosen before a battle only.</source>
        <translation>Elles se choisissent seulement avant une bataille.</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Valeurs d’origine</translation>
    </message>
</context>
<context>
    <name>PartedPage</name>
    <message>
        <source>Two games that parted</source>
        <translation>Deux parties qui se sont séparées</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Rien à comparer</translation>
    </message>
    <message>
        <source>This game has not parted from another one.</source>
        <translation>Cette partie ne s’est séparée d’aucune autre.</translation>
    </message>
    <message>
        <source>The same up to entry %1</source>
        <translation>Identiques jusqu’à l’entrée %1</translation>
    </message>
    <message>
        <source>They part at the first entry</source>
        <translation>Elles se séparent dès la première entrée</translation>
    </message>
    <message>
        <source>Neither is lost. Choose together which one goes on; the other stays among your games.</source>
        <translation>Aucune n’est perdue. Choisissez ensemble laquelle continue&#xa0;; l’autre reste parmi vos parties.</translation>
    </message>
    <message>
        <source>As %1 kept it</source>
        <translation>Telle que %1 l’a tenue</translation>
    </message>
    <message>
        <source>As the other tablet keeps it</source>
        <translation>Telle que l’autre tablette la tient</translation>
    </message>
    <message>
        <source>As this tablet kept it</source>
        <translation>Telle que cette tablette l’a tenue</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>ouverte</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with this one</source>
        <translation>Continuer avec celle-ci</translation>
    </message>
    <message>
        <source>Go on with the game: %1</source>
        <translation>Continuer avec la partie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PdfPages</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>PhaseList</name>
    <message>
        <source>, done</source>
        <translation>, terminée</translation>
    </message>
    <message>
        <source>, now</source>
        <translation>, maintenant</translation>
    </message>
    <message>
        <source>Settled on the way: %1</source>
        <translation>Réglé en chemin&#xa0;: %1</translation>
    </message>
    <message>
        <source>This phase begins with the first of its rulings.</source>
        <translation>Cette phase commence avec sa première action.</translation>
    </message>
    <message>
        <source>Skip to %1</source>
        <translation>Passer à %1</translation>
    </message>
    <message>
        <source>Go as far as that</source>
        <translation>Aller jusque-là</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <translation>Encore ouvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>On the way this ends: %1.</source>
        <translation>Se terminent en chemin&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>PhaseStrip</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Phase %1 of %2: %3</source>
        <translation>Phase %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, terminée</translation>
    </message>
    <message>
        <source>Shows what belongs to this phase</source>
        <translation>Montre ce qui relève de cette phase</translation>
    </message>
</context>
<context>
    <name>PickRow</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Takes all or none</source>
        <translation>Tout prendre ou rien</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
</context>
<context>
    <name>PicksPicker</name>
    <message>
        <source>Folds the list away</source>
        <translation>Replie la liste</translation>
    </message>
    <message>
        <source>Shows the list</source>
        <translation>Montre la liste</translation>
    </message>
    <message>
        <source>No units can be chosen now.</source>
        <translation>Aucune unité ne peut être choisie pour le moment.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Tap those who take part.</source>
        <translation>Touchez toutes les unités participantes.</translation>
    </message>
    <message>
        <source>change</source>
        <translation>changer</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>Toutes&#xa0;: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None: %1</source>
        <translation>Aucune&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PlanCard</name>
    <message>
        <source>%1 came by the %2 edge</source>
        <translation>%1&#xa0;: arrivée par le bord %2</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Plan of the table, north at the top</source>
        <translation>Plan de la table, nord en haut</translation>
    </message>
    <message>
        <source>; %1 in the %2</source>
        <translation>&#xa0;; %1 côté %2</translation>
    </message>
    <message>
        <source>not on the plan</source>
        <translation>pas sur le plan</translation>
    </message>
    <message>
        <source>No terrain yet.</source>
        <translation>Pas encore de terrain.</translation>
    </message>
</context>
<context>
    <name>PlanFollows</name>
    <message>
        <source>What may follow; switched on, it is in the plan:</source>
        <translation>Ce qui peut suivre&#xa0;; activé, c’est dans le plan&#xa0;:</translation>
    </message>
</context>
<context>
    <name>PlanModel</name>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>for certain</source>
        <translation>à coup sûr</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>What if?</source>
        <translation>Et si&#xa0;?</translation>
    </message>
    <message>
        <source>Empty the plan</source>
        <translation>Vider le plan</translation>
    </message>
    <message>
        <source>Open the form of a fight in the game, answer what it asks, and tap + in its head instead of rolling. Nothing you plan is written into the game.</source>
        <translation>Ouvrez dans la partie le formulaire d’un combat, répondez à ses questions et touchez + en haut au lieu de lancer les dés. Rien de ce que vous planifiez n’est inscrit dans la partie.</translation>
    </message>
    <message>
        <source>Fight it earlier</source>
        <translation>Le livrer plus tôt</translation>
    </message>
    <message>
        <source>Take it out of the plan</source>
        <translation>Le retirer du plan</translation>
    </message>
    <message>
        <source>Due in this phase</source>
        <translation>À faire dans cette phase</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Calcul…</translation>
    </message>
    <message>
        <source>The odds of all planned fights together stand here.</source>
        <translation>Les probabilités de tous les combats planifiés ensemble s’affichent ici.</translation>
    </message>
</context>
<context>
    <name>PlayerFields</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Army, a list of the library</source>
        <translation>Armée, de la bibliothèque</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Close the library</source>
        <translation>Fermer la bibliothèque</translation>
    </message>
    <message>
        <source>An army of the library…</source>
        <translation>Une armée de la bibliothèque…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Choose the rules…</source>
        <translation>Choisir les règles…</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Elements in the army (0: not known)</source>
        <translation>Éléments de l’armée (0&#xa0;: inconnu)</translation>
    </message>
    <message>
        <source>Elements in the army</source>
        <translation>Éléments de l’armée</translation>
    </message>
    <message>
        <source>Table it needs (0: any)</source>
        <translation>Table nécessaire (0&#xa0;: n’importe laquelle)</translation>
    </message>
    <message>
        <source>Table it needs</source>
        <translation>Table nécessaire</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Drops out after round %1</source>
        <translation>Abandonne après la ronde %1</translation>
    </message>
    <message>
        <source>Does not take part</source>
        <translation>Ne participe pas</translation>
    </message>
    <message>
        <source>Plays again</source>
        <translation>Rejoue</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Place %1, %2 points</source>
        <translation>Place %1, %2 points</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Ronde %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PlayersList</name>
    <message>
        <source>Players, one a line</source>
        <translation>Joueurs, un par ligne</translation>
    </message>
    <message>
        <source>Gus M., Classical Indian, Mill Lane
Nora C., Gallic</source>
        <translation>Gus M., Indiens classiques, Mill Lane
Nora C., Gaulois</translation>
    </message>
    <message>
        <source>Add all of them</source>
        <translation>Les ajouter tous</translation>
    </message>
    <message>
        <source>One player a line: name, army, club, and a team where teams meet. All but the name may be missing; a table copied from a spreadsheet will do.</source>
        <translation>Un joueur par ligne&#xa0;: nom, armée, club, et l’équipe s’il y en a. Seul le nom est nécessaire&#xa0;; un tableau copié d’un tableur convient.</translation>
    </message>
</context>
<context>
    <name>PoolDots</name>
    <message>
        <source>%1: %2 left</source>
        <translation>%1&#xa0;: reste %2</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, sur %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 left</source>
        <translation>%1&#xa0;: reste %2 sur %3</translation>
    </message>
</context>
<context>
    <name>PreviewCard</name>
    <message>
        <source>What this would do</source>
        <translation>Ce que cela ferait</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Print as it stands now</source>
        <translation>Imprimer la situation actuelle</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Nothing to print</source>
        <translation>Rien à imprimer</translation>
    </message>
    <message>
        <source>There is no game to print. Open one, then come back here.</source>
        <translation>Il n’y a pas de partie à imprimer. Ouvrez-en une, puis revenez ici.</translation>
    </message>
    <message>
        <source>This army cannot be printed. Look in the library whether it is still there.</source>
        <translation>Cette armée ne peut pas être imprimée. Vérifiez dans la bibliothèque si elle y est encore.</translation>
    </message>
    <message>
        <source>%1, show large</source>
        <translation>%1, agrandir</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Feuille d’armée</translation>
    </message>
    <message>
        <source>Game sheet</source>
        <translation>Feuille de jeu</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Whose sheet</source>
        <translation>Pour quel camp</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Quick reference on the back</source>
        <translation>Aide-mémoire au dos</translation>
    </message>
    <message>
        <source>Print on both sides of the paper, turned over its long edge.</source>
        <translation>Imprimez recto verso, en retournant sur le grand côté.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open to print</source>
        <translation>Ouvrir pour imprimer</translation>
    </message>
    <message>
        <source>The pages are open, ready to print.</source>
        <translation>Les pages sont ouvertes, prêtes à imprimer.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Show all pages</source>
        <translation>Montrer toutes les pages</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The pages are saved.</source>
        <translation>Les pages sont enregistrées.</translation>
    </message>
</context>
<context>
    <name>PrivatePage</name>
    <message>
        <source>%1: your eyes only</source>
        <translation>%1&#xa0;: pour vos yeux seulement</translation>
    </message>
    <message>
        <source>There is nothing to see or to do here now.</source>
        <translation>Il n’y a rien à voir ni à faire ici pour le moment.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Hides this page</source>
        <translation>Cache cette page</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Utilisées récemment</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>breaks at %1</source>
        <translation>rupture à %1</translation>
    </message>
    <message>
        <source>Unknown troops</source>
        <translation>Troupes inconnues</translation>
    </message>
</context>
<context>
    <name>QuestionColumn</name>
    <message>
        <source>Hide those that change nothing here</source>
        <translation>Cacher ce qui ne change rien ici</translation>
    </message>
    <message numerus="yes">
        <source>%n more that change nothing here</source>
        <translation>
            <numerusform>%n de plus qui ne change rien ici</numerusform>
            <numerusform>%n de plus qui ne changent rien ici</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionRow</name>
    <message>
        <source>no change here</source>
        <translation>ne change rien ici</translation>
    </message>
    <message>
        <source>New: tap once you have looked at it</source>
        <translation>Nouveau&#xa0;: touchez après avoir regardé</translation>
    </message>
    <message>
        <source>Check again: tap once you have looked at it</source>
        <translation>À revoir&#xa0;: touchez après avoir regardé</translation>
    </message>
    <message>
        <source>New: %1; press once you have looked at it</source>
        <translation>Nouveau&#xa0;: %1&#xa0;; pressez après avoir regardé</translation>
    </message>
    <message>
        <source>Check again: %1; press once you have looked at it</source>
        <translation>À revoir&#xa0;: %1&#xa0;; pressez après avoir regardé</translation>
    </message>
</context>
<context>
    <name>ReadingCard</name>
    <message>
        <source>This is your copy of the game, as far as it was told. Meanwhile:</source>
        <translation>Voici votre copie de la partie, telle qu’elle vous a été transmise. En attendant&#xa0;:</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>This is the game up to where it was handed over. Meanwhile:</source>
        <translation>Voici la partie jusqu’au moment où elle a été confiée. En attendant&#xa0;:</translation>
    </message>
    <message>
        <source>You watch this game; its players act. Meanwhile:</source>
        <translation>Vous regardez cette partie&#xa0;; ses joueurs agissent. En attendant&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ReadyBattles</name>
    <message>
        <source>Ready-made battles</source>
        <translation>Batailles prêtes à jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n battles, one after another</source>
        <translation>
            <numerusform>%n bataille</numerusform>
            <numerusform>%n batailles, l’une après l’autre</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 gagnées sur %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>More ready-made battles</source>
        <translation>Autres batailles prêtes à jouer</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Record</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>reading the games…</source>
        <translation>lecture des parties…</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>Save these games as a table (CSV)</source>
        <translation>Enregistrer ces parties en tableau (CSV)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Find: player, army, rule set, result</source>
        <translation>Chercher&#xa0;: joueur, armée, règles, résultat</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Whose record</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>Everybody&apos;s games</source>
        <translation>Parties de tous</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Parties de %1</translation>
    </message>
    <message>
        <source>Told by</source>
        <translation>Selon</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Nobody is named yet. Tap a game under Games to say who played it.</source>
        <translation>Personne n’est encore nommé. Touchez une partie sous Parties pour dire qui l’a jouée.</translation>
    </message>
    <message>
        <source>No game fits these filters.</source>
        <translation>Aucune partie ne correspond à ces filtres.</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>la plus longue</translation>
    </message>
    <message>
        <source>closest</source>
        <translation>la plus serrée</translation>
    </message>
    <message>
        <source>Show more games</source>
        <translation>Montrer plus de parties</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Pas encore de parties</translation>
    </message>
    <message>
        <source>Every game you play or import stands here, with its result and who played it.</source>
        <translation>Chaque partie que vous jouez ou importez figure ici, avec son résultat et ses joueurs.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Save the games</source>
        <translation>Enregistrer les parties</translation>
    </message>
    <message>
        <source>Record.csv</source>
        <translation>Palmarès.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The table is saved.</source>
        <translation>Le tableau est enregistré.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The moment is copied as text.</source>
        <translation>Le moment est copié en texte.</translation>
    </message>
    <message>
        <source>Moments of the battle</source>
        <translation>Moments de la bataille</translation>
    </message>
    <message>
        <source>%1, %2 of %3: %4</source>
        <translation>%1, %2 sur %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>One act back</source>
        <translation>Une action en arrière</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>One act on</source>
        <translation>Une action en avant</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message>
        <source>Go to a turn</source>
        <translation>Aller à un tour</translation>
    </message>
    <message>
        <source>Copy this moment as text</source>
        <translation>Copier ce moment en texte</translation>
    </message>
    <message>
        <source>Save this moment as a picture</source>
        <translation>Enregistrer ce moment en image</translation>
    </message>
    <message>
        <source>Moment %1 of %2, %3</source>
        <translation>Moment %1 sur %2, %3</translation>
    </message>
    <message>
        <source>Share this moment</source>
        <translation>Partager ce moment</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>%1.png</source>
        <translation>%1.png</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>L’image est enregistrée.</translation>
    </message>
    <message>
        <source>Copy it as text</source>
        <translation>Le copier en texte</translation>
    </message>
    <message>
        <source>Save it as a picture</source>
        <translation>L’enregistrer en image</translation>
    </message>
    <message>
        <source>from act %1</source>
        <translation>à partir de l’action %1</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>photograph</source>
        <translation>photo</translation>
    </message>
    <message>
        <source>%1, breaking point %2</source>
        <translation>%1, point de rupture %2</translation>
    </message>
    <message>
        <source>Victory for %1 over %2</source>
        <translation>Victoire de %1 sur %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>rolled by the app</source>
        <translation>lancés par l’application</translation>
    </message>
    <message>
        <source>typed in</source>
        <translation>saisis</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Battle report</source>
        <translation>Rapport de bataille</translation>
    </message>
    <message>
        <source>What it tells</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Dice and reasons</source>
        <translation>Dés et raisons</translation>
    </message>
    <message>
        <source>Moves, orders and steps without dice</source>
        <translation>Mouvements, ordres et étapes sans dés</translation>
    </message>
    <message>
        <source>What was taken back or voided</source>
        <translation>Ce qui a été annulé ou invalidé</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>The game itself, so that Optio can open the page</source>
        <translation>La partie elle-même, pour qu’Optio puisse ouvrir la page</translation>
    </message>
    <message>
        <source>Change them for the report or empty them to leave them out. The journal keeps them as they were written.</source>
        <translation>Modifiez-les pour le rapport, ou videz-les pour les omettre. Le journal les garde telles qu’elles ont été écrites.</translation>
    </message>
    <message>
        <source>Photographs</source>
        <translation>Photos</translation>
    </message>
    <message>
        <source>They are made smaller and kept with the game, and the report holds them whole.</source>
        <translation>Elles sont réduites et gardées avec la partie, et le rapport les contient en entier.</translation>
    </message>
    <message>
        <source>Photograph</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Ce qu’elle montre</translation>
    </message>
    <message>
        <source>Take this photograph out</source>
        <translation>Retirer cette photo</translation>
    </message>
    <message>
        <source>Where the next photograph stands</source>
        <translation>Où va la prochaine photo</translation>
    </message>
    <message>
        <source>Add a photograph</source>
        <translation>Ajouter une photo</translation>
    </message>
    <message>
        <source>How the report reads</source>
        <translation>Aperçu du rapport</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Enregistrer la page</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Photographs (*.jpg *.jpeg *.png)</source>
        <translation>Photos (*.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Texte brut (*.txt)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>A page for any browser (*.html)</source>
        <translation>Une page pour tout navigateur (*.html)</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>Le rapport est enregistré.</translation>
    </message>
</context>
<context>
    <name>ReportingPage</name>
    <message>
        <source>Reported as table %1</source>
        <translation>Transmise comme table %1</translation>
    </message>
    <message>
        <source>Report to the club</source>
        <translation>Transmettre au club</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>table %1</translation>
    </message>
    <message>
        <source>Open the game that is played at this table first; then open the code again, or choose Report to the club in the game&apos;s menu.</source>
        <translation>Ouvrez d’abord la partie jouée à cette table&#xa0;; rouvrez ensuite le code, ou choisissez Transmettre au club dans le menu de la partie.</translation>
    </message>
    <message>
        <source>The organiser has a code for each table. Scan this table&apos;s with the camera app, or have it sent to you, and paste it here.</source>
        <translation>L’organisateur a un code pour chaque table. Scannez celui de cette table avec l’appareil photo, ou faites-le-vous envoyer, et collez-le ici.</translation>
    </message>
    <message>
        <source>What is played here then stands on the organiser&apos;s tablet and on the wall: as watchers may see it, without hidden dice, cards or notes.</source>
        <translation>Ce qui se joue ici apparaît alors sur la tablette de l’organisateur et sur l’affichage mural&#xa0;: tel que le voient les spectateurs, sans dés, cartes ni notes cachés.</translation>
    </message>
    <message>
        <source>Stop reporting</source>
        <translation>Ne plus transmettre</translation>
    </message>
    <message>
        <source>Report this game</source>
        <translation>Transmettre cette partie</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>The organiser has a code for each table. Scan this table&apos;s, or have it sent to you and paste it here.</source>
        <translation>L’organisateur a un code pour chaque table. Scannez celui de cette table, ou faites-le-vous envoyer et collez-le ici.</translation>
    </message>
</context>
<context>
    <name>ResolverSheet</name>
    <message numerus="yes">
        <source>%n still to place</source>
        <translation>
            <numerusform>encore %n à placer</numerusform>
            <numerusform>encore %n à placer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice still to enter</source>
        <translation>
            <numerusform>encore %n dé à saisir</numerusform>
            <numerusform>encore %n dés à saisir</numerusform>
        </translation>
    </message>
    <message>
        <source>What if? Add this to the plan instead of rolling</source>
        <translation>Et si&#xa0;? Ajouter ceci au plan au lieu de lancer les dés</translation>
    </message>
    <message>
        <source>Why? · rules</source>
        <translation>Pourquoi&#xa0;? · règles</translation>
    </message>
    <message>
        <source>Tap the table where it lies.</source>
        <translation>Touchez la table là où il se trouve.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>These are your own dice.</source>
        <translation>Ce sont vos propres dés.</translation>
    </message>
    <message>
        <source>Enter the remaining dice, or the app will roll them all.</source>
        <translation>Saisissez les dés restants, ou l’application les lancera tous.</translation>
    </message>
    <message>
        <source>Tap a die to enter your roll.</source>
        <translation>Touchez un dé pour saisir votre jet.</translation>
    </message>
    <message>
        <source>ENTER YOUR DICE</source>
        <translation>SAISISSEZ VOS DÉS</translation>
    </message>
    <message>
        <source>RESOLVE</source>
        <translation>RÉSOUDRE</translation>
    </message>
    <message>
        <source>ROLL</source>
        <translation>LANCER</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation>Demander à %1</translation>
    </message>
    <message>
        <source>SENT</source>
        <translation>ENVOYÉ</translation>
    </message>
    <message numerus="yes">
        <source>%n to check again</source>
        <translation>
            <numerusform>%n à revoir</numerusform>
            <numerusform>%n à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is answering</source>
        <translation>%1 répond</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1&#xa0;: %2 ?</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 choisit</translation>
    </message>
    <message>
        <source>Only if %1 says so</source>
        <translation>Seulement si %1 le dit</translation>
    </message>
    <message>
        <source>ASK %1</source>
        <translation>DEMANDER À %1</translation>
    </message>
    <message>
        <source>%1 wants to go on</source>
        <translation>%1 veut continuer</translation>
    </message>
    <message>
        <source>Answer it here</source>
        <translation>Répondre ici</translation>
    </message>
</context>
<context>
    <name>RestorePage</name>
    <message>
        <source>Restore everything</source>
        <translation>Tout restaurer</translation>
    </message>
    <message>
        <source>What is in the backup, and what would be taken away</source>
        <translation>Ce que contient la sauvegarde, et ce qui serait perdu</translation>
    </message>
    <message>
        <source>This takes the place of all that is here now. What is here now is saved first, and can be brought back the same way; an open game is closed.</source>
        <translation>Ceci remplace tout ce qui est ici. L’état actuel est d’abord sauvegardé et peut être rétabli de la même façon&#xa0;; une partie ouverte est fermée.</translation>
    </message>
    <message>
        <source>What you would lose</source>
        <translation>Ce que vous perdriez</translation>
    </message>
    <message>
        <source>You would lose nothing</source>
        <translation>Vous ne perdriez rien</translation>
    </message>
    <message>
        <source>Missing from the backup, or different there:</source>
        <translation>Absent de la sauvegarde, ou différent dans celle-ci&#xa0;:</translation>
    </message>
    <message>
        <source>Not listed here: %1 more</source>
        <translation>Non listés ici&#xa0;: %1 de plus</translation>
    </message>
    <message>
        <source>Bring this back</source>
        <translation>Restaurer ceci</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Tout laisser tel quel</translation>
    </message>
    <message>
        <source>Restoring: %1 %</source>
        <translation>Restauration&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Reading the backup: %1 %</source>
        <translation>Lecture de la sauvegarde&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n touche</numerusform>
            <numerusform>%n touches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n dice</source>
        <translation>
            <numerusform>sur %n dé</numerusform>
            <numerusform>sur %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>This had a chance of %1.</source>
        <translation>La probabilité était de %1.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Hold a line for its rule.</source>
        <translation>Maintenez une ligne pour sa règle.</translation>
    </message>
    <message>
        <source>Change something</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>APPLY</source>
        <translation>APPLIQUER</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Demander l’annulation</translation>
    </message>
</context>
<context>
    <name>ResultForm</name>
    <message>
        <source>elements</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>generals among them</source>
        <translation>dont généraux</translation>
    </message>
    <message>
        <source>camps</source>
        <translation>camps</translation>
    </message>
    <message>
        <source>As counted</source>
        <translation>D’après le compte</translation>
    </message>
    <message>
        <source>Nobody: a draw</source>
        <translation>Personne&#xa0;: match nul</translation>
    </message>
    <message>
        <source>Say how many elements each army had.</source>
        <translation>Dites combien d’éléments avait chaque armée.</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 a détruit</translation>
    </message>
    <message>
        <source>%1 destroyed, %2</source>
        <translation>%1 a détruit, %2</translation>
    </message>
    <message>
        <source>elements in this army at the start</source>
        <translation>éléments de cette armée au début</translation>
    </message>
    <message>
        <source>Elements of %1</source>
        <translation>Éléments de %1</translation>
    </message>
    <message>
        <source>this army broke</source>
        <translation>cette armée s’est rompue</translation>
    </message>
    <message>
        <source>Short form, or the points themselves</source>
        <translation>Forme courte, ou les points eux-mêmes</translation>
    </message>
    <message>
        <source>Short form, or a score</source>
        <translation>Forme courte, ou un score</translation>
    </message>
    <message>
        <source>4G-1C or 12:8</source>
        <translation>4G-1C ou 12:8</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Qui a gagné</translation>
    </message>
    <message>
        <source>The clock ended the game</source>
        <translation>L’horloge a mis fin à la partie</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Retirer le résultat</translation>
    </message>
    <message>
        <source>Count what each destroyed, type the short form, or say who won.</source>
        <translation>Comptez ce que chacun a détruit, tapez la forme courte, ou dites qui a gagné.</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Inscrire le résultat</translation>
    </message>
    <message>
        <source>Counted here</source>
        <translation>Compté ici</translation>
    </message>
    <message>
        <source>Both players have to confirm this result.</source>
        <translation>Les deux joueurs doivent confirmer ce résultat.</translation>
    </message>
    <message>
        <source>%1 has confirmed</source>
        <translation>%1 a confirmé</translation>
    </message>
    <message>
        <source>%1 confirms</source>
        <translation>%1 confirme</translation>
    </message>
    <message>
        <source>Where the result comes from</source>
        <translation>D’où vient le résultat</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>L’inverse</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <translation>%1&#xa0;: %2. %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Both players have confirmed it at the table.</source>
        <translation>Les deux joueurs l’ont confirmé à la table.</translation>
    </message>
    <message>
        <source>%1 has confirmed it at the table.</source>
        <translation>%1 l’a confirmé à la table.</translation>
    </message>
    <message>
        <source>Both players still confirm it.</source>
        <translation>Les deux joueurs le confirment encore.</translation>
    </message>
</context>
<context>
    <name>ResultSide</name>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>RoundLine</name>
    <message>
        <source>Time is up by %1</source>
        <translation>Temps dépassé de %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Last bound: finish it, then the game is over.</source>
        <translation>Dernière manche&#xa0;: terminez-la, puis la partie est finie.</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>temps dépassé</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <translation>Confirmer le résultat</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Find a rule by its words or its number</source>
        <translation>Chercher une règle par ses mots ou son numéro</translation>
    </message>
    <message>
        <source>No rule has these words</source>
        <translation>Aucune règle ne contient ces mots</translation>
    </message>
    <message>
        <source>Try fewer words, or the number of a rule.</source>
        <translation>Essayez moins de mots, ou le numéro d’une règle.</translation>
    </message>
</context>
<context>
    <name>RulesetCard</name>
    <message>
        <source>in the app</source>
        <translation>dans l’application</translation>
    </message>
    <message>
        <source>beside your table</source>
        <translation>à côté de votre table</translation>
    </message>
</context>
<context>
    <name>ScanButton</name>
    <message>
        <source>Scan</source>
        <translation>Scanner</translation>
    </message>
</context>
<context>
    <name>ScanSheet</name>
    <message>
        <source>The camera is gone. Connect it again, or close this and paste the link.</source>
        <translation>La caméra a disparu. Rebranchez-la, ou fermez ceci et collez le lien.</translation>
    </message>
    <message>
        <source>The camera gives no picture. Another program may be using it, or you may not be allowed to. Close the other program and try again, or close this and paste the link.</source>
        <translation>La caméra ne donne pas d’image. Un autre programme l’utilise peut-être, ou vous n’y êtes pas autorisé. Fermez l’autre programme et réessayez, ou fermez ceci et collez le lien.</translation>
    </message>
    <message>
        <source>The camera is off while another window is in front.</source>
        <translation>La caméra est éteinte tant qu’une autre fenêtre est devant.</translation>
    </message>
    <message>
        <source>The camera is starting.</source>
        <translation>La caméra démarre.</translation>
    </message>
    <message>
        <source>Scan a code</source>
        <translation>Scanner un code</translation>
    </message>
    <message>
        <source>Picture of the camera</source>
        <translation>Image de la caméra</translation>
    </message>
    <message>
        <source>Stop scanning</source>
        <translation>Ne plus scanner</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Other camera</source>
        <translation>Autre caméra</translation>
    </message>
</context>
<context>
    <name>ScannedCode</name>
    <message>
        <source>This code is not whole, or of a newer Optio. Have it shown once more.</source>
        <translation>Ce code n’est pas complet, ou vient d’un Optio plus récent. Faites-le afficher de nouveau.</translation>
    </message>
    <message>
        <source>This is the code of a seat at a shared game. Home, Join a table takes it.</source>
        <translation>C’est le code d’une place à une partie partagée. Accueil, Rejoindre une table le prend.</translation>
    </message>
    <message>
        <source>This is the code of a club&apos;s server. Report to the club, in a game&apos;s menu, takes it.</source>
        <translation>C’est le code du serveur d’un club. Transmettre au club, dans le menu d’une partie, le prend.</translation>
    </message>
    <message>
        <source>This is an army. Armies, Import takes it.</source>
        <translation>C’est une armée. Armées, Importer la prend.</translation>
    </message>
    <message>
        <source>This is the address of a web page, not the club&apos;s code.</source>
        <translation>C’est l’adresse d’une page web, et non le code du club.</translation>
    </message>
    <message>
        <source>This code is not one of Optio&apos;s.</source>
        <translation>Ce code n’est pas d’Optio.</translation>
    </message>
    <message>
        <source>This is the address of a web page, and no seat. Scan the code of your seat.</source>
        <translation>C’est l’adresse d’une page web, et non une place. Scannez le code de votre place.</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>SeasonTable</name>
    <message>
        <source>Points of all events. Ratings lie between the two figures nine times in ten; &quot;new&quot; has played fewer than ten games.</source>
        <translation>Points de tous les tournois. La force se situe neuf fois sur dix entre les deux nombres&#xa0;; «&#xa0;nouveau&#xa0;» a joué moins de dix parties.</translation>
    </message>
    <message>
        <source>%1. %2: %3 points, %4 played, rating %5</source>
        <translation>%1. %2&#xa0;: %3 points, %4 parties, force %5</translation>
    </message>
    <message>
        <source>%1 played · %2 won · %3 drawn · %4 lost</source>
        <translation>%1 jouées · %2 gagnées · %3 nulles · %4 perdues</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Routed</source>
        <translation>En déroute</translation>
    </message>
    <message>
        <source>Rallied</source>
        <translation>Ralliées</translation>
    </message>
    <message>
        <source>In pursuit</source>
        <translation>En poursuite</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Éliminées</translation>
    </message>
    <message>
        <source>Rout points %1, no rout level: it cannot be routed</source>
        <translation>Points de déroute %1, sans seuil&#xa0;: elle ne peut pas être mise en déroute</translation>
    </message>
    <message>
        <source>Rout points %1 of %2 (%3 % of %4)</source>
        <translation>Points de déroute %1 sur %2 (%3&#xa0;% de %4)</translation>
    </message>
    <message>
        <source>%1, initiative %2, command %3</source>
        <translation>%1, initiative %2, commandement %3</translation>
    </message>
    <message>
        <source>Hand %1, deck %2</source>
        <translation>Main %1, pioche %2</translation>
    </message>
    <message>
        <source>Units in pursuit: %1</source>
        <translation>Unités en poursuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>The second line is empty, and no unit is lost.</source>
        <translation>La deuxième ligne est vide, et aucune unité n’est perdue.</translation>
    </message>
    <message>
        <source>%1 % %2</source>
        <translation>%1&#xa0;% %2</translation>
    </message>
</context>
<context>
    <name>SecretCard</name>
    <message>
        <source>Rule of %1</source>
        <translation>Règle de %1</translation>
    </message>
</context>
<context>
    <name>SeekCard</name>
    <message>
        <source>Compare six digits</source>
        <translation>Comparer six chiffres</translation>
    </message>
    <message>
        <source>Waiting until the digits are compared on the other tablet too.</source>
        <translation>En attente de la comparaison des chiffres sur l’autre tablette.</translation>
    </message>
    <message>
        <source>The other tablet shows digits as well. If they differ, somebody else in this network is in between: do not join then.</source>
        <translation>L’autre tablette affiche aussi des chiffres. S’ils diffèrent, quelqu’un d’autre sur ce réseau s’est interposé&#xa0;: ne rejoignez pas la table.</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Ils diffèrent</translation>
    </message>
    <message>
        <source>The same there</source>
        <translation>Les mêmes là-bas</translation>
    </message>
</context>
<context>
    <name>SeekerCard</name>
    <message>
        <source>A tablet asks to join. It calls itself %1</source>
        <translation>Une tablette demande à rejoindre la table. Elle se nomme %1</translation>
    </message>
    <message>
        <source>A tablet asks to join</source>
        <translation>Une tablette demande à rejoindre la table</translation>
    </message>
    <message>
        <source>Are the same digits on that tablet? Then choose its seat and let it in. If they differ, somebody else in this network is in between.</source>
        <translation>Les mêmes chiffres figurent-ils sur cette tablette&#xa0;? Choisissez alors sa place et admettez-la. S’ils diffèrent, quelqu’un d’autre sur ce réseau s’est interposé.</translation>
    </message>
    <message>
        <source>Its seat</source>
        <translation>Sa place</translation>
    </message>
    <message>
        <source>Do not let it in</source>
        <translation>Ne pas l’admettre</translation>
    </message>
    <message>
        <source>The same there: let it in</source>
        <translation>Les mêmes là-bas&#xa0;: admettre</translation>
    </message>
</context>
<context>
    <name>SeriesPage</name>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>pas encore finie</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 gagnées sur %2</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <translation>%1. %2, %3</translation>
    </message>
    <message>
        <source>Fight this one first</source>
        <translation>Livrer d’abord celle-ci</translation>
    </message>
    <message>
        <source>Fight it again</source>
        <translation>La livrer à nouveau</translation>
    </message>
    <message>
        <source>Clear the results</source>
        <translation>Effacer les résultats</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Next battle: %1</source>
        <translation>Bataille suivante&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ServerCode</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Code, optio:club?…</source>
        <translation>Code, optio:club?…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Bring the club&apos;s code into the frame.</source>
        <translation>Amenez le code du club dans le cadre.</translation>
    </message>
</context>
<context>
    <name>ServerSign</name>
    <message>
        <source>Club: %1</source>
        <translation>Club&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Text size, in percent</source>
        <translation>Taille du texte, en pour cent</translation>
    </message>
    <message>
        <source>No animations</source>
        <translation>Pas d’animations</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Who rolls the dice?</source>
        <translation>Qui lance les dés&#xa0;?</translation>
    </message>
    <message>
        <source>The app rolls</source>
        <translation>L’application lance</translation>
    </message>
    <message>
        <source>We roll; enter results</source>
        <translation>Nous lançons et saisissons</translation>
    </message>
    <message>
        <source>Keep the screen on while a game is open</source>
        <translation>Garder l’écran allumé tant qu’une partie est ouverte</translation>
    </message>
    <message>
        <source>Across the table: turn the far army round</source>
        <translation>Face à face&#xa0;: tourner l’armée d’en face</translation>
    </message>
    <message>
        <source>Sounds in battles played in the app</source>
        <translation>Sons des batailles jouées dans l’application</translation>
    </message>
    <message>
        <source>Loudness, in percent</source>
        <translation>Volume, en pour cent</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Optio %1. Free software under the GNU General Public License, version 3 or later. It needs no account and no network.</source>
        <translation>Optio %1. Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il ne demande ni compte ni réseau.</translation>
    </message>
    <message>
        <source>More about Optio</source>
        <translation>En savoir plus sur Optio</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>This format leaves out:</source>
        <translation>Ce format omet&#xa0;:</translation>
    </message>
    <message>
        <source>%1 bytes. The squares are small: let the code fill the screen, and hold the camera still.</source>
        <translation>%1 octets. Les carrés sont petits&#xa0;: laissez le code remplir l’écran et tenez l’appareil immobile.</translation>
    </message>
    <message>
        <source>%1 bytes.</source>
        <translation>%1 octets.</translation>
    </message>
    <message>
        <source>Scan it with any phone and paste the text into Import.</source>
        <translation>Scannez-le avec un téléphone et collez le texte dans Importer.</translation>
    </message>
    <message>
        <source>%1; the first lines are shown, and %2 more are copied and saved with them.</source>
        <translation>%1&#xa0;; les premières lignes sont affichées, %2 autres sont copiées et enregistrées avec elles.</translation>
    </message>
    <message>
        <source>The text to share</source>
        <translation>Le texte à partager</translation>
    </message>
    <message>
        <source>QR code of %1; press to fill the screen</source>
        <translation>Code QR de %1&#xa0;; appuyez pour remplir l’écran</translation>
    </message>
    <message>
        <source>No army to share</source>
        <translation>Aucune armée à partager</translation>
    </message>
    <message>
        <source>Choose one or several in the library.</source>
        <translation>Choisissez-en une ou plusieurs dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Copy its text</source>
        <translation>Copier son texte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The text is in the clipboard.</source>
        <translation>Le texte est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>QR code of %1; press to go back</source>
        <translation>Code QR de %1&#xa0;; appuyez pour revenir</translation>
    </message>
    <message>
        <source>Save the armies</source>
        <translation>Enregistrer les armées</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>none routed</source>
        <translation>aucune en déroute</translation>
    </message>
    <message>
        <source>%1 routed · %2 rallied</source>
        <translation>%1 en déroute · %2 ralliées</translation>
    </message>
    <message>
        <source>%1|%2</source>
        <translation>%1|%2</translation>
    </message>
</context>
<context>
    <name>SixDigits</name>
    <message>
        <source>Digits to compare: %1</source>
        <translation>Chiffres à comparer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SlotPicker</name>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Choose first: %1</source>
        <translation>Choisir d’abord&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose who it is</source>
        <translation>Choisissez qui</translation>
    </message>
</context>
<context>
    <name>Snackbar</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SoundPlayer</name>
    <message>
        <source>Nothing that plays sounds was found: install the package pulseaudio-utils, pipewire-bin or alsa-utils.</source>
        <translation>Rien n’a été trouvé pour jouer des sons&#xa0;: installez le paquet pulseaudio-utils, pipewire-bin ou alsa-utils.</translation>
    </message>
</context>
<context>
    <name>StandingRow</name>
    <message>
        <source>%1. %2: %3 points, %4 played</source>
        <translation>%1. %2&#xa0;: %3 points, %4 parties</translation>
    </message>
    <message>
        <source>has dropped out</source>
        <translation>a abandonné</translation>
    </message>
    <message>
        <source>left</source>
        <translation>parti</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>One less</source>
        <translation>Un de moins</translation>
    </message>
    <message>
        <source>Type a number</source>
        <translation>Saisir un nombre</translation>
    </message>
    <message>
        <source>Type a number for %1</source>
        <translation>Saisir un nombre pour %1</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Un de plus</translation>
    </message>
</context>
<context>
    <name>SumsList</name>
    <message>
        <source>What counts before the dice</source>
        <translation>Ce qui compte avant les dés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Nothing is counted before the dice.</source>
        <translation>Rien ne compte avant les dés.</translation>
    </message>
</context>
<context>
    <name>SwapForm</name>
    <message>
        <source>Tap the first of two players who change places.</source>
        <translation>Touchez le premier des deux joueurs à échanger.</translation>
    </message>
    <message>
        <source>Who changes places with %1?</source>
        <translation>Qui change de place avec %1&#xa0;?</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Exempt</translation>
    </message>
    <message>
        <source>Draw the whole round again</source>
        <translation>Refaire le tirage de toute la ronde</translation>
    </message>
</context>
<context>
    <name>TableChecks</name>
    <message>
        <source>Nobody can join? Four things to check</source>
        <translation>Personne n’arrive à rejoindre la table&#xa0;? Quatre points à vérifier</translation>
    </message>
    <message>
        <source>Cannot join? Four things to check</source>
        <translation>Impossible de rejoindre la table&#xa0;? Quatre points à vérifier</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>déplié</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>replié</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>The link of %1 is in the clipboard. Whoever has it can take that seat.</source>
        <translation>Le lien de %1 est dans le presse-papiers. Quiconque l’a peut prendre cette place.</translation>
    </message>
    <message>
        <source>Share at the table</source>
        <translation>Partager à la table</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>Which army do you play on this tablet?</source>
        <translation>Quelle armée jouez-vous sur cette tablette&#xa0;?</translation>
    </message>
    <message>
        <source>Played on this tablet</source>
        <translation>Jouée sur cette tablette</translation>
    </message>
    <message>
        <source>What the others read as your name</source>
        <translation>Votre nom, tel que les autres le lisent</translation>
    </message>
    <message>
        <source>Both players stay at this tablet. An umpire and people who watch can join from their own devices in the same network. Nothing leaves your network.</source>
        <translation>Les deux joueurs restent à cette tablette. Un arbitre et des spectateurs peuvent rejoindre la table depuis leurs appareils, sur le même réseau. Rien ne sort de votre réseau.</translation>
    </message>
    <message>
        <source>The other player, an umpire and people who watch can then join from their own tablets in the same network. This tablet keeps the game. Nothing leaves your network.</source>
        <translation>L’autre joueur, un arbitre et des spectateurs peuvent alors rejoindre la table depuis leurs tablettes, sur le même réseau. Cette tablette tient la partie. Rien ne sort de votre réseau.</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Ne plus partager</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>sharing goes on</source>
        <translation>le partage continue</translation>
    </message>
    <message>
        <source>Start sharing</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>QR code for %1; press to go back</source>
        <translation>Code QR de %1&#xa0;; appuyez pour revenir</translation>
    </message>
    <message>
        <source>people who watch in a browser</source>
        <translation>ceux qui regardent dans un navigateur</translation>
    </message>
    <message>
        <source>The address is in the clipboard.</source>
        <translation>L’adresse est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Show the wall</source>
        <translation>Afficher le tableau</translation>
    </message>
    <message>
        <source>Without a code</source>
        <translation>Sans code</translation>
    </message>
    <message>
        <source>Let a tablet ask for a seat by six digits</source>
        <translation>Laisser une tablette demander une place par six chiffres</translation>
    </message>
    <message>
        <source>On that tablet: Home, Join a table, and type %1 there. Both tablets then show six digits, and you give it a seat.</source>
        <translation>Sur cette tablette&#xa0;: Accueil, Rejoindre une table, et y saisir %1. Les deux tablettes affichent alors six chiffres, et vous lui donnez une place.</translation>
    </message>
</context>
<context>
    <name>TablePeople</name>
    <message numerus="yes">
        <source>At the table: %n joined</source>
        <translation>
            <numerusform>À la table&#xa0;: %n connecté</numerusform>
            <numerusform>À la table&#xa0;: %n connectés</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table: nobody has joined yet</source>
        <translation>À la table&#xa0;: personne pour l’instant</translation>
    </message>
    <message>
        <source>%1 · keeps the game</source>
        <translation>%1 · tient la partie</translation>
    </message>
    <message>
        <source>%1 · since %2</source>
        <translation>%1 · depuis %2</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Make keeper</source>
        <translation>Confier la partie</translation>
    </message>
    <message>
        <source>Hand the game over to %1</source>
        <translation>Confier la partie à %1</translation>
    </message>
</context>
<context>
    <name>TableSeat</name>
    <message>
        <source>QR code for %1; press to fill the screen</source>
        <translation>Code QR de %1&#xa0;; appuyez pour remplir l’écran</translation>
    </message>
    <message>
        <source>Scan this with the other player&apos;s tablet. Without a camera: copy the link, send it there, and paste it under Home, Join a table.</source>
        <translation>Scannez ceci avec la tablette de l’autre joueur. Sans appareil photo&#xa0;: copiez le lien, envoyez-le là-bas et collez-le sous «&#xa0;Rejoindre une table&#xa0;».</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the link of %1</source>
        <translation>Copier le lien de %1</translation>
    </message>
    <message>
        <source>The other device has</source>
        <translation>L’autre appareil a</translation>
    </message>
    <message>
        <source>Optio</source>
        <translation>Optio</translation>
    </message>
    <message>
        <source>A browser</source>
        <translation>Un navigateur</translation>
    </message>
    <message>
        <source>Its camera app opens this in the browser, which gets Optio from this tablet. What is said in the game is encrypted; the program on its way is not, so somebody who tampers with this network could change it.</source>
        <translation>Son appareil photo ouvre ceci dans le navigateur, qui prend Optio sur cette tablette. Ce qui se dit dans la partie est chiffré&#x202f;; le programme, en chemin, ne l’est pas&#xa0;: quelqu’un qui manipule ce réseau pourrait le modifier.</translation>
    </message>
</context>
<context>
    <name>TableSign</name>
    <message numerus="yes">
        <source>%n joined</source>
        <translation>
            <numerusform>%n connecté</numerusform>
            <numerusform>%n connectés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps</source>
        <translation>%1 la tient</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>%1 asks for your answers: %2</source>
        <translation>%1 demande vos réponses&#xa0;: %2</translation>
    </message>
    <message>
        <source>Waiting for the answers of %1</source>
        <translation>En attente des réponses de %1</translation>
    </message>
    <message>
        <source>Looking for %1&apos;s tablet. Until it answers this game can only be read.</source>
        <translation>Recherche de la tablette de %1. Avant sa réponse, cette partie ne peut qu’être lue.</translation>
    </message>
    <message>
        <source>Looking for the tablet that keeps this game. Until it answers the game can only be read.</source>
        <translation>Recherche de la tablette qui tient cette partie. Avant sa réponse, la partie ne peut qu’être lue.</translation>
    </message>
    <message>
        <source>Reading only. %1</source>
        <translation>Lecture seule. %1</translation>
    </message>
    <message>
        <source>Reading only: another tablet keeps this game.</source>
        <translation>Lecture seule&#xa0;: une autre tablette tient cette partie.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Answer it here</source>
        <translation>Répondre ici</translation>
    </message>
    <message>
        <source>Answer it there</source>
        <translation>Répondre là-bas</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Stop trying</source>
        <translation>Ne plus chercher</translation>
    </message>
    <message>
        <source>Enter a new code</source>
        <translation>Saisir un nouveau code</translation>
    </message>
    <message>
        <source>Join again</source>
        <translation>Rejoindre à nouveau</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Share again</source>
        <translation>Partager à nouveau</translation>
    </message>
    <message>
        <source>Handing the game over to %1. Nothing is done here until that tablet has it.</source>
        <translation>La partie est confiée à %1. Rien ne se fait ici tant que cette tablette ne l’a pas.</translation>
    </message>
    <message>
        <source>This game was handed over to %1.</source>
        <translation>Cette partie a été confiée à %1.</translation>
    </message>
    <message>
        <source>%1&apos;s tablet has not answered for half a minute. Optio goes on trying.</source>
        <translation>La tablette de %1 ne répond plus depuis une demi-minute. Optio continue d’essayer.</translation>
    </message>
    <message>
        <source>This game and another one here have the same beginning, and both have gone on.</source>
        <translation>Cette partie et une autre ici ont le même début, et toutes deux ont continué.</translation>
    </message>
    <message>
        <source>Carry on as keeper</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>Keep it here</source>
        <translation>La garder ici</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>A tablet asks to join this table: %1</source>
        <translation>Une tablette demande à rejoindre cette table&#xa0;: %1</translation>
    </message>
    <message>
        <source>A tablet asks to join this table</source>
        <translation>Une tablette demande à rejoindre cette table</translation>
    </message>
    <message>
        <source>Do not let it in</source>
        <translation>Ne pas l’admettre</translation>
    </message>
    <message>
        <source>Compare digits</source>
        <translation>Comparer les chiffres</translation>
    </message>
    <message>
        <source>Waiting for the answers of %1, whose tablet is not connected just now</source>
        <translation>En attente des réponses de %1, dont la tablette n’est pas connectée pour l’instant</translation>
    </message>
    <message>
        <source>This game was being shared when it was last open here. The others go on trying to come back.</source>
        <translation>Cette partie était partagée quand elle était ouverte ici pour la dernière fois. Les autres essaient toujours de revenir.</translation>
    </message>
</context>
<context>
    <name>TaleBar</name>
    <message>
        <source>What happened before</source>
        <translation>Ce qui s’est passé avant</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Rien ne s’est encore passé</translation>
    </message>
    <message>
        <source>Opens what happened.</source>
        <translation>Ouvre ce qui s’est passé.</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>étape %1 sur %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>What happened then</source>
        <translation>Ce qui s’est passé ensuite</translation>
    </message>
    <message>
        <source>Put it down</source>
        <translation>La reposer</translation>
    </message>
</context>
<context>
    <name>TeamTable</name>
    <message>
        <source>Standings of the teams</source>
        <translation>Classement des équipes</translation>
    </message>
    <message>
        <source>%1. %2: %3 points</source>
        <translation>%1. %2&#xa0;: %3 points</translation>
    </message>
    <message numerus="yes">
        <source>%n games won</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Says what it means</source>
        <translation>Explique ce que cela signifie</translation>
    </message>
</context>
<context>
    <name>TroopPicker</name>
    <message>
        <source>Added: %1 × %2</source>
        <translation>Ajouté&#xa0;: %1 × %2</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Ajouté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Find troops; “6 …” adds six</source>
        <translation>Chercher des troupes&#xa0;; «&#xa0;6 …&#xa0;» en ajoute six</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Troupes</translation>
    </message>
    <message>
        <source>No troops have these words.</source>
        <translation>Aucune troupe ne contient ces mots.</translation>
    </message>
    <message>
        <source>Tap what is to be added.</source>
        <translation>Touchez ce qui doit être ajouté.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 of %2 points, %3 over</source>
        <translation>%1 points sur %2, %3 de trop</translation>
    </message>
    <message>
        <source>%1 of %2 points, %3 left</source>
        <translation>%1 points sur %2, reste %3</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
</context>
<context>
    <name>TroopRow</name>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 pts</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>Turn: %1; nobody has joined for them yet</source>
        <translation>Tour&#xa0;: %1&#xa0;; personne ne joue encore ce camp</translation>
    </message>
    <message>
        <source>Turn: %1, on %2&apos;s tablet</source>
        <translation>Tour&#xa0;: %1, sur la tablette de %2</translation>
    </message>
    <message>
        <source>What both of you see on the table can be entered on either tablet.</source>
        <translation>Ce que vous voyez tous deux sur la table peut être saisi sur l’une ou l’autre tablette.</translation>
    </message>
</context>
<context>
    <name>UnitDelegate</name>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>elements</comment>
        <translation>
            <numerusform>%n perdu</numerusform>
            <numerusform>%n perdus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnitEditorSheet</name>
    <message>
        <source>%1 points each, %2 together</source>
        <translation>%1 points pièce, %2 en tout</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Split off one</source>
        <translation>En détacher une</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove this unit</source>
        <translation>Retirer cette unité</translation>
    </message>
</context>
<context>
    <name>UnitMarks</name>
    <message>
        <source>Says what it means</source>
        <translation>Explique ce que cela signifie</translation>
    </message>
</context>
<context>
    <name>WallTable</name>
    <message>
        <source>Table %1: %2 against %3</source>
        <translation>Table %1&#xa0;: %2 contre %3</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partie finie</translation>
    </message>
</context>
<context>
    <name>WatchArmy</name>
    <message>
        <source>%1 of %2 lost</source>
        <translation>%1 sur %2 perdus</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdu(s)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>of %1 lost</source>
        <translation>sur %1 perdus</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu(s)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>WatchBrowsers</name>
    <message>
        <source>Watch in a browser</source>
        <translation>Regarder dans un navigateur</translation>
    </message>
    <message>
        <source>Let anyone in this network watch in a browser</source>
        <translation>Laisser tout le monde sur ce réseau regarder dans un navigateur</translation>
    </message>
    <message>
        <source>Not encrypted: everyone in this network can read it. It shows only what both sides may see.</source>
        <translation>Non chiffré&#xa0;: tout le monde sur ce réseau peut le lire. On n’y voit que ce que les deux camps peuvent voir.</translation>
    </message>
    <message>
        <source>QR code of the page for watchers; press to fill the screen</source>
        <translation>Code QR de la page des spectateurs&#xa0;; appuyer pour l’agrandir</translation>
    </message>
    <message>
        <source>Nobody looks at it yet</source>
        <translation>Personne ne regarde encore</translation>
    </message>
    <message numerus="yes">
        <source>%n browser(s) watching</source>
        <translation>
            <numerusform>%n navigateur regarde</numerusform>
            <numerusform>%n navigateurs regardent</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the address of the page for watchers</source>
        <translation>Copier l’adresse de la page des spectateurs</translation>
    </message>
    <message>
        <source>Somebody without Optio can play too: choose &quot;A browser&quot; beside the code of their seat.</source>
        <translation>Même sans Optio, on peut jouer&#xa0;: choisissez «&#xa0;Un navigateur&#xa0;» près du code de la place.</translation>
    </message>
    <message>
        <source>With this on, somebody without Optio can play too: each seat then has a code for a browser.</source>
        <translation>Une fois ceci activé, on peut jouer même sans Optio&#xa0;: chaque place a alors un code pour un navigateur.</translation>
    </message>
</context>
<context>
    <name>WatchCard</name>
    <message>
        <source>About to break · %1</source>
        <translation>Au bord de la rupture · %1</translation>
    </message>
    <message>
        <source>About to break</source>
        <translation>Au bord de la rupture</translation>
    </message>
    <message>
        <source>Shows all of them</source>
        <translation>Les montre tous</translation>
    </message>
    <message>
        <source>Shows the nearest only</source>
        <translation>Ne montre que les plus proches</translation>
    </message>
</context>
<context>
    <name>WatchCurve</name>
    <message>
        <source>%1: %2 lost</source>
        <translation>%1&#xa0;: %2 perdus</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>Elements lost</source>
        <translation>Éléments perdus</translation>
    </message>
    <message>
        <source>%1: breaking point</source>
        <translation>%1&#xa0;: point de rupture</translation>
    </message>
    <message>
        <source>%1 breaks</source>
        <translation>%1 rompt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>No connection since %1</source>
        <translation>Pas de connexion depuis %1</translation>
    </message>
    <message>
        <source>%1 keeps</source>
        <translation>%1 tient la partie</translation>
    </message>
    <message>
        <source>Waiting for the game</source>
        <translation>En attente de la partie</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est finie</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 left</source>
        <translation>%1&#xa0;: %2, reste %3 sur %4</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>About to break: %1. %2</source>
        <translation>Près de rompre&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>About to break: %1</source>
        <translation>Près de rompre&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>WatchRulings</name>
    <message>
        <source>a chance under 1%</source>
        <translation>moins de 1&#xa0;% de chances</translation>
    </message>
    <message>
        <source>a chance over 99%</source>
        <translation>plus de 99&#xa0;% de chances</translation>
    </message>
    <message>
        <source>a %1% chance</source>
        <translation>%1&#xa0;% de chances</translation>
    </message>
    <message>
        <source>Last rulings</source>
        <translation>Derniers résultats</translation>
    </message>
    <message>
        <source>No dice have fallen yet</source>
        <translation>Aucun dé n’est encore tombé</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>dés %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
</context>
<context>
    <name>WatchWords</name>
    <message>
        <source>%1 of %2 lost</source>
        <translation>%1 sur %2 perdus</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdu(s)</translation>
    </message>
    <message>
        <source>About to break: %1</source>
        <translation>Près de rompre&#xa0;: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 autres</translation>
    </message>
    <message>
        <source>Last rulings</source>
        <translation>Derniers résultats</translation>
    </message>
    <message>
        <source>No dice have fallen yet</source>
        <translation>Aucun dé n’est encore tombé</translation>
    </message>
    <message>
        <source>a %1 chance</source>
        <translation>%1 de chances</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est finie</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>No connection since %1</source>
        <translation>Pas de connexion depuis %1</translation>
    </message>
    <message>
        <source>Sharing has stopped</source>
        <translation>Le partage est terminé</translation>
    </message>
    <message>
        <source>Not encrypted: anyone in this network can read this page, and somebody who tampers with the network could change it.</source>
        <translation>Non chiffré&#xa0;: tout le monde sur ce réseau peut lire cette page, et quelqu’un qui manipule le réseau pourrait la modifier.</translation>
    </message>
    <message>
        <source>%2 left: %1</source>
        <translation>%2 restants&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>WindowsDiffer</name>
    <message>
        <source>This army was deleted in another window. Your changes are kept as “%1”.</source>
        <translation>Cette armée a été supprimée dans une autre fenêtre. Vos changements sont gardés sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” was changed in another window too. Your changes are kept as “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» a aussi été modifiée dans une autre fenêtre. Vos changements sont gardés sous «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Prendre l’autre</translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>optio::AboutModel</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 × %2, scale %3, %4 dpi</source>
        <translation>%1 × %2, échelle %3, %4 dpi</translation>
    </message>
    <message>
        <source>; window %1 × %2, scale %3</source>
        <translation>&#xa0;; fenêtre %1 × %2, échelle %3</translation>
    </message>
    <message>
        <source>%1 (changes: %2)</source>
        <translation>%1 (changements&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 (faulty, left out)</source>
        <translation>%1 (erronées, laissées de côté)</translation>
    </message>
    <message>
        <source>as the system (%1)</source>
        <translation>comme le système (%1)</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>Qt %1, made for %2</source>
        <translation>Qt %1, fait pour %2</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>Système&#xa0;: %1</translation>
    </message>
    <message>
        <source>Windows by: %1, drawn by: %2</source>
        <translation>Fenêtres par&#xa0;: %1, dessin par&#xa0;: %2</translation>
    </message>
    <message>
        <source>Screen: %1</source>
        <translation>Écran&#xa0;: %1</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Text size: %1 %</source>
        <translation>Taille du texte&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Theme: %1; no animations: %2</source>
        <translation>Thème&#xa0;: %1&#xa0;; pas d’animations&#xa0;: %2</translation>
    </message>
    <message>
        <source>Rule sets: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Règles maison&#xa0;: %1</translation>
    </message>
    <message>
        <source>Last messages: none</source>
        <translation>Derniers messages&#xa0;: aucun</translation>
    </message>
    <message>
        <source>Last messages:</source>
        <translation>Derniers messages&#xa0;:</translation>
    </message>
</context>
<context>
    <name>optio::AmendModel</name>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Rien n’est encore changé.</translation>
    </message>
    <message>
        <source>The journal does not fit its rule set.</source>
        <translation>Le journal ne correspond pas à ses règles.</translation>
    </message>
    <message>
        <source>The tablet that keeps the game does not answer. Change something to ask again.</source>
        <translation>La tablette qui tient la partie ne répond pas. Modifiez quelque chose pour redemander.</translation>
    </message>
    <message>
        <source>The tablet that keeps the game is working out what follows.</source>
        <translation>La tablette qui tient la partie détermine ce qui en découle.</translation>
    </message>
</context>
<context>
    <name>optio::AppModel</name>
    <message>
        <source>House rules are left out: %1</source>
        <translation>Des règles maison sont laissées de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file on this device. Save it here first.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier de cet appareil. Enregistrez-le d’abord ici.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be found. It may have been moved, renamed or deleted.</source>
        <translation>«&#xa0;%1&#xa0;» est introuvable. Il a peut-être été déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder. Open one of the files in it.</source>
        <translation>«&#xa0;%1&#xa0;» est un dossier. Ouvrez l’un de ses fichiers.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file that can be read.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier lisible.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty.</source>
        <translation>«&#xa0;%1&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is of a kind that Optio does not know. It opens games, turns, armies, events, house rules and backups.</source>
        <translation>«&#xa0;%1&#xa0;» est d’un genre qu’Optio ne connaît pas. Il ouvre les parties, tours, armées, tournois, règles maison et sauvegardes.</translation>
    </message>
</context>
<context>
    <name>optio::BackupModel</name>
    <message>
        <source>Daily backup</source>
        <translation>Sauvegarde du jour</translation>
    </message>
    <message>
        <source>Before a restore</source>
        <translation>Avant une restauration</translation>
    </message>
    <message>
        <source>Before an update of the program</source>
        <translation>Avant une mise à jour du programme</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Sauvegardé</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Optio %1</source>
        <translation>Optio %1</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campagnes</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>Dans la corbeille</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>not in it; yours stay as they are</source>
        <translation>pas dedans&#xa0;; les vôtres restent telles quelles</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Mis de côté</translation>
    </message>
    <message>
        <source>Army that is not in the backup</source>
        <translation>Armée absente de la sauvegarde</translation>
    </message>
    <message>
        <source>Army that was changed since</source>
        <translation>Armée modifiée depuis</translation>
    </message>
    <message>
        <source>Game that is not in the backup</source>
        <translation>Partie absente de la sauvegarde</translation>
    </message>
    <message>
        <source>Game that went on since</source>
        <translation>Partie poursuivie depuis</translation>
    </message>
    <message>
        <source>Campaign that is not in the backup</source>
        <translation>Campagne absente de la sauvegarde</translation>
    </message>
    <message>
        <source>Campaign that went on since</source>
        <translation>Campagne poursuivie depuis</translation>
    </message>
    <message>
        <source>House rules that are not in the backup</source>
        <translation>Règles maison absentes de la sauvegarde</translation>
    </message>
    <message>
        <source>House rules that were changed since</source>
        <translation>Règles maison modifiées depuis</translation>
    </message>
    <message>
        <source>Last saved on %1 as %2</source>
        <translation>Dernière sauvegarde le %1 sous %2</translation>
    </message>
    <message>
        <source>Saving the backup was stopped.</source>
        <translation>La sauvegarde a été interrompue.</translation>
    </message>
    <message>
        <source>Preferences loaded</source>
        <translation>Préférences chargées</translation>
    </message>
    <message>
        <source>The backup is brought back</source>
        <translation>La sauvegarde est restaurée</translation>
    </message>
    <message>
        <source>A backup is being brought back; wait until that is done.</source>
        <translation>Une sauvegarde est en cours de restauration&#xa0;; attendez qu’elle soit terminée.</translation>
    </message>
    <message>
        <source>Restoring was stopped; nothing has changed.</source>
        <translation>La restauration a été interrompue&#xa0;; rien n’a changé.</translation>
    </message>
</context>
<context>
    <name>optio::BattlePrefsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Préférence</translation>
    </message>
    <message>
        <source>Pause between the computer&apos;s acts</source>
        <translation>Pause entre les actions de l’ordinateur</translation>
    </message>
    <message>
        <source>How long each act of the computer stays on the screen.</source>
        <translation>Combien de temps chaque action de l’ordinateur reste à l’écran.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>How loud the sounds are; it is chosen in Settings, too.</source>
        <translation>Le volume des sons&#xa0;; il se choisit aussi dans les Réglages.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Attacks, losses, cards and turns are heard as well as seen.</source>
        <translation>Attaques, pertes, cartes et tours se voient et s’entendent.</translation>
    </message>
    <message>
        <source>Quick attack dialog</source>
        <translation>Dialogue d’attaque rapide</translation>
    </message>
    <message>
        <source>Of the computer&apos;s attacks only what comes of them is shown, not each declaration.</source>
        <translation>Des attaques de l’ordinateur, seul le résultat est montré, pas chaque déclaration.</translation>
    </message>
    <message>
        <source>Skip empty phases</source>
        <translation>Sauter les phases vides</translation>
    </message>
    <message>
        <source>Phases in which you can do nothing end by themselves.</source>
        <translation>Les phases où vous ne pouvez rien faire se terminent d’elles-mêmes.</translation>
    </message>
    <message>
        <source>Ask before ending a phase with unused attacks</source>
        <translation>Demander avant de finir une phase avec des attaques inutilisées</translation>
    </message>
    <message>
        <source>Declared attacks that are not resolved are dropped only after a question.</source>
        <translation>Les attaques déclarées et non résolues ne sont abandonnées qu’après confirmation.</translation>
    </message>
    <message>
        <source>Turn the board for the second player</source>
        <translation>Tourner le plateau pour le second joueur</translation>
    </message>
    <message>
        <source>With two players here, the player whose turn it is sees their own army nearest.</source>
        <translation>À deux joueurs ici, celui dont c’est le tour voit son armée devant lui.</translation>
    </message>
    <message>
        <source>Dialogs</source>
        <translation>Dialogues</translation>
    </message>
</context>
<context>
    <name>optio::BoardModel</name>
    <message>
        <source>1 roll</source>
        <translation>1 jet</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 jets</translation>
    </message>
    <message>
        <source>no rout</source>
        <translation>aucune déroute</translation>
    </message>
    <message>
        <source>1 rout</source>
        <translation>1 déroute</translation>
    </message>
    <message>
        <source>%1 routs</source>
        <translation>%1 déroutes</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>reaction fire</source>
        <translation>tir de réaction</translation>
    </message>
    <message>
        <source>withdrawal</source>
        <translation>repli</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>initiative</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>défi</translation>
    </message>
</context>
<context>
    <name>optio::CampaignModel</name>
    <message>
        <source>The campaign %1 is not in the library.</source>
        <translation>La campagne %1 n’est pas dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Other armies have been fielded for battle %1 of %2 meanwhile: this game does not count for it.</source>
        <translation>D’autres armées ont été déployées entre-temps pour la bataille %1 de %2&#xa0;: cette partie ne compte pas pour elle.</translation>
    </message>
    <message>
        <source>The result of battle %1 of %2 has been entered.</source>
        <translation>Le résultat de la bataille %1 de %2 est inscrit.</translation>
    </message>
    <message>
        <source>Battle %1 of %2</source>
        <translation>Bataille %1 de %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>optio::CampaignsModel</name>
    <message>
        <source>%1 deleted</source>
        <translation>%1&#xa0;: supprimée</translation>
    </message>
</context>
<context>
    <name>optio::ChartModel</name>
    <message>
        <source>charts</source>
        <translation>tableaux</translation>
    </message>
    <message>
        <source>%1, rules data %2 · Optio %3</source>
        <translation>%1, données de règles %2 · Optio %3</translation>
    </message>
</context>
<context>
    <name>optio::ClubLive</name>
    <message>
        <source>Looking for the server</source>
        <translation>Recherche du serveur</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>Server not reached</source>
        <translation>Serveur injoignable</translation>
    </message>
    <message>
        <source>Server not reached since %1</source>
        <translation>Serveur injoignable depuis %1</translation>
    </message>
    <message>
        <source>The event is at the server, for walls elsewhere.</source>
        <translation>Le tournoi est au serveur, pour des affichages ailleurs.</translation>
    </message>
    <message>
        <source>%1 of %2 lines of the event are at the server.</source>
        <translation>%1 lignes sur %2 du tournoi sont au serveur.</translation>
    </message>
    <message>
        <source>No table has reported yet.</source>
        <translation>Aucune table n’a encore transmis.</translation>
    </message>
    <message numerus="yes">
        <source>%n tables have reported.</source>
        <translation>
            <numerusform>%n table a transmis.</numerusform>
            <numerusform>%n tables ont transmis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Optio goes on trying; results can be typed as always.</source>
        <translation>Optio continue d’essayer&#xa0;; les résultats se tapent comme toujours.</translation>
    </message>
    <message>
        <source>This is the code of table %1. It belongs to the tablet there: game menu, Report to the club.</source>
        <translation>C’est le code de la table %1. Il va sur la tablette de cette table&#xa0;: menu de la partie, Transmettre au club.</translation>
    </message>
</context>
<context>
    <name>optio::ClubModel</name>
    <message>
        <source>%1 deleted</source>
        <translation>%1&#xa0;: supprimé</translation>
    </message>
    <message numerus="yes">
        <source>%n players added</source>
        <translation>
            <numerusform>%n joueur ajouté</numerusform>
            <numerusform>%n joueurs ajoutés</numerusform>
        </translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>This event is run on another device; here it can only be followed.</source>
        <translation>Ce tournoi est mené sur un autre appareil&#xa0;; ici on peut seulement le suivre.</translation>
    </message>
    <message>
        <source>The game at table %1</source>
        <translation>La partie de la table %1</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>pas encore finie</translation>
    </message>
    <message>
        <source>Table %1 does not report this game any more.</source>
        <translation>La table %1 ne transmet plus cette partie.</translation>
    </message>
    <message>
        <source>This event has left its server</source>
        <translation>Le tournoi a quitté son serveur</translation>
    </message>
    <message>
        <source>This is the code of a table, which does not see what others report. Take the wall&apos;s.</source>
        <translation>C’est le code d’une table, qui ne voit pas ce que les autres transmettent. Prenez celui de l’affichage.</translation>
    </message>
</context>
<context>
    <name>optio::DebriefModel</name>
    <message>
        <source>%1 has no debriefing; see its battle report.</source>
        <translation>%1 n’a pas de bilan&#xa0;; voir son rapport de bataille.</translation>
    </message>
    <message>
        <source>The battle is not over yet. A debriefing would reveal secrets.</source>
        <translation>La bataille n’est pas encore finie. Un bilan révélerait des secrets.</translation>
    </message>
    <message>
        <source>The journal of this battle cannot be read through: %1</source>
        <translation>Le journal de cette bataille ne peut pas être lu en entier&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>optio::EditorModel</name>
    <message>
        <source>a unit</source>
        <translation>une unité</translation>
    </message>
    <message>
        <source>command %1</source>
        <translation>corps %1</translation>
    </message>
    <message>
        <source>rename the army</source>
        <translation>renommer l’armée</translation>
    </message>
    <message>
        <source>change the points to spend</source>
        <translation>modifier les points à dépenser</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>modifier %1</translation>
    </message>
    <message>
        <source>add a command</source>
        <translation>ajouter un corps</translation>
    </message>
    <message>
        <source>Command %1</source>
        <translation>Corps %1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>retirer %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1&#xa0;: retiré</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>déplacer %1</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>ajouter %1</translation>
    </message>
    <message>
        <source>add a unit</source>
        <translation>ajouter une unité</translation>
    </message>
    <message>
        <source>duplicate %1</source>
        <translation>dupliquer %1</translation>
    </message>
    <message>
        <source>split %1</source>
        <translation>scinder %1</translation>
    </message>
    <message>
        <source>%1 (my changes)</source>
        <translation>%1 (mes changements)</translation>
    </message>
    <message>
        <source>update to the current rules data</source>
        <translation>passer aux données de règles actuelles</translation>
    </message>
</context>
<context>
    <name>optio::GameModel</name>
    <message>
        <source>%1, battle %2: %3</source>
        <translation>%1, bataille %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n steps</source>
        <translation>
            <numerusform>Annuler %n étape</numerusform>
            <numerusform>Annuler %n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing leads on from here.</source>
        <translation>Il n’y a pas de suite possible.</translation>
    </message>
    <message>
        <source>%1 asks something first.</source>
        <translation>%1 pose d’abord une question.</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>D’abord&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is nothing to do in this phase now: it is passed over.</source>
        <translation>Il n’y a rien à faire dans cette phase pour le moment&#xa0;: elle est sautée.</translation>
    </message>
    <message>
        <source>This phase does not come in this turn.</source>
        <translation>Ce tour ne comporte pas cette phase.</translation>
    </message>
    <message>
        <source>Skipped to %1.</source>
        <translation>Passé à %1.</translation>
    </message>
    <message>
        <source>Skipped to %1. %2</source>
        <translation>Passé à %1. %2</translation>
    </message>
    <message>
        <source>%1: done on their own tablet.</source>
        <translation>%1&#xa0;: se fait sur leur propre tablette.</translation>
    </message>
    <message>
        <source>Reading only: another tablet keeps this game. Join again to go on with it.</source>
        <translation>Lecture seule&#xa0;: une autre tablette tient cette partie. Rejoignez-la pour continuer.</translation>
    </message>
    <message>
        <source>In a game with secrets nothing can be amended while it is shared. Stop sharing, amend, and share again.</source>
        <translation>Dans une partie à secrets, rien ne peut être rectifié pendant le partage. Arrêtez le partage, rectifiez, puis partagez à nouveau.</translation>
    </message>
    <message>
        <source>This device has the whole of that game already, under Games.</source>
        <translation>Cet appareil a déjà toute cette partie, sous «&#xa0;Parties&#xa0;».</translation>
    </message>
    <message>
        <source>You watch this game; its players act.</source>
        <translation>Vous regardez cette partie&#xa0;; ce sont ses joueurs qui agissent.</translation>
    </message>
    <message>
        <source>There is no connection to %1&apos;s tablet now. Optio goes on trying; do this again then.</source>
        <translation>Pas de connexion à la tablette de %1 pour l’instant. Optio continue d’essayer&#xa0;; refaites ceci ensuite.</translation>
    </message>
    <message>
        <source>%1&apos;s tablet has not answered what was done before; wait for it, or take that back.</source>
        <translation>La tablette de %1 n’a pas encore répondu à l’action précédente&#xa0;; attendez, ou annulez-la.</translation>
    </message>
    <message>
        <source>The other tablet has not answered what was done before; wait for it, or take that back.</source>
        <translation>L’autre tablette n’a pas encore répondu à l’action précédente&#xa0;; attendez, ou annulez-la.</translation>
    </message>
    <message>
        <source>%1 has stopped sharing</source>
        <translation>%1 a arrêté le partage</translation>
    </message>
    <message>
        <source>%1 has ended your part in this game</source>
        <translation>%1 a mis fin à votre participation</translation>
    </message>
    <message>
        <source>Another tablet keeps this game, and shares it.</source>
        <translation>Une autre tablette tient cette partie et la partage.</translation>
    </message>
    <message>
        <source>%1 asks to take back: %2</source>
        <translation>%1 demande d’annuler&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 asks to void entry %2: %3</source>
        <translation>%1 demande d’invalider l’entrée %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 asks to amend entry %2 from &quot;%3&quot; to &quot;%4&quot;</source>
        <translation>%1 demande de rectifier l’entrée %2, de «&#xa0;%3&#xa0;» en «&#xa0;%4&#xa0;»</translation>
    </message>
    <message>
        <source>There is no connection to %1&apos;s tablet now.</source>
        <translation>Aucune connexion avec la tablette de %1 pour l’instant.</translation>
    </message>
    <message>
        <source>The connection to %1&apos;s tablet is lost.</source>
        <translation>La connexion avec la tablette de %1 est perdue.</translation>
    </message>
    <message>
        <source>A lesson cannot be shared.</source>
        <translation>Une leçon ne peut pas être partagée.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 does not ask any more</source>
        <translation>%1 ne demande plus rien</translation>
    </message>
    <message>
        <source>%1: decided on their own tablet.</source>
        <translation>%1 : se décide sur leur propre tablette.</translation>
    </message>
</context>
<context>
    <name>optio::GamesModel</name>
    <message>
        <source>two players</source>
        <translation>deux joueurs</translation>
    </message>
    <message>
        <source>against the computer</source>
        <translation>contre l’ordinateur</translation>
    </message>
    <message>
        <source>Renamed to %1</source>
        <translation>Renommée en %1</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>%1 made</source>
        <translation>%1&#xa0;: créée</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>%1&#xa0;: supprimée</translation>
    </message>
    <message>
        <source>The end of &quot;%1&quot; is missing: its last entry was cut short and is left out.</source>
        <translation>La fin de «&#xa0;%1&#xa0;» manque&#xa0;: sa dernière entrée était tronquée et est laissée de côté.</translation>
    </message>
    <message>
        <source>copy of a shared game</source>
        <translation>copie d’une partie partagée</translation>
    </message>
</context>
<context>
    <name>optio::HandOverModel</name>
    <message>
        <source>%1 Seal %2…</source>
        <translation>%1 Sceau %2…</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) written elsewhere</source>
        <translation>
            <numerusform>%n note écrite ailleurs</numerusform>
            <numerusform>%n notes écrites ailleurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Their text is not kept on this device. Whoever keeps it opens them with optio-cli.</source>
        <translation>Leur texte n’est pas gardé sur cet appareil. Celui qui l’a les ouvre avec optio-cli.</translation>
    </message>
    <message>
        <source>Sealed notes</source>
        <translation>Notes scellées</translation>
    </message>
</context>
<context>
    <name>optio::HouseDraftModel</name>
    <message>
        <source>Give the house rules a name.</source>
        <translation>Donnez un nom aux règles maison.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1, house rules</source>
        <translation>%1, règles maison</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number. Type one such as 12, -1 or 2.5.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre. Saisissez-en un comme 12, -1 ou 2.5.</translation>
    </message>
    <message>
        <source>%1 is too large; a value may be at most %2.</source>
        <translation>%1 est trop grand&#xa0;; une valeur peut être au plus %2.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>Changes to %1 discarded</source>
        <translation>Changements de %1 abandonnés</translation>
    </message>
</context>
<context>
    <name>optio::HouseModel</name>
    <message>
        <source>%1 saved</source>
        <translation>%1&#xa0;: enregistré</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1&#xa0;: ajouté</translation>
    </message>
    <message>
        <source>%1: copy of %2</source>
        <translation>%1&#xa0;: copie de %2</translation>
    </message>
    <message>
        <source>%1 is not a house-rules file (%2).</source>
        <translation>%1 n’est pas un fichier de règles maison (%2).</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1&#xa0;: retiré</translation>
    </message>
</context>
<context>
    <name>optio::ImportModel</name>
    <message>
        <source>Recognise it</source>
        <translation>Détection automatique</translation>
    </message>
    <message>
        <source>Armies (%1)</source>
        <translation>Armées (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Rien n’a été importé.</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>La lecture a été interrompue.</translation>
    </message>
    <message>
        <source>Your library cannot be read, so nothing is imported.</source>
        <translation>Votre bibliothèque ne peut pas être lue, rien n’est donc importé.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Replace mine</source>
        <translation>Remplacer la mienne</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Laisser de côté</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>You already have this exact army.</source>
        <translation>Vous avez déjà exactement cette armée.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissée de côté</translation>
    </message>
    <message>
        <source>Takes the place of your %1.</source>
        <translation>Remplace votre %1.</translation>
    </message>
    <message>
        <source>You have another version of this army; both are kept.</source>
        <translation>Vous avez une autre version de cette armée&#xa0;; les deux sont gardées.</translation>
    </message>
    <message>
        <source>You have an army of this name; both are kept.</source>
        <translation>Vous avez une armée de ce nom&#xa0;; les deux sont gardées.</translation>
    </message>
    <message>
        <source>A supplied army: this one becomes your own copy of it.</source>
        <translation>Une armée fournie&#xa0;: celle-ci devient votre propre copie.</translation>
    </message>
    <message>
        <source>A copy is in the bin; this one is added as a new army.</source>
        <translation>Une copie est dans la corbeille&#xa0;; celle-ci est ajoutée comme nouvelle armée.</translation>
    </message>
    <message>
        <source>It will be called %1.</source>
        <translation>Elle s’appellera %1.</translation>
    </message>
    <message>
        <source>%1  ·  %2 points</source>
        <translation>%1  ·  %2 points</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%1 is imported.</source>
        <translation>%1&#xa0;: importée.</translation>
    </message>
    <message>
        <source>%1 armies are imported.</source>
        <translation>%1 armées sont importées.</translation>
    </message>
    <message>
        <source>Not undone because it has changed since: %1. Everything else was undone.</source>
        <translation>Non annulé car modifié depuis&#xa0;: %1. Tout le reste a été annulé.</translation>
    </message>
</context>
<context>
    <name>optio::LibraryGame</name>
    <message>
        <source>Only your own actions of this turn that showed no card and no enemy answer can be undone.</source>
        <translation>Seules vos propres actions de ce tour qui n’ont montré ni carte ni réponse ennemie peuvent être annulées.</translation>
    </message>
</context>
<context>
    <name>optio::LibraryModel</name>
    <message>
        <source>%1 deleted</source>
        <translation>%1&#xa0;: supprimée</translation>
    </message>
    <message>
        <source>1 army deleted</source>
        <translation>1 armée supprimée</translation>
    </message>
    <message>
        <source>%1 armies deleted</source>
        <translation>%1 armées supprimées</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
</context>
<context>
    <name>optio::LuckModel</name>
    <message>
        <source>Neither side</source>
        <translation>Aucun camp</translation>
    </message>
    <message>
        <source>%1, expected %2, nine games in ten %3 to %4</source>
        <translation>%1, attendu %2, neuf parties sur dix de %3 à %4</translation>
    </message>
    <message>
        <source>%1 of the app</source>
        <translation>%1 de l’application</translation>
    </message>
    <message>
        <source>%1, all that was typed in</source>
        <translation>%1, tout ce qui a été saisi</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Aucune partie n’est ouverte.</translation>
    </message>
    <message>
        <source>The battle goes on. What the dice did is told when it is over.</source>
        <translation>La bataille continue. La chance aux dés s’affichera à la fin.</translation>
    </message>
    <message>
        <source>%1 × %2 of these: %3</source>
        <translation>%1 × %2 de ces dés&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 × %2, rolled by the app</source>
        <translation>%1 × %2, lancés par l’application</translation>
    </message>
    <message>
        <source>%1 × %2, typed in</source>
        <translation>%1 × %2, saisis</translation>
    </message>
    <message>
        <source>hits of %1 dice, typed in</source>
        <translation>touches de %1 dés, saisies</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, sur %2</translation>
    </message>
    <message>
        <source>%1 had a chance of %2 of that or better</source>
        <translation>%1&#xa0;: probabilité de %2 pour cela ou mieux</translation>
    </message>
    <message>
        <source>No die was rolled in this battle.</source>
        <translation>Aucun dé n’a été lancé dans cette bataille.</translation>
    </message>
    <message>
        <source>The odds of %1 of %2 rolls cannot be counted today; their dice are told, their results are not.</source>
        <translation>Les probabilités de %1 jets sur %2 ne peuvent pas être calculées à ce jour&#xa0;; leurs dés figurent ici, pas leurs résultats.</translation>
    </message>
</context>
<context>
    <name>optio::MailGame</name>
    <message>
        <source>Dice: sealed, none thrown</source>
        <translation>Dés&#xa0;: scellés, aucun lancé</translation>
    </message>
    <message>
        <source>Dice: sealed, %1 of %1 verified</source>
        <translation>Dés&#xa0;: scellés, %1 vérifiés sur %1</translation>
    </message>
    <message>
        <source>%1 resigns. Victory for %2.</source>
        <translation>%1 abandonne. Victoire de %2.</translation>
    </message>
    <message>
        <source>The battle is drawn: both players agreed.</source>
        <translation>Match nul&#xa0;: les deux joueurs étaient d’accord.</translation>
    </message>
    <message>
        <source>Victory for %1: nobody is left on the other side.</source>
        <translation>Victoire de %1&#xa0;: il ne reste personne dans l’autre camp.</translation>
    </message>
    <message>
        <source>There is nothing of your own to undo.</source>
        <translation>Vous n’avez rien à annuler.</translation>
    </message>
    <message>
        <source>This cannot be undone: %1.</source>
        <translation>Ceci ne peut pas être annulé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>optio::MailModel</name>
    <message>
        <source>Invitation to %1</source>
        <translation>Invitation à %1</translation>
    </message>
    <message>
        <source>%1 invitation from %2</source>
        <translation>%1 invitation de %2</translation>
    </message>
    <message>
        <source>Send this to your opponent. The battle begins when the answer has come.</source>
        <translation>Envoyez ceci à votre adversaire. La bataille commence quand la réponse est là.</translation>
    </message>
    <message>
        <source>%1: accepted</source>
        <translation>%1&#xa0;: acceptée</translation>
    </message>
    <message>
        <source>%1 accepted by %2</source>
        <translation>%1 acceptée par %2</translation>
    </message>
    <message>
        <source>Send this to %1, whose turn comes first.</source>
        <translation>Envoyez ceci à %1, dont le tour vient en premier.</translation>
    </message>
    <message>
        <source>%1: turn %2</source>
        <translation>%1&#xa0;: tour %2</translation>
    </message>
    <message>
        <source>%1 turn %2 from %3</source>
        <translation>%1 tour %2 de %3</translation>
    </message>
    <message>
        <source>The battle is over. %1 needs this file too, to see all the hands.</source>
        <translation>La bataille est terminée. %1 a aussi besoin de ce fichier, pour voir toutes les mains.</translation>
    </message>
    <message>
        <source>Turn %1 is closed and safe. Send it to %2.</source>
        <translation>Le tour %1 est clos et en sûreté. Envoyez-le à %2.</translation>
    </message>
    <message>
        <source>This is what you have by now. It is your turn.</source>
        <translation>Voici où vous en êtes. C’est votre tour.</translation>
    </message>
    <message>
        <source>over, a draw</source>
        <translation>finie, match nul</translation>
    </message>
    <message>
        <source>over, you have won</source>
        <translation>finie, vous avez gagné</translation>
    </message>
    <message>
        <source>over, %1 has won</source>
        <translation>finie, %1 a gagné</translation>
    </message>
    <message>
        <source>invited; waiting for the answer</source>
        <translation>invitation envoyée&#xa0;; réponse attendue</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>en attente de %1</translation>
    </message>
    <message>
        <source>disputed; %1</source>
        <translation>contestée&#xa0;; %1</translation>
    </message>
    <message>
        <source>The file of our battle is attached. Open it in Optio, or paste the text of this mail there.</source>
        <translation>Le fichier de notre bataille est joint. Ouvrez-le dans Optio, ou collez-y le texte de ce courriel.</translation>
    </message>
    <message>
        <source>%1, clan %2</source>
        <translation>%1, clan %2</translation>
    </message>
    <message>
        <source>area %1: %2</source>
        <translation>zone %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The mail had changed the file (%1); all of it could be put right.</source>
        <translation>Le courriel avait altéré le fichier (%1)&#xa0;; tout a pu être réparé.</translation>
    </message>
    <message>
        <source>This file cannot be taken</source>
        <translation>Ce fichier ne peut pas être utilisé</translation>
    </message>
    <message>
        <source>Two versions of your turn</source>
        <translation>Deux versions de votre tour</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est terminée</translation>
    </message>
    <message>
        <source>Before you go on</source>
        <translation>Avant de continuer</translation>
    </message>
    <message>
        <source>Nothing new in this file</source>
        <translation>Rien de neuf dans ce fichier</translation>
    </message>
    <message>
        <source>%1 has taken back an act whose die was seen.</source>
        <translation>%1 a repris un acte dont le dé avait été vu.</translation>
    </message>
    <message>
        <source>%1&apos;s turn has come.</source>
        <translation>Le tour de %1 est arrivé.</translation>
    </message>
    <message>
        <source>%1 invites you to a battle.</source>
        <translation>%1 vous invite à une bataille.</translation>
    </message>
</context>
<context>
    <name>optio::MailPost</name>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>Nobody has joined yet</source>
        <translation>Personne n’est encore là</translation>
    </message>
    <message>
        <source>Looking for the other tablet</source>
        <translation>Recherche de l’autre tablette</translation>
    </message>
    <message>
        <source>Trying again</source>
        <translation>Nouvel essai</translation>
    </message>
    <message>
        <source>%1 has stopped it. The battle goes on by e-mail.</source>
        <translation>%1 y a mis fin. La bataille continue par courriel.</translation>
    </message>
</context>
<context>
    <name>optio::NewBattleModel</name>
    <message>
        <source>%1 is no army of this period any more.</source>
        <translation>%1 n’est plus une armée de cette période.</translation>
    </message>
    <message>
        <source>%1 is no longer there; %2 takes its place.</source>
        <translation>%1 n’existe plus&#xa0;; %2 prend sa place.</translation>
    </message>
    <message>
        <source>Choose a rule set.</source>
        <translation>Choisissez des règles.</translation>
    </message>
    <message>
        <source>There is no army of this period. Make one under Armies.</source>
        <translation>Il n’y a pas d’armée de cette période. Créez-en une sous Armées.</translation>
    </message>
    <message>
        <source>No army of this period may be fielded, so the dice have nothing to choose from.</source>
        <translation>Aucune armée de cette période ne peut être alignée, les dés n’ont donc rien à choisir.</translation>
    </message>
    <message>
        <source>Choose an army for both sides.</source>
        <translation>Choisissez une armée pour chaque camp.</translation>
    </message>
    <message>
        <source>%1 may not be fielded: %2</source>
        <translation>%1 ne peut pas être alignée&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tick at least one kind of terrain, or choose none.</source>
        <translation>Cochez au moins un type de terrain, ou choisissez «&#xa0;Aucun&#xa0;».</translation>
    </message>
    <message>
        <source>Everything matches the original</source>
        <translation>Tout correspond à l’original</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>%1 ne peut pas être jouée&#xa0;: %2</translation>
    </message>
    <message>
        <source>The period you last played is not installed; another was chosen.</source>
        <translation>La dernière période jouée n’est pas installée&#xa0;; une autre a été choisie.</translation>
    </message>
</context>
<context>
    <name>optio::OddsModel</name>
    <message>
        <source>attacker</source>
        <translation>attaquant</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défenseur</translation>
    </message>
    <message>
        <source>attacking %1</source>
        <translation>attaquant&#xa0;: %1</translation>
    </message>
    <message>
        <source>defending %1</source>
        <translation>défenseur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, rules data %2 · Optio %3</source>
        <translation>%1, données de règles %2 · Optio %3</translation>
    </message>
    <message>
        <source>All troops</source>
        <translation>Toutes les troupes</translation>
    </message>
    <message>
        <source>%1, as it stands now</source>
        <translation>%1, dans son état actuel</translation>
    </message>
    <message>
        <source>%1, its kinds of troops</source>
        <translation>%1, ses types de troupes</translation>
    </message>
    <message>
        <source>%1, against it %2</source>
        <translation>%1, contre elle %2</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Défenseur</translation>
    </message>
</context>
<context>
    <name>optio::OwnPictures</name>
    <message>
        <source>it is larger than 2 MiB</source>
        <translation>elle dépasse 2&#xa0;Mio</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>it must have 1 to %1 pixels in each direction</source>
        <translation>elle doit avoir de 1 à %1 pixels dans chaque sens</translation>
    </message>
    <message>
        <source>The picture %1 is left out: %2.</source>
        <translation>L’image %1 est laissée de côté&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>optio::PlanModel</name>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>comes up: %1</source>
        <translation>se présente&#xa0;: %1</translation>
    </message>
    <message>
        <source>Chance to prevail: %1 %2, %3 %4</source>
        <translation>Chance de l’emporter&#xa0;: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>fought only if those before leave it possible (%1). %2</source>
        <translation>livré seulement si les précédents le permettent (%1). %2</translation>
    </message>
    <message>
        <source>The line holds: nobody is driven back</source>
        <translation>La ligne tient&#xa0;: personne n’est repoussé</translation>
    </message>
    <message>
        <source>Loses nothing</source>
        <translation>Ne perd rien</translation>
    </message>
    <message>
        <source>The army is at its breaking point</source>
        <translation>L’armée est à son point de rupture</translation>
    </message>
    <message>
        <source>Loses %1 or more</source>
        <translation>Perd %1 ou plus</translation>
    </message>
    <message>
        <source>%1 lost on average</source>
        <translation>%1 perdus en moyenne</translation>
    </message>
</context>
<context>
    <name>optio::PrintModel</name>
    <message>
        <source>%1, rules data %2 · Optio %3</source>
        <translation>%1, données de règles %2 · Optio %3</translation>
    </message>
    <message>
        <source>Page %1 of %2, left blank</source>
        <translation>Page %1 sur %2, laissée vide</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>optio::RecordModel</name>
    <message>
        <source>lost %1 to %2</source>
        <translation>pertes&#xa0;: %1 contre %2</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>pas finie</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>%1: won %2, lost %3, drawn %4; %5, nine times in ten %6 to %7</source>
        <translation>%1&#xa0;: %2 gagnées, %3 perdues, %4 nulles&#xa0;; %5, neuf fois sur dix de %6 à %7</translation>
    </message>
</context>
<context>
    <name>optio::ReplayModel</name>
    <message>
        <source>The battle begins.</source>
        <translation>La bataille commence.</translation>
    </message>
    <message>
        <source>%1, %2 (%3 of %4): %5</source>
        <translation>%1, %2 (%3 sur %4)&#xa0;: %5</translation>
    </message>
    <message>
        <source>(in the battle&apos;s page at #e%1)</source>
        <translation>(dans la page de la bataille, à #e%1)</translation>
    </message>
</context>
<context>
    <name>optio::ReportModel</name>
    <message>
        <source>Something in this game is still a secret, so the page does not carry the game.</source>
        <translation>Quelque chose dans cette partie est encore secret, la page ne contient donc pas la partie.</translation>
    </message>
    <message>
        <source>Notes were changed or left out, so the page does not carry the game: it would tell them.</source>
        <translation>Des notes ont été changées ou omises, la page ne contient donc pas la partie&#xa0;: elle les révélerait.</translation>
    </message>
    <message>
        <source>The page does not carry the game.</source>
        <translation>La page ne contient pas la partie.</translation>
    </message>
    <message>
        <source>At the head of the report</source>
        <translation>En tête du rapport</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Après %1</translation>
    </message>
    <message>
        <source>The photograph is taken out.</source>
        <translation>La photo est retirée.</translation>
    </message>
</context>
<context>
    <name>optio::ReportingModel</name>
    <message>
        <source>Looking for the server</source>
        <translation>Recherche du serveur</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>Transmis</translation>
    </message>
    <message>
        <source>Reporting</source>
        <translation>Transmission</translation>
    </message>
    <message>
        <source>Server not reached</source>
        <translation>Serveur injoignable</translation>
    </message>
    <message>
        <source>Not reported since %1</source>
        <translation>Non transmis depuis %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries of this game are at the server.</source>
        <translation>%1 entrées sur %2 de cette partie sont au serveur.</translation>
    </message>
    <message>
        <source>The game goes on as always meanwhile.</source>
        <translation>La partie continue comme toujours.</translation>
    </message>
    <message>
        <source>The rest follows by itself as soon as the server is there again. The game goes on as always.</source>
        <translation>Le reste suit de lui-même dès que le serveur est revenu. La partie continue comme toujours.</translation>
    </message>
    <message>
        <source>Open the game that is played at this table first.</source>
        <translation>Ouvrez d’abord la partie jouée à cette table.</translation>
    </message>
    <message>
        <source>Another tablet keeps this game, and reports it.</source>
        <translation>Une autre tablette tient cette partie et la transmet.</translation>
    </message>
    <message>
        <source>This is the organiser&apos;s or the wall&apos;s code. Take the code of this table.</source>
        <translation>C’est le code de l’organisateur ou de l’affichage. Prenez celui de cette table.</translation>
    </message>
    <message>
        <source>This game is not reported any more</source>
        <translation>Cette partie n’est plus transmise</translation>
    </message>
</context>
<context>
    <name>optio::ResolverModel</name>
    <message>
        <source>Nobody can be chosen now: %1</source>
        <translation>Personne ne peut être choisi pour le moment&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>optio::ResultModel</name>
    <message>
        <source>%1, ruling %2: %3</source>
        <translation>%1, résolution %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>optio::SeriesModel</name>
    <message>
        <source>The results are cleared</source>
        <translation>Les résultats sont effacés</translation>
    </message>
</context>
<context>
    <name>optio::Services</name>
    <message>
        <source>There is not enough memory for this; close other programs and do it again.</source>
        <translation>La mémoire ne suffit pas pour cela&#xa0;; fermez d’autres programmes et recommencez.</translation>
    </message>
    <message>
        <source>That did not work, and nothing was changed. Please report what you did.</source>
        <translation>Cela n’a pas marché, et rien n’a été changé. Merci de signaler ce que vous avez fait.</translation>
    </message>
</context>
<context>
    <name>optio::ShareModel</name>
    <message>
        <source>%1 armies</source>
        <translation>%1 armées</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Picture (*.svg)</source>
        <translation>Image (*.svg)</translation>
    </message>
    <message>
        <source>Armies (*.%1)</source>
        <translation>Armées (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Code QR</translation>
    </message>
    <message>
        <source>For a camera: a whole army without a network</source>
        <translation>Pour un appareil photo&#xa0;: une armée entière sans réseau</translation>
    </message>
    <message>
        <source>File .%1</source>
        <translation>Fichier .%1</translation>
    </message>
</context>
<context>
    <name>optio::Sounds</name>
    <message>
        <source>it is larger than 2 MiB</source>
        <translation>il dépasse 2&#xa0;Mio</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>it is no WAV file of 16-bit samples (PCM)</source>
        <translation>ce n’est pas un fichier WAV à échantillons de 16 bits (PCM)</translation>
    </message>
    <message>
        <source>The sound %1 is left out: %2.</source>
        <translation>Le son %1 est laissé de côté&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>optio::Staging</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Attack %1 of %2.</source>
        <translation>Attaque %1 sur %2.</translation>
    </message>
    <message>
        <source>%1 shoot at %2.</source>
        <translation>%1&#xa0;: tir sur %2.</translation>
    </message>
    <message>
        <source>%1 attack %2.</source>
        <translation>%1&#xa0;: attaque contre %2.</translation>
    </message>
    <message>
        <source>Before the roll: %1.</source>
        <translation>Avant le jet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 rolls %2.</source>
        <translation>%1&#xa0;: dés %2.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 take 1 hit</source>
        <translation>%1&#xa0;: 1 touche</translation>
    </message>
    <message>
        <source>%1 take %2 hits</source>
        <translation>%1&#xa0;: %2 touches</translation>
    </message>
</context>
<context>
    <name>optio::TableModel</name>
    <message>
        <source>Shared</source>
        <translation>Partagée</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>Trying again</source>
        <translation>Nouvel essai</translation>
    </message>
    <message>
        <source>Reading only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>umpire</source>
        <translation>arbitre</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>spectateur</translation>
    </message>
    <message>
        <source>both armies</source>
        <translation>les deux armées</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>l’autre joueur</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>sees everything, may correct</source>
        <translation>voit tout, peut corriger</translation>
    </message>
    <message>
        <source>Watchers</source>
        <translation>Spectateurs</translation>
    </message>
    <message>
        <source>see what both sides see</source>
        <translation>voient ce que voient les deux camps</translation>
    </message>
    <message>
        <source>The game file on this device also holds the secrets of %1. Optio never shows it here, but another program could read the file.</source>
        <translation>Le fichier de la partie sur cet appareil contient aussi les secrets de %1. Optio ne l’affiche jamais ici, mais un autre programme pourrait lire le fichier.</translation>
    </message>
    <message>
        <source>Are both devices in the same network?</source>
        <translation>Les deux appareils sont-ils sur le même réseau&#xa0;?</translation>
    </message>
    <message>
        <source>Look at the Wi-Fi of both. A phone&apos;s hotspot will do.</source>
        <translation>Vérifiez le Wi-Fi des deux. Le partage de connexion d’un téléphone suffit.</translation>
    </message>
    <message>
        <source>This device is in no network now. Join a Wi-Fi, or a phone&apos;s hotspot, and share again.</source>
        <translation>Cet appareil n’est sur aucun réseau. Connectez-le à un Wi-Fi ou au partage de connexion d’un téléphone, puis partagez à nouveau.</translation>
    </message>
    <message>
        <source>This device is at %1.</source>
        <translation>Cet appareil est à l’adresse %1.</translation>
    </message>
    <message>
        <source>Does the router keep its guests apart?</source>
        <translation>Le routeur isole-t-il ses clients&#xa0;?</translation>
    </message>
    <message>
        <source>It is called guest or client isolation, and cannot be seen from here. A phone&apos;s hotspot has none.</source>
        <translation>Cela s’appelle l’isolation des clients et ne se voit pas d’ici. Le partage de connexion d’un téléphone n’en a pas.</translation>
    </message>
    <message>
        <source>Does a firewall block the port?</source>
        <translation>Un pare-feu bloque-t-il le port&#xa0;?</translation>
    </message>
    <message>
        <source>This device listens on port %1. A firewall on it has to let that in.</source>
        <translation>Cet appareil écoute sur le port %1. Son pare-feu doit l’autoriser.</translation>
    </message>
    <message>
        <source>The device that keeps the game has to let its port in.</source>
        <translation>L’appareil qui tient la partie doit autoriser son port.</translation>
    </message>
    <message>
        <source>Is the game still shared?</source>
        <translation>La partie est-elle encore partagée&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, until %1. A new share has new codes.</source>
        <translation>Oui, jusqu’à %1. Chaque partage a de nouveaux codes.</translation>
    </message>
    <message>
        <source>Each share has new codes. Ask for the code that is shown now.</source>
        <translation>Chaque partage a de nouveaux codes. Demandez celui qui est affiché maintenant.</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Waiting for %1&apos;s tablet</source>
        <translation>En attente de la tablette de %1</translation>
    </message>
    <message>
        <source>Waiting for the other tablet</source>
        <translation>En attente de l’autre tablette</translation>
    </message>
    <message>
        <source>This game is shared already.</source>
        <translation>Cette partie est déjà partagée.</translation>
    </message>
    <message>
        <source>Choose the army that is played at this device.</source>
        <translation>Choisissez l’armée jouée sur cet appareil.</translation>
    </message>
    <message>
        <source>Sharing stops. Everyone is disconnected.</source>
        <translation>Le partage s’arrête. Tout le monde est déconnecté.</translation>
    </message>
    <message>
        <source>Sharing has stopped already. Share the game again.</source>
        <translation>Le partage est déjà arrêté. Partagez la partie à nouveau.</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 est retiré</translation>
    </message>
    <message>
        <source>That device has been removed already. It can join again with the new code.</source>
        <translation>Cet appareil est déjà retiré. Il peut revenir avec le nouveau code.</translation>
    </message>
    <message>
        <source>This is not the link of a shared game. Copy all of it: it begins with optio:join?</source>
        <translation>Ce n’est pas le lien d’une partie partagée. Copiez-le en entier&#xa0;: il commence par optio:join?</translation>
    </message>
    <message>
        <source>This copy does not hold its link any more. Ask for the code again.</source>
        <translation>Cette copie n’a plus son lien. Redemandez le code.</translation>
    </message>
    <message>
        <source>%1 does not answer; answer it here.</source>
        <translation>%1 ne répond pas&#xa0;; répondez ici.</translation>
    </message>
    <message>
        <source>%1 has answered</source>
        <translation>%1 a répondu</translation>
    </message>
    <message>
        <source>Nothing is asked any more.</source>
        <translation>Plus rien n’est demandé.</translation>
    </message>
    <message>
        <source>%1&apos;s tablet is there, and keeps the game.</source>
        <translation>La tablette de %1 est là et tient la partie.</translation>
    </message>
    <message>
        <source>You keep the game now</source>
        <translation>Vous tenez la partie maintenant</translation>
    </message>
    <message>
        <source>%1 (handed over to %2)</source>
        <translation>%1 (confiée à %2)</translation>
    </message>
    <message>
        <source>%1 keeps the game now</source>
        <translation>%1 tient maintenant la partie</translation>
    </message>
    <message>
        <source>These games have not parted.</source>
        <translation>Ces parties ne se sont pas séparées.</translation>
    </message>
    <message>
        <source>parted at entry %1</source>
        <translation>séparée à l’entrée %1</translation>
    </message>
    <message>
        <source>That tablet does not ask any more.</source>
        <translation>Cette tablette ne demande plus rien.</translation>
    </message>
    <message>
        <source>Paste or type the link that the other device shows, or its address.</source>
        <translation>Collez ou saisissez le lien que l’autre appareil affiche, ou son adresse.</translation>
    </message>
    <message>
        <source>sees both hands</source>
        <translation>voit les deux mains</translation>
    </message>
    <message>
        <source>Sharing waits until this game is opened again.</source>
        <translation>Le partage attend que cette partie soit rouverte.</translation>
    </message>
</context>
<context>
    <name>optio::TableResult</name>
    <message>
        <source>Confirmed for %1</source>
        <translation>Confirmé pour %1</translation>
    </message>
    <message>
        <source>Victory for %1</source>
        <translation>Victoire pour %1</translation>
    </message>
    <message>
        <source>Not decided when time was called</source>
        <translation>Indécis à la fin du temps</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message numerus="yes">
        <source>%n elements destroyed</source>
        <translation>
            <numerusform>%n élément détruit</numerusform>
            <numerusform>%n éléments détruits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals among them</source>
        <translation>
            <numerusform>dont %n général</numerusform>
            <numerusform>dont %n généraux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camps taken</source>
        <translation>
            <numerusform>%n camp pris</numerusform>
            <numerusform>%n camps pris</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing destroyed</source>
        <translation>rien de détruit</translation>
    </message>
    <message>
        <source>The result has changed since it was confirmed: both confirm it again.</source>
        <translation>Le résultat a changé depuis qu’il a été confirmé&#xa0;: les deux le confirment de nouveau.</translation>
    </message>
    <message>
        <source>Both players confirm it, and the organiser need not ask.</source>
        <translation>Si les deux joueurs le confirment, l’organisateur n’a rien à demander.</translation>
    </message>
    <message>
        <source>The organiser&apos;s tablet has been told.</source>
        <translation>La tablette de l’organisateur en est informée.</translation>
    </message>
    <message>
        <source>The organiser&apos;s tablet hears of it as soon as the server is reached.</source>
        <translation>La tablette de l’organisateur en sera informée dès que le serveur est joint.</translation>
    </message>
</context>
<context>
    <name>optio::TableRound</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronde %1 sur %2</translation>
    </message>
</context>
</TS>
