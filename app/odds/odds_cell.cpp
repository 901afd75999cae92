// SPDX-License-Identifier: GPL-3.0-or-later
// One cell of the table of odds in full: its distribution, the sum behind it, and what each other answer would change.
#include "app/engine.h"
#include "app/odds/odds_model.h"
#include "app/paper/pdf_writer.h"
#include "app/play/form_view.h"
#include "app/play/odds_view.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <algorithm>
#include <cmath>

namespace optio {

namespace {

/// A form whose choices name the sides as the table does.
Form inRoles(Form form)
{
    for (Question &question : form.questions)
        for (Choice &choice : question.choices)
            if (choice.label == "A" || choice.label == "B")
                choice.label = utf8(choice.label == "A" ? OddsModel::tr("attacker") : OddsModel::tr("defender"));
    return form;
}

/// An outcome, in the language of now. Of two of a kind rules tell by their sides: "A's Knights are destroyed".
QString byRole(const std::string &label)
{
    if (label.compare(0, 4, "A's ") == 0)
        return OddsModel::tr("attacking %1").arg(spoken(label.substr(4)));
    if (label.compare(0, 4, "B's ") == 0)
        return OddsModel::tr("defending %1").arg(spoken(label.substr(4)));
    return spoken(label);
}

QVariantList sumsOf(const Case &ready, const Form &form)
{
    const std::vector<Line> certain = certainLines(ready);
    QVariantList sums;
    for (const std::string side : {"a", "b"}) {
        QVariantList lines;
        for (const Line &line : certain)
            if (line.side == side)
                lines.append(QVariantMap{{"label", spoken(line.label)}, {"value", line.value}, {"rule", qt(line.rule)}});
        QString score;
        for (const Contestant &one : form.contestants)
            if (one.side == side)
                score = qt(one.score);
        if (!lines.isEmpty())
            sums.append(QVariantMap{{"side", qt(side)}, {"total", score}, {"lines", lines}});
    }
    return sums;
}

QString told(const Question &question, const Json &value)
{
    return value == true ? spoken(question.label) : QStringLiteral("%1: %2").arg(spoken(question.label), answerText(question, value));
}

/// What each other answer would change for the attacker, the largest change first.
QVariantList effectsView(const Resolver &resolver, const Json *state, const Form &form, const Json &input)
{
    QVariantList list;
    for (const Effect &effect : effectsOf(resolver, state, input)) {
        const auto question =
            std::find_if(form.questions.begin(), form.questions.end(), [&](const Question &one) { return one.id == effect.question; });
        if (!effect.changes || question == form.questions.end())
            continue;
        const Worth change = worth(effect.favourA);
        list.append(QVariantMap{{"id", qt(effect.question)},
                                {"value", answerView(effect.value)},
                                {"label", told(*question, effect.value)},
                                {"side", qt(question->side)},
                                {"text", change.text},
                                {"change", effect.favourA}});
    }
    std::stable_sort(list.begin(), list.end(), [](const QVariant &one, const QVariant &other) {
        return std::abs(one.toMap()["change"].toDouble()) > std::abs(other.toMap()["change"].toDouble());
    });
    return list;
}

} // namespace

void OddsModel::lookAgain()
{
    cell_.clear();
    questions_.clear();
    altered_.clear();
    if (ruleset_ != nullptr && row_ >= 0)
        tellCell();
    Q_EMIT cellChanged();
}

void OddsModel::tellCell()
{
    const OddsTroop &attacker = attackers_[static_cast<std::size_t>(row_)], &defender = defenders_[static_cast<std::size_t>(column_)];
    cell_ = {{"attacker", QVariantMap{{"label", spoken(attacker.label)}, {"icon", qt(attacker.icon)}}},
             {"defender", QVariantMap{{"label", spoken(defender.label)}, {"icon", qt(defender.icon)}}},
             {"refusal", QString()},
             {"bands", QVariantList()},
             {"sums", QVariantList()},
             {"effects", QVariantList()}};
    try {
        const Resolver &resolver = ruleset_->resolver(situation_.resolver);
        const Json given = cellInput();
        const Form form = inRoles(resolver.form(state(), given));
        Json input = given;
        input["answers"] = answersOf(form);
        for (const Question &question : form.questions) {
            questions_.append(questionView(question));
            if (question.value != question.standard)
                altered_.append(QVariantMap{
                    {"id", qt(question.id)}, {"text", told(question, question.value)}, {"value", answerView(question.standard)}});
        }
        const auto ready = resolver.prepareLenient(state(), input);
        const Distribution odds = oddsOf(*ready);
        cell_["bands"] = bandsView(bandsOf(*ready, odds, byRole), odds, false);
        cell_["sums"] = sumsOf(*ready, form);
        cell_["effects"] = effectsView(resolver, state(), form, input);
    } catch (const Error &error) {
        cell_["refusal"] = spoken(error.what());
    }
}

Json OddsModel::cellInput() const
{
    return oddsInput(situation_, attackers_.at(static_cast<std::size_t>(row_)), defenders_.at(static_cast<std::size_t>(column_)), answers_);
}

bool OddsModel::save(const QUrl &file) const
{
    return services_->attempt([&] { writeFile(file, oddsCsv(attackers_, defenders_, cells_)); });
}

bool OddsModel::savePdf(const QUrl &file, const QString &paper) const
{
    return services_->attempt([&] {
        const QString name = qt(ruleset_->name());
        const QString source = tr("%1, rules data %2 · Optio %3").arg(name, qt(ruleset_->data()).left(8), QStringLiteral(OPTIO_VERSION));
        writeFile(file, chartsPdf(Json::array({oddsChart(*ruleset_, situation_, attackers_, defenders_, cells_)}), paper, name, source));
    });
}

} // namespace optio
