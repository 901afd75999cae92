// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes part in the open event: added one by one, as a list, or out of what the library knows of them.
#include "app/club/club_model.h"
#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/services.h"
#include "rules/club/listed_army.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>

namespace optio {

namespace {

/// "Name, army, club, team" as an act's input; none for an empty line.
std::optional<Json> playerOf(const QString &line)
{
    static const QRegularExpression between(QStringLiteral("[\t;]|,"));
    const QStringList parts = line.split(between);
    Json input = Json::object();
    const char *const keys[] = {"name", "army", "club", "team"};
    for (qsizetype i = 0; i < std::min<qsizetype>(parts.size(), 4); ++i)
        if (const QString part = parts[i].trimmed(); !part.isEmpty())
            input[keys[i]] = utf8(part);
    if (!input.contains("name"))
        return std::nullopt;
    return input;
}

} // namespace

int ClubModel::addPlayers(const QString &list)
{
    int count = 0;
    const bool done = attempt([&] {
        const QStringList lines = list.split(u'\n');
        club::Event tried = now(); // all of them or none
        std::vector<club::EventEntry> entries;
        for (qsizetype i = 0; i < lines.size(); ++i)
            if (const std::optional<Json> player = playerOf(lines[i])) {
                try {
                    entries.push_back(tried.act("player", *player, Services::now()));
                    tried.follow(entries.back());
                } catch (const Error &error) {
                    if (lines.size() == 1)
                        throw;
                    throw Error("Line " + std::to_string(i + 1) + ": " + error.what() + ". Nobody was added");
                }
            }
        if (entries.empty())
            throw Error("Write a name first.");
        for (const club::EventEntry &entry : entries)
            add(entry);
        count = static_cast<int>(entries.size());
        show();
        const int last = now().lines().back().n;
        services_->offerUndo(count == 1 ? spoken(entries.front().json.at("result").at("sentence").get<std::string>())
                                        : tr("%n players added", nullptr, count),
                             [this, id = now().id(), last, count] { takeBack(id, last, count); });
    });
    if (!done)
        show(); // some may be stored when the disk failed in between
    return done ? count : 0;
}

bool ClubModel::enterPlayer(const QVariantMap &form)
{
    QVariantMap input;
    return attempt([&] {
               Json given = Json::object();
               for (const char *key : {"player", "name", "club", "team", "army"})
                   if (form.contains(QLatin1String(key)))
                       given[key] = utf8(form[QLatin1String(key)].toString().trimmed());
               for (const char *key : {"strength", "table"})
                   if (form.contains(QLatin1String(key)))
                       given[key] = form[QLatin1String(key)].toInt();
               if (const std::string roster = utf8(form["roster"].toString()); !roster.empty()) {
                   const Json list = services_->roster(roster);
                   given.update(club::inputOfArmy(services_->forRoster(list.at("ruleset").get<std::string>()), list, roster));
               } else if (given.contains("army")) { // a word, which is no list
                   given["roster"] = given["hash"] = "";
                   given["problems"] = Json::array();
               }
               input = toVariant(given).toMap();
           }) &&
           act(form.contains(QStringLiteral("player")) ? QStringLiteral("edit") : QStringLiteral("player"), input);
}

QVariantList ClubModel::knownPlayers()
{
    struct Known {
        QString name, club;
        int times = 0;
    };
    std::map<QString, Known> known; // by the name in small letters
    attempt([&] {
        std::set<QString> here;
        if (event_)
            for (const auto &[id, player] : event_->state().players)
                here.insert(qt(player.name).toLower());
        for (const ClubRow &row : book().events())
            if (!row.binned && (!event_ || row.id != event_->id())) {
                const club::Event event = club::Event::open(book().lines(row.id));
                for (const auto &[id, player] : event.state().players) {
                    const QString name = qt(player.name);
                    Known &one = known[name.toLower()];
                    if (here.contains(name.toLower()))
                        continue;
                    one.name = name;
                    if (one.club.isEmpty())
                        one.club = qt(player.club); // of the event that was changed last
                    ++one.times;
                }
            }
    });
    std::vector<Known> order;
    for (auto &[key, one] : known)
        if (one.times > 0)
            order.push_back(std::move(one));
    std::ranges::stable_sort(order, [](const Known &one, const Known &other) { return one.times > other.times; });
    QVariantList list;
    for (const Known &one : order)
        list.append(QVariantMap{{"name", one.name}, {"club", one.club}});
    return list;
}

QStringList ClubModel::teams() const
{
    std::set<QString> teams;
    if (event_)
        for (const auto &[id, player] : event_->state().players)
            if (!player.team.empty())
                teams.insert(qt(player.team));
    return {teams.begin(), teams.end()};
}

} // namespace optio
