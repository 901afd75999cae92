// SPDX-License-Identifier: GPL-3.0-or-later
// App.battlePrefs: the options of the game that is open. What the rule set lets change in the middle of it is a counter that names its
// option; the others are as they were chosen (HOP-910, HOP-911, PRF-30).
#pragma once

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace optio {

class Services;
class GameModel;
class Prefs;

class BattlePrefsModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// [{id,changeable,questions:[…]}], those that may change first; a question has the keys of App.newBattle.topics'. Of the options of a
    /// side only those of the sides that people play. With them the topic Dialogs (see dialog_prefs.h).
    Q_PROPERTY(QVariantList topics READ topics NOTIFY changed)
public:
    BattlePrefsModel(Services *services, Prefs *prefs, GameModel *game, QObject *parent = nullptr);

    QVariantList topics() const;
    /// Changes an option that may change now; it stands in the journal, unless it is one of the dialogs. False after failed().
    Q_INVOKABLE bool answer(const QString &option, const QVariant &value);

Q_SIGNALS:
    void changed();

private:
    bool plays(const QString &side) const;

    Services *services_;
    Prefs *prefs_;
    GameModel *game_;
};

} // namespace optio
