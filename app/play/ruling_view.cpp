// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings for reading.
#include "app/play/ruling_view.h"

#include "app/engine.h"
#include "app/play/odds_view.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/sides.h"

#include "rules/dice/pools.h"
#include "rules/journal/die_names.h"
#include "rules/ruling/die_side.h"

#include <QCoreApplication>

#include <algorithm>

namespace optio {

namespace {

QString fromName(Provenance from)
{
    return from == Provenance::typed      ? QStringLiteral("typed")
           : from == Provenance::imported ? QStringLiteral("imported")
                                          : QStringLiteral("rolled");
}

/// The form of the act, as far as it can be had: units of an old entry may be gone by now.
Form formOf(const Resolver &resolver, const Json &input, const Json &state)
{
    try {
        return resolver.form(&state, input);
    } catch (const std::exception &) {
        return {};
    }
}

/// "4 hits of 10 dice"
QString hitsText(const Pool &pool)
{
    return QCoreApplication::translate("Result", "%n hit(s)", nullptr, pool.hits) + u' ' +
           QCoreApplication::translate("Result", "of %n dice", nullptr, pool.dice);
}

QString chanceOf(const Resolver &resolver, const Json &input, const Json &state, const Ruling &ruling)
{
    // A shuffle can fall out in more ways than anybody can wait for.
    if (std::any_of(ruling.dice.begin(), ruling.dice.end(), [](const Draw &die) { return die.id == "shuffle"; }))
        return {};
    try {
        const std::unique_ptr<Case> ready = resolver.prepare(&state, resolver.complete(&state, input));
        const Distribution odds = oddsOf(*ready);
        Json results = Json::object();
        for (const SideOutcome &outcome : ruling.outcome)
            results[outcome.side] = outcome.result;
        const Weight weight = odds.weightWhere([&](std::uint64_t key) { return ready->outcome(key).results == results; });
        if (weight == 0 || weight == odds.of)
            return {};
        const QString fraction = share(weight, odds.of);
        const QString text =
            fraction.isEmpty() ? percent(weight, odds.of) : percent(weight, odds.of) + QStringLiteral(" (") + fraction + u')';
        return QCoreApplication::translate("Result", "This had a chance of %1.").arg(text);
    } catch (const std::exception &) {
        return {}; // told without its odds
    }
}

QVariantMap sideView(const std::string &side, const Ruling &ruling, const Form &form, const QString &army, const DieNames &names = {})
{
    QVariantList dice, totals, lines;
    QVariant total = QVariant::fromValue(nullptr);
    for (std::size_t die = 0; die < ruling.dice.size(); ++die)
        if (sideOfDie(form, ruling, die) == side) {
            const Draw &draw = ruling.dice[die];
            QVariantMap told{{"value", draw.value}, {"faces", draw.sides}, {"from", fromName(draw.from)}, {"label", spoken(draw.label)}};
            if (const std::string name = names.of(ruling.dice, die); !name.empty())
                told["name"] = qt(name);
            if (isPool(draw.value)) { // nobody said what each die showed
                const Pool pool = poolOf(draw.value);
                told["value"] = pool.hits;
                told["pool"] = pool.dice;
                told["hitsFrom"] = pool.from;
                told["text"] = hitsText(pool);
            }
            dice.append(told);
        }
    for (const Total &sum : ruling.totals)
        if (sum.side == side) {
            totals.append(QVariantMap{{"label", spoken(sum.label)}, {"value", sum.value}});
            total = sum.value;
        }
    for (const Line &line : ruling.lines)
        if (line.side == side)
            lines.append(QVariantMap{{"label", spoken(line.label)},
                                     {"value", line.value},
                                     {"rule", qt(line.rule)},
                                     {"stage", qt(line.stage)},
                                     {"id", qt(line.id)}});
    QVariantMap view{{"title", army},  {"subtitle", QString()}, {"icon", QString()}, {"dice", dice},
                     {"total", total}, {"totals", totals},      {"lines", lines}};
    for (const Contestant &contestant : form.contestants)
        if (contestant.side == side) {
            view["title"] = spoken(contestant.title);
            view["subtitle"] = spoken(contestant.subtitle);
            view["icon"] = qt(contestant.icon);
        }
    return view;
}

bool takesPart(const std::string &side, const Ruling &ruling, const Form &form)
{
    const auto mine = [&](const auto &item) { return item.side == side; };
    return std::any_of(ruling.lines.begin(), ruling.lines.end(), mine) || std::any_of(ruling.totals.begin(), ruling.totals.end(), mine) ||
           std::any_of(form.contestants.begin(), form.contestants.end(), mine);
}

void tellRuling(QVariantMap &view, const Entry &entry, const RulingContext &context)
{
    const Json &act = entry.json.at("act");
    const Ruling ruling = rulingFromJson(entry.json.at("result"));
    const Resolver &resolver = context.ruleset->resolver(act.at("resolver").get<std::string>());
    const Form form = formOf(resolver, act.at("input"), *context.state);
    const bool cross =
        crossed(form, [&](const std::string &unit) { return context.armyOf ? utf8(context.armyOf(qt(unit))) : std::string(); });

    const DieNames names(entry.json);
    QVariantList instructions, sides;
    for (const SideOutcome &outcome : ruling.outcome)
        if (!outcome.instruction.empty())
            instructions.append(QVariantMap{{"side", screenSide(qt(outcome.side), cross)}, {"text", spoken(outcome.instruction)}});
    for (const QString &shown : {QStringLiteral("a"), QStringLiteral("b"), QString()}) {
        const std::string side = utf8(screenSide(shown, cross));
        QVariantMap told = sideView(side, ruling, form, context.sideName(shown), names);
        told["side"] = shown;
        if (takesPart(side, ruling, form) || !told["dice"].toList().isEmpty())
            sides.append(told);
    }
    view["title"] = spoken(resolver.title());
    view["comparison"] = spoken(ruling.comparison);
    view["chance"] = context.before ? chanceOf(resolver, act.at("input"), *context.state, ruling) : QString();
    view["instructions"] = instructions;
    view["sides"] = sides;
    QVariantList followUps;
    for (const FollowUp &act : ruling.followUps)
        followUps.append(QVariantMap{{"resolver", qt(act.resolver)}, {"label", spoken(act.label)}, {"input", toVariant(act.input)}});
    view["followUps"] = followUps;
}

} // namespace

QString screenSide(const QString &side, bool cross) { return !cross || side.isEmpty() ? side : otherSide(side); }

Json stateBefore(const Json &state, const Entry &entry)
{
    Json before = state;
    optio::apply(before, inverse(changesOf(entry)));
    return before;
}

QVariantMap rulingView(const Entry &entry, const RulingContext &context)
{
    const Json none = Json::object();
    const Json &result = entry.json.contains("result") ? entry.json.at("result") : none;
    QVariantList changes;
    if (result.contains("changes"))
        for (const Json &change : result.at("changes"))
            if (const QString label = textAt(change, "label"); !label.isEmpty())
                changes.append(spoken(label));
    QString sentence = spoken(textAt(result, "sentence"));
    if (sentence.isEmpty())
        sentence = textAt(entry.json, "text");
    QVariantMap view{{"n", entry.n},
                     {"kind", qt(entry.kind)},
                     {"turn", entry.json.contains("turn") ? toVariant(entry.json.at("turn")).toString() : QString()},
                     {"time", textAt(entry.json, "time")},
                     {"reason", textAt(entry.json, "reason")},
                     {"title", QString()},
                     {"sentence", sentence},
                     {"comparison", spoken(textAt(result, "comparison"))},
                     {"chance", QString()},
                     {"instructions", QVariantList()},
                     {"sides", QVariantList()},
                     {"changes", changes},
                     {"followUps", QVariantList()}};
    if (entry.kind == "act")
        tellRuling(view, entry, context);
    return view;
}

QVariantMap trialView(const Resolver &resolver, const Json &input, const Ruling &ruling,
                      const std::function<QString(const QString &)> &name)
{
    const Form form = resolver.form(nullptr, input);
    QVariantList instructions, sides;
    for (const SideOutcome &outcome : ruling.outcome)
        if (!outcome.instruction.empty())
            instructions.append(QVariantMap{{"side", qt(outcome.side)}, {"text", spoken(outcome.instruction)}});
    for (const std::string side : {"a", "b", ""}) {
        QVariantMap told = sideView(side, ruling, form, name(qt(side)));
        told["side"] = qt(side);
        if (takesPart(side, ruling, form) || !told["dice"].toList().isEmpty())
            sides.append(told);
    }
    return {
        {"sentence", spoken(ruling.sentence)}, {"comparison", spoken(ruling.comparison)}, {"instructions", instructions}, {"sides", sides}};
}

QVariantMap previewView(const Ruling &ruling, bool cross)
{
    QVariantList lines, totals, instructions;
    for (const Line &line : ruling.lines)
        lines.append(QVariantMap{
            {"side", screenSide(qt(line.side), cross)}, {"label", spoken(line.label)}, {"value", line.value}, {"rule", qt(line.rule)}});
    for (const Total &total : ruling.totals)
        totals.append(QVariantMap{{"side", screenSide(qt(total.side), cross)}, {"label", spoken(total.label)}, {"value", total.value}});
    for (const SideOutcome &outcome : ruling.outcome)
        if (!outcome.instruction.empty())
            instructions.append(spoken(outcome.instruction));
    return {{"sentence", spoken(ruling.sentence)},
            {"comparison", spoken(ruling.comparison)},
            {"lines", lines},
            {"totals", totals},
            {"instructions", instructions}};
}

QString withStop(QString sentence)
{
    static const QString stops = QStringLiteral(".!?:;…");
    if (!sentence.isEmpty() && !stops.contains(sentence.back()))
        sentence += u'.';
    return sentence;
}

QString diceText(const Json &result)
{
    QStringList faces;
    if (result.contains("dice"))
        for (const Json &die : result.at("dice"))
            faces.append(die.contains("pool") ? hitsText(poolOf(drawFromJson(die).value)) : QString::number(die.value("value", 0)));
    return faces.join(QStringLiteral(" · "));
}

} // namespace optio
