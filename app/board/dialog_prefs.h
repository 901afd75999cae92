// SPDX-License-Identifier: GPL-3.0-or-later
// The preferences of a board that are no rule of the battle and may change at any time (HOP-912, PRF-33, PRF-34, PRF-37): the topic Dialogs
// beside the rule set's own (PRF-30).
#pragma once

#include <QStringList>
#include <QVariant>

#include <functional>

namespace optio {

class Prefs;

/// The id of the topic.
QString dialogTopicId();
/// It as App.newBattle.topics and App.battlePrefs.topics have theirs, with the values of now.
QVariantMap dialogTopic(const Prefs &prefs);
/// Answers one of its questions; false where it is none of them. Throws Error for a value that it cannot have.
bool answerDialog(Prefs &prefs, const QString &id, const QVariant &value);
/// Ids of those that are not as they were made.
QStringList alteredDialogs(const Prefs &prefs);
/// Calls `told` when one of them changes, as long as `receiver` lives.
void onDialogsChanged(const Prefs &prefs, QObject *receiver, const std::function<void()> &told);
/// All as they were made.
void resetDialogs(Prefs &prefs);

} // namespace optio
