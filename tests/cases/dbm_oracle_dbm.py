# SPDX-License-Identifier: GPL-3.0-or-later
"""DBM combats judged from the written rules alone (dbm.md, part one); nothing here comes from the program."""

from dbm_oracle_outcomes import MOUNTED, same_kind, suffered

TRAIN = ('Art', 'WWg', 'Bge')
FOOT = ('Sp', 'Pk', 'Bd', 'Bw', 'Ax', 'Ps', 'Wb', 'Hd') + TRAIN
NAVAL = ('Gal', 'Shp', 'Bts')
SKIRMISHERS = ('LH', 'Ps')
LINE_FOOT = ('Sp', 'Pk', 'Bd', 'Ax', 'Bw')

# Before DBM-081: against mounted, foot, naval.
BASE = {'El': (5, 4, 3), 'Sp': (4, 4, 4), 'Exp': (4, 4, 4), 'Art': (4, 4, 4), 'Kn': (4, 3, 4), 'Pk': (4, 3, 4), 'WWg': (4, 3, 4),
        'Bw': (4, 2, 3), 'Cm': (4, 2, 3), 'Cv': (3, 3, 3), 'Gal': (3, 3, 3), 'Shp': (3, 3, 3), 'Bd': (3, 5, 4), 'Wb': (2, 3, 3),
        'Ax': (2, 3, 3), 'LH': (2, 2, 2), 'Ps': (2, 2, 2), 'Hd': (2, 2, 2), 'Bts': (2, 2, 2), 'Bge': (1, 1, 1)}


def parsed(value):
    """An element or a rank, given as 'Reg Bd(O)', 'Bd(O)' or an object; None for no rank."""
    if value is None or value == 'none':
        return None
    if isinstance(value, str):
        kind, grade = value.split()[-1].rstrip(')').split('(')
        value = {'type': kind, 'grade': grade}
    return {'bow': 'bow', 'weapon': 'other', 'may_support': [], 'laden': True, 'mobile': False, 'general': False, 'demoralised': False,
            'double': '', 'list_requires_double': False, **value}


def can_shoot(unit):
    """DBM-071."""
    return unit['type'] in ('Bw', 'Art', 'WWg', 'Gal', 'Shp') or (unit['type'], unit['grade']) == ('Bts', 'S')


class Side:
    """One of the two elements, with its answers."""

    def __init__(self, name, unit, combat):
        self.name, self.unit, self.combat = name, parsed(unit), combat
        self.type, self.grade = self.unit['type'], self.unit['grade']
        self.kind = f'{self.type}({self.grade})'
        self.foe = None
        self.lines = []

    # --- what was answered ---
    def told(self, question, standard):
        return self.combat.answers.get(f'{self.combat.prefix}{question}_{self.name}', standard)

    @property
    def going(self):
        return self.told('going', 'good')

    def good_for(self, who):
        """DBM-007: does the ground under this element count as good to that one?"""
        return self.going == 'good' or (self.told('sand', False) and who.type == 'Cm')

    def hard(self):
        """Stands in rough or difficult going."""
        return not self.good_for(self)

    def difficult(self):
        """DBM-009."""
        return self.going == 'difficult' and not self.good_for(self)

    @property
    def fort(self):
        return self.told('fort', 'no')

    @property
    def contacts(self):
        """Flanks and rear that an enemy's front edge touches (DBM-076)."""
        return (self.told('left', 'free') == 'contact') + (self.told('right', 'free') == 'contact') + self.told('rear', False)

    # --- what it is and does ---
    def of(self, *names):
        """Is it one of these types or kinds?"""
        return self.type in names or self.kind in names

    @property
    def mounted(self):
        return self.type in MOUNTED

    @property
    def foot(self):
        return self.type in FOOT

    @property
    def naval(self):
        return self.type in NAVAL

    @property
    def unladen(self):
        return self.naval and not self.unit['laden']

    @property
    def shooting(self):
        """DBM-074."""
        return not self.combat.close and (self.name == 'a' or self.combat.returns)

    @property
    def shot_at(self):
        return not self.combat.close and (self.name == 'b' or self.combat.returns)

    @property
    def struck(self):
        """In close combat or shot at."""
        return self.combat.close or self.shot_at

    def rank(self, number):
        """What stands there; the rear half of a double base is the second rank (DBM-014)."""
        if number == 2 and self.unit['double']:
            return parsed(self.unit['double'])
        return parsed(self.told(f'rank{number}', 'none'))

    def effective(self):
        """DBM-106: the grade that grading factors see."""
        if self.grade != 'X':
            return self.grade
        foe, close = self.foe, self.combat.close
        if self.type == 'Kn':
            if (self.shot_at and foe.of('Bw', *NAVAL)) or (close and foe.of('LH', 'Sp', 'Pk', 'Bw')):
                return 'S'
            return 'I' if close and (foe.of('Exp', 'Wb') or (foe.type == 'Kn' and foe.grade != 'X')) else 'O'
        if self.type == 'Bd':
            if close and foe.of('Kn', 'Cm(S)'):
                return 'S'
            return 'O' if close and self.unit['double'] and self.unit['list_requires_double'] else 'F'
        return 'O'

    def add(self, name, value):
        if value:
            self.lines.append((name, value))


