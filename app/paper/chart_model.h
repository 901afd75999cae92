// SPDX-License-Identifier: GPL-3.0-or-later
// App.charts: the charts of the rule sets, to be read and to be saved as pages for a printer.
#pragma once

#include <QFont>
#include <QObject>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace optio {

class Services;

class ChartModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
public:
    explicit ChartModel(Services *services, QObject *parent = nullptr);

    /// [{id,title,note}]
    Q_INVOKABLE QVariantList list(const QString &ruleset);
    /// {ruleset,id,title,rows}, `ruleset` its name; empty, after failed(), when there is no such chart. `rows` is the whole chart as one
    /// list: {kind:"note",text}, {kind:"title",text}, {kind:"head",cells,table} and {kind:"row",cells,rule,table}, `table` counting the
    /// tables from 0.
    Q_INVOKABLE QVariantMap chart(const QString &ruleset, const QString &id);
    /// For each table of a chart() the widths of its columns in `width`, with `gap` beside each text; an empty list for one that would be
    /// crowded.
    Q_INVOKABLE QVariantList widths(const QVariantMap &chart, const QFont &head, const QFont &font, qreal width, qreal gap) const;
    /// What a file of this chart, or with "" of all of them, may be called: "<rule set>, Shooting.pdf".
    Q_INVOKABLE QString fileName(const QString &ruleset, const QString &id) const;
    /// Saves a chart, or with "" all charts of the rule set, as a PDF on "a4" or "letter" paper. False after failed().
    Q_INVOKABLE bool savePdf(const QString &ruleset, const QString &id, const QString &paper, const QUrl &file);

private:
    Services *services_;
};

} // namespace optio
