// SPDX-License-Identifier: GPL-3.0-or-later
// App.editor: one army open for editing. Every change is saved at once; undo and redo go through the changes of the session.
#pragma once

#include "app/armies/editor_view.h"
#include "app/qt/rows_model.h"
#include "rules/json.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace optio {

class Services;
class LibraryModel;
class Ruleset;
struct EditedPlace;

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
    /// The lines of the screen: {id,kind,entry}. Kinds: "head" and "army"; for each command "command" (its id "c0"), "unit" ("c0u2") and
    /// "end" ("c0+"); "foot". `entry` of a command: {command,name,kindText,asked,facts,rows,mark,told}; of a unit what EditorView::unit()
    /// tells, with {command,place,mark,told}; of an end {command}.
    Q_PROPERTY(optio::RowsModel *rows READ rows CONSTANT)
    /// [{name, its other values…, values:{key:value} for commandFieldsFor(), kindText (how its choices read: "Ally"),
    /// units:[{label,detail,icon,points,count,total,values:{…}}]}]
    Q_PROPERTY(QVariantList commands READ commands NOTIFY changed)
    Q_PROPERTY(int commandCount READ commandCount NOTIFY changed)
    /// What a unit row is asked: [{key,label,kind:"choice"|"yesNo"|"text"|"count",choices:[{value,label}],least,most}]
    Q_PROPERTY(QVariantList fields READ fields NOTIFY changed)
    /// What a command is asked, besides its name: as `fields`; empty when nothing.
    Q_PROPERTY(QVariantList commandFields READ commandFields NOTIFY changed)
    /// What the army itself is asked, as `fields`, each with its "value" and the "group" it stands under. Their kinds
    /// are besides "longText", "flags" (a list of the choices' values), "counts" ({value: number}) and "places" ([{area,kind}] on `zones`).
    Q_PROPERTY(QVariantList armyFields READ armyFields NOTIFY changed)
    /// Do all units of an army stand in one command?
    Q_PROPERTY(bool oneCommand READ oneCommand NOTIFY changed)
    /// Can openingHands() be asked?
    Q_PROPERTY(bool dealsHands READ dealsHands NOTIFY changed)
    /// Are new rows picked from troops()?
    Q_PROPERTY(bool picksTroops READ picksTroops NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// What undo() takes back and redo() does again: "remove Spears"; empty when there is nothing.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    /// Was the army built with older rules data than those of now?
    Q_PROPERTY(bool outdated READ outdated NOTIFY changed)
    /// Its house rules when the program does not have them any more; empty otherwise.
    Q_PROPERTY(QString missingRules READ missingRules NOTIFY changed)
    /// The army was changed elsewhere (in another window, say) while it was open here, so that what is open now is a copy with the changes
    /// made here: {name: the army's own, gone: is it not there any more}; empty otherwise.
    Q_PROPERTY(QVariantMap elsewhere READ elsewhere NOTIFY changed)
public:
    EditorModel(Services *services, LibraryModel *library, QObject *parent = nullptr);

    QString id() const;
    QString name() const;
    QString ruleset() const;
    bool readOnly() const { return readOnly_; }
    int limit() const;
    double points() const { return totals_.value(QStringLiteral("points")).toDouble(); }
    const QVariantMap &totals() const { return totals_; }
    const QVariantList &findings() const { return findings_; }
    RowsModel *rows() const { return rows_; }
    const QVariantList &commands() const { return commands_; }
    int commandCount() const { return static_cast<int>(commands_.size()); }
    const QVariantList &fields() const { return fields_; }
    const QVariantList &commandFields() const { return commandFields_; }
    const QVariantList &armyFields() const { return armyFields_; }
    bool oneCommand() const { return oneCommand_; }
    bool dealsHands() const { return dealsHands_; }
    bool picksTroops() const;
    bool canUndo() const { return !past_.empty(); }
    bool canRedo() const { return !future_.empty(); }
    QString undoText() const { return past_.empty() ? QString() : past_.back().what; }
    QString redoText() const { return future_.empty() ? QString() : future_.back().what; }
    bool outdated() const;
    QString missingRules() const;
    QVariantMap elsewhere() const;

    Q_INVOKABLE bool open(const QString &id);
    Q_INVOKABLE void close();
    /// A unit's line, and its "at" among all rows of the army and their number "of"; empty when there is none.
    Q_INVOKABLE QVariantMap unit(int command, int unit) const;
    /// The fields of one unit row: those of `fields` that apply to it.
    Q_INVOKABLE QVariantList fieldsFor(int command, int unit) const;
    /// The fields of one command: those of `commandFields` that apply to it.
    Q_INVOKABLE QVariantList commandFieldsFor(int command) const;
    Q_INVOKABLE void addCommand();
    /// Emits undoable().
    Q_INVOKABLE void removeCommand(int command);
    /// Null takes the value away.
    Q_INVOKABLE void setCommand(int command, const QString &key, const QVariant &value);
    /// Moves a whole command to another place.
    Q_INVOKABLE bool moveCommand(int from, int to);
    /// The troops that a new row may be, see troopsToPick().
    Q_INVOKABLE QVariantList troops() const;
    /// Those of troops() that fit what is typed, see troopsFound().
    Q_INVOKABLE QVariantList findTroops(const QString &typed) const;
    /// A row of these troops at the end of the command, with its other values `also`; gives its place, -1 after failed().
    Q_INVOKABLE int addTroop(int command, const QVariant &value, int count, const QVariantMap &also = {});
    /// Gives the new row's place in the command; -1 after failed().
    Q_INVOKABLE int addUnit(int command);
    /// Emits undoable().
    Q_INVOKABLE void removeUnit(int command, int unit);
    /// Null takes the value away. A row of several that becomes the general's leaves all but one in a row below.
    Q_INVOKABLE void setUnit(int command, int unit, const QString &key, const QVariant &value);
    /// Another row like it below; gives its place, -1 after failed().
    Q_INVOKABLE int duplicateUnit(int command, int unit);
    /// One of the row's units becomes a row of its own below; gives its place, -1 after failed().
    Q_INVOKABLE int splitUnit(int command, int unit);
    /// Moves a row up (-1) or down (1), past the ends of its command into the next one; gives its new command and place.
    Q_INVOKABLE QList<int> moveUnit(int command, int unit, int by);
    /// Moves a row to another place, `toUnit` as it counts once the row is there.
    Q_INVOKABLE bool moveTo(int fromCommand, int fromUnit, int toCommand, int toUnit);
    /// `key` is that of one of `armyFields`. Null takes the value away.
    Q_INVOKABLE void setArmy(const QString &key, const QVariant &value);
    /// Example hands as the rule set deals them: [[{label,detail,icon}]]; empty after failed().
    Q_INVOKABLE QVariantList openingHands(int hands) const;
    Q_INVOKABLE void setName(const QString &name);
    Q_INVOKABLE void setLimit(int limit);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// What differs between the figures of now and those the army was made with: [{text,where}].
    Q_INVOKABLE QVariantList differences() const;
    /// Brings the army up to the figures of now, as one step.
    Q_INVOKABLE void update();
    /// Of `elsewhere`: keeps the copy beside the army.
    Q_INVOKABLE void keepMine();
    /// Of `elsewhere`: puts the copy into the bin and opens the army as the others left it.
    Q_INVOKABLE void takeTheirs();

Q_SIGNALS:
    void changed();
    /// Another army is open now than was asked for: a copy, or the one it was copied from.
    void turnedTo(const QString &id);

private:
    /// The army before (or after) a change, and what the change was.
    struct Step {
        Json roster;
        QString what;
        int number; ///< of the change, to know it again
    };
    using Change = std::function<void(Json &roster)>;

    bool edit(const QString &what, const Change &change);
    /// As edit(), and offers to take it back.
    void editOffering(const QString &what, const QString &told, const Change &change);
    /// Stores the army as it is to be; as a copy when it was changed elsewhere since it was read.
    void store(Json &next);
    void becomeCopy(Json &next);
    void step(std::vector<Step> &from, std::vector<Step> &to);
    void refresh();
    void judge();
    void layRows();
    void useView();
    bool pinnable() const;
    QString labelOf(int command, int unit) const;
    QString commandLabel(int command) const;
    EditedPlace placeOf(const Json &row) const;
    /// The field of a unit row: those that apply, and what and how many it is of a row that the figures do not know.
    const Json *unitField(const QString &key, const Json &row) const;
    bool asksUnit(const Json &field, const Json &row) const;
    void leaveOne(Json &roster, int command, int unit, const Json &before) const;
    Json recentTroops() const;

    Services *services_;
    LibraryModel *library_;
    RowsModel *rows_;
    const Ruleset *ruleset_ = nullptr;
    Json roster_;
    Json totalsJson_ = Json::object();
    Json catalogueFields_ = Json::array(), catalogueCommandFields_ = Json::array(), catalogueArmyFields_ = Json::array();
    EditorView view_;
    EditorMarks marks_;
    std::vector<Step> past_, future_;
    int changes_ = 0;   ///< how many there were
    QString elsewhere_; ///< id of the army that was changed elsewhere; empty for none
    bool readOnly_ = true, oneCommand_ = false, dealsHands_ = false;
    QVariantMap totals_;
    QVariantList findings_, commands_, fields_, commandFields_, armyFields_;
};

/// A command or a row of a roster. Throws Error when there is none of that number.
Json &commandOf(Json &roster, int command);
const Json &commandOf(const Json &roster, int command);
Json &unitOf(Json &roster, int command, int unit);
const Json &unitOf(const Json &roster, int command, int unit);

} // namespace optio
