#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Acceptance cases of DBM and DBA (dbm.md), run against optio-cli.

OPTIO_CLI gives the program (default build/release/bin/optio-cli under the current folder). Every expectation comes from dbm.md and the
rules. Prints a line per failing case, a line per case that cannot be expressed, and last "P of N cases right, U not
expressible". `dbm.py H16 X03` runs those alone; -v tells every check.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from fractions import Fraction

CLI = os.path.abspath(os.environ.get('OPTIO_CLI', 'build/release/bin/optio-cli'))
WORK = tempfile.mkdtemp(prefix='cases-dbm-')
DATA = os.path.join(WORK, 'data')
VERBOSE = '-v' in sys.argv[1:]
CASES = {}


class Refused(Exception):
    """The program said no: exit 1, with its sentence."""


class Broken(Exception):
    """Neither an answer nor a refusal."""


def run(args, stdin=None):
    done = subprocess.run([CLI, '--data', DATA, *args], input=stdin, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def cli(args, stdin=None):
    rc, out, err = run(args, stdin)
    if rc == 1:
        raise Refused(err.strip())
    if rc != 0:
        raise Broken(f'exit {rc}: {err.strip()[:300]}')
    return json.loads(out)


def resolve(ruleset, resolver, given, dice=None, odds=False):
    args = ['resolve', ruleset, resolver, '--input', '-']
    if dice is not None:
        args += ['--dice', ','.join(str(d) for d in dice)]
    if odds:
        args.append('--odds')
    return cli(args, json.dumps(given))


def E(text, **more):
    """An element: E('Reg Kn(I)', general=True, double='Kn(I)')."""
    drill, kind = text.split()
    kind, grade = kind.rstrip(')').split('(')
    return {'drill': drill, 'type': kind, 'grade': grade, **more}


def who(*picks):
    """(element, count[, marches already made]) …"""
    rows = []
    for pick in picks:
        row = {'element': pick[0], 'count': pick[1]}
        if len(pick) > 2:
            row['part'] = {'marches': pick[2]}
        rows.append(row)
    return rows


class Check:
    def __init__(self, name):
        self.name, self.wrong, self.count = name, [], 0

    def eq(self, what, expected, got):
        self.count += 1
        if VERBOSE:
            print(f'    {self.name} {what}: {got}')
        if expected != got:
            self.wrong.append(f'{what}: expected {expected} / got {got}')

    def true(self, what, holds, got=''):
        self.eq(what, True, True if holds else got or False)

    def refused(self, what, act, *words):
        """`act` must be refused, with a sentence that has these words."""
        try:
            act()
        except Refused as why:
            text = str(why)
            for word in words:
                self.true(f'{what}: the refusal says "{word}"', word.lower() in text.lower(), text)
            self.true(f'{what}: one sentence', '\n' not in text and 0 < len(text) < 400, text)
            return text
        except Broken as why:
            self.eq(what, 'a refusal', str(why))
            return ''
        self.eq(what, 'a refusal', 'done')
        return ''

    # --- combats ---
    def fight(self, what, ruleset, resolver, prefix, a, b, dice, expect, answers, game):
        given = {'a': a, 'b': b, 'answers': {prefix + key: value for key, value in answers.items()}}
        if game:
            given['game'] = game
        try:
            told = resolve(ruleset, resolver, given, dice)
        except (Refused, Broken) as why:
            self.eq(what, expect, f'{type(why).__name__}: {why}')
            return None
        sides = ('a', 'b')
        totals = told['totals']
        lines = [(line['side'], line['id'], line['value']) for line in told['lines']]
        for key, wanted in expect.items():
            if key in ('T', 'T1', 'T2', 'T3'):
                name = {'T': 'total3' if 'total3' in totals['a'] else 'total', 'T1': 'total1', 'T2': 'total2', 'T3': 'total3'}[key]
                self.eq(f'{what} {name}', wanted, tuple(totals[side][name] for side in sides))
            elif key in ('A', 'B'):
                self.eq(f'{what} {key}', wanted, told['outcome'][key.lower()]['result'])
            elif key == 'both':
                self.eq(f'{what} both', (wanted, wanted), tuple(told['outcome'][side]['result'] for side in sides))
            elif key == 'has':
                for one in wanted:
                    self.true(f'{what} has {one}', one in lines, lines)
            elif key == 'hasnt':
                for side, name in wanted:
                    self.true(f'{what} has no {side}:{name}', not any(l[0] == side and l[1] == name and l[2] for l in lines), lines)
            else:
                raise KeyError(key)
        return told

    def cc(self, what, a, b, dice, game=None, *, expect, **answers):
        return self.fight(what, 'dbm', 'close-combat', 'cc.', a, b, dice, expect, answers, game)

    def sh(self, what, a, b, dice, game=None, *, expect, **answers):
        return self.fight(what, 'dbm', 'shooting', 'sh.', a, b, dice, expect, answers, game)

    def dba(self, what, a, b, dice, game=None, *, expect, **answers):
        return self.fight(what, 'dba', 'close-combat', 'dba.', a, b, dice, expect, answers, game)

    def dbash(self, what, a, b, dice, game=None, *, expect, **answers):
        return self.fight(what, 'dba', 'shooting', 'dba.', a, b, dice, expect, answers, game)

    def odds(self, what, ruleset, resolver, prefix, a, b, expect, game=None, **answers):
        """`expect`: {(result of a, result of b): Fraction}, all of them; 'unharmed' and such as the program calls them."""
        given = {'a': a, 'b': b, 'answers': {prefix + key: value for key, value in answers.items()}}
        if game:
            given['game'] = game
        told = resolve(ruleset, resolver, given, (1, 1), True)
        got = {}
        for one in told['odds']:
            key = (one['outcome']['a'], one['outcome']['b'])
            got[key] = got.get(key, 0) + Fraction(one['weight'], one['of'])
        self.eq(f'{what} odds', {key: str(value) for key, value in sorted(expect.items())},
                {key: str(value) for key, value in sorted(got.items())})
        self.eq(f'{what} odds sum', Fraction(1), sum(got.values()))

    # --- PIPs and moves ---
    def move(self, command, picks, settings=None, ruleset='dbm', **answers):
        names = {'action': 'pip.action', 'distance': 'pip.distance', 'sight': 'pip.sight', 'deviates': 'pip.deviates',
                 'contacts': 'pip.contacts', 'short': 'pip.short', 'stopped': 'pip.stopped', 'behind': 'pip.ps_behind',
                 'safe': 'pip.safe_halt', 'column': 'pip.column', 'straight': 'pip.straight', 'going': 'mv.going', 'sand': 'mv.sand',
                 'flank': 'mv.flank_step', 'foe': 'bo.foe', 'touched': 'bo.flank'}
        game = {'command': command}
        if settings:
            game['settings'] = settings
        return {'who': who(*picks), 'answers': {names[key]: value for key, value in answers.items()}, 'game': game}

    def pip(self, what, cost, command, *picks, lines=None, without=(), **answers):
        """What an action costs; `lines` {id: value} must be there, `without` must not count."""
        try:
            told = resolve('dbm', 'move', self.move(command, picks, **answers))
        except (Refused, Broken) as why:
            self.eq(f'{what} cost', cost, f'{type(why).__name__}: {why}')
            return None
        self.eq(f'{what} cost', cost, total(told, 'cost'))
        got = {line['id']: line['value'] for line in told['lines'] if line['stage'] == 'cost'}
        for name, value in (lines or {}).items():
            self.eq(f'{what} {name}', value, got.get(name))
        for name in without:
            self.eq(f'{what} no {name}', 0, got.get(name, 0))
        return told

    def asks(self, what, given, expected, unexpected=(), ruleset='dbm', resolver='move'):
        form = cli(['form', ruleset, resolver, '--input', '-'], json.dumps(given))
        ids = [question['id'] for question in form['questions']]
        for one in expected:
            self.true(f'{what} asks {one}', one in ids, ids)
        for one in unexpected:
            self.true(f'{what} does not ask {one}', one not in ids, ids)

    def paces(self, what, paces, *picks, action='move', **answers):
        try:
            told = resolve('dbm', 'move', self.move({'kind': 'sub', 'general': 'ok'}, picks, action=action, **answers))
        except (Refused, Broken) as why:
            self.eq(what, paces, f'{type(why).__name__}: {why}')
            return
        self.eq(what, paces, total(told, 'paces'))

    # --- rosters ---
    def totals(self, what, roster, **expected):
        told = show(roster)
        for key, value in expected.items():
            self.eq(f'{what} {key}', value, told['totals'][key])


def total(told, name):
    for side in told['totals'].values():
        if name in side:
            return side[name]
    return None


def case(name):
    def note(function):
        CASES[name] = function
        return function
    return note


# --- games -------------------------------------------------------------------------------------------------------------------------------

def row(text, count=1, **more):
    return {**E(text), 'count': count, **more}


def general(text, **more):
    return row(text, 1, role='general', **more)


def army(name, *commands, ruleset='dbm'):
    """commands: (kind, [rows]) …"""
    return {'format': 1, 'ruleset': ruleset, 'name': name, 'commands': [
        {'name': f'{name} {number + 1}', 'kind': kind, 'units': rows} for number, (kind, rows) in enumerate(commands)]}


def dba_army(name, text, ruleset='dba'):
    """'Cv*, 6 Bd, 2 Sp': the general's with a star."""
    units = []
    for part in text.split(','):
        number, kind = re.match(r'\s*(\d*)\s*(\S+)\s*$', part).groups()
        unit = {'type': kind.rstrip('*'), 'count': int(number or 1)}
        if kind.endswith('*'):
            unit['role'] = 'general'
        units.append(unit)
    return {'format': 1, 'ruleset': ruleset, 'name': name, 'commands': [{'name': '', 'units': units}]}


FILES = [0]


def scratch(ending):
    FILES[0] += 1
    return os.path.join(WORK, f'{FILES[0]}.{ending}')


def write(value, ending='optio-army'):
    path = scratch(ending)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(value if isinstance(value, str) else json.dumps(value))
    return path


def show(roster):
    return cli(['roster', 'show', write(roster)])


def validate(roster):
    return cli(['roster', 'validate', write(roster)])


class Game:
    def __init__(self, a, b, ruleset='dbm', **options):
        self.path = scratch('optio-game')
        cli(['journal', 'new', ruleset, '--armies', f'{write(a)},{write(b)}', '--seed', '1', '--output', self.path,
             '--options', json.dumps(options)])

    def act(self, resolver, given=None, dice=None, **answers):
        given = dict(given or {})
        if answers or 'answers' in given:
            given['answers'] = {**given.get('answers', {}), **{key.replace('__', '.'): value for key, value in answers.items()}}
        args = ['journal', 'act', self.path, resolver, '--input', '-']
        if dice is not None:
            args += ['--dice', ','.join(str(d) for d in dice)]
        return cli(args, json.dumps(given))

    def replay(self):
        return cli(['journal', 'replay', self.path])

    def state(self):
        return self.replay()['state']

    def ended(self):
        return self.replay()['ended']

    def undo(self):
        return cli(['journal', 'undo', self.path])

    def correct(self, reason='for the case', **values):
        args = ['journal', 'correct', self.path, '--reason', reason]
        for path, value in values.items():
            args += ['--set', path + '=' + json.dumps(value)]
        return cli(args)

    def set(self, path, value):
        return cli(['journal', 'correct', self.path, '--reason', 'for the case', '--set', f'{path}={json.dumps(value)}'])

    def bytes(self):
        with open(self.path, 'rb') as file:
            return file.read()

    def command(self, which):
        for side in self.state()['sides']:
            for command in side.get('commands', []):
                if command['id'] == which:
                    return command
        raise KeyError(which)

    def unit(self, which):
        return self.state()['units'][which]

    def side(self, which):
        return next(side for side in self.state()['sides'] if side['id'] == which)

    def marks(self, which):
        return self.unit(which)['marks']

    # DBM
    def pips(self, *dice):
        """Rolls; a pool is shared out in the order it was rolled."""
        self.act('pips', dice=dice)
        state = self.state()
        if state.get('pool'):
            self.act('pip-assign', {'answers': {f'pip.assign_{command}': value for command, value in zip(state['pooled'], state['pool'])}})

    def end(self):
        return self.act('end-bound')

    def quiet_bound(self, *dice):
        self.pips(*dice)
        self.end()

    def lose(self, unit, count, how='destroyed'):
        return self.act('losses', {'who': [{'unit': unit, 'count': count}], 'answers': {'loss.how': how}})

    def fight(self, a, b, dice, **answers):
        return self.act('close-combat', {'a': a, 'b': b, 'answers': {'cc.' + key: value for key, value in answers.items()}}, dice)

    def shoot(self, a, b, dice, **answers):
        return self.act('shooting', {'a': a, 'b': b, 'answers': {'sh.' + key: value for key, value in answers.items()}}, dice)

    def move(self, picks, **answers):
        t = Check('')
        given = t.move({}, [], **answers)
        given.pop('game')
        given['who'] = [{'unit': unit, 'count': count} for unit, count in picks]
        return self.act('move', given)


def marked(marks, name):
    """How many elements of a row carry a mark."""
    return sum(part['count'] for part in marks if part.get(name))


OK = {'kind': 'sub', 'general': 'ok', 'drill': 'Reg'}
IRR = {'kind': 'sub', 'general': 'ok', 'drill': 'Irr'}
CINC = {'kind': 'cinc', 'general': 'ok', 'drill': 'Reg'}


def ps(grade, weapon='other', *support):
    return {'type': 'Ps', 'grade': grade, 'weapon': weapon, 'may_support': list(support)}


def small(name, cinc='Reg Cv(O)', *rows):
    """An army of one command."""
    return army(name, ('cinc', [general(cinc), *rows]))


# --- PIPs, moves, losses ---------------------------------------------------------------------------------------------------------------

@case('H01')
def h01(t):
    chief = E('Reg Cv(O)', general=True)
    t.pip('he moves', 0, CINC, (chief, 1), lines={'base': 1, 'pip.discount': -1}, action='move')
    t.pip('then marches', 1, {**CINC, 'discount_used': True}, (chief, 1), action='march')
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 12)), small('Blue'))
    g.pips(3)
    g.move([('a1.1', 1)], action='move')
    t.eq('game: spent', 0, g.command('a1')['spent'])
    t.eq('game: used', True, g.command('a1')['discount_used'])
    g.move([('a1.1', 1)], action='march')
    t.eq('game: spent after the march', 1, g.command('a1')['spent'])


