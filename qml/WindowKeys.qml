// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that work wherever one is: back, undo, redo, find, and the rules at F1.
import QtQuick
import Optio

Item {
    id: keys

    /// Does a form or a result lie over the page?
    required property bool covered
    required property AppPage current

    signal backWanted
    signal rulesWanted(string ruleset, string rule)

    Shortcut {
        sequences: ["Alt+Left"]
        onActivated: keys.backWanted()
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        onActivated: {
            if (App.handOver.to !== "")
                return;
            if (App.result.open)
                App.result.undo();
            else if (!keys.covered)
                keys.current?.undo();
        }
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: !keys.covered
        onActivated: keys.current?.redo()
    }
    Shortcut {
        sequences: ["Ctrl+F"]
        enabled: !keys.covered
        onActivated: keys.current?.find()
    }
    Shortcut {
        sequences: ["F1"]
        enabled: !keys.covered
        onActivated: {
            if (keys.current?.objectName !== "rulesPage")
                keys.rulesWanted(keys.current?.ruleset ?? "", keys.current?.ruleNow ?? "");
        }
    }
}
