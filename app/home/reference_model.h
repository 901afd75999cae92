// SPDX-License-Identifier: GPL-3.0-or-later
// App.reference: the numbered rules of a rule set, searchable.
#pragma once

#include "app/qt/rows_model.h"
#include "rules/roster/glossary.h"

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <string>

namespace optio {

class Services;

class ReferenceModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// [{id,name}]
    Q_PROPERTY(QVariantList rulesets READ rulesets NOTIFY rulesetsChanged)
    /// The rule set shown.
    Q_PROPERTY(QString ruleset READ ruleset NOTIFY changed)
    /// {id,rule,title,text}
    Q_PROPERTY(optio::RowsModel *rows READ rows CONSTANT)
    /// Words that all must occur in a row.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY changed)
public:
    explicit ReferenceModel(Services *services, QObject *parent = nullptr);

    QVariantList rulesets() const;
    const QString &ruleset() const { return ruleset_; }
    RowsModel *rows() const { return rows_; }
    const QString &filter() const { return filter_; }
    void setFilter(const QString &filter);

    Q_INVOKABLE void open(const QString &ruleset);
    /// {rule,title,text}; empty when there is no such rule.
    Q_INVOKABLE QVariantMap find(const QString &ruleset, const QString &rule);
    /// What short words on the screen mean, piece by piece (rules/roster/explain.h), each once: [{word,say,rule}]. What the glossary has
    /// not is left out.
    Q_INVOKABLE QVariantList explain(const QString &ruleset, const QStringList &words);
    /// How it is played: [{title,parts:[{heading,text,rule,picture,items}]}], see rules/roster/howto.h.
    Q_INVOKABLE QVariantList howTo(const QString &ruleset);

Q_SIGNALS:
    void changed();
    void rulesetsChanged();

private:
    const QList<QVariantMap> &all(const QString &ruleset);
    void show();

    Services *services_;
    RowsModel *rows_;
    QString ruleset_;
    QString filter_;
    std::map<QString, QList<QVariantMap>> pages_; ///< made when first asked for
    std::map<QString, std::vector<GlossaryWord>> glossaries_;
    std::map<QString, QVariantList> howTos_;
};

} // namespace optio
