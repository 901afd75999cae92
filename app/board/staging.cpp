// SPDX-License-Identifier: GPL-3.0-or-later
// From an entry's lines to pictures.
#include "app/board/staging.h"

#include "app/board/staging_lines.h"

#include "app/engine.h"
#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "app/sides.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <iterator>
#include <utility>

namespace optio {

namespace {

QString said(const char *text) { return QCoreApplication::translate("optio::Staging", text); }

QString listed(const QStringList &names)
{
    if (names.size() < 2)
        return names.value(0);
    return said(QT_TRANSLATE_NOOP("optio::Staging", "%1 and %2"))
        .arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
}

/// A list of a side where units stand that have left the field, and how they come there; the last is any other place.
struct Group {
    const char *id, *place, *word, *sentence;
};
constexpr Group groups[] = {
    {"routed", "second:", "routs", "%1 rout."},     {"rallied", "second:", "falls back", "%1 fall back to the second line."},
    {"pursuit", "away:", "pursues", "%1 pursue."},  {"eliminated", "away:", "is lost", "%1 are eliminated."},
    {"", "hand:", "leaves", "%1 leave the field."},
};

class Stager {
public:
    Stager(const BoardView &before, const BoardView &after, const Entry &entry, QString side, const ChancesBefore &chances)
        : before_(before), after_(after), chances_(chances), result_(entry.json.value("result", Json::object())), areas_(before.areas),
          sides_(before.sides)
    {
        if (entry.json.contains("act"))
            input_ = entry.json.at("act").value("input", Json::object()).value("do", Json::object());
        act_.n = entry.n;
        act_.side = std::move(side);
        act_.sentence = spoken(textAt(result_, "sentence"));
        const Json lines = result_.value("lines", Json::array());
        for (const Json &line : lines) {
            ToldLine told{textAt(line, "stage"), textAt(line, "label"), textAt(line, "side"), {}, line.value("value", 0)};
            told.unit = unitCalled(told.label.section(QStringLiteral(": "), 0, 0), told.side);
            if (told.stage == QLatin1String("die"))
                act_.dice.append(told.value);
            lines_.append(told);
        }
    }

    StagedAct all()
    {
        if (before_.battle.isEmpty() || before_.phase.isEmpty() || !input_.is_object() || input_.empty())
            return act_;
        act_.weighty = !act_.dice.isEmpty();
        for (const Bout &bout : bouts())
            tell(bout);
        leave(leavers({}), {}, {});
        come();
        if (act_.steps.isEmpty() && before_.phase == after_.phase && !act_.sentence.isEmpty())
            add(QStringLiteral("tell"), act_.sentence, {});
        return act_;
    }

private:
    QString labelOf(const QString &unit) const
    {
        const auto known = before_.units.constFind(unit);
        return (known == before_.units.cend() ? after_.units.value(unit) : *known)["label"].toString();
    }
    QString unitCalled(const QString &label, const QString &side) const
    {
        for (const BoardView *view : {&before_, &after_})
            for (auto unit = view->units.cbegin(); unit != view->units.cend(); ++unit)
                if (unit.key().startsWith(side) && (*unit)["label"] == label)
                    return unit.key();
        return {};
    }
    QStringList labels(const QStringList &units) const
    {
        QStringList labels;
        for (const QString &unit : units)
            labels.append(labelOf(unit));
        return labels;
    }
    QString army(const QString &side) const { return before_.sides[side].toMap()["name"].toString(); }
    static int areaIn(const QList<QVariantMap> &areas, const QString &unit)
    {
        for (int i = 0; i < areas.size(); ++i)
            if (areas[i]["unit"].toMap()["id"] == unit)
                return i;
        return -1;
    }
    int areaOf(const QString &unit) const { return areaIn(areas_, unit); }
    bool staysOn(const QString &unit) const { return areaIn(after_.areas, unit) >= 0; }
    /// Which of the lists of a side it stands in.
    static const Group &groupIn(const BoardView &view, const QString &unit)
    {
        const QVariantMap side = view.sides[unit.left(1)].toMap();
        for (const Group &group : groups)
            for (const QVariant &one : side[QLatin1String(group.id)].toList())
                if (one.toMap()["id"] == unit)
                    return group;
        return *std::prev(std::end(groups));
    }

