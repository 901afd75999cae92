// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the board's page: E the big button, R resolve, D draw, S the second line, C charts, A attacks, F another way to strike, H help, figures
// for cards and areas. While something is told the same keys hurry it.
import QtQuick

QtObject {
    id: keys

    required property var page
    required property var panel
    required property var pad
    readonly property var board: page.board

    /// What H tells of: what has the keyboard, or else what is picked up.
    function helpable(item: var): string {
        const thing = item?.thing ?? "";
        return thing !== "" ? thing : board.picked;
    }
    function handle(event: var, focused: var) {
        if (page.curtained || (event.modifiers & Qt.ControlModifier))
            return;
        const thing = helpable(focused);
        event.accepted = true;
        if ([Qt.Key_E, Qt.Key_R, Qt.Key_D, Qt.Key_Space].includes(event.key) && board.stage.running)
            board.hurry();
        else if (event.key === Qt.Key_E && page.stage === "shown")
            page.mailed.takeUp();
        else if (event.key === Qt.Key_E && pad.sending)
            page.send();
        else if (event.key === Qt.Key_E && !panel.wanted && (board.mine || board.phase === ""))
            board.press(board.phase === "" ? "deal" : "next");
        else if (event.key === Qt.Key_R && board.mine && board.attacks.length > 0)
            board.press("resolve");
        else if (event.key === Qt.Key_D && board.mine && page.able.includes("deck"))
            board.drop("deck", "hand");
        else if (event.key === Qt.Key_S)
            page.showSecond(board.shared && board.active !== "" ? board.active : page.near);
        else if (event.key === Qt.Key_C)
            page.open("RulesPage", {"ruleset": page.ruleset, "charting": true});
        else if (event.key === Qt.Key_A)
            page.attackList();
        else if (event.key === Qt.Key_F && panel.formed)
            panel.cycle();
        else if (event.key === Qt.Key_H && thing !== "")
            page.showHelp(thing);
        else if (event.key === Qt.Key_H)
            page.open("RulesPage", {"ruleset": page.ruleset, "rule": page.ruleNow});
        else
            event.accepted = event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && board.mine && !panel.wanted && page.reach(event.key - Qt.Key_0);
    }
}
