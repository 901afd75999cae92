#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of readers and writers once more where the system writes 0,5 for 0.5: comma_locale.py PROGRAM TEST... The language is made for the
run (localedef), and the control asks the C library whether it is in force."""
import os
import pathlib
import subprocess
import sys
import tempfile

CONTROL = "import locale; locale.setlocale(locale.LC_ALL, ''); print(locale.localeconv()['decimal_point'])"


def main(program, tests):
    with tempfile.TemporaryDirectory() as folder:
        made = subprocess.run(["localedef", "-i", "de_DE", "-f", "UTF-8", str(pathlib.Path(folder) / "de_DE.UTF-8")], capture_output=True)
        environment = {**os.environ, "LOCPATH": folder, "LC_ALL": "de_DE.UTF-8", "TZ": "Pacific/Kiritimati"}
        point = subprocess.run([sys.executable, "-c", CONTROL], capture_output=True, text=True, env=environment).stdout.strip()
        if point != ",":
            print(f"comma locale: there is none here ({made.stderr.decode().strip()[:100]}); nothing was tried")
            return 0 if made.returncode != 0 else 1
        failed = []
        for test in tests:
            done = subprocess.run([program, test], capture_output=True, text=True, env=environment)
            if done.returncode != 0:
                failed.append(test)
                print("\n".join(line for line in done.stdout.split("\n") if line.startswith(("FAIL", "   "))))
    print(f"comma locale: {len(tests)} tests where 0.5 is written 0,5: {len(failed)} failed {' '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
