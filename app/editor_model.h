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
    /// The rule set's totals: {points,elements,…}
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
    Q_INVOKABLE void setName(const QString &name);
    Q_INVOKABLE void setLimit(int limit);
    Q_INVOKABLE void undo();

Q_SIGNALS:
    void changed();

private:
    bool edit(const std::function<void(Json &roster)> &change);
    void refresh();

    Desk *desk_;
    LibraryModel *library_;
    const Ruleset *ruleset_ = nullptr;
    Json roster_;
    Json catalogueFields_, catalogueCommandFields_;
    std::vector<Json> past_;
    bool readOnly_ = true;
    QVariantMap totals_;
    QVariantList findings_, commands_, fields_, commandFields_;
};

} // namespace optio
