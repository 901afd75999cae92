# SPDX-License-Identifier: GPL-3.0-or-later
"""Many tables report to a real server (CLB-51 to CLB-53, CLB-60): it is killed and comes back, things are sent twice, accounts try what is
not theirs, two write at once."""
import hashlib
import json
import os
import pathlib
import queue
import re
import shutil
import signal
import socket
import ssl
import stat
import subprocess
import threading
import time
import unittest

from cli_support import AFTER_OTHERS, NATIVE, PROGRAM, TESTS, CliTest
from stream_peer import Peer, Refused, parts


def free_port():
    """A port with room for what lies beside it."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return 20000 + one.getsockname()[1] % 20000


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def another(path, number):
    """The lines of a recorded game as those of another one, with a chain of its own."""
    lines, prev = [], ""
    for n, line in enumerate(pathlib.Path(path).read_text(encoding="utf-8").splitlines()):
        entry = json.loads(line)
        if n == 0:
            entry["created"] = "2026-11-28T%02d:%02d:00Z" % (number // 60, number % 60)
        else:
            entry["prev"] = prev
        lines.append(canonical(entry))
        prev = hashlib.sha256(lines[-1].encode()).hexdigest()
    return lines


def hash_of(line):
    return hashlib.sha256(line.encode()).hexdigest()


class Running:
    """A command that runs on, and the lines that it prints."""

    def __init__(self, *words):
        self.process = subprocess.Popen([str(PROGRAM), "club", *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.lines, self.heard = queue.Queue(), []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(json.loads(line))

    def until(self, event, seconds=60, **having):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                line = self.lines.get(timeout=max(0.01, end - time.monotonic()))
            except queue.Empty:
                break
            self.heard.append(line)
            if line["event"] == event and all(line.get(key) == value for key, value in having.items()):
                return line
        raise AssertionError("%s %s did not come; heard: %s" % (event, having, str(self.heard[-12:])[-2000:]))

    def end(self):
        """Ends it; gives its code and what it complained about."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(60)
        error = self.process.stderr.read().decode()
        self.process.stdout.close()
        self.process.stderr.close()
        return code, error