@case('H02')
def h02(t):
    him = E('Reg Cv(O)', general=True)
    sub = {**OK, 'kind': 'sub'}
    t.pip('sub moves', 1, sub, (him, 1), action='move')
    t.pip('sub halts', 0, sub, (him, 1), action='halt')
    t.pip('ally halts', 1, {**OK, 'kind': 'ally'}, (him, 1), action='halt')
    t.pip('chief halts', 0, {**CINC, 'general_moved': True}, (him, 1), action='halt')
    g = Game(army('Red', ('cinc', [general('Reg Cv(O)'), row('Reg Bd(O)', 9)]), ('sub', [general('Reg Cv(O)'), row('Reg Bd(O)', 9)])),
             small('Blue', 'Reg Cv(O)', row('Reg Bd(O)', 20)))
    g.pips(4, 4)
    g.act('next-phase')
    told = g.fight('a2.1', 'b1.2', (1, 3))
    t.eq('game: the sub-general recoils', 'recoil', told['result']['outcome']['a']['result'])
    t.eq('game: he has moved', True, g.command('a2')['general_moved'])
    g.end()
    g.quiet_bound(4)
    g.pips(4, 4)
    told = g.move([('a2.1', 1)], action='halt')
    t.eq('game: halt of the sub-general after his recoil', 1, total(told['result'], 'cost'))


@case('H03')
def h03(t):
    bd = (E('Reg Bd(O)'), 6)
    t.pip('1200 seen', 1, OK, bd, distance='601-1200', sight=True)
    t.pip('1201 seen', 2, OK, bd, distance='>1200', lines={'pip.control': 1})
    t.asks('1201', t.move(OK, [bd], distance='>1200'), ['pip.distance'], ['pip.sight'])
    t.pip('600 unseen', 1, OK, bd, distance='<=600')
    t.asks('600', t.move(OK, [bd], distance='<=600'), ['pip.distance'], ['pip.sight'])
    t.pip('601 unseen', 2, OK, bd, distance='601-1200', sight=False, lines={'pip.control': 1})
    engaged = {**OK, 'general': 'engaged'}
    t.pip('300 engaged', 2, engaged, bd)
    t.pip('1300 engaged', 2, engaged, bd)
    t.asks('engaged', t.move(engaged, [bd]), [], ['pip.distance'])


@case('H04')
def h04(t):
    cv = (E('Irr Cv(O)'), 4)
    t.asks('cavalry', t.move(IRR, [cv], distance='<=600'), ['pip.distance'], ['pip.deviates', 'pip.short', 'pip.contacts'])
    t.pip('cavalry', 1, IRR, cv, distance='<=600')


@case('H05')
def h05(t):
    wb = (E('Irr Wb(O)'), 3)
    t.pip('troops', 3, IRR, wb, (E('Irr Cv(O)'), 1), distance='<=600', deviates=False, contacts=False, short=True, stopped=False,
          lines={'pip.clumsy': 1, 'pip.mixed': 1})
    chief = E('Irr Cv(O)', general=True)
    t.pip('sub-general', 1, IRR, wb, (chief, 1), deviates=False, contacts=False, short=False, without=['pip.discount'])


@case('H06')
def h06(t):
    him = (E('Irr Kn(O)', general=True), 1)
    t.pip('wheels', 2, IRR, him, deviates=True, contacts=False, lines={'pip.clumsy': 1})
    t.asks('short', t.move(IRR, [him], deviates=False, contacts=False), ['pip.deviates'], ['pip.short'])
    t.pip('short', 1, IRR, him, deviates=False, contacts=False)
    t.pip('C-in-C wheels', 1, {**IRR, 'kind': 'cinc'}, him, deviates=True, contacts=False, lines={'pip.clumsy': 1, 'pip.discount': -1})


@case('H07')
def h07(t):
    group = (E('Irr El(O)'), 4), (E('Reg Pk(O)'), 6)
    t.pip('straight', 1, OK, *group, distance='<=600', deviates=False, contacts=False, short=False)
    t.pip('wheels', 2, OK, *group, distance='<=600', deviates=True, contacts=False, lines={'pip.clumsy': 1}, without=['pip.mixed'])


@case('H08')
def h08(t):
    wb = (E('Irr Wb(O)'), 6)
    t.pip('wheel of the first', 2, IRR, wb, distance='<=600', deviates=True, contacts=False, short=False)
    t.pip('road', 1, IRR, wb, distance='<=600', deviates=False, contacts=False, short=False, going='road')


@case('H09')
def h09(t):
    wb, cv = (E('Irr Wb(O)'), 3), (E('Irr Cv(O)'), 1)
    t.asks('with Cv', t.move(IRR, [wb, cv], action='halt', distance='<=600'), [], ['pip.safe_halt'])
    t.pip('with Cv', 2, IRR, wb, cv, action='halt', distance='<=600', lines={'pip.curb': 1})
    t.pip('without', 1, IRR, wb, action='halt', distance='<=600', safe='going')
    t.pip('regular, demoralised', 1, {**OK, 'demoralised': True}, (E('Reg Bd(O)'), 4), action='halt', distance='<=600')


@case('H10')
def h10(t):
    near = {'action': 'march', 'distance': '<=600'}
    cv = E('Irr Cv(O)')
    t.pip('3rd in column', 1, IRR, (cv, 3, 2), column=True, **near)
    t.pip('3rd abreast', 2, IRR, (cv, 3, 2), column=False, **near)
    t.pip('4th in column', 2, IRR, (cv, 3, 3), **near)
    kn = E('Reg Kn(O)')
    t.pip('Kn 3rd', 2, OK, (kn, 2, 2), **near)
    t.pip('Kn 4th', 2, OK, (kn, 2, 3), **near)
    chief = E('Reg Kn(F)', general=True, double='Kn(F)')
    t.pip('chief joins', 0, CINC, (chief, 1), (E('Reg LH(F)'), 2, 2), action='march', lines={'pip.discount': -1}, without=['pip.march'])
    t.pip('lone Kn 3rd', 1, OK, (kn, 1, 2), **near)
    t.pip('lone Kn 4th', 1, OK, (kn, 1, 3), **near)


@case('H11')
def h11(t):
    bd = (E('Reg Bd(O)'), 4)
    t.pip('Art(X)', 1, OK, bd, (E('Reg Art(X)'), 1), distance='<=600', without=['pip.artillery'])
    t.pip('Art(S)', 2, OK, bd, (E('Reg Art(S)'), 1), distance='<=600', lines={'pip.artillery': 1})


@case('H12')
def h12(t):
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 12)), small('Blue'))
    g.pips(2)
    g.move([('a1.2', 3)], action='move', distance='<=600')
    before, state = g.bytes(), g.state()
    t.eq('spent before', 1, g.command('a1')['spent'])
    t.refused('2 of 1', lambda: g.move([('a1.2', 3)], action='move', distance='>1200'), 'costs 2', 'has 1')
    t.true('file unchanged', before == g.bytes())
    t.eq('state unchanged', state, g.state())
    t.eq('left', 1, 2 - g.command('a1')['spent'])


@case('H13')
def h13(t):
    t.paces('Kn(F) good', 200, (E('Irr Kn(F)'), 1), distance='<=600', going='good')
    t.paces('Kn(F) rough', 150, (E('Irr Kn(F)'), 1), distance='<=600', going='rough')
    t.paces('Kn(F) road', 200, (E('Irr Kn(F)'), 1), distance='<=600', going='road')
    t.paces('Wb(F) difficult', 150, (E('Irr Wb(F)'), 1), distance='<=600', going='difficult')
    t.paces('Wb(F) road', 200, (E('Irr Wb(F)'), 1), distance='<=600', going='road')
    t.paces('Art(S) good', 50, (E('Reg Art(S)'), 1), distance='<=600', going='good')
    t.refused('Art(S) difficult', lambda: resolve('dbm', 'move', t.move(OK, [(E('Reg Art(S)'), 1)], distance='<=600', going='difficult')),
              'difficult')
    t.paces('Gal(F) good', 250, (E('Reg Gal(F)'), 1), distance='<=600', going='good')
    t.paces('Bts(F) good', 250, (E('Reg Bts(F)'), 1), distance='<=600', going='good')
    t.paces('Shp(X) difficult', 50, (E('Irr Shp(X)'), 1), distance='<=600', going='difficult')
    t.paces('Bts(X) difficult', 50, (E('Reg Bts(X)'), 1), distance='<=600', going='difficult')
    t.paces('Cm(O) sand', 200, (E('Irr Cm(O)'), 1), distance='<=600', going='difficult', sand=True)
    t.paces('Cm(O) wood', 100, (E('Irr Cm(O)'), 1), distance='<=600', going='difficult', sand=False)
    told = t.sh('LH(F) flees', E('Reg Art(O)'), E('Irr LH(F)'), (6, 4), expect={'B': 'flee'}, going_b='rough')
    t.true('LH(F) fleeing 200', told and '200 paces' in told['outcome']['b']['instruction'], told and told['outcome']['b']['instruction'])
    t.paces('LH and Ax', 150, (E('Irr LH(O)'), 2), (E('Irr Ax(O)'), 2), distance='<=600', going='good')
    t.paces('Ax onto a flank', 200, (E('Irr Ax(O)'), 1), distance='<=600', going='difficult', flank=True)


def breaking(t, what, rows, losses, breaks):
    """A command of these rows; does it break with these losses?"""
    g = Game(army('Red', ('cinc', [general('Reg Cv(O)'), *rows]), ('sub', [general('Reg Cv(O)'), row('Reg Bd(O)', 98)])), small('Blue'))
    g.pips(3, 3)
    for unit, count in losses:
        g.lose(unit, count)
    g.end()
    t.eq(what, breaks, g.command('a1')['demoralised'])


@case('H14')
def h14(t):
    bd, half = row('Reg Bd(O)', 8), row('Irr Ps(O)', 2)
    breaking(t, 'EE 9, 3 lost', [bd], [('a1.2', 3)], True)
    breaking(t, 'EE 9, 2 lost', [bd], [('a1.2', 2)], False)
    breaking(t, 'EE 13, 4 lost', [row('Reg Bd(O)', 11), half], [('a1.2', 4)], False)
    breaking(t, 'EE 13, 4.5 lost', [row('Reg Bd(O)', 11), half], [('a1.2', 4), ('a1.3', 1)], True)
    breaking(t, 'EE 25, 8 lost', [row('Reg Bd(O)', 23), half], [('a1.2', 8)], False)
    breaking(t, 'EE 25, 8.5 lost', [row('Reg Bd(O)', 23), half], [('a1.2', 8), ('a1.3', 1)], True)
    for kind, ee in (('Irr Exp(O)', 0), ('Irr Hd(I)', 0), ('Irr Ax(I)', 0.5), ('Reg Ax(I)', 1)):
        t.totals(kind, small('Red', 'Reg Cv(O)', row(kind, 1)), ee=1 + ee)


def three(t, what, losses, commands, defeated, **options):
    g = Game(army('Red', *[(kind, [general('Reg Cv(O)'), row('Reg Bd(O)', number), row('Irr Ps(O)', 2)])
                           for kind, number in (('cinc', 16), ('sub', 16), ('sub', 17))]), small('Blue'), **options)
    g.pips(3, 3, 3)
    for unit, count in losses:
        g.lose(unit, count)
    g.end()
    t.eq(f'{what}: demoralised', commands, [g.command(one)['demoralised'] for one in ('a1', 'a2', 'a3')])
    t.eq(f'{what}: beaten', defeated, g.side('a')['state'] == 'defeated')
    t.eq(f'{what}: over', defeated, g.ended()['over'])


@case('H15')
def h15(t):
    three(t, '6, 6, 0', [('a1.2', 6), ('a2.2', 6)], [True, True, False], True)
    three(t, '6, 5, 4', [('a1.2', 6), ('a2.2', 5), ('a3.2', 4)], [True, False, False], False)
    more = [('a1.2', 6), ('a2.2', 5), ('a3.2', 4), ('a3.3', 1)]
    three(t, '6, 5, 4.5', more, [True, False, False], True)
    three(t, '6, 5, 4.5, real losses', more, [True, False, False], False, demoralised_count_full=False)


# --- close combat ------------------------------------------------------------------------------------------------------------------------

ROUGH = {'going_a': 'rough', 'going_b': 'rough'}
DIFF = {'going_a': 'difficult', 'going_b': 'difficult'}


@case('H16')
def h16(t):
    t.cc('', 'Cv(O)', 'Ax(O)', (5, 2), expect={'T': (6, 4), 'B': 'recoil', 'has': [('a', 'tf.mounted_going', -2)]}, **ROUGH)


@case('H17')
def h17(t):
    t.cc('', 'Cv(O)', 'LH(O)', (3, 3), going_b='rough', expect={'T': (6, 3), 'B': 'destroyed', 'hasnt': [('a', 'tf.mounted_going')]})


@case('H18')
def h18(t):
    t.cc('', 'Bd(O)', 'Cv(O)', (3, 3), going_a='rough', expect={
        'T': (6, 4), 'B': 'recoil', 'hasnt': [('a', 'tf.bd_going')], 'has': [('b', 'tf.mounted_going', -2)]})


@case('H19')
def h19(t):
    t.cc('Wb(S)', 'Wb(S)', 'Bd(O)', (4, 4), expect={'T1': (6, 7), 'T3': (6, 6), 'both': 'continue', 'has': [('b', 'gr.beat_s', -1)]}, **ROUGH)
    told = t.cc('Wb(F)', 'Wb(F)', 'Bd(O)', (4, 4), expect={'T': (7, 7), 'both': 'continue'}, **ROUGH)
    t.eq('Wb(F) grading', [], [line['id'] for line in told['lines'] if line['stage'] == 'grading'])


