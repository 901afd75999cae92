// SPDX-License-Identifier: GPL-3.0-or-later
// The whole app for a test: the real view models on a folder of their own, the real window, and hands to use it with.
#pragma once

#include "app/app_model.h"
#include "app/qt/language.h"
#include "app/qt/look.h"
#include "tests/app/pseudo.h"

#include <QAccessible>
#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlContext>
#include <QQmlExpression>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>

void qml_register_types_Optio();

namespace optio::test {

/// What Qt and QML complained about since the last look.
inline QStringList &complaints()
{
    static QStringList list;
    return list;
}

/// Collects warnings; a test then says that there were none.
inline void listenForComplaints()
{
    static QtMessageHandler usual = nullptr;
    usual = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &context, const QString &text) {
        // Qt says this of itself when a picture is taken in the middle of an animation, and when rows go while it still makes those beyond
        // the edge of a list (6.4.2).
        const bool known = text.startsWith(QLatin1String("QUnifiedTimer::stopAnimationDriver")) ||
                           text.startsWith(QLatin1String("DelegateModel::cancel: index out range"));
        if ((type == QtWarningMsg || type == QtCriticalMsg) && !known)
            complaints().append(text);
        if (usual)
            usual(type, context, text);
    });
}

inline std::filesystem::path rulesets() { return qEnvironmentVariable("OPTIO_RULESETS").toStdString(); }

/// A kept game among the tests, "dbm-short.optio-game".
inline QUrl goldenGame(const char *name)
{
    return QUrl::fromLocalFile(qEnvironmentVariable("OPTIO_TESTS") + QStringLiteral("/golden/") + QString::fromLatin1(name));
}

/// The app, from opening its data to closing it.
class Running {
public:
    explicit Running(const QString &data) : Running(AppModel::open(folder(data), rulesets())) {}
    explicit Running(std::unique_ptr<AppModel> app) : app_(std::move(app))
    {
        speakAsTried(); // once more: what is opened last is asked first
        qml_register_types_Optio();
        engine_ = std::make_unique<QQmlApplicationEngine>();
        engine_->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine_->load(QUrl(QStringLiteral("qrc:/qt/qml/Optio/Main.qml")));
        if (!engine_->rootObjects().isEmpty())
            window_ = qobject_cast<QQuickWindow *>(engine_->rootObjects().constFirst());
        if (window_) {
            QVERIFY(QTest::qWaitForWindowExposed(window_));
            // The pointer of a window that was never touched rests on its corner, where a button is.
            QTest::mouseMove(window_, QPoint(window_->width() - 1, window_->height() - 1));
        }
    }
    ~Running()
    {
        engine_.reset();
        app_.reset();
    }
    Running(const Running &) = delete;
    Running &operator=(const Running &) = delete;

    AppModel &app() const { return *app_; }
    QQuickWindow *window() const { return window_; }

    /// Evaluates a script in the window, where pages are asked for.
    QVariant eval(const QString &script) const
    {
        QQmlExpression expression(qmlContext(window_), window_, script);
        const QVariant value = expression.evaluate();
        if (expression.hasError())
            complaints().append(expression.error().toString());
        QTest::qWait(1);
        return value;
    }
    void resize(QSize size) const
    {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        settle();
    }
    /// Lets layouts and short animations come to rest.
    void settle() const
    {
        for (int i = 0; i < 4; ++i) {
            QTest::qWait(15);
            window_->grabWindow();
        }
    }

    /// Keeps "name.png" in the folder that OPTIO_SCREENSHOTS names; nothing where it names none, as in the tests that every change must
    /// pass.
    void picture(const QString &name) const
    {
        const QString folder = qEnvironmentVariable("OPTIO_SCREENSHOTS");
        if (folder.isEmpty())
            return;
        const QString file = folder + u'/' + name + QStringLiteral(".png");
        QVERIFY2(QDir().mkpath(folder) && window_->grabWindow().save(file), qPrintable(file));
    }

