// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a page.
#include "app/paper/printed_sheet.h"

#include "app/paper/pdf_writer.h"

#include <QPainter>

namespace optio {

PrintedSheet::PrintedSheet(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
    setAntialiasing(true);
}

void PrintedSheet::setPages(PrintModel *pages)
{
    if (pages == pages_)
        return;
    if (pages_)
        disconnect(pages_, nullptr, this, nullptr);
    pages_ = pages;
    if (pages_)
        connect(pages_, &PrintModel::changed, this, [this] { update(); });
    update();
    Q_EMIT pagesChanged();
}

void PrintedSheet::setNumber(int number)
{
    if (number == number_)
        return;
    number_ = number;
    update();
    Q_EMIT numberChanged();
}

void PrintedSheet::paint(QPainter *painter)
{
    painter->fillRect(QRectF(0, 0, width(), height()), Qt::white);
    if (!pages_ || number_ < 0 || number_ >= pages_->pageCount())
        return;
    const qreal scale = width() / pages_->size().width();
    painter->scale(scale, scale);
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    drawPage(*painter, pages_->pages()[number_]);
}

} // namespace optio
