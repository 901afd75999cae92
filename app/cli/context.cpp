// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands share: rule sets, library, rosters by name, and the reading of small inputs.
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "db/restore.h"
#include "rules/dice/pools.h"

#include <fmt/format.h>

#include <charconv>

namespace optio::cli {

namespace {

/// The house files of the library; none where there is no library at all.
std::filesystem::path houseFolder(const std::string &data)
{
    try {
        return dataFolder(data) / "house";
    } catch (const Error &) {
        return {}; // no home folder
    }
}

} // namespace

std::filesystem::path Context::rulesets() const { return rulesetsFolder(program_); }

const Registry &Context::registry()
{
    if (registry_)
        return *registry_;
    auto registry = std::make_unique<Registry>(rulesets(), Registry::Reading::whenAsked); // a command asks for one, as a rule
    for (const std::string &file : houses)
        registry->addHouse(file);
    if (const std::filesystem::path folder = houseFolder(data); !folder.empty()) {
        if (houseWaits(folder.parent_path()))
            (void)existingLibrary(); // finishes or undoes a restore that was interrupted
        registry->addHouses(folder);
    }
    for (const std::string &fault : registry->faults())
        complain("house rules are left out: " + fault);
    registry_ = std::move(registry);
    return *registry_;
}

Store &Context::library()
{
    if (!store_) {
        store_ = std::make_unique<Store>(dataFolder(data));
        if (!store_->notice().empty())
            complain(store_->notice());
    }
    return *store_;
}

Store *Context::existingLibrary()
{
    std::error_code ignored;
    if (!store_ && !std::filesystem::exists(dataFolder(data) / "optio.sqlite", ignored))
        return nullptr;
    return &library();
}

const Json *Context::suppliedArmy(const std::string &id)
{
    if (const Ruleset *ruleset = registry().find(id.substr(0, id.find('/')))) // an army's id begins with its rule set's
        for (const Json &army : ruleset->armies())
            if (army.at("id") == id)
                return &army;
    return nullptr;
}

exchange::Rulesets Context::allRulesets()
{
    exchange::Rulesets all;
    for (const auto &ruleset : registry().all())
        all.push_back(ruleset.get());
    return all;
}

namespace {

/// An army from outside. Its rule set is read first: it says what the army may leave out.
Json readRoster(const Registry &registry, const std::string &place)
{
    const std::string what = place == "-" ? nameOf(place) : place;
    Json roster = parseJson(readText(place), what);
    if (roster.is_object())
        if (const auto id = roster.find("ruleset"); id != roster.end() && id->is_string())
            (void)registry.find(baseOf(id->get_ref<const std::string &>()));
    return rosterFromJson(std::move(roster), what);
}

} // namespace

Json Context::roster(const std::string &place)
{
    if (place == "-")
        return readRoster(registry(), place);
    if (const Json *army = suppliedArmy(place))
        return *army;
    if (Store *const library = existingLibrary())
        if (std::optional<Json> stored = library->roster(checkedText(place, "the army's id")))
            return *stored;
    std::error_code ignored;
    if (std::filesystem::exists(place, ignored))
        return readRoster(registry(), place);
    throw Error(
        fmt::format("there is no army '{}'; give the id of a supplied army or of one in the library (as roster list shows them), or a file",
                    place),
        "army");
}

const std::string &checkedText(const std::string &text, const std::string &what)
{
    try {
        (void)Json(text).dump();
    } catch (const Json::exception &) {
        throw Error(fmt::format("{} is not well-formed UTF-8 text", what));
    }
    return text;
}

Json readInput(const std::string &path)
{
    const std::string what = path == "-" ? "the input" : path;
    Json input = parseJson(readText(path), what);
    if (!input.is_object())
        throw Error(fmt::format("{} is not a JSON object ({{…}})", what), "input");
    return input;
}

Json jsonOrFile(const std::string &given, const std::string &option)
{
    if (given.empty())
        return Json::object();
    return given.front() == '{' ? parseJson(given, option) : readInput(given);
}

std::vector<int> parseDice(const std::string &text)
{
    std::vector<int> faces;
    const char *at = text.data();
    const char *const end = at + text.size();
    while (at != end) {
        int face = 0;
        auto [next, fault] = std::from_chars(at, end, face);
        // "4h": a whole pool, of which four hit.
        if (fault == std::errc() && next != end && *next == 'h' && face >= 0 && face <= mostPoolDice) {
            face = faceOf({0, 0, face});
            ++next;
        }
        const bool more = next != end && *next == ',' && next + 1 != end;
        if (fault != std::errc() || (next != end && !more))
            throw Error(fmt::format("--dice '{}' is not a list of whole numbers separated by commas, such as 4,2", text), "--dice");
        faces.push_back(face);
        at = more ? next + 1 : next;
    }
    return faces;
}

Json toJson(const Finding &finding)
{
    return {{"severity", finding.severity}, {"text", finding.text}, {"rule", finding.rule}, {"where", finding.where}};
}

} // namespace optio::cli