class Combat:
    """A combat as it is handed to the program."""

    def __init__(self, given, close):
        self.answers = given.get('answers', {})
        self.close, self.prefix = close, 'cc.' if close else 'sh.'
        game = given.get('game', {})
        self.weather = game.get('weather', 'clear')
        self.settings = {'contact_blocks': True, 'half_never_milder': False, **game.get('settings', {})}
        self.a, self.b = Side('a', given['a'], self), Side('b', given['b'], self)
        self.a.foe, self.b.foe = self.b, self.a

    @property
    def returns(self):
        return not self.close and can_shoot(self.b.unit) and self.answers.get('sh.returns', False)

    @property
    def sides(self):
        return self.a, self.b


# --- the questions -----------------------------------------------------------------------------------------------------------------------

def deepest_rank(side):
    """DBM-078: the last rank that may be asked for, or 1."""
    foe, close = side.foe, side.combat.close
    softened = foe.of('Wb', 'WWg') or (foe.mounted and foe.kind != 'Kn(X)') or foe.fort != 'no'
    if side.type in ('Sp', 'Pk'):
        return 3 if side.type == 'Sp' else 4
    if side.type == 'Wb':
        return 4 if close and foe.mounted and side.grade in 'SO' else 2
    if side.type == 'Ax':
        return 3 if side.grade == 'X' or softened or (close and foe.type in LINE_FOOT) else 1
    if side.type == 'Bd':
        return 3 if softened or (close and foe.of('Kn', 'Cm(S)')) else 1
    if side.type == 'Bw':
        return 2 if close and foe.type in LINE_FOOT else 1
    if side.kind in ('Ps(S)', 'Ps(O)'):
        return 2 if close and foe.type in SKIRMISHERS else 1
    if side.kind in ('Cv(O)', 'Cv(I)'):
        return 1 if foe.type == 'Art' or (close and foe.type == 'El') else 2
    return 1


def rank_questions(side):
    names = set()
    deepest = deepest_rank(side)
    for number in range(2, deepest + 1):
        if not (number == 2 and side.unit['double']):
            names.add(f'rank{number}')
        if not side.rank(number):
            break
    second = side.rank(2) if deepest > 1 else None
    if side.type in ('Sp', 'Pk') and side.going == 'good' and second and second['type'] == side.type:  # a rank behind another type never counts (DBM-078)
        names.add('ranks_good')
    return names


def close_questions(combat):
    names = {'cc.advantage'}
    camels = any(side.type == 'Cm' for side in combat.sides)
    for side in combat.sides:
        mine = {'going', 'left', 'right', 'rear'} | rank_questions(side)
        if side.going != 'good' and camels:
            mine.add('sand')
        if side.foot and side.foe.fort == 'no':
            mine.add('fort')
        if side.of('Sp', 'Pk', 'Hd(O)', 'Hd(I)', *TRAIN):
            mine.add('river')
        if combat.weather != 'clear':
            mine.add('weather')
        if side.name == 'a' and side.type == 'Kn' and side.foe.kind == 'Bw(S)':
            mine.add('charged')
        names |= {f'cc.{one}_{side.name}' for one in mine}
    return names


def shooting_questions(combat):
    """As the table before DBM-077; works are asked of the shooter even where nobody shoots at him (addition to DBM-111)."""
    names = {'sh.aid_a', 'sh.wood'}
    if can_shoot(combat.b.unit):
        names.add('sh.returns')
    if combat.returns:
        names.add('sh.aid_b')
    for side in combat.sides:
        mine = set()
        if combat.weather != 'clear':
            mine.add('weather')
        if side.foot and side.foe.fort == 'no':
            mine.add('fort')
        if side.shot_at:
            mine |= rank_questions(side)
            if side.of('LH', 'Cv', 'Cm', 'Ps', 'Sp', 'Pk'):
                mine.add('going')
            if side.type == 'Cm' and side.going != 'good':
                mine.add('sand')
        names |= {f'sh.{one}_{side.name}' for one in mine}
    return names


