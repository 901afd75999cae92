# SPDX-License-Identifier: GPL-3.0-or-later
"""Kept battles as files of a game that stands just before an act (tests/golden/standing_before.py)."""
import pathlib
import sys

from page import Fault

CHECKOUT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
sys.path.append(str(CHECKOUT / "tests/golden"))

import standing_before  # noqa: E402


def before(ruleset, name, act, folder):
    """The battle as far as the first act of a kind. Gives the file."""
    program = next((one for one in (CHECKOUT / "build/release/bin/optio-cli", CHECKOUT / "build/web-tests/bin/optio-cli") if one.exists()), None)
    if program is None:
        raise Fault("optio-cli is missing: build it (./run rulesets), or packaging/web/build tests")
    try:
        return standing_before.before(program, ruleset, name, act, folder)
    except ValueError as error:
        raise Fault(str(error)) from None
