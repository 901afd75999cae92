// SPDX-License-Identifier: GPL-3.0-or-later
// The charts of the rule sets.
#include "app/paper/chart_model.h"

#include "app/engine.h"
#include "app/paper/chart_columns.h"
#include "app/paper/pdf_writer.h"
#include "app/paper/sheet_words.h"
#include "app/qt/files.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"

#include <QFontMetricsF>

namespace optio {

namespace {

/// The charts with this id, or all of them for "", in the language of now. Throws Error when there are none.
Json chosen(const Ruleset &ruleset, const QString &id)
{
    Json found = Json::array();
    for (const Json &chart : ruleset.charts())
        if (id.isEmpty() || textAt(chart, "id") == id)
            found.push_back(sheetInWords(chart));
    if (found.empty())
        throw Error(ruleset.name() + " has no chart" + (id.isEmpty() ? "s." : " \"" + utf8(id) + "\"."));
    return found;
}

QVariantList rowsOf(const Json &chart)
{
    QVariantList rows;
    if (const QString note = textAt(chart, "note"); !note.isEmpty())
        rows.append(QVariantMap{{"kind", "note"}, {"text", note}, {"cells", QVariantList()}, {"rule", ""}, {"table", 0}});
    int number = 0;
    for (const Json &table : chart.at("tables")) {
        rows.append(
            QVariantMap{{"kind", "title"}, {"text", textAt(table, "title")}, {"cells", QVariantList()}, {"rule", ""}, {"table", number}});
        rows.append(QVariantMap{{"kind", "head"}, {"text", ""}, {"cells", toList(table.at("columns"))}, {"rule", ""}, {"table", number}});
        for (std::size_t i = 0; i < table.at("rows").size(); ++i)
            rows.append(QVariantMap{{"kind", "row"},
                                    {"text", ""},
                                    {"cells", toList(table.at("rows")[i])},
                                    {"rule", qt(table.at("rules")[i].get<std::string>())},
                                    {"table", number}});
        ++number;
    }
    return rows;
}

} // namespace

ChartModel::ChartModel(Services *services, QObject *parent) : QObject(parent), services_(services) {}

QVariantList ChartModel::list(const QString &ruleset)
{
    QVariantList list;
    services_->attempt([&] {
        for (const Json &chart : services_->ruleset(utf8(ruleset)).charts())
            list.append(QVariantMap{
                {"id", textAt(chart, "id")}, {"title", spoken(textAt(chart, "title"))}, {"note", spoken(textAt(chart, "note"))}});
    });
    return list;
}

QVariantMap ChartModel::chart(const QString &ruleset, const QString &id)
{
    QVariantMap found;
    services_->attempt([&] {
        const Json chart = chosen(services_->ruleset(utf8(ruleset)), id).front();
        found = {{"ruleset", services_->rulesetName(utf8(ruleset))},
                 {"id", textAt(chart, "id")},
                 {"title", textAt(chart, "title")},
                 {"rows", rowsOf(chart)}};
    });
    return found;
}

QVariantList ChartModel::widths(const QVariantMap &chart, const QFont &head, const QFont &font, qreal width, qreal gap) const
{
    struct Table {
        QStringList head;
        QList<QStringList> lines;
    };
    QList<Table> tables;
    const QVariantList rows = chart.value("rows").toList();
    for (const QVariant &one : rows) {
        const QVariantMap row = one.toMap();
        const QString kind = row.value("kind").toString();
        if (kind == QLatin1String("head"))
            tables.append({row.value("cells").toStringList(), {}});
        else if (kind == QLatin1String("row") && !tables.isEmpty())
            tables.last().lines.append(row.value("cells").toStringList());
    }
    QVariantList widths;
    for (const Table &table : tables) {
        const QFontMetricsF metrics(font);
        const QList<qreal> columns = columnWidths(table.head, table.lines, QFontMetricsF(head), metrics, width, gap);
        QVariantList one;
        if (!isCrowded(table.lines, columns, metrics, gap))
            for (const qreal column : columns)
                one.append(column);
        widths.append(QVariant(one));
    }
    return widths;
}

QString ChartModel::fileName(const QString &ruleset, const QString &id) const
{
    QString title = tr("charts");
    services_->attempt([&] {
        if (!id.isEmpty())
            title = textAt(chosen(services_->ruleset(utf8(ruleset)), id).front(), "title");
    });
    return services_->rulesetName(utf8(ruleset)) + QStringLiteral(", ") + title + QStringLiteral(".pdf");
}

bool ChartModel::savePdf(const QString &ruleset, const QString &id, const QString &paper, const QUrl &file)
{
    return services_->attempt([&] {
        const Ruleset &rules = services_->ruleset(utf8(ruleset));
        const QString name = qt(rules.name());
        const QString source = tr("%1, rules data %2 · Optio %3").arg(name, qt(rules.data()).left(8), QStringLiteral(OPTIO_VERSION));
        writeFile(file, chartsPdf(chosen(rules, id), paper, name, source));
    });
}

} // namespace optio
