// SPDX-License-Identifier: GPL-3.0-or-later
// Reads lessons.toml.
#include "rules/roster/lessons.h"

#include "rules/figures/figures.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace optio {

namespace {

void checkUntil(const Figure &row, const std::string &until)
{
    const std::size_t gap = until.find(' ');
    const std::string word = until.substr(0, gap);
    constexpr std::array<std::string_view, 2> alone{"undone", "read"};
    constexpr std::array<std::string_view, 4> named{"entry", "chosen", "seen", "gone"};
    const bool fits = gap == std::string::npos ? std::find(alone.begin(), alone.end(), word) != alone.end()
                                               : std::find(named.begin(), named.end(), word) != named.end();
    if (!fits)
        row.at("until").fail("a step is done at \"entry …\", \"chosen …\", \"seen …\", \"gone …\", \"undone\" or \"read\", not at " +
                             quoted(Json(until)));
}

LessonAct readAct(const Figure &row)
{
    LessonAct act{row.at("do").text(), row.has("input") ? row.at("input").json() : Json::object(), {}};
    if (row.has("dice"))
        for (const Figure &die : row.at("dice").items())
            act.dice.push_back(static_cast<int>(die.integer()));
    return act;
}

std::vector<LessonAct> actsDoneIn(const Figure &row)
{
    std::vector<LessonAct> acts;
    if (row.has("act"))
        for (const Figure &act : row.at("act").rows())
            acts.push_back(readAct(act));
    return acts;
}

LessonStep readStep(const Figure &row)
{
    LessonStep step{row.at("say").text(), {}, row.at("until").text(), row.boolean("within", false), actsDoneIn(row)};
    if (row.has("point"))
        step.points = row.at("point").texts();
    checkUntil(row, step.until);
    if (step.points.empty() != (step.until == "read"))
        row.fail(R"(a step points at what leads on, in "point"; only one that is to be read does not)");
    return step;
}

} // namespace

std::vector<Lesson> readLessons(const std::filesystem::path &folder, const std::vector<Json> &armies)
{
    std::vector<Lesson> lessons;
    const std::optional<Figure> file = readBesideFigures(folder, lessonsFile);
    if (!file)
        return lessons;
    const AskedKeys asked(&*file);
    for (const Figure &row : file->at("lesson").rows()) {
        const auto army = [&](const char *key) {
            const std::string &id = row.at(key).text();
            if (std::none_of(armies.begin(), armies.end(), [&](const Json &one) { return one.at("id") == id; }))
                row.at(key).fail("there is no supplied army " + quoted(Json(id)));
            return id;
        };
        Lesson lesson{row.at("id").text(),
                      row.at("title").text(),
                      row.at("summary").text(),
                      static_cast<int>(row.at("minutes").integer()),
                      army("a"),
                      army("b"),
                      row.has("options") ? row.at("options").json() : Json::object(),
                      static_cast<std::uint64_t>(row.at("seed").integer()),
                      actsDoneIn(row),
                      {}};
        for (const Figure &step : row.at("step").rows())
            lesson.steps.push_back(readStep(step));
        if (lesson.steps.empty() || lesson.steps.back().until != "read")
            row.fail("the last step of a lesson is one to be read");
        if (std::any_of(lessons.begin(), lessons.end(), [&](const Lesson &one) { return one.id == lesson.id; }))
            row.fail("the lesson \"" + lesson.id + "\" is there twice");
        lessons.push_back(std::move(lesson));
    }
    asked.hold();
    return lessons;
}

} // namespace optio
