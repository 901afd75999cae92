// SPDX-License-Identifier: GPL-3.0-or-later
// Slots and picks.
#include "app/play/picks.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"

#include <algorithm>

namespace optio {

namespace {

/// Which candidate a pick means; -1 for none.
int candidateOf(const std::vector<Candidate> &candidates, const Json &pick)
{
    const Json none;
    const Json &unit = pick.is_object() && pick.contains("unit") ? pick.at("unit") : pick.is_string() ? pick : none;
    if (!unit.is_string())
        return -1;
    const bool parted = pick.is_object() && pick.contains("part") && pick.at("part").is_string();
    for (std::size_t at = 0; at < candidates.size(); ++at)
        if (unit == candidates[at].unit && (!parted || pick.at("part") == candidates[at].part))
            return static_cast<int>(at);
    return -1;
}

QVariantMap rowOf(const Candidate &candidate, const GameView &game)
{
    const auto at = game.unitAt.constFind(qt(candidate.unit));
    const UnitLine unit = at == game.unitAt.cend() ? UnitLine() : game.units[*at];
    QString detail = spoken(candidate.detail);
    if (!unit.group.isEmpty() && (detail == unit.group || detail.startsWith(unit.group + QStringLiteral(" · "))))
        detail.remove(0, unit.group.size() + (detail == unit.group ? 0 : 3)); // its heading says that
    return {{"unit", qt(candidate.unit)},
            {"part", qt(candidate.part)},
            {"label", candidate.label.empty() ? unit.label : spoken(candidate.label)},
            {"detail", detail},
            {"icon", unit.icon},
            {"side", unit.side},
            {"heading", unit.group},
            {"most", candidate.most}};
}

/// "6 Blades (O), 1 Cavalry (O)"; a unit that is picked as a whole is named without a number.
QString summaryOf(const QVariantList &rows)
{
    QList<std::pair<QString, int>> sums;
    bool counted = false;
    for (const QVariant &one : rows) {
        const QVariantMap row = one.toMap();
        const QString label = row["label"].toString();
        const int count = row["count"].toInt();
        counted = counted || row["most"].toInt() > 1;
        const auto like = std::find_if(sums.begin(), sums.end(), [&](const auto &sum) { return sum.first == label; });
        if (like != sums.end())
            like->second += count;
        else if (count > 0)
            sums.append({label, count});
    }
    QStringList parts;
    for (const auto &[label, count] : sums)
        parts.append(counted || count > 1 ? QStringLiteral("%1 %2").arg(count).arg(label) : label);
    return parts.join(QStringLiteral(", "));
}

/// Rows in the order of the table: a rule set lists units by their ids, where the tenth comes before the second.
void inTableOrder(QVariantList &rows, const GameView &game)
{
    const auto place = [&game](const QVariant &row) { return game.unitAt.value(row.toMap()["unit"].toString(), game.units.size()); };
    std::stable_sort(rows.begin(), rows.end(), [&place](const QVariant &one, const QVariant &two) { return place(one) < place(two); });
}

/// Rows of one command together, its name with the first of them; no names when all are of one command.
void group(QVariantList &rows)
{
    QStringList headings;
    for (const QVariant &row : rows)
        if (const QString heading = row.toMap()["heading"].toString(); !headings.contains(heading))
            headings.append(heading);
    QVariantList sorted;
    for (const QString &heading : headings) {
        bool first = headings.size() > 1;
        for (const QVariant &one : std::as_const(rows)) {
            QVariantMap row = one.toMap();
            if (row["heading"].toString() != heading)
                continue;
            if (!first)
                row["heading"] = QString();
            first = false;
            sorted.append(row);
        }
    }
    rows = sorted;
}

/// The units on the table that a slot may be filled with.
QVariantList tableRows(const Slot &slot, const GameView &game, const std::function<bool(const QString &)> &fits)
{
    QVariantList rows;
    for (const UnitLine &unit : game.units) {
        const bool mine = unit.side == game.active;
        if ((slot.whose == "active" && !mine) || (slot.whose == "other" && mine) || !fits(unit.id))
            continue;
        const QString between = unit.detail.isEmpty() || unit.group.isEmpty() ? QString() : QStringLiteral(" · ");
        rows.append(QVariantMap{{"id", unit.id},
                                {"label", unit.label},
                                {"detail", unit.group + between + unit.detail},
                                {"icon", unit.icon},
                                {"side", unit.side}});
    }
    return rows;
}

} // namespace

bool isFilled(const Slot &slot, const Json &input)
{
    if (!input.is_object() || !input.contains(slot.id))
        return false;
    const Json &given = input.at(slot.id);
    return slot.optional || (slot.many ? given.is_array() && !given.empty() : given.is_string() && !given.get<std::string>().empty());
}

std::vector<int> countsOf(const std::vector<Candidate> &candidates, const Json &picks)
{
    std::vector<int> counts(candidates.size(), 0);
    if (picks.is_array())
        for (const Json &pick : picks)
            if (const int at = candidateOf(candidates, pick); at >= 0) {
                const auto place = static_cast<std::size_t>(at);
                const bool counted = pick.is_object() && pick.contains("count") && pick.at("count").is_number_integer();
                counts[place] = std::clamp(counts[place] + (counted ? pick.at("count").get<int>() : 1), 0, candidates[place].most);
            }
    return counts;
}

std::vector<int> firstCounts(const Slot &slot, const std::vector<Candidate> &candidates, const QStringList &selected)
{
    const auto chosen = [&](const Candidate &one) { return selected.contains(qt(one.unit)); };
    const bool any = std::any_of(candidates.begin(), candidates.end(), chosen);
    const bool single = slot.whose == "any";
    std::vector<int> counts;
    counts.reserve(candidates.size());
    std::string last; // of the units that one was picked of
    for (const Candidate &one : candidates) {
        int count = one.standard;
        if (any)
            count = !chosen(one) ? 0 : one.standard > 0 ? one.standard : !single ? one.most : one.unit != last ? 1 : 0;
        if (count > 0)
            last = one.unit;
        counts.push_back(std::min(one.most, count));
    }
    return counts;
}

Json picksOf(const std::vector<Candidate> &candidates, const std::vector<int> &counts)
{
    Json picks = Json::array();
    for (std::size_t at = 0; at < candidates.size() && at < counts.size(); ++at)
        if (counts[at] > 0)
            picks.push_back({{"unit", candidates[at].unit}, {"part", candidates[at].part}, {"count", counts[at]}});
    return picks;
}

QVariantMap slotView(const Slot &slot, const Json &input, const std::vector<Candidate> &candidates, const GameView &game,
                     const std::function<bool(const QString &)> &fits, const QString &waiting)
{
    QVariantList rows;
    QVariantMap view{{"waiting", waiting},        {"id", qt(slot.id)}, {"label", spoken(slot.label)},           {"many", slot.many},
                     {"optional", slot.optional}, {"late", slot.late}, {"unit", textAt(input, slot.id.c_str())}};
    if (slot.many) {
        const Json none = Json::array();
        const std::vector<int> counts = countsOf(candidates, input.contains(slot.id) ? input.at(slot.id) : none);
        int picked = 0;
        for (std::size_t at = 0; at < candidates.size(); ++at) {
            QVariantMap row = rowOf(candidates[at], game);
            row["count"] = counts[at];
            picked += counts[at];
            rows.append(row);
        }
        inTableOrder(rows, game);
        group(rows);
        view["picked"] = picked;
        view["summary"] = summaryOf(rows);
    } else if (!candidates.empty()) {
        for (const Candidate &candidate : candidates) {
            QVariantMap row = rowOf(candidate, game);
            row["id"] = row["unit"];
            row["detail"] = spoken(candidate.detail);
            rows.append(row);
        }
        inTableOrder(rows, game);
    } else if (waiting.isEmpty()) {
        rows = tableRows(slot, game, fits);
        if (rows.isEmpty())
            rows = tableRows(slot, game, [](const QString &) { return true; });
    }
    view["candidates"] = rows;
    return view;
}

} // namespace optio
