# SPDX-License-Identifier: GPL-3.0-or-later
"""An id of a file is not what a handler means when the object it stands in has a property of that name: in a Repeater's or Loader's delegate
the property comes first. (`help.close()` in a BoardHelp, which has a property `help`, was no call of the sheet `help`.)"""
import os
import pathlib
import re
import unittest

QML = pathlib.Path(os.environ.get("OPTIO_TESTS", pathlib.Path(__file__).parents[1])).parent / "qml"
OBJECT = re.compile(r"^\s*(?:[\w.]+: )?(?:T\.)?([A-Z]\w*) \{\s*$")
MEMBER = re.compile(r"^    (?:(?:required |readonly |default )*property (?:list<)?[\w.]+>?|signal|function) (\w+)", re.M)


def hidden(files):
    """Where a method of an id is called that the object around hides: "file:line: name"."""
    members = {name: set(MEMBER.findall(text)) for name, text in files.items()}
    found = []
    for name, text in files.items():
        ids = set(re.findall(r"^\s*id: (\w+)", text, re.M))
        around = []  # the type of the object of each open brace
        for number, line in enumerate(text.split("\n"), 1):
            for one in ids & members.get(around[-1] if around else "", set()):
                if re.search(rf"(?<![\w.\"]){one}\.\w+\(", line):
                    found.append(f"{name}.qml:{number}: {one}")
            begun = OBJECT.match(line)
            change = line.count("{") - line.count("}")
            if begun and change == 1:
                around.append(begun.group(1))
            elif change > 0:
                around.extend([around[-1] if around else ""] * change)
            elif change < 0:
                del around[change:]
    return found


class NamesTest(unittest.TestCase):
    def test_no_handler_calls_a_hidden_id(self):
        files = {path.stem: path.read_text(encoding="utf-8") for path in QML.rglob("*.qml")}
        self.assertGreater(len(files), 100)
        self.assertEqual(hidden(files), [])

    def test_one_that_is_planted_is_found(self):
        inner = "Item {\n    readonly property var help: ({})\n    signal done\n}\n"
        outer = "Item {\n    Sheet {\n        id: help\n        Inner {\n            onDone: help.close()\n        }\n    }\n}\n"
        self.assertEqual(hidden({"Inner": inner, "Outer": outer}), ["Outer.qml:5: help"])


if __name__ == "__main__":
    unittest.main()
