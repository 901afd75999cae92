// SPDX-License-Identifier: GPL-3.0-or-later
// What the library shows, in which order, and which of it is chosen.
#include "app/armies/library_model.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/services.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace optio {

namespace {

/// A few words for the choices of a list, in the order of their enumerators.
constexpr std::array shelves{"all", "own", "supplied", "bin"};
constexpr std::array orders{"name", "changed", "points", "ruleset"};
constexpr const char *orderKept = "library-order", *descendingKept = "library-descending";

template <class Words> std::size_t placeIn(const Words &words, const QString &word)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const char *one) { return word == QLatin1String(one); });
    if (found == words.end())
        throw Error("The library knows no \"" + utf8(word) + "\".");
    return static_cast<std::size_t>(found - words.begin());
}

std::optional<double> boundOf(const QVariant &value)
{
    const double bound = value.toDouble();
    return value.isNull() || !std::isfinite(bound) ? std::nullopt : std::optional(bound);
}

QVariant shownBound(const std::optional<double> &bound) { return bound ? QVariant(*bound) : QVariant::fromValue(nullptr); }

} // namespace

void LibraryModel::readOrder()
{
    const Store &store = services_->store();
    const QString order = qt(store.preference(orderKept, orders.front()));
    for (std::size_t i = 0; i < orders.size(); ++i)
        if (order == QLatin1String(orders[i]))
            query_.order = static_cast<RosterOrder>(i);
    query_.descending = store.preference(descendingKept, "") == "1";
}

QVariantMap LibraryModel::wanted() const
{
    return {{"words", qt(query_.words)},         {"shelf", QString::fromLatin1(shelves[static_cast<std::size_t>(query_.shelf)])},
            {"ruleset", qt(query_.ruleset)},     {"period", qt(query_.period)},
            {"least", shownBound(query_.least)}, {"most", shownBound(query_.most)},
            {"favourites", query_.favourites},   {"order", QString::fromLatin1(orders[static_cast<std::size_t>(query_.order)])},
            {"descending", query_.descending}};
}

bool LibraryModel::narrowed() const
{
    return !query_.words.empty() || !query_.ruleset.empty() || !query_.period.empty() || query_.least || query_.most || query_.favourites;
}

void LibraryModel::want(const QString &key, const QVariant &value)
{
    services_->attempt([&] {
        load();
        const QVariantMap before = wanted();
        if (key == QLatin1String("words"))
            query_.words = utf8(value.toString());
        else if (key == QLatin1String("shelf"))
            query_.shelf = static_cast<Shelf>(placeIn(shelves, value.toString()));
        else if (key == QLatin1String("ruleset"))
            query_.ruleset = utf8(value.toString());
        else if (key == QLatin1String("period"))
            query_.period = utf8(value.toString());
        else if (key == QLatin1String("least"))
            query_.least = boundOf(value);
        else if (key == QLatin1String("most"))
            query_.most = boundOf(value);
        else if (key == QLatin1String("favourites"))
            query_.favourites = value.toBool();
        else if (key == QLatin1String("order"))
            query_.order = static_cast<RosterOrder>(placeIn(orders, value.toString()));
        else if (key == QLatin1String("descending"))
            query_.descending = value.toBool();
        else
            throw Error("The library knows no \"" + utf8(key) + "\".");
        if (before == wanted())
            return;
        if (key == QLatin1String("order") || key == QLatin1String("descending")) {
            services_->store().setPreference(orderKept, orders[static_cast<std::size_t>(query_.order)]);
            services_->store().setPreference(descendingKept, query_.descending ? "1" : "");
        }
        // A period of other armies would leave nothing to be seen, and no sign of why.
        if (!query_.period.empty() && key != QLatin1String("period") && !periods().contains(qt(query_.period)))
            query_.period.clear();
        show();
        Q_EMIT wantedChanged();
    });
}

void LibraryModel::wantAll()
{
    query_ = {.shelf = query_.shelf, .order = query_.order, .descending = query_.descending};
    load();
    show();
    Q_EMIT wantedChanged();
}

QStringList LibraryModel::periods() const
{
    QStringList all;
    if (services_->hasStore())
        services_->attempt([&] {
            for (const std::string &period : services_->store().rosterPeriods({.shelf = query_.shelf, .ruleset = query_.ruleset}))
                all.append(qt(period));
        });
    return all;
}

int LibraryModel::binned() const
{
    std::size_t count = 0;
    if (services_->hasStore())
        services_->attempt([&] { count = services_->store().findRosters({.shelf = Shelf::bin}).size(); });
    return static_cast<int>(count);
}

QStringList LibraryModel::chosen() const
{
    QStringList ids(chosen_.begin(), chosen_.end());
    ids.sort();
    return ids;
}

void LibraryModel::choose(const QString &id)
{
    if (!chosen_.remove(id))
        chosen_.insert(id);
    rows_->choose(chosen_);
    Q_EMIT chosenChanged();
}

void LibraryModel::chooseAll()
{
    services_->attempt([this] {
        for (const ListedRoster &army : services_->store().listRosters(query_))
            chosen_.insert(qt(army.id));
        rows_->choose(chosen_);
        Q_EMIT chosenChanged();
    });
}

void LibraryModel::chooseNone()
{
    chosen_.clear();
    rows_->choose(chosen_);
    Q_EMIT chosenChanged();
}

} // namespace optio
