# SPDX-License-Identifier: GPL-3.0-or-later
"""Joining without a link (LNK-02), between processes over real sockets: two who compare six digits, one in between, scanners, and who is not
wanted."""
import asyncio
import os
import unittest

from link_support import LinkTest

try:
    import websockets
    from link_peer import FalseKeeper, Peer, Seeker, commitment_of
except ImportError:  # python3-nacl and python3-websockets are not here
    websockets = None

ARMIES = "dba/gallic,dba/marian-roman"


class Digits(LinkTest):
    def keeper(self, *words):
        """A keeper that shares, and the port it listens on."""
        keeper, links = self.share(self.game("dba", ARMIES), "--name", "Anna", *words)
        return keeper, int(links["b"].split("&p=")[1].split("&")[0]), links

    def seeker(self, port, *words, command="join"):
        return self.device(command, "127.0.0.1:%d" % port, "--name", "Ben", *words)

    def compared(self, keeper, guest):
        """The digits, which must be the same on both."""
        shown = guest.until("seek", state="comparing")["digits"]
        asked = keeper.until("seeker", name="Ben")
        self.assertRegex(shown, r"^[0-9]{6}$")
        self.assertEqual(asked["digits"], shown)
        return shown

    def test_let_in(self):
        """LNK-02, LNK-03: by typing an address and comparing digits a guest gets a seat, and plays in it; its copy is joined again by the link."""
        keeper, port, _ = self.keeper()
        guest = self.seeker(port, "--replica", self.folder / "ben")
        digits = self.compared(keeper, guest)
        guest.do(do="note", text="too early")
        self.assertIn("let in", guest.until("error")["text"])
        guest.do(do="same", digits="%06d" % ((int(digits) + 1) % 1_000_000))
        guest.until("error")
        guest.do(do="same", digits=digits)
        guest.until("seek", state="waiting")
        keeper.do(do="admit", seat="b", digits="12345")
        self.assertIn("digits", keeper.until("error")["text"])
        keeper.do(do="admit", seat="umpire", digits=digits)  # this share has no such seat
        self.assertIn("umpire", keeper.until("error")["text"])
        keeper.do(do="admit", seat="b", digits=digits)
        link = guest.until("admitted")["link"]
        self.assertIn("&a=127.0.0.1", link)
        guest.until("link", state="connected", reason="b")
        self.assertEqual(keeper.until("seeker")["digits"], "")
        guest.do(do="note", text="here I am")
        guest.until("ruled", n=1)
        self.assertEqual(keeper.until("entry", n=1)["entry"]["text"], "here I am")
        guest.stop()
        again = self.device("join", link, "--replica", self.folder / "ben")
        again.until("link", state="connected")

    def test_watcher_let_in(self):
        """LNK-02: the keeper chooses the seat."""
        keeper, port, _ = self.keeper()
        guest = self.seeker(port, command="watch")
        digits = self.compared(keeper, guest)
        keeper.do(do="admit", seat="watch", digits=digits)  # before the guest's player has looked
        keeper.until("seeker", digits="")
        guest.do(do="same", digits=digits)
        guest.until("link", state="connected", reason="watch")

    def test_not_let_in(self):
        """LNK-02: turned away, digits that differ, a keeper that goes, and one that wants nobody so."""
        keeper, port, links = self.keeper()
        guest = self.seeker(port)
        self.compared(keeper, guest)
        keeper.do(do="turn-away")
        self.assertIn("did not let this one in", guest.until("seek", state="refused")["reason"])
        self.assertEqual(guest.process.wait(60), 1)
        guest = self.seeker(port)
        self.compared(keeper, guest)
        guest.do(do="different")
        self.assertEqual(guest.process.wait(60), 1)
        self.assertEqual(keeper.until("seeker", digits="")["name"], "")
        keeper.do(do="digits", on=False)
        guest = self.seeker(port)
        self.assertIn("lets nobody in by digits", guest.until("seek", state="refused")["reason"])
        keeper.do(do="digits", on=True)
        guest = self.seeker(port)
        self.compared(keeper, guest)
        keeper.kill()
        self.assertIn("ask again", guest.until("seek", state="refused")["reason"])
        self.assertEqual(guest.process.wait(60), 1)
        self.assertTrue(links)

    def test_no_address(self):
        """LNK-01: what is no near address is not spoken to."""
        for place in ("8.8.8.8", "example.org:80", "127.0.0.1:99999", "127.0.0.1:", "2001:db8::1"):
            guest = self.device("join", place)
            self.assertEqual(guest.process.wait(60), 1, place)
            self.assertEqual(self.sockets(guest) if guest.process.poll() is None else set(), set())

    def test_by_name(self):
        """LNK-01, LNK-02: a name of this network is looked up, and the link that comes has the number that answered; one that nobody has finds nobody."""
        keeper, port, _ = self.keeper()
        guest = self.device("join", "localhost:%d" % port, "--name", "Ben")
        digits = self.compared(keeper, guest)
        guest.do(do="same", digits=digits)
        keeper.do(do="admit", seat="b", digits=digits)
        self.assertRegex(guest.until("admitted")["link"], r"&a=(127\.0\.0\.1|::1),")
        guest.until("link", state="connected")
        nobody = self.device("join", "no-such-tablet.local:%d" % port)
        nobody.until("seek", state="looking")
        with self.assertRaises(AssertionError):
            nobody.until("seek", seconds=3, state="comparing")

    def test_two_at_once(self):
        """LNK-02: who comes second waits, and is asked for when the first is done."""
        keeper, port, _ = self.keeper()
        first = self.seeker(port)
        digits = self.compared(keeper, first)
        second = self.device("join", "127.0.0.1:%d" % port, "--name", "Cleo")
        second.until("seek", state="busy", digits="")
        keeper.do(do="admit", seat="b", digits=digits)
        first.do(do="same", digits=digits)
        first.until("link", state="connected")
        asked = keeper.until("seeker", name="Cleo")
        self.assertEqual(second.until("seek", state="comparing")["digits"], asked["digits"])
        self.assertNotEqual(asked["digits"], digits)

    @unittest.skipIf(websockets is None, "needs python3-nacl and python3-websockets")
    def test_second_implementation(self):
        """LNK-02: a guest written from docs/link.md alone shows the same digits, and joins by the link it gets."""
        keeper, port, _ = self.keeper()

        async def evening():
            seeker = Seeker("Ben")
            await seeker.connect("127.0.0.1", port)
            loop = asyncio.get_running_loop()
            asked = await loop.run_in_executor(None, lambda: keeper.until("seeker", name="Ben"))
            self.assertEqual(asked["digits"], seeker.digits)
            keeper.do(do="admit", seat="b", digits=seeker.digits)
            ben = Peer(await seeker.link(), "Ben")
            await ben.connect("127.0.0.1")
            self.assertEqual((await ben.until("welcome"))["seat"], "b")
            await ben.leave()

        asyncio.run(evening())

    @unittest.skipIf(websockets is None, "needs python3-nacl and python3-websockets")
    def test_somebody_in_between(self):
        """LNK-02: an attack in the middle shows other digits on each device; and if the players do not look, the link of another key is refused."""
        keeper, port, _ = self.keeper()

        async def attack():
            middle, seeker = FalseKeeper(), Seeker("Ben")
            asked, link = asyncio.Event(), []

            async def between(socket, _path=None):
                await middle.answer(socket)
                name = (await middle.until("seek"))["name"]
                seeker.name = name
                await seeker.connect("127.0.0.1", port)
                asked.set()
                answer = await seeker.until("admitted", "bye")
                link.append(answer)
                await middle.say(answer["t"], **{key: value for key, value in answer.items() if key not in ("v", "t")})
                await socket.wait_closed()

            async with websockets.serve(between, "127.0.0.1", 0) as server:
                guest = self.seeker(server.sockets[0].getsockname()[1])
                await asyncio.wait_for(asked.wait(), 60)
                loop = asyncio.get_running_loop()
                shown = await loop.run_in_executor(None, lambda: guest.until("seek", state="comparing")["digits"])
                there = await loop.run_in_executor(None, lambda: keeper.until("seeker", name="Ben")["digits"])
                self.assertEqual((shown, there), (middle.digits, seeker.digits))
                self.assertNotEqual(shown, there)
                guest.do(do="same", digits=shown)  # nobody looks
                keeper.do(do="admit", seat="b", digits=there)
                refused = await loop.run_in_executor(None, lambda: guest.until("seek", state="refused"))
                self.assertIn("another keeper", refused["reason"])
                self.assertEqual(link[0]["t"], "admitted")

        asyncio.run(attack())

    @unittest.skipIf(websockets is None, "needs python3-nacl and python3-websockets")
    def test_scanner(self):
        """LNK-02, LNK-10: whoever knocks again and again learns digits four times a minute, and everybody with a link joins meanwhile."""
        keeper, port, links = self.keeper()

        async def scan():
            answered, closed = 0, []
            for _ in range(40):
                seeker = Seeker()
                try:
                    await seeker.knock("127.0.0.1", port)
                    answered += 1
                    await seeker.socket.close()
                except websockets.ConnectionClosed:
                    closed.append(seeker.socket.close_code)
            return answered, closed

        answered, closed = asyncio.run(scan())
        self.assertEqual(answered, 4)
        self.assertEqual(set(closed), {4000})
        guest = self.device("join", links["b"])
        guest.until("link", state="connected")

        async def broken():
            for frames in ([os.urandom(45)], [b"optio-digits1"], [b"optio-digits1" + os.urandom(31)], [b"optio-digits1" + commitment_of(b"", b""), os.urandom(48)]):
                socket = await websockets.connect("ws://127.0.0.1:%d/" % port)
                with self.assertRaises(websockets.ConnectionClosed):
                    for frame in frames:
                        await socket.send(frame)
                    while True:
                        await asyncio.wait_for(socket.recv(), 60)

        asyncio.run(broken())
        keeper.do(do="note", text="still here")
        keeper.until("ruled", n=1)
        self.assertFalse([line for line in keeper.heard if line["event"] == "seeker"], "nobody was shown for it")


if __name__ == "__main__":
    unittest.main()
