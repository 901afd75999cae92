// SPDX-License-Identifier: GPL-3.0-or-later
// The topic Dialogs: each of its questions is a property of the app's preferences.
#include "app/board/dialog_prefs.h"

#include "app/board/battle_prefs_model.h"
#include "app/home/prefs.h"
#include "app/play/form_view.h"
#include "app/qt/json_qt.h"
#include "rules/ruling/form.h"

namespace optio {

namespace {

Question question(const char *id, const char *rule, const QString &label, const QString &help, bool standard)
{
    Question one;
    one.id = id;
    one.rule = rule;
    one.label = utf8(label);
    one.help = utf8(help);
    one.topic = utf8(dialogTopicId());
    one.standard = standard;
    return one;
}

/// The questions in the order in which they are shown; each is called like its property.
std::vector<Question> questions()
{
    Question pause = question("pause", "PRF-33", BattlePrefsModel::tr("Pause between the computer's acts"),
                              BattlePrefsModel::tr("How long each act of the computer stays on the screen."), false);
    pause.kind = QuestionKind::choice;
    const std::initializer_list<std::pair<int, QString>> pauses = {{0, BattlePrefsModel::tr("none")},
                                                                   {400, QStringLiteral("0.4 s")},
                                                                   {800, QStringLiteral("0.8 s")},
                                                                   {1500, QStringLiteral("1.5 s")},
                                                                   {3000, QStringLiteral("3 s")}};
    for (const auto &[value, label] : pauses) {
        Choice choice;
        choice.value = value;
        choice.label = utf8(label);
        pause.choices.push_back(choice);
    }
    pause.standard = 800;
    Question volume = question("volume", "PRF-33", BattlePrefsModel::tr("Loudness"),
                               BattlePrefsModel::tr("How loud the sounds are; it is chosen in Settings, too."), false);
    volume.kind = QuestionKind::choice;
    for (const int percent : Prefs::volumes()) {
        Choice choice;
        choice.value = percent;
        choice.label = std::to_string(percent) + " %";
        volume.choices.push_back(choice);
    }
    volume.standard = 50;
    return {pause,
            question("sound", "PRF-33", BattlePrefsModel::tr("Sounds"),
                     BattlePrefsModel::tr("Attacks, losses, cards and turns are heard as well as seen."), false),
            volume,
            question("quickAttack", "HOP-905", BattlePrefsModel::tr("Quick attack dialog"),
                     BattlePrefsModel::tr("Of the computer's attacks only what comes of them is shown, not each declaration."), false),
            question("skipEmpty", "PRF-34", BattlePrefsModel::tr("Skip empty phases"),
                     BattlePrefsModel::tr("Phases in which you can do nothing end by themselves."), false),
            question("confirmEnd", "PRF-34", BattlePrefsModel::tr("Ask before ending a phase with unused attacks"),
                     BattlePrefsModel::tr("Declared attacks that are not resolved are dropped only after a question."), true),
            question("turnBoard", "PRF-37", BattlePrefsModel::tr("Turn the board for the second player"),
                     BattlePrefsModel::tr("With two players here, the player whose turn it is sees their own army nearest."), false)};
}

QVariant valueOf(const Prefs &prefs, const Question &question) { return prefs.property(question.id.c_str()); }

} // namespace

QString dialogTopicId() { return BattlePrefsModel::tr("Dialogs"); }

QVariantMap dialogTopic(const Prefs &prefs)
{
    QVariantList list;
    for (const Question &question : questions()) {
        QVariantMap one = questionView(question);
        one["value"] = valueOf(prefs, question);
        one["needed"] = QString();
        list.append(one);
    }
    return {{"id", dialogTopicId()}, {"changeable", true}, {"questions", list}};
}

bool answerDialog(Prefs &prefs, const QString &id, const QVariant &value)
{
    for (const Question &question : questions()) {
        if (qt(question.id) != id)
            continue;
        const Json given = answerFrom(question, value);
        checkAnswer(question, given);
        prefs.setProperty(question.id.c_str(), toVariant(given));
        return true;
    }
    return false;
}

QStringList alteredDialogs(const Prefs &prefs)
{
    QStringList list;
    for (const Question &question : questions())
        if (valueOf(prefs, question) != toVariant(question.standard))
            list.append(qt(question.id));
    return list;
}

void onDialogsChanged(const Prefs &prefs, QObject *receiver, const std::function<void()> &told)
{
    for (const auto changed : {&Prefs::pauseChanged, &Prefs::soundChanged, &Prefs::volumeChanged, &Prefs::quickAttackChanged,
                               &Prefs::skipEmptyChanged, &Prefs::confirmEndChanged, &Prefs::turnBoardChanged})
        QObject::connect(&prefs, changed, receiver, told);
}

void resetDialogs(Prefs &prefs)
{
    for (const Question &question : questions())
        prefs.setProperty(question.id.c_str(), toVariant(question.standard));
}

} // namespace optio
