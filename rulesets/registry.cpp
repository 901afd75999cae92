// SPDX-License-Identifier: GPL-3.0-or-later
// Loads the rule sets and finds their figures.
#include "rulesets/registry.h"

#include "rules/ruling/refusal.h"
#include "rulesets/ancients/ancients.h"
#include "rulesets/dba/dba.h"
#include "rulesets/dbm/dbm.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/houses.h"
#include "rulesets/punic/punic.h"
#include "rulesets/tropaion/tropaion.h"

#include <algorithm>
#include <cstdlib>

namespace optio {

namespace {

/// A rule set by its id, which is also the name of its folder.
struct Known {
    const char *id;
    std::unique_ptr<Ruleset> (*make)(const FigureFolder &figures);
    const char *kind;
};

template <class Rules> std::unique_ptr<Ruleset> make(const FigureFolder &figures) { return std::make_unique<Rules>(figures); }

const Known known[] = {
    {"dbm", make<dbm::Dbm>, "table"},
    {"dba", make<dba::Dba>, "table"},
    {"punic", make<punic::Punic>, "table"},
    {"tropaion", make<tropaion::Tropaion>, "table"},
    {"ancients", make<ancients::Ancients>, "table"},
    {"hoplites", make<hoplites::Hoplites>, "app"},
};

/// Reads what is read only when it is asked for, and starts a game, so that faulty figures are found now and not at the table.
void tryOut(const Ruleset &ruleset)
{
    (void)ruleset.catalogue();
    (void)ruleset.reference();
    (void)ruleset.charts();
    for (const Resolver *resolver : ruleset.resolvers())
        (void)resolver->prepare(nullptr, resolver->complete(nullptr, resolver->example()));
    if (ruleset.armies().empty())
        return;
    const Json &army = ruleset.armies().front();
    (void)ruleset.check(army);
    Json options = Json::object();
    for (const Question &option : ruleset.options())
        options[option.id] = option.standard;
    const Json state = ruleset.start(army, army, options);
    (void)ruleset.view(state, "");
    (void)ruleset.acts(state);
    (void)ruleset.counters(state);
}

const Known &knownAs(const std::string &id)
{
    return *std::find_if(std::begin(known), std::end(known), [&](const Known &known) { return known.id == id; });
}

std::unique_ptr<Ruleset> read(const std::filesystem::path &folder, const std::string &id)
{
    return knownAs(id).make(FigureFolder(folder / id));
}

} // namespace

Registry::Registry(const std::filesystem::path &folder, Reading reading) : folder_(folder)
{
    for (const Known &one : known) {
        ids_.emplace_back(one.id);
        rulesets_.push_back(reading == Reading::atOnce ? optio::read(folder, one.id) : nullptr);
    }
}

const std::vector<std::unique_ptr<Ruleset>> &Registry::all() const
{
    for (const std::string &id : ids_)
        (void)find(id);
    return rulesets_;
}

std::string missingHouse(std::string_view id)
{
    const std::size_t plus = id.find('+');
    return plus == std::string_view::npos ? std::string()
                                          : "the house rules " + quoted(Json(std::string(id.substr(plus + 1)))) + " are missing";
}

const Ruleset &Registry::at(std::string_view id) const
{
    if (const Ruleset *ruleset = find(id))
        return *ruleset;
    const std::string missing = missingHouse(id);
    throw Error((missing.empty()
                     ? ""
                     : missing + ", or their file is faulty (run \"house list\" for details); --house FILE or a file in the house folder "
                                 "of the library brings them back: ") +
                    "there is no rule set " + quoted(Json(std::string(id))) + allowedTail(id, ids_),
                "ruleset");
}

const Ruleset &Registry::forRoster(std::string_view id) const
{
    if (const Ruleset *ruleset = find(id))
        return *ruleset;
    const Ruleset *base = find(baseOf(id));
    return base != nullptr ? *base : at(id);
}

const Ruleset *Registry::find(std::string_view id) const
{
    const auto place = std::find(ids_.begin(), ids_.end(), id);
    if (place == ids_.end())
        return nullptr;
    std::unique_ptr<Ruleset> &ruleset = rulesets_[static_cast<std::size_t>(place - ids_.begin())];
    if (ruleset == nullptr)
        ruleset = optio::read(folder_, *place);
    return ruleset.get();
}

const RulesetFace *Registry::face(std::string_view id) const
{
    if (const auto known = faces_.find(id); known != faces_.end())
        return &known->second;
    const auto place = std::find(ids_.begin(), ids_.end(), id);
    if (place == ids_.end())
        return nullptr;
    RulesetFace face;
    if (const Ruleset *ruleset = rulesets_[static_cast<std::size_t>(place - ids_.begin())].get(); ruleset != nullptr) {
        face = {*place, ruleset->name(), ruleset->summary(), ruleset->kind()};
    } else {
        const Figure figures = FigureFolder(folder_ / *place).read("ruleset.toml");
        face = {*place, figures.at("name").text(), figures.at("summary").text(), knownAs(*place).kind};
    }
    return &faces_.emplace(*place, std::move(face)).first->second;
}

void Registry::addHouses(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code none;
    for (const auto &entry : std::filesystem::directory_iterator(folder, none))
        if (entry.path().extension() == ".toml")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const auto &file : files)
        addHouseOrFault(file);
}