    void add(const QString &kind, const QString &sentence, QVariantMap shown, const QString &title = {})
    {
        shown["side"] = act_.side;
        act_.steps.append({kind, title, sentence, shown, areas_, sides_});
    }

    /// The enemies that the sentence names.
    QStringList namedEnemies() const
    {
        QStringList found;
        const QString enemy = otherSide(act_.side);
        for (const QVariantMap &area : areas_) {
            const QVariantMap unit = area["unit"].toMap();
            const QString label = unit["label"].toString();
            if (area["side"] != enemy || label.isEmpty())
                continue;
            const auto at = act_.sentence.indexOf(label);
            if (at >= 0 && !act_.sentence.mid(at + label.size(), 1).contains(QRegularExpression(QStringLiteral("\\d"))))
                found.append(unit["id"].toString());
        }
        return found;
    }

    QList<Bout> bouts() const
    {
        QList<Bout> bouts;
        if (idsIn(input_, "attackers").isEmpty() && idsIn(input_, "unit").isEmpty() && !before_.declared.isEmpty() && !lines_.isEmpty()) {
            for (const QVariant &one : before_.declared) {
                const QVariantMap attack = one.toMap();
                const int number = static_cast<int>(bouts.size());
                bouts.append({attack["attackers"].toStringList(), attack["defenders"].toStringList(), {}, {}, number});
                if (before_.declared.size() > 1)
                    bouts.last().title =
                        said(QT_TRANSLATE_NOOP("optio::Staging", "Attack %1 of %2.")).arg(number + 1).arg(before_.declared.size());
            }
            share(lines_, bouts);
            return bouts;
        }
        Bout bout{idsIn(input_, "attackers"), idsIn(input_, "defenders"), lines_, {}, -1};
        if (bout.from.isEmpty())
            bout.from = idsIn(input_, "unit");
        if (bout.to.isEmpty())
            bout.to = idsIn(input_, "target");
        if (bout.to.isEmpty() && !lines_.isEmpty() && !bout.from.isEmpty() && areaOf(bout.from.front()) >= 0)
            bout.to = namedEnemies().mid(0, 1);
        if (!bout.to.isEmpty() || !lines_.isEmpty())
            bouts.append(bout);
        return bouts;
    }
    void tell(const Bout &bout)
    {
        const bool charge = bout.attack >= 0;
        const QVariantMap who{{"from", bout.from}, {"to", bout.to}};
        const auto with = [&](const char *key, const QVariant &value) {
            QVariantMap shown = who;
            shown[QLatin1String(key)] = value;
            return shown;
        };
        if (!bout.to.isEmpty()) {
            const QString names = listed(labels(bout.from)), targets = listed(labels(bout.to));
            const bool shot = !charge && idsIn(input_, "attackers").isEmpty();
            add(QStringLiteral("arrow"),
                (shot ? said(QT_TRANSLATE_NOOP("optio::Staging", "%1 shoot at %2."))
                      : said(QT_TRANSLATE_NOOP("optio::Staging", "%1 attack %2.")))
                    .arg(names, targets),
                who, bout.title);
            if (const QVariantList chances = chancesOf(bout); !chances.isEmpty()) {
                QStringList words;
                for (const QVariant &one : chances)
                    words.append(said(charge ? "%1: routs %2" : "%1: hit %2")
                                     .arg(labelOf(one.toMap()["unit"].toString()), one.toMap()["percent"].toString()));
                add(QStringLiteral("chance"),
                    said(QT_TRANSLATE_NOOP("optio::Staging", "Before the roll: %1.")).arg(words.join(QStringLiteral("; "))),
                    with("chances", chances), bout.title);
            }
        }
        QList<ToldLine> checks, checkHits, dice, hits;
        QStringList reasons;
        for (const ToldLine &line : bout.lines) {
            if (line.stage == QLatin1String("die"))
                (charge && !line.unit.isEmpty() && dice.isEmpty() ? checks : dice).append(line);
            else if (line.stage == QLatin1String("hits"))
                (charge && dice.isEmpty() ? checkHits : hits).append(line);
            else if (line.stage == QLatin1String("superiority"))
                reasons.append(said(QT_TRANSLATE_NOOP("optio::Staging", "%1 is %2")).arg(army(line.side), line.label));
            else if (line.stage == QLatin1String("target") || (line.stage == QLatin1String("column") && line.label.startsWith(u"final")))
                reasons.append(QStringLiteral("%1 %2").arg(line.label).arg(line.value));
        }
        if (!checks.isEmpty()) {
            land(checkHits);
            QStringList words;
            for (const ToldLine &line : std::as_const(checks))
                words.append(QStringLiteral("%1: %2").arg(line.value).arg(line.label));
            QVariantMap shown = with("dice", facesOf(checks, true));
            shown["hits"] = blows(checkHits);
            add(QStringLiteral("check"), words.join(QStringLiteral("; ")) + u'.', shown, bout.title);
        }
        if (!dice.isEmpty()) {
            QStringList words;
            for (const ToldLine &line : std::as_const(dice))
                words.append(QString::number(line.value));
            const QVariantMap shown = with("dice", facesOf(dice, false));
            const QString rolls =
                said(QT_TRANSLATE_NOOP("optio::Staging", "%1 rolls %2.")).arg(army(dice.front().side), words.join(QStringLiteral(", ")));
            add(QStringLiteral("die"), rolls, shown, bout.title);
            QString sum = rolls;
            if (!reasons.isEmpty())
                sum = sum.chopped(1) + QStringLiteral(", ") + reasons.join(QStringLiteral(", ")) + u'.';
            if (charge)
                sum += hits.isEmpty() ? QString() : u' ' + tolls(hits);
            else
                sum += u' ' + act_.sentence;
            add(QStringLiteral("sum"), sum, shown, bout.title);
        }
        if (!hits.isEmpty()) {
            land(hits);
            add(QStringLiteral("hits"), charge ? tolls(hits) : act_.sentence, with("hits", blows(hits)), bout.title);
        }
        leave(leavers(bout.from + bout.to), who, bout.title);
    }

