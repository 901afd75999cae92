// SPDX-License-Identifier: GPL-3.0-or-later
// One picture at a time.
#include "app/scan/code_scanner.h"

#include "app/scan/code_words.h"
#include "rules/slices.h"

#include <QQuickWindow>

namespace optio {

namespace {

constexpr int lookPause = 200;   ///< between two looks, in milliseconds
constexpr int lookSide = 1000;   // of a picture: the code of a club (100 squares) that fills half of its height has 4 pixels a square
constexpr int lookPatience = 10; ///< looks after which a picture that does not come is asked for anew

/// All codes of a picture, then what is to be done with them.
Slices readCodes(QImage picture, std::function<void(const std::vector<SeenCode> &)> after)
{
    std::vector<SeenCode> codes = codesIn(picture);
    co_return [codes = std::move(codes), after = std::move(after)] { after(codes); };
}

} // namespace

CodeScanner::CodeScanner(QObject *parent) : QObject(parent)
{
    often_.setInterval(lookPause);
    connect(&often_, &QTimer::timeout, this, &CodeScanner::look);
}

void CodeScanner::setSource(QQuickItem *source)
{
    if (source == source_)
        return;
    source_ = source;
    grab_.reset();
    worker_.drop();
    Q_EMIT sourceChanged();
}

void CodeScanner::setRunning(bool running)
{
    if (running == running_)
        return;
    running_ = running;
    grab_.reset();
    worker_.drop();
    if (running_ && canReadCodes())
        often_.start();
    else
        often_.stop();
    Q_EMIT runningChanged();
}

void CodeScanner::setWanted(const QString &wanted)
{
    if (wanted == wanted_)
        return;
    wanted_ = wanted;
    Q_EMIT wantedChanged();
}

void CodeScanner::look()
{
    if (!source_ || !source_->isVisible() || !source_->window() || !source_->window()->isVisible() || worker_.busy())
        return;
    if (grab_ && ++waited_ < lookPatience)
        return;
    const QSizeF place = source_->size();
    if (place.width() < 1 || place.height() < 1)
        return;
    waited_ = 0;
    grab_ = source_->grabToImage(place.scaled(lookSide, lookSide, Qt::KeepAspectRatio).toSize().expandedTo({1, 1}));
    if (!grab_)
        return;
    connect(grab_.get(), &QQuickItemGrabResult::ready, this, [this, grab = grab_.get()] {
        if (grab != grab_.get()) // was stopped since
            return;
        const QImage picture = grab->image();
        grab_->disconnect(this);
        grab_.reset();
        read(picture);
    });
}

void CodeScanner::read(const QImage &picture)
{
    const QSize size = picture.size();
    worker_.start(readCodes(picture, [this, size](const std::vector<SeenCode> &codes) { take(codes, size); }));
}

void CodeScanner::take(const std::vector<SeenCode> &codes, QSize picture)
{
    const SeenCode *code = aimedAt(codes, picture);
    if (!running_ || !code)
        return;
    const WantedCode wanted = wanted_ == QLatin1String("club") ? WantedCode::club : WantedCode::seat;
    const QString link = linkInCode(code->text, wanted);
    if (link.isEmpty()) {
        Q_EMIT other(otherCodeText(code->text, wanted));
        return;
    }
    often_.stop();
    Q_EMIT found(link);
}

} // namespace optio
