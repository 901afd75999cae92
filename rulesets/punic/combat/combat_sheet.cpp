// SPDX-License-Identifier: GPL-3.0-or-later
// Reads combat.toml.
#include "rulesets/punic/combat/combat_sheet.h"

#include <algorithm>

namespace optio::punic {

namespace {

int indexOf(const std::vector<std::string> &ids, std::string_view id)
{
    const auto found = std::find(ids.begin(), ids.end(), id);
    return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}

/// The names of an enum's values, from the first to `last`.
template <class E> std::vector<std::string> namesTo(E last)
{
    std::vector<std::string> names;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        names.emplace_back(wordOf(static_cast<E>(i)));
    return names;
}

int intAt(const Figure &row, std::string_view key) { return static_cast<int>(row.at(key).integer()); }

} // namespace

bool isLight(Type type) { return type == Type::LI || type == Type::LC; }
bool isCavalry(Type type) { return type == Type::LC || type == Type::MC; }

CombatWords::CombatWords()
{
    me = vocabulary.field("me", namesTo(Type::EL));
    vocabulary.group(me, "infantry", {"LI", "MI", "HI"});
    vocabulary.group(me, "cavalry", {"LC", "MC"});
    vocabulary.group(me, "light", {"LI", "LC"});
    form = vocabulary.field("form", namesTo(Formation::behindTriarii));
    vocabulary.group(form, "formed", {"column", "line", "quincunx", "behindTriarii"});
    grade = vocabulary.field("grade", namesTo(Grade::D));
    shaken = vocabulary.flag("shaken");
    turned = vocabulary.flag("turned");
    lines = vocabulary.field("lines", {"0", "1", "2", "3"});
    line = vocabulary.field("line", {"front", "last"});
    lastLine = vocabulary.fieldLike("last_line", me);
    charged = vocabulary.flag("charged");
    received = vocabulary.flag("received");
    pursued = vocabulary.flag("pursued");
    followed = vocabulary.flag("followed");
    relieved = vocabulary.flag("relieved");
    later = vocabulary.flag("later");
    aspect = vocabulary.field("aspect", namesTo(Aspect::rear));
    struck = vocabulary.fieldLike("struck", aspect);
    supported = vocabulary.flag("supported");
    ground = vocabulary.field("ground", {"none", "ours", "theirs"});
    cover = vocabulary.flag("cover");
    foe = vocabulary.fieldLike("foe", me);
    foeForm = vocabulary.fieldLike("foe_form", form);
    foeStruck = vocabulary.fieldLike("foe_struck", aspect);
    mountedCharge = vocabulary.flag("mounted_charge");
    facesFormedInfantry = vocabulary.flag("faces_formed_infantry");
    onlyLight = vocabulary.flag("only_light");
    onlyLightOrElephants = vocabulary.flag("only_light_or_elephants");
    onlyCavalryOrLi = vocabulary.flag("only_cavalry_or_li");
}

CombatSheet::CombatSheet(const FigureFolder &from)
{
    const Figure figures = from.read("combat.toml");
    const Vocabulary &vocabulary = words.vocabulary;
    readDice(figures.at("dice"));

    struck = Table<Reading>::load(figures.at("struck"), vocabulary, Match::first, [](const Figure &row) {
        const int from = indexOf(namesTo(Aspect::rear), row.at("from").text());
        if (from < 0)
            row.fail("\"from\" is front, flank or rear");
        return Reading{from, {}, row.text("text", "")};
    });
    factors = Table<DiceFactor>::load(figures.at("factor"), vocabulary, Match::all, [&vocabulary](const Figure &row) {
        return DiceFactor{row.at("label").text(), row.at("title").text(), row.text("text", ""), intAt(row, "value"),
                          readConditions(row, "any", vocabulary)};
    });
    target = Table<Reading>::load(figures.at("target"), vocabulary, Match::first, [](const Figure &row) {
        return Reading{intAt(row, "hits_on"), row.at("label").text(), row.text("text", "")};
    });

    for (const Figure &row : figures.at("move").rows()) {
        moves.push_back({row.at("id").text(), row.at("label").text(), row.at("must").text(), row.at("instruction").text(),
                         row.at("rule").text(), intAt(row, "weight")});
    }
    const auto &bandRows = figures.at("band").items();
    if (bandRows.size() != bands.size())
        figures.fail("there must be five bands of results");
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const Figure &row = bandRows[i];
        const AskedKeys asked(&row);
        Band &band = bands[i];
        band = {row.at("id").text(),
                row.at("label").text(),
                row.at("rule").text(),
                intAt(row, "least"),
                intAt(row, "dps"),
                intAt(row, "bases"),
                {}};
        asked.hold();
        band.duties = Table<Duty>::load(figures.at(band.id), vocabulary, Match::first,
                                        [this, &band](const Figure &duty) { return readDuty(duty, band); });
    }

