// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the figures.
#include "rulesets/tropaion/sheet.h"

#include "rules/figures/rows.h"
#include "rules/options.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

template <class E> E wordAt(const Figure &figure)
{
    try {
        return fromWord<E>(figure.json(), "it");
    } catch (const Error &error) {
        figure.fail(error.what());
    }
}

std::vector<TypeRow> readTypeRows(const Figure &rows)
{
    std::vector<TypeRow> types;
    for (const Figure &row : rows.rows()) {
        TypeRow type;
        type.type = wordAt<Type>(row.at("id"));
        if (static_cast<std::size_t>(type.type) != types.size())
            row.fail("the types must stand in the order LI, MI, HI, PK, WB, MA, LC, MC, HC, EL");
        type.id = row.at("id").text();
        type.name = row.at("name").text();
        type.icon = row.at("icon").text();
        type.rule = row.at("rule").text();
        type.text = row.at("text").text();
        type.deep = row.boolean("deep", false);
        type.capacity = wholeOf(row.at("capacity"), 1, 9);
        type.combat = wholeOf(row.at("combat"), -9, 9);
        type.charge = wholeOf(row.at("charge"), 0, 9);
        type.move = wholeOf(row.at("move"), 1, 99);
        type.reach = wholeOf(row.at("reach"), 1, 99);
        type.worth = wholeOf(row.at("worth"), 0, 99);
        type.points = wholeOf(row.at("points"), 0, 99);
        type.forms = row.at("forms").texts();
        types.push_back(std::move(type));
    }
    if (types.size() != typeWords.size())
        rows.fail("there must be ten types");
    return types;
}

std::vector<WeaponRow> readWeaponRows(const Figure &rows)
{
    std::vector<WeaponRow> weapons;
    for (const Figure &row : rows.rows()) {
        weapons.push_back({wordAt<Weapon>(row.at("id")), row.at("id").text(), row.at("name").text(), row.at("rule").text(),
                           wholeOf(row.at("range"), 0, 9), wholeOf(row.at("points"), 0, 9)});
        if (static_cast<std::size_t>(weapons.back().weapon) + 1 != weapons.size())
            row.fail("the weapons must stand in the order none, javelins, slings, bows");
    }
    if (weapons.size() != weaponWords.size())
        rows.fail("there must be four weapons, none among them");
    return weapons;
}

std::vector<TraitRow> readTraitRows(const Figure &rows)
{
    std::vector<TraitRow> traits;
    for (const Figure &row : rows.rows()) {
        TraitRow trait{row.at("id").text(),     row.at("name").text(),           row.at("rule").text(), row.at("text").text(), {}, {},
                       row.text("without", ""), wholeOf(row.at("points"), -9, 9)};
        if (row.has("types"))
            for (const Figure &type : row.at("types").items())
                trait.types.push_back(wordAt<Type>(type));
        if (row.has("weapons"))
            for (const Figure &weapon : row.at("weapons").items())
                trait.weapons.push_back(wordAt<Weapon>(weapon));
        traits.push_back(std::move(trait));
    }
    return traits;
}

Factor readFactor(const Figure &row)
{
    Factor factor;
    factor.label = row.at("label").text();
    factor.text = row.text("text", "");
    if (const Figure &figure = row.get("figure")) {
        if (figure.text() != "combat" && figure.text() != "charge")
            figure.fail("must be \"combat\" or \"charge\"");
        factor.from = figure.text() == "combat" ? Factor::From::combat : Factor::From::charge;
    } else {
        factor.value = wholeOf(row.at("value"), -9, 9);
    }
    return factor;
}

std::vector<Result> readResults(const Figure &rows)
{
    std::vector<Result> byFace(6);
    for (const Figure &row : rows.rows()) {
        const Result result{row.at("id").text(),
                            row.at("rule").text(),
                            row.at("text").text(),
                            row.boolean("push", false),
                            static_cast<int>(row.integer("disruption", 0)),
                            static_cast<int>(row.integer("stuck", 0)),
                            row.boolean("broken", false)};
        for (const Figure &face : row.at("faces").items()) {
            Result &place = byFace[static_cast<std::size_t>(wholeOf(face, 1, 6) - 1)];
            if (!place.id.empty())
                face.fail("this face has a result already");
            place = result;
        }
    }
    for (const Result &result : byFace)
        if (result.id.empty())
            rows.fail("each face from 1 to 6 needs a result");
    return byFace;
}

} // namespace

