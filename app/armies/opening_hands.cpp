// SPDX-License-Identifier: GPL-3.0-or-later
// Opening hands: the army meets itself, the first act deals, and the side's own view tells what it holds.
#include "app/armies/opening_hands.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"

namespace optio {

namespace {

/// The state after the act of "opening" in the catalogue.
Json dealt(const Ruleset &ruleset, const Json &opening, Json state)
{
    const Resolver &resolver = ruleset.resolver(opening.at("resolver").get<std::string>());
    const Json input = resolver.complete(&state, opening.at("input"));
    RandomDice random(newGameKey(), {ruleset.turn(state), resolver.id(), {}, 0});
    Dice dice(random);
    optio::apply(state, resolver.prepare(&state, input)->rule(dice).changes);
    return state;
}

QVariantMap cardView(const SideView &side, const Json &cards, const Json &id)
{
    for (const GroupView &group : side.groups)
        for (const UnitView &unit : group.units)
            if (id == unit.id)
                return {{"label", qt(unit.label)}, {"detail", qt(unit.detail)}, {"icon", qt(unit.icon)}};
    for (const Json &card : cards)
        if (card.at("id") == id)
            return {{"label", textAt(card, "name")}, {"detail", QString()}, {"icon", QString()}};
    return {{"label", toVariant(id).toString()}, {"detail", QString()}, {"icon", QString()}};
}

} // namespace

bool dealsHands(const Json &catalogue) { return catalogue.contains("opening"); }

QVariantList openingHands(const Ruleset &ruleset, const Json &roster, int hands)
{
    const Json catalogue = ruleset.catalogue();
    if (!dealsHands(catalogue))
        throw Error(ruleset.name() + " deals no hands.");
    const Json state = ruleset.start(roster, roster, Json::object());
    QVariantList all;
    for (int i = 0; i < hands; ++i) {
        const View view = ruleset.view(dealt(ruleset, catalogue.at("opening"), state), "a");
        const SideView &side = view.side("a");
        QVariantList hand;
        for (const Json &id : side.board.at("hand"))
            hand.append(cardView(side, catalogue.value("cards", Json::array()), id));
        all.append(QVariant(hand));
    }
    return all;
}

} // namespace optio
