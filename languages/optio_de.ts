<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Optio</source>
        <translation>Über Optio</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Optio %1 is free software: you may use, study, change and share it under the GNU General Public License, version 3 or later. It comes without any warranty. It needs no account and no network.</source>
        <translation>Optio %1 ist freie Software: Du darfst sie unter der GNU General Public License, Version 3 oder neuer, benutzen, untersuchen, ändern und weitergeben. Sie kommt ohne jede Gewährleistung. Sie braucht weder Konto noch Netz.</translation>
    </message>
    <message>
        <source>Read the licence</source>
        <translation>Lizenz lesen</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Mitwirkende</translation>
    </message>
    <message>
        <source>Optio stands on libraries and fonts by many others. Thank you!</source>
        <translation>Optio baut auf Bibliotheken und Schriften vieler anderer auf. Danke!</translation>
    </message>
    <message>
        <source>Libraries and fonts</source>
        <translation>Bibliotheken und Schriften</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Everything is kept in this browser, on this device.</source>
        <translation>Alles liegt in diesem Browser, auf diesem Gerät.</translation>
    </message>
    <message>
        <source>Everything is kept on this device, in the folder %1.</source>
        <translation>Alles liegt auf diesem Gerät, im Ordner %1.</translation>
    </message>
    <message>
        <source>Copy the folder&apos;s name</source>
        <translation>Namen des Ordners kopieren</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>How to report a fault</source>
        <translation>Einen Fehler melden</translation>
    </message>
    <message>
        <source>Copy this report, add what you did and what happened, and give both to whoever you have Optio from. Optio itself sends nothing to anyone.</source>
        <translation>Kopiere diesen Bericht, schreibe dazu, was du getan hast und was geschehen ist, und gib beides dem, von dem du Optio hast. Optio selbst sendet niemandem etwas.</translation>
    </message>
    <message>
        <source>Fault report</source>
        <translation>Fehlerbericht</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Copied. Nothing was sent.</source>
        <translation>Kopiert. Es wurde nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>ActsPanel</name>
    <message>
        <source>Only the rulings of this phase</source>
        <translation>Nur die Aktionen dieser Phase</translation>
    </message>
    <message>
        <source>All other rulings…</source>
        <translation>Alle anderen Aktionen&#xa0;…</translation>
    </message>
    <message>
        <source>%1: your eyes only</source>
        <translation>%1: nur für deine Augen</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Hold to begin, or tap to hand the tablet over</source>
        <translation>Zum Beginnen gedrückt halten; zum Weitergeben des Tablets tippen</translation>
    </message>
    <message numerus="yes">
        <source>%n still to do</source>
        <translation>
            <numerusform>noch %n zu erledigen</numerusform>
            <numerusform>noch %n zu erledigen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 entscheidet</translation>
    </message>
</context>
<context>
    <name>AdviceList</name>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>There is only one thing to do.</source>
        <translation>Es gibt nur eine Möglichkeit.</translation>
    </message>
    <message>
        <source>Chance to win the battle, and rout points gained (+) or lost (−) in the next turns, as the computer estimates them. It knows only what this side sees.</source>
        <translation>Siegchance und gewonnene (+) oder verlorene (−) Fluchtpunkte in den nächsten Zügen, wie der Computer sie schätzt. Er weiß nur, was diese Seite sieht.</translation>
    </message>
    <message>
        <source>chance to win %1</source>
        <translation>Siegchance %1</translation>
    </message>
    <message>
        <source>rout points %1</source>
        <translation>Fluchtpunkte %1</translation>
    </message>
</context>
<context>
    <name>AmendConsequence</name>
    <message>
        <source>Keep what happened</source>
        <translation>Lassen, wie es war</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Neu spielen</translation>
    </message>
    <message>
        <source>Void it</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>#%1  ·  turn %2</source>
        <translation>#%1  ·  Zug %2</translation>
    </message>
    <message>
        <source>no longer legal</source>
        <translation>nicht mehr erlaubt</translation>
    </message>
    <message>
        <source>different result</source>
        <translation>anderes Ergebnis</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Played again: %1</source>
        <translation>Neu gespielt: %1</translation>
    </message>
    <message>
        <source>Add before it: %1</source>
        <translation>Davor einfügen: %1</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
</context>
<context>
    <name>AmendForm</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Your own dice. Tap one that was entered wrongly.</source>
        <translation>Eure eigenen Würfel. Tippe auf einen, der falsch eingegeben wurde.</translation>
    </message>
    <message>
        <source>The app rolled these dice; the rolls are kept.</source>
        <translation>Die App hat diese Würfel geworfen; die Würfe bleiben.</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Von Hand korrigiert</translation>
    </message>
</context>
<context>
    <name>AmendPage</name>
    <message>
        <source>Amend entry %1</source>
        <translation>Eintrag %1 berichtigen</translation>
    </message>
    <message>
        <source>This never happened.</source>
        <translation>Das ist nie geschehen.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Give the answers it should have had.</source>
        <translation>Gib die Antworten, die er hätte haben sollen.</translation>
    </message>
    <message>
        <source>Void this entry</source>
        <translation>Diesen Eintrag streichen</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund (freiwillig)</translation>
    </message>
    <message>
        <source>e.g. we forgot the overlap</source>
        <translation>z. B. Überlappung vergessen</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was daraus folgt</translation>
    </message>
    <message>
        <source>Nothing after it changes.</source>
        <translation>Danach ändert sich nichts.</translation>
    </message>
    <message>
        <source>Later entries that would come out differently are listed here; you decide what happens to each.</source>
        <translation>Spätere Einträge, die anders ausgehen würden, stehen hier; du entscheidest, was aus jedem wird.</translation>
    </message>
    <message>
        <source>Added before #%1: %2</source>
        <translation>Vor #%1 eingefügt: %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>The journal keeps the entry as it was; undo brings it back.</source>
        <translation>Das Protokoll behält den Eintrag, wie er war; Rückgängig bringt ihn zurück.</translation>
    </message>
    <message>
        <source>APPLY</source>
        <translation>ANWENDEN</translation>
    </message>
</context>
<context>
    <name>AnswerPage</name>
    <message>
        <source>%1 asks</source>
        <translation>%1 fragt</translation>
    </message>
    <message>
        <source>What you answer about your army, and about the ground, goes into the form of %1 when you send it.</source>
        <translation>Was du zu deiner Armee und zum Gelände antwortest, kommt beim Senden ins Formular von %1.</translation>
    </message>
    <message>
        <source>Answer it there</source>
        <translation>Dort beantworten</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
</context>
<context>
    <name>ArmiesChosen</name>
    <message>
        <source>Tap the armies that you want.</source>
        <translation>Tippe auf die Armeen, die du möchtest.</translation>
    </message>
    <message>
        <source>1 army chosen</source>
        <translation>1 Armee gewählt</translation>
    </message>
    <message>
        <source>%1 armies chosen</source>
        <translation>%1 Armeen gewählt</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>ArmiesPage</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Supplied</source>
        <translation>Mitgelieferte</translation>
    </message>
    <message>
        <source>Bin (%1)</source>
        <translation>Papierkorb (%1)</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Cancel selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>Mehrere wählen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import armies</source>
        <translation>Armeen importieren</translation>
    </message>
    <message>
        <source>Find by name, troops, period or notes</source>
        <translation>Nach Name, Truppen, Epoche oder Notizen suchen</translation>
    </message>
    <message>
        <source>Order and filters, %1 set</source>
        <translation>Sortierung und Filter, %1 gesetzt</translation>
    </message>
    <message>
        <source>Order and filters</source>
        <translation>Sortierung und Filter</translation>
    </message>
    <message>
        <source>Which armies</source>
        <translation>Welche Armeen</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Alle Regelwerke</translation>
    </message>
    <message>
        <source>1 army</source>
        <translation>1 Armee</translation>
    </message>
    <message>
        <source>%1 armies</source>
        <translation>%1 Armeen</translation>
    </message>
    <message>
        <source>Supplied with the rule sets</source>
        <translation>Mit den Regelwerken geliefert</translation>
    </message>
    <message>
        <source>No army found</source>
        <translation>Keine Armee gefunden</translation>
    </message>
    <message>
        <source>The bin is empty</source>
        <translation>Der Papierkorb ist leer</translation>
    </message>
    <message>
        <source>No army yet</source>
        <translation>Noch keine Armee</translation>
    </message>
    <message>
        <source>No armies match these filters.</source>
        <translation>Keine Armee passt zu diesen Filtern.</translation>
    </message>
    <message>
        <source>Deleted armies stay here for 30 days.</source>
        <translation>Gelöschte Armeen bleiben 30 Tage hier.</translation>
    </message>
    <message>
        <source>Make a new army, duplicate a supplied one, or import one.</source>
        <translation>Stelle eine neue Armee auf, dupliziere eine mitgelieferte oder importiere eine.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>Name and notes</source>
        <translation>Name und Notizen</translation>
    </message>
    <message>
        <source>A new army for which rules?</source>
        <translation>Eine neue Armee für welche Regeln?</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Papierkorb leeren?</translation>
    </message>
</context>
<context>
    <name>ArmyDelegate</name>
    <message>
        <source>%1 issues</source>
        <translation>%1 Probleme</translation>
    </message>
    <message>
        <source>1 day left</source>
        <translation>noch 1 Tag</translation>
    </message>
    <message>
        <source>%1 days left</source>
        <translation>noch %1 Tage</translation>
    </message>
    <message>
        <source>supplied</source>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Remove %1 from favourites</source>
        <translation>%1 aus den Favoriten entfernen</translation>
    </message>
    <message>
        <source>Add %1 to favourites</source>
        <translation>%1 zu den Favoriten</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>%1 zurückholen</translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation>Was mit %1 getan werden kann</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Name and notes</source>
        <translation>Name und Notizen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>ArmyDetailsForm</name>
    <message>
        <source>This army was changed in another window meanwhile. There it is called “%1”.</source>
        <translation>Diese Armee wurde inzwischen in einem anderen Fenster geändert. Dort heißt sie „%1“.</translation>
    </message>
    <message>
        <source>Period: %1.</source>
        <translation>Epoche: %1.</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notizen: %1</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Die andere nehmen</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Name der Armee</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Such as: Hellenistic, 3rd century BC</source>
        <translation>Etwa: hellenistisch, 3. Jahrhundert v. Chr.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>ArmyFilters</name>
    <message>
        <source>Order</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>Zuletzt geändert</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Umgekehrt</translation>
    </message>
    <message>
        <source>Favourites only</source>
        <translation>Nur Favoriten</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>Wieder alle zeigen</translation>
    </message>
</context>
<context>
    <name>ArmyHands</name>
    <message>
        <source>This army is not legal yet, so no hand can be dealt. Fix the problems listed first.</source>
        <translation>Diese Armee ist noch nicht regelgerecht, darum kann keine Hand ausgeteilt werden. Behebe zuerst die genannten Probleme.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu austeilen</translation>
    </message>
</context>
<context>
    <name>ArmyPanel</name>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>ArmyPicker</name>
    <message>
        <source>No army yet</source>
        <translation>Noch keine Armee</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Find an army</source>
        <translation>Armee suchen</translation>
    </message>
</context>
<context>
    <name>ArmyTab</name>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>AttackList</name>
    <message>
        <source>No attack is declared. In the Shock phase drag a unit onto an enemy, or tap it and then the enemy; tap further units to join them, choose how to strike, and declare.</source>
        <translation>Es ist kein Angriff angesagt. Ziehe in der Schockphase eine Einheit auf einen Gegner, oder tippe sie und dann den Gegner an; tippe weitere Einheiten an, die mitmachen sollen, wähle die Angriffsart und sage den Angriff an.</translation>
    </message>
</context>
<context>
    <name>Awake</name>
    <message>
        <source>A game is open on the table</source>
        <translation>Ein Spiel liegt offen auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>BackupCard</name>
    <message>
        <source>Everything is saved.</source>
        <translation>Alles ist gesichert.</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Armies, games, campaigns, house rules and settings lie in this browser, on this device. Nothing is sent anywhere: a copy on another device or a stick is yours to make.</source>
        <translation>Armeen, Spiele, Kampagnen, Hausregeln und Einstellungen liegen in diesem Browser, auf diesem Gerät. Nichts wird irgendwohin gesendet: Eine Kopie auf einem anderen Gerät oder Stick machst du selbst.</translation>
    </message>
    <message>
        <source>Armies, games, campaigns, house rules and settings lie on this device, in %1. Nothing is sent anywhere: a copy on another device or a stick is yours to make.</source>
        <translation>Armeen, Spiele, Kampagnen, Hausregeln und Einstellungen liegen auf diesem Gerät, in %1. Nichts wird irgendwohin gesendet: Eine Kopie auf einem anderen Gerät oder Stick machst du selbst.</translation>
    </message>
    <message>
        <source>Not saved to a file yet.</source>
        <translation>Noch nicht in eine Datei gesichert.</translation>
    </message>
    <message>
        <source>Save everything to a file…</source>
        <translation>Alles in eine Datei sichern&#xa0;…</translation>
    </message>
    <message>
        <source>Saving everything: %1 %</source>
        <translation>Alles wird gesichert: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Restore everything…</source>
        <translation>Alles wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Shows what is in the file before anything changes</source>
        <translation>Zeigt, was in der Datei ist, bevor sich etwas ändert</translation>
    </message>
    <message>
        <source>Copies made by the program</source>
        <translation>Vom Programm angelegte Kopien</translation>
    </message>
    <message>
        <source>Preferences and last choices alone, as one file that can be read and edited:</source>
        <translation>Nur Einstellungen und zuletzt Gewähltes, als eine Datei, die man lesen und bearbeiten kann:</translation>
    </message>
    <message>
        <source>Save preferences…</source>
        <translation>Einstellungen sichern&#xa0;…</translation>
    </message>
    <message>
        <source>Load preferences…</source>
        <translation>Einstellungen laden&#xa0;…</translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>Optio backups (*.optio-backup)</source>
        <translation>Optio-Sicherungen (*.optio-backup)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save preferences</source>
        <translation>Einstellungen sichern</translation>
    </message>
    <message>
        <source>Preferences (*.toml)</source>
        <translation>Einstellungen (*.toml)</translation>
    </message>
    <message>
        <source>The preferences are saved.</source>
        <translation>Die Einstellungen sind gesichert.</translation>
    </message>
    <message>
        <source>Load preferences</source>
        <translation>Einstellungen laden</translation>
    </message>
    <message>
        <source>Restore everything</source>
        <translation>Alles wiederherstellen</translation>
    </message>
    <message>
        <source>Backups (*.optio-backup *.sqlite)</source>
        <translation>Sicherungen (*.optio-backup *.sqlite)</translation>
    </message>
</context>
<context>
    <name>BattleOver</name>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>Enter the result in the campaign</source>
        <translation>Ergebnis in die Kampagne eintragen</translation>
    </message>
    <message>
        <source>To the campaign</source>
        <translation>Zur Kampagne</translation>
    </message>
    <message>
        <source>Report to share</source>
        <translation>Bericht zum Weitergeben</translation>
    </message>
    <message>
        <source>How lucky were the dice?</source>
        <translation>Wie viel Würfelglück gab es?</translation>
    </message>
    <message>
        <source>Save a backup file</source>
        <translation>Sicherungsdatei speichern</translation>
    </message>
</context>
<context>
    <name>BattlePrefsSheet</name>
    <message>
        <source>Kept at once, for this battle.</source>
        <translation>Gilt sofort, für diese Schlacht.</translation>
    </message>
</context>
<context>
    <name>BattleStory</name>
    <message>
        <source>Ground</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>played in the app</source>
        <translation>in der App gespielt</translation>
    </message>
    <message>
        <source>beside your table</source>
        <translation>neben deinem Tisch</translation>
    </message>
    <message>
        <source>Play this battle</source>
        <translation>Diese Schlacht spielen</translation>
    </message>
</context>
<context>
    <name>BinForm</name>
    <message>
        <source>1 army is deleted for good. This cannot be undone.</source>
        <translation>1 Armee wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 armies are deleted for good. This cannot be undone.</source>
        <translation>%1 Armeen werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>BoardArea</name>
    <message>
        <source>%1, column %2</source>
        <translation>%1, Kolonne %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>may be laid here</source>
        <translation>hier darf abgelegt werden</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
</context>
<context>
    <name>BoardBar</name>
    <message>
        <source>looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>against %1, turn %2</source>
        <translation>gegen %1, Zug %2</translation>
    </message>
    <message>
        <source>no shock: %1</source>
        <translation>kein Schock: %1</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>Meine Hand verdecken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Um Rücknahme bitten</translation>
    </message>
    <message>
        <source>time is called</source>
        <translation>Zeit ausgerufen</translation>
    </message>
    <message>
        <source>time is up by %1</source>
        <translation>Zeit überschritten um %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 left, paused</source>
        <translation>noch %1, angehalten</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>size %1</source>
        <translation>Stärke %1</translation>
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
        <translation>Beschuss %1</translation>
    </message>
    <message>
        <source>%1 of %2 hits</source>
        <translation>%1 von %2 Treffern</translation>
    </message>
    <message>
        <source>clan %1, may not act</source>
        <translation>Clan %1, darf nicht handeln</translation>
    </message>
    <message>
        <source>clan %1</source>
        <translation>Clan %1</translation>
    </message>
</context>
<context>
    <name>BoardEnd</name>
    <message>
        <source>%1 rout points</source>
        <translation>%1 Fluchtpunkte</translation>
    </message>
    <message>
        <source>%1 of %2 rout points</source>
        <translation>%1 von %2 Fluchtpunkten</translation>
    </message>
    <message>
        <source>%1 routed, %2 eliminated</source>
        <translation>%1 geflohen, %2 ausgeschaltet</translation>
    </message>
    <message>
        <source>Audit, and the file to send</source>
        <translation>Prüfung und Datei zum Senden</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Nachbesprechung</translation>
    </message>
    <message>
        <source>Look at the field</source>
        <translation>Das Feld ansehen</translation>
    </message>
    <message>
        <source>Save a backup file</source>
        <translation>Sicherungsdatei speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <translation>Ergebnis bestätigen</translation>
    </message>
</context>
<context>
    <name>BoardField</name>
    <message>
        <source>%1: tap a place that is lit.</source>
        <translation>%1: Tippe auf einen erleuchteten Platz.</translation>
    </message>
    <message>
        <source>Tap the target. %1 can reach one unit.</source>
        <translation>Tippe auf das Ziel. %1 kann eine Einheit erreichen.</translation>
    </message>
    <message>
        <source>Tap a target. %1 can reach %2 units.</source>
        <translation>Tippe auf ein Ziel. %1 kann %2 Einheiten erreichen.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>risk %1</source>
        <translation>Risiko %1</translation>
    </message>
    <message>
        <source>routs %1</source>
        <translation>Flucht %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Field, %1</source>
        <translation>Feld, %1</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
</context>
<context>
    <name>BoardHand</name>
    <message>
        <source>Hidden hand, cards: %1</source>
        <translation>Verdeckte Hand, Karten: %1</translation>
    </message>
    <message>
        <source>Hand, no cards</source>
        <translation>Hand, keine Karten</translation>
    </message>
    <message>
        <source>Hand, card %1 of %2: %3</source>
        <translation>Hand, Karte %1 von %2: %3</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
</context>
<context>
    <name>BoardHelp</name>
    <message>
        <source>Ground: %1</source>
        <translation>Gelände: %1</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Show again what %1 did</source>
        <translation>Noch einmal zeigen, was %1 getan hat</translation>
    </message>
    <message>
        <source>Armies and options</source>
        <translation>Armeen und Optionen</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Noch einmal senden</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Why the computer did that</source>
        <translation>Warum der Computer das getan hat</translation>
    </message>
    <message>
        <source>End the turn without drawing</source>
        <translation>Zug beenden, ohne zu ziehen</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Preferences of this battle</source>
        <translation>Einstellungen dieser Schlacht</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Spiel als Datei speichern</translation>
    </message>
    <message>
        <source>Print as it stands now</source>
        <translation>Den jetzigen Stand drucken</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Back to the start of round %1</source>
        <translation>Zurück zum Beginn von Runde %1</translation>
    </message>
    <message>
        <source>Pause between the acts that are shown</source>
        <translation>Pause zwischen den gezeigten Aktionen</translation>
    </message>
    <message>
        <source>Pause between the computer&apos;s acts</source>
        <translation>Pause zwischen den Aktionen des Computers</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Turn the board for the second player</source>
        <translation>Spielfeld für den zweiten Spieler drehen</translation>
    </message>
    <message>
        <source>Across the table: turn the far player&apos;s questions round</source>
        <translation>Über den Tisch: Fragen an den Spieler gegenüber umdrehen</translation>
    </message>
    <message>
        <source>Reported to the club: table %1</source>
        <translation>Beim Verein gemeldet: Tisch %1</translation>
    </message>
    <message>
        <source>Report to the club</source>
        <translation>An den Verein melden</translation>
    </message>
    <message>
        <source>Share at the table</source>
        <translation>Am Tisch teilen</translation>
    </message>
    <message>
        <source>Compare the two games</source>
        <translation>Die beiden Spiele vergleichen</translation>
    </message>
    <message>
        <source>Play at one table</source>
        <translation>An einem Tisch spielen</translation>
    </message>
</context>
<context>
    <name>BoardPad</name>
    <message>
        <source>one unit to play</source>
        <translation>eine Einheit auszuspielen</translation>
    </message>
    <message>
        <source>%1 units to play</source>
        <translation>%1 Einheiten auszuspielen</translation>
    </message>
    <message>
        <source>one sideways move</source>
        <translation>eine Seitwärtsbewegung</translation>
    </message>
    <message>
        <source>%1 sideways moves</source>
        <translation>%1 Seitwärtsbewegungen</translation>
    </message>
    <message>
        <source>one flank attempt</source>
        <translation>ein Flankenversuch</translation>
    </message>
    <message>
        <source>%1 flank attempts</source>
        <translation>%1 Flankenversuche</translation>
    </message>
    <message>
        <source>one rally attempt</source>
        <translation>ein Sammelversuch</translation>
    </message>
    <message>
        <source>%1 rally attempts</source>
        <translation>%1 Sammelversuche</translation>
    </message>
    <message>
        <source>one card to draw</source>
        <translation>eine Karte zu ziehen</translation>
    </message>
    <message>
        <source>%1 cards to draw</source>
        <translation>%1 Karten zu ziehen</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Mein Zug</translation>
    </message>
    <message>
        <source>Send turn</source>
        <translation>Zug senden</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Noch einmal senden</translation>
    </message>
    <message>
        <source>turn %1 is played</source>
        <translation>Zug %1 ist gespielt</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>warten auf %1</translation>
    </message>
    <message>
        <source>the file with all hands open</source>
        <translation>die Datei mit allen Händen offen</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <translation>An %1 übergeben</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Draw and end</source>
        <translation>Ziehen und beenden</translation>
    </message>
    <message>
        <source>Draw, then hand over to %1</source>
        <translation>Ziehen, dann an %1 übergeben</translation>
    </message>
    <message>
        <source>one attack</source>
        <translation>ein Angriff</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1 Angriffe</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Current attack</source>
        <translation>Aktueller Angriff</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>2nd line</source>
        <translation>2. Linie</translation>
    </message>
    <message>
        <source>Second line</source>
        <translation>Zweite Linie</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Zu meinem Zug springen</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Abhandeln</translation>
    </message>
    <message>
        <source>what %1 did</source>
        <translation>was %1 getan hat</translation>
    </message>
    <message>
        <source>shuffles, hands, initiative</source>
        <translation>mischt, Hände, Initiative</translation>
    </message>
    <message>
        <source>tap the board to hurry</source>
        <translation>zum Beschleunigen aufs Spielfeld tippen</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 entscheidet</translation>
    </message>
    <message>
        <source>%1 is asked (%2), and nobody has joined for them</source>
        <translation>%1 ist gefragt (%2), und dafür ist niemand beigetreten</translation>
    </message>
    <message>
        <source>%1 is asked: %2</source>
        <translation>%1 ist gefragt: %2</translation>
    </message>
    <message>
        <source>Turn: %1; nobody has joined for them yet</source>
        <translation>Am Zug: %1; dafür ist noch niemand beigetreten</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 gibt</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Skip to now</source>
        <translation>Bis jetzt springen</translation>
    </message>
    <message>
        <source>what has happened</source>
        <translation>was geschehen ist</translation>
    </message>
    <message>
        <source>your turn is on %1&apos;s tablet</source>
        <translation>dein Zug ist auf dem Tablet von %1</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>No actions for this now. Press and hold for help.</source>
        <translation>Hierfür gibt es gerade keine Aktion. Gedrückt halten zeigt die Hilfe.</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Meine Hand zeigen</translation>
    </message>
    <message>
        <source>This wants an answer: Y for yes, N for no.</source>
        <translation>Hier ist eine Antwort nötig: Y für Ja, N für Nein.</translation>
    </message>
    <message>
        <source>Time is called: finish this turn, then the battle is over.</source>
        <translation>Die Zeit ist ausgerufen: Spielt diesen Zug zu Ende, dann ist die Schlacht vorbei.</translation>
    </message>
    <message>
        <source>The turn is closed and safe. It goes to the other tablet as soon as that is back.</source>
        <translation>Der Zug ist abgeschlossen und sicher. Er geht zum anderen Tablet, sobald das wieder da ist.</translation>
    </message>
    <message>
        <source>This battle was played at one table. Menu, Play at one table goes on there, with the old code.</source>
        <translation>Diese Schlacht wurde an einem Tisch gespielt. Im Menü geht „An einem Tisch spielen“ mit dem alten Code weiter.</translation>
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
        <translation>Wenn sie sich zurückzieht: %1</translation>
    </message>
    <message>
        <source>If it stays:</source>
        <translation>Wenn sie stehen bleibt:</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2&#xa0;%</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Führt</translation>
    </message>
    <message>
        <source>How it is worked out</source>
        <translation>Wie es sich errechnet</translation>
    </message>
    <message>
        <source>Tap another unit of yours to join in, or another target.</source>
        <translation>Tippe eine weitere eigene Einheit an, die mitmacht, oder ein anderes Ziel.</translation>
    </message>
    <message>
        <source>Tap more units, or do it.</source>
        <translation>Tippe weitere Einheiten an, oder führe es aus.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Declare the attack</source>
        <translation>Angriff ansagen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>BoardSheets</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Second line: %1</source>
        <translation>Zweite Linie: %1</translation>
    </message>
    <message>
        <source>Current attack</source>
        <translation>Aktueller Angriff</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Preferences of this battle</source>
        <translation>Einstellungen dieser Schlacht</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Why the computer did that</source>
        <translation>Warum der Computer das getan hat</translation>
    </message>
    <message>
        <source>End of turn %1</source>
        <translation>Ende von Zug %1</translation>
    </message>
    <message>
        <source>A draw?</source>
        <translation>Unentschieden?</translation>
    </message>
    <message>
        <source>%1 offers a draw. It can be accepted before your first act; with that the offer is gone.</source>
        <translation>%1 bietet ein Unentschieden an. Annehmen kannst du es vor deiner ersten Aktion; danach gilt das Angebot nicht mehr.</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Unentschieden annehmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>The battle ends with a victory for %1. There is no undo.</source>
        <translation>Die Schlacht endet mit einem Sieg für %1. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>BoardSide</name>
    <message>
        <source>rout %1/%2</source>
        <translation>Flucht %1/%2</translation>
    </message>
    <message>
        <source>rout %1</source>
        <translation>Flucht %1</translation>
    </message>
    <message>
        <source>second line: %1 routed, %2 rallied</source>
        <translation>zweite Linie: %1 geflohen, %2 gesammelt</translation>
    </message>
    <message>
        <source>, %1 away</source>
        <translation>, %1 abwesend</translation>
    </message>
    <message>
        <source>hand %1, deck %2</source>
        <translation>Hand %1, Stapel %2</translation>
    </message>
    <message>
        <source>initiative %1, command %2</source>
        <translation>Initiative %1, Führung %2</translation>
    </message>
    <message>
        <source>2nd %1+%2</source>
        <translation>2. %1+%2</translation>
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
        <translation>Risiko %1</translation>
    </message>
