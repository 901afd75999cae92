// SPDX-License-Identifier: GPL-3.0-or-later
// App.house.draft: house rules being edited. Every change is checked by the reader that the program loads with; nothing is written into the
// folder of house rules until it loads. A draft that was left unsaved waits, also over a restart.
#pragma once

#include "app/qt/rows_model.h"
#include "rules/figures/house_book.h"
#include "rules/figures/house_draft.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace optio {

class Services;
class HouseModel;

class HouseDraftModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Is there a draft?
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// The rule set it changes.
    Q_PROPERTY(QString ruleset READ ruleset NOTIFY changed)
    Q_PROPERTY(QString rulesetName READ rulesetName NOTIFY changed)
    /// The file it is of; empty for new house rules.
    Q_PROPERTY(QString file READ file NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QString note READ note WRITE setNote NOTIFY changed)
    /// The tables: id (also as `key`), title, changes.
    Q_PROPERTY(optio::RowsModel *tables READ tables CONSTANT)
    /// The table whose lines are shown, and what the lines of all tables are searched for; with `onlyChanges` those that differ.
    Q_PROPERTY(QString table READ table WRITE setTable NOTIFY shownChanged)
    Q_PROPERTY(QString tableTitle READ tableTitle NOTIFY shownChanged)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY shownChanged)
    Q_PROPERTY(bool onlyChanges READ onlyChanges WRITE setOnlyChanges NOTIFY shownChanged)
    /// The lines: id, kind ("row", "number", "flag", "choice" or "text"), place, title, rule, section, value, shown, book, changed,
    /// removed, row (its place, where it can be taken out), fault, step, choices, within (is it a figure under its row's line?).
    Q_PROPERTY(optio::RowsModel *rows READ rows CONSTANT)
    Q_PROPERTY(int changes READ changes NOTIFY changed)
    /// Why it does not load, without the line; empty when it does. `faultPlace`: the line it stands at, empty when at none.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    Q_PROPERTY(QString faultPlace READ faultPlace NOTIFY changed)
    Q_PROPERTY(bool dirty READ dirty NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// Battles under way with these rules.
    Q_PROPERTY(int underWay READ underWay NOTIFY changed)
    /// Does the file hold comments that saving drops, or new rows that are kept but not shown?
    Q_PROPERTY(bool comments READ comments NOTIFY changed)
    Q_PROPERTY(int added READ added NOTIFY changed)
public:
    HouseDraftModel(Services *services, HouseModel *house);

    /// Takes up a draft that was left.
    void resume();

    bool isOpen() const { return !history_.empty(); }
    QString ruleset() const;
    QString rulesetName() const;
    QString file() const { return file_; }
    QString name() const;
    void setName(const QString &name);
    QString note() const;
    void setNote(const QString &note);
    RowsModel *tables() { return &list_; }
    QString table() const { return table_; }
    QString tableTitle() const;
    void setTable(const QString &table);
    QString filter() const { return filter_; }
    void setFilter(const QString &filter);
    bool onlyChanges() const { return onlyChanges_; }
    void setOnlyChanges(bool only);
    RowsModel *rows() { return &rows_; }
    int changes() const { return changes_; }
    QString fault() const { return fault_; }
    QString faultPlace() const { return faultPlace_; }
    bool dirty() const { return isOpen() && !(now() == *saved_); }
    bool canUndo() const { return at_ > 0; }
    bool canRedo() const { return at_ + 1 < history_.size(); }
    int underWay() const;
    bool comments() const { return comments_; }
    int added() const { return added_; }

    /// New house rules for a rule set.
    Q_INVOKABLE bool begin(const QString &ruleset);
    /// Those of a file in use.
    Q_INVOKABLE bool edit(const QString &file);
    /// Changes a figure.
    Q_INVOKABLE void set(const QString &place, const QVariant &value);
    /// Sets a number as it was typed; false after failed(), when it is none.
    Q_INVOKABLE bool type(const QString &place, const QString &text);
    /// A figure or a row as in the book; without a place everything.
    Q_INVOKABLE void restore(const QString &place = {});
    Q_INVOKABLE void removeRow(const QString &place);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Writes it into its file, or with `copy` into a new one, so that battles under way keep theirs. False after failed().
    Q_INVOKABLE bool save(bool copy = false);
    /// Lets it go; can be undone.
    Q_INVOKABLE void discard();
    /// Lets go of a draft without a change.
    Q_INVOKABLE void leave();
    /// The row of `rows` where the fault stands; shows its table. -1 when it stands at no line.
    Q_INVOKABLE int showFault();

Q_SIGNALS:
    void changed();
    void shownChanged();

private:
    static constexpr const char *draftName = "house-rules.toml"; ///< what the reader's messages call it; taken off before they are shown

    const HouseDraft &now() const { return history_[at_]; }
    void start(HouseDraft draft, const QString &file, bool comments);
    void drop();
    void step(HouseDraft draft, const QString &place);
    void look();
    void check();
    void show();
    void keep() const;
    bool shows(const HouseTable &table, const HouseRow &row, const HouseFigure *figure) const;
    QVariantMap line(const HouseTable &table, const HouseRow &row) const;
    QVariantMap figureLine(const HouseTable &table, const HouseRow &row, const HouseFigure &figure, bool touched) const;
    QString placeAt(const std::string &toml, const std::string &where) const;
    std::string freshId(const std::string &name) const;

    Services *services_;
    HouseModel *house_;
    std::vector<HouseTable> tables_;
    QHash<QString, const HouseFigure *> figures_;
    std::vector<HouseDraft> history_;
    std::optional<HouseDraft> saved_;
    std::size_t at_ = 0;
    QString file_, table_, filter_, fault_, faultPlace_, last_;
    bool onlyChanges_ = false, comments_ = false, loaded_ = true;
    int changes_ = 0, added_ = 0;
    QHash<QString, int> counts_;
    RowsModel rows_, list_;
};

} // namespace optio
