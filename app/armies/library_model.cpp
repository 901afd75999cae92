// SPDX-License-Identifier: GPL-3.0-or-later
// The army library.
#include "app/armies/library_model.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"
#include "rules/roster/roster_update.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>

namespace optio {

namespace {

/// So many faces are worked out at once before the window lives on.
constexpr std::size_t facesAtOnce = 25;
constexpr qsizetype longestNotes = 20000;

/// May any period be written into an army of this rule set? Not where the rule set has its own.
bool periodIsFree(const Ruleset *ruleset)
{
    if (ruleset == nullptr)
        return false;
    const Json fields = ruleset->catalogue().value("armyFields", Json::array());
    return std::none_of(fields.begin(), fields.end(), [](const Json &field) { return field.value("key", "") == "period"; });
}

} // namespace

LibraryModel::LibraryModel(Services *services, QObject *parent) : QObject(parent), services_(services), rows_(new ArmyRows(services, this))
{
    catchUp_.setInterval(0);
    connect(&catchUp_, &QTimer::timeout, this, [this] {
        if (!services_->attempt([this] { catchUp(); }))
            catchUp_.stop();
    });
    connect(services, &Services::rulesetsChanged, this, [this] {
        if (loaded_)
            reload();
    });
}

ArmyRows *LibraryModel::rows()
{
    load();
    return rows_;
}

void LibraryModel::reload()
{
    loaded_ = false;
    load();
}

bool LibraryModel::prepare()
{
    constexpr std::size_t some = 8;
    bool more = false;
    if (!loaded_ && services_->hasStore())
        services_->attempt([&] { more = listSupplied(some); });
    return more;
}

void LibraryModel::load()
{
    if (loaded_ || !services_->hasStore())
        return;
    loaded_ = true;
    services_->attempt([this] {
        const Store &store = services_->store();
        readOrder();
        (void)listSupplied(std::numeric_limits<std::size_t>::max());
        stale_.clear();
        for (const RosterStamp &stamp : store.rosterStamps(false))
            if (stamp.made != faceStamp(services_->findForRoster(stamp.ruleset)))
                stale_.push_back(stamp.id);
        catchUp();
    });
    show();
}

bool LibraryModel::listSupplied(std::size_t most)
{
    std::map<std::string, std::string> listed;
    for (const RosterStamp &stamp : services_->store().rosterStamps(true))
        listed[stamp.id] = stamp.made;
    std::vector<FacedRoster> armies;
    for (const Ruleset *ruleset : services_->rulesets())
        if (ruleset->base() == ruleset->id()) // under house rules they are the same ones
            for (const Json &army : ruleset->armies()) {
                const auto known = listed.find(army.value("id", ""));
                if (known == listed.end() || known->second != faceStamp(ruleset)) {
                    if (armies.size() == most) {
                        services_->store().listSupplied(armies, {});
                        return true;
                    }
                    armies.push_back({army, faceOf(ruleset, army)});
                }
                if (known != listed.end())
                    listed.erase(known);
            }
    std::vector<std::string> gone;
    for (const auto &[id, made] : listed)
        gone.push_back(id);
    if (!armies.empty() || !gone.empty())
        services_->store().listSupplied(armies, gone);
    return false;
}

void LibraryModel::catchUp()
{
    std::vector<FacedRoster> faces;
    for (; !stale_.empty() && faces.size() < facesAtOnce; stale_.pop_back())
        if (std::optional<Json> roster = services_->store().roster(stale_.back())) {
            RosterFace face = faceOf(services_->findForRoster(roster->value("ruleset", "")), *roster);
            faces.push_back({std::move(*roster), std::move(face)});
        }
    if (!faces.empty())
        services_->store().refreshFaces(faces);
    if (!stale_.empty()) {
        catchUp_.start();
    } else if (catchUp_.isActive()) {
        catchUp_.stop();
        show();
    }
}

void LibraryModel::show()
{
    services_->attempt([this] {
        if (!services_->hasStore())
            return;
        rows_->show(services_->store().findRosters(query_));
    });
    Q_EMIT listed();
}

QString LibraryModel::freeName(const QString &wanted, const QString &ruleset) const
{
    QString name = wanted;
    for (int number = 2; !services_->store().rosterNamed(utf8(name), utf8(ruleset)).empty(); ++number)
        name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    return name;
}

void LibraryModel::save(const Json &roster) { saveAll({roster}); }

bool LibraryModel::saveOver(const Json &before, const Json &roster)
{
    load();
    const FacedRoster faced{roster, faceOf(services_->findForRoster(roster.value("ruleset", "")), roster)};
    const bool saved = services_->store().saveRosterOver(before, faced, Services::now());
    show();
    return saved;
}

void LibraryModel::saveAll(const std::vector<Json> &rosters)
{
    const std::unique_ptr<RosterWriting> all = writing();
    for (const Json &roster : rosters)
        put(*all, roster);
    end(*all);
}

std::unique_ptr<RosterWriting> LibraryModel::writing()
{
    load();
    return std::make_unique<RosterWriting>(services_->store(), Services::now());
}

void LibraryModel::put(RosterWriting &writing, const Json &roster) const
{
    writing.put({roster, faceOf(services_->findForRoster(roster.value("ruleset", "")), roster)});
}

void LibraryModel::end(RosterWriting &writing)
{
    writing.commit();
    show();
}

QString LibraryModel::create(const QString &ruleset, const QString &name)
{
    QString id;
    services_->attempt([&] {
        load();
        const QString wanted = name.trimmed().isEmpty() ? tr("New army") : name.trimmed();
        const Ruleset &rules = services_->ruleset(utf8(ruleset));
        Json roster = newRoster(rules, utf8(freeName(wanted, ruleset)));
        roster.update(rules.catalogue().value("newArmy", Json::object()));
        pinRoster(rules, roster);
        save(roster);
        id = textAt(roster, "id");
    });
    return id;
}

QString LibraryModel::duplicate(const QString &id)
{
    QString copy;
    services_->attempt([&] {
        load();
        Json roster = services_->roster(utf8(id));
        roster["id"] = newId();
        roster["name"] = utf8(freeName(tr("%1 (copy)").arg(textAt(roster, "name")), textAt(roster, "ruleset")));
        if (const Ruleset *rules = services_->findForRoster(roster.value("ruleset", "")); rules != nullptr && isCurrent(*rules, roster))
            pinRoster(*rules, roster);
        save(roster);
        copy = textAt(roster, "id");
    });
    return copy;
}

void LibraryModel::rename(const QString &id, const QString &name)
{
    QVariantMap changed = details(id);
    if (changed.isEmpty())
        return;
    changed["name"] = name;
    setDetails(id, changed);
}

QVariantMap LibraryModel::details(const QString &id)
{
    QVariantMap shown;
    services_->attempt([&] {
        const Json roster = services_->roster(utf8(id));
        shown = {{"name", textAt(roster, "name")},
                 {"notes", textAt(roster, "notes")},
                 {"period", textAt(roster, "period")},
                 {"periodAsked", periodIsFree(services_->findForRoster(roster.value("ruleset", "")))}};
        shown["opened"] = shown;
    });
    return shown;
}

QVariantMap LibraryModel::clash(const QString &id, const QVariantMap &details)
{
    const QVariantMap opened = details.value("opened").toMap();
    if (opened.isEmpty() || details.value("overwrite").toBool())
        return {};
    QVariantMap now = this->details(id);
    now.remove("opened");
    const auto same = [&](const QVariantMap &other) {
        return std::all_of(now.keyBegin(), now.keyEnd(), [&](const QString &key) {
            return !other.contains(key) || other.value(key).toString().trimmed() == now.value(key).toString().trimmed();
        });
    };
    return now.isEmpty() || same(opened) || same(details) ? QVariantMap() : now;
}

bool LibraryModel::setDetails(const QString &id, const QVariantMap &details)
{
    if (!clash(id, details).isEmpty())
        return false;
    return services_->attempt([&] {
        if (services_->supplied(utf8(id)))
            throw Error("A supplied army stays as it is; duplicate it to change it.");
        const QString name = details.value("name").toString().trimmed(), notes = details.value("notes").toString();
        if (name.isEmpty())
            throw Error("An army needs a name.");
        if (notes.size() > longestNotes)
            throw Error("The notes are too long: at most " + std::to_string(longestNotes) + " characters are kept.");
        Json roster = services_->roster(utf8(id));
        roster["name"] = utf8(name);
        roster["notes"] = utf8(notes);
        if (periodIsFree(services_->findForRoster(roster.value("ruleset", "")))) {
            if (const QString period = details.value("period").toString().trimmed(); period.isEmpty())
                roster.erase("period");
            else
                roster["period"] = utf8(period);
        }
        save(roster);
        Q_EMIT saved(id);
    });
}

QVariant LibraryModel::pointsUnder(const QString &ruleset, const QString &id) const
{
    QVariant points = 0;
    services_->attempt([&] {
        const Ruleset *rules = services_->findForRoster(utf8(ruleset));
        if (rules != nullptr)
            points = toVariant(rules->totals(services_->roster(utf8(id))).value("points", Json(0)));
    });
    return points;
}

QVariantList LibraryModel::choices(const QString &ruleset)
{
    load();
    QVariantList list;
    services_->attempt([&] {
        for (const ListedRoster &army : services_->store().listRosters({.ruleset = utf8(ruleset), .sameBase = true})) {
            const QVariant points = qt(army.ruleset) == ruleset ? QVariant(army.face.points) : pointsUnder(ruleset, qt(army.id));
            list.append(QVariantMap{{"id", qt(army.id)}, {"name", qt(army.name)}, {"errors", army.face.errors}, {"points", points}});
        }
    });
    std::stable_sort(list.begin(), list.end(), [](const QVariant &one, const QVariant &two) {
        return QString::localeAwareCompare(one.toMap().value("name").toString(), two.toMap().value("name").toString()) < 0;
    });
    return list;
}

} // namespace optio
