// SPDX-License-Identifier: GPL-3.0-or-later
// Reads types, ground and options. Tables of shots and shock are read in sheet_tables.cpp, cards, special rules and periods in modules.cpp.
#include "rulesets/hoplites/sheet.h"

#include "rules/ruling/refusal.h"
#include "rulesets/hoplites/page/sounds.h"
#include "rulesets/hoplites/state/state_places.h"

#include <algorithm>
#include <atomic>

namespace optio::hoplites {

namespace {

const std::vector<std::pair<std::string, std::uint32_t>> traitNames{
    {"foot", foot},
    {"mounted", mounted},
    {"cavalry", cavalry},
    {"heavy", heavy},
    {"light_class", lightClass},
    {"light_foot", lightFoot},
    {"skirmisher", skirmisher},
    {"chariot", chariot},
    {"light_chariot", lightChariot},
    {"elephant", elephant},
    {"camel", camel},
    {"armoured", armoured},
    {"wheeling", wheeling},
    {"german", german},
    {"spears", spears},
    {"legion", legion},
    {"artillery", artillery},
    {"phalanx", phalanx},
    {"sure_footed", sureFooted},
    {"ferocious", ferocious},
    {"slope_runner", slopeRunner},
    {"long_swords", longSworded},
    {"light_cavalry", lightCavalry},
    {"lancers", lancers},
    {"fragile", fragile},
    {"light_missiles", lightMissiles},
};

const std::vector<std::string> grounds{"heavy", "cavalry", "foot", "elephants", "chariots"};

template <class Row> int indexOf(const std::vector<Row> &rows, const std::string &id)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row &row) { return row.id == id; });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

Question yesNo(const std::string &id, const std::string &side, const std::string &label, const std::string &help, const std::string &rule)
{
    Question question;
    question.id = id;
    question.side = side;
    question.label = label;
    question.help = help;
    question.standard = question.value = false;
    question.rule = rule;
    return question;
}

} // namespace

std::uint32_t traitsFrom(const Figure &names)
{
    std::uint32_t traits = 0;
    for (const Figure &name : names.items()) {
        const auto found = std::find_if(traitNames.begin(), traitNames.end(), [&](const auto &one) { return one.first == name.text(); });
        if (found == traitNames.end()) {
            std::vector<std::string> all;
            for (const auto &one : traitNames)
                all.push_back(one.first);
            name.fail("there is no trait " + quoted(Json(name.text())) + allowedTail(name.text(), all));
        }
        traits |= found->second;
    }
    return traits;
}

