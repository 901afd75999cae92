# SPDX-License-Identifier: GPL-3.0-or-later
"""Unit tables of the Great Battles of History (HOP-T12): kinds in any case, kinds of other names, what the table leaves open."""
import json
import unittest

from cli_support import CliTest

TITLES = "Kind\tSubclass\tOrigin\tNumber\tUnit code\tTQ\tSize\tMissile\n"


class UnitTableTest(CliTest):
    def read(self, *rows, answers=None):
        text = TITLES + "".join(f"{kind}\t{subclass}\tWho\t{i}\tU{i}\t6\t3\t{missile}\n" for i, (kind, subclass, missile) in enumerate(rows))
        more = ["--answers", json.dumps(answers)] if answers else []
        told = self.done("roster", "import", "-", "--dry-run", *more, stdin=text)
        return [note["text"] for note in told["notes"]], {question["id"]: question for question in told["questions"]}

    def types(self, *rows, answers=None):
        text = TITLES + "".join(f"{kind}\t{subclass}\tWho{i}\t{i}\tU{i}\t6\t3\t{missile}\n" for i, (kind, subclass, missile) in enumerate(rows))
        more = ["--answers", json.dumps(answers)] if answers else []
        saved = self.done("roster", "import", "-", *more, stdin=text)
        army = self.done("roster", "show", saved["armies"][0]["id"])
        return [(unit["type"], unit["missile"], unit["count"]) for unit in army["commands"][0]["units"]]

    def test_any_case(self):
        self.assertEqual(self.types(("LG", "Ha", ""), ("lg", "pr", ""), ("HI", "Tr", ""), ("LI", "Ve", "J"), ("ph", "", ""), ("RC", "RC", "")),
                         [("LG-HA", "J", 1), ("LG-PR", "J", 1), ("HI-TR", "", 1), ("LI-VE", "J", 1), ("PH", "", 1), ("RC", "", 1)])

    def test_other_names(self):
        self.assertEqual(self.types(("LG", "Co", ""), ("LG", "CE", ""), ("LG", "TR", ""), ("LG", "", ""), ("OX", "", "O")),
                         [("CO-Vet", "", 1), ("CO-Vet", "", 1), ("HI-TR", "", 1), ("LG-HA", "J", 1), ("AT", "P", 1)])

    def test_what_is_open_is_asked(self):
        rows = [("LG", "Co", ""), ("LG", "", ""), ("LG", "Co", "")]
        _, questions = self.read(*rows)
        self.assertEqual(questions["type.LG-Co"]["standard"], "CO-Vet")
        self.assertIn("type.LG", questions)
        self.assertEqual([one[0] for one in self.types(*rows, answers={"type.LG-Co": "CO-Con", "type.LG": "LG-PR"})],
                         ["CO-Con", "LG-PR", "CO-Con"])

    def test_one_note_a_kind(self):
        notes, _ = self.read(*[("LG", "Co", "")] * 9, *[("LC", "", "MJ")] * 4)
        self.assertEqual(len(notes), 2)
        self.assertIn("9 rows", notes[0])
        self.assertIn("4 rows", notes[1])

    def test_leader_tables(self):
        text = "Code\tName\tInitiative\tRange\tCombat\tCharisma\nART\tArtaxerxes\t3\t8\t3\t1\n"
        self.refused("roster", "import", "-", stdin=text, naming=["table of leaders"])
        self.refused("roster", "import", "-", "--format", "gboh", stdin=text, naming=["table of leaders"])


if __name__ == "__main__":
    unittest.main()
