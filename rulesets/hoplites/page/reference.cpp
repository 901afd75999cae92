// SPDX-License-Identifier: GPL-3.0-or-later
// The figures told as a reference.
#include "rulesets/hoplites/page/description.h"

#include "rules/figures/figure_text.h"
#include "rules/phrases.h"
#include "rules/reference.h"

namespace optio::hoplites {

namespace {

std::string shotText(const ShotRow &row)
{
    return capital(row.label) + ": a hit at " + hitsWhen(row) + (row.hits > 1 ? ", which counts " + std::to_string(row.hits) : "") + ".";
}

std::string supplyText(const ShotRow &row)
{
    return capital(row.label) + ": " +
           (row.out > 9   ? "never"
            : row.out < 1 ? "always"
                          : "on a face of " + std::to_string(row.out) + (row.out < 9 ? " or more" : "")) +
           ".";
}

std::string groundText(const TerrainRow &row)
{
    std::string text = row.name + ": " + entryText(row);
    if (row.shock != 0)
        text += "; attacks on it " + std::to_string(std::abs(row.shock)) + (row.shock < 0 ? " to the left" : " to the right");
    if (row.missile != 0)
        text += "; shots at it " + signedText(row.missile);
    return text + (row.cover ? "; cover." : ".");
}

void addFigures(ReferencePages &pages, const Sheet &sheet)
{
    for (const ShotRow &row : sheet.shots)
        pages.add("HOP-T01", "Missiles", shotText(row));
    const Figure missiles = sheet.figures.read("missiles.toml");
    for (const Figure &row : missiles.at("modifier").items())
        pages.add("HOP-T02", "Missiles",
                  capital(row.at("label").text()) + ": " + signedText(static_cast<int>(row.at("value").integer())) + ".");
    for (const ShotRow &row : sheet.shots)
        pages.add("HOP-T03", "Missiles", supplyText(row));
    for (const TerrainRow &row : sheet.terrain)
        pages.add(row.rule, "Ground", groundText(row));
    for (const ReliefRow &row : sheet.reliefs)
        pages.add(row.rule, "Reliefs",
                  namesOf(sheet, row.enters) + " for " + namesOf(sheet, row.leaves) + (row.armyName.empty() ? "" : ": " + row.armyName) +
                      ".");
    int from = 0;
    for (const RallyRow &row : sheet.rally) {
        pages.add("HOP-T10", "Rally",
                  std::to_string(from) + " to " + std::to_string(row.upTo) + ": " + hitsText(row.low) + ", from TQ " +
                      std::to_string(sheet.numbers.good) + " on " + std::to_string(row.high) + ".");
        from = row.upTo + 1;
    }
    for (const Module &module : sheet.modules)
        for (const CharacteristicRow &row : module.characteristics)
            pages.add(row.rule, row.name, row.name + ": " + row.text);
    for (const TypeRow &row : sheet.types)
        pages.add(row.rule, "Unit types", row.id + ", " + row.name + ": " + row.text);
}

} // namespace

std::string namesOf(const Sheet &sheet, std::uint64_t types)
{
    std::string text;
    for (std::size_t i = 0; i < sheet.types.size(); ++i)
        if ((types >> i & 1) != 0)
            text += (text.empty() ? "" : ", ") + sheet.types[i].id;
    return text;
}

std::string hitsWhen(const ShotRow &row)
{
    if (row.scale.empty())
        return std::to_string(row.base) + " or less";
    std::string text;
    for (std::size_t from = 0, to = 0; from < row.scale.size(); from = to) {
        while (to < row.scale.size() && row.scale[to] == row.scale[from])
            ++to;
        if (row.scale[from] > 0)
            text +=
                (text.empty() ? "" : ", ") + std::to_string(from) + " to " + std::to_string(to - 1) + " for " + hitsText(row.scale[from]);
    }
    return text;
}

std::string entryText(const TerrainRow &row)
{
    static const char *const who[] = {"heavy infantry and phalanx", "cavalry", "other foot", "elephants", "chariots"};
    std::string barred, hits;
    for (std::size_t i = 0; i < row.coh.size(); ++i) {
        if (row.coh[i] < 0)
            barred += (barred.empty() ? "" : ", ") + std::string(who[i]);
        if (row.coh[i] > 0)
            hits += (hits.empty() ? "" : ", ") + std::string(who[i]) + " " + std::to_string(row.coh[i]);
    }
    if (barred.empty() && hits.empty())
        return "no hits";
    if (!barred.empty())
        barred = "bars " + barred;
    if (!hits.empty())
        hits = "hits: " + hits;
    return hits + (hits.empty() || barred.empty() ? "" : "; ") + barred;
}

Json referenceOf(const Sheet &sheet)
{
    ReferencePages pages(sheet.figures);
    for (const SpecialRow &row : sheet.specials)
        if (!row.tag)
            pages.add(row.rule, row.name, row.name + ": " + row.text);
    for (const CardRow &row : sheet.cards) {
        pages.add(row.rule, row.name, row.name + ": " + row.text);
        pages.add("HOP-870", "Special cards", row.name + ": " + row.text);
    }
    FigureText figures(sheet.figures);
    for (const Module &module : sheet.modules) { // what a period says of itself
        if (!module.card.id.empty())
            pages.add(module.card.rule, module.card.name, module.card.name + ": " + module.card.text);
        const std::string name = module.folder + "/reference.toml";
        if (module.folder.empty() || !std::filesystem::exists(sheet.figures.folder() / name))
            continue;
        const Figure own = sheet.figures.read(name);
        for (const std::string &rule : own.at("title").keys())
            pages.add(rule, own.at("title").at(rule).text(), own.at("text").has(rule) ? figures.filled(own.at("text").at(rule)) : "");
    }
    for (const Question &option : sheet.options) {
        const std::string text = option.label + ": " + option.help;
        pages.add(option.rule, option.label, text);
        pages.add("HOP-912", "Preferences", text);
    }
    for (const RefusalRow &row : sheet.refusals)
        pages.add("HOP-931", "What is refused", row.text + ".");
    addFigures(pages, sheet);
    return pages.json();
}

} // namespace optio::hoplites
