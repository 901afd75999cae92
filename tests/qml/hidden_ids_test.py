# SPDX-License-Identifier: GPL-3.0-or-later
"""An id of a file is not what a handler means when the object it stands in has a property of that name: in a Repeater's or Loader's delegate
the property comes first. (`help.close()` in a BoardHelp, which has a property `help`, was no call of the sheet `help`.) And a file that asks
`App` or another type of C++ without `import Optio` is told that it is not defined, when the handler runs and not before. Nor is a method of a view model found that is there but not for QML."""
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


def without_import(files):
    """Where a singleton of C++ is named in a file that does not import the module: "file:line"."""
    return [f"{name}.qml:{number}" for name, text in files.items() if not re.search(r"^import Optio$", text, re.M)
            for number, line in enumerate(text.split("\n"), 1) if re.search(r"(?<![\w.\"])App\.\w", line.split("//")[0])]


def out_of_reach(files, headers):
    """Names of methods that files call, and that classes of C++ have, but not for QML: "name: file"."""
    ours = {word for text in files.values() for word in MEMBER.findall(text) + re.findall(r"function (\w+)", text)} | {"filter"}  # arrays'
    reached, there = set(), set()
    for text in headers:
        reached |= set(re.findall(r"Q_INVOKABLE[^;{]*?\b(\w+)\s*\(", text))
        for block in re.findall(r"^(?:Q_SIGNALS|public Q_SLOTS):(.*?)(?=^[\w}])", text, re.S | re.M):
            reached |= set(re.findall(r"\b(\w+)\s*\(", block))
        there |= set(re.findall(r"\b(\w+)\s*\([^;{}]*\)\s*(?:const)?\s*(?:override)?\s*[;{]", text))
    return sorted({f"{word}: {name}.qml" for name, text in files.items() for line in text.split("\n")
                   for word in re.findall(r"[\w)\]?]\.(\w+)\(", line.split("//")[0]) if word in there - reached - ours})


class NamesTest(unittest.TestCase):
    def test_no_handler_calls_a_hidden_id(self):
        files = {path.stem: path.read_text(encoding="utf-8") for path in QML.rglob("*.qml")}
        self.assertGreater(len(files), 100)
        self.assertEqual(hidden(files), [])

    def test_whoever_asks_the_app_imports_it(self):
        files = {path.stem: path.read_text(encoding="utf-8") for path in QML.rglob("*.qml")}
        self.assertEqual(without_import(files), [])
        self.assertEqual(without_import({"Panel": "import QtQuick\nItem {\n    // App.game\n    width: App.game.width\n}\n"}), ["Panel.qml:4"])

    def test_what_is_called_can_be_called(self):
        files = {path.stem: path.read_text(encoding="utf-8") for path in QML.rglob("*.qml")}
        headers = [path.read_text(encoding="utf-8") for path in (QML.parent / "app").rglob("*.h")]
        self.assertEqual(out_of_reach(files, headers), [])
        given = "class Post {\npublic:\n    Q_INVOKABLE bool share(int n);\n    void pause();\nQ_SIGNALS:\n    void came();\n};\n"
        calls = "Item {\n    onA: post.share(1)\n    onB: post.pause()\n    onC: post.came()\n    // post.pause()\n}\n"
        self.assertEqual(out_of_reach({"Page": calls}, [given]), ["pause: Page.qml"])

    def test_one_that_is_planted_is_found(self):
        inner = "Item {\n    readonly property var help: ({})\n    signal done\n}\n"
        outer = "Item {\n    Sheet {\n        id: help\n        Inner {\n            onDone: help.close()\n        }\n    }\n}\n"
        self.assertEqual(hidden({"Inner": inner, "Outer": outer}), ["Outer.qml:5: help"])


if __name__ == "__main__":
    unittest.main()
