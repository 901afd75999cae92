// SPDX-License-Identifier: GPL-3.0-or-later
// What may come of the open form: its odds and what each answer would change, what counts whatever the dice show, and what an act without
// dice would do.
#include "app/play/resolver_model.h"

#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/play/game_model.h"
#include "app/play/odds_view.h"
#include "app/play/ruling_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "rules/ruling/what_is_done.h"

#include <algorithm>

namespace optio {

/// Nothing is left to chance: what would come of it can be told beforehand, also of what is refused.
void ResolverModel::showPreview()
{
    try {
        EnteredDice none({});
        Dice dice(none);
        preview_ = previewView(resolver_->prepareLenient(&state(), input_)->preview(dice), cross_);
    } catch (const Error &) {
        preview_.clear(); // it throws dice after all, or cannot be ruled
    }
}

QVariantList ResolverModel::sums() const
{
    if (ready_ == nullptr || resolver_->secret())
        return {};
    try {
        const std::vector<Line> certain = certainLines(*ready_);
        QVariantList sums;
        for (const QString &side : {QStringLiteral("a"), QStringLiteral("b")}) {
            QVariantList lines;
            for (const Line &line : certain)
                if (screenSide(qt(line.side), cross_) == side)
                    lines.append(QVariantMap{{"label", spoken(line.label)}, {"value", line.value}, {"rule", qt(line.rule)}});
            if (lines.isEmpty())
                continue;
            QString title = game_->sideName(side), score;
            for (const QVariant &one : contestants_)
                if (const QVariantMap map = one.toMap(); map["side"].toString() == side) {
                    title = map["title"].toString();
                    score = map["score"].toString();
                }
            sums.append(QVariantMap{{"side", side}, {"title", title}, {"total", score}, {"lines", lines}});
        }
        return sums;
    } catch (const Error &) {
        return {}; // the rules tell of it only when it is done
    }
}

void ResolverModel::showOdds(QList<QVariantMap> &rows)
{
    const Json &state = this->state();
    const Json complete = completeInput();
    ready_ = resolver_->prepare(&state, complete);
    const Distribution odds = oddsOf(*ready_);
    const std::vector<Band> bands = bandsOf(*ready_, odds);
    QStringList army{game_->sideName(QStringLiteral("a")), game_->sideName(QStringLiteral("b"))}, unit{QString(), QString()};
    for (const QVariant &one : std::as_const(contestants_)) {
        const QVariantMap map = one.toMap();
        unit[map["side"].toString() == QLatin1String("b") ? 1 : 0] = map["title"].toString();
    }
    if (unit[0] == unit[1])
        unit = {tr("%1: %2").arg(army[0], unit[0]), tr("%1: %2").arg(army[1], unit[1])};
    bands_ = bandsView(bands, odds, cross_);
    prospects_ = prospectsView(*ready_);
    atLeast_ = cumulativeView(bands, odds.of, cross_, army, unit);
    const std::vector<Effect> effects = effectsOf(*resolver_, &state, complete);
    for (std::size_t at = 0; at < form_.questions.size(); ++at) {
        QVariantMap &row = rows[static_cast<qsizetype>(at)];
        tellEffects(row, form_.questions[at], effects);
        // What says what is done is never folded away, whether the odds hang on it or not.
        if (row["idle"].toBool() && decidesWhat(*resolver_, &state, complete, form_.questions[at]))
            row["idle"] = false;
    }
}

void ResolverModel::tellEffects(QVariantMap &row, const Question &question, const std::vector<Effect> &effects) const
{
    const bool both = question.side.empty();
    // What concerns both is told for army a of the screen, by name.
    const bool forB = both ? cross_ : question.side == "b";
    const auto tell = [&](double change) {
        Worth told = worth(change);
        if (both)
            told.text = game_->sideName(QStringLiteral("a")) + u' ' + told.text;
        return told;
    };
    QVariantList choices = row["choices"].toList();
    bool idle = true;
    for (const Effect &effect : effects) {
        if (effect.question != question.id || !effect.changes)
            continue;
        idle = false;
        const double change = forB ? effect.favourB : effect.favourA;
        if (question.kind == QuestionKind::yesNo) {
            // Told for the yes, whether it is the answer or not.
            const Worth told = tell(question.value == true ? -change : change);
            row["effect"] = told.text;
            row["tone"] = told.tone;
        } else if (question.kind == QuestionKind::count) {
            const int step = effect.value.get<int>() - question.value.get<int>();
            if (step == 1 || (step == -1 && question.value == question.most)) {
                const Worth told = tell(step * change);
                row["effect"] = told.text;
                row["tone"] = told.tone;
            }
        }
        for (QVariant &choice : choices) {
            QVariantMap map = choice.toMap();
            if (map["value"] != answerView(effect.value))
                continue;
            const Worth told = tell(change);
            map["effect"] = told.text;
            map["tone"] = told.tone;
            choice = map;
        }
    }
    row["choices"] = choices;
    row["idle"] = idle;
}

} // namespace optio
