// SPDX-License-Identifier: GPL-3.0-or-later
// A catalogue of rules (languages/rules_<code>.ts) as a map of sentences and a list of templates, the one of most letters first.
#include "app/qt/phrasebook.h"

#include <QFile>
#include <QHash>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>
#include <optional>
#include <vector>

namespace optio {

namespace {

/// "{unit} must roll {}": what stands around its places, and what the places are called.
struct Template {
    QStringList around; ///< one more than places
    QStringList places;
};

/// A template with its translation.
struct Phrase {
    Template english;
    QString told;
    qsizetype letters = 0, signs = 0; ///< of what stands around the places
    quint64 pairs = 0;                ///< lettersIn() that
};

struct Book {
    QHash<QString, QString> sentences;
    std::vector<Phrase> phrases;
    mutable QHash<QString, QString> found; ///< what was asked lately
};

constexpr int mostFound = 20'000;
constexpr int deepest = 4;

Book &book()
{
    static Book open;
    return open;
}

Template parted(const QString &text)
{
    Template parts;
    qsizetype from = 0;
    for (qsizetype open = text.indexOf(u'{'); open >= 0; open = text.indexOf(u'{', from)) {
        const qsizetype close = text.indexOf(u'}', open);
        if (close < 0)
            break;
        parts.around.append(text.mid(from, open - from));
        parts.places.append(text.mid(open + 1, close - open - 1).section(u':', 0, 0));
        from = close + 1;
    }
    parts.around.append(text.mid(from));
    return parts;
}

/// Is there a full stop in it that is not of an initial ("Max D.")?
bool endsSentence(const QString &text)
{
    for (qsizetype at = text.indexOf(QLatin1String(". ")); at >= 0; at = text.indexOf(QLatin1String(". "), at + 1))
        if (at < 1 || !text[at - 1].isUpper() || (at > 1 && text[at - 2] != u' '))
            return true;
    return false;
}

/// Letters as bits, by which most templates are passed over without a closer look.
quint64 lettersIn(QStringView text)
{
    constexpr unsigned spread = 67, bits = 64;
    quint64 found = 0;
    for (qsizetype at = 1; at < text.size(); ++at)
        found |= quint64{1} << ((text[at - 1].unicode() * spread + text[at].unicode()) % bits);
    return found;
}

/// What stands in the places where `text` was made by the template.
std::optional<QStringList> placesIn(const Template &made, const QString &text)
{
    if (!text.startsWith(made.around.first()) || !text.endsWith(made.around.last()))
        return std::nullopt;
    qsizetype from = made.around.first().size();
    const qsizetype end = text.size() - made.around.last().size();
    QStringList places;
    for (qsizetype at = 1; at < made.around.size(); ++at) {
        const bool last = at + 1 == made.around.size();
        const qsizetype next = last ? end : text.indexOf(made.around[at], from + 1);
        if (next <= from || next > end)
            return std::nullopt;
        places.append(text.mid(from, next - from));
        if (endsSentence(places.last())) // the end of a sentence is in no place of one
            return std::nullopt;
        from = next + made.around[at].size();
    }
    return places;
}

QString told(const QString &text, int depth);

QString filled(const Phrase &phrase, const QStringList &words, int depth)
{
    const Template to = parted(phrase.told);
    QString text = to.around.first();
    for (qsizetype at = 0; at < to.places.size(); ++at) {
        bool numbered = false;
        qsizetype which = to.places[at].toInt(&numbered);
        if (!numbered)
            which = to.places[at].isEmpty() ? at : phrase.english.places.indexOf(to.places[at]);
        text += (which >= 0 && which < words.size() ? told(words[which], depth + 1) : QString()) + to.around[at + 1];
    }
    return text;
}

/// Where the engine puts things side by side, each is told by itself. Empty when nothing of it is known.
QString sideBySide(const QString &text, int depth)
{
    for (const QString &between :
         {QStringLiteral(" · "), QStringLiteral(". "), QStringLiteral("; "), QStringLiteral(": "), QStringLiteral(", ")}) {
        QStringList parts = text.split(between);
        if (parts.size() < 2)
            continue;
        bool changed = false;
        for (qsizetype at = 0; at < parts.size(); ++at) {
            const bool cut = between == QLatin1String(". ") && at + 1 < parts.size(); // the full stop belongs to the sentence
            QString part = told(cut ? parts[at] + u'.' : parts[at], depth + 1);
            if (cut && part.endsWith(u'.'))
                part.chop(1);
            changed = changed || part != parts[at];
            parts[at] = part;
        }
        if (changed)
            return parts.join(book().sentences.value(between, between));
    }
    // "Pikes 1"
    if (const qsizetype number = text.lastIndexOf(u' ') + 1;
        number > 1 && number < text.size() && std::all_of(text.begin() + number, text.end(), [](QChar sign) { return sign.isDigit(); })) {
        const QString before = text.left(number - 1), toldBefore = told(before, depth + 1);
        if (toldBefore != before)
            return toldBefore + text.mid(number - 1);
    }
    // "Knights (F)"
    if (const qsizetype open = text.indexOf(QLatin1String(" (")); open > 0 && text.endsWith(u')')) {
        const QString before = text.left(open), inside = text.mid(open + 2).chopped(1);
        const QString toldBefore = told(before, depth + 1), toldInside = told(inside, depth + 1);
        if (toldBefore != before || toldInside != inside)
            return toldBefore + QStringLiteral(" (") + toldInside + u')';
    }
    return {};
}

/// The text by its sentence or by the template that made it.
std::optional<QString> wholly(const QString &text, int depth)
{
    const Book &open = book();
    if (const auto whole = open.sentences.constFind(text); whole != open.sentences.constEnd())
        return *whole;
    if (depth > deepest)
        return std::nullopt;
    // "Romans: Correct the points left": what is known word for word is no place of another template.
    if (const qsizetype colon = text.indexOf(QLatin1String(": ")); colon > 0)
        if (const auto rest = open.sentences.constFind(text.mid(colon + 2)); rest != open.sentences.constEnd() && rest.key().contains(u' '))
            return told(text.left(colon), depth + 1) + open.sentences.value(QStringLiteral(": "), QStringLiteral(": ")) + *rest;
    const quint64 pairs = lettersIn(text);
    for (const Phrase &phrase : open.phrases) {
        if ((phrase.pairs & ~pairs) != 0)
            continue;
        if (const auto words = placesIn(phrase.english, text))
            return filled(phrase, *words, depth);
    }
    return std::nullopt;
}

/// The same, of what was made a sentence: with a full stop, with a capital, or with both.
std::optional<QString> asSentence(const QString &text, int depth)
{
    const QString label = text.endsWith(u'.') ? text.chopped(1) : text, stop = text.mid(label.size());
    if (!stop.isEmpty())
        if (const auto known = wholly(label, depth))
            return *known + stop;
    if (label.isEmpty() || !label.front().isUpper() || (label.size() > 1 && label[1].isUpper()))
        return std::nullopt;
    const QString small = label.front().toLower() + label.mid(1);
    const auto capital = [](const QString &text) { return text.isEmpty() ? text : text.front().toUpper() + text.mid(1); };
    if (const auto known = wholly(small + stop, depth))
        return capital(*known);
    if (const auto known = stop.isEmpty() ? std::nullopt : wholly(small, depth))
        return capital(*known) + stop;
    return std::nullopt;
}

QString told(const QString &text, int depth)
{
    if (const auto whole = wholly(text, depth))
        return *whole;
    if (depth > deepest)
        return text;
    if (const auto sentence = asSentence(text, depth))
        return *sentence;
    const QString parts = sideBySide(text, depth);
    return parts.isEmpty() ? text : parts;
}

} // namespace

void openPhrasebook(const QString &code)
{
    Book read;
    QFile file(QStringLiteral(":/languages/rules_%1.ts").arg(code));
    if (!code.isEmpty() && file.open(QIODevice::ReadOnly)) {
        QXmlStreamReader catalogue(&file);
        QString source;
        while (!catalogue.atEnd()) {
            if (catalogue.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (catalogue.name() == QLatin1String("source"))
                source = catalogue.readElementText();
            if (catalogue.name() != QLatin1String("translation") || catalogue.attributes().hasAttribute(QLatin1String("type")))
                continue;
            const QString text = catalogue.readElementText();
            Template english = parted(source);
            if (english.places.isEmpty()) {
                read.sentences.insert(source, text);
                continue;
            }
            const QString around = english.around.join(QString());
            const qsizetype letters = std::count_if(around.begin(), around.end(), [](QChar letter) { return letter.isLetter(); });
            quint64 pairs = 0;
            for (const QString &part : english.around)
                pairs |= lettersIn(part);
            read.phrases.push_back({std::move(english), text, letters, around.size(), pairs});
        }
        std::stable_sort(read.phrases.begin(), read.phrases.end(), [](const Phrase &a, const Phrase &b) {
            return a.letters != b.letters ? a.letters > b.letters : a.signs > b.signs;
        });
    }
    book() = std::move(read);
}

bool speaksEnglish() { return book().sentences.isEmpty() && book().phrases.empty(); }

QString spoken(const QString &english)
{
    const Book &open = book();
    if (english.isEmpty() || speaksEnglish())
        return english;
    if (const auto known = open.found.constFind(english); known != open.found.constEnd())
        return *known;
    if (open.found.size() >= mostFound)
        open.found.clear();
    return *open.found.insert(english, told(english, 0));
}

QString spoken(const std::string &english) { return spoken(QString::fromStdString(english)); }

QString spoken(const char *english) { return spoken(QString::fromUtf8(english)); }

} // namespace optio
