// SPDX-License-Identifier: GPL-3.0-or-later
// QrItem { text: "…" }: a QR code with its quiet zone, dark on light whatever the theme, each square a whole number of pixels.
#pragma once

#include <QQuickPaintedItem>
#include <QString>

#include <vector>

namespace optio {

class QrItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// What it says; nothing is drawn for "" and for what is too long for a code.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
public:
    explicit QrItem(QQuickItem *parent = nullptr);

    const QString &text() const { return text_; }
    void setText(const QString &text);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void textChanged();

private:
    QString text_;
    std::vector<std::vector<bool>> squares_;
};

} // namespace optio
