# SPDX-License-Identifier: GPL-3.0-or-later
"""Battles by e-mail on the command line: two computers that send each other files and nothing else, while programs are killed, mails come
twice, late or mangled, and stores are put back (PBM-03, PBM-04, PBM-41, PBM-45, PBM-46)."""
import collections
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import textwrap
import time
import unittest

from cli_support import PROGRAM, TESTS, Answer, CliTest

DEEP = "OPTIO_DEEP" in os.environ


class Device:
    """A player's computer."""

    def __init__(self, folder, name, chance=None, kills=0.0):
        self.folder, self.name, self.chance, self.kills, self.killed = folder, name, chance, kills, 0
        folder.mkdir()
        self.files = 0

    def start(self, arguments, stdin):
        call = [str(PROGRAM), "--data", str(self.folder / "data"), *map(str, arguments)]
        pipe = subprocess.PIPE
        return subprocess.Popen(call, stdin=subprocess.DEVNULL if stdin is None else pipe, stdout=pipe, stderr=pipe, cwd=self.folder)

    def call(self, *arguments, stdin=None):
        """What a command answers. Before that it may have been killed in the middle a few times."""
        while self.chance and self.chance.random() < self.kills:
            program = self.start(arguments, stdin)
            if stdin is not None:
                program.stdin.write(stdin)
                program.stdin.close()
            time.sleep(self.chance.random() * self.chance.choice((0.02, 0.1, 0.5)))
            program.kill()
            program.wait()
            for pipe in (program.stdout, program.stderr):
                pipe.close()
            self.killed += 1
        program = self.start(arguments, stdin)
        out, err = program.communicate(stdin, timeout=300)
        return Answer(subprocess.CompletedProcess([], program.returncode, out, err))

    def done(self, *arguments, stdin=None):
        answer = self.call(*arguments, stdin=stdin)
        assert answer.code == 0, (arguments, answer.text[:2000], answer.message)
        return answer.json

    def sent(self, *arguments, stdin=None):
        """The file that a command writes."""
        answer = self.call(*arguments, stdin=stdin)
        assert answer.code == 0, (arguments, answer.message)
        return answer.out

    def open(self, mail, *more):
        return self.call("pbem", "open", "-", *more, stdin=mail)

    def turn(self, battle, *orders):
        """Plays and closes a turn; gives its file."""
        state = self.done("pbem", "list")[0]["state"]
        if state in ("your turn", "disputed"):  # unless a program that was killed has closed it
            self.done("pbem", "play", battle, "--seed", self.chance.randrange(1000) if self.chance else 1)
        return self.sent("pbem", "send", battle, *orders)