    /// All items to be seen in the window, outer ones first.
    QList<QQuickItem *> items() const
    {
        QList<QQuickItem *> found;
        const std::function<void(QQuickItem *)> walk = [&](QQuickItem *item) {
            if (!item->isVisible() || item->opacity() == 0)
                return;
            found.append(item);
            const QList<QQuickItem *> children = item->childItems();
            for (QQuickItem *child : children)
                walk(child);
        };
        walk(window_->contentItem());
        return found;
    }
    QQuickItem *named(const QString &name) const
    {
        const QList<QQuickItem *> all = items();
        for (QQuickItem *item : all)
            if (item->objectName() == name)
                return item;
        return nullptr;
    }
    /// The same, once it is there: a page or a list may need a moment on a busy machine. Null after five seconds.
    QQuickItem *awaited(const QString &name) const
    {
        QQuickItem *item = nullptr;
        static_cast<void>(QTest::qWaitFor([&] { return (item = named(name)) != nullptr; }));
        return item;
    }
    /// The topmost control with this text.
    QQuickItem *button(const QString &text) const
    {
        const QList<QQuickItem *> all = items();
        for (auto item = all.crbegin(); item != all.crend(); ++item)
            if ((*item)->inherits("QQuickAbstractButton") && (*item)->property("text").toString() == text)
                return *item;
        return nullptr;
    }
    /// Scrolls until `item` is in sight.
    void reveal(QQuickItem *item) const
    {
        for (QQuickItem *outer = item->parentItem(); outer; outer = outer->parentItem()) {
            if (!outer->inherits("QQuickFlickable"))
                continue;
            auto *content = outer->property("contentItem").value<QQuickItem *>();
            const QRectF place = item->mapRectToItem(content, QRectF(0, 0, item->width(), item->height()));
            const qreal y = outer->property("contentY").toReal();
            const qreal first = outer->property("originY").toReal();
            const qreal last = qMax(first, first + outer->property("contentHeight").toReal() - outer->height());
            if (place.top() < y || place.bottom() > y + outer->height())
                outer->setProperty("contentY", qBound(first, place.center().y() - outer->height() / 2, last));
            QTest::qWait(20);
        }
    }
    /// While one page gives way to the next, taps are not taken.
    void rest() const
    {
        const auto busy = [this] {
            const QList<QQuickItem *> all = items();
            return std::any_of(all.begin(), all.end(), [](QQuickItem *item) { return item->property("busy").toBool(); });
        };
        for (int i = 0; i < 100 && busy(); ++i)
            QTest::qWait(10);
    }
    static QPoint middle(const QQuickItem *item) { return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint(); }
    bool click(QQuickItem *item) const
    {
        if (!item)
            return false;
        rest();
        reveal(item);
        QTest::mouseClick(window_, Qt::LeftButton, Qt::NoModifier, middle(item));
        QTest::qWait(30);
        return true;
    }
    bool click(const QString &name) const { return click(awaited(name)); }
    /// A finger's tap.
    bool tap(QQuickItem *item) const
    {
        if (!item)
            return false;
        rest();
        reveal(item);
        static QPointingDevice *screen = QTest::createTouchDevice();
        const QPoint at = middle(item);
        QTest::touchEvent(window_, screen).press(0, at, window_);
        QTest::qWait(20);
        QTest::touchEvent(window_, screen).release(0, at, window_);
        QTest::qWait(30);
        return true;
    }
    bool tap(const QString &name) const { return tap(awaited(name)); }
    /// A finger that stays on an item until that has heard of it.
    bool hold(QQuickItem *item) const
    {
        if (!item)
            return false;
        rest();
        reveal(item);
        static QPointingDevice *screen = QTest::createTouchDevice();
        const QPoint at = middle(item);
        QTest::touchEvent(window_, screen).press(0, at, window_);
        QTest::qWait(1000);
        QTest::touchEvent(window_, screen).release(0, at, window_);
        QTest::qWait(30);
        return true;
    }
    /// A finger that draws one item onto another.
    bool drag(QQuickItem *item, QQuickItem *onto) const
    {
        if (!item || !onto)
            return false;
        rest();
        static QPointingDevice *screen = QTest::createTouchDevice();
        const QPoint from = middle(item), to = middle(onto);
        constexpr int steps = 10;
        QTest::touchEvent(window_, screen).press(0, from, window_);
        for (int step = 1; step <= steps; ++step) {
            QTest::qWait(10);
            QTest::touchEvent(window_, screen).move(0, from + (to - from) * step / steps, window_);
        }
        QTest::qWait(20);
        QTest::touchEvent(window_, screen).release(0, to, window_);
        QTest::qWait(30);
        return true;
    }

private:
    /// The data folder; before it is opened, the language that the run is tried in is insisted on.
    static std::filesystem::path folder(const QString &data)
    {
        speakAsTried();
        return data.toStdString();
    }

    std::unique_ptr<AppModel> app_;
    std::unique_ptr<QQmlApplicationEngine> engine_;
    QQuickWindow *window_ = nullptr;
};

/// How an item reads to a screen reader.
inline QString spokenName(QQuickItem *item)
{
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(item);
    return face ? face->text(QAccessible::Name) : QString();
}

/// The name an item has in messages.
inline QString describe(const QQuickItem *item)
{
    QString text = QString::fromLatin1(item->metaObject()->className()).section(QLatin1Char('_'), 0, 0);
    if (!item->objectName().isEmpty())
        text += QLatin1Char('#') + item->objectName();
    const QString words = item->property("text").toString().left(40);
    if (!words.isEmpty())
        text += QStringLiteral(" \"%1\"").arg(words);
    return text;
}

} // namespace optio::test
