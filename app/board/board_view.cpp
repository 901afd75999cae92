// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the view of a board.
#include "app/board/board_view.h"

#include "app/engine.h"
#include "app/qt/in_words.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"

namespace optio {

namespace {

/// What comes after the present phase; "" when it ends the turn.
QString nextOf(const Json &phases, QString &now)
{
    bool after = false;
    for (const Json &phase : phases) {
        if (textAt(phase, "state") == QLatin1String("now")) {
            now = textAt(phase, "id");
            after = true;
        } else if (after && !phase.value("skipped", false)) {
            return spoken(textAt(phase, "label"));
        }
    }
    return {};
}

/// The cards in hand, units first as they lie; like cards are told apart by a number.
QList<QVariantMap> handOf(const Json &side, const QHash<QString, QVariantMap> &units)
{
    QList<QVariantMap> hand;
    QHash<QString, int> like;
    auto special = side.value("handCards", Json::array());
    std::size_t next = 0;
    for (const Json &one : side.value("hand", Json::array())) {
        const QString id = qt(one.get<std::string>());
        if (units.contains(id)) {
            hand.append({{"id", id}, {"thing", id}, {"label", units[id]["label"]}, {"text", QString()}, {"unit", units[id]}});
        } else if (next < special.size()) {
            const Json &card = special[next++];
            const QString thing = textAt(card, "thing");
            hand.append({{"id", thing + u'#' + QString::number(++like[thing])},
                         {"thing", thing},
                         {"label", spoken(textAt(card, "label"))},
                         {"text", spoken(textAt(card, "text"))},
                         {"unit", QVariantMap()}});
        }
    }
    return hand;
}

} // namespace

BoardView::BoardView(const Json &view)
{
    for (const char *key : {"title", "round", "turn", "noShock", "left", "phases"})
        if (view.contains(key))
            battle[QLatin1String(key)] = toVariant(view.at(key));
    battle = inWords(battle).toMap();
    zones = toList(view.value("zones", Json::array()));
    battle["next"] = nextOf(view.value("phases", Json::array()), phase);
    attacks = declared = inWords(toList(view.value("attacks", Json::array()))).toList();
    for (const Json &side : view.at("sides")) {
        const QString id = textAt(side, "id");
        QVariantMap told{
            {"routed", QVariantList()}, {"rallied", QVariantList()}, {"pursuit", QVariantList()}, {"eliminated", QVariantList()}};
        for (const char *key : {"id", "name", "leader", "route", "badges", "handCount", "deckCount", "pursuing", "secondPlaces", "discards",
                                "routs", "spent"})
            told[QLatin1String(key)] = toVariant(side.value(key, Json()));
        told["badges"] = inWords(told["badges"]);
        for (const Json &group : side.at("groups")) {
            const QString name = textAt(group, "id").mid(2);
            const QVariantList list = toList(group.at("units"));
            for (const QVariant &unit : list)
                units.insert(unit.toMap()["id"].toString(), unit.toMap());
            if (told.contains(name))
                told[name] = list;
        }
        sides[id] = told;
        hands[id] = handOf(side, units);
        int column = 0; // areas are told in their order
        for (const Json &area : side.value("areas", Json::array()))
            areas.append({{"id", textAt(area, "thing")},
                          {"side", id},
                          {"column", ++column},
                          {"ground", textAt(area, "ground")},
                          {"groundName", spoken(textAt(area, "groundName"))},
                          {"unit", units.value(textAt(area, "unit"))}});
    }
}

} // namespace optio
