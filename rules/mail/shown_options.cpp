// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mail/shown_options.h"

#include "rules/mail/mail_rules.h"

#include <algorithm>

namespace optio::mail {

std::vector<Question> shownOptions(const Ruleset &ruleset, const SetUp &setUp)
{
    const auto *rules = dynamic_cast<const MailRules *>(&ruleset);
    if (rules == nullptr)
        throw Error("\"" + ruleset.id() + "\" is not played by e-mail", "ruleset");
    const Json chosen = rules->mailChoices(setUp);
    const std::vector<FixedOption> fixed = rules->mailOptions();
    std::vector<Question> shown;
    for (const Question &option : ruleset.options()) {
        if (std::any_of(fixed.begin(), fixed.end(), [&](const FixedOption &one) { return one.option == option.id; }))
            continue;
        const Json &value = chosen.at(option.id);
        if (value == option.standard && !setUp.prefs.contains(option.id))
            continue;
        shown.push_back(option);
        shown.back().value = value;
    }
    return shown;
}

} // namespace optio::mail
