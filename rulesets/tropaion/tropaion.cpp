// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/tropaion/tropaion.h"

#include "rulesets/tropaion/cards.h"
#include "rulesets/tropaion/charge.h"
#include "rulesets/tropaion/fight.h"
#include "rulesets/tropaion/generals.h"
#include "rulesets/tropaion/order.h"
#include "rulesets/tropaion/sequence.h"
#include "rulesets/tropaion/shooting.h"

namespace optio::tropaion {

Tropaion::Tropaion(const FigureFolder &figures) : sheet_(figures)
{
    const auto add = [this]<class R>(R *) { resolvers_.push_back(std::make_unique<R>(sheet_)); };
    add(static_cast<Deal *>(nullptr));
    add(static_cast<KeepHand *>(nullptr));
    add(static_cast<TerrainRoll *>(nullptr));
    add(static_cast<PlaceTerrain *>(nullptr));
    add(static_cast<PointDice *>(nullptr));
    add(static_cast<Assign *>(nullptr));
    add(static_cast<PayTie *>(nullptr));
    add(static_cast<TieRoll *>(nullptr));
    add(static_cast<PlayCard *>(nullptr));
    add(static_cast<Warband *>(nullptr));
    add(static_cast<OrderResolver *>(nullptr));
    add(static_cast<SaveTest *>(nullptr));
    add(static_cast<FailTest *>(nullptr));
    add(static_cast<Fast *>(nullptr));
    add(static_cast<Evade *>(nullptr));
    add(static_cast<ChargeEnd *>(nullptr));
    add(static_cast<Contact *>(nullptr));
    add(static_cast<FightResolver *>(nullptr));
    add(static_cast<FightResult *>(nullptr));
    add(static_cast<Settle *>(nullptr));
    add(static_cast<Shoot *>(nullptr));
    add(static_cast<FireBack *>(nullptr));
    add(static_cast<Rally *>(nullptr));
    add(static_cast<EndPhase *>(nullptr));
    add(static_cast<Losses *>(nullptr));
}

std::vector<const Resolver *> Tropaion::resolvers() const
{
    std::vector<const Resolver *> all;
    for (const auto &resolver : resolvers_)
        all.push_back(resolver.get());
    return all;
}

const Resolver &Tropaion::resolver(std::string_view id) const
{
    for (const auto &resolver : resolvers_)
        if (resolver->id() == id)
            return *resolver;
    throw Error("there is no resolver " + std::string(id), "resolver");
}

} // namespace optio::tropaion
