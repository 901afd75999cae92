// SPDX-License-Identifier: GPL-3.0-or-later
// The choices before a battle, kept for the next one: what can no longer be had gives way, with a note (PRF-02).
#include "app/board/new_battle_model.h"
#include "app/board/opponents.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/mail/mail_rules.h"

#include <algorithm>

namespace optio {

namespace {

/// What the preferences keep it under.
std::string keyOf(const Ruleset &ruleset) { return "battle/" + ruleset.id(); }

} // namespace

bool NewBattleModel::take(const QString &ruleset)
{
    return services_->attempt([&] {
        ruleset_ = &services_->ruleset(utf8(ruleset));
        options_ = ruleset_->options();
        catalogue_ = ruleset_->catalogue();
        mailFixed_.clear();
        if (const auto *rules = dynamic_cast<const mail::MailRules *>(ruleset_); rules != nullptr)
            for (const mail::FixedOption &fixed : rules->mailOptions())
                mailFixed_[fixed.option] = {fixed.value, fixed.why};
        const std::string text = services_->store().preference(keyOf(*ruleset_), "");
        Json kept = Json::object();
        try {
            if (!text.empty())
                kept = parseJson(text, "what was chosen for the last battle");
        } catch (const Error &) {
            // then nothing was chosen
        }
        restore(kept.is_object() ? kept : Json::object());
        Q_EMIT changed();
    });
}

void NewBattleModel::restore(const Json &kept)
{
    const auto textOf = [&](const Json &json, const char *key) { return textAt(json, key); };
    notes_.clear();
    for (const Json &period : catalogue_.value("periods", Json::array())) // HOM-03
        if (period.contains("fault"))
            notes_.append(tr("%1 cannot be played: %2").arg(textOf(period, "name"), textOf(period, "fault")));
    QVariantList known = periods();
    known.removeIf([](const QVariant &one) { return !one.toMap()["refusal"].toString().isEmpty(); });
    const auto has = [](const QVariantList &list, const QString &value) {
        return std::any_of(list.begin(), list.end(), [&](const QVariant &one) { return one.toMap()["value"].toString() == value; });
    };
    period_ = textOf(kept, "period");
    if (!has(known, period_)) {
        const QString first = known.isEmpty() ? QString() : known.front().toMap()["value"].toString();
        if (!period_.isEmpty())
            notes_.append(tr("The period you last played is not installed; another was chosen."));
        period_ = first;
    }
    opponent_ = textOf(kept, "opponent");
    if (!hotseat() && !(playedByMail() && mailable()) && !has(opponents(), opponent_))
        opponent_ = hasOpponents(*ruleset_) ? qt(usualOpponent(*ruleset_)) : QLatin1String(human);
    own_ = textOf(kept, "side") == QLatin1String("b") ? "b" : "a";
    const auto flag = [&](const char *key) { return kept.contains(key) && kept.at(key).is_boolean() && kept.at(key).get<bool>(); };
    random_ = flag("random");
    ground_ = flag("ground");
    for (std::size_t side = 0; side < seats_.size(); ++side) {
        const Json seat = kept.value(side == 0 ? "a" : "b", Json::object());
        seats_[side] = {utf8(textAt(seat, "army")), textAt(seat, "name"), 0};
        if (seat.is_object() && seat.contains("percent") && seat.at("percent").is_number_integer())
            seats_[side].percent =
                seat.at("percent") >= leastPercent && seat.at("percent") <= mostPercent ? seat.at("percent").get<int>() : 0;
    }
    answers_.clear();
    const Json answers = kept.value("answers", Json::object());
    for (const Question &question : options_)
        if (const auto given = answers.find(plainId(question)); given != answers.end() && !isPercent(question)) {
            try {
                checkAnswer(question, *given);
                answers_[plainId(question)] = *given;
            } catch (const Error &) {
                // an option that has changed since: its default
            }
        }
    loadArmies();
    seatArmies();
}

void NewBattleModel::keep()
{
    if (ruleset_ != nullptr)
        services_->attempt([this] {
            Json kept = {{"period", utf8(period_)}, {"opponent", utf8(opponent_)}, {"side", own_},
                         {"random", random_},       {"ground", ground_},           {"answers", answers_}};
            for (const char *side : {"a", "b"})
                kept[side] = {{"army", seat(side).army}, {"name", utf8(seat(side).name)}, {"percent", seat(side).percent}};
            services_->store().setPreference(keyOf(*ruleset_), canonical(kept));
        });
    Q_EMIT changed();
}

} // namespace optio
