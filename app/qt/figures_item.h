// SPDX-License-Identifier: GPL-3.0-or-later
// FiguresItem: a number whose digits all have the same width, painted in one piece.
#pragma once

#include <QColor>
#include <QFont>
#include <QQuickPaintedItem>
#include <QString>

namespace optio {

class FiguresItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(QColor colour READ colour WRITE setColour NOTIFY changed)
    Q_PROPERTY(QFont font READ font WRITE setFont NOTIFY changed)
public:
    explicit FiguresItem(QQuickItem *parent = nullptr) : QQuickPaintedItem(parent) {}

    const QString &text() const { return text_; }
    const QColor &colour() const { return colour_; }
    const QFont &font() const { return font_; }
    void setText(const QString &text);
    void setColour(const QColor &colour);
    void setFont(const QFont &font);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();

private:
    /// Each sign with its width and its place in it.
    struct Cell {
        QChar sign;
        qreal width, at;
    };
    void layOut();

    QString text_;
    QColor colour_;
    QFont font_;
    QList<Cell> cells_;
    qreal ascent_ = 0;
};

} // namespace optio
