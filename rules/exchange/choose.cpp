// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a rule set.
#include "rules/exchange/choose.h"

#include "rules/exchange/text.h"
#include "rules/ruleset.h"

#include <algorithm>

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
    const bool asked =
        std::any_of(import.questions.begin(), import.questions.end(), [](const Question &one) { return one.id == "ruleset"; });
    if (!asked)
        import.questions.push_back(std::move(question));
    return chosen;
}

} // namespace optio::exchange