def questions(given, close):
    combat = Combat(given, close)
    return close_questions(combat) if close else shooting_questions(combat)


# --- total 1 -----------------------------------------------------------------------------------------------------------------------------

def base(side):
    foe, close = side.foe, side.combat.close
    if side.unladen:
        return 1
    if not close:  # DBM-081, DBM-082
        if side.type == 'Bw' and foe.type == 'Bw':
            return 3
        if side.shot_at and (side.type == 'Bd' or (side.type in ('Kn', 'WWg') and foe.type == 'Bw')):
            return 4
    return BASE[side.type][0 if foe.mounted else 1 if foe.foot else 2]


def in_row(side, first, last, counts):
    """How many ranks from the first on count; one that does not hides those behind it (rule before rs.kn_double)."""
    number = 0
    for at in range(first, last + 1):
        rank = side.rank(at)
        if not rank or not counts(rank):
            break
        number += 1
    return number


def phalanx_stands(side):
    """DBM-087."""
    return not side.hard() and side.told('ranks_good', True)


def deep_pikes(side):
    """DBM-084: ranks 2 to 4 of pikes as the front."""
    return side.type == 'Pk' and side.grade != 'X' and phalanx_stands(side) and in_row(side, 2, 4, lambda one: same_kind(one, side)) == 3


def support(side):
    foe, close = side.foe, side.combat.close
    second = side.rank(2)
    if side.kind == 'Kn(I)' and side.unit['list_requires_double'] and side.unit['double'] == 'Kn(I)':
        if (close and (foe.foot or foe.of('Kn', 'Cv', 'LH'))) or (side.shot_at and foe.type != 'Art'):
            side.add('rs.kn_double', 1)
    if close and side.foot and deep_pikes(foe):
        side.add('rs.pk4', -1)
    if not side.struck or not second:
        return
    if side.type in ('Sp', 'Pk') and foe.type != 'El' and phalanx_stands(side):
        if side.type == 'Sp':
            side.add('rs.sp', int(same_kind(second, side)))
        elif side.grade == 'X':
            side.add('rs.pkx', in_row(side, 2, 3, lambda one: one['type'] == 'Pk' and one['grade'] in 'XI'))
        else:
            side.add('rs.pk', in_row(side, 2, 3, lambda one: same_kind(one, side)))
    if side.type == 'Wb' and second['type'] == 'Wb':
        side.add('rs.wb2', 1)
        if close and foe.mounted and side.grade in 'SO':
            deep = in_row(side, 2, 4, lambda one: one['type'] == 'Wb' and one['grade'] in 'SO')
            side.add('rs.wb34', max(0, deep - 1))
    if side.kind == 'Ax(X)':
        side.add('rs.axx', in_row(side, 2, 3, lambda one: same_kind(one, side)))
    if close and foe.type in LINE_FOOT and same_kind(second, side):
        if side.type == 'Ax' and side.grade != 'X':
            side.add('rs.ax', 1)
        if side.type == 'Bw' and second['bow'] == side.unit['bow']:
            side.add('rs.bw', 1)
    if close and foe.type in SKIRMISHERS and side.kind in ('Ps(S)', 'Ps(O)'):
        side.add('rs.ps', int(second['type'] == 'Ps' and second['grade'] in (side.grade, 'O')))


def fort_holds(side):
    """DBM-100."""
    foe, close = side.foe, side.combat.close
    if side.fort == 'no' or not side.struck or side.type == 'WWg' or foe.of('WWg(S)', 'Shp(X)'):
        return False
    if side.fort == 'permanent':
        return close or foe.kind != 'Art(S)'
    return foe.kind != 'Ps(X)' if close else foe.type != 'Art'


