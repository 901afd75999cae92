<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActsPanel</name>
    <message numerus="yes">
        <source>%n still to do</source>
        <translation>
            <numerusform>%n still to do</numerusform>
            <numerusform>%n still to do</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Club</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables still have to report: %1</source>
        <translation>
            <numerusform>%n table still has to report: %1</numerusform>
            <numerusform>%n tables still have to report: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DueCard</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorArmy</name>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventPlayers</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldCount</name>
    <message numerus="yes">
        <source>%n points each</source>
        <translation>
            <numerusform>%n point each</numerusform>
            <numerusform>%n points each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartedPage</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionColumn</name>
    <message numerus="yes">
        <source>%n more that change nothing here</source>
        <translation>
            <numerusform>%n more that changes nothing here</numerusform>
            <numerusform>%n more that change nothing here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadyBattles</name>
    <message numerus="yes">
        <source>%n battles, one after another</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles, one after another</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResolverSheet</name>
    <message numerus="yes">
        <source>%n still to place</source>
        <translation>
            <numerusform>%n still to place</numerusform>
            <numerusform>%n still to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice still to enter</source>
        <translation>
            <numerusform>%n die still to enter</numerusform>
            <numerusform>%n dice still to enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check again</source>
        <translation>
            <numerusform>%n to check again</numerusform>
            <numerusform>%n to check again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n dice</source>
        <translation>
            <numerusform>of %n die</numerusform>
            <numerusform>of %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePeople</name>
    <message numerus="yes">
        <source>At the table: %n joined</source>
        <translation>
            <numerusform>At the table: %n joined</numerusform>
            <numerusform>At the table: %n joined</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSign</name>
    <message numerus="yes">
        <source>%n joined</source>
        <translation>
            <numerusform>%n joined</numerusform>
            <numerusform>%n joined</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeamTable</name>
    <message numerus="yes">
        <source>%n games won</source>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnitDelegate</name>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>elements</comment>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchBrowsers</name>
    <message numerus="yes">
        <source>%n browser(s) watching</source>
        <translation>
            <numerusform>%n browser watching</numerusform>
            <numerusform>%n browsers watching</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>optio::ClubLive</name>
    <message numerus="yes">
        <source>%n tables have reported.</source>
        <translation>
            <numerusform>%n table has reported.</numerusform>
            <numerusform>%n tables have reported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>optio::ClubModel</name>
    <message numerus="yes">
        <source>%n players added</source>
        <translation>
            <numerusform>%n player added</numerusform>
            <numerusform>%n players added</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>optio::GameModel</name>
    <message numerus="yes">
        <source>Undo %n steps</source>
        <translation>
            <numerusform>Undo %n step</numerusform>
            <numerusform>Undo %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>optio::HandOverModel</name>
    <message numerus="yes">
        <source>%n note(s) written elsewhere</source>
        <translation>
            <numerusform>%n note written elsewhere</numerusform>
            <numerusform>%n notes written elsewhere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>optio::TableResult</name>
    <message numerus="yes">
        <source>%n elements destroyed</source>
        <translation>
            <numerusform>%n element destroyed</numerusform>
            <numerusform>%n elements destroyed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals among them</source>
        <translation>
            <numerusform>%n general among them</numerusform>
            <numerusform>%n generals among them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camps taken</source>
        <translation>
            <numerusform>%n camp taken</numerusform>
            <numerusform>%n camps taken</numerusform>
        </translation>
    </message>
</context>
</TS>
