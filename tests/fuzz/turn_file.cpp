// SPDX-License-Identifier: GPL-3.0-or-later
// Files of battles by e-mail: read, checked without a game, audited when good.
#include "rules/mail/audit.h"
#include "rules/mail/checks.h"
#include "tests/fuzz/target.h"

static void readTurnFile(std::string_view bytes)
{
    using namespace optio::mail;
    const Verdict verdict = verifyFile(bytes);
    if (!verdict.fault)
        (void)audited(verdict.battle, nullptr).text();
    const FileLines file = readLines(bytes);
    for (const Line &line : file.lines)
        if (!std::holds_alternative<Signature>(line))
            (void)written(line);
    (void)standingOf(arranged(file));
}

OPTIO_FUZZ_TARGET("turn_file", readTurnFile)
