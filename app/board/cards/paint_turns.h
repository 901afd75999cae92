// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards of a window are painted anew in a frame, when many get another size at once: a few, and the others in the next ones.
#pragma once

#include <QObject>
#include <QPointer>

class QQuickItem;
class QQuickWindow;

namespace optio {

class PaintTurns : public QObject {
public:
    /// Those of a window.
    static PaintTurns &of(QQuickWindow *window);
    /// May the card be painted in this frame? Otherwise it is polished again in one of the next.
    bool take(QQuickItem *card);

private:
    static constexpr int most = 3; ///< in a frame

    explicit PaintTurns(QQuickWindow *window);
    void begin();

    QQuickWindow *window_;
    int left_ = most;
    QList<QPointer<QQuickItem>> waiting_;
};

} // namespace optio