FactWords::FactWords()
{
    type = vocabulary.field("type", {typeWords.begin(), typeWords.end()});
    charged = vocabulary.flag("charged");
    foeCharged = vocabulary.flag("foeCharged");
    disrupted = vocabulary.flag("disrupted");
    support = vocabulary.flag("support");
    touched = vocabulary.field("touched", {aspectWords.begin(), aspectWords.end()});
    higher = vocabulary.flag("higher");
    rough = vocabulary.flag("rough");
    frenzied = vocabulary.flag("frenzied");
    wavering = vocabulary.flag("wavering");
    massed = vocabulary.flag("massed");
    breakLines = vocabulary.flag("breakLines");
    shieldwall = vocabulary.flag("shieldwall");
    legionaries = vocabulary.flag("legionaries");
    foeWavering = vocabulary.flag("foeWavering");
    rear = vocabulary.flag("rear");
    threat = vocabulary.flag("threat");
    uncertain = vocabulary.flag("uncertain");
    purpose = vocabulary.field("purpose", {"move", "charge", "control", "rally"});
    fearsome = vocabulary.flag("fearsome");
}

Sheet::Sheet(const FigureFolder &from) : figures(from), ruleset(from.read("ruleset.toml"))
{
    const Figure troops = from.read("troops.toml");
    const AskedKeys ofTroops(&troops);
    types = readTypeRows(troops.at("type"));
    weapons = readWeaponRows(troops.at("weapon"));
    traits = readTraitRows(troops.at("trait"));
    ofTroops.hold();

    const Figure factors = from.read("factors.toml");
    const AskedKeys ofFactors(&factors);
    combat = Table<Factor>::load(factors.at("combat"), words.vocabulary, Match::all, readFactor);
    charge = Table<Factor>::load(factors.at("charge"), words.vocabulary, Match::all, readFactor);
    test = Table<Factor>::load(factors.at("test"), words.vocabulary, Match::all, readFactor);
    results = readResults(factors.at("result"));
    shots = readResults(factors.at("shot"));
    ofFactors.hold();

    questions = readQuestionRows(from);
    acts = readActs(from);
    options = readOptions(ruleset.at("option"));
    for (const Figure &row : ruleset.at("step").rows()) {
        Step step{row.at("id").text(),   row.at("label").text(),           row.at("rule").text(),
                  row.at("text").text(), row.boolean("per_player", false), {}};
        for (const Figure &ruling : row.at("rulings").items())
            step.rulings.push_back(ruling.text());
        steps.push_back(std::move(step));
    }
    const Figure deck = from.read("cards.toml");
    for (const Figure &row : deck.at("card").rows()) {
        CardRow card{row.at("id").text(),
                     row.at("name").text(),
                     row.at("rule").text(),
                     row.at("text").text(),
                     wholeOf(row.at("count"), 1, 99),
                     row.boolean("terrain", false),
                     row.boolean("difficult", false),
                     row.boolean("hill", false),
                     {},
                     {}};
        if (card.terrain) {
            card.kind = row.at("kind").text();
            card.size = row.at("size").text();
            card.length = wholeOf(row.at("length"), 0, 12);
            card.breadth = wholeOf(row.at("breadth"), 1, 12);
        }
        cards.push_back(std::move(card));
    }
}

const TraitRow &Sheet::trait(const std::string &id) const { return rowNamed(traits, "trait", id); }
const Step &Sheet::step(const std::string &id) const { return rowNamed(steps, "step", id); }
const CardRow &Sheet::card(const std::string &id) const { return rowNamed(cards, "card", id); }

int Sheet::number(const std::string &table, const std::string &key) const { return static_cast<int>(ruleset.at(table).at(key).integer()); }

int capacityOf(const Sheet &sheet, const Unit &unit) { return sheet.type(unit.type).capacity; }

} // namespace optio::tropaion
