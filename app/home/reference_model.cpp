// SPDX-License-Identifier: GPL-3.0-or-later
// The reference pages of the rule sets.
#include "app/home/reference_model.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"

namespace optio {

ReferenceModel::ReferenceModel(Services *services, QObject *parent)
    : QObject(parent), services_(services), rows_(new RowsModel({"id", "rule", "title", "text"}, this))
{
    connect(services, &Services::rulesetsChanged, this, [this] {
        pages_.clear();
        ruleset_.clear();
        show();
        Q_EMIT rulesetsChanged();
    });
}

QVariantList ReferenceModel::rulesets() const
{
    QVariantList list;
    for (const Ruleset *ruleset : services_->rulesets())
        list.append(QVariantMap{{"id", qt(ruleset->id())}, {"name", qt(ruleset->name())}});
    return list;
}

void ReferenceModel::setFilter(const QString &filter)
{
    if (filter == filter_)
        return;
    filter_ = filter;
    show();
}

void ReferenceModel::open(const QString &ruleset)
{
    services_->attempt([&] {
        all(ruleset);
        ruleset_ = ruleset;
        filter_.clear();
        show();
    });
}

QVariantMap ReferenceModel::find(const QString &ruleset, const QString &rule)
{
    QVariantMap found;
    services_->attempt([&] {
        for (const QVariantMap &row : all(ruleset))
            if (row.value("rule").toString() == rule) {
                found = row;
                return;
            }
    });
    found.remove(QStringLiteral("id"));
    return found;
}

const QList<QVariantMap> &ReferenceModel::all(const QString &ruleset)
{
    if (const auto page = pages_.find(ruleset); page != pages_.end())
        return page->second;
    QList<QVariantMap> rows;
    for (const Json &row : services_->ruleset(utf8(ruleset)).reference())
        rows.append({{"id", QStringLiteral("%1 %2").arg(textAt(row, "rule")).arg(rows.size())},
                     {"rule", textAt(row, "rule")},
                     {"title", textAt(row, "title")},
                     {"text", textAt(row, "text")}});
    return pages_.emplace(ruleset, rows).first->second;
}

void ReferenceModel::show()
{
    const QStringList words = filter_.split(u' ', Qt::SkipEmptyParts);
    QList<QVariantMap> shown;
    if (!ruleset_.isEmpty())
        for (const QVariantMap &row : all(ruleset_)) {
            const QString text = row.value("rule").toString() + u' ' + row.value("title").toString() + u' ' + row.value("text").toString();
            if (std::all_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); }))
                shown.append(row);
        }
    rows_->update(shown);
    Q_EMIT changed();
}

} // namespace optio
