# SPDX-License-Identifier: GPL-3.0-or-later
"""A bare Repeater among the children of a Layout ends the program in Qt 6.4, once its children go while the layout is moved (LayoutRepeater.qml)."""
import os
import pathlib
import re
import unittest

QML = pathlib.Path(os.environ.get("OPTIO_TESTS", pathlib.Path(__file__).parents[1])).parent / "qml"
OBJECT = re.compile(r"^\s*(?:[\w.]+: )?(?:T\.)?([A-Z]\w*) \{")
LAYOUTS = {"RowLayout", "ColumnLayout", "GridLayout", "StackLayout"}


class Thing:
    def __init__(self, line, kind, around):
        self.line, self.kind, self.around, self.id = line, kind, around, ""


def things(text):
    """Every object of a file, in their order, each with the one around it."""
    found, around = [], []
    for number, line in enumerate(text.split("\n"), 1):
        code = line.split("//")[0]
        begun = OBJECT.match(code)
        if begun:
            found.append(Thing(number, begun.group(1), around[-1] if around else None))
        named = re.match(r"\s*id: (\w+)", code)
        if named and around and around[-1]:
            around[-1].id = named.group(1)
        change = code.count("{") - code.count("}")
        if begun and change == 1:
            around.append(found[-1])
        elif change > 0:
            around.extend([around[-1] if around else None] * change)
        elif change < 0:
            del around[change:]
    return found


def bare(files):
    """Where a Repeater puts its children into a Layout: "file:line"."""
    trees = {name: things(text) for name, text in files.items()}

    def lays_out(kind, seen=()):
        if kind in LAYOUTS:
            return True
        if kind not in files or kind in seen:
            return False
        given = re.search(r"^    default property alias \w+: (\w+)\.data", files[kind], re.M)
        holder = next((one.kind for one in trees[kind] if one.id == given.group(1)), "") if given else trees[kind][0].kind
        return lays_out(holder, (*seen, kind))

    return [f"{name}.qml:{one.line}" for name, tree in trees.items() for one in tree
            if one.kind == "Repeater" and one.around and lays_out(one.around.kind)]


class LayoutRepeatersTest(unittest.TestCase):
    def test_no_layout_has_a_bare_one(self):
        files = {path.stem: path.read_text(encoding="utf-8") for path in QML.rglob("*.qml")}
        self.assertGreater(sum("LayoutRepeater {" in text for text in files.values()), 50)
        self.assertEqual(bare(files), [])

    def test_those_that_are_planted_are_found(self):
        card = "Rectangle {\n    default property alias rows: column.data\n    ColumnLayout {\n        id: column\n    }\n}\n"
        page = "Item {\n    Card {\n        Repeater {\n        }\n    }\n    Column {\n        Repeater {\n        }\n    }\n    RowLayout {\n        Repeater { model: 2 }\n    }\n}\n"
        self.assertEqual(bare({"Card": card, "Page": page}), ["Page.qml:3", "Page.qml:11"])


if __name__ == "__main__":
    unittest.main()