def tactical(side):
    foe, combat = side.foe, side.combat
    close = combat.close
    side.add('tf.fort', 2 * fort_holds(side))
    broken = side.unit['demoralised']
    side.add('tf.general', int(side.unit['general'] and not broken and side.struck))
    side.add('tf.demoralised', -2 * (broken and not side.unit['general']))
    wood = side.shooting and combat.answers.get('sh.wood', False)  # DBM-102
    side.add('tf.weather_wood', -int(wood or side.told('weather', False)))
    if not close:
        side.add('tf.aid', -combat.answers.get(f'sh.aid_{foe.name}', 0) if side.shot_at else 0)
        return
    side.add('tf.high', int(combat.answers.get('cc.advantage', 'nobody') == side.name))
    flanks = sum(side.told(one, 'free') != 'free' for one in ('left', 'right')) + side.told('rear', False)
    side.add('tf.flanks', -flanks)
    if side.mounted:  # DBM-103
        bad = foe.fort != 'no' or side.hard() or (foe.foot and not foe.good_for(side))
        side.add('tf.mounted_going', -2 * bad)
    if foe.foot and side.hard():
        side.add('tf.wb_going', -int(side.kind in ('Wb(S)', 'Wb(O)')))
        side.add('tf.bd_going', -2 * (side.type == 'Bd'))
    if side.of('Sp', 'Pk', 'Hd(O)', 'Hd(I)', *TRAIN):
        side.add('tf.heavy_going', -2 * (side.hard() or side.told('river', False)))


# --- totals 2 and 3 ----------------------------------------------------------------------------------------------------------------------

def grading(side, mine, theirs):
    """DBM-107 to 110."""
    other = side.foe.effective()
    lines = []
    exempt = (side.type == 'Art' and side.shooting) or (side.type == 'El' and side.combat.close)
    if mine > theirs and other == 'S' and not exempt:
        lines.append(('gr.beat_s', -1))
    if side.effective() == 'S' and side.shooting and ((other == 'S' and mine == theirs + 1) or (other in 'OF' and mine == theirs)):
        lines.append(('gr.s_shooting', 1))
    if other == 'I' and mine >= theirs and (side.combat.close or side.shooting):
        lines.append(('gr.vs_i', 1))
    if side.type != 'Art' and other == 'F' and mine >= theirs + 2:
        lines.append(('gr.beat_f', 1))
    return lines


def softening(winner):
    """DBM-111, 112."""
    loser = winner.foe
    second, third = loser.rank(2), loser.rank(3)
    lines = []
    if loser.kind in ('Cv(O)', 'Cv(I)'):
        if same_kind(second, loser) and winner.type not in ('El', 'Art'):
            lines.append(('mr.cv_cv', -1))
        behind = second and second['type'] == 'Ps' and second['grade'] in 'SI' and 'Cv' in second['may_support']
        if behind and winner.of('Cv', 'Kn(X)'):
            lines.append(('mr.cv_ps', -1))
    if loser.type in ('Sp', 'Pk', 'Bd', 'Ax'):
        ranks = [(one, ('bow', 'crossbow', 'handgun') if one is second else ('bow',)) for one in (second, third)]
        backed = any(one and one['type'] == 'Ps' and one['weapon'] in weapons and loser.type in one['may_support'] for one, weapons in ranks)
        if backed and (winner.of('Wb', 'WWg') or (winner.mounted and winner.kind != 'Kn(X)') or winner.fort != 'no'):
            lines.append(('mr.ps_shooters', -1))
    return lines


# --- the whole -------------------------------------------------------------------------------------------------------------------------

def judged(given, close, faces):
    """{totals: {side: (1, 2, 3)}, lines: {side: [(id, value)]}, outcome: {side: result}} for two dice."""
    combat = Combat(given, close)
    first = {}
    for side, die in zip(combat.sides, faces):
        side.add('base', base(side))
        support(side)
        tactical(side)
        first[side.name] = die + sum(value for _, value in side.lines)
    second = {}
    graded = {side.name: grading(side, first[side.name], first[side.foe.name]) for side in combat.sides}
    for side in combat.sides:
        side.lines += graded[side.name]
        second[side.name] = first[side.name] + sum(value for _, value in graded[side.name])
    third = dict(second)
    if second['a'] != second['b']:
        winner = combat.a if second['a'] > second['b'] else combat.b
        lines = softening(winner)
        winner.lines += lines
        third[winner.name] += sum(value for _, value in lines)
    if third['a'] == third['b']:  # DBM-115
        calm = 'continue' if close else 'no_effect'
        spent = any(side.type == 'Exp' for side in combat.sides)
        outcome = {side.name: 'destroyed' if side.type == 'Exp' else 'unharmed' if spent else calm for side in combat.sides}
    else:
        loser = combat.a if third['a'] < third['b'] else combat.b
        outcome = {loser.name: suffered(loser, third[loser.name], third[loser.foe.name]), loser.foe.name: 'unharmed'}
    return {'totals': {name: (first[name], second[name], third[name]) for name in 'ab'},
            'lines': {side.name: sorted(side.lines) for side in combat.sides}, 'outcome': outcome}
