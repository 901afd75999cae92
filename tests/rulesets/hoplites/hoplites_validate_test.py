# SPDX-License-Identifier: GPL-3.0-or-later
"""Armies of Hoplites on the command line: what `roster validate` finds is what the editor shows (EDT-21, EDT-22, HOP-941)."""
import json
import unittest

from cli_support import CliTest


class Validate(CliTest):
    def carthage(self, **changes):
        roster = json.loads(self.run_cli("roster", "export", "hoplites/carthage").text)
        roster.update(changes)
        return roster

    def found(self, roster):
        answer = self.run_cli("roster", "validate", "-", stdin=json.dumps(roster))
        self.assertEqual(answer.code, 1 if any(f["severity"] == "error" for f in answer.json) else 0)
        return {(f["severity"], f["rule"], f["where"]) for f in answer.json}

    def test_every_supplied_army_is_legal(self):
        """HOP-941, HOP-T14"""
        armies = self.done("roster", "list", "--ruleset", "hoplites")
        self.assertGreaterEqual(len(armies), 14)
        for row in armies:
            self.assertEqual(self.done("roster", "validate", row["id"]), [], row["id"])

    def test_all_findings_are_told_at_once(self):
        """EDT-21: types, missiles, leader, cards, rules and ground, each with its rule and place"""
        roster = self.carthage(
            leader={"name": "Hasdrubal", "initiative": 5, "command": 7},
            rules=["flying"],
            cards={"flank": 4, "joker": 1},
            terrain=[{"area": 3, "kind": "woods"}, {"area": 12, "kind": "camp"}],
            limit=100,
        )
        units = roster["commands"][0]["units"]
        units[0]["type"] = "Zz"
        units[1]["missile"] = "S"
        units[2]["name"] = ""
        self.assertLessEqual(
            {
                ("error", "HOP-941", "/leader/command"),
                ("error", "HOP-932", "/rules"),
                ("error", "HOP-932", "/cards/joker"),
                ("error", "HOP-406", "/terrain"),
                ("error", "HOP-932", "/terrain/1/area"),
                ("error", "HOP-941", "/limit"),
                ("error", "HOP-932", "/commands/0/units/0/type"),
                ("error", "HOP-941", "/commands/0/units/1/missile"),
                ("warning", "HOP-940", "/commands/0/units/2/name"),
            },
            self.found(roster),
        )

    def test_a_warning_alone_is_no_refusal(self):
        """HOP-940, EDT-06"""
        roster = self.carthage()
        roster["commands"][0]["units"][0]["name"] = ""
        self.assertEqual(self.found(roster), {("warning", "HOP-940", "/commands/0/units/0/name")})

    def test_all_fields_go_out_and_come_back(self):
        """EDT-08, HOP-940"""
        roster = self.carthage(notes="Sent", tags=["roman"], percent=60, rules=["mobility"], terrain=[{"area": 1, "kind": "slope"}])
        told = self.done("roster", "import", "-", stdin=json.dumps(roster))
        back = json.loads(self.run_cli("roster", "export", told["id"]).text)
        for key in "period", "notes", "tags", "percent", "leader", "rules", "cards", "terrain", "commands":
            self.assertEqual(back[key], roster[key], key)
        self.assertEqual(back["totals"]["level"], 83)  # 137 at 60 %, upwards


if __name__ == "__main__":
    unittest.main()