@unittest.skipUnless(NATIVE and (shutil.which("nats-server") or os.path.exists("/usr/sbin/nats-server")), "needs nats-server")
class ClubServer(CliTest):
    def setUp(self):
        super().setUp()
        self.running = []
        self.addCleanup(self.end_all)

    def end_all(self):
        for one in reversed(self.running):
            if not one.process.stdout.closed:
                one.end()

    def run_on(self, *words):
        self.running.append(Running(*words))
        return self.running[-1]

    def server(self, *words, folder="server"):
        """A server that runs, with its codes by table, and "wall" and "organiser"."""
        server = self.run_on("server", self.folder / folder, "--host", "127.0.0.1", "--port", free_port(), *words)
        server.until("running")
        codes = {line.get("table", line["for"]): line["code"] for line in server.heard if line["event"] == "code"}
        return server, codes

    def node(self, server, number=1):
        """The process of a node, as it was told last."""
        return [line for line in server.heard if line["event"] == "node" and line["node"] == number][-1]["process"]

    def write(self, name, lines):
        path = self.folder / name
        path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        return path

    def followed(self, code, *words):
        """All that a wall is told now."""
        answer = self.run_cli("club", "follow", code, "--once", *words)
        self.assertEqual((answer.code, answer.message), (0, ""))
        return [json.loads(line) for line in answer.text.splitlines()]

    def reported(self, path, code, *words):
        answer = self.run_cli("club", "report", path, "--server", code, "--once", *words)
        self.assertEqual((answer.code, answer.message), (0, ""), answer.text[-600:])
        return [json.loads(line) for line in answer.text.splitlines()]

    def assert_whole(self, told, journals):
        """What a wall was told is these journals, by table: each line once and in order."""
        self.assertEqual([line for line in told if line["event"] == "refused"], [])
        for table, lines in journals.items():
            self.assertEqual([line["hash"] for line in told if line.get("table") == table], [hash_of(line) for line in lines], table)

    def test_tables_and_a_killed_server(self):
        """Ten tables play while the server is killed and comes back; a table is started anew meanwhile (CLB-52, CLB-55)."""
        server, codes = self.server("--tables", 10)
        games = {table: another(TESTS / "golden/dbm-short.optio-game", table) for table in range(1, 11)}
        half = len(games[1]) // 2
        files = {table: self.write("game%d.optio-game" % table, lines[:half]) for table, lines in games.items()}
        reports = {table: self.run_on("report", files[table], "--server", codes[table]) for table in games}
        wall = self.run_on("follow", codes["wall"])
        for report in reports.values():
            report.until("reported", n=half - 1)
        os.kill(self.node(server), signal.SIGKILL)
        for table, path in files.items():
            with open(path, "a", encoding="utf-8") as file:  # the table plays on; its last line is being written
                file.write("\n".join(games[table][half:]))
        lost = reports[3].until("link", state="lost")
        self.assertIn(lost["since"], ["", *(json.loads(line)["time"] for line in games[3][half:])])
        reports[4].process.kill()
        reports[4].end()
        server.until("node")
        for table, path in files.items():
            with open(path, "a", encoding="utf-8") as file:
                file.write("\n")
        reports[4] = self.run_on("report", files[4], "--server", codes[4])
        for report in reports.values():
            report.until("reported", n=len(games[1]) - 1)
        told = self.followed(codes["wall"])
        self.assert_whole(told, games)
        missing = {hash_of(line) for lines in games.values() for line in lines}
        while missing:  # the wall was there all the time, and is told everything once as well
            wall.heard.append(wall.lines.get(timeout=60))
            missing.discard(wall.heard[-1].get("hash"))
        self.assert_whole(wall.heard, games)
        self.assertEqual(self.reported(files[2], codes[2])[-1]["reported"], len(games[2]))  # again: nothing is there twice
        self.assertEqual(len(self.followed(codes["wall"])), len(told))
        self.assertEqual(len(self.followed(codes["wall"], "--table", 2)), len(games[2]) + 1)
        self.assertEqual(len(self.followed(codes["wall"], "--game", hash_of(games[5][0])[:16])), len(games[5]) + 1)
        code, error = reports[1].end()
        self.assertEqual((code, error), (0, ""))
        self.assertEqual(server.end(), (0, ""))

    def test_a_server_that_lost_everything(self):
        """Its disk is new: the tables give it all again, and a wall that was there is told nothing twice (CLB-52)."""
        server, codes = self.server("--tables", 2)
        games = {1: another(TESTS / "golden/dbm-short.optio-game", 1)}
        path = self.write("game.optio-game", games[1][:-1])
        report, wall = self.run_on("report", path, "--server", codes[1]), self.run_on("follow", codes["wall"])
        wall.until("entry", n=len(games[1]) - 2)
        report.until("reported", n=len(games[1]) - 2)
        server.end()
        shutil.rmtree(self.folder / "server/store1")
        with open(path, "a", encoding="utf-8") as file:
            file.write(games[1][-1] + "\n")
        report.until("link", state="lost")
        port = parts(codes[1])["s"].rsplit(":", 1)[1]
        again = self.run_on("server", self.folder / "server", "--host", "127.0.0.1", "--port", port)
        again.until("running")
        self.assertEqual({line["code"] for line in again.heard if line["event"] == "code"}, set(codes.values()), "codes stay good")
        report.until("reported", n=len(games[1]) - 1)
        wall.until("entry", n=len(games[1]) - 1)
        self.assert_whole(wall.heard, games)
        self.assert_whole(self.followed(codes["wall"]), games)

    def test_accounts_are_kept_to_their_part(self):
        """A table neither reads nor writes another's; a wall writes nothing; nobody deletes (CLB-53, CLB-60)."""
        _, codes = self.server("--tables", 2)
        game = another(TESTS / "golden/dbm-short.optio-game", 1)
        path = self.write("game.optio-game", game)
        self.reported(path, codes[1])
        one = "optio.%s.game.1.%s" % (parts(codes[1])["e"], hash_of(game[0])[:16])
        before = self.followed(codes["wall"])
        for who in (2, "wall", "organiser"):
            peer = Peer(codes[who])
            stream = peer.stream
            self.assertIn("Permissions Violation for Publish", str(peer.publish(one, b"forged")[1]))
            forbidden = ["$JS.API.STREAM.MSG.GET." + stream, "$JS.API.STREAM.PURGE." + stream, "$JS.API.STREAM.DELETE." + stream,
                         "$JS.API.STREAM.MSG.DELETE." + stream, "$JS.API.STREAM.UPDATE." + stream, "$JS.API.STREAM.CREATE.other"]
            if who == 2:
                forbidden += ["$JS.API.DIRECT.GET." + stream, "$JS.API.DIRECT.GET.%s.%s" % (stream, one), "$JS.API.STREAM.INFO." + stream,
                              "$JS.API.CONSUMER.CREATE." + stream, "$JS.API.CONSUMER.CREATE.%s.x" % stream, "$JS.API.STREAM.LIST",
                              "$JS.API.CONSUMER.DURABLE.CREATE.%s.x" % stream, "$JS.API.DIRECT.GET.%s.optio.>" % stream,
                              "optio.%s.event" % peer.event, "optio.%s.game.2.x.y" % peer.event, "$SYS.REQ.SERVER.PING",
                              "optio.%s.round" % peer.event, "optio.%s.confirm.1" % peer.event, "optio.%s.confirm.2.x" % peer.event,
                              "$JS.API.DIRECT.GET.%s.optio.%s.confirm.1" % (stream, peer.event),
                              "$JS.API.DIRECT.GET.%s.optio.%s.event" % (stream, peer.event),
                              "$JS.API.DIRECT.GET.%s.optio.%s.*" % (stream, peer.event)]
            if who == "wall":
                forbidden += ["optio.%s.%s" % (peer.event, word) for word in ("round", "event", "confirm.1")]
            if who == "organiser":
                forbidden += ["optio.%s.confirm.1" % peer.event]
            for subject in forbidden:
                with self.assertRaises(Refused, msg="%s: %s" % (who, subject)) as refused:
                    peer.ask(subject, {})
                self.assertIn("Permissions Violation", str(refused.exception))
            for subject in (">", "optio.>", "_INBOX.>", "_INBOX_table1.>", "$JS.>", "_INBOX_*.>", "optio.%s.event" % peer.event,
                            "optio.%s.*" % peer.event, "optio.%s.confirm.1" % peer.event, one):
                peer.subscribe(subject)
                self.assertIn("Permissions Violation for Subscription", str(peer.done()[1]), (who, subject))
            peer.close()
        mine = Peer(codes[1])
        self.assertIsNotNone(mine.ask("$JS.API.DIRECT.GET.%s.%s" % (mine.stream, one)), "its own may be read")
        self.assertIsNotNone(mine.ask("$JS.API.DIRECT.GET.%s.optio.%s.round" % (mine.stream, mine.event)), "and what all are told of the round")
        mine.subscribe("optio.%s.round" % mine.event)
        self.assertEqual(mine.done()[1], [], "also as it is told")
        sly = mine.ask("$JS.API.DIRECT.GET.%s.optio.%s.round" % (mine.stream, mine.event), {"last_by_subj": "optio.%s.event" % mine.event, "seq": 1})
        self.assertNotIn(b"journal", sly[2])
        self.assertNotIn(hash_of(game[0]).encode(), sly[2], "whatever it asks for there, it gets the round alone")
        mine.close()
        self.assertEqual(self.followed(codes["wall"]), before)
        for code in (codes["wall"], codes["organiser"]):
            self.assertIn("not that of a table", self.refused("club", "report", path, "--server", code, "--once"))
        self.assertIn("take the wall's", self.refused("club", "follow", codes[1], "--once"))
        event = self.folder / "day.optio-event"
        self.done("club", "new", event, "November DBA day")
        answer = self.run_cli("club", "report", event, "--server", codes[2], "--once")
        self.assertEqual(answer.code, 1)
        self.assertIn("the account 'table2' may not", answer.message)
        for name in ("Gus M.", "Nora C."):
            self.done("club", "player", event, name)
        self.reported(event, codes["organiser"])
        self.assertEqual([line["hash"] for line in self.followed(codes["wall"]) if line["event"] == "event"],
                         [hash_of(line) for line in event.read_text(encoding="utf-8").splitlines()])
        page = self.folder / "live.html"  # CLB-54: standings, and what each table reported last
        self.followed(codes["wall"], "--page", page)
        text = page.read_text(encoding="utf-8")
        for word in ("Gus M.", "November DBA day", json.loads(game[-1])["result"]["sentence"], 'http-equiv="refresh"'):
            self.assertIn(word, text)
        self.assertEqual(self.run_cli("club", "follow", codes["wall"], "--once", "--page", self.folder / "no/live.html").code, 1)

    def test_the_round_and_who_confirms(self):
        """Tables hear the round's clock, late ones and those whose own clocks are wrong too (CLB-30); what a table confirms comes through (CLB-22)."""
        server, codes = self.server("--tables", 3)
        event = self.folder / "day.optio-event"
        self.done("club", "new", event, "November DBA day", "--rounds", 3, "--minutes", 60)
        for name in ("Gus M.", "Nora C."):
            self.done("club", "player", event, name)
        games = {table: another(TESTS / "golden/dbm-short.optio-game", table) for table in (1, 2, 3)}
        path = self.write("game.optio-game", games[1])
        early = self.run_on("report", path, "--server", codes[1])
        early.until("reported", n=len(games[1]) - 1)
        desk = self.run_on("report", event, "--server", codes["organiser"])
        self.assertEqual(early.until("round")["round"], 0)
        self.done("club", "draw", event)
        told = early.until("round", round=1)
        self.assertEqual({key: told[key] for key in ("name", "rounds", "clock", "left")},
                         {"name": "November DBA day", "rounds": 3, "clock": "paused", "left": 3600})
        self.assertEqual(desk.until("round", round=1)["left"], 3600)
        self.done("club", "clock", event, "start")
        begun = time.monotonic()
        running = early.until("round", clock="running")
        self.assertTrue(3595 <= running["left"] <= 3600, running)
        self.assertNotIn("Gus M.", json.dumps(running))
        # A result changes nothing of the clock, so nothing is said of it.
        self.done("club", "result", event, 1, "4G-1C")
        desk.until("reported", n=len(event.read_text(encoding="utf-8").splitlines()) - 1)
        # A table that comes late, and one whose clock is three hours ahead: its journal begins with them, so the server's time is known.
        time.sleep(3)
        for table, ahead in ((2, None), (3, "+3h")):
            command = [str(PROGRAM), "club", "report", str(self.write("late%d.optio-game" % table, games[table])), "--server", codes[table], "--once"]
            if ahead:
                if not shutil.which("faketime"):
                    continue
                command = ["faketime", "-f", ahead, *command]
            answer = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env={**os.environ, **AFTER_OTHERS})
            self.assertEqual((answer.returncode, answer.stderr), (0, ""))
            heard = [line for line in map(json.loads, answer.stdout.splitlines()) if line["event"] == "round"]
            self.assertEqual([line["clock"] for line in heard][-1], "running")
            self.assertTrue(abs(3600 - (time.monotonic() - begun) - heard[-1]["left"]) <= 4, (table, heard, time.monotonic() - begun))
        self.done("club", "clock", event, "last_bound")
        self.assertEqual(early.until("round", clock="last_bound")["round"], 1)
        # The server goes and comes back; what was done meanwhile is told as it stands then.
        os.kill(self.node(server), signal.SIGKILL)
        self.done("club", "clock", event, "reset")
        self.done("club", "clock", event, "start")
        again = early.until("round", clock="running")
        self.assertTrue(3500 <= again["left"] <= 3600, again)
        # What a table's own program says of its result; and what is no such thing.
        peer = Peer(codes[1])
        said = {"game": hash_of(games[1][0])[:16], "sides": [True, False],
                "result": {"taken": [{"elements": 4, "generals": 0, "camps": 0}] * 2, "winner": "draw", "won": False, "unfinished": True,
                           "broken": [False, False], "confirmed": [False, False]}}
        subject = "optio.%s.confirm.1" % peer.event
        self.assertEqual(peer.publish(subject, canonical({"v": 1, "t": "confirm", "confirm": said}).encode())[1], [])
        self.assertEqual(peer.publish(subject, b"yes")[1], [])
        peer.close()
        wall = self.followed(codes["wall"])
        self.assertEqual([(line["table"], line["sides"]) for line in wall if line["event"] == "confirm"], [(1, ["a"])])
        self.assertEqual([line["subject"] for line in wall if line["event"] == "refused"], [subject])
        rounds = [line for line in wall if line["event"] == "round"]
        self.assertEqual(rounds[-1]["clock"], "running")
        self.assertEqual(self.followed(codes["wall"], "--table", 2)[0]["event"], "link")
        self.assertEqual([line for line in self.followed(codes["wall"], "--table", 2) if line["event"] in ("round", "confirm")], [])

    def test_secrets_never_reach_the_server(self):
        """Neither the key of a game's dice nor a hand that was dealt: not in what a wall reads, not on the server's disk (CLB-51)."""
        server, codes = self.server("--tables", 1)
        path = self.folder / "secret.optio-game"
        self.done("journal", "new", "tropaion", "--armies", "tropaion/gallic,tropaion/carthaginian", "--seed", 5, "--output", path)
        self.run_cli("journal", "act", path, "deal", "--secrets")
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        self.assertEqual(len(lines), 2)
        self.reported(path, codes[1])
        told = self.followed(codes["wall"])
        self.assertTrue([line for line in told if line.get("stub")])
        server.end()
        disk = b"".join(file.read_bytes() for file in (self.folder / "server").rglob("*") if file.is_file())
        self.assertIn(hash_of(path.read_text(encoding="utf-8").splitlines()[1]).encode(), disk)
        for secret in (lines[0]["key"], lines[1]["salt"]):
            self.assertNotIn(secret, json.dumps(told))
            self.assertNotIn(secret.encode(), disk)
        self.assertNotIn("input", told[-1]["entry"].get("act", {}))
        for side in self.done("journal", "replay", path, "--secrets")["state"]["sides"]:
            self.assertNotIn(canonical(side["hand"]).encode(), disk)

    def test_two_writers_and_forgers(self):
        """Of two devices with the same game that part, one is told; what was forged is told once and left out (CLB-51, CLB-60)."""
        _, codes = self.server("--tables", 2)
        game = another(TESTS / "golden/dbm-short.optio-game", 1)
        first, second = self.write("first.optio-game", game[:4]), self.write("second.optio-game", game[:4])
        self.reported(first, codes[1])
        self.reported(second, codes[1])
        one = self.run_on("report", first, "--server", codes[1])
        self.done("journal", "note", first, "Ours", "--time", "2026-11-28T15:00:00Z")
        self.done("journal", "note", second, "Theirs", "--time", "2026-11-28T15:00:00Z")
        one.until("reported", n=4)
        answer = self.run_cli("club", "report", second, "--server", codes[1], "--once")
        self.assertEqual(answer.code, 1)
        self.assertIn("Entry 4 of this game is in the stream otherwise", answer.message)
        answer = self.run_cli("club", "report", first, "--server", codes[2], "--once")
        self.assertEqual(answer.code, 1)
        self.assertIn("reported from another table already", answer.message)
        forger = Peer(codes[1])  # the table's own account, with a program of its own
        subject = "optio.%s.game.1.%s" % (forger.event, hash_of(game[0])[:16])
        entry = canonical({"kind": "note", "n": 5, "prev": "0" * 64, "text": "forged", "time": "2026-11-28T15:00:00Z", "turn": 1})
        self.assertEqual(forger.publish(subject, canonical({"v": 1, "t": "entry", "n": 5, "line": entry}).encode())[1], [])
        self.assertEqual(forger.publish(subject, b"no message at all")[1], [])
        wall = self.followed(codes["wall"])
        self.assertEqual([line["reason"].split(":")[0] for line in wall if line["event"] == "refused"][0],
                         "Entry 5 does not follow entry 4 as it was told")
        self.assertEqual(len([line for line in wall if line["event"] == "refused"]), 2)
        self.assertEqual([line["n"] for line in wall if line["event"] == "entry"], [1, 2, 3, 4])
        forger.publish(subject, b"x" * 100, Nats_Expected_Last_Subject_Sequence="1")
        forger.close()
        self.assertEqual(len(self.followed(codes["wall"])), len(wall), "a message after the wrong one is not taken")

    def test_what_can_be_wrong(self):
        """No server, another server, a code that is no longer good, a folder that is none: each a sentence."""
        path = self.write("game.optio-game", another(TESTS / "golden/dbm-short.optio-game", 1))
        written = self.run_cli("club", "server", self.folder / "off", "--host", "127.0.0.1", "--port", free_port(), "--tables", 1, "--only-write")
        off = [json.loads(line) for line in written.text.splitlines()]
        code = next(line["code"] for line in off if line.get("table") == 1)
        answer = self.run_cli("club", "report", path, "--server", code, "--once")
        self.assertEqual(answer.code, 1)
        self.assertIn("no server answers at 127.0.0.1:", answer.message)
        answer = self.run_cli("club", "follow", next(line["code"] for line in off if line.get("for") == "wall"), "--once")
        self.assertIn("no server answers at", answer.message)
        _, codes = self.server("--tables", 1)
        mixed = codes[1].replace("&c=" + parts(codes[1])["c"], "&c=" + parts(code)["c"])
        self.assertIn("its certificate is another one", self.run_cli("club", "report", path, "--server", mixed, "--once").message)
        with self.assertRaises(ssl.SSLError):
            Peer(mixed)
        stale = codes[1].replace("&p=" + parts(codes[1])["p"], "&p=" + "0" * 32)
        self.assertIn("does not take this code", self.run_cli("club", "report", path, "--server", stale, "--once").message)
        self.refused("club", "report", path, "--server", codes[1][:80], naming=["cut short"])
        self.refused("club", "report", self.folder / "none", "--server", codes[1], naming=["no file"])
        self.refused("club", "report", self.write("empty", []), "--server", codes[1], naming=["no line yet"])
        self.refused("club", "report", self.write("word", ["word"]), "--server", codes[1])
        self.refused("club", "follow", "optio:join?x", naming=["optio:club?"])
        (self.folder / "full").mkdir()
        (self.folder / "full/letter").write_text("mine")
        for words, naming in ((["full"], ["not the folder of a server"]), (["a", "--nodes", 2], ["1 node or 3"]), (["b", "--tables", 0], ["1 to 1000"]),
                              (["c", "--host", "a b"], ["'a b'"]), (["off", "--nodes", 3], ["keeps them"]), (["d", "--port", 70000], ["port"]),
                              (["off", "--node", 1], ["--node"])):
            answer = self.run_cli("club", "server", self.folder / words[0], *words[1:], "--only-write")
            self.assertEqual(answer.code, 1, words)
            for word in naming:
                self.assertIn(word, answer.message)
        bare = subprocess.run([str(PROGRAM), "club", "server", str(self.folder / "bare"), "--only-write"], capture_output=True, text=True,
                              env={**os.environ, "PATH": str(self.folder)})
        self.assertEqual(bare.returncode, 1)
        self.assertIn("openssl, which makes certificates, is not here", bare.stderr)
        self.assertEqual(self.run_cli("club", "server", self.folder / "bare", "--only-write").code, 0, "and with it, what was begun is ended")
        self.assertEqual(stat.S_IMODE((self.folder / "off").stat().st_mode), 0o700, "what opens the server is for its owner alone")
        self.assertEqual((self.folder / "full/letter").read_text(), "mine")

    def test_codes_are_printed(self):
        """Every table's code stands on the page as a QR code that another program reads (CLB-53)."""
        self.run_cli("club", "server", self.folder / "s", "--host", "192.168.1.20", "--tables", 1, "--only-write")
        page = (self.folder / "s/codes.html").read_text(encoding="utf-8")
        read = []
        for piece in page.split("<svg")[1:]:
            size = int(re.search(r'viewBox="0 0 (\d+) ', piece)[1])
            rows = [["0"] * size for _ in range(size)]
            for x, y in re.findall(r"M(\d+),(\d+)h1v1h-1z", piece):
                rows[int(y)][int(x)] = "1"
            scaled = [" ".join(bit for bit in row for _ in range(4)) for row in rows for _ in range(4)]
            image = self.folder / "code.pbm"
            image.write_text("P1\n%d %d\n%s\n" % (4 * size, 4 * size, "\n".join(scaled)))
            read.append(subprocess.run(["zbarimg", "--raw", "-q", "-Sdisable", "-Sqrcode.enable", str(image)], capture_output=True, text=True,
                                       check=True).stdout.strip())
        self.assertEqual([parts(code)["u"] for code in read], ["organiser", "wall", "table1"])


if __name__ == "__main__":
    unittest.main()
