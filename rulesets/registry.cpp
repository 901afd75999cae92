// SPDX-License-Identifier: GPL-3.0-or-later
// Loads the rule sets and finds their figures.
#include "rulesets/registry.h"

#include "rules/refusal.h"
#include "rulesets/dbm/dbm.h"

#include <cstdlib>

namespace optio {

Registry::Registry(const std::filesystem::path &folder) { rulesets_.push_back(std::make_unique<dbm::Dbm>(folder / "dbm")); }

const Ruleset &Registry::at(std::string_view id) const
{
    if (const Ruleset *ruleset = find(id))
        return *ruleset;
    std::vector<std::string> ids;
    for (const auto &ruleset : rulesets_)
        ids.push_back(ruleset->id());
    throw Error("there is no rule set " + quoted(Json(std::string(id))) + allowedTail(id, ids), "ruleset");
}

const Ruleset *Registry::find(std::string_view id) const
{
    for (const auto &ruleset : rulesets_)
        if (ruleset->id() == id)
            return ruleset.get();
    return nullptr;
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
