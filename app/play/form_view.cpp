// SPDX-License-Identifier: GPL-3.0-or-later
// Questions and answers on their way to QML and back.
#include "app/play/form_view.h"

#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"

#include <QCoreApplication>

namespace optio {

namespace {

QString kindName(QuestionKind kind)
{
    switch (kind) {
    case QuestionKind::choice:
        return QStringLiteral("choice");
    case QuestionKind::count:
        return QStringLiteral("count");
    default:
        return QStringLiteral("yesNo");
    }
}

} // namespace

QVariant answerView(const Json &answer) { return answer.is_structured() ? QVariant(qt(canonical(answer))) : toVariant(answer); }

Json answerFrom(const Question &question, const QVariant &value)
{
    if (question.kind == QuestionKind::choice)
        for (const Choice &choice : question.choices)
            if (answerView(choice.value) == value)
                return choice.value;
    return fromVariant(value);
}

QString answerText(const Question &question, const Json &answer)
{
    if (answer.is_boolean())
        return answer.get<bool>() ? QCoreApplication::translate("Form", "yes") : QCoreApplication::translate("Form", "no");
    for (const Choice &choice : question.choices)
        if (choice.value == answer)
            return spoken(choice.label);
    return qt(answer.is_string() ? answer.get<std::string>() : answer.dump());
}

QVariantMap questionView(const Question &question)
{
    QVariantList choices;
    for (const Choice &choice : question.choices)
        choices.append(QVariantMap{{"value", answerView(choice.value)},
                                   {"label", spoken(choice.label)},
                                   {"help", spoken(choice.help)},
                                   {"effect", QString()},
                                   {"tone", QStringLiteral("none")}});
    return {{"id", qt(question.id)},
            {"side", qt(question.side)},
            {"label", spoken(question.label)},
            {"help", spoken(question.help)},
            {"kind", kindName(question.kind)},
            {"choices", choices},
            {"least", question.least},
            {"most", question.most},
            {"value", answerView(question.value)},
            {"standard", answerView(question.standard)},
            {"rule", qt(question.rule)},
            {"topic", qt(question.topic)},
            {"needs", qt(question.needs)},
            {"effect", QString()},
            {"tone", QStringLiteral("none")},
            {"idle", false}};
}

QString refusalView(const Resolver &resolver, const std::string &refusal)
{
    QString text = qt(refusal);
    for (const Slot &slot : resolver.slots())
        if (const QString place = qt(slot.id) + QStringLiteral(": "); text.startsWith(place)) {
            text = text.mid(place.size());
            text = text.left(1).toUpper() + text.mid(1); // so the catalogues have it
            break;
        }
    const QString said = spoken(text);
    return said.left(1).toUpper() + said.mid(1);
}

} // namespace optio
