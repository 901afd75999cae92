// SPDX-License-Identifier: GPL-3.0-or-later
// House rules, laid over the figures of the rule set they change.
#include "rules/figures/house.h"
#include "tests/fuzz/armies.h"

static void readHouse(std::string_view bytes)
{
    using namespace optio;
    const HouseRules house = HouseRules::read(std::string(bytes), "house.toml");
    if (fuzz::registry().find(house.extends) == nullptr || house.extends.find('/') != std::string::npos)
        return;
    const FigureFolder figures(rulesetsFolder("/proc/self/exe") / house.extends, house);
    for (const HouseChange &change : figures.changes())
        (void)wordsOf(change);
    (void)figures.marked(Json::array());
}

OPTIO_FUZZ_TARGET("house", readHouse)
