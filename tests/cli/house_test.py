# SPDX-License-Identifier: GPL-3.0-or-later
"""The habits of the house that a script can see: licence lines, the direction of imports, and no rule set's name outside its room."""
import os
import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(os.environ.get("OPTIO_TESTS", pathlib.Path(__file__).parents[1])).parent


def tracked(*patterns):
    out = subprocess.run(["git", "-C", str(ROOT), "ls-files", "--", *patterns], capture_output=True, text=True, check=True)
    return [name for name in out.stdout.splitlines() if (ROOT / name).is_file()]


def text(name):
    return (ROOT / name).read_text(encoding="utf-8", errors="replace")


class House(unittest.TestCase):
    def test_every_source_names_its_licence(self):
        sources = tracked("*.cpp", "*.h", "*.qml", "*.js", "*.py", "*.toml", "*.cmake", "*CMakeLists.txt", "run", "check", ".ci/run")
        self.assertGreater(len(sources), 30)
        bare = [n for n in sources if "SPDX-License-Identifier: GPL-3.0-or-later" not in text(n)[:300]]
        self.assertEqual(bare, [])

    def test_the_engine_does_not_know_its_rule_sets(self):
        names = [p.name for p in (ROOT / "rulesets").iterdir() if p.is_dir()]
        self.assertIn("dbm", names)
        for room in ("rules", "db", "app", "qml"):
            for name in tracked(room):
                for ruleset in names:
                    self.assertIsNone(re.search(rf"\b{ruleset}\b", text(name), re.IGNORECASE), f"{name} names {ruleset}")

    def test_imports_point_one_way(self):
        allowed = {"rules": {"rules"}, "rulesets": {"rules", "rulesets"}, "db": {"rules", "db"}, "app": {"rules", "rulesets", "db", "app"}}
        for room, may in allowed.items():
            for name in tracked(f"{room}/*.cpp", f"{room}/*.h"):
                for include in re.findall(r'#include "(\w+)/', text(name)):
                    if include in allowed:
                        self.assertIn(include, may, f"{name} includes {include}/")
                if room in ("rules", "rulesets", "db"):
                    self.assertIsNone(re.search(r"#include <Q", text(name)), f"{name} includes Qt")
                if room in ("rules", "rulesets"):
                    self.assertIsNone(re.search(r"#include <(sqlite|SQLite)", text(name)), f"{name} includes SQL")

    def test_no_rule_set_includes_another(self):
        for name in tracked("rulesets/*.cpp", "rulesets/*.h"):
            own = name.split("/")[1]
            for include in re.findall(r'#include "rulesets/(\w+)/', text(name)):
                if "." not in own:  # files of the room itself (the registry) know them all
                    shared = ["dbx"] if own in ("dba", "dbm") else []
                    self.assertIn(include, [own, *shared], f"{name} includes {include}")

    def test_files_stay_small_enough_to_read(self):
        large = {n: text(n).count("\n") for n in tracked("rules/*", "rulesets/*.cpp", "rulesets/*.h", "db/*", "app/*", "qml/*.qml")}
        self.assertEqual({n: lines for n, lines in large.items() if lines > 600}, {})


if __name__ == "__main__":
    unittest.main()
