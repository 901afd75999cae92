// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the troop types and their classes, and names the facts of the tables.
#include "rulesets/dbm/words.h"

#include <algorithm>
#include <cmath>

namespace optio::dbm {

namespace {

std::vector<std::string> idsOf(const std::vector<Named> &items)
{
    std::vector<std::string> ids(items.size());
    std::transform(items.begin(), items.end(), ids.begin(), [](const Named &item) { return item.id; });
    return ids;
}

std::vector<Named> readNamed(const Figure &rows, const std::string &labelKey)
{
    std::vector<Named> items;
    for (const Figure &row : rows.items())
        items.push_back({row.at("id").text(), row.at(labelKey).text()});
    return items;
}

/// The words under [words], with their labels where [labels] has some.
std::vector<Named> readWords(const Figure &troops, const std::string &name)
{
    std::vector<Named> items;
    const Figure &labels = troops.at("labels").get(name);
    for (const std::string &word : troops.at("words").at(name).texts())
        items.push_back({word, labels ? labels.at(word).text() : word});
    return items;
}

Type readType(const Figure &row, const std::vector<Named> &drills, const std::vector<Named> &grades)
{
    Type type;
    type.id = row.at("id").text();
    type.name = row.at("name").text();
    type.icon = row.at("icon").text();
    for (auto &costs : type.cost)
        costs.fill(Type::noCost);
    for (std::size_t drill = 0; drill < drills.size(); ++drill) {
        const Figure &costs = row.get(drills[drill].id);
        if (!costs)
            continue;
        for (const std::string &grade : costs.keys()) {
            const int number = numberOf(grades, grade);
            if (number < 0)
                costs.fail("unknown grade \"" + grade + "\"; allowed: " + listOf(grades));
            type.cost[drill][static_cast<std::size_t>(number)] = static_cast<int>(std::lround(2 * costs.at(grade).number()));
        }
    }
    return type;
}

} // namespace

int numberOf(const std::vector<Named> &items, std::string_view id)
{
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].id == id)
            return static_cast<int>(i);
    return -1;
}

std::string listOf(const std::vector<Named> &items)
{
    std::string list;
    for (std::size_t i = 0; i < items.size(); ++i)
        list += (i == 0 ? "" : i + 1 == items.size() ? " or " : ", ") + items[i].id;
    return list;
}

