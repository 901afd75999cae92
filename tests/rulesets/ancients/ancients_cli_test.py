# SPDX-License-Identifier: GPL-3.0-or-later
"""Armies converted, notes sealed and campaigns fought on the command line (ANC-142, ANC-112, ANC-160 to ANC-177)."""
import hashlib
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

CLI = pathlib.Path(os.environ["OPTIO_BIN"]) / "optio-cli"


class Ancients(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def cli(self, *args, text=None, expect=0, empty=False):
        ran = subprocess.run([CLI, "--data", self.folder.name, *args], input=text, capture_output=True, text=True, timeout=300)
        self.assertEqual(ran.returncode, expect, ran.stderr)
        if expect != 0:
            return ran.stderr
        return None if empty else json.loads(ran.stdout)

    def test_an_army_is_converted_saved_and_legal(self):
        made = self.cli("convert", "dba/gallic", "--save")
        self.assertEqual(made["totals"]["points"], 100)
        self.assertIn("ANC-145", [line["rule"] for line in made["lines"]])
        self.assertEqual(self.cli("roster", "validate", made["roster"]["id"]), [])
        self.assertEqual([row["id"] for row in self.cli("roster", "list", "--ruleset", "ancients") if not row["supplied"]], [made["roster"]["id"]])

    def test_the_answers_of_a_conversion_are_checked(self):
        self.assertIn("convert.nothing", self.cli("convert", "dba/gallic", "--answers", '{"convert.nothing":1}', expect=1))
        self.assertIn("cannot be converted", self.cli("convert", "punic/syracuse", expect=1))
        self.assertIn("converts no armies", self.cli("convert", "dba/gallic", "--to", "dba", expect=1))

    def test_a_seal_can_be_checked_with_another_tool(self):
        sealed = self.cli("seal", "-", text='{"kind":"none"}\n')
        note = sealed["note"]
        wanted = hashlib.blake2b(bytes.fromhex(note["nonce"]) + note["text"].encode(), digest_size=32).hexdigest()
        self.assertEqual(sealed["seal"], wanted)
        self.assertEqual(note["text"], '{"kind":"none"}')

    def test_a_campaign_is_kept_and_taken_back(self):
        self.assertEqual(self.cli("campaign", "list"), [])
        new = self.cli("campaign", "new", "ancients", "Bellum", "--armies", "ancients/legion,ancients/forest-tribes", "--seed", "5")
        shown = self.cli("campaign", "show", new["id"])
        units = {side: [key for key, unit in shown["units"].items() if unit["side"] == side] for side in "ab"}
        field = json.dumps({"a": units["a"][:8], "b": units["b"][:8]})
        self.assertIn("too many", self.cli("campaign", "act", new["id"], "field", "--input", "-", expect=1,
                                           text=json.dumps({"a": units["a"][:1], "b": units["b"]})))
        fielded = self.cli("campaign", "act", new["id"], "field", "--input", "-", "--dice", "5,2", text=field)
        self.assertEqual(fielded["sentence"].split(":")[0], "Battle 1")
        result = json.dumps({"victory": {"a": 2, "b": 0}, "outcomes": {units["b"][0]: "destroyed"}})
        after = self.cli("campaign", "act", new["id"], "result", "--input", "-", text=result)
        self.assertGreater(after["campaign"]["players"][1]["lost"], 0)
        back = self.cli("campaign", "undo", new["id"])
        self.assertEqual(back["campaign"]["players"][1]["lost"], 0)
        self.assertEqual([entry["kind"] for entry in self.cli("campaign", "history", new["id"])], ["act", "act", "undo"])
        self.assertEqual(shown["next"], {"attacker": "", "battle": 1})
        self.assertEqual([act["kind"] for act in shown["acts"]], ["field", "result", "concede"])
        self.assertIn("there is no campaign", self.cli("campaign", "show", "nobody", expect=1))
        self.assertIn("knows no campaigns", self.cli("campaign", "new", "dba", "War", "--armies", "dba/gallic,dba/gallic", expect=1))

    def test_a_campaign_goes_to_another_library(self):
        """ANC-177: its journal is all there is of it."""
        new = self.cli("campaign", "new", "ancients", "Bellum", "--armies", "ancients/legion,ancients/forest-tribes", "--seed", "5")
        self.cli("campaign", "act", new["id"], "concede", "--input", "-", text='{"side":"a"}')
        file = pathlib.Path(self.folder.name) / "bellum.optio-campaign"
        self.cli("campaign", "export", new["id"], "--output", str(file), empty=True)
        before = self.cli("campaign", "show", new["id"])
        self.assertIn("already", self.cli("campaign", "import", str(file), expect=1))
        lines = file.read_text().splitlines()
        self.assertEqual(len(lines), 2)
        with tempfile.TemporaryDirectory() as other:
            self.folder.name, kept = other, self.folder.name
            try:
                self.assertIn("no library", self.cli("campaign", "show", new["id"], expect=1))
                self.assertIn("line 2", self.cli("campaign", "import", "-", text=lines[0].replace("Bellum", "Pax") + "\n" + lines[1], expect=1))
                self.cli("campaign", "import", str(file))
                self.assertEqual(self.cli("campaign", "show", new["id"]), before)
            finally:
                self.folder.name = kept

    def fielded(self):
        """A campaign whose first battle is fielded, and its units by side."""
        new = self.cli("campaign", "new", "ancients", "Bellum", "--armies", "ancients/legion,ancients/forest-tribes", "--seed", "5")
        shown = self.cli("campaign", "show", new["id"])["units"]
        units = {side: [key for key, unit in shown.items() if unit["side"] == side] for side in "ab"}
        field = json.dumps({"a": units["a"][:6], "b": units["b"][:8]})
        self.cli("campaign", "act", new["id"], "field", "--input", "-", "--dice", "5,2", text=field)
        return new["id"], units

    def test_a_battle_is_fought_as_a_game_and_reports_back(self):
        """ANC-162, ANC-166 to ANC-171: by a file that is played, and by the library's own game."""
        war, units = self.fielded()
        self.assertIn("no game of battle 1", self.cli("campaign", "report", war, expect=1))
        self.assertIn("no game of battle 1", self.cli("campaign", "act", war, "result", "--from-game", expect=1))
        begun = self.cli("campaign", "fight", war, "--options", '{"pips":"fixed"}')
        self.assertEqual(begun["title"].split(":")[0], "Bellum, battle 1")
        self.assertTrue(begun["begun"])
        again = self.cli("campaign", "fight", war)
        self.assertEqual((again["begun"], again["game"]), (False, begun["game"]))
        self.assertEqual([game["title"] for game in self.cli("journal", "list")], [begun["title"]])
        self.assertIn("attacker", self.cli("campaign", "fight", war, "--options", '{"attacker":"b"}', "--output", self.folder.name + "/x", expect=1))
        game = str(pathlib.Path(self.folder.name) / "battle.optio-game")
        self.cli("journal", "export", begun["game"], "--output", game, empty=True)
        self.cli("journal", "act", game, "start-battle")
        self.cli("journal", "correct", game, "--set", '/place_b1.1="destroyed"', "--set", '/place_b1.2="fled"', "--reason", "on the table")
        report = self.cli("campaign", "report", war, "--game", game)
        self.assertEqual(report["outcomes"], {units["b"][0]: "destroyed", units["b"][1]: "fled"})
        self.assertIn("turn 1", report["why"][units["b"][0]])
        self.assertFalse(report["over"])
        self.assertEqual(self.cli("campaign", "report", war)["outcomes"], {})  # the library's own has not been played
        self.assertIn("--from-game", self.cli("campaign", "act", war, "result", "--game", game, expect=1))
        self.assertIn("only a result", self.cli("campaign", "act", war, "concede", "--from-game", expect=1))
        entered = self.cli("campaign", "act", war, "result", "--from-game", "--game", game, "--input", "-", text='{"victory":{"a":2,"b":0}}')
        self.assertIn("1 unit destroyed (ANC-171)", entered["sentence"])
        self.assertIn("No battle", self.cli("campaign", "act", war, "result", "--input", "-", text='{"victory":{"a":2}}', expect=1))
        changed = self.cli("campaign", "show", war)["changedGames"]  # the library's own says otherwise
        self.assertEqual([one["battle"] for one in changed], [1])
        self.assertIn("not lost after all", changed[0]["text"])
        self.cli("journal", "import", game)  # now it has the one that was played
        self.assertEqual(self.cli("campaign", "show", war)["changedGames"], [])
        self.cli("campaign", "undo", war)
        self.cli("campaign", "act", war, "result", "--from-game", "--input", "-", text='{"victory":{"a":2,"b":0}}')
        self.assertIn("no battle is being fought", self.cli("campaign", "report", war, expect=1))

    def test_a_game_of_other_armies_is_refused(self):
        war, units = self.fielded()
        game = str(pathlib.Path(self.folder.name) / "battle.optio-game")
        self.cli("campaign", "fight", war, "--output", game)
        self.assertEqual(self.cli("journal", "list"), [])
        self.assertIn("exists", self.cli("campaign", "fight", war, "--output", game, expect=1))
        self.cli("campaign", "undo", war)
        self.assertIn("field the armies first", self.cli("campaign", "fight", war, expect=1))
        self.cli("campaign", "act", war, "field", "--input", "-", "--dice", "5,2", text=json.dumps({"a": units["a"][:5], "b": units["b"][:8]}))
        self.assertIn("other armies", self.cli("campaign", "act", war, "result", "--from-game", "--game", game, expect=1))
        free = str(pathlib.Path(self.folder.name) / "free.optio-game")
        self.cli("journal", "new", "ancients", "--armies", "ancients/legion,ancients/forest-tribes", "--output", free, empty=True)
        self.assertIn("not of the campaign", self.cli("campaign", "report", war, "--game", free, expect=1))
        self.cli("campaign", "undo", war)
        self.cli("campaign", "act", war, "field", "--input", "-", "--dice", "5,2", text=json.dumps({"a": units["a"][:6], "b": units["b"][:8]}))
        self.assertEqual(self.cli("campaign", "report", war, "--game", game)["outcomes"], {})  # fielded as before, it fits again

    def test_a_killed_program_leaves_whole_campaigns(self):
        """ANC-177: an act and all its rows are in the file, or none of them."""
        new = self.cli("campaign", "new", "ancients", "Bellum", "--armies", "ancients/legion,ancients/forest-tribes", "--seed", "5")
        done, killed = 0, 0
        for number in range(16):
            act = ["campaign", "act", new["id"], "concede", "--input", "-"] if done % 2 == 0 else ["campaign", "undo", new["id"]]
            ran = subprocess.Popen([CLI, "--data", self.folder.name, *act], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            ran.stdin.write(b'{"side":"b"}' if done % 2 == 0 else b"")
            ran.stdin.close()
            try:
                ran.wait(timeout=number * 0.02)
            except subprocess.TimeoutExpired:
                ran.kill()
                killed += 1
            told = ran.stdout.read()
            ran.stdout.close()
            ran.wait()
            shown = self.cli("campaign", "show", new["id"])
            self.assertIn(shown["entries"], (done, done + 1))
            if told.endswith(b"}\n"):  # what was told is there
                self.assertEqual(shown["entries"], done + 1)
            done = shown["entries"]
            self.assertEqual(shown["status"], "over" if done % 2 else "open")
            self.assertEqual(self.cli("campaign", "list")[0]["status"], shown["status"])
        self.assertGreater(killed, 0)
        self.assertEqual(len(self.cli("campaign", "history", new["id"])), done)

    def test_looking_ahead_tells_no_notes(self):
        """ANC-110, ANC-112: what somebody may look at, as the enemy or as nobody, tells not which note is a bluff nor who is bound to one."""
        game = str(pathlib.Path(self.folder.name) / "ahead.jsonl")
        self.cli("journal", "new", "ancients", "--armies", "ancients/legion,ancients/forest-tribes", "--output", game, empty=True)
        for kind in ("strategic_advantage", "none"):
            self.cli("journal", "act", game, "seal-note", "--input", "-", text=json.dumps({"side": "a", "answers": {"sl.kind": kind}}))
        self.cli("journal", "act", game, "start-battle")
        self.cli("journal", "act", game, "begin-turn")
        for side in ([], ["--side", "b"]):
            shown = self.cli("journal", "act", game, "pips", "--preview", "--dice", "4", *side)
            self.assertIn("initiative", shown["result"]["sentence"])
            for secret in ("bluff", "a.L"):
                self.assertNotIn(secret, json.dumps(shown))
        full = self.cli("journal", "act", game, "pips", "--preview", "--dice", "4", "--secrets")
        self.assertIn("bluff", json.dumps(full["result"]["changes"]))

    def test_a_note_is_written_by_its_form(self):
        """ANC-112, ANC-114: the journal holds the seal alone; text and nonce are printed to be kept."""
        game = str(pathlib.Path(self.folder.name) / "written.jsonl")
        self.cli("journal", "new", "ancients", "--armies", "ancients/legion,ancients/forest-tribes", "--output", game, empty=True)
        answers = {"sl.kind": "strategic_advantage"}
        entry = self.cli("journal", "act", game, "seal-note", "--input", "-", text=json.dumps({"side": "a", "answers": answers}))
        note = entry["keep"]
        self.assertEqual(json.loads(note["text"]), {"kind": "strategic_advantage"})
        self.assertNotIn("strategic", pathlib.Path(game).read_text().splitlines()[-1])
        changed = dict(note, text='{"kind":"none"}')
        refused = self.cli("journal", "act", game, "reveal", "--input", "-", text=json.dumps({"side": "a", "note": changed}), expect=1)
        self.assertIn("sealed", refused)
        opened = self.cli("journal", "act", game, "reveal", "--input", "-", text=json.dumps({"side": "a", "note": note}))
        self.assertIn("Strategic advantage", opened["result"]["sentence"])

    def test_what_a_note_costs_is_its_writers_secret(self):
        """ANC-110, ANC-112: a real stratagem and a bluff read alike; with --secrets the leader is bound."""
        game = str(pathlib.Path(self.folder.name) / "bound.jsonl")
        self.cli("journal", "new", "ancients", "--armies", "ancients/legion,ancients/forest-tribes", "--output", game, empty=True)
        told = []
        for kind in ("strategic_advantage", "none"):
            entry = self.cli("journal", "act", game, "seal-note", "--input", "-", text=json.dumps({"side": "a", "answers": {"sl.kind": kind}}))
            self.assertNotIn("participants", entry["key"])
            told.append((entry["act"], entry["result"]))
        self.assertEqual(told[0], told[1])
        self.assertNotIn("a.L", json.dumps(self.cli("journal", "replay", game)))
        notes = self.cli("journal", "replay", game, "--secrets")["state"]["sides"][0]["notes"]
        self.assertEqual(["leader" in note for note in notes], [True, False])
        refused = self.cli("journal", "act", game, "seal-note", "--input", "-", expect=1,
                           text=json.dumps({"side": "b", "answers": {"sl.kind": "strategic_advantage"}}))
        self.assertIn("ANC-110", refused)  # the tribes have no leader

    def test_an_opened_note_is_taken_back_by_both_players_alone(self):
        """ANC-018: the secret is out; a note sealed in private is taken back by both as well."""
        sealed = self.cli("seal", "-", text='{"kind":"none"}\n')
        game = str(pathlib.Path(self.folder.name) / "game.jsonl")
        self.cli("journal", "new", "ancients", "--armies", "ancients/legion,ancients/forest-tribes", "--output", game, empty=True)
        self.cli("journal", "act", game, "seal-note", "--input", "-", text=json.dumps({"side": "a", "seal": sealed["seal"]}))
        self.cli("journal", "act", game, "reveal", "--input", "-", text=json.dumps({"side": "a", "note": sealed["note"]}))
        self.assertIn("both players", self.cli("journal", "undo", game, expect=1))
        self.cli("journal", "undo", game, "--agreed")
        self.assertIn("in private", self.cli("journal", "undo", game, expect=1))
        self.cli("journal", "undo", game, "--agreed")


if __name__ == "__main__":
    unittest.main()