    /// Each unit's chance to leave, targets first.
    QVariantList chancesOf(const Bout &bout) const
    {
        QVariantList told;
        const QVariantList all = bout.attack >= 0 || (bout.from.size() == 1 && bout.to.size() == 1 && !input_.contains("attackers"))
                                     ? chances_(bout.attack, bout.from.value(0), bout.to.value(0))
                                     : QVariantList();
        const auto percent = [](const QVariantMap &chance) {
            return said(QT_TRANSLATE_NOOP("optio::Staging", "%1 %")).arg(qRound(chance["p"].toDouble() * 100));
        };
        if (bout.attack < 0)
            return all.isEmpty()
                       ? told
                       : QVariantList{QVariantMap{{"unit", bout.to.value(0)}, {"own", false}, {"percent", percent(all[0].toMap())}}};
        for (const QString &unit : bout.to + bout.from)
            for (const QVariant &one : all)
                if (one.toMap()["label"].toString().startsWith(labelOf(unit) + QStringLiteral(" leave")) &&
                    one.toMap()["side"] == unit.left(1))
                    told.append(QVariantMap{{"unit", unit}, {"own", bout.from.contains(unit)}, {"percent", percent(one.toMap())}});
        return told;
    }
    static QVariantList facesOf(const QList<ToldLine> &dice, bool single)
    {
        QVariantList faces;
        for (const ToldLine &line : dice)
            faces.append(QVariantMap{{"unit", single ? line.unit : QString()}, {"side", line.side}, {"value", line.value}});
        return faces;
    }
    static QVariantList blows(const QList<ToldLine> &hits)
    {
        QVariantList blows;
        for (const ToldLine &line : hits)
            if (!line.unit.isEmpty())
                blows.append(QVariantMap{{"unit", line.unit}, {"count", line.value}});
        return blows;
    }
    QString tolls(const QList<ToldLine> &hits) const
    {
        QStringList words;
        for (const ToldLine &line : hits)
            if (!line.unit.isEmpty() && line.value == 1)
                words.append(said(QT_TRANSLATE_NOOP("optio::Staging", "%1 take 1 hit")).arg(labelOf(line.unit)));
            else if (!line.unit.isEmpty())
                words.append(
                    said(QT_TRANSLATE_NOOP("optio::Staging", "%1 take %2 hits")).arg(labelOf(line.unit), QString::number(line.value)));
        return words.isEmpty() ? QString() : words.join(QStringLiteral(", ")) + u'.';
    }
    void land(const QList<ToldLine> &hits)
    {
        for (const ToldLine &line : hits) {
            const int area = areaOf(line.unit);
            if (area < 0)
                continue;
            QVariantMap unit = areas_[area]["unit"].toMap();
            unit["coh"] = std::max(0, unit["coh"].toInt() + line.value);
            areas_[area]["unit"] = unit;
        }
    }

