// SPDX-License-Identifier: GPL-3.0-or-later
// What the app says to a screen reader: one event for each sentence, of the kind this Qt knows.
#include "tests/app/window.h"

#include "app/qt/announcer.h"
#include "tests/suite.h"

#include <QTemporaryDir>

namespace announce_test {

using namespace optio;
using namespace optio::test;

namespace {

QStringList heard; ///< what a screen reader would have read out

void listen(QAccessibleEvent *event)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    if (event->type() == QAccessible::Announcement)
        heard.append(static_cast<QAccessibleAnnouncementEvent *>(event)->message());
#else
    if (event->type() == QAccessible::Alert && event->accessibleInterface() != nullptr)
        heard.append(event->accessibleInterface()->text(QAccessible::Name));
#endif
}

} // namespace

class AnnounceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        listenForComplaints();
        QAccessible::installUpdateHandler(listen);
    }
    void init() { heard.clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(QLatin1Char('\n')))); }

    void messagesAreSaid()
    {
        const QTemporaryDir folder;
        const Running running(folder.path());
        QAccessible::setActive(true);
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0) // before it, a handler hears nothing on a platform without screen readers
        if (!QAccessible::isActive())
            QSKIP("this platform has no screen reader to listen");
#endif
        running.eval(QStringLiteral("snackbar.show('The hill counts', '')"));
        running.settle();
        QCOMPARE(heard.count(QStringLiteral("The hill counts")), 1);
    }

    void nothingIsSaidOfNobody()
    {
        QQuickItem item;
        Announcer::say(nullptr, QStringLiteral("nobody"));
        Announcer::say(&item, QString());
        QVERIFY(heard.isEmpty());
    }
};

OPTIO_TEST(AnnounceTest)

} // namespace announce_test

#include "announce_test.moc"