@case('H20')
def h20(t):
    t.cc('', 'Hd(S)', 'Hd(O)', (3, 4), expect={'T1': (5, 4), 'T3': (5, 4), 'B': 'recoil', 'hasnt': [('a', 'tf.heavy_going')]}, **ROUGH)


@case('H21')
def h21(t):
    t.cc('', 'Pk(O)', 'Sp(O)', (4, 3), rank2_a='Pk(O)', rank3_a='Pk(I)', rank4_a='Pk(O)',
         expect={'T': (8, 7), 'B': 'recoil', 'has': [('a', 'rs.pk', 1)], 'hasnt': [('b', 'rs.pk4')]})


@case('H22')
def h22(t):
    t.cc('', 'Pk(X)', 'Bd(O)', (4, 3), rank2_a='Pk(I)', rank3_a='Pk(X)', rank4_a='Pk(X)',
         expect={'T': (9, 8), 'B': 'recoil', 'has': [('a', 'rs.pkx', 2)], 'hasnt': [('b', 'rs.pk4')]})


@case('H23')
def h23(t):
    t.cc('', 'Pk(O)', 'Kn(O)', (3, 5), rank2_a='Pk(O)', rank3_a='Pk(O)', rank4_a='Pk(O)',
         expect={'T': (9, 8), 'B': 'recoil', 'hasnt': [('b', 'rs.pk4')]})


@case('H24')
def h24(t):
    t.cc('', 'Wb(O)', 'Cv(O)', (3, 2), rank2_a='Wb(F)', rank3_a='Wb(O)', rank4_a='Wb(O)',
         expect={'T': (6, 5), 'B': 'recoil', 'has': [('a', 'rs.wb2', 1)], 'hasnt': [('a', 'rs.wb34')]})


@case('H25')
def h25(t):
    t.cc('v Wb', 'Ax(S)', 'Wb(O)', (4, 4), rank2_a='Ax(S)', expect={'T': (7, 7), 'both': 'continue', 'hasnt': [('a', 'rs.ax')]})
    t.cc('v Bd', 'Ax(S)', 'Bd(O)', (4, 3), rank2_a='Ax(S)', expect={'T': (8, 8), 'both': 'continue', 'has': [('a', 'rs.ax', 1)]})


@case('H26')
def h26(t):
    t.cc('Ps(O)', 'Ps(O)', 'LH(O)', (3, 3), rank2_a='Ps(S)', expect={'T': (5, 5), 'both': 'continue'})
    t.cc('Ps(S)', 'Ps(S)', 'LH(O)', (3, 3), rank2_a='Ps(O)', expect={'T': (6, 5), 'B': 'recoil', 'has': [('a', 'rs.ps', 1)]})


@case('H27')
def h27(t):
    t.cc('alone', 'El(O)', 'Sp(S)', (5, 4), expect={'T': (9, 8), 'B': 'destroyed', 'hasnt': [('a', 'gr.beat_s')]})
    t.cc('backed', 'El(O)', 'Sp(S)', (5, 4), rank2_b='Sp(S)', expect={'T': (9, 8), 'B': 'recoil', 'hasnt': [('b', 'rs.sp')]})


@case('H28')
def h28(t):
    t.cc('Sp', 'El(O)', 'Sp(O)', (3, 1), expect={'T': (5, 3), 'B': 'recoil'}, **ROUGH)
    t.cc('Hd', 'El(O)', 'Hd(S)', (3, 1), expect={'T': (5, 3), 'B': 'destroyed'}, **ROUGH)


@case('H29')
def h29(t):
    t.cc('', 'Art(O)', 'LH(S)', (4, 5), expect={'T1': (8, 7), 'T3': (7, 7), 'both': 'continue', 'has': [('a', 'gr.beat_s', -1)]})


@case('H30')
def h30(t):
    t.cc('', 'Hd(I)', 'Sp(I)', (5, 3), expect={'T1': (7, 7), 'T3': (8, 8), 'both': 'continue'})


@case('H31')
def h31(t):
    t.cc('', E('Reg Cv(O)', general=True), 'Sp(O)', (6, 1), rank2_b=ps('I', 'crossbow', 'Sp'),
         expect={'T1': (10, 5), 'T2': (10, 5), 'T3': (9, 5), 'B': 'recoil'})


@case('H32')
def h32(t):
    for weapon, after in (('crossbow', {'T': (7, 6), 'B': 'recoil'}), ('bow', {'T': (6, 6), 'both': 'continue'})):
        t.cc(weapon, 'Cv(O)', 'Sp(O)', (4, 1), rank2_b='Sp(O)', rank3_b=ps('O', weapon, 'Sp'), expect=after)


@case('H33')
def h33(t):
    t.cc('Ps(S)', 'Cv(S)', 'Cv(O)', (4, 3), rank2_b=ps('S', 'other', 'Cv'),
         expect={'T1': (7, 6), 'T3': (6, 6), 'both': 'continue', 'has': [('a', 'mr.cv_ps', -1)]})
    t.cc('Ps(O)', 'Cv(S)', 'Cv(O)', (4, 3), rank2_b=ps('O', 'other', 'Cv'), expect={'T': (7, 6), 'B': 'recoil', 'hasnt': [('a', 'mr.cv_ps')]})
    t.cc('Cv(I)', 'Kn(O)', 'Cv(O)', (3, 3), rank2_b='Cv(I)', expect={'T': (7, 6), 'B': 'recoil', 'hasnt': [('a', 'mr.cv_cv')]})


@case('H34')
def h34(t):
    t.cc('', 'Cv(O)', 'Bd(O)', (6, 2), fort_b='permanent', expect={'T': (7, 7), 'both': 'continue'})


@case('H35')
def h35(t):
    t.cc('Ps(X)', 'Ps(X)', 'Bw(O)', (5, 2), fort_b='temporary', expect={'T': (7, 4), 'B': 'recoil', 'hasnt': [('b', 'tf.fort')]})
    t.cc('Ps(O)', 'Ps(O)', 'Bw(O)', (5, 2), fort_b='temporary', expect={'T': (7, 6), 'B': 'recoil'})


@case('H36')
def h36(t):
    t.cc('Ps(S)', 'LH(O)', 'Ps(S)', (1, 5), left_a='overlapped', expect={'T': (2, 7), 'A': 'flee'})
    t.cc('Ps(O)', 'LH(O)', 'Ps(O)', (1, 5), left_a='overlapped', expect={'T': (2, 7), 'A': 'destroyed'})


@case('H37')
def h37(t):
    t.cc('Ax(X)', 'Ps(S)', 'Ax(X)', (1, 5), right_a='overlapped', expect={'T1': (2, 8), 'T3': (2, 7), 'A': 'flee'})
    t.cc('Ax(O)', 'Ps(S)', 'Ax(O)', (1, 5), right_a='overlapped', expect={'A': 'destroyed'})


@case('H38')
def h38(t):
    kn = E('Reg Kn(I)', double='Kn(I)', list_requires_double=True)
    t.cc('v Cv', kn, 'Cv(O)', (3, 4), expect={'T': (8, 7), 'B': 'recoil', 'has': [('a', 'rs.kn_double', 1)], 'hasnt': [('b', 'gr.vs_i')]})
    t.sh('from Art', 'Art(O)', kn, (4, 4), expect={'T1': (8, 7), 'T3': (9, 7), 'B': 'recoil', 'hasnt': [('b', 'rs.kn_double')]})


@case('H39')
def h39(t):
    t.cc('', 'Kn(O)', 'Bw(O)', (5, 3), expect={'T': (6, 7), 'A': 'destroyed'}, **DIFF)


@case('H40')
def h40(t):
    t.cc('overlap', 'Bd(O)', 'Bd(S)', (2, 4), left_a='overlapped', expect={'T': (6, 9), 'A': 'recoil'})
    t.cc('contact', 'Bd(O)', 'Bd(S)', (2, 4), left_a='contact', expect={'T': (6, 9), 'A': 'destroyed'})


@case('H41')
def h41(t):
    t.cc('Cm', 'Cm(S)', 'Ax(O)', (5, 3), sand_a=True, sand_b=True, expect={'T': (7, 5), 'B': 'destroyed'}, **ROUGH)
    t.cc('Kn', 'Kn(O)', 'Ax(O)', (4, 2), expect={'T': (5, 4), 'B': 'recoil'}, **ROUGH)
    t.refused('sand is no question without camelry', lambda: resolve('dbm', 'close-combat', {
        'a': 'Kn(O)', 'b': 'Ax(O)', 'answers': {'cc.going_a': 'rough', 'cc.sand_a': True}}), 'cc.sand')


@case('H42')
def h42(t):
    t.cc('Art(S)', 'Bw(O)', 'Art(S)', (1, 5), left_a='overlapped', expect={'T': (2, 9), 'A': 'flee'})
    t.cc('Art(I)', 'Bw(O)', 'Art(I)', (1, 5), left_a='overlapped', expect={'A': 'destroyed'})


@case('H43')
def h43(t):
    both = {'left_a': 'overlapped', 'right_a': 'overlapped'}
    t.cc('Art(O)', 'Exp(O)', 'Art(O)', (1, 6), expect={'T': (3, 10), 'A': 'flee'}, **both)
    t.cc('less', 'Exp(O)', 'Art(O)', (5, 6), expect={'A': 'destroyed'}, **both)
    t.cc('Art(I)', 'Exp(O)', 'Art(I)', (1, 6), expect={'T1': (3, 10), 'A': 'destroyed'}, **both)
    t.cc('never milder', 'Exp(O)', 'Art(O)', (1, 6), game={'settings': {'half_never_milder': True}}, expect={'A': 'destroyed'}, **both)


# --- shooting ----------------------------------------------------------------------------------------------------------------------------

@case('H44')
def h44(t):
    t.sh('returns', 'WWg(O)', 'Bw(O)', (4, 4), returns=True, expect={'T': (8, 6), 'B': 'recoil'})
    t.sh('silent', 'WWg(O)', 'Bw(O)', (3, 4), expect={'T': (6, 6), 'both': 'no_effect'})


@case('H45')
def h45(t):
    chief = E('Reg Bw(O)', general=True)
    t.sh('not shot at', chief, 'Sp(O)', (4, 2), expect={'T': (6, 6), 'both': 'no_effect', 'hasnt': [('a', 'tf.general')]})
    t.sh('shot at', chief, 'Bw(O)', (3, 4), returns=True, expect={'T': (7, 7), 'both': 'no_effect'})


@case('H46')
def h46(t):
    t.sh('Kn(O)', 'Bw(I)', 'Kn(O)', (4, 4), expect={'T': (8, 8), 'both': 'no_effect', 'hasnt': [('b', 'gr.vs_i')]})
    t.sh('Kn(I)', 'Bw(I)', 'Kn(I)', (4, 4), expect={'T': (9, 8), 'B': 'recoil', 'hasnt': [('b', 'gr.vs_i')]})


@case('H47')
def h47(t):
    t.sh('Bd(F)', 'Bw(S)', 'Bd(F)', (5, 3), expect={'T1': (7, 7), 'T3': (8, 7), 'B': 'recoil', 'has': [('a', 'gr.s_shooting', 1)]})
    t.sh('Bd(I)', 'Bw(S)', 'Bd(I)', (5, 3), expect={'T1': (7, 7), 'T3': (8, 7), 'B': 'recoil', 'has': [('a', 'gr.vs_i', 1)],
                                                   'hasnt': [('a', 'gr.s_shooting')]})


@case('H48')
def h48(t):
    t.sh('', 'Bw(O)', 'Hd(O)', (4, 3), game={'weather': 'rain'}, weather_a=True, wood=True,
         expect={'T': (5, 5), 'both': 'no_effect', 'has': [('a', 'tf.weather_wood', -1)]})


@case('H49')
def h49(t):
    t.sh('Hd(I)', 'Bw(O)', 'Hd(I)', (3, 2), expect={'T1': (5, 4), 'T3': (6, 4), 'B': 'stands'})
    t.sh('Hd(O)', 'Bw(O)', 'Hd(O)', (3, 2), expect={'T': (5, 4), 'B': 'recoil'})


@case('H50')
def h50(t):
    t.sh('difficult', 'Art(S)', 'Ps(O)', (4, 5), going_b='difficult', expect={'T': (8, 7), 'B': 'recoil'})
    t.sh('good', 'Art(S)', 'Ps(O)', (4, 5), expect={'T': (8, 7), 'B': 'flee'})
    t.sh('WWg', 'Art(X)', 'WWg(O)', (4, 3), expect={'T': (8, 6), 'B': 'stands'})


@case('H51')
def h51(t):
    t.sh('', 'Bw(O)', 'Exp(O)', (2, 2), expect={'T': (6, 6), 'B': 'destroyed'})


@case('H52')
def h52(t):
    t.sh('Sp', 'Bw(O)', 'Sp(O)', (6, 3), rank2_b='Sp(O)', expect={'T': (8, 8), 'both': 'no_effect', 'has': [('b', 'rs.sp', 1)]})
    t.sh('Ax', 'Bw(O)', 'Ax(O)', (5, 3), expect={'T': (7, 6), 'B': 'recoil'})
    t.asks('Ax', {'a': 'Bw(O)', 'b': 'Ax(O)'}, ['sh.aid_a'], ['sh.rank2_b'], resolver='shooting')


# --- DBA -----------------------------------------------------------------------------------------------------------------------------------

@case('H53')
def h53(t):
    for foe, totals in (('Bd', (9, 8)), ('Bw', (6, 5)), ('Cv', (7, 6))):
        t.dba(foe, 'Pk', foe, (3, 3), rear_support_a='same', expect={'T': totals, 'B': 'recoil'})


@case('H54')
def h54(t):
    t.dba('', 'Kn', 'Bd', (4, 3), going_b='bad', expect={'T': (5, 4), 'B': 'recoil'})