    const Figure &shots = figures.at("volley");
    volley = {intAt(shots, "range"),         intAt(shots, "hits_on"),        intAt(shots, "disorder"),
              intAt(shots, "least"),         intAt(shots, "elephants"),      intAt(shots, "most_a_phase"),
              shots.at("rule").text(),       shots.at("target_rule").text(), shots.at("elephants_rule").text(),
              shots.at("limit_rule").text(), shots.at("text").text()};
    half = Table<Reading>::load(figures.at("volley_half"), vocabulary, Match::first,
                                [](const Figure &row) { return Reading{row.at("half").boolean() ? 1 : 0, row.at("label").text(), {}}; });
    readElephants(figures);
    const Figure &end = figures.at("death");
    death = {intAt(end, "first"), intAt(end, "killed"), intAt(end, "wounded"), end.at("rule").text()};
}

void CombatSheet::readDice(const Figure &row)
{
    dice.elephant = intAt(row, "elephant");
    dice.most = intAt(row, "most");
    dice.least = intAt(row, "least");
    dice.overlap = intAt(row, "overlap");
    dice.inspiredMost = intAt(row, "inspired_most");
    dice.disorder = intAt(row, "disorder");
    dice.disorderMost = intAt(row, "disorder_most");
    dice.shaken = intAt(row, "shaken");
    dice.supportPart = intAt(row, "support_part");
    dice.leaderHits = intAt(row, "leader_hits");
    for (std::size_t i = 0; i < dice.grade.size(); ++i)
        dice.grade[i] = intAt(row.at("grade"), wordOf(static_cast<Grade>(i)));
    if (dice.supportPart < 1 || dice.elephant < 0 || dice.most < 1)
        row.fail("these figures leave no dice");
    dice.rule = row.at("rule").text();
    dice.leastRule = row.at("least_rule").text();
    dice.overlapRule = row.at("overlap_rule").text();
    dice.secondLineRule = row.at("second_line_rule").text();
    dice.gradeRule = row.at("grade_rule").text();
    dice.inspiredRule = row.at("inspired_rule").text();
    dice.disorderRule = row.at("disorder_rule").text();
    dice.shakenRule = row.at("shaken_rule").text();
    dice.supportRule = row.at("support_rule").text();
    dice.leaderRule = row.at("leader_rule").text();
}

Duty CombatSheet::readDuty(const Figure &row, const Band &band) const
{
    Duty duty;
    const std::string &id = row.at("move").text();
    // "follow" waits for what the enemy does; it is kept as a follow-up until then.
    duty.follows = id == "follow";
    duty.move = move(duty.follows ? "followUp" : id);
    if (duty.move < 0)
        row.fail("unknown move \"" + id + "\"");
    duty.critical = static_cast<int>(row.integer("critical", 0));
    duty.dps = duty.critical > 0 ? 0 : static_cast<int>(row.integer("dps", band.dps));
    duty.bases = duty.critical > 0 ? 0 : band.bases;
    duty.mayHalt = row.boolean("may_halt", false);
    duty.extra = static_cast<int>(row.integer("extra", 0));
    if (const std::string to = row.text("extra_to", ""); to == "formed_infantry")
        duty.extraTo = ExtraTo::formedInfantry;
    else if (to == "light_infantry")
        duty.extraTo = ExtraTo::lightInfantry;
    else if (!to.empty())
        row.fail("\"extra_to\" is formed_infantry or light_infantry");
    duty.title = row.at("title").text();
    duty.text = row.text("text", "");
    return duty;
}

void CombatSheet::readElephants(const Figure &figures)
{
    const Figure &row = figures.at("elephants");
    elephants = {intAt(row, "test_critical"), intAt(row, "critical_destroyed"), row.at("test_rule").text(), row.at("critical_rule").text()};
}

int CombatSheet::move(std::string_view id) const
{
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (moves[i].id == id)
            return static_cast<int>(i);
    return -1;
}

int CombatSheet::bandOf(int difference) const
{
    for (std::size_t i = 0; i < bands.size(); ++i)
        if (difference >= bands[i].least)
            return static_cast<int>(i);
    return static_cast<int>(bands.size()) - 1;
}

} // namespace optio::punic