</context>
<context>
    <name>CampaignArmy</name>
    <message>
        <source>of %1 points</source>
        <translation>von %1 Punkten</translation>
    </message>
    <message>
        <source>%1 of %2 points are left</source>
        <translation>%1 von %2 Punkten sind übrig</translation>
    </message>
    <message>
        <source>1 leader</source>
        <translation>1 Anführer</translation>
    </message>
    <message>
        <source>%1 leaders</source>
        <translation>%1 Anführer</translation>
    </message>
    <message>
        <source>stratagems %1 of %2</source>
        <translation>Kriegslisten %1 von %2</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>nothing left to field</source>
        <translation>nichts mehr aufzustellen</translation>
    </message>
    <message>
        <source>%1, %2: %3 left, %4 lost</source>
        <translation>%1, %2: %3 übrig, %4 verloren</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
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
        <translation>läuft</translation>
    </message>
    <message>
        <source>taken from its game</source>
        <translation>aus dem Spiel übernommen</translation>
    </message>
</context>
<context>
    <name>CampaignFates</name>
    <message>
        <source>%1 of %2 intact</source>
        <translation>%1 von %2 unversehrt</translation>
    </message>
    <message>
        <source>intact</source>
        <translation>unversehrt</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>geflohen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>CampaignFieldPage</name>
    <message>
        <source>Type both dice, or neither.</source>
        <translation>Gib beide Würfel ein oder keinen.</translation>
    </message>
    <message>
        <source>A tie: roll both dice again.</source>
        <translation>Gleichstand: Werft beide Würfel noch einmal.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Field battle %1</source>
        <translation>Für Schlacht %1 aufstellen</translation>
    </message>
    <message>
        <source>Stratagems, each for a leader</source>
        <translation>Kriegslisten, jede für einen Anführer</translation>
    </message>
    <message>
        <source>Stratagems</source>
        <translation>Kriegslisten</translation>
    </message>
    <message>
        <source>Your die for the attack</source>
        <translation>Dein Würfel für den Angriff</translation>
    </message>
    <message>
        <source>Die for the attack: Optio rolls</source>
        <translation>Würfel für den Angriff: Optio würfelt</translation>
    </message>
    <message>
        <source>Die for the attack</source>
        <translation>Würfel für den Angriff</translation>
    </message>
    <message>
        <source>Field the armies</source>
        <translation>Armeen aufstellen</translation>
    </message>
</context>
<context>
    <name>CampaignGamePage</name>
    <message>
        <source>Battle %1 as a game</source>
        <translation>Schlacht %1 als Spiel</translation>
    </message>
    <message>
        <source>Both armies stand in it as they were fielded. When the battle is over, its losses are filled in for you to confirm.</source>
        <translation>Beide Armeen stehen darin, wie sie aufgestellt wurden. Ist die Schlacht vorbei, sind ihre Verluste schon eingetragen; du bestätigst sie nur.</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 Einheit</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 Einheiten</translation>
    </message>
    <message>
        <source>1 leader</source>
        <translation>1 Anführer</translation>
    </message>
    <message>
        <source>%1 leaders</source>
        <translation>%1 Anführer</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>verteidigt</translation>
    </message>
    <message>
        <source>Start the battle</source>
        <translation>Schlacht beginnen</translation>
    </message>
</context>
<context>
    <name>CampaignPage</name>
    <message>
        <source>over</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>battle %1 is being fought</source>
        <translation>Schlacht %1 läuft</translation>
    </message>
    <message>
        <source>before the first battle</source>
        <translation>vor der ersten Schlacht</translation>
    </message>
    <message>
        <source>before battle %1</source>
        <translation>vor Schlacht %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>To do on the table</source>
        <translation>Auf dem Tisch zu tun</translation>
    </message>
    <message>
        <source>Fight it with Optio, or without</source>
        <translation>Mit oder ohne Optio austragen</translation>
    </message>
    <message>
        <source>The game of this battle is over</source>
        <translation>Das Spiel dieser Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>The game of this battle stands at %1</source>
        <translation>Das Spiel dieser Schlacht steht bei %1</translation>
    </message>
    <message>
        <source>The game of this battle was deleted. It can be brought back for 30 days.</source>
        <translation>Das Spiel dieser Schlacht wurde gelöscht. 30 Tage lang lässt es sich zurückholen.</translation>
    </message>
    <message>
        <source>As a game, Optio knows both armies, keeps its journal and fills in the result. Or fight it by yourselves, and enter who was lost.</source>
        <translation>In einem Spiel kennt Optio beide Armeen, führt das Protokoll und trägt das Ergebnis ein. Oder ihr schlagt die Schlacht selbst und gebt ein, wer verloren ging.</translation>
    </message>
    <message>
        <source>Bring the game back</source>
        <translation>Spiel zurückholen</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Ergebnis eingeben</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Undo the result to enter it anew.</source>
        <translation>Nimm das Ergebnis zurück, um es neu einzugeben.</translation>
    </message>
    <message>
        <source>Later entries build on that result, so it stays as it was entered.</source>
        <translation>Spätere Einträge bauen auf diesem Ergebnis auf, darum bleibt es, wie es eingegeben wurde.</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Noch keine.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>Concede the campaign…</source>
        <translation>Kampagne aufgeben&#xa0;…</translation>
    </message>
    <message>
        <source>Field battle %1</source>
        <translation>Für Schlacht %1 aufstellen</translation>
    </message>
    <message>
        <source>Fight battle %1 here</source>
        <translation>Schlacht %1 hier schlagen</translation>
    </message>
    <message>
        <source>Continue battle %1</source>
        <translation>Schlacht %1 fortsetzen</translation>
    </message>
    <message>
        <source>Who concedes?</source>
        <translation>Wer gibt auf?</translation>
    </message>
    <message>
        <source>The other side wins the campaign.</source>
        <translation>Die andere Seite gewinnt die Kampagne.</translation>
    </message>
</context>
<context>
    <name>CampaignResultPage</name>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Result of battle %1</source>
        <translation>Ergebnis von Schlacht %1</translation>
    </message>
    <message>
        <source>Filled in from the game: %1</source>
        <translation>Aus dem Spiel übernommen: %1</translation>
    </message>
    <message>
        <source>Filled in from the game as it stands</source>
        <translation>Aus dem Spiel übernommen, wie es steht</translation>
    </message>
    <message>
        <source>Look through it, change what was otherwise, and enter it below.</source>
        <translation>Sieh es durch, ändere, was anders war, und trage es unten ein.</translation>
    </message>
    <message>
        <source>Use the game&apos;s result</source>
        <translation>Ergebnis des Spiels nehmen</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 lose a quarter of their survivors in the pursuit. Which units?</source>
        <translation>%1: Ein Viertel der Überlebenden geht in der Verfolgung verloren. Welche Einheiten?</translation>
    </message>
    <message>
        <source>%1 recover some of their losses. Which units?</source>
        <translation>%1: Ein Teil der Verluste kehrt zurück. Welche Einheiten?</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was daraus folgt</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Ergebnis eingeben</translation>
    </message>
</context>
<context>
    <name>CampaignsPage</name>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>No campaign yet</source>
        <translation>Noch keine Kampagne</translation>
    </message>
    <message>
        <source>Two players, two armies, and battles whose losses last. Optio keeps the ledger.</source>
        <translation>Zwei Spieler, zwei Armeen und Schlachten, deren Verluste bleiben. Optio führt Buch.</translation>
    </message>
    <message>
        <source>1 battle</source>
        <translation>1 Schlacht</translation>
    </message>
    <message>
        <source>%1 battles</source>
        <translation>%1 Schlachten</translation>
    </message>
    <message>
        <source>over</source>
        <translation>vorbei</translation>
    </message>
</context>
<context>
    <name>CarryOnPage</name>
    <message>
        <source>Carry on as keeper</source>
        <translation>Spiel weiterführen</translation>
    </message>
    <message>
        <source>Is %1&apos;s tablet gone for good?</source>
        <translation>Ist das Tablet von %1 endgültig weg?</translation>
    </message>
    <message>
        <source>Is the tablet that kept this game gone for good?</source>
        <translation>Ist das Tablet, das dieses Spiel geführt hat, endgültig weg?</translation>
    </message>
    <message>
        <source>A flat battery or lost Wi-Fi is no reason: Optio goes on trying, and nothing is lost. Carry on only when that tablet does not come back today.</source>
        <translation>Ein leerer Akku oder fehlendes WLAN ist kein Grund: Optio versucht es weiter, und nichts geht verloren. Führe das Spiel nur weiter, wenn jenes Tablet heute nicht wiederkommt.</translation>
    </message>
    <message>
        <source>What happens then</source>
        <translation>Was dann geschieht</translation>
    </message>
    <message>
        <source>The game goes on from entry %1, the last that this tablet has. It is kept here from then on.</source>
        <translation>Das Spiel geht ab Eintrag %1 weiter, dem letzten auf diesem Tablet. Von da an wird es hier geführt.</translation>
    </message>
    <message>
        <source>It is shared anew: the others scan the new codes.</source>
        <translation>Es wird neu geteilt: Die anderen scannen die neuen Codes.</translation>
    </message>
    <message>
        <source>The dice come from a new key, because the old one was on the lost tablet. The journal says so.</source>
        <translation>Die Würfel kommen aus einem neuen Schlüssel, denn der alte war auf dem verlorenen Tablet. Das Protokoll hält das fest.</translation>
    </message>
    <message>
        <source>Should the lost tablet come back and have gone on, both games are kept, and you choose which one counts.</source>
        <translation>Kommt das verlorene Tablet zurück und hat weitergespielt, bleiben beide Spiele erhalten, und ihr wählt, welches gilt.</translation>
    </message>
    <message>
        <source>This copy cannot be carried on</source>
        <translation>Diese Kopie kann nicht weitergeführt werden</translation>
    </message>
    <message>
        <source>Go on waiting</source>
        <translation>Weiter warten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>You keep the game now. The sign at the top shows the new codes.</source>
        <translation>Du führst das Spiel jetzt. Das Zeichen oben zeigt die neuen Codes.</translation>
    </message>
</context>
<context>
    <name>ChartLine</name>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
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
        <translation>Alles als PDF speichern</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Pages for a printer</source>
        <translation>Seiten für einen Drucker</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The pages are saved.</source>
        <translation>Die Seiten sind gespeichert.</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Says what it means</source>
        <translation>Erklärt, was es bedeutet</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ChosenUnits</name>
    <message>
        <source>Tap every unit involved.</source>
        <translation>Tippe alle beteiligten Einheiten an.</translation>
    </message>
    <message>
        <source>What do you want to resolve?</source>
        <translation>Was soll abgehandelt werden?</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Now tap a unit of the other army.</source>
        <translation>Tippe jetzt eine Einheit der anderen Armee an.</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <source>Select several units of a side; holding a unit does the same.</source>
        <translation>Wählt mehrere Einheiten einer Seite; langes Drücken auf eine Einheit tut dasselbe.</translation>
    </message>
    <message>
        <source>What the marks mean</source>
        <translation>Was die Marken bedeuten</translation>
    </message>
    <message>
        <source>Deselect all</source>
        <translation>Auswahl aufheben</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>Time&apos;s up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>%1 seconds left</source>
        <translation>noch %1 Sekunden</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
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
        <translation>nicht bestätigt</translation>
    </message>
    <message>
        <source>%1 has to confirm</source>
        <translation>%1 muss bestätigen</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <source>Double elimination</source>
        <translation>Doppel-K.-o.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scoring</source>
        <translation>Wertung: %1</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>(time)</source>
        <translation>(Zeit)</translation>
    </message>
    <message>
        <source>has the bye</source>
        <translation>hat das Freilos</translation>
    </message>
    <message>
        <source>the lowest who has had none</source>
        <translation>der Letzte, der noch keines hatte</translation>
    </message>
    <message>
        <source>does not take part</source>
        <translation>spielt nicht mit</translation>
    </message>
    <message>
        <source>dropped out after round %1</source>
        <translation>nach Runde %1 ausgestiegen</translation>
    </message>
    <message>
        <source>joins in round %1</source>
        <translation>steigt in Runde %1 ein</translation>
    </message>
    <message>
        <source>%1, drawn at %2</source>
        <translation>%1, ausgelost um %2</translation>
    </message>
    <message>
        <source>changed by hand</source>
        <translation>von Hand geändert</translation>
    </message>
    <message>
        <source>no second meetings</source>
        <translation>keine zweiten Begegnungen</translation>
    </message>
    <message>
        <source>countback</source>
        <translation>Feinwertung</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>from round %1 on</source>
        <translation>ab Runde %1</translation>
    </message>
    <message>
        <source>Draw round %1</source>
        <translation>Runde %1 auslosen</translation>
    </message>
    <message numerus="yes">
        <source>%n tables still have to report: %1</source>
        <translation>
            <numerusform>%n Tisch muss noch melden: %1</numerusform>
            <numerusform>%n Tische müssen noch melden: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>All rounds are played</source>
        <translation>Alle Runden sind gespielt</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Two players are needed</source>
        <translation>Es braucht zwei Spieler</translation>
    </message>
    <message>
        <source>No further round</source>
        <translation>Keine weitere Runde</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Everybody plays every round, against somebody with about the same points</source>
        <translation>Alle spielen jede Runde, gegen jemanden mit etwa gleich vielen Punkten</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation>Alle treffen auf alle</translation>
    </message>
    <message>
        <source>Who loses is out</source>
        <translation>Wer verliert, scheidet aus</translation>
    </message>
    <message>
        <source>Who loses twice is out</source>
        <translation>Wer zweimal verliert, scheidet aus</translation>
    </message>
    <message>
        <source>%1 of %2 results in</source>
        <translation>%1 von %2 Ergebnissen da</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>the season</source>
        <translation>die Saison</translation>
    </message>
    <message>
        <source>events with many tables</source>
        <translation>Turniere mit vielen Tischen</translation>
    </message>
    <message>
        <source>Open an event&apos;s file</source>
        <translation>Turnierdatei öffnen</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>No event yet</source>
        <translation>Noch kein Turnier</translation>
    </message>
    <message>
        <source>A club evening, a competition, a league: who plays whom, the round&apos;s clock, results and standings.</source>
        <translation>Ein Vereinsabend, ein Turnier, eine Liga: wer gegen wen spielt, die Uhr der Runde, Ergebnisse und Tabelle.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>last changed %1</source>
        <translation>zuletzt geändert %1</translation>
    </message>
    <message>
        <source>Events (*.optio-event)</source>
        <translation>Turniere (*.optio-event)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Wall of an event elsewhere</source>
        <translation>Anzeigetafel eines anderen Turniers</translation>
    </message>
    <message>
        <source>%1 is reported to the club&apos;s server: %2</source>
        <translation>%1 wird dem Server des Vereins gemeldet: %2</translation>
    </message>
</context>
<context>
    <name>ClubServer</name>
    <message>
        <source>This Optio cannot reach a club&apos;s server, as in a browser. Tables that report by themselves need Optio as Debian&apos;s package installs it; results can be typed or taken from games here.</source>
        <translation>Dieses Optio erreicht keinen Vereinsserver, so wie im Browser. Tische, die selbst melden, brauchen Optio aus dem Debian-Paket; Ergebnisse lassen sich hier eintippen oder aus Spielen übernehmen.</translation>
    </message>
    <message>
        <source>Scan, paste or type the code that the organiser gave you.</source>
        <translation>Scanne, füge ein oder tippe den Code, den du von der Turnierleitung hast.</translation>
    </message>
    <message>
        <source>This is not the code of a club&apos;s server. Copy all of it: it begins with optio:club?</source>
        <translation>Das ist kein Code eines Vereinsservers. Kopiere ihn ganz: Er beginnt mit optio:club?</translation>
    </message>
</context>
<context>
    <name>ClubServerPage</name>
    <message>
        <source>Many tables</source>
        <translation>Viele Tische</translation>
    </message>
    <message>
        <source>Wall of an event elsewhere</source>
        <translation>Anzeigetafel eines anderen Turniers</translation>
    </message>
    <message>
        <source>Paste the organiser&apos;s code. This event then goes to the server too, for walls elsewhere. With the wall&apos;s code the tables are only read.</source>
        <translation>Füge den Code der Turnierleitung ein. Dann geht auch das Turnier an den Server, für Anzeigetafeln anderswo. Mit dem Code der Anzeigetafel werden die Tische nur gelesen.</translation>
    </message>
    <message>
        <source>Paste the wall&apos;s code. The wall fills the window as soon as the organiser&apos;s tablet has reported the event.</source>
        <translation>Füge den Code der Anzeigetafel ein. Die Tafel füllt das Fenster, sobald das Tablet der Turnierleitung das Turnier gemeldet hat.</translation>
    </message>
    <message>
        <source>The server runs on a computer of the club, which has Debian&apos;s packages nats-server and openssl besides Optio: &quot;optio-cli club server&quot; starts it there and prints the codes. Each table&apos;s tablet takes its own: game menu, Report to the club.</source>
        <translation>Der Server läuft auf einem Rechner des Vereins, der neben Optio die Debian-Pakete nats-server und openssl hat: „optio-cli club server“ startet ihn dort und gibt die Codes aus. Jedes Tablet am Tisch nimmt seinen: Spielmenü, An den Verein melden.</translation>
    </message>
    <message>
        <source>Leave the server</source>
        <translation>Server verlassen</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Nicht mehr folgen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Follow the event</source>
        <translation>Turnier verfolgen</translation>
    </message>
    <message>
        <source>Back to the event</source>
        <translation>Zurück zum Turnier</translation>
    </message>
    <message>
        <source>Show the wall</source>
        <translation>Anzeigetafel zeigen</translation>
    </message>
    <message>
        <source>This goes on while Optio runs, whichever page is open.</source>
        <translation>Das geht weiter, solange Optio läuft, welche Seite auch offen ist.</translation>
    </message>
    <message>
        <source>A table that reports shows in its row what each side has lost so far. When its game is over both players confirm its result on the tablet there, and it is entered here by itself; otherwise tap its row.</source>
        <translation>Ein Tisch, der meldet, zeigt in seiner Zeile, was jede Seite bisher verloren hat. Ist sein Spiel zu Ende, bestätigen beide Spieler das Ergebnis auf dem Tablet dort, und es wird hier von selbst eingetragen; sonst tippe auf seine Zeile.</translation>
    </message>
</context>
<context>
    <name>ClubWallPage</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Round 1 is drawn soon</source>
        <translation>Runde 1 wird bald ausgelost</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>tables %1 to %2 of %3</source>
        <translation>Tische %1 bis %2 von %3</translation>
    </message>
    <message>
        <source>last bound</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>überzogen</translation>
    </message>
    <message>
        <source>left · ends at %1</source>
        <translation>übrig · bis %1</translation>
    </message>
    <message>
        <source>left · paused</source>
        <translation>übrig · angehalten</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 bis %2 von %3</translation>
    </message>
    <message>
        <source>%1. %2: %3 points</source>
        <translation>%1. %2: %3 Punkte</translation>
    </message>
    <message>
        <source>Back to the event</source>
        <translation>Zurück zum Turnier</translation>
    </message>
</context>
<context>
    <name>CommandCard</name>
    <message>
        <source>Folded; shows its units</source>
        <translation>Eingeklappt; zeigt die Einheiten</translation>
    </message>
    <message>
        <source>Folds its units away</source>
        <translation>Klappt die Einheiten ein</translation>
    </message>
</context>
<context>
    <name>CommandEditorSheet</name>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove this command</source>
        <translation>Dieses Kommando entfernen</translation>
    </message>
</context>
<context>
    <name>ConfirmResult</name>
    <message>
        <source>Result for the club</source>
        <translation>Ergebnis für den Verein</translation>
    </message>
    <message>
        <source>%1: confirmed</source>
        <translation>%1: bestätigt</translation>
    </message>
    <message>
        <source>Confirm for %1</source>
        <translation>Für %1 bestätigen</translation>
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
        <translation>Woraus %1 sich zusammensetzt: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, before %4</source>
        <translation>%1, %2, %3, vorher %4</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue: %1</source>
        <translation>Fortsetzen: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>CorrectSheet</name>
    <message>
        <source>Correction recorded.</source>
        <translation>Korrektur festgehalten.</translation>
    </message>
    <message>
        <source>It is written into the journal and the report.</source>
        <translation>Sie steht im Protokoll und im Bericht.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>A correction changes the game at once and is written into the journal with its reason. Undo takes it back.</source>
        <translation>Eine Korrektur ändert das Spiel sofort und steht mit ihrem Grund im Protokoll. Rückgängig nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>e.g. miscounted on the table</source>
        <translation>z. B. auf dem Tisch verzählt</translation>
    </message>
    <message>
        <source>Find a counter</source>
        <translation>Zähler suchen</translation>
    </message>
</context>
<context>
    <name>Credits</name>
    <message>
        <source>window, text and touch</source>
        <translation>Fenster, Text und Berührung</translation>
    </message>
    <message>
        <source>the data file</source>
        <translation>die Datendatei</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>games and armies as JSON</source>
        <translation>Spiele und Armeen als JSON</translation>
    </message>
    <message>
        <source>rules data</source>
        <translation>Regeldaten</translation>
    </message>
    <message>
        <source>dice and signatures</source>
        <translation>Würfel und Signaturen</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>packed files</source>
        <translation>gepackte Dateien</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>army lists of other programs</source>
        <translation>Armeelisten anderer Programme</translation>
    </message>
    <message>
        <source>QR codes</source>
        <translation>QR-Codes</translation>
    </message>
    <message>
        <source>the font of the text</source>
        <translation>die Schrift des Textes</translation>
    </message>
    <message>
        <source>the font of the headings</source>
        <translation>die Schrift der Überschriften</translation>
    </message>
    <message>
        <source>options of optio-cli</source>
        <translation>Optionen von optio-cli</translation>
    </message>
    <message>
        <source>the program in a browser</source>
        <translation>das Programm im Browser</translation>
    </message>
    <message>
        <source>C library of Emscripten</source>
        <translation>C-Bibliothek von Emscripten</translation>
    </message>
    <message>
        <source>C++ library of Emscripten</source>
        <translation>C++-Bibliothek von Emscripten</translation>
    </message>
    <message>
        <source>reading codes by a camera</source>
        <translation>Codes mit der Kamera lesen</translation>
    </message>
</context>
<context>
    <name>DebriefAttack</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>DebriefChart</name>
    <message>
        <source>%1: %2 after round %3</source>
        <translation>%1: %2 nach Runde %3</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>%1 beaten at %2</source>
        <translation>%1 geschlagen bei %2</translation>
    </message>
