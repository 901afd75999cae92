// SPDX-License-Identifier: GPL-3.0-or-later
// Compares what the book has under house rules with what it had.
#include "app/home/house_outdated.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "db/preference_file.h"
#include "rules/figures/house_copy.h"
#include "rulesets/houses.h"

#include <QCoreApplication>

#include <algorithm>

namespace optio {

QStringList outdatedHouses(Store &store, const Registry &registry, const std::filesystem::path &rulesets)
{
    QStringList told;
    const std::string kept = store.preference(houseBookKey, "{}");
    Json seen = keptObject(kept), now = Json::object();
    for (const House &house : registry.houses()) {
        const std::string file = house.file.filename().string();
        const Json before = seen.value(file, Json::object());
        if (!house.fault.empty()) {
            now[file] = before; // until it is mended
            continue;
        }
        try {
            const HouseRules rules = HouseRules::read(house.file);
            for (const auto &[place, text] : bookUnder(figuresOf(rulesets, rules.extends), rules)) {
                now[file][place] = text;
                const auto old = before.find(place);
                if (old == before.end() || *old == text)
                    continue;
                const std::string id = place.substr(place.find('/') + 1);
                const auto change = std::find_if(house.changes.begin(), house.changes.end(),
                                                 [&](const HouseChange &one) { return one.id == id && !one.label.empty(); });
                told.append(QCoreApplication::translate("HouseModel", "%1: your change to %2 was made for an older table; check it.")
                                .arg(qt(house.name), change == house.changes.end() ? qt(id) : spoken(change->label)));
            }
        } catch (const std::exception &) {
            now[file] = before;
        }
    }
    if (now != seen)
        store.setPreference(houseBookKey, canonical(now));
    return told;
}

} // namespace optio