    /// Those of these units (of none: of all) that stand on the field still and will not.
    QStringList leavers(const QStringList &among) const
    {
        QStringList found;
        for (const QVariantMap &area : areas_) {
            const QString unit = area["unit"].toMap()["id"].toString();
            if (!unit.isEmpty() && (among.isEmpty() || among.contains(unit)) && !staysOn(unit))
                found.append(unit);
        }
        return found;
    }
    void leave(const QStringList &units, const QVariantMap &who, const QString &title)
    {
        if (units.isEmpty())
            return;
        QVariantMap shown = who;
        QVariantList leaving;
        QStringList words;
        for (const QString &unit : units) {
            const int area = areaOf(unit);
            const Group &way = groupIn(after_, unit);
            leaving.append(QVariantMap{{"unit", areas_[area]["unit"]},
                                       {"area", areas_[area]["id"]},
                                       {"to", QLatin1String(way.place) + unit.left(1)},
                                       {"word", said(way.word)}});
            words.append(said(way.sentence).arg(labelOf(unit)));
            areas_[area]["unit"] = QVariantMap();
            act_.weighty = true;
        }
        for (const char *side : {"a", "b"}) // when its last has gone
            if (std::any_of(units.begin(), units.end(), [&](const QString &unit) { return unit.startsWith(QLatin1String(side)); }) &&
                !std::any_of(areas_.begin(), areas_.end(), [&](const QVariantMap &area) {
                    const QString unit = area["unit"].toMap()["id"].toString();
                    return unit.startsWith(QLatin1String(side)) && !staysOn(unit);
                }))
                sides_[QLatin1String(side)] = after_.sides[QLatin1String(side)];
        shown["leaving"] = leaving;
        add(QStringLiteral("leave"), words.join(u' '), shown, title);
    }
    /// Units that come up or change places, and cards that are drawn.
    void come()
    {
        QVariantList coming, drawn;
        for (const QVariantMap &area : after_.areas) {
            const QString unit = area["unit"].toMap()["id"].toString();
            const int stood = unit.isEmpty() ? -1 : areaOf(unit);
            if (unit.isEmpty() || (stood >= 0 && areas_[stood]["id"] == area["id"]))
                continue;
            const QString from = stood >= 0 ? areas_[stood]["id"].toString() : QLatin1String(groupIn(before_, unit).place) + unit.left(1);
            coming.append(QVariantMap{{"area", area["id"]}, {"from", from}});
        }
        for (const char *side : {"a", "b"}) {
            const QVariantMap was = before_.sides[QLatin1String(side)].toMap(), is = after_.sides[QLatin1String(side)].toMap();
            if (is["deckCount"].toInt() < was["deckCount"].toInt() && is["handCount"].toInt() > was["handCount"].toInt())
                drawn.append(QLatin1String(side));
        }
        areas_ = after_.areas;
        sides_ = after_.sides;
        if (!coming.isEmpty())
            add(QStringLiteral("come"), act_.sentence, {{"coming", coming}});
        else if (!drawn.isEmpty())
            add(QStringLiteral("draw"), act_.sentence, {{"drawn", drawn}});
    }

    const BoardView &before_, &after_;
    const ChancesBefore &chances_;
    Json input_, result_;
    QList<QVariantMap> areas_;
    QVariantMap sides_;
    QList<ToldLine> lines_;
    StagedAct act_;
};

} // namespace

StagedAct staged(const BoardView &before, const BoardView &after, const Entry &entry, const QString &side, const ChancesBefore &chances)
{
    return Stager(before, after, entry, side, chances).all();
}

} // namespace optio
