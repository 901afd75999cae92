#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A second implementation of the combats of DBM and DBA, written from dbm.md alone, against the program.

dbm.py plays some of these combats in case X20. Run by itself it plays more and tells every difference:
`dbm_oracle.py [COUNT [SEED [FOLDER]]]`, COUNT combats of each kind; the inputs that differ are kept in FOLDER.
"""
import json
import os
import random
import subprocess
import sys
import tempfile

import dbm_oracle_dba as dba
import dbm_oracle_dbm as dbm
import dbm_oracle_draw as draw

CLI = os.path.abspath(os.environ.get('OPTIO_CLI', 'build/release/bin/optio-cli'))
JUDGES = {'dbm': dbm, 'dba': dba}


def dbm_case(rng, close=None):
    """(rule set, kind of combat, input) of a random combat."""
    close = rng.random() < 0.65 if close is None else close
    return 'dbm', 'close-combat' if close else 'shooting', draw.dbm_given(rng, close)


def dba_case(rng, close=None):
    close = rng.random() < 0.65 if close is None else close
    return 'dba', 'close-combat' if close else 'shooting', draw.dba_given(rng, close)


def ask(made, data, verb, *more):
    ruleset, kind, given = made
    done = subprocess.run([CLI, '--data', data, verb, ruleset, kind, '--input', '-', *more], input=json.dumps(given), capture_output=True,
                          text=True, timeout=60)
    if done.returncode != 0:
        return None, done.stderr.strip()[:300]
    return json.loads(done.stdout), ''


def named(name):
    """The rules of DBA give rear support no ids."""
    return 'dba.rear' if name.startswith('dba.rear_') else name


def differ(faults, what, expected, got):
    if expected != got:
        faults.append(f'{what}: the rules say {expected}, the program {got}')


def odds_of(ruleset, given, close):
    """{(result of a, result of b): how many of the 36 pairs of dice} (DBM-196)."""
    found = {}
    for a in range(1, 7):
        for b in range(1, 7):
            outcome = JUDGES[ruleset].judged(given, close, (a, b))['outcome']
            pair = outcome['a'], outcome['b']
            found[pair] = found.get(pair, 0) + 1
    return found


def compare(made, faces, data, form=True):
    """Every difference between the rules and the program, as text."""
    ruleset, kind, given = made
    close = kind == 'close-combat'
    told, why = ask(made, data, 'resolve', '--dice', ','.join(str(face) for face in faces), '--odds')
    if told is None:
        return [f'refused: {why}']
    faults = []
    asked = JUDGES[ruleset].questions(given, close)
    # DBA-044 does not say whether a camp is asked of both; two camps do not meet, so what one answer does to the other is left open.
    moot = {'dba.camp_a', 'dba.camp_b'} if any(given['answers'].get(f'dba.camp_{side}') for side in 'ab') else set()
    taken = told['input']['answers']
    differ(faults, 'questions', [], sorted((asked ^ set(taken)) - moot))
    differ(faults, 'answers', given['answers'], {key: taken.get(key) for key in given['answers']})
    if form:
        shown, why = ask(made, data, 'form')
        ids = {question['id'] for question in shown['questions']} if shown else {why}
        differ(faults, 'questions of the form', [], sorted((asked ^ ids) - moot))
    judged = JUDGES[ruleset].judged(given, close, faces)
    lines = {side: sorted((named(line['id']), line['value']) for line in told['lines']
                          if line['side'] == side and line['id'] != 'die' and line['value']) for side in 'ab'}
    for side in 'ab':
        names = ('total1', 'total2', 'total3') if ruleset == 'dbm' else ('total',)
        differ(faults, f'totals of {side}', judged['totals'][side], tuple(told['totals'][side][name] for name in names))
        differ(faults, f'factors of {side}', judged['lines'][side], lines[side])
        differ(faults, f'outcome of {side}', judged['outcome'][side], told['outcome'][side]['result'])
    got = {}
    for one in told['odds']:
        pair = one['outcome']['a'], one['outcome']['b']
        got[pair] = got.get(pair, 0) + one['weight'] * 36 // one['of']
    differ(faults, 'odds', sorted(odds_of(ruleset, given, close).items()), sorted(got.items()))
    return faults


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    folder = sys.argv[3] if len(sys.argv) > 3 else None
    data = tempfile.mkdtemp(prefix='oracle-')
    wrong = 0
    for make, close in ((dbm_case, True), (dbm_case, False), (dba_case, True), (dba_case, False)):
        bad = 0
        for number in range(count):
            made = make(rng, close)
            faces = rng.randint(1, 6), rng.randint(1, 6)
            faults = compare(made, faces, data, form=number % 5 == 0)
            if faults:
                bad += 1
                name = f'{made[0]}-{made[1]}-{number}'
                print(f'{name} {json.dumps(made[2])} dice {faces}\n    ' + '\n    '.join(faults), flush=True)
                if folder:
                    os.makedirs(folder, exist_ok=True)
                    with open(os.path.join(folder, f'{name}.json'), 'w', encoding='utf-8') as file:
                        json.dump(made[2], file, indent=2)
        print(f'{made[0]} {made[1]}: {count - bad} of {count} agree', flush=True)
        wrong += bad
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
