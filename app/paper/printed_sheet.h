// SPDX-License-Identifier: GPL-3.0-or-later
// PrintedSheet: one page of App.printing on the screen, drawn as it will be printed.
#pragma once

#include "app/paper/print_model.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace optio {

class PrintedSheet : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(optio::PrintModel *pages READ pages WRITE setPages NOTIFY pagesChanged)
    /// Number of the page, from 0 on.
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY numberChanged)
public:
    explicit PrintedSheet(QQuickItem *parent = nullptr);

    PrintModel *pages() const { return pages_; }
    int number() const { return number_; }
    void setPages(PrintModel *pages);
    void setNumber(int number);
    void paint(QPainter *painter) override;

Q_SIGNALS:
    void pagesChanged();
    void numberChanged();

private:
    QPointer<PrintModel> pages_;
    int number_ = 0;
};

} // namespace optio