Words::Words(const Figure &troops, const Figure &outcomes)
    : grades(readNamed(troops.at("grade"), "name")), drills(readNamed(troops.at("drill"), "name")),
      classes(readNamed(troops.at("class"), "label")), going(readWords(troops, "going")), fort(readWords(troops, "fort")),
      sky(readWords(troops, "sky")), bow(readWords(troops, "bow")), weapon(readWords(troops, "weapon")), role(readWords(troops, "role")),
      command(readWords(troops, "command"))
{
    if (grades.size() > Type().cost[0].size() || drills.size() != Type().cost.size())
        troops.fail("there must be two drills and at most eight grades");
    for (const Figure &row : troops.at("type").rows())
        types.push_back(readType(row, drills, grades));
    for (const Type &type : types)
        for (const Named &grade : grades)
            kinds.push_back(type.id + "(" + grade.id + ")");

    const auto &classRows = troops.at("class").items();
    for (const Figure &row : classRows) {
        members_.push_back(row.at("types").texts());
        for (const std::string &id : members_.back())
            if (type(id) < 0)
                row.fail("unknown type \"" + id + "\"");
    }
    for (Type &type : types) {
        type.column = -1;
        for (std::size_t i = 0; i < 3 && i < members_.size(); ++i)
            if (std::find(members_[i].begin(), members_[i].end(), type.id) != members_[i].end())
                type.column = static_cast<int>(i);
        if (type.column < 0)
            troops.fail("the type " + type.id + " is in none of the first three classes");
    }

    const auto groups = [this](int field) {
        for (const Type &type : types) {
            std::vector<std::string> names;
            for (const Named &grade : grades)
                names.push_back(type.id + "(" + grade.id + ")");
            vocabulary.group(field, type.id, names);
        }
        for (std::size_t i = 0; i < classes.size(); ++i)
            vocabulary.group(field, classes[i].id, members_[i]);
    };
    combat = vocabulary.field("combat", {"close", "shooting"});
    active = vocabulary.flag("active");
    me = vocabulary.field("me", kinds);
    groups(me);
    foe = vocabulary.fieldLike("foe", me);
    drill = vocabulary.field("drill", idsOf(drills));
    kindGrade = vocabulary.field("kind_grade", idsOf(grades));
    grade_ = vocabulary.field("grade", idsOf(grades));
    foeGrade = vocabulary.fieldLike("foe_grade", grade_);
    ground = vocabulary.field("ground", idsOf(going));
    sand = vocabulary.flag("sand");
    going_ = vocabulary.fieldLike("going", ground);
    foeGoing = vocabulary.fieldLike("foe_going", ground);
    goingToFoe = vocabulary.fieldLike("going_to_foe", ground);
    sky_ = vocabulary.field("sky", idsOf(sky));
    general = vocabulary.flag("general");
    demoralised = vocabulary.flag("demoralised");
    doubleBased = vocabulary.flag("double");
    doubleRequired = vocabulary.flag("double_required");
    laden = vocabulary.flag("laden");
    mobile = vocabulary.flag("mobile");
    contactBlocks = vocabulary.flag("contact_blocks");
    halfNeverMilder = vocabulary.flag("half_never_milder");
    weather = vocabulary.flag("weather");
    wood = vocabulary.flag("wood");
    shooting = vocabulary.flag("shooting");
    shotAt = vocabulary.flag("shot_at");
    canShoot = vocabulary.flag("can_shoot");
    foeCanShoot = vocabulary.flag("foe_can_shoot");
    fort_ = vocabulary.field("fort", idsOf(fort));
    foeFort = vocabulary.fieldLike("foe_fort", fort_);
    high = vocabulary.flag("high");
    river = vocabulary.flag("river");
    charged = vocabulary.flag("charged");
    came = vocabulary.flag("came");
    contact = vocabulary.flag("contact");
    ranksOut = vocabulary.flag("ranks_out");
    inGame = vocabulary.flag("in_game");
    late = vocabulary.flag("late");
    differ = vocabulary.flag("differ");
    contacts = vocabulary.flag("contacts");
    owes = vocabulary.flag("owes");
    stays = vocabulary.flag("stays");
    ranks = vocabulary.field("ranks", {"1", "2", "3", "4"});
    std::vector<std::string> rankWords = kinds;
    rankWords.emplace_back("none");
    rank = vocabulary.field("rank", rankWords);
    groups(rank);
    rankAt = vocabulary.field("rank_at", {"1", "2", "3", "4"});
    sameType = vocabulary.flag("same_type");
    sameKind = vocabulary.flag("same_kind");
    sameBow = vocabulary.flag("same_bow");
    rankWeapon = vocabulary.field("weapon", idsOf(weapon));
    permitted = vocabulary.flag("permitted");
    std::vector<std::string> results{"none"};
    for (const Figure &row : outcomes.at("result").items())
        results.push_back(row.at("id").text());
    lessResult = vocabulary.field("less_result", results);

    mirrors_.fill(-1);
    const auto mirrored = [this](int own, int other) { mirrors_[static_cast<std::size_t>(own)] = other; };
    mirrored(fort_, foeFort);
    mirrored(grade_, foeGrade);
    mirrored(canShoot, foeCanShoot);
    mirrored(me, foe);
}

int Words::type(std::string_view id) const
{
    for (std::size_t i = 0; i < types.size(); ++i)
        if (types[i].id == id)
            return static_cast<int>(i);
    return -1;
}

int Words::grade(std::string_view id) const { return numberOf(grades, id); }

std::string Words::title(int type, int grade) const
{
    return types[static_cast<std::size_t>(type)].name + " (" + grades[static_cast<std::size_t>(grade)].id + ")";
}

bool Words::is(int type, std::string_view className) const
{
    const int number = numberOf(classes, className);
    const auto &ids = members_.at(static_cast<std::size_t>(number));
    return std::find(ids.begin(), ids.end(), types[static_cast<std::size_t>(type)].id) != ids.end();
}

} // namespace optio::dbm
