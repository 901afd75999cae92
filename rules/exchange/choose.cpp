// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a rule set.
#include "rules/exchange/choose.h"

#include "rules/exchange/text.h"
#include "rules/ruleset.h"

namespace optio::exchange {

const Ruleset *rulesetNamed(const Rulesets &rulesets, std::string_view idOrName)
{
    if (const Ruleset *ruleset = rulesetOf(rulesets, idOrName))
        return ruleset;
    const std::string wanted = small(idOrName);
    for (const Ruleset *ruleset : rulesets)
        if (small(ruleset->id()) == wanted || small(ruleset->name()) == wanted)
            return ruleset;
    return nullptr;
}

const Ruleset *chosenRuleset(const Source &source, const Rulesets &rulesets, const Ruleset *likely, Import &import)
{
    if (rulesets.empty())
        throw Error("there are no rule sets");
    if (!source.ruleset.empty())
        return &rulesetFor(rulesets, Json{{"ruleset", source.ruleset}});
    for (const Question &asked : import.questions) // once for all armies of the text
        if (asked.id == "ruleset")
            return rulesetOf(rulesets, asked.value.get<std::string>());
    Question question;
    question.id = "ruleset";
    question.label = "Rules";
    question.help = "The text does not say which rules the army is for.";
    question.kind = QuestionKind::choice;
    for (const Ruleset *ruleset : rulesets)
        question.choices.push_back({ruleset->id(), ruleset->name(), {}});
    question.standard = likely != nullptr ? likely->id() : rulesets.front()->id();
    question.value = source.answers.value("ruleset", question.standard);
    checkAnswer(question, question.value);
    const Ruleset *chosen = rulesetOf(rulesets, question.value.get<std::string>());
    import.questions.push_back(std::move(question));
    return chosen;
}

} // namespace optio::exchange
