// SPDX-License-Identifier: GPL-3.0-or-later
// Odds for reading.
#include "app/play/odds_view.h"

#include "app/play/ruling_view.h"
#include "app/qt/json_qt.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace optio {

namespace {

constexpr qsizetype longestDenominator = 3; ///< digits; beyond that the percentage tells more

QString words(const char *text) { return QCoreApplication::translate("Odds", text); }

/// Left to right: the hardest for b, … nothing …, the hardest for a.
int place(const Band &band)
{
    return band.favours == QLatin1String("a") ? -1 - band.hard : band.favours == QLatin1String("b") ? 1 + band.hard : 0;
}

QVariantMap row(const QString &label, Weight weight, Weight of)
{
    return {{"label", label}, {"percent", percent(weight, of)}, {"fraction", share(weight, of)}};
}

} // namespace

QString percent(double chance)
{
    const int whole = static_cast<int>(std::lround(100 * chance));
    if (whole == 0 && chance > 0)
        return QStringLiteral("<1 %");
    if (whole == 100 && chance < 1)
        return QStringLiteral(">99 %");
    return QStringLiteral("%1 %").arg(whole);
}

double partOf(Weight weight, Weight of) { return static_cast<double>(static_cast<long double>(weight) / static_cast<long double>(of)); }

QString percent(Weight weight, Weight of) { return percent(partOf(weight, of)); }

QString share(Weight weight, Weight of) { return readable(qt(fraction(weight, of))); }

QString readable(const QString &fraction)
{
    return fraction.size() - fraction.indexOf(u'/') - 1 <= longestDenominator ? fraction : QString();
}

Worth worth(double change)
{
    constexpr double nothing = 1e-12;
    if (std::abs(change) < nothing)
        return {QStringLiteral("±0 %"), QStringLiteral("none")};
    const long points = std::lround(100 * std::abs(change));
    const QString sign = change > 0 ? QStringLiteral("+") : QStringLiteral("\u2212");
    return {sign + (points == 0 ? QStringLiteral("<1 %") : QStringLiteral("%1 %").arg(points)),
            change > 0 ? QStringLiteral("good") : QStringLiteral("bad")};
}

std::vector<Band> bandsOf(const Case &ready, const Distribution &odds, QString (*tell)(const std::string &))
{
    std::vector<Band> bands;
    for (const Share &share : odds.shares) {
        const OutcomeText text = ready.outcome(share.outcome);
        const Band band{tell(text.label), qt(text.favours), text.weight, share.weight};
        const auto like = std::find_if(bands.begin(), bands.end(), [&](const Band &other) {
            return other.label == band.label && other.favours == band.favours && other.hard == band.hard;
        });
        if (like == bands.end())
            bands.push_back(band);
        else
            like->weight += band.weight;
    }
    std::stable_sort(bands.begin(), bands.end(), [](const Band &one, const Band &two) { return place(one) < place(two); });
    return bands;
}

QVariantList bandsView(const std::vector<Band> &bands, const Distribution &odds, bool cross)
{
    QVariantList list;
    for (const Band &band : bands) {
        QVariantMap view = row(band.label, band.weight, odds.of);
        view["p"] = odds.p(band.weight);
        view["favours"] = screenSide(band.favours, cross);
        view["weight"] = band.hard;
        cross ? list.prepend(view) : list.append(view);
    }
    return list;
}

QVariantList cumulativeView(const std::vector<Band> &bands, Weight of, bool cross, const QStringList &army, const QStringList &unit)
{
    constexpr int destroyed = 3;
    const auto sum = [&](const char *favours, int atLeast) {
        Weight weight = 0;
        for (const Band &band : bands)
            if (screenSide(band.favours, cross) == QLatin1String(favours) && band.hard >= atLeast)
                weight += band.weight;
        return weight;
    };
    QVariantList list;
    if (sum("a", 0) + sum("b", 0) == 0)
        return list;
    list.append(row(words(QT_TRANSLATE_NOOP("Odds", "%1 gains")).arg(army[0]), sum("a", 0), of));
    list.append(row(words(QT_TRANSLATE_NOOP("Odds", "%1 gains")).arg(army[1]), sum("b", 0), of));
    list.append(row(words(QT_TRANSLATE_NOOP("Odds", "%1 destroyed")).arg(unit[0]), sum("b", destroyed), of));
    list.append(row(words(QT_TRANSLATE_NOOP("Odds", "%1 destroyed")).arg(unit[1]), sum("a", destroyed), of));
    return list;
}

std::vector<Line> certainLines(const Case &ready)
{
    constexpr std::size_t mostDice = 200;
    const auto linesOf = [&ready](bool high) {
        std::vector<int> faces;
        for (auto die = nextDie(ready, faces); die && faces.size() < mostDice; die = nextDie(ready, faces))
            faces.push_back(high ? die->faces.back() : die->faces.front());
        EnteredDice source(std::move(faces));
        Dice dice(source);
        return ready.preview(dice).lines;
    };
    std::vector<Line> lines = linesOf(false);
    const std::vector<Line> high = linesOf(true);
    std::erase_if(lines, [&high](const Line &line) {
        return line.value == 0 || line.stage == "die" || std::none_of(high.begin(), high.end(), [&line](const Line &other) {
                   return other.side == line.side && other.id == line.id && other.label == line.label && other.value == line.value;
               });
    });
    return lines;
}

QVariantList prospectsView(const Case &ready)
{
    const std::vector<Prospect> prospects = ready.prospects();
    QVariantList list;
    if (prospects.size() < 2)
        return list;
    const auto chanceOf = [&ready](const Prospect &one, const QString &label) {
        for (const Band &band : bandsOf(ready, one.odds))
            if (band.label == label)
                return std::pair(band.weight, one.odds.of);
        return std::pair<Weight, Weight>(0, one.odds.of);
    };
    // What spending makes likelier is what it is spent for.
    QString wanted;
    double most = 0;
    for (const Band &band : bandsOf(ready, prospects.back().odds)) {
        const auto [before, of] = chanceOf(prospects.front(), band.label);
        const double more = partOf(band.weight, prospects.back().odds.of) - partOf(before, of);
        if (wanted.isEmpty() || more > most) {
            wanted = band.label;
            most = more;
        }
    }
    for (const Prospect &one : prospects) {
        const auto [weight, of] = chanceOf(one, wanted);
        QVariantMap shown = row(words(QT_TRANSLATE_NOOP("Odds", "%1 %2")).arg(spoken(one.label), wanted), weight, of);
        shown["rule"] = qt(one.rule);
        list.append(shown);
    }
    return list;
}

} // namespace optio