@case('H55')
def h55(t):
    t.dbash('doubled', 'Art', 'LH', (5, 2), expect={'T': (9, 4), 'B': 'destroyed'})
    t.dbash('beaten', 'Art', 'LH', (3, 2), expect={'T': (7, 4), 'B': 'flee'})


@case('H56')
def h56(t):
    t.dba('', 'Wb', 'Sp', (5, 2), rear_support_a='same', camp_b=True, expect={'T': (9, 8), 'B': 'destroyed'})


def dba_cost(t, what, cost, elements, game=None, **answers):
    given = {'who': [{'element': element, 'count': count} for element, count in elements],
             'answers': {'dba.' + key: value for key, value in answers.items()}, 'game': game or {'first_bound': False}}
    try:
        t.eq(what, cost, total(resolve('dba', 'move', given), 'cost'))
    except (Refused, Broken) as why:
        t.eq(what, cost, f'{type(why).__name__}: {why}')


@case('H57')
def h57(t):
    lost = {'first_bound': False, 'general_lost': True}
    dba_cost(t, '3 Bd', 2, [('Bd', 3)], lost)
    dba_cost(t, 'with Hd', 3, [('Bd', 3), ('Hd', 1)], lost)
    dba_cost(t, 'first bound', 1, [('Bd', 3)], {'first_bound': True})
    dba_cost(t, 'El at 600', 2, [('El', 1)], distance='near')


DBA_RED = 'Cv*, 8 Bd, SCh, 2 Ps'
DBA_BLUE = 'Cv*, 9 Bd, 2 Ps'


def dba_game(red=DBA_RED, blue=DBA_BLUE, **options):
    return Game(dba_army('Red', red), dba_army('Blue', blue), 'dba', **options)


def dba_lose(g, *losses, **answers):
    return g.act('losses', {'who': [{'unit': unit, 'count': count} for unit, count in losses],
                            'answers': {'dba.' + key: value for key, value in answers.items()}})


@case('H58')
def h58(t):
    g = dba_game()
    g.act('pips', dice=[3])
    dba_lose(g, ('a1.2', 3), ('a1.3', 1), ('b1.2', 2))
    g.end()
    t.eq('3 and a SCh against 2', False, g.ended()['over'])
    g = dba_game()
    g.act('pips', dice=[3])
    dba_lose(g, ('a1.2', 4), ('b1.2', 4))
    g.end()
    t.eq('4 against 4', False, g.ended()['over'])
    g.act('pips', dice=[3])
    dba_lose(g, ('a1.2', 1))
    g.end()
    t.eq('5 against 4', (True, 'b'), (g.ended()['over'], g.ended().get('winner')))
    g = dba_game()
    g.act('pips', dice=[3])
    dba_lose(g, ('a1.1', 1), ('a1.2', 2), ('b1.2', 3))
    g.end()
    t.eq('general and 2 against 3', False, g.ended()['over'])


# --- exact probabilities -----------------------------------------------------------------------------------------------------------------

F = Fraction
UP, REC, DES, CON = 'unharmed', 'recoil', 'destroyed', 'continue'


@case('P01')
def p01(t):
    t.odds('', 'dbm', 'close-combat', 'cc.', 'Wb(S)', 'Kn(X)', {
        (UP, REC): F(20, 36), (UP, DES): F(6, 36), (DES, UP): F(6, 36), (CON, CON): F(4, 36)}, rank2_a='Wb(S)', rank3_a='Wb(S)')


@case('P02')
def p02(t):
    t.odds('', 'dbm', 'close-combat', 'cc.', 'Cv(S)', 'Cv(I)', {
        (UP, REC): F(17, 36), (REC, UP): F(9, 36), (CON, CON): F(5, 36), (UP, DES): F(4, 36), (DES, UP): F(1, 36)})


@case('P03')
def p03(t):
    t.odds('', 'dbm', 'shooting', 'sh.', 'Bw(S)', 'Wb(O)', {
        ('immune', UP): F(15, 36), (UP, REC): F(14, 36), ('no_effect', 'no_effect'): F(6, 36), (UP, DES): F(1, 36)}, aid_a=1, rank2_b='Wb(O)')


@case('P04')
def p04(t):
    t.odds('', 'dbm', 'close-combat', 'cc.', 'El(O)', 'Pk(O)', {
        (REC, UP): F(14, 36), (UP, REC): F(14, 36), (CON, CON): F(6, 36), (DES, UP): F(1, 36), (UP, DES): F(1, 36)},
        rank2_b='Pk(O)', rank3_b='Pk(O)', rank4_b='Pk(O)')


@case('P05')
def p05(t):
    t.odds('contact', 'dbm', 'close-combat', 'cc.', 'LH(S)', 'Ps(O)', {
        (DES, UP): F(21, 36), (CON, CON): F(9, 36), (UP, DES): F(6, 36)}, left_a='contact', rank2_b='Ps(O)')
    # "only where it is at half": 2(a+1) <= b+2 for 9 of the 21 lost pairs.
    t.odds('overlap', 'dbm', 'close-combat', 'cc.', 'LH(S)', 'Ps(O)', {
        (DES, UP): F(9, 36), (REC, UP): F(12, 36), (CON, CON): F(9, 36), (UP, DES): F(6, 36)}, left_a='overlapped', rank2_b='Ps(O)')


@case('P06')
def p06(t):
    t.odds('', 'dbm', 'close-combat', 'cc.', 'Kn(F)', 'Bd(O)', {
        (UP, REC): F(13, 36), (REC, UP): F(11, 36), (CON, CON): F(6, 36), (DES, UP): F(4, 36), (UP, DES): F(2, 36)}, rank2_b='Bd(O)')


@case('P07')
def p07(t):
    t.odds('', 'dba', 'close-combat', 'dba.', {'type': 'Kn', 'general': True}, 'Pk', {
        (REC, UP): F(22, 36), (UP, DES): F(6, 36), (DES, UP): F(4, 36), ('no_effect', 'no_effect'): F(4, 36)}, rear_support_b='same')


# --- X: beyond the cases: two or three rules at once, extremes, order of steps, what the state keeps ------------------------------------

BLUE = ('cinc', [general('Reg Cv(O)'), row('Reg Bd(O)', 12), row('Reg Ps(O)', 6), row('Reg Bw(O)', 1), row('Reg Bd(O)', 1)])


def blue():
    return army('Blue', BLUE)


def marks_of(g, unit, name):
    return marked(g.marks(unit), name)


@case('X01')
def x01(t):
    red = army('Red', ('cinc', [general('Reg Cv(O)'), row('Reg Bd(O)', 6)]), ('sub', [general('Irr Cv(O)'), row('Irr Cv(O)', 6)]),
               ('sub', [general('Reg Cv(O)'), row('Reg Bd(O)', 6)]), ('ally', [general('Reg Cv(O)'), row('Reg Bd(O)', 6)]))
    g = Game(red, army('Blue', ('cinc', [general('Irr Cv(O)'), row('Irr Cv(O)', 6)]), ('sub', [general('Reg Cv(O)'), row('Reg Bd(O)', 6)])))
    t.refused('before the dice', lambda: g.move([('a1.2', 1)], action='move'), 'roll')
    g.act('pips', dice=(5, 2, 4, 3))
    state = g.state()
    t.eq('pool', [5, 2], state['pool'])
    t.eq('pooled', ['a1', 'a3'], state['pooled'])
    t.eq('own dice', [4, 3], [g.command(one).get('pip') for one in ('a2', 'a4')])
    t.refused('before the pool is shared', lambda: g.move([('a1.2', 1)], action='move'), 'DBM-031')
    for a1, a3 in ((5, 5), (2, 2), (6, 2)):
        t.refused(f'{a1} and {a3}', lambda: g.act('pip-assign', {'answers': {'pip.assign_a1': a1, 'pip.assign_a3': a3}}))
    g.act('pip-assign', {'answers': {'pip.assign_a1': 2, 'pip.assign_a3': 5}})
    t.eq('shared', [2, 4, 5, 3], [g.command(one).get('pip') for one in ('a1', 'a2', 'a3', 'a4')])
    t.refused('twice', lambda: g.act('pip-assign', {'answers': {'pip.assign_a1': 5, 'pip.assign_a3': 2}}))
    t.refused('rolled twice', lambda: g.act('pips', dice=(1, 1, 1, 1)), 'DBM-030')
    g.end()
    g.act('pips', dice=(6, 1))
    t.eq('irregular C-in-C: no pool', (None, 6, 1), (g.state().get('pool'), g.command('b1').get('pip'), g.command('b2').get('pip')))


@case('X02')
def x02(t):
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Kn(O)', 2), row('Reg Bd(O)', 9)), blue())
    kn = [('a1.2', 2)]
    g.pips(6)
    costs = [total(g.move(kn, action=action, distance='<=600')['result'], 'cost') for action in ('march', 'march', 'move', 'march')]
    t.eq('costs', [1, 1, 1, 2], costs)
    t.refused('second move', lambda: g.move(kn, action='move', distance='<=600'), 'DBM-055')
    t.refused('halt after moves', lambda: g.move(kn, action='halt', distance='<=600'), 'DBM-034')
    g.move([('a1.3', 9)], action='halt', distance='<=600')
    t.eq('spent', 6, g.command('a1')['spent'])
    t.refused('march after a halt', lambda: g.move([('a1.3', 9)], action='march', distance='<=600'), 'DBM-034')
    g.end()
    t.eq('marks gone', ([], []), (g.marks('a1.2'), g.marks('a1.3')))
    g.quiet_bound(3)
    g.pips(3)
    t.eq('spent anew', 0, g.command('a1')['spent'])
    costs = [total(g.move(kn, action='march', distance='<=600')['result'], 'cost'),
             total(g.move([('a1.3', 9)], action='move', distance='<=600')['result'], 'cost')]
    t.eq('next bound', [1, 1], costs)


@case('X03')
def x03(t):
    g = Game(small('Red', 'Reg LH(F)', row('Reg Bd(O)', 9)), blue())
    g.pips(1)
    told = g.fight('a1.1', 'b1.2', (3, 3))
    t.eq('level', 'continue', told['result']['outcome']['a']['result'])
    g.end()
    g.quiet_bound(1)
    g.pips(6)
    him, bd = [('a1.1', 1)], [('a1.2', 4)]
    for action in ('move', 'march'):
        t.refused(f'{action} in contact', lambda: g.move(him, action=action), 'break off')
    told = g.move(bd, action='move')
    t.eq('troops, general engaged', 2, total(told['result'], 'cost'))
    t.refused('distance is no question', lambda: g.move([('a1.2', 5)], action='move', distance='<=600'), 'pip.distance')
    t.refused('enemy at the flank', lambda: g.move(him, action='break_off', going='good', touched=True), 'DBM-056')
    told = g.move(him, action='break_off', going='good')
    t.eq('he breaks off', (1, 300), (total(told['result'], 'cost'), total(told['result'], 'paces')))
    t.eq('contact over', (0, 0), (marks_of(g, 'a1.1', 'contact'), marks_of(g, 'b1.2', 'contact')))
    told = g.move([('a1.2', 5)], action='move', distance='601-1200', sight=True)
    t.eq('troops, general free', 1, total(told['result'], 'cost'))
    t.pip('irregular sub breaks off', 3, {**IRR, 'general': 'engaged'}, (E('Irr Kn(F)', general=True), 1), action='break_off',
          foe='Bd(O)', lines={'pip.control': 1, 'pip.clumsy': 1})
    t.refused('Kn(O) from Cv(O)', lambda: resolve('dbm', 'move', t.move(OK, [(E('Reg Kn(O)'), 1)], action='break_off', distance='<=600',
                                                                        foe='Cv(O)')), 'DBM-056')
    t.paces('Kn(F) 200 from Kn(O) 150', 200, (E('Reg Kn(F)'), 1), action='break_off', distance='<=600', foe='Kn(O)')
    t.refused('the same in rough', lambda: resolve('dbm', 'move', t.move(OK, [(E('Reg Kn(F)'), 1)], action='break_off',
                                                                         distance='<=600', foe='Kn(O)', going='rough')), 'DBM-056')


@case('X04')
def x04(t):
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 1), row('Reg Bw(O)', 2)), blue())
    g.pips(1)
    g.fight('a1.2', 'b1.5', (3, 3))
    g.end()
    g.pips(1)
    t.refused('shot at in contact', lambda: g.shoot('b1.4', 'a1.2', (3, 3)), 'DBM-072')
    t.refused('the enemy likewise', lambda: g.shoot('a1.3', 'b1.5', (3, 3)), 'DBM-072')
    told = g.fight('b1.5', 'a1.2', (5, 1))
    t.eq('recoil', 'recoil', told['result']['outcome']['b']['result'])
    t.refused('fought already', lambda: g.fight('b1.5', 'a1.3', (3, 3)), 'DBM-192')
    g.end()
    g.pips(1)
    told = g.shoot('b1.4', 'a1.2', (5, 1))
    t.eq('free again: shot at', 'recoil', told['result']['outcome']['b']['result'])
    t.refused('a target once', lambda: g.shoot('a1.3', 'a1.2', (5, 1)))
    t.refused('a shooter once', lambda: g.shoot('b1.4', 'a1.3', (5, 1)), 'DBM-192')
    g.shoot('a1.3', 'b1.2', (3, 3))
    g.shoot('a1.3', 'b1.2', (3, 3))
    t.refused('two shooters, three shots', lambda: g.shoot('a1.3', 'b1.2', (3, 3)), 'DBM-192')


@case('X05')
def x05(t):
    g = Game(small('Red', 'Reg Cv(O)', row('Irr Bw(O)', 1), row('Reg Bd(O)', 9)), blue())
    g.pips(6)
    g.move([('a1.2', 1)], action='move', distance='<=600', deviates=False, contacts=True)
    t.eq('contact is kept', 1, marks_of(g, 'a1.2', 'contact'))
    t.refused('it marches on', lambda: g.act('move', {'who': [{'unit': 'a1.2', 'count': 1}], 'answers': {
        'pip.action': 'march', 'pip.distance': '<=600'}}))
    t.refused('it shoots', lambda: g.shoot('a1.2', 'b1.2', (3, 3)), 'contact')


