// SPDX-License-Identifier: GPL-3.0-or-later
// Counts what is painted between two frames.
#include "app/board/cards/paint_turns.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>

namespace optio {

PaintTurns &PaintTurns::of(QQuickWindow *window)
{
    auto *turns = window->findChild<QObject *>(QStringLiteral("paintTurns"), Qt::FindDirectChildrenOnly);
    return turns != nullptr ? static_cast<PaintTurns &>(*turns) : *new PaintTurns(window);
}

PaintTurns::PaintTurns(QQuickWindow *window) : QObject(window), window_(window)
{
    setObjectName(QStringLiteral("paintTurns"));
    connect(window, &QQuickWindow::afterAnimating, this, &PaintTurns::begin); // on this thread, before items are polished
}

bool PaintTurns::take(QQuickItem *card)
{
    if (left_ > 0) {
        --left_;
        waiting_.removeOne(card);
        return true;
    }
    if (!waiting_.contains(card))
        waiting_.append(card);
    QMetaObject::invokeMethod(window_, &QQuickWindow::update, Qt::QueuedConnection);
    return false;
}

void PaintTurns::begin()
{
    left_ = most;
    waiting_.removeAll(QPointer<QQuickItem>());
    for (qsizetype n = 0; n < std::min<qsizetype>(most, waiting_.size()); ++n)
        waiting_[n]->polish();
}

} // namespace optio
