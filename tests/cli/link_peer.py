# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest of a shared game written from docs/link.md alone, with libsodium (python3-nacl) and python3-websockets: it joins, keeps a replica
that it checks line by line, plays and watches. `python3 link_peer.py LINK` prints what it is told."""
import asyncio
import hashlib
import json
import os
import sys

import nacl.bindings as sodium
import websockets

CARRIED = '{"carried":{"hash":"'
PUSH, PULL = sodium.crypto_secretstream_xchacha20poly1305_push, sodium.crypto_secretstream_xchacha20poly1305_pull


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


def value_of(root, key):
    """This device's part of an act's dice."""
    return hashlib.blake2b(("optio-link value 1|" + key).encode(), digest_size=32, key=root).hexdigest()


def stands_for(line):
    """The hash that a header's line stands for: its own, or the first header's where another device went on with the game."""
    return line[len(CARRIED):len(CARRIED) + 64] if line.startswith(CARRIED) else sha(line)


def promise_of_key(key):
    return hashlib.blake2b(("optio-link key 1|" + key).encode(), digest_size=32).hexdigest()


def parse_link(link):
    head, _, rest = link.partition("?")
    assert head == "optio:join", "not a link"
    parts = dict(piece.split("=", 1) for piece in rest.split("&"))
    return {"game": parts["g"], "key": bytes.fromhex(parts["k"]), "token": parts["t"], "port": int(parts["p"]),
            "addresses": parts["a"].split(",")}


def apply(state, changes):
    """Makes changes to a state; `from` must be there."""
    for change in changes:
        keys = [key.replace("~1", "/").replace("~0", "~") for key in change["path"].split("/")[1:]]
        if not keys:
            state = change["to"]
            continue
        place = state
        for key in keys[:-1]:
            place = place[int(key)] if isinstance(place, list) else place[key]
        last = int(keys[-1]) if isinstance(place, list) else keys[-1]
        present = (place[last] if last < len(place) else None) if isinstance(place, list) else place.get(last)
        if present != change["from"]:
            raise ValueError("the change of " + change["path"] + " does not fit")
        if change["to"] is None and not isinstance(place, list):
            place.pop(last, None)
        elif change["to"] is None:
            place.pop(last)
        elif isinstance(place, list) and last == len(place):
            place.append(change["to"])
        else:
            place[last] = change["to"]
    return state


class Replica:
    def __init__(self):
        self.game, self.header, self.state, self.entries, self.hashes = "", None, None, [], []

    def begin(self, game, header):
        self.__init__()
        self.game, self.header, self.state = game, header, json.loads(json.dumps(header["start"]))

    @property
    def head(self):
        if self.header is None:
            return {"n": -1, "hash": ""}
        return {"n": len(self.entries), "hash": self.hashes[-1] if self.hashes else self.game}

    def cut_from(self, n):
        kept = self.entries[:n - 1]
        if len(kept) < len(self.entries):
            self.begin(self.game, self.header)
            for told in kept:
                self.add(told)

    def add(self, told):
        n = told["n"]
        if n <= len(self.entries) and "line" in told:  # opened: it must be the one that stood there
            if (sha(told["line"]) if n else stands_for(told["line"])) != (self.hashes[n - 1] if n else self.game):
                raise ValueError("an opened line has another hash")
            if not n and told["line"].startswith(CARRIED):
                whole = json.loads(told["line"])
                last = self.entries[whole["carried"]["keys"][-1]["to"] - 1]
                said = json.loads(last["line"]) if "line" in last else last["seen"]
                if said["keeper"]["key"] != promise_of_key(whole["key"]):
                    raise ValueError("the last keeper's key is not the one that it promised")
            return False
        if n != len(self.entries) + 1:
            raise ValueError("entry %d does not come now" % n)
        if "line" in told:
            entry = json.loads(told["line"])
            prev, digest, changes = entry["prev"], sha(told["line"]), entry.get("result", {}).get("changes", [])
        else:
            prev, digest, changes = told["prev"], told["hash"], told["seen"].get("result", {}).get("changes", [])
        if prev != self.head["hash"]:
            raise ValueError("the chain is broken at entry %d" % n)
        self.state = apply(self.state, changes)
        self.entries.append(told)
        self.hashes.append(digest)
        return True


class Peer:
    """One guest. `heard` has every message that came."""

    def __init__(self, link, name="peer", device=None):
        self.link, self.name = parse_link(link), name
        self.device, self.root = device or os.urandom(16).hex(), os.urandom(32)
        self.replica, self.heard, self.seat = Replica(), [], None
        self.partial = b""

    async def connect(self, address=None):
        address = address or self.link["addresses"][-1]
        host = "[%s]" % address if ":" in address else address
        self.socket = await websockets.connect("ws://%s:%d/" % (host, self.link["port"]), max_size=1 << 20, ping_interval=None)
        public, secret = sodium.crypto_kx_keypair()
        await self.socket.send(b"optio-link1" + public)
        greeting = await self.socket.recv()
        self.challenge = greeting[:32]
        receiving, sending = sodium.crypto_kx_client_session_keys(public, secret, self.link["key"])
        self.pull, self.push = (sodium.crypto_secretstream_xchacha20poly1305_state() for _ in range(2))
        sodium.crypto_secretstream_xchacha20poly1305_init_pull(self.pull, greeting[32:], receiving)
        await self.socket.send(sodium.crypto_secretstream_xchacha20poly1305_init_push(self.push, sending))
        await self.say("hello", program="link_peer", version="1", token=self.link["token"], name=self.name, device=self.device,
                       game=self.replica.game, head=self.replica.head)

    async def say(self, message, /, **fields):
        text = json.dumps({"v": 1, "t": message, **fields}).encode()
        step = (1 << 20) - 100
        for at in range(0, len(text), step):
            more = b"\1" if at + step < len(text) else b"\0"
            await self.socket.send(PUSH(self.push, more + text[at:at + step], self.challenge))

    async def hear(self):
        """The next message, after what it means has been done."""
        while True:
            frame, _ = PULL(self.pull, await self.socket.recv(), self.challenge)
            self.partial += frame[1:]
            if frame[:1] == b"\0":
                break
        message, self.partial = json.loads(self.partial), b""
        kind = message["t"]
        self.heard.append(message)
        if kind == "welcome":
            self.seat = message["seat"]
            if message.get("header") is not None:
                self.replica.begin(message["game"], message["header"])
            self.replica.cut_from(message["from"])
        elif kind == "entry":
            self.replica.add(message)
        elif kind == "bye" and message.get("link"):  # another device keeps the game: joined again by its link, in connect()
            self.link = parse_link(message["link"])
        elif kind == "ask" and message["what"] == "value":
            await self.say("answer", id=message["id"], what="value", value=value_of(self.root, message["key"]))
        return message

    async def until(self, *kinds, seconds=60):
        """Hears on until a message of one of these kinds comes."""
        async def wait():
            while True:
                message = await self.hear()
                if message["t"] in kinds:
                    return message
        return await asyncio.wait_for(wait(), seconds)

    async def act(self, resolver, given, act_id=None, base=None, **more):
        """Does something; the keeper's answer."""
        await self.say("act", id=act_id or os.urandom(16).hex(), base=base or self.replica.head, kind="act", resolver=resolver, input=given, **more)
        return await self.until("ruled", "refused")

    async def look(self, kind, **fields):
        await self.say(kind, id=os.urandom(16).hex(), **fields)
        return await self.until(kind)

    async def leave(self):
        await self.say("bye", reason="left", final=True)
        await self.socket.close()


