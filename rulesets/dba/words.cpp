// SPDX-License-Identifier: GPL-3.0-or-later
// Reads types and classes, and lays out the vocabulary.
#include "rulesets/dba/words.h"

#include <algorithm>

namespace optio::dba {

namespace {

Type readType(const Figure &row)
{
    return {row.at("id").text(),
            row.at("name").text(),
            row.at("icon").text(),
            row.text("text", ""),
            static_cast<int>(row.at("points").integer()),
            0};
}

Class readClass(const Figure &row) { return {row.at("id").text(), row.at("label").text(), row.at("rule").text(), row.at("types").texts()}; }

} // namespace

Words::Words(const Figure &troops, const Figure &outcomes)
{
    std::vector<std::string> ids;
    for (const Figure &row : troops.at("type").rows()) {
        types.push_back(readType(row));
        ids.push_back(types.back().id);
    }
    for (const Figure &row : troops.at("class").rows()) {
        classes.push_back(readClass(row));
        for (const std::string &id : classes.back().types)
            if (type(id) < 0)
                row.fail("unknown type \"" + id + "\"");
    }
    if (classes.size() < 2)
        troops.fail("there must be two classes that share out all types");
    for (std::size_t i = 0; i < types.size(); ++i) {
        const bool first = is(static_cast<int>(i), classes[0].id);
        if (first == is(static_cast<int>(i), classes[1].id))
            troops.fail("the type " + types[i].id + " must be in one of the first two classes, and in one only");
        types[i].column = first ? 0 : 1;
    }

    combat = vocabulary.field("combat", {"close", "shooting"});
    me = vocabulary.field("me", ids);
    for (const Class &one : classes)
        vocabulary.group(me, one.id, one.types);
    foe = vocabulary.fieldLike("foe", me);
    shooting = vocabulary.flag("shooting");
    shotAt = vocabulary.flag("shot_at");
    canShoot = vocabulary.flag("can_shoot");
    general = vocabulary.flag("general");

    ground = vocabulary.field("ground", {"good", "bad"});
    sand = vocabulary.flag("sand");
    going = vocabulary.fieldLike("going", ground);
    foeGoing = vocabulary.fieldLike("foe_going", ground);
    goingToFoe = vocabulary.fieldLike("going_to_foe", ground);

    late = vocabulary.flag("late");
    differ = vocabulary.flag("differ");
    high = vocabulary.flag("high");
    hemmed = vocabulary.flag("hemmed");
    camp = vocabulary.flag("camp");
    foeCamp = vocabulary.flag("foe_camp");
    hasCamp = vocabulary.flag("has_camp");
    support = vocabulary.field("support", {"none", "same", "ps"});
    ranksGood = vocabulary.flag("ranks_good");
    hasSame = vocabulary.flag("has_same");
    hasPs = vocabulary.flag("has_ps");

    std::vector<std::string> results;
    for (const Figure &row : outcomes.at("result").items())
        results.push_back(row.at("id").text());
    whenBeaten = vocabulary.field("when_beaten", results);

    firstBound = vocabulary.flag("first_bound");
    slow = vocabulary.flag("slow");
    single = vocabulary.flag("single");
    generalIn = vocabulary.flag("general_in");
    generalLost = vocabulary.flag("general_lost");
    builtUp = vocabulary.flag("built_up");
    distance = vocabulary.field("distance", {"near", "far", "beyond"});
    hidden = vocabulary.flag("hidden");
    generalTerrain = vocabulary.flag("general_terrain");
    breakOff = vocabulary.flag("break_off");
    knownOpponent = vocabulary.flag("known_opponent");
    ends = vocabulary.fieldLike("ends", ground);
    intoContact = vocabulary.flag("into_contact");
    inContact = vocabulary.flag("in_contact");
    moved = vocabulary.field("moved", {"no", "once", "more"});

    mirrors_.fill(-1);
    mirrors_[static_cast<std::size_t>(camp)] = foeCamp;
    mirrors_[static_cast<std::size_t>(me)] = foe;
}

int Words::type(std::string_view id) const
{
    const auto found = std::find_if(types.begin(), types.end(), [id](const Type &type) { return type.id == id; });
    return found == types.end() ? -1 : static_cast<int>(found - types.begin());
}

bool Words::is(int type, std::string_view className) const
{
    const auto found = std::find_if(classes.begin(), classes.end(), [className](const Class &one) { return one.id == className; });
    return found != classes.end() && std::find(found->types.begin(), found->types.end(), at(type).id) != found->types.end();
}

std::string Words::typeList() const
{
    std::string list;
    for (std::size_t i = 0; i < types.size(); ++i)
        list += (i == 0 ? "" : i + 1 == types.size() ? " or " : ", ") + types[i].id;
    return list;
}

} // namespace optio::dba
