// SPDX-License-Identifier: GPL-3.0-or-later
// The army library.
#include "app/library_model.h"

#include "app/desk.h"
#include "app/engine.h"
#include "app/files.h"
#include "app/json_qt.h"

#include <algorithm>

namespace optio {

namespace {

/// "12 Blades (O), 3 Spears (O) …": like units together, the first six kinds.
QString summaryOf(const QList<std::pair<QString, int>> &kinds)
{
    constexpr int most = 6;
    QStringList parts;
    for (const auto &[label, count] : kinds.mid(0, most))
        parts.append(QStringLiteral("%1 %2").arg(count).arg(label));
    return parts.join(QStringLiteral(", ")) + (kinds.size() > most ? QStringLiteral(" …") : QString());
}

void countIn(QList<std::pair<QString, int>> &kinds, const QString &label, int count)
{
    for (auto &[known, total] : kinds)
        if (known == label) {
            total += count;
            return;
        }
    kinds.append({label, count});
}

QString textOf(const QUrl &file) { return qt(readFile(file, static_cast<qint64>(JsonLimits().bytes))); }

} // namespace

LibraryModel::LibraryModel(Desk *desk, QObject *parent)
    : QObject(parent), desk_(desk),
      rows_(new RowsModel({"id", "name", "ruleset", "rulesetName", "points", "elements", "supplied", "findings", "summary"}, this))
{
    connect(desk, &Desk::rulesetsChanged, this, [this] {
        if (!loaded_)
            return;
        loaded_ = false;
        all_.clear();
        load();
    });
}

RowsModel *LibraryModel::rows()
{
    load();
    return rows_;
}

LibraryModel::Row LibraryModel::read(const Json &roster, bool supplied) const
{
    const std::string id = roster.value("ruleset", "");
    QVariantMap shown{{"id", textAt(roster, "id")},
                      {"name", textAt(roster, "name")},
                      {"ruleset", qt(id)},
                      {"rulesetName", desk_->rulesetName(id)},
                      {"points", 0},
                      {"elements", 0},
                      {"supplied", supplied},
                      {"findings", 0},
                      {"errors", 0},
                      {"summary", QString()}};
    QString words;
    for (const auto &[key, value] : roster.items())
        if (value.is_string() && key != "id" && key != "data" && key != "ruleset")
            words += toVariant(value).toString() + u' ';
    try {
        const Ruleset &ruleset = desk_->forRoster(id);
        const Json totals = ruleset.totals(roster);
        QList<std::pair<QString, int>> kinds;
        int elements = 0;
        for (const Json &command : roster.at("commands"))
            for (const Json &unit : command.at("units")) {
                const int count = unit.value("count", 1);
                const QString label = textAt(ruleset.unitText(unit), "label");
                countIn(kinds, label, count);
                elements += count;
                words += u' ' + label;
            }
        shown["points"] = toVariant(totals.value("points", Json(0)));
        shown["elements"] = toVariant(totals.value("elements", Json(elements)));
        const std::vector<Finding> findings = ruleset.check(roster);
        shown["findings"] = static_cast<int>(findings.size());
        shown["errors"] = static_cast<int>(
            std::count_if(findings.begin(), findings.end(), [](const Finding &finding) { return finding.severity == "error"; }));
        shown["summary"] = summaryOf(kinds);
    } catch (const std::exception &error) {
        shown["findings"] = shown["errors"] = 1; // unknown to this program: kept as it is, and said so
        shown["summary"] = QString::fromUtf8(error.what());
    }
    return {shown, words};
}

void LibraryModel::load()
{
    if (loaded_)
        return;
    loaded_ = true;
    for (const Ruleset *ruleset : desk_->rulesets())
        if (ruleset->base() == ruleset->id()) // under house rules they are the same ones
            for (const Json &army : ruleset->armies())
                all_[army.value("id", "")] = read(army, true);
    if (desk_->hasStore())
        desk_->attempt([this] {
            for (const RosterRow &row : desk_->store().rosters())
                if (const std::optional<Json> roster = desk_->store().roster(row.id))
                    all_[row.id] = read(*roster, false);
        });
    show();
}

void LibraryModel::show()
{
    const QStringList words = filter_.split(u' ', Qt::SkipEmptyParts);
    QList<QVariantMap> shown;
    for (const auto &[id, row] : all_) {
        const bool fits = std::all_of(words.begin(), words.end(),
                                      [&text = row.words](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
        if (fits && !(ownOnly_ && row.shown.value("supplied").toBool()) &&
            (rulesetFilter_.isEmpty() || row.shown.value("ruleset").toString() == rulesetFilter_))
            shown.append(row.shown);
    }
    std::stable_sort(shown.begin(), shown.end(), [](const QVariantMap &one, const QVariantMap &two) {
        const bool suppliedOne = one.value("supplied").toBool(), suppliedTwo = two.value("supplied").toBool();
        return suppliedOne != suppliedTwo ? suppliedTwo
                                          : QString::localeAwareCompare(one.value("name").toString(), two.value("name").toString()) < 0;
    });
    rows_->update(shown);
}

void LibraryModel::setFilter(const QString &filter)
{
    if (filter == filter_)
        return;
    filter_ = filter;
    load();
    show();
    Q_EMIT filterChanged();
}

void LibraryModel::setRulesetFilter(const QString &ruleset)
{
    if (ruleset == rulesetFilter_)
        return;
    rulesetFilter_ = ruleset;
    load();
    show();
    Q_EMIT filterChanged();
}

void LibraryModel::setOwnOnly(bool only)
{
    if (only == ownOnly_)
        return;
    ownOnly_ = only;
    load();
    show();
    Q_EMIT filterChanged();
}

QString LibraryModel::freeName(const QString &wanted, const QString &ruleset)
{
    const auto taken = [&](const QString &name) {
        return std::any_of(all_.begin(), all_.end(), [&](const auto &row) {
            return row.second.shown.value("name").toString() == name && row.second.shown.value("ruleset").toString() == ruleset;
        });
    };
    QString name = wanted;
    for (int number = 2; taken(name); ++number)
        name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    return name;
}

void LibraryModel::save(const Json &roster) { saveAll({roster}); }

void LibraryModel::saveAll(const std::vector<Json> &rosters)
{
    load();
    std::vector<Row> rows;
    std::vector<std::pair<Json, double>> stored;
    for (const Json &roster : rosters) {
        rows.push_back(read(roster, false));
        stored.emplace_back(roster, rows.back().shown.value("points").toDouble());
    }
    desk_->store().saveRosters(stored, Desk::now());
    for (std::size_t i = 0; i < rosters.size(); ++i)
        all_[rosters[i].at("id").get<std::string>()] = rows[i];
    show();
}

void LibraryModel::bin(const QStringList &ids, bool into)
{
    load();
    for (const QString &id : ids) {
        desk_->store().binRoster(utf8(id), into, Desk::now());
        if (into)
            all_.erase(utf8(id));
        else
            all_[utf8(id)] = read(desk_->roster(utf8(id)), false);
        if (into)
            Q_EMIT removed(id);
    }
    show();
}

QString LibraryModel::create(const QString &ruleset, const QString &name)
{
    QString id;
    desk_->attempt([&] {
        load();
        const QString wanted = name.trimmed().isEmpty() ? tr("New army") : name.trimmed();
        const Ruleset &rules = desk_->ruleset(utf8(ruleset));
        Json roster = newRoster(rules, utf8(freeName(wanted, ruleset)));
        roster.update(rules.catalogue().value("newArmy", Json::object()));
        save(roster);
        id = textAt(roster, "id");
    });
    return id;
}

QString LibraryModel::duplicate(const QString &id)
{
    QString copy;
    desk_->attempt([&] {
        load();
        Json roster = desk_->roster(utf8(id));
        roster["id"] = newId();
        roster["name"] = utf8(freeName(tr("%1 (copy)").arg(textAt(roster, "name")), textAt(roster, "ruleset")));
        save(roster);
        copy = textAt(roster, "id");
    });
    return copy;
}

void LibraryModel::rename(const QString &id, const QString &name)
{
    desk_->attempt([&] {
        if (desk_->supplied(utf8(id)))
            throw Error("A supplied army keeps its name; duplicate it to change it.");
        if (name.trimmed().isEmpty())
            throw Error("An army needs a name.");
        Json roster = desk_->roster(utf8(id));
        roster["name"] = utf8(name.trimmed());
        save(roster);
        Q_EMIT saved(id);
    });
}

void LibraryModel::remove(const QString &id)
{
    desk_->attempt([&] {
        if (desk_->supplied(utf8(id)))
            throw Error("A supplied army cannot be deleted.");
        const QString name = textAt(desk_->roster(utf8(id)), "name");
        bin({id}, true);
        desk_->offerUndo(tr("%1 deleted").arg(name), [this, id] { bin({id}, false); });
    });
}

QVariantMap LibraryModel::look(const QUrl &file)
{
    QVariantMap seen;
    desk_->attempt([&] {
        load();
        const QString text = textOf(file);
        const Json roster = rosterFromText(utf8(text), "the army");
        const QString name = textAt(roster, "name"), ruleset = textAt(roster, "ruleset");
        seen = {{"name", name}, {"same", QString()}, {"text", text}};
        for (const auto &[id, row] : all_)
            if (!row.shown.value("supplied").toBool() && row.shown.value("name") == name && row.shown.value("ruleset") == ruleset)
                seen["same"] = qt(id);
    });
    return seen;
}

QString LibraryModel::importText(const QString &text)
{
    QString id;
    desk_->attempt([&] {
        load();
        Json roster = rosterFromText(utf8(text), "the army");
        if (all_.contains(roster.at("id").get<std::string>()) || desk_->supplied(roster.at("id")))
            roster["id"] = newId();
        roster["name"] = utf8(freeName(textAt(roster, "name"), textAt(roster, "ruleset")));
        save(roster);
        id = textAt(roster, "id");
    });
    return id;
}

QString LibraryModel::importOver(const QString &text, const QString &id)
{
    const bool replaced = desk_->attempt([&] {
        load();
        if (desk_->supplied(utf8(id)))
            throw Error("A supplied army cannot be replaced.");
        const Json before = desk_->roster(utf8(id));
        Json roster = rosterFromText(utf8(text), "the army");
        roster["id"] = before.at("id");
        save(roster);
        Q_EMIT saved(id);
        desk_->offerUndo(tr("%1 replaced").arg(textAt(before, "name")), [this, id, before] {
            save(before);
            Q_EMIT saved(id);
        });
    });
    return replaced ? id : QString();
}

QString LibraryModel::exportText(const QString &id)
{
    QString text;
    desk_->attempt([&] {
        const Json roster = desk_->roster(utf8(id));
        text = qt(rosterFile(desk_->forRoster(roster.value("ruleset", "")), roster));
    });
    return text;
}

bool LibraryModel::exportFile(const QString &id, const QUrl &file)
{
    return desk_->attempt([&] {
        const Json roster = desk_->roster(utf8(id));
        writeFile(file, rosterFile(desk_->forRoster(roster.value("ruleset", "")), roster));
    });
}

QString LibraryModel::importFile(const QUrl &file)
{
    QString text;
    const bool read = desk_->attempt([&] { text = textOf(file); });
    return read ? importText(text) : QString();
}

QVariant LibraryModel::pointsUnder(const QString &ruleset, const QString &id) const
{
    QVariant points = 0;
    desk_->attempt([&] {
        const Ruleset *rules = desk_->findForRoster(utf8(ruleset));
        if (rules != nullptr)
            points = toVariant(rules->totals(desk_->roster(utf8(id))).value("points", Json(0)));
    });
    return points;
}

QVariantList LibraryModel::choices(const QString &ruleset)
{
    load();
    QVariantList list;
    for (const auto &[id, row] : all_)
        if (const QString own = row.shown.value("ruleset").toString(); baseOf(utf8(own)) == baseOf(utf8(ruleset)))
            list.append(QVariantMap{{"id", row.shown.value("id")},
                                    {"name", row.shown.value("name")},
                                    {"errors", row.shown.value("errors")},
                                    {"points", own == ruleset ? row.shown.value("points") : pointsUnder(ruleset, qt(id))}});
    std::stable_sort(list.begin(), list.end(), [](const QVariant &one, const QVariant &two) {
        return QString::localeAwareCompare(one.toMap().value("name").toString(), two.toMap().value("name").toString()) < 0;
    });
    return list;
}

} // namespace optio
