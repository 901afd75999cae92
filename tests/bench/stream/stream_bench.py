#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Many tables at one server whose nodes fail (CLB-55).

    tests/bench/stream/stream_bench.py [--nodes 3] [--tables 500] [--pause-ms 100] [--seconds 180] [--drain 240] [--quiet] GAME...

Starts `club server`, lets stream_tables play, and takes the nodes one after the other in three ways: killed (the server starts it again at
once), cut off (stopped for eight seconds, so that nobody is answered), and ended in order. --quiet leaves the nodes alone. Prints one JSON
object: what stream_tables says, what was done to the nodes, and the most memory of each process. Without GAME: the recorded games of
tests/golden. It ends with 1 where an entry was lost, came twice or out of order."""
import argparse
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]


def resident(process):
    """MB."""
    try:
        for line in pathlib.Path("/proc/%d/status" % process).read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default=os.environ.get("OPTIO_BIN", str(ROOT / "build/release/bin")))
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--pause-ms", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=180)
    parser.add_argument("--drain", type=int, default=240)
    parser.add_argument("--port", type=int, default=4633)
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("games", nargs="*", default=[str(ROOT / "tests/golden/dbm-whole.optio-game"), str(ROOT / "tests/golden/dba-whole.optio-game")])
    wanted = parser.parse_args()
    environment = {"OPTIO_RULESETS": str(ROOT / "rulesets"), **os.environ}
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended by a signal"))  # so that the server is ended too
    with tempfile.TemporaryDirectory() as folder:
        codes = pathlib.Path(folder) / "codes"
        nodes, most, done = {}, {}, []
        server = subprocess.Popen([wanted.bin + "/optio-cli", "club", "server", folder + "/server", "--host", "127.0.0.1", "--port", str(wanted.port),
                                   "--nodes", str(wanted.nodes), "--tables", str(wanted.tables)], stdout=subprocess.PIPE, text=True, env=environment)
        running = threading.Event()

        def listen():
            with open(codes, "w", encoding="utf-8") as file:
                for line in server.stdout:
                    told = json.loads(line)
                    if told["event"] == "code":
                        file.write(line)
                        file.flush()
                    elif told["event"] == "node":
                        nodes[told["node"]] = told["process"]
                    elif told["event"] == "running":
                        running.set()

        threading.Thread(target=listen, daemon=True).start()
        tables = None
        try:
            if not running.wait(60):
                sys.exit("the server does not run")
            tables = subprocess.Popen([wanted.bin + "/stream_tables", str(codes), str(wanted.seconds), str(wanted.pause_ms), str(wanted.drain),
                                       *wanted.games], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
            if not tables.stderr.readline().startswith("playing"):
                sys.exit("the tables do not play")
            threading.Thread(target=lambda: sys.stderr.write(tables.stderr.read()), daemon=True).start()
            began = time.monotonic()
            # The faults lie evenly over the time of playing; each leaves time to get well again before the next one.
            faults = [] if wanted.quiet else [(kind, node) for kind in ("killed", "cut off", "ended") for node in range(1, wanted.nodes + 1)]
            gap = wanted.seconds / (len(faults) + 1)
            for number, (kind, node) in enumerate(faults, 1):
                while time.monotonic() - began < number * gap and tables.poll() is None:
                    for name, process in [("tables_and_wall", tables.pid), *(("node%d" % n, p) for n, p in nodes.items())]:
                        most[name] = max(most.get(name, 0), resident(process))
                    time.sleep(0.2)
                process = nodes[node]
                done.append({"after_s": round(time.monotonic() - began, 1), "node": node, "what": kind})
                if kind == "cut off":
                    os.kill(process, signal.SIGSTOP)
                    time.sleep(min(8, gap / 2))
                    os.kill(process, signal.SIGCONT)
                else:
                    os.kill(process, signal.SIGKILL if kind == "killed" else signal.SIGTERM)
            while tables.poll() is None:
                for name, process in [("tables_and_wall", tables.pid), *(("node%d" % n, p) for n, p in nodes.items())]:
                    most[name] = max(most.get(name, 0), resident(process))
                time.sleep(0.2)
            answer = tables.stdout.read()
            result = json.loads(answer) if answer else {"troubles": {"stream_tables printed nothing": 1}}
            result["faults"] = done
            result["most_mb"] = {name: round(value) for name, value in sorted(most.items())}
            print(json.dumps(result, indent=2))
            return tables.returncode
        finally:
            if tables is not None and tables.poll() is None:
                tables.kill()
            server.send_signal(signal.SIGTERM)
            server.wait(60)


if __name__ == "__main__":
    sys.exit(main())
