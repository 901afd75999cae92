// SPDX-License-Identifier: GPL-3.0-or-later
// What badges, marks and abbreviations mean, over the page it lies in: WordSheet { ruleset: App.game.ruleset }; explain(["2 DPs"], "Spears (O)").
import QtQuick
import Optio

RuleSheet {
    id: sheet

    property string ruleset

    function knows(words: var): bool {
        return App.reference.explain(ruleset, words).length > 0;
    }
    /// What short words mean, each with its rule: one word with the rule's own text, several one after another. False where nothing is known of any.
    function explain(words: var, title: string): bool {
        const rows = App.reference.explain(ruleset, words);
        if (rows.length === 1) {
            const rule = App.reference.find(ruleset, rows[0].rule);
            show({}, rows[0].rule, rows[0].word, [rows[0].say, rule.text ?? ""].filter(text => text !== "").join("\n\n"));
        } else if (rows.length > 1) {
            show({}, "", title, rows.map(row => qsTr("%1: %2").arg(row.word).arg(row.say) + (row.rule === "" ? "" : " (" + row.rule + ")")).join("\n\n"));
        }
        return rows.length > 0;
    }
    /// All that stands in the rows of units.
    function explainUnits(units: var): bool {
        const words = units.reduce((all, unit) => all.concat([unit.label, unit.detail ?? ""], Array.from(unit.badges ?? []).map(badge => badge.text)), []);
        return explain(words.filter(word => word !== ""), units.map(unit => unit.shownLabel ?? unit.label).join(", "));
    }
}