class MailTest(CliTest):
    def begin(self, armies, options=None, kills=0.0, seed=1):
        chance = random.Random(seed)
        anna, ben = (Device(self.folder / name, name, chance, kills) for name in ("Anna", "Ben"))
        quiet, anna.kills = anna.kills, 0  # a second invitation would be another battle
        invitation = anna.sent("pbem", "new", "--armies", armies, "--name", "Anna", "--options", json.dumps(options or {}))
        anna.kills = quiet
        battle = anna.done("pbem", "list")[0]["battle"]
        shown = ben.done("pbem", "open", "-", stdin=invitation)
        self.assertEqual(shown["opening"], "invitation")
        self.assertEqual(shown["invitation"]["from"], "Anna")
        accepted = ben.open(invitation, "--accept", "--name", "Ben")
        if accepted.code != 0:  # accepted, and then killed before it was told
            self.assertTrue(ben.killed and "no invitation" in accepted.message, accepted.message)
        acceptance = ben.sent("pbem", "send", battle)
        self.assertIn(anna.done("pbem", "open", "-", stdin=acceptance)["opening"], ("acceptance", "known"))
        codes = {device.done("pbem", "list")[0]["code"] for device in (anna, ben)}
        self.assertEqual(len(codes), 1)  # PBM-25
        return anna, ben, battle, [acceptance]

    def play(self, anna, ben, battle, files, most=2000, strange=False):
        """To the end, or so many turns."""
        while len(files) <= most:
            mover, other = (anna, ben) if len(files) % 2 else (ben, anna)
            file = mover.turn(battle)
            self.assertEqual(mover.sent("pbem", "send", battle), file)  # PBM-04
            files.append(file)
            if strange:
                self.strange(mover, other, files)
            came = other.open(self.mailed(file, mover.chance) if strange else file)
            stands = other.done("pbem", "list")[0]
            if came.code != 0 and other.killed and stands["state"] == "over":  # taken in, our closing added, and then killed
                return stands
            self.assertEqual(came.code, 0, came.text)
            self.assertIn(came.json["opening"], ("news", "known"))
            if came.json["state"] == "over":
                return came.json
        return None

    def strange(self, mover, other, files):
        """What happens to mails on the way: late, twice, back to their sender, cut off."""
        chance, file = mover.chance, files[-1]
        if chance.random() < 0.3 and len(files) > 3:
            late = other.open(self.mailed(files[chance.randrange(len(files) - 2)], chance))
            self.assertIn(late.json["fault"]["rule"], ("PBM-63", "PBM-76"))
        if chance.random() < 0.3:
            again = mover.open(file).json
            self.assertTrue(again["state"] == "over" or again["fault"]["rule"] == "PBM-62", again)
        if chance.random() < 0.3:
            cut = other.open(file[:chance.randrange(len(file) - 200)])
            self.assertIn(cut.json["fault"]["rule"], ("PBM-60", "PBM-63", "PBM-62"), cut.text)
        if chance.random() < 0.3:
            at = chance.randrange(len(file) * 2 // 3, len(file) - 200)
            changed = file[:at] + (b"7" if file[at:at + 1] != b"7" else b"8") + file[at + 1:]
            self.assertEqual(other.open(changed).code, 1)

    def mailed(self, file, chance):
        """As it comes out of a mail program."""
        kind = chance.randrange(4)
        if kind == 0:
            return file
        text = subprocess.run([sys.executable, "-c", TEXT], input=file, capture_output=True, check=True).stdout.decode()
        if kind == 1:
            return ("Hello,\r\nmy turn.\r\n" + text.replace("\n", "\r\n")).encode()
        quoted = "".join("> " + line + "\n" for line in text.splitlines())
        return ("You wrote:\n" + (quoted if kind == 2 else "\n".join(textwrap.wrap(quoted, 50)))).encode()

    def finish(self, anna, ben, battle, files):
        """Closings, audits, and what a program of its own says of the file."""
        mover, other = (anna, ben) if len(files) % 2 == 0 else (ben, anna)
        closed = other.sent("pbem", "send", battle)
        self.assertEqual(mover.open(closed).code, 0)
        audits = {device.done("pbem", "audit", battle)["audit"] for device in (anna, ben)}
        self.assertEqual(len(audits), 1)
        self.assertRegex(audits.pop(), r"^Audit of \d+ turns and (1 die|\d+ dice): no fault$")
        self.assertEqual(anna.sent("pbem", "send", battle), closed)
        path = self.folder / "battle.optio-turn"
        path.write_bytes(closed)
        verified = anna.done("pbem", "verify", path)
        self.assertTrue(verified["ok"] and verified["turns"] == len(files) - 1)
        self.assertEqual(anna.done("journal", "verify", path), verified)  # PBM-75
        self.verified_elsewhere(path, len(files) - 1)

    def verified_elsewhere(self, path, turns):
        """Every die by the second implementation."""
        dice = collections.Counter()
        for line in path.read_text(encoding="ascii").splitlines():
            dice.update(slot.split("|")[0] for slot, _ in json.loads(line).get("dice", []))
        done = subprocess.run([sys.executable, str(TESTS / "verify_turns.py"), str(path)], capture_output=True, text=True, timeout=600)
        self.assertEqual((done.returncode, done.stdout.strip()), (0, f"{turns} turns, {sum(dice.values())} dice: no fault"))

    def test_battles_with_kills_and_strange_mails(self):
        """One; as a deep test twenty: five of each period, programs being killed all the time."""
        periods = {"carthage,republican-rome": {"pursuit": True, "ground_woods": True}, "sparta,persia-of-xerxes": {},
                   "oda-1575,takeda-1572": {"ground_forest": True}, "fen-folk,serpent-temple": {"heroes": True}}
        top = self.folder
        for number in range(len(periods) * 5 if DEEP else 1):
            armies, options = list(periods.items())[number % len(periods)]
            seed = number // len(periods) + 1
            with self.subTest(armies=armies, seed=seed):
                self.folder = top / str(number)
                self.folder.mkdir()
                anna, ben, battle, files = self.begin(armies, options, 0.25 if DEEP else 0.0, seed)
                end = self.play(anna, ben, battle, files, strange=True)
                self.assertIn(end["result"]["by"], ("level", "units", "length"))
                killed = anna.killed + ben.killed
                self.assertTrue(not DEEP or killed > 10)
                for device in (anna, ben):
                    device.kills = 0
                self.finish(anna, ben, battle, files)
                noted = [line for line in files[-1].decode().splitlines() if line.startswith('{"end"') and '"restored"' in line]
                self.assertEqual(noted, [])  # a program that was killed is no store that was put back
                if DEEP:
                    print(f"{armies}, seed {seed}: {len(files) - 1} turns, {killed} programs killed, {end['result']}", file=sys.stderr, flush=True)

    def test_another_period(self):
        anna, ben, battle, files = self.begin("oda-1575,takeda-1572", {"ground_forest": True})
        self.play(anna, ben, battle, files)
        self.finish(anna, ben, battle, files)

    def test_an_invitation_tells_all_of_its_battle(self):  # PBM-06
        for armies, options in (("carthage,gauls", {"pursuit": True, "ground_woods": True, "percent_b": 55, "extra_cohesion": 2}),
                                ("oda-1575,takeda-1572", {}), ("fen-folk,serpent-temple", {"heroes": True})):
            anna, ben = Device(self.folder / f"Anna, {armies}", "Anna"), Device(self.folder / f"Ben, {armies}", "Ben")
            invitation = anna.sent("pbem", "new", "--armies", armies, "--name", "Anna", "--title", "Once more", "--options", json.dumps(options))
            setup = json.loads(invitation.decode().splitlines()[1])["setup"]
            told = ben.done("pbem", "open", "-", stdin=invitation)["invitation"]
            self.assertEqual((told["from"], told["title"], told["ruleset"]), ("Anna", "Once more", "hoplites"))
            for key in ("period", "limit", "percent", "terrain", "extras"):
                self.assertEqual(told[key], setup[key], key)
            self.assertLessEqual(setup["prefs"].items() - {"fog": False, "variable_initiative": False}.items(), told["options"].items())
            self.assertEqual({one["option"]: one["value"] for one in told["changed"]}, options)
            for one in told["changed"]:
                self.assertTrue(one["label"] and one["default"] != one["value"] == told["options"][one["option"]])
            for shown, army in zip(told["armies"], setup["armies"], strict=True):
                self.assertEqual([shown[key] for key in ("name", "rules", "tags")], [army[key] for key in ("name", "rules", "tags")])
                self.assertEqual([shown["leader"], shown["initiative"], shown["command"], shown.get("clans", 0)], army["leader"])
                self.assertEqual([[one["area"], one["terrain"]] for one in shown["areas"]], army["areas"])
                for text, card in zip(shown["cards"], army["cards"], strict=True):
                    for part in (part for field in card for part in (field if isinstance(field, list) else [field])):
                        self.assertIn(str(part), text)
            self.assertEqual(ben.done("pbem", "list"), [])  # looking at it answers nothing

    def test_the_pass_is_given_up(self):
        anna, ben, battle, files = self.begin("sparta,persia-of-xerxes")
        self.play(anna, ben, battle, files, most=8)
        files.append(anna.sent("pbem", "send", battle, "--resign"))
        over = ben.done("pbem", "open", "-", stdin=files[-1])
        self.assertEqual((over["state"], over["result"], over["closed"]), ("over", {"winner": "B", "by": "resign"}, True))
        self.finish(anna, ben, battle, files)

    def test_a_draw_is_agreed(self):  # PBM-44
        anna, ben, battle, files = self.begin("gauls,parthia")
        self.play(anna, ben, battle, files, most=1)
        self.assertIn("offered", ben.call("pbem", "send", battle, "--accept-draw").message)
        ben.done("pbem", "play", battle)
        files.append(ben.sent("pbem", "send", battle, "--offer-draw"))
        self.assertTrue(anna.done("pbem", "open", "-", stdin=files[-1])["drawOffered"])
        files.append(anna.sent("pbem", "send", battle, "--accept-draw"))
        self.assertEqual(ben.done("pbem", "open", "-", stdin=files[-1])["result"], {"winner": "draw", "by": "agreed"})
        self.finish(anna, ben, battle, files)

    def test_a_turn_by_hand(self):
        anna, ben, battle, files = self.begin("carthage,republican-rome")
        shown = anna.done("pbem", "show", battle[:8])
        self.assertEqual((shown["state"], shown["turn"], shown["finished"], shown["acts"]), ("your turn", 1, False, []))
        self.assertEqual(len(shown["view"]["sides"][0]["hand"]), 7)
        self.assertIn("not finished", anna.call("pbem", "send", battle).message)
        self.assertIn("not your turn", ben.call("pbem", "play", battle).message)
        self.assertIn("may not be done now", anna.call("pbem", "play", battle, "--do", "Win").message)
        anna.done("pbem", "play", battle, "--do", shown["choices"][0])
        again = anna.done("pbem", "show", battle)
        self.assertEqual(len(again["acts"]), 1)  # kept, though the program has ended (PBM-41)
        anna.done("pbem", "play", battle, "--undo")
        self.assertEqual(anna.done("pbem", "show", battle), {**shown, "changed": anna.done("pbem", "list")[0]["changed"]})
        self.assertIn("nothing has been done", anna.call("pbem", "play", battle, "--undo").message)
        acts = anna.done("pbem", "play", battle)["acts"]
        while (taken := anna.call("pbem", "play", battle, "--undo")).code == 0:  # back to the last die or card
            self.assertLess(taken.json["acts"], acts)
            acts = taken.json["acts"]
        self.assertIn("is not taken back (PBM-42)", taken.message)
        self.assertIn('"do":"draw"', anna.done("pbem", "show", battle)["acts"][-1])
        anna.done("pbem", "play", battle)
        orders = {"withdraw": {"SK": "always"}, "react": {"LI": "never"}}
        self.assertIn("PBM-40", anna.call("pbem", "send", battle, "--orders", '{"withdraw":{"SK":"perhaps"}}').message)
        file = anna.sent("pbem", "send", battle, "--orders", json.dumps(orders))
        self.assertEqual(json.loads(file.decode().splitlines()[-2])["orders"], orders)
        self.assertEqual(anna.done("pbem", "show", battle)["orders"], orders)
        self.assertNotIn("choices", anna.done("pbem", "show", battle))
        self.assertEqual(ben.done("pbem", "open", "-", stdin=file)["opening"], "news")
        last = ben.done("pbem", "show", battle)["lastTurn"]  # PBM-43
        self.assertEqual(last["turn"], 1)
        self.assertIn("A card is drawn", " ".join(last["told"]).replace("Carthage: a", "A"))
        self.assertIn("not over", anna.call("pbem", "audit", battle).message)
        self.assertEqual(anna.done("pbem", "delete", battle), {"deleted": battle})
        self.assertEqual(anna.done("pbem", "list"), [])
        self.assertEqual(anna.open(file).json["fault"]["rule"], "PBM-64")

    def test_a_store_that_was_put_back_is_told(self):  # PBM-46, PBM-55, PBM-73
        anna, ben, battle, files = self.begin("carthage,republican-rome")
        self.play(anna, ben, battle, files, most=4)
        shutil.copytree(anna.folder / "data", self.folder / "copy")
        first = anna.turn(battle)
        for file in (anna.folder / "data").glob("optio.sqlite*"):
            file.unlink()
        for file in (self.folder / "copy").glob("optio.sqlite*"):
            shutil.copy(file, anna.folder / "data")
        anna.done("pbem", "play", battle, "--player", "random", "--seed", "9")
        second = anna.sent("pbem", "send", battle)
        self.assertNotEqual(first, second)
        self.assertIn('"notes":[["restored",5]]', second.decode().splitlines()[-2])
        came = ben.done("pbem", "open", "-", stdin=second)
        self.assertEqual(came["notes"][0]["rule"], "PBM-73")
        twice = ben.open(first)  # both are signed
        self.assertEqual((twice.code, twice.json["fault"]["rule"], twice.json["state"]), (1, "PBM-66", "disputed"))
        proof = ben.done("pbem", "show", battle)["proofs"]
        self.assertEqual([(one["number"], one["player"], one["part"]) for one in proof], [(1, "Anna", "turn 5")])
        self.assertEqual(ben.sent("pbem", "proof", battle), first)
        self.assertIn("no second version 2", ben.call("pbem", "proof", battle, "--number", "2").message)
        # Had the first come before, it would count, and Anna would be asked to go on from it.
        for file in (anna.folder / "data").glob("optio.sqlite*"):
            file.unlink()
        for file in (self.folder / "copy").glob("optio.sqlite*"):
            shutil.copy(file, anna.folder / "data")
        self.assertEqual(anna.done("pbem", "open", "-", stdin=second)["opening"], "news")  # her own turn, lost and found
        anna_now = ben.turn(battle)
        self.assertEqual(anna.done("pbem", "open", "-", stdin=anna_now)["state"], "your turn")

    def test_another_version_is_taken_over(self):  # PBM-55, PBM-77
        anna, ben, battle, files = self.begin("carthage,republican-rome")
        self.play(anna, ben, battle, files, most=4)
        shutil.copytree(anna.folder / "data", self.folder / "copy")
        first = anna.turn(battle)
        self.assertEqual(ben.done("pbem", "open", "-", stdin=first)["opening"], "news")
        reply = ben.turn(battle)
        shutil.rmtree(anna.folder / "data")
        shutil.copytree(self.folder / "copy", anna.folder / "data")
        anna.done("pbem", "play", battle, "--player", "random", "--seed", "9")
        given_up = anna.sent("pbem", "send", battle)
        asked = anna.open(reply)
        self.assertEqual((asked.code, asked.json["fault"]["rule"]), (1, "PBM-77"))
        self.assertEqual(anna.done("pbem", "list")[0]["turn"], 6)
        self.assertNotIn("proofs", anna.done("pbem", "show", battle))
        self.assertEqual(anna.done("pbem", "open", "-", "--take-over", stdin=reply)["turn"], 7)
        self.assertEqual([one["part"] for one in anna.done("pbem", "show", battle)["proofs"]], ["turn 5"])
        self.assertEqual(anna.sent("pbem", "proof", battle), given_up)
        self.assertEqual(ben.done("pbem", "open", "-", stdin=anna.turn(battle))["opening"], "news")

    def test_house_rules_are_kept(self):  # DAT-15, PBM-61, M26 (g)
        rules = 'extends = "hoplites"\nid = "hands"\nname = "Other hands"\n[battle.hand]\nmost = 5\n'
        anna, ben = Device(self.folder / "Anna", "Anna"), Device(self.folder / "Ben", "Ben")
        houses = [device.folder / "data/house/hands.toml" for device in (anna, ben)]
        houses[0].parent.mkdir(parents=True)
        houses[0].write_text(rules, encoding="utf-8")
        invitation = anna.sent("pbem", "new", "--ruleset", "hoplites+hands", "--armies", "carthage,gauls", "--name", "Anna")
        refused = ben.open(invitation).json["fault"]
        self.assertEqual(refused["rule"], "PBM-61")
        self.assertIn("house rules hands", refused["text"])
        houses[1].parent.mkdir(parents=True)
        houses[1].write_text(rules, encoding="utf-8")
        acceptance = ben.open(invitation, "--accept", "--name", "Ben").out
        houses[0].unlink()
        houses[1].write_text(rules.replace("most = 5", "most = 6"), encoding="utf-8")
        self.assertEqual(anna.done("pbem", "open", "-", stdin=acceptance)["opening"], "acceptance")
        battle = anna.done("pbem", "list")[0]["battle"]
        self.assertEqual(len(anna.done("pbem", "show", battle)["view"]["sides"][0]["hand"]), 5)
        self.play(anna, ben, battle, [acceptance], most=4)
        self.assertEqual(anna.done("pbem", "show", battle)["setUp"]["ruleset"], "hoplites+hands")

    def test_misuse(self):
        self.misused("pbem", naming=("new", "open", "send"))
        self.misused("pbem", "new", "--armies", "carthage,gauls")
        self.misused("pbem", "open", "x", "--accept")
        self.misused("pbem", "send", "x", "--resign", "--accept-draw")
        self.refused("pbem", "show", "none", naming=("none",))
        self.refused("pbem", "new", "--armies", "carthage,gauls", "--name", "A", "--options", '{"fog":true}', naming=("PBM-05",))
        self.refused("pbem", "new", "--armies", "carthage,oda-1575", "--name", "A", naming=("never meet",))
        broken = self.run_cli("pbem", "verify", self.write("x.optio-turn", '{"format":"optio-pbem","v":1}\n'))
        self.assertEqual((broken.code, broken.json["fault"]["rule"]), (1, "PBM-60"))


# "Copy as text" (PBM-33), by another program than the one that reads it.
TEXT = r"""
import base64, hashlib, sys
data = sys.stdin.buffer.read()
text = base64.urlsafe_b64encode(data).decode().rstrip("=")
print("-----BEGIN OPTIO TURN-----")
print(len(data), hashlib.blake2b(data, digest_size=32).hexdigest()[:16])
for at in range(0, len(text), 64):
    print(text[at:at + 64])
print("-----END OPTIO TURN-----")
"""

if __name__ == "__main__":
    unittest.main()
