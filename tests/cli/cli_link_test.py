# SPDX-License-Identifier: GPL-3.0-or-later
"""A game shared between processes (LNK): optio-cli link share, join and watch, and a guest written from docs/link.md alone."""
import asyncio
import json
import os
import signal
import socket
import subprocess
import unittest

from cli_support import PROGRAM
from link_support import LinkTest

try:
    from link_peer import Peer
except ImportError:  # python3-nacl and python3-websockets are not here
    Peer = None


class Linked(LinkTest):
    def test_two_play_and_one_watches(self):
        """LNK-10, LNK-22, LNK-24, LNK-30: acts of both, dice of both, a nod, and everybody has the same journal."""
        path = self.game("dbm", "dbm/alexandrian-macedonian,dbm/marian-roman")
        keeper, links = self.share(path, "--name", "Anna")
        guest = self.device("join", links["b"], "--name", "Ben", "--replica", self.folder / "ben")
        guest.until("link", state="connected")
        watcher = self.device("watch", links["watch"])
        watcher.until("link", state="connected")
        guest.do(do="note", text="The hill counts as difficult")
        guest.until("ruled", n=1)
        self.assertEqual(watcher.until("entry", n=1)["entry"]["text"], "The hill counts as difficult")
        keeper.do(do="note", text="Agreed")
        keeper.until("ruled", n=2)
        self.assertEqual(guest.until("entry", n=2)["entry"]["link"]["seat"], "a")
        guest.do(do="acts")
        for offer in guest.until("told")["told"]:
            if offer["refusal"] == "" and "example" in offer and guest.act(offer["resolver"], offer["example"])["event"] == "ruled":
                break
        else:
            self.fail("nothing could be done")
        last = self.lines(path)[-1]
        self.assertEqual(last["kind"], "act")
        if last["result"]["dice"]:
            self.assertEqual(set(last["shared"]), {"keeper", "promise", "value", "other"})
        # What the guest did is taken back by the keeper only with the guest's nod.
        keeper.do(do="undo", of=3)
        asked = guest.until("asked", what="nod")
        guest.do(do="answer", id=asked["id"], what="nod", agree=False)
        self.assertEqual(keeper.until("refused")["reason"], "The other side does not agree")
        keeper.do(do="undo", of=3)
        guest.do(do="answer", id=guest.until("asked", what="nod")["id"], what="nod", agree=True)
        keeper.until("ruled", n=4)
        hashes = [device.until("entry", n=4)["hash"] for device in (guest, watcher)]
        self.assertEqual(hashes[0], hashes[1])
        keeper.stop()
        guest.until("link", state="gone")
        self.assertEqual(self.done("journal", "verify", str(path)), [])

    def test_typed_dice(self):
        """LNK-31: dice that fell on the table are typed at either device, and the entry says at whose."""
        path = self.game("dba", "dba/gallic,dba/marian-roman")
        keeper, links = self.share(path)
        guest = self.device("join", links["b"])
        guest.until("link", state="connected")
        self.assertEqual(keeper.act("pips", dice=[4])["event"], "ruled")
        guest.do(do="acts")
        fight = next(one for one in guest.until("told")["told"] if one["resolver"] == "close-combat")
        self.assertEqual(guest.act("close-combat", fight["example"], dice=[5, 2])["event"], "ruled")
        pips, fought = self.lines(path)[1:3]
        for entry, seat, faces in ((pips, "a", [4]), (fought, "b", [5, 2])):
            self.assertEqual(entry["link"]["seat"], seat)
            self.assertEqual([die["value"] for die in entry["result"]["dice"]], faces)
            self.assertEqual({die["from"] for die in entry["result"]["dice"]}, {"typed"})
            self.assertNotIn("shared", entry)
        self.assertEqual(guest.act("close-combat", fight["example"], dice=[9, 2])["event"], "refused")
        self.assertEqual(self.done("journal", "verify", str(path)), [])

    def test_killed_and_back(self):
        """LNK-40, LNK-41: kill -9 of keeper and guest; what was acknowledged is there once."""
        path = self.game("dbm", "dbm/alexandrian-macedonian,dbm/marian-roman")
        acknowledged = []
        for round_ in range(4):
            keeper, links = self.share(path)
            guest = self.device("join", links["b"], "--replica", self.folder / "ben")
            guest.until("link", state="connected")
            for number in range(5):
                guest.do(do="note", text="%d.%d" % (round_, number))
                acknowledged.append(guest.until("ruled")["id"])
            guest.do(do="note", text="on its way")
            (keeper if round_ % 2 else guest).kill()
            (guest if round_ % 2 else keeper).kill()
        ids = [line["link"]["id"] for line in self.lines(path)[1:]]
        self.assertEqual(len(ids), len(set(ids)))
        self.assertLessEqual(set(acknowledged), set(ids))
        self.assertEqual(self.done("journal", "verify", str(path)), [])
        keeper, links = self.share(path)
        guest = self.device("join", links["b"], "--replica", self.folder / "ben")
        head = guest.until("link", state="connected")["head"]
        if head["n"] < len(ids):
            guest.until("entry", n=len(ids))
        guest.do(do="state")
        self.assertEqual(guest.until("state")["head"]["n"], len(ids))

    def test_the_same_codes_again(self):
        """LNK-41: killed and started again with the codes it kept, a keeper is found by the links that it gave."""
        path, codes = self.game("dbm", "dbm/alexandrian-macedonian,dbm/marian-roman"), self.folder / "codes.json"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        keeper, links = self.share(path, "--codes", codes, "--port", port)
        self.assertEqual(codes.stat().st_mode & 0o777, 0o600)
        guest = self.device("join", links["b"])
        guest.until("link", state="connected")
        for way in ("kill", "stop"):
            getattr(keeper, way)()
            guest.until("link", state="lost")
            keeper, again = self.share(path, "--codes", codes)
            self.assertEqual(again, links)
            guest.until("link", state="connected")
            guest.do(do="note", text="still here")
            guest.until("ruled")
        # Another seat gets a token beside those that there are.
        keeper.kill()
        keeper, more = self.share(path, "--codes", codes, "--seat", "umpire")
        self.assertEqual({seat: more[seat] for seat in links}, links)
        self.assertIn("umpire", more)
        guest.until("link", state="connected")
        # Ended for good, they are gone.
        keeper.do(do="stop")
        keeper.until("stopped")
        self.assertFalse(codes.exists())
        guest.until("link", state="gone")
        keeper.stop()
        codes.write_text('{"secret":"no"}')
        done = subprocess.run([str(PROGRAM), "link", "share", str(path), "--codes", str(codes)], capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("codes.json holds no codes of a shared game", done.stderr)
        self.assertEqual(self.done("journal", "verify", str(path)), [])

    def test_listens_only_while_it_shares(self):
        """LNK-01: no socket before sharing and none after."""
        path = self.game("dba", "dba/gallic,dba/marian-roman")
        keeper, links = self.share(path)
        self.assertGreaterEqual(len(self.sockets(keeper)), 1)
        guest = self.device("join", links["b"])
        guest.until("link", state="connected")
        self.assertEqual(self.sockets(guest), set())
        keeper.do(do="stop")
        keeper.until("stopped")
        self.assertEqual(self.sockets(keeper), set())
        self.assertIn("stopped sharing", guest.until("link", state="gone")["reason"])

    def test_shown_out(self):
        """LNK-02, LNK-04: a wrong token is refused, and whoever is shown out does not come back by the old link."""
        path = self.game("dba", "dba/gallic,dba/marian-roman")
        keeper, links = self.share(path)
        cut = self.device("join", links["b"][:60])
        self.assertEqual(cut.process.wait(60), 1)
        token = links["b"].split("&t=")[1][:32]
        stranger = self.device("join", links["b"].replace(token, "0" * 32))
        self.assertIn("not, or no longer, good", stranger.until("link", state="gone")["reason"])
        guest = self.device("join", links["b"], "--name", "Ben")
        guest.until("link", state="connected")
        keeper.do(do="remove", name="Ben")
        guest.until("link", state="gone")
        again = self.device("join", links["b"])
        self.assertIn("not, or no longer, good", again.until("link", state="gone")["reason"])

    @unittest.skipIf(Peer is None, "needs python3-nacl and python3-websockets")
    def test_second_implementation(self):
        """A guest written from the document joins, plays, is cut off, comes back and watches; secrets do not reach it (LNK-14)."""
        path = self.game("tropaion", "tropaion/gallic,tropaion/carthaginian")
        keeper, links = self.share(path)

        async def evening():
            ben, eve = Peer(links["b"], "Ben"), Peer(links["watch"], "Eve")
            await ben.connect()
            await ben.until("welcome")
            await eve.connect()
            await eve.until("welcome")
            self.assertNotIn("key", ben.replica.header)
            loop = asyncio.get_running_loop()
            pending = loop.run_in_executor(None, lambda: keeper.act("deal"))
            await ben.until("entry")
            answer = await pending
            self.assertEqual(answer["event"], "ruled", answer)
            await eve.until("entry")
            hand = ben.replica.state["sides"][1]["hand"]
            real = self.hands(path)
            self.assertEqual(hand, real[1], "one's own hand is seen")
            self.assertNotEqual(ben.replica.state["sides"][0]["hand"], real[0], "the other's is not")
            told = ben.heard[-1]
            self.assertNotIn("line", told)
            self.assertEqual(told["seen"]["result"]["dice"], [])
            offers = (await ben.look("acts"))["told"]
            self.assertTrue(offers)
            early = await ben.act("keep-hand", {"side": "b"})
            self.assertIn("look at their hand first", early["reason"])
            pending = loop.run_in_executor(None, lambda: keeper.act("keep-hand", {"side": "a"}))
            await ben.until("entry")
            self.assertEqual((await pending)["event"], "ruled")
            act = os.urandom(16).hex()
            head = ben.replica.head
            first = await ben.act("keep-hand", {"side": "b"}, act, head)
            self.assertEqual(first["t"], "ruled", first)
            again = await ben.act("keep-hand", {"side": "b"}, act, head)  # LNK-21: once, however often it is sent
            self.assertEqual(again["n"], first["n"])
            theirs = await ben.act("keep-hand", {"side": "a"})
            self.assertEqual(theirs["t"], "refused")
            await ben.socket.close()
            await ben.connect()
            welcome = await ben.until("welcome")
            self.assertEqual(welcome["from"], first["n"] + 1)
            self.assertEqual((await eve.act("keep-hand", {"side": "a"}))["t"], "refused", "who watches does not act")
            await ben.leave()
            await eve.leave()

        asyncio.run(evening())
        self.assertEqual(self.done("journal", "verify", str(path), "--secrets"), [])

    def notes(self, device, *texts):
        for text in texts:
            device.do(do="note", text=text)
            device.until("ruled")

    def test_carried_on(self):
        """LNK-42, LNK-43: the keeper is gone, its game goes on from a copy; it comes back, and both games are told apart."""
        path = self.game("dba", "dba/gallic,dba/marian-roman")
        keeper, links = self.share(path, "--name", "Anna")
        guest = self.device("join", links["b"], "--name", "Ben", "--replica", self.folder / "ben")
        guest.until("link", state="connected")
        self.notes(guest, "one", "two")
        guest.stop()
        self.notes(keeper, "Ben does not hear this")
        keeper.kill()
        mine = self.folder / "ben.optio-game"
        answer = self.run_cli("link", "carry-on", str(self.folder / "ben"), "--name", "Ben", "--output", str(mine))
        self.assertEqual((answer.code, answer.message), (0, ""))
        last = self.lines(mine)[-1]
        self.assertEqual((last["n"], last["keeper"]["how"], last["keeper"]["name"], last["keeper"]["seat"]), (3, "carried", "Ben", "b"))
        self.assertEqual(self.done("journal", "verify", str(mine)), [])
        again = self.run_cli("link", "carry-on", str(mine), "--output", str(self.folder / "no"))
        self.assertEqual(again.code, 1)
        self.assertIn("no copy", again.message)
        # It is shared anew; Anna's other tablet joins it.
        ben, links = self.share(mine, "--name", "Ben", "--keep", "b", "--seat", "a")
        anna = self.device("join", links["a"], "--name", "Anna", "--replica", self.folder / "anna")
        anna.until("entry", n=3)
        self.notes(anna, "on we go")
        ben.stop()
        told = self.done("link", "parted", str(path), str(mine))
        self.assertEqual((told["parted"], told["common"]), (True, 2))
        self.assertEqual([game["entries"][0]["text"] for game in told["games"]], ["Ben does not hear this", last["text"]])
        told = self.done("link", "parted", str(mine), str(self.folder / "anna"))
        self.assertEqual((told["parted"], told["common"]), (False, 4))
        other = self.run_cli("journal", "new", "dba", "--armies", "dba/gallic,dba/marian-roman", "--output", str(self.folder / "other"))
        self.assertEqual(other.code, 0)
        self.assertEqual(self.run_cli("link", "parted", str(path), str(self.folder / "other")).code, 1)
        lines = mine.read_text().splitlines()
        header = json.loads(lines[0])
        header["key"] = "ab" * 32
        forged = self.folder / "forged"
        forged.write_text("\n".join([json.dumps({"carried": header.pop("carried"), **header}, separators=(",", ":"))] + lines[1:]) + "\n")
        answer = self.run_cli("journal", "verify", str(forged))
        self.assertEqual(answer.code, 1)
        self.assertIn("not the one that it promised", answer.out.decode())

    def test_secrets_are_not_carried_on(self):
        """LNK-42: a copy that does not hold the other side's secrets is refused with a sentence."""
        path = self.game("tropaion", "tropaion/gallic,tropaion/carthaginian")
        keeper, links = self.share(path)
        guest = self.device("join", links["b"], "--replica", self.folder / "ben")
        guest.until("link", state="connected")
        keeper.kill()
        answer = self.run_cli("link", "carry-on", str(self.folder / "ben"), "--output", str(self.folder / "no"))
        self.assertEqual(answer.code, 1)
        self.assertIn("kept secret was on the lost device alone", answer.message)
        self.assertFalse((self.folder / "no").exists())

    def test_umpire_carries_on(self):
        """LNK-42: a game with secrets goes on from an umpire's copy; the players join again, each with its own hand, and the dice are verified."""
        path = self.game("tropaion", "tropaion/gallic,tropaion/carthaginian")
        keeper, links = self.share(path, "--name", "Anna", "--seat", "b", "--seat", "umpire")
        umpire = self.device("join", links["umpire"], "--name", "Uma", "--replica", self.folder / "uma")
        umpire.until("link", state="connected")
        ben = self.device("join", links["b"], "--name", "Ben", "--replica", self.folder / "ben")
        ben.until("link", state="connected")
        self.assertEqual(keeper.act("deal")["event"], "ruled")
        self.assertEqual(keeper.act("keep-hand", {"side": "a"})["event"], "ruled")
        ben.until("entry", n=2)
        self.assertEqual(ben.act("keep-hand", {"side": "b"})["event"], "ruled")
        umpire.until("entry", n=3)
        hands = self.hands(path)
        keeper.kill()
        umpire.stop()
        ben.stop()
        mine = self.folder / "uma.optio-game"
        answer = self.run_cli("link", "carry-on", str(self.folder / "uma"), "--name", "Uma", "--output", str(mine))
        self.assertEqual((answer.code, answer.message), (0, ""))
        self.assertEqual(self.done("journal", "verify", str(mine), "--secrets"), [])
        self.assertEqual(self.hands(mine), hands)
        uma, links = self.share(mine, "--name", "Uma", "--keep", "none", "--seat", "a", "--seat", "b")
        anna = self.device("join", links["a"], "--name", "Anna", "--replica", self.folder / "anna")
        ben = self.device("join", links["b"], "--name", "Ben", "--replica", self.folder / "ben")
        for side, device in enumerate((anna, ben)):
            device.until("entry", n=4)
            device.do(do="state")
            shown = [one["hand"] for one in device.until("state")["state"]["sides"]]
            self.assertEqual(shown[side], hands[side])
            self.assertNotEqual(shown[1 - side], hands[1 - side])
        self.notes(anna, "on we go")
        ben.until("entry", n=5)
        self.assertEqual(self.done("journal", "verify", str(mine), "--secrets"), [])
        self.assertNotIn(json.dumps(hands[0]), (self.folder / "ben").read_text())

    def test_handed_over(self):
        """LNK-44: the keeper hands the game over; watchers follow by themselves, and nothing is ruled in between."""
        path = self.game("tropaion", "tropaion/gallic,tropaion/carthaginian")
        keeper, links = self.share(path, "--name", "Anna")
        mine = self.folder / "ben.optio-game"
        ben = self.device("join", links["b"], "--name", "Ben", "--replica", self.folder / "ben", "--game", mine)
        ben.until("link", state="connected")
        watcher = self.device("watch", links["watch"])
        watcher.until("link", state="connected")
        self.assertEqual(keeper.act("deal")["event"], "ruled")
        keeper.do(do="hand", name="Nobody")
        self.assertIn("nobody of that name", keeper.until("error")["text"])
        keeper.do(do="hand", name="Ben")
        ben.until("keeper")
        link = keeper.until("moved")["link"]
        keeper.do(do="note", text="too late")
        self.assertIn("handed over", keeper.until("refused")["reason"])
        watcher.until("moved")
        watcher.until("link", state="connected")
        anna = self.device("join", link, "--name", "Anna", "--replica", self.folder / "anna")
        anna.until("entry", n=3)
        self.notes(anna, "from Anna")
        self.notes(ben, "from Ben")
        self.assertEqual(watcher.until("entry", n=5)["entry"]["text"], "from Ben")
        late = self.device("watch", links["watch"])  # by the old code
        late.until("moved")
        late.until("entry", n=5)
        kinds = [line.get("keeper", {}).get("how") for line in self.lines(mine)[1:]]
        self.assertEqual(kinds, [None, "handing", "handed", None, None])
        self.assertEqual(self.done("journal", "verify", str(mine), "--secrets"), [])
        told = self.done("link", "parted", str(path), str(mine))
        self.assertEqual((told["parted"], told["common"]), (False, 2))

    @unittest.skipIf(Peer is None, "needs python3-nacl and python3-websockets")
    def test_second_implementation_follows(self):
        """LNK-44: the guest written from the document follows the game to its new keeper."""
        path = self.game("tropaion", "tropaion/gallic,tropaion/carthaginian")
        keeper, links = self.share(path, "--name", "Anna")
        ben = self.device("join", links["b"], "--name", "Ben", "--game", self.folder / "ben.optio-game")
        ben.until("link", state="connected")

        async def evening():
            eve = Peer(links["watch"], "Eve")
            await eve.connect()
            await eve.until("welcome")
            loop = asyncio.get_running_loop()
            keeper.do(do="hand", name="Ben")
            self.assertTrue((await eve.until("bye"))["link"])
            await eve.socket.close()
            await eve.connect()
            welcome = await eve.until("welcome")
            self.assertIsNone(welcome.get("header"))
            self.assertEqual(welcome["keeper"], "Ben")
            await loop.run_in_executor(None, lambda: ben.until("keeper"))
            answer = await loop.run_in_executor(None, lambda: ben.act("deal"))
            self.assertEqual(answer["event"], "ruled", answer)
            await eve.until("entry")
            await eve.leave()

        asyncio.run(evening())
        self.assertEqual(self.done("journal", "verify", str(self.folder / "ben.optio-game")), [])

    def test_kept_after_all(self):
        """LNK-44: who joined without a place for the game does not get it; the keeper goes on, also after kill -9 in between."""
        path = self.game("dba", "dba/gallic,dba/marian-roman")
        keeper, links = self.share(path, "--name", "Anna")
        ben = self.device("join", links["b"], "--name", "Ben")
        ben.until("link", state="connected")
        keeper.do(do="hand", name="Ben")
        keeper.until("kept")
        self.notes(keeper, "on we go")
        ben.process.send_signal(signal.SIGSTOP)  # it hears, and does not answer
        keeper.do(do="hand", name="Ben")
        keeper.until("entry", n=4)
        keeper.kill()
        keeper, links = self.share(path, "--name", "Anna")
        self.assertEqual(keeper.until("handing")["name"], "Ben")
        keeper.do(do="note", text="not yet")
        keeper.until("refused")
        keeper.do(do="keep")
        keeper.until("kept")
        self.notes(keeper, "and on")
        self.assertEqual(self.done("journal", "verify", str(path)), [])
        ben.process.send_signal(signal.SIGCONT)

    def hands(self, path):
        state = self.done("journal", "replay", str(path), "--secrets")["state"]
        return [side["hand"] for side in state["sides"]]


if __name__ == "__main__":
    unittest.main()
