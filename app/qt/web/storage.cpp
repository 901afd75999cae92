// SPDX-License-Identifier: GPL-3.0-or-later
// The browser's storage for this site. What is written to the data folder is on its way there until browser.js says that it has arrived;
// until then no new picture is shown.
#include "app/qt/storage.h"

#include "app/qt/web/answers.h"
#include "app/qt/web/browser.h"

#include <QEvent>
#include <QPointer>
#include <QQuickWindow>

namespace optio {

struct Storage::Inner : public QObject {
    Storage *storage = nullptr;
    QPointer<QQuickWindow> window;
    bool waits = false; ///< a picture is held back
    QString promise;
    int stored = 0, faults = 0, promises = 0; ///< numbers of the calls that are expected

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::UpdateRequest && browser().call<bool>("isStoring")) {
            waits = true;
            return true;
        }
        return QObject::eventFilter(watched, event);
    }
    void show()
    {
        if (std::exchange(waits, false) && window)
            window->requestUpdate();
    }
};

Storage::Storage(QObject *parent) : QObject(parent), inner_(std::make_unique<Inner>())
{
    inner_->storage = this;
    inner_->stored = expectCalls([this](const QString &) { inner_->show(); });
    inner_->faults = expectCalls([this](const QString &sentence) {
        inner_->show();
        Q_EMIT failed(sentence);
    });
    inner_->promises = expectCalls([this](const QString &promise) {
        if (promise == inner_->promise)
            return;
        inner_->promise = promise;
        Q_EMIT promiseChanged();
    });
    browser().call<void>("listenToStorage", inner_->stored, inner_->faults, inner_->promises);
}

Storage::~Storage()
{
    for (const int number : {inner_->stored, inner_->faults, inner_->promises})
        forgetAnswer(number);
}

bool Storage::inBrowser() { return true; }

QString Storage::promise() const { return inner_->promise; }

void Storage::guard(QQuickWindow *window)
{
    inner_->window = window;
    window->installEventFilter(inner_.get());
}

} // namespace optio
