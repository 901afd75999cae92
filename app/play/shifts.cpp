// SPDX-License-Identifier: GPL-3.0-or-later
// Badges are compared piece by piece, "14 / 32 EE lost" as "# / # EE lost".
#include "app/play/shifts.h"

#include <QHash>
#include <QRegularExpression>

#include <cmath>

namespace optio {

namespace {

struct CountedPiece {
    QList<double> numbers;
    QString word;        ///< what follows the last number, when that is an abbreviation: "EE"
    bool counts = false; ///< does it begin with its only number?
    bool heeded = false; ///< is it a loss of some kind?
};

const QRegularExpression &numberPattern()
{
    static const QRegularExpression pattern(QStringLiteral("[-\\x{2212}]?\\d+[½⅓⅔¼¾]?|[½⅓⅔¼¾]"));
    return pattern;
}

double numberIn(QString number)
{
    static const QHash<QChar, double> parts{{u'½', 0.5}, {u'⅓', 1 / 3.0}, {u'⅔', 2 / 3.0}, {u'¼', 0.25}, {u'¾', 0.75}};
    double part = 0;
    if (const auto found = parts.constFind(number.back()); found != parts.cend()) {
        part = *found;
        number.chop(1);
    }
    const bool negative = number.startsWith(u'-') || number.startsWith(QChar(0x2212));
    const double whole = negative ? number.mid(1).toDouble() : number.toDouble();
    return negative ? -(whole + part) : whole + part;
}

QString signedText(double by)
{
    static const QList<std::pair<double, QChar>> parts{{0.25, u'¼'}, {1 / 3.0, u'⅓'}, {0.5, u'½'}, {2 / 3.0, u'⅔'}, {0.75, u'¾'}};
    const double size = std::abs(by);
    const int whole = static_cast<int>(size + 0.01);
    QString text = (by > 0 ? QChar(u'+') : QChar(0x2212)) + (whole > 0 ? QString::number(whole) : QString());
    for (const auto &[part, sign] : parts)
        if (std::abs(size - whole - part) < 0.01)
            text += sign;
    return text;
}

bool isAbbreviation(const QString &word) { return word.size() > 1 && word[0].isUpper() && word[1].isUpper(); }

/// The pieces of badges that have a number, by their words.
QHash<QString, CountedPiece> piecesOf(const QVariantList &badges)
{
    static const QRegularExpression between(QStringLiteral(", | · "));
    static const QRegularExpression plural(QStringLiteral("s\\b"));
    QHash<QString, CountedPiece> pieces;
    for (const QVariant &badge : badges) {
        const QStringList parts = badge.toMap()["text"].toString().split(between);
        for (const QString &part : parts) {
            CountedPiece piece;
            qsizetype end = 0;
            for (auto each = numberPattern().globalMatch(part); each.hasNext();) {
                const QRegularExpressionMatch number = each.next();
                piece.numbers.append(numberIn(number.captured()));
                piece.counts = number.capturedStart() == 0;
                end = number.capturedEnd();
            }
            if (piece.numbers.isEmpty())
                continue;
            piece.counts = piece.counts && piece.numbers.size() == 1;
            const QString word = part.mid(end).trimmed().section(u' ', 0, 0);
            piece.word = isAbbreviation(word) ? word : QString();
            piece.heeded = !piece.word.isEmpty() || part.contains(QLatin1String("lost"));
            QString words = part;
            words.replace(numberPattern(), QStringLiteral("#")).remove(plural);
            pieces.insert(words, piece);
        }
    }
    return pieces;
}

/// "+1 DP"
QString toldWith(double by, QString word)
{
    if (std::abs(by) == 1 && word.endsWith(u's'))
        word.chop(1);
    return word.isEmpty() ? signedText(by) : signedText(by) + u' ' + word;
}

void compareBadges(const QVariantMap &before, const QVariantMap &now, QStringList &texts, bool &worse)
{
    const QVariantList was = before["badges"].toList(), is = now["badges"].toList();
    if (was == is)
        return;
    const QHash<QString, CountedPiece> old = piecesOf(was), fresh = piecesOf(is);
    const auto tell = [&](double by, const CountedPiece &piece) {
        texts.append(toldWith(by, piece.word));
        worse = worse || (by > 0 && piece.heeded);
    };
    for (auto piece = fresh.cbegin(); piece != fresh.cend(); ++piece) {
        const auto known = old.constFind(piece.key());
        if (known == old.cend()) {
            if (piece->counts && !piece->word.isEmpty())
                tell(piece->numbers.constFirst(), *piece);
            continue;
        }
        QList<double> by;
        for (qsizetype at = 0; at < piece->numbers.size() && at < known->numbers.size(); ++at)
            if (piece->numbers[at] != known->numbers[at])
                by.append(piece->numbers[at] - known->numbers[at]);
        if (by.size() == 1)
            tell(by.constFirst(), *piece);
    }
    for (auto piece = old.cbegin(); piece != old.cend(); ++piece)
        if (!fresh.contains(piece.key()) && piece->counts && !piece->word.isEmpty())
            tell(-piece->numbers.constFirst(), *piece);
}

/// What is left of a pool; one that was filled anew is another.
void comparePools(const QVariantMap &before, const QVariantMap &now, QStringList &texts)
{
    const QVariantMap was = before["pool"].toMap(), is = now["pool"].toMap();
    if (was.isEmpty() || was["label"] != is["label"] || was["total"] != is["total"])
        return;
    if (const int by = is["left"].toInt() - was["left"].toInt(); by != 0)
        texts.append(toldWith(by, is["label"].toString()));
}

void compareLosses(const QVariantMap &before, const QVariantMap &now, QStringList &texts, bool &worse)
{
    if (const int by = now["lost"].toInt() - before["lost"].toInt(); by != 0) {
        texts.append(signedText(-by));
        worse = worse || by > 0;
    }
}

/// Each of a list that was there before with what it was, where it is another than that.
template <class Take> void eachChanged(const QVariantList &before, const QVariantList &now, const Take &take)
{
    QHash<QString, QVariantMap> were;
    for (const QVariant &one : before)
        were.insert(one.toMap()["id"].toString(), one.toMap());
    for (const QVariant &one : now) {
        const QVariantMap is = one.toMap(), was = were.value(is["id"].toString());
        if (!was.isEmpty() && was != is)
            take(was, is);
    }
}

/// All that is told of a side, a group or a unit.
void tellShift(QVariantMap &shifts, const QString &key, const QVariantMap &was, const QVariantMap &is)
{
    QStringList texts;
    bool worse = false;
    compareLosses(was, is, texts, worse);
    compareBadges(was, is, texts, worse);
    comparePools(was, is, texts);
    if (!texts.isEmpty())
        shifts[key] =
            QVariantMap{{"text", texts.join(QStringLiteral(", "))}, {"tone", worse ? QStringLiteral("bad") : QStringLiteral("accent")}};
}

} // namespace

QVariantMap shiftsOf(const QVariantList &before, const QVariantList &now)
{
    QVariantMap shifts;
    if (before.isSharedWith(now))
        return shifts;
    eachChanged(before, now, [&](const QVariantMap &sideWas, const QVariantMap &side) {
        tellShift(shifts, u'=' + side["id"].toString(), sideWas, side);
        eachChanged(sideWas["groups"].toList(), side["groups"].toList(), [&](const QVariantMap &groupWas, const QVariantMap &group) {
            tellShift(shifts, u'/' + group["id"].toString(), groupWas, group);
            eachChanged(groupWas["units"].toList(), group["units"].toList(),
                        [&](const QVariantMap &was, const QVariantMap &unit) { tellShift(shifts, unit["id"].toString(), was, unit); });
        });
    });
    return shifts;
}

} // namespace optio
