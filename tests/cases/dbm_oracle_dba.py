# SPDX-License-Identifier: GPL-3.0-or-later
"""DBA combats judged from the written rules alone (dbm.md, part two); nothing here comes from the program."""

MOUNTED = ('El', 'Kn', 'Cv', 'SCh', 'Cm', 'LH')
SHOOTERS = ('Bw', 'WWg', 'Art')

# DBA-040: against foot, against mounted; artillery in close combat is apart.
BASE = {'Bd': (5, 3), 'El': (4, 5), 'Sp': (4, 4), 'SCh': (4, 4), 'Art': (4, 4), 'Kn': (3, 4), 'Pk': (3, 4), 'WWg': (3, 4), 'Cv': (3, 3),
        'Ax': (3, 2), 'Wb': (3, 2), 'Hd': (3, 2), 'Bw': (2, 4), 'Cm': (2, 4), 'LH': (2, 2), 'Ps': (2, 2), 'CF': (1, 1)}


class Side:
    def __init__(self, name, unit, combat):
        unit = {'type': unit} if isinstance(unit, str) else unit
        self.name, self.combat = name, combat
        self.type, self.general = unit['type'], unit.get('general', False)
        self.foe = None
        self.lines = []

    def told(self, question, standard):
        return self.combat.answers.get(f'dba.{question}_{self.name}', standard)

    def of(self, *names):
        return self.type in names

    @property
    def mounted(self):
        return self.type in MOUNTED

    @property
    def camp(self):
        return self.told('camp', False)

    @property
    def struck(self):
        """In close combat or shot at."""
        return self.combat.close or self.name == 'b' or self.combat.returns

    def good_for(self, who):
        """DBA-006: is the ground under this element good to that one?"""
        return self.told('going', 'good') == 'good' or (self.told('sand', False) and who.type == 'Cm')

    def bad(self):
        return not self.good_for(self)

    def held(self):
        """DBA-053: an enemy's front edge on flank or rear."""
        return 'contact' in (self.told('left', 'free'), self.told('right', 'free')) or self.told('rear', False)

    def add(self, name, value):
        if value:
            self.lines.append((name, value))


class Combat:
    def __init__(self, given, close):
        self.answers, self.close = given.get('answers', {}), close
        self.a, self.b = Side('a', given['a'], self), Side('b', given['b'], self)
        self.a.foe, self.b.foe = self.b, self.a
        self.returns = not close and self.b.of(*SHOOTERS) and self.answers.get('dba.returns', False)

    @property
    def sides(self):
        return self.a, self.b


def questions(given, close):
    """DBA-044."""
    combat = Combat(given, close)
    names = {'dba.advantage'} if close else {'dba.aid_a'}
    if not close and combat.b.of(*SHOOTERS):
        names.add('dba.returns')
    if combat.returns:
        names.add('dba.aid_b')
    camels = any(side.type == 'Cm' for side in combat.sides)
    for side in combat.sides:
        mine = set()
        if close:
            mine |= {'going', 'left', 'right', 'rear'}
            if side.of('Pk', 'Sp', 'Wb', 'Ax', 'Bd'):
                mine.add('rear_support')
            if side.told('rear_support', 'none') == 'same' and not side.bad():
                mine.add('ranks_good')
        elif side.struck and side.of('LH', 'Cv', 'Cm', 'Kn'):
            mine.add('going')
        if 'going' in mine and camels and side.told('going', 'good') == 'bad':
            mine.add('sand')
        if not side.mounted and side.struck:
            mine.add('camp')
        names |= {f'dba.{one}_{side.name}' for one in mine}
    return names


def base(side):
    if side.type == 'Art' and side.combat.close:
        return 2
    return BASE[side.type][1 if side.foe.mounted else 0]


def support(side):
    """DBA-043."""
    foe, what = side.foe, side.told('rear_support', 'none')
    if what == 'same' and not side.bad() and side.told('ranks_good', True):
        if not foe.mounted and not foe.of('Bw', 'Ps'):
            return 3 if side.type == 'Pk' else 1
        if foe.of('Kn', 'El'):
            return 2 if side.type == 'Pk' else 1
    if what == 'ps' and (foe.mounted or foe.type == 'Wb' or foe.camp):
        return 1
    return 0


