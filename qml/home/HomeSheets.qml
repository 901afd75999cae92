// SPDX-License-Identifier: GPL-3.0-or-later
// What opens over Home: the story of a ready-made battle, and the new title of a game.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: sheets

    /// The ready-made battle that is told of, and the game that gets another title.
    property var battle: ({})
    property var game: ({})

    signal played(battle: var)

    function tell(wanted: var) {
        battle = wanted;
        story.open();
    }
    function rename(wanted: var) {
        game = wanted;
        naming.open();
    }
    function closeInner(): bool {
        const inner = naming.opened ? naming : story.opened ? story : null;
        inner?.close();
        return inner !== null;
    }

    Sheet {
        id: story
        title: sheets.battle.name ?? ""

        Repeater {
            model: story.visible ? 1 : 0

            BattleStory {
                anchors.fill: parent
                focus: true
                battle: sheets.battle
                onPlayed: {
                    story.close();
                    sheets.played(sheets.battle);
                }
            }
        }
    }
    Sheet {
        id: naming
        title: qsTr("Rename")
        small: true

        Repeater {
            model: naming.visible ? 1 : 0

            NameForm {
                anchors.fill: parent
                focus: true
                name: sheets.game.title ?? ""
                label: qsTr("Title of the game")
                onImplicitHeightChanged: naming.bodyHeight = implicitHeight
                onKept: name => {
                    App.games.rename(sheets.game.id, name);
                    naming.close();
                }
            }
        }
    }
}
