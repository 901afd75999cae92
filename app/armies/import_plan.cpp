// SPDX-License-Identifier: GPL-3.0-or-later
// What would become of the armies that were read: each with its findings and choices, and what is chosen.
#include "app/armies/import_model.h"

#include "app/engine.h"
#include "app/play/form_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/slicer.h"
#include "app/services.h"

#include <QLocale>

#include <algorithm>
#include <set>

namespace optio {

namespace {

/// A note as a sentence.
QString sentenceOfNote(const std::string &note)
{
    const QString text = qt(note);
    return text.left(1).toUpper() + text.mid(1) + (text.endsWith(u'.') ? QString() : QStringLiteral("."));
}

} // namespace

QVariantMap ImportModel::rowOf(std::size_t at) const
{
    const ImportArmy &army = plan_[at];
    const Json &roster = army.plan.roster;
    const std::string ruleset = roster.at("ruleset"), name = roster.at("name");
    QVariantList findings;
    QStringList differences;
    int errors = 0;
    for (const Finding &finding : army.plan.findings) {
        errors += finding.severity == "error" ? 1 : 0;
        findings.append(QVariantMap{{"severity", qt(finding.severity)}, {"text", qt(finding.text)}, {"rule", qt(finding.rule)}});
    }
    for (const RosterDifference &difference : army.plan.differences)
        differences.append(qt(difference.text));
    const auto option = [](const char *value, const QString &label) {
        return QVariantMap{{"value", QLatin1String(value)}, {"label", label}};
    };
    QVariantList choices;
    if (!army.mine.empty())
        choices = {option("both", tr("Keep both")), option("replace", tr("Replace mine")), option("skip", tr("Leave out"))};
    else if (!army.choice.empty())
        choices = {option("add", tr("Import")), option("skip", tr("Leave out"))};

    QString status = tr("New");
    if (army.choice.empty())
        status = tr("You already have this exact army.");
    else if (army.choice == "skip")
        status = tr("Left out");
    else if (army.choice == "replace")
        status = tr("Takes the place of your %1.").arg(qt(share_.own.at(army.mine)));
    else if (army.sameId)
        status = tr("You have another version of this army; both are kept.");
    else if (!army.mine.empty())
        status = tr("You have an army of this name; both are kept.");
    else if (army.plan.step == exchange::ImportStep::copy)
        status = services_->supplied(army.plan.wanted) ? tr("A supplied army: this one becomes your own copy of it.")
                                                       : tr("A copy is in the bin; this one is added as a new army.");
    if (army.taken() && army.name != name)
        status += u' ' + tr("It will be called %1.").arg(qt(army.name));
    const QString tone = army.choice == "replace" ? QStringLiteral("bad")
                         : army.choice == "add"   ? QStringLiteral("good")
                                                  : QStringLiteral("none");
    return {{"id", QString::number(at)},
            {"name", qt(name)},
            {"detail", tr("%1  ·  %2 points").arg(services_->rulesetName(ruleset), QLocale().toString(army.plan.points, 'g', 10))},
            {"status", status},
            {"tone", tone},
            {"older", !army.plan.current},
            {"errors", errors},
            {"findings", findings},
            {"differences", differences},
            {"choice", qt(army.choice)},
            {"choices", choices}};
}

void ImportModel::show()
{
    slicer_->start(showing(this));
    Q_EMIT changed();
}

Slices ImportModel::showing(ImportModel *model)
{
    QList<QVariantMap> questions, armies;
    for (const Question &question : model->reading_.import.questions)
        questions.append(questionView(question));
    for (std::size_t at = 0; at < model->plan_.size(); ++at) {
        armies.append(model->rowOf(at));
        co_yield Slices::Pause{};
    }
    co_return [model, questions, armies] {
        model->questions_->update(questions);
        model->armies_->update(armies);
        model->notes_.clear();
        for (const exchange::Note &note : model->reading_.import.notes)
            model->notes_.append(QVariantMap{{"text", sentenceOfNote(note.text)},
                                             {"line", static_cast<int>(note.line)},
                                             {"column", static_cast<int>(note.column)},
                                             {"place", note.line == 0     ? QString()
                                                       : note.column == 0 ? tr("Line %1").arg(note.line)
                                                                          : tr("Line %1, column %2").arg(note.line).arg(note.column)}});
        Q_EMIT model->changed();
    };
}

void ImportModel::choose(const QString &army, const QString &choice)
{
    if (taking_)
        return;
    const int at = armies_->indexOf(army);
    const QVariantList choices = at < 0 ? QVariantList() : armies_->get(at).value("choices").toList();
    if (std::none_of(choices.begin(), choices.end(), [&](const QVariant &one) { return one.toMap().value("value") == choice; }))
        return;
    chooseImport(plan_, static_cast<std::size_t>(at), utf8(choice));
    settleImport(plan_, share_);
    show();
}

void ImportModel::chooseAll(const QString &choice)
{
    if (taking_)
        return;
    const bool skip = choice == QLatin1String("skip");
    std::set<std::string> replaced;
    for (ImportArmy &army : plan_)
        if (!army.choice.empty())
            army.choice = skip                                                                      ? "skip"
                          : army.mine.empty()                                                       ? "add"
                          : choice == QLatin1String("replace") && replaced.insert(army.mine).second ? "replace"
                                                                                                    : "both";
    settleImport(plan_, share_);
    show();
}

} // namespace optio