static std::uint64_t nextNumber()
{
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

Sheet::Sheet(const FigureFolder &from) : Sheet(from, std::vector<FaultyPeriod>())
{
    try {
        readAll();
    } catch (const Error &) {
        if (!from.changes().empty()) // house rules that make it faulty are refused as a whole
            throw;
        *this = Sheet(from, faultyIn(from));
        readAll();
    }
}

Sheet::Sheet(const FigureFolder &from, std::vector<FaultyPeriod> without)
    : number(nextNumber()), figures(from), ruleset(from.read("ruleset.toml")), points(from.read("points.toml")), faulty(std::move(without))
{}

/// Each period is read with the core alone, so that one faulty folder spoils no other.
std::vector<FaultyPeriod> Sheet::faultyIn(const FigureFolder &from)
{
    std::vector<FaultyPeriod> all, faulty;
    const Figure ruleset = from.read("ruleset.toml");
    for (const Figure &row : ruleset.at("period").items())
        if (row.has("folder"))
            all.push_back({row.at("id").text(), row.at("name").text(), row.at("rule").text(), ""});
    Sheet(from, all).readAll();
    for (const FaultyPeriod &one : all) {
        std::vector<FaultyPeriod> others;
        std::copy_if(all.begin(), all.end(), std::back_inserter(others), [&](const FaultyPeriod &other) { return other.id != one.id; });
        try {
            Sheet(from, others).readAll();
        } catch (const Error &fault) {
            faulty.push_back({one.id, one.name, one.rule, fault.what()});
        }
    }
    return faulty;
}

std::vector<Figure> Sheet::periods() const
{
    std::vector<Figure> all;
    for (const Figure &row : ruleset.at("period").items())
        if (std::none_of(faulty.begin(), faulty.end(), [&](const FaultyPeriod &one) { return one.id == row.at("id").text(); }))
            all.push_back(row);
    return all;
}

void Sheet::readAll()
{
    acts = readActs(figures);
    readRules();
    readModules();
    readTerrain();
    readLetters();
    readTypes();
    readShock();
    readWithdrawal();
    readMissiles();
    readBattle();
    readOptions();
    minds = figures.read(std::string(playersFile)).whole(mindsFrom);
    sounds = readSounds(figures.folder(), soundEvents());
}

const SpecialRow *Sheet::special(const std::string &id) const
{
    const int index = indexOf(specials, id);
    return index < 0 ? nullptr : &specials[static_cast<std::size_t>(index)];
}

int Sheet::typeOf(const std::string &id) const { return indexOf(types, id); }
int Sheet::terrainOf(const std::string &id) const { return indexOf(terrain, id); }
int Sheet::cardOf(const std::string &id) const { return indexOf(cards, id); }
int Sheet::moduleOf(const std::string &period) const { return indexOf(modules, period); }

std::vector<std::pair<std::string, Figure>> Sheet::parts(const std::string &file) const
{
    std::vector<std::pair<std::string, Figure>> all{{"", figures.read(file)}};
    for (const Figure &period : periods())
        if (const std::string own = period.text("folder", "") + "/" + file;
            own.front() != '/' && std::filesystem::exists(figures.folder() / own))
            all.emplace_back(period.at("id").text(), figures.read(own));
    return all;
}

bool Sheet::meet(const TypeRow &one, const TypeRow &other) const
{
    return std::any_of(modules.begin(), modules.end(), [&](const Module &module) { return fields(module, one) && fields(module, other); });
}

void Sheet::readLetters()
{
    for (const auto &[period, file] : parts("missiles.toml"))
        for (const Figure &row : file.at("shot").items())
            for (const Figure &name : row.at("letters").items()) {
                if (name.text().size() != 1)
                    name.fail("a missile is one letter, not " + quoted(Json(name.text())));
                if (letterOf(name.text()[0]) >= 0)
                    continue;
                letterNames += name.text();
                if (name.text() != "E" && !missilePoints.contains(name.text()))
                    name.fail("points.toml has no price for missile " + name.text() + " (HOP-T13)");
            }
    if (letterNames.size() > letters || letterOf('E') < 0)
        ruleset.fail("there are at most " + std::to_string(letters) + " missile letters, and E is among them (HOP-T01)");
}

void Sheet::readTerrain()
{
    const auto files = parts("terrain.toml");
    for (const auto &[period, file] : files)
        for (const Figure &row : file.at("terrain").rows()) {
            TerrainRow one;
            one.id = row.at("id").text();
            one.name = row.at("name").text();
            one.rule = row.at("rule").text();
            for (std::size_t i = 0; i < grounds.size(); ++i) {
                const Figure &cell = row.at(grounds[i]);
                one.coh[i] = cell.kind() == Figure::Kind::text ? std::int8_t{-1} : static_cast<std::int8_t>(cell.integer());
            }
            one.shock = static_cast<int>(row.at("shock").integer());
            one.missile = static_cast<int>(row.at("missile").integer());
            one.cover = row.at("cover").boolean();
            one.running = row.boolean("running", false);
            one.period = period;
            terrain.push_back(std::move(one));
        }
    if (terrain.empty() || terrain.front().id != "clear" || terrainOf("caltrop") < 0)
        files.front().second.fail("the first ground must be \"clear\", and \"caltrop\" must be there (HOP-400)");
    caltrop = static_cast<Byte>(terrainOf("caltrop"));
}

void Sheet::readTypes()
{
    const auto files = parts("types.toml");
    for (const auto &[period, file] : files)
        for (const Figure &row : file.at("type").rows()) {
            TypeRow one;
            one.id = row.at("id").text();
            one.name = row.at("name").text();
            one.rule = row.at("rule").text();
            one.traits = traitsFrom(row.at("traits"));
            for (const std::string &letter : row.at("missiles").texts()) {
                if (letter.size() > 1 || (letter.size() == 1 && letterOf(letter[0]) < 0))
                    row.fail("there is no missile " + quoted(Json(letter)));
                one.missiles += letter.empty() ? ' ' : letter[0];
            }
            const auto ground = std::find(grounds.begin(), grounds.end(), row.at("ground").text());
            if (ground == grounds.end())
                row.fail("there is no ground column " + quoted(Json(row.at("ground").text())) +
                         allowedTail(row.at("ground").text(), grounds));
            one.ground = static_cast<Byte>(ground - grounds.begin());
            one.marker = row.at("marker").boolean();
            one.limit = static_cast<int>(row.integer("limit", 1));
            row.at("route").whole([&one](const Figure &route) {
                one.halves = static_cast<int>(route.integer("halves", 0));
                one.fixed = static_cast<int>(route.integer("fixed", 0));
                one.times = static_cast<int>(route.integer("times", 0));
                one.deep = static_cast<int>(route.integer("deep", one.times));
                one.deepFrom = static_cast<int>(route.integer("deep_from", one.deepFrom));
            });
            one.factor = static_cast<int>(row.at("factor").integer());
            one.withdraws = row.text("withdraws", "");
            one.against = row.at("against").text();
            one.shock = row.at("shock").text();
            one.superiority = row.at("superiority").text();
            one.period = period;
            one.where = row.at("where").text();
            const Layout &layout = modules[static_cast<std::size_t>(moduleOf(period.empty() ? modules.front().id : period))].layout;
            one.places = one.where == "wings" ? layout.wings : one.where == "centre" ? layout.centre : layout.all;
            one.icon = row.at("icon").text();
            one.text = row.at("text").text();
            one.characteristics = row.boolean("characteristics", false);
            if (row.has("form_of")) {
                const Module &own = moduleFor(one);
                const int by = indexOf(own.characteristics, row.at("form_by").text());
                one.formOf = typeOf(row.at("form_of").text());
                if (one.formOf < 0 || by < 0)
                    row.fail("a form is one of a type above it, by a characteristic of its period");
                one.formBy = static_cast<std::uint16_t>(1u << by);
            }
            types.push_back(std::move(one));
        }
    if (types.size() > mostTypes)
        files.front().second.fail("there are more than " + std::to_string(mostTypes) + " unit types");
    for (std::size_t i = 0; i < types.size(); ++i) {
        traits_[i] = types[i].traits;
        grounds_[i] = types[i].ground;
    }
}

void Sheet::readOptions()
{
    const auto add = [this](Question question, const std::string &topic) {
        question.topic = topic;
        options.push_back(std::move(question));
    };
    for (const PreferenceRow &row : preferences)
        add(yesNo(row.id, "", row.label, row.help, row.rule), row.topic);
    for (const Figure &row : ruleset.at("count").rows()) {
        Question question =
            yesNo(row.at("id").text(), row.text("side", ""), row.at("label").text(), row.at("help").text(), row.at("rule").text());
        question.kind = QuestionKind::count;
        question.least = static_cast<int>(row.at("least").integer());
        question.most = static_cast<int>(row.at("most").integer());
        question.standard = question.value = row.at("standard").integer();
        question.needs = row.text("needs", "");
        add(std::move(question), row.at("topic").text());
    }
    for (const GeneratedRow &row : generated)
        add(yesNo("ground_" + row.id, "", row.name, row.text.empty() ? "May it be drawn as the ground?" : row.text, row.rule), "Ground");
    for (const std::string side : {"a", "b"}) {
        for (const HabitRow &row : habits)
            add(yesNo(row.id + "_" + side, side, row.label, row.help, row.rule), "Play");
        for (const Module &module : modules)
            for (std::size_t i = 0; i < habits.size(); ++i)
                if (const HabitRow &row = module.habits[i]; row.id != habits[i].id)
                    add(yesNo(row.id + "_" + side, side, row.label, row.help, row.rule), module.name);
    }
    for (const TypeRow &type : types) { // HOP-416
        if (type.formOf >= 0)
            continue;
        Question question = yesNo(placesOption(type), "", type.id + ": " + type.name, "Where may units of this type come up?", "HOP-416");
        question.kind = QuestionKind::choice;
        for (const auto &[word, label] : {std::pair{"wings", "wings"}, {"centre", "centre"}, {"both", "both"}}) {
            Choice choice;
            choice.value = word;
            choice.label = label;
            question.choices.push_back(choice);
        }
        question.standard = question.value = type.where;
        question.needs = "restrictions";
        add(std::move(question), type.period.empty() ? "Field" : shortName(modules[static_cast<std::size_t>(moduleOf(type.period))].name));
    }
}

} // namespace optio::hoplites