</context>
<context>
    <name>DebriefDecisions</name>
    <message>
        <source>%1 better chance to win</source>
        <translation>um %1 bessere Siegchance</translation>
    </message>
    <message>
        <source>%1 better chance to win, worth %2 more rout points</source>
        <translation>um %1 bessere Siegchance, %2 Fluchtpunkte mehr wert</translation>
    </message>
    <message>
        <source>The costliest decisions</source>
        <translation>Die teuersten Entscheidungen</translation>
    </message>
    <message>
        <source>Weighing every decision of the battle…</source>
        <translation>Jede Entscheidung der Schlacht wird abgewogen&#xa0;…</translation>
    </message>
    <message>
        <source>No decision of either side clearly cost it much.</source>
        <translation>Keine Entscheidung einer Seite hat sie eindeutig viel gekostet.</translation>
    </message>
    <message>
        <source>Judged by the computer from what each side could see at the time, before any dice were rolled. Luck plays no part here.</source>
        <translation>Vom Computer danach beurteilt, was jede Seite damals sehen konnte, vor jedem Wurf. Glück spielt hier keine Rolle.</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>Better: %1 (%2)</source>
        <translation>Besser: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>DebriefPage</name>
    <message>
        <source>Debriefing</source>
        <translation>Nachbesprechung</translation>
    </message>
    <message>
        <source>Reading the battle…</source>
        <translation>Die Schlacht wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>%1 by round</source>
        <translation>%1 nach Runden</translation>
    </message>
    <message>
        <source>Attacks: round, odds, and what came of it</source>
        <translation>Angriffe: Runde, Chancen und was daraus wurde</translation>
    </message>
    <message>
        <source>Show more attacks: %1 are left</source>
        <translation>Mehr Angriffe zeigen: %1 weitere</translation>
    </message>
    <message>
        <source>%1: %2; %3 is to be expected, give or take %4.</source>
        <translation>%1: %2; zu erwarten sind %3, mit einer Spanne von %4.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>The same armies with new dice</source>
        <translation>Dieselben Armeen mit neuen Würfeln</translation>
    </message>
    <message>
        <source>Same dice</source>
        <translation>Gleiche Würfel</translation>
    </message>
    <message>
        <source>Repeating the same actions rolls the same dice</source>
        <translation>Gleiche Aktionen werfen gleiche Würfel</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>The same armies, each led by the other</source>
        <translation>Dieselben Armeen, jede vom anderen geführt</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Den Bericht speichern</translation>
    </message>
    <message>
        <source>A page for any browser (*.html)</source>
        <translation>Eine Seite für jeden Browser (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>Der Bericht ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>DebriefSide</name>
    <message>
        <source>victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Beaten at</source>
        <translation>Geschlagen bei</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Best unit: %1</source>
        <translation>Beste Einheit: %1</translation>
    </message>
    <message>
        <source>No unit stood out.</source>
        <translation>Keine Einheit ragte heraus.</translation>
    </message>
    <message>
        <source>expected %1 ± %2</source>
        <translation>erwartet %1 ± %2</translation>
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
        <translation>durch %1</translation>
    </message>
</context>
<context>
    <name>DiceManner</name>
    <message>
        <source>Enter each die</source>
        <translation>Jeden Würfel eingeben</translation>
    </message>
    <message>
        <source>Enter the hits</source>
        <translation>Treffer eingeben</translation>
    </message>
    <message>
        <source>Name your dice…</source>
        <translation>Gib deinen Würfeln Namen&#xa0;…</translation>
    </message>
    <message>
        <source>Your dice: %1</source>
        <translation>Deine Würfel: %1</translation>
    </message>
</context>
<context>
    <name>DiceOfAll</name>
    <message>
        <source>Counting every roll…</source>
        <translation>Jeder Wurf wird gezählt&#xa0;…</translation>
    </message>
    <message>
        <source>No die has been rolled in any game yet.</source>
        <translation>In keinem Spiel wurde bisher gewürfelt.</translation>
    </message>
    <message>
        <source>Each face is compared with a fair die by an exact test. Of a hundred fair dice at most one is called unusual; fewer than thirty rolls get no verdict. A roll that was taken back and done again counts once.</source>
        <translation>Jede Augenzahl wird durch einen exakten Test mit einem fairen Würfel verglichen. Von hundert fairen Würfeln wird höchstens einer auffällig genannt; unter dreißig Würfen gibt es kein Urteil. Ein Wurf, der zurückgenommen und wiederholt wurde, zählt einmal.</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 Würfe</translation>
    </message>
    <message>
        <source>%1: %2 times, expected %3</source>
        <translation>%1: %2-mal, erwartet %3</translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>Take this die away</source>
        <translation>Diesen Würfel wegnehmen</translation>
    </message>
</context>
<context>
    <name>DicePlaces</name>
    <message>
        <source>Die %1, to be placed</source>
        <translation>Würfel %1, noch zu legen</translation>
    </message>
    <message>
        <source>Die %1 on %2</source>
        <translation>Würfel %1 auf %2</translation>
    </message>
    <message>
        <source>Tap it and then a place, or drag it there.</source>
        <translation>Tippe ihn an und dann einen Platz, oder ziehe ihn dorthin.</translation>
    </message>
    <message>
        <source>Drag each die to its place.</source>
        <translation>Ziehe jeden Würfel auf seinen Platz.</translation>
    </message>
    <message>
        <source>Or tap a place for the ringed die, or another die first. On a die that is placed already, the two change places.</source>
        <translation>Oder tippe für den umrandeten Würfel auf einen Platz, oder zuerst auf einen anderen Würfel. Auf einem schon gelegten Würfel tauschen die beiden.</translation>
    </message>
    <message>
        <source>Dice to place</source>
        <translation>Zu legende Würfel</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>DiceRow</name>
    <message>
        <source>Tap to enter your roll.</source>
        <translation>Tippe, um deinen Wurf einzugeben.</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Hits for %1</source>
        <translation>Treffer für %1</translation>
    </message>
    <message>
        <source>Faces for %1</source>
        <translation>Augen für %1</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>%1 hits %2, typed</source>
        <translation>%1 trifft %2-mal, eingegeben</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <translation>noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>%1, typed</source>
        <translation>%1, eingegeben</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>Opens in your PDF viewer, ready to print</source>
        <translation>Öffnet sich in deinem PDF-Programm, bereit zum Drucken</translation>
    </message>
    <message>
        <source>Opens in a tab of its own, ready to print</source>
        <translation>Öffnet sich in einem eigenen Tab, bereit zum Drucken</translation>
    </message>
</context>
<context>
    <name>DrawButton</name>
    <message>
        <source>Not yet. %1</source>
        <translation>Noch nicht. %1</translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message>
        <source>To do</source>
        <translation>Zu tun</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorArmy</name>
    <message>
        <source>The army as a whole</source>
        <translation>Die Armee im Ganzen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The army itself</source>
        <translation>Die Armee selbst</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <translation>Starthände</translation>
    </message>
    <message>
        <source>Three sample opening hands</source>
        <translation>Drei Starthände zur Probe</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>A new battle with this army</source>
        <translation>Eine neue Schlacht mit dieser Armee</translation>
    </message>
</context>
<context>
    <name>EditorBar</name>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 von %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <translation>von %1 %2</translation>
    </message>
    <message>
        <source>What the rules say about this army</source>
        <translation>Was die Regeln zu dieser Armee sagen</translation>
    </message>
    <message>
        <source>What the rules say: %1</source>
        <translation>Regelprüfung: %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation>Was mit %1 getan werden kann</translation>
    </message>
</context>
<context>
    <name>EditorCommandRow</name>
    <message>
        <source>Command %1</source>
        <translation>Kommando %1</translation>
    </message>
    <message>
        <source>Name of the command</source>
        <translation>Name des Kommandos</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What the command %1 is: %2</source>
        <translation>Art des Kommandos %1: %2</translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation>Was mit %1 getan werden kann</translation>
    </message>
</context>
<context>
    <name>EditorDifferences</name>
    <message>
        <source>The rules data has changed, but this army is not affected.</source>
        <translation>Die Regeldaten haben sich geändert, aber diese Armee ist nicht betroffen.</translation>
    </message>
    <message>
        <source>The rules data has changed since you built this army. What changes:</source>
        <translation>Die Regeldaten haben sich geändert, seit du diese Armee aufgestellt hast. Was sich ändert:</translation>
    </message>
    <message>
        <source>Update the army</source>
        <translation>Armee aktualisieren</translation>
    </message>
    <message>
        <source>Undo takes it back</source>
        <translation>Rückgängig nimmt es zurück</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
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
        <translation>Kommando %1</translation>
    </message>
</context>
<context>
    <name>EditorFigure</name>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
</context>
<context>
    <name>EditorFindings</name>
    <message>
        <source>Open rule %1</source>
        <translation>Regel %1 öffnen</translation>
    </message>
</context>
<context>
    <name>EditorHead</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points to spend</source>
        <translation>Verfügbare Punkte</translation>
    </message>
</context>
<context>
    <name>EditorHistogram</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
</context>
<context>
    <name>EditorLock</name>
    <message>
        <source>This army cannot be changed; a copy of it can.</source>
        <translation>Diese Armee lässt sich nicht ändern, eine Kopie von ihr schon.</translation>
    </message>
    <message>
        <source>Duplicate to change</source>
        <translation>Zum Ändern duplizieren</translation>
    </message>
</context>
<context>
    <name>EditorMenu</name>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>EditorPin</name>
    <message>
        <source>Built with older rules data.</source>
        <translation>Mit älteren Regeldaten aufgestellt.</translation>
    </message>
    <message>
        <source>Its house rules “%1” are missing; it is shown by the rules under them.</source>
        <translation>Ihre Hausregeln „%1“ fehlen; sie wird nach den Regeln gezeigt, auf denen sie beruhen.</translation>
    </message>
    <message>
        <source>See what differs</source>
        <translation>Unterschiede ansehen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>EditorRow</name>
    <message>
        <source>Add units to %1</source>
        <translation>Einheiten zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add a command</source>
        <translation>Kommando hinzufügen</translation>
    </message>
    <message>
        <source>Add units</source>
        <translation>Einheiten hinzufügen</translation>
    </message>
    <message>
        <source>Add a unit</source>
        <translation>Einheit hinzufügen</translation>
    </message>
</context>
<context>
    <name>EditorSheets</name>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>The army itself</source>
        <translation>Die Armee selbst</translation>
    </message>
    <message>
        <source>Command %1</source>
        <translation>Kommando %1</translation>
    </message>
    <message>
        <source>Add units</source>
        <translation>Einheiten hinzufügen</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Regelprüfung</translation>
    </message>
    <message>
        <source>Newer rules data</source>
        <translation>Neuere Regeldaten</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <translation>Starthände</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>EditorUnitRow</name>
    <message>
        <source>not in this rule set</source>
        <translation>nicht in diesem Regelwerk</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 Pkt.</translation>
    </message>
</context>
<context>
    <name>EditorUnknown</name>
    <message>
        <source>not in this rule set</source>
        <translation>nicht in diesem Regelwerk</translation>
    </message>
    <message>
        <source>Kept as it is: %1</source>
        <translation>Bleibt, wie es ist: %1</translation>
    </message>
    <message>
        <source>The row is kept as it is. Choose what it is to make it one of these rules.</source>
        <translation>Die Zeile bleibt, wie sie ist. Wähle, was sie ist, damit sie zu diesen Regeln gehört.</translation>
    </message>
    <message>
        <source>The row is kept as it is.</source>
        <translation>Die Zeile bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Amended by entry %1</source>
        <translation>Durch Eintrag %1 berichtigt</translation>
    </message>
    <message>
        <source>Played again after entry %1 was amended</source>
        <translation>Neu gespielt, nachdem Eintrag %1 berichtigt wurde</translation>
    </message>
    <message>
        <source>Original result kept after entry %1 was amended</source>
        <translation>Ursprüngliches Ergebnis, nach der Berichtigung von Eintrag %1 beibehalten</translation>
    </message>
    <message>
        <source>Voided by entry %1</source>
        <translation>Durch Eintrag %1 gestrichen</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>Amend…</source>
        <translation>Berichtigen&#xa0;…</translation>
    </message>
    <message>
        <source>Before it was amended: %1</source>
        <translation>Vor der Berichtigung: %1</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
</context>
<context>
    <name>EntrySide</name>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>Shows its rule</source>
        <translation>Zeigt die Regel dazu</translation>
    </message>
</context>
<context>
    <name>EventClock</name>
    <message>
        <source>Time is up by %1</source>
        <translation>Zeit überzogen um %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>last bound</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>überzogen</translation>
    </message>
    <message>
        <source>left · ends at %1</source>
        <translation>übrig · bis %1</translation>
    </message>
    <message>
        <source>left of %1 minutes · paused</source>
        <translation>von %1 Minuten übrig · angehalten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>+ 5 min</source>
        <translation>+ 5 Min.</translation>
    </message>
    <message>
        <source>Five minutes more</source>
        <translation>Fünf Minuten mehr</translation>
    </message>
    <message>
        <source>Last bound</source>
        <translation>Letzter Zug</translation>
    </message>
</context>
<context>
    <name>EventMenu</name>
    <message>
        <source>Show the wall</source>
        <translation>Anzeigetafel zeigen</translation>
    </message>
    <message>
        <source>Change the draw</source>
        <translation>Auslosung ändern</translation>
    </message>
    <message>
        <source>Save as a web page</source>
        <translation>Als Webseite speichern</translation>
    </message>
    <message>
        <source>Save as PDF, to print</source>
        <translation>Als PDF speichern, zum Drucken</translation>
    </message>
    <message>
        <source>Save as a table (CSV)</source>
        <translation>Als Tabelle speichern (CSV)</translation>
    </message>
    <message>
        <source>Save as plain text</source>
        <translation>Als reinen Text speichern</translation>
    </message>
    <message>
        <source>Save the event, for another Optio</source>
        <translation>Turnier speichern, für ein anderes Optio</translation>
    </message>
    <message>
        <source>Last bound</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Set the clock back to %1 minutes</source>
        <translation>Uhr auf %1 Minuten zurückstellen</translation>
    </message>
    <message>
        <source>Rounds of the event</source>
        <translation>Runden des Turniers</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>Minuten je Runde</translation>
    </message>
    <message>
        <source>Standings count each result at once</source>
        <translation>Tabelle zählt jedes Ergebnis sofort</translation>
    </message>
    <message>
        <source>Many tables: connect to the club&apos;s server</source>
        <translation>Viele Tische: mit dem Vereinsserver verbinden</translation>
    </message>
    <message>
        <source>Many tables: %1</source>
        <translation>Viele Tische: %1</translation>
    </message>
</context>
<context>
    <name>EventPage</name>
    <message>
        <source>Show the wall</source>
        <translation>Anzeigetafel zeigen</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Change the draw</source>
        <translation>Auslosung ändern</translation>
    </message>
    <message>
        <source>Late or leaving…</source>
        <translation>Später da, früher weg …</translation>
    </message>
    <message>
        <source>Table %1: %2 against %3</source>
        <translation>Tisch %1: %2 gegen %3</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Late or leaving</source>
        <translation>Später da oder früher weg</translation>
    </message>
    <message>
        <source>A list of players</source>
        <translation>Liste der Spieler</translation>
    </message>
    <message>
        <source>Change the draw of round %1</source>
        <translation>Auslosung von Runde %1 ändern</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Save the event</source>
        <translation>Turnier speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Reiner Text (*.txt)</translation>
    </message>
    <message>
        <source>Events (*.optio-event)</source>
        <translation>Turniere (*.optio-event)</translation>
    </message>
    <message>
        <source>The event is saved.</source>
        <translation>Das Turnier ist gespeichert.</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>Neuer Spieler</translation>
    </message>
</context>
<context>
    <name>EventPlayers</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name, army, club</source>
        <translation>Name, Armee, Verein</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>A list…</source>
        <translation>Liste …</translation>
    </message>
    <message>
        <source>Add everybody who plays; the army and the club may be left out. Whoever comes late is added later and joins in the next round.</source>
        <translation>Trage alle ein, die mitspielen; Armee und Verein dürfen fehlen. Wer später kommt, wird später eingetragen und steigt in der nächsten Runde ein.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Name, army, club, team</source>
        <translation>Name, Armee, Verein, Mannschaft</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>A name and an army out of the library</source>
        <translation>Name und Armee aus der Sammlung</translation>
    </message>
</context>
<context>
    <name>EventRounds</name>
    <message>
        <source>not drawn yet</source>
        <translation>noch nicht ausgelost</translation>
    </message>
    <message>
        <source>all results in</source>
        <translation>alle Ergebnisse da</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>läuft</translation>
    </message>
</context>
<context>
    <name>EventStandings</name>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>before round 1</source>
        <translation>vor Runde 1</translation>
    </message>
    <message>
        <source>as results come in</source>
        <translation>mit jedem Ergebnis</translation>
    </message>
    <message>
        <source>after round %1</source>
        <translation>nach Runde %1</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>EventTable</name>
    <message>
        <source>Table %1: %2 against %3</source>
        <translation>Tisch %1: %2 gegen %3</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Noch kein Ergebnis</translation>
    </message>
    <message>
        <source>Enter result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>EventTables</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>FallenBand</name>
    <message>
        <source>Why? · rules</source>
        <translation>Warum? · Regeln</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>FatalPage</name>
    <message>
        <source>Optio cannot start</source>
        <translation>Optio kann nicht starten</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Copied. Nothing was sent.</source>
        <translation>Kopiert. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Copy a fault report</source>
        <translation>Fehlerbericht kopieren</translation>
    </message>
</context>
<context>
    <name>FieldArea</name>
    <message>
        <source>Area %1, %2: %3</source>
        <translation>Abschnitt %1, %2: %3</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>FieldChoice</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
</context>
<context>
    <name>FieldCount</name>
    <message numerus="yes">
        <source>%n points each</source>
        <translation>
            <numerusform>je %n Punkt</numerusform>
            <numerusform>je %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldFlags</name>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 Punkte</translation>
    </message>
</context>
<context>
    <name>FieldMap</name>
    <message>
        <source>%1: %2 units against %3, in sight</source>
        <translation>%1: %2 Einheiten gegen %3, im Bild</translation>
    </message>
    <message>
        <source>%1: %2 units against %3</source>
        <translation>%1: %2 Einheiten gegen %3</translation>
    </message>
    <message>
        <source>Shows this part of the line.</source>
        <translation>Zeigt diesen Teil der Linie.</translation>
    </message>
</context>
<context>
    <name>FieldPlaces</name>
    <message>
        <source>clear</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Area %1: %2</source>
        <translation>Abschnitt %1: %2</translation>
    </message>
    <message>
        <source>No area picked</source>
        <translation>Kein Abschnitt gewählt</translation>
    </message>
    <message>
        <source>On area %1:</source>
        <translation>In Abschnitt %1:</translation>
    </message>
    <message>
        <source>Tap an area to choose its terrain.</source>
        <translation>Tippe auf einen Abschnitt, um sein Gelände zu wählen.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 Punkte</translation>
    </message>
</context>
<context>
    <name>FilePage</name>
    <message>
        <source>Folder above</source>
        <translation>Ordner darüber</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Hier ist nichts</translation>
    </message>
    <message>
        <source>This folder has no file of this kind.</source>
        <translation>In diesem Ordner ist keine Datei dieser Art.</translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>Dieser Ordner ist leer.</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Folder %1</source>
        <translation>Ordner %1</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Open rule %1</source>
        <translation>Regel %1 öffnen</translation>
    </message>
</context>
<context>
    <name>FirstDoors</name>
    <message>
        <source>Try it now</source>
        <translation>Gleich ausprobieren</translation>
    </message>
    <message>
        <source>Settle your first combat with a guide at your side: two minutes, nothing to set up.</source>
        <translation>Dein erster Nahkampf mit einem Begleiter an deiner Seite: zwei Minuten, nichts aufzubauen.</translation>
    </message>
    <message>
        <source>I have an army list</source>
        <translation>Ich habe eine Armeeliste</translation>
    </message>
    <message>
        <source>Paste it, open a file or scan a code</source>
        <translation>Einfügen, eine Datei öffnen oder einen Code scannen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>A card battle against the computer, about half an hour</source>
        <translation>Eine Kartenschlacht gegen den Computer, etwa eine halbe Stunde</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>What if? Plan fights</source>
        <translation>Was wäre, wenn? Kämpfe planen</translation>
    </message>
    <message>
        <source>Odds of any troops</source>
        <translation>Chancen beliebiger Truppen</translation>
    </message>
    <message>
        <source>Luck of the dice</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>Players&apos; ruling or note</source>
        <translation>Entscheid der Spieler oder Notiz</translation>
    </message>
    <message>
        <source>Correct something by hand</source>
        <translation>Etwas von Hand korrigieren</translation>
    </message>
    <message>
        <source>Enter the result in %1</source>
        <translation>Ergebnis in %1 eintragen</translation>
    </message>
    <message>
        <source>To the campaign</source>
        <translation>Zur Kampagne</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Spiel als Datei speichern</translation>
    </message>
    <message>
        <source>Print as it stands now</source>
        <translation>Den jetzigen Stand drucken</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Across the table: turn the far army round</source>
        <translation>Über den Tisch: Armee gegenüber umdrehen</translation>
    </message>
    <message>
        <source>Hold a sign, an info button or a line to read more about it.</source>
        <translation>Halte ein Zeichen, einen Info-Knopf oder eine Zeile gedrückt, um mehr darüber zu lesen.</translation>
    </message>
    <message>
        <source>Share at the table</source>
        <translation>Am Tisch teilen</translation>
    </message>
    <message>
        <source>Reported to the club: table %1</source>
        <translation>Beim Verein gemeldet: Tisch %1</translation>
    </message>
    <message>
        <source>Report to the club</source>
        <translation>An den Verein melden</translation>
    </message>
    <message>
        <source>Compare the two games</source>
        <translation>Die beiden Spiele vergleichen</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>weather: %1</source>
        <translation>Wetter: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the rules data does not say what this means.</source>
        <translation>%1: Die Regeldaten sagen nicht, was das bedeutet.</translation>
    </message>
    <message>
        <source>No marks on these units.</source>
        <translation>Keine Marken bei diesen Einheiten.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Um Rücknahme bitten</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation>Was mit %1 getan werden kann</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Den Bericht speichern</translation>
    </message>
    <message>
        <source>Optio games (*.optio-game)</source>
        <translation>Optio-Spiele (*.optio-game)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>A page for any browser (*.html)</source>
        <translation>Eine Seite für jeden Browser (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>The game is saved.</source>
        <translation>Das Spiel ist gespeichert.</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>Der Bericht ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>Do both players agree?</source>
        <translation>Sind beide Spieler einverstanden?</translation>
    </message>
    <message>
        <source>The last action was secret and something may have been seen since. Undo only if both players agree.</source>
        <translation>Die letzte Aktion war geheim, und seither kann etwas gesehen worden sein. Nehmt sie nur zurück, wenn beide Spieler einverstanden sind.</translation>
    </message>
    <message>
        <source>Both agree: take it back</source>
        <translation>Beide einverstanden: zurücknehmen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Phases of the turn</source>
        <translation>Phasen des Zuges</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Players&apos; ruling or note</source>
        <translation>Entscheid der Spieler oder Notiz</translation>
    </message>
    <message>
        <source>Correct by hand</source>
        <translation>Von Hand korrigieren</translation>
    </message>
</context>
<context>
    <name>GameStatus</name>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>%1 von %2 übrig</translation>
    </message>
    <message>
        <source>Weather: %1</source>
        <translation>Wetter: %1</translation>
    </message>
    <message>
        <source>%1 left: %2</source>
        <translation>%1 übrig: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 left</source>
        <translation>%1, %2: %3 von %4 übrig</translation>
    </message>
    <message>
        <source>Says what it means</source>
        <translation>Erklärt, was es bedeutet</translation>
    </message>
</context>
<context>
    <name>HandOverSheet</name>
    <message>
        <source>Pass the tablet: %1</source>
        <translation>Tablet weitergeben: %1</translation>
    </message>
    <message>
        <source>What comes next is for your eyes only.</source>
        <translation>Was jetzt kommt, ist nur für deine Augen.</translation>
    </message>
    <message>
        <source>%1: ready</source>
        <translation>%1: bereit</translation>
    </message>
    <message>
        <source>Press and hold</source>
        <translation>Gedrückt halten</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>HappenedList</name>
    <message>
        <source>Show it again on the board</source>
        <translation>Noch einmal auf dem Feld zeigen</translation>
    </message>
</context>
<context>
    <name>HomeGameRow</name>
    <message>
        <source>over</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>The same armies with new dice</source>
        <translation>Dieselben Armeen mit neuen Würfeln</translation>
    </message>
    <message>
        <source>Again, same dice</source>
        <translation>Noch einmal, gleiche Würfel</translation>
    </message>
    <message>
        <source>Repeating the same actions rolls the same dice</source>
        <translation>Gleiche Aktionen werfen gleiche Würfel</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>gestern, %1</translation>
    </message>
    <message>
        <source>Optio</source>
        <translation>Optio</translation>
    </message>
    <message>
        <source>beside your wargames table</source>
        <translation>neben deinem Spieltisch</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>A battle by e-mail waits for you</source>
        <translation>Eine Schlacht per E-Mail wartet auf dich</translation>
    </message>
    <message>
        <source>%1 battles by e-mail wait for you</source>
        <translation>%1 Schlachten per E-Mail warten auf dich</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Spiel suchen</translation>
    </message>
    <message>
        <source>No game has these words in its title.</source>
        <translation>Kein Spiel hat diese Wörter im Titel.</translation>
    </message>
    <message>
        <source>Show more games</source>
        <translation>Mehr Spiele zeigen</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Game files (*.optio-game)</source>
        <translation>Spieldateien (*.optio-game)</translation>
    </message>
    <message>
        <source>The game is saved.</source>
        <translation>Das Spiel ist gespeichert.</translation>
    </message>
    <message>
        <source>Games, turns, armies, events and backups (*.optio-game *.optio-turn *.optio-army *.optio-event *.optio-backup)</source>
        <translation>Spiele, Züge, Armeen, Turniere und Sicherungen (*.optio-game *.optio-turn *.optio-army *.optio-event *.optio-backup)</translation>
    </message>
    <message>
        <source>Open a file: a game, a turn, armies, an event or a backup</source>
        <translation>Datei öffnen: ein Spiel, ein Zug, Armeen, ein Turnier oder eine Sicherung</translation>
    </message>
    <message>
        <source>%1 is reported to the club&apos;s server: %2</source>
        <translation>%1 wird dem Server des Vereins gemeldet: %2</translation>
    </message>
    <message>
        <source>Club: %1</source>
        <translation>Verein: %1</translation>
    </message>
</context>
<context>
    <name>HomeSheets</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation>Titel des Spiels</translation>
    </message>
</context>
<context>
    <name>HomeWays</name>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>By e-mail</source>
        <translation>Per E-Mail</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Einem Tisch beitreten</translation>
    </message>
</context>
<context>
    <name>HouseAddPage</name>
    <message>
        <source>House rules for %1</source>
        <translation>Hausregeln für %1</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>You already have exactly these house rules.</source>
        <translation>Genau diese Hausregeln hast du schon.</translation>
    </message>
    <message>
        <source>Replaces your &quot;%1&quot;.</source>
        <translation>Ersetzt deine Hausregeln „%1“.</translation>
    </message>
    <message>
        <source>This file changes nothing.</source>
        <translation>Diese Datei ändert nichts.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Nothing was added. Correct the file, or ask for a new one.</source>
        <translation>Es wurde nichts hinzugefügt. Berichtige die Datei oder lass dir eine neue geben.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>HouseCard</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>House rules change points, moves or factors. They appear as a separate rule set when you start a game; the original stays available.</source>
        <translation>Hausregeln ändern Punkte, Bewegungen oder Faktoren. Sie erscheinen beim Beginn eines Spiels als eigenes Regelwerk; das Original bleibt verfügbar.</translation>
    </message>
    <message>
        <source>faulty, left out</source>
        <translation>fehlerhaft, ausgelassen</translation>
    </message>
    <message>
        <source>%1 · changes: %2</source>
        <translation>%1 · Änderungen: %2</translation>
    </message>
    <message>
        <source>%1 (removed)</source>
        <translation>%1 (entfernt)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (nicht gespeichert)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>New house rules…</source>
        <translation>Neu anlegen …</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Aus Datei …</translation>
    </message>
    <message>
        <source>Add house rules</source>
        <translation>Hausregeln hinzufügen</translation>
    </message>
    <message>
        <source>House files (*.toml)</source>
        <translation>Hausregeldateien (*.toml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>HouseChange</name>
    <message>
        <source>Read this rule</source>
        <translation>Diese Regel lesen</translation>
    </message>
</context>
<context>
    <name>HouseEditPage</name>
    <message>
        <source>Not saved yet.</source>
        <translation>Noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Changes are not saved yet.</source>
        <translation>Die Änderungen sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>wie im Buch</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>1 Änderung</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 Änderungen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Find troops, factors, costs…</source>
        <translation>Truppen, Faktoren, Kosten&#xa0;… suchen</translation>
    </message>
    <message>
        <source>Only changes</source>
        <translation>Nur Änderungen</translation>
    </message>
    <message>
        <source>Copy to my data</source>
        <translation>In meine Daten kopieren</translation>
    </message>
    <message>
        <source>A file with the whole table, each line behind a #, to be changed in any editor</source>
        <translation>Eine Datei mit der ganzen Tabelle, jede Zeile hinter einem #, in jedem Editor zu ändern</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Nothing differs from the book</source>
        <translation>Nichts weicht vom Buch ab</translation>
    </message>
    <message>
        <source>Nothing has these words</source>
        <translation>Kein Eintrag enthält diese Wörter</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Tabelle wählen</translation>
    </message>
    <message>
        <source>One line does not fit: %1</source>
        <translation>Eine Zeile passt nicht: %1</translation>
    </message>
    <message>
        <source>Show line</source>
        <translation>Zeile zeigen</translation>
    </message>
    <message>
        <source>All as in the book</source>
        <translation>Alles wie im Buch</translation>
    </message>
    <message>
        <source>Save as a copy</source>
        <translation>Als Kopie speichern</translation>
    </message>
    <message>
        <source>Battles under way keep their rules</source>
        <translation>Laufende Schlachten behalten ihre Regeln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>HouseHead</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>A battle under way uses these rules.</source>
        <translation>Eine laufende Schlacht benutzt diese Regeln.</translation>
    </message>
    <message>
        <source>%1 battles under way use these rules.</source>
        <translation>%1 laufende Schlachten benutzen diese Regeln.</translation>
    </message>
    <message>
        <source>What was resolved stays as it was. When they are next opened they use the saved values; save as a copy to leave theirs alone.</source>
        <translation>Was abgehandelt ist, bleibt. Beim nächsten Öffnen gelten die gespeicherten Werte; speichere eine Kopie, um ihre Regeln nicht anzutasten.</translation>
    </message>
    <message>
        <source>The file has comments (after #). Saving drops them.</source>
        <translation>Die Datei enthält Kommentare (nach #). Beim Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>The file adds a row of its own. It is kept; edit the file to change it.</source>
        <translation>Die Datei fügt eine eigene Zeile hinzu. Sie bleibt; ändere sie in der Datei.</translation>
    </message>
    <message>
        <source>The file adds %1 rows of its own. They are kept; edit the file to change them.</source>
        <translation>Die Datei fügt %1 eigene Zeilen hinzu. Sie bleiben; ändere sie in der Datei.</translation>
    </message>
</context>
<context>
    <name>HouseLine</name>
    <message>
        <source>taken out</source>
        <translation>herausgenommen</translation>
    </message>
    <message>
        <source>book: %1</source>
        <translation>Buch: %1</translation>
    </message>
    <message>
        <source>%1: as in the book</source>
        <translation>%1: wie im Buch</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
</context>
<context>
    <name>HouseModel</name>
    <message>
        <source>%1: your change to %2 was made for an older table; check it.</source>
        <translation>%1: Deine Änderung an %2 galt einer älteren Tabelle; prüfe sie.</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules for %1</source>
        <translation>Hausregeln für %1</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove (back to default)</source>
        <translation>Entfernen (zurück zum Standard)</translation>
    </message>
    <message>
        <source>This file has an error and is not in use. Edit it, or fix the file and add it again.</source>
        <translation>Diese Datei hat einen Fehler und gilt nicht. Bearbeite sie, oder berichtige die Datei und füge sie neu hinzu.</translation>
    </message>
    <message>
        <source>This file changes nothing.</source>
        <translation>Diese Datei ändert nichts.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Share house rules</source>
        <translation>Hausregeln teilen</translation>
    </message>
    <message>
        <source>House rules (*.toml)</source>
        <translation>Hausregeln (*.toml)</translation>
    </message>
    <message>
        <source>Saved. Others add the file under Settings, House rules.</source>
        <translation>Gespeichert. Andere fügen die Datei unter Einstellungen, Hausregeln hinzu.</translation>
    </message>
</context>
<context>
    <name>HouseTableRow</name>
    <message>
        <source>1 change</source>
        <translation>1 Änderung</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 Änderungen</translation>
    </message>
</context>
<context>
    <name>HowToPage</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Page before: %1</source>
        <translation>Vorige Seite: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>HowToPart</name>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>HowToPicture</name>
    <message>
        <source>%1: %2 and a die of %3 make %4</source>
        <translation>%1: %2 und ein Würfel mit %3 ergeben %4</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
</context>
<context>
    <name>ImportArmy</name>
    <message>
        <source>built with older rules data</source>
        <translation>mit älteren Regeldaten aufgestellt</translation>
    </message>
    <message>
        <source>1 list problem</source>
        <translation>1 Regelverstoß</translation>
    </message>
    <message>
        <source>%1 list problems</source>
        <translation>%1 Regelverstöße</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1 Unterschied</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1 Unterschiede</translation>
    </message>
    <message>
        <source>What becomes of %1</source>
        <translation>Was aus %1 wird</translation>
    </message>
</context>
<context>
    <name>ImportHead</name>
    <message>
        <source>Import as</source>
        <translation>Importieren als</translation>
    </message>
    <message>
        <source>Recognised</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>The text leaves this open:</source>
        <translation>Der Text lässt offen:</translation>
    </message>
    <message>
        <source>%1 armies. All of them:</source>
        <translation>%1 Armeen. Alle:</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Replace mine</source>
        <translation>Meine ersetzen</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
</context>
<context>
    <name>ImportLines</name>
    <message>
        <source>And %1 more.</source>
        <translation>Und %1 weitere.</translation>
    </message>
</context>
<context>
    <name>ImportNotes</name>
    <message>
        <source>Notes on this import</source>
        <translation>Hinweise zu diesem Import</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show all: %1</source>
        <translation>Alle zeigen: %1</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Import 1 army</source>
        <translation>1 Armee importieren</translation>
    </message>
    <message>
        <source>Import %1 armies</source>
        <translation>%1 Armeen importieren</translation>
    </message>
    <message>
        <source>Import armies</source>
        <translation>Armeen importieren</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Reads the text of the clipboard</source>
        <translation>Liest den Text der Zwischenablage</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Text of the army</source>
        <translation>Text der Armee</translation>
    </message>
    <message>
        <source>Paste an army here, or type one: its name, then lines such as “6 x Spears”.
A file can be dropped on this page.</source>
        <translation>Füge hier eine Armee ein oder tippe eine: ihren Namen, dann Zeilen wie „6 x Spears“.
Auf diese Seite kann auch eine Datei gezogen werden.</translation>
    </message>
    <message>
        <source>A long text</source>
        <translation>Ein langer Text</translation>
    </message>
    <message>
        <source>%1. It is read whole, but not shown here.</source>
        <translation>%1. Er wird ganz gelesen, aber hier nicht gezeigt.</translation>
    </message>
    <message>
        <source>Armies to import</source>
        <translation>Armeen zum Importieren</translation>
    </message>
    <message>
        <source>What can be read</source>
        <translation>Was gelesen werden kann</translation>
    </message>
    <message>
        <source>Army files of Optio, and the text that a phone reads from Optio’s QR code.</source>
        <translation>Armeedateien von Optio, und der Text, den ein Telefon aus Optios QR-Code liest.</translation>
    </message>
    <message>
        <source>Plain text, as Optio writes it or typed by hand with small mistakes, and the list notations of the rule sets.</source>
        <translation>Einfacher Text, wie Optio ihn schreibt oder von Hand getippt mit kleinen Fehlern, und die Schreibweisen der Regelwerke.</translation>
    </message>
    <message>
        <source>Files of other programs: BattleScribe and New Recruit, spreadsheets (CSV), and those that belong to one rule set.</source>
        <translation>Dateien anderer Programme: BattleScribe und New Recruit, Tabellen (CSV) und solche, die zu einem Regelwerk gehören.</translation>
    </message>
    <message>
        <source>You see what is in it, and what would become of it. Nothing changes before you press Import.</source>
        <translation>Du siehst, was darin ist und was daraus würde. Nichts ändert sich, bevor du auf Importieren drückst.</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Wird importiert&#xa0;…</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Only one file at a time; using the first.</source>
        <translation>Nur eine Datei auf einmal; die erste wird genommen.</translation>
    </message>
    <message>
        <source>Choose a file with armies</source>
        <translation>Datei mit Armeen wählen</translation>
    </message>
</context>
<context>
    <name>ImportResult</name>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>To the armies</source>
        <translation>Zu den Armeen</translation>
    </message>
    <message>
        <source>Import more</source>
        <translation>Weitere importieren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>New armies go to the bin, replaced ones come back</source>
        <translation>Neue Armeen kommen in den Papierkorb, ersetzte kehren zurück</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Join a table</source>
        <translation>Einem Tisch beitreten</translation>
    </message>
    <message>
        <source>The link of your seat</source>
        <translation>Der Link deines Platzes</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>What the others read as your name</source>
        <translation>Dein Name, wie ihn die anderen lesen</translation>
    </message>
    <message>
        <source>Connected. The game opens in a moment.</source>
        <translation>Verbunden. Das Spiel öffnet sich gleich.</translation>
    </message>
    <message>
        <source>Looking for the other tablet. Optio goes on trying until you stop it.</source>
        <translation>Das andere Tablet wird gesucht. Optio versucht es weiter, bis du es beendest.</translation>
    </message>
    <message>
        <source>Stop trying</source>
        <translation>Nicht mehr suchen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Looking for the other tablet at that address.</source>
        <translation>Das andere Tablet wird unter dieser Adresse gesucht.</translation>
    </message>
    <message>
        <source>Another device is asking there just now. Optio tries again in a moment.</source>
        <translation>Dort fragt gerade ein anderes Gerät an. Optio versucht es gleich noch einmal.</translation>
    </message>
    <message>
        <source>On the other tablet: game menu, Share at the table. Scan the code with your camera app, or have the link sent to you, and paste it here. Or type the address that stands there under Without a code.</source>
        <translation>Auf dem anderen Tablet: Spielmenü, Am Tisch teilen. Scanne den Code mit deiner Kamera-App oder lass dir den Link schicken und füge ihn hier ein. Oder tippe die Adresse ein, die dort unter „Ohne Code“ steht.</translation>
    </message>
    <message>
        <source>Link, optio:join?…, or address</source>
        <translation>Link, optio:join?…, oder Adresse</translation>
    </message>
    <message>
        <source>This Optio came from the other tablet. What is said in the game is encrypted; the program on its way was not, so somebody who tampers with this network could have changed it.</source>
        <translation>Dieses Optio kommt vom anderen Tablet. Was im Spiel gesagt wird, ist verschlüsselt; das Programm war es auf dem Weg hierher nicht, also hätte jemand, der dieses Netz manipuliert, es verändern können.</translation>
    </message>
    <message>
        <source>On the other tablet: game menu, Share at the table. Scan the code of your seat, or have the link sent to you and paste it here. Or type the address that stands there under Without a code.</source>
        <translation>Auf dem anderen Tablet: Spielmenü, Am Tisch teilen. Scanne den Code deines Platzes oder lass dir den Link schicken und füge ihn hier ein. Oder tippe die Adresse ein, die dort unter „Ohne Code“ steht.</translation>
    </message>
    <message>
        <source>Bring the code of your seat into the frame. The game is joined as soon as it has been read.</source>
        <translation>Bring den Code deines Platzes in den Rahmen. Sobald er gelesen ist, trittst du dem Spiel bei.</translation>
    </message>
</context>
<context>
    <name>JournalDelegate</name>
    <message>
        <source>amended</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>neu gespielt</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>beibehalten</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>Würfel %1</translation>
    </message>
</context>
<context>
    <name>JournalDrawer</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Game file</source>
        <translation>Spieldatei</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Noch ist nichts geschehen</translation>
    </message>
    <message>
        <source>Each ruling, note and correction will stand here, the latest on top.</source>
        <translation>Jede Entscheidung, Notiz und Korrektur steht hier, die neueste oben.</translation>
    </message>
    <message>
        <source>Back to the journal</source>
        <translation>Zum Protokoll</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Teilen&#xa0;…</translation>
    </message>
    <message>
        <source>What it tells, notes, photographs; as a page, PDF or text</source>
        <translation>Inhalt, Notizen, Fotos; als Seite, PDF oder Text</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The report is copied.</source>
        <translation>Der Bericht ist kopiert.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Um Rücknahme bitten</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>learnt in a few minutes, on the real screens</source>
        <translation>in wenigen Minuten gelernt, auf den echten Seiten</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
</context>
<context>
    <name>LiveRows</name>
    <message>
        <source>no report since %1</source>
        <translation>keine Meldung seit %1</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spielen</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>zu bestätigen</translation>
    </message>
    <message>
        <source>lost so far</source>
        <translation>bisher verloren</translation>
    </message>
    <message>
        <source>changed at the table since</source>
        <translation>am Tisch seither geändert</translation>
    </message>
    <message>
        <source>both have confirmed</source>
        <translation>beide haben bestätigt</translation>
    </message>
    <message>
        <source>%1 has confirmed</source>
        <translation>%1 hat bestätigt</translation>
    </message>
</context>
<context>
    <name>LuckPage</name>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Nothing to tell of the dice</source>
        <translation>Über die Würfel gibt es nichts zu berichten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Counting every roll…</source>
        <translation>Jeder Wurf wird gezählt&#xa0;…</translation>
    </message>
    <message>
        <source>The band holds nine games in ten, the stroke is what to expect, the dot is what came. Fewer than thirty rolls get no verdict.</source>
        <translation>Das Band umfasst neun von zehn Spielen, der Strich ist das Erwartete, der Punkt das Eingetretene. Unter dreißig Würfen gibt es kein Urteil.</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>ungewöhnlich</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>gewöhnlich</translation>
    </message>
    <message>
        <source>The rolls that swung most</source>
        <translation>Die folgenreichsten Würfe</translation>
    </message>
</context>
<context>
    <name>MailCamePage</name>
    <message>
        <source>A turn file</source>
        <translation>Eine Zugdatei</translation>
    </message>
    <message>
        <source>Your own copy of the battle is as it was.</source>
        <translation>Deine eigene Kopie der Schlacht ist, wie sie war.</translation>
    </message>
    <message>
        <source>Both hands are open now. Send the file back once more, so that your opponent can look at yours as well.</source>
        <translation>Beide Hände liegen jetzt offen. Sende die Datei noch einmal zurück, damit dein Gegner auch deine ansehen kann.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Look at the field</source>
        <translation>Das Feld ansehen</translation>
    </message>
    <message>
        <source>Battles by e-mail</source>
        <translation>Schlachten per E-Mail</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Send it back</source>
        <translation>Zurücksenden</translation>
    </message>
    <message>
        <source>To the battle</source>
        <translation>Zur Schlacht</translation>
    </message>
</context>
<context>
    <name>MailEndForm</name>
    <message>
        <source>Standing orders: what your troops do while %1 plays and you are not there.</source>
        <translation>Dauerbefehle: was deine Truppen tun, während %1 spielt und du nicht da bist.</translation>
    </message>
    <message>
        <source>Orderly withdrawal</source>
        <translation>Geordneter Rückzug</translation>
    </message>
    <message>
        <source>Reaction fire</source>
        <translation>Abwehrfeuer</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Unentschieden anbieten</translation>
    </message>
    <message>
        <source>Send turn</source>
        <translation>Zug senden</translation>
    </message>
    <message>
        <source>closes it; nothing of it can be changed afterwards</source>
        <translation>schließt ihn ab; danach lässt sich nichts mehr daran ändern</translation>
    </message>
</context>
<context>
    <name>MailPage</name>
    <message>
        <source>since today</source>
        <translation>seit heute</translation>
    </message>
    <message>
        <source>since yesterday</source>
        <translation>seit gestern</translation>
    </message>
    <message>
        <source>for %1 days</source>
        <translation>seit %1 Tagen</translation>
    </message>
    <message>
        <source>There is no text in the clipboard. Copy the whole mail first.</source>
        <translation>In der Zwischenablage ist kein Text. Kopiere zuerst die ganze Mail.</translation>
    </message>
    <message>
        <source>By e-mail</source>
        <translation>Per E-Mail</translation>
    </message>
    <message>
        <source>one battle waits for you</source>
        <translation>eine Schlacht wartet auf dich</translation>
    </message>
    <message>
        <source>%1 battles wait for you</source>
        <translation>%1 Schlachten warten auf dich</translation>
    </message>
    <message>
        <source>No battle by e-mail yet</source>
        <translation>Noch keine Schlacht per E-Mail</translation>
    </message>
    <message>
        <source>One mail a turn, no server, and dice that neither of you can choose. Invite a friend, or open the file that one has sent you.</source>
        <translation>Eine Mail pro Zug, kein Server, und Würfel, die keiner von euch wählen kann. Lade einen Freund ein, oder öffne die Datei, die dir einer geschickt hat.</translation>
    </message>
    <message>
        <source>Invite a friend</source>
        <translation>Freund einladen</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Noch einmal senden</translation>
    </message>
    <message>
        <source>The same file, byte for byte</source>
        <translation>Dieselbe Datei, Byte für Byte</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Save the other version</source>
        <translation>Die andere Fassung speichern</translation>
    </message>
    <message>
        <source>The version of a turn that does not count, as proof</source>
        <translation>Die Fassung eines Zuges, die nicht zählt, als Beleg</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Einladen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste a mail</source>
        <translation>Mail einfügen</translation>
    </message>
    <message>
        <source>Copy the whole text of the mail, then come here.</source>
        <translation>Kopiere den ganzen Text der Mail und komm dann hierher.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Open a turn file</source>
        <translation>Zugdatei öffnen</translation>
    </message>
    <message>
        <source>Delete this battle?</source>
        <translation>Diese Schlacht löschen?</translation>
    </message>
    <message>
        <source>%1 cannot be finished without what this tablet keeps of it: the secrets of your dice and cards. There is no undo.</source>
        <translation>%1 lässt sich ohne das, was dieses Tablet davon bewahrt, nicht zu Ende spielen: die Geheimnisse deiner Würfel und Karten. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1 ist gelöscht.</translation>
    </message>
    <message>
        <source>%1, other version.optio-turn</source>
        <translation>%1, andere Fassung.optio-turn</translation>
    </message>
    <message>
        <source>Turn files (*.optio-turn)</source>
        <translation>Zugdateien (*.optio-turn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Turn files and mails (*.optio-turn *.txt *.eml)</source>
        <translation>Zugdateien und Mails (*.optio-turn *.txt *.eml)</translation>
    </message>
</context>
<context>
    <name>MailSendPage</name>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Write a mail</source>
        <translation>Mail schreiben</translation>
    </message>
    <message>
        <source>with the file attached</source>
        <translation>mit der Datei im Anhang</translation>
    </message>
    <message>
        <source>Your mail program opens. Attach the saved file there if it does not have it.</source>
        <translation>Dein Mailprogramm öffnet sich. Hänge dort die gespeicherte Datei an, wenn sie fehlt.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>by mail, or however you like</source>
        <translation>per Mail, oder wie du willst</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>to paste into a mail</source>
        <translation>zum Einfügen in eine Mail</translation>
    </message>
    <message>
        <source>The text is in the clipboard. Paste it into a mail.</source>
        <translation>Der Text ist in der Zwischenablage. Füge ihn in eine Mail ein.</translation>
    </message>
    <message>
        <source>Code of this battle: %1. If you and your opponent read out the same one, nobody sits between you.</source>
        <translation>Code dieser Schlacht: %1. Lest ihr einander denselben vor, sitzt niemand zwischen euch.</translation>
    </message>
    <message>
        <source>It can be sent as often as you like: it is the same file each time. None of your cards can be read from it.</source>
        <translation>Sie kann beliebig oft gesendet werden: Es ist jedes Mal dieselbe Datei. Keine deiner Karten lässt sich daraus lesen.</translation>
    </message>
    <message>
        <source>Battles by e-mail</source>
        <translation>Schlachten per E-Mail</translation>
    </message>
    <message>
        <source>Save the turn</source>
        <translation>Zug speichern</translation>
    </message>
    <message>
        <source>Turn files (*.optio-turn)</source>
        <translation>Zugdateien (*.optio-turn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved. Attach it to a mail.</source>
        <translation>Gespeichert. Hänge die Datei an eine Mail an.</translation>
    </message>
    <message>
        <source>Play at one table</source>
        <translation>An einem Tisch spielen</translation>
    </message>
    <message>
        <source>from tablet to tablet, without mail</source>
        <translation>von Tablet zu Tablet, ohne Mail</translation>
    </message>
</context>
<context>
    <name>MailSetUpPage</name>
    <message>
        <source>An invitation</source>
        <translation>Eine Einladung</translation>
    </message>
    <message>
        <source>Armies and options</source>
        <translation>Armeen und Optionen</translation>
    </message>
    <message>
        <source>%1 invites you</source>
        <translation>%1 lädt dich ein</translation>
    </message>
    <message>
        <source>up to %1 points</source>
        <translation>bis zu %1 Punkte</translation>
    </message>
    <message>
        <source>terrain: %1</source>
        <translation>Gelände: %1</translation>
    </message>
    <message>
        <source>no terrain</source>
        <translation>kein Gelände</translation>
    </message>
    <message>
        <source>extra cards: %1</source>
        <translation>zusätzliche Karten: %1</translation>
    </message>
    <message>
        <source>Your army</source>
        <translation>Deine Armee</translation>
    </message>
    <message>
        <source>Army of %1</source>
        <translation>Armee von %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>%1, Initiative %2, Command %3</source>
        <translation>%1, Initiative %2, Führung %3</translation>
    </message>
    <message>
        <source>%1 units; rout level %2 %</source>
        <translation>%1 Einheiten; Fluchtgrenze %2&#xa0;%</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>clan value %1</source>
        <translation>Clanwert %1</translation>
    </message>
    <message>
        <source>Special rules: %1</source>
        <translation>Sonderregeln: %1</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>All as usual.</source>
        <translation>Alles wie üblich.</translation>
    </message>
    <message>
        <source>One is not as usual:</source>
        <translation>Eine ist nicht wie üblich:</translation>
    </message>
    <message>
        <source>%1 are not as usual:</source>
        <translation>%1 sind nicht wie üblich:</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>Only those that are changed</source>
        <translation>Nur die geänderten</translation>
    </message>
    <message>
        <source>All options</source>
        <translation>Alle Optionen</translation>
    </message>
    <message>
        <source>Your name, as %1 will read it</source>
        <translation>Dein Name, wie %1 ihn lesen wird</translation>
    </message>
    <message>
        <source>If you do not want this battle, close the page: nothing is sent. You can write back, or invite in your turn.</source>
        <translation>Wenn du diese Schlacht nicht willst, schließe die Seite: Es wird nichts gesendet. Du kannst zurückschreiben oder selbst einladen.</translation>
    </message>
    <message>
        <source>To accept, give your name: it is the last thing on this page.</source>
        <translation>Zum Annehmen gib deinen Namen an: Er steht ganz unten auf dieser Seite.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
</context>
<context>
    <name>MailSure</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>MailTablePage</name>
    <message>
        <source>Play at one table</source>
        <translation>An einem Tisch spielen</translation>
    </message>
    <message>
        <source>%1 is at the table</source>
        <translation>%1 sitzt am Tisch</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Dein Gegner</translation>
    </message>
    <message>
        <source>Each of you plays on your own tablet. Neither tablet holds the other&apos;s hand or deck, and neither can choose the dice.</source>
        <translation>Jeder spielt auf seinem eigenen Tablet. Keines der Tablets kennt Hand oder Deck des anderen, und keines kann die Würfel bestimmen.</translation>
    </message>
    <message>
        <source>The link is in the clipboard. Whoever has it can take that seat.</source>
        <translation>Der Link ist in der Zwischenablage. Wer ihn hat, kann diesen Platz einnehmen.</translation>
    </message>
    <message>
        <source>What you do is shown on the other tablet act by act, and a finished turn goes there by itself. If one of you has to leave, the battle goes on by e-mail.</source>
        <translation>Was du tust, zeigt das andere Tablet Handlung für Handlung, und ein fertiger Zug geht von selbst dorthin. Muss einer von euch gehen, geht die Schlacht per E-Mail weiter.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Nicht mehr teilen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>sharing goes on</source>
        <translation>wird weiter geteilt</translation>
    </message>
    <message>
        <source>Start sharing</source>
        <translation>Jetzt teilen</translation>
    </message>
    <message>
        <source>QR code for %1; press to go back</source>
        <translation>QR-Code für %1; drücken, um zurückzukehren</translation>
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
        <translation>Die Datei öffnet sich, sobald dies erledigt ist.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Um Rücknahme bitten</translation>
    </message>
</context>
<context>
    <name>MeanwhileBand</name>
    <message>
        <source>Meanwhile: %1 Look at what is marked.</source>
        <translation>Inzwischen: %1 Sieh dir an, was markiert ist.</translation>
    </message>
    <message>
        <source>Meanwhile: %1</source>
        <translation>Inzwischen: %1</translation>
    </message>
</context>
<context>
    <name>NameDice</name>
    <message>
        <source>Give your dice a name, and Record shows over all games how they roll. Leave it empty for dice without one.</source>
        <translation>Gib deinen Würfeln einen Namen, und die Bilanz zeigt über alle Spiele, wie sie fallen. Lass ihn leer für Würfel ohne Namen.</translation>
    </message>
    <message>
        <source>These dice</source>
        <translation>Diese Würfel</translation>
    </message>
    <message>
        <source>Dice of %1</source>
        <translation>Würfel von %1</translation>
    </message>
    <message>
        <source>e.g. red d6</source>
        <translation>z. B. roter W6</translation>
    </message>
    <message>
        <source>Keep these names</source>
        <translation>Diese Namen behalten</translation>
    </message>
</context>
<context>
    <name>NameForm</name>
    <message>
        <source>Name of the army</source>
        <translation>Name der Armee</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>NamePlayers</name>
    <message>
        <source>Who played %1?</source>
        <translation>Wer hat %1 gespielt?</translation>
    </message>
    <message>
        <source>Keep these names</source>
        <translation>Diese Namen behalten</translation>
    </message>
</context>
<context>
    <name>NamingSheet</name>
    <message>
        <source>Your dice</source>
        <translation>Deine Würfel</translation>
    </message>
</context>
<context>
    <name>NewBattlePage</name>
    <message>
        <source>Your army, which begins</source>
        <translation>Deine Armee, die beginnt</translation>
    </message>
    <message>
        <source>Your opponent&apos;s army</source>
        <translation>Armee deines Gegners</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Your army</source>
        <translation>Deine Armee</translation>
    </message>
    <message>
        <source>The computer&apos;s army</source>
        <translation>Armee des Computers</translation>
    </message>
    <message>
        <source>none in this period</source>
        <translation>keine in dieser Epoche</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>nothing ticked yet</source>
        <translation>noch nichts angekreuzt</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Two players here</source>
        <translation>Zwei Spieler hier</translation>
    </message>
    <message>
        <source>By e-mail</source>
        <translation>Per E-Mail</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>You play the other side.</source>
        <translation>Du spielst die andere Seite.</translation>
    </message>
    <message>
        <source>Your name, as your opponent will read it</source>
        <translation>Dein Name, wie dein Gegner ihn lesen wird</translation>
    </message>
    <message>
        <source>Title of the battle</source>
        <translation>Titel der Schlacht</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Deck extras</source>
        <translation>Zusatzkarten</translation>
    </message>
    <message>
        <source>Added to both decks, the same for each side.</source>
        <translation>Kommen in beide Stapel, für jede Seite dieselben.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Your opponent should know who invites: give your name above.</source>
        <translation>Dein Gegner soll wissen, wer einlädt: Gib oben deinen Namen an.</translation>
    </message>
    <message>
        <source>Make the invitation</source>
        <translation>Einladung erstellen</translation>
    </message>
    <message>
        <source>Start the battle</source>
        <translation>Schlacht beginnen</translation>
    </message>
</context>
<context>
    <name>NewBattleSide</name>
    <message>
        <source>Unknown enemy</source>
        <translation>Unbekannter Gegner</translation>
    </message>
    <message>
        <source>The dice choose the army when the battle begins.</source>
        <translation>Die Würfel wählen die Armee, wenn die Schlacht beginnt.</translation>
    </message>
    <message>
        <source>Random enemy</source>
        <translation>Zufälliger Gegner</translation>
    </message>
    <message>
        <source>Initiative %1, Command %2</source>
        <translation>Initiative %1, Führung %2</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 Einheiten</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Rout level</source>
        <translation>Fluchtgrenze</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>gewöhnlich</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Rout level of %1</source>
        <translation>Fluchtgrenze von %1</translation>
    </message>
    <message>
        <source>Beaten at %1 of %2 rout points</source>
        <translation>Geschlagen bei %1 von %2 Fluchtpunkten</translation>
    </message>
    <message>
        <source>No rout level: never beaten by points</source>
        <translation>Keine Fluchtgrenze: nie nach Punkten geschlagen</translation>
    </message>
    <message>
        <source>It uses the same rout level as your army.</source>
        <translation>Sie hat dieselbe Fluchtgrenze wie deine Armee.</translation>
    </message>
    <message>
        <source>About this army</source>
        <translation>Über diese Armee</translation>
    </message>
</context>
<context>
    <name>NewCampaignPage</name>
    <message>
        <source>A campaign needs two armies.</source>
        <translation>Eine Kampagne braucht zwei Armeen.</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Points are those of a campaign army: its units, and its leaders beyond the first.</source>
        <translation>Die Punkte sind die einer Kampagnenarmee: ihre Einheiten und ihre Anführer außer dem ersten.</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Erste Armee</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Zweite Armee</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>NewEventPage</name>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Name des Turniers</translation>
    </message>
    <message>
        <source>Club day, %1</source>
        <translation>Vereinstag, %1</translation>
    </message>
    <message>
        <source>Where (may stay empty)</source>
        <translation>Ort (kann leer bleiben)</translation>
    </message>
    <message>
        <source>How rounds are drawn</source>
        <translation>Wie die Runden ausgelost werden</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>Minuten je Runde</translation>
    </message>
    <message>
        <source>Standings count each result at once, not only full rounds</source>
        <translation>Tabelle zählt jedes Ergebnis sofort, nicht erst volle Runden</translation>
    </message>
    <message>
        <source>No scoring schemes are installed.</source>
        <translation>Es sind keine Wertungen installiert.</translation>
    </message>
    <message>
        <source>Begin the event</source>
        <translation>Turnier beginnen</translation>
    </message>
    <message>
        <source>Teams meet, board by board</source>
        <translation>Mannschaften spielen, Brett gegen Brett</translation>
    </message>
    <message>
        <source>Boards by lot, not in the order of the players</source>
        <translation>Bretter auslosen, nicht in der Reihenfolge der Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>In the app</source>
        <translation>In der App</translation>
    </message>
    <message>
        <source>Beside your table</source>
        <translation>Neben deinem Tisch</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Erste Armee</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Zweite Armee</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>NewPlayerForm</name>
    <message>
        <source>Add the player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
</context>
<context>
    <name>NewTerrain</name>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>The dice choose one of the kinds you tick. Terrain that an army brings is always there.</source>
        <translation>Die Würfel wählen eine der angekreuzten Arten. Gelände, das eine Armee mitbringt, liegt immer da.</translation>
    </message>
    <message>
        <source>Open ground, but for the terrain that an army brings: that is always there.</source>
        <translation>Offenes Gelände, bis auf das, was eine Armee mitbringt: Das liegt immer da.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>%1 gains</source>
        <translation>%1 im Vorteil</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 vernichtet</translation>
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
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Odds: %1</source>
        <translation>Chancen: %1</translation>
    </message>
    <message>
        <source>Tap to add them up.</source>
        <translation>Tippe, um sie zusammenzuzählen.</translation>
    </message>
</context>
<context>
    <name>OddsLegend</name>
    <message>
        <source>defender prevails</source>
        <translation>Verteidiger setzt sich durch</translation>
    </message>
    <message>
        <source>attacker prevails</source>
        <translation>Angreifer setzt sich durch</translation>
    </message>
    <message>
        <source>The numbers: how often the attacker prevails, in 100.</source>
        <translation>Die Zahlen: in wie vielen von 100 Fällen sich der Angreifer durchsetzt.</translation>
    </message>
</context>
<context>
    <name>OddsMap</name>
    <message>
        <source>Map of odds</source>
        <translation>Karte der Chancen</translation>
    </message>
    <message>
        <source>%1 attack %2: %3 per cent</source>
        <translation>%1 im Angriff auf %2: %3 Prozent</translation>
    </message>
    <message>
        <source>attacker ▾
defender ▸</source>
        <translation>Angreifer ▾
Verteidiger ▸</translation>
    </message>
    <message>
        <source>Who does best against %1?</source>
        <translation>Wer schneidet gegen %1 am besten ab?</translation>
    </message>
</context>
<context>
    <name>OddsPage</name>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Swap attackers and defenders</source>
        <translation>Angreifer und Verteidiger tauschen</translation>
    </message>
    <message>
        <source>Save as a table (CSV)</source>
        <translation>Als Tabelle speichern (CSV)</translation>
    </message>
    <message>
        <source>Save as a chart to print (PDF)</source>
        <translation>Als Tafel zum Drucken speichern (PDF)</translation>
    </message>
    <message>
        <source>Rule set, situation and armies</source>
        <translation>Regelwerk, Lage und Armeen</translation>
    </message>
    <message>
        <source>Situation: as usual</source>
        <translation>Lage: wie üblich</translation>
    </message>
    <message>
        <source>Situation: one change</source>
        <translation>Lage: eine Änderung</translation>
    </message>
    <message>
        <source>Situation: %1 changes</source>
        <translation>Lage: %1 Änderungen</translation>
    </message>
    <message>
        <source>%1; press to take it back</source>
        <translation>%1; drücken nimmt es zurück</translation>
    </message>
    <message>
        <source>No rule set with a map of odds</source>
        <translation>Kein Regelwerk mit einer Karte der Chancen</translation>
    </message>
    <message>
        <source>House rules may be faulty; see Settings.</source>
        <translation>Hausregeln können fehlerhaft sein; siehe Einstellungen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Best against %1</source>
        <translation>Am besten gegen %1</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Asked of %1 against %2; the whole map follows, wherever it applies.</source>
        <translation>Gefragt für %1 gegen %2; die ganze Karte folgt, wo immer es zutrifft.</translation>
    </message>
    <message>
        <source>Everything as usual</source>
        <translation>Alles wie üblich</translation>
    </message>
    <message>
        <source>Attacker: %1</source>
        <translation>Angreifer: %1</translation>
    </message>
    <message>
        <source>Defender: %1</source>
        <translation>Verteidiger: %1</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>OddsPair</name>
    <message>
        <source>Open this ruling in the game</source>
        <translation>Diese Aktion im Spiel öffnen</translation>
    </message>
    <message>
        <source>Roll this ruling</source>
        <translation>Für diese Aktion würfeln</translation>
    </message>
    <message>
        <source>The attacker&apos;s sum</source>
        <translation>Summe des Angreifers</translation>
    </message>
    <message>
        <source>The defender&apos;s sum</source>
        <translation>Summe des Verteidigers</translation>
    </message>
    <message>
        <source>%1: %2, rule %3</source>
        <translation>%1: %2, Regel %3</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Was es ändern würde</translation>
    </message>
    <message>
        <source>How often %1 prevail</source>
        <translation>Wie oft sich %1 durchsetzen</translation>
    </message>
    <message>
        <source>%1: %2; press to apply it</source>
        <translation>%1: %2; drücken wendet es an</translation>
    </message>
    <message>
        <source>attacker: %1</source>
        <translation>Angreifer: %1</translation>
    </message>
    <message>
        <source>defender: %1</source>
        <translation>Verteidiger: %1</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Back to the map.</source>
        <translation>Zurück zur Karte.</translation>
    </message>
    <message>
        <source>Lets the panel down.</source>
        <translation>Lässt die Leiste herunter.</translation>
    </message>
    <message>
        <source>Pulls the panel up.</source>
        <translation>Zieht die Leiste hoch.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>OddsSaver</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Odds, %1.pdf</source>
        <translation>Chancen, %1.pdf</translation>
    </message>
    <message>
        <source>Odds, %1.csv</source>
        <translation>Chancen, %1.csv</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The pages are saved.</source>
        <translation>Die Seiten sind gespeichert.</translation>
    </message>
    <message>
        <source>The table is saved.</source>
        <translation>Die Tabelle ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>OddsTrial</name>
    <message>
        <source>Tap a die to enter your own roll, or let the app roll. Nothing of this is written into a game.</source>
        <translation>Tippe auf einen Würfel, um deinen Wurf einzugeben, oder lass die App würfeln. Nichts davon kommt in ein Spiel.</translation>
    </message>
    <message>
        <source>Nothing of this is written into a game.</source>
        <translation>Nichts davon kommt in ein Spiel.</translation>
    </message>
    <message>
        <source>Rule with these dice</source>
        <translation>Mit diesen Würfeln abhandeln</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Not by e-mail: %1.</source>
        <translation>Nicht per E-Mail: %1.</translation>
    </message>
    <message>
        <source>Needs “%1”.</source>
        <translation>Braucht „%1“.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>OptionTopics</name>
    <message>
        <source>These are chosen before a battle only.</source>
        <translation>Diese werden nur vor einer Schlacht gewählt.</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Voreinstellungen</translation>
    </message>
</context>
<context>
    <name>PartedPage</name>
    <message>
        <source>Two games that parted</source>
        <translation>Zwei Spiele, die sich trennten</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>This game has not parted from another one.</source>
        <translation>Dieses Spiel hat sich von keinem anderen getrennt.</translation>
    </message>
    <message>
        <source>The same up to entry %1</source>
        <translation>Gleich bis Eintrag %1</translation>
    </message>
    <message>
        <source>They part at the first entry</source>
        <translation>Sie trennen sich beim ersten Eintrag</translation>
    </message>
    <message>
        <source>Neither is lost. Choose together which one goes on; the other stays among your games.</source>
        <translation>Keines geht verloren. Wählt zusammen, welches weitergeht; das andere bleibt bei deinen Spielen.</translation>
    </message>
    <message>
        <source>As %1 kept it</source>
        <translation>Wie %1 es geführt hat</translation>
    </message>
    <message>
        <source>As the other tablet keeps it</source>
        <translation>Wie das andere Tablet es führt</translation>
    </message>
    <message>
        <source>As this tablet kept it</source>
        <translation>Wie dieses Tablet es geführt hat</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>jetzt offen</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with this one</source>
        <translation>Mit diesem weiterspielen</translation>
    </message>
    <message>
        <source>Go on with the game: %1</source>
        <translation>Mit diesem Spiel weiterspielen: %1</translation>
    </message>
</context>
<context>
    <name>PdfPages</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>PhaseList</name>
    <message>
        <source>, done</source>
        <translation>, erledigt</translation>
    </message>
    <message>
        <source>, now</source>
        <translation>, jetzt</translation>
    </message>
    <message>
        <source>Settled on the way: %1</source>
        <translation>Unterwegs erledigt: %1</translation>
    </message>
    <message>
        <source>This phase begins with the first of its rulings.</source>
        <translation>Diese Phase beginnt mit ihrer ersten Aktion.</translation>
    </message>
    <message>
        <source>Skip to %1</source>
        <translation>Weiter zu %1</translation>
    </message>
    <message>
        <source>Go as far as that</source>
        <translation>Bis dahin weitergehen</translation>
    </message>
    <message>
        <source>Still open: %1</source>
        <translation>Noch offen: %1</translation>
    </message>
    <message>
        <source>On the way this ends: %1.</source>
        <translation>Unterwegs endet: %1.</translation>
    </message>
</context>
<context>
    <name>PhaseStrip</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Phase %1 of %2: %3</source>
        <translation>Phase %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, erledigt</translation>
    </message>
    <message>
        <source>Shows what belongs to this phase</source>
        <translation>Zeigt, was zu dieser Phase gehört</translation>
    </message>
</context>
<context>
    <name>PickRow</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Takes all or none</source>
        <translation>Nimmt alle oder keine</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
</context>
<context>
    <name>PicksPicker</name>
    <message>
        <source>Folds the list away</source>
        <translation>Klappt die Liste zu</translation>
    </message>
    <message>
        <source>Shows the list</source>
        <translation>Zeigt die Liste</translation>
    </message>
    <message>
        <source>No units can be chosen now.</source>
        <translation>Zurzeit kann keine Einheit gewählt werden.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Tap those who take part.</source>
        <translation>Tippe alle an, die teilnehmen.</translation>
    </message>
    <message>
        <source>change</source>
        <translation>ändern</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>Alle: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None: %1</source>
        <translation>Keine: %1</translation>
    </message>
</context>
<context>
    <name>PlanCard</name>
    <message>
        <source>%1 came by the %2 edge</source>
        <translation>%1: über die Kante im %2 gekommen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Plan of the table, north at the top</source>
        <translation>Plan des Tisches, Norden oben</translation>
    </message>
    <message>
        <source>; %1 in the %2</source>
        <translation>; %1 im %2</translation>
    </message>
    <message>
        <source>not on the plan</source>
        <translation>nicht auf dem Plan</translation>
    </message>
    <message>
        <source>No terrain yet.</source>
        <translation>Noch kein Gelände.</translation>
    </message>
</context>
<context>
    <name>PlanFollows</name>
    <message>
        <source>What may follow; switched on, it is in the plan:</source>
        <translation>Was folgen kann; eingeschaltet gehört es zum Plan:</translation>
    </message>
</context>
<context>
    <name>PlanModel</name>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>for certain</source>
        <translation>sicher</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>What if?</source>
        <translation>Was wäre, wenn?</translation>
    </message>
    <message>
        <source>Empty the plan</source>
        <translation>Plan leeren</translation>
    </message>
    <message>
        <source>Open the form of a fight in the game, answer what it asks, and tap + in its head instead of rolling. Nothing you plan is written into the game.</source>
        <translation>Öffne im Spiel das Formular eines Kampfes, beantworte seine Fragen und tippe oben auf +, statt zu würfeln. Nichts, was du planst, kommt ins Spiel.</translation>
    </message>
    <message>
        <source>Fight it earlier</source>
        <translation>Kampf vorziehen</translation>
    </message>
    <message>
        <source>Take it out of the plan</source>
        <translation>Aus dem Plan nehmen</translation>
    </message>
    <message>
        <source>Due in this phase</source>
        <translation>In dieser Phase fällig</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt&#xa0;…</translation>
    </message>
    <message>
        <source>The odds of all planned fights together stand here.</source>
        <translation>Hier stehen die Chancen aller geplanten Kämpfe zusammen.</translation>
    </message>
</context>
<context>
    <name>PlayerFields</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Army, a list of the library</source>
        <translation>Armee, aus der Sammlung</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Close the library</source>
        <translation>Sammlung schließen</translation>
    </message>
    <message>
        <source>An army of the library…</source>
        <translation>Armee aus der Sammlung…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Choose the rules…</source>
        <translation>Regeln wählen…</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Elements in the army (0: not known)</source>
        <translation>Elemente der Armee (0: unbekannt)</translation>
    </message>
    <message>
        <source>Elements in the army</source>
        <translation>Elemente der Armee</translation>
    </message>
    <message>
        <source>Table it needs (0: any)</source>
        <translation>Braucht Tisch (0: egal)</translation>
    </message>
    <message>
        <source>Table it needs</source>
        <translation>Braucht Tisch</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Drops out after round %1</source>
        <translation>Steigt nach Runde %1 aus</translation>
    </message>
    <message>
        <source>Does not take part</source>
        <translation>Spielt nicht mit</translation>
    </message>
    <message>
        <source>Plays again</source>
        <translation>Spielt wieder mit</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>Place %1, %2 points</source>
        <translation>Platz %1, %2 Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
</context>
<context>
    <name>PlayersList</name>
    <message>
        <source>Players, one a line</source>
        <translation>Spieler, einer je Zeile</translation>
    </message>
    <message>
        <source>Gus M., Classical Indian, Mill Lane
Nora C., Gallic</source>
        <translation>Gus M., Klassische Inder, Mill Lane
Nora C., Gallier</translation>
    </message>
    <message>
        <source>Add all of them</source>
        <translation>Alle hinzufügen</translation>
    </message>
    <message>
        <source>One player a line: name, army, club, and a team where teams meet. All but the name may be missing; a table copied from a spreadsheet will do.</source>
        <translation>Ein Spieler je Zeile: Name, Armee, Verein, bei Mannschaften auch die Mannschaft. Alles außer dem Namen darf fehlen; eine Tabelle aus einem Rechenblatt geht auch.</translation>
    </message>
</context>
<context>
    <name>PoolDots</name>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: %2 übrig</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 left</source>
        <translation>%1: %2 von %3 übrig</translation>
    </message>
</context>
<context>
    <name>PreviewCard</name>
    <message>
        <source>What this would do</source>
        <translation>Was dies bewirken würde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Print as it stands now</source>
        <translation>Den jetzigen Stand drucken</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Nothing to print</source>
        <translation>Nichts zu drucken</translation>
    </message>
    <message>
        <source>There is no game to print. Open one, then come back here.</source>
        <translation>Es gibt kein Spiel zu drucken. Öffne eines und komm dann hierher zurück.</translation>
    </message>
    <message>
        <source>This army cannot be printed. Look in the library whether it is still there.</source>
        <translation>Diese Armee kann nicht gedruckt werden. Sieh in der Sammlung nach, ob es sie noch gibt.</translation>
    </message>
    <message>
        <source>%1, show large</source>
        <translation>%1, groß zeigen</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Aufstellungsbogen</translation>
    </message>
    <message>
        <source>Game sheet</source>
        <translation>Spielbogen</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Whose sheet</source>
        <translation>Wessen Bogen</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
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
        <translation>Kurzübersicht auf der Rückseite</translation>
    </message>
    <message>
        <source>Print on both sides of the paper, turned over its long edge.</source>
        <translation>Das Papier beidseitig bedrucken, über die lange Kante gewendet.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open to print</source>
        <translation>Zum Drucken öffnen</translation>
    </message>
    <message>
        <source>The pages are open, ready to print.</source>
        <translation>Die Seiten sind geöffnet, bereit zum Drucken.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Show all pages</source>
        <translation>Alle Seiten zeigen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The pages are saved.</source>
        <translation>Die Seiten sind gespeichert.</translation>
    </message>
</context>
<context>
    <name>PrivatePage</name>
    <message>
        <source>%1: your eyes only</source>
        <translation>%1: nur für deine Augen</translation>
    </message>
    <message>
        <source>There is nothing to see or to do here now.</source>
        <translation>Hier gibt es gerade nichts zu sehen oder zu tun.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Hides this page</source>
        <translation>Verdeckt diese Seite</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Nation</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>breaks at %1</source>
        <translation>bricht bei %1</translation>
    </message>
    <message>
        <source>Unknown troops</source>
        <translation>Unbekannte Truppen</translation>
    </message>
</context>
<context>
    <name>QuestionColumn</name>
    <message>
        <source>Hide those that change nothing here</source>
        <translation>Verbergen, was hier nichts ändert</translation>
    </message>
    <message numerus="yes">
        <source>%n more that change nothing here</source>
        <translation>
            <numerusform>%n weitere, die hier nichts ändert</numerusform>
            <numerusform>%n weitere, die hier nichts ändern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionRow</name>
    <message>
        <source>no change here</source>
        <translation>ändert hier nichts</translation>
    </message>
    <message>
        <source>New: tap once you have looked at it</source>
        <translation>Neu: antippen, wenn du es angesehen hast</translation>
    </message>
    <message>
        <source>Check again: tap once you have looked at it</source>
        <translation>Noch einmal prüfen: antippen, wenn du es angesehen hast</translation>
    </message>
    <message>
        <source>New: %1; press once you have looked at it</source>
        <translation>Neu: %1; drücken, wenn du es angesehen hast</translation>
    </message>
    <message>
        <source>Check again: %1; press once you have looked at it</source>
        <translation>Noch einmal prüfen: %1; drücken, wenn du es angesehen hast</translation>
    </message>
</context>
<context>
    <name>ReadingCard</name>
    <message>
        <source>This is your copy of the game, as far as it was told. Meanwhile:</source>
        <translation>Das ist deine Kopie des Spiels, soweit es dir mitgeteilt wurde. Inzwischen:</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>This is the game up to where it was handed over. Meanwhile:</source>
        <translation>Das ist das Spiel bis zur Übergabe. Inzwischen:</translation>
    </message>
    <message>
        <source>You watch this game; its players act. Meanwhile:</source>
        <translation>Du siehst diesem Spiel zu; seine Spieler handeln. Inzwischen:</translation>
    </message>
</context>
<context>
    <name>ReadyBattles</name>
    <message>
        <source>Ready-made battles</source>
        <translation>Vorbereitete Schlachten</translation>
    </message>
    <message numerus="yes">
        <source>%n battles, one after another</source>
        <translation>
            <numerusform>%n Schlacht</numerusform>
            <numerusform>%n Schlachten nacheinander</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>More ready-made battles</source>
        <translation>Weitere vorbereitete Schlachten</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Record</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>reading the games…</source>
        <translation>die Spiele werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Spielen</translation>
    </message>
    <message>
        <source>Save these games as a table (CSV)</source>
        <translation>Diese Spiele als Tabelle speichern (CSV)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Quoten</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Find: player, army, rule set, result</source>
        <translation>Suchen: Spieler, Armee, Regelwerk, Ergebnis</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Whose record</source>
        <translation>Wessen Bilanz</translation>
    </message>
    <message>
        <source>Everybody&apos;s games</source>
        <translation>Spiele von allen</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Spiele von %1</translation>
    </message>
    <message>
        <source>Told by</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Nobody is named yet. Tap a game under Games to say who played it.</source>
        <translation>Noch ist niemand benannt. Tippe unter Spiele auf ein Spiel, um zu sagen, wer es gespielt hat.</translation>
    </message>
    <message>
        <source>No game fits these filters.</source>
        <translation>Kein Spiel passt zu diesen Filtern.</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>längstes</translation>
    </message>
    <message>
        <source>closest</source>
        <translation>knappstes</translation>
    </message>
    <message>
        <source>Show more games</source>
        <translation>Mehr Spiele zeigen</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Spiele</translation>
    </message>
    <message>
        <source>Every game you play or import stands here, with its result and who played it.</source>
        <translation>Jedes Spiel, das du spielst oder importierst, steht hier, mit Ergebnis und Spielern.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Save the games</source>
        <translation>Spiele speichern</translation>
    </message>
    <message>
        <source>Record.csv</source>
        <translation>Bilanz.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The table is saved.</source>
        <translation>Die Tabelle ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The moment is copied as text.</source>
        <translation>Der Augenblick ist als Text kopiert.</translation>
    </message>
    <message>
        <source>Moments of the battle</source>
        <translation>Augenblicke der Schlacht</translation>
    </message>
    <message>
        <source>%1, %2 of %3: %4</source>
        <translation>%1, %2 von %3: %4</translation>
    </message>
    <message>
        <source>One act back</source>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One act on</source>
        <translation>Eine Aktion weiter</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>Go to a turn</source>
        <translation>Zu einem Zug gehen</translation>
    </message>
    <message>
        <source>Copy this moment as text</source>
        <translation>Diesen Augenblick als Text kopieren</translation>
    </message>
    <message>
        <source>Save this moment as a picture</source>
        <translation>Diesen Augenblick als Bild speichern</translation>
    </message>
    <message>
        <source>Moment %1 of %2, %3</source>
        <translation>Augenblick %1 von %2, %3</translation>
    </message>
    <message>
        <source>Share this moment</source>
        <translation>Diesen Augenblick teilen</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>%1.png</source>
        <translation>%1.png</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>Das Bild ist gespeichert.</translation>
    </message>
    <message>
        <source>Copy it as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Save it as a picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>from act %1</source>
        <translation>ab Aktion %1</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>photograph</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>%1, breaking point %2</source>
        <translation>%1, Bruchpunkt %2</translation>
    </message>
    <message>
        <source>Victory for %1 over %2</source>
        <translation>Sieg für %1 über %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>rolled by the app</source>
        <translation>von der App geworfen</translation>
    </message>
    <message>
        <source>typed in</source>
        <translation>eingegeben</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Battle report</source>
        <translation>Schlachtbericht</translation>
    </message>
    <message>
        <source>What it tells</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Dice and reasons</source>
        <translation>Würfel und Gründe</translation>
    </message>
    <message>
        <source>Moves, orders and steps without dice</source>
        <translation>Bewegungen, Befehle und Schritte ohne Würfel</translation>
    </message>
    <message>
        <source>What was taken back or voided</source>
        <translation>Was zurückgenommen oder gestrichen wurde</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>The game itself, so that Optio can open the page</source>
        <translation>Das Spiel selbst, damit Optio die Seite öffnen kann</translation>
    </message>
    <message>
        <source>Change them for the report or empty them to leave them out. The journal keeps them as they were written.</source>
        <translation>Ändere sie für den Bericht, oder leere sie, um sie auszulassen. Das Protokoll behält sie, wie sie geschrieben wurden.</translation>
    </message>
    <message>
        <source>Photographs</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>They are made smaller and kept with the game, and the report holds them whole.</source>
        <translation>Sie werden verkleinert und beim Spiel aufbewahrt, und der Bericht enthält sie ganz.</translation>
    </message>
    <message>
        <source>Photograph</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Was es zeigt</translation>
    </message>
    <message>
        <source>Take this photograph out</source>
        <translation>Dieses Foto herausnehmen</translation>
    </message>
    <message>
        <source>Where the next photograph stands</source>
        <translation>Wo das nächste Foto steht</translation>
    </message>
    <message>
        <source>Add a photograph</source>
        <translation>Foto hinzufügen</translation>
    </message>
    <message>
        <source>How the report reads</source>
        <translation>So liest sich der Bericht</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Den Bericht speichern</translation>
    </message>
    <message>
        <source>Photographs (*.jpg *.jpeg *.png)</source>
        <translation>Fotos (*.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Reiner Text (*.txt)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>A page for any browser (*.html)</source>
        <translation>Eine Seite für jeden Browser (*.html)</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>Der Bericht ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>ReportingPage</name>
    <message>
        <source>Reported as table %1</source>
        <translation>Gemeldet als Tisch %1</translation>
    </message>
    <message>
        <source>Report to the club</source>
        <translation>An den Verein melden</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Open the game that is played at this table first; then open the code again, or choose Report to the club in the game&apos;s menu.</source>
        <translation>Öffne zuerst das Spiel, das an diesem Tisch gespielt wird; öffne dann den Code noch einmal, oder wähle im Spielmenü An den Verein melden.</translation>
    </message>
    <message>
        <source>The organiser has a code for each table. Scan this table&apos;s with the camera app, or have it sent to you, and paste it here.</source>
        <translation>Die Turnierleitung hat einen Code für jeden Tisch. Scanne den dieses Tisches mit der Kamera-App, oder lass ihn dir schicken, und füge ihn hier ein.</translation>
    </message>
    <message>
        <source>What is played here then stands on the organiser&apos;s tablet and on the wall: as watchers may see it, without hidden dice, cards or notes.</source>
        <translation>Was hier gespielt wird, steht dann auf dem Tablet der Turnierleitung und auf der Anzeigetafel: so, wie Zuschauer es sehen dürfen, ohne verdeckte Würfel, Karten oder Notizen.</translation>
    </message>
    <message>
        <source>Stop reporting</source>
        <translation>Nicht mehr melden</translation>
    </message>
    <message>
        <source>Report this game</source>
        <translation>Dieses Spiel melden</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>The organiser has a code for each table. Scan this table&apos;s, or have it sent to you and paste it here.</source>
        <translation>Die Turnierleitung hat einen Code für jeden Tisch. Scanne den dieses Tisches, oder lass ihn dir schicken und füge ihn hier ein.</translation>
    </message>
</context>
<context>
    <name>ResolverSheet</name>
    <message numerus="yes">
        <source>%n still to place</source>
        <translation>
            <numerusform>noch %n zu legen</numerusform>
            <numerusform>noch %n zu legen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice still to enter</source>
        <translation>
            <numerusform>noch %n Würfel einzugeben</numerusform>
            <numerusform>noch %n Würfel einzugeben</numerusform>
        </translation>
    </message>
    <message>
        <source>What if? Add this to the plan instead of rolling</source>
        <translation>Was wäre, wenn? Dies in den Plan aufnehmen, statt zu würfeln</translation>
    </message>
    <message>
        <source>Why? · rules</source>
        <translation>Warum? · Regeln</translation>
    </message>
    <message>
        <source>Tap the table where it lies.</source>
        <translation>Tippe auf dem Tisch dorthin, wo es liegt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These are your own dice.</source>
        <translation>Das sind eure eigenen Würfel.</translation>
    </message>
    <message>
        <source>Enter the remaining dice, or the app will roll them all.</source>
        <translation>Gib die übrigen Würfel ein, sonst würfelt die App alle.</translation>
    </message>
    <message>
        <source>Tap a die to enter your roll.</source>
        <translation>Tippe auf einen Würfel, um deinen Wurf einzugeben.</translation>
    </message>
    <message>
        <source>ENTER YOUR DICE</source>
        <translation>WÜRFEL EINGEBEN</translation>
    </message>
    <message>
        <source>RESOLVE</source>
        <translation>ABHANDELN</translation>
    </message>
    <message>
        <source>ROLL</source>
        <translation>WÜRFELN</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation>%1 fragen</translation>
    </message>
    <message>
        <source>SENT</source>
        <translation>GESENDET</translation>
    </message>
    <message numerus="yes">
        <source>%n to check again</source>
        <translation>
            <numerusform>%n noch einmal zu prüfen</numerusform>
            <numerusform>%n noch einmal zu prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>%1 is answering</source>
        <translation>%1 antwortet gerade</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 wählt</translation>
    </message>
    <message>
        <source>Only if %1 says so</source>
        <translation>Nur wenn %1 es sagt</translation>
    </message>
    <message>
        <source>ASK %1</source>
        <translation>%1 FRAGEN</translation>
    </message>
    <message>
        <source>%1 wants to go on</source>
        <translation>%1 will weitermachen</translation>
    </message>
    <message>
        <source>Answer it here</source>
        <translation>Hier beantworten</translation>
    </message>
</context>
<context>
    <name>RestorePage</name>
    <message>
        <source>Restore everything</source>
        <translation>Alles wiederherstellen</translation>
    </message>
    <message>
        <source>What is in the backup, and what would be taken away</source>
        <translation>Was in der Sicherung ist und was verloren ginge</translation>
    </message>
    <message>
        <source>This takes the place of all that is here now. What is here now is saved first, and can be brought back the same way; an open game is closed.</source>
        <translation>Dies ersetzt alles, was jetzt hier ist. Das Jetzige wird zuvor gesichert und lässt sich ebenso zurückholen; ein offenes Spiel wird geschlossen.</translation>
    </message>
    <message>
        <source>What you would lose</source>
        <translation>Was du verlieren würdest</translation>
    </message>
    <message>
        <source>You would lose nothing</source>
        <translation>Du würdest nichts verlieren</translation>
    </message>
    <message>
        <source>Missing from the backup, or different there:</source>
        <translation>Fehlt in der Sicherung oder ist dort anders:</translation>
    </message>
    <message>
        <source>Not listed here: %1 more</source>
        <translation>Hier nicht aufgeführt: %1 weitere</translation>
    </message>
    <message>
        <source>Bring this back</source>
        <translation>Dies wiederherstellen</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Alles lassen, wie es ist</translation>
    </message>
    <message>
        <source>Restoring: %1 %</source>
        <translation>Wiederherstellen: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Reading the backup: %1 %</source>
        <translation>Die Sicherung wird gelesen: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n dice</source>
        <translation>
            <numerusform>aus %n Würfel</numerusform>
            <numerusform>aus %n Würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>This had a chance of %1.</source>
        <translation>Die Chance dafür war %1.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Hold a line for its rule.</source>
        <translation>Halte eine Zeile gedrückt, um ihre Regel zu lesen.</translation>
    </message>
    <message>
        <source>Change something</source>
        <translation>Etwas ändern</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>APPLY</source>
        <translation>ANWENDEN</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Um Rücknahme bitten</translation>
    </message>
</context>
<context>
    <name>ResultForm</name>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>generals among them</source>
        <translation>davon Generale</translation>
    </message>
    <message>
        <source>camps</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>As counted</source>
        <translation>Wie gezählt</translation>
    </message>
    <message>
        <source>Nobody: a draw</source>
        <translation>Niemand: unentschieden</translation>
    </message>
    <message>
        <source>Say how many elements each army had.</source>
        <translation>Sag, wie viele Elemente jede Armee hatte.</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 hat vernichtet</translation>
    </message>
    <message>
        <source>%1 destroyed, %2</source>
        <translation>%1 hat vernichtet, %2</translation>
    </message>
    <message>
        <source>elements in this army at the start</source>
        <translation>Elemente dieser Armee zu Beginn</translation>
    </message>
    <message>
        <source>Elements of %1</source>
        <translation>Elemente von %1</translation>
    </message>
    <message>
        <source>this army broke</source>
        <translation>diese Armee ist gebrochen</translation>
    </message>
    <message>
        <source>Short form, or the points themselves</source>
        <translation>Kurzform oder gleich die Punkte</translation>
    </message>
    <message>
        <source>Short form, or a score</source>
        <translation>Kurzform oder ein Stand</translation>
    </message>
    <message>
        <source>4G-1C or 12:8</source>
        <translation>4G-1C oder 12:8</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Wer gewonnen hat</translation>
    </message>
    <message>
        <source>The clock ended the game</source>
        <translation>Die Uhr beendete das Spiel</translation>
    </message>
    <message>
        <source>Take the result away</source>
        <translation>Ergebnis wegnehmen</translation>
    </message>
    <message>
        <source>Count what each destroyed, type the short form, or say who won.</source>
        <translation>Zähle, was jeder vernichtet hat, gib die Kurzform ein, oder sag, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Ergebnis eintragen</translation>
    </message>
    <message>
        <source>Counted here</source>
        <translation>Hier gezählt</translation>
    </message>
    <message>
        <source>Both players have to confirm this result.</source>
        <translation>Beide Spieler müssen dieses Ergebnis bestätigen.</translation>
    </message>
    <message>
        <source>%1 has confirmed</source>
        <translation>%1 hat bestätigt</translation>
    </message>
    <message>
        <source>%1 confirms</source>
        <translation>%1 bestätigt</translation>
    </message>
    <message>
        <source>Where the result comes from</source>
        <translation>Woher das Ergebnis kommt</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Andersherum</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <translation>%1: %2. %3: %4.</translation>
    </message>
    <message>
        <source>Both players have confirmed it at the table.</source>
        <translation>Beide Spieler haben es am Tisch bestätigt.</translation>
    </message>
    <message>
        <source>%1 has confirmed it at the table.</source>
        <translation>%1 hat es am Tisch bestätigt.</translation>
    </message>
    <message>
        <source>Both players still confirm it.</source>
        <translation>Beide Spieler bestätigen es noch.</translation>
    </message>
</context>
<context>
    <name>ResultSide</name>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RoundLine</name>
    <message>
        <source>Time is up by %1</source>
        <translation>Zeit überzogen um %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>Last bound: finish it, then the game is over.</source>
        <translation>Letzter Zug: bringt ihn zu Ende, dann ist das Spiel aus.</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>überzogen</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>Confirm the result</source>
        <translation>Ergebnis bestätigen</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Find a rule by its words or its number</source>
        <translation>Regel nach Wörtern oder Nummer suchen</translation>
    </message>
    <message>
        <source>No rule has these words</source>
        <translation>Keine Regel enthält diese Wörter</translation>
    </message>
    <message>
        <source>Try fewer words, or the number of a rule.</source>
        <translation>Versuche weniger Wörter oder die Nummer einer Regel.</translation>
    </message>
</context>
<context>
    <name>RulesetCard</name>
    <message>
        <source>in the app</source>
        <translation>in der App</translation>
    </message>
    <message>
        <source>beside your table</source>
        <translation>neben deinem Tisch</translation>
    </message>
</context>
<context>
    <name>ScanButton</name>
    <message>
        <source>Scan</source>
        <translation>Scannen</translation>
    </message>
</context>
<context>
    <name>ScanSheet</name>
    <message>
        <source>The camera is gone. Connect it again, or close this and paste the link.</source>
        <translation>Die Kamera ist weg. Schließe sie wieder an, oder schließe das hier und füge den Link ein.</translation>
    </message>
    <message>
        <source>The camera gives no picture. Another program may be using it, or you may not be allowed to. Close the other program and try again, or close this and paste the link.</source>
        <translation>Die Kamera gibt kein Bild. Vielleicht benutzt sie ein anderes Programm, oder du darfst es nicht. Beende das andere Programm und versuche es noch einmal, oder schließe das hier und füge den Link ein.</translation>
    </message>
    <message>
        <source>The camera is off while another window is in front.</source>
        <translation>Die Kamera ist aus, solange ein anderes Fenster vorn ist.</translation>
    </message>
    <message>
        <source>The camera is starting.</source>
        <translation>Die Kamera startet.</translation>
    </message>
    <message>
        <source>Scan a code</source>
        <translation>Einen Code scannen</translation>
    </message>
    <message>
        <source>Picture of the camera</source>
        <translation>Bild der Kamera</translation>
    </message>
    <message>
        <source>Stop scanning</source>
        <translation>Nicht mehr scannen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Other camera</source>
        <translation>Andere Kamera</translation>
    </message>
</context>
<context>
    <name>ScannedCode</name>
    <message>
        <source>This code is not whole, or of a newer Optio. Have it shown once more.</source>
        <translation>Dieser Code ist nicht vollständig oder von einem neueren Optio. Lass ihn noch einmal zeigen.</translation>
    </message>
    <message>
        <source>This is the code of a seat at a shared game. Home, Join a table takes it.</source>
        <translation>Das ist der Code eines Platzes an einem geteilten Spiel. Startseite, Einem Tisch beitreten nimmt ihn.</translation>
    </message>
    <message>
        <source>This is the code of a club&apos;s server. Report to the club, in a game&apos;s menu, takes it.</source>
        <translation>Das ist der Code für den Server eines Vereins. An den Verein melden, im Menü eines Spiels, nimmt ihn.</translation>
    </message>
    <message>
        <source>This is an army. Armies, Import takes it.</source>
        <translation>Das ist eine Armee. Armeen, Importieren nimmt sie.</translation>
    </message>
    <message>
        <source>This is the address of a web page, not the club&apos;s code.</source>
        <translation>Das ist die Adresse einer Webseite, nicht der Code des Vereins.</translation>
    </message>
    <message>
        <source>This code is not one of Optio&apos;s.</source>
        <translation>Dieser Code ist keiner von Optio.</translation>
    </message>
    <message>
        <source>This is the address of a web page, and no seat. Scan the code of your seat.</source>
        <translation>Das ist die Adresse einer Webseite und kein Platz. Scanne den Code deines Platzes.</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>SeasonTable</name>
    <message>
        <source>Points of all events. Ratings lie between the two figures nine times in ten; &quot;new&quot; has played fewer than ten games.</source>
        <translation>Punkte aller Turniere. Die Spielstärke liegt in neun von zehn Fällen zwischen den beiden Zahlen; „neu“ hat weniger als zehn Spiele.</translation>
    </message>
    <message>
        <source>%1. %2: %3 points, %4 played, rating %5</source>
        <translation>%1. %2: %3 Punkte, %4 gespielt, Spielstärke %5</translation>
    </message>
    <message>
        <source>%1 played · %2 won · %3 drawn · %4 lost</source>
        <translation>%1 gespielt · %2 gewonnen · %3 unentschieden · %4 verloren</translation>
    </message>
</context>
<context>
    <name>SecondLine</name>
    <message>
        <source>Routed</source>
        <translation>Geflohen</translation>
    </message>
    <message>
        <source>Rallied</source>
        <translation>Gesammelt</translation>
    </message>
    <message>
        <source>In pursuit</source>
        <translation>In der Verfolgung</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>Rout points %1, no rout level: it cannot be routed</source>
        <translation>Fluchtpunkte %1, keine Fluchtgrenze: Sie kann nicht in die Flucht geschlagen werden</translation>
    </message>
    <message>
        <source>Rout points %1 of %2 (%3 % of %4)</source>
        <translation>Fluchtpunkte %1 von %2 (%3&#xa0;% von %4)</translation>
    </message>
    <message>
        <source>%1, initiative %2, command %3</source>
        <translation>%1, Initiative %2, Führung %3</translation>
    </message>
    <message>
        <source>Hand %1, deck %2</source>
        <translation>Hand %1, Stapel %2</translation>
    </message>
    <message>
        <source>Units in pursuit: %1</source>
        <translation>Einheiten in der Verfolgung: %1</translation>
    </message>
    <message>
        <source>The second line is empty, and no unit is lost.</source>
        <translation>Die zweite Linie ist leer, und keine Einheit ist verloren.</translation>
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
        <translation>Regel zu %1</translation>
    </message>
</context>
<context>
    <name>SeekCard</name>
    <message>
        <source>Compare six digits</source>
        <translation>Sechs Ziffern vergleichen</translation>
    </message>
    <message>
        <source>Waiting until the digits are compared on the other tablet too.</source>
        <translation>Warten, bis die Ziffern auch auf dem anderen Tablet verglichen sind.</translation>
    </message>
    <message>
        <source>The other tablet shows digits as well. If they differ, somebody else in this network is in between: do not join then.</source>
        <translation>Das andere Tablet zeigt auch Ziffern. Weichen sie ab, steht jemand anderes in diesem Netz dazwischen: Tritt dann nicht bei.</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Sie weichen ab</translation>
    </message>
    <message>
        <source>The same there</source>
        <translation>Dort dieselben</translation>
    </message>
</context>
<context>
    <name>SeekerCard</name>
    <message>
        <source>A tablet asks to join. It calls itself %1</source>
        <translation>Ein Tablet möchte beitreten. Es nennt sich %1</translation>
    </message>
    <message>
        <source>A tablet asks to join</source>
        <translation>Ein Tablet möchte beitreten</translation>
    </message>
    <message>
        <source>Are the same digits on that tablet? Then choose its seat and let it in. If they differ, somebody else in this network is in between.</source>
        <translation>Stehen auf jenem Tablet dieselben Ziffern? Dann wähle seinen Platz und lass es ein. Weichen sie ab, steht jemand anderes in diesem Netz dazwischen.</translation>
    </message>
    <message>
        <source>Its seat</source>
        <translation>Sein Platz</translation>
    </message>
    <message>
        <source>Do not let it in</source>
        <translation>Nicht einlassen</translation>
    </message>
    <message>
        <source>The same there: let it in</source>
        <translation>Dort dieselben: einlassen</translation>
    </message>
</context>
<context>
    <name>SeriesPage</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>noch nicht vorbei</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <translation>%1. %2, %3</translation>
    </message>
    <message>
        <source>Fight this one first</source>
        <translation>Zuerst diese Schlacht</translation>
    </message>
    <message>
        <source>Fight it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Clear the results</source>
        <translation>Ergebnisse löschen</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Fortsetzen: %1</translation>
    </message>
    <message>
        <source>Next battle: %1</source>
        <translation>Nächste Schlacht: %1</translation>
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
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Bring the club&apos;s code into the frame.</source>
        <translation>Bring den Code des Vereins in den Rahmen.</translation>
    </message>
</context>
<context>
    <name>ServerSign</name>
    <message>
        <source>Club: %1</source>
        <translation>Verein: %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Text size, in percent</source>
        <translation>Textgröße in Prozent</translation>
    </message>
    <message>
        <source>No animations</source>
        <translation>Keine Animationen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Who rolls the dice?</source>
        <translation>Wer würfelt?</translation>
    </message>
    <message>
        <source>The app rolls</source>
        <translation>Die App würfelt</translation>
    </message>
    <message>
        <source>We roll; enter results</source>
        <translation>Wir würfeln und geben ein</translation>
    </message>
    <message>
        <source>Keep the screen on while a game is open</source>
        <translation>Bildschirm anlassen, solange ein Spiel offen ist</translation>
    </message>
    <message>
        <source>Across the table: turn the far army round</source>
        <translation>Über den Tisch: Armee gegenüber umdrehen</translation>
    </message>
    <message>
        <source>Sounds in battles played in the app</source>
        <translation>Töne in Schlachten, die in der App gespielt werden</translation>
    </message>
    <message>
        <source>Loudness, in percent</source>
        <translation>Lautstärke in Prozent</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Optio %1. Free software under the GNU General Public License, version 3 or later. It needs no account and no network.</source>
        <translation>Optio %1. Freie Software unter der GNU General Public License, Version 3 oder neuer. Sie braucht weder Konto noch Netz.</translation>
    </message>
    <message>
        <source>More about Optio</source>
        <translation>Mehr über Optio</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>This format leaves out:</source>
        <translation>Dieses Format lässt aus:</translation>
    </message>
    <message>
        <source>%1 bytes. The squares are small: let the code fill the screen, and hold the camera still.</source>
        <translation>%1 Bytes. Die Quadrate sind klein: Lass den Code den Bildschirm füllen und halte die Kamera ruhig.</translation>
    </message>
    <message>
        <source>%1 bytes.</source>
        <translation>%1 Bytes.</translation>
    </message>
    <message>
        <source>Scan it with any phone and paste the text into Import.</source>
        <translation>Scanne ihn mit einem beliebigen Telefon und füge den Text unter Importieren ein.</translation>
    </message>
    <message>
        <source>%1; the first lines are shown, and %2 more are copied and saved with them.</source>
        <translation>%1; die ersten Zeilen werden gezeigt, %2 weitere werden mitkopiert und mitgespeichert.</translation>
    </message>
    <message>
        <source>The text to share</source>
        <translation>Der Text zum Teilen</translation>
    </message>
    <message>
        <source>QR code of %1; press to fill the screen</source>
        <translation>QR-Code von %1; drücken füllt den Bildschirm</translation>
    </message>
    <message>
        <source>No army to share</source>
        <translation>Keine Armee zum Teilen</translation>
    </message>
    <message>
        <source>Choose one or several in the library.</source>
        <translation>Wähle eine oder mehrere in der Sammlung.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Copy its text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The text is in the clipboard.</source>
        <translation>Der Text ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>QR code of %1; press to go back</source>
        <translation>QR-Code von %1; drücken führt zurück</translation>
    </message>
    <message>
        <source>Save the armies</source>
        <translation>Armeen speichern</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <translation>keine geflohen</translation>
    </message>
    <message>
        <source>%1 routed · %2 rallied</source>
        <translation>%1 geflohen · %2 gesammelt</translation>
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
        <translation>Ziffern zum Vergleichen: %1</translation>
    </message>
</context>
<context>
    <name>SlotPicker</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Choose first: %1</source>
        <translation>Zuerst wählen: %1</translation>
    </message>
    <message>
        <source>Choose who it is</source>
        <translation>Wähle, wer es ist</translation>
    </message>
</context>
<context>
    <name>Snackbar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>SoundPlayer</name>
    <message>
        <source>Nothing that plays sounds was found: install the package pulseaudio-utils, pipewire-bin or alsa-utils.</source>
        <translation>Es wurde nichts gefunden, das Töne abspielt: Installiere das Paket pulseaudio-utils, pipewire-bin oder alsa-utils.</translation>
    </message>
</context>
<context>
    <name>StandingRow</name>
    <message>
        <source>%1. %2: %3 points, %4 played</source>
        <translation>%1. %2: %3 Punkte, %4 gespielt</translation>
    </message>
    <message>
        <source>has dropped out</source>
        <translation>ist ausgestiegen</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ausgestiegen</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>One less</source>
        <translation>Eins weniger</translation>
    </message>
    <message>
        <source>Type a number</source>
        <translation>Zahl eingeben</translation>
    </message>
    <message>
        <source>Type a number for %1</source>
        <translation>Zahl für %1 eingeben</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eins mehr</translation>
    </message>
</context>
<context>
    <name>SumsList</name>
    <message>
        <source>What counts before the dice</source>
        <translation>Was vor den Würfeln zählt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing is counted before the dice.</source>
        <translation>Vor den Würfeln zählt nichts.</translation>
    </message>
</context>
<context>
    <name>SwapForm</name>
    <message>
        <source>Tap the first of two players who change places.</source>
        <translation>Tippe den ersten von zwei Spielern an, die tauschen.</translation>
    </message>
    <message>
        <source>Who changes places with %1?</source>
        <translation>Wer tauscht mit %1?</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Draw the whole round again</source>
        <translation>Ganze Runde neu auslosen</translation>
    </message>
</context>
<context>
    <name>TableChecks</name>
    <message>
        <source>Nobody can join? Four things to check</source>
        <translation>Niemand kann beitreten? Vier Dinge zum Prüfen</translation>
    </message>
    <message>
        <source>Cannot join? Four things to check</source>
        <translation>Beitreten geht nicht? Vier Dinge zum Prüfen</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>The link of %1 is in the clipboard. Whoever has it can take that seat.</source>
        <translation>Der Link für %1 ist in der Zwischenablage. Wer ihn hat, kann diesen Platz einnehmen.</translation>
    </message>
    <message>
        <source>Share at the table</source>
        <translation>Am Tisch teilen</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Which army do you play on this tablet?</source>
        <translation>Welche Armee spielst du auf diesem Tablet?</translation>
    </message>
    <message>
        <source>Played on this tablet</source>
        <translation>Auf diesem Tablet gespielt</translation>
    </message>
    <message>
        <source>What the others read as your name</source>
        <translation>Dein Name, wie ihn die anderen lesen</translation>
    </message>
    <message>
        <source>Both players stay at this tablet. An umpire and people who watch can join from their own devices in the same network. Nothing leaves your network.</source>
        <translation>Beide Spieler bleiben an diesem Tablet. Ein Schiedsrichter und Zuschauer können mit eigenen Geräten im selben Netz beitreten. Nichts verlässt euer Netz.</translation>
    </message>
    <message>
        <source>The other player, an umpire and people who watch can then join from their own tablets in the same network. This tablet keeps the game. Nothing leaves your network.</source>
        <translation>Der andere Spieler, ein Schiedsrichter und Zuschauer können dann mit eigenen Tablets im selben Netz beitreten. Dieses Tablet führt das Spiel. Nichts verlässt euer Netz.</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Nicht mehr teilen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>sharing goes on</source>
        <translation>wird weiter geteilt</translation>
    </message>
    <message>
        <source>Start sharing</source>
        <translation>Jetzt teilen</translation>
    </message>
    <message>
        <source>QR code for %1; press to go back</source>
        <translation>QR-Code für %1; drücken, um zurückzukehren</translation>
    </message>
    <message>
        <source>people who watch in a browser</source>
        <translation>Zuschauer im Browser</translation>
    </message>
    <message>
        <source>The address is in the clipboard.</source>
        <translation>Die Adresse liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Show the wall</source>
        <translation>Anzeigetafel zeigen</translation>
    </message>
    <message>
        <source>Without a code</source>
        <translation>Ohne Code</translation>
    </message>
    <message>
        <source>Let a tablet ask for a seat by six digits</source>
        <translation>Ein Tablet mit sechs Ziffern um einen Platz bitten lassen</translation>
    </message>
    <message>
        <source>On that tablet: Home, Join a table, and type %1 there. Both tablets then show six digits, and you give it a seat.</source>
        <translation>Auf jenem Tablet: Startseite, Einem Tisch beitreten, und dort %1 eintippen. Beide Tablets zeigen dann sechs Ziffern, und du gibst ihm einen Platz.</translation>
    </message>
</context>
<context>
    <name>TablePeople</name>
    <message numerus="yes">
        <source>At the table: %n joined</source>
        <translation>
            <numerusform>Am Tisch: %n beigetreten</numerusform>
            <numerusform>Am Tisch: %n beigetreten</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table: nobody has joined yet</source>
        <translation>Am Tisch: noch niemand beigetreten</translation>
    </message>
    <message>
        <source>%1 · keeps the game</source>
        <translation>%1 · führt das Spiel</translation>
    </message>
    <message>
        <source>%1 · since %2</source>
        <translation>%1 · seit %2</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Make keeper</source>
        <translation>Spiel übergeben</translation>
    </message>
    <message>
        <source>Hand the game over to %1</source>
        <translation>Das Spiel an %1 übergeben</translation>
    </message>
</context>
<context>
    <name>TableSeat</name>
    <message>
        <source>QR code for %1; press to fill the screen</source>
        <translation>QR-Code für %1; drücken für ganzen Bildschirm</translation>
    </message>
    <message>
        <source>Scan this with the other player&apos;s tablet. Without a camera: copy the link, send it there, and paste it under Home, Join a table.</source>
        <translation>Scanne dies mit dem Tablet des anderen. Ohne Kamera: Link kopieren, dorthin schicken und unter „Einem Tisch beitreten“ einfügen.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the link of %1</source>
        <translation>Link für %1 kopieren</translation>
    </message>
    <message>
        <source>The other device has</source>
        <translation>Das andere Gerät hat</translation>
    </message>
    <message>
        <source>Optio</source>
        <translation>Optio</translation>
    </message>
    <message>
        <source>A browser</source>
        <translation>Einen Browser</translation>
    </message>
    <message>
        <source>Its camera app opens this in the browser, which gets Optio from this tablet. What is said in the game is encrypted; the program on its way is not, so somebody who tampers with this network could change it.</source>
        <translation>Seine Kamera-App öffnet das im Browser, der Optio von diesem Tablet holt. Was im Spiel gesagt wird, ist verschlüsselt; das Programm ist es auf dem Weg nicht, also könnte jemand, der dieses Netz manipuliert, es verändern.</translation>
    </message>
</context>
<context>
    <name>TableSign</name>
    <message numerus="yes">
        <source>%n joined</source>
        <translation>
            <numerusform>%n beigetreten</numerusform>
            <numerusform>%n beigetreten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps</source>
        <translation>Spiel bei %1</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>%1 asks for your answers: %2</source>
        <translation>%1 bittet um deine Antworten: %2</translation>
    </message>
    <message>
        <source>Waiting for the answers of %1</source>
        <translation>Warten auf die Antworten von %1</translation>
    </message>
    <message>
        <source>Looking for %1&apos;s tablet. Until it answers this game can only be read.</source>
        <translation>Das Tablet von %1 wird gesucht. Bis es antwortet, lässt sich dieses Spiel nur lesen.</translation>
    </message>
    <message>
        <source>Looking for the tablet that keeps this game. Until it answers the game can only be read.</source>
        <translation>Das Tablet, das dieses Spiel führt, wird gesucht. Bis es antwortet, lässt sich das Spiel nur lesen.</translation>
    </message>
    <message>
        <source>Reading only. %1</source>
        <translation>Nur lesen. %1</translation>
    </message>
    <message>
        <source>Reading only: another tablet keeps this game.</source>
        <translation>Nur lesen: Ein anderes Tablet führt dieses Spiel.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Answer it here</source>
        <translation>Hier beantworten</translation>
    </message>
    <message>
        <source>Answer it there</source>
        <translation>Dort beantworten</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Stop trying</source>
        <translation>Nicht mehr suchen</translation>
    </message>
    <message>
        <source>Enter a new code</source>
        <translation>Neuen Code eingeben</translation>
    </message>
    <message>
        <source>Join again</source>
        <translation>Wieder beitreten</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Share again</source>
        <translation>Wieder teilen</translation>
    </message>
    <message>
        <source>Handing the game over to %1. Nothing is done here until that tablet has it.</source>
        <translation>Das Spiel wird an %1 übergeben. Hier geschieht nichts, bis jenes Tablet es hat.</translation>
    </message>
    <message>
        <source>This game was handed over to %1.</source>
        <translation>Dieses Spiel wurde an %1 übergeben.</translation>
    </message>
    <message>
        <source>%1&apos;s tablet has not answered for half a minute. Optio goes on trying.</source>
        <translation>Das Tablet von %1 antwortet seit einer halben Minute nicht. Optio versucht es weiter.</translation>
    </message>
    <message>
        <source>This game and another one here have the same beginning, and both have gone on.</source>
        <translation>Dieses Spiel und ein anderes hier haben denselben Anfang, und beide gingen weiter.</translation>
    </message>
    <message>
        <source>Carry on as keeper</source>
        <translation>Spiel weiterführen</translation>
    </message>
    <message>
        <source>Keep it here</source>
        <translation>Hier behalten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>A tablet asks to join this table: %1</source>
        <translation>Ein Tablet möchte diesem Tisch beitreten: %1</translation>
    </message>
    <message>
        <source>A tablet asks to join this table</source>
        <translation>Ein Tablet möchte diesem Tisch beitreten</translation>
    </message>
    <message>
        <source>Do not let it in</source>
        <translation>Nicht einlassen</translation>
    </message>
    <message>
        <source>Compare digits</source>
        <translation>Ziffern vergleichen</translation>
    </message>
    <message>
        <source>Waiting for the answers of %1, whose tablet is not connected just now</source>
        <translation>Warten auf die Antworten von %1; das Tablet dort ist gerade nicht verbunden</translation>
    </message>
    <message>
        <source>This game was being shared when it was last open here. The others go on trying to come back.</source>
        <translation>Dieses Spiel war geteilt, als es hier zuletzt offen war. Die anderen versuchen weiter zurückzukommen.</translation>
    </message>
</context>
<context>
    <name>TaleBar</name>
    <message>
        <source>What happened before</source>
        <translation>Was zuvor geschah</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Noch ist nichts geschehen</translation>
    </message>
    <message>
        <source>Opens what happened.</source>
        <translation>Öffnet, was geschehen ist.</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Ans Ende springen</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
    <message>
        <source>What happened then</source>
        <translation>Was dann geschah</translation>
    </message>
    <message>
        <source>Put it down</source>
        <translation>Ablegen</translation>
    </message>
</context>
<context>
    <name>TeamTable</name>
    <message>
        <source>Standings of the teams</source>
        <translation>Tabelle der Mannschaften</translation>
    </message>
    <message>
        <source>%1. %2: %3 points</source>
        <translation>%1. %2: %3 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n games won</source>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Says what it means</source>
        <translation>Erklärt, was es bedeutet</translation>
    </message>
</context>
<context>
    <name>TroopPicker</name>
    <message>
        <source>Added: %1 × %2</source>
        <translation>Hinzugefügt: %1 × %2</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Hinzugefügt: %1</translation>
    </message>
    <message>
        <source>Find troops; “6 …” adds six</source>
        <translation>Truppen suchen; „6&#xa0;…“ fügt sechs hinzu</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Truppen</translation>
    </message>
    <message>
        <source>No troops have these words.</source>
        <translation>Keine Truppen passen zu diesen Wörtern.</translation>
    </message>
    <message>
        <source>Tap what is to be added.</source>
        <translation>Tippe an, was hinzukommen soll.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 of %2 points, %3 over</source>
        <translation>%1 von %2 Punkten, %3 zu viel</translation>
    </message>
    <message>
        <source>%1 of %2 points, %3 left</source>
        <translation>%1 von %2 Punkten, %3 übrig</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
</context>
<context>
    <name>TroopRow</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 Pkt.</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>Turn: %1; nobody has joined for them yet</source>
        <translation>Am Zug: %1; dafür ist noch niemand beigetreten</translation>
    </message>
    <message>
        <source>Turn: %1, on %2&apos;s tablet</source>
        <translation>Am Zug: %1, auf dem Tablet von %2</translation>
    </message>
    <message>
        <source>What both of you see on the table can be entered on either tablet.</source>
        <translation>Was ihr beide auf dem Tisch seht, lässt sich auf jedem der Tablets eingeben.</translation>
    </message>
</context>
<context>
    <name>UnitDelegate</name>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>elements</comment>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnitEditorSheet</name>
    <message>
        <source>%1 points each, %2 together</source>
        <translation>je %1 Punkte, zusammen %2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Split off one</source>
        <translation>Eine abteilen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove this unit</source>
        <translation>Diese Einheit entfernen</translation>
    </message>
</context>
<context>
    <name>UnitMarks</name>
    <message>
        <source>Says what it means</source>
        <translation>Erklärt, was es bedeutet</translation>
    </message>
</context>
<context>
    <name>WallTable</name>
    <message>
        <source>Table %1: %2 against %3</source>
        <translation>Tisch %1: %2 gegen %3</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>Spiel vorbei</translation>
    </message>
</context>
<context>
    <name>WatchArmy</name>
    <message>
        <source>%1 of %2 lost</source>
        <translation>%1 von %2 verloren</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>of %1 lost</source>
        <translation>von %1 verloren</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>WatchBrowsers</name>
    <message>
        <source>Watch in a browser</source>
        <translation>Im Browser zusehen</translation>
    </message>
    <message>
        <source>Let anyone in this network watch in a browser</source>
        <translation>Jeden in diesem Netz im Browser zusehen lassen</translation>
    </message>
    <message>
        <source>Not encrypted: everyone in this network can read it. It shows only what both sides may see.</source>
        <translation>Nicht verschlüsselt: jeder in diesem Netz kann mitlesen. Gezeigt wird nur, was beide Seiten sehen dürfen.</translation>
    </message>
    <message>
        <source>QR code of the page for watchers; press to fill the screen</source>
        <translation>QR-Code der Zuschauerseite; drücken füllt den Bildschirm</translation>
    </message>
    <message>
        <source>Nobody looks at it yet</source>
        <translation>Noch sieht niemand zu</translation>
    </message>
    <message numerus="yes">
        <source>%n browser(s) watching</source>
        <translation>
            <numerusform>%n Browser sieht zu</numerusform>
            <numerusform>%n Browser sehen zu</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the address of the page for watchers</source>
        <translation>Adresse der Zuschauerseite kopieren</translation>
    </message>
    <message>
        <source>Somebody without Optio can play too: choose &quot;A browser&quot; beside the code of their seat.</source>
        <translation>Auch wer Optio nicht hat, kann mitspielen: Wähle „Einen Browser“ beim Code des Platzes.</translation>
    </message>
    <message>
        <source>With this on, somebody without Optio can play too: each seat then has a code for a browser.</source>
        <translation>Ist das eingeschaltet, kann auch mitspielen, wer Optio nicht hat: Jeder Platz hat dann einen Code für einen Browser.</translation>
    </message>
</context>
<context>
    <name>WatchCard</name>
    <message>
        <source>About to break · %1</source>
        <translation>Vor dem Zusammenbruch · %1</translation>
    </message>
    <message>
        <source>About to break</source>
        <translation>Vor dem Zusammenbruch</translation>
    </message>
    <message>
        <source>Shows all of them</source>
        <translation>Zeigt alle</translation>
    </message>
    <message>
        <source>Shows the nearest only</source>
        <translation>Zeigt nur die nächsten</translation>
    </message>
</context>
<context>
    <name>WatchCurve</name>
    <message>
        <source>%1: %2 lost</source>
        <translation>%1: %2 verloren</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Elements lost</source>
        <translation>Verlorene Elemente</translation>
    </message>
    <message>
        <source>%1: breaking point</source>
        <translation>%1: Bruchpunkt</translation>
    </message>
    <message>
        <source>%1 breaks</source>
        <translation>%1 bricht</translation>
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
        <translation>Keine Verbindung seit %1</translation>
    </message>
    <message>
        <source>%1 keeps</source>
        <translation>%1 führt das Spiel</translation>
    </message>
    <message>
        <source>Waiting for the game</source>
        <translation>Warten auf das Spiel</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 left</source>
        <translation>%1: %2, noch %3 von %4</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>About to break: %1. %2</source>
        <translation>Kurz vor dem Brechen: %1. %2</translation>
    </message>
    <message>
        <source>About to break: %1</source>
        <translation>Kurz vor dem Brechen: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>WatchRulings</name>
    <message>
        <source>a chance under 1%</source>
        <translation>Chance unter 1&#xa0;%</translation>
    </message>
    <message>
        <source>a chance over 99%</source>
        <translation>Chance über 99&#xa0;%</translation>
    </message>
    <message>
        <source>a %1% chance</source>
        <translation>Chance %1&#xa0;%</translation>
    </message>
    <message>
        <source>Last rulings</source>
        <translation>Letzte Ergebnisse</translation>
    </message>
    <message>
        <source>No dice have fallen yet</source>
        <translation>Noch keine Würfel gefallen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dice %1</source>
        <translation>Würfel %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>WatchWords</name>
    <message>
        <source>%1 of %2 lost</source>
        <translation>%1 von %2 verloren</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>About to break: %1</source>
        <translation>Kurz vor dem Brechen: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Last rulings</source>
        <translation>Letzte Ergebnisse</translation>
    </message>
    <message>
        <source>No dice have fallen yet</source>
        <translation>Noch keine Würfel gefallen</translation>
    </message>
    <message>
        <source>a %1 chance</source>
        <translation>Chance %1</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>No connection since %1</source>
        <translation>Keine Verbindung seit %1</translation>
    </message>
    <message>
        <source>Sharing has stopped</source>
        <translation>Das Teilen ist beendet</translation>
    </message>
    <message>
        <source>Not encrypted: anyone in this network can read this page, and somebody who tampers with the network could change it.</source>
        <translation>Nicht verschlüsselt: jeder in diesem Netz kann diese Seite lesen, und wer sich ins Netz einmischt, könnte sie verändern.</translation>
    </message>
    <message>
        <source>%2 left: %1</source>
        <translation>%2 übrig: %1</translation>
    </message>
</context>
<context>
    <name>WindowsDiffer</name>
    <message>
        <source>This army was deleted in another window. Your changes are kept as “%1”.</source>
        <translation>Diese Armee wurde in einem anderen Fenster gelöscht. Deine Änderungen bleiben als „%1“ erhalten.</translation>
    </message>
    <message>
        <source>“%1” was changed in another window too. Your changes are kept as “%2”.</source>
        <translation>„%1“ wurde auch in einem anderen Fenster geändert. Deine Änderungen bleiben als „%2“ erhalten.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Die andere nehmen</translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>optio::AboutModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 × %2, scale %3, %4 dpi</source>
        <translation>%1 × %2, Maßstab %3, %4 dpi</translation>
    </message>
    <message>
        <source>; window %1 × %2, scale %3</source>
        <translation>; Fenster %1 × %2, Maßstab %3</translation>
    </message>
    <message>
        <source>%1 (changes: %2)</source>
        <translation>%1 (Änderungen: %2)</translation>
    </message>
    <message>
        <source>%1 (faulty, left out)</source>
        <translation>%1 (fehlerhaft, ausgelassen)</translation>
    </message>
    <message>
        <source>as the system (%1)</source>
        <translation>wie das System (%1)</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>Qt %1, made for %2</source>
        <translation>Qt %1, gebaut für %2</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>System: %1</translation>
    </message>
    <message>
        <source>Windows by: %1, drawn by: %2</source>
        <translation>Fenster von: %1, gezeichnet von: %2</translation>
    </message>
    <message>
        <source>Screen: %1</source>
        <translation>Bildschirm: %1</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Sprache: %1</translation>
    </message>
    <message>
        <source>Text size: %1 %</source>
        <translation>Textgröße: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Theme: %1; no animations: %2</source>
        <translation>Farben: %1; keine Animationen: %2</translation>
    </message>
    <message>
        <source>Rule sets: %1</source>
        <translation>Regelwerke: %1</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Hausregeln: %1</translation>
    </message>
    <message>
        <source>Last messages: none</source>
        <translation>Letzte Meldungen: keine</translation>
    </message>
    <message>
        <source>Last messages:</source>
        <translation>Letzte Meldungen:</translation>
    </message>
</context>
<context>
    <name>optio::AmendModel</name>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>The journal does not fit its rule set.</source>
        <translation>Das Protokoll passt nicht zu seinem Regelwerk.</translation>
    </message>
    <message>
        <source>The tablet that keeps the game does not answer. Change something to ask again.</source>
        <translation>Das Tablet, das das Spiel führt, antwortet nicht. Ändere etwas, um noch einmal zu fragen.</translation>
    </message>
    <message>
        <source>The tablet that keeps the game is working out what follows.</source>
        <translation>Das Tablet, das das Spiel führt, ermittelt, was daraus folgt.</translation>
    </message>
</context>
<context>
    <name>optio::AppModel</name>
    <message>
        <source>House rules are left out: %1</source>
        <translation>Hausregeln sind ausgelassen: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file on this device. Save it here first.</source>
        <translation>„%1“ ist keine Datei auf diesem Gerät. Speichere sie zuerst hier.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be found. It may have been moved, renamed or deleted.</source>
        <translation>„%1“ ist nicht zu finden. Vielleicht wurde die Datei verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder. Open one of the files in it.</source>
        <translation>„%1“ ist ein Ordner. Öffne eine der Dateien darin.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file that can be read.</source>
        <translation>„%1“ ist keine lesbare Datei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation>„%1“ kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty.</source>
        <translation>„%1“ ist leer.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is of a kind that Optio does not know. It opens games, turns, armies, events, house rules and backups.</source>
        <translation>„%1“ ist von einer Art, die Optio nicht kennt. Es öffnet Spiele, Züge, Armeen, Turniere, Hausregeln und Sicherungen.</translation>
    </message>
</context>
<context>
    <name>optio::BackupModel</name>
    <message>
        <source>Daily backup</source>
        <translation>Tägliche Sicherung</translation>
    </message>
    <message>
        <source>Before a restore</source>
        <translation>Vor einer Wiederherstellung</translation>
    </message>
    <message>
        <source>Before an update of the program</source>
        <translation>Vor einer Aktualisierung des Programms</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gesichert</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Optio %1</source>
        <translation>Optio %1</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>Im Papierkorb</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>not in it; yours stay as they are</source>
        <translation>nicht darin; deine bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>Army that is not in the backup</source>
        <translation>Armee, die nicht in der Sicherung ist</translation>
    </message>
    <message>
        <source>Army that was changed since</source>
        <translation>Armee, die seither geändert wurde</translation>
    </message>
    <message>
        <source>Game that is not in the backup</source>
        <translation>Spiel, das nicht in der Sicherung ist</translation>
    </message>
    <message>
        <source>Game that went on since</source>
        <translation>Spiel, das seither weiterging</translation>
    </message>
    <message>
        <source>Campaign that is not in the backup</source>
        <translation>Kampagne, die nicht in der Sicherung ist</translation>
    </message>
    <message>
        <source>Campaign that went on since</source>
        <translation>Kampagne, die seither weiterging</translation>
    </message>
    <message>
        <source>House rules that are not in the backup</source>
        <translation>Hausregeln, die nicht in der Sicherung sind</translation>
    </message>
    <message>
        <source>House rules that were changed since</source>
        <translation>Hausregeln, die seither geändert wurden</translation>
    </message>
    <message>
        <source>Last saved on %1 as %2</source>
        <translation>Zuletzt gesichert am %1 als %2</translation>
    </message>
    <message>
        <source>Saving the backup was stopped.</source>
        <translation>Die Sicherung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Preferences loaded</source>
        <translation>Einstellungen geladen</translation>
    </message>
    <message>
        <source>The backup is brought back</source>
        <translation>Die Sicherung ist wiederhergestellt</translation>
    </message>
    <message>
        <source>A backup is being brought back; wait until that is done.</source>
        <translation>Eine Sicherung wird gerade wiederhergestellt; warte, bis das geschehen ist.</translation>
    </message>
    <message>
        <source>Restoring was stopped; nothing has changed.</source>
        <translation>Das Wiederherstellen wurde abgebrochen; nichts hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>optio::BattlePrefsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Pause between the computer&apos;s acts</source>
        <translation>Pause zwischen den Aktionen des Computers</translation>
    </message>
    <message>
        <source>How long each act of the computer stays on the screen.</source>
        <translation>Wie lange jede Aktion des Computers zu sehen ist.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>How loud the sounds are; it is chosen in Settings, too.</source>
        <translation>Wie laut die Töne sind; das lässt sich auch in den Einstellungen wählen.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Attacks, losses, cards and turns are heard as well as seen.</source>
        <translation>Angriffe, Verluste, Karten und Züge sind zu hören und nicht nur zu sehen.</translation>
    </message>
    <message>
        <source>Quick attack dialog</source>
        <translation>Schneller Angriffsdialog</translation>
    </message>
    <message>
        <source>Of the computer&apos;s attacks only what comes of them is shown, not each declaration.</source>
        <translation>Von den Angriffen des Computers wird nur das Ergebnis gezeigt, nicht jede Ansage.</translation>
    </message>
    <message>
        <source>Skip empty phases</source>
        <translation>Leere Phasen überspringen</translation>
    </message>
    <message>
        <source>Phases in which you can do nothing end by themselves.</source>
        <translation>Phasen, in denen du nichts tun kannst, enden von selbst.</translation>
    </message>
    <message>
        <source>Ask before ending a phase with unused attacks</source>
        <translation>Nachfragen, bevor eine Phase mit ungenutzten Angriffen endet</translation>
    </message>
    <message>
        <source>Declared attacks that are not resolved are dropped only after a question.</source>
        <translation>Angesagte, nicht abgehandelte Angriffe verfallen nur nach einer Frage.</translation>
    </message>
    <message>
        <source>Turn the board for the second player</source>
        <translation>Spielfeld für den zweiten Spieler drehen</translation>
    </message>
    <message>
        <source>With two players here, the player whose turn it is sees their own army nearest.</source>
        <translation>Bei zwei Spielern hier sieht, wer am Zug ist, die eigene Armee vor sich.</translation>
    </message>
    <message>
        <source>Dialogs</source>
        <translation>Dialoge</translation>
    </message>
</context>
<context>
    <name>optio::BoardModel</name>
    <message>
        <source>1 roll</source>
        <translation>1 Wurf</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 Würfe</translation>
    </message>
    <message>
        <source>no rout</source>
        <translation>keine Flucht</translation>
    </message>
    <message>
        <source>1 rout</source>
        <translation>1-mal Flucht</translation>
    </message>
    <message>
        <source>%1 routs</source>
        <translation>%1-mal Flucht</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>reaction fire</source>
        <translation>Abwehrfeuer</translation>
    </message>
    <message>
        <source>withdrawal</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>Herausforderung</translation>
    </message>
</context>
<context>
    <name>optio::CampaignModel</name>
    <message>
        <source>The campaign %1 is not in the library.</source>
        <translation>Die Kampagne %1 ist nicht in der Sammlung.</translation>
    </message>
    <message>
        <source>Other armies have been fielded for battle %1 of %2 meanwhile: this game does not count for it.</source>
        <translation>Für Schlacht %1 von %2 wurden inzwischen andere Armeen aufgestellt: Dieses Spiel zählt nicht für sie.</translation>
    </message>
    <message>
        <source>The result of battle %1 of %2 has been entered.</source>
        <translation>Das Ergebnis von Schlacht %1 von %2 ist eingetragen.</translation>
    </message>
    <message>
        <source>Battle %1 of %2</source>
        <translation>Schlacht %1 von %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>optio::CampaignsModel</name>
    <message>
        <source>%1 deleted</source>
        <translation>%1 gelöscht</translation>
    </message>
</context>
<context>
    <name>optio::ChartModel</name>
    <message>
        <source>charts</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>%1, rules data %2 · Optio %3</source>
        <translation>%1, Regeldaten %2 · Optio %3</translation>
    </message>
</context>
<context>
    <name>optio::ClubLive</name>
    <message>
        <source>Looking for the server</source>
        <translation>Suche den Server</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Server not reached</source>
        <translation>Server nicht erreicht</translation>
    </message>
    <message>
        <source>Server not reached since %1</source>
        <translation>Server seit %1 nicht erreicht</translation>
    </message>
    <message>
        <source>The event is at the server, for walls elsewhere.</source>
        <translation>Das Turnier ist beim Server, für Anzeigetafeln anderswo.</translation>
    </message>
    <message>
        <source>%1 of %2 lines of the event are at the server.</source>
        <translation>%1 von %2 Zeilen des Turniers sind beim Server.</translation>
    </message>
    <message>
        <source>No table has reported yet.</source>
        <translation>Noch kein Tisch hat gemeldet.</translation>
    </message>
    <message numerus="yes">
        <source>%n tables have reported.</source>
        <translation>
            <numerusform>%n Tisch hat gemeldet.</numerusform>
            <numerusform>%n Tische haben gemeldet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Optio goes on trying; results can be typed as always.</source>
        <translation>Optio versucht es weiter; Ergebnisse lassen sich wie immer eintippen.</translation>
    </message>
    <message>
        <source>This is the code of table %1. It belongs to the tablet there: game menu, Report to the club.</source>
        <translation>Das ist der Code von Tisch %1. Er gehört auf das Tablet dort: Spielmenü, An den Verein melden.</translation>
    </message>
</context>
<context>
    <name>optio::ClubModel</name>
    <message>
        <source>%1 deleted</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n players added</source>
        <translation>
            <numerusform>%n Spieler hinzugefügt</numerusform>
            <numerusform>%n Spieler hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>This event is run on another device; here it can only be followed.</source>
        <translation>Dieses Turnier wird auf einem anderen Gerät geleitet; hier kann man ihr nur folgen.</translation>
    </message>
    <message>
        <source>The game at table %1</source>
        <translation>Das Spiel an Tisch %1</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>noch nicht vorbei</translation>
    </message>
    <message>
        <source>Table %1 does not report this game any more.</source>
        <translation>Tisch %1 meldet dieses Spiel nicht mehr.</translation>
    </message>
    <message>
        <source>This event has left its server</source>
        <translation>Das Turnier hat seinen Server verlassen</translation>
    </message>
    <message>
        <source>This is the code of a table, which does not see what others report. Take the wall&apos;s.</source>
        <translation>Das ist der Code eines Tisches, der nicht sieht, was andere melden. Nimm den der Anzeigetafel.</translation>
    </message>
</context>
<context>
    <name>optio::DebriefModel</name>
    <message>
        <source>%1 has no debriefing; see its battle report.</source>
        <translation>%1 hat keine Nachbesprechung; siehe den Schlachtbericht.</translation>
    </message>
    <message>
        <source>The battle is not over yet. A debriefing would reveal secrets.</source>
        <translation>Die Schlacht ist noch nicht vorbei. Eine Nachbesprechung würde Geheimnisse verraten.</translation>
    </message>
    <message>
        <source>The journal of this battle cannot be read through: %1</source>
        <translation>Das Protokoll dieser Schlacht kann nicht durchgelesen werden: %1</translation>
    </message>
</context>
<context>
    <name>optio::EditorModel</name>
    <message>
        <source>a unit</source>
        <translation>eine Einheit</translation>
    </message>
    <message>
        <source>command %1</source>
        <translation>Kommando %1</translation>
    </message>
    <message>
        <source>rename the army</source>
        <translation>Armee umbenennen</translation>
    </message>
    <message>
        <source>change the points to spend</source>
        <translation>verfügbare Punkte ändern</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>add a command</source>
        <translation>Kommando hinzufügen</translation>
    </message>
    <message>
        <source>Command %1</source>
        <translation>Kommando %1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>add a unit</source>
        <translation>Einheit hinzufügen</translation>
    </message>
    <message>
        <source>duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>split %1</source>
        <translation>%1 aufteilen</translation>
    </message>
    <message>
        <source>%1 (my changes)</source>
        <translation>%1 (meine Änderungen)</translation>
    </message>
    <message>
        <source>update to the current rules data</source>
        <translation>auf die aktuellen Regeldaten bringen</translation>
    </message>
</context>
<context>
    <name>optio::GameModel</name>
    <message>
        <source>%1, battle %2: %3</source>
        <translation>%1, Schlacht %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n steps</source>
        <translation>
            <numerusform>%n Schritt zurücknehmen</numerusform>
            <numerusform>%n Schritte zurücknehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Nothing leads on from here.</source>
        <translation>Von hier führt nichts weiter.</translation>
    </message>
    <message>
        <source>%1 asks something first.</source>
        <translation>%1 stellt zuerst eine Frage.</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>Zuerst: %1</translation>
    </message>
    <message>
        <source>There is nothing to do in this phase now: it is passed over.</source>
        <translation>In dieser Phase ist jetzt nichts zu tun: Sie wird übersprungen.</translation>
    </message>
    <message>
        <source>This phase does not come in this turn.</source>
        <translation>Diese Phase kommt in diesem Zug nicht vor.</translation>
    </message>
    <message>
        <source>Skipped to %1.</source>
        <translation>Weiter bis %1.</translation>
    </message>
    <message>
        <source>Skipped to %1. %2</source>
        <translation>Weiter bis %1. %2</translation>
    </message>
    <message>
        <source>%1: done on their own tablet.</source>
        <translation>%1: geschieht auf dem eigenen Tablet.</translation>
    </message>
    <message>
        <source>Reading only: another tablet keeps this game. Join again to go on with it.</source>
        <translation>Nur lesen: Ein anderes Tablet führt dieses Spiel. Tritt wieder bei, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>In a game with secrets nothing can be amended while it is shared. Stop sharing, amend, and share again.</source>
        <translation>In einem Spiel mit Geheimnissen lässt sich nichts berichtigen, solange es geteilt wird. Beende das Teilen, berichtige und teile es wieder.</translation>
    </message>
    <message>
        <source>This device has the whole of that game already, under Games.</source>
        <translation>Dieses Gerät hat das ganze Spiel schon, unter „Spiele“.</translation>
    </message>
    <message>
        <source>You watch this game; its players act.</source>
        <translation>Du schaust bei diesem Spiel zu; es handeln die Spieler.</translation>
    </message>
    <message>
        <source>There is no connection to %1&apos;s tablet now. Optio goes on trying; do this again then.</source>
        <translation>Gerade keine Verbindung zum Tablet von %1. Optio versucht es weiter; mach dies dann noch einmal.</translation>
    </message>
    <message>
        <source>%1&apos;s tablet has not answered what was done before; wait for it, or take that back.</source>
        <translation>Das Tablet von %1 hat auf das Vorige noch nicht geantwortet; warte darauf oder nimm es zurück.</translation>
    </message>
    <message>
        <source>The other tablet has not answered what was done before; wait for it, or take that back.</source>
        <translation>Das andere Tablet hat auf das Vorige noch nicht geantwortet; warte darauf oder nimm es zurück.</translation>
    </message>
    <message>
        <source>%1 has stopped sharing</source>
        <translation>%1 teilt nicht mehr</translation>
    </message>
    <message>
        <source>%1 has ended your part in this game</source>
        <translation>%1 hat deine Teilnahme an diesem Spiel beendet</translation>
    </message>
    <message>
        <source>Another tablet keeps this game, and shares it.</source>
        <translation>Ein anderes Tablet führt dieses Spiel und teilt es.</translation>
    </message>
    <message>
        <source>%1 asks to take back: %2</source>
        <translation>%1 bittet um Rücknahme: %2</translation>
    </message>
    <message>
        <source>%1 asks to void entry %2: %3</source>
        <translation>%1 bittet, Eintrag %2 zu streichen: %3</translation>
    </message>
    <message>
        <source>%1 asks to amend entry %2 from &quot;%3&quot; to &quot;%4&quot;</source>
        <translation>%1 bittet, Eintrag %2 zu berichtigen, von „%3“ zu „%4“</translation>
    </message>
    <message>
        <source>There is no connection to %1&apos;s tablet now.</source>
        <translation>Zum Tablet von %1 besteht gerade keine Verbindung.</translation>
    </message>
    <message>
        <source>The connection to %1&apos;s tablet is lost.</source>
        <translation>Die Verbindung zum Tablet von %1 ist abgebrochen.</translation>
    </message>
    <message>
        <source>A lesson cannot be shared.</source>
        <translation>Eine Lektion kann nicht geteilt werden.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>%1 does not ask any more</source>
        <translation>%1 fragt nicht mehr</translation>
    </message>
    <message>
        <source>%1: decided on their own tablet.</source>
        <translation>%1: wird auf dem eigenen Tablet entschieden.</translation>
    </message>
</context>
<context>
    <name>optio::GamesModel</name>
    <message>
        <source>two players</source>
        <translation>zwei Spieler</translation>
    </message>
    <message>
        <source>against the computer</source>
        <translation>gegen den Computer</translation>
    </message>
    <message>
        <source>Renamed to %1</source>
        <translation>Umbenannt in %1</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>%1 made</source>
        <translation>%1 erstellt</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message>
        <source>The end of &quot;%1&quot; is missing: its last entry was cut short and is left out.</source>
        <translation>Das Ende von „%1“ fehlt: Der letzte Eintrag war abgeschnitten und ist ausgelassen.</translation>
    </message>
    <message>
        <source>copy of a shared game</source>
        <translation>Kopie eines geteilten Spiels</translation>
    </message>
</context>
<context>
    <name>optio::HandOverModel</name>
    <message>
        <source>%1 Seal %2…</source>
        <translation>%1 Siegel %2&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) written elsewhere</source>
        <translation>
            <numerusform>%n anderswo geschriebene Notiz</numerusform>
            <numerusform>%n anderswo geschriebene Notizen</numerusform>
        </translation>
    </message>
    <message>
        <source>Their text is not kept on this device. Whoever keeps it opens them with optio-cli.</source>
        <translation>Ihr Text liegt nicht auf diesem Gerät. Wer ihn hat, öffnet sie mit optio-cli.</translation>
    </message>
    <message>
        <source>Sealed notes</source>
        <translation>Versiegelte Notizen</translation>
    </message>
</context>
<context>
    <name>optio::HouseDraftModel</name>
    <message>
        <source>Give the house rules a name.</source>
        <translation>Gib den Hausregeln einen Namen.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, house rules</source>
        <translation>%1, Hausregeln</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number. Type one such as 12, -1 or 2.5.</source>
        <translation>„%1“ ist keine Zahl. Gib eine ein wie 12, -1 oder 2.5.</translation>
    </message>
    <message>
        <source>%1 is too large; a value may be at most %2.</source>
        <translation>%1 ist zu groß; ein Wert darf höchstens %2 sein.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Changes to %1 discarded</source>
        <translation>Änderungen an %1 verworfen</translation>
    </message>
</context>
<context>
    <name>optio::HouseModel</name>
    <message>
        <source>%1 saved</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1: copy of %2</source>
        <translation>%1: Kopie von %2</translation>
    </message>
    <message>
        <source>%1 is not a house-rules file (%2).</source>
        <translation>%1 ist keine Hausregeldatei (%2).</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
</context>
<context>
    <name>optio::ImportModel</name>
    <message>
        <source>Recognise it</source>
        <translation>Erkennen</translation>
    </message>
    <message>
        <source>Armies (%1)</source>
        <translation>Armeen (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Your library cannot be read, so nothing is imported.</source>
        <translation>Deine Sammlung kann nicht gelesen werden, darum wird nichts importiert.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Replace mine</source>
        <translation>Meine ersetzen</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>You already have this exact army.</source>
        <translation>Genau diese Armee hast du schon.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Takes the place of your %1.</source>
        <translation>Ersetzt deine Armee %1.</translation>
    </message>
    <message>
        <source>You have another version of this army; both are kept.</source>
        <translation>Du hast eine andere Fassung dieser Armee; beide bleiben.</translation>
    </message>
    <message>
        <source>You have an army of this name; both are kept.</source>
        <translation>Du hast eine Armee dieses Namens; beide bleiben.</translation>
    </message>
    <message>
        <source>A supplied army: this one becomes your own copy of it.</source>
        <translation>Eine mitgelieferte Armee: Diese wird deine eigene Kopie davon.</translation>
    </message>
    <message>
        <source>A copy is in the bin; this one is added as a new army.</source>
        <translation>Eine Kopie liegt im Papierkorb; diese wird als neue Armee hinzugefügt.</translation>
    </message>
    <message>
        <source>It will be called %1.</source>
        <translation>Sie wird %1 heißen.</translation>
    </message>
    <message>
        <source>%1  ·  %2 points</source>
        <translation>%1  ·  %2 Punkte</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1 is imported.</source>
        <translation>%1 ist importiert.</translation>
    </message>
    <message>
        <source>%1 armies are imported.</source>
        <translation>%1 Armeen sind importiert.</translation>
    </message>
    <message>
        <source>Not undone because it has changed since: %1. Everything else was undone.</source>
        <translation>Nicht zurückgenommen, weil seither geändert: %1. Alles andere wurde zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>optio::LibraryGame</name>
    <message>
        <source>Only your own actions of this turn that showed no card and no enemy answer can be undone.</source>
        <translation>Nur eigene Aktionen dieses Zuges, die keine Karte und keine Antwort des Gegners gezeigt haben, lassen sich zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>optio::LibraryModel</name>
    <message>
        <source>%1 deleted</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message>
        <source>1 army deleted</source>
        <translation>1 Armee gelöscht</translation>
    </message>
    <message>
        <source>%1 armies deleted</source>
        <translation>%1 Armeen gelöscht</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
</context>
<context>
    <name>optio::LuckModel</name>
    <message>
        <source>Neither side</source>
        <translation>Keine Seite</translation>
    </message>
    <message>
        <source>%1, expected %2, nine games in ten %3 to %4</source>
        <translation>%1, erwartet %2, in neun von zehn Spielen %3 bis %4</translation>
    </message>
    <message>
        <source>%1 of the app</source>
        <translation>%1 der App</translation>
    </message>
    <message>
        <source>%1, all that was typed in</source>
        <translation>%1, alles Eingegebene</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Es ist kein Spiel offen.</translation>
    </message>
    <message>
        <source>The battle goes on. What the dice did is told when it is over.</source>
        <translation>Die Schlacht geht weiter. Was die Würfel getan haben, steht hier, wenn sie vorbei ist.</translation>
    </message>
    <message>
        <source>%1 × %2 of these: %3</source>
        <translation>%1 × %2 von diesen: %3</translation>
    </message>
    <message>
        <source>%1 × %2, rolled by the app</source>
        <translation>%1 × %2, von der App geworfen</translation>
    </message>
    <message>
        <source>%1 × %2, typed in</source>
        <translation>%1 × %2, eingegeben</translation>
    </message>
    <message>
        <source>hits of %1 dice, typed in</source>
        <translation>Treffer aus %1 Würfeln, eingegeben</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>%1 had a chance of %2 of that or better</source>
        <translation>%1: Chance von %2 auf dieses Ergebnis oder ein besseres</translation>
    </message>
    <message>
        <source>No die was rolled in this battle.</source>
        <translation>In dieser Schlacht wurde nicht gewürfelt.</translation>
    </message>
    <message>
        <source>The odds of %1 of %2 rolls cannot be counted today; their dice are told, their results are not.</source>
        <translation>Die Chancen von %1 aus %2 Würfen lassen sich heute nicht berechnen; ihre Würfel stehen hier, ihre Ergebnisse nicht.</translation>
    </message>
</context>
<context>
    <name>optio::MailGame</name>
    <message>
        <source>Dice: sealed, none thrown</source>
        <translation>Würfel: versiegelt, keine geworfen</translation>
    </message>
    <message>
        <source>Dice: sealed, %1 of %1 verified</source>
        <translation>Würfel: versiegelt, %1 von %1 bestätigt</translation>
    </message>
    <message>
        <source>%1 resigns. Victory for %2.</source>
        <translation>%1 gibt auf. Sieg für %2.</translation>
    </message>
    <message>
        <source>The battle is drawn: both players agreed.</source>
        <translation>Die Schlacht endet unentschieden: Beide Spieler waren einverstanden.</translation>
    </message>
    <message>
        <source>Victory for %1: nobody is left on the other side.</source>
        <translation>Sieg für %1: Auf der anderen Seite ist niemand mehr übrig.</translation>
    </message>
    <message>
        <source>There is nothing of your own to undo.</source>
        <translation>Du hast nichts Eigenes zurückzunehmen.</translation>
    </message>
    <message>
        <source>This cannot be undone: %1.</source>
        <translation>Das lässt sich nicht zurücknehmen: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>optio::MailModel</name>
    <message>
        <source>Invitation to %1</source>
        <translation>Einladung zu %1</translation>
    </message>
    <message>
        <source>%1 invitation from %2</source>
        <translation>%1 Einladung von %2</translation>
    </message>
    <message>
        <source>Send this to your opponent. The battle begins when the answer has come.</source>
        <translation>Sende dies an deinen Gegner. Die Schlacht beginnt, wenn die Antwort da ist.</translation>
    </message>
    <message>
        <source>%1: accepted</source>
        <translation>%1: angenommen</translation>
    </message>
    <message>
        <source>%1 accepted by %2</source>
        <translation>%1 angenommen von %2</translation>
    </message>
    <message>
        <source>Send this to %1, whose turn comes first.</source>
        <translation>Sende dies an %1; der erste Zug wird dort gespielt.</translation>
    </message>
    <message>
        <source>%1: turn %2</source>
        <translation>%1: Zug %2</translation>
    </message>
    <message>
        <source>%1 turn %2 from %3</source>
        <translation>%1 Zug %2 von %3</translation>
    </message>
    <message>
        <source>The battle is over. %1 needs this file too, to see all the hands.</source>
        <translation>Die Schlacht ist vorbei. Auch %1 braucht diese Datei, um alle Hände zu sehen.</translation>
    </message>
    <message>
        <source>Turn %1 is closed and safe. Send it to %2.</source>
        <translation>Zug %1 ist abgeschlossen und sicher. Sende ihn an %2.</translation>
    </message>
    <message>
        <source>This is what you have by now. It is your turn.</source>
        <translation>Das hast du bisher. Du bist am Zug.</translation>
    </message>
    <message>
        <source>over, a draw</source>
        <translation>vorbei, unentschieden</translation>
    </message>
    <message>
        <source>over, you have won</source>
        <translation>vorbei, du hast gewonnen</translation>
    </message>
    <message>
        <source>over, %1 has won</source>
        <translation>vorbei, %1 hat gewonnen</translation>
    </message>
    <message>
        <source>invited; waiting for the answer</source>
        <translation>eingeladen; die Antwort steht aus</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist am Zug</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>warten auf %1</translation>
    </message>
    <message>
        <source>disputed; %1</source>
        <translation>strittig; %1</translation>
    </message>
    <message>
        <source>The file of our battle is attached. Open it in Optio, or paste the text of this mail there.</source>
        <translation>Die Datei unserer Schlacht ist angehängt. Öffne sie in Optio, oder füge dort den Text dieser Mail ein.</translation>
    </message>
    <message>
        <source>%1, clan %2</source>
        <translation>%1, Clan %2</translation>
    </message>
    <message>
        <source>area %1: %2</source>
        <translation>Gebiet %1: %2</translation>
    </message>
    <message>
        <source>The mail had changed the file (%1); all of it could be put right.</source>
        <translation>Die Mail hatte die Datei verändert (%1); alles ließ sich berichtigen.</translation>
    </message>
    <message>
        <source>This file cannot be taken</source>
        <translation>Diese Datei kann nicht angenommen werden</translation>
    </message>
    <message>
        <source>Two versions of your turn</source>
        <translation>Zwei Fassungen deines Zuges</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>Before you go on</source>
        <translation>Bevor du weitermachst</translation>
    </message>
    <message>
        <source>Nothing new in this file</source>
        <translation>Nichts Neues in dieser Datei</translation>
    </message>
    <message>
        <source>%1 has taken back an act whose die was seen.</source>
        <translation>%1 hat eine Handlung zurückgenommen, deren Würfel schon zu sehen war.</translation>
    </message>
    <message>
        <source>%1&apos;s turn has come.</source>
        <translation>Der Zug von %1 ist da.</translation>
    </message>
    <message>
        <source>%1 invites you to a battle.</source>
        <translation>%1 lädt dich zu einer Schlacht ein.</translation>
    </message>
</context>
<context>
    <name>optio::MailPost</name>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Nobody has joined yet</source>
        <translation>Noch ist niemand da</translation>
    </message>
    <message>
        <source>Looking for the other tablet</source>
        <translation>Das andere Tablet wird gesucht</translation>
    </message>
    <message>
        <source>Trying again</source>
        <translation>Neuer Versuch</translation>
    </message>
    <message>
        <source>%1 has stopped it. The battle goes on by e-mail.</source>
        <translation>%1 hat es beendet. Die Schlacht geht per E-Mail weiter.</translation>
    </message>
</context>
<context>
    <name>optio::NewBattleModel</name>
    <message>
        <source>%1 is no army of this period any more.</source>
        <translation>%1 ist keine Armee dieser Epoche mehr.</translation>
    </message>
    <message>
        <source>%1 is no longer there; %2 takes its place.</source>
        <translation>%1 gibt es nicht mehr; stattdessen nun %2.</translation>
    </message>
    <message>
        <source>Choose a rule set.</source>
        <translation>Wähle ein Regelwerk.</translation>
    </message>
    <message>
        <source>There is no army of this period. Make one under Armies.</source>
        <translation>Es gibt keine Armee dieser Epoche. Stelle unter Armeen eine auf.</translation>
    </message>
    <message>
        <source>No army of this period may be fielded, so the dice have nothing to choose from.</source>
        <translation>Keine Armee dieser Epoche darf antreten, die Würfel haben also keine Wahl.</translation>
    </message>
    <message>
        <source>Choose an army for both sides.</source>
        <translation>Wähle für beide Seiten eine Armee.</translation>
    </message>
    <message>
        <source>%1 may not be fielded: %2</source>
        <translation>%1 darf nicht antreten: %2</translation>
    </message>
    <message>
        <source>Tick at least one kind of terrain, or choose none.</source>
        <translation>Kreuze mindestens eine Geländeart an, oder wähle keine.</translation>
    </message>
    <message>
        <source>Everything matches the original</source>
        <translation>Alles entspricht dem Original</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>%1 kann nicht gespielt werden: %2</translation>
    </message>
    <message>
        <source>The period you last played is not installed; another was chosen.</source>
        <translation>Die zuletzt gespielte Epoche ist nicht installiert; eine andere wurde gewählt.</translation>
    </message>
</context>
<context>
    <name>optio::OddsModel</name>
    <message>
        <source>attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>attacking %1</source>
        <translation>Angreifer: %1</translation>
    </message>
    <message>
        <source>defending %1</source>
        <translation>Verteidiger: %1</translation>
    </message>
    <message>
        <source>%1, rules data %2 · Optio %3</source>
        <translation>%1, Regeldaten %2 · Optio %3</translation>
    </message>
    <message>
        <source>All troops</source>
        <translation>Alle Truppen</translation>
    </message>
    <message>
        <source>%1, as it stands now</source>
        <translation>%1, wie sie jetzt steht</translation>
    </message>
    <message>
        <source>%1, its kinds of troops</source>
        <translation>%1, ihre Truppenarten</translation>
    </message>
    <message>
        <source>%1, against it %2</source>
        <translation>%1, dagegen %2</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
</context>
<context>
    <name>optio::OwnPictures</name>
    <message>
        <source>it is larger than 2 MiB</source>
        <translation>größer als 2 MiB</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>it must have 1 to %1 pixels in each direction</source>
        <translation>nicht 1 bis %1 Pixel in jeder Richtung</translation>
    </message>
    <message>
        <source>The picture %1 is left out: %2.</source>
        <translation>Das Bild %1 ist ausgelassen: %2.</translation>
    </message>
</context>
<context>
    <name>optio::PlanModel</name>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>comes up: %1</source>
        <translation>kommt zustande: %1</translation>
    </message>
    <message>
        <source>Chance to prevail: %1 %2, %3 %4</source>
        <translation>Chance, sich durchzusetzen: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>fought only if those before leave it possible (%1). %2</source>
        <translation>nur gekämpft, wenn die vorigen Kämpfe es zulassen (%1). %2</translation>
    </message>
    <message>
        <source>The line holds: nobody is driven back</source>
        <translation>Die Linie hält: Niemand wird zurückgedrängt</translation>
    </message>
    <message>
        <source>Loses nothing</source>
        <translation>Verliert nichts</translation>
    </message>
    <message>
        <source>The army is at its breaking point</source>
        <translation>Die Armee ist an ihrem Bruchpunkt</translation>
    </message>
    <message>
        <source>Loses %1 or more</source>
        <translation>Verliert %1 oder mehr</translation>
    </message>
    <message>
        <source>%1 lost on average</source>
        <translation>%1 im Mittel verloren</translation>
    </message>
</context>
<context>
    <name>optio::PrintModel</name>
    <message>
        <source>%1, rules data %2 · Optio %3</source>
        <translation>%1, Regeldaten %2 · Optio %3</translation>
    </message>
    <message>
        <source>Page %1 of %2, left blank</source>
        <translation>Seite %1 von %2, leer gelassen</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>optio::RecordModel</name>
    <message>
        <source>lost %1 to %2</source>
        <translation>%1 zu %2 verloren</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Alle Regelwerke</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>nicht vorbei</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>ein Spiel</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 Spiele</translation>
    </message>
    <message>
        <source>%1: won %2, lost %3, drawn %4; %5, nine times in ten %6 to %7</source>
        <translation>%1: gewonnen %2, verloren %3, unentschieden %4; %5, in neun von zehn Fällen %6 bis %7</translation>
    </message>
</context>
<context>
    <name>optio::ReplayModel</name>
    <message>
        <source>The battle begins.</source>
        <translation>Die Schlacht beginnt.</translation>
    </message>
    <message>
        <source>%1, %2 (%3 of %4): %5</source>
        <translation>%1, %2 (%3 von %4): %5</translation>
    </message>
    <message>
        <source>(in the battle&apos;s page at #e%1)</source>
        <translation>(auf der Seite der Schlacht bei #e%1)</translation>
    </message>
</context>
<context>
    <name>optio::ReportModel</name>
    <message>
        <source>Something in this game is still a secret, so the page does not carry the game.</source>
        <translation>In diesem Spiel ist noch etwas geheim, darum enthält die Seite das Spiel nicht.</translation>
    </message>
    <message>
        <source>Notes were changed or left out, so the page does not carry the game: it would tell them.</source>
        <translation>Notizen wurden geändert oder ausgelassen, darum enthält die Seite das Spiel nicht: Es würde sie verraten.</translation>
    </message>
    <message>
        <source>The page does not carry the game.</source>
        <translation>Die Seite enthält das Spiel nicht.</translation>
    </message>
    <message>
        <source>At the head of the report</source>
        <translation>Am Kopf des Berichts</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>The photograph is taken out.</source>
        <translation>Das Foto ist herausgenommen.</translation>
    </message>
</context>
<context>
    <name>optio::ReportingModel</name>
    <message>
        <source>Looking for the server</source>
        <translation>Suche den Server</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <source>Reporting</source>
        <translation>Meldet</translation>
    </message>
    <message>
        <source>Server not reached</source>
        <translation>Server nicht erreicht</translation>
    </message>
    <message>
        <source>Not reported since %1</source>
        <translation>Seit %1 nicht gemeldet</translation>
    </message>
    <message>
        <source>%1 of %2 entries of this game are at the server.</source>
        <translation>%1 von %2 Einträgen dieses Spiels sind beim Server.</translation>
    </message>
    <message>
        <source>The game goes on as always meanwhile.</source>
        <translation>Das Spiel geht inzwischen weiter wie immer.</translation>
    </message>
    <message>
        <source>The rest follows by itself as soon as the server is there again. The game goes on as always.</source>
        <translation>Der Rest folgt von selbst, sobald der Server wieder da ist. Das Spiel geht weiter wie immer.</translation>
    </message>
    <message>
        <source>Open the game that is played at this table first.</source>
        <translation>Öffne zuerst das Spiel, das an diesem Tisch gespielt wird.</translation>
    </message>
    <message>
        <source>Another tablet keeps this game, and reports it.</source>
        <translation>Ein anderes Tablet führt dieses Spiel und meldet es.</translation>
    </message>
    <message>
        <source>This is the organiser&apos;s or the wall&apos;s code. Take the code of this table.</source>
        <translation>Das ist der Code der Turnierleitung oder der Anzeigetafel. Nimm den Code dieses Tisches.</translation>
    </message>
    <message>
        <source>This game is not reported any more</source>
        <translation>Dieses Spiel wird nicht mehr gemeldet</translation>
    </message>
</context>
<context>
    <name>optio::ResolverModel</name>
    <message>
        <source>Nobody can be chosen now: %1</source>
        <translation>Zurzeit kann niemand gewählt werden: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>optio::ResultModel</name>
    <message>
        <source>%1, ruling %2: %3</source>
        <translation>%1, Entscheidung %2: %3</translation>
    </message>
</context>
<context>
    <name>optio::SeriesModel</name>
    <message>
        <source>The results are cleared</source>
        <translation>Die Ergebnisse sind gelöscht</translation>
    </message>
</context>
<context>
    <name>optio::Services</name>
    <message>
        <source>There is not enough memory for this; close other programs and do it again.</source>
        <translation>Dafür reicht der Speicher nicht; schließe andere Programme und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>That did not work, and nothing was changed. Please report what you did.</source>
        <translation>Das ist misslungen, und nichts wurde geändert. Bitte melde, was du getan hast.</translation>
    </message>
</context>
<context>
    <name>optio::ShareModel</name>
    <message>
        <source>%1 armies</source>
        <translation>%1 Armeen</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Picture (*.svg)</source>
        <translation>Bild (*.svg)</translation>
    </message>
    <message>
        <source>Armies (*.%1)</source>
        <translation>Armeen (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
    <message>
        <source>For a camera: a whole army without a network</source>
        <translation>Für eine Kamera: eine ganze Armee ohne Netz</translation>
    </message>
    <message>
        <source>File .%1</source>
        <translation>Datei .%1</translation>
    </message>
</context>
<context>
    <name>optio::Sounds</name>
    <message>
        <source>it is larger than 2 MiB</source>
        <translation>größer als 2 MiB</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>it is no WAV file of 16-bit samples (PCM)</source>
        <translation>keine WAV-Datei mit 16-Bit-Werten (PCM)</translation>
    </message>
    <message>
        <source>The sound %1 is left out: %2.</source>
        <translation>Der Ton %1 ist ausgelassen: %2.</translation>
    </message>
</context>
<context>
    <name>optio::Staging</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Attack %1 of %2.</source>
        <translation>Angriff %1 von %2.</translation>
    </message>
    <message>
        <source>%1 shoot at %2.</source>
        <translation>%1: Beschuss auf %2.</translation>
    </message>
    <message>
        <source>%1 attack %2.</source>
        <translation>%1: Angriff auf %2.</translation>
    </message>
    <message>
        <source>Before the roll: %1.</source>
        <translation>Vor dem Wurf: %1.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 rolls %2.</source>
        <translation>%1 würfelt %2.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 take 1 hit</source>
        <translation>%1: 1 Treffer</translation>
    </message>
    <message>
        <source>%1 take %2 hits</source>
        <translation>%1: %2 Treffer</translation>
    </message>
</context>
<context>
    <name>optio::TableModel</name>
    <message>
        <source>Shared</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbinde</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Trying again</source>
        <translation>Neuer Versuch</translation>
    </message>
    <message>
        <source>Reading only</source>
        <translation>Nur lesen</translation>
    </message>
    <message>
        <source>umpire</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>schaut zu</translation>
    </message>
    <message>
        <source>both armies</source>
        <translation>beide Armeen</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>der andere Spieler</translation>
    </message>
    <message>
        <source>Umpire</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>sees everything, may correct</source>
        <translation>sieht alles, darf korrigieren</translation>
    </message>
    <message>
        <source>Watchers</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>see what both sides see</source>
        <translation>sehen, was beide Seiten sehen</translation>
    </message>
    <message>
        <source>The game file on this device also holds the secrets of %1. Optio never shows it here, but another program could read the file.</source>
        <translation>Die Spieldatei auf diesem Gerät enthält auch die Geheimnisse von %1. Optio zeigt es hier nie, aber ein anderes Programm könnte die Datei lesen.</translation>
    </message>
    <message>
        <source>Are both devices in the same network?</source>
        <translation>Sind beide Geräte im selben Netz?</translation>
    </message>
    <message>
        <source>Look at the Wi-Fi of both. A phone&apos;s hotspot will do.</source>
        <translation>Sieh bei beiden nach dem WLAN. Der Hotspot eines Handys genügt.</translation>
    </message>
    <message>
        <source>This device is in no network now. Join a Wi-Fi, or a phone&apos;s hotspot, and share again.</source>
        <translation>Dieses Gerät ist gerade in keinem Netz. Verbinde es mit einem WLAN oder dem Hotspot eines Handys und teile wieder.</translation>
    </message>
    <message>
        <source>This device is at %1.</source>
        <translation>Dieses Gerät hat die Adresse %1.</translation>
    </message>
    <message>
        <source>Does the router keep its guests apart?</source>
        <translation>Trennt der Router seine Gäste?</translation>
    </message>
    <message>
        <source>It is called guest or client isolation, and cannot be seen from here. A phone&apos;s hotspot has none.</source>
        <translation>Das heißt Gast- oder Client-Isolierung und ist von hier aus nicht zu sehen. Der Hotspot eines Handys hat keine.</translation>
    </message>
    <message>
        <source>Does a firewall block the port?</source>
        <translation>Sperrt eine Firewall den Port?</translation>
    </message>
    <message>
        <source>This device listens on port %1. A firewall on it has to let that in.</source>
        <translation>Dieses Gerät lauscht auf Port %1. Eine Firewall darauf muss ihn freigeben.</translation>
    </message>
    <message>
        <source>The device that keeps the game has to let its port in.</source>
        <translation>Das Gerät, das das Spiel führt, muss seinen Port freigeben.</translation>
    </message>
    <message>
        <source>Is the game still shared?</source>
        <translation>Wird das Spiel noch geteilt?</translation>
    </message>
    <message>
        <source>Yes, until %1. A new share has new codes.</source>
        <translation>Ja, bis %1. Bei jedem Teilen gibt es neue Codes.</translation>
    </message>
    <message>
        <source>Each share has new codes. Ask for the code that is shown now.</source>
        <translation>Bei jedem Teilen gibt es neue Codes. Lass dir den Code zeigen, der jetzt gilt.</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Waiting for %1&apos;s tablet</source>
        <translation>Warten auf das Tablet von %1</translation>
    </message>
    <message>
        <source>Waiting for the other tablet</source>
        <translation>Warten auf das andere Tablet</translation>
    </message>
    <message>
        <source>This game is shared already.</source>
        <translation>Dieses Spiel wird schon geteilt.</translation>
    </message>
    <message>
        <source>Choose the army that is played at this device.</source>
        <translation>Wähle die Armee, die an diesem Gerät gespielt wird.</translation>
    </message>
    <message>
        <source>Sharing stops. Everyone is disconnected.</source>
        <translation>Das Teilen endet. Alle werden getrennt.</translation>
    </message>
    <message>
        <source>Sharing has stopped already. Share the game again.</source>
        <translation>Das Teilen hat schon geendet. Teile das Spiel wieder.</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>That device has been removed already. It can join again with the new code.</source>
        <translation>Dieses Gerät ist schon entfernt. Mit dem neuen Code kann es wieder beitreten.</translation>
    </message>
    <message>
        <source>This is not the link of a shared game. Copy all of it: it begins with optio:join?</source>
        <translation>Das ist nicht der Link eines geteilten Spiels. Kopiere ihn ganz: Er beginnt mit optio:join?</translation>
    </message>
    <message>
        <source>This copy does not hold its link any more. Ask for the code again.</source>
        <translation>Diese Kopie hat ihren Link nicht mehr. Lass dir den Code noch einmal zeigen.</translation>
    </message>
    <message>
        <source>%1 does not answer; answer it here.</source>
        <translation>%1 antwortet nicht; beantworte es hier.</translation>
    </message>
    <message>
        <source>%1 has answered</source>
        <translation>%1 hat geantwortet</translation>
    </message>
    <message>
        <source>Nothing is asked any more.</source>
        <translation>Es wird nichts mehr gefragt.</translation>
    </message>
    <message>
        <source>%1&apos;s tablet is there, and keeps the game.</source>
        <translation>Das Tablet von %1 ist da und führt das Spiel.</translation>
    </message>
    <message>
        <source>You keep the game now</source>
        <translation>Du führst das Spiel jetzt</translation>
    </message>
    <message>
        <source>%1 (handed over to %2)</source>
        <translation>%1 (an %2 übergeben)</translation>
    </message>
    <message>
        <source>%1 keeps the game now</source>
        <translation>%1 führt jetzt das Spiel</translation>
    </message>
    <message>
        <source>These games have not parted.</source>
        <translation>Diese Spiele haben sich nicht getrennt.</translation>
    </message>
    <message>
        <source>parted at entry %1</source>
        <translation>getrennt bei Eintrag %1</translation>
    </message>
    <message>
        <source>That tablet does not ask any more.</source>
        <translation>Jenes Tablet fragt nicht mehr an.</translation>
    </message>
    <message>
        <source>Paste or type the link that the other device shows, or its address.</source>
        <translation>Füge den Link ein, den das andere Gerät zeigt, oder tippe ihn oder die Adresse ein.</translation>
    </message>
    <message>
        <source>sees both hands</source>
        <translation>sieht beide Hände</translation>
    </message>
    <message>
        <source>Sharing waits until this game is opened again.</source>
        <translation>Das Teilen wartet, bis dieses Spiel wieder geöffnet wird.</translation>
    </message>
</context>
<context>
    <name>optio::TableResult</name>
    <message>
        <source>Confirmed for %1</source>
        <translation>Bestätigt für %1</translation>
    </message>
    <message>
        <source>Victory for %1</source>
        <translation>Sieg für %1</translation>
    </message>
    <message>
        <source>Not decided when time was called</source>
        <translation>Bei Zeitablauf nicht entschieden</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n elements destroyed</source>
        <translation>
            <numerusform>%n Element vernichtet</numerusform>
            <numerusform>%n Elemente vernichtet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals among them</source>
        <translation>
            <numerusform>davon %n General</numerusform>
            <numerusform>davon %n Generale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camps taken</source>
        <translation>
            <numerusform>%n Lager genommen</numerusform>
            <numerusform>%n Lager genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing destroyed</source>
        <translation>nichts vernichtet</translation>
    </message>
    <message>
        <source>The result has changed since it was confirmed: both confirm it again.</source>
        <translation>Das Ergebnis hat sich seit der Bestätigung geändert: beide bestätigen es noch einmal.</translation>
    </message>
    <message>
        <source>Both players confirm it, and the organiser need not ask.</source>
        <translation>Bestätigen es beide Spieler, muss die Turnierleitung nicht nachfragen.</translation>
    </message>
    <message>
        <source>The organiser&apos;s tablet has been told.</source>
        <translation>Das Tablet der Turnierleitung weiß davon.</translation>
    </message>
    <message>
        <source>The organiser&apos;s tablet hears of it as soon as the server is reached.</source>
        <translation>Das Tablet der Turnierleitung erfährt davon, sobald der Server erreicht ist.</translation>
    </message>
</context>
<context>
    <name>optio::TableRound</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
</context>
</TS>