void Registry::addHouseOrFault(const std::filesystem::path &file)
{
    try {
        addHouse(file);
    } catch (const std::exception &error) { // whatever a file may hold, the program starts without it
        House house;
        house.file = file;
        house.name = file.stem().string();
        house.fault = error.what();
        houses_.push_back(std::move(house));
    }
}

std::filesystem::path figuresOf(const std::filesystem::path &rulesets, const std::string &id, const Figure &where)
{
    std::vector<std::string> ids;
    for (const Known &one : known) {
        if (one.id == id)
            return rulesets / one.id;
        ids.emplace_back(one.id);
    }
    where.fail("there is no rule set " + quoted(Json(id)) + " to extend" + allowedTail(id, ids));
}

namespace {

/// The rule set under house rules, tried out; `changes` become theirs.
std::unique_ptr<Ruleset> makeHouse(const std::filesystem::path &rulesets, const HouseRules &rules, const std::string &name,
                                   std::vector<HouseChange> &changes)
{
    const std::filesystem::path folder = figuresOf(rulesets, rules.extends, rules.figures.at("extends"));
    try {
        const FigureFolder figures(folder, rules);
        std::unique_ptr<Ruleset> ruleset = knownAs(rules.extends).make(figures);
        tryOut(*ruleset);
        changes = figures.changes();
        return ruleset;
    } catch (const std::exception &error) {
        // A fault may show only in a row of the rule set's own that the house rules left alone.
        const auto *refusal = dynamic_cast<const Error *>(&error);
        const std::string sentence = refusal != nullptr ? error.what() : "something that the rules need was removed or has another form";
        throw Error(sentence.rfind(name + ":", 0) == 0 ? sentence
                                                       : name + ": with these house rules the figures do not fit together: " + sentence,
                    refusal != nullptr ? refusal->field() : name);
    }
}

} // namespace

std::vector<HouseChange> tryHouse(const std::filesystem::path &rulesets, const HouseRules &rules, const std::string &name)
{
    std::vector<HouseChange> changes;
    (void)makeHouse(rulesets, rules, name, changes);
    return changes;
}

std::unique_ptr<Ruleset> readHouse(const std::filesystem::path &rulesets, const HouseRules &rules, const std::string &name)
{
    std::vector<HouseChange> changes;
    return makeHouse(rulesets, rules, name, changes);
}

const House &Registry::addHouse(const std::filesystem::path &file)
{
    const HouseRules rules = HouseRules::read(file);
    (void)figuresOf(folder_, rules.extends, rules.figures.at("extends"));
    for (const House &other : houses_)
        if (other.id == rules.extends + "+" + rules.id)
            rules.figures.at("id").fail("there are house rules " + quoted(Json(rules.id)) + " for this rule set already, in " +
                                        other.file.filename().string());
    House house{file, rules.extends + "+" + rules.id, rules.extends, rules.name, rules.note, {}, {}};
    std::unique_ptr<Ruleset> ruleset = makeHouse(folder_, rules, file.filename().string(), house.changes);
    // After the rule set it extends and the houses of that one.
    std::size_t place = ids_.size();
    while (baseOf(ids_[place - 1]) != rules.extends)
        --place;
    ids_.insert(ids_.begin() + static_cast<std::ptrdiff_t>(place), house.id);
    rulesets_.insert(rulesets_.begin() + static_cast<std::ptrdiff_t>(place), std::move(ruleset));
    houses_.push_back(std::move(house));
    return houses_.back();
}

void Registry::removeHouse(const std::filesystem::path &file)
{
    const auto house = std::find_if(houses_.begin(), houses_.end(), [&](const House &one) { return one.file == file; });
    if (house == houses_.end())
        return;
    if (const auto place = std::find(ids_.begin(), ids_.end(), house->id); place != ids_.end()) {
        const auto ruleset = rulesets_.begin() + (place - ids_.begin());
        retired_.push_back(std::move(*ruleset));
        rulesets_.erase(ruleset);
        faces_.erase(*place);
        ids_.erase(place);
    }
    houses_.erase(house);
}

std::vector<std::string> Registry::faults() const
{
    std::vector<std::string> faults;
    for (const House &house : houses_)
        if (!house.fault.empty())
            faults.push_back(house.fault);
    return faults;
}

std::filesystem::path rulesetsFolder(const std::filesystem::path &program)
{
    if (const char *set = std::getenv("OPTIO_RULESETS"); set != nullptr && *set != '\0') {
        if (!std::filesystem::is_directory(set))
            throw Error("OPTIO_RULESETS names " + quoted(Json(std::string(set))) + ", which is not a folder", "OPTIO_RULESETS");
        return set;
    }
    std::error_code problem;
    const std::filesystem::path place = std::filesystem::canonical(program, problem).parent_path() / "../share/optio/rulesets";
    if (!std::filesystem::is_directory(place))
        throw Error("the rule sets are missing: there is no folder " + place.lexically_normal().string() +
                    "; set OPTIO_RULESETS to where they lie");
    return std::filesystem::canonical(place);
}

} // namespace optio
