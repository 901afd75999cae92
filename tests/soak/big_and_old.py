# SPDX-License-Identifier: GPL-3.0-or-later
"""A library that has grown for years, on the command line: 10,000 armies, 1,000 games and one journal of 100,000 entries are taken in, listed, looked
through, acted in, taken back, exported, backed up and brought back, each in processor time.
    big_and_old.py optio-cli [ARMIES GAMES ENTRIES]
Everything must be there after each step. Control: without the kept games an act in the long journal costs a multiple."""
import json
import pathlib
import sys
import tempfile

import growth

SIZES = [int(size) for size in sys.argv[2:5]] or [10000, 1000, 100000]


def main(program):
    armies, games, entries = SIZES
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        table = growth.Table(program, folder, folder / "cache")
        told, wrong = {}, []

        def step(what, *arguments, text=None):
            told[what] = table.took("--data", folder / "data", *arguments, text=text)

        def there(what, wanted, *arguments):
            found = len(json.loads(table.cli("--data", folder / "data", *arguments)))
            if found != wanted:
                wrong.append(f"{what}: {found} of {wanted}")

        given = json.loads(table.cli("roster", "export", "dbm/gallic", "dbm/alexandrian-macedonian", "--format", "json"))
        army = given["armies"][0]
        supplied = len(json.loads(table.cli("--data", folder / "data", "roster", "list")))
        for first in range(0, armies, 2000):
            given["armies"] = [{**army, "id": f"army-{n}", "name": f"Army {n} of the club"} for n in range(first, min(first + 2000, armies))]
            (folder / "armies.json").write_text(json.dumps(given, separators=(",", ":")), encoding="utf-8")
            step("2,000 armies taken in", "roster", "import", folder / "armies.json", "--format", "json")
        step("armies listed", "roster", "list")
        there("armies", armies + supplied, "roster", "list")

        growth.journal(table, folder / "short.optio-game", 10)
        for _ in range(games):
            step("the last game taken in", "journal", "import", folder / "short.optio-game")
        case = growth.journal(table, folder / "long.optio-game", entries)
        step(f"a game of {entries:,} entries taken in", "journal", "import", folder / "long.optio-game")
        step("games listed", "journal", "list")
        there("games", games + 1, "journal", "list")
        step("games searched", "record", "list", "--find", "gallic")
        longest = max(json.loads(table.cli("--data", folder / "data", "journal", "list")), key=lambda game: game["entries"])
        step("the long game exported", "journal", "export", longest["id"], "--output", folder / "again.optio-game")
        if (folder / "again.optio-game").read_bytes() != (folder / "long.optio-game").read_bytes():
            wrong.append("the long game comes out otherwise")
        seconds = growth.costs(table, folder / "long.optio-game", case)
        short = growth.costs(table, folder / "short.optio-game", case)
        step("a backup", "backup", "write", folder / "all.optio-backup")
        step("looking into it", "backup", "check", folder / "all.optio-backup")
        table.cli("--data", folder / "data", "journal", "import", folder / "short.optio-game")
        step("bringing it back", "backup", "restore", folder / "all.optio-backup", "--yes")
        there("armies brought back", armies + supplied, "roster", "list")
        there("games brought back", games + 1, "journal", "list")
        (folder / "file").write_text("no folder")
        control = growth.costs(growth.Table(program, folder, folder / "file"), folder / "long.optio-game", case)
    for what, took in told.items():
        print(f"{what}: {took:.2f} s")
    for what in wrong:
        print("WRONG:", what)
    worst = max(seconds[what] / short[what] for what in seconds)
    seen = min(control[what] / short[what] for what in control)
    print(f"big and old: {armies:,} armies, {games:,} games, {entries:,} entries: an act {seconds['act'] * 1000:.0f} ms, an undo "
          f"{seconds['undo'] * 1000:.0f} ms, at most {worst:.1f} times those of a short game ({seen:.0f} times with nothing kept), a backup "
          f"{told['a backup']:.1f} s, bringing it back {told['bringing it back']:.1f} s; {len(wrong)} wrong")
    sys.exit(0 if not wrong and worst < 3 < seen else 1)


if __name__ == "__main__":
    main(sys.argv[1])
