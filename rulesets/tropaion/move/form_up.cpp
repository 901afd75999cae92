// SPDX-License-Identifier: GPL-3.0-or-later
// Which shape units are put into, asked: of an order, at deployment, and by agreement.
#include "rulesets/tropaion/move/formation.h"
#include "rulesets/tropaion/move/order.h"

namespace optio::tropaion {

std::vector<std::vector<std::string>> askFiles(Scene &scene, const std::vector<std::string> &who, const std::string &shape)
{
    if (shape != "mass")
        return filesOf(who, shape);
    const State &state = scene.state;
    const std::string &side = state.unit(who.front()).side;
    const int count = static_cast<int>(who.size()), least = (count + 1) / 2;
    if (count < 3)
        throw Error("A mass has two files or more, and one of them two deep (TRO-019)", "who");
    const int front = least == count - 1 ? least : scene.ask.count({"mv.front", "", side, "", ""}, least, count - 1, least);
    if (front * 2 == count)
        return filesOf(who, shape);
    std::vector<std::vector<std::string>> files;
    for (int i = 0; i < front; ++i)
        files.push_back({who[static_cast<std::size_t>(i)]});
    for (std::size_t i = files.size(); i < who.size(); ++i) {
        const Unit &unit = state.unit(who[i]);
        std::vector<std::pair<std::string, std::string>> free;
        for (const auto &file : files)
            if (file.size() == 1)
                free.emplace_back(file[0], state.unit(file[0]).name);
        const std::string before = scene.ask.pick({"mv.behind", unit.id, side, unit.name, ""}, free, free.front().first);
        for (auto &file : files)
            if (file[0] == before)
                file.push_back(unit.id);
    }
    return files;
}

std::unique_ptr<Case> askFormation(Scene &scene, const std::vector<std::string> &who, const std::string &how)
{
    if (who.empty())
        throw Error("who: nobody is named", "who");
    const Unit &first = scene.state.unit(who.front());
    const std::string shape = scene.ask.choice({"mv.shape", "", first.side, first.name, ""}, {"line", "column", "mass", "alone"},
                                               who.size() < 2 ? "alone" : "line");
    if (shape != "alone" && who.size() < 2)
        throw Error("A formation needs two units or more (TRO-019)", "who");
    const Sheet &sheet = scene.sheet;
    return told(scene, [&sheet, who, how, shape,
                        files = shape == "alone" ? std::vector<std::vector<std::string>>()
                                                 : askFiles(scene, who, shape)](State &now, Narration &narration) {
        if (shape != "alone")
            formUp(sheet, now, files, !how.empty());
        std::vector<std::string> names;
        for (const std::string &id : who) {
            if (shape == "alone")
                leaveFormation(now, id);
            names.push_back(now.unit(id).name);
        }
        const bool one = names.size() == 1;
        narration.say(how + listText(names) + (shape == "alone" ? one ? " stands alone." : " stand alone." : " form a " + shape + "."));
    });
}

} // namespace optio::tropaion