@case('X06')
def x06(t):
    g = Game(small('Red', 'Irr Cv(O)', row('Irr Wb(O)', 1), row('Irr Cv(O)', 9)), small('Blue', 'Reg Cv(O)', row('Reg Ax(O)', 1), row('Reg Bd(O)', 9)))
    g.pips(1)
    told = g.fight('a1.2', 'b1.2', (5, 2))
    t.eq('Ax', 'recoil', told['result']['outcome']['b']['result'])
    t.true('Wb must go after them', 'must' in told['result']['outcome']['a']['instruction'], told['result']['outcome']['a'])
    t.eq('pursued', 1, marks_of(g, 'a1.2', 'pursued'))
    t.eq('in contact again', (1, 1), (marks_of(g, 'a1.2', 'contact'), marks_of(g, 'b1.2', 'contact')))
    t.refused('pursues once', lambda: g.act('pursuit', {'who': [{'unit': 'a1.2', 'count': 1}]}))
    g.end()
    g.pips(2)
    told = g.move([('b1.2', 1)], action='break_off', distance='<=600', going='good')
    t.eq('Ax breaks off', (1, 150), (total(told['result'], 'cost'), total(told['result'], 'paces')))
    g.act('pursuit', {'who': [{'unit': 'a1.2', 'count': 1}]})
    t.eq('Wb follows', 1, marks_of(g, 'a1.2', 'pursued'))
    g.end()
    g.pips(2)
    t.refused('Wb is impetuous in its own bound', g.end, 'DBM-062')
    g.act('spontaneous', {'who': [{'unit': 'a1.2', 'count': 1}], 'answers': {'imp.result': 'contacted'}})
    t.eq('moved into contact', (1, 1), (marks_of(g, 'a1.2', 'moved'), marks_of(g, 'a1.2', 'contact')))
    t.refused('and does not move again', lambda: g.move([('a1.2', 1)], action='move', distance='<=600'))
    g.end()


@case('X07')
def x07(t):
    one = [row('Reg Bd(O)', 1) for _ in range(6)]
    red = army('Red', ('cinc', [general('Reg Cv(O)'), *one, row('Reg Cv(O)', 2), row('Reg Ps(S)', 2), row('Reg Bd(O)', 9)]))
    g = Game(red, small('Blue', 'Reg Cv(O)', row('Reg Ps(O)', 9), row('Reg Bd(O)', 9)))
    g.pips(6)
    g.move([('a1.2', 1)], action='move', distance='<=600', straight=True)
    g.move([('a1.3', 1)], action='move', distance='<=600', straight=False)
    spent = g.command('a1')['spent']

    def press(*units, result='clear', caught=None, **answers):
        given = {'pf.group': [{'unit': unit, 'count': 1} for unit in units],
                 'answers': {'pf.result': result, **{f'pf.{key}': value for key, value in answers.items()}}}
        if caught:
            given['caught'] = caught
        return g.act('press-forward', given)

    for unit in ('a1.2', 'a1.3', 'a1.5', 'a1.7'):
        told = g.fight(unit, 'b1.2', (4, 2))
        t.eq(f'{unit} makes Ps flee', 'flee', told['result']['outcome']['b']['result'])
    told = g.fight('a1.4', 'b1.3', (5, 1))
    t.eq('a1.4 makes Bd recoil', 'recoil', told['result']['outcome']['b']['result'])
    g.act('pursuit', {'who': [{'unit': 'a1.5', 'count': 1}]})
    t.refused('not straight ahead', lambda: press('a1.3'), 'straight')
    t.refused('opponent did not flee', lambda: press('a1.2', 'a1.4'), 'flee')
    t.refused('pursued', lambda: press('a1.5'), 'pursued')
    t.refused('fought nobody', lambda: press('a1.6'), 'flee')
    t.refused('mounted', lambda: press('a1.2', 'a1.8'), 'mounted')
    t.refused('fortifications', lambda: press('a1.2', fort=True), 'fortifications')
    t.refused('skirmishers in front', lambda: press('a1.2', 'a1.9', front_skirmishers=False), 'rear')
    t.refused('skirmishers alone', lambda: press('a1.9'))
    told = press('a1.2', 'a1.1', 'a1.6', 'a1.9', front_skirmishers=True, result='caught', caught=[{'unit': 'b1.2', 'count': 2}])
    t.true('100 paces', '100 paces' in json.dumps(told['result']['outcome']), told['result']['outcome'])
    t.eq('two Ps caught', 2, g.unit('b1.2')['lost'])
    t.eq('no PIPs', spent, g.command('a1')['spent'])
    t.eq('general has moved', True, g.command('a1')['general_moved'])
    t.refused('twice', lambda: press('a1.2'))
    press('a1.7', result='met')
    g.end()


@case('X08')
def x08(t):
    # Only an element whose frontal opponent has given way may pursue (DBM-064); artillery never does.
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 1), row('Reg Art(O)', 1), row('Reg Bd(O)', 9)), blue())
    g.pips(3)
    pursue = lambda unit: g.act('pursuit', {'who': [{'unit': unit, 'count': 1}]})
    g.fight('a1.3', 'b1.2', (6, 1))
    t.refused('artillery that won', lambda: pursue('a1.3'))
    g.fight('a1.4', 'b1.2', (5, 1))
    pursue('a1.4')
    t.eq('the winner may', 1, marks_of(g, 'a1.4', 'pursued'))
    told = g.fight('a1.2', 'b1.2', (1, 3))
    t.eq('Red loses', 'recoil', told['result']['outcome']['a']['result'])
    t.refused('the loser pursues', lambda: pursue('a1.2'), 'DBM-064')
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 9)), blue())
    g.pips(3)
    t.refused('before any combat, in its own bound', lambda: pursue('a1.2'), 'DBM-064')


@case('X09')
def x09(t):
    red = army('Red', ('cinc', [general('Irr Kn(O)'), row('Irr Wb(O)', 5), row('Irr Ps(O)', 2)]), ('sub', [general('Reg Cv(O)'), row('Reg Bd(O)', 40)]))
    g = Game(red, blue())
    g.pips(6, 6)
    idle = {'who': [{'unit': 'a1.1', 'count': 1}, {'unit': 'a1.2', 'count': 2}], 'answers': {'imp.result': 'nobody'}}
    g.lose('a1.2', 3)
    g.act('spontaneous', idle)
    g.end()
    t.eq('3 of 7 EE', True, g.command('a1')['demoralised'])
    t.eq('the army fights on', False, g.ended()['over'])
    g.pips(3)
    told = g.fight('b1.2', 'a1.2', (1, 3))
    lines = {(line['side'], line['id']): line['value'] for line in told['result']['lines']}
    t.eq('Wb demoralised', -2, lines.get(('b', 'tf.demoralised')))
    t.eq('Wb recoil', 'recoil', told['result']['outcome']['b']['result'])
    told = g.fight('b1.2', 'a1.1', (4, 1))
    lines = {(line['side'], line['id']): line['value'] for line in told['result']['lines']}
    t.eq('general: neither', (None, None), (lines.get(('b', 'tf.demoralised')), lines.get(('b', 'tf.general'))))
    g.end()
    g.pips(6, 6)
    for action in ('move', 'march'):
        t.refused(action, lambda: g.move([('a1.2', 1)], action=action, distance='<=600'), 'DBM-063')
    told = g.move([('a1.2', 1)], action='halt', distance='<=600', safe='none')
    t.eq('halt', 2, total(told['result'], 'cost'))
    t.refused('the others fall back', g.end, '4 elements')
    t.refused('they do not advance', lambda: g.act('spontaneous', {'who': [{'unit': 'a1.2', 'count': 1}], 'answers': {'imp.result': 'advanced'}}))
    g.act('spontaneous', {'who': [{'unit': 'a1.1', 'count': 1}, {'unit': 'a1.2', 'count': 1}, {'unit': 'a1.3', 'count': 1}],
                          'answers': {'imp.result': 'retreated'}})
    g.act('spontaneous', {'who': [{'unit': 'a1.3', 'count': 1}], 'answers': {'imp.result': 'left'}})
    t.eq('off the table is lost', 1, g.unit('a1.3')['lost'])
    g.end()
    t.eq('for good', True, g.command('a1')['demoralised'])


@case('X10')
def x10(t):
    red = army('Red', ('cinc', [general('Reg Cv(O)'), row('Reg Bd(O)', 9)]), ('sub', [general('Irr Kn(O)'), row('Reg Bd(O)', 9)]))
    g = Game(red, blue())
    g.act('losses', {'who': [{'unit': 'a2.1', 'count': 1}], 'answers': {'loss.how': 'straggles'}})
    t.eq('not lost', (True, 0), (g.command('a2')['straggling'], g.unit('a2.1')['lost']))
    g.pips(3, 3)
    t.eq('his troops', 2, total(g.move([('a2.2', 4)], action='move')['result'], 'cost'))
    t.refused('he himself', lambda: g.move([('a2.1', 1)], action='move'), 'off the table')
    try:
        g.end()
    except Refused as why:
        t.eq('an impetuous general off the table does not advance (DBM-012, 061)', 'the bound ends', str(why))
        g.act('spontaneous', {'who': [{'unit': 'a2.1', 'count': 1}], 'answers': {'imp.result': 'nobody'}})
        g.end()
    g.quiet_bound(3)
    g.act('losses', {'who': [{'unit': 'a2.1', 'count': 1}], 'answers': {'loss.how': 'returns'}})
    g.pips(3, 3)
    t.eq('back', 1, total(g.move([('a2.2', 4)], action='move', distance='<=600')['result'], 'cost'))


@case('X11')
def x11(t):
    pair = small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 8)), small('Blue', 'Reg Cv(O)', row('Reg Bd(O)', 8))
    g = Game(*pair)
    g.pips(3)
    g.lose('a1.2', 3)
    g.lose('b1.2', 3)
    g.end()
    t.eq('same bound: a draw', (True, ''), (g.ended()['over'], g.ended().get('winner')))
    red = army('Red', *[(kind, [general('Reg Cv(O)'), row('Reg Bd(O)', number)]) for kind, number in (('cinc', 5), ('sub', 20), ('ally', 20))])
    g = Game(red, pair[1])
    g.pips(3, 3, 3)
    g.lose('a1.2', 2)
    g.lose('b1.2', 3)
    g.end()
    t.eq('Red wins', 'a', g.ended().get('winner'))
    t.true('score 7 to 3', 'Red 7, Blue 3' in g.ended().get('text', ''), g.ended())


@case('X12')
def x12(t):
    kn = {'double': 'Kn(F)'}
    red = army('Red', ('cinc', [general('Reg Kn(F)', **kn), row('Reg Kn(F)', 2, **kn), row('Reg Bd(O)', 9)]), ('sub', [general('Reg Cv(O)'), row('Reg Bd(O)', 90)]))
    told = show(red)['totals']['commands'][0]
    t.eq('EE, break, points', (15, 5, 134), (told['ee'], told['break'], told['points']))
    g = Game(red, small('Blue', 'Irr El(O)', row('Irr El(O)', 9)))
    g.pips(3, 3)
    for _ in range(2):
        told = g.fight('a1.2', 'b1.2', (1, 6))
        t.eq('Kn by El', 'destroyed', told['result']['outcome']['a']['result'])
    t.eq('two bases', 2, g.unit('a1.2')['lost'])
    t.true('4 of 15', any('4 of 15 EE' in line['label'] for line in g.end()['result']['lines']), g.state())
    t.eq('4 of 15: not', False, g.command('a1')['demoralised'])
    g.lose('a1.3', 1)
    g.pips(3)
    g.end()
    t.eq('5 of 15', True, g.command('a1')['demoralised'])
    pk = E('Reg Pk(O)', double='Pk(O)')
    t.asks('double Pk', {'a': pk, 'b': 'Bd(O)'}, ['cc.rank3_a', 'cc.ranks_good_a'], ['cc.rank2_a', 'cc.rank4_a'], resolver='close-combat')
    t.cc('double Pk and two ranks', pk, 'Bd(O)', (3, 2), rank3_a='Pk(O)', rank4_a='Pk(O)',
         expect={'T': (8, 6), 'B': 'recoil', 'has': [('a', 'rs.pk', 2), ('b', 'rs.pk4', -1)]})


@case('X13')
def x13(t):
    red = army('Red', ('cinc', [general('Reg Cv(O)'), row('Reg Bd(O)', 8)]), ('sub', [general('Reg Cv(O)'), row('Reg Bd(O)', 90)]))
    g = Game(red, blue(), general_extra_ee='2')
    g.pips(3, 3)
    g.lose('a1.1', 1)
    g.end()
    t.eq('general (3) of 11', False, g.command('a1')['demoralised'])
    t.eq('general lost', True, g.command('a1')['general_lost'])
    g.quiet_bound(3)
    g.pips(3, 3)
    t.eq('a lost general costs', 2, total(g.move([('a1.2', 4)], action='move')['result'], 'cost'))
    g.lose('a1.2', 1)
    g.end()
    t.eq('4 of 11', True, g.command('a1')['demoralised'])


@case('X14')
def x14(t):
    ride = E('Reg Bd(O)', mounted_infantry=True)
    foot = E('Reg Bd(O)')
    near = {'distance': '<=600'}
    t.pip('mount', 2, OK, (ride, 1), action='mount', **near, lines={'pip.mount': 1})
    t.refused('two at once', lambda: resolve('dbm', 'move', t.move(OK, [(ride, 2)], action='mount', **near)))
    t.refused('not mounted infantry', lambda: resolve('dbm', 'move', t.move(OK, [(foot, 1)], action='mount', **near)))
    t.pip('riding with foot', 2, OK, (ride, 2), (foot, 2), **near, lines={'pip.mixed': 1})
    t.paces('riding', 200, (ride, 2), **near)
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 1, mounted_infantry=True), row('Reg Bd(O)', 9)), blue())
    g.pips(6)
    t.eq('dismounts', 2, total(g.move([('a1.2', 1)], action='mount', **near)['result'], 'cost'))
    told = g.move([('a1.2', 1), ('a1.3', 4)], action='move', **near)['result']
    t.eq('on foot: cost and paces', (1, 100), (total(told, 'cost'), total(told, 'paces')))
    g.end()
    g.quiet_bound(1)
    g.pips(6)
    told = g.move([('a1.2', 1), ('a1.3', 4)], action='move', **near)['result']
    t.eq('still on foot next bound', (1, 100), (total(told, 'cost'), total(told, 'paces')))
    t.eq('mounts', 2, total(g.move([('a1.2', 1)], action='mount', **near)['result'], 'cost'))
    t.cc('fights as foot', ride, 'Sp(O)', (1, 1), expect={'T1': (6, 5)})


