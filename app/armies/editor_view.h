// SPDX-License-Identifier: GPL-3.0-or-later
// How the commands and rows of a roster read in the army editor. What was worked out for a row is kept, so that a long army is quick to
// edit.
#pragma once

#include "rules/json.h"

#include <QStringList>
#include <QVariant>

#include <string>
#include <unordered_map>
#include <vector>

namespace optio {

class Ruleset;
struct EditedPlace;
struct Finding;

/// How the choices of a command read: "Ally".
QString choicesText(const Json &fields, const EditedPlace &place);
/// What a command costs, and where it breaks when the totals tell it: "153 points  ·  breaks at 12".
QString commandFacts(const Json &totals, std::size_t command, double points);

/// The rows of one army, for QML.
class EditorView {
public:
    /// Another army, or the same one with other figures: what was kept is forgotten. `pinned` are the rows that the roster is pinned with.
    void use(const Ruleset *ruleset, const Json &fields, const Json &pinned);
    /// {label,detail,icon,points,count,total,values,known,why,extra}: `known` is false for a row that the figures do not know, `why` says
    /// what they do not know, `detail` and `extra` are its own words then; `extra` of a known row is what no field asks.
    QVariantMap unit(const Json &unit);

private:
    QVariantMap read(const Json &unit) const;
    QString ownWords(const Json &unit, bool all) const;

    const Ruleset *ruleset_ = nullptr;
    Json fields_ = Json::array(), pinned_ = Json::array();
    std::unordered_map<std::string, QVariantMap> kept_;
};

/// What the rules find in the rows: for each key ("c0", "c0u2") the worst severity and the sentences.
class EditorMarks {
public:
    EditorMarks() = default;
    explicit EditorMarks(const std::vector<Finding> &findings);
    /// Puts "mark" ("error", "warning", "note" or "") and "told" into a row.
    void mark(QVariantMap &row, const QString &key) const;

private:
    struct Mark {
        QString severity;
        QStringList told;
    };
    std::unordered_map<std::string, Mark> marks_;
};

} // namespace optio
