// SPDX-License-Identifier: GPL-3.0-or-later
// convert: an army of one rule set turned into one of another. seal: a secret note and its seal.
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "rules/journal/sealed.h"
#include "rules/roster/convert.h"

#include <fmt/format.h>

namespace optio::cli {

namespace {

/// The rule set that converts: the named one, or the first that can.
std::pair<const Ruleset *, const Converter *> converterOf(Context &context, const std::string &to)
{
    if (!to.empty()) {
        const Ruleset &ruleset = context.registry().at(to);
        const auto *converter = dynamic_cast<const Converter *>(&ruleset);
        if (converter == nullptr)
            throw Error(fmt::format("the rule set '{}' converts no armies", to), "--to");
        return {&ruleset, converter};
    }
    for (const auto &ruleset : context.registry().all())
        if (const auto *converter = dynamic_cast<const Converter *>(ruleset.get()))
            return {ruleset.get(), converter};
    throw Error("no rule set converts armies", "--to");
}

} // namespace

int convertArmy(Context &context, const ConvertOptions &options)
{
    const auto [ruleset, converter] = converterOf(context, options.to);
    const Conversion made = converter->convert(context.roster(options.army), jsonOrFile(options.answers, "--answers"), true);
    Json questions = Json::array(), lines = Json::array();
    for (const Question &question : made.questions)
        questions.push_back(toJson(question));
    for (const ConversionLine &line : made.lines)
        lines.push_back({{"text", line.text}, {"rule", line.rule}});
    if (options.save) {
        context.library().saveRoster(made.roster, faceOf(ruleset, made.roster), now());
        noteSaved();
    }
    if (!options.output.empty())
        deliver(options.output, rosterFile(*ruleset, made.roster));
    print({{"ruleset", ruleset->id()},
           {"questions", questions},
           {"lines", lines},
           {"totals", made.totals},
           {"roster", made.roster},
           {"saved", options.save}});
    return ok;
}

int sealText(const std::string &file)
{
    std::string text = readText(file);
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r'))
        text.pop_back();
    const SealedNote note = seal(text);
    print({{"seal", note.seal}, {"note", toJson(note)}});
    return ok;
}

} // namespace optio::cli
