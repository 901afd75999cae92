// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/report_rich.h"

#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"
#include "rules/report/markup.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>
#include <limits>
#include <utility>

namespace optio {

namespace {

QString safe(const std::string &text) { return qt(inMarkup(text)).replace(u'\n', QStringLiteral("<br>")); }

QString said(const char *text) { return QCoreApplication::translate("Report", text); }

void tellStoryItem(QString &out, const StoryItem &item)
{
    const QString sentence = safe(item.sentence);
    if (item.kind == StoryItem::Kind::note)
        out += QStringLiteral("<p><i>%1</i></p>").arg(sentence);
    else if (item.kind == StoryItem::Kind::gone)
        out += QStringLiteral("<p><s>%1</s> (%2)</p>").arg(sentence, safe(item.remark));
    else
        out += QStringLiteral("<p>%1%2").arg(sentence, safe(item.remark));
    if (item.kind != StoryItem::Kind::act && item.kind != StoryItem::Kind::put)
        return;
    QStringList small;
    for (const std::string *part : {&item.dice, &item.comparison, &item.rule})
        if (!part->empty())
            small.append(safe(*part));
    if (!small.isEmpty())
        out += QStringLiteral("<br><small>%1</small>").arg(small.join(QStringLiteral(" · ")));
    out += QStringLiteral("</p>");
}

void tellPictures(QString &out, const std::vector<ReportPhoto> &photos, int from, int to, bool pictures)
{
    for (std::size_t at = 0; at < photos.size(); ++at)
        if (photos[at].n >= from && photos[at].n <= to)
            out += pictures ? QStringLiteral("<p><img src=\"photo:%1\"><br><small>%2</small></p>").arg(at).arg(safe(photos[at].caption))
                            : QStringLiteral("<p><small>[%1] %2</small></p>")
                                  .arg(said(QT_TRANSLATE_NOOP("Report", "photograph")), safe(photos[at].caption));
}

/// What each side had lost by each turn, with the breaking points.
QImage curveOf(const BattleStory &story)
{
    constexpr int width = 1400, height = 520, left = 60, right = 20, top = 40, bottom = 50;
    const double most = std::max({story.mostLost(), story.breaksAt[0], story.breaksAt[1]});
    if (most <= 0 || story.turns.empty())
        return {};
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(24);
    painter.setFont(font);
    const auto x = [&](double turn) { return left + (width - left - right) * turn / static_cast<double>(story.turns.size()); };
    const auto y = [&](double value) { return height - bottom - (height - bottom - top) * value / most; };
    painter.setPen(Qt::gray);
    painter.drawLine(QPointF(left, y(0)), QPointF(width - right, y(0)));
    for (const std::size_t side : {0U, 1U}) {
        const QColor colour = side == 0 ? QColor(0xA8, 0x47, 0x1F) : QColor(0x1F, 0x5C, 0x7A);
        painter.setPen(QPen(colour, side == 0 ? 4 : 7));
        QPointF from(left, y(0));
        for (std::size_t turn = 0; turn < story.turns.size(); ++turn) {
            const QPointF over(x(static_cast<double>(turn) + 1), from.y()), to(over.x(), y(story.lostAt(turn, side)));
            painter.drawLine(from, over);
            painter.drawLine(over, to);
            from = to;
        }
        if (story.breaksAt[side] > 0) {
            painter.setPen(QPen(colour, 3, side == 0 ? Qt::DashLine : Qt::DotLine));
            painter.drawLine(QPointF(left, y(story.breaksAt[side])), QPointF(width - right, y(story.breaksAt[side])));
        }
        const QString name = qt(story.names[side]) + QStringLiteral(" %1").arg(story.lostAt(story.turns.size() - 1, side));
        painter.setPen(colour);
        painter.drawText(QPointF(left + static_cast<double>(side) * width / 2, height - 14),
                         story.breaksAt[side] > 0
                             ? QCoreApplication::translate("Report", "%1, breaking point %2").arg(name).arg(story.breaksAt[side])
                             : name);
    }
    return image;
}

} // namespace

ReportWords reportWords()
{
    if (speaksEnglish())
        return {};
    const QLocale here;
    return {utf8(here.bcp47Name().section(u'-', 0, 0)), here.decimalPoint() == QLatin1String(",") ? ',' : '.',
            [](const std::string &english) { return utf8(spoken(english)); }};
}

QStringList reportMarkup(const BattleStory &story, const std::vector<ReportPhoto> &photos, bool pictures)
{
    constexpr int longPiece = 1500;
    QStringList pieces;
    const bool won = story.over && !story.winner.empty();
    const std::size_t winner = story.winner == "b" ? 1 : 0;
    QString out = QStringLiteral("<h1>%1</h1>")
                      .arg(won ? QCoreApplication::translate("Report", "Victory for %1 over %2")
                                     .arg(safe(story.names[winner]), safe(story.names[1 - winner]))
                               : QCoreApplication::translate("Report", "%1 against %2").arg(safe(story.names[0]), safe(story.names[1])));
    out += QStringLiteral("<p>%1, %2</p>").arg(safe(story.ruleset), safe(story.last.substr(0, 10)));
    if (story.over)
        out += QStringLiteral("<p><b>%1</b></p>").arg(safe(story.ended));
    if (pictures)
        out += QStringLiteral("<p><img src=\"curve:\"></p>");
    tellPictures(out, photos, 0, 0, pictures);
    int told = 0;
    const auto piece = [&] { pieces.append(std::exchange(out, QString())); };
    for (const StoryTurn &turn : story.turns) {
        piece();
        out += QStringLiteral("<h3>%1</h3>").arg(safe(turn.title));
        for (const StoryItem &item : turn.items) {
            if (out.size() > longPiece)
                piece();
            tellStoryItem(out, item);
        }
        if (!turn.items.empty() && turn.items.back().n > told) {
            tellPictures(out, photos, told + 1, turn.items.back().n, pictures);
            told = turn.items.back().n;
        }
    }
    tellPictures(out, photos, told + 1, std::numeric_limits<int>::max(), pictures);
    piece();
    out += QStringLiteral("<h3>%1</h3><table cellpadding=\"4\">").arg(said(QT_TRANSLATE_NOOP("Report", "Losses")));
    for (const StoryGroup &group : story.groups)
        out += QStringLiteral("<tr><td>%1</td><td>%2</td><td align=\"right\">%3</td></tr>")
                   .arg(safe(story.names[group.side == "b" ? 1 : 0]), safe(group.name),
                        QCoreApplication::translate("Report", "%1 of %2").arg(group.lost).arg(group.had));
    out += QStringLiteral("</table>");
    if (!story.luck.dice.empty()) {
        out += QStringLiteral("<h3>%1</h3><table cellpadding=\"4\">").arg(said(QT_TRANSLATE_NOOP("Report", "Luck")));
        for (const LuckDice &dice : story.luck.dice)
            out +=
                QStringLiteral("<tr><td>%1</td><td>%2 × %3, %4</td><td>%5</td><td>%6</td></tr>")
                    .arg(dice.side.empty() ? QString() : safe(story.luck.names[dice.side == "b" ? 1 : 0]))
                    .arg(dice.average.count)
                    .arg(safe(story.words.told(dice.kind.name())),
                         dice.app ? said(QT_TRANSLATE_NOOP("Report", "rolled by the app")) : said(QT_TRANSLATE_NOOP("Report", "typed in")),
                         qt(story.words.number(dice.average.got, 2)), safe(dice.average.verdict));
        out += QStringLiteral("</table>");
    }
    piece();
    return pieces;
}

std::string reportPdf(const BattleStory &story, const std::vector<ReportPhoto> &photos, const QString &title)
{
    constexpr int resolution = 150, margin = 15; // dots an inch, millimetres
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
        writer.setResolution(resolution);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Optio"));
        const QSizeF page = writer.pageLayout().paintRectPixels(resolution).size();
        QTextDocument document;
        document.setDocumentMargin(0);
        document.documentLayout()->setPaintDevice(&writer);
        QFont font(QStringLiteral("Inter"));
        font.setPointSizeF(10);
        document.setDefaultFont(font);
        const auto add = [&](const QString &name, const QImage &image) {
            if (!image.isNull())
                document.addResource(QTextDocument::ImageResource, QUrl(name),
                                     image.scaledToWidth(qRound(page.width()), Qt::SmoothTransformation));
        };
        add(QStringLiteral("curve:"), curveOf(story));
        for (std::size_t at = 0; at < photos.size(); ++at)
            add(QStringLiteral("photo:%1").arg(at), QImage::fromData(QByteArray::fromStdString(photos[at].jpeg)));
        document.setHtml(reportMarkup(story, photos, true).join(QString()));
        document.setPageSize(page);
        document.print(&writer);
    }
    return buffer.data().toStdString();
}

} // namespace optio