@case('X15')
def x15(t):
    wb = [('a1.2', 4)]
    red = army('Red', ('cinc', [general('Irr Cv(O)'), row('Irr Wb(O)', 9)]), ('sub', [general('Irr Wb(O)'), row('Irr Wb(O)', 9)]))
    g = Game(red, blue())
    g.pips(1, 3)
    # Cost 0 with no PIP left; the chief's halt of irregulars in the open: 1 - 1 + 1.
    told = g.move([('a1.1', 1), *wb], action='halt')
    t.eq('chief and Wb halt', 1, total(told['result'], 'cost'))
    t.refused('no PIPs left', lambda: g.move([('a1.2', 2)], action='halt', distance='<=600', safe='going'), 'costs 1', 'has 0')
    told = g.move([('a2.1', 1), ('a2.2', 9)], action='halt', safe='uphill')
    t.eq('sub-general halts with his foot uphill', 0, total(told['result'], 'cost'))
    t.eq('discount used', (True, True), (g.command('a1')['discount_used'], g.command('a2')['discount_used']))
    g.act('spontaneous', {'who': [{'unit': 'a1.2', 'count': 5}], 'answers': {'imp.result': 'nobody'}})
    g.end()
    t.eq('a halt is no move', False, g.command('a2')['general_moved'])
    g.quiet_bound(3)
    g.pips(1, 1)
    t.eq('anew next bound', (False, False), (g.command('a1')['discount_used'], g.command('a2')['discount_used']))
    g.move([('a1.2', 1)], action='move', distance='<=600', deviates=False, contacts=False, short=False)
    t.eq('0 of 0 PIPs', 0, total(g.move([('a1.1', 1)], action='move')['result'], 'cost'))
    g.act('spontaneous', {'who': [{'unit': 'a2.1', 'count': 1}], 'answers': {'imp.result': 'advanced'}})
    t.eq('a spontaneous advance is a move', True, g.command('a2')['general_moved'])
    t.eq('his halt later', 1, total(resolve('dbm', 'move', t.move({'kind': 'sub', 'drill': 'Irr', 'general_moved': True}, [
        (E('Irr Wb(O)', general=True), 1)], action='halt', safe='uphill')), 'cost'))


@case('X16')
def x16(t):
    yes = ['Irr Kn(S)', 'Irr Kn(O)', 'Irr Kn(F)', 'Irr Cm(S)', 'Irr Exp(O)', 'Irr Wb(S)', 'Irr Wb(O)', 'Irr Wb(F)', 'Irr Bd(F)', 'Irr Hd(S)']
    no = ['Reg Kn(F)', 'Reg Bd(F)', 'Irr Kn(I)', 'Irr Kn(X)', 'Irr Cm(O)', 'Irr Cm(X)', 'Irr Bd(O)', 'Irr Bd(S)', 'Irr Bd(X)', 'Irr Hd(O)', 'Irr Hd(F)',
          'Irr El(O)', 'Irr LH(F)', 'Irr Cv(S)', 'Irr Ax(S)', 'Irr Ps(S)']
    for kinds, impetuous in ((yes, True), (no, False)):
        for kind in kinds:
            try:
                resolve('dbm', 'spontaneous', {'who': [{'element': kind, 'count': 1}], 'answers': {'imp.result': 'advanced'}})
                t.eq(kind, impetuous, True)
            except Refused:
                t.eq(kind, impetuous, False)
    g = Game(small('Red', 'Irr Cv(O)', row('Irr Wb(O)', 6)), blue())
    g.pips(6)
    near = {'distance': '<=600'}
    g.move([('a1.2', 1)], action='halt', safe='going', **near)
    g.move([('a1.2', 1)], action='move', deviates=False, contacts=False, short=False, **near)
    g.move([('a1.2', 1)], action='march', deviates=False, contacts=False, short=False, **near)
    g.fight('a1.2', 'b1.2', (5, 3))
    t.eq('level', 1, marks_of(g, 'a1.2', 'contact'))
    t.refused('the two that nobody held', g.end, '2 elements')


@case('X17')
def x17(t):
    red = army('Red', ('cinc', [general('Reg Cv(O)'), row('Reg Bd(O)', 9), row('Irr Wb(O)', 3), row('Reg Bw(O)', 2)]))
    g = Game(red, blue())
    g.pips(6)
    near = {'distance': '<=600'}
    acts = [('move', lambda: g.move([('a1.1', 1), ('a1.2', 3)], action='move', straight=True)),
            ('march', lambda: g.move([('a1.2', 2)], action='march', **near)),
            ('halt', lambda: g.move([('a1.3', 1)], action='halt', safe='none', **near)),
            ('spontaneous', lambda: g.act('spontaneous', {'who': [{'unit': 'a1.3', 'count': 2}], 'answers': {'imp.result': 'contacted'}})),
            ('shooting', lambda: g.shoot('a1.4', 'b1.4', (2, 6), returns=True)),
            ('combat', lambda: g.fight('a1.2', 'b1.2', (3, 3))),
            ('combat won', lambda: g.fight('a1.2', 'b1.3', (4, 2))),
            ('pursuit', lambda: g.act('pursuit', {'who': [{'unit': 'a1.2', 'count': 1}]})),
            ('losses', lambda: g.lose('b1.2', 5)),
            ('general lost', lambda: g.lose('a1.1', 1)),
            ('weather', lambda: g.act('weather', {'answers': {'weather': 'rain'}})),
            ('end', g.end)]
    for name, act in acts:
        before = g.state()
        first = act()
        after = g.state()
        t.true(f'{name} changes something', before != after, 'nothing changed')
        g.undo()
        t.true(f'undo of {name}', before == g.state(), 'the state differs')
        second = act()
        t.true(f'{name} again is the same', after == g.state() and first['result']['sentence'] == second['result']['sentence'], 'it differs')
    t.eq('Blue: 5 of 18 EE is less than a third', False, g.command('b1')['demoralised'])


@case('X18')
def x18(t):
    # Knights (X) count as (S) to pikes, as general +1, uphill +1, across fortifications -2; pikes +2 in depth, +2 fortifications.
    deep = {'rank2_b': 'Pk(O)', 'rank3_b': 'Pk(O)', 'rank4_b': 'Pk(O)'}
    chief = E('Reg Kn(X)', general=True)
    t.cc('Kn(X) level', chief, 'Pk(O)', (6, 1), advantage='a', fort_b='temporary', **deep, expect={'T1': (9, 9), 'T3': (9, 9), 'both': 'continue'})
    t.cc('Kn(X) one behind', chief, 'Pk(O)', (6, 2), advantage='a', fort_b='temporary', **deep,
         expect={'T1': (9, 10), 'T2': (9, 9), 'both': 'continue', 'has': [('b', 'gr.beat_s', -1)]})
    # A tower voids the works; the general of a demoralised command has neither +1 nor -2; a defender counts as (F), a wagon as (S).
    poor = E('Reg Bd(X)', general=True, demoralised=True)
    t.cc('tower', 'WWg(S)', poor, (3, 3), fort_b='permanent', expect={
        'T1': (6, 8), 'T2': (6, 7), 'A': 'recoil', 'hasnt': [('b', 'tf.fort'), ('b', 'tf.general'), ('b', 'tf.demoralised')]})
    t.cc('tower half', 'WWg(S)', poor, (1, 5), fort_b='permanent', expect={'T1': (4, 10), 'T2': (4, 9), 'A': 'destroyed'})
    t.cc('no works: stands', 'WWg(S)', poor, (3, 3), expect={'T2': (6, 7), 'A': 'stands'})
    # Zero and below (DBM-113): 2 x -1 <= 0 is half.
    low = {'left_b': 'overlapped', 'right_b': 'overlapped', 'left_a': 'overlapped'}
    t.cc('-1 against 0', E('Irr LH(O)', demoralised=True), E('Irr Wb(O)', demoralised=True), (1, 1), **low, expect={'T': (0, -1), 'B': 'destroyed'})
    t.cc('0 against 0', E('Irr LH(O)', demoralised=True), E('Irr Wb(O)', demoralised=True), (1, 2), **low, expect={'T': (0, 0), 'both': 'continue'})
    # Expendables at half flee from artillery in contact, unless an enemy front is on the flank; never milder as an option.
    t.cc('Exp flees', 'Exp(O)', 'Art(F)', (1, 6), left_a='overlapped', right_a='overlapped', expect={'T': (3, 10), 'A': 'flee'})
    t.cc('Exp held', 'Exp(O)', 'Art(F)', (1, 6), left_a='contact', right_a='overlapped', expect={'T': (3, 10), 'A': 'destroyed'})
    t.cc('contact_blocks off', 'Exp(O)', 'Art(F)', (1, 6), left_a='contact', right_a='overlapped', game={'settings': {'contact_blocks': False}},
         expect={'A': 'flee'})
    # Grading looks at total 1, mitigation at total 2, the outcome at total 3: 12-6 is less after a fast-troops +1 and psiloi -1.
    t.cc('three totals', 'Cv(O)', 'Bd(F)', (6, 2), advantage='a', rank2_b=ps('O', 'handgun', 'Bd'),
         expect={'T1': (10, 5), 'T2': (11, 5), 'T3': (10, 5), 'B': 'destroyed'})
    # A rank that the rules give nothing for is shown with 0 (DBM-193).
    told = t.cc('idle rank', 'Bd(O)', 'Kn(O)', (3, 2), rank2_a=ps('O', 'bow'), expect={'T': (6, 5), 'B': 'recoil'})
    t.true('idle rank shown', any(line['side'] == 'a' and line['stage'] == 'support' and line['value'] == 0 for line in told['lines']), told['lines'])
    t.cc('three totals, less', 'Cv(O)', 'Bd(F)', (5, 2), advantage='a', rank2_b=ps('O', 'handgun', 'Bd'),
         expect={'T1': (9, 5), 'T2': (10, 5), 'T3': (9, 5), 'B': 'recoil'})


@case('X19')
def x19(t):
    # Three shooters, demoralised, in the rain, from a wood: the target is not hindered by wood or by weather it does not feel.
    t.sh('rain and wood', 'Bw(S)', E('Reg Cv(O)', demoralised=True), (4, 6), game={'weather': 'rain'}, aid_a=2, wood=True, weather_a=True, going_b='difficult',
         expect={'T1': (7, 5), 'T3': (7, 5), 'B': 'flee', 'has': [('a', 'tf.weather_wood', -1), ('b', 'tf.aid', -2), ('b', 'tf.demoralised', -2)],
                 'hasnt': [('b', 'tf.weather_wood')]})
    # Superior shooting level with ordinary wins; the same by a target that returns the shot from temporary works.
    t.sh('level', 'Bw(S)', 'Sp(O)', (5, 3), expect={'T1': (7, 7), 'T3': (8, 7), 'B': 'recoil'})
    t.sh('works void against Art', 'Art(F)', E('Reg Bw(S)', general=True), (2, 3), fort_b='temporary', returns=True,
         expect={'T1': (6, 6), 'T3': (6, 7), 'A': 'recoil', 'has': [('b', 'gr.s_shooting', 1), ('b', 'tf.general', 1)], 'hasnt': [('b', 'tf.fort')]})
    t.sh('works hold against Bw', 'Bw(O)', E('Reg Bw(O)', general=True), (5, 2), fort_b='temporary', returns=True, aid_b=2,
         expect={'T1': (6, 8), 'A': 'recoil', 'has': [('b', 'tf.fort', 2), ('b', 'tf.general', 1), ('a', 'tf.aid', -2)]})
    t.sh('immune when only the shooter loses', 'Bw(O)', 'Bw(S)', (1, 6), expect={'T1': (4, 9), 'A': 'immune'})
    t.refused('both behind works', lambda: resolve('dbm', 'shooting', {'a': 'Bw(O)', 'b': 'Bw(O)', 'answers': {
        'sh.returns': True, 'sh.fort_a': 'temporary', 'sh.fort_b': 'temporary'}}), 'DBM-192')
    # Elephants and light horse under artillery; knights (X) are (S) under bows, ordinary under artillery.
    t.sh('El under Art', 'Art(O)', 'El(S)', (5, 3), expect={'T1': (9, 7), 'T3': (9, 7), 'B': 'destroyed'})
    t.sh('Kn(X) under Bw', 'Bw(O)', 'Kn(X)', (6, 3), expect={'T1': (10, 7), 'T3': (9, 7), 'B': 'recoil', 'has': [('a', 'gr.beat_s', -1)]})
    t.sh('Kn(X) under Art', 'Art(O)', 'Kn(X)', (6, 3), expect={'T1': (10, 6), 'T3': (10, 6), 'B': 'recoil'})


@case('X20')
def x20(t):
    import random
    sys.dont_write_bytecode = True
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    import dbm_oracle
    dbm_oracle.CLI = CLI
    rng = random.Random(20)
    for number in range(60):
        made = dbm_oracle.dbm_case(rng) if rng.random() < 0.7 else dbm_oracle.dba_case(rng)
        faults = dbm_oracle.compare(made, (rng.randint(1, 6), rng.randint(1, 6)), DATA)
        t.eq(f'#{number} {json.dumps(made[2])[:200]}', [], faults)


