// SPDX-License-Identifier: GPL-3.0-or-later
// Reads howto.toml.
#include "rules/roster/howto.h"

#include "rules/figures/figures.h"
#include "rules/ruling/refusal.h"

#include <map>

namespace optio {

namespace {

/// What an item of each kind of picture must say.
const std::map<std::string, std::vector<std::string>> &pictures()
{
    static const std::map<std::string, std::vector<std::string>> kinds{{"troops", {"icon", "label"}},
                                                                       {"steps", {"label"}},
                                                                       {"dice", {"side", "label", "base", "die"}},
                                                                       {"pool", {"label", "total", "left"}},
                                                                       {"cards", {"line", "column", "unit"}}};
    return kinds;
}

HowToPart readPart(const Figure &row)
{
    HowToPart part{row.text("heading", ""), row.text("text", ""), row.text("rule", ""), row.text("picture", ""), Json::array()};
    if (part.picture.empty()) {
        if (part.text.empty())
            row.fail(R"(a part says something, in "text", or is a "picture")");
        return part;
    }
    const auto kind = pictures().find(part.picture);
    if (kind == pictures().end())
        row.at("picture").fail("there is no kind of picture " + quoted(Json(part.picture)));
    for (const Figure &item : row.at("items").items()) {
        for (const std::string &key : kind->second)
            static_cast<void>(item.at(key));
        part.items.push_back(item.json());
    }
    return part;
}

} // namespace

std::vector<HowToPage> readHowTo(const std::filesystem::path &folder)
{
    std::vector<HowToPage> pages;
    const std::optional<Figure> file = readBesideFigures(folder, howtoFile);
    if (!file)
        return pages;
    const AskedKeys asked(&*file);
    for (const Figure &row : file->at("page").rows()) {
        HowToPage page{row.at("title").text(), {}};
        for (const Figure &part : row.at("part").rows())
            page.parts.push_back(readPart(part));
        pages.push_back(std::move(page));
    }
    asked.hold();
    return pages;
}

} // namespace optio
