# SPDX-License-Identifier: GPL-3.0-or-later
"""Random combats of DBM and DBA for the second implementation; rare kinds and answers come up more often than in play."""
import dbm_oracle_dba as dba
import dbm_oracle_dbm as dbm

# The kinds of DBM-180 (what has a cost).
GRADES = {'El': 'SOIX', 'Kn': 'SOIFX', 'Cv': 'SOI', 'LH': 'SOIF', 'Cm': 'SOIX', 'Exp': 'O', 'Sp': 'SOI', 'Pk': 'SOIX', 'Bd': 'SOIFX',
          'Wb': 'SOF', 'Ax': 'SOIX', 'Bw': 'SOIX', 'Ps': 'SOIX', 'Hd': 'SOIF', 'Art': 'SOIFX', 'WWg': 'SOIX', 'Gal': 'SOF', 'Bts': 'SOIFX',
          'Shp': 'SOIX', 'Bge': 'O'}
TYPES = [*GRADES, 'Kn', 'Cv', 'LH', 'El', 'Sp', 'Sp', 'Pk', 'Pk', 'Bd', 'Bd', 'Wb', 'Ax', 'Ax', 'Bw', 'Ps', 'Ps']
BOTH_DRILLS = ('Kn', 'Cv', 'LH', 'Bd', 'Ax', 'Bw', 'Ps', 'WWg')
# Pairs for which the rules have a line of their own, in either order.
PAIRS = ('El Sp', 'El Pk', 'El WWg', 'Cm(S) Bd', 'Kn Bd', 'Cm(S) Ax', 'Cm Sp', 'Cm El', 'Cm Kn', 'Cv Cv', 'Cv Cv(O)', 'Kn(X) Cv(O)', 'Kn(X) Kn',
         'Kn(X) Wb', 'Kn(I) Bd', 'Kn(I) Cv', 'Kn Bw(S)', 'Kn(X) Sp', 'Bd(X) Kn', 'Bd(X) Bd', 'Bd(X) Cm(S)', 'Wb Kn', 'Wb(S) Cv', 'Wb(O) El',
         'Wb(S) Bd', 'Pk Bd', 'Pk Pk', 'Pk(X) El', 'Pk Ax(X)', 'Pk Art', 'Ax Bd', 'Ax(X) Wb', 'Ax(X) Cv', 'Bw Bw', 'Ps LH', 'Ps(O) LH', 'Ps Ps',
         'Ps(X) Bw', 'WWg(S) Sp', 'WWg(S) Bw', 'WWg(O) LH', 'Shp(X) Bd', 'Art Art', 'Art Cv', 'Art Exp', 'Art Bge', 'Exp Exp', 'Exp LH', 'Exp Gal',
         'Hd(I) Hd', 'Hd El', 'Gal Cv', 'Shp Bge', 'Art(S) Bts', 'Art WWg', 'Cv Ax(X)', 'Cv Sp', 'El LH', 'El Cm(X)')
TARGETS = {'Bw': ('Kn', 'Kn(X)', 'Kn(I)', 'WWg', 'Bw', 'Bw(S)', 'Bd', 'Bd(X)', 'Hd(I)', 'Exp'), 'WWg': ('Bw', 'Sp', 'Ax', 'Pk', 'Bd', 'Cv(O)'),
           'Art': ('WWg', 'El', 'LH', 'Ps', 'Bw', 'Art', 'Bge', 'Gal', 'Kn(I)'), 'Gal': ('Kn', 'Kn(X)', 'Cv', 'Cv(O)', 'Bge', 'Art'),
           'Shp': ('Kn(X)', 'Cv(I)', 'Bw', 'Bd', 'WWg'), 'Bts': ('Art', 'Cv', 'LH', 'Cm')}
BOWS = ('bow', 'longbow', 'crossbow')
WEAPONS = ('bow', 'bow', 'crossbow', 'handgun', 'other')
SUPPORTED = ('Cv', 'Sp', 'Pk', 'Bd', 'Ax')


def chance(rng, share):
    return rng.random() < share


def extras(rng, kind, made):
    """What belongs to an element of this type, front or rank."""
    if kind == 'Bw':
        made['bow'] = rng.choice(BOWS)
    if kind == 'Ps':
        made['weapon'] = rng.choice(WEAPONS)
        made['may_support'] = [one for one in SUPPORTED if chance(rng, 0.5)]
    return made


def dbm_unit(rng, kind):
    """An element of a type, or of a kind: 'Kn' or 'Kn(X)'."""
    kind, grade = kind.rstrip(')').split('(') if '(' in kind else (kind, rng.choice(GRADES[kind]))
    made = extras(rng, kind, {'type': kind, 'grade': grade})
    if chance(rng, 0.15):
        made['general'] = True
    if chance(rng, 0.15):
        made['demoralised'] = True
    if kind == 'Bge':
        made['mobile'] = chance(rng, 0.5)
    if kind in dbm.NAVAL:
        made['laden'] = chance(rng, 0.6)
    if kind not in dbm.NAVAL and chance(rng, 0.6 if (kind, grade) in (('Kn', 'I'), ('Bd', 'X')) else 0.12):
        made['double'] = f'{kind}({grade})' if chance(rng, 0.6) else f'{kind}({rng.choice(GRADES[kind])})'
        if chance(rng, 0.1):
            other = rng.choice(('Ps', 'Cv', 'Bd', 'Wb', 'Sp'))
            made['double'] = f'{other}({rng.choice(GRADES[other])})'
        if kind in ('Kn', 'Bd') and grade in 'IX' and chance(rng, 0.7):
            made['list_requires_double'] = True
    if kind in BOTH_DRILLS and chance(rng, 0.3):
        made['drill'] = rng.choice(('Reg', 'Irr'))
    if kind in dbm.FOOT and chance(rng, 0.05):
        made['mounted_infantry'] = True
    plain = set(made) == {'type', 'grade'}
    return f'{kind}({grade})' if plain and chance(rng, 0.5) else made