@case('X21')
def x21(t):
    # In Red's bound Blue's artillery may only shoot back (DBA-010, 045).
    g = dba_game('Cv*, 11 Bd', 'Cv*, 9 Bd, 1 Bw, 1 Art')
    g.act('pips', dice=[3])
    t.refused('Art as shooter', lambda: g.act('shooting', {'a': 'b1.4', 'b': 'a1.2'}, (3, 3)), 'DBA-045')
    g = dba_game('Cv*, 9 Bd, 2 Bw', 'Cv*, 9 Bd, 1 Bw, 1 Art')
    g.act('pips', dice=[3])
    told = g.act('shooting', {'a': 'a1.3', 'b': 'b1.4', 'answers': {'dba.returns': True}}, (3, 4))
    t.eq('Art shoots back', (5, 8), tuple(told['result']['totals'][x]['total'] for x in 'ab'))
    t.eq('Bw not immune', 'recoil', told['result']['outcome']['a']['result'])
    t.refused('shot at once', lambda: g.act('shooting', {'a': 'a1.3', 'b': 'b1.4'}, (3, 4)), 'DBA-070')


@case('X22')
def x22(t):
    g = dba_game('Cv*, 2 LH, 8 Bd, 1 Wb', 'Cv*, 9 Bd, 2 Kn')

    def move(unit, count=1, part=None, **answers):
        pick = {'unit': unit, 'count': count}
        if part:
            pick['part'] = part
        return g.act('move', {'who': [pick], 'answers': {'dba.' + key: value for key, value in answers.items()}})

    g.act('pips', dice=[6])
    move('a1.2', contact='b1.3')
    t.eq('both are in contact', (1, 1), (marks_of(g, 'a1.2', 'contact'), marks_of(g, 'b1.3', 'contact')))
    told = g.act('close-combat', {'a': 'a1.2', 'b': 'b1.3'}, (4, 2))
    t.eq('level', ('no_effect',) * 2, tuple(told['result']['outcome'][x]['result'] for x in 'ab'))
    g.end()
    g.act('pips', dice=[6])
    t.refused('Kn from LH', lambda: move('b1.3', break_off=True, opponent='a1.2', ends='good'), 'DBA-031')
    g.end()
    g.act('pips', dice=[6])
    part = 'contact=b1.3'
    t.refused('an enemy on its flank', lambda: move('a1.2', part=part, break_off=True, ends='good', hemmed=True), 'DBA-031')
    t.refused('no faster in bad going', lambda: move('a1.2', part=part, break_off=True, ends='bad'), 'DBA-031')
    told = move('a1.2', part=part, break_off=True, ends='good')
    t.true('Kn pursue', 'pursue' in told['result']['outcome']['a']['instruction'], told['result']['outcome'])
    t.eq('apart', (0, 0), (marks_of(g, 'a1.2', 'contact'), marks_of(g, 'b1.3', 'contact')))


@case('X23')
def x23(t):
    free = {'first_bound': False}
    dba_cost(t, 'El out of a built-up area: (a) once', 2, [('El', 1)], free, bua=True, distance='near')
    dba_cost(t, 'all three', 4, [('Hd', 1), ('Bd', 2)], free, distance='far', hidden=True, general_terrain=True)
    dba_cost(t, '601 to 1200 in the open', 1, [('Bd', 2)], free, distance='far', hidden=False)
    dba_cost(t, 'beyond, in the open', 2, [('Bd', 2)], free, distance='beyond')
    dba_cost(t, 'with the general in a wood', 2, [({'type': 'Cv', 'general': True}, 1), ('Art', 1)], free)
    t.refused('a lost general has no ground', lambda: resolve('dba', 'move', {'who': [{'element': 'Bd', 'count': 1}], 'answers': {
        'dba.general_terrain': True}, 'game': {'first_bound': False, 'general_lost': True}}))
    g = dba_game('Cv*, 10 Bd, 1 Hd', 'Cv*, 10 Bd, 1 Hd')

    def hordes(unit, **answers):
        return total(g.act('move', {'who': [{'unit': unit, 'count': 1}], 'answers': answers})['result'], 'cost')

    g.act('pips', dice=[6])
    t.eq("Red's first bound", 1, hordes('a1.3'))
    g.end()
    g.act('pips', dice=[6])
    t.eq("Blue's first bound", 1, hordes('b1.3'))
    g.end()
    g.act('pips', dice=[6])
    t.eq("Red's second", 3, hordes('a1.3', **{'dba.distance': 'beyond'}))
    t.refused('3 of 3 left is enough, 4 not', lambda: g.act('move', {'who': [{'unit': 'a1.3', 'count': 1}], 'answers': {
        'dba.distance': 'beyond', 'dba.general_terrain': True}}), 'DBA-070')
    t.eq('second move of 3 PIPs', 3, hordes('a1.3', **{'dba.distance': 'beyond'}))
    t.eq('spent', 6, g.side('a')['pips_spent'])


@case('X24')
def x24(t):
    def ended(red, blue_, losses, expected, what, turns=1, **options):
        g = dba_game(red, blue_, **options)
        for answers, lost in losses:
            g.act('pips', dice=[3])
            dba_lose(g, *lost, **answers)
            g.end()
        t.eq(what, expected, g.ended().get('winner') if g.ended()['over'] else None)

    plain = 'Cv*, 11 Bd'
    ended(plain, plain, [({'camp_held_a': True}, [('a1.2', 2), ('b1.2', 3)])], 'b', '2 and the camp against 3')
    ended(plain, plain, [({'camp_held_a': True}, [('a1.2', 1), ('b1.2', 3)])], None, '3 against 3')
    ended(plain, plain, [({'camp_held_a': True}, [('a1.2', 1), ('b1.2', 1)]), ({'camp_held_a': False}, [('a1.2', 1)])], None, 'the camp is retaken')
    ended(plain, plain, [({}, [('a1.1', 1)])], 'b', 'the general alone')
    ended('Cv*, 9 Bd, 2 SCh, 1 CF', plain, [({}, [('a1.1', 1), ('a1.3', 2), ('a1.4', 1), ('b1.2', 1)])], None, 'general, SCh, CF against 1')
    ended(plain, plain, [({}, [('a1.2', 3), ('b1.2', 2)])], 'b', 'threshold 3', losses_threshold=3)
    ended(plain, plain, [({}, [('a1.2', 3), ('b1.2', 2)])], None, 'threshold 4')
    ended(plain, plain, [({}, [('a1.1', 1), ('b1.1', 1)]), ({}, [('b1.2', 1)])], 'a', 'both generals, then one more of Blue')


@case('X25')
def x25(t):
    # Out of a camp nobody pursues; a scythed chariot dies on a tie; camels are at home in dunes, their mounted enemies are not.
    told = t.dba('Wb in camp', 'Bd', 'Wb', (1, 6), camp_b=True, expect={'T': (6, 11), 'A': 'destroyed'})
    t.true('no pursuit', 'pursue' not in json.dumps(told['outcome']['b']), told['outcome'])
    told = t.dba('Wb in the open', 'Bd', 'Wb', (1, 6), expect={'T': (6, 9), 'A': 'destroyed'})
    t.true('pursuit', 'pursue' in json.dumps(told['outcome']['b']), told['outcome'])
    t.dba('SCh tie', 'SCh', 'Sp', (3, 3), expect={'T': (7, 7), 'A': 'destroyed', 'B': 'unharmed'})
    t.dba('Cm in dunes', 'Kn', 'Cm', (3, 4), going_b='bad', sand_b=True, expect={'T': (5, 8), 'A': 'destroyed'})
    t.dba('Kn and Cm in dunes', 'Kn', 'Cm', (6, 1), going_a='bad', sand_a=True, going_b='bad', sand_b=True, expect={'T': (8, 5), 'B': 'recoil'})
    t.dba('Cm in a wood', 'Bd', 'Cm', (4, 4), going_b='bad', sand_b=False, expect={'T': (7, 4), 'B': 'flee'})
    t.dba('doubled by Art in contact', 'Art', 'Hd', (6, 1), left_b='overlapped', expect={'T': (8, 3), 'B': 'recoil'})
    t.dba('the same in a camp', 'Art', 'Hd', (6, 1), camp_b=True, left_b='overlapped', right_b='overlapped', rear_b=True, expect={'T': (8, 3), 'B': 'destroyed'})
    t.dbash('Hd in a camp shot at', 'Bw', 'Hd', (5, 1), camp_b=True, aid_a=2, expect={'T': (7, 4), 'B': 'destroyed'})
    t.dbash('Hd shot at', 'Bw', 'Hd', (3, 1), expect={'T': (5, 4), 'B': 'recoil'})


@case('X26')
def x26(t):
    def findings(roster):
        rc, out, err = run(['roster', 'validate', write(roster)])
        if rc not in (0, 1):
            raise Broken(err)
        return ' | '.join(one['text'] for one in json.loads(out)).lower() if out.strip() else ''

    def says(what, roster, *words):
        text = findings(roster)
        for word in words:
            t.true(f'{what}: "{word}"', word in text, text or 'nothing')

    gen = general('Reg Cv(O)')
    says('limit', small('R', 'Reg Cv(O)', row('Reg Kn(S)', 40)), 'limit')
    says('unknown kind', small('R', 'Reg Cv(O)', row('Irr Sp(S)', 4)), 'kind')
    says('no C-in-C', army('R', ('sub', [gen]), ('sub', [gen])), 'commander-in-chief')
    says('two', army('R', ('cinc', [gen]), ('cinc', [gen])), 'commander-in-chief')
    says('no general', army('R', ('cinc', [row('Reg Bd(O)', 4)])), 'general')
    says('two generals', army('R', ('cinc', [gen, gen])), 'general')
    says('five commands', army('R', ('cinc', [gen]), *[('sub', [gen])] * 4), 'command')
    says('ally alone', army('R', ('ally', [gen])), 'commander-in-chief')
    says('no EE', army('R', ('cinc', [general('Irr Hd(I)'), row('Irr Hd(I)', 9)])), 'demoralised')
    t.eq('legal', '', findings(small('R', 'Reg Cv(O)', row('Reg Bd(O)', 12))))
    for what, text in (('11 elements', 'Cv*, 10 Bd'), ('13 elements', 'Cv*, 12 Bd'), ('no general', '12 Bd'), ('two generals', 'Cv*, Kn*, 10 Bd'),
                       ('SCh general', 'SCh*, 11 Bd'), ('CF general', 'CF*, 12 Bd')):
        says(what, dba_army('R', text), 'not a legal dba army')
    t.eq('DBA legal with CF', '', findings(dba_army('R', 'Cv*, 11 Bd, 1 CF')))
    told = show(small('R', 'Reg Cv(O)', row('Irr Kn(O)', 2, chariot=True), row('Reg Bd(O)', 3, mounted_infantry=True), row('Reg Kn(I)', 2, double='Kn(I)'),
                      row('Irr Kn(I)', 2, double='Kn(I)'), row('Reg Ax(S)', 1)))['totals']
    t.eq('points', 28 + 18 + 21 + 36 + 30 + 4.5, told['points'])


@case('X27')
def x27(t):
    # A list as Peltast writes it (its cost files say Lh, Wwg; one adjustment a row: chgen, mtd …).
    rows = [(1, 'King', 'Irr', 'Kn', 'O', 'chgen'), (3, 'Chariots', 'Irr', 'Kn', 'O', 'ch'), (4, 'Riders', 'Irr', 'Lh', 'O', ''),
            (2, 'Wagons', 'Irr', 'Wwg', 'O', ''), (4, 'Archers', 'Reg', 'Bw', 'O', 'mtd')]
    text = '<?xml version="1.0" ?><army book="2" rules="DBM" version="3.2" id="x" name="Peltast list" year="500BC"><rows>' + ''.join(
        f'<row quantity="{q}" description="{d}" drill="{r}" type="{k}" grade="{g}"' + (f' adjustment="{a}"' if a else '') + f' cmdQty0="{q}"></row>'
        for q, d, r, k, g, a in rows) + '</rows></army>'
    told = cli(['roster', 'import', '--dry-run', write(text, 'xml')])
    t.eq('nothing left over', [], [note['text'] for note in told['notes']])
    t.eq('points', 19 + 3 * 9 + 4 * 5 + 2 * 8 + 4 * 6, told['points'])
    t.eq('nothing wrong with it', [], [one['text'] for one in told['findings']])