def factors(side):
    foe, combat = side.foe, side.combat
    side.add('base', base(side))
    side.add('dba.camp', 2 * (side.camp and side.struck))
    side.add('dba.general', int(side.general and side.struck))
    if not combat.close:
        side.add('dba.aid', -combat.answers.get(f'dba.aid_{foe.name}', 0) if side.struck else 0)
        return
    side.add('dba.rear', support(side))
    side.add('dba.high', int(combat.answers.get('dba.advantage', 'nobody') == side.name))
    flanks = sum(side.told(one, 'free') != 'free' for one in ('left', 'right')) + side.told('rear', False)
    side.add('dba.flanks', -flanks)
    side.add('dba.mounted_bad', -2 * (side.mounted and (side.bad() or not foe.good_for(side))))
    side.add('dba.foot_bad', -2 * (side.of('Art', 'Bd', 'Hd', 'Pk', 'Sp', 'WWg') and side.bad()))


def beaten(side):
    """DBA-050."""
    foe, close = side.foe, side.combat.close
    rode, guns = side.good_for(foe), foe.type == 'Art' and not close
    if side.type in ('CF', 'SCh'):
        return 'destroyed'
    if side.type == 'Art':
        return 'destroyed' if close else 'stands'
    if side.type == 'Hd':
        killed = (foe.of('Kn', 'El', 'SCh') and rode) or foe.type == 'Wb' or side.camp
        return 'destroyed' if killed else 'stands' if close else 'recoil'
    if side.type == 'WWg':
        return 'destroyed' if foe.type == 'El' or guns or side.camp else 'stands'
    killed = {
        'Ax': foe.type == 'Kn' and rode,
        'Bw': close and foe.mounted,
        'El': foe.of('Ps', 'Ax', 'LH') or guns,
        'Kn': foe.of('El', 'Cm', 'LH', 'SCh') or side.bad(),
        'Ps': foe.of('Kn', 'Cv', 'Cm') and rode,
        'Wb': foe.of('Kn', 'SCh') and rode,
    }.get(side.type, False)
    if side.type in ('Bd', 'Pk', 'Sp'):
        killed = (foe.of('Kn', 'SCh') and rode) or (foe.type == 'Wb' and not side.camp)
    if killed:
        return 'destroyed'
    runs = side.of('Cv', 'Cm', 'LH') and (foe.type == 'SCh' or side.bad() or (side.type == 'LH' and guns))
    return 'flee' if runs else 'recoil'


def doubled(side):
    """DBA-051, with DBA-052."""
    foe, close = side.foe, side.combat.close
    if beaten(side) == 'destroyed':
        return 'destroyed'
    if side.type == 'Cv':
        return 'flee' if (foe.of('Pk', 'Sp', 'Hd') and not side.bad()) or (close and foe.type == 'Art') else 'destroyed'
    if side.type == 'LH':
        killed = foe.mounted or foe.of('Bw', 'Ps') or (foe.type == 'Art' and not close) or side.bad()
        return 'destroyed' if killed else 'flee'
    if side.type == 'Ps':
        killed = (foe.of('Kn', 'Cv', 'Cm', 'LH') and side.good_for(foe)) or foe.of('Bw', 'Ax', 'Ps')
        return 'destroyed' if killed else 'flee'
    return 'recoil' if close and foe.type == 'Art' else 'destroyed'


def suffered(side, mine, theirs):
    if not side.struck:
        return 'immune'  # DBA-045
    result = doubled(side) if 2 * mine <= theirs else beaten(side)
    return 'destroyed' if result in ('recoil', 'flee') and (side.held() or side.camp) else result  # DBA-053


def judged(given, close, faces):
    combat = Combat(given, close)
    totals = {}
    for side, die in zip(combat.sides, faces):
        factors(side)
        totals[side.name] = die + sum(value for _, value in side.lines)
    if totals['a'] == totals['b']:  # DBA-046
        spent = any(side.type == 'SCh' for side in combat.sides)
        outcome = {side.name: 'destroyed' if side.type == 'SCh' else 'unharmed' if spent else 'no_effect' for side in combat.sides}
    else:
        loser = combat.a if totals['a'] < totals['b'] else combat.b
        outcome = {loser.name: suffered(loser, totals[loser.name], totals[loser.foe.name]), loser.foe.name: 'unharmed'}
    return {'totals': {name: (totals[name],) for name in 'ab'}, 'lines': {side.name: sorted(side.lines) for side in combat.sides},
            'outcome': outcome}
