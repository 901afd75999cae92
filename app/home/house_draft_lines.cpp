// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of house rules being edited: the tables and their figures as they are now, searched and as changed, and which of them the fault
// stands at.
#include "app/home/house_draft_model.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"

namespace optio {

QString HouseDraftModel::tableTitle() const
{
    const auto table = std::find_if(tables_.begin(), tables_.end(), [&](const HouseTable &one) { return qt(one.id) == table_; });
    return table == tables_.end() ? QString() : spoken(table->title);
}

void HouseDraftModel::setTable(const QString &table)
{
    table_ = table;
    show();
    Q_EMIT shownChanged();
}

void HouseDraftModel::setFilter(const QString &filter)
{
    filter_ = filter;
    show();
    Q_EMIT shownChanged();
}

void HouseDraftModel::setOnlyChanges(bool only)
{
    onlyChanges_ = only;
    show();
    Q_EMIT shownChanged();
}

bool HouseDraftModel::shows(const HouseTable &table, const HouseRow &row, const HouseFigure *figure) const
{
    const QString text = spoken(table.title) + u' ' + spoken(row.title) + (figure != nullptr ? u' ' + spoken(figure->title) : QString());
    const QStringList words = filter_.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

QVariantMap HouseDraftModel::line(const HouseTable &table, const HouseRow &row) const
{
    const bool gone = now().touches(table.id) && now().removed(row.id), changed = now().touches(table.id) && now().changed(row.id);
    return {{"id", qt(row.id)},          {"kind", "row"},
            {"place", qt(row.id)},       {"title", spoken(row.title)},
            {"rule", qt(row.rule)},      {"section", spoken(table.title)},
            {"changed", changed},        {"removed", gone},
            {"row", qt(row.id)},         {"value", 0},
            {"shown", QString()},        {"step", 1},
            {"choices", QVariantList()}, {"book", QString()},
            {"within", false},           {"fault", !fault_.isEmpty() && faultPlace_ == qt(row.id) ? fault_ : QString()}};
}

QVariantMap HouseDraftModel::figureLine(const HouseTable &table, const HouseRow &row, const HouseFigure &figure, bool touched) const
{
    static const char *const kinds[] = {"number", "flag", "choice", "text"};
    const bool alone = !row.id.empty() && row.figures.size() == 1;
    const Json value = touched ? now().value(figure.id) : figure.book;
    const bool changed = touched && now().changed(figure.id);
    QVariantList choices;
    for (const auto &[known, label] : figure.choices)
        choices.append(QVariantMap{{"value", qt(known)}, {"label", label.empty() ? tr("none") : spoken(label)}});
    const QString place = alone ? qt(row.id) : qt(figure.id);
    const bool faulty = !fault_.isEmpty() && (faultPlace_ == qt(figure.id) || (alone && faultPlace_ == place) ||
                                              qt(figure.id).startsWith(faultPlace_ + QStringLiteral(".")));
    return {{"id", place},
            {"kind", kinds[static_cast<int>(figure.kind)]},
            {"place", qt(figure.id)},
            {"title", alone ? spoken(row.title) : spoken(figure.title)},
            {"rule", alone || row.id.empty() ? qt(row.rule) : QString()},
            {"section", spoken(table.title)},
            {"value", toVariant(value)},
            {"shown", qt(shownValue(figure, value))},
            {"book", changed ? qt(shownValue(figure, figure.book)) : QString()},
            {"changed", changed},
            {"removed", false},
            {"row", alone ? qt(row.id) : QString()},
            {"fault", faulty && faultPlace_ != QString() ? fault_ : QString()},
            {"step", figure.step},
            {"choices", choices},
            {"within", !row.id.empty() && !alone}};
}

void HouseDraftModel::show()
{
    QList<QVariantMap> lines;
    const bool all = !filter_.trimmed().isEmpty() || onlyChanges_;
    for (const HouseTable &table : tables_) {
        if (!isOpen() || (!all && qt(table.id) != table_) || (onlyChanges_ && counts_.value(qt(table.id)) == 0))
            continue;
        const bool touched = now().touches(table.id);
        for (const HouseRow &row : table.rows) {
            const bool whole = shows(table, row, nullptr);
            const bool gone = touched && !row.id.empty() && now().removed(row.id);
            QList<QVariantMap> figures;
            for (const HouseFigure &figure : row.figures)
                if (!gone && (whole || shows(table, row, &figure)) && (!onlyChanges_ || (touched && now().changed(figure.id))))
                    figures.append(figureLine(table, row, figure, touched));
            const bool wanted = onlyChanges_ ? gone && whole : whole;
            if (!row.id.empty() && (gone || row.figures.size() != 1) && (wanted || !figures.isEmpty()))
                lines.append(line(table, row));
            lines += figures;
        }
    }
    rows_.update(lines);
}

int HouseDraftModel::showFault()
{
    const std::string place = utf8(faultPlace_);
    for (const HouseTable &table : tables_)
        if (place.rfind(table.id + "/", 0) == 0) {
            filter_.clear();
            onlyChanges_ = false;
            setTable(qt(table.id));
            for (int row = 0; row < rows_.count(); ++row)
                if (!rows_.get(row).value("fault").toString().isEmpty())
                    return row;
        }
    return -1;
}

} // namespace optio
