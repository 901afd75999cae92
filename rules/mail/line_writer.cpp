// SPDX-License-Identifier: GPL-3.0-or-later
// Writes lines in their one form: keys in the order of PBM-52, no blanks, everything beyond ASCII as \u escapes.
#include "rules/mail/lines.h"

namespace optio::mail {

namespace {

using Ordered = nlohmann::ordered_json;

Ordered list() { return Ordered::array(); }

template <class T> Ordered listOf(const std::vector<T> &values)
{
    Ordered json = list();
    for (const T &value : values)
        json.push_back(value);
    return json;
}

Ordered row(std::initializer_list<Ordered> cells)
{
    Ordered json = list();
    for (const Ordered &cell : cells)
        json.push_back(cell);
    return json;
}

template <class T> Ordered mapOf(const std::map<std::string, T> &values)
{
    Ordered json = Ordered::object();
    for (const auto &[key, value] : values)
        json[key] = value;
    return json;
}

Ordered cardJson(const Card &card)
{
    if (!card.special.empty())
        return row({card.special});
    return row({card.name, card.type, card.unitClass, card.tq, card.size, card.missile, listOf(card.characteristics), card.clan});
}

Ordered armyJson(const Army &army)
{
    Ordered json;
    json["name"] = army.name;
    json["leader"] = row({army.leader.name, army.leader.initiative, army.leader.command, army.leader.clan});
    json["rules"] = listOf(army.rules);
    json["tags"] = listOf(army.tags);
    json["areas"] = list();
    for (const auto &[area, terrain] : army.areas)
        json["areas"].push_back(row({area, terrain}));
    json["cards"] = list();
    for (const Card &card : army.cards)
        json["cards"].push_back(cardJson(card));
    return json;
}

void putPromise(Ordered &json, const Promise &promise)
{
    json["name"] = promise.name;
    json["key"] = promise.key;
    json["anchor"] = promise.anchor;
    json["hand"] = promise.hand;
}

Ordered json(const Head &head)
{
    Ordered json;
    json["format"] = std::string(formatName);
    json["v"] = head.version;
    return json;
}

Ordered json(const SetUp &setUp)
{
    Ordered json;
    json["game"] = setUp.game;
    json["title"] = setUp.title;
    json["period"] = setUp.period;
    json["engine"] = setUp.engine;
    json["content"] = list();
    for (const auto &[name, hash] : setUp.content)
        json["content"].push_back(row({name, hash}));
    json["limit"] = setUp.limit;
    json["percent"] = row({setUp.percent[0], setUp.percent[1]});
    json["terrain"] = listOf(setUp.terrain);
    json["prefs"] = mapOf(setUp.prefs);
    json["extras"] = mapOf(setUp.extras);
    json["armies"] = row({armyJson(setUp.armies[0]), armyJson(setUp.armies[1])});
    putPromise(json, setUp.promise);
    Ordered line;
    line["setup"] = std::move(json);
    return line;
}

Ordered json(const Acceptance &acceptance)
{
    Ordered json;
    putPromise(json, acceptance.promise);
    json["value"] = acceptance.value;
    Ordered line;
    line["accept"] = std::move(json);
    return line;
}

Ordered json(const Act &act)
{
    Ordered json;
    json["turn"] = act.turn;
    json["act"] = act.number;
    json["do"] = act.what;
    json["with"] = act.with;
    json["dice"] = list();
    for (const SlotDie &die : act.dice)
        json["dice"].push_back(row({die.slot, die.value}));
    return json;
}

Ordered json(const End &end)
{
    Ordered json;
    json["end"] = end.turn;
    json["orders"]["withdraw"] = mapOf(end.orders.withdraw);
    json["orders"]["react"] = mapOf(end.orders.react);
    json["index"] = end.index;
    json["value"] = end.value;
    json["result"] = end.result ? row({end.result->winner, end.result->by}) : Ordered();
    json["offer"] = end.offer;
    json["notes"] = list();
    for (const auto &[code, turn] : end.notes)
        json["notes"].push_back(row({code, turn}));
    return json;
}

Ordered json(const Closing &closing)
{
    Ordered json;
    json["closing"] = letterOf(closing.side);
    json["secret"] = closing.secret;
    json["discards"] = list();
    for (const Closing::Discard &discard : closing.discards)
        json["discards"].push_back(row({discard.turn, discard.act, discard.card}));
    return json;
}

Ordered json(const Signature &) { throw Error("a signature line is made by signing"); }

} // namespace

std::string written(const Line &line)
{
    const std::string text = std::visit([](const auto &one) { return json(one); }, line).dump(-1, ' ', true);
    if (text.size() > mostLineBytes)
        throw Error("a line of a turn file has at most " + std::to_string(mostLineBytes) + " bytes, not " + std::to_string(text.size()));
    return text;
}

} // namespace optio::mail
