// SPDX-License-Identifier: GPL-3.0-or-later
// The reference pages of the rule sets.
#include "app/home/reference_model.h"

#include "app/engine.h"
#include "app/qt/in_words.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/roster/explain.h"

#include <algorithm>

namespace optio {

ReferenceModel::ReferenceModel(Services *services, QObject *parent)
    : QObject(parent), services_(services), rows_(new RowsModel({"id", "rule", "title", "text"}, this))
{
    connect(services, &Services::rulesetsChanged, this, [this] {
        pages_.clear();
        glossaries_.clear();
        howTos_.clear();
        ruleset_.clear();
        show();
        Q_EMIT rulesetsChanged();
    });
}

QVariantList ReferenceModel::rulesets() const
{
    QVariantList list;
    for (const RulesetFace &rules : services_->faces())
        list.append(QVariantMap{{"id", qt(rules.id)}, {"name", qt(rules.name)}});
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

QVariantList ReferenceModel::explain(const QString &ruleset, const QStringList &words)
{
    QVariantList rows;
    services_->attempt([&] {
        auto glossary = glossaries_.find(ruleset);
        if (glossary == glossaries_.end())
            glossary = glossaries_.emplace(ruleset, services_->ruleset(utf8(ruleset)).glossary()).first;
        std::vector<const GlossaryWord *> told;
        for (const QString &word : words)
            for (const ExplainedPiece &piece : explainedPieces(glossary->second, utf8(word)))
                if (piece.word != nullptr && std::find(told.begin(), told.end(), piece.word) == told.end()) {
                    told.push_back(piece.word);
                    rows.append(QVariantMap{{"word", qt(piece.shown)}, {"say", spoken(piece.word->say)}, {"rule", qt(piece.word->rule)}});
                }
    });
    return rows;
}

QVariantList ReferenceModel::howTo(const QString &ruleset)
{
    if (const auto known = howTos_.find(ruleset); known != howTos_.end())
        return known->second;
    QVariantList pages;
    services_->attempt([&] {
        for (const HowToPage &page : services_->ruleset(utf8(ruleset)).howTo()) {
            QVariantList parts;
            for (const HowToPart &part : page.parts)
                parts.append(QVariantMap{{"heading", spoken(part.heading)},
                                         {"text", spoken(part.text)},
                                         {"rule", qt(part.rule)},
                                         {"picture", qt(part.picture)},
                                         {"items", inWords(toVariant(part.items))}});
            pages.append(QVariantMap{{"title", spoken(page.title)}, {"parts", parts}});
        }
        howTos_[ruleset] = pages;
    });
    return pages;
}

const QList<QVariantMap> &ReferenceModel::all(const QString &ruleset)
{
    if (const auto page = pages_.find(ruleset); page != pages_.end())
        return page->second;
    QList<QVariantMap> rows;
    for (const Json &row : services_->ruleset(utf8(ruleset)).reference())
        rows.append({{"id", QStringLiteral("%1 %2").arg(textAt(row, "rule")).arg(rows.size())},
                     {"rule", textAt(row, "rule")},
                     {"title", spoken(textAt(row, "title"))},
                     {"text", spoken(textAt(row, "text"))}});
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