@case('X28')
def x28(t):
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 12), row('Reg Bw(O)', 2)), blue())
    before = g.bytes()

    def no(what, resolver, given, dice=None, *words):
        args = ['journal', 'act', g.path, resolver, '--input', '-'] + (['--dice', dice] if dice is not None else [])
        rc, out, err = run(args, given if isinstance(given, str) else json.dumps(given))
        t.eq(f'{what}: exit', 1, rc)
        t.true(f'{what}: a sentence', 0 < len(err.strip()) < 500 and '\n' not in err.strip(), err)
        for word in words:
            t.true(f'{what}: "{word}"', word in err, err)
        t.true(f'{what}: state unharmed', before == g.bytes(), 'the file changed')

    pair = {'a': 'a1.2', 'b': 'b1.2'}
    no('spending before the dice', 'move', {'who': [{'unit': 'a1.2', 'count': 1}]}, None, 'roll')
    g.pips(2)
    before = g.bytes()
    for dice in ('0,3', '7,1', '-1,3'):
        no(f'dice {dice}', 'close-combat', pair, dice, 'a die shows 1 to 6')
    for dice in ('3', '3,3,3', 'a,b', '', '3.5,2', '9' * 30 + ',1'):
        no(f'dice "{dice[:9]}"', 'close-combat', pair, dice)
    no('unknown unit', 'close-combat', {'a': 'a1.2', 'b': 'b9.9'}, '3,3', 'b9.9')
    no('own side', 'close-combat', {'a': 'a1.2', 'b': 'a1.3'}, '3,3', 'DBM-192')
    no('wrong side attacks', 'close-combat', {'a': 'b1.2', 'b': 'a1.2'}, '3,3', 'DBM-070')
    no('null', 'close-combat', {'a': None, 'b': 'b1.2'}, '3,3')
    no('a list', 'close-combat', [1, 2], '3,3')
    no('half a JSON', 'close-combat', '{"a":', '3,3', 'line 1')
    no('deep JSON', 'close-combat', '[' * 100000, '3,3', 'deep')
    no('unknown question', 'close-combat', {**pair, 'answers': {'cc.nonsense': 1}}, '3,3', 'cc.nonsense')
    no('wrong type', 'close-combat', {**pair, 'answers': {'cc.going_a': 5}}, '3,3', 'good')
    no('count -1', 'shooting', {'a': 'a1.3', 'b': 'b1.2', 'answers': {'sh.aid_a': -1}}, '3,3', '0 to 2')
    no('huge count', 'shooting', {'a': 'a1.3', 'b': 'b1.2', 'answers': {'sh.aid_a': 10 ** 40}}, '3,3', '0 to 2')
    for count in (0, -1, 13, 10 ** 30, 1.5, '3', None, True):
        no(f'{count!r} elements', 'move', {'who': [{'unit': 'a1.2', 'count': count}], 'answers': {'pip.action': 'move'}})
    no('more losses than there are', 'losses', {'who': [{'unit': 'a1.3', 'count': 3}], 'answers': {'loss.how': 'destroyed'}}, None, 'only 2')
    no('pool without a pool', 'pip-assign', {}, None, 'DBM-031')
    no('rolled again', 'pips', {}, '3', 'DBM-030')
    no('press before fighting', 'press-forward', {'pf.group': [{'unit': 'a1.2', 'count': 1}]}, None, 'DBM-157')
    no('unknown act', 'nonsense', {}, None, 'nonsense')
    for path, value in (('/units/a1.2/lost', '13'), ('/units/a1.2/lost', '-1'), ('/units/a1.2/lost', '"x"'), ('/units/a1.2/grade', '"S"'), ('/no', '1')):
        rc, out, err = run(['journal', 'correct', g.path, '--reason', 'x', '--set', f'{path}={value}'])
        t.eq(f'correct {path}={value}', 1, rc)
        t.true(f'correct {path}={value}: unharmed', before == g.bytes(), 'the file changed')


@case('X29')
def x29(t):
    # A rank is "none / a kind of the same army" (DBM-078).
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 9), row('Reg Sp(O)', 1), row('Reg Ps(O)', 2, weapon='bow', may_support=['Bd'])), blue())
    g.pips(3)
    t.refused('a rank of the enemy', lambda: g.fight('a1.2', 'b1.1', (3, 3), rank2_a='b1.2'))
    t.refused('its only spears stand in front', lambda: g.fight('a1.3', 'b1.2', (3, 3), rank2_a='a1.3'))
    told = g.fight('a1.2', 'b1.1', (2, 3), rank2_a='a1.4')
    lines = {(line['side'], line['id']) for line in told['result']['lines']}
    t.true('psiloi of the army soften a cavalry win', ('b', 'mr.ps_shooters') in lines, told['result']['lines'])
    t.refused('the army has no pikes', lambda: g.fight('a1.2', 'b1.2', (3, 3), fort_b='temporary', rank2_a='Pk(O)'))
    t.refused('no second spears, by their kind', lambda: g.fight('a1.3', 'b1.2', (3, 3), rank2_a='Sp(O)'))


@case('X30')
def x30(t):
    # DBM-020: moves before shooting, shooting before close combat.
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 9), row('Reg Bw(O)', 2)), blue())
    g.pips(3)
    g.fight('a1.2', 'b1.2', (5, 1))
    t.refused('shooting at those who recoiled in this bound', lambda: g.shoot('a1.3', 'b1.2', (3, 3)))
    t.refused('a tactical move after the combats', lambda: g.move([('a1.2', 1)], action='move', distance='<=600'))


@case('X31')
def x31(t):
    # DBA-031: an element in frontal contact may only break off; the game knows of its contact.
    g = dba_game('Cv*, 2 LH, 9 Bd', 'Cv*, 9 Bd, 2 Kn')
    g.act('pips', dice=[6])
    g.act('move', {'who': [{'unit': 'a1.2', 'count': 1}], 'answers': {'dba.contact': 'b1.3'}})
    part = 'contact=b1.3,moved=1'
    t.refused('moves on out of contact', lambda: g.act('move', {'who': [{'unit': 'a1.2', 'count': 1, 'part': part}], 'answers': {
        'dba.break_off': False}}), 'DBA-031')


@case('X32')
def x32(t):
    # DBM-158: a press forward "ends on contact with fresh enemy"; such an element is in contact (DBM-013), so not shot at (DBM-072).
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 1), row('Reg Bd(O)', 9)), blue())
    g.pips(3)
    told = g.fight('a1.2', 'b1.3', (4, 2))
    t.eq('Ps flee', 'flee', told['result']['outcome']['b']['result'])
    g.act('press-forward', {'pf.group': [{'unit': 'a1.2', 'count': 1}], 'answers': {'pf.result': 'met'}})
    g.end()
    g.pips(3)
    t.eq('in contact', 1, marks_of(g, 'a1.2', 'contact'))
    t.refused('shot at', lambda: g.shoot('b1.4', 'a1.2', (3, 3)), 'contact')


@case('X33')
def x33(t):
    # DBM-162: a draw only if both reach it in the same bound.
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 8)), small('Blue', 'Reg Cv(O)', row('Reg Bd(O)', 8)))
    g.pips(3)
    g.lose('a1.2', 3)
    g.end()
    t.eq('Red beaten', 'b', g.ended().get('winner'))
    g.pips(3)
    g.lose('b1.2', 3)
    g.end()
    t.eq('Blue reaches it a bound later', 'b', g.ended().get('winner'))


@case('X34')
def x34(t):
    # DBA-010, 045: artillery of the side whose bound it is not shoots only back at who shoots at it; it aids nobody.
    g = dba_game('Cv*, 11 Bd', 'Cv*, 9 Bd, 1 Bw, 1 Art')
    g.act('pips', dice=[3])
    t.refused('Art aids Bw', lambda: g.act('shooting', {'a': 'b1.3', 'b': 'a1.2', 'answers': {'dba.aid_a': 1}}, (3, 3)))


@case('X35')
def x35(t):
    # DBM-022: an element shoots at most once a bound, aiding or not (DBM-070: those who aid are shooters); DBM-192 refuses a second shot.
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 9), row('Reg Bw(O)', 3)), blue())
    g.pips(3)
    g.shoot('a1.3', 'b1.2', (3, 3), aid_a=2)
    t.refused('all three have shot', lambda: g.shoot('a1.3', 'b1.3', (3, 3)), 'DBM-192')
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 9), row('Reg Bw(O)', 1)), blue())
    g.pips(3)
    t.refused('two aid where one is all there is', lambda: g.shoot('a1.3', 'b1.2', (3, 3), aid_a=2))


SAMPLES = {
    'mid-republican-roman': [(127, 18, 6), (127, 18, 6), (128, 19, 6.5), (382, 55, 27.5, 59)],
    'later-carthaginian': [(124, 17, 6), (118, 23, 8), (122, 21, 7), (364, 61, 30.5, 65)],
    'alexandrian-macedonian': [(123, 13, 4.5), (104, 19, 6.5), (152, 24, 8), (379, 56, 28, 58)],
    'gallic': [(153, 35, 12), (125, 31, 10.5), (108, 25, 8.5), (386, 91, 45.5, 95)],
    'seleucid': [(112, 9, 3), (132, 21, 7), (132, 27, 9), (376, 57, 28.5, 60)],
    'parthian': [(143, 15, 5), (109, 15, 5), (131, 15, 5), (383, 45, 22.5, 47)],
    'later-hoplite-greek': [(143, 24, 8), (155, 27, 9), (68, 9, 3), (366, 60, 30, 65)],
}
DBA_SAMPLES = {'mid-republican-roman': 88, 'later-carthaginian': 89, 'alexandrian-macedonian': 80, 'gallic': 79, 'seleucid': 90, 'parthian': 93,
               'later-hoplite-greek': 80}


@case('X36')
def x36(t):
    for name, rows in SAMPLES.items():
        told = cli(['roster', 'show', f'dbm/{name}'])['totals']
        t.eq(name, rows[:3], [(one['points'], one['ee'], one['break']) for one in told['commands']])
        t.eq(f'{name} in all', rows[3], (told['points'], told['ee'], told['break'], told['elements']))
    for name, points in DBA_SAMPLES.items():
        told = cli(['roster', 'show', f'dba/{name}'])['totals']
        t.eq(f'dba {name}', (points, 12), (told['points'], told['elements']))
    # Paces and millimetres (DBM-003, DBA-005).
    for scale, dbm_mm, dba_mm in (('15', '50 mm', '50 mm'), ('25', '80 mm', '80 mm')):
        told = resolve('dbm', 'move', t.move(OK, [(E('Reg Bd(O)'), 1)], settings={'scale': scale}, action='move', distance='<=600'))
        t.true(f'DBM {scale}', f'100 paces ({dbm_mm})' in json.dumps(told['outcome']), told['outcome'])
        told = resolve('dba', 'move', {'who': [{'element': 'Bd', 'count': 1}], 'game': {'scale': scale, 'first_bound': False}})
        t.true(f'DBA {scale}', f'200 paces ({dba_mm})' in json.dumps(told['outcome']), told['outcome'])


@case('X37')
def x37(t):
    # DBM-161: a command without element equivalents never breaks, whatever it loses; it adds nothing to the army's loss either.
    red = army('Red', ('cinc', [general('Reg Cv(O)'), row('Reg Bd(O)', 8)]), ('sub', [general('Irr Hd(I)'), row('Irr Hd(I)', 9)]))
    g = Game(red, blue())
    g.pips(3, 3)
    g.lose('a2.2', 9)
    g.lose('a2.1', 1)
    g.end()
    t.eq('all of it lost', (False, True, 'fighting'), (g.command('a2')['demoralised'], g.command('a2')['general_lost'], g.side('a')['state']))
    g.quiet_bound(3)
    g.act('pips', dice=(4,))
    t.eq('nobody is left to roll for', (4, None), (g.command('a1').get('pip'), g.command('a2').get('pip')))
    t.eq('the army fights on', False, g.ended()['over'])


@case('X38')
def x38(t):
    # DBM-194: another answer after the roll: the dice stay, the totals are worked out again, and what hangs on it follows.
    g = Game(small('Red', 'Reg Cv(O)', row('Reg Bd(O)', 9)), blue())
    g.pips(3)
    first = g.act('close-combat', {'a': 'a1.2', 'b': 'b1.2', 'answers': {}})
    dice = [die['value'] for die in first['result']['dice']]
    told = cli(['journal', 'amend', g.path, str(first['n']), '--reason', 'uphill', '--input', '-'], json.dumps({'answers': {'cc.advantage': 'a', 'cc.left_b': 'overlapped'}}))
    t.true('an entry of its own', told['n'] > first['n'], told['n'])
    state = g.replay()
    t.eq('replays the same', (True, []), (state['equal'], state['differing']))
    text = json.dumps(told)
    t.true('the same dice', all(f'"value": {value}' in text for value in dice), text[:300])
    t.true('other totals', f'"total1": {dice[0] + 6}' in text and f'"total1": {dice[1] + 4}' in text, text[:600])


@case('X39')
def x39(t):
    # DBM-184: the legality report "never blocks play, always says what is wrong".
    gen = general('Reg Cv(O)')
    for what, roster in (('over the limit', small('R', 'Reg Cv(O)', row('Reg Kn(S)', 40))), ('no C-in-C', army('R', ('sub', [gen]), ('sub', [gen]))),
                         ('two C-in-C', army('R', ('cinc', [gen]), ('cinc', [gen]))), ('two generals', army('R', ('cinc', [gen, gen]))),
                         ('five commands', army('R', ('cinc', [gen]), *[('sub', [gen])] * 4)), ('ally alone', army('R', ('ally', [gen]))),
                         ('an unknown kind', small('R', 'Reg Cv(O)', row('Irr Sp(S)', 4))),
                         ('a command without a general', army('R', ('cinc', [gen, row('Reg Bd(O)', 4)]), ('sub', [row('Reg Bd(O)', 4)])))):
        try:
            Game(roster, blue())
            t.eq(what, 'plays', 'plays')
        except Refused as why:
            t.eq(what, 'plays', str(why))


# --- the run ---------------------------------------------------------------------------------------------------------------------------------

INEXPRESSIBLE = {
    'N01': 'contact made by a tactical move (DBM-013) cannot be told in a DBM game, so a general who moved into contact is not engaged for the '
           'rest of the bound (DBM-037), and the element may be chosen to shoot and be shot at (DBM-072); DBA asks dba.contact',
    'N02': 'foot that wheeled in a group with mounted troops other than a general: pip.straight is not asked, so DBM-157 cannot bar them from pressing forward',
    'N03': 'a shooter behind fortifications whom nobody shoots at: sh.fort_a is not asked, so "defending fortifications" in mr.ps_shooters (DBM-111) cannot hold',
    'N04': 'points for fortifications (DBM-182) have no place in a roster',
}


def main():
    if not os.access(CLI, os.X_OK):
        print(f'there is no program {CLI}; set OPTIO_CLI', file=sys.stderr)
        return 2
    wanted = [one for one in sys.argv[1:] if not one.startswith('-')]
    right = asked = 0
    try:
        for name, function in CASES.items():
            if wanted and name not in wanted:
                continue
            asked += 1
            t = Check(name)
            try:
                function(t)
            except (Refused, Broken) as why:
                t.wrong.append(f'{type(why).__name__}: {why}')
            except Exception as why:  # a case must never hide the others
                t.wrong.append(f'{type(why).__name__}: {why}')
            if t.wrong:
                print(f'{name}: ' + '; '.join(t.wrong))
            else:
                right += 1
    finally:
        shutil.rmtree(WORK, ignore_errors=True)
    for name, why in INEXPRESSIBLE.items():
        print(f'{name}: not expressible: {why}')
    print(f'{right} of {asked} cases right, {len(INEXPRESSIBLE)} not expressible')
    return 0 if right == asked else 1


if __name__ == '__main__':
    sys.exit(main())