def dbm_rank(rng, front):
    """A rank: mostly what could help, sometimes what must not."""
    dice = rng.random()
    if dice < 0.1:
        return None
    if dice < 0.55:
        kind, grade = front['type'], front['grade']
    elif dice < 0.75:
        kind, grade = front['type'], rng.choice(GRADES[front['type']])
    elif dice < 0.95:
        kind, grade = 'Ps', rng.choice(GRADES['Ps'])
    else:
        kind = rng.choice([*GRADES])
        grade = rng.choice(GRADES[kind])
    if front['type'] == 'Cv' and chance(rng, 0.3):
        kind, grade = 'Ps', rng.choice('SI')
    if kind in ('Bw', 'Ps') and chance(rng, 0.9):
        rank = extras(rng, kind, {'type': kind, 'grade': grade})
        if kind == 'Bw' and chance(rng, 0.6):
            rank['bow'] = front.get('bow', 'bow')
        if kind == 'Ps' and front['type'] in SUPPORTED and chance(rng, 0.6):
            rank['may_support'] = [front['type']]
        return rank
    return f'{kind}({grade})'


def answer(rng, question, given):
    """An answer to a question that is asked, or None to leave it at its standard."""
    name = question.split('.')[1]
    side = name[-1]
    name = name[:-2] if name[-2:] in ('_a', '_b') and name[:4] != 'aid_' else name
    small = question.startswith('dba.')
    if name.startswith('rank') and name != 'ranks_good':
        return dbm_rank(rng, dbm.parsed(given[side]))
    if name == 'going':
        return rng.choice(('good', 'good', 'bad') if small else ('good', 'good', 'good', 'rough', 'difficult'))
    if name in ('left', 'right'):
        return rng.choice(('free', 'free', 'free', 'overlapped', 'contact'))
    if name == 'advantage':
        return rng.choice(('nobody', 'nobody', 'a', 'b'))
    if name == 'fort':
        return rng.choice(('no', 'no', 'no', 'temporary', 'permanent'))
    if name == 'rear_support':
        kind = given[side] if isinstance(given[side], str) else given[side]['type']
        helps = {'Pk': ['same'], 'Wb': ['same'], 'Sp': ['same', 'ps'], 'Ax': ['ps'], 'Bd': ['ps']}[kind]
        return rng.choice(['none', *helps, *helps])
    if name.startswith('aid_'):
        return rng.choice((0, 0, 1, 2))
    if name == 'camp':  # two camps do not meet
        other = given['answers'].get(f"dba.camp_{'b' if side == 'a' else 'a'}", False)
        return None if other else chance(rng, 0.3)
    # yes or no
    share = {'rear': 0.12, 'ranks_good': 0.75, 'wood': 0.2, 'river': 0.2}.get(name, 0.5)
    return chance(rng, share)


def answers(rng, given, asked):
    """Answers questions in a random order until none is open; what a later answer made pointless is taken back."""
    settled = set()
    given['answers'] = {}
    while True:
        left = sorted(asked(given) - settled)
        if not left:
            break
        one = rng.choice(left)
        settled.add(one)
        value = answer(rng, one, given) if chance(rng, 0.9) else None
        if value is not None:
            given['answers'][one] = value
    for one, other in (('dba.camp_a', 'dba.camp_b'), ('dba.camp_b', 'dba.camp_a')):
        if given['answers'].get(one):
            given['answers'].pop(other, None)
    while True:
        idle = set(given['answers']) - asked(given)
        if not idle:
            return given
        for one in idle:
            del given['answers'][one]


def dbm_given(rng, close):
    if close:
        pair = rng.choice(PAIRS).split() if chance(rng, 0.5) else [rng.choice(TYPES), rng.choice(TYPES)]
        rng.shuffle(pair)
    else:
        shooter = rng.choice(('Bw', 'Bw', 'Bw', 'Art', 'Art', 'WWg', 'Gal', 'Shp', 'Bts'))
        pair = [shooter, rng.choice(TARGETS[shooter] if chance(rng, 0.4) else TYPES)]
        if shooter == 'Bts':
            pair[0] = 'Bts(S)'
    units = dbm_unit(rng, pair[0]), dbm_unit(rng, pair[1])
    given = {'a': units[0], 'b': units[1]}
    game = {}
    if chance(rng, 0.35):
        game['weather'] = rng.choice(('rain', 'wind', 'glare'))
    settings = {}
    if chance(rng, 0.1):
        settings['contact_blocks'] = False
    if chance(rng, 0.1):
        settings['half_never_milder'] = True
    if settings:
        game['settings'] = settings
    if game:
        given['game'] = game
    return answers(rng, given, lambda now: dbm.questions(now, close))


def dba_given(rng, close):
    kinds = [*dba.BASE]
    units = []
    for kind in (rng.choice(kinds if close else dba.SHOOTERS), rng.choice(kinds)):
        if kind not in ('SCh', 'CF') and chance(rng, 0.2):
            units.append({'type': kind, 'general': True})
        else:
            units.append(kind)
    return answers(rng, {'a': units[0], 'b': units[1]}, lambda now: dba.questions(now, close))
