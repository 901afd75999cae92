// SPDX-License-Identifier: GPL-3.0-or-later
// App.editor: one army open for editing. Every change is saved at once; undo goes back within the session.
#pragma once

#include "rules/json.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace optio {

class Desk;
class LibraryModel;
class Ruleset;
struct FieldPlace;

class EditorModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString ruleset READ ruleset NOTIFY changed)
    /// A supplied army, or one of a rule set the program does not have: duplicate it to change it.
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY changed)
    Q_PROPERTY(int limit READ limit NOTIFY changed)
    Q_PROPERTY(double points READ points NOTIFY changed)
    /// The rule set's totals: {points,elements,…}, and where it has them parts:[{label,points}], figures:[{label,value,range,fits}] and
    /// histogram:{label,bars:[{label,count}]}.
    Q_PROPERTY(QVariantMap totals READ totals NOTIFY changed)
    /// [{severity,text,rule,where}]
    Q_PROPERTY(QVariantList findings READ findings NOTIFY changed)
    /// [{name, its other values…, values:{key:value} for commandFieldsFor(), kindText (how its choices read: "Ally"),
    /// units:[{label,detail,icon,points,count,total,values:{…}}]}]
    Q_PROPERTY(QVariantList commands READ commands NOTIFY changed)
    /// What a unit row is asked: [{key,label,kind:"choice"|"yesNo"|"text"|"count",choices:[{value,label}],least,most}]
    Q_PROPERTY(QVariantList fields READ fields NOTIFY changed)
    /// What a command is asked, besides its name: as `fields`; empty when nothing.
    Q_PROPERTY(QVariantList commandFields READ commandFields NOTIFY changed)
    /// What the army itself is asked, as `fields`, each with its "value" and the "group" it stands under; empty when nothing. Their kinds
    /// are besides "longText", "flags" (a list of the choices' values), "counts" ({value: number}) and "places" ([{area,kind}] on `zones`).
    Q_PROPERTY(QVariantList armyFields READ armyFields NOTIFY changed)
    /// Do all units of an army stand in one command?
    Q_PROPERTY(bool oneCommand READ oneCommand NOTIFY changed)
    /// Can openingHands() be asked?
    Q_PROPERTY(bool dealsHands READ dealsHands NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
public:
    EditorModel(Desk *desk, LibraryModel *library, QObject *parent = nullptr);

    QString id() const;
    QString name() const;
    QString ruleset() const;
    bool readOnly() const { return readOnly_; }
    int limit() const;
    double points() const { return totals_.value(QStringLiteral("points")).toDouble(); }
    const QVariantMap &totals() const { return totals_; }
    const QVariantList &findings() const { return findings_; }
    const QVariantList &commands() const { return commands_; }
    const QVariantList &fields() const { return fields_; }
    const QVariantList &commandFields() const { return commandFields_; }
    const QVariantList &armyFields() const { return armyFields_; }
    bool oneCommand() const { return oneCommand_; }
    bool dealsHands() const { return dealsHands_; }
    bool canUndo() const { return !past_.empty(); }

    Q_INVOKABLE bool open(const QString &id);
    Q_INVOKABLE void close();
    /// The fields of one unit row: those of `fields` that apply to it.
    Q_INVOKABLE QVariantList fieldsFor(int command, int unit) const;
    /// The fields of one command: those of `commandFields` that apply to it.
    Q_INVOKABLE QVariantList commandFieldsFor(int command) const;
    Q_INVOKABLE void addCommand();
    Q_INVOKABLE void removeCommand(int command);
    /// Null takes the value away.
    Q_INVOKABLE void setCommand(int command, const QString &key, const QVariant &value);
    /// Gives the new row's place in the command; -1 after failed().
    Q_INVOKABLE int addUnit(int command);
    Q_INVOKABLE void removeUnit(int command, int unit);
    /// Null takes the value away.
    Q_INVOKABLE void setUnit(int command, int unit, const QString &key, const QVariant &value);
    /// Another row like it below; gives its place, -1 after failed().
    Q_INVOKABLE int duplicateUnit(int command, int unit);
    /// One of the row's units becomes a row of its own below; gives its place, -1 after failed().
    Q_INVOKABLE int splitUnit(int command, int unit);
    /// Moves a row up (-1) or down (1), past the ends of its command into the next one; gives its new command and place.
    Q_INVOKABLE QList<int> moveUnit(int command, int unit, int by);
    /// `key` is that of one of `armyFields`. Null takes the value away.
    Q_INVOKABLE void setArmy(const QString &key, const QVariant &value);
    /// Example hands as the rule set deals them: [[{label,detail,icon}]]; empty after failed().
    Q_INVOKABLE QVariantList openingHands(int hands) const;
    Q_INVOKABLE void setName(const QString &name);
    Q_INVOKABLE void setLimit(int limit);
    Q_INVOKABLE void undo();

Q_SIGNALS:
    void changed();

private:
    bool edit(const std::function<void(Json &roster)> &change);
    void refresh();
    FieldPlace placeOf(const Json &row) const;

    Desk *desk_;
    LibraryModel *library_;
    const Ruleset *ruleset_ = nullptr;
    Json roster_;
    Json catalogueFields_ = Json::array(), catalogueCommandFields_ = Json::array(), catalogueArmyFields_ = Json::array();
    std::vector<Json> past_;
    bool readOnly_ = true, oneCommand_ = false, dealsHands_ = false;
    QVariantMap totals_;
    QVariantList findings_, commands_, fields_, commandFields_, armyFields_;
};

} // namespace optio
