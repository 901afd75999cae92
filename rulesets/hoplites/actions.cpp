// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all acts that may be done. It is asked for before every decision of every playout, so it works on columns as bits.
#include "rulesets/hoplites/legal.h"

#include <algorithm>

namespace optio::hoplites {

namespace {

Byte byte(int value) { return static_cast<Byte>(value); }

/// Lists the acts besides the end of the phase; without `whole` it stops at the first one, and lists none.
template <bool whole> struct Lister {
    Sight sight;
    const Sheet &sheet;
    const State &state;
    ActList *list; ///< null without `whole`
    bool found = false;
    const Hooks &hooks = sight.hooks;
    bool has(Card card) const { return holds(sight.own, card); }

    /// One more act. Whether that is enough.
    bool add(Deed deed, int a = nobody, int b = nobody, int c = nobody, int d = nobody, int e = nobody, Byte f = 0)
    {
        if constexpr (whole)
            list->add(deed, byte(a), byte(b), byte(c), byte(d), byte(e), f);
        else
            found = found || hooks.forbids == nullptr || !forbidden({deed, byte(a), byte(b), byte(c), byte(d), byte(e), f});
        return enough();
    }
    /// By the period. Of a whole list it is asked at the end.
    bool forbidden(const Act &act) const { return hooks.forbids(sheet, state, state.toAct(), act) != nullptr; }
    bool enough() const { return !whole && found; }

    void play()
    {
        const SideState &own = sight.own;
        if (sight.mayPlayMore())
            for (int i = 0; i < own.handCount; ++i) {
                const Byte code = own.hand[static_cast<std::size_t>(i)];
                if (code >= firstSpecial)
                    continue;
                const Unit &unit = sight.mine(code);
                unsigned places = sight.placesFor(unit);
                if (own.secondCount < sheet.numbers.second)
                    places |= sight.reliefsFor(unit);
                eachColumn(whole ? places : places & (0u - places), [&](int column) { add(Deed::play, code, column); });
                if (enough())
                    return;
            }
        if (has(Card::caltrop))
            for (int column = 0; column < sight.layout.width; ++column)
                if (sight.other.ground[static_cast<std::size_t>(column)] == 0 && add(Deed::caltrop, column))
                    return;
    }

    void move()
    {
        const SideState &own = sight.own;
        const bool cohesion = has(Card::cohesion), lateral = own.laterals == 0;
        const std::uint32_t retirers = own.secondCount < sheet.numbers.second ? sight.retirers() : 0;
        if (!cohesion && !lateral && retirers == 0)
            return;
        for (unsigned mask = own.occupied; mask != 0; mask &= mask - 1) {
            const int column = std::countr_zero(mask);
            const int index = unitAt(own, column);
            const Unit &unit = sight.mine(index);
            if (unit.manoeuvre > 0)
                continue;
            const auto at = static_cast<std::size_t>(column);
            const unsigned next = sight.layout.near[at] & sight.layout.beside[at] & ~static_cast<unsigned>(own.occupied) &
                                  ~static_cast<unsigned>(own.closed[sheet.groundOf(unit)]);
            if (lateral && next != 0 && sight.mayMove(unit) == Why::ok)
                eachColumn(next, [&](int to) { add(Deed::lateral, index, to); });
            if ((sheet.traitsOf(unit) & retirers) != 0 && sight.mayRetire(unit) == Why::ok)
                add(Deed::retire, index);
            if (cohesion && unit.coh > 0)
                add(Deed::cohesion, index);
            if (enough())
                return;
        }
    }

    void missile()
    {
        const SideState &own = sight.own;
        const unsigned beyond = hooks.beyondMissiles == nullptr ? 0u : sight.beyondMissiles();
        if (const unsigned targets = sight.seen & ~beyond; fireAllowed(state) && targets != 0)
            for (unsigned mask = own.occupied; mask != 0; mask &= mask - 1) {
                const int column = std::countr_zero(mask);
                const int index = unitAt(own, column);
                const Unit &unit = sight.mine(index);
                if (unit.missile == 0 || unit.has(noMissile | fired) || !mayFire(sheet, state, own, unit, false))
                    continue;
                eachColumn(targets & sight.layout.near[static_cast<std::size_t>(column)],
                           [&](int to) { add(Deed::shoot, index, unitAt(sight.other, to)); });
                if (enough())
                    return;
            }
        if (has(Card::supply))
            supply();
    }

    void supply()
    {
        std::array<int, columns> who{};
        int count = 0;
        eachColumn(sight.own.occupied, [&](int column) {
            const int index = unitAt(sight.own, column);
            const Unit &unit = sight.mine(index);
            if (unit.has(noMissile) && unit.missile != 0 && sheet.is(unit, skirmisher | mounted | lightMissiles))
                who[static_cast<std::size_t>(count++)] = index;
        });
        for (int i = 0; i < count; ++i) {
            if (add(Deed::supply, who[static_cast<std::size_t>(i)]))
                return;
            for (int j = i + 1; j < count; ++j) {
                add(Deed::supply, who[static_cast<std::size_t>(i)], who[static_cast<std::size_t>(j)]);
                for (int k = j + 1; k < count; ++k)
                    add(Deed::supply, who[static_cast<std::size_t>(i)], who[static_cast<std::size_t>(j)], who[static_cast<std::size_t>(k)]);
            }
        }
    }

    /// In how many ways an attacker may strike a target that it reaches.
    Byte waysOf(const Unit &one, const Unit &target, bool button, int cards, std::array<Flank, 3> &ways) const
    {
        Byte count = 0;
        if (sight.charted(one, target, sight.flanks(one, target, Flank::front)))
            ways[count++] = Flank::front;
        if (button && sight.mayStrike(one, target, Flank::button, true, cards) == Why::ok)
            ways[count++] = Flank::button;
        if (cards > 0 && sight.mayStrike(one, target, Flank::card, true, cards) == Why::ok)
            ways[count++] = Flank::card;
        return count;
    }

    /// An attacker of a target, and how.
    struct Striker {
        int unit;
        Byte many;
        std::array<Flank, 3> ways;
    };

    void shock()
    {
        const SideState &own = sight.own;
        if (state.attackCount > 0 && add(Deed::resolve))
            return;
        unsigned targets = sight.seen; ///< columns of those who may still be attacked
        eachColumn(sight.seen, [&](int column) {
            if (sight.theirs(unitAt(sight.other, column)).has(withdrew | attacked))
                targets &= ~(1u << column);
        });
        const int cards = has(Card::flank) ? sight.cards(Card::flank) : 0;
        const bool tries = own.flanks < own.command;
        std::array<int, columns> able;
        std::array<unsigned, columns> inFront;            ///< whom each of them may strike in front
        std::array<std::array<Striker, 5>, columns> foes; ///< who may strike whom, by the target's column
        std::array<int, columns> many{};
        int count = 0;
        for (unsigned mask = own.occupied; mask != 0; mask &= mask - 1) {
            const int index = unitAt(own, std::countr_zero(mask));
            const Unit &unit = sight.mine(index);
            if (sight.mayAttack(unit) != Why::ok)
                continue;
            const bool button = tries && (sheet.is(unit, mounted) || hooks.reachesFlank != nullptr);
            unsigned front = 0;
            eachColumn(sight.reach(unit) & targets, [&](int column) {
                const auto at = static_cast<std::size_t>(column);
                Striker &one = foes[at][static_cast<std::size_t>(many[at])];
                one.many = waysOf(unit, sight.theirs(unitAt(sight.other, column)), button, cards, one.ways);
                one.unit = index;
                many[at] += one.many > 0 ? 1 : 0;
                if (!whole && !found && one.many > 0)
                    add(Deed::attack, index, nobody, unitAt(sight.other, column), nobody, nobody, Act::form(one.ways[0], Flank::front, 2));
                if (one.many > 0 && one.ways[0] == Flank::front)
                    front |= 1u << column;
            });
            inFront[static_cast<std::size_t>(count)] = front & sight.layout.near[unit.column];
            able[static_cast<std::size_t>(count++)] = index;
            if (enough())
                return;
            if (sight.findsWayBehind(unit) == Why::ok && add(Deed::behind, index))
                return;
        }
        // Several attackers on one target, one or two.
        for (unsigned mask = targets; mask != 0; mask &= mask - 1) {
            const auto column = static_cast<std::size_t>(std::countr_zero(mask));
            const int target = unitAt(sight.other, static_cast<int>(column));
            const Striker *const end = foes[column].data() + many[column];
            for (const Striker *one = foes[column].data(); one != end; ++one)
                for (int w = 0; w < one->many; ++w) {
                    const Flank first = one->ways[static_cast<std::size_t>(w)];
                    add(Deed::attack, one->unit, nobody, target, nobody, nobody, Act::form(first, Flank::front, 2));
                    if (enough())
                        return;
                    for (const Striker *two = one + 1; two != end; ++two)
                        for (int v = 0; v < two->many; ++v) {
                            const Flank other = two->ways[static_cast<std::size_t>(v)];
                            if ((first == Flank::card) + (other == Flank::card) > cards ||
                                own.flanks + (first == Flank::button) + (other == Flank::button) > own.command)
                                continue;
                            for (int lead = 0; lead < 2; ++lead)
                                add(Deed::attack, one->unit, two->unit, target, nobody, nobody, Act::form(first, other, lead));
                        }
                }
        }
        // One attacker on two or three targets.
        for (int i = 0; i < count; ++i) {
            const unsigned front = inFront[static_cast<std::size_t>(i)];
            if ((front & (front - 1)) == 0)
                continue;
            const int unit = able[static_cast<std::size_t>(i)];
            std::array<int, 3> near;
            std::size_t most = 0;
            eachColumn(front, [&](int column) { near[most++] = unitAt(sight.other, column); });
            const Byte form = Act::form(Flank::front, Flank::front, 2);
            for (std::size_t j = 0; j < most; ++j)
                for (std::size_t k = j + 1; k < most; ++k)
                    add(Deed::attack, unit, nobody, near[j], near[k], nobody, form);
            if (most == 3)
                add(Deed::attack, unit, nobody, near[0], near[1], near[2], form);
        }
    }

    void rallying()
    {
        const SideState &own = sight.own;
        const bool card = own.secondCount > 0 && has(Card::rally), leader = sight.triesLeft() > 0;
        if (card || leader)
            for (int i = 0; i < own.secondCount; ++i) {
                const int index = own.second[static_cast<std::size_t>(i)];
                if (sight.mine(index).has(rallied))
                    continue;
                if (leader)
                    add(Deed::rallyLeader, index);
                if (card)
                    add(Deed::rallyCard, index);
                if (enough())
                    return;
            }
        if (own.pursuing > 0 && leader && own.secondCount < sheet.numbers.second)
            for (int index = 0; index < own.unitCount; ++index)
                if (sight.mine(index).place == Place::pursuit && sight.mine(index).manoeuvre == 0)
                    add(Deed::regroup, index);
    }

    void drawing()
    {
        const SideState &own = sight.own;
        const bool room = own.handCount < sheet.numbers.hand && sight.mayDrawMore();
        if (room && own.deckCount > 0 && add(Deed::drawDeck))
            return;
        const bool cohesion = own.secondCount > 0 && has(Card::cohesion);
        const bool orders =
            sight.prefers(leaderCohesion) && (own.rules & noLeaderCohesion) == 0 && own.orders < sheet.numbers.orders * own.command;
        for (int i = 0; i < own.secondCount; ++i) {
            const int index = own.second[static_cast<std::size_t>(i)];
            const Unit &unit = sight.mine(index);
            if (!unit.has(rallied))
                continue;
            if (room && !unit.has(late))
                add(Deed::drawSecond, index);
            if (cohesion && unit.coh > 0)
                add(Deed::cohesion, index);
            if (orders && unit.coh > 0)
                add(Deed::order, index);
            if (enough())
                return;
        }
        unsigned listed = 0; // one of each kind of special card will do
        for (int i = 0; i < own.handCount; ++i) {
            const Byte code = own.hand[static_cast<std::size_t>(i)];
            if (code >= firstSpecial) {
                if ((listed >> (code - firstSpecial) & 1) != 0)
                    continue;
                listed |= 1u << (code - firstSpecial);
            } else if (sight.mine(code).has(everPlayed)) {
                continue;
            }
            if (add(Deed::discard, code))
                return;
        }
        if (has(Card::reserve) &&
            std::any_of(own.deck.begin(), own.deck.begin() + own.deckCount, [](Byte code) { return code < firstSpecial; }))
            add(Deed::reserve);
    }

    void inPhase()
    {
        switch (state.phase) {
        case Phase::play:
            return play();
        case Phase::move:
            return move();
        case Phase::missile:
            return missile();
        case Phase::shock:
            return shock();
        case Phase::rally:
            return rallying();
        case Phase::draw:
            return drawing();
        default:
            return;
        }
    }

    /// What the active side may do besides ending the phase.
    void run()
    {
        inPhase();
        if (hooks.mayPlayCard != nullptr && !enough() && has(Card::own) && hooks.mayPlayCard(sheet, state))
            add(Deed::card);
    }

    /// What the side that is asked may answer.
    void answers()
    {
        switch (state.prompt) {
        case Prompt::initiative:
            if (holds(sight.own, Card::initiative))
                add(Deed::bid, 1);
            add(Deed::bid, 0);
            return;
        case Prompt::bout:
            add(Deed::bout, 1);
            add(Deed::bout, 0);
            return;
        default: {
            const Deed deed = state.prompt == Prompt::react ? Deed::react : Deed::withdraw;
            const int unit = unitAt(sight.own, std::countr_zero(state.asking));
            add(deed, unit, 1);
            add(deed, unit, 0);
        }
        }
    }
};

/// Without what the period forbids.
void drop(const Lister<true> &lister, ActList &list)
{
    if (lister.hooks.forbids != nullptr)
        list.dropIf([&](const Act &act) { return lister.forbidden(act); });
}

} // namespace

void actions(const Sheet &sheet, const State &state, int side, ActList &list)
{
    list.clear();
    if (state.over() || side != state.toAct())
        return;
    Lister<true> lister{Sight(sheet, state, side), sheet, state, &list};
    if (state.phase == Phase::before) {
        lister.add(Deed::deal);
    } else if (state.prompt != Prompt::none) {
        lister.answers();
    } else {
        lister.run();
        lister.add(Deed::next);
    }
    drop(lister, list);
}

void settle(Play &play, ActList &list, bool lazy, int most)
{
    State &state = play.state;
    while (!state.over() && state.phase != Phase::before && state.prompt == Prompt::none) {
        list.clear();
        if (lazy && state.phase == Phase::shock && (state.attackCount > 0 || !idle(play.sheet, state)))
            return;
        Lister<true> lister{Sight(play.sheet, state, state.active), play.sheet, state, &list};
        lister.run();
        drop(lister, list);
        if (!list.empty() || most-- <= 0) {
            list.add(Deed::next, nobody, nobody, nobody, nobody, nobody, 0);
            return;
        }
        endPhase(play);
    }
    actions(play.sheet, state, state.toAct(), list);
}

bool idle(const Sheet &sheet, const State &state)
{
    Lister<false> lister{Sight(sheet, state, state.active), sheet, state, nullptr};
    lister.run();
    return !lister.found;
}

} // namespace optio::hoplites