def commitment_of(public, nonce):
    return hashlib.blake2b(b"optio-link commitment 1|" + public + nonce, digest_size=32).digest()


def digits_of(guest, guest_nonce, keeper, keeper_nonce):
    """The six digits that both devices show."""
    digest = hashlib.blake2b(b"optio-link digits 1|" + guest + guest_nonce + keeper + keeper_nonce, digest_size=32).digest()
    return "%06d" % (int.from_bytes(digest[:8], "big") % 1_000_000)


class Seeker(Peer):
    """Asks for a seat at an address, having no link (LNK-02)."""

    def __init__(self, name="seeker"):
        self.name, self.heard, self.partial = name, [], b""

    async def knock(self, host, port):
        """Sends its commitment; the keeper's answer."""
        self.socket = await websockets.connect("ws://%s:%d/" % (host, port), max_size=1 << 20, ping_interval=None)
        self.public, self.secret = sodium.crypto_kx_keypair()
        self.nonce = os.urandom(16)
        await self.socket.send(b"optio-digits1" + commitment_of(self.public, self.nonce))
        return await self.socket.recv()

    async def connect(self, host, port):
        answer = await self.knock(host, port)
        self.key = answer[:32]
        self.digits = digits_of(self.public, self.nonce, self.key, answer[32:])
        await self.socket.send(self.public + self.nonce)
        greeting = await self.socket.recv()
        self.challenge = greeting[:32]
        receiving, sending = sodium.crypto_kx_client_session_keys(self.public, self.secret, self.key)
        self.pull, self.push = (sodium.crypto_secretstream_xchacha20poly1305_state() for _ in range(2))
        sodium.crypto_secretstream_xchacha20poly1305_init_pull(self.pull, greeting[32:], receiving)
        await self.socket.send(sodium.crypto_secretstream_xchacha20poly1305_init_push(self.push, sending))
        await self.say("seek", program="link_peer", version="1", name=self.name)

    async def link(self):
        """Waits for the seat's link, which must be of the key that the digits were made of; raises what the keeper says otherwise."""
        answer = await self.until("admitted", "bye")
        if answer["t"] == "bye":
            raise PermissionError(answer["reason"])
        if parse_link(answer["link"])["key"] != self.key:
            raise PermissionError("the link is of another key")
        return answer["link"]


class FalseKeeper(Peer):
    """The keeper's end towards a device that asks, with a key of its own: who stands in the middle."""

    def __init__(self):
        self.heard, self.partial = [], b""
        self.public, self.secret = sodium.crypto_kx_keypair()

    async def answer(self, socket):
        self.socket, nonce = socket, os.urandom(16)
        assert (await socket.recv()).startswith(b"optio-digits1")
        await socket.send(self.public + nonce)
        opened = await socket.recv()
        guest = opened[:32]
        self.digits = digits_of(guest, opened[32:], self.public, nonce)
        receiving, sending = sodium.crypto_kx_server_session_keys(self.public, self.secret, guest)
        self.challenge = os.urandom(32)
        self.pull, self.push = (sodium.crypto_secretstream_xchacha20poly1305_state() for _ in range(2))
        await socket.send(self.challenge + sodium.crypto_secretstream_xchacha20poly1305_init_push(self.push, sending))
        sodium.crypto_secretstream_xchacha20poly1305_init_pull(self.pull, await socket.recv(), receiving)


async def main():
    peer = Peer(sys.argv[1])
    await peer.connect()
    while True:
        print(json.dumps(await peer.hear()), flush=True)

if __name__ == "__main__":
    asyncio.run(main())
