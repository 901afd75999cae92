// SPDX-License-Identifier: GPL-3.0-or-later
// Does the draft load? What it changes is counted, and a fault is told with the line it stands at.
#include "app/home/house_draft_model.h"

#include "app/engine.h"
#include "app/home/house_model.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "rulesets/houses.h"

namespace optio {

namespace {

int lineAt(const std::string &where)
{
    const std::size_t colon = where.find(':');
    return colon == std::string::npos ? 0 : std::atoi(where.c_str() + colon + 1);
}

/// The place in a house file that stands on the last line up to `line`.
void findPlace(const Figure &figure, const std::string &place, const std::string &mark, int line, std::pair<int, std::string> &best)
{
    const int own = lineAt(figure.where());
    if (!place.empty() && own > 0 && own <= line && own >= best.first)
        best = {own, place};
    if (figure.isTable()) {
        for (const std::string &key : figure.keys())
            if (const Figure &part = figure.at(key); part.isTable() || part.isArray())
                findPlace(part, place.empty() ? key : place + mark + key, mark == "/" ? "." : mark, line, best);
            else if (!place.empty() && lineAt(part.where()) <= line && lineAt(part.where()) >= best.first)
                best = {lineAt(part.where()), place + (mark == "." && place.find('/') == std::string::npos ? "/" : mark) + key};
    } else if (figure.isArray()) {
        for (const Figure &row : figure.items())
            if (row.isTable() && row.has("id"))
                findPlace(row, place + "/" + row.at("id").text(), "/", line, best);
    }
}

QString withCapital(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence.isEmpty() || sentence.endsWith(u'.') ? sentence : sentence + u'.';
}

} // namespace

void HouseDraftModel::look()
{
    counts_.clear();
    for (const HouseTable &table : tables_) {
        if (!now().touches(table.id))
            continue;
        int count = 0;
        for (const HouseRow &row : table.rows)
            if (!row.id.empty() && now().removed(row.id))
                ++count;
            else
                for (const HouseFigure &figure : row.figures)
                    count += now().changed(figure.id) ? 1 : 0;
        counts_.insert(qt(table.id), count);
    }
    QList<QVariantMap> list;
    for (const HouseTable &table : tables_)
        list.append(
            {{"id", qt(table.id)}, {"key", qt(table.id)}, {"title", spoken(table.title)}, {"changes", counts_.value(qt(table.id))}});
    list_.update(list);
    check();
    show();
    Q_EMIT changed();
}

void HouseDraftModel::check()
{
    fault_.clear();
    faultPlace_.clear();
    changes_ = added_ = 0;
    for (const int count : std::as_const(counts_))
        changes_ += count;
    if (now().name().empty()) {
        fault_ = tr("Give the house rules a name.");
        return;
    }
    const std::string toml = now().toml();
    try {
        const std::vector<HouseChange> found = tryHouse(house_->rulesets(), HouseRules::read(toml, draftName), draftName);
        added_ =
            static_cast<int>(std::count_if(found.begin(), found.end(), [](const HouseChange &change) { return change.what == "added"; }));
        changes_ = std::max(changes_, static_cast<int>(found.size()));
        loaded_ = true;
    } catch (const Error &error) {
        faultPlace_ = placeAt(toml, error.field());
        if (faultPlace_.isEmpty() && loaded_)
            faultPlace_ = last_;
        QString sentence = QString::fromUtf8(error.what());
        if (const QString place = qt(error.field()) + QStringLiteral(": "); sentence.startsWith(place))
            sentence = sentence.mid(place.size());
        else if (const QString file = QLatin1String(draftName) + QStringLiteral(": "); sentence.startsWith(file))
            sentence = sentence.mid(file.size());
        fault_ = withCapital(spoken(sentence));
        loaded_ = false;
    }
}

QString HouseDraftModel::placeAt(const std::string &toml, const std::string &where) const
{
    if (where.rfind(std::string(draftName) + ":", 0) != 0)
        return {};
    std::pair<int, std::string> best{0, {}};
    findPlace(readFigures(toml, draftName), "", ".", lineAt(where), best);
    const QString place = qt(best.second);
    // The last change, when it stands there; otherwise the place itself, if a line shows it.
    if (!last_.isEmpty() && (last_.startsWith(place) || place.startsWith(last_)))
        return last_;
    return place;
}

} // namespace optio
