# SPDX-License-Identifier: GPL-3.0-or-later
"""What the loser of a DBM combat suffers, from the written rules alone (dbm.md, section 7); a `side` is one of dbm_oracle_dbm."""

MOUNTED = ('El', 'Kn', 'Cv', 'LH', 'Cm', 'Exp')
LIGHT = ('LH', 'Ax', 'Ps')


def same_kind(rank, side):
    return bool(rank) and (rank['type'], rank['grade']) == (side.type, side.grade)


def ridden_down(side, *killers):
    """Beaten by one of these, in going that counts as good to it (DBM-116)."""
    return side.foe.of(*killers) and side.good_for(side.foe)


def less_foot(side):
    foe, close = side.foe, side.combat.close
    second = side.rank(2)
    kill, back = 'destroyed', 'recoil'
    if side.type == 'Art':
        return kill if close else 'stands' if side.fort != 'no' else back
    if side.type == 'Ax':
        return kill if ridden_down(side, 'Kn', 'Cm(S)') or (side.grade == 'X' and foe.of('El', 'Exp', 'Wb')) else back
    if side.type == 'Bd':
        if foe.type == 'Wb':
            return kill
        steady = bool(second) and second['type'] == 'Bd' and ((side.grade in 'SO' and second['grade'] in 'SO')
                                                              or (side.grade == 'X' and second['grade'] == 'X'))
        if foe.of('Kn', 'Cm(S)') and close and steady:
            return back
        return kill if ridden_down(side, 'Kn', 'Cm(S)', 'Exp') else back
    if side.type == 'Bge':
        return kill if close else 'flee' if side.unit['mobile'] else 'stands'
    if side.type in ('Sp', 'Pk'):
        backed = same_kind(second, side) or (side.kind == 'Pk(X)' and bool(second) and second['type'] == 'Pk' and second['grade'] in 'XI')
        if foe.type == 'El' and backed:
            return back
        return kill if foe.type == 'Wb' or ridden_down(side, 'El', 'Kn', 'Cm(S)', 'Exp') else back
    if side.type == 'Bw':
        return kill if close and foe.mounted else back
    if side.type == 'Hd':
        if foe.of('El', 'Wb') or ridden_down(side, 'Kn', 'Cm(S)', 'Exp') or (side.grade == 'I' and close):
            return kill
        return 'stands' if side.grade == 'I' else back
    if side.type == 'Ps':
        if ridden_down(side, 'Kn', 'Cv', 'LH', 'Cm(S)'):
            return kill
        neither = not side.good_for(side) and not side.good_for(foe)
        return back if foe.of('El', 'Exp') or (side.shot_at and foe.type != 'Art') or neither else 'flee'
    if side.type == 'WWg':
        if (foe.type == 'Art' and foe.grade != 'X') or (foe.type == 'El' and side.grade != 'X'):
            return kill
        return back if side.grade == 'S' and close and foe.fort != 'no' else 'stands'
    return kill if foe.type == 'El' or ridden_down(side, 'Kn', 'Cm(S)', 'Exp') else back  # Wb


def less(side):
    """DBM-120 to 140."""
    foe, close = side.foe, side.combat.close
    if side.foot:
        return less_foot(side)
    if side.type == 'El':
        return 'destroyed' if (foe.type == 'Art' and not close) or foe.of('Cm(X)', *LIGHT) else 'recoil'
    if side.type == 'Exp':
        return 'destroyed'
    if side.type == 'Kn':
        charged = foe.kind == 'Bw(S)' and side.told('charged', False)
        return 'destroyed' if foe.of('El', 'Exp', 'LH') or charged or (close and side.difficult()) else 'recoil'
    if side.type in ('LH', 'Cv', 'Cm'):
        guns = side.type == 'LH' and foe.type == 'Art' and not close
        return 'flee' if guns or foe.type == 'Exp' or side.difficult() else 'recoil'
    return 'destroyed' if side.unladen and close and foe.type != 'Exp' else 'recoil'  # naval


def half(side):
    """DBM-141 to 148."""
    foe, close = side.foe, side.combat.close
    guns = close and foe.of('Art(S)', 'Art(O)', 'Art(F)')
    if side.type == 'LH':
        killed = close and (foe.mounted or foe.of('Bw', 'Ps(O)', 'WWg(O)') or side.difficult())
        return 'destroyed' if killed else 'flee'
    if side.type == 'Ps':
        killed = ridden_down(side, *MOUNTED) or foe.of('Bw', 'Ps') or (foe.type == 'Ax' and foe.grade != 'X') or side.grade == 'X'
        return 'destroyed' if killed else 'flee'
    if side.naval:
        if foe.type == 'Exp':
            return 'recoil'
        return 'destroyed' if side.unladen or close or foe.kind == 'Art(S)' else 'flee'
    if guns or foe.naval or (side.type == 'Cv' and foe.of('Sp', 'Pk', 'Ax(X)') and side.good_for(side)):
        return 'destroyed' if side.type == 'Bge' and not side.unit['mobile'] else 'flee'
    return 'destroyed'


def suffered(side, mine, theirs):
    """What the loser suffers."""
    combat = side.combat
    if not side.struck:
        return 'immune'  # DBM-073
    result = half(side) if 2 * mine <= theirs else less(side)
    if combat.settings['half_never_milder'] and less(side) == 'destroyed':
        return 'destroyed'
    if combat.close and combat.settings['contact_blocks'] and side.contacts and result in ('recoil', 'flee'):
        return 'destroyed'  # DBM-152
    return result
